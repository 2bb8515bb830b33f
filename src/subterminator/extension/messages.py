"""What a message of the extension means: which one it is, what is wrong with it, which error a failure is."""

from __future__ import annotations

from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import from_json

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
from subterminator.extension.commands import Done, Said
from subterminator.extension.protocol import (
    ActionCommand,
    ActionResult,
    Dialog,
    DialogAnswer,
    Error,
    Hello,
    Paired,
    Ping,
    Pong,
    Result,
    Snapshot,
    Stopped,
    Tree,
    Trouble,
    Welcome,
    from_extension,
)

OURS = frozenset(each.__name__ for each in (ActionCommand, Welcome, Paired, Pong, DialogAnswer))
"""Types of messages that the program says."""
ERRORS: dict[str, type[SubTerminatorError]] = {
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
"""What a failed command means, by its code; every other leaves open what was done (ActionTimeout)."""
TOO_OLD = "reload the extension in chrome://extensions, so that it is of this program's version"
MENDS: dict[type[SubTerminatorError], str] = {
    ConfigurationError: f": {TOO_OLD}",
    NeedsHuman: ": open the extension's window in the browser and allow it, then run the same command again",
}
LONGEST = 300
"""Characters of what a message says about itself that are told on."""

T = TypeVar("T", bound=Said)
FromExtension = Hello | ActionResult | Snapshot | Ping | Dialog | Stopped | Error


class MalformedMessage(ActionTimeout):
    """An answer that says success and does not hold what it should."""


def read(said: str | bytes) -> FromExtension | Trouble:
    """The message, or what is wrong with it. Nothing that is said makes this fail."""
    if isinstance(said, bytes):
        return Trouble(code="malformed", message="a message is text")
    try:
        return from_extension.validate_json(said)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if first["type"] == "union_tag_invalid":
            ours = str(first.get("ctx", {}).get("tag")) in OURS
            told = "that is for the program to say" if ours else "no message of this version has that type"
            return Trouble(code="out-of-order" if ours else "unknown", message=told)
        return Trouble(code="malformed", message=problem_in(error))


def id_in(said: str | bytes) -> str | None:
    """The id that a message bears which cannot be used."""
    try:
        message = from_json(said)
    except ValueError:
        return None
    known = message.get("id") if isinstance(message, dict) else None
    return known if isinstance(known, str) and 0 < len(known) <= 64 else None


def problem_in(error: ValidationError) -> str:
    """The first thing that is wrong, without the value that is."""
    first = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(step) for step in first["loc"])
    return f"{place}: {first['msg']}"[:LONGEST]


def failed(message: Any) -> bool:
    """Whether a message is the answer of a command that did not succeed."""
    return isinstance(message, ActionResult) and not message.data.success


def meant(said: Result | Tree, wanted: type[T], what: str) -> T:
    """What a success holds.

    Raises:
        TellTheLoop, StopTheRun: there was none; see ERRORS.
        MalformedMessage: it does not hold that.
    """
    if isinstance(said, Tree):
        return wanted.model_validate(said.model_dump())
    if not said.success:
        code = str((said.data or {}).get("code", "failed"))
        kind = ERRORS.get(code, ActionTimeout)
        raise kind(f"could not {what}: {(said.error or code)[:LONGEST]}{MENDS.get(kind, '')}")
    if wanted is Done:
        return wanted()
    try:
        return wanted.model_validate(said.data or {}, strict=False)
    except ValidationError as error:
        problem = problem_in(error)
        raise MalformedMessage(f"could not {what}: the extension's answer makes no sense: {problem}") from None
