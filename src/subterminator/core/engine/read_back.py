"""Read-back: the account page opened afresh until it shows the end, which alone proves it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import date

from subterminator.core.engine import messages
from subterminator.core.engine.account_page import Account, AccountState
from subterminator.domain.errors import NeedsHuman, TellTheLoop
from subterminator.domain.outcomes import Outcome, State
from subterminator.domain.page import PageView
from subterminator.domain.ports import JournalProtocol, ServiceProtocol
from subterminator.domain.protocols import AccountWitness, AIInterpretation, BrowserProtocol, gate_of
from subterminator.pages.account_evidence import settled_by_model
from subterminator.pages.form_answers import complaint, unfilled
from subterminator.pages.state_detector import HeuristicInterpreter

PENDING_FACTOR = 3
"""Factor of the attempts while the site says that it is processing the cancellation."""
LONGEST_WAIT_SECONDS = 8


@dataclass(frozen=True, slots=True)
class End:
    """End of a run, with the message for the person."""

    outcome: Outcome
    message: str
    effective: date | None = None


@dataclass(slots=True)
class ReadBack:
    """Reads the account back after the final press."""

    service: ServiceProtocol
    account: Account
    browser: BrowserProtocol
    heuristic: HeuristicInterpreter
    session: JournalProtocol
    today: Callable[[], date]
    witness: AccountWitness | None = None
    """A model that is asked when the page's evidence is thin."""
    _after: PageView | None = None
    """The page after the press."""

    async def claim(self) -> AIInterpretation | None:
        """Read and record what the page claims after the press, as a claim only. None if it could not be read."""
        try:
            self._after = await self.browser.look()
            self.account.proof.claimed = self._after.text
            self.account.landed_after = self._after.url
            claim = self.heuristic.read(self._after)
            screenshot = self.session.keep("after-press.png", await self.browser.screenshot())
        except (TellTheLoop, NeedsHuman) as problem:  # only the account page counts
            problem_text = f"the page after the press could not be read: {problem}"
            self.session.write("note", message=problem_text, level="warning")
            return None
        self.session.write("claimed", by="page", state=claim.state.value, reason=claim.reasoning, screenshot=screenshot)
        return claim

    async def read_back(
        self, attempts: int, sign_in: Callable[[], Awaitable[None]], *, sent: bool, request: str = ""
    ) -> End:
        """Open the account page afresh until it shows the end. Only this returns CANCELLED and SCHEDULED.

        Args:
            attempts: number of readings; three times as many while the site says it is processing.
            sign_in: asks the person to sign in.
            sent: whether the press is known to have been sent, for the message of a review.
            request: what the site asked for after the press, such as following a link in an e-mail.
        """
        last, limit, attempt = "", attempts, 0
        while attempt < limit:
            if attempt:
                await asyncio.sleep(min(0.25 * 2**attempt, LONGEST_WAIT_SECONDS))
            attempt += 1
            try:
                reading = await self.account.read_back()
                if reading.state is State.LOGIN_REQUIRED:
                    await sign_in()
                    reading = await self.account.read_back()
                reading = await self._weigh_testimony(reading)
            except (TellTheLoop, NeedsHuman) as problem:
                last = f"the account page could not be read: {self.account.truthful(str(problem))}"
                continue
            if reading.state is State.ACCOUNT_CANCELLED and (last := self.account.postponed(reading)):
                break
            if reading.state is State.ACCOUNT_CANCELLED:
                return await self.ended(reading)
            if reading.retained:
                return End(Outcome.RETAINED, messages.retained(self.service, reading.retained))
            if reading.pending:
                limit = attempts * PENDING_FACTOR
            last = messages.account_reading(reading.state, reading.pending or reading.why)
        told = {"refusal": self._refusal(), "empty": messages.left_empty(self._left_empty())} if sent else {}
        message = messages.review(sent, last, self.service.entry_url, self.session.directory, request, **told)
        return End(Outcome.NEEDS_REVIEW, message)

    def _refusal(self) -> str:
        """Report that the site refused the last request of the press, and what the page showed then; "" if not."""
        gate = gate_of(self.browser)
        if gate is None or not gate.refusal:
            return ""
        pages = gate.approved_pages
        shown = complaint(self._after, pages[-1] if pages else None) if self._after is not None else ""
        return messages.refused(gate.refusal, shown)

    def _left_empty(self) -> list[str]:
        """List the required fields of the press's page that are empty, and still are after it."""
        gate = gate_of(self.browser)
        pages = gate.approved_pages if gate is not None else ()
        if not pages or self._after is None:
            return []
        still = unfilled(self._after)
        return [label for label in unfilled(pages[-1]) if label in still]

    async def _weigh_testimony(self, reading: AccountState) -> AccountState:
        """Add a model's testimony to a reading, if there is a model and the evidence is thin."""
        evidence = reading.evidence
        thin = (evidence.state == "unknown" and evidence.evidence_for) or (evidence.is_end and not evidence.strongest)
        if self.witness is None or not thin or reading.state not in {State.UNKNOWN, State.ACCOUNT_CANCELLED}:
            return reading
        try:
            testimony = await self.witness.testify(await self.browser.screenshot(), reading.view.text)
        except Exception as error:  # noqa: BLE001 - without a model's answer the page's reading stands
            problem = f"the model could not say what the account shows ({type(error).__name__}: {error})"
            self.session.write("note", message=problem, level="warning")
            return reading
        self.session.write(
            "note", message=f"the model reads the account as ended={testimony.ended}: {testimony.quotes}"
        )
        if testimony.ended is None:
            return reading
        weighed = settled_by_model(evidence, testimony.ended, testimony.quotes, reading.view, self.account.snapshots)
        if weighed is evidence:
            return reading
        state = State.ACCOUNT_CANCELLED if weighed.is_end else State.UNKNOWN
        return replace(reading, state=state, why=weighed.why, evidence=weighed)

    async def ended(self, reading: AccountState, lead: str = "") -> End:
        """Make the end of this reading, and keep the evidence. `lead` precedes the message."""
        await self.account.prove(reading.view)
        facts = reading.facts
        scheduled = facts.ends is not None and facts.ends > self.today()
        message = f"{lead}{self.service.name} is cancelled{messages.until(facts)}: read back from the account page."
        return End(Outcome.SCHEDULED if scheduled else Outcome.CANCELLED, message, facts.ends)
