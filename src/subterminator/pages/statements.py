"""Statements of lines about a subscription."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from subterminator.lexicon.meaning import StatementEvidence
from subterminator.lexicon.reader import Reader


@lru_cache(maxsize=20_000)
def statement_of(line: str, heading: str = "", name: str = "") -> StatementEvidence:
    """Read what a line states about the subscription called `name`, under a heading.

    Cached, as the same pages are read many times.
    """
    reader = Reader.load()
    return reader.statement(line, reader.context(heading) if heading else None, name)


def says_it_runs(lines: Iterable[str]) -> bool:
    """Return whether a line states that something renews or is active."""
    return any(statement_of(line).speaks_for("renews", "active") for line in lines)


def denies_renewal(line: str) -> bool:
    """Return whether a line says that nothing renews or is charged any more: "Next payment: none"."""
    return any(each.state == "renews" and not each.holds for each in statement_of(line).evidence)
