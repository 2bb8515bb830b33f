"""Engine, agent and decider of design A; re-exports of the types in the source documents."""

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
