"""Worker: a process that does jobs. As many as wanted on one database; what one leaves behind, another takes over."""

from __future__ import annotations

import logging
import os
import secrets
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from dbos import DBOS, DBOSClient, DBOSPortableJSONSerializer

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.files import one_line_errors, open_private, try_lock
from subterminator.domain.settings import AppConfig
from subterminator.fleet import workflows
from subterminator.fleet.database import Database, workers
from subterminator.fleet.inbox.status import StatusServer
from subterminator.fleet.leg import LegResult, LegRunner
from subterminator.fleet.log_lines import FIELDS
from subterminator.fleet.press_ledgers import ledger_of
from subterminator.fleet.store import SILENT_SECONDS, JobStore

BEAT_SECONDS = 2.0
DEAD_SECONDS = SILENT_SECONDS
"""A worker that has not been seen for this time is dead. On the same machine its lock tells at once."""
DISPATCH_SECONDS = 0.5
REVIVE_SECONDS = 30.0
POLL_SECONDS = 0.25
"""Interval at which the engine looks for work and for messages."""
AHEAD = 50
"""Jobs handed to the engine before a slot is free for them."""
REMEMBERED_SECONDS = 86_400.0
"""Time for which the leftovers of a worker that is gone are looked for."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class WorkerOptions:
    """Options of a worker."""

    slots: int = 2
    """Browsers at a time."""
    per_host: int = 1
    """Browsers at a time on one host, of all workers together."""
    pause: float = 5.0
    """Seconds from the beginning of one browser session on a host to that of the next, of all workers together."""
    name: str = ""
    """Beginning of the worker's id. "": the machine's name."""
    until_idle: bool = False
    """End when no job can go on without a person."""
    status_port: int | None = None
    """Port of `/healthz` and `/metrics` on this machine. None: not served."""


class Worker:
    """One worker. Only one in a process, since the engine is one."""

    def __init__(self, config: AppConfig, options: WorkerOptions, say: Callable[[str], None] = log.info) -> None:
        """`say`: receives a line for whoever runs it."""
        self._config = config
        self._options = options
        self._say = say
        self._database = Database(config.queue_url)
        self._store = JobStore(self._database)
        self._machine = f"{socket.gethostname()}:{config.data_dir}"
        self.id = f"{options.name or socket.gethostname()}-{secrets.token_hex(4)}"
        """Never used twice: two processes of one id would each take over what the other one is doing."""
        self._ledger = ledger_of(self._database, config)
        self._legs = LegRunner(self._store, self._ledger, config, self.id)
        self._heard = self._revived = time.monotonic()
        self._active = 0
        self._counting = threading.Lock()
        self._stopping = threading.Event()
        self._lost_identity = threading.Event()

    # -- life ----------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Work until `stop`. Then no browser session begins, those that are open end, and the process may exit.

        Raises:
            ConfigurationError: the database cannot be used, or another worker had to take this one's place.
        """
        with self._locked(), self._status():
            self._register()
            self._start_engine()
            beat = threading.Thread(target=self._beat, name="heartbeat", daemon=True)
            beat.start()
            client = workflows.client_of(self._database)
            self._say(f"Worker {self.id}: {self._options.slots} browsers at a time. Stop with Ctrl-C.")
            while not self._stopping.wait(DISPATCH_SECONDS):
                with self._survive("look for work"):
                    self._adopt(client)
                    self._deliver(client)
                    self._revive(client)
                    self._store.hand_over(AHEAD, lambda c, job: workflows.enqueue(client, c, job))
                    if self._options.until_idle and self._is_idle():
                        break
            self._stopping.set()
            while self._active and not self._lost_identity.is_set():
                time.sleep(0.1)
            if self._lost_identity.is_set():
                raise ConfigurationError(
                    f"worker {self.id} was not heard of for {DEAD_SECONDS:g} s and was replaced: start it again"
                )
            self._leave("stopped")

    def stop(self) -> None:
        """Begin no further browser session, and let `run` return when the open ones have ended."""
        self._stopping.set()

    async def _run_leg(self, job_id: str, attempt: int, question: str, lost: int) -> LegResult:
        if self._stopping.is_set():  # the engine hands out work until the process exits
            return LegResult("again", seconds=1.0)
        with self._counting:
            self._active += 1
        began = time.monotonic()
        try:
            result = await self._legs.run(job_id, attempt, question, lost)
        finally:
            with self._counting:
                self._active -= 1
        about = {"job": job_id, "attempt": attempt, "seconds": round(time.monotonic() - began, 3)}
        log.info("browser session ended", extra={FIELDS: {**about, "next": result.next, "lost": result.lost}})
        return result

    def _start_engine(self) -> None:
        workflows.serve(self._run_leg, self._legs.close)
        DBOS(
            config={
                "name": workflows.APPLICATION,
                "system_database_url": self._database.engine_url,
                "executor_id": self.id,
                "application_version": workflows.VERSION,
                "serializer": DBOSPortableJSONSerializer(),
                "log_level": "ERROR",
                "notification_listener_polling_interval_sec": POLL_SECONDS,
            }
        )
        DBOS.listen_queues([workflows.JOBS, workflows.LEGS])
        DBOS.launch()
        DBOS.register_queue(workflows.JOBS, polling_interval_sec=POLL_SECONDS, on_conflict="always_update")
        DBOS.register_queue(
            workflows.LEGS,
            worker_concurrency=self._options.slots,
            partition_concurrency=self._options.per_host,
            partition_limiter={"limit": self._options.per_host, "period": self._options.pause},
            polling_interval_sec=POLL_SECONDS,
            on_conflict="always_update",
        )

    # -- being there ---------------------------------------------------------------------------------------------------

    def is_well(self) -> bool:
        """Return whether the worker could say lately that it is there."""
        return time.monotonic() - self._heard < DEAD_SECONDS and not self._lost_identity.is_set()

    def _status(self) -> AbstractContextManager[object]:
        if self._options.status_port is None:
            return nullcontext()
        return StatusServer(self._store, self.is_well, self._presses, self._refusals, self._options.status_port)

    def _presses(self) -> dict[str, int]:
        return Counter(press.result or "" for press in self._ledger.history())

    def _refusals(self) -> int:
        return self._legs.refusals

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Hold the lock of this worker's id. The system frees it when the process ends, however it ends."""
        folder = self._config.data_dir / "workers"
        path = folder / f"{self.id}.lock"
        with one_line_errors("keep the worker's lock", path):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = open_private(path, os.O_RDWR | os.O_CREAT)
        try:
            if not try_lock(descriptor):
                raise ConfigurationError(f"a worker with the id {self.id} runs already")
            yield
        finally:
            path.unlink(missing_ok=True)
            os.close(descriptor)

    def _register(self) -> None:
        with self._database.begin() as connection:
            now = self._database.now(connection)
            row = {"id": self.id, "machine": self._machine, "slots": self._options.slots, "gone": ""}
            connection.execute(workers.insert().values(**row, started=now, seen=now))

    def _beat(self) -> None:
        """Say every few seconds that the worker is there, and notice when it was replaced."""
        own = (workers.c.id == self.id) & (workers.c.gone == "")
        while not self._lost_identity.wait(BEAT_SECONDS):
            with self._survive("say that it is there"), self._database.begin() as connection:
                now = self._database.now(connection)
                if connection.execute(workers.update().where(own).values(seen=now)).rowcount == 1:
                    self._heard = time.monotonic()
                else:
                    if not self._stopping.is_set() or self._active:
                        self._lost_identity.set()
                    self._stopping.set()

    def _leave(self, how: str) -> None:
        with self._database.begin() as connection:
            connection.execute(workers.update().where(workers.c.id == self.id).values(gone=how))

    @contextmanager
    def _survive(self, what: str) -> Iterator[None]:
        """Go on when the database is away for a while: it is asked again."""
        try:
            yield
        except (ConfigurationError, sa.exc.SQLAlchemyError, OSError) as error:
            log.warning("worker %s could not %s: %s", self.id, what, error)
            self._stopping.wait(1.0)

    # -- the others ----------------------------------------------------------------------------------------------------

    def _adopt(self, client: DBOSClient) -> None:
        """Take over what workers that are gone have left. One process at a time, else two would adopt the same."""
        with self._database.exclusive("adopt") as mine:
            if not mine:
                return
            gone = self._gone()
            if not gone:
                return
            left = client.list_workflows(status="PENDING", executor_id=gone, load_input=False, load_output=False)
            for queue in (workflows.JOBS, workflows.LEGS):
                if ids := [each.workflow_id for each in left if each.queue_name == queue]:
                    client.resume_workflows(ids, queue_name=queue)
                    self._say(f"Took over {len(ids)} unfinished pieces of work of {', '.join(gone)}")

    def _gone(self) -> list[str]:
        """Return the workers that are gone, and mark those that have just been found dead."""
        with self._database.begin() as connection:
            now = self._database.now(connection)
            recent = workers.c.seen > now - REMEMBERED_SECONDS
            rows = connection.execute(sa.select(workers).where(recent & (workers.c.id != self.id))).mappings().all()
            gone = []
            for row in rows:
                dead = now - row["seen"] > DEAD_SECONDS or (row["machine"] == self._machine and self._is_unlocked(row))
                if not row["gone"] and dead:
                    connection.execute(workers.update().where(workers.c.id == row["id"]).values(gone="dead"))
                if row["gone"] or dead:
                    gone.append(row["id"])
        return gone

    def _is_unlocked(self, row: Any) -> bool:
        """Return whether nobody holds a worker's lock on this machine."""
        path = self._config.data_dir / "workers" / f"{row['id']}.lock"
        try:
            descriptor = os.open(path, os.O_RDWR)
        except OSError:
            return False
        try:
            free = try_lock(descriptor)
        finally:
            os.close(descriptor)
        if free:
            with suppress(OSError):
                path.unlink()
        return free

    def _deliver(self, client: DBOSClient) -> None:
        """Tell waiting jobs of answers whose giver could not."""
        for workflow, question, go in self._store.undelivered():
            workflows.deliver(client, workflow, question, go=go)
            self._store.delivered(question)

    def _revive(self, client: DBOSClient) -> None:
        """Queue jobs whose workflow the engine has given up once more: it says so to nobody."""
        if time.monotonic() - self._revived < REVIVE_SECONDS:
            return
        self._revived = time.monotonic()
        idle = self._store.idle_workflows(REVIVE_SECONDS, AHEAD)
        for job in self._store.revive(workflows.given_up(client, idle)):
            log.error("the workflow of job %s had come to nothing; the job is queued again", job.id)

    def _is_idle(self) -> bool:
        counts = self._store.counts()
        return not self._active and not any(counts[state] for state in ("queued", "starting", "running"))
