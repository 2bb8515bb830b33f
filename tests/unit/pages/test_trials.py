"""Ends of trials: by itself a trial turns into the subscription, so its end is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from subterminator.lexicon.meaning import Evidence, Meaning
from subterminator.pages.account_evidence.fact import Fact
from subterminator.pages.account_evidence.lines import Line
from subterminator.pages.account_evidence.trials import without_ends_of_trials

TODAY = date(2026, 11, 22)
DAY = date(2026, 12, 4)
SHOWN = Meaning(act="none", object="trial", modality="instruction", clause="your trial")
"""A clause that shows that there is a trial."""


class Told(Line):
    """A line with the clauses that it is told to have."""

    told: Sequence[Meaning]

    @property
    def meanings(self) -> Sequence[Meaning]:
        return self.told


def told(*meanings: Meaning, written: str = "Your trial") -> Line:
    line = Told("", written, written)
    line.told = meanings
    return line


def fact(state: Any = "scheduled", *, holds: bool = True, place: int = 0, words: str = "", **fields: Any) -> Fact:
    meaning = Meaning(**{"object": "trial", **fields})
    return Fact(Evidence(state, holds, "future", words, meaning), "A line", place, DAY, fresh=True)


def refuted(said: Fact) -> Fact:
    return replace(said, claim=replace(said.claim, state="scheduled", holds=False))


TRIAL_ENDS = fact()
NOTHING_ELSE = told(Meaning(object="subscription"))


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "shows"),
    [
        *((told(replace(SHOWN, act=each)), True) for each in ("none", "be", "keep", "end", "expire")),
        *((told(replace(SHOWN, act=each)), False) for each in ("start", "buy", "renew", "charge")),
        *((told(replace(SHOWN, modality=each)), False) for each in ("question", "conditional", "possible")),
        (told(replace(SHOWN, modality="asserted")), True),
        (told(replace(SHOWN, object="subscription")), False),
        (told(replace(SHOWN, inherited=True)), False),
        (told(Meaning(), SHOWN), True),
        (told(), False),
    ],
)
def test_end_of_a_trial_that_a_line_shows_is_none(line: Line, shows: bool) -> None:
    """Required: it runs or ends, and is not only offered; what the end is of stays in the record."""
    assert without_ends_of_trials([TRIAL_ENDS], [line], TODAY) == [refuted(TRIAL_ENDS) if shows else TRIAL_ENDS]


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("said", "is_refuted"),
    [
        (fact("ended"), True),
        (fact("scheduled"), True),
        (fact("active"), False),
        (fact("renews"), False),
        (fact("pending"), False),
        (fact("ended", holds=False), False),
        # of the subscription, or of nothing by name
        (fact(object="subscription", place=1), False),
        (fact(object="none", place=0), False),
        (fact(object="none", place=1), True),
        (fact(object="none", place=2), True),
        (fact(object="subscription", inherited=True, place=1), True),
        (fact("active", object="none", place=1), False),
        (fact(place=0), True),
    ],
)
def test_end_of_the_trial_or_of_nothing_by_name_is_refuted(said: Fact, is_refuted: bool) -> None:
    """Required: a trial's in any line, a nameless one from the first line on that shows a trial."""
    lines = [NOTHING_ELSE, told(SHOWN), told(SHOWN)]
    runs = fact("active", object="subscription")
    assert without_ends_of_trials([runs, said], lines, TODAY) == [runs, refuted(said) if is_refuted else said]


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("said", "ends"),
    [
        (fact("renews", holds=False), True),
        (fact("renews", holds=False, object="subscription"), True),
        (fact("renews"), False),
        (fact("active", holds=False), False),
        (fact("ended", words="your trial was cancelled"), True),
        (fact("scheduled", words="it will be cancelled"), True),
        (fact("ended", words="sie ist gekündigt"), True),
        (fact("ended", words="your trial has ended"), False),
        (fact("ended", words="your trial was cancelled", holds=False), False),
        (fact("pending", words="your trial was cancelled"), False),
        (fact("other_object", words="your add-on was cancelled"), False),
    ],
)
def test_trial_ends_it_if_something_says_that_it_will_not_go_on(said: Fact, ends: bool) -> None:
    """Required: that it does not renew, or that a person ended it; then the day of the trial is that of the end."""
    found = without_ends_of_trials([said], [told(SHOWN, written="Your trial: 4 December 2026")], TODAY)
    if not ends:
        assert said in found or refuted(said) in found
        assert len(found) == 1
    elif said.claim.state == "scheduled":
        assert found == [said]
    else:
        shown = Evidence("scheduled", True, "none", "your trial", SHOWN)
        assert found == [said, Fact(shown, "Your trial: 4 December 2026", 0, DAY, fresh=False)]


OFF = fact("renews", holds=False, place=9)


def dated(line: Line, *others: Fact) -> list[tuple[int, date | None]]:
    """Place and day of the ends that are read from the trial itself, below a line that shows it."""
    facts = [OFF, *others]
    found = without_ends_of_trials(facts, [told(SHOWN), line], TODAY)
    assert found[: len(facts)] == facts
    return [(each.place, each.when) for each in found[len(facts) :] if each.claims("scheduled") and not each.fresh]


@pytest.mark.spec("account.statements")
@pytest.mark.parametrize(
    ("line", "days"),
    [
        (told(SHOWN, written="Trial ends: 4 December 2026"), [(1, DAY)]),
        (told(SHOWN, written="Trial: 4 December 2026 - 9 December 2026"), [(1, DAY)]),
        (told(SHOWN, written="Trial ends: 22 November 2026"), [(1, TODAY)]),
        (told(SHOWN, written="Trial ends: 21 November 2026"), []),
        (told(SHOWN, written="Trial: 1 November 2026 - 4 December 2026"), []),
        (told(SHOWN, written="Trial"), []),
        (told(replace(SHOWN, tense="past"), written="Trial ended: 4 December 2026"), []),
        (told(replace(SHOWN, tense="future"), written="Trial ends: 4 December 2026"), [(1, DAY)]),
        (told(replace(SHOWN, modality="question"), written="Trial ends: 4 December 2026"), []),
        (told(Meaning(), SHOWN, written="Trial ends: 4 December 2026"), [(1, DAY)]),
        (told(replace(SHOWN, object="subscription"), written="It ends: 4 December 2026"), []),
    ],
)
def test_trials_own_day_is_that_of_the_end_once_it_is_off(line: Line, days: list[tuple[int, date]]) -> None:
    """Required: the first day of its line, if it is not past."""
    assert dated(line) == days


@pytest.mark.spec("account.statements")
def test_line_with_an_end_of_its_own_is_not_dated_again() -> None:
    """Required: one end a line; a renewal that is off is none."""
    line = told(SHOWN, written="Trial ends: 4 December 2026")
    assert dated(line, fact("scheduled", place=1)) == []
    assert dated(line, fact("ended", place=1)) == [(1, DAY)]
    assert dated(line, fact("scheduled", place=0)) == [(1, DAY)]
