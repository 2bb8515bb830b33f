"""The end of a run: the account page opened afresh, read until it says something, and only that believed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import date

from subterminator.core.engine import messages as telling
from subterminator.core.engine.account_page import Account, Reading
from subterminator.domain.errors import NeedsHuman, TellTheLoop
from subterminator.domain.protocols import (
    AccountWitness,
    AIInterpretation,
    BrowserProtocol,
    JournalProtocol,
    Outcome,
    ServiceProtocol,
    State,
)
from subterminator.pages.account_evidence import settled_by_model
from subterminator.pages.state_detector import HeuristicInterpreter

PENDING_FACTOR = 3
"""How many times as often an account is read that says the cancellation is being worked on."""
LONGEST_WAIT_SECONDS = 8
STANDING_SECONDS = 2.5
"""How long an account page has to go on saying that it has ended: scripts replace what a template shows first."""


@dataclass(frozen=True, slots=True)
class End:
    """How a run ended, and what a person is told of it."""

    outcome: Outcome
    message: str
    effective: date | None = None


class ReadBack:
    """What follows the final press, whoever made it."""

    def __init__(
        self,
        service: ServiceProtocol,
        account: Account,
        browser: BrowserProtocol,
        heuristic: HeuristicInterpreter,
        session: JournalProtocol,
        today: Callable[[], date],
        witness: AccountWitness | None = None,
    ) -> None:
        """`witness`: a model that is asked where the page alone leaves a doubt."""
        self._service = service
        self._account = account
        self._browser = browser
        self._heuristic = heuristic
        self._session = session
        self._today = today
        self._witness = witness

    async def claim(self) -> AIInterpretation | None:
        """What the page says about itself after the press: kept, not believed. None when it could not be read."""
        try:
            seen = self._heuristic.read(await self._browser.look())
            shot = self._session.keep("after-press.png", await self._browser.screenshot())
        except (TellTheLoop, NeedsHuman) as problem:  # whatever is wanted here, the account page is what counts
            said = f"the page after the press could not be read: {problem}"
            self._session.write("note", message=said, level="warning")
            return None
        self._session.write("claimed", by="page", state=seen.state.value, reason=seen.reasoning, screenshot=shot)
        return seen

    async def read_back(
        self, attempts: int, sign_in: Callable[[], Awaitable[None]], *, sent: bool, asked: str = ""
    ) -> End:
        """Open the account page afresh until it says how it stands; CANCELLED and SCHEDULED come from nowhere else.

        Args:
            attempts: how often it is read; three times as often while it says that it is being worked on.
            sign_in: asks the person, where the page asks to sign in.
            sent: the press is known to have been sent, for the words of a review.
            asked: what the site asked for after the press, a link in an e-mail for one.
        """
        last, most, attempt = "", attempts, 0
        while attempt < most:
            if attempt:
                await asyncio.sleep(min(0.25 * 2**attempt, LONGEST_WAIT_SECONDS))
            attempt += 1
            try:
                reading = await self._account.read_back()
                if reading.state is State.LOGIN_REQUIRED:
                    await sign_in()
                    reading = await self._account.read_back()
                reading = await self._still(await self._heard(reading))
            except (TellTheLoop, NeedsHuman) as problem:
                last = f"the account page could not be read: {self._account.truthful(str(problem))}"
                continue
            if reading.state is State.ACCOUNT_CANCELLED:
                return await self.ended(reading)
            if reading.kept:
                return End(Outcome.RETAINED, telling.retained(self._service, reading.kept))
            if reading.pending:
                most = attempts * PENDING_FACTOR
            last = telling.account_said(reading.state, reading.pending or reading.why)
        told = telling.review(sent, last, self._service.entry_url, self._session.directory, asked)
        return End(Outcome.NEEDS_REVIEW, told)

    async def _still(self, reading: Reading) -> Reading:
        """The reading of an end, once the page has stood for a while and says so still."""
        if reading.state is not State.ACCOUNT_CANCELLED or not STANDING_SECONDS:
            return reading
        await asyncio.sleep(STANDING_SECONDS)
        again = await self._account.read()
        return again if again.account.says_it_runs or again.kept else reading

    async def _heard(self, reading: Reading) -> Reading:
        """The reading with a model's testimony weighed in, where there is a model and the evidence is thin."""
        told = reading.account
        thin = (told.state == "unknown" and told.evidence_for) or (told.is_end and not told.strongest)
        if self._witness is None or not thin or reading.state not in {State.UNKNOWN, State.ACCOUNT_CANCELLED}:
            return reading
        try:
            said = await self._witness.testify(await self._browser.screenshot(), reading.view.text)
        except Exception as error:  # noqa: BLE001 - whatever keeps a model from answering, the page has been read
            problem = f"the model could not say what the account shows ({type(error).__name__}: {error})"
            self._session.write("note", message=problem, level="warning")
            return reading
        self._session.write("note", message=f"the model reads the account as ended={said.ended}: {said.quotes}")
        if said.ended is None:
            return reading
        weighed = settled_by_model(told, said.ended, said.quotes, reading.view, self._account.snapshots)
        if weighed is told:
            return reading
        state = State.ACCOUNT_CANCELLED if weighed.is_end else State.UNKNOWN
        return replace(reading, state=state, why=weighed.why, account=weighed)

    async def ended(self, reading: Reading, lead: str = "") -> End:
        """The end that this reading shows, with its proof kept. `lead` goes before what is told."""
        await self._account.prove(reading.view)
        facts = reading.facts
        scheduled = facts.ends is not None and facts.ends > self._today()
        told = f"{lead}{self._service.name} is cancelled{telling.until(facts)}: read back from the account page."
        return End(Outcome.SCHEDULED if scheduled else Outcome.CANCELLED, told, facts.ends)
