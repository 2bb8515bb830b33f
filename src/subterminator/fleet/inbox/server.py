"""Serves the inbox on the loopback address: a list of what waits, and a page for each question.

Its address holds a secret, so that no other page and no other user of the machine finds it; no cookie, which browsers
would send to other ports too. An answer is a POST of our own page about what that page showed.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
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

from subterminator.domain.answer_words import YES, is_yes
from subterminator.domain.wording import brief
from subterminator.fleet import wording
from subterminator.fleet.answers import Answers
from subterminator.fleet.jobs import JobState
from subterminator.fleet.store import ANSWERS, JobStore, Kind, Question, Stale
from subterminator.practice.loopback import LoopbackServer

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
        self._pages = Environment(
            loader=PackageLoader("subterminator.fleet.inbox"), autoescape=True, undefined=StrictUndefined
        )
        at = f"/{self._token}"
        self._pages.globals["at"] = at
        self.app = Starlette(
            routes=[
                Route(f"{at}/", self._list, methods=["GET"]),
                Route(f"{at}/question/{{question}}", self._item, methods=["GET"]),
                Route(f"{at}/answer", self._answer, methods=["POST"]),
                Route(f"{at}/picture/{{question}}", self._picture, methods=["GET"]),
                Route(f"{at}/state", self._state, methods=["GET"]),
                *(Route(f"{at}/{name}", _static(name, kind), methods=["GET"]) for name, kind in _STATIC.items()),
            ],
            middleware=[Middleware(_OwnPagesOnly, allowed=self._is_own)],
        )

    @property
    def address(self) -> str:
        """Return the address of the list, with its secret."""
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
        return await self._show_list(_said(request))

    async def _show_list(self, said: str = "", status: int = 200) -> Response:
        questions, counts = await run_in_threadpool(self._read)
        page = self._pages.get_template("list.html").render(
            entries=[_entry(each) for each in questions],
            waiting=counts[JobState.WAITING],
            said=said,
            counts=sorted(counts.items()),
            state=_sum_of(questions, counts),
        )
        return Response(page, status, media_type="text/html")

    def _read(self) -> tuple[list[Question], Counter[str]]:
        """Return the first questions, and the jobs by state: of those that wait, each has one question."""
        return self._store.open_questions(ON_A_PAGE), self._store.counts()

    async def _item(self, request: Request) -> Response:
        question = await run_in_threadpool(self._store.question, request.path_params["question"])
        if question is None or question.answered is not None:
            return await self._show_list("That question waits no more: it was answered or withdrawn.", 404)
        return await self._show_item(question, _said(request))

    async def _show_item(self, question: Question, said: str = "", status: int = 200) -> Response:
        questions, counts = await run_in_threadpool(self._read)
        page = self._pages.get_template("question.html").render(
            card=self._card(question),
            waiting=counts[JobState.WAITING],
            following=_after(question.id, questions),
            said=said,
            state=question.seal,
            word=YES,
        )
        return Response(page, status, media_type="text/html")

    def _card(self, question: Question) -> dict[str, Any]:
        return {
            "id": question.id,
            "title": wording.TITLES[question.kind],
            "rows": list(wording.rows(question)),
            "warnings": wording.warnings_of(question),
            "asked": wording.when(question.asked),
            "picture": question.has_picture,
            "button": wording.quoted(question.shown.get("name", ""), 80),
            "seal": question.seal,
            "ticket": self._ticket(question.id, question.seal),
            "job": question.job.id,
            "command": wording.command_for(question) if question.kind is Kind.HELP else "",
            "needs_word": question.kind is Kind.APPROVAL,
            "buttons": [(answer, _BUTTONS[answer]) for answer in ANSWERS[question.kind]],
        }

    async def _picture(self, request: Request) -> Response:
        picture = await run_in_threadpool(self._store.picture, request.path_params["question"])
        if picture is None:
            return PlainTextResponse("there is no picture", 404)
        return Response(picture, media_type="image/png")

    async def _state(self, request: Request) -> Response:
        """Return the checksum of what a page would show now; of a question "" once it waits no more."""
        if (name := request.query_params.get("question")) is not None:
            question = await run_in_threadpool(self._store.question, name)
            return JSONResponse({"state": question.seal if question is not None and question.answered is None else ""})
        questions, counts = await run_in_threadpool(self._read)
        return JSONResponse({"state": _sum_of(questions, counts)})

    # -- answers -------------------------------------------------------------------------------------------------------

    def _ticket(self, question: str, seal: str) -> str:
        """Return the proof that this server showed the question so."""
        return hmac.new(self._secret, f"{question} {seal}".encode(), hashlib.sha256).hexdigest()

    async def _answer(self, request: Request) -> Response:
        """Record an answer, and go on to the next question. A yes counts only with the typed word."""
        if request.headers.get("content-type", "").partition(";")[0] != "application/x-www-form-urlencoded":
            return await self._show_list("Nothing was recorded: that was no form of this page.", 415)
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_BODY:
                return await self._show_list("Nothing was recorded: that was too long.", 413)
        form = {name: values[0] for name, values in parse_qs(body.decode(errors="replace")).items() if len(values) == 1}
        question, seal, answer = (form.get(name, "") for name in ("question", "seal", "answer"))
        ticket = form.get("ticket", "")
        if not hmac.compare_digest(ticket.encode(), self._ticket(question, seal).encode()):
            return await self._show_list(
                "Nothing was recorded: this page was opened before the inbox was started anew.", 403
            )
        word = form.get("word", "").strip()
        if answer == "yes" and not is_yes(word):
            return await self._repeat(question, f"Nothing was recorded: only the typed word “{YES}” is a yes.")
        following = _after(question, await run_in_threadpool(self._store.open_questions, ON_A_PAGE))
        try:
            answered = await run_in_threadpool(
                self._answers.give, question, seal, answer, word if answer == "yes" else "", self._by
            )
        except Stale as stale:
            return await self._show_list(f"Nothing was recorded: {stale}.", 409)
        except ValueError:
            return await self._repeat(question, "Nothing was recorded: the question has no such answer.")
        path = f"question/{following}" if following else ""
        return RedirectResponse(f"/{self._token}/{path}?said={answered.job.id}", 303)

    async def _repeat(self, name: str, said: str) -> Response:
        """Show a question again whose answer was none."""
        question = await run_in_threadpool(self._store.question, name)
        if question is None or question.answered is not None:
            return await self._show_list(said, 422)
        return await self._show_item(question, said, 422)


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


def _entry(question: Question) -> dict[str, Any]:
    """Return a question as a line of the list."""
    is_yes = question.kind is Kind.APPROVAL
    return {
        "id": question.id,
        "kind": wording.BRIEF[question.kind],
        "service": wording.service_of(question),
        "account": wording.account_of(question),
        "plan": wording.plan_of(question),
        "ends": wording.end_of(question) if is_yes else "",
        "costs": wording.cost_of(question) if is_yes else "",
        "why": "" if is_yes else brief(question.shown.get("message", ""), 160),
        "warnings": len(wording.warnings_of(question)),
        "later": bool(question.later),
    }


def _after(name: str, questions: Sequence[Question]) -> str:
    """Return the id of the question that comes next; "" after the last that was not put off."""
    ids = [each.id for each in questions if not each.later or each.id == name]
    place = ids.index(name) + 1 if name in ids else 0
    others = [*ids[place:], *ids[:place]]
    return next((each for each in others if each != name), "")


def _said(request: Request) -> str:
    """Return what the answer before did, which the address names."""
    job = request.query_params.get("said", "")
    return f"Recorded for job {job}." if re.fullmatch(r"[0-9a-f]{8}", job) else ""


def _sum_of(questions: list[Question], counts: Mapping[str, int]) -> str:
    """Return a checksum of what the list shows, by which it notices a change."""
    parts = [*(each.seal for each in questions), *(f"{name} {number}" for name, number in sorted(counts.items()))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
