"""Choice of a subscription: which of several is the one to be cancelled, by its name and words.

What tells them apart is a word of the wanted name that one of them has and the others lack. The firm's name does not,
which all its products may have, nor does a word for any subscription. Between equals nothing decides.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.control_kinds import names_tier
from subterminator.lexicon.currencies import sum_pattern
from subterminator.lexicon.language_files import languages_with
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import DENSE, normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, OTHER_PRODUCTS
from subterminator.pages.statements import statement_of

_SHORTEST = 3
"""Letters of a word that can tell names apart."""
_SHORTEST_IN_TEXT = 4
"""Letters of a word that can tell texts apart."""
_LINKS = ("", "s", "es", "n", "en", "e", "er")
"""Letters that join the words of a compound: "Zeitung-s-abo"."""
_REFERENCE = 5
"""Least number of digits of a number that belongs to one thing, such as a contract."""
_LONGEST_NAME = 10
"""Most words of a text that is looked for as a name in another one."""
_RUNS = frozenset({"active", "renews"})
_WHEN = frozenset({"when", "time", "date", "why", "reason"})
_word = re.compile(rf"[{DENSE}]|[^\W_{DENSE}]+")
_letters = re.compile(rf"[^\W\d_{DENSE}]+")
_a_month = re.compile(r"(?:19|20)\d\d\s?[年년]\s?\d{1,2}\s?[月월](?:末日?|말)?")
"""A month with its year, and no number of a contract: "2026年12月末日"."""
_number = re.compile(r"(?=[\w/-]*\d)[\w/-]+")
_after_the_name = re.compile(r"[,:;(|\u00b7\u2013\u2014]| - ")


@dataclass(frozen=True, slots=True)
class Known:
    """Knowledge of the account's subscriptions from its pages."""

    called: tuple[str, ...] = ()
    """Names and texts of the one that is meant: under "My subscription", or in a list that tells which it is."""
    listed: tuple[str, ...] = ()
    """Names of all that stand in one list."""
    alone: tuple[str, ...] = ()
    """Names of what ran alone on the account's page: more than one if it changed."""

    def __or__(self, other: Known) -> Known:
        """Return both."""
        pairs = (self.called, other.called), (self.listed, other.listed), (self.alone, other.alone)
        return Known(*(tuple(dict.fromkeys(own + others)) for own, others in pairs))


NOTHING = Known()
"""Knowledge before any page was seen."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Names of the subscription to be cancelled."""

    service: str
    plan: str = ""
    known: Known = NOTHING

    def among(self, candidates: Sequence[tuple[str, str]]) -> int | None:
        """Return the place of the one that is meant among things with a name and a text; None if equals are left.

        The words of the service's name decide, and what the account calls it; the text only where no name says a thing.
        """
        name = _name_of(self.service)
        by_name = [name.told_by(heading) for heading, _ in candidates]
        if len(set(by_name)) == 1:
            by_name = [frozenset(name.trade & _with_compounds(heading, name.trade)) for heading, _ in candidates]
        found = {_most(by_name), self._known([heading for heading, _ in candidates])} - {None}
        if found or len(set(by_name)) > 1:
            return found.pop() if len(found) == 1 else None
        by_text = _most([name.told_in(text) for _, text in candidates])
        return name.only_bearer([heading for heading, _ in candidates]) if by_text is None else by_text

    def option(self, options: Sequence[str]) -> int | None:
        """Return the place of the option that names the subscription; None if none does, or several may.

        It has the plan's name, or the service's alone or with a word for a subscription, or words that tell it apart:
        "Lumatel TV" is one of several. A number or price is no word of a name.
        """
        if self.plan and (places := _named(options, self.plan)):
            return places[0] if len(places) == 1 else None
        if not self.plan and (places := self._described_by(options)):
            return places[0] if len(places) == 1 else None
        if (held := self._held_by([first_name(each) for each in options])) is not None:
            return held
        name = {*_words(called(self.service))}
        beside = [[word for word in _words(first_name(each)) if word not in name] for each in options]
        own = [place for place, words in enumerate(beside) if _is_only_a_subscription(words)]
        bearers = [place for place, each in enumerate(options) if name <= {*_words(each)}]
        by_name = [place for place in own if place in bearers]
        apart = [place for place, each in enumerate(options) if Reader.load().context(each).object in OTHER_PRODUCTS]
        if len(by_name) == 1:  # beside "Larder Games", "Larder Premium" may be either
            rivals = {*bearers} - {*by_name, *apart}
            tier = names_tier().search(" ".join(beside[by_name[0]]))
            return None if rivals and tier else by_name[0]
        if len(own) == 1 and not bearers and {*apart} - {*own}:
            return own[0]
        return self.among([(each, "") for each in options])

    def kind(self, options: Sequence[str]) -> int | None:
        """Return the place of the option that names the kind of the contract: "Home" of "Motor", "Home", "Pets".

        By the words of the service's name, else by those of the only subscription that the account's page shows.
        None if equals are left, or both name another one.
        """
        name = _name_of(self.service)
        shown = _told("\n".join(self.known.alone)) if len(self.known.alone) == 1 else frozenset()
        told = [_told(each) for each in options]
        shared = frozenset[str]().union(*told).intersection(*told) if told else frozenset[str]()
        by_account = [place for place, words in enumerate(told) if (words - shared) & shown]
        by_name = _most([name.told_by(each) for each in options])
        found = {by_name} - {None} | ({by_account[0]} if len(by_account) == 1 else set())
        return found.pop() if len(found) == 1 and len(by_account) < 2 else None

    def _held_by(self, names: Sequence[str]) -> int | None:
        """Return the place of the only name of several words that stands as a whole in the service's: "Klar M"."""
        own = _words(titled(self.service))
        held = [place for place, each in enumerate(names) if len(_words(each)) > 1 and _holds(own, _words(each))]
        return held[0] if len(held) == 1 and len(names) > 1 else None

    def _described_by(self, options: Sequence[str]) -> list[int]:
        """List the options with the words in brackets; [] if another one has the service's very name."""
        described, name = _words(description(self.service)), _words(called(self.service))
        places = [place for place, each in enumerate(options) if _holds(_words(each), described)]
        rival = any(_words(first_name(each)) == name for at, each in enumerate(options) if at not in places)
        return [] if rival else places

    def _known(self, names: Sequence[str]) -> int | None:
        """Return the place of the only name that the account's pages have for the one that is meant."""
        places: set[int] = set()
        for place, each in enumerate(names):
            own = _words(first_name(each))
            for text in self.known.called:
                words = _words(text)
                short = len(words) <= _LONGEST_NAME and _says_something(text)
                if (_says_something(first_name(each)) and _holds(words, own)) or (
                    short and _holds(_words(each), words)
                ):
                    places.add(place)
        return places.pop() if len(places) == 1 else None


def asks_which(question: str) -> bool:
    """Return whether a question or caption asks for one of several subscriptions: "Which contract?", "Contract".

    "Satisfaction with the service" asks for none, nor does "Help us understand", or "Do you want to use it again?".
    """
    meanings = Reader.load().read(question, "dialog")
    if any(words_of(each.language, "opinion").search(plain_text(question)) for each in meanings):
        return False
    about = any(
        each.object in FAMILY - {"benefits"} and not (each.act == "inform" and "ask" not in each.flags)
        for each in meanings
    )
    again = any({"want", "more"} <= each.flags and each.act not in ENDING for each in meanings)
    why = any(each.flags & {"why", "reason"} or each.object == "survey" for each in meanings)
    return about and not again and not why


def asks_for_kind(line: str) -> bool:
    """Return whether a line asks for one of several contracts: "Which contract?", "Select the type of contract".

    One that only names the subscription, as the step "Your plan" of a wizard, asks nothing.
    """
    meanings = Reader.load().read(line, "dialog")
    if all(each.act == "none" and each.modality == "instruction" and not each.unknown for each in meanings):
        return False
    return any(
        each.object in FAMILY - {"benefits"}
        and (
            (each.modality == "question" and "ask" in each.flags and not each.flags & _WHEN)
            or (each.modality == "instruction" and each.act in {"none", "change"})
        )
        for each in meanings
    )


def lists_own(question: str, options: Sequence[str], known: Known = NOTHING) -> bool:
    """Return whether the options are things that the person has, such as contracts, and no answers.

    They have numbers of their own, or prices, or states, or the names of the account's list; or the question asks for
    one of several, and they are names.
    """
    if len(options) < 2 or is_list_of_reasons(options):
        return False
    if all(_a_month.fullmatch(each.strip()) for each in options) and not asks_which(question):
        return False
    named = {name for name in known.listed for each in options if _holds(_words(each), _words(name))}
    numbers = [number for each in options if (number := reference(each))]
    named_in = [each for each in options if any(_holds(_words(each), _words(name)) for name in named)]
    if min(len(named), len(named_in)) > 1 or len(set(numbers)) > 1:
        return True
    things = [each for each in options if _names_a_thing(each)]
    if len(things) == len(options) and all(sum_pattern().search(each) for each in options):
        return True
    if sum(bool(statement_of(each).states & _RUNS) for each in things) > 1:
        return True
    meanings = Reader.load().read(question, "dialog") if question else []
    orders = any(each.act in ENDING and each.modality != "question" for each in meanings)
    about_time = any(each.flags & _WHEN for each in meanings)
    return len(things) > 1 and not orders and not about_time and asks_which(question)


def is_another_product_of(chosen: str, options: Sequence[str]) -> bool:
    """Return whether an option names another product, and one beside it a subscription: "Example TV", "Mobile plan"."""
    kinds = {each: Reader.load().context(each).object for each in options}
    return kinds.get(chosen) in OTHER_PRODUCTS and any(kind in FAMILY for kind in kinds.values())


def is_list_of_reasons(options: Sequence[str]) -> bool:
    """Return whether there are reasons for leaving among the options."""
    read = [Reader.load().control(each) for each in options]
    return any(meant.kind == "answer" or any("answer" in each.flags for each in meant.meanings) for meant in read)


_DESCRIBED = re.compile(r"\s+[(\uff08]|\uff08|(?<=[\u3040-\u9fff\uac00-\ud7af])\(")
"""Opening of a description behind a name; scripts without spaces need none before it."""
_TITLED = re.compile(r"\s*:\s+|\uff1a|\s+[-\u2013\u2014|\u00b7]\s+")
"""Between a name and what a page's title says besides: "Larder: my account", "Your plan | Larder"."""


def titled(service: str) -> str:
    """Return a service's name as it is given, without what stands in brackets behind it."""
    return _DESCRIBED.split(service, maxsplit=1)[0] or service


@lru_cache(maxsize=1_000)
def called(service: str) -> str:
    """Return a service's name without what describes it: "Larder+" of "Larder+ (delivery pass)".

    Of a title it is the first part with a word that no language knows: "Larder" of "Larder: my account".
    """
    name = titled(service)
    first, *others = [each for each in _TITLED.split(name) if each] or [name]
    return next((part for part in (first, *others) if any(map(_says_nothing_known, _words(part)))), first)


def _says_nothing_known(word: str) -> bool:
    clauses = Reader.load().read(word, "heading")
    return not clauses or any(each.unknown for each in clauses)


def description(service: str) -> str:
    """Return the words in brackets behind a service's name: "delivery pass" of "Larder+ (delivery pass)".

    "" without any, or where they say no more than that it is a subscription. The name of a service that many offer
    says more: "Deutschlandticket".
    """
    _, *rest = _DESCRIBED.split(service, maxsplit=1)
    described = "".join(rest).rstrip(")\uff09 ")
    clauses = Reader.load().read(described, "heading") if described else []
    named = described[:1].isupper() and any(each.object in FAMILY and "itself" not in each.flags for each in clauses)
    return described if described and (named or _says_something(described)) else ""


def first_name(text: str) -> str:
    """Return what stands before a number, price or remark: "Gold" of "Gold, contract no. 12345"."""
    number = next((each for each in _number.finditer(text) if _has_many_digits(each.group())), None)
    before = text if number is None else text[: number.start()]
    return _after_the_name.split(before)[0].strip() or text


# -- words -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Name:
    """The words of a service's name that can tell its subscription from others."""

    firm: str
    """The first word that no language knows as one for a subscription: other products of the firm may have it."""
    common: frozenset[str]
    """Words for what it is: written small, in brackets, or in a compound with a word for a subscription."""
    trade: frozenset[str]
    """Words of these kinds that are a trade's for a subscription, as "ticket": they count where no other one does."""
    proper: frozenset[str]
    """Words of the name: they count beside the firm's, or alone, since "Times Cooking" is not "New York Times"."""

    def told_by(self, name: str) -> frozenset[str]:
        words = _told(name)
        whole = _common(name)
        shared = {each for each in self.common if _alike(each, whole)}
        if self.firm in words or _told(first_name(name)) <= self.common | self.proper:
            shared |= {each for each in self.proper if _alike(each, words)}
        return frozenset(shared)

    def only_bearer(self, names: Sequence[str]) -> int | None:
        """Return the place of the only name with the firm's, if beside it that has only words of a plan: "Larder Year".

        "Larder Music" may be another product of the firm; beside "Premium", any may be meant.
        """
        bearers = [place for place, each in enumerate(names) if self.firm and self.firm in _words(first_name(each))]
        if len(bearers) != 1:
            return None
        rest = " ".join(word for word in _words(first_name(names[bearers[0]])) if word != self.firm)
        rivals = [each for place, each in enumerate(names) if place != bearers[0]]
        told_apart = bool(rivals) and not any(map(_is_of_a_plan, rivals))
        return bearers[0] if told_apart and (not rest or _is_of_a_plan(rest)) else None

    def told_in(self, text: str) -> frozenset[str]:
        words = _told(text)
        return frozenset(each for each in self.common if len(each) >= _SHORTEST_IN_TEXT and _alike(each, words))


def _is_of_a_plan(name: str) -> bool:
    """Return whether a name only has words for a subscription, its time or its tier, and says nothing else."""
    clauses = Reader.load().read(name, "heading")
    return all(
        each.object in FAMILY - {"benefits"} | {"none"} and each.act == "none" and not each.unknown for each in clauses
    )


@lru_cache(maxsize=64)
def _name_of(service: str) -> _Name:
    firm, common, trade, proper = "", set(), set(), set()
    name, _, described = service.partition(" (")
    for written in [*_letters.findall(name), *_letters.findall(normalise(described))]:
        bare = _bare(word := normalise(written))
        if word == firm or (bare and written == written.lower() and _only_joins_or_acts(word)):
            continue  # "Larder: manage your larder" tells its things no further apart
        if not bare:
            if (written == written.lower() or _is_capital_noun(word)) and _is_of_a_trade(word):
                trade.add(word)
        elif not firm and bare == word:
            firm = word
        elif bare != word or written == written.lower():
            common.add(bare)
        else:
            proper.add(bare)
    return _Name(firm, frozenset(common), frozenset(trade), frozenset(proper))


def is_short_for(name: str, service: str) -> bool:
    """Return whether a name is the service's, or several words of it without the firm's: "Device Cover" of "Maren's".

    The firm's with one other word may be another of its things: "Maren Device".
    """
    words, own = _words(name), _words(titled(service))
    firm = _name_of(service).firm
    several = _holds(own, words) and len([each for each in words if each != firm]) > 1
    return several or words in (own, _words(called(service)))


def _most(shared: Sequence[frozenset[str]]) -> int | None:
    """Return the place of the set that has all that any other one has, and more; None without one."""
    for place, each in enumerate(shared):
        if all(each > other for at, other in enumerate(shared) if at != place):
            return place if len(shared) > 1 else None
    return None


def _told(text: str) -> frozenset[str]:
    return frozenset(bare for word in _letters.findall(normalise(text)) if (bare := _bare(word)))


def _common(text: str) -> frozenset[str]:
    """Return the words of a text, whole as well as bare: "mobile" may tell by itself what compounds with it tell."""
    return _told(text) | frozenset(_letters.findall(normalise(text)))


def _alike(word: str, words: frozenset[str]) -> bool:
    """Return whether a word is among others, apart from the letter that joins it in a compound."""
    return any(word + link in words or (link and word.removesuffix(link) in words) for link in _LINKS)


@lru_cache(maxsize=10_000)
def _bare(word: str) -> str:
    """Return a word without one for a subscription at its end: "fiets" of "fietsabonnement"; "" if nothing is left."""
    if len(word) < _SHORTEST:
        return ""
    for length in range(_SHORTEST, len(word) - _SHORTEST + 1):
        if _is_generic(word[-length:]):
            return "" if _is_generic(word[:-length]) else word[:-length]
    clauses = Reader.load().read(word, "heading")
    says_nothing = all(not each.unknown and each.act == "none" and each.object in FAMILY | {"none"} for each in clauses)
    return "" if clauses and says_nothing else word


def _is_of_a_trade(word: str) -> bool:
    """Return whether a word is what only some trades call a subscription: "cover", "ticket"."""
    clauses = Reader.load().read(word, "heading")
    return any(each.object in FAMILY and "itself" not in each.flags for each in clauses)


@lru_cache(maxsize=10_000)
def _only_joins_or_acts(word: str) -> bool:
    """Return whether a word of a name joins others, or says what is done: "and", "cancel"."""
    clauses = Reader.load().read(word, "heading")
    return bool(clauses) and all(
        not each.unknown and (each.act != "none" or each.flags & {"filler", "and", "or"}) for each in clauses
    )


@lru_cache(maxsize=10_000)
def _is_capital_noun(word: str) -> bool:
    """Return whether a word is one of a language whose nouns have a capital, which then is no sign of a name."""
    return any(each.language in languages_with("capital_nouns") for each in Reader.load().read(word, "heading"))


def _with_compounds(text: str, beginnings: Iterable[str]) -> frozenset[str]:
    """Return the words of a text, and those of `beginnings` with which one of them begins: "Mobilfunkvertrag"."""
    words = _words(text)
    return frozenset(words) | {each for each in beginnings if any(word.startswith(each) for word in words)}


@lru_cache(maxsize=10_000)
def _is_generic(word: str) -> bool:
    """Return whether a word is one for any subscription."""
    clauses = Reader.load().read(word, "heading")
    return bool(clauses) and all(
        each.act == "none" and each.object in FAMILY and "itself" in each.flags and not each.unknown for each in clauses
    )


def _words(text: str) -> list[str]:
    return _word.findall(normalise(text))


def _holds(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return bool(wanted) and any(
        list(words[at : at + len(wanted)]) == list(wanted) for at in range(len(words) - len(wanted) + 1)
    )


def _says_something(name: str) -> bool:
    """Return whether a name has more than words for a subscription."""
    return not _is_only_a_subscription(_words(name))


def _is_only_a_subscription(words: Sequence[str]) -> bool:
    """Return whether words beside a name say no more than that it is a subscription: "membership"; also if none do."""
    clauses = Reader.load().read(" ".join(words), "heading")
    return not words or (bool(clauses) and all(each.object in FAMILY and not each.unknown for each in clauses))


def _named(options: Sequence[str], plan: str) -> list[int]:
    """List the options with a plan's name: those of that very name, else with more words, else with fewer."""
    wanted = _words(plan)
    names = [_words(first_name(each)) for each in options]
    exact = [place for place, name in enumerate(names) if name == wanted]
    more = [place for place, each in enumerate(options) if _holds(_words(each), wanted)]
    fewer = [place for place, name in enumerate(names) if _holds(wanted, name) and _says_something(" ".join(name))]
    return exact or more or fewer


# -- options -----------------------------------------------------------------------------------------------------------


def reference(option: str) -> str:
    """Return the number that a thing has as its own: "CJ-2024-0091277"; "" without one."""
    plain = Lexicon.load().dates.without(normalise(option))
    return next((each for each in _number.findall(plain) if _has_many_digits(each)), "")


def _has_many_digits(number: str) -> bool:
    return sum(map(str.isdigit, number)) >= _REFERENCE


def _names_a_thing(option: str) -> bool:
    """Return whether an option orders, asks, states and denies nothing: a name, or a word for a product."""
    meant = Reader.load().read(first_name(option), "heading")
    plain = all(each.act == "none" and "not" not in each.flags for each in meant)
    things = FAMILY | OTHER_PRODUCTS
    return plain and (not meant or any(each.unknown or each.object in things for each in meant))
