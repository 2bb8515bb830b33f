"""Claude stood in for where a constructor takes its client: answers in the SDK's own words, and what was asked."""

from __future__ import annotations

from io import BytesIO
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import anthropic
import httpx2
from anthropic.types import Message
from PIL import Image

from subterminator.core.ai import ClaudeActionPlanner, Usage
from subterminator.domain.protocols import ActionPlan, AgentContext, ErrorRecord

GOAL = "Click the cancel membership link"
CALL = {
    "state": "ACCOUNT_ACTIVE",
    "action_type": "click",
    "targets": [{"method": "css", "css": "#btn"}],
    "reasoning": "test",
    "expected_next_state": "RETENTION_OFFER",
    "confidence": 0.9,
}
REQUEST = httpx2.Request("POST", "https://api.anthropic.com/v1/messages")


def message(*content: dict[str, Any], stop_reason: str = "tool_use", **fields: Any) -> Message:
    """An answer in the SDK's own words."""
    usage = {"input_tokens": 10, "output_tokens": 5, "cache_read_input_tokens": 7, "cache_creation_input_tokens": 3}
    told = {"id": "msg_1", "type": "message", "role": "assistant", "model": "claude-sonnet-5-5", "stop_sequence": None}
    return Message.model_validate(
        {**told, "usage": usage, "content": list(content), "stop_reason": stop_reason, **fields}
    )


def call(**change: Any) -> dict[str, Any]:
    """A call of the tool; a field that is changed to None is left out."""
    given = {name: value for name, value in {**CALL, **change}.items() if value is not None}
    return {"type": "tool_use", "id": "toolu_1", "name": "browser_action", "input": given}


def words(text: str) -> dict[str, Any]:
    return {"type": "text", "text": text}


def answer(**change: Any) -> Message:
    return message(call(**change))


def status(code: int, **headers: str) -> anthropic.APIStatusError:
    """What the API says when it does not answer."""
    response = httpx2.Response(
        code, headers={name.replace("_", "-"): value for name, value in headers.items()}, request=REQUEST
    )
    return anthropic.APIStatusError("overloaded", response=response, body=None)


class Asked:
    """A planner whose client gives these answers in turn, and what it was asked."""

    def __init__(self, *answers: Any, **options: Any) -> None:
        self.create = AsyncMock(side_effect=list(answers))
        client = MagicMock(spec=anthropic.AsyncAnthropic)
        client.messages.create = self.create
        self.paused: list[float] = []
        self.used: list[Usage] = []

        async def sleep(seconds: float) -> None:
            self.paused.append(seconds)

        options = {"on_usage": self.used.append, "sleep": sleep, **options}
        self.planner = ClaudeActionPlanner("test-key", client=client, **options)

    @property
    def requests(self) -> list[dict[str, Any]]:
        return [dict(each.kwargs) for each in self.create.call_args_list]

    def text(self, number: int = 0) -> str:
        """The words of one question."""
        return str(self.requests[number]["messages"][0]["content"][-1]["text"])

    async def plan(self, context: AgentContext | None = None, error: str | None = None) -> ActionPlan:
        return await self.planner.plan_action(context or context_of(), GOAL, error)


def picture(size: tuple[int, int] = (1280, 800), kind: str = "PNG") -> bytes:
    written = BytesIO()
    Image.new("RGB", size, "white").save(written, kind)
    return written.getvalue()


def context_of(**given: Any) -> AgentContext:
    """A page with one control."""
    told: dict[str, Any] = {
        "screenshot": b"PNG",
        "accessibility_tree": "{}",
        "html_snippet": "<button>Test</button>",
        "url": "https://test.com",
        "visible_text": "Test",
        "previous_actions": [],
        "error_history": [],
        "viewport_size": (1280, 720),
        "scroll_position": (0, 0),
    }
    return AgentContext(**{**told, **given})


def failed(message: str = "nothing fits", strategy: str = "CSS: #gone") -> ErrorRecord:
    return ErrorRecord("click", "ElementNotFound", message, strategy, "2026-11-21T12:00:00Z")
