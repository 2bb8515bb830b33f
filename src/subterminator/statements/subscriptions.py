"""Finds subscriptions among the entries of an account, and other payments that recur."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import Decimal
from itertools import pairwise
from statistics import median
from typing import Any

from subterminator.statements.merchants import describe, display_name, is_between
from subterminator.statements.recurrence import Period, Series, find_series
from subterminator.statements.transactions import Kind, Transaction
from subterminator.statements.vocabulary import folded, has_address, vocabulary

_CENT = Decimal("0.01")
_MONTHS_OF_INCOME = 3
"""Months in which something is received, from which the income is known."""
_LIVED_ON = Decimal("0.6")
"""Share of all charges that must have been received, for what is received to be an income."""
_LARGE_SHARE = Decimal("0.12")
"""Share of the monthly income above which a charge is no subscription's, unless words say so."""
_WEEKLY_HABIT = 0.35
_HABIT = 1.0
_BOOKED_HABIT = 1.8
"""Days by which purchases are off their dates on average, above which a person chose them: by the week; else; else,
where only the days of booking are known."""
_LONG = 6
_STEADY_HABIT = 1.5
_STEADY_WEEKLY_HABIT = 0.9
_BOOKED_HABIT_OF_TWO = 2.0
"""Charges from which one price in each period is steady, and days of purchase for such, as above."""
_REFERENCE = re.compile(r"\b\d{6,20}\b")
"""A number by which a payee knows who pays: longer ones are accounts'."""
_AT_CARD = re.compile(r"\bCD \d{4}\b|\b(?:GBR|IRL|USA|LUX|NLD|DEU|FRA|SWE|AUS|CAN)$|[Xx*]{4,} ?\d{3,4}\b")
"""The card's last digits, or the country of a shop, behind what was bought with it."""
_COUNT = re.compile(r"(?<![\d/.])(\d{1,2}) ?(?:/|of|von|de|di|van|av|z) ?(\d{1,2})(?![\d/.])", re.IGNORECASE)
"""Number of an instalment, of how many."""
_SPACED = re.compile(r"[^\s*]+")
_INITIALED = re.compile(
    r"(?:[a-z] ){1,2}(?:(?:van|von|de|der|den|di|da|dos|del) ){0,2}[^\W\d_]{3,}(?: reference| ref)?"
)
"""An initial or two and a surname."""
_NOTHING = re.compile(r"[^\W\d_]+ 0[.,]00\b")
"""A fee that was none."""
_NOT_BY = {Kind.CARD: {"savings", "cash"}, Kind.DEBIT: {"cash"}}
"""Bills that are not paid in that way: there, their words belong to a name."""
_NAMES = 2
_PERSON_WORDS = 4
"""Words of a person's name, and of a description that begins with one, at most."""
_MANY = 20
"""Entries from which what is said of all says nothing."""
_SOME = 3
_SAME_DAY = 0.1
_NEARLY_SAME_DAY = 0.5
"""Charges from which, and days by which on average, purchases on one day of the month were a machine's; for long."""
_JUMP = Decimal("0.08")
_JUMPS = 0.4
"""Share of the amount before, and of the charges, from which their amounts are metered."""
_OFTEN = 40
"""Days between charges below which that is meant."""


@dataclass(frozen=True)
class Found:
    """A payment that recurs."""

    name: str
    """Merchant, from the statement."""
    what: str
    """"subscription", or what else it is: insurance, rent, loan, savings, energy, school, tax, card bill, account fee,
    transfer to a person, purchases in person, or another large bill."""
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
    def is_contract(self) -> bool:
        """Return whether it goes on until it is cancelled, and is listed therefore: subscriptions and insurance."""
        return self.what in {"subscription", "insurance"}

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
    entries = [_with_kind(each) for each in _without_constants(transactions)]
    charges = [each for each in entries if _is_charge(each)]
    if not charges:
        return []
    account = _Account(max(each.day for each in entries), _monthly_income(entries))
    described = describe(charges, [each for each in entries if not _is_charge(each)])
    found = [_found(series, account, services or {}) for series in find_series(described)]
    return sorted(found, key=lambda each: (-each.yearly_cost, each.name))


def _without_constants(entries: Sequence[Transaction]) -> Sequence[Transaction]:
    """Return the entries without what tells nothing, as the bank says it of all: that they were transfers, a name.

    Such a name is the account holder's.
    """
    if len(entries) < _MANY:
        return entries
    if {each.kind for each in entries if each.amount < 0} == {Kind.TRANSFER}:
        entries = [replace(each, kind=Kind.UNKNOWN) if each.amount < 0 else each for each in entries]
    holder = entries[0].party
    if holder and all(each.party == holder and each.text for each in entries):
        entries = [replace(each, party="") for each in entries]
    return entries


def _is_charge(entry: Transaction) -> bool:
    return entry.amount < 0 and entry.kind not in {Kind.CASH, Kind.INCOME}


def _with_kind(entry: Transaction) -> Transaction:
    """Return the entry with how money moved as its description says it, where the bank says less elsewhere."""
    if entry.kind in {Kind.UNKNOWN, Kind.DEBIT, Kind.TRANSFER}:
        kind = vocabulary().kind_of_description(entry.party, entry.text)
        if kind is Kind.UNKNOWN and _AT_CARD.search(f"{entry.party} {entry.text}"):
            kind = Kind.CARD
        if entry.kind is Kind.UNKNOWN or kind in {Kind.CARD, Kind.CASH}:
            return replace(entry, kind=kind)
    return entry


@dataclass(frozen=True)
class _Account:
    """End and income of the account, as all entries say together."""

    end: date
    monthly_income: Decimal
    """0: unknown."""

    def is_large(self, amount: Decimal) -> bool:
        """Return whether an amount is a larger share of the income than a subscription's."""
        return bool(self.monthly_income) and amount > self.monthly_income * _LARGE_SHARE


def _monthly_income(entries: Sequence[Transaction]) -> Decimal:
    """Return the median of the largest amounts received in each month."""
    received = sum(each.amount for each in entries if each.amount > 0)
    if received < -_LIVED_ON * sum(each.amount for each in entries if each.amount < 0):
        return Decimal(0)
    largest: dict[tuple[int, int], Decimal] = {}
    for each in entries:
        if each.amount > 0:
            month = each.day.year, each.day.month
            largest[month] = max(largest.get(month, each.amount), each.amount)
    return median(largest.values()) if len(largest) >= _MONTHS_OF_INCOME else Decimal(0)


def _found(series: Series, account: _Account, services: Mapping[str, Sequence[str]]) -> Found:
    charges = tuple(each.transaction for each in series.charges)
    active = series.is_active(account.end)
    service = _service(charges, services)
    return Found(
        name=display_name(series.charges),
        what="subscription" if service else _what(series, account),
        period=series.period,
        amount=series.amount,
        currency=charges[-1].currency,
        charges=charges,
        active=active,
        next_charge=series.due_after(account.end) if active else None,
        service=service,
    )


def _what(series: Series, account: _Account) -> str:
    """Return "subscription", or what else it is, by words, by how money moved, by the amount."""
    words = vocabulary()
    last = series.charges[-1]
    charge = last.transaction
    text = folded(_NOTHING.sub(" ", f"{charge.party} {charge.text}"))
    kind = Counter(each.transaction.kind for each in series.charges).most_common(1)[0][0]
    contract = words.contracts.meaning(text)
    bill = words.bills.meaning(text)
    bill = "" if bill in _NOT_BY.get(kind, ()) else bill
    if contract == "strong" and kind is not Kind.TRANSFER and bill != "insurance":
        return "subscription"
    if (kind is Kind.TRANSFER or bill == "transfer") and not _to_person(charge):
        of_app = bill in {"", "transfer"}
        of_members = contract == "strong" or (of_app and bool(contract or words.organisations.meaning(text)))
        is_plain = not (bill or words.lenders.meaning(text) or account.is_large(series.amount))
        if of_members or (is_plain and (_is_invoiced(series) or words.is_company(charge.party or charge.text))):
            return "subscription"
    if _is_counted(series):
        return "loan"
    if bill:
        return bill
    if kind is Kind.TRANSFER or _to_person(charge):
        return "transfer"
    payee = "" if is_between(charge.party) else folded(charge.party)
    if kind is not Kind.CARD and not last.dated and words.lenders.meaning(payee or " ".join(last.words)):
        return "loan"
    if kind in {Kind.CARD, Kind.UNKNOWN} and not contract:
        in_person = words.purchases.meaning(text) and not _is_by_calendar(series)
        if in_person or _is_habit(series):
            return "purchases"
    large = kind is not Kind.CARD and series.period.length < _OFTEN and account.is_large(series.amount)
    if not contract and (large or _is_metered(series)):
        return "bill"
    return "subscription"


def _is_metered(series: Series) -> bool:
    """Return whether each charge has an amount of its own, far from the one before: so much was used, or bought."""
    amounts = [each.price for each in series.charges]
    jumps = sum(abs(second - first) > _JUMP * max(first, second) for first, second in pairwise(amounts))
    return len(amounts) > _SOME and len(set(amounts)) == len(amounts) and jumps > _JUMPS * len(amounts)


def _is_habit(series: Series) -> bool:
    """Return whether the days of purchase vary as those of a person do, and not of a machine."""
    often = series.period is Period.WEEKLY
    if series.is_dated:
        weekly = _STEADY_WEEKLY_HABIT if often and _is_steady(series) else _WEEKLY_HABIT
        return series.scatter > (weekly if often else _STEADY_HABIT if _is_steady(series) else _HABIT)
    if len(series.charges) == 2:
        return series.scatter > _BOOKED_HABIT_OF_TWO
    strict = series.period is Period.FOUR_WEEKLY or (series.missed and len(series.charges) < _LONG)
    return not often and series.scatter > (_HABIT if strict else _BOOKED_HABIT)


def _is_steady(series: Series) -> bool:
    """Return whether a price was charged in each period for long, and at most once another."""
    return len(series.charges) >= _LONG and not series.missed and _changes(series) <= 1


def _changes(series: Series) -> int:
    """Return how often the price was another one than before."""
    return sum(first.price != second.price for first, second in pairwise(series.charges))


def _is_by_calendar(series: Series) -> bool:
    """Return whether purchases were on the same day of the month, as nobody comes to a shop."""
    count = len(series.charges) if series.period.months else 0
    for_long = count >= _LONG and _changes(series) <= 1 and series.missed <= 1
    if series.is_dated:
        return count > _SOME and series.scatter <= (_NEARLY_SAME_DAY if for_long else _SAME_DAY)
    return for_long and count > _LONG and series.scatter <= _HABIT


def _to_person(charge: Transaction) -> bool:
    """Return whether money went to a person. Without a party the name begins the description.

    Where the bank says that a merchant was paid, a third word makes a company's name.
    """
    words = vocabulary()
    name = charge.party or charge.text
    if words.is_company(name) or has_address(name) or (charge.kind is Kind.CARD and is_between(charge.text)):
        return False
    if charge.kind in {Kind.TRANSFER, Kind.UNKNOWN} and charge.amount % 1 == 0 and _is_initialed(charge):
        return True
    if charge.party:
        merchant = charge.kind in {Kind.CARD, Kind.DEBIT} and len(charge.party.split()) > _NAMES
        return words.is_person(charge.party) and not merchant
    beginning = words.descriptions.beginning(folded(charge.text))
    rest = folded(charge.text).removeprefix(beginning).split()
    tokens = [each for each in rest if not (each in words.empty or each.isdigit())]
    most = _NAMES if charge.kind in {Kind.CARD, Kind.DEBIT} else _PERSON_WORDS
    return words.is_person(" ".join(tokens[:2])) and len(tokens) <= most


def _is_initialed(charge: Transaction) -> bool:
    """Return whether the payee is a name with an initial, and nothing tells of a contract: "P van Vliet"."""
    words = vocabulary()
    if words.contracts.meaning(folded(f"{charge.party} {charge.text}")):
        return False
    text = charge.party or charge.text
    beginning = words.descriptions.beginning(folded(text))
    spaced = " ".join(_SPACED.findall(text.casefold()))
    rest = folded(spaced).removeprefix(beginning).strip()
    return bool(_INITIALED.fullmatch(rest))


def _is_counted(series: Series) -> bool:
    """Return whether the descriptions count the charges up to a number that stays the same, as instalments are."""
    counts = [_COUNT.findall(each.transaction.text) for each in series.charges]
    if not all(len(each) == 1 for each in counts):
        return False
    places = [int(each[0][0]) for each in counts]
    number = int(counts[0][0][1])
    days = [each.day for each in series.charges]
    are_dates = number in {day.year % 100 for day in days} or any(map(_is_month_of, places, days))  # 11/24, 05/13
    counted = all(two == one + 1 for one, two in pairwise(places)) and places[-1] <= number
    return counted and not are_dates and len({each[0][1] for each in counts}) == 1


def _is_month_of(number: int, day: date) -> bool:
    """Return whether a number is the month of a day, or of the week before: a purchase is booked later."""
    return number in {day.month, (day - timedelta(days=7)).month}


def _is_invoiced(series: Series) -> bool:
    """Return whether each transfer has the same reference number, as a payee gives it and not a friend."""
    numbers = [set(_REFERENCE.findall(each.transaction.text)) for each in series.charges]
    return bool(set.intersection(*numbers))


def _service(charges: Sequence[Transaction], services: Mapping[str, Sequence[str]]) -> str | None:
    """Return the id of the service with the longest name that stands in the last charge as whole words."""
    text = f" {folded(f'{charges[-1].party} {charges[-1].text}')} "
    best: tuple[int, str] | None = None
    for service, names in services.items():
        for name in map(folded, names):
            if name and f" {name} " in text and (best is None or len(name) > best[0]):
                best = (len(name), service)
    return best[1] if best else None
