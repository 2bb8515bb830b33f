"""Pages that dress an order up: in letters, in addresses, in what wraps a body, in what is chosen beforehand."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from stand_ins import (
    ACTIVE_PAGE,
    DECLINE,
    HOME,
    NOW,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    gate_says,
    page,
)
from subterminator.approval.gate_table import Decided
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Allow, Ask, Refuse, Verdict
from subterminator.domain.errors import NeedsHuman, Refused
from subterminator.domain.protocols import (
    Action,
    ApprovalRequest,
    Control,
    Decision,
    Element,
    Form,
    FormField,
    PageRequest,
    PageView,
)
from subterminator.lexicon.lexicon import Lexicon

CLICK = Action("click")
POLICY = Policy(Service(), Lexicon.load())
JSON = "application/json"
URLENCODED = "application/x-www-form-urlencoded"


def judged(element: Element, view: PageView | None = None, action: Action = CLICK) -> Verdict:
    shown = view or page(element)
    return POLICY.judge(next(each for each in shown.elements if each.node == element.node), action, shown)


def submit(name: str, **fields: Any) -> Element:
    return control(name, form_method="POST", form_action=f"{HOME}/x", **fields)


# -- letters -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.unreadable")
@pytest.mark.parametrize(
    "label",
    [
        "\u0420\u0430\u0443 now",
        "\u0420\u0430\u0443",
        "U\u20ddpgrade",
        "Up grade now",
        "Cl aim your of fer",
        "B u y",
        "Upgr4de",
        "C1aim offer",
        "\U0001f1fa \U0001f1f5 \U0001f1ec",
        "\u144cpgrade",
        "\u2ca2\u2c9f \u2c9f\u2ca2",
        "\u0474\u0406\u0420",
    ],
    ids=[
        "Cyrillic",
        "Cyrillic alone",
        "ringed",
        "gap",
        "gaps",
        "three letters",
        "figure",
        "one for l",
        "indicators",
        "Canadian",
        "Coptic",
        "VIP",
    ],
)
def test_words_in_disguise_are_not_pressed(label: str) -> None:
    """Required: what only looks like harmless letters is refused, whatever it spells."""
    assert isinstance(judged(submit(label)), Refuse)


@pytest.mark.spec("approval.unreadable")
@pytest.mark.parametrize(
    "label",
    [
        "\u041e\u043d\u0430 \u0435\u0441\u0442\u044c",
        "\U0001f1ec\U0001f1e7 English",
        "1st step",
        "Ti\u1ebfp t\u1ee5c",
        "\u03b1 version",
        "MP3 and H264",
        "Not now",
        "M\u00e1s de al menos un mes",
    ],
)
def test_honest_letters_are_no_disguise(label: str) -> None:
    """Required: other alphabets, flags, figures and marks that spelling knows stay readable."""
    assert not isinstance(judged(submit(label)), Refuse)


@pytest.mark.spec("approval.unreadable")
def test_option_in_disguise_is_not_chosen() -> None:
    """Required: an option is read like any label."""
    choice = control("Plan", "combobox", tag="select", options=("Stay", "U\u0440grade"))
    assert isinstance(judged(choice, action=Action("select", "U\u0440grade")), Refuse)
    assert isinstance(judged(choice, action=Action("select", "Stay")), Allow)


# -- controls without words --------------------------------------------------------------------------------------------

SELECTOR = "form.last > button"


@pytest.mark.spec("approval.wordless")
@pytest.mark.parametrize(
    "element",
    [
        control("", form_method="POST", form_action=f"{HOME}/cancel/finish", selector="#go"),
        control("\u00d7", matches=("#end",), selector="#go"),
        control("\u200b", "link", href=f"{HOME}/cancel/finish?confirm=1", selector="#go"),
    ],
    ids=["by its address", "by the definition", "by being opened"],
)
def test_end_without_words_is_not_put_to_a_person(element: Element) -> None:
    """Required: nobody can say yes to what says nothing; the message says what was seen, and what to do."""
    policy = Policy(Service(controls={"confirm_cancel": Control(css=("#end",))}), Lexicon.load())
    shown = page(element)
    verdict = policy.judge(shown[0], CLICK, shown)
    assert isinstance(verdict, Refuse)
    assert "shows no words" in verdict.reason
    assert "#go" in verdict.reason
    assert "--headed" in verdict.reason


class Gate:
    """A guard around a scripted browser, and the clock it goes by."""

    def __init__(self, view: PageView = ACTIVE_PAGE, *answers: Decision, **service: Any) -> None:
        self.inner = ScriptedBrowser(view)
        self.person = ScriptedApprover(*answers)
        self.journal = MemoryJournal()
        self.clock = Clock()
        policy = Policy(Service(**service), Lexicon.load())
        self.guard = Guarded(self.inner, policy, self.person, self.journal, MemoryLedger(), now=self.clock)

    async def sends(self, path: str) -> bool:
        return await self.inner.request(PageRequest("POST", HOME + path, kind="fetch"))


@pytest.mark.spec("approval.wordless")
async def test_final_control_that_only_the_browser_knows_and_that_says_nothing_is_refused() -> None:
    """Required: neither the definition's selector nor the flow's word makes a yes of nothing."""
    bare = control("", node="0:4", matches=(SELECTOR,))
    gate = Gate(page(bare), Decision.YES, controls={"confirm_cancel": Control(css=(SELECTOR,), final=True)})
    with pytest.raises(Refused, match="shows no words"):
        await gate.guard.act(bare, CLICK)
    with pytest.raises(Refused, match="shows no words"):
        await gate.guard.obtain_yes(bare)
    with pytest.raises(Refused, match="shows no words"):
        await Gate(page(bare), Decision.YES).guard.obtain_yes(bare)
    assert gate.person.requests == []
    assert gate.inner.acted == []


# -- addresses ---------------------------------------------------------------------------------------------------------

SHOP = f"{HOME}/my-account/view-subscription/7/?subscription_id=7"
ADDRESSES = {
    "a state in the query": (f"{SHOP}&change_subscription_to=cancelled&_wpnonce=a1", Ask),
    "back to active": (f"{SHOP}&change_subscription_to=active&_wpnonce=a1", Refuse),
    "on hold": (f"{SHOP}&change_subscription_to=on-hold&_wpnonce=a1", Refuse),
    "renewed early": (f"{HOME}/my-account/?subscription_renewal_early=7&subscription_renewal=true", Refuse),
    "resubscribed": (f"{HOME}/my-account/?resubscribe=7&_wpnonce=a1", Refuse),
    "into the cart": (f"{HOME}/?add-to-cart=12", Refuse),
    "guarded against forgery": (f"{HOME}/membership/cancel?csrf_token=a1", Ask),
    "an order about one thing": (f"{HOME}/account/?action=cancel&sub=12", Ask),
    "another language": (f"{HOME}/k%C3%BCndigung?confirm=1", Ask),
    "the thing before the end": (f"{HOME}/membership/end?confirm=1", Ask),
    "an offer taken": (f"{HOME}/offers/half/accept", Refuse),
    "an end undone": (f"{HOME}/cancel/undo", Refuse),
    "a page of plans": (f"{HOME}/account/subscription/change/", Allow),
    "a step": (f"{HOME}/account/?action=cancel", Allow),
    "a step with a number": (f"{HOME}/account/?action=cancel_page&step=2", Allow),
    "a page that asks": (f"{HOME}/cancel/confirm", Allow),
    "a session's token": (f"{HOME}/cancel?token=a1", Allow),
    "a list of what one has": (f"{HOME}/subscriptions?status=active", Allow),
    "a banner that led here": (f"{HOME}/cancel?from=upgrade_banner", Allow),
}


@pytest.mark.spec("approval.opening")
@pytest.mark.parametrize(("url", "verdict"), ADDRESSES.values(), ids=ADDRESSES.keys())
def test_link_is_judged_by_what_its_address_orders(url: str, verdict: type) -> None:
    """Required: an address that acts by being opened is no step, whatever its link reads."""
    assert isinstance(judged(control("Next", "link", href=url)), verdict)
    if verdict is not Allow:
        assert POLICY.address(url)
    if verdict is Ask:
        assert gate_says(POLICY, PageRequest("GET", url, kind="document")) is Decided.ASK


@pytest.mark.spec("approval.opening")
@pytest.mark.parametrize("kind", ["fetch", "image", "document"])
def test_address_that_acts_is_an_order_whatever_loads_it(kind: str) -> None:
    """Required: a script, a picture or the page itself: the address ends something by being opened."""
    url = f"{HOME}/membership/cancel?csrf_token=a1"
    assert gate_says(POLICY, PageRequest("GET", url, kind=kind)) is Decided.ASK
    assert gate_says(POLICY, PageRequest("HEAD", url, kind=kind)) is Decided.ASK


# -- bodies ------------------------------------------------------------------------------------------------------------

API = f"{HOME}/x"
OPERATIONS = (
    '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query": "mutation {cancelPlan}"}\r\n--b--\r\n'
)


def post(body: str, content_type: str = JSON, **fields: Any) -> PageRequest:
    return PageRequest("POST", fields.pop("url", API), body, content_type, fields.pop("kind", "fetch"))


def message(body: str) -> PageRequest:
    return PageRequest("MESSAGE", "wss://www.example.com/s", body, kind="websocket")


BODIES = {
    "a bare GraphQL document": (post("mutation {cancelPlan(id: 1) {ok}}", "application/graphql"), Decided.ASK),
    "GraphQL with files": (post(OPERATIONS, "multipart/form-data; boundary=b"), Decided.ASK),
    "JSON in JSON": (post(json.dumps({"data": json.dumps({"action": "cancel"})})), Decided.ASK),
    "JSON in a form": (post("payload=%7B%22action%22%3A%22cancel%22%7D", URLENCODED), Decided.ASK),
    "a remote call": (post('{"jsonrpc": "2.0", "method": "subscription.cancel"}'), Decided.ASK),
    "a remote call that buys": (post('{"jsonrpc": "2.0", "method": "upgradePlan"}'), Decided.REFUSE),
    "a typed message": (post('{"type": "CANCEL_SUBSCRIPTION"}'), Decided.ASK),
    "XML": (post("<e:Envelope><CancelSubscription/></e:Envelope>", "text/xml"), Decided.ASK),
    "one word": (post("cancelMembership", "text/plain"), Decided.ASK),
    "a socket's event": (message('42["cancelMembership",{"id":1}]'), Decided.ASK),
    "a socket's event of a channel": (message('42/account,7["cancelMembership"]'), Decided.ASK),
    "a socket's list": (message('["1","2","room","cancel_membership",{}]'), Decided.ASK),
    "a socket's order in a text": (message('{"command":"message","data":"{\\"action\\":\\"cancel\\"}"}'), Decided.ASK),
    "a query at an address that cancels": (post('{"query": "{a}"}', url=f"{HOME}/cancel/finish"), Decided.ASK),
    "a query at an address that buys": (post('{"query": "{a}"}', url=f"{HOME}/plans/upgrade"), Decided.REFUSE),
    "a query with an order beside it": (post('{"query": "{a}", "cancel_at_period_end": true}'), Decided.ASK),
    "a plan taken": (post('{"plan": "premium_annual"}', url=f"{HOME}/api/subscriptions"), Decided.REFUSE),
    "a plan put in another's place": (
        post("plan=premium_annual", URLENCODED, url=f"{HOME}/subscription/change", kind="document"),
        Decided.REFUSE,
    ),
    "an ended state": (post('{"status": "ended"}'), Decided.ASK),
    "no renewal": (post('{"renew": false}'), Decided.ASK),
    "a state in the address": (post("", url=f"{SHOP}&change_subscription_to=cancelled"), Decided.ASK),
    "a GraphQL query": (
        post('{"query": "query A {a}", "operationName": "A", "variables": {"status": "x"}}'),
        Decided.LET,
    ),
    "what was seen": (post('{"type": "cancel_page_viewed"}'), Decided.LET),
    "a kind of payment": (post('{"method": "card", "type": "visa"}'), Decided.LET),
    "no letter about the renewal": (post('{"renewal_reminder": false}'), Decided.LET),
    "a channel joined": (message('{"command": "subscribe", "identifier": "{\\"channel\\": \\"Chat\\"}"}'), Decided.LET),
    "a channel left": (message("UNSUBSCRIBE\nid:1\n\n"), Decided.LET),
    "a heartbeat": (message("2"), Decided.LET),
    "a form that names its plan": (
        post("plan=annual&reason=x", URLENCODED, url=f"{HOME}/membership", kind="document"),
        Decided.LET,
    ),
}


@pytest.mark.spec("approval.bodies")
@pytest.mark.parametrize(("request_", "verdict"), BODIES.values(), ids=BODIES.keys())
def test_order_is_found_in_whatever_wraps_it(request_: PageRequest, verdict: Decided) -> None:
    """Required: an order is judged by what it says, in whichever form a site writes it."""
    assert gate_says(POLICY, request_) is verdict


@pytest.mark.spec("approval.free-plan")
def test_yes_to_a_free_plan_does_not_send_another_plan() -> None:
    """Required: what the button calls free is free in what it sends."""
    url = f"{HOME}/plans/change"
    yes = ApprovalRequest(
        *("run1", "example", "www.example.com", "button", "Switch to free plan", "", "POST", url),
        *(f"{HOME}/plans", "Plans", {}, "it is free", "nonce", NOW),
    )
    sent = PageRequest("POST", url, "plan=premium_annual", URLENCODED, "document")
    assert POLICY.orders.takes_free_plan(sent, yes)
    assert POLICY.orders.reader.takes_another_plan(url, POLICY.orders.fields(sent))
    assert not POLICY.orders.reader.takes_another_plan(url, POLICY.orders.fields(replace(sent, body="plan=basic")))
    form = Form("POST", url, fields=(FormField("plan", "premium_annual", "hidden"),))
    assert "not free" in POLICY.orders.form(form)
    assert POLICY.orders.form(replace(form, action=f"{HOME}/cancel/finish")) == ""


# -- what a form sends besides -----------------------------------------------------------------------------------------


def asked(*choices: Element, text: str = "Tell us more") -> PageView:
    """A form with these choices and a button that sends it."""
    form = control("", "form", node="0:70", tag="form")
    send = submit("Continue", node="0:71", parent=0)
    return page(form, send, *(replace(each, parent=0) for each in choices), text=text)


BOX = {"tag": "input", "attributes": (("type", "checkbox"),)}


@pytest.mark.spec("approval.chosen")
@pytest.mark.parametrize(
    ("choice", "verdict"),
    [
        (control("Upgrade me to annual", "checkbox", states=("checked",), **BOX), Refuse),
        (control("Upgrade me to annual", "checkbox", states=("unchecked",), **BOX), Ask),
        (control("I know what I lose", "checkbox", states=("checked",), **BOX), Ask),
        (control("What next", "combobox", tag="select", value="Pause my membership"), Refuse),
        (control("Why", "combobox", tag="select", value="Too expensive"), Ask),
        (control("Pause my membership", "radio", states=("checked",)), Refuse),
    ],
    ids=["ticked", "not ticked", "harmless", "list", "harmless list", "radio"],
)
def test_form_is_not_sent_with_a_choice_that_costs(choice: Element, verdict: type) -> None:
    """Required: what the site has chosen beforehand is taken back first; a form of unknown end is asked about."""
    view = asked(choice)
    assert isinstance(judged(view[1], view), verdict)


@pytest.mark.spec("approval.chosen")
def test_box_that_costs_is_unticked_and_never_ticked() -> None:
    """Required: a press can only untick a ticked box of the browser's own; what only says so may do anything."""
    box = control("Upgrade me to annual", "checkbox", states=("checked",), **BOX)
    assert isinstance(judged(box), Allow)
    assert isinstance(judged(replace(box, states=("unchecked",))), Refuse)
    assert isinstance(judged(replace(box, tag="div", attributes=())), Refuse)
    assert isinstance(judged(submit("Upgrade", role="checkbox", states=("checked",), tag="input")), Refuse)


@pytest.mark.spec("approval.vague")
@pytest.mark.parametrize("label", ["Confirm", "OK", "Sounds good"])
def test_button_that_does_not_say_what_it_takes_needs_a_yes_where_an_offer_is_made(label: str) -> None:
    """Required: "Confirm" below an offer may take it, so a person decides."""
    button = submit(label, node="0:99")
    offer = page(button, DECLINE, url=f"{HOME}/cancel/offer", text="Before you go: stay for 50% off", title="Wait")
    verdict = judged(button, offer)
    assert isinstance(verdict, Ask | Refuse)
    assert any(word in verdict.reason for word in ("offer", "nothing says", "accept"))
    unsent = replace(button, form_method="", form_action="")
    assert isinstance(judged(unsent, page(unsent, DECLINE, url=offer.url, text=offer.text)), Ask | Refuse)


@pytest.mark.spec("approval.requests")
async def test_script_does_not_send_a_form_by_the_button_that_buys() -> None:
    """Required: of a form with two answers, the one that nobody pressed and that costs is not sent."""
    view = page(submit("Upgrade now", node="0:5"), submit("No thanks", node="0:6"), control("Next", node="0:7"))
    gate = Gate(view)
    await gate.guard.look()
    sent = PageRequest("POST", f"{HOME}/x", "choice=upgrade", URLENCODED, "document")
    assert not await gate.inner.request(sent)
    assert await gate.inner.request(replace(sent, body="choice=no"))


# -- a moment later ----------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.afterwards")
@pytest.mark.parametrize(
    ("seconds", "name", "goes"), [(1, "Cancel membership", False), (11, "Cancel membership", True), (1, "Next", False)]
)
async def test_what_is_sent_a_moment_after_a_press_that_speaks_of_cancelling_waits(
    seconds: float, name: str, goes: bool
) -> None:
    """Required: a page that lets its animation end before it sends gets no further than one that does not, and what a
    press sends is judged whatever the press is called.
    """
    button = control(name, node="0:5")
    gate = Gate(page(button, text="Your plan\nNext billing date"))
    await gate.guard.act(button, CLICK)
    gate.clock.advance(timedelta(seconds=seconds).total_seconds())
    if goes:
        assert await gate.sends("/x")
    else:
        with pytest.raises(NeedsHuman):
            await gate.sends("/x")


@pytest.mark.spec("approval.afterwards")
async def test_next_page_speaks_for_itself() -> None:
    """Required: what a page sends that a press led to is not what the press sent."""
    button = control("Cancel membership", node="0:5")
    gate = Gate(page(button, text="Your plan"))

    async def follow() -> None:
        opened = PageRequest("GET", f"{HOME}/cancel", kind="document", document=gate.inner.view.url, leaves=True)
        assert await gate.inner.request(opened)
        gate.inner.view = page(control("Next"), url=f"{HOME}/cancel")

    gate.inner.on[button.node] = follow
    await gate.guard.act(button, CLICK)
    assert await gate.sends("/x")


@pytest.mark.spec("approval.afterwards")
@pytest.mark.parametrize("kind", ["ping", "fetch"])
async def test_page_that_is_left_sends_no_end_by_the_press_of_a_link(kind: str) -> None:
    """Required: an end that a page sends while it is left is nobody's press: it is neither asked about nor let go."""
    button = control("Cancel membership", node="0:5")
    gate = Gate(page(button, text="Your plan"), Decision.YES)
    here = gate.inner.view.url
    sent: list[bool] = []

    async def follow() -> None:
        opened = PageRequest("GET", f"{HOME}/cancel", kind="document", document=here, leaves=True)
        sent.append(await gate.inner.request(opened))
        sent.append(await gate.inner.request(PageRequest("POST", f"{HOME}/cancel/finish", kind=kind, document=here)))

    gate.inner.on[button.node] = follow
    await gate.guard.act(button, CLICK)
    assert sent == [True, False]
    assert not gate.person.requests


# -- the address of a link that was approved ---------------------------------------------------------------------------

LINK = f"{HOME}/cancel?confirm=1&sub=7&token=abcdefgh1"


@pytest.mark.spec("approval.same-order")
@pytest.mark.parametrize(
    ("url", "goes"),
    [
        (LINK, True),
        (f"{HOME}/cancel?confirm=1&sub=7&token=zzzzzzzz2", True),
        (f"{HOME}/cancel?confirm=1&sub=8&token=abcdefgh1", False),
        (f"{HOME}/account/cancel?confirm=1&sub=7", False),
        (f"{HOME}/cancel?confirm=1&sub=7&all=yes", False),
        (f"{HOME}/cancel/done", True),
    ],
    ids=["the same", "another token", "another subscription", "another place", "more", "a page that only tells"],
)
async def test_link_opens_what_was_approved(url: str, goes: bool) -> None:
    """Required: a yes for the address of a link is for no other address that ends something."""
    link = control("Yes, cancel", "link", node="0:5", href=LINK)
    gate = Gate(page(link), Decision.YES)
    sent: list[bool] = []

    async def opened() -> None:
        sent.append(await gate.inner.request(PageRequest("GET", url, kind="document")))

    gate.inner.on[link.node] = opened
    if goes:
        await gate.guard.act(link, CLICK)
    else:
        with pytest.raises(Refused, match="something else than was approved"):
            await gate.guard.act(link, CLICK)
    assert sent == [goes]
