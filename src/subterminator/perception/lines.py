"""A page as a model reads it, one compact line an element, and back again as far as the lines go.

    page "Account" url=https://www.example.com/account lang=en view=1280x800 scroll=0,0 size=1280x1130
    = dialog "Before you go"
    button "Claim 50% off" css=#claim
    link "No thanks, continue to cancel"
    = behind the dialog, out of reach
    h1 "Account"
    | Next billing date
    … 34 more behind the dialog

Without a dialog the sections are what is on the screen, in full, and what is above and below it, in short:

    = screen
    h2 "Membership"
    | Two screens, full HD
    button "Close" says "×" covered="button 'Accept cookies'"
    checkbox "I understand" unchecked required css=[name="agree"]
    textbox "E-mail" value="a@b.c"
    textbox "Password" password
    combobox "Reason" value="" options="Too expensive","Other"
    generic "" says "Details" at=640,320
    = below
    link "Help"
    … 212 more below, scroll to see

An element begins with its role (h1 to h6 are headings), after the word by which it can be acted on (`@e7`) where the
reader acts by such words; then comes its name in quotes, and where there is more to say:
`says` its visible text where that differs, states, `secret` or `password` for fields whose value never leaves the page,
`value=`, `options=`, `blocked` (outside an open modal dialog), `covered=` by what, `css=` a selector that fits it alone
(where it is short, or role and name fit several), `at=` its centre (where nothing else tells it apart). `…` after a
quote: it was cut there. `|` begins text that is no label; `!` a part of the page that could not be read.

Whatever a page says stands inside quotes or after `| `, its quotes, backslashes, line ends and characters that are not
seen escaped as in JSON. So no page can add a line, close a quote, or say something in a place that is ours.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from subterminator.perception.page import Box, Element, PageView

__all__ = ["lines", "quoted", "read_lines"]

BUDGET = 7_000
"""Bytes of UTF-8: nearer to what tokens count than characters are, in scripts of any kind."""
NAME_LENGTH = 120
TEXT_LENGTH = 300
VALUE_LENGTH = 80
OPTIONS = 12
SELECTOR_LENGTH = 40
"""Characters of a selector that is worth its tokens where role and name would do."""

_TOLD = frozenset({"heading", "alert", "alertdialog", "dialog", "status", "progressbar"})
"""Roles that are told of although nothing can be pressed."""
_SPOKEN = frozenset({"alert", "status"})
"""Roles whose text is their message."""
_STATES = (
    "disabled", "checked", "unchecked", "mixed", "expanded", "collapsed", "selected", "pressed", "required", "readonly",
    "focused", "invalid", "busy",
)  # fmt: skip
_DIALOG, _SCREEN, _ABOVE, _BELOW, _BESIDE, _BEHIND = "dialog", "screen", "above", "below", "beside", "behind"
_SECTIONS = {
    _SCREEN: "= screen",
    _ABOVE: "= above",
    _BELOW: "= below",
    _BESIDE: "= beside, scrolled out of sight",
    _BEHIND: "= behind the dialog, out of reach",
}
_MORE = {
    _DIALOG: "in the dialog",
    _SCREEN: "on the screen",
    _ABOVE: "above, scroll to see",
    _BELOW: "below, scroll to see",
    _BESIDE: "beside, scroll to see",
    _BEHIND: "behind the dialog",
}


@dataclass(slots=True)
class _Piece:
    """One line that may be told."""

    place: str
    text: str
    element: bool
    """Of an element; else it is running text."""


def lines(view: PageView, budget: int = BUDGET, scale: float = 1.0, refs: Mapping[int, str] | None = None) -> str:
    """What a model reads of a page; the form is told at the top of this file.

    Args:
        budget: bytes that the lines may take. The open dialog comes first, then what is on the screen, then the rest;
            what did not fit is counted.
        scale: pixels of the picture that goes beside it, for each CSS pixel.
        refs: by `Element.ref`, the word by which an element can be acted on; it begins the line, in the place of a
            selector or a centre.
    """
    pieces = _pieces(view, scale, refs)
    chosen = _within(pieces, budget)
    told = [_head(view)]
    told += [f"! {_plain(frame.url, NAME_LENGTH)}: {_plain(frame.problem, NAME_LENGTH)}" for frame in view.frames
             if frame.problem][:3]  # fmt: skip
    if view.dialog is not None:
        told.append(f"= dialog {quoted(view[view.dialog].label, NAME_LENGTH)}")
        told += [piece.text for piece in pieces if piece.place == _DIALOG and id(piece) in chosen]
    place = _DIALOG
    for piece in pieces:
        if piece.place == _DIALOG or id(piece) not in chosen:
            continue
        if piece.place != place:
            place = piece.place
            told.append(_SECTIONS[place])
        told.append(piece.text)
    return "\n".join([*told, *_left_out(pieces, chosen, view.left_out)])


def quoted(text: str, limit: int) -> str:
    """Foreign text as one quoted word of a prompt; `…` after it when it was cut."""
    shown = _HIDDEN.sub(lambda found: json.dumps(found[0])[1:-1], json.dumps(text[:limit], ensure_ascii=False))
    return f"{shown}…" if len(text) > limit else shown


_HIDDEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u2800\u3164\ud800-\udfff\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff\U000e0000-\U000e0fff]"
)
"""What a reader would not see, or would see in another order; and what UTF-8 cannot carry."""


def _plain(text: str, limit: int) -> str:
    """Foreign text to the end of a line, without quotes around it."""
    shown = quoted(text, limit)
    cut = shown.endswith("…")
    return shown[1 : -2 if cut else -1].replace('\\"', '"') + ("…" if cut else "")


# -- what there is to tell ---------------------------------------------------------------------------------------------


def _pieces(view: PageView, scale: float, refs: Mapping[int, str] | None) -> list[_Piece]:
    """Every line of the page in reading order."""
    inside = _inside(view)
    listed = [each for each in view.elements if _worth_telling(each) and each.ref != view.dialog]
    alike = Counter((each.role, each.name) for each in listed if each.interactive)
    places = {each.ref: _place(each, view, inside) for each in listed}
    texts = _Text(view, listed)
    pieces: list[_Piece] = []
    before = _SCREEN
    for each in listed:
        place = places[each.ref]
        pieces += texts.until(each, _between(before, place, view))
        short = place not in {_DIALOG, _SCREEN}
        told = _line(each, short, refs is None and alike[each.role, each.name] > 1, place, scale, refs is None)
        ref = refs.get(each.ref) if refs is not None else None
        pieces.append(_Piece(place, f"{ref} {told}" if ref else told, True))
        before = place
    return [*pieces, *texts.rest(_between(before, before, view))]


def _between(before: str, after: str, view: PageView) -> str:
    """Where text stands that is between two elements and not in the dialog."""
    if view.dialog is not None:
        return _BEHIND
    return before if before == _SCREEN else after


def _worth_telling(element: Element) -> bool:
    return element.interactive or (element.role in _TOLD and bool(element.label))


def _inside(view: PageView) -> frozenset[int]:
    """Refs of what is in the open dialog."""
    if view.dialog is None:
        return frozenset()
    refs = {view.dialog}
    for each in view.elements[view.dialog :]:
        if each.parent in refs:
            refs.add(each.ref)
    return frozenset(refs)


def _place(element: Element, view: PageView, inside: frozenset[int]) -> str:
    if element.ref in inside:
        return _DIALOG
    if view.dialog is not None and element.modal_blocked:
        return _BEHIND
    if element.in_viewport:
        return _SCREEN
    if element.box.y + element.box.height <= 0:
        return _ABOVE
    return _BELOW if element.box.y >= view.viewport[1] else _BESIDE


def _line(element: Element, short: bool, alike: bool, place: str, scale: float, ways: bool = True) -> str:
    """One element. `ways`: tell how it can be found, by selector or centre, where its name does not tell it apart."""
    role = element.role if re.fullmatch(r"[a-z]+", element.role) else "generic"
    if role == "heading" and element.level:
        role = f"h{element.level}"
    name = element.name or (element.text if element.role in _SPOKEN else "")
    words = [role, quoted(name, NAME_LENGTH)]
    if _shows_text(element) and not (short and element.name):
        words += ["says", quoted(element.text, NAME_LENGTH)]
    words += [state for state in _STATES if state in element.states]
    if element.secret:
        words.append("password" if ("type", "password") in element.attributes else "secret")
    if not short:
        if element.value is not None:
            words.append(f"value={quoted(element.value, VALUE_LENGTH)}")
        if element.options:
            more = "…" if len(element.options) > OPTIONS else ""
            words.append("options=" + ",".join(quoted(each, VALUE_LENGTH) for each in element.options[:OPTIONS]) + more)
    if element.modal_blocked and place != _BEHIND:
        words.append("blocked")
    if element.covered_by:
        words.append(f"covered={quoted(element.covered_by, VALUE_LENGTH)}")
    if not ways:
        return " ".join(words)
    nameless = element.interactive and not element.name
    if element.interactive and element.selector and (alike or nameless or (not short and _is_short(element.selector))):
        words.append(f"css={_word(element.selector)}")
    elif (alike or nameless) and place in {_DIALOG, _SCREEN} and element.box.width:
        x, y = element.box.center
        words.append(f"at={round(x * scale)},{round(y * scale)}")
    return " ".join(words)


def _said(text: str) -> str:
    return f"| {_plain(text, TEXT_LENGTH)}"


def _shows_text(element: Element) -> bool:
    return bool(element.text) and element.text != element.name and not element.options and element.role not in _SPOKEN


def _is_short(selector: str) -> bool:
    return len(selector) <= SELECTOR_LENGTH and ">" not in selector


_BARE = re.compile(r"""[\w#.\[\]="'>:()~^$*|+/?&%@,;!-]+""", re.ASCII)


def _word(text: str) -> str:
    """As it stands when nothing in it could end the word, else quoted."""
    return text if _BARE.fullmatch(text) and not text.startswith('"') else quoted(text, 2_000)


def _head(view: PageView) -> str:
    words = ["page", quoted(view.title, NAME_LENGTH), f"url={_word(view.url)}"]
    if re.fullmatch(r"[a-zA-Z-]{1,20}", view.language):
        words.append(f"lang={view.language}")
    words.append(f"view={view.viewport[0]}x{view.viewport[1]} scroll={view.scroll[0]},{view.scroll[1]}")
    return " ".join([*words, f"size={view.size[0]}x{view.size[1]}"])


# -- text between the elements -----------------------------------------------------------------------------------------


class _Text:
    """The lines of a page's text that no label says already, each before the element that follows it."""

    def __init__(self, view: PageView, listed: Sequence[Element]) -> None:
        self._lines = view.text.splitlines()
        self._at = 0
        starts = []
        position = 0
        for line in self._lines:
            starts.append(position)
            position += len(line) + 1
        flat = "\n".join(self._lines).replace("\n", " ")
        self._of = self._anchors(view, listed, flat, starts)
        self._dialog = self._span(view, flat, starts)

    def until(self, element: Element, place: str) -> Iterator[_Piece]:
        """The lines not told yet, up to the one that holds the element's own text."""
        if element.ref in self._of:
            yield from self._up_to(self._of[element.ref] + 1, place)

    def rest(self, place: str) -> Iterator[_Piece]:
        """The lines after the last element."""
        yield from self._up_to(len(self._lines), place)

    def _up_to(self, end: int, place: str) -> Iterator[_Piece]:
        for index in range(self._at, end):
            if self._left[index]:
                yield _Piece(_DIALOG if index in self._dialog else place, _said(self._lines[index]), False)
        self._at = max(self._at, end)

    def _anchors(self, view: PageView, listed: Sequence[Element], flat: str, starts: list[int]) -> dict[int, int]:
        """The line in which each element's text stands; `_left` is what no element says."""
        shown = list(flat)
        order = {frame: place for place, frame in enumerate(dict.fromkeys(each.frame for each in view.elements))}
        found: dict[int, int] = {}
        cursor = 0
        for each in sorted(listed, key=lambda element: order[element.frame]):  # texts of frames follow one another
            at = _find(flat, each.text, cursor)
            if at < 0:
                continue
            found[each.ref] = _line_of(at, starts)
            if len(each.text) <= NAME_LENGTH and each.role not in {"dialog", "alertdialog"}:
                shown[at : at + len(each.text)] = " " * len(each.text)
            cursor = at + (len(each.text) if each.role not in {"dialog", "alertdialog"} else 0)
        rest = "".join(shown)
        self._left = [
            any(letter.isalnum() for letter in rest[start : start + len(line)])
            for start, line in zip(starts, self._lines, strict=True)
        ]
        return found

    def _span(self, view: PageView, flat: str, starts: list[int]) -> range:
        """The lines that stand in the open dialog."""
        if view.dialog is None or (at := _find(flat, view[view.dialog].text, 0)) < 0:
            return range(0)
        inside = _inside(view)
        last = max((line for ref, line in self._of.items() if ref in inside), default=0)
        return range(_line_of(at, starts), max(last, _line_of(at + len(view[view.dialog].text) - 1, starts)) + 1)


def _find(flat: str, text: str, start: int) -> int:
    """Where `text` stands as whole words from `start` on; -1: nowhere."""
    while text and (at := flat.find(text, start)) >= 0:
        before, after = flat[at - 1 : at], flat[at + len(text) : at + len(text) + 1]
        if not (before.isalnum() and text[0].isalnum()) and not (after.isalnum() and text[-1].isalnum()):
            return at
        start = at + 1
    return -1


def _line_of(position: int, starts: list[int]) -> int:
    low, high = 0, len(starts)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if starts[middle] <= position else (low, middle)
    return low


# -- what fits ---------------------------------------------------------------------------------------------------------


def _within(pieces: Sequence[_Piece], budget: int) -> set[int]:
    """Which pieces are told, by id: the dialog, the screen, the rest; a third of what is there is kept for text."""
    chosen: set[int] = set()
    left = budget

    def take(some: Iterable[_Piece], most: int) -> None:
        nonlocal left
        for piece in some:
            if id(piece) in chosen:
                continue
            cost = len(piece.text.encode()) + 1
            if cost > min(left, most):
                return
            chosen.add(id(piece))
            left -= cost
            most -= cost

    for group in ({_DIALOG}, {_SCREEN}, {_ABOVE, _BELOW, _BESIDE, _BEHIND}):
        words = [piece for piece in pieces if piece.place in group and not piece.element]
        controls = [piece for piece in pieces if piece.place in group and piece.element]
        take(words, left // 3)
        take(controls, left)
        take(words, left)
    return chosen


def _left_out(pieces: Sequence[_Piece], chosen: set[int], unread: int) -> Iterator[str]:
    """What was not told, counted."""
    missing = Counter(piece.place for piece in pieces if piece.element and id(piece) not in chosen)
    for place in (_DIALOG, _SCREEN, _ABOVE, _BELOW, _BESIDE, _BEHIND):
        if missing[place]:
            yield f"… {missing[place]} more {_MORE[place]}"
    if unread:
        yield f"… {unread} more, not read: the page is too large"
    if text := sum(1 for piece in pieces if not piece.element and id(piece) not in chosen):
        yield f"… {text} more lines of text"


# -- and back ----------------------------------------------------------------------------------------------------------

_STRING = r'"(?:[^"\\]|\\.)*"'
_ELEMENT = re.compile(rf"(?:(?P<ref>@e\d+) )?(?P<role>[a-z]+[1-6]?) (?P<name>{_STRING})…?(?P<more>(?: .*)?)")
_WORD = re.compile(
    rf" (?:says (?P<says>{_STRING})…?|value=(?P<value>{_STRING})…?|options=(?P<options>{_STRING}…?(?:,{_STRING}…?)*)"
    rf"|covered=(?P<covered>{_STRING})…?|css=(?P<css>{_STRING}|[^\s\"]\S*)|at=(?P<at>-?\d+,-?\d+)|(?P<state>[a-z]+))"
)
_HEAD = re.compile(
    rf"page (?P<title>{_STRING})…? url=(?P<url>{_STRING}|[^\s\"]\S*)?(?: lang=(?P<lang>[\w-]+))?"
    r" view=(?P<view>\d+x\d+) scroll=(?P<scroll>-?\d+,-?\d+) size=(?P<size>\d+x\d+)"
)
_COUNTED = re.compile(r"… (?P<count>\d+) more(?! lines of text)")
_CONDITION = re.compile(r'\[([\w-]+)="([^"\\]*)"\]|#([\w-]+)')
_TAGS = {"link": "a", "textbox": "input", "combobox": "select", "checkbox": "input", "radio": "input"}


def read_lines(text: str) -> PageView:
    """The page that `lines` told of, as far as it did: what it left out or cut stays so.

    Nodes are "line:number", or the word by which the line says that an element can be acted on. Boxes are known only
    where the line told a centre, as boxes without size.
    """
    elements: list[Element] = []
    said: list[str] = []
    head: re.Match[str] | None = None
    dialog: int | None = None
    place, left_out = _SCREEN, 0
    for number, line in enumerate(text.splitlines()):
        if line.startswith("| "):
            said.append(json.loads('"' + line[2:].replace('"', '\\"') + '"'))
        elif line.startswith("= dialog "):
            place, dialog = _DIALOG, len(elements)
            name = json.loads(line.removeprefix("= dialog ").removesuffix("…"))
            elements.append(Element(dialog, f"line:{number}", "dialog", name, in_viewport=True))
        elif line.startswith("= "):
            place = next((each for each, title in _SECTIONS.items() if title == line), _SCREEN)
        elif counted := _COUNTED.match(line):
            left_out += int(counted["count"])
        elif found := _HEAD.fullmatch(line):
            head = found
        elif found := _ELEMENT.fullmatch(line):
            element = _element(found, len(elements), number, place)
            elements.append(replace(element, parent=dialog, depth=1) if place == _DIALOG else element)
            said.append(element.label)
    return PageView(
        url=_unword(head["url"] or "") if head else "",
        title=json.loads(head["title"]) if head else "",
        language=(head["lang"] or "") if head else "",
        viewport=_numbers(head["view"], "x") if head else (0, 0),
        scroll=_numbers(head["scroll"], ",") if head else (0, 0),
        size=_numbers(head["size"], "x") if head else (0, 0),
        elements=tuple(elements),
        text="\n".join(each for each in said if each),
        left_out=left_out,
        dialog=dialog,
    )


def _element(line: re.Match[str], ref: int, number: int, place: str) -> Element:
    role, level = line["role"], None
    if re.fullmatch(r"h[1-6]", role):
        role, level = "heading", int(role[1])
    name = json.loads(line["name"])
    told: dict[str, str] = {}
    words: list[str] = []
    for word in _WORD.finditer(line["more"]):
        told |= {key: value for key, value in word.groupdict().items() if value is not None and key != "state"}
        words += [word["state"]] if word["state"] else []
    selector = _unword(told["css"]) if "css" in told else None
    attributes = [(one or "id", two or three) for one, two, three in _CONDITION.findall(selector or "")]
    if "password" in words:
        attributes.append(("type", "password"))
    covered = json.loads(told.get("covered", '""'))
    center = _numbers(told["at"], ",") if "at" in told else (0, 0)
    return Element(
        ref,
        line["ref"] or f"line:{number}",
        role,
        name,
        text=json.loads(told["says"]) if "says" in told else name,
        tag=f"h{level}" if level else _TAGS.get(role, role),
        states=tuple(word for word in words if word in _STATES),
        value=json.loads(told["value"]) if "value" in told else None,
        secret="password" in words or "secret" in words,
        level=level,
        box=Box(*center, 0, 0),
        interactive=role not in _TOLD,
        in_viewport=place in {_SCREEN, _DIALOG},
        hit=place in {_SCREEN, _DIALOG} and not covered and "blocked" not in words and role not in _TOLD,
        covered_by=covered,
        modal_blocked=place == _BEHIND or "blocked" in words,
        selector=selector,
        attributes=tuple(attributes),
        options=tuple(map(json.loads, re.findall(_STRING, told.get("options", "")))),
    )


def _unword(word: str) -> str:
    return str(json.loads(word)) if word.startswith('"') else word


def _numbers(pair: str, sign: str) -> tuple[int, int]:
    first, second = pair.split(sign)
    return int(first), int(second)
