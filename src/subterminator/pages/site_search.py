"""The search of a site: its field, and the control that sends it."""

from __future__ import annotations

from subterminator.domain.page import Element, PageView

_NAMES = frozenset({"q", "query", "s", "search", "keyword", "keywords", "search_query"})
"""Conventional names of the field."""


def is_field_of_search(element: Element) -> bool:
    """Return whether a field is that of the site's search."""
    named = element.role == "textbox" and element.attribute("name") in _NAMES
    return element.role == "searchbox" or named


def sends_the_search(element: Element, view: PageView) -> bool:
    """Return whether a control stands in a part of the page with the field of the search, and no other field."""
    if element.block is None or element.role != "button":
        return False
    fields = [
        each
        for each in view.elements
        if each.interactive and each.block == element.block and each.role in {"textbox", "searchbox", "combobox"}
    ]
    return bool(fields) and all(map(is_field_of_search, fields))
