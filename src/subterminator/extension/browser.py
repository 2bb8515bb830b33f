"""The person's own Chrome as a browser: every method sends a command to the extension and decides nothing."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from pathlib import Path
from typing import Literal, Protocol, TypeVar

from subterminator.browser.base import BaseBrowser, check_takes
from subterminator.domain.errors import (
    ActionTimeout,
    BrowserLost,
    ConfigurationError,
    ElementGone,
    ElementNotFound,
    PageChanged,
    SubTerminatorError,
)
from subterminator.domain.protocols import (
    Action,
    DialogJudge,
    Element,
    Form,
    FormField,
    PageView,
    RequestListener,
    TargetStrategy,
)
from subterminator.domain.sameness import expected_state
from subterminator.extension.commands import (
    Acknowledgement,
    Act,
    BeginRun,
    Bounds,
    EndRun,
    ExpectedElement,
    ExpectedForm,
    Find,
    Folded,
    FrameAnswer,
    FrameAnswers,
    FrameRef,
    Html,
    HtmlResult,
    Look,
    NavigateTo,
    Note,
    Pdf,
    PdfResult,
    ProtocolModel,
    Query,
    RunTab,
    Screenshot,
    ScreenshotResult,
    ScrollTo,
    Sends,
    TabLocation,
    Url,
)
from subterminator.extension.connection import WaitingListener
from subterminator.extension.protocol import WaitingData
from subterminator.extension.views import FrameKeys, answers_of, single_element, view_of
from subterminator.perception.queries import query_of

READ_SECONDS = 15.0
"""Time limit for reading the page."""
PICTURE_SECONDS = 200.0
"""Time limit of a picture, for which the person may have to click the extension's icon."""
MARGIN_SECONDS = 2.0
"""Extra time for an answer beyond the action's own limit."""
GRANT_SECONDS = 300.0
"""Time limit for the person to grant the service's hosts."""
CLOSING_SECONDS = 3.0

T = TypeVar("T", bound=ProtocolModel)


class Link(Protocol):
    """Connection to the extension: `Exchange`, or a script in tests."""

    @property
    def capabilities(self) -> frozenset[str]: ...
    @property
    def stopped(self) -> bool: ...
    async def ask(self, command: ProtocolModel, result_type: type[T], description: str, seconds: float) -> T: ...
    async def until_ended(self) -> None: ...
    def on_dialog(self, judge: DialogJudge | None) -> None: ...
    def on_sent(self, listener: RequestListener | None) -> None: ...
    def on_waiting(self, listener: WaitingListener | None) -> None: ...


class ExtensionBrowser(BaseBrowser):
    """Drives one tab of the paired browser, and releases it at the end.

    It cannot hold requests of pages, only report them, nor run scripts. It judges native dialogs only with the
    capability "dialogs"; without it they wait for the person.
    """

    finds_elements = True

    def __init__(
        self,
        link: Link,
        server: AbstractAsyncContextManager[int],
        *,
        run: str,
        service: str,
        hosts: Sequence[str],
        tell: Callable[[str], None] | None = None,
    ) -> None:
        """Args:
        server: context that connects the link, entered by `launch` and left by `close`.
        tell: shows the person a sentence when a click in the browser is waited for.
        """
        if tell is not None:
            link.on_waiting(lambda waiting: tell(_click_needed(waiting)))
        self.tab_at_end: Literal["close", "close_at_next_run"] | None = None
        """Fate of the tab on release. None: it stays open."""
        self._link = link
        self._server = server
        self._begin = BeginRun(run=run, service=service, hosts=list(hosts), timeout_ms=int(GRANT_SECONDS * 1000))
        self._open: AsyncExitStack | None = None
        self._keys = FrameKeys()
        self._pointed: Element | None = None
        self._forms: dict[str, ExpectedForm | None] = {}
        """Forms read since the last action, by node: the action may send no other."""

    # -- lifecycle -----------------------------------------------------------------------------------------------------

    async def launch(self) -> None:
        if self._open is not None:
            return
        stack = AsyncExitStack()
        await stack.enter_async_context(self._server)
        self._open = stack
        try:
            await self._ask(self._begin, RunTab, "take a tab", GRANT_SECONDS + MARGIN_SECONDS)
        except (BrowserLost, ActionTimeout) as error:
            await self.close()
            raise ConfigurationError(f"{error}") from error
        except SubTerminatorError:
            await self.close()
            raise

    async def close(self) -> None:
        """Release the tab, and close it if `tab_at_end` says so."""
        stack, self._open = self._open, None
        if stack is None:
            return
        try:
            if not self._link.stopped:
                with suppress(SubTerminatorError):
                    await self._link.ask(
                        EndRun(tab=self.tab_at_end), Acknowledgement, "release the tab", CLOSING_SECONDS
                    )
        finally:
            await stack.aclose()

    @property
    def is_cdp_connection(self) -> bool:
        """Return True: the person's own browser stays open."""
        return True

    async def show_note(self, text: str) -> None:
        control = None
        if text and self._pointed is not None:
            with suppress(PageChanged):  # a frame that is gone shows nothing
                control = self._keys.node(self._pointed)
        await self._ask(Note(text=text, control=control), Acknowledgement, "show a note", READ_SECONDS)

    def point_at(self, element: Element | None) -> None:
        self._pointed = element

    async def until_ended(self) -> None:
        await self._link.until_ended()

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self._link.on_dialog(judge)

    @property
    def reports_requests(self) -> bool:
        return "requests" in self._link.capabilities

    def on_sent(self, listener: RequestListener | None) -> None:
        self._link.on_sent(listener)

    # -- reading -------------------------------------------------------------------------------------------------------

    async def look(self) -> PageView:
        frames = await self._ask(Look(selectors=list(self.selectors)), FrameAnswers, "look at the page", READ_SECONDS)
        return view_of(frames.frames, self._keys)

    async def locate(self, target: TargetStrategy) -> Element:
        description = f"find {target.describe()}"
        query = Query(**query_of(target))
        find = Find(query=query, selectors=list(self.selectors))
        frames = (await self._ask(find, FrameAnswers, description, READ_SECONDS)).frames
        if target.method == "coordinates":
            frames = [await self._frame_under(frames, target)]
        return single_element(answers_of(frames), target, self._keys)

    async def _frame_under(self, frames: list[FrameAnswer], target: TargetStrategy) -> FrameAnswer:
        """Return the innermost frame under a point of the viewport, with its answer."""
        x, y = target.coordinates or (0, 0)
        current = next((frame for frame in frames if frame.frame == 0), None)
        if current is None:
            raise ElementNotFound(f"nothing is at {target.describe()}: the tab has no page")
        while True:
            rows = next(iter(answers_of([current])), (current, {}))[1].get("rows")
            if not rows or rows[0][1] != "iframe":
                return current
            children = [each for each in frames if each.parent == current.frame and each.node == rows[0][0]]
            if len(children) != 1:
                return current
            child = children[0]
            query = Query(x=x - child.offset[0], y=y - child.offset[1])
            frame_ref = FrameRef(frame=child.frame, document=child.document)
            answers = await self._ask(
                Find(query=query, frame=frame_ref, selectors=list(self.selectors)),
                FrameAnswers,
                f"find {target.describe()}",
                READ_SECONDS,
            )
            if len(answers.frames) != 1 or answers.frames[0].answer is None:
                return current
            current = answers.frames[0]

    async def form(self, element: Element) -> Form | None:
        description = f"read the form of {element.describe()}"
        frames = await self._ask(Sends(at=self._keys.node(element)), FrameAnswers, description, READ_SECONDS)
        answer = next((answer for _, answer in answers_of(frames.frames)), None)
        if answer is None or answer.get("gone"):
            raise ElementGone(f"{element.describe()} is gone from the page")
        if "form" not in answer:
            raise ActionTimeout(f"could not {description}: {answer.get('error', 'invalid answer')}")
        form = answer["form"]
        self._forms[element.node] = form and ExpectedForm.model_validate(form, strict=False)
        return form and Form(**{**form, "fields": tuple(FormField(*field) for field in form["fields"])})

    async def folded(self) -> str:
        frames = await self._ask(Folded(), FrameAnswers, "read folded text", READ_SECONDS)
        texts = [answer.get("text", "") for _, answer in answers_of(frames.frames)]
        return "\n".join(text for text in texts if text)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def act(self, element: Element, action: Action) -> None:
        check_takes(element, action)
        value = action.value
        if action.kind == "select" and value is None:
            value = element.first_answer or ""
        command = Act(
            kind=action.kind,
            at=self._keys.node(element),
            expect=ExpectedElement(**expected_state(element), form=self._forms.get(element.node)),
            value=value,
            timeout_ms=max(1, int(action.timeout_seconds * 1000)),
        )
        self._forms.clear()
        await self._ask(
            command, Acknowledgement, f"{action.kind} {element.describe()}", action.timeout_seconds + MARGIN_SECONDS
        )

    async def navigate(self, url: str, timeout: int = 30000) -> None:
        command = NavigateTo(url=url, timeout_ms=timeout)
        await self._ask(command, TabLocation, f"open {url}", timeout / 1000 + MARGIN_SECONDS)

    async def scroll_to(self, x: int, y: int) -> None:
        await self._ask(ScrollTo(x=x, y=y), Acknowledgement, "scroll", READ_SECONDS)

    # -- page ----------------------------------------------------------------------------------------------------------

    async def screenshot(self, path: str | None = None) -> bytes:
        picture = await self._picture(Screenshot())
        if path is not None:
            Path(path).write_bytes(picture)  # noqa: ASYNC240 - a small file
        return picture

    async def picture_of(self, element: Element) -> bytes:
        box = element.box
        visible = element.in_viewport and box.width > 0 and box.height > 0
        framed = Bounds(x=box.x, y=box.y, width=box.width, height=box.height) if visible else None
        return await self._picture(Screenshot(framed=framed))

    async def _picture(self, command: Screenshot) -> bytes:
        result = await self._ask(command, ScreenshotResult, "take a screenshot", PICTURE_SECONDS)
        return _bytes(result.png, "take a screenshot")

    async def html(self) -> str:
        return (await self._ask(Html(), HtmlResult, "read the page's HTML", READ_SECONDS)).html

    async def url(self) -> str:
        return (await self._ask(Url(), TabLocation, "read the tab's address", READ_SECONDS)).url

    async def pdf(self) -> bytes:
        """Print the page, through Chrome's debugger permission."""
        if "pdf" not in self._link.capabilities:
            raise NotImplementedError("pdf needs the extension's debugger permission")
        return _bytes((await self._ask(Pdf(), PdfResult, "print the page", PICTURE_SECONDS)).pdf, "print the page")

    async def _ask(self, command: ProtocolModel, result_type: type[T], description: str, seconds: float) -> T:
        if self._open is None:
            raise RuntimeError("Browser not launched")
        return await self._link.ask(command, result_type, description, seconds)


def _click_needed(waiting: WaitingData) -> str:
    """Tell the person which click a command waits for."""
    if waiting.kind == "permission":
        sites = ", ".join(site.removesuffix("/*") for site in waiting.sites)
        return (
            f'Click the SubTerminator icon at the top of your browser (it shows "!"), then "Allow these sites": {sites}'
        )
    return (
        'Click the SubTerminator icon at the top of your browser (it shows "!") once, with the page in front: Chrome '
        "gives a picture only then. It waits for three minutes"
    )


def _bytes(text: str, description: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise ActionTimeout(f"could not {description}: the answer is not valid base64") from error
