"""The offline brain of design B: the rules, answering with one tool call. No key, no network."""

from __future__ import annotations

from typing import Any

from subterminator.core.rules.tool_calls import RuleCaller, page_of
from subterminator.domain.protocols import ServiceProtocol
from subterminator.lexicon.lexicon import Lexicon
from subterminator.mcp.types import AIResponse, Message, ToolCall

__all__ = ["RuleClient"]


class RuleClient:
    """Answers a conversation from its newest page, as a model reads it; remembers what it asked for in this run."""

    def __init__(self, service: ServiceProtocol, lexicon: Lexicon | None = None) -> None:
        """`service`: id, name, entry_url and hosts are enough."""
        self._rules = RuleCaller(service, lexicon)
        self._calls = 0

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        """One call, for the newest page in the messages; `complete_task` where the rules know no way on."""
        latest = next((each.content for each in reversed(messages) if page_of(each.content)), "")
        made = self._rules.next_call(latest)
        self._calls += 1
        return AIResponse(made.words, [ToolCall(f"rule_{self._calls}", made.tool, made.arguments)], "tool_use")
