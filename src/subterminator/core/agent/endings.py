"""Ends that a plan states instead of an action: a stop, a claim of the end, a page that is not the agent's."""

from __future__ import annotations

from subterminator.core.agent.stops import StopCheck
from subterminator.domain.outcomes import CONCLUDED, State
from subterminator.domain.page import PageView
from subterminator.domain.plans import ActionPlan
from subterminator.domain.protocols import AIInterpretation
from subterminator.domain.stops import Stop, StopReason
from subterminator.pages.fingerprint import digest_of


class Endings:
    """Judges whether a plan ends the agent's part, and what speaks against that."""

    def __init__(self) -> None:
        self.stops = StopCheck()
        self._contradicted: set[bytes] = set()
        """Pages about which a claim of the end was contradicted once (`digest_of`)."""

    def clear(self) -> None:
        """Forget everything, for another run."""
        self.stops.clear()
        self._contradicted.clear()

    def of(
        self, plan: ActionPlan, state: State, view: PageView | None, reading: AIInterpretation | None
    ) -> State | Stop | str | None:
        """Return the end that a plan states, or what speaks against it; None: the plan is to be executed.

        Signing in is left to the person. The planner's state of the page counts unless the page contradicts it: a press
        beside it is made, a claim of the end makes the engine read the account.

        Args:
            state: the state being handled.
            reading: what the page reads as. None where it cannot be looked at.
        """
        if plan.stop is not None:
            return self.stops.objection(plan.stop, view) or self.stops.proved(plan.stop)
        if plan.state is State.LOGIN_REQUIRED:
            return plan.state
        if plan.state not in {State.COMPLETE, *CONCLUDED} or view is None or reading is None:
            return None
        if reading.state is plan.state:
            repeated = plan.state is State.COMPLETE and state is State.UNKNOWN  # only the account decides
            return State.UNKNOWN if repeated else plan.state
        if plan.action_type != "wait":
            return None
        if plan.state is State.THIRD_PARTY_BILLING:
            return f"to end so, answer by stop with {StopReason.BILLED_ELSEWHERE} and quote"
        page = digest_of(view)
        if reading.state is State.UNKNOWN or page in self._contradicted:
            return State.COMPLETE
        self._contradicted.add(page)
        return f"the page reads as {reading.state.name}: {reading.reasoning}"
