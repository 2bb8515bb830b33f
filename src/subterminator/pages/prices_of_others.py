"""Sums that nobody pays for leaving: prices in the shop, of new customers and of staying, and what a thing is worth.

They are told by the words beside them. A sentence that also speaks of an end, of what is due, lost or left, or of a
device, or that tells the person to pay, is none of them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.currencies import sum_pattern
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.things import FAMILY
from subterminator.pages.fees import threshold
from subterminator.pages.statements import statement_of

_OF_LEAVING = (
    *("due", "to_come", "handling", "lost", "deleted", "beyond_recall", "unreturned", "further_periods", "deposit"),
    *("unpaid", "unused", "paid_for", "ending", "taken_back", "hardware"),
)
"""Lists of words by which a sum may be a cost of leaving."""
_NOT_PLAIN = frozenset({"obligation", "question"})
_STAYING = frozenset({"keep", "accept", "renew", "go_on"})
_STAYING_ON_A_CONDITION = _STAYING | {"buy", "change", "consent", "resume"}
_KEPT = FAMILY | {"none", "offer", "benefits", "content"}
_ACCEPTING = frozenset({"accept", "if", "after_if", "filler", "offer", "itself"})
"""Flags of the clause "if you accept the offer"."""
_TERM = FAMILY | {"unless", "after_unless", "end", "soft", "untensed", "filler", "itself"}
"""Flags of the clause "until you cancel"."""
_BESIDES = frozenset(
    {"if", "after_if", "when", "after_when", "now", "then", "after_then", "last", "or", "until", "unless"}
)
"""Flags of a clause that is about another moment than the next charge, or about a condition."""
_OTHERWISE = frozenset({"without_end", "dismiss", "leave"})


def is_price_of_others(sentence: str, part: str, spoken: Collection[str]) -> bool:
    """Return whether a part of a sentence names what a thing costs anybody, what others pay, or what a thing is worth.

    Args:
        spoken: the languages of the sentence.
    """
    clauses, whole, text = statement_of(sentence).meanings, plain_text(sentence), plain_text(part)
    if _may_be_of_leaving(whole, clauses, spoken):
        return False
    addressed, charged = _has(whole, "addressed", spoken), _has(whole, "charged", spoken)
    if _has(text, "newcomers", spoken):
        return not addressed and not any(map(_is_of_ones_own, clauses))
    selling = [each for each in spoken if words_of(each, "sold").search(text)]
    if selling or _is_threshold(part):
        return not charged and not any(_sells_the_contract(text, each) for each in selling or spoken)
    if _has(text, "worth", spoken):
        return not charged and not addressed
    if _has(text, "instead", spoken):
        two = len(list(sum_pattern().finditer(part))) > 1
        return two and not (charged and addressed) and not any(map(_will_be_charged, clauses))
    return False


def _has(text: str, name: str, spoken: Collection[str]) -> bool:
    return any(words_of(each, name).search(text) for each in spoken)


def _sells_the_contract(text: str, language: str) -> bool:
    """Return whether what is for sale is the subscription, apart from what is sold singly: "Contract buyouts"."""
    rest = statement_of(words_of(language, "sold").sub(" ", text)).meanings
    return any(each.object in FAMILY and "without" not in each.flags for each in rest)


def _is_threshold(part: str) -> bool:
    """Return whether each sum of a text stands behind "from" or "over"."""
    return all(threshold().search(part[: each.start()]) for each in sum_pattern().finditer(part))


def is_price_put_down(sentence: str, spoken: Collection[str]) -> bool:
    """Return whether a sentence puts one price in place of another, for a charge to come: "$35 instead of $70".

    Every word is known, and nothing tells of leaving, a condition, of now, or of what comes after something else.
    """
    text, clauses = plain_text(sentence), statement_of(sentence).meanings
    plain = all(each.modality == "asserted" and not each.unknown and not each.flags & _BESIDES for each in clauses)
    barring = [each for each in _OF_LEAVING if each not in {"due", "to_come"}]
    return plain and _has(text, "instead", spoken) and not _may_be_of_leaving(text, clauses, spoken, barring)


def is_price_of_staying(sentence: str, spoken: Collection[str]) -> bool:
    """Return whether a sentence only says what staying, or taking the offer, costs: "Stay and pay $5", "If you accept".

    It begins with that act, as a demand or a condition, and every word of that clause is known.
    """
    clauses = statement_of(sentence).meanings
    conditions = [each for each in clauses if each.flags & {"if", "after_if", "when", "after_when"}]
    barring = [each for each in _OF_LEAVING if each != "to_come" or not conditions]
    kept, said = _without_its_term(clauses, sentence)
    if not clauses or _may_be_of_leaving(plain_text(said), kept, spoken, barring):
        return False
    first, acts = (conditions[0], _STAYING_ON_A_CONDITION) if conditions else (clauses[0], _STAYING)
    if first.polarity != "+" or first.unknown or first.object not in _KEPT:
        return False
    takes = first.act in acts or (bool(conditions) and first.object == "offer" and first.act in {"none", "accept"})
    takes |= bool(conditions) and bool(first.flags & {"accept", "consent"})
    asks = first.modality in {"instruction", "request"} or _is_told_with_the_next(clauses)
    tells = first.modality == "conditional" or (asks and first is clauses[0])
    return takes and tells and not any(each.flags & {"until", "or", "last"} for each in clauses)


def _is_told_with_the_next(clauses: Sequence[Meaning]) -> bool:
    """Return whether the first clause is a demand by the one behind its "and": "Keep renewal on and pay only $5"."""
    first, *later = clauses
    told = bool(later) and later[0].modality == "instruction" and "and" in later[0].flags
    told = told and "filler" not in first.flags  # "You keep access and pay" states it
    return told and first.modality == "asserted" and first.tense in {"none", "present"}


def _without_its_term(clauses: Sequence[Meaning], sentence: str) -> tuple[Sequence[Meaning], str]:
    """Leave out "until you cancel" at the end of what accepting an offer costs, with nothing else in it, and no now."""
    *before, last = clauses or (Meaning(),)
    plain = last.flags <= _TERM and not (last.unknown or last.money or last.when or last.others)
    plain = plain and last.act == "end" and (last.inherited or last.object in {"none", "payment_method"})
    first = before[0] if before else Meaning()
    accepts = first.act == "accept" and first.object in {"none", "offer"} and first.flags <= _ACCEPTING
    now = any("now" in each.flags for each in before)
    if now or not (plain and accepts and {"unless", "after_unless"} <= last.flags):
        return clauses, sentence
    return before, ", ".join(each.clause for each in before)


def _may_be_of_leaving(
    text: str, clauses: Sequence[Meaning], spoken: Collection[str], barring: Sequence[str] = _OF_LEAVING
) -> bool:
    """Return whether a sentence may be about what leaving costs, or about a device that is paid off.

    `barring`: lists of words that say so.
    """
    if any(words_of(each, *barring).search(text) for each in spoken):
        return True
    return any(
        each.act in ENDING
        or each.flags & (ENDING | _OTHERWISE)
        or each.object == "device"
        or each.modality in _NOT_PLAIN
        or "device" in each.flags
        for each in clauses
    )


def _is_of_ones_own(clause: Meaning) -> bool:
    """Return whether a clause is about what a person has there: "Non-members pay $5 for the storage of files"."""
    return bool(clause.flags & {"data", "account"}) or clause.object in {"data", "account", "booking"}


def _will_be_charged(clause: Meaning) -> bool:
    """Return whether a clause announces a charge: not a demand to pay an offer's price."""
    charges = clause.act in {"charge", "pay"} or bool(clause.flags & {"charge"})
    return charges and clause.tense == "future" and not clause.is_silent
