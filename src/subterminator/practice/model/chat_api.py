"""Stand-in for an OpenAI-compatible endpoint: the same brains, faults and counts as for Claude, on another wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from subterminator.practice.model.answers import Block, Brain, Reply, call
from subterminator.practice.model.checks import RequestError
from subterminator.practice.model.faults import RawArguments
from subterminator.practice.model.messages_api import MessagesApi

FIELDS = frozenset({
    "model", "messages", "tools", "tool_choice", "parallel_tool_calls", "max_completion_tokens", "temperature",
    "reasoning_effort", "response_format", "frequency_penalty",
})  # fmt: skip
ROLES = ("system", "user", "assistant", "tool")
LACKS: Mapping[str, str] = {
    "pictures": "This model does not support image input.",
    "strict": "Unsupported parameter: tools[0].function.strict",
    "limit": "Unsupported parameter: max_completion_tokens",
    "tools": "This model does not support tools.",
}
"""Abilities that an endpoint may lack, with its answer then."""
STRICT = frozenset({"type", "properties", "required", "additionalProperties", "items", "enum", "description"})
"""Keys of a schema of a strict tool."""
PICTURE = re.compile(r"data:(?P<type>image/(?:png|jpeg|webp|gif));base64,(?P<data>[A-Za-z0-9+/]+=*)")
ORDER = re.compile(r"Call (\w+) now\.")
"""A test of the endpoint: any model that calls tools follows it."""
STOPS = {"tool_use": "tool_calls", "max_tokens": "length", "model_context_window_exceeded": "length"}
"""Reasons of the Messages API to stop, as this one names them; all others are "stop"."""


class ChatApi(MessagesApi):
    """Server of the stand-in.

    Args:
        lacks: what it refuses, of `LACKS`.
        Others as for `MessagesApi`.
    """

    PATH = "/v1/chat/completions"

    def __init__(self, brain: Brain, *, lacks: Iterable[str] = (), faults: Iterable[str] = (), port: int = 0) -> None:
        super().__init__(_Obedient(brain), faults=faults, port=port)
        self._lacks = frozenset(lacks)

    @property
    def environment(self) -> dict[str, str]:
        return {"OPENAI_BASE_URL": f"{self.base_url}/v1", "SUBTERMINATOR_OPENAI_MODEL": "stand-in"}

    @property
    def tests(self) -> int:
        """Number of requests that only tried what it takes."""
        return sum(bool(ORDER.search(json.dumps(each.body))) for each in self.requests)

    def _question(self, body: Any) -> dict[str, Any]:
        instructions = [each for each in body["messages"] if each["role"] == "system"]
        talk = [each for each in body["messages"] if each["role"] != "system"]
        return {
            "model": body["model"],
            "system": [block for each in instructions for block in _blocks(each["content"])],
            "messages": [{"role": each["role"], "content": list(_blocks(each["content"]))} for each in talk],
            "tools": [
                {
                    "name": each["function"]["name"],
                    "description": each["function"].get("description", ""),
                    "input_schema": each["function"]["parameters"],
                }
                for each in body.get("tools") or ()
            ],
        }

    def _problem(self, body: Any, *, counting: bool = False) -> RequestError | None:
        if not isinstance(body, dict):
            return 400, "invalid_request_error", "The request body is not a JSON object."
        problem = next(_mistakes(body, self._lacks), None)
        return (400, "invalid_request_error", problem) if problem else None

    def _wire(self, body: dict[str, Any]) -> dict[str, Any]:
        if "error" in body:
            return {"error": {**body["error"], "param": None, "code": None}}
        usage, content = body["usage"], body["content"]
        cached = usage["cache_read_input_tokens"]
        prompt = usage["input_tokens"] + cached + usage["cache_creation_input_tokens"]
        refused = body["stop_reason"] == "refusal"
        message = {
            "role": "assistant",
            "content": "".join(block["text"] for block in content if block["type"] == "text") or None,
            "refusal": body["stop_details"]["explanation"] if refused else None,
        }
        if calls := [_call(block) for block in content if block["type"] == "tool_use"]:
            message["tool_calls"] = calls
        return {
            "id": body["id"].replace("msg", "chatcmpl"),
            "object": "chat.completion",
            "created": 0,
            "model": body["model"],
            "choices": [{"index": 0, "message": message, "finish_reason": STOPS.get(body["stop_reason"], "stop")}],
            "usage": {
                "prompt_tokens": prompt,
                "completion_tokens": usage["output_tokens"],
                "total_tokens": prompt + usage["output_tokens"],
                "prompt_tokens_details": {"cached_tokens": cached},
            },
        }


class _Obedient:
    """A brain that calls the tool of a test; the other brain answers everything else."""

    def __init__(self, brain: Brain) -> None:
        self._brain = brain

    async def __call__(self, request: dict[str, Any]) -> Sequence[Block] | Reply:
        words = " ".join(block.get("text", "") for block in request["messages"][-1]["content"])
        order = ORDER.search(words)
        tools = {tool["name"]: tool for tool in request["tools"]}
        if order and (tool := tools.get(order[1])) is not None:
            return [call(dict.fromkeys(tool["input_schema"]["properties"], None) | {order[1]: True}, order[1])]
        return await self._brain(request)


def _call(block: Block) -> dict[str, Any]:
    given = block["input"]
    arguments = str(given) if isinstance(given, RawArguments) else json.dumps(given)
    return {"id": block["id"], "type": "function", "function": {"name": block["name"], "arguments": arguments}}


def _blocks(content: str | Sequence[Mapping[str, Any]]) -> Iterator[Block]:
    parts: Sequence[Mapping[str, Any]] = [{"type": "text", "text": content}] if isinstance(content, str) else content
    for part in parts:
        if part["type"] == "text":
            yield {"type": "text", "text": part["text"]}
        elif picture := PICTURE.fullmatch(part["image_url"]["url"]):
            source = {"type": "base64", "media_type": picture["type"], "data": picture["data"]}
            yield {"type": "image", "source": source}


# -- what a request must be --------------------------------------------------------------------------------------------


def _mistakes(request: Mapping[str, Any], lacks: frozenset[str]) -> Iterator[str]:
    yield from (f"Unrecognized request argument supplied: {name}" for name in request.keys() - FIELDS)
    if not isinstance(request.get("model"), str):
        yield "you must provide a model parameter"
    messages = request.get("messages")
    if not isinstance(messages, list) or not messages:
        yield "Missing required parameter: 'messages'."
        return
    for index, message in enumerate(messages):
        yield from _message_mistakes(f"messages[{index}]", message, lacks)
    if request.get("tools") and "tools" in lacks:
        yield LACKS["tools"]
    for index, tool in enumerate(request.get("tools") or ()):
        yield from _tool_mistakes(f"tools[{index}]", tool, lacks)
    if "limit" in lacks and "max_completion_tokens" in request:
        yield LACKS["limit"]


def _message_mistakes(where: str, message: Any, lacks: frozenset[str]) -> Iterator[str]:
    if not isinstance(message, dict) or message.get("role") not in ROLES:
        yield f"Invalid value: '{where}.role'. Supported values are: {', '.join(ROLES)}."
        return
    content = message.get("content")
    if isinstance(content, str):
        return
    for part in content if isinstance(content, list) and content else [None]:
        match part:
            case {"type": "text", "text": str()}:
                continue
            case {"type": "image_url", "image_url": {"url": str(url)}} if message["role"] == "user":
                if "pictures" in lacks:
                    yield LACKS["pictures"]
                elif not PICTURE.fullmatch(url):
                    yield f"Invalid image data in '{where}.content'."
            case _:
                yield f"Invalid value: '{where}.content'."


def _tool_mistakes(where: str, tool: Any, lacks: frozenset[str]) -> Iterator[str]:
    function = tool.get("function") if isinstance(tool, dict) and tool.get("type") == "function" else None
    if not isinstance(function, dict) or not re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", str(function.get("name", ""))):
        yield f"Invalid value: '{where}.function.name'."
        return
    if (function.get("parameters") or {}).get("type") != "object":
        yield f"Invalid schema for function '{function['name']}': schema must be of type 'object'."
    elif function.get("strict"):
        if "strict" in lacks:
            yield LACKS["strict"]
        for mistake in _strict_mistakes(function["parameters"]):
            yield f"Invalid schema for function '{function['name']}': {mistake}"


def _strict_mistakes(schema: Mapping[str, Any]) -> Iterator[str]:
    """Yield what strict tools do not take: optional fields, further fields, sizes."""
    if unknown := schema.keys() - STRICT:
        yield f"{', '.join(sorted(unknown))} is not permitted."
    if "properties" in schema:
        if schema.get("additionalProperties") is not False:
            yield "'additionalProperties' is required to be supplied and to be false."
        if sorted(schema.get("required", [])) != sorted(schema["properties"]):
            yield "'required' is required to be supplied and to be an array including every key in properties."
        for each in schema["properties"].values():
            yield from _strict_mistakes(each)
    if isinstance(schema.get("items"), dict):
        yield from _strict_mistakes(schema["items"])
