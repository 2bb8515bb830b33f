"""Builds the decision makers of a run, by the brain that it names: interpreter, planner, agent or model client."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from subterminator.approval.guard import Guarded
from subterminator.core.agent.agent import AIBrowserAgent
from subterminator.core.engine.account_page import Account
from subterminator.core.rules.planner import RulePlanner
from subterminator.domain.answer_words import CLIENT, TERMINAL
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import AccountWitness, AIInterpreterProtocol
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
from subterminator.wiring.brain import RULES, Brain, BrainTask
from subterminator.wiring.endpoint import endpoint_address, endpoint_key, endpoint_model
from subterminator.wiring.foreign_brain import ForeignBrain

if TYPE_CHECKING:
    from subterminator.core.ai import ClaudeActionPlanner, ClaudeInterpreter, Usage
    from subterminator.core.ai.chat_model import ChatInterpreter, ChatPlanner, Endpoint
    from subterminator.core.ai.model import Model
    from subterminator.mcp.ai_client import AIClient
    from subterminator.mcp.chat_client import ChatClient

Kept = TypeVar("Kept", bound="Model")

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
        client: an external model client for design B, instead of a brain.
        earlier: turns of design B in earlier legs of the run, in words.
        """
        self._earlier = earlier
        self._spec = spec
        self._service = service
        self._config = config
        self._journal = journal
        self._client = client

    @cached_property
    def _brain(self) -> Brain:
        """The brain of the run; that of an external client decides nothing.

        Raises:
            ConfigurationError: it cannot be loaded, or lacks a key or an address.
        """
        named, plan = self._spec.brain, self._service.plan
        task = BrainTask(
            service=self._service,
            subscription=f"{self._service.name} (the plan {plan!r}, and no other)" if plan else self._service.name,
            model=str(self._spec.options.get("model") or ""),
            pictures=self._config.pictures,
            timeout=self._config.api_timeout,
            retries=self._config.api_retries,
            mask=self._journal.redactor.mask_text,
            tell=lambda text: self._journal.write("note", message=text),
            used=self._write_usage,
        )
        if self._client is not None or named == RULES:
            return RulesBrain(task)
        if named == "claude":
            return ClaudeBrain(task, self._config)
        if named == "openai":
            return OpenAIBrain(task, self._config, self._spec.options.get("brain_url"))
        return ForeignBrain(named, task)

    async def ready(self) -> None:
        """Prepare slow parts, such as the model's SDK, while the browser starts. Errors surface at first use."""
        with suppress(Exception):
            await self._brain.ready()

    async def close(self) -> None:
        """Close all connections. A second call does nothing."""
        if "_brain" in self.__dict__:
            await self.__dict__.pop("_brain").close()

    def agent(self, browser: Guarded, heuristic: HeuristicInterpreter) -> AIBrowserAgent | None:
        """Return design A's agent, if the run uses it.

        Raises:
            ConfigurationError: the brain cannot be loaded, lacks something, or does not lead this design.
        """
        if self._spec.design != "agent":
            return None
        planner = self._brain.planner()
        if planner is None:
            raise ConfigurationError(f"the brain {self._spec.brain!r} does not lead an agent: omit --ai-agent")
        return AIBrowserAgent(
            browser,
            planner,
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
            ConfigurationError: as for `agent`.
        """
        if self._spec.design != "ai-led":
            return None
        client = self._client or self._brain.client()
        if client is None:
            raise ConfigurationError(f"the brain {self._spec.brain!r} calls no tools: omit --experimental-ai-led")
        service = ServiceConfig.from_definition(self._service)
        server = BrowserToolServer(gate, service.pruning, settle=flow_settler(account, gate))
        turns = self._spec.options.get("max_turns") or (MAX_TURNS if self._client is None else REMOTE_MAX_TURNS)
        orchestrator = TaskOrchestrator(
            client,
            server,
            service,
            PersonApproves(
                gate,
                lambda: orchestrator.chosen,
                ask,
                int(self._config.confirm_timeout),
                TERMINAL if self._client is None else CLIENT,
            ),
            max_turns=int(turns),
            verify=read_back_verifier(account),
            passes=account.pass_by,
            reads_goal=self._client is None,
            journal=self._journal,
            gate=gate,
            earlier=self._earlier,
            pictures=self._config.pictures,
            patience=QUESTIONS_A_PAGE if self._spec.brain != RULES and self._client is None else None,
        )
        return AILedAgent(orchestrator, f"Cancel the subscription to {self._brain.task.subscription}.", gate)

    def interpreter(self) -> AIInterpreterProtocol | None:
        """Return who names the pages that the handlers do not recognise, if the brain does.

        Raises:
            ConfigurationError: as for `agent`.
        """
        return self._brain.interpreter() if self._spec.design == "handlers" else None

    def witness(self) -> AccountWitness | None:
        """Return the witness for account pages with thin evidence, if the brain has one.

        Raises:
            ConfigurationError: as for `agent`.
        """
        return self._brain.witness()

    def _write_usage(self, usage: Usage) -> None:
        self._journal.write(
            "usage",
            model=usage.model,
            input=usage.input_tokens,
            output=usage.output_tokens,
            cache_read=usage.cache_read_tokens,
            cache_write=usage.cache_write_tokens,
            cost_usd=usage.cost_usd,
            **({"stand_in": True} if usage.stand_in else {}),
        )


class RulesBrain(Brain):
    """The rules, on this machine."""

    def planner(self) -> RulePlanner:
        return RulePlanner(self.task.service)

    def client(self) -> RuleClient:
        return RuleClient(self.task.service)


class ModelBrain(Brain):
    """A brain of models that share their options and are closed together."""

    def __init__(self, task: BrainTask) -> None:
        super().__init__(task)
        self._models: list[Model] = []

    async def ready(self) -> None:
        """Connect, and try what the other end takes."""
        await asyncio.gather(*(model.ready() for model in self._models), return_exceptions=True)

    async def close(self) -> None:
        while self._models:
            await self._models.pop().close()

    def _options(self) -> dict[str, Any]:
        return {
            "model": self.task.model,
            "timeout": self.task.timeout,
            "retries": self.task.retries,
            "on_usage": self.task.used,
        }

    def _planner_options(self) -> dict[str, Any]:
        subscription, pictures = self.task.subscription, self.task.pictures
        return {**self._options(), "subscription": subscription, "mask": self.task.mask, "pictures": pictures}

    def _kept(self, model: Kept) -> Kept:
        self._models.append(model)
        return model


class ClaudeBrain(ModelBrain):
    """Claude, by the Messages API."""

    def __init__(self, task: BrainTask, config: AppConfig | None = None) -> None:
        """`config`: None means that of the environment."""
        super().__init__(task)
        self._config = config or AppConfig.load()

    def planner(self) -> ClaudeActionPlanner:
        from subterminator.core.ai import ClaudeActionPlanner  # noqa: PLC0415 - slow import, only for Claude

        return self._kept(ClaudeActionPlanner(**self._planner_options()))

    def client(self) -> AIClient:
        from subterminator.mcp.ai_client import AIClient  # noqa: PLC0415 - slow import, only for Claude

        return self._kept(AIClient(**self._options(), mask=self.task.mask))

    def interpreter(self) -> ClaudeInterpreter:
        from subterminator.core.ai import ClaudeInterpreter  # noqa: PLC0415 - slow import, only for Claude

        return self._kept(ClaudeInterpreter(**self._options()))

    def witness(self) -> ClaudeInterpreter:
        return self.interpreter()

    def _options(self) -> dict[str, Any]:
        from subterminator.core.ai import require_key  # noqa: PLC0415 - slow import, only for Claude

        key = require_key(self._config.anthropic_api_key)
        return {**super()._options(), "api_key": key, "base_url": self._config.anthropic_base_url}


class OpenAIBrain(ModelBrain):
    """Any model behind an OpenAI-compatible endpoint."""

    def __init__(self, task: BrainTask, config: AppConfig | None = None, address: str | None = None) -> None:
        """Args:
        config: None means that of the environment.
        address: of the endpoint in this run, instead of that of the settings.

        Raises:
            ConfigurationError: no model or key, or an address that is not to be used.
        """
        super().__init__(task)
        config = config or AppConfig.load()
        self._model = endpoint_model(task.model, config)
        self._base_url = endpoint_address(address, config)
        self._key = endpoint_key(self._base_url, config)

    @cached_property
    def _endpoint(self) -> Endpoint:
        from subterminator.core.ai.chat_model import Endpoint  # noqa: PLC0415 - slow import, only for a model

        return Endpoint(self._key, self._base_url, self.task.timeout, self.task.tell)

    def _options(self) -> dict[str, Any]:
        own = {"model": self._model, "client": self._endpoint, "base_url": self._base_url}
        return {**super()._options(), **own}

    def planner(self) -> ChatPlanner:
        from subterminator.core.ai.chat_model import ChatPlanner  # noqa: PLC0415 - slow import, only for a model

        return self._kept(ChatPlanner(**self._planner_options()))

    def client(self) -> ChatClient:
        from subterminator.mcp.chat_client import ChatClient  # noqa: PLC0415 - slow import, only for a model

        return self._kept(ChatClient(**self._options(), mask=self.task.mask))

    def interpreter(self) -> ChatInterpreter:
        from subterminator.core.ai.chat_model import ChatInterpreter  # noqa: PLC0415 - slow import, only for a model

        return self._kept(ChatInterpreter(**self._options()))

    def witness(self) -> ChatInterpreter:
        return self.interpreter()

    async def close(self) -> None:
        await super().close()
        if "_endpoint" in self.__dict__:
            await self._endpoint.close()
