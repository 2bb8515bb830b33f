"""Running text of a page, between its elements."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from subterminator.domain.page import Element, PageView

_LABELLED = frozenset(
    {"checkbox", "combobox", "listbox", "radio", "searchbox", "slider", "spinbutton", "switch", "textbox"}
)
"""Roles whose name is a label beside them, in the text."""
_CONTAINERS = frozenset({"dialog", "alertdialog"})
"""Roles whose text is that of their contents."""


class RunningText:
    """Iterates over the lines of a page's text that are not the text of an element, in reading order.

    A view has its text apart from its elements. An element's line is the first, after those of the elements before it,
    that contains its text as whole words; of one inside another, that of the other where its text is a part of it.
    """

    def __init__(self, view: PageView, listed: Sequence[Element], limit: int) -> None:
        """`listed`: the elements with a line of their own, each with its text up to `limit` characters."""
        self._lines = view.text.splitlines()
        self._starts = [0, *accumulate(len(line) + 1 for line in self._lines)][:-1]
        self._next = 0
        """Number of the next line."""
        flat = " ".join(self._lines)
        order = {frame: index for index, frame in enumerate(dict.fromkeys(each.frame for each in view.elements))}
        shown = list(flat)
        self._line: dict[int, int] = {}
        position = 0
        spans: dict[int, tuple[int, int]] = {}
        for each in sorted(listed, key=lambda element: order[element.frame]):  # texts of frames follow one another
            text = each.name if each.role in _LABELLED and not each.text else each.text
            around = next((spans[ref] for ref in _ancestors(view, each) if ref in spans), None)
            if around is not None and (start := _find(flat[: around[1]], text, around[0])) >= 0:
                self._line[each.ref] = self._line_at(start)  # its text is a part of that around it
                spans[each.ref] = start, start + len(text)
                continue
            start = _find(flat, text, position)
            if start < 0:
                continue
            position = start
            self._line[each.ref] = self._line_at(start)
            if each.role not in _CONTAINERS:
                position += len(text)
                spans[each.ref] = start, position
                if len(text) <= limit:
                    shown[start:position] = " " * len(text)
        rest = "".join(shown)
        self._left = [
            any(letter.isalnum() for letter in rest[start : start + len(line)])
            for start, line in zip(self._starts, self._lines, strict=True)
        ]
        self._flat = flat

    def span(self, element: Element, within: frozenset[int]) -> range:
        """Return the lines of an element that contains others, `within` by their refs."""
        start = _find(self._flat, element.text, 0)
        if start < 0:
            return range(0)
        end = max((line for ref, line in self._line.items() if ref in within), default=0)
        return range(self._line_at(start), max(end, self._line_at(start + len(element.text) - 1)) + 1)

    def until(self, element: Element) -> Iterator[tuple[int, str]]:
        """Iterate over the numbered lines up to that of the element; none when it has none."""
        return self._up_to(self._line.get(element.ref, -1) + 1)

    def rest(self) -> Iterator[tuple[int, str]]:
        """Iterate over the lines after the last element."""
        return self._up_to(len(self._lines))

    def _up_to(self, end: int) -> Iterator[tuple[int, str]]:
        for number in range(self._next, end):
            if self._left[number]:
                yield number, self._lines[number]
        self._next = max(self._next, end)

    def _line_at(self, position: int) -> int:
        return bisect_right(self._starts, position) - 1


def _ancestors(view: PageView, element: Element) -> Iterator[int]:
    """Iterate over the refs of the elements around an element, from the inside."""
    parent = element.parent
    while parent is not None:
        yield parent
        parent = view.elements[parent].parent


def _find(flat: str, text: str, start: int) -> int:
    """Return the index of `text` as whole words from `start` on; -1 for none."""
    while text and (at := flat.find(text, start)) >= 0:
        before, after = flat[max(at - 1, 0) : at], flat[at + len(text) : at + len(text) + 1]
        if not (before.isalnum() and text[0].isalnum()) and not (after.isalnum() and text[-1].isalnum()):
            return at
        start = at + 1
    return -1
