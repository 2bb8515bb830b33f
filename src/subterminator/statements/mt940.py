"""Reads MT940, the statement message of SWIFT, with the fields that banks put into :86:."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date
from decimal import Decimal

from subterminator.statements.transactions import Kind, Statement, Transaction
from subterminator.statements.vocabulary import vocabulary

_FIELD = re.compile(r"^:(\d{2}[A-Z]?):", re.MULTILINE)
_ENTRY = re.compile(r"(\d{6})(\d{4})?(R?[DC])([A-Z])?\s*([\d,]+)(?:[NSF]([A-Z]{3}))?")
_LINE = 65
"""Letters of a full line of field 86: a word goes on in the next."""
_TYPES = {"DDT": Kind.DEBIT, "STO": Kind.TRANSFER}
"""Types in field 61 that say how money moved."""
_CODED = re.compile(r"(\d{3})([^\w\s])(?=\d{2})")
"""Code of the business transaction, and the sign before each numbered part: `?` in Germany, `~` or `^` in Poland."""
_SLASHED = re.compile(r"/(NAME|REMI|TRTP|CNTP|EREF|MARF|CSID|IBAN|BIC|ISDT|BENM|ORDP|ID|ADDR|SVCL|PREF)/")
_PURPOSE = (*range(20, 30), *range(60, 64))
KINDS = {
    **dict.fromkeys(("004", "005", "104", "105", "109", "171"), Kind.DEBIT),
    **dict.fromkeys(("106", "107", "110"), Kind.CARD),
    **dict.fromkeys(("008", "020", "052", "116", "117", "118", "119", "177", "191"), Kind.TRANSFER),
    **dict.fromkeys(("083", "082"), Kind.CASH),
    **dict.fromkeys(("051", "053", "152", "153", "154", "155", "156", "166"), Kind.INCOME),
}
"""Business transaction codes (Geschäftsvorfallcodes) of the German Banking Industry Committee."""


def looks_like(text: str) -> bool:
    """Return whether a text is an MT940 message."""
    return ":61:" in text and re.search(r"^:(?:20|25|28C|60[FM]):", text, re.MULTILINE) is not None


def read(text: str) -> Statement:
    """Return the entries of all messages in a file."""
    fields = _FIELD.split(text)[1:]
    currency = ""
    transactions: list[Transaction] = []
    pending: tuple[date, Decimal, Kind] | None = None
    for tag, value in [*zip(fields[::2], fields[1::2], strict=True), ("61", "")]:
        if tag.startswith("60"):
            currency = value[7:10]
        if tag in {"61", "62F", "62M"} and pending is not None:  # an entry without a description
            day, amount, kind = pending
            transactions.append(Transaction(day, amount, currency, "", "", kind))
            pending = None
        if tag == "61":
            pending = _entry(value)
        elif tag == "86" and pending is not None:
            transactions.append(_described(*pending, currency, value))
            pending = None
    return Statement(tuple(transactions), "MT940")


def _entry(value: str) -> tuple[date, Decimal, Kind] | None:
    """Return booking day and amount of a field 61, and how money moved."""
    match = _ENTRY.match(value.strip())
    if not match:
        return None
    valued, booked, mark, _, number, kind = match.groups()
    with suppress(ValueError, ArithmeticError):
        day = date(2000 + int(valued[:2]), int(valued[2:4]), int(valued[4:]))
        if booked:
            day = _near(day, int(booked[:2]), int(booked[2:]))
        amount = Decimal(number.replace(",", "."))
        return day, -amount if mark in {"D", "RC"} else amount, _TYPES.get(kind, Kind.UNKNOWN)
    return None


def _near(day: date, month: int, of_month: int) -> date:
    """Return the day of that month nearest to the value date: at a turn of the year it has another year."""
    years = [date(day.year + more, month, of_month) for more in (-1, 0, 1) if (month, of_month) != (2, 29)]
    return min(years, key=lambda each: abs(each - day), default=day)


def _described(day: date, amount: Decimal, kind: Kind, currency: str, value: str) -> Transaction:
    joined = value.replace("\r", "").strip().removesuffix("\n-").replace("\n", "")
    if coded := _CODED.match(joined):
        code, sign = coded.groups()
        parts = {int(part[:2]): part[2:] for part in joined[3:].split(sign) if part[:2].isdigit()}
        purpose = "".join(parts.get(number, "") for number in _PURPOSE)
        party = (parts.get(32, "") + parts.get(33, "")).strip()
        kind = _known(vocabulary().kind_of(parts.get(0, "")), KINDS.get(code, Kind.UNKNOWN), kind)
        return Transaction(day, amount, currency, party, _without_sepa_labels(purpose), kind)
    if _SLASHED.search(joined):
        pieces = _SLASHED.split(joined)
        slashed = dict(zip(pieces[1::2], pieces[2::2], strict=True))
        kind = _known(_slashed_kind(slashed.get("TRTP", "")), kind)
        party = slashed.get("NAME", "") or slashed.get("CNTP", "").split("/", 2)[-1]
        purpose = slashed.get("REMI", joined).removeprefix("USTD//")
        return Transaction(day, amount, currency, party.strip(" /"), purpose.strip(" /"), kind)
    lines = value.replace("\r", "").split("\n")
    spaced = "".join(line if len(line) >= _LINE else f"{line} " for line in lines)
    return Transaction(day, amount, currency, "", " ".join(spaced.split()).removesuffix(" -"), kind)


def _known(*kinds: Kind) -> Kind:
    """Return the first kind that says something."""
    return next((kind for kind in kinds if kind is not Kind.UNKNOWN), Kind.UNKNOWN)


def _slashed_kind(word: str) -> Kind:
    found = {
        "INCASSO": Kind.DEBIT,
        "OVERBOEKING": Kind.TRANSFER,
        "BETAALAUTOMAAT": Kind.CARD,
        "GELDAUTOMAAT": Kind.CASH,
    }
    return next((kind for name, kind in found.items() if name in word.upper()), Kind.UNKNOWN)


def _without_sepa_labels(purpose: str) -> str:
    """Return what follows SVWZ+ in a SEPA purpose, where it has such labels."""
    match = re.search(r"SVWZ\+(.*?)(?:[A-Z]{4}\+|$)", purpose)
    return match[1].strip() if match else purpose.strip()
