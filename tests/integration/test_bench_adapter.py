"""Another agent over the practice and field sites: judged by their ledgers, as our own designs are."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from subterminator.cli.main import front
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.settings import AppConfig
from subterminator.wiring.adapters import (
    AgentAnswer,
    AgentTask,
    PracticeScenario,
    adapter_named,
    bench_agent,
    field_sites,
)
from subterminator.wiring.harness import ScenarioResult

FIELD = Path(__file__).parents[1] / "field"


async def tried(function: str, *names: str) -> list[ScenarioResult]:
    sites = [PracticeScenario(name) for name in names]
    return [each async for each in bench_agent(adapter_named(f"scripted_agent:{function}"), sites)]


@pytest.mark.spec("bench.adapter")
async def test_an_agent_is_right_where_the_ledger_says_so() -> None:
    """Required: it asked before the end was sent, and says how it ended."""
    straight, phone = await tried("careful", "straight", "phone_only")

    assert (straight.outcome, straight.success, straight.why) == ("scheduled", True, "")
    assert (straight.turns, straight.cost_usd) == (3, 0.0)
    assert (phone.outcome, phone.expected, phone.success) == ("manual_required", "manual_required", True)


@pytest.mark.spec("bench.adapter")
@pytest.mark.parametrize(
    ("function", "outcome", "why"),
    [
        ("reckless", "scheduled", "the end was sent without asking"),
        ("lying", "scheduled", "0 final requests, not 1; all done"),
        ("broken", "failed", "0 final requests, not 1; it says failed; ZeroDivisionError: Tidelight"),
    ],
)
async def test_an_agent_is_wrong_whatever_it_says(function: str, outcome: str, why: str) -> None:
    """Required: an end that nobody was asked about, one that did not happen, and an error."""
    (result,) = await tried(function, "straight")

    assert (result.outcome, result.success, result.why) == (outcome, False, why)


@pytest.mark.spec("bench.adapter")
async def test_an_agent_runs_over_field_sites_too() -> None:
    """Required: with the truth of the site's own server."""
    (site,) = field_sites(FIELD / "small" / "norae")
    (result,) = [each async for each in bench_agent(adapter_named("scripted_agent:lying"), [site])]

    assert (result.scenario, result.expected) == ("norae", "scheduled")
    assert (result.success, result.why) == (False, "the account is active; it says scheduled; all done")


@pytest.mark.spec("bench.adapter")
def test_the_command_prints_the_table_and_ends_by_it() -> None:
    """Required: as for our own designs, also as JSON."""
    command = ["bench", "--adapter", "scripted_agent:careful", "--scenario", "straight"]
    told = CliRunner().invoke(front, command)
    data = CliRunner().invoke(front, [*command, "--scenario", "two_offers", "--json"])

    assert (told.exit_code, data.exit_code) == (0, 1), told.output + data.output
    assert "1 of 1 ended as declared" in told.output
    parsed = json.loads(data.stdout)
    assert (parsed["design"], parsed["succeeded"], parsed["of"]) == ("scripted_agent:careful", 1, 2)


@pytest.mark.spec("bench.adapter")
@pytest.mark.parametrize("name", ["scripted_agent", "no_such_module:run", "scripted_agent:no_such", "json:__name__"])
def test_an_adapter_that_cannot_be_used_is_told(name: str) -> None:
    """Required: in one line, before a site is served."""
    with pytest.raises(ConfigurationError, match="--adapter"):
        adapter_named(name)


@pytest.mark.spec("bench.adapter")
def test_a_folder_without_field_sites_is_told(tmp_path: Path) -> None:
    """Required: also one with a broken description."""
    with pytest.raises(ConfigurationError, match="has no field sites"):
        field_sites(tmp_path)
    (tmp_path / "site.toml").write_text("title = 1", encoding="utf-8")
    with pytest.raises(ConfigurationError, match="is no field site"):
        field_sites(tmp_path)


@pytest.mark.spec("bench.adapter")
async def test_an_agent_is_told_which_model_to_ask() -> None:
    """Required: by the options, else by the settings; an open address is refused before a site is served."""
    given: list[AgentTask] = []

    def noting(task: AgentTask) -> AgentAnswer:
        given.append(task)
        return AgentAnswer(outcome="failed")

    site = PracticeScenario("straight")
    config = replace(
        AppConfig.load(), openai_model="small", openai_base_url="http://127.0.0.1:1/v1", openai_api_key="k"
    )
    for options in ({}, {"model": "large", "brain_url": "http://127.0.0.1:2"}):
        [_ async for _ in bench_agent(noting, [site], config, **options)]

    assert [(each.model, each.brain_url, each.api_key) for each in given] == [
        ("small", "http://127.0.0.1:1/v1", "k"),
        ("large", "http://127.0.0.1:2/v1", "k"),
    ]
    with pytest.raises(ConfigurationError, match="--brain-url"):
        [_ async for _ in bench_agent(noting, [site], config, brain_url="http://models.example")]


BROWSER_USE = """
import os
from types import SimpleNamespace as ActionResult, SimpleNamespace as Browser, SimpleNamespace as ChatOpenAI


class Tools:
    def action(self, description):
        return lambda function: setattr(self, function.__name__, function)


class Agent:
    def __init__(self, **options):
        self.options = options

    async def run(self, max_steps):
        print("what a library prints is no message")
        said = await self.options["tools"].ask_person("Finish cancellation")
        told = [said.extracted_content, self.options["llm"].model, *self.options["browser"].allowed_domains]
        told += [name for name in ("ANONYMIZED_TELEMETRY", "BROWSER_USE_CLOUD_SYNC") if os.environ[name] == "false"]
        end = self.options["output_model_schema"](outcome="aborted", message="; ".join(told))
        return ActionResult(
            structured_output=end, is_done=lambda: True, errors=list, number_of_steps=lambda: 2,
            usage=ActionResult(total_tokens=9),
        )
"""
"""In the place of browser-use: as much of its interface as the adapter needs."""


@pytest.mark.spec("bench.browser-use")
async def test_browser_use_runs_in_an_environment_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: its question is the person's, its answer the result; it reports its use to nobody."""
    (tmp_path / "browser_use.py").write_text(BROWSER_USE, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("BROWSER_USE_PYTHON", sys.executable)
    monkeypatch.syspath_prepend(FIELD.parents[1])
    adapter = adapter_named("adapters.browser_use_agent:cancel")
    (result,) = [each async for each in bench_agent(adapter, [PracticeScenario("straight")], model="some")]

    assert (result.outcome, result.turns, result.tokens) == ("aborted", 2, 9), result.why
    assert result.why.endswith(
        "The person says yes.; some; http*://127.0.0.1; ANONYMIZED_TELEMETRY; BROWSER_USE_CLOUD_SYNC"
    )


@pytest.mark.spec("bench.browser-use")
@pytest.mark.parametrize(
    ("python", "model", "why"), [("", "some", "set BROWSER_USE_PYTHON"), ("x", None, "give --model")]
)
async def test_browser_use_without_what_it_needs_is_told(
    python: str, model: str | None, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: in the reason of the failed run."""
    monkeypatch.setenv("BROWSER_USE_PYTHON", python)
    monkeypatch.syspath_prepend(FIELD.parents[1])
    adapter = adapter_named("adapters.browser_use_agent:cancel")
    config = replace(AppConfig.load(), openai_model=None)
    (result,) = [each async for each in bench_agent(adapter, [PracticeScenario("straight")], config, model=model)]

    assert (result.outcome, why in result.why) == ("failed", True)
