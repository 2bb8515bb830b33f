"""Steps as plans: the ways to name an element, the same plan for the same page, and never again what failed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

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
    Service,
    control,
    page,
)
from subterminator.core.rules.planner import RulePlanner, Targets
from subterminator.domain.errors import AmbiguousTarget, ElementNotFound, PageChanged, Refused, StateDetectionError
from subterminator.domain.protocols import (
    ActionPlan,
    AgentContext,
    Box,
    Element,
    ExecutionResult,
    PageView,
    State,
)

KEEP = control("Keep membership", "link", node="0:8", href=ACCOUNT)


def final(*elements: Element) -> PageView:
    return page(*elements, url=FINAL_PAGE.url, text="Confirm your cancellation\nYou can watch until\n20 December 2026")


def survey(*elements: Element) -> PageView:
    return page(*elements, url=f"{HOME}/cancel/survey", text="Why are you leaving?")


def textbox(name: str, *states: str) -> Element:
    return control(name, "textbox", text="", tag="input", states=states, value="")


def context(view: PageView | None, last: ExecutionResult | None = None) -> AgentContext:
    url = view.url if view is not None else ACCOUNT
    return AgentContext(b"", "{}", "", url, "", [], [], (1280, 720), (0, 0), view, last)


def failed(made: ActionPlan, *problems: Exception) -> ExecutionResult:
    return ExecutionResult(False, made, problems=problems)


async def plan(view: PageView, planner: RulePlanner | None = None, **fields: object) -> ActionPlan:
    return await (planner or RulePlanner(Service())).plan_action(context(view, **fields), "")  # type: ignore[arg-type]


# -- as a plan ---------------------------------------------------------------------------------------------------------


@pytest.mark.spec("rules.plan")
async def test_plan_names_its_element_in_order_and_says_why() -> None:
    """Required: css, role and name, text; states, a reason and a confidence; no model and no goal needed."""
    finish = replace(FINISH, selector="#finish")
    made = await plan(final(finish, KEEP))
    assert made.action_type == "click"
    assert [target.describe() for target in made.all_targets()] == [
        "CSS: #finish",
        "ARIA: role=button name='Finish cancellation'",
        "Text: '\"Finish cancellation\"'",
    ]
    assert (made.state, made.expected_state) == (State.FINAL_CONFIRMATION, State.COMPLETE)
    assert "Finish cancellation" in made.reasoning
    assert made.confidence > 0.5


@pytest.mark.spec("rules.plan")
@pytest.mark.parametrize(
    ("view", "action", "value"),
    [
        (DONE_PAGE, "wait", None),
        (final(textbox("Type CANCEL to go on", "required"), FINISH), "fill", "CANCEL"),
        (
            survey(control("Reason", "combobox", text="", options=("", "Other"), value=""), control("Send")),
            "select",
            "Other",
        ),
        (final(replace(FINISH, states=("disabled",))), "scroll", "end"),
        (OFFER_PAGE, "click", None),
    ],
    ids=["tell", "write", "choose", "scroll", "press"],
)
async def test_plan_does_what_the_step_says(view: PageView, action: str, value: str | None) -> None:
    """Required: each kind of step is an action that the agent knows, with its value."""
    made = await plan(view)
    assert (made.action_type, made.value) == (action, value)


@pytest.mark.spec("rules.targets")
def test_targets_that_fit_one_element_come_first() -> None:
    """Required: a name shared with another control comes after; coordinates only where nothing fits it alone."""
    first = control("Continue", node="0:1", selector="#a", in_viewport=True)
    second = control("Continue", node="0:2", in_viewport=True, box=Box(10, 200, 100, 30))
    view = page(first, second, text="Continue\nContinue")
    assert [each.method for each in Targets(view).of(first)] == ["css", "aria", "text"]
    assert [each.method for each in Targets(view).of(view[1])] == ["aria", "text", "coordinates"]
    assert Targets(view).of(view[1])[-1].coordinates == (60, 215)
    alone = page(control("Finish", "link"), text="About to Finish\nFinish")
    assert [each.method for each in Targets(alone).of(alone[0])] == ["aria", "text"]


@pytest.mark.spec("rules.deterministic")
@pytest.mark.parametrize("view", [ACTIVE_PAGE, OFFER_PAGE, FINAL_PAGE, DONE_PAGE])
async def test_same_observation_gives_same_plan(view: PageView) -> None:
    """Required: asked twice, or by two runs, the answer is the same."""
    planner, seen = RulePlanner(Service()), context(view)
    first, again = await planner.plan_action(seen, ""), await planner.plan_action(seen, "")
    assert first == again == await plan(view)


@pytest.mark.spec("rules.deterministic")
async def test_no_look_is_no_plan() -> None:
    """Required: text alone is not decided on."""
    with pytest.raises(StateDetectionError, match="no look"):
        await RulePlanner(Service()).plan_action(context(None), "")


# -- never again what failed -------------------------------------------------------------------------------------------

TWO = final(replace(FINISH, selector="#finish"), control("Continue to cancel", node="0:9"), KEEP)


@pytest.mark.spec("rules.spent")
@pytest.mark.parametrize(
    ("problems", "again"),
    [
        ([ElementNotFound("gone"), AmbiguousTarget("two")], False),
        ([ElementNotFound("gone"), Refused("it buys")], False),
        ([ElementNotFound("gone"), PageChanged("it reads otherwise")], True),
        ([NotImplementedError("no coordinates")], False),
    ],
    ids=["all ways for good", "refused by one", "one for now", "this browser cannot"],
)
async def test_what_came_of_a_plan_decides_about_its_control(problems: list[Exception], again: bool) -> None:
    """Required: errors are told apart by their class: the same control is planned once more, or another one."""
    planner = RulePlanner(Service())
    first = await plan(replace(TWO), planner)
    second = await plan(replace(TWO), planner, last=failed(first, *problems))
    assert (second.all_targets() == first.all_targets()) is again


def again(view: PageView) -> PageView:
    """Another look at the same page."""
    return replace(view)


@pytest.mark.spec("rules.spent")
async def test_press_without_effect_is_made_twice_and_a_final_one_once() -> None:
    """Required: then another control; a final press that failed is made again."""
    offers = page(
        *OFFER_PAGE.elements, control("Continue to cancel", node="0:9"), url=OFFER_PAGE.url, text=OFFER_PAGE.text
    )
    declining, ending, failing = RulePlanner(Service()), RulePlanner(Service()), RulePlanner(Service())
    declined = [(await plan(again(offers), declining)).primary_target.describe() for _ in range(3)]
    assert [DECLINE.name in each for each in declined] == [True, True, False]
    ended = [(await plan(again(TWO), ending)).primary_target.describe() for _ in range(2)]
    assert [each == "CSS: #finish" for each in ended] == [True, False]
    first = await plan(again(TWO), failing)
    assert await plan(again(TWO), failing, last=failed(first, PageChanged("moved"))) == first


@pytest.mark.spec("rules.survey")
async def test_survey_that_asks_again_gets_words_too() -> None:
    """Required: what it calls optional is left empty at first, and filled once it has come back."""
    planner = RulePlanner(Service())
    asked = survey(
        textbox("Anything else?"), control("Send answer", form_method="POST", form_action=f"{HOME}/feedback")
    )
    made = [await plan(again(asked), planner) for _ in range(2)]
    assert [each.action_type for each in made] == ["click", "fill"]


@pytest.mark.spec("rules.circle")
async def test_circle_ends_in_an_error() -> None:
    """Required: an offer that leads back to itself, in the same words or in ever new ones, is left soon."""
    worded: list[Callable[[int], str]] = [lambda _: "", lambda turn: f"in words {'x' * turn}"]
    for words in worded:
        planner = RulePlanner(Service())
        with pytest.raises(StateDetectionError, match=r"circle|guess"):
            for turn in range(40):
                await plan(
                    page(*OFFER_PAGE.elements, url=OFFER_PAGE.url, text=f"{OFFER_PAGE.text} {words(turn)}"), planner
                )
                await plan(again(ACTIVE_PAGE), planner)
        assert turn < 10


@pytest.mark.spec("rules.search")
async def test_press_of_the_search_is_planned_as_one() -> None:
    """Required: the gate refuses it where it would ask a person; a press of the flow is asked about."""
    away = page(control("My account", "link", href=f"{HOME}/me"), url=f"{HOME}/start", text="Welcome\nMy account")
    assert (await plan(away)).exploring
    assert not (await plan(OFFER_PAGE)).exploring


@pytest.mark.spec("rules.search")
async def test_choice_of_plans_is_looked_at_only_by_a_press_of_the_search() -> None:
    """Required: "Change plan" may lead to the end; a control that names a plan is left alone."""
    plans = control("Change plan", node="0:1")
    dearer = control("Change to Premium plan", node="0:2")
    made = await plan(page(dearer, plans, url=f"{HOME}/start", text="Your plan"))
    assert made.exploring
    assert made.primary_target.aria_name == "Change plan"


@pytest.mark.spec("rules.plan")
async def test_offer_is_passed_by_what_goes_on_beside_what_takes_it() -> None:
    """Required: "Continue with my request" beside "Get the discount"."""
    take, onward = control("Accept offer", node="0:1"), control("Continue with my request", node="0:2")
    shown = page(take, onward, url=f"{HOME}/cancel/offer", text="Before you go: stay for 50% off")
    assert (await plan(shown)).primary_target.aria_name == "Continue with my request"
