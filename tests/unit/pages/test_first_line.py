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
