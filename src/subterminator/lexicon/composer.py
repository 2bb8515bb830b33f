"""Composition of the meaning of a text: its sentences, their clauses, and the meaning of each clause from its roles."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from subterminator.lexicon.clauses import Token
from subterminator.lexicon.language_files import languages_with
from subterminator.lexicon.meaning import ENDING, Act, Context, Meaning, Modality, Object, Place, Tense
from subterminator.lexicon.roles import Hit, Roles
from subterminator.lexicon.sentences import STATES, Clause, clauses_of, is_bare_if, sentences
from subterminator.lexicon.subjects import head_of
from subterminator.lexicon.things import FAMILY, OTHERS, RENEWALS

_LIGHT = frozenset({"go_on", "finish", "start", "request", "back", "navigate", "dismiss", "consent", "refuse", "be"})
"""Acts that take their meaning from another act in the clause."""
_NEGATIONS = frozenset({"not", "half", "zero", "no", "nomore"})
"""Features of the words that deny something."""
_REVERSING = frozenset({"undo", "stop", "dismiss", "decline", "leave", "back"})
"""Acts that reverse an end that is their object; an end of an end does, too."""
_LAST_DIGITS = 4
_DAYS = frozenset({"date", "number"})
"""Kinds of tokens that may be a day, or part of one."""
_DOMINANCE = (
    *("remind", "contact", "sign_in", "sign_out", "inform", "delete", "undo", "resume", "accept", "buy", "pay"),
    *("pause", "change", "keep", "turn_on", "decline", "end", "stop", "leave", "charge", "renew", "expire", "lose"),
    *("navigate", "dismiss", "back", "request", "finish", "start", "go_on", "answer", "consent", "refuse"),
)
"""Acts by weight: the first of them in a clause is what it does."""
_OF_A_SUBSCRIPTION = frozenset(
    {"end", "stop", "expire", "renew", "leave", "charge", "pause", "resume", "undo", "delete", "lose", "none", "keep"}
)
"""Acts whose object may be the subscription, or another thing with an end."""
_TURNING = frozenset({"back", "resume", "change"})
"""Acts whose object is the free plan, if the clause names it."""
_NOT_A_THING = frozenset({"none", "cancellation", "page", "terms", "support", "content", "pause", "free_plan"})


def compose(
    tokens: Sequence[Token], roles: Roles, others: Sequence[Roles], place: Place, context: Context | None
) -> list[Meaning]:
    """Read the clauses of a text. Words that the language does not know are looked up in the `others`."""
    meanings: list[Meaning] = []
    subject: str = ""
    subject_words = ""
    for sentence, asked in sentences(tokens):
        clauses = clauses_of(roles.expand(sentence), roles, others, asked)
        for clause in clauses:
            read = _meaning(clause, roles, place)
            stated = bool(read.flags & STATES)
            if place in {"control", "option"} and subject in OTHERS:
                subject = ""
            if read.object == "none" and subject and (stated or read.act not in {"none", "consent", "refuse"}):
                read = replace(read, object=cast(Object, subject), subject=subject_words, inherited=True)
            elif "status" in read.flags and read.object == "none":
                subject, subject_words = "", ""
            elif read.object not in _NOT_A_THING and not read.inherited and not _names_a_part(read, subject):
                earlier = "former" in read.flags and read.act == "none" and read.object in FAMILY
                named = subject == "other" and bool({"after_pause", "after_colon"} & read.flags) and read.act == "none"
                subject, subject_words = "other" if earlier or named else read.object, read.subject
            meanings.append(read)
    if context is not None:
        meanings = [_in_context(meaning, context) for meaning in meanings]
    return meanings


def _names_a_part(meaning: Meaning, subject: str) -> bool:
    """Return whether a clause only names the other thing before it: "the add-on (film pack)"."""
    return subject in OTHERS and meaning.act == "none" and {"part", "after_pause"} <= meaning.flags


def _in_context(meaning: Meaning, context: Context) -> Meaning:
    if meaning.object != "none" or context.object == "none" or (meaning.act == "none" and not meaning.flags & STATES):
        return meaning
    clear = "noun" in meaning.flags or "soft" not in meaning.flags or "go_on" in meaning.others
    firm = meaning.act in {"end", "stop"} and clear
    if firm and context.object in {"survey", "page"}:  # "Step 3 of 3" is not what ends
        return meaning
    return replace(meaning, object=context.object, subject=" ".join(context.words), inherited=True)


# -- one clause ------------------------------------------------------------------------------------------------------


def _meaning(clause: Clause, roles: Roles, place: Place) -> Meaning:
    clause = _up_to_the_day(clause) if place == "statement" else clause
    hits = _kept(clause)
    features = frozenset().union(*(hit.features for hit in hits)) if hits else frozenset()
    act, thing, carriers, turned, rest = _core(
        hits, charges=place == "statement" and roles.language not in languages_with("thing_first")
    )
    if is_bare_if(clause):
        act, carriers = "consent", list(hits)
    if act == "buy" and _thing_like(carriers[0]) and (place not in {"control", "option"} or features & STATES):
        act, carriers = "none", []
    negations = _negations(clause.hits, roles) or (place == "statement" and _only_lacks(clause))
    turned ^= negations % 2 == 1
    if act == "consent" and turned and _is_refused(clause, roles.language):
        act = "refuse"
    objects = [hit for hit in hits if hit.object]
    named = None
    if thing == "none":
        things = _without_kinds(_without_moments(objects, carriers, clause, roles))
        named = _object(things, carriers, act, place)
        thing = cast(Object, named.object) if named else "none"
        carriers = [*carriers, *([named] if named and named not in carriers else [])]
    elif thing == "subscription" and place == "statement" and act in {"end", "stop"}:
        other = [hit for hit in objects if hit not in carriers and hit.object in OTHERS]  # "unsubscribed from offers"
        thing = cast(Object, other[0].object) if other and len(objects) == len(other) + 1 else thing
    if thing == "none" and act in {"end", "stop"} and clause.unknown:
        thing = "unknown"
    if (
        thing == "none"
        and act in {"end", "stop"}
        and "extra" in features
        and place == "control"
        and roles.language in languages_with("extra_alone")
    ):
        thing = "addon"  # "Cancelar adicional": what one alone is called that comes beside the subscription
    if place == "statement" and _is_of_several(carriers, clause, roles.language):
        features |= {"present"}
    tense = _tense(features)
    carriers.sort(key=lambda hit: hit.start)
    return Meaning(
        act=act,
        object=thing,
        polarity="?" if act in {"consent", "refuse"} else "-" if turned else "+",
        tense=tense,
        modality=_modality(clause, features, tense, place),
        subject=" ".join(hit.words for hit in objects),
        when=_when(clause),
        money=" ".join(token.text for token in clause.tokens if token.kind in {"money", "percent"}),
        words=tuple(hit.words for hit in carriers),
        unknown=tuple(clause.unknown),
        head=head_of(clause, named, roles) if named is not None and thing in FAMILY else "",
        coverage=clause.covered / clause.letters if clause.letters else 0.0,
        flags=_flags(clause, features, hits, negations) | _untensed(hits, carriers, roles.language),
        others=rest,
        clause=clause.text,
        language=roles.language,
    )


def _is_refused(clause: Clause, language: str) -> bool:
    """Return whether it is the consent that is denied, and not what is known: "I understand that I am not insured".

    A denial stands before the word that consents, in it, or right behind it; where the verb comes last, behind it.
    """
    consents = [place for hit in clause.hits if hit.act == "consent" for place in hit.places]
    denials = [place for hit in clause.hits if hit.features & _NEGATIONS for place in hit.places]
    if not consents or not denials:
        return True
    return (
        max(denials) > min(consents) if language in languages_with("verb_last") else min(denials) <= max(consents) + 1
    )


def _up_to_the_day(clause: Clause) -> Clause:
    """Cut an end off behind its day, if the clause begins with it: what follows says how or why it came.

    "Cancelled on 5 May after the number was ported."
    """
    first = next((hit for hit in clause.hits if hit.features != {"filler"}), None)
    if first is None or first.act not in {"end", "stop"} or "past" not in first.features:
        return clause
    day = next((number for number, token in enumerate(clause.tokens) if token.kind in _DAYS), None)
    if day is None or day < first.start or clause.tokens[0].kind in _DAYS:
        return clause
    timed = {word for hit in clause.hits if hit.features <= {"time", "filler"} for word in hit.words.split()}
    behind = itertools.takewhile(lambda token: token.kind in _DAYS or token.text in timed, clause.tokens[day + 1 :])
    tokens = [*clause.tokens[: day + 1], *behind]  # "1 de noviembre de 2026"
    ahead = [token.text for token in tokens]
    hits = [hit for hit in clause.hits if hit is first or set(hit.words.split()) <= set(ahead)]
    return replace(
        clause,
        tokens=tokens,
        places=clause.places[: len(tokens)],
        hits=hits,
        unknown=[word for word in clause.unknown if word in ahead],
    )


def _flags(clause: Clause, features: frozenset[str], hits: Sequence[Hit], negations: int) -> frozenset[str]:
    flags = set(features)
    if clause.opener:
        flags.add(f"after_{clause.opener}")
    if negations:
        flags.add("not")
    if clause.unknown and _is_unread_participle(clause, hits):
        flags.add("unread")
    acts = [hit for hit in hits if hit.act and hit.act not in _LIGHT]
    if acts and (all("soft" not in hit.features for hit in acts) or any(map(_firmly_ends, acts))):
        flags.discard("soft")
    if any(hit.features & {"without", "instead", "instead_after"} for hit in clause.hits):
        flags.add("without")
        kept = {id(hit) for hit in hits}
        left_out = {hit.act for hit in clause.hits if id(hit) not in kept}
        flags.update(f"without_{act}" for act in left_out & {"end", "pause"})
    return frozenset(flags)


def _firmly_ends(hit: Hit) -> bool:
    """Return whether a word can only end something, so that a soft one beside it does, too: "Give notice to cancel"."""
    return hit.act == "end" and "soft" not in hit.features and not hit.features & {"noun", "past"}


def _is_unread_participle(clause: Clause, hits: Sequence[Hit]) -> bool:
    """Return whether something not understood was done to an end: "your cancellation has been postponed"."""
    acts = [hit for hit in hits if hit.act]
    nouns = [
        hit for hit in acts if hit.act == "end" and "noun" in hit.features and not hit.features & {"past", "present"}
    ]
    passives = [hit for hit in hits if "passive" in hit.features and not hit.act]
    if not nouns or not passives or len(nouns) < len(acts):
        return False
    known = {place for hit in hits for place in hit.places}
    places = dict(zip(clause.places, clause.tokens, strict=True))
    strange = [place for place, token in places.items() if token.kind == "word" and place not in known]
    noun, passive = nouns[0], passives[-1]
    if noun.start > passive.start:
        return any(passive.start < place < noun.start for place in strange)
    return any(noun.start < place for place in strange)


_TENSED = frozenset({"past", "present", "future", "being", "noun"})


def _untensed(hits: Sequence[Hit], carriers: Sequence[Hit], language: str) -> frozenset[str]:
    """Flag an end that is only named by its verb, beside another word's tense: "you have tried to cancel".

    The same of a day that is named by it: "last day to cancel".
    """
    verbs = [hit for hit in hits if hit.act in ENDING and not hit.features & _TENSED]
    first = next((hit for hit in carriers if hit.act), None)
    if first is None or not verbs or language in languages_with("thing_first"):
        return frozenset()
    day = {"noun", "present"} <= first.features and any(hit.start == first.places[-1] + 2 for hit in verbs)
    return frozenset({"untensed"}) if first in verbs or day else frozenset()


def _is_of_several(carriers: Sequence[Hit], clause: Clause, language: str) -> bool:
    """Return whether a verb that looks like an infinitive tells what several things do: "their plans stop then"."""
    verb = next((hit for hit in carriers if hit.act in {"end", "stop"}), None)
    if verb is None or verb.features & _TENSED or language not in languages_with("plural_infinitive"):
        return False
    several = any("plural" in hit.features and hit.object and hit.start < verb.start for hit in clause.hits)
    return several and clause.tokens[-1].text not in verb.words.split()


def _kept(clause: Clause) -> list[Hit]:
    """Return the hits of a clause without those that "without" and "instead of" exclude, or that tell which card it is.

    The last digits of a card do not end: "from your Visa ending 4417".
    """
    dropped = {
        number + 1
        for number, (one, other) in enumerate(itertools.pairwise(clause.hits))
        if one.object == "payment_method" and other.act == "end" and _stands_before_digits(other, clause)
    }
    for number, hit in enumerate(clause.hits):
        ahead = bool(hit.features & {"without", "instead"})
        behind = "instead_after" in hit.features
        if not ahead and not behind:
            continue
        dropped.add(number)
        order = range(number + 1, len(clause.hits)) if ahead else range(number - 1, -1, -1)
        for other in order:
            features = clause.hits[other].features
            if features <= {"filler", "and", "or"}:
                continue
            dropped.add(other)
            if clause.hits[other].act or clause.hits[other].object:
                break
    if len(dropped) == len(clause.hits):
        return list(clause.hits)
    return [hit for number, hit in enumerate(clause.hits) if number not in dropped]


def _stands_before_digits(hit: Hit, clause: Clause) -> bool:
    """Return whether the last four digits of a number follow a word."""
    following = dict(zip(clause.places, clause.tokens, strict=True)).get(hit.places[-1] + 1)
    return following is not None and following.kind == "number" and len(following.text) == _LAST_DIGITS


def _negations(hits: Sequence[Hit], roles: Roles) -> int:
    """Count the negations of a clause; in a language with negative concord, adjacent ones count once."""
    count, halves, nones, open_one = 0, 0, 0, False
    for number, hit in enumerate(hits):
        if "not" in hit.features:
            if not (roles.concord and open_one):
                count += 1
            open_one = True
        elif "half" in hit.features:
            halves = 1
        elif "zero" in hit.features or ("no" in hit.features and _before_a_thing(hits, number)):
            nones += 1
        elif hit.act or "want" in hit.features:
            open_one = False
    if any(hit.act == "decline" for hit in hits):
        halves = 0
    if count or (halves and roles.concord):
        return max(count, halves)
    return min(1, nones) if nones else halves


def _only_lacks(clause: Clause) -> bool:
    """Return whether a clause is nothing but a subscription that there is not: "Without an active plan"."""
    told = [hit for hit in clause.hits if hit.features != {"filler"}]
    if not told or "without" not in told[0].features or clause.unknown:
        return False
    rest = told[1:]
    subscription = {"subscription", "itself", "active", "plural", "zero"}
    return bool(rest) and all(hit.features <= subscription for hit in rest) and "itself" in clause.features


def _before_a_thing(hits: Sequence[Hit], number: int) -> bool:
    """Return whether the next role after a "no" is a thing, so that the no belongs to it."""
    place = hits[number].places[-1] + 1
    for following in hits[number + 1 :]:
        if following.start != place:
            return False
        if following.features != {"filler"}:
            thing = following.object or following.features & STATES
            named = "noun" in following.features or _describes_a_thing(following, hits)  # "no cancelled plans"
            return named if following.act else bool(thing)
        place = following.places[-1] + 1
    return False


def _describes_a_thing(hit: Hit, hits: Sequence[Hit]) -> bool:
    """Return whether a word for what was done stands right before the thing that it was done to."""
    following = next((each for each in hits if each.start == hit.places[-1] + 1), None)
    described = bool(hit.features & (STATES | {"past"}))
    return described and following is not None and bool(following.object)


_Core = tuple[Act, Object, list[Hit], bool, tuple[Act, ...]]
"""Act, the object if the acts decide it, their hits, whether the act is reversed, the other acts."""
_HELPING = frozenset({"keep", "resume", "accept", "finish", "go_on", "start", "request"})
"""Acts that carry out the end that is their object."""


def _core(hits: Sequence[Hit], *, charges: bool) -> _Core:
    """Find the act of a clause; with `charges`, a verb of charging is one beside the noun of an end."""
    acts = [hit for hit in hits if hit.act and not ("no" in hit.features and len(hits) > 1)]
    if any(not _thing_like(hit) for hit in acts):
        acts = [hit for hit in acts if not _thing_like(hit)]
    if not {"remind", "contact", "inform", "sign_in"} & {hit.act for hit in acts}:
        core = _done_to_an_end(acts) or _ended_pause_or_renewal(acts)
        if core:
            return core
    if not acts:
        return "none", "none", [], False, ()
    if (refused := _declined_change(acts)) is not None:
        return "decline", "offer", [refused], False, ()
    best = min(_unless_charged(acts) if charges else acts, key=lambda hit: (_rank(hit), hit.start))
    return cast(Act, best.act), _own(best), [best], False, _rest(acts, best)


def _unless_charged(acts: Sequence[Hit]) -> Sequence[Hit]:
    """Leave the noun of an end out beside a verb of charging: "We charge the cancellation" ends nothing."""
    charging = any(hit.act == "charge" and "noun" not in hit.features for hit in acts)
    return [hit for hit in acts if not charging or hit.act != "end" or "noun" not in hit.features or _is_day(hit)]


def _is_day(hit: Hit) -> bool:
    """Return whether the noun of an end is its day, or the last of what comes: "last payment", "end date"."""
    return "present" in hit.features


def _done_to_an_end(acts: Sequence[Hit]) -> _Core | None:
    """Find the act on an end that is named by a noun: taking it back, carrying it out, viewing it."""
    targets = [hit for hit in acts if hit.act == "end" and "noun" in hit.features and "present" not in hit.features]
    if not targets:
        return None
    target = next((hit for hit in targets if "soft" not in hit.features), targets[0])
    reversing = [
        hit
        for hit in acts
        if hit is not target and (hit.act in _REVERSING or _plain_end(hit)) and "thanks" not in hit.features
    ]
    if reversing:
        return cast(Act, reversing[0].act), "cancellation", [target, reversing[0]], True, ()
    resumed = any(hit.act == "resume" and "past" in hit.features for hit in acts)  # "resumed after a cancellation"
    helper = next((hit for hit in acts if hit.act in _HELPING), None) if not resumed else None
    if helper:
        return "end", _own(target), [target, helper], False, _rest(acts, target)
    if any(hit.act == "navigate" for hit in acts):
        return "navigate", _own(target), [target], False, ("end",)
    return None


def _ended_pause_or_renewal(acts: Sequence[Hit]) -> _Core | None:
    """Find an end of a pause, or of a renewal or charge."""
    stopping = [hit for hit in acts if hit.act in {"end", "stop", "undo"}]
    if not stopping:
        return None
    pauses = [hit for hit in acts if hit.act == "pause"]
    if pauses and not any("past" in hit.features for hit in stopping):
        return "resume", "pause", [pauses[0], stopping[0]], False, ()
    renewing = [hit for hit in acts if hit.act == "renew" or (hit.act == "charge" and "noun" in hit.features)]
    if renewing:
        return cast(Act, stopping[0].act), "renewal", [stopping[0], renewing[0]], False, ()
    return None


def _declined_change(acts: Sequence[Hit]) -> Hit | None:
    """Find the act that declines a pause or a change which is named by a noun: "Decline the pause"."""
    declining = next((hit for hit in acts if hit.act == "decline" and "past" not in hit.features), None)
    others = [hit for hit in acts if hit.act != "decline"]
    if declining is None or not others:
        return None
    for hit in others:
        named = "noun" in hit.features or hit.places[-1] + 1 == declining.start
        if not named or hit.act not in {"pause", "change"}:
            return None
    return declining


def _plain_end(hit: Hit) -> bool:
    return hit.act == "end" and not hit.features & {"present", "future"}


def _thing_like(hit: Hit) -> bool:
    """Return whether an act is rather the object of another act: a subscription, a trial, a renewal."""
    return hit.act in {"buy", "renew"} and "noun" in hit.features and bool(hit.object)


def _rank(hit: Hit) -> int:
    return _DOMINANCE.index(hit.act) if hit.act in _DOMINANCE else len(_DOMINANCE)


def _own(hit: Hit) -> Object:
    return cast(Object, hit.object or "none")


def _rest(acts: Sequence[Hit], *used: Hit) -> tuple[Act, ...]:
    return tuple(dict.fromkeys(cast(Act, hit.act) for hit in acts if hit not in used and hit.act != used[0].act))


def _without_moments(objects: list[Hit], carriers: Sequence[Hit], clause: Clause, roles: Roles) -> list[Hit]:
    """Leave out the things that only date what a clause says: "The plan ends after the December delivery"."""
    moment = next((hit.start for hit in clause.hits if "when" in hit.features), 0)
    if roles.condition_after or not carriers or carriers[0].start > moment:
        return objects
    ahead = [hit for hit in objects if hit.start < moment]
    return ahead if any(hit.object in FAMILY for hit in ahead) else objects


def _object(objects: Sequence[Hit], carriers: Sequence[Hit], act: Act, place: Place) -> Hit | None:
    """Choose the object nearest to the act; for an end, another thing than the subscription comes first.

    In a label "Cancel the plan and lose the discount" is about the plan.
    """
    if not objects:
        return None
    here = carriers[0].start if carriers else 0
    nearest = sorted(objects, key=lambda hit: (act in _TURNING and hit.object != "free_plan", abs(hit.start - here)))
    if act in _OF_A_SUBSCRIPTION:
        mine = any(hit.object in FAMILY for hit in nearest)
        if act == "lose" and mine:
            nearest = [hit for hit in nearest if hit.object in FAMILY]
        labelled = mine and place in {"control", "option"}
        foreign = [hit for hit in nearest if hit.object in OTHERS and not (labelled and hit.object == "offer")]
        if foreign:
            return foreign[0]
        of_family = [hit for hit in nearest if hit.object in FAMILY]
        if of_family:
            return next((hit for hit in of_family if hit.object in RENEWALS), of_family[0])
    return nearest[0]


def _without_kinds(objects: list[Hit]) -> list[Hit]:
    """Leave out lessons and the like that only tell of what kind the plan directly behind them is: "lesson plan"."""
    plans = {hit.start for hit in objects if hit.object == "subscription" and "itself" in hit.features}
    return [hit for hit in objects if hit.object != "booking" or hit.places[-1] + 1 not in plans]


def _tense(features: frozenset[str]) -> Tense:
    if "future" in features:
        return "future"
    if "past" in features:
        return "past"
    if features & ({"present"} | STATES):
        return "present"
    return "none"


def _modality(clause: Clause, features: frozenset[str], tense: Tense, place: Place) -> Modality:
    if clause.question or place == "question" or _asks(clause) or ("sure" in features and place != "control"):
        return "question"
    if clause.condition:
        return "conditional"
    if "can" in features:
        return "possible"
    if "about_to" in features:
        return "conditional"
    if "duty" in features or ("must" in features and tense == "none"):
        return "obligation"
    if place in {"control", "option"} or "want" in features:
        return "request"
    if tense == "none":
        return "instruction"
    return "asserted"


def _asks(clause: Clause) -> bool:
    """Return whether a clause is a question by its words; a verb before its subject asks only at the beginning."""
    asking = [hit for hit in clause.hits if "ask" in hit.features]
    if not asking or any("inverted" not in hit.features for hit in asking):
        return bool(asking)
    first = next((hit for hit in clause.hits if hit.features - {"filler", "and", "but"}), None)
    return first in asking


def _when(clause: Clause) -> str:
    timed = {place for hit in clause.hits if hit.features & {"time", "now"} for place in hit.places}
    dates = [token.text for token in clause.tokens if token.kind in _DAYS]
    words = [hit.words for hit in clause.hits if hit.features & {"time", "now", "next"}]
    return " ".join([*words, *dates]) if timed or dates else ""
