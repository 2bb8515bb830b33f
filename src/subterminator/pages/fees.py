"""What ending costs, wherever the page says it: in what it shows, and in what it has folded away."""

from __future__ import annotations

import re
from datetime import date

from subterminator.domain.protocols import PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.facts import read_facts

__all__ = ["fee_in", "unclear_fee"]

_LINE_LENGTH = 500
_REACH = 6
"""Tokens between a negation and the fee that it denies."""
_WIDE = "\N{IDEOGRAPHIC FULL STOP}\N{FULLWIDTH EXCLAMATION MARK}\N{FULLWIDTH QUESTION MARK}"
_SENTENCES = re.compile(rf"(?<=[.!?])\s+|(?<=[{_WIDE}])\s*")
_QUESTIONS = ("?", "\N{FULLWIDTH QUESTION MARK}", "\N{ARABIC QUESTION MARK}")


def fee_in(view: PageView, folded: str, lexicon: Lexicon, today: date) -> str:
    """What ending costs; both sums where what is shown and what is folded away differ; "" where none is told."""
    shown, hidden = read_facts(view, lexicon, today).fee, read_facts(folded, lexicon, today).fee
    if shown and hidden and shown != hidden:
        return f"{shown} (and {hidden} in what the page has folded away)"
    return shown or hidden or ""


def unclear_fee(text: str, lexicon: Lexicon) -> str:
    """The sentence by which a text says that ending costs something without saying how much; "" when none does.

    Captions and questions do not count, nor does what is denied.
    """
    for line in text.splitlines():
        for sentence in _SENTENCES.split(line[: 10 * _LINE_LENGTH]):
            said = sentence.strip()[:_LINE_LENGTH]
            about, caption = lexicon.beside(said)
            if "fee" not in about or "no_fee" in about or "fee" in caption or said.endswith(_QUESTIONS):
                continue
            if _names_a_fee(said, lexicon) and not _denied(said, lexicon) and not read_facts(said, lexicon).fee:
                return said
    return ""


def _names_a_fee(said: str, lexicon: Lexicon) -> bool:
    phrases = {
        meaning.phrase for hit in lexicon.find("facts", said) for meaning in hit.meanings if meaning.intent == "fee"
    }
    return bool(phrases - lexicon.beside_a_sum)


def _denied(said: str, lexicon: Lexicon) -> bool:
    fees = [hit for hit in lexicon.find("facts", said) if "fee" in hit.intents]
    small = lexicon.find("page", said)
    for fee in fees:
        languages = {meaning.language for meaning in fee.meanings if meaning.intent == "fee"}
        if any(hit.means("~negate", languages) and 0 <= fee.start - hit.end < _REACH for hit in small):
            return True
        if any(hit.means("~negate_after", languages) and 0 <= hit.start - fee.end < _REACH for hit in small):
            return True
    return False
