"""Tables of rows: one test reads a whole table and reports every row that is wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

LEXICON_TABLES = Path(__file__).parents[1] / "unit/lexicon"

Table = dict[str, list[str]]
"""Intent to the labels or lines that have it, in one language."""


def tables(kind: str) -> dict[str, Table]:
    """By language, the tables of that kind: `labels` of controls, or lines of `pages`."""
    read = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(LEXICON_TABLES.glob(f"{kind}_*.toml"))]
    return {table.pop("language"): table for table in read}


def rows(table: Table, *intents: str) -> list[tuple[str, str]]:
    """Text and intent of the rows with these intents, or of all rows when none is named."""
    return [(text, intent) for intent in intents or table for text in table.get(intent, [])]


def report(mismatches: Iterable[object]) -> None:
    """Fail with every mismatch on a line of its own, none of them cut short."""
    if wrong := [str(mismatch) for mismatch in mismatches]:
        pytest.fail("\n".join([f"{len(wrong)} rows are wrong:", *wrong]), pytrace=False)
