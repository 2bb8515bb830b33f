"""Questions and answers of the Messages API in the form of OpenAI's chat completions, which many servers speak."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from subterminator.core.ai.model import AnswerCutOff
from subterminator.domain.errors import StateDetectionError

if TYPE_CHECKING:
    from openai.types.chat import ChatCompletion

Ability = Literal["pictures", "strict", "limit"]
"""Pictures; tools whose calls keep to their schema; a limit of an answer's length: an endpoint may lack each."""
TEXT_LENGTH = 300
"""Characters of the model's text in a message."""


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A part of an answer in words."""

    text: str
    type: Literal["text"] = "text"


@dataclass(frozen=True, slots=True)
class CallBlock:
    """A tool call in an answer."""

    id: str
    name: str
    input: Any
    """Text where the model wrote no JSON."""
    type: Literal["tool_use"] = "tool_use"


@dataclass(frozen=True, slots=True)
class ChatAnswer:
    """An answer in the form of the Messages API (`model.Answer`)."""

    content: Sequence[TextBlock | CallBlock] = field(default_factory=tuple)


def request_of(question: Mapping[str, Any], abilities: Collection[Ability]) -> dict[str, Any]:
    """Return the body of a request, without its model.

    Args:
        question: the fields of the Messages API that this program uses.
        abilities: those of the endpoint. What it lacks is left out.
    """
    system = "\n\n".join(block["text"] for block in question.get("system") or ())
    messages: list[dict[str, Any]] = [{"role": "system", "content": system}] if system else []
    messages += [
        {"role": each["role"], "content": _content(each["content"], pictures="pictures" in abilities)}
        for each in question["messages"]
    ]
    body: dict[str, Any] = {"messages": messages}
    if tools := [_tool(each, strict="strict" in abilities) for each in question.get("tools") or ()]:
        body["tools"] = tools
        if "strict" in abilities:  # a second call of a turn would not keep to its schema
            body["parallel_tool_calls"] = False
    if "limit" in abilities and "max_tokens" in question:
        body["max_completion_tokens"] = question["max_tokens"]
    return body


def answer_of(completion: ChatCompletion) -> ChatAnswer:
    """Return the answer if the model completed it.

    Raises:
        StateDetectionError: it refused, or its answer is incomplete.
    """
    choice = completion.choices[0]
    text = (choice.message.content or "").strip()
    words = f": {text[:TEXT_LENGTH]!r}" if text else ""
    if choice.message.refusal:
        raise StateDetectionError(f"the model refused to answer: {choice.message.refusal[:TEXT_LENGTH]!r}")
    if choice.finish_reason == "content_filter":
        raise StateDetectionError(f"the model refused to answer (content_filter){words}")
    if choice.finish_reason == "length":
        raise AnswerCutOff(f"the model's answer was cut off before it was complete{words}")
    calls = [
        CallBlock(call.id, call.function.name, _arguments(call.function.arguments))
        for call in choice.message.tool_calls or ()
        if call.type == "function"
    ]
    return ChatAnswer([*([TextBlock(text)] if text else []), *calls])


def _content(content: str | Sequence[Mapping[str, Any]], *, pictures: bool) -> str | list[dict[str, Any]]:
    """Return the content of a message; a single text as plain words, which every server reads."""
    blocks = [{"type": "text", "text": content}] if isinstance(content, str) else content
    parts = [_part(block) for block in blocks if block["type"] == "text" or pictures]
    if [part["type"] for part in parts] == ["text"]:
        return str(parts[0]["text"])
    return parts


def _part(block: Mapping[str, Any]) -> dict[str, Any]:
    if block["type"] == "text":
        return {"type": "text", "text": block["text"]}
    source = block["source"]
    return {"type": "image_url", "image_url": {"url": f"data:{source['media_type']};base64,{source['data']}"}}


def _tool(tool: Mapping[str, Any], *, strict: bool) -> dict[str, Any]:
    schema = plain_schema(tool["input_schema"])
    function = {"name": tool["name"], "description": tool["description"], "parameters": schema}
    if strict and tool.get("strict"):
        function |= {"parameters": strict_schema(schema), "strict": True}
    return {"type": "function", "function": function}


def plain_schema(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return a schema without references, each enumeration with its type: small servers know no others."""
    definitions = schema.get("$defs", {})

    def plain(part: Any) -> Any:
        if isinstance(part, list):
            return [plain(each) for each in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            return plain(definitions[part["$ref"].rpartition("/")[2]])
        typed = {"type": "string"} if isinstance(part.get("enum"), list) and "type" not in part else {}
        return typed | {key: plain(value) for key, value in part.items() if key != "$defs"}

    result: dict[str, Any] = plain(dict(schema))
    return result


def strict_schema(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return a plain schema as strict tools want it: every field is required, and an optional one may be null."""

    def strict(part: Mapping[str, Any], *, optional: bool = False) -> dict[str, Any]:
        result = {key: value for key, value in part.items() if key not in {"minItems", "maxItems", "default"}}
        if isinstance(part.get("properties"), dict):
            required = part.get("required", [])
            result["properties"] = {
                name: strict(each, optional=name not in required) for name, each in part["properties"].items()
            }
            result |= {"required": list(part["properties"]), "additionalProperties": False}
        if isinstance(part.get("items"), dict):
            result["items"] = strict(part["items"])
        if optional:
            result["type"] = [part["type"], "null"]
            if "enum" in part:
                result["enum"] = [*part["enum"], None]
        return result

    return strict(schema)


def _arguments(arguments: Any) -> Any:
    """Return the arguments of a call: parsed, without the fields that are null; as they are where they are no JSON."""
    if not isinstance(arguments, str):
        return _without_nulls(arguments)
    try:
        return _without_nulls(json.loads(arguments or "{}"))
    except (ValueError, RecursionError):
        return arguments


def _without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_nulls(each) for name, each in value.items() if each is not None}
    return [_without_nulls(each) for each in value] if isinstance(value, list) else value
