"""What a brain of the stand-in answers: content blocks, or a whole reply."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Block = dict[str, Any]
"""A content block in wire format. The `id` of a call may be omitted."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A whole answer, instead of blocks: from the real API, or from a record."""

    status: int
    """HTTP status; 0 where the connection was broken."""
    body: dict[str, Any]
    headers: Mapping[str, str] = field(default_factory=dict)
    broken: str = ""
    """Name of the fault that broke the connection instead."""


def error_reply(status: int, kind: str, message: str) -> Reply:
    """Return an error in the form of the API."""
    return Reply(status, {"type": "error", "error": {"type": kind, "message": message}})


Brain = Callable[[dict[str, Any]], Awaitable[Sequence[Block] | Reply]]
"""Answers a request body with content blocks, or a whole reply."""


def call(input: Mapping[str, Any], name: str = "browser_action") -> Block:  # noqa: A002 - the field's name in the wire format
    """Return a tool call block."""
    return {"type": "tool_use", "name": name, "input": dict(input)}


def text(words: str) -> Block:
    """Return a text block."""
    return {"type": "text", "text": words, "citations": None}
