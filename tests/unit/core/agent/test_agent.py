"""Design A's agent at our own protocols: what it looks at, when it asks, what it gives up on and remembers."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import anthropic
import httpx2
import pytest

from agents import SURVEY, Brain, Walk, aria, click, css, plan, point, shown, text
from stand_ins import (
    ACCOUNT,
    ACTIVE_PAGE,
    DONE_PAGE,
    HOME,
    OFFER_PAGE,
    OPEN,
    SIGN_IN_PAGE,
    MemoryJournal,
    ScriptedBrowser,
    control,
    page,
)
from subterminator.cli.output import event_line as on_the_terminal
from subterminator.core.agent.agent import STATE_TRANSITIONS, AIBrowserAgent
from subterminator.domain.errors import (
    ActionTimeout,
    BrowserLost,
    ElementDisabled,
    ElementNotFound,
    StateDetectionError,
)
from subterminator.domain.protocols import (
    ActionRecord,
    ErrorRecord,
    ExecutionResult,
    PageView,
    State,
)
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.record.narration import describe_event as in_full

pytestmark = pytest.mark.usefixtures("waits")

# -- what it is --------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.names")
@pytest.mark.parametrize("retries", [0, -1])
def test_less_than_one_attempt_is_refused(retries: int) -> None:
    """Required: seed 004 4.2."""
    with pytest.raises(ValueError, match="at least 1"):
        Walk(max_retries=retries)
    assert Walk(max_retries=1).agent.max_retries == 1


@pytest.mark.spec("agent.names")
def test_tables_are_the_seeds() -> None:
    """Required: each state between sign-in and end has its goal, and where it leads."""
    expected = {state: leads for state, (_, leads) in STATE_TRANSITIONS.items()}

    assert expected == {
        State.ACCOUNT_ACTIVE: State.RETENTION_OFFER,
        State.RETENTION_OFFER: State.EXIT_SURVEY,
        State.EXIT_SURVEY: State.FINAL_CONFIRMATION,
        State.FINAL_CONFIRMATION: State.COMPLETE,
        State.THIRD_PARTY_BILLING: None,
        State.ACCOUNT_CANCELLED: State.COMPLETE,
        State.UNKNOWN: None,
    }
    assert AIBrowserAgent.STATE_GOALS.keys() == AIBrowserAgent.STATE_TRANSITIONS.keys()
    assert AIBrowserAgent.VALID_PROGRESSIONS[State.EXIT_SURVEY] == {State.FINAL_CONFIRMATION, State.COMPLETE}


# -- perceive ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.perceive")
async def test_context_comes_from_one_look() -> None:
    """Required: everything that the planner reads was true at the same moment."""
    walk = Walk(view=replace(shown(OPEN, text="Your plan", title="Account"), viewport=(1280, 720), scroll=(0, 40)))
    looks = 0
    real = walk.browser.look

    async def look() -> PageView:
        nonlocal looks
        looks += 1
        return await real()

    walk.browser.look = look  # type: ignore[method-assign]
    context = await walk.agent.perceive()

    assert looks == 1
    assert context.view is walk.browser.view
    assert context.screenshot == b"\x89PNG"
    assert (context.url, context.visible_text) == (ACCOUNT, "Your plan")
    assert (context.viewport_size, context.scroll_position) == ((1280, 720), (0, 40))
    assert '"Cancel membership"' in context.accessibility_tree
    assert "Cancel membership</a>" in context.html_snippet


@pytest.mark.spec("agent.perceive")
async def test_look_and_picture_are_taken_at_the_same_time() -> None:
    """Required: the planner waits for the slower of the two, not for both."""
    walk = Walk()
    both = asyncio.Barrier(2)

    async def look() -> PageView:
        await both.wait()
        return ACTIVE_PAGE

    async def screenshot(path: str | None = None) -> bytes:
        await both.wait()
        return b"picture"

    walk.browser.look, walk.browser.screenshot = look, screenshot  # type: ignore[method-assign]
    async with asyncio.timeout(5):
        context = await walk.agent.perceive()

    assert (context.view, context.screenshot) == (ACTIVE_PAGE, b"picture")


@pytest.mark.spec("agent.degrades")
async def test_browser_without_a_tree_gives_an_empty_one() -> None:
    """Required: seed 004 4.4."""
    browser, journal = ScriptedBrowser(), MemoryJournal()
    agent = AIBrowserAgent(browser, Brain(click()), HeuristicInterpreter(), journal=journal)

    for _ in range(2):
        assert (await agent.perceive()).accessibility_tree == "{}"

    assert "accessibility tree" in journal.only("note")["message"]


@pytest.mark.spec("agent.degrades")
@pytest.mark.parametrize("problem", [NotImplementedError("no"), ActionTimeout("the page gave no picture")])
async def test_page_without_a_picture_is_planned_on_all_the_same(problem: Exception) -> None:
    """Required: a picture helps, and no run ends for want of one."""
    walk = Walk()
    walk.browser.failing["screenshot"] = problem

    context = await walk.agent.perceive()

    assert (context.screenshot, context.view) == (b"", ACTIVE_PAGE)
    assert walk.journal.kinds() == ["note"]


class OldBrowser(ScriptedBrowser):
    """Has the methods of the seeds and no look."""

    async def look(self) -> PageView:
        raise NotImplementedError("look not supported")

    async def text_content(self) -> str:
        return "Sign in to your account\nPassword"

    async def viewport_size(self) -> tuple[int, int]:
        return (800, 600)


@pytest.mark.spec("agent.degrades")
async def test_browser_that_cannot_look_is_read_by_address_and_text() -> None:
    """Required: seed 001 §4.2: the heuristics have address and text where there is no look."""
    browser = OldBrowser(SIGN_IN_PAGE)
    agent = AIBrowserAgent(browser, Brain(click()), HeuristicInterpreter())

    context = await agent.perceive()
    found = await agent.validate(ExecutionResult(True, click(expected_state=State.LOGIN_REQUIRED)))

    assert (context.view, context.html_snippet, context.viewport_size) == (None, "", (800, 600))
    assert (context.url, context.visible_text) == (f"{HOME}/signin", "Sign in to your account\nPassword")
    assert found.success, found.message


@pytest.mark.spec("agent.degrades")
@pytest.mark.parametrize("method", ["look", "screenshot"])
async def test_lost_browser_ends_the_run(method: str) -> None:
    """Required: nothing is planned on a page that is not there."""
    walk = Walk()
    walk.browser.failing[method] = BrowserLost("closed")

    with pytest.raises(BrowserLost):
        await walk.handle()
    assert walk.brain.asked == []


@pytest.mark.spec("agent.degrades")
async def test_silent_page_costs_an_attempt_and_no_run() -> None:
    """Required: a page that answers late is planned on when it does."""
    walk = Walk()
    answers: list[Any] = [ActionTimeout("could not look in time")]
    real = walk.browser.look

    async def look() -> PageView:
        if answers:
            raise answers.pop()
        return await real()

    walk.browser.look = look  # type: ignore[method-assign]

    assert await walk.handle() is State.RETENTION_OFFER
    assert "could not look in time" in walk.brain.corrections[0]


# -- the loop ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.loop")
async def test_one_plan_that_works_is_one_call_to_the_planner() -> None:
    """Required: seed 004 4.10, at the price of one."""
    walk = Walk()

    assert await walk.handle() is State.RETENTION_OFFER
    assert len(walk.brain.asked) == 1
    assert walk.agent._action_history == [
        ActionRecord("click", "Text: 'Cancel membership'", True, "2026-11-21T12:00:00.000Z")
    ]


@pytest.mark.spec("agent.gives-up")
@pytest.mark.parametrize(("retries", "asked"), [(1, 1), (3, 3), (5, 4)])
async def test_no_way_found_is_unknown_after_as_many_attempts(retries: int, asked: int) -> None:
    """Required: seed 004 4.12; and four questions about one page are enough."""
    walk = Walk(click(css("#a"), aria("button", "No"), text("Nowhere"), point(5, 5)), max_retries=retries)
    walk.browser.failing["locate"] = ElementNotFound("always fails")

    assert await walk.handle() is State.UNKNOWN
    assert len(walk.brain.asked) == asked


@pytest.mark.spec("agent.gives-up")
async def test_puzzled_planner_is_asked_once_more() -> None:
    """Required: one answer that makes no sense is no reason to give up, two are."""
    walk = Walk(StateDetectionError("low confidence: 0.2"), click())
    assert await walk.handle() is State.RETENTION_OFFER
    assert "low confidence: 0.2" in walk.brain.corrections[0]

    walk = Walk(StateDetectionError("low confidence: 0.2"), max_retries=5)
    assert await walk.handle() is State.UNKNOWN
    assert len(walk.brain.asked) == 2


@pytest.mark.spec("agent.concluded")
@pytest.mark.parametrize("state", [State.THIRD_PARTY_BILLING, State.ACCOUNT_CANCELLED])
@pytest.mark.parametrize("sees", [None, State.THIRD_PARTY_BILLING, State.ACCOUNT_CANCELLED])
async def test_nothing_is_pressed_where_the_flow_is_over(state: State, sees: State | None) -> None:
    """Required: seed 001 §4.1: terminal for the agent, which says so."""
    walk = Walk(click(state=sees))

    assert await walk.handle(state) is state
    assert walk.browser.acted == []
    assert len(walk.brain.asked) == 1


@pytest.mark.spec("agent.concluded")
@pytest.mark.parametrize("state", [State.THIRD_PARTY_BILLING, State.ACCOUNT_CANCELLED])
@pytest.mark.parametrize("sees", [State.ACCOUNT_ACTIVE, State.UNKNOWN])
async def test_flow_that_is_not_over_after_all_goes_on(state: State, sees: State) -> None:
    """Required: what the heuristics took for the end, the planner may see further in: its press is not dropped."""
    walk = Walk(click(state=sees))

    assert await walk.handle(state) is State.RETENTION_OFFER
    assert len(walk.brain.asked) == 1


@pytest.mark.spec("agent.concluded")
async def test_failed_planner_leaves_a_concluded_flow_unchanged() -> None:
    """Required: the engine tells that end."""
    walk = Walk(StateDetectionError("what is this?"))

    assert await walk.handle(State.THIRD_PARTY_BILLING) is State.THIRD_PARTY_BILLING


@pytest.mark.spec("agent.sign-in")
async def test_plan_for_a_sign_in_page_is_not_carried_out() -> None:
    """Required: signing in is the person's."""
    walk = Walk(plan("fill", text("Password"), value="guess", state=State.LOGIN_REQUIRED), view=SIGN_IN_PAGE)

    assert await walk.handle() is State.LOGIN_REQUIRED
    assert walk.browser.acted == []


@pytest.mark.spec("agent.claims")
@pytest.mark.parametrize(
    ("reads", "reached"),
    [
        (State.ACCOUNT_CANCELLED, State.ACCOUNT_CANCELLED),
        (State.RETENTION_OFFER, State.RETENTION_OFFER),
    ],
)
async def test_planner_that_sees_the_end_is_believed_only_with_the_page(reads: State, reached: State) -> None:
    """Required: a model's word alone never ends a run as cancelled."""
    walk = Walk(click(state=State.ACCOUNT_CANCELLED), reads=reads)

    assert await walk.handle() is reached
    assert bool(walk.browser.acted) is (reads is not State.ACCOUNT_CANCELLED)


@pytest.mark.spec("agent.claims")
async def test_page_that_claims_the_end_twice_is_left_to_the_engine() -> None:
    """Required: only the account can tell, so the agent does not say the same again."""
    walk = Walk(plan("wait", state=State.COMPLETE), view=DONE_PAGE)

    assert await walk.handle(State.FINAL_CONFIRMATION) is State.COMPLETE
    assert await walk.handle(State.UNKNOWN) is State.UNKNOWN
    assert walk.journal.kinds().count("validated") == 0


@pytest.mark.spec("agent.api-error")
@pytest.mark.parametrize("when", [0, 1])
async def test_errors_of_the_models_api_are_passed_on(when: int) -> None:
    """Required: the engine goes on by its handlers, not by another guess."""
    request = httpx2.Request("POST", "https://api.example.com/v1/messages")
    error = anthropic.APIConnectionError(request=request)
    walk = Walk(*[click(css("#a"))] * when, error)

    with pytest.raises(anthropic.APIConnectionError):
        await walk.handle()


# -- memory and record -------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.history")
async def test_actions_are_bounded_and_errors_are_all_kept() -> None:
    """Required: seed 001 §3.2: all errors of the flow; those of other pages are no part of a prompt."""
    walk = Walk()
    for number in range(60):
        walk.agent._record_action(ActionRecord("click", str(number), True, "now"))
        walk.agent._record_error(ErrorRecord("click", "X", str(number), "", "now"))

    context = await walk.agent.perceive()

    assert [each.target_description for each in context.previous_actions] == [str(each) for each in range(10, 60)]
    assert [each.error_message for each in context.error_history] == [str(each) for each in range(60)]


@pytest.mark.spec("agent.history")
async def test_new_run_remembers_nothing() -> None:
    """Required: what failed in one run may work in the next, and is tried."""
    walk = Walk(click(css("#gone"), text("Cancel membership")))
    walk.browser.on[OPEN.node] = None
    await walk.handle()
    assert walk.browser.pressed() == ["Cancel membership"]

    walk.agent.clear_history()
    assert (walk.agent._action_history, walk.agent._error_history) == ([], [])
    walk.browser.on[OPEN.node] = OFFER_PAGE
    assert await walk.handle() is State.RETENTION_OFFER


@pytest.mark.spec("agent.record")
async def test_plan_and_what_came_of_it_are_written_down() -> None:
    """Required: a run can be told again, each decision with its reason."""
    walk = Walk(
        click(css("#gone"), text("Cancel membership"), state=State.ACCOUNT_ACTIVE, reasoning="It opens the flow."),
        brain="claude-sonnet-5-5",
    )
    await walk.handle()

    planned, validated = walk.journal.only("planned"), walk.journal.only("validated")
    assert {name: planned[name] for name in ("by", "state", "confidence", "action", "target", "reasoning")} == {
        "by": "claude-sonnet-5-5",
        "state": "account_active",
        "confidence": 0.9,
        "action": "click",
        "target": "CSS: #gone",
        "reasoning": "It opens the flow.",
    }
    assert (validated["ok"], validated["state"], validated["strategy"]) == (
        True,
        "retention_offer",
        "Text: 'Cancel membership'",
    )


@pytest.mark.spec("agent.record")
async def test_result_of_a_plan_is_described() -> None:
    """Required: the report tells every plan's end, the terminal only those that went otherwise."""
    walk = Walk(click(css("#gone")), click())
    await walk.handle()
    failed, worked = [event for event in walk.journal.events if event["event"] == "validated"]

    assert in_full(failed) == "That did not lead on: CSS: #gone: nothing fits CSS: #gone"
    assert in_full(worked) == "That led on: the page is retention offer"
    assert on_the_terminal(failed) == ("yellow", "Not as planned: CSS: #gone: nothing fits CSS: #gone")
    assert on_the_terminal(worked) is None


@pytest.mark.spec("agent.record")
async def test_what_is_typed_is_not_written_down() -> None:
    """Required: a value may be a secret, whatever the field is called."""
    field = control("Your word", "textbox", node="0:41")
    walk = Walk(plan("fill", text("Your word"), value="hunter2"), view=page(field, text=SURVEY), guarded=False)
    walk.browser.on[field.node] = ElementDisabled("it is disabled")
    await walk.handle(State.EXIT_SURVEY)

    assert "hunter2" not in str(walk.journal.events)
    assert not any("hunter2" in told for told in walk.brain.corrections)
