"""Choices that a form sends with its button: an answer to pick or a box to tick is not yet the press that sends it."""

from __future__ import annotations

from collections.abc import Iterator

from subterminator.core.protocols import Element, PageView

__all__ = ["is_answer"]


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


def _form(element: Element, view: PageView) -> int | None:
    """The reported form around an element of the view; None where there is none."""
    return next((each.ref for each in _around(element, view) if each.role == "form"), None)


def _around(element: Element, view: PageView) -> Iterator[Element]:
    if not (element.ref < len(view.elements) and view[element.ref].node == element.node):
        return  # located, and not reported: what stands around it is not known
    at = element.parent
    while at is not None:
        yield view[at]
        at = view[at].parent
