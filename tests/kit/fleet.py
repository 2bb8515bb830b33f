"""A queue of practice jobs for tests: sites that outlast the browsers, workers that can be killed, and a person."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from signal import Signals
from typing import Self

from forked import Forked
from subterminator.domain.settings import AppConfig
from subterminator.fleet.answers import Answers
from subterminator.fleet.database import Database
from subterminator.fleet.demo import Case, Sites
from subterminator.fleet.jobs import Job, JobRequest, JobState, new_job
from subterminator.fleet.store import JobStore, Kind
from subterminator.record.events import Event

SECONDS = 200
"""Limit of waiting: several browsers may share two cores with other tests."""
STILL_ACTIVE = "found it still active"
"""End of a job whose final press was not sent, as a person found out; it is queued again."""


class Fleet:
    """The queue, the sites, and what was started."""

    def __init__(self, folder: Path, cases: Sequence[Case], url: str = "") -> None:
        """`url`: of the database; "": a file."""
        self.folder = folder
        self._url = url
        self.cases = {f"site-{number:02d}": case for number, case in enumerate(cases)}
        self.sites = Sites(folder / "sites", [case.scenario for case in cases])
        self.config = AppConfig.load(self.environment())
        self.store = JobStore(Database(self.config.queue_url))
        self.workers: list[Forked] = []

    def environment(self, machine: str = "here") -> dict[str, str]:
        """Settings of a program on a machine with folders of its own. Practice sites show the truth at once."""
        return {
            "SUBTERMINATOR_DATA_DIR": str(self.folder / machine / "data"),
            "SUBTERMINATOR_CONFIG_DIR": str(self.folder / machine / "config"),
            "SUBTERMINATOR_DATABASE_URL": self._url,
            "SUBTERMINATOR_READ_BACK_PATIENCE": "0.1",
        }

    def add(self, service: str, account: str = "") -> None:
        """Add the job of a site."""
        file = self.sites.folder / f"{service}.toml"
        request = JobRequest(service=service, account=account, service_file=file)
        self.store.add([new_job(request, self.config)])

    def add_all(self) -> Self:
        """Add the job of each site."""
        for service in self.cases:
            self.add(service)
        return self

    def work(self, *options: str, machine: str = "here", at: tuple[Event, Path, Signals] | None = None) -> Forked:
        """Start a worker."""
        log = self.folder / f"worker-{len(self.workers)}.log"
        worker = Forked(["work", *options], self.environment(machine), log, at)
        self.workers.append(worker)
        return worker

    def jobs(self) -> list[Job]:
        """All jobs."""
        return list(self.store.listed())

    def running(self) -> list[Job]:
        """Jobs whose browser is open, as the queue knows it."""
        return list(self.store.listed([JobState.RUNNING]))

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
            if STILL_ACTIVE in job.message:
                self.store.retry(job.id)

    def has_ended(self) -> bool:
        """Whether every job has its end, the person answering meanwhile."""
        self.person()
        return all(job.state is JobState.ENDED and STILL_ACTIVE not in job.message for job in self.jobs())

    def wait(self, condition: Callable[[], bool], seconds: float = SECONDS) -> None:
        """Wait until something is so."""
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, self.told()
            time.sleep(0.1)

    def told(self) -> str:
        """Where the jobs stand, and what the workers have written."""
        return f"{[each.to_dict() for each in self.jobs()]}\n{self.output()}"

    def output(self) -> str:
        """What all workers have written."""
        return "\n".join(each.output() for each in self.workers)

    def check(self) -> None:
        """Every job has its right end, and no site has two."""
        jobs = {(job.service, job.account): job for job in self.jobs()}
        ends = {key: (job.status, self.sites.finals(job.service)) for key, job in jobs.items()}
        right = {key: (self.cases[key[0]].outcome, int(self.cases[key[0]].presses)) for key in ends}
        wrong = [jobs[key] for key in jobs if ends[key] != right[key]]
        assert ends == right, "\n".join(f"{job.to_dict()}\n{self.store.events(job.id)}" for job in wrong)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        for worker in self.workers:
            worker.kill()
        self.store.database.dispose()
        self.sites.__exit__()
