"""Read the lines of a page back into a view, for planners that decide from a prompt alone."""

from __future__ import annotations

import re
from dataclasses import replace

from subterminator.domain.page import Box, Element, PageView
from subterminator.domain.roles import DIALOGS
from subterminator.perception.lines.notation import STATES, STATIC_ROLES, Position, unquoted
from subterminator.perception.lines.parts import PARTS

_STRING = r'"(?:[^"\\]|\\.)*"'
_BARE = r'[^\s"]\S*'
_ELEMENT = re.compile(rf"(?:(?P<ref>@e\d+) )?(?P<role>[a-z]+[1-6]?) (?P<name>{_STRING})…?(?P<more>(?: .*)?)")
_WORD = re.compile(
    rf" (?:says (?P<says>{_STRING})…?|value=(?P<value>{_STRING})…?|options=(?P<options>{_STRING}…?(?:,{_STRING}…?)*)"
    rf"|covered=(?P<covered>{_STRING})…?|in=(?P<beside>{_STRING})…?|css=(?P<css>{_STRING}|{_BARE})|at=(?P<at>-?\d+,-?\d+)|of=(?P<of>\d+)|to=(?P<to>{_STRING}|{_BARE})|(?P<state>[a-z]+))"
)
_HEAD = re.compile(
    rf"page (?P<title>{_STRING})…? url=(?P<url>{_STRING}|{_BARE})(?: lang=(?P<lang>[\w-]+))?"
    r" view=(?P<view>\d+x\d+) scroll=(?P<scroll>-?\d+,-?\d+) size=(?P<size>\d+x\d+)"
)
_DIALOG = re.compile(rf"= dialog (?P<name>{_STRING})…?")
_COUNTED = re.compile(r"… (?P<count>\d+) more (?!lines of text)")
_CONDITION = re.compile(r'\[([\w-]+)="([^"\\]*)"\]|#([\w-]+)')
_TAGS = {"link": "a", "textbox": "input", "combobox": "select", "checkbox": "input", "radio": "input"}
_SECTION = re.compile(
    rf"= (?P<position>{'|'.join(map(re.escape, Position))})(?P<parts>(?:, (?:menu|main|form(?: \d+)?))*)"
)
_IN_REACH = frozenset({Position.SCREEN, Position.DIALOG})


def read_lines(text: str) -> PageView:
    """Read a view back from the lines of `lines`; what those left out or cut stays so.

    Nodes are the words by which elements can be acted on (`@e7`), else "line:number". Boxes have a centre where the
    line has one, and no size.
    """
    elements: list[Element] = []
    texts: list[str] = []
    head: re.Match[str] | None = None
    dialog: int | None = None
    position, left_out = Position.SCREEN, 0
    container: int | None = None
    cover = ""
    parts: dict[tuple[int | None, str], int] = {}
    for number, line in enumerate(text.splitlines()):
        if line.startswith("| "):
            texts.append(unquoted('"' + line[2:].replace('"', '\\"') + '"'))
        elif match := _DIALOG.fullmatch(line):
            position, dialog, container = Position.DIALOG, len(elements), len(elements)
            elements.append(Element(dialog, f"line:{number}", "dialog", unquoted(match["name"]), in_viewport=True))
        elif match := _SECTION.fullmatch(line):
            position = Position(match["position"])
            container = dialog if position is Position.DIALOG else None
            for part in match["parts"].split(", ")[1:]:
                key = (container, part)
                if key not in parts:
                    parts[key] = len(elements)
                    elements.append(_part(part, len(elements), number, container))
                container = parts[key]
        elif match := _COUNTED.match(line):
            left_out += int(match["count"])
            if line.endswith(Position.BEHIND):  # one element stands for them all
                node = f"line:{number}"
                elements.append(Element(len(elements), node, "generic", "", modal_blocked=True))
        elif match := _HEAD.fullmatch(line):
            head = match
        elif match := _ELEMENT.fullmatch(line):
            element = _element(match, len(elements), number, position, cover)
            cover = element.covered_by or cover
            depth = 0 if container is None else elements[container].depth + 1
            elements.append(replace(element, parent=container, depth=depth))
            if element.role in DIALOGS:  # one that is not modal has no section of its own: what follows is in it
                container = element.ref
            texts.append(element.label)
    view = PageView("", elements=tuple(elements), text="\n".join(filter(None, texts)), left_out=left_out, dialog=dialog)
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


def _part(word: str, ref: int, number: int, container: int | None) -> Element:
    role = PARTS[word.partition(" ")[0]]
    return Element(
        ref, f"line:{number}:{word}", role, "", tag=role, parent=container, depth=0 if container is None else 1
    )


def _element(line: re.Match[str], ref: int, number: int, position: Position, cover: str) -> Element:
    """Read an element. `cover`: what covers it where its line only says that something does."""
    role, level = line["role"], None
    if re.fullmatch(r"h[1-6]", role):
        role, level = "heading", int(role[1])
    name = unquoted(line["name"])
    fields: dict[str, str] = {}
    words: set[str] = set()
    for each in _WORD.finditer(line["more"]):
        fields |= {key: value for key, value in each.groupdict().items() if value is not None}
        words.add(each["state"] or "")
    selector = unquoted(fields["css"]) if "css" in fields else None
    attributes = [(one or "id", two or three) for one, two, three in _CONDITION.findall(selector or "")]
    if "password" in words:
        attributes.append(("type", "password"))
    if "of" in fields and all(name != "name" for name, _ in attributes):
        attributes.append(("name", fields["of"]))
    covered = unquoted(fields["covered"]) if "covered" in fields else cover if "covered" in words else ""
    return Element(
        ref,
        line["ref"] or f"line:{number}",
        role,
        name,
        text=unquoted(fields["says"]) if "says" in fields else name,
        tag=f"h{level}" if level else _TAGS.get(role, role),
        states=tuple(state for state in STATES if state in words),
        value=unquoted(fields["value"]) if "value" in fields else None,
        secret=not words.isdisjoint({"password", "secret"}),
        level=level,
        box=Box(*_numbers(fields.get("at", "0,0"), ","), 0, 0),
        interactive=role not in STATIC_ROLES,
        in_viewport=position in _IN_REACH,
        hit=position in _IN_REACH and not covered and "blocked" not in words and role not in STATIC_ROLES,
        covered_by=covered,
        modal_blocked=position is Position.BEHIND or "blocked" in words,
        href=unquoted(fields.get("to", "")),
        selector=selector,
        attributes=tuple(attributes),
        options=tuple(map(unquoted, re.findall(_STRING, fields.get("options", "")))),
    )


def _numbers(pair: str, separator: str) -> tuple[int, int]:
    first, second = pair.split(separator)
    return int(first), int(second)
