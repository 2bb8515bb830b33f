"""Groups the charges of a statement by merchant: descriptors change their numbers, places and codes every time."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import lru_cache
from itertools import pairwise

from subterminator.statements.foreign import foreign_prices
from subterminator.statements.transactions import Kind, Transaction
from subterminator.statements.values import purchase_day
from subterminator.statements.vocabulary import Vocabulary, folded, vocabulary

_PLACE_HEADS = 2
"""A word that stands behind this many merchants' names is a place or the like."""
_COMPANIONS = 12
_COMPANION_SHARE = 0.2
"""A word that occurs with at least so many other words, and this share of all, is the bank's: how was paid."""
_TOLD_SHARE = 0.8
"""Share of a merchant's charges that tell the price in another currency, if it is billed in that."""
_FIRSTS = 2
"""Number of first words up to which the word behind them may be the merchant, and they the payers in between."""
_DATED_SHARE = 0.8
"""Share of a merchant's charges that tell the day of the purchase, if numbers in them are such days at all."""
_HOLDER = re.compile(r"\bINDN:.*?(?=\bCO ID:|$)")
"""The account's owner in an ACH entry (Nacha: individual name)."""
_BEGINNING = 5
"""Letters from which a word is another's beginning rather than a coincidence."""
_ENDING = 2
"""Letters up to which the rest of a word names nothing."""
_GLUED = re.compile(r"(?<=\d[.:]\d\d)(?=[^\W\d_]{2})")
"""Between a time of the day and the word behind it."""
_SPLIT = re.compile(r"[\s*/\\#,;:|()\[\]<>\"+_]+|(?<=\D)-(?=\D)")
_NUMBERED = re.compile(r"\b([A-Za-z]{5,})\d{4,}\b")
"""A name with a number right behind it."""


@dataclass(frozen=True)
class Described:
    """A charge with the words that name its merchant."""

    transaction: Transaction
    day: date
    """Day of the purchase where the text tells it, else of booking."""
    dated: bool
    """True if the text tells it."""
    head: str
    """First such word."""
    words: frozenset[str]
    """All of them, with the head."""
    price: Decimal
    """Positive amount of the charge: in the currency of the purchase, where the merchant's descriptions tell it."""


def describe(transactions: Sequence[Transaction], others: Sequence[Transaction] = ()) -> list[Described]:
    """Return each charge with its words. Words that occur once, or behind many heads, are left out beside others.

    Args:
        others: further entries, which show which words are places.
    """
    words_of = [_words(each) for each in transactions]
    other_words = [_words(each) for each in others]
    of_bank = _words_of_bank([*words_of, *other_words])
    words_of = [_naming(each, words, of_bank) for each, words in zip(transactions, words_of, strict=True)]
    words_of = _joined(_parted(words_of, [each.day for each in transactions]))
    heads = Counter(words[0] for words in words_of)
    behind: defaultdict[str, set[str]] = defaultdict(set)
    together: Counter[tuple[str, str]] = Counter()
    for other, words in zip(others, other_words, strict=True):
        head, *rest = _naming(other, words, of_bank)
        for word in rest:
            behind[word].add(head)
    for words in words_of:
        for word in set(words[1:]):
            behind[word].add(words[0])
            together[words[0], word] += 1

    def kept(head: str, word: str) -> bool:
        alone = heads[head] > 2 and together[head, word] == 1
        return len(behind[word]) < _PLACE_HEADS and not alone

    prices = _prices(transactions, [words[0] for words in words_of])
    bought = [_purchase_day(each) for each in transactions]
    told = Counter(words[0] for words, day in zip(words_of, bought, strict=True) if day)
    described = []
    for transaction, words, day, price in zip(transactions, words_of, bought, prices, strict=True):
        head, *rest = words
        dated = day if told[head] >= _DATED_SHARE * heads[head] else None
        named = frozenset([head, *(word for word in rest if kept(head, word))])
        described.append(Described(transaction, dated or transaction.day, dated is not None, head, named, price))
    return described


def _prices(transactions: Sequence[Transaction], heads: Sequence[str]) -> list[Decimal]:
    """Return what each charge cost: in another currency for all of a merchant whose descriptions mostly tell that."""
    foreign = foreign_prices(transactions)
    own = Counter(heads)
    told = Counter((head, each.currency) for head, each in zip(heads, foreign, strict=True) if each)
    prices = []
    for transaction, head, each in zip(transactions, heads, foreign, strict=True):
        told_of_it = each is not None and told[head, each.currency] >= _TOLD_SHARE * own[head]
        prices.append(each.amount if each is not None and told_of_it else -transaction.amount)
    return prices


def _joined(words_of: Sequence[list[str]]) -> list[list[str]]:
    """Return the words of each entry, with one first word for a merchant that is written in several ways.

    Two are one where others write them as one (NOW TV, NOWTV.COM), and the second is the first where it is so elsewhere
    and always follows the same (OPENAI CHATGPT, CHATGPT).
    """
    heads = {words[0] for words in words_of}
    followed: defaultdict[str, set[str]] = defaultdict(set)
    leading: defaultdict[str, set[str]] = defaultdict(set)
    for words in words_of:
        followed[words[0]].update(words[1:2] or [""])
        for second in words[1:2]:
            leading[second].add(words[0])

    def joined(words: list[str]) -> list[str]:
        if len(words) == 1:
            return words
        first, second, *rest = words
        if first + second in heads:
            return [first + second, *rest]
        behind = second in heads and followed[first] == {second} and len(leading[second]) <= _FIRSTS
        return [second, first, *rest] if behind else words

    return [joined(words) for words in words_of]


def _parted(words_of: Sequence[list[str]], days: Sequence[date]) -> list[list[str]]:
    """Return the words of each entry, with a first word in two that begins with the first word of others.

    If those are all before or all after it: a merchant that has changed how it is written, not two (TWITCH INTERACTIVE,
    TWITCHINTER).
    """
    days_of: defaultdict[str, list[date]] = defaultdict(list)
    for words, day in zip(words_of, days, strict=True):
        days_of[words[0]].append(day)

    def follow(first: str, second: str) -> bool:
        return max(days_of[first]) < min(days_of[second]) or max(days_of[second]) < min(days_of[first])

    begun: dict[str, str] = {}
    for before, head in pairwise(sorted(days_of)):
        short = begun.get(before, before)
        if len(short) >= _BEGINNING and head.startswith(short) and follow(short, head):
            begun[head] = short

    def parted(first: str, *rest: str) -> list[str]:
        short = begun.get(first, first)
        more = first.removeprefix(short)
        return [short, *([more] if len(more) > _ENDING else []), *rest]

    return [parted(*words) for words in words_of]


def _purchase_day(charge: Transaction) -> date | None:
    """Return the day of a purchase. The description of a debit tells for what time it pays, if any."""
    if charge.kind in {Kind.DEBIT, Kind.TRANSFER}:
        return None
    return charge.bought or purchase_day(f"{charge.party} {charge.text}", charge.day)


def _words_of_bank(entries: Sequence[Sequence[str]]) -> set[str]:
    """Return the words that stand beside those of so many merchants that they name none."""
    counts = Counter(word for words in entries for word in words)
    companions: defaultdict[str, set[str]] = defaultdict(set)
    for words in entries:
        repeated = [word for word in words if counts[word] > 1]
        for word in repeated:
            companions[word].update(repeated)
    least = max(_COMPANIONS, _COMPANION_SHARE * len(companions))
    return {word for word, beside in companions.items() if len(beside) > least}


def _naming(charge: Transaction, words: list[str], of_bank: set[str]) -> list[str]:
    """Return the words that are not the bank's; without any the payer in between is the merchant."""
    return [word for word in words if word not in of_bank] or _letters(charge.party) or words


@lru_cache(maxsize=65_536)
def alike(first: frozenset[str], second: frozenset[str]) -> bool:
    """Return whether two sets of words are likely of one contract."""
    shared = len(first & second) + sum(any(_begins(one, other) for other in second - first) for one in first - second)
    return shared / len(first | second) >= 0.5 or shared == min(len(first), len(second))


def _begins(one: str, other: str) -> bool:
    """Return whether one word begins with the other: YOUTUBE, YOUTUBEPREMIUM."""
    short, long = sorted((one, other), key=len)
    return len(short) >= _BEGINNING and long.startswith(short)


def display_name(charges: Sequence[Described]) -> str:
    """Return the merchant's name for a person: the party's, else the words that most descriptions share."""
    transactions = [each.transaction for each in charges]
    last = transactions[-1]
    if last.party and not is_between(last.party):
        return " ".join(last.party.split())
    naming = set().union(*(each.words for each in charges))
    counts = Counter(token.casefold() for each in transactions for token in set(_SPLIT.split(each.text)))
    kept: dict[str, str] = {}
    for token in _SPLIT.split(last.text):
        word = folded(token)
        shared = counts[token.casefold()] * 2 > len(transactions)
        if shared and not _is_code(token) and not naming.isdisjoint(word.split()):
            kept.setdefault(word, token.strip(".,"))
    return " ".join(list(kept.values())[:4]) or last.text.strip() or last.party


def _words(transaction: Transaction) -> list[str]:
    """Return the words that may name the merchant, the party's first; at least one."""
    words = vocabulary()
    party = "" if is_between(transaction.party) else transaction.party
    text = _HOLDER.sub("", transaction.text)
    found = [*_significant(party, words), *_significant(text, words)]
    found = found or _letters(party) or _letters(text) or _letters(transaction.party)
    return list(dict.fromkeys(found)) or ["?"]


def _letters(text: str) -> list[str]:
    """Return the words of a text that are no codes, whatever they mean."""
    return [word for token in _SPLIT.split(text) if not _is_code(token) for word in folded(token).split()]


def _significant(text: str, words: Vocabulary) -> list[str]:
    spaced = _NUMBERED.sub(r"\1", _GLUED.sub(" ", text))
    tokens = (token for token in _SPLIT.split(spaced) if not _is_code(token))
    found = (word for token in tokens for word in folded(token).split())
    unnaming = words.empty | words.months | words.between
    return [word for word in found if word not in unnaming and not word.isdigit()]


def _is_code(token: str) -> bool:
    """Return whether a token is a number, a date or a reference rather than a word."""
    digits = sum(sign.isdigit() for sign in token)
    inside = any(sign.isdigit() for sign in token[1:-1])
    return digits > 2 or (digits > 0 and digits >= len(token) / 2) or (inside and len(token) > 6)


def is_between(party: str) -> bool:
    """Return whether a party only hands on what is paid: its text names the merchant."""
    words = vocabulary()
    return any(word in words.between for word in folded(party).split()[:2])
