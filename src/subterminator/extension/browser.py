"""The person's own Chrome as a browser: every method a command to the extension, and nothing decided here."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from pathlib import Path
from typing import Protocol, TypeVar

from subterminator.browser.base import BaseBrowser
from subterminator.domain.errors import (
    ActionTimeout,
    BrowserLost,
    ConfigurationError,
    ElementGone,
    ElementNotFound,
    SubTerminatorError,
)
from subterminator.domain.protocols import Action, DialogJudge, Element, Form, FormField, PageView, TargetStrategy
from subterminator.extension.commands import (
    Act,
    Begin,
    Begun,
    Done,
    End,
    Find,
    Folded,
    FormExpect,
    FrameAnswer,
    FrameRef,
    Frames,
    Html,
    Look,
    Markup,
    NavigateTo,
    Pdf,
    Picture,
    Place,
    Printed,
    Said,
    Screenshot,
    ScrollTo,
    Sends,
    Url,
)
from subterminator.extension.views import FrameKeys, answers_of, expected_of, one_of, query_of, view_of
from subterminator.pages.fingerprint import say

READ_SECONDS = 15.0
"""How long the page may take to be read."""
PICTURE_SECONDS = 20.0
MARGIN_SECONDS = 2.0
"""How much longer than the action itself its answer may take."""
GRANT_SECONDS = 120.0
"""How long a person has to let the extension act at the service's hosts."""
CLOSING_SECONDS = 3.0

T = TypeVar("T", bound=Said)


class Link(Protocol):
    """The way to the extension: `Exchange`, in a test a script."""

    @property
    def capabilities(self) -> frozenset[str]: ...
    @property
    def stopped(self) -> bool: ...
    async def ask(self, command: Said, wanted: type[T], what: str, seconds: float) -> T: ...
    def on_dialog(self, judge: DialogJudge | None) -> None: ...


class ExtensionBrowser(BaseBrowser):
    """Drives one tab of the browser that the extension was paired in, and lets go of it at the end.

    It cannot hold what pages send, nor run scripts. Native dialogs it can judge with the capability "dialogs" only;
    without it they wait for the person.
    """

    def __init__(
        self, link: Link, listening: AbstractAsyncContextManager[int], *, run: str, service: str, hosts: Sequence[str]
    ) -> None:
        """`listening`: what has to be open for the link to work; entered by `launch`, left by `close`."""
        self._link = link
        self._listening = listening
        self._wish = Begin(run=run, service=service, hosts=list(hosts), timeout_ms=int(GRANT_SECONDS * 1000))
        self._open: AsyncExitStack | None = None
        self._keys = FrameKeys()
        self._forms: dict[str, FormExpect | None] = {}
        """By node: the forms that were read since the last action, for it may send no other."""

    # -- life ----------------------------------------------------------------------------------------------------------

    async def launch(self) -> None:
        if self._open is not None:
            return
        stack = AsyncExitStack()
        await stack.enter_async_context(self._listening)
        self._open = stack
        try:
            await self._ask(self._wish, Begun, "take a tab", GRANT_SECONDS + MARGIN_SECONDS)
        except (BrowserLost, ActionTimeout) as error:
            await self.close()
            raise ConfigurationError(f"{error}") from error
        except SubTerminatorError:
            await self.close()
            raise

    async def close(self) -> None:
        """Let go of the tab; it stays open."""
        stack, self._open = self._open, None
        if stack is None:
            return
        try:
            if not self._link.stopped:
                with suppress(SubTerminatorError):
                    await self._link.ask(End(), Done, "let go of the tab", CLOSING_SECONDS)
        finally:
            await stack.aclose()

    @property
    def is_cdp_connection(self) -> bool:
        """It is the person's own browser, which stays open."""
        return True

    def on_dialog(self, judge: DialogJudge | None) -> None:
        self._link.on_dialog(judge)

    # -- looking -------------------------------------------------------------------------------------------------------

    async def look(self) -> PageView:
        frames = await self._ask(Look(selectors=list(self.selectors)), Frames, "look at the page", READ_SECONDS)
        return view_of(frames.frames, self._keys)

    async def locate(self, target: TargetStrategy) -> Element:
        what = f"find {target.describe()}"
        query = query_of(target)
        find = Find(query=query, selectors=list(self.selectors))
        frames = (await self._ask(find, Frames, what, READ_SECONDS)).frames
        if target.method == "coordinates":
            frames = [await self._under(frames, target)]
        return one_of(answers_of(frames), target, self._keys)

    async def _under(self, frames: list[FrameAnswer], target: TargetStrategy) -> FrameAnswer:
        """The innermost frame under a point of the viewport, with what it found there."""
        x, y = target.coordinates or (0, 0)
        here = next((frame for frame in frames if frame.frame == 0), None)
        if here is None:
            raise ElementNotFound(f"nothing is at {target.describe()}: the tab has no page")
        while True:
            rows = next(iter(answers_of([here])), (here, {}))[1].get("rows")
            if not rows or rows[0][1] != "iframe":
                return here
            inside = [each for each in frames if each.parent == here.frame and each.node == rows[0][0]]
            if len(inside) != 1:
                return here
            child = inside[0]
            query = query_of(TargetStrategy("coordinates", coordinates=(x, y))).model_copy(
                update={"x": x - child.offset[0], "y": y - child.offset[1]}
            )
            at = FrameRef(frame=child.frame, document=child.document)
            find = Find(query=query, frame=at, selectors=list(self.selectors))
            found = await self._ask(find, Frames, f"find {target.describe()}", READ_SECONDS)
            if len(found.frames) != 1 or found.frames[0].answer is None:
                return here
            here = found.frames[0]

    async def form(self, element: Element) -> Form | None:
        what = f"read the form of {say(element)}"
        frames = await self._ask(Sends(at=self._keys.node(element)), Frames, what, READ_SECONDS)
        answer = next((answer for _, answer in answers_of(frames.frames)), None)
        if answer is None or answer.get("gone"):
            raise ElementGone(f"{say(element)} is gone from the page")
        if "form" not in answer:
            raise ActionTimeout(f"could not {what}: {answer.get('error', 'the answer makes no sense')}")
        form = answer["form"]
        self._forms[element.node] = form and FormExpect.model_validate(form, strict=False)
        return form and Form(**{**form, "fields": tuple(FormField(*field) for field in form["fields"])})

    async def folded(self) -> str:
        frames = await self._ask(Folded(), Frames, "read what is folded away", READ_SECONDS)
        said = [answer.get("text", "") for _, answer in answers_of(frames.frames)]
        return "\n".join(text for text in said if text)

    # -- acting --------------------------------------------------------------------------------------------------------

    async def act(self, element: Element, action: Action) -> None:
        value = action.value
        if action.kind == "select" and value is None:
            value = (*element.options[1:2], *element.options[:1], "")[0]  # the first of all is often "Please choose"
        command = Act(
            kind=action.kind,
            at=self._keys.node(element),
            expect=expected_of(element, self._forms.get(element.node)),
            value=value,
            timeout_ms=max(1, int(action.timeout_seconds * 1000)),
        )
        self._forms.clear()
        await self._ask(command, Done, f"{action.kind} {say(element)}", action.timeout_seconds + MARGIN_SECONDS)

    async def navigate(self, url: str, timeout: int = 30000) -> None:
        await self._ask(NavigateTo(url=url), Place, f"open {url}", timeout / 1000 + MARGIN_SECONDS)

    async def scroll_to(self, x: int, y: int) -> None:
        await self._ask(ScrollTo(x=x, y=y), Done, "scroll", READ_SECONDS)

    # -- the page as a whole -------------------------------------------------------------------------------------------

    async def screenshot(self, path: str | None = None) -> bytes:
        shot = await self._ask(Screenshot(), Picture, "take a screenshot", PICTURE_SECONDS)
        picture = _bytes(shot.png, "take a screenshot")
        if path is not None:
            Path(path).write_bytes(picture)  # noqa: ASYNC240 - a file of the run's own folder, small
        return picture

    async def html(self) -> str:
        return (await self._ask(Html(), Markup, "read the page's HTML", READ_SECONDS)).html

    async def url(self) -> str:
        return (await self._ask(Url(), Place, "ask where the tab is", READ_SECONDS)).url

    async def pdf(self) -> bytes:
        """The page as printed, over the debugger where the person granted it."""
        if "pdf" not in self._link.capabilities:
            raise NotImplementedError("pdf needs the extension's debugger permission")
        return _bytes((await self._ask(Pdf(), Printed, "print the page", PICTURE_SECONDS)).pdf, "print the page")

    def supports_accessibility_tree(self) -> bool:
        return True

    def supports_coordinate_clicking(self) -> bool:
        return True

    def supports_text_clicking(self) -> bool:
        return True

    async def _ask(self, command: Said, wanted: type[T], what: str, seconds: float) -> T:
        if self._open is None:
            raise RuntimeError("Browser not launched")
        return await self._link.ask(command, wanted, what, seconds)


def _bytes(text: str, what: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise ActionTimeout(f"could not {what}: what came is no picture or document") from error
