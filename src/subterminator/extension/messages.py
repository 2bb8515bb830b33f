"""Parses the extension's messages and maps its failures to errors."""

from __future__ import annotations

from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import from_json

from subterminator.browser.network_errors import network_words
from subterminator.domain.errors import (
    Aborted,
    ActionTimeout,
    BrowserLost,
    ConfigurationError,
    ElementDisabled,
    ElementGone,
    ElementNotFound,
    ElementNotVisible,
    ElementObscured,
    NavigationFailed,
    NeedsHuman,
    PageChanged,
    SubTerminatorError,
)
from subterminator.extension.commands import Acknowledgement, ProtocolModel
from subterminator.extension.protocol import (
    ActionCommand,
    ActionResult,
    CommandResult,
    Dialog,
    DialogAnswer,
    Error,
    ErrorData,
    Hello,
    Paired,
    Ping,
    Pong,
    RequestSent,
    Snapshot,
    SnapshotTree,
    Stopped,
    TabClosed,
    Waiting,
    Wanted,
    Welcome,
    from_extension,
)

PROGRAM_TYPES = frozenset(each.__name__ for each in (ActionCommand, Welcome, Paired, Pong, DialogAnswer))
"""Message types that only the program sends."""
ERROR_TYPES: dict[str, type[SubTerminatorError]] = {
    "malformed": ConfigurationError,
    "unknown": ConfigurationError,
    "out-of-order": ConfigurationError,
    "version": ConfigurationError,
    "not-allowed": NeedsHuman,
    "no-tab": BrowserLost,
    "not-found": ElementNotFound,
    "page-changed": PageChanged,
    "gone": ElementGone,
    "not-visible": ElementNotVisible,
    "disabled": ElementDisabled,
    "obscured": ElementObscured,
    "navigation-failed": NavigationFailed,
    "stopped": Aborted,
}
"""Error type by the code of a failed command. Other codes mean an unknown result (ActionTimeout)."""
RELOAD_HINT = "reload the extension in chrome://extensions, so that its version matches the program's"
HINTS: dict[type[SubTerminatorError], str] = {
    ConfigurationError: f": {RELOAD_HINT}",
    NeedsHuman: ": open the extension's window in the browser and allow it, then run the same command again",
}
MESSAGE_LENGTH = 300
"""Maximum characters quoted from a message."""

T = TypeVar("T", bound=ProtocolModel)
FromExtension = (
    Hello | ActionResult | Snapshot | Ping | Dialog | RequestSent | Stopped | TabClosed | Waiting | Wanted | Error
)


class MalformedMessage(ActionTimeout):
    """The answer reports success without valid data."""


def parse_message(text: str | bytes) -> FromExtension | ErrorData:
    """Return the message, or the fault in it. Never raises for any input."""
    if isinstance(text, bytes):
        return ErrorData(code="malformed", message="messages must be text")
    try:
        return from_extension.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if first["type"] == "union_tag_invalid":
            from_program = str(first.get("ctx", {}).get("tag")) in PROGRAM_TYPES
            problem = "only the program sends this type" if from_program else "unknown message type in this version"
            return ErrorData(code="out-of-order" if from_program else "unknown", message=problem)
        return ErrorData(code="malformed", message=first_problem(error))


def message_id(text: str | bytes) -> str | None:
    """Return the id of an unusable message, if it has one."""
    try:
        message = from_json(text)
    except ValueError:
        return None
    found_id = message.get("id") if isinstance(message, dict) else None
    return found_id if isinstance(found_id, str) and 0 < len(found_id) <= 64 else None


def first_problem(error: ValidationError) -> str:
    """Describe the first validation error without quoting the value."""
    first = error.errors(include_url=False, include_input=False)[0]
    path = ".".join(str(step) for step in first["loc"])
    return f"{path}: {first['msg']}"[:MESSAGE_LENGTH]


def is_failure(message: Any) -> bool:
    """Return whether a message is the answer to a failed command."""
    return isinstance(message, ActionResult) and not message.data.success


def result_of(result: CommandResult | SnapshotTree, result_type: type[T], description: str) -> T:
    """Return the data of a successful result.

    Raises:
        TellTheLoop, StopTheRun: the command failed; see ERROR_TYPES.
        MalformedMessage: the data has the wrong type.
    """
    if isinstance(result, SnapshotTree):
        return result_type.model_validate(result.model_dump())
    if not result.success:
        code = str((result.data or {}).get("code", "failed"))
        error_type = ERROR_TYPES.get(code, ActionTimeout)
        problem = network_words((result.error or code)[:MESSAGE_LENGTH])
        raise error_type(f"could not {description}: {problem}{HINTS.get(error_type, '')}")
    if result_type is Acknowledgement:
        return result_type()
    try:
        return result_type.model_validate(result.data or {}, strict=False)
    except ValidationError as error:
        problem = first_problem(error)
        raise MalformedMessage(f"could not {description}: the extension's answer is invalid: {problem}") from None
