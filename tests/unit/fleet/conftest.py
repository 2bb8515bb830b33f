"""A queue of its own for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import Database
from subterminator.fleet.jobs import Job, JobRequest, new_job
from subterminator.fleet.store import JobStore


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AppConfig:
    """Settings with a data folder of its own."""
    monkeypatch.setenv("SUBTERMINATOR_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("SUBTERMINATOR_CONFIG_DIR", str(tmp_path / "config"))
    monkeypatch.delenv("SUBTERMINATOR_DATABASE_URL", raising=False)
    return AppConfig.load()


@pytest.fixture
def store(config: AppConfig) -> Iterator[JobStore]:
    """An empty queue in a file."""
    database = Database(config.queue_url)
    yield JobStore(database)
    database.dispose()


@pytest.fixture
def add(store: JobStore, config: AppConfig) -> Callable[..., Job]:
    """Adds a job and returns it."""

    def add(service: str = "netflix", account: str = "", **fields: object) -> Job:
        request = JobRequest.model_validate({"service": service, "account": account, **fields})
        return store.add([new_job(request, config)])[0].job

    return add
