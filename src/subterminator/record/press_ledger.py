"""Press ledger: one open intent per service and account, over all processes, on the disk before the press."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from subterminator.domain.errors import ConfigurationError, UnsettledIntent
from subterminator.domain.files import one_line_errors, open_private, sync_directory, wait_lock
from subterminator.domain.protocols import Intent, PressLedgerProtocol
from subterminator.record.json_values import stamp

_APPLICATION = 0x53554254  # "SUBT": marks the file as ours, whatever it is called
_VERSION = 1
_SCHEMA = f"""
PRAGMA journal_mode = WAL;
PRAGMA application_id = {_APPLICATION};
PRAGMA user_version = {_VERSION};
CREATE TABLE press (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    service TEXT NOT NULL,
    account TEXT NOT NULL,
    generation INTEGER NOT NULL,
    run_id TEXT NOT NULL,
    control TEXT NOT NULL,
    created TEXT NOT NULL,
    settled TEXT,
    result TEXT,
    UNIQUE (service, account, generation),
    CHECK ((settled IS NULL) = (result IS NULL))
);
CREATE UNIQUE INDEX one_unsettled ON press (service, account) WHERE settled IS NULL;
"""
_MENDS = {
    "locked": "another process holds it; wait for that one or end it, then try again",
    "full": "free some space, then run the same command again",
    "readonly": "make that file and its folder writable for you",
    "unable to open": "make that file and its folder writable for you",
}
"""Remedies by a word of SQLite's message. Any other message means damage."""
_COLUMNS = "id, service, account, generation, run_id, control, created"
_UNSETTLED = f"""
SELECT {_COLUMNS} FROM press
WHERE settled IS NULL AND service = :service AND (account = :account OR account = '' OR :account = '')
ORDER BY id LIMIT 1
"""  # noqa: S608 - the columns are the constant above


@dataclass(frozen=True, slots=True)
class Press:
    """A row of the ledger: an intent and its result."""

    intent: Intent
    settled: datetime | None = None
    """Time of the read-back, UTC. None: not yet."""
    result: str | None = None
    """"ended", "not_sent" or "person:<words>"."""


class PressLedger:
    """The ledger file (`PressLedgerProtocol`). Made at the first use; shared by all processes of this machine.

    Accounts are compared without case. An unknown account ("") may be any: an open intent on it blocks every account
    of its service, and the other way round.
    """

    def __init__(
        self, path: Path, *, clock: Callable[[], datetime] = lambda: datetime.now(UTC), wait_seconds: float = 10.0
    ) -> None:
        """`wait_seconds`: limit of waiting for another process that is writing."""
        self.path = path
        self._clock = clock
        self._wait_seconds = wait_seconds

    def unsettled(self, service: str, account: str) -> Intent | None:
        """Return the intent whose end nobody has read back yet.

        Raises:
            ConfigurationError: the ledger cannot be read, or is damaged.
        """
        with self._open() as ledger:
            return _find_unsettled(ledger, service, _same(account))

    def intend(self, service: str, account: str, run_id: str, control: str) -> Intent:
        """Commit the intent to disk; only then may the press follow.

        Raises:
            UnsettledIntent: another intent is open; read the account back, never press.
            ConfigurationError: the ledger cannot be written, or is damaged: nothing was committed, do not press.
        """
        account = _same(account)
        with self._open() as ledger:
            ledger.execute("BEGIN IMMEDIATE")
            if earlier := _find_unsettled(ledger, service, account):
                raise UnsettledIntent(_may_have_pressed(earlier))
            newest = "SELECT coalesce(max(generation), 0) FROM press WHERE service = ? AND account = ?"
            generation = ledger.execute(newest, (service, account)).fetchone()[0] + 1
            created = self._clock().astimezone(UTC)
            row = (service, account, generation, run_id, control, stamp(created))
            added = ledger.execute(
                "INSERT INTO press (service, account, generation, run_id, control, created) VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )
            ledger.execute("COMMIT")
            inserted = ledger.execute(f"SELECT {_COLUMNS} FROM press WHERE id = ?", (added.lastrowid,))  # noqa: S608
            return _intent(inserted.fetchone())

    def settle(self, intent: Intent, result: str) -> None:
        """Write the result: "ended", "not_sent" or "person:<words>". Writing the same twice is harmless.

        Raises:
            ValueError: the result is none of these, the ledger holds another result, or it does not hold the intent.
            ConfigurationError: the ledger cannot be written, or is damaged.
        """
        if result not in {"ended", "not_sent"} and not (result.startswith("person:") and result[7:].strip()):
            raise ValueError(f'a press ends as "ended", "not_sent" or "person:<words>", not {result!r}')
        with self._open() as ledger:
            ledger.execute("BEGIN IMMEDIATE")
            row = ledger.execute("SELECT run_id, result FROM press WHERE id = ?", (intent.id,)).fetchone()
            if row is None or row[0] != intent.run_id:
                raise ValueError(f"{self.path} does not hold intent {intent.id} of run {intent.run_id}")
            if row[1] is not None and row[1] != result:
                raise ValueError(f"intent {intent.id} of run {intent.run_id} ended as {row[1]!r}, not {result!r}")
            ledger.execute(
                "UPDATE press SET settled = ?, result = ? WHERE id = ? AND settled IS NULL",
                (stamp(self._clock()), result, intent.id),
            )
            ledger.execute("COMMIT")

    def history(self, service: str | None = None) -> list[Press]:
        """List the presses of a service, or of all, oldest first.

        Raises:
            ConfigurationError: the ledger cannot be read, or is damaged.
        """
        query = (
            f"SELECT {_COLUMNS}, settled, result FROM press WHERE :service IS NULL OR service = :service ORDER BY id"  # noqa: S608
        )
        with self._open() as ledger:
            rows = ledger.execute(query, {"service": service}).fetchall()
        return [Press(_intent(row[:7]), datetime.fromisoformat(row[7]) if row[7] else None, row[8]) for row in rows]

    # -- the file ------------------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open a checked connection. What is not committed when the block ends is rolled back."""
        self._make()
        try:
            with contextlib.closing(_connect(self.path, self._wait_seconds)) as ledger:
                self._check(ledger)
                yield ledger
        except sqlite3.DatabaseError as error:
            if mend := next((mend for word, mend in _MENDS.items() if word in str(error)), None):
                raise ConfigurationError(f"cannot use the press ledger {self.path}: {error}; {mend}") from error
            raise self._damaged(str(error)) from error

    def _make(self) -> None:
        """Make the ledger file if there is none. Whole or not at all, so an empty file is always damage."""
        with one_line_errors("make the press ledger", self.path):
            if self.path.exists():
                return
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = open_private(self.path.with_name(f"{self.path.name}.lock"), os.O_RDWR | os.O_CREAT)
            try:
                wait_lock(lock)
                if not self.path.exists():
                    self._make_locked()
            finally:
                os.close(lock)

    def _make_locked(self) -> None:
        if self.path.with_name(f"{self.path.name}-wal").exists():
            raise self._damaged("its main file is gone")
        new = self.path.with_name(f"{self.path.name}.new")
        new.unlink(missing_ok=True)
        os.close(open_private(new, os.O_RDWR | os.O_CREAT | os.O_EXCL))
        with contextlib.closing(_connect(new, self._wait_seconds)) as ledger:
            ledger.executescript(_SCHEMA)
        new.rename(self.path)
        sync_directory(self.path.parent)

    def _check(self, ledger: sqlite3.Connection) -> None:
        if ledger.execute("PRAGMA application_id").fetchone()[0] != _APPLICATION:
            raise self._damaged("it is not a press ledger")
        if (version := ledger.execute("PRAGMA user_version").fetchone()[0]) != _VERSION:
            raise ConfigurationError(
                f"the press ledger {self.path} has format {version}, this program knows {_VERSION}; upgrade it"
            )
        if (report := ledger.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise self._damaged(str(report).replace("\n", " "))

    def _damaged(self, reason: str) -> ConfigurationError:
        return ConfigurationError(
            f"the press ledger {self.path} is damaged ({reason}): look at the account of every recent run, then move "
            "that file and its -wal and -shm companions away; a new one is made"
        )


class ReadBackOnly:
    """View of the ledger for a run that has pressed, or may have: its own press counts as open, nobody may press."""

    def __init__(self, ledger: PressLedgerProtocol, pressed: Intent) -> None:
        """`pressed`: from the run's journal; the ledger may hold it as settled, or have been moved away."""
        self._ledger = ledger
        self._pressed = pressed

    def unsettled(self, service: str, account: str) -> Intent | None:
        return self._ledger.unsettled(service, account) or self._pressed

    def intend(self, service: str, account: str, run_id: str, control: str) -> Intent:
        raise UnsettledIntent(_may_have_pressed(self._pressed))

    def settle(self, intent: Intent, result: str) -> None:
        """Settle an open intent; a settled one stays as it was."""
        if self._ledger.unsettled(intent.service, intent.account) == intent:
            self._ledger.settle(intent, result)


def _connect(path: Path, wait_seconds: float) -> sqlite3.Connection:
    """Connect to an existing file only; each commit is on the disk before it returns."""
    ledger = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=wait_seconds, isolation_level=None
    )
    ledger.execute("PRAGMA synchronous = FULL")
    return ledger


def _same(account: str) -> str:
    return account.strip().casefold()


def _find_unsettled(ledger: sqlite3.Connection, service: str, account: str) -> Intent | None:
    row = ledger.execute(_UNSETTLED, {"service": service, "account": account}).fetchone()
    return _intent(row) if row else None


def _intent(row: tuple[int, str, str, int, str, str, str]) -> Intent:
    return Intent(*row[:6], datetime.fromisoformat(row[6]))


def _may_have_pressed(earlier: Intent) -> str:
    account = f", account {earlier.account}," if earlier.account else ""
    return (
        f"run {earlier.run_id} may have pressed '{earlier.control}' on {earlier.service}{account} at "
        f"{earlier.created:%Y-%m-%d %H:%M} UTC, and nobody has read back how that ended: nothing is pressed again. "
        f"Look at the account page; `subterminator runs show {earlier.run_id}` tells what happened"
    )
