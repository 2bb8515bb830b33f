"""The calls in a model's answer, checked: the SDK passes on whatever came."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import BaseModel, ValidationError

from subterminator.domain.errors import StateDetectionError

if TYPE_CHECKING:
    from anthropic.types import Message

__all__ = ["call_of", "read_call"]

PROBLEMS = 3
"""How many wrong fields a message names."""
SAID = 300
"""Characters of what a model said in place of a call."""

Answer = TypeVar("Answer", bound=BaseModel)


def call_of(response: Message, tool: str) -> Any:
    """The input of the first call of that tool; None when there is none."""
    for block in response.content:
        if block.type == "tool_use" and block.name == tool:
            return block.input
    return None


def read_call(response: Message, tool: str, kind: type[Answer]) -> Answer:
    """The first call of that tool.

    Raises:
        StateDetectionError: there is none, with what was said; or its input is not what was asked for, with the fields.
    """
    given = call_of(response, tool)
    if given is None:
        said = " ".join(block.text for block in response.content if block.type == "text")[:SAID]
        raise StateDetectionError(f"the model did not call {tool}{f': {said!r}' if said else ''}")
    if not isinstance(given, dict):
        raise StateDetectionError(
            f"the model's {tool} cannot be used: its input is a {type(given).__name__}, not an object"
        )
    try:
        return kind.model_validate(given)
    except ValidationError as error:
        wrong = "; ".join(_told(each["loc"], each["msg"]) for each in error.errors()[:PROBLEMS])
        raise StateDetectionError(f"the model's {tool} cannot be used: {wrong}") from None


def _told(place: tuple[int | str, ...], problem: str) -> str:
    problem = problem.removeprefix("Value error, ")
    return f"{'.'.join(map(str, place))}: {problem}" if place else problem
