"""Write a page for a model: one compact line an element, and text between them.

    page "Account" url=https://www.example.com/account lang=en view=1280x800 scroll=0,0 size=1280x1130
    = dialog "Before you go"
    button "Claim 50% off" css=#claim
    link "No thanks, continue to cancel"
    … 34 more behind the dialog, out of reach

What is behind the dialog is one line. Without a dialog the sections are the screen, in full, and above and below it, in
short. The head of a section names its part of the page: a menu, the main part, or a form with fields:

    = screen, menu
    link "Account"
    = screen, main
    h2 "Membership"
    | Two screens, full HD
    button "Close" says "X" covered="button 'Accept cookies'"
    = screen, main, form
    checkbox "I understand" unchecked required css=[name="agree"]
    textbox "E-mail" value="a@b.c"
    textbox "Password" password
    combobox "Reason" value="" options="Too expensive","Other"
    radio "Yes" unchecked of=1
    = screen, main
    generic "" says "Details" at=640,320
    = below, menu
    link "Help"
    … 212 more below, scroll to see

The line of an element: the word by which it can be acted on (`@e7`), for readers that act by such words; its role (h1
to h6 are headings); its name in quotes; and where they apply: `says` visible text other than the name, states, `secret`
or `password` for fields whose value never leaves the page, `value=`, `options=`, `blocked` (outside an open modal
dialog), `covered=` the covering element, or `covered` by the one that covered the element before, `in=` the text that
stands with it in its card or row (if others of its role and name stand elsewhere), `of=` the question of a radio button
(of several), `to=` the path (if another of its role and name leads elsewhere), `css=` a selector of this element only
(if it is short, or role and name match several), `at=` its centre (if nothing else distinguishes it). `…` after a
quote: it was cut there. `|` begins text that is no label; `!` a part of the page that could not be read, or a native
dialog and how it was answered.

All text of the page is inside quotes or after `| `, its backslashes, line ends, invisible characters and, inside
quotes, quotes escaped as in JSON. So no page can add a line, close a quote, or forge the notation. `read_lines` reads
the lines back.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from subterminator.domain.page import Element, NativeDialog, PageView
from subterminator.perception.lines.namesakes import Namesakes
from subterminator.perception.lines.notation import MESSAGE_ROLES, STATES, STATIC_ROLES, Position, plain, quoted, word
from subterminator.perception.lines.parts import parts_of, questions_of, without_wrappers
from subterminator.perception.lines.reader import read_lines
from subterminator.perception.lines.running_text import RunningText
from subterminator.utils.collection import without_collection

__all__ = ["is_short", "lines", "quoted", "read_lines"]

BUDGET = 7_000
"""Bytes of UTF-8: nearer to what tokens count than characters are, in scripts of any kind."""
GENEROUS_BUDGET = 4_000
"""Bytes up to which repeated controls and all text out of sight have room."""
TEXT_ELSEWHERE = 1_000
"""Bytes for text out of sight on a larger page."""
NAME_LENGTH = 120
TEXT_LENGTH = 300
VALUE_LENGTH = 80
COVER_LENGTH = 40
"""Limit of the covering element's name."""
BESIDE_LENGTH = 60
"""Limit of the text beside a control of several alike."""
OPTIONS = 12
PROBLEMS = 3
"""Number of unreadable frames that are listed."""
SELECTOR_LENGTH = 40
"""Length of a selector that is worth its tokens where role and name would do."""

_ELSEWHERE = (Position.ABOVE, Position.BELOW, Position.BESIDE)
"""Positions that scrolling brings on the screen; what is behind a dialog is only counted."""


@dataclass(slots=True, eq=False)
class _Line:
    """A candidate line. Its text is written when it is asked for: most candidates of a large page are only counted."""

    position: Position
    opens: str
    """Head of its section."""
    content: str
    """Its text, if it is running text."""
    element: Element | None = None
    same_cover: bool = False
    """True if its element has the cover of the one covered before it."""
    text: str = ""
    """As written by `_Candidates.text`; "" before that."""


def lines(
    view: PageView,
    budget: int = BUDGET,
    scale: float = 1.0,
    refs: Mapping[int, str] | None = None,
    folded: Collection[int] = (),
) -> str:
    """Write the lines of a page for a model, in the notation at the top of this file.

    Args:
        budget: bytes of the lines. The open dialog comes first, then the screen, then the rest; omitted lines are
            counted.
        scale: pixels of the accompanying picture per CSS pixel.
        refs: by `Element.ref`, the word by which an element can be acted on; it begins the line and replaces selector
            and centre.
        folded: refs of links in menus that are only counted.
    """
    with without_collection():
        return _written(view, budget, _Candidates(view, scale, refs, folded), len(folded))


def _written(view: PageView, budget: int, candidates: _Candidates, folded: int) -> str:
    """Write the head of a page, the lines within the budget and the counts of the others."""
    every = candidates.every
    chosen = _within(candidates, budget)
    written = [_head(view)]
    written += [f"! {plain(frame.url, NAME_LENGTH)}: {plain(frame.problem, NAME_LENGTH)}"
                for frame in view.frames if frame.problem][:PROBLEMS]  # fmt: skip
    written += [_native(each) for each in view.native_dialogs]
    if view.dialog is not None:
        written.append(f"= {Position.DIALOG} {quoted(view[view.dialog].name, NAME_LENGTH)}")
    in_order = [line for line in every if line in chosen]
    for in_dialog in (True, False):
        section = f"= {Position.DIALOG}" if in_dialog else ""
        for line in in_order:
            if (line.position is Position.DIALOG) is not in_dialog:
                continue
            if line.opens != section:
                section = line.opens
                written.append(section)
            written.append(candidates.text(line))
    in_menus = [f"… {folded} more in menus"] if folded else []
    return "\n".join([*written, *in_menus, *_left_out(every, chosen, view.left_out)])


# -- every line there is -----------------------------------------------------------------------------------------------


class _Candidates:
    """All candidate lines of a view in reading order, and their texts."""

    def __init__(self, view: PageView, scale: float, refs: Mapping[int, str] | None, folded: Collection[int]) -> None:
        self._view, self._scale, self._refs = view, scale, refs
        self._inside = frozenset(() if view.dialog is None else (each.ref for each in view.within(view.dialog)))
        listed = without_wrappers(
            view, [each for each in view.elements if _is_listed(each) and each.ref != view.dialog]
        )
        text = RunningText(view, listed, NAME_LENGTH)
        if folded:
            listed = [each for each in listed if each.ref not in folded]
        self._namesakes = Namesakes(view, listed)
        self._questions = questions_of(view)
        self.every = self._candidates(listed, text)

    def _candidates(self, listed: Sequence[Element], text: RunningText) -> list[_Line]:
        view = self._view
        parts = parts_of(view)
        dialog_lines = range(0) if view.dialog is None else text.span(view[view.dialog], self._inside)
        elsewhere = Position.BEHIND if dialog_lines else Position.DIALOG  # where it is not known, nothing is left out
        cover = ""
        before = after = (Position.SCREEN, "")
        every: list[_Line] = []

        def add_running(numbered: Sequence[tuple[int, str]]) -> None:
            if view.dialog is None:
                section = before if before[0] in {Position.SCREEN, after[0]} else after
                opens = _section_head(*section)
                every.extend([_Line(section[0], opens, content) for _, content in numbered])
                return
            for number, content in numbered:
                position = Position.DIALOG if number in dialog_lines else elsewhere
                every.append(_Line(position, _section_head(position, ""), content))

        for each in listed:
            position = _position(each, view, self._inside)
            after = (position, parts[each.ref])
            if numbered := text.until(each):
                add_running(numbered)
            line = _Line(position, _section_head(*after), "", each)
            if each.covered_by and position is not Position.BEHIND:
                line.same_cover = each.covered_by == cover
                cover = each.covered_by
            every.append(line)
            before = after
        add_running(text.rest())
        return every

    def text(self, line: _Line) -> str:
        """Return the text of a line, written at the first time."""
        if not line.text:
            line.text = (
                f"| {plain(line.content, TEXT_LENGTH)}" if line.element is None else self._described(line, line.element)
            )
        return line.text

    def _described(self, line: _Line, each: Element) -> str:
        position, refs = line.position, self._refs
        words = _words(each, position)
        if each.covered_by and position is not Position.BEHIND:
            words.append("covered" if line.same_cover else f"covered={quoted(each.covered_by, COVER_LENGTH)}")
        if beside := self._namesakes.text_beside(each):
            words.append(f"in={quoted(beside, BESIDE_LENGTH)}")
        if each.ref in self._questions:
            words.append(f"of={self._questions[each.ref]}")
        if refs is not None and each.ref in refs:
            words.insert(0, refs[each.ref])
        if (refs is None or each.ref in refs) and (path := self._namesakes.path(each)):
            words.append(f"to={word(path[:SELECTOR_LENGTH])}")
        if refs is None:
            words += _locator(each, position, self._namesakes.count(each) > 1, self._scale)
        return " ".join(words)


@lru_cache(maxsize=256)
def _section_head(position: Position, part: str) -> str:
    """Return the head of a section; for elements out of reach only their position."""
    if position is Position.BESIDE:
        part = ""
    if position is Position.DIALOG:
        part = part[part.find("form") :] if "form" in part else ""
    return f"= {position}, {part}" if part else f"= {position}"


def _is_listed(element: Element) -> bool:
    return element.interactive or (element.role in STATIC_ROLES and bool(element.label))


def _position(element: Element, view: PageView, inside: frozenset[int]) -> Position:
    if element.ref in inside:
        return Position.DIALOG
    if view.dialog is not None and element.modal_blocked:
        return Position.BEHIND
    if element.in_viewport:
        return Position.SCREEN
    if element.box.y + element.box.height <= 0:
        return Position.ABOVE
    return Position.BELOW if element.box.y >= view.viewport[1] else Position.BESIDE


def _words(element: Element, position: Position) -> list[str]:
    """Describe an element; in short where it is out of sight."""
    short = position in _ELSEWHERE or position is Position.BEHIND
    role = element.role if element.role.isascii() and element.role.isalpha() and element.role.islower() else "generic"
    if role == "heading" and element.level:
        role = f"h{element.level}"
    is_message = element.role in MESSAGE_ROLES
    words = [role, quoted(element.name or (element.text if is_message else ""), NAME_LENGTH)]
    if (
        not is_message
        and not element.options
        and element.text not in {"", element.name}
        and not (short and element.name)
    ):
        words += ["says", quoted(element.text, NAME_LENGTH)]
    if element.states:
        words += [state for state in STATES if state in element.states]
    if element.secret:
        words.append("password" if ("type", "password") in element.attributes else "secret")
    if not short and element.value is not None:
        words.append(f"value={quoted(element.value, VALUE_LENGTH)}")
    if not short and element.options:
        shown = ",".join(quoted(option, VALUE_LENGTH) for option in element.options[:OPTIONS])
        words.append(f"options={shown}{'…' if len(element.options) > OPTIONS else ''}")
    if element.modal_blocked and position is not Position.BEHIND:
        words.append("blocked")
    return words


def _locator(element: Element, position: Position, alike: bool, scale: float) -> list[str]:
    """Return a selector or the centre of an element where role and name match several, or the selector is short.

    Out of sight only short selectors: the page can be scrolled to distinguish the rest.
    """
    if not element.interactive:
        return []
    in_sight = position not in _ELSEWHERE
    needed = alike or not element.name
    short = is_short(element.selector or "")
    if element.selector and ((in_sight and short) or (needed and (in_sight or short))):
        return [f"css={word(element.selector)}"]
    if needed and in_sight and element.box.width:
        x, y = element.box.center
        return [f"at={round(x * scale)},{round(y * scale)}"]
    return []


def is_short(selector: str) -> bool:
    """Return whether a selector is short enough to be in a line in any case."""
    return len(selector) <= SELECTOR_LENGTH and ">" not in selector


def _native(dialog: NativeDialog) -> str:
    """Write a native dialog: what it said, how it was answered and why."""
    answered = "accepted" if dialog.accepted else "dismissed"
    why = f": {plain(dialog.why, TEXT_LENGTH)}" if dialog.why else ""
    return f"! native {dialog.kind} {quoted(dialog.message, TEXT_LENGTH)} {answered}{why}"


def _head(view: PageView) -> str:
    language = f" lang={view.language}" if re.fullmatch(r"[a-zA-Z-]{1,20}", view.language) else ""
    (width, height), (x, y), (whole_width, whole_height) = view.viewport, view.scroll, view.size
    return (
        f"page {quoted(view.title, NAME_LENGTH)} url={word(view.url)}{language}"
        f" view={width}x{height} scroll={x},{y} size={whole_width}x{whole_height}"
    )


# -- budget ------------------------------------------------------------------------------------------------------------


def _within(candidates: _Candidates, budget: int) -> set[_Line]:
    """Choose the lines within the budget: dialog, screen, rest; a third of what is left is reserved for text.

    What lies under something comes after what lies over it: a layer that is no dialog to the page may be on top.
    """
    chosen: set[_Line] = set()
    total = budget
    first_of_section: set[_Line] = set()
    in_dialog, on_screen, elsewhere = _Places([], []), _Places([], []), _Places([], [])
    by_position = {Position.DIALOG: in_dialog, Position.SCREEN: on_screen, **dict.fromkeys(_ELSEWHERE, elsewhere)}
    section = ""
    for line in candidates.every:
        if line.position is Position.BEHIND:
            continue
        if line.opens != section:
            section = line.opens
            first_of_section.add(line)
        place = by_position[line.position]
        (place.text if line.element is None else place.controls).append(line)

    def take(lines: Iterable[_Line], most: int) -> None:
        nonlocal budget
        for line in lines:
            if line in chosen:
                continue
            text = candidates.text(line)
            cost = len(text.encode()) + 1 + (len(line.opens) + 1 if line in first_of_section else 0)
            if cost > min(budget, most):
                return
            chosen.add(line)
            budget -= cost
            most -= cost

    for text, controls in (in_dialog, on_screen):
        take(text, budget // 3)
        take((line for line in controls if not _cover(line)), budget)
        take(controls, budget)
        take(text, budget)
    text, controls = elsewhere
    take(text, min(budget // 3, TEXT_ELSEWHERE))
    take(_first_of_each_kind(controls), budget)
    take(controls, budget - total + GENEROUS_BUDGET)
    take(text, budget - total + GENEROUS_BUDGET)
    return chosen


class _Places(NamedTuple):
    """Lines in one place, in reading order."""

    text: list[_Line]
    controls: list[_Line]


def _first_of_each_kind(controls: Sequence[_Line]) -> Iterator[_Line]:
    seen: set[tuple[str, str]] = set()
    for line in controls:
        if (kind := _kind(line)) not in seen:
            seen.add(kind)
            yield line


def _cover(line: _Line) -> str:
    return line.element.covered_by if line.element is not None else ""


def _kind(line: _Line) -> tuple[str, str]:
    return (line.element.role, line.element.name) if line.element is not None else ("", "")


def _left_out(every: Sequence[_Line], chosen: set[_Line], unread: int) -> Iterator[str]:
    """Yield counts of the omitted lines."""
    omitted = [line for line in every if line not in chosen]
    missing = Counter([line.position for line in omitted if line.element is not None])
    for position in Position:
        if missing[position]:
            scroll = ", scroll to see" if position in {Position.ABOVE, Position.BELOW} else ""
            yield f"… {missing[position]} more {position}{scroll}"
    if unread:
        yield f"… {unread} more not read: the page is too large"
    if text := sum(line.element is None and line.position is not Position.BEHIND for line in omitted):
        yield f"… {text} more lines of text"
