"""Which state the page is in, and what it says that only a person can do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date

from subterminator.core.engine import messages as telling
from subterminator.core.engine.account_page import Account
from subterminator.core.engine.read_back import End
from subterminator.domain.protocols import (
    AIInterpretation,
    AIInterpreterProtocol,
    BrowserProtocol,
    JournalProtocol,
    Outcome,
    PageView,
    ServiceProtocol,
    State,
)
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.facts import first_day
from subterminator.pages.state_detector import HeuristicInterpreter

PATIENCE_SECONDS = (0.2, 0.4, 0.8, 1.6)
"""Waits between looks at a page that has not come to say anything yet."""
CLAIMS = frozenset({State.COMPLETE, State.FAILED, State.ABORTED, State.START})
"""What a page may claim to be, and is not taken for."""


def taken_for(claimed: State) -> State:
    """The state that a page is handled as which reads as `claimed`."""
    return State.UNKNOWN if claimed in CLAIMS else claimed


class StateReader:
    """The latest reading of the page that is open."""

    def __init__(
        self,
        service: ServiceProtocol,
        browser: BrowserProtocol,
        heuristic: HeuristicInterpreter,
        ai: AIInterpreterProtocol | None,
        session: JournalProtocol,
        lexicon: Lexicon,
        today: Callable[[], date],
        account: Account | None = None,
    ) -> None:
        """Args:
        ai: is shown a picture of what the heuristics cannot tell.
        account: keeps how pages read that show the account, to compare them with after the press.
        """
        self.seen: AIInterpretation | None = None
        self._text = ""
        self._barring: dict[str, tuple[str, str]] = {}
        """By kind of what only a person can do: the line that says so, and the text of its page; the last of each."""
        self._service = service
        self._browser = browser
        self._heuristic = heuristic
        self._ai = ai
        self._session = session
        self._lexicon = lexicon
        self._today = today
        self._account = account

    async def detect(self, unless: State | None = None, *, patient: bool = False) -> State:
        """Which state the page is in, with a few more looks while it says nothing, or still what it said before.

        One that says twice what a person must do is not waited for. A page's claim to be done is only that, and UNKNOWN
        here: it sends the engine to read the account back.
        """
        waits = PATIENCE_SECONDS if patient or unless is not None else PATIENCE_SECONDS[:2]
        state, told = State.UNKNOWN, None
        for wait in (*waits, None):
            view = await self._browser.look()
            seen = self._heuristic.read(view)
            if seen.state is State.UNKNOWN and self._ai is not None and wait is None:
                seen = await self._ai.interpret(await self._browser.screenshot())
            self.seen, self._text, state = seen, view.text, seen.state
            self._remember(seen, view)
            before, told = told, seen.actions
            settled = state is State.UNKNOWN and bool(told) and told == before
            if settled or state not in {State.UNKNOWN, unless} or wait is None:
                self._session.write(
                    "state", state=state.value, confidence=seen.confidence, reasoning=seen.reasoning, by="heuristics"
                )
                break
            await asyncio.sleep(wait)
        if state is State.ACCOUNT_ACTIVE and self._account is not None:
            self._account.observe(view)
        return taken_for(state)

    async def look(self, state: State) -> tuple[PageView, AIInterpretation]:
        """The page now, and how it reads while `state` is handled: a model may have told that before."""
        view = await self._browser.look()
        seen = self._heuristic.read(view)
        self._remember(seen, view)
        if seen.state is State.UNKNOWN is not state and self.seen is not None and self.seen.state is state:
            seen = self.seen
        return view, seen

    def _remember(self, seen: AIInterpretation, view: PageView) -> None:
        for action in seen.actions:
            self._barring[str(action["kind"])] = str(action["quote"]), view.text

    def quoted(self, kind: str) -> str:
        """The line by which the page asks for something that only a person can do; "" when it does not."""
        actions = self.seen.actions if self.seen is not None else []
        return next((str(action["quote"]) for action in actions if action.get("kind") == kind), "")

    def barred(self) -> End | None:
        """The end, where a page of this run said that nobody can cancel on it, or not now; with what to do instead."""
        nothing = "", ""
        too_early, text = self._barring.get("too_early", nothing)
        unpaid, _ = self._barring.get("unpaid", nothing)
        opens = first_day(text, self._lexicon, self._today()) if too_early else None
        manual, shown = self._barring.get("manual", nothing)
        if manual:
            return End(Outcome.MANUAL_REQUIRED, telling.manual(self._service, manual, shown))
        if unpaid and opens is None:
            return End(Outcome.FAILED, telling.unpaid(self._service, unpaid))
        if too_early:
            return End(Outcome.MANUAL_REQUIRED, telling.too_early(self._service, too_early, opens))
        return None
