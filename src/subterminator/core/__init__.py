"""Engine, agent and decider of design A; re-exports of the types in the source documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from subterminator.domain.protocols import (
    ActionPlan,
    ActionRecord,
    AgentContext,
    AIInterpretation,
    ErrorRecord,
    ExecutionResult,
    TargetStrategy,
    ValidationResult,
)

if TYPE_CHECKING:
    from subterminator.core.agent import AIBrowserAgent

__all__ = [
    "AIBrowserAgent",
    "AIInterpretation",
    "ActionPlan",
    "ActionRecord",
    "AgentContext",
    "ErrorRecord",
    "ExecutionResult",
    "TargetStrategy",
    "ValidationResult",
]


def __getattr__(name: str) -> Any:
    """Import the agent when it is asked for: it brings lexicon and rules with it, which most importers do not need."""
    if name == "AIBrowserAgent":
        from subterminator.core.agent import AIBrowserAgent  # noqa: PLC0415 - see above

        return AIBrowserAgent
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
