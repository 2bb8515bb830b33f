"""`look()` against `page.aria_snapshot(mode="ai", boxes=True)` on the same page, taken in turn.

Likewise the first look at each new document, the walk in the page against one that only gathers, and a look with a
picture against a picture.
"""

from __future__ import annotations

import asyncio
import base64
import math
import statistics
import time
from collections.abc import Awaitable, Callable

from playwright.async_api import Page

from benchmarks.pages import MIXES, page_of
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.perception import eyes_source

SIZES = (50, 500, 5_000, 20_000)
"""Nodes of the page."""
BOUNDS = {500: 0.25, 20_000: 0.15}
"""The part of the other's median time that `look` may take at most; other sizes are printed only."""
COLD_SIZES = (50, 500)
"""Nodes of the pages that are looked at once: pages of a cancellation are small."""
COLD_ROUNDS = 15
COLD_BOUNDS = {"same": 0.5, "new": 0.6}
"""The part of the other's median time that a first look may take, by site: that of the page before, or a new one."""
WALK_BOUND = 3.0
"""How many times the median time of a walk that only gathers ours may take, in the page."""
MEASURABLE = 500
"""Nodes from which on a walk takes more than the steps of the browser's clock."""
PICTURE_BOUND = 1.2
"""What a look with a picture may take, of a bare JPEG by CDP."""
TURN = 3
"""How often in a row each looks, so that neither pays most for what the other left to be cleared away."""
WALKS = """rounds => {
  const listed = 'a[href],button,input,select,textarea,summary,[role],[tabindex],[onclick],h1,h2,h3,h4,h5,h6';
  const gather = () => {
    const rows = [], walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === 3) text += node.nodeValue;
      else if (node.matches(listed)) {
        const { x, y, width, height } = node.getBoundingClientRect();
        const name = (node.getAttribute('aria-label') || node.textContent).slice(0, 100);
        rows.push([rows.length, node.localName, x, y, width, height, name]);
      }
    }
    return JSON.stringify([rows, text]);
  };
  const seconds = call => {
    const began = performance.now();
    call();
    return performance.now() - began;
  };
  const ours = [], bare = [];
  for (let i = 0; i < rounds; i++) {
    ours.push(seconds(() => JSON.stringify(eyes.look())));
    bare.push(seconds(gather));
  }
  return [ours, bare];
}"""
"""Milliseconds of our walk, and of one pass that gathers refs, boxes, names and text and nothing else, in turn."""


ROUNDS = {50: 25, 500: 25, 5_000: 7, 20_000: 3}
"""Turns of each, by nodes: steady state, when both have been compiled by the browser; the first turn is not counted."""


async def measure() -> list[tuple[str, float, float]]:
    """Two rows a mix and size, those of first looks, one with a picture: what was measured, ratio of the medians, bound
    (infinite: none)."""
    browser = PlaywrightBrowser()
    await browser.launch()
    rows = []
    try:
        page = browser._current()  # the second opinion has to look at the very page
        for mix in MIXES:
            for nodes in SIZES:
                await page.set_content(page_of(nodes, mix))
                ours, theirs = await _in_turn(browser, page, ROUNDS[nodes])
                size = f"{nodes:,} nodes, {mix}"
                rows.append((f"look() / aria_snapshot, {size}", ours / theirs, BOUNDS.get(nodes, math.inf)))
                bound = WALK_BOUND if nodes >= MEASURABLE else math.inf
                rows.append((f"the walk / one that only gathers, {size}", await _walks(page, ROUNDS[nodes]), bound))
        for nodes in COLD_SIZES:
            for site, bound in COLD_BOUNDS.items():
                ratio = await _cold(browser, page, nodes, same_site=site == "same")
                rows.append((f"first look() / first aria_snapshot, {nodes} nodes, {site} site", ratio, bound))
        await page.set_content(page_of(500, "dense"))
        rows.append(
            ("look() with a picture / a bare JPEG, 500 nodes", await _with_picture(browser, page), PICTURE_BOUND)
        )
    finally:
        await browser.close()
    return rows


async def _walks(page: Page, rounds: int) -> float:
    """Median time of our walk by that of the bare one, after the first fifth of the rounds."""
    await page.evaluate(f"globalThis.eyes = ({eyes_source()})(); 0")
    ours, bare = await page.evaluate(WALKS, rounds + 5)
    return statistics.median(ours[5:]) / statistics.median(bare[5:])


async def _with_picture(browser: PlaywrightBrowser, page: Page) -> float:
    """Median time of a look and a picture at once by that of a JPEG, decoded."""
    session = await page.context.new_cdp_session(page)

    async def jpeg() -> None:
        base64.b64decode((await session.send("Page.captureScreenshot", {"format": "jpeg", "quality": 70}))["data"])

    async def both() -> None:
        await asyncio.gather(browser.screenshot(), browser.look())

    took: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS[500]):
        took[0].append(await _seconds(both))
        took[1].append(await _seconds(jpeg))
    return statistics.median(took[0][3:]) / statistics.median(took[1][3:])


async def _cold(browser: PlaywrightBrowser, page: Page, nodes: int, *, same_site: bool) -> float:
    """Median time of the first look at a new document by that of the first snapshot; each document is looked at once.

    A site that is new has a process of its own, in which nothing has been compiled.
    """
    await page.route("**/*", lambda route: route.fulfill(content_type="text/html", body=page_of(nodes, "typical")))
    took: tuple[list[float], list[float]] = ([], [])
    try:
        for turn in range(COLD_ROUNDS):
            for who, look in enumerate((browser.look, lambda: page.aria_snapshot(mode="ai", boxes=True))):
                site = "same" if same_site else f"site-{nodes}-{turn}-{who}"
                await page.goto(f"http://{site}.test/{turn}/{who}")
                took[who].append(await _seconds(look))
    finally:
        await page.unroute("**/*")
    return statistics.median(took[0][2:]) / statistics.median(took[1][2:])


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
