"""Reading of the open page: its state, and requests that only a person can meet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from subterminator.core.engine import messages
from subterminator.core.engine.account_page import Account
from subterminator.core.engine.model_errors import model_errors
from subterminator.core.engine.read_back import End
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.outcomes import Outcome, State
from subterminator.domain.page import PageView
from subterminator.domain.ports import JournalProtocol, ServiceProtocol
from subterminator.domain.protocols import AIInterpretation, AIInterpreterProtocol, BrowserProtocol
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.facts import first_day
from subterminator.pages.fingerprint import PageFingerprint, has_an_empty_dialog
from subterminator.pages.state_detector import HeuristicInterpreter

PATIENCE_SECONDS = (0.2, 0.4, 0.8, 1.6)
"""Pauses between looks at a page without a recognised state."""
CLAIMS = frozenset({State.COMPLETE, State.FAILED, State.ABORTED, State.START})
"""States that a page may claim, and that are not believed."""


BARRING = frozenset({"manual", "too_early", "unpaid"})
"""Kinds of requests by which a page says that nobody can cancel there, or not now."""


def handled_as(claimed: State) -> State:
    """Return the state in which a page that claims a state is handled."""
    return State.UNKNOWN if claimed in CLAIMS else claimed


@dataclass(slots=True)
class StateReader:
    """Reads the state of the open page, and keeps the latest reading."""

    service: ServiceProtocol
    browser: BrowserProtocol
    heuristic: HeuristicInterpreter
    ai: AIInterpreterProtocol | None
    """Interprets a screenshot of pages that the heuristics do not recognise."""
    session: JournalProtocol
    lexicon: Lexicon
    today: Callable[[], date]
    account: Account
    """Records the readings of account pages, for comparison after the press."""
    follows_learned: Callable[[PageView, State], bool] = lambda view, state: False
    """Tells whether a learned step continues on a page in this state; such a page is not waited for."""
    reading: AIInterpretation | None = None
    _latest: tuple[PageView, AIInterpretation] | None = None
    """The latest look and its reading by the heuristics, while nothing was done since."""
    _read_on: tuple[str, str] = ("", "")
    """Path and headings of the page that `reading` is of."""
    _barring: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Latest line that asks for a person, with the text of its page, by kind of request."""

    async def detect(self, unless: State | None = None, *, patient: bool = False, searching: bool = False) -> State:
        """Detect the page's state, looking again while it is unrecognised, or still `unless`.

        A page that twice asks for the person, or from which a learned step goes on, is not waited for. A page that
        claims to be done is UNKNOWN, so that the engine reads the account back.

        Args:
            unless: the state that the page had before.
            patient: look as often as for a page that is still `unless`.
            searching: look once less, since most pages of a search have no state.
        """
        self.forget()
        looks = len(PATIENCE_SECONDS) - searching if patient or unless is not None else 2
        waits = PATIENCE_SECONDS[:looks]
        state, actions, reader = State.UNKNOWN, None, "heuristics"
        for wait in (*waits, None):
            view = await self.browser.look()
            reading = self.heuristic.read(view)
            if reading.state is State.UNKNOWN and self.ai is not None and wait is None:
                reading, reader = await self._by_model(self.ai, reading)
                self.forget()  # the page had time
            else:
                self._latest = view, reading
            self.reading, state, self._read_on = reading, reading.state, _place_of(view)
            self._remember(reading, view)
            goes_on = wait is not None and self.follows_learned(view, state)
            if not goes_on and any(action["kind"] in BARRING for action in reading.actions):
                await self.account.keep_page(view)  # with its telephone number, or its postal address
            earlier, actions = actions, reading.actions
            settled = goes_on or (state is State.UNKNOWN and bool(actions) and actions == earlier)
            drawn = state not in {State.UNKNOWN, unless} and not has_an_empty_dialog(view)
            if settled or drawn or wait is None:
                self.session.write(
                    "state",
                    state=state.value,
                    confidence=reading.confidence,
                    reasoning=reading.reasoning,
                    by=reader,
                )
                break
            await asyncio.sleep(wait)
        if state is State.ACCOUNT_ACTIVE or (state is State.UNKNOWN and self.account.shows(view)):
            self.account.observe(view)
        return handled_as(state)

    async def _by_model(self, ai: AIInterpreterProtocol, reading: AIInterpretation) -> tuple[AIInterpretation, str]:
        """Have a model name the state; where it cannot be asked, or gives no answer, the heuristics' reading stays."""
        try:
            return await ai.interpret(await self.browser.screenshot()), "model"
        except Exception as error:
            if not isinstance(error, (StateDetectionError, *model_errors())):
                raise
            problem = f"the model could not tell the page ({type(error).__name__}: {error})"
            self.session.write("note", message=problem, level="warning")
            return reading, "heuristics"

    def forget(self) -> None:
        """Forget the latest look, since something is done to the page."""
        self._latest = None

    async def current(self) -> tuple[PageView, AIInterpretation]:
        """Return the latest look and its reading, or look if something was done since."""
        if self._latest is None:
            view = await self.browser.look()
            self._latest = view, self.heuristic.read(view)
            self._remember(self._latest[1], view)
        return self._latest

    async def look(self, state: State) -> tuple[PageView, AIInterpretation]:
        """Return the current view and reading. Where only a model recognised `state`, its reading stays.

        So does an earlier reading of a page on which an answer was given, until its headings or its address change.
        """
        view, reading = await self.current()
        kept = self.reading is not None and self.reading.state is state and _place_of(view) == self._read_on
        if reading.state is State.UNKNOWN is not state and kept and self.reading is not None:
            reading = self.reading
        return view, reading

    def _remember(self, reading: AIInterpretation, view: PageView) -> None:
        for action in reading.actions:
            self._barring[str(action["kind"])] = str(action["quote"]), view.text

    def challenge(self) -> str:
        """Return the page's challenge, which only a person can answer; "" without one."""
        actions = self.reading.actions if self.reading is not None else []
        return next((str(action["quote"]) for action in actions if action.get("kind") == "challenge"), "")

    def barred(self) -> End | None:
        """Return the end if a page of this run said that nobody can cancel there, or not now, with what to do."""
        nothing = "", ""
        too_early, text = self._barring.get("too_early", nothing)
        unpaid, _ = self._barring.get("unpaid", nothing)
        opens = first_day(text, self.lexicon, self.today()) if too_early else None
        manual, shown = self._barring.get("manual", nothing)
        if manual:
            return End(Outcome.MANUAL_REQUIRED, messages.manual(self.service, manual, shown))
        if unpaid and opens is None:
            return End(Outcome.FAILED, messages.unpaid(self.service, unpaid))
        if too_early:
            return End(Outcome.MANUAL_REQUIRED, messages.too_early(self.service, too_early, opens))
        return None


def _place_of(view: PageView) -> tuple[str, str]:
    """Return the path and the headings of a page."""
    page = PageFingerprint.of(view)
    return page.path, page.headings
