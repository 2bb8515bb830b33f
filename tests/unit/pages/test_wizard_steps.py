"""The numbered names of a wizard's steps are no controls of the flow."""

from __future__ import annotations

import pytest

from stand_ins import control, page
from subterminator.domain.page import Box, Element
from subterminator.pages.wizard_steps import step_indicators, without_indicators


def placed(label: str, x: float, y: float, role: str = "button") -> Element:
    return control(label, role, box=Box(x, y, 80, 30))


@pytest.mark.spec("rules.kits")
def test_numbered_row_is_no_choice_even_where_steps_are_ticked_off() -> None:
    """Required: "3 Confirm" of a wizard is never taken for the final control."""
    menu, go_on = placed("Account", 10, 5), placed("Continue", 10, 200)
    fresh = [placed(each, 10 + 100 * at, 60) for at, each in enumerate(("1 Reason", "2 Offer", "3 Confirm"))]
    later = [placed(each, 10 + 100 * at, 60) for at, each in enumerate(("Reason", "Offer", "3 Confirm"))]
    for row in (fresh, later):
        view = page(menu, *row, go_on)
        assert step_indicators(view) == {each.node for each in row}
        shown = [each.label for each in without_indicators(view).elements if each.interactive]
        assert shown == ["Account", "Continue"]


@pytest.mark.spec("rules.kits")
@pytest.mark.parametrize(
    "labels",
    [("1 Monat", "1 Jahr"), ("2 Offer", "3 Confirm"), ("Cancel plan", "Keep plan"), ("1 Go",)],
)
def test_other_rows_stay_controls(labels: tuple[str, ...]) -> None:
    """Required: durations, and numbers that do not count the places, are choices."""
    row = [placed(each, 10 + 100 * at, 60) for at, each in enumerate(labels)]
    found = step_indicators(page(*row))
    assert found == frozenset()
