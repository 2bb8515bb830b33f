"""`subterminator --help` against `python -c "import click"`, whole processes taken in turn."""

from __future__ import annotations

import asyncio
import statistics
import sys
import time

BOUND = 3.0
OURS = "import sys; from subterminator.cli.main import main; sys.argv[1:] = ['--help']; main()"


async def measure(rounds: int = 9) -> list[tuple[str, float, float]]:
    """One row: what was measured, the median ratio, the bound."""
    ratios = []
    for _ in range(rounds):
        ours = await _seconds(
            "-c", "import sys; from subterminator.cli.main import main; sys.argv[1:] = ['--help']; main()"
        )
        theirs = await _seconds("-c", "import click")
        ratios.append(ours / theirs)
    return [("subterminator --help / import click", statistics.median(ratios), BOUND)]


async def _seconds(*args: str) -> float:
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(sys.executable, *args, stdout=asyncio.subprocess.DEVNULL)
    await process.wait()
    return time.perf_counter() - began
