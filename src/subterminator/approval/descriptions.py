"""An element in words, as the page shows it now, and errors about it without what was typed."""

from __future__ import annotations

from typing import Any

from subterminator.domain.errors import PageChanged, SubTerminatorError
from subterminator.domain.protocols import Action, Element, PageView

__all__ = ["alike", "as_it_is", "in_its_place", "masked", "quote", "reads_alike", "say", "told", "without"]


def told(element: Element, action: Action | None = None) -> dict[str, Any]:
    """What the journal says about an element; a value typed into a secret field is never among it."""
    said: dict[str, Any] = {"role": element.role, "name": element.name}
    if element.text and element.text != element.name:
        said["text"] = element.text
    if element.form_action:
        said["form"] = f"{element.form_method} {element.form_action}"
    if action is not None:
        said["action"] = action.kind
        if action.value is not None and not element.secret:
            said["value"] = action.value
    return said


def as_it_is(element: Element, view: PageView) -> Element:
    """The same node as the view shows it; the element itself where the view does not report it.

    Raises:
        PageChanged: what was decided on reads differently now.
    """
    for now in view.elements:
        if now.node == element.node:
            was, reads = _reading(element), _reading(now)
            for part, before in was.items():
                if before != reads[part]:
                    changed = f"its {part} was {before!r}, is {reads[part]!r}"
                    raise PageChanged(f"{element.role} {element.label!r} reads differently now: {changed}")
            return now
    return element


def alike(element: Element, view: PageView) -> list[Element]:
    """The controls of the page that read like this one, itself included where it is still there."""
    reads = _reading(element)
    return [each for each in view.elements if _reading(each) == reads]


def in_its_place(gone: Element, view: PageView) -> Element | None:
    """What a page that draws itself anew has put where the node was: the only one that reads the same."""
    same = alike(gone, view)
    return same[0] if len(same) == 1 and same[0].node != gone.node else None


def reads_alike(one: Element, other: Element) -> bool:
    """Whether a person could not tell one from the other by what they are called and where they lead."""
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
    """The text without the value that was typed, as it is or as Python quotes it."""
    return text.replace(repr(secret)[1:-1], "<secret>").replace(secret, "<secret>") if secret else text


def without(error: SubTerminatorError, secret: str) -> SubTerminatorError:
    """The error, its message without the value that was typed."""
    return type(error)(masked(str(error), secret)) if secret and masked(str(error), secret) != str(error) else error


def say(element: Element) -> str:
    """Role and label, for messages."""
    return f"{element.role or element.tag} {quote(element.label)}" if element.label else element.role or element.tag


def quote(text: str) -> str:
    """In quotes, cut at 80 characters."""
    return f"'{text if len(text) <= 80 else text[:79] + '…'}'"
