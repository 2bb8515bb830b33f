"""Who decides in a run: the handlers alone, or design A's agent with Claude or the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

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
from subterminator.record.run import RunSpec
from subterminator.utils.config import AppConfig

if TYPE_CHECKING:
    from subterminator.core.ai import Usage

__all__ = ["agent_for", "interpreter_for"]


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
