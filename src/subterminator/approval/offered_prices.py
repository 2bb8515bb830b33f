"""Prices of the offer beside a control that declines it: what would be charged only after taking it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from subterminator.approval.own_part import leaves_by_its_words, own_lines, stands_beside_an_offer
from subterminator.domain.protocols import Element
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.pages.block_kinds import sums_in, sums_of
from subterminator.pages.blocks import PageBlock
from subterminator.pages.fees import is_offered_price, sentences
from subterminator.pages.prices_of_others import is_price_put_down
from subterminator.pages.sum_kinds import languages_of


@dataclass(frozen=True, slots=True)
class OfferedPrices:
    """The sums that a page offers beside a control, and the sums and days that the account's page names."""

    offered: frozenset[float] = frozenset()
    """None where the control does not leave, or no offer stands beside it."""
    regular: frozenset[float] = frozenset()
    days: frozenset[date] = frozenset()

    @classmethod
    def beside(cls, part: PageBlock, element: Element, account: str) -> OfferedPrices:
        """Read the offer beside an element in its part of the page. `account`: the account page's lines."""
        if not (leaves_by_its_words(part, element) and stands_beside_an_offer(part, element)):
            return cls()
        stated = (sentence for line in own_lines(part, element) for sentence in sentences(line))
        lines = account.splitlines()
        return cls(_sums(filter(is_offered_price, stated)), _sums(lines), _days("\n".join(lines)))

    def puts_down(self, sentence: str, language: str) -> bool:
        """Return whether a sentence announces the next charge at the price that is offered.

        It names the account's own day of a charge, first the price of the offer, and then the account's own: "On 3 May
        we will charge you $35 instead of $70".
        """
        if not self.offered or len(prices := sums_of(sentence)) != 2:
            return False
        new, old = prices
        days = _days(sentence)
        told = new < old and new in self.offered and old in self.regular and bool(days) and days <= self.days
        return told and is_price_put_down(sentence, languages_of(sentence, language))


def _sums(lines: Iterable[str]) -> frozenset[float]:
    return frozenset(sums_in(list(lines)))


def _days(text: str) -> frozenset[date]:
    """Return the days that are written out with their year."""
    return frozenset(each.when for each in Lexicon.load().dates.read(normalise(text)))
