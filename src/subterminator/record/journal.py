"""Journal of a run: one directory, one event a line, written before the next step starts."""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
import threading
import weakref
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any, Self

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.files import append, one_line_errors, open_private, sync_directory, try_lock, write_new
from subterminator.record.events import DURABLE, FORMAT, RESERVED, Event
from subterminator.record.hash_chain import GENESIS, JOURNAL, link, parse
from subterminator.record.json_values import plain, stamp
from subterminator.record.redaction import Redactor

Clock = Callable[[], datetime]
"""Returns the current time, with its zone."""

Listener = Callable[[dict[str, Any]], None]
"""Receives every event after it was written. What it raises ends the run."""

_PLAIN_NAME = re.compile(r"[^A-Za-z0-9._-]+")
_NUMBERED = re.compile(r"(\d{3,})-")


def _now() -> datetime:
    return datetime.now(UTC)


class SessionLogger:
    """Writer of one run's journal (`JournalProtocol`), and of the files beside it. Make one by `start` or `reopen`.

    The journal is locked by one process, until that process ends.
    """

    def __init__(
        self,
        directory: Path,
        run_id: str,
        service: str,
        fd: int,
        *,
        seq: int = 0,
        head: str = GENESIS,
        clock: Clock = _now,
        redactor: Redactor | None = None,
        listener: Listener | None = None,
    ) -> None:
        """`fd`: the locked journal, opened for appending. `seq`: number of the next line. `head`: sum of the last."""
        self.redactor = redactor or Redactor()
        """Add a secret here as soon as it is known."""
        self.listener = listener
        self.directory = directory
        """The run directory, also of screenshots and evidence."""
        self.run_id = run_id
        self.service = service
        self._fd = fd
        self._seq = seq
        self.head = head
        """SHA-256 of the last line: any change before it would change this."""
        self._clock = clock
        self._writing = threading.Lock()
        self._kept = max((int(m[1]) for path in directory.iterdir() if (m := _NUMBERED.match(path.name))), default=0)
        self._close = weakref.finalize(self, os.close, fd)

    @classmethod
    def start(
        cls,
        output_dir: Path,
        service: str,
        run_id: str | None = None,
        *,
        clock: Clock = _now,
        redactor: Redactor | None = None,
        listener: Listener | None = None,
    ) -> Self:
        """Begin a run: make `<output_dir>/<YYYYMMDD-HHMMSS>-<service>-<short id>/` (UTC) and the journal's first line.

        Raises:
            ConfigurationError: the directory cannot be made or written.
        """
        run_id = run_id or secrets.token_hex(4)
        short = _PLAIN_NAME.sub("", run_id)[:12] or secrets.token_hex(4)
        name = f"{clock().astimezone(UTC):%Y%m%d-%H%M%S}-{_PLAIN_NAME.sub('-', service)[:40]}-{short}"
        directory = output_dir / name
        with one_line_errors("start a record", output_dir):
            output_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
            directory.mkdir(mode=0o700)
            fd = open_private(directory / JOURNAL, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND)
            try_lock(fd)
            sync_directory(output_dir)
        journal = cls(directory, run_id, service, fd, clock=clock, redactor=redactor, listener=listener)
        journal.write(Event.OPENED, run_id=run_id, service=service, format=FORMAT)
        with one_line_errors("start a record", directory):
            sync_directory(directory)
        return journal

    @classmethod
    def reopen(
        cls,
        directory: Path,
        *,
        listener: Listener | None = None,
    ) -> Self:
        """Continue the journal of a run. A half-written last line is moved to a file of its own.

        Raises:
            ConfigurationError: it is no run directory, a newer version made it, or another process holds it.
        """
        path = directory / JOURNAL
        with one_line_errors("reopen the journal", path):
            fd = open_private(path, os.O_RDWR | os.O_APPEND)
        try:
            return cls._continue(directory, fd, listener)
        except ConfigurationError:
            os.close(fd)
            raise

    @classmethod
    def _continue(cls, directory: Path, fd: int, listener: Listener | None) -> Self:
        path = directory / JOURNAL
        if not try_lock(fd):
            raise ConfigurationError(f"another process is writing {path}; wait for it or end it, then try again")
        with one_line_errors("reopen the journal", path):
            journal = parse(path.read_bytes())
        first: Mapping[str, Any] = journal.events[0] if journal.events else {}
        if first.get("event") != Event.OPENED:
            raise ConfigurationError(f"{path} holds no run; name a run directory that `subterminator runs list` shows")
        if first.get("format") != FORMAT:
            raise ConfigurationError(f"{path} was written by another version; go on with it there")
        torn = None
        if journal.torn:
            with one_line_errors("set a half-written line aside", path):
                torn = _set_aside(directory, journal.torn)
                os.ftruncate(fd, journal.whole)
        ids = str(first["run_id"]), str(first["service"])
        reopened = cls(directory, *ids, fd, seq=journal.lines, head=journal.head, listener=listener)
        reopened.write(Event.REOPENED, torn=torn)
        return reopened

    def now(self) -> datetime:
        """Return the time by this journal's clock, UTC."""
        return self._clock().astimezone(UTC)

    # -- writing -------------------------------------------------------------------------------------------------------

    def write(self, event: str, **fields: Any) -> None:
        """Append one event, secrets masked. A `DURABLE` event is flushed to the disk before this returns.

        Raises:
            ValueError: the event is not in `Event`, a field has a reserved name, or the journal is closed.
            TypeError: a field has no JSON value.
            ConfigurationError: the disk is full or the file cannot be written; the journal is as it was before.
        """
        kind = _known(event)
        if clash := RESERVED & fields.keys():
            raise ValueError(f"the journal writes {', '.join(sorted(clash))} itself; call the field otherwise")
        if not self._close.alive:
            raise ValueError(f"the journal of run {self.run_id} is closed")
        masked = self.redactor.mask(plain(fields))
        with self._writing:
            record = {"seq": self._seq, "time": stamp(self.now()), "event": kind.value, **masked, "prev": self.head}
            line = _line(record)
            with one_line_errors("write the journal", self.directory / JOURNAL):
                append(self._fd, line + b"\n")
                self._seq += 1
                self.head = link(line)
                if kind in DURABLE:
                    os.fsync(self._fd)
        if self.listener is not None:
            self.listener(record)

    def keep(self, name: str, content: bytes) -> str:
        """Store a file as `NNN-name` and return that name; its checksum is written to the journal.

        Raises:
            ConfigurationError: the disk is full or the file cannot be written; nothing is left of it.
        """
        self._kept += 1
        stored = f"{self._kept:03d}-{_PLAIN_NAME.sub('-', Path(name).name)[-80:] or 'file'}"
        self.store(stored, content)
        self.write(Event.KEPT, file=stored, sha256=hashlib.sha256(content).hexdigest(), size=len(content))
        return stored

    def store(self, name: str, content: bytes, *, durable: bool = False) -> None:
        """Store a file under this very name, without an event.

        Raises:
            ConfigurationError: there is one already, or it cannot be written; nothing is left of it.
        """
        path = self.directory / name
        with one_line_errors("store a file", path):
            write_new(path, content, durable=durable)

    def close(self) -> None:
        """Unlock and close the journal. Does nothing the second time."""
        self._close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def in_use(directory: Path) -> bool:
    """Return whether a process, this one included, has the run's journal open for writing."""
    try:
        fd = open_private(directory / JOURNAL, os.O_RDWR)
    except OSError:
        return False
    try:
        return not try_lock(fd)
    finally:
        os.close(fd)


def _known(event: str) -> Event:
    try:
        return Event(event)
    except ValueError:
        raise ValueError(f"no event is called {event!r}; subterminator.record.events has the list") from None


def _line(record: Mapping[str, Any]) -> bytes:
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode("utf-8", "backslashreplace")  # a lone surrogate becomes an escape, which JSON reads back


def _set_aside(directory: Path, torn: bytes) -> str:
    names = (f"journal.torn-{number}" for number in count(1))
    name = next(name for name in names if not (directory / name).exists())
    write_new(directory / name, torn, durable=True)
    return name
