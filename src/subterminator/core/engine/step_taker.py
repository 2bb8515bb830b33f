"""Step taker: does on the open page what a step of the decider says."""

from __future__ import annotations

import asyncio

from subterminator.core.rules.step import SEARCHING, Step
from subterminator.domain.protocols import Action, BrowserProtocol, PageView
from subterminator.pages.fingerprint import digest_of, hindrance

READY_SECONDS = 15
"""Limit of waiting for a control to become pressable: sites delay the button that ends things."""
LOOK_EVERY_SECONDS = 0.05
"""Pause between looks at a control that is not pressable yet."""


async def take_step(browser: BrowserProtocol, step: Step, view: PageView, page_seconds: float) -> None:
    """Take a step that was decided on this view, through a browser that judges it.

    Args:
        page_seconds: limit for a page to open, or to take a press.

    Raises:
        TellTheLoop: the page or the guard did not take it.
    """
    if step.action == "wait":
        await _wait(browser, step, view, min(float(step.value or 0), READY_SECONDS, 1.5 * page_seconds))
    elif step.action == "navigate":
        await browser.navigate(step.value or "", timeout=int(page_seconds * 1000))
    elif step.element is None:
        await browser.scroll_to(0, view.size[1])
    else:
        exploring = step.kind in SEARCHING
        await browser.act(step.element, Action(step.action, step.value, page_seconds, exploring=exploring))


async def _wait(browser: BrowserProtocol, step: Step, view: PageView, seconds: float) -> None:
    """Wait until the page changes, or the step's control can be pressed."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    before, node = digest_of(view), step.element.node if step.element is not None else ""
    while loop.time() < end:
        await asyncio.sleep(LOOK_EVERY_SECONDS)
        view_now = await browser.look()
        control = view_now.by_node(node)
        if digest_of(view_now) != before or (control is not None and not hindrance(control)):
            return
