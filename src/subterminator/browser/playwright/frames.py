"""Questions to `perception/engine.js` in the isolated world of a frame, and the frames of iframe elements."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame, Locator

from subterminator.browser.playwright.cdp import channel_of
from subterminator.domain.errors import ActionTimeout


@dataclass(frozen=True, slots=True)
class FrameAnswer:
    """Answer of one frame to a look."""

    payload: str | None
    problem: str = ""


class FrameRegistry:
    """Lasting numbers of frames, and the frames of iframe elements."""

    def __init__(self) -> None:
        self._keys: dict[Frame, int] = {}
        self._children: dict[tuple[int, int], Frame] = {}
        self.slow: set[Frame] = set()
        """Those that once did not answer in time."""
        self.given_up: set[tuple[int, int]] = set()
        """Iframes (their frame's key, their node) that were waited for in vain once."""

    def key(self, frame: Frame) -> int:
        return self._keys.setdefault(frame, len(self._keys))

    async def child(self, parent: Frame, node: int) -> Frame | None:
        """Return the frame of an iframe element, given the element's number."""
        cached = self._children.get((self.key(parent), node))
        if cached is not None and not cached.is_detached():
            return cached
        try:
            handle = await node_at(parent, node).element_handle(timeout=1_000)
            frame = await handle.content_frame()
            await handle.dispose()
        except PlaywrightError:
            return None  # the iframe went away during the look
        if frame is not None:
            self._children[(self.key(parent), node)] = frame
        return frame


async def ask(frame: Frame, verb: str, args: list[Any], timeout_ms: float) -> dict[str, Any]:
    """Put one question to the frame's isolated world (`perception/engine.js`)."""
    reply: dict[str, Any] = json.loads(await answer(frame, verb, args, timeout_ms))
    if verb != "find" and "error" in reply:
        raise ActionTimeout(f"the page could not be asked to {verb}: {reply['error']}")
    return {"total": 0, "rows": [], **reply} if verb == "find" else reply


async def answer(frame: Frame, verb: str, args: list[Any], timeout_ms: float) -> str:
    """Return the answer as JSON text: over the page's CDP channel where it reaches the frame, else by a locator."""
    channel = channel_of(frame.page) if frame.parent_frame is None else None
    reply = await channel.ask(frame.page, verb, args, timeout_ms) if channel is not None else None
    if reply is None:
        reply = await _locator(frame, verb, args).get_attribute("d", timeout=timeout_ms) or "{}"
    return reply


def node_at(frame: Frame, number: int) -> Locator:
    return _locator(frame, "node", [number])


def _locator(frame: Frame, verb: str, args: list[Any]) -> Locator:
    return frame.locator(f"eyes={verb}:{base64.urlsafe_b64encode(json.dumps(args).encode()).decode()}")
