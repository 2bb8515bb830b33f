"""What the agent makes of what it did: a step on, a step that prepares, nothing; and what it tells the planner then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from agents import NEXT, REASON, SURVEY, Walk, aria, click, css, plan, text, then
from stand_ins import (
    ACTIVE_PAGE,
    DECLINE,
    FINAL_PAGE,
    HOME,
    OFFER_PAGE,
    OPEN,
    SIGN_IN_PAGE,
    control,
    page,
)
from subterminator.core.agent.agent import STATE_TRANSITIONS
from subterminator.domain.protocols import (
    ActionPlan,
    ExecutionResult,
    PageView,
    State,
    ValidationResult,
)

pytestmark = pytest.mark.usefixtures("waits")

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
async def test_click_that_changed_nothing_fails_with_that_reason() -> None:
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
async def test_planner_gets_the_failure_its_reasons_and_the_used_targets() -> None:
    """Required: seed 001 §3.4: and all of it, not only the last."""
    walk = Walk(click(css("#a"), text("Nowhere")), click(css("#b")), click())
    await walk.handle()

    first, second = walk.brain.corrections
    assert "Attempt 1 failed. Expected state: RETENTION_OFFER, actual state: ACCOUNT_ACTIVE." in first
    assert "You MUST try a DIFFERENT approach this time." in first
    assert "- Attempted: click on CSS: #a, Text: 'Nowhere'\n- Strategy: css, text\n" in first
    assert "You MUST use a DIFFERENT targeting strategy" in first
    assert "Strategies already tried: CSS: #a, Text: 'Nowhere'\n" in first
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
