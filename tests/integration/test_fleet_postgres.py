"""The queue on a real Postgres that the test starts, and a storm of kills over its workers."""

from __future__ import annotations

import random
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from fleet import Fleet
from forked import Forked
from postgres import MISSING, Postgres, server_programs
from subterminator.domain.errors import UnsettledIntent
from subterminator.domain.outcomes import Outcome
from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import Database, events
from subterminator.fleet.demo import CASES
from subterminator.fleet.jobs import JobRequest, new_job
from subterminator.fleet.press_ledgers import SharedPressLedger
from subterminator.fleet.store import JobStore, Kind, Stale
from subterminator.record.press_ledger import PressLedger

PROGRAMS = server_programs()
KILLS = 24
CALM_SECONDS = (0.5, 4.0)
"""Shortest and longest time between two kills."""
FIRST_JOBS = 12
JOBS_A_KILL = 2
"""Jobs that are added at the beginning, and with each kill: the storm lasts as long as the work, on any machine."""
ADOPTION_SECONDS = 30.0
EACH = 5
"""Jobs of each scenario: where nothing is pressed, accounts of one site, whose browsers come one after another."""
SECONDS = 1500
"""Limit of the storm, which takes a tenth of it on a quiet machine: other tests may share the two cores."""

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
    """The jobs of all scenarios, two workers that are killed and replaced, and one of another machine, which is not."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.chance = random.Random(16)  # noqa: S311 - moments of kills, not secrets
        self.to_add = [
            (service, f"account {number}")
            for service, case in fleet.cases.items()
            for number in range(1 if case.presses else EACH)
        ]
        self.chance.shuffle(self.to_add)
        self.add_jobs(FIRST_JOBS)
        self.at_work = [fleet.work("--slots", "2") for _ in range(2)]
        self.stranger = fleet.work("--slots", "2", machine="elsewhere")
        self.killed_at: dict[str, float] = {}
        """When a worker was killed, by its id."""
        self.set_next_kill()

    def add_jobs(self, number: int) -> None:
        """Add the next jobs of those that are held back."""
        for service, account in self.to_add[:number]:
            self.fleet.add(service, account)
        del self.to_add[:number]

    def set_next_kill(self) -> None:
        """Choose the next moment. On a busy machine it waits until something was done, or nothing ever would be."""
        self.next_kill = time.monotonic() + self.chance.uniform(*CALM_SECONDS)
        self.next_kill_after = self.sessions_ended() + 2

    def sessions_ended(self) -> int:
        """How many browser sessions have come to their end."""
        query = sa.select(sa.func.count()).where(events.c.kind.in_(["asked", "ended"]))
        with self.fleet.store.database.begin() as connection:
            return int(connection.execute(query).scalar_one())

    def victims(self) -> list[int]:
        """Which of the two workers may be killed now: those with an open browser, when the moment has come."""
        due = len(self.killed_at) < KILLS and time.monotonic() > self.next_kill
        if not due or self.sessions_ended() < self.next_kill_after:
            return []
        return [number for number, worker in enumerate(self.at_work) if self.has_browser(worker)]

    def have_begun(self) -> bool:
        """Whether both workers have begun: one that is started while the server restarts says so, and ends."""
        return all("Worker " in worker.output() for worker in self.at_work)

    def has_browser(self, worker: Forked) -> bool:
        """Whether a worker has a browser open."""
        return any(job.worker in worker.output() for job in self.fleet.running())

    def goes_on(self) -> bool:
        """Answer, kill and restart what is due. False once every job has ended."""
        if self.fleet.has_ended():
            self.add_jobs(JOBS_A_KILL)
            return not self.fleet.has_ended()
        if victims := self.victims():
            victim = self.chance.choice(victims)
            self.kill(self.at_work[victim])
            self.at_work[victim] = self.fleet.work("--slots", "2")
            self.add_jobs(JOBS_A_KILL)
            self.set_next_kill()
        return True

    def kill(self, worker: Forked) -> str:
        """Kill a worker with whatever it does. Returns its id."""
        name = worker.output().partition("Worker ")[2].partition(":")[0]
        self.killed_at[name] = time.time()
        worker.kill()
        return name

    def most_at_once(self) -> Counter[str]:
        """The most browser sessions at a time by host, by the queue's own history and the times of the kills."""
        most: Counter[str] = Counter()
        hosts = {job.id: job.host for job in self.fleet.jobs()}
        changes: dict[str, list[tuple[float, int]]] = {host: [] for host in hosts.values()}
        for job, host in hosts.items():
            began = ""
            for event in self.fleet.store.events(job):
                if began:  # it ended with what came next, or with its worker
                    changes[host].append((min(event["time"], self.killed_at.get(began, event["time"])), -1))
                began = event["worker"] if event["kind"] == "leg" else ""
                if began:
                    changes[host].append((event["time"], 1))
        for host, moments in changes.items():
            now = 0
            for _, change in sorted(moments):
                now += change
                most[host] = max(most[host], now)
        return most


@pytest.mark.matrix
@pytest.mark.timeout(SECONDS + 60)
@pytest.mark.spec("fleet.work")
@pytest.mark.spec("fleet.adopted")
@pytest.mark.spec("fleet.limits")
def test_a_storm_of_kills_loses_nothing_and_presses_nothing_twice(tmp_path: Path, url: str, server: Postgres) -> None:
    """Sixty jobs. Workers are killed at random moments, one for good; the server is restarted once in between."""
    cases = [case for case in CASES for _ in range(EACH if case.presses else 1)]
    with Fleet(tmp_path, cases, url) as fleet:
        storm = Storm(fleet)
        deadline = time.monotonic() + SECONDS
        restarted, gone, adopted = False, "", False
        while storm.goes_on():
            assert time.monotonic() < deadline, fleet.told()
            if not restarted and len(storm.killed_at) >= KILLS // 4 and storm.have_begun():
                server.stop()
                server.start()
                restarted = True
            if not gone and storm.has_browser(storm.stranger):
                gone = storm.kill(storm.stranger)
            if gone and not adopted:
                adopted = any("Took over" in line and gone in line for line in fleet.output().splitlines())
                assert adopted or time.time() - storm.killed_at[gone] < ADOPTION_SECONDS, fleet.told()
            time.sleep(0.2)
        fleet.check()
        assert len(fleet.jobs()) >= 60
        assert restarted and adopted and len(storm.killed_at) >= KILLS // 2
        assert set(storm.most_at_once().values()) == {1}
        assert [worker.end() for worker in storm.at_work] == [0, 0]
