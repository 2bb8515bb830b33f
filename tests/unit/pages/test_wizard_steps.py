"""The numbered names of a wizard's steps are no controls of the flow."""

from __future__ import annotations

import pytest

from stand_ins import control, page
from subterminator.domain.page import Block, Box, Element
from subterminator.pages.wizard_steps import names_of_steps, step_indicators, without_indicators


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
def test_buttons_below_a_row_without_places_are_no_steps() -> None:
    """Required: in the lines that a model reads, nothing has a place; the steps to come are numbered."""
    names = ("Reason", "2 Offer", "3 Confirm", "Keep my plan at half price", "Go on with the cancellation")
    row = [control(each, box=Box(0, 0, 0, 0)) for each in names]
    assert step_indicators(page(*row)) == {each.node for each in row[:3]}


@pytest.mark.spec("rules.kits")
@pytest.mark.parametrize(
    "labels",
    [
        *(("1 Monat", "1 Jahr"), ("2 Offer", "3 Confirm"), ("Cancel plan", "Keep plan"), ("1 Go",)),
        ("No, I want to stop", "2 months' pause", "Yes, 50% off"),
        ("Nein, ich möchte kündigen", "2 Monate gratis"),
    ],
)
def test_other_rows_stay_controls(labels: tuple[str, ...]) -> None:
    """Required: durations, and numbers that do not count the places, are choices."""
    row = [placed(each, 10 + 100 * at, 60) for at, each in enumerate(labels)]
    found = step_indicators(page(*row))
    assert found == frozenset()


@pytest.mark.spec("rules.kits")
@pytest.mark.parametrize(
    ("lines", "names"),
    [
        (["Leaving", "1 Reason", "2 Survey", "3 Final check", "4 Done", "Why?"], 4),
        (["1 Reason", "2 Survey", "Why?"], 0),
        (["2 Survey", "3 Final check", "4 Done"], 0),
        (["1 Reason", "Why?", "2 Survey", "3 Final check"], 0),
        (["1 Your plan ends on the day of the next renewal", "2 Data", "3 Access", "4 Price"], 0),
    ],
)
def test_lines_that_only_name_steps_say_nothing_of_the_page(lines: list[str], names: int) -> None:
    """Required: three short names in a row, counted from 1; "3 Final check" makes a survey no last page."""
    assert len(names_of_steps(lines)) == names


@pytest.mark.spec("rules.kits")
@pytest.mark.parametrize(
    ("items", "hidden"),
    [
        (("ご契約内容の確認", "アンケート・同意", "解約完了"), True),
        (("Review", "Survey", "Cancellation complete"), True),
        (("Review", "Cancellation complete"), False),
        (("Plan: Premium", "Visa 4242", "Cancelled"), False),
        (("Cancelled", "Review", "Survey"), False),
    ],
)
def test_last_step_of_a_list_is_no_end_that_has_come(items: tuple[str, ...], *, hidden: bool) -> None:
    """Required: three or more short names, only the last of which says that something has ended; facts stay."""
    text = "\n".join(items)
    starts = [text.index(each) - bool(place) for place, each in enumerate(items)]
    ends = [*starts[1:], len(text)]
    blocks = tuple(Block("listitem", start, end) for start, end in zip(starts, ends, strict=True))
    shown = without_indicators(page(text=text, blocks=blocks)).text
    assert (shown.strip() == "") is hidden
    assert len(shown) == len(text)
