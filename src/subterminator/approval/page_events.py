"""Page events: native dialogs and requests, judged by the press that caused them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import partial
from urllib.parse import urlsplit

from subterminator.approval.address_words import (
    ends_by_its_last_part,
    ends_by_its_query,
    ends_when_opened,
    is_about_consent,
    names_only_a_step,
)
from subterminator.approval.approval_requests import ApprovalRequests
from subterminator.approval.descriptions import request_line
from subterminator.approval.form_comparison import has_form_address, opens_the_same, request_differs
from subterminator.approval.gate_table import Decided, Row, matching_row
from subterminator.approval.granted_approval import Press, Yes, words_of
from subterminator.approval.kinds import Phase, PressKind, SendKind
from subterminator.approval.policy import Policy
from subterminator.approval.send_kinds import ANOTHER_SITE, Sent
from subterminator.approval.submission import AFTER_THE_PRESS, READS_ONLY, Submission
from subterminator.approval.verdicts import Refuse
from subterminator.domain.errors import Aborted, DryRunReached, Refused, SubTerminatorError
from subterminator.domain.protocols import (
    CLICK,
    ApprovalRequest,
    Element,
    JournalProtocol,
    NativeDialog,
    PageRequest,
    PageView,
)

COVERED = "the yes for the final press covers it"
REPORTED = "this browser reports requests and cannot hold them"


class PageEvents:
    """Answers dialogs and holds requests, under the same submission as the presses."""

    def __init__(
        self,
        policy: Policy,
        submission: Submission,
        journal: JournalProtocol,
        view: Callable[[], PageView | None],
        requests: ApprovalRequests,
        reads_only: Callable[[], bool] = lambda: False,
        seen: Collection[str] = (),
    ) -> None:
        """Listen to the pages of a run.

        Args:
            view: returns the last look.
            requests: ask about presses.
            reads_only: whether the gate is in its reading mode now.
            seen: addresses of the pages that the run has looked at, as they grow.
        """
        self._policy = policy
        self._requests = requests
        self._seen = seen
        self._submission = submission
        self._journal = journal
        self._view = view
        self._reads_only = reads_only
        self.has_sockets = False
        """Whether a page opened a WebSocket, whose messages are not reported."""
        self.dialogs: list[NativeDialog] = []
        """Native dialogs since the last action began."""
        self._asking = asyncio.Lock()
        self._sent_unprompted: set[tuple[str, str]] = set()
        """Method and address of the requests of unknown kind that pages sent by themselves."""
        self._written_elsewhere: set[tuple[str, str]] = set()
        """Method and address of the writes to other sites that were sent apart from presses that may end it."""
        self._framed: set[str] = set()
        """Addresses that pages opened in frames of theirs by themselves."""

    # -- native dialogs ------------------------------------------------------------------------------------------------

    async def dialog(self, kind: str, message: str, url: str) -> bool:
        """Judge a dialog like a control: judge what OK does, ask if needed, record."""
        if kind in {"alert", "beforeunload"}:
            self._note_alert(message, url)
            self._journal.write("dialog", kind=kind, message=message, url=url, accepted=True)
            self.dialogs.append(NativeDialog(kind, message, True))
            return True
        try:
            accept, why = await self._answer(kind, message, url)
        except SubTerminatorError as stop:
            self._journal.write("dialog", kind=kind, message=message, url=url, accepted=False, reason=str(stop))
            raise
        self._journal.write("dialog", kind=kind, message=message, url=url, accepted=accept, reason=why)
        self.dialogs.append(NativeDialog(kind, message, accept, why))
        return accept

    def _note_alert(self, message: str, url: str) -> None:
        """Note what an alert states that the approval does not cover: later writes of the press are refused."""
        press = self._submission.press
        if press is None or press.yes is None or not message.strip():
            return
        asked = _element("dialog", message)
        wanted = self._submission.request(asked, self._view() or PageView(url), press.label, (), message, press.control)
        press.uncovered = press.uncovered or self._submission.uncovered(wanted)

    async def _answer(self, kind: str, message: str, url: str) -> tuple[bool, str]:
        """Return whether to press OK, and why."""
        submission = self._submission
        if kind != "confirm":
            return False, "a page's prompt is not answered for the person"
        if self._reads_only():
            return False, READS_ONLY
        if problem := self._policy.place(url):
            return False, problem
        press = submission.press if submission.press is not None and submission.press.ended is None else None
        if press is not None and (why := _dismissed_because(press)):
            return False, why
        verdict = self._policy.orders.dialog(message, pressed=press is not None)
        if isinstance(verdict, Refuse):
            return False, verdict.reason
        approved = press.yes if press is not None else None
        asked = _element("dialog", message)
        view = self._view() or PageView(url)
        control = press.control if press is not None else None
        told = press.tried.request.warnings if press is not None and press.tried is not None else ()
        warnings = (*verdict.warnings, *told)
        wanted = replace(submission.request(asked, view, verdict.reason, warnings, message, control), url=url)
        if approved is not None and verdict.covered and not submission.uncovered(wanted):
            return True, COVERED
        if submission.submitted and approved is None:
            return False, AFTER_THE_PRESS
        if press is not None and verdict.covered and self._lives_on(press, view, wanted):
            submission.commit(f"OK in the dialog {message!r}", wanted)
            press.yes, press.phase = submission.yes, Phase.YES
            return True, COVERED
        if submission.dry_run:
            raise DryRunReached(f"dry run: OK in the dialog {message!r} would be pressed next; {submission.so_far()}")
        if approved is None:
            submission.may_ask(wanted, message)
        await self._ask_or_abort(wanted)
        submission.grant(Yes(wanted, asked, None, True, frozenset(), words_of(view, message), pressed=True))
        submission.commit(f"OK in the dialog {message!r}", wanted)
        if press is not None:
            press.yes, press.phase = submission.yes, Phase.YES
        elif submission.press is None:
            submission.begins(Press(PressKind.END, message, url, Phase.YES, yes=submission.yes, surely=True))
        return True, verdict.reason

    def _lives_on(self, press: Press, view: PageView, wanted: ApprovalRequest) -> bool:
        """Return whether the yes for an earlier press of the flow covers what OK in this press's dialog does."""
        yes, control = self._submission.yes, press.control
        if yes is None or not yes.pressed or control is None or self._submission.dry_run:
            return False
        return not yes.stood_beside(control, view) and not self._submission.uncovered(wanted)

    # -- requests ------------------------------------------------------------------------------------------------------

    async def answered(self) -> None:
        """Wait until nobody is being asked about a request: its press is not over before."""
        async with self._asking:
            pass

    async def request(self, request: PageRequest) -> bool:
        """Return whether a request may be sent, judged by the table as its press's or as the page's own."""
        press = self._submission.caused(request)
        if self._reads_only() and self._policy.orders.reader.read(request).kind.writes:  # also to other sites
            return self._held(request, READS_ONLY)
        row, sent = self._judged(request, press)
        if press is None or press.tried is None:
            self._written_elsewhere.add(_endpoint(request))
        if press is None:
            return self._by_itself(request, row, sent)
        if press.only_reads and sent.kind.writes:
            return self._strays(request, press, AFTER_THE_PRESS)
        if sent.kind is SendKind.UNKNOWN and is_about_consent(request.url) and press.about_cookies:
            self._leaves(request, press, sent)
            return True
        if row.decided is Decided.ASK and press.exploring:
            return self._strays(request, press, "while the way is searched no write leaves")
        if row.decided is Decided.ASK:
            async with self._asking:  # one question at a time; the yes to it may cover the next
                row, sent = self._judged(request, press)
                if row.decided is Decided.ASK:
                    return await self._order(request, press, sent, row)
        if row.decided is Decided.REFUSE:
            return self._strays(request, press, row.why)
        if press.yes is not None and sent.kind.writes:
            return self._under_the_yes(request, press, press.yes, sent)
        self._leaves(request, press, sent)
        return True

    def _by_itself(self, request: PageRequest, row: Row, sent: Sent) -> bool:
        """Return whether a request that no press caused may be sent."""
        if row.decided is not Decided.LET:
            return self._held(request, row.why)
        if sent.kind is SendKind.UNKNOWN:
            self._sent_unprompted.add(_endpoint(request))
        if request.kind == "document" and request.method == "GET" and request.document and not request.leaves:
            self._framed.add(request.url)
        return True

    def _under_the_yes(self, request: PageRequest, press: Press, yes: Yes, sent: Sent) -> bool:
        """Return whether a write may be sent under the approval of its press."""
        if problem := press.uncovered or self._not_approved(request, press, yes, sent):
            return self._strays(request, press, problem)
        if press.ended is not None and not self._submission.submitted:  # it waited with it until the press was over
            try:
                self._submission.commit(press.label, yes.request)
            except SubTerminatorError as stop:
                return self._strays(request, press, str(stop))
            press.unread = True
        press.background += sent.kind is SendKind.UNKNOWN and _endpoint(request) in self._sent_unprompted
        return self._released(request, press, sent, COVERED)

    def sent(self, request: PageRequest) -> None:
        """Record a request of a browser that reports requests and cannot hold them.

        After one that reads as the end and was not asked about, nothing is pressed before the account is read.
        """
        self.has_sockets = self.has_sockets or request.kind == "websocket"
        press = self._submission.caused(request)
        if press is None:
            return
        _, sent = self._judged(request, press)
        self._leaves(request, press, sent)
        if not sent.kind.writes:
            return
        self._journal.write("request_released", method=request.method, url=request.url, reason=REPORTED)
        press.unread = press.unread or press.ended is not None
        if sent.kind is SendKind.END and press.yes is None:
            self._submission.was_sent()

    def _judged(self, request: PageRequest, press: Press | None) -> tuple[Row, Sent]:
        """Return the table's row for a request, and its kind."""
        ending = press is not None and press.ending
        sent = self._policy.orders.reader.read(request, pressed=press is not None, ending=ending)
        if press is not None and press.yes is not None:
            row, sent = self._judged_under_a_yes(request, press.kind, press.yes, sent)
        else:
            row, sent = self._judged_without_a_yes(request, press, sent)
        if row.decided is Decided.REFUSE and sent.words:
            reads = f"{request.method} {urlsplit(request.url).path!r} reads as {sent.kind} ({sent.words}): {row.why}"
            row = row._replace(why=reads)
        return row, sent

    def _judged_under_a_yes(self, request: PageRequest, kind: PressKind, yes: Yes, sent: Sent) -> tuple[Row, Sent]:
        """Judge a request of a press that has an approval: a free plan that was approved is the end.

        A beacon cannot be answered, so it reports the end and is not the end: it uses no approval.
        """
        if request.kind == "ping" and sent.kind in {SendKind.END, SendKind.OTHER_END}:
            return matching_row(PressKind.NOBODY, sent.kind, Phase.SEARCHING), sent
        orders = self._policy.orders
        if orders.takes_free_plan(request, yes.request):
            another = orders.reader.takes_another_plan(request.url, orders.fields(request)) or orders.besides(request)
            sent = Sent(SendKind.MONEY, another) if another else Sent(SendKind.END, "a free plan is taken")
        return matching_row(PressKind.END if kind in _JUDGED_AS_END else kind, sent.kind, Phase.YES), sent

    def _judged_without_a_yes(self, request: PageRequest, press: Press | None, sent: Sent) -> tuple[Row, Sent]:
        """Judge a request of the page itself, or of a press without an approval."""
        orders, view = self._policy.orders, self._view()
        if press is not None and sent.kind is SendKind.UNKNOWN and self._is_background(request, press):
            return matching_row(PressKind.NOBODY, sent.kind, Phase.SEARCHING), sent
        by_script = press is None or request.url != press.target
        if by_script and sent.kind.writes and request.method != "GET" and view is not None:
            if problem := orders.controls_for(request, view, press.control if press is not None else None):
                row = matching_row(PressKind.NOBODY, SendKind.MONEY, Phase.SEARCHING)
                return row._replace(why=problem), Sent(sent.kind)
            if orders.ends_by_a_control(request, view):
                sent = Sent(SendKind.END, "a final control of the page sends it")
        on_leaving = press is not None and (press.left or request.kind == "ping")
        if press is None or (on_leaving and sent.kind in {SendKind.END, SendKind.OTHER_END}):
            return matching_row(PressKind.NOBODY, sent.kind, Phase.SEARCHING), sent
        phase = Phase.DRY_RUN if self._submission.dry_run else press.phase
        writes = sent.kind.writes or self._may_order_elsewhere(request, sent)
        if press.tried is not None and (writes or not self._only_reads_on(request, press)):
            return matching_row(PressKind.END, sent.kind, phase), sent
        return matching_row(_judged_kind(press), sent.kind, phase), sent

    def _is_background(self, request: PageRequest, press: Press) -> bool:
        """Return whether pages send the like by themselves.

        Many services take all their orders at one address: of a press that may end it, none that names an operation.
        """
        if _endpoint(request) not in self._sent_unprompted:
            return False
        names = {name for name, _ in self._policy.orders.fields(request)}
        return press.tried is None or not names & {"query", "operationName", "method", "action", "operation"}

    def _may_order_elsewhere(self, request: PageRequest, sent: Sent) -> bool:
        """Return whether a write to another site may be an order: no page, and no other press, has sent the like.

        Some services take their orders at another name; what measures their pages is called by every page.
        """
        writes = request.method.upper() not in {"GET", "HEAD", "OPTIONS"} and request.kind in {
            "document",
            "fetch",
            "xhr",
        }
        unread = sent.kind is SendKind.TELEMETRY and sent.words == ANOTHER_SITE
        return writes and unread and _endpoint(request) not in self._written_elsewhere

    def _only_reads_on(self, request: PageRequest, press: Press) -> bool:
        """Return whether a read of a press that may end it is harmless: of data, or of a page that is understood.

        Some services end things by opening an address. The notice about cookies that pages opened in a frame by
        themselves is none of these.
        """
        if is_about_consent(request.url) and request.url in self._framed:
            return True
        if press.control is not None and press.control.role == "checkbox":
            return False  # a box seldom sends anything: nothing is known of what it does
        if ends_by_its_query(request.url):
            return False
        if request.kind != "document":
            return not ends_by_its_last_part(request.url)
        return names_only_a_step(request.url) and self._policy.is_understood(request.url, self._seen)

    def _not_approved(self, request: PageRequest, press: Press, yes: Yes, sent: Sent) -> str:
        """Describe how an approved request differs from the approval; "" when it does not.

        A request must match the approved form if the browser submits it, if it goes to the form's address, or if the
        form names an address and the request reads as an end. Other orders are those of a control's script.
        """
        described = request_line(request)
        if request.method == "GET":
            link = yes.request.form_action
            another = (
                yes.request.form_method == "GET" and ends_when_opened(link) and not opens_the_same(link, request.url)
            )
            return f"{described} is not the address that was approved, {link}" if another else ""
        if problem := self._policy.orders.besides(request, ending=press.ending):
            return problem
        if self._order_of(request) in press.orders:
            return f"{described} was sent under this press already"
        if sent.kind is SendKind.END and press.ends:
            return f"{described} would end something more: {press.ends[0]} was sent under this press already"
        form = press.form
        if form is None or form.method != "POST":
            return ""
        is_the_form = request.kind == "document" or has_form_address(form, request)
        if not is_the_form and not (form.named and sent.kind is SendKind.END):
            return ""
        problem = request_differs(form, request, self._policy.lexicon)
        return f"{described} is not what was approved: {problem}" if problem else ""

    def _order_of(self, request: PageRequest) -> tuple[str, ...]:
        """Return the identity of an order: method and path, and for GraphQL its operation."""
        names = {name for name, _ in self._policy.orders.fields(request)}
        operation = [request.body] if names & {"query", "operationName"} else []
        return request.method, urlsplit(request.url).path, *operation

    async def _order(self, request: PageRequest, press: Press, sent: Sent, row: Row) -> bool:
        """Ask for approval of a press's request, while the page waits; the flow's approval may cover it."""
        submission = self._submission
        if submission.submitted:
            return self._held(request, AFTER_THE_PRESS)
        if submission.dry_run:
            self._held(request, "dry run")
            raise DryRunReached(f"dry run: {request_line(request)} would be sent next; {submission.so_far()}")
        line = request_line(request)
        if (tried := press.tried) is not None:
            ask = partial(self._requests.ask_about, tried, line)
            return await self._once_approved(request, press, sent, tried.request, press.label, ask)
        by = f"{press.label!r} sends it" if press.label else "a press sends it"
        view = self._view() or PageView(request.url)
        asked = replace(_element("request", line), form_method=request.method, form_action=request.url)
        leads_out = press.control is not None and self._policy.leads_out(press.control, CLICK)
        outside = press.phase is Phase.SEARCHING or not (press.begun or sent.kind is SendKind.END)
        lost = press.kind is not PressKind.END and outside and not leads_out
        lost = lost or press.kind in {PressKind.CLOSE, PressKind.UNFOLD}
        warning = f"{by}, and nothing says that it ends the subscription" if lost else ""
        wanted = submission.request(asked, view, f"{by}: {row.why}", (warning,), control=press.control)

        async def ask_here() -> ApprovalRequest:
            submission.may_ask(wanted, view.text)
            await self._ask_or_abort(wanted)
            submission.grant(Yes(wanted, asked, None, True, frozenset(), words_of(view), pressed=True))
            return wanted

        return await self._once_approved(request, press, sent, wanted, line, ask_here)

    async def _once_approved(
        self,
        request: PageRequest,
        press: Press,
        sent: Sent,
        wanted: ApprovalRequest,
        control: str,
        ask: Callable[[], Awaitable[ApprovalRequest]],
    ) -> bool:
        """Send a request under the flow's approval if that covers what is wanted, else under the one that is asked for.

        Args:
            control: what the journal says is pressed.
            ask: asks for the approval, and returns what was asked.
        """
        submission, yes = self._submission, self._submission.yes
        try:
            if yes is None or not yes.pressed or submission.uncovered(wanted):
                wanted = await ask()
            submission.commit(control, wanted)
        except SubTerminatorError as stop:
            self._held(request, str(stop))
            raise
        press.yes, press.unread = submission.yes, True
        return self._released(request, press, sent, "the person said yes to it")

    def _strays(self, request: PageRequest, press: Press, reason: str) -> bool:
        """Refuse a request even with approval, and pass the reason to its press."""
        press.strayed = press.strayed or reason
        return self._held(request, reason)

    def _held(self, request: PageRequest, reason: str) -> bool:
        self._journal.write("request_held", method=request.method, url=request.url, reason=reason)
        return False

    def _leaves(self, request: PageRequest, press: Press, sent: Sent) -> None:
        self._submission.let_go(press, request, sent.kind)
        press.opened = press.opened or request.kind in {"document", "fetch", "xhr"}

    def _released(self, request: PageRequest, press: Press, sent: Sent, reason: str) -> bool:
        self._submission.let_go(press, request, sent.kind)
        press.orders.add(self._order_of(request))
        self._journal.write("request_released", method=request.method, url=request.url, reason=reason)
        return True

    async def _ask_or_abort(self, request: ApprovalRequest) -> None:
        try:
            await self._submission.ask(request)
        except Refused as no:
            # The page waits for the answer, so a no has to end the run here rather than become an observation.
            raise Aborted(str(no)) from no


def _dismissed_because(press: Press) -> str:
    """Explain why a dialog of this press is dismissed whatever it says; "" if its words decide."""
    if press.only_reads:
        return AFTER_THE_PRESS
    if press.exploring:
        return "while the way is searched no dialog is answered"
    return "whoever leads dismisses it" if press.dismisses else ""


def _element(role: str, text: str) -> Element:
    """Return a dialog or a request as an element, about which a person can be asked."""
    return Element(ref=0, node=f"{role}:0", role=role, name=text, text=text)


_JUDGED_AS_END = frozenset({PressKind.UNKNOWN, PressKind.CLOSE, PressKind.UNFOLD})
"""Kinds of presses whose requests are judged as the end once a person has approved it."""


def _judged_kind(press: Press) -> PressKind:
    """Return the kind of press by which its requests are judged: a step where it was unknown, or might end it."""
    read_by_request = {PressKind.UNKNOWN, PressKind.END}  # without a yes, what it sends says more than its label
    return PressKind.STEP if press.kind in read_by_request else press.kind


def _endpoint(request: PageRequest) -> tuple[str, str]:
    return request.method, request.url.partition("?")[0]
