"""Search for the account's page by links after the end was sent: pages are opened and read, nothing is pressed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from subterminator.core.rules.search import Way, ways_to_account
from subterminator.domain.errors import TellTheLoop
from subterminator.domain.page import PageView
from subterminator.domain.ports import JournalProtocol, ServiceProtocol
from subterminator.domain.protocols import BrowserProtocol
from subterminator.pages.addresses import page_address
from subterminator.pages.controls import Controls

MOST_PAGES = 5
"""Limit of the pages that are opened in one run."""
MOST_SECONDS = 25.0
"""Limit of the time that they take in one run."""

Read = TypeVar("Read")


@dataclass(slots=True)
class AccountSearch(Generic[Read]):
    """Opens the likeliest links of the entry page, and of the pages that these lead to, until one shows the account.

    Pages and seconds are those of a whole run: a page that told nothing is not opened again.
    """

    service: ServiceProtocol
    browser: BrowserProtocol
    session: JournalProtocol
    controls: Controls
    is_barred: Callable[[str], bool]
    """Tells whether a page of this address is none of the account's, or known."""
    page_seconds: float
    _ways: dict[str, Way] = field(default_factory=dict)
    """Links seen so far, by page address."""
    _opened: set[str] = field(default_factory=set)
    _seconds: float = 0.0

    async def find(
        self, start: PageView, read: Callable[[str], Awaitable[tuple[PageView, Read | None, str]]]
    ) -> Read | None:
        """Return the first reading that shows the account; None if none does within the limits.

        Args:
            read: reads the open page, given the address that was opened; returns its last view, its reading if it
                shows the account, and what it shows in words.
        """
        began = asyncio.get_running_loop().time()
        self._collect(start)
        try:
            while len(self._opened) < MOST_PAGES and (way := self._likeliest()) is not None:
                left = MOST_SECONDS - self._seconds - (asyncio.get_running_loop().time() - began)
                if left <= 0:
                    break
                self._opened.add(way.target)
                try:
                    await self.browser.navigate(way.address, int(min(self.page_seconds, left) * 1000))
                    view, reading, shown = await read(way.target)
                except TellTheLoop as problem:
                    self._tell(way, f"it could not be read: {problem}")
                    continue
                self._tell(way, shown)
                if reading is not None:
                    return reading
                self._opened.add(page_address(view.url))
                self._collect(view)
        finally:
            self._seconds += asyncio.get_running_loop().time() - began
        return None

    def _collect(self, view: PageView) -> None:
        for way in ways_to_account(view, self.service, self.controls):
            known = self._ways.get(way.target)
            if known is None or known.value < way.value:
                self._ways[way.target] = way

    def _likeliest(self) -> Way | None:
        left = [way for key, way in self._ways.items() if key not in self._opened and not self.is_barred(way.address)]
        return max(left, key=lambda way: way.value, default=None)

    def _tell(self, way: Way, shown: str) -> None:
        role, label = way.control
        message = f"looked for the account at {way.address} ({role} {label!r}): {shown}"
        self.session.write("note", message=message, level="info")
