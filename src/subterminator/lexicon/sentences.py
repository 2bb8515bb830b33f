"""Division of a text into sentences and clauses, at marks and conjunctions, with the conditions of each clause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from subterminator.lexicon.clauses import BESIDE, Token, written
from subterminator.lexicon.meaning import OBJECTS
from subterminator.lexicon.roles import Hit, Roles

_OPENERS = frozenset({"if", "when", "unless", "but", "because", "or", "and", "then"})
"""Flags of words that begin a clause."""
_BREAKING = frozenset({"pause", "colon"})
_CHOSEN = frozenset({"end", "stop", "leave", "pause", "change"})
"""Acts that a label or heading names side by side, as a choice."""
_FEW = 2
_DOER_WORDS = 2
"""Number of unknown words after a "by" that may name the doer."""
_PHASES = frozenset({"received", "pending", "failed", "done", "past", "future", "present", "active", "inactive", "can"})
"""Flags of a clause in which something happens, named by an act or not."""
STATES = frozenset({"off", "on", "active", "inactive", "paused", "pending", "failed"})


@dataclass(slots=True)
class Clause:
    tokens: list[Token] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    """Positions of the tokens in their sentence."""
    hits: list[Hit] = field(default_factory=list)
    covered: int = 0
    letters: int = 0
    unknown: list[str] = field(default_factory=list)
    opener: str = ""
    """The flag of the word or mark that it begins with."""
    question: bool = False
    condition: bool = False

    @property
    def features(self) -> frozenset[str]:
        return frozenset().union(*(hit.features for hit in self.hits)) if self.hits else frozenset()

    @property
    def acts(self) -> list[Hit]:
        return [hit for hit in self.hits if hit.act]

    @property
    def text(self) -> str:
        return written(self.tokens)


def sentences(tokens: Sequence[Token]) -> list[tuple[list[Token], bool]]:
    """Split tokens into sentences, each with whether it ends in a question mark."""
    split: list[tuple[list[Token], bool]] = []
    current: list[Token] = []
    for token in tokens:
        if token.kind in {"end", "question"}:
            if current:
                split.append((current, token.kind == "question"))
            current = []
        else:
            current.append(token)
    if current:
        split.append((current, False))
    return split


def clauses_of(tokens: list[Token], roles: Roles, others: Sequence[Roles], asked: bool) -> list[Clause]:
    hits = [hit for hit in roles.hits(tokens) if roles.condition_after or not _joins_nothing(hit, tokens)]
    used = frozenset(place for hit in hits for place in hit.places)
    if len(used) < sum(token.kind == "word" for token in tokens):
        hits += _borrowed(tokens, others, used)
    clauses = _merged(_cut(tokens, sorted(hits, key=lambda hit: hit.start), roles))
    for clause in clauses:
        clause.question = asked
        clause.condition &= not is_bare_if(clause) and not _only_a_time(clause)
    for clause in clauses[:-1]:
        if clause.opener in {"", "colon"} and clause.hits and "without" in clause.hits[0].features:
            clause.condition = True  # "without a payment by Friday, your plan will be ended"
    if len(clauses) > 1 and roles.puts_verb_first(written(tokens)):
        clauses[0].condition = True
    _mark_conditions(clauses, roles)
    return clauses


def _joins_nothing(hit: Hit, tokens: Sequence[Token]) -> bool:
    """Return whether an "and" ends a text, or a mark follows it: a name is written so, as in "Cancel Plus"."""
    if hit.features != {"and"}:
        return False
    rest = tokens[hit.places[-1] + 1 :]
    return not rest or rest[0].kind in _BREAKING


def _only_a_time(clause: Clause) -> bool:
    """Return whether a "when" or "after" only gives a time, and begins no clause with an act: "after two months"."""
    features = clause.features
    if "when" not in features or features & {"if", "unless"} or clause.acts or features & _PHASES:
        return False
    return any(token.kind == "date" for token in clause.tokens) or (
        bool(features & {"time", "info"}) and len(clause.unknown) <= _FEW and clause.opener in {"when", "after"}
    )


def _borrowed(tokens: Sequence[Token], others: Sequence[Roles], used: frozenset[int]) -> list[Hit]:
    """Find acts and objects of other languages among the words that were not understood."""
    borrowed: list[Hit] = []
    taken = used
    for other in others:
        found = [hit for hit in other.hits(tokens, taken) if (hit.act or hit.object) and len(hit.words) > 4]
        hits = [hit for hit in found if hit.entry.isascii() or not hit.words.isascii()]  # "termine" is no "terminé"
        borrowed += hits
        taken = taken | {place for hit in hits for place in hit.places}
    return borrowed


def _cut(tokens: Sequence[Token], hits: Sequence[Hit], roles: Roles) -> list[Clause]:
    """Cut a sentence into clauses, at punctuation and conjunctions."""
    by_place = {place: hit for hit in hits for place in hit.places}
    clauses = [Clause()]
    after = ""
    strange = -1
    doers = _doers(tokens, by_place)
    for place, token in enumerate(tokens):
        beside = token.text == BESIDE and _stands_between_acts(place, by_place)
        if beside or token.kind in _BREAKING:
            after = "or" if beside else ""
            clauses += [] if beside else [Clause(opener=token.kind)]
            continue
        hit = by_place.get(place)
        if after:
            clauses.append(Clause(opener=after))
            after = ""
        if hit and hit.start == place:
            opener = _opener(hit, tokens, place + len(hit.places), by_place)
            ends_here = roles.condition_after and opener in {"if", "when", "unless", "because", "but", "or", "and"}
            if opener and not ends_here and clauses[-1].tokens:
                clauses[-1].condition |= opener == "when" and roles.when_after
                clauses.append(Clause(opener=opener))
            elif opener and not ends_here and not clauses[-1].opener:
                clauses[-1].opener = opener
            clauses[-1].hits.append(hit)
            clauses[-1].condition |= opener in {"if", "when", "unless"}
            if ends_here and hit.places[-1] == place:
                after = "after" if opener in {"if", "when", "unless"} else opener
        elif hit and roles.condition_after and hit.places[-1] == place:
            opener = _opener(hit, tokens, place + 1, by_place)
            after = "after" if opener in {"if", "when", "unless"} else opener.replace("then", "")
        clause = clauses[-1]
        clause.tokens.append(token)
        clause.places.append(place)
        if token.kind == "word":
            weight = 2 if token.dense else len(token.text)
            clause.letters += weight
            if hit or place in doers:
                clause.covered += weight
            elif token.dense and not token.space and len(clause.tokens) > 1 and strange == place - 1:
                clause.unknown[-1] += token.text
                strange = place
            elif len(token.text) > 1 or token.dense:
                clause.unknown.append(token.text)
                strange = place
    return [clause for clause in clauses if clause.tokens]


def _stands_between_acts(place: int, by_place: dict[int, Hit]) -> bool:
    """Return whether a sign without a meaning stands right between two acts: "休会・解約" names both."""
    before, hit, following = (by_place.get(each) for each in (place - 1, place, place + 1))
    if before is None or before.act not in _CHOSEN or (hit is not None and not hit.features <= {"filler"}):
        return False
    return following is not None and following.start == place + 1 and following.act in _CHOSEN


def _doers(tokens: Sequence[Token], by_place: dict[int, Hit]) -> frozenset[int]:
    """Return the places of the unknown words that name a doer, right after a "by"."""
    doers: set[int] = set()
    for by in (hit for place, hit in by_place.items() if place == hit.places[-1] and "by" in hit.features):
        for place in range(by.places[-1] + 1, min(by.places[-1] + 1 + _DOER_WORDS, len(tokens))):
            if place in by_place or tokens[place].kind != "word":
                break
            doers.add(place)
    return frozenset(doers)


def _opener(hit: Hit, tokens: Sequence[Token], after: int, by_place: dict[int, Hit]) -> str:
    flag = next((each for each in hit.features if each in _OPENERS), "")
    if flag in {"when", "then"} and hit.start and _follows_a_time(hit, tokens, by_place):
        return ""
    if flag != "when" or after >= len(tokens):
        return flag
    following = by_place.get(after)
    while following is not None and following.features == {"filler"} and following.places[-1] + 1 < len(tokens):
        after = following.places[-1] + 1
        following = by_place.get(after)
    dated = tokens[after].kind in {"date", "number"} or (
        following is not None and following.features & {"time", "date"}
    )
    return "" if dated else flag


def _follows_a_time(hit: Hit, tokens: Sequence[Token], by_place: dict[int, Hit]) -> bool:
    """Return whether a "when" is behind its time: a day, and in scripts without spaces a number or a period."""
    before = hit.start - 1
    if tokens[before].kind == "date" or not tokens[hit.start].dense:
        return tokens[before].kind == "date"
    return tokens[before].kind == "number" or (before in by_place and "time" in by_place[before].features)


def _merged(clauses: list[Clause]) -> list[Clause]:
    """Join the clauses around an "and" or "or" if only one of them has an act or state."""
    merged: list[Clause] = []
    for clause in clauses:
        before = merged[-1] if merged else None
        alone = before is not None and (not _says(clause) or not _says(before))
        joined = before is not None and alone and clause.opener in {"and", "or"}
        apart = before is not None and (
            _refund(before, clause)
            or _denied_besides(before, clause)
            or _denied_before(before, clause)
            or _is_day(before)
            or _still_can(before, clause)
        )
        if before is not None and (_only_until(before) or (joined and not apart)):
            before.tokens += clause.tokens
            before.places += clause.places
            before.hits += clause.hits
            before.covered += clause.covered
            before.letters += clause.letters
            before.unknown += clause.unknown
        else:
            merged.append(clause)
    return merged


def _refund(before: Clause, clause: Clause) -> bool:
    """Return whether a clause names a payment or the free plan after a completed end: "cancelled, and refunded"."""
    ended = any(hit.act in {"end", "stop"} and "past" in hit.features for hit in before.hits)
    ended = ended or "inactive" in before.features
    paid = {"payment", "payment_method", "free_plan"}
    return ended and any(hit.object in paid for hit in clause.hits) and not _says(clause)


def _only_until(clause: Clause) -> bool:
    """Return whether a clause only says "until then": the next one holds until then."""
    until = any({"until", "filler"} <= hit.features for hit in clause.hits)
    return until and not clause.unknown and all(hit.features <= {"until", "filler"} for hit in clause.hits)


def _is_day(clause: Clause) -> bool:
    """Return whether a clause only gives the day of what stands before it: "after the issue of 5 May"."""
    return clause.condition and clause.opener == "when" and _only_a_time(clause)


def _denied_besides(before: Clause, clause: Clause) -> bool:
    """Return whether a clause after an act denies something in unknown words: "lapsed and no longer covers"."""
    return bool(before.acts) and bool(clause.unknown or clause.features & OBJECTS) and "nomore" in clause.features


def _denied_before(before: Clause, clause: Clause) -> bool:
    """Return whether a clause before an act denies something: "you are no longer enrolled and pay nothing more"."""
    names = bool(before.unknown or before.features & OBJECTS)
    denied = "nomore" in before.features and bool({"not", "nomore", "zero", "no"} & clause.features)
    return clause.opener == "and" and bool(clause.acts) and denied and names and not _says(before)


def _still_can(before: Clause, clause: Clause) -> bool:
    """Return whether a clause after an act only says until when something is possible, which makes no act possible."""
    return clause.opener == "and" and {"can", "until"} <= clause.features and _says(before) and not _says(clause)


def _says(clause: Clause) -> bool:
    return bool(clause.acts) or bool(clause.features & STATES)


def _mark_conditions(clauses: Sequence[Clause], roles: Roles) -> None:
    """Extend a condition over its sentence: to the clauses after it, and to those that depend on it."""
    original = [clause.condition for clause in clauses]
    active = False
    for clause, conditional in zip(clauses, original, strict=True):
        still_runs = {"now", "active"} <= clause.features
        active = conditional or (active and clause.opener != "but" and not still_runs)
        clause.condition = active or _until_an_act(clause)
    if roles.condition_after:
        return
    active, by_if = False, False
    for clause, conditional in zip(reversed(clauses), reversed(original), strict=True):
        features = clause.features
        active = active and ("past" not in features or (by_if and "future" in features))  # "will be stopped if …"
        clause.condition |= active
        by_if = "if" in features if conditional else by_if
        if roles.when_after and not features & {"if", "unless"}:  # it stands before what it is the condition of
            continue
        if conditional and clause.opener != "but" and ("unless" not in features or features & {"if", "when"}):
            active = True


def _until_an_act(clause: Clause) -> bool:
    """Return whether "until" is followed by an end that is still to be made, without a date."""
    until = next((hit for hit in clause.hits if "until" in hit.features), None)
    if until is None:
        return False
    dated = any(token.kind in {"date", "number"} for token in clause.tokens)
    return not dated and any(
        hit.start > until.start and hit.act == "end" and "noun" not in hit.features for hit in clause.acts
    )


def is_bare_if(clause: Clause) -> bool:
    """Return whether the clause is a lone "si": a yes without its accent, not a condition."""
    return len(clause.hits) == len(clause.tokens) == 1 and "if" in clause.features and len(clause.tokens[0].text) == 2
