"""Assembles what the page-side script reports of each frame into one `PageView`."""

from __future__ import annotations

import gc
import json
from collections.abc import Sequence
from dataclasses import dataclass, fields, make_dataclass, replace
from typing import Any

from subterminator.domain.page import Block, Box, Element, Frame, PageView
from subterminator.domain.roles import DIALOGS

__all__ = ["FIELDS", "FLAGS", "FrameReading", "assemble", "element_from_row"]

FIELDS = (
    "n",
    "role",
    "name",
    "text",
    "tag",
    "states",
    "value",
    "level",
    "x",
    "y",
    "width",
    "height",
    "parent",
    "flags",
    "covered_by",
    "form_method",
    "form_action",
    "href",
    "selector",
    "attributes",
    "options",
    "block",
    "matches",
)
"""Order of the fields of a row; perceive.js holds the same list. 0 stands for none, and for a text that is the name."""
FLAGS = ("interactive", "in_viewport", "hit", "modal_blocked", "secret")
"""What the bits of `flags` say, from the lowest."""

TEXT_LIMIT = 100_000


@dataclass(frozen=True, slots=True)
class FrameReading:
    """What the script said about one frame, and where that frame stands."""

    key: int
    """Names the frame in `Element.node`, stable while the frame lives."""
    url: str
    offset: tuple[float, float] = (0.0, 0.0)
    """Top left of its viewport in the top-level viewport, CSS pixels."""
    payload: str | dict[str, Any] | None = None
    """The answer to `look`, as JSON or parsed. None when there was none; `problem` says why."""
    problem: str = ""
    parent: int | None = None
    """Index, among the readings, of the frame that holds it."""
    iframe_node: int | None = None
    """Number of its iframe element inside that frame."""


def element_from_row(row: Sequence[Any], key: int, offset: tuple[float, float] = (0.0, 0.0), frame: int = 0) -> Element:
    """The element that one row of the script describes, by itself: ref 0, no parent.

    Fields after those of `FIELDS` (find adds whether it is visible) are not looked at.
    """
    return _element(row, f"{key}:", offset, frame, 0, 0, None)


def assemble(readings: Sequence[FrameReading]) -> PageView:
    """One view of all frames: the elements of a frame follow its iframe element, refs count through.

    The first reading is the top document. A frame of unknown place comes last; one whose iframe element is known and
    was not reported is not seen, and only named. In a frame whose iframe lies outside the viewport or is covered,
    nothing is in the viewport or hit.

    Raises:
        ValueError: there are no readings, or a payload is not what `look` returns.
    """
    if not readings:
        raise ValueError("a page has at least one frame")
    collecting = gc.isenabled()
    gc.disable()  # all that is made here is kept: to look for rubbish in it, over and over, takes a quarter of the time
    try:
        return _assemble(readings)
    finally:
        if collecting:
            gc.enable()


def _assemble(readings: Sequence[FrameReading]) -> PageView:
    pages = [_parsed(reading) for reading in readings]
    held: dict[tuple[int, int], int] = {}
    for index, reading in enumerate(readings):
        if reading.parent is not None and reading.iframe_node is not None:
            held[reading.parent, reading.iframe_node] = index
    elements: list[Element] = []
    texts: list[str] = []
    blocks: list[Block] = []
    placed: set[int] = set()
    dialog: int | None = None

    def place(index: int, holder: Element | None) -> None:
        nonlocal dialog
        placed.add(index)
        page, reading = pages[index], readings[index]
        if page is None:
            return
        at = sum(len(text) + 1 for text in texts if text)
        texts.append(page["text"])
        start, first = len(elements), len(blocks)
        outer = holder.block if holder is not None else None
        for kind, begins, ends, inside in page.get("blocks", ()):
            blocks.append(Block(kind, at + begins, at + ends, first + inside - 1 if inside else outer))
        prefix, offset = f"{reading.key}:", reading.offset
        inner: list[Element] = []
        for row in page["elements"]:
            above = inner[row[12]] if row[12] >= 0 else holder
            ref = len(elements)
            depth, parent = (0, None) if above is None else (above.depth + 1, above.ref)
            element = _element(row, prefix, offset, index, ref, depth, parent, first, outer)
            inner.append(element)
            elements.append(element)
            if row[0] == page["dialog"] and (dialog is None or holder is None):
                dialog = ref
            if row[1] == "iframe" and (child := held.get((index, row[0]))) is not None and child not in placed:
                place(child, element)
        if holder is not None and not (holder.in_viewport and (holder.hit or not holder.covered_by)):
            _veil(elements, start, holder)

    place(0, None)
    for index, reading in enumerate(readings):
        if index not in placed and reading.iframe_node is None:
            place(index, None)
    if dialog is None:
        dialog = _lying_on_top(elements, _pair((pages[0] or {}).get("viewport")))
    top = pages[0] or {}
    return PageView(
        url=top.get("url", readings[0].url),
        title=top.get("title", ""),
        language=top.get("lang", ""),
        viewport=_pair(top.get("viewport")),
        scroll=_pair(top.get("scroll")),
        size=_pair(top.get("size")),
        elements=tuple(elements),
        text="\n".join(text for text in texts if text)[:TEXT_LIMIT],
        frames=tuple(
            Frame((page or {}).get("url", reading.url), reading.offset, reading.problem)
            for page, reading in zip(pages, readings, strict=True)
        ),
        left_out=sum(page["leftOut"] for page in pages if page),
        dialog=dialog,
        blocks=tuple(blocks),
    )


def _spans(element: Element, view: tuple[int, int]) -> bool:
    """Whether it covers the whole viewport, as what is drawn behind a dialog does."""
    box = element.box
    return element.interactive and box.width >= 0.95 * view[0] > 0 and box.height >= 0.95 * view[1]


def _lying_on_top(elements: Sequence[Element], view: tuple[int, int]) -> int | None:
    """The dialog that does not call itself modal, but lies in front of everything that could be pressed beside it."""
    backdrops = {each.ref for each in elements if not each.label and _spans(each, view)}
    for candidate in elements:
        if candidate.role not in DIALOGS:
            continue
        inside = {candidate.ref}
        within = beside = hit = 0
        for each in elements:
            if each.parent in inside:
                inside.add(each.ref)
            if each.interactive and each.in_viewport and each.ref not in backdrops:
                within += each.ref in inside and each.hit
                beside += each.ref not in inside
                hit += each.ref not in inside and each.hit
        if within and beside and not hit:
            return candidate.ref
    return None


def _parsed(reading: FrameReading) -> dict[str, Any] | None:
    if reading.payload is None:
        return None
    page = json.loads(reading.payload) if isinstance(reading.payload, str) else reading.payload
    if not isinstance(page, dict) or "elements" not in page:
        said = page.get("error", page) if isinstance(page, dict) else page
        raise ValueError(f"the page could not be read at {reading.url}: {said}")
    return page


def _pair(numbers: Sequence[float] | None) -> tuple[int, int]:
    return (0, 0) if numbers is None else (int(numbers[0]), int(numbers[1]))


def _element(
    row: Sequence[Any],
    prefix: str,
    offset: tuple[float, float],
    frame: int,
    ref: int,
    depth: int,
    parent: int | None,
    first_block: int = 0,
    outer: int | None = None,
) -> Element:
    (
        number, role, name, text, tag, states, value, level, x, y, width, height, _, flags,
        covered_by, method, action, href, selector, attributes, options, block, matches, *_,
    ) = row  # fmt: skip
    draft = _Draft(
        ref,
        f"{prefix}{number}",
        role,
        name,
        name if text == 0 else text,
        tag,
        tuple(states) if states else (),
        None if value == 0 else value,
        flags & 16 != 0,
        level or None,
        Box(x + offset[0], y + offset[1], width, height),
        depth,
        parent,
        flags & 1 != 0,
        flags & 2 != 0,
        flags & 4 != 0,
        covered_by or "",
        flags & 8 != 0,
        method or "",
        action or "",
        href or "",
        selector or None,
        tuple(map(tuple, attributes)) if attributes else (),
        tuple(options) if options else (),
        frame,
        first_block + block - 1 if block else outer,
        tuple(matches) if matches else (),
    )
    draft.__class__ = Element
    return draft  # type: ignore[no-any-return]


_Draft = make_dataclass("_Draft", [(each.name, each.type) for each in fields(Element)], slots=True)
"""An element while it is made. A frozen dataclass sets every field through object.__setattr__: four times the time."""


def _veil(elements: list[Element], start: int, holder: Element) -> None:
    """Mark what stands in a frame that is off the screen or covered as neither seen nor hit."""
    for ref in range(start, len(elements)):
        inside = elements[ref]
        elements[ref] = replace(
            inside,
            in_viewport=inside.in_viewport and holder.in_viewport,
            hit=False,
            covered_by=holder.covered_by if inside.in_viewport else "",
        )
