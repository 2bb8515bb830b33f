"""A model in the lead: its state counts, what it did is told truly, and it can stop with a reason."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from agents import SURVEY, Walk, click, css, plan, text
from stand_ins import ACTIVE_PAGE, DONE_PAGE, HOME, OFFER_PAGE, OPEN, control, page
from subterminator.domain.errors import (
    ActionTimeout,
    ElementDisabled,
    ElementNotFound,
    ElementObscured,
    PageChanged,
    Refused,
)
from subterminator.domain.plans import ActionPlan
from subterminator.domain.protocols import State
from subterminator.domain.stops import Stop, StopReason

pytestmark = pytest.mark.usefixtures("waits")
PHONE = page(text="To cancel your membership, please call 0800 123 456", url=f"{HOME}/help")


def stop(reason: StopReason = StopReason.NOT_ONLINE, quote: str = "please call", contact: str = "") -> ActionPlan:
    return plan("stop", css("body"), stop=Stop(reason, contact, quote, "it says so"))


# -- steps -------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.gives-up", "agent.loop")
async def test_steps_forward_on_unknown_pages_are_no_failed_attempts() -> None:
    """Required: five good steps in words that no list holds do not end a run of three attempts."""
    steps = [control(f"Weiter {number}", node=f"0:{40 + number}") for number in range(6)]
    pages = [page(each, text=f"Bitte {each.name}", url=f"{HOME}/weg/{place}") for place, each in enumerate(steps)]
    walk = Walk(*[click(text(each.name)) for each in steps], view=pages[0], max_retries=3)
    walk.browser.on = {each.node: after for each, after in zip(steps, [*pages[1:], OFFER_PAGE], strict=True)}

    assert await walk.handle(State.UNKNOWN) is State.RETENTION_OFFER
    assert walk.brain.corrections == []


@pytest.mark.spec("agent.gives-up")
async def test_four_questions_about_one_page_are_enough() -> None:
    """Required: coming back to the page that led nowhere asks no more."""
    walk = Walk(click(css("#a")), max_retries=3)

    assert await walk.handle() is State.UNKNOWN
    assert await walk.handle() is State.UNKNOWN
    assert len(walk.brain.asked) == 4
    assert "4 answers about the page" in walk.agent.reason


@pytest.mark.spec("agent.told-truly")
async def test_press_that_changed_the_page_is_done_whatever_was_expected() -> None:
    """Required: an unexpected page is no failure of the press that led there."""
    elsewhere = page(control("Mehr", node="0:50"), text="Na gut", url=f"{HOME}/weg")
    walk = Walk(click(), click(text("Mehr")))
    walk.browser.on = {OPEN.node: elsewhere, "0:50": OFFER_PAGE}

    assert await walk.handle() is State.RETENTION_OFFER
    second = walk.brain.asked[1][0]
    assert walk.brain.corrections == []
    assert [each.result for each in second.previous_actions] == ["pressed link 'Cancel membership': done, now: UNKNOWN"]
    assert second.error_history == []


@pytest.mark.spec("agent.claims")
async def test_step_that_reads_as_the_end_is_put_to_the_planner_before_the_flow_is_left() -> None:
    """Required: a summary that says what will have been cancelled is no end while nothing was sent."""
    walk = Walk(
        click(state=State.ACCOUNT_ACTIVE, expected_state=State.FINAL_CONFIRMATION),
        click(text("Weiter"), state=State.FINAL_CONFIRMATION, expected_state=State.COMPLETE),
    )
    last = control("Weiter", node="0:50")
    walk.browser.on = {OPEN.node: replace(DONE_PAGE, elements=page(last).elements), last.node: DONE_PAGE}

    assert await walk.handle() is State.COMPLETE
    assert walk.browser.pressed() == [OPEN.name, "Weiter"]
    assert walk.brain.corrections == []


@pytest.mark.spec("agent.claims")
async def test_end_that_the_planner_sees_too_is_left_to_the_engine() -> None:
    """Required: one question more, then the account decides."""
    walk = Walk(
        click(state=State.ACCOUNT_ACTIVE, expected_state=State.FINAL_CONFIRMATION),
        plan("wait", css("body"), state=State.COMPLETE, expected_state=State.COMPLETE),
    )
    walk.browser.on = {OPEN.node: DONE_PAGE}

    assert await walk.handle() is State.COMPLETE
    assert len(walk.brain.asked) == 2


@pytest.mark.spec("agent.told-truly")
async def test_failures_are_forgotten_when_the_page_has_changed() -> None:
    """Required: all errors of the flow are kept; those of the page as it reads now are told."""
    elsewhere = page(control("Mehr", node="0:50"), text="Na gut", url=f"{HOME}/weg")
    walk = Walk(click(css("#a"), css("#b")), click(css("#c"), text("Cancel membership")), click(text("Mehr")))
    walk.browser.on = {OPEN.node: elsewhere, "0:50": OFFER_PAGE}

    assert await walk.handle() is State.RETENTION_OFFER
    contexts = [context for context, _, _ in walk.brain.asked]
    assert [len(each.error_history) for each in contexts] == [0, 2, 3]
    assert [len(each.present_failures) for each in contexts] == [0, 2, 0]


@pytest.mark.spec("agent.told-truly")
@pytest.mark.parametrize(
    ("problem", "advice"),
    [
        (Refused("it buys"), "What was refused stays refused"),
        (ElementObscured("covered by dialog 'Cookies'"), "deal with what covers it first"),
        (ElementDisabled("it is disabled"), "fill or tick what it needs first"),
        (PageChanged("it reads otherwise"), "The page has changed since you chose"),
        (ElementNotFound("nothing fits"), "You MUST use a DIFFERENT targeting strategy"),
    ],
)
async def test_advice_is_by_the_cause(problem: Exception, advice: str) -> None:
    """Required: another way to name what was refused is no way."""
    walk = Walk(max_retries=2)
    walk.browser.on[OPEN.node] = problem

    await walk.handle()

    assert advice in walk.brain.corrections[0]
    different = "DIFFERENT targeting strategy" in walk.brain.corrections[0]
    assert different is isinstance(problem, ElementNotFound)


@pytest.mark.spec("agent.told-truly")
async def test_whole_reason_of_a_failure_is_told() -> None:
    """Required: seed 001 §3.4: nothing of what was tried is cut off."""
    walk = Walk(max_retries=2)
    walk.browser.on[OPEN.node] = ElementObscured("covered by " + "a very long banner " * 40 + "to its end")

    await walk.handle()

    assert "to its end" in walk.brain.corrections[0]


@pytest.mark.spec("agent.validate")
async def test_expected_state_is_that_of_the_table() -> None:
    """Required: seed 001 §4.1: the planner's own expectation counts where the table has none."""
    walk = Walk(click(expected_state=State.COMPLETE))
    await walk.handle()
    assert walk.journal.only("validated")["expected"] == "retention_offer"

    walk = Walk(click(expected_state=State.RETENTION_OFFER), view=page(OPEN, text="Hello"))
    await walk.handle(State.UNKNOWN)
    assert walk.journal.only("validated")["expected"] == "retention_offer"


# -- claims ------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.claims")
async def test_claim_on_a_page_in_unknown_words_is_passed_on() -> None:
    """Required: the engine reads the account; the agent presses nothing and asks nothing more."""
    walk = Walk(plan("wait", state=State.COMPLETE), view=page(text="Valmis on", url=f"{HOME}/weg"))

    assert await walk.handle(State.UNKNOWN) is State.COMPLETE
    assert len(walk.brain.asked) == 1


@pytest.mark.spec("agent.claims")
async def test_claim_that_the_page_contradicts_is_put_to_the_planner_once() -> None:
    """Required: it is told what the page says, and decides again."""
    walk = Walk(plan("wait", state=State.COMPLETE), view=OFFER_PAGE)

    assert await walk.handle(State.RETENTION_OFFER) is State.COMPLETE
    assert len(walk.brain.asked) == 2
    assert "the page reads as RETENTION_OFFER" in walk.brain.corrections[0]


# -- stops -------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.stop")
async def test_stop_with_the_words_of_the_page_ends_it() -> None:
    """Required: one question, nothing pressed, reason, quote and contact as the page has them."""
    walk = Walk(stop(contact="0800 123 456"), view=PHONE)

    assert await walk.handle(State.UNKNOWN) is State.FAILED
    assert walk.agent.stop == Stop(StopReason.NOT_ONLINE, "0800 123 456", "please call", "it says so")
    assert len(walk.brain.asked) == 1
    assert walk.browser.acted == []


@pytest.mark.spec("agent.final-refusal")
@pytest.mark.parametrize(
    ("expected", "told"), [(State.COMPLETE, "it buys"), (State.RETENTION_OFFER, "")], ids=["the end", "a step"]
)
async def test_refused_final_press_is_told_to_the_engine(expected: State, told: str) -> None:
    """Required: only one that was planned to end the subscription."""
    walk = Walk(click(expected_state=expected), view=ACTIVE_PAGE)
    walk.browser.on[OPEN.node] = Refused("it buys")

    assert await walk.handle() is State.UNKNOWN
    assert walk.agent.final_refusal == told


@pytest.mark.spec("agent.stop")
async def test_stop_tells_what_was_refused_on_its_page() -> None:
    """Required: the person learns which control the program's rules barred."""
    walk = Walk(click(), stop(StopReason.BLOCKED, quote="membership"), view=ACTIVE_PAGE)
    walk.browser.on[OPEN.node] = Refused("it buys")

    assert await walk.handle() is State.FAILED
    assert walk.agent.stop is not None
    assert walk.agent.stop.refused == "it buys"


@pytest.mark.spec("agent.stop")
async def test_words_of_an_earlier_page_count_too() -> None:
    """Required: what the help page said is still true on the account page."""
    more = control("Help", "link", node="0:60")
    walk = Walk(click(text("Help")), stop(), view=page(more, text="Hello"))
    walk.browser.on[more.node] = PHONE

    assert await walk.handle(State.UNKNOWN) is State.FAILED


@pytest.mark.spec("agent.stop")
async def test_words_that_stand_nowhere_are_put_to_the_planner_and_then_left_out() -> None:
    """Required: no number that a model made up is shown to a person."""
    walk = Walk(stop(quote="call 0900 666", contact="0900 666"), view=PHONE)

    assert await walk.handle(State.UNKNOWN) is State.FAILED
    assert "'call 0900 666' does not stand on the page" in walk.brain.corrections[0]
    assert len(walk.brain.asked) == 3
    assert walk.agent.stop == Stop(StopReason.NOT_ONLINE, "", "", "it says so")


@pytest.mark.spec("agent.stop")
@pytest.mark.parametrize("reason", [StopReason.BILLED_ELSEWHERE, StopReason.NOT_ONLINE])
async def test_control_that_leads_on_is_to_be_taken_first(reason: StopReason) -> None:
    """Required: a billing portal that opens from here is part of the account."""
    portal = control("Manage billing ↗", "link", node="0:61", href=f"{HOME}/billing")
    view = page(portal, text="Handled by our billing partner Acme")
    walk = Walk(stop(reason, "Handled by our billing partner"), click(text("Manage billing")), view=view)
    walk.browser.on[portal.node] = ACTIVE_PAGE

    assert await walk.handle(State.UNKNOWN) is State.ACCOUNT_ACTIVE
    assert "'Manage billing ↗' may lead on" in walk.brain.corrections[0]

    walk = Walk(stop(reason, "Handled by our billing partner"), view=view)
    assert await walk.handle(State.UNKNOWN) is State.FAILED


@pytest.mark.spec("agent.stop")
async def test_stop_belongs_to_the_state_handled_last() -> None:
    """Required: a run that went on after one is not ended by it."""
    walk = Walk(stop(), click(), view=PHONE)
    await walk.handle(State.UNKNOWN)
    walk.browser.view = ACTIVE_PAGE

    assert await walk.handle() is State.RETENTION_OFFER
    assert walk.agent.stop is None


@pytest.mark.parametrize("fields", [{"stop": Stop(StopReason.FEE)}, {}])
@pytest.mark.spec("planner.data")
def test_only_a_stop_has_a_reason_to_stop(fields: dict[str, Any]) -> None:
    action: Any = "click" if fields else "stop"
    with pytest.raises(ValueError, match="reason to stop"):
        plan(action, **fields)


@pytest.mark.spec("agent.once", "agent.told-truly")
async def test_press_that_may_have_been_taken_is_told_as_late() -> None:
    """Required: a page on its way is waited for, not pressed twice."""
    walk = Walk(view=replace(ACTIVE_PAGE, text=SURVEY), max_retries=1)
    walk.browser.on[OPEN.node] = ActionTimeout("click did not finish within 12 s")

    await walk.handle()

    assert [each.result for each in walk.agent._action_history] == [
        "pressed link 'Cancel membership': click did not finish within 12 s"
    ]


# -- addresses ---------------------------------------------------------------------------------------------------------


@pytest.mark.spec("agent.actions", "agent.refused")
@pytest.mark.parametrize(
    ("address", "opened", "told"),
    [
        (f"{HOME}/account/membership", True, ""),
        (f"{HOME}/cancel/finish", False, "press the page's own control instead"),
        ("https://www.elsewhere.example/account", False, "is out of bounds"),
    ],
)
async def test_model_may_open_an_address_of_the_site_that_only_reads(address: str, opened: bool, told: str) -> None:
    """Required: a page that it knows of is opened; what ends by being opened, and other hosts, are refused with why."""
    walk = Walk(plan("navigate", css("body"), value=address), guarded=True, max_retries=2, view=page(OPEN, text="Hi"))
    walk.browser.pages[address] = OFFER_PAGE

    reached = await walk.handle(State.UNKNOWN)

    assert (walk.browser.opened == [address]) is opened
    assert (reached is State.RETENTION_OFFER) is opened
    assert told in "".join(walk.brain.corrections)
    assert walk.person.requests == []
