"""Read a journal back, and check the chain of sums that ties each line to the one before."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from subterminator.domain.files import one_line_errors

JOURNAL = "journal.jsonl"
"""The journal's file name in the run directory."""

GENESIS = "0" * 64
"""Sum of the line before the first."""


@dataclass(frozen=True, slots=True)
class Journal:
    """A journal as read from the disk."""

    events: tuple[Mapping[str, Any], ...]
    """The lines that can be read, in order."""
    head: str = GENESIS
    """SHA-256 of the last whole line: the head of the chain."""
    problems: tuple[str, ...] = ()
    """Breaks of the chain, in words. A half-written last line is none: a process died there."""
    lines: int = 0
    """Number of whole lines, readable or not."""
    whole: int = 0
    """Bytes up to the end of the last whole line."""
    torn: bytes = field(default=b"", repr=False)
    """The rest: a line that was never finished."""


def link(line: bytes) -> str:
    """Return the SHA-256 by which the next line names this one. `line` comes without its newline."""
    return hashlib.sha256(line).hexdigest()


def read_journal(directory: Path) -> Journal:
    """Read the journal of a run directory, whatever state it is in.

    Raises:
        ConfigurationError: it cannot be opened.
    """
    path = directory / JOURNAL
    with one_line_errors("read the journal", path):
        return parse(path.read_bytes())


def parse(content: bytes) -> Journal:
    """Read a journal from the bytes of its file."""
    lines = content.split(b"\n")
    torn = lines.pop()
    if lines and _event(lines[-1]) is None:  # the disk gave back a last line that was never written whole
        torn = lines.pop() + b"\n" + torn
    events: list[Mapping[str, Any]] = []
    problems: list[str] = []
    head = GENESIS
    for number, line in enumerate(lines):
        event = _event(line)
        if event is None:
            problems.append(f"line {number + 1} of the journal cannot be read")
        else:
            events.append(event)
            if event["prev"] != head:
                problems.append(f"line {number + 1} of the journal does not follow from the line before it")
            elif event["seq"] != number:
                problems.append(f"line {number + 1} of the journal carries number {event['seq']}, not {number}")
        head = link(line)
    return Journal(tuple(events), head, tuple(problems), len(lines), len(content) - len(torn), torn)


def _event(line: bytes) -> dict[str, Any] | None:
    """Return the event of a line, or None."""
    try:
        event = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return event if isinstance(event, dict) and _has_frame(event) else None


def _has_frame(event: dict[str, Any]) -> bool:
    """Return whether an event has the keys that the journal writes on each line."""
    frame = {"seq": int, "time": str, "event": str, "prev": str}
    if not all(isinstance(event.get(key), kind) for key, kind in frame.items()):
        return False
    try:
        return datetime.fromisoformat(event["time"]).tzinfo is not None
    except ValueError:
        return False
