"""Terminals in which a test types what a person types."""

from __future__ import annotations

import os
import pty
import select
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self

from command import COMMAND, read_terminal

SILENCE = 60
"""Seconds without a new character after which what a test waits for does not come."""


@dataclass
class Terminal:
    """A terminal with the command running in it."""

    process: subprocess.Popen[bytes]
    hand: int
    seen: bytearray = field(default_factory=bytearray)
    _read: int = 0

    def read_until(self, words: bytes) -> None:
        """Wait for the words to stand on the screen, after those that were waited for before."""
        while (place := self.seen.find(words, self._read)) < 0:
            ready, _, _ = select.select([self.hand], [], [], SILENCE)
            assert ready, f"{words!r} did not come; on the screen: {self.seen.decode()}"
            try:
                self.seen += os.read(self.hand, 65536)
            except OSError as error:  # Linux: the program has left
                raise AssertionError(f"{words!r} did not come: {self.seen.decode()}") from error
        self._read = place + len(words)

    def type(self, keys: bytes) -> None:
        os.write(self.hand, keys)

    def end(self) -> int:
        """The exit code; the rest of the output is read meanwhile."""
        for chunk in read_terminal(self.hand):
            self.seen += chunk
        return self.process.wait(30)


@dataclass
class Terminals:
    """Opens terminals; at the end what still runs in them is ended."""

    settings: Mapping[str, str]
    """Of the environment, beside those of the tests."""
    command: Sequence[str] = tuple(COMMAND)
    _opened: list[Terminal] = field(default_factory=list)

    def open(self, *arguments: str) -> Terminal:
        """Run `subterminator` in a terminal of its own."""
        hand, program = pty.openpty()
        process = subprocess.Popen(
            [*self.command, *arguments],
            stdin=program,
            stdout=program,
            stderr=program,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "120", **self.settings},
            start_new_session=True,
        )
        os.close(program)
        self._opened.append(Terminal(process, hand))
        return self._opened[-1]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for terminal in self._opened:
            terminal.process.kill()  # nothing, when it has ended
            terminal.process.wait()
            os.close(terminal.hand)
