"""What an action did, in words for the planner."""

from __future__ import annotations

from subterminator.domain.page import Element
from subterminator.domain.plans import ActionPlan, ExecutionResult, ValidationResult

_DONE = {"click": "pressed", "fill": "filled", "select": "chose in", "scroll": "scrolled to"}


def result_in_words(
    result: ExecutionResult, validation: ValidationResult, pressed: Element | None, *, led_on: bool
) -> str:
    """Describe what was done, never what was typed, and what came of it. `led_on`: whether the page has changed."""
    plan = result.action_plan
    what = (plan.value or "") if plan.action_type in {"wait", "navigate"} else _what(plan, pressed)
    line = " ".join(filter(None, [_DONE.get(plan.action_type, plan.action_type), what]))
    if not result.success:
        return f"{line}: not done: {result.error}"
    if led_on or validation.success:
        return f"{line}: done, now: {validation.actual_state.name}"
    return f"{line}: {validation.message.partition(': ')[2] or validation.message}"


def why_unchanged(plan: ActionPlan, pressed: Element | None, *, led_back: bool) -> str:
    """Explain what an action had for an effect where it had none that counts."""
    if plan.action_type == "scroll":
        return f"{_what(plan, pressed)} did not move: it is at its end, or does not scroll"
    effect = "led back to where it was before" if led_back else "changed nothing"
    return f"the {plan.action_type} on {_what(plan, pressed)} {effect}"


def _what(plan: ActionPlan, pressed: Element | None) -> str:
    return pressed.describe() if pressed is not None else plan.primary_target.describe()
