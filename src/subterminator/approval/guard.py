"""The one choke point for acting: a browser around a browser that lets `look` through and judges everything else."""

from __future__ import annotations

import asyncio
import secrets as random
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from subterminator.approval.elements import as_it_is, masked, told, without
from subterminator.approval.policy import Allow, Ask, Policy, Refuse, Verdict, is_placeholder
from subterminator.core.base_browser import BaseBrowser
from subterminator.core.facts import read_facts
from subterminator.core.protocols import (
    Action,
    ApprovalRequest,
    Approver,
    BrowserProtocol,
    Decision,
    Element,
    Intent,
    JournalProtocol,
    PageView,
    PressLedgerProtocol,
    TargetStrategy,
)
from subterminator.lexicon.normalise import normalise
from subterminator.utils.exceptions import (
    Aborted,
    AmbiguousTarget,
    BrowserLost,
    DryRunReached,
    ElementDisabled,
    ElementNotFound,
    ElementNotVisible,
    ElementObscured,
    NeedsHuman,
    PageChanged,
    Refused,
    SubTerminatorError,
    UnsettledIntent,
)

AFTER_THE_PRESS = "the final press was sent: from now on the account is only read back"
NOT_PRESSED = (PageChanged, ElementDisabled, ElementNotVisible, ElementObscured)
"""Raised by a browser only when it is certain that nothing was pressed."""


class Guarded(BaseBrowser):
    """Every design receives this object, so none can forget to ask, or act unrecorded."""

    def __init__(
        self,
        browser: BrowserProtocol,
        policy: Policy,
        approver: Approver,
        journal: JournalProtocol,
        ledger: PressLedgerProtocol,
        *,
        account: str = "",
        dry_run: bool = False,
        confirm_seconds: float = 300,
        secrets: Mapping[str, str] | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._browser = browser
        self._policy = policy
        self._approver = approver
        self._journal = journal
        self._ledger = ledger
        self._account = account
        self._dry_run = dry_run
        self._confirm_seconds = confirm_seconds
        self._secrets = dict(secrets or {})
        self._now = now
        self._intent: Intent | None = None
        self._yes: ApprovalRequest | None = None
        self._awaiting: ApprovalRequest | None = None
        self._yes_for_node = ""
        self._pressing: ApprovalRequest | None = None
        self._view: PageView | None = None
        self._sent = False
        self._earlier = ledger.unsettled(policy.service.id, account)
        self._turn = asyncio.Lock()
        browser.on_dialog(self._judge_dialog)

    # -- what the engine may ask ---------------------------------------------------------------------------------------

    @property
    def submitted(self) -> bool:
        return self._sent

    @property
    def earlier(self) -> Intent | None:
        return self._earlier

    @property
    def awaiting(self) -> ApprovalRequest | None:
        """The request that nobody has answered: what a parked leg waits for."""
        return self._awaiting

    def settle(self, result: str) -> None:
        intent = self._intent or self._earlier
        if intent is not None:
            self._ledger.settle(intent, result)
            self._journal.write("settled", intent=intent.id, result=result)
            self._intent = self._earlier = None

    async def obtain_yes(self, element: Element) -> None:
        async with self._turn:
            if self._sent:
                self._refuse(element, Action("click"), AFTER_THE_PRESS)
            view = await self.look()
            now = as_it_is(element, view)
            match await self._judge(now, Action("click"), view):
                case Refuse(reason):
                    self._refuse(now, Action("click"), reason)
                case Ask(reason, warning):
                    await self._ask(now, view, reason, warning)
                case Allow():
                    await self._ask(now, view, "the flow takes it for the final step", "")

    # -- looking -------------------------------------------------------------------------------------------------------

    async def look(self) -> PageView:
        view = await self._browser.look()
        before, self._view = self._view, view
        if before is None or (before.url, before.title, len(before.elements)) != (
            view.url,
            view.title,
            len(view.elements),
        ):
            self._journal.write("looked", url=view.url, title=view.title, elements=len(view.elements))
        return view

    async def locate(self, target: TargetStrategy) -> Element:
        return await self._browser.locate(target)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def act(self, element: Element, action: Action) -> None:
        """Judge, ask where needed, press, record. One action at a time: a second one waits for the first.

        Raises:
            Refused: the guard or the person said no. DryRunReached, NeedsHuman, UnsettledIntent: the run ends here.
            PageChanged: the element reads differently now than in `element`. Nothing was pressed.
        """
        async with self._turn:
            if self._sent and action.kind != "scroll":
                self._refuse(element, action, AFTER_THE_PRESS)
            view = await self._browser.look()
            self._view = view
            now = as_it_is(element, view)
            match await self._judge(now, action, view):
                case Refuse(reason):
                    self._refuse(now, action, reason)
                case Ask(reason, warning):
                    await self._final_press(now, action, view, reason, warning)
                case Allow() if self._yes is not None and self._yes_for_node == now.node and action.kind == "click":
                    await self._final_press(now, action, view, self._yes.reason, self._yes.warning)
                case Allow():
                    await self._press(now, action)

    async def _judge(self, element: Element, action: Action, view: PageView) -> Verdict:
        verdict = self._policy.judge(element, action, view)
        if isinstance(verdict, Allow) and action.kind in {"click", "key", "select"}:
            nodes = {each.node for each in self._policy.pressed(element, view)}
            for css in self._policy.final_selectors():
                if await self._node_of(css) in nodes:
                    return Ask(f"{self._policy.service.name}'s definition names it as the final control")
        return verdict

    async def _node_of(self, css: str) -> str:
        """Which node a selector of the definition fits, by the browser's own matching; "" when none, or several."""
        try:
            return (await self._browser.locate(TargetStrategy("css", css_selector=css))).node
        except (ElementNotFound, AmbiguousTarget):
            return ""

    async def _press(self, element: Element, action: Action) -> None:
        typed, secret = self._with_secret(action)
        self._journal.write("pressing", **told(element, action))
        try:
            await self._browser.act(element, typed)
        except NOT_PRESSED as error:
            self._journal.write("not_pressed", reason=masked(str(error), secret), **told(element, action))
            raise without(error, secret) from None
        except SubTerminatorError as error:
            raise without(error, secret) from None
        self._journal.write("pressed", url=await self._browser.url(), **told(element, action))

    async def _final_press(self, element: Element, action: Action, view: PageView, reason: str, warning: str) -> None:
        request = await self._ask(element, view, reason, warning)
        now = await self._browser.look()
        try:
            same = self._digest_of(as_it_is(element, now), now, request) == request.digest
        except PageChanged:
            same = False
        if not same:
            self._journal.write("refused", reason="the page changed after the yes", by="guard", **told(element, action))
            raise PageChanged(f"what the page says about {element.label!r} changed after the yes: nothing was pressed")
        self._commit(element.label, request)
        self._pressing = request
        try:
            await self._browser.act(element, action)
        except NOT_PRESSED as error:
            self._not_sent(str(error))
            raise
        finally:
            self._pressing = None
        self._journal.write("submitted", control=element.label, url=await self._url_or_lost())

    def _commit(self, control: str, request: ApprovalRequest) -> None:
        """Ledger, then journal, both on disk; only then may the press follow.

        Raises:
            UnsettledIntent: another run may be pressing right now.
        """
        self._yes = None
        try:
            self._intent = self._ledger.intend(self._policy.service.id, self._account, self._journal.run_id, control)
        except UnsettledIntent:
            self._earlier = self._ledger.unsettled(self._policy.service.id, self._account)
            raise
        self._sent = True
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

    def _not_sent(self, why: str) -> None:
        self._journal.write("not_pressed", reason=why)
        self.settle("not_sent")
        self._intent, self._sent = None, False

    async def _url_or_lost(self) -> str:
        try:
            return await self._browser.url()
        except BrowserLost:
            return ""

    def _refuse(self, element: Element, action: Action, reason: str) -> None:
        self._journal.write("refused", reason=reason, by="policy", **told(element, action))
        raise Refused(reason)

    def _with_secret(self, action: Action) -> tuple[Action, str]:
        """The action with the secret that it names put in, and that secret ("" when it names none)."""
        if action.kind != "fill" or not is_placeholder(action.value or ""):
            return action, ""
        name = (action.value or "")[len("<secret:") : -1]
        if name not in self._secrets:
            raise NeedsHuman(f"the page asks for {name!r}, and nobody gave it: sign in yourself in a visible window")
        return replace(action, value=self._secrets[name]), self._secrets[name]

    # -- the yes -------------------------------------------------------------------------------------------------------

    async def _ask(self, element: Element, view: PageView, reason: str, warning: str) -> ApprovalRequest:
        """The request that was answered with a yes; a yes obtained ahead is used up here."""
        request = self._request(element, view, reason, warning)
        held, self._yes = self._yes, None
        if held is not None and self._yes_for_node == element.node and held.digest == request.digest:
            if held.expires > self._now():
                self._yes = held
                return held
            self._journal.write("note", message="the yes had expired and was asked for again")
        if self._dry_run:
            self._journal.write(
                "note", message="dry run: the final control was reached and left alone", **told(element)
            )
            raise DryRunReached(f"dry run: {element.label!r} would be pressed next; nothing was sent")
        self._may_press(request)
        shot = self._journal.keep("before-final.png", await self._browser.screenshot())
        request = replace(request, screenshot=shot)
        await self._decide(request)
        self._yes, self._yes_for_node = request, element.node
        return request

    def _may_press(self, request: ApprovalRequest) -> None:
        """Nobody is asked for a yes that could not be used.

        Raises:
            UnsettledIntent: an earlier press on this account may have been sent.
            NeedsHuman: the page is signed in as somebody else.
        """
        self._earlier = self._ledger.unsettled(self._policy.service.id, self._account)
        if self._earlier is not None:
            earlier = self._earlier
            raise UnsettledIntent(
                f"run {earlier.run_id} may have pressed {earlier.control!r}: nothing is pressed again"
            )
        shown = request.facts.get("account", "")
        if "@" in self._account and "@" in shown and normalise(shown) != normalise(self._account):
            raise NeedsHuman(f"the page is signed in as {shown}, not as {self._account}: nothing was sent")

    async def _decide(self, request: ApprovalRequest) -> None:
        self._journal.write("approval_requested", request=request.to_dict())
        try:
            decision, words = await self._approver.decide(request)
        except Exception as error:
            self._answered(request, Decision.NOBODY, f"asking failed: {type(error).__name__}: {error}")
            if isinstance(error, SubTerminatorError):
                raise
            raise NeedsHuman(f"a yes is needed for {request.name!r}, and asking for it failed: {error}") from error
        if decision is Decision.YES and self._now() >= request.expires:
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
        self._awaiting = None if decision is Decision.YES or decision is Decision.NO else request
        self._journal.write("approval_answered", decision=str(decision), words=words, nonce=request.nonce)

    def _request(self, element: Element, view: PageView, reason: str, warning: str) -> ApprovalRequest:
        facts = read_facts(view, self._policy.lexicon, self._now().date())
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
            facts=facts.as_dict(),
            reason=reason,
            nonce=random.token_hex(16),
            expires=self._now() + timedelta(seconds=self._confirm_seconds),
            warning=warning,
        )

    def _digest_of(self, element: Element, view: PageView, request: ApprovalRequest) -> str:
        return self._request(element, view, request.reason, request.warning).digest

    # -- native dialogs ------------------------------------------------------------------------------------------------

    async def _judge_dialog(self, kind: str, message: str, url: str) -> bool:
        """A dialog is a control like any other: what OK does is judged, asked about where needed, and recorded."""
        if kind in {"alert", "beforeunload"}:
            self._journal.write("dialog", kind=kind, message=message, url=url, accepted=True)
            return True
        try:
            accept, why = await self._answer_dialog(kind, message, url)
        except SubTerminatorError as stop:
            self._journal.write("dialog", kind=kind, message=message, url=url, accepted=False, reason=str(stop))
            raise
        self._journal.write("dialog", kind=kind, message=message, url=url, accepted=accept, reason=why)
        return accept

    async def _answer_dialog(self, kind: str, message: str, url: str) -> tuple[bool, str]:
        """Whether OK is pressed, and why."""
        if kind != "confirm":
            return False, "a page's prompt is not answered for the person"
        if problem := self._policy.place(url):
            return False, problem
        verdict = self._policy.dialog(message)
        if not isinstance(verdict, Ask):
            return False, verdict.reason if isinstance(verdict, Refuse) else "it is not known what OK does"
        approved = self._pressing
        fee = read_facts(message, self._policy.lexicon, self._now().date()).fee
        if approved is not None and fee in {None, approved.facts.get("fee")}:
            return True, "the yes for the final press covers it"
        if self._sent and approved is None:
            return False, AFTER_THE_PRESS
        if self._dry_run:
            raise DryRunReached(f"dry run: OK in the dialog {message!r} would be pressed next; nothing was sent")
        asked = Element(ref=0, node="dialog:0", role="dialog", name=message, text=message)
        request = replace(self._request(asked, self._view or PageView(url), verdict.reason, verdict.warning), url=url)
        if fee is not None:
            request = replace(request, facts={**request.facts, "fee": fee})
        if approved is None:
            self._may_press(request)
        await self._decide_in_dialog(request)
        if approved is None:
            self._commit(f"OK in the dialog {message!r}", request)
        return True, verdict.reason

    async def _decide_in_dialog(self, request: ApprovalRequest) -> None:
        try:
            await self._decide(request)
        except Refused as no:
            # The page waits on the dialog, so a no has to end the run here rather than become an observation.
            raise Aborted(f"{no}; nothing was sent") from no

    # -- everything else -----------------------------------------------------------------------------------------------

    async def launch(self) -> None:
        await self._browser.launch()

    async def close(self) -> None:
        await self._browser.close()

    async def navigate(self, url: str, timeout: int = 30000) -> None:
        """Open an address within bounds, and make sure that it did not lead out of them.

        Raises:
            Refused: the address buys or cancels by being opened, or it, or where it led, is out of bounds.
        """
        async with self._turn:
            await self._open(url, timeout)

    async def _open(self, url: str, timeout: int) -> None:
        if problem := self._policy.address(url):
            self._journal.write("refused", reason=problem, by="policy", url=url)
            raise Refused(f"{url} was not opened: {problem}")
        self._journal.write("navigating", url=url)
        await self._browser.navigate(url, timeout)
        landed = await self._browser.url()
        if problem := self._policy.place(landed):
            self._journal.write("refused", reason=problem, by="policy", url=landed)
            raise Refused(f"{url} led to {landed}: {problem}")

    async def evaluate(self, script: str) -> Any:
        raise Refused("a guarded browser runs no scripts: everything that acts goes through act")

    async def scroll_to(self, x: int, y: int) -> None:
        await self._browser.scroll_to(x, y)

    async def screenshot(self, path: str | None = None) -> bytes:
        return await self._browser.screenshot(path)

    async def html(self) -> str:
        return await self._browser.html()

    async def url(self) -> str:
        return await self._browser.url()

    async def pdf(self) -> bytes:
        return await self._browser.pdf()

    @property
    def is_cdp_connection(self) -> bool:
        return self._browser.is_cdp_connection

    def supports_accessibility_tree(self) -> bool:
        return self._browser.supports_accessibility_tree()

    def supports_coordinate_clicking(self) -> bool:
        return self._browser.supports_coordinate_clicking()

    def supports_text_clicking(self) -> bool:
        return self._browser.supports_text_clicking()
