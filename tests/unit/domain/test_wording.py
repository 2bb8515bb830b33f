"""Words for a person."""

from __future__ import annotations

import pytest

from subterminator.domain.wording import brief


@pytest.mark.spec("fleet.inbox")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Sign in at a.example. Then go on.", "Sign in at a.example. Then go on."),
        ("Sign in at a.example. Nothing was sent. Run it again there.", "Sign in at a.example. Nothing was sent."),
        ("Sign in at https://a.example/signin?next=account, and go on", "Sign in at https://a.example/signin?nex…"),
    ],
)
def test_reason_in_a_list_ends_with_a_whole_sentence(text: str, shown: str) -> None:
    """Required: what fits is whole; only a first sentence that is too long is cut."""
    assert brief(text, 40) == shown
