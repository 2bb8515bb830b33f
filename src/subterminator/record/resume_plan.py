"""Whether and how a run goes on: what its journal says that a later leg may do, must not do, and takes along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import Decision, Intent, Outcome
from subterminator.record.events import Event
from subterminator.record.runs import Ending, LegEnd, RunRecord, RunSpec

__all__ = ["ResumePlan", "onward"]

CARRIED_FOR = timedelta(days=1)
"""How long a yes that was not used may be carried; after that it is asked for again."""

_GOES_ON = frozenset({Outcome.NEEDS_HUMAN, Outcome.NEEDS_REVIEW, Outcome.CONFIGURATION})
"""Ends after which somebody does something, and the run can go on."""


@dataclass(frozen=True, slots=True)
class ResumePlan:
    """What a later leg needs to know."""

    spec: RunSpec
    leg: int
    """Its number, from 1."""
    end: LegEnd | None = None
    """The run has come to its end already: no leg is needed."""
    told: bool = False
    """That end is written down as the run's."""
    pressed: Intent | None = None
    """The final press was, or may have been, sent: the account is read back, and nothing is pressed."""
    carried: tuple[str, str] | None = None
    """Digest and words of a yes that was given and not used."""
    yes_given: bool = False
    """Somebody has said yes in this run. A yes given beforehand for one press is used up by that."""


def onward(run: RunRecord, now: datetime) -> ResumePlan:
    """How the run goes on.

    Raises:
        ConfigurationError: it was cut short before what was asked for was written down.
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
    if run.outcome is not None and not _open_ended(run, last):
        end = LegEnd(Ending.DONE, run.state, run.message, run.outcome, run.effective_date)
        return ResumePlan(spec, legs, end=end, told=True)
    pressed = _pressed(run)
    if run.outcome is None and _settled_end(run, last):
        return ResumePlan(spec, legs, end=run.legs[-1], pressed=pressed)
    answered = [approval for approval in run.approvals if approval.decision is Decision.YES]
    return ResumePlan(
        spec,
        legs + 1,
        pressed=pressed,
        carried=None if pressed else _unused_yes(run, now),
        yes_given=bool(answered),
    )


def _last_leg(events: tuple[Mapping[str, Any], ...]) -> tuple[Mapping[str, Any], ...]:
    """The events since the last leg began; all of them when none did."""
    starts = [place for place, event in enumerate(events) if event["event"] == Event.LEG_STARTED]
    return events[starts[-1] :] if starts else events


def _open_ended(run: RunRecord, last: tuple[Mapping[str, Any], ...]) -> bool:
    """Whether the end that the run has is one after which it can go on."""
    lost = bool(run.legs) and run.legs[-1].ending is Ending.SESSION_LOST
    interrupted = any(event["event"] == Event.INTERRUPTED for event in last)
    return run.outcome in _GOES_ON or lost or interrupted


def _settled_end(run: RunRecord, last: tuple[Mapping[str, Any], ...]) -> bool:
    """Whether the last leg came to an end that needs no other leg, and only the run's own end is missing."""
    if not any(event["event"] == Event.LEG_ENDED for event in last) or not run.legs:
        return False
    leg = run.legs[-1]
    return leg.ending is Ending.DONE and leg.outcome is not None and leg.outcome not in _GOES_ON


def _pressed(run: RunRecord) -> Intent | None:
    """The run's own press, rebuilt from its journal."""
    if run.submitting is None:
        return None
    intended = [event for event in run.journal.events if event["event"] == Event.INTENDED]
    told = intended[-1] if intended else {}
    return Intent(
        id=_number(told.get("intent")),
        service=run.service,
        account=str(told.get("account") or ""),
        generation=_number(told.get("generation")),
        run_id=run.run_id,
        control=run.submitting,
        created=datetime.fromisoformat(told["time"]) if told else run.last,
    )


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _unused_yes(run: RunRecord, now: datetime) -> tuple[str, str] | None:
    """Digest and words of the last answer, when it is a fresh yes and no press was begun with it."""
    if not run.approvals:
        return None
    yes = run.approvals[-1]
    if yes.decision is not Decision.YES or yes.answered is None or now - yes.answered > CARRIED_FOR:
        return None
    begun = {Event.INTENDED, Event.SUBMITTING}
    used = any(
        event["event"] in begun and datetime.fromisoformat(event["time"]) >= yes.answered
        for event in run.journal.events
    )
    return None if used else (yes.digest, yes.words)
