"""Workers as processes, on practice sites whose ledgers are the truth."""

from __future__ import annotations

import json
import socket
from contextlib import closing
from datetime import datetime, timedelta
from http.client import HTTPConnection
from pathlib import Path

import pytest

from fleet import SECONDS, Fleet
from subterminator.fleet.demo import Case
from subterminator.fleet.jobs import JobState


@pytest.mark.spec("fleet.work")
@pytest.mark.spec("fleet.adopted")
def test_a_killed_worker_is_replaced_and_nothing_is_pressed_twice(tmp_path: Path) -> None:
    """Killed while a browser is open: the next worker takes over at once, and both sites have one end."""
    with Fleet(tmp_path, [Case("straight", "yes", "scheduled"), Case("two_offers", "yes", "scheduled")]) as two:
        two.add_all()
        first = two.work("--slots", "1")
        two.wait(lambda: bool(two.running()))
        first.kill()
        second = two.work("--slots", "2")
        two.wait(two.has_ended)
        two.check()
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
def test_a_worker_that_is_asked_to_end_lets_its_session_end(tmp_path: Path) -> None:
    """The job waits for its answer, and another worker goes on with it."""
    with Fleet(tmp_path, [Case("straight", "yes", "scheduled")]) as one:
        one.add_all()
        port = free_port()
        worker = one.work("--status-port", str(port))
        one.wait(lambda: bool(one.running()))
        assert status(port, "/healthz") == "ok\n"
        assert 'subterminator_jobs{state="running"} 1' in status(port, "/metrics").splitlines()
        assert worker.end(SECONDS) == 0
        (job,) = one.jobs()
        assert job.state is JobState.WAITING
        one.person()
        last = one.work("--until-idle")
        one.wait(one.has_ended)
        one.check()
        assert one.jobs()[0].leg == 2
        one.wait(lambda: not last.is_alive)
        assert last.end() == 0


@pytest.mark.matrix
@pytest.mark.spec("fleet.limits")
def test_sessions_on_one_host_begin_with_a_pause_between_them(tmp_path: Path) -> None:
    """Required: the second session of a job, whose answer was there at once, waits for it."""
    pause = 25
    with Fleet(tmp_path, [Case("straight", "yes", "scheduled")]) as one:
        one.add_all()
        one.person()
        one.work("--pause", str(pause))
        one.wait(one.has_ended)
        one.check()
    journals = [each.read_text(encoding="utf-8").splitlines() for each in tmp_path.rglob("journal.jsonl")]
    events = [json.loads(line) for lines in journals for line in lines]
    begun = sorted(datetime.fromisoformat(each["time"]) for each in events if each["event"] == "leg_started")
    assert len(begun) == 2
    assert begun[1] - begun[0] > timedelta(seconds=pause - 5)
