"""Ends that no cancel button makes: a switch for the renewal, a free plan; and words that are not yet the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import HOME, NOW, OFFER_PAGE, Service, control, gate_says, page
from subterminator.approval.gate_table import Decided
from subterminator.approval.kinds import PressKind
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Allow, Ask, Refuse, Verdict
from subterminator.domain.page import Block
from subterminator.domain.protocols import Action, ApprovalRequest, Element, PageRequest, PageView
from subterminator.lexicon.lexicon import Lexicon

POLICY = Policy(Service(), Lexicon.load())


def judged(element: Element, view: PageView | None = None) -> Verdict:
    shown = view or page(element)
    found = next(each for each in shown.elements if each.node == element.node)
    return POLICY.judge(found, Action("click"), shown)


@pytest.mark.spec("approval.renewal")
@pytest.mark.parametrize(
    ("role", "label", "states", "verdict"),
    [
        ("switch", "Auto-renew", ("checked",), Ask),
        ("switch", "Renew automatically", ("checked",), Ask),
        ("checkbox", "Automatische Verl\u00e4ngerung", ("checked",), Ask),
        ("switch", "\u81ea\u52d5\u66f4\u65b0", ("checked",), Ask),
        ("switch", "\uc790\ub3d9 \uac31\uc2e0", ("checked",), Ask),
        ("switch", "Auto-renew", ("unchecked",), Refuse),
        ("checkbox", "Renew automatically", ("unchecked",), Refuse),
        ("radio", "Renew automatically", ("unchecked",), Refuse),
        ("radio", "Renew automatically", ("checked",), Refuse),
        ("switch", "Turn off auto-renew", ("unchecked",), Ask),
        ("switch", "Dark mode", ("checked",), Allow),
    ],
)
def test_switch_for_the_renewal_is_the_end_only_where_it_is_on(
    role: str, label: str, states: tuple[str, ...], verdict: type[Verdict]
) -> None:
    """Required: turning it off needs a yes, and it is never turned on."""
    assert isinstance(judged(control(label, role, states=states)), verdict)


def free(name: str = "Switch to Basic (free)", action: str = f"{HOME}/plans/change", **fields: Any) -> Element:
    return control(name, form_method="POST", form_action=action, **fields)


@pytest.mark.spec("approval.free-plan")
@pytest.mark.parametrize(
    ("element", "verdict"),
    [
        (free(), Ask),
        (free("Downgrade to free"), Ask),
        (free("Zu Basis (kostenlos) wechseln"), Ask),
        (free("Switch to Basic"), Refuse),
        (free("Switch to Premium"), Refuse),
        (free(text="Upgrade to Premium"), Refuse),
        (free("Downgrade to free and upgrade later"), Refuse),
        (free(action=f"{HOME}/upgrade"), Refuse),
        (free(action=f"{HOME}/plans/change/checkout"), Refuse),
    ],
)
def test_free_plan_is_taken_with_a_yes_and_no_other(element: Element, verdict: type[Verdict]) -> None:
    """Required: only what is free by all its words, sent to where plans change, ends the paid plan."""
    said = judged(element)
    assert isinstance(said, verdict)
    if isinstance(said, Ask):
        assert "free plan takes the place of the paid one" in said.reason


@pytest.mark.spec("approval.free-plan")
@pytest.mark.parametrize(
    ("name", "url", "body", "verdict"),
    [
        ("Switch to Basic (free)", f"{HOME}/plans/change", "plan=free", Ask),
        ("Switch to Basic (free)", f"{HOME}/plans/change", "plan=free&action=upgrade", Refuse),
        ("Switch to Basic (free)", f"{HOME}/plans/switch", "plan=free", Refuse),
        ("Finish cancellation", f"{HOME}/plans/change", "plan=free", Refuse),
        ("", f"{HOME}/plans/change", "plan=free", Refuse),
    ],
)
def test_change_of_plan_is_sent_only_as_it_was_approved(name: str, url: str, body: str, verdict: type[Verdict]) -> None:
    """Required: under a yes to a free plan its own form goes out, and under any other yes no change of plan does."""
    sent = PageRequest("POST", url, body, "application/x-www-form-urlencoded", "document")
    yes = ApprovalRequest(
        *("run1", "example", "www.example.com", "button", name, name, "POST", f"{HOME}/plans/change"),
        *(f"{HOME}/plans", "Plans", {}, "it is free", "nonce", NOW),
    )
    orders = POLICY.orders
    covered = orders.takes_free_plan(sent, yes) and not orders.besides(sent)
    assert covered == (verdict is Ask)
    assert gate_says(POLICY, sent, PressKind.END) is Decided.REFUSE


@pytest.mark.spec("approval.free-plan")
@pytest.mark.parametrize(
    ("element", "verdict"),
    [
        (control("Change plan", "link", href=f"{HOME}/plans"), Allow),
        (control("Abo \u00e4ndern", "link", href=f"{HOME}/plans"), Allow),
        (control("Change plan"), Refuse),
        (control("Change plan", form_method="POST", form_action=f"{HOME}/x"), Refuse),
        (control("Change plan", "link", href="javascript:change()"), Refuse),
        (control("Change plan", "link", href=f"{HOME}/upgrade"), Refuse),
        (control("Change plan and upgrade", "link", href=f"{HOME}/plans"), Refuse),
        (control("Change plan to Premium", "link", href=f"{HOME}/plans"), Refuse),
    ],
)
def test_plans_may_be_looked_at(element: Element, verdict: type[Verdict]) -> None:
    """Required: a plain link to the plans only shows them; a button of that name changes one."""
    assert isinstance(judged(element), verdict)


def offered(element: Element) -> PageView:
    return page(OFFER_PAGE[0], element, url=OFFER_PAGE.url, text=OFFER_PAGE.text)


@pytest.mark.spec("approval.step")
@pytest.mark.parametrize(
    ("element", "verdict"),
    [
        (control("Cancel anyway", "link", href=f"{HOME}/cancel/review"), Allow),
        (control("Trotzdem k\u00fcndigen", "link", href=f"{HOME}/cancel/review"), Allow),
        (control("Cancel anyway", "link", href=f"{HOME}/cancel/confirm"), Ask),
        (control("Cancel anyway", form_method="POST", form_action=f"{HOME}/next"), Ask),
        (control("Cancel anyway"), Ask),
        (control("Yes, cancel", "link", href=f"{HOME}/cancel/review"), Ask),
    ],
)
def test_words_of_two_meanings_are_a_step_only_as_a_plain_link_from_an_offer(
    element: Element, verdict: type[Verdict]
) -> None:
    """Required: turning down an offer costs no yes; where the same words may be the end, they do."""
    assert isinstance(judged(element, offered(element)), verdict)


@pytest.mark.spec("approval.step")
def test_words_of_two_meanings_need_a_yes_where_nothing_is_offered() -> None:
    """Required: without an offer to turn down, "Cancel anyway" may be the end itself."""
    link = control("Cancel anyway", "link", href=f"{HOME}/cancel/review")
    assert isinstance(judged(link, page(link, text="Are you sure?")), Ask)


@pytest.mark.spec("approval.step")
@pytest.mark.parametrize("states", [(), ("disabled",)])
def test_offer_of_the_menu_makes_no_end_a_step(states: tuple[str, ...]) -> None:
    """Required: what a menu offers is not turned down by the button below; disabled, it is judged as it will be."""
    text = "Get 50% off\nYou're about to end your plan\nKeep my plan\nEnd my plan"
    menu = replace(control("Get 50% off", "link", href=f"{HOME}/refer"), block=0)
    keep = replace(control("Keep my plan"), block=1)
    end = replace(control("End my plan"), block=1, states=states)
    parts = (Block("navigation", 0, 11), Block("form", 12, len(text)))
    view = replace(page(menu, keep, end, text=text, url=f"{HOME}/cancel/review"), blocks=parts)
    assert isinstance(judged(end, view), Ask)


@pytest.mark.spec("approval.step")
@pytest.mark.parametrize(
    ("name", "fields", "verdict"),
    [
        ("Unsubscribe...", {}, Allow),
        ("Cancel membership\u2026", {}, Allow),
        ("Unsubscribe", {}, Ask),
        ("Continue...", {}, Ask),
        ("Finish cancellation...", {}, Ask),
        ("Unsubscribe...", {"text": "Unsubscribe"}, Ask),
        ("Unsubscribe...", {"form_method": "POST", "form_action": f"{HOME}/next"}, Ask),
    ],
)
def test_dots_say_that_a_question_follows(name: str, fields: dict[str, Any], verdict: type[Verdict]) -> None:
    """Required: what opens a question sends nothing; every face has to say so, and a form is asked about anyway."""
    button = control(name, **fields)
    view = page(button, text="Are you sure you want to cancel?\nThis cannot be undone", url=f"{HOME}/cancel/review")
    assert isinstance(judged(replace(button), view), verdict)


def within(form: bool, *elements: Element) -> PageView:
    """The elements in a form, or beside an empty one."""
    holder = Element(0, "0:90", "form", "")
    return page(holder, *(replace(each, parent=0 if form else None) for each in elements))


@pytest.mark.spec("approval.answer")
@pytest.mark.parametrize("role", ["radio", "checkbox"])
@pytest.mark.parametrize(
    ("form", "button", "verdict"),
    [
        (True, free("Continue", f"{HOME}/next"), ""),
        (True, control("Continue", "link", href=f"{HOME}/next"), "box"),
        (True, control("Continue"), "box"),
        (False, free("Continue", f"{HOME}/next"), "box"),
    ],
    ids=["sent by a button", "only a link", "a button that sends nothing", "no form"],
)
def test_answer_that_a_button_sends_is_not_yet_the_end(role: str, form: bool, button: Element, verdict: str) -> None:
    """Required: picking "Yes, cancel" costs no yes where a button sends it, nor where it is a radio button: what that
    sends by itself is judged as what it is. A box that may act by itself is asked about.
    """
    answer = control("Yes, cancel my membership", role, states=("unchecked",))
    asked = role == "checkbox" and verdict == "box"
    assert isinstance(judged(answer, within(form, answer, button)), Ask if asked else Allow)


@pytest.mark.spec("approval.answer")
def test_switch_in_a_form_is_no_answer() -> None:
    """Required: a switch acts when it is turned, whatever button stands beside it."""
    switch = control("Auto-renew", "switch", states=("checked",))
    assert isinstance(judged(switch, within(True, switch, free("Save", f"{HOME}/next"))), Ask)
