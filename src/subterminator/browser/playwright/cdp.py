"""CDP channel to a page's top frame: a question takes one message, by the library it takes three.

It uses the isolated world that the library makes in every document, so both reach the same `perception/engine.js` and a
node has one number. The world is addressed by its unique id, which no other document ever has: a late message reaches
nothing, and never the page's own scripts. The channel starts the page script itself: the library would first load one
of its own, which costs as much as opening the page.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakKeyDictionary

from playwright.async_api import CDPSession, Page
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.perception import engine_source, eyes_key

UTILITY_WORLD = "__playwright_utility_world"
RENDERINGS = ("RecalcStyleCount", "LayoutCount")
"""Names of the counts in `Performance.getMetrics`."""
RENDERINGS_TIMEOUT_MS = 1000
CRASHED = "Target crashed"
"""The library's words."""
Renderings = tuple[int, int]
"""Counts of the styles and of the layouts that were made of a document."""


class CdpChannel:
    """A CDP session with one page, kept while the page lives, and the world of the page script."""

    def __init__(self) -> None:
        self._session: CDPSession | None = None
        self._opening = asyncio.Lock()
        self._world: str | None = None
        """Unique id of the execution context of the page script in the latest document that was asked."""
        self._pending: set[asyncio.Timeout] = set()
        """Deadlines of the open questions, which a crash ends."""
        self._crashes = 0
        self.on_window: Callable[[], None] | None = None
        """Called when the page begins to open a window or tab: the library reports it when it is there."""

    async def session(self, page: Page) -> CDPSession:
        """Return the session, opened at the first call."""
        async with self._opening:
            if self._session is None:
                self._session = await page.context.new_cdp_session(page)
                self._session.on("close", self._closed)
                self._session.on("Page.windowOpen", lambda _: self.on_window and self.on_window())
                await asyncio.gather(
                    self._session.send("Page.enable"),  # else no `Page.windowOpen`
                    self._session.send("Performance.enable"),  # else no counts of layouts
                )
            return self._session

    def _closed(self, _: CDPSession) -> None:
        self._session = self._world = None

    def crashed(self) -> None:
        """End the open questions of a crashed page: the library reports the crash."""
        self._world = None
        self._crashes += 1
        for deadline in self._pending:
            deadline.reschedule(0)

    async def ask(self, page: Page, verb: str, args: list[Any], timeout_ms: float) -> str | None:
        """Return the answer of the present document as JSON text; None where only the library reaches it.

        Raises:
            PlaywrightTimeout: the page does not answer.
        """
        crashes = self._crashes
        try:
            async with self._limited(timeout_ms):
                return await self._evaluate(page, f"({verb!r},{json.dumps(args)})")
        except TimeoutError as error:
            if self._crashes > crashes:
                return None
            raise PlaywrightTimeout(f"no answer to {verb} within {timeout_ms} ms") from error
        except PlaywrightError:
            return None  # the document or the page is gone: the library says which

    @asynccontextmanager
    async def _limited(self, timeout_ms: float) -> AsyncIterator[None]:
        """Limit a question; a crash ends it."""
        async with asyncio.timeout(timeout_ms / 1000) as deadline:
            self._pending.add(deadline)
            try:
                yield
            finally:
                self._pending.discard(deadline)

    async def renderings(self, page: Page) -> Renderings | None:
        """Return how often Chromium has made the styles and the layout of the page's own document anew.

        Whatever changes how a page looks makes one of them anew: rules of a style sheet, what the pointer is over, a
        shadow root, a picture that arrives. None where nobody tells.

        Raises:
            PlaywrightError: the page crashed.
        """
        crashes = self._crashes
        try:
            async with self._limited(RENDERINGS_TIMEOUT_MS):
                session = await self.session(page)
                told = (await session.send("Performance.getMetrics"))["metrics"]
        except (PlaywrightError, TimeoutError):
            if self._crashes > crashes:
                raise PlaywrightError(CRASHED) from None
            return None
        counts = {each["name"]: int(each["value"]) for each in told if each["name"] in RENDERINGS}
        return (counts[RENDERINGS[0]], counts[RENDERINGS[1]]) if len(counts) == len(RENDERINGS) else None

    async def _evaluate(self, page: Page, question: str) -> str | None:
        session = await self.session(page)
        script = f"globalThis[Symbol.for({eyes_key()!r})]"
        world, self._world = self._world, None  # until it has answered
        if world is not None:
            with suppress(PlaywrightError):  # its document is gone
                return await self._put(session, world, f"{script}?.{question}")
        world = await self._find_world(session)
        if world is None:
            return None
        return await self._put(session, world, f"({script}??{engine_source()}.keep()){question}")

    async def _put(self, session: CDPSession, world: str, expression: str) -> str | None:
        options = {"expression": expression, "uniqueContextId": world, "returnByValue": True, "silent": True}
        result = await session.send("Runtime.evaluate", options)
        answer = result["result"].get("value")
        if not isinstance(answer, str):
            return None
        self._world = world
        return answer

    async def _find_world(self, session: CDPSession) -> str | None:
        """Find the library's isolated world of the top frame. Stops listening afterwards."""
        contexts: list[dict[str, Any]] = []

        def note(event: dict[str, Any]) -> None:
            contexts.append(event["context"])

        session.on("Runtime.executionContextCreated", note)
        try:
            replies = await asyncio.gather(
                session.send("Page.getFrameTree"), session.send("Runtime.enable"), session.send("Runtime.disable")
            )
        finally:
            session.remove_listener("Runtime.executionContextCreated", note)
        top = replies[0]["frameTree"]["frame"]["id"]
        worlds = [
            str(world["uniqueId"])
            for world in contexts
            if world["name"].startswith(UTILITY_WORLD)
            and world["auxData"].get("type") == "isolated"
            and world["auxData"].get("frameId") == top
        ]
        return worlds[0] if len(worlds) == 1 else None


_CHANNELS: WeakKeyDictionary[Page, CdpChannel] = WeakKeyDictionary()


def channel_of(page: Page) -> CdpChannel:
    """Return the channel of a page."""
    channel = _CHANNELS.get(page)
    if channel is None:
        _CHANNELS[page] = channel = CdpChannel()
        page.on("crash", lambda _: channel.crashed())
    return channel
