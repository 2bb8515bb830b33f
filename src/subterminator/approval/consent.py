"""The yes of one run: asked for, used up once, and committed to disk before the press that it allows."""

from __future__ import annotations

import secrets as random
from collections.abc import Callable
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from subterminator.approval.approvers import TakesBack
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
    PageView,
    PressLedgerProtocol,
)
from subterminator.lexicon.normalise import normalise
from subterminator.pages.facts import read_facts
from subterminator.pages.fees import fee_in, unclear_fee

AFTER_THE_PRESS = "the final press was sent: from now on the account is only read back"
CHANGED = "the page changed what was approved, after the yes before this one"


SPEAKING = timedelta(seconds=2)
"""How long after a press that speaks of cancelling what its page sends is taken for what it sends."""


class Consent:
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
        self.sent = False
        """The final press was sent, or may have been."""
        self.pressing: ApprovalRequest | None = None
        """The yes under which a press is being made at this moment."""
        self.covers: ApprovalRequest | None = None
        """The yes whose press was made last; what its page sends is covered until the run moves on."""
        self.form: Form | None = None
        """The form that the yes in `covers` was given for; None when its press sends none, or it could not be read."""
        self.strayed = ""
        """Why a request under the yes in `covers` was not let go: it is not what was approved."""
        self.orders = 0
        """Requests other than GET that the service was sent under the yes in `covers`."""
        self.ending = False
        """One of these orders reads as cancelling."""
        self.let_go = False
        """What reads as an end, or acts by being opened, was let go under the yes in `covers`."""
        self._speaking = ""
        self._spoken: datetime | None = None
        self.sends_to = ""
        """Address that the form of the control goes to whose press is under way."""
        self.earlier = ledger.unsettled(policy.service.id, account)
        self.awaiting: ApprovalRequest | None = None
        self._policy = policy
        self._approver = approver
        self._journal = journal
        self._ledger = ledger
        self._account = account
        self._seconds = seconds
        self._intent: Intent | None = None
        self._changed = False

    @property
    def speaking(self) -> str:
        """The label that speaks of cancelling, of the press that is under way or was a moment ago; "" for none.

        What it sends may be the end, and pages let a moment pass before they send.
        """
        return self._speaking if self._spoken is None or self.now() - self._spoken < SPEAKING else ""

    def speaks(self, label: str) -> None:
        """A press begins on a control of this label that speaks of cancelling; "" for any other."""
        self._speaking, self._spoken = label, None

    def spoke(self) -> None:
        """That press is over."""
        self._spoken = self.now()

    def request(self, element: Element, view: PageView, reason: str, warning: str, folded: str = "") -> ApprovalRequest:
        """What a person would be asked about this element on this page. `folded`: what it does not show at once."""
        facts = read_facts(view, self._policy.lexicon, self.now().date()).as_dict()
        if fee := fee_in(view, folded, self._policy.lexicon, self.now().date()):
            facts["fee"] = fee
        elif clause := unclear_fee(folded, self._policy.lexicon):
            warning = warning or f"the page has folded away that it may cost something: {clause}"
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
            warning=warning or (CHANGED if self._changed else ""),
        )

    def still(self, request: ApprovalRequest, element: Element, view: PageView, folded: str = "") -> bool:
        """Whether the page says the same as when the yes was asked for: place, control and facts."""
        return self.request(element, view, request.reason, request.warning, folded).digest == request.digest

    def may_ask(self, request: ApprovalRequest, text: str = "") -> None:
        """Nobody is asked for a yes that could not be used, or not be given with open eyes. `text`: of the page.

        Raises:
            UnsettledIntent: an earlier press on this account may have been sent.
            NeedsHuman: the page is signed in as somebody else, or it keeps to itself what ending costs.
        """
        self.earlier = self._ledger.unsettled(self._policy.service.id, self._account)
        if self.earlier is not None:
            earlier = self.earlier
            raise UnsettledIntent(
                f"run {earlier.run_id} may have pressed {earlier.control!r}: nothing is pressed again"
            )
        self.check_account(request.facts.get("account", ""))
        if "fee" not in request.facts and (clause := unclear_fee(text, self._policy.lexicon)):
            raise NeedsHuman(
                f"the page says that ending costs something and not how much ({clause!r}): ask "
                f"{self._policy.service.name} for the sum first; nothing was sent"
            )

    def check_account(self, shown: str) -> None:
        """Stop where the page names another account than the run is for. `shown`: "" where it names none.

        Raises:
            NeedsHuman: it is signed in as somebody else.
        """
        if "@" in self._account and "@" in shown and normalise(shown) != normalise(self._account):
            raise NeedsHuman(
                f"the page is signed in as {shown}, not as {self._account}: nothing was sent. Sign in there as "
                f"{self._account}, then run the command again"
            )

    async def decide(self, request: ApprovalRequest) -> None:
        """Put the request before whoever answers, and write both down.

        Raises:
            Refused: the person said no, with these words.
            NeedsHuman: nobody answered, or asking failed.
        """
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
            "terminal and type confirm when asked; nothing was sent"
        )

    def _answered(self, request: ApprovalRequest, decision: Decision, words: str) -> None:
        self.awaiting = None if decision is Decision.YES or decision is Decision.NO else request
        self._journal.write("approval_answered", decision=str(decision), words=words, nonce=request.nonce)

    def commit(self, control: str, request: ApprovalRequest, form: Form | None = None) -> None:
        """Ledger, then journal, both on disk; only then may the press follow. `form`: what the press is to send.

        Raises:
            UnsettledIntent: another run may be pressing right now.
        """
        try:
            self._intent = self._ledger.intend(self._policy.service.id, self._account, self._journal.run_id, control)
        except UnsettledIntent:
            self.earlier = self._ledger.unsettled(self._policy.service.id, self._account)
            raise
        self.sent = True
        self.pressing = self.covers = request
        self.form, self.strayed = form, ""
        self.orders, self.ending, self.let_go = 0, False, False
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

    def not_sent(self, why: str, *, given_back: bool = False, kept: bool = False) -> None:
        """Nothing was sent under the yes. It is used up all the same, unless it is given back, or kept for now."""
        self._journal.write("not_pressed", reason=why)
        self.settle("not_sent")
        self.sent = False
        self.covers = self.form = None
        if not kept:
            self._changed = not given_back
        if given_back and isinstance(self._approver, TakesBack):
            self._approver.take_back()

    def settle(self, result: str) -> None:
        """Write into the press ledger how it ended, as the read-back showed."""
        intent = self._intent or self.earlier
        if intent is not None:
            self._ledger.settle(intent, result)
            self._journal.write("settled", intent=intent.id, result=result)
            self._intent = self.earlier = None
