"""One cancellation from question to end: what the question says, what is caused by a press, and what is written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from stand_ins import (
    ACCOUNT,
    FINISH,
    HOME,
    NOW,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    Service,
    control,
    page,
)
from subterminator.approval import submission as module
from subterminator.approval.consequences import Known
from subterminator.approval.granted_approval import Press, Yes
from subterminator.approval.kinds import Phase, PressKind, SendKind
from subterminator.approval.policy import Policy
from subterminator.approval.submission import CHANGED, ONLY_A_STEP, Submission
from subterminator.domain.errors import Aborted, NeedsHuman, Refused, UnsettledIntent
from subterminator.domain.protocols import ApprovalRequest, Decision, Element, Intent, PageRequest, PageView
from subterminator.lexicon.lexicon import Lexicon

RUNS = "Next billing date: 20 December 2026"
ENDS = "Your membership will end on 20 December 2026"
REQUEST = ApprovalRequest(
    *("run1", "example", "www.example.com", "button", "Finish", "Finish it", "POST", f"{HOME}/cancel/finish"),
    *(f"{HOME}/cancel/review?step=2", "Review", {"ends": "2026-12-20"}, "why", "nonce", NOW + timedelta(seconds=60)),
)
EARLIER = Intent(7, "example", "", 1, "other", "Finish", NOW)


class Case:
    """A submission with everything around it in reach."""

    def __init__(
        self,
        *answers: Any,
        service: Service | None = None,
        account: str = "",
        ledger: MemoryLedger | None = None,
        dry_run: bool = False,
        words: str = "",
    ) -> None:
        self.clock = Clock()
        self.person = ScriptedApprover(*answers, words=words)
        self.journal = MemoryJournal()
        self.ledger = ledger or MemoryLedger()
        self.of = Submission(
            *(Policy(service or Service(), Lexicon.load()), self.person, self.journal, self.ledger),
            account=account,
            dry_run=dry_run,
            seconds=300,
            now=self.clock,
        )

    def asked(self, view: PageView, element: Element | None = None, folded: str = "", **more: Any) -> ApprovalRequest:
        told = {"reason": "why", "warnings": (), "folded": folded, **more}
        return self.of.request(element or view[0], view, **told)


def last(text: str = ENDS, element: Element = FINISH, **fields: Any) -> PageView:
    return page(element, **{"url": f"{HOME}/cancel/review", "text": text, "title": "Review", **fields})


def pressed(**fields: Any) -> Press:
    return Press(PressKind.STEP, "Go on", fields.pop("document", ACCOUNT), Phase.FLOW, **fields)


def ledger_with(*intents: Intent) -> MemoryLedger:
    ledger = MemoryLedger()
    ledger.open.extend(intents)
    return ledger


@pytest.mark.spec("approval.earlier")
def test_run_begins_with_nothing_sent_and_nothing_approved() -> None:
    """Required: only what the ledger holds is known before the first look."""
    fresh = Case(ledger=ledger_with(EARLIER), dry_run=True).of
    assert (fresh.submitted, fresh.yes, fresh.press, fresh.steps, fresh.doubt) == (False, None, None, [], "")
    assert (fresh.earlier, fresh.awaiting, fresh.approved_end) == (EARLIER, None, None)
    assert (fresh.dry_run, fresh.in_flow, fresh.awaits_read_back, fresh.so_far()) == (
        True,
        False,
        False,
        "nothing was sent",
    )
    assert Case(account="ann@example.com", ledger=ledger_with(EARLIER)).of.earlier is None


# -- presses -----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.afterwards")
@pytest.mark.parametrize("left", [True, False])
def test_press_that_is_over_is_kept_unless_it_opened_another_page(left: bool) -> None:
    """Required: its document may still send what it caused; another document sends its own."""
    case = Case()
    case.of.over()
    assert case.of.press is None
    press = pressed(left=left)
    case.of.begins(press)
    assert case.of.press is press
    assert press.ended is None
    case.of.over()
    assert press.ended == NOW
    assert case.of.press is (None if left else press)
    case.of.moves_on(ACCOUNT)
    assert case.of.press is None


@pytest.mark.spec("approval.afterwards")
@pytest.mark.parametrize(
    ("seconds", "left", "document", "caused"),
    [
        (None, False, ACCOUNT, True),
        (None, False, "", True),
        (None, False, f"{HOME}/other", True),
        (None, True, ACCOUNT, True),
        (None, True, "", True),
        (None, True, f"{HOME}/other", False),
        (0, False, ACCOUNT, True),
        (9.9, False, ACCOUNT, True),
        (10, False, ACCOUNT, False),
        (10.1, False, ACCOUNT, False),
        (9.9, True, f"{HOME}/other", False),
    ],
)
def test_request_is_caused_by_the_press_before_it(
    seconds: float | None, left: bool, document: str, caused: bool
) -> None:
    """Required: under the press and for ten seconds after it, and by no other document than the one it was made on."""
    case = Case()
    press = pressed(left=left)
    request = PageRequest("POST", f"{HOME}/x", document=document)
    assert case.of.caused(request) is None
    case.of.begins(press)
    if seconds is None:
        case.clock.advance(1000)
    else:
        press.ended = NOW
        case.clock.advance(seconds)
    assert case.of.caused(request) is (press if caused else None)


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize("kind", SendKind)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_every_write_that_leaves_is_kept_with_its_press(kind: SendKind, method: str) -> None:
    """Required: reads and statistics are no step; an address that acts when opened has acted; an end is told apart."""
    case = Case()
    press = pressed()
    case.of.let_go(press, PageRequest(method, f"{HOME}/cancel/now?id=7"), kind)
    said = [f"{method} /cancel/now"]
    writes = kind not in {SendKind.NOTHING, SendKind.READ, SendKind.TELEMETRY}
    assert press.acted is (writes and method == "GET")
    assert press.writes == (said if writes and method == "POST" else [])
    assert press.ends == (said if kind is SendKind.END else [])
    assert case.of.steps == (said if writes else [])
    assert not press.left


@pytest.mark.spec("approval.afterwards")
def test_press_that_opened_another_page_has_left_for_good() -> None:
    """Required: by a read too, and what comes after it does not bring it back."""
    case = Case()
    press = pressed()
    case.of.let_go(press, PageRequest("GET", f"{HOME}/next", kind="document", leaves=True), SendKind.READ)
    assert press.left
    case.of.let_go(press, PageRequest("POST", f"{HOME}/x", kind="fetch"), SendKind.UNKNOWN)
    assert press.left
    assert case.of.so_far() == "POST /x was sent on the way, and the account was not read back yet"
    case.of.let_go(press, PageRequest("POST", f"{HOME}/y", kind="fetch"), SendKind.UNKNOWN)
    assert case.of.so_far() == "POST /y was sent on the way, and the account was not read back yet"


# -- the question ------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("fields", "method", "address"),
    [
        ({}, "", ""),
        ({"href": f"{HOME}/bye"}, "GET", f"{HOME}/bye"),
        ({"form_method": "POST", "form_action": f"{HOME}/end"}, "POST", f"{HOME}/end"),
        ({"form_method": "POST", "form_action": f"{HOME}/end", "href": f"{HOME}/bye"}, "POST", f"{HOME}/end"),
    ],
)
def test_question_names_place_control_and_where_it_leads(fields: dict[str, str], method: str, address: str) -> None:
    """Required: every field of the request; of a form and a link the form counts."""
    element = control("Finish cancellation", node="0:7", text="Finish", **fields)
    asked = Case().asked(last(element=element, url="https://www.example.com:8443/cancel/review"), reason="it ends")
    assert len(asked.nonce) == 32
    assert replace(asked, nonce="") == ApprovalRequest(
        run_id="run1",
        service="example",
        host="www.example.com:8443",
        role="button",
        name="Finish cancellation",
        text="Finish",
        form_method=method,
        form_action=address,
        url="https://www.example.com:8443/cancel/review",
        title="Review",
        facts={"ends": "2026-12-20"},
        reason="it ends",
        nonce="",
        expires=NOW + timedelta(seconds=300),
    )


SUM = "We will charge your card $49.99 today."
FEE = "Early termination fee: $49.00"
MAYBE = "An early termination fee may apply."
UNPLACED = "the page names a sum, and it is not clear what for"
FOLDED_COST = f"the page has folded away that it may cost something: {MAYBE}"


@pytest.mark.spec("approval.fee")
@pytest.mark.parametrize(
    ("text", "folded", "facts", "warning"),
    [
        (ENDS, "", {}, ""),
        (f"{ENDS}\n{FEE}", "", {"fee": "$49.00"}, f"{UNPLACED}: {FEE}"),
        (ENDS, FEE, {"fee": "$49.00"}, f"{UNPLACED}: {FEE}"),
        (f"{ENDS}\n{SUM}", "", {"sum": SUM}, f"{UNPLACED}: {SUM}"),
        (ENDS, SUM, {"sum": SUM}, f"{UNPLACED}: {SUM}"),
        (f"{ENDS}\n{SUM}", MAYBE, {"sum": SUM}, f"{UNPLACED}: {SUM}"),
        (f"{ENDS}\n{FEE}", MAYBE, {"fee": "$49.00"}, f"{UNPLACED}: {FEE}"),
        (ENDS, MAYBE, {}, FOLDED_COST),
        (f"{ENDS}\n{MAYBE}", "", {}, ""),
    ],
)
def test_costs_stand_in_the_question(text: str, folded: str, facts: dict[str, str], warning: str) -> None:
    """Required: a fee before a sum, a sum before a cost without one; shown or folded away."""
    asked = Case().asked(last(text), folded=folded)
    assert asked.facts == {"ends": "2026-12-20", **facts}
    assert asked.warning == warning


@pytest.mark.spec("approval.fee")
def test_charge_that_the_account_page_names_is_no_new_sum() -> None:
    """Required: what the plan costs anyway was known before; any other sum is told."""
    known = "Your next payment is $9.99 on 20 December 2026."
    case = Case()
    case.of.saw(page(text=f"Your plan\n{known}"))
    assert "sum" not in case.asked(last(f"{ENDS}\n{known}")).facts
    assert case.asked(last(f"{ENDS}\n{known}\n{SUM}")).facts["sum"] == SUM


@pytest.mark.spec("approval.fee")
def test_charge_that_a_page_on_the_way_has_named_is_no_new_sum() -> None:
    """Required: the page of the contract tells the next charge, the overview none; pages of the flow do not count."""
    told = "Your Visa ending in 4409 will be charged $9.99 on 20 December 2026."
    contract = f"Your plan\n{RUNS}\nNext billing date\n20 December 2026\nRenewal price\n$9.99"
    case = Case()
    case.of.saw(page(text=f"Your plan\n{RUNS}"))
    assert case.asked(last(f"{ENDS}\n{told}")).facts["sum"] == told
    case.of.left(page(url=f"{HOME}/offer", text=contract), Phase.FLOW)
    assert case.asked(last(f"{ENDS}\n{told}")).facts["sum"] == told
    case.of.left(page(url=f"{HOME}/plan", text=contract), Phase.SEARCHING)
    assert "sum" not in case.asked(last(f"{ENDS}\n{told}")).facts
    assert "sum" in case.asked(last(f"{ENDS}\n{told.replace('9.99', '19.99')}")).facts


@pytest.mark.spec("approval.question")
@pytest.mark.parametrize(
    ("account", "price"),
    [("$9.99 a month", "$9.99 a month"), ("$9.99 a month\nFamily $19.99 a month", ""), ("Hello", "")],
)
def test_question_names_the_price_that_the_account_has_now(account: str, price: str) -> None:
    """Required: the only regular one of the account's page; two prices name none."""
    case = Case()
    case.of.saw(page(text=f"Your plan\n{RUNS}\n{account}"))
    assert case.asked(last(ENDS)).price == price


@pytest.mark.spec("approval.question")
def test_question_names_price_and_plan_of_the_page_that_shows_the_subscription() -> None:
    """Required: the newest one before the flow, not the home page; what it does not name, an earlier one does."""
    case = Case()
    case.of.saw(page(text="Watch everything. $4.99 a month"))
    assert case.asked(last(ENDS)).price == ""
    for name, text in (
        ("me", "Signed in as jo@mail.example\nPlan: Premium\n$9.99 a month"),
        ("plan", "$12.99 a month"),
        ("more", "Hello"),
    ):
        case.of.left(page(url=f"{HOME}/{name}", text=f"Your plan\n{RUNS}\n{text}"), Phase.SEARCHING)
    case.of.left(page(url=f"{HOME}/offer", text=f"Your plan\n{RUNS}\n$1.00 a month"), Phase.FLOW)
    case.of.left(page(url=f"{HOME}/plans", text="Our plans\n$2.00 a month"), Phase.SEARCHING)
    asked = case.asked(last(ENDS))
    assert (asked.price, asked.plan, asked.account) == ("$12.99 a month", "Premium", "jo@mail.example")
    known = {"plan": "Premium", "account": "jo@mail.example", "price": "$12.99 a month"}
    assert asked.all_facts == asked.facts | known
    named = case.asked(last(f"Plan: Family\n{ENDS}"))
    assert (named.facts["plan"], named.plan) == ("Family", "")


@pytest.mark.spec("approval.question")
def test_question_on_the_account_page_itself_names_its_price() -> None:
    """Required: as it stands there now."""
    case = Case()
    case.of.left(page(text=f"Your plan\n{RUNS}\n$9.99 a month"), Phase.SEARCHING)
    renewal = control("Turn off auto-renewal", node="0:7")
    here = page(renewal, url=f"{HOME}/plan", text=f"Your plan\n{RUNS}\n$12.99 a month\nTurn off auto-renewal")
    assert case.asked(here, renewal).price == "$12.99 a month"


@pytest.mark.spec("approval.free-plan")
@pytest.mark.parametrize(
    ("element", "given", "becomes"),
    [
        (control("Switch to Basic", node="0:70"), None, "Basic"),
        (Element(0, "request:0", "request", "POST /x"), control("Switch to Basic", node="0:70"), "Basic"),
        (Element(0, "request:0", "request", "POST /x"), None, None),
        (FINISH, None, None),
    ],
)
def test_free_plan_that_comes_after_it_is_a_fact(element: Element, given: Element | None, becomes: str | None) -> None:
    """Required: named by the control, or by the one whose request or dialog it is."""
    text = "Your plan\nBasic is free\nSwitch to Basic"
    shown = given or element
    asked = Case().asked(last(text, shown), element, control=given)
    assert asked.facts.get("becomes") == becomes
    assert (asked.role, asked.name) == (element.role, element.name)


@pytest.fixture
def consequences(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Element, PageView, str, Known]]:
    """What the consequences were read from; they are `told`."""
    read: list[tuple[Element, PageView, str, Known]] = []

    class Told:
        def __init__(self, _: Lexicon) -> None: ...

        def read(self, element: Element, view: PageView, folded: str, known: Known) -> Iterable[str]:
            read.append((element, view, folded, known))
            return ["one", "two", "three", "two", "four"][: int(folded or 0)]

    monkeypatch.setattr(module, "Consequences", Told)
    return read


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("warning", "changed", "told", "said"),
    [
        ("", "", "0", ""),
        ("mind", "", "0", "mind"),
        ("mind", "it changed", "1", "mind; one"),
        ("", "it changed", "1", "it changed; one"),
        ("", "", "3", "one; two; three"),
        ("mind", "", "3", "mind; one; two"),
        ("", "", "5", "one; two; three"),
        ("two", "", "5", "two; one; three"),
    ],
)
@pytest.mark.usefixtures("consequences")
def test_at_most_three_warnings_are_told_each_once(warning: str, changed: str, told: str, said: str) -> None:
    """Required: the one of the press first, else that the page changed what was approved, then the consequences."""
    case = Case()
    case.of.drop(changed)
    assert case.asked(last(), folded=told, warnings=(warning,)).warning == said
    case.of.grant(Yes(REQUEST, FINISH, None, True, frozenset(), ""))
    if changed and not warning:
        assert "it changed" not in case.asked(last(), folded=told, warnings=(warning,)).warning


@pytest.mark.spec("approval.consequences")
def test_consequences_are_read_of_the_pressed_control_with_what_is_known(
    consequences: list[tuple[Element, PageView, str, Known]],
) -> None:
    """Required: of the control, not of its request; and with all that the run has read and chosen so far."""
    case = Case()
    view = last()
    asked = Element(0, "request:0", "request", "POST /x")
    case.asked(view, asked, control=view[0])
    case.asked(view, folded="1")
    (of, on, folded, known), (other, _, more, _) = consequences
    assert (of, on, folded, other, more) == (view[0], view, "", view[0], "1")
    assert known == Known(
        "Example", "", (), frozenset(), "", NOW.date(), on_account=False, in_flow=False, ends=date(2026, 12, 20)
    )

    case.of.saw(page(text="Your plan\nNext billing date: 20 December 2026"))
    case.of.saw(page(url=f"{HOME}/cancel/why", text="Why?"))
    case.of.saw(page(url=f"{HOME}/cancel/why", text="Why else?"))
    case.of.saw(last("Before a dialog"))
    case.of.chose(control("Too expensive", "radio", node="0:9"))
    case.of.in_flow = True
    case.asked(last())
    assert consequences[-1][-1] == Known(
        "Example",
        "Your plan\nNext billing date: 20 December 2026",
        ("Why else?",),
        frozenset({"0:9"}),
        "",
        NOW.date(),
        on_account=False,
        in_flow=True,
        used_up=True,
        ends=date(2026, 12, 20),
    )


GOLD = "Plan: Gold\nYour membership will end on 20 December 2026"


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("seen", "plan"),
    [
        ([], ""),
        ([page(text="Your plan is Gold")], "Gold"),
        ([page(text="Hello"), page(url=f"{HOME}/why", text="You have Gold")], "Gold"),
        ([page(text="Hello"), last("You have Gold"), last("Really?")], "Gold"),
        ([page(text="Hello"), last("You have Gold"), last("Really?"), last("Sure?")], "Gold"),
        ([page(text="Hello"), last("Really?"), last("You have Gold")], ""),
        ([page(text="Your plan is Silver"), page(url=f"{HOME}/why", text="You have Silver")], ""),
    ],
)
def test_plan_is_known_that_another_page_has_named(
    seen: list[PageView], plan: str, consequences: list[tuple[Element, PageView, str, Known]]
) -> None:
    """Required: by the account page, a page on the way, or this one as it was first; not by the question alone."""
    case = Case()
    for view in seen:
        case.of.saw(view)
    case.asked(last(GOLD))
    assert consequences[-1][-1].plan == plan


@pytest.mark.spec("approval.consequences")
@pytest.mark.parametrize(
    ("first", "url", "account"),
    [
        ("", ACCOUNT, True),
        ("", f"{ACCOUNT}#plan", True),
        ("", f"{HOME}/other", False),
        (f"{HOME}/home", f"{HOME}/home", True),
        (f"{HOME}/home#x", f"{HOME}/home#y", True),
        (f"{HOME}/home", ACCOUNT, True),
        (f"{HOME}/home", f"{HOME}/other", False),
    ],
)
def test_account_page_is_the_service_s_or_the_first_one(
    first: str, url: str, account: bool, consequences: list[tuple[Element, PageView, str, Known]]
) -> None:
    """Required: by its address without what stands behind the "#", and only the first page."""
    case = Case()
    if first:
        case.of.saw(page(url=first, text="Hello"))
        case.of.saw(page(url=f"{HOME}/second", text="Hello"))
    case.asked(last(url=url))
    assert consequences[-1][-1].on_account is account


@pytest.mark.spec("approval.consequences")
def test_twenty_pages_are_remembered(consequences: list[tuple[Element, PageView, str, Known]]) -> None:
    """Required: a run keeps the texts of the first ones; the account page is none of them."""
    case = Case()
    for number in range(30):
        case.of.saw(page(text=f"account {number}"))
        case.of.saw(page(url=f"{HOME}/page/{number}", text=f"page {number}"))
    case.asked(last())
    known = consequences[-1][-1]
    assert known.earlier == tuple(f"page {number}" for number in range(20))
    assert known.account == "account 29"


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("seen", "shown", "named"),
    [
        ([], ENDS, False),
        ([], f"{ENDS}\nBASKETNEWS", True),
        ([page(text="Basketnews")], ENDS, True),
        ([page(text="Hello")], ENDS, False),
        ([page(text="Hello"), page(url=f"{HOME}/why", text="Basketnews")], ENDS, True),
        ([page(text="Hello"), page(url=f"{HOME}/why", text="Basketnews"), page(url=f"{HOME}/why")], ENDS, False),
    ],
)
def test_plan_to_cancel_has_to_be_named_by_a_page(seen: list[PageView], shown: str, named: bool) -> None:
    """Required: by this one, the account page or one on the way; without a plan nothing is missed."""
    for plan in ("", "Basketnews"):
        case = Case(service=Service(plan=plan))
        for view in seen:
            case.of.saw(view)
        missed = "no page names 'Basketnews', which is the plan to cancel" if plan and not named else ""
        assert case.asked(last(shown)).warning == missed


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("element", "view", "folded", "same"),
    [
        (FINISH, last(), "", True),
        (FINISH, last(title="Other"), "", True),
        (FINISH, last(f"{ENDS}\nHello"), "", True),
        (FINISH, last("Your membership will end on 21 December 2026"), "", False),
        (FINISH, last(), FEE, False),
        (replace(FINISH, name="Finish"), last(), "", False),
        (FINISH, last(url="https://other.example.com/cancel/review"), "", False),
    ],
)
def test_facts_are_the_same_while_place_control_and_facts_are(
    element: Element, view: PageView, folded: str, same: bool
) -> None:
    """Required: what the page says in folded text counts too."""
    case = Case()
    first = last()
    request = case.asked(first)
    assert case.of.same_facts(request, element, view, folded) is same


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("seconds", "fields", "why"),
    [
        (0, {}, ""),
        (59.9, {}, ""),
        (60, {}, "the yes had expired"),
        (61, {}, "the yes had expired"),
        (0, {"facts": {"ends": "2027-01-01"}}, "ends was '2026-12-20', and is '2027-01-01'"),
        (0, {"text": "Finish Tidelight now"}, "it names 'tidelight', which the page of the yes did not"),
    ],
)
def test_yes_covers_the_same_until_it_expires(seconds: float, fields: dict[str, Any], why: str) -> None:
    """Required: without one nothing is covered; with one, the same facts and names until its time is over."""
    case = Case()
    assert case.of.uncovered(REQUEST) == "nobody has said yes"
    case.of.grant(Yes(REQUEST, FINISH, None, True, frozenset(), "finish now"))
    case.clock.advance(seconds)
    assert case.of.uncovered(replace(REQUEST, **fields)).lower() == why
    case.of.drop()
    assert case.of.uncovered(REQUEST) == "nobody has said yes"


# -- may it be asked ---------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.earlier")
def test_press_of_another_run_that_came_meanwhile_is_met_before_the_question() -> None:
    """Required: the ledger is read again until this run has an intent of its own."""
    case = Case()
    case.ledger.open.append(EARLIER)
    with pytest.raises(UnsettledIntent) as met:
        case.of.may_ask(REQUEST)
    assert str(met.value) == "run other may have pressed 'Finish': nothing is pressed again"
    assert case.of.earlier == EARLIER
    case.ledger.open.clear()
    case.of.may_ask(REQUEST)
    assert case.of.earlier is None
    case.of.commit("Finish", REQUEST)
    case.of.may_ask(REQUEST)
    assert case.of.earlier is None


@pytest.mark.spec("approval.one-thing")
@pytest.mark.parametrize(
    ("account", "shown", "stops"),
    [
        ("ann@example.com", "", False),
        ("ann@example.com", "Ann@Example.com", False),
        ("ann@example.com", "bob", False),
        ("ann", "bob@example.com", False),
        ("", "bob@example.com", False),
        ("ann@example.com", "bob@example.com", True),
    ],
)
def test_account_of_the_page_is_compared_where_both_are_addresses(account: str, shown: str, stops: bool) -> None:
    """Required: also before the question, where the page names one."""
    case = Case(account=account)
    request = replace(REQUEST, facts={"account": shown} if shown else {})
    case.of.steps.append("POST /x")
    if not stops:
        case.of.check_account(shown)
        case.of.may_ask(request)
        return
    with pytest.raises(NeedsHuman):
        case.of.may_ask(request)
    with pytest.raises(NeedsHuman) as stopped:
        case.of.check_account(shown)
    assert str(stopped.value) == (
        "the page is signed in as bob@example.com, not as ann@example.com: POST /x was sent on the way, and the "
        "account was not read back yet. Sign in there as ann@example.com, then try again"
    )


@pytest.mark.spec("approval.fee")
@pytest.mark.parametrize(
    ("text", "fee", "stops"),
    [("", "", False), (ENDS, "", False), (MAYBE, "$49.00", False), (MAYBE, "", True)],
)
def test_cost_without_a_sum_is_not_asked_about(text: str, fee: str, stops: bool) -> None:
    """Required: nobody can agree to what nobody knows; with the sum among the facts they can."""
    case = Case()
    request = replace(REQUEST, facts={"fee": fee} if fee else {})
    if not stops:
        case.of.may_ask(request, text)
        return
    with pytest.raises(NeedsHuman) as stopped:
        case.of.may_ask(request, text)
    assert str(stopped.value) == (
        f"the page says that ending costs something and not how much ({MAYBE!r}): ask Example for the sum first; "
        "nothing was sent"
    )


@pytest.mark.spec("approval.once-a-control")
@pytest.mark.parametrize(
    ("fields", "again"),
    [
        ({}, True),
        ({"url": f"{HOME}/cancel/review?step=3#x"}, True),
        ({"title": "Other", "reason": "other", "form_method": "GET"}, True),
        ({"role": "link"}, False),
        ({"name": "Other"}, False),
        ({"text": "Other"}, False),
        ({"form_action": f"{HOME}/other"}, False),
        ({"url": f"{HOME}/cancel/other"}, False),
    ],
)
def test_one_control_is_asked_about_three_times(fields: dict[str, str], again: bool) -> None:
    """Required: told by role, words, form and path; another control has questions of its own."""
    case = Case()
    for _ in range(3):
        case.of.may_ask(REQUEST)
    other = replace(REQUEST, **fields)  # type: ignore[arg-type]
    if not again:
        case.of.may_ask(other)
        return
    with pytest.raises(Refused) as refused:
        case.of.may_ask(other)
    assert str(refused.value) == "'Finish' was asked about 3 times in this run, and is not again"
    assert not refused.value.by_person


# -- the answer --------------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.silence")
@pytest.mark.parametrize(
    ("answer", "seconds", "words", "error", "message", "recorded", "kept"),
    [
        (Decision.YES, 0, "yes", None, "", ("yes", "yes"), False),
        (Decision.YES, 59.9, "", None, "", ("yes", ""), False),
        (
            Decision.YES,
            60,
            "",
            NeedsHuman,
            "(the yes came after",
            ("nobody", "the yes came after the request had"),
            True,
        ),
        (Decision.NO, 0, "stop", Refused, "the person said no: stop", ("no", "stop"), False),
        (Decision.NO, 0, "No", Refused, "the person said no", ("no", "No"), False),
        (Decision.NO, 0, "", Refused, "the person said no", ("no", ""), False),
        (Decision.NO, 61, "stop", Refused, "the person said no: stop", ("no", "stop"), False),
        (Decision.NOBODY, 0, "away", NeedsHuman, "nobody gave one (away)", ("nobody", "away"), True),
        ("yes", 0, "", NeedsHuman, "nobody gave one", ("yes", ""), True),
        (
            RuntimeError("gone"),
            0,
            "",
            NeedsHuman,
            "asking for it failed: gone",
            ("nobody", "asking failed: Runtime"),
            True,
        ),
        (Aborted("stop"), 0, "", Aborted, "stop", ("nobody", "stop"), True),
    ],
)
async def test_answer_is_recorded_and_only_a_yes_in_time_goes_on(
    answer: Any,
    seconds: float,
    words: str,
    error: type[Exception] | None,
    message: str,
    recorded: tuple[str, str],
    kept: bool,
) -> None:
    """Required: of a no and a yes nothing is awaited; of silence, of an error and of a late yes the request is."""
    case = Case(words=words)

    def answers(_: ApprovalRequest) -> Any:
        case.clock.advance(seconds)
        if isinstance(answer, Exception):
            raise answer
        return answer

    case.person.answers = [answers]
    if error is None:
        await case.of.ask(REQUEST)
    else:
        with pytest.raises(error) as raised:
            await case.of.ask(REQUEST)
        assert type(raised.value) is error
        assert message in str(raised.value)
        assert getattr(raised.value, "by_person", False) is (answer is Decision.NO)
    requested, answered = case.journal.events
    assert requested == {"event": "approval_requested", "request": REQUEST.to_dict()}
    assert answered.pop("words").startswith(recorded[1])
    assert answered == {"event": "approval_answered", "decision": recorded[0], "nonce": "nonce"}
    assert case.of.awaiting is (REQUEST if kept else None)


@pytest.mark.spec("approval.silence")
async def test_answer_ends_the_waiting_for_an_earlier_one() -> None:
    """Required: what is awaited is the last request that nobody answered."""
    for answer in (Decision.YES, Decision.NO):
        case = Case(Decision.NOBODY, answer)
        with pytest.raises(NeedsHuman):
            await case.of.ask(REQUEST)
        assert case.of.awaiting is REQUEST
        if answer is Decision.NO:
            with pytest.raises(Refused):
                await case.of.ask(REQUEST)
        else:
            await case.of.ask(REQUEST)
        assert case.of.awaiting is None


# -- the press under it ------------------------------------------------------------------------------------------------


@pytest.mark.spec("approval.order")
def test_intent_is_written_once_and_every_press_under_it_on_record() -> None:
    """Required: one open intent a run; its number, account and control stand in the journal."""
    case = Case(account="ann@example.com")
    case.of.commit("Finish", REQUEST, target={"role": "button"})
    assert case.of.submitted
    assert case.of.approved_end == date(2026, 12, 20)
    assert not case.of.awaits_read_back
    intended, submitting = case.journal.events
    assert intended == {
        "event": "intended",
        "intent": 1,
        "account": "ann@example.com",
        "generation": 1,
        "control": "Finish",
    }
    assert submitting == {
        "event": "submitting",
        "control": "Finish",
        "role": "button",
        "name": "Finish",
        "url": REQUEST.url,
        "nonce": "nonce",
        "digest": REQUEST.digest,
        "target": {"role": "button"},
    }
    case.of.steps.append("POST /x")
    assert case.of.awaits_read_back
    case.of.commit("Confirm", replace(REQUEST, facts={}))
    assert case.of.approved_end is None
    assert [(each.service, each.account, each.run_id, each.control) for each in case.ledger.open] == [
        ("example", "ann@example.com", "run1", "Finish")
    ]
    assert case.journal.events[2]["control"] == "Confirm"


@pytest.mark.spec("approval.earlier")
def test_race_that_is_lost_leaves_nothing_submitted() -> None:
    """Required: the other run's intent is known afterwards."""
    case = Case()
    case.ledger.refusing = True
    with pytest.raises(UnsettledIntent):
        case.of.commit("Finish", REQUEST)
    assert not case.of.submitted
    assert case.of.earlier is not None
    assert case.of.earlier.run_id == "other"
    assert case.journal.events == []


def committed(*steps: str) -> Case:
    """A run whose press was committed, with a yes held, after these writes."""
    case = Case()
    case.of.grant(Yes(REQUEST, FINISH, None, True, frozenset(), ""))
    case.of.commit("Finish", REQUEST)
    case.of.steps.extend(steps)
    case.journal.events.clear()
    return case


@pytest.mark.spec("approval.not-sent")
@pytest.mark.parametrize("steps", [(), ("POST /x",)], ids=["nothing", "a step"])
@pytest.mark.parametrize("changed", [None, False, True])
def test_press_that_sent_nothing_is_taken_back(steps: tuple[str, ...], changed: bool | None) -> None:
    """Required: the intent is settled unless a write left before; a change of the page uses the yes up."""
    case = committed(*steps)
    if changed is None:
        case.of.not_sent("it is covered")
    else:
        case.of.not_sent("it is covered", changed=changed)
    assert not case.of.submitted
    assert (case.of.yes is None) is bool(changed)
    settled = [] if steps else [{"event": "settled", "intent": 1, "result": "not_sent"}]
    assert case.journal.events == [{"event": "not_pressed", "reason": "it is covered"}, *settled]
    assert case.ledger.results == ([] if steps else ["not_sent"])
    assert (CHANGED in case.asked(last()).warning) is bool(changed)


@pytest.mark.spec("approval.led-on")
@pytest.mark.parametrize("steps", [(), ("POST /x",)], ids=["nothing", "a step"])
def test_press_that_led_on_keeps_the_yes(steps: tuple[str, ...]) -> None:
    """Required: the intent is settled where nothing left, and open while something waits for the account."""
    case = committed(*steps)
    case.of.led_on()
    assert not case.of.submitted
    assert case.of.yes is not None
    settled = [] if steps else [{"event": "settled", "intent": 1, "result": "not_sent"}]
    assert case.journal.events == [{"event": "note", "message": ONLY_A_STEP, "level": "info"}, *settled]
    assert case.of.awaits_read_back is bool(steps)


@pytest.mark.spec("approval.led-on")
def test_step_may_have_ended_it_until_the_account_is_read_as_active() -> None:
    """Required: what is sent after that reading may be the end again; the intent stays open all the time."""
    case = committed("POST /x")
    assert case.of.may_have_ended
    case.of.led_on()
    assert case.of.may_have_ended
    assert case.of.so_far() == "POST /x was sent on the way, and the account was not read back yet"
    case.of.goes_on()
    assert not case.of.may_have_ended
    assert case.of.so_far() == "POST /x was sent on the way, and the account still read as active afterwards"
    case.of.steps.append("POST /y")
    assert case.of.may_have_ended
    assert case.of.so_far() == "POST /y was sent on the way, and the account was not read back yet"
    assert case.ledger.results == []


@pytest.mark.spec("approval.led-on")
def test_doubt_stands_until_the_flow_goes_on() -> None:
    """Required: what may have been the end is submitted, with the page that asks on; the account decides."""
    case = Case()
    case.of.was_sent()
    assert (case.of.submitted, case.of.doubt) == (True, "")
    case.of.was_sent(doubt=f"{HOME}/more")
    assert (case.of.submitted, case.of.doubt) == (True, f"{HOME}/more")
    case.of.goes_on()
    assert (case.of.submitted, case.of.doubt) == (False, "")


@pytest.mark.spec("approval.after-the-press")
def test_result_is_settled_for_this_run_or_for_the_earlier_one() -> None:
    """Required: once; without an open intent there is nothing to settle."""
    none = Case()
    none.of.settle("ended")
    assert none.journal.events == []
    before = Case(ledger=ledger_with(EARLIER))
    for _ in range(2):
        before.of.settle("ended")
    assert before.ledger.results == ["ended"]
    assert before.of.earlier is None
    assert before.journal.events == [{"event": "settled", "intent": 7, "result": "ended"}]
    own = committed("POST /x")
    own.of.earlier = EARLIER
    own.of.settle("person:done")
    own.of.settle("person:done")
    assert own.journal.events == [{"event": "settled", "intent": 1, "result": "person:done"}]
    assert own.of.earlier is None
    assert not own.of.awaits_read_back


@pytest.mark.spec("approval.one-thing")
def test_end_at_once_is_a_fact_of_the_question() -> None:
    """Required: only where the page names no day."""
    case = Case()
    assert case.asked(last("Your membership ends today, and nothing is refunded.")).facts["effect"] == "at once"
    assert "effect" not in case.asked(last()).facts
    assert "effect" not in case.asked(last(f"{ENDS}\nYour membership ends today.")).facts


@pytest.mark.spec("approval.consequences")
def test_what_was_chosen_is_known_when_the_page_draws_it_anew() -> None:
    """Required: by address, role and label; not one of two that are alike, and not on another page."""
    case, url = Case(), f"{HOME}/cancel/2"
    case.of.chose(control("Bring it", "radio", node="0:9"), url)
    anew = control("Bring it", "radio", node="0:77")
    assert case.of._chosen_on(page(anew, url=url)) >= {"0:77"}
    assert "0:77" not in case.of._chosen_on(page(anew, url=f"{HOME}/cancel/3"))
    assert "0:77" not in case.of._chosen_on(page(anew, replace(anew, node="0:78"), url=url))
