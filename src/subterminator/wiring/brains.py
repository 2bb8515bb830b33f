"""Who decides in a run: the handlers alone, design A's agent, or design B's conversation; with Claude or the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from subterminator.approval.guard import Guarded
from subterminator.core.agent.agent import AIBrowserAgent
from subterminator.core.engine.account_page import Account
from subterminator.core.rules.planner import RulePlanner
from subterminator.domain.protocols import AIInterpreterProtocol, PlannerProtocol
from subterminator.domain.settings import AppConfig
from subterminator.mcp.ai_led import AILedAgent, AskPerson, PersonApproves, read_back_verifier
from subterminator.mcp.orchestrator import MAX_TURNS, TaskOrchestrator
from subterminator.mcp.rule_client import RuleClient
from subterminator.mcp.services.base import ServiceConfig
from subterminator.mcp.tool_server import BrowserToolServer
from subterminator.mcp.types import AIClientProtocol
from subterminator.pages.state_detector import HeuristicInterpreter
from subterminator.record.journal import SessionLogger
from subterminator.record.runs import RunSpec
from subterminator.services.definition import ServiceDefinition

if TYPE_CHECKING:
    from subterminator.core.ai import Usage

__all__ = ["FAR_TURNS", "Brains"]

FAR_TURNS = 200
"""Calls that another agent may make: nobody here pays for them, but a run has to have an end."""


class Brains:
    """Makes what decides in one leg, and lets go of its connections when the leg is over."""

    def __init__(
        self,
        spec: RunSpec,
        service: ServiceDefinition,
        config: AppConfig,
        journal: SessionLogger,
        client: AIClientProtocol | None = None,
    ) -> None:
        """`client` leads, of design B, in the place of a brain of ours: another agent over a transport."""
        self._spec = spec
        self._service = service
        self._config = config
        self._journal = journal
        self._client = client
        self._closing: list[Callable[[], Awaitable[None]]] = []
        self._warming: list[Callable[[], Awaitable[None]]] = []

    async def ready(self) -> None:
        """What takes its time, the model's SDK for one, while the browser starts. Faults show when it is used."""
        await asyncio.gather(*(warm() for warm in self._warming), return_exceptions=True)

    async def close(self) -> None:
        """Let go of what was made. Does nothing the second time."""
        while self._closing:
            await self._closing.pop()()

    def agent(self, browser: Guarded, heuristic: HeuristicInterpreter) -> AIBrowserAgent | None:
        """Design A's agent, when the run asked for one.

        Raises:
            ConfigurationError: Claude is to decide and there is no key.
        """
        if self._spec.design != "agent":
            return None
        return AIBrowserAgent(
            browser,
            self._planner(),
            heuristic,
            journal=self._journal,
            brain=self._spec.brain,
            page_seconds=self._config.page_timeout,
        )

    def leader(self, gate: Guarded, account: Account, ask: AskPerson) -> AILedAgent | None:
        """Design B's task in the place of an agent, when the run asked for it.

        Args:
            account: reads a claim of success back.
            ask: puts what the model wants to know to the person.

        Raises:
            ConfigurationError: as for `agent`.
        """
        if self._spec.design != "orchestrator":
            return None
        server = BrowserToolServer(gate)
        turns = self._spec.options.get("max_turns") or (MAX_TURNS if self._client is None else FAR_TURNS)
        orchestrator = TaskOrchestrator(
            self._client or self._driver(),
            server,
            ServiceConfig.from_definition(self._service),
            PersonApproves(gate, lambda: server.snapshot_factory.view, ask, int(self._config.confirm_timeout)),
            max_turns=int(turns),
            verify=read_back_verifier(account),
            journal=self._journal,
        )
        return AILedAgent(orchestrator, f"Cancel the subscription to {self._service.name}.", gate)

    def interpreter(self) -> AIInterpreterProtocol | None:
        """Who names a page that the handlers cannot tell, from its picture: Claude, when it was asked for by name.

        Raises:
            ConfigurationError: as for `agent`.
        """
        if self._spec.design != "engine" or self._spec.brain != "claude":
            return None
        from subterminator.core.ai import ClaudeInterpreter  # noqa: PLC0415 - only where it decides

        interpreter = ClaudeInterpreter(**self._asked())
        self._closing.append(interpreter.close)
        self._warming.append(interpreter.ready)
        return interpreter

    def _planner(self) -> PlannerProtocol:
        if self._spec.brain == "rules":
            return RulePlanner(self._service)
        from subterminator.core.ai import ClaudeActionPlanner  # noqa: PLC0415 - only where it decides

        planner = ClaudeActionPlanner(
            **self._asked(), subscription=self._service.name, mask=self._journal.redactor.mask_text
        )
        self._closing.append(planner.close)
        self._warming.append(planner.ready)
        return planner

    def _driver(self) -> AIClientProtocol:
        if self._spec.brain == "rules":
            return RuleClient(self._service)
        from subterminator.mcp.ai_client import AIClient  # noqa: PLC0415 - only where it decides

        client = AIClient(**self._asked(), mask=self._journal.redactor.mask_text)
        self._closing.append(client.close)
        self._warming.append(client.ready)
        return client

    def _asked(self) -> dict[str, Any]:
        """Where and as whom Claude is asked, and who counts what it takes."""
        from subterminator.core.ai import require_key  # noqa: PLC0415 - only where it decides

        return {
            "api_key": require_key(self._config.anthropic_api_key),
            "model": str(self._spec.options.get("model") or self._config.model),
            "base_url": self._config.anthropic_base_url,
            "on_usage": self._count,
        }

    def _count(self, usage: Usage) -> None:
        self._journal.write(
            "usage",
            model=usage.model,
            input=usage.input_tokens,
            output=usage.output_tokens,
            cache_read=usage.cache_read_tokens,
            cache_write=usage.cache_write_tokens,
            cost_usd=usage.cost_usd,
        )
