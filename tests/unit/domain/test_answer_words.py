"""Words of a person's answers, as the end of a run tells them."""

from __future__ import annotations

import pytest

from subterminator.domain.answer_words import said_no


@pytest.mark.spec("cli.only-confirm-is-yes")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", "the person said no"),
        ("no", "the person said no"),
        ("N", "the person said no"),
        ("stop", "the person said no: stop"),
        ("no, keep it", "the person said no: no, keep it"),
    ],
)
def test_a_no_is_told_with_words_that_say_more(words: str, told: str) -> None:
    """Required: the words are told, but a bare no is not repeated."""
    assert said_no(words) == told
