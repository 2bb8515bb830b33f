"""Groups the charges of a statement by merchant: descriptors change their numbers, places and codes every time."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from subterminator.statements.transactions import Transaction
from subterminator.statements.vocabulary import Vocabulary, folded, vocabulary

_PLACE_HEADS = 4
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


def describe(transactions: Sequence[Transaction]) -> list[Described]:
    """Return each charge with its words. Words that occur once, or behind many heads, are left out beside others."""
    words_of = [_words(each) for each in transactions]
    heads = Counter(words[0] for words in words_of)
    behind: defaultdict[str, set[str]] = defaultdict(set)
    together: Counter[tuple[str, str]] = Counter()
    for words in words_of:
        for word in set(words[1:]):
            behind[word].add(words[0])
            together[words[0], word] += 1

    def kept(head: str, word: str) -> bool:
        alone = heads[head] > 2 and together[head, word] == 1
        return len(behind[word]) < _PLACE_HEADS and not alone

    described = []
    for transaction, words in zip(transactions, words_of, strict=True):
        rest = (word for word in words[1:] if kept(words[0], word))
        described.append(Described(transaction, words[0], frozenset([words[0], *rest])))
    return described


def alike(first: frozenset[str], second: frozenset[str]) -> bool:
    """Return whether two sets of words are likely of one contract."""
    shared = len(first & second)
    return shared / len(first | second) >= 0.5 or shared == min(len(first), len(second))


def display_name(transactions: Iterable[Transaction]) -> str:
    """Return the merchant's name for a person, from the most recent charge."""
    last = max(transactions, key=lambda each: each.day)
    words = vocabulary()
    source = last.text if _is_between(last.party, words) and last.text else last.party or last.text
    if source is last.party:
        return " ".join(source.split())
    kept = []
    for token in _SPLIT.split(source):
        if not token or (_is_code(token) and kept) or folded(token) in words.between:
            continue
        if token.upper() not in {each.upper() for each in kept}:
            kept.append(token)
    plain = [token for token in kept if not _is_code(token) and folded(token) not in words.empty]
    return " ".join(plain[:4] or kept[:4]) or source.strip()


def _words(transaction: Transaction) -> list[str]:
    """Return the words that may name the merchant, the party's first; at least one."""
    words = vocabulary()
    party = "" if _is_between(transaction.party, words) else transaction.party
    found = [*_significant(party, words), *_significant(transaction.text, words)]
    if not found:
        whole = f"{transaction.party} {transaction.text}"
        found = [word for token in whole.split() for word in folded(token).split()] or ["?"]
    return list(dict.fromkeys(found))


def _significant(text: str, words: Vocabulary) -> list[str]:
    significant = []
    for token in _SPLIT.split(text):
        if _is_code(token):
            continue
        for word in folded(token).split():
            if word not in words.empty and word not in words.between and not word.isdigit():
                significant.append(word)
    return significant


def _is_code(token: str) -> bool:
    """Return whether a token is a number, a date or a reference rather than a word."""
    digits = sum(sign.isdigit() for sign in token)
    return digits > 2 or (digits > 0 and digits >= len(token) / 2) or (digits > 0 and len(token) > 6)


def _is_between(party: str, words: Vocabulary) -> bool:
    return any(word in words.between for word in folded(party).split()[:2])
