"""What a page starts by itself while the run waits: native dialogs and requests. Judged like any control."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from urllib.parse import urlsplit

from subterminator.approval.addresses import buys_when_opened, ends_when_opened
from subterminator.approval.consent import AFTER_THE_PRESS, Consent
from subterminator.approval.form_comparison import opens_the_same, request_differs, to_the_same_place
from subterminator.approval.policy import Policy
from subterminator.approval.verdicts import Allow, Ask, Refuse, Verdict
from subterminator.domain.errors import Aborted, DryRunReached, Refused, SubTerminatorError
from subterminator.domain.protocols import ApprovalRequest, Element, JournalProtocol, PageRequest, PageView
from subterminator.pages.facts import read_facts

COVERED = "the yes for the final press covers it"


class PageEvents:
    """Answers dialogs and holds requests, under the same consent as the presses."""

    def __init__(
        self, policy: Policy, consent: Consent, journal: JournalProtocol, view: Callable[[], PageView | None]
    ) -> None:
        self._policy = policy
        self._consent = consent
        self._journal = journal
        self._view = view
        self._released: set[tuple[str, str]] = set()

    # -- native dialogs ------------------------------------------------------------------------------------------------

    async def dialog(self, kind: str, message: str, url: str) -> bool:
        """A dialog is a control like any other: what OK does is judged, asked about where needed, and recorded."""
        if kind in {"alert", "beforeunload"}:
            self._journal.write("dialog", kind=kind, message=message, url=url, accepted=True)
            return True
        try:
            accept, why = await self._answer(kind, message, url)
        except SubTerminatorError as stop:
            self._journal.write("dialog", kind=kind, message=message, url=url, accepted=False, reason=str(stop))
            raise
        self._journal.write("dialog", kind=kind, message=message, url=url, accepted=accept, reason=why)
        return accept

    async def _answer(self, kind: str, message: str, url: str) -> tuple[bool, str]:
        """Whether OK is pressed, and why."""
        if kind != "confirm":
            return False, "a page's prompt is not answered for the person"
        if problem := self._policy.place(url):
            return False, problem
        verdict = self._policy.orders.dialog(message)
        if not isinstance(verdict, Ask):
            return False, verdict.reason if isinstance(verdict, Refuse) else "it is not known what OK does"
        approved = self._consent.pressing
        fee = read_facts(message, self._policy.lexicon, self._consent.now().date()).fee
        if approved is not None and fee in {None, approved.facts.get("fee")}:
            return True, COVERED
        if self._consent.sent and approved is None:
            return False, AFTER_THE_PRESS
        if self._consent.dry_run:
            raise DryRunReached(f"dry run: OK in the dialog {message!r} would be pressed next; nothing was sent")
        asked = Element(ref=0, node="dialog:0", role="dialog", name=message, text=message)
        request = replace(
            self._consent.request(asked, self._view() or PageView(url), verdict.reason, verdict.warning), url=url
        )
        if fee is not None:
            request = replace(request, facts={**request.facts, "fee": fee})
        if approved is None:
            self._consent.may_ask(request, message)
        await self._decide(request)
        if approved is None:
            self._consent.commit(f"OK in the dialog {message!r}", request)
        return True, verdict.reason

    # -- requests ------------------------------------------------------------------------------------------------------

    async def request(self, request: PageRequest) -> bool:
        """A request that reads as cancelling is held until there is a yes for it; one that reads as money is ended."""
        if request.method == "GET":
            return await self._opens(request)
        verdict = self._policy.orders.request(request, self._consent.covers)
        view = self._view()
        if isinstance(verdict, Allow) and self._by_script(request) and view is not None:
            verdict = self._policy.orders.controls_for(request, view)
        if isinstance(verdict, Refuse):
            return self._strays(request, verdict.reason)
        if not self._policy.orders.is_order(request):
            return True
        if self._consent.covers is not None and (problem := self._not_approved(request, verdict)):
            return self._strays(request, problem)
        if isinstance(verdict, Ask):
            return await self._order(request, verdict, ending=True)
        if self._consent.covers is not None:
            self._consent.orders += 1
            return True
        if self._consent.speaking and request.kind != "websocket":
            sends = Ask(f"it is what {self._consent.speaking!r} sends")
            return await self._order(request, sends, ending=False)
        return True

    async def _opens(self, request: PageRequest) -> bool:
        """An address that acts by being opened is an order too, unless a yes is in use."""
        verdict = self._policy.orders.opening(request)
        approved = self._consent.covers
        if isinstance(verdict, Allow):
            return True
        if approved is not None and not buys_when_opened(request.url):
            link = approved.form_action if approved.form_method == "GET" else ""
            if not ends_when_opened(link) or opens_the_same(link, request.url):
                self._consent.let_go = True
                return True
            return self._strays(request, f"{_told(request)} is not the address that was approved, {link}")
        if isinstance(verdict, Refuse):
            return self._strays(request, verdict.reason)
        return await self._order(request, verdict, ending=False)

    def _by_script(self, request: PageRequest) -> bool:
        """Whether an order is not what the control sends whose press is under way: that one was judged itself."""
        consent = self._consent
        return self._policy.orders.is_order(request) and consent.covers is None and request.url != consent.sends_to

    def _not_approved(self, request: PageRequest, verdict: Verdict) -> str:
        """How an order differs from what the yes was given for, in words; "" when it does not.

        What the page sends as the form, to where the form goes, or where the page names an address for its form and
        the order reads as cancelling, has to be that form. Other orders are what a script sends for a control.
        """
        if problem := self._policy.orders.besides(request):
            return problem
        form = self._consent.form
        if form is None or form.method != "POST":
            return ""
        is_the_form = request.kind == "document" or to_the_same_place(form, request)
        if not is_the_form and not (form.named and isinstance(verdict, Ask)):
            return ""
        problem = request_differs(form, request, self._policy.lexicon)
        return f"{_told(request)} is not what was approved: {problem}" if problem else ""

    async def _order(self, request: PageRequest, verdict: Ask, *, ending: bool) -> bool:
        consent = self._consent
        same = (request.method, request.url)
        consent.ending = consent.ending or ending
        if consent.covers is not None and same not in self._released:
            return self._let_go(request, COVERED)
        if consent.sent:
            return self._held(request, AFTER_THE_PRESS)
        if consent.dry_run:
            self._held(request, "dry run")
            raise DryRunReached(f"dry run: {_told(request)} would be sent next; nothing was sent")
        asked = Element(
            ref=0,
            node="request:0",
            role="request",
            name=_told(request),
            text=_told(request),
            form_method=request.method,
            form_action=request.url,
        )
        wanted = consent.request(asked, self._view() or PageView(request.url), verdict.reason, verdict.warning)
        try:
            consent.may_ask(wanted, shown.text if (shown := self._view()) else "")
            await self._decide(wanted)
            consent.commit(_told(request), wanted)
            consent.ending = request.method != "GET"
        except SubTerminatorError as stop:
            self._held(request, str(stop))
            raise
        consent.pressing = None
        return self._let_go(request, "the person said yes to it")

    def _strays(self, request: PageRequest, reason: str) -> bool:
        """It is not sent, whoever says yes; a press that waits for it hears why."""
        if self._consent.covers is not None:
            self._consent.strayed = self._consent.strayed or reason
        return self._held(request, reason)

    def _held(self, request: PageRequest, reason: str) -> bool:
        self._journal.write("request_held", method=request.method, url=request.url, reason=reason)
        return False

    def _let_go(self, request: PageRequest, reason: str) -> bool:
        self._released.add((request.method, request.url))
        self._consent.orders += request.method != "GET"
        self._consent.let_go = True
        self._journal.write("request_released", method=request.method, url=request.url, reason=reason)
        return True

    async def _decide(self, request: ApprovalRequest) -> None:
        try:
            await self._consent.decide(request)
        except Refused as no:
            # The page waits for the answer, so a no has to end the run here rather than become an observation.
            raise Aborted(f"{no}; nothing was sent") from no


def _told(request: PageRequest) -> str:
    return f"{request.method} {urlsplit(request.url).path}"
