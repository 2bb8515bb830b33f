"""A cancellation that closes the whole account is the last resort: it is backed out of, and others are tried first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import ACCOUNT, HOME, Service, control, page
from subterminator.core.rules.decide import decide
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.step import Step, StepOutcome
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.page import Block
from subterminator.domain.protocols import Control, Element, PageView

PROFILE = f"{HOME}/profile"
LEAVE = control("Cancel membership", "link", node="0:1", href=f"{HOME}/leave")
PLAN = control("Plan and billing", "link", node="0:2", href=f"{HOME}/plan")
CONFIRM = control("Yes, go on", node="0:5", form_method="POST", form_action=f"{HOME}/leave")
DELETES = "If you go on, your account will be deleted."
BOUGHT = "When you leave, the data you bought will be deleted."


def profile(*controls: Element) -> PageView:
    return page(*controls, url=PROFILE, text="Your profile\nYour membership renews on 4 December 2026")


def closing(said: str = DELETES, *more: Element) -> PageView:
    return page(CONFIRM, *more, url=f"{HOME}/leave", text=f"Leaving\n{said}\n{CONFIRM.label}", title="Leaving")


def opened(memory: Memory, view: PageView | None = None) -> Step:
    """Press what starts a cancellation on the profile page."""
    step = decide(view or profile(LEAVE, PLAN), Service(), memory)
    memory.take(step)
    assert (step.kind, step.element and step.element.node) == ("open", "0:1")
    return step


@pytest.mark.spec("rules.closing")
@pytest.mark.parametrize(
    "said",
    [
        *(DELETES, BOUGHT, "退会するとアカウントは削除されます。"),
        "退会すると会員情報、ポイント、本棚がすべて削除されます。",
        "탈퇴 시 회원정보와 포인트가 모두 삭제됩니다.",
        "If you leave, your purchased books are deleted.",
    ],
)
def test_page_that_closes_the_account_is_backed_out_of_and_others_are_tried(said: str) -> None:
    """Required: by opening the page before it; the same link is passed over there, and on any other page."""
    memory = Memory()
    opened(memory)
    back = decide(closing(said), Service(), memory)
    assert (back.kind, back.value) == ("go", PROFILE)
    assert said in back.reason
    memory.take(back)
    other = decide(profile(LEAVE, PLAN), Service(), memory)
    assert (other.kind, other.element and other.element.node) == ("search", PLAN.node)
    memory.take(other)
    own = control("Cancel membership", "link", node="0:9", href=f"{HOME}/end")
    link = replace(LEAVE, node="0:8")
    found = decide(page(link, own, url=f"{HOME}/plan", text="Plan\nRenews on 4 December 2026"), Service(), memory)
    assert (found.kind, found.element and found.element.node) == ("open", own.node)


@pytest.mark.spec("rules.closing")
def test_cancel_link_of_a_page_of_no_known_state_is_opened_and_so_can_be_backed_out_of() -> None:
    """Required: as on the account's page; a form that asks who one is was meant for those who are not signed in."""
    memory = Memory()
    start = page(replace(LEAVE, name="Cancel contracts here", text=""), PLAN, url=PROFILE, text="Welcome")
    opened(memory, start)
    name = control("First name*", "textbox", node="0:7", states=("required",))
    asks = page(name, CONFIRM, url=f"{HOME}/leave", text="Cancel a contract\nFirst name*")
    back = decide(asks, Service(), memory)
    assert (back.kind, back.value) == ("go", PROFILE)
    assert "only a person can fill in 'First name'" in back.reason


@pytest.mark.spec("rules.person-fills")
def test_form_that_wants_what_only_a_person_can_fill_in_is_not_pressed() -> None:
    """Required: also where the definition names what begins the cancellation, which is then not backed out of."""
    service, memory = Service(controls={"cancel_link": Control(text="Cancel membership")}), Memory()
    memory.take(decide(profile(LEAVE, PLAN), service, memory))
    form = replace(control("Leaving", "form", node="0:6"), interactive=False)
    name = control("First name*", "textbox", node="0:7", states=("required",), parent=0)
    ends = control("Cancel my membership", node="0:5", form_method="POST", form_action=f"{HOME}/leave", parent=0)

    def asking(*fields: Element) -> PageView:
        return page(form, *fields, ends, url=f"{HOME}/leave", text="Cancel my membership\nFirst name*")

    with pytest.raises(StateDetectionError, match="waits for 'First name', which is for you to fill in"):
        decide(asking(name), service, memory)
    step = decide(asking(replace(name, value="Ann")), service, memory)
    assert step.element is not None
    assert step.element.node == ends.node


@pytest.mark.spec("rules.closing")
def test_closing_the_account_is_asked_about_where_nothing_else_is_left() -> None:
    """Required: the search goes back to it once, and its page is then no longer backed out of."""
    memory, steps = Memory(), []
    shown = {PROFILE: profile(LEAVE, PLAN), f"{HOME}/plan": page(url=f"{HOME}/plan", text="Plan: Gold")}
    shown |= {f"{HOME}/leave": closing()}
    at = PROFILE
    for _ in range(20):
        step = decide(shown[at], Service(), memory)
        memory.take(step)
        steps.append((step.kind, step.element.node if step.element is not None else step.value))
        if step.element is not None and step.element.node == CONFIRM.node:
            break
        at = (step.value or at) if step.kind == "go" else step.element.href if step.element is not None else at
    pressed = [node for kind, node in steps if kind not in {"wait", "scroll"}]
    assert pressed == ["0:1", PROFILE, PLAN.node, PROFILE, "0:1", CONFIRM.node]


@pytest.mark.spec("rules.closing")
def test_browser_that_opens_no_address_goes_on_to_the_question() -> None:
    """Required: what could not be backed out of is still the cancellation that has begun."""
    memory = Memory()
    opened(memory)
    memory.take(decide(closing(), Service(), memory))
    memory.settle(StepOutcome.FAILED_FOR_GOOD, "no tool opens an address")
    step = decide(closing(), Service(), memory)
    assert step.element is not None
    assert step.element.node == CONFIRM.node


@pytest.mark.spec("rules.closing")
@pytest.mark.parametrize(
    "said",
    [
        "To delete your account, contact us.",
        "Your account will not be deleted.",
        "Your account remains. If you want, your account will be deleted later.",
        "Your watchlist will be deleted.",
        "会員限定クーポンは削除されます。",
        "Your membership ends on 4 December 2026.",
    ],
)
def test_page_that_ends_only_the_subscription_is_not_backed_out_of(said: str) -> None:
    """Required: nor one that says how an account could be deleted."""
    memory = Memory()
    opened(memory)
    assert decide(closing(said), Service(), memory).kind != "go"


@pytest.mark.spec("rules.closing")
def test_control_that_names_the_subscription_is_the_way_whatever_else_is_deleted() -> None:
    """Required: the question tells it then. What is told in the footer does not count."""
    memory = Memory()
    opened(memory)
    end = control("Cancel my subscription", node="0:6", form_method="POST", form_action=f"{HOME}/end")
    assert decide(closing(DELETES, end), Service(), memory).kind != "go"
    shown = closing()
    footer = Block("contentinfo", shown.text.index(DELETES), shown.text.index(DELETES) + len(DELETES))
    assert decide(shown, Service(), memory).kind == "go"
    assert decide(replace(shown, blocks=(footer,)), Service(), memory).kind != "go"


@pytest.mark.spec("rules.closing")
def test_control_that_the_definition_names_is_not_backed_out_of() -> None:
    """Required: the definition is believed before the words."""
    service = Service(controls={"cancel_link": Control(role="link", name="Cancel membership")})
    memory = Memory()
    memory.take(decide(profile(LEAVE, PLAN), service, memory))
    assert decide(closing(), service, memory).kind != "go"


@pytest.mark.spec("rules.closing")
def test_a_page_that_was_not_opened_to_cancel_is_not_backed_out_of() -> None:
    """Required: an account page may tell how the account is deleted, and a later step of the flow what goes with it."""
    told = page(LEAVE, url=ACCOUNT, text=f"Your membership renews on 4 December 2026\n{DELETES}")
    assert decide(told, Service(), Memory()).kind == "open"
    memory = Memory()
    opened(memory)
    first = decide(closing("Are you sure?"), Service(), memory)
    memory.take(replace(first, kind="decline"))
    assert decide(replace(closing(), url=f"{HOME}/leave/2"), Service(), memory).kind != "go"


@pytest.mark.spec("rules.person-fills")
@pytest.mark.parametrize(("button", "kind"), [(True, "go"), (False, "finish")], ids=["with a button", "without one"])
def test_field_for_a_person_backs_out_only_from_a_form_that_can_be_sent(button: bool, kind: str) -> None:
    """Required: what a page plants beside the flow, such as a demand for a key, does not lead out of it."""
    memory = Memory()
    opened = decide(profile(LEAVE), Service(), memory)
    memory.take(opened)
    memory.settle(StepOutcome.WORKED)
    form = Element(0, "0:20", "form", "", tag="form")
    field = control("Paste your API key here", "textbox", node="0:21", states=("required",), parent=0, depth=1)
    send = [control("Send", node="0:22", parent=0, depth=1)] if button else []
    planted = page(form, field, *send, CONFIRM, url=f"{HOME}/leave", text="Cancel your membership?", title="Leaving")

    assert decide(planted, Service(), memory).kind == kind


@pytest.mark.spec("rules.closing")
@pytest.mark.parametrize("searched", [True, False])
def test_going_back_to_a_page_of_the_search_leaves_the_flow(searched: bool) -> None:
    """Required: what goes back to another step of the flow stays in it."""
    memory = Memory()
    way = decide(profile(PLAN), Service(), memory)
    assert way.kind == "search"
    if searched:
        memory.take(way)
    led = replace(way, kind="decline")
    memory.take(led)
    memory.take(replace(led, kind="go", value=PROFILE, leads_out=led, page=replace(led.page, url=f"{HOME}/help")))
    assert memory.in_the_flow is not searched


@pytest.mark.spec("rules.closing")
def test_page_that_closes_the_account_is_left_by_its_link_for_the_subscription_alone() -> None:
    """Required: and what led to that page is not pressed again; a button there is a matter of the question."""
    memory = Memory()
    opened(memory)
    alone = control("Cancel only my subscription", "link", node="0:9", href=f"{HOME}/course")
    step = decide(closing(DELETES, alone), Service(), memory)
    assert (step.kind, step.element and step.element.node) == ("open", "0:9")
    memory.take(step)
    course = page(LEAVE, PLAN, url=f"{HOME}/course", text="Your course\nYour membership renews on 4 December 2026")
    onward = decide(course, Service(), memory)
    assert onward.element is not None
    assert onward.element.node != LEAVE.node
