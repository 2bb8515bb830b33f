"""Step indicators: the numbered names of a wizard's steps, which kits draw as buttons or links."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from subterminator.domain.page import Block, Element, PageView
from subterminator.lexicon.reader import Reader
from subterminator.pages.statements import statement_of

_INDICATORS = frozenset({"button", "link", "tab", "generic", "listitem"})
_NUMBERED = re.compile(r"\s*(\d)[.):]?\s+(\D.*)", re.DOTALL)
_LEAST = 2
"""Least number of steps that count as a wizard."""
_LEAST_NAMES, _NAME_SIGNS = 3, 24
"""The same of lines without a control, each of at most this many signs."""
_NO_NAME = re.compile(r"[\d:\uff1a\n]")
"""Signs of a value, or of a second line."""
_LEVEL = 8
"""Greatest difference of the places of one row, CSS pixels."""


def step_indicators(view: PageView) -> frozenset[str]:
    """Find the nodes of the indicators: controls of one role in a row, the numbered ones by their place in it.

    A step that is done often shows a tick in place of its number, so that one numbered control is enough. The steps to
    come are numbered: what follows the last number is no step, such as the buttons below the row. One number alone may
    count something: "No, I want to stop", "2 months' pause".
    """
    nodes: set[str] = set()
    for row in [*_rows(view, lambda each: each.box.y), *_rows(view, lambda each: each.box.x)]:
        matches = [(place, _NUMBERED.fullmatch(each.label)) for place, each in enumerate(row, 1)]
        numbers = [(place, int(match[1])) for place, match in matches if match is not None]
        steps = row[: numbers[-1][0]] if numbers else []
        words = {_first_word(each.label) for each in steps}
        numbered = all(place == number for place, number in numbers) and len(words) == len(steps) >= _LEAST
        if numbered and not (len(numbers) == 1 and _counts(steps[-1].label)):
            nodes |= {each.node for each in steps}
    return frozenset(nodes)


def _counts(label: str) -> bool:
    """Return whether the number of a label may count months, or pieces of an offer."""
    meanings = Reader.load().read(label, "control")
    return any(each.act == "pause" or each.object == "offer" or each.flags & {"time", "free"} for each in meanings)


def _first_word(label: str) -> str:
    """Return the first word of a step's name, without its number."""
    match = _NUMBERED.fullmatch(label)
    return (match[2] if match is not None else label).split()[0]


def names_of_steps(lines: Sequence[str]) -> frozenset[str]:
    """Find the lines that only name a wizard's steps: three or more in a row, numbered from 1 on: "3 Final check"."""
    names: set[str] = set()
    row: list[str] = []
    for line in (*lines, ""):
        match = _NUMBERED.fullmatch(line)
        number = int(match[1]) if match is not None and len(match[2]) <= _NAME_SIGNS else 0
        if number != len(row) + 1:
            names |= set(row) if len(row) >= _LEAST_NAMES else set()
            row = []
        if number == len(row) + 1:
            row.append(line)
    return frozenset(names)


def without_indicators(view: PageView) -> PageView:
    """Return the view with the indicators no longer interactive, and blanks for the names of steps in a list.

    Positions and refs do not change.
    """
    nodes, named = step_indicators(view), _steps_in_lists(view)
    if nodes:
        elements = [replace(each, interactive=False, role="") if each.node in nodes else each for each in view.elements]
        view = replace(view, elements=tuple(elements))
    if named:
        text = view.text
        for each in named:
            text = f"{text[: each.start]}{' ' * (each.end - each.start)}{text[each.end :]}"
        view = replace(view, text=text)
    return view


def _steps_in_lists(view: PageView) -> list[Block]:
    """Find the items of lists that name a wizard's steps, the last of which is the end that is not reached yet.

    "Review", "Survey", "Cancellation complete": three or more short items without a number, a colon or a control, of
    which only the last says that something has ended.
    """
    lists: list[list[Block]] = []
    holding = {each.parent for each in view.blocks}
    for place, block in enumerate(view.blocks):
        if block.kind != "listitem" or place in holding:
            continue
        if not lists or lists[-1][-1].end != block.start or lists[-1][-1].parent != block.parent:
            lists.append([])
        lists[-1].append(block)
    named = [items for items in lists if _name_steps([view.text[each.start : each.end] for each in items])]
    return [each for items in named for each in items]


def _name_steps(items: Sequence[str]) -> bool:
    """Return whether the items of a list are steps of which only the last says that something has ended."""
    names = [each.strip() for each in items]
    short = all(0 < len(each) <= _NAME_SIGNS and not _NO_NAME.search(each) for each in names)
    ended = [each.state == "ended" and each.holds for name in names for each in statement_of(name).evidence]
    return len(names) >= _LEAST_NAMES and short and ended == [True] and bool(statement_of(names[-1]).evidence)


def _rows(view: PageView, place: Callable[[Element], float]) -> Iterator[list[Element]]:
    """Yield the rows of controls that follow each other on the page, of one role, level by this coordinate."""
    row: list[Element] = []
    for each in view.elements:
        if not (each.interactive and each.role in _INDICATORS and each.label.strip()):
            continue
        if row and not (abs(place(row[-1]) - place(each)) < _LEVEL and row[-1].role == each.role):
            yield row
            row = []
        row.append(each)
    yield row
