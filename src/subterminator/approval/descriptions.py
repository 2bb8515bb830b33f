"""Descriptions and comparison of elements, and errors without secrets."""

from __future__ import annotations

from typing import Any

from subterminator.domain.errors import PageChanged, SubTerminatorError
from subterminator.domain.protocols import Action, Element, PageView

__all__ = [
    "alike",
    "journal_fields",
    "masked",
    "present_element",
    "quote",
    "re_rendered",
    "reads_alike",
    "say",
    "without",
]


def journal_fields(element: Element, action: Action | None = None) -> dict[str, Any]:
    """Return the journal's fields of an element; without the value of a secret field."""
    fields: dict[str, Any] = {"role": element.role, "name": element.name}
    if element.text and element.text != element.name:
        fields["text"] = element.text
    if element.form_action:
        fields["form"] = f"{element.form_method} {element.form_action}"
    if action is not None:
        fields["action"] = action.kind
        if action.value is not None and not element.secret:
            fields["value"] = action.value
    return fields


def present_element(element: Element, view: PageView) -> Element:
    """Return the same node in a view; the element itself if the view does not report it.

    Raises:
        PageChanged: the node has changed.
    """
    for now in view.elements:
        if now.node == element.node:
            earlier, present = _reading(element), _reading(now)
            for part, before in earlier.items():
                if before != present[part]:
                    changed = f"its {part} was {before!r}, is {present[part]!r}"
                    raise PageChanged(f"{element.role} {element.label!r} reads differently now: {changed}")
            return now
    return element


def alike(element: Element, view: PageView) -> list[Element]:
    """List the elements of the page that read like this one, itself included if it is still there."""
    reading = _reading(element)
    return [each for each in view.elements if _reading(each) == reading]


def re_rendered(gone: Element, view: PageView) -> Element | None:
    """Return the element that replaced a node when the page was re-rendered: the only one that reads the same."""
    same = alike(gone, view)
    return same[0] if len(same) == 1 and same[0].node != gone.node else None


def reads_alike(one: Element, other: Element) -> bool:
    """Return whether two elements have the same role, name, text, form and address."""
    return _reading(one) == _reading(other)


def _reading(element: Element) -> dict[str, str]:
    return {
        "role": element.role,
        "name": " ".join(element.name.split()),
        "text": " ".join(element.text.split()),
        "form": f"{element.form_method} {element.form_action}".strip(),
        "address": element.href,
    }


def masked(text: str, secret: str) -> str:
    """Remove a typed secret from a text, as it is or as Python quotes it."""
    return text.replace(repr(secret)[1:-1], "<secret>").replace(secret, "<secret>") if secret else text


def without(error: SubTerminatorError, secret: str) -> SubTerminatorError:
    """Remove a typed secret from the message of an error."""
    return type(error)(masked(str(error), secret)) if secret and masked(str(error), secret) != str(error) else error


def say(element: Element) -> str:
    """Format role and label for messages."""
    return f"{element.role or element.tag} {quote(element.label)}" if element.label else element.role or element.tag


def quote(text: str) -> str:
    """Put a text in quotes, cut at 80 characters."""
    return f"'{text if len(text) <= 80 else text[:79] + '…'}'"
