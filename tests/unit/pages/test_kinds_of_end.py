"""Kinds of an end that a page tells apart, and what it says of those that are not asked for."""

from __future__ import annotations

import pytest

from subterminator.pages.kinds_of_end import states_an_early_end, without_early_ends

PLAIN = "\uc77c\ubc18\ud574\uc9c0\ub294 \ub2e4\uc74c \uacb0\uc81c\uc77c\uc5d0 \ud574\uc9c0\ub429\ub2c8\ub2e4."
EARLY = (
    "\uc911\ub3c4\ud574\uc9c0\ub294 \uc704\uc57d\uae08\uc744 \uc81c\uc678\ud558\uace0 \ud658\ubd88\ub429\ub2c8\ub2e4."
)


@pytest.mark.spec("approval.kinds-of-end")
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (f"{PLAIN}\n{EARLY}", f"{PLAIN}\n"),
        (f"{PLAIN} {EARLY}", PLAIN),
        (EARLY, EARLY),
        (f"Hello\n{EARLY}", f"Hello\n{EARLY}"),
        ("Die ordentliche K\u00fcndigung kostet 9 \u20ac.", "Die ordentliche K\u00fcndigung kostet 9 \u20ac."),
    ],
)
def test_early_end_is_left_out_only_beside_a_plain_one(text: str, kept: str) -> None:
    """Required: where a page tells both apart; one that only knows the early end means that."""
    assert without_early_ends(text) == kept


@pytest.mark.spec("approval.kinds-of-end")
def test_control_of_an_early_end_is_told() -> None:
    """Required: then what the page says of it counts."""
    assert states_an_early_end("\uc911\ub3c4\ud574\uc9c0")
    assert not states_an_early_end("\ud574\uc9c0\uc2e0\uccad")
