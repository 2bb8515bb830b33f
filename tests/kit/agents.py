"""An agent over a scripted browser with a brain that answers from a script, for tests at our own protocols."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from stand_ins import (
    ACTIVE_PAGE,
    DECLINE,
    DONE_PAGE,
    FINAL_PAGE,
    FINISH,
    OFFER_PAGE,
    OPEN,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.core.agent.agent import AIBrowserAgent
from subterminator.domain.plans import ActionType
from subterminator.domain.protocols import (
    ActionPlan,
    AgentContext,
    AIInterpretation,
    Element,
    ExecutionResult,
    PageView,
    State,
    TargetStrategy,
)
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.state_detector import HeuristicInterpreter


def css(selector: str) -> TargetStrategy:
    return TargetStrategy("css", css_selector=selector)


def text(content: str) -> TargetStrategy:
    return TargetStrategy("text", text_content=content)


def aria(role: str, name: str | None = None) -> TargetStrategy:
    return TargetStrategy("aria", aria_role=role, aria_name=name)


def point(x: int, y: int) -> TargetStrategy:
    return TargetStrategy("coordinates", coordinates=(x, y))


def click(*targets: TargetStrategy, **fields: Any) -> ActionPlan:
    return plan("click", *targets, **fields)


def plan(action: ActionType, *targets: TargetStrategy, **fields: Any) -> ActionPlan:
    first, *others = targets or (text("Cancel membership"),)
    return ActionPlan(action, first, others, **{"confidence": 0.9, "reasoning": "because", **fields})


class Brain:
    """Answers with plans in order, the last again and again; errors are raised, calls are given the context."""

    def __init__(self, *answers: ActionPlan | BaseException | Callable[[AgentContext], ActionPlan]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[AgentContext, str, str | None]] = []

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> ActionPlan:
        self.asked.append((context, goal, error_context))
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, BaseException):
            raise answer
        return answer if isinstance(answer, ActionPlan) else answer(context)

    @property
    def corrections(self) -> list[str]:
        """What it was told about failures."""
        return [error for _, _, error in self.asked if error]


class Always(HeuristicInterpreter):
    """Reads every page as one state."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state

    def read(self, view: PageView, *, still_runs: bool = False) -> AIInterpretation:
        return AIInterpretation(self.state, 0.9, "test")


class Browser(ScriptedBrowser):
    """With an accessibility tree."""

    def supports_accessibility_tree(self) -> bool:
        return True


class Walk:
    """An agent on account, offer, review, done; guarded by the real gate when asked for."""

    def __init__(
        self,
        *answers: Any,
        view: PageView = ACTIVE_PAGE,
        reads: State | None = None,
        person: ScriptedApprover | None = None,
        guarded: bool = False,
        dry_run: bool = False,
        **options: Any,
    ) -> None:
        self.browser = Browser(view)
        self.browser.on = {OPEN.node: OFFER_PAGE, DECLINE.node: FINAL_PAGE, FINISH.node: DONE_PAGE}
        self.journal = MemoryJournal()
        self.person = person or ScriptedApprover()
        self.brain = Brain(*(answers or (click(),)))
        gate = Guarded(
            self.browser if guarded else Browser(view),
            Policy(Service(), Lexicon.load()),
            self.person,
            self.journal,
            MemoryLedger(),
            dry_run=dry_run,
            now=Clock(),
        )
        self.agent = AIBrowserAgent(
            gate if guarded else self.browser,
            self.brain,
            Always(reads) if reads else HeuristicInterpreter(),
            journal=self.journal,
            now=Clock(),
            **options,
        )

    async def handle(self, state: State = State.ACCOUNT_ACTIVE) -> State:
        return await self.agent.handle_state(state)

    async def execute(self, *targets: TargetStrategy, action: ActionType = "click", **fields: Any) -> ExecutionResult:
        return await self.agent.execute(plan(action, *targets, **fields))

    def errors(self) -> list[tuple[str, str]]:
        """Kind and way of what failed."""
        return [(each.error_type, each.strategy_attempted) for each in self.agent._error_history]


def shown(*elements: Element, **fields: Any) -> PageView:
    """A page on the screen, so that points on it hit something."""
    return page(*(replace(each, in_viewport=True) for each in elements), **fields)


def then(walk: Walk, *views: PageView) -> None:
    """The page becomes each of these in turn, one a wait."""
    left = list(views)
    real = asyncio.sleep

    async def sleep(seconds: float) -> None:
        if left:
            walk.browser.view = left.pop(0)
        await real(seconds)

    asyncio.sleep = sleep  # type: ignore[assignment]  # the fixture restores it


SURVEY = "Why are you leaving?\nTell us the reason"
REASON = control("Other", "radio", node="0:21", states=("unchecked",))
NEXT = control("Next", node="0:22")
