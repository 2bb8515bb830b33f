"""Prices of the offer beside a control that declines it: what would be charged only after taking it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from subterminator.approval.own_part import leaves_by_its_words, own_lines, stands_beside_an_offer
from subterminator.domain.protocols import Element
from subterminator.pages.block_kinds import sums_in
from subterminator.pages.blocks import PageBlock
from subterminator.pages.fees import is_offered_price, sentences
from subterminator.pages.prices_of_others import is_price_put_down
from subterminator.pages.sum_kinds import languages_of


@dataclass(frozen=True, slots=True)
class OfferedPrices:
    """The sums that a page offers beside a control, and those that the account's page names."""

    offered: frozenset[float] = frozenset()
    """None where the control does not leave, or no offer stands beside it."""
    regular: frozenset[float] = frozenset()

    @classmethod
    def beside(cls, part: PageBlock, element: Element, account: str) -> OfferedPrices:
        """Read the offer beside an element in its part of the page. `account`: the account page's lines."""
        if not (leaves_by_its_words(part, element) and stands_beside_an_offer(part, element)):
            return cls()
        stated = (sentence for line in own_lines(part, element) for sentence in sentences(line))
        return cls(_sums(filter(is_offered_price, stated)), _sums(account.splitlines()))

    def puts_down(self, sentence: str, language: str) -> bool:
        """Return whether a sentence puts the account's price down to that of the offer: "$35 instead of $70"."""
        sums = sums_in([sentence]) if self.offered else set()
        spoken = languages_of(sentence, language) if sums else ()
        return bool(sums) and is_price_put_down(sentence, spoken, sums, self.offered, self.regular)


def _sums(lines: Iterable[str]) -> frozenset[float]:
    return frozenset(sums_in(list(lines)))
