"""Screenshots and PDFs of a page, its password, code and card fields painted over.

The page reports the areas of those fields before and after the screenshot, and they are painted over in the picture: in
the page itself nothing changes. A frame that does not answer, or has no known area, is painted over whole.
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

from subterminator.browser.playwright.cdp import channel_of
from subterminator.browser.playwright.observation import PageObserver
from subterminator.domain.page import Box

TRIES = 3
"""Number of screenshots if the fields move meanwhile; then everything between two areas is painted over."""
PAINT, EDGE = (208, 208, 208), (96, 96, 96)
THUMBNAIL = (640, 640)
"""Largest width and height of a small picture, in pixels."""
FRAME, FRAME_WIDTH, FRAME_DISTANCE = (214, 40, 40), 4, 7
"""Colour of the frame around a control, and its width and distance in pixels."""

Area = tuple[float, float, float, float]
"""Left, top, right, bottom in CSS pixels of the top frame's viewport."""
UNBOUNDED: Area = (-1e6, -1e6, 1e6, 1e6)


@dataclass(frozen=True, slots=True)
class SecretAreas:
    """The areas of a page that no picture may show."""

    areas: tuple[Area, ...]
    filled: bool
    """Whether any secret field has a value, or that is unknown."""
    screen: tuple[float, float, float, float]
    """Width of the top frame's viewport, and the part of it that a zoomed screen shows: scale, left, top."""


@dataclass(frozen=True, slots=True)
class FrameArea:
    """The area of a frame in the top one's viewport."""

    area: Area
    origin: tuple[float, float] | None = None
    """Origin of its own viewport; None where it is scaled, or unknown."""


NO_AREA = FrameArea((0, 0, 0, 0))


async def screenshot(page: Page, observer: PageObserver, framed: Box | None = None) -> bytes:
    """Take the viewport as PNG, over CDP: the library would wait for fonts of a page that never ends loading.

    `framed`: a part of the viewport around which a frame is drawn, in the picture alone.
    """
    session = await channel_of(page).session(page)
    before = after = await secret_areas(page, observer)
    areas: tuple[Area, ...] = ()
    for _ in range(TRIES):
        before = after
        shot = await session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        after = await secret_areas(page, observer)
        areas = _merged(before.areas, after.areas)
        if before == after:
            break
    picture = base64.b64decode(shot["data"])
    if not areas and framed is None:
        return picture
    return await asyncio.to_thread(_paint_over, picture, areas, after.screen, framed)


async def print_to_pdf(page: Page, observer: PageObserver) -> bytes:
    """Print the page as PDF, over CDP to work headed too; where a secret is typed, return its screenshot as PDF."""
    session = await channel_of(page).session(page)
    if not (await secret_areas(page, observer)).filled:
        paper = await session.send("Page.printToPDF", {"printBackground": True})
        if not (await secret_areas(page, observer)).filled:
            return base64.b64decode(paper["data"])
    return await asyncio.to_thread(_as_pdf, await screenshot(page, observer))


async def secret_areas(page: Page, observer: PageObserver) -> SecretAreas:
    """Return the areas of the secret fields of all frames right now.

    Raises:
        PlaywrightError, ActionTimeout: the top frame does not answer.
    """
    frames = page.frames
    if len(frames) == 1:
        answers = {frames[0]: await observer.secrets(frames[0])}
    else:
        answers = dict(zip(frames, await asyncio.gather(*map(observer.secrets, frames)), strict=True))
    frame_areas = _FrameAreas(observer, answers)
    areas = [area for frame, answer in answers.items() for area in await _areas(frame_areas, frame, answer)]
    filled = any(answer is None or answer["filled"] for answer in answers.values())
    width, scale, left, top = (answers[page.main_frame] or {})["screen"]
    return SecretAreas(tuple(areas), filled, (width, scale, left, top))


async def _areas(frame_areas: _FrameAreas, frame: Frame, answer: dict[str, Any] | None) -> list[Area]:
    if answer is not None and not answer["fields"]:
        return []
    frame_area = await frame_areas.of(frame)
    if answer is None or frame_area.origin is None:
        return [] if _is_empty(frame_area.area) else [frame_area.area]
    dx, dy = frame_area.origin
    moved = [(left + dx, top + dy, right + dx, bottom + dy) for left, top, right, bottom in answer["fields"]]
    return [area for area in (_intersection(each, frame_area.area) for each in moved) if not _is_empty(area)]


class _FrameAreas:
    """Calculates the areas of frames from the answers of the frames above them."""

    def __init__(self, observer: PageObserver, answers: dict[Frame, dict[str, Any] | None]) -> None:
        self._observer = observer
        self._answers = answers

    async def of(self, frame: Frame) -> FrameArea:
        parent = frame.parent_frame
        if parent is None:
            return FrameArea(UNBOUNDED, (0, 0))
        answer = self._answers.get(parent)
        above = await self.of(parent)
        if answer is None or above.origin is None:
            return FrameArea(above.area)
        row = await self._observer.row_of(frame, parent, answer["frames"])
        if row is None:
            return await _area_by_library(frame)
        if not row["visible"]:
            return NO_AREA
        dx, dy = above.origin
        left, top, right, bottom = row["box"]
        whole = _intersection((left + dx, top + dy, right + dx, bottom + dy), above.area)
        return FrameArea(whole, (row["x"] + dx, row["y"] + dy) if row["plain"] else None)


async def _area_by_library(frame: Frame) -> FrameArea:
    """Return the area of a frame that is in none of the open shadow roots."""
    try:
        holder = await frame.frame_element()
        box = await holder.bounding_box()
        await holder.dispose()
    except PlaywrightError:
        return NO_AREA if frame.is_detached() else FrameArea(UNBOUNDED)
    if box is None:
        return NO_AREA
    return FrameArea((box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]))


# -- areas -------------------------------------------------------------------------------------------------------------


def _intersection(one: Area, other: Area) -> Area:
    return (max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3]))


def _is_empty(area: Area) -> bool:
    return area[2] <= area[0] or area[3] <= area[1]


def _merged(before: tuple[Area, ...], after: tuple[Area, ...]) -> tuple[Area, ...]:
    """Return both; where they are equally many, each pair joined with everything between."""
    if before == after or len(before) != len(after):
        return before if before == after else before + after
    return tuple(
        (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])) for a, b in zip(before, after, strict=True)
    )


def thumbnail(picture: bytes) -> bytes:
    """Return a picture as a small JPEG."""
    from PIL import Image  # noqa: PLC0415 - only where there is something to paint over

    with Image.open(BytesIO(picture)) as image:
        small = image.convert("RGB")
        small.thumbnail(THUMBNAIL)
    paper = BytesIO()
    small.save(paper, "JPEG", quality=70)
    return paper.getvalue()


# -- pictures ----------------------------------------------------------------------------------------------------------


def _paint_over(
    picture: bytes, areas: Iterable[Area], screen: tuple[float, float, float, float], framed: Box | None
) -> bytes:
    """Paint over areas of a picture, and draw a frame around one."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - only where there is something to paint over

    width, scale, left, top = screen
    with Image.open(BytesIO(picture)) as image:
        image.load()
        by = image.width / width * scale
        brush = ImageDraw.Draw(image)
        for area in areas:
            x0, y0, x1, y1 = _intersection(area, (left, top, left + image.width / by, top + image.height / by))
            if x0 < x1 and y0 < y1:
                first, last = ((x0 - left) * by, (y0 - top) * by), ((x1 - left) * by, (y1 - top) * by)
                brush.rectangle([*map(floor, first), *map(ceil, last)], fill=PAINT, outline=EDGE)
        if framed is not None:
            x0, y0 = (framed.x - left) * by - FRAME_DISTANCE, (framed.y - top) * by - FRAME_DISTANCE
            x1, y1 = x0 + framed.width * by + 2 * FRAME_DISTANCE, y0 + framed.height * by + 2 * FRAME_DISTANCE
            brush.rectangle([floor(x0), floor(y0), ceil(x1), ceil(y1)], outline=FRAME, width=FRAME_WIDTH)
        written = BytesIO()
        image.save(written, "PNG", compress_level=1)
    return written.getvalue()


def _as_pdf(picture: bytes) -> bytes:
    from PIL import Image  # noqa: PLC0415 - only where there is something to paint over

    with Image.open(BytesIO(picture)) as image:
        written = BytesIO()
        image.convert("RGB").save(written, "PDF")
    return written.getvalue()
