"""Offline planner of design A: turns the decider's step into a plan. No model, key or network."""

from __future__ import annotations

from collections import Counter

from subterminator.core.rules.decide import decide
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.step import SEARCHING, Step, StepOutcome
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.page import Element, PageView
from subterminator.domain.plans import FALLBACKS, ActionPlan, AgentContext, ExecutionResult, TargetStrategy
from subterminator.domain.ports import ServiceProtocol
from subterminator.domain.roles import FIELDS

LONGEST_TEXT = 200
"""Longest text that is used as a target."""


class RulePlanner:
    """Planner of design A without a model. For one run, since it remembers its plans."""

    def __init__(self, service: ServiceProtocol) -> None:
        """`service`: id, name, entry_url and hosts are enough."""
        self._service = service
        self._memory = Memory()
        self._last: tuple[AgentContext, ActionPlan] | None = None

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> ActionPlan:
        """Plan the next action on the page of `context.view`, from the page and not from the goal.

        The same observation gives the same plan. What failed, or changed nothing, is not planned again.

        Raises:
            StateDetectionError: there is no view, the page is not recognised, a person is needed, no control can be
                named without a guess, or the flow goes in a circle.
        """
        view = context.view
        if view is None:
            raise StateDetectionError(f"the rules read elements, and there is no look at {context.url}")
        if self._last is not None and self._last[0] is context:
            return self._last[1]
        if self._last is not None and context.last is not None:
            self._memory.settle(_outcome(context.last), context.last.error or "")
        self._last = None
        step = decide(view, self._service, self._memory)
        self._memory.take(step)
        plan = _plan(step, view)
        self._last = (context, plan)
        return plan


def _outcome(result: ExecutionResult) -> StepOutcome:
    """Return the outcome of a plan: a refusal, else the mildest failure, since another target may work."""
    if result.success:
        return StepOutcome.WORKED
    failures = {StepOutcome.of(problem) for problem in result.problems}
    for outcome in (StepOutcome.REFUSED, StepOutcome.FAILED_FOR_NOW, StepOutcome.COVERED):
        if outcome in failures:
            return outcome
    return StepOutcome.FAILED_FOR_GOOD


# -- a step as a plan --------------------------------------------------------------------------------------------------


class Targets:
    """Targets of the elements of one view; selectors, names and texts are counted once."""

    def __init__(self, view: PageView) -> None:
        self._selectors = Counter(each.selector for each in view.elements if each.selector)
        self._named = Counter((each.role, _fold(each.name)) for each in view.elements)
        self._lines = Counter(" ".join(line.split()) for line in view.text.splitlines())
        self.middle = (max(view.viewport[0] // 2, 1), max(view.viewport[1] // 2, 1))

    def of(self, element: Element) -> list[TargetStrategy]:
        """List the targets of an element: css, aria, text; those that match it alone come first.

        Coordinates are added only if nothing else matches it alone.
        """
        targets: list[tuple[int, TargetStrategy]] = []
        if element.selector:
            target = TargetStrategy("css", css_selector=element.selector)
            targets.append((self._selectors[element.selector], target))
        if element.role and element.name:
            target = TargetStrategy("aria", aria_role=element.role, aria_name=element.name)
            targets.append((self._named[element.role, _fold(element.name)], target))
        if element.text and len(element.text) <= LONGEST_TEXT and element.role not in FIELDS:
            targets.append((self._lines[element.text], TargetStrategy("text", text_content=f'"{element.text}"')))
        if all(count != 1 for count, _ in targets) and element.in_viewport and element.box.width > 0:
            x, y = element.box.center
            targets.append((2, TargetStrategy("coordinates", coordinates=(round(x), round(y)))))
        return [target for _, target in sorted(targets, key=lambda each: each[0] != 1)]


def _fold(name: str) -> str:
    return " ".join(name.split()).casefold()


def _plan(step: Step, view: PageView) -> ActionPlan:
    targets_in_view = Targets(view)
    targets = targets_in_view.of(step.element) if step.element is not None else []
    if not targets:
        # The page itself: an element in the middle of the screen, whose container scrolls.
        targets = [TargetStrategy("coordinates", coordinates=targets_in_view.middle)]
    return ActionPlan(
        action_type=step.action,
        primary_target=targets[0],
        fallback_targets=targets[1 : 1 + FALLBACKS],
        value=step.value,
        reasoning=step.words,
        confidence=step.confidence,
        expected_state=step.expected,
        state=step.state,
        exploring=step.kind in SEARCHING,
    )
