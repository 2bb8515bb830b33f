"""Serves the inbox on the loopback address.

Its address holds a secret, so that no other page and no other user of the machine finds it; no cookie, which browsers
would send to other ports too. An answer is a POST of our own page about what that page showed.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Awaitable, Callable, Mapping
from importlib import resources
from typing import Any
from urllib.parse import parse_qs

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from subterminator.fleet.answers import Answers
from subterminator.fleet.store import ANSWERS, JobStore, Kind, Question, Stale
from subterminator.fleet.wording import TITLES, command_for, rows, visible, when
from subterminator.practice.loopback import LoopbackServer

YES = "confirm"
"""The only word that approves, as in the terminal."""
ON_A_PAGE = 50
LARGEST_BODY = 10_000
"""Bytes of an answer."""
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # with no-referrer, browsers would send no origin with our own answers
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
_STATIC = {"style.css": "text/css", "inbox.js": "text/javascript"}
_BUTTONS = {
    "yes": "Yes, press it",
    "no": "No, stop this job",
    "allow": "Yes, it belongs to it",
    "done": "Done: go on",
    "read": "Read the account again",
    "sent": "I looked: it is cancelled",
    "not_sent": "I looked: it is still active",
}


class InboxServer(LoopbackServer):
    """The inbox: `address` is for the person who started it only."""

    def __init__(self, store: JobStore, by: str, port: int = 0) -> None:
        """`by`: name of the person for the record."""
        super().__init__("inbox", port)
        self._store = store
        self._answers = Answers(store)
        self._by = by
        self._token = secrets.token_urlsafe(24)
        self._secret = secrets.token_bytes(32)
        self._page = Environment(
            loader=PackageLoader("subterminator.fleet.inbox"), autoescape=True, undefined=StrictUndefined
        ).get_template("inbox.html")
        at = f"/{self._token}"
        self.app = Starlette(
            routes=[
                Route(f"{at}/", self._list, methods=["GET"]),
                Route(f"{at}/answer", self._answer, methods=["POST"]),
                Route(f"{at}/picture/{{question}}", self._picture, methods=["GET"]),
                Route(f"{at}/state", self._state, methods=["GET"]),
                *(Route(f"{at}/{name}", _static(name, kind), methods=["GET"]) for name, kind in _STATIC.items()),
            ],
            middleware=[Middleware(_OwnPagesOnly, allowed=self._is_own)],
        )

    @property
    def address(self) -> str:
        """Return the address of the page, with its secret."""
        return f"{self.base_url}/{self._token}/"

    def _is_own(self, method: str, headers: Mapping[str, str]) -> bool:
        """Return whether a request comes from the address bar or from a page of ours, to this very server."""
        if headers.get("host") != f"127.0.0.1:{self.port}":
            return False
        if headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
            return False
        return method != "POST" or headers.get("origin") == self.base_url

    # -- pages ---------------------------------------------------------------------------------------------------------

    async def _list(self, request: Request) -> Response:
        job = request.query_params.get("said", "")
        return await self._show(f"Recorded for job {job}." if re.fullmatch(r"[0-9a-f]{8}", job) else "")

    async def _show(self, said: str = "", status: int = 200) -> Response:
        questions = await run_in_threadpool(self._store.open_questions, ON_A_PAGE)
        waiting = await run_in_threadpool(self._store.count_open_questions)
        counts = await run_in_threadpool(self._store.counts)
        page = self._page.render(
            cards=[self._card(each) for each in questions],
            waiting=waiting,
            said=said,
            counts=sorted(counts.items()),
            state=_sum_of(questions, counts),
            word=YES,
        )
        return Response(page, status, media_type="text/html")

    def _card(self, question: Question) -> dict[str, Any]:
        return {
            "id": question.id,
            "title": TITLES[question.kind],
            "rows": list(rows(question)),
            "warning": visible(question.shown.get("warning") or "", 600),
            "asked": when(question.asked),
            "picture": question.has_picture,
            "seal": question.seal,
            "ticket": self._ticket(question.id, question.seal),
            "job": question.job.id,
            "command": command_for(question) if question.kind is Kind.HELP else "",
            "needs_word": question.kind is Kind.APPROVAL,
            "buttons": [(answer, _BUTTONS[answer]) for answer in ANSWERS[question.kind]],
        }

    async def _picture(self, request: Request) -> Response:
        picture = await run_in_threadpool(self._store.picture, request.path_params["question"])
        if picture is None:
            return PlainTextResponse("there is no picture", 404)
        return Response(picture, media_type="image/png")

    async def _state(self, request: Request) -> Response:
        questions = await run_in_threadpool(self._store.open_questions, ON_A_PAGE)
        return JSONResponse({"state": _sum_of(questions, await run_in_threadpool(self._store.counts))})

    # -- answers -------------------------------------------------------------------------------------------------------

    def _ticket(self, question: str, seal: str) -> str:
        """Return the proof that this server showed the question so."""
        return hmac.new(self._secret, f"{question} {seal}".encode(), hashlib.sha256).hexdigest()

    async def _answer(self, request: Request) -> Response:
        """Record an answer. A yes counts only with the typed word."""
        if request.headers.get("content-type", "").partition(";")[0] != "application/x-www-form-urlencoded":
            return await self._show("Nothing was recorded: that was no form of this page.", 415)
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_BODY:
                return await self._show("Nothing was recorded: that was too long.", 413)
        form = {name: values[0] for name, values in parse_qs(body.decode(errors="replace")).items() if len(values) == 1}
        question, seal, answer = (form.get(name, "") for name in ("question", "seal", "answer"))
        ticket = form.get("ticket", "")
        if not hmac.compare_digest(ticket.encode(), self._ticket(question, seal).encode()):
            return await self._show(
                "Nothing was recorded: this page was opened before the inbox was started anew.", 403
            )
        word = form.get("word", "").strip()
        if answer == "yes" and word != YES:
            return await self._show(f"Nothing was recorded: only the typed word “{YES}” is a yes.", 422)
        try:
            answered = await run_in_threadpool(
                self._answers.give, question, seal, answer, word if answer == "yes" else "", self._by
            )
        except Stale as stale:
            return await self._show(f"Nothing was recorded: {stale}.", 409)
        except ValueError:
            return await self._show("Nothing was recorded: the question has no such answer.", 422)
        return RedirectResponse(f"./?said={answered.job.id}", 303)


class _OwnPagesOnly:
    """Middleware: refuses requests of other pages and to other names, and sets the headers of every answer."""

    def __init__(self, app: ASGIApp, allowed: Callable[[str, Mapping[str, str]], bool]) -> None:
        self._app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                own = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *own]
            await send(message)

        request = Request(scope)
        headers = dict(request.headers)
        if len(request.headers.getlist("host")) != 1 or not self._allowed(request.method, headers):
            await PlainTextResponse("refused", 403)(scope, receive, with_headers)
            return
        await self._app(scope, receive, with_headers)


def _static(name: str, kind: str) -> Callable[[Request], Awaitable[Response]]:
    content = (resources.files("subterminator.fleet.inbox") / "static" / name).read_bytes()

    async def serve(request: Request) -> Response:
        return Response(content, media_type=kind)

    return serve


def _sum_of(questions: list[Question], counts: Mapping[str, int]) -> str:
    """Return a checksum of what the page shows, by which it notices a change."""
    parts = [*(each.seal for each in questions), *(f"{name} {number}" for name, number in sorted(counts.items()))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
