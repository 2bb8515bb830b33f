"""Next steps of a person after a run, by its outcome."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from subterminator.domain.outcomes import Outcome
from subterminator.record.calendar_file import Entry, calendar
from subterminator.record.narration import day, visible
from subterminator.record.runs import RunRecord

STATEMENT_DAYS = 3
"""Days after the end of a subscription at which a further charge would show."""
_GIVES_A_LETTER = frozenset({Outcome.MANUAL_REQUIRED, Outcome.FAILED, Outcome.RETAINED, Outcome.NEEDS_REVIEW})


def statement_day(run: RunRecord) -> date | None:
    """Return the day on which to look at the statement; None while nothing has ended."""
    if run.outcome is None or not run.outcome.has_ended:
        return None
    return (run.effective_date or (run.concluded or run.last).astimezone().date()) + timedelta(days=STATEMENT_DAYS)


def calendar_of(run: RunRecord) -> str:
    """Return a calendar with the day on which to look at the statement; "" while nothing has ended."""
    watched = statement_day(run)
    if watched is None:
        return ""
    name = visible(run.service_name, 60)
    told = "Found cancelled" if run.pressed is None else "Cancelled"
    told += f", ends on {run.effective_date}" if run.effective_date else ""
    return calendar(
        [
            Entry(
                run.run_id,
                run.last,
                watched,
                f"Check your statement: {name}",
                f"{told}: nothing more should be charged.",
            )
        ]
    )


def has_letter(run: RunRecord) -> bool:
    """Return whether a letter may help after this run."""
    return statement_day(run) is not None or run.outcome in _GIVES_A_LETTER


def next_steps(run: RunRecord) -> list[str]:
    """List what is left to do, the most important first."""
    return list(_steps(run))


def _steps(run: RunRecord) -> Iterator[str]:
    if watched := statement_day(run):
        yield f"Look at your statement from {day(watched)} on: nothing more should be charged."
        yield "Watch for an e-mail of the service that confirms it, and keep it with this report."
        yield "If it is charged again, send your bank the letter below, with this report."
        return
    match run.outcome:
        case Outcome.MANUAL_REQUIRED:
            yield "Do what the service wants: its page is kept with this record, with the number or address it gives."
            yield "Where it takes a letter or an e-mail, the text below says all that is needed. Keep proof of sending."
        case Outcome.THIRD_PARTY:
            yield "Cancel it at the company that bills it: this service cannot."
        case Outcome.NEEDS_REVIEW:
            yield f"Open your account{_at(run)} and see whether it has ended. Nothing will be pressed again until then."
            yield f"Then tell it: subterminator runs settle {run.run_id} --sent, or --not-sent."
            yield "If the site leaves you without an answer, the letter below ends it in writing."
        case Outcome.RETAINED:
            yield f"Undo the pause, offer or change in your account{_at(run)}, then run it again."
        case Outcome.NEEDS_HUMAN | Outcome.ABORTED | None if run.spec is not None and run.spec.scenario is not None:
            yield "Start it again when you want: the practice site has ended with this run."
        case Outcome.NEEDS_HUMAN | Outcome.ABORTED | None:
            yield f"Go on when you want: subterminator runs resume {run.run_id}."
        case Outcome.DRY_RUN:
            yield "Run it again without --dry-run. It asks you before the final press."
        case Outcome.FAILED | Outcome.CONFIGURATION:
            yield "Read the message above, then run it again."
    if run.outcome in _GIVES_A_LETTER - {Outcome.MANUAL_REQUIRED, Outcome.NEEDS_REVIEW}:
        yield "If no way online works, the letter below cancels it in writing."


def _at(run: RunRecord) -> str:
    return f" at {run.service_url}" if run.service_url else ""
