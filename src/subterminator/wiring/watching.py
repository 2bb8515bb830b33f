"""Lets a person watch a run: before each action a small picture of the page with a frame around the control."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.errors import ConfigurationError, TellTheLoop
from subterminator.domain.page import Element
from subterminator.domain.ports import JournalProtocol
from subterminator.domain.protocols import Action
from subterminator.record.events import Event

POINTING_SECONDS = 0.7
"""Time for which the control is framed on the screen, for the eye to follow."""
LONGEST_SECONDS = 4.0
"""Time limit of a picture. A page that gives none is acted on all the same."""


def watch(browser: PlaywrightBrowser, journal: JournalProtocol) -> None:
    """Keep a picture before each action of a browser. It is taken after the judgement: what is refused has none."""

    async def before(element: Element, action: Action) -> None:
        with suppress(TellTheLoop, TimeoutError, ConfigurationError):
            async with asyncio.timeout(LONGEST_SECONDS):
                present = await _in_view(browser, element)
                picture = await browser.thumbnail_of(present)
                name = journal.keep("step.jpg", picture)
                journal.write(Event.WATCHED, picture=name, action=action.kind, role=element.role, name=element.label)
                await browser.point_out(present, POINTING_SECONDS)

    browser.before_act = before


async def _in_view(browser: PlaywrightBrowser, element: Element) -> Element:
    """Return the element as it stands after it was scrolled into the viewport."""
    if element.in_viewport:
        return element
    await browser.act(element, Action("scroll"))
    view = await browser.look()
    return next((each for each in view.elements if each.node == element.node), element)
