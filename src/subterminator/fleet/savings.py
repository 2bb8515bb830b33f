"""Savings of the queue in a year, from prices that were read. Currencies are never added to each other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal

from subterminator.fleet.jobs import Job


@dataclass(frozen=True, slots=True)
class Savings:
    """Yearly prices of the subscriptions that jobs have ended."""

    totals: Mapping[str, Decimal]
    """Sum a year by currency."""
    without_price: int
    """Number of ended subscriptions whose account page named no single price."""
    without_period: int
    """Number of those with a price of which it is not known for how long it is."""

    def words(self) -> str:
        """Return it in one line; "" if nothing was ended."""
        return "; ".join(self._parts())

    def _parts(self) -> Iterator[str]:
        if self.totals:
            sums = ", ".join(f"{_written(self.totals[each])} {each}" for each in sorted(self.totals))
            yield f"saved a year: {sums}, by the prices that the account pages named"
        if self.without_price:
            yield f"price not known of {self.without_price}"
        if self.without_period:
            yield f"period of the price not known of {self.without_period}"


def savings_of(jobs: Iterable[Job]) -> Savings:
    """Add up the prices of the jobs that have ended a subscription. One that had ended before saves nothing."""
    totals: defaultdict[str, Decimal] = defaultdict(Decimal)
    without_price = without_period = 0
    for job in jobs:
        if job.outcome is None or not job.outcome.read_back:
            continue
        price = job.price
        if price is None:
            without_price += 1
        elif price.yearly is None:
            without_period += 1
        else:
            totals[price.currency] += price.yearly
    return Savings(dict(totals), without_price, without_period)


def _written(amount: Decimal) -> str:
    return f"{amount:,.0f}" if amount == amount.to_integral_value() else f"{amount:,.2f}"
