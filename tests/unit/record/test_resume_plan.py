"""Whether and how a run goes on, read from its journal alone."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from subterminator.domain.errors import ConfigurationError, UnsettledIntent
from subterminator.domain.protocols import ApprovalRequest, Intent, Outcome, State
from subterminator.record.journal import SessionLogger
from subterminator.record.press_ledger import PressLedger, ReadBackOnly
from subterminator.record.resume_plan import APPROVAL_LIFETIME, ResumePlan, plan_resume
from subterminator.record.runs import Ending, LegEnd, RunRecord, RunSpec

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
SPEC = RunSpec("aaaa1111", "example", "engine", "rules", NOON)
REQUEST = ApprovalRequest(
    run_id="aaaa1111",
    service="example",
    host="www.example.com",
    role="button",
    name="Finish",
    text="Finish",
    form_method="POST",
    form_action="https://www.example.com/end",
    url="https://www.example.com/review",
    title="Review",
    facts={"ends": "2026-12-03"},
    reason="it is final",
    nonce="n1",
    expires=NOON + timedelta(minutes=5),
)
ASKED = ("approval_requested", {"request": REQUEST.to_dict()})
YES = ("approval_answered", {"decision": "yes", "words": "confirm", "nonce": "n1"})
NO = ("approval_answered", {"decision": "no", "words": "no", "nonce": "n1"})
INTENDED = ("intended", {"intent": 7, "account": "me@x.test", "generation": 2, "control": "Finish"})
SUBMITTING = ("submitting", {"control": "Finish", "digest": REQUEST.digest, "intent": 7})

Event = tuple[str, dict[str, Any]]


def end(ending: Ending, outcome: Outcome | None) -> Event:
    return "leg_ended", LegEnd(ending, State.UNKNOWN, "so it ended", outcome).to_dict()


def run_end(outcome: Outcome) -> Event:
    return "run_ended", {
        "outcome": outcome.word,
        "state": State.COMPLETE,
        "message": "m",
        "effective_date": date(2026, 12, 3),
    }


@pytest.fixture
def after(tmp_path: Path) -> Callable[..., ResumePlan]:
    """How a run goes on whose journal holds these events, `later` than noon."""

    def read(*events: Event, later: timedelta = timedelta(minutes=1)) -> ResumePlan:
        with SessionLogger.start(tmp_path, "example", "aaaa1111", clock=lambda: NOON) as journal:
            journal.write("run_started", spec=SPEC.to_dict())
            journal.write("leg_started", leg=1)
            for kind, fields in events:
                journal.write(kind, **fields)
        return plan_resume(RunRecord.load(journal.directory), NOON + later)

    return read


@pytest.mark.spec("runs.legs-counted")
def test_a_run_that_was_cut_short_gets_its_next_leg(after: Callable[..., ResumePlan]) -> None:
    """What was asked for is taken over as it was."""
    assert after() == ResumePlan(SPEC, leg=2)


@pytest.mark.spec("runs.yes-carried")
def test_a_yes_that_was_not_used_is_carried_with_its_words(after: Callable[..., ResumePlan]) -> None:
    """It names the page it was given for by its digest."""
    on = after(ASKED, YES)
    assert (on.carried, on.yes_given, on.pressed) == ((REQUEST.digest, "confirm"), True, None)


@pytest.mark.spec("runs.yes-carried")
@pytest.mark.parametrize(
    ("events", "later"),
    [
        ([ASKED], timedelta(0)),
        ([ASKED, NO], timedelta(0)),
        ([ASKED, YES], APPROVAL_LIFETIME + timedelta(seconds=1)),
        ([ASKED, YES, INTENDED], timedelta(0)),
        ([ASKED, YES, INTENDED, SUBMITTING], timedelta(0)),
        ([ASKED, YES, INTENDED, SUBMITTING, ("settled", {"intent": 7, "result": "not_sent"})], timedelta(0)),
    ],
)
def test_no_other_yes_is_carried(after: Callable[..., ResumePlan], events: list[Event], later: timedelta) -> None:
    """Not given, given long ago, or a press was begun with it: it is asked for again."""
    assert after(*events, later=later).carried is None


@pytest.mark.spec("runs.press-never-again")
def test_a_press_that_may_have_been_sent_is_known_to_the_next_leg(after: Callable[..., ResumePlan]) -> None:
    """As the intent that it was, even when the ledger is gone."""
    on = after(ASKED, YES, INTENDED, SUBMITTING)
    assert on.pressed == Intent(7, "example", "me@x.test", 2, "aaaa1111", "Finish", NOON)


@pytest.mark.spec("runs.press-never-again")
def test_a_press_that_the_page_did_not_take_may_be_made_again(after: Callable[..., ResumePlan]) -> None:
    """The journal says so, with the ledger's word; a yes is asked for anew."""
    on = after(ASKED, YES, INTENDED, SUBMITTING, ("settled", {"intent": 7, "result": "not_sent"}))
    assert (on.pressed, on.carried, on.yes_given) == (None, None, True)


@pytest.mark.spec("runs.press-never-again")
def test_after_a_press_the_ledger_allows_no_other(tmp_path: Path) -> None:
    """Open, settled, or gone: the press counts as open, and what was settled stays as it was."""
    ledger = PressLedger(tmp_path / "presses.sqlite3")
    intent = ledger.intend("example", "", "aaaa1111", "Finish")
    bound = ReadBackOnly(ledger, intent)
    for _ in range(2):
        assert bound.unsettled("example", "") == intent
        with pytest.raises(UnsettledIntent, match="aaaa1111"):
            bound.intend("example", "", "bbbb2222", "Finish")
        bound.settle(intent, "ended")
    assert [press.result for press in ledger.history()] == ["ended"]


@pytest.mark.spec("runs.told-again")
@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("outcome", [Outcome.SCHEDULED, Outcome.FAILED, Outcome.DRY_RUN])
def test_an_end_that_was_come_to_needs_no_leg(
    after: Callable[..., ResumePlan], outcome: Outcome, recorded: bool
) -> None:
    """Killed before the run's end was written, the run takes over its leg's; once written, it is only recorded."""
    on = after(end(Ending.DONE, outcome), *([run_end(outcome)] if recorded else []))
    assert (on.end and on.end.outcome, on.recorded) == (outcome, recorded)


@pytest.mark.spec("runs.goes-on-after")
@pytest.mark.parametrize(
    "events",
    [
        [end(Ending.NEEDS_HUMAN, Outcome.NEEDS_HUMAN), run_end(Outcome.NEEDS_HUMAN)],
        [end(Ending.PARKED, Outcome.NEEDS_HUMAN), run_end(Outcome.NEEDS_HUMAN)],
        [end(Ending.DONE, Outcome.NEEDS_REVIEW), run_end(Outcome.NEEDS_REVIEW)],
        [end(Ending.DONE, Outcome.CONFIGURATION), run_end(Outcome.CONFIGURATION)],
        [end(Ending.SESSION_LOST, Outcome.FAILED), run_end(Outcome.FAILED)],
        [("interrupted", {}), end(Ending.DONE, Outcome.ABORTED), run_end(Outcome.ABORTED)],
        [end(Ending.DONE, Outcome.NEEDS_REVIEW)],
    ],
    ids=lambda events: events[0][1].get("outcome", events[0][0]),
)
def test_a_run_goes_on_after_an_end_that_left_something_to_do(
    after: Callable[..., ResumePlan], events: list[Event]
) -> None:
    """A person was needed, the account is to be looked at, something was missing, or the run was broken off."""
    on = after(*events)
    assert (on.end, on.leg) == (None, 2)


@pytest.mark.spec("runs.goes-on-after")
def test_a_run_that_is_gone_on_with_has_no_end_until_it_comes_to_one(tmp_path: Path) -> None:
    """Cut short again, it is not passed off as ended."""
    with SessionLogger.start(tmp_path, "example", "aaaa1111") as journal:
        journal.write("run_started", spec=SPEC.to_dict())
        for leg in (1, 2):
            journal.write("leg_started", leg=leg)
            if leg == 1:
                kind, fields = run_end(Outcome.NEEDS_HUMAN)
                journal.write(kind, **fields)
    run = RunRecord.load(journal.directory)
    assert (run.outcome, run.message, run.effective_date) == (None, "", None)


@pytest.mark.spec("runs.cut-at-the-start")
def test_a_run_of_which_nothing_is_known_does_not_go_on(tmp_path: Path) -> None:
    """Killed before what was asked for was written: nothing was sent, a new one is started."""
    with SessionLogger.start(tmp_path, "example", "aaaa1111") as journal:
        pass
    with pytest.raises(ConfigurationError, match="cut short before it began"):
        plan_resume(RunRecord.load(journal.directory), NOON)
