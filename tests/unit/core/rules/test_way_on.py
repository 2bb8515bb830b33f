"""The way on inside a cancellation, by the structure of its page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import ACCOUNT, HOME, Service, control, page
from subterminator.core.rules.decide import decide
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.step import Step, StepOutcome
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.page import Block, Element, PageView
from subterminator.domain.protocols import State
from subterminator.pages.fingerprint import PageFingerprint

FLOW = f"{HOME}/cancel/2"
KEEP = control("Keep membership")
PAUSE = control("Pause for a month")


def opened(view: PageView) -> Memory:
    """What is remembered once a cancellation was opened on another page."""
    memory = Memory()
    before = replace(PageFingerprint.of(view), url=HOME, path="/before", digest=b"before")
    memory.take(Step("open", before, State.ACCOUNT_ACTIVE, "", 1.0, control("Cancel membership")))
    memory.settle(StepOutcome.WORKED)
    return memory


def step(*elements: Element, text: str = "") -> Step:
    view = page(*elements, url=FLOW, text=text)
    return decide(view, Service(), opened(view))


def radio(title: str, below: str = "") -> Element:
    name = f"{title} {below}".strip()
    return replace(control(name, "radio", text="", states=("unchecked",)), title=title if below else "")


@pytest.mark.spec("rules.way-on")
@pytest.mark.parametrize("beside", [(KEEP,), (PAUSE,), (KEEP, PAUSE)])
def test_what_is_not_understood_beside_what_keeps_is_the_way_on(beside: tuple[Element, ...]) -> None:
    strange = control("Frobnicate")

    assert step(*beside, strange).element == replace(strange, ref=len(beside))


@pytest.mark.spec("rules.way-on")
def test_menus_and_links_to_the_account_are_no_way_on() -> None:
    crumb = control("My account", "link", href=HOME)
    strange = control("Frobnicate")

    pressed = step(crumb, KEEP, strange).element

    assert pressed is not None
    assert pressed.label == "Frobnicate"


@pytest.mark.spec("rules.way-on")
def test_two_that_are_not_understood_are_no_way_on() -> None:
    try:
        taken = step(KEEP, control("Frobnicate"), control("Grumble"))
    except StateDetectionError:
        return

    assert taken.element is None or taken.kind in {"scroll", "wait"}


@pytest.mark.spec("rules.way-on")
def test_page_before_a_cancellation_has_no_way_on() -> None:
    view = page(KEEP, control("Frobnicate"), url=f"{HOME}/plans")

    taken = decide(view, Service(), Memory())

    assert taken.kind != "decline"


@pytest.mark.spec("rules.choice")
def test_choice_that_ends_is_made_beside_those_that_pause_or_transfer() -> None:
    taken = step(
        radio("Freeze it", "For 1 to 3 months, £5 a month."),
        radio("Transfer it to someone else", "They'll need to accept within 14 days."),
        radio("End it", "We ask for one calendar month's notice."),
        control("Next", form_method="POST", form_action=FLOW),
    )

    assert taken.kind == "answer"
    assert taken.element is not None
    assert taken.element.title == "End it"


@pytest.mark.spec("rules.choice")
def test_choice_that_is_not_understood_is_not_made_beside_a_pause() -> None:
    taken = step(
        radio("Pause my membership"),
        radio("Frobnicate it"),
        radio("Grumble it"),
        control("Next", form_method="POST", form_action=FLOW),
    )

    assert taken.kind != "answer"


@pytest.mark.spec("rules.way-on")
def test_what_a_card_sells_is_no_way_on() -> None:
    """Required: of a card with a price and a strange button outside of it, the latter leads on."""
    swap = replace(control("Frobnicate to Basic", form_method="POST", form_action=f"{HOME}/swap"), block=0)
    card = "Basic\n$17.90 per month\nFrobnicate to Basic"
    view = page(swap, control("Twirl it"), url=FLOW, text=f"{card}\nTwirl it", blocks=(Block("card", 0, len(card)),))
    pressed = decide(view, Service(), opened(view)).element
    assert pressed is not None
    assert pressed.label == "Twirl it"


@pytest.mark.spec("rules.way-on")
@pytest.mark.parametrize(
    ("outcome", "kind"), [(StepOutcome.CHANGED_NOTHING, "answer"), (StepOutcome.COVERED, "decline")]
)
def test_page_that_came_back_is_answered_before_the_press_is_made_again(outcome: StepOutcome, kind: str) -> None:
    """Required: what a form without any mark of it requires shows only when its button led nowhere.

    A press that a notice covered was not made, so the page has not said that it requires more.
    """
    bring = control("Bring it to a shop", "radio", states=("unchecked",), attributes=(("name", "how"),))
    collect = control("Have it collected", "radio", states=("unchecked",), attributes=(("name", "how"),))
    view = page(KEEP, collect, bring, control("Continue"), url=FLOW, text="How do you return it?")
    memory = opened(view)
    first = decide(view, Service(), memory)
    assert first.element is not None
    memory.take(first)
    memory.settle(outcome)
    again = decide(view, Service(), memory)
    assert (again.kind, (again.element and again.element.role) == "radio") == (kind, kind == "answer")


def opened_from(account: PageView, flow: PageView) -> tuple[Memory, Step]:
    """What is remembered once the flow was opened on the account's page, and its first page was left by the decider."""
    memory = Memory()
    start = decide(account, Service(), memory)
    memory.take(start)
    memory.settle(StepOutcome.WORKED)
    onward = decide(flow, Service(), memory)
    memory.take(onward)
    memory.settle(StepOutcome.WORKED)
    return memory, onward


START = control("Cancel membership", "link", node="0:80", href=FLOW)
RUNS = page(START, url=ACCOUNT, text="Your membership\nNext billing date\n20 December 2026")
NEXT, STRANGE = control("Continue", node="0:81"), control("Frobnicate", node="0:82")
ASKS = page(KEEP, NEXT, STRANGE, url=FLOW, text="Before you go\nKeep membership\nContinue\nFrobnicate")


@pytest.mark.spec("rules.way-on")
def test_control_that_leads_back_to_the_account_is_taken_back_and_another_one_tried() -> None:
    """Required: its page is opened again, once, and its other control is the way on."""
    memory, onward = opened_from(RUNS, ASKS)
    assert onward.element is not None
    assert onward.element.label == "Continue"

    back = decide(RUNS, Service(), memory)
    assert (back.kind, back.value) == ("go", FLOW)
    memory.take(back)
    memory.settle(StepOutcome.WORKED)

    other = decide(ASKS, Service(), memory).element
    assert other is not None
    assert other.label == "Frobnicate"


@pytest.mark.spec("rules.way-on")
@pytest.mark.parametrize(
    "landed",
    [
        page(url=f"{HOME}/done", text="Your membership has been cancelled"),
        page(url=ACCOUNT, text="Your membership ends on 20 December 2026\nNo further payments"),
        replace(ASKS, url=f"{HOME}/cancel/3"),
    ],
    ids=["done", "account without it", "next page"],
)
def test_nothing_is_taken_back_where_it_has_ended_or_the_flow_goes_on(landed: PageView) -> None:
    """Required: what may have ended it is read back, and a page that has a way on is no way out."""
    memory, _ = opened_from(RUNS, ASKS)
    assert decide(landed, Service(), memory).kind != "go"


@pytest.mark.spec("rules.way-on")
def test_link_to_the_procedure_is_tried_once_what_seemed_to_lead_on_has_led_out() -> None:
    """Required: other links of the page that only inform stay none."""
    led = control("Proceed to the site", "link", node="0:83", href=f"{HOME}/procedure")
    links = [
        control(each, "link", node=f"0:{84 + n}", href=f"{HOME}/x{n}") for n, each in enumerate(("Zorvel", "Quix"))
    ]
    flow = page(KEEP, NEXT, led, *links, url=FLOW, text="Before you go\nKeep membership\nContinue")
    memory, _ = opened_from(RUNS, flow)
    back = decide(RUNS, Service(), memory)
    memory.take(back)
    memory.settle(StepOutcome.WORKED)
    assert getattr(decide(flow, Service(), memory).element, "label", "") == led.label


@pytest.mark.spec("rules.way-on")
def test_cookie_notice_and_folded_part_are_no_way_on() -> None:
    """Required: neither goes on with anything: the folded part is opened, and the notice is left alone."""
    head, notice = "Help", "We use cookies and similar technologies to improve your visit.\nDecline\nAccept all"
    inside = [control(each, block=0) for each in ("Decline", "Accept all")]
    folded = control("How do I leave?", states=("collapsed",))
    block = Block("card", len(head) + 1, len(head) + 1 + len(notice))
    view = page(folded, *inside, url=FLOW, text=f"{head}\n{notice}", blocks=(block,))

    assert decide(view, Service(), opened(view)).kind == "unfold"
