"""Agent of design A: perceive, plan, execute, validate, self-correct, until the page has reached the next state.

It does not decide what may be pressed: all its actions go through the guarded browser's `act` and `navigate`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from subterminator.core.agent.corrections import correction
from subterminator.core.agent.endings import Endings
from subterminator.core.agent.goals import DEFAULT_GOAL, STATE_GOALS, STATE_TRANSITIONS, VALID_PROGRESSIONS
from subterminator.core.agent.history import History
from subterminator.core.agent.observer import Observer
from subterminator.core.agent.plan_executor import PLAN_SECONDS, PlanExecutor
from subterminator.core.agent.questions import QuestionLimit
from subterminator.core.agent.words import result_in_words, why_unchanged
from subterminator.core.rules.circle import CircleDetector
from subterminator.domain.errors import ActionTimeout, Refused, StateDetectionError, TellTheLoop
from subterminator.domain.outcomes import CONCLUDED, State
from subterminator.domain.page import PageView
from subterminator.domain.plans import (
    ActionPlan,
    ActionRecord,
    AgentContext,
    ErrorRecord,
    ExecutionResult,
    TargetStrategy,
    ValidationResult,
)
from subterminator.domain.ports import JournalProtocol
from subterminator.domain.protocols import AIInterpretation, BrowserProtocol, PlannerProtocol, gate_of
from subterminator.domain.stops import QUESTIONS_A_PAGE, Stop
from subterminator.pages.fingerprint import digest_of, moved
from subterminator.pages.state_detector import HeuristicInterpreter

__all__ = ["STATE_GOALS", "STATE_TRANSITIONS", "VALID_PROGRESSIONS", "AIBrowserAgent"]

PATIENCE_SECONDS = (0.2, 0.4, 0.8, 1.6)
"""Pauses between looks at a page that has not changed yet."""
SLOW_PAGE_SECONDS = (*PATIENCE_SECONDS, 3.2)
"""Pauses after a press that timed out."""
SHORT_PATIENCE = 2
"""Number of these pauses for a page that changed, but not its state."""
PREPARING_ROLES = frozenset(
    {"checkbox", "radio", "switch", "option", "menuitemcheckbox", "menuitemradio", "combobox", "tab"}
)
"""Roles whose press prepares a step and leads nowhere by itself."""
MAX_ROUNDS = 2
"""Number of visits to a page after which a step back to it counts as no progress."""
STEPS_A_STATE = 24
"""Limit of the steps in one state, against pages that change without an end."""
NO_PROGRESS = frozenset({State.UNKNOWN, State.FAILED, State.START, State.ABORTED})
"""States that are no progress."""


class AIBrowserAgent:
    """Handles one state at a time by the plans of a planner, which are checked and not repeated."""

    STATE_TRANSITIONS = STATE_TRANSITIONS
    STATE_GOALS = STATE_GOALS
    VALID_PROGRESSIONS = VALID_PROGRESSIONS

    def __init__(
        self,
        browser: BrowserProtocol,
        planner: PlannerProtocol,
        heuristic: HeuristicInterpreter,
        max_retries: int = 3,
        *,
        journal: JournalProtocol | None = None,
        brain: str | None = None,
        page_seconds: float = PLAN_SECONDS,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Make an agent over a guarded browser.

        Args:
            max_retries: limit of plans for a state, the first included.
            journal: receives plans and their results.
            brain: the planner's name in the journal; None: the name of its class.
            page_seconds: limit for a page to open, or to settle after a press.

        Raises:
            ValueError: `max_retries` is less than 1.
        """
        if max_retries < 1:
            raise ValueError("max_retries must be at least 1")
        self.browser = browser
        self.planner = planner
        self.heuristic = heuristic
        self.max_retries = max_retries
        self._gate = gate_of(browser)
        self._history = History(journal, brain or type(planner).__name__, now)
        self._action_history = self._history.actions
        self._error_history = self._history.errors
        self._observer = Observer(browser, self._history.note)
        self._executor = PlanExecutor(browser, page_seconds)
        self._state: State | None = None
        """The state being handled."""
        self.reason = ""
        """Reason why it gave up last."""
        self.stop: Stop | None = None
        """End that the planner stated last, with evidence. None: none since the last state was handled."""
        self._endings = Endings()
        self._questions = QuestionLimit()
        self._circle = CircleDetector()
        """Pages on which a plan was executed since that state was reached (`digest_of`)."""
        self._planned_on: PageView | None = None
        """The page that the planner saw."""
        self._before: PageView | None = None
        """The page right before the plan was executed."""
        self._after: PageView | None = None
        """The page right after it, until it is validated."""
        self._plan: ActionPlan | None = None
        self._problems: list[tuple[TargetStrategy | None, Exception]] = []
        """Errors of the latest plan's targets."""
        self._last: ExecutionResult | None = None
        """Result of the latest plan."""
        self._late = ""
        """Reason for not knowing whether the page took the last press; "" if it did."""

    def clear_history(self) -> None:
        """Forget actions and errors. Called by the engine once a run."""
        self._history.clear()
        self._executor.forget()
        self._state, self._plan = None, None
        self._last = None
        self._circle.clear()
        self._problems.clear()
        self._endings.clear()
        self._questions.clear()

    @property
    def final_refusal(self) -> str:
        return self._executor.final_refusal

    # -- the loop ------------------------------------------------------------------------------------------------------

    async def handle_state(self, state: State) -> State:
        """Get from a state to the next one, and return it; UNKNOWN when no plan made progress.

        The same state is returned after a step that only prepared the next: a tick, an unfolded part, a typed phrase.
        In a concluded state the plan is executed if the planner reads the page as anything else. FAILED is returned
        with `stop` set where the planner ends it.

        Raises:
            Refused: the person said no.
            StopTheRun: the run ends here.
            anthropic.APIError: the request to the model failed; the engine continues with its handlers.
        """
        self.stop = None
        if self._submitted:
            return await self._state_after_submission()
        if state not in CONCLUDED:
            return await self._pursue(state)
        try:
            plan = await self._next_plan(STATE_GOALS[state], None, 1)
        except TellTheLoop as problem:
            self._fail("plan", problem)
            return state
        if plan is None or plan.state in {None, State.COMPLETE, *CONCLUDED} or plan.action_type == "wait":
            return state
        return await self._pursue(plan.state or State.UNKNOWN, plan)

    async def _pursue(self, state: State, first: ActionPlan | None = None) -> State:
        """Run the loop of seed 001 §4.1. `first` was planned for this page already.

        Only what changes nothing counts as a failed attempt: a step that led on is no failure, wherever it led.
        """
        self._enter(state)
        goal, usual = STATE_TRANSITIONS.get(state, (DEFAULT_GOAL, None))
        failure: ValidationResult | None = None
        puzzled, failed = False, 0
        for _ in range(STEPS_A_STATE):
            if failed >= self.max_retries:
                break
            try:
                plan = first or await self._next_plan(goal, failure, failed + 1)
            except TellTheLoop as problem:
                self._fail("plan", problem)
                if puzzled and isinstance(problem, StateDetectionError):
                    break
                puzzled, failed = puzzled or isinstance(problem, StateDetectionError), failed + 1
                failure = ValidationResult(False, usual or State.UNKNOWN, state, 0.0, str(problem))
                continue
            if plan is None:
                return State.UNKNOWN
            first = None
            ended = await self._ended(plan, state)
            if isinstance(ended, State):
                return ended
            if ended is not None:
                failure, failed = ended, failed + 1
                continue
            result = await self.execute(plan)
            if self._submitted:
                return await self._state_after_submission()
            result.action_plan = replace(plan, expected_state=usual or plan.expected_state)
            failure = await self._validated(result, state)
            self._history.validated(result, failure, failed + 1)
            led_on = self._made_progress(plan, self._observer.view)
            self._history.came_of_it(result_in_words(result, failure, self._executor.pressed, led_on=led_on))
            reached = failure.actual_state
            doubtful = self._ends_too_early(plan, reached)
            if result.success and reached not in {state, *NO_PROGRESS} and not doubtful:
                return reached  # even if unexpected: the engine handles it
            if failure.success and reached is not State.UNKNOWN and not doubtful:
                return reached
            if result.success and led_on:
                state = reached  # the planner may recognise the page where the heuristics do not
                self._enter(state)
                goal, usual = STATE_TRANSITIONS.get(state, (DEFAULT_GOAL, None))
                failure, failed = None, 0
            else:
                failed += 1
        self.reason = failure.message if failure is not None else self.reason or "the page did not come to rest"
        return State.UNKNOWN

    def _ends_too_early(self, plan: ActionPlan, reached: State) -> bool:
        """Return whether a page claims the end after a press that the planner took for a step: it is asked first.

        The engine would leave the flow to read the account.
        """
        last = State.FINAL_CONFIRMATION in {plan.state, self._state} or plan.expected_state is State.COMPLETE
        return reached is State.COMPLETE and not last

    def _enter(self, state: State) -> None:
        if state is not self._state:
            self._state = state
            self._circle.clear()

    async def _next_plan(self, goal: str, failure: ValidationResult | None, attempt: int) -> ActionPlan | None:
        """Perceive and plan; None after as many questions about this page as are allowed."""
        context = await self.perceive()
        if not self._questions.allows(digest_of(context.view) if context.view is not None else b""):
            self.reason = f"{QUESTIONS_A_PAGE} answers about the page at {context.url} led nowhere"
            return None
        try:
            if failure is None:
                plan = await self.plan(context, goal)
            else:
                plan = await self.self_correct(context, failure, attempt - 1)
        except StateDetectionError:
            self._questions.again()  # it asked more than once before it gave up
            raise
        self._history.planned(plan, attempt)
        return plan

    async def _ended(self, plan: ActionPlan, state: State) -> State | ValidationResult | None:
        """Return the state that the planner ends with, or why it may not; None: execute the plan."""
        view = self._observer.view
        reading = await self._read(view) if view is not None else None
        match self._endings.of(plan, state, view, reading):
            case Stop() as stop:
                self.stop = replace(stop, refused=self._executor.refused)
                self.reason = stop.why or stop.reason.meaning
                return State.FAILED
            case State() as end:
                return end
            case str() as objection:
                return self._objects(plan, state, objection)
        return None

    def _objects(self, plan: ActionPlan, state: State, objection: str) -> ValidationResult:
        self._plan, self._problems = plan, []
        self._fail(plan.action_type, StateDetectionError(objection))
        return ValidationResult(False, plan.state or state, state, 0.0, objection)

    async def _validated(self, result: ExecutionResult, state: State) -> ValidationResult:
        """Validate an executed plan; a page that does not answer is a failure of the plan."""
        if not result.success:
            expected = result.action_plan.expected_state or State.UNKNOWN
            return ValidationResult(False, expected, state, 0.0, result.error or "nothing was done")
        try:
            return await self.validate(result)
        except TellTheLoop as problem:
            self._fail(result.action_plan.action_type, problem, result.strategy_used)
            return ValidationResult(False, result.action_plan.expected_state or state, state, 0.0, str(problem))

    @property
    def _submitted(self) -> bool:
        """Return whether the final press was sent, or may have been; then the agent does nothing more."""
        return self._gate is not None and self._gate.submitted

    async def _state_after_submission(self) -> State:
        """Read the page's state after the final press; the engine reads the account back."""
        try:
            return (await self._read(await self._observer.look())).state
        except TellTheLoop:
            return State.UNKNOWN

    # -- perceive ------------------------------------------------------------------------------------------------------

    async def perceive(self) -> AgentContext:
        """Gather the planner's observation, from one look and one screenshot taken at the same time.

        Raises:
            ActionTimeout: the page did not answer.
            BrowserLost: the browser is gone.
        """
        context = await self._observer.context(self._action_history, self._error_history)
        context.last, self._last = self._last, None  # each result goes to one plan
        context.approved = self._gate.approved if self._gate is not None else ""
        if context.view is not None:
            context.failures = self._history.failures_on(digest_of(context.view))
            self._endings.stops.saw(context.view)
        return context

    async def _gather_accessibility_tree(self) -> str:
        """Return the JSON tree of the latest look; "{}" from a browser that supports none."""
        return await self._observer.tree()

    async def _extract_html_snippet(self) -> str:
        """Render the interactive elements in the viewport (seed 001 §4.3); "" where there is no view."""
        return await self._observer.snippet()

    # -- plan ----------------------------------------------------------------------------------------------------------

    async def plan(self, context: AgentContext, goal: str) -> ActionPlan:
        """Get the planner's next action towards a goal.

        Raises:
            StateDetectionError: it does not recognise the page, or names no control with confidence.
        """
        self._planned_on = context.view
        return await self.planner.plan_action(context, goal)

    async def self_correct(self, context: AgentContext, failure: ValidationResult, attempt: int) -> ActionPlan:
        """Get another plan for the same goal, given what failed, why, and the targets already tried.

        Args:
            attempt: number of the failed attempt, from 1.

        Raises:
            StateDetectionError: the planner knows no other way.
        """
        error_context = correction(self._plan, failure, attempt, self._problems, self._executor.spent)
        self._planned_on = context.view
        goal = STATE_GOALS.get(self._state or failure.expected_state, DEFAULT_GOAL)
        return await self.planner.plan_action(context, goal, error_context)

    # -- execute -------------------------------------------------------------------------------------------------------

    async def execute(self, plan: ActionPlan) -> ExecutionResult:
        """Execute a plan by the first of its targets that takes the action.

        Raises:
            Refused: the person said no.
            StopTheRun: the run ends here.
        """
        began = time.perf_counter()
        self._plan, self._problems, self._late, self._after = plan, [], "", None
        used = None
        try:
            self._before = await self._observer.look()
        except TellTheLoop as problem:
            self._fail(plan.action_type, problem)
        else:
            self._executor.begin(plan, self._before, self._planned_on)
            one_attempt = plan.action_type in {"wait", "navigate"}  # these know all their targets, or need none
            for strategy in plan.all_targets()[: 1 if one_attempt else None]:
                if await self._try_target_strategy(strategy, plan.action_type, plan.value):
                    used = strategy
                    break
        self._record_action(self._history.action(plan, used or plan.primary_target, used is not None))
        picture = await self._look_after() if used is not None and not self._submitted else None
        self._last = ExecutionResult(
            success=used is not None,
            action_plan=plan,
            strategy_used=used,
            error=self._late or self._reasons or None,
            problems=tuple(problem for _, problem in self._problems),
            screenshot_after=picture,
            elapsed_ms=int((time.perf_counter() - began) * 1000),
        )
        return self._last

    async def _look_after(self) -> bytes | None:
        """Take a screenshot of the result, and the look with which `validate` begins."""
        try:
            self._after, picture = await self._observer.look_and_picture()
        except TellTheLoop:  # a page on its way: `validate` looks again
            return None
        return picture

    async def _try_target_strategy(self, strategy: TargetStrategy, action_type: str, value: str | None) -> bool:
        """Return whether the target took the action, or may have; if not, the error is kept for the planner.

        Raises:
            Refused: the person said no.
            StopTheRun: the run ends here.
        """
        try:
            await self._executor.once(strategy, action_type, value)
        except TellTheLoop as problem:
            if isinstance(problem, Refused) and problem.by_person:
                raise
            if not (self._submitted or (action_type == "click" and isinstance(problem, ActionTimeout))):
                return self._fail(action_type, problem, strategy)
            self._late = str(problem)  # pressed once more, it might be taken twice
        except NotImplementedError as lack:
            return self._fail(action_type, lack, strategy)
        return True

    # -- validate ------------------------------------------------------------------------------------------------------

    async def validate(self, result: ExecutionResult) -> ValidationResult:
        """Compare the page's state with the expected one, or one that follows it.

        In the same state, an action succeeds when it changed something: it prepared the next step.
        """
        plan = result.action_plan
        view = self._after or await self._observer.look()
        self._after = None
        reading = await self._read(view)
        for count, wait in enumerate(SLOW_PAGE_SECONDS if self._late else PATIENCE_SECONDS):
            if self._is_settled(plan, reading.state, view, count):
                break
            await asyncio.sleep(wait)
            view = await self._observer.look()
            reading = await self._read(view)
        actual, changed = reading.state, self._made_progress(plan, view)
        expected = plan.expected_state or (actual if actual not in NO_PROGRESS else State.UNKNOWN)
        unmoved = actual is self._state
        success = changed if unmoved else self._is_valid_state_progression(expected, actual)
        message = f"Expected {expected.name}, got {actual.name}"
        if success:
            message += "" if actual is expected else " (a step within it)" if unmoved else " (valid progression)"
        elif changed and not self._late:  # it has led on, if not to where it was expected to
            message += f": done, the page has changed: {reading.reasoning}"
        else:
            why = why_unchanged(plan, self._executor.pressed, led_back=self._has_changed(view))
            message += f": {self._late or why}"
            self._fail(plan.action_type, StateDetectionError(message), result.strategy_used)
        self._remember(result, view, message if unmoved else "")
        return ValidationResult(success, expected, actual, reading.confidence, message)

    async def _read(self, view: PageView | None) -> AIInterpretation:
        if view is not None:
            return self.heuristic.read(view)
        return self.heuristic.interpret(await self.browser.url(), await self._observer.text())

    def _is_valid_state_progression(self, expected: State, actual: State) -> bool:
        """Return whether a state is the expected one, or follows where sites leave a page out."""
        return actual is expected or actual in VALID_PROGRESSIONS.get(expected, ())

    def _is_settled(self, plan: ActionPlan, actual: State, view: PageView | None, waited: int) -> bool:
        """Return whether the page shows the action's result, not an intermediate step."""
        if actual is State.UNKNOWN and self._state is not State.UNKNOWN:
            return False
        if actual is not self._state:
            expected = plan.expected_state or actual
            return waited > 0 or self._is_valid_state_progression(expected, actual)  # another state must stay
        if not self._made_progress(plan, view):
            return False
        if view is not None and self._before is not None and view.url != self._before.url:
            return True
        pressed = self._executor.pressed
        leads_on = plan.action_type == "click" and (pressed is None or pressed.role not in PREPARING_ROLES)
        return not leads_on or waited >= SHORT_PATIENCE

    def _made_progress(self, plan: ActionPlan, view: PageView | None) -> bool:
        """Return whether the page changed to one not seen repeatedly; typing always counts."""
        if plan.action_type in {"fill", "select", "wait"}:
            return True
        before = self._before
        if view is None or before is None:
            return False
        if plan.action_type == "scroll" and moved(before, view):
            return True
        return self._has_changed(view) and self._circle.times(digest_of(view)) < MAX_ROUNDS

    def _has_changed(self, view: PageView | None) -> bool:
        """Return whether the page differs from that right before the plan."""
        return view is not None and self._before is not None and digest_of(view) != digest_of(self._before)

    def _remember(self, result: ExecutionResult, view: PageView | None, message: str) -> None:
        """Remember what not to repeat on the same page: what changed nothing, or has been typed."""
        plan, target = result.action_plan, result.strategy_used
        if self._before is None or view is None or target is None:
            return
        before, after = digest_of(self._before), digest_of(view)
        self._circle.add(before)
        if before == after or (message and plan.action_type in {"fill", "select"}):
            self._executor.set_page(after)
            self._executor.spent[plan.action_type, plan.value, target] = message or "it changed nothing"

    @property
    def _reasons(self) -> str:
        """Errors of the latest plan's targets, in words."""
        return "; ".join(
            f"{target.describe()}: {problem}" if target else str(problem) for target, problem in self._problems
        )

    # -- history -------------------------------------------------------------------------------------------------------

    def _record_action(self, action: ActionRecord) -> None:
        self._history.act(action)

    def _record_error(self, error: ErrorRecord) -> None:
        self._error_history.append(error)

    def _fail(self, action_type: str, problem: Exception, strategy: TargetStrategy | None = None) -> bool:
        """Record a failure; always return False."""
        self._problems.append((strategy, problem))
        self._record_error(self._history.error(action_type, problem, strategy))
        return False
