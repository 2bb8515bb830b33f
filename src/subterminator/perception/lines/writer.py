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
from itertools import pairwise

from subterminator.domain.page import Element, NativeDialog, PageView
from subterminator.perception.lines.notation import MESSAGE_ROLES, STATES, STATIC_ROLES, Position, plain, quoted, word
from subterminator.perception.lines.parts import (
    distinguishing_paths,
    parts_of,
    questions_of,
    texts_beside,
    without_wrappers,
)
from subterminator.perception.lines.reader import read_lines
from subterminator.perception.lines.running_text import RunningText

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


@dataclass(frozen=True, slots=True, eq=False)
class _Line:
    """A candidate line."""

    position: Position
    text: str
    opens: str
    """Head of its section."""
    element: tuple[str, str] | None = None
    """Role and name of its element; None for running text."""
    covered: bool = False
    """Whether something lies over its element."""


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
    every = list(_every(view, scale, refs, folded))
    chosen = _within([each for each in every if each.position is not Position.BEHIND], budget)
    written = [_head(view)]
    written += [f"! {plain(frame.url, NAME_LENGTH)}: {plain(frame.problem, NAME_LENGTH)}"
                for frame in view.frames if frame.problem][:PROBLEMS]  # fmt: skip
    written += [_native(each) for each in view.native_dialogs]
    if view.dialog is not None:
        written.append(f"= {Position.DIALOG} {quoted(view[view.dialog].name, NAME_LENGTH)}")
    for in_dialog in (True, False):
        section = f"= {Position.DIALOG}" if in_dialog else ""
        for line in every:
            if (line.position is Position.DIALOG) is not in_dialog or line not in chosen:
                continue
            if line.opens != section:
                section = line.opens
                written.append(section)
            written.append(line.text)
    in_menus = [f"… {len(folded)} more in menus"] if folded else []
    return "\n".join([*written, *in_menus, *_left_out(every, chosen, view.left_out)])


# -- every line there is -----------------------------------------------------------------------------------------------


def _every(view: PageView, scale: float, refs: Mapping[int, str] | None, folded: Collection[int]) -> Iterator[_Line]:
    """Yield all candidate lines in reading order."""
    inside = frozenset(() if view.dialog is None else (each.ref for each in view.within(view.dialog)))
    listed = without_wrappers(view, [each for each in view.elements if _is_listed(each) and each.ref != view.dialog])
    text = RunningText(view, listed, NAME_LENGTH)
    listed = [each for each in listed if each.ref not in folded]
    alike = Counter((each.role, each.name) for each in listed if each.interactive)
    parts, questions, paths = parts_of(view), questions_of(view), distinguishing_paths(listed)
    beside = texts_beside(view, listed)
    cover = ""
    dialog_lines = range(0) if view.dialog is None else text.span(view[view.dialog], inside)
    elsewhere = Position.BEHIND if dialog_lines else Position.DIALOG  # where it is not known, nothing is left out
    before = after = (Position.SCREEN, "")

    def running(numbered: Iterable[tuple[int, str]]) -> Iterator[_Line]:
        section_around = before if before[0] in {Position.SCREEN, after[0]} else after
        for number, content in numbered:
            section = (
                section_around
                if view.dialog is None
                else (Position.DIALOG if number in dialog_lines else elsewhere, "")
            )
            yield _Line(section[0], f"| {plain(content, TEXT_LENGTH)}", _section_head(*section))

    for each in listed:
        position = _position(each, view, inside)
        after = (position, parts[each.ref])
        yield from running(text.until(each))
        words = _words(each, position)
        if each.covered_by and position is not Position.BEHIND:
            words.append("covered" if each.covered_by == cover else f"covered={quoted(each.covered_by, COVER_LENGTH)}")
            cover = each.covered_by
        if each.ref in beside:
            words.append(f"in={quoted(beside[each.ref], BESIDE_LENGTH)}")
        if each.ref in questions:
            words.append(f"of={questions[each.ref]}")
        if refs is not None and each.ref in refs:
            words.insert(0, refs[each.ref])
        if each.ref in paths and (refs is None or each.ref in refs):
            words.append(f"to={word(paths[each.ref][:SELECTOR_LENGTH])}")
        if refs is None:
            words += _locator(each, position, alike[each.role, each.name] > 1, scale)
        yield _Line(position, " ".join(words), _section_head(*after), (each.role, each.name), bool(each.covered_by))
        before = after
    yield from running(text.rest())


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
    role = element.role if re.fullmatch(r"[a-z]+", element.role) else "generic"
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


def _within(every: Sequence[_Line], budget: int) -> set[_Line]:
    """Choose the lines within the budget: dialog, screen, rest; a third of what is left is reserved for text.

    What lies under something comes after what lies over it: a layer that is no dialog to the page may be on top.
    """
    chosen: set[_Line] = set()
    total = budget
    first_of_section = {*every[:1], *(line for before, line in pairwise(every) if before.opens != line.opens)}

    def take(candidates: Iterable[_Line], most: int) -> None:
        nonlocal budget
        for line in candidates:
            if line in chosen:
                continue
            cost = len(line.text.encode()) + 1 + (len(line.opens) + 1 if line in first_of_section else 0)
            if cost > min(budget, most):
                return
            chosen.add(line)
            budget -= cost
            most -= cost

    for positions in ((Position.DIALOG,), (Position.SCREEN,), _ELSEWHERE):
        text = [line for line in every if line.position in positions and not line.element]
        controls = [line for line in every if line.position in positions and line.element]
        if positions != _ELSEWHERE:
            take(text, budget // 3)
            take((line for line in controls if not line.covered), budget)
            take(controls, budget)
            take(text, budget)
            continue
        take(text, min(budget // 3, TEXT_ELSEWHERE))
        first = {line.element: line for line in reversed(controls)}
        take((line for line in controls if first[line.element] is line), budget)
        take(controls, budget - total + GENEROUS_BUDGET)
        take(text, budget - total + GENEROUS_BUDGET)
    return chosen


def _left_out(every: Sequence[_Line], chosen: set[_Line], unread: int) -> Iterator[str]:
    """Yield counts of the omitted lines."""
    missing = Counter(line.position for line in every if line.element and line not in chosen)
    for position in Position:
        if missing[position]:
            scroll = ", scroll to see" if position in {Position.ABOVE, Position.BELOW} else ""
            yield f"… {missing[position]} more {position}{scroll}"
    if unread:
        yield f"… {unread} more not read: the page is too large"
    unseen = (line for line in every if line.position is not Position.BEHIND)
    if text := sum(1 for line in unseen if not line.element and line not in chosen):
        yield f"… {text} more lines of text"
