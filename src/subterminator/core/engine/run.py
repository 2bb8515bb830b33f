"""Run of the engine: where it stands, its dealings with the person, and its end."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from subterminator.core.engine import messages
from subterminator.core.engine.account_page import Account
from subterminator.core.engine.bare_browser import without_gate
from subterminator.core.engine.human_prompts import HumanPrompts, InputCallback
from subterminator.core.engine.read_back import End, ReadBack
from subterminator.core.engine.sign_in import SignInWatch
from subterminator.core.engine.state_reader import StateReader
from subterminator.core.engine.states import CancellationMachine
from subterminator.core.rules.decide import decide, follows_learned
from subterminator.core.rules.memory import Memory
from subterminator.domain.answer_words import TERMINAL, AnswerWords
from subterminator.domain.errors import HostNotListed, NeedsHuman, Refused, StateDetectionError, TellTheLoop
from subterminator.domain.outcomes import CancellationResult, Outcome, State
from subterminator.domain.page import Element, PageView
from subterminator.domain.ports import JournalProtocol, ServiceProtocol
from subterminator.domain.protocols import AccountWitness, AIInterpreterProtocol, BrowserProtocol, gate_of
from subterminator.domain.settings import AppConfig
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.addresses import foreign_host, signs_in_at
from subterminator.pages.state_detector import HeuristicInterpreter

OutputCallback = Callable[[str, str], None]
"""Called with a state's name and a sentence for the person."""


class EngineRun:
    """One run of the engine. Its state moves only forward, and only the account page gives it a good end."""

    def __init__(
        self,
        service: ServiceProtocol,
        browser: BrowserProtocol,
        heuristic: HeuristicInterpreter,
        ai: AIInterpreterProtocol | None,
        session: JournalProtocol,
        config: AppConfig,
        today: Callable[[], date],
        witness: AccountWitness | None,
        output_callback: OutputCallback,
        input_callback: Callable[[], InputCallback | None],
        has_window: bool = True,
        words: AnswerWords = TERMINAL,
    ) -> None:
        """Args:
        input_callback: returns the callback in force at the time of a question.
        has_window: whether the person could do something in the browser.
        words: how the person answers, where they are asked.
        """
        self.service = service
        self.browser = browser
        self.session = session
        self.config = config
        self.dry_run = False
        self.progress = CancellationMachine()
        self.moves = 0
        self.gate = gate_of(browser)
        self.acting_browser = browser if self.gate is not None else without_gate(browser, lambda: self.dry_run)
        self.memory = Memory()
        lexicon = Lexicon.load()
        self.account = Account(service, browser, heuristic, session, lexicon, today, config)
        self.prompts = HumanPrompts(service, browser, session, input_callback, has_window, words)
        self._watch = SignInWatch(service, browser, heuristic)
        self.end_reader = ReadBack(service, self.account, browser, heuristic, session, today, witness)
        self.state_reader = StateReader(
            service, browser, heuristic, ai, session, lexicon, today, self.account, self._follows_learned
        )
        self.was_active = False
        self.approved = False
        self.pressed_final = False
        self.sign_ins = 0
        self.uncertain_ends = 0
        self.effective: date | None = None
        self.outcome = Outcome.FAILED
        self._message = ""
        self._output_callback = output_callback

    def _follows_learned(self, view: PageView, state: State) -> bool:
        return follows_learned(view, self.service, self.memory, state)

    # -- the state -----------------------------------------------------------------------------------------------------

    def move(self, to: State) -> None:
        """Move to a state, and count and record it; staying counts, too."""
        came_from = self.progress.state
        self.was_active = self.was_active or to is State.ACCOUNT_ACTIVE
        if to is not came_from:
            self.progress.advance(to, human_ok=self.approved)
        self.moves += 1
        self.session.write("state", state=to.value, came_from=came_from.value, by="engine")

    @property
    def state_name(self) -> str:
        """Name of the present state."""
        return self.progress.state.name

    def result(self) -> CancellationResult:
        """Return the result of the run, as it stands."""
        return CancellationResult(
            success=self.outcome.success,
            state=self.progress.state,
            message=self._message,
            session_dir=self.session.directory,
            effective_date=self.effective,
            outcome=self.outcome,
        )

    def tell(self, message: str) -> None:
        """Show the person a sentence."""
        self._output_callback(self.state_name, message)

    def finish(self, outcome: Outcome, message: str) -> None:
        """Set the end of the run, with its message for the person."""
        self.outcome, self._message = outcome, messages.truthful(message, self.gate)
        self.tell(self._message)

    def fail(self, problem: str) -> State:
        """End the run by a problem; return its last state."""
        self.finish(Outcome.FAILED, f"{problem}. Nothing was sent.")
        return State.FAILED

    @property
    def submitted(self) -> bool:
        """Return whether a final press was, or may have been, sent."""
        return self.gate.submitted if self.gate is not None else self.pressed_final

    @property
    def may_have_ended(self) -> bool:
        """Return whether something was sent under an approval, and no reading of the account concluded the run."""
        return (
            self.gate is not None
            and self.gate.awaits_read_back
            and self.outcome in {Outcome.FAILED, Outcome.NEEDS_HUMAN}
        )

    def is_barred(self) -> bool:
        """End the run, and return True, if the page says that nobody can cancel there, or not now."""
        end = self.state_reader.barred()
        if end is not None:
            self.finish(end.outcome, end.message)
        return end is not None

    async def must_stay(self, problem: TellTheLoop) -> None:
        """Stop if a problem is that the way leads to another host, or has led there.

        Raises:
            HostNotListed: it does.
            NeedsHuman: the browser does not tell the program where it is, after that problem.
        """
        try:
            url = await self.browser.url()
        except NeedsHuman as untold:
            raise NeedsHuman(f"{problem}; after it {untold}") from problem
        if (host := foreign_host(url, self.service)) and not signs_in_at(url, self.service):
            raise HostNotListed(host, f"{self.service.name} led to {url}, which is not among its hosts")
        if isinstance(problem, StateDetectionError) and problem.leads_to:
            raise HostNotListed(problem.leads_to, str(problem))

    # -- the person ----------------------------------------------------------------------------------------------------

    async def checkpoint(self, kind: str, timeout: float, element: Element | None = None) -> None:
        """Wait for the person: AUTH, CODE and UNKNOWN for help, CONFIRM for approval of a final press.

        Raises:
            NeedsHuman: nobody answered in time.
            Refused: the person said no.
        """
        if kind == "CONFIRM":
            await self._confirm(int(timeout), element)
        elif kind == "AUTH":
            await self.prompts.ask_for_help(
                kind, int(timeout), partial(self._watch.until_done, kind), self._must_sign_in
            )
        elif kind == "CODE":
            await self.prompts.ask_for_help(kind, int(timeout), partial(self._watch.until_done, kind))
        else:
            await self.prompts.ask_for_help(kind, int(timeout))

    async def _must_sign_in(self) -> bool:
        """Return whether the page still asks to sign in."""
        return await self.state_reader.detect() is State.LOGIN_REQUIRED

    async def _confirm(self, timeout: int, element: Element | None) -> None:
        if self.gate is not None:
            control = element or await self._final_control()
            if control is None:
                return  # not the final step yet; the gate asks about the agent's presses
            try:
                await self.gate.obtain_yes(control)
            except Refused as refusal:
                if refusal.by_person or element is not None:
                    raise
                return
        elif not self.dry_run:
            await self.prompts.ask_for_approval(element.label if element is not None else "", timeout)
        self.approved = True

    async def _final_control(self) -> Element | None:
        """Return the control that ends it, if it can be pressed now."""
        try:
            step = decide(await self.browser.look(), self.service, self.memory)
        except StateDetectionError:
            return None
        return step.element if step.kind == "finish" else None

    # -- the end -------------------------------------------------------------------------------------------------------

    async def read_back(self, *, late: bool = False) -> State:
        """Open the account page afresh and conclude from it alone.

        `late`: something was sent after its press was over, and the page may go on with the flow.
        """
        if self.gate is not None and (address := self.gate.doubt or (await self.browser.url() if late else "")):
            if self._took_the_learned_way() and (ended := await self._ended_as_before()) is not None:
                return ended
            detect = self.state_reader.detect
            state = await self.account.step_after(address, doubted=bool(self.gate.doubt), detect=detect)
            if state is not None:
                self.gate.goes_on()
                return state
        self.tell("The press was made. Reading the account back.")
        self.state_reader.reading = await self.end_reader.claim() or self.state_reader.reading
        self._has_confirmed()
        return self.conclude(await self._end(self.config.read_back_attempts))

    def _took_the_learned_way(self) -> bool:
        """Return whether the last press was the one that ended it in the run that was learned from."""
        last = self.service.steps[-1] if self.service.steps else None
        return last is not None and last.does == "ends" and self.memory.took_last(last)

    async def _ended_as_before(self) -> State | None:
        """Read the account where a learned way ended; None, with nothing concluded, unless it shows the end."""
        self.tell("The press was made. Reading the account back.")
        self.state_reader.reading = await self.end_reader.claim() or self.state_reader.reading
        end = await self._end(1)
        if not end.outcome.success:
            return None
        self._has_confirmed()
        return self.conclude(end)

    async def read_back_after_failure(self) -> State:
        """Read the account where the run failed after a write under the approval: once, if that seemed to be a step."""
        if self.submitted:
            return await self.read_back(late=True)
        self.tell("Something was sent on the way. Reading the account back.")
        end = await self._end(1)
        if not end.outcome.success:
            return State.FAILED
        self._has_confirmed()
        return self.conclude(end)

    async def read_after_stop(self) -> State | None:
        """Read the account where the person stops after something was sent on the way: once, pressing nothing.

        Returns the last state if that was the end. That the account is active is noted for the message of the run.
        """
        if self.gate is None or self.submitted or not self.gate.may_have_ended:
            return None
        self.tell("Something was sent on the way. Reading the account back.")
        try:
            reading = await self.account.read_back()
        except (TellTheLoop, NeedsHuman):
            return None
        if reading.state is State.ACCOUNT_CANCELLED and not self.account.postponed(reading):
            self._has_confirmed()
            return self.conclude(await self.end_reader.ended(reading))
        if reading.state is State.ACCOUNT_ACTIVE and not reading.pending and not reading.retained:
            self.gate.goes_on()
        return None

    async def _end(self, attempts: int) -> End:
        return await self.end_reader.read_back(
            attempts,
            partial(self.checkpoint, "AUTH", self.config.auth_timeout),
            sent=self.submitted,
            request=self.state_reader.challenge(),
        )

    def _has_confirmed(self) -> None:
        """Pass through the final confirmation: the page was one, whatever it had read as."""
        if self.progress.state is not State.FINAL_CONFIRMATION:
            if not self.progress.leads_to(State.FINAL_CONFIRMATION):
                self.move(State.UNKNOWN)
            self.move(State.FINAL_CONFIRMATION)
        self.approved = True

    def conclude(self, end: End) -> State:
        """Conclude the run with the account page's end."""
        self.effective = end.effective
        self.finish(end.outcome, end.message)
        if not end.outcome.success:
            return State.FAILED
        if self.gate is not None:
            self.gate.settle("ended")
        return State.COMPLETE
