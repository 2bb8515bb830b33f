"""Everything by which a page can send something, held until a judge has decided about it."""

from __future__ import annotations

import asyncio
import base64
import re
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, Literal

from playwright.async_api import BrowserContext, Page, Request, Route, WebSocketRoute
from playwright.async_api import Error as PlaywrightError

from subterminator.domain.protocols import PageRequest

__all__ = ["Ask", "TwoHolders", "hold", "hold_sockets", "hold_what_is_sent_on_leaving"]

BODY_LIMIT = 1_000_000
"""Bytes of a body that are read; an order is short, but the state of its form may be kept in it."""
_ORDERS = (
    r"cancel|terminat|unsubscri|deactiv|member|subscr|kuendig|resili|plan|upgrade|purchase|checkout|pause|resume|offer"
)
_STATIC = (
    *("js", "mjs", "css", "png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "ico", "woff", "woff2", "ttf", "mp4"),
    *("m3u8", "ts", "map"),
)
JUDGED = re.compile(
    rf"^https?://(?:(?=[^#]*(?:{_ORDERS}))"
    rf"|(?![^?#]*\.(?:{'|'.join(_STATIC)})(?:$|[?#])))"
)
"""Addresses that may carry an order. Pictures, fonts and scripts without a word of one keep the browser's cache."""
PASSING_SECONDS = 5
"""How long a request may take from one holder to the other."""
_LOOKS, _LOOK_SECONDS = 100, 0.05
_ORDERING = ("x-http-method-override", "x-http-method", "x-method-override", "soapaction")
_KINDS = {"Document": "document", "XHR": "xhr", "Fetch": "fetch"}
_SILENT = frozenset({"OPTIONS"})

Ask = Callable[[Callable[[], PageRequest]], Awaitable[bool]]
"""Whether a request may go; the page waits meanwhile. Never raises: what cannot be read or judged may not."""


class TwoHolders:
    """Judges a request once where two hold it: the library's routes, and a session of our own.

    The library lets go by itself what it cannot place: requests of frames that are gone, and those that outlive a page.
    """

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._passed: dict[str, dict[tuple[str, str], list[float]]] = {"route": {}, "session": {}}
        """For each holder, when the other one let requests of that method and address go."""

    async def may_go(
        self, holder: Literal["route", "session"], key: tuple[str, str], read: Callable[[], PageRequest]
    ) -> bool:
        """Whether it may go; judged unless the other holder has done so a moment ago. `key`: method and address."""
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


async def hold(
    context: BrowserContext,
    judge: TwoHolders,
    ready: Callable[[Page], Awaitable[bool]],
    others: Collection[Page] = (),
) -> None:
    """What is sent from there waits for the judge, new tabs and service workers included; `others` are left alone.

    On the whole context, for a tab that a page opens has sent its first request before it can be told apart. `ready`
    waits until what a tab sends on leaving is held too, and says whether it is.
    """
    begun: set[str] = set()

    async def request(route: Route, request: Request) -> None:
        page = _page_of(request)
        if page is None and request.is_navigation_request():
            page = await _page_to_come(request, begun)
        let_go = request.method in _SILENT or page in others
        let_go = let_go or await judge.may_go("route", (request.method, request.url), lambda: as_data(request))
        if let_go and page is not None and page not in others:
            let_go = await ready(page)
        try:
            await (route.continue_() if let_go else route.abort(_how_to_end(request)))
        except PlaywrightError:
            return  # the page went away, and nobody waits for the answer

    await context.route(JUDGED, request)


async def hold_sockets(where: Page | BrowserContext, ask: Ask, announce: Callable[[str], None]) -> None:
    """What a page says over a WebSocket waits for the judge, message by message. `announce`: it is to be connected."""

    def socket(route: WebSocketRoute) -> None:
        announce(route.url)
        server = route.connect_to_server()

        async def message(said: str | bytes) -> None:
            if await ask(lambda: _message(route.url, said)):
                server.send(said)

        route.on_message(message)

    await where.route_web_socket(re.compile(""), socket)


async def _page_to_come(request: Request, begun: set[str]) -> Page | None:
    """The tab of a request that comes before the library tells of its tab; None for the first one, which makes it."""
    frame = str(getattr(getattr(request, "_impl_obj", None), "_initializer", {}).get("frame", ""))
    if frame not in begun:
        begun.add(frame)
        return None
    for _ in range(_LOOKS):
        await asyncio.sleep(_LOOK_SECONDS)
        if (page := _page_of(request)) is not None:
            return page
    return None


async def hold_what_is_sent_on_leaving(
    page: Page, judge: TwoHolders, later: Callable[[Coroutine[Any, Any, None]], None]
) -> None:
    """What a document sends while it is left, or its frame goes, and where a site sends the browser on.

    The library lets these requests go by itself.
    """
    session = await page.context.new_cdp_session(page)

    async def answer(event: dict[str, Any]) -> None:
        sent = event["request"]
        led_on = event["resourceType"] == "Document" and bool(event.get("redirectedRequestId"))
        read = sent["method"] in _SILENT or (sent["method"] == "GET" and not led_on)
        let_go = read or await judge.may_go("session", (sent["method"], sent["url"]), lambda: _leaving(event, page.url))
        verb, how = ("continue", {}) if let_go else ("fail", {"errorReason": "Aborted"})
        try:
            await session.send(f"Fetch.{verb}Request", {"requestId": event["requestId"], **how})
        except PlaywrightError:
            return  # the page is closed, and its request with it

    session.on("Fetch.requestPaused", lambda event: later(answer(event)))
    patterns = [{"urlPattern": "*", "resourceType": kind} for kind in ("Ping", "XHR", "Fetch", "Other", "Document")]
    await session.send("Fetch.enable", {"patterns": patterns})


def _how_to_end(request: Request) -> str:
    """ "aborted" leaves a page as it is. A tab that shows nothing yet gets the browser's own page about it instead."""
    page = _page_of(request)
    return "aborted" if page is not None and page.url.startswith("http") else "blockedbyclient"


def _page_of(request: Request) -> Page | None:
    """The tab that a request comes from; None for one of a service worker, or of a tab that opens with it."""
    try:
        return request.frame.page
    except PlaywrightError:
        return None


def as_data(request: Request) -> PageRequest:
    """The request as the judge reads it."""
    body = request.post_data_buffer or b"" if request.method != "GET" else b""
    return PageRequest(
        method=request.method,
        url=request.url,
        body=body[:BODY_LIMIT].decode("utf-8", "replace"),
        content_type=request.headers.get("content-type", ""),
        kind=request.resource_type,
        orders=_ordering(request.headers),
        document=page.url if (page := _page_of(request)) is not None else "",
        leaves=page is not None and request.is_navigation_request() and request.frame == page.main_frame,
    )


def _leaving(event: dict[str, Any], document: str) -> PageRequest:
    request = event["request"]
    entries = request.get("postDataEntries") or []
    body = b"".join(base64.b64decode(entry.get("bytes", "")) for entry in entries)
    headers = {name.lower(): value for name, value in request["headers"].items()}
    return PageRequest(
        method=request["method"],
        url=request["url"],
        body=(body or request.get("postData", "").encode())[:BODY_LIMIT].decode("utf-8", "replace"),
        content_type=headers.get("content-type", ""),
        kind=_KINDS.get(event["resourceType"], "ping"),
        orders=_ordering(headers),
        document=document,
    )


def _ordering(headers: dict[str, str]) -> tuple[str, ...]:
    """What headers say that is done."""
    said = {name.lower(): value for name, value in headers.items()}
    return tuple(said[name] for name in _ORDERING if said.get(name))


def _message(url: str, said: str | bytes) -> PageRequest:
    text = said if isinstance(said, str) else said.decode("utf-8", "replace")
    return PageRequest("MESSAGE", url, body=text[:BODY_LIMIT], kind="websocket")
