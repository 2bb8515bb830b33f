"""All languages at once: each reads as it does alone, and none reads what another says."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from subterminator.lexicon.lexicon import Label, Lexicon

ALL = Lexicon.load()
HERE = Path(__file__).parent
LABELS = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("labels_*.toml"))]
PAGES = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("pages_*.toml"))]
SAID = [
    (table["language"], label, intent)
    for table in LABELS
    for intent, labels in table.items()
    if intent != "language"
    for label in labels
]
LINES = [
    (table["language"], line, intent)
    for table in PAGES
    for intent, lines in table.items()
    if intent != "language"
    for line in lines
]
CASES = {"de": 80, "fr": 80, "es": 80, "ja": 80, "ko": 80, "it": 40, "pt": 40, "nl": 40, "zh": 40, "ar": 40}
"""Labelled cases that a language has at least."""


def weighed(label: Label) -> tuple[str | None, frozenset[str]]:
    """What those who act go by."""
    return label.best, label.intents


@pytest.mark.spec("lexicon.all-at-once")
@pytest.mark.parametrize(("language", "label", "_"), SAID)
def test_a_label_reads_the_same_with_all_languages_loaded(language: str, label: str, _: str) -> None:
    """Required: no language changes what a label of another one does."""
    assert weighed(ALL.label(label)) == weighed(Lexicon.load([language]).label(label))


@pytest.mark.spec("lexicon.all-at-once")
@pytest.mark.parametrize(("language", "line", "_"), LINES)
def test_a_line_says_the_same_with_all_languages_loaded(language: str, line: str, _: str) -> None:
    """Required: no language changes what a line of another one says."""
    assert ALL.text(line).keys() == Lexicon.load([language]).text(line).keys()


@pytest.mark.spec("lexicon.languages")
@pytest.mark.parametrize(("language", "least"), CASES.items())
def test_a_language_is_held_to_labelled_cases(language: str, least: int) -> None:
    """Required: each language beside English has labelled cases, its traps among them."""
    assert len({label for each, label, _ in SAID if each == language}) >= least


@pytest.mark.spec("lexicon.languages")
@pytest.mark.parametrize("language", CASES)
def test_every_language_has_the_words_that_english_has(language: str) -> None:
    """Required: no section, intent or small word is left out of a language, so that none is read half."""
    folder = resources.files("subterminator.lexicon")
    english, other = (
        tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8")) for name in ("en", language)
    )

    for section in ("words", "control", "page", "facts"):
        assert english[section].keys() == other[section].keys()
    assert [number for number, names in enumerate(other["dates"]["months"], start=1) if names] == list(range(1, 13))


@pytest.mark.spec("lexicon.small-words")
@pytest.mark.parametrize(
    ("label", "intent"),
    [
        ("Nicht Netflix kündigen", "keep"),
        ("넷플릭스 해지 취소", "resume"),
        ("넷플릭스 해지하지 않기", "keep"),
        ("Netflixの解約を取り消す", "resume"),
    ],
)
def test_a_name_in_front_hides_no_word_that_keeps_or_resumes(label: str, intent: str) -> None:
    """Required: a service's name before the verb is understood without swallowing what turns the label."""
    read = ALL.label(label)

    assert intent in read.intents
    assert not read.cancelling
