"""Brains of another package, for tests: one whose answers a test sets, one that leads nothing, and what is none."""

from __future__ import annotations

import asyncio
from typing import Any

from subterminator import Brain, BrainTask
from subterminator.domain.plans import AgentContext
from subterminator.mcp.types import Message


class Scripted(Brain):
    """A brain whose answers a test sets."""

    answer: Any = None
    """What it returns or raises. None: it never answers."""
    seen: AgentContext | None = None

    def planner(self) -> Any:
        return self

    def client(self) -> Any:
        return self

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> Any:
        type(self).seen = context
        return await self._given()

    async def chat(self, messages: list[Message], tools: Any = None, system: str = "") -> Any:
        messages.clear()
        return await self._given()

    async def _given(self) -> Any:
        answer = type(self).answer
        if isinstance(answer, Exception):
            raise answer
        if answer is None:
            await asyncio.Event().wait()
        return answer


class Idle(Brain):
    """A brain that leads nothing."""


class Broken:
    """No brain."""

    def __init__(self, task: BrainTask) -> None:
        if task.model == "raises":
            raise RuntimeError("two\nlines")
