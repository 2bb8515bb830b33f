"""Context of a planner after a failure: what was tried, why it failed, and what helps against that cause."""

from __future__ import annotations

from collections.abc import Mapping

from subterminator.core.advice import advice_for
from subterminator.core.agent.plan_executor import Attempt
from subterminator.domain.plans import ActionPlan, TargetStrategy, ValidationResult

SELF_CORRECT_PROMPT = """\
Attempt {attempt} failed. Expected state: {expected}, actual state: {actual}. Message: {message}
You MUST try a DIFFERENT approach this time.

FAILED ACTION:
- Attempted: {action_type} on {target_description}
- Strategy: {failed_strategy}
- Error: {error_message}

PREVIOUS ATTEMPTS THIS ACTION:
{previous_attempts_list}

REQUIREMENT:
{advice}
Strategies already tried: {strategies_tried}

Analyze the current screenshot and accessibility tree to find an alternative."""
"""Context of a planner after a failure (seeds 001 §3.4 and 004 4.23), whole."""


def correction(
    plan: ActionPlan | None,
    failure: ValidationResult,
    attempt: int,
    problems: list[tuple[TargetStrategy | None, Exception]],
    spent: Mapping[Attempt, str],
) -> str:
    """Write the context of the next plan after a failed one.

    Args:
        problems: errors of the plan's targets.
        spent: attempts on this page, and why they are not repeated.
    """
    reasons = "; ".join(f"{target.describe()}: {why}" if target else str(why) for target, why in problems)
    targets = plan.all_targets() if plan else []
    return SELF_CORRECT_PROMPT.format(
        attempt=attempt,
        expected=failure.expected_state.name,
        actual=failure.actual_state.name,
        message=failure.message,
        action_type=plan.action_type if plan else "no action",
        target_description=", ".join(each.describe() for each in targets) or "nothing",
        failed_strategy=", ".join(dict.fromkeys(each.method for each in targets)) or "none",
        error_message=reasons or failure.message,
        previous_attempts_list="\n".join(
            f"- {action} {target.describe()}: {why}" for (action, _, target), why in spent.items()
        )
        or "- none",
        advice=advice_for(why for _, why in problems),
        strategies_tried=", ".join(target.describe() for _, _, target in spent) or "none",
    )
