"""Reads the lines of a page back into a view: for what decides from a prompt alone, as a model would."""

from __future__ import annotations

import re
from dataclasses import replace

from subterminator.domain.page import Box, Element, PageView
from subterminator.perception.lines.notation import STATES, TOLD, Place, unquoted
from subterminator.perception.lines.parts import PARTS

__all__ = ["read_lines"]

_STRING = r'"(?:[^"\\]|\\.)*"'
_BARE = r'[^\s"]\S*'
_ELEMENT = re.compile(rf"(?:(?P<ref>@e\d+) )?(?P<role>[a-z]+[1-6]?) (?P<name>{_STRING})…?(?P<more>(?: .*)?)")
_WORD = re.compile(
    rf" (?:says (?P<says>{_STRING})…?|value=(?P<value>{_STRING})…?|options=(?P<options>{_STRING}…?(?:,{_STRING}…?)*)"
    rf"|covered=(?P<covered>{_STRING})…?|css=(?P<css>{_STRING}|{_BARE})|at=(?P<at>-?\d+,-?\d+)|of=(?P<of>\d+)|to=(?P<to>{_STRING}|{_BARE})|(?P<state>[a-z]+))"
)
_HEAD = re.compile(
    rf"page (?P<title>{_STRING})…? url=(?P<url>{_STRING}|{_BARE})(?: lang=(?P<lang>[\w-]+))?"
    r" view=(?P<view>\d+x\d+) scroll=(?P<scroll>-?\d+,-?\d+) size=(?P<size>\d+x\d+)"
)
_DIALOG = re.compile(rf"= dialog (?P<name>{_STRING})…?")
_COUNTED = re.compile(r"… (?P<count>\d+) more (?!lines of text)")
_CONDITION = re.compile(r'\[([\w-]+)="([^"\\]*)"\]|#([\w-]+)')
_TAGS = {"link": "a", "textbox": "input", "combobox": "select", "checkbox": "input", "radio": "input"}
_SECTION = re.compile(rf"= (?P<place>{'|'.join(map(re.escape, Place))})(?P<parts>(?:, (?:menu|main|form(?: \d+)?))*)")
_IN_REACH = frozenset({Place.SCREEN, Place.DIALOG})


def read_lines(text: str) -> PageView:
    """The page that `lines` told of, as far as it did: what it left out or cut stays so.

    Nodes are the word by which the line says that an element can be acted on, else "line:number". Boxes are known only
    where the line told a centre, as boxes without size.
    """
    elements: list[Element] = []
    said: list[str] = []
    head: re.Match[str] | None = None
    dialog: int | None = None
    place, left_out = Place.SCREEN, 0
    around: int | None = None
    parts: dict[tuple[int | None, str], int] = {}
    for number, line in enumerate(text.splitlines()):
        if line.startswith("| "):
            said.append(unquoted('"' + line[2:].replace('"', '\\"') + '"'))
        elif found := _DIALOG.fullmatch(line):
            place, dialog, around = Place.DIALOG, len(elements), len(elements)
            elements.append(Element(dialog, f"line:{number}", "dialog", unquoted(found["name"]), in_viewport=True))
        elif found := _SECTION.fullmatch(line):
            place = Place(found["place"])
            around = dialog if place is Place.DIALOG else None
            for part in found["parts"].split(", ")[1:]:
                key = (around, part)
                if key not in parts:
                    parts[key] = len(elements)
                    elements.append(_part(part, len(elements), number, around))
                around = parts[key]
        elif found := _COUNTED.match(line):
            left_out += int(found["count"])
        elif found := _HEAD.fullmatch(line):
            head = found
        elif found := _ELEMENT.fullmatch(line):
            element = _element(found, len(elements), number, place)
            depth = 0 if around is None else elements[around].depth + 1
            elements.append(replace(element, parent=around, depth=depth))
            said.append(element.label)
    view = PageView("", elements=tuple(elements), text="\n".join(filter(None, said)), left_out=left_out, dialog=dialog)
    if head is None:
        return view
    return replace(
        view,
        url=unquoted(head["url"]),
        title=unquoted(head["title"]),
        language=head["lang"] or "",
        viewport=_numbers(head["view"], "x"),
        scroll=_numbers(head["scroll"], ","),
        size=_numbers(head["size"], "x"),
    )


def _part(word: str, ref: int, number: int, around: int | None) -> Element:
    role = PARTS[word.partition(" ")[0]]
    return Element(ref, f"line:{number}:{word}", role, "", tag=role, parent=around, depth=0 if around is None else 1)


def _element(line: re.Match[str], ref: int, number: int, place: Place) -> Element:
    role, level = line["role"], None
    if re.fullmatch(r"h[1-6]", role):
        role, level = "heading", int(role[1])
    name = unquoted(line["name"])
    told: dict[str, str] = {}
    words: set[str] = set()
    for each in _WORD.finditer(line["more"]):
        told |= {key: value for key, value in each.groupdict().items() if value is not None}
        words.add(each["state"] or "")
    selector = unquoted(told["css"]) if "css" in told else None
    attributes = [(one or "id", two or three) for one, two, three in _CONDITION.findall(selector or "")]
    if "password" in words:
        attributes.append(("type", "password"))
    if "of" in told and all(name != "name" for name, _ in attributes):
        attributes.append(("name", told["of"]))
    covered = unquoted(told.get("covered", ""))
    return Element(
        ref,
        line["ref"] or f"line:{number}",
        role,
        name,
        text=unquoted(told["says"]) if "says" in told else name,
        tag=f"h{level}" if level else _TAGS.get(role, role),
        states=tuple(state for state in STATES if state in words),
        value=unquoted(told["value"]) if "value" in told else None,
        secret=not words.isdisjoint({"password", "secret"}),
        level=level,
        box=Box(*_numbers(told.get("at", "0,0"), ","), 0, 0),
        interactive=role not in TOLD,
        in_viewport=place in _IN_REACH,
        hit=place in _IN_REACH and not covered and "blocked" not in words and role not in TOLD,
        covered_by=covered,
        modal_blocked=place is Place.BEHIND or "blocked" in words,
        href=unquoted(told.get("to", "")),
        selector=selector,
        attributes=tuple(attributes),
        options=tuple(map(unquoted, re.findall(_STRING, told.get("options", "")))),
    )


def _numbers(pair: str, sign: str) -> tuple[int, int]:
    first, second = pair.split(sign)
    return int(first), int(second)
