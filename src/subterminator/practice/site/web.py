"""Form fields, cookies, redirects, and recording of requests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from subterminator.practice.site.ledger import Ledger
from subterminator.practice.site.paths import Addresses
from subterminator.practice.site.visitors import Visitor


class RequestRecorder:
    """Records every request other than GET and HEAD in the ledger before it is handled."""

    def __init__(self, app: ASGIApp, ledger: Ledger, addresses: Addresses) -> None:
        self._app = app
        self._ledger = ledger
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            path = self._addresses.canonical(scope["path"])
            scope = {**scope, "path": path, "raw_path": path.encode()}
            if scope["method"] not in {"GET", "HEAD"}:
                request = Request(scope, receive)
                try:
                    body = await request.body()
                except ClientDisconnect:
                    return
                sent = _parsed(request.headers.get("content-type", ""), body)
                self._ledger.receive(request.method, path, sent, final=self._addresses.ends(path, sent))
                scope.setdefault("state", {})["fields"] = sent
        await self._app(scope, receive, send)


def _parsed(content_type: str, body: bytes) -> Mapping[str, str]:
    """Return the fields of a form or of a JSON object; {} for other content."""
    text = body.decode("utf-8", errors="replace")
    if content_type.startswith("application/x-www-form-urlencoded"):
        return dict(parse_qsl(text, keep_blank_values=True))
    if content_type.startswith("application/json"):
        try:
            sent = json.loads(text)
        except ValueError:
            return {}
        return {str(name): str(value) for name, value in sent.items()} if isinstance(sent, dict) else {}
    return {}


def fields(request: Request) -> Mapping[str, str]:
    """Return the fields of a form request."""
    form_fields: Mapping[str, str] = request.state.fields
    return form_fields


def redirect(path: str) -> Response:
    """Redirect the visitor."""
    return RedirectResponse(path, 303)


def cookie(request: Request) -> str:
    """Return the cookie's name. Browsers share cookies between ports, so it contains the port."""
    return f"tidelight_{request.url.port}"


def with_session(response: Response, request: Request, visitor: Visitor) -> Response:
    response.set_cookie(cookie(request), visitor.token, httponly=True, samesite="lax", path="/")
    response.headers["cache-control"] = "no-store"
    return response
