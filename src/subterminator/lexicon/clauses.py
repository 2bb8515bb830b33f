"""A text cut into tokens: words, numbers, dates, sums, and the marks that part sentences and clauses."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

from subterminator.lexicon.normalise import normalise

TokenKind: TypeAlias = Literal["word", "number", "date", "money", "percent", "pause", "colon", "end", "question"]

_DENSE = "\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff"
_SIGNS = r"[€$£¥₩₹₺元円]"
_CODES = (
    r"usd|eur|euro|euros|gbp|chf|krw|jpy|cny|kr|sek|zł|zl|pln|tl|try|brl|dollars?|円|元|원|ريال|درهم|جنيه|دولار|ر\.س"
)
_SUM = r"\d+(?:[.,'\u00a0 ]\d{3})*(?:[.,]\d+)?"
_ORDINAL_MONTHS = "jan|feb|mär|mar|apr|mai|maj|jun|jul|aug|sep|okt|nov|dez|dec"
"""Beginnings of months in languages that write a full stop after the day."""
_TOKEN = re.compile(
    r"(?P<date>\d{4} ?[./년] ?\d{1,2} ?[./월] ?\d{1,2}\.(?= ?[\uac00-\ud7af])"
    r"|\d{4} ?[-/.年년] ?\d{1,2} ?[-/.月월] ?\d{1,2}(?: ?[日일號号])?"
    r"|\d{1,2} ?[月월] ?\d{1,2} ?[日일號号]|\d{4} ?[年년] ?\d{1,2} ?[月월]"
    r"|\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d{4}|\d{2})(?!\d)|\d{1,2}\. ?\d{1,2}\.(?!\d)|\d{1,2} ?[日일](?!\w))"
    rf"|(?P<money>(?:us|r|a|c)?{_SIGNS} ?{_SUM}|(?:{_CODES}) {_SUM}|{_SUM} ?(?:{_SIGNS}|(?:{_CODES})(?![^\W{_DENSE}])))"
    r"|(?P<percent>\d+(?:[.,]\d+)? ?[%٪]|[%٪] ?\d+)"
    rf"|(?P<number>\d{{1,2}}\.(?= ?(?:{_ORDINAL_MONTHS}))|\d+(?:[.,:]\d+)*)"
    rf"|(?P<dense>[{_DENSE}])"
    rf"|(?P<word>[^\W\d_{_DENSE}]+|&)"
    r"|(?P<question>[?؟])"
    r"|(?P<end>\.(?!\w)|[!;\n。؛·•|]| / )"
    r"|(?P<colon>:)"
    r"|(?P<pause>[,()\[\]{}<>\"、،»«\u203a→]|-{1,2}(?= )|(?<= )-(?=\w))"
)
_CONTRACTION = re.compile(r"(?<=\w)'(?=(?:t|d|m|ll|re|ve)(?!\w))")
_CAPITAL = re.compile(rf"[^\W\d_{_DENSE}]+")
_DENSE_SIGN = re.compile(f"[{_DENSE}]")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a sign of a script without spaces, a number, or a mark."""

    text: str
    kind: TokenKind
    space: bool = False
    """White space stands before it."""

    @property
    def dense(self) -> bool:
        """Return whether it is one sign of a script that is read sign by sign."""
        return len(self.text) == 1 and _DENSE_SIGN.match(self.text) is not None


def tokenise(text: str) -> list[Token]:
    """Split a text into tokens, after normalising it. Takes time proportional to the text."""
    normal = _CONTRACTION.sub("", normalise(text).replace("_", " "))
    tokens: list[Token] = []
    last = 0
    for match in _TOKEN.finditer(normal):
        kind = match.lastgroup or "word"
        space = match.start() > last
        last = match.end()
        tokens.append(Token(match.group(), "word" if kind == "dense" else kind, space))  # type: ignore[arg-type]
    return tokens


def split_words(phrase: str) -> list[str]:
    """Split a phrase of a role table into words and signs; `*` and `_` stay."""
    parts: list[str] = []
    for piece in phrase.split():
        if piece == "_":
            parts.append(piece)
            continue
        bare = piece.strip("*")
        plain = bare.isascii() and bare.isalpha()
        words = [bare.lower()] if plain else [token.text for token in tokenise(bare) if token.kind == "word"]
        if not words:
            continue
        if piece.startswith("*"):
            words[0] = "*" + words[0]
        if piece.endswith("*"):
            words[-1] += "*"
        parts += words
    return parts


def capitalised(text: str) -> frozenset[str]:
    """Collect the words written with a capital, normalised: names, in most scripts."""
    return frozenset(normalise(word) for word in _CAPITAL.findall(text) if word[0].isupper())
