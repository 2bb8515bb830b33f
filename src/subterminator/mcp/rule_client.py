"""Offline model client of design B: answers each turn with a tool call from the rules. Needs no key and no network."""

from __future__ import annotations

from typing import Any

from subterminator.core.rules.tool_calls import RuleCaller, page_of
from subterminator.domain.protocols import ServiceProtocol
from subterminator.mcp.types import AIResponse, Message, ToolCall


class RuleClient:
    """Answers a conversation from its newest page, and remembers its calls within this run."""

    def __init__(self, service: ServiceProtocol) -> None:
        """`service`: only id, name, entry_url and hosts are required."""
        self._rules = RuleCaller(service)
        self._calls = 0

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        """Return one call for the newest page in the messages; `complete_task` when the rules find no next step."""
        page_text = next((each.content for each in reversed(messages) if page_of(each.content)), "")
        call = self._rules.next_call(page_text)
        self._calls += 1
        return AIResponse(call.words, [ToolCall(f"rule_{self._calls}", call.tool, call.arguments)], "tool_use")
