"""Prices of a period as amounts of money, and what they come to in a year. What is not sure is not known."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from functools import cache

from subterminator.lexicon.currencies import CODES, sum_pattern
from subterminator.lexicon.language_files import amount_words
from subterminator.pages.fees import is_price_of_a_period

_MONTHS = {"month": 1, "quarter": 3, "year": 12}
"""Months of a period by the list of its words."""
_WEEKS_A_YEAR = 52
_NUMBER = re.compile(r"\d[\d.,]*")
_SEVERAL = re.compile(r"(\d{1,2})[ \u00a0]?")
_SEVERAL_BEFORE = re.compile(r"(\d{1,2})[ \u00a0]?$")
_CENT = Decimal("0.01")
_CODES = {"€": "EUR", "£": "GBP", "US$": "USD", "CA$": "CAD", "AU$": "AUD", "NZ$": "NZD", "R$": "BRL", "₹": "INR"}
_CODES |= {
    "₩": "KRW",
    "원": "KRW",
    "円": "JPY",
    "元": "CNY",
    "₺": "TRY",
    "₽": "RUB",
    "₴": "UAH",
    "₫": "VND",
    "₪": "ILS",
}
_CODES |= {"zł": "PLN", "Kč": "CZK", "Ft": "HUF", "lei": "RON", "euro": "EUR", "euros": "EUR"}
"""Codes of signs that only one currency has. "$", "¥" and "kr" are those of several, and stay as they are written."""


@dataclass(frozen=True, slots=True)
class Price:
    """Price of a subscription for a period."""

    amount: Decimal
    currency: str
    """Code of ISO 4217, or the sign where several currencies share it."""
    per_year: Decimal | None
    """Number of periods in a year. None: the text does not say for sure how long one is."""

    @property
    def yearly(self) -> Decimal | None:
        """Return what it comes to in a year; None where the period is not known."""
        return None if self.per_year is None else (self.amount * self.per_year).quantize(_CENT)


def read_price(line: str) -> Price | None:
    """Read the only price of a period in a line; None if there is none, or several."""
    sums = [each for each in sum_pattern().finditer(line) if is_price_of_a_period(line, each)]
    if len({each[0].strip() for each in sums}) != 1:
        return None
    found = sums[0]
    number = _NUMBER.search(found[0])
    amount = amount_in(found[0])
    if number is None or amount is None:
        return None
    per_year = _after(line[found.end() :]) or _before(line[: found.start()])
    return Price(amount, _currency(found[0][: number.start()] + found[0][number.end() :]), per_year)


def amount_in(written: str) -> Decimal | None:
    """Return the amount of a sum as it is written, "£119.88"; None if it has no number, or one that is not sure."""
    number = _NUMBER.search(written)
    return _decimal(number[0].rstrip(".,")) if number is not None else None


def _currency(written: str) -> str:
    name = written.strip(" .\u00a0\u202f")
    if name.isascii() and name.isalpha() and len(name) == 3 and name.upper() in CODES.split("|"):
        return name.upper()
    return _CODES.get(name) or _CODES.get(name.lower(), name)


def _decimal(number: str) -> Decimal | None:
    """Read a number with a point or a comma before one or two decimals, or between groups of three digits."""
    whole, decimals = re.fullmatch(r"(.*?)(?:[.,](\d{1,2}))?", number, re.DOTALL).groups()  # type: ignore[union-attr]
    if not re.fullmatch(r"\d+|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*", whole):
        return None
    try:
        return Decimal(re.sub("[.,]", "", whole) + (f".{decimals}" if decimals else ""))
    except InvalidOperation:
        return None


def _after(text: str) -> Decimal | None:
    """Return the number of periods in a year by the words behind a price: "/ month", "every 3 months"."""
    rest = text.lstrip(" \u00a0.")
    rest = rest[1:].lstrip() if rest.startswith("/") else rest
    if lead := _per().match(rest):
        rest = rest[lead.end() :].lstrip(" \u00a0.")
    several = _SEVERAL.match(rest)
    rest = rest[several.end() :] if several else rest
    for name in ("week", *_MONTHS):
        if found := amount_words(name).match(rest):
            behind = rest[found.end() :].lstrip()
            if behind.startswith("/") or _per().match(behind):  # "a month per user": for how many is not known
                return None
            return _times(name, int(several[1]) if several else 1)
    return None


def _before(text: str) -> Decimal | None:
    """Return the same by the words directly before a price: "monthly $5"."""
    for name in ("week", *_MONTHS):
        if found := _at_the_end(name).search(text):
            several = _SEVERAL_BEFORE.search(text[: found.start()])
            return _times(name, int(several[1]) if several else 1)
    return None


@cache
def _at_the_end(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?:{amount_words(name).pattern})[ \u00a0:]*$", re.IGNORECASE)


def _times(name: str, count: int) -> Decimal | None:
    if not count:
        return None
    return Decimal(_WEEKS_A_YEAR if name == "week" else 12) / (count * _MONTHS.get(name, 1))


@cache
def _per() -> re.Pattern[str]:
    return amount_words("per")
