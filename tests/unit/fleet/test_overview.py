"""The queue in numbers, for other programs, and at a hundred thousand jobs."""

from __future__ import annotations

import csv
import io
import json
import time
from collections.abc import Callable
from datetime import date
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from subterminator.cli.main import front
from subterminator.domain.outcomes import Outcome
from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import jobs
from subterminator.fleet.exports import as_calendar, as_csv, as_json
from subterminator.fleet.inbox.status import metrics_text
from subterminator.fleet.jobs import Job, JobRequest, new_job
from subterminator.fleet.store import JobStore, Kind

TODAY = date(2026, 12, 1)


def ended(store: JobStore, job: Job, outcome: Outcome, effective: date | None = None, message: str = "so") -> None:
    """Let a job end so."""
    store.hand_over(100, lambda *_: None)
    assert store.begin_leg(job.id, 1, "lease", "worker") is not None
    assert store.end_leg(job.id, "lease", outcome=outcome, message=message, effective=effective, seconds=2.5)


@pytest.fixture
def some(store: JobStore, add: Callable[..., Job]) -> JobStore:
    """One job of each sort."""
    ended(store, add("a.example", "Ä, b;"), Outcome.SCHEDULED, date(2026, 12, 4))
    ended(store, add("b.example"), Outcome.SCHEDULED, date(2026, 11, 4))
    ended(store, add("c.example"), Outcome.CANCELLED, message="=HYPERLINK(1)\n\u202e")
    ended(store, add("d.example"), Outcome.FAILED)
    job = add("e.example")
    store.hand_over(100, lambda *_: None)
    store.begin_leg(job.id, 1, "lease", "worker")
    store.ask(job.id, "lease", "q", Kind.HELP, {"message": "a code"})
    add("f.example")
    return store


@pytest.mark.spec("fleet.overview")
def test_the_queue_is_told_in_numbers(some: JobStore) -> None:
    """What ends later has not ended; what failed is no end."""
    figures = some.figures(TODAY)
    assert (figures.active, figures.needs, figures.ends_later, figures.ended) == (1, 1, 1, 2)
    assert (figures.unsuccessful, figures.questions, figures.workers) == (1, 1, 0)
    assert (figures.legs, figures.leg_seconds) == (5, 10.0)


@pytest.mark.spec("fleet.overview")
def test_the_list_ends_with_the_numbers(some: JobStore) -> None:
    """In words."""
    assert "1 go on, 1 need somebody" in CliRunner().invoke(front, ["queue", "list"]).stdout.splitlines()[-1]


@pytest.mark.spec("fleet.export")
def test_a_spreadsheet_gets_texts_and_no_formulas(some: JobStore, tmp_path: Path) -> None:
    """A page's words reach the message of a job."""
    rows = list(csv.DictReader(io.StringIO(as_csv(some.listed()))))
    assert [row["service"] for row in rows] == [f"{letter}-example" for letter in "abcdef"]
    assert rows[2]["message"] == "'=HYPERLINK(1)"
    assert rows[0]["account"] == "ä, b;"
    assert [job["outcome"] for job in json.loads(as_json(some.listed()))][:2] == ["scheduled", "scheduled"]
    file = tmp_path / "jobs.csv"
    assert CliRunner().invoke(front, ["queue", "export", "-o", str(file)]).exit_code == 0
    assert file.read_text(encoding="utf-8").startswith("id,service,account,")


@pytest.mark.spec("fleet.export")
def test_a_calendar_has_a_day_to_look_at_each_statement(some: JobStore) -> None:
    """Three days after the end; lines are folded and escaped as RFC 5545 wants."""
    text = as_calendar(some.listed())
    assert text.count("BEGIN:VEVENT") == 2
    assert "DTSTART;VALUE=DATE:20261207\r\n" in text
    assert "SUMMARY:Check your statement: a-example ä\\, b\\;\r\n" in text
    assert text.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))


@pytest.mark.spec("fleet.status")
def test_the_figures_are_readable_to_prometheus_and_name_nobody(some: JobStore) -> None:
    """Every state has its line, also at none."""
    text = metrics_text(some.figures(TODAY), {"": 1, "ended": 2, "person:sent": 1})
    for line in (
        'subterminator_jobs{state="scheduled"} 2',
        'subterminator_jobs{state="running"} 0',
        "subterminator_questions 1",
        'subterminator_final_presses{result="not_read_back"} 1',
        'subterminator_final_presses{result="by_person"} 1',
        "subterminator_browser_seconds 10.0",
    ):
        assert line in text.splitlines()
    assert "example" not in text


def cost(do: Callable[[], object]) -> float:
    """The least processor time of some calls, in seconds."""
    times = []
    for _ in range(7):
        began = time.process_time()
        do()
        times.append(time.process_time() - began)
    return min(times)


@pytest.mark.matrix
@pytest.mark.spec("fleet.large")
def test_a_hundred_thousand_jobs_cost_what_a_thousand_do(
    store: JobStore, config: AppConfig, add: Callable[..., Job]
) -> None:
    """To add one, to hand some over, and to list the questions."""
    add()
    with store.database.begin() as connection:
        row = dict(connection.execute(sa.select(jobs)).mappings().one())
    del row["seq"]
    numbers = count()

    def grow(size: int) -> None:
        with store.database.begin() as connection:
            before = connection.execute(sa.select(sa.func.count()).select_from(jobs)).scalar_one()
            names = range(before, size)
            more = [{**row, "id": f"x{each}", "service": f"s{each}", "host": f"h{each % 5000}"} for each in names]
            connection.execute(jobs.insert(), more)

    def add_one() -> None:
        store.add([new_job(JobRequest(service="netflix", account=str(next(numbers))), config)])

    def hand_over() -> None:
        store.hand_over(5, lambda *_: None)
        with store.database.begin() as connection:  # so that the next call has something to do
            connection.execute(jobs.update().where(jobs.c.state == "starting").values(state="ended", outcome="failed"))

    def costs() -> dict[str, float]:
        return {"add": cost(add_one), "hand over": cost(hand_over), "questions": cost(store.open_questions)}

    grow(1_000)
    few = costs()
    grow(100_000)
    many = costs()
    assert {name: (few[name], many[name]) for name in few if many[name] > 2 * few[name] + 0.002} == {}
