"""Where the parts meet: what a run is made of, and what the end of a leg means for it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from stand_ins import MemoryJournal
from subterminator import wiring
from subterminator.approval.approvers import DenyApprover, OnceApprover, TerminalApprover
from subterminator.domain.errors import (
    Aborted,
    BrowserLost,
    ConfigurationError,
    DryRunReached,
    NeedsHuman,
    StopTheRun,
    UnsettledIntent,
)
from subterminator.domain.protocols import ApprovalRequest, Decision, Outcome, State
from subterminator.domain.settings import AppConfig
from subterminator.record.runs import Ending, LegEnd
from subterminator.wiring import CancelOptions, RunSummary, legs, runs
from subterminator.wiring.options import brain_of, definition_of

REQUEST = ApprovalRequest(
    run_id="run1",
    service="example",
    host="www.example.com",
    role="button",
    name="Finish cancellation",
    text="",
    form_method="POST",
    form_action="",
    url="https://www.example.com/",
    title="",
    facts={},
    reason="",
    nonce="n",
    expires=datetime(2026, 11, 21, tzinfo=UTC),
)


class Nobody:
    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        return Decision.NOBODY, ""

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return None

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        return False


@dataclass
class Gate:
    """What `_end_after` asks of a guarded browser."""

    submitted: bool = False
    awaits_read_back: bool = False
    was_active: bool = False
    """The account was read as active after all that was sent."""
    awaiting: ApprovalRequest | None = None

    @property
    def may_have_ended(self) -> bool:
        return self.submitted or (self.awaits_read_back and not self.was_active)

    def so_far(self) -> str:
        return "POST /step was sent on the way" if self.awaits_read_back else "nothing was sent"


def ended(stop: StopTheRun, gate: Gate) -> Any:
    return legs._end_after(stop, State.FINAL_CONFIRMATION, cast(Any, gate), cast(Any, MemoryJournal()))


@pytest.mark.spec("engine.stops")
def test_step_that_left_under_a_yes_needs_review() -> None:
    """Required: no run that sent something under a yes ends as if nothing was sent."""
    end = ended(Aborted("x"), Gate(awaits_read_back=True))
    assert end.outcome is Outcome.NEEDS_REVIEW
    assert "othing was sent" not in end.message


@pytest.mark.spec("cli.interrupt")
def test_an_interruption_after_a_step_that_ended_nothing_is_one() -> None:
    """Required: where the account was active after the step, the end is that of a no, and names what was sent."""
    end = ended(Aborted("x"), Gate(awaits_read_back=True, was_active=True))
    assert (end.ending, end.outcome, end.message) == (Ending.DONE, Outcome.ABORTED, "x. POST /step was sent on the way")
    lost = ended(BrowserLost("x"), Gate(awaits_read_back=True, was_active=True))
    assert lost.outcome is Outcome.NEEDS_REVIEW


STOPS = [
    (DryRunReached("x"), Ending.DONE, Outcome.DRY_RUN),
    (NeedsHuman("x"), Ending.NEEDS_HUMAN, Outcome.NEEDS_HUMAN),
    (Aborted("x"), Ending.DONE, Outcome.ABORTED),
    (UnsettledIntent("x"), Ending.DONE, Outcome.NEEDS_REVIEW),
    (BrowserLost("x"), Ending.SESSION_LOST, Outcome.FAILED),
    (ConfigurationError("x"), Ending.DONE, Outcome.CONFIGURATION),
    (StopTheRun("x"), Ending.DONE, Outcome.FAILED),
]


@pytest.mark.spec("engine.stops")
@pytest.mark.parametrize(("stop", "ending", "outcome"), STOPS, ids=lambda each: type(each).__name__)
def test_error_that_ends_a_run_has_its_outcome(stop: StopTheRun, ending: Ending, outcome: Outcome) -> None:
    """Required: the exit code on the error's class and the outcome of the leg agree, and the message is kept."""
    end = ended(stop, Gate())
    assert (end.ending, end.outcome, end.state) == (ending, outcome, State.FINAL_CONFIRMATION)
    assert end.message.startswith("x")
    assert outcome.exit_code == stop.exit_code


@pytest.mark.spec("engine.stops")
@pytest.mark.parametrize("stop", [stop for stop, _, _ in STOPS], ids=lambda each: type(each).__name__)
def test_after_the_final_press_every_stop_is_a_case_for_review(stop: StopTheRun) -> None:
    """Required: nobody is told that nothing was sent when something may have been."""
    end = ended(stop, Gate(submitted=True))
    assert end.outcome is Outcome.NEEDS_REVIEW
    assert "was sent" in end.message
    assert "othing was sent" not in end.message


@pytest.mark.spec("engine.stops")
def test_request_that_nobody_answered_parks_the_leg() -> None:
    """Required: the request is kept in the leg's end, so that a later leg can go on with it."""
    end = ended(NeedsHuman("x"), Gate(awaiting=REQUEST))
    assert (end.ending, end.request) == (Ending.PARKED, REQUEST)


@pytest.mark.spec("approval.modes")
@pytest.mark.parametrize(("mode", "kind"), [("ask", TerminalApprover), ("deny", DenyApprover), ("once", OnceApprover)])
def test_mode_has_its_approver(mode: str, kind: type) -> None:
    """Required: no mode is a yes to everything."""
    assert isinstance(legs._approver(mode, AppConfig.load(), Nobody()), kind)


@pytest.mark.spec("engine.options")
async def test_run_without_a_service_is_refused_before_anything_starts(tmp_path: Path) -> None:
    """Required: the message names the options, and no run directory is made."""
    config = AppConfig.load(output_dir=tmp_path / "runs")
    with pytest.raises(ConfigurationError, match="--service"):
        await wiring.cancel(CancelOptions(), config, Nobody(), lambda event: None)
    assert not (tmp_path / "runs").exists()


@pytest.mark.spec("engine.brain")
@pytest.mark.parametrize(
    ("asked", "key", "brain"),
    [
        ({}, None, "rules"),
        ({}, "k", "rules"),
        ({"ai_agent": True}, None, "rules"),
        ({"ai_agent": True}, "k", "claude"),
        ({"ai_agent": True, "brain": "rules"}, "k", "rules"),
        ({"brain": "claude"}, "k", "claude"),
    ],
)
def test_the_brain_is_claude_where_an_agent_has_a_key(asked: dict[str, Any], key: str | None, brain: str) -> None:
    """Required: nothing is sent to a model that was not asked for, by its name or by an agent with a key."""
    config = AppConfig.load({"ANTHROPIC_API_KEY": key or ""})
    assert brain_of(CancelOptions(**asked), config) == brain


@pytest.mark.spec("services.plan")
@pytest.mark.parametrize("name", ["", "  ", "x" * 81])
def test_plan_on_the_command_line_has_a_name(name: str) -> None:
    """Required: checked as in a file, and named by its option."""
    with pytest.raises(ConfigurationError, match=r"^--plan: give the plan's name"):
        definition_of(CancelOptions(service="practice", plan=name), AppConfig.load({}))
    assert definition_of(CancelOptions(service="practice", plan=" Duo "), AppConfig.load({})).plan == "Duo"


@pytest.mark.spec("engine.brain")
async def test_claude_without_a_key_is_refused_before_anything_starts(tmp_path: Path) -> None:
    """Required: the line names the variable and the other brain, and no run directory is made."""
    config = AppConfig.load({}, output_dir=tmp_path / "runs")
    options = CancelOptions(service="practice", ai_agent=True, brain="claude")
    with pytest.raises(ConfigurationError, match=r"set ANTHROPIC_API_KEY, or use --brain rules"):
        await wiring.cancel(options, config, Nobody(), lambda event: None)
    assert not (tmp_path / "runs").exists()


@pytest.mark.spec("engine.options")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        (CancelOptions(service="netflix", scenario="straight"), "--scenario"),
        (CancelOptions(service="netflix", cdp_url="http://127.0.0.1:9222", profile_dir=Path("p")), "--profile-dir"),
        (CancelOptions(service="no-such-service"), "no-such-service"),
    ],
    ids=["scenario of another service", "two profiles", "unknown service"],
)
async def test_options_that_do_not_go_together_are_refused(options: CancelOptions, says: str, tmp_path: Path) -> None:
    """Required: one line that names what to leave out, before the browser starts."""
    config = AppConfig.load(output_dir=tmp_path / "runs")
    with pytest.raises(ConfigurationError, match=says):
        await wiring.cancel(options, config, Nobody(), lambda event: None)
    assert not (tmp_path / "runs").exists()


SUMMARY = RunSummary(
    run_id="run1",
    service="example",
    design="handlers",
    brain="rules",
    outcome=Outcome.SCHEDULED,
    state=State.COMPLETE,
    message="done",
    run_dir=Path("runs/run1"),
    effective_date=date(2026, 12, 20),
    elapsed_seconds=1.23456,
)


@pytest.mark.spec("engine.summary")
def test_summary_is_the_object_of_the_design() -> None:
    """Required: the fields of DESIGN §10, in that order, as JSON holds them."""
    told = json.loads(json.dumps(SUMMARY.to_dict()))
    assert " ".join(told) == (
        "run_id service design brain outcome success state effective_date message run_dir turns questions "
        "approvals tokens cost_usd elapsed_seconds exit_code agreed_fee"
    )
    assert (told["outcome"], told["success"], told["state"]) == ("scheduled", True, "complete")
    assert told["effective_date"] == "2026-12-20"
    assert told["tokens"] == {"input": 0, "output": 0, "cache_read": 0, "cache_write": 0}
    assert told["cost_usd"] == 0
    assert replace(SUMMARY, effective_date=None).to_dict()["effective_date"] is None


@pytest.mark.spec("engine.summary")
def test_turns_questions_and_costs_are_counted_as_they_pass() -> None:
    """Required: the listener still gets every event."""
    heard: list[dict[str, Any]] = []
    counted = runs._EventCounter(heard.append)
    for event in (
        {"event": "run_started", "spec": {"design": "ai-led"}},
        {"event": "tool_called"},
        {"event": "pressing"},
        {"event": "approval_requested"},
        {"event": "looked"},
        {"event": "usage", "input": 100, "output": 20, "cache_read": 900, "cache_write": 0, "cost_usd": 0.01},
        {"event": "usage", "input": 50, "output": 5, "cost_usd": 0.002},
    ):
        counted(event)
    assert (counted.costs.turns, counted.costs.questions, counted.approvals, len(heard)) == (1, 2, 1, 7)
    assert counted.costs.tokens == {"input": 1050, "output": 25, "cache_read": 900, "cache_write": 0}
    assert counted.costs.cost_usd == 0.012
    counted({"event": "usage", "input": 1, "output": 1, "cost_usd": None})
    assert counted.costs.cost_usd is None


@pytest.mark.spec("engine.summary")
@pytest.mark.parametrize(("pressed", "fee"), [("n2", "$9.99"), ("n1", ""), (None, "")])
def test_fee_of_the_yes_under_which_the_final_press_was_made_is_told(pressed: str | None, fee: str) -> None:
    """Required: also when an earlier leg has pressed; a fee that was only asked about is none that was agreed to."""
    events: list[dict[str, Any]] = [
        {"event": "approval_requested", "request": {"nonce": "n1", "facts": {}}},
        {"event": "approval_requested", "request": {"nonce": "n2", "facts": {"fee": "$9.99"}}},
        *([{"event": "submitting", "nonce": pressed}] if pressed else []),
    ]
    counted = runs._EventCounter(lambda event: None)
    for event in events:
        counted(event)
    assert (counted.agreed_fee, runs._EventCounter(lambda event: None, events).agreed_fee) == (fee, fee)


@pytest.mark.spec("runs.alone")
def test_a_browser_that_is_attached_to_is_for_one_run_at_a_time(tmp_path: Path) -> None:
    """Required: whatever its address is written like; another browser, or the same one afterwards, is free."""
    config = replace(AppConfig.load(), data_dir=tmp_path / "data")
    with legs.browser_lock("http://127.0.0.1:9222", config):
        with (
            pytest.raises(ConfigurationError, match=r"another run uses the browser at ws://localhost:9222/devtools"),
            legs.browser_lock("ws://localhost:9222/devtools", config),
        ):
            pass
        with legs.browser_lock("http://127.0.0.1:9333", config), legs.browser_lock(None, config):
            pass
    with legs.browser_lock("http://localhost:9222", config):
        pass


@pytest.mark.spec("runs.alone")
async def test_a_run_in_a_browser_that_is_taken_leaves_no_record(tmp_path: Path) -> None:
    """Required: one line, before anything begins."""
    config = replace(AppConfig.load(), data_dir=tmp_path / "data", output_dir=tmp_path / "runs")
    options = CancelOptions(service="netflix", cdp_url="http://127.0.0.1:9222")
    with legs.browser_lock(options.cdp_url, config), pytest.raises(ConfigurationError, match="wait for its end"):
        await wiring.cancel(options, config, Nobody(), lambda event: None)
    assert not config.output_dir.exists()


@pytest.mark.spec("cli.interrupt")
async def test_interruption_while_the_browser_closes_loses_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: the proof of an end is written, whatever comes after the account was read."""
    written: list[object] = []
    monkeypatch.setattr(legs, "collect", lambda journal, proof: written.append(proof))
    engine = cast(Any, SimpleNamespace(account=SimpleNamespace(proof="proof")))
    end = LegEnd(Ending.DONE, State.COMPLETE, "It is cancelled", Outcome.CANCELLED)
    task = asyncio.current_task()
    assert task is not None

    def interrupted() -> None:
        task.cancel()

    proven = await legs._with_proof(end, engine, cast(Any, MemoryJournal()), interrupted)
    task.uncancel()
    assert written == ["proof"]
    assert proven == end
