"""Token counts of requests to the stand-in, and a simulated prompt cache: the numbers in `usage`."""

from __future__ import annotations

import base64
import hashlib
import json
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

CHARACTERS_A_TOKEN = 4
FIELD_SIZE = 4
"""JSON characters around a field name."""
PIXELS_A_TOKEN = 750
UNREAD_PICTURE = 1600
"""Tokens of a picture of unknown size. Only the size of a PNG can be read."""
SHORTEST_PREFIX = 1024
"""Minimum tokens of a cached prefix, as of the Sonnet models."""
LOOKBACK = 20
"""Blocks before a mark in which an earlier cached prefix is searched."""
PNG = b"\x89PNG\r\n\x1a\n"


class PromptCache:
    """Remembers marked prefixes. They do not expire, because tests take less than five minutes."""

    def __init__(self, shortest_prefix: int = SHORTEST_PREFIX) -> None:
        self._shortest_prefix = shortest_prefix
        self._seen: set[bytes] = set()

    def usage(self, request: Mapping[str, Any], content: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Return the `usage` of an answer and cache the request's marked prefixes.

        `input_tokens`, `cache_read_input_tokens` and `cache_creation_input_tokens` add up to `count(request)`.
        """
        prefixes = list(_prefixes(request))
        marks = [index for index, (_, _, ttl) in enumerate(prefixes) if ttl]
        read = self._longest_known(prefixes, marks)
        written = {"5m": 0, "1h": 0}
        reached = read
        for mark in marks:
            digest, tokens, ttl = prefixes[mark]
            if tokens >= self._shortest_prefix:
                written[ttl] += max(0, tokens - reached)
                reached = max(reached, tokens)
                self._seen.add(digest)
        thinking = sum(tokens_of(block) for block in content if block.get("type") == "thinking")
        return {
            "input_tokens": count(request) - reached,
            "cache_read_input_tokens": read,
            "cache_creation_input_tokens": reached - read,
            "cache_creation": {
                "ephemeral_5m_input_tokens": written["5m"],
                "ephemeral_1h_input_tokens": written["1h"],
            },
            "output_tokens": 1 + sum(tokens_of(block) for block in content),
            "output_tokens_details": {"thinking_tokens": thinking},
            "server_tool_use": None,
            "service_tier": "standard",
        }

    def _longest_known(self, prefixes: Sequence[tuple[bytes, int, str]], marks: Sequence[int]) -> int:
        """Return the tokens of the longest cached prefix near a mark of this request."""
        for mark in reversed(marks):
            for index in range(mark, max(-1, mark - LOOKBACK), -1):
                digest, tokens, _ = prefixes[index]
                if digest in self._seen:
                    return tokens
        return 0


def count(request: Mapping[str, Any]) -> int:
    """Return the tokens of a whole request: tools, system and messages."""
    return sum(tokens_of(block) for _, block in blocks(request))


def tokens_of(value: Any) -> int:
    """Return the tokens of a value: four bytes of UTF-8 per token, pictures by their pixels."""
    return -(-_characters(value) // CHARACTERS_A_TOKEN)


def blocks(request: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield every block with its position, in cache order: tools, system, messages."""
    for tool in request.get("tools") or ():
        yield "tools", tool
    for block in _as_blocks(request.get("system") or ()):
        yield "system", block
    for message in request.get("messages") or ():
        for block in _as_blocks(message["content"]):
            yield message["role"], block


def _as_blocks(content: Any) -> Sequence[Mapping[str, Any]]:
    return [{"type": "text", "text": content}] if isinstance(content, str) else content


def _prefixes(request: Mapping[str, Any]) -> Iterator[tuple[bytes, int, str]]:
    """Yield digest and tokens up to each block, and the cache lifetime of a marked block ("" without a mark)."""
    digest = hashlib.sha256(str(request.get("model")).encode())
    tokens = 0
    all_blocks = list(blocks(request))
    for index, (where, block) in enumerate(all_blocks):
        unmarked = {name: value for name, value in block.items() if name != "cache_control"}
        digest.update(json.dumps([where, unmarked], sort_keys=True).encode())
        tokens += tokens_of(block)
        mark = block.get("cache_control") or (request.get("cache_control") if index == len(all_blocks) - 1 else None)
        yield digest.digest(), tokens, mark.get("ttl", "5m") if mark else ""


def _characters(value: Any) -> int:
    match value:
        case str():
            return len(value.encode("utf-8", "replace"))
        case {"type": "image", "source": source}:
            return CHARACTERS_A_TOKEN * _picture(source)
        case Mapping():
            return sum(
                len(name) + FIELD_SIZE + _characters(inner) for name, inner in value.items() if name != "cache_control"
            )
        case list() | tuple():
            return sum(map(_characters, value))
        case _:
            return len(str(value))


def _picture(source: Mapping[str, Any]) -> int:
    start = base64.b64decode(str(source.get("data", ""))[:32])
    if not start.startswith(PNG) or len(start) < 24:
        return UNREAD_PICTURE
    width, height = struct.unpack(">II", start[16:24])
    return -(-int(width) * int(height) // PIXELS_A_TOKEN)
