"""Measures the finder of subscriptions on the generated statements: `measure_statements.py [--show] [--format camt]`.

A subscription that is active and shown often enough is found if most of its charges are, with the right period and the
last amount. Anything else reported as an active subscription is wrong, unless the statement shows it too seldom to
tell.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "kit"))

from bank_statements import Sample, Subscription, samples
from subterminator.statements.reading import read_bytes
from subterminator.statements.subscriptions import Found, find_recurring


@dataclass
class Score:
    """Counts, and what was wrong."""

    right: int = 0
    missed: int = 0
    wrong: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def precision(self) -> float:
        return self.right / max(self.right + self.wrong, 1)

    @property
    def recall(self) -> float:
        return self.right / max(self.right + self.missed, 1)

    def __str__(self) -> str:
        share = f"precision {self.precision:.1%}, recall {self.recall:.1%}"
        return f"{share} ({self.right} right, {self.wrong} wrong, {self.missed} missed)"


def overlap(found: Found, charges: Sequence[tuple[date, Decimal]]) -> float:
    """Share of the found charges that are the subscription's."""
    left = Counter(charges)
    same = 0
    for each in found.charges:
        if left[each.day, each.amount] > 0:
            left[each.day, each.amount] -= 1
            same += 1
    return same / len(found.charges)


def fits(found: Found, truth: Subscription) -> bool:
    """Whether a found series is this subscription, rightly described."""
    enough = len(found.charges) >= 0.6 * len(truth.charges) or len(found.charges) >= 6
    return (
        overlap(found, truth.charges) >= 0.7
        and enough
        and found.period.word == truth.period
        and found.amount == truth.amount
    )


def score(sample: Sample, found: Sequence[Found], total: Score) -> None:
    """Add the result of one statement."""
    reported = [each for each in found if each.what == "subscription" and each.active]
    for truth in sample.subscriptions:
        hit = next((each for each in reported if fits(each, truth)), None)
        if hit is not None:
            reported.remove(hit)
        if truth.active and truth.decided:
            total.right += hit is not None
            total.missed += hit is None
            if hit is None:
                total.faults.append(f"{sample.name}: missed {truth.name} {truth.period} {truth.amount}")
        elif hit is not None and not truth.active:
            reported.append(hit)
    for each in reported:
        undecided = [truth for truth in sample.subscriptions if truth.active and not truth.decided]
        if any(overlap(each, truth.charges) >= 0.7 for truth in undecided):
            continue
        total.wrong += 1
        days = ", ".join(f"{charge.day} {charge.amount}" for charge in each.charges[:4])
        last = each.charges[-1]
        total.faults.append(
            f"{sample.name}: wrong {each.name!r} {each.period.word} {each.amount} x{len(each.charges)} "
            f"[{last.party} | {last.text}] {days} … {last.day}"
        )


def measure(only: str | None = None) -> dict[str, Score]:
    """Score by format."""
    scores: dict[str, Score] = {}
    for sample in samples():
        if only in {None, sample.format}:
            found = find_recurring(read_bytes(sample.content).transactions)
            score(sample, found, scores.setdefault(sample.format, Score()))
    return scores


def total_of(scores: dict[str, Score]) -> Score:
    """Sum of the formats."""
    parts = list(scores.values())
    return Score(
        sum(each.right for each in parts), sum(each.missed for each in parts), sum(each.wrong for each in parts)
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--format")
    parser.add_argument("--show", action="store_true")
    arguments = parser.parse_args()
    scores = measure(arguments.format)
    for name, each in scores.items():
        print(f"{name:<9} {each}")
        if arguments.show:
            print(*each.faults, sep="\n")
    print(f"{'all':<9} {total_of(scores)}")


if __name__ == "__main__":
    main()
