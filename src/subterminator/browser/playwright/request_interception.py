"""Interception of all that a page sends, until a judge has decided."""

from __future__ import annotations

import asyncio
import base64
import re
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from functools import cache
from typing import Any, Literal

from playwright.async_api import BrowserContext, Page, Request, Route, WebSocketRoute
from playwright.async_api import Error as PlaywrightError

from subterminator.domain.protocols import PageRequest
from subterminator.lexicon.language_files import either

BODY_LIMIT = 1_000_000
"""Bytes of a body that are read; an order is short, but the state of its form may be in it."""
_STATIC = (
    *("js", "mjs", "css", "png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "ico", "woff", "woff2", "ttf", "mp4"),
    *("m3u8", "ts", "map"),
)
PASSING_SECONDS = 5
"""Limit between two interceptions of one request."""
_TRIES, _TRY_SECONDS = 100, 0.05
_ORDERING = ("x-http-method-override", "x-http-method", "x-method-override", "soapaction")
_KINDS = {"Document": "document", "XHR": "xhr", "Fetch": "fetch"}
_SILENT = frozenset({"OPTIONS"})

Ask = Callable[[Callable[[], PageRequest]], Awaitable[bool]]
"""Returns whether a request may be sent; the page waits. Never raises: an unreadable or unjudged request may not."""


@cache
def judged_addresses() -> re.Pattern[str]:
    """Compile the addresses that may carry an order.

    Pictures, fonts and scripts without a word of one keep the browser's cache.
    """
    static = "|".join(_STATIC)
    return re.compile(rf"^https?://(?:(?=[^#]*{either('addresses', 'order')})|(?![^?#]*\.(?:{static})(?:$|[?#])))")


class RequestJudgements:
    """Judges a request once that is intercepted twice: by the library's routes and by a CDP session of our own.

    The library sends by itself what belongs to no page: those of frames that are gone, and those that outlive a page.
    """

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._passed: dict[str, dict[tuple[str, str], list[float]]] = {"route": {}, "session": {}}
        """Times at which the other interceptor allowed requests, by interceptor, then by method and address."""

    async def may_go(
        self, holder: Literal["route", "session"], key: tuple[str, str], read: Callable[[], PageRequest]
    ) -> bool:
        """Return whether a request may be sent; judged once for both interceptors. `key`: method and address."""
        now = asyncio.get_running_loop().time()
        passed = [when for when in self._passed[holder].pop(key, []) if now - when < PASSING_SECONDS]
        if passed:
            self._passed[holder][key] = passed[1:]
            return True
        go = await self._ask(read)
        if go:
            other = "session" if holder == "route" else "route"
            self._passed[other].setdefault(key, []).append(asyncio.get_running_loop().time())
        return go


async def hold_requests(
    context: BrowserContext,
    judge: RequestJudgements,
    ready: Callable[[Page], Awaitable[bool]],
    later: Callable[[Coroutine[Any, Any, None]], None],
    others: Collection[Page] = (),
) -> None:
    """Hold the requests of a context for the judge, new tabs and service workers included; `others` are left alone.

    The whole context is intercepted: a new tab sends its first request before its page is known. `ready` waits until
    the requests of a tab on leaving are held too, and returns whether they are. `later` runs the answers, so that
    the browser is not left before they are given.
    """
    begun: set[str] = set()

    async def answer(route: Route, request: Request) -> None:
        page = _page_of(request)
        if page is None and request.is_navigation_request():
            page = await _page_to_come(request, begun)
        allowed = request.method in _SILENT or page in others
        allowed = allowed or await judge.may_go("route", (request.method, request.url), lambda: as_data(request))
        if allowed and page is not None and page not in others:
            allowed = await ready(page)
        try:
            await (route.continue_() if allowed else route.abort(_abort_reason(request)))
        except PlaywrightError:
            return  # the page went away, and nobody waits for the answer

    await context.route(judged_addresses(), lambda route, request: later(answer(route, request)))


async def hold_sockets(where: Page | BrowserContext, ask: Ask, announce: Callable[[str], None]) -> None:
    """Hold the WebSocket messages of a page for the judge. `announce`: called before each connection."""

    def socket(route: WebSocketRoute) -> None:
        announce(route.url)
        server = route.connect_to_server()

        async def judge_message(message: str | bytes) -> None:
            if await ask(lambda: _message(route.url, message)):
                server.send(message)

        route.on_message(judge_message)

    await where.route_web_socket(re.compile(""), socket)


async def _page_to_come(request: Request, begun: set[str]) -> Page | None:
    """Wait for the tab of a request that comes before its tab; None for the first one, which makes the tab."""
    frame = str(getattr(getattr(request, "_impl_obj", None), "_initializer", {}).get("frame", ""))
    if frame not in begun:
        begun.add(frame)
        return None
    for _ in range(_TRIES):
        await asyncio.sleep(_TRY_SECONDS)
        if (page := _page_of(request)) is not None:
            return page
    return None


async def hold_requests_on_leaving(
    page: Page, judge: RequestJudgements, later: Callable[[Coroutine[Any, Any, None]], None]
) -> None:
    """Hold the requests of a document while it is left or its frame goes, and redirects of documents.

    The library sends these by itself.
    """
    session = await page.context.new_cdp_session(page)

    async def answer(event: dict[str, Any]) -> None:
        sent = event["request"]
        redirected = event["resourceType"] == "Document" and bool(event.get("redirectedRequestId"))
        is_read = sent["method"] in _SILENT or (sent["method"] == "GET" and not redirected)
        allowed = is_read or await judge.may_go(
            "session", (sent["method"], sent["url"]), lambda: _leaving(event, page.url)
        )
        verb, details = ("continue", {}) if allowed else ("fail", {"errorReason": "Aborted"})
        try:
            await session.send(f"Fetch.{verb}Request", {"requestId": event["requestId"], **details})
        except PlaywrightError:
            return  # the page is closed, and its request with it

    session.on("Fetch.requestPaused", lambda event: later(answer(event)))
    patterns = [{"urlPattern": "*", "resourceType": kind} for kind in ("Ping", "XHR", "Fetch", "Other", "Document")]
    await session.send("Fetch.enable", {"patterns": patterns})


def _abort_reason(request: Request) -> str:
    """Return "aborted", which leaves a page as it is, or for an empty tab what shows the browser's own error page."""
    page = _page_of(request)
    return "aborted" if page is not None and page.url.startswith("http") else "blockedbyclient"


def _page_of(request: Request) -> Page | None:
    """Return the tab of a request; None for a service worker, or a tab that is about to open."""
    try:
        return request.frame.page
    except PlaywrightError:
        return None


def as_data(request: Request) -> PageRequest:
    """Convert a request for the judge."""
    body = request.post_data_buffer or b"" if request.method != "GET" else b""
    page, navigates = _page_of(request), request.is_navigation_request()
    return PageRequest(
        method=request.method,
        url=request.url,
        body=body[:BODY_LIMIT].decode("utf-8", "replace"),
        content_type=request.headers.get("content-type", ""),
        kind=request.resource_type,
        orders=_ordering(request.headers),
        document=""
        if page is None
        else page.url
        if navigates
        else sender(page.url, request.headers, request.resource_type),
        leaves=page is not None and navigates and request.frame == page.main_frame,
    )


def sender(open_document: str, headers: Mapping[str, str], kind: str) -> str:
    """Return the document that sends a request: the open one, or "" where it may be the one that was just left.

    What a document sends while it is left is reported after the tab shows the next one. Its Referer tells the two
    apart; a beacon without one may be of either.

    Args:
        headers: by lower-case name.
        kind: as `PageRequest.kind`.
    """
    page = open_document.partition("#")[0]
    origin = "/".join(page.split("/")[:3]) + "/"
    referrer = headers.get("referer", "")
    if referrer == page:
        return open_document
    if referrer in {"", origin}:
        return "" if kind == "ping" else open_document
    return "" if referrer.startswith(origin) else open_document


def _leaving(event: dict[str, Any], document: str) -> PageRequest:
    """Convert a request of the session. `document`: address of the open document."""
    request = event["request"]
    entries = request.get("postDataEntries") or []
    body = b"".join(base64.b64decode(entry.get("bytes", "")) for entry in entries)
    headers = {name.lower(): value for name, value in request["headers"].items()}
    kind = _KINDS.get(event["resourceType"], "ping")
    return PageRequest(
        method=request["method"],
        url=request["url"],
        body=(body or request.get("postData", "").encode())[:BODY_LIMIT].decode("utf-8", "replace"),
        content_type=headers.get("content-type", ""),
        kind=kind,
        orders=_ordering(headers),
        document=document if kind == "document" else sender(document, headers, kind),
    )


def _ordering(headers: dict[str, str]) -> tuple[str, ...]:
    """Return the headers that name an operation. `headers`: by lower-case name."""
    return tuple(headers[name] for name in _ORDERING if headers.get(name))


def _message(url: str, message: str | bytes) -> PageRequest:
    text = message if isinstance(message, str) else message.decode("utf-8", "replace")
    return PageRequest("MESSAGE", url, body=text[:BODY_LIMIT], kind="websocket")
