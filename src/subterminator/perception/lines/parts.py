"""Parts of a page in its lines: menus, main part, forms, and the questions of radio buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

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
    parts: list[str] = []
    for each in view.elements:
        enclosing = "" if each.parent is None else parts[each.parent]
        if each.role in FURNITURE:
            enclosing = "menu"
        elif each.role == "main" and not enclosing.startswith("menu"):
            enclosing = "main"
        elif each.ref in names:
            enclosing = f"{enclosing}, {names[each.ref]}" if enclosing else names[each.ref]
        parts.append(enclosing)
    return parts


def _forms(view: PageView) -> list[int]:
    """List the refs of the forms that contain a field, in order."""
    around: list[int | None] = []
    with_field: set[int] = set()
    for each in view.elements:
        form = None if each.parent is None else around[each.parent]
        if form is not None and each.interactive and each.role in FIELDS:
            with_field.add(form)
        around.append(each.ref if each.role == "form" else form)
    return sorted(with_field)


def questions_of(view: PageView) -> dict[int, str]:
    """Number the questions that radio buttons answer, by ref: {} where they all answer one."""
    groups: dict[tuple[int, str | int | None], str] = {}
    questions: dict[int, str] = {}
    for each in view.elements:
        if each.role == "radio" and each.interactive:
            questions[each.ref] = groups.setdefault(each.question, str(len(groups) + 1))
    return questions if len(groups) > 1 else {}


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
