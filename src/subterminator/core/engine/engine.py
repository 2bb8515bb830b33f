"""Cancel by walking the states. Presses come from the handlers, or from the agent when there is one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime

from subterminator.core.engine import messages
from subterminator.core.engine.account_page import Account
from subterminator.core.engine.handlers import handle, handle_login_required, handle_start, is_retained
from subterminator.core.engine.human_prompts import InputCallback
from subterminator.core.engine.model_errors import model_errors
from subterminator.core.engine.run import EngineRun, OutputCallback
from subterminator.core.engine.states import FINAL_STATES, CancellationMachine
from subterminator.core.seed_browser import completed, reader_of
from subterminator.domain.answer_words import TERMINAL, AnswerWords
from subterminator.domain.errors import (
    AgreementNeeded,
    NeedsHuman,
    Refused,
    StateDetectionError,
    TellTheLoop,
    UnsettledIntent,
    WhichOne,
)
from subterminator.domain.outcomes import CONCLUDED, CancellationResult, Outcome, State
from subterminator.domain.page import Element
from subterminator.domain.ports import JournalProtocol, ServiceProtocol, selectors_of
from subterminator.domain.protocols import (
    AccountWitness,
    AgentProtocol,
    AIInterpreterProtocol,
    BrowserProtocol,
    gate_of,
)
from subterminator.domain.settings import AppConfig
from subterminator.domain.stops import Stop, StopReason
from subterminator.domain.wording import capital
from subterminator.pages.state_detector import HeuristicInterpreter

__all__ = ["CancellationEngine", "HeuristicInterpreter"]

CLAIMS = 2
"""Limit of the claims of an end for which the account is opened."""
PROBLEMS = 6
"""Number of failed steps in one run before the run fails."""


class CancellationEngine:
    """Engine of design A: a fixed set of states, a handler for each, or an agent instead."""

    def __init__(
        self,
        service: ServiceProtocol,
        browser: BrowserProtocol,
        heuristic: HeuristicInterpreter,
        ai: AIInterpreterProtocol | None,
        session: JournalProtocol,
        config: AppConfig,
        output_callback: OutputCallback | None = None,
        input_callback: InputCallback | None = None,
        agent: AgentProtocol | None = None,
        *,
        handlers: bool = True,
        final_by_rules: bool = True,
        witness: AccountWitness | None = None,
        has_window: bool = True,
        words: AnswerWords = TERMINAL,
        today: Callable[[], date] = lambda: datetime.now(UTC).date(),
    ) -> None:
        """Args:
        agent: replaces the handlers.
        handlers: whether they continue where an agent gave up, or its model failed.
        final_by_rules: whether they may make a final press that the agent did not make, by its own decision.
        has_window: whether the person could sign in, or do something else, in the browser.
        words: how the person answers, where they are asked.
        witness: a model that is asked about the account page when its evidence is thin.
        """
        self.service = service
        self.browser = browser
        self.session = session
        self.config = config
        self.output_callback: OutputCallback = output_callback or (lambda state, message: None)
        self.input_callback = input_callback
        self.agent = agent
        self.handlers = handlers
        self.final_by_rules = final_by_rules
        self._run = EngineRun(
            service,
            browser if gate_of(browser) is not None else completed(browser),
            reader_of(heuristic),
            ai,
            session,
            config,
            today,
            witness,
            self.output_callback,
            lambda: self.input_callback,
            has_window,
            words,
        )
        self._unexpected = False
        """Whether the page reads as a state that cannot follow the last one: it is read once more."""
        self._problems: list[tuple[State, str]] = []
        self._action_history_cleared = False
        self._claims = 0
        """Number of the agent's claims of an end that made the account be opened."""
        self._helped = False
        """Whether the person was asked for help because the agent's model stopped."""

    @property
    def progress(self) -> CancellationMachine:
        """The state of the run."""
        return self._run.progress

    @property
    def account(self) -> Account:
        """The account page, with the evidence of the end."""
        return self._run.account

    @property
    def dry_run(self) -> bool:
        """Return whether the run stops before the final press."""
        return self._run.dry_run

    async def run(self, dry_run: bool = False) -> CancellationResult:
        """Walk from START until a final state. Success is reported only after the account was read back.

        Raises:
            StopTheRun: a person is needed, the browser is lost, or a dry run has reached the final control.
        """
        self._run.dry_run = dry_run
        self._action_history_cleared = False
        self._claims, self._helped = 0, False
        self.browser.selectors = selectors_of(self.service)
        await self.browser.launch()
        while not self.progress.is_terminated:
            if self._run.moves >= self.config.max_transitions:
                self._run.finish(
                    Outcome.FAILED,
                    f"gave up after {self._run.moves} steps without an end, last at {self._run.state_name}",
                )
                self._run.move(State.FAILED)
                break
            try:
                reached = await self._handle_state(self.progress.state)
            except NeedsHuman as problem:
                reached = await self._after_need(problem)
            if reached is State.FAILED and self._run.may_have_ended:
                reached = await self._run.read_back_after_failure()  # what was sent may have been the end
            self._unexpected = not self.progress.leads_to(reached)
            self._run.move(State.UNKNOWN if self._unexpected else reached)
        return self._run.result()

    async def read_after_stop(self) -> CancellationResult | None:
        """Read the account of an interrupted run, once, if something was sent on the way. None: it was not the end."""
        ended = await self._run.read_after_stop()
        if ended is None:
            return None
        self._run.move(ended)
        return self._run.result()

    async def _after_need(self, problem: NeedsHuman) -> State:
        """Read the account where a person is missing after a write under an approval: it may have been the end.

        Raises:
            NeedsHuman: nothing was sent, or the account does not read as ended.
        """
        gate = self._run.gate
        if gate is None or gate.submitted or not gate.awaits_read_back:
            raise problem
        reached = await self._run.read_back_after_failure()
        if reached is State.FAILED:
            raise problem
        return reached

    async def _handle_state(self, state: State) -> State:
        """Handle START and LOGIN_REQUIRED here; the rest by the agent if there is one."""
        self.output_callback(state.name, messages.PROGRESS[state])
        try:
            if state is State.START:
                return await handle_start(self._run)
            if state is State.LOGIN_REQUIRED:
                return await handle_login_required(self._run)
            if self._run.gate is not None and self._run.submitted:
                return await self._run.read_back(late=True)
            if self._unexpected:
                return await self._run.state_reader.detect()
            if self.agent is not None and (self._run.gate is not None or not self.dry_run):
                try:
                    return await self._ai_driven_handle(state)
                except model_errors() as error:
                    reason = f"the model could not be asked ({type(error).__name__}: {error})"
                    return await self._after_agent(state, reason)
            return await self._hardcoded_handle(state)
        except TellTheLoop as problem:
            return await self._after_problem(state, problem)

    async def _ai_driven_handle(self, state: State) -> State:
        """Handle a state by the agent; the person is asked before it may act on a final confirmation.

        Where the agent gives up, and for ends that are only reported, the handlers continue.
        """
        assert self.agent is not None  # noqa: S101 - `_handle_state` has looked
        if not self._action_history_cleared:
            self.agent.clear_history()
            self._action_history_cleared = True
        if state is State.ACCOUNT_ACTIVE and await is_retained(self._run):
            return State.FAILED
        if state is State.FINAL_CONFIRMATION and not self.dry_run and self._run.gate is None:
            await self._human_checkpoint("CONFIRM", self.config.confirm_timeout)  # a gate asks about the chosen control
        try:
            self._run.state_reader.forget()
            reached = await self.agent.handle_state(state)
        except UnsettledIntent as other:
            self._run.tell(str(other))
            return await self._run.read_back()
        if self._run.submitted:
            return await self._run.read_back()
        view, _ = await self._run.state_reader.look(reached)  # what this page says that bars the way is told at the end
        self._run.account.pass_by(view)
        if isinstance(stop := self.agent.stop, Stop):
            return await self._stopped(stop)
        if reached is State.COMPLETE:
            return await self._check_claim()
        if reached is state and state in CONCLUDED:
            return await self._hardcoded_handle(state)
        if reached in FINAL_STATES or reached is State.UNKNOWN:
            why = self.agent.reason or "no reason"
            if state is State.FINAL_CONFIRMATION and not self.final_by_rules:
                if self.agent.final_refusal:
                    self._run.finish(Outcome.FAILED, messages.final_refused(self.agent.final_refusal))
                    return State.FAILED
                raise NeedsHuman(messages.final_not_pressed(why, self._run.gate))
            return await self._after_agent(state, f"the agent found no way on: {why}")
        return reached

    async def _stopped(self, stop: Stop) -> State:
        """End the run as the agent's model stated, or let the person do what only a person can.

        Raises:
            NeedsHuman: it is the person's decision, or nobody was there to help.
        """
        message = messages.stopped(self.service, stop)
        self.session.write("note", message=f"the model stops ({stop.reason}): {stop.why}", level="info")
        if stop.reason is StopReason.NEEDS_PERSON and not self._helped:
            self._helped = True
            self._run.tell(message)
            kind = "CODE" if self._run.state_reader.challenge() else "UNKNOWN"
            await self._human_checkpoint(kind, self.config.auth_timeout)
            return await self._run.state_reader.detect()
        if stop.reason is StopReason.BLOCKED and stop.refused:
            raise NeedsHuman(messages.truthful(messages.refused_here(self.service, stop.refused), self._run.gate))
        if stop.reason.outcome is Outcome.NEEDS_HUMAN:
            raise NeedsHuman(messages.truthful(message, self._run.gate))
        self._run.finish(stop.reason.outcome, message)
        return State.FAILED

    async def _check_claim(self) -> State:
        """Read the account after the agent's claim that it has ended: a claim proves nothing.

        Raises:
            NeedsHuman: it was claimed again and again, and the account does not show it.
        """
        if await self._run.account.is_open() and (state := await self._run.state_reader.detect()) is not State.UNKNOWN:
            return state
        self._claims += 1
        if self._claims > CLAIMS:
            url = await self.browser.url()
            claimed = "the model says so, and the account page does not show it"
            raise NeedsHuman(messages.truthful(messages.end_uncertain(self.service, url, claimed), self._run.gate))
        await self._run.account.open()
        self._run.memory.opened_account()
        return await self._run.state_reader.detect()

    async def _after_agent(self, state: State, why: str) -> State:
        """Continue after the agent gave up: by the handlers where they may press, else by what the page says."""
        if self._run.submitted:
            return await self._run.read_back()
        message = f"{capital(why)}."
        if self.handlers:
            message += " Going on by the rules of the handlers."
        self.session.write("note", message=message, level="warning")
        self._run.tell(message)
        detected = await self._run.state_reader.detect()
        if self.handlers:  # the agent may have moved on without noticing
            return await self._hardcoded_handle(state) if detected is state else detected
        if detected in CONCLUDED:
            return await self._hardcoded_handle(detected)
        if detected is State.LOGIN_REQUIRED:
            return detected
        if self._run.state_reader.challenge():
            await self._human_checkpoint("CODE", self.config.auth_timeout)
            return await self._run.state_reader.detect()
        if not self._run.is_barred():
            self._run.finish(Outcome.FAILED, f"{message} Nothing was sent.")
        return State.FAILED

    async def _hardcoded_handle(self, state: State) -> State:
        try:
            return await handle(self._run, state)
        except WhichOne as unclear:
            raise NeedsHuman(messages.truthful(str(unclear), self._run.gate)) from unclear

    async def _after_problem(self, state: State, problem: TellTheLoop) -> State:
        """Handle a failed handler: a person's no ends the run, otherwise the page is read again."""
        self.session.write("error", error=type(problem).__name__, message=str(problem))
        if isinstance(problem, Refused) and problem.by_person:
            if (ended := await self._run.read_after_stop()) is not None:
                return ended
            self._run.finish(Outcome.ABORTED, messages.said_no(str(problem), self._run.gate))
            return State.ABORTED
        if self._run.submitted:
            return await self._run.read_back()
        self.output_callback(state.name, str(problem))
        if isinstance(problem, StateDetectionError) and self._run.is_barred():
            return State.FAILED
        await self._run.must_stay(problem)
        if isinstance(problem, AgreementNeeded):
            self._run.finish(Outcome.NEEDS_HUMAN, f"{problem}. Nothing was sent.")
            return State.FAILED
        self._problems.append((state, str(problem)))
        repeated = self._problems.count((state, str(problem))) > 1
        if repeated or len(self._problems) >= PROBLEMS or state is State.START:
            return self._run.fail(str(problem))
        return await self._run.state_reader.detect(State.UNKNOWN if state is State.UNKNOWN else None)

    async def _human_checkpoint(self, kind: str, timeout: float, element: Element | None = None) -> None:
        await self._run.checkpoint(kind, timeout, element)
