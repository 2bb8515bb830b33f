"""Approval of presses: covered by the approval that is held, or asked for now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from subterminator.approval.descriptions import journal_fields, refuse
from subterminator.approval.form_comparison import form_differs
from subterminator.approval.granted_approval import Tried, Yes, mark_of, words_of
from subterminator.approval.policy import Policy
from subterminator.approval.submission import CHANGED, SAYS_MORE, Submission
from subterminator.approval.verdicts import Ask
from subterminator.domain.errors import Aborted, DryRunReached, NeedsHuman, Refused, TellTheLoop
from subterminator.domain.page import Element, PageView
from subterminator.domain.ports import ApprovalRequest, JournalProtocol
from subterminator.domain.protocols import CLICK, BrowserProtocol, Form
from subterminator.domain.sameness import alike
from subterminator.lexicon.reader import Reader
from subterminator.pages.addresses import page_address


class ApprovalRequests:
    """Asks for approval of a press unless the approval that is held covers it."""

    def __init__(
        self, browser: BrowserProtocol, policy: Policy, journal: JournalProtocol, submission: Submission
    ) -> None:
        self._browser = browser
        self._policy = policy
        self._journal = journal
        self._submission = submission

    async def approve(self, element: Element, view: PageView, ask: Ask) -> tuple[ApprovalRequest, Form | None]:
        """Return the request that approves pressing this control, with its form: covered, or asked now."""
        submission = self._submission
        form = await self.form_of(element)
        if form is not None and (problem := self._policy.orders.form(form)):
            refuse(self._journal, element, CLICK, f"{element.label!r} was not pressed: {problem}")
        own = ask.warnings or ((self._policy.orders.form_warning(form),) if form is not None else ())
        warnings = (*own, _unread_language(element))
        request = await self._request(element, view, ask.reason, warnings)
        yes = submission.yes
        if yes is not None:
            why = await self._uncovered(yes, request, element, view, ask)
            if not why:
                return (request if yes.pressed else yes.request), form
            self._journal.write("note", message=f"the yes does not cover {element.label!r}: {why}")
            changed = CHANGED if page_address(view.url) == page_address(yes.request.url) else SAYS_MORE
            submission.drop(changed if yes.pressed and yes.request.expires > submission.now() else "")
            request = await self._request(element, view, ask.reason, warnings)
        if submission.dry_run:
            reached = f"dry run: {element.label!r} was reached, which may be the final press, and left alone"
            self._journal.write("note", message=reached, **journal_fields(element))
            raise DryRunReached(f"{reached}; {submission.so_far()}")
        return await self._ask(request, element, view, form), form

    async def prepared(self, element: Element, view: PageView, ask: Ask) -> Tried:
        """Return the question about a press that is made first; it is asked if the press sends something."""
        warnings = (*ask.warnings, _unread_language(element))
        return Tried(await self._request(element, view, ask.reason, warnings), element, view)

    async def ask_about(self, tried: Tried, sends: str) -> ApprovalRequest:
        """Ask the prepared question about a press that now waits for it; return it as it was asked.

        Args:
            sends: description of what the press would send.

        Raises:
            Aborted: the person said no. The page waits for the answer, so this ends the run.
            NeedsHuman: nobody answered.
        """
        submission = self._submission
        reason = f"{tried.request.reason}; it would send {sends}"
        request = replace(tried.request, expires=submission.expiry(), reason=reason)
        try:
            request = await self._ask(request, tried.control, tried.view, None)
        except Refused as no:
            raise Aborted(str(no)) from no
        if submission.yes is not None:
            submission.yes.pressed = True
        return request

    async def _request(self, element: Element, view: PageView, reason: str, warnings: Iterable[str]) -> ApprovalRequest:
        return self._submission.request(element, view, reason, warnings, await self.folded())

    async def _ask(
        self, request: ApprovalRequest, element: Element, view: PageView, form: Form | None
    ) -> ApprovalRequest:
        """Ask about a press, and hold the approval; return the request with the picture that was shown."""
        submission = self._submission
        submission.may_ask(request, view.text)
        request = await self._with_picture(request, element)
        self._browser.point_at(element)
        try:
            await submission.ask(request)
        finally:
            self._browser.point_at(None)
        alone = all(each.node == element.node for each in alike(element, view))
        others = frozenset(mark_of(each) for each in view.elements if each.interactive and each.node != element.node)
        words = words_of(view, element.name, element.text)
        submission.grant(Yes(request, element, form, alone, others, words))
        return request

    async def _uncovered(self, yes: Yes, request: ApprovalRequest, element: Element, view: PageView, ask: Ask) -> str:
        """Explain why the held approval is not for this press; "" when it is.

        Until a press was made under it, it is for its own control alone; then for what that leads to.

        Raises:
            ElementGone: the control to be pressed is gone.
        """
        if yes.request.expires <= self._submission.now():
            return "the yes had expired"
        if not yes.pressed:
            same = yes.request.digest == request.digest and await self._is_for(yes, element, view)
            return "" if same else "it was given for another control, or the page says something else now"
        if not ask.covered:
            return ask.reason
        beside = yes.stood_beside(element, view)
        surely = beside and self._policy.read_press(element, CLICK, view, in_flow=True).surely
        if beside and (surely or not yes.only_steps):
            return "it stood beside the control that the yes was given for"
        return self._submission.uncovered(request)

    async def _is_for(self, held: Yes, element: Element, view: PageView) -> bool:
        """Return whether the approval is for this control: the very node, or its re-rendered replacement.

        A replacement has to read the same (the digest), send the same form, and stand in the same frame of the same
        page; and no other control there may have read like the approved one.

        Raises:
            ElementGone: the control to be pressed is gone.
        """
        if view.url != held.request.url:  # whole: some sites tell their pages apart behind the "#"
            return False
        if held.element.node == element.node:
            return True
        form = await self.form_of(element)
        same_frame = held.element.node.partition(":")[0] == element.node.partition(":")[0]
        still_there = view.by_node(held.element.node) is not None
        if not (held.alone and same_frame) or still_there or form_differs(held.form, form, self._policy.lexicon):
            return False
        held.element = element
        return True

    async def form_of(self, element: Element) -> Form | None:
        """Return the form that a press on it would submit; None without one, or where the browser cannot read it."""
        try:
            return await self._browser.form(element)
        except NotImplementedError:
            return None

    async def _with_picture(self, request: ApprovalRequest, element: Element) -> ApprovalRequest:
        """Add a picture of the page to a request, or the reason why it has none."""
        try:
            picture = await self._picture_of(element)
        except (TellTheLoop, NeedsHuman) as problem:  # the control and its facts can still be judged by their words
            return replace(request, reason=f"{request.reason}. There is no picture of the page: {problem}")
        return replace(request, screenshot=self._journal.keep("before-final.png", picture))

    async def _picture_of(self, element: Element) -> bytes:
        """Take a picture with a frame around the control; a plain one where the browser draws none."""
        try:
            return await self._browser.picture_of(element)
        except NotImplementedError:
            return await self._browser.screenshot()

    async def folded(self) -> str:
        """Return the page's folded-away text; "" where the browser cannot read it."""
        try:
            return await self._browser.folded()
        except NotImplementedError:
            return ""


def _unread_language(control: Element) -> str:
    """Warn of a language of the person's own: its file tells words by role, and not what an end may cost."""
    reader = Reader.load()
    language = reader.control(control.label).meaning.language
    if not reader.is_own(language):
        return ""
    return f"the page is read by your own language file ({language}), which knows no fees and losses: read it yourself"
