"""Cancel by walking the states. Where to press comes from the service, or from the agent when there is one."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any

from subterminator.core.controls import Controls
from subterminator.core.facts import read_facts
from subterminator.core.heuristics import HeuristicInterpreter
from subterminator.core.protocols import (
    Action,
    AgentProtocol,
    AIInterpreterProtocol,
    BrowserProtocol,
    CancellationResult,
    Element,
    Facts,
    GateProtocol,
    JournalProtocol,
    Outcome,
    PageView,
    ServiceProtocol,
    State,
)
from subterminator.core.states import CancellationMachine
from subterminator.lexicon.lexicon import Lexicon
from subterminator.utils.config import AppConfig
from subterminator.utils.exceptions import (
    ElementNotFound,
    NeedsHuman,
    PageChanged,
    Refused,
    TellTheLoop,
    UnsettledIntent,
)

__all__ = ["CancellationEngine", "HeuristicInterpreter", "Proof"]

OutputCallback = Callable[[str, str], None]
"""Called with a state's name and a sentence for the person."""
InputCallback = Callable[[str, int], str | Awaitable[str | None] | None]
"""Asks the person; called with the question and how many seconds to wait. None: nobody answered."""

PATIENCE_SECONDS = (0.2, 0.4, 0.8, 1.6)
"""Waits between looks at a page that has not come to say anything yet."""
SIGN_IN_TRIES = 3


@dataclass(slots=True)
class Proof:
    """What the run saw that a bank would want to see."""

    before: bytes | None = None
    """The account page before, as PNG."""
    after: bytes | None = None
    """The account page read afresh at the end, as PNG."""
    pdf: bytes | None = None
    html: str = ""
    text: str = ""
    url: str = ""
    facts: Facts = field(default_factory=Facts)


class CancellationEngine:
    """Design A: a fixed set of states, a handler for each, and an agent in their place when one is given."""

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
        today: Callable[[], date] = lambda: datetime.now(UTC).date(),
    ) -> None:
        self.service = service
        self.browser = browser
        self.heuristic = heuristic
        self.ai = ai
        self.session = session
        self.config = config
        self.output_callback: OutputCallback = output_callback or (lambda state, message: None)
        self.input_callback = input_callback
        self.agent = agent
        self.dry_run = False
        self.progress = CancellationMachine()
        self.proof = Proof()
        self.moves = 0
        self._today = today
        self._gate = browser if isinstance(browser, GateProtocol) else None
        self._controls = Controls(service, Lexicon.load())
        self._said_yes = False
        self._pressed_final = False
        self._was_active = False
        self._sign_ins = 0
        self._outcome = Outcome.FAILED
        self._message = ""
        self._effective: date | None = None
        self._problems: list[tuple[State, str]] = []
        self._action_history_cleared = False

    # -- the walk ------------------------------------------------------------------------------------------------------

    async def run(self, dry_run: bool = False) -> CancellationResult:
        """Walk from START until a final state. Success is only said after the account was read back.

        Raises:
            StopTheRun: a person is needed, the browser is lost, or a dry run has reached the final control.
        """
        self.dry_run = dry_run
        self._action_history_cleared = False
        await self.browser.launch()
        while not self.progress.is_terminated:
            if self.moves >= self.config.max_transitions:
                self._end(Outcome.FAILED, f"gave up after {self.moves} steps without an end, last at {self._here}")
                self._move(State.FAILED)
                break
            self._move(await self._handle_state(self.progress.state))
        return self._result()

    def _move(self, to: State) -> None:
        came_from = self.progress.state
        self._was_active = self._was_active or to is State.ACCOUNT_ACTIVE
        if to is not came_from:
            self.progress.advance(to, human_ok=self._said_yes)
        self.moves += 1
        self.session.write("state", state=to.value, came_from=came_from.value, by="engine")

    @property
    def _here(self) -> str:
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
        self._outcome, self._message = outcome, message
        self.output_callback(self._here, message)

    async def _handle_state(self, state: State) -> State:
        """START and LOGIN_REQUIRED are ours; the rest is the agent's where there is one."""
        self.output_callback(state.name, _TELLING[state])
        try:
            if state is State.START:
                return await self._handle_start()
            if state is State.LOGIN_REQUIRED:
                return await self._handle_login_required()
            if self.agent is not None:
                return await self._ai_driven_handle(state)
            return await self._hardcoded_handle(state)
        except TellTheLoop as problem:
            return await self._after_problem(state, problem)

    async def _ai_driven_handle(self, state: State) -> State:
        """The agent's turn; the person is asked before it may act on a final confirmation."""
        assert self.agent is not None  # noqa: S101 - `_handle_state` has looked
        if not self._action_history_cleared:
            self.agent.clear_history()
            self._action_history_cleared = True
        if state is State.FINAL_CONFIRMATION and not self.dry_run:
            await self._human_checkpoint("CONFIRM", int(self.config.confirm_timeout))
        reached = await self.agent.handle_state(state)
        return await self._read_back() if self._submitted else reached

    async def _hardcoded_handle(self, state: State) -> State:
        match state:
            case State.ACCOUNT_ACTIVE:
                return await self._press_and_see("cancel_link")
            case State.RETENTION_OFFER:
                return await self._press_and_see("decline_offer")
            case State.EXIT_SURVEY:
                return await self._handle_exit_survey()
            case State.FINAL_CONFIRMATION:
                return await self._handle_final_confirmation()
            case State.ACCOUNT_CANCELLED:
                return await self._handle_account_cancelled()
            case State.THIRD_PARTY_BILLING:
                return await self._handle_third_party()
            case _:
                return await self._handle_unknown()

    async def _after_problem(self, state: State, problem: TellTheLoop) -> State:
        """What a handler could not do: a person's no ends the run, anything else is looked at again."""
        self.session.write("error", error=type(problem).__name__, message=str(problem))
        if isinstance(problem, Refused) and problem.by_person:
            self._end(Outcome.ABORTED, f"{problem}. Nothing was sent; the subscription is as it was.")
            return State.ABORTED
        if self._submitted:
            return await self._read_back()
        self.output_callback(state.name, str(problem))
        self._problems.append((state, str(problem)))
        if self._problems.count((state, str(problem))) > 1 or len(self._problems) >= 6 or state is State.START:
            self._end(Outcome.FAILED, f"{problem}. Nothing was sent.")
            return State.FAILED
        return await self._detect(State.UNKNOWN if state is State.UNKNOWN else None)

    # -- the handlers --------------------------------------------------------------------------------------------------

    async def _handle_start(self) -> State:
        await self.browser.navigate(self.service.entry_url, int(self.config.page_timeout * 1000))
        state = await self._detect()
        if state in {State.ACCOUNT_ACTIVE, State.ACCOUNT_CANCELLED}:
            self.proof.before = await self.browser.screenshot()
        if self._gate is not None and self._gate.earlier is not None and state is not State.LOGIN_REQUIRED:
            return await self._handle_earlier_press(state)
        return state

    async def _handle_earlier_press(self, state: State) -> State:
        """Another run may have pressed: what the account says now decides, and nothing is pressed."""
        assert self._gate is not None  # noqa: S101 - the caller has looked
        earlier = self._gate.earlier
        if state is State.ACCOUNT_CANCELLED or earlier is None:
            return state
        self._end(
            Outcome.NEEDS_REVIEW,
            f"run {earlier.run_id} may have sent {earlier.control!r} at {earlier.created:%Y-%m-%d %H:%M} UTC, and the "
            f"account still reads as active. Nothing was pressed. Look at {self.service.entry_url} yourself, then run "
            f"`subterminator runs settle {earlier.run_id} --not-sent` to allow another try",
        )
        return State.FAILED

    async def _handle_login_required(self) -> State:
        self._sign_ins += 1
        if self._sign_ins > SIGN_IN_TRIES:
            raise NeedsHuman(
                f"still not signed in to {self.service.name} after {SIGN_IN_TRIES} tries: nothing was sent"
            )
        await self._human_checkpoint("AUTH", int(self.config.auth_timeout))
        state = await self._detect()
        if state is not State.LOGIN_REQUIRED:
            return await self._handle_start()
        raise NeedsHuman(f"{self.service.name} still asks to sign in: nothing was sent")

    async def _handle_exit_survey(self) -> State:
        view = await self.browser.look()
        if option := self._controls.neutral_answer(view):
            await self.browser.act(option, Action("click"))
        return await self._press_and_see("survey_submit")

    async def _handle_final_confirmation(self) -> State:
        control = await self._find("confirm_cancel")
        await self._human_checkpoint("CONFIRM", int(self.config.confirm_timeout), control)
        if self.dry_run:
            self._end(Outcome.DRY_RUN, f"dry run: {control.label!r} would be pressed next. Nothing was sent.")
            return State.ABORTED
        self._pressed_final = True
        try:
            await self.browser.act(control, Action("click", timeout_seconds=self.config.page_timeout))
        except PageChanged:
            self._pressed_final = False
            raise
        except UnsettledIntent as other:
            self.output_callback(self._here, str(other))
        return await self._read_back()

    async def _handle_account_cancelled(self) -> State:
        view = await self.browser.look()
        facts = self._keep_facts(view)
        earlier = self._gate.earlier if self._gate is not None else None
        if self._was_active:
            await self._prove(view)
            self._tell_the_end(facts, "A step that did not look final has ended it. ")
            return State.COMPLETE
        if earlier is not None:
            await self._prove(view)
            self._tell_the_end(facts, f"An earlier run ({earlier.run_id}) had sent the cancellation. ")
            self._settle("ended")
        else:
            self._effective = facts.ends
            self._end(
                Outcome.ALREADY_CANCELLED, f"{self.service.name} was cancelled before{_until(facts)}. Nothing was sent."
            )
        return State.COMPLETE

    async def _handle_third_party(self) -> State:
        view = await self.browser.look()
        seen = self.heuristic.read(view)
        self._end(
            Outcome.THIRD_PARTY,
            f"{self.service.name} is billed by somebody else and can only be cancelled there: {seen.reasoning}. "
            "Nothing was sent.",
        )
        return State.FAILED

    async def _handle_unknown(self) -> State:
        if self.heuristic.read(await self.browser.look()).state is State.COMPLETE:
            # The page says it is done, though nothing final was pressed here: only the account page can tell.
            await self.browser.navigate(self.service.entry_url, int(self.config.page_timeout * 1000))
        state = await self._detect(patient=True)
        if state is not State.UNKNOWN:
            return state
        url = await self.browser.url()
        await self._human_checkpoint("UNKNOWN", int(self.config.auth_timeout))
        state = await self._detect()
        if state is State.UNKNOWN:
            raise NeedsHuman(f"the page at {url} could not be told: nothing was sent. See the run's screenshots")
        return state

    # -- seeing and pressing -------------------------------------------------------------------------------------------

    async def _detect(self, unless: State | None = None, *, patient: bool = False) -> State:
        """Which state the page is in, with a few more looks while it says nothing, or still what it said before."""
        waits = PATIENCE_SECONDS if patient or unless is not None else PATIENCE_SECONDS[:2]
        state = State.UNKNOWN
        for wait in (*waits, None):
            view = await self.browser.look()
            seen = self.heuristic.read(view)
            state = seen.state
            if state is State.UNKNOWN and self.ai is not None and wait is None:
                seen = await self.ai.interpret(await self.browser.screenshot())
                state = seen.state
            if state not in {State.UNKNOWN, unless} or wait is None:
                self.session.write(
                    "state", state=state.value, confidence=seen.confidence, reasoning=seen.reasoning, by="heuristics"
                )
                break
            await asyncio.sleep(wait)
        return self._as_step(state)

    def _as_step(self, state: State) -> State:
        """A page's claim to be done is only that: it sends the engine to read the account back."""
        if state in {State.COMPLETE, State.FAILED, State.ABORTED, State.START}:
            return State.UNKNOWN
        return state

    async def _press_and_see(self, control: str) -> State:
        before = self.progress.state
        element = await self._find(control)
        url = await self.browser.url()
        await self.browser.act(element, Action("click", timeout_seconds=self.config.page_timeout))
        if self._submitted:
            return await self._read_back()
        moved = await self.browser.url() != url
        return await self._detect(None if moved else before)

    async def _find(self, control: str) -> Element:
        """The control that the definition names, else the one whose words fit.

        Raises:
            ElementNotFound: neither names one element.
        """
        reasons: list[str] = []
        for target in self._controls.targets(control):
            try:
                return await self.browser.locate(target)
            except TellTheLoop as problem:
                reasons.append(str(problem))
        view = await self.browser.look()
        found = self._controls.by_words(control, view)
        if found is None:
            said = "; ".join(reasons)
            raise ElementNotFound(
                f"no {control.replace('_', ' ')} can be told at {view.url}" + (f" ({said})" if said else "")
            )
        return found

    # -- the person ----------------------------------------------------------------------------------------------------

    async def _human_checkpoint(self, kind: str, timeout: int, element: Element | None = None) -> None:
        """Wait for the person: AUTH and UNKNOWN for a hand, CONFIRM for the yes to a final press.

        Raises:
            NeedsHuman: nobody answered in time.
            Refused: the person said no.
        """
        if kind == "CONFIRM":
            await self._confirm(timeout, element)
            return
        question = (
            f"Sign in to {self.service.name} in the browser window, then press Enter here."
            if kind == "AUTH"
            else f"I cannot tell this page of {self.service.name}. Take it one step on, then press Enter here."
        )
        self.session.write("asked", kind=kind, message=question)
        answer = await self._ask_person(question, timeout)
        self.session.write("answered", kind=kind, answer="nobody" if answer is None else "done")
        if answer is None:
            what = "sign-in is needed" if kind == "AUTH" else "a page could not be told"
            raise NeedsHuman(
                f"{what} at {await self.browser.url()} and nobody was there. Nothing was sent. Run the command again "
                "with --headed at a terminal, and with --profile-dir to stay signed in"
            )

    async def _confirm(self, timeout: int, element: Element | None) -> None:
        if self._gate is not None:
            found = element or await self._find("confirm_cancel")
            await self._gate.obtain_yes(found)
        elif not self.dry_run:
            name = f" ({element.label})" if element is not None else ""
            answer = await self._ask_person(
                f"The next press cannot be taken back{name}. Type confirm to go on.", timeout
            )
            if answer is None:
                raise NeedsHuman("a yes was needed and nobody gave one: nothing was sent")
            if answer.strip() != "confirm":
                raise Refused(f"the person said no: {answer.strip()}", by_person=True)
        self._said_yes = True

    async def _ask_person(self, question: str, timeout: int) -> str | None:
        if self.input_callback is None:
            return None
        answer: Any
        if inspect.iscoroutinefunction(self.input_callback):
            answer = await self.input_callback(question, timeout)
        else:
            answer = await asyncio.to_thread(self.input_callback, question, timeout)
            if inspect.isawaitable(answer):
                answer = await answer
        return None if answer is None else str(answer)

    # -- the end -------------------------------------------------------------------------------------------------------

    @property
    def _submitted(self) -> bool:
        return self._gate.submitted if self._gate is not None else self._pressed_final

    async def _read_back(self) -> State:
        """Open the account page afresh and believe only that."""
        self.output_callback(self._here, "The press was made. Reading the account back.")
        await self._claim()
        if self.progress.state is not State.FINAL_CONFIRMATION:
            self._move(State.FINAL_CONFIRMATION)  # it was one, whatever the page had called itself
        self._said_yes = True
        last = ""
        for attempt in range(self.config.read_back_attempts):
            if attempt:
                await asyncio.sleep(min(0.5 * 2**attempt, 8))
            try:
                await self.browser.navigate(self.service.entry_url, int(self.config.page_timeout * 1000))
                view = await self.browser.look()
            except TellTheLoop as problem:
                last = str(problem)
                continue
            seen = self.heuristic.read(view)
            facts = self._keep_facts(view)
            self.session.write(
                "read_back",
                state=seen.state.value,
                url=view.url,
                facts=facts.as_dict(),
                reasoning=seen.reasoning,
                screenshot=self.session.keep("read-back.png", await self.browser.screenshot()),
            )
            last = f"it reads as {seen.state.name} ({seen.reasoning})"
            if seen.state is State.ACCOUNT_CANCELLED:
                await self._prove(view)
                self._tell_the_end(facts, "")
                self._settle("ended")
                return State.COMPLETE
        sent = "the final press was sent" if self._submitted else "another run may have sent the final press"
        self._end(
            Outcome.NEEDS_REVIEW,
            f"{sent}, but the account does not show the end: {last}. It will not be pressed again. "
            f"Look at {self.service.entry_url} yourself, and keep {self.session.directory} as proof",
        )
        return State.FAILED

    async def _claim(self) -> None:
        """What the page says about itself after the press: kept, not believed."""
        try:
            view = await self.browser.look()
            seen = self.heuristic.read(view)
            shot = self.session.keep("after-press.png", await self.browser.screenshot())
        except TellTheLoop as problem:
            self.session.write(
                "note", message=f"the page after the press could not be read: {problem}", level="warning"
            )
            return
        self.session.write("claimed", by="page", state=seen.state.value, reason=seen.reasoning, screenshot=shot)

    def _keep_facts(self, view: PageView) -> Facts:
        self.proof.facts = read_facts(view, self._controls.lexicon, self._today())
        return self.proof.facts

    async def _prove(self, view: PageView) -> None:
        """Gather what shows the end, while the account page is open."""
        self.proof.url, self.proof.text = view.url, view.text
        self.proof.after = await self.browser.screenshot()
        self.proof.html = await self.browser.html()
        try:
            self.proof.pdf = await self.browser.pdf()
        except (NotImplementedError, TellTheLoop) as problem:
            self.session.write("note", message=f"the account page could not be printed: {problem}", level="warning")

    def _tell_the_end(self, facts: Facts, lead: str) -> None:
        self._effective = facts.ends
        scheduled = facts.ends is not None and facts.ends > self._today()
        outcome = Outcome.SCHEDULED if scheduled else Outcome.CANCELLED
        self._end(outcome, f"{lead}{self.service.name} is cancelled{_until(facts)}: read back from the account page.")

    def _settle(self, result: str) -> None:
        if self._gate is not None:
            self._gate.settle(result)


def _until(facts: Facts) -> str:
    return f", with access until {facts.ends:%-d %B %Y}" if facts.ends else ""


_TELLING = {
    State.START: "Opening the account page",
    State.LOGIN_REQUIRED: "The site asks to sign in",
    State.ACCOUNT_ACTIVE: "The subscription is active: starting the cancellation",
    State.ACCOUNT_CANCELLED: "The account shows the end",
    State.THIRD_PARTY_BILLING: "The subscription is billed by somebody else",
    State.RETENTION_OFFER: "Declining an offer",
    State.EXIT_SURVEY: "Answering the exit survey",
    State.FINAL_CONFIRMATION: "The final confirmation",
    State.UNKNOWN: "Looking at a page that is not known",
    State.COMPLETE: "Done",
    State.ABORTED: "Stopped",
    State.FAILED: "Stopped",
}
