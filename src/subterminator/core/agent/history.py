"""What an agent remembers of a run, for its planner, and what of it the journal is told."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

from subterminator.domain.protocols import (
    ActionPlan,
    ActionRecord,
    ErrorRecord,
    ExecutionResult,
    JournalProtocol,
    TargetStrategy,
    ValidationResult,
)

HISTORY = 50
"""How many actions, and how many errors, are remembered."""

Record = TypeVar("Record", ActionRecord, ErrorRecord)


class History:
    """Actions and errors of one run, the latest last."""

    def __init__(self, journal: JournalProtocol | None, brain: str, now: Callable[[], datetime]) -> None:
        """`brain`: what the journal calls the planner."""
        self.actions: list[ActionRecord] = []
        self.errors: list[ErrorRecord] = []
        self._journal = journal
        self._brain = brain
        self._now = now

    def clear(self) -> None:
        """Another run begins."""
        self.actions.clear()
        self.errors.clear()

    def keep(self, history: list[Record], record: Record) -> None:
        """Add to `actions` or `errors`; what is oldest goes."""
        history.append(record)
        del history[:-HISTORY]

    def action(self, plan: ActionPlan, strategy: TargetStrategy, success: bool) -> ActionRecord:
        """That a plan was carried out, or was not."""
        return ActionRecord(plan.action_type, strategy.describe(), success, self._time())

    def error(self, action_type: str, problem: Exception, strategy: TargetStrategy | None) -> ErrorRecord:
        """Why one way to do it failed."""
        named = strategy.describe() if strategy else ""
        return ErrorRecord(action_type, type(problem).__name__, str(problem), named, self._time())

    def _time(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

    # -- the journal ---------------------------------------------------------------------------------------------------

    def planned(self, plan: ActionPlan, attempt: int) -> None:
        """What the brain wants to do; never what it types, that may be a secret."""
        self._write(
            "planned",
            by=self._brain,
            attempt=attempt,
            state=plan.state.value if plan.state else None,
            expected=plan.expected_state.value if plan.expected_state else None,
            confidence=plan.confidence,
            action=plan.action_type,
            target=plan.primary_target.describe(),
            fallbacks=[each.describe() for each in plan.fallback_targets],
            value=plan.value if plan.action_type != "fill" else None,
            reasoning=plan.reasoning,
        )

    def validated(self, result: ExecutionResult, found: ValidationResult, attempt: int) -> None:
        """What came of it."""
        self._write(
            "validated",
            attempt=attempt,
            ok=found.success,
            expected=found.expected_state.value,
            state=found.actual_state.value,
            confidence=found.confidence,
            strategy=result.strategy_used.describe() if result.strategy_used else None,
            message=found.message,
            elapsed_ms=result.elapsed_ms,
        )

    def note(self, message: str) -> None:
        """A warning for the person."""
        self._write("note", message=message, level="warning")

    def _write(self, event: str, **fields: Any) -> None:
        if self._journal is not None:
            self._journal.write(event, **fields)
