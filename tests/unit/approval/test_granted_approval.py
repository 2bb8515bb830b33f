"""What a yes covers: its warnings, facts, host, number and words; and what is asked before and beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stand_ins import (
    FINISH,
    HOME,
    NOW,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval.granted_approval import Press, Yes, difference, words_of
from subterminator.approval.guard import Guarded
from subterminator.approval.kinds import Phase, PressKind
from subterminator.approval.policy import Policy
from subterminator.approval.request_policy import Orders
from subterminator.approval.verdicts import Ask, Refuse
from subterminator.approval.warning_kinds import GOES_WITH_IT
from subterminator.domain.errors import NeedsHuman
from subterminator.domain.protocols import ApprovalRequest, Box, Element, Form, FormField, PageRequest
from subterminator.lexicon.lexicon import Lexicon

WANTED = ApprovalRequest(
    *("run1", "example", "www.example.com", "button", "Finish", "Finish", "POST", f"{HOME}/subscription/7/end"),
    *(f"{HOME}/cancel", "Cancel", {"account": "a@x.test", "plan": "Gold", "ends": "2026-12-04", "fee": "$5"}, "why"),
    *("nonce", NOW),
    warnings=("it is late", "it costs"),
)
YES = Yes(WANTED, FINISH, None, True, frozenset(), "cancel finish gold")


def differs(names: tuple[str, ...] = (), **fields: object) -> str:
    return difference(YES, replace(WANTED, **fields), lambda text: [each for each in names if each in text])  # type: ignore[arg-type]


@pytest.mark.spec("approval.one-thing")
def test_number_is_compared_only_between_two_addresses() -> None:
    """Required: a control that posts nowhere names no subscription."""
    address = f"{HOME}/subscription/8/end"
    nowhere = difference(
        replace(YES, request=replace(WANTED, form_action="")), replace(WANTED, form_action=address), _none
    )
    assert nowhere == differs(form_action="") == ""


def _none(text: str) -> list[str]:
    return []


@pytest.mark.spec("approval.one-thing")
def test_yes_covers_the_same_thing_only() -> None:
    """Required: any fact that is another now, or new and costs, ends the cover, and is named."""
    facts = WANTED.facts
    assert differs() == ""
    assert differs(warnings=("it costs",)) == ""
    assert differs(warnings=("it costs", "all is deleted")) == "all is deleted"
    assert differs(warnings=("it costs", f"{GOES_WITH_IT}: 'Your status is lost'")) == ""
    assert differs(facts={}) == ""
    assert differs(facts={**facts, "account": "b@x.test"}) == "account was 'a@x.test', and is 'b@x.test'"
    assert differs(facts={**facts, "plan": "Silver"}) == "plan was 'Gold', and is 'Silver'"
    assert differs(facts={**facts, "ends": "2027-12-04"}) == "ends was '2026-12-04', and is '2027-12-04'"
    assert differs(facts={**facts, "fee": "$9"}) == "it names '$9', which the yes did not"
    assert differs(facts={**facts, "sum": "$9"}) == "it names '$9', which the yes did not"
    assert differs(facts={**facts, "title": "other"}) == ""
    renewing = replace(YES, request=replace(WANTED, facts={**facts, "renews": "2027-01-21"}))
    another = replace(WANTED, facts={**facts, "renews": "2027-05-06"})
    assert difference(renewing, another, _none) == "renews was '2027-01-21', and is '2027-05-06'"
    later = difference(replace(YES, request=replace(WANTED, facts={})), WANTED, lambda text: [])
    assert later == "it names '$5', which the yes did not"
    assert "the yes was given at www.example.com" in differs(host="pay.example.com")


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("address", "covered"),
    [
        (f"{HOME}/subscription/7/end", True),
        (f"{HOME}/subscription/8/end", False),
        (f"{HOME}/subscription/review/end", True),
        (f"{HOME}/subscription/7/end/8", True),
        ("", True),
    ],
)
def test_number_of_another_subscription_is_not_covered(address: str, covered: bool) -> None:
    """Required: the number behind the name of a subscription; other numbers are steps and sessions."""
    assert (differs(form_action=address) == "") is covered


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("was", "now", "covered"),
    [
        ("/policies/HB-7702-4415", "/policies/HH-1190-8820", False),
        ("/my/HB-77024/renewal", "/my/HH-11908/renewal", False),
        ("/my/HB-7702/renewal", "/my/HH-1190/renewal", True),
        ("/policies/1", "/policies/2", False),
        ("/cancel/step-1", "/cancel/step-2", True),
        ("/my/HB-77024", "/my/HB-77024/cancel", True),
        ("/policies/HB-7702441", "/cancel/c70411", True),
        ("/policies/HB-7702441", "/policies/c70411", False),
        ("/policies/HB-7702441", "/cancel/hh-9911", False),
        ("/policies/HB-7702441", "/cancel/HH-99113", False),
        ("/policies/7702441", "/cancel/99113", False),
    ],
)
def test_page_of_another_subscription_is_not_covered(was: str, now: str, covered: bool) -> None:
    """Required: a switch sends to no address of its own; the address of its page has a number that is another now."""
    yes = replace(YES, request=replace(WANTED, url=f"{HOME}{was}"))
    assert (difference(yes, replace(WANTED, url=f"{HOME}{now}"), _none) == "") is covered


@pytest.mark.spec("approval.one-thing")
def test_number_of_a_flow_that_the_page_of_the_yes_showed_is_not_covered() -> None:
    """Required: written in another way than the subscription's, it may be that of another thing of the page."""
    yes = replace(YES, request=replace(WANTED, url=f"{HOME}/policies/HB-7702441"))
    now = replace(WANTED, url=f"{HOME}/cancel/c70411")
    assert difference(yes, now, _none) == ""
    assert "c70411" in difference(replace(yes, words=f"{YES.words} Key cover c70411"), now, _none)


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize("thing", ["step", "orders", "users"])
def test_other_numbers_are_covered(thing: str) -> None:
    """Required: steps, sessions and other things are numbered too."""
    yes = replace(YES, request=replace(WANTED, form_action=f"{HOME}/{thing}/a7/end"))
    assert difference(yes, replace(WANTED, form_action=f"{HOME}/{thing}/a8/end"), lambda text: []) == ""


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    "thing",
    [
        *("subscription", "subscriptions", "membership", "memberships", "plan", "plans", "contract", "contracts"),
        *("abo", "abos", "sub", "subs", "Plans"),
    ],
)
def test_number_follows_any_name_of_a_subscription(thing: str) -> None:
    """Required: in the words of the sites."""
    yes = replace(YES, request=replace(WANTED, form_action=f"{HOME}/{thing}/a7/end"))
    other = difference(yes, replace(WANTED, form_action=f"{HOME}/{thing}/a8/end"), lambda text: [])
    assert other == f"it is for {thing}/a8, and the yes was for {thing}/a7"


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("was", "now", "covered"),
    [
        ("/subscription/7", "/subscription/8", False),
        ("/subscription/7", "/subscription/x", True),
        ("/subscription/x", "/subscription/8", True),
        ("/subscription/7", "/subscription/7/8", True),
        ("/a1/subscription/7", "/a2/subscription/7", True),
        ("/a1/subscription/7", "/a2/subscription/8", False),
        ("/7/subscription", "/8/subscription", True),
        ("/x/7/subscription", "/x/8/subscription", True),
    ],
)
def test_number_counts_directly_behind_the_name(was: str, now: str, covered: bool) -> None:
    """Required: at the same place of two paths of the same length, where both have a number."""
    yes = replace(YES, request=replace(WANTED, form_action=f"{HOME}{was}"))
    told = difference(yes, replace(WANTED, form_action=f"{HOME}{now}"), _none)
    assert told == ("" if covered else "it is for subscription/8, and the yes was for subscription/7")


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("plan", "covered"),
    [
        *(("Gold - 3 months (af-704)", True), ("Gold (3 months)", True), ("Gold af-704", True)),
        *(("Gold+", False), ("Gold Family", False), ("Gold af-705", False), ("Golden", False), ("Silver Gold", False)),
    ],
)
def test_plan_that_is_only_told_in_full_is_covered(plan: str, covered: bool) -> None:
    """Required: its time, and a number that the page of the yes showed; any other word makes it another plan."""
    yes = replace(YES, words="finish gold family silver reference af-704, 3 months")
    told = difference(yes, replace(WANTED, facts={**WANTED.facts, "plan": plan}), _none)
    assert (told == "") is covered


@pytest.mark.spec("approval.one-thing")
def test_facts_that_only_one_of_both_pages_names_are_no_difference() -> None:
    """Required: account, plan and day are compared where both pages name them; a fee counts wherever it is new."""
    facts = {"account": "a@x.test", "plan": "Gold", "ends": "2026-12-04"}
    for name in facts:
        less = {key: value for key, value in facts.items() if key != name}
        bare = replace(YES, request=replace(WANTED, facts=less))
        assert difference(bare, replace(WANTED, facts=facts), _none) == ""
        assert difference(replace(YES, request=replace(WANTED, facts=facts)), replace(WANTED, facts=less), _none) == ""
    for name in ("fee", "sum"):
        costs = replace(YES, request=replace(WANTED, facts={**facts, name: "$5"}))
        assert difference(costs, replace(WANTED, facts={**facts, name: "$5"}), _none) == ""
        assert difference(costs, replace(WANTED, facts={**facts, name: "$6"}), _none) != ""
        assert difference(costs, replace(WANTED, facts=facts), _none) == ""


@pytest.mark.spec("approval.free-plan")
def test_name_of_the_free_plan_that_it_becomes_is_covered() -> None:
    """Required: word by word as the page names it, and no other name beside it."""
    becomes = {**WANTED.facts, "becomes": "Tidelight BASIC"}
    assert differs(("basic", "tidelight"), text="Switch to tidelight basic", facts=becomes) == ""
    assert differs(("basic",), text="Switch to basic") == "it names 'basic', which the page of the yes did not"
    told = "it names 'silver', which the page of the yes did not"
    assert differs(("basic", "silver"), text="basic or silver", facts=becomes) == told


@pytest.mark.spec("approval.led-on")
def test_press_begins_with_nothing_sent_and_nothing_known() -> None:
    """Required: what a press causes is written into it later."""
    press = Press(PressKind.END, "Finish", HOME, Phase.YES)
    assert (press.target, press.yes, press.control, press.view, press.form, press.ended) == ("", *[None] * 5)
    assert (press.left, press.acted, press.surely, press.opened, press.exploring, press.unread) == (False,) * 6
    assert (press.writes, press.orders, press.ends, press.background) == ([], set(), [], 0)
    assert (press.uncovered, press.strayed, press.sent, press.may_have_ended) == ("", "", False, False)
    assert not YES.pressed


@pytest.mark.spec("approval.one-thing")
def test_name_that_the_page_of_the_yes_had_not_is_not_covered() -> None:
    """Required: of what is shown; a request or a dialog has no label."""
    unknown = "it names 'Basketnews', which the page of the yes did not"
    assert differs(("Basketnews",), text="Cancel Basketnews") == unknown
    assert differs(("gold",), text="Cancel gold") == ""
    assert differs(("Basketnews",), text="\u00d7", name="Cancel Basketnews") == unknown
    assert differs(("Basketnews",), name="Cancel Basketnews") == ""
    assert differs(("Basketnews",), text="Cancel Basketnews", role="request") == ""
    assert differs(("Basketnews",), text="Cancel Basketnews", role="dialog") == ""
    assert words_of(page(text="Ends\nNow", title="Bye"), "Really?") == "ends\nnow\nbye\nreally?"


@pytest.mark.spec("approval.led-on")
def test_press_has_sent_something_by_a_write_or_an_address_that_acts() -> None:
    """Required: what only loads a page has sent nothing."""
    press = Press(PressKind.END, "Finish", HOME, Phase.YES)
    assert not press.sent
    press.acted = True
    assert press.sent
    assert Press(PressKind.END, "Finish", HOME, Phase.YES, writes=["POST /x"]).sent


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize(
    ("fields", "ended"),
    [
        ({}, False),
        ({"surely": True}, False),
        ({"writes": ["POST /x"]}, False),
        ({"acted": True}, False),
        ({"surely": True, "writes": ["POST /x"]}, True),
        ({"surely": True, "acted": True}, True),
        ({"surely": True, "writes": ["POST /x"], "background": 1}, False),
        ({"surely": True, "writes": ["POST /x", "POST /y"], "background": 1}, True),
        ({"surely": True, "writes": ["POST /x"], "background": 1, "acted": True}, True),
        ({"ends": ["POST /x"]}, True),
    ],
)
def test_what_was_sent_may_be_the_end(fields: dict[str, Any], ended: bool) -> None:
    """Required: what reads as the end; under a sure final press any write that the page does not send by itself."""
    assert Press(PressKind.END, "Finish", HOME, Phase.YES, **fields).may_have_ended is ended


# -- dialogs and forms -------------------------------------------------------------------------------------------------

ORDERS = Orders(Service(), Lexicon.load())


@pytest.mark.spec("approval.dialogs")
@pytest.mark.parametrize(
    ("message", "pressed", "verdict"),
    [
        ("Do you really want to cancel your subscription?", False, "covered"),
        ("End the membership?", False, "covered"),
        ("Your plan ends at once. Stop it?", False, "covered"),
        ("Cancel Example?", False, "covered"),
        ("Finish cancellation", False, "covered"),
        ("Continue to cancel", False, "covered"),
        ("Cancel anyway?", False, "covered"),
        ("\u89e3\u7d04\u3057\u307e\u3059\u304b\uff1f", False, "covered"),
        ("Abo k\u00fcndigen?", False, "covered"),
        ("Cancel your order?", True, "ask"),
        ("Cancel your order?", False, "ask"),
        ("Remove and cancel the Sports add-on?", True, "ask"),
        ("Cancel your subscription? Your order stays.", True, "covered"),
        ("Do you not want to cancel your subscription?", True, "refuse"),
        ("Keep your membership?", True, "refuse"),
        ("Keep your membership or finish cancellation?", True, "ask"),
        ("Delete your account?", True, "refuse"),
        ("Upgrade to annual?", True, "refuse"),
        ("Pause your membership?", True, "refuse"),
        ("Restart your membership?", True, "refuse"),
        ("Finish cancellation?", False, "covered"),
        ("Cancel membership?", False, "covered"),
        ("Continue to cancel?", False, "covered"),
        ("Are you sure you want to cancel?", False, "covered"),
        ("End Example now?", False, "covered"),
        ("Agree to end your subscription?", False, "covered"),
        ("Cancel your order?", True, "ask"),
        ("Are you a robot?", False, "refuse"),
        ("Are you a robot?", True, "ask"),
        ("Blorpag zrusxit?", True, "ask"),
        ("Blorpag zrusxit?", False, "refuse"),
        (" ", True, "refuse"),
        ("Are you sure?", False, "covered"),
        ("Accept cookies. Abo k\u00fcndigen", False, "covered"),
        ("Accept cookies. 5\u67084\u65e5\u306b\u7d42\u4e86\u3057\u307e\u3059\u3002", False, "covered"),
        ("You agree to end the membership", False, "covered"),
        ("Open account.terminate?", False, "covered"),
        ("Terminate it now?", False, "covered"),
        ("OK. Terminate it now?", False, "covered"),
        ("It is late. Terminate it now?", False, "covered"),
        ("Stop Example?", False, "covered"),
        ("Stop Blorpag?", False, "refuse"),
        ("End this cancellation?", False, "refuse"),
        ("Do not end the cancellation?", False, "covered"),
        ("Terminate it and leave?", False, "refuse"),
        ("Terminate it? Do not terminate it?", False, "refuse"),
        ("Stop the add-on?", False, "refuse"),
        ("Stop the add-on?", True, "ask"),
        ("Cancel your membership? Stop the add-on?", False, "ask"),
        ("Keep your plan. Cancel it?", False, "covered"),
        ("Keep your plan. Cancel it\uff1f", False, "covered"),
        ("Delete everything", True, "refuse"),
        ("Cancel your subscription. Delete your account.", True, "refuse"),
        ("Terminate it? Go back?", True, "refuse"),
        ("Continue?", False, "refuse"),
        ("Continue?", True, "ask"),
    ],
)
def test_dialog_is_covered_asked_about_or_refused(message: str, pressed: bool, verdict: str) -> None:
    """Required: a yes covers what asks for the end; what nobody understands is asked about under a press of ours."""
    judged = ORDERS.dialog(message, pressed=pressed)
    covered = "covered" if isinstance(judged, Ask) and judged.covered else "ask"
    assert ("refuse" if isinstance(judged, Refuse) else covered) == verdict


def sender(label: str, method: str = "POST", path: str = "/x") -> Element:
    return control(label, form_method=method, form_action=f"{HOME}{path}")


@pytest.mark.spec("approval.requests")
def test_request_of_a_costly_button_is_not_sent_by_itself() -> None:
    """Required: where every button of that address costs; of buttons of both kinds its fields decide."""
    request = PageRequest("POST", f"{HOME}/x", "plan_choice=1&upgrade=1", "application/x-www-form-urlencoded")
    upgrade, other = sender("Upgrade to Gold"), sender("Save answers")
    assert "nobody pressed it" in ORDERS.controls_for(request, page(upgrade))
    assert "upgrade=1" in ORDERS.controls_for(request, page(upgrade, other))
    assert ORDERS.controls_for(replace(request, body="a=1"), page(upgrade, other)) == ""
    assert ORDERS.controls_for(replace(request, url=f"{HOME}/y"), page(upgrade, other)) == ""
    assert ORDERS.controls_for(request, page(other)) == ""
    said = "button 'Upgrade to Gold' would send 'https://www.example.com/x', and nobody pressed it"
    assert ORDERS.controls_for(request, page(other, upgrade)).startswith("POST 'https://www.example.com/x' reads as")
    assert ORDERS.controls_for(request, page(upgrade, sender("Restart membership"))) == said
    both = replace(sender("Save answers"), name="Upgrade to Gold")
    assert ORDERS.controls_for(request, page(both)).endswith("and nobody pressed it")
    assert ORDERS.controls_for(request, page()) == ""
    assert ORDERS.controls_for(request, page(sender("Upgrade to Gold", "GET"))) == ""
    assert ORDERS.controls_for(request, page(sender("Upgrade to Gold", path="/y"))) == ""


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("body", "link_id", "button_name", "held"),
    [
        ("f=1&f:no=f:no", "f:no", "f:yes", False),
        ("f=1&f:no=f:no&f:yes=1", "f:no", "f:yes", True),
        ("f=1", "f:no", "f:yes", True),
        ("f=1&f:no=f:no", "f:no", "", True),
        ("f=1&f:no=f:no&upgrade=1", "f:no", "f:yes", True),
    ],
    ids=["the link's own", "the button's, too", "nobody's", "a button without a name", "something bought besides"],
)
def test_link_that_sends_the_form_of_an_offer_is_told_by_its_own_field(
    body: str, link_id: str, button_name: str, held: bool
) -> None:
    """Required: JSF posts a form by its links, too; the field with the pressed link's id is the command."""
    request = PageRequest("POST", f"{HOME}/x", body, "application/x-www-form-urlencoded")
    accept = replace(sender("Accept the offer"), attributes=(("name", button_name),) if button_name else ())
    link = control("No thanks, continue to cancel", "link", attributes=(("id", link_id),))
    assert bool(ORDERS.controls_for(request, page(accept, link), link)) is held


@pytest.mark.spec("approval.requests")
def test_request_of_a_final_button_is_known_as_the_end() -> None:
    """Required: by address and method of the control that reads as final."""
    request = PageRequest("POST", f"{HOME}/x")
    final = sender("Finish cancellation")
    assert ORDERS.ends_by_a_control(request, page(sender("Save"), final)) == "button 'Finish cancellation'"
    named = replace(sender("Save"), name="Finish cancellation")
    assert ORDERS.ends_by_a_control(request, page(named)) != ""
    assert ORDERS.ends_by_a_control(request, page(sender("Save"))) == ""
    assert ORDERS.ends_by_a_control(request, page(sender("Finish cancellation", path="/y"))) == ""
    assert ORDERS.ends_by_a_control(request, page(sender("Finish cancellation", "GET"))) == ""


@pytest.mark.spec("approval.same-order")
def test_fields_of_a_form_are_told_and_judged() -> None:
    """Required: hidden amounts and goods are told; a decision for something else, and a plan, are refused."""
    hidden = (FormField("amount", "49.99", "hidden"), FormField("renew", "1", "hidden"))
    form = Form(
        "POST", f"{HOME}/cancel", fields=(*hidden, FormField("fee", "5", "typed"), FormField("due", "", "hidden"))
    )
    assert ORDERS.form_warning(form) == "the form that is sent says 'amount=49.99, renew=1'"
    assert ORDERS.form_warning(replace(form, fields=())) == ""
    assert ORDERS.form_warning(replace(form, fields=(FormField("due", None, "hidden"),))) == ""
    token = FormField("renew", "a1b2c3d4e5f6a7b8c9", "hidden")
    assert ORDERS.form_warning(replace(form, fields=(token,))) == ""
    assert "choice=pause" in ORDERS.form(replace(form, fields=(FormField("choice", "pause", "chosen"),)))
    assert ORDERS.form(replace(form, fields=(FormField("choice", None, "chosen"),))) == ""
    assert ORDERS.form(replace(form, fields=(FormField("colour", "pause", "chosen"),))) == ""
    assert ORDERS.form(replace(form, fields=(FormField("choice", "yes", "chosen"),))) == ""
    plans = Form("POST", f"{HOME}/plans/change", fields=(FormField("plan", "premium", "hidden"),))
    assert "plan=premium" in ORDERS.form(plans)


@pytest.mark.spec("approval.free-plan")
def test_free_plan_is_the_end_only_as_it_was_approved() -> None:
    """Required: by the control's words, its address and method, and an address that only changes the plan."""
    free = replace(
        WANTED, name="Switch to Basic (free)", text="Switch to Basic (free)", form_action=f"{HOME}/plans/change"
    )
    request = PageRequest("POST", f"{HOME}/plans/change")
    assert ORDERS.takes_free_plan(request, free)
    assert ORDERS.takes_free_plan(request, replace(free, name=""))
    assert ORDERS.takes_free_plan(request, replace(free, text=""))
    assert not ORDERS.takes_free_plan(request, replace(free, text="Switch to Gold"))
    assert not ORDERS.takes_free_plan(request, replace(free, name="Switch to Gold"))
    assert not ORDERS.takes_free_plan(replace(request, method="PUT"), free)
    assert not ORDERS.takes_free_plan(replace(request, url=f"{HOME}/plans/switch"), free)
    checkout = f"{HOME}/checkout"
    assert not ORDERS.takes_free_plan(replace(request, url=checkout), replace(free, form_action=checkout))


# -- keys, frames and fields -------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.place")
def test_element_in_a_frame_of_another_site_is_not_touched() -> None:
    """Required: the frame of the node counts; one that the page does not have is no place."""
    policy = Policy(Service(), Lexicon.load())
    address = "https://evil.invalid/x"
    view = page(control("Help", node="1:1", frame=1), control("Help", node="0:2"), frames=[address])
    assert "out of bounds" in policy._bounds_problem(view[0], view)
    assert policy._bounds_problem(view[1], view) == ""
    gone = control("Help", node="7:1", frame=7)
    assert "is not on the page" in policy._bounds_problem(gone, view)
    unknown = control("Help", node="7:1", frame=1)
    assert "out of bounds" in policy._bounds_problem(unknown, view)
    top = control("Help", node="7:1")
    assert policy._bounds_problem(top, page(control("Help", node="0:2"))) == ""
    long = control("Help", "link", node="0:2", href=f"{HOME}/{'x' * 2000}")
    assert "too long" in policy._bounds_problem(long, page(long))
    fits = replace(long, href=long.href[:1999])
    assert policy._bounds_problem(fits, page(fits)) == ""


@pytest.mark.spec("approval.navigate")
def test_word_of_money_in_an_address_stops_only_where_the_run_has_not_been() -> None:
    """Required: a page that was open before is a section of the site; one that buys by being opened is never opened."""
    policy = Policy(Service(), Lexicon.load())
    assert "upgrade" in policy.address(f"{HOME}/upgrade")
    assert policy.address(f"{HOME}/upgrade", seen=True) == ""
    assert policy.address(f"{HOME}/upgrade/now", seen=True)
    assert policy.address(f"{HOME}/shop?add-to-cart=7", seen=True)


@pytest.mark.spec("approval.inside")
@pytest.mark.parametrize(
    ("x", "y", "width", "inside"),
    [(100, 100, 50, True), (130, 100, 50, False), (60, 100, 40, False), (100, 130, 50, False), (100, 60, 50, False)],
)
def test_press_on_a_part_that_the_view_does_not_have_goes_to_the_control_below(
    x: float, y: float, width: float, inside: bool
) -> None:
    """Required: by its place, the smallest control there that is not behind a dialog."""
    around = control("Upgrade to Gold", node="0:2", box=Box(x, y, width, 30))
    wide = control("Help", node="0:3", box=Box(0, 0, 1000, 1000))
    behind = control("Delete my account", node="0:4", box=Box(119, 109, 2, 2), modal_blocked=True)
    part = control("star", "img", node="0:9", box=Box(119, 109, 2, 2))
    policy = Policy(Service(), Lexicon.load())
    view = page(around, wide, behind)
    assert [each.label for each in policy.pressed(part, view)] == ["star", "Upgrade to Gold" if inside else "Help"]


@pytest.mark.spec("approval.one-thing")
def test_account_that_the_page_names_is_checked_by_the_guard() -> None:
    """Required: signed in as somebody else, the run stops; without an address of either nothing is compared."""
    guard = Guarded(
        *(ScriptedBrowser(), Policy(Service(), Lexicon.load()), ScriptedApprover(), MemoryJournal(), MemoryLedger()),
        now=Clock(),
        account="ann@example.com",
    )
    guard.check_account("Ann@Example.com")
    guard.check_account("Ann")
    with pytest.raises(NeedsHuman, match="signed in as bob"):
        guard.check_account("bob@example.com")


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("was", "covered"), [({"ends": "2026-12-04"}, False), ({"effect": "at once"}, True), ({}, True)]
)
def test_end_at_once_is_not_covered_by_a_yes_for_a_day_to_come(was: dict[str, str], *, covered: bool) -> None:
    """Required: what was paid for until then would be lost."""
    held = replace(YES, request=replace(WANTED, facts=was))
    assert (not difference(held, replace(WANTED, facts={"effect": "at once"}), _none)) is covered
