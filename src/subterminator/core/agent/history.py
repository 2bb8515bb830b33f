"""History of an agent's actions and errors, for its planner and the journal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

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
"""Limit of the actions. Errors are all kept: a flow has few (seed 001 §3.2)."""


class History:
    """Actions and errors of one run, the latest last."""

    def __init__(self, journal: JournalProtocol | None, brain: str, now: Callable[[], datetime]) -> None:
        """`brain`: the planner's name in the journal."""
        self.actions: list[ActionRecord] = []
        self.errors: list[ErrorRecord] = []
        self._page = b""
        self._errors_before = 0
        """Number of the errors that happened on earlier pages."""
        self._journal = journal
        self._brain = brain
        self._now = now

    def clear(self) -> None:
        """Forget everything, for another run."""
        self.actions.clear()
        self.errors.clear()
        self._page, self._errors_before = b"", 0

    def failures_on(self, page: bytes) -> list[ErrorRecord]:
        """List the errors since the page (`digest_of`) reads as it does now: those on earlier ones say nothing more."""
        if page != self._page:
            self._page, self._errors_before = page, len(self.errors)
        return self.errors[self._errors_before :]

    def act(self, action: ActionRecord) -> None:
        """Add an action; the oldest are dropped."""
        self.actions.append(action)
        del self.actions[:-HISTORY]

    def came_of_it(self, result: str) -> None:
        """Add to the latest action what came of it."""
        if self.actions:
            self.actions[-1] = replace(self.actions[-1], result=result)

    def action(self, plan: ActionPlan, strategy: TargetStrategy, success: bool) -> ActionRecord:
        """Make the record of a plan that was executed, or was not."""
        return ActionRecord(plan.action_type, strategy.describe(), success, self._time())

    def error(self, action_type: str, problem: Exception, strategy: TargetStrategy | None) -> ErrorRecord:
        """Make the record of a failure."""
        target = strategy.describe() if strategy else ""
        return ErrorRecord(action_type, type(problem).__name__, str(problem), target, self._time())

    def _time(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

    # -- the journal ---------------------------------------------------------------------------------------------------

    def planned(self, plan: ActionPlan, attempt: int) -> None:
        """Write the plan into the journal, without typed text, which may be a secret."""
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

    def validated(self, result: ExecutionResult, validation: ValidationResult, attempt: int) -> None:
        """Write the result of a plan into the journal."""
        self._write(
            "validated",
            attempt=attempt,
            ok=validation.success,
            expected=validation.expected_state.value,
            state=validation.actual_state.value,
            confidence=validation.confidence,
            strategy=result.strategy_used.describe() if result.strategy_used else None,
            message=validation.message,
            elapsed_ms=result.elapsed_ms,
        )

    def note(self, message: str) -> None:
        """Write a warning for the person."""
        self._write("note", message=message, level="warning")

    def _write(self, event: str, **fields: Any) -> None:
        if self._journal is not None:
            self._journal.write(event, **fields)
