"""Plan how a run is resumed: what its journal allows and forbids a later leg."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import Decision, Intent, Outcome
from subterminator.record.events import Event
from subterminator.record.runs import Ending, LegEnd, RunRecord, RunSpec

APPROVAL_LIFETIME = timedelta(days=1)
"""Lifetime of an unused approval; after that it is asked for again."""

_RESUMABLE = frozenset({Outcome.NEEDS_HUMAN, Outcome.NEEDS_REVIEW, Outcome.CONFIGURATION, Outcome.ABORTED})
"""Outcomes after which somebody does something, or thinks again, and the run can go on."""


@dataclass(frozen=True, slots=True)
class ResumePlan:
    """Instructions for a later leg."""

    spec: RunSpec
    leg: int
    """Its number, from 1."""
    end: LegEnd | None = None
    """End of the run: no leg is needed."""
    recorded: bool = False
    """Whether the journal holds that end already."""
    pressed: Intent | None = None
    """The final press was, or may have been, sent: the account is read back, and nothing is pressed."""
    carried: tuple[str, str] | None = None
    """Digest and words of an unused approval."""
    yes_given: bool = False
    """Whether a yes was given in this run. A yes given beforehand for one press is used up by that."""


def plan_resume(run: RunRecord, now: datetime) -> ResumePlan:
    """Plan how a run is resumed.

    Raises:
        ConfigurationError: it was cut short before its `run_started` event.
    """
    spec = run.spec
    if spec is None:
        raise ConfigurationError(
            f"run {run.run_id} was cut short before it began, or another version wrote it: nothing is known to go on "
            "with. Start a new one with `subterminator cancel`"
        )
    events = run.journal.events
    legs = sum(event["event"] == Event.LEG_STARTED for event in events)
    last = _last_leg(events)
    if run.outcome is not None and not _is_resumable(run, last):
        end = LegEnd(Ending.DONE, run.state, run.message, run.outcome, run.effective_date)
        return ResumePlan(spec, legs, end=end, recorded=True)
    pressed = _pressed(run)
    if run.outcome is None and _lacks_only_its_end(run, last):
        return ResumePlan(spec, legs, end=run.legs[-1], pressed=pressed)
    return ResumePlan(
        spec,
        legs + 1,
        pressed=pressed,
        carried=None if pressed else _unused_yes(run, now),
        yes_given=any(approval.decision is Decision.YES for approval in run.approvals),
    )


def _last_leg(events: tuple[Mapping[str, Any], ...]) -> tuple[Mapping[str, Any], ...]:
    """Return the events since the last leg began; all when none did."""
    starts = [index for index, event in enumerate(events) if event["event"] == Event.LEG_STARTED]
    return events[starts[-1] :] if starts else events


def _is_resumable(run: RunRecord, last: tuple[Mapping[str, Any], ...]) -> bool:
    """Return whether a run that has an end can be resumed."""
    lost = bool(run.legs) and run.legs[-1].ending is Ending.SESSION_LOST
    interrupted = any(event["event"] == Event.INTERRUPTED for event in last)
    return run.outcome in _RESUMABLE or lost or interrupted


def _lacks_only_its_end(run: RunRecord, last: tuple[Mapping[str, Any], ...]) -> bool:
    """Return whether the last leg ended the run, and only the `run_ended` event is missing."""
    if not any(event["event"] == Event.LEG_ENDED for event in last) or not run.legs:
        return False
    leg = run.legs[-1]
    return leg.ending is Ending.DONE and leg.outcome is not None and leg.outcome not in _RESUMABLE


def _pressed(run: RunRecord) -> Intent | None:
    """Rebuild the run's own press from its journal."""
    if run.submitting is None:
        return None
    intended = [event for event in run.journal.events if event["event"] == Event.INTENDED]
    intent = intended[-1] if intended else {}
    return Intent(
        id=_number(intent.get("intent")),
        service=run.service,
        account=str(intent.get("account") or ""),
        generation=_number(intent.get("generation")),
        run_id=run.run_id,
        control=run.submitting,
        created=datetime.fromisoformat(intent["time"]) if intent else run.last,
    )


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _unused_yes(run: RunRecord, now: datetime) -> tuple[str, str] | None:
    """Return digest and words of the last answer, if it is a fresh yes and no press was begun with it."""
    if not run.approvals:
        return None
    yes = run.approvals[-1]
    if yes.decision is not Decision.YES or yes.answered is None or now - yes.answered > APPROVAL_LIFETIME:
        return None
    begun = {Event.INTENDED, Event.SUBMITTING}
    used = any(
        event["event"] in begun and datetime.fromisoformat(event["time"]) >= yes.answered
        for event in run.journal.events
    )
    return None if used else (yes.digest, yes.words)
