"""A page as a model reads it: one compact line an element, and text between them.

    page "Account" url=https://www.example.com/account lang=en view=1280x800 scroll=0,0 size=1280x1130
    = dialog "Before you go"
    button "Claim 50% off" css=#claim
    link "No thanks, continue to cancel"
    = behind the dialog, out of reach
    h1 "Account"
    | Next billing date
    … 34 more behind the dialog, out of reach

Without a dialog the sections are what is on the screen, in full, and what is above and below it, in short. A section
says in which part of the page it stands, where that is a menu, the main part, or a form that asks for something:

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

An element begins with the word by which it can be acted on (`@e7`), where the reader acts by such words. Then come its
role (h1 to h6 are headings), its name in quotes and, where there is more to say: `says` its visible text where that
differs, states, `secret` or `password` for fields whose value never leaves the page, `value=`, `options=`, `blocked`
(outside an open modal dialog), `covered=` by what, `of=` which question a radio button answers (where there are
several), `to=` where it leads (where one of its role and name leads elsewhere), `css=` a selector that fits it alone
(where it is short, or role and name fit several), `at=` its centre (where nothing else tells it apart). `…` after a
quote: it was cut there. `|` begins text that is no label; `!` a part of the page that could not be read.

Whatever a page says stands inside quotes or after `| `, its backslashes, line ends and characters that are not seen
escaped as in JSON, and quotes inside quotes too. So no page can add a line, close a quote, or speak in a place that is
ours. `read_lines` reads them back.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from subterminator.domain.page import Element, PageView
from subterminator.perception.lines.notation import SPOKEN, STATES, TOLD, Place, plain, quoted, word
from subterminator.perception.lines.parts import asked_by, leads_to, parts_of
from subterminator.perception.lines.reader import read_lines
from subterminator.perception.lines.running_text import RunningText

__all__ = ["lines", "quoted", "read_lines"]

BUDGET = 7_000
"""Bytes of UTF-8: nearer to what tokens count than characters are, in scripts of any kind."""
EASY = 4_000
"""Bytes up to which there is room for what is out of sight and says little: controls alike, and all text."""
TEXT_ELSEWHERE = 1_000
"""Bytes for text out of sight on a page that has more to say than that."""
NAME_LENGTH = 120
TEXT_LENGTH = 300
VALUE_LENGTH = 80
COVER_LENGTH = 40
"""Of what covers an element: it is told for each that a banner hides."""
OPTIONS = 12
PROBLEMS = 3
"""How many frames that could not be read are told of."""
SELECTOR_LENGTH = 40
"""Characters of a selector that is worth its tokens where role and name would do."""

_ELSEWHERE = (Place.ABOVE, Place.BELOW, Place.BESIDE, Place.BEHIND)


@dataclass(frozen=True, slots=True, eq=False)
class _Line:
    """One line that may be told."""

    place: Place
    text: str
    opens: str
    """What begins the section that it stands in."""
    element: tuple[str, str] | None = None
    """Role and name of the element that it tells of; None when it is running text."""


def lines(view: PageView, budget: int = BUDGET, scale: float = 1.0, refs: Mapping[int, str] | None = None) -> str:
    """What a model reads of a page; the form is told at the top of this file.

    Args:
        budget: bytes that the lines may take. The open dialog comes first, then what is on the screen, then the rest;
            what did not fit is counted.
        scale: pixels of the picture that goes beside it, for each CSS pixel.
        refs: by `Element.ref`, the word by which an element can be acted on; it begins the line, in the place of a
            selector or a centre.
    """
    every = list(_every(view, scale, refs))
    chosen = _within(every, budget)
    told = [_head(view)]
    told += [f"! {plain(frame.url, NAME_LENGTH)}: {plain(frame.problem, NAME_LENGTH)}"
             for frame in view.frames if frame.problem][:PROBLEMS]  # fmt: skip
    if view.dialog is not None:
        told.append(f"= {Place.DIALOG} {quoted(view[view.dialog].name, NAME_LENGTH)}")
    for inside in (True, False):
        section = f"= {Place.DIALOG}" if inside else ""
        for line in every:
            if (line.place is Place.DIALOG) is not inside or line not in chosen:
                continue
            if line.opens != section:
                section = line.opens
                told.append(section)
            told.append(line.text)
    return "\n".join([*told, *_left_out(every, chosen, view.left_out)])


# -- every line there is -----------------------------------------------------------------------------------------------


def _every(view: PageView, scale: float, refs: Mapping[int, str] | None) -> Iterator[_Line]:
    """The lines of the page in reading order."""
    inside = frozenset(() if view.dialog is None else (each.ref for each in view.within(view.dialog)))
    listed = [each for each in view.elements if _worth_telling(each) and each.ref != view.dialog]
    alike = Counter((each.role, each.name) for each in listed if each.interactive)
    parts, questions, paths = parts_of(view), asked_by(view), leads_to(listed)
    text = RunningText(view, listed, NAME_LENGTH)
    spoken = range(0) if view.dialog is None else text.span(view[view.dialog], inside)
    before = after = (Place.SCREEN, "")

    def running(some: Iterable[tuple[int, str]]) -> Iterator[_Line]:
        outside = before if before[0] in {Place.SCREEN, after[0]} else after
        for number, said in some:
            at = outside if view.dialog is None else (Place.DIALOG if number in spoken else Place.BEHIND, "")
            yield _Line(at[0], f"| {plain(said, TEXT_LENGTH)}", _opening(*at))

    for each in listed:
        place = _place(each, view, inside)
        after = (place, parts[each.ref])
        yield from running(text.until(each))
        told = _told(each, place)
        if each.ref in questions:
            told.append(f"of={questions[each.ref]}")
        if refs is None:
            told += _ways(each, place, alike[each.role, each.name] > 1, scale)
        elif each.ref in refs:
            told.insert(0, refs[each.ref])
            if each.ref in paths:
                told.append(f"to={word(paths[each.ref][:SELECTOR_LENGTH])}")
        yield _Line(place, " ".join(told), _opening(*after), (each.role, each.name))
        before = after
    yield from running(text.rest())


@lru_cache(maxsize=256)
def _opening(place: Place, part: str) -> str:
    """What begins a section: where it stands. Of what is out of reach no more is said."""
    if place in {Place.BESIDE, Place.BEHIND}:
        part = ""
    if place is Place.DIALOG:
        part = part[part.find("form") :] if "form" in part else ""
    return f"= {place}, {part}" if part else f"= {place}"


def _worth_telling(element: Element) -> bool:
    return element.interactive or (element.role in TOLD and bool(element.label))


def _place(element: Element, view: PageView, inside: frozenset[int]) -> Place:
    if element.ref in inside:
        return Place.DIALOG
    if view.dialog is not None and element.modal_blocked:
        return Place.BEHIND
    if element.in_viewport:
        return Place.SCREEN
    if element.box.y + element.box.height <= 0:
        return Place.ABOVE
    return Place.BELOW if element.box.y >= view.viewport[1] else Place.BESIDE


def _told(element: Element, place: Place) -> list[str]:
    """What it is, in words; in short where it is out of sight."""
    short = place in _ELSEWHERE
    role = element.role if re.fullmatch(r"[a-z]+", element.role) else "generic"
    if role == "heading" and element.level:
        role = f"h{element.level}"
    spoken = element.role in SPOKEN
    told = [role, quoted(element.name or (element.text if spoken else ""), NAME_LENGTH)]
    if not spoken and not element.options and element.text not in {"", element.name} and not (short and element.name):
        told += ["says", quoted(element.text, NAME_LENGTH)]
    if element.states:
        told += [state for state in STATES if state in element.states]
    if element.secret:
        told.append("password" if ("type", "password") in element.attributes else "secret")
    if not short and element.value is not None:
        told.append(f"value={quoted(element.value, VALUE_LENGTH)}")
    if not short and element.options:
        shown = ",".join(quoted(option, VALUE_LENGTH) for option in element.options[:OPTIONS])
        told.append(f"options={shown}{'…' if len(element.options) > OPTIONS else ''}")
    if element.modal_blocked and place is not Place.BEHIND:
        told.append("blocked")
    if element.covered_by:
        told.append(f"covered={quoted(element.covered_by, COVER_LENGTH)}")
    return told


def _ways(element: Element, place: Place, alike: bool, scale: float) -> list[str]:
    """How it can be found where role and name do not do, or where a selector is as short as they are.

    Out of sight only what is short is told: what has to be told apart there can be scrolled to.
    """
    if not element.interactive:
        return []
    near = place not in _ELSEWHERE
    needed = alike or not element.name
    worth = _is_short(element.selector or "")
    if element.selector and ((near and worth) or (needed and (near or worth))):
        return [f"css={word(element.selector)}"]
    if needed and near and element.box.width:
        x, y = element.box.center
        return [f"at={round(x * scale)},{round(y * scale)}"]
    return []


def _is_short(selector: str) -> bool:
    return len(selector) <= SELECTOR_LENGTH and ">" not in selector


def _head(view: PageView) -> str:
    language = f" lang={view.language}" if re.fullmatch(r"[a-zA-Z-]{1,20}", view.language) else ""
    (width, height), (x, y), (whole_width, whole_height) = view.viewport, view.scroll, view.size
    return (
        f"page {quoted(view.title, NAME_LENGTH)} url={word(view.url)}{language}"
        f" view={width}x{height} scroll={x},{y} size={whole_width}x{whole_height}"
    )


# -- what fits ---------------------------------------------------------------------------------------------------------


def _within(every: Sequence[_Line], budget: int) -> set[_Line]:
    """The lines that are told: the dialog's, the screen's, the rest; of what is left, a third is kept for text."""
    chosen: set[_Line] = set()
    whole = budget
    opening = {*every[:1], *(line for before, line in pairwise(every) if before.opens != line.opens)}

    def take(some: Iterable[_Line], most: int) -> None:
        nonlocal budget
        for line in some:
            if line in chosen:
                continue
            cost = len(line.text.encode()) + 1 + (len(line.opens) + 1 if line in opening else 0)
            if cost > min(budget, most):
                return
            chosen.add(line)
            budget -= cost
            most -= cost

    for places in ((Place.DIALOG,), (Place.SCREEN,), _ELSEWHERE):
        text = [line for line in every if line.place in places and not line.element]
        controls = [line for line in every if line.place in places and line.element]
        if places != _ELSEWHERE:
            take(text, budget // 3)
            take(controls, budget)
            take(text, budget)
            continue
        take(text, min(budget // 3, TEXT_ELSEWHERE))
        first = {line.element: line for line in reversed(controls)}
        take((line for line in controls if first[line.element] is line), budget)
        take(controls, budget - whole + EASY)
        take(text, budget - whole + EASY)
    return chosen


def _left_out(every: Sequence[_Line], chosen: set[_Line], unread: int) -> Iterator[str]:
    """What was not told, counted."""
    missing = Counter(line.place for line in every if line.element and line not in chosen)
    for place in Place:
        if missing[place]:
            scroll = ", scroll to see" if place in {Place.ABOVE, Place.BELOW} else ""
            yield f"… {missing[place]} more {place}{scroll}"
    if unread:
        yield f"… {unread} more not read: the page is too large"
    if text := sum(1 for line in every if not line.element and line not in chosen):
        yield f"… {text} more lines of text"
