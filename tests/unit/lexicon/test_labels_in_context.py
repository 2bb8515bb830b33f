"""What labels do where they stand: in a menu, under a survey's question, an offer, in a dialog."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from subterminator.lexicon.reader import Reader

READER = Reader.load()
LABELS = tomllib.loads(Path(__file__).with_name("context_labels.toml").read_text(encoding="utf-8"))


@pytest.mark.spec("lexicon.reader-context")
@pytest.mark.parametrize("row", sorted(LABELS))
def test_a_label_takes_its_kind_from_where_it_stands(row: str) -> None:
    """Required: the kind that the row is named by, in every language."""
    mismatches = [
        f"{language}: {label!r} under {context!r} is {read.kind} {read.also}"
        for language, (context, *labels) in LABELS[row].items()
        for label in labels
        if (read := READER.control(label, context)).kind != row.partition("-")[0]
    ]
    assert not mismatches, "\n".join(mismatches)
