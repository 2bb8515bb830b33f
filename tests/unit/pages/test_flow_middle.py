"""Texts from the middle of a cancellation, in fourteen languages: surveys, ways on, offers and days."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from subterminator.lexicon.lexicon import REFUSED, Lexicon
from subterminator.lexicon.reader import Reader
from subterminator.pages.labels import ORDERING, label_of

TEXTS = tomllib.loads(Path(__file__).with_name("flow_middle.toml").read_text(encoding="utf-8"))
LEXICON = Lexicon.load()
READER = Reader.load()
ONWARD = {"forward", "open", "proceed", "decline", "survey_skip", "final"}
GRAVE = {"keep", "accept", "money", "resume", "delete"}
SURE = 0.8


def asks_why(text: str) -> bool:
    return READER.context(text).survey or "survey" in LEXICON.text(text)


def says_nothing(text: str) -> bool:
    label, meant = label_of(LEXICON, text), READER.control(text)
    neutral = label.intents & {"neutral", "survey_skip", "decline"} or meant.kind == "answer"
    return bool(neutral) and not label.intents & {"keep", "accept", "money"}


def goes_on(text: str) -> bool:
    label, meant = label_of(LEXICON, text), READER.control(text)
    grave = {meant.kind, *meant.also} & ORDERING - ({"accept"} if meant.kind in {"end", "decline"} else set())
    return label.best in ONWARD and not label.intents & GRAVE and not grave


def keeps(text: str) -> bool:
    return "keep" in label_of(LEXICON, text).intents or READER.control(text).kind == "keep"


def takes(text: str) -> bool:
    meant = READER.control(text)
    return bool(label_of(LEXICON, text).intents & REFUSED) or (meant.kind in ORDERING and meant.confidence >= SURE)


def names_a_day(text: str) -> bool:
    orders = label_of(LEXICON, text).intents & GRAVE or READER.control(text).kind in ORDERING | {"keep"}
    return not orders and not any(each.unknown for each in READER.read(text, "control"))


JUDGES: dict[str, Callable[[str], bool]] = {
    "survey": asks_why,
    "neutral": says_nothing,
    "onward": goes_on,
    "decline": goes_on,
    "keep": keeps,
    "instead": takes,
    "day": names_a_day,
}


@pytest.mark.spec("lexicon.flow-middle")
@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("part", JUDGES)
def test_texts_of_a_flow_are_read_for_what_they_are(language: str, part: str) -> None:
    misread = [text for text in TEXTS[language][part] if not JUDGES[part](text)]

    assert not misread


@pytest.mark.spec("lexicon.flow-middle")
@pytest.mark.parametrize(
    "text",
    [
        *("Pause instead of cancelling", "Pausieren statt kündigen", "Statt kündigen pausieren"),
        *("Mettre en pause au lieu de résilier", "Pausar en lugar de cancelar", "Pausar em vez de cancelar"),
        *("Pauzeren in plaats van opzeggen", "解約の代わりに休会", "해지 대신 일시정지", "İptal yerine dondur"),
        *("Wstrzymaj zamiast rezygnować", "Pausa i stället för att säga upp"),
    ],
)
def test_pause_in_place_of_an_end_stays_a_pause(text: str) -> None:
    assert takes(text)
    assert label_of(LEXICON, text).best not in ONWARD
