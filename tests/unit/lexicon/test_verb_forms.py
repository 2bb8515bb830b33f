"""Finite verbs of the Germanic languages: what a page says "you lose" or "we charge" with, a table a language."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from subterminator.lexicon.meaning import Meaning
from subterminator.lexicon.reader import Reader

READER = Reader.load()
TABLES = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "verb_forms").glob("*.toml"))
}
GRAVE = {"charge", "pay", "buy", "accept", "resume", "undo", "delete", "lose", "renew", "change", "turn_on"}
"""Acts that a harmless text does not assert."""
ENDS = {"ended", "scheduled"}


def _does(text: str, act: str, clauses: list[Meaning]) -> bool:
    """It says the act, and does not ask for it: whoever charges, loses, deletes, buys or goes on."""
    return any((each.act, each.polarity) == (act, "+") and each.modality != "question" for each in clauses)


def _asks(text: str, act: str, clauses: list[Meaning]) -> bool:
    """It is a question to which a yes does the act."""
    asked = READER.context(text)
    return (asked.act, asked.polarity, asked.question) == (act, "+", True)


def _on_condition(text: str, act: str, clauses: list[Meaning]) -> bool:
    """The act is only a condition, and nothing ended."""
    return not _ends(text) and any((each.act, each.modality) == (act, "conditional") for each in clauses)


def _harmless(text: str, name: str, clauses: list[Meaning]) -> bool:
    """Nothing is charged, lost, bought or ended: it is denied, used, received, possible or only asked."""
    return not _ends(text) and not any(
        each.act in GRAVE and each.polarity == "+" and not each.is_silent for each in clauses
    )


def _account(text: str, name: str, clauses: list[Meaning]) -> bool:
    """An account page says that something has ended, or that it runs."""
    return _ends(text) == (name == "ends")


def _ends(text: str) -> bool:
    return bool(READER.statement(text).states & ENDS)


HOLDS: dict[str, Callable[[str, str, list[Meaning]], bool]] = {
    "does": _does,
    "asks": _asks,
    "on_condition": _on_condition,
    "harmless": _harmless,
    "account": _account,
}


@pytest.mark.spec("lexicon.reader-languages")
@pytest.mark.parametrize("table", HOLDS)
@pytest.mark.parametrize("language", sorted(TABLES))
def test_a_verb_is_read_in_the_persons_in_which_pages_address_people(language: str, table: str) -> None:
    """Required: the act of each text, and no consequence or end that it does not state."""
    mismatches = [
        f"{text!r}: {name}, {[(each.act, each.object, each.polarity, each.modality, each.unknown) for each in clauses]}"
        for name, texts in TABLES[language][table].items()
        for text in texts
        for clauses in [READER.read(text)]
        if not HOLDS[table](text, name, clauses)
    ]
    assert not mismatches, "\n".join(mismatches)
