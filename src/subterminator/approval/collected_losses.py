"""Sentences that only take away what was collected with the subscription, and costs nothing: points, badges, a status.

A sentence is one only if the whole of it is put together from the closed lists of `[collected]` of one language: a
thing that is collected and a word of its loss, words of the subscription and its end, dates, small words, and money
only beside a sum of zero. One word that is in none of them, and the sentence is judged like any other: "purchased",
"account", "family", a name, a sum.
"""

from __future__ import annotations

import re
from datetime import date
from functools import cache, lru_cache

from subterminator.lexicon.consequence_words import ARABIC_CLITICS, UNSPACED, plain_text
from subterminator.lexicon.currencies import CODES, SIGNS, currency_names
from subterminator.lexicon.language_files import amount_words, either, entries
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.statements import statement_of

_LONGEST = 320
"""Signs of the longest sentence that is read."""
_DATE = "\x1a"
"""Stands in the text for a date."""
_ANY_DAY = date(2024, 1, 1)
"""A day from which dates without a year are read; which year it is does not matter."""
_BREAKS = (
    r"\s'\u0022\u00ab\u00bb\u2018-\u201f\u300c-\u300f,.;:!()\[\]"
    r"\u3010\u3011\u2010-\u2015\u00b7\u2022\u203b\u3001\u3002\u30fb\u060c\u061b*/&~-"
)
"""Signs between words, for a class of characters. A question mark is none, nor a sign of a currency."""
_NUMBER = r"(?<![\d.,])\d{1,3}(?:[.,\u00a0 ]\d{3})*(?![\d.,]*\d)|(?<![\d.,])\d{1,6}(?![\d.,]*\d)"
_UNITS = "points|pts?|xp|pkt"
"""Units of what is collected, behind a number."""
_SIGNS_OF_UNITS = "p|ポイント|点|點|个|個|枚|張|张|件|점|개|장"
"""The same in languages that write words as one; elsewhere "50p" is money."""
_CLOCK = r"\d{1,2}:\d{2}(?! ?\d)"
_POSSESSIVE = "(?:ك|كم|ي)?"
"""Arabic endings of a thing that belongs to the person addressed, or to the one who ticks a box."""
_JOINTS = {"ja": "の?", "zh": "的?", "ko": "의?"}
"""Particle between a word and its owner, in languages that write words as one."""
_PLACES = {"subscription": ("subscription",), "term": ("subscription", "period")}
"""Placeholders of entries, and the lists whose entries they stand for."""
_END = r"(?!\w)"
_OTHER_ACTS = frozenset({"charge", "pay", "buy", "start", "resume", "renew", "change", "pause", "sign_in", "sign_out"})
"""Acts that no sentence about a loss has."""


@lru_cache(maxsize=1024)
def loses_only_what_was_collected(written: str, language: str) -> bool:
    """Return whether the whole of a sentence is understood as the loss of what was collected, or of a sum of zero.

    The reader of meanings must agree: nothing in it is charged, bought or begun, and no account is meant.
    """
    text = plain_text(written).replace("\u0307", "").strip()
    if len(text) > _LONGEST or not _words(language, "gone", "beyond_recall").search(text):
        return False
    named = text.rpartition(":")[2]  # "Status after this: cancelled" loses no status
    named = text if any(map(str.isdigit, named)) else named
    if not _words(language, "thing").search(named) and not _nothing(language).search(named):
        return False
    undated = Lexicon.load().dates.without(text, _ANY_DAY, by=_DATE)
    if amount_words("charging").search(text) or _grammar(language).fullmatch(undated) is None:
        return False
    clauses = statement_of(written).meanings
    return not any((each.act in _OTHER_ACTS and each.polarity == "+") or each.object == "account" for each in clauses)


@cache
def _words(language: str, *names: str) -> re.Pattern[str]:
    return re.compile(_word(language, *names))


@cache
def _nothing(language: str) -> re.Pattern[str]:
    """Compile money right beside a sum of zero: "credit of £0.00", "balance (0 kr)"; never "balance and 0 points"."""
    money = _word(language, "money")
    currency = rf"(?i:(?:us|ca|au|nz|hk|r)?[{SIGNS}]|{CODES}|{currency_names()})"
    zero = r"(?<![\d.,])0(?:[.,]0{1,2})?(?![\d.,]*\d)"
    zero = rf"(?:{currency} ?{zero}|{zero} ?{currency})"
    return re.compile(rf"(?:{money}[\s:(]{{0,3}}{zero}|{zero}\s?{money})")


@cache
def _grammar(language: str) -> re.Pattern[str]:
    """Compile what a whole sentence may be put together from.

    Each word is taken once and for all (an atomic group), so that the time is proportional to the text; of two entries
    the longer stands first. A number counts a thing.
    """
    number, broken = f"(?:{_NUMBER})", f"[{_BREAKS}]"
    unspaced = language in UNSPACED
    apart = f"{broken}{{0,3}}" if unspaced else f"{broken}{{1,3}}"
    unit = rf" ?(?:{_UNITS}|{_SIGNS_OF_UNITS})(?![a-z0-9])" if unspaced else rf" ?(?:{_UNITS}){_END}"
    value = rf"(?:{broken}{{0,2}}[:(] ?{number}(?:{unit})?|{broken}{{0,3}}{number}{unit})?"
    counted = f"(?:{number} ?%?{broken}{{0,2}})?"
    every, beside = _word(language, "every"), _word(language, "beside")
    joint = f"{_JOINTS.get(language, '')}{apart}"
    before = f"(?:(?:{every}|{beside}){joint})*"
    thing = f"{before}{counted}{before}{_word(language, 'thing')}(?:{joint}(?:{beside}|{every}))*{value}"
    kinds = (
        *(_word(language, "beyond_recall"), _word(language, "when"), _word(language, "gone")),
        *(thing, _nothing(language).pattern),
        *(_DATE, _CLOCK, _word(language, "small")),
    )
    word = f"(?>(?:{'|'.join(kinds)}){'' if unspaced else f'(?={broken}|$)'})"
    caption = rf"(?:(?:(?<=[:(])|(?<=[:(] )){number}(?:{unit})?{broken}*)?"
    return re.compile(f"{broken}*(?:{word}{broken}*)*+{caption}")


def _word(language: str, *names: str) -> str:
    """Return the regular expression of these lists, the longest entries first: whole words where spaces part them."""
    listed = sorted((each for name in names for each in entries("collected", name, language)), key=len, reverse=True)
    words = f"(?:{'|'.join(listed) or '(?!)'})"
    for name, within in _PLACES.items():
        words = words.replace(f"{{{name}}}", either("collected", *within, language=language))
    if language in UNSPACED:
        return words
    if language == "ar":
        owned = _POSSESSIVE if names == ("thing",) else ""
        return rf"(?:(?<!\w){ARABIC_CLITICS}{words}{owned}{_END})"
    return rf"(?:(?<!\w){words}{_END})"
