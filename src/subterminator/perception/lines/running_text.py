"""Running text of a page, between its elements."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate

from subterminator.domain.page import Element, PageView

_LABELLED = frozenset(
    {"checkbox", "combobox", "listbox", "radio", "searchbox", "slider", "spinbutton", "switch", "textbox"}
)
"""Roles whose name is a label beside them, in the text."""
_LETTER = re.compile(r"[^\W_]")
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
        self._flat = flat = " ".join(self._lines)
        self._line: dict[int, int] = {}
        position = shown = 0
        rest: list[str] = []
        """The text, with spaces in place of that of elements, up to `shown`."""
        spans: dict[int, tuple[int, int]] = {}
        order = {frame: index for index, frame in enumerate(dict.fromkeys(each.frame for each in view.elements))}
        if len(order) > 1:
            listed = sorted(listed, key=lambda element: order[element.frame])  # texts of frames follow one another
        for each in listed:
            text = each.name if each.role in _LABELLED and not each.text else each.text
            if not text:
                continue
            around = _span_around(view, each, spans)
            if around is not None and (start := _find(flat, text, around[0], around[1])) >= 0:
                self._line[each.ref] = self._line_at(start)  # its text is a part of that around it
                spans[each.ref] = start, start + len(text)
                continue
            start = _find(flat, text, position, len(flat))
            if start < 0:
                continue
            position = start
            self._line[each.ref] = self._line_at(start)
            if each.role not in _CONTAINERS:
                position += len(text)
                spans[each.ref] = start, position
                if len(text) <= limit:
                    rest += flat[shown:start], " " * len(text)
                    shown = position
        rest.append(flat[shown:])
        whole = "".join(rest)
        has_letter = _LETTER.search
        self._left = [
            number
            for number, (start, line) in enumerate(zip(self._starts, self._lines, strict=True))
            if has_letter(whole, start, start + len(line))
        ]
        self._left.append(len(self._lines))
        """Numbers of the lines with a letter or a digit that is not in the text of an element; an end mark."""
        self._next = 0
        """Index in `_left` of the next line."""

    def span(self, element: Element, within: frozenset[int]) -> range:
        """Return the lines of an element that contains others, `within` by their refs."""
        start = _find(self._flat, element.text, 0, len(self._flat))
        if start < 0:
            return range(0)
        end = max((line for ref, line in self._line.items() if ref in within), default=0)
        return range(self._line_at(start), max(end, self._line_at(start + len(element.text) - 1)) + 1)

    def until(self, element: Element) -> list[tuple[int, str]]:
        """List the numbered lines up to that of the element; none when it has none."""
        line = self._line.get(element.ref, -1)
        return self._up_to(line + 1) if line >= self._left[self._next] else []

    def rest(self) -> list[tuple[int, str]]:
        """List the numbered lines after the last element."""
        return self._up_to(len(self._lines))

    def _up_to(self, end: int) -> list[tuple[int, str]]:
        first = self._next
        while self._left[self._next] < end:
            self._next += 1
        return [(number, self._lines[number]) for number in self._left[first : self._next]]

    def _line_at(self, position: int) -> int:
        return bisect_right(self._starts, position) - 1


def _span_around(view: PageView, element: Element, spans: Mapping[int, tuple[int, int]]) -> tuple[int, int] | None:
    """Return the span of the innermost element around an element that has one."""
    parent = element.parent
    while parent is not None:
        if parent in spans:
            return spans[parent]
        parent = view.elements[parent].parent
    return None


def _find(flat: str, text: str, start: int, end: int) -> int:
    """Return the index of `text` as whole words between `start` and `end`; -1 for none."""
    while text and (at := flat.find(text, start, end)) >= 0:
        last = at + len(text)
        joins_before = at > 0 and flat[at - 1].isalnum() and text[0].isalnum()
        if not joins_before and not (last < end and flat[last].isalnum() and text[-1].isalnum()):
            return at
        start = at + 1
    return -1
