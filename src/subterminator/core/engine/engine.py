"""Cancel by walking the states. Presses come from the decider, or from the agent when there is one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial

from subterminator.core.engine import messages
from subterminator.core.engine.account_page import Account, AccountState
from subterminator.core.engine.bare_browser import without_gate
from subterminator.core.engine.human_prompts import HumanPrompts, InputCallback
from subterminator.core.engine.read_back import End, ReadBack
from subterminator.core.engine.state_reader import StateReader, handled_as
from subterminator.core.engine.states import FINAL_STATES, CancellationMachine
from subterminator.core.engine.step_taker import take_step
from subterminator.core.rules.decide import decide, follows_learned
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.step import SEARCHING, Step, StepOutcome
from subterminator.domain.errors import (
    HostNotListed,
    NeedsHuman,
    PageChanged,
    Refused,
    StateDetectionError,
    TellTheLoop,
    UnsettledIntent,
)
from subterminator.domain.outcomes import CONCLUDED, FLOW_STATES
from subterminator.domain.protocols import (
    AccountWitness,
    Action,
    AgentProtocol,
    AIInterpreterProtocol,
    BrowserProtocol,
    CancellationResult,
    Element,
    GateProtocol,
    JournalProtocol,
    Outcome,
    PageView,
    ServiceProtocol,
    State,
    gate_of,
    selectors_of,
)
from subterminator.domain.settings import AppConfig
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.addresses import foreign_host
from subterminator.pages.state_detector import HeuristicInterpreter

__all__ = ["CancellationEngine", "HeuristicInterpreter"]

OutputCallback = Callable[[str, str], None]
"""Called with a state's name and a sentence for the person."""

SIGN_IN_TRIES = 3
PROBLEMS = 6
"""Number of failed steps in one run before the run fails."""
UNCERTAIN_ENDS = 2
"""Limit of the times that a page shows an end, and the account opened afresh does not."""
PREPARATIONS = 40
"""Limit of preparing steps on a page: answers, ticks, parts unfolded, waits."""


def model_errors() -> tuple[type[Exception], ...]:
    """Return the API errors after which the handlers continue: the two of seed 004 5.11, if the SDK is imported.

    The SDK takes a second to import, so a run without a model does not import it, and cannot raise them.
    """
    sdk = sys.modules.get("anthropic")
    return (sdk.APIStatusError, sdk.APIConnectionError) if sdk is not None else ()


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
        today: Callable[[], date] = lambda: datetime.now(UTC).date(),
    ) -> None:
        """Args:
        agent: replaces the handlers.
        handlers: whether they continue where an agent gave up, or its model failed.
        final_by_rules: whether they may make a final press that the agent did not make, by its own decision.
        witness: a model that is asked about the account page when its evidence is thin.
        """
        self.service = service
        self.browser = browser
        self.heuristic = heuristic
        self.ai = ai
        self.session = session
        self.config = config
        self.output_callback: OutputCallback = output_callback or (lambda state, message: None)
        self.input_callback = input_callback
        self.agent = agent
        self.handlers = handlers
        self.final_by_rules = final_by_rules
        self.dry_run = False
        self.progress = CancellationMachine()
        self.moves = 0
        self._today = today
        self._gate = gate_of(browser)
        lexicon = Lexicon.load()
        self._acting_browser = browser if self._gate is not None else without_gate(browser, lambda: self.dry_run)
        self._memory = Memory()
        self.account = Account(service, browser, heuristic, session, lexicon, today, config)
        self._prompts = HumanPrompts(service, browser, session, lambda: self.input_callback)
        self._end_reader = ReadBack(service, self.account, browser, heuristic, session, today, witness)
        self._state_reader = StateReader(
            service, browser, heuristic, ai, session, lexicon, today, self.account, self._follows_learned
        )
        self._approved = False
        self._pressed_final = False
        self._was_active = False
        self._unexpected = False
        """Whether the page reads as a state that cannot follow the last one: it is read once more."""
        self._sign_ins = 0
        self._outcome = Outcome.FAILED
        self._message = ""
        self._effective: date | None = None
        self._problems: list[tuple[State, str]] = []
        self._uncertain_ends = 0
        self._action_history_cleared = False

    # -- the walk ------------------------------------------------------------------------------------------------------

    async def run(self, dry_run: bool = False) -> CancellationResult:
        """Walk from START until a final state. Success is reported only after the account was read back.

        Raises:
            StopTheRun: a person is needed, the browser is lost, or a dry run has reached the final control.
        """
        self.dry_run = dry_run
        self._action_history_cleared = False
        self.browser.selectors = selectors_of(self.service)
        await self.browser.launch()
        while not self.progress.is_terminated:
            if self.moves >= self.config.max_transitions:
                self._end(
                    Outcome.FAILED, f"gave up after {self.moves} steps without an end, last at {self._state_name}"
                )
                self._move(State.FAILED)
                break
            reached = await self._handle_state(self.progress.state)
            self._unexpected = not self.progress.leads_to(reached)
            self._move(State.UNKNOWN if self._unexpected else reached)
        return self._result()

    def _move(self, to: State) -> None:
        came_from = self.progress.state
        self._was_active = self._was_active or to is State.ACCOUNT_ACTIVE
        if to is not came_from:
            self.progress.advance(to, human_ok=self._approved)
        self.moves += 1
        self.session.write("state", state=to.value, came_from=came_from.value, by="engine")

    @property
    def _state_name(self) -> str:
        return self.progress.state.name

    def _result(self) -> CancellationResult:
        return CancellationResult(
            success=self._outcome.success,
            state=self.progress.state,
            message=self._message,
            session_dir=self.session.directory,
            effective_date=self._effective,
            outcome=self._outcome,
        )

    def _end(self, outcome: Outcome, message: str) -> None:
        self._outcome, self._message = outcome, messages.truthful(message, self._gate)
        self.output_callback(self._state_name, self._message)

    def _fail(self, problem: str) -> State:
        self._end(Outcome.FAILED, f"{problem}. Nothing was sent.")
        return State.FAILED

    async def _handle_state(self, state: State) -> State:
        """Handle START and LOGIN_REQUIRED here; the rest by the agent if there is one."""
        self.output_callback(state.name, messages.PROGRESS[state])
        try:
            if state is State.START:
                return await self._handle_start()
            if state is State.LOGIN_REQUIRED:
                return await self._handle_login_required()
            if self._unexpected:
                return await self._state_reader.detect()
            if self.agent is not None and (self._gate is not None or not self.dry_run):
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
        if state is State.ACCOUNT_ACTIVE and await self._is_retained():
            return State.FAILED
        if state is State.FINAL_CONFIRMATION and not self.dry_run:
            await self._human_checkpoint("CONFIRM", self.config.confirm_timeout)
        try:
            self._state_reader.forget()
            reached = await self.agent.handle_state(state)
        except UnsettledIntent as other:
            self.output_callback(self._state_name, str(other))
            return await self._read_back()
        if self._submitted:
            return await self._read_back()
        await self._state_reader.look(reached)  # what this page says that bars the way is told at the end
        if reached is State.COMPLETE:
            return await self._state_reader.detect()  # only a claim: the page decides
        if reached is state and state in CONCLUDED:
            return await self._hardcoded_handle(state)
        if reached in FINAL_STATES or reached is State.UNKNOWN:
            why = self.agent.reason or "no reason"
            if state is State.FINAL_CONFIRMATION and not self.final_by_rules:
                raise NeedsHuman(messages.final_not_pressed(why, self._gate))
            return await self._after_agent(state, f"the agent found no way on: {why}")
        return reached

    async def _after_agent(self, state: State, why: str) -> State:
        """Continue after the agent gave up: by the handlers where they may press, else by what the page says."""
        if self._submitted:
            return await self._read_back()
        message = f"{why[0].upper()}{why[1:]}."
        if self.handlers:
            message += " Going on by the rules of the handlers."
        self.session.write("note", message=message, level="warning")
        self.output_callback(self._state_name, message)
        detected = await self._state_reader.detect()
        if self.handlers:  # the agent may have moved on without noticing
            return await self._hardcoded_handle(state) if detected is state else detected
        if detected in CONCLUDED:
            return await self._hardcoded_handle(detected)
        if detected is State.LOGIN_REQUIRED:
            return detected
        if self._state_reader.challenge():
            await self._human_checkpoint("CODE", self.config.auth_timeout)
            return await self._state_reader.detect()
        if not self._is_barred():
            self._end(Outcome.FAILED, f"{message} Nothing was sent.")
        return State.FAILED

    async def _hardcoded_handle(self, state: State) -> State:
        match state:
            case State.ACCOUNT_ACTIVE:
                return await self._handle_account_active()
            case State.RETENTION_OFFER | State.EXIT_SURVEY | State.FINAL_CONFIRMATION:
                return await self._step_on(state)
            case State.ACCOUNT_CANCELLED:
                return await self._handle_account_cancelled()
            case State.THIRD_PARTY_BILLING:
                return await self._handle_third_party()
            case _:
                return await self._handle_unknown()

    async def _after_problem(self, state: State, problem: TellTheLoop) -> State:
        """Handle a failed handler: a person's no ends the run, otherwise the page is read again."""
        self.session.write("error", error=type(problem).__name__, message=str(problem))
        if isinstance(problem, Refused) and problem.by_person:
            self._end(Outcome.ABORTED, f"{problem}. Nothing was sent; the subscription is as it was.")
            return State.ABORTED
        if self._submitted:
            return await self._read_back()
        self.output_callback(state.name, str(problem))
        if isinstance(problem, StateDetectionError) and self._is_barred():
            return State.FAILED
        await self._must_stay(problem)
        self._problems.append((state, str(problem)))
        repeated = self._problems.count((state, str(problem))) > 1
        if repeated or len(self._problems) >= PROBLEMS or state is State.START:
            return self._fail(str(problem))
        return await self._state_reader.detect(State.UNKNOWN if state is State.UNKNOWN else None)

    async def _must_stay(self, problem: TellTheLoop) -> None:
        """Stop if a problem is that the way leads to another host, or has led there.

        Raises:
            HostNotListed: it does.
        """
        url = await self.browser.url()
        if host := foreign_host(url, self.service):
            raise HostNotListed(host, f"{self.service.name} led to {url}, which is not among its hosts")
        if isinstance(problem, StateDetectionError) and problem.leads_to:
            raise HostNotListed(problem.leads_to, str(problem))

    # -- the handlers --------------------------------------------------------------------------------------------------

    async def _handle_start(self) -> State:
        await self.account.open()
        state = await self._state_reader.detect()
        if state in {State.ACCOUNT_ACTIVE, State.ACCOUNT_CANCELLED}:
            facts = await self.account.remember((await self._state_reader.current())[0])
            if self._gate is not None:
                self._gate.check_account(facts.account or "")
        earlier = self._gate.earlier if self._gate is not None else None
        if earlier is None or state in {State.LOGIN_REQUIRED, State.ACCOUNT_CANCELLED}:
            return state
        # An earlier run may have pressed: the account decides, and nothing is pressed.
        self._end(Outcome.NEEDS_REVIEW, messages.earlier_press(earlier, self.service.entry_url))
        return State.FAILED

    async def _handle_login_required(self) -> State:
        self._sign_ins += 1
        if self._sign_ins > SIGN_IN_TRIES:
            raise NeedsHuman(
                f"still not signed in to {self.service.name} after {SIGN_IN_TRIES} tries: nothing was sent"
            )
        await self._human_checkpoint("AUTH", self.config.auth_timeout)
        state = await self._state_reader.detect()
        if state is not State.LOGIN_REQUIRED:
            return await self._handle_start()
        raise NeedsHuman(f"{self.service.name} still asks to sign in: nothing was sent")

    async def _handle_account_active(self) -> State:
        if await self._is_retained():
            return State.FAILED
        return await self._step_on(State.ACCOUNT_ACTIVE)

    async def _is_retained(self) -> bool:
        """Return whether the account, once active, now reads as retained by an offer: then the run has its end."""
        if not self._was_active or not await self.account.is_open():
            return False
        view, _ = await self._state_reader.current()
        if not (retained := self.account.state_on(view).retained):
            return False
        self._end(Outcome.RETAINED, messages.retained(self.service, retained))
        return True

    async def _handle_account_cancelled(self) -> State:
        earlier = self._gate.earlier if self._gate is not None else None
        if earlier is None and not self._was_active:
            reading = await self.account.read()
            if not reading.evidence.strongest:
                return await self._check_earlier_end(reading)
            self._effective = reading.facts.ends
            ended = f"{self.service.name} was cancelled before{messages.until(reading.facts)}"
            self._end(Outcome.ALREADY_CANCELLED, f"{ended}. Nothing was sent.")
            return State.COMPLETE
        # Only the account page, opened afresh, is believed.
        reading = await self.account.read_back()
        self._memory.opened_account()
        if reading.state is not State.ACCOUNT_CANCELLED:
            state = await self._state_reader.detect()
            self._uncertain_ends += state is State.ACCOUNT_CANCELLED
            if self._uncertain_ends > UNCERTAIN_ENDS:
                raise NeedsHuman(messages.end_uncertain(self.service, reading.view.url, reading.why))
            return state
        lead = "A step that did not look final has ended it. "
        if earlier is not None:
            lead = f"An earlier run ({earlier.run_id}) had sent the cancellation. "
        return self._conclude(await self._end_reader.ended(reading, lead))

    async def _check_earlier_end(self, reading: AccountState) -> State:
        """Check an end that the page may show before any press: continue if it can be cancelled, else ask the person.

        Raises:
            NeedsHuman: the end stays uncertain.
        """
        self.session.write("note", message=f"it may have ended before: {reading.why}", level="warning")
        view, page_reading = await self._state_reader.look(State.ACCOUNT_CANCELLED)
        try:
            step = decide(
                view, self.service, self._memory, interpretation=replace(page_reading, state=State.ACCOUNT_ACTIVE)
            )
        except StateDetectionError:
            step = None
        if step is None or step.kind != "open":
            await self._human_checkpoint("UNKNOWN", self.config.auth_timeout)
        else:
            self._memory.take(step)
            if (reached := await self._perform(step, view)) is not None:
                return reached
        state = await self._state_reader.detect()
        if state is State.ACCOUNT_CANCELLED:
            raise NeedsHuman(messages.end_uncertain(self.service, reading.view.url, reading.why))
        return state

    async def _handle_third_party(self) -> State:
        _, reading = await self._state_reader.current()
        self._end(Outcome.THIRD_PARTY, messages.third_party(self.service, reading.reasoning))
        return State.FAILED

    async def _handle_unknown(self) -> State:
        _, reading = await self._state_reader.current()
        if reading.state is State.COMPLETE:
            # The page claims the end without a final press: only the account page decides.
            await self.account.open()
            self._memory.opened_account()
        state = await self._state_reader.detect(patient=True)
        if state is not State.UNKNOWN:
            return state
        try:
            return await self._step_on(State.UNKNOWN)
        except StateDetectionError as unclear:
            self.session.write("note", message=str(unclear), level="info")
            if self._is_barred():
                return State.FAILED
            await self._must_stay(unclear)
            if self._memory.looked_at:
                return await self._after_search(str(unclear))
        url = await self.browser.url()
        await self._human_checkpoint("CODE" if self._state_reader.challenge() else "UNKNOWN", self.config.auth_timeout)
        state = await self._state_reader.detect()
        if state is State.UNKNOWN:
            raise NeedsHuman(f"the page at {url} could not be told: nothing was sent. See the run's screenshots")
        return state

    async def _after_search(self, problem: str) -> State:
        """Let the person show the way after a search that found none; without a person the run has failed."""
        try:
            await self._human_checkpoint("WAY", self.config.auth_timeout)
        except NeedsHuman:
            return self._fail(problem)
        state = await self._state_reader.detect()
        return self._fail(problem) if state is State.UNKNOWN else state

    def _is_barred(self) -> bool:
        """End the run, and return True, if the page says that nobody can cancel there, or not now."""
        end = self._state_reader.barred()
        if end is not None:
            self._end(end.outcome, end.message)
        return end is not None

    # -- steps ---------------------------------------------------------------------------------------------------------

    def _follows_learned(self, view: PageView, state: State) -> bool:
        return follows_learned(view, self.service, self._memory, state)

    async def _step_on(self, state: State) -> State:
        """Take the decider's steps on a page in this state until one leads on; return the state reached.

        Raises:
            TellTheLoop: a step failed, or none is known. Failures are remembered.
        """
        for _ in range(PREPARATIONS):
            view, reading = await self._state_reader.look(state)
            if (present := handled_as(reading.state)) is not state:
                return present
            step = decide(view, self.service, self._memory, interpretation=reading)
            if state is State.UNKNOWN and step.action == "wait" and not self._memory.is_searching:
                raise StateDetectionError(step.reason)  # `_detect` has waited already
            self._memory.take(step)
            try:
                reached = await self._perform(step, view)
            except TellTheLoop as problem:
                self._memory.settle(StepOutcome.of(problem), str(problem))
                if step.kind in SEARCHING and not (isinstance(problem, Refused) and problem.by_person):
                    continue
                raise
            if reached is not None:
                return reached
        raise StateDetectionError(f"the page at {view.url} wants more than {PREPARATIONS} answers")

    async def _perform(self, step: Step, view: PageView) -> State | None:
        """Take one step; return the state reached, None after one that prepares another on the same page."""
        self._state_reader.forget()
        if step.kind == "finish" and step.element is not None:
            return await self._press_final(step.element)
        searching = step.kind in SEARCHING
        if step.changed:
            self.session.write("note", message=step.changed, level="warning")
            self.output_callback(self._state_name, f"{step.changed[0].upper()}{step.changed[1:]}.")
        if step.prepares or searching:
            self.session.write("note", message=step.reason, level="info")
        if searching:
            self.output_callback(self._state_name, f"Looking for the way: {step.reason}.")
        await take_step(self._acting_browser, step, view, self.config.page_timeout)
        if self._submitted:
            return await self._read_back()
        if step.prepares:
            return None
        if searching:
            reached = await self._state_reader.detect()
            return None if reached is step.state else reached
        if step.kind == "profile":
            return await self._handle_start()
        return await self._state_reader.detect(None if await self.browser.url() != view.url else step.state)

    async def _press_final(self, control: Element) -> State:
        await self._human_checkpoint("CONFIRM", self.config.confirm_timeout, control)
        if self.dry_run:
            self._end(Outcome.DRY_RUN, f"dry run: {control.label!r} would be pressed next. Nothing was sent.")
            return State.ABORTED
        self._pressed_final = True
        try:
            await self._acting_browser.act(control, Action("click", timeout_seconds=self.config.page_timeout))
        except PageChanged:
            self._pressed_final = False
            raise
        except UnsettledIntent as other:
            self.output_callback(self._state_name, str(other))
            return await self._read_back()
        return await self._read_back() if self._submitted else await self._state_reader.detect()

    # -- the person ----------------------------------------------------------------------------------------------------

    async def _human_checkpoint(self, kind: str, timeout: float, element: Element | None = None) -> None:
        """Wait for the person: AUTH, CODE and UNKNOWN for help, CONFIRM for approval of a final press.

        Raises:
            NeedsHuman: nobody answered in time.
            Refused: the person said no.
        """
        if kind == "CONFIRM":
            await self._confirm(int(timeout), element)
        else:
            await self._prompts.ask_for_help(kind, int(timeout))

    async def _confirm(self, timeout: int, element: Element | None) -> None:
        if self._gate is not None:
            control = element or await self._final_control()
            if control is None:
                return  # not the final step yet; the gate asks about the agent's presses
            try:
                await self._gate.obtain_yes(control)
            except Refused as refusal:
                if refusal.by_person or element is not None:
                    raise
                return
        elif not self.dry_run:
            await self._prompts.ask_for_approval(element.label if element is not None else "", timeout)
        self._approved = True

    async def _final_control(self) -> Element | None:
        """Return the control that ends it, if it can be pressed now."""
        try:
            step = decide(await self.browser.look(), self.service, self._memory)
        except StateDetectionError:
            return None
        return step.element if step.kind == "finish" else None

    # -- the end -------------------------------------------------------------------------------------------------------

    @property
    def _submitted(self) -> bool:
        return self._gate.submitted if self._gate is not None else self._pressed_final

    async def _read_back(self) -> State:
        """Open the account page afresh and conclude from it alone."""
        if self._gate is not None and self._gate.doubt and (state := await self._continue_flow(self._gate)) is not None:
            return state
        self.output_callback(self._state_name, "The press was made. Reading the account back.")
        self._state_reader.reading = await self._end_reader.claim() or self._state_reader.reading
        if self.progress.state is not State.FINAL_CONFIRMATION:
            if not self.progress.leads_to(State.FINAL_CONFIRMATION):
                self._move(State.UNKNOWN)
            self._move(State.FINAL_CONFIRMATION)  # it was one, whatever the page had read as
        self._approved = True

        return self._conclude(
            await self._end_reader.read_back(
                self.config.read_back_attempts,
                partial(self._human_checkpoint, "AUTH", self.config.auth_timeout),
                sent=self._submitted,
                request=self._state_reader.challenge(),
            )
        )

    async def _continue_flow(self, gate: GateProtocol) -> State | None:
        """Continue the flow, if a page goes on after what may have been the end and the account is still active.

        Return None otherwise; the account is then read back as after any final press.
        """
        address = gate.doubt
        try:
            if (await self._read_beside()).state is not State.ACCOUNT_ACTIVE:
                return None
            if await self.browser.url() != address:
                await self.browser.navigate(address, timeout=int(self.config.page_timeout * 1000))
            state = await self._state_reader.detect()
        except (TellTheLoop, NeedsHuman) as problem:
            self.session.write("note", message=f"the flow could not be gone on with: {problem}", level="info")
            return None
        if state not in FLOW_STATES:
            return None
        gate.goes_on()
        return state

    async def _read_beside(self) -> AccountState:
        """Read the account in a second tab if there can be one: a page that a form led to cannot be opened again."""
        async with AsyncExitStack() as stack:
            with suppress(NotImplementedError):
                await stack.enter_async_context(self.browser.beside())
            return await self.account.read_back()

    def _conclude(self, end: End) -> State:
        """Conclude the run with the account page's end."""
        self._effective = end.effective
        self._end(end.outcome, end.message)
        if not end.outcome.success:
            return State.FAILED
        if self._gate is not None:
            self._gate.settle("ended")
        return State.COMPLETE
