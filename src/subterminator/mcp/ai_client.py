"""Claude at the wheel of design B: a conversation in, one tool call out (seed 000 §2.2)."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, cast

from subterminator.core.ai import MODEL, Claude, Usage
from subterminator.core.ai.images import picture_of
from subterminator.domain.errors import StateDetectionError
from subterminator.mcp.tool_schemas import TOOL_SCHEMAS
from subterminator.mcp.types import AIResponse, Message, ToolCall

if TYPE_CHECKING:
    from anthropic import AsyncAnthropic
    from anthropic.types import Message as Answer

__all__ = ["AIClient"]

REMEMBERED = 12
"""Turns of which a line is kept; of earlier ones only how many there were."""
SAID = 160
"""Characters of what the model said with a call, and of what a tool answered, in such a line."""


class AIClient:
    """Asks Claude for the next call. Every question is a conversation of its own: goal, what was done, the page now.

    A conversation that grew would hold each page once more in every question, and could not be shortened: today's
    models want their own thinking back unchanged, with everything before it. So old pages are a line each from the
    start, and only the newest is sent whole, with its picture.
    """

    TOOL_SCHEMAS = TOOL_SCHEMAS
    MAX_HISTORY_TOKENS = 10_000
    """What a question may hold of text; beyond it the oldest lines go."""

    def __init__(
        self,
        api_key: str | None = None,
        model: str = MODEL,
        max_tokens: int = 4096,
        *,
        timeout: float = 30,
        base_url: str | None = None,
        client: AsyncAnthropic | None = None,
        deadline: float | None = None,
        on_usage: Callable[[Usage], None] | None = None,
        mask: Callable[[str], str] = str,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """As for `Claude`. `max_tokens`: of one answer, thinking included. `mask` is applied to all text of pages."""
        self.max_tokens = max_tokens
        self._mask = mask
        self._claude = Claude(
            api_key, model, timeout, base_url=base_url, client=client, deadline=deadline, on_usage=on_usage, sleep=sleep
        )

    @property
    def model(self) -> str:
        """The model's id."""
        return self._claude.model

    async def ready(self) -> None:
        """As `Claude.ready`: may be called ahead, while a browser starts."""
        await self._claude.ready()

    async def close(self) -> None:
        """As `Claude.close`, when the run is over."""
        await self._claude.close()

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        """The model's answer. One that is no use (a refusal, one cut off) comes back as words without a call.

        Args:
            tools: None: the seven.
            system: goes before the conversation's own system message.

        Raises:
            anthropic.APIStatusError, anthropic.APIConnectionError: after three tries, or at the deadline.
            ConfigurationError: there is no key.
        """
        told = "\n\n".join([system, *(each.content for each in messages if each.role == "system")]).strip()
        offered = [dict(tool) for tool in (self.TOOL_SCHEMAS if tools is None else tools)]
        if offered:
            offered[-1]["cache_control"] = {"type": "ephemeral"}
        request: dict[str, Any] = {
            "max_tokens": self.max_tokens,
            "messages": await asyncio.to_thread(self._format_messages, messages),
            "tools": offered,
        }
        if told:
            request["system"] = [{"type": "text", "text": told, "cache_control": {"type": "ephemeral"}}]
        if offered:
            request["tool_choice"] = {"type": "auto", "disable_parallel_tool_use": True}
        try:
            async with self._claude.patience() as until:
                return self._parse_response(await self._claude.ask(until, "low", **request))
        except StateDetectionError as useless:
            return AIResponse(str(useless), [], "end_turn")

    def _format_messages(self, messages: list[Message]) -> list[dict[str, Any]]:
        """One message of the person: the goal, the turns so far in a line each, and the page now with its picture."""
        said = [each for each in messages if each.role != "system"]
        if not said:
            return []
        latest, talk = _latest(said), self._truncate_history(said)
        goal = talk[0]
        texts = [] if latest in (goal, None) else [goal.content.partition("\n\nCurrent state:\n")[0]]
        if turns := _turns(talk, latest):
            texts.append("Done so far:\n" + "\n".join(turns))
        if latest is None or latest is goal:
            texts.insert(0, goal.content)
        else:
            texts.append(f"Answer to your last call:\n{latest.content}" if latest.role == "tool" else latest.content)
        if talk[-1].role == "user" and talk[-1] not in (goal, latest):
            texts.append(talk[-1].content)
        content: list[dict[str, Any]] = []
        if latest is not None and latest.image:
            content.append(picture_of(base64.b64decode(latest.image)).block())
        content.append({"type": "text", "text": self._mask("\n\n".join(text for text in texts if text))})
        return [{"role": "user", "content": content}]

    def _parse_response(self, response: Answer) -> AIResponse:
        """Text and calls, by the type of their blocks: thinking may come first."""
        words = " ".join(block.text for block in response.content if block.type == "text")
        calls = [
            ToolCall(block.id, block.name, cast(dict[str, Any], block.input))
            for block in response.content
            if block.type == "tool_use"
        ]
        stop: Literal["end_turn", "tool_use"] = "tool_use" if calls else "end_turn"
        return AIResponse(words, calls, stop)

    def _truncate_history(self, messages: list[Message]) -> list[Message]:
        """The first message, the newest page, and of the turns between them as many of the last as fit the budget."""
        talk = list(messages)
        latest = _latest(talk)

        def size() -> int:
            whole = [each.content if each in (talk[0], latest) else each.content[: 2 * SAID] for each in talk]
            return sum(map(self._estimate_tokens, whole))

        while len(talk) > 2 and talk[1] is not latest and size() > self.MAX_HISTORY_TOKENS:
            del talk[1]
        return talk

    @staticmethod
    def _estimate_tokens(text: str) -> int:
        """On the safe side for any script: bytes, not characters."""
        return len(text.encode()) // 3 + 1


def _latest(talk: list[Message]) -> Message | None:
    """The message that holds the newest page: not the word for a call that was not carried out."""
    others = {call.id for each in talk for call in (each.tool_calls or [])[1:]}
    shown = (each for each in reversed(talk) if each.image or each.role == "tool")
    return next((each for each in shown if each.tool_call_id not in others), None)


def _turns(talk: list[Message], latest: Message | None) -> list[str]:
    """A line for each call: what was said, what was called, what came of it, which page it led to."""
    answers = {each.tool_call_id: each for each in talk if each.role == "tool"}
    told: list[str] = []
    for each in talk:
        if each.role != "assistant":
            continue
        call = each.tool_calls[0] if each.tool_calls else None
        said = f" ({_cut(each.content)})" if each.content else ""
        if call is None:
            told.append(f"no call{said}")
            continue
        answer = answers.get(call.id)
        came = "" if answer is None or answer is latest else f" -> {_came(answer.content)}"
        told.append(f"{call.name} {_cut(str(call.arguments))}{said}{came}")
    left = max(0, len(told) - REMEMBERED)
    lines = [f"{number}. {line}" for number, line in enumerate(told, start=1)][left:]
    return [f"({left} earlier turns)", *lines] if left else lines


def _came(answer: str) -> str:
    """What a tool answered and which page it showed: its first two lines."""
    return _cut(" ".join(answer.splitlines()[:2]))


def _cut(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= SAID else f"{line[:SAID]}…"
