"""What may go wrong between a program and a model, by name: failures of the API, of the wire, and odd answers."""

from __future__ import annotations

import copy
import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from subterminator.domain.errors import ConfigurationError

Message = dict[str, Any]
"""An answer as it goes over the wire, without `usage`."""
NONE = "none"
"""The name of a turn in which nothing goes wrong."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An answer in the API's own form for errors; the model is not asked."""

    says: str
    status: int
    type: str
    message: str
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Break:
    """What happens on the wire instead of an answer; the model is not asked."""

    says: str
    how: Literal["reset", "cut", "hang", "drip", "half-json", "proxy-page"]


@dataclass(frozen=True, slots=True)
class Oddity:
    """A complete answer, HTTP 200, that is not the one the model gave."""

    says: str
    change: Callable[[Message], None]
    """Changes the message in place."""


Fault = Failure | Break | Oddity


def known(names: Iterable[str]) -> tuple[str, ...]:
    """These names, if each is a fault or "none".

    Raises:
        ConfigurationError: one is neither; the message has those that are spelled alike.
    """
    names = tuple(names)
    for name in names:
        if name != NONE and name not in FAULTS:
            near = difflib.get_close_matches(name, [*FAULTS, NONE]) or [*FAULTS, NONE]
            raise ConfigurationError(f"no fault is called {name!r}; there are: {', '.join(near)}")
    return names


def changed(message: Message, fault: Oddity) -> Message:
    """The message with the fault in it; the given one stays as it is."""
    odd = copy.deepcopy(message)
    fault.change(odd)
    return odd


# -- odd answers -------------------------------------------------------------------------------------------------------


def _stops(reason: str) -> Callable[[Message], None]:
    def change(message: Message) -> None:
        message.update(content=[], stop_reason=reason)

    return change


def _refuses(message: Message) -> None:
    details = {"type": "refusal", "category": "general_harms", "explanation": "The stand-in was told to refuse."}
    message.update(content=[], stop_reason="refusal", stop_details=details)


def _only_talks(message: Message) -> None:
    said = {"type": "text", "text": "I would press the button that leads on.", "citations": None}
    message.update(content=[said], stop_reason="end_turn")


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
    """As at `max_tokens`: of the last call only the first of its fields have arrived."""
    for call in _calls(message)[-1:]:
        call["input"] = dict(list(call["input"].items())[:1])
    message["stop_reason"] = "max_tokens"


def _says_what_nobody_knows(message: Message) -> None:
    message["content"].insert(0, {"type": "hologram", "hologram": "A kind of block that is not invented yet."})


def _calls_another_tool(message: Message) -> None:
    for call in _calls(message):
        call["name"] = "computer"


def _sends(given: Any) -> Callable[[Message], None]:
    """Every call's input is this instead."""

    def change(message: Message) -> None:
        for call in _calls(message):
            call["input"] = given

    return change


def _puts(**fields: Any) -> Callable[[Message], None]:
    """Every call's input has these fields instead of its own."""

    def change(message: Message) -> None:
        for call in _calls(message):
            call["input"] = {**call["input"], **copy.deepcopy(fields)}

    return change


def _leaves_out(*names: str) -> Callable[[Message], None]:
    def change(message: Message) -> None:
        for call in _calls(message):
            call["input"] = {name: value for name, value in call["input"].items() if name not in names}

    return change


def _calls(message: Message) -> list[dict[str, Any]]:
    return [block for block in message["content"] if block["type"] == "tool_use"]


# -- all of them -------------------------------------------------------------------------------------------------------

_LIMIT = "This request would exceed your organization's rate limit."

FAULTS: Mapping[str, Fault] = {
    "rate-limit": Failure("429, without a word on when to come back", 429, "rate_limit_error", _LIMIT),
    "rate-limit-soon": Failure(
        "429, to come back in 50 milliseconds", 429, "rate_limit_error", _LIMIT, {"retry-after": "0.05"}
    ),
    "rate-limit-hour": Failure(
        "429, to come back in an hour", 429, "rate_limit_error", _LIMIT, {"retry-after": "3600"}
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
    "cut-off": Break("the connection ends in the middle of the answer", "cut"),
    "hang": Break("no answer, and the connection stays open", "hang"),
    "drip": Break("an answer that trickles, a blank now and then, and never ends", "drip"),
    "half-json": Break("HTTP 200 with the first half of the JSON", "half-json"),
    "proxy-page": Break("HTTP 200 with a page of HTML, as a hotel's network gives", "proxy-page"),
    "refusal": Oddity("the model refuses: HTTP 200, stop reason refusal", _refuses),
    "no-tool": Oddity("text and no tool call", _only_talks),
    "two-tools": Oddity("a second call, of a press elsewhere", _calls_twice),
    "wrong-tool": Oddity("a call of a tool that was not offered", _calls_another_tool),
    "thinking-first": Oddity("a thinking block before the call", _thinks_first),
    "only-thinking": Oddity("the tokens run out before the call", _only_thinks),
    "max-tokens": Oddity("the tokens run out in the middle of the call", _is_cut_short),
    "context-window": Oddity("the model's context window is full", _stops("model_context_window_exceeded")),
    "pause": Oddity("stop reason pause_turn, without content", _stops("pause_turn")),
    "empty": Oddity("no content at all", _stops("end_turn")),
    "unknown-block": Oddity("a block of an unknown type before the call", _says_what_nobody_knows),
    "input-not-object": Oddity("the call's input is a string", _sends("press the button")),
    "input-null": Oddity("the call's input is null", _sends(None)),
    "input-empty": Oddity("the call's input has no fields", _sends({})),
    "missing-fields": Oddity("the input lacks its targets and its action", _leaves_out("targets", "action_type")),
    "wrong-types": Oddity(
        "words for lists and numbers", _puts(targets="the button", confidence="high", state=7, action_type=["click"])
    ),
    "wrong-target": Oddity("a target of an unknown method", _puts(targets=[{"method": "smell", "smell": "roses"}])),
    "empty-target": Oddity("a target without what its method needs", _puts(targets=[{"method": "css"}])),
    "no-targets": Oddity("an empty list of targets", _puts(targets=[])),
    "unknown-action": Oddity("an action that there is not", _puts(action_type="demolish")),
    "unknown-state": Oddity("a state that there is not", _puts(state="CHECKOUT", expected_next_state="PARADISE")),
    "high-confidence": Oddity("a confidence of 7", _puts(confidence=7)),
    "low-confidence": Oddity("a confidence of 0.1", _puts(confidence=0.1)),
}
"""Every fault by its name."""
