"""The queue in numbers, for other programs, and at a hundred thousand jobs."""

from __future__ import annotations

import csv
import io
import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal
from itertools import count
from pathlib import Path
from unittest.mock import ANY

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from starlette.testclient import TestClient

from subterminator.cli.main import front
from subterminator.domain.outcomes import Outcome
from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import Database, jobs, tallies
from subterminator.fleet.exports import as_calendar, as_csv, as_json
from subterminator.fleet.inbox.status import StatusServer, metrics_text
from subterminator.fleet.jobs import Job, JobRequest, new_job
from subterminator.fleet.log_lines import FIELDS, JsonFormatter
from subterminator.fleet.savings import savings_of
from subterminator.fleet.store import MOST_TALLIES, JobStore, Kind

TODAY = date(2026, 12, 1)


def ended(
    store: JobStore,
    job: Job,
    outcome: Outcome,
    effective: date | None = None,
    message: str = "so",
    **facts: str,
) -> None:
    """Let a job end so."""
    store.hand_over(100, lambda *_: None)
    assert store.begin_leg(job.id, 1, "lease", "worker") is not None
    end = {"outcome": outcome, "message": message, "effective": effective, "seconds": 2.5, "facts": facts}
    assert store.end_leg(job.id, "lease", **end)  # type: ignore[arg-type]


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
    assert "1 goes on, 1 needs somebody" in CliRunner().invoke(front, ["queue", "list"]).stdout.splitlines()[-2]


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
    unfolded = text.replace("\r\n ", "")
    assert "SUMMARY:Check your statement after 4 December 2026: a-example ä\\, b\\;\r\n" in unfolded
    assert text.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))


@pytest.mark.spec("fleet.export")
def test_a_calendar_reminds_of_a_charge_that_still_comes(store: JobStore, add: Callable[..., Job]) -> None:
    """Two days before it, of what has not ended: a trial is called so. What has ended charges no more."""
    ended(store, add("a.example"), Outcome.ABORTED, renews="2026-12-20", plan="Free trial of Gold")
    ended(store, add("b.example"), Outcome.MANUAL_REQUIRED, renews="2027-01-03", plan="Gold")
    ended(store, add("c.example"), Outcome.SCHEDULED, date(2026, 12, 4), renews="2026-12-05")
    ended(store, add("d.example"), Outcome.FAILED, renews="soon")
    text = as_calendar(store.listed()).replace("\r\n ", "")
    assert text.count("BEGIN:VEVENT") == 3
    assert "DTSTART;VALUE=DATE:20261218\r\n" in text
    assert "SUMMARY:Trial ends on 20 December 2026: a-example\r\n" in text
    assert "DTSTART;VALUE=DATE:20270101\r\n" in text
    assert "SUMMARY:Next charge on 3 January 2027: b-example\r\n" in text
    assert "DESCRIPTION:Not cancelled so far (manual required). The account page named that day.\r\n" in text


@pytest.mark.spec("fleet.savings")
def test_what_is_saved_is_told_by_currency(store: JobStore, add: Callable[..., Job]) -> None:
    """Only of what jobs have ended; a price or a period that no page named is told as not known, and never guessed."""
    ended(
        store, add("a.example"), Outcome.SCHEDULED, date(2026, 12, 4), price="Standard $15.49 / month", plan="Standard"
    )
    ended(store, add("b.example"), Outcome.CANCELLED, price="$50 a year")
    ended(store, add("c.example"), Outcome.CANCELLED, price="9,99 € pro Monat")
    ended(store, add("d.example"), Outcome.CANCELLED)
    ended(store, add("e.example"), Outcome.CANCELLED, price="$10/month per user")
    ended(store, add("f.example"), Outcome.ALREADY_CANCELLED, price="$99 a year")
    ended(store, add("g.example"), Outcome.FAILED, price="$99 a year")
    told = savings_of(store.listed())
    assert told.totals == {"$": Decimal("235.88"), "EUR": Decimal("119.88")}
    assert (told.without_price, told.without_period) == (1, 1)
    assert CliRunner().invoke(front, ["queue", "list"]).stdout.splitlines()[-1] == (
        "Saved a year: 235.88 $, 119.88 EUR, by the prices that the account pages named; price not known of 1; "
        "period of the price not known of 1"
    )
    first = json.loads(as_json(store.listed()))[0]
    assert (first["plan"], first["price"]) == ("Standard", "Standard $15.49 / month")
    assert (first["yearly_price"], first["currency"]) == ("185.88", "$")
    rows = list(csv.DictReader(io.StringIO(as_csv(store.listed()))))
    assert [row["yearly_price"] for row in rows] == ["185.88", "50.00", "119.88", "", "", "99.00", "99.00"]


@pytest.mark.spec("fleet.status")
def test_the_figures_are_readable_to_prometheus_and_name_nobody(some: JobStore) -> None:
    """Every state has its line, also at none."""
    text = metrics_text(some.figures(TODAY), {"": 1, "ended": 2, "person:sent": 1}, 3)
    for line in (
        'subterminator_jobs{state="scheduled"} 2',
        'subterminator_jobs{state="running"} 0',
        "subterminator_questions 1",
        'subterminator_final_presses{result="not_read_back"} 1',
        'subterminator_final_presses{result="by_person"} 1',
        "subterminator_browser_seconds 10.0",
        "subterminator_refusals_total 3",
    ):
        assert line in text.splitlines()
    assert "example" not in text


@pytest.mark.spec("fleet.status")
@pytest.mark.parametrize(("is_well", "status"), [(True, 200), (False, 503)])
def test_a_worker_that_is_not_heard_of_is_not_healthy(store: JobStore, is_well: bool, status: int) -> None:
    """As when its database is away: a monitor sees it by the status."""
    server = StatusServer(store, lambda: is_well, dict, lambda: 0, 0)
    assert TestClient(server.app).get("/healthz").status_code == status


@pytest.mark.spec("fleet.log")
def test_the_log_as_json_has_ids_and_kinds_of_errors_and_no_words_of_a_page() -> None:
    """Nor does it repeat what a library says, which may quote anything."""
    output = io.StringIO()
    handler = logging.StreamHandler(output)
    handler.setFormatter(JsonFormatter())
    for name in ("subterminator.fleet.test", "a_library"):
        logger = logging.getLogger(name)
        logger.propagate = False
        logger.addHandler(handler)
        try:
            int("ann@example.com")
        except ValueError:
            logger.exception("session %s" if name != "a_library" else "%s: ann@example.com", "q1")
        logger.warning("ended", extra={FIELDS: {"job": "j1", "seconds": 1.5}})
        logger.removeHandler(handler)
    lines = [json.loads(line) for line in output.getvalue().splitlines()]
    assert [(line["level"], line["message"]) for line in lines[:2]] == [("error", "session q1"), ("warning", "ended")]
    assert (lines[0]["error"], lines[1]["job"], lines[1]["seconds"]) == ("ValueError", "j1", 1.5)
    assert "test_overview.py:" in lines[0]["at"]
    assert "ann@example.com" not in output.getvalue()


def counted(store: JobStore) -> dict[str, int]:
    """The jobs by state, counted one by one."""
    return dict(Counter(job.status for job in store.listed()))


@pytest.mark.spec("fleet.overview")
def test_the_sums_are_those_of_the_jobs_whatever_happens(some: JobStore, add: Callable[..., Job]) -> None:
    """Added, withdrawn, retried, removed; and put together from time to time, as they are one row a change."""
    some.withdraw(add("g.example").id, "ann")
    for number in range(MOST_TALLIES):
        add("h.example", str(number))
    assert some.counts() == counted(some)
    some.retry(some.find("d-example").id)
    with some.database.begin() as connection:
        connection.execute(jobs.delete().where(jobs.c.account == "7"))
        assert connection.execute(sa.select(sa.func.count()).select_from(tallies)).scalar_one() < MOST_TALLIES
    assert some.counts() == counted(some)
    assert some.figures(TODAY).questions == 1


@pytest.mark.spec("fleet.database")
def test_a_queue_of_an_earlier_version_is_counted_once(some: JobStore) -> None:
    """It has jobs and no sums; they are made when it is opened, and again not."""
    before = some.figures(TODAY)
    with some.database.begin() as connection:
        for name in (
            connection.execute(sa.text("SELECT name FROM sqlite_master WHERE type = 'trigger'")).scalars().all()
        ):
            connection.execute(sa.text(f"DROP TRIGGER {name}"))
        tallies.drop(connection)
    for _ in range(2):
        again = JobStore(Database(str(some.database.url)))
        assert again.figures(TODAY) == replace(before, oldest_question_seconds=ANY)
        again.database.dispose()


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
    """To add one, to hand some over, to list the questions, and to count everything."""
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

    def overview() -> None:
        store.figures(TODAY)

    def costs() -> dict[str, float]:
        return {
            "add": cost(add_one),
            "hand over": cost(hand_over),
            "questions": cost(store.open_questions),
            "overview": cost(overview),
        }

    grow(1_000)
    few = costs()
    grow(100_000)
    many = costs()
    assert {name: (few[name], many[name]) for name in few if many[name] > 2 * few[name] + 0.002} == {}
