"""A page as data: an element that a person could read or press (`Element`), and one look at the page (`PageView`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in CSS pixels from the top left of the top-level viewport (frame offsets added)."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        """Return the centre of the box, (x, y)."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    def covers(self, x: float, y: float) -> bool:
        """Return whether a point is in it, or on its edge."""
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height


NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Element:
    """An element at the moment of the look."""

    ref: int
    """Index in this view, depth-first. Means nothing in any other view."""
    node: str
    """Identity of the node, "frame:number"; stable while the node lives, whatever its role and name become."""
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
    """Whether a person could press, fill or choose it (by role, tag, tabindex or a pointer cursor with a name)."""
    in_viewport: bool = False
    """At least partly inside the viewport."""
    hit: bool = False
    """Whether a click at its press point would reach it. Only known inside the viewport; False outside."""
    covered_by: str = ""
    """Description of the element that a click at its press point would reach instead. "" when hit, or not known."""
    modal_blocked: bool = False
    """Whether it is outside an open modal dialog, so a person could not use it."""
    form_method: str = ""
    """Method of the form it would submit, GET or POST. "" when it submits none."""
    form_action: str = ""
    """Absolute address of the form it would submit (formaction of the button wins). "" when it submits none."""
    href: str = ""
    """Absolute address of a link. "" when it is none."""
    selector: str | None = None
    """A short CSS selector that matches only this element in its frame and root, if there is one."""
    attributes: tuple[tuple[str, str], ...] = ()
    """Of id, class, name, type, title, placeholder, autocomplete, aria-label, data-uia, data-testid: those it has,
    values cut at 100."""
    options: tuple[str, ...] = ()
    """Labels of a select's options, at most 50."""
    frame: int = 0
    """Index in `PageView.frames`; 0 is the top document."""
    block: int | None = None
    """Index of its innermost block in `PageView.blocks`. None where it is in none, or none are known."""
    matches: tuple[str, ...] = ()
    """The browser's `selectors` that match it, by the page's own matching."""
    title: str = ""
    """First line of a control's text that stands in several lines. "" for one of a single line."""

    @property
    def label(self) -> str:
        """Return the name, else the visible text."""
        return self.name or self.text

    def describe(self) -> str:
        """Format role and label for messages: button 'Cancel'."""
        role = self.role or self.tag
        return f"{role} {self.label!r}" if self.label else role

    @property
    def question(self) -> tuple[int, str | int | None]:
        """Identity of the question that a radio button answers: its name, else its nearest container."""
        return self.frame, self.attribute("name") or self.parent

    @property
    def usable(self) -> bool:
        """Return whether it takes input: enabled, and not behind an open modal dialog."""
        return self.interactive and not self.modal_blocked and not self.has("disabled")

    @property
    def first_answer(self) -> str | None:
        """The first option that is an answer: the first of all is often "Please choose". None without options."""
        return next(iter(self.options[1:2] or self.options), None)

    def has(self, state: str) -> bool:
        """Return whether it has this state."""
        return state in self.states

    def attribute(self, name: str) -> str:
        """Return the value of one of `attributes`; "" when it has none."""
        return next((value for key, value in self.attributes if key == name), "")


@dataclass(frozen=True, slots=True)
class Frame:
    """A document inside the page."""

    url: str
    offset: tuple[float, float]
    """Top left of its viewport in the top-level viewport, CSS pixels."""
    problem: str = ""
    """Why it could not be read. "" when it was."""
    maker: str = ""
    """Address or origin of what made a document that has none of its own: about:srcdoc, about:blank, blob. "" where it
    has one, or its maker is not known."""

    @property
    def place(self) -> str:
        """Return the address by which the document is judged."""
        return self.maker or self.url


class Block(NamedTuple):
    """A part of a page, by its tag or role, or a box set apart by border, background or shadow."""

    kind: str
    """ARIA role (dialog, form, group, region, article, listitem, row, navigation, ...); "details"; "card" for a box;
    "frame" for the document of an iframe."""
    start: int
    end: int
    """Position of its text in `PageView.text`."""
    parent: int | None = None
    """Index in `PageView.blocks` of the enclosing block."""


class NativeDialog(NamedTuple):
    """A dialog of the browser itself, which was open between two looks: alert, confirm, prompt or beforeunload."""

    kind: str
    message: str
    accepted: bool
    """Whether OK was pressed."""
    why: str = ""
    """Reason for the answer."""


@dataclass(frozen=True, slots=True, weakref_slot=True)
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
    """Visible text of the page and its frames, one line per block, cut at 100,000 characters."""
    frames: tuple[Frame, ...] = ()
    left_out: int = 0
    """Number of elements not reported, beyond the limit of the walk."""
    dialog: int | None = None
    """Ref of the open modal dialog, if there is one."""
    blocks: tuple[Block, ...] = ()
    """Parts of the page, outer before inner. () if not known: `pages.blocks` then derives them from the elements."""
    native_dialogs: tuple[NativeDialog, ...] = ()
    """Native dialogs since the last action began, from a guarded browser."""

    def __getitem__(self, ref: int) -> Element:
        """Return the element of this view with that ref."""
        return self.elements[ref]

    def __contains__(self, element: Element) -> bool:
        """Return whether this view has that very node at that ref."""
        return element.ref < len(self.elements) and self.elements[element.ref].node == element.node

    def by_node(self, node: str) -> Element | None:
        """Return the element of that node; None where the view does not report it."""
        return next((each for each in self.elements if each.node == node), None)

    def ancestors(self, element: Element) -> Iterator[Element]:
        """Yield the elements that contain this one, innermost first; none for an element of another view."""
        parent = element.parent if element in self else None
        while parent is not None:
            ancestor = self.elements[parent]
            yield ancestor
            parent = ancestor.parent

    def closest(self, element: Element, roles: frozenset[str]) -> Element | None:
        """Return the innermost element with one of these roles that contains this one."""
        return next((each for each in self.ancestors(element) if each.role in roles), None)

    def within(self, ref: int) -> list[Element]:
        """List the element with that ref and its descendants, in order."""
        refs = {ref}
        inside = [self.elements[ref]]
        for each in self.elements[ref + 1 :]:
            if each.parent in refs:
                refs.add(each.ref)
                inside.append(each)
        return inside

    def dialog_around(self, element: Element) -> int | None:
        """Return the ref of the open dialog if an element stands in it; None otherwise."""
        inside = self.within(self.dialog) if self.dialog is not None else ()
        return self.dialog if any(each.node == element.node for each in inside) else None
