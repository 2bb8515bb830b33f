"""What the agent adds to a step: looking beside the picture, and its own work between page and model."""

from __future__ import annotations

import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import cast

from benchmarks.pages import page_of
from benchmarks.reading import account
from subterminator.browser.base import BaseBrowser
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.core.agent.agent import AIBrowserAgent
from subterminator.domain.protocols import (
    Action,
    ActionPlan,
    AgentContext,
    BrowserProtocol,
    Element,
    PageView,
    State,
    TargetStrategy,
)
from subterminator.pages.state_detector import HeuristicInterpreter

BESIDE_THE_PICTURE = 1.25
"""What looking at a page of 500 elements and taking its picture may take, of the picture alone."""
OWN_SECONDS = 0.010
"""What a step may cost this process, model and page left out."""
READING = 12.0
"""What reading the state of a page of 300 controls may take, of a look at it."""
ROUNDS = 40
LINK = "Cancel membership"
PLAIN = (
    f'<title>Account</title><h1>Account</h1><p>Your plan: Standard, EUR 13.49 a month</p><a href="/cancel">{LINK}</a>'
    "<p>Next billing date: 4 December 2026</p><h2>Payment</h2><p>Card ending in 0042</p><a href='/card'>Change</a>"
)
OFFER = (
    "<title>Wait</title><h1>Before you go: stay for 50% off</h1><button>Accept 50% off</button>"
    '<a href="/next">No thanks</a>'
)


class _Planner:
    """Decides at once."""

    async def plan_action(self, context: AgentContext, goal: str, error_context: str | None = None) -> ActionPlan:
        return ActionPlan(
            "click", TargetStrategy("text", text_content=LINK), confidence=1.0, state=State.ACCOUNT_ACTIVE
        )


class _Instant(BaseBrowser):
    """Shows what was looked at before, so that only the agent's own work is left."""

    def __init__(self, before: PageView, after: PageView) -> None:
        self.before, self.after, self.now = before, after, before

    async def look(self) -> PageView:
        return replace(self.now)  # another look: nothing is kept from the one before

    async def locate(self, target: TargetStrategy) -> Element:
        return next(each for each in self.now.elements if each.name == LINK)

    async def act(self, element: Element, action: Action) -> None:
        self.now = self.after

    async def screenshot(self, path: str | None = None) -> bytes:
        return b""

    def supports_accessibility_tree(self) -> bool:
        return True


async def measure() -> list[tuple[str, float, float]]:
    """Rows: what was measured, the ratio, the bound."""
    browser = PlaywrightBrowser()
    await browser.launch()
    try:
        page = browser._current()
        await page.set_content(page_of(500, "dense"))
        beside = await _beside_the_picture(browser)
        views = []
        for html in (PLAIN, account(), OFFER):
            await page.set_content(html)
            views.append(await browser.look())
        await page.set_content(account())
        reading = await _reading(browser)
    finally:
        await browser.close()
    plain, large, offer = views
    return [
        ("perceive() / a picture alone, 500 nodes", beside, BESIDE_THE_PICTURE),
        (f"reading the state / look(), {len(large.elements)} elements", reading, READING),
        *[
            (
                f"own time of a step / {OWN_SECONDS * 1000:g} ms, {len(view.elements)} elements",
                await _own_seconds(view, offer) / OWN_SECONDS,
                1.0,
            )
            for view in (plain, large)
        ],
    ]


async def _beside_the_picture(browser: PlaywrightBrowser) -> float:
    """Seconds of `perceive` against those of a picture, taken in turn; the first turn is not counted.

    Of each its best tenth: whatever else runs on the machine makes what overlaps wait in line.
    """
    agent = AIBrowserAgent(browser, _Planner(), HeuristicInterpreter())
    both: list[float] = []
    alone: list[float] = []
    for _ in range(ROUNDS + 1):
        both.append(await _seconds(agent.perceive))
        alone.append(await _seconds(browser.screenshot))
    return statistics.quantiles(both[1:], n=10)[0] / statistics.quantiles(alone[1:], n=10)[0]


async def _reading(browser: PlaywrightBrowser) -> float:
    """Median time of reading the state of the present page by that of a look, in turn; the first is not counted."""
    looked: list[float] = []
    read: list[float] = []
    for _ in range(ROUNDS // 2 + 1):
        began = time.perf_counter()
        view = await browser.look()
        looked.append(time.perf_counter() - began)
        interpreter = HeuristicInterpreter()  # which has read no page yet
        began = time.perf_counter()
        interpreter.read(view)
        read.append(time.perf_counter() - began)
    return statistics.median(read[1:]) / statistics.median(looked[1:])


async def _own_seconds(before: PageView, after: PageView) -> float:
    """Median processor time of one whole step between two pages."""
    heuristic = HeuristicInterpreter()
    spent: list[float] = []
    for _ in range(ROUNDS + 1):
        browser = cast(BrowserProtocol, _Instant(before, after))  # what a step does not call is left out
        agent = AIBrowserAgent(browser, _Planner(), heuristic)
        began = time.process_time()
        reached = await agent.handle_state(State.ACCOUNT_ACTIVE)
        spent.append(time.process_time() - began)
        if reached is not State.RETENTION_OFFER:
            raise RuntimeError(f"the step that was to be timed led to {reached.name}")
    return statistics.median(spent[1:])


async def _seconds(call: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await call()
    return time.perf_counter() - began
