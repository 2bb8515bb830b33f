"""Whether two looks at a page show the same: what an action did, and what need not be tried twice."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from subterminator.domain.protocols import Element, PageView
from subterminator.domain.roles import TYPED

__all__ = ["PageFingerprint", "counts_down", "digest_of", "hindrance", "moved", "reads_as", "say", "under"]

_NUMBERS = re.compile(r"\d+")
_COUNTING = re.compile(r"\(\s*\d+\s*\w?\s*\)|\b\d+ ?(?:s|sec|secs|seconds)\b", re.IGNORECASE)


def digest_of(view: PageView) -> bytes:
    """Stands for what a page says and offers: address, text, labels, and what is ticked, typed, folded or disabled.

    Numbers in words, the focus and the scrolling are left out, so that a clock on the page makes no other page of it.
    """
    words = [view.title, view.text]
    settings = [view.url, str(view.dialog is not None)]
    for place, each in enumerate(view.elements):
        words.append(f"{each.role} {each.name}")
        if each.states or each.value or each.modal_blocked:
            states = [state for state in each.states if state != "focused"]
            settings.append(f"{place} {states} {each.value!r} {each.modal_blocked}")
    said = "\n".join([_NUMBERS.sub("#", "\n".join(words)), *settings])
    return hashlib.blake2b(said.encode("utf-8", "replace"), digest_size=16).digest()


@dataclass(frozen=True, slots=True)
class PageFingerprint:
    """A page, as far as it is needed to know it again. Two are equal where the pages read the same."""

    path: str
    """Path of its address: the pages of one step of a flow share it."""
    headings: str
    """Numbers left out."""
    digest: bytes
    """As `digest_of` has it."""
    url: str
    fields: frozenset[tuple[str, str]]
    """What could be filled in on it, as `reads_as` puts it."""

    @classmethod
    def of(cls, view: PageView) -> PageFingerprint:
        """The fingerprint of a look. Takes time proportional to the page."""
        headings = "\n".join(each.label for each in view.elements if each.role == "heading")
        fields = frozenset(reads_as(each) for each in view.elements if each.role in TYPED)
        return cls(urlsplit(view.url).path, _NUMBERS.sub("#", headings), digest_of(view), view.url, fields)


def reads_as(element: Element) -> tuple[str, str]:
    """Role and label, numbers aside: a button that counts down stays the same button."""
    return element.role, _NUMBERS.sub("#", element.label)


def counts_down(element: Element) -> bool:
    """Whether its label holds a count of seconds: pressed early, such a button only starts again."""
    return _COUNTING.search(element.label) is not None


def hindrance(element: Element) -> str:
    """Why an element takes no press yet; "" when it does, as far as the look can tell."""
    if element.has("disabled") or element.has("busy") or counts_down(element):
        return f"{say(element)} is disabled"
    if element.modal_blocked or (element.in_viewport and not element.hit and element.covered_by):
        return f"{say(element)} is covered by {element.covered_by or 'a dialog'}"
    return ""


def say(element: Element) -> str:
    """Role and label, for messages."""
    return f"{element.role} {element.label!r}" if element.label else element.role or element.tag


def moved(before: PageView, after: PageView) -> bool:
    """Whether anything stands elsewhere on the screen: what scrolling does."""
    return before.scroll != after.scroll or [each.box for each in before.elements] != [
        each.box for each in after.elements
    ]


def under(view: PageView, point: tuple[int, int]) -> list[Element]:
    """The reported elements that a point of the viewport lies in, outermost first."""
    x, y = point
    return [
        each
        for each in view.elements
        if each.in_viewport
        and each.box.x <= x <= each.box.x + each.box.width
        and each.box.y <= y <= each.box.y + each.box.height
    ]
