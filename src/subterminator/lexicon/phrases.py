"""Tree of phrases, matched in one pass over a text, in time proportional to the text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from subterminator.lexicon.normalise import BREAKS, is_sign, normalise, tokens

PLACEHOLDER_WORDS = 4
"""Largest number of words for a `{plan}`. Two signs of a script without spaces count as one."""
_SLOT = "{plan}"
_BRACES = re.compile(r"[{}]")


class Meaning(NamedTuple):
    """Meaning of a phrase."""

    intent: str
    language: str
    phrase: str
    """As written in the lexicon file."""


class Hit(NamedTuple):
    """A phrase found in a list of tokens."""

    start: int
    end: int
    literal: int
    """Tokens of the phrase itself; the rest matched its placeholder."""
    meanings: tuple[Meaning, ...]

    @property
    def intents(self) -> frozenset[str]:
        """Return all intents of the phrase."""
        return frozenset(meaning.intent for meaning in self.meanings)

    def means(self, intent: str, languages: Collection[str]) -> bool:
        """Return whether it has that intent in one of these languages."""
        return any(meaning.intent == intent and meaning.language in languages for meaning in self.meanings)


@dataclass(slots=True)
class _Node:
    next: dict[str, _Node] = field(default_factory=dict)
    slot: _Node | None = None
    ends: list[Meaning] = field(default_factory=list)
    """In the order in which their phrases were added, whichever text needed them first."""
    numbers: list[int] = field(default_factory=list)
    """That order."""


@dataclass(slots=True)
class _Pending:
    """A phrase that is not expanded yet."""

    phrase: str
    classes: Mapping[str, tuple[str, ...]]
    meaning: Meaning
    number: int
    expanded: bool = False


class PhraseTree:
    """Phrases by their tokens. At one position the phrase with most tokens of its own wins, then the longest.

    A phrase is expanded when a text first has one of its first words: most phrases of a language are never needed.
    """

    def __init__(self, skip: Collection[str], stop: Collection[str]) -> None:
        """`skip`: tokens dropped from phrases; callers drop them from texts. `stop`: no placeholder takes these."""
        self._skip = frozenset(skip)
        self._stop = frozenset(stop)
        self._root = _Node()
        self._pending: dict[str, list[_Pending]] = {}
        self._added = 0
        self._first_of_class: dict[tuple[str, ...], frozenset[str]] = {}

    def add(self, phrase: str, classes: Mapping[str, tuple[str, ...]], meaning: Meaning) -> None:
        """Add a phrase in all its spellings: `{class}` stands for each of its words, `{plan}` for any few.

        Commas are optional in a text, a question mark at the end is not.

        Raises:
            KeyError: the phrase names an unknown class.
        """
        pending = _Pending(phrase, classes, meaning, self._added)
        self._added += 1
        parts = _BRACES.split(phrase)
        for name in parts[1::2]:
            if name != "plan":
                classes[name]
        firsts = self._firsts(parts, classes)
        if _SLOT in firsts:
            self._expand(pending)
        else:
            for word in firsts:
                self._pending.setdefault(word, []).append(pending)

    def _firsts(self, parts: Sequence[str], classes: Mapping[str, tuple[str, ...]]) -> set[str]:
        """Return the tokens with which a phrase may begin."""
        tokens: set[str] = set()
        for number, part in enumerate(parts):
            if number % 2 == 0:
                # Sign by sign where signs stand alone: few differ, so that loading splits little.
                pieces = (piece for word in part.split() for piece in (word if is_sign(word[0]) else (word,)))
                first = next((words[0] for words in map(self._tokens, pieces) if words), "")
                if first:
                    return tokens | {first}
            elif part == "plan":
                return tokens | {_SLOT}
            else:
                words = classes[part]
                if words not in self._first_of_class:
                    self._first_of_class[words] = frozenset(next(iter(self._tokens(word)), "") for word in words)
                tokens |= self._first_of_class[words]
                if "" not in tokens:
                    return tokens
                tokens.discard("")  # every token of a word is skipped: the phrase may begin with what follows
        return tokens

    def _expand(self, pending: _Pending) -> None:
        if pending.expanded:
            return
        parts: list[list[tuple[str, ...]]] = []
        for number, part in enumerate(_BRACES.split(pending.phrase)):
            if number % 2 == 0:
                parts.append([self._tokens(part)])
            elif part == "plan":
                parts.append([(_SLOT,)])
            else:
                parts.append([self._tokens(word) for word in pending.classes[part]])
        for spelling in product(*parts):
            words = [word for part_words in spelling for word in part_words]
            while words and words[-1] == ",":
                words.pop()
            self._insert(words, pending)
            if "," in words:
                self._insert([word for word in words if word != ","], pending)
        pending.expanded = True

    def _tokens(self, part: str) -> tuple[str, ...]:
        return tuple("," if word == "." else word for word in _split(part) if word not in self._skip)

    def _insert(self, words: list[str], pending: _Pending) -> None:
        node = self._root
        for word in words:
            if word == _SLOT:
                node.slot = node.slot or _Node()
                node = node.slot
            else:
                node = node.next.get(word) or node.next.setdefault(word, _Node())
        if words and pending.meaning not in node.ends:
            place = bisect_right(node.numbers, pending.number)
            node.ends.insert(place, pending.meaning)
            node.numbers.insert(place, pending.number)

    def hits(
        self, words: Sequence[str], guarded: Collection[str] = frozenset(), untaken: Collection[str] = frozenset()
    ) -> list[Hit]:
        """Find the phrases in `words`, left to right, without overlaps.

        Args:
            guarded: placeholders match no word that begins a phrase of these intents, unless their phrase has one.
            untaken: likewise, but without that exception.
        """
        for word in self._pending.keys() & set(words):
            for pending in self._pending.get(word, ()):
                self._expand(pending)
            self._pending.pop(word, None)
        guarded = frozenset(guarded)
        starts = self._starts(words, guarded) if guarded else frozenset()
        barred = starts | self._starts(words, frozenset(untaken)) if untaken else starts
        hits: list[Hit] = []
        position = 0
        while position < len(words):
            begins = words[position] in self._root.next or self._root.slot is not None
            hit = self._best(words, position, starts, barred, guarded) if begins else None
            if hit:
                hits.append(hit)
            position = hit.end if hit else position + 1
        return hits

    def _starts(self, words: Sequence[str], guarded: frozenset[str]) -> frozenset[int]:
        """Collect the positions at which a phrase with a guarded intent begins, also up to a placeholder at its end."""
        starts = set()
        for start in range(len(words)):
            node = self._root
            for index in range(start, len(words)):
                following = _step(node, words[index])
                if following is None:
                    break
                node = following
                ends = [*node.ends, *(node.slot.ends if node.slot and index + 1 < len(words) else ())]
                if any(meaning.intent in guarded for meaning in ends):
                    starts.add(start)
                    break
        return frozenset(starts)

    def _best(
        self,
        words: Sequence[str],
        start: int,
        starts: Collection[int],
        barred: Collection[int],
        guarded: frozenset[str],
    ) -> Hit | None:
        """Return the phrase at `start` with the most words of its own.

        Args:
            starts: positions of guarded phrases.
            barred: these, and other positions that no placeholder matches.
        """
        best: Hit | None = None
        stack: list[tuple[_Node, int, int, bool]] = [(self._root, start, 0, False)]
        while stack:
            node, position, literal, covers = stack.pop()
            if node.ends and not (covers and all(meaning.intent not in guarded for meaning in node.ends)):
                hit = Hit(start, position, literal, tuple(node.ends))
                if best is None or (literal, position) > (best.literal, best.end):
                    best = hit
            if position < len(words) and (following := _step(node, words[position])):
                stack.append((following, position + 1, literal + 1, covers))
            if node.slot:
                alike = bool(node.slot.ends) and all(meaning.intent in guarded for meaning in node.slot.ends)
                room = 2 * PLACEHOLDER_WORDS
                for end in range(position + 1, len(words) + 1):
                    word = words[end - 1]
                    room -= 1 if is_sign(word) else 2
                    if room < 0 or word in BREAKS or word in self._stop or (end - 1 in barred and not alike):
                        break
                    # A leading placeholder must not match the words of a guarded phrase.
                    stack.append((node.slot, end, literal, covers or (node is self._root and end in starts)))
        return best


def _step(node: _Node, word: str) -> _Node | None:
    """Return the next node for a token. A comma matches any break, a question mark only a question."""
    return node.next.get(word) or (node.next.get(",") if word in BREAKS else None)


@lru_cache(maxsize=8192)
def _split(part: str) -> tuple[str, ...]:
    return tuple(tokens(normalise(part.replace("#", " 1 "))))
