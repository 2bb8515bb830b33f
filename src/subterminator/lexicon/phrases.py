"""A tree of phrases that is walked along a text once: what stands where, in time proportional to the text."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from subterminator.lexicon.normalise import BREAKS, normalise, tokens

__all__ = ["PLACEHOLDER_WORDS", "Hit", "Meaning", "PhraseTree"]

PLACEHOLDER_WORDS = 4
"""How many words a `{plan}` may stand for."""
_SLOT = "{plan}"


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


class PhraseTree:
    """Phrases by their tokens. At one place the phrase that names most tokens wins, then the longest."""

    def __init__(self, skip: Collection[str], stop: Collection[str]) -> None:
        """`skip`: tokens dropped from phrases; callers drop them from texts. `stop`: no placeholder takes these."""
        self._skip = frozenset(skip)
        self._stop = frozenset(stop)
        self._root = _Node()

    def add(self, phrase: str, classes: Mapping[str, Sequence[str]], meaning: Meaning) -> None:
        """Take up a phrase in all its spellings: `{class}` stands for each of its words, `{plan}` for any few.

        One with commas is found without them too; a question mark at its end is asked for.

        Raises:
            KeyError: the phrase names a class that is not there.
        """
        parts: list[list[tuple[str, ...]]] = []
        for number, part in enumerate(re.split(r"[{}]", phrase)):
            if number % 2 == 0:
                parts.append([self._tokens(part)])
            elif part == "plan":
                parts.append([(_SLOT,)])
            else:
                parts.append([self._tokens(word) for word in classes[part]])
        for spelling in product(*parts):
            words = [word for part_words in spelling for word in part_words]
            while words and words[-1] == ",":
                words.pop()
            self._insert(words, meaning)
            if "," in words:
                self._insert([word for word in words if word != ","], meaning)

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

    def hits(self, words: Sequence[str], guarded: Collection[str] = frozenset()) -> list[Hit]:
        """The phrases in `words`, left to right, none overlapping another.

        A placeholder takes no word that begins a phrase with one of the `guarded` intents, unless its own has one too.
        """
        guarded = frozenset(guarded)
        starts = self._starts(words, guarded) if guarded else frozenset()
        found: list[Hit] = []
        place = 0
        while place < len(words):
            hit = self._best(words, place, starts, guarded) if words[place] in self._root.next else None
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

    def _best(self, words: Sequence[str], start: int, starts: Collection[int], guarded: frozenset[str]) -> Hit | None:
        best: Hit | None = None
        waiting: list[tuple[_Node, int, int]] = [(self._root, start, 0)]
        while waiting:
            node, place, literal = waiting.pop()
            if node.ends:
                hit = Hit(start, place, literal, tuple(node.ends))
                if best is None or (literal, place) > (best.literal, best.end):
                    best = hit
            if place < len(words) and (following := _step(node, words[place])):
                waiting.append((following, place + 1, literal + 1))
            if node.slot:
                alike = bool(node.slot.ends) and all(meaning.intent in guarded for meaning in node.slot.ends)
                for end in range(place + 1, min(place + PLACEHOLDER_WORDS, len(words)) + 1):
                    if words[end - 1] in BREAKS or words[end - 1] in self._stop or (end - 1 in starts and not alike):
                        break
                    waiting.append((node.slot, end, literal))
        return best


def _step(node: _Node, word: str) -> _Node | None:
    """Where a token leads. A phrase's comma fits any break, its question mark only a question."""
    return node.next.get(word) or (node.next.get(",") if word in BREAKS else None)


@lru_cache(maxsize=8192)
def _split(part: str) -> tuple[str, ...]:
    return tuple(tokens(normalise(part.replace("#", " 1 "))))
