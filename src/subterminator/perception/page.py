"""What a person could read or press on a page, as plain data: `Element` and `PageView`."""

from __future__ import annotations

import gc
import json
from collections.abc import Sequence
from dataclasses import dataclass, fields, make_dataclass, replace
from typing import Any, NamedTuple


class Box(NamedTuple):
    """A rectangle in CSS pixels from the top left of the top-level viewport (frame offsets added)."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        """The middle of the box, as (x, y)."""
        return (self.x + self.width / 2, self.y + self.height / 2)


NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Element:
    """One element as it read at the moment of the look."""

    ref: int
    """Place in this view, from 0, depth-first. Means nothing in any other view."""
    node: str
    """Names the very node, "frame:number"; stable while the node lives, whatever it is renamed to."""
    role: str
    """ARIA role, explicit or implied by the tag (HTML-AAM); "generic" for a clickable element without one."""
    name: str
    """Accessible name, white space collapsed (accname 1.2). "" when there is none."""
    text: str = ""
    """Visible text, white space collapsed, cut at 500 characters."""
    tag: str = ""
    """Tag name in lower case."""
    states: tuple[str, ...] = ()
    """Of: disabled, checked, unchecked, mixed, expanded, collapsed, selected, pressed, required, readonly, focused,
    invalid, busy."""
    value: str | None = None
    """Current value of a form field. None for fields without one, and always for password and card fields."""
    secret: bool = False
    """True for password, one-time-code and card fields: the value never leaves the page."""
    level: int | None = None
    """Heading level 1 to 6."""
    box: Box = NOWHERE
    depth: int = 0
    """Steps below the page's root among reported elements."""
    parent: int | None = None
    """Ref of the reported element that contains this one."""
    interactive: bool = False
    """A person could press, fill or choose it (by role, tag, tabindex or a pointer cursor with a name)."""
    in_viewport: bool = False
    """At least partly inside the viewport."""
    hit: bool = False
    """A click at its press point would reach it. Only known inside the viewport; False outside."""
    covered_by: str = ""
    """What a click at its press point would reach instead, in words. "" when hit, or not known."""
    modal_blocked: bool = False
    """It stands outside an open modal dialog, so a person could not use it."""
    form_method: str = ""
    """GET or POST: of the form it would submit. "" when it submits none."""
    form_action: str = ""
    """Absolute address its form would be sent to (formaction of the button wins). "" when it submits none."""
    href: str = ""
    """Absolute address of a link. "" when it is none."""
    selector: str | None = None
    """A CSS selector that fits this element alone in its frame and root, where there is a short one."""
    attributes: tuple[tuple[str, str], ...] = ()
    """Of id, class, name, type, title, placeholder, autocomplete, aria-label, data-uia, data-testid: those it has,
    values cut at 100."""
    options: tuple[str, ...] = ()
    """Labels of a select's options, at most 50."""
    frame: int = 0
    """Which of `PageView.frames` it stands in; 0 is the top document."""

    @property
    def label(self) -> str:
        """What a person would call it: the name, else the visible text."""
        return self.name or self.text

    def has(self, state: str) -> bool:
        """Whether `state` is among its states."""
        return state in self.states


@dataclass(frozen=True, slots=True)
class Frame:
    """A document inside the page."""

    url: str
    offset: tuple[float, float]
    """Top left of its viewport in the top-level viewport, CSS pixels."""
    problem: str = ""
    """Why it could not be read, in words. "" when it was."""


@dataclass(frozen=True, slots=True)
class PageView:
    """One look at a page, all frames together."""

    url: str
    title: str = ""
    language: str = ""
    """The document's lang attribute, lower case. "" when it has none."""
    viewport: tuple[int, int] = (0, 0)
    scroll: tuple[int, int] = (0, 0)
    size: tuple[int, int] = (0, 0)
    """Width and height of the whole document, CSS pixels."""
    elements: tuple[Element, ...] = ()
    text: str = ""
    """Visible text of the page and its frames, a line a block, cut at 100,000 characters."""
    frames: tuple[Frame, ...] = ()
    left_out: int = 0
    """Elements not reported because the page holds more than the walk may return."""
    dialog: int | None = None
    """Ref of the open modal dialog, if there is one."""

    def __getitem__(self, ref: int) -> Element:
        """The element of this view with that ref."""
        return self.elements[ref]


# -- from the script's rows to a view ----------------------------------------------------------------------------------

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
    placed: set[int] = set()
    dialog: int | None = None

    def place(index: int, holder: Element | None) -> None:
        nonlocal dialog
        placed.add(index)
        page, reading = pages[index], readings[index]
        if page is None:
            return
        texts.append(page["text"])
        start = len(elements)
        prefix, offset = f"{reading.key}:", reading.offset
        inner: list[Element] = []
        for row in page["elements"]:
            above = inner[row[12]] if row[12] >= 0 else holder
            ref = len(elements)
            depth, parent = (0, None) if above is None else (above.depth + 1, above.ref)
            element = _element(row, prefix, offset, index, ref, depth, parent)
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
    )


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
) -> Element:
    (
        number, role, name, text, tag, states, value, level, x, y, width, height, _, flags,
        covered_by, method, action, href, selector, attributes, options, *_,
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
