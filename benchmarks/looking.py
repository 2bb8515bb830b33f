"""`look()` against `page.aria_snapshot(mode="ai", boxes=True)` on the same page, taken in turn."""

from __future__ import annotations

import statistics
import time
from collections.abc import Awaitable, Callable

from benchmarks.pages import page_of
from subterminator.core.browser import PlaywrightBrowser

SIZES = {50: 1.0, 500: 0.25, 5_000: 0.25, 20_000: 0.15}
"""Nodes of the page, and the ratio that `look` may take at most."""


async def measure(rounds: int = 7) -> list[tuple[str, float, float]]:
    """A row a size: what was measured, the median ratio, the bound."""
    browser = PlaywrightBrowser()
    await browser.launch()
    rows = []
    try:
        page = browser._current()  # the second opinion has to look at the very page
        for nodes, bound in SIZES.items():
            await page.set_content(page_of(nodes))
            few = rounds if nodes <= 5_000 else 3
            ratios = []
            await _seconds(browser.look)
            await _seconds(lambda: page.aria_snapshot(mode="ai", boxes=True))
            for _ in range(few):
                ours = await _seconds(browser.look)
                theirs = await _seconds(lambda: page.aria_snapshot(mode="ai", boxes=True))
                ratios.append(ours / theirs)
            rows.append((f"look() / aria_snapshot, {nodes:,} nodes", statistics.median(ratios), bound))
    finally:
        await browser.close()
    return rows


async def _seconds(call: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await call()
    return time.perf_counter() - began
