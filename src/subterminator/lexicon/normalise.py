"""Normalisation of texts, so that what looks the same is spelled the same; and their tokens."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

NUMBER = "#"
"""Token of any number."""
QUESTION = "?"
QUESTION_MARKS = ("?", "\N{FULLWIDTH QUESTION MARK}", "\N{ARABIC QUESTION MARK}")
"""Question marks, as written."""
SENTENCE_ENDS = frozenset({".", QUESTION})
BREAKS = frozenset({",", ".", QUESTION})
"""Tokens over which no phrase, placeholder or negation extends, unless the phrase has a comma."""

LATIN_LOOK_ALIKES = frozenset("аеорсхуіјѕһԁԛԝкмнтвүѵѡӏАВЕКМНОРСТХУІЈЅԌԀҺӀԚԜѴѠҮαοιυνρτκχϳΑΒΕΖΗΙΚΜΝΟΡΤΥΧϺͿ")
"""Cyrillic and Greek letters that pass for Latin ones in a word of nothing else.

By eye, in the fonts of web pages: the table of UTS 39 has no small letters that are drawn like small capitals (к, т).
"""

_INVISIBLE = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u00ad\u034f\u061c\u0640\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+"
)
"""Zero-width, bidirectional, filler and control characters (Unicode 17, Default_Ignorable_Code_Point and Cc)."""
_MARKS = re.compile("[\u0300-\u036f\u064b-\u065f\u0670]+")
"""Combining marks without a precomposed letter; Arabic vowel and hamza signs, which sites often omit."""
_UNIFIED = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u02b9\u02bc\u02bb\u02bd\u02c8\u2032\u2035`\u00b4\uff07", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u301d\u301e\uff02\u300c\u300d\u300e\u300f", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d", "-"),
        **dict.fromkeys("\u0622\u0623\u0625\u0671", "\u0627"),
        "\u0649": "\u064a",
        **dict.fromkeys("\u2715\u2716\u2573\u2717\u2718\u2a2f", "\u00d7"),
    }
)
_SPACE = re.compile(r"[^\S\n]+")
_LINE_ENDS = re.compile(r" ?[\n\x85\u2028\u2029][\s]*")

DENSE = "\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff"
"""Ranges of the scripts written without spaces, for a class of characters."""
DENSE_MARKS = "\u3099-\u309c\u30a0\u30fb"
"""Assigned characters of `DENSE` that are no letters. A class of these and of `\\w` compiles twenty times faster."""
_TOKEN = re.compile(
    rf"(?P<dense>[{DENSE}])"
    rf"|(?P<number>\d+(?:[.,]\d+)*)"
    rf"|(?P<word>[^\W\d_{DENSE}]+)"
    r"|(?P<question>[?؟])"
    r"|(?P<end>\.(?!\w)|[!;\n。؛])"
    r"|(?P<pause>[,:|/·•()\[\]{}<>\"、،]| -+(?= ))"
    "|(?P<cross>\u00d7)"
)
_CONTRACTION = re.compile(r"(?<=\w)'(?=\w{1,2}(?!\w))")
_ARABIC_AND = re.compile("(?<!\\w)\u0648(?=\u0627\u0644\\w{3})")
"""The "and" that Arabic writes as a prefix, before the article."""
_TOKEN_OF = {"number": NUMBER, "question": QUESTION, "end": ".", "pause": ","}


_REMEMBERED = 8192
_SHORT = 1000
"""Most characters of a text whose reading is remembered: a page's lines are read by many, its whole text by few."""


def normalise(text: str) -> str:
    """Normalise a text: NFKC, without case; quotes, dashes and white space unified; invisible characters removed.

    Line ends are kept, one per run. Takes time proportional to the text, once for a short one.
    """
    return _normalise_once(text) if len(text) <= _SHORT else _normalise(text)


def _normalise(text: str) -> str:
    text = _INVISIBLE.sub("", text)
    if text.isascii():
        text = text.lower().replace("`", "'")
    else:
        text = unicodedata.normalize("NFKC", text.translate(_UNIFIED))
        text = unicodedata.normalize("NFKC", text.casefold()).translate(_UNIFIED)
        text = _MARKS.sub("", _INVISIBLE.sub("", text))
    text = _SPACE.sub(" ", text)
    return _LINE_ENDS.sub("\n", text).strip()


_normalise_once = lru_cache(_REMEMBERED)(_normalise)


def is_sign(word: str) -> bool:
    """Return whether a token is one character of a script without spaces."""
    return len(word) == 1 and word >= "\u3005"


def tokens(normalised: str) -> list[str]:
    """Split into words, `NUMBER` for each number, single characters of scripts without spaces, and breaks.

    An apostrophe before at most two letters joins them ("don't" is "dont"), any other separates ("l'abonnement" is two
    words). Symbols are dropped, and the dots of an address.
    """
    return list(_tokens_once(normalised)) if len(normalised) <= _SHORT else _tokens(normalised)


def _tokens(normalised: str) -> list[str]:
    joined = _ARABIC_AND.sub("\u0648 ", _CONTRACTION.sub("", normalised))
    return [_TOKEN_OF.get(match.lastgroup or "", match.group()) for match in _TOKEN.finditer(joined)]


@lru_cache(_REMEMBERED)
def _tokens_once(normalised: str) -> tuple[str, ...]:
    return tuple(_tokens(normalised))
