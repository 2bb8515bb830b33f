"""Search for the account's page after the end was sent: pages are opened and read, and menus unfolded."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar
from urllib.parse import urlsplit

from subterminator.core.rules.search import Way, menus_of_account, ways_to_account
from subterminator.domain.errors import TellTheLoop
from subterminator.domain.page import Element, PageView
from subterminator.domain.ports import JournalProtocol, ServiceProtocol
from subterminator.domain.protocols import Action, BrowserProtocol
from subterminator.pages.addresses import page_address, pages_above
from subterminator.pages.controls import Controls

MOST_PAGES = 5
"""Limit of the pages that are opened in one run."""
MOST_MENUS = 2
"""Limit of the menus that are unfolded on the entry page."""
MOST_SECONDS = 25.0
"""Limit of the time that they take in one run."""
_ABOVE = 100.0
"""Likelihood of an address above those of the flow: before every link."""

Read = TypeVar("Read")


async def unfold(browser: BrowserProtocol, session: JournalProtocol, element: Element) -> PageView | None:
    """Unfold a part of the page, and look at it; None, and a note, where that is not possible."""
    try:
        await browser.act(element, Action("click", exploring=True))
        return await browser.look()
    except TellTheLoop as problem:
        session.write("note", message=f"{element.label!r} was not unfolded: {problem}", level="info")
        return None


@dataclass(slots=True)
class AccountSearch(Generic[Read]):
    """Opens the likeliest links of the entry page, and of the pages that these lead to, until one shows the account.

    The addresses above those of the flow come first, as most sites lay their steps below the account's page.

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
        self,
        start: PageView,
        read: Callable[[str], Awaitable[tuple[PageView, Read | None, str]]],
        passed: Iterable[str] = (),
    ) -> Read | None:
        """Return the first reading that shows the account; None if none does within the limits.

        Args:
            passed: addresses of the flow, and of the page after it.
            read: reads the open page, given the address that was opened; returns its last view, its reading if it
                shows the account, and what it shows in words.
        """
        began = asyncio.get_running_loop().time()
        self._collect(start)
        await self._unfold_menus(start)
        for address in dict.fromkeys(above for url in passed for above in pages_above(url)):
            self._ways.setdefault(
                address, Way(start.url, ("address", urlsplit(address).path), address, address, _ABOVE)
            )
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

    async def _unfold_menus(self, start: PageView) -> None:
        """Collect the links of the entry page's own menus: on many sites the account is only behind a picture there."""
        if self._opened:
            return
        for element in menus_of_account(start, self.service, self.controls)[:MOST_MENUS]:
            if (view := await unfold(self.browser, self.session, element)) is not None:
                self._collect(view)

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
