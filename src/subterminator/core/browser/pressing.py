"""One press: made ready in the page, armed there, made with the mouse, and asked about afterwards."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from subterminator.core.browser.frames import ask
from subterminator.core.browser.looking import Looking, number_of, say
from subterminator.core.browser.traffic import Traffic
from subterminator.core.protocols import Action, Element
from subterminator.perception.page import element_from_row
from subterminator.utils.exceptions import (
    ActionTimeout,
    ElementDisabled,
    ElementNotVisible,
    ElementObscured,
    PageChanged,
)


async def make_ready(looking: Looking, frame: Frame, element: Element, action: Action) -> dict[str, Any]:
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
    looking: Looking, traffic: Traffic, page: Page, frame: Frame, element: Element, probe: dict[str, Any]
) -> None:
    """Press it with the mouse. What would land elsewhere, or on something that reads differently by now, is blocked.

    Raises:
        PageChanged, ElementObscured: nothing was pressed.
        ActionTimeout: the page stopped answering; the press may have been taken.
    """
    left, top = await looking.offset(frame)
    x, y = probe["point"][0] + left, probe["point"][1] + top
    await _arm_above(looking, frame, (x, y), element)
    await ask(frame, "arm", [number_of(element), expected(element)], 5_000)
    await page.mouse.click(x, y)
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
        raise PageChanged(f"{say(element)} was not pressed: {fired['blocked']}")
    if not fired["received"] and fired.get("armed", True):
        raise ElementObscured(f"the press on {say(element)} never reached it")


async def _arm_above(looking: Looking, frame: Frame, point: tuple[float, float], element: Element) -> None:
    """Each iframe on the way must be what the pointer meets, now and when the press comes."""
    while (holder := await looking.holder(frame)) is not None:
        frame, number = holder
        left, top = await looking.offset(frame)
        met = await ask(frame, "probe", [number, None], 2_000)
        if met.get("gone") or not met["visible"]:
            raise ElementObscured(f"{say(element)} is in a frame that is not on the screen")
        found = await ask(frame, "find", [{"x": point[0] - left, "y": point[1] - top}], 2_000)
        over = [element_at for element_at in found["rows"] if element_at[0] != number]
        if over or not found["rows"]:
            what = say(element_from_row(over[0], 0)) if over else "nothing of the page"
            raise ElementObscured(f"{say(element)} is in a frame that is covered there by {what}")
        await ask(frame, "arm", [number, {}], 2_000)


def expected(element: Element) -> dict[str, str]:
    """What must still hold of the node when it is pressed."""
    return {
        "role": element.role,
        "name": element.name,
        "text": element.text,
        "form_method": element.form_method,
        "form_action": element.form_action,
    }


def _must_take(probe: dict[str, Any], element: Element, action: Action) -> None:
    """Refuse at once, with the reason, what would not be taken.

    Raises:
        PageChanged, ElementNotVisible, ElementDisabled, ElementObscured: see `BrowserProtocol.act`.
    """
    if probe.get("gone"):
        raise PageChanged(f"{say(element)} is gone from the page")
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
