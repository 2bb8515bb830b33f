"""Words of `[consequences]` in a sentence, in the short clauses between its marks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from subterminator.lexicon.language_files import either
from subterminator.lexicon.normalise import DENSE_MARKS

_CLAUSES = re.compile(r"[;:()\u2013\u2014\u3001\uff0c\uff1b\uff1a\u060c\u061b\u3002]|,(?!\d)|\s-\s")
UNSPACED = frozenset({"ja", "zh", "ko"})
"""Languages whose words are found inside of others."""
ARABIC_CLITICS = r"(?:[\u0648\u0641])?(?:[\u0628\u0643\u0644])?(?:\u0627\u0644|\u0644\u0644)?"
"""Arabic beginnings of a word: and, with, for, the."""


def plain_text(text: str) -> str:
    """Return a text in small letters, without the marks of Arabic vowels, apostrophes as they are typed."""
    text = "".join(each for each in unicodedata.normalize("NFKC", text) if not "\u064b" <= each <= "\u0652")
    return text.replace("\u2019", "'").replace("\u0640", "").replace("\u2011", "-").lower()


def short_clauses(sentence: str) -> Iterator[str]:
    """Yield the parts of a sentence between its marks."""
    yield from filter(None, map(str.strip, _CLAUSES.split(sentence)))


@cache
def words_of(language: str, *names: str) -> re.Pattern[str]:
    """Compile lists of `[consequences]` of a language: whole words, where the language parts words by spaces."""
    words = either("consequences", *names, language=language)
    if language in UNSPACED:
        return re.compile(words, re.IGNORECASE)
    if language == "ar":
        return re.compile(rf"(?<!\w){ARABIC_CLITICS}{words}\w{{0,3}}(?!\w)")
    return re.compile(rf"(?<!\w){words}(?![\w{DENSE_MARKS}])", re.IGNORECASE)


def is_waived(clause: str, language: str) -> bool:
    """Return whether a clause denies what it names: "no fee", "free and without a fee", but not "it is not waived"."""
    waived = [each.span() for each in words_of(language, "waived").finditer(clause)]
    denials = [each.span() for each in words_of(language, "negation").finditer(clause)]
    reversed_ones = {
        (start, end)
        for start, end in waived
        for left, right in denials
        if clause[min(end, right) : max(start, left)].isspace()
    }
    return bool(waived or denials) and not reversed_ones


def gives_deposit_back(text: str, language: str) -> bool:
    """Return whether a plain text says of a deposit that it is given back, the whole of it and on no rare condition."""
    if words_of(language, "except").search(text):
        return False
    returning = [each for each in short_clauses(text) if words_of(language, "given_back").search(each)]
    denials = ("negation", "negation_after", "unpaid", "unreturned")
    return bool(returning) and not any(words_of(language, *denials).search(each) for each in returning)
