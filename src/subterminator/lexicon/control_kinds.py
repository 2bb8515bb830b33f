"""Kinds of control that one clause of a label may name, by its act, its object and its context."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.meaning import ENDING, Context, ControlKind, Meaning
from subterminator.lexicon.things import FAMILY, OTHERS, RENEWALS

Kinds: TypeAlias = tuple[ControlKind, ...]

HALF = 0.5
GOING_ON = frozenset({"go_on", "finish", "start", "request", "consent", "accept"})
_COUNT = re.compile(r"(?<!\d)\d(?: \w{1,3} | ?/ ?)\d(?![\d/])")
"""A count of steps, which is no day: "step 2 of 4"."""
_COSTS = frozenset({"buy", "pay", "change", "charge", "renew"})
_INFORMED_OF = frozenset({"none", "end", "stop", "renew", "pay", "change", "expire", "delete", "pause"})
"""Acts of which a text may inform: "how to cancel" leads to a page."""
names_tier = compiled_late(lambda: either("names", "tier"))


def kinds_of(meaning: Meaning, context: Context | None) -> Kinds:
    """Return the kinds that a clause may have, the likeliest first; none if it decides nothing."""
    if "info" in meaning.flags and meaning.act in _INFORMED_OF:
        return ("navigate",)
    if meaning.modality == "question" and meaning.act != "none":
        return ("navigate",) if "ask" in meaning.flags else ("unknown",)
    if meaning.act in ENDING and "brief" in meaning.flags and meaning.polarity == "+":
        return ("pause",)  # "Stop it for a while"
    read = _BY_ACT.get(meaning.act)
    kinds = read(meaning, context) if read else ()
    if kinds and context is not None and context.survey and _is_answer(meaning, kinds[0]):
        return ("answer", *kinds)
    return kinds


def _is_answer(meaning: Meaning, kind: ControlKind) -> bool:
    """Return whether a label under a question for a reason is one of its answers, whatever it names."""
    if kind in {"money", "accept", "resume", "pause"} or meaning.act in {"answer", "change"}:
        return meaning.act not in {"pause", "decline"} and kind != "decline" and "consent" not in meaning.flags
    negated = meaning.polarity == "-" and meaning.act in {"accept", "buy", "pay", "change", "content", "none"}
    return kind == "decline" and negated and "thanks" not in meaning.flags


def _end(meaning: Meaning, context: Context | None) -> Kinds:
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
        return _end_of_account(meaning, context)
    if thing in {"page", "survey", "cookies", "changes"}:
        onward = thing in {"page", "changes"} and {"go_on", "noun"} <= meaning.flags and meaning.polarity == "+"
        return ("end",) if onward else ("dismiss",)  # "Continue to the cancellation form"
    if thing == "pause":
        return ("resume",)
    blocked = "block" in meaning.flags and thing not in RENEWALS
    if blocked or thing in OTHERS or thing in {"terms", "support"}:
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


def _end_of_account(meaning: Meaning, context: Context | None) -> Kinds:
    """Read the end of an account; under a heading that only names it, what goes on with an end ends no account."""
    begun = meaning.inherited and meaning.object == "account" and "go_on" in meaning.others
    if begun and context is not None and context.act == "none":
        return ("end", "decline")
    return ("delete",) if meaning.polarity == "+" else ("keep",)


def _end_under_offer(meaning: Meaning) -> Kinds:
    """Read an end without an object under an offer: it ends the subscription, since an offer is declined."""
    if meaning.polarity == "-":
        return ("keep", "accept")
    firm = not meaning.flags & {"soft", "past"} and meaning.act in {"end", "leave"}
    goes_on = meaning.act == "end" and "go_on" in meaning.others
    return ("end", "decline") if firm or goes_on else ()


def _own_end(meaning: Meaning) -> Kinds:
    """Read an end of a subscription that the label itself names."""
    if "later" in meaning.flags or "remind" in meaning.others:
        return ("keep",)
    if "answer" in meaning.others:
        return ("answer", "end")
    if meaning.object == "free_plan":
        return ("end", "money")
    return ("end",)


def _bare_end(meaning: Meaning, context: Context | None) -> Kinds:
    """Read an end without an object of its own. A word that may also dismiss needs its context, or a further word."""
    soft = "soft" in meaning.flags
    if not soft:
        return ("end",)
    if meaning.unknown:
        return ("end", "dismiss")
    firm = (
        meaning.flags & {"now", "want", "chosen", "consent", "time", "do", "sure", "without_pause"}
        or GOING_ON & set(meaning.others)
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
    """Return whether the label has the verb of the question."""
    own = meaning.words[0] if meaning.words else ""
    stem = own[: max(2, min(4, len(own)))]
    return bool(stem) and any(word.startswith(stem) for word in " ".join(context.words).split())


def _keep(meaning: Meaning, context: Context | None) -> Kinds:
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


def _wants_no_more(meaning: Meaning, context: Context | None) -> bool:
    """Return whether a label says that something regular is wanted no longer: "I don't want the box any more"."""
    offered = context is not None and (context.object == "offer" or context.act in {"accept", "pause"})
    more = bool({"nomore", "more"} & meaning.flags) and "want" in meaning.flags and meaning.polarity == "-"
    return more and not offered and meaning.object in {"none", "unknown", "order", "subscription", "content"}


def _accept(meaning: Meaning, context: Context | None) -> Kinds:
    if _wants_no_more(meaning, context):
        return ("end", "decline")
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
    own_offer = meaning.object == "offer" and not meaning.inherited
    if context is not None and context.question and context.object != "offer" and not (meaning.money or own_offer):
        return (*_answer(context, yes=True), "accept")
    return ("accept",)


def _decline(meaning: Meaning, context: Context | None) -> Kinds:
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
    if "omit" in meaning.flags and (kinds := _omit(meaning)):
        return kinds
    if (
        meaning.object in {"subscription", "trial", "benefits"}
        and not meaning.inherited
        and "next" not in meaning.flags
    ):
        return ("end", "decline")
    if meaning.object == "order" or meaning.flags & {"time", "next"}:  # a delivery or a month that is skipped
        skipped = not meaning.flags & {"thanks", "free"}
        return ("pause", "decline") if skipped else ("decline",)
    return ("decline",)


def _omit(meaning: Meaning) -> Kinds:
    """Read a skip by what it leaves out: a delivery or a payment comes later, and the subscription goes on."""
    regular = meaning.object in FAMILY | {"order", "payment"} or "renew" in meaning.others
    if regular and not meaning.inherited:
        return ("pause", "decline")
    return ("unknown", "decline", "pause") if meaning.object in {"none", "unknown"} and meaning.unknown else ()


def _renew(meaning: Meaning, context: Context | None) -> Kinds:
    if meaning.object in OTHERS:
        return ("unknown",)
    if meaning.polarity == "-":
        return ("end",)
    if "present" in meaning.flags:
        return ("unknown", "end", "resume")
    return ("money", "resume")


def _change(meaning: Meaning, context: Context | None) -> Kinds:
    thing = meaning.object
    if meaning.polarity == "-":
        return ("decline",)
    if thing == "free_plan":
        return ("end", "money")
    if thing == "survey" or "reason" in meaning.flags:
        return ("proceed",)
    if thing == "none" and "why" in meaning.flags and not meaning.unknown and not meaning.money:
        return ("answer",)  # "Select a reason"
    if thing in {"account", "data", "device", "member", "newsletter", "cookies", "page", "terms", "support"}:
        return ("navigate",)
    if thing in {"order", "booking"}:
        return ("unknown", "money")
    if thing == "none" and (_only_edits(meaning) or (meaning.unknown and meaning.coverage < HALF)):
        return ("unknown", "money")
    if context is not None and _opens_a_choice(meaning, context):
        return ("navigate", "money")
    if context is not None and (
        (context.act == "accept" and context.object == "offer") or (context.act == "change" and _dated(context))
    ):
        return ("accept", "money")
    return ("money",)


def _dated(context: Context) -> bool:
    """Return whether a day or a sum stands in the context."""
    return any(sign.isdigit() for sign in _COUNT.sub("", context.text))


def _only_edits(meaning: Meaning) -> bool:
    """Return whether a label is nothing but "Edit": it names neither what is changed nor into what."""
    chosen = meaning.money or meaning.unknown or meaning.flags & {"free", "now"} or names_tier().search(meaning.clause)
    return meaning.flags & {"edit", "change"} == meaning.flags and "edit" in meaning.flags and not chosen


def _opens_a_choice(meaning: Meaning, context: Context) -> bool:
    """Return whether a change in a menu names no target: "Change plan" opens a choice, "Change to Premium" makes it."""
    in_menu = context.act in {"none", "navigate", "end"} and not context.question and not context.survey
    chosen = meaning.money or meaning.unknown or meaning.flags & {"free", "now"} or names_tier().search(meaning.clause)
    things = {"subscription", "payment_method", "payment", "auto_payment", "order"}
    return in_menu and "edit" in meaning.flags and meaning.object in things and not meaning.inherited and not chosen


def _delete(meaning: Meaning, context: Context | None) -> Kinds:
    if meaning.polarity == "-":
        return ("keep",)
    if meaning.object in FAMILY and not meaning.inherited:
        return ("end", "delete")
    return ("delete",)


def _pause(meaning: Meaning, context: Context | None) -> Kinds:
    if meaning.polarity == "-":
        return ("decline",)
    return ("pause",) if meaning.object not in OTHERS - {"payment", "offer", "order"} else ("unknown", "pause")


def _resume(meaning: Meaning, context: Context | None) -> Kinds:
    if meaning.object == "cancellation":
        return _end(meaning, context)
    if meaning.object in OTHERS - {"offer", "order"}:
        return ("unknown",)
    if meaning.act == "undo" and meaning.object in FAMILY and not meaning.inherited:
        return ("unknown", "resume", "end")
    if meaning.act == "undo" and meaning.object == "none" and not meaning.inherited:
        return ("resume", "dismiss")
    return ("resume",) if meaning.polarity == "+" else ("decline", "keep")


def _turn_on(meaning: Meaning, context: Context | None) -> Kinds:
    if meaning.object in RENEWALS:
        return ("resume",) if meaning.polarity == "+" else ("end",)
    if meaning.object in FAMILY:
        return ("resume", "money")
    return ("accept",) if meaning.object == "offer" else ("unknown",)


def _go_on(meaning: Meaning, context: Context | None) -> Kinds:
    """Read going on, confirming and starting by their object."""
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
    if thing == "page" and meaning.act == "go_on" and meaning.flags & {"next", "last"}:  # "Continue to the last step"
        return ("proceed",)
    if thing in {"account", "page", "terms", "support", "cookies"} and meaning.act != "finish":
        return ("navigate",)
    if thing == "none" and meaning.act == "go_on" and names_tier().search(meaning.clause):  # "Continue with Pro"
        return ("unknown", "keep")
    if meaning.inherited or thing == "none":
        return _going_on_in(meaning, context)
    if thing in {"subscription", "trial"}:
        return ("money",) if meaning.act in {"start", "finish"} else ("keep",)
    if thing in {"benefits", "content", "renewal", "auto_payment"}:
        return ("keep",)
    return ("proceed",)


def _going_on_in(meaning: Meaning, context: Context | None) -> Kinds:
    if "pause" in meaning.others:
        return ("pause",)
    if meaning.money and not meaning.others:  # "Continue for $5 a month"
        return ("unknown", "money", "proceed")
    if meaning.act in {"request", "start"} and meaning.unknown and not meaning.others:  # "Apply for a Relocation"
        return ("unknown", "proceed")
    answer = (
        _answer(context, yes=True) if context and (context.question or context.act not in {"none", "navigate"}) else ()
    )
    if not answer:
        return ("proceed",)
    if meaning.act in {"go_on", "start"} and answer[0] in {"accept", "money", "resume", "pause", "delete"}:
        return ("unknown", *answer, "proceed")
    return (*answer, "proceed")


def _answer(context: Context | None, yes: bool) -> Kinds:
    """Read a yes or a no as the answer to the question around it."""
    if context is None:
        return ()
    positive = (context.polarity == "+") == yes
    if context.act in ENDING or context.object == "cancellation":
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
    if context.act in {"pause", "delete"} | _COSTS:
        grave: ControlKind = "pause" if context.act == "pause" else "delete" if context.act == "delete" else "money"
        return (grave,) if yes else ("decline",)
    if context.object == "offer" or context.act in {"accept"}:
        return ("accept",) if yes else ("decline",)
    return ()


def _consent(meaning: Meaning, context: Context | None) -> Kinds:
    if "filler" in meaning.flags and context is None:
        return ("proceed",)
    return _answer(context, yes=True) or ("unknown", "accept", "end", "proceed")


def _refuse(meaning: Meaning, context: Context | None) -> Kinds:
    if "consent" in meaning.flags and context is None:
        return ("decline",)
    return _answer(context, yes=False) or ("unknown", "decline", "keep")


def _expire(meaning: Meaning, context: Context | None) -> Kinds:
    if meaning.polarity == "-":
        return ("keep",)
    return ("end",) if meaning.object in FAMILY else ()


def _lose(meaning: Meaning, context: Context | None) -> Kinds:
    if meaning.polarity == "-":
        return ("keep",) if meaning.object in FAMILY else ()
    return ("decline",) if meaning.object == "offer" else ()


def _remind(meaning: Meaning, context: Context | None) -> Kinds:
    if context is not None and context.object == "offer":
        return ("decline", "keep")
    return ("keep", "decline")


def _back(meaning: Meaning, context: Context | None) -> Kinds:
    if meaning.object == "free_plan" and not meaning.inherited:
        return ("end", "money")
    if meaning.object in FAMILY and not meaning.inherited:
        return ("keep", "navigate", "dismiss")
    if meaning.object in {"account", "page"} and not meaning.inherited:
        return ("navigate", "dismiss", "keep")
    if context is not None and (context.act in {"end", "stop"} or context.object == "cancellation"):
        return ("keep", "dismiss")
    return ("dismiss", "keep", "navigate")


def _dismiss(meaning: Meaning, context: Context | None) -> Kinds:
    if meaning.object == "cancellation":
        return _end(meaning, context)
    if meaning.object == "account" and not meaning.inherited:
        return ("delete",)
    if meaning.object in {"subscription", "trial"} and not meaning.inherited:
        return ("end", "dismiss")
    return ("dismiss",)


def _navigate(meaning: Meaning, context: Context | None) -> Kinds:
    if "end" in meaning.others and meaning.act == "navigate":
        return ("navigate", "end")
    if meaning.object == "offer" and meaning.act == "navigate":
        return ("accept", "navigate")
    return ("navigate",)


def _thing(meaning: Meaning, context: Context | None) -> Kinds:
    """Read a label without an act by its object."""
    thing = meaning.object
    if thing == "offer" or "%" in meaning.money or {"free", "time"} <= meaning.flags:
        turned = meaning.polarity == "-" or "without" in meaning.flags
        return ("decline",) if turned else ("accept",)
    if meaning.money and thing in {"subscription", "trial"} and not meaning.inherited:
        return ("money", "navigate")
    if "titled" in meaning.flags and meaning.polarity == "+":
        return ("navigate",)
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
    if thing == "cookies":
        return ("unknown",)
    told = context is not None and context.survey and (meaning.unknown or "have" in meaning.flags)
    return ("answer", "navigate") if told else ("navigate",)


_Rule: TypeAlias = Callable[[Meaning, Context | None], Kinds]


def _plain(kind: ControlKind, denied: ControlKind) -> _Rule:
    """Make the rule of an act that has one kind, and another where it is denied."""
    return lambda meaning, context: (denied if meaning.polarity == "-" else kind,)


_RULES: tuple[tuple[_Rule, str], ...] = (
    (_end, "end stop leave"),
    (_keep, "keep"),
    (_accept, "accept"),
    (_decline, "decline"),
    (_plain("money", "decline"), "buy pay charge"),
    (_renew, "renew"),
    (_change, "change"),
    (_delete, "delete"),
    (_pause, "pause"),
    (_resume, "resume undo"),
    (_turn_on, "turn_on"),
    (_go_on, "go_on finish start request"),
    (_consent, "consent"),
    (_refuse, "refuse"),
    (_expire, "expire"),
    (_lose, "lose"),
    (_remind, "remind"),
    (_navigate, "contact navigate inform sign_in"),
    (_plain("sign_out", "dismiss"), "sign_out"),
    (_back, "back"),
    (_dismiss, "dismiss"),
    (_plain("answer", "answer"), "answer"),
    (_thing, "none"),
)
_BY_ACT = {act: rule for rule, acts in _RULES for act in acts.split()}
