"""Sameness of elements: whether one is still what it was when it was judged, for every room.

A node is unchanged while its `traits` are. The guard compares them with its last look, the page script compares all but
the address under the pointer. An `ApprovalRequest` holds the same traits with the facts of
its page. Only the memory of a run is wider: `reads_as` takes a button that counts down for the same button.
"""

from __future__ import annotations

import re

from subterminator.domain.errors import PageChanged
from subterminator.domain.page import Element, PageView

NUMBERS = re.compile(r"\d+")
_COMPARED_BY_THE_PAGE = ("role", "name", "text", "form_method", "form_action")


def expected_state(element: Element) -> dict[str, str]:
    """Return the traits that the page script compares under the pointer."""
    return {trait: getattr(element, trait) for trait in _COMPARED_BY_THE_PAGE}


def traits(element: Element) -> dict[str, str]:
    """Return what must be unchanged about a node since it was judged."""
    return {**expected_state(element), "href": element.href}


def present_element(element: Element, view: PageView) -> Element:
    """Return the same node in a view; the element itself if the view does not report it.

    Raises:
        PageChanged: the node has changed.
    """
    now = view.by_node(element.node)
    if now is None:
        return element
    for (trait, before), after in zip(traits(element).items(), traits(now).values(), strict=True):
        if before != after:
            changed = f"its {trait} was {before!r}, is {after!r}"
            raise PageChanged(f"{element.role} {element.label!r} reads differently now: {changed}")
    return now


def alike(element: Element, view: PageView) -> list[Element]:
    """List the elements of the page that read like this one, itself included if it is still there."""
    wanted = traits(element)
    return [each for each in view.elements if traits(each) == wanted]


def re_rendered(gone: Element, view: PageView) -> Element | None:
    """Return the element that replaced a node when the page was re-rendered: the only one that reads the same."""
    same = alike(gone, view)
    return same[0] if len(same) == 1 and same[0].node != gone.node else None


def reads_as(element: Element) -> tuple[str, str]:
    """Return role and label without numbers: a button that counts down stays the same button."""
    return element.role, NUMBERS.sub("#", element.label)
