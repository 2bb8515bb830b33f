"""Finds subscriptions among the entries of an account, and other payments that recur."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from subterminator.statements.merchants import describe, display_name
from subterminator.statements.recurrence import Period, Series, find_series
from subterminator.statements.transactions import Kind, Transaction
from subterminator.statements.vocabulary import folded, vocabulary

_CENT = Decimal("0.01")


@dataclass(frozen=True)
class Found:
    """A payment that recurs."""

    name: str
    """Merchant, from the statement."""
    what: str
    """"subscription", or the kind of bill it is: rent, loan, savings, insurance, energy, tax, transfer."""
    period: Period
    amount: Decimal
    """Last amount charged, positive."""
    currency: str
    charges: tuple[Transaction, ...]
    active: bool
    """Whether it went on until the end of the statement."""
    next_charge: date | None
    """None: it has ended."""
    service: str | None = None
    """Id of the known service."""

    @property
    def yearly_cost(self) -> Decimal:
        return (self.amount * self.period.per_year).quantize(_CENT)

    @property
    def first_amount(self) -> Decimal:
        """First amount charged after a cheap trial, positive."""
        amounts = [-each.amount for each in self.charges]
        return amounts[1] if amounts[0] < amounts[1] / 2 else amounts[0]

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON object of `--json`."""
        return {
            "name": self.name,
            "what": self.what,
            "service": self.service,
            "period": self.period.word,
            "amount": str(self.amount),
            "currency": self.currency,
            "yearly_cost": str(self.yearly_cost),
            "active": self.active,
            "next_charge": self.next_charge.isoformat() if self.next_charge else None,
            "last_charge": self.charges[-1].day.isoformat(),
            "charges": [{"day": each.day.isoformat(), "amount": str(-each.amount)} for each in self.charges],
        }


def find_recurring(
    transactions: Sequence[Transaction], services: Mapping[str, Sequence[str]] | None = None
) -> list[Found]:
    """Return all payments that recur, the dearest first.

    Args:
        services: names on statements by id of each known service.
    """
    charges = [each for each in transactions if _is_charge(each)]
    if not charges:
        return []
    end = max(each.day for each in transactions)
    described = describe(charges, (each for each in transactions if not _is_charge(each)))
    found = [_found(series, end, services or {}) for series in find_series(described)]
    return sorted(found, key=lambda each: (-each.yearly_cost, each.name))


def _is_charge(entry: Transaction) -> bool:
    return entry.amount < 0 and entry.kind not in {Kind.CASH, Kind.INCOME}


def _found(series: Series, end: date, services: Mapping[str, Sequence[str]]) -> Found:
    charges = tuple(each.transaction for each in series.charges)
    active = series.is_active(end)
    service = _service(charges, services)
    return Found(
        name=display_name(charges),
        what=_what(charges, known=service is not None),
        period=series.period,
        amount=series.amount,
        currency=charges[-1].currency,
        charges=charges,
        active=active,
        next_charge=series.due_after(end) if active else None,
        service=service,
    )


def _what(charges: Sequence[Transaction], *, known: bool) -> str:
    """Return "subscription", or what else it is."""
    if known:
        return "subscription"
    last = charges[-1]
    if bill := vocabulary().bill_of(f"{last.party} {last.text}"):
        return bill
    if sum(each.kind is Kind.TRANSFER for each in charges) > len(charges) / 2 or _to_person(last):
        return "transfer"
    return "subscription"


def _to_person(charge: Transaction) -> bool:
    """Return whether money went to a person. Without a party the name begins the description."""
    words = vocabulary()
    if charge.party:
        return words.is_person(charge.party)
    tokens = charge.text.split()
    most = 2 if charge.kind in {Kind.CARD, Kind.DEBIT} else 4
    return words.is_person(" ".join(tokens[:2])) and len(tokens) <= most


def _service(charges: Sequence[Transaction], services: Mapping[str, Sequence[str]]) -> str | None:
    """Return the id of the service with the longest name that stands in the last charge as whole words."""
    text = f" {folded(f'{charges[-1].party} {charges[-1].text}')} "
    best: tuple[int, str] | None = None
    for service, names in services.items():
        for name in map(folded, names):
            if name and f" {name} " in text and (best is None or len(name) > best[0]):
                best = (len(name), service)
    return best[1] if best else None
