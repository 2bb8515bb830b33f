"""`look()` against `page.aria_snapshot(mode="ai", boxes=True)` on the same page, taken in turn."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Awaitable, Callable

from playwright.async_api import Page

from benchmarks.pages import MIXES, page_of
from subterminator.browser.playwright import PlaywrightBrowser

SIZES = (50, 500, 5_000, 20_000)
"""Nodes of the page."""
BOUNDS = {500: 0.25, 20_000: 0.15}
"""The part of the other's median time that `look` may take at most; other sizes are printed only."""
ROUND_TRIP_SECONDS = 0.002
"""What a question to the page costs whatever it asks."""
TURN = 3
"""How often in a row each looks, so that neither pays most for what the other left to be cleared away."""
WALKS = 10
BARE_WALK = """walks => {
  const began = performance.now();
  for (let i = 0; i < walks; i++) {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT);
    let count = 0;
    while (walker.nextNode()) count++;
  }
  return (performance.now() - began) / walks;
}"""
"""Milliseconds that one pass over the elements takes, counting them and nothing else."""


ROUNDS = {50: 25, 500: 25, 5_000: 7, 20_000: 3}
"""Turns of each, by nodes: steady state, when both have been compiled by the browser; the first turn is not counted."""


async def measure() -> list[tuple[str, float, float]]:
    """Two rows a mix and size: what was measured, the ratio of the medians, the bound (infinite: none)."""
    browser = PlaywrightBrowser()
    await browser.launch()
    rows = []
    try:
        page = browser._current()  # the second opinion has to look at the very page
        for mix in MIXES:
            for nodes in SIZES:
                await page.set_content(page_of(nodes, mix))
                ours, theirs = await _in_turn(browser, page, ROUNDS[nodes])
                walk = await page.evaluate(BARE_WALK, WALKS) / 1000 + ROUND_TRIP_SECONDS
                size = f"{nodes:,} nodes, {mix}"
                rows.append((f"look() / aria_snapshot, {size}", ours / theirs, BOUNDS.get(nodes, math.inf)))
                rows.append((f"look() / a bare walk + 2 ms, {size}", ours / walk, math.inf))
    finally:
        await browser.close()
    return rows


async def _in_turn(browser: PlaywrightBrowser, page: Page, turns: int) -> tuple[float, float]:
    """Median seconds of both, after a turn that is not counted."""
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(turns + 1):
        ours += [await _seconds(browser.look) for _ in range(TURN)]
        theirs += [await _seconds(lambda: page.aria_snapshot(mode="ai", boxes=True)) for _ in range(TURN)]
    return statistics.median(ours[TURN:]), statistics.median(theirs[TURN:])


async def _seconds(call: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await call()
    return time.perf_counter() - began
