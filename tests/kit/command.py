"""The command as a process of its own, as a shell starts it in a person's terminal."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Iterator

COMMAND = [
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    "hasattr(signal, 'SIGHUP') and signal.signal(signal.SIGHUP, signal.SIG_DFL)\n"
    "from subterminator.cli.main import main; main()",
]
"""Hears Ctrl-C and a terminal that closes, although a runner in the background ignores them, which is inherited."""

SILENCE = 90
"""Seconds without a new character after which a terminal counts as stuck."""


def read_terminal(hand: int) -> Iterator[bytes]:
    """Yield what programs write to a terminal, until the last of them has left it.

    Raises:
        TimeoutError: nothing came for `SILENCE` seconds, although a program still holds the terminal.
    """
    seen = b""
    while True:
        if not select.select([hand], [], [], SILENCE)[0]:
            raise TimeoutError(
                f"a program holds the terminal and writes nothing; it shows: {seen.decode(errors='replace')}"
            )
        try:
            chunk = os.read(hand, 65536)
        except OSError:  # Linux: the last program has left the terminal
            return
        if not chunk:
            return
        seen += chunk
        yield chunk
