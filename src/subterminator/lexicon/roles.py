"""Words of one language by their role, and their occurrences among the tokens of a text.

`roles/<language>.toml` holds `[roles]`: features, separated by spaces, to words and phrases, separated by commas.
`word*` is a stem, `*word` the end of a compound; in `turn _ off` up to eight words stand in the gap. Its other tables
and settings are explained in `language_files.py`; `[dates]` is for languages without a phrase file.
Features are the acts and objects of `meaning.py` and the flags named in `FLAGS`. A longer match beats a shorter one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import filterfalse
from typing import Any

from subterminator.lexicon.clauses import Token, split_words, written
from subterminator.lexicon.language_files import SCRIPTS_READ_ANYWHERE, language_file, languages
from subterminator.lexicon.meaning import ACTS, OBJECTS

FLAGS = {
    "soft": "the act alone may only dismiss what is open",
    "block": "what is blocked runs on: only charges and a renewal end by it",
    "noun": "the act as a thing, so that another act can take it as its object",
    "past": "done",
    "present": "said of now",
    "future": "to come",
    "being": "under way",
    "passive": "turns an act into something that happened to its object",
    "not": "negates its clause",
    "half": "negates only where no other negation stands in the clause",
    "zero": "negates the thing that follows: no, none of",
    "thanks": "a courtesy that makes a no the answer to an offer",
    "no": "the answer no; before a thing it negates it",
    "omit": "leaves out one of several: an offer, or a delivery",
    "without": "takes back what follows",
    "instead": "takes back what follows: instead of, rather than",
    "instead_after": "the same, where it follows what it takes back",
    "in_place": "instead, without an object",
    "if": "a condition",
    "when": "a condition, unless a date follows",
    "unless": "a condition on its own clause only",
    "until": "an end in time; a condition before an act",
    "ask": "makes a question or an explanation: how, why",
    "can": "possible",
    "must": "an obligation, or a word that asks: please",
    "duty": "a verb of obligation: what stands beside it is to be done, whatever its tense",
    "want": "a wish",
    "about_to": "shortly to come, not yet",
    "nearly": "all but done",
    "more": "again, further, any more",
    "nomore": "no longer",
    "now": "at once",
    "whole": "an end that may close the account as a whole, and not only the subscription",
    "later": "not now",
    "time": "a period or month",
    "next": "the next of several",
    "last": "the last of several: no more come after it",
    "date": "the word date",
    "sure": "a question whether one is sure",
    "filler": "courtesy and grammar",
    "and": "joins clauses",
    "or": "gives a choice of clauses",
    "but": "parts clauses",
    "because": "parts a reason from what it explains",
    "free": "costs nothing",
    "off": "state: turned off",
    "on": "state: turned on",
    "active": "state",
    "inactive": "state",
    "paused": "state",
    "pending": "state: under way",
    "failed": "state: it did not happen",
    "done": "completion as a noun",
    "received": "it has come in",
    "status": "the word status",
    "info": "speaks about a thing, does nothing: policy, deadline, help",
    "number": "the number that a thing has, which is not what the thing is called",
    "plural": "several",
    "reason": "a reason for leaving",
    "have": "possession",
    "do": "makes a verb of the noun before it",
    "child": "of a child",
    "then": "what comes after an end or a free time",
    "brief": "only for a while, as works on a line are",
    "stays": "it goes on as before, without a day on which that would end",
    "titled": "also what a page of such things is called: payments",
    "undecided": "somebody else still decides, and tells the outcome",
    "chosen": "decided by the reader, and perhaps not carried out yet",
    "confirm": "says of an act that it confirms something",
    "theirs": "a possessive of the third person: it belongs to somebody else than the reader",
    "by": "names the doer: the unknown words after it are not what the clause is about",
    "former": "makes a thing an earlier one",
    "extra": "makes the thing beside it one that comes beside the subscription: additional, second",
    "part": "a thing that may be an add-on or the plan itself, by its name",
    "fee": "a sum that is charged again and again",
    "price": "what a thing costs: its end is another price, not the end of the thing",
    "add": "a change that adds something, and takes nothing away",
    "edit": "a change that opens a choice, and makes none",
    "place": "an account as the place where something is done",
    "choose": "a change that takes one of several, which may also be what ends",
    "why": "asks for a reason",
    "itself": "names a subscription as such, not what it delivers: a plan, a membership",
    "enrolled": "says of a person that he has the subscription: subscribed, a member",
    "you": "addresses the reader in a sentence, as no label of a control does: you're",
    "inverted": "a verb before its subject: a question at the beginning of a clause only",
}
"""Flags that a role may carry beside acts and objects."""

_GAP = 8
_MARKS = frozenset({"pause", "colon", "end", "question"})
_FOLDED = str.maketrans({"\u0131": "i", "ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_STEM_REST = 4
_LEAST_OF_A_VERB = 2
"""Least letters of a verb before its ending."""
_LONGEST_WORD = 60
"""Longest word, in letters; longer ones would take time to split."""
_CONTENT = (ACTS | OBJECTS | {"time", "free", "on", "off"}) - {"none"}


@dataclass(frozen=True, slots=True)
class Hit:
    """A role found in a text."""

    features: frozenset[str]
    places: tuple[int, ...]
    """The tokens it covers, in order."""
    words: str
    entry: str
    """The table's words for it, which identify the lexical item."""

    @property
    def start(self) -> int:
        """Position of its first token."""
        return self.places[0]

    @property
    def act(self) -> str:
        """The act it names; "" for none."""
        return min(self.features & ACTS, default="")

    @property
    def object(self) -> str:
        """The object it names; "" for none."""
        return min(self.features & OBJECTS - ACTS, default="")


@dataclass(slots=True)
class _Node:
    exact: dict[str, _Node] = field(default_factory=dict)
    stems: dict[str, _Node] = field(default_factory=dict)
    tails: dict[str, _Node] = field(default_factory=dict)
    features: frozenset[str] | None = None
    entry: str = ""


class Roles:
    """One language's table, ready to be matched."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        """`data`: a parsed file, in the shape of `roles/en.toml`."""
        self.language = str(data["language"])
        self.compounds = ("", *data["compounds"]) if "compounds" in data else ()
        """Letters that join the parts of a compound; none if the language has no compounds."""
        self._joined_and = str(data.get("joined_and", ""))
        """The "and" that is written onto the word after it."""
        self.concord = bool(data.get("concord"))
        self.condition_after = bool(data.get("condition_after"))
        self.when_after = bool(data.get("when_after"))
        self.head_before = frozenset(data.get("head_before", ()))
        self.head_after = frozenset(data.get("head_after", ()))
        self._verb_first = re.compile("|".join(data.get("verb_first", ())) or r"(?!)")
        self._prefixes = tuple(data.get("prefixes", ()))
        self._suffixes = tuple(data.get("suffixes", ()))
        self._particles_follow = bool(data.get("particles_follow"))
        self._imperatives = dict(each.split() for each in data.get("imperatives", ()))
        self._other_forms = str.maketrans({pair[0]: pair[1:] for pair in str(data.get("variants", "")).split()})
        self._root = _Node()
        self._beginnings: dict[str, list[tuple[Sequence[str], frozenset[str], str]]] = {}
        """Phrases by their first word, until the first text with that word: few are ever met."""
        self._split: dict[str, tuple[str, ...]] = {}
        self._gaps: dict[str, list[tuple[list[str], list[str], frozenset[str], str]]] = {}
        folded: list[tuple[list[str], frozenset[str], str]] = []
        self._last = _single_words(data, "last")
        self._periods = _single_words(data, "time")
        for name, phrases in data.get("roles", {}).items():
            features = frozenset(name.split())
            if len(features & ACTS) > 1:
                raise ValueError(f"{self.language}: one role has several acts: {name}")
            if unknown := features - ACTS - OBJECTS - FLAGS.keys():
                raise ValueError(f"{self.language}: no role is called {', '.join(sorted(unknown))}")
            for phrase in str(phrases).split(","):
                parts = split_words(phrase)
                if parts:
                    self._add(parts, features, folded)
        for parts, features, entry in folded:
            self._keep(parts, features, entry)

    def _add(
        self, parts: list[str], features: frozenset[str], folded: list[tuple[list[str], frozenset[str], str]]
    ) -> None:
        entry = " ".join(parts)
        if self._is_a_last_round(parts, features):
            features |= {"last"}
        if "_" in parts:
            cut = parts.index("_")
            self._gaps.setdefault(parts[0].rstrip("*"), []).append((parts[:cut], parts[cut + 1 :], features, entry))
            return
        self._keep(parts, features, entry)
        other = [[part.translate(self._other_forms) for part in parts]] if self._other_forms else []
        orders = [[order, *parts[1:]] for order in self._orders(parts[0])] if features & ACTS else []
        spellings = (*other, *orders, *_foldings(parts))
        folded += [(spelling, features, entry) for spelling in spellings if spelling != parts]

    def _orders(self, word: str) -> Iterator[str]:
        """Yield the imperatives of an infinitive that some countries use: "pausá"."""
        for ending, order in self._imperatives.items():
            if word.endswith(ending) and len(word) - len(ending) >= _LEAST_OF_A_VERB:
                yield word[: -len(ending)] + order

    def _is_a_last_round(self, parts: Sequence[str], features: frozenset[str]) -> bool:
        """Return whether a phrase names the last of what comes regularly: "last payment", and not "last day"."""
        named = features >= {"end", "noun", "present"} and len(parts) > 1
        return named and not self._last.isdisjoint(parts) and self._periods.isdisjoint(parts)

    def _keep(self, parts: Sequence[str], features: frozenset[str], entry: str) -> None:
        if "*" in parts[0]:
            self._insert(parts, features, entry)
        else:
            self._beginnings.setdefault(parts[0], []).append((parts, features, entry))

    def _begin(self, word: str) -> _Node | None:
        """Return the node of the phrases that begin with a word."""
        for parts, features, entry in self._beginnings.pop(word, ()):
            self._insert(parts, features, entry)
        return self._root.exact.get(word)

    def _insert(self, parts: Sequence[str], features: frozenset[str], entry: str) -> None:
        node = self._root
        for part in parts:
            if part.endswith("*"):
                branches, word = node.stems, part[:-1]
            elif part.startswith("*"):
                branches, word = node.tails, part[1:]
            else:
                branches, word = node.exact, part
            node = branches.get(word) or branches.setdefault(word, _Node())
        if node.features is None:
            node.features, node.entry = features, entry

    def puts_verb_first(self, text: str) -> bool:
        """Return whether a normalised sentence begins with a verb and its subject: "Kündigst du, endet …"."""
        return self._verb_first.match(text) is not None

    # -- a single word -----------------------------------------------------------------------------------------------

    def knows(self, word: str) -> bool:
        """Return whether a phrase of the table begins with this word."""
        return any(True for _ in self._steps(self._root, word)) or word in self._gaps

    def speaks(self, word: str) -> bool:
        """Return whether the word, or the parts of it, belong to the language."""
        return self.knows(word) or len(self.parts(word)) > 1

    def _steps(self, node: _Node, word: str) -> Iterable[tuple[_Node, int]]:
        """Yield the nodes that a word leads to from a node, each with the score of the match."""
        if len(word) > _LONGEST_WORD:
            return
        first = node is self._root
        if following := self._begin(word) if first else node.exact.get(word):
            yield following, 2 * len(word) + 1
        if node.stems:
            for length in range(len(word), 0, -1):
                if following := node.stems.get(word[:length]):
                    yield following, 2 * length
        if node.tails:
            for start in range(1, len(word) - 1):
                if following := node.tails.get(word[start:]):
                    yield following, 2 * (len(word) - start) - 1
        for variant in self._variants(word):
            if following := self._begin(variant) if first else node.exact.get(variant):
                yield following, 2 * len(variant) - 1

    def _variants(self, word: str) -> tuple[str, ...]:
        """Return the word without the clitics that the language attaches to it."""
        if not self._prefixes and not self._suffixes:
            return ()
        return _stripped(word, self._prefixes, self._suffixes)

    def parts(self, word: str) -> tuple[str, ...]:
        """Split a compound into two words that the table knows, or leave it whole."""
        if self._joined_and and word.startswith(self._joined_and) and len(word) > 3:
            begins = self._whole(word) or self._begin(word) is not None
            return (self._joined_and, word[1:]) if not begins or self._whole(word[1:]) else (word,)
        if not self.compounds or not 6 <= len(word) <= _LONGEST_WORD:
            return (word,)
        known = self._split.get(word)
        if known is None:
            known = self._split[word] = self._cut(word)
        return known

    def _cut(self, word: str) -> tuple[str, ...]:
        whole = max((score for node, score in self._steps(self._root, word) if node.features is not None), default=0)
        if whole > 2 * (len(word) - _STEM_REST):
            return (word,)
        for cut in range(3, len(word) - 2):
            right = word[cut:]
            if not self._whole(right):
                continue
            for link in self.compounds:
                left = word[: cut - len(link)]
                if len(left) >= 3 and word[:cut] == left + link and self._whole(left, content=True):
                    return (left, *self.parts(right))
        return (word,)

    def _whole(self, word: str, content: bool = False) -> bool:
        """Return whether a role covers the word, except an ending; with `content`, one that can begin a compound."""
        return any(
            node.features is not None
            and score > 2 * (len(word) - _STEM_REST)
            and (not content or node.features & _CONTENT)
            for node, score in self._steps(self._root, word)
        )

    # -- a sentence --------------------------------------------------------------------------------------------------

    def expand(self, tokens: Sequence[Token]) -> list[Token]:
        """Split the compounds among the tokens."""
        if not self.compounds and not self._prefixes:
            return list(tokens)
        expanded: list[Token] = []
        for token in tokens:
            if token.kind != "word":
                expanded.append(token)
                continue
            for number, part in enumerate(self.parts(token.text)):
                expanded.append(token if part == token.text else Token(part, "word", token.space and not number))
        return expanded

    def hits(self, tokens: Sequence[Token], taken: frozenset[int] = frozenset()) -> list[Hit]:
        """Find the roles among the tokens of one clause or line, left to right, none overlapping another."""
        hits: list[Hit] = []
        used = set(taken)
        if self._gaps:
            self._find_gaps(tokens, used, hits)
        place = 0
        while place < len(tokens):
            hit = None if place in used or tokens[place].kind != "word" else self._best(tokens, place, used)
            if hit and self._particles_follow and _is_syllable_of_a_word(tokens, hit, used):
                hit = None
            if hit:
                hits.append(hit)
                used.update(hit.places)
            place = hit.places[-1] + 1 if hit else place + 1
        return sorted(hits, key=lambda hit: hit.start)

    def _find_gaps(self, tokens: Sequence[Token], used: set[int], hits: list[Hit]) -> None:
        for place, token in enumerate(tokens):
            if token.kind != "word" or place in used:
                continue
            entries = self._gaps.get(token.text, [])
            if not entries:
                entries = [
                    each
                    for length in range(len(token.text) - 1, 2, -1)
                    for each in self._gaps.get(token.text[:length], [])
                    if each[0][0].endswith("*")
                ]
            for head, tail, features, entry in entries:
                places = self._gap_places(tokens, place, head, tail)
                if places and not used.intersection(places) and not self._is_part(tokens, places, used):
                    words = " ".join(tokens[each].text for each in places)
                    hits.append(Hit(features, places, words, entry))
                    used.update(places)
                    break

    def _is_part(self, tokens: Sequence[Token], places: tuple[int, ...], used: set[int]) -> bool:
        """Return whether a phrase with an empty gap is only the beginning of a longer one."""
        if places[-1] - places[0] >= len(places):
            return False
        longer = self._best(tokens, places[0], used)
        return longer is not None and len(longer.places) > len(places)

    @staticmethod
    def _gap_places(tokens: Sequence[Token], start: int, head: Sequence[str], tail: Sequence[str]) -> tuple[int, ...]:
        after = start + len(head)
        if not _fits(tokens, start, head):
            return ()
        for place in range(after, min(len(tokens), after + _GAP + 1)):
            if tokens[place].kind in {"pause", "end", "question"}:
                break
            if _fits(tokens, place, tail):
                return (*range(start, after), *range(place, place + len(tail)))
        return ()

    def _best(self, tokens: Sequence[Token], start: int, used: set[int]) -> Hit | None:
        best: tuple[int, int, _Node] | None = None
        waiting = [(self._root, start, 0)]
        while waiting:
            node, place, score = waiting.pop()
            if node.features is not None and (best is None or (score, place) > (best[0], best[1])):
                best = (score, place, node)
            if place < len(tokens) and place not in used and tokens[place].kind == "word":
                waiting += [
                    (following, place + 1, score + gain) for following, gain in self._steps(node, tokens[place].text)
                ]
        if best is None or best[2].features is None:
            return None
        _, end, node = best
        return Hit(node.features or frozenset(), tuple(range(start, end)), written(tokens[start:end]), node.entry)


def _single_words(data: Mapping[str, Any], feature: str) -> frozenset[str]:
    """Collect the single words of the roles with a feature."""
    phrases = (str(words) for name, words in data.get("roles", {}).items() if feature in name.split())
    return frozenset(
        word for each in phrases for phrase in each.split(",") for word in [phrase.strip()] if " " not in word
    )


def _fits(tokens: Sequence[Token], place: int, parts: Sequence[str]) -> bool:
    if place + len(parts) > len(tokens):
        return False
    return all(
        token.kind == "word" and (token.text.startswith(part[:-1]) if part.endswith("*") else token.text == part)
        for token, part in zip(tokens[place:], parts, strict=False)
    )


def _is_syllable_of_a_word(tokens: Sequence[Token], hit: Hit, used: Collection[int]) -> bool:
    """Return whether a single sign stands where no particle does: at the beginning of a word, or amid an unknown."""
    place = hit.start
    if len(hit.places) > 1 or not tokens[place].dense or hit.act or hit.object:
        return False
    ends = place + 1 == len(tokens) or tokens[place + 1].space or tokens[place + 1].kind != "word"
    if place == 0 or tokens[place].space or tokens[place - 1].kind in _MARKS:
        return not ends
    return place - 1 not in used and tokens[place - 1].kind == "word" and not ends


def _foldings(parts: Sequence[str]) -> list[list[str]]:
    """List the spellings without accents, if they differ."""
    joined = " ".join(parts)
    if joined.isascii() or joined[0] >= SCRIPTS_READ_ANYWHERE:
        return []
    plain = _without_marks(joined)
    spellings = {plain, _without_marks(joined.translate(_UMLAUTS))} - {joined}
    return [spelling.split(" ") for spelling in sorted(spellings)]


def _without_marks(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.translate(_FOLDED))
    return "".join(filterfalse(unicodedata.combining, apart))


@lru_cache(maxsize=8192)
def _stripped(word: str, prefixes: tuple[str, ...], suffixes: tuple[str, ...]) -> tuple[str, ...]:
    heads = [word, *(word[len(each) :] for each in prefixes if word.startswith(each) and len(word) - len(each) >= 3)]
    both = [
        *heads[1:],
        *(
            head[: -len(each)]
            for head in heads
            for each in suffixes
            if head.endswith(each) and len(head) - len(each) >= 3
        ),
    ]
    feminine = [word[:-1] + "\u0629" for word in both if word.endswith("\u062a")]
    return tuple(dict.fromkeys([*both, *feminine]))


@lru_cache(maxsize=1)
def dates() -> tuple[Mapping[str, object], ...]:
    """Collect the role tables with dates: those of languages without a phrase file."""
    return tuple(table for table in map(language_file, languages()) if "dates" in table)


@lru_cache(maxsize=64)
def load_roles(language: str) -> Roles:
    """Load the table of a bundled language.

    Raises:
        KeyError: no table is bundled for it; the message names those that are.
    """
    if language not in languages():
        raise KeyError(f"no roles for {language!r}; there are {', '.join(languages())}")
    return Roles(language_file(language))
