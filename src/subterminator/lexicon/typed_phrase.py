"""Phrases that a page wants typed as a confirmation, read from the text beside the field."""

from __future__ import annotations

import re
from collections.abc import Iterable

_LONGEST = 60
_WORDS = 6
_QUOTES = {
    '"': '"',
    "'": "'",
    "`": "`",
    "\u201c": "\u201d\u201c",
    "\u201d": "\u201d",
    "\u201e": "\u201c\u201d",
    "\u2018": "\u2019",
    "\u201a": "\u2018\u2019",
    "\u00ab": "\u00bb",
    "\u00bb": "\u00ab",
    "\u300c": "\u300d",
    "\u300e": "\u300f",
    "\uff02": "\uff02",
}
"""Opening quotation marks, and what closes each."""
_LETTERS = re.compile(r"[^\W\d_]+(?:[ '\u2019-]{1,2}[^\W\d_]+)*")
_GAP = re.compile(r"\s*[:\uff1a]?\s*")


class AskedPhrase:
    """Finds the phrase between a verb that asks for typing and the rest of the line."""

    def __init__(self, before: Iterable[str], after: Iterable[str]) -> None:
        """`before`: words that the phrase follows ("type the word"); `after`: words that follow it ("eingeben")."""
        self._before = _either(before)
        self._after = _either(after)

    def read(self, text: str) -> tuple[str, bool]:
        """Return the phrase as written, and whether it is in quotation marks; ("", False) if none is asked for.

        Without quotation marks it has to be in capitals, and the rest of the line not. Letters only: anything with a
        digit is a code.
        """
        for asked in self._before.finditer(text):
            start = _GAP.match(text, asked.end())
            rest = text[start.end() if start else asked.end() :][: _LONGEST + 2]
            if phrase := _quoted(rest):
                return phrase, True
            if phrase := _capitals(rest, text):
                return phrase, False
        for asked in self._after.finditer(text):
            lead = text[max(0, asked.start() - _LONGEST - 2) : asked.start()].rstrip()
            if phrase := _quoted_at_end(lead):
                return phrase, True
            if phrase := _capitals_at_end(lead, text):
                return phrase, False
        return "", False


def _either(words: Iterable[str]) -> re.Pattern[str]:
    """Compile a pattern of these words, the longest first; whole words where the script has them."""
    parts = [
        ("" if _signs(word[:1]) else r"(?<!\w)") + re.escape(word).replace(r"\ ", r"\s+") + _end(word)
        for word in sorted(set(words), key=len, reverse=True)
    ]
    return re.compile("|".join(parts) or r"(?!)", re.IGNORECASE)


def _end(word: str) -> str:
    return "" if _signs(word[-1:]) else r"(?!\w)"


def _signs(char: str) -> bool:
    return char >= "\u3005" or char.isspace()


def _accepted(phrase: str) -> str:
    phrase = " ".join(phrase.split()).rstrip(" .,!")
    fits = _LETTERS.fullmatch(phrase) and len(phrase) <= _LONGEST and len(phrase.split()) <= _WORDS
    return phrase if fits else ""


def _quoted(text: str) -> str:
    closing = _QUOTES.get(text[:1])
    if not closing:
        return ""
    end = next((place for place, char in enumerate(text[1:], start=1) if char in closing), 0)
    return _accepted(text[1:end])


def _quoted_at_end(text: str) -> str:
    openings = [opening for opening, closing in _QUOTES.items() if text[-1:] and text[-1:] in closing]
    start = max((text.rfind(opening, 0, len(text) - 1) for opening in openings), default=-1)
    return _accepted(text[start + 1 : -1]) if start >= 0 else ""


def _capitals(text: str, whole: str) -> str:
    """Return the words in capitals at the start of a text; "" if the whole line is in capitals."""
    words: list[str] = []
    for word in () if _shouts(whole) else text.split(" "):
        bare = word.rstrip(".,;:!?")
        if not _in_capitals(bare):
            break
        words.append(bare)
        if bare != word:
            break
    return _accepted(" ".join(words))


def _capitals_at_end(text: str, whole: str) -> str:
    """Return the words in capitals at the end of a text; in a script without capitals its last word."""
    words = text.split()
    first = len(words)
    while first and not _shouts(whole) and _in_capitals(words[first - 1]):
        first -= 1
    if words[first:]:
        return _accepted(" ".join(words[first:]))
    caseless = len(words) > 1 and words[-1].upper() == words[-1].lower()
    return _accepted(words[-1]) if caseless else ""


def _in_capitals(word: str) -> bool:
    return len(word) > 1 and all(char.isupper() or char in "'\u2019-" for char in word)


def _shouts(text: str) -> bool:
    return not any(char.isalpha() and not char.isupper() for char in text)
