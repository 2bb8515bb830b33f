"""Absence: whether a clause says that there is no subscription at all, by what it names and what is named before it."""

from __future__ import annotations

from subterminator.lexicon.meaning import OBJECTS, Meaning
from subterminator.lexicon.sentences import STATES

_QUALIFYING = (
    OBJECTS - {"subscription", "account", "none"}
    | {"extra", "former", "theirs", "more", "nomore", "until", "when", "info", "price", "fee", "next", "last", "then"}
    | {"must", "want", "future", "expire", "unless", "instead", "reason", "why", "number", "child"}
    | {"about_to"}
)
"""Flags of a clause that speaks of something else than the reader's one subscription, or not of now."""
_NO_VALUES = frozenset({"0"})
"""Values of a caption that are numbers, and mean that there is none."""
_NAMING = frozenset({"itself", "enrolled"})
"""Flags of the words for a subscription, or for who has one: "no connection" may be an error of the page."""
_PLAIN = frozenset({"after_pause", "after_colon"})
"""How a clause begins that depends on the one before it."""


def denies_any(meaning: Meaning, before: Meaning | None, following: Meaning | None) -> bool:
    """Return whether a clause says that there is no subscription: none is active, the reader has none, or is no member.

    Args:
        before: the clause before it; a caption, if the clause is its value.
        following: the clause behind it.
    """
    if meaning.flags & _PLAIN and before is not None and not _may_be_caption(before):
        return False
    if before is not None and "after_colon" in meaning.flags and is_no_value(meaning):
        return _is_caption(before)
    if {"off", "enrolled"} <= meaning.flags and meaning.object in {"none", "subscription"} and not meaning.inherited:
        return meaning.polarity == "+" and meaning.act == "none" and _is_plain(meaning)  # "status: not opened"
    if meaning.polarity != "-" or meaning.object != "subscription" or not _is_plain(meaning):
        return False
    if not meaning.flags & _NAMING or "off" in meaning.flags or (meaning.inherited and "enrolled" not in meaning.flags):
        return False
    if meaning.act == "buy":
        return meaning.tense == "past"
    if meaning.act not in {"none", "be"}:
        return False
    if meaning.flags & {"have", "active", "enrolled"}:
        return True
    alone = (before is None or bool(meaning.flags & _PLAIN)) and "time" not in meaning.flags
    return alone and following is None and meaning.coverage == 1 and bool(meaning.flags & {"zero", "no", "without"})


def is_no_value(meaning: Meaning) -> bool:
    """Return whether a clause is only the value "none", "no" or "0"."""
    if meaning.object != "none" or meaning.unknown or meaning.money:
        return False
    if meaning.act == "refuse":
        return True
    return meaning.act == "none" and ("zero" in meaning.flags or meaning.clause.strip() in _NO_VALUES)


def _is_plain(meaning: Meaning) -> bool:
    """Return whether a clause asserts something of now, and all of it is understood."""
    if meaning.is_silent or meaning.modality not in {"asserted", "instruction"} or meaning.unknown or meaning.head:
        return False
    dated = any(map(str.isdigit, meaning.when)) or bool(meaning.money)
    past = meaning.tense == "past" and meaning.act != "buy" and not meaning.flags & {"passive", "time"}
    return (
        not dated
        and not past
        and not meaning.flags & _QUALIFYING
        and not meaning.flags & (STATES - {"active", "off", "on"})
    )


def _may_be_caption(meaning: Meaning) -> bool:
    """Return whether a clause may stand before a denial and not turn it into one of something else."""
    return (
        meaning.object in {"none", "subscription", "account"}
        and not meaning.unknown
        and not meaning.head
        and not meaning.is_silent
    )


def _is_caption(meaning: Meaning) -> bool:
    """Return whether a clause is a caption of the subscription: "Current plan", "Membership status", "Status"."""
    subscription = meaning.object == "subscription" and bool(meaning.flags & _NAMING) and not meaning.inherited
    named = subscription or (meaning.object == "none" and "status" in meaning.flags)
    plain = meaning.act == "none" and meaning.polarity == "+" and meaning.modality in {"asserted", "instruction"}
    other = _QUALIFYING | (STATES - {"active"}) | {"time", "part", "passive", "past"}
    return named and plain and not meaning.unknown and not meaning.head and not meaning.flags & other
