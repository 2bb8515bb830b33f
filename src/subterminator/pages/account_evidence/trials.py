"""Ends of trials: a trial ends by itself, and the subscription begins then, unless it was cancelled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.meaning import Evidence, Meaning
from subterminator.pages.account_evidence.fact import Fact
from subterminator.pages.account_evidence.lines import Line, days_of
from subterminator.pages.account_evidence.ownership import ends_something

_ENDS = frozenset({"ended", "scheduled"})
_SHOWING = frozenset({"none", "be", "keep", "end", "expire"})
"""Acts of a line about a trial that runs; others offer one."""
_cancel = compiled_late(lambda: either("names", "cancel"))


def without_ends_of_trials(facts: Sequence[Fact], lines: Sequence[Line], today: date) -> list[Fact]:
    """Refute the ends of a trial, unless something else says that it will not turn into the subscription.

    With that, the day of the trial's end is the day of the end.
    """
    first = next((place for place, line in enumerate(lines) if _shows_a_trial(line)), len(lines))
    if first == len(lines):
        return list(facts)
    if any(fact.turns_off or _is_cancelled(fact.claim) for fact in facts):
        return [*facts, *_days_of_trials(facts, lines, today)]
    return [
        replace(fact, claim=replace(fact.claim, state="scheduled", holds=False))
        if _is_of_a_trial(fact, first)
        else fact
        for fact in facts
    ]


def _shows_a_trial(line: Line) -> bool:
    """Return whether a line says that there is a trial, or when it ends."""
    return any(_is_of_the_trial(each) and not each.inherited for each in line.meanings)


def _is_of_the_trial(meaning: Meaning) -> bool:
    return meaning.object == "trial" and not meaning.is_silent and meaning.act in _SHOWING


def _is_cancelled(claim: Evidence) -> bool:
    """Return whether a claim is of an end that a person made, or makes on a day."""
    return claim.holds and claim.state in _ENDS and _cancel().search(claim.words) is not None


def _is_of_a_trial(fact: Fact, first: int) -> bool:
    """Return whether a claim of an end names a trial, or nothing, from the first line on that shows a trial."""
    if not fact.claims("ended", "scheduled"):
        return False
    meaning = fact.claim.meaning
    return meaning.object == "trial" or (fact.place >= first and ends_something(fact.claim))


def _days_of_trials(facts: Sequence[Fact], lines: Sequence[Line], today: date) -> list[Fact]:
    """Claim the ends that lines date by the trial: "Trial ends: 28 November"."""
    known = {fact.place for fact in facts if fact.claims("scheduled")}
    return [
        Fact(Evidence("scheduled", True, each.tense, each.clause, each), line.written, place, days[0], fresh=False)
        for place, line in enumerate(lines)
        if place not in known and (days := days_of(line.written, today)) and days[0] >= today
        for each in line.meanings
        if _is_of_the_trial(each) and each.tense != "past"
    ]
