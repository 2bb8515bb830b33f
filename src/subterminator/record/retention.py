"""Runs that may be deleted, one by one or by age."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta

from subterminator.domain.outcomes import Outcome
from subterminator.record.journal import in_use
from subterminator.record.runs import RunRecord

_OPEN = frozenset({Outcome.NEEDS_HUMAN, Outcome.NEEDS_REVIEW})
"""Outcomes after which somebody still has something to do in this very run."""


def obstacle(run: RunRecord, unsettled: Collection[str]) -> str:
    """Explain why a run cannot be deleted even when it is named; "" if it can.

    Args:
        unsettled: ids of the runs whose final press nobody has read back.
    """
    if in_use(run.directory):
        return f"run {run.run_id} is still active: wait for its end or stop it, then try again"
    if run.run_id in unsettled:
        return (
            f"run {run.run_id} may have sent its final press: check the account, then "
            f"`subterminator runs settle {run.run_id}`"
        )
    return ""


def old_runs(runs: Iterable[RunRecord], days: int, now: datetime, unsettled: Collection[str]) -> list[RunRecord]:
    """Select the runs of which nothing was heard for so many days, and in which nothing is left to do.

    Not one without an end, that needs somebody, whose subscription ended more lately, or that has an `obstacle`.
    """
    limit = now - timedelta(days=days)
    return [run for run in runs if _is_over(run, limit) and not obstacle(run, unsettled)]


def _is_over(run: RunRecord, limit: datetime) -> bool:
    if run.outcome is None or run.outcome in _OPEN or run.last >= limit:
        return False
    return run.effective_date is None or run.effective_date < limit.astimezone().date()
