"""A model as the client of design B: turns a conversation into one tool call (seed 000 §2.2)."""

from __future__ import annotations

import asyncio
import base64
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal, Unpack, cast

from subterminator.core.ai import Claude
from subterminator.core.ai.images import SMALL_SIZE, picture_of
from subterminator.core.ai.model import Answer, AnswerCutOff, Model, ModelOptions
from subterminator.domain.errors import StateDetectionError
from subterminator.mcp.tool_schemas import TOOL_SCHEMAS
from subterminator.mcp.types import AIResponse, Message, ToolCall

HISTORY_TURNS = 12
"""Number of latest turns described by a line each. Earlier turns are only counted."""
HISTORY_LINE_LENGTH = 160
"""Maximum characters of a tool's answer in a history line."""
WORDS_LENGTH = 80
"""Maximum characters of a model's own words there."""


class ModelClient(Model):
    """Asks a model for the next call. Each request is a new conversation: goal, history, current page.

    A growing conversation would repeat every page in every request and could not be shortened, because current models
    need their own thinking back unchanged. So earlier pages are one line each, and only the newest is sent whole, with
    its picture.
    """

    TOOL_SCHEMAS = TOOL_SCHEMAS
    MAX_HISTORY_TOKENS = 10_000
    """Text limit of a request. Beyond it the oldest history lines are dropped."""

    def __init__(
        self,
        api_key: str | None = None,
        model: str = "",
        max_tokens: int = 4096,
        *,
        timeout: float = 30,
        mask: Callable[[str], str] = str,
        **options: Unpack[ModelOptions],
    ) -> None:
        """Take the parameters of `Model`, and two more.

        Args:
            max_tokens: limit of one answer, thinking included.
            mask: applied to all page text.
        """
        super().__init__(api_key, model, timeout, **options)
        self.max_tokens = max_tokens
        self._mask = mask

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        """Return the model's response. A refusal or a cut-off answer is returned as text without a call.

        Args:
            tools: None means the seven tools.
            system: placed before the conversation's own system message.

        Raises:
            APIStatusError, APIConnectionError of the SDK: after three attempts, or at the deadline.
            ConfigurationError: no API key.
        """
        instructions = "\n\n".join([system, *(each.content for each in messages if each.role == "system")]).strip()
        tool_list = [dict(tool) for tool in (self.TOOL_SCHEMAS if tools is None else tools)]
        if tool_list:
            tool_list[-1]["cache_control"] = {"type": "ephemeral"}
        request: dict[str, Any] = {
            "max_tokens": self.max_tokens,
            "messages": await asyncio.to_thread(self._format_messages, messages),
            "tools": tool_list,
        }
        if instructions:
            request["system"] = [{"type": "text", "text": instructions, "cache_control": {"type": "ephemeral"}}]
        if tool_list:
            request["tool_choice"] = {"type": "auto", "disable_parallel_tool_use": True}
        try:
            async with self.time_limit() as until:
                return self._parse_response(await self.ask(until, "low", **request))
        except AnswerCutOff as error:
            return AIResponse(str(error), [], "max_tokens")
        except StateDetectionError as error:
            return AIResponse(str(error), [], "end_turn")

    def _format_messages(self, messages: list[Message]) -> list[dict[str, Any]]:
        """Return one user message: the goal, one line per earlier turn, and the current page with its picture."""
        conversation = [each for each in messages if each.role != "system"]
        if not conversation:
            return []
        latest, shortened = _latest(conversation), self._truncate_history(conversation)
        goal = shortened[0]
        texts = [] if latest in (goal, None) else [goal.content.partition("\n\nCurrent state:\n")[0]]
        summary = [each.content for each in shortened if each not in conversation]
        if turns := [*summary, *_turns(shortened, latest)]:
            texts.append("Done so far:\n" + "\n".join(turns))
        if latest is None or latest is goal:
            texts.insert(0, goal.content)
        else:
            texts.append(f"Answer to your last call:\n{latest.content}" if latest.role == "tool" else latest.content)
        if shortened[-1].role == "user" and shortened[-1] not in (goal, latest):
            texts.append(shortened[-1].content)
        content: list[dict[str, Any]] = []
        if latest is not None and latest.image:
            content.append(picture_of(base64.b64decode(latest.image), SMALL_SIZE).block())
        content.append({"type": "text", "text": self._mask("\n\n".join(text for text in texts if text))})
        return [{"role": "user", "content": content}]

    def _parse_response(self, response: Answer) -> AIResponse:
        """Collect text and calls by block type: thinking may come first."""
        text = " ".join(block.text for block in response.content if block.type == "text")
        calls = [
            ToolCall(block.id, block.name, cast(dict[str, Any], block.input))
            for block in response.content
            if block.type == "tool_use"
        ]
        stop: Literal["end_turn", "tool_use"] = "tool_use" if calls else "end_turn"
        return AIResponse(text, calls, stop)

    def _truncate_history(self, messages: list[Message]) -> list[Message]:
        """Keep the first message, the newest page, and as many of the latest turns as fit; sum up what is dropped."""
        latest = _latest(messages)

        def tokens(message: Message) -> int:
            whole = message is messages[0] or message is latest
            return self._estimate_tokens(message.content if whole else message.content[: 2 * HISTORY_LINE_LENGTH])

        first = 1
        size = sum(map(tokens, messages))
        while first < len(messages) - 1 and messages[first] is not latest and size > self.MAX_HISTORY_TOKENS:
            size -= tokens(messages[first])
            first += 1
        dropped = messages[1:first]
        summary = [Message("user", self._summarize_actions(dropped))] if dropped else []
        return [messages[0], *summary, *messages[first:]]

    @staticmethod
    def _summarize_actions(messages: list[Message]) -> str:
        """Sum up turns that are no longer told: how often each tool was called, and how often that failed."""
        calls = Counter(call.name for each in messages for call in (each.tool_calls or [])[:1])
        failed = sum(each.role == "tool" and each.content.startswith("error") for each in messages)
        counted = ", ".join(f"{name} {count} times" for name, count in calls.items()) or "no calls"
        return f"(before that: {counted}; {failed} failed)"

    @staticmethod
    def _estimate_tokens(text: str) -> int:
        """Estimate tokens from bytes, on the high side for every script."""
        return len(text.encode()) // 3 + 1


class AIClient(ModelClient, Claude):
    """Claude as the client (seed 000 §2.2)."""


def _latest(messages: list[Message]) -> Message | None:
    """Return the message with the newest page, skipping notes on calls that were not executed."""
    unexecuted = {call.id for each in messages for call in (each.tool_calls or [])[1:]}
    with_page = (each for each in reversed(messages) if each.image or each.role == "tool")
    return next((each for each in with_page if each.tool_call_id not in unexecuted), None)


def _turns(messages: list[Message], latest: Message | None) -> list[str]:
    """Return a line per call before the latest: what was done, what came of it, and the model's words.

    The answer's first line tells it in words: refs of earlier pages mean nothing any more.
    """
    answers = {each.tool_call_id: each for each in messages if each.role == "tool"}
    turns: list[str] = []
    for each in messages:
        if each.role != "assistant":
            continue
        call = each.tool_calls[0] if each.tool_calls else None
        words = f" ({_shortened(each.content, WORDS_LENGTH)})" if each.content else ""
        if call is None:
            turns.append(f"no call{words}")
        elif (answer := answers.get(call.id)) is not latest:
            told = answer.content.partition("\n")[0] if answer is not None else f"called {call.name}"
            turns.append(f"{_shortened(told.removeprefix('done: '))}{words}")
    omitted = max(0, len(turns) - HISTORY_TURNS)
    lines = [f"{number}. {line}" for number, line in enumerate(turns, start=1)][omitted:]
    return [f"({omitted} earlier turns)", *lines] if omitted else lines


def _shortened(text: str, length: int = HISTORY_LINE_LENGTH) -> str:
    line = " ".join(text.split())
    return line if len(line) <= length else f"{line[:length]}…"
