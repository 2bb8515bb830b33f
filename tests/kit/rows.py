"""Layout of the rows that `perceive.js` writes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

FIELDS = (
    *("n", "role", "name", "text", "tag", "states", "value", "level", "x", "y", "width", "height", "parent", "flags"),
    *("covered_by", "form_method", "form_action", "href", "selector", "attributes", "options", "block", "matches"),
    "title",
)
"""Fields of a row in order."""
FLAGS = ("interactive", "in_viewport", "hit", "modal_blocked", "secret")
"""Names of the bits of `flags`, from the lowest."""


def columns(rows: Sequence[Sequence[Any]], width: int = len(FIELDS)) -> list[Any]:
    """Rows as `look` sends them: by column, 0 for one of zeros; what may be sent by value and place is sent so."""
    return [_column([row[field] for row in rows], FIELDS[field] in RECURRING) for field in range(width)]


RECURRING = frozenset({"role", "tag", "attributes"})


def _column(column: list[Any], recurs: bool) -> Any:
    if not any(value != 0 or isinstance(value, str) for value in column):
        return 0
    return {"values": column, "at": list(range(len(column)))} if recurs else column


def rows_of(columns: Sequence[Any]) -> list[list[Any]]:
    """The rows of columns, the other way round."""
    whole = [[c["values"][at] for at in c["at"]] if isinstance(c, dict) else c for c in columns]
    length = len(whole[0] or [])
    return [list(row) for row in zip(*(column or [0] * length for column in whole), strict=True)]
