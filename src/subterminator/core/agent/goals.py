"""Goals of design A's agent by state, and the states that reach them."""

from __future__ import annotations

from subterminator.domain.outcomes import FLOW_STATES
from subterminator.domain.protocols import State

STATE_TRANSITIONS: dict[State, tuple[str, State | None]] = {
    State.ACCOUNT_ACTIVE: ("Click the cancel membership link to start cancellation flow", State.RETENTION_OFFER),
    State.RETENTION_OFFER: ("Decline the retention offer and continue with cancellation", State.EXIT_SURVEY),
    State.EXIT_SURVEY: ("Complete or skip the exit survey to proceed", State.FINAL_CONFIRMATION),
    State.FINAL_CONFIRMATION: ("Click the final confirmation button to complete cancellation", State.COMPLETE),
    State.THIRD_PARTY_BILLING: ("Identify third-party billing provider information", None),
    State.ACCOUNT_CANCELLED: ("Verify the account shows as cancelled", State.COMPLETE),
    State.UNKNOWN: ("Analyze the page to identify current state and find navigation path", None),
}
"""Goal of each state, and the usual next state. None: as the planner expects (seed 001 §4.1)."""

STATE_GOALS: dict[State, str] = {state: goal for state, (goal, _) in STATE_TRANSITIONS.items()}
"""The goals alone: input of the planners, by which a planner without a model recognises them."""

DEFAULT_GOAL = "Navigate to proceed with cancellation"
"""Goal of the states that the table leaves out."""

VALID_PROGRESSIONS: dict[State, set[State]] = {
    State.RETENTION_OFFER: {State.EXIT_SURVEY, State.FINAL_CONFIRMATION},
    State.EXIT_SURVEY: {State.FINAL_CONFIRMATION, State.COMPLETE},
    State.FINAL_CONFIRMATION: {State.COMPLETE},
}
"""States accepted for an expected one, because not every site has every page (seed 001 §4.2)."""

IN_THE_FLOW = FLOW_STATES | {State.ACCOUNT_ACTIVE}
"""States with a step left to do."""
