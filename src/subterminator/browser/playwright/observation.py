"""Observation of a page frame by frame, and search for one element."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.browser.playwright.cdp import Renderings, channel_of
from subterminator.browser.playwright.closed import is_gone
from subterminator.browser.playwright.frames import FrameAnswer, FrameRegistry, answer, ask
from subterminator.domain.errors import ActionTimeout, ElementGone, PageChanged
from subterminator.domain.protocols import Element, Form, FormField, PageView, TargetStrategy
from subterminator.perception.assembly import Assembler, FrameReading, element_from_row
from subterminator.perception.queries import query_of, single_match

FRAME_TIMEOUT_MS = 3000
"""Limit for a frame that does not answer; half a second on the looks after that."""
TOP_TIMEOUT_MS = 15_000
SAME_TIMEOUT_MS = 1000
LATE_PAUSE_SECONDS = 0.05
LATE_SECONDS = 2.0
"""Limit of looking again at a page whose shown frames are not there yet: each frame is waited for once."""


class Holder(NamedTuple):
    """An iframe element: its frame, its number there, and where its content begins in that frame's viewport."""

    frame: Frame
    number: int
    x: float
    y: float


class _KeptLook(NamedTuple):
    """The last look at a page of one frame."""

    page: Page
    selectors: tuple[str, ...]
    renderings: Renderings
    """The counts before the look."""
    view: PageView


class PageObserver:
    """Asks every frame of a page at once, and tracks the order and offset of frames."""

    def __init__(self) -> None:
        self._frames = FrameRegistry()
        self._assemble = Assembler()
        self._order: dict[int, int] = {}
        """Index in the last view, by the frame's number."""
        self._kept: _KeptLook | None = None

    def forget(self) -> None:
        """Walk the page at the next look: something is done to it."""
        self._kept = None

    async def look(self, page: Page, selectors: Sequence[str] = ()) -> PageView:
        """Read the page, each frame after its iframe element. `selectors`: matched on every element.

        A page is whole once its frames are: one whose document is under way is waited for, up to `LATE_SECONDS`. Where
        nothing has changed since the last look, its view is returned.
        """
        kept = self._kept
        if kept is not None and await self._is_same(kept, page, selectors):
            return kept.view
        self._kept = None
        if len(page.frames) > 1:
            return await self._walk(page, selectors)
        before = await channel_of(page).renderings(page)
        view = await self._walk(page, selectors)
        if before is not None and len(page.frames) == 1:
            self._kept = _KeptLook(page, tuple(selectors), before, view)
        return view

    async def _is_same(self, kept: _KeptLook, page: Page, selectors: Sequence[str]) -> bool:
        """Return whether the page is as it was at the last look.

        The document is asked before the counts: its answer makes pending styles anew. Asked at once, Chromium answers
        either first.
        """
        if kept.page is not page or kept.selectors != tuple(selectors) or len(page.frames) > 1:
            return False
        try:
            told = await ask(page.main_frame, "same", [{"selectors": list(selectors)}], SAME_TIMEOUT_MS)
        except ActionTimeout:
            return False
        except PlaywrightError as error:
            if is_gone(error):
                raise
            return False
        return bool(told.get("same")) and await channel_of(page).renderings(page) == kept.renderings

    async def _walk(self, page: Page, selectors: Sequence[str]) -> PageView:
        deadline = asyncio.get_running_loop().time() + LATE_SECONDS
        readings, late = await self._read_all(page, selectors)
        while late and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(LATE_PAUSE_SECONDS)
            readings, late = await self._read_all(page, selectors)
        self._frames.given_up.update(late)
        self._order = {reading.key: index for index, reading in enumerate(readings)}
        return self._assemble(readings)

    async def _read_all(self, page: Page, selectors: Sequence[str]) -> tuple[list[FrameReading], set[tuple[int, int]]]:
        """Return the readings in order, and the iframes (frame's key, node) whose document is not there yet."""
        frames = page.frames
        if len(frames) == 1:
            answers = [await self._read(frames[0], selectors)]  # most pages; a task of its own would only cost time
        else:
            answers = await asyncio.gather(*(self._read(frame, selectors) for frame in frames))
        return await self._in_order(page.main_frame, dict(zip(frames, answers, strict=True)))

    async def _read(self, frame: Frame, selectors: Sequence[str]) -> FrameAnswer:
        """Return the frame's answer as JSON text, or a description of the problem."""
        top = frame.parent_frame is None
        timeout = TOP_TIMEOUT_MS if top else 500 if frame in self._frames.slow else FRAME_TIMEOUT_MS
        try:
            return FrameAnswer(await answer(frame, "look", [{"selectors": list(selectors)}], timeout))
        except PlaywrightTimeout:
            if top:
                raise
            self._frames.slow.add(frame)
            return FrameAnswer(None, f"did not answer within {timeout} ms")
        except PlaywrightError as error:
            if top:
                raise
            return FrameAnswer(None, first_line(error))

    async def _in_order(
        self, top: Frame, read: dict[Frame, FrameAnswer]
    ) -> tuple[list[FrameReading], set[tuple[int, int]]]:
        """Order the readings: each child after its parent, with its iframe element and content offset.

        Also returns the shown iframes (frame's key, node) whose document was not there yet, or went away meanwhile.
        """
        readings: list[FrameReading] = []
        late: set[tuple[int, int]] = set()

        async def append(frame: Frame, offset: tuple[float, float], parent: int | None, node: int | None) -> None:
            answer = read.get(frame, FrameAnswer(None, "it appeared during the look"))
            key = self._frames.key(frame)
            has_children = answer.payload is not None and bool(frame.child_frames)
            payload = json.loads(answer.payload) if answer.payload is not None and has_children else answer.payload
            readings.append(FrameReading(key, frame.url, offset, payload, answer.problem, parent, node))
            if not isinstance(payload, dict):
                return
            index = len(readings) - 1
            for row in payload["frames"]:
                child = await self._frames.child(frame, row["n"])
                there = child is not None and not row["awaited"] and not self._is_to_come(child, read.get(child))
                if row["visible"] and not there and (key, row["n"]) not in self._frames.given_up:
                    late.add((key, row["n"]))
                if child is not None:
                    await append(child, (offset[0] + row["x"], offset[1] + row["y"]), index, row["n"])

        await append(top, (0, 0), None, None)
        return readings, late

    def _is_to_come(self, frame: Frame, answer: FrameAnswer | None) -> bool:
        """Return whether a frame's document appeared or changed during the look; a silent one is not waited for."""
        return answer is None or (answer.payload is None and frame not in self._frames.slow)

    async def locate(self, page: Page, target: TargetStrategy, selectors: Sequence[str] = ()) -> Element:
        """Locate the one matching element, see `BrowserProtocol.locate`."""
        query = query_of(target)
        frames = [page.main_frame] if target.method == "coordinates" else page.frames
        found = await asyncio.gather(*(self._find(frame, query, selectors) for frame in frames))
        answers = list(zip(frames, found, strict=True))
        if target.method == "coordinates":
            answers = [await self._through_frames(*answers[0], query, selectors)]
        frame, row = single_match(target, answers, page.url)
        key = self._frames.key(frame)
        return element_from_row(row, key, await self.offset(frame), self._order.get(key, 0))

    async def _find(self, frame: Frame, query: dict[str, Any], selectors: Sequence[str]) -> dict[str, Any]:
        timeout = TOP_TIMEOUT_MS if frame.parent_frame is None else FRAME_TIMEOUT_MS
        try:
            return await ask(frame, "find", [query, list(selectors)], timeout)
        except PlaywrightError:
            if frame.parent_frame is None:
                raise
            return {"total": 0, "rows": []}  # a frame that is silent or gone has nothing that could be pressed

    async def _through_frames(
        self, frame: Frame, answer: dict[str, Any], query: dict[str, Any], selectors: Sequence[str]
    ) -> tuple[Frame, dict[str, Any]]:
        """Find the element under a point, descending into the iframes at that point."""
        while answer["rows"] and (element := element_from_row(answer["rows"][0], 0)).role == "iframe":
            child = await self._frames.child(frame, number_of(element))
            if child is None:
                break
            x, y = await self.offset(child)
            inner = await self._find(child, {"x": query["x"] - x, "y": query["y"] - y}, selectors)
            if not inner["rows"]:
                break
            frame, answer = child, inner
        return frame, answer

    async def offset(self, frame: Frame) -> tuple[float, float]:
        """Return the origin of the frame's viewport in the top one, CSS pixels."""
        x = y = 0.0
        async for _, row in self._above(frame):
            if row is not None:
                x, y = x + row["x"], y + row["y"]
        return (x, y)

    async def form(self, page: Page, element: Element) -> Form | None:
        """Return what a press on the element would submit, see `BrowserProtocol.form`."""
        reply = await ask(self.frame_of(page, element), "sends", [number_of(element)], FRAME_TIMEOUT_MS)
        if reply.get("gone"):
            raise ElementGone(f"{element.describe()} is gone from the page")
        form = reply["form"]
        return form and Form(**{**form, "fields": tuple(FormField(*field) for field in form["fields"])})

    async def folded(self, page: Page) -> str:
        """Return the folded-away text of all frames, see `BrowserProtocol.folded`."""
        texts = await asyncio.gather(*(self._folded(frame) for frame in page.frames))
        return "\n".join(text for text in texts if text)

    async def _folded(self, frame: Frame) -> str:
        try:
            return str((await ask(frame, "folded", [], FRAME_TIMEOUT_MS))["text"])
        except PlaywrightError:
            if frame.parent_frame is None:
                raise
            return ""  # a frame that is silent shows nothing that a press could unfold

    async def secrets(self, frame: Frame) -> dict[str, Any] | None:
        """Return the answer of `secret.js` in one frame; None if a subframe does not answer.

        Raises:
            PlaywrightError, ActionTimeout: the top frame does not answer.
        """
        if frame.parent_frame is None:
            return await ask(frame, "secrets", [], TOP_TIMEOUT_MS)
        try:
            return await ask(frame, "secrets", [], 500 if frame in self._frames.slow else FRAME_TIMEOUT_MS) or None
        except PlaywrightTimeout:
            self._frames.slow.add(frame)
            return None
        except (PlaywrightError, ActionTimeout):
            return None

    async def row_of(self, frame: Frame, parent: Frame, rows: list[dict[str, Any]]) -> dict[str, Any] | None:
        """Return the row of a frame among its parent's reported iframes."""
        for row in rows:
            if await self._frames.child(parent, row["n"]) == frame:
                return row
        return None

    def frame_of(self, page: Page, element: Element) -> Frame:
        """Return the frame of an element.

        Raises:
            PageChanged: it is gone.
        """
        key = int(element.node.split(":")[0])
        for frame in page.frames:
            if self._frames.key(frame) == key:
                return frame
        raise PageChanged(f"the page that showed {element.describe()} is gone; the browser is now at {page.url}")

    def besides(self, page: Page, frames: Sequence[Frame]) -> list[Frame]:
        """Return the other frames of a page, without those that have not answered a look."""
        return [each for each in page.frames if each not in frames and each not in self._frames.slow]

    async def holders(self, frame: Frame) -> list[Holder]:
        """Return the iframe elements that hold a frame, from within outwards; none for the top frame.

        Raises:
            PageChanged: one is gone.
        """
        holders = []
        async for parent, row in self._above(frame):
            if row is None:
                raise PageChanged("the frame is gone from the page that held it")
            holders.append(Holder(parent, int(row["n"]), row["x"], row["y"]))
        return holders

    async def _above(self, frame: Frame) -> AsyncIterator[tuple[Frame, dict[str, Any] | None]]:
        """Yield the frames above, from within outwards, each with the row of the iframe on the way, if it is there."""
        while (parent := frame.parent_frame) is not None:
            rows = (await ask(parent, "frames", [], FRAME_TIMEOUT_MS))["frames"]
            yield parent, await self.row_of(frame, parent, rows)
            frame = parent


def number_of(element: Element) -> int:
    """Return the node's number in its frame."""
    return int(element.node.split(":")[1])


def first_line(error: PlaywrightError) -> str:
    """Return the message of a library error, without its log."""
    return next((line for line in str(error).splitlines() if line.strip()), type(error).__name__)
