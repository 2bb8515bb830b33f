"""The queue with 100,000 waiting jobs against the queue with 1,000: each call on both, by turns.

Half of the jobs wait for a worker, half for a person. What the engine holds does not grow with the queue, as jobs are
handed to it a few at a time. Runs on Postgres where `SUBTERMINATOR_DATABASE_URL` names a server, else on files.
"""

from __future__ import annotations

import os
import secrets
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import sqlalchemy as sa

from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import Database, jobs, questions
from subterminator.fleet.demo import InboxVisitor
from subterminator.fleet.inbox.server import InboxServer
from subterminator.fleet.jobs import JobRequest, JobState, new_job
from subterminator.fleet.store import JobStore, Kind

FEW, MANY = 1_000, 100_000
BOUND = 2.0
TURNS = 25
HANDED = 5
"""Jobs of one handing over."""
SHOWN = '{"name": "End it", "reason": "it ends the subscription", "url": "https://gym.example/end"}'


class Queue:
    """A queue of so many jobs, half of them with a question."""

    def __init__(self, url: str, size: int, hosts: int, config: AppConfig) -> None:
        """`hosts`: number of hosts to which the jobs go, in turn."""
        self.store = JobStore(Database(url))
        self._config = config
        self._names = count()
        self._fill(size, hosts)

    def _fill(self, size: int, hosts: int) -> None:
        self.add()
        with self.store.database.begin() as connection:
            row = dict(connection.execute(sa.select(jobs)).mappings().one())
            del row["seq"]
            states = (JobState.QUEUED, JobState.WAITING)
            connection.execute(
                jobs.insert(),
                [
                    row | {"id": f"x{n}", "service": f"s{n}", "host": f"h{n % hosts}", "state": states[n // hosts % 2]}
                    for n in range(size)
                ],
            )
            question = {"attempt": 1, "kind": Kind.APPROVAL, "digest": "d", "shown": SHOWN, "picture": None}
            blank = {"later": 0.0, "answer": "", "words": "", "by": "", "answered": None, "delivered": False}
            connection.execute(
                questions.insert(),
                [
                    {**question, **blank, "id": f"x{n}.1-1", "job": f"x{n}", "asked": 1e9 + n}
                    for n in range(size)
                    if states[n // hosts % 2] is JobState.WAITING
                ],
            )

    def add(self) -> None:
        """Add one job."""
        request = JobRequest(service="https://gym.example/account", account=str(next(self._names)))
        self.store.add([new_job(request, self._config)])

    def hand_over(self) -> int:
        """Hand some jobs over. Returns their number."""
        return self.store.hand_over(HANDED, lambda *_: None)

    def take_back(self) -> None:
        """Put them back, so that the next turn is like this one."""
        with self.store.database.begin() as connection:
            starting = jobs.c.state == JobState.STARTING
            connection.execute(jobs.update().where(starting).values(state=JobState.QUEUED))

    def overview(self) -> None:
        """Count everything that the overview shows."""
        self.store.figures(datetime.now(UTC).date())


async def measure() -> list[tuple[str, float, float]]:
    """A row a call: what was measured, the ratio, the bound."""
    rows = []
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        config = AppConfig.load({"SUBTERMINATOR_DATA_DIR": name, "SUBTERMINATOR_CONFIG_DIR": name})
        server = os.environ.get("SUBTERMINATOR_DATABASE_URL", "")

        def queue(size: int, hosts: int) -> Queue:
            return Queue(stack.enter_context(_database(server, Path(name))), size, hosts, config)

        few, many = queue(FEW, 200), queue(MANY, 200)
        busy = queue(FEW, 1), queue(MANY, 1)
        for each in busy:
            each.hand_over()  # as many as may wait for one host
        pages = [InboxVisitor(stack.enter_context(InboxServer(each.store, "ann")).address) for each in (few, many)]
        for what, small, large in (
            ("enqueue", few.add, many.add),
            ("dequeue, 200 hosts", few.hand_over, many.hand_over),
            ("dequeue, one host, which is busy", busy[0].hand_over, busy[1].hand_over),
            ("inbox page", lambda: pages[0].send("GET", ""), lambda: pages[1].send("GET", "")),
            ("overview", few.overview, many.overview),
        ):
            ratio = _ratio(small, large, few.take_back, many.take_back)
            rows.append((f"queue of {MANY:,} / of {FEW:,}: {what}", ratio, BOUND))
        for each in (few, many, *busy):
            each.store.database.dispose()
    return rows


def _ratio(small: Callable[[], object], large: Callable[[], object], *afterwards: Callable[[], None]) -> float:
    """The ratio of the lower quartiles, by turns: what other programs take of the machine counts less than in a median.

    Args:
        afterwards: called after each turn, and not counted.
    """
    times: dict[Callable[[], object], list[float]] = {small: [], large: []}
    for _ in range(TURNS):
        for call, found in times.items():
            began = time.perf_counter()
            call()
            found.append(time.perf_counter() - began)
        for call in afterwards:
            call()
    return statistics.quantiles(times[large])[0] / statistics.quantiles(times[small])[0]


@contextmanager
def _database(server: str, folder: Path) -> Iterator[str]:
    """The address of an empty database: a file, or one of the server, which is dropped afterwards."""
    name = f"bench_{secrets.token_hex(4)}"
    if not server:
        yield f"sqlite:///{folder / name}.sqlite3"
        return
    url = sa.make_url(server).set(drivername="postgresql+psycopg")
    admin = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    yield url.set(database=name).render_as_string(hide_password=False)
    with admin.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
    admin.dispose()
