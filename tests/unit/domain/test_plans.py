"""The data of design A's loop, as seed 004 phase 1 asks for it."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from subterminator import core
from subterminator.domain import plans, protocols
from subterminator.domain.protocols import (
    ActionPlan,
    ActionRecord,
    AgentContext,
    ErrorRecord,
    ExecutionResult,
    State,
    TargetStrategy,
    ValidationResult,
)

pytestmark = pytest.mark.spec("planner.data")
NOON = "2026-02-05T12:00:00Z"
BUTTON = TargetStrategy("css", css_selector="#btn")


def context(**given: Any) -> AgentContext:
    """A page with little on it."""
    return AgentContext(
        **{
            "screenshot": b"PNG",
            "accessibility_tree": '{"role": "WebArea"}',
            "html_snippet": "<button>Test</button>",
            "url": "https://test.com",
            "visible_text": "Test",
            "previous_actions": [],
            "error_history": [],
            "viewport_size": (1280, 720),
            "scroll_position": (0, 40),
            **given,
        }
    )


def test_action_record_goes_into_the_journal() -> None:
    """Required: seed 004 1.2."""
    record = ActionRecord("click", "Cancel button", True, NOON)

    assert record.action_type == "click"
    assert record.to_dict() == {"action": "click", "target": "Cancel button", "success": True, "time": NOON}


def test_error_record_goes_into_the_journal() -> None:
    """Required: seed 004 1.3."""
    record = ErrorRecord("click", "ElementNotFound", "Selector not found", "css", NOON)

    assert record.error_type == "ElementNotFound"
    assert record.to_dict() == {
        "action": "click",
        "error": "ElementNotFound",
        "message": "Selector not found",
        "strategy": "css",
        "time": NOON,
    }


def test_records_cannot_be_changed() -> None:
    """What was done stays done."""
    with pytest.raises(FrozenInstanceError):
        ActionRecord("click", "Cancel", True, NOON).success = False  # type: ignore[misc]


@pytest.mark.parametrize("method", ["css", "aria", "text", "coordinates"])
def test_target_needs_the_field_of_its_method(method: Any) -> None:
    """Required: seed 004 1.4 to 1.6."""
    with pytest.raises(ValueError, match="required"):
        TargetStrategy(method=method)


def test_role_alone_is_a_target() -> None:
    """Required: seed 004 1.5."""
    assert TargetStrategy(method="aria", aria_role="button").aria_name is None


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (BUTTON, "CSS: #btn"),
        (TargetStrategy("aria", aria_role="button", aria_name="Submit"), "ARIA: role=button name='Submit'"),
        (TargetStrategy("text", text_content="Click here"), "Text: 'Click here'"),
        (TargetStrategy("coordinates", coordinates=(100, 200)), "Coordinates: (100, 200)"),
    ],
)
def test_target_describes_itself(target: TargetStrategy, said: str) -> None:
    """Required: seed 004 1.6, in the one form of seed 001 §7.1."""
    assert target.describe() == said


def test_three_ways_may_follow_the_first() -> None:
    """Required: seed 004 1.7."""
    assert len(ActionPlan("click", BUTTON, [BUTTON] * 3).fallback_targets) == 3
    with pytest.raises(ValueError, match="Maximum 3"):
        ActionPlan("click", BUTTON, [BUTTON] * 4)


@pytest.mark.parametrize("confidence", [-0.1, 1.5, float("nan")])
def test_confidence_lies_between_nought_and_one(confidence: float) -> None:
    """Required: seed 004 1.7."""
    with pytest.raises(ValueError, match="Confidence"):
        ActionPlan("click", BUTTON, confidence=confidence)


@pytest.mark.parametrize("action", ["fill", "select", "navigate"])
@pytest.mark.parametrize("value", [None, ""])
def test_what_is_given_to_the_page_needs_a_value(action: Any, value: str | None) -> None:
    """Required: seed 004 1.8."""
    with pytest.raises(ValueError, match=f"value required for {action}"):
        ActionPlan(action, BUTTON, value=value)


def test_all_targets_come_in_the_order_they_are_tried() -> None:
    """Required: seed 004 1.8."""
    other = TargetStrategy("text", text_content="Cancel")

    assert ActionPlan("click", BUTTON, [other]).all_targets() == [BUTTON, other]


def test_prompt_holds_every_section() -> None:
    """Required: seed 004 1.9."""
    prompt = context().to_prompt_context()

    for section in (
        "URL:",
        "Viewport:",
        "Scroll:",
        "ACCESSIBILITY TREE:",
        "HTML SNIPPET:",
        "PREVIOUS ACTIONS:",
        "ERRORS:",
    ):
        assert section in prompt
    assert "Viewport: 1280x720\nScroll: (0, 40)" in prompt
    assert prompt.count("(none)") == 2


def test_prompt_holds_the_last_five_actions_and_every_error() -> None:
    """Required: seed 001 §3.2."""
    actions = [ActionRecord("click", f"Button {number}", number % 2 == 0, NOON) for number in range(7)]
    errors = [ErrorRecord("click", "ElementNotFound", f"no {number}", "CSS: #a", NOON) for number in range(7)]

    prompt = context(previous_actions=actions, error_history=errors).to_prompt_context()

    assert "Button 1" not in prompt
    assert "  - click on Button 2: ✓\n  - click on Button 3: ✗" in prompt
    assert all(f"click failed (CSS: #a): no {number}" in prompt for number in range(7))


def test_results_say_what_came_of_a_plan() -> None:
    """Required: seed 004 1.15."""
    plan = ActionPlan("click", BUTTON)

    result = ExecutionResult(success=True, action_plan=plan)
    judged = ValidationResult(True, State.EXIT_SURVEY, State.EXIT_SURVEY, 0.9, "as expected")

    assert (result.strategy_used, result.error, result.screenshot_after, result.elapsed_ms) == (None, None, None, 0)
    assert judged.expected_state is judged.actual_state


def test_planners_words_stand_where_the_sources_import_them() -> None:
    """Required: seed 004 1.16."""
    for name in ("ActionRecord", "ErrorRecord", "TargetStrategy", "ActionPlan", "AgentContext", "ExecutionResult",
                 "ValidationResult"):  # fmt: skip
        assert name in protocols.__all__
        assert name in core.__all__
        assert getattr(core, name) is getattr(protocols, name) is getattr(plans, name)
