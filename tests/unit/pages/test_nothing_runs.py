"""Pages that say only that there is no subscription, in every language, and what reads like them.

`nothing_runs.toml` has what pages say where nothing runs, and what they say of something else.
"""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import pytest

from stand_ins import page
from subterminator.lexicon.language_files import languages
from subterminator.pages.account_evidence import AccountReading, read_account_text, read_account_view
from tables import report

NAME = "Tidelight"
TODAY = date(2026, 11, 24)
SAID = tomllib.loads(Path(__file__).with_name("nothing_runs.toml").read_text(encoding="utf-8"))
RENEWS = f"{NAME}\nNext billing date: 9 December 2026"


def lines_of(said: str) -> str:
    return "\n".join([NAME, *said.split(" / ")])


def read(said: str) -> AccountReading:
    return read_account_text(lines_of(said), NAME, TODAY)


def features(reading: AccountReading) -> list[str]:
    return [each.feature for each in reading.evidence_for + reading.evidence_against]


@pytest.mark.spec("lexicon.reader-languages")
def test_every_language_has_both_kinds_of_lines() -> None:
    """Required: a language that is added is asked for both."""
    assert all(set(SAID[kind]) == set(languages()) for kind in ("nothing", "something_else"))


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("language", sorted(SAID["nothing"]))
def test_a_page_that_says_there_is_none_is_evidence_and_no_end(language: str) -> None:
    """Required: alone it may be a page that has not loaded, or another account."""
    readings = [(said, read(said)) for said in SAID["nothing"][language]]
    report(
        (said, each.state, features(each))
        for said, each in readings
        if each.state != "unknown" or features(each) != ["nothing_runs"]
    )


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("language", sorted(SAID["nothing"]))
def test_beside_the_next_charge_that_is_gone_it_proves_the_end(language: str) -> None:
    """Required: two changes since the press are the end."""
    before = read_account_view(page(text=RENEWS), NAME, TODAY)
    readings = [
        (said, read_account_view(page(text=lines_of(said)), NAME, TODAY, before=before).reading)
        for said in SAID["nothing"][language]
    ]
    report((said, each.state, features(each)) for said, each in readings if not each.is_end)


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("language", sorted(SAID["something_else"]))
def test_what_is_said_of_something_else_or_on_a_condition_is_none(language: str) -> None:
    """Required: no add-on, no other subscription, no member of the family, no question and no condition counts."""
    readings = [(said, read(said)) for said in SAID["something_else"][language]]
    report(
        (said, each.state, features(each)) for said, each in readings if each.is_end or "nothing_runs" in features(each)
    )
