"""The jobs for other programs: CSV for a spreadsheet, JSON, and a calendar of days on which to look or to act."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from subterminator.domain.wording import visible
from subterminator.fleet.jobs import Job
from subterminator.fleet.store import SUCCESSES
from subterminator.lexicon.reader import Reader
from subterminator.record.calendar_file import Entry, calendar
from subterminator.record.narration import day
from subterminator.record.next_steps import STATEMENT_DAYS

CHARGE_DAYS = 2
"""Days before a charge at which one can still act."""
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
    """Return a calendar (RFC 5545) with the day to look at a statement, or the one before a charge that still comes."""
    return calendar((entry for job in jobs if (entry := _entry(job)) is not None), "queue")


def _entry(job: Job) -> Entry | None:
    """Return the day of a job: after the end of its subscription, or before the next charge of one that goes on."""
    changed = datetime.fromtimestamp(job.changed, UTC)
    name = " ".join(filter(None, (visible(job.service, 60), visible(job.account, 60))))
    if job.effective is not None and job.outcome in SUCCESSES:
        return Entry(
            job.id,
            changed,
            job.effective + timedelta(days=STATEMENT_DAYS),
            f"Check your statement after {day(job.effective)}: {name}",
            f"Cancelled, ends on {day(job.effective)}: nothing more should be charged.",
        )
    if job.next_charge is None:
        return None
    event = "Trial ends" if _is_trial(job) else "Next charge"
    return Entry(
        f"{job.id}-charge",
        changed,
        job.next_charge - timedelta(days=CHARGE_DAYS),
        f"{event} on {day(job.next_charge)}: {name}",
        f"Not cancelled so far ({job.status.replace('_', ' ')}). The account page named that day.",
    )


def _is_trial(job: Job) -> bool:
    """Return whether plan or price name a trial."""
    reader = Reader.load()
    texts = (job.facts.get("plan", ""), job.facts.get("price", ""))
    return any(each.object == "trial" for text in texts for each in reader.read(text))


FORMATS = {"csv": as_csv, "json": as_json, "ics": as_calendar}
"""Export by name of its format."""


def _cell(value: object) -> str:
    text = "" if value is None else visible(value, 2000)
    return f"'{text}" if text[:1] in _FORMULA else text
