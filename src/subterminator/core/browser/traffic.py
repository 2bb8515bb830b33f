"""What a page sends: what an action has started, and the requests that wait for a judge."""

from __future__ import annotations

import re

from playwright.async_api import Frame, Request

from subterminator.core.protocols import PageRequest

JUDGED = re.compile(
    r"^https?://(?![^?#]*\.(?:js|mjs|css|png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|mp4|m3u8|ts|map)(?:$|[?#]))"
)
"""Addresses that may carry an order to the service; pictures, fonts and scripts are left to the browser's cache."""
BODY_LIMIT = 1_000_000
"""Bytes of a body that are read; an order is short, but the state of its form may be kept in it."""


class Traffic:
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


def as_data(request: Request) -> PageRequest:
    """The request as the judge reads it."""
    body = request.post_data_buffer or b""
    return PageRequest(
        method=request.method,
        url=request.url,
        body=body[:BODY_LIMIT].decode("utf-8", "replace"),
        content_type=request.headers.get("content-type", ""),
        kind=request.resource_type,
    )
