"""Faults of the stand-in by name: API errors, broken connections, odd answers."""

from __future__ import annotations

import copy
import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from subterminator.domain.errors import ConfigurationError

Message = dict[str, Any]
"""An answer in wire format, without `usage`."""


class RawArguments(str):
    """Arguments of a call that are no JSON. Only chat completions carry arguments as text."""

    __slots__ = ()


NONE = "none"
"""Name of a turn without a fault."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An API error. The model is not asked."""

    says: str
    status: int
    type: str
    message: str
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Break:
    """A broken or silent connection. The model is not asked."""

    says: str
    how: Literal["reset", "cut", "hang", "drip", "half-json", "proxy-page"]


@dataclass(frozen=True, slots=True)
class Oddity:
    """A complete answer with HTTP 200 that differs from the model's."""

    says: str
    change: Callable[[Message], None]
    """Modifies the message in place."""


Fault = Failure | Break | Oddity


def validated_faults(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names, if each is a fault or "none".

    Raises:
        ConfigurationError: an unknown name; the message suggests similar ones.
    """
    names = tuple(names)
    for name in names:
        if name != NONE and name not in FAULTS:
            near = difflib.get_close_matches(name, [*FAULTS, NONE]) or [*FAULTS, NONE]
            raise ConfigurationError(f"unknown fault {name!r}: use one of {', '.join(near)}")
    return names


def with_oddity(message: Message, fault: Oddity) -> Message:
    """Return a copy of the message with the fault."""
    odd = copy.deepcopy(message)
    fault.change(odd)
    return odd


# -- odd answers -------------------------------------------------------------------------------------------------------


def _stops(reason: str) -> Callable[[Message], None]:
    return lambda message: message.update(content=[], stop_reason=reason)


def _refuses(message: Message) -> None:
    details = {"type": "refusal", "category": "general_harms", "explanation": "The stand-in was told to refuse."}
    message.update(content=[], stop_reason="refusal", stop_details=details)


def _only_talks(message: Message) -> None:
    text = {"type": "text", "text": "I would press the button that leads on.", "citations": None}
    message.update(content=[text], stop_reason="end_turn")


def _calls_twice(message: Message) -> None:
    for call in _calls(message):
        other = {"targets": [{"method": "coordinates", "coordinates": [1, 1]}], "reasoning": "a second call"}
        message["content"].append({**call, "id": f"{call['id']}b", "input": {**call["input"], **other}})


def _thinks_first(message: Message) -> None:
    thought = {"type": "thinking", "thinking": "The page asks for a press.", "signature": "c3RhbmQtaW4="}
    message["content"].insert(0, thought)


def _only_thinks(message: Message) -> None:
    _thinks_first(message)
    message.update(content=message["content"][:1], stop_reason="max_tokens")


def _is_cut_short(message: Message) -> None:
    """Cut the answer as `max_tokens` does: the last call has only its first field."""
    for call in _calls(message)[-1:]:
        call["input"] = dict(list(call["input"].items())[:1])
    message["stop_reason"] = "max_tokens"


def _adds_unknown_block(message: Message) -> None:
    message["content"].insert(0, {"type": "hologram", "hologram": "A kind of block that is not invented yet."})


def _calls_another_tool(message: Message) -> None:
    for call in _calls(message):
        call["name"] = "computer"


def _with_input(new_input: Callable[[Any], Any]) -> Callable[[Message], None]:
    """Replace the input of every call by one made of it."""

    def change(message: Message) -> None:
        for call in _calls(message):
            call["input"] = new_input(call["input"])

    return change


def _replaces_input(new_input: Any) -> Callable[[Message], None]:
    return _with_input(lambda given: new_input)


def _sets(**fields: Any) -> Callable[[Message], None]:
    return _with_input(lambda given: {**given, **copy.deepcopy(fields)})


def _removes(*names: str) -> Callable[[Message], None]:
    return _with_input(lambda given: {name: value for name, value in given.items() if name not in names})


def _calls(message: Message) -> list[dict[str, Any]]:
    return [block for block in message["content"] if block["type"] == "tool_use"]


# -- table -------------------------------------------------------------------------------------------------------------

_LIMIT = "This request would exceed your organization's rate limit."

FAULTS: Mapping[str, Fault] = {
    "rate-limit": Failure("429 without retry-after", 429, "rate_limit_error", _LIMIT),
    "rate-limit-soon": Failure(
        "429 with retry-after 50 milliseconds", 429, "rate_limit_error", _LIMIT, {"retry-after": "0.05"}
    ),
    "rate-limit-hour": Failure(
        "429 with retry-after one hour", 429, "rate_limit_error", _LIMIT, {"retry-after": "3600"}
    ),
    "overloaded": Failure("529", 529, "overloaded_error", "Overloaded"),
    "server-error": Failure("500", 500, "api_error", "Internal server error"),
    "gateway-timeout": Failure("504", 504, "timeout_error", "Gateway timeout"),
    "bad-key": Failure("401", 401, "authentication_error", "API key is invalid."),
    "no-credit": Failure("402", 402, "billing_error", "Your credit balance is too low."),
    "forbidden": Failure("403", 403, "permission_error", "Your API key does not have permission to use this model."),
    "no-such-model": Failure("404", 404, "not_found_error", "model: the one you asked for"),
    "too-large": Failure("413", 413, "request_too_large", "Request exceeds the maximum size"),
    "bad-request": Failure("400", 400, "invalid_request_error", "The stand-in was told to refuse this request."),
    "reset": Break("the connection is reset before an answer", "reset"),
    "cut-off": Break("the connection closes within the answer", "cut"),
    "hang": Break("no answer, and the connection stays open", "hang"),
    "drip": Break("an endless answer of single blanks", "drip"),
    "half-json": Break("HTTP 200 with the first half of the JSON", "half-json"),
    "proxy-page": Break("HTTP 200 with an HTML page, as from a hotel network", "proxy-page"),
    "refusal": Oddity("the model refuses: HTTP 200, stop reason refusal", _refuses),
    "no-tool": Oddity("text without a tool call", _only_talks),
    "two-tools": Oddity("a second call that presses elsewhere", _calls_twice),
    "wrong-tool": Oddity("a call of a tool that was not offered", _calls_another_tool),
    "thinking-first": Oddity("a thinking block before the call", _thinks_first),
    "only-thinking": Oddity("the tokens run out before the call", _only_thinks),
    "max-tokens": Oddity("the tokens run out within the call", _is_cut_short),
    "context-window": Oddity("the model's context window is full", _stops("model_context_window_exceeded")),
    "pause": Oddity("stop reason pause_turn, without content", _stops("pause_turn")),
    "empty": Oddity("no content at all", _stops("end_turn")),
    "unknown-block": Oddity("a block of an unknown type before the call", _adds_unknown_block),
    "input-not-object": Oddity("the call's input is a string", _replaces_input("press the button")),
    "half-arguments": Oddity(
        "the call's arguments break off; as chat completions, else a string",
        _replaces_input(RawArguments('{"state": "AC')),
    ),
    "input-null": Oddity("the call's input is null", _replaces_input(None)),
    "input-empty": Oddity("the call's input has no fields", _replaces_input({})),
    "missing-fields": Oddity("the input lacks its targets and its action", _removes("targets", "action_type")),
    "wrong-types": Oddity(
        "words for lists and numbers",
        _sets(targets="the button", confidence="high", state=7, action_type=["click"]),
    ),
    "wrong-target": Oddity("a target of an unknown method", _sets(targets=[{"method": "smell", "smell": "roses"}])),
    "empty-target": Oddity("a target without what its method needs", _sets(targets=[{"method": "css"}])),
    "no-targets": Oddity("an empty list of targets", _sets(targets=[])),
    "unknown-action": Oddity("an unknown action", _sets(action_type="demolish")),
    "unknown-state": Oddity("an unknown state", _sets(state="CHECKOUT", expected_next_state="PARADISE")),
    "high-confidence": Oddity("a confidence of 7", _sets(confidence=7)),
    "low-confidence": Oddity("a confidence of 0.1", _sets(confidence=0.1)),
}
"""All faults by name."""
