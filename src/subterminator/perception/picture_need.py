"""Whether a page's lines say enough, or a model needs its picture, too."""

from __future__ import annotations

from subterminator.domain.page import Element, PageView
from subterminator.domain.roles import FIELDS

LEAST_TEXT = 40
"""Characters of a page that says something."""


def picture_need(view: PageView) -> str:
    """Explain why the lines of a page do not do without its picture; "" when they do."""
    if any(frame.problem for frame in view.frames):
        return "a part of the page could not be read"
    in_reach = [each for each in view.elements if each.interactive and each.in_viewport and not each.modal_blocked]
    if not any(each.label for each in in_reach):
        return "nothing on the screen that can be pressed has a name"
    if any(map(_says_nothing, in_reach)):
        return "something on the screen that can be pressed has no name"
    if len(view.text.strip()) < LEAST_TEXT:
        return "the page has hardly any text"
    return ""


def _says_nothing(element: Element) -> bool:
    """Return whether a control in reach has neither words nor a place it leads to."""
    if element.label or element.href or element.value or element.options or element.role in FIELDS:
        return False
    return element.hit and not element.has("disabled")
