"""The reader's judgments of labels and statements, a table of texts for each language, all mismatches at once."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from subterminator.lexicon.language_files import languages
from subterminator.lexicon.meaning import ControlKind
from subterminator.lexicon.reader import Reader

READER = Reader.load()
FOLDER = Path(__file__).parent
TABLES = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("reader/*.toml"))}
MET = {
    path.stem.removeprefix("labels_"): tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(FOLDER.glob("labels_*.toml"))
}
"""Labels met on real services, by the intents of the older lexicon."""
ENDS = {"ended", "scheduled"}
NEVER: dict[str, set[ControlKind]] = {
    "open": {"keep", "delete", "accept", "money"},
    "forward": {"keep", "delete", "accept", "money"},
    "final": {"keep", "delete", "accept"},
    "decline": {"accept", "keep", "delete"},
    "keep": {"end", "delete", "money", "decline"},
    "accept": {"decline", "end", "keep", "delete"},
    "money": {"end", "decline", "keep", "delete"},
    "resume": {"end", "delete", "decline"},
    "delete": {"end", "keep", "decline"},
    "close": {"end", "delete", "resume"},
    "silent": {"end", "delete", "accept"},
    "signout": {"end", "delete"},
}
"""What a label with such an intent must not be taken for."""


@pytest.mark.spec("lexicon.reader-languages")
def test_every_bundled_language_has_a_table() -> None:
    """Required: no language is read that is not held to texts."""
    assert set(TABLES) == set(languages())


@pytest.mark.spec("lexicon.reader-languages")
@pytest.mark.parametrize("language", sorted(TABLES))
def test_a_language_is_read(language: str) -> None:
    """Required: labels and statements are read for what they say, with all languages loaded."""
    table = TABLES[language]
    mismatches = [
        f"{label!r}: {kind}, read as {read.kind} {read.also}"
        for kind, labels in table["control"].items()
        for label in labels
        if (read := READER.control(label)).kind != kind
    ]
    for claim, statements in table["statement"].items():
        for statement in statements:
            states = READER.statement(statement).states
            met = states & ENDS if claim in ENDS else claim == "nothing" or claim in states
            if not met or (claim not in ENDS and states & ENDS):
                mismatches.append(f"{statement!r}: {claim}, speaks for {sorted(states)}")
    assert not mismatches, "\n".join(mismatches)


@pytest.mark.spec("lexicon.reader-languages")
@pytest.mark.parametrize("language", sorted(MET))
def test_no_label_met_on_a_service_is_confused(language: str) -> None:
    """Required: ending is not taken for keeping, declining for accepting, anything for deleting."""
    confused = [
        f"{label!r}: {intent}, read as {read.kind} {read.also}"
        for intent, kinds in NEVER.items()
        for label in MET[language].get(intent, [])
        if (read := READER.control(label)).kind in kinds
    ]
    assert not confused, "\n".join(confused)


@pytest.mark.spec("lexicon.reader-languages")
def test_texts_that_the_tables_were_not_written_from() -> None:
    """Required: labels keep their kind, statements assert an end or none, whatever language they are in."""
    table = tomllib.loads((FOLDER / "reader_mixed.toml").read_text(encoding="utf-8"))
    mismatches = [
        f"{label!r}: {kind}, read as {read.kind} {read.also}"
        for kind, labels in table["control"].items()
        for label in labels
        if (read := READER.control(label)).kind != kind
    ]
    mismatches += [
        f"{statement!r}: {claim}"
        for claim, statements in table["statement"].items()
        for statement in statements
        if bool(READER.statement(statement).states & ENDS) != (claim == "ended")
    ]
    assert not mismatches, "\n".join(mismatches)
