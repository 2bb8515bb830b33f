"""The one choke point for acting: a browser around a browser that lets `look` through and judges everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, NoReturn

from subterminator.approval.consent import AFTER_THE_PRESS, Consent
from subterminator.approval.descriptions import alike, as_it_is, in_its_place, masked, reads_alike, told, without
from subterminator.approval.form_comparison import form_differs
from subterminator.approval.page_events import PageEvents
from subterminator.approval.policy import Policy, is_placeholder
from subterminator.approval.verdicts import Allow, Ask, Refuse
from subterminator.browser.base import BaseBrowser
from subterminator.domain.errors import (
    ActionTimeout,
    BrowserLost,
    DryRunReached,
    ElementDisabled,
    ElementGone,
    ElementNotVisible,
    ElementObscured,
    NeedsHuman,
    PageChanged,
    PressStopped,
    Refused,
    SubTerminatorError,
)
from subterminator.domain.protocols import (
    Action,
    ApprovalRequest,
    Approver,
    BrowserProtocol,
    Element,
    Form,
    Intent,
    JournalProtocol,
    PageView,
    PressLedgerProtocol,
    TargetStrategy,
    selectors_of,
)

NOT_PRESSED = (PageChanged, ElementDisabled, ElementNotVisible, ElementObscured)
"""Raised by a browser only when it is certain that nothing was pressed."""
CLICK = Action("click")
DRAWN_ANEW = 10
"""How often a final control is tried that a page draws anew, so that it is gone whenever it is to be pressed."""
STRAYED = "the page tried to send something else than was approved"
ONLY_A_STEP = "it was a step like any other: nothing that ends it was sent, and the flow goes on"


@dataclass(slots=True)
class GrantedApproval:
    """A yes that was given and is not used up."""

    request: ApprovalRequest
    element: Element
    """The control that it was given for, as it is drawn now."""
    form: Form | None
    """What that one sends."""
    alone: bool
    """No other control of its page read the same."""

    def means(self, element: Element) -> bool:
        """Whether the control is the one of the yes, or cannot be told from it."""
        return element.node == self.element.node or reads_alike(element, self.element)


def _frame(element: Element) -> str:
    return element.node.partition(":")[0]


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
        browser.selectors = selectors_of(policy.service)
        self._policy = policy
        self._journal = journal
        self._secrets = dict(secrets or {})
        self._view: PageView | None = None
        self._yes: GrantedApproval | None = None
        self._turn = asyncio.Lock()
        self._consent = Consent(
            policy, approver, journal, ledger, account=account, dry_run=dry_run, seconds=confirm_seconds, now=now
        )
        interruptions = PageEvents(policy, self._consent, journal, lambda: self._view)
        browser.on_dialog(interruptions.dialog)
        try:
            browser.on_request(interruptions.request)
            self._sees_requests = True
        except NotImplementedError:
            self._sees_requests = False
            journal.write("note", message="this browser cannot hold requests: only presses are judged", level="warning")

    # -- what the engine may ask ---------------------------------------------------------------------------------------

    @property
    def submitted(self) -> bool:
        return self._consent.sent

    @property
    def earlier(self) -> Intent | None:
        return self._consent.earlier

    @property
    def awaiting(self) -> ApprovalRequest | None:
        """The request that nobody has answered: what a parked leg waits for."""
        return self._consent.awaiting

    def settle(self, result: str) -> None:
        self._consent.settle(result)

    def check_account(self, shown: str) -> None:
        self._consent.check_account(shown)

    async def obtain_yes(self, element: Element) -> None:
        async with self._turn:
            if self._consent.sent:
                self._refuse(element, CLICK, AFTER_THE_PRESS)
            before, view = self._view, await self.look()
            now = as_it_is(element, view)
            verdict = await self._ends(now, CLICK, view) or self._policy.asking(
                now, "the flow takes it for the final step"
            )
            if isinstance(verdict, Refuse):
                self._refuse(now, CLICK, verdict.reason)
            await self._where_it_is_drawn(now, CLICK, (before, view), verdict, self._ask)

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

    async def form(self, element: Element) -> Form | None:
        return await self._browser.form(element)

    async def folded(self) -> str:
        """What the page has folded away; "" where the browser cannot tell."""
        try:
            return await self._browser.folded()
        except NotImplementedError:
            return ""

    # -- acting --------------------------------------------------------------------------------------------------------

    async def act(self, element: Element, action: Action) -> None:
        """Judge, ask where needed, press, record. One action at a time: a second one waits for the first.

        Raises:
            Refused: the guard or the person said no. DryRunReached, NeedsHuman, UnsettledIntent: the run ends here.
            PageChanged: the element reads differently now than in `element`. Nothing was pressed.

        A control that has a yes, and that the page draws anew before the press, is pressed where it stands now.
        """
        async with self._turn:
            if self._consent.sent and action.kind != "scroll":
                self._refuse(element, action, AFTER_THE_PRESS)
            before, view = self._view, await self._browser.look()
            self._view = view
            now = as_it_is(element, view)
            ask = await self._ends(now, action, view)
            if ask is None:
                await self._press(now, action, view)
            else:
                await self._where_it_is_drawn(now, action, (before, view), ask, partial(self._final_press, action))

    async def _ends(self, element: Element, action: Action, view: PageView) -> Ask | None:
        """What a person is to be asked before this action; None for a step like any other.

        Raises:
            Refused: the policy says no.
        """
        match self._policy.judge(element, action, view):
            case Refuse(reason):
                self._refuse(element, action, reason)
            case Ask() as ask:
                return ask
            case Allow() if self._yes is not None and self._yes.means(element) and action.kind == "click":
                return Ask(self._yes.request.reason, self._yes.request.warning)
        return None

    async def _where_it_is_drawn(
        self,
        element: Element,
        action: Action,
        views: tuple[PageView | None, PageView],
        ask: Ask,
        do: Callable[[Element, PageView, Ask], Awaitable[object]],
    ) -> None:
        """Do it with the control, and where a page draws itself anew meanwhile, with what reads the same in its place.

        `views`: the looks before it, the last one now. A control that had a twin in one of them is not replaced.

        Raises:
            ElementGone: nothing does, or it was drawn anew every time.
        """
        view = views[-1]
        for left in reversed(range(DRAWN_ANEW)):
            try:
                await do(element, view, ask)
            except ElementGone:
                view = self._view = await self._browser.look()
                anew = in_its_place(element, view)
                if not left or anew is None or any(seen and len(alike(anew, seen)) > 1 for seen in views):
                    self._yes = None
                    raise
                element, ask = anew, await self._ends(anew, action, view) or ask
            else:
                return

    async def _press(self, element: Element, action: Action, view: PageView) -> None:
        typed, secret = self._with_secret(action)
        self._journal.write("pressing", **told(element, action))
        label = element.label if self._policy.cancelling(element, action) else ""
        before = await self._url_or_lost() if label else ""
        self._consent.speaks(label)
        self._consent.sends_to = self._policy.pressed(element, view)[-1].form_action
        try:
            await self._browser.act(element, typed)
        except NOT_PRESSED as error:
            self._journal.write("not_pressed", reason=masked(str(error), secret), **told(element, action))
            raise without(error, secret) from None
        except SubTerminatorError as error:
            raise without(error, secret) from None
        finally:
            self._consent.spoke()
            self._consent.sends_to = ""
        if label and before != await self._browser.url():
            self._consent.speaks("")  # the next page's own requests are not what the press sent
        if self._consent.sent and await self._led_on():
            self._consent.not_sent(ONLY_A_STEP, given_back=True)
        self._journal.write("pressed", url=await self._browser.url(), **told(element, action))

    async def _final_press(self, action: Action, element: Element, view: PageView, ask: Ask) -> None:
        given = await self._ask(element, view, ask)
        request = given.request
        now = await self._browser.look()
        try:
            same = self._consent.still(request, as_it_is(element, now), now, await self.folded())
        except PageChanged:
            same = False
        form = await self._form_of(element) if same else None
        changed = form_differs(given.form, form, self._policy.lexicon) if same else "what the page says about it"
        if changed:
            self._journal.write(
                "refused", reason=f"changed after the yes: {changed}", by="guard", **told(element, action)
            )
            raise PageChanged(f"{element.label!r} changed after the yes, so nothing was pressed: {changed}")
        self._yes = None
        self._consent.commit(element.label, request, form)
        try:
            await self._browser.act(element, action)
        except NOT_PRESSED as error:
            if self._consent.let_go or (self._consent.orders and isinstance(error, PressStopped)):
                raise ActionTimeout(f"{error}; the page had sent something under the yes by then") from error
            strayed = self._consent.strayed
            kept = isinstance(error, ElementGone) and not strayed and not self._consent.orders
            self._consent.not_sent(str(error), kept=kept)
            if strayed:
                self._refuse(element, action, f"{STRAYED}: {strayed}")
            self._yes = given if kept else None
            raise
        finally:
            self._consent.pressing = None
        if self._consent.strayed and not self._consent.orders:
            reason = self._consent.strayed
            self._consent.not_sent(reason)
            self._refuse(element, action, f"{STRAYED}: {reason}")
        if await self._led_on():
            self._consent.not_sent(ONLY_A_STEP, given_back=True)
        else:
            self._journal.write("submitted", control=element.label, url=await self._url_or_lost())

    async def _led_on(self) -> bool:
        """Whether the press sent the service nothing that reads as an end, and the page goes on asking."""
        if not self._sees_requests or self._consent.ending:
            return False
        try:
            return self._policy.goes_on(await self.look(), sent=self._consent.orders > 0)
        except SubTerminatorError:
            return False  # what cannot be read is taken for sent

    async def _url_or_lost(self) -> str:
        try:
            return await self._browser.url()
        except BrowserLost:
            return ""

    def _refuse(self, element: Element, action: Action, reason: str) -> NoReturn:
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

    async def _ask(self, element: Element, view: PageView, ask: Ask) -> GrantedApproval:
        """The yes for this control: the one that was obtained ahead, or a new one."""
        request = self._consent.request(element, view, ask.reason, ask.warning, await self.folded())
        held = self._yes
        if held is not None and held.request.digest == request.digest and await self._is_for(held, element, view):
            if held.request.expires > self._consent.now():
                return held
            self._journal.write("note", message="the yes had expired and was asked for again")
        self._yes = None
        if self._consent.dry_run:
            self._journal.write(
                "note", message="dry run: the final control was reached and left alone", **told(element)
            )
            raise DryRunReached(f"dry run: {element.label!r} would be pressed next; nothing was sent")
        form = await self._form_of(element)
        if form is not None and (problem := self._policy.orders.form(form)):
            self._refuse(element, CLICK, f"{element.label!r} was not pressed: {problem}")
        self._consent.may_ask(request, view.text)
        shot = self._journal.keep("before-final.png", await self._browser.screenshot())
        request = replace(request, screenshot=shot)
        await self._consent.decide(request)
        alone = all(each.node == element.node for each in alike(element, view))
        self._yes = GrantedApproval(request, element, form, alone)
        return self._yes

    async def _is_for(self, held: GrantedApproval, element: Element, view: PageView) -> bool:
        """Whether the yes is for this control: the very node, or what a page that draws itself anew put in its place.

        A node in the place of one that is gone has to read the same (the digest), to send the same form, and to stand
        on the same page and in the same frame, where none but the one that is gone read so.

        Raises:
            ElementGone: the control is gone itself.
        """
        if view.url != held.request.url:  # whole: some sites tell their pages apart behind the "#"
            return False
        if held.element.node == element.node:
            return True
        form = await self._form_of(element)
        same_frame = _frame(held.element) == _frame(element)
        still_there = any(each.node == held.element.node for each in view.elements)
        if not (held.alone and same_frame) or still_there or form_differs(held.form, form, self._policy.lexicon):
            return False
        held.element = element
        return True

    async def _form_of(self, element: Element) -> Form | None:
        """What a press on it would submit; None where it submits nothing, or the browser cannot tell."""
        try:
            return await self._browser.form(element)
        except NotImplementedError:
            return None

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
        self._consent.speaks("")
        self._consent.covers = None  # the run moves on: what a page sends from now on is no longer under the yes
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
