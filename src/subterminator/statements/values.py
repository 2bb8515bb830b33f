"""Amounts and days as banks write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime
from decimal import Decimal
from typing import Literal

Order = Literal["day-first", "month-first", "year-first"]
"""Order of the numbers in a day."""
Separator = Literal[",", "."]

_NUMBER = re.compile(r"\d(?:[\d.,'\u2019 \u00a0\u202f]*\d)?")
MINUS = ("-", "\u2212", "\u2013", "(")
"""Signs before a negative amount: hyphen, minus, dash, bracket."""
_PARTS = re.compile(r"(\d{1,4})[./\- ]+(\d{1,2})[./\- ]+(\d{4}|\d{1,2})(?!\d)")
_DOTTED = re.compile(r"\d{1,2}\. ?\d{1,2}\. ?\d")
_COMPACT = re.compile(r"(\d{4})(\d{2})(\d{2})")
_NAMED = re.compile(r"(\d{1,2})[.\- ]*([^\W\d_]{3,})[.\- ,]*(\d{2,4})")
_NAMED_US = re.compile(r"([^\W\d_]{3,})[. ]+(\d{1,2}),? +(\d{4})")
_LATEST = 7
"""Days after a purchase within which a bank books it."""
_ISO_DAY = re.compile(r"(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)")
_SHORT_DAY = re.compile(r"(?<![\d.,/])(\d{1,2})[./-](\d{1,2})(?:[./-](?:\d{4}|\d{2}))?(?![\d])")
_DIGITS_DAY = re.compile(r"(?<!\S)(\d{2})(\d{2})(?!\S)")
_WORD_DAY = re.compile(r"(?<![^\W_])(\d{1,2})[. ]?([^\W\d_]{3,4})(?=\d|\b)")
_MONTHS = {
    prefix: number
    for number, prefixes in enumerate(
        (
            "jan gen ene sty",
            "feb fév fev lut",
            "mar mär mrt",
            "apr avr abr kwi",
            "may mai mag mei maj",
            "jun juin giu cze",
            "jul juil lug lip",
            "aug aoû aou ago sie",
            "sep set wrz",
            "oct okt ott paź out",
            "nov lis",
            "dec dez déc dic gru",
        ),
        start=1,
    )
    for prefix in prefixes.split()
}


def decimal_separator(cells: Iterable[str]) -> Separator | None:
    """Return the sign before the cents that fits all amounts of a column. None: no amount shows it."""
    votes = {",": 0, ".": 0}
    for cell in cells:
        number = _NUMBER.search(cell)
        signs = [sign for sign in number[0] if sign in votes] if number else []
        if not number or not signs:
            continue
        last = signs[-1]
        behind = len(number[0]) - number[0].rindex(last) - 1
        if len(set(signs)) == 2 or (len(signs) == 1 and behind != 3):
            votes[last] += 1
        elif len(signs) > 1:  # 1.234.567
            votes["," if last == "." else "."] += 1
    if not any(votes.values()):
        return None
    return "," if votes[","] > votes["."] else "."


def parse_amount(cell: str, separator: Separator) -> Decimal | None:
    """Return the signed amount in a cell, or None: it has none."""
    number = _NUMBER.search(cell)
    if not number:
        return None
    digits = re.sub(rf"[^\d{re.escape(separator)}]", "", number[0]).replace(separator, ".")
    if digits.count(".") > 1:
        return None
    around = cell[: number.start()] + cell[number.end() :]
    value = Decimal(digits)
    return -value if any(sign in around for sign in MINUS) else value


def date_order(cells: Sequence[str], *, by_time: bool = True) -> Order | None:
    """Return the order of day and month that fits all cells. None: both fit. Numbers with dots have the day first.

    Args:
        by_time: whether the cells may stand in order of time. Where they are grouped otherwise, it tells nothing.
    """
    parts = [tuple(map(int, match.groups())) for cell in cells if (match := _PARTS.match(cell.strip()))]
    if not parts or any(first > 31 for first, _, _ in parts):
        return "year-first"
    day_first = any(first > 12 for first, _, _ in parts)
    month_first = any(second > 12 for _, second, _ in parts)
    if day_first or month_first:
        return "day-first" if day_first else "month-first"
    if all(_DOTTED.match(cell.strip()) for cell in cells):
        return "day-first"
    return _order_by_sequence(parts) if by_time else None


def _order_by_sequence(parts: Sequence[tuple[int, ...]]) -> Order | None:
    """Return the order in which the entries of a file follow each other in time, if only one does."""
    fitting: list[Order] = []
    for order, key in (("day-first", (2, 1, 0)), ("month-first", (2, 0, 1))):
        days = [tuple(part[at] for at in key) for part in parts]
        if len(set(days)) > 2 and days in (sorted(days), sorted(days, reverse=True)):
            fitting.append("day-first" if order == "day-first" else "month-first")
    return fitting[0] if len(fitting) == 1 else None


def parse_day(cell: str, order: Order) -> date | None:
    """Return the day at the beginning of a cell, or None: there is none."""
    text = cell.strip()
    with suppress(ValueError):
        if match := _PARTS.match(text):
            first, second, third = (int(part) for part in match.groups())
            if first > 31:
                return date(first, second, third)
            year = third + 2000 if third < 100 else third
            return date(year, second, first) if order != "month-first" else date(year, first, second)
        if match := _COMPACT.match(text):
            return date(*(int(part) for part in match.groups()))
        if match := _NAMED.match(text):
            return _named(match[1], match[2], match[3])
        if match := _NAMED_US.match(text):
            return _named(match[2], match[1], match[3])
        return datetime.fromisoformat(text).date()
    return None


def purchase_day(text: str, booked: date) -> date | None:
    """Return the day of a purchase that its description tells, at most a week before it was booked, or None."""
    for month, day in _days_in(text):
        for year in (booked.year, booked.year - 1):
            with suppress(ValueError):
                if 0 <= (booked - (bought := date(year, month, day))).days <= _LATEST:
                    return bought
    return None


def _days_in(text: str) -> Iterator[tuple[int, int]]:
    """Yield what may be month and day in a description, the clearest first."""
    for _, month, day in _ISO_DAY.findall(text):
        yield int(month), int(day)
    for pattern in (_SHORT_DAY, _DIGITS_DAY):
        for first, second in pattern.findall(text):
            yield int(second), int(first)
            yield int(first), int(second)
    for day, word in _WORD_DAY.findall(text):
        if month := _month(word):
            yield month, int(day)


def _month(word: str) -> int | None:
    return next((_MONTHS[start] for length in (4, 3) if (start := word.casefold()[:length]) in _MONTHS), None)


def _named(day: str, month: str, year: str) -> date | None:
    number = _month(month)
    return date(int(year) + (2000 if len(year) == 2 else 0), number, int(day)) if number else None
