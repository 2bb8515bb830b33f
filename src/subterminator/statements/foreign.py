"""Prices in another currency, as descriptions of card payments tell them: "23.00 USD @ 0.9431", "USD 4,00"."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from statistics import median

from subterminator.statements.transactions import Transaction

_CODES = (
    "USD|EUR|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|CAD|AUD|NZD|JPY|CNY|HKD|SGD|KRW|INR|THB|MXN|BRL|ZAR|ILS"
)
_CODE = "|".join(r" ?".join(code) for code in _CODES.split("|"))  # a bank that cuts lines may cut a code
_NUMBER = r"\d[\d.,']*[.,]\d{2}|\d{1,5}"
_PRICE = re.compile(rf"(?<![\d.,])({_NUMBER}) ?({_CODE})(?![^\W\d_])|(?<![^\W_])({_CODE}) ?({_NUMBER})(?![\d.,]*\d)")
_REACH = 0.3
"""Share by which the rate of a currency may be off its median."""


@dataclass(frozen=True, slots=True)
class ForeignPrice:
    """A price in another currency than the account's."""

    amount: Decimal
    """Positive."""
    currency: str
    """ISO 4217."""


def foreign_prices(transactions: Sequence[Transaction]) -> list[ForeignPrice | None]:
    """Return for each entry the price its description tells. None: it tells none, or one that fits no usual rate."""
    found = [_price(each) for each in transactions]
    rates: defaultdict[str, list[float]] = defaultdict(list)
    for entry, price in zip(transactions, found, strict=True):
        if price:
            rates[price.currency].append(float(-entry.amount / price.amount))
    usual = {currency: median(each) for currency, each in rates.items()}

    def fits(entry: Transaction, price: ForeignPrice) -> bool:
        rate = usual[price.currency]
        return abs(float(-entry.amount / price.amount) - rate) <= _REACH * rate

    return [price if price and fits(entry, price) else None for entry, price in zip(transactions, found, strict=True)]


def _price(entry: Transaction) -> ForeignPrice | None:
    """Return the last price in a description that is in another currency."""
    prices = [
        ForeignPrice(amount, currency)
        for number, behind, before, other in _PRICE.findall(f"{entry.party} {entry.text}")
        if (amount := _amount(number or other)) and (currency := (behind or before).replace(" ", "")) != entry.currency
    ]
    return prices[-1] if prices else None


def _amount(number: str) -> Decimal:
    """Return a number of which two digits behind a point or comma are cents."""
    cents = Decimal(re.sub(r"\D", "", number))
    return cents / 100 if re.search(r"[.,]\d{2}$", number) else cents
