"""Reads CSV of any bank: separators, header, sign, decimal comma and order of days are found out from the file."""

from __future__ import annotations

import csv
import io
import itertools
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache

from subterminator.domain.errors import ConfigurationError
from subterminator.statements.transactions import Kind, Statement, Transaction
from subterminator.statements.values import (
    MINUS,
    Order,
    Separator,
    date_order,
    decimal_separator,
    parse_amount,
    parse_day,
)
from subterminator.statements.vocabulary import folded, vocabulary

DELIMITERS = (";", ",", "\t", "|")
_MOST_COLUMNS = 100
_HEADER_WITHIN = 60
"""Lines: some banks write about the account first."""
_AMOUNT = re.compile(r"[-+\u2212(]?[\d.,' ]+\)?(?: ?[A-Z€$£]{1,3})?")
_CURRENCY = re.compile(r"\b[A-Z]{3}\b")
_ACCOUNT = re.compile(r"[A-Z]{2}\d{2}[\dA-Z ]{8,}|[\d* ./-]+")
"""An account number rather than a name."""
_SYMBOLS = {"€": "EUR", "£": "GBP", "zł": "PLN"}
_OUT_WORDS = {"d", "dr", "debit", "dbit", "s", "soll", "af", "ut", "charge", "-", "out", "debet", "uitgave"}


@dataclass(frozen=True)
class _Table:
    delimiter: str
    roles: dict[str, list[int]]
    """Columns by role, from the left."""
    rows: list[list[str]]
    header: tuple[str, ...]
    """Empty: the file has none."""
    signed_by_words: bool = False
    """True where a column of words, such as Af and Bij, tells charges from what comes in."""

    def column(self, role: str) -> int | None:
        return self.roles[role][0] if self.roles.get(role) else None

    def cells(self, column: int) -> list[str]:
        return [row[column].strip() for row in self.rows if column < len(row) and row[column].strip()]


def read(text: str, order: Order | None = None) -> Statement:
    """Return the entries of a CSV file. `order`: of day and month, where the person says it.

    Raises:
        ConfigurationError: no columns of day and amount are found, or the order of day and month is not clear.
    """
    table = _table(text)
    amounts = [column for role in ("amount", "debit", "credit") for column in table.roles.get(role, ())]
    separator: Separator = decimal_separator(cell for column in amounts for cell in table.cells(column)) or "."
    days = table.column("day")
    assert days is not None  # noqa: S101 - what has none is no table
    order = order or date_order(table.cells(days), by_time=not _is_grouped(table))
    if order is None:
        raise ConfigurationError(
            "its days can be read with the day or the month first: add --dates day-first or --dates month-first"
        )
    reverse = _charges_are_positive(table, separator)
    transactions = tuple(made for row in table.rows if (made := _transaction(table, row, separator, order, reverse)))
    notes = [f"separated by {_called(table.delimiter)}", f"decimal {'comma' if separator == ',' else 'point'}"]
    if order != "year-first":
        notes.append(order.replace("-", " "))
    if reverse:
        notes.append("charges are written without a minus")
    if not table.header:
        notes.append("no header: columns found by what they contain")
    skipped = len(table.rows) - len(transactions)
    if skipped:
        notes.append(f"{skipped} {'line' if skipped == 1 else 'lines'} without day or amount left out")
    return Statement(transactions, "CSV", tuple(notes))


def _called(delimiter: str) -> str:
    return {"\t": "tabs", ";": "semicolons", ",": "commas"}.get(delimiter, repr(delimiter))


# -- finding the table -------------------------------------------------------------------------------------------------


def _table(text: str) -> _Table:
    """Return the table of the separator under which most columns are known."""
    found: list[tuple[int, _Table]] = []
    for delimiter in DELIMITERS:
        rows = _rows(text, delimiter)
        for number, row in enumerate(rows[:_HEADER_WITHIN]):
            roles = _roles(row)
            if _is_enough(roles):
                body = [each for each in rows[number + 1 :] if len(each) > 1]
                known = sum(map(len, roles.values()))
                found.append((known, _Table(delimiter, roles, body, tuple(row))))
                break
    if found:
        return _settled(max(found, key=lambda each: each[0])[1])
    for delimiter in DELIMITERS:
        if table := _without_header(delimiter, _rows(text, delimiter)):
            return table
    raise ConfigurationError("no columns with a day and an amount were found; is it a statement, saved as CSV?")


def _settled(table: _Table) -> _Table:
    """Decide by what they contain on columns whose header has two meanings, such as Valuta and Buchungstext."""
    roles = {role: list(columns) for role, columns in table.roles.items()}
    for column in roles.get("value_day", ()):
        cells = table.cells(column)
        if cells and all(re.fullmatch(r"[A-Z]{3}", cell) for cell in cells):
            roles.setdefault("currency", []).append(column)
    if "text" not in roles and "party" not in roles and "kind" in roles:
        roles["text"] = [roles["kind"].pop()]
        roles = {role: columns for role, columns in roles.items() if columns}
    days = {column for column in roles.get("amount", ()) if _are_days(table.cells(column))}
    if days and len(days) < len(roles["amount"]):  # Valor, Valør: a day here, an amount elsewhere
        roles["amount"] = [column for column in roles["amount"] if column not in days]
        roles.setdefault("value_day", []).extend(sorted(days))
    if texts := roles.get("text"):
        texts += _unnamed_after(texts[-1], table)
    if "text" not in roles and "party" not in roles:
        roles["text"] = _wordiest(table, {column for columns in roles.values() for column in columns})
    elif _mostly_empty(table, [*roles.get("text", ()), *roles.get("party", ())]):
        others = _wordiest(table, {column for columns in roles.values() for column in columns})
        roles["text"] = [*others, *roles.get("text", ())]
    if "bought" in roles and table.cells(roles["bought"][0]) == table.cells(roles["day"][0]):
        del roles["bought"]
    settled = replace(table, roles=roles)
    return replace(settled, signed_by_words=_has_sign_words(settled))


def _are_days(cells: Sequence[str]) -> bool:
    return bool(cells) and all(parse_day(cell, "day-first") or parse_day(cell, "month-first") for cell in cells)


def _mostly_empty(table: _Table, columns: Sequence[int]) -> bool:
    """Return whether half of the rows have nothing in these columns."""
    filled = sum(any(column < len(row) and row[column].strip() for column in columns) for row in table.rows)
    return filled < len(table.rows) / 2


def _unnamed_after(column: int, table: _Table) -> list[int]:
    """Return the columns without a header right behind one, with letters in them: it has several."""
    width = max(map(len, table.rows), default=0)
    header = [*table.header, *[""] * (width - len(table.header))]
    unnamed = itertools.takewhile(lambda other: not header[other].strip(), range(column + 1, width))
    return [other for other in unnamed if any(any(map(str.isalpha, cell)) for cell in table.cells(other))]


def _wordiest(table: _Table, known: set[int]) -> list[int]:
    """Return the column with the most letters among those without a role, alone; none has letters: no column."""
    width = max(map(len, table.rows), default=0)
    letters = {
        column: sum(sign.isalpha() for cell in set(table.cells(column)) for sign in cell)
        for column in set(range(width)) - known
    }
    best = max(letters, key=lambda column: letters[column], default=None)
    return [best] if best is not None and letters[best] else []


def _rows(text: str, delimiter: str) -> list[list[str]]:
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=True)
        return [row for row in reader if len(row) <= _MOST_COLUMNS and any(cell.strip() for cell in row)]
    except csv.Error:
        return []


def _is_enough(roles: dict[str, list[int]]) -> bool:
    return "day" in roles and ("amount" in roles or ("debit" in roles and "credit" in roles))


def _roles(header: Sequence[str]) -> dict[str, list[int]]:
    roles: dict[str, list[int]] = {}
    for column, cell in enumerate(header):
        if role := _role(cell):
            roles.setdefault(role, []).append(column)
    for other in ("bought", "value_day"):
        if other in roles and "day" not in roles:
            roles["day"] = roles.pop(other)
    return roles


def _role(cell: str) -> str:
    """Return the role of a header: that of the longest phrase with which it begins."""
    text = re.sub(r"(?<=[^\W\d_])\d+$", "", folded(cell))  # Beschreibung1, Beschreibung2
    if len(text) > 60:
        return ""
    columns = vocabulary().columns
    fitting = [phrase for phrase in columns if f"{text} ".startswith(f"{phrase} ")]
    return columns[max(fitting, key=len)] if fitting else ""


def _without_header(delimiter: str, rows: list[list[str]]) -> _Table | None:
    """Return a table whose columns are told by what they contain."""
    width, count = Counter(map(len, rows)).most_common(1)[0] if rows else (0, 0)
    body = [row for row in rows if len(row) == width]
    if width < 3 or count < 3 or count < 0.9 * len(rows):
        return None
    columns = list(zip(*body, strict=True))
    order_free: Order = "day-first"
    days, amounts, texts = [], [], []
    for number, cells in enumerate(columns):
        filled = [cell for cell in cells if cell.strip()]
        if not filled:
            continue
        if all(parse_day(cell, order_free) or parse_day(cell, "month-first") for cell in filled):
            days.append(number)
        elif all(_AMOUNT.fullmatch(cell.strip()) for cell in filled):
            amounts.append(number)
        elif len(set(filled)) > 1:
            texts.append(number)
    if not days or not amounts or not texts:
        return None
    signed = [column for column in amounts if any(cell.strip().startswith(MINUS) for cell in columns[column])]
    roles = {"day": days[:1], "amount": (signed or amounts)[:1], "text": texts}
    return _Table(delimiter, roles, body, ())


# -- reading a row -----------------------------------------------------------------------------------------------------


def _is_grouped(table: _Table) -> bool:
    """Return whether the rows stand by merchant: some have several, and none has other rows between them."""
    columns = [*table.roles.get("party", ()), *table.roles.get("text", ())]
    merchants = [
        re.sub(r"[\d\W]+", " ", " ".join(row[column] for column in columns if column < len(row))).casefold()
        for row in table.rows
    ]
    groups = [merchant for merchant, _ in itertools.groupby(merchants)]
    return len(set(merchants)) == len(groups) < len(merchants)


def _charges_are_positive(table: _Table, separator: Separator) -> bool:
    """Return whether charges stand without a minus, as on the statements of credit cards: most entries are charges."""
    column = table.column("amount")
    if column is None or table.signed_by_words:
        return False
    values = [value for cell in table.cells(column) if (value := parse_amount(cell, separator))]
    return sum(value > 0 for value in values) > 0.6 * len(values)


def _has_sign_words(table: _Table) -> bool:
    column = table.column("sign")
    cells = {folded(cell) for cell in table.cells(column)} if column is not None else set()
    return bool(cells & _OUT_WORDS) and len(cells) <= 4


def _transaction(
    table: _Table, row: list[str], separator: Separator, order: Order, reverse: bool
) -> Transaction | None:
    def cell(role: str) -> str:
        column = table.column(role)
        return row[column].strip() if column is not None and column < len(row) else ""

    day = parse_day(cell("day"), order)
    amount = _amount(table, row, separator)
    if day is None or amount is None:
        return None
    columns = table.roles.get("text", ())
    texts = list(dict.fromkeys(" ".join(row[column].split()) for column in columns if column < len(row)))
    told = [each for each in texts if each and not any(each in other for other in texts if each != other)]
    party, text = _party(table, row), " ".join(told)
    if not text or text.startswith(party):
        party, text = "", text or party
    kind = _kind_of(cell("kind"))
    bought = parse_day(cell("bought"), order)
    return Transaction(day, -amount if reverse else amount, _currency(table, row), party, text, kind, bought)


@lru_cache(maxsize=1000)
def _kind_of(words: str) -> Kind:
    return vocabulary().kind_of(words) if words else Kind.UNKNOWN


def _amount(table: _Table, row: list[str], separator: Separator) -> Decimal | None:
    def value(role: str) -> Decimal | None:
        column = table.column(role)
        return parse_amount(row[column], separator) if column is not None and column < len(row) else None

    amount = value("amount")
    if amount is None:
        out, received = value("debit"), value("credit")
        if out:
            return -abs(out)
        return abs(received) if received else None
    column = table.column("sign")
    if column is not None and column < len(row) and table.signed_by_words:
        return -abs(amount) if folded(row[column]) in _OUT_WORDS else abs(amount)
    return amount


def _party(table: _Table, row: list[str]) -> str:
    """Return the first name among the columns of the other side: some have its account number."""
    cells = (" ".join(row[column].split()) for column in table.roles.get("party", ()) if column < len(row))
    return next((cell for cell in cells if cell and not _ACCOUNT.fullmatch(cell)), "")


def _currency(table: _Table, row: list[str]) -> str:
    """Return the currency by its own column, else by the cell or the header of the amount."""
    column = table.column("currency")
    if column is not None and column < len(row) and (match := _CURRENCY.search(row[column].upper())):
        return match[0]
    columns = [column for role in ("amount", "debit", "credit") for column in table.roles.get(role, ())]
    cells = [row[column] for column in columns if column < len(row)]
    for place in (*cells, *(table.header[column] for column in columns if column < len(table.header))):
        if match := _CURRENCY.search(place):
            return match[0]
        if symbol := next((symbol for symbol in _SYMBOLS if symbol in place), ""):
            return _SYMBOLS[symbol]
    return ""
