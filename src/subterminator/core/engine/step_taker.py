"""Step taker: does on the open page what a step of the decider says."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from subterminator.core.rules.step import SEARCHING, Step
from subterminator.domain.protocols import Action, BrowserProtocol, PageView
from subterminator.pages.fingerprint import digest_of, hindrance

READY_SECONDS = 15
"""Limit of waiting for a control to become pressable: sites delay the button that ends things."""
LOOK_EVERY_SECONDS = 0.15
"""Pause between looks at a control that is not pressable yet."""


@dataclass(frozen=True, slots=True)
class StepTaker:
    """Takes steps through a browser that judges them."""

    browser: BrowserProtocol
    page_seconds: float
    """Limit for a page to open, or to take a press."""

    async def take(self, step: Step, view: PageView) -> None:
        """Take a step that was decided on this view.

        Raises:
            TellTheLoop: the page or the guard did not take it.
        """
        if step.action == "wait":
            await self._wait(step, view)
        elif step.action == "navigate":
            await self.browser.navigate(step.value or "", timeout=int(self.page_seconds * 1000))
        elif step.element is None:
            await self.browser.scroll_to(0, view.size[1])
        else:
            exploring = step.kind in SEARCHING
            action = Action(step.action, step.value, timeout_seconds=self.page_seconds, exploring=exploring)
            await self.browser.act(step.element, action)

    async def _wait(self, step: Step, view: PageView) -> None:
        """Wait until the page changes, or the step's control can be pressed, within the step's time."""
        loop = asyncio.get_running_loop()
        end = loop.time() + min(float(step.value or 0), READY_SECONDS, 1.5 * self.page_seconds)
        before, node = digest_of(view), step.element.node if step.element is not None else ""
        while loop.time() < end:
            await asyncio.sleep(LOOK_EVERY_SECONDS)
            view_now = await self.browser.look()
            control = view_now.by_node(node)
            if digest_of(view_now) != before or (control is not None and not hindrance(control)):
                return
