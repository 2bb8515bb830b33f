"""Groups the charges of a statement by merchant: descriptors change their numbers, places and codes every time."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from subterminator.statements.transactions import Transaction
from subterminator.statements.vocabulary import Vocabulary, folded, vocabulary

_PLACE_HEADS = 2
"""A word that stands behind this many merchants' names is a place or the like."""
_SPLIT = re.compile(r"[\s*/#,;:|()\[\]<>\"+_]+|(?<=\D)-(?=\D)")


@dataclass(frozen=True)
class Described:
    """A charge with the words that name its merchant."""

    transaction: Transaction
    head: str
    """First such word."""
    words: frozenset[str]
    """All of them, with the head."""


def describe(transactions: Sequence[Transaction], others: Iterable[Transaction] = ()) -> list[Described]:
    """Return each charge with its words. Words that occur once, or behind many heads, are left out beside others.

    Args:
        others: further entries, which show which words are places.
    """
    words_of = [_words(each) for each in transactions]
    heads = Counter(words[0] for words in words_of)
    behind: defaultdict[str, set[str]] = defaultdict(set)
    together: Counter[tuple[str, str]] = Counter()
    for other in others:
        head, *rest = _words(other)
        for word in rest:
            behind[word].add(head)
    for words in words_of:
        for word in set(words[1:]):
            behind[word].add(words[0])
            together[words[0], word] += 1

    def kept(head: str, word: str) -> bool:
        alone = heads[head] > 2 and together[head, word] == 1
        return len(behind[word]) < _PLACE_HEADS and not alone

    described = []
    for transaction, words in zip(transactions, words_of, strict=True):
        named = (word for word in words[1:] if kept(words[0], word))
        described.append(Described(transaction, words[0], frozenset([words[0], *named])))
    return described


@lru_cache(maxsize=65_536)
def alike(first: frozenset[str], second: frozenset[str]) -> bool:
    """Return whether two sets of words are likely of one contract."""
    shared = len(first & second)
    return shared / len(first | second) >= 0.5 or shared == min(len(first), len(second))


def display_name(transactions: Sequence[Transaction]) -> str:
    """Return the merchant's name for a person: the party's, else the words that most descriptions share."""
    last = max(transactions, key=lambda each: each.day)
    words = vocabulary()
    if last.party and not _is_between(last.party, words):
        return " ".join(last.party.split())
    counts = Counter(token.casefold() for each in transactions for token in set(_SPLIT.split(each.text)))
    kept: dict[str, str] = {}
    for token in _SPLIT.split(last.text):
        word = folded(token)
        shared = counts[token.casefold()] * 2 > len(transactions)
        if word and shared and not _is_code(token) and word not in words.between and word not in words.empty:
            kept.setdefault(word, token.strip(".,"))
    return " ".join(list(kept.values())[:4]) or last.text.strip() or last.party


def _words(transaction: Transaction) -> list[str]:
    """Return the words that may name the merchant, the party's first; at least one."""
    words = vocabulary()
    party = "" if _is_between(transaction.party, words) else transaction.party
    named = _significant(party, words) or folded(party).split()
    found = [*named, *_significant(transaction.text, words)]
    return list(dict.fromkeys(found)) or folded(transaction.text).split() or ["?"]


def _significant(text: str, words: Vocabulary) -> list[str]:
    tokens = (token for token in _SPLIT.split(text) if not _is_code(token))
    found = (word for token in tokens for word in folded(token).split())
    return [word for word in found if not (word in words.empty or word in words.between or word.isdigit())]


def _is_code(token: str) -> bool:
    """Return whether a token is a number, a date or a reference rather than a word."""
    digits = sum(sign.isdigit() for sign in token)
    inside = any(sign.isdigit() for sign in token[1:-1])
    return digits > 2 or (digits > 0 and digits >= len(token) / 2) or (inside and len(token) > 6)


def _is_between(party: str, words: Vocabulary) -> bool:
    return any(word in words.between for word in folded(party).split()[:2])
