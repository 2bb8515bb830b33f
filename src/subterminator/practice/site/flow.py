"""The cancellation flow: the scenario's pages and the final form."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from datetime import date, timedelta

from starlette.requests import Request
from starlette.responses import Response

from subterminator.practice.site.ledger import Ledger
from subterminator.practice.site.options import OPTIONS
from subterminator.practice.site.pages import Pages
from subterminator.practice.site.paths import TWINS
from subterminator.practice.site.quirks import QUIRKS, Finish
from subterminator.practice.site.scenario import Quirk, Scenario
from subterminator.practice.site.visitors import Visitor
from subterminator.practice.site.web import fields, redirect

VERIFY = "/verify"
LOOKALIKE = "tidelight-login.localhost"
"""A name for this machine that is not a host of the site."""
LINK = "/cancel/link"
WIDGET = "/widget"
WINDOW = timedelta(days=7)
"""Period before the next charge in which sites with a cancellation window accept cancellations."""


class Flow:
    """The pages from "Cancel membership" to the confirmation."""

    def __init__(
        self, scenario: Scenario, ledger: Ledger, pages: Pages, today: date, released: threading.Event
    ) -> None:
        self._scenario = scenario
        self._ledger = ledger
        self._pages = pages
        self._today = today
        self._released = released
        self._at = TWINS[scenario.twin]

    async def start(self, request: Request, visitor: Visitor) -> Response:
        """Redirect from the cancel link to the first page of the flow."""
        if self._ledger.books.status == "none":
            return redirect(self._at.home)
        if not self._scenario.steps or (self._scenario.leads_nowhere and not self._active):
            return redirect(self._at.account)
        visitor.rounds += 1
        if not self._active:
            return redirect(self._path(-1))
        return redirect(self._scenario.alias or self._path(0))

    async def step(self, index: int, request: Request, visitor: Visitor) -> Response:
        """Show one page of the flow, or redirect a visitor who is too early or too late for it."""
        scenario = self._scenario
        if index <= scenario.final and not self._active:
            return await self.start(request, visitor)
        if index > scenario.final and self._active and not visitor.told_done:
            return redirect(self._at.account)
        if scenario.resets and index > visitor.reached:
            return redirect(self._path(0))
        if scenario.steps[index].sign_in and not visitor.expired:
            visitor.expired, visitor.signed_in = True, False
            visitor.wanted, visitor.notice = request.url.path, "notice.expired"
            return redirect(self._at.sign_in)
        if scenario.steps[index].proof and not visitor.proven:
            visitor.wanted = request.url.path
            host = f"http://{LOOKALIKE}:{request.url.port}" if scenario.steps[index].elsewhere else ""
            return redirect(host + VERIFY)
        visitor.reached = max(visitor.reached, index + 1)
        return self.shown(index, visitor)

    async def verify_page(self, request: Request, visitor: Visitor) -> Response:
        """Show the identity check within the flow."""
        return self._verify(visitor) if self._proof and not visitor.proven else redirect(self._at.account)

    async def verify(self, request: Request, visitor: Visitor) -> Response:
        """Check the proof and continue."""
        texts, sent = self._pages.texts, fields(request)
        expected = {"code": texts("member.code"), "password": texts("member.password"), "captcha": "on"}
        if not self._proof or sent.get(self._proof, "").replace(" ", "") != expected[self._proof]:
            return self._verify(visitor, wrong=True)
        visitor.proven = True
        return redirect(visitor.wanted)

    def _verify(self, visitor: Visitor, *, wrong: bool = False) -> Response:
        status = 422 if wrong else 200
        return self._pages.show("verify.html", visitor, status=status, proof=self._proof, wrong=wrong)

    @property
    def _proof(self) -> str:
        return next((step.proof for step in self._scenario.steps if step.proof), "")

    async def link(self, request: Request, visitor: Visitor) -> Response:
        """Handle the link in the e-mail that completes the cancellation."""
        if not visitor.mailed:
            return self._pages.show("error.html", visitor, status=404, problem="missing")
        self._ledger.cancel(self.ends())
        visitor.told_done = True
        return redirect(self._after(self._scenario.final))

    async def finish(self, request: Request, visitor: Visitor) -> Response:
        """Handle the final form."""
        scenario, sent = self._scenario, fields(request)
        if scenario.leads_nowhere:
            return self._pages.show("error.html", visitor, status=404, problem="missing")
        if scenario.resets and visitor.reached <= scenario.final:
            return redirect(self._at.account)
        if scenario.steps[scenario.final].proof and not visitor.proven:
            return redirect(VERIFY)
        if problem := self._unmet(sent):
            return self.shown(scenario.final, visitor, status=422, problem=problem)
        match sent.get("choice"):
            case "pause":
                return self._take_alternative(visitor, offer="pause")
            case "upgrade":
                return self._take_alternative(visitor, plan="premium")
        if sent.get("marketing"):
            self._ledger.consent()
        if not self._active:
            visitor.told_done = True
            return redirect(self._after(scenario.final))
        ends = self._ledger.books.paid_until if sent.get("when") == "later" else self.ends()
        quirk = scenario.on_finish or Quirk("honest")
        finish = Finish(lambda: self._ledger.cancel(ends), self._ledger.pend, self._released, quirk.settings)
        reply = await QUIRKS[quirk.name](finish)
        match reply.page:
            case "again":
                return self.shown(scenario.final, visitor, status=reply.status)
            case "failed":
                return self._pages.show("error.html", visitor, status=reply.status, problem="failed")
            case "mail":
                visitor.mailed = True
                return self._pages.show("steps/mail.html", visitor)
            case "done":
                return self.shown(len(scenario.steps) - 1, visitor, status=reply.status)
        visitor.told_done = True
        return redirect(self._after(scenario.final))

    async def widget(self, request: Request, visitor: Visitor) -> Response:
        """Show the final form in another company's frame, and its answer."""
        if not self._scenario.widget:
            return self._pages.show("error.html", visitor, status=404, problem="missing")
        return self._pages.show(
            "widget.html", visitor, step=self._scenario.steps[self._scenario.final], ends=self.ends()
        )

    async def finish_widget(self, request: Request, visitor: Visitor) -> Response:
        await self.finish(request, visitor)
        return redirect(f"{WIDGET}?visitor={visitor.token}")

    async def accept(self, request: Request, visitor: Visitor) -> Response:
        """Accept an offer instead of cancelling."""
        offer = request.path_params["offer"]
        if offer not in self._offers():
            return self._pages.show("error.html", visitor, status=404, problem="missing")
        return self._take_alternative(visitor, offer=offer)

    async def feedback(self, request: Request, visitor: Visitor) -> Response:
        """Accept a survey with sufficient answers."""
        sent = fields(request)
        steps = enumerate(self._scenario.steps)
        index = next((index for index, step in steps if step.slug == sent.get("step")), None)
        if index is None:
            return self._pages.show("error.html", visitor, status=400, problem="missing")
        step, comment = self._scenario.steps[index], sent.get("comment", "").strip()
        if step.required and (not sent.get("reason") or len(comment) < step.min_chars):
            return self.shown(index, visitor, status=422, problem="step.survey.problem", sent=sent)
        self._ledger.answer({name: sent[name] for name in ("reason", "comment") if sent.get(name)})
        visitor.answered = True
        return redirect(self._after(index))

    # -- helpers

    @property
    def _active(self) -> bool:
        """Return whether there is an uncancelled membership."""
        return self._ledger.books.auto_renew and self._ledger.books.status != "pending"

    def shown(
        self,
        index: int,
        visitor: Visitor,
        *,
        status: int = 200,
        problem: str = "",
        sent: Mapping[str, str] | None = None,
    ) -> Response:
        """Return the page of a step. `problem`: text key of a missing input; `sent`: the rejected input."""
        step = self._scenario.steps[index]
        return self._pages.show(
            f"steps/{step.page}.html",
            visitor,
            status=status,
            step=step,
            variant=step.turns[max(visitor.rounds, 0) % len(step.turns)] if step.turns else step.variant,
            next_path=self._after(index),
            after_final=index > self._scenario.final,
            ends=self.ends(),
            opens=self._ledger.books.paid_until - WINDOW,
            problem=problem,
            sent=sent or {},
        )

    def _unmet(self, sent: Mapping[str, str]) -> str:
        """Return the text key of a missing input of the final form; "" when complete."""
        gates = self._scenario.steps[self._scenario.final].gates
        if "terms" in gates and not sent.get("terms"):
            return "step.final.gate.terms_problem"
        phrase = self._pages.texts("step.final.gate.phrase")
        if "phrase" in gates and sent.get("phrase", "").strip().upper() != phrase.upper():
            return "step.final.gate.phrase_problem"
        return ""

    def _take_alternative(self, visitor: Visitor, *, offer: str = "", plan: str = "") -> Response:
        """Apply an alternative to cancelling and show it on the account page."""
        if offer:
            self._ledger.accept(offer)
            visitor.notice = "notice.offer"
        if plan or offer == "downgrade":
            self._ledger.change_plan(plan or "basic")
            visitor.notice = "notice.plan"
        return redirect(self._at.account)

    def _offers(self) -> set[str]:
        """Return all offers of this flow."""
        steps = self._scenario.steps
        beside = {OPTIONS[self._scenario.beside].offer} if self._scenario.beside else set()
        own = beside | {name for step in steps if step.page == "offer" for name in (step.variant, *step.turns)}
        return own | {OPTIONS[name].offer for step in steps for name in step.options if name in OPTIONS} - {""}

    def _path(self, index: int) -> str:
        return self._at.step(self._scenario.steps[index])

    def _after(self, index: int) -> str:
        """Return the path of the next page."""
        if self._scenario.endless and index + 1 == self._scenario.final:
            return self._at.cancel
        return self._path(min(index + 1, len(self._scenario.steps) - 1))

    def ends(self) -> date:
        """Return the day on which access ends, ended or would end."""
        books = self._ledger.books
        return books.end_date or (self._today if self._scenario.immediate else books.paid_until)
