"""The search of a site: its field, and the control that sends it."""

from __future__ import annotations

from subterminator.domain.page import Element, PageView

_NAMES = frozenset({"q", "query", "s", "search", "keyword", "keywords", "search_query"})
"""Conventional names of the field."""
_TYPED = frozenset({"textbox", "searchbox", "combobox"})


def is_field_of_search(element: Element) -> bool:
    """Return whether a field is that of the site's search."""
    return element.role == "searchbox" or element.attribute("name") in _NAMES


def buttons_of_the_search(view: PageView) -> frozenset[str]:
    """Find the nodes of the buttons in a part of the page with the field of the search, and no other field."""
    fields: dict[int, list[Element]] = {}
    for each in view.elements:
        if each.interactive and each.block is not None and each.role in _TYPED:
            fields.setdefault(each.block, []).append(each)
    parts = {block for block, held in fields.items() if all(map(is_field_of_search, held))}
    return frozenset(each.node for each in view.elements if each.role == "button" and each.block in parts)
