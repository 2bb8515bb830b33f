"""Asking a frame: one question to `perception/engine.js` in its isolated world, and which iframe holds which frame."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame, Locator

from subterminator.browser.playwright.cdp import wire_of
from subterminator.domain.errors import ActionTimeout


@dataclass(frozen=True, slots=True)
class Reading:
    """What one frame answered to a look."""

    payload: str | None
    problem: str = ""


class FrameNames:
    """Numbers for frames that hold for the life of the browser, and which iframe element holds which frame."""

    def __init__(self) -> None:
        self._keys: dict[Frame, int] = {}
        self._children: dict[tuple[int, int], Frame] = {}
        self._slow: set[Frame] = set()

    def key(self, frame: Frame) -> int:
        return self._keys.setdefault(frame, len(self._keys))

    def is_slow(self, frame: Frame) -> bool:
        return frame in self._slow

    def mark_slow(self, frame: Frame) -> None:
        self._slow.add(frame)

    async def child(self, parent: Frame, node: int) -> Frame | None:
        """The frame inside an iframe element, known by the element's number."""
        known = self._children.get((self.key(parent), node))
        if known is not None and not known.is_detached():
            return known
        try:
            handle = await node_at(parent, node).element_handle(timeout=1_000)
            found = await handle.content_frame()
            await handle.dispose()
        except PlaywrightError:
            return None  # the iframe went away during the look
        if found is not None:
            self._children[(self.key(parent), node)] = found
        return found


async def ask(frame: Frame, verb: str, args: list[Any], timeout_ms: float) -> dict[str, Any]:
    """Put one question to the frame's isolated world (`perception/engine.js`)."""
    found: dict[str, Any] = json.loads(await answer(frame, verb, args, timeout_ms))
    if verb != "find" and "error" in found:
        raise ActionTimeout(f"the page could not be asked to {verb}: {found['error']}")
    return {"total": 0, "rows": [], **found} if verb == "find" else found


async def answer(frame: Frame, verb: str, args: list[Any], timeout_ms: float) -> str:
    """The answer as JSON text: over the page's wire where that leads to the frame, else by way of a locator."""
    wire = wire_of(frame.page) if frame.parent_frame is None else None
    said = await wire.ask(frame.page, verb, args, timeout_ms) if wire is not None else None
    if said is None:
        carrier = frame.locator(f"eyes={verb}:{encoded(args)}")
        said = await carrier.get_attribute("d", timeout=timeout_ms) or "{}"
        if wire is not None:
            wire.opened()
    return said


def node_at(frame: Frame, number: int) -> Locator:
    return frame.locator(f"eyes=node:{encoded([number])}")


def encoded(args: list[Any]) -> str:
    return base64.urlsafe_b64encode(json.dumps(args).encode()).decode()
