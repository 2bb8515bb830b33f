"""Activity of a page since an action began."""

from __future__ import annotations

from playwright.async_api import Frame, Request


class PageActivity:
    """Requests under way, navigations and mutations of a page since an action began."""

    def __init__(self) -> None:
        self._open: set[Request] = set()
        self._mutations = -1
        self.navigated_away = False

    def begin(self) -> None:
        self._open.clear()
        self._mutations = -1
        self.navigated_away = False

    def started(self, request: Request) -> None:
        # Pictures, fonts and media do not change what the page says; event streams never end.
        if request.resource_type in {"document", "xhr", "fetch", "script"}:
            self._open.add(request)

    def ended(self, request: Request) -> None:
        self._open.discard(request)

    def navigated(self, frame: Frame) -> None:
        if frame.parent_frame is None:
            self.navigated_away = True

    @property
    def busy(self) -> bool:
        return bool(self._open)

    def has_mutated(self, mutations: int) -> bool:
        """Return whether the mutation count differs from that of the last call."""
        before, self._mutations = self._mutations, mutations
        return before != mutations
