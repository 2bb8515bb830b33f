"""The jobs for other programs: CSV for a spreadsheet, JSON, and a calendar of days to look at a statement."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta

from subterminator.fleet.jobs import Job
from subterminator.fleet.store import SUCCESSES
from subterminator.fleet.wording import visible

_FORMULA = frozenset("=+-@\t\r")
"""First letters by which a spreadsheet takes a text for a formula."""
_STATEMENT_DAYS = 3
"""Days after the end of a subscription at which a further charge would show."""


def as_json(jobs: Iterable[Job]) -> str:
    """Return all jobs as a JSON list."""
    return json.dumps([job.to_dict() for job in jobs], indent=1) + "\n"


def as_csv(jobs: Iterable[Job]) -> str:
    """Return all jobs as a table with a header line. Texts of pages cannot become formulas."""
    table = io.StringIO()
    writer: csv.DictWriter[str] | None = None
    for job in jobs:
        row = job.to_dict()
        row["added"], row["changed"] = (
            datetime.fromtimestamp(row[name], UTC).isoformat(timespec="seconds") for name in ("added", "changed")
        )
        cells = {name: _cell(value) for name, value in row.items()}
        if writer is None:
            writer = csv.DictWriter(table, list(cells), lineterminator="\r\n")
            writer.writeheader()
        writer.writerow(cells)
    return table.getvalue()


def as_calendar(jobs: Iterable[Job]) -> str:
    """Return a calendar (RFC 5545) with a day for each subscription that has an end: look at the statement then."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//SubTerminator//queue//EN", "CALSCALE:GREGORIAN"]
    for job in jobs:
        if job.effective is None or job.outcome not in SUCCESSES:
            continue
        day = job.effective + timedelta(days=_STATEMENT_DAYS)
        subject = " ".join(filter(None, (visible(job.service, 60), visible(job.account, 60))))
        lines += [
            "BEGIN:VEVENT",
            f"UID:{job.id}@subterminator",
            f"DTSTAMP:{datetime.fromtimestamp(job.changed, UTC):%Y%m%dT%H%M%SZ}",
            f"DTSTART;VALUE=DATE:{day:%Y%m%d}",
            f"DTEND;VALUE=DATE:{day + timedelta(days=1):%Y%m%d}",
            f"SUMMARY:{_escaped(f'Check your statement: {subject}')}",
            f"DESCRIPTION:{_escaped(f'Cancelled, ends on {job.effective}: nothing more should be charged.')}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


FORMATS = {"csv": as_csv, "json": as_json, "ics": as_calendar}
"""Export by name of its format."""


def _cell(value: object) -> str:
    text = "" if value is None else visible(value, 2000)
    return f"'{text}" if text[:1] in _FORMULA else text


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
