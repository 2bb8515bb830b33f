"""How the agent does what a plan says: one way after another, never twice, never past a no."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from agents import Walk, aria, click, css, plan, point, shown, text, then
from stand_ins import (
    ACTIVE_PAGE,
    FINAL_PAGE,
    FINISH,
    HOME,
    OFFER_PAGE,
    OPEN,
    ScriptedApprover,
    control,
    page,
)
from subterminator.domain.errors import (
    ActionTimeout,
    BrowserLost,
    DryRunReached,
    ElementDisabled,
    ElementObscured,
    NavigationFailed,
    NeedsHuman,
    Refused,
)
from subterminator.domain.plans import ActionType
from subterminator.domain.protocols import (
    Action,
    ActionPlan,
    AgentContext,
    Box,
    Decision,
    Element,
    PageView,
    State,
    TargetStrategy,
)

pytestmark = pytest.mark.usefixtures("waits")

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
    monkeypatch.setattr("subterminator.core.agent.plan_executor.STRATEGY_SECONDS", 0.01)
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
async def test_reason_of_a_failed_press_is_reported(problem: Exception) -> None:
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
async def test_refused_address_is_reported_to_the_planner() -> None:
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
async def test_click_that_was_never_taken_is_reported() -> None:
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


# -- the page as a whole -----------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.wait")
@pytest.mark.parametrize("selector", ["body", "HTML"])
async def test_waiting_on_the_page_ends_when_the_page_changes(selector: str, waits: list[float]) -> None:
    """Required: the page itself is always there, and nothing to wait for."""
    walk = Walk(view=page(text="Loading"))
    then(walk, page(text="Loading"), OFFER_PAGE)
    assert (await walk.execute(css(selector), action="wait")).success
    assert len(waits) == 2

    result = await Walk(view=page(text="Loading")).execute(css(selector), action="wait")
    assert not result.success
    assert "the page reads as it did" in (result.error or "")


@pytest.mark.spec("agent.actions")
@pytest.mark.parametrize(("where", "place"), [(None, 1_040), ("down", 1_040), ("up", 0), ("top", 0), ("end", 3_000)])
async def test_page_is_scrolled_by_most_of_a_screen_or_to_an_end(where: str | None, place: int) -> None:
    """Required: scroll with the page as its target moves the page."""
    walk = Walk(view=replace(shown(OPEN), viewport=(1280, 800), scroll=(0, 400), size=(1280, 3_000)))
    places: list[tuple[int, int]] = []

    async def scroll_to(x: int, y: int) -> None:
        places.append((x, y))

    walk.browser.scroll_to = scroll_to  # type: ignore[method-assign]

    await walk.execute(css("body"), action="scroll", value=where)

    assert places == [(0, place)]
    assert walk.browser.acted == []


@pytest.mark.spec("agent.told-truly")
async def test_scrolling_that_moved_nothing_is_said() -> None:
    """Required: at its end, or no region that scrolls."""
    walk = Walk(plan("scroll", css("body")), max_retries=2, view=page(OPEN, text="Hello"), reads=State.EXIT_SURVEY)

    await walk.handle(State.EXIT_SURVEY)

    assert "CSS: body did not move" in walk.brain.corrections[0]


@pytest.mark.spec("agent.coordinates")
async def test_point_is_resolved_anew_after_a_scroll() -> None:
    """Required: the element that the planner saw there is pressed where it is now; another that came there is not."""
    seen = shown(replace(OPEN, box=LOW))
    scrolled = replace(shown(replace(OPEN, box=Box(10, 100, 100, 30)), control("Next", box=LOW)), scroll=(0, 200))

    def move(context: AgentContext) -> ActionPlan:
        walk.browser.view = scrolled
        return click(point(20, 310))

    walk = Walk(move, view=seen)

    assert await walk.handle() is State.RETENTION_OFFER
    assert walk.browser.pressed() == ["Cancel membership"]


@pytest.mark.spec("agent.looks-round")
@pytest.mark.parametrize(
    ("state", "by_person", "pressed"),
    [(State.ACCOUNT_ACTIVE, False, True), (State.RETENTION_OFFER, False, False), (State.ACCOUNT_ACTIVE, True, False)],
)
async def test_refused_press_on_the_way_is_tried_as_one_of_the_search(
    state: State, *, by_person: bool, pressed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: no write leaves by such a press, so "Change plan" may be looked at; not in the flow, nor after a no."""
    walk = Walk()
    acts: list[bool] = []

    async def act(element: Element, action: Action) -> None:
        acts.append(action.exploring)
        if not action.exploring:
            raise Refused("'change plan' reads as a purchase", by_person=by_person)

    monkeypatch.setattr(walk.browser, "act", act)
    wanted = replace(click(text("Cancel membership")), state=state)
    if by_person:
        with pytest.raises(Refused):
            await walk.agent.execute(wanted)
    else:
        assert (await walk.agent.execute(wanted)).success is pressed
    assert acts == ([False, True] if pressed else [False])
