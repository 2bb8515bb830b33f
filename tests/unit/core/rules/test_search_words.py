"""Words of the search, by language: what trades call what is held, what ends it, and what refuses cookies."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from stand_ins import ACCOUNT, HOME, Service, control, page
from subterminator.core.rules.search import ways
from subterminator.core.rules.search_steps import LIKELY
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.controls import Controls
from subterminator.pages.cookie_notices import refuses_cookies
from subterminator.pages.labels import label_of

WORDS = tomllib.loads((Path(__file__).parent / "trade_words.toml").read_text(encoding="utf-8"))
LEXICON = Lexicon.load()


def test_every_language_has_words_of_each_kind() -> None:
    """Required: the grids below are not empty for any of the fourteen languages."""
    assert {kind: len(languages) for kind, languages in WORDS.items()} == {"ends": 14, "things": 14, "cookies": 14}
    assert all(words for languages in WORDS.values() for words in languages.values())


@pytest.mark.spec("rules.trades")
@pytest.mark.parametrize("language", WORDS["things"])
def test_what_a_trade_calls_its_customers_things_is_a_likely_way(language: str) -> None:
    """Required: dues, a policy, a line, a season ticket: tried before the page is scrolled."""
    names = WORDS["things"][language]
    links = [control(name, "link", node=f"0:{at}", href=f"{HOME}/{at}x") for at, name in enumerate(names, start=1)]
    found = ways(page(*links, url=ACCOUNT, text="Hello"), Service(), Controls(Service(), LEXICON))
    assert sorted(way.control[1] for way, _ in found if way.value >= LIKELY) == sorted(names)


@pytest.mark.spec("rules.trades")
@pytest.mark.parametrize("language", WORDS["ends"])
def test_what_ends_such_a_thing_starts_the_cancellation(language: str) -> None:
    """Required: support that is given, a gift, a standing order end as a subscription does."""
    read = {label: label_of(LEXICON, label).best for label in WORDS["ends"][language]}
    assert {label: best for label, best in read.items() if best not in {"open", "final"}} == {}


@pytest.mark.spec("rules.reveal")
@pytest.mark.parametrize("language", WORDS["cookies"])
def test_refusal_of_cookies_is_told_from_consent(language: str) -> None:
    """Required: the first label accepts, the others refuse, or allow only what is necessary."""
    accepts, *refusals = WORDS["cookies"][language]
    assert not refuses_cookies(accepts)
    assert all(map(refuses_cookies, refusals))
