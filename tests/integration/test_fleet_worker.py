"""Workers as processes, on practice sites whose ledgers are the truth."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from subterminator.domain.settings import AppConfig
from subterminator.fleet.answers import Answers
from subterminator.fleet.database import Database
from subterminator.fleet.demo import Command, Sites, run_command
from subterminator.fleet.jobs import Job, JobState
from subterminator.fleet.store import JobStore, Kind

SECONDS = 200
"""Limit of waiting: several browsers may share two cores with other tests."""


class Fleet:
    """A queue of practice jobs, and workers in processes of their own."""

    def __init__(self, folder: Path, sites: Sites, url: str = "") -> None:
        self.folder, self.sites = folder, sites
        self.environment = {
            "SUBTERMINATOR_DATA_DIR": str(folder / "data"),
            "SUBTERMINATOR_CONFIG_DIR": str(folder / "config"),
            "SUBTERMINATOR_DATABASE_URL": url,
        }
        self.config = AppConfig.load(self.environment)
        run_command(["queue", "add", "--file", str(sites.file)], self.environment)
        self.store = JobStore(Database(self.config.queue_url))
        self.workers: list[Command] = []

    def work(self, *options: str) -> Command:
        """Start a worker."""
        log = self.folder / f"worker-{len(self.workers)}.log"
        worker = Command(["work", *options], self.environment, log)
        self.workers.append(worker)
        return worker

    def jobs(self) -> dict[str, Job]:
        """The jobs by service."""
        return {job.service: job for job in self.store.listed()}

    def wait(self, condition: Callable[[], bool], seconds: float = SECONDS) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > deadline:
                logs = "\n".join(each.output() for each in self.workers)
                raise AssertionError(
                    f"it did not come to that: {[each.to_dict() for each in self.jobs().values()]}\n{logs}"
                )
            time.sleep(0.1)

    def answer_all(self, answer: str = "yes") -> None:
        """Answer what waits now."""
        for question in self.store.open_questions():
            if question.kind is Kind.APPROVAL:
                Answers(self.store).give(question.id, question.seal, answer, "confirm", "ann")

    def has_ended(self) -> bool:
        """Whether every job has; answers meanwhile."""
        self.answer_all()
        return all(job.state is JobState.ENDED for job in self.jobs().values())

    def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            if worker.process.poll() is None:
                worker.kill()
        self.store.database.dispose()


@pytest.fixture
def fleet(tmp_path: Path) -> Iterator[Callable[..., Fleet]]:
    """Makes a fleet of scenarios."""
    made: list[Fleet] = []

    def make(*scenarios: str, url: str = "") -> Fleet:
        sites = Sites(tmp_path / "sites", scenarios)
        made.append(Fleet(tmp_path, sites, url))
        return made[-1]

    yield make
    for each in made:
        each.close()
        each.sites.__exit__()


@pytest.mark.spec("fleet.work")
@pytest.mark.spec("fleet.adopted")
def test_a_killed_worker_is_replaced_and_nothing_is_pressed_twice(fleet: Callable[..., Fleet]) -> None:
    """Killed while a browser is open: the next worker takes over at once, and both sites have one end."""
    two = fleet("straight", "two_offers")
    first = two.work("--slots", "1")
    two.wait(lambda: any(job.state is JobState.RUNNING for job in two.jobs().values()))
    first.kill()
    second = two.work("--slots", "2")
    two.wait(two.has_ended)
    assert {job.status for job in two.jobs().values()} == {"scheduled"}
    assert [two.sites.finals(service) for service in two.sites.sites] == [1, 1]
    assert "Took over" in second.output()
    assert second.end() == 0


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def status(port: int, path: str) -> str:
    """What a worker says of itself."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
        connection.request("GET", path)
        return connection.getresponse().read().decode()


@pytest.mark.spec("fleet.work")
@pytest.mark.spec("fleet.legs")
@pytest.mark.spec("fleet.status")
def test_a_worker_that_is_asked_to_end_lets_its_session_end(fleet: Callable[..., Fleet]) -> None:
    """The job waits for its answer, and another worker goes on with it."""
    one = fleet("straight")
    port = free_port()
    worker = one.work("--status-port", str(port))
    one.wait(lambda: one.jobs()["site-00"].state is JobState.RUNNING)
    assert status(port, "/healthz") == "ok\n"
    assert 'subterminator_jobs{state="running"} 1' in status(port, "/metrics").splitlines()
    assert worker.end(SECONDS) == 0
    assert one.jobs()["site-00"].state is JobState.WAITING
    one.answer_all()
    one.work("--until-idle")
    one.wait(one.has_ended)
    job = one.jobs()["site-00"]
    assert (job.status, job.leg, one.sites.finals("site-00")) == ("scheduled", 2, 1)
    assert one.workers[-1].process.wait(60) == 0
