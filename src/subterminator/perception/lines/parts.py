"""Parts of a page in its lines: menus, main part, forms, and the questions of radio buttons."""

from __future__ import annotations

from collections.abc import Sequence
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
