"""Note for the person in every tab of a run, and a frame around the control that a question is about.

Both are drawn by `perception/mark.js`; no reading of the page contains them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame, Page

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
        self._marked: set[Frame] = set()
        """Frames that may show it."""
        self.control: tuple[Frame, int] | None = None
        """Frame and number of the control to draw a frame around."""

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
        for frame in tuple(self._marked):
            if not (frame.is_detached() or frame.page.is_closed()):
                await ask(frame, "unmark", [], ANSWER_MS)
            self._marked.discard(frame)

    async def stop(self) -> None:
        """Draw no more."""
        drawing, self._drawing = self._drawing, None
        if drawing is not None:
            drawing.cancel()
            await asyncio.wait([drawing])

    async def _draw(self, text: str) -> None:
        while True:
            for page in tuple(self._tabs):
                await self._ask(page.main_frame, "mark", text, True)
            if self.control is not None:
                await self._ask(self.control[0], "point", self.control[1])
            await asyncio.sleep(DRAWING_SECONDS)

    async def _ask(self, frame: Frame, verb: str, *arguments: object) -> None:
        """Have a frame draw something, or nothing while it is between two pages, or was closed."""
        self._marked.add(frame)
        with suppress(PlaywrightError, SubTerminatorError):
            await ask(frame, verb, [*arguments], ANSWER_MS)
