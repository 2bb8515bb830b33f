"""One press: made ready in the page, armed there, made with the mouse, and asked about afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.browser.playwright.activity import PageActivity
from subterminator.browser.playwright.frames import ask
from subterminator.browser.playwright.observation import PageObserver, number_of, say
from subterminator.domain.errors import (
    ActionTimeout,
    ElementDisabled,
    ElementGone,
    ElementNotVisible,
    ElementObscured,
    PageChanged,
    PressStopped,
)
from subterminator.domain.protocols import Action, Element


async def make_ready(looking: PageObserver, frame: Frame, element: Element, action: Action) -> dict[str, Any]:
    """Bring the element to the screen, outer frames first, and make sure that it takes the action as it was chosen.

    Raises:
        PageChanged, ElementNotVisible, ElementDisabled, ElementObscured: see `BrowserProtocol.act`.
    """
    holders = []
    holder = await looking.holder(frame)
    while holder is not None:
        holders.append(holder)
        holder = await looking.holder(holder[0])
    for above, number in reversed(holders):
        await ask(above, "probe", [number, None], 5_000)
    probe = await ask(frame, "probe", [number_of(element), expected(element)], 10_000)
    _must_take(probe, element, action)
    return probe


async def press(
    looking: PageObserver, traffic: PageActivity, page: Page, frame: Frame, element: Element, probe: dict[str, Any]
) -> None:
    """Press it with the mouse. What would land elsewhere, or on something that reads differently by now, is blocked.

    Raises:
        PageChanged, ElementObscured: nothing was pressed. ElementGone: nor has the pointer moved. PressStopped: it was
            begun, and did not come through.
        ActionTimeout: the page stopped answering; the press may have been taken.
    """
    left, top = await looking.offset(frame)
    x, y = probe["point"][0] + left, probe["point"][1] + top
    async with _armed_above(looking, frame, (x, y), element) as above:
        armed = await ask(frame, "arm", [number_of(element), expected(element)], 5_000)
        _must_be_there(armed, element)
        await page.mouse.move(x, y)
        await _must_reach(frame, number_of(element), probe["point"], element)
        for held, number, point in above:
            await _must_reach(held, number, point, element)
        await asyncio.gather(page.mouse.down(), page.mouse.up())  # at once: nothing of the page comes in between
    if traffic.moved or page.is_closed() or frame.is_detached():
        return  # the press took the page away, and what was armed with it
    try:
        fired = await ask(frame, "fired", [], 2_000)
    except PlaywrightTimeout:
        return  # the document is on its way out: the press was taken
    except PlaywrightError as error:
        if traffic.moved or page.is_closed() or frame.is_detached():
            return
        raise ActionTimeout(f"the page stopped answering after the press on {say(element)}") from error
    if fired["blocked"]:
        raise PressStopped(f"{say(element)} was not pressed: {fired['blocked']}")
    if not fired["received"] and fired.get("armed", True):
        raise ElementObscured(f"the press on {say(element)} never reached it")


Held = tuple[Frame, int, tuple[float, float]]
"""A frame, the number of the iframe in it on the way to the press, and the point of the press in that frame."""


@asynccontextmanager
async def _armed_above(
    looking: PageObserver, frame: Frame, point: tuple[float, float], element: Element
) -> AsyncIterator[list[Held]]:
    """Each iframe on the way must be what the pointer meets, now and when the press comes."""
    from_here, above = frame, list[Held]()
    while (holder := await looking.holder(frame)) is not None:
        frame, number = holder
        left, top = await looking.offset(frame)
        met = await ask(frame, "probe", [number, None], 2_000)
        if met.get("gone") or not met["visible"]:
            raise ElementObscured(f"{say(element)} is in a frame that is not on the screen")
        above.append((frame, number, (point[0] - left, point[1] - top)))
        await _must_reach(*above[-1], element)
        await ask(frame, "arm", [number, {}], 2_000)
    try:
        yield above
    except (PageChanged, ElementObscured):
        await _disarm([from_here, *(held for held, _, _ in above)])
        raise
    await _disarm([held for held, _, _ in above])


async def _disarm(frames: Sequence[Frame]) -> None:
    """The press went elsewhere, or was not made: what still waits for it would take the person's own."""
    for frame in frames:
        with suppress(PlaywrightError, ActionTimeout):
            await ask(frame, "disarm", [], 2_000)


async def _must_reach(frame: Frame, number: int, point: Sequence[float], element: Element) -> None:
    """Nothing has come between: a page can put a frame of another document there, whose presses nobody here sees.

    Raises:
        ElementObscured: something has. PageChanged: it is no longer there itself; the page may have seen the pointer.
    """
    met = await ask(frame, "reached", [number, *point], 2_000)
    if met.get("gone"):
        raise PageChanged(f"{say(element)} went away from under the pointer")
    if not met["there"]:
        raise ElementObscured(f"{say(element)} is covered by {met['by'] or 'nothing of the page'}")


def expected(element: Element) -> dict[str, str]:
    """What must still hold of the node when it is pressed."""
    return {
        "role": element.role,
        "name": element.name,
        "text": element.text,
        "form_method": element.form_method,
        "form_action": element.form_action,
    }


def _must_be_there(told: dict[str, Any], element: Element) -> None:
    if told.get("gone"):
        raise ElementGone(f"{say(element)} is gone from the page")


def _must_take(probe: dict[str, Any], element: Element, action: Action) -> None:
    """Refuse at once, with the reason, what would not be taken.

    Raises:
        PageChanged, ElementNotVisible, ElementDisabled, ElementObscured: see `BrowserProtocol.act`.
    """
    _must_be_there(probe, element)
    if not probe["same"]:
        raise PageChanged(f"{say(element)} reads differently now: {probe['differs']}")
    if action.kind == "scroll":
        return
    if not probe["visible"]:
        raise ElementNotVisible(f"{say(element)} is not visible: {probe.get('why') or 'a person could not see it'}")
    if probe["disabled"]:
        raise ElementDisabled(f"{say(element)} is disabled")
    if action.kind == "click" and not probe["hit"]:
        raise ElementObscured(f"{say(element)} is covered by {probe['coveredBy'] or 'something else'}")
