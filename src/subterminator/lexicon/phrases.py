"""A tree of phrases that is walked along a text once: what stands where, in time proportional to the text."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from subterminator.lexicon.normalise import BREAKS, is_sign, normalise, tokens

__all__ = ["PLACEHOLDER_WORDS", "Hit", "Meaning", "PhraseTree"]

PLACEHOLDER_WORDS = 4
"""How many words a `{plan}` may stand for. Two signs of a script without spaces count as one."""
_SLOT = "{plan}"
_BRACES = re.compile(r"[{}]")


class Meaning(NamedTuple):
    """What a phrase is good for."""

    intent: str
    language: str
    phrase: str
    """As the lexicon file has it."""


class Hit(NamedTuple):
    """A phrase found in a list of tokens."""

    start: int
    end: int
    literal: int
    """Tokens that the phrase names; the rest fell to its placeholder."""
    meanings: tuple[Meaning, ...]

    @property
    def intents(self) -> frozenset[str]:
        """All that the phrase may mean."""
        return frozenset(meaning.intent for meaning in self.meanings)

    def means(self, intent: str, languages: Collection[str]) -> bool:
        """Whether it has that intent in one of these languages."""
        return any(meaning.intent == intent and meaning.language in languages for meaning in self.meanings)


@dataclass(slots=True)
class _Node:
    next: dict[str, _Node] = field(default_factory=dict)
    slot: _Node | None = None
    ends: list[Meaning] = field(default_factory=list)


@dataclass(slots=True)
class _Seed:
    """A phrase that no text has called for yet."""

    phrase: str
    classes: Mapping[str, tuple[str, ...]]
    meaning: Meaning
    grown: bool = False


class PhraseTree:
    """Phrases by their tokens. At one place the phrase that names most tokens wins, then the longest.

    A phrase is spelt out when a text first holds a word it may begin with: most of a language is never met.
    """

    def __init__(self, skip: Collection[str], stop: Collection[str]) -> None:
        """`skip`: tokens dropped from phrases; callers drop them from texts. `stop`: no placeholder takes these."""
        self._skip = frozenset(skip)
        self._stop = frozenset(stop)
        self._root = _Node()
        self._seeds: dict[str, list[_Seed]] = {}
        self._first_of_class: dict[tuple[str, ...], frozenset[str]] = {}

    def add(self, phrase: str, classes: Mapping[str, tuple[str, ...]], meaning: Meaning) -> None:
        """Take up a phrase in all its spellings: `{class}` stands for each of its words, `{plan}` for any few.

        One with commas is found without them too; a question mark at its end is asked for.

        Raises:
            KeyError: the phrase names a class that is not there.
        """
        seed = _Seed(phrase, classes, meaning)
        parts = _BRACES.split(phrase)
        for name in parts[1::2]:
            if name != "plan":
                classes[name]
        firsts = self._firsts(parts, classes)
        if _SLOT in firsts:
            self._grow(seed)
        else:
            for word in firsts:
                self._seeds.setdefault(word, []).append(seed)

    def _firsts(self, parts: Sequence[str], classes: Mapping[str, tuple[str, ...]]) -> set[str]:
        """The tokens that a phrase may begin with."""
        found: set[str] = set()
        for number, part in enumerate(parts):
            if number % 2 == 0:
                # Sign by sign where signs stand alone: few differ, so that loading splits little.
                pieces = (piece for word in part.split() for piece in (word if is_sign(word[0]) else (word,)))
                first = next((words[0] for words in map(self._tokens, pieces) if words), "")
                if first:
                    return found | {first}
            elif part == "plan":
                return found | {_SLOT}
            else:
                words = classes[part]
                if words not in self._first_of_class:
                    self._first_of_class[words] = frozenset(next(iter(self._tokens(word)), "") for word in words)
                found |= self._first_of_class[words]
                if "" not in found:
                    return found
                found.discard("")  # every token of a word is skipped: the phrase may begin with what follows
        return found

    def _grow(self, seed: _Seed) -> None:
        if seed.grown:
            return
        parts: list[list[tuple[str, ...]]] = []
        for number, part in enumerate(_BRACES.split(seed.phrase)):
            if number % 2 == 0:
                parts.append([self._tokens(part)])
            elif part == "plan":
                parts.append([(_SLOT,)])
            else:
                parts.append([self._tokens(word) for word in seed.classes[part]])
        for spelling in product(*parts):
            words = [word for part_words in spelling for word in part_words]
            while words and words[-1] == ",":
                words.pop()
            self._insert(words, seed.meaning)
            if "," in words:
                self._insert([word for word in words if word != ","], seed.meaning)
        seed.grown = True

    def _tokens(self, part: str) -> tuple[str, ...]:
        return tuple("," if word == "." else word for word in _split(part) if word not in self._skip)

    def _insert(self, words: list[str], meaning: Meaning) -> None:
        node = self._root
        for word in words:
            if word == _SLOT:
                node.slot = node.slot or _Node()
                node = node.slot
            else:
                node = node.next.setdefault(word, _Node())
        if words and meaning not in node.ends:
            node.ends.append(meaning)

    def hits(
        self, words: Sequence[str], guarded: Collection[str] = frozenset(), untaken: Collection[str] = frozenset()
    ) -> list[Hit]:
        """The phrases in `words`, left to right, none overlapping another.

        Args:
            guarded: a placeholder takes no word that begins a phrase with one of these intents, unless its own has one.
            untaken: the same for these intents, but their own placeholders are not exempt.
        """
        for word in self._seeds.keys() & set(words):
            for seed in self._seeds.get(word, ()):
                self._grow(seed)
            self._seeds.pop(word, None)
        guarded = frozenset(guarded)
        starts = self._starts(words, guarded) if guarded else frozenset()
        barred = starts | self._starts(words, frozenset(untaken)) if untaken else starts
        found: list[Hit] = []
        place = 0
        while place < len(words):
            begins = words[place] in self._root.next or self._root.slot is not None
            hit = self._best(words, place, starts, barred, guarded) if begins else None
            if hit:
                found.append(hit)
            place = hit.end if hit else place + 1
        return found

    def _starts(self, words: Sequence[str], guarded: frozenset[str]) -> frozenset[int]:
        """Where a phrase with a guarded intent begins; of one with a placeholder at its end, the words before that."""
        found = set()
        for place in range(len(words)):
            node = self._root
            for ahead in range(place, len(words)):
                following = _step(node, words[ahead])
                if following is None:
                    break
                node = following
                ends = [*node.ends, *(node.slot.ends if node.slot and ahead + 1 < len(words) else ())]
                if any(meaning.intent in guarded for meaning in ends):
                    found.add(place)
                    break
        return frozenset(found)

    def _best(
        self,
        words: Sequence[str],
        start: int,
        starts: Collection[int],
        barred: Collection[int],
        guarded: frozenset[str],
    ) -> Hit | None:
        """The phrase at `start` with the most words of its own.

        Args:
            starts: where guarded phrases begin.
            barred: these, and all others that no placeholder takes.
        """
        best: Hit | None = None
        waiting: list[tuple[_Node, int, int, bool]] = [(self._root, start, 0, False)]
        while waiting:
            node, place, literal, covers = waiting.pop()
            if node.ends and not (covers and all(meaning.intent not in guarded for meaning in node.ends)):
                hit = Hit(start, place, literal, tuple(node.ends))
                if best is None or (literal, place) > (best.literal, best.end):
                    best = hit
            if place < len(words) and (following := _step(node, words[place])):
                waiting.append((following, place + 1, literal + 1, covers))
            if node.slot:
                alike = bool(node.slot.ends) and all(meaning.intent in guarded for meaning in node.slot.ends)
                room = 2 * PLACEHOLDER_WORDS
                for end in range(place + 1, len(words) + 1):
                    word = words[end - 1]
                    room -= 1 if is_sign(word) else 2
                    if room < 0 or word in BREAKS or word in self._stop or (end - 1 in barred and not alike):
                        break
                    # A placeholder in front must not take the words of a guarded phrase that begins behind it.
                    waiting.append((node.slot, end, literal, covers or (node is self._root and end in starts)))
        return best


def _step(node: _Node, word: str) -> _Node | None:
    """Where a token leads. A phrase's comma fits any break, its question mark only a question."""
    return node.next.get(word) or (node.next.get(",") if word in BREAKS else None)


@lru_cache(maxsize=8192)
def _split(part: str) -> tuple[str, ...]:
    return tuple(tokens(normalise(part.replace("#", " 1 "))))
