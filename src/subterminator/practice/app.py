"""The practice service: account, plans and the cancellation flow that the scenario declares."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Mapping
from datetime import date
from importlib import resources
from urllib.parse import parse_qsl

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from subterminator.practice.ledger import PLANS, Ledger
from subterminator.practice.pages import Pages
from subterminator.practice.quirks import QUIRKS, Finish
from subterminator.practice.scenario import Quirk, Scenario
from subterminator.practice.visitors import Visitor, Visitors

ACCOUNT = "/account"
CANCELLING = "/cancel/finish"
"""The one address that ends a membership."""

Answer = Callable[[Request, Visitor], Awaitable[Response]]


def build_app(scenario: Scenario, ledger: Ledger, today: date, released: threading.Event) -> ASGIApp:
    """The site as an ASGI application. No route of it leads to the ledger."""
    service = Service(scenario, ledger, today, released)
    app = Starlette(routes=service.routes(), exception_handlers={404: service.missing, 405: service.missing})
    return _Recorded(app, ledger)


class Service:
    """The pages and forms, and what they do to the books."""

    def __init__(self, scenario: Scenario, ledger: Ledger, today: date, released: threading.Event) -> None:
        self._scenario = scenario
        self._ledger = ledger
        self._today = today
        self._released = released
        self._pages = Pages(scenario, ledger, today)
        self._visitors = Visitors(scenario.signed_in)

    def routes(self) -> list[BaseRoute]:
        static = str(resources.files("subterminator.practice").joinpath("static"))
        return [
            self._page("/", self.home, public=True),
            self._page("/help", self.help, public=True),
            self._page("/signin", self.sign_in_page, public=True),
            self._form("/signin", self.sign_in, public=True),
            self._form("/signout", self.sign_out),
            self._page(ACCOUNT, self.account),
            self._form("/account/restart", self.restart),
            self._page("/plans", self.plans),
            self._form("/plans/change", self.change_plan),
            self._page("/billing", self.billing),
            self._page("/cancel", self.start),
            self._form(CANCELLING, self.finish),
            self._page("/cancel/{slug}", self.step),
            self._form("/offers/{offer}/accept", self.accept),
            self._form("/feedback", self.feedback),
            Mount("/static", StaticFiles(directory=static)),
        ]

    # -- the flow

    async def start(self, request: Request, visitor: Visitor) -> Response:
        first = self._scenario.steps[0 if self._ledger.auto_renew else -1]
        return _to(first.path)

    async def step(self, request: Request, visitor: Visitor) -> Response:
        """One page of the flow, or where a visitor belongs who is too early or too late for it."""
        place = self._place(request.path_params["slug"])
        if place is None:
            return self._pages.show("error.html", visitor, status=404, problem="missing")
        active = self._ledger.auto_renew
        if place <= self._scenario.final and not active:
            return _to(self._scenario.steps[-1].path)
        if place > self._scenario.final and active and not visitor.told_done:
            return _to(ACCOUNT)
        step = self._scenario.steps[place]
        return self._pages.show(
            f"steps/{step.page}.html",
            visitor,
            step=step,
            next_path=self._after(place),
            after_final=place > self._scenario.final,
            ends=self._ends(),
        )

    async def finish(self, request: Request, visitor: Visitor) -> Response:
        """The irreversible one."""
        if self._ledger.auto_renew:
            quirk = self._scenario.on_finish or Quirk("honest")
            finish = Finish(lambda: self._ledger.cancel(self._ends()), self._released, quirk.settings)
            await QUIRKS[quirk.name](finish)
        visitor.told_done = True
        return _to(self._after(self._scenario.final))

    async def accept(self, request: Request, visitor: Visitor) -> Response:
        offer = request.path_params["offer"]
        if offer not in {step.variant for step in self._scenario.steps if step.page == "offer"}:
            return self._pages.show("error.html", visitor, status=404, problem="missing")
        self._ledger.accept(offer)
        visitor.notice = "notice.offer"
        return _to(ACCOUNT)

    async def feedback(self, request: Request, visitor: Visitor) -> Response:
        fields = _fields(request)
        place = self._place(fields.get("step", ""))
        if place is None:
            return self._pages.show("error.html", visitor, status=400, problem="missing")
        self._ledger.answer({name: fields[name] for name in ("reason", "comment") if fields.get(name)})
        return _to(self._after(place))

    def _place(self, slug: str) -> int | None:
        """Which step has that path segment."""
        return next((place for place, step in enumerate(self._scenario.steps) if step.slug == slug), None)

    def _after(self, place: int) -> str:
        return self._scenario.steps[min(place + 1, len(self._scenario.steps) - 1)].path

    def _ends(self) -> date:
        """The day on which the access ends, or ended, or would end."""
        books = self._ledger.books
        return books.end_date or (self._today if self._scenario.immediate else books.paid_until)

    # -- the account

    async def account(self, request: Request, visitor: Visitor) -> Response:
        return self._pages.show("account.html", visitor, path=ACCOUNT)

    async def restart(self, request: Request, visitor: Visitor) -> Response:
        self._ledger.restart()
        visitor.told_done = False
        visitor.notice = "notice.restarted"
        return _to(ACCOUNT)

    async def plans(self, request: Request, visitor: Visitor) -> Response:
        return self._pages.show("plans.html", visitor, path="/plans")

    async def change_plan(self, request: Request, visitor: Visitor) -> Response:
        plan = _fields(request).get("plan", "")
        if plan not in PLANS:
            return self._pages.show("error.html", visitor, status=400, problem="missing")
        self._ledger.change_plan(plan)
        visitor.notice = "notice.plan"
        return _to(ACCOUNT)

    async def billing(self, request: Request, visitor: Visitor) -> Response:
        latest = self._ledger.books.paid_until
        bills = [_months_before(latest, months) for months in range(1, 7)]
        return self._pages.show("billing.html", visitor, path="/billing", bills=bills)

    # -- the rest

    async def home(self, request: Request, visitor: Visitor) -> Response:
        return self._pages.show("home.html", visitor, path="/")

    async def help(self, request: Request, visitor: Visitor) -> Response:
        return self._pages.show("help.html", visitor, path="/help")

    async def sign_in_page(self, request: Request, visitor: Visitor) -> Response:
        if visitor.signed_in:
            return _to(ACCOUNT)
        return self._pages.show("signin.html", visitor, wrong=False, email="")

    async def sign_in(self, request: Request, visitor: Visitor) -> Response:
        fields = _fields(request)
        email = fields.get("email", "").strip()
        texts = self._pages.texts
        if (email.lower(), fields.get("password")) != (texts("member.email"), texts("member.password")):
            return self._pages.show("signin.html", visitor, status=401, wrong=True, email=email)
        visitor.signed_in = True
        wanted, visitor.wanted = visitor.wanted, ACCOUNT
        return _to(wanted)

    async def sign_out(self, request: Request, visitor: Visitor) -> Response:
        visitor.signed_in = False
        return _to("/signin")

    async def missing(self, request: Request, problem: Exception) -> Response:
        """There is no such page, or it takes no such request."""
        visitor = self._visitors.known(request.cookies.get(_cookie(request)))
        return _remembered(self._pages.show("error.html", visitor, status=404, problem="missing"), request, visitor)

    # -- what all of them share

    def _page(self, path: str, answer: Answer, *, public: bool = False) -> Route:
        async def endpoint(request: Request) -> Response:
            await asyncio.sleep(self._scenario.delay_seconds)
            visitor = self._visitors.known(request.cookies.get(_cookie(request)))
            if public or visitor.signed_in:
                return _remembered(await answer(request, visitor), request, visitor)
            visitor.wanted = request.url.path
            return _remembered(_to("/signin"), request, visitor)

        return Route(path, endpoint, methods=["GET"])

    def _form(self, path: str, answer: Answer, *, public: bool = False) -> Route:
        async def endpoint(request: Request) -> Response:
            visitor = self._visitors.known(request.cookies.get(_cookie(request)))
            if not visitor.owns(_fields(request).get("csrf")):
                expired = self._pages.show("error.html", visitor, status=403, problem="expired")
                return _remembered(expired, request, visitor)
            if public or visitor.signed_in:
                return _remembered(await answer(request, visitor), request, visitor)
            return _remembered(_to("/signin"), request, visitor)

        return Route(path, endpoint, methods=["POST"])


class _Recorded:
    """Enters every request other than GET and HEAD in the ledger, before the site does anything about it."""

    def __init__(self, app: ASGIApp, ledger: Ledger) -> None:
        self._app = app
        self._ledger = ledger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in {"GET", "HEAD"}:
            request = Request(scope, receive)
            try:
                body = await request.body()
            except ClientDisconnect:
                return
            fields = _parsed(request.headers.get("content-type", ""), body)
            path = request.url.path
            self._ledger.receive(request.method, path, fields, final=path == CANCELLING)
            scope.setdefault("state", {})["fields"] = fields
        await self._app(scope, receive, send)


def _parsed(content_type: str, body: bytes) -> Mapping[str, str]:
    """The fields of a form or of a JSON object; nothing of anything else."""
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


def _fields(request: Request) -> Mapping[str, str]:
    fields: Mapping[str, str] = request.state.fields
    return fields


def _to(path: str) -> Response:
    return RedirectResponse(path, 303)


def _months_before(day: date, months: int) -> date:
    """The same day of an earlier month, at most the 28th."""
    years, month = divmod(day.year * 12 + day.month - 1 - months, 12)
    return date(years, month + 1, min(day.day, 28))


def _cookie(request: Request) -> str:
    """Cookies are not told apart by port, so two sites on one machine need two names."""
    return f"tidelight_{request.url.port}"


def _remembered(response: Response, request: Request, visitor: Visitor) -> Response:
    response.set_cookie(_cookie(request), visitor.token, httponly=True, samesite="lax", path="/")
    response.headers["cache-control"] = "no-store"
    return response
