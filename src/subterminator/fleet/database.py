"""Database of the queue: an SQLite file, or Postgres for several machines. The engine keeps its tables there too."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.files import one_line_errors, open_private, try_lock

VERSION = 2
"""Raised when a table changes."""
_UPGRADES = {1: ("ALTER TABLE fleet_jobs ADD COLUMN facts TEXT NOT NULL DEFAULT ''",)}
"""Changes of the tables by the version that they lead on from."""
WAIT_SECONDS = 30
"""Limit of waiting for another process that is writing to the SQLite file."""

metadata = sa.MetaData()

meta = sa.Table("fleet_meta", metadata, sa.Column("version", sa.Integer, primary_key=True))

jobs = sa.Table(
    "fleet_jobs",
    metadata,
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("service", sa.Text, nullable=False),
    sa.Column("account", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("priority", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("dry_run", sa.Boolean, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("attempt", sa.Integer, nullable=False),
    sa.Column("run_id", sa.Text, nullable=False),
    sa.Column("leg", sa.Integer, nullable=False),
    sa.Column("lease", sa.Text, nullable=False),
    sa.Column("withdrawn", sa.Boolean, nullable=False),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("outcome", sa.Text, nullable=False),
    sa.Column("message", sa.Text, nullable=False),
    sa.Column("effective", sa.Text, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("worker", sa.Text, nullable=False),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("facts", sa.Text, nullable=False, server_default=""),
    sa.Index("fleet_jobs_next", "state", "priority", "seq", "host"),
    sa.Index(
        "fleet_jobs_once",
        "service",
        "account",
        unique=True,
        sqlite_where=sa.text("state <> 'ended'"),
        postgresql_where=sa.text("state <> 'ended'"),
    ),
    sa.Index("fleet_jobs_outcome", "service", "account", "outcome"),
)
"""A row a job. Texts are "" where nothing is known; times are seconds since 1970. `facts`: as JSON, what was read."""

questions = sa.Table(
    "fleet_questions",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("job", sa.Text, nullable=False),
    sa.Column("attempt", sa.Integer, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("shown", sa.Text, nullable=False),
    sa.Column("picture", sa.LargeBinary, nullable=True),
    sa.Column("later", sa.Float, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("answered", sa.Float, nullable=True),
    sa.Column("delivered", sa.Boolean, nullable=False),
    sa.Index("fleet_questions_open", "answered", "later", "asked"),
    sa.Index("fleet_questions_oldest", "answered", "asked"),
    sa.Index("fleet_questions_job", "job", "asked"),
    sa.Index("fleet_questions_delivery", "delivered", "answered"),
)
"""A row a question to a person. `shown` is what the person saw, as JSON; `digest` is that of the page as it was."""

tallies = sa.Table(
    "fleet_tallies",
    metadata,
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("outcome", sa.Text, nullable=False),
    sa.Column("effective", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("legs", sa.Integer, nullable=False),
    sa.Column("seconds", sa.Float, nullable=False),
)
"""Sums over the jobs, so that nobody has to count them: the rows of a state, outcome and day add up. Each change of a
job adds rows, by a trigger, so that writers do not wait for each other; `JobStore` puts them together now and then."""
tallies.add_is_dependent_on(jobs)
tallies.add_is_dependent_on(questions)

_TALLIED = ("state", "outcome", "effective", "leg", "seconds")


def _tally(row: str, sign: str) -> str:
    """Return the statement by which a trigger counts a row, OLD or NEW."""
    values = f"{row}.state, {row}.outcome, {row}.effective, {sign}1, {sign}{row}.leg, {sign}{row}.seconds"
    columns = "state, outcome, effective, number, legs, seconds"
    return f"INSERT INTO fleet_tallies ({columns}) VALUES ({values});"  # noqa: S608 - of our own words


_COUNT_ALL = """INSERT INTO fleet_tallies (state, outcome, effective, number, legs, seconds)
    SELECT state, outcome, effective, count(*), sum(leg), sum(seconds) FROM fleet_jobs GROUP BY 1, 2, 3"""
_WITH_TALLIES = {
    "sqlite": (
        f"CREATE TRIGGER fleet_tally_new AFTER INSERT ON fleet_jobs BEGIN {_tally('NEW', '')} END",
        f"CREATE TRIGGER fleet_tally_change AFTER UPDATE OF {', '.join(_TALLIED)} ON fleet_jobs "
        f"BEGIN {_tally('OLD', '-')} {_tally('NEW', '')} END",
        f"CREATE TRIGGER fleet_tally_gone AFTER DELETE ON fleet_jobs BEGIN {_tally('OLD', '-')} END",
    ),
    "postgresql": (
        f"""CREATE FUNCTION fleet_tally() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF TG_OP <> 'INSERT' THEN {_tally("OLD", "-")} END IF;
            IF TG_OP <> 'DELETE' THEN {_tally("NEW", "")} END IF;
            RETURN NULL;
        END $$""",
        f"CREATE TRIGGER fleet_tally AFTER INSERT OR DELETE OR UPDATE OF {', '.join(_TALLIED)} ON fleet_jobs "
        "FOR EACH ROW EXECUTE FUNCTION fleet_tally()",
    ),
}
"""Triggers that come with the table. A queue of an earlier version is counted once."""
_INSTEAD = (
    "DROP INDEX IF EXISTS fleet_jobs_counts",
    "DROP INDEX IF EXISTS fleet_jobs_order",
    "CREATE INDEX IF NOT EXISTS fleet_jobs_next ON fleet_jobs (state, priority, seq, host)",
    "CREATE INDEX IF NOT EXISTS fleet_questions_oldest ON fleet_questions (answered, asked)",
    _COUNT_ALL,
)


@event.listens_for(tallies, "after_create")
def _count_from_now_on(_table: sa.Table, connection: sa.Connection, **_: Any) -> None:
    for statement in (*_WITH_TALLIES[connection.dialect.name], *_INSTEAD):
        connection.exec_driver_sql(statement)


events = sa.Table(
    "fleet_events",
    metadata,
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("job", sa.Text, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("worker", sa.Text, nullable=False),
    sa.Index("fleet_events_job", "job", "seq"),
)
"""History of the jobs. Rows are only added."""

workers = sa.Table(
    "fleet_workers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("machine", sa.Text, nullable=False),
    sa.Column("slots", sa.Integer, nullable=False),
    sa.Column("started", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("gone", sa.Text, nullable=False),
)
"""A row a worker process. `gone`: how it left; "" while it works."""

presses = sa.Table(
    "fleet_presses",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("service", sa.Text, nullable=False),
    sa.Column("account", sa.Text, nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),
    sa.Column("run_id", sa.Text, nullable=False),
    sa.Column("control", sa.Text, nullable=False),
    sa.Column("created", sa.Text, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
    sa.UniqueConstraint("service", "account", "generation"),
    sa.Index(
        "fleet_presses_unsettled",
        "service",
        "account",
        unique=True,
        sqlite_where=sa.text("result = ''"),
        postgresql_where=sa.text("result = ''"),
    ),
)
"""Press ledger of all machines; on one machine its file is used instead. `result` is "" while nobody has read back."""


class Database:
    """The opened database."""

    def __init__(self, url: str) -> None:
        """Open it; make its tables if there are none, and upgrade those of an earlier version.

        Raises:
            ConfigurationError: it cannot be reached or used, is of a later version, or the address is no address.
        """
        self.url = _url(url)
        self.is_file = self.url.get_backend_name() == "sqlite"
        self.path = Path(self.url.database or "") if self.is_file else None
        if self.path is not None:
            _make_file(self.path)
        self.engine = sa.create_engine(
            self.url,
            connect_args={"timeout": WAIT_SECONDS} if self.is_file else {"connect_timeout": 10},
            pool_pre_ping=not self.is_file,
        )
        if self.is_file:
            event.listen(self.engine, "connect", _leave_transactions_to_us)
            event.listen(self.engine, "begin", _begin_immediate)
        try:
            self._make_tables()
        except ConfigurationError:
            self.engine.dispose()
            raise

    def _make_tables(self) -> None:
        with self.begin() as connection:
            if not self.is_file:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(1398096468)"))  # one process makes the tables
            metadata.create_all(connection)
            version = connection.execute(sa.select(meta.c.version)).scalar()
            if version is None:
                connection.execute(meta.insert().values(version=VERSION))
                return
            for known in range(version, VERSION):
                for change in _UPGRADES[known]:
                    connection.execute(sa.text(change))
                connection.execute(meta.update().values(version=known + 1))
            if version > VERSION:
                raise ConfigurationError(
                    f"the queue at {self.shown} has format {version}, this program knows {VERSION}; upgrade it"
                )

    @property
    def shown(self) -> str:
        """Return the address without its password."""
        return str(self.path) if self.path is not None else self.url.render_as_string(hide_password=True)

    @property
    def engine_url(self) -> str:
        """Return the address for the durable engine, with its password."""
        return self.url.render_as_string(hide_password=False)

    @contextmanager
    def begin(self) -> Iterator[sa.Connection]:
        """Open a transaction, committed at the end of the block.

        Raises:
            ConfigurationError: the database cannot be reached or used.
        """
        try:
            with self.engine.begin() as connection:
                yield connection
        except sa.exc.IntegrityError:
            raise
        except DatabaseError as error:
            reason = " ".join(str(error.orig).split())
            raise ConfigurationError(f"cannot use the queue at {self.shown}: {reason}") from error

    def now(self, connection: sa.Connection) -> float:
        """Return the time by the database's clock, in seconds since 1970: all machines share it."""
        clock = "(julianday('now') - 2440587.5) * 86400.0" if self.is_file else "extract(epoch FROM clock_timestamp())"
        return float(connection.execute(sa.text(f"SELECT {clock}")).scalar_one())

    @contextmanager
    def exclusive(self, what: str) -> Iterator[bool]:
        """Be the only process that does this. False: another one does it now."""
        if self.path is not None:
            path = self.path.with_name(f"{self.path.name}.{what}.lock")
            with one_line_errors("lock the queue", path):
                descriptor = open_private(path, os.O_RDWR | os.O_CREAT)
            try:
                yield try_lock(descriptor)
            finally:
                os.close(descriptor)
            return
        with self.begin() as connection:  # the lock ends with the transaction, also when the process or its net dies
            query = sa.text("SELECT pg_try_advisory_xact_lock(hashtext(:what))")
            yield bool(connection.execute(query, {"what": f"fleet {what}"}).scalar_one())

    def dispose(self) -> None:
        """Close all connections."""
        self.engine.dispose()


def _url(text: str) -> URL:
    try:
        url = make_url(text)
    except ArgumentError:
        raise ConfigurationError(
            "the address of the queue's database is not understood; write postgresql://user:password@host/name"
        ) from None
    backend = url.get_backend_name()
    if backend in {"postgres", "postgresql"}:
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database not in {None, "", ":memory:"}:
        return url
    raise ConfigurationError(f"a queue is kept in Postgres or in an SQLite file, not in {backend!r}")


def _make_file(path: Path) -> None:
    """Make the SQLite file, for its owner only, in the mode in which readers and a writer do not block each other."""
    with one_line_errors("keep the queue", path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(open_private(path, os.O_RDWR | os.O_CREAT))
    connection = sqlite3.connect(path, timeout=WAIT_SECONDS)
    try:
        if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.DatabaseError as error:
        raise ConfigurationError(f"cannot use the queue at {path}: {error}; move that file away") from error
    finally:
        connection.close()


def _leave_transactions_to_us(connection: Any, _record: Any) -> None:
    connection.isolation_level = None


def _begin_immediate(connection: sa.Connection) -> None:
    """Take the write lock at the start: a transaction that reads first could not take it later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
