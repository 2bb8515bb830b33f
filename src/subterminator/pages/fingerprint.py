"""Fingerprints of pages, by which changes and repetitions are recognised."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from subterminator.domain.protocols import Element, PageView
from subterminator.domain.roles import TYPED
from subterminator.domain.sameness import NUMBERS, reads_as
from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.pages.blocks import page_blocks

_countdown = compiled_late(lambda: rf"\(\s*\d+\s*\w?\s*\)|\b\d+ ?{either('amounts', 'seconds')}\b", re.IGNORECASE)

_OVERLAID = 5
"""Least number of controls in view that one thing covers, so that it lies over the page and not over a part of it."""
_MOSTLY = 0.8
"""Least share of what is covered that this one thing covers."""
_SOME_CONTROLS = 2
"""Least number of controls of a dialog that is drawn: one may only close it."""


def digest_of(view: PageView) -> bytes:
    """Return the digest of a page: address, text, labels, and states and values of its elements.

    Numbers in texts, focus and scrolling are excluded, so that a clock on the page does not change it.
    """
    texts = [view.title, view.text]
    settings = [view.url, str(view.dialog is not None)]
    for index, each in enumerate(view.elements):
        texts.append(f"{each.role} {each.name}")
        if each.states or each.value or each.modal_blocked:
            states = [state for state in each.states if state != "focused"]
            settings.append(f"{index} {states} {each.value!r} {each.modal_blocked}")
    content = "\n".join([NUMBERS.sub("#", "\n".join(texts)), *settings])
    return hashlib.blake2b(content.encode("utf-8", "replace"), digest_size=16).digest()


@dataclass(frozen=True, slots=True)
class PageFingerprint:
    """Fingerprint of a page. Two are equal if the pages read the same."""

    path: str
    """Path of its address, shared by the pages of one step of a flow."""
    headings: str
    """Headings, without numbers."""
    digest: bytes
    """The page's `digest_of`."""
    url: str
    fields: frozenset[tuple[str, str]]
    """Its text fields, by `reads_as`."""
    dialog: str = field(default="", compare=False)
    """Node of its open dialog; "" without one."""

    @classmethod
    def of(cls, view: PageView) -> PageFingerprint:
        """Make the fingerprint of a view. Takes time proportional to the page."""
        headings = "\n".join(each.label for each in view.elements if each.role == "heading")
        fields = frozenset(reads_as(each) for each in view.elements if each.role in TYPED)
        dialog = next((each.node for each in view.elements if each.ref == view.dialog), "")
        return cls(urlsplit(view.url).path, NUMBERS.sub("#", headings), digest_of(view), view.url, fields, dialog)


def counts_down(element: Element) -> bool:
    """Return whether its label counts down seconds: pressed early, such a button only starts again."""
    return _countdown().search(element.label) is not None


def is_busy(view: PageView) -> bool:
    """Return whether a part of a page still works; a bar with a value shows how much of something is used."""
    return any(each.has("busy") or (each.role == "progressbar" and not each.value) for each in view.elements)


def has_an_empty_dialog(view: PageView) -> bool:
    """Return whether an open dialog has nothing yet but what closes it: what is drawn in its frame is on its way."""
    if view.dialog is None:
        return False
    inside = view.within(view.dialog)
    labels = {line for each in inside if each.interactive for line in (each.label, each.text)}
    said = [line for line in page_blocks(view, view.dialog).whole() if line not in labels]
    return sum(each.interactive for each in inside) < _SOME_CONTROLS and not any(map(str.isalpha, "".join(said)))


def is_covered(element: Element) -> bool:
    """Return whether something covers it. A disabled control is not covered: it passes presses to its container."""
    return element.in_viewport and not element.hit and bool(element.covered_by) and not element.has("disabled")


def is_overlaid(view: PageView) -> bool:
    """Return whether one thing lies over the whole page, such as a coupon in a box that says to nobody it is a dialog.

    Then all that is in view and cannot be hit is covered by it, and what is further down is too, once it is in view.
    """
    covered = [each.covered_by for each in view.elements if each.interactive and is_covered(each)]
    reached = [each for each in view.elements if each.interactive and each.hit]
    _, most = Counter(covered).most_common(1)[0] if covered else ("", 0)
    mostly_one = most >= _OVERLAID and most >= _MOSTLY * len(covered)  # what it holds covers some of them
    return mostly_one and 0 < len(reached) < len(covered)


def hindrance(element: Element) -> str:
    """Return why an element cannot be pressed yet; "" if it can, according to the view."""
    if element.has("disabled") or element.has("busy") or counts_down(element):
        return f"{element.describe()} is disabled"
    if element.modal_blocked or is_covered(element):
        return f"{element.describe()} is covered by {element.covered_by or 'a dialog'}"
    return ""


def moved(before: PageView, after: PageView) -> bool:
    """Return whether any element has moved on the screen, as by scrolling."""
    return before.scroll != after.scroll or [each.box for each in before.elements] != [
        each.box for each in after.elements
    ]


def under(view: PageView, point: tuple[int, int]) -> list[Element]:
    """List the elements at a point of the viewport, outermost first."""
    return [each for each in view.elements if each.in_viewport and each.box.covers(*point)]
