"""Builds the decision makers of a run: interpreter, planner, agent or model client, with Claude or the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from subterminator.approval.guard import Guarded
from subterminator.core.agent.agent import AIBrowserAgent
from subterminator.core.engine.account_page import Account
from subterminator.core.rules.planner import RulePlanner
from subterminator.domain.protocols import AccountWitness, AIInterpreterProtocol, PlannerProtocol
from subterminator.domain.settings import AppConfig
from subterminator.domain.stops import QUESTIONS_A_PAGE
from subterminator.mcp.ai_led import AILedAgent, AskPerson, PersonApproves, flow_settler, read_back_verifier
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
    from subterminator.core.ai import Claude, ClaudeInterpreter, Usage

REMOTE_MAX_TURNS = 200
"""Call limit for another agent: its calls cost nothing here, but a run must end."""


class Brains:
    """Creates the decision makers of one leg and closes their connections afterwards."""

    def __init__(
        self,
        spec: RunSpec,
        service: ServiceDefinition,
        config: AppConfig,
        journal: SessionLogger,
        client: AIClientProtocol | None = None,
        earlier: Sequence[str] = (),
    ) -> None:
        """Args:
        client: an external model client for design B, instead of Claude or the rules.
        earlier: turns of design B in earlier legs of the run, in words.
        """
        self._earlier = earlier
        self._spec = spec
        self._service = service
        self._config = config
        self._journal = journal
        self._client = client
        self._clients: list[Claude] = []

    async def ready(self) -> None:
        """Prepare slow parts, such as the model's SDK, while the browser starts. Errors surface at first use."""
        await asyncio.gather(*(client.ready() for client in self._clients), return_exceptions=True)

    async def close(self) -> None:
        """Close all connections. A second call does nothing."""
        while self._clients:
            await self._clients.pop().close()

    def agent(self, browser: Guarded, heuristic: HeuristicInterpreter) -> AIBrowserAgent | None:
        """Return design A's agent, if the run uses it.

        Raises:
            ConfigurationError: Claude is requested without a key.
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

    def ai_led_agent(self, gate: Guarded, account: Account, ask: AskPerson) -> AILedAgent | None:
        """Return design B's task as an agent, if the run uses it.

        Args:
            account: reads back the account to verify a claim of success.
            ask: asks the person the model's questions.

        Raises:
            ConfigurationError: Claude is requested without a key.
        """
        if self._spec.design != "ai-led":
            return None
        service = ServiceConfig.from_definition(self._service)
        server = BrowserToolServer(gate, service.pruning, settle=flow_settler(account, gate))
        turns = self._spec.options.get("max_turns") or (MAX_TURNS if self._client is None else REMOTE_MAX_TURNS)
        orchestrator = TaskOrchestrator(
            self._client or self._model_client(),
            server,
            service,
            PersonApproves(gate, lambda: orchestrator.chosen, ask, int(self._config.confirm_timeout)),
            max_turns=int(turns),
            verify=read_back_verifier(account),
            passes=account.pass_by,
            journal=self._journal,
            gate=gate,
            earlier=self._earlier,
            pictures=self._config.pictures,
            patience=QUESTIONS_A_PAGE if self._spec.brain == "claude" and self._client is None else None,
        )
        return AILedAgent(orchestrator, f"Cancel the subscription to {self._subscription}.", gate)

    def interpreter(self) -> AIInterpreterProtocol | None:
        """Return Claude as the interpreter of unrecognised pages, if it was requested for the handlers.

        Raises:
            ConfigurationError: Claude is requested without a key.
        """
        if self._spec.design != "handlers" or self._spec.brain != "claude":
            return None
        return self._claude_interpreter()

    def witness(self) -> AccountWitness | None:
        """Make the witness for account pages with thin evidence: Claude, if it leads the run.

        Raises:
            ConfigurationError: as for `agent`.
        """
        if self._spec.brain != "claude" or self._client is not None:
            return None
        return self._claude_interpreter()

    def _claude_interpreter(self) -> ClaudeInterpreter:
        from subterminator.core.ai import ClaudeInterpreter  # noqa: PLC0415 - slow import, only for Claude

        interpreter = ClaudeInterpreter(**self._claude_options())
        self._clients.append(interpreter)
        return interpreter

    @property
    def _subscription(self) -> str:
        """Name of what is to be cancelled, for a model."""
        plan = self._service.plan
        return f"{self._service.name} (the plan {plan!r}, and no other)" if plan else self._service.name

    def _planner(self) -> PlannerProtocol:
        if self._spec.brain == "rules":
            return RulePlanner(self._service)
        from subterminator.core.ai import ClaudeActionPlanner  # noqa: PLC0415 - slow import, only for Claude

        planner = ClaudeActionPlanner(
            **self._claude_options(),
            subscription=self._subscription,
            mask=self._journal.redactor.mask_text,
            pictures=self._config.pictures,
        )
        self._clients.append(planner)
        return planner

    def _model_client(self) -> AIClientProtocol:
        if self._spec.brain == "rules":
            return RuleClient(self._service)
        from subterminator.mcp.ai_client import AIClient  # noqa: PLC0415 - slow import, only for Claude

        client = AIClient(**self._claude_options(), mask=self._journal.redactor.mask_text)
        self._clients.append(client)
        return client

    def _claude_options(self) -> dict[str, Any]:
        """Return the connection options of Claude, and the callback that counts its usage."""
        from subterminator.core.ai import require_key  # noqa: PLC0415 - slow import, only for Claude

        return {
            "api_key": require_key(self._config.anthropic_api_key),
            "model": str(self._spec.options.get("model") or self._config.model),
            "base_url": self._config.anthropic_base_url,
            "timeout": self._config.api_timeout,
            "retries": self._config.api_retries,
            "on_usage": self._write_usage,
        }

    def _write_usage(self, usage: Usage) -> None:
        self._journal.write(
            "usage",
            model=usage.model,
            input=usage.input_tokens,
            output=usage.output_tokens,
            cache_read=usage.cache_read_tokens,
            cache_write=usage.cache_write_tokens,
            cost_usd=usage.cost_usd,
        )
