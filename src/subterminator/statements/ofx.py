"""Reads OFX, both as SGML (1.x, also QFX) and as XML (2.x)."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date
from decimal import Decimal
from html import escape, unescape

from subterminator.statements.transactions import Kind, Statement, Transaction
from subterminator.statements.values import parse_day

_TAG = re.compile(r"<(/?)([A-Za-z0-9.]+)\s*>([^<]*)")
_NAME = 32
"""Letters of a name at most (OFX 2.2, 11.4.4.1)."""
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
    transactions: list[Transaction] = []
    values: dict[str, str] | None = None
    for closing, name, value in _TAG.findall(_CDATA.sub(lambda match: escape(match[1]), text)):
        tag = name.upper()
        if tag == "CURDEF" and not closing:
            currency = value.strip()
        elif tag == "STMTTRN":
            if values is not None and (made := _transaction(values, currency)):
                transactions.append(made)
            values = None if closing else {}
        elif values is not None and not closing:
            values.setdefault(tag, unescape(value).strip())
    xml = text.lstrip("\ufeff \r\n\t").startswith("<?xml")
    return Statement(tuple(transactions), f"OFX ({'XML' if xml else 'SGML'})")


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
