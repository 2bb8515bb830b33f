"""Requests that a page sends by itself: held, let go under the yes, or ended."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stand_ins import (
    ACTIVE_PAGE,
    FINAL_PAGE,
    FINISH,
    HOME,
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
from subterminator.approval.address_words import same_site
from subterminator.approval.approvers import OnceApprover
from subterminator.approval.gate_table import Decided, matching_row
from subterminator.approval.guard import Guarded
from subterminator.approval.kinds import Phase, PressKind, SendKind
from subterminator.approval.policy import Policy
from subterminator.domain.errors import Aborted, DryRunReached, NeedsHuman
from subterminator.domain.protocols import Action, Approver, Decision, PageRequest, PageView
from subterminator.lexicon.lexicon import Lexicon

JSON = "application/json"
FORM = "application/x-www-form-urlencoded"


def graphql(query: str, name: str = "") -> str:
    return json.dumps({"operationName": name, "query": query})


JUDGED = {
    "an address that cancels": (PageRequest("POST", f"{HOME}/cancel/finish"), Decided.ASK),
    "another method": (PageRequest("DELETE", f"{HOME}/api/subscriptions/cancel"), Decided.ASK),
    "words written together": (PageRequest("POST", f"{HOME}/api/cancelSubscription"), Decided.ASK),
    "a host of the same site": (PageRequest("POST", "https://api.example.com/v1/membership/cancel"), Decided.ASK),
    "an operation in a query": (PageRequest("POST", f"{HOME}/api?op=cancelMembership"), Decided.ASK),
    "a GraphQL mutation by name": (
        PageRequest("POST", f"{HOME}/graphql", graphql("", "CancelPlan"), JSON),
        Decided.ASK,
    ),
    "a GraphQL mutation by text": (
        PageRequest("POST", f"{HOME}/graphql", graphql("mutation EndMembership { end }"), JSON),
        Decided.ASK,
    ),
    "a batch of operations": (
        PageRequest("POST", f"{HOME}/graphql", f"[{graphql('', 'CancelPlan')}]", JSON),
        Decided.ASK,
    ),
    "a form field that says what to do": (
        PageRequest("POST", f"{HOME}/account", "action=cancel&x=1", FORM),
        Decided.ASK,
    ),
    "a GraphQL mutation in an address": (
        PageRequest("GET", f"{HOME}/graphql?query=mutation%7BendMembership(id:7)%7Bok%7D%7D", kind="fetch"),
        Decided.ASK,
    ),
    "a GraphQL query in an address": (
        PageRequest("GET", f"{HOME}/graphql?query=%7Bplan%7D", kind="fetch"),
        Decided.LET,
    ),
    "an upgrade": (PageRequest("POST", f"{HOME}/plans/change"), Decided.REFUSE),
    "an offer taken": (PageRequest("POST", f"{HOME}/offers/half/claim"), Decided.REFUSE),
    "a restart": (PageRequest("POST", f"{HOME}/account/restart"), Decided.REFUSE),
    "a pause by operation": (
        PageRequest("POST", f"{HOME}/graphql", graphql("", "PauseMembership"), JSON),
        Decided.REFUSE,
    ),
    "reading": (PageRequest("GET", f"{HOME}/cancel/review"), Decided.LET),
    "a GraphQL query": (
        PageRequest("POST", f"{HOME}/graphql", graphql("query CancelPage { plan }", "CancelPage"), JSON),
        Decided.LET,
    ),
    "answers to a survey": (PageRequest("POST", f"{HOME}/cancel/survey", "reason=other", FORM), Decided.LET),
    "a report of what was pressed": (
        PageRequest("POST", f"{HOME}/api/events", json.dumps({"action": "cancel_click"}), JSON),
        Decided.LET,
    ),
    "a report of the reason": (
        PageRequest("POST", f"{HOME}/api/tracking/events", json.dumps({"name": "cancellation_reason"}), JSON),
        Decided.LET,
    ),
    "an order among reports": (
        PageRequest("POST", f"{HOME}/api/events", json.dumps({"name": "CANCEL_SUBSCRIPTION"}), JSON),
        Decided.ASK,
    ),
    "a billing portal that is opened": (PageRequest("POST", f"{HOME}/api/billing/portal"), Decided.LET),
    "a session of a portal": (PageRequest("POST", f"{HOME}/create-customer-portal-session"), Decided.LET),
    "an end below a section called pay": (PageRequest("POST", f"{HOME}/pay/json/requestTermination.json"), Decided.ASK),
    "an order that is deleted": (PageRequest("DELETE", f"{HOME}/v1/orders/8841201"), Decided.ASK),
    "somebody else's counter": (PageRequest("POST", "https://counter.invalid/cancel"), Decided.LET),
    "signing in": (PageRequest("POST", f"{HOME}/signin", "email=a", FORM), Decided.LET),
    "a body that is no JSON": (PageRequest("POST", f"{HOME}/api", "{broken", JSON), Decided.LET),
}


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(("request_", "verdict"), JUDGED.values(), ids=JUDGED.keys())
def test_request_is_judged_by_what_it_says(request_: PageRequest, verdict: Decided) -> None:
    """Required: orders to cancel are asked about, orders that cost are ended, the rest is let go."""
    assert gate_says(Policy(Service(), Lexicon.load()), request_) is verdict


@pytest.mark.spec("approval.requests")
def test_what_deletes_something_else_or_saves_a_reason_is_not_the_end() -> None:
    """Required: a yes to cancel does not cover an order; a survey does not use the yes up."""
    reader = Policy(Service(), Lexicon.load()).orders.reader
    order = PageRequest("DELETE", f"{HOME}/v1/orders/8841201")
    reason = graphql("mutation SaveUnsubscribeReason { saveUnsubscribeReason { status } }", "SaveUnsubscribeReason")
    assert reader.read(order).kind is SendKind.OTHER_END
    assert matching_row(PressKind.END, SendKind.OTHER_END, Phase.YES).decided is Decided.REFUSE
    assert reader.read(PageRequest("POST", f"{HOME}/graphql", reason, JSON)).kind is SendKind.UNKNOWN


class Gate:
    """A guarded scripted browser whose innocent button sends what it likes."""

    def __init__(self, *answers: Any, approver: Approver | None = None, **options: Any) -> None:
        self.log: list[str] = []
        self.inner = ScriptedBrowser(ACTIVE_PAGE, self.log)
        self.person = ScriptedApprover(*answers, words="my words")
        self.journal = MemoryJournal(self.log)
        self.ledger = MemoryLedger(self.log)
        policy = Policy(Service(), Lexicon.load())
        self.browser = Guarded(
            self.inner, policy, approver or self.person, self.journal, self.ledger, now=Clock(), **options
        )
        self.sent: list[str] = []

    async def sends(self, path: str) -> None:
        """The page sends a POST; what goes out is kept."""
        if await self.inner.request(PageRequest("POST", HOME + path)):
            self.sent.append(path)

    async def press(self, *paths: str) -> None:
        """Press a button that says nothing and sends these."""
        innocent = control("More", node="0:40")
        self.inner.view = page(innocent, text="Your account")

        async def send() -> None:
            for path in paths:
                await self.sends(path)

        self.inner.on[innocent.node] = send
        await self.browser.act(innocent, Action("click"))


@pytest.mark.spec("approval.requests")
async def test_innocent_button_that_cancels_is_held_until_a_yes() -> None:
    """Required: what reads harmless and cancels is asked about before anything leaves the machine."""
    gate = Gate(Decision.YES)
    await gate.press("/cancel/finish")
    assert gate.person.requests[0].name == "POST /cancel/finish"
    assert gate.sent == ["/cancel/finish"]
    assert gate.browser.submitted
    assert gate.log.index("ledger intend") < gate.log.index("request_released")


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(("answer", "error"), [(Decision.NO, Aborted), (Decision.NOBODY, NeedsHuman)])
async def test_without_a_yes_the_request_never_leaves(answer: Decision, error: type[Exception]) -> None:
    """Required: a no and silence end it unsent, and the press ledger stays clean."""
    gate = Gate(answer)
    with pytest.raises(error):
        await gate.press("/cancel/finish")
    assert gate.sent == []
    assert not gate.browser.submitted
    assert not gate.ledger.open


@pytest.mark.spec("approval.requests")
async def test_dry_run_holds_what_an_innocent_button_sends() -> None:
    """Required: a dry run sends nothing irreversible, whatever the button is called."""
    gate = Gate(Decision.YES, dry_run=True)
    with pytest.raises(DryRunReached):
        await gate.press("/cancel/finish")
    assert gate.sent == []


@pytest.mark.spec("approval.requests")
async def test_innocent_button_that_buys_is_ended() -> None:
    """Required: no yes lets a purchase out."""
    gate = Gate(Decision.YES)
    await gate.press("/plans/upgrade", "/account/pause")
    assert gate.sent == []
    assert gate.person.requests == []
    assert gate.log.count("request_held") == 2


@pytest.mark.spec("approval.requests")
async def test_second_order_of_the_same_kind_is_held() -> None:
    """Required: one yes, one order: a page that sends it twice sends it once."""
    gate = Gate(Decision.YES)
    gate.inner.view = FINAL_PAGE

    async def twice() -> None:
        await gate.sends("/cancel/finish")
        await gate.sends("/cancel/finish")

    gate.inner.on[FINISH.node] = twice
    await gate.browser.act(FINISH, Action("click"))
    await gate.sends("/cancel/finish")
    assert gate.sent == ["/cancel/finish"]


@pytest.mark.spec("approval.requests")
async def test_nothing_is_covered_once_the_run_has_moved_on() -> None:
    """Required: the yes covers what its press sends, not what a later page does."""
    gate = Gate(Decision.YES)
    gate.inner.view = FINAL_PAGE
    await gate.browser.act(FINISH, Action("click"))
    await gate.browser.navigate(f"{HOME}/account")
    await gate.sends("/cancel/other")
    assert gate.sent == []


def leads_on() -> tuple[Any, PageView]:
    link = control("Yes, cancel", role="link", node="0:41", href=f"{HOME}/cancel/next")
    keep = control("Keep my plan", node="0:42")
    return link, page(link, keep, url=f"{HOME}/cancel/offer", text="Wait: 50% off for 3 months")


@pytest.mark.spec("approval.requests")
def test_a_picture_from_an_address_for_programs_is_asked_about_under_a_press() -> None:
    """Required: a press may not write by loading a picture; pictures from elsewhere are only read."""
    policy = Policy(Service(), Lexicon.load())
    pixel = PageRequest("GET", f"{HOME}/api/v2/membership/k1?c=1", kind="image")
    assert gate_says(policy, pixel, PressKind.STEP) is Decided.ASK
    assert gate_says(policy, PageRequest("GET", f"{HOME}/img/k1.png", kind="image"), PressKind.STEP) is Decided.LET


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize("once", [False, True], ids=["person", "once"])
async def test_press_that_only_led_to_the_next_step_was_not_the_end(once: bool) -> None:
    """Required: nothing was sent and the flow goes on: the ledger is clean, and the next final press is asked for."""
    gate = Gate(Decision.YES, Decision.YES, approver=OnceApprover() if once else None)
    link, offer = leads_on()
    gate.inner.view = offer
    gate.inner.on[link.node] = FINAL_PAGE
    await gate.browser.act(link, Action("click"))
    assert not gate.browser.submitted
    assert not gate.ledger.open

    await gate.browser.act(FINISH, Action("click"))
    assert gate.browser.submitted
    assert len(gate.ledger.open) == 1


@pytest.mark.spec("approval.led-on")
async def test_press_that_led_to_an_end_counts_as_sent_though_nothing_was_seen() -> None:
    """Required: a site that cancels by a plain link is believed only by its account page."""
    gate = Gate(Decision.YES)
    link, offer = leads_on()
    gate.inner.view = offer
    gate.inner.on[link.node] = page(url=f"{HOME}/cancel/done", text="Your membership is cancelled")
    await gate.browser.act(link, Action("click"))
    assert gate.browser.submitted


@pytest.mark.spec("approval.led-on")
async def test_browser_that_cannot_see_requests_never_takes_a_press_back() -> None:
    """Required: without sight of what was sent, a final press is taken for sent."""

    class Blind(ScriptedBrowser):
        def on_request(self, judge: Any) -> None:
            raise NotImplementedError

    gate = Gate(Decision.YES)
    blind = Blind(ACTIVE_PAGE, gate.log)
    guarded = Guarded(blind, Policy(Service(), Lexicon.load()), gate.person, gate.journal, gate.ledger, now=Clock())
    link, offer = leads_on()
    blind.view = offer
    blind.on[link.node] = FINAL_PAGE
    await guarded.act(link, Action("click"))
    assert guarded.submitted


@pytest.mark.spec("approval.requests")
@pytest.mark.parametrize(
    ("url", "same"),
    [
        ("https://api.example.co.uk/", True),
        ("https://EXAMPLE.co.uk./", True),
        ("https://other.co.uk/", False),
        ("https://mine.github.io/", True),
        ("https://yours.github.io/", False),
        ("https://github.io/", False),
        ("https://www.b\u00fccher.example/", True),
        ("http://127.0.0.1:9000/", True),
        ("http://127.0.0.2:9000/", False),
        ("https://[2001:db8::1]/", True),
        ("https://[2001:db8::2]/", False),
        ("https://[broken/", False),
    ],
)
def test_a_service_is_one_registered_name(url: str, same: bool) -> None:
    """Required: the hosts of one owner are one site, and no two owners under one suffix are."""
    hosts = ["www.example.co.uk", "mine.github.io", "xn--bcher-kva.example", "127.0.0.1:8000", "[2001:db8::1]"]
    assert same_site(url, hosts) is same
