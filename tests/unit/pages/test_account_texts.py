"""What the text of an account page says of the subscription: the same things in every language."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import pytest

from subterminator.pages.account_evidence import read_account_text

TODAY = date(2026, 11, 22)
TEXTS = tomllib.loads(Path(__file__).with_suffix(".toml").with_stem("account_texts").read_text(encoding="utf-8"))


@pytest.mark.spec("lexicon.reader-languages")
@pytest.mark.parametrize("scenario", sorted(TEXTS))
def test_a_text_says_the_same_in_every_language(scenario: str) -> None:
    """Required: an end is recognised with its day, and nothing else is taken for one."""
    end, *_ = TEXTS[scenario].values()
    mismatches = []
    for language, text in TEXTS[scenario].items():
        if language == "end":
            continue
        product, _, page = text.rpartition(" :: ")
        lines = page.split(" / ")
        reading = read_account_text("\n".join(lines), product or (lines[0] if len(lines) > 1 else ""), TODAY)
        day = str(reading.ends) if reading.is_end else ""
        if reading.is_end != bool(end) or (end not in {"", "past"} and day != end):
            mismatches.append(f"{language}: {reading.state} {reading.ends}, by {reading.why}: {text}")
    assert not mismatches, "\n".join(mismatches)
