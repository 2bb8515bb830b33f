"""Entries of an account, whatever the format of the statement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import StrEnum


class Kind(StrEnum):
    """How money moved, as far as the bank says it."""

    UNKNOWN = "unknown"
    CARD = "card"
    DEBIT = "direct debit"
    TRANSFER = "transfer"
    """By the account's owner, also as a standing order."""
    CASH = "cash"
    INCOME = "income"


@dataclass(frozen=True, slots=True)
class Transaction:
    """One booked entry."""

    day: date
    """Day of booking."""
    amount: Decimal
    """Negative: a charge."""
    currency: str
    """ISO 4217, or "" where the statement does not say it."""
    party: str
    """Name of the other side, or ""."""
    text: str
    """Purpose, or the whole description where the statement has only one."""
    kind: Kind = Kind.UNKNOWN
    bought: date | None = None
    """Day of the purchase, where the statement has a column for it."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One file, as read."""

    transactions: tuple[Transaction, ...]
    format: str
    """Name of the format for a person."""
    notes: tuple[str, ...] = ()
    """What was concluded from the file rather than told by it."""


def merged(statements: Iterable[Statement]) -> list[Transaction]:
    """Return all entries in the order of their days. What overlapping files both contain counts once."""
    counts: Counter[Transaction] = Counter()
    for statement in statements:
        counts |= Counter(statement.transactions)
    return sorted(counts.elements(), key=lambda each: each.day)
