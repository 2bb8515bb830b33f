"""Whether two looks at a page show the same: what an action did, and what need not be tried twice."""

from __future__ import annotations

import hashlib
import re

from subterminator.domain.protocols import Element, PageView

__all__ = ["counts_down", "digest_of", "moved", "reads_as", "say", "under"]

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


def reads_as(element: Element) -> tuple[str, str]:
    """Role and label, numbers aside: a button that counts down stays the same button."""
    return element.role, _NUMBERS.sub("#", element.label)


def counts_down(element: Element) -> bool:
    """Whether its label holds a count of seconds: pressed early, such a button only starts again."""
    return _COUNTING.search(element.label) is not None


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
