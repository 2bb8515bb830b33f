"""Activity of a page since an action began."""

from __future__ import annotations

import time

from playwright.async_api import Frame, Request, Response

from subterminator.domain.protocols import AnswerListener

_READS = frozenset({"GET", "HEAD", "OPTIONS"})
BODY_SECONDS = 1.5
"""Limit of waiting for the rest of an answer to a script: one that nobody reads never ends for the library."""
TAB_SECONDS = 5
"""Limit of waiting for a tab that the page has begun to open: the browser may have turned it into a download."""


class PageActivity:
    """Requests under way, navigations, mutations and opening tabs of a page since an action began."""

    def __init__(self) -> None:
        self._open: dict[Request, float | None] = {}
        """When each request was answered, in seconds of the monotonic clock."""
        self._mutations = -1
        self._tabs_opening: list[float] = []
        """When each tab that is not there yet began to open, in seconds of the monotonic clock."""
        self.navigated_away = False
        self.listener: AnswerListener | None = None
        """Hears how requests, other than reads, were answered."""

    def begin(self) -> None:
        self._open.clear()
        self._mutations = -1
        self._tabs_opening.clear()
        self.navigated_away = False

    def tab_opening(self) -> None:
        self._tabs_opening.append(time.monotonic())

    def tab_opened(self) -> None:
        del self._tabs_opening[:1]

    def started(self, request: Request) -> None:
        # Pictures, fonts and media do not change what the page says; event streams never end.
        if request.resource_type in {"document", "xhr", "fetch", "script"}:
            self._open[request] = None

    def answered(self, response: Response) -> None:
        if response.request in self._open and response.request.resource_type in {"xhr", "fetch"}:
            self._open[response.request] = time.monotonic()
        if self.listener is not None and response.request.method not in _READS:
            self.listener(response.request.method, response.url, response.status)

    def ended(self, request: Request) -> None:
        self._open.pop(request, None)

    def navigated(self, frame: Frame) -> None:
        if frame.parent_frame is None:
            self.navigated_away = True

    @property
    def busy(self) -> bool:
        now = time.monotonic()
        awaited = any(answered is None or now - answered < BODY_SECONDS for answered in self._open.values())
        return awaited or any(now - begun < TAB_SECONDS for begun in self._tabs_opening)

    def has_mutated(self, mutations: int) -> bool:
        """Return whether the mutation count differs from that of the last call."""
        before, self._mutations = self._mutations, mutations
        return before != mutations
