"""Choices in forms: an answer or a tick is not the press that sends it."""

from __future__ import annotations

from subterminator.approval.descriptions import quote
from subterminator.domain.protocols import Element, PageView
from subterminator.domain.roles import FORM
from subterminator.lexicon.lexicon import REFUSED, Lexicon
from subterminator.pages.labels import first_line, label_of, without_conditions


def is_answer(element: Element, view: PageView) -> bool:
    """Return whether it is a radio button or a checkbox of a form that has a button of its own to send it.

    If it sends something by itself all the same, that request is held, as that of a cancel-like control.
    """
    if element.role not in {"radio", "checkbox"} or element.form_method:
        return False
    form = view.closest(element, FORM)
    return form is not None and any(
        each.role == "button" and each.form_method == "POST" and view.closest(each, FORM) is form
        for each in view.elements
    )


def is_open_list(view: PageView) -> bool:
    """Return whether the dialog is a list of answers that a control behind it has opened: its button only chooses."""
    inside = [] if view.dialog is None else view.within(view.dialog)
    answers = [each for each in inside if each.role in {"radio", "option"}]
    buttons = [each for each in inside if each.role in {"button", "link"}]
    nodes = {each.node for each in inside}
    opened = any(each.has("expanded") and each.node not in nodes for each in view.elements)
    return opened and len(answers) > len(buttons)


def costly(element: Element, view: PageView, lexicon: Lexicon) -> str:
    """Describe a choice that a form would also send and that buys, pauses or keeps; "" without one.

    Radio buttons of the whole frame count, because scripts may collect them from anywhere.
    """
    form = view.closest(element, FORM)
    frame = element.node.partition(":")[0]
    for other in view.elements:
        same = form is not None and view.closest(other, FORM) is form
        if other.role == "radio" and other.has("checked") and other.node.partition(":")[0] == frame:
            chosen, remedy = first_line(other, other.label), "choose another one first"
        elif same and is_ticked_box(other):
            chosen, remedy = without_conditions(lexicon, other.label), "untick it first"
        elif same and other.tag == "select" and other.value:
            chosen, remedy = other.value, "choose another one first"
        else:
            continue
        if lexicon.label(chosen).intents & REFUSED and not label_of(lexicon, chosen).cancelling:
            return f"the answer {quote(chosen)} is chosen on the page; {remedy}"
    return ""


def is_ticked_box(element: Element) -> bool:
    """Return whether it is a native checkbox that is ticked: a press can only untick it."""
    native = element.tag == "input" and element.attribute("type") == "checkbox"
    return native and element.has("checked") and not element.form_method
