"""Choices that a form sends with its button: an answer to pick or a box to tick is not yet the press that sends it."""

from __future__ import annotations

from subterminator.approval.descriptions import quote
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.lexicon import REFUSED, Lexicon

__all__ = ["costly", "is_answer", "is_ticked_box"]


def is_answer(element: Element, view: PageView) -> bool:
    """Whether it is a radio button or a checkbox of a form that has a button of its own to send it.

    What it sends by itself all the same is held, as the order of a control that speaks of cancelling.
    """
    if element.role not in {"radio", "checkbox"} or element.form_method:
        return False
    form = _form(element, view)
    return form is not None and any(
        each.role == "button" and each.form_method == "POST" and _form(each, view) == form for each in view.elements
    )


def costly(element: Element, view: PageView, lexicon: Lexicon) -> str:
    """The choice that a form would send besides and that buys, pauses or keeps, in words; "" when none does.

    Radio buttons count wherever they stand in the frame: scripts gather them from anywhere.
    """
    form = _form(element, view)
    frame = element.node.partition(":")[0]
    for other in view.elements:
        same = form is not None and _form(other, view) == form
        if other.role == "radio" and other.has("checked") and other.node.partition(":")[0] == frame:
            chosen, undone = other.label, "choose another one first"
        elif same and is_ticked_box(other):
            chosen, undone = other.label, "untick it first"
        elif same and other.tag == "select" and other.value:
            chosen, undone = other.value, "choose another one first"
        else:
            continue
        if lexicon.label(chosen).intents & REFUSED:
            return f"the answer {quote(chosen)} is chosen on the page; {undone}"
    return ""


def is_ticked_box(element: Element) -> bool:
    """Whether it is a checkbox of the browser's own that is ticked: a press can only untick it."""
    own = element.tag == "input" and element.attribute("type") == "checkbox"
    return own and element.has("checked") and not element.form_method


def _form(element: Element, view: PageView) -> int | None:
    """The reported form around an element of the view; None where there is none."""
    return next((each.ref for each in view.ancestors(element) if each.role == "form"), None)
