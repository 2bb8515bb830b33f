"""The parts of a page that its lines tell: its menus, its main part, its forms, and the questions of its choices."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from subterminator.domain.page import Element, PageView
from subterminator.domain.roles import FIELDS, FURNITURE

__all__ = ["PARTS", "asked_by", "leads_to", "parts_of"]

PARTS = {"menu": "navigation", "main": "main", "form": "form"}
"""By the word that tells it, the role that a reader takes it for."""


def parts_of(view: PageView) -> list[str]:
    """For each element, by ref, the parts that it stands in, from the outside: "", "menu", "main, form 2" …

    Forms count where they ask for something, and have numbers where there are several.
    """
    asking = _forms(view)
    number = {form: f"form {place}" if len(asking) > 1 else "form" for place, form in enumerate(asking, start=1)}
    found: list[tuple[str, ...]] = []
    for each in view.elements:
        around = () if each.parent is None else found[each.parent]
        if each.role in FURNITURE:
            around = ("menu",)
        elif each.role == "main" and "menu" not in around:
            around = ("main",)
        elif each.ref in number:
            around = (*around, number[each.ref])
        found.append(around)
    return [", ".join(each) for each in found]


def _forms(view: PageView) -> list[int]:
    """Refs of the forms that hold a field, in order."""
    around: list[int | None] = []
    found: dict[int, None] = {}
    for each in view.elements:
        form = None if each.parent is None else around[each.parent]
        if each.role == "form":
            form = each.ref
        elif form is not None and each.interactive and each.role in FIELDS:
            found[form] = None
        around.append(form)
    return sorted(found)


def asked_by(view: PageView) -> dict[int, str]:
    """For each radio button, by ref, which question it answers: {} where they all answer one."""
    groups: dict[tuple[int, str | int | None], str] = {}
    told: dict[int, str] = {}
    for each in view.elements:
        if each.role == "radio" and each.interactive:
            name = each.attribute("name")
            told[each.ref] = groups.setdefault((each.frame, name or each.parent), str(len(groups) + 1))
    return told if len(groups) > 1 else {}


def leads_to(listed: Sequence[Element]) -> dict[int, str]:
    """For each control, by ref, the path that tells it from others of its role and name: {} where none has to be.

    What follows the path is left out: it may hold what nobody else should read.
    """
    paths = {each.ref: urlsplit(each.href or each.form_action).path for each in listed if each.interactive}
    alike: dict[tuple[str, str], set[str]] = {}
    for each in listed:
        if each.interactive:
            alike.setdefault((each.role, each.name), set()).add(paths[each.ref])
    return {
        each.ref: paths[each.ref] for each in listed if paths.get(each.ref) and len(alike[each.role, each.name]) > 1
    }
