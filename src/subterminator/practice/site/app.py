"""The practice service: account, plans, bills and sign-in around the scenario's cancellation flow."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import date
from functools import partial
from importlib import resources

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from subterminator.practice.loopback import PORTAL_HOST
from subterminator.practice.site.flow import LINK, VERIFY, WIDGET, Flow
from subterminator.practice.site.ledger import PLANS, Ledger
from subterminator.practice.site.pages import Pages
from subterminator.practice.site.paths import TWINS
from subterminator.practice.site.scenario import Scenario
from subterminator.practice.site.visitors import Visitor, Visitors
from subterminator.practice.site.web import RequestRecorder, cookie, fields, redirect, with_session

Handler = Callable[[Request, Visitor], Awaitable[Response]]


def build_app(scenario: Scenario, ledger: Ledger, today: date, released: threading.Event) -> ASGIApp:
    """Return the site as an ASGI application. None of its routes exposes the ledger."""
    service = Service(scenario, ledger, today, released)
    app = Starlette(routes=service.routes(), exception_handlers={404: service.missing, 405: service.missing})
    return RequestRecorder(app, ledger, TWINS[scenario.twin])


class Service:
    """The site's pages and forms, and their effects on the account."""

    def __init__(self, scenario: Scenario, ledger: Ledger, today: date, released: threading.Event) -> None:
        self._scenario = scenario
        self._ledger = ledger
        self._released = released
        self._at = TWINS[scenario.twin]
        self._pages = Pages(scenario, ledger, today)
        self._visitors = Visitors(scenario.signed_in)
        self._flow = Flow(scenario, ledger, self._pages, today, released)

    def routes(self) -> list[BaseRoute]:
        at, flow = self._at, self._flow
        static = str(resources.files("subterminator.practice.site").joinpath("static"))
        steps = enumerate(self._scenario.steps)
        return [
            self._page(at.home, partial(self.plain, "home.html"), public=True),
            self._page("/help", partial(self.plain, "help.html"), public=True),
            self._page(at.sign_in, self.sign_in_page, public=True),
            self._form(at.sign_in, self.sign_in, public=True),
            self._form("/signout", self.sign_out),
            self._page(at.profiles, self.choose_profile),
            self._page(at.account, self.account),
            self._page(at.manage, self.manage),
            self._form("/account/restart", self.restart),
            self._form(at.leave, self.leave),
            self._form(at.renewal, self.renewal),
            self._page("/addon/cancel", self.addon),
            self._form("/addon/cancel", self.cancel_addon),
            self._page(at.plans, partial(self.plain, "plans.html")),
            self._form(f"{at.plans}/change", self.change_plan),
            self._page(at.billing, self.billing),
            self._page(at.portal, self.portal),
            Route(f"{at.portal}/session", self.enter_portal, methods=["GET"]),
            self._page(at.cancel, flow.start, in_flow=True),
            self._form(at.finish, flow.finish),
            *(self._page(at.step(step), partial(flow.step, index), in_flow=True) for index, step in steps),
            self._form("/offers/{offer}/accept", flow.accept),
            self._form("/feedback", flow.feedback),
            self._page(VERIFY, flow.verify_page, in_flow=True),
            self._form(VERIFY, flow.verify),
            self._page(LINK, flow.link, in_flow=True),
            self._framed(WIDGET, "GET", flow.widget),
            self._framed(f"{WIDGET}/finish", "POST", flow.finish_widget),
            *(self._page(old, partial(self.moved, new), public=True) for old, new in at.moved.items()),
            Route("/stream", self.stream, methods=["GET"]),
            Mount("/static", StaticFiles(directory=static)),
        ]

    # -- account

    async def account(self, request: Request, visitor: Visitor) -> Response:
        if visitor.profile == "kids":
            return self._pages.show("error.html", visitor, status=403, problem="kids")
        self._ledger.account_read(self._flow.ends())
        return self._pages.show("account.html", visitor, path=self._at.account)

    async def manage(self, request: Request, visitor: Visitor) -> Response:
        if self._scenario.entry != "manage" or visitor.profile == "kids":
            return redirect(self._at.account)
        return self._pages.show("manage.html", visitor)

    async def portal(self, request: Request, visitor: Visitor) -> Response:
        """Redirect to the portal on another company's host, with a token instead of the cookie."""
        if self._scenario.entry != "portal":
            return redirect(self._at.cancel)
        return redirect(f"http://{PORTAL_HOST}:{request.url.port}{self._at.portal}/session?visitor={visitor.token}")

    async def enter_portal(self, request: Request) -> Response:
        visitor = self._visitors.find_or_create(request.query_params.get("visitor"))
        return with_session(redirect(self._at.cancel), request, visitor)

    async def restart(self, request: Request, visitor: Visitor) -> Response:
        self._ledger.restart()
        visitor.told_done = False
        visitor.notice = "notice.restarted"
        return redirect(self._at.account)

    async def leave(self, request: Request, visitor: Visitor) -> Response:
        """End the membership with one press on the account page."""
        if self._scenario.entry == "one_click":
            self._ledger.cancel(self._flow.ends())
        return redirect(self._at.account)

    async def renewal(self, request: Request, visitor: Visitor) -> Response:
        """Handle the renewal switch on the account page."""
        if self._scenario.entry == "toggle":
            if "renew" in fields(request):
                self._ledger.restart()
            else:
                self._ledger.cancel(self._flow.ends())
        return redirect(self._at.account)

    async def addon(self, request: Request, visitor: Visitor) -> Response:
        """Show the final page of the second membership's flow."""
        return self._pages.show("addon.html", visitor) if self._ledger.books.addon else redirect(self._at.account)

    async def cancel_addon(self, request: Request, visitor: Visitor) -> Response:
        self._ledger.cancel_addon()
        visitor.notice = "notice.addon"
        return redirect(self._at.account)

    async def change_plan(self, request: Request, visitor: Visitor) -> Response:
        plan = fields(request).get("plan", "")
        if plan == "free" and self._scenario.free_plan:
            self._ledger.cancel(self._flow.ends())
        elif plan in PLANS:
            self._ledger.change_plan(plan)
        else:
            return self._pages.show("error.html", visitor, status=400, problem="missing")
        visitor.notice = "notice.plan"
        return redirect(self._at.account)

    async def billing(self, request: Request, visitor: Visitor) -> Response:
        latest = self._ledger.books.paid_until
        bills = [_months_before(latest, months) for months in range(1, 7)]
        return self._pages.show("billing.html", visitor, path=self._at.billing, bills=bills)

    # -- other pages

    async def plain(self, template: str, request: Request, visitor: Visitor) -> Response:
        """Show a page that needs nothing but its template."""
        return self._pages.show(template, visitor, path=request.url.path)

    async def moved(self, new: str, request: Request, visitor: Visitor) -> Response:
        return redirect(new)

    async def sign_in_page(self, request: Request, visitor: Visitor) -> Response:
        if visitor.signed_in:
            return redirect(self._at.account)
        return self._pages.show("signin.html", visitor, wrong=False, email="")

    async def sign_in(self, request: Request, visitor: Visitor) -> Response:
        sent = fields(request)
        email = (sent.get("email") or sent.get("userLoginId") or "").strip()
        texts = self._pages.texts
        if (email.lower(), sent.get("password")) != (texts("member.email"), texts("member.password")):
            return self._pages.show("signin.html", visitor, status=401, wrong=True, email=email)
        visitor.signed_in = True
        next_path, visitor.wanted = visitor.wanted, self._at.account
        return redirect(next_path)

    async def sign_out(self, request: Request, visitor: Visitor) -> Response:
        visitor.signed_in = False
        return redirect(self._at.sign_in)

    async def choose_profile(self, request: Request, visitor: Visitor) -> Response:
        """Show the profile picker, or with `?as=` take the choice."""
        chosen = request.query_params.get("as")
        if chosen not in {"adult", "kids"}:
            return self._pages.show("profiles.html", visitor)
        visitor.profile = chosen
        next_path, visitor.wanted = visitor.wanted, self._at.account
        return redirect(self._at.home if chosen == "kids" else next_path)

    async def stream(self, request: Request) -> Response:
        """Return a response that lasts until the site is released or the visitor disconnects."""

        async def beats() -> AsyncIterator[bytes]:
            yield b": here\n\n"
            while not self._released.is_set() and not await request.is_disconnected():  # noqa: ASYNC110 - set in another thread
                await asyncio.sleep(0.1)

        kind = "image/gif" if request.query_params.get("as") == "image" else "text/event-stream"
        return StreamingResponse(beats(), media_type=kind, headers={"cache-control": "no-store"})

    async def missing(self, request: Request, problem: Exception) -> Response:
        """Answer requests for unknown pages or with unsupported methods."""
        visitor = self._visitors.find_or_create(request.cookies.get(cookie(request)))
        return with_session(self._pages.show("error.html", visitor, status=404, problem="missing"), request, visitor)

    # -- routes

    def _page(self, path: str, answer: Handler, *, public: bool = False, in_flow: bool = False) -> Route:
        async def endpoint(request: Request) -> Response:
            await asyncio.sleep(self._scenario.delay_seconds)
            visitor = self._visitors.find_or_create(request.cookies.get(cookie(request)))
            visitor.consented = request.cookies.get("cookie_choice", "")
            return with_session(await self._respond(request, visitor, answer, public, in_flow), request, visitor)

        return Route(path, endpoint, methods=["GET"])

    async def _respond(
        self, request: Request, visitor: Visitor, answer: Handler, public: bool, in_flow: bool
    ) -> Response:
        if self._scenario.frameset and request.headers.get("sec-fetch-dest") == "document":
            return self._pages.show("frameset.html", visitor, inner=request.url.path)
        if not in_flow:
            visitor.reached = 0
        if not public and not visitor.signed_in:
            visitor.wanted = request.url.path
            return redirect(self._at.sign_in)
        if not public and self._scenario.profiles and not visitor.profile and request.url.path != self._at.profiles:
            visitor.wanted = request.url.path
            return redirect(self._at.profiles)
        return await answer(request, visitor)

    def _form(self, path: str, answer: Handler, *, public: bool = False) -> Route:
        async def endpoint(request: Request) -> Response:
            visitor = self._visitors.find_or_create(request.cookies.get(cookie(request)))
            if not visitor.owns(fields(request).get("csrf")):
                expired = self._pages.show("error.html", visitor, status=403, problem="expired")
                return with_session(expired, request, visitor)
            if public or visitor.signed_in:
                return with_session(await answer(request, visitor), request, visitor)
            return with_session(redirect(self._at.sign_in), request, visitor)

        return Route(path, endpoint, methods=["POST"])

    def _framed(self, path: str, method: str, answer: Handler) -> Route:
        """Make a route for a page in another site's frame, without cookies: an address or field names the visitor."""

        async def endpoint(request: Request) -> Response:
            fields_or_query = fields(request) if method == "POST" else request.query_params
            visitor = self._visitors.find_or_create(fields_or_query.get("visitor"))
            if method == "POST" and not visitor.owns(fields_or_query.get("csrf")):
                return self._pages.show("error.html", visitor, status=403, problem="expired")
            return await answer(request, visitor)

        return Route(path, endpoint, methods=[method])


def _months_before(day: date, months: int) -> date:
    """Return the same day of an earlier month, at most the 28th."""
    years, month = divmod(day.year * 12 + day.month - 1 - months, 12)
    return date(years, month + 1, min(day.day, 28))
