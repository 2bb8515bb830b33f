"""The one choke point for acting: a browser around a browser that lets `look` through and judges everything else."""

from __future__ import annotations

import secrets as random
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from subterminator.approval.policy import Allow, Ask, Policy, Refuse, is_placeholder
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
from subterminator.utils.exceptions import (
    Aborted,
    BrowserLost,
    DryRunReached,
    ElementDisabled,
    ElementNotVisible,
    ElementObscured,
    NeedsHuman,
    PageChanged,
    Refused,
    UnsettledIntent,
)

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
        self._pressing_final = False
        self._view: PageView | None = None
        self._sent = False
        self._earlier = ledger.unsettled(policy.service.id, account)
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
            self._earlier = None

    async def obtain_yes(self, element: Element) -> None:
        view = await self.look()
        match self._policy.judge(element, Action("click"), view):
            case Refuse(reason):
                self._refuse(element, Action("click"), reason)
            case Ask(reason, warning):
                await self._ask(element, view, reason, warning)
            case Allow():
                await self._ask(element, view, "the flow takes it for the final step", "")

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
        if self._sent and action.kind != "scroll":
            self._refuse(element, action, "the final press was sent: from now on the account is only read back")
        view = await self._browser.look()
        self._view = view
        match self._policy.judge(element, action, view):
            case Refuse(reason):
                self._refuse(element, action, reason)
            case Ask(reason, warning):
                await self._final_press(element, action, view, reason, warning)
            case Allow():
                await self._press(element, action)

    async def _press(self, element: Element, action: Action) -> None:
        self._journal.write("pressing", **_told(element, action))
        try:
            await self._browser.act(element, self._with_secret(action))
        except NOT_PRESSED as error:
            self._journal.write("not_pressed", reason=str(error), **_told(element, action))
            raise
        self._journal.write("pressed", url=await self._browser.url(), **_told(element, action))

    async def _final_press(self, element: Element, action: Action, view: PageView, reason: str, warning: str) -> None:
        request = await self._ask(element, view, reason, warning)
        now = await self._browser.look()
        if self._digest_of(element, now, request) != request.digest:
            self._journal.write(
                "refused", reason="the facts changed after the yes", by="guard", **_told(element, action)
            )
            raise PageChanged(f"what the page says about {element.label!r} changed after the yes: nothing was pressed")
        self._commit(element.label, request)
        self._pressing_final = True
        try:
            await self._browser.act(element, action)
        except NOT_PRESSED as error:
            self._not_sent(str(error))
            raise
        finally:
            self._pressing_final = False
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
        self._journal.write("refused", reason=reason, by="policy", **_told(element, action))
        raise Refused(reason)

    def _with_secret(self, action: Action) -> Action:
        if action.kind != "fill" or not is_placeholder(action.value or ""):
            return action
        name = (action.value or "")[len("<secret:") : -1]
        if name not in self._secrets:
            raise NeedsHuman(f"the page asks for {name!r}, and nobody gave it: sign in yourself in a visible window")
        return replace(action, value=self._secrets[name])

    # -- the yes -------------------------------------------------------------------------------------------------------

    async def _ask(self, element: Element, view: PageView, reason: str, warning: str) -> ApprovalRequest:
        """The request that was answered with a yes; a yes obtained ahead is used up here."""
        request = self._request(element, view, reason, warning)
        held, self._yes = self._yes, None
        if held is not None and self._yes_for_node == element.node and held.digest == request.digest:
            if held.expires > self._now():
                self._yes = held
                return held
            self._journal.write("note", text="the yes had expired and was asked for again")
        if self._dry_run:
            self._journal.write("note", text="dry run: the final control was reached and left alone", **_told(element))
            raise DryRunReached(f"dry run: {element.label!r} would be pressed next; nothing was sent")
        shot = self._journal.keep("before-final.png", await self._browser.screenshot())
        request = replace(request, screenshot=shot)
        await self._decide(request)
        self._yes, self._yes_for_node = request, element.node
        return request

    async def _decide(self, request: ApprovalRequest) -> None:
        self._journal.write("approval_requested", request=request.to_dict())
        decision, words = await self._approver.decide(request)
        if decision is Decision.YES and self._now() >= request.expires:
            decision, words = Decision.NOBODY, "the yes came after the request had expired"
        self._journal.write("approval_answered", decision=decision.value, words=words, nonce=request.nonce)
        if decision is Decision.NO:
            raise Refused(f"the person said no: {words}" if words else "the person said no", by_person=True)
        if decision is Decision.NOBODY:
            self._awaiting = request
            raise NeedsHuman(
                f"a yes is needed for {request.name!r} and nobody gave one ({words}): run the same command at a "
                "terminal and type confirm when asked; nothing was sent"
            )

    def _request(self, element: Element, view: PageView, reason: str, warning: str) -> ApprovalRequest:
        facts = read_facts(view, self._policy.lexicon, self._now().date())
        return ApprovalRequest(
            run_id=self._journal.run_id,
            service=self._policy.service.id,
            host=urlsplit(view.url).netloc,
            role=element.role,
            name=element.name,
            text=element.text,
            form_method=element.form_method,
            form_action=element.form_action,
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
        verdict = self._policy.dialog(message) if not self._policy.place(url) else Refuse("it is out of bounds")
        accept, why = await self._answer_dialog(kind, message, url, verdict)
        self._journal.write("dialog", kind=kind, message=message, url=url, accepted=accept, reason=why)
        return accept

    async def _answer_dialog(
        self, kind: str, message: str, url: str, verdict: Allow | Ask | Refuse
    ) -> tuple[bool, str]:
        if kind != "confirm":
            return False, "a page's prompt is not answered for the person"
        if not isinstance(verdict, Ask):
            return False, verdict.reason if isinstance(verdict, Refuse) else "it is not known what OK does"
        if self._pressing_final:
            return True, "the yes for the final press covers it"
        if self._sent:
            return False, "the final press was sent before"
        view = self._view or PageView(url)
        asked = Element(ref=0, node="dialog:0", role="dialog", name=message, text=message)
        request = replace(self._request(asked, view, verdict.reason, verdict.warning), url=url)
        if self._dry_run:
            raise DryRunReached(f"dry run: OK in the dialog {message!r} would be pressed next; nothing was sent")
        await self._decide_in_dialog(request)
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
            Refused: the address, or where it led, is out of bounds.
        """
        if problem := self._policy.place(url):
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


def _told(element: Element, action: Action | None = None) -> dict[str, Any]:
    """What the journal says about an element; a value typed into a secret field is never among it."""
    told: dict[str, Any] = {"role": element.role, "name": element.name}
    if element.text and element.text != element.name:
        told["text"] = element.text
    if element.form_action:
        told["form"] = f"{element.form_method} {element.form_action}"
    if action is not None:
        told["action"] = action.kind
        if action.value is not None and not element.secret:
            told["value"] = action.value
    return told
