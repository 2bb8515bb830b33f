"""What an action has started on a page: requests under way, navigations, changes."""

from __future__ import annotations

from playwright.async_api import Frame, Request


class PageActivity:
    """What the page has started since an action began: requests under way, navigations, changes."""

    def __init__(self) -> None:
        self._open: set[Request] = set()
        self._mutations = -1
        self.moved = False

    def begin(self) -> None:
        self._open.clear()
        self._mutations = -1
        self.moved = False

    def started(self, request: Request) -> None:
        # Pictures, fonts and media do not change what the page says; event streams never end.
        if request.resource_type in {"document", "xhr", "fetch", "script"}:
            self._open.add(request)

    def ended(self, request: Request) -> None:
        self._open.discard(request)

    def navigated(self, frame: Frame) -> None:
        if frame.parent_frame is None:
            self.moved = True

    @property
    def busy(self) -> bool:
        return bool(self._open)

    def stirred(self, mutations: int) -> bool:
        """Whether the count has moved since the last time it was asked."""
        before, self._mutations = self._mutations, mutations
        return before != mutations
