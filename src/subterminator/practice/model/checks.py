"""Validates requests as the Messages API does.

Based on the types of anthropic 2.12 and the guides to Sonnet 5.5 and Opus 5.5, which refuse five settings that their
predecessors accepted.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterator, Mapping
from typing import Any

from subterminator.practice.model.usage import blocks

RequestError = tuple[int, str, str]
"""HTTP status, error type, message."""

FIELDS = frozenset({
    "model", "messages", "max_tokens", "system", "tools", "tool_choice", "stream", "stop_sequences", "metadata",
    "thinking", "output_config", "cache_control", "container", "service_tier", "context_management", "inference_geo",
    "diagnostics", "speed", "mcp_servers",
})  # fmt: skip
ROLES = ("user", "assistant", "system")
SAMPLING = ("temperature", "top_p", "top_k")
CURRENT = re.compile(r"claude-(sonnet|opus)-5-5")
RETIRED = re.compile(r"claude-((instant-)?[123](\.\d|-).*|(sonnet|opus)-4(-0|-2025\d{4})?|mythos-preview)")
MAX_CACHE_MARKS = 4
"""Maximum number of `cache_control` blocks per request."""
UNSUPPORTED = frozenset({
    "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "maxItems",
    "uniqueItems", "minProperties", "maxProperties", "patternProperties",
})  # fmt: skip
"""JSON Schema keywords that a strict tool may not use."""
PICTURES = {
    "image/png": b"\x89PNG",
    "image/jpeg": b"\xff\xd8\xff",
    "image/gif": b"GIF8",
    "image/webp": b"RIFF",
}


def request_error(request: Any, *, counting: bool = False) -> RequestError | None:
    """Return the API's error for a request, or None for a valid one. `counting`: a request to `count_tokens`."""
    if not isinstance(request, dict):
        return _invalid("The request body is not a JSON object.")
    model = request.get("model")
    if isinstance(model, str) and RETIRED.fullmatch(model):
        return 404, "not_found_error", f"model: {model}"
    mistake = next(_mistakes(request, counting=counting), None)
    return _invalid(mistake) if mistake else None


def _invalid(message: str) -> RequestError:
    return 400, "invalid_request_error", message


def _mistakes(request: dict[str, Any], *, counting: bool) -> Iterator[str]:
    required: dict[str, type] = {"model": str, "messages": list} | ({} if counting else {"max_tokens": int})
    for name, kind in required.items():
        if not isinstance(request.get(name), kind) or not request[name]:
            yield f"{name}: Field required" if name not in request else f"{name}: Input should be a valid {kind}"
    for name in SAMPLING:
        if name in request:
            yield f"`{name}` is not supported by this model."
    yield from (f"{name}: Extra inputs are not permitted" for name in request.keys() - FIELDS)
    yield from _message_mistakes(request["messages"])
    yield from _tool_mistakes(request)
    yield from _picture_mistakes(request)
    marks = sum("cache_control" in block for _, block in blocks(request))
    if marks > MAX_CACHE_MARKS:
        yield f"A maximum of {MAX_CACHE_MARKS} blocks with cache_control may be provided. Found {marks}."
    if CURRENT.fullmatch(request["model"]):
        if request["messages"][-1]["role"] == "assistant":
            yield "This model does not support assistant message prefill."
        thinking, choice = ((request.get(name) or {}).get("type") for name in ("thinking", "tool_choice"))
        if thinking in {"enabled", "disabled"}:
            yield f"thinking.type: `{thinking}` is not supported by this model."
        if choice in {"any", "tool"}:
            yield "tool_choice: this model does not support forcing tool use."


def _message_mistakes(messages: list[Any]) -> Iterator[str]:
    open_calls: set[str] = set()
    for index, message in enumerate(messages):
        if not isinstance(message, dict) or message.get("role") not in ROLES:
            yield f"messages.{index}.role: Input should be one of {', '.join(ROLES)}"
            return
        content = message.get("content")
        if not isinstance(content, str | list) or not content:
            yield f"messages.{index}: content must be non-empty"
            return
        content_blocks = [] if isinstance(content, str) else content
        if not all(isinstance(block, dict) and isinstance(block.get("type"), str) for block in content_blocks):
            yield f"messages.{index}.content: Input should be a valid content block"
            return
        if any(block["type"] == "text" and not block.get("text") for block in content_blocks):
            yield "messages: text content blocks must be non-empty"
        answered = {block.get("tool_use_id") for block in content_blocks if block["type"] == "tool_result"}
        if open_calls - answered:
            yield (
                f"messages.{index}: `tool_use` ids were found without `tool_result` blocks immediately after: "
                f"{', '.join(sorted(open_calls - answered))}."
            )
        if answered - open_calls:
            yield f"messages.{index}: unexpected `tool_use_id` found in `tool_result` blocks"
        open_calls = {str(block.get("id")) for block in content_blocks if block["type"] == "tool_use"}
    if open_calls:
        yield f"messages.{len(messages) - 1}: `tool_use` ids were found without `tool_result` blocks immediately after"


def _tool_mistakes(request: Mapping[str, Any]) -> Iterator[str]:
    tools = request.get("tools") or []
    if not all(isinstance(tool, dict) for tool in tools):
        yield "tools: Input should be a valid tool"
        return
    if request.get("tool_choice") and not tools:
        yield "tool_choice may only be specified while providing tools."
    if len({tool.get("name") for tool in tools}) < len(tools):
        yield "tools: Tool names must be unique."
    for index, tool in enumerate(tools):
        if not re.fullmatch(r"[a-zA-Z0-9_-]{1,128}", str(tool.get("name", ""))):
            yield f"tools.{index}.name: String should match pattern '^[a-zA-Z0-9_-]{{1,128}}$'"
        if tool.get("type", "custom") != "custom":
            continue
        if tool.get("input_schema", {}).get("type") != "object":
            yield f"tools.{index}.input_schema.type: Field required"
        elif tool.get("strict"):
            yield from (f"tools.{index}.input_schema: {mistake}" for mistake in _strict_mistakes(tool["input_schema"]))


def _strict_mistakes(schema: Any) -> Iterator[str]:
    if isinstance(schema, list):
        for each in schema:
            yield from _strict_mistakes(each)
    if not isinstance(schema, dict):
        return
    if schema.get("type") == "object" and schema.get("additionalProperties") is not False:
        yield "For 'object' type, 'additionalProperties' must be explicitly set to false"
    used = sorted(UNSUPPORTED & schema.keys())
    if used:
        yield f"For '{schema.get('type')}' type, properties {', '.join(used)} are not supported"
    if schema.get("minItems", 0) > 1:
        yield "For 'array' type, 'minItems' values other than 0 or 1 are not supported"
    for name, inner in schema.items():
        if name in {"properties", "$defs"}:
            yield from _strict_mistakes(list(inner.values()))
        elif name in {"items", "anyOf", "allOf"}:
            yield from _strict_mistakes(inner)


def _picture_mistakes(request: Mapping[str, Any]) -> Iterator[str]:
    content_blocks = [block for _, block in blocks(request)]
    for block in content_blocks:
        if block.get("type") == "tool_result" and isinstance(block.get("content"), list):
            content_blocks.extend(block["content"])
        source = block.get("source")
        if block.get("type") != "image" or not isinstance(source, dict) or source.get("type") != "base64":
            continue
        magic = PICTURES.get(str(source.get("media_type")))
        if magic is None:
            yield f"image.source.base64.media_type: Input should be {', '.join(PICTURES)}"
            continue
        try:
            data = base64.b64decode(str(source.get("data")), validate=True)
        except binascii.Error:
            yield "image.source.base64: invalid base64 data"
            continue
        if not data.startswith(magic):
            yield f"image.source.base64.data: the picture does not appear to be {source['media_type']}"
