"""Pictures of a page, without what stands in its fields for passwords, codes and cards.

The page is asked where those fields are, before and after the picture, and they are painted over in the picture: in the
page itself nothing changes. What cannot be asked, or has no known place, is painted over whole.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from math import ceil, floor
from typing import Any

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame, Page

from subterminator.browser.playwright.cdp import wire_of
from subterminator.browser.playwright.observation import PageObserver

TRIES = 3
"""Pictures taken of a page whose secret fields move meanwhile; then all the way between two places is painted over."""
PAINT, EDGE = (208, 208, 208), (96, 96, 96)

Area = tuple[float, float, float, float]
"""Left, top, right, bottom in CSS pixels of the top frame's viewport."""
EVERYWHERE: Area = (-1e6, -1e6, 1e6, 1e6)


@dataclass(frozen=True, slots=True)
class Hidden:
    """What of a page no picture may show."""

    areas: tuple[Area, ...]
    filled: bool
    """Whether any secret field holds something, or it cannot be told."""
    screen: tuple[float, float, float, float]
    """Width of the top frame's viewport, and what a zoomed screen shows of it: scale, left, top."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a frame is drawn in the top one's viewport."""

    area: Area
    origin: tuple[float, float] | None = None
    """Where its own viewport begins; None where it is not drawn at its own size, or that cannot be told."""


NOWHERE = Place((0, 0, 0, 0))


async def screenshot(page: Page, looking: PageObserver) -> bytes:
    """The viewport as PNG, over CDP: the library would wait for fonts of a page that never ends loading."""
    session = await wire_of(page).session(page)
    before = after = await hidden(page, looking)
    areas: tuple[Area, ...] = ()
    for _ in range(TRIES):
        before = after
        shot = await session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        after = await hidden(page, looking)
        areas = _between(before.areas, after.areas)
        if before == after:
            break
    picture = base64.b64decode(shot["data"])
    return await asyncio.to_thread(_painted, picture, areas, after.screen) if areas else picture


async def printed(page: Page, looking: PageObserver) -> bytes:
    """The page as PDF, over CDP so that a window with a screen can do it too; its picture where a secret is typed."""
    session = await wire_of(page).session(page)
    if not (await hidden(page, looking)).filled:
        paper = await session.send("Page.printToPDF", {"printBackground": True})
        if not (await hidden(page, looking)).filled:
            return base64.b64decode(paper["data"])
    return await asyncio.to_thread(_on_paper, await screenshot(page, looking))


async def hidden(page: Page, looking: PageObserver) -> Hidden:
    """Where the secret fields of all frames are drawn right now.

    Raises:
        PlaywrightError, ActionTimeout: the top frame does not answer.
    """
    frames = page.frames
    if len(frames) == 1:
        told = {frames[0]: await looking.secrets(frames[0])}
    else:
        told = dict(zip(frames, await asyncio.gather(*map(looking.secrets, frames)), strict=True))
    places = _Places(looking, told)
    areas = [area for frame, answer in told.items() for area in await _areas(places, frame, answer)]
    filled = any(answer is None or answer["filled"] for answer in told.values())
    width, scale, left, top = (told[page.main_frame] or {})["screen"]
    return Hidden(tuple(areas), filled, (width, scale, left, top))


async def _areas(places: _Places, frame: Frame, answer: dict[str, Any] | None) -> list[Area]:
    if answer is not None and not answer["fields"]:
        return []
    place = await places.of(frame)
    if answer is None or place.origin is None:
        return [] if _is_empty(place.area) else [place.area]
    dx, dy = place.origin
    moved = [(left + dx, top + dy, right + dx, bottom + dy) for left, top, right, bottom in answer["fields"]]
    return [area for area in (_common(each, place.area) for each in moved) if not _is_empty(area)]


class _Places:
    """Finds out where frames are drawn, from what the frames above them told."""

    def __init__(self, looking: PageObserver, told: dict[Frame, dict[str, Any] | None]) -> None:
        self._looking = looking
        self._told = told

    async def of(self, frame: Frame) -> Place:
        parent = frame.parent_frame
        if parent is None:
            return Place(EVERYWHERE, (0, 0))
        answer = self._told.get(parent)
        above = await self.of(parent)
        if answer is None or above.origin is None:
            return Place(above.area)
        row = await self._looking.row_of(frame, parent, answer["frames"])
        if row is None:
            return await _asked_of_the_library(frame)
        if not row["visible"]:
            return NOWHERE
        dx, dy = above.origin
        left, top, right, bottom = row["box"]
        whole = _common((left + dx, top + dy, right + dx, bottom + dy), above.area)
        return Place(whole, (row["x"] + dx, row["y"] + dy) if row["plain"] else None)


async def _asked_of_the_library(frame: Frame) -> Place:
    """For a frame that is in none of the open shadow roots."""
    try:
        holder = await frame.frame_element()
        box = await holder.bounding_box()
        await holder.dispose()
    except PlaywrightError:
        return NOWHERE if frame.is_detached() else Place(EVERYWHERE)
    if box is None:
        return NOWHERE
    return Place((box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]))


# -- areas -------------------------------------------------------------------------------------------------------------


def _common(one: Area, other: Area) -> Area:
    return (max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3]))


def _is_empty(area: Area) -> bool:
    return area[2] <= area[0] or area[3] <= area[1]


def _between(before: tuple[Area, ...], after: tuple[Area, ...]) -> tuple[Area, ...]:
    """Both, and all the way from one to the other where they are as many."""
    if before == after or len(before) != len(after):
        return before if before == after else before + after
    return tuple(
        (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])) for a, b in zip(before, after, strict=True)
    )


# -- pictures ----------------------------------------------------------------------------------------------------------


def _painted(picture: bytes, areas: Iterable[Area], screen: tuple[float, float, float, float]) -> bytes:
    """The same picture, these areas painted over."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only where there is something to paint over

    width, scale, left, top = screen
    with Image.open(BytesIO(picture)) as image:
        image.load()
        by = image.width / width * scale
        brush = ImageDraw.Draw(image)
        for area in areas:
            x0, y0, x1, y1 = _common(area, (left, top, left + image.width / by, top + image.height / by))
            if x0 < x1 and y0 < y1:
                first, last = ((x0 - left) * by, (y0 - top) * by), ((x1 - left) * by, (y1 - top) * by)
                brush.rectangle([*map(floor, first), *map(ceil, last)], fill=PAINT, outline=EDGE)
        written = BytesIO()
        image.save(written, "PNG", compress_level=1)
    return written.getvalue()


def _on_paper(picture: bytes) -> bytes:
    from PIL import Image  # noqa: PLC0415 - only where there is something to paint over

    with Image.open(BytesIO(picture)) as image:
        written = BytesIO()
        image.convert("RGB").save(written, "PDF")
    return written.getvalue()
