"""What each line of an account page claims, by the lines around it: `account_claims.toml`.

A page is written as in `account_texts.toml`, with "# " before a line that heads those below it. A claim is the place of
its line, its state and its day; "not" where it is denied, "foreign" where it is of something named nowhere else, "any
year" where the day names none. To print the table anew, run this file; each line that moves is to be looked at.
"""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from subterminator.lexicon.meaning import Meaning
from subterminator.pages.account_evidence.claims import claims_of, goes_on, quoted
from subterminator.pages.account_evidence.evidence import Snapshot
from subterminator.pages.account_evidence.fact import Fact
from subterminator.pages.account_evidence.lines import joined_lines, table_rows

TODAY = date(2026, 11, 22)
PAGES = tomllib.loads(Path(__file__).with_name("account_claims.toml").read_text(encoding="utf-8"))


def claims(page: str, today: date = TODAY, before: Snapshot | None = None) -> list[Fact]:
    product, named, lines = page.rpartition(":: ")
    rows, heading = [], ""
    for line in lines.split(" / "):
        heading = line.removeprefix("# ") if line.startswith("# ") else heading
        rows.append((heading, line.removeprefix("# ")))
    product = product.strip() if named else rows[0][1]
    return claims_of(joined_lines(table_rows(rows, product), today), product, today, before)


def shown(fact: Fact) -> str:
    words = [str(fact.place), "not" * (not fact.claim.holds), fact.claim.state, str(fact.when or "")]
    return " ".join(filter(None, [*words, "foreign" * fact.foreign, "any year" * (not fact.year_written)]))


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("視聴プラン 解約手続き済み(2026年12月16日まで利用可能)", True),
        ("視聴プラン 契約中(2026年12月16日まで利用可能)", False),
        ("視聴プラン 解約手続き済みですか(2026年12月16日まで利用可能)", False),
    ],
)
def test_end_and_behind_it_the_day_until_which_it_can_be_used_are_one_claim(line: str, ends: bool) -> None:
    """Required: as "Cancellation scheduled (access until 16 December)"; a day alone, or a question, ends nothing."""
    found = [each.when for each in claims(f"Novaプラス(動画):: 端末 3台 / {line}") if each.asserts_end]
    assert found == [date(2026, 12, 16)] * ends


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(("state", "foreign"), [("Nova 契約中", True), ("Nova 動画", False)])
def test_plan_of_some_content_is_another_one_while_the_product_runs(state: str, foreign: bool) -> None:
    """Required: "Film plan: cancelled" beside "Nova: active" ends no Nova."""
    facts = claims(f"Nova:: 視聴プラン 解約手続き済み(2026年12月16日まで利用可能) / {state}")
    assert {each.foreign for each in facts if each.asserts_end} == {foreign}


@pytest.mark.spec("account.statements")
def test_after_that_is_after_the_last_day_named_before() -> None:
    """Required: not after the day on which the notice was received."""
    line = "Ihre Kündigung ist am 23.11.2026 bei uns eingegangen. Sie können noch bis 08.12.2026 lesen."
    facts = claims(f"Tageblatt:: {line} Danach wird nichts mehr abgebucht. Stand: 22.11.2026")
    assert [each.when for each in facts if each.turns_off] == [date(2026, 12, 8)]


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize("promise", PAGES)
def test_lines_claim_what_they_say_where_they_stand(promise: str) -> None:
    """Required: the state that each line claims, of what and for when, given the lines around it."""
    assert {page: "; ".join(map(shown, claims(page))) for page in PAGES[promise]} == PAGES[promise]


@pytest.mark.spec("account.changes")
def test_line_is_fresh_unless_it_stood_there_before() -> None:
    """Required: what a page said before the press proves nothing."""
    page = "Film Club / Your plan was cancelled / You will not be charged"
    assert [each.fresh for each in claims(page)] == [True, True]
    before = Snapshot(lines=frozenset({"your plan was cancelled"}))
    assert [each.fresh for each in claims(page, before=before)] == [False, True]


@pytest.mark.spec("account.statements")
def test_change_to_the_free_plan_is_read_as_the_end_of_the_subscription() -> None:
    """Required: the change of plan itself says nothing of an end."""
    (fact,) = claims("Film Club / Pro \u2192 Free plan / Your plan will be changed on 4 December 2026")
    assert (fact.claim.meaning.act, fact.claim.meaning.object, fact.claim.tense) == ("end", "subscription", "future")
    assert fact.asserts_end


@pytest.mark.spec("account.statements")
def test_leap_day_of_an_end_stays_in_its_year() -> None:
    """Required: other days of the past without a year are moved to the year before, which has no such day."""
    (leap,), (other,) = (
        claims(f"Film Club / Your plan was cancelled on {day}", date(2027, 6, 1)) for day in ("29 February", "28 May")
    )
    assert (leap.when, other.when) == (date(2028, 2, 29), date(2027, 5, 28))


@pytest.mark.spec("account.reasons")
def test_quote_is_cut_to_its_length() -> None:
    """Required: the journal shows the words, not a whole page."""
    assert quoted("word " * 100) == "word " * 40


ACTIVE = frozenset({"active"})
GOING_ON: list[tuple[dict[str, Any], list[dict[str, Any]]]] = [
    (
        {"act": "keep", "tense": "present", "modality": "asserted"},
        [
            {"polarity": "-"},
            {"flags": frozenset({"until"})},
            {"modality": "question"},
            {"modality": "conditional"},
            {"tense": "past"},
            {"act": "change"},
        ],
    ),
    ({"act": "renew", "tense": "present"}, [{"tense": "none"}, {"act": "expire"}]),
    ({"act": "renew", "tense": "future"}, [{"tense": "past"}]),
    ({"act": "renew", "modality": "possible"}, [{"modality": "instruction"}]),
    (
        {"act": "go_on", "object": "subscription"},
        [{"object": "none"}, {"act": "start"}, {"polarity": "-"}],
    ),
    ({"flags": ACTIVE}, [{"flags": frozenset()}, {"act": "end"}, {"flags": ACTIVE | {"until"}}]),
    ({"act": "be", "flags": ACTIVE}, [{"act": "start"}]),
    ({"act": "keep", "flags": ACTIVE}, [{"flags": frozenset()}]),
]


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(("base", "not_so"), GOING_ON)
def test_clause_says_that_something_goes_on(base: dict[str, Any], not_so: list[dict[str, Any]]) -> None:
    """Required: no more when any one of its conditions is missing."""
    assert goes_on(Meaning(**base))
    assert [each for each in not_so if goes_on(Meaning(**{**base, **each}))] == []


def main() -> None:
    """Print the table as the pages are read now."""
    path = Path(__file__).with_name("account_claims.toml")
    print("\n".join(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")))
    for promise, pages in PAGES.items():
        print(f"\n[{promise}]")
        for page in pages:
            quote = "'" if '"' in page else '"'
            print(f'{quote}{page}{quote} = "{"; ".join(map(shown, claims(page)))}"')


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "claimed"),
    [
        ("Plans renew automatically. Prices in USD; taxes may apply.", False),
        ("Your plan renews automatically.", True),
        ("Your plans renew automatically.", True),
        ("Plans renew on 3 December 2026.", True),
        ("18 h 12 — Budget : le Sénat reprend l\u2019examen des recettes", False),
        ("Senate resumes hearing on the budget", False),
        ("Votre abonnement reprend le 3 mai", True),
        ("Film Club resumes", True),
    ],
)
def test_what_renews_in_general_or_in_the_news_is_no_claim(line: str, *, claimed: bool) -> None:
    """Required: a page of plans, and the front page of a newspaper, say nothing of the person's own."""
    assert any(fact.claim.state == "renews" for fact in claims(f"Film Club / {line}")) == claimed


if __name__ == "__main__":
    main()
