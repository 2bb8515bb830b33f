"""What the text of an account page says of the subscription: the same things in every language.

`account_texts_evidence.toml` is a record of the evidence of each first text, mostly English. A change of words may
move a line, and each that moves is to be looked at. To print it, run this file.
"""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import pytest

from subterminator.pages.account_evidence import AccountReading, read_account_text

TODAY = date(2026, 11, 22)
EVIDENCE = Path(__file__).with_name("account_texts_evidence.toml")
TEXTS = tomllib.loads(Path(__file__).with_suffix(".toml").with_stem("account_texts").read_text(encoding="utf-8"))


def read_text(text: str) -> AccountReading:
    product, _, page = text.rpartition(" :: ")
    lines = page.split(" / ")
    return read_account_text("\n".join(lines), product or (lines[0] if len(lines) > 1 else ""), TODAY)


def evidence(scenario: str) -> str:
    """The state and the kinds of evidence of a scenario's first text."""
    reading = read_text(next(text for language, text in TEXTS[scenario].items() if language != "end"))
    features = " ".join(each.feature for each in reading.evidence_for + reading.evidence_against)
    return f"{reading.state}{', past' * reading.past}: {features}".strip(": ")


@pytest.mark.spec("lexicon.reader-languages")
@pytest.mark.parametrize("scenario", sorted(TEXTS))
def test_a_text_says_the_same_in_every_language(scenario: str) -> None:
    """Required: an end is recognised with its day, and nothing else is taken for one."""
    end, *_ = TEXTS[scenario].values()
    mismatches = []
    for language, text in TEXTS[scenario].items():
        if language == "end":
            continue
        reading = read_text(text)
        day = str(reading.ends) if reading.is_end else ""
        if reading.is_end != bool(end) or (end not in {"", "past"} and day != end):
            mismatches.append(f"{language}: {reading.state} {reading.ends}, by {reading.why}: {text}")
    assert not mismatches, "\n".join(mismatches)


@pytest.mark.spec("account.reasons")
def test_the_evidence_of_a_text_is_that_of_the_record() -> None:
    """Required: no kind of evidence comes or goes unnoticed."""
    record = tomllib.loads(EVIDENCE.read_text(encoding="utf-8"))
    assert {scenario: evidence(scenario) for scenario in TEXTS} == record


if __name__ == "__main__":
    print("# How the first text of each scenario is read: its state, and the kinds of evidence for and against.")
    for name in TEXTS:
        print(f'{name} = "{evidence(name)}"')
