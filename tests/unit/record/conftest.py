"""A clock that moves when it is read, and a journal in a temporary folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from subterminator.record.journal import SessionLogger


class Ticking:
    """Says a moment later, by `step`, each time it is asked."""

    def __init__(self, start: datetime = datetime(2026, 11, 21, 22, 58, tzinfo=UTC)) -> None:
        self.moment = start
        self.step = timedelta(seconds=1)

    def __call__(self) -> datetime:
        self.moment += self.step
        return self.moment


@pytest.fixture
def clock() -> Ticking:
    return Ticking()


@pytest.fixture
def begin(tmp_path: Path, clock: Ticking) -> Iterator[Callable[..., SessionLogger]]:
    """Starts runs in `tmp_path / "runs"`."""
    journals: list[SessionLogger] = []

    def start(service: str = "netflix", run_id: str | None = "run1", **more: object) -> SessionLogger:
        journals.append(SessionLogger.start(tmp_path / "runs", service, run_id, clock=clock, **more))  # type: ignore[arg-type]
        return journals[-1]

    yield start
    for journal in journals:
        journal.close()


@pytest.fixture
def journal(begin: Callable[..., SessionLogger]) -> SessionLogger:
    return begin()
