"""Note for the person in every tab of a run, drawn by `perception/mark.js`, which no reading of the page contains."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Page

from subterminator.browser.playwright.frames import ask
from subterminator.domain.errors import SubTerminatorError

DRAWING_SECONDS = 1.0
"""Pause between two drawings: a tab may have led elsewhere, drawn itself anew, or been opened meanwhile."""
ANSWER_MS = 2_000


class PersonNote:
    """Draws a sentence until it is taken away."""

    def __init__(self, tabs: Sequence[Page]) -> None:
        """`tabs`: the run's tabs, as they are at the time."""
        self._tabs = tabs
        self._drawing: asyncio.Task[None] | None = None
        self._marked: set[Page] = set()
        """Tabs that may show it."""

    async def show(self, text: str) -> None:
        """Show a sentence in place of another.

        Raises:
            PlaywrightError, ActionTimeout: a tab does not let go of the earlier one.
        """
        await self.take_away()
        self._drawing = asyncio.ensure_future(self._draw(text))

    async def take_away(self) -> None:
        """Take it away from every tab, for good.

        Raises:
            PlaywrightError, ActionTimeout: a tab does not answer, and may still show it.
        """
        await self.stop()
        for page in tuple(self._marked):
            if not page.is_closed():
                await ask(page.main_frame, "unmark", [], ANSWER_MS)
            self._marked.discard(page)

    async def stop(self) -> None:
        """Draw no more."""
        drawing, self._drawing = self._drawing, None
        if drawing is not None:
            drawing.cancel()
            await asyncio.wait([drawing])

    async def _draw(self, text: str) -> None:
        while True:
            for page in tuple(self._tabs):
                self._marked.add(page)
                with suppress(PlaywrightError, SubTerminatorError):  # it is between two pages, or was closed
                    await ask(page.main_frame, "mark", [text, True], ANSWER_MS)
            await asyncio.sleep(DRAWING_SECONDS)
