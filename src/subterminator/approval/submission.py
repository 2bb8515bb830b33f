"""Submission: one cancellation from question to end: asked, granted, committed, sent, settled.

A yes is for one cancellation with its facts. It covers the presses of this flow that lead to that end, while the facts
stay true; it is never given back once a write has left under it, and only a press of ours can use it.
"""

from __future__ import annotations

import secrets as random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from subterminator.approval.consequences import Consequences, Known, ends_at_once
from subterminator.approval.descriptions import request_line
from subterminator.approval.flow_subject import FlowSubject
from subterminator.approval.granted_approval import Press, Yes, difference
from subterminator.approval.kinds import Phase, SendKind
from subterminator.approval.offered_prices import OfferedPrices
from subterminator.approval.own_part import captioned, leaves_by_its_words, text_without_offers
from subterminator.approval.policy import Policy
from subterminator.approval.warning_kinds import COSTS_FOLDED, NAMES_SUM, is_lighter
from subterminator.domain.answer_words import TERMINAL, AnswerWords, said_no
from subterminator.domain.errors import NeedsHuman, Refused, StopTheRun, SubTerminatorError, UnsettledIntent
from subterminator.domain.outcomes import State
from subterminator.domain.page import Element, PageView
from subterminator.domain.ports import ApprovalRequest, Approver, Decision, Intent, JournalProtocol, PressLedgerProtocol
from subterminator.domain.protocols import PageRequest
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.language_files import amount_words
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.pages.addresses import page_address
from subterminator.pages.blocks import page_blocks
from subterminator.pages.facts import read_facts
from subterminator.pages.fees import fee_in, sums_beside_charges, unclear_fee
from subterminator.pages.free_plans import free_plan_named_by
from subterminator.pages.prices_of_others import is_price_of_staying
from subterminator.pages.subscriptions import Subscriptions
from subterminator.pages.sum_kinds import (
    has_only_known_sums,
    languages_of,
    prices_of_next_charge,
    regular_prices,
    rows_of_next_charge,
)
from subterminator.pages.terms import Terms, terms_on

AFTER_THE_PRESS = "the final press was sent: from now on the account is only read back"
READS_ONLY = "the account is only read: nothing is pressed, and nothing that writes is sent"
ONLY_A_STEP = "it was a step of the flow, which goes on; the yes lives on with it"
CHANGED = "the page changed what was approved, after the yes before this one"
SAYS_MORE = "the next page says more than what was approved by the yes before this one"
ANSWERING = timedelta(seconds=10)
"""Requests of a document within this time after a press are attributed to that press."""
_PRICE_WORDS, _PRICE_SIGNS = 8, 60
MOST_WARNINGS = 3
MOST_PAGES = 20
MOST_QUESTIONS = 3
"""Limit of the questions about one control in a run."""


class Submission:
    """Approval state of a run: what was approved, and whether it was sent. Shared by all that can press."""

    def __init__(
        self,
        policy: Policy,
        approver: Approver,
        journal: JournalProtocol,
        ledger: PressLedgerProtocol,
        *,
        account: str,
        dry_run: bool,
        seconds: float,
        now: Callable[[], datetime],
        words: AnswerWords = TERMINAL,
    ) -> None:
        self.dry_run = dry_run
        self.now = now
        self.in_flow = False
        """Whether the page is one of a cancellation that was begun."""
        self.submitted = False
        """Whether the end was sent, or may have been; then only the account is read."""
        self.yes: Yes | None = None
        self.press: Press | None = None
        self.steps: list[str] = []
        """Descriptions of what presses have sent so far without ending it."""
        self._read_steps = 0
        """Number of the `steps` after which the account was read, and was active."""
        self.doubt = ""
        """Address of a page that continues the flow after what may have been the end; "" without doubt."""
        self.earlier = ledger.unsettled(policy.service.id, account)
        self.awaiting: ApprovalRequest | None = None
        self.approved_end: date | None = None
        """Day of the end according to the page of the approved press; None if it named none that is to come."""
        self._policy = policy
        self._words = words
        self._approver = approver
        self._journal = journal
        self._ledger = ledger
        self._account = account
        self._seconds = seconds
        self._intent: Intent | None = None
        self._changed = ""
        self._consequences = Consequences(policy.lexicon)
        self._subject = FlowSubject(policy.service)
        self._account_page: PageView | None = None
        self._landed = ""
        """Address of the first page, to which the service's address led."""
        self._ran_on: dict[str, PageView] = {}
        """Pages before the flow that showed the running subscription, by address; the one left last is the last."""
        self._pages: dict[str, tuple[str, str]] = {}
        """Texts of the other pages by address: at the first look, before a dialog covered them, and at the last."""
        self._chosen: set[str] = set()
        self._chosen_marks: set[tuple[str, str, str]] = set()
        """Address, role and label of what was chosen."""
        self._questions: Counter[tuple[str, ...]] = Counter()
        self._approved_pages: dict[str, PageView] = {}
        """Pages of the presses that were made under an approval, by address; the last view of each."""
        self._flow_addresses: set[str] = set()
        """Those pages, and the ones that were shown after such a press until another address was opened."""
        self.refusal = 0
        """HTTP status by which the site refused the last write under an approval; 0 if it did not."""
        self._awaited: set[tuple[str, str]] = set()
        """Method and address of the writes under an approval that were not answered so far."""
        self._follows_press = False
        """Set by a press under an approval, until another address is opened."""

    @property
    def approved_pages(self) -> tuple[PageView, ...]:
        """Return the pages of the presses that were made under an approval, the oldest first."""
        return tuple(self._approved_pages.values())

    def is_of_the_flow(self, url: str) -> bool:
        """Return whether a press under an approval was made on the page of an address, or led there."""
        return page_address(url) in self._flow_addresses

    def _pressed_on(self, view: PageView | None) -> None:
        self._follows_press = True
        if view is not None:
            self._approved_pages.pop(view.url, None)
            self._approved_pages[view.url] = view
            self._flow_addresses.add(page_address(view.url))

    @property
    def awaits_read_back(self) -> bool:
        """Return whether a write was sent under an approval, and its result not read back yet."""
        return self._intent is not None and bool(self.steps)

    @property
    def may_have_ended(self) -> bool:
        """Return whether the end was, or may have been, sent: the account was not active after all that was."""
        return self.submitted or (self.awaits_read_back and len(self.steps) > self._read_steps)

    # -- presses -------------------------------------------------------------------------------------------------------

    def begins(self, press: Press) -> None:
        """Begin a press; what was sent before belongs to the previous one."""
        self.press = press
        if press.yes is not None:
            self._pressed_on(press.view)
        self._subject.pressed(press.view, press.control, searching=press.phase is Phase.SEARCHING)

    def not_made(self, press: Press) -> None:
        """Note that a press was not made: its control has led nowhere."""
        self._subject.not_pressed(press.control)

    def over(self) -> None:
        """End a press; its document may still send what the press caused."""
        if self.press is not None:
            self.press.ended = self.now()
            if self.press.left:
                self.press = None  # the next document's requests are its own

    def moves_on(self, url: str) -> None:
        """Note that the run opens another page: later requests belong to no press."""
        self.press = None
        self._follows_press = False
        self._subject.opened(url)

    def way_kept(self) -> AbstractContextManager[None]:
        """Keep the way to the page at hand, while others are opened beside it."""
        return self._subject.way_kept()

    def caused(self, request: PageRequest) -> Press | None:
        """Return the press that caused a request; None if the page sends it by itself."""
        press = self.press
        if press is None or (press.ended is not None and self.now() - press.ended >= ANSWERING):
            return None
        other = bool(request.document) and request.document != press.document
        return None if press.left and other else press

    def let_go(self, press: Press, request: PageRequest, kind: SendKind) -> None:
        """Record a request that is sent."""
        press.left = press.left or request.leaves
        if not kind.writes:
            return
        described = request_line(request)
        if press.yes is not None:
            self._awaited.add((request.method, request.url.partition("#")[0]))
        if request.method == "GET":
            press.acted = True
        else:
            press.writes.append(described)
        if kind is SendKind.END:
            press.ends.append(described)
        self.steps.append(described)

    def answered(self, method: str, url: str, status: int) -> None:
        """Record how the site answered a request; only those of writes under an approval count."""
        if (method, url.partition("#")[0]) not in self._awaited:
            return
        self._awaited.discard((method, url.partition("#")[0]))
        self.refusal = status if 400 <= status < 500 else 0
        if self.refusal:
            message = f"the site refused {method} {urlsplit(url).path}: HTTP {status}"
            self._journal.write("note", message=message, level="warning")

    # -- the question --------------------------------------------------------------------------------------------------

    def request(
        self,
        element: Element,
        view: PageView,
        reason: str,
        warnings: Iterable[str] = (),
        folded: str = "",
        control: Element | None = None,
    ) -> ApprovalRequest:
        """Make the approval request for an element of this page.

        Args:
            warnings: of the control itself.
            folded: the page's folded-away text.
            control: the pressed control, if the question is about a request or a dialog.
        """
        today = self.now().date()
        lexicon = self._policy.lexicon
        pressed = control or element
        facts = read_facts(view, lexicon, today).as_dict()
        if becomes := free_plan_named_by(pressed, view):
            facts["becomes"] = becomes
        if "ends" not in facts and ends_at_once(view.text):
            facts["effect"] = "at once"
        warnings = [*(list(filter(None, warnings)) or [self._changed]), *self._subject.warnings(pressed, view)]
        known = self._known(view)
        part = page_blocks(view, view.dialog_around(pressed))
        leaves, prices = leaves_by_its_words(part, pressed), OfferedPrices.beside(part, pressed, known.account)
        if fee := fee_in(view, folded, lexicon, today):
            facts["fee"] = fee
        elif sums := [
            each
            for each in sums_beside_charges(f"{text_without_offers(view, pressed)}\n{folded}", lexicon)
            if not has_only_known_sums(each, lexicon, today, known.account, view.language[:2], known.prices)
            and not (leaves and is_price_of_staying(each, languages_of(each, view.language[:2])))
            and not prices.puts_down(each, view.language[:2])
        ]:
            facts["sum"] = sums[0]
            warnings.append(f"{NAMES_SUM}: {sums[0]}")
        elif clause := unclear_fee(folded, lexicon, known.account):
            warnings.append(f"{COSTS_FOLDED}: {clause}")
        warnings += [self._unnamed(view), _is_free(facts)]
        known = replace(known, told=(*filter(None, warnings), *filter(None, [facts.get("fee")])))
        warnings += self._consequences.read(pressed, view, folded, known)
        terms = self._terms(view)
        return ApprovalRequest(
            run_id=self._journal.run_id,
            service=self._policy.service.id,
            host=urlsplit(view.url).netloc,
            role=element.role,
            name=element.name,
            text=element.text,
            form_method=element.form_method or ("GET" if element.href else ""),
            form_action=element.form_action or element.href,
            url=view.url,
            title=view.title,
            facts=facts,
            reason=reason,
            nonce=random.token_hex(16),
            expires=self.expiry(),
            warnings=tuple(sorted(dict.fromkeys(filter(None, warnings)), key=is_lighter)[:MOST_WARNINGS]),
            price=terms.price,
            plan="" if "plan" in facts else terms.plan,
            account="" if "account" in facts else terms.account,
        )

    def expiry(self) -> datetime:
        """Return the time until which a question that is asked now can be answered."""
        return self.now() + timedelta(seconds=self._seconds)

    def _terms(self, view: PageView) -> Terms:
        """Return price, plan and account as the pages before the flow name them, the newest first.

        These are the ones that showed the running subscription: the address that was given may be a home page, whose
        prices are for newcomers.
        """
        pages = [view] if not self.in_flow and self._state_of(view) is State.ACCOUNT_ACTIVE else []
        pages += reversed(self._ran_on.values())
        entry = self._account_page
        if not pages and entry is not None and self._state_of(entry) is not State.UNKNOWN:
            pages = [entry]
        terms = Terms()
        for page in pages:
            terms = terms.or_else(terms_on(page, self._policy.service, self._policy.lexicon))
        return terms

    def left(self, view: PageView, phase: Phase) -> None:
        """Remember a page from which the run goes on, if it showed the running subscription before the flow."""
        if phase is Phase.SEARCHING and self._state_of(view) is State.ACCOUNT_ACTIVE:
            self._ran_on.pop(view.url, None)
            self._ran_on[view.url] = view

    def _state_of(self, view: PageView) -> State:
        return self._policy.state_of(view)[0]

    def _unnamed(self, view: PageView) -> str:
        """Explain that no page so far names the plan that is to be cancelled; "" if one does, or none is asked for."""
        if not (plan := self._policy.service.plan):
            return ""
        pages = [view.text, *(text for _, text in self._pages.values())]
        pages += [self._account_page.text] if self._account_page is not None else []
        if any(normalise(plan) in normalise(text) for text in pages):
            return ""
        return f"no page names {plan!r}, which is the plan to cancel"

    def _known(self, view: PageView) -> Known:
        """Collect what was read about the subscription so far."""
        product, plan, account = self._policy.service.name, "", self._account_text(view)
        earlier = tuple(text for url, (_, text) in self._pages.items() if url != view.url)
        today = self.now().date()
        facts = read_facts(view, self._policy.lexicon, today)
        paid_until = read_facts(account, self._policy.lexicon, today).renews
        own_prices, shown = self._own_prices(account.splitlines()), captioned(view.text.splitlines())
        named = facts.plan or ""
        before = self._pages.get(view.url, ())[:1]
        if any(named in text for text in (account, *before, *earlier)):
            plan = named
        return Known(
            product,
            account,
            earlier,
            self._chosen_on(view),
            plan,
            today,
            self._is_account(view),
            self.in_flow,
            self._prices(own_prices, view.text.splitlines()),
            used_up=_is_used_up(facts.ends, paid_until, self._days_in(f"{account}\n{view.text}"), today),
            ends=facts.ends,
            charges=() if self.in_flow else rows_of_next_charge(shown, self._policy.lexicon, today, own_prices),
        )

    def _days_in(self, text: str) -> list[date]:
        """List all days that a text names."""
        dates, today = self._policy.lexicon.dates, self.now().date()
        return [each.when for line in text.splitlines() for each in dates.read(normalise(line), today)]

    def _account_text(self, view: PageView | None) -> str:
        """Return what the account's page says of the subscription, and those that showed it running before `view`.

        The way may lead over several: the overview names no price, the page of the contract the next charge.
        """
        own = [self._account_page] if self._account_page is not None else []
        pages = [*own, *(page for url, page in self._ran_on.items() if view is None or url != view.url)]
        service = self._policy.service
        texts = [Subscriptions.on(page, service.name, service.plan).scope().text for page in pages]
        return "\n".join(dict.fromkeys(line for text in texts for line in text.splitlines()))

    def _own_prices(self, account: list[str]) -> frozenset[str]:
        """Return the regular prices that the account names."""
        rows = captioned(account)
        return regular_prices(rows) | prices_of_next_charge(rows, self._policy.lexicon, on_account=True)

    def _prices(self, own: frozenset[str], shown: list[str]) -> frozenset[str]:
        """Return the regular prices; where the account names none, the sum beside the day of the next charge here."""
        prices = own | regular_prices(captioned(list(filter(_may_be_a_price, shown))))
        if own or self.in_flow:
            return prices
        return prices | prices_of_next_charge(captioned(shown), self._policy.lexicon)

    def _is_account(self, view: PageView) -> bool:
        """Return whether it is the page that the service's address names, or led to."""
        own = {_without_fragment(self._policy.service.entry_url), self._landed}
        return _without_fragment(view.url) in own

    def saw(self, view: PageView) -> None:
        """Remember the text of a page: later questions consider all of them."""
        self._landed = self._landed or _without_fragment(view.url)
        if self._follows_press:
            self._flow_addresses.add(page_address(view.url))
        self._subject.saw(view)
        if self._is_account(view):
            self._account_page = view
        elif len(self._pages) < MOST_PAGES:
            first = self._pages.get(view.url, (view.text,))[0]
            self._pages[view.url] = (first, view.text)

    def chose(self, element: Element, url: str = "") -> None:
        """Remember that the run itself chose or ticked it, on the page at an address."""
        self._chosen.add(element.node)
        self._chosen_marks.add((page_address(url), *reads_as(element)))

    def _chosen_on(self, view: PageView) -> frozenset[str]:
        """Return the nodes that the run chose; a page may have drawn them anew, each alone with its role and label."""
        marks = Counter((page_address(view.url), *reads_as(each)) for each in view.elements)
        anew = {mark for mark in self._chosen_marks if marks[mark] == 1}
        drawn = {each.node for each in view.elements if (page_address(view.url), *reads_as(each)) in anew}
        return frozenset(self._chosen | drawn)

    def same_facts(self, request: ApprovalRequest, element: Element, view: PageView, folded: str = "") -> bool:
        """Return whether address, control and facts of the page are those of the request."""
        return self.request(element, view, request.reason, request.warnings, folded).digest == request.digest

    def uncovered(self, wanted: ApprovalRequest) -> str:
        """Explain why the held approval does not cover a request; "" when it does."""
        yes = self.yes
        if yes is None:
            return "nobody has said yes"
        if yes.request.expires <= self.now():
            return "the yes had expired"
        return difference(yes, wanted, self._policy.names)

    def may_ask(self, request: ApprovalRequest, text: str = "") -> None:
        """Check that an approval would be usable and informed, before asking. `text`: that of the page.

        Raises:
            UnsettledIntent: an earlier press on this account may have been sent.
            NeedsHuman: the page is signed in as somebody else, or states a cost of ending without an amount.
            Refused: the limit of questions about this control is reached.
        """
        if self._intent is None:
            self.earlier = self._ledger.unsettled(self._policy.service.id, self._account)
        if (earlier := self.earlier) is not None:
            raise UnsettledIntent(
                f"run {earlier.run_id} may have pressed {earlier.control!r}: nothing is pressed again"
            )
        self.check_account(request.facts.get("account") or "")
        if "fee" not in request.facts and (clause := unclear_fee(text, self._policy.lexicon, self._account_text(None))):
            raise NeedsHuman(
                f"the page says that ending costs something and not how much ({clause!r}): ask "
                f"{self._policy.service.name} for the sum first; {self.so_far()}"
            )
        control = (request.role, request.name, request.text, request.form_action, urlsplit(request.url).path)
        self._questions[control] += 1
        if self._questions[control] > MOST_QUESTIONS:
            raise Refused(f"{request.name!r} was asked about {MOST_QUESTIONS} times in this run, and is not again")

    def check_account(self, shown: str) -> None:
        """Stop if the page names another account than that of the run. `shown`: "" if it names none.

        Raises:
            NeedsHuman: it is signed in as somebody else.
        """
        if "@" in self._account and "@" in shown and normalise(shown) != normalise(self._account):
            raise NeedsHuman(
                f"the page is signed in as {shown}, not as {self._account}: {self.so_far()}. Sign in there as "
                f"{self._account}, then try again"
            )

    def so_far(self) -> str:
        """Describe for messages what has been sent."""
        if not self.steps:
            return "nothing was sent"
        is_read = len(self.steps) == self._read_steps
        read = "the account still read as active afterwards" if is_read else "the account was not read back yet"
        return f"{self.steps[-1]} was sent on the way, and {read}"

    async def ask(self, request: ApprovalRequest) -> None:
        """Ask the approver, and record request and answer.

        Raises:
            Refused: the person said no, with these words.
            NeedsHuman: nobody answered, or asking failed.
        """
        self._journal.write("approval_requested", request=request.to_dict())
        try:
            decision, words = await self._approver.decide(request)
        except Exception as error:
            ended = isinstance(error, StopTheRun)
            words = str(error) if ended else f"asking failed: {type(error).__name__}: {error}"
            self._answered(request, Decision.NOBODY, words)
            if isinstance(error, SubTerminatorError):
                raise
            raise NeedsHuman(f"a yes is needed for {request.name!r}, and asking for it failed: {error}") from error
        if decision is Decision.YES and self.now() >= request.expires:
            decision, words = Decision.NOBODY, "the yes came after the request had expired"
        self._answered(request, decision, words)
        if decision is Decision.YES:
            return
        if decision is Decision.NO:
            raise Refused(said_no(words), by_person=True)
        raise NeedsHuman(
            f"a yes is needed for {request.name!r} and nobody gave one ({words}): {self._words.next_time}; "
            f"{self.so_far()}"
        )

    def _answered(self, request: ApprovalRequest, decision: Decision, words: str) -> None:
        self.awaiting = None if decision is Decision.YES or decision is Decision.NO else request
        self._journal.write("approval_answered", decision=str(decision), words=words, nonce=request.nonce)

    def grant(self, yes: Yes) -> None:
        """Hold an approval until it is used up, or a fact changes."""
        self.yes, self._changed = yes, ""

    def drop(self, why: str = "") -> None:
        """End the held approval. `why`: added to the next question."""
        self.yes = None
        self._changed = why

    # -- the press under it --------------------------------------------------------------------------------------------

    def commit(self, control: str, request: ApprovalRequest, **details: Any) -> None:
        """Write the intent to the ledger, then the journal, both on disk; only then may the press follow.

        `details`: further fields for the journal.

        Raises:
            UnsettledIntent: another run may be pressing right now.
        """
        if self._intent is None:
            try:
                self._intent = self._ledger.intend(
                    self._policy.service.id, self._account, self._journal.run_id, control
                )
            except UnsettledIntent:
                self.earlier = self._ledger.unsettled(self._policy.service.id, self._account)
                raise
        self.submitted = True
        self._pressed_on(self.press.view if self.press is not None else None)
        named = date.fromisoformat(request.facts["ends"]) if request.facts.get("ends") else None
        self.approved_end = named if named is not None and named >= self.now().date() else None
        intent = self._intent
        self._journal.write(
            "intended", intent=intent.id, account=intent.account, generation=intent.generation, control=control
        )
        self._journal.write(
            "submitting",
            control=control,
            role=request.role,
            name=request.name,
            url=request.url,
            nonce=request.nonce,
            digest=request.digest,
            **details,
        )

    def not_sent(self, why: str, *, changed: bool = False) -> None:
        """Note that the press sent nothing. `changed`: the approval is used up."""
        self._journal.write("not_pressed", reason=why)
        if not self.steps:
            self.settle("not_sent")
        self.submitted = False
        if changed:
            self.drop(CHANGED)

    def led_on(self) -> None:
        """Note that the press was a step: the approval stays. Once a write was sent, the intent stays open."""
        self._journal.write("note", message=ONLY_A_STEP, level="info")
        if not self.steps:
            self.settle("not_sent")
        self.submitted = False

    def was_sent(self, doubt: str = "") -> None:
        """Note that the end was sent, or may have been. `doubt`: address of a page that continues the flow anyway."""
        self.submitted, self.doubt = True, doubt

    def goes_on(self) -> None:
        """Note that the account is active: what was sent was a step, the flow goes on under the same approval."""
        self.submitted, self.doubt = False, ""
        self._read_steps = len(self.steps)

    def settle(self, result: str) -> None:
        """Write the read-back's result into the press ledger."""
        intent = self._intent or self.earlier
        if intent is not None:
            self._ledger.settle(intent, result)
            self._journal.write("settled", intent=intent.id, result=result)
            self._intent = self.earlier = None


def _is_free(facts: Mapping[str, str]) -> str:
    """Explain that what would end costs nothing: it may not be the subscription that is meant; "" if it may cost."""
    plan = facts.get("plan", "")
    clauses = [] if "becomes" in facts else Reader.load().read(plan, "row")
    free = bool(clauses) and all(each.object == "free_plan" and not each.unknown for each in clauses)
    return f"the page calls the plan {plan!r}: nothing is paid for there" if free else ""


def _may_be_a_price(line: str) -> bool:
    """Return whether a line of this page may restate the price: a short one that charges nothing."""
    short = len(line.split()) <= _PRICE_WORDS and len(line) <= _PRICE_SIGNS
    return short and not amount_words("charging").search(line)


def _without_fragment(url: str) -> str:
    return url.partition("#")[0]


def _is_used_up(ends: date | None, paid_until: date | None, named: Collection[date], today: date) -> bool:
    """Return whether it ends on a day to come, and not before the next charge; the end may be its eve.

    No later day may be `named` anywhere: another charge may be meant, as that of an add-on.
    """
    if ends is None or paid_until is None or ends <= today:
        return False
    return all(each <= ends + timedelta(days=1) for each in (paid_until, *named))
