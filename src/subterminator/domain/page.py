"""A page as plain data: what a person could read or press on it (`Element`), and one look at all of it (`PageView`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

__all__ = ["NOWHERE", "Block", "Box", "Element", "Frame", "PageView"]


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
    block: int | None = None
    """Which of `PageView.blocks` it stands in, the innermost. None where it stands in none, or none are known."""
    matches: tuple[str, ...] = ()
    """Which of the browser's `selectors` fit it, by the page's own matching."""

    @property
    def label(self) -> str:
        """What a person would call it: the name, else the visible text."""
        return self.name or self.text

    def has(self, state: str) -> bool:
        """Whether `state` is among its states."""
        return state in self.states

    def attribute(self, name: str) -> str:
        """The value of one of `attributes`; "" when it has none."""
        return next((value for key, value in self.attributes if key == name), "")


@dataclass(frozen=True, slots=True)
class Frame:
    """A document inside the page."""

    url: str
    offset: tuple[float, float]
    """Top left of its viewport in the top-level viewport, CSS pixels."""
    problem: str = ""
    """Why it could not be read, in words. "" when it was."""


class Block(NamedTuple):
    """A part of a page that is read by itself: by its tag or role, or a box set apart by border, background, shadow."""

    kind: str
    """ARIA role (dialog, form, group, region, article, listitem, row, navigation, ...); "details"; "card" for a box."""
    start: int
    end: int
    """Where its text stands in `PageView.text`."""
    parent: int | None = None
    """Which of `PageView.blocks` it stands in."""


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
    blocks: tuple[Block, ...] = ()
    """Parts of the page, outer before inner. () where they are not known: `pages.blocks` then goes by the elements."""

    def __getitem__(self, ref: int) -> Element:
        """The element of this view with that ref."""
        return self.elements[ref]

    def __contains__(self, element: Element) -> bool:
        """Whether that very node was reported in this view, in that place."""
        return element.ref < len(self.elements) and self.elements[element.ref].node == element.node

    def ancestors(self, element: Element) -> Iterator[Element]:
        """The reported elements that contain this one, innermost first; none for an element of another view."""
        parent = element.parent if element in self else None
        while parent is not None:
            holder = self.elements[parent]
            yield holder
            parent = holder.parent

    def closest(self, element: Element, roles: frozenset[str]) -> Element | None:
        """The innermost element with one of these roles that contains this one."""
        return next((each for each in self.ancestors(element) if each.role in roles), None)

    def within(self, ref: int) -> list[Element]:
        """The element with that ref and everything in it, in order."""
        refs = {ref}
        inside = [self.elements[ref]]
        for each in self.elements[ref + 1 :]:
            if each.parent in refs:
                refs.add(each.ref)
                inside.append(each)
        return inside
