"""Decision makers of another package, held to their part: data goes in as a copy, and comes out as plain data.

What they return is rebuilt from JSON, so that no object of theirs reaches the executor or the gate; what they raise
becomes a failed answer. This holds for what goes over these methods. Their code runs in this process, with the
person's rights: SECURITY.md says what that means.
"""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, fields, is_dataclass, replace
from typing import Any, TypeVar

from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from subterminator.core.ai.usage import Usage
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.outcomes import State
from subterminator.domain.plans import ActionPlan, ActionType, AgentContext, DialogAnswer, TargetStrategy
from subterminator.domain.protocols import (
    AccountTestimony,
    AccountWitness,
    AIInterpretation,
    AIInterpreterProtocol,
    PlannerProtocol,
)
from subterminator.domain.stops import Stop
from subterminator.mcp.types import AIClientProtocol, AIResponse, Message, ToolCall
from subterminator.wiring.brain import Brain, BrainTask, loaded_plugin, one_line

T = TypeVar("T")
_TEXT = 5_000
"""Characters of a text that a brain returns."""


class _Plan(BaseModel):
    action_type: ActionType
    primary_target: TargetStrategy
    fallback_targets: list[TargetStrategy]
    value: str | None = Field(max_length=_TEXT)
    reasoning: str = Field(max_length=_TEXT)
    confidence: float
    expected_state: str | None
    state: str | None
    exploring: bool
    dialog: DialogAnswer | None
    stop: Stop | None

    def plan(self) -> ActionPlan:
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        states = {name: _state(fields[name]) for name in ("expected_state", "state")}
        return ActionPlan(**{**fields, **states})


class _Response(BaseModel):
    content: str = Field(max_length=4 * _TEXT)
    tool_calls: list[ToolCall] = Field(max_length=20)


_USAGE = TypeAdapter(Usage)
_TESTIMONY = TypeAdapter(AccountTestimony)


class ForeignBrain(Brain):
    """A brain of another package."""

    def __init__(self, name: str, task: BrainTask) -> None:
        """Load it.

        Raises:
            ConfigurationError: it cannot be loaded.
        """
        self._name = name
        self._tell, self._used = task.tell, task.used
        self._deadline = 2 * task.timeout
        self.task = BrainTask(
            service=_copied(task.service),
            subscription=task.subscription,
            model=task.model,
            pictures=task.pictures,
            timeout=task.timeout,
            retries=task.retries,
            mask=lambda text: task.mask(str(text)),
            tell=self._says,
            used=self._counts,
        )
        self._brain = loaded_plugin(name, self.task)

    def planner(self) -> PlannerProtocol | None:
        made = self._made(self._brain.planner)
        return None if made is None else _Planner(made, self._answer)

    def client(self) -> AIClientProtocol | None:
        made = self._made(self._brain.client)
        return None if made is None else _Client(made, self._answer)

    def interpreter(self) -> AIInterpreterProtocol | None:
        made = self._made(self._brain.interpreter)
        return None if made is None else _Interpreter(made, self._answer)

    def witness(self) -> AccountWitness | None:
        made = self._made(self._brain.witness)
        return None if made is None else _Witness(made, self._answer)

    async def ready(self) -> None:
        await self._answer(self._brain.ready)

    async def close(self) -> None:
        try:
            await self._answer(self._brain.close)
        except StateDetectionError as problem:  # the run has ended
            self._tell(str(problem))

    def _says(self, text: str) -> None:
        self._tell(f"the brain {self._name} says: {one_line(str(text))}")

    def _counts(self, usage: Usage) -> None:
        self._used(_USAGE.validate_json(_json(usage)))

    def _made(self, make: Callable[[], T]) -> T | None:
        try:
            return make()
        except Exception as error:  # noqa: BLE001 - theirs, whatever it is
            self._tell(str(self._problem(error)))
            return None

    async def _answer(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Return the answer to a question.

        Raises:
            StateDetectionError: it raised something, or did not answer in time.
        """
        try:
            async with asyncio.timeout(self._deadline):
                return await ask()
        except TimeoutError:
            problem = f"the brain {self._name} did not answer within {self._deadline:g} s"
            raise StateDetectionError(problem) from None
        except Exception as error:
            raise self._problem(error) from error

    def _problem(self, error: Exception) -> StateDetectionError:
        return StateDetectionError(f"the brain {self._name} failed: {type(error).__name__}: {one_line(str(error))}")


Ask = Callable[[Callable[[], Awaitable[Any]]], Awaitable[Any]]


class _Planner:
    def __init__(self, planner: PlannerProtocol, answer: Ask) -> None:
        self._planner = planner
        self._answer = answer

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> ActionPlan:
        last = context.last and replace(context.last, problems=())  # errors hold tracebacks, and these whole frames
        shown = copy.deepcopy(replace(context, last=last))
        plan = await self._answer(lambda: self._planner.plan_action(shown, goal, error_context))
        return _rebuilt_plan(plan)


class _Client:
    def __init__(self, client: AIClientProtocol, answer: Ask) -> None:
        self._client = client
        self._answer = answer

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        shown, offered = copy.deepcopy(messages), copy.deepcopy(tools)
        try:
            given = await self._answer(lambda: self._client.chat(shown, offered, system))
            response = _validated(_Response, given)
        except StateDetectionError as problem:
            return AIResponse(str(problem), [], "end_turn")
        return AIResponse(response.content, response.tool_calls, "tool_use" if response.tool_calls else "end_turn")


class _Interpreter:
    def __init__(self, interpreter: AIInterpreterProtocol, answer: Ask) -> None:
        self._interpreter = interpreter
        self._answer = answer

    async def interpret(self, screenshot: bytes) -> AIInterpretation:
        given = await self._answer(lambda: self._interpreter.interpret(screenshot))
        page = _validated(_Page, given)
        return AIInterpretation(_state(page.state) or State.UNKNOWN, page.confidence, page.reasoning)


class _Page(BaseModel):
    state: str
    confidence: float = Field(ge=0, le=1)
    reasoning: str = Field(default="", max_length=_TEXT)


class _Witness:
    def __init__(self, witness: AccountWitness, answer: Ask) -> None:
        self._witness = witness
        self._answer = answer

    async def testify(self, screenshot: bytes, text: str) -> AccountTestimony:
        given = await self._answer(lambda: self._witness.testify(screenshot, text))
        try:
            return _TESTIMONY.validate_json(_json(given))
        except ValueError as error:
            raise StateDetectionError(f"what the witness says cannot be used: {one_line(str(error))}") from error


def _rebuilt_plan(plan: Any) -> ActionPlan:
    try:
        return _validated(_Plan, plan).plan()
    except ValueError as error:  # a plan that contradicts itself
        raise StateDetectionError(f"the plan cannot be used: {one_line(str(error))}") from error


Shape = TypeVar("Shape", bound=BaseModel)


def _validated(shape: type[Shape], given: Any) -> Shape:
    """Rebuild what a brain returned.

    Raises:
        StateDetectionError: it has another shape; the message names the fields.
    """
    try:
        return shape.model_validate_json(_json(given))
    except ValidationError as error:
        problems = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors()[:3])
        raise StateDetectionError(f"what the brain returned cannot be used: {one_line(problems)}") from error


def _json(given: Any) -> str:
    """Return a dataclass as JSON: nothing but data.

    Raises:
        StateDetectionError: it is none, or holds something else.
    """
    try:
        return json.dumps(asdict(given))
    except Exception as error:  # their objects may raise anything
        raise StateDetectionError(f"what the brain returned is no data: {one_line(str(error))}") from error


def _copied(value: Any) -> Any:
    """Copy frozen data to its leaves: frozen stops nobody who writes past it, and the gate reads the original."""
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{each.name: _copied(getattr(value, each.name)) for each in fields(value) if each.init})
    if isinstance(value, Mapping):
        return {key: _copied(each) for key, each in value.items()}
    return type(value)(map(_copied, value)) if isinstance(value, tuple | list | frozenset) else value


def _state(value: str | None) -> State | None:
    return next((state for state in State if state.value == value), None)
