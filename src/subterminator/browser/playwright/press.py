"""Press an element: checked in the page, armed there, made with the mouse, and confirmed afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.browser.playwright.activity import PageActivity
from subterminator.browser.playwright.frames import ask
from subterminator.browser.playwright.observation import PageObserver, number_of
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
from subterminator.domain.sameness import expected_state

SHUT_TIMEOUT_MS = 500
MOVING_SECONDS = 1.0
"""Limit of waiting for the end of animations, such as a closing list, over a control that they cover."""


async def make_ready(observer: PageObserver, frame: Frame, element: Element, action: Action) -> dict[str, Any]:
    """Scroll to the element, outer frames first, and check that it is unchanged and takes the action.

    Raises:
        PageChanged, ElementNotVisible, ElementDisabled, ElementObscured: see `BrowserProtocol.act`.
    """
    for holder in reversed(await observer.holders(frame)):
        held = await ask(holder.frame, "probe", [holder.number, None], 5_000)
        if action.kind == "click" and (held.get("gone") or not held["visible"]):
            raise ElementObscured(f"{element.describe()} is in a frame that is not on the screen")
    until = asyncio.get_running_loop().time() + MOVING_SECONDS
    probe = await ask(frame, "probe", [number_of(element), expected_state(element)], 10_000)
    while probe.get("moving") and asyncio.get_running_loop().time() < until:  # what covers it may be fading out
        await asyncio.sleep(MOVING_SECONDS / 20)
        probe = await ask(frame, "probe", [number_of(element), expected_state(element)], 10_000)
    _must_take(probe, element, action)
    return probe


async def press(
    observer: PageObserver, activity: PageActivity, page: Page, frame: Frame, element: Element, probe: dict[str, Any]
) -> None:
    """Press it with the mouse. A press on anything else, or on an element that has changed, is blocked.

    Raises:
        PageChanged, ElementObscured: nothing was pressed. ElementGone: nor has the pointer moved. PressStopped: it was
            begun, and blocked.
        ActionTimeout: the page stopped answering; the press may have been taken.
    """
    x, y = probe["point"]
    path = [_OnPath(frame, number_of(element), (x, y))]
    for each in await observer.holders(frame):
        x, y = x + each.x, y + each.y
        path.append(_OnPath(each.frame, each.number, (x, y)))
    async with _armed(observer.besides(page, [each.frame for each in path]), path[1:], frame, element):
        armed = await ask(frame, "arm", [number_of(element), expected_state(element)], 5_000)
        _must_be_there(armed, element)
        await page.mouse.move(x, y)
        for at in path:  # the top frame last: what lies over its iframes may have come meanwhile
            await _must_reach(at, element)
        await asyncio.gather(page.mouse.down(), page.mouse.up())  # at once: nothing of the page comes in between
    if activity.navigated_away or page.is_closed() or frame.is_detached():
        return  # the press left the page
    try:
        fired = await ask(frame, "fired", [], 2_000)
    except PlaywrightTimeout:
        return  # the document is on its way out: the press was taken
    except PlaywrightError as error:
        if activity.navigated_away or page.is_closed() or frame.is_detached():
            return
        raise ActionTimeout(f"the page stopped answering after the press on {element.describe()}") from error
    if fired["blocked"]:
        raise PressStopped(f"{element.describe()} was not pressed: {fired['blocked']}")
    if not fired["received"] and fired.get("armed", True):
        raise ElementObscured(f"the press on {element.describe()} never reached it")


class _OnPath(NamedTuple):
    """An element that a press goes through: an iframe, or at the end the control itself."""

    frame: Frame
    number: int
    point: tuple[float, float]
    """Place of the press, in the viewport of `frame`."""


@asynccontextmanager
async def _armed(
    others: Sequence[Frame], iframes: Sequence[_OnPath], frame: Frame, element: Element
) -> AsyncIterator[None]:
    """Check each iframe on the path under the pointer, and arm it; arm the other frames, so that they take no press.

    If it comes to nothing, disarm `frame` too.
    """
    armed = [*others, *(each.frame for each in iframes)]
    try:
        await asyncio.gather(*(_must_reach(each, element) for each in iframes))
        await asyncio.gather(
            *(ask(each.frame, "arm", [each.number, {}], 2_000) for each in iframes), *map(_shut, others)
        )
        yield
    except BaseException as problem:
        disarming = asyncio.ensure_future(_disarm([frame, *armed]))
        _DISARMING.add(disarming)
        disarming.add_done_callback(_DISARMING.discard)
        if isinstance(problem, Exception):  # after a time-out or an interruption nobody waits for it
            await disarming
        raise
    await _disarm(armed)


_DISARMING: set[asyncio.Future[None]] = set()
"""Keeps what nobody waits for."""


async def _shut(frame: Frame) -> None:
    """Let a frame in which nothing is to be pressed take no press; one that does not answer shows nothing."""
    with suppress(PlaywrightError, ActionTimeout):
        await ask(frame, "arm", [0, {}], SHUT_TIMEOUT_MS)


async def _disarm(frames: Sequence[Frame]) -> None:
    """Disarm frames: else they would take the person's own press."""

    async def disarm(frame: Frame) -> None:
        with suppress(PlaywrightError, ActionTimeout):
            await ask(frame, "disarm", [], 2_000)

    await asyncio.gather(*map(disarm, frames))


async def _must_reach(at: _OnPath, element: Element) -> None:
    """Check that nothing covers the point, such as a frame of another document, which would take the press unseen.

    Raises:
        ElementObscured: something does. PageChanged: the element is gone; the page may have noticed the pointer.
    """
    reached = await ask(at.frame, "reached", [at.number, *at.point], 2_000)
    if reached.get("gone"):
        raise PageChanged(f"{element.describe()} went away from under the pointer")
    if not reached["there"]:
        raise ElementObscured(f"{element.describe()} is covered by {reached['by'] or 'nothing of the page'}")


def _must_be_there(probe: dict[str, Any], element: Element) -> None:
    if probe.get("gone"):
        raise ElementGone(f"{element.describe()} is gone from the page")


def _must_take(probe: dict[str, Any], element: Element, action: Action) -> None:
    """Check that the element takes the action, without waiting.

    Raises:
        PageChanged, ElementNotVisible, ElementDisabled, ElementObscured: see `BrowserProtocol.act`.
    """
    _must_be_there(probe, element)
    if not probe["same"]:
        raise PageChanged(f"{element.describe()} reads differently now: {probe['differs']}")
    if action.kind == "scroll":
        return
    if not probe["visible"]:
        raise ElementNotVisible(
            f"{element.describe()} is not visible: {probe.get('why') or 'a person could not see it'}"
        )
    if probe["disabled"]:
        raise ElementDisabled(f"{element.describe()} is disabled")
    if action.kind == "click" and not probe["hit"]:
        raise ElementObscured(f"{element.describe()} is covered by {probe['coveredBy'] or 'something else'}")
