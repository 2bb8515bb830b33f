"""Finds charges that recur: series of about the same amount at the distance of a period."""

from __future__ import annotations

import calendar
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import Decimal
from enum import Enum
from itertools import pairwise
from statistics import median

from subterminator.statements.merchants import Described, alike
from subterminator.statements.transactions import Kind

_FLUCTUATION = 0.08
"""Share by which an amount may differ from the one before it without being a change: of a currency's rate."""
_LARGEST_CHANGE = 0.7
"""Share of a change of the price."""
_STABLE_SHARE = 0.6
"""Share of the charges that must cost as much as the one before, unless the series may vary."""
_RIVALS = 0.3
"""Charges of the merchant within this share of a series' amounts must mostly belong to it."""
_OWN_SHARE = 0.66
"""Share of such charges that belong to the series."""
_VARIES = 0.35
"""Largest share by which amounts of a direct debit may vary."""
_LONG = 6
"""Charges after which a series may vary, whoever is paid."""
_PUNCTUAL = 1.5
"""Days by which its charges may be off their dates on average."""
_TRIAL = 0.6
"""Share of the price that the first charge may cost at most to be a trial."""
_SMALL_RISE = 0.2
_LARGE_RISE = 0.5
"""Shares by which the second of two charges may differ from the first; the larger if nothing else speaks against it."""
_FEW = 12
"""Further charges of the merchant beside which two of the same amount are still no coincidence."""
_DOUBLED = 1
_DOUBLED_SHARE = 0.2
"""Days within which the same charge is a double, and share of the charges up to which it is."""
_FOUR_WEEKS = 29
"""Days between charges from which they are by the month rather than every four weeks."""
_EXACT = 1
_NEAR = 4
"""Days by which two charges may be off: where the days of purchase are known, and where the bank's are."""
_SHARP = 0.35
"""Days of purchase around their dates, on average, where a machine chose them."""
_SHARP_MOVE = 0.75
_BOOKED_MOVE = 1.5
"""The same, and for days of booking, before and after a move of the dates to any other day."""
_MISSED_SHARE = 0.35
"""Share of the dates on which a charge may be missing; one always may."""
_APART = 3
"""Days by which the dates have moved for good, at least."""
_MOVED = 0.4
"""Share of the period by which the date of a series may move once."""
_REPEATED = 0.5
"""Number of different amounts by charge up to which orders of several sizes are a box's, not a shop's."""
_LONGEST_PAUSE = 215
_MOST_PAUSED = 10
_BEFORE_PAUSE = 3
"""Days without a charge after which a series has ended; number of its dates; charges that there are before a pause."""
_NEARLY_ALL = 0.8
"""The same by the week, where only the days of booking are known: every day is near one of its dates; or with so few
charges before a pause that they make no series of their own."""
_SHARED_SHARE = 0.4
"""Share of the charges of one amount that belong to a series, where two of one amount are billed."""


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
        return 2 if self.months >= 3 else 3

    @property
    def pause(self) -> int:
        """Number of dates in a row on which a charge may be missing."""
        return min(max(1, int(_LONGEST_PAUSE / self.length) - 1), _MOST_PAUSED)

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
    moves: tuple[date, ...] = ()
    """Days of the charges with which it went on at other dates, from which those behind each follow."""

    @property
    def amount(self) -> Decimal:
        """Last amount charged, positive."""
        return -self.charges[-1].transaction.amount

    @property
    def last(self) -> date:
        return self.charges[-1].day

    def due_after(self, day: date) -> date:
        """Return the first date of the series after `day` and after its last charge."""
        later = max(day, self.last + timedelta(days=int(self.period.length / 2)))
        anchor = self.moves[-1] if self.moves else self.anchor
        count = int((later - anchor).days / self.period.length) - 1
        while (due := self.period.after(anchor, count)) <= later:
            count += 1
        return due

    def is_active(self, end: date) -> bool:
        """Return whether it still goes on at the end of the statement."""
        return (end - self.last).days <= self.period.length + self.period.tolerance * 2

    @property
    def is_dated(self) -> bool:
        """Return whether the days of purchase are known."""
        return all(each.dated for each in self.charges)

    @property
    def scatter(self) -> float:
        """Days by which charges lie around their dates on average, without the one that is farthest.

        Once the dates may have moved for good, beside the moves that are known.
        """
        days = self._days_off(self.anchor, self.charges)
        if self.moves and self._shifts() <= 1:
            starts = [self.charges[0].day, *self.moves, date.max]
            between = [[each for each in self.charges if since <= each.day < end] for since, end in pairwise(starts)]
            return _scatter(*(self._days_off(part[0].day, part) for part in between if part))
        splits = range(_BEFORE_PAUSE, len(days) - _BEFORE_PAUSE + 1)
        parts = [(days[:at], days[at:]) for at in splits]
        apart = [part for part in parts if abs(median(part[0]) - median(part[1])) >= _APART]
        return min([_scatter(days), *(_scatter(*part) for part in apart)])

    def _shifts(self) -> int:
        """Return how often it went on at another day than the dates before: a machine's move once."""
        length = self.period.length
        gaps = [(second.day, (second.day - first.day).days) for first, second in pairwise(self.charges)]
        return sum(day in self.moves and abs(gap - max(1, round(gap / length)) * length) > _NEAR for day, gap in gaps)

    def _days_off(self, anchor: date, charges: Sequence[Described]) -> list[int]:
        """Return the days by which charges are behind their dates, which are at a number of periods from one."""
        counts = [round((each.day - anchor).days / self.period.length) for each in charges]
        return [(each.day - self.period.after(anchor, count)).days for each, count in zip(charges, counts, strict=True)]


def _scatter(*parts: Sequence[int]) -> float:
    """Return the days by which each part lies around its middle on average, without the one that is farthest."""
    off = [abs(day - median(part)) for part in parts for day in part]
    return (sum(off) - max(off)) / max(len(off) - 1, 1)


class _Merchant:
    """Charges of one merchant in the order of their days, as numbers that are quick to compare."""

    def __init__(self, charges: Sequence[Described], *, bills_others: bool) -> None:
        self.charges = charges
        self.bills_others = bills_others
        """True if another series of it was found."""
        self.days = [each.day.toordinal() for each in charges]
        self.amounts = [float(each.price) for each in charges]
        """Positive."""
        kinds = sorted({each.words for each in charges}, key=sorted)
        number = {words: at for at, words in enumerate(kinds)}
        self._words = [number[each.words] for each in charges]
        self._alike = [{at for at, other in enumerate(kinds) if alike(words, other)} for words in kinds]
        self._repeated = Counter(self.amounts)
        self._sizes = Counter(self._words)
        self._kinds = kinds
        self._similar = [sorted(self._amounts_like(at)) for at in range(len(kinds))]

    def _amounts_like(self, words: int) -> Iterator[float]:
        return (amount for at, amount in enumerate(self.amounts) if self._words[at] in self._alike[words])

    def similar(self, first: int, second: int) -> bool:
        """Return whether two charges are alike in words."""
        return self._words[second] in self._alike[self._words[first]]

    def count_similar(self, at: int, low: float = 0, high: float = float("inf")) -> int:
        """Count the charges alike in words to one, of amounts from `low` to `high`."""
        amounts = self._similar[self._words[at]]
        return bisect_right(amounts, high) - bisect_left(amounts, low)

    def count_same(self, at: int) -> int:
        """Count the charges with the words of this one: with exactly those, if there are more than the first."""
        words = self._words[at]
        told = len(self._kinds[words]) > 1 and self._sizes[words] > 1
        return self._sizes[words] if told else self.count_similar(at)

    def mixes_prices(self, amounts: Sequence[float], places: Sequence[int]) -> bool:
        """Return whether a new price of a series was charged before, or an old one afterwards, more than once.

        Then it goes on with the charges of another.
        """
        own = set(places)
        for amount in set(amounts):
            at = [place for place, each in zip(places, amounts, strict=True) if each == amount]
            others = [
                other
                for other, each in enumerate(self.amounts)
                if each == amount and other not in own and self.similar(at[0], other)
            ]
            earlier = sum(other < at[0] for other in others) if amount != amounts[0] else 0
            later = sum(other > at[-1] for other in others) if amount != amounts[-1] else 0
            if max(earlier, later) > 1:
                return True
        return False

    def fewest_rivals(self, at: int) -> int:
        """Return the least number of charges that a series with this one would have to own."""
        amount = self.amounts[at]
        if self._repeated[amount] > 1:
            return self.count_similar(at, amount, amount)
        return self.count_similar(at)


def find_series(charges: Sequence[Described]) -> list[Series]:
    """Return all series among charges."""
    by_head: dict[str, list[Described]] = {}
    for each in sorted(charges, key=lambda each: (each.day, each.transaction.day)):
        by_head.setdefault(each.head, []).append(each)
    return _renamed([series for group in by_head.values() for series in _series_of(group)], charges)


def _renamed(found: Sequence[Series], charges: Sequence[Described]) -> list[Series]:
    """Return the series, joined with what goes on in their place under another name: a merchant has several."""
    joined: list[Series] = []
    rest = sorted(found, key=lambda each: each.charges[0].day)
    while rest:
        series = rest.pop(0)
        while (heir := next((other for other in rest if _inherits(series, other.charges)), None)) is not None:
            rest.remove(heir)
            series = _with_heir(series, heir.charges)
        joined.append(series)
    own = {id(each) for series in joined for each in series.charges}
    first: dict[frozenset[str], date] = {}
    for each in charges:
        first[each.words] = min(first.get(each.words, each.day), each.day)
    free = sorted((each for each in charges if id(each) not in own), key=lambda each: each.day)
    complete = []
    for series in joined:
        end = series.last
        for each in free:
            if id(each) not in own and first[each.words] > end and _inherits(series, [each]):
                own.add(id(each))
                series = _with_heir(series, [each])  # noqa: PLW2901 - it grows
        complete.append(series)
    return complete


def _with_heir(series: Series, charges: Sequence[Described]) -> Series:
    return replace(series, charges=(*series.charges, *charges), moves=(*series.moves, charges[0].day))


def _inherits(series: Series, charges: Sequence[Described]) -> bool:
    """Return whether charges begin when a series has ended, on its next date, at its price, or about that and alike."""
    first, last = charges[0], series.charges[-1]
    if len(series.charges) < _BEFORE_PAUSE or not series.period.months:
        return False
    if len(charges) > 1:
        gaps = [(other.day - one.day).days for one, other in pairwise(charges)]
        if abs(median(gaps) - series.period.length) > series.period.tolerance:
            return False
    late = (first.day - series.period.after(series.last, 1)).days
    price, amount = float(last.price), float(first.price)
    if first.head == last.head and alike(first.words, last.words):  # the dates have moved, or there was a pause
        latest = series.period.length * (_MOVED if len(charges) == 1 else series.period.pause)
        in_time = -series.period.length * _MOVED <= late <= latest
        return in_time and amount == price
    if abs(late) > _NEAR + 1:
        return False
    return amount == price or (bool(first.words & last.words) and not _changed(price, amount))


def _series_of(group: list[Described]) -> Iterator[Series]:
    """Yield the series of one merchant, the best first; what one contains is not looked at again."""
    bills_others = False
    rest = _without_doubles(group)
    while len(rest) > 1:
        merchant = _Merchant(rest, bills_others=bills_others)
        own = [max(found, key=_quality) for period in Period if (found := list(_candidates(merchant, period)))]
        if not own:
            return
        best = max((_continued(series, merchant) for series in own), key=_quality)
        yield best
        bills_others = True
        taken = set(map(id, best.charges))
        rest = [each for each in rest if id(each) not in taken]


def _without_doubles(charges: list[Described]) -> list[Described]:
    """Return the charges without the ones that were charged twice, where that is the exception."""
    last: dict[tuple[Decimal, frozenset[str]], date] = {}
    single = []
    for each in charges:
        before = last.get((each.price, each.words))
        last[each.price, each.words] = each.day
        if before is None or (each.day - before).days > _DOUBLED:
            single.append(each)
    twice = len(charges) - len(single)
    return single if twice <= max(1, _DOUBLED_SHARE * len(charges)) else charges


def _continued(series: Series, merchant: _Merchant) -> Series:
    """Return a series with what the merchant charged behind it: on another day of the month, or after a pause."""
    while (more := _after_a_move(series, merchant)) is not None:
        series = more
    return series


def _after_a_move(series: Series, merchant: _Merchant) -> Series | None:
    """Return the series with the charges on the dates that follow from the next of the same amount, or None."""
    own = set(map(id, series.charges))
    last = next(at for at, each in enumerate(merchant.charges) if each is series.charges[-1])
    amount, period = merchant.amounts[last], series.period
    free = [
        at
        for at in range(last + 1, len(merchant.days))
        if merchant.similar(last, at) and id(merchant.charges[at]) not in own
    ]
    others = [at for at in free if merchant.amounts[at] == amount]
    is_alone = merchant.count_similar(last) == len(own) + len(free)
    for first in _starts_of_more(series, merchant, last, free if is_alone else others):
        later = range(1, int((merchant.days[-1] - merchant.days[first]) / period.length) + 2)
        hits = [hit[0] for hit in _walk(merchant, first, period, later, strict=False) if hit]
        places = [first, *(at for at in hits if id(merchant.charges[at]) not in own)]
        rivals = free if is_alone and merchant.amounts[first] != amount else others
        same = [at for at in places if at in rivals]
        if len(same) < _OWN_SHARE * len([at for at in rivals if merchant.days[at] <= merchant.days[places[-1]]]):
            continue
        more = _with_heir(series, [merchant.charges[at] for at in places])
        due = period.after(series.last, 1).toordinal()
        if abs(merchant.days[first] - due) <= period.length * _MOVED or more.scatter <= (
            _SHARP_MOVE if more.is_dated else _BOOKED_MOVE
        ):
            return more
    return None


def _starts_of_more(series: Series, merchant: _Merchant, last: int, places: Sequence[int]) -> Iterator[int]:
    """Yield the places of charges with which a series may go on: about its next date, or some dates later.

    A charge on another day of the month goes on with it where the next follows after a period, or nothing does.
    """
    period = series.period
    yielded: set[int] = set()
    for count in range(1, period.pause + 2):
        due = period.after(series.last, count).toordinal()
        reach = period.length * _MOVED if count == 1 else period.tolerance
        near = [at for at in places if abs(merchant.days[at] - due) <= reach]
        near = [at for at in near if not _too_different(merchant.amounts[last], merchant.amounts[at], forward=True)]
        if near and not yielded:
            first = min(near, key=lambda at: abs(merchant.days[at] - due))
            yielded.add(first)
            yield first
    if not period.months or series.moves:
        return
    soonest, latest = period.length * _MOVED, period.length * (period.pause + 1) + period.tolerance
    for at in places:
        gap = merchant.days[at] - merchant.days[last]
        if at in yielded or not soonest <= gap <= latest:
            continue
        if abs(merchant.amounts[at] - merchant.amounts[last]) > _SMALL_RISE * merchant.amounts[last]:
            continue
        due = period.after(date.fromordinal(merchant.days[at]), 1).toordinal()
        followed = any(abs(merchant.days[other] - due) <= _NEAR for other in places if other > at)
        alone = merchant.count_similar(last) == len(series.charges) + 1
        if followed or alone:
            yield at


def _quality(series: Series) -> tuple[float, int]:
    """Order series: many charges, few missed, few days off, few changes; of equal ones, those of a usual period."""
    usual = 0 if series.period in {Period.FOUR_WEEKLY, Period.HALF_YEARLY} else 0.5
    changes = sum(one.price != other.price for one, other in pairwise(series.charges))
    quality = len(series.charges) - series.missed / 2 - series.days_off / 10 - changes / 2 - len(series.moves) + usual
    return quality, -series.days_off


def _candidates(merchant: _Merchant, period: Period) -> Iterator[Series]:
    """Yield the series on the dates that follow from each charge, as far as the merchant's charges are its own."""
    days = merchant.days
    slots = (days[-1] - days[0]) / period.length + 2
    seen: set[tuple[int, ...]] = set()
    for anchor in range(len(days)):
        if merchant.fewest_rivals(anchor) * _SHARED_SHARE > slots:  # it could not be its own on these dates
            continue
        for strict in (False, True):
            hits = _on_grid(merchant, anchor, period, strict=strict)
            chain, missed = _longest_run(hits, period.pause)
            if missed > len(chain) - 2:  # a pause too long for so few
                chain, missed = _longest_run(hits, 1)
            late = [place for place, (_, days_off) in enumerate(chain) if days_off > period.tolerance]
            if len(late) > 1:  # the dates have moved, or there are none
                chain = chain[: late[0]]
            places = tuple(at for at, _ in chain)
            few = 2 if period is Period.MONTHLY else period.needed
            if len(chain) < few or places in seen or missed > len(chain) - 2:
                continue
            seen.add(places)
            off = sum(days_off for _, days_off in chain)
            charges = tuple(merchant.charges[at] for at in places)
            series = Series(charges, period, date.fromordinal(days[anchor]), off, missed)
            if len(chain) >= period.needed and _recurs(series, merchant, places):
                yield series
            elif period.months and len(chain) < _LONG and (longer := _continued(series, merchant)) is not series:
                own = set(map(id, longer.charges))
                all_places = [at for at, each in enumerate(merchant.charges) if id(each) in own]
                same = sum(one.price == other.price for one, other in pairwise(longer.charges))
                rivals = merchant.count_similar(places[-1], merchant.amounts[places[-1]], merchant.amounts[places[-1]])
                owned = len(all_places) >= _NEARLY_ALL * rivals
                steady = len(chain) >= period.needed or same >= _STABLE_SHARE * (len(longer.charges) - 1)
                if owned and steady and len(all_places) > period.needed and _recurs(longer, merchant, all_places):
                    yield longer


def _recurs(series: Series, merchant: _Merchant, places: Sequence[int]) -> bool:
    """Return whether a series, at these places among the merchant's charges, is more than a coincidence."""
    amounts, last = [merchant.amounts[at] for at in places], places[-1]
    if series.period is Period.FOUR_WEEKLY and _days_between(series) > _FOUR_WEEKS:
        return False
    if len(amounts) == 2:
        return _is_pair(series, amounts, merchant, last)
    if merchant.mixes_prices(amounts, places):
        return False
    if _is_stable(series, amounts, merchant, last) and _is_own(series, amounts, merchant, last):
        return True
    return _is_regular(series, amounts, merchant, last)


def _days_between(series: Series) -> float:
    """Return the days from date to date on average."""
    gaps = [(second.day - first.day).days for first, second in pairwise(series.charges)]
    return sum(gaps) / sum(max(1, round(gap / series.period.length)) for gap in gaps)


Hit = tuple[int, int]
"""Place of a charge among its merchant's, and the days by which it is off its date."""


def _on_grid(merchant: _Merchant, anchor: int, period: Period, *, strict: bool) -> list[Hit | None]:
    """Return for each date at a number of periods from a charge the charge around it that fits best.

    Args:
        strict: of the same amount.
    """
    days = merchant.days
    before = int((days[anchor] - days[0]) / period.length) + 1
    after = int((days[-1] - days[anchor]) / period.length) + 1
    later = _walk(merchant, anchor, period, range(1, after + 1), strict=strict)
    earlier = _walk(merchant, anchor, period, range(-1, -before - 1, -1), strict=strict)
    return [*reversed(earlier), (anchor, 0), *later]


def _walk(merchant: _Merchant, anchor: int, period: Period, counts: Iterable[int], *, strict: bool) -> list[Hit | None]:
    """Follow the dates from a charge in one direction, until too many in a row have none."""
    hits: list[Hit | None] = []
    pause = period.pause
    last, first_day = anchor, date.fromordinal(merchant.days[anchor])
    for count in counts:
        due = period.after(first_day, count).toordinal()
        hit = _at(merchant, last, due, period, forward=count > 0, strict=strict)
        if hit is None and len(hits) >= pause and not any(hits[-pause:]):
            break
        hits.append(hit)
        if hit is not None:
            last = hit[0]
    return hits


def _at(merchant: _Merchant, last: int, due: int, period: Period, *, forward: bool, strict: bool) -> Hit | None:
    """Return the charge around a day that fits the one before it best: in amount, then in its day.

    One of the same amount may be late.
    """
    days, tolerance = merchant.days, period.tolerance
    late = tolerance * 2 if period.months else tolerance
    amount = merchant.amounts[last]
    best: tuple[bool, bool, int, int] | None = None
    for at in range(bisect_left(days, due - tolerance), bisect_right(days, due + late)):
        new = merchant.amounts[at]
        if days[at] > due + tolerance and new != amount:
            continue
        if at == last or not merchant.similar(last, at) or (strict and new != amount):
            continue
        if _too_different(amount, new, forward=forward):
            continue
        fit = (_changed(amount, new), new != amount, abs(days[at] - due), at)
        best = fit if best is None else min(best, fit)
    return (best[3], best[2]) if best else None


def _longest_run(hits: Sequence[Hit | None], pause: int) -> tuple[list[Hit], int]:
    """Return the longest part without too many dates on which nothing was charged, and how many those are."""
    runs: list[tuple[list[Hit], int]] = [([], 0)]
    gap = 0
    for hit in hits:
        if hit is None:
            gap += 1
            continue
        run, missed = runs.pop()
        allowed = max(1, pause if len(run) > _BEFORE_PAUSE else 1, _MISSED_SHARE * (len(run) + 1))
        if run and (gap > pause or missed + gap > allowed):
            runs += [(run, missed), ([hit], 0)]
        else:
            runs.append(([*run, hit], missed + gap if run else 0))
        gap = 0
    return max(runs, key=lambda each: (len(each[0]), -each[1]))


def _changed(before: float, after: float) -> bool:
    return abs(after - before) > _FLUCTUATION * max(before, after)


def _too_different(known: float, new: float, *, forward: bool) -> bool:
    """Return whether an amount is none that follows the known one, or (backward) comes before it: a trial is cheap."""
    if not forward and new < known:
        return False
    return abs(new - known) > _LARGEST_CHANGE * max(known, new)


def _is_pair(series: Series, amounts: Sequence[float], merchant: _Merchant, last: int) -> bool:
    """Return whether two charges are a period apart by more than coincidence."""
    first, second = amounts
    rise = abs(second - first) / max(amounts)
    debited = all(each.transaction.kind is Kind.DEBIT for each in series.charges)
    exact = series.days_off <= (_EXACT if series.is_dated else _NEAR)
    alone = merchant.count_same(last) == 2 and second >= first * (1 - _FLUCTUATION)
    if series.period is not Period.YEARLY:
        return alone and exact and rise <= (_SMALL_RISE if debited else _FLUCTUATION)
    if alone:
        return rise <= (_LARGE_RISE if exact else _SMALL_RISE)
    if first == second:
        return exact and merchant.count_similar(last, first, first) == 2 and merchant.count_similar(last) <= _FEW
    rivals = merchant.count_similar(last, min(amounts) * (1 - _RIVALS), max(amounts) * (1 + _RIVALS))
    return exact and merchant.bills_others and rivals == 2 and rise <= _SMALL_RISE + _RIVALS / 3


def _is_stable(series: Series, amounts: Sequence[float], merchant: _Merchant, last: int) -> bool:
    """Return whether most charges cost as much as the one before. Direct debits may vary: telephone, energy."""
    rises = len(amounts) > 3 and all(first <= second for first, second in pairwise(amounts))
    if rises and series.is_dated and series.scatter <= _SHARP:
        return True
    amounts = _after_trial(amounts)
    steps = len(amounts) - 1
    same = sum(first == second for first, second in pairwise(amounts))
    if same >= _STABLE_SHARE * steps or same >= steps - 1 > 0:
        return True
    if series.period is Period.WEEKLY and steps > _LONG and len(set(amounts)) <= _REPEATED * len(amounts):
        return merchant.count_similar(last) <= len(amounts) / _NEARLY_ALL
    like = sum(not _changed(first, second) for first, second in pairwise(amounts))
    if like >= _STABLE_SHARE * steps and series.period is not Period.WEEKLY:
        return (
            series.scatter <= _EXACT if series.is_dated else steps > 2 or merchant.count_similar(last) == len(amounts)
        )
    if like == steps and merchant.count_similar(last) == len(amounts):
        return True
    debits = all(each.transaction.kind is Kind.DEBIT for each in series.charges)
    return debits and steps > 2 and _within_reach(amounts)


def _after_trial(amounts: Sequence[float]) -> Sequence[float]:
    """Return the amounts without those of a trial before them: of one cheap price, and not more than the rest."""
    trial = next((at for at, (first, second) in enumerate(pairwise(amounts)) if first != second), 0) + 1
    cheap = trial < len(amounts) and amounts[0] <= amounts[trial] * _TRIAL
    return amounts[trial:] if cheap and len(amounts) > 3 and trial <= len(amounts) / 2 else amounts


def _within_reach(amounts: Sequence[float]) -> bool:
    middle = median(amounts)
    return all(abs(amount - middle) <= _VARIES * middle for amount in amounts)


def _is_regular(series: Series, amounts: Sequence[float], merchant: _Merchant, last: int) -> bool:
    """Return whether it is all that the merchant charges, on time for long, though never the same: a telephone bill."""
    count = len(amounts)
    if count < _LONG or not series.period.months or series.missed or series.days_off > _PUNCTUAL * count:
        return False
    return merchant.count_similar(last) == count and _within_reach(amounts)


def _is_own(series: Series, amounts: Sequence[float], merchant: _Merchant, last: int) -> bool:
    """Return whether the merchant's charges mostly belong to the series.

    Where amounts recur to the cent, only those of the same amounts count: a shop may have other sales, and bill more
    than one subscription, even two of the same price.
    """
    count = len(amounts)
    if count <= _BEFORE_PAUSE and merchant.count_similar(last) > _FEW:
        return False
    if sum(first == second for first, second in pairwise(amounts)) < _STABLE_SHARE * (count - 1):
        return count >= _OWN_SHARE * merchant.count_same(last)
    known = amounts[1:]  # the first may be a trial, whose price says nothing
    rivals = sum(merchant.count_similar(last, amount, amount) for amount in set(known))
    sharp = count > 3 and series.missed < 2 and series.scatter <= (_SHARP if series.is_dated else _EXACT)
    if series.period is Period.WEEKLY and not series.is_dated:
        return count >= _NEARLY_ALL * rivals
    return count >= (_SHARED_SHARE if sharp else _OWN_SHARE) * rivals
