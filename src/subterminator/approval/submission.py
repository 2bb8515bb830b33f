"""One cancellation from the question to its end: asked, granted, committed, sent, settled.

A yes is for one cancellation with its facts. It covers the presses of this flow that lead to that end, while the facts
stay true; it is never given back once a write has left under it, and only a press of ours can use it.
"""

from __future__ import annotations

import secrets as random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import StrEnum
from urllib.parse import urlsplit

from subterminator.approval.consequences import Consequences, Known
from subterminator.approval.control_labels import has_letters
from subterminator.approval.kinds import Phase, PressKind, SendKind
from subterminator.approval.policy import Policy
from subterminator.domain.errors import NeedsHuman, Refused, SubTerminatorError, UnsettledIntent
from subterminator.domain.protocols import (
    ApprovalRequest,
    Approver,
    Decision,
    Element,
    Form,
    Intent,
    JournalProtocol,
    PageRequest,
    PageView,
    PressLedgerProtocol,
)
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.pages.blocks import page_blocks, subscription_scope
from subterminator.pages.facts import read_facts
from subterminator.pages.fees import fee_in, sums_beside_charges, unclear_fee

__all__ = ["AFTER_THE_PRESS", "CHANGED", "Press", "Stage", "Submission", "Yes", "words_of"]

AFTER_THE_PRESS = "the final press was sent: from now on the account is only read back"
CHANGED = "the page changed what was approved, after the yes before this one"
ANSWERING = timedelta(seconds=10)
"""How long after a press what its document sends is taken for what the press sends."""
MOST_WARNINGS = 3
MOST_PAGES = 20
MOST_QUESTIONS = 3
"""How often one control is asked about in a run."""


class Stage(StrEnum):
    """How far a submission has come."""

    OPEN = "open"
    ASKED = "asked"
    GRANTED = "granted"
    COMMITTED = "committed"
    """A press under the yes is under way, or may have been sent."""
    SENT = "sent"
    SETTLED = "settled"


@dataclass(slots=True)
class Yes:
    """A person's yes to one cancellation, and the control that it was first given for."""

    request: ApprovalRequest
    element: Element
    """The control, as it is drawn now."""
    form: Form | None
    """What that one sends."""
    alone: bool
    """No other control of its page read the same."""
    others: frozenset[str]
    """Nodes of the page's other controls at that time: the yes was not for these."""
    words: str
    """What the page showed at that time."""
    pressed: bool = False
    """A press was made under it, so that it holds for what that leads to."""


@dataclass(slots=True)
class Press:
    """A press that is under way, or was a moment ago: what its document sends is attributed to it."""

    kind: PressKind
    label: str
    document: str
    """Address of the tab's document when it began."""
    phase: Phase
    target: str = ""
    """Address that the form of its control goes to."""
    yes: Yes | None = None
    control: Element | None = None
    form: Form | None = None
    """The form as it was approved; None where the press sends none."""
    ended: datetime | None = None
    left: bool = False
    """It opened another document in the tab."""
    writes: list[str] = field(default_factory=list)
    """What was let go that may have changed something, in words."""
    orders: set[tuple[str, ...]] = field(default_factory=set)
    """The same, as two of one order are told from two orders."""
    ends: list[str] = field(default_factory=list)
    """What of it reads as the end."""
    acted: bool = False
    """An address that acts by being opened was let go."""
    surely: bool = False
    """Its words or the definition call it the last step."""
    opened: bool = False
    """It asked the service for something, be it only to read."""
    exploring: bool = False
    """It only searches for the way: nothing that it causes is asked about."""
    told: str = ""
    """What the page said under it that the yes does not cover."""
    strayed: str = ""
    """Why something under the yes was not let go: it is not what was approved."""

    @property
    def sent(self) -> bool:
        """Whether something left that may have changed something."""
        return bool(self.writes) or self.acted


class Submission:
    """Who said yes to what, and whether it was sent. One for each run, shared by all that can press."""

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
    ) -> None:
        self.dry_run = dry_run
        self.now = now
        self.stage = Stage.OPEN
        self.yes: Yes | None = None
        self.press: Press | None = None
        self.steps: list[str] = []
        """What presses have sent so far that was no end, in words."""
        self.doubt = ""
        """Address of a page that goes on asking after what may have been the end; "" where there is no doubt."""
        self.earlier = ledger.unsettled(policy.service.id, account)
        self.awaiting: ApprovalRequest | None = None
        self.approved_end: date | None = None
        """Day on which it ends by the page of the press that was approved; None where that named none."""
        self._policy = policy
        self._approver = approver
        self._journal = journal
        self._ledger = ledger
        self._account = account
        self._seconds = seconds
        self._intent: Intent | None = None
        self._changed = ""
        self._consequences = Consequences(policy.lexicon)
        self._account_page: PageView | None = None
        self._pages: dict[str, str] = {}
        """Texts of the other pages that were seen, by address."""
        self._chosen: set[str] = set()
        self._questions: Counter[tuple[str, ...]] = Counter()

    @property
    def submitted(self) -> bool:
        """The end was sent, or may have been: only the account is read from now on."""
        return self.stage in {Stage.COMMITTED, Stage.SENT, Stage.SETTLED}

    @property
    def committed(self) -> bool:
        """A write has left under a yes, and nobody has read back what came of it."""
        return self._intent is not None and bool(self.steps)

    # -- presses -------------------------------------------------------------------------------------------------------

    def begins(self, press: Press) -> None:
        """A press is about to be made; what was sent before belongs to the one before."""
        self.press = press

    def over(self) -> None:
        """The press is over; its document may send what it caused a moment later."""
        if self.press is not None:
            self.press.ended = self.now()
            if self.press.left:
                self.press = None  # the next document speaks for itself

    def moves_on(self) -> None:
        """The run opens another page: what is sent from now on is no press's."""
        self.press = None

    def caused(self, request: PageRequest) -> Press | None:
        """The press that caused a request; None where the page sends it by itself."""
        press = self.press
        if press is None or (press.ended is not None and self.now() - press.ended >= ANSWERING):
            return None
        other = bool(request.document) and request.document != press.document
        return None if press.left and other else press

    def let_go(self, press: Press | None, request: PageRequest, kind: SendKind) -> None:
        """Note what leaves."""
        if press is None:
            return
        press.left = press.left or request.leaves
        if not kind.writes:
            return
        told = f"{request.method} {urlsplit(request.url).path}"
        if request.method == "GET":
            press.acted = True
        else:
            press.writes.append(told)
        if kind is SendKind.END:
            press.ends.append(told)
        self.steps.append(told)

    # -- the question --------------------------------------------------------------------------------------------------

    def request(
        self,
        element: Element,
        view: PageView,
        reason: str,
        warning: str,
        folded: str = "",
        control: Element | None = None,
    ) -> ApprovalRequest:
        """What a person would be asked about this element on this page.

        Args:
            folded: what the page does not show at once.
            control: what was pressed, where it is a request or a dialog that is asked about.
        """
        today = self.now().date()
        lexicon = self._policy.lexicon
        facts = read_facts(view, lexicon, today).as_dict()
        warnings = [warning or self._changed]
        if fee := fee_in(view, folded, lexicon, today):
            facts["fee"] = fee
        elif sums := sums_beside_charges(f"{view.text}\n{folded}", lexicon):
            facts["sum"] = sums[0]
            warnings.append(f"the page names a sum, and it is not clear what for: {sums[0]}")
        elif clause := unclear_fee(folded, lexicon):
            warnings.append(f"the page has folded away that it may cost something: {clause}")
        warnings += self._consequences.read(control or element, view, folded, self._known(view))
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
            expires=self.now() + timedelta(seconds=self._seconds),
            warning="; ".join(list(dict.fromkeys(filter(None, warnings)))[:MOST_WARNINGS]),
        )

    def _known(self, view: PageView) -> Known:
        """What has been seen of the subscription until now."""
        product, account, page = self._policy.service.name, "", self._account_page
        if page is not None:
            account = subscription_scope(page_blocks(page), Reader.load(), product).text
        earlier = tuple(text for url, text in self._pages.items() if url != view.url)
        return Known(product, account, earlier, frozenset(self._chosen), self._is_account(view))

    def _is_account(self, view: PageView) -> bool:
        return _without_fragment(view.url) == _without_fragment(self._policy.service.entry_url)

    def saw(self, view: PageView) -> None:
        """Remember what a page says: a later question is about all of it."""
        if self._is_account(view):
            self._account_page = view
        elif len(self._pages) < MOST_PAGES:
            self._pages[view.url] = view.text

    def chose(self, element: Element) -> None:
        """Remember that the run itself chose or ticked it."""
        self._chosen.add(element.node)

    def same_facts(self, request: ApprovalRequest, element: Element, view: PageView, folded: str = "") -> bool:
        """Whether the page says the same as when the yes was asked for: place, control and facts."""
        return self.request(element, view, request.reason, request.warning, folded).digest == request.digest

    def uncovered(self, wanted: ApprovalRequest) -> str:
        """Why the yes that is held does not cover what is wanted now, in words; "" when it does."""
        yes = self.yes
        if yes is None:
            return "nobody has said yes"
        was, now = yes.request, wanted
        if was.expires <= self.now():
            return "the yes had expired"
        if new := next((each for each in now.warning.split("; ") if each and each not in was.warning), ""):
            return new
        for name in ("account", "plan", "ends"):
            if name in was.facts and name in now.facts and was.facts[name] != now.facts[name]:
                return f"{name} was {was.facts[name]!r}, and is {now.facts[name]!r}"
        for name in ("fee", "sum"):
            if name in now.facts and was.facts.get(name) != now.facts[name]:
                return f"it names {now.facts[name]!r}, which the yes did not"
        if now.host != was.host:
            return f"it stands at {now.host}, and the yes was given at {was.host}"
        if other := _other_number(was.form_action, now.form_action):
            return other
        if now.role in {"request", "dialog"}:
            return ""
        shown = now.text if has_letters(now.text) else now.name  # a hidden name is compared by its own rule
        if unknown := next((word for word in self._policy.names(shown) if word not in yes.words), ""):
            return f"it names {unknown!r}, which the page of the yes did not"
        return ""

    def may_ask(self, request: ApprovalRequest, text: str = "") -> None:
        """Nobody is asked for a yes that could not be used, or not be given with open eyes. `text`: of the page.

        Raises:
            UnsettledIntent: an earlier press on this account may have been sent.
            NeedsHuman: the page is signed in as somebody else, or it keeps to itself what ending costs.
            Refused: this control was asked about often enough.
        """
        if self._intent is None:
            self.earlier = self._ledger.unsettled(self._policy.service.id, self._account)
        if self._intent is None and self.earlier is not None:
            earlier = self.earlier
            raise UnsettledIntent(
                f"run {earlier.run_id} may have pressed {earlier.control!r}: nothing is pressed again"
            )
        self.check_account(request.facts.get("account", ""))
        if "fee" not in request.facts and (clause := unclear_fee(text, self._policy.lexicon)):
            raise NeedsHuman(
                f"the page says that ending costs something and not how much ({clause!r}): ask "
                f"{self._policy.service.name} for the sum first; {self.so_far()}"
            )
        control = (request.role, request.name, request.text, request.form_action, urlsplit(request.url).path)
        self._questions[control] += 1
        if self._questions[control] > MOST_QUESTIONS:
            raise Refused(f"{request.name!r} was asked about {MOST_QUESTIONS} times in this run, and is not again")

    def check_account(self, shown: str) -> None:
        """Stop where the page names another account than the run is for. `shown`: "" where it names none.

        Raises:
            NeedsHuman: it is signed in as somebody else.
        """
        if "@" in self._account and "@" in shown and normalise(shown) != normalise(self._account):
            raise NeedsHuman(
                f"the page is signed in as {shown}, not as {self._account}: {self.so_far()}. Sign in there as "
                f"{self._account}, then run the command again"
            )

    def so_far(self) -> str:
        """What has been sent until now, for messages."""
        if not self.steps:
            return "nothing was sent"
        return f"{self.steps[-1]} was sent on the way, and the account was not read back yet"

    async def decide(self, request: ApprovalRequest) -> None:
        """Put the request before whoever answers, and write both down.

        Raises:
            Refused: the person said no, with these words.
            NeedsHuman: nobody answered, or asking failed.
        """
        before = self.stage
        self.stage = Stage.ASKED
        try:
            await self._decide(request)
            self.stage = Stage.GRANTED
        finally:
            if self.stage is Stage.ASKED:
                self.stage = before

    async def _decide(self, request: ApprovalRequest) -> None:
        self._journal.write("approval_requested", request=request.to_dict())
        try:
            decision, words = await self._approver.decide(request)
        except Exception as error:
            self._answered(request, Decision.NOBODY, f"asking failed: {type(error).__name__}: {error}")
            if isinstance(error, SubTerminatorError):
                raise
            raise NeedsHuman(f"a yes is needed for {request.name!r}, and asking for it failed: {error}") from error
        if decision is Decision.YES and self.now() >= request.expires:
            decision, words = Decision.NOBODY, "the yes came after the request had expired"
        self._answered(request, decision, words)
        if decision is Decision.YES:
            return
        if decision is Decision.NO:
            raise Refused(f"the person said no: {words}" if words else "the person said no", by_person=True)
        raise NeedsHuman(
            f"a yes is needed for {request.name!r} and nobody gave one ({words}): run the same command at a "
            f"terminal and type confirm when asked; {self.so_far()}"
        )

    def _answered(self, request: ApprovalRequest, decision: Decision, words: str) -> None:
        self.awaiting = None if decision is Decision.YES or decision is Decision.NO else request
        self._journal.write("approval_answered", decision=str(decision), words=words, nonce=request.nonce)

    def grant(self, yes: Yes) -> None:
        """A person said yes: it is held until it is used up, or a fact changes."""
        self.yes, self._changed = yes, ""
        self.stage = Stage.GRANTED

    def drop(self, why: str = "") -> None:
        """The yes is used up. `why`: what the next question has to say about it."""
        self.yes = None
        self._changed = why
        if self.stage is Stage.GRANTED:
            self.stage = Stage.OPEN

    # -- the press under it --------------------------------------------------------------------------------------------

    def commit(self, control: str, request: ApprovalRequest) -> None:
        """Ledger, then journal, both on disk; only then may the press follow.

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
        self.stage = Stage.COMMITTED
        named = request.facts.get("ends", "")
        self.approved_end = date.fromisoformat(named) if named else None
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
        )

    def not_sent(self, why: str, *, changed: bool = False) -> None:
        """Nothing was sent by the press. `changed`: the yes is used up."""
        self._journal.write("not_pressed", reason=why)
        if not self.steps:
            self.settle("not_sent")
        self.stage = Stage.GRANTED if self.yes is not None else Stage.OPEN
        if changed:
            self.drop(CHANGED)

    def led_on(self, why: str) -> None:
        """The press was a step of the flow: the yes lives on. Once a write has left, the intent stays open."""
        self._journal.write("note", message=why, level="info")
        if not self.steps:
            self.settle("not_sent")
        self.stage = Stage.GRANTED

    def was_sent(self, doubt: str = "") -> None:
        """The end was sent, or may have been. `doubt`: address of a page that goes on asking all the same."""
        self.stage, self.doubt = Stage.SENT, doubt

    def goes_on(self) -> None:
        """The account was read, and runs on: what was sent was a step, and the flow goes on under the same yes."""
        self.stage, self.doubt = Stage.GRANTED, ""

    def settle(self, result: str) -> None:
        """Write into the press ledger how it ended, as the read-back showed."""
        intent = self._intent or self.earlier
        if intent is not None:
            self._ledger.settle(intent, result)
            self._journal.write("settled", intent=intent.id, result=result)
            self._intent = self.earlier = None
            if self.stage is Stage.SENT:
                self.stage = Stage.SETTLED


def _without_fragment(url: str) -> str:
    return url.partition("#")[0]


def words_of(view: PageView, *texts: str) -> str:
    """What a page shows, and the texts, as it is searched for words."""
    return normalise("\n".join((view.text, view.title, *texts)))


def _other_number(was: str, now: str) -> str:
    """Where two addresses differ by the number of a subscription only, in words; "" otherwise."""
    one, other = urlsplit(was).path.split("/"), urlsplit(now).path.split("/")
    if len(one) != len(other) or not was or not now:
        return ""
    differing = [(a, b, place) for place, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    for before, after, place in differing:
        things = {
            "subscription",
            "subscriptions",
            "membership",
            "memberships",
            "plan",
            "plans",
            "contract",
            "contracts",
        }
        named = one[place - 1].lower() in things | {"abo", "abos", "sub", "subs"}
        if named and any(map(str.isdigit, before)) and any(map(str.isdigit, after)):
            return f"it is for {one[place - 1]}/{after}, and the yes was for {one[place - 1]}/{before}"
    return ""
