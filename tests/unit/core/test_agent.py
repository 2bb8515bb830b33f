"""Design A's agent at our own protocols: what it looks at, tries, believes, repeats and gives up on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import anthropic
import httpx2
import pytest

from stand_ins import (
    ACCOUNT,
    ACTIVE_PAGE,
    DECLINE,
    DONE_PAGE,
    FINAL_PAGE,
    FINISH,
    HOME,
    OFFER_PAGE,
    OPEN,
    SIGN_IN_PAGE,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.cli.output import tell as on_the_terminal
from subterminator.core.agent import STATE_TRANSITIONS, AIBrowserAgent
from subterminator.core.heuristics import HeuristicInterpreter
from subterminator.core.plans import ActionType
from subterminator.core.protocols import (
    Action,
    ActionPlan,
    ActionRecord,
    AgentContext,
    AIInterpretation,
    Box,
    Decision,
    Element,
    ErrorRecord,
    ExecutionResult,
    PageView,
    State,
    TargetStrategy,
    ValidationResult,
)
from subterminator.core.states import LEGAL
from subterminator.lexicon.lexicon import Lexicon
from subterminator.record.words import tell as in_full
from subterminator.utils.exceptions import (
    ActionTimeout,
    BrowserLost,
    DryRunReached,
    ElementDisabled,
    ElementNotFound,
    ElementObscured,
    NavigationFailed,
    NeedsHuman,
    Refused,
    StateDetectionError,
)


@pytest.fixture(autouse=True)
def waits(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Waiting costs nothing here; how long each wait would have been is kept."""
    waited: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await real(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    yield waited


def css(selector: str) -> TargetStrategy:
    return TargetStrategy("css", css_selector=selector)


def text(content: str) -> TargetStrategy:
    return TargetStrategy("text", text_content=content)


def aria(role: str, name: str | None = None) -> TargetStrategy:
    return TargetStrategy("aria", aria_role=role, aria_name=name)


def point(x: int, y: int) -> TargetStrategy:
    return TargetStrategy("coordinates", coordinates=(x, y))


def click(*targets: TargetStrategy, **fields: Any) -> ActionPlan:
    return plan("click", *targets, **fields)


def plan(action: ActionType, *targets: TargetStrategy, **fields: Any) -> ActionPlan:
    first, *others = targets or (text("Cancel membership"),)
    return ActionPlan(action, first, others, **{"confidence": 0.9, "reasoning": "because", **fields})


class Brain:
    """Answers with plans in order, the last again and again; errors are raised, calls are given the context."""

    def __init__(self, *answers: ActionPlan | BaseException | Callable[[AgentContext], ActionPlan]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[AgentContext, str, str | None]] = []

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> ActionPlan:
        self.asked.append((context, goal, error_context))
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, BaseException):
            raise answer
        return answer if isinstance(answer, ActionPlan) else answer(context)

    @property
    def corrections(self) -> list[str]:
        """What it was told about failures."""
        return [error for _, _, error in self.asked if error]


class Always(HeuristicInterpreter):
    """Reads every page as one state."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state

    def read(self, view: PageView) -> AIInterpretation:
        return AIInterpretation(self.state, 0.9, "test")


class Browser(ScriptedBrowser):
    """With an accessibility tree."""

    def supports_accessibility_tree(self) -> bool:
        return True


class Walk:
    """An agent on account, offer, review, done; guarded by the real gate when asked for."""

    def __init__(
        self,
        *answers: Any,
        view: PageView = ACTIVE_PAGE,
        reads: State | None = None,
        person: ScriptedApprover | None = None,
        guarded: bool = False,
        dry_run: bool = False,
        **options: Any,
    ) -> None:
        self.browser = Browser(view)
        self.browser.on = {OPEN.node: OFFER_PAGE, DECLINE.node: FINAL_PAGE, FINISH.node: DONE_PAGE}
        self.journal = MemoryJournal()
        self.person = person or ScriptedApprover()
        self.brain = Brain(*(answers or (click(),)))
        gate = Guarded(
            self.browser if guarded else Browser(view),
            Policy(Service(), Lexicon.load()),
            self.person,
            self.journal,
            MemoryLedger(),
            dry_run=dry_run,
            now=Clock(),
        )
        self.agent = AIBrowserAgent(
            gate if guarded else self.browser,
            self.brain,
            Always(reads) if reads else HeuristicInterpreter(),
            journal=self.journal,
            now=Clock(),
            **options,
        )

    async def handle(self, state: State = State.ACCOUNT_ACTIVE) -> State:
        return await self.agent.handle_state(state)

    async def execute(self, *targets: TargetStrategy, action: ActionType = "click", **fields: Any) -> ExecutionResult:
        return await self.agent.execute(plan(action, *targets, **fields))

    def errors(self) -> list[tuple[str, str]]:
        """Kind and way of what failed."""
        return [(each.error_type, each.strategy_attempted) for each in self.agent._error_history]


def shown(*elements: Element, **fields: Any) -> PageView:
    """A page on the screen, so that points on it hit something."""
    return page(*(replace(each, in_viewport=True) for each in elements), **fields)


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


# -- execute -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.fallbacks", "agent.reasons")
async def test_second_way_is_tried_when_the_first_finds_nothing() -> None:
    """Required: seed 004 4.6, and why the first failed is kept."""
    walk = Walk()

    result = await walk.execute(css("#gone"), text("Cancel membership"), aria("link"))

    assert result.success
    assert result.strategy_used == text("Cancel membership")
    assert result.screenshot_after == b"\x89PNG"
    assert walk.browser.pressed() == ["Cancel membership"]
    assert walk.errors() == [("ElementNotFound", "CSS: #gone")]


@pytest.mark.spec("agent.fallbacks")
async def test_all_four_ways_are_tried_in_the_order_given() -> None:
    """Required: css, aria, text, coordinates or however the planner ranks them."""
    walk = Walk(view=shown(control("Go on"), control("Go on", node="0:99")))
    asked: list[str] = []
    real = walk.browser.locate

    async def locate(target: TargetStrategy) -> Element:
        asked.append(target.method)
        return await real(target)

    walk.browser.locate = locate  # type: ignore[method-assign]
    result = await walk.execute(css("#no"), aria("button", "Go on"), text("Go on"), point(900, 900))

    assert asked == ["css", "aria", "text", "coordinates"]
    assert not result.success
    failed = [kind for kind, _ in walk.errors()]
    assert failed == ["ElementNotFound", "AmbiguousTarget", "AmbiguousTarget", "ElementNotFound"]
    assert result.error is not None
    assert "fits 2 elements" in result.error
    assert "nothing fits Coordinates: (900, 900)" in result.error
    assert walk.browser.acted == []


@pytest.mark.spec("agent.fallbacks")
async def test_aria_role_and_name_name_the_element() -> None:
    """Required: seed 004 4.7."""
    walk = Walk(view=page(control("Submit"), control("Submit", "link")))

    result = await walk.execute(aria("button", "Submit"))

    assert result.success
    assert [element.role for element, _ in walk.browser.acted] == ["button"]


@pytest.mark.spec("agent.fallbacks")
async def test_way_that_finds_nothing_in_time_gives_way_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: a search that hangs costs its seconds, not the run."""
    monkeypatch.setattr("subterminator.core.trying.STRATEGY_SECONDS", 0.01)
    walk = Walk()
    real = walk.browser.locate

    async def locate(target: TargetStrategy) -> Element:
        if target.method == "css":
            await asyncio.Event().wait()
        return await real(target)

    walk.browser.locate = locate  # type: ignore[method-assign]
    result = await walk.execute(css("#slow"), text("Cancel membership"))

    assert result.strategy_used == text("Cancel membership")
    assert "was not found within" in walk.agent._error_history[0].error_message


@pytest.mark.spec("agent.actions")
@pytest.mark.parametrize(
    ("action", "value", "expected"),
    [
        ("click", None, Action("click", timeout_seconds=12)),
        ("fill", "CANCEL", Action("fill", "CANCEL", 3)),
        ("select", "Too expensive", Action("select", "Too expensive", 3)),
        ("scroll", None, Action("scroll", None, 3)),
        ("scroll", "end", Action("scroll", "end", 3)),
        ("scroll", "bottom", Action("scroll", "end", 3)),
    ],
)
async def test_each_action_is_one_act_on_the_element(action: ActionType, value: str | None, expected: Action) -> None:
    """Required: what is planned is done, and nothing before it: a fill clicks nothing."""
    field = control("Reason", "textbox")
    walk = Walk(view=page(field))

    result = await walk.execute(aria("textbox", "Reason"), action=action, value=value)

    assert result.success
    assert [each for _, each in walk.browser.acted] == [expected]


@pytest.mark.spec("agent.actions")
async def test_navigating_opens_the_address_once() -> None:
    """Required: an address needs no element, and no fallback."""
    walk = Walk()
    walk.browser.failing["navigate"] = NavigationFailed("net::ERR")

    result = await walk.execute(css("a"), css("b"), action="navigate", value=f"{HOME}/cancel")

    assert walk.browser.opened == [f"{HOME}/cancel"]
    assert (result.success, result.error) == (False, "CSS: a: net::ERR")


@pytest.mark.spec("agent.reasons")
@pytest.mark.parametrize(
    "problem",
    [
        ElementDisabled("button 'Cancel membership' is disabled"),
        ElementObscured("button 'Cancel membership' is covered by dialog 'Cookies'"),
        NotImplementedError("act not supported"),
    ],
)
async def test_why_an_element_took_no_press_is_told(problem: Exception) -> None:
    """Required: the planner hears what a person would see."""
    walk = Walk()
    walk.browser.on[OPEN.node] = problem

    result = await walk.execute(text("Cancel membership"))

    assert result.error == f"Text: 'Cancel membership': {problem}"
    assert walk.errors() == [(type(problem).__name__, "Text: 'Cancel membership'")]


@pytest.mark.spec("agent.stale")
async def test_control_that_was_renamed_since_it_was_chosen_is_not_pressed() -> None:
    """Required: a page may swap labels while the planner thinks."""
    chosen = control("Continue to cancel", node="0:4", attributes=(("id", "next"),))

    def swap(context: AgentContext) -> ActionPlan:
        walk.browser.view = page(replace(chosen, name="Upgrade now", text="Upgrade now"))
        return click(css("#next"))

    walk = Walk(swap, view=page(chosen), max_retries=1, reads=State.ACCOUNT_ACTIVE)

    assert await walk.handle() is State.UNKNOWN
    assert walk.browser.acted == []
    assert walk.errors() == [("PageChanged", "CSS: #next")]


@pytest.mark.spec("agent.stale")
async def test_button_that_counts_down_stays_the_same_button() -> None:
    """Required: numbers that tick are no other label."""
    button = control("Continue (9)", node="0:4", attributes=(("id", "next"),))

    def tick(context: AgentContext) -> ActionPlan:
        walk.browser.view = page(replace(button, name="Continue (8)", text="Continue (8)"))
        return click(css("#next"))

    walk = Walk(tick, view=page(button), max_retries=1, reads=State.ACCOUNT_ACTIVE)
    await walk.handle()

    assert walk.browser.pressed() == ["Continue (8)"]


# -- coordinates -------------------------------------------------------------------------------------------------------

LOW = Box(10, 300, 100, 30)


@pytest.mark.spec("agent.coordinates")
async def test_point_that_still_shows_what_was_chosen_is_pressed() -> None:
    """Required: the last resort works on a page that stands still."""
    walk = Walk(click(point(20, 310)), view=shown(replace(OPEN, box=LOW)))

    assert await walk.handle() is State.RETENTION_OFFER


@pytest.mark.spec("agent.coordinates")
@pytest.mark.parametrize(
    ("now", "reason"),
    [
        (shown(replace(OPEN, box=Box(10, 700, 100, 30))), "nothing is at (20, 310) now"),
        (shown(control("Upgrade now", box=LOW), replace(OPEN, box=Box(10, 700, 100, 30))), "'Upgrade now' is at"),
        (shown(replace(OPEN, box=LOW, name="Upgrade", text="Upgrade")), "'Upgrade' is at"),
    ],
)
async def test_point_that_shows_something_else_is_left_alone(now: PageView, reason: str) -> None:
    """Required: a point names nothing by itself; what moves in under it was never chosen."""

    def move(context: AgentContext) -> ActionPlan:
        walk.browser.view = now
        return click(point(20, 310))

    walk = Walk(move, view=shown(replace(OPEN, box=LOW)), max_retries=1, reads=State.ACCOUNT_ACTIVE)

    assert await walk.handle() is State.UNKNOWN
    assert walk.browser.acted == []
    assert reason in walk.agent._error_history[0].error_message


@pytest.mark.spec("agent.coordinates")
async def test_point_without_anything_to_press_is_left_alone() -> None:
    """Required: where the planner saw nothing, it chose nothing."""
    walk = Walk(click(point(700, 700)), view=shown(OPEN), max_retries=1)

    assert await walk.handle() is State.UNKNOWN
    assert "nothing that could be pressed" in walk.agent._error_history[0].error_message


# -- wait --------------------------------------------------------------------------------------------------------------


def then(walk: Walk, *views: PageView) -> None:
    """The page becomes each of these in turn, one a wait."""
    left = list(views)
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        if left:
            walk.browser.view = left.pop(0)
        await real(seconds)

    asyncio.sleep = sleep  # type: ignore[assignment]  # the fixture restores it


@pytest.mark.spec("agent.wait")
async def test_waiting_ends_when_the_target_can_be_used(waits: list[float]) -> None:
    """Required: a delayed button is waited for, no longer than it takes."""
    button = control("Finish", states=("disabled",))
    walk = Walk(view=page(button))
    then(walk, page(button), page(button), page(replace(button, states=())))

    result = await walk.execute(aria("button", "Finish"), action="wait", value="15")

    assert result.success
    assert len(waits) == 3
    assert walk.browser.acted == []


@pytest.mark.spec("agent.wait")
async def test_waiting_ends_when_the_page_reads_otherwise(waits: list[float]) -> None:
    """Required: whatever was waited for, there is something new to decide on."""
    walk = Walk(view=page(text="Loading"))
    then(walk, page(text="Loading"), OFFER_PAGE)

    assert (await walk.execute(css("#late"), action="wait")).success
    assert len(waits) == 2


@pytest.mark.spec("agent.wait")
@pytest.mark.parametrize(
    ("value", "seconds"), [(None, 3), ("10", 10), ("10 s", 10), ("600", 15), ("soon", 3), ("nan", 3)]
)
async def test_waiting_is_bounded(value: str | None, seconds: int, waits: list[float]) -> None:
    """Required: three seconds, or what the plan says, and never more than fifteen."""
    walk = Walk(view=page(control("Finish (9)")))

    result = await walk.execute(aria("button", "Finish (9)"), point(5, 5), action="wait", value=value)

    assert not result.success
    assert sum(waits) == pytest.approx(seconds, abs=0.2)
    assert "is disabled" in (result.error or "")


# -- no ----------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.refused")
@pytest.mark.parametrize(
    "end", [Refused("I keep it", by_person=True), NeedsHuman("nobody"), DryRunReached("here"), BrowserLost("gone")]
)
async def test_no_of_a_person_and_what_ends_the_run_are_passed_on(end: Exception) -> None:
    """Required: no second way is tried after a no."""
    walk = Walk(click(text("Cancel membership"), aria("link")))
    walk.browser.on[OPEN.node] = end

    with pytest.raises(type(end)):
        await walk.handle()
    assert walk.browser.pressed() == ["Cancel membership"]


UPGRADE = control("Upgrade to Premium", node="0:4", form_method="POST", form_action=f"{HOME}/plans/upgrade")


@pytest.mark.spec("agent.refused")
async def test_what_the_guard_refused_is_not_tried_by_another_name() -> None:
    """Required: the refusal is for the element, and the planner hears why."""
    walk = Walk(
        click(text("Upgrade to Premium"), aria("button", "Upgrade to Premium")),
        click(text("Cancel membership")),
        view=page(OPEN, UPGRADE, text="Your plan\nNext billing date"),
        guarded=True,
    )

    assert await walk.handle() is State.RETENTION_OFFER
    assert walk.browser.pressed() == ["Cancel membership"]
    assert walk.journal.kinds().count("refused") == 1
    assert walk.errors() == [
        ("Refused", "Text: 'Upgrade to Premium'"),
        ("Refused", "ARIA: role=button name='Upgrade to Premium'"),
    ]
    assert "reads as a purchase" in walk.brain.corrections[0]
    assert "is what was refused before" in walk.brain.corrections[0]


@pytest.mark.spec("agent.refused")
async def test_refused_address_is_told_to_the_planner() -> None:
    """Required: another host is out of bounds, and the flow goes on here."""
    walk = Walk(plan("navigate", value="https://elsewhere.example/cancel"), click(), guarded=True)

    assert await walk.handle() is State.RETENTION_OFFER
    assert walk.browser.opened == []
    assert "https://elsewhere.example/cancel was not opened" in walk.brain.corrections[0]


@pytest.mark.spec("agent.once")
async def test_click_that_may_have_been_taken_is_not_made_again(waits: list[float]) -> None:
    """Required: a page that answers late may have been pressed already."""
    walk = Walk(click(text("Cancel membership"), aria("link")))

    async def late() -> None:
        walk.browser.looks = [ACTIVE_PAGE, ACTIVE_PAGE]
        walk.browser.view = OFFER_PAGE
        raise ActionTimeout("did not finish within 12 s")

    walk.browser.on[OPEN.node] = late

    assert await walk.handle() is State.RETENTION_OFFER
    assert walk.browser.pressed() == ["Cancel membership"]


@pytest.mark.spec("agent.once")
async def test_click_that_was_never_taken_says_so() -> None:
    """Required: the page that stays as it is after such a click is a failure with its reason."""
    walk = Walk(max_retries=1)
    walk.browser.on[OPEN.node] = ActionTimeout("did not finish within 12 s")

    assert await walk.handle() is State.UNKNOWN
    assert "did not finish within 12 s" in walk.journal.only("validated")["message"]


# -- the final press ---------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.final")
async def test_after_the_final_press_nothing_more_is_done() -> None:
    """Required: the press is made once, and the page is only read."""
    walk = Walk(
        click(text("Finish cancellation")), view=FINAL_PAGE, person=ScriptedApprover(Decision.YES), guarded=True
    )

    assert await walk.handle(State.FINAL_CONFIRMATION) is State.COMPLETE
    assert await walk.handle(State.FINAL_CONFIRMATION) is State.COMPLETE
    assert walk.browser.pressed() == ["Finish cancellation"]
    assert len(walk.brain.asked) == 1


@pytest.mark.spec("agent.final")
@pytest.mark.parametrize("problem", [ActionTimeout("late"), NavigationFailed("net::ERR")])
async def test_final_press_that_ends_in_an_error_is_not_made_again(problem: Exception) -> None:
    """Required: it may have been sent, so neither another way nor another plan follows."""
    walk = Walk(
        click(text("Finish cancellation"), aria("button", "Finish cancellation")),
        view=FINAL_PAGE,
        person=ScriptedApprover(Decision.YES),
        guarded=True,
    )
    walk.browser.on[FINISH.node] = problem

    assert await walk.handle(State.FINAL_CONFIRMATION) is State.FINAL_CONFIRMATION
    assert walk.browser.pressed() == ["Finish cancellation"]
    assert len(walk.brain.asked) == 1


@pytest.mark.spec("agent.final")
async def test_page_that_cannot_be_read_after_the_final_press_is_unknown() -> None:
    """Required: the engine reads the account back whatever the page shows."""
    walk = Walk(
        click(text("Finish cancellation")), view=FINAL_PAGE, person=ScriptedApprover(Decision.YES), guarded=True
    )

    async def goes() -> None:
        walk.browser.failing["look"] = ActionTimeout("the page is on its way")

    walk.browser.on[FINISH.node] = goes

    assert await walk.handle(State.FINAL_CONFIRMATION) is State.UNKNOWN


# -- validate ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.validate")
@pytest.mark.parametrize(
    ("expected", "actual", "success"),
    [
        (State.RETENTION_OFFER, State.RETENTION_OFFER, True),
        (State.RETENTION_OFFER, State.EXIT_SURVEY, True),
        (State.RETENTION_OFFER, State.FINAL_CONFIRMATION, True),
        (State.EXIT_SURVEY, State.COMPLETE, True),
        (State.FINAL_CONFIRMATION, State.COMPLETE, True),
        (State.EXIT_SURVEY, State.RETENTION_OFFER, False),
        (State.RETENTION_OFFER, State.UNKNOWN, False),
        (State.COMPLETE, State.ACCOUNT_ACTIVE, False),
    ],
)
async def test_states_that_follow_are_as_good_as_the_expected_one(
    expected: State, actual: State, success: bool
) -> None:
    """Required: seed 004 4.8 and 4.9: sites leave pages out, and never go back."""
    walk = Walk(reads=actual)

    found = await walk.agent.validate(ExecutionResult(True, click(expected_state=expected)))

    assert (found.success, found.expected_state, found.actual_state) == (success, expected, actual)
    assert found.confidence == 0.9
    assert walk.agent._is_valid_state_progression(expected, actual) is success
    assert f"Expected {expected.name}, got {actual.name}" in found.message


@pytest.mark.spec("agent.validate")
async def test_state_that_nobody_named_is_expected_wherever_it_leads() -> None:
    """Required: seed 001 §4.1: from an unknown page any state is a step on."""
    walk = Walk(view=page(OPEN, text="Hello"))

    assert await walk.handle(State.UNKNOWN) is State.RETENTION_OFFER


@pytest.mark.spec("agent.loop")
async def test_page_that_moved_elsewhere_is_handled_from_there() -> None:
    """Required: a session that ran out is not corrected with the goal of another page."""
    walk = Walk()
    walk.browser.on[OPEN.node] = SIGN_IN_PAGE

    assert await walk.handle() is State.LOGIN_REQUIRED
    assert walk.journal.only("validated")["ok"] is False
    assert len(walk.brain.asked) == 1


SURVEY = "Why are you leaving?\nTell us the reason"
REASON = control("Other", "radio", node="0:21", states=("unchecked",))
NEXT = control("Next", node="0:22")


@pytest.mark.spec("agent.prepares")
@pytest.mark.parametrize(
    ("step", "after"),
    [
        (click(text("Other")), page(replace(REASON, states=("checked",)), NEXT, text=SURVEY)),
        (click(text("Next")), page(REASON, NEXT, text=f"{SURVEY}\nOne more question")),
        (plan("fill", text("Other"), value="so"), page(REASON, NEXT, text=SURVEY)),
        (plan("scroll", text("Next")), replace(page(REASON, NEXT, text=SURVEY), scroll=(0, 300))),
    ],
)
async def test_step_that_prepares_succeeds_in_the_same_state(step: ActionPlan, after: PageView) -> None:
    """Required: a tick, an unfolded part, a typed phrase, a scroll: the next step is planned on what it made."""
    walk = Walk(step, view=page(REASON, NEXT, text=SURVEY), reads=State.EXIT_SURVEY)
    walk.browser.on = {REASON.node: after, NEXT.node: after}

    assert await walk.handle(State.EXIT_SURVEY) is State.EXIT_SURVEY
    assert walk.journal.only("validated")["ok"] is True


@pytest.mark.spec("agent.prepares")
async def test_step_that_prepares_on_an_unknown_page_is_followed_by_another() -> None:
    """Required: UNKNOWN is what an agent that gives up says, so it goes on as long as it gets on."""
    more = control("More", node="0:31")
    on = control("Further", node="0:32")
    walk = Walk(click(text("More")), click(text("Further")), view=page(more, text="Hello"))
    walk.browser.on = {more.node: page(on, text="Hello again"), on.node: OFFER_PAGE}

    assert await walk.handle(State.UNKNOWN) is State.RETENTION_OFFER
    assert walk.brain.corrections == []


@pytest.mark.spec("agent.prepares")
async def test_page_that_only_the_planner_can_tell_is_planned_on_afresh() -> None:
    """Required: a site in words that no list holds is no failure of the step that led there."""
    strange = control("Ja, weg damit", node="0:33")
    walk = Walk(click(), click(text("Ja, weg damit"), state=State.RETENTION_OFFER))
    walk.browser.on = {OPEN.node: page(strange, text="Na gut", url=f"{HOME}/weg"), strange.node: FINAL_PAGE}

    assert await walk.handle() is State.FINAL_CONFIRMATION
    assert [goal for _, goal, _ in walk.brain.asked] == [
        STATE_TRANSITIONS[State.ACCOUNT_ACTIVE][0],
        STATE_TRANSITIONS[State.UNKNOWN][0],
    ]
    assert walk.brain.corrections == []


@pytest.mark.spec("agent.nothing-changed")
async def test_click_that_changed_nothing_is_a_failure_that_says_so() -> None:
    """Required: taken by the page is not the same as done."""
    walk = Walk(click(text("Cancel membership")), click(aria("link", "Cancel membership")), max_retries=2)
    walk.browser.on[OPEN.node] = [None, OFFER_PAGE]

    assert await walk.handle() is State.RETENTION_OFFER
    assert "link 'Cancel membership' changed nothing" in walk.brain.corrections[0]


@pytest.mark.spec("agent.nothing-changed")
async def test_clock_on_the_page_is_no_effect_of_a_click() -> None:
    """Required: what ticks by itself was not brought about."""
    walk = Walk(view=replace(ACTIVE_PAGE, text="Next billing date\n12 seconds left"), max_retries=1)
    walk.browser.on[OPEN.node] = replace(ACTIVE_PAGE, text="Next billing date\n11 seconds left")

    assert await walk.handle() is State.UNKNOWN


@pytest.mark.spec("agent.nothing-changed")
async def test_part_that_folds_up_again_has_prepared_nothing() -> None:
    """Required: a planner that opens and shuts the same part does not go on for ever."""
    more = control("More", node="0:31", states=("collapsed",))
    shut, opened = page(more, text=SURVEY), page(replace(more, states=("expanded",)), NEXT, text=SURVEY)
    walk = Walk(click(text("More")), view=shut, reads=State.EXIT_SURVEY, max_retries=1)
    walk.browser.on[more.node] = [opened, shut] * 5

    reached = [await walk.handle(State.EXIT_SURVEY) for _ in range(4)]

    assert reached == [*[State.EXIT_SURVEY] * 3, State.UNKNOWN]
    assert "led back to where it was before" in walk.journal.events[-1]["message"]


@pytest.mark.spec("agent.patience")
async def test_page_that_takes_its_time_is_waited_for(waits: list[float]) -> None:
    """Required: a blank page between two others is no failure."""
    walk = Walk()
    blank = page(text="", url=f"{HOME}/cancel")
    walk.browser.on[OPEN.node] = blank
    then(walk, blank, blank, OFFER_PAGE)

    assert await walk.handle() is State.RETENTION_OFFER
    assert waits == [0.2, 0.4, 0.8]


@pytest.mark.spec("agent.patience")
async def test_page_that_moved_on_is_not_waited_for(waits: list[float]) -> None:
    """Required: an answer that is there costs no time."""
    assert await Walk().handle() is State.RETENTION_OFFER
    assert waits == []


# -- self-correct ------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.self-correct")
async def test_planner_is_asked_again_after_a_failure() -> None:
    """Required: seed 004 4.11: the second answer may be better."""
    walk = Walk(click(css("#a")), click(css("#b")), click())

    assert await walk.handle() is State.RETENTION_OFFER
    assert len(walk.brain.asked) == 3
    assert {goal for _, goal, _ in walk.brain.asked} == {STATE_TRANSITIONS[State.ACCOUNT_ACTIVE][0]}


@pytest.mark.spec("agent.self-correct")
async def test_planner_is_told_what_failed_why_and_what_is_spent() -> None:
    """Required: seed 001 §3.4: and all of it, not only the last."""
    walk = Walk(click(css("#a"), text("Nowhere")), click(css("#b")), click())
    await walk.handle()

    first, second = walk.brain.corrections
    assert "Attempt 1 failed. Expected state: RETENTION_OFFER, actual state: ACCOUNT_ACTIVE." in first
    assert "You MUST try a DIFFERENT approach this time." in first
    assert "- Action: click\n- Target: CSS: #a, Text: 'Nowhere'\n" in first
    assert "- click CSS: #a: nothing fits CSS: #a\n- click Text: 'Nowhere': nothing fits" in first
    assert "Attempt 2 failed" in second
    assert all(way in second for way in ("CSS: #a", "Text: 'Nowhere'", "CSS: #b"))
    assert [each.strategy_attempted for each in walk.brain.asked[2][0].error_history] == [
        "CSS: #a",
        "Text: 'Nowhere'",
        "CSS: #b",
    ]


@pytest.mark.spec("agent.self-correct")
async def test_same_plan_is_not_carried_out_twice_on_a_page_that_reads_the_same() -> None:
    """Required: a planner that repeats itself presses once."""
    walk = Walk(click())
    walk.browser.on[OPEN.node] = None

    assert await walk.handle() is State.UNKNOWN
    assert walk.browser.pressed() == ["Cancel membership"]
    assert "not tried again on the same page" in walk.brain.corrections[1]


@pytest.mark.spec("agent.self-correct")
async def test_same_plan_is_carried_out_on_a_page_that_changed() -> None:
    """Required: five offers are declined with the same words."""
    offers = [replace(OFFER_PAGE, text=f"Before you go: stay for {each}") for each in ("less", "nothing", "ever")]
    walk = Walk(click(text("No thanks")), view=offers[0], reads=State.RETENTION_OFFER)
    walk.browser.on[DECLINE.node] = [*offers[1:], FINAL_PAGE]

    reached = [await walk.handle(State.RETENTION_OFFER) for _ in range(3)]

    assert reached == [State.RETENTION_OFFER] * 3
    assert len(walk.browser.acted) == 3


@pytest.mark.spec("agent.self-correct")
async def test_correction_by_itself_asks_for_the_expected_states_goal() -> None:
    """Required: seed 004 4.23: without a state being handled, the failure says what it is about."""
    walk = Walk()
    failure = ValidationResult(False, State.EXIT_SURVEY, State.UNKNOWN, 0.3, "nobody knows")

    await walk.agent.self_correct(await walk.agent.perceive(), failure, 2)

    _, goal, told = walk.brain.asked[0]
    assert goal == STATE_TRANSITIONS[State.EXIT_SURVEY][0]
    assert told is not None
    assert "Attempt 2 failed. Expected state: EXIT_SURVEY, actual state: UNKNOWN. Message: nobody knows" in told


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
@pytest.mark.parametrize("retries", [1, 3, 5])
async def test_no_way_found_is_unknown_after_as_many_attempts(retries: int) -> None:
    """Required: seed 004 4.12."""
    walk = Walk(click(css("#a"), aria("button", "No"), text("Nowhere"), point(5, 5)), max_retries=retries)
    walk.browser.failing["locate"] = ElementNotFound("always fails")

    assert await walk.handle() is State.UNKNOWN
    assert len(walk.brain.asked) == retries


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
@pytest.mark.parametrize("sees", [None, State.THIRD_PARTY_BILLING, State.ACCOUNT_CANCELLED, State.UNKNOWN])
async def test_nothing_is_pressed_where_the_flow_is_over(state: State, sees: State | None) -> None:
    """Required: seed 001 §4.1: terminal for the agent, which says so."""
    walk = Walk(click(state=sees))

    assert await walk.handle(state) is state
    assert walk.browser.acted == []
    assert len(walk.brain.asked) == 1


@pytest.mark.spec("agent.concluded")
async def test_flow_that_is_not_over_after_all_goes_on() -> None:
    """Required: what the heuristics took for the end, the planner may see further in."""
    walk = Walk(click(state=State.ACCOUNT_ACTIVE))

    assert await walk.handle(State.ACCOUNT_CANCELLED) is State.RETENTION_OFFER
    assert len(walk.brain.asked) == 1


@pytest.mark.spec("agent.concluded")
async def test_flow_goes_on_only_where_the_machine_may_follow() -> None:
    """Required: an agent leads the engine nowhere that its table forbids."""
    walk = Walk(click(state=State.ACCOUNT_ACTIVE))

    reached = await walk.handle(State.THIRD_PARTY_BILLING)

    assert reached is State.THIRD_PARTY_BILLING or reached in LEGAL[State.THIRD_PARTY_BILLING]


@pytest.mark.spec("agent.concluded")
async def test_puzzled_planner_leaves_a_concluded_flow_as_it_is() -> None:
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
async def test_page_that_says_it_is_done_twice_is_the_engines_to_find_out() -> None:
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
async def test_histories_are_bounded() -> None:
    """Required: a long run does not grow its prompts for ever."""
    walk = Walk()
    for number in range(60):
        walk.agent._record_action(ActionRecord("click", str(number), True, "now"))
        walk.agent._record_error(ErrorRecord("click", "X", str(number), "", "now"))

    context = await walk.agent.perceive()

    assert [each.target_description for each in context.previous_actions] == [str(each) for each in range(10, 60)]
    assert [each.error_message for each in context.error_history] == [str(each) for each in range(10, 60)]


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
async def test_what_came_of_a_plan_is_told_in_words() -> None:
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
