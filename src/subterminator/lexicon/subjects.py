"""Subjects of clauses: the subscription itself, a thing that belongs to it or stands beside it, or another thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from subterminator.lexicon.clauses import Token
from subterminator.lexicon.language_files import languages_with
from subterminator.lexicon.meaning import Meaning
from subterminator.lexicon.roles import Hit, Roles
from subterminator.lexicon.sentences import STATES, Clause
from subterminator.lexicon.things import FAMILY, OTHERS

NOUNS = frozenset(
    {"navigate", "consent", "refuse", "buy", "pay", "change", "answer", "contact", "inform", "remind", "back"}
)
"""Acts whose word may be the noun of another thing, by its place: a visit, a purchase, a call, a return."""

Subject: TypeAlias = Literal["subscription", "another", "unknown", "unnamed"]


# -- the noun phrase ---------------------------------------------------------------------------------------------------


def head_of(clause: Clause, thing: Hit, roles: Roles) -> str:
    """Return the word that makes a noun phrase around the `thing` name something else; "" for none.

    It is a thing that the other one belongs to ("the outage of your line", "your membership locker"), or a word for
    what comes beside the subscription ("additional cover").
    """
    words = dict(zip(clause.places, clause.tokens, strict=True))
    hits = {place: hit for hit in clause.hits for place in hit.places}
    return (
        _extra(thing, clause.hits)
        or _denied(thing, clause.hits, words)
        or _before(thing.start, words, hits, roles.head_before)
        or _after(thing, words, hits, roles.head_after)
    )


def _extra(thing: Hit, hits: Sequence[Hit]) -> str:
    """Return the word for what comes beside the subscription, if no act stands between it and the thing."""
    here = hits.index(thing)
    for number, hit in enumerate(hits):
        between = hits[min(here, number) + 1 : max(here, number)]
        if "extra" in hit.features and not any(each.act or each.object for each in between):
            return hit.words
    return ""


def _denied(thing: Hit, hits: Sequence[Hit], words: dict[int, Token]) -> str:
    """Return the unknown thing that a "no longer" denies of the `thing` before it: "your plan no longer has adverts".

    One unknown word alone may be a verb: "your plan no longer exists". A state says that the thing itself is over.
    """
    behind = hits[hits.index(thing) + 1 :]
    no_more = next((hit for hit in behind if "nomore" in hit.features), None)
    if no_more is None or any(hit.act or hit.features & STATES for hit in behind):
        return ""
    known = {place for hit in hits for place in hit.places}
    places = (place for place in words if place > no_more.start and place not in known)
    unknown = [words[place].text for place in places if words[place].kind == "word"]
    has = any("have" in hit.features for hit in behind)
    return unknown[-1] if len(unknown) + has > 1 else ""


def _before(start: int, words: dict[int, Token], hits: dict[int, Hit], joins: frozenset[str]) -> str | None:
    """Return the first of the things before a place that each belong to the one ahead, "" if it is the subscription.

    None if nothing stands there to which the word at that place belongs.
    """
    place, joined = start - 1, False
    while place in hits and (hits[place].features == {"filler"} or words[place].text in joins):
        joined = joined or words[place].text in joins
        place -= 1
    while joined and place in hits and hits[place].features == {"time"}:  # "the annual check of your plan"
        place -= 1
    if not (joined or ("" in joins and place == start - 1)) or place not in words or words[place].kind != "word":
        return None
    if place not in hits:
        further = _before(place, words, hits, joins)
        return words[place].text if further is None else further
    if hits[place].object in FAMILY:
        return _before(hits[place].start, words, hits, joins) or ""
    return words[place].text if hits[place].act in NOUNS or "price" in hits[place].features else None


def _after(thing: Hit, words: dict[int, Token], hits: dict[int, Hit], joins: frozenset[str]) -> str:
    """Return the unknown word that stands behind the thing, joined to it."""
    place, joined = thing.places[-1] + 1, "" in joins
    while place in words and words[place].text in joins:
        joined = True
        place += 1
    if not joined or place not in words or words[place].kind != "word":
        return ""
    return words[place].text if place not in hits or "price" in hits[place].features else ""


# -- the subject -------------------------------------------------------------------------------------------------------


def _of_a_price(meaning: Meaning) -> bool:
    """Return whether what ends is a price: "your current price ends on 1 May", which another one follows."""
    done_to_it = "passive" in meaning.flags and meaning.object in FAMILY and not meaning.inherited
    return "price" in meaning.flags and not done_to_it


def _is_compound(meaning: Meaning) -> bool:
    """Return whether a day is named as that of an unknown thing, in one word: "meter reading end day"."""
    day = {"noun", "present"} <= meaning.flags and meaning.tense == "present" and "and" not in meaning.flags
    return day and meaning.object == "unknown" and meaning.language in languages_with("thing_first")


def _is_unknown(meaning: Meaning) -> bool:
    """Return whether a clause ends or loses something that it names only by unknown words."""
    nameless = meaning.object in {"none", "unknown"} or meaning.inherited
    content = meaning.object == "content" and meaning.act in {"end", "stop", "expire"}  # a film, a match, a recording
    if not (meaning.unknown and nameless) and not content:
        return False
    if "inactive" in meaning.flags and meaning.act in {"none", "finish"}:
        return meaning.object != "unknown"
    itself = (
        "noun" in meaning.flags and "soft" not in meaning.flags and meaning.act == "end" and not _is_compound(meaning)
    )
    return meaning.act in {"end", "stop", "expire", "undo", "leave", "lose"} and not itself


_SUBJECTS: tuple[tuple[Subject, Callable[[Meaning], bool]], ...] = (
    ("another", lambda each: each.object in OTHERS),
    ("another", lambda each: bool(each.flags & {"former", "theirs"})),
    ("another", _of_a_price),
    ("another", lambda each: bool(each.head) and not each.inherited),
    ("another", lambda each: "extra" in each.flags and each.object in {"none", "unknown"}),
    ("unknown", _is_unknown),
    ("unnamed", lambda each: each.inherited or each.object in {"none", "unknown"}),
)
"""The subject of an end, by the first condition that holds; else it is the subscription."""


def subject_of(meaning: Meaning) -> Subject:
    """Return what a clause about an end has for its subject."""
    return next((subject for subject, holds in _SUBJECTS if holds(meaning)), "subscription")
