"""A text cut into tokens: words, numbers, dates, sums, and the marks that part sentences and clauses."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from subterminator.lexicon.currencies import currency_names
from subterminator.lexicon.language_files import date_signs, entries, settings
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.lexicon.normalise import DENSE, normalise

TokenKind: TypeAlias = Literal["word", "number", "date", "money", "percent", "pause", "colon", "end", "question"]

_SIGNS = r"[€$£¥₩₹₺]"
_CODES = "usd|eur|gbp|chf|krw|jpy|cny|sek|pln|try|brl"
_SUM = r"\d+(?:[.,'\u00a0 ]\d{3})*(?:[.,]\d+)?"
_CAPITAL = re.compile(rf"[^\W\d_{DENSE}]+")
DENSE_SIGN = re.compile(f"[{DENSE}]")
ONLY_SIGNS = re.compile(f"[{DENSE}]+")
_NUMBER_SIGN = re.compile(r"(?<!\w)n\.? ?[\u00b0\u00ba](?= ?\d)", re.IGNORECASE)
"""The abbreviation of "number" before one, which without its sign is a negation: "contrat n° 55", "contrato nº 55"."""
BESIDE = "\u30fb"
"""The dot between two words side by side, in scripts without spaces; a slash between them counts as one."""
_SLASH_BESIDE = re.compile(f"(?<=[{DENSE}])/(?=[{DENSE}])")
_contraction = compiled_late(lambda: rf"(?<=\w)'(?=(?:{'|'.join(settings('contractions'))})(?!\w))")
"""The apostrophe of a contraction: "don't" is one word."""


@cache
def _token() -> re.Pattern[str]:
    year, month, day, spoken = (date_signs(name) for name in ("year", "month", "day", "day_spoken"))
    months = "|".join(entries("date_signs", "month_after_point"))
    currency = rf"(?:(?i:{currency_names()})|(?:{_CODES})(?![^\W{DENSE}]))"
    return re.compile(
        r"(?P<address>[^\W_][\w.+-]*@[\w-]+(?:\.[\w-]+)+)"
        rf"|(?P<date>\d{{4}} ?[./{year}] ?\d{{1,2}} ?[./{month}] ?\d{{1,2}}\.(?= ?[\uac00-\ud7af])"
        rf"|\d{{4}} ?[-/.{year}] ?\d{{1,2}} ?[-/.{month}] ?\d{{1,2}}(?: ?[{day}{spoken}])?"
        rf"|\d{{1,2}} ?[{month}] ?\d{{1,2}} ?[{day}{spoken}]|\d{{4}} ?[{year}] ?\d{{1,2}} ?[{month}]"
        rf"|\d{{1,2}}[./-] ?\d{{1,2}}[./-] ?(?:\d{{4}}|\d{{2}})(?!\d)|\d{{1,2}}\. ?\d{{1,2}}\.(?!\d)"
        rf"|\d{{1,2}} ?[{day}](?!\w))"
        rf"|(?P<money>(?:us|r|a|c)?{_SIGNS} ?{_SUM}|{currency} {_SUM}|{_SUM} ?(?:{_SIGNS}|{currency}))"
        r"|(?P<percent>\d+(?:[.,]\d+)? ?[%٪]|[%٪] ?\d+)"
        rf"|(?P<number>\d{{1,2}}\.(?= ?(?:{months})|,)|\d+(?:[.,:]\d+)*)"
        rf"|(?P<dense>[{DENSE}])"
        rf"|(?P<word>[^\W\d_{DENSE}]+|&)"
        r"|(?P<question>[?؟])"
        r"|(?P<end>\.(?!\w)(?!(?<=\bnr\.) ?\d)(?!(?<=str\.) ?\d)|[!;\n。؛·•|]| / )"
        r"|(?P<colon>:)"
        r"|(?P<pause>[,()\[\]{}<>\"、،»«\u203a→]|-{1,2}(?= )|(?<= )-(?=\w))"
    )


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
        return len(self.text) == 1 and DENSE_SIGN.match(self.text) is not None


def tokenise(text: str) -> list[Token]:
    """Split a text into tokens, after normalising it. Takes time proportional to the text."""
    normal = _contraction().sub("", normalise(_NUMBER_SIGN.sub(" ", text)).replace("_", " "))
    normal = _SLASH_BESIDE.sub(BESIDE, normal)
    tokens: list[Token] = []
    last = 0
    for match in _token().finditer(normal):
        kind = match.lastgroup or "word"
        space = match.start() > last
        last = match.end()
        tokens.append(Token(match.group(), "word" if kind in {"dense", "address"} else kind, space))  # type: ignore[arg-type]
    return tokens


def written(tokens: Sequence[Token]) -> str:
    """Join tokens with the spaces that stood between them."""
    return "".join((" " if token.space and place else "") + token.text for place, token in enumerate(tokens))


@lru_cache(maxsize=4096)
def _words(piece: str) -> tuple[str, ...]:
    """Split a piece without white space as `tokenise` does, without its cost where it is one word or only signs.

    Remembered: the phrases of a role table that stand together share most of their words.
    """
    if piece.isalpha():
        if piece.isascii():
            return (piece.lower(),)
        normal = normalise(piece)
        if ONLY_SIGNS.fullmatch(normal):
            return tuple(normal)
        if normal.isalpha() and not DENSE_SIGN.search(normal):
            return (normal,)
    return tuple(token.text for token in tokenise(piece) if token.kind == "word")


def split_words(phrase: str) -> list[str]:
    """Split a phrase of a role table into words and signs; `*` and `_` stay."""
    if "*" not in phrase and "_" not in phrase:
        return [word for piece in phrase.split() for word in _words(piece)]
    parts: list[str] = []
    for piece in phrase.split():
        if piece == "_":
            parts.append(piece)
            continue
        bare = piece.strip("*")
        words = list(_words(bare))
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
