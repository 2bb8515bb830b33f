"""Finds charges that recur: series of about the same amount at the distance of a period."""

from __future__ import annotations

import calendar
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from enum import Enum
from itertools import pairwise
from statistics import median

from subterminator.statements.merchants import Described, alike
from subterminator.statements.transactions import Kind

_FLUCTUATION = Decimal("0.08")
"""Share by which an amount may differ from the one before it without being a change: of a currency's rate."""
_LARGEST_CHANGE = Decimal("0.7")
"""Share of a change of the price."""
_STABLE_SHARE = 0.6
"""Share of the charges that must cost as much as the one before, unless the series may vary."""
_RIVALS = Decimal("0.3")
"""Charges of the merchant within this share of a series' amounts must mostly belong to it."""
_OWN_SHARE = 0.66
"""Share of such charges that belong to the series."""
_VARIES = 0.5
"""Largest share by which amounts of a direct debit may vary."""
_LARGEST_RISE = Decimal("0.2")
"""Share by which the second of two charges may differ from the first."""
_MISSED_SHARE = 0.15
"""Share of the dates on which a charge may be missing; one always may."""


class Period(Enum):
    """Distance between charges. Value: its name, days or months, days by which a charge may be early or late."""

    WEEKLY = ("weekly", 7, 0, 3)
    FOUR_WEEKLY = ("4-weekly", 28, 0, 4)
    MONTHLY = ("monthly", 0, 1, 5)
    QUARTERLY = ("quarterly", 0, 3, 7)
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

    def after(self, day: date, count: int) -> date:
        """Return the day that many periods after a day: in a shorter month, its last."""
        if self.days:
            return day + timedelta(days=count * self.days)
        year, month = divmod(day.year * 12 + day.month - 1 + count * self.months, 12)
        return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


@dataclass(frozen=True)
class Series:
    """Charges that recur, in the order of their days."""

    charges: tuple[Described, ...]
    period: Period
    anchor: date
    """Its dates are at a number of periods from this one."""
    days_off: int = 0
    """Sum of the days by which charges are off their dates."""
    missed: int = 0
    """Dates without a charge."""

    @property
    def amount(self) -> Decimal:
        """Last amount charged, positive."""
        return -self.charges[-1].transaction.amount

    @property
    def last(self) -> date:
        return self.charges[-1].transaction.day

    def due_after(self, day: date) -> date:
        """Return the first date of the series after `day` and after its last charge."""
        later = max(day, self.last + timedelta(days=int(self.period.length / 2)))
        count = int((later - self.anchor).days / self.period.length) - 1
        while (due := self.period.after(self.anchor, count)) <= later:
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
        own = [series for period in Period for series in _candidates(rest, period)]
        if not own:
            return
        best = max(own, key=_quality)
        yield best
        taken = set(map(id, best.charges))
        rest = [each for each in rest if id(each) not in taken]


def _quality(series: Series) -> tuple[int, int, int]:
    """Order series: many charges, then few missed, then few days off."""
    return len(series.charges), -series.missed, -series.days_off


def _candidates(group: Sequence[Described], period: Period) -> Iterator[Series]:
    """Yield the series on the dates that follow from each charge, as far as the merchant's charges are its own."""
    days = [each.transaction.day for each in group]
    slots = (days[-1] - days[0]).days / period.length + 2
    seen: set[tuple[int, ...]] = set()
    for anchor in range(len(group)):
        if _fewest_rivals(group, group[anchor]) * _OWN_SHARE > slots:  # it could not be its own on these dates
            continue
        chain, missed = _longest_run(_on_grid(group, days, anchor, period))
        places = tuple(at for at, _ in chain)
        if len(chain) < period.needed or places in seen or missed > len(chain) - 2:
            continue
        seen.add(places)
        off = sum(days_off for _, days_off in chain)
        series = Series(tuple(group[at] for at in places), period, days[anchor], off, missed)
        if _is_stable(series) and _is_own(series, group):
            yield series


Hit = tuple[int, int]
"""Place of a charge in its group, and the days by which it is off its date."""


def _on_grid(group: Sequence[Described], days: Sequence[date], anchor: int, period: Period) -> list[Hit | None]:
    """Return for each date at a number of periods from a charge the charge around it that fits best."""
    before = int((days[anchor] - days[0]).days / period.length) + 1
    after = int((days[-1] - days[anchor]).days / period.length) + 1
    later = _walk(group, days, anchor, period, range(1, after + 1))
    earlier = _walk(group, days, anchor, period, range(-1, -before - 1, -1))
    return [*reversed(earlier), (anchor, 0), *later]


def _walk(
    group: Sequence[Described], days: Sequence[date], anchor: int, period: Period, counts: Iterable[int]
) -> list[Hit | None]:
    hits: list[Hit | None] = []
    last = anchor
    for count in counts:
        hit = _at(group, days, last, period.after(days[anchor], count), period.tolerance, forward=count > 0)
        hits.append(hit)
        if hit is not None:
            last = hit[0]
    return hits


def _at(
    group: Sequence[Described], days: Sequence[date], last: int, due: date, tolerance: int, *, forward: bool
) -> Hit | None:
    """Return the charge around a day that fits the one before it best: in amount, then in its day."""
    low = bisect_left(days, due - timedelta(days=tolerance))
    high = bisect_left(days, due + timedelta(days=tolerance + 1))
    words, amount = group[last].words, -group[last].transaction.amount
    fitting = []
    for at in range(low, high):
        new = -group[at].transaction.amount
        if at == last or not alike(words, group[at].words) or _too_different(amount, new, forward=forward):
            continue
        off = abs((days[at] - due).days)
        fitting.append((_changed(amount, new), off, at))
    return (min(fitting)[2], min(fitting)[1]) if fitting else None


def _longest_run(hits: Sequence[Hit | None]) -> tuple[list[Hit], int]:
    """Return the longest part without too many dates on which nothing was charged, and how many those are."""
    runs: list[tuple[list[Hit], int]] = [([], 0)]
    gap = 0
    for hit in hits:
        if hit is None:
            gap += 1
            continue
        run, missed = runs.pop()
        if run and (gap > 1 or missed + gap > max(1, _MISSED_SHARE * (len(run) + 1))):
            runs += [(run, missed), ([hit], 0)]
        else:
            runs.append(([*run, hit], missed + gap if run else 0))
        gap = 0
    return max(runs, key=lambda each: (len(each[0]), -each[1]))


def _changed(before: Decimal, after: Decimal) -> bool:
    return abs(after - before) > _FLUCTUATION * max(before, after)


def _too_different(known: Decimal, new: Decimal, *, forward: bool) -> bool:
    """Return whether an amount is none that follows the known one, or (backward) comes before it: a trial is cheap."""
    if not forward and new < known:
        return False
    return abs(new - known) > _LARGEST_CHANGE * max(known, new)


def _is_stable(series: Series) -> bool:
    """Return whether most charges cost as much as the one before. Direct debits may vary: telephone, energy."""
    amounts = [-each.transaction.amount for each in series.charges]
    same = sum(not _changed(first, second) for first, second in pairwise(amounts))
    if len(amounts) == 2:
        return abs(amounts[1] - amounts[0]) <= _LARGEST_RISE * max(amounts)
    if same >= _STABLE_SHARE * (len(amounts) - 1) or same >= len(amounts) - 2 > 0:
        return True
    middle = median(map(float, amounts))
    debits = all(each.transaction.kind is Kind.DEBIT for each in series.charges)
    return debits and len(amounts) > 3 and all(abs(float(each) - middle) <= _VARIES * middle for each in amounts)


def _rivals(group: Sequence[Described], words: frozenset[str], amounts: Sequence[Decimal]) -> list[Described]:
    """Return the merchant's similar charges."""
    low, high = min(amounts) * (1 - _RIVALS), max(amounts) * (1 + _RIVALS)
    return [each for each in group if low <= -each.transaction.amount <= high and alike(words, each.words)]


def _fewest_rivals(group: Sequence[Described], charge: Described) -> int:
    """Return the least number of charges that a series with this one would have to own."""
    repeated = sum(each.transaction.amount == charge.transaction.amount for each in group) > 1
    similar = [each for each in group if alike(charge.words, each.words)]
    return len(_rivals(similar, charge.words, [-charge.transaction.amount]) if repeated else similar)


def _is_own(series: Series, group: Sequence[Described]) -> bool:
    """Return whether the merchant's charges mostly belong to the series.

    Of two charges, if they are all there are. Where amounts recur to the cent, only those of about that size count: a
    shop may have other sales.
    """
    words = series.charges[-1].words
    amounts = [-each.transaction.amount for each in series.charges]
    similar = [each for each in group if alike(words, each.words)]
    if len(amounts) == 2:
        return len(similar) == 2
    if sum(first == second for first, second in pairwise(amounts)) >= _STABLE_SHARE * (len(amounts) - 1):
        similar = _rivals(similar, words, amounts[1:])  # the first may be a trial, whose price says nothing
    return len(amounts) >= _OWN_SHARE * len(similar)
