"""Design B with Claude over the real SDK and real HTTP, answered by the stand-in: whole runs, and what goes wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kit import Bare, Ran, Says, close_tabs, lent_driver, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.practice import PracticeSite, scenarios
from subterminator.practice.model.messages_api import MessagesApi
from subterminator.practice.model.rules_brain import RulesBrain
from subterminator.record.runs import find_run
from subterminator.wiring import resume

SCENARIOS = [
    "nf_accordion",
    "survey_required_text",
    "delayed_enable",
    "multi_subscription",
    "third_party_apple",
    "phone_only",
]
PASSING = [
    ("rate-limit-soon", "overloaded", "server-error"),
    ("reset", "cut-off", "half-json"),
    ("proxy-page", "refusal", "no-tool"),
    ("two-tools", "wrong-tool", "thinking-first"),
    ("only-thinking", "max-tokens", "context-window"),
    ("pause", "empty", "unknown-block"),
    ("input-not-object", "input-null", "input-empty"),
    ("wrong-types",),
]
"""Each once, a good answer after it: it is asked again, answered with what was wrong, or read with care."""
AS_GOOD = {"two-tools", "thinking-first", "unknown-block"}
"""Of these, what is a good answer itself."""
LASTING = ["rate-limit-hour", "bad-key"]
"""Asking again does not mend these."""
STAYING = ["no-tool", "input-null"]
"""What a model may do for ever."""


async def led(folder: Path, api: MessagesApi, scenario: str, chromium: str) -> Ran:
    """One run of design B, led by what answers at the stand-in."""
    practice = Bare(folder)
    practice.config = replace(practice.config, anthropic_api_key="any", anthropic_base_url=api.base_url)
    return await practice.cancel(scenario, person=Says("confirm"), cdp_url=chromium, ai_led=True, brain="claude")


@pytest.mark.spec("led.model")
@pytest.mark.parametrize("name", rest_in_matrix(SCENARIOS, ["survey_required_text"]))
async def test_scenario_ends_as_declared_through_the_messages_api(
    name: str, tmp_path: Path, shared_chromium: str
) -> None:
    """Required: what a model is sent, over the wire, is enough to find the way."""
    declared = scenarios()[name]
    async with MessagesApi(RulesBrain()) as api:
        ran = await led(tmp_path, api, name, shared_chromium)

    assert ran.outcome.word == declared.expected, ran.summary.message
    assert ran.truth.final_requests == declared.final_requests
    assert (ran.truth.upgrades, ran.truth.accepted_offers) == (0, ())
    assert (ran.summary.design, ran.summary.brain) == ("ai-led", "claude")
    assert all(each.has_key for each in api.requests)


@pytest.mark.spec("led.outlives-faults")
@pytest.mark.parametrize(
    "faults",
    [
        pytest.param(each, marks=() if each in PASSING[1:2] else pytest.mark.matrix, id=" ".join(each))
        for each in PASSING
    ],
)
async def test_faults_that_pass_cost_no_outcome(faults: tuple[str, ...], tmp_path: Path, shared_chromium: str) -> None:
    """Required: the run ends as without them, with one press."""
    met = [each for fault in faults for each in ([fault] if fault in AS_GOOD else [fault, "none"])]
    async with MessagesApi(RulesBrain(), faults=[*met, "none"]) as api:
        ran = await led(tmp_path, api, "straight", shared_chromium)

    assert ran.outcome is Outcome.SCHEDULED, ran.summary.message
    assert ran.truth.final_requests == 1
    assert {*faults} <= {each.fault for each in api.requests}


@pytest.mark.spec("led.outlives-faults")
@pytest.mark.parametrize("fault", rest_in_matrix(LASTING, ["bad-key"]))
async def test_a_model_that_cannot_be_asked_ends_the_run_in_words(
    fault: str, tmp_path: Path, shared_chromium: str
) -> None:
    """Required: nothing was pressed but what led on, and the message says why."""
    async with MessagesApi(RulesBrain(), faults=["none", fault]) as api:
        ran = await led(tmp_path, api, "straight", shared_chromium)

    assert ran.outcome is Outcome.FAILED
    assert ran.truth.final_requests == 0
    assert "model" in ran.summary.message
    assert "Nothing was sent" in ran.summary.message


@pytest.mark.spec("led.outlives-faults")
@pytest.mark.parametrize("fault", rest_in_matrix(STAYING, ["no-tool"]))
async def test_a_model_that_stays_odd_ends_the_run(fault: str, tmp_path: Path, shared_chromium: str) -> None:
    """Required: after a few questions, with nothing sent."""
    async with MessagesApi(RulesBrain(), faults=["none", fault]) as api:
        ran = await led(tmp_path, api, "straight", shared_chromium)

    assert ran.outcome is Outcome.FAILED
    assert ran.truth.final_requests == 0
    assert api.turns <= 10


@pytest.mark.spec("led.outlives-faults")
@pytest.mark.parametrize("fault", rest_in_matrix(["bad-key", "no-tool"], ["bad-key"]))
async def test_after_the_press_the_account_is_read_whatever_the_model_does(
    fault: str, tmp_path: Path, shared_chromium: str
) -> None:
    """Required: the outcome is the account's, not the model's, and there is no second press."""
    async with MessagesApi(RulesBrain(), faults=["none", "none", fault]) as api:
        ran = await led(tmp_path, api, "straight", shared_chromium)

    assert ran.outcome is Outcome.SCHEDULED, ran.summary.message
    assert ran.truth.final_requests == 1
    assert api.requests[2].fault == fault


@pytest.mark.spec("led.resumed")
async def test_a_conversation_goes_on_in_a_new_browser(tmp_path: Path, shared_chromium: str) -> None:
    """Required: nobody was there for the yes; resumed, the model is told what it did, and the end is sent once."""
    practice = Bare(tmp_path)
    async with MessagesApi(RulesBrain()) as api, PracticeSite("two_offers") as site:
        practice.config = replace(practice.config, anthropic_api_key="any", anthropic_base_url=api.base_url)
        first = await practice.cancel(site=site, person=Says(), cdp_url=shared_chromium, ai_led=True, brain="claude")
        asked = len(api.requests)
        with lent_driver(shared_chromium):
            again = find_run(practice.config.output_dir, "last")
            summary = await resume(again, practice.config, Says("confirm"), lambda event: None)
        await close_tabs(shared_chromium)

    assert (first.outcome, summary.outcome) == (Outcome.NEEDS_HUMAN, Outcome.SCHEDULED), summary.message
    assert (site.ledger.final_requests, site.ledger.accepted_offers) == (1, ())
    goal = str(api.requests[asked].body)
    assert "done: clicked link" in goal
    assert summary.run_dir == first.summary.run_dir
