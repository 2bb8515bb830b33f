"""How the lines of an account page are prepared: captions with values, rows under their head: `account_lines.toml`.

A page is written as in `account_texts.toml`, with "heading >> " before a line under a heading. To print the table anew,
run this file; each line that moves is to be looked at.
"""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path

import pytest

from subterminator.lexicon.meaning import OBJECTS, Meaning
from subterminator.lexicon.things import OTHERS
from subterminator.pages.account_evidence.lines import (
    Line,
    dates_of,
    days_of,
    has_date,
    has_quotation,
    is_aside,
    is_label_like,
    joined_lines,
    names_another,
    names_end,
    phrases_of,
    table_rows,
)

TODAY = date(2026, 11, 22)
PAGES = tomllib.loads(Path(__file__).with_name("account_lines.toml").read_text(encoding="utf-8"))


def lines_of(page: str) -> list[Line]:
    parted = (line.rpartition(" >> ") for line in page.split(" / "))
    return joined_lines(table_rows([(heading, line) for heading, _, line in parted], "Film Club"), TODAY)


def shown(page: str) -> str:
    lines = [(f"{each.heading} >> {each.written}" if each.heading else each.written, each) for each in lines_of(page)]
    return " / ".join(line if each.written == each.text else f"{line} {{{each.text}}}" for line, each in lines)


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("promise", PAGES)
def test_lines_are_joined_where_they_belong_together(promise: str) -> None:
    """Required: what stands in one line, and how it is read."""
    assert {page: shown(page) for page in PAGES[promise]} == PAGES[promise]


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "may_be"),
    [
        ("Cancel", True),
        ("It ended at 10:30", True),
        ("Now cancel!", True),
        ("Cancel it now!", False),
        ("Cancel it now\uff01", False),
        ("今すぐ解約\uff01", True),
        ("Cancel.", False),
        ("解約する。", False),
        ("Plan | Status", False),
        ("Plan \uff5c Status", False),
        ("Status: ended", False),
        ("Status:ended", False),
        ("Status\uff1a ended", False),
        ("Status\uff1aended", False),
        ("Line 5: ended", False),
        ("Status:", True),
        ("Status: -", True),
    ],
)
def test_label_is_no_sentence_no_row_and_no_caption_with_its_value(line: str, may_be: bool) -> None:
    """Required: a time of day is no value, and a cry of two words no sentence."""
    assert is_label_like(line) is may_be


@pytest.mark.spec("account.owner")
@pytest.mark.parametrize(
    ("line", "product", "named"),
    [
        ("Add-on", "", True),
        ("Add-on", "Film add-on", False),
        ("Order 55", "", True),
        ("My booking", "", True),
        ("Newsletter", "", True),
        ("Devices", "", True),
        ("Members", "", True),
        ("Terms and conditions", "", True),
        ("Previous plans", "", True),
        ("Former plan", "", True),
        ("My plan", "", False),
        ("Renewal", "", False),
        ("Support", "", False),
        ("Cancel add-on", "", False),
        ("Add-on, cancelled", "", False),
        ("One two three four five add-on", "", True),
        ("One two three four five six add-on", "", False),
    ],
)
def test_line_names_another_thing_only_without_an_act(line: str, product: str, named: bool) -> None:
    """Required: what stands below such a line may be about that thing, unless the subscription has that name."""
    assert names_another(line, product) is named


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("Ends on 4 December 2026", True),
        ("Cancelled", True),
        ("Expires on 4 December 2026", True),
        ("Expiry", True),
        ("Access until 4 December 2026", True),
        ("Valid until 4 December 2026", True),
        ("Last day: 4 December 2026", True),
        ("Active", False),
        ("Started on 4 December 2026", False),
        ("Not cancelled", False),
        ("Cancelled?", False),
        ("If cancelled", False),
        ("Renews on 4 December 2026", False),
        ("Ends on 4 December 2026, renews", False),
        ("Ends on 4 December 2026, you will be charged", False),
        ("Access until 4 December 2026, next payment 5 December 2026", False),
        ("Cancelled, you will not be charged", True),
        ("Minimum term ends on 4 December 2026", False),
        ("Your trial ends on 4 December 2026", False),
        ("The price ends on 4 December 2026", False),
        ("Your order ends on 4 December 2026", False),
        ("Closed for maintenance until 4 December 2026", False),
    ],
)
def test_short_line_names_an_end_unless_something_renews(line: str, named: bool) -> None:
    """Required: an end or a last day, not denied, of the subscription, and no renewal beside it."""
    assert names_end(line) is named


@pytest.mark.spec("account.owner")
def test_other_things_terms_prices_and_trials_end_aside() -> None:
    """Required: the end of any of them is not that of the subscription."""
    aside = {each for each in OBJECTS if is_aside(Meaning("end", each))}  # type: ignore[arg-type]
    assert aside == OTHERS | {"trial"}
    flags = ["info", "price", "brief", "noun", "last"]
    assert [each for each in flags if is_aside(Meaning("end", flags=frozenset({each})))] == ["info", "price", "brief"]


@pytest.mark.spec("account.statements")
def test_quotation_is_known_by_its_marks_and_its_absence_from_the_text() -> None:
    """Required: of a line that was only joined, or whose quotation was kept, none was left out."""
    assert has_quotation(Line("", "Ended \u201cReader news\u201d", "Ended  "))
    assert not has_quotation(Line("", "Ended \u201cReader\u201d", "Ended \u201cReader\u201d"))
    assert not has_quotation(Line("", "Status Ended", "Status: Ended"))


@pytest.mark.spec("account.statements")
def test_days_and_phrases_of_a_line() -> None:
    """Required: days in their order, by the day of today where no year is written; digits that may be a day."""
    line = "From 4 March 2026 to 5 May"
    assert days_of(line, TODAY) == (date(2026, 3, 4), date(2027, 5, 5))
    assert [each.year_written for each in dates_of(line, TODAY)] == [True, False]
    assert [has_date(each) for each in ("4 May", "24", "4.5.26", "4 of 24", "4.5.6", "")] == [
        False, False, True, True, False, False,
    ]  # fmt: skip
    assert "active" in phrases_of("Next billing date: 4 May")
    assert phrases_of("Blorpag") == frozenset()


def main() -> None:
    """Print the table as the pages are read now."""
    path = Path(__file__).with_name("account_lines.toml")
    print("\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")))
    for promise, pages in PAGES.items():
        print(f"\n[{promise}]")
        for page in pages:
            quote = "'" if '"' in page else '"'
            print(f"{quote}{page}{quote} = {quote}{shown(page)}{quote}")


if __name__ == "__main__":
    main()
