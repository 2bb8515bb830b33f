"""The short way to a page's top frame: one message over a CDP session of our own where the library's way takes three.

It leads into the isolated world that the library made, so both ways speak to the same eyes (`perception/engine.js`)
and a node has one number. The world is known by its unique id, which no other document ever bears: a message that
comes too late finds nothing, and never the page's own scripts.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any
from weakref import WeakKeyDictionary

from playwright.async_api import CDPSession, Page
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.perception import eyes_key

UTILITY_WORLD = "__playwright_utility_world"


class CdpChannel:
    """A CDP session with one page, kept while the page lives, and where in the page the eyes are."""

    def __init__(self) -> None:
        self._session: CDPSession | None = None
        self._opening = asyncio.Lock()
        self._world: str | None = None
        """Unique id of the execution context that holds the eyes of the document shown."""
        self._awaited = False
        """The eyes have been opened in this document, and are still to be found."""
        self._pending: set[asyncio.Timeout] = set()
        """Of the questions that wait for an answer. A page that crashes would leave them waiting."""
        self._crashes = 0

    async def session(self, page: Page) -> CDPSession:
        """The session, opened when first asked for."""
        async with self._opening:
            if self._session is None:
                self._session = await page.context.new_cdp_session(page)
                self._session.on("close", self._closed)
            return self._session

    def _closed(self, _: CDPSession) -> None:
        self._session = self._world = None

    def crashed(self) -> None:
        """Nobody is left to answer: the long way says so."""
        self._world, self._awaited = None, False
        self._crashes += 1
        for patience in self._pending:
            patience.reschedule(0)

    def opened(self) -> None:
        """The document shown has been asked the long way: its eyes are where `ask` can find them."""
        self._awaited = self._world is None

    async def ask(self, page: Page, verb: str, args: list[Any], timeout_ms: float) -> str | None:
        """The answer as JSON text; None when the short way does not lead there (yet), and the long way is to be gone.

        Raises:
            PlaywrightTimeout: the page does not answer.
        """
        if self._world is None and not self._awaited:
            return None
        crashes = self._crashes
        try:
            async with asyncio.timeout(timeout_ms / 1000) as patience:
                self._pending.add(patience)
                try:
                    return await self._put(page, f"({verb!r},{json.dumps(args)})")
                finally:
                    self._pending.discard(patience)
        except TimeoutError as error:
            if self._crashes > crashes:
                return None
            raise PlaywrightTimeout(f"no answer to {verb} within {timeout_ms} ms") from error
        except PlaywrightError:
            return None  # the document is gone, or the session with its page: the long way says which

    async def _put(self, page: Page, question: str) -> str | None:
        session = await self.session(page)
        world, self._world = self._world, None  # until it has answered
        if world is None:
            self._awaited = False
            world = await self._find(session)
        if world is None:
            return None
        said = await session.send(
            "Runtime.evaluate",
            {
                "expression": f"globalThis[Symbol.for({eyes_key()!r})]?.{question}",
                "uniqueContextId": world,
                "returnByValue": True,
                "silent": True,
            },
        )
        answer = said["result"].get("value")
        if not isinstance(answer, str):
            return None
        self._world = world
        return answer

    async def _find(self, session: CDPSession) -> str | None:
        """The top frame's isolated world of the library, as the browser lists it. Listening goes on no longer."""
        listed: list[dict[str, Any]] = []

        def note(event: dict[str, Any]) -> None:
            listed.append(event["context"])

        session.on("Runtime.executionContextCreated", note)
        try:
            told = await asyncio.gather(
                session.send("Page.getFrameTree"), session.send("Runtime.enable"), session.send("Runtime.disable")
            )
        finally:
            session.remove_listener("Runtime.executionContextCreated", note)
        top = told[0]["frameTree"]["frame"]["id"]
        worlds = [
            str(world["uniqueId"])
            for world in listed
            if world["name"].startswith(UTILITY_WORLD)
            and world["auxData"].get("type") == "isolated"
            and world["auxData"].get("frameId") == top
        ]
        return worlds[0] if len(worlds) == 1 else None


_WIRES: WeakKeyDictionary[Page, CdpChannel] = WeakKeyDictionary()


def wire_of(page: Page) -> CdpChannel:
    """The page's wire; it goes with the page."""
    wire = _WIRES.get(page)
    if wire is None:
        _WIRES[page] = wire = CdpChannel()
        page.on("crash", lambda _: wire.crashed())
    return wire
