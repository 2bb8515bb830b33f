"""The search of a site is neither a question of the page nor a way on."""

from __future__ import annotations

import pytest

from stand_ins import control, page
from subterminator.domain.page import Element
from subterminator.pages.site_search import buttons_of_the_search, is_field_of_search

NAMED = (("name", "q"),)


@pytest.mark.spec("heuristics.state")
@pytest.mark.parametrize(
    ("field", "found"),
    [
        (control("Search", "searchbox"), True),
        (control("Search", "textbox", attributes=NAMED), True),
        (control("Search", "combobox", attributes=NAMED), True),
        (control("Reason", "combobox", attributes=(("name", "reason"),)), False),
        (control("Comment", "textbox"), False),
    ],
)
def test_field_of_the_search_is_told_by_role_or_name(field: Element, *, found: bool) -> None:
    """Required: a list of suggestions makes the field a combobox, and no question of the page."""
    assert is_field_of_search(field) is found


@pytest.mark.spec("rules.search")
def test_button_is_of_the_search_only_beside_its_field_alone() -> None:
    """Required: a form that asks something else too is sent by a button of its own."""
    view = page(
        control("Search", "textbox", node="0:1", attributes=NAMED, block=0),
        control("Go", node="0:2", block=0),
        control("Search", "textbox", node="0:3", attributes=NAMED, block=1),
        control("Comment", "textbox", node="0:4", block=1),
        control("Send", node="0:5", block=1),
        control("Next", node="0:6"),
    )
    assert buttons_of_the_search(view) == {"0:2"}
