"""Parts of a page in its lines: menus, main part, forms, and the questions of radio buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from urllib.parse import urlsplit

from subterminator.domain.page import Element, PageView
from subterminator.domain.roles import FIELDS, FURNITURE

PARTS = {"menu": "navigation", "main": "main", "form": "form"}
"""ARIA role by the word in the line."""


def parts_of(view: PageView) -> list[str]:
    """List the enclosing parts of each element, by ref, from the outside: "", "menu", "main, form 2" …

    Only forms with a field count; they have numbers where there are several.
    """
    forms = _forms(view)
    names = {form: f"form {number}" if len(forms) > 1 else "form" for number, form in enumerate(forms, start=1)}
    parts: list[tuple[str, ...]] = []
    for each in view.elements:
        enclosing = () if each.parent is None else parts[each.parent]
        if each.role in FURNITURE:
            enclosing = ("menu",)
        elif each.role == "main" and "menu" not in enclosing:
            enclosing = ("main",)
        elif each.ref in names:
            enclosing = (*enclosing, names[each.ref])
        parts.append(enclosing)
    return [", ".join(each) for each in parts]


def _forms(view: PageView) -> list[int]:
    """List the refs of the forms that contain a field, in order."""
    fields = (each for each in view.elements if each.interactive and each.role in FIELDS)
    return sorted({form.ref for field in fields if (form := view.closest(field, frozenset({"form"})))})


def questions_of(view: PageView) -> dict[int, str]:
    """Number the questions that radio buttons answer, by ref: {} where they all answer one."""
    groups: dict[tuple[int, str | int | None], str] = {}
    questions: dict[int, str] = {}
    for each in view.elements:
        if each.role == "radio" and each.interactive:
            questions[each.ref] = groups.setdefault(each.question, str(len(groups) + 1))
    return questions if len(groups) > 1 else {}


def distinguishing_paths(elements: Sequence[Element]) -> dict[int, str]:
    """Find the paths of controls that only a path distinguishes from others of the same role and name, by ref.

    Query and fragment are left out: they may contain secrets.
    """
    controls = [each for each in elements if each.interactive]
    paths = {each.ref: urlsplit(each.href or each.form_action).path for each in controls}
    namesakes: dict[tuple[str, str], set[str]] = {}
    for each in controls:
        namesakes.setdefault((each.role, each.name), set()).add(paths[each.ref])
    return {
        each.ref: paths[each.ref] for each in controls if paths[each.ref] and len(namesakes[each.role, each.name]) > 1
    }


def without_wrappers(view: PageView, listed: Sequence[Element]) -> list[Element]:
    """Merge a custom control with the control inside it: one line of what takes the press.

    Such are two of one role, one inside the other, of which one has no name or both have the same; and the entry of a
    menu with a link or button of its name in it.
    """
    by_ref = {each.ref: each for each in listed}
    dropped: set[int] = set()
    for inner in listed:
        outer = by_ref.get(-1 if inner.parent is None else inner.parent)
        if outer is None or not (inner.interactive and outer.interactive):
            continue
        is_entry = outer.role == "menuitem" and inner.role in {"link", "button"} and inner.name == outer.name
        if not is_entry and (inner.role != outer.role or (inner.name and outer.name and inner.name != outer.name)):
            continue
        kept, gone = (outer, inner) if outer.hit and not inner.hit else (inner, outer)
        dropped.add(gone.ref)
        text, value = kept.text, kept.value if kept.value is not None else gone.value
        if not kept.name:
            text = gone.name or kept.text
        by_ref[kept.ref] = replace(
            kept, text=text, value=value, options=kept.options or gone.options, states=kept.states or gone.states
        )
    return [by_ref[each.ref] for each in listed if each.ref not in dropped]


def texts_beside(view: PageView, listed: Sequence[Element]) -> dict[int, str]:
    """Find the text that stands with each of several controls of one role and name, in its innermost part, by ref.

    {} for those whose parts say the same, or are not known.
    """
    alike: dict[tuple[str, str], list[Element]] = {}
    for each in listed:
        if each.interactive and each.name and each.block is not None:
            alike.setdefault((each.role, each.name), []).append(each)
    beside: dict[int, str] = {}
    for group in alike.values():
        if len(group) < 2:
            continue
        texts = {each.ref: _own_text(view, each) for each in group}
        beside |= {ref: text for ref, text in texts.items() if text and list(texts.values()).count(text) == 1}
    return beside


def _own_text(view: PageView, element: Element) -> str:
    """Return the first line of an element's innermost part that is not the element's own."""
    index = element.block
    while index is not None:
        block = view.blocks[index]
        own = {element.name, element.text}
        lines = (line.strip() for line in view.text[block.start : block.end].splitlines())
        if text := next((line for line in lines if line and line not in own), ""):
            return text
        index = block.parent
    return ""
