"""Tool calls in a model's answer, validated: the SDK passes them on unchecked."""

from __future__ import annotations

from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from subterminator.core.ai.model import Answer
from subterminator.domain.errors import StateDetectionError

PROBLEMS = 3
"""Number of invalid fields in a message."""
TEXT_LENGTH = 300
"""Characters of the model's text in a message."""

Input = TypeVar("Input", bound=BaseModel)


def call_of(response: Answer, tool: str) -> Any:
    """Return the input of the first call of that tool; None when there is none."""
    for block in response.content:
        if block.type == "tool_use" and block.name == tool:
            return block.input
    return None


def read_call(response: Answer, tool: str, kind: type[Input]) -> Input:
    """Validate the first call of that tool.

    Raises:
        StateDetectionError: there is none (with the model's text), or its input is invalid (with the fields).
    """
    arguments = call_of(response, tool)
    if arguments is None:
        text = " ".join(block.text for block in response.content if block.type == "text")[:TEXT_LENGTH]
        raise StateDetectionError(f"the model did not call {tool}{f': {text!r}' if text else ''}")
    if not isinstance(arguments, dict):
        raise StateDetectionError(
            f"the model's {tool} cannot be used: its input is a {type(arguments).__name__}, not an object"
        )
    try:
        return kind.model_validate(arguments)
    except ValidationError as error:
        problems = "; ".join(_field_problem(each["loc"], each["msg"]) for each in error.errors()[:PROBLEMS])
        raise StateDetectionError(f"the model's {tool} cannot be used: {problems}") from None


def _field_problem(path: tuple[int | str, ...], problem: str) -> str:
    problem = problem.removeprefix("Value error, ")
    return f"{'.'.join(map(str, path))}: {problem}" if path else problem
