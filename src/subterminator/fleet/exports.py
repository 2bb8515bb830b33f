"""The jobs for other programs: CSV for a spreadsheet, JSON, and a calendar of days to look at a statement."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from subterminator.fleet.jobs import Job
from subterminator.fleet.store import SUCCESSES
from subterminator.fleet.wording import visible
from subterminator.record.calendar_file import Entry, calendar
from subterminator.record.next_steps import STATEMENT_DAYS

_FORMULA = frozenset("=+-@\t\r")
"""First letters by which a spreadsheet takes a text for a formula."""


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
    entries = (
        Entry(
            job.id,
            datetime.fromtimestamp(job.changed, UTC),
            job.effective + timedelta(days=STATEMENT_DAYS),
            f"Check your statement: {' '.join(filter(None, (visible(job.service, 60), visible(job.account, 60))))}",
            f"Cancelled, ends on {job.effective}: nothing more should be charged.",
        )
        for job in jobs
        if job.effective is not None and job.outcome in SUCCESSES
    )
    return calendar(entries, "queue")


FORMATS = {"csv": as_csv, "json": as_json, "ics": as_calendar}
"""Export by name of its format."""


def _cell(value: object) -> str:
    text = "" if value is None else visible(value, 2000)
    return f"'{text}" if text[:1] in _FORMULA else text
