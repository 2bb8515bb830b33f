"""A worker is killed at each event that it writes to the journal of a run: the moments between which a leg can die."""

from __future__ import annotations

from pathlib import Path
from signal import Signals

import pytest

from fleet import Fleet
from subterminator.fleet.demo import Case
from subterminator.fleet.store import Kind
from subterminator.record.events import Event
from subterminator.record.hash_chain import JOURNAL, parse

ELSEWHERE = {
    Event.NAVIGATED: "no part of the program writes it",
    Event.PLANNED: "an agent decides",
    Event.VALIDATED: "an agent decides",
    Event.TOOL_CALLED: "a model leads",
    Event.TOOL_ANSWERED: "a model leads",
    Event.USAGE: "a model is asked",
    Event.WATCHED: "cancel --watch",
    Event.CHECKED: "runs check",
    Event.HOST_ALLOWED: "the person sits at the terminal",
    Event.ASKED: "the person sits before the window",
    Event.ANSWERED: "the person sits before the window; or a no is written into a run that has no browser",
    Event.INTERRUPTED: "the person interrupts; or a session takes a quarter of an hour",
}
"""Events that browser sessions of the queue do not write here, and when they come up."""
USUAL = Case("native_confirm", "yes", "scheduled")
HOSTILE = Case("hidden_field_swap", "yes", "failed")
OTHERS = {
    Event.NOTE: Case("overlay_cookie", "yes", "scheduled"),
    Event.NOT_PRESSED: HOSTILE,
    Event.REFUSED: HOSTILE,
    Event.REQUEST_HELD: HOSTILE,
}
"""Sites on which an event comes up that the usual one does not have."""
SECONDS = 900
"""Limit of a test that takes half a minute on a quiet machine."""


@pytest.mark.matrix
@pytest.mark.spec("fleet.killed")
@pytest.mark.timeout(SECONDS + 60)
@pytest.mark.parametrize("event", [event for event in Event if event not in ELSEWHERE])
def test_a_worker_killed_at_any_event_loses_nothing_and_nothing_is_pressed_twice(event: Event, tmp_path: Path) -> None:
    """Killed right after it, once before the yes and once after it, wherever it comes up: one end, the right one."""
    armed = tmp_path / "armed"
    armed.touch()
    approved = False
    with Fleet(tmp_path, [OTHERS.get(event, USUAL)]) as one:
        one.add_all()

        def ended() -> bool:
            nonlocal approved
            if not one.workers or not one.workers[-1].is_alive:
                one.work("--slots", "1", at=(event, armed, Signals.SIGKILL))
            if not approved and any(each.kind is Kind.APPROVAL for each in one.store.open_questions()):
                approved = True
                armed.touch()
            return one.has_ended()

        one.wait(ended, SECONDS)
        one.check()
        assert len(one.workers) > 1, f"no browser session wrote {event}"
        journals = one.config.output_dir.glob(f"*/{JOURNAL}")
        written = {line["event"] for path in journals for line in parse(path.read_bytes()).events}
        assert not written & ELSEWHERE.keys()
        assert one.workers[-1].end() == 0


@pytest.mark.matrix
@pytest.mark.timeout(SECONDS + 60)
@pytest.mark.spec("fleet.work")
def test_a_worker_that_is_asked_to_end_in_a_press_finishes_it(tmp_path: Path) -> None:
    """The account is read back and the job has its end before the process goes."""
    armed = tmp_path / "armed"
    armed.touch()
    with Fleet(tmp_path, [USUAL]) as one:
        one.add_all()
        worker = one.work("--slots", "1", at=(Event.SUBMITTING, armed, Signals.SIGTERM))
        one.wait(one.has_ended, SECONDS)
        one.wait(lambda: not worker.is_alive, SECONDS)
        one.check()
        assert worker.end() == 0
