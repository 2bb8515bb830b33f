"""Wording that messages for a person share."""

from __future__ import annotations

import unicodedata

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Invisible characters that Unicode classes as letters or symbols."""


def sentence(text: str) -> str:
    """Return a text with a full stop at its end, unless it has an end."""
    return text if not text or text[-1] in ".!?…:”" else f"{text}."


def capital(text: str) -> str:
    """Return a text with a capital letter at its beginning; the rest stays as it is."""
    return text[:1].upper() + text[1:]


def visible(text: object, limit: int = 300) -> str:
    """Return one line of visible text: no control characters, bidi controls or invisible letters.

    Text beyond `limit` characters is cut and ends in "…".
    """
    raw = str(text)[: 10 * limit]
    letters = (" " if letter.isspace() or letter in BLANK else letter for letter in raw)
    line = " ".join("".join(letter for letter in letters if not unicodedata.category(letter).startswith("C")).split())
    return line if len(line) <= limit else f"{line[: limit - 1]}…"


def brief(text: object, limit: int) -> str:
    """Return the first whole sentences of a text, no longer than `limit`; where the first is longer, that one cut."""
    line = visible(text, 10 * limit)
    if len(line) <= limit:
        return line
    ends = [place + 1 for place in range(limit) if line[place : place + 2] in {". ", "! ", "? "}]
    return line[: ends[-1]] if ends else visible(line, limit)


def in_quotes(line: str) -> str:
    """Return a line of a page in quotation marks that it cannot close."""
    return "“" + line.translate({ord("“"): '"', ord("”"): '"'}) + "”"
