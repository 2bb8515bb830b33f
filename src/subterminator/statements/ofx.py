"""Reads OFX, both as SGML (1.x, also QFX) and as XML (2.x)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from decimal import Decimal
from html import escape, unescape

from subterminator.statements.transactions import Kind, Statement, Transaction
from subterminator.statements.values import parse_day

_TAG = re.compile(r"<(/?)([A-Za-z0-9.]+)\s*>([^<]*)")
_NAME = 32
"""Letters of a name at most (OFX 2.2, 11.4.4.1)."""
_SOME_CUT = 3
"""Entries from which names that are all full show that the bank cuts them."""
_CDATA = re.compile(r"<!\[CDATA\[(.*?)\]\]>", re.DOTALL)
KINDS = {
    "POS": Kind.CARD,
    "DIRECTDEBIT": Kind.DEBIT,
    "REPEATPMT": Kind.TRANSFER,
    "XFER": Kind.TRANSFER,
    "ATM": Kind.CASH,
    "CASH": Kind.CASH,
    "DIRECTDEP": Kind.INCOME,
}
"""Values of TRNTYPE that say how money moved (OFX 2.2, 11.4.4.3). DEBIT and PAYMENT do not."""


def looks_like(text: str) -> bool:
    """Return whether a text is OFX."""
    return "<OFX>" in text or "<ofx>" in text


def read(text: str) -> Statement:
    """Return the entries of all accounts in a file.

    An end tag may be missing after a value, which ends at the next tag: so both forms are read alike, without an XML
    parser and its entities.
    """
    currency = ""
    entries: list[tuple[dict[str, str], str]] = []
    values: dict[str, str] | None = None
    for closing, name, value in _TAG.findall(_CDATA.sub(lambda match: escape(match[1]), text)):
        tag = name.upper()
        if tag == "CURDEF" and not closing:
            currency = value.strip()
        elif tag == "STMTTRN":
            if values is not None:
                entries.append((values, currency))
            values = None if closing else {}
        elif values is not None and not closing:
            values.setdefault(tag, unescape(value).strip())
    whole = _joined([values for values, _ in entries])
    made = (_transaction(values, currency) for values, (_, currency) in zip(whole, entries, strict=True))
    transactions = tuple(each for each in made if each)
    xml = text.lstrip("\ufeff \r\n\t").startswith("<?xml")
    return Statement(transactions, f"OFX ({'XML' if xml else 'SGML'})")


def _joined(entries: Sequence[dict[str, str]]) -> list[dict[str, str]]:
    """Return the entries with whole descriptions as memos, if the bank writes what a name has no room for as memo.

    It does if only full names have one. A full one may end within a word: by the words that stand whole elsewhere.
    """
    cut = [each for each in entries if each.get("MEMO") and not each["MEMO"].startswith(each.get("NAME", ""))]
    if len(cut) < _SOME_CUT or any(len(each.get("NAME", "")) < _NAME - 1 for each in cut):
        return list(entries)
    pieces = [each.get("NAME", "").split()[: -1 if each in cut else None] for each in entries]
    pieces += [each["MEMO"].split()[1:] for each in cut]
    known = {word for words in pieces for word in words}

    def joined(name: str, memo: str) -> str:
        end, start = name.rsplit(maxsplit=1)[-1], memo.split(maxsplit=1)[0]
        between_words = end + start not in known and {end, start} <= known
        return f"{name} {memo}" if len(name) < _NAME or between_words else name + memo

    return [
        {**each, "NAME": "", "MEMO": joined(each["NAME"], each["MEMO"])} if each in cut else each for each in entries
    ]


def _transaction(values: dict[str, str], currency: str) -> Transaction | None:
    day = _posted(values.get("DTPOSTED", ""))
    with suppress(ArithmeticError):
        amount = Decimal(values.get("TRNAMT", "").replace(",", "."))
        if day is not None:
            name, memo = values.get("NAME", ""), values.get("MEMO", "")
            if len(name) >= _NAME and not memo[:1].isalnum() and memo:  # the description goes on: "DESC 10" and "/07"
                name, memo = "", name + memo
            elif memo.startswith(name):  # the name is the description, cut
                name = ""
            kind = KINDS.get(values.get("TRNTYPE", "").upper(), Kind.UNKNOWN)
            return Transaction(day, amount, currency, name, memo, kind)
    return None


def _posted(value: str) -> date | None:
    return parse_day(value[:8], "year-first")
