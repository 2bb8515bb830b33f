"""Controls of several lines: the first says what they do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stand_ins import control
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.labels import first_line, labels_of

LEXICON = Lexicon.load()


@pytest.mark.spec("perception.title-read")
@pytest.mark.parametrize(
    ("title", "below", "intent"),
    [
        ("End it", "We ask for one calendar month's notice.", "open"),
        ("Stop mijn box", "Je beantwoordt eerst een korte vraag", "open"),
        ("월정액 회원권 해지", "다음 결제일부터 청구되지 않습니다.", "open"),
        ("Przerwa od dostaw", "Maks. 30 dni", "money"),
        ("Cancel membership", "£25 early exit fee", "open"),
    ],
)
def test_title_says_what_a_control_does(title: str, below: str, intent: str) -> None:
    element = replace(control(f"{title} {below}"), title=title)

    assert any(intent in label.intents for label in labels_of(LEXICON, element))


@pytest.mark.spec("perception.title-read")
@pytest.mark.parametrize(
    ("title", "below"),
    [
        ("Continue", "Start my annual plan"),
        ("Next", "$99 a year"),
        ("Continue", "Pause my membership for a month"),
        ("Weiter", "Angebot annehmen"),
        ("\N{GEAR}", "Cancel membership"),
    ],
)
def test_what_orders_something_below_the_title_counts(title: str, below: str) -> None:
    text = f"{title} {below}"

    assert first_line(replace(control(text), title=title), text) == text


@pytest.mark.spec("perception.title-read")
@pytest.mark.parametrize(
    ("title", "below", "alone"),
    [
        ("Manage or cancel your plan", "Change plan, options, cancelling", True),
        ("契約内容の確認・解約", "月額プランやオプションの確認、変更、解約", True),
        ("Continue", "Change plan", False),
        ("Your plan", "Upgrade now for $5", False),
    ],
)
def test_link_to_a_page_where_it_can_be_ended_orders_nothing_of_what_it_explains(
    title: str, below: str, *, alone: bool
) -> None:
    """Required: only a link, and only one whose title names the end; a button may order what stands below."""
    text = f"{title} {below}"
    link = replace(control(text, "link", href="https://www.example.com/contract"), title=title)
    assert (first_line(link, text) == title) is alone
    assert first_line(replace(link, role="button", href="", form_method="POST"), text) == text


@pytest.mark.spec("perception.title-read")
def test_price_of_coming_back_orders_nothing_below_an_end() -> None:
    """Required: the title of an answer that ends it stands, though what is below tells what rejoining costs."""
    title = "Cancel my membership"
    below = "End your membership at the end of the month you've paid for."
    rejoining = f"{title} {below} A joining fee may apply if you come back."
    charged = f"{title} {below} Buy another month for £5."
    for text, read in ((rejoining, title), (charged, charged)):
        assert first_line(control(text, "radio", title=title), text) == read


@pytest.mark.spec("perception.title-read")
@pytest.mark.parametrize(
    ("name", "text", "read"),
    [
        ("Account menu", "JA", False),
        ("Mon compte", "SI", False),
        ("Account menu", "Ja", True),
        ("Account menu", "YES", True),
        ("Continue", "OK", True),
        ("Jordan", "JA", True),
        ("JA", "JA", True),
    ],
)
def test_initials_on_a_menu_are_no_word_of_another_language(name: str, text: str, *, read: bool) -> None:
    """Required: two capitals under a name that only leads on; whatever else a control shows counts beside its name."""
    labels = labels_of(LEXICON, control(name, text=text))

    assert any(not label.intents.isdisjoint({"accept", "proceed"}) for label in labels) is read
