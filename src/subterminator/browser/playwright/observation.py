"""Reading a page frame by frame, and finding one element in it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.browser.playwright.frames import FrameNames, Reading, answer, ask
from subterminator.domain.errors import ActionTimeout, AmbiguousTarget, ElementGone, ElementNotFound, PageChanged
from subterminator.domain.protocols import Element, Form, FormField, PageView, TargetStrategy
from subterminator.perception.assembly import FrameReading, assemble, element_from_row

FRAME_TIMEOUT_MS = 1500
"""What a frame that does not answer may cost one look; half a second on the looks after that."""
TOP_TIMEOUT_MS = 15_000


class PageObserver:
    """Asks every frame of a page at once; knows where each frame stands in the others."""

    def __init__(self) -> None:
        self._frames = FrameNames()
        self._order: dict[int, int] = {}
        """Place in the last view, by the frame's number."""

    async def look(self, page: Page, selectors: Sequence[str] = ()) -> PageView:
        """One account of the page, each frame after the iframe that holds it. `selectors`: matched on every element."""
        frames = page.frames
        if len(frames) == 1:
            answers = [await self._read(frames[0], selectors)]  # most pages; a task of its own would only cost time
        else:
            answers = await asyncio.gather(*(self._read(frame, selectors) for frame in frames))
        readings = await self._in_order(page.main_frame, dict(zip(frames, answers, strict=True)))
        self._order = {reading.key: place for place, reading in enumerate(readings)}
        return assemble(readings)

    async def _read(self, frame: Frame, selectors: Sequence[str]) -> Reading:
        """The frame's answer as JSON text, or in words why there is none."""
        slow = self._frames.is_slow(frame)
        top = frame.parent_frame is None
        timeout = TOP_TIMEOUT_MS if top else 500 if slow else FRAME_TIMEOUT_MS
        try:
            return Reading(await answer(frame, "look", [{"selectors": list(selectors)}], timeout))
        except PlaywrightTimeout:
            if top:
                raise
            self._frames.mark_slow(frame)
            return Reading(None, f"did not answer within {timeout} ms")
        except PlaywrightError as error:
            if top:
                raise
            return Reading(None, first_line(error))

    async def _in_order(self, top: Frame, read: dict[Frame, Reading]) -> list[FrameReading]:
        """Readings with their place: each child after its parent, its iframe element and content offset known."""
        found: list[FrameReading] = []

        async def place(frame: Frame, offset: tuple[float, float], parent: int | None, node: int | None) -> None:
            answer = read.get(frame, Reading(None, "it appeared during the look"))
            key = self._frames.key(frame)
            has_children = answer.payload is not None and bool(frame.child_frames)
            payload = json.loads(answer.payload) if answer.payload is not None and has_children else answer.payload
            found.append(FrameReading(key, frame.url, offset, payload, answer.problem, parent, node))
            if not isinstance(payload, dict):
                return
            index = len(found) - 1
            for row in payload["frames"]:
                child = await self._frames.child(frame, row["n"])
                if child is not None:
                    await place(child, (offset[0] + row["x"], offset[1] + row["y"]), index, row["n"])

        await place(top, (0, 0), None, None)
        return found

    async def locate(self, page: Page, target: TargetStrategy, selectors: Sequence[str] = ()) -> Element:
        """The one element that fits, see `BrowserProtocol.locate`."""
        query = _query(target)
        frames = [page.main_frame] if target.method == "coordinates" else page.frames
        answers = await asyncio.gather(*(self._find(frame, query, selectors) for frame in frames))
        found = [(frame, row) for frame, answer in zip(frames, answers, strict=True) for row in answer["rows"]]
        problem = next((answer["error"] for answer in answers if answer.get("error")), "")
        if problem:
            raise ElementNotFound(f"{target.describe()} cannot be searched for: {problem}")
        if target.method == "coordinates" and found:
            found = [await self._through_frames(*found[0], query, selectors)]
        visible = [(frame, row) for frame, row in found if row[-1]]
        if len(visible) > 1:
            names = ", ".join(say(element_from_row(row, 0)) for _, row in visible[:5])
            more = sum(int(answer["total"]) for answer in answers)
            raise AmbiguousTarget(f"{target.describe()} fits {max(more, len(visible))} elements: {names}")
        chosen = visible or found
        if len(chosen) != 1:
            hidden = f" ({len(found)} hidden ones do)" if found else ""
            raise ElementNotFound(f"nothing visible fits {target.describe()} at {page.url}{hidden}")
        frame, row = chosen[0]
        key = self._frames.key(frame)
        return element_from_row(row, key, await self.offset(frame), self._order.get(key, 0))

    async def _find(self, frame: Frame, query: dict[str, Any], selectors: Sequence[str]) -> dict[str, Any]:
        timeout = TOP_TIMEOUT_MS if frame.parent_frame is None else FRAME_TIMEOUT_MS
        try:
            return await ask(frame, "find", [query, list(selectors)], timeout)
        except PlaywrightError:
            if frame.parent_frame is None:
                raise
            return {"total": 0, "rows": []}  # a frame that is silent or gone holds nothing that could be pressed

    async def _through_frames(
        self, frame: Frame, row: list[Any], query: dict[str, Any], selectors: Sequence[str]
    ) -> tuple[Frame, list[Any]]:
        """The element under a point, descending into the iframes that the point lies in."""
        while (held := element_from_row(row, 0)).role == "iframe":
            child = await self._frames.child(frame, number_of(held))
            if child is None:
                break
            x, y = await self.offset(child)
            answer = await self._find(child, {"x": query["x"] - x, "y": query["y"] - y}, selectors)
            if not answer["rows"]:
                break
            frame, row = child, answer["rows"][0]
        return frame, row

    async def offset(self, frame: Frame) -> tuple[float, float]:
        """Where the frame's viewport begins in the top one, CSS pixels."""
        x = y = 0.0
        while (parent := frame.parent_frame) is not None:
            row = await self.row_of(frame, parent, (await ask(parent, "frames", [], FRAME_TIMEOUT_MS))["frames"])
            if row is not None:
                x, y = x + row["x"], y + row["y"]
            frame = parent
        return (x, y)

    async def form(self, page: Page, element: Element) -> Form | None:
        """What a press on the element would submit, see `BrowserProtocol.form`."""
        found = await ask(self.frame_of(page, element), "sends", [number_of(element)], FRAME_TIMEOUT_MS)
        if found.get("gone"):
            raise ElementGone(f"{say(element)} is gone from the page")
        form = found["form"]
        return form and Form(**{**form, "fields": tuple(FormField(*field) for field in form["fields"])})

    async def folded(self, page: Page) -> str:
        """What all frames have folded away, see `BrowserProtocol.folded`."""
        found = await asyncio.gather(*(self._folded(frame) for frame in page.frames))
        return "\n".join(text for text in found if text)

    async def _folded(self, frame: Frame) -> str:
        try:
            return str((await ask(frame, "folded", [], FRAME_TIMEOUT_MS))["text"])
        except PlaywrightError:
            if frame.parent_frame is None:
                raise
            return ""  # a frame that is silent shows nothing that a press could unfold

    async def secrets(self, frame: Frame) -> dict[str, Any] | None:
        """What `secret.js` tells of one frame; None of one inside the page that does not answer.

        Raises:
            PlaywrightError, ActionTimeout: the top frame does not answer.
        """
        if frame.parent_frame is None:
            return await ask(frame, "secrets", [], TOP_TIMEOUT_MS)
        try:
            return await ask(frame, "secrets", [], 500 if self._frames.is_slow(frame) else FRAME_TIMEOUT_MS) or None
        except PlaywrightTimeout:
            self._frames.mark_slow(frame)
            return None
        except (PlaywrightError, ActionTimeout):
            return None

    async def row_of(self, frame: Frame, parent: Frame, rows: list[dict[str, Any]]) -> dict[str, Any] | None:
        """Which of the parent's frames, as it told of them, holds this one."""
        for row in rows:
            if await self._frames.child(parent, row["n"]) == frame:
                return row
        return None

    def frame_of(self, page: Page, element: Element) -> Frame:
        """The frame that an element stands in.

        Raises:
            PageChanged: it is gone.
        """
        key = int(element.node.split(":")[0])
        for frame in page.frames:
            if self._frames.key(frame) == key:
                return frame
        raise PageChanged(f"the page that showed {say(element)} is gone; the browser is now at {page.url}")

    async def holder(self, frame: Frame) -> tuple[Frame, int] | None:
        """The frame above, and the number of the iframe element there; None for the top frame."""
        parent = frame.parent_frame
        if parent is None:
            return None
        row = await self.row_of(frame, parent, (await ask(parent, "frames", [], FRAME_TIMEOUT_MS))["frames"])
        if row is not None:
            return parent, int(row["n"])
        raise PageChanged("the frame is gone from the page that held it")


def say(element: Element) -> str:
    """Role and label, for messages."""
    name = f" '{element.label}'" if element.label else ""
    return f"{element.role or element.tag}{name}"


def number_of(element: Element) -> int:
    """The node's number in its frame."""
    return int(element.node.split(":")[1])


def _query(target: TargetStrategy) -> dict[str, Any]:
    match target.method:
        case "css":
            return {"css": target.css_selector}
        case "aria":
            return {"role": target.aria_role, "name": target.aria_name}
        case "text":
            text = target.text_content or ""
            exact = len(text) > 2 and text[0] == text[-1] == '"'
            return {"text": text[1:-1] if exact else text, "exact": exact}
        case "coordinates":
            x, y = target.coordinates or (0, 0)
            return {"x": x, "y": y}


def first_line(error: PlaywrightError) -> str:
    """What a library error says, without its log."""
    return next((line for line in str(error).splitlines() if line.strip()), type(error).__name__)
