"""Effect of pressing a control, from the clauses of its label and from its context."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from subterminator.lexicon.control_kinds import GOING_ON, HALF, kinds_of
from subterminator.lexicon.meaning import ENDING, Context, ControlKind, ControlMeaning, Meaning

_DANGEROUS: tuple[ControlKind, ...] = ("delete", "resume", "money", "accept", "pause")
"""Kinds that outweigh all others in a label, the gravest first."""
_LIGHT: frozenset[ControlKind] = frozenset({"proceed", "dismiss", "navigate", "answer", "sign_out"})


@dataclass(frozen=True, slots=True)
class _ClauseKinds:
    """The kinds of one clause, the first the likeliest, and how sure it is. No kinds: the clause decides nothing."""

    kinds: tuple[ControlKind, ...]
    sure: float
    meaning: Meaning


def weigh_control(meanings: Sequence[Meaning], context: Context | None, names: frozenset[str]) -> ControlMeaning:
    """Weigh the clauses of a label. `names`: its words that are written with a capital."""
    firm = any(meaning.act in GOING_ON for meaning in meanings)
    readings = [_reading(_firmer(meaning) if firm else meaning, context, names) for meaning in _answering(meanings)]
    if any(each.when or each.money for each in meanings):
        readings = [_of_a_row(each) for each in readings]
    meaningful = _to_free([each for each in readings if each.kinds], meanings)
    unread = [each for each in readings if not each.kinds and each.meaning.unknown]
    if not meaningful:
        return ControlMeaning(meaning=meanings[0] if meanings else Meaning(), meanings=tuple(meanings))
    if _offers_a_choice(meaningful):
        also = tuple(dict.fromkeys(kind for each in meaningful for kind in each.kinds if kind != "navigate"))
        return ControlMeaning("navigate", also, 0.6, meaningful[0].meaning, tuple(meanings))
    return _decided(meaningful, unread, meanings)


def _of_a_row(reading: _ClauseKinds) -> _ClauseKinds:
    """Make a past act unknown: beside a day or a sum, its row states something, and orders nothing.

    A renewal in the present with its own day is no order at all: "Renews on 14 December".
    """
    meaning = reading.meaning
    if meaning.act == "renew" and "present" in meaning.flags and meaning.when and not meaning.money:
        return replace(reading, kinds=(), sure=0.0)
    if meaning.tense != "past" or not reading.kinds:
        return reading
    return replace(reading, kinds=("unknown", *reading.kinds), sure=0.0)


def _firmer(meaning: Meaning) -> Meaning:
    """Add consent to the clause beside a yes or a "confirm", if it ends something."""
    return replace(meaning, flags=meaning.flags | {"consent"}) if meaning.act == "end" else meaning


def _answering(meanings: Sequence[Meaning]) -> list[Meaning]:
    """Select the clauses that count: without questions and conditions, if others have a meaning."""
    plain = [each for each in meanings if each.modality not in {"question", "conditional"}]
    return plain if any(each.act != "none" or each.object != "none" for each in plain) else list(meanings)


def _to_free(readings: list[_ClauseKinds], meanings: Sequence[Meaning]) -> list[_ClauseKinds]:
    """Read a change as an end, if its target beside it is free without a period."""
    free = any("free" in each.flags and each.act == "none" and not each.when for each in meanings)
    if not free:
        return readings
    plain = [each for each in readings if each.meaning.act != "none"]
    return [
        _ClauseKinds(("end", "money"), each.sure, each.meaning)
        if each.meaning.act == "change" and each.kinds[0] == "money"
        else each
        for each in plain or readings
    ]


def _offers_a_choice(readings: Sequence[_ClauseKinds]) -> bool:
    kinds = {each.kinds[0] for each in readings}
    return len(kinds) > 1 and any("after_or" in each.meaning.flags or "or" in each.meaning.flags for each in readings)


def _decided(readings: list[_ClauseKinds], unread: list[_ClauseKinds], meanings: Sequence[Meaning]) -> ControlMeaning:
    heavy = [each for each in readings if each.kinds[0] not in _LIGHT and each.kinds[0] != "unknown"]
    thanked = len(meanings) > 1 and meanings[0].act == "refuse" and _courtesy(meanings[1])
    if thanked and readings[0].meaning is meanings[0]:
        thanks = replace(meanings[0], flags=meanings[0].flags | {"thanks"})
        readings = [_ClauseKinds(("decline", "keep"), 0.9, thanks), *readings[1:]]
    polite = len(meanings) > 1 and all(each.coverage == 1 and each.act in {"none", "refuse"} for each in meanings)
    if polite and readings[0].kinds[:2] == ("unknown", "decline"):
        readings = [_ClauseKinds(("decline", "keep"), 0.9, readings[0].meaning)]
    answers = [each for each in readings if each.meaning.act in {"consent", "refuse"} and each.kinds[0] == "unknown"]
    if len(readings) > len(answers):
        readings = [each for each in readings if each not in answers or (len(heavy) > 0 and "decline" in each.kinds)]
    explicit = [each for each in heavy if each.meaning.act not in {"consent", "refuse"}]
    if explicit and {each.kinds[0] for each in explicit} <= {"end", "keep"}:
        readings = [each for each in readings if each in explicit or each.meaning.act not in {"consent", "refuse"}]
        heavy = [each for each in heavy if each in readings]
    if any(each.meaning.act == "inform" and "accept" not in each.meaning.others for each in readings):
        first, *later = sorted(readings, key=lambda each: each.meaning.act != "inform")
        besides = tuple(kind for each in later for kind in each.kinds if kind != "navigate")
        return ControlMeaning("navigate", besides, 0.6, first.meaning, tuple(meanings))
    chosen = heavy or [each for each in readings if each.kinds[0] != "unknown"] or readings
    if any("thanks" in each.meaning.flags and each.kinds[0] == "decline" for each in chosen[:1]):
        chosen = [each for each in chosen if each.kinds[0] in {"decline", "end", "keep", "unknown"}]
    kinds = list(dict.fromkeys(each.kinds[0] for each in chosen))
    also = [kind for each in readings for kind in each.kinds]
    kind = _outweighing(kinds, chosen)
    carrier = next((each for each in chosen if each.kinds[0] == kind), chosen[0])
    sure = carrier.sure if kind != "unknown" else 0.0
    if unread and kind != "decline":
        sure *= 0.7 if carrier.meaning.act == "consent" else 0.8  # "OK, hand it over"
    rest = tuple(
        each for each in dict.fromkeys(also) if each not in {kind, "unknown"} and (not heavy or each not in {"proceed"})
    )
    return ControlMeaning(kind, rest, round(sure, 2), carrier.meaning, tuple(meanings))


def _courtesy(meaning: Meaning) -> bool:
    """Return whether a clause is fully understood and has no meaning of its own, as a courtesy."""
    return meaning.act == "none" and meaning.object == "none" and meaning.coverage == 1 and not meaning.when


def _outweighing(kinds: list[ControlKind], chosen: Sequence[_ClauseKinds]) -> ControlKind:
    """Choose the kind of a label whose clauses differ."""
    if len(kinds) == 1:
        return kinds[0]
    present = set(kinds)
    if (
        "end" in present
        and "accept" in present
        and all(
            each.meaning.object in {"none", "cancellation", "terms"} or each.meaning.inherited
            for each in chosen
            if each.kinds[0] == "accept"
        )
    ):
        present.discard("accept")
    if {"end", "keep"} <= present and present.isdisjoint(_DANGEROUS):
        return "unknown"
    ranked: list[ControlKind] = [*_DANGEROUS, "keep", "end", *kinds]
    return next((each for each in ranked if each in present), "unknown")


# -- one clause ------------------------------------------------------------------------------------------------------


def _reading(meaning: Meaning, context: Context | None, names: frozenset[str]) -> _ClauseKinds:
    kinds = kinds_of(meaning, context)
    sure = 0.5 + 0.5 * meaning.coverage
    if meaning.inherited:
        sure = min(sure, 0.9)
    if {"end", "dismiss"} <= set(kinds):
        sure = min(sure, 0.5)
    kinds, sure = _with_unknown_words(meaning, kinds, sure, names)
    return _ClauseKinds(tuple(dict.fromkeys(kinds)), sure, meaning)


def _with_unknown_words(
    meaning: Meaning, kinds: tuple[ControlKind, ...], sure: float, names: frozenset[str]
) -> tuple[tuple[ControlKind, ...], float]:
    """Take words that no language knows into account: a name may be the service's; anything else may be anything."""
    if not kinds or not meaning.unknown or kinds[0] in {"unknown", "decline", "delete"}:
        return kinds, sure
    firm = "soft" not in meaning.flags and meaning.act == "end"
    strange = [word for word in meaning.unknown if word not in names and not _foreign_name(word, firm)]
    if kinds[0] == "navigate":  # beside a bare thing it may be a verb; "Manage" says what it does with it
        return kinds, min(sure, 0.6) if meaning.act == "none" else sure
    whole = len(meaning.unknown) <= 4
    if meaning.object == "unknown" or (meaning.object == "none" and meaning.act in ENDING):
        if strange or not whole:
            return ("unknown", *kinds), 0.0
        return kinds, min(sure, 0.6)
    if meaning.coverage < HALF and (strange or not whole):
        return ("unknown", *kinds), 0.0
    return kinds, sure


def _foreign_name(word: str, firm: bool) -> bool:
    """Return whether a word in signs can be a name: in katakana, or beside a word that only ever ends a contract."""
    return all("\u30a0" <= sign <= "\u30ff" for sign in word) or (firm and word[0] >= "\u3005")
