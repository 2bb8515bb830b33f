"""Design A's agent: look, have a planner decide, act, check, and try otherwise until the page has moved on.

It decides nothing about what may be pressed: whatever it does goes through the guarded browser's `act` and `navigate`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from subterminator.core.agent.executor import PLAN_SECONDS, PlanExecutor
from subterminator.core.agent.goals import (
    CONCLUDED,
    IN_THE_FLOW,
    OTHERWISE,
    SELF_CORRECT_PROMPT,
    STATE_GOALS,
    STATE_TRANSITIONS,
    VALID_PROGRESSIONS,
)
from subterminator.core.agent.history import History
from subterminator.core.agent.observer import Observer
from subterminator.core.rules.circle import CircleDetector
from subterminator.domain.errors import ActionTimeout, Refused, StateDetectionError, TellTheLoop
from subterminator.domain.protocols import (
    ActionPlan,
    ActionRecord,
    AgentContext,
    AIInterpretation,
    BrowserProtocol,
    ErrorRecord,
    ExecutionResult,
    JournalProtocol,
    PageView,
    PlannerProtocol,
    State,
    TargetStrategy,
    ValidationResult,
    gate_of,
)
from subterminator.pages.fingerprint import digest_of, moved, say
from subterminator.pages.state_detector import HeuristicInterpreter

__all__ = ["STATE_GOALS", "STATE_TRANSITIONS", "VALID_PROGRESSIONS", "AIBrowserAgent"]

PATIENCE_SECONDS = (0.2, 0.4, 0.8, 1.6)
"""Waits between looks at a page that has not come to say anything else yet."""
SLOW_PAGE_SECONDS = (*PATIENCE_SECONDS, 3.2)
"""The same after a press whose effect was not over in time."""
SHORT_PATIENCE = 2
"""How many of these waits a page gets that did change, but is in the state that it was in."""
SETTINGS = frozenset({"checkbox", "radio", "switch", "option", "menuitemcheckbox", "menuitemradio", "combobox", "tab"})
"""Roles whose press prepares a step and leads nowhere by itself."""
ROUNDS = 2
"""How often a page may be left before whatever leads back to it has prepared nothing."""
NOWHERE = frozenset({State.UNKNOWN, State.FAILED, State.START, State.ABORTED})
"""What a page may read as without anything having been reached."""


class AIBrowserAgent:
    """Walks one state at a time by the plans of a brain, which it neither trusts nor lets repeat itself."""

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
            max_retries: how many plans a state may take, the first included.
            journal: where plans and what came of them are written.
            brain: what the journal calls the planner; None: the name of its class.
            page_seconds: how long a page may take to open, or to come to rest after a press.

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
        self._senses = Observer(browser, self._history.note)
        self._trying = PlanExecutor(browser, page_seconds)
        self._state: State | None = None
        """The state being handled."""
        self.reason = ""
        """Why it gave up last, in words."""
        self._circle = CircleDetector()
        """On which pages a plan was carried out since that state was reached (`digest_of`)."""
        self._planned_on: PageView | None = None
        """The look that the planner was shown."""
        self._before: PageView | None = None
        """The look right before the plan was carried out."""
        self._after: PageView | None = None
        """The look right after it, until it is validated."""
        self._plan: ActionPlan | None = None
        self._problems: list[tuple[TargetStrategy | None, Exception]] = []
        """Why the ways of the latest plan failed."""
        self._last: ExecutionResult | None = None
        """What came of the latest plan."""
        self._late = ""
        """Why it is not known whether the page took the last press; "" when it did."""

    def clear_history(self) -> None:
        """Forget what was done and what failed. Called by the engine once a run."""
        self._history.clear()
        self._trying.forget()
        self._state, self._plan = None, None
        self._last = None
        self._circle.clear()
        self._problems.clear()

    # -- the loop ------------------------------------------------------------------------------------------------------

    async def handle_state(self, state: State) -> State:
        """Get from a state to the next one; the state reached, UNKNOWN when no plan got anywhere.

        The same state comes back after a step that only prepared the next: a tick, an unfolded part, a typed phrase.
        For what is concluded the planner is only asked what it sees; it goes on where something is left to be done.

        Raises:
            Refused: the person said no.
            StopTheRun: the run ends here.
            anthropic.APIError: the model could not be asked; the engine goes on by its handlers.
        """
        if self._submitted:
            return await self._reading_after()
        if state not in CONCLUDED:
            return await self._pursue(state)
        try:
            plan = await self._next_plan(STATE_GOALS[state], None, 1)
        except TellTheLoop as problem:
            self._fail("plan", problem)
            return state
        return await self._pursue(plan.state, plan) if plan.state in IN_THE_FLOW else state

    async def _pursue(self, state: State, first: ActionPlan | None = None) -> State:
        """The loop of seed 001 §4.1. `first` was made for this page already."""
        if state is not self._state:
            self._state = state
            self._circle.clear()
        goal, usual = STATE_TRANSITIONS.get(state, (OTHERWISE, None))
        failure: ValidationResult | None = None
        puzzled = False
        for attempt in range(1, self.max_retries + 1):
            try:
                plan = first or await self._next_plan(goal, failure, attempt)
            except TellTheLoop as problem:
                self._fail("plan", problem)
                if puzzled and isinstance(problem, StateDetectionError):
                    break
                puzzled = puzzled or isinstance(problem, StateDetectionError)
                failure = ValidationResult(False, usual or State.UNKNOWN, state, 0.0, str(problem))
                continue
            first = None
            if (claimed := await self._nothing_to_do(plan, state)) is not None:
                return claimed
            result = await self.execute(replace(plan, expected_state=plan.expected_state or usual))
            if self._submitted:
                return await self._reading_after()
            failure = await self._outcome(result, state)
            self._history.validated(result, failure, attempt)
            reached = failure.actual_state
            if result.success and reached not in {state, *NOWHERE}:
                return reached  # one that nobody expected is handled there, not from here
            if reached is State.UNKNOWN and result.success and self._has_changed(self._senses.view):
                self._state = state = reached  # the planner may know the page where the words do not
                goal, usual = STATE_TRANSITIONS[state]
                failure = None
            elif failure.success:
                return reached
        self.reason = failure.message if failure is not None else "the page did not come to rest"
        return State.UNKNOWN

    async def _next_plan(self, goal: str, failure: ValidationResult | None, attempt: int) -> ActionPlan:
        context = await self.perceive()
        if failure is None:
            plan = await self.plan(context, goal)
        else:
            plan = await self.self_correct(context, failure, attempt - 1)
        self._history.planned(plan, attempt)
        return plan

    async def _nothing_to_do(self, plan: ActionPlan, state: State) -> State | None:
        """The state to go on from where the planner sees one in which the agent has no part; None: carry its plan out.

        Signing in is the person's. That all is over counts only when the page reads so without a model as well.
        """
        if plan.state is State.LOGIN_REQUIRED:
            return plan.state
        if plan.state not in {State.COMPLETE, *CONCLUDED} or self._senses.view is None:
            return None
        if (await self._read(self._senses.view)).state is not plan.state:
            return None
        unheard = plan.state is State.COMPLETE and state is State.UNKNOWN  # said before: only the account can tell
        return State.UNKNOWN if unheard else plan.state

    async def _outcome(self, result: ExecutionResult, state: State) -> ValidationResult:
        """What came of a plan; a page that does not answer any more is no error of the program."""
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
        """The final press was sent, or may have been: the agent does nothing more."""
        return self._gate is not None and self._gate.submitted

    async def _reading_after(self) -> State:
        """What the page reads as after the final press; the engine reads the account back."""
        try:
            return (await self._read(await self._senses.look())).state
        except TellTheLoop:
            return State.UNKNOWN

    # -- perceive ------------------------------------------------------------------------------------------------------

    async def perceive(self) -> AgentContext:
        """Everything a planner gets to see, from one look and one picture taken at the same time.

        Raises:
            ActionTimeout: the page did not answer.
            BrowserLost: the browser is gone.
        """
        context = await self._senses.context(self._action_history, self._error_history)
        context.last, self._last = self._last, None  # what is planned next is told of once
        return context

    async def _gather_accessibility_tree(self) -> str:
        """The JSON tree of the latest look; "{}" from a browser that supports none."""
        return await self._senses.tree()

    async def _extract_html_snippet(self) -> str:
        """What can be pressed or filled in the viewport (seed 001 §4.3), of the latest look; "" where there is none."""
        return await self._senses.snippet()

    # -- plan ----------------------------------------------------------------------------------------------------------

    async def plan(self, context: AgentContext, goal: str) -> ActionPlan:
        """The planner's next action towards a goal.

        Raises:
            StateDetectionError: it cannot tell the page, or names no control with confidence.
        """
        self._planned_on = context.view
        return await self.planner.plan_action(context, goal)

    async def self_correct(self, context: AgentContext, failure: ValidationResult, attempt: int) -> ActionPlan:
        """Another plan for the same goal, from a planner that is told what failed, why, and what is spent.

        Args:
            attempt: which attempt failed, from 1.

        Raises:
            StateDetectionError: the planner knows no other way.
        """
        plan = self._plan
        told = SELF_CORRECT_PROMPT.format(
            attempt=attempt,
            expected=failure.expected_state.name,
            actual=failure.actual_state.name,
            message=failure.message,
            action_type=plan.action_type if plan else "none was carried out",
            target_description=", ".join(each.describe() for each in plan.all_targets()) if plan else "none",
            error_message=self._reasons or failure.message,
            strategies_tried="\n".join(
                f"- {action} {way.describe()}: {why}" for (action, _, way), why in self._trying.spent.items()
            )
            or "- none",
        )
        self._planned_on = context.view
        goal = STATE_GOALS.get(self._state or failure.expected_state, OTHERWISE)
        return await self.planner.plan_action(context, goal, told)

    # -- execute -------------------------------------------------------------------------------------------------------

    async def execute(self, plan: ActionPlan) -> ExecutionResult:
        """Carry a plan out by the first of its targets that takes the action.

        Raises:
            Refused: the person said no.
            StopTheRun: the run ends here.
        """
        began = time.perf_counter()
        self._plan, self._problems, self._late, self._after = plan, [], "", None
        used = None
        try:
            self._before = await self._senses.look()
        except TellTheLoop as problem:
            self._fail(plan.action_type, problem)
        else:
            self._trying.begin(plan, self._before, self._planned_on)
            at_once = plan.action_type in {"wait", "navigate"}  # these know all their targets, or need none
            for strategy in plan.all_targets()[: 1 if at_once else None]:
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
        """A picture of what the action led to, and the look that `validate` begins with."""
        try:
            self._after, picture = await self._senses.look_and_picture()
        except TellTheLoop:  # a page on its way: `validate` looks again
            return None
        return picture

    async def _try_target_strategy(self, strategy: TargetStrategy, action_type: str, value: str | None) -> bool:
        """Whether the element named so took the action, or may have; if not, why is kept for the planner.

        Raises:
            Refused: the person said no.
            StopTheRun: the run ends here.
        """
        try:
            await self._trying.once(strategy, action_type, value)
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
        """Whether the page is where the plan said it would be, or somewhere as good.

        What leaves the page in its state has succeeded when it did something new there: it prepared the next step. A
        press that changed nothing has not.
        """
        plan = result.action_plan
        view = self._after or await self._senses.look()
        self._after = None
        seen = await self._read(view)
        for count, wait in enumerate(SLOW_PAGE_SECONDS if self._late else PATIENCE_SECONDS):
            if self._is_over(plan, seen.state, view, count):
                break
            await asyncio.sleep(wait)
            view = await self._senses.look()
            seen = await self._read(view)
        actual, did = seen.state, self._did_something(plan, view)
        expected = plan.expected_state or (actual if actual not in NOWHERE else State.UNKNOWN)
        here = actual is self._state
        success = did if here else self._is_valid_state_progression(expected, actual)
        message = f"Expected {expected.name}, got {actual.name}"
        if success:
            message += "" if actual is expected else " (a step within it)" if here else " (valid progression)"
        else:
            message += f": {self._why_not(plan, did, view, seen)}"
            way = None if self._has_changed(view) else result.strategy_used  # a way that led somewhere did its part
            self._fail(plan.action_type, StateDetectionError(message), way)
        self._remember(result, view, message if here else "")
        return ValidationResult(success, expected, actual, seen.confidence, message)

    async def _read(self, view: PageView | None) -> AIInterpretation:
        if view is not None:
            return self.heuristic.read(view)
        return self.heuristic.interpret(await self.browser.url(), await self._senses.text())

    def _is_valid_state_progression(self, expected: State, actual: State) -> bool:
        """Whether a state is the expected one, or one that follows where sites leave a page out."""
        return actual is expected or actual in VALID_PROGRESSIONS.get(expected, ())

    def _is_over(self, plan: ActionPlan, actual: State, view: PageView | None, waited: int) -> bool:
        """Whether what the page shows is what the action led to, and not only a step on the way there."""
        if actual is State.UNKNOWN and self._state is not State.UNKNOWN:
            return False
        if actual is not self._state:
            return True
        if not self._did_something(plan, view):
            return False
        if view is not None and self._before is not None and view.url != self._before.url:
            return True
        pressed = self._trying.pressed
        leads_on = plan.action_type == "click" and (pressed is None or pressed.role not in SETTINGS)
        return not leads_on or waited >= SHORT_PATIENCE

    def _did_something(self, plan: ActionPlan, view: PageView | None) -> bool:
        """Whether the page reads otherwise now, and not as it has again and again; what was typed was taken anyhow."""
        if plan.action_type in {"fill", "select", "wait"}:
            return True
        before = self._before
        if view is None or before is None:
            return False
        if plan.action_type == "scroll" and moved(before, view):
            return True
        return self._has_changed(view) and self._circle.times(digest_of(view)) < ROUNDS

    def _why_not(self, plan: ActionPlan, did: bool, view: PageView | None, seen: AIInterpretation) -> str:
        if self._late:
            return self._late
        if did:
            return seen.reasoning
        what = say(self._trying.pressed) if self._trying.pressed else plan.primary_target.describe()
        came_to = "led back to where it was before" if self._has_changed(view) else "changed nothing"
        return f"the {plan.action_type} on {what} {came_to}"

    def _has_changed(self, view: PageView | None) -> bool:
        """Whether the page reads otherwise than right before the plan."""
        return view is not None and self._before is not None and digest_of(view) != digest_of(self._before)

    def _remember(self, result: ExecutionResult, view: PageView | None, message: str) -> None:
        """What need not be done again while the page reads the same: what changed nothing, or has been typed there."""
        plan, way = result.action_plan, result.strategy_used
        if self._before is None or view is None or way is None:
            return
        before, after = digest_of(self._before), digest_of(view)
        self._circle.add(before)
        if before == after or (message and plan.action_type in {"fill", "select"}):
            self._trying.at(after)
            self._trying.spent[plan.action_type, plan.value, way] = message or "it changed nothing"

    @property
    def _reasons(self) -> str:
        """Why the ways of the latest plan failed, in words."""
        return "; ".join(f"{way.describe()}: {problem}" if way else str(problem) for way, problem in self._problems)

    # -- the record ----------------------------------------------------------------------------------------------------

    def _record_action(self, action: ActionRecord) -> None:
        self._history.keep(self._action_history, action)

    def _record_error(self, error: ErrorRecord) -> None:
        self._history.keep(self._error_history, error)

    def _fail(self, action_type: str, problem: Exception, strategy: TargetStrategy | None = None) -> bool:
        """Keep why something failed; always False."""
        self._problems.append((strategy, problem))
        self._record_error(self._history.error(action_type, problem, strategy))
        return False
