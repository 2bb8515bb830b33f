"""Guarded browser: the only way to act. It passes `look` through and judges everything else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial, reduce
from operator import or_
from typing import Any

from subterminator.approval.after_the_press import is_working, reads_the_same, shows_again
from subterminator.approval.approval_requests import ApprovalRequests
from subterminator.approval.control_labels import is_plain_link
from subterminator.approval.descriptions import approved_words, journal_fields, masked, refuse, target_field, without
from subterminator.approval.form_comparison import form_differs
from subterminator.approval.granted_approval import Press, Tried
from subterminator.approval.kinds import Phase, PressKind
from subterminator.approval.page_events import PageEvents
from subterminator.approval.policy import Policy, is_placeholder
from subterminator.approval.submission import AFTER_THE_PRESS, CHANGED, READS_ONLY, Submission
from subterminator.approval.verdicts import Allow, Ask, Refuse
from subterminator.browser.base import BaseBrowser
from subterminator.domain.answer_words import TERMINAL, AnswerWords
from subterminator.domain.errors import (
    ActionTimeout,
    BrowserLost,
    ElementDisabled,
    ElementGone,
    ElementNotVisible,
    ElementObscured,
    NeedsHuman,
    PageChanged,
    Refused,
    SubTerminatorError,
)
from subterminator.domain.outcomes import State
from subterminator.domain.page import Element, PageView
from subterminator.domain.plans import TargetStrategy
from subterminator.domain.ports import (
    ApprovalRequest,
    Approver,
    Intent,
    JournalProtocol,
    PressLedgerProtocol,
    selectors_of,
)
from subterminator.domain.protocols import CLICK, Action, BrowserProtocol, Form
from subterminator.domain.sameness import alike, present_element, re_rendered, reads_as, traits
from subterminator.pages.addresses import page_address
from subterminator.pages.fingerprint import digest_of
from subterminator.pages.own_data import NOTHING_OWN, described, kind_of, own_data, wanted_of_account

MOST_PAGES = 20
"""Limit of the pages that are kept for what they show of the customer."""
NOT_PRESSED = (PageChanged, ElementDisabled, ElementNotVisible, ElementObscured)
"""Errors that a browser raises only when nothing was pressed for certain."""
RERENDERED_TRIES = 10
"""Number of attempts at a control that the page re-renders just before each press."""
REACTING_SECONDS, UNMOVED_SECONDS, LOOK_SECONDS = 5, 1.5, 0.2
"""Limit of waiting for a page to show what came of a request, and the time between two looks."""
STRAYED = "the page tried to send something else than was approved"


def _differs(error: SubTerminatorError) -> bool:
    """Return whether a press was stopped by a change of its control; a missing one may only be re-rendered."""
    return isinstance(error, PageChanged) and not isinstance(error, ElementGone)


class Guarded(BaseBrowser):
    """Browser of every design, so that none can forget to ask, or act unrecorded."""

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
        reads_only: bool = False,
        words: AnswerWords = TERMINAL,
    ) -> None:
        """`words`: how the person answers, where they are asked."""
        self.reads_only = reads_only
        """Reading mode: nothing is pressed, and no page sends anything that writes, by itself or by a dialog."""
        self._browser = browser
        browser.selectors = selectors_of(policy.service)
        self._policy = policy
        self._journal = journal
        self._secrets = dict(secrets or {})
        self._view: PageView | None = None
        self._flow = False
        """Whether a cancelling control was pressed since an address was last opened."""
        self._seen: set[str] = set()
        """Addresses of the pages that the run has looked at."""
        self._pages: dict[str, PageView] = {}
        """The last view of each page, the oldest first."""
        self._typed_at: set[str] = set()
        """Addresses of the pages on which something was typed."""
        self._doubted: tuple[str, ...] = ()
        """The last approved press that was doubted: its page and label, and the page that it led to."""
        self._known_steps: set[tuple[str, ...]] = set()
        """Such presses after which the account was read, and ran on: some sites begin anew once it was looked at."""
        self._unfolded: dict[str, dict[tuple[str, str], None]] = {}
        """Controls that were pressed to unfold something, by page address."""
        self._turn = asyncio.Lock()
        self._submission = Submission(
            policy,
            approver,
            journal,
            ledger,
            account=account,
            dry_run=dry_run,
            seconds=confirm_seconds,
            now=now,
            words=words,
        )
        self._requests = ApprovalRequests(browser, policy, journal, self._submission)
        self._events = PageEvents(
            *(policy, self._submission, journal, lambda: self._view, self._requests),
            reads_only=lambda: self.reads_only,
            seen=self._seen,
        )
        browser.on_dialog(self._events.dialog)
        with suppress(NotImplementedError):
            browser.on_answer(self._submission.answered)
        try:
            browser.on_request(self._events.request)
            self._sees_requests = True
        except NotImplementedError:
            self._sees_requests = False
            journal.write("note", message="this browser cannot hold requests: only presses are judged", level="warning")
            with suppress(NotImplementedError):
                browser.on_sent(self._events.sent)

    # -- what the engine may ask ---------------------------------------------------------------------------------------

    @property
    def submitted(self) -> bool:
        return self._submission.submitted

    @property
    def earlier(self) -> Intent | None:
        return self._submission.earlier

    @property
    def awaits_read_back(self) -> bool:
        """Return whether a write was sent under an approval, and its result not read back yet."""
        return self._submission.awaits_read_back

    @property
    def may_have_ended(self) -> bool:
        return self._submission.may_have_ended

    @property
    def doubt(self) -> str:
        return self._submission.doubt

    @property
    def approved_end(self) -> date | None:
        return self._submission.approved_end

    @property
    def approved_pages(self) -> tuple[PageView, ...]:
        return self._submission.approved_pages

    @property
    def refusal(self) -> int:
        return self._submission.refusal

    def is_of_the_flow(self, url: str) -> bool:
        return self._submission.is_of_the_flow(url)

    def unfolded_at(self, url: str) -> tuple[tuple[str, str], ...]:
        return tuple(self._unfolded.get(page_address(url), ()))

    @property
    def approved(self) -> str:
        """Describe the control and the facts of the held approval; "" without one."""
        return "" if self._submission.yes is None else approved_words(self._submission.yes.request)

    @property
    def awaiting(self) -> ApprovalRequest | None:
        """Unanswered request of a parked leg."""
        return self._submission.awaiting

    def so_far(self) -> str:
        return self._submission.so_far()

    def goes_on(self) -> None:
        self._submission.goes_on()
        self._known_steps |= {self._doubted} - {()}
        self._doubted = ()

    def settle(self, result: str) -> None:
        self._submission.settle(result)

    def check_account(self, shown: str) -> None:
        self._submission.check_account(shown)

    async def obtain_yes(self, element: Element) -> None:
        async with self._turn:
            if self.reads_only or self._submission.submitted:
                refuse(self._journal, element, CLICK, READS_ONLY if self.reads_only else AFTER_THE_PRESS)
            before, view = self._view, await self.look()
            now = present_element(element, view)
            asked = await self._asks(now, CLICK, view)
            if asked is None and self._sees_requests and self._policy.only_leads_on(now):
                return
            verdict = asked or self._policy.asking(now, "the flow takes it for the final step")
            if isinstance(verdict, Refuse):
                refuse(self._journal, now, CLICK, verdict.reason)
            await self._act_on_present_control(now, CLICK, (before, view), verdict, self._requests.approve)

    # -- looking -------------------------------------------------------------------------------------------------------

    async def look(self) -> PageView:
        """Look at the page. A request that was approved by itself is judged by this look."""
        await self._events.answered()
        view = await self._look()
        press = self._submission.press
        if press is not None and press.unread and not self._turn.locked():
            view = await self._changed(press, view)
            self._judge_by_page(press, view)
        dialogs = tuple(self._events.dialogs)
        return replace(view, native_dialogs=dialogs) if dialogs else view

    async def _changed(self, press: Press, view: PageView) -> PageView:
        """Wait until the page shows what came of a press, or of a request that was asked about.

        What was sent is waited for longer than what may never be: a busy page sends or draws a moment later.
        """
        began = asyncio.get_running_loop().time()
        while is_working(press, view):
            limit = REACTING_SECONDS if press.sent or press.unread else UNMOVED_SECONDS
            if asyncio.get_running_loop().time() - began >= limit:
                break
            await asyncio.sleep(LOOK_SECONDS)
            await self._events.answered()
            view = await self._look()
        return view

    async def _look(self) -> PageView:
        view = await self._browser.look()
        before, self._view = self._view, view
        self._seen.add(view.url)
        self._remember(view)
        self._submission.saw(view)
        if before is None or (before.url, before.title, len(before.elements)) != (
            view.url,
            view.title,
            len(view.elements),
        ):
            self._journal.write("looked", url=view.url, title=view.title, elements=len(view.elements))
        return view

    def _remember(self, view: PageView) -> None:
        """Keep the view of a page, which may show what a field asks for."""
        self._pages.pop(view.url, None)
        self._pages[view.url] = view
        if len(self._pages) > MOST_PAGES:
            del self._pages[next(iter(self._pages))]

    async def locate(self, target: TargetStrategy) -> Element:
        return await self._browser.locate(target)

    async def form(self, element: Element) -> Form | None:
        return await self._browser.form(element)

    async def folded(self) -> str:
        return await self._requests.folded()

    # -- acting --------------------------------------------------------------------------------------------------------

    async def act(self, element: Element, action: Action) -> None:
        """Judge, ask if needed, press, record. One action at a time: a second one waits for the first.

        Raises:
            Refused: the guard or the person said no. DryRunReached, NeedsHuman, UnsettledIntent: the run ends here.
            PageChanged: the element now reads differently than `element`. Nothing was pressed.

        If the page re-renders an approved control before the press, its replacement is pressed.
        """
        async with self._turn:
            self._events.dialogs.clear()
            if self.reads_only and action.kind != "scroll":
                refuse(self._journal, element, action, READS_ONLY)
            after_the_end = self._submission.submitted and action.kind != "scroll"
            if after_the_end and action.kind != "click":
                refuse(self._journal, element, action, AFTER_THE_PRESS)
            before, view = self._view, await self._browser.look()
            self._view = view
            self._submission.saw(view)
            now = present_element(element, view)
            if after_the_end:
                await self._read_on(now, action, view)
                return
            ask = await self._asks(now, action, view)
            if ask is None:
                await self._press(now, action, view)
            elif await self._may_be_tried(now, action, view):
                await self._press(now, action, view, tried=await self._requests.prepared(now, view, ask))
            elif action.exploring:
                refuse(self._journal, now, action, f"a press of the search is never asked about: {ask.reason}")
            else:
                await self._act_on_present_control(
                    now, action, (before, view), ask, partial(self._press_under_yes, action)
                )

    async def _read_on(self, element: Element, action: Action, view: PageView) -> None:
        """Press what only reads, after the end was sent: a link or a fold that nobody would be asked about.

        What it sends nevertheless, other than reads, is held.
        """
        holds = self._sees_requests or is_plain_link(element)
        if not (holds and self._policy.only_reads(element, action, view)):
            refuse(self._journal, element, action, AFTER_THE_PRESS)
        press = self._pressed(element, action, view)
        press.only_reads = True
        self._journal.write("pressing", **journal_fields(element, action), **target_field(element, action, view))
        self._submission.begins(press)
        try:
            await self._browser.act(element, action)
        except NOT_PRESSED as error:
            self._journal.write("not_pressed", reason=str(error), **journal_fields(element, action))
            raise
        finally:
            self._submission.over()
        self._journal.write("pressed", url=await self._browser.url(), **journal_fields(element, action))

    async def _asks(self, element: Element, action: Action, view: PageView) -> Ask | None:
        """Return the approval question of this action; None for an ordinary step.

        Raises:
            Refused: the policy says no.
        """
        yes, phase = self._submission.yes, self._phase(view)
        self._submission.in_flow = phase is Phase.FLOW
        match self._policy.judge(element, action, view, phase):
            case Refuse(reason):
                refuse(self._journal, element, action, reason)
            case Ask() as ask:
                return ask
            case Allow() if yes is not None and not yes.pressed and action.kind == "click":
                if element.node == yes.element.node or traits(element) == traits(yes.element):
                    return Ask(yes.request.reason, yes.request.warnings)
        return None

    async def _may_be_tried(self, element: Element, action: Action, view: PageView) -> bool:
        """Return whether a press that is to be asked about can be made first, as whatever it would send is held.

        Most controls that say "Cancel subscription" only open the next dialog; then there is nothing to ask about yet.
        What a press of the search would send is not asked about: it is not sent.
        """
        yes, plain = self._submission.yes, action.kind == "click" and not action.final
        # An attached browser may send by channels that are not held.
        holds = self._sees_requests and not self._browser.is_cdp_connection
        if not (plain and holds) or self._submission.dry_run or (yes is not None and not yes.pressed):
            return False
        if not self._policy.may_be_tried(element, view, in_flow=self._phase(view) is Phase.FLOW):
            return False
        form = await self._requests.form_of(element)
        return form is None or form.method != "POST"

    def _phase(self, view: PageView) -> Phase:
        """Return the phase of the run; a held approval is checked when the question comes."""
        return Phase.FLOW if self._flow or self._policy.in_flow(view) else Phase.SEARCHING

    async def _act_on_present_control(
        self,
        element: Element,
        action: Action,
        views: tuple[PageView | None, PageView],
        ask: Ask,
        do: Callable[[Element, PageView, Ask], Awaitable[object]],
    ) -> None:
        """Act on the control, or if the page re-renders it meanwhile, on its replacement that reads the same.

        `views`: the previous view and the present one. A control that had a twin in one of them is not replaced.

        Raises:
            ElementGone: there is no such replacement, or it was re-rendered at every attempt.
        """
        view = views[-1]
        for left in reversed(range(RERENDERED_TRIES)):
            try:
                await do(element, view, ask)
            except ElementGone:
                view = self._view = await self._browser.look()
                anew = re_rendered(element, view)
                if not left or anew is None or any(seen and len(alike(anew, seen)) > 1 for seen in views):
                    self._submission.drop()
                    raise
                element, ask = anew, await self._asks(anew, action, view) or ask
            else:
                return

    async def _press(self, element: Element, action: Action, view: PageView, *, tried: Tried | None = None) -> None:
        """Press without a yes. `tried`: the question about it, which is asked if it would send what may end it."""
        typed, secret = self._with_secret(action)
        if kind := kind_of(action.value or "") if action.kind == "fill" else "":
            typed, secret = self._with_own(kind, element, action, view)
        if action.kind in {"fill", "key"}:
            self._typed_at.add(view.url)
        self._journal.write("pressing", **journal_fields(element, action), **target_field(element, action, view))
        in_flow = self._flow
        press = self._pressed(element, action, view)
        press.tried = tried
        if tried is not None:
            waits = "is not sent" if action.exploring else "waits for your yes"
            self._journal.write("note", message=f"{element.label!r} may end it: what it would send {waits}")
        if action.kind != "scroll":
            self._submission.begins(press)
        try:
            await self._browser.act(element, typed)
        except NOT_PRESSED as error:
            if action.kind != "scroll":
                self._not_made(press, in_flow=in_flow)
            self._journal.write("not_pressed", reason=masked(str(error), secret), **journal_fields(element, action))
            raise without(error, secret) from None
        except SubTerminatorError as error:
            raise without(error, secret) from None
        finally:
            self._submission.over()
        ticked = tried is not None and element.role == "checkbox"
        if ticked or (press.kind is PressKind.ANSWER and action.kind not in {"scroll", "key"}):  # these choose nothing
            self._submission.chose(element, view.url)
        if self._submission.submitted:
            await self._look_after_press(press)
        elif tried is not None:
            with suppress(SubTerminatorError):  # the next look tells
                shown = await self._changed(press, await self._look())  # what it sends a moment later is its own
                if press.unread:
                    self._judge_by_page(press, shown)
        self._journal.write("pressed", url=await self._browser.url(), **journal_fields(element, action))

    def _not_made(self, press: Press, *, in_flow: bool) -> None:
        """Take back what was noted of a press that was not made: it has begun nothing. `in_flow`: as it was before."""
        self._flow = in_flow
        self._submission.not_made(press)

    def _pressed(self, element: Element, action: Action, view: PageView) -> Press:
        """Make the record of a press, by which its requests are judged."""
        phase = self._phase(view)
        self._submission.left(view, phase)
        read = self._policy.read_press(element, action, view, in_flow=phase is Phase.FLOW)
        if action.kind in {"fill", "select", "key"}:
            read = replace(read, kind=PressKind.ANSWER)
        begun = self._flow or self._policy.is_begun(view)
        if action.kind == "click" and element.has("collapsed"):
            self._unfolded.setdefault(page_address(view.url), {})[reads_as(element)] = None
        if action.kind == "click" and self._policy.leads_out(element, action):
            self._flow = True
        target = self._policy.pressed(element, view)[-1].form_action
        return Press(
            read.kind,
            element.label,
            view.url,
            phase,
            target,
            control=element,
            view=view,
            surely=read.surely,
            begun=begun,
            exploring=action.exploring,
            dismisses=action.dialog == "dismiss",
        )

    async def _press_under_yes(self, action: Action, element: Element, view: PageView, ask: Ask) -> None:
        before = self._submission.yes
        request, form = await self._requests.approve(element, view, ask)
        yes = self._submission.yes
        if yes is None:
            raise PageChanged(f"{element.label!r} was not pressed: the yes for it is no longer held")
        if yes is not before:  # a person was asked, and the page had time
            now = await self._browser.look()
            try:
                same = self._submission.same_facts(
                    request, present_element(element, now), now, await self._requests.folded()
                )
            except PageChanged:
                same = False
            later = await self._requests.form_of(element) if same else None
            changed = form_differs(form, later, self._policy.lexicon) if same else "what the page says about it"
        else:
            later = await self._requests.form_of(element)
            changed = "" if yes.pressed else form_differs(yes.form, later, self._policy.lexicon)
        if changed:
            self._journal.write(
                "refused", reason=f"changed after the yes: {changed}", by="guard", **journal_fields(element, action)
            )
            self._submission.drop(CHANGED)
            raise PageChanged(f"{element.label!r} changed after the yes, so nothing was pressed: {changed}")
        in_flow = self._flow
        press = self._pressed(element, action, view)
        press.phase, press.yes, press.form = Phase.YES, yes, later
        self._submission.commit(element.label, request, **target_field(element, action, view))
        self._submission.begins(press)
        try:
            await self._browser.act(element, action)
        except NOT_PRESSED as error:
            if press.sent:
                raise ActionTimeout(f"{error}; the page had sent something under the yes by then") from error
            self._not_made(press, in_flow=in_flow)
            self._submission.not_sent(str(error), changed=bool(press.strayed) or _differs(error))
            if press.strayed:
                refuse(self._journal, element, action, f"{STRAYED}: {press.strayed}")
            raise
        finally:
            self._submission.over()
        if press.strayed and not press.sent:
            self._submission.not_sent(press.strayed, changed=True)
            refuse(self._journal, element, action, f"{STRAYED}: {press.strayed}")
        first, yes.pressed = not yes.pressed, True
        await self._look_after_press(press)
        yes.only_steps = (first or yes.only_steps) and not press.surely and not press.sent
        if self._submission.submitted:
            self._journal.write("submitted", control=element.label, url=await self._url_or_lost())

    async def _look_after_press(self, press: Press) -> None:
        """Read the page after an approved press. What cannot be read is taken for sent."""
        reported = self._browser.reports_requests and not self._events.has_sockets
        if not (self._sees_requests or reported):
            return self._submission.was_sent()
        try:
            self._judge_by_page(press, await self._changed(press, await self._look()))
        except SubTerminatorError:
            self._submission.was_sent()
        return None

    def _judge_by_page(self, press: Press, view: PageView) -> None:
        """Record an approved press as a step, as the end, or as doubtful, by the page after it.

        If the page still asks something, the press was a step. If its request read as the end nevertheless, that is
        doubtful: the account is read before anything else is pressed, once for each step. So it is where a page of the
        flow asks something else than before in words that may also be the account's, or by a button of the same name
        that only goes on.
        """
        submission, before, control = self._submission, press.view, press.control
        press.unread, self._doubted = False, ()
        asks = self._policy.goes_on(view, sent=press.sent)
        if before is None or control is None:
            return submission.was_sent()
        if not press.sent:
            nothing_left = view.url == before.url and not press.opened
            if not self._sees_requests:  # a request to a host without leave is not reported: the page must have gone on
                went_on = digest_of(view) != digest_of(before)
                asks = asks and went_on
                nothing_left = nothing_left and went_on and self._policy.state_of(view)[0] is State.UNKNOWN
            only_opened = is_plain_link(control) and self._policy.state_of(view)[0] is State.UNKNOWN
            if asks or nothing_left or only_opened or self._policy.asks_something_else(view, before):
                submission.led_on()
            else:
                submission.was_sent()
            return None
        same = reads_the_same(control, before, view)
        behind = shows_again(control, view, behind=True)
        step = (before.url, before.text, control.label, view.url, view.text)
        if asks and step in self._known_steps and not (same or behind or shows_again(control, view)):
            return submission.led_on()
        doubt = ""
        if not press.may_have_ended and self._policy.asks_elsewhere(view, before):
            doubt = view.url
        elif same or not asks or (press.may_have_ended and shows_again(control, view)):
            policy = self._policy
            further = not same and (policy.has_form_to_send(view, before) or policy.asks_something_else(view, before))
            only_onward = not (press.surely or self._policy.leads_out(control, CLICK))
            doubt = view.url if further and (only_onward or not behind) else ""
        elif press.may_have_ended and (press.ends or behind or not self._policy.asks_to_confirm(view)):
            doubt = view.url
        else:
            return submission.led_on()
        self._doubted = step if doubt else ()
        return submission.was_sent(doubt=doubt)

    async def _url_or_lost(self) -> str:
        try:
            return await self._browser.url()
        except BrowserLost:
            return ""

    def _with_secret(self, action: Action) -> tuple[Action, str]:
        """Insert the named secret into an action; return both, the secret "" if none is named."""
        if action.kind != "fill" or not is_placeholder(action.value or ""):
            return action, ""
        name = (action.value or "")[len("<secret:") : -1]
        if name not in self._secrets:
            raise NeedsHuman(f"the page asks for {name!r}, and nobody gave it: sign in yourself in a visible window")
        return replace(action, value=self._secrets[name]), self._secrets[name]

    def _with_own(self, kind: str, element: Element, action: Action, view: PageView) -> tuple[Action, str]:
        """Insert what the account shows of the customer into an action; return both.

        Raises:
            Refused: the field does not ask for exactly that, in a form that ends the subscription, or it is not known.
        """
        service, lexicon = self._policy.service, self._policy.lexicon
        if wanted_of_account(element, view, lexicon) != kind:
            refuse(self._journal, element, action, f"no required field of the cancellation asks for {described(kind)}")
        pages = (own_data(each, service, lexicon, typed=url in self._typed_at) for url, each in self._pages.items())
        value = reduce(or_, pages, NOTHING_OWN).value(kind)
        if not value:
            refuse(self._journal, element, action, f"no page shows {described(kind)}, or several do")
        return replace(action, value=value), value

    # -- everything else -----------------------------------------------------------------------------------------------

    async def launch(self) -> None:
        await self._browser.launch()

    async def close(self) -> None:
        await self._browser.close()

    async def navigate(self, url: str, timeout: int = 30000) -> None:
        """Open an address within bounds, and check that it did not lead out of them.

        Raises:
            Refused: opening the address buys or cancels, or the address or its redirect is out of bounds.
        """
        async with self._turn:
            await self._open(url, timeout)

    async def _open(self, url: str, timeout: int) -> None:
        if problem := self._policy.address(url, seen=url in self._seen):
            self._journal.write("refused", reason=problem, by="policy", url=url)
            raise Refused(f"{url} was not opened: {problem}")
        if self._view is not None and not self._submission.submitted:
            self._submission.left(self._view, self._phase(self._view))
        self._submission.moves_on(url)
        self._flow = False
        self._journal.write("navigating", url=url)
        await self._browser.navigate(url, timeout)
        landed = await self._browser.url()
        if (problem := self._policy.place(landed)) and not self._policy.signs_in(landed):
            self._journal.write("refused", reason=problem, by="policy", url=landed)
            raise Refused(f"{url} led to {landed}: {problem}")

    @asynccontextmanager
    async def beside(self) -> AsyncIterator[None]:
        """Open further pages in a tab beside; the way to the page at hand stays what it was."""
        with self._submission.way_kept():
            async with self._browser.beside():
                yield

    async def evaluate(self, script: str) -> Any:
        raise Refused("a guarded browser runs no scripts: everything that acts goes through act")

    async def scroll_to(self, x: int, y: int) -> None:
        await self._browser.scroll_to(x, y)

    async def screenshot(self, path: str | None = None) -> bytes:
        return await self._browser.screenshot(path)

    async def show_note(self, text: str) -> None:
        await self._browser.show_note(text)

    def point_at(self, element: Element | None) -> None:
        self._browser.point_at(element)

    async def until_ended(self) -> None:
        await self._browser.until_ended()

    async def picture_of(self, element: Element) -> bytes:
        return await self._browser.picture_of(element)

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
