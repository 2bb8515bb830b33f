"""Finds charges that recur: series of about the same amount at the distance of a period."""

from __future__ import annotations

import calendar
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from enum import Enum
from statistics import median

from subterminator.statements.merchants import Described, alike
from subterminator.statements.transactions import Kind

_STEPS = 3
"""Changes of the price in a series."""
_FLUCTUATION = Decimal("0.06")
"""Share by which an amount may differ from the one before it without being a change: of a currency's rate."""
_LARGEST_CHANGE = Decimal("0.7")
"""Share of a change of the price."""
_RIVALS = Decimal("0.3")
"""Charges of the merchant within this share of a series' amounts must mostly belong to it."""
_OWN_SHARE = 0.66
"""Share of such charges that belong to the series."""
_VARIES = 0.5
"""Largest share by which amounts of a direct debit may vary."""


class Period(Enum):
    """Distance between charges. Value: its name, days or months, days by which a charge may be early or late."""

    WEEKLY = ("weekly", 7, 0, 2)
    FOUR_WEEKLY = ("4-weekly", 28, 0, 3)
    MONTHLY = ("monthly", 0, 1, 4)
    QUARTERLY = ("quarterly", 0, 3, 6)
    HALF_YEARLY = ("half-yearly", 0, 6, 8)
    YEARLY = ("yearly", 0, 12, 12)

    def __init__(self, word: str, days: int, months: int, tolerance: int) -> None:
        self.word = word
        self.days = days
        self.months = months
        self.tolerance = tolerance

    @property
    def per_year(self) -> int:
        """Number of charges in a year."""
        return 12 // self.months if self.months else 364 // self.days

    @property
    def length(self) -> float:
        """Days on average."""
        return self.months * 30.44 if self.months else float(self.days)

    @property
    def needed(self) -> int:
        """Number of charges that make a series."""
        return 2 if self.months >= 6 else 3

    def after(self, day: date, count: int, of_month: int | None = None) -> date:
        """Return the day that many periods after a day. `of_month`: day of the month, if not that day's own."""
        if self.days:
            return day + timedelta(days=count * self.days)
        year, month = divmod(day.year * 12 + day.month - 1 + count * self.months, 12)
        return date(year, month + 1, min(of_month or day.day, calendar.monthrange(year, month + 1)[1]))


@dataclass(frozen=True)
class Series:
    """Charges that recur, in the order of their days."""

    charges: tuple[Described, ...]
    period: Period

    @property
    def amount(self) -> Decimal:
        """Last amount charged, positive."""
        return -self.charges[-1].transaction.amount

    @property
    def last(self) -> date:
        return self.charges[-1].transaction.day

    def due_after(self, day: date) -> date:
        """Return the first day after `day` on which a charge is due."""
        days = [each.transaction.day for each in self.charges]
        of_month = Counter(each.day for each in days).most_common(1)[0][0] if len(days) > 2 else days[-1].day
        count = 1
        while (due := self.period.after(self.last, count, of_month)) <= day:
            count += 1
        return due

    def is_active(self, end: date) -> bool:
        """Return whether it still goes on at the end of the statement."""
        return (end - self.last).days <= self.period.length * 1.2 + self.period.tolerance + 2


def find_series(charges: Sequence[Described]) -> list[Series]:
    """Return all series among charges."""
    by_head: dict[str, list[Described]] = {}
    for each in sorted(charges, key=lambda each: each.transaction.day):
        by_head.setdefault(each.head, []).append(each)
    return [series for group in by_head.values() for series in _series_of(group)]


def _series_of(group: list[Described]) -> Iterator[Series]:
    """Yield the series of one merchant, the best first; what one contains is not looked at again."""
    rest = group
    while len(rest) > 1:
        candidates = [series for period in Period for series in _candidates(rest, period)]
        accepted = [series for series in candidates if _is_own(series, rest)]
        if not accepted:
            return
        best = max(accepted, key=_quality)
        yield best
        taken = set(map(id, best.charges))
        rest = [each for each in rest if id(each) not in taken]


def _quality(series: Series) -> tuple[int, float]:
    """Order series: many charges, then few days off."""
    return len(series.charges), -_deviation(series)


def _deviation(series: Series) -> float:
    """Return the mean number of days by which intervals differ from the period."""
    days = [each.transaction.day for each in series.charges]
    pairs = list(zip(days, days[1:], strict=False))
    return sum(_off(series.period, first, second) for first, second in pairs) / len(pairs)


def _off(period: Period, first: date, second: date) -> int:
    return min(abs((period.after(first, count) - second).days) for count in (1, 2))


def _candidates(group: Sequence[Described], period: Period) -> Iterator[Series]:
    """Yield the series that begin at each charge and are part of no earlier one."""
    days = [each.transaction.day for each in group]
    seen: set[int] = set()
    for start in range(len(group)):
        if start in seen:
            continue
        chain = _chain(group, days, start, period)
        if len(chain) >= period.needed:
            seen.update(chain)
            yield Series(tuple(group[at] for at in chain), period)


def _chain(group: Sequence[Described], days: Sequence[date], start: int, period: Period) -> list[int]:
    """Follow a charge from period to period, at most one missed in a row, and few changes of the price."""
    chain, steps, missed, of_month = [start], 0, 0, days[start].day
    while True:
        following = None
        for count in (1, 2):
            following = _at(group, days, chain, period.after(days[chain[-1]], count, of_month), period.tolerance)
            if following is not None:
                missed += count - 1
                break
        if following is None or missed > 1 + len(chain) // 6:
            return chain
        last, new = -group[chain[-1]].transaction.amount, -group[following].transaction.amount
        if _changed(last, new):
            steps += 1
            if steps > _STEPS and not _may_vary(group, chain, following):
                return chain
        chain.append(following)


def _at(
    group: Sequence[Described], days: Sequence[date], chain: Sequence[int], due: date, tolerance: int
) -> int | None:
    """Return the charge around a day that fits best: alike in words, then in amount, then in its day."""
    low = max(bisect_left(days, due - timedelta(days=tolerance)), chain[-1] + 1)
    high = bisect_left(days, due + timedelta(days=tolerance + 1))
    last = group[chain[-1]]
    fitting = []
    for at in range(low, high):
        amounts = -last.transaction.amount, -group[at].transaction.amount
        if not alike(last.words, group[at].words):
            continue
        if _too_different(*amounts) and not (len(chain) == 1 and amounts[1] > amounts[0]):  # after a trial
            continue
        fitting.append((_changed(*amounts), abs((days[at] - due).days), at))
    return min(fitting)[-1] if fitting else None


def _changed(before: Decimal, after: Decimal) -> bool:
    return abs(after - before) > _FLUCTUATION * max(before, after)


def _too_different(before: Decimal, after: Decimal) -> bool:
    return abs(after - before) > _LARGEST_CHANGE * max(before, after)


def _may_vary(group: Sequence[Described], chain: Sequence[int], following: int) -> bool:
    """Return whether amounts may differ each time: only of direct debits, as for telephone and energy."""
    members = [group[at].transaction for at in (*chain, following)]
    if any(each.kind is not Kind.DEBIT for each in members):
        return False
    amounts = [-float(each.amount) for each in members]
    middle = median(amounts)
    return all(abs(amount - middle) <= _VARIES * middle for amount in amounts)


def _is_own(series: Series, group: Sequence[Described]) -> bool:
    """Return whether the merchant's similar charges in its time mostly belong to the series."""
    first, last = series.charges[0].transaction.day, series.last
    amounts = [-each.transaction.amount for each in series.charges]
    low, high = min(amounts) * (1 - _RIVALS), max(amounts) * (1 + _RIVALS)
    words = series.charges[-1].words
    rivals = [
        each
        for each in group
        if first <= each.transaction.day <= last
        and low <= -each.transaction.amount <= high
        and alike(words, each.words)
    ]
    if len(series.charges) < 3:
        return len(rivals) == len(series.charges) and not _changed_by(series, Decimal("0.2"))
    return len(series.charges) / len(rivals) >= _OWN_SHARE


def _changed_by(series: Series, share: Decimal) -> bool:
    amounts = [-each.transaction.amount for each in series.charges]
    return max(amounts) - min(amounts) > share * max(amounts)
