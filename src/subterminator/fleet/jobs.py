"""Jobs: what was asked for, where it stands, and files of jobs. No passwords."""

from __future__ import annotations

import csv
import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from sqlalchemy import RowMapping

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.outcomes import Outcome
from subterminator.domain.settings import AppConfig
from subterminator.pages.price_periods import Price, read_price
from subterminator.wiring.options import PRACTICE, CancelOptions, definition_of, spec_of

MOST_JOBS = 100_000
"""Limit of the jobs of one file."""
_LARGEST_FILE = 50_000_000
"""Bytes."""


class JobState(StrEnum):
    """State of a job."""

    QUEUED = "queued"
    """Waits for a worker."""
    STARTING = "starting"
    """Handed to the engine: waits for a free slot."""
    RUNNING = "running"
    """A browser session is open."""
    WAITING = "waiting"
    """A person is needed; no browser is open."""
    ENDED = "ended"


class JobRequest(BaseModel):
    """One line of a file of jobs, or the options of `queue add`."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    service: str = Field(min_length=1)
    """Id, name or web address."""
    account: str = ""
    """Account owner, as for `cancel --account`."""
    plan: str | None = None
    hosts: tuple[str, ...] = ()
    service_file: Path | None = None
    profile_dir: Path | None = None
    """None: a folder of the worker's own for this service and account."""
    priority: int = Field(default=100, ge=1, le=1000)
    """Lower ones come first."""
    dry_run: bool = False

    def options(self) -> CancelOptions:
        """Return the options of its run."""
        return CancelOptions(
            service=self.service,
            account=self.account or None,
            plan=self.plan,
            hosts=self.hosts,
            service_file=self.service_file,
            profile_dir=self.profile_dir,
            dry_run=self.dry_run,
        )


@dataclass(frozen=True, slots=True)
class NewJob:
    """A request whose service is known."""

    request: JobRequest
    service: str
    """Id of its definition."""
    host: str
    """Host of its account page: the limit of browsers is for each host."""

    @property
    def account(self) -> str:
        """Return the account as it is compared: without case and outer spaces."""
        return self.request.account.strip().casefold()


@dataclass(frozen=True, slots=True)
class Job:
    """A job of the queue."""

    id: str
    service: str
    account: str
    host: str
    priority: int
    request: JobRequest
    state: JobState
    attempt: int
    run_id: str
    leg: int
    """Number of browser sessions begun."""
    withdrawn: bool
    added: float
    changed: float
    outcome: Outcome | None
    message: str
    effective: date | None
    record: str
    """Folder of the run on the worker's machine."""
    worker: str
    seconds: float
    """Time in browser sessions."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """Facts that were read about the subscription: plan, price, ends, renews …, as in `RunRecord.facts`."""

    @property
    def workflow(self) -> str:
        """Return the id of its workflow in the engine."""
        return f"{self.id}.{self.attempt}"

    @property
    def status(self) -> str:
        """Return its state, or its outcome once it has ended."""
        return self.outcome.word if self.outcome is not None and self.state is JobState.ENDED else str(self.state)

    @property
    def next_charge(self) -> date | None:
        """Return the day of the next charge that was read; None if none was, or the subscription has ended."""
        if self.outcome is not None and self.outcome.has_ended:
            return None
        try:
            return date.fromisoformat(self.facts.get("renews", ""))
        except ValueError:
            return None

    @property
    def price(self) -> Price | None:
        """Return the price of the subscription; None if the account page named none, or several."""
        return read_price(self.facts["price"]) if self.facts.get("price") else None

    def to_dict(self) -> dict[str, Any]:
        """Return the fields for `--json`."""
        price = self.price
        return {
            "id": self.id,
            "service": self.service,
            "account": self.account,
            "state": str(self.state),
            "outcome": self.outcome.word if self.outcome else None,
            "message": self.message,
            "priority": self.priority,
            "dry_run": self.request.dry_run,
            "attempt": self.attempt,
            "legs": self.leg,
            "run_id": self.run_id,
            "run_dir": self.record or None,
            "worker": self.worker or None,
            "effective_date": self.effective.isoformat() if self.effective else None,
            "plan": self.facts.get("plan") or None,
            "price": self.facts.get("price") or None,
            "yearly_price": str(price.yearly) if price is not None and price.yearly is not None else None,
            "currency": price.currency if price is not None else None,
            "next_charge": self.next_charge.isoformat() if self.next_charge else None,
            "added": round(self.added, 3),
            "changed": round(self.changed, 3),
            "elapsed_seconds": round(self.seconds, 3),
        }


def job_of(row: RowMapping) -> Job:
    """Read a job from its row."""
    return Job(
        id=row["id"],
        service=row["service"],
        account=row["account"],
        host=row["host"],
        priority=row["priority"],
        request=JobRequest.model_validate_json(row["options"]),
        state=JobState(row["state"]),
        attempt=row["attempt"],
        run_id=row["run_id"],
        leg=row["leg"],
        withdrawn=bool(row["withdrawn"]),
        added=row["added"],
        changed=row["changed"],
        outcome=Outcome.named(row["outcome"]) if row["outcome"] else None,
        message=row["message"],
        effective=date.fromisoformat(row["effective"]) if row["effective"] else None,
        record=row["record"],
        worker=row["worker"],
        seconds=row["seconds"],
        facts=json.loads(row["facts"] or "{}"),
    )


def new_job(request: JobRequest, config: AppConfig) -> NewJob:
    """Find the service of a request, and check that a run could start with it.

    Raises:
        ConfigurationError: the service or an option is wrong.
    """
    options = request.options()
    definition = definition_of(options, config)
    if definition.id == PRACTICE and request.service_file is None:
        raise ConfigurationError(
            "the bundled practice site ends with each browser session: for the queue start one that lasts with "
            "`subterminator practice serve`, and give its definition as a file"
        )
    spec_of(options, definition, config)
    if request.service_file is not None:
        request = request.model_copy(update={"service_file": request.service_file.absolute()})
    if request.profile_dir is not None:
        request = request.model_copy(update={"profile_dir": request.profile_dir.absolute()})
    return NewJob(request, definition.id, urlsplit(definition.entry_url).netloc)


def profile_of(job: Job, config: AppConfig) -> Path:
    """Return the browser profile of a job: that of its request, else one of its service and account."""
    if job.request.profile_dir is not None:
        return job.request.profile_dir
    short = hashlib.sha256(json.dumps([job.service, job.account]).encode()).hexdigest()[:10]
    return config.data_dir / "profiles" / f"{re.sub(r'[^a-z0-9-]+', '-', job.service)[:40]}-{short}"


# -- files -------------------------------------------------------------------------------------------------------------


def read_jobs(path: Path, config: AppConfig) -> list[NewJob]:
    """Read a file of jobs, TOML (`[[job]]`) or CSV (a header line). A wrong line refuses the whole file.

    Raises:
        ConfigurationError: with the place of what is wrong.
    """
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise ConfigurationError(f"{path} is larger than {_LARGEST_FILE // 1_000_000} MB; split it")
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"{path} cannot be read: {error}") from error
    entries = _csv(path, text) if path.suffix.lower() == ".csv" else _toml(path, text)
    found: list[NewJob] = []
    for place, entry in entries:
        if len(found) == MOST_JOBS:
            raise ConfigurationError(f"{path} has more than {MOST_JOBS} jobs; split it")
        try:
            found.append(new_job(_beside(path, JobRequest.model_validate(entry)), config))
        except ValidationError as error:
            raise ConfigurationError(f"{path}, {place}: {_explain(error)}") from None
        except ConfigurationError as error:
            raise ConfigurationError(f"{path}, {place}: {error}") from error
    if not found:
        raise ConfigurationError(f'{path} holds no job: write [[job]] and service = "…" in it')
    return found


def _beside(path: Path, request: JobRequest) -> JobRequest:
    """Return the request with its files looked for beside the file of jobs."""
    paths = {name: path.parent / each for name in ("service_file", "profile_dir") if (each := getattr(request, name))}
    return request.model_copy(update=paths)


def _toml(path: Path, text: str) -> Iterable[tuple[str, Mapping[str, Any]]]:
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigurationError(f"{path} is no TOML: {error}") from error
    jobs = content.pop("job", [])
    if content or not isinstance(jobs, list) or not all(isinstance(each, dict) for each in jobs):
        raise ConfigurationError(f"{path}: write one [[job]] for each job, and nothing else")
    for number, job in enumerate(jobs, start=1):
        yield f"job {number}", job


def _csv(path: Path, text: str) -> Iterable[tuple[str, Mapping[str, Any]]]:
    reader = csv.DictReader(text.splitlines())
    for row in reader:
        if None in row or None in row.values():
            raise ConfigurationError(f"{path}, line {reader.line_num}: it has not as many cells as the first line")
        entry: dict[str, Any] = {name.strip(): cell.strip() for name, cell in row.items() if cell.strip()}
        if not entry:
            continue
        if "hosts" in entry:
            entry["hosts"] = entry["hosts"].split()
        yield f"line {reader.line_num}", entry


def _explain(error: ValidationError) -> str:
    first = error.errors()[0]
    name = ".".join(map(str, first["loc"]))
    if first["type"] == "extra_forbidden":
        known = ", ".join(JobRequest.model_fields)
        secret = " Passwords do not belong in it: a person signs in." if "pass" in name.lower() else ""
        return f"no field is called {name!r}; there are {known}.{secret}"
    return f"{name}: {first['msg'].lower()}"
