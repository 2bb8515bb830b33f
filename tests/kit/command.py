"""The command as a process of its own, as a shell starts it in a person's terminal."""

from __future__ import annotations

import sys

COMMAND = [
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    "from subterminator.cli.main import main; main()",
]
"""Hears Ctrl-C, although a runner in the background has it ignored and processes inherit that."""
