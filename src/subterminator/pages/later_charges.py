"""Charges for a time after the end that a page names: a price until a later day, or for further periods."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from datetime import date

from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.currencies import amount_pattern, sum_pattern
from subterminator.lexicon.language_files import amount_words, languages
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import QUESTION_MARKS, normalise
from subterminator.lexicon.things import FAMILY, RENEWALS
from subterminator.pages.facts import read_facts
from subterminator.pages.fees import is_price_of_a_period
from subterminator.pages.statements import statement_of
from subterminator.pages.sum_kinds import LAST_YEAR, is_charge_denied, is_only_on_return, parts_without_sums

_HARMLESS = ("returned", "offered", "on_return", "not_made")
"""Lists of words by which a sum is given back, offered, or not charged."""
_STAYING = frozenset({"keep", "accept", "renew", "resume", "remind"})
"""Acts of what staying costs, or of the renewal, where nothing is said to be charged."""


def charges_after_the_end(
    sentence: str, lines: Sequence[str], lexicon: Lexicon, today: date, language: str = ""
) -> bool:
    """Return whether a sentence charges for further periods, or until or from a day after the end.

    Args:
        lines: what the page, its control and the account page say, from which the last end is read.
        language: the page's own statement of its language.
    """
    clauses, text = statement_of(sentence).meanings, plain_text(sentence)
    spoken = {each.language for each in clauses} | ({language} & set(languages()))
    if not _charges(sentence, clauses, spoken, text) or is_only_on_return(sentence, lexicon, language):
        return False
    if any(words_of(each, "further_periods").search(text) for each in spoken):
        return True
    named = _days(sentence, lexicon, today)
    bounded = any("until" in each.flags for each in clauses)
    if not named or max(named) <= today or (len(named) == 1 and not bounded and _is_renewal(clauses)):
        return False
    ending = [each for each in parts_without_sums(sentence) if any(map(_names_an_end, statement_of(each).meanings))]
    end = last_end([*lines, *ending], lexicon, today)
    if end is None:
        return bounded and any(map(_asserts_a_charge, clauses))
    return max(named) > end


def last_end(lines: Sequence[str], lexicon: Lexicon, today: date) -> date | None:
    """Return the last day that lines name as an end, or as one until which it is paid for; None without one.

    What is charged until a day says nothing about the end.
    """
    ends: set[date] = set()
    before = ""
    for line in lines:
        charged = amount_pattern().search(line) or amount_words("charging").search(line)
        if not charged and any(map(str.isdigit, line)):
            if any(map(_names_an_end, statement_of(line).meanings)):
                ends |= {each.when for each in lexicon.dates.read(normalise(line), today)}
            ends |= {
                day for day in (read_facts(each, lexicon, today).ends for each in (line, f"{before}\n{line}")) if day
            }
        spoken = {each.language for each in statement_of(line).meanings}
        if any(words_of(each, "paid_until").search(plain_text(line)) for each in spoken):
            ends |= {each.when for each in lexicon.dates.read(normalise(line), today)}
        before = line
    return max(ends, default=None)


def _names_an_end(clause: Meaning) -> bool:
    """Return whether a clause says that the subscription ends, or until when it runs; "until 5 May" alone does not."""
    if clause.polarity != "+" or clause.is_silent:
        return False
    runs = "until" in clause.flags and (clause.act == "keep" or clause.object in FAMILY | {"content"})
    return runs or (clause.act in ENDING | {"expire"} and clause.object in FAMILY | {"none", "content"})


def _charges(sentence: str, clauses: Sequence[Meaning], spoken: Collection[str], text: str) -> bool:
    """Return whether a sentence charges something to come: by an act, or as the price of a period."""
    if sentence.rstrip().endswith(QUESTION_MARKS) or not clauses:
        return False
    if any(words_of(each, *_HARMLESS).search(text) for each in spoken):
        return False
    if any(is_charge_denied(clauses, each) for each in spoken):
        return False
    if any(map(_asserts_a_charge, clauses)):
        return True
    if any(each.modality in {"question", "conditional"} or each.act in _STAYING for each in clauses):
        return False
    sums = [each for each in sum_pattern().finditer(sentence) if re.search("[1-9]", each[0])]
    charging = any(words_of(each, "charged", "to_come", "due").search(text) for each in spoken)
    if not sums:
        until = any("until" in each.flags for each in clauses)
        return (
            until and not {each.act for each in clauses} & ENDING and amount_words("charging").search(text) is not None
        )
    return charging or any(is_price_of_a_period(sentence, each) for each in sums)


def _asserts_a_charge(clause: Meaning) -> bool:
    to_come = clause.tense != "past" and "noun" not in clause.flags
    return clause.act in {"charge", "pay"} and clause.polarity == "+" and not clause.is_silent and to_come


def _is_renewal(clauses: Sequence[Meaning]) -> bool:
    """Return whether a sentence only names the next renewal, which this end prevents."""
    return any(each.act == "renew" or each.object in RENEWALS or "next" in each.flags for each in clauses)


def _days(sentence: str, lexicon: Lexicon, today: date) -> set[date]:
    """Return the days and months of a sentence; one without a year that is long from now is one of the past."""
    read = normalise(sentence)
    days = lexicon.dates.read(read, today)
    named = {each.when for each in days if each.year_written or (each.when - today).days <= LAST_YEAR}
    return named | set(lexicon.dates.months(read, today))
