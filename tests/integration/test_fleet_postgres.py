"""The queue on a real Postgres that the test starts, and storms of kills over its workers."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from postgres import MISSING, Postgres, server_programs
from subterminator.domain.errors import UnsettledIntent
from subterminator.domain.outcomes import Outcome
from subterminator.domain.settings import AppConfig
from subterminator.fleet.answers import Answers
from subterminator.fleet.database import Database
from subterminator.fleet.demo import CASES, Command, Sites, run_command
from subterminator.fleet.jobs import Job, JobRequest, JobState, new_job
from subterminator.fleet.press_ledgers import SharedPressLedger
from subterminator.fleet.store import JobStore, Kind, Stale
from subterminator.record.press_ledger import PressLedger

PROGRAMS = server_programs()
KILLS = 6
SECONDS = 900
"""Limit of a storm: browsers of two workers on two cores, which other tests share."""

pytestmark = pytest.mark.skipif(PROGRAMS is None, reason=MISSING)


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    """One server for all tests of this file."""
    assert PROGRAMS is not None
    with Postgres(PROGRAMS) as running:
        yield running


@pytest.fixture
def url(server: Postgres) -> str:
    """An empty database."""
    admin = Database(server.url)
    name = f"queue_{secrets.token_hex(4)}"
    with admin.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    admin.dispose()
    return server.url.replace("/postgres", f"/{name}")


@pytest.fixture
def config(tmp_path: Path, url: str) -> AppConfig:
    """Settings with that database."""
    folders = {"SUBTERMINATOR_DATA_DIR": str(tmp_path / "data"), "SUBTERMINATOR_CONFIG_DIR": str(tmp_path / "config")}
    return AppConfig.load({**folders, "SUBTERMINATOR_DATABASE_URL": url})


@pytest.fixture
def store(config: AppConfig) -> Iterator[JobStore]:
    """A queue in it."""
    database = Database(config.queue_url)
    yield JobStore(database)
    database.dispose()


@pytest.mark.spec("fleet.database")
@pytest.mark.spec("fleet.answers")
def test_the_queue_is_the_same_on_postgres(store: JobStore, config: AppConfig) -> None:
    """From a job to its answer, with ten processes at each step: each thing happens once."""
    request = JobRequest(service="https://gym.example/account", account="ann")

    def at_once(number: int) -> list[bool]:
        own = JobStore(Database(config.queue_url))
        try:
            return [each.new for each in own.add([new_job(request, config)])]
        finally:
            own.database.dispose()

    with ThreadPoolExecutor(10) as pool:
        assert sorted(pool.map(at_once, range(10))) == [[False]] * 9 + [[True]]
        handed: list[str] = []
        list(pool.map(lambda _: store.hand_over(5, lambda _, job: handed.append(job.id)), range(10)))
    (job,) = store.listed()
    assert handed == [job.id]
    assert store.begin_leg(job.id, 1, "old", "a") is not None
    assert store.begin_leg(job.id, 1, "new", "b") is not None
    assert not store.end_leg(job.id, "old", outcome=Outcome.FAILED, message="late")
    assert store.ask(job.id, "new", "q", Kind.APPROVAL, {"reason": "why"}, digest="d", picture=b"png")
    (question,) = store.open_questions()

    def answer(number: int) -> bool:
        try:
            store.answer("q", question.seal, "yes", "confirm", f"person {number}")
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(10) as pool:
        assert sum(pool.map(answer, range(10))) == 1
    assert store.counts() == {"starting": 1}
    assert [each["kind"] for each in store.events(job.id)] == ["added", "leg", "leg", "asked", "answered"]


@pytest.mark.spec("fleet.ledger")
def test_of_many_machines_one_may_press(store: JobStore, tmp_path: Path) -> None:
    """Thirty ask at once, each with a ledger of its own beside the shared one."""

    def press(number: int) -> bool:
        ledger = SharedPressLedger(store.database, PressLedger(tmp_path / f"machine-{number}.sqlite3"))
        try:
            ledger.intend("gym", "ann", f"run{number}", "End it")
        except UnsettledIntent:
            return False
        return True

    with ThreadPoolExecutor(5) as pool:
        assert sum(pool.map(press, range(30))) == 1


class Storm:
    """Two workers on one queue of the practice jobs, and somebody who answers what the sites' ledgers say."""

    def __init__(self, folder: Path, sites: Sites, store: JobStore, url: str) -> None:
        self.folder, self.sites, self.store = folder, sites, store
        self.environment = {
            "SUBTERMINATOR_DATA_DIR": str(folder / "data"),
            "SUBTERMINATOR_CONFIG_DIR": str(folder / "config"),
            "SUBTERMINATOR_DATABASE_URL": url,
        }
        run_command(["queue", "add", "--file", str(sites.file)], self.environment)
        self.cases = {f"site-{number:02d}": case for number, case in enumerate(CASES)}
        self.workers: list[Command] = []
        self.started = 0

    def start_worker(self) -> Command:
        """Start another worker."""
        self.started += 1
        return Command(["work", "--slots", "2"], self.environment, self.folder / f"worker-{self.started}.log")

    def person(self) -> None:
        """Answer everything that waits: reviews by the truth, which a person would look up on the account."""
        for question in self.store.open_questions():
            service = question.job.service
            if question.kind is Kind.APPROVAL:
                answer = self.cases[service].answer
            elif question.kind is Kind.REVIEW:
                answer = "read" if self.sites.finals(service) else "not_sent"
            else:
                answer = "no"
            Answers(self.store).give(question.id, question.seal, answer, "confirm" if answer == "yes" else "", "ann")
        for job in self.store.listed([JobState.ENDED]):
            if "found it still active" in job.message:
                self.store.retry(job.id)

    def jobs(self) -> list[Job]:
        """All jobs."""
        return list(self.store.listed())

    def has_ended(self) -> bool:
        """Whether every job has its end."""
        return all(job.state is JobState.ENDED and "still active" not in job.message for job in self.jobs())

    def check(self) -> None:
        """Every job has its right end, and no site has two."""
        ends = {job.service: (job.status, self.sites.finals(job.service)) for job in self.jobs()}
        pressed = {"scheduled", "cancelled"}
        right = {service: (case.outcome, int(case.outcome in pressed)) for service, case in self.cases.items()}
        assert ends == right, "\n".join(path.read_text() for path in self.folder.glob("worker-*.log"))


@pytest.fixture
def storm(tmp_path: Path, store: JobStore, url: str) -> Iterator[Storm]:
    """The practice jobs in the queue, no worker yet."""
    with Sites(tmp_path / "sites", [case.scenario for case in CASES]) as sites:
        storm = Storm(tmp_path, sites, store, url)
        yield storm
        for worker in storm.workers:
            if worker.process.poll() is None:
                worker.kill()


@pytest.mark.matrix
@pytest.mark.timeout(SECONDS + 60)
@pytest.mark.spec("fleet.work")
def test_a_storm_of_kills_loses_nothing_and_presses_nothing_twice(storm: Storm, server: Postgres) -> None:
    """Workers are killed at random moments and come back; the server is restarted once in between."""
    chance = random.Random(16)  # noqa: S311 - moments of kills, not secrets
    storm.workers = [storm.start_worker(), storm.start_worker()]
    kills, restarted, next_kill = 0, False, 0.0
    deadline = time.monotonic() + SECONDS
    while not storm.has_ended():
        assert time.monotonic() < deadline, [job.to_dict() for job in storm.jobs()]
        storm.person()
        if kills < KILLS and not next_kill and all("Worker" in each.output() for each in storm.workers):
            next_kill = time.monotonic() + chance.uniform(1, 10)  # both are at work
        if next_kill and time.monotonic() > next_kill:
            victim = chance.randrange(2)
            storm.workers[victim].kill()
            storm.workers[victim] = storm.start_worker()
            kills, next_kill = kills + 1, 0.0
        if kills == KILLS // 2 and not restarted:
            server.stop()
            server.start()
            restarted = True
        time.sleep(0.2)
    storm.check()
    assert [worker.end(60) for worker in storm.workers] == [0, 0]


@pytest.mark.matrix
@pytest.mark.timeout(SECONDS + 60)
@pytest.mark.spec("fleet.adopted")
def test_a_worker_that_never_comes_back_is_replaced_within_thirty_seconds(storm: Storm) -> None:
    """As of another machine: nobody can see its lock, only its silence."""
    first, other = storm.workers = [storm.start_worker(), storm.start_worker()]
    deadline = time.monotonic() + SECONDS

    def at_work() -> bool:
        names = {job.worker for job in storm.jobs() if job.state is JobState.RUNNING}
        return "Worker" in other.output() and any(f"Worker {name}:" in first.output() for name in names)

    while not at_work():
        assert time.monotonic() < deadline
        time.sleep(0.1)
    first.kill()
    killed = time.monotonic()
    locks = (storm.folder / "data" / "workers").glob("*.lock")
    stranded = [lock.stem for lock in locks if f"Worker {lock.stem}:" in first.output()]
    for name in stranded:
        (storm.folder / "data" / "workers" / f"{name}.lock").unlink()
    while "Took over" not in other.output():
        assert time.monotonic() - killed < 30, other.output()
        time.sleep(0.1)
    while any(job.worker in stranded and job.state is JobState.RUNNING for job in storm.jobs()):
        assert time.monotonic() < deadline
        storm.person()
        time.sleep(0.2)
