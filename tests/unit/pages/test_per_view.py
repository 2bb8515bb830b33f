"""Readings that are kept as long as a view."""

from __future__ import annotations

import gc

import pytest

from stand_ins import control, page
from subterminator.domain.page import PageView
from subterminator.pages import per_view
from subterminator.pages.blocks import page_blocks
from subterminator.pages.per_view import once_per_view


def view_of(text: str) -> PageView:
    return page(control("Cancel"), text=text)


@pytest.mark.spec("account.blocks")
def test_a_view_is_divided_once_and_an_equal_one_anew() -> None:
    """Required: what was read of one look is never taken for that of another, whatever it shows."""
    view, equal = view_of("Plan\nCancel"), view_of("Plan\nCancel")
    assert page_blocks(view) is page_blocks(view)
    assert page_blocks(view) is not page_blocks(equal)


@pytest.mark.spec("account.blocks")
def test_readings_are_forgotten_with_their_view() -> None:
    """Required: a long run holds no page that nobody looks at; a new view in an old one's place gets none of it."""
    view = view_of("Plan")
    assert once_per_view(view, "key", lambda: 1) == once_per_view(view, "key", lambda: 2) == 1
    number = id(view)
    assert number in per_view._kept
    del view
    gc.collect()
    assert number not in per_view._kept
