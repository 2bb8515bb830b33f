"""Claims of an account page: the state that each line asserts, of what, with its day."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache, lru_cache

from subterminator.lexicon.clauses import capitalised, tokenise
from subterminator.lexicon.dates import FoundDate
from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.meaning import Evidence, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.sentences import STATES
from subterminator.lexicon.things import BESIDE, FAMILY, OTHER_PRODUCTS, OTHERS, RENEWALS
from subterminator.pages.account_evidence.evidence import Snapshot
from subterminator.pages.account_evidence.lines import (
    BARE_WORDS,
    LABEL_WORDS,
    Line,
    dates_of,
    days_of,
    has_date,
    is_label_like,
    names_another,
)
from subterminator.pages.blocks import statement_of

_FIRST_SIGN = "\u3005"
"""The first of the scripts that are written without spaces."""
_HALF_A_YEAR = timedelta(days=183)
_NAME = re.compile(
    r"[\"'\u2018\u201c\u201d\u201e\u00ab\u2039\u300c\u300e]([^\"'\u2019\u201c\u201d\u00bb\u203a\u300d\u300f\n]{2,})"
    r"[\"'\u2018\u2019\u201c\u201d\u00bb\u203a\u300d\u300f]"
)
"""A name in quotation marks."""
_NAMED = re.compile(r"^([^:\uff1a]{2,40}?)(?:\s*[:\uff1a]\s*| [\u2013\u2014-] )\S")
"""A name and its state: "Bob: removed", "Old tablet \u2013 access removed"."""
_SUBSCRIPTION = frozenset({"subscription", "trial"}) | RENEWALS
_NAMELESS = frozenset({"none", "unknown"}) | BESIDE
_ARTICLE = 3
"""Longest article before a name, in letters."""
_OWN_WORD = 3
"""Shortest word of a name that counts, in letters."""
_OWN_SIGNS = 2
"""The same in a script of syllables or ideograms, in characters."""
_BARE_SIGNS = 6
"""Longest bare word in a script without spaces, in characters."""
_QUOTE_LENGTH = 200
_ENDS = frozenset({"ended", "scheduled"})
_NO_THING = frozenset({"none", "unknown", "cancellation"})
_NAMING = frozenset({"none", "be", "navigate", "start"})
"""Acts of a line or clause that only names something."""
_NO_ASSERTED_END = frozenset({"expire", "be", "keep", "none", "renew", "charge"})
"""Acts with which a day of an end is no explicit end: a term expires, access is kept until a day."""
_owner = compiled_late(lambda: either("names", "owner"))
"""The possessives of a name: "Bob's membership", "l'abonnement de Bob"."""
_left = compiled_late(lambda: either("names", "leaver"))


@dataclass(frozen=True, slots=True)
class Fact:
    """A claim of a line, with its position and date."""

    claim: Evidence
    line: str
    place: int
    when: date | None
    fresh: bool
    """Whether the line is new since the press."""
    year_written: bool = True
    foreign: bool = False
    """Whether it is about someone or something that is named nowhere else on the page."""

    def claims(self, *states: str) -> bool:
        """Return whether it asserts one of these states."""
        return self.claim.holds and self.claim.state in states

    @property
    def renews(self) -> bool:
        """Return whether it says that the subscription renews."""
        if {"no", "none"} & self.claim.meaning.flags:
            return False
        return self.claims("renews") or (self.claim.holds and self.mixed)

    @property
    def turns_off(self) -> bool:
        """Return whether it says that the subscription does not renew."""
        return self.claim.state == "renews" and not self.claim.holds

    @property
    def spares(self) -> bool:
        """Return whether it only says that nothing is charged, as during a pause."""
        return self.turns_off and self.claim.meaning.act in {"charge", "pay"}

    @property
    def mixed(self) -> bool:
        """Return whether a label and a caption were joined in one clause: "Cancel membership Next billing date"."""
        meaning = self.claim.meaning
        joined = meaning.act == "end" and "renew" in meaning.flags and "past" not in meaning.flags
        return self.claim.state == "scheduled" and joined

    @property
    def asserts_end(self) -> bool:
        """Return whether it states an end explicitly, not only that a term expires."""
        if self.mixed:
            return False
        meaning = self.claim.meaning
        if self.claims("scheduled") and "noun" in meaning.flags and meaning.unknown and not has_date(self.line):
            return False  # "we will tell you the closing date within 30 days"
        ran = self.claim.tense == "past" and {"active", "until"} <= meaning.flags
        if self.claims("scheduled") and ran and has_date(self.line):
            return False  # "it was valid until 5 May" may be of an earlier term
        act = meaning.act
        return self.claims("ended") or (self.claims("scheduled") and act not in _NO_ASSERTED_END)

    @property
    def ends_by_name(self) -> bool:
        """Return whether it is new, and states that the subscription, by name or noun, was ended."""
        return self.fresh and self.asserts_end and self.claim.meaning.object in _SUBSCRIPTION and self.names_its_thing

    @property
    def denies_any(self) -> bool:
        """Return whether it says that no subscription at all is active."""
        meaning = self.claim.meaning
        denied = self.claim.state == "active" and not self.claim.holds and meaning.polarity == "-"
        return denied and meaning.object == "subscription" and "have" in meaning.flags and not meaning.unknown

    def has_run_out(self, today: date) -> bool:
        """Return whether it says until which day in the past it was valid."""
        ran = self.claims("scheduled") and self.claim.tense == "past" and "active" in self.claim.meaning.flags
        return ran and self.when is not None and self.when < today

    @property
    def takes_access(self) -> bool:
        """Return whether it says that an access or a benefit is gone, which an end of the subscription brings."""
        return self.claim.meaning.object == "benefits"

    @property
    def ends_another(self) -> bool:
        """Return whether it is new, and states that something else was ended."""
        return self.fresh and self.claims("other_object")

    @property
    def names_its_thing(self) -> bool:
        """Return whether a separate word names what has ended: "unsubscribed" alone may be from anything."""
        meaning = self.claim.meaning
        by_act = len(meaning.words) == 1 and meaning.subject == meaning.words[0]
        return meaning.object not in {"none", "unknown"} and not meaning.inherited and not by_act

    @property
    def bare(self) -> bool:
        """Return whether the line is only a word such as "Cancelled", without a subject."""
        meaning = self.claim.meaning
        alone = normalise(self.line).strip(" .!") == self.claim.words.strip(" .!")
        signs = len(self.line) if self.line[:1] >= "\u2e80" else 0
        short = len(self.line.split()) <= BARE_WORDS and signs <= _BARE_SIGNS
        return alone and short and not has_date(self.line) and meaning.object == "none" and not meaning.inherited

    @property
    def mentions_others(self) -> bool:
        """Return whether the ended thing may be another one in the clause, or a replaced plan."""
        meaning = self.claim.meaning
        if meaning.object == "free_plan":  # a change of plan, and the end of the one that is paid for
            return False
        if OTHER_PRODUCTS & meaning.flags or (meaning.act == "end" and {"noun", "expire"} <= meaning.flags):
            return True
        clauses = statement_of(self.line).meanings
        return any((each.act, each.tense, each.modality) == ("change", "past", "asserted") for each in clauses)

    @property
    def is_notice(self) -> bool:
        """Return whether it states that a notice of cancellation was received, not that it is being processed."""
        flags = self.claim.meaning.flags
        return self.claims("pending") and "received" in flags and not flags & {"pending", "being"}

    def sure_to_come(self, today: date) -> bool:
        """Return whether its day is in the future: a past event without a year may be of the year before."""
        return self.when is not None and self.when > today and (self.year_written or self.claim.tense != "past")

    def runs_out(self, today: date) -> bool:
        """Return whether it names the day to come on which the subscription, by name, runs out."""
        meaning = self.claim.meaning
        ends = self.claims("scheduled") and meaning.act in {"end", "expire"} and not self.mixed
        return ends and meaning.object == "subscription" and self.sure_to_come(today)

    def settles(self, today: date) -> bool:
        """Return whether an end outweighs an amount beside it: its day is in the future, or it is the status itself."""
        ends = self.claims("ended", "scheduled") and not self.mixed
        return ends and (self.sure_to_come(today) or "status" in self.claim.meaning.flags)


def claims_of(lines: Sequence[Line], product: str, today: date, before: Snapshot | None) -> list[Fact]:
    """Read the claims of all lines, each with its day."""
    facts: list[Fact] = []
    other, trial, stranger, asked, left = "", "", "", False, False
    leavers = [bool(_leaver(line, product)) for line in lines]
    confirmed_at = max((index for index, line in enumerate(lines, 1) if _asks_to_confirm(line)), default=0)
    deciding = False
    unleft = [line for line, is_left in zip(lines, leavers, strict=True) if not is_left]
    meanings = [each for line in lines for each in line.meanings]
    active = any(goes_on(each) or _is_on(each) for each in meanings)
    running = bool(product) and any(_runs_by_name(line, product) for line in lines)
    for index, line in enumerate(lines):
        heading = line.heading if line.heading != line.written else ""
        claims = statement_of(line.text, heading, product).evidence
        if asked:
            happened = "ended", "past"
            claims = tuple(
                each for each in claims if (each.state, each.tense) == happened or dates_of(line.written, today)
            )
        if deciding and is_label_like(line.written):
            claims = tuple(each for each in claims if dates_of(line.written, today))
        if deciding or index < confirmed_at:
            claims = tuple(replace(each, state="pending") if _is_proposed(each) else each for each in claims)
        asked = _asks_about_an_end(line)
        deciding = deciding or any(map(_asks_whether_to_end, line.meanings))
        if trial and any(_ends_something(each) for each in claims):  # it may end by turning into a subscription
            claims = statement_of(line.text, trial).evidence
        trial = line.written if _names_a_trial(line) else ""
        if leavers[index]:
            other, left, claims = line.written, True, ()
        elif all(each.state == "other_object" for each in claims) and _strange_subject(line, product):
            stranger = line.written
        elif not claims and names_another(line.written, product):
            other = line.written
        elif other and _is_own(line, product) and not (left and claims and not _has_own_word(line, product)):
            other, stranger, left = "", "", False
        elif other or _names_one_of_several(line, today):
            claims = tuple(replace(each, state="other_object") if each.state in _ENDS else each for each in claims)
        claims = tuple(
            replace(each, state="other_object") if _is_of_another(each, lines[: index + 1], product) else each
            for each in claims
        )
        if stranger:
            claims = tuple(
                replace(each, state="other_object") if each.state in _ENDS and _is_access(each.meaning) else each
                for each in claims
            )
        claims = claims or _move_to_free(line, lines[max(0, index - 1)], today)
        fresh = before is None or normalise(line.written) not in before.lines
        under_another_name = active and bool(claims) and _is_under_another_name(line.written, product)
        for claim in claims:
            days = _days_of_claim(claim, line.written, today, alone=len(claims) < 2)
            foreign = (
                (under_another_name and (claim.state != "active" or not _names_a_subscription(line.written)))
                or _names_a_stranger(claim, line, product, unleft)
                or (running and _is_other_plan(claim, line.written, product, days))
            )
            day = _past_day(claim, days[0], today) if days else None
            year_written = not days or days[0].year_written
            facts.append(Fact(claim, quoted(line.written), index, day, fresh, year_written, foreign))
    return facts


def _move_to_free(line: Line, above: Line, today: date) -> tuple[Evidence, ...]:
    """Claim an end on the day of a change of plan if the line above shows its way: "Pro → Free plan"."""
    *_, last = (Meaning(), *above.meanings)
    turn = next((each for each in line.meanings if each.act == "change" and each.polarity == "+"), None)
    leads_to_free = "\u2192" in above.text and last.object == "free_plan" and "after_pause" in last.flags
    if (
        turn is None
        or turn.is_silent
        or not leads_to_free
        or not any(day > today for day in days_of(line.written, today))
    ):
        return ()
    return (Evidence("scheduled", True, "future", turn.clause, replace(turn, act="end", object="subscription")),)


def quoted(line: str) -> str:
    """Cut a line to the length of a quote."""
    return line[:_QUOTE_LENGTH]


# -- the day -----------------------------------------------------------------------------------------------------------


def _days_of_claim(claim: Evidence, written: str, today: date, *, alone: bool) -> tuple[FoundDate, ...]:
    """Read the dates of a claim; those of its whole line where it is the only claim, or wants a day."""
    whole = dates_of(written, today)
    dated = bool(claim.meaning.when) or claim.state in {"scheduled", "renews"}
    days = dates_of(claim.words, today) or (whole if alone or dated else ())
    if days and not days[0].year_written:
        days = (*(day for day in whole if _same_day(day, days[0])), *days)
    return days


def _same_day(full: FoundDate, short: FoundDate) -> bool:
    """Return whether a date has the year of one that was cut off at a comma."""
    return full.year_written and (full.when.month, full.when.day) == (short.when.month, short.when.day)


def _past_day(claim: Evidence, written: FoundDate, today: date) -> date:
    """Return the day as a past one if the claim is of the past and names no year."""
    day = written.when
    if claim.tense != "past" or written.year_written or day <= today + _HALF_A_YEAR or (day.month, day.day) == (2, 29):
        return day
    return day.replace(year=day.year - 1)


# -- whose state it is -------------------------------------------------------------------------------------------------


def _names_a_stranger(claim: Evidence, line: Line, product: str, lines: Sequence[Line]) -> bool:
    """Return whether a claim names somebody or something that neither the subscription nor another line names."""
    names = _strange_names(claim, line.written)
    if not names:
        return False
    reader = Reader.load()
    others = [each.written for each in lines if each.written != line.written]
    acting = {"resume", "end", "keep"}  # such labels may be about the strange thing
    known = [each for each in others if len(each.split()) > LABEL_WORDS or reader.control(each).kind not in acting]
    words = normalise(" ".join([product, line.heading, *known]))
    return not any(each in words for each in names)


def _strange_names(claim: Evidence, written: str) -> list[str]:
    """List unknown words of a claim that may name whose or which thing has ended: a part, an access, an owner."""
    meaning = claim.meaning
    if claim.state not in {"ended", "scheduled", "active"}:
        return []
    unknown = list(meaning.unknown)
    if meaning.object == "free_plan":
        names = capitalised(written)
        return [each for each in unknown if each in names]
    if "part" in meaning.flags:
        return [*(normalise(each) for each in _NAME.findall(written)), *unknown]
    if meaning.object == "benefits" and meaning.act in {"end", "stop", "none", "keep"}:
        return unknown
    patterns = (_owner(), _genitive(meaning.language))
    possessives = (match for pattern in patterns for match in pattern.finditer(written))
    owners = {normalise(each) for match in possessives for each in match.groups() if each}
    return [each for each in unknown if each in owners]


def _leaver(line: Line, product: str) -> str:
    """Return the name of somebody who, as the line says, left the shared plan or was removed from it; "" for none."""
    found = _left().search(line.written)
    name = next((each for each in found.groups() if each), "") if found is not None else ""
    plain = normalise(name)
    unknown = {word for each in line.meanings for word in each.unknown}
    strange = any(word in plain or plain in word for word in unknown)
    if plain and strange and plain not in normalise(product):
        return name
    names = capitalised(line.written)
    for each in line.meanings:
        if _no_longer_shares(each):
            ahead = each.clause.partition(each.words[0])[0] if each.words else ""
            for word in each.unknown:
                if word in ahead and word not in normalise(product) and (word.upper() == word.lower() or word in names):
                    return word
    return ""


def _no_longer_shares(meaning: Meaning) -> bool:
    """Return whether a clause says that its subject has left a plan, or is or has something of it no longer."""
    if meaning.flags & STATES or meaning.object not in {"subscription", "benefits", "member"}:
        return False
    return "nomore" in meaning.flags or (meaning.act == "leave" and meaning.tense == "past")


def _strange_subject(line: Line, product: str) -> str:
    """Return the name that a line begins with, if nobody knows it: that of a person, in a statement about a plan."""
    first = next(iter(line.meanings), Meaning())
    name = first.unknown[0] if first.unknown else ""
    ahead = first.clause.partition(name)[0].strip() if name else "unread"
    if len(ahead) > _ARTICLE or name in normalise(product):
        return ""
    written = name.upper() == name.lower() or name in capitalised(line.written)
    things = {each.object for each in line.meanings}
    happened = any(each.tense == "past" or each.polarity == "-" for each in line.meanings)
    shares = "member" in things or (happened and things & {"subscription", "benefits"})
    return name if written and shares else ""


@cache
def _genitive(language: str) -> re.Pattern[str]:
    """Compile the possessives that only a text of the language has: "Bobs Mitgliedschaft"."""
    return re.compile(either("names", "genitive", language=language))


def _name_ahead(line: str) -> str:
    """Return the name before its state in a line; "" for none."""
    parted = _NAMED.match(line)
    return parted[1] if parted is not None else ""


def _is_under_another_name(line: str, product: str) -> bool:
    """Return whether a line states the state of another name, without the product's words: "Bob: removed"."""
    name = _name_ahead(line)
    if not name or set(normalise(name).split()) & set(normalise(product).split()):
        return False
    meanings = statement_of(name).meanings
    unknown = not meanings or any(each.unknown for each in meanings)
    return unknown and all(
        each.act == "none" and (each.object in _NAMELESS or (each.object == "subscription" and bool(each.unknown)))
        for each in meanings
    )


def _names_a_subscription(line: str) -> bool:
    """Return whether the name at the head of a line is one of a subscription."""
    return any(each.object == "subscription" for each in statement_of(_name_ahead(line)).meanings)


def _runs_by_name(line: Line, product: str) -> bool:
    """Return whether a line says of the product, by its whole name, that it started or is active."""
    if normalise(product) not in normalise(line.text):
        return False
    meanings = [each for each in line.meanings if not each.is_silent]
    return any((each.act == "start" and each.tense == "past") or "active" in each.flags for each in meanings)


def _is_other_plan(claim: Evidence, written: str, product: str, days: Sequence[FoundDate]) -> bool:
    """Return whether what has ended goes by another name than the product: a plan that the product replaced."""
    meaning = claim.meaning
    if claim.tense != "past" or meaning.inherited or normalise(product) in normalise(written):
        return False
    plain = normalise(claim.words)
    if set(plain.split()) & set(normalise(product).split()):
        return True
    in_dates = sum(len(re.findall(r"\d+", plain[each.start : each.end])) for each in days)
    return bool(meaning.unknown) and len(re.findall(r"\d+", plain)) > in_dates


def _ends_something(claim: Evidence) -> bool:
    """Return whether a claim of an end does not say of what."""
    meaning = claim.meaning
    return claim.state in {"ended", "scheduled"} and (meaning.object == "none" or meaning.inherited)


def _is_of_another(claim: Evidence, lines: Sequence[Line], product: str) -> bool:
    """Return whether an end without a subject stands beside, or under, the name of something else.

    Args:
        lines: those of the page down to that of the claim.
    """
    if not (claim.holds and _ends_something(claim)):
        return False
    *above, line = lines
    meanings = statement_of(line.text, line.heading if line.heading != line.written else "", product).meanings
    beside = list(itertools.takewhile(lambda each: each is not claim.meaning, meanings))
    named: list[Sequence[Meaning]] = [beside]
    if len(line.written.split()) <= LABEL_WORDS:
        for each in itertools.takewhile(_is_name, reversed(above)):
            if any(name and normalise(name) in normalise(each.written) for name in product.splitlines()):
                break
            named.append(each.meanings or [_unread(each)])
    for names in named:
        verdicts = {_belongs(each, product, claim.meaning.language) for each in names if _is_a_name(each)}
        if verdicts - {None}:
            return True not in verdicts
    return False


def _is_name(line: Line) -> bool:
    """Return whether a line may name what the lines below it are about."""
    words = line.written.split()
    short = len(words) <= LABEL_WORDS and is_label_like(line.written) and not line.written.endswith((",", "\uff0c"))
    return short and all(each.act in _NAMING for each in line.meanings)


def _is_a_name(meaning: Meaning) -> bool:
    """Return whether a clause says nothing, and may name what the next ones are about."""
    return meaning.act in _NAMING and meaning.tense != "past" and not meaning.inherited


def _unread(line: Line) -> Meaning:
    """Make a meaning of a line that no language knows a word of."""
    return Meaning(unknown=tuple(token.text for token in tokenise(line.text) if token.kind == "word"))


def _belongs(meaning: Meaning, product: str, language: str) -> bool | None:
    """Return whether a name is the subscription's or another thing's; None for no name: a day, a sum, a status.

    `language`: that of the page, in which a word for a subscription must be written to count.
    """
    if _shares_word(meaning, product):
        return True
    if "number" in meaning.flags:
        return None
    if meaning.object in OTHERS or {"info", "former"} & meaning.flags:
        return False
    unknown = bool(meaning.unknown) and bool(product)
    if meaning.object in FAMILY:
        misread = meaning.language != language
        return not (unknown and (misread or {"part", "plural"} & meaning.flags))
    return False if unknown else None


def _shares_word(meaning: Meaning, product: str) -> bool:
    """Return whether a name shares a word with the product's."""
    name = normalise(product)
    words = {each.text for each in tokenise(name)}
    return any(each in words or (each[0] >= _FIRST_SIGN and len(each) > 1 and each in name) for each in meaning.unknown)


def _is_own(line: Line, product: str) -> bool:
    """Return whether a line is about the subscription again: by its kind and no other name, or by its own name."""
    if _has_own_word(line, product):
        return True
    named = any(each.object in FAMILY and not each.inherited for each in line.meanings)
    return named and not any(each.unknown or "part" in each.flags for each in line.meanings)


def _is_access(meaning: Meaning) -> bool:
    """Return whether a clause is about an access only, or about nothing that it names."""
    return meaning.object in {"benefits", "none", "content"} or meaning.inherited


def _has_own_word(line: Line, product: str) -> bool:
    """Return whether a line has a word of the product's own name."""
    words = {word for word in normalise(product).split() if not _is_a_kind(word)}
    own = {word for word in words if len(word) >= (_OWN_WORD if word < _FIRST_SIGN else _OWN_SIGNS)}
    return bool(own & set(normalise(line.written).split()))


def _names_one_of_several(line: Line, today: date) -> bool:
    """Return whether a line names one of what comes regularly, by its day and its state: "Box of 5 May: ended"."""
    name = _name_ahead(line.written)
    return bool(dates_of(name, today)) and all(each.act == "none" for each in statement_of(name).meanings)


@lru_cache(maxsize=1_000)
def _is_a_kind(word: str) -> bool:
    """Return whether a word of a name only says what kind of thing it is: "plan"."""
    return Reader.load().context(word).object in FAMILY


def _names_a_trial(line: Line) -> bool:
    """Return whether a line is only the name of a trial."""
    meanings = line.meanings
    return len(meanings) == 1 and meanings[0].object == "trial" and meanings[0].act == "none"


def _asks_whether_to_end(meaning: Meaning) -> bool:
    """Return whether a clause asks if the subscription should end: what comes behind it tells the consequences."""
    asks = meaning.modality == "question" and meaning.act in {"end", "stop", "leave"} and meaning.tense != "past"
    return asks and meaning.object in FAMILY | _NO_THING and not {"why", "inform"} & meaning.flags


def _asks_to_confirm(line: Line) -> bool:
    """Return whether a line demands that something be confirmed still: an end above it has not been carried out."""
    sentence = line.written.rstrip().endswith((".", "!", "\u3002", "\uff01"))
    return any(
        {"confirm", "finish"} <= each.flags
        and each.polarity == "+"
        and each.tense == "none"
        and each.object in FAMILY | _NO_THING | {"data", "changes"}
        and (each.modality == "obligation" or (sentence and each.modality == "instruction"))
        for each in line.meanings
    )


def _is_proposed(claim: Evidence) -> bool:
    """Return whether a claim is of an end to come, or of one that was only chosen."""
    to_come = claim.state == "scheduled" and claim.meaning.act in {"end", "stop", "leave", "back"}
    chosen = claim.state == "ended" and "chosen" in claim.meaning.flags
    return claim.holds and (to_come or chosen) and "finish" not in claim.meaning.flags


def _asks_about_an_end(line: Line) -> bool:
    """Return whether a line asks about the effect of an end: the next line answers it, and states nothing."""
    if not line.text.endswith(("?", "\uff1f", "\u061f")):
        return False
    return any(each.act in {"inform", "end", "stop", "leave"} or "if" in each.flags for each in line.meanings)


def goes_on(meaning: Meaning) -> bool:
    """Return whether a clause says that something goes on, without an end in time."""
    if meaning.polarity == "-" or "until" in meaning.flags or meaning.modality in {"question", "conditional"}:
        return False
    runs = meaning.act in {"keep", "renew"} and (
        meaning.tense in {"present", "future"} or meaning.modality == "possible"
    )
    named = meaning.act == "go_on" and meaning.object == "subscription"
    return runs or named or ("active" in meaning.flags and meaning.act in {"none", "keep", "be"})


def _is_on(meaning: Meaning) -> bool:
    """Return whether a clause is the value "on", of a line or a part."""
    return "on" in meaning.flags and meaning.act == "none" and meaning.polarity == "+" and not meaning.unknown
