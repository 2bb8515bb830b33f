"""All languages at once: each reads as it does alone, and none reads what another says."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from subterminator.lexicon.lexicon import Label, Lexicon
from tables import Table, report, rows, tables

ALL = Lexicon.load()
LABELS = tables("labels")
PAGES = tables("pages")
CASES = {"de": 80, "fr": 80, "es": 80, "ja": 80, "ko": 80, "it": 40, "pt": 40, "nl": 40, "zh": 40, "ar": 40}
"""Labelled cases that a language has at least."""


def weighed(label: Label) -> tuple[str | None, frozenset[str]]:
    """What those who act go by."""
    return label.best, label.intents


@pytest.mark.spec("lexicon.all-at-once")
@pytest.mark.parametrize(("language", "table"), LABELS.items(), ids=list(LABELS))
def test_labels_read_the_same_with_all_languages_loaded(language: str, table: Table) -> None:
    """Required: no language changes what a label of another one does."""
    alone = Lexicon.load([language])

    report(
        f"{label!r}: alone {weighed(alone.label(label))}, among all {weighed(ALL.label(label))}"
        for label, _ in rows(table)
        if weighed(alone.label(label)) != weighed(ALL.label(label))
    )


@pytest.mark.spec("lexicon.all-at-once")
@pytest.mark.parametrize(("language", "table"), PAGES.items(), ids=list(PAGES))
def test_lines_say_the_same_with_all_languages_loaded(language: str, table: Table) -> None:
    """Required: no language changes what a line of another one says."""
    alone = Lexicon.load([language])

    report(
        f"{line!r}: alone {alone.text(line)}, among all {ALL.text(line)}"
        for line, _ in rows(table)
        if alone.text(line).keys() != ALL.text(line).keys()
    )


@pytest.mark.spec("lexicon.languages")
@pytest.mark.parametrize(("language", "least"), CASES.items())
def test_a_language_is_held_to_labelled_cases(language: str, least: int) -> None:
    """Required: each language beside English has labelled cases, its traps among them."""
    assert len({label for label, _ in rows(LABELS[language])}) >= least


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
