"""Calendar entries (RFC 5545): days on which to look at a statement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta


@dataclass(frozen=True, slots=True)
class Entry:
    """A day of the calendar."""

    uid: str
    changed: datetime
    day: date
    summary: str
    description: str


def calendar(entries: Iterable[Entry], product: str = "runs") -> str:
    """Return the calendar. The texts must be visible characters on one line."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:-//SubTerminator//{product}//EN", "CALSCALE:GREGORIAN"]
    for entry in entries:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{entry.uid}@subterminator",
            f"DTSTAMP:{entry.changed.astimezone(UTC):%Y%m%dT%H%M%SZ}",
            f"DTSTART;VALUE=DATE:{entry.day:%Y%m%d}",
            f"DTEND;VALUE=DATE:{entry.day + timedelta(days=1):%Y%m%d}",
            f"SUMMARY:{_escaped(entry.summary)}",
            f"DESCRIPTION:{_escaped(entry.description)}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def _folded(line: str) -> Iterator[str]:
    """Yield a line in pieces of at most 75 bytes; the later ones begin with a space."""
    piece, size = "", 0
    for letter in line:
        width = len(letter.encode())
        if size + width > 75:
            yield piece
            piece, size = " ", 1
        piece, size = piece + letter, size + width
    yield piece
