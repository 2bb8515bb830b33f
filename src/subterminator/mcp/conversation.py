"""Words of design B's conversation: what a call did, what changed on the page, and what helps after an error."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from subterminator.mcp.types import ErrorCode, Snapshot, SnapshotElement, ToolCall, ToolResult
from subterminator.pages.own_data import kind_of
from subterminator.perception.lines.notation import plain, quoted, word
from subterminator.record.events import Event

NAME_LENGTH = 80
NEW_ELEMENTS = 3
"""Number of new elements that are named after a change within a page."""
ADVICE: dict[ErrorCode, str] = {
    "ref_invalid": "Use a ref of the page below.",
    "element_disabled": "It waits: tick, fill or choose what it asks for, scroll its terms to their end, or wait with "
    "get_snapshot.",
    "element_obscured": "Close or answer what covers it first.",
    "element_not_visible": "Unfold or scroll to it first.",
    "timeout": "It may have taken effect: see the page below.",
}
"""What helps, by the cause of an error."""
REFUSED = "Refused, not failed: another way to the same control is refused, too. Take another step."
_REF = re.compile(r"^@e\d+ ")
_STATES_SHOWN = frozenset({"checked", "unchecked", "expanded", "collapsed", "disabled"})


def deed(call: ToolCall, snapshot: Snapshot | None) -> str:
    """Describe a call in words that outlive its refs: `clicked button "Continue"`."""
    arguments = call.arguments if isinstance(call.arguments, dict) else {}
    target = element_words(call, snapshot) or "an element that is not on the page"
    match call.name:
        case "browser_click":
            return f"clicked {target}"
        case "browser_fill":
            return f"filled {target} with {_said(arguments, 'value')}"
        case "browser_select":
            return f"chose {_said(arguments, 'value')} in {target}"
        case "browser_scroll" if arguments.get("ref"):
            return f"scrolled to {target}"
        case "browser_scroll":
            return f"scrolled {word(str(arguments.get('direction', ''))[:10])}"
        case "get_snapshot":
            return "looked" if snapshot is None else "looked again"
        case "request_human_approval":
            return f"asked the person: {_said(arguments, 'action')}"
        case "complete_task":
            return f"called complete_task, {word(str(arguments.get('status', ''))[:20])}"
        case _:
            return f"called {word(call.name[:40])}"


def element_words(call: ToolCall, snapshot: Snapshot | None) -> str:
    """Return role and name of the call's element; "" when it has none, or an unknown one."""
    element = element_of(call, snapshot)
    return "" if element is None else f"{element.role} {quoted(element.name, NAME_LENGTH)}"


def element_of(call: ToolCall, snapshot: Snapshot | None) -> SnapshotElement | None:
    """Return the snapshot's element that the call names."""
    ref = call.arguments.get("ref") if isinstance(call.arguments, dict) else None
    elements = snapshot.elements if snapshot is not None and ref else []
    return next((each for each in elements if each.ref == ref), None)


def answer_head(call: ToolCall, result: ToolResult, before: Snapshot | None) -> str:
    """Return the first line of an answer: what was done and what came of it, or why it was not done and what helps."""
    message = " ".join((result.message or "").split())
    if result.success:
        hidden = isinstance(call.arguments, dict) and bool(kind_of(str(call.arguments.get("value", ""))))
        parts = [f"done: {deed(call, before)}", change(before, result.snapshot, hidden=hidden), message]
        return "; ".join(part for part in parts if part)
    parts = [f"error: {result.error or 'not acknowledged'}", element_words(call, before), message]
    if result.error is not None:
        parts.append(REFUSED if result.refused else ADVICE.get(result.error, ""))
    return " - ".join(part for part in parts if part)


def turns_of(events: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return what the tool calls in a journal came to, in words, so that a conversation can be resumed from it."""
    told = (event.get("told") for event in events if event["event"] == Event.TOOL_ANSWERED)
    return [line for line in told if isinstance(line, str)]


def change(before: Snapshot | None, after: Snapshot | None, *, hidden: bool = False) -> str:
    """Describe how the page differs from the one before, by what can be seen now.

    `hidden`: the value that a field has now is the person's, and is not told.
    """
    if before is None or after is None:
        return ""
    if (before.page.url, before.page.title) != (after.page.url, after.page.title):
        return f"now: page {quoted(after.page.title, NAME_LENGTH)} {word(_path(after.page.url))}"
    known = {(each.role, each.name) for each in before.elements}
    new = [each for each in after.elements if each.name and (each.role, each.name) not in known]
    if new:
        names = ", ".join(f"{each.role} {quoted(each.name, 40)}" for each in new[:NEW_ELEMENTS])
        more = f" and {len(new) - NEW_ELEMENTS} more" if len(new) > NEW_ELEMENTS else ""
        return f"now: new on the page: {names}{more}"
    if changed := _changed_states(before, after, hidden=hidden):
        return f"now: {changed}"
    if not same_page(before, after):
        return "now: the page has changed"
    return "nothing on the page has changed"


def same_page(before: Snapshot | None, after: Snapshot | None) -> bool:
    """Return whether a model reads the same in both, refs aside."""
    if before is None or after is None:
        return False
    return before.page == after.page and _without_refs(before.lines) == _without_refs(after.lines)


def _changed_states(before: Snapshot, after: Snapshot, *, hidden: bool) -> str:
    """Describe the first element of which a state or the value has changed."""
    if len(before.elements) != len(after.elements):
        return ""
    for old, new in zip(before.elements, after.elements, strict=True):
        states = [each for each in new.state if each in _STATES_SHOWN and each not in old.state]
        if states:
            return f"{new.role} {quoted(new.name, NAME_LENGTH)} is {' and '.join(states)}"
        if "disabled" in old.state and "enabled" in new.state:
            return f"{new.role} {quoted(new.name, NAME_LENGTH)} is enabled"
        if new.value is not None and new.value != old.value:
            value = "has a value" if hidden else f"has the value {quoted(new.value, 40)}"
            return f"{new.role} {quoted(new.name, NAME_LENGTH)} {value}"
    return ""


def _without_refs(lines: str) -> list[str]:
    return [_REF.sub("", line) for line in lines.splitlines()]


def _said(arguments: dict[str, Any], key: str) -> str:
    return quoted(str(arguments.get(key, "")), 60)


def _path(url: str) -> str:
    """Return the path of an address without its query, which may hold what is nobody's business."""
    after_scheme = url.partition("://")[2] or url
    _, slash, rest = after_scheme.partition("/")
    return plain(f"{slash}{rest.partition('?')[0]}"[:NAME_LENGTH] or url[:NAME_LENGTH], NAME_LENGTH)
