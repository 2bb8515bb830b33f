"""Print every ratio with its bound; the exit code is 1 when one is over."""

from __future__ import annotations

import asyncio
import math
import sys

from benchmarks import cancelling, deciding, extension, leading, looking, queueing, reading, settling, starting


async def main() -> int:
    """Measure, print, judge."""
    over = 0
    for measure in (
        looking.measure,
        settling.measure,
        extension.measure,
        reading.measure,
        deciding.measure,
        leading.measure,
        cancelling.measure,
        queueing.measure,
        starting.measure,
    ):
        for what, ratio, bound in await measure():
            over += ratio > bound
            limit = "no bound" if math.isinf(bound) else f"at most {bound:g}"
            print(f"{what:<58} {ratio:6.3f}  {limit}{'' if ratio <= bound else '   OVER'}", flush=True)
    return 1 if over else 0


sys.exit(asyncio.run(main()))
