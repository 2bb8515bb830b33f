"""Dates as pages write them."""

from __future__ import annotations

from datetime import date

import pytest

from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise

LEXICON = Lexicon.load(["en"])
DAY = date(2026, 12, 20)


def read(text: str, today: date | None = None) -> list[date]:
    return [found.when for found in LEXICON.dates.read(normalise(text), today)]


@pytest.mark.spec("lexicon.dates")
@pytest.mark.parametrize(
    "text",
    [
        "2026-12-20",
        "20 December 2026",
        "December 20, 2026",
        "20 Dec 2026",
        "Dec. 20, 2026",
        "December 20th, 2026",
        "20th of December 2026",
        "Sunday, December 20, 2026",
        "2026年12月20日",
        "2026년 12월 20일",
        "20.12.2026",
        "20. 12. 2026",
        "2026/12/20",
        "12/20/2026",
        "20/12/2026",
        "20-12-2026",
        "DECEMBER 20 2026",
        "ends on December\u00a020,\u00a02026.",
        "2026. 12. 20",
    ],
)
def test_a_written_date_is_read(text: str) -> None:
    """Required: each way in which pages write a full date is read as that day."""
    assert read(text) == [DAY]


@pytest.mark.spec("lexicon.dates-unread")
@pytest.mark.parametrize(
    "text",
    [
        "03/04/2026",
        "31 February 2026",
        "2026-13-01",
        "99.99.2026",
        "December",
        "20 December",
        "1.2.3",
        "v2026-12-201",
        "$20.12",
        "maybe 5 2026",
        "12/20/26",
    ],
)
def test_what_is_not_one_certain_day_is_left_unread(text: str) -> None:
    """Required: a date that could be two days, or none, is not guessed."""
    assert read(text) == []


@pytest.mark.spec("lexicon.dates-year")
def test_a_date_without_a_year_is_the_next_of_its_name() -> None:
    """Required: with a day to count from, and only then, "20 December" is the coming one."""
    assert read("20 December", date(2026, 11, 21)) == [DAY]
    assert read("January 5", date(2026, 11, 21)) == [date(2027, 1, 5)]
    assert read("November 21", date(2026, 11, 21)) == [date(2026, 11, 21)]


@pytest.mark.spec("lexicon.dates")
def test_month_names_come_from_the_language_file() -> None:
    """Required: the months are data; each full name and abbreviation has its number."""
    assert LEXICON.months["december"] == 12
    assert LEXICON.months["sept"] == 9


ALL = Lexicon.load()


@pytest.mark.spec("lexicon.dates")
@pytest.mark.parametrize(
    "text",
    [
        "31. Dezember 2026",
        "31.12.2026",
        "31 décembre 2026",
        "jeudi 31 déc. 2026",
        "31 de diciembre de 2026",
        "31 de diciembre del 2026",
        "2026年12月31日",
        "2026年 12月 31号",
        "2026년 12월 31일",
        "31 dicembre 2026",
        "31 de dezembro de 2026",
        "31 december 2026",
        "٣١ ديسمبر ٢٠٢٦",
        "31 كانون الأول 2026",
    ],
)
def test_a_date_is_read_in_every_language(text: str) -> None:
    """Required: with all languages loaded, each language's full date is that day."""
    assert [found.when for found in ALL.dates.read(normalise(text))] == [date(2026, 12, 31)]


@pytest.mark.spec("lexicon.dates-year")
@pytest.mark.parametrize(
    "text", ["31. Dezember", "31 décembre", "31 de diciembre", "12月31日", "12월 31일", "31 dicembre"]
)
def test_a_date_without_a_year_is_the_next_in_every_language(text: str) -> None:
    """Required: the next day of that name, and nothing without a day to count from."""
    assert [found.when for found in ALL.dates.read(normalise(text), date(2026, 11, 21))] == [date(2026, 12, 31)]
    assert ALL.dates.read(normalise(text)) == []


@pytest.mark.spec("lexicon.dates-unread")
@pytest.mark.parametrize("text", ["3 out of 5", "令和10年12月31日", "10年 12月31日"])
def test_no_language_makes_a_date_of_another_s_words(text: str) -> None:
    """Required: Portuguese October is not read from English "out", nor a year of an era skipped over."""
    assert ALL.dates.read(normalise(text), date(2026, 11, 21)) == []


@pytest.mark.spec("lexicon.dates")
@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("cancelled on 29/11/2026, open until 11/12/2026", [date(2026, 11, 29), date(2026, 12, 11)]),
        ("cancelled on 11/29/2026, open until 12/11/2026", [date(2026, 11, 29), date(2026, 12, 11)]),
        ("open until 11/12/2026", []),
        ("on 29/11/2026 and 11/29/2026, until 11/12/2026", [date(2026, 11, 29), date(2026, 11, 29)]),
    ],
)
def test_a_day_between_slashes_is_read_as_the_others_of_its_text(text: str, days: list[date]) -> None:
    """Required: day or month, where another day of the text tells; else it is left unread."""
    assert read(text) == days
