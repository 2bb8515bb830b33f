"""Programs of ours as processes that are forked from one in which everything is loaded: each starts at once.

`Forked` is what a test holds of one. A kill is a kill: it shares nothing with the test.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

import pytest

from subterminator.cli.main import main
from subterminator.record.events import Event
from subterminator.record.journal import SessionLogger

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["forked_preload"])


class Forked:
    """The program in a process of its own (as `fleet.demo.Command`, which starts it from nothing)."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        log: Path,
        at: tuple[Event, Path, signal.Signals] | None = None,
    ) -> None:
        """`at`: gets this signal once the event stands in a journal, if the file is there, which is removed then."""
        self.log = log
        log.touch()
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # the server finds what it has to load by this only
            forkserver.ensure_running()
        self.process = _CONTEXT.Process(
            target=_run, args=(list(arguments), {**os.environ, **environment}, log, at), daemon=False
        )
        self.process.start()

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended."""
        return self.process.is_alive()

    def output(self) -> str:
        """What it has written so far."""
        return self.log.read_text("utf-8", "replace")

    def end(self, seconds: float = 60) -> int | None:
        """Ask it to end, wait for it, and return its exit code; None: it did not, and was killed."""
        if self.is_alive:
            self.process.terminate()
        self.process.join(seconds)
        code = self.process.exitcode
        self.kill()
        return code

    def kill(self) -> None:
        """End it as a power failure would."""
        self.process.kill()
        self.process.join()


def _run(
    arguments: list[str], environment: Mapping[str, str], log: Path, at: tuple[Event, Path, signal.Signals] | None
) -> None:
    """Be the program (in the forked process)."""
    os.environ.clear()
    os.environ.update(environment)
    output = os.open(log, os.O_WRONLY | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    if at is not None:
        _signal_at(*at)
    sys.argv = ["subterminator", *arguments]
    main()


def _signal_at(awaited: Event, armed: Path, number: signal.Signals) -> None:
    write = SessionLogger.write

    def write_and_signal(self: SessionLogger, event: str, **fields: Any) -> None:
        write(self, event, **fields)
        if event == awaited and armed.exists():
            armed.unlink()
            os.kill(os.getpid(), number)

    SessionLogger.write = write_and_signal  # type: ignore[method-assign]
