"""`subterminator bench`: what it prints of runs that ended, and its exit code."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from subterminator.cli.main import front
from subterminator.domain.protocols import Outcome, State
from subterminator.practice import scenarios
from subterminator.practice.site.ledger import Books, Ledger
from subterminator.wiring import RunSummary
from subterminator.wiring import harness as benches
from subterminator.wiring.harness import BenchResult, ScenarioResult

GOOD = ScenarioResult(
    scenario="straight",
    expected="scheduled",
    outcome="scheduled",
    success=True,
    why="",
    turns=3,
    tokens=5000,
    cached=1000,
    cost_usd=0.01,
    refusals=0,
    seconds=2.0,
)
BAD = replace(GOOD, scenario="iliad", outcome="failed", success=False, why="no way on", turns=9, refusals=2)
IDLE = replace(GOOD, scenario="third_party_apple", turns=0, tokens=0, cached=0, cost_usd=0)


def ran(monkeypatch: pytest.MonkeyPatch, *tried: ScenarioResult) -> list[Any]:
    """The command's runs are these; gives what it asked for."""
    asked: list[Any] = []

    async def bench(
        design: str, brain: str, names: list[str], *rest: Any, **options: Any
    ) -> AsyncIterator[ScenarioResult]:
        asked.append((design, brain, list(names), options["browser"]))
        for each in tried:
            yield each

    monkeypatch.setattr(benches, "bench", bench)
    return asked


@pytest.mark.spec("bench.why", "bench.exit", "bench.counts")
def test_a_run_that_ended_otherwise_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: a line each, why below it, what it comes to, and exit code 1."""
    ran(monkeypatch, GOOD, BAD)
    answer = CliRunner().invoke(front, ["bench", "--scenario", "straight", "--scenario", "iliad"])
    head, good, bad, why, total = answer.stdout.splitlines()
    assert head.split() == ["scenario", "outcome", "turns", "tokens", "refused", "seconds"]
    assert good.split() == ["ok", "straight", "scheduled", "3", "5000", "0", "2.0"]
    assert bad.split() == ["FAILED", "iliad", "failed", "9", "5000", "2", "2.0"]
    assert why.strip() == "expected scheduled: no way on"
    assert total.startswith("1 of 2 ended as declared; average 6.0 turns")
    assert total.endswith("10000 tokens (2000 from the cache), US$ 0.0200 in total")
    assert answer.exit_code == 1


@pytest.mark.spec("bench.exit", "bench.designs")
def test_json_is_one_object_and_all_well_is_0(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: for a program that compares two of them; without names, every scenario."""
    asked = ran(monkeypatch, GOOD, IDLE)
    answer = CliRunner().invoke(front, ["bench", "--design", "agent", "--brain", "rules", "--json"])
    told = json.loads(answer.stdout)
    assert (told["design"], told["success"], told["succeeded"], told["of"]) == ("agent", True, 2, 2)
    assert [each["scenario"] for each in told["runs"]] == ["straight", "third_party_apple"]
    assert asked == [("agent", "rules", list(scenarios()), "playwright")]
    assert answer.exit_code == 0


@pytest.mark.spec("bench.browser")
def test_the_paired_browser_may_be_asked_for_and_goes_with_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: the same word as of `cancel`; a contradiction is told before anything runs."""
    asked = ran(monkeypatch, GOOD)
    begin = ["bench", "--scenario", "straight", "--browser", "extension"]
    assert CliRunner().invoke(front, begin).exit_code == 0
    assert asked == [("ai-led", "rules", ["straight"], "extension")]
    refused = CliRunner().invoke(front, [*begin, "--cdp-url", "http://127.0.0.1:9222"])
    assert (refused.exit_code, len(asked)) == (2, 1)
    assert "omit --cdp-url" in refused.stderr


@pytest.mark.spec("bench.browser", "bench.exit")
def test_without_a_pairing_it_says_how_to_pair() -> None:
    """Required: one line, before a site is up."""
    answer = CliRunner().invoke(front, ["bench", "--scenario", "straight", "--browser", "extension"])
    assert (answer.exit_code, len(answer.stderr.splitlines())) == (9, 1)
    assert "subterminator extension pair" in answer.stderr


@pytest.mark.spec("bench.exit")
def test_a_scenario_that_there_is_not_is_one_line() -> None:
    """Required: with what was meant, before anything runs."""
    answer = CliRunner().invoke(front, ["bench", "--scenario", "strait"])
    assert (answer.exit_code, len(answer.stderr.splitlines())) == (9, 1)
    assert "straight" in answer.stderr


@pytest.mark.spec("bench.counts")
def test_averages_are_over_what_needed_a_turn() -> None:
    """Required: what is told without one says nothing about a model."""
    told = BenchResult(design="ai-led", brain="rules", runs=[GOOD, IDLE]).to_dict()
    assert (told["turns"], told["tokens"]) == (3.0, 5000)
    assert (told["total_tokens"], told["cached"], told["cost_usd"]) == (5000, 1000, 0.01)
    assert BenchResult(design="ai-led", brain="rules").to_dict()["turns"] == 0
    unpriced = BenchResult(design="ai-led", brain="claude", runs=[replace(GOOD, cost_usd=None)])
    assert unpriced.to_dict()["cost_usd"] is None


@pytest.mark.spec("bench.truth", "bench.why")
@pytest.mark.parametrize(
    ("outcome", "books", "why"),
    [
        (Outcome.SCHEDULED, {"final_requests": 1}, ""),
        (Outcome.SCHEDULED, {}, "0 final requests, not 1; the message"),
        (Outcome.FAILED, {"final_requests": 1}, "the message"),
        (Outcome.SCHEDULED, {"final_requests": 1, "upgrades": 1}, "something was bought; the message"),
        (
            Outcome.SCHEDULED,
            {"final_requests": 1, "accepted_offers": ("discount",)},
            "accepted: discount; the message",
        ),
        (Outcome.SCHEDULED, {"final_requests": 1, "marketing": True}, "agreed to advertising; the message"),
    ],
    ids=["as declared", "said only", "another end", "bought", "accepted", "advertising"],
)
def test_the_ledger_outweighs_what_the_run_says(outcome: Outcome, books: dict[str, Any], why: str) -> None:
    """Required: DESIGN promise 2 holds for the harness, too."""
    summary = RunSummary(
        run_id="r",
        service="practice",
        design="ai-led",
        brain="rules",
        outcome=outcome,
        state=State.COMPLETE,
        message="the message",
        run_dir=Path(),
    )
    scenario = scenarios()["straight"]
    ledger = Ledger(replace(Books.opening("active", date(2026, 11, 22)), **books))
    assert benches._failure(summary, scenario, ledger) == why
