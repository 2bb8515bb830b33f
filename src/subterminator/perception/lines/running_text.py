"""The running text of a page, put back between its elements."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from subterminator.domain.page import Element, PageView

__all__ = ["RunningText"]

_LABELLED = frozenset(
    {"checkbox", "combobox", "listbox", "radio", "searchbox", "slider", "spinbutton", "switch", "textbox"}
)
"""Roles whose name stands beside them, as the text of a label."""
_AROUND = frozenset({"dialog", "alertdialog"})
"""Roles whose text is that of what they hold."""


class RunningText:
    """The lines of a page's text that no element says already, handed out in reading order.

    A view has its text apart from its elements. An element's line is the first, after those of the elements before it,
    in which its own text stands as whole words.
    """

    def __init__(self, view: PageView, listed: Sequence[Element], said: int) -> None:
        """`listed`: the elements that are told, each with its text up to `said` characters."""
        self._lines = view.text.splitlines()
        self._starts = [0, *accumulate(len(line) + 1 for line in self._lines)][:-1]
        self._given = 0
        """How many lines were handed out, or passed over."""
        flat = " ".join(self._lines)
        order = {frame: place for place, frame in enumerate(dict.fromkeys(each.frame for each in view.elements))}
        shown = list(flat)
        self._line: dict[int, int] = {}
        at = 0
        for each in sorted(listed, key=lambda element: order[element.frame]):  # texts of frames follow one another
            text = each.name if each.role in _LABELLED and not each.text else each.text
            found = _find(flat, text, at)
            if found < 0:
                continue
            at = found
            self._line[each.ref] = self._line_at(found)
            if each.role not in _AROUND:
                at += len(text)
                if len(text) <= said:
                    shown[found:at] = " " * len(text)
        rest = "".join(shown)
        self._left = [
            any(letter.isalnum() for letter in rest[start : start + len(line)])
            for start, line in zip(self._starts, self._lines, strict=True)
        ]
        self._flat = flat

    def span(self, element: Element, within: frozenset[int]) -> range:
        """The lines of an element that holds others, `within` by their refs."""
        start = _find(self._flat, element.text, 0)
        if start < 0:
            return range(0)
        end = max((line for ref, line in self._line.items() if ref in within), default=0)
        return range(self._line_at(start), max(end, self._line_at(start + len(element.text) - 1)) + 1)

    def until(self, element: Element) -> Iterator[tuple[int, str]]:
        """The lines, numbered, that come before the element or hold its text; nothing when it has none."""
        return self._up_to(self._line.get(element.ref, -1) + 1)

    def rest(self) -> Iterator[tuple[int, str]]:
        """Those after the last element."""
        return self._up_to(len(self._lines))

    def _up_to(self, end: int) -> Iterator[tuple[int, str]]:
        for number in range(self._given, end):
            if self._left[number]:
                yield number, self._lines[number]
        self._given = max(self._given, end)

    def _line_at(self, position: int) -> int:
        return bisect_right(self._starts, position) - 1


def _find(flat: str, text: str, start: int) -> int:
    """Where `text` stands as whole words from `start` on; -1: nowhere."""
    while text and (at := flat.find(text, start)) >= 0:
        before, after = flat[max(at - 1, 0) : at], flat[at + len(text) : at + len(text) + 1]
        if not (before.isalnum() and text[0].isalnum()) and not (after.isalnum() and text[-1].isalnum()):
            return at
        start = at + 1
    return -1
