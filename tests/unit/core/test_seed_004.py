"""The tests that seed 004 writes out, one by one, with mocks of its own methods.

`docs/seeds.md` says where a test names something that today's libraries no longer have; there it holds that promise.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock, Mock

import anthropic
import pytest
from pytest_mock import MockerFixture

from stand_ins import HOME, MemoryJournal, Service, control, page
from subterminator import core
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.core import protocols
from subterminator.core.agent import AIBrowserAgent
from subterminator.core.ai import ClaudeActionPlanner
from subterminator.core.engine import CancellationEngine
from subterminator.core.protocols import (
    ActionPlan,
    ActionRecord,
    AgentContext,
    AIInterpretation,
    BrowserProtocol,
    ErrorRecord,
    ExecutionResult,
    State,
    TargetStrategy,
    ValidationResult,
)
from subterminator.domain.settings import AppConfig
from subterminator.utils.exceptions import ElementNotFound, StateDetectionError

pytestmark = [pytest.mark.spec("agent.seed-004"), pytest.mark.usefixtures("waits")]
NOON = "2026-02-05T12:00:00Z"


# -- phase 1: data -----------------------------------------------------------------------------------------------------


def test_action_record_creation() -> None:
    assert ActionRecord("click", "Cancel button", True, NOON).action_type == "click"


def test_action_record_to_dict() -> None:
    record = ActionRecord("click", "Cancel button", True, NOON)

    assert record.to_dict() == {"action": "click", "target": "Cancel button", "success": True, "time": NOON}


def test_error_record_creation() -> None:
    record = ErrorRecord("click", "ElementNotFound", "Selector not found", "css", NOON)

    assert record.error_type == "ElementNotFound"


def test_error_record_to_dict() -> None:
    record = ErrorRecord("click", "ElementNotFound", "Selector not found", "css", NOON)

    assert record.to_dict()["strategy"] == "css"
    assert record.to_dict() == {
        "action": "click",
        "error": "ElementNotFound",
        "message": "Selector not found",
        "strategy": "css",
        "time": NOON,
    }


def test_target_strategy_css_requires_selector() -> None:
    with pytest.raises(ValueError, match="css_selector"):
        TargetStrategy(method="css")
    assert TargetStrategy(method="css", css_selector="#btn").css_selector == "#btn"


def test_target_strategy_aria_requires_role() -> None:
    with pytest.raises(ValueError, match="aria_role"):
        TargetStrategy(method="aria")


def test_target_strategy_aria_name_optional() -> None:
    assert TargetStrategy(method="aria", aria_role="button").aria_name is None


def test_target_strategy_text_requires_content() -> None:
    with pytest.raises(ValueError, match="text_content"):
        TargetStrategy(method="text")


def test_target_strategy_coordinates_requires_tuple() -> None:
    with pytest.raises(ValueError, match="coordinates"):
        TargetStrategy(method="coordinates")


def test_target_strategy_describe() -> None:
    described = [
        TargetStrategy(method="css", css_selector="#btn").describe(),
        TargetStrategy(method="aria", aria_role="button", aria_name="Submit").describe(),
        TargetStrategy(method="text", text_content="Click here").describe(),
        TargetStrategy(method="coordinates", coordinates=(100, 200)).describe(),
    ]

    assert described == [
        "CSS: #btn",
        "ARIA: role=button name='Submit'",
        "Text: 'Click here'",
        "Coordinates: (100, 200)",
    ]


def test_action_plan_max_fallbacks() -> None:
    css = TargetStrategy(method="css", css_selector="#btn")

    with pytest.raises(ValueError, match="3"):
        ActionPlan("click", css, [css] * 4)


def test_action_plan_confidence_range() -> None:
    with pytest.raises(ValueError, match="Confidence"):
        ActionPlan("click", TargetStrategy(method="css", css_selector="#btn"), confidence=1.5)


def test_action_plan_fill_requires_value() -> None:
    with pytest.raises(ValueError, match="value"):
        ActionPlan("fill", TargetStrategy(method="css", css_selector="#btn"))


def test_action_plan_all_targets() -> None:
    first = TargetStrategy(method="css", css_selector="#btn")
    second = TargetStrategy(method="text", text_content="Click")

    assert ActionPlan("click", first, [second]).all_targets() == [first, second]


def test_agent_context_to_prompt_context() -> None:
    text = create_test_context().to_prompt_context()

    for section in ("URL:", "Viewport:", "Scroll:", "ACCESSIBILITY TREE:", "HTML SNIPPET:", "PREVIOUS ACTIONS:"):
        assert section in text
    assert "ERRORS:" in text


def test_all_names_are_exported() -> None:
    names = {
        "ActionRecord",
        "ErrorRecord",
        "TargetStrategy",
        "ActionPlan",
        "AgentContext",
        "ExecutionResult",
        "ValidationResult",
    }

    assert all(hasattr(protocols, name) for name in names)
    assert names <= set(core.__all__)
    assert core.AIBrowserAgent is AIBrowserAgent  # seed 001 §5
    assert ValidationResult(True, State.COMPLETE, State.COMPLETE, 1.0, "").success


# -- phase 2: the browser ----------------------------------------------------------------------------------------------


@pytest.fixture
def browser() -> PlaywrightBrowser:
    """A browser whose page is a mock, as the seed's tests make it."""
    made = PlaywrightBrowser()
    made._page = AsyncMock()
    return made


def mocked(browser: PlaywrightBrowser) -> Any:
    return browser._page


async def test_browser_evaluate(browser: PlaywrightBrowser) -> None:
    mocked(browser).evaluate = AsyncMock(return_value="hello")

    assert await browser.evaluate("document.getElementById('test').textContent") == "hello"
    mocked(browser).evaluate.assert_called_once_with("document.getElementById('test').textContent")


async def test_browser_accessibility_tree(browser: PlaywrightBrowser, mocker: MockerFixture) -> None:
    """The library has no `page.accessibility` any more: the tree comes from one look."""
    mocker.patch.object(browser, "look", AsyncMock(return_value=page(control("Click me"))))

    tree = await browser.accessibility_tree()

    assert json.loads(tree)["children"] == [{"role": "button", "name": "Click me"}]


async def test_browser_accessibility_tree_null(browser: PlaywrightBrowser, mocker: MockerFixture) -> None:
    mocker.patch.object(browser, "look", AsyncMock(return_value=page()))

    assert await browser.accessibility_tree() == "{}"


async def test_browser_click_coordinates_negative_raises(browser: PlaywrightBrowser) -> None:
    with pytest.raises(ValueError, match="non-negative"):
        await browser.click_coordinates(-1, -1)


async def test_browser_click_by_role(browser: PlaywrightBrowser, mocker: MockerFixture) -> None:
    """A press goes by `locate` and `act`, as every press does, so that the gate judges it."""
    submit = control("Submit")
    locate = mocker.patch.object(browser, "locate", AsyncMock(return_value=submit))
    act = mocker.patch.object(browser, "act", AsyncMock())

    await browser.click_by_role("button", "Submit")

    locate.assert_awaited_once_with(TargetStrategy("aria", aria_role="button", aria_name="Submit"))
    assert act.await_args_list[0].args[0] is submit

    locate.side_effect = ElementNotFound("No element with role=button name='Submit'")
    with pytest.raises(ElementNotFound):
        await browser.click_by_role("button", "Submit")


async def test_browser_click_by_text(browser: PlaywrightBrowser, mocker: MockerFixture) -> None:
    locate = mocker.patch.object(browser, "locate", AsyncMock(return_value=control("Cancel Membership")))
    act = mocker.patch.object(browser, "act", AsyncMock())

    await browser.click_by_text("Cancel Membership")

    locate.assert_awaited_once_with(TargetStrategy("text", text_content="Cancel Membership"))
    act.assert_awaited_once()


async def test_browser_viewport_size(browser: PlaywrightBrowser) -> None:
    mocked(browser).viewport_size = {"width": 1280, "height": 720}

    assert await browser.viewport_size() == (1280, 720)


async def test_browser_scroll_position(browser: PlaywrightBrowser) -> None:
    mocked(browser).evaluate = AsyncMock(return_value=[0, 0])

    assert await browser.scroll_position() == (0, 0)


async def test_browser_scroll_to(browser: PlaywrightBrowser) -> None:
    mocked(browser).evaluate = AsyncMock()

    await browser.scroll_to(0, 100)

    mocked(browser).evaluate.assert_called_once_with("window.scrollTo(0, 100)")


def test_playwright_browser_supports_methods() -> None:
    browser = PlaywrightBrowser()

    assert browser.supports_accessibility_tree()
    assert browser.supports_coordinate_clicking()
    assert browser.supports_text_clicking()


# -- phase 3: the planner ----------------------------------------------------------------------------------------------


def create_mock_tool_response(data: dict[str, Any] | None = None, confidence: float = 0.9) -> MagicMock:
    data = data or {
        "state": "ACCOUNT_ACTIVE",
        "action_type": "click",
        "targets": [{"method": "css", "css": "#btn"}],
        "reasoning": "test",
        "expected_next_state": "RETENTION_OFFER",
    }
    block = MagicMock()
    block.type = "tool_use"
    block.name = "browser_action"
    block.input = {**data, "confidence": confidence}
    return MagicMock(content=[block])


def create_test_context() -> AgentContext:
    return AgentContext(
        screenshot=b"PNG",
        accessibility_tree="{}",
        html_snippet="<button>Test</button>",
        url="https://test.com",
        visible_text="Test",
        previous_actions=[],
        error_history=[],
        viewport_size=(1280, 720),
        scroll_position=(0, 0),
    )


def with_targets(*targets: dict[str, Any]) -> MagicMock:
    return create_mock_tool_response(
        {"state": "ACCOUNT_ACTIVE", "action_type": "click", "targets": list(targets), "reasoning": "test"}
    )


def test_tool_schema_has_required_fields() -> None:
    schema = ClaudeActionPlanner.TOOL_SCHEMA

    assert schema["name"] == "browser_action"
    assert {"state", "action_type", "targets"} <= schema["input_schema"]["properties"].keys()


def test_parse_tool_response_valid_single_target() -> None:
    plan = ClaudeActionPlanner(api_key="test-key")._parse_tool_response(with_targets({"method": "css", "css": "#btn"}))

    assert plan.primary_target.method == "css"
    assert len(plan.fallback_targets) == 0


def test_parse_tool_response_multiple_targets() -> None:
    response = with_targets(
        {"method": "css", "css": "#btn"}, {"method": "text", "text": "Click"}, {"method": "aria", "aria_role": "button"}
    )

    plan = ClaudeActionPlanner(api_key="test-key")._parse_tool_response(response)

    assert plan.primary_target.method == "css"
    assert len(plan.fallback_targets) == 2


def patched_client(mocker: MockerFixture, *confidences: float) -> AsyncMock:
    """The seed patches `anthropic.Anthropic`; the planner uses the SDK's asynchronous client."""
    client = MagicMock()
    client.messages.create = AsyncMock(side_effect=[create_mock_tool_response(confidence=each) for each in confidences])
    mocker.patch("anthropic.AsyncAnthropic", return_value=client)
    return client.messages.create  # type: ignore[no-any-return]


async def test_plan_action_retries_on_low_confidence(mocker: MockerFixture) -> None:
    create = patched_client(mocker, 0.4, 0.8)

    plan = await ClaudeActionPlanner(api_key="test-key").plan_action(create_test_context(), "Click")

    assert create.call_count == 2
    assert plan.confidence >= 0.6


async def test_plan_action_raises_on_persistent_low_confidence(mocker: MockerFixture) -> None:
    patched_client(mocker, 0.3, 0.4)

    with pytest.raises(StateDetectionError):
        await ClaudeActionPlanner(api_key="test-key").plan_action(create_test_context(), "Click")


# -- phase 4: the agent ------------------------------------------------------------------------------------------------


def create_mock_browser() -> AsyncMock:
    """A browser with only the methods of the seeds: whatever else it is asked for answers with a mock."""
    browser = AsyncMock(spec=BrowserProtocol)
    browser.click = AsyncMock()
    browser.screenshot = AsyncMock(return_value=b"PNG")
    browser.url = AsyncMock(return_value="https://test.com")
    browser.text_content = AsyncMock(return_value="Test")
    browser.evaluate = AsyncMock(return_value=[])
    browser.accessibility_tree = AsyncMock(return_value="{}")
    browser.click_by_role = AsyncMock()
    browser.click_by_text = AsyncMock()
    browser.click_coordinates = AsyncMock()
    browser.viewport_size = AsyncMock(return_value=(1280, 720))
    browser.scroll_position = AsyncMock(return_value=(0, 0))
    browser.supports_accessibility_tree = Mock(return_value=True)
    return browser


def create_mock_planner(plan: ActionPlan | None = None) -> Mock:
    return Mock(plan_action=AsyncMock(return_value=plan))


def create_mock_heuristic(state: State) -> Mock:
    reading = AIInterpretation(state=state, confidence=0.9, reasoning="test", actions=[])
    return Mock(interpret=Mock(return_value=reading))


def create_test_plan(**fields: Any) -> ActionPlan:
    return ActionPlan(
        action_type="click",
        primary_target=TargetStrategy(method="css", css_selector="#btn"),
        fallback_targets=[],
        confidence=0.9,
        **{"expected_state": State.RETENTION_OFFER, **fields},
    )


def create_agent(browser: Any = None, plan: ActionPlan | None = None, reads: State = State.RETENTION_OFFER) -> Any:
    return AIBrowserAgent(
        browser or create_mock_browser(),
        create_mock_planner(plan or create_test_plan()),
        create_mock_heuristic(reads),
        max_retries=3,
    )


def test_agent_init_validates_max_retries() -> None:
    parts = create_mock_browser(), create_mock_planner(), create_mock_heuristic(State.UNKNOWN)

    with pytest.raises(ValueError, match="max_retries"):
        AIBrowserAgent(*parts, max_retries=0)
    assert AIBrowserAgent(*parts, max_retries=1).max_retries == 1


async def test_agent_perceive_returns_context() -> None:
    context = await create_agent().perceive()

    assert isinstance(context, AgentContext)
    assert context.screenshot == b"PNG"
    assert context.url == "https://test.com"
    assert (context.viewport_size, context.scroll_position) == ((1280, 720), (0, 0))


async def test_agent_perceive_handles_a11y_failure() -> None:
    browser = create_mock_browser()
    browser.supports_accessibility_tree = Mock(return_value=False)

    assert (await create_agent(browser).perceive()).accessibility_tree == "{}"


async def test_agent_extract_html_snippet() -> None:
    browser = create_mock_browser()
    browser.evaluate = AsyncMock(return_value=["<button>Click</button>"])

    assert "<button>" in await create_agent(browser)._extract_html_snippet()


async def test_agent_execute_tries_fallbacks() -> None:
    browser = create_mock_browser()
    browser.click = AsyncMock(side_effect=ElementNotFound("not found"))
    plan = create_test_plan()
    plan.fallback_targets = [TargetStrategy(method="text", text_content="Button")]

    result = await create_agent(browser).execute(plan)

    assert result.success
    assert result.strategy_used.method == "text"
    browser.click_by_text.assert_awaited_once_with("Button")


async def test_agent_execute_uses_click_by_role_for_aria() -> None:
    browser = create_mock_browser()
    target = TargetStrategy(method="aria", aria_role="button", aria_name="Submit")

    await create_agent(browser).execute(ActionPlan("click", target, [], confidence=0.9))

    browser.click_by_role.assert_called_with("button", "Submit")


async def test_agent_validate_success() -> None:
    validation = await create_agent().validate(ExecutionResult(success=True, action_plan=create_test_plan()))

    assert validation.success
    assert validation.actual_state is State.RETENTION_OFFER


async def test_agent_validate_accepts_state_progression() -> None:
    agent = create_agent(reads=State.EXIT_SURVEY)

    validation = await agent.validate(ExecutionResult(success=True, action_plan=create_test_plan()))

    assert validation.success


async def test_agent_handle_state_full_loop() -> None:
    agent = create_agent()

    assert await agent.handle_state(State.ACCOUNT_ACTIVE) is State.RETENTION_OFFER
    assert agent.planner.plan_action.called


async def test_agent_self_corrects_on_failure() -> None:
    browser = create_mock_browser()
    browser.click = AsyncMock(side_effect=[ElementNotFound(""), ElementNotFound(""), None])
    agent = create_agent(browser)

    assert await agent.handle_state(State.ACCOUNT_ACTIVE) is State.RETENTION_OFFER
    assert agent.planner.plan_action.call_count >= 2


async def test_agent_returns_unknown_after_max_retries() -> None:
    browser = create_mock_browser()
    for method in ("click", "click_by_text", "click_by_role", "click_coordinates"):
        setattr(browser, method, AsyncMock(side_effect=ElementNotFound("always fails")))
    plan = create_test_plan()
    plan.fallback_targets = [
        TargetStrategy(method="aria", aria_role="button", aria_name="Cancel"),
        TargetStrategy(method="text", text_content="Cancel"),
        TargetStrategy(method="coordinates", coordinates=(1, 1)),
    ]

    assert await create_agent(browser, plan).handle_state(State.ACCOUNT_ACTIVE) is State.UNKNOWN
    assert browser.click_coordinates.called


@pytest.mark.parametrize(
    ("action", "called"), [("fill", ("fill", "#btn", "x")), ("select", ("select_option", "#btn", "x"))]
)
async def test_agent_fills_and_selects_by_the_methods_of_the_seeds(action: Any, called: tuple[str, str, str]) -> None:
    browser = create_mock_browser()
    plan = ActionPlan(action, TargetStrategy(method="css", css_selector="#btn"), value="x", confidence=0.9)

    assert (await create_agent(browser).execute(plan)).success
    getattr(browser, called[0]).assert_awaited_once_with(*called[1:])
    browser.click.assert_not_called()


# -- phase 5: the engine -----------------------------------------------------------------------------------------------


@pytest.fixture
def config(tmp_path: Path) -> AppConfig:
    return AppConfig.load({}, headless=True, data_dir=tmp_path, config_dir=tmp_path)


def create_engine(config: AppConfig, agent: Any = None, heuristic: Mock | None = None) -> Any:
    browser = create_mock_browser()
    browser.url = AsyncMock(return_value=f"{HOME}/account")
    heuristic = heuristic or create_mock_heuristic(State.ACCOUNT_ACTIVE)
    return CancellationEngine(Service(), browser, heuristic, None, MemoryJournal(), config, agent=agent)


def create_mock_agent(**behaviour: Any) -> Mock:
    return Mock(handle_state=AsyncMock(**behaviour), clear_history=Mock(), reason="")


async def test_engine_without_agent_uses_hardcoded(config: AppConfig) -> None:
    """Required: the handlers walk a page that only the seeds' methods show, and press what the tree names."""
    heuristic = create_mock_heuristic(State.ACCOUNT_ACTIVE)
    engine = create_engine(config, heuristic=heuristic)
    engine.browser.accessibility_tree = AsyncMock(
        return_value=json.dumps(
            {"role": "WebArea", "name": "", "children": [{"role": "link", "name": "Cancel membership"}]}
        )
    )

    assert await engine._handle_state(State.START) is State.ACCOUNT_ACTIVE
    engine.browser.navigate.assert_awaited()

    async def pressed(role: str, name: str) -> None:
        heuristic.interpret.return_value = AIInterpretation(State.EXIT_SURVEY, 0.9, "test")

    engine.browser.click_by_role = AsyncMock(side_effect=pressed)
    assert await engine._handle_state(State.ACCOUNT_ACTIVE) is State.EXIT_SURVEY
    engine.browser.click_by_role.assert_awaited_once_with("link", "Cancel membership")


async def test_engine_with_agent_delegates(config: AppConfig) -> None:
    agent = create_mock_agent(return_value=State.RETENTION_OFFER)
    engine = create_engine(config, agent)

    assert await engine._handle_state(State.ACCOUNT_ACTIVE) is State.RETENTION_OFFER
    agent.handle_state.assert_called_with(State.ACCOUNT_ACTIVE)


async def test_engine_start_state_ignores_agent(config: AppConfig) -> None:
    agent = create_mock_agent()

    await create_engine(config, agent)._handle_state(State.START)

    agent.handle_state.assert_not_called()


async def test_engine_login_required_ignores_agent(config: AppConfig) -> None:
    agent = create_mock_agent()
    engine = create_engine(config, agent)
    engine.input_callback = lambda message, timeout: "done"

    await engine._handle_state(State.LOGIN_REQUIRED)

    agent.handle_state.assert_not_called()


async def test_engine_falls_back_on_api_error(config: AppConfig, mocker: MockerFixture) -> None:
    error = anthropic.APIStatusError(message="timeout", response=MagicMock(status_code=500), body=None)
    engine = create_engine(config, create_mock_agent(side_effect=error))
    hardcoded = mocker.patch.object(engine, "_hardcoded_handle", AsyncMock(return_value=State.RETENTION_OFFER))

    assert await engine._handle_state(State.ACCOUNT_ACTIVE) is State.RETENTION_OFFER
    hardcoded.assert_awaited_once_with(State.ACCOUNT_ACTIVE)


async def test_engine_final_confirmation_requires_checkpoint(config: AppConfig, mocker: MockerFixture) -> None:
    order: list[str] = []

    async def handled(state: State) -> State:
        order.append("agent")
        return State.COMPLETE

    agent = create_mock_agent(side_effect=handled)
    engine = create_engine(config, agent)
    checkpoint = mocker.patch.object(
        engine, "_human_checkpoint", AsyncMock(side_effect=lambda *_: order.append("checkpoint"))
    )

    await engine._handle_state(State.FINAL_CONFIRMATION)

    checkpoint.assert_awaited_once_with("CONFIRM", engine.config.confirm_timeout)
    assert order == ["checkpoint", "agent"]
    assert not asyncio.all_tasks() - {asyncio.current_task()}
