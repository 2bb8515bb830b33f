"""The finite forms of the core verbs: what a page charges, loses, deletes, keeps, asks, in the persons it speaks in."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from subterminator.lexicon.meaning import Meaning
from subterminator.lexicon.reader import Reader

READER = Reader.load()
TABLES = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "inflections").glob("*.toml"))
}
GRAVE = frozenset({"charge", "pay", "lose", "delete", "buy", "accept", "resume", "renew", "start"})
"""Acts that cost something: missing one is dangerous."""


def acts(meaning: Meaning) -> set[str]:
    """Acts that a clause says, unless it denies them."""
    return {meaning.act, *meaning.others} - {"none"} if meaning.polarity != "-" else set()


@pytest.mark.spec("lexicon.inflections")
@pytest.mark.parametrize("language", sorted(TABLES))
def test_what_costs_something_is_read_in_every_person(language: str) -> None:
    """Required: charges, losses, deletions, purchases and restarts are read as such, and none is denied."""
    mismatches = [
        f"{text!r}: {act}, read as {[(each.act, each.polarity) for each in read]}"
        for act, texts in TABLES[language]["grave"].items()
        for text in texts
        for read in [READER.read(text)]
        if not any(act in acts(each) for each in read)
    ]
    assert not mismatches, "\n".join(mismatches)


@pytest.mark.spec("lexicon.inflections")
@pytest.mark.parametrize("language", sorted(TABLES))
def test_what_costs_nothing_is_not_taken_for_a_cost(language: str) -> None:
    """Required: an end, what is kept and what is denied are read, and nothing in them costs something."""
    mismatches = [
        f"{text!r}: {act}, read as {[(each.act, each.polarity) for each in read]}"
        for act, texts in TABLES[language]["harmless"].items()
        for text in texts
        for read in [READER.read(text)]
        if not any(each.act == act for each in read) or any(acts(each) & GRAVE for each in read)
    ]
    assert not mismatches, "\n".join(mismatches)


@pytest.mark.spec("lexicon.inflections")
@pytest.mark.parametrize("language", sorted(TABLES))
def test_a_question_for_the_end_is_one(language: str) -> None:
    """Required: the question that stands over "Yes" and "No" is a question for the end, without an unknown word."""
    mismatches = [
        f"{text!r}: {[(each.act, each.modality, each.unknown) for each in read]}"
        for text in TABLES[language]["question"]["end"]
        for read in [READER.read(text)]
        if not any(each.act == "end" and each.modality == "question" and not each.unknown for each in read)
    ]
    assert not mismatches, "\n".join(mismatches)


@pytest.mark.spec("lexicon.inflections")
@pytest.mark.parametrize("language", sorted(TABLES))
def test_a_label_speaks_in_every_person(language: str) -> None:
    """Required: what buys, accepts, resumes or deletes never becomes harmless, whoever speaks in the label."""
    mismatches = [
        f"{label!r}: {kind}, read as {read.kind} {read.also}"
        for kind, labels in TABLES[language]["label"].items()
        for label in labels
        if (read := READER.control(label)).kind != kind
    ]
    assert not mismatches, "\n".join(mismatches)


@pytest.mark.spec("lexicon.inflections")
@pytest.mark.parametrize(
    "text",
    [
        "We'll charge you 20 for the cancellation.",
        "We charge 20 for leaving early.",
        "Za rezygnację obciążymy kartę.",
        "İptal ücreti olarak 20 TL çekeceğiz.",
        "解約で20円を引き落とします。",
        "해지 비용 2만원을 청구합니다.",
    ],
)
def test_what_is_charged_for_an_end_claims_no_end(text: str) -> None:
    """Required: the tense of the charge is not that of the end it is for."""
    assert not READER.statement(text).states & {"ended", "scheduled", "other_object"}
