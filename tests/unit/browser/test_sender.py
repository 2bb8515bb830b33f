"""The document that a request is attributed to, while a tab goes from one document to the next."""

from __future__ import annotations

import pytest

from subterminator.browser.playwright.request_interception import sender

OPEN = "https://www.example.com/leave/last#top"
PAGE = "https://www.example.com/leave/last"


@pytest.mark.spec("gate.ways-round")
@pytest.mark.parametrize(
    ("referrer", "kind", "document"),
    [
        (PAGE, "ping", OPEN),
        (PAGE, "fetch", OPEN),
        ("https://www.example.com/leave", "ping", ""),
        ("https://www.example.com/leave", "fetch", ""),
        ("", "ping", ""),
        ("", "fetch", OPEN),
        ("https://www.example.com/", "ping", ""),
        ("https://www.example.com/", "xhr", OPEN),
        ("https://ads.example.net/frame", "ping", OPEN),
    ],
    ids=lambda value: value or "none",
)
def test_document_that_was_left_is_no_other_one(referrer: str, kind: str, document: str) -> None:
    """Required: what may be of the document that a press has left is of that press, and not of the next document."""
    assert sender(OPEN, {"referer": referrer} if referrer else {}, kind) == document
