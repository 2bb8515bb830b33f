"""The command as a process: how long it takes to say something, and what ends it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from subterminator.cli.main import main; main()"]


def fastest(command: list[str]) -> float:
    """Seconds of the best of seven runs: the machine's other work does not count."""

    def once() -> float:
        began = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        return time.perf_counter() - began

    return min(once() for _ in range(7))


@pytest.mark.spec("cli.quick-help")
def test_help_takes_at_most_three_times_importing_click() -> None:
    """Measured side by side, since machines differ."""
    assert fastest([*COMMAND, "--help"]) <= 3 * fastest([sys.executable, "-c", "import click"])


@pytest.mark.spec("cli.practice-serve")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM to send")
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_practice_serves_until_it_is_told_to_end(tmp_path: Path, ending: signal.Signals) -> None:
    """The site answers at the address it printed, its truth stands in the file, and the end is a clean one."""
    ledger = tmp_path / "ledger.json"
    with subprocess.Popen(
        [*COMMAND, "practice", "serve", "--scenario", "straight", "--ledger", str(ledger)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().rpartition(": ")[2].rpartition(" ")[2].strip()
        with urllib.request.urlopen(address, timeout=10) as page:
            assert page.status == 200
        process.send_signal(ending)
        assert process.wait(10) == 0
    assert json.loads(ledger.read_text(encoding="utf-8"))["status"] == "active"
