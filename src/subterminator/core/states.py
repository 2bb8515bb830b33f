"""The state machine under the path that the source documents use; it lives in `subterminator.core.engine.states`."""

from subterminator.core.engine.states import FINAL_STATES, SUCCESSORS, CancellationMachine, state_table
from subterminator.domain.outcomes import State

__all__ = ["FINAL_STATES", "SUCCESSORS", "CancellationMachine", "State", "state_table"]
