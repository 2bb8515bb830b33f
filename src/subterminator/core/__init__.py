"""The engine of design A, its browser, and the words that all rooms share."""

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

__all__ = [
    "AIInterpretation",
    "ActionPlan",
    "ActionRecord",
    "AgentContext",
    "ErrorRecord",
    "ExecutionResult",
    "TargetStrategy",
    "ValidationResult",
]
