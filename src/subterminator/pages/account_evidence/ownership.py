"""Ownership of a line of an account page: of the subscription, of another thing, or of somebody else."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from datetime import date
from functools import cache, lru_cache

from subterminator.lexicon.clauses import capitalised, tokenise
from subterminator.lexicon.currencies import sum_pattern
from subterminator.lexicon.dates import FoundDate
from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.meaning import Evidence, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.sentences import STATES
from subterminator.lexicon.statements import stays
from subterminator.lexicon.subjects import NOUNS
from subterminator.lexicon.things import BESIDE, FAMILY, OTHER_PRODUCTS, OTHERS, RENEWALS
from subterminator.pages.account_evidence.lines import LABEL_WORDS, Line, dates_of, has_date, is_label_like
from subterminator.pages.statements import statement_of
from subterminator.pages.which import called

_FIRST_SIGN = "\u3005"
"""The first of the scripts that are written without spaces."""
_NAME = re.compile(
    r"[\"'\u2018\u201c\u201d\u201e\u00ab\u2039\u300c\u300e]([^\"'\u2019\u201c\u201d\u00bb\u203a\u300d\u300f\n]{2,})"
    r"[\"'\u2018\u2019\u201c\u201d\u00bb\u203a\u300d\u300f]"
)
"""A name in quotation marks."""
_NAMED = re.compile(r"^([^:\uff1a]{2,40}?)(?:\s*[:\uff1a]\s*| [\u2013\u2014-] )\S")
"""A name and its state: "Bob: removed", "Old tablet \u2013 access removed"."""
_ENTRY = re.compile(r"^([^(\uff08]{2,40})[(\uff08].*\w.*[)\uff09]$")
"""An entry of a list with its state: "Sports pack (renews on 1 December)"."""
_NAMELESS = frozenset({"none"}) | BESIDE
_ARTICLE = 3
"""Longest article before a name, in letters."""
_OWN_WORD = 3
"""Shortest word of a name that counts, in letters."""
_OWN_SIGNS = 2
"""The same in a script of syllables or ideograms, in characters."""
_NAMING = frozenset({"none", "be", "navigate", "start"})
"""Acts of a line or clause that only names something."""
_STRANGE_STATES = frozenset({"ended", "scheduled", "active", "renews"})
"""States that a stranger's thing may be in."""
_owner = compiled_late(lambda: either("names", "owner"))
"""The possessives of a name: "Bob's membership", "l'abonnement de Bob"."""
_left = compiled_late(lambda: either("names", "leaver"))
_severity = compiled_late(lambda: rf"(?:{either('names', 'severity')})(?:[\W_]+(?:{either('names', 'severity')}))*")
"""Words that a component kit reads aloud of a badge: "Tag Warning"."""


def names_a_stranger(claim: Evidence, line: Line, product: str, lines: Sequence[Line]) -> bool:
    """Return whether a claim names somebody or something that neither the subscription nor another line names."""
    names = _strange_names(claim, line.written) if claim.state in _STRANGE_STATES else []
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
    unknown = list(meaning.unknown)
    if meaning.object == "free_plan":
        names = capitalised(written)
        return [each for each in unknown if each in names]
    if "part" in meaning.flags and claim.state != "renews":
        return [*(normalise(each) for each in _NAME.findall(written)), *unknown]
    if meaning.object == "benefits" and meaning.act in {"end", "stop", "expire", "undo", "none", "keep"}:
        return unknown
    patterns = (_owner(), _genitive(meaning.language))
    possessives = (match for pattern in patterns for match in pattern.finditer(written))
    owners = {normalise(each) for match in possessives for each in match.groups() if each}
    return [each for each in unknown if each in owners]


def leaver(line: Line, product: str) -> str:
    """Return the name of somebody who, as the line says, left the shared plan or was removed from it; "" for none."""
    found = _left().search(line.written)
    unknown = {word for each in line.meanings for word in each.unknown}
    for name in filter(None, found.groups() if found is not None else ()):
        plain = normalise(name)
        if plain not in normalise(product) and any(word in plain or plain in word for word in unknown):
            return str(name)
    names = capitalised(line.written)
    for each in line.meanings:
        if each.words and _no_longer_shares(each):
            ahead = each.clause.partition(each.words[0])[0]
            for word in each.unknown:
                if word in ahead and word not in normalise(product) and (word.upper() == word.lower() or word in names):
                    return word
    return ""


def _no_longer_shares(meaning: Meaning) -> bool:
    """Return whether a clause says that its subject has left a plan, or is or has something of it no longer."""
    if meaning.flags & STATES or meaning.inherited or meaning.object not in {"subscription", "benefits", "member"}:
        return False
    return "nomore" in meaning.flags or (meaning.act == "leave" and meaning.tense == "past")


def strange_subject(line: Line, product: str) -> str:
    """Return the name that a line begins with, if nobody knows it: that of a person, in a statement about a plan."""
    first = next(iter(line.meanings), Meaning())
    if not first.unknown:
        return ""
    name = first.unknown[0]
    ahead = first.clause.partition(name)[0].strip()
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


def is_under_another_name(line: str, product: str) -> bool:
    """Return whether a line states the state of another name, without the product's words: "Bob: removed"."""
    name = _name_ahead(line)
    if not name or set(normalise(name).split()) & set(normalise(product).split()):
        return False
    meanings = statement_of(name).meanings
    unknown = not meanings or any(each.unknown for each in meanings)
    return unknown and all(
        each.act == "none"
        and each.polarity == "+"
        and each.modality == "instruction"
        and (each.object in _NAMELESS or (each.object == "subscription" and bool(each.unknown)))
        for each in meanings
    )


def is_a_pack_beside_the_plan(line: Line, lines: Sequence[Line], product: str) -> bool:
    """Return whether a line is the entry of a pack in a list that has an entry of the plan itself, each with its state.

    "Sports pack (renews on 1 December)" stands under the same heading as "Plan (cancelled, until 30 November)".
    """
    name = _entry_of(line)
    named = statement_of(name).meanings
    pack = any("part" in each.flags and each.unknown for each in named)
    if not pack or any(_shares_word(each, product) for each in named):
        return False
    beside = [_entry_of(each) for each in lines if each.heading == line.heading and each.written != line.written]
    return any(_is_the_plan(statement_of(each).meanings) for each in beside)


def _entry_of(line: Line) -> str:
    """Return the name in an entry of a list with its state; "" for any other line."""
    entry = _ENTRY.match(line.written)
    return entry[1].strip() if entry is not None else ""


def _is_the_plan(meanings: Sequence[Meaning]) -> bool:
    """Return whether a name is only a word for the subscription itself."""
    return len(meanings) == 1 and all(
        each.object == "subscription" and "itself" in each.flags and not each.unknown and "part" not in each.flags
        for each in meanings
    )


def names_a_subscription(line: str) -> bool:
    """Return whether the name at the head of a line is one of a subscription."""
    return any(each.object == "subscription" for each in statement_of(_name_ahead(line)).meanings)


def runs_by_name(line: Line, product: str) -> bool:
    """Return whether a line says of the product, by its whole name, that it started or is active."""
    if normalise(product) not in normalise(line.text):
        return False
    meanings = [each for each in line.meanings if not each.is_silent]
    return any((each.act == "start" and each.tense == "past") or "active" in each.flags for each in meanings)


def is_other_plan(claim: Evidence, written: str, product: str, days: Sequence[FoundDate]) -> bool:
    """Return whether what has ended goes by another name than the product: a plan that the product replaced."""
    meaning = claim.meaning
    if claim.tense != "past" or meaning.inherited or normalise(product) in normalise(written):
        return False
    plain = normalise(claim.words)
    if set(plain.split()) & set(normalise(product).split()):
        return True
    in_dates = sum(len(re.findall(r"\d+", plain[each.start : each.end])) for each in days)
    return bool(meaning.unknown) and len(re.findall(r"\d+", plain)) > in_dates


def ends_something(claim: Evidence) -> bool:
    """Return whether a claim of an end does not say of what."""
    meaning = claim.meaning
    one = meaning.act == "end" and len(meaning.words) == 1 and " " not in meaning.words[0]
    by_act = one and meaning.subject == meaning.words[0]  # "unsubscribed": from anything
    nameless = meaning.object == "none" or meaning.inherited or by_act
    return claim.holds and claim.state in {"ended", "scheduled"} and nameless


def _renews_no_more(claim: Evidence) -> bool:
    """Return whether a claim says that something, which it does not name, does not renew: "Data pack: not renewed"."""
    return claim.state == "renews" and not claim.holds and claim.meaning.object in {"none"} | RENEWALS


def spares_something(claim: Evidence) -> bool:
    """Return whether a claim says that something, which it does not name, is not charged: "no fee"."""
    return claim.state == "renews" and not claim.holds and claim.meaning.object == "none"


def is_of_another(claim: Evidence, lines: Sequence[Line], product: str, today: date) -> bool:
    """Return whether an end without a subject stands beside, or under, the name of something else.

    Args:
        lines: those of the page down to that of the claim.
    """
    renewal = not ends_something(claim)
    if renewal and not _renews_no_more(claim):
        return False
    return _stands_by_another(claim, lines, product, today, renewal=renewal)


def denies_another(claim: Evidence, lines: Sequence[Line], product: str, today: date) -> bool:
    """Return whether "not subscribed" stands beside, or under, the name of something else or of somebody."""
    *above, line = lines
    if claim.state != "nothing" or "itself" in claim.meaning.flags or not is_label_like(line.written):
        return False
    title = above[-1].meanings if above and _is_name(above[-1]) else []
    if any(each.object in FAMILY - {"subscription"} for each in title):  # "Rewards", "Not enrolled"
        return True
    return _stands_by_another(claim, lines, product, today, renewal=False)


def _stands_by_another(claim: Evidence, lines: Sequence[Line], product: str, today: date, *, renewal: bool) -> bool:
    *above, line = lines
    meanings = statement_of(line.text, line.heading if line.heading != line.written else "", product).meanings
    beside = list(itertools.takewhile(lambda each: each is not claim.meaning, meanings))
    if renewal:
        if "after_colon" in claim.meaning.flags:
            return any(each.object in OTHERS for each in beside)
        title = above[-1] if above and len(line.written.split()) <= LABEL_WORDS else None
        if title is None or not _is_name(title) or has_own_word(title, product):
            return False
        return any(each.object in OTHER_PRODUCTS for each in title.meanings)
    *_, named_first, caption = (Meaning(), Meaning(), *beside)
    if named_first.head and "status" in caption.flags:
        return True
    if beside and "price" in beside[-1].flags and "after_colon" in claim.meaning.flags:
        return True
    named: list[Sequence[Meaning]] = [beside]
    if len(line.written.split()) <= LABEL_WORDS and "\u3002" not in line.written:  # else it is a sentence
        for each in itertools.takewhile(_is_name, itertools.filterfalse(_is_plain_fact, reversed(above))):
            if any(name and normalise(name) in normalise(each.written) for name in product.splitlines()):
                break
            if is_record(each) or _is_dated_item(each, product, today):
                return True
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
    return short and (all(each.act in _NAMING for each in line.meanings) or is_record(line))


_QUANTITY = re.compile(r"\d[\d.,]*\s?([KMGT]i?[Bbo]|kWh|m³|min|%)(?!\w)", re.IGNORECASE)
"""A number with the unit of what is used up."""
_OF_A_PRICE = frozenset({"fee", "price", "time"})
"""Flags of the caption of a price: "Monthly", "Fee"."""


def is_record(line: Line) -> bool:
    """Return whether a line names a purchase, a return or the like by its number: "Purchase 99-2087"."""
    numbered = any(token.kind == "number" for token in tokenise(line.text))
    meaning, *more = line.meanings or [Meaning()]
    is_price = bool(meaning.flags & _OF_A_PRICE) and sum_pattern().search(line.text) is not None
    return numbered and not more and not is_price and meaning.act in NOUNS and meaning.object not in FAMILY


def _is_plain_fact(line: Line) -> bool:
    """Return whether a line names nothing.

    It gives the number of the person's own account, what is used up, or how good or bad the state in a badge is.
    """
    if _severity().fullmatch(normalise(line.text)) is not None:
        return True
    numbered = len(line.meanings) == 1 and any(char.isdigit() for char in line.text)
    return numbered and (_is_own_number(line.meanings[0]) or _is_usage(line.text))


def _is_own_number(meaning: Meaning) -> bool:
    """Return whether a line only gives the number of the person's account or contract: "Account 4000 718"."""
    return not meaning.unknown and (meaning.object == "account" or "number" in meaning.flags)


def _is_usage(text: str) -> bool:
    """Return whether a line tells how much of something is used, two amounts of one unit: "10 GB of 30 GB used"."""
    units = _QUANTITY.findall(text)
    return (
        len(units) > 1
        and len({unit.casefold() for unit in units}) == 1
        and not re.search(r"\d", _QUANTITY.sub("", text))
    )


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
    if meaning.object in OTHERS or {"info", "former", "extra"} & meaning.flags:
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
    return any(each in words or (each >= _FIRST_SIGN and each in name) for each in meaning.unknown)


def is_own(line: Line, product: str) -> bool:
    """Return whether a line is about the subscription again: by its kind and no other name, or by its own name."""
    if has_own_word(line, product):
        return True
    named = any(each.object in FAMILY and not each.inherited for each in line.meanings)
    return named and not any(each.unknown or "part" in each.flags for each in line.meanings)


def is_access(meaning: Meaning) -> bool:
    """Return whether a clause is about an access only, or about nothing that it names."""
    return meaning.object in {"benefits", "none", "content"} or meaning.inherited


def has_own_word(line: Line, product: str) -> bool:
    """Return whether a line has a word of the product's own name."""
    names = " ".join(map(called, product.splitlines()))
    words = {word for word in normalise(names).split() if not _is_a_kind(word)}
    return bool(set(filter(_is_long, words)) & set(normalise(line.written).split()))


def _is_long(word: str) -> bool:
    """Return whether a word is long enough to be one of a name."""
    return len(word) >= (_OWN_WORD if word < _FIRST_SIGN else _OWN_SIGNS)


def names_one_of_several(line: Line, today: date) -> bool:
    """Return whether a line names one of what comes regularly, by its day and its state: "Box of 5 May: ended"."""
    name = _name_ahead(line.written)
    return bool(dates_of(name, today)) and all(each.act == "none" for each in statement_of(name).meanings)


def _is_dated_item(line: Line, product: str, today: date) -> bool:
    """Return whether a line only names one of several things by its day: "Parcel of 24 November"."""
    if not dates_of(line.written, today) or has_own_word(line, product):
        return False
    meaning, *more = line.meanings or [Meaning()]
    named = bool(meaning.unknown) or meaning.object in {"order", "booking", "content"} or "part" in meaning.flags
    flags = STATES | {"until", "past", "present", "future", "last", "next", "info", "number", "status"}
    return named and not more and meaning.act == "none" and meaning.tense == "none" and not meaning.flags & flags


def ends_by_own_word(line: Line, product: str) -> bool:
    """Return whether a line states an end of the product, by a word of its name."""
    ends = statement_of(line.text, "", product).speaks_for("ended", "scheduled")
    return bool(ends) and has_own_word(line, product)


def is_beside(claim: Evidence, line: Line, product: str) -> bool:
    """Return whether a claim says that a thing by another name goes on: "your broadband is not affected"."""
    runs = stays(claim.meaning) or (claim.state == "renews" and claim.holds and not has_date(line.written))
    return runs and bool(claim.meaning.unknown) and not has_own_word(line, product)


@lru_cache(maxsize=1_000)
def _is_a_kind(word: str) -> bool:
    """Return whether a word of a name only says what kind of thing it is: "plan", and no more than that."""
    reader = Reader.load()
    more = any(_is_long(each) for meaning in reader.read(word, "heading") for each in meaning.unknown)
    return reader.context(word).object in FAMILY and not more
