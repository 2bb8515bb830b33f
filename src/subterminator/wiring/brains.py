"""Who decides in a run: the handlers alone, design A's agent, or design B's conversation; with Claude or the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from subterminator.approval.guard import Guarded
from subterminator.core.account import Account
from subterminator.core.agent import AIBrowserAgent
from subterminator.core.heuristics import HeuristicInterpreter
from subterminator.core.protocols import (
    AIInterpreterProtocol,
    BrowserProtocol,
    JournalProtocol,
    PlannerProtocol,
    ServiceProtocol,
)
from subterminator.core.rules import RulePlanner
from subterminator.mcp.leading import Ask, Leader, PersonApproves, reads_back
from subterminator.mcp.orchestrator import MAX_TURNS, TaskOrchestrator
from subterminator.mcp.rule_client import RuleClient
from subterminator.mcp.services.base import ServiceConfig
from subterminator.mcp.tool_server import BrowserToolServer
from subterminator.mcp.types import AIClientProtocol
from subterminator.record.run import RunSpec
from subterminator.services.definition import ServiceDefinition
from subterminator.utils.config import AppConfig

if TYPE_CHECKING:
    from subterminator.core.ai import Usage

__all__ = ["agent_for", "interpreter_for", "leader_for"]

FAR_TURNS = 200
"""Calls that another agent may make: nobody here pays for them, but a run has to have an end."""


def agent_for(
    spec: RunSpec,
    service: ServiceProtocol,
    browser: BrowserProtocol,
    heuristic: HeuristicInterpreter,
    config: AppConfig,
    journal: JournalProtocol,
) -> AIBrowserAgent | None:
    """Design A's agent, when the run asked for one.

    Raises:
        ConfigurationError: Claude is to decide and there is no key.
    """
    if spec.design != "agent":
        return None
    planner = _claude(spec, config, journal) if spec.brain == "claude" else RulePlanner(service)
    return AIBrowserAgent(
        browser, planner, heuristic, journal=journal, brain=spec.brain, page_seconds=config.page_timeout
    )


def leader_for(
    spec: RunSpec,
    service: ServiceDefinition,
    gate: Guarded,
    account: Account,
    config: AppConfig,
    journal: JournalProtocol,
    ask: Ask,
    client: AIClientProtocol | None = None,
) -> Leader | None:
    """Design B's task in the place of an agent, when the run asked for it. `account` reads a claim of success back.

    Raises:
        ConfigurationError: as for `agent_for`.
    """
    if spec.design != "orchestrator":
        return None
    server = BrowserToolServer(gate)
    turns = int(spec.options.get("max_turns") or (MAX_TURNS if client is None else FAR_TURNS))
    orchestrator = TaskOrchestrator(
        client or _driver(spec, service, config, journal),
        server,
        ServiceConfig.from_definition(service),
        PersonApproves(gate, lambda: server.snapshot_factory.view, ask, int(config.confirm_timeout)),
        max_turns=turns,
        verify=reads_back(account),
        journal=journal,
    )
    return Leader(orchestrator, f"Cancel the subscription to {service.name}.")


def _driver(spec: RunSpec, service: ServiceProtocol, config: AppConfig, journal: JournalProtocol) -> AIClientProtocol:
    if spec.brain == "rules":
        return RuleClient(service)
    from subterminator.core.ai import require_key  # noqa: PLC0415 - only where it decides
    from subterminator.mcp.ai_client import AIClient  # noqa: PLC0415

    return AIClient(
        require_key(config.anthropic_api_key),
        _model(spec, config),
        base_url=config.anthropic_base_url,
        on_usage=_told(journal),
    )


def interpreter_for(spec: RunSpec, config: AppConfig, journal: JournalProtocol) -> AIInterpreterProtocol | None:
    """Who names a page that the handlers cannot tell, from its picture: Claude, when it was asked for by name.

    Raises:
        ConfigurationError: as for `agent_for`.
    """
    if spec.design != "engine" or spec.brain != "claude":
        return None
    from subterminator.core.ai import ClaudeInterpreter, require_key  # noqa: PLC0415 - only where it decides

    return ClaudeInterpreter(
        require_key(config.anthropic_api_key),
        _model(spec, config),
        base_url=config.anthropic_base_url,
        on_usage=_told(journal),
    )


def _claude(spec: RunSpec, config: AppConfig, journal: JournalProtocol) -> PlannerProtocol:
    from subterminator.core.ai import ClaudeActionPlanner, require_key  # noqa: PLC0415 - only where it decides

    return ClaudeActionPlanner(
        require_key(config.anthropic_api_key),
        _model(spec, config),
        base_url=config.anthropic_base_url,
        on_usage=_told(journal),
    )


def _model(spec: RunSpec, config: AppConfig) -> str:
    return str(spec.options.get("model") or config.model)


def _told(journal: JournalProtocol) -> Callable[[Usage], None]:
    """Writes down what each answer took."""

    def tell(usage: Usage) -> None:
        journal.write(
            "usage",
            model=usage.model,
            input=usage.input_tokens,
            output=usage.output_tokens,
            cache_read=usage.cache_read_tokens,
            cache_write=usage.cache_write_tokens,
            cost_usd=usage.cost_usd,
        )

    return tell
