"""Verbs in the persons in which pages address people: "you lose", "we delete", "do you confirm?", each language's."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from subterminator.lexicon.meaning import Meaning
from subterminator.lexicon.reader import Reader

READER = Reader.load()
TABLES = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "persons").glob("*.toml"))
}
CONSEQUENCES = {"charge", "pay", "buy", "accept", "resume", "delete", "lose", "start", "renew"}
"""Acts that a harmless text does not assert."""
ENDS = {"ended", "scheduled"}

pytestmark = pytest.mark.spec("lexicon.reader-persons")
every_language = pytest.mark.parametrize("language", sorted(TABLES))


def rows(language: str, table: str) -> Iterator[tuple[str, str, list[Meaning]]]:
    """Yield the texts of a table with what they are listed under, and their clauses."""
    for name, texts in TABLES[language].get(table, {}).items():
        for text in texts:
            yield name, text, READER.read(text)


def told(clauses: list[Meaning]) -> list[tuple[object, ...]]:
    return [(each.act, each.object, each.polarity, each.modality, each.unknown, each.language) for each in clauses]


def ends(text: str) -> bool:
    return bool(READER.statement(text).states & ENDS)


@every_language
def test_an_act_is_read_in_every_person(language: str) -> None:
    """Required: what is charged, lost, deleted, bought or taken up again is read so, whoever is said to do it."""
    unread = [
        f"{text!r}: {act}, read as {told(clauses)}"
        for act, text, clauses in rows(language, "does")
        if not any(
            act in {each.act, *each.others} and each.polarity == "+" and each.modality != "question" for each in clauses
        )
    ]
    assert not unread, "\n".join(unread)


@every_language
def test_a_question_is_read_for_what_a_yes_does(language: str) -> None:
    """Required: "Do you confirm the cancellation?" asks for the end, whichever person it addresses."""
    unread = [
        f"{text!r}: {act}, read as {told(clauses)}"
        for act, text, clauses in rows(language, "asks")
        for asked in [READER.context(text)]
        if (asked.act, asked.polarity, asked.question) != (act, "+", True)
    ]
    assert not unread, "\n".join(unread)


@every_language
def test_an_act_on_condition_asserts_no_end(language: str) -> None:
    """Required: the act of a condition is known, and none of it is an end: "if you cancelled"."""
    unread = [
        f"{text!r}: {act}, read as {told(clauses)}"
        for act, text, clauses in rows(language, "on_condition")
        if ends(text) or not any((each.act, each.modality) == (act, "conditional") for each in clauses)
    ]
    assert not unread, "\n".join(unread)


@every_language
def test_a_harmless_text_asserts_no_consequence(language: str) -> None:
    """Required: what is denied, used, received or only asked is no charge and no loss, and no end."""
    false = [
        f"{text!r}: {told(clauses)}"
        for _, text, clauses in rows(language, "harmless")
        if ends(text)
        or any(each.act in CONSEQUENCES and each.polarity == "+" and not each.is_silent for each in clauses)
    ]
    assert not false, "\n".join(false)


@every_language
def test_what_costs_nothing_is_read_as_what_it_is(language: str) -> None:
    """Required: an end, what is kept and what is denied are read, and nothing in them costs something."""
    mismatches = [
        f"{text!r}: {act}, read as {told(clauses)}"
        for act, text, clauses in rows(language, "costs_nothing")
        if not any(each.act == act for each in clauses)
        or any({each.act, *each.others} & CONSEQUENCES and each.polarity != "-" for each in clauses)
    ]
    assert not mismatches, "\n".join(mismatches)


@every_language
def test_an_account_page_ends_by_what_says_so_alone(language: str) -> None:
    """Required: an end in another person is an end; points that lapse on a day, or an offer to cancel, are none."""
    wrong = [
        f"{text!r}: {sorted(READER.statement(text).states)}, {told(clauses)}"
        for name, text, clauses in rows(language, "account")
        if ends(text) != (name == "ends")
    ]
    assert not wrong, "\n".join(wrong)


@every_language
def test_a_label_speaks_in_every_person(language: str) -> None:
    """Required: what buys, accepts, resumes or deletes never becomes harmless, whoever speaks in the label."""
    mismatches = [
        f"{label!r}: {kind}, read as {read.kind} {read.also}"
        for kind, label, _ in rows(language, "label")
        if (read := READER.control(label)).kind != kind
    ]
    assert not mismatches, "\n".join(mismatches)


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
