"""What pressing a control does, drawn from the clauses of its label and from what stands around it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from subterminator.lexicon.meaning import Context, ControlKind, ControlMeaning, Meaning
from subterminator.lexicon.things import FAMILY, OTHERS, RENEWALS

__all__ = ["weigh_control"]

_DANGEROUS: tuple[ControlKind, ...] = ("delete", "resume", "money", "accept", "pause")
"""Kinds that outweigh all others in a label, the gravest first."""
_LIGHT: frozenset[ControlKind] = frozenset({"proceed", "dismiss", "navigate", "answer", "sign_out"})
_HALF = 0.5
_TIER = re.compile(
    r"premium|prime|\bpro\b|\bplus\b|basi|standard|famil|annu|anual|jahr|year|jaar|年|연간|月|월간|rocz|y\u0131ll\u0131k|årsab|سنوي"
    r"|プレミアム|프리미엄|高级|会员版|بريميوم"
)
"""Names of plans and terms: a change to one of them makes a choice."""
_GOING_ON = frozenset({"go_on", "finish", "start", "request", "consent", "accept"})


@dataclass(frozen=True, slots=True)
class _Reading:
    """The kinds of one clause, the first the likeliest, and how sure it is. No kinds: the clause decides nothing."""

    kinds: tuple[ControlKind, ...]
    sure: float
    meaning: Meaning


def weigh_control(meanings: Sequence[Meaning], context: Context | None, names: frozenset[str]) -> ControlMeaning:
    """Weigh the clauses of a label. `names`: its words that are written with a capital."""
    firm = any(meaning.act in _GOING_ON for meaning in meanings)
    readings = [_reading(_firmer(meaning) if firm else meaning, context, names) for meaning in _answering(meanings)]
    if any(each.when or each.money for each in meanings):
        readings = [_of_a_row(each) for each in readings]
    said = _to_free([each for each in readings if each.kinds], meanings)
    unread = [each for each in readings if not each.kinds and each.meaning.unknown]
    if not said:
        return ControlMeaning(meaning=meanings[0] if meanings else Meaning(), meanings=tuple(meanings))
    if _offers_a_choice(said):
        also = tuple(dict.fromkeys(kind for each in said for kind in each.kinds if kind != "navigate"))
        return ControlMeaning("navigate", also, 0.6, said[0].meaning, tuple(meanings))
    return _decided(said, unread, meanings)


def _of_a_row(reading: _Reading) -> _Reading:
    """A past act beside a day or a sum: the row says how something stands, and orders nothing."""
    if reading.meaning.tense != "past" or not reading.kinds:
        return reading
    return replace(reading, kinds=("unknown", *reading.kinds), sure=0.0)


def _firmer(meaning: Meaning) -> Meaning:
    """The clause beside a yes or a "confirm": an end that is meant."""
    return replace(meaning, flags=meaning.flags | {"consent"}) if meaning.act == "end" else meaning


def _answering(meanings: Sequence[Meaning]) -> list[Meaning]:
    """The clauses that count: a question and a condition fall away where something else is said."""
    plain = [each for each in meanings if each.modality not in {"question", "conditional"}]
    return plain if any(each.act != "none" or each.object != "none" for each in plain) else list(meanings)


def _to_free(said: list[_Reading], meanings: Sequence[Meaning]) -> list[_Reading]:
    """A change whose target stands beside it as free, with no period: an end by another name."""
    free = any("free" in each.flags and each.act == "none" and not each.when for each in meanings)
    if not free:
        return said
    plain = [each for each in said if each.meaning.act != "none"]
    return [
        _Reading(("end", "money"), each.sure, each.meaning)
        if each.meaning.act == "change" and each.kinds[0] == "money"
        else each
        for each in plain or said
    ]


def _offers_a_choice(said: Sequence[_Reading]) -> bool:
    kinds = {each.kinds[0] for each in said}
    return len(kinds) > 1 and any("after_or" in each.meaning.flags or "or" in each.meaning.flags for each in said)


def _decided(said: list[_Reading], unread: list[_Reading], meanings: Sequence[Meaning]) -> ControlMeaning:
    heavy = [each for each in said if each.kinds[0] not in _LIGHT and each.kinds[0] != "unknown"]
    thanked = len(meanings) > 1 and meanings[0].act == "refuse" and _courtesy(meanings[1])
    if thanked and said[0].meaning is meanings[0]:
        thanks = replace(meanings[0], flags=meanings[0].flags | {"thanks"})
        said = [_Reading(("decline", "keep"), 0.9, thanks), *said[1:]]
    polite = len(meanings) > 1 and all(each.coverage == 1 and each.act in {"none", "refuse"} for each in meanings)
    if polite and said[0].kinds[:2] == ("unknown", "decline"):
        said = [_Reading(("decline", "keep"), 0.9, said[0].meaning)]
    answers = [each for each in said if each.meaning.act in {"consent", "refuse"} and each.kinds[0] == "unknown"]
    if len(said) > len(answers):
        said = [each for each in said if each not in answers or (len(heavy) > 0 and "decline" in each.kinds)]
    explicit = [each for each in heavy if each.meaning.act not in {"consent", "refuse"}]
    if explicit and {each.kinds[0] for each in explicit} <= {"end", "keep"}:
        said = [each for each in said if each in explicit or each.meaning.act not in {"consent", "refuse"}]
        heavy = [each for each in heavy if each in said]
    if any(each.meaning.act == "inform" and "accept" not in each.meaning.others for each in said):
        heavy = []
        said = [each for each in said if each.meaning.act == "inform"] + [
            each for each in said if each.meaning.act != "inform"
        ]
        said = [_Reading(("navigate", *said[0].kinds), said[0].sure, said[0].meaning), *said[1:]]
        return ControlMeaning(
            "navigate",
            tuple(k for each in said[1:] for k in each.kinds if k != "navigate"),
            0.6,
            said[0].meaning,
            tuple(meanings),
        )
    chosen = heavy or [each for each in said if each.kinds[0] != "unknown"] or said
    if any("thanks" in each.meaning.flags and each.kinds[0] == "decline" for each in chosen[:1]):
        chosen = [each for each in chosen if each.kinds[0] in {"decline", "end", "keep", "unknown"}]
    kinds = list(dict.fromkeys(each.kinds[0] for each in chosen))
    also = [kind for each in said for kind in each.kinds]
    kind = _outweighing(kinds, chosen)
    carrier = next((each for each in chosen if each.kinds[0] == kind), chosen[0])
    sure = carrier.sure if kind != "unknown" else 0.0
    if unread and kind != "decline":
        sure *= 0.8
    rest = tuple(
        each for each in dict.fromkeys(also) if each not in {kind, "unknown"} and (not heavy or each not in {"proceed"})
    )
    return ControlMeaning(kind, rest, round(sure, 2), carrier.meaning, tuple(meanings))


def _courtesy(meaning: Meaning) -> bool:
    """Whether a clause is fully understood and says nothing."""
    return meaning.act == "none" and meaning.object == "none" and meaning.coverage == 1 and not meaning.when


def _outweighing(kinds: list[ControlKind], chosen: Sequence[_Reading]) -> ControlKind:
    """The kind that a label goes by when its clauses say different things."""
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
    for kind in _DANGEROUS:
        if kind in present:
            return kind
    if {"end", "keep"} <= present:
        return "unknown"
    if "keep" in present:
        return "keep"
    if "end" in present:
        return "end"
    return next((each for each in kinds if each in present), "unknown")


# -- one clause ------------------------------------------------------------------------------------------------------


def _reading(meaning: Meaning, context: Context | None, names: frozenset[str]) -> _Reading:
    kinds = _kinds(meaning, context)
    sure = 0.5 + 0.5 * meaning.coverage
    if meaning.inherited:
        sure = min(sure, 0.9)
    if {"end", "dismiss"} <= set(kinds):
        sure = min(sure, 0.5)
    kinds, sure = _with_unknown_words(meaning, kinds, sure, names)
    return _Reading(tuple(dict.fromkeys(kinds)), sure, meaning)


def _with_unknown_words(
    meaning: Meaning, kinds: tuple[ControlKind, ...], sure: float, names: frozenset[str]
) -> tuple[tuple[ControlKind, ...], float]:
    """Take words that no language knows into account: a name may be the service's; anything else may be anything."""
    if not kinds or not meaning.unknown or kinds[0] in {"unknown", "decline", "navigate", "delete"}:
        return kinds, sure
    firm = "soft" not in meaning.flags and meaning.act == "end"
    strange = [word for word in meaning.unknown if word not in names and not _foreign_name(word, firm)]
    whole = len(meaning.unknown) <= 4
    if meaning.object == "unknown" or (meaning.object == "none" and meaning.act in {"end", "stop", "leave"}):
        if strange or not whole:
            return ("unknown", *kinds), 0.0
        return kinds, min(sure, 0.6)
    if meaning.coverage < _HALF and (strange or not whole):
        return ("unknown", *kinds), 0.0
    return kinds, sure


def _foreign_name(word: str, firm: bool) -> bool:
    """Whether a word in signs can be a name: in katakana, or beside a word that only ever ends a contract."""
    return all("\u30a0" <= sign <= "\u30ff" for sign in word) or (firm and word[0] >= "\u3005")


def _kinds(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    """The kinds that a clause may have, the likeliest first."""
    if "info" in meaning.flags and meaning.act in {
        "none",
        "end",
        "stop",
        "renew",
        "pay",
        "change",
        "expire",
        "delete",
        "pause",
    }:
        return ("navigate",)
    if meaning.modality == "question" and meaning.act != "none":
        return ("navigate",) if "ask" in meaning.flags else ("unknown",)
    read = _BY_ACT.get(meaning.act)
    kinds = read(meaning, context) if read else ()
    if kinds and context is not None and context.survey and _is_answer(meaning, kinds[0]):
        return ("answer", *kinds)
    return kinds


def _is_answer(meaning: Meaning, kind: ControlKind) -> bool:
    """Whether a label under a question for a reason is one of its answers, whatever it speaks of."""
    if kind in {"money", "accept", "resume", "pause"} or meaning.act in {"answer", "change"}:
        return meaning.act not in {"pause", "decline"} and kind != "decline" and "consent" not in meaning.flags
    negated = meaning.polarity == "-" and meaning.act in {"accept", "buy", "pay", "change", "content", "none"}
    return kind == "decline" and negated and "thanks" not in meaning.flags


def _end(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    thing = meaning.object
    if context is not None and meaning.inherited and thing == "offer" and (kinds := _end_under_offer(meaning)):
        return kinds
    if context is not None and meaning.inherited and "soft" in meaning.flags and thing in OTHERS | {"account"}:
        return ("dismiss",) if context.act != "none" or thing in {"account", "data"} else ("unknown", "dismiss")
    if thing == "cancellation":
        if meaning.polarity == "+":
            return ("end", "decline")
        return (
            ("keep", "resume") if meaning.act in {"stop", "dismiss", "leave", "decline", "back"} else ("resume", "keep")
        )
    if thing in {"account", "data"}:
        return ("delete",) if meaning.polarity == "+" else ("keep",)
    if thing == "page" or (thing in {"survey", "cookies", "changes"}):
        return ("dismiss",)
    if thing == "pause":
        return ("resume",)
    if thing in OTHERS or thing in {"terms", "support"}:
        return ("unknown",)
    if "past" in meaning.flags and "soft" not in meaning.flags and meaning.act == "end" and not meaning.others:
        return ("unknown",)
    if meaning.polarity == "-":
        return ("keep",)
    if meaning.act == "stop" and thing in {"none", "unknown", "content"}:
        return ("end",) if thing == "none" and "want" in meaning.flags else ("unknown", "end")
    if thing in {"none", "unknown"} or meaning.inherited:
        return _bare_end(meaning, context)
    return _own_end(meaning)


def _end_under_offer(meaning: Meaning) -> tuple[ControlKind, ...]:
    """An end that does not say of what, under an offer: of the subscription, since an offer is declined."""
    if meaning.polarity == "-":
        return ("keep", "accept")
    firm = not meaning.flags & {"soft", "past"} and meaning.act in {"end", "leave"}
    goes_on = meaning.act == "end" and "go_on" in meaning.others
    return ("end", "decline") if firm or goes_on else ()


def _own_end(meaning: Meaning) -> tuple[ControlKind, ...]:
    """An end of a subscription that the label itself names."""
    if "later" in meaning.flags or "remind" in meaning.others:
        return ("keep",)
    if "answer" in meaning.others:
        return ("answer", "end")
    if meaning.object == "free_plan":
        return ("end", "money")
    return ("end",)


def _bare_end(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    """An end without an object of its own. A word that may also dismiss needs its context, or a word beside it."""
    soft = "soft" in meaning.flags
    if not soft:
        return ("end",)
    if meaning.unknown:
        return ("end", "dismiss")
    firm = (
        meaning.flags & {"now", "want", "consent", "time", "do", "sure"}
        or _GOING_ON & set(meaning.others)
        or meaning.when
    )
    if context is None:
        return ("end",) if firm or meaning.inherited else ("unknown", "end", "dismiss")
    if context.act in {"end", "stop"} and context.question and not firm:
        return ("end", "dismiss") if _same_word(meaning, context) else ("dismiss", "end")
    if context.object in FAMILY or context.act in {"end", "stop"}:
        return ("end",) if firm else ("end", "dismiss")
    if "go_on" in meaning.others and context.object in {"none", "survey", "page"}:  # "cancel anyway"
        return ("end", "dismiss")
    if firm and context.question and (context.act, context.object) == ("none", "none"):  # "Are you sure?"
        return ("end",)
    return ("dismiss",) if not firm else ("unknown", "end", "dismiss")


def _same_word(meaning: Meaning, context: Context) -> bool:
    """Whether the label uses the very verb of the question."""
    own = meaning.words[0] if meaning.words else ""
    stem = own[: max(2, min(4, len(own)))]
    return bool(stem) and any(word.startswith(stem) for word in " ".join(context.words).split())


def _keep(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if (meaning.object == "offer" and not meaning.inherited) or meaning.money:
        return ("accept", "keep") if meaning.polarity == "+" else ("decline",)
    if meaning.object == "offer" and meaning.polarity == "+" and "pause" not in meaning.others:
        return ("keep", "accept")
    if meaning.object == "cancellation":
        return ("end",)
    if meaning.object == "pause":
        return ("pause",)
    if "pause" in meaning.others:
        return ("pause", "keep")
    if "without" in meaning.flags and meaning.polarity == "+":
        return ("keep",)
    set_to_end = context is not None and context.act in {"end", "expire"} and not context.question and _dated(context)
    if set_to_end and meaning.polarity == "+":
        return ("resume", "keep")
    return ("keep",) if meaning.polarity == "+" else ("end", "decline")


def _accept(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.polarity == "-":
        return ("decline",)
    if meaning.object in {"cookies", "terms", "payment", "survey", "data", "device", "newsletter"}:
        return ("proceed",)
    if meaning.object in {"support", "page"}:
        return ("navigate",)
    if meaning.object == "changes":
        return ("money", "proceed")
    if meaning.object in FAMILY and not meaning.inherited and not meaning.money:
        return ("money", "accept")
    if meaning.object == "none" and meaning.unknown:
        return ("unknown", "accept")
    if context is not None and context.question and context.object != "offer" and not meaning.money:
        return (*_answer(context, yes=True), "accept")
    return ("accept",)


def _decline(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.polarity == "-" and meaning.object == "cancellation":
        return ("keep",)
    if meaning.polarity == "-":
        return ("unknown", "accept")
    if context is not None and context.survey:
        return ("decline", "answer")
    if meaning.object in {"cookies"}:
        return ("dismiss",)
    if "info" in meaning.flags:
        return ("unknown",)
    if meaning.object in {"subscription", "trial", "benefits"} and not meaning.inherited:
        return ("end", "decline")
    if meaning.object == "order" or meaning.flags & {"time", "next"}:  # a delivery or a month that is skipped
        return ("pause", "decline") if "thanks" not in meaning.flags else ("decline",)
    return ("decline",)


def _money(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.polarity == "-":
        return ("decline",)
    return ("money",)


def _renew(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.object in OTHERS:
        return ("unknown",)
    if meaning.polarity == "-":
        return ("end",)
    if "present" in meaning.flags:
        return ("unknown", "end", "resume")
    return ("money", "resume")


def _change(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    thing = meaning.object
    if meaning.polarity == "-":
        return ("decline",)
    if thing == "free_plan":
        return ("end", "money")
    if thing == "survey" or "reason" in meaning.flags:
        return ("proceed",)
    if thing in {"account", "data", "device", "member", "newsletter", "cookies", "page", "terms", "support"}:
        return ("navigate",)
    if thing in {"order", "booking"}:
        return ("unknown", "money")
    if thing == "none" and meaning.unknown and meaning.coverage < _HALF:
        return ("unknown", "money")
    if context is not None and _opens_a_choice(meaning, context):
        return ("navigate", "money")
    if context is not None and (
        (context.act == "accept" and context.object == "offer") or (context.act == "change" and _dated(context))
    ):
        return ("accept", "money")
    return ("money",)


def _dated(context: Context) -> bool:
    """Whether a day or a sum stands in the context."""
    return any(sign.isdigit() for sign in context.text)


def _opens_a_choice(meaning: Meaning, context: Context) -> bool:
    """Whether a change in a menu names no target: "Change plan" leads to a choice, "Change to Premium" makes it."""
    around = context.act in {"none", "navigate", "end"} and not context.question and not context.survey
    chosen = meaning.money or meaning.unknown or meaning.flags & {"free", "now"} or _TIER.search(meaning.clause)
    things = {"subscription", "payment_method", "payment", "auto_payment", "order"}
    return around and "edit" in meaning.flags and meaning.object in things and not meaning.inherited and not chosen


def _delete(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.polarity == "-":
        return ("keep",)
    if meaning.object in FAMILY and not meaning.inherited:
        return ("end", "delete")
    return ("delete",)


def _pause(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.polarity == "-":
        return ("decline",)
    return ("pause",) if meaning.object not in OTHERS - {"payment", "offer", "order"} else ("unknown", "pause")


def _resume(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.object == "cancellation":
        return _end(meaning, context)
    if meaning.object in OTHERS - {"offer", "order"}:
        return ("unknown",)
    if meaning.act == "undo" and meaning.object in FAMILY and not meaning.inherited:
        return ("unknown", "resume", "end")
    if meaning.act == "undo" and meaning.object == "none" and not meaning.inherited:
        return ("resume", "dismiss")
    return ("resume",) if meaning.polarity == "+" else ("decline", "keep")


def _turn_on(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.object in RENEWALS:
        return ("resume",) if meaning.polarity == "+" else ("end",)
    if meaning.object in FAMILY:
        return ("resume", "money")
    return ("accept",) if meaning.object == "offer" else ("unknown",)


def _go_on(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    """Going on, confirming and starting take their kind from what they are done to."""
    thing = meaning.object
    if meaning.act == "start" and "more" in meaning.flags and meaning.polarity == "+":
        return ("resume",)
    if "without" in meaning.flags:
        return ("keep",) if "without_end" in meaning.flags else ("decline",)
    if meaning.polarity == "-" and thing == "offer":
        return ("decline",)
    if meaning.polarity == "-":
        return ("unknown", "dismiss") if context is None else ("dismiss",)
    if thing in {"offer", "free_plan"} or (meaning.money and "%" in meaning.money):
        return ("accept",)
    if thing in {"order", "payment", "payment_method", "addon", "booking", "changes"}:
        return ("money",)
    if thing in {"account", "page", "terms", "support", "cookies"} and meaning.act != "finish":
        return ("navigate",)
    if meaning.inherited or thing == "none":
        return _going_on_in(meaning, context)
    if thing in {"subscription", "trial"}:
        return ("money",) if meaning.act in {"start", "finish"} else ("keep",)
    if thing in {"benefits", "content", "renewal", "auto_payment"}:
        return ("keep",)
    return ("proceed",)


def _going_on_in(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if "pause" in meaning.others:
        return ("pause",)
    answer = (
        _answer(context, yes=True) if context and (context.question or context.act not in {"none", "navigate"}) else ()
    )
    if not answer:
        return ("proceed",)
    if meaning.act in {"go_on", "start"} and answer[0] in {"accept", "money", "resume", "pause", "delete"}:
        return ("unknown", *answer, "proceed")
    return (*answer, "proceed")


def _answer(context: Context | None, yes: bool) -> tuple[ControlKind, ...]:
    """What a yes or a no does to the question around it."""
    if context is None:
        return ()
    positive = (context.polarity == "+") == yes
    if context.act in {"end", "stop", "leave"} or context.object == "cancellation":
        if context.object in OTHERS:
            return ("unknown",) if yes else ("dismiss",)
        if context.object == "account":
            return ("delete",) if positive else ("keep",)
        if context.object == "cancellation" and context.act != "end":
            return ("resume",) if yes else ("end", "dismiss")
        return ("end",) if positive else ("keep",)
    if context.act in {"keep", "resume"}:
        kind: ControlKind = "keep" if context.act == "keep" else "resume"
        return (kind,) if positive else (("end", "decline") if kind == "keep" else ("decline",))
    gravest: dict[str, ControlKind] = {
        "pause": "pause",
        "delete": "delete",
        "buy": "money",
        "pay": "money",
        "change": "money",
        "charge": "money",
        "renew": "money",
    }
    if context.act in gravest:
        return (gravest[context.act],) if yes else ("decline",)
    if context.object == "offer" or context.act in {"accept"}:
        return ("accept",) if yes else ("decline",)
    return ()


def _consent(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if "filler" in meaning.flags and context is None:
        return ("proceed",)
    return _answer(context, yes=True) or ("unknown", "accept", "end", "proceed")


def _refuse(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    return _answer(context, yes=False) or ("unknown", "decline", "keep")


def _expire(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    return (
        ("end",)
        if meaning.polarity == "+" and meaning.object in FAMILY
        else ("keep",)
        if meaning.polarity == "-"
        else ()
    )


def _lose(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.polarity == "-":
        return ("keep",) if meaning.object in FAMILY else ()
    return ("decline",) if meaning.object == "offer" else ()


def _remind(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if context is not None and context.object == "offer":
        return ("decline", "keep")
    return ("keep", "decline")


def _back(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.object in FAMILY and not meaning.inherited:
        return ("keep", "navigate", "dismiss")
    if meaning.object in {"account", "page"} and not meaning.inherited:
        return ("navigate", "dismiss", "keep")
    if context is not None and (context.act in {"end", "stop"} or context.object == "cancellation"):
        return ("keep", "dismiss")
    return ("dismiss", "keep", "navigate")


def _dismiss(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if meaning.object == "cancellation":
        return _end(meaning, context)
    if meaning.object == "account" and not meaning.inherited:
        return ("delete",)
    if meaning.object in {"subscription", "trial"} and not meaning.inherited:
        return ("end", "dismiss")
    return ("dismiss",)


def _sign_out(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    return ("sign_out",) if meaning.polarity == "+" else ("dismiss",)


def _plain_answer(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    return ("answer",)


def _navigate(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    if "end" in meaning.others and meaning.act == "navigate":
        return ("navigate", "end")
    if meaning.object == "offer" and meaning.act == "navigate":
        return ("accept", "navigate")
    return ("navigate",)


def _thing(meaning: Meaning, context: Context | None) -> tuple[ControlKind, ...]:
    """A label without an act: what its thing stands for."""
    thing = meaning.object
    if thing == "offer" or "%" in meaning.money or {"free", "time"} <= meaning.flags:
        turned = meaning.polarity == "-" or "without" in meaning.flags
        return ("decline",) if turned else ("accept",)
    if meaning.money and thing in {"subscription", "trial"} and not meaning.inherited:
        return ("money", "navigate")
    if thing in RENEWALS:
        return ("end",) if meaning.polarity == "-" else ("unknown", "end", "resume")
    if "reason" in meaning.flags:
        return ("answer",)
    if {"want", "not"} <= meaning.flags and thing == "none":
        return ("decline", "keep")
    if "later" in meaning.flags and thing in {"none", "unknown"}:
        return ("keep", "decline")
    if thing in {"none", "unknown"} or meaning.inherited:
        return ()
    if thing == "free_plan":
        return ("unknown", "end", "money")
    return ("navigate",) if thing not in {"cookies"} else ("unknown",)


_BY_ACT = {
    "end": _end,
    "stop": _end,
    "leave": _end,
    "keep": _keep,
    "accept": _accept,
    "decline": _decline,
    "buy": _money,
    "pay": _money,
    "charge": _money,
    "renew": _renew,
    "change": _change,
    "delete": _delete,
    "pause": _pause,
    "resume": _resume,
    "undo": _resume,
    "turn_on": _turn_on,
    "go_on": _go_on,
    "finish": _go_on,
    "start": _go_on,
    "request": _go_on,
    "consent": _consent,
    "refuse": _refuse,
    "expire": _expire,
    "lose": _lose,
    "remind": _remind,
    "contact": _navigate,
    "navigate": _navigate,
    "inform": _navigate,
    "sign_in": _navigate,
    "sign_out": _sign_out,
    "back": _back,
    "dismiss": _dismiss,
    "answer": _plain_answer,
    "none": _thing,
}
