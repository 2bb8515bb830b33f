"""Assemble the results of the page script in all frames into one `PageView`."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, make_dataclass, replace
from itertools import pairwise, repeat
from typing import Any

from subterminator.domain.page import Block, Box, Element, Frame, PageView
from subterminator.domain.roles import DIALOGS
from subterminator.utils.collection import without_collection

TEXT_LIMIT = 100_000
WIDTH = 24
"""Number of fields of a row."""
_SINGLE = "\uffff"
"""Last character that JavaScript counts as one."""
_WITHOUT_ADDRESS = ("about:", "blob:")
"""Beginnings of the addresses of documents that have none of their own."""


@dataclass(frozen=True, slots=True)
class FrameReading:
    """Result of the page script in one frame, and the position of that frame."""

    key: int
    """Number of the frame in `Element.node`, stable while the frame lives."""
    url: str
    offset: tuple[float, float] = (0.0, 0.0)
    """Top left of its viewport in the top-level viewport, CSS pixels."""
    payload: str | dict[str, Any] | None = None
    """The result of `look`, as JSON or parsed. None when there is none; `problem` says why."""
    problem: str = ""
    parent: int | None = None
    """Index of the parent frame among the readings."""
    iframe_node: int | None = None
    """Number of its iframe element inside that frame."""


def element_from_row(row: Sequence[Any], key: int, offset: tuple[float, float] = (0.0, 0.0), frame: int = 0) -> Element:
    """Make an element from one row of the script, by itself: ref 0, no parent.

    Further fields (`find` adds visibility) are ignored.
    """
    columns = [[value] for value in row[:WIDTH]]
    columns[19] = [tuple(map(tuple, row[19] or ()))]
    return _Maker(f"{key}:", offset, frame)(columns, (0,), (0,), (None,))[0]


class Assembler:
    """Assembles the looks at one page. What all frames tell to the letter as before is the same view, not an equal one.

    So whatever was read of that view is still known.
    """

    def __init__(self) -> None:
        self._before: tuple[Sequence[FrameReading], PageView] | None = None

    def __call__(self, readings: Sequence[FrameReading]) -> PageView:
        """Return the view of these readings, see `assemble`."""
        if self._before is None or self._before[0] != readings:
            self._before = readings, assemble(readings)
        return self._before[1]


def assemble(readings: Sequence[FrameReading]) -> PageView:
    """Assemble one view of all frames: the elements of a frame follow its iframe element, refs are consecutive.

    The first reading is the top document. A frame without a known iframe element comes last. A frame whose iframe
    element is known but was not reported adds no elements, only its address. In a frame whose iframe is outside the
    viewport or covered, nothing is in the viewport or hit.

    Raises:
        ValueError: there are no readings, or a payload is not what `look` returns.
    """
    if not readings:
        raise ValueError("a page has at least one frame")
    with without_collection():
        return _assemble(readings)


def _assemble(readings: Sequence[FrameReading]) -> PageView:
    pages = [_parsed(reading) for reading in readings]
    children: dict[tuple[int, int], int] = {}
    for index, reading in enumerate(readings):
        if reading.parent is not None and reading.iframe_node is not None:
            children[reading.parent, reading.iframe_node] = index
    elements: list[Element] = []
    texts: list[str] = []
    blocks: list[Block] = []
    added: set[int] = set()
    dialog: int | None = None

    def add_frame(index: int, iframe: Element | None) -> None:
        nonlocal dialog
        added.add(index)
        page, reading = pages[index], readings[index]
        if page is None:
            return
        start = len(elements)
        outer = iframe.block if iframe is not None else None
        text_start = sum(len(text) + 1 for text in texts if text)
        if iframe is not None and page["text"]:  # what a frame shows stands together
            blocks.append(Block("frame", text_start, text_start + len(page["text"]), outer))
            outer = len(blocks) - 1
        make = _Maker(f"{reading.key}:", reading.offset, index, len(blocks), outer)
        blocks.extend(_blocks(page, text_start, len(blocks), outer))
        texts.append(page["text"])
        columns = _columns(page["elements"], WIDTH)
        numbers = columns[0]
        # In parts that end with an iframe whose document is known, for its elements follow it.
        ends = [
            at for at, number in enumerate(numbers, 1) if (index, number) in children and columns[1][at - 1] == "iframe"
        ]
        refs: list[int] = []
        depths: list[int] = []
        base, above = (0, None) if iframe is None else (iframe.depth + 1, iframe.ref)
        for begin, end in pairwise((0, *ends, len(numbers))):
            part = [column[begin:end] for column in columns] if ends else columns
            refs += range(len(elements), len(elements) + end - begin)
            for container in part[12]:
                depths.append(base if container < 0 else depths[container] + 1)
            parents = [above if container < 0 else refs[container] for container in part[12]]
            elements.extend(make(part, refs[begin:], depths[begin:], parents))
            if page["dialog"] in part[0] and (dialog is None or iframe is None):
                dialog = refs[begin + part[0].index(page["dialog"])]
            if end in ends and (child := children[index, numbers[end - 1]]) not in added:
                add_frame(child, elements[-1])
        if iframe is not None and not (iframe.in_viewport and (iframe.hit or not iframe.covered_by)):
            _hide_frame(elements, start, iframe)

    add_frame(0, None)
    for index, reading in enumerate(readings):
        if index not in added and reading.iframe_node is None:
            add_frame(index, None)
    dialogs = [each for each in elements if each.role in DIALOGS]
    if dialog is None and dialogs:
        dialog = _lying_on_top(dialogs, elements, _pair((pages[0] or {}).get("viewport")))
    for each in _wrappers_of_dialogs(dialogs, elements):
        elements[each.ref] = replace(each, interactive=False)
    return _view(pages, readings, elements, texts, blocks, dialog)


def _blocks(page: dict[str, Any], text_start: int, first: int, outer: int | None) -> Iterator[Block]:
    """Make the blocks of a frame whose text begins at `text_start`, and its blocks at `first`, in those of the view."""
    kinds, begins, ends, parents = _columns(page.get("blocks", (0, 0, 0, 0)), 4)
    at = _in_characters(page["text"])
    starts = [text_start + place for place in at(begins)]
    stops = [text_start + place for place in at(ends)]
    above = [first + parent - 1 if parent else outer for parent in parents]
    return map(Block._make, zip(kinds, starts, stops, above, strict=True))


def _columns(sent: Sequence[Any], width: int) -> list[Sequence[Any]]:
    """Unpack columns as `columns` in perceive.js packs them.

    Raises:
        ValueError: they are not that many, or not of one length.
    """
    columns = [_unpacked(column) if isinstance(column, dict) else column for column in sent]
    length = len(columns[0] or ()) if columns else 0
    columns = [column or [0] * length for column in columns]
    if len(columns) != width or any(len(column) != length for column in columns):
        raise ValueError(f"{width} columns of one length were expected")
    return columns


def _unpacked(column: dict[str, Any]) -> list[Any]:
    """Make a column of its values and the place of each row's, lists as tuples."""
    values = [tuple(map(tuple, each)) if isinstance(each, list) else each for each in column["values"]]
    return [values[place] for place in column["at"]]


def _in_characters(text: str) -> Callable[[Sequence[int]], Sequence[int]]:
    """Convert positions in a text as JavaScript counts them, an emoji as two, to those in characters."""
    if text.isascii() or len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text):
        return lambda positions: positions
    wide = [place + before for before, place in enumerate(n for n, sign in enumerate(text) if sign > _SINGLE)]
    return lambda positions: [position - bisect_left(wide, position) for position in positions]


def _view(
    pages: Sequence[dict[str, Any] | None],
    readings: Sequence[FrameReading],
    elements: Sequence[Element],
    texts: Sequence[str],
    blocks: Sequence[Block],
    dialog: int | None,
) -> PageView:
    """Make the view of what was gathered from all frames."""
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
        frames=_frames(pages, readings),
        left_out=sum(page["leftOut"] for page in pages if page),
        dialog=dialog,
        blocks=tuple(blocks),
    )


def _frames(pages: Sequence[dict[str, Any] | None], readings: Sequence[FrameReading]) -> tuple[Frame, ...]:
    """List the documents; one without an address of its own with what made it.

    Its origin is inherited from its maker. An opaque one, as in a sandbox, is known only of srcdoc, by the parent.
    """
    frames: list[Frame] = []
    for page, reading in zip(pages, readings, strict=True):
        told = page if isinstance(page, dict) else {}
        url, origin = told.get("url", reading.url), told.get("origin", "")
        maker = ""
        if url.startswith(_WITHOUT_ADDRESS):
            if origin.startswith(("https://", "http://")):
                maker = origin
            elif url == "about:srcdoc" and reading.parent is not None and reading.parent < len(frames):
                maker = frames[reading.parent].place
        frames.append(Frame(url, reading.offset, reading.problem, maker))
    return tuple(frames)


def _spans(element: Element, view: tuple[int, int]) -> bool:
    """Return whether an element covers the whole viewport, as the backdrop of a dialog does."""
    box = element.box
    return element.interactive and box.width >= 0.95 * view[0] > 0 and box.height >= 0.95 * view[1]


def _lying_on_top(dialogs: Sequence[Element], elements: Sequence[Element], view: tuple[int, int]) -> int | None:
    """Find one of the dialogs that is not declared modal, but covers every control beside it, or leaves none usable.

    A few may lie over it in turn, as a notice about cookies does: most of those beside it are covered by it.
    """
    backdrops = {each.ref for each in elements if not each.label and _spans(each, view)}
    for candidate in dialogs:
        inside = {candidate.ref}
        within = covered = 0
        usable: list[Element] = []
        for each in elements:
            if each.parent in inside:
                inside.add(each.ref)
            if each.interactive and each.in_viewport and each.ref not in backdrops:
                within += each.ref in inside and each.hit
                usable += [each] if each.ref not in inside and each.hit else []
                covered += each.ref not in inside and each.covered_by.startswith(candidate.role)
        if within and (not usable or (covered > len(usable) and all(_lies_in(each, candidate) for each in usable))):
            return candidate.ref
    return None


def _lies_in(element: Element, container: Element) -> bool:
    """Return whether the middle of an element is within the box of another."""
    (x, y), box = element.box.center, container.box
    return box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height


def _wrappers_of_dialogs(dialogs: Sequence[Element], elements: Sequence[Element]) -> list[Element]:
    """List the focusable boxes that hold all controls of a dialog: they keep the focus inside, and do nothing."""
    wrappers: list[Element] = []
    for dialog in dialogs:
        inside = {dialog.ref: [dialog.ref]}
        for each in elements[dialog.ref + 1 :]:
            if each.parent in inside:
                inside[each.ref] = [*inside[each.parent], each.ref]
        controls = [elements[ref] for ref in inside if elements[ref].interactive]
        wrappers += [
            each
            for each in controls
            if each.role == "generic" and len(controls) > 1 and all(each.ref in inside[other.ref] for other in controls)
        ]
    return wrappers


def _parsed(reading: FrameReading) -> dict[str, Any] | None:
    if reading.payload is None:
        return None
    page = json.loads(reading.payload) if isinstance(reading.payload, str) else reading.payload
    if not isinstance(page, dict) or "elements" not in page:
        problem = page.get("error", page) if isinstance(page, dict) else page
        raise ValueError(f"the page could not be read at {reading.url}: {problem}")
    return page


def _pair(numbers: Sequence[float] | None) -> tuple[int, int]:
    return (0, 0) if numbers is None else (int(numbers[0]), int(numbers[1]))


@dataclass(frozen=True, slots=True)
class _Maker:
    """Makes the elements of a frame, a pass over each column of their rows: unpacking each row takes twice the time."""

    prefix: str
    """Beginning of `Element.node`."""
    offset: tuple[float, float] = (0.0, 0.0)
    frame: int = 0
    first_block: int = 0
    """Index of the frame's first block in the view."""
    outer: int | None = None
    """Block of its iframe."""

    def __call__(
        self,
        columns: Sequence[Sequence[Any]],
        refs: Iterable[int],
        depths: Iterable[int],
        parents: Iterable[int | None],
    ) -> list[Element]:
        """Make elements of the columns of their rows; the other arguments have one item a row."""
        # In the order of perceive.js. 0 means none, or for a text: the same as the name.
        (
            numbers, roles, names, texts, tags, states, values, levels, xs, ys, widths, heights, _, flags,
            covers, methods, actions, hrefs, selectors, attributes, options, blocks, matches, titles,
        ) = columns  # fmt: skip
        (left, top), prefix, before = self.offset, self.prefix, self.first_block - 1
        drafts: list[Any] = list(
            map(
                _Draft,
                refs,
                [f"{prefix}{number}" for number in numbers],
                roles,
                names,
                [name if text == 0 else text for name, text in zip(names, texts, strict=True)],
                tags,
                [tuple(each) if each else () for each in states],
                [None if value == 0 else value for value in values],
                [bits & 16 != 0 for bits in flags],
                [level or None for level in levels],
                map(Box._make, zip([x + left for x in xs], [y + top for y in ys], widths, heights, strict=True)),
                depths,
                parents,
                [bits & 1 != 0 for bits in flags],
                [bits & 2 != 0 for bits in flags],
                [bits & 4 != 0 for bits in flags],
                [cover or "" for cover in covers],
                [bits & 8 != 0 for bits in flags],
                [method or "" for method in methods],
                [action or "" for action in actions],
                [href or "" for href in hrefs],
                [selector or None for selector in selectors],
                [each or () for each in attributes],
                [tuple(each) if each else () for each in options],
                repeat(self.frame),
                [before + block if block else self.outer for block in blocks],
                [tuple(each) if each else () for each in matches],
                [title or "" for title in titles],
            )
        )
        for draft in drafts:
            draft.__class__ = Element
        return drafts


_Draft = make_dataclass("_Draft", [(each.name, each.type) for each in fields(Element)], slots=True)
"""A mutable element under construction: setting the fields of a frozen dataclass takes four times the time."""


def _hide_frame(elements: list[Element], start: int, iframe: Element) -> None:
    """Mark the elements of a frame that is off the screen or covered as neither visible nor hit."""
    for ref in range(start, len(elements)):
        element = elements[ref]
        elements[ref] = replace(
            element,
            in_viewport=element.in_viewport and iframe.in_viewport,
            hit=False,
            covered_by=iframe.covered_by if element.in_viewport else "",
        )
