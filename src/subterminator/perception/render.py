"""Render a page view as the accessibility tree and the HTML snippet of the seeds."""

from __future__ import annotations

import json
from collections.abc import Collection
from html import escape
from itertools import islice
from typing import Any

from subterminator.domain.page import Element, PageView

TREE_DEPTH = 5
NAME_LENGTH = 100
SNIPPET_ELEMENTS = 50
SNIPPET_LENGTH = 5_000
ELEMENT_LENGTH = 500

VOID = frozenset({"area", "img", "input"})
STATE_ATTRIBUTES = {"disabled": "disabled", "checked": "checked", "required": "required", "readonly": "readonly"}


def accessibility_tree(view: PageView) -> str:
    """Render the tree of seed 001 §7.6 as JSON: role, name cut at 100, children; five levels below the page itself.

    "{}" for a page with nothing to report.
    """
    if not view.elements:
        return "{}"
    root: dict[str, Any] = {"role": "WebArea", "name": view.title[:NAME_LENGTH], "children": []}
    nodes: dict[int, dict[str, Any]] = {}
    for element in view.elements:
        if element.depth >= TREE_DEPTH:
            continue
        node: dict[str, Any] = {"role": element.role, "name": element.name[:NAME_LENGTH]}
        nodes[element.ref] = node
        parent = root if element.parent is None else nodes[element.parent]
        parent.setdefault("children", []).append(node)
    return json.dumps(root, indent=2, ensure_ascii=False)


def html_snippet(view: PageView) -> str:
    """Render the interactive elements in the viewport as HTML (seed 001 §4.3).

    At most 50 elements, a line each of at most 500 characters; at most 5,000 in all, the end then marked as cut. Values
    of password and card fields are not part of a view, so they cannot be here.
    """
    shown = (element for element in view.elements if element.interactive and element.in_viewport)
    snippet = "\n".join(element_html(element) for element in islice(shown, SNIPPET_ELEMENTS))
    if len(snippet) > SNIPPET_LENGTH:
        return snippet[:SNIPPET_LENGTH] + "\n<!-- truncated -->"
    return snippet


def element_html(element: Element, shown: Collection[str] | None = None) -> str:
    """Render one element as HTML. `shown`: names of the attributes; None: all that are known."""
    attributes = {name: value for name, value in element.attributes if shown is None or name in shown}
    if element.role not in {"generic", "link", "button", "textbox", "checkbox", "radio", "combobox"}:
        attributes["role"] = element.role
    if element.href:
        attributes["href"] = element.href
    if element.tag == "input" and element.value:
        attributes["value"] = element.value
    parts = [element.tag or "div", *(f'{name}="{escape(value)}"' for name, value in attributes.items())]
    parts += [attribute for state, attribute in STATE_ATTRIBUTES.items() if element.has(state)]
    opening = f"<{' '.join(parts)}>"
    if element.tag in VOID:
        return opening if len(opening) <= ELEMENT_LENGTH else f"<{element.tag} ...truncated>"
    if element.tag == "select":
        content = "".join(f"<option>{escape(option)}</option>" for option in element.options)
    elif element.tag == "textarea":
        content = escape(element.value or "")
    else:
        content = escape(element.text or element.name)
    closing = f"</{element.tag or 'div'}>"
    if len(opening) + len(content) + len(closing) > ELEMENT_LENGTH:
        content = escape(element.text[:NAME_LENGTH]) + "...truncated"
        opening = opening if len(opening) <= ELEMENT_LENGTH - len(content) - len(closing) else f"<{element.tag}>"
    return f"{opening}{content}{closing}"
