"""Words of bank statements, from their file."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from types import MappingProxyType

from subterminator.statements.transactions import Kind

_LETTERS = str.maketrans({"ł": "l", "ß": "ss", "ø": "o", "æ": "ae", "đ": "d", "\u0131": "i"})


@lru_cache(maxsize=65_536)
def folded(text: str) -> str:
    """Return a text in lower case, with single spaces in place of all that is no letter or digit, without accents.

    Where accents cannot be written, ä is ae: so both are a.
    """
    lowered = text.casefold().translate(_LETTERS)
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", lowered) if not unicodedata.combining(sign))
    plain = re.sub(r"([aou])e", r"\1", plain)
    return " ".join(re.sub(r"[^\w]|_", " ", plain).split())


@dataclass(frozen=True)
class Vocabulary:
    """Phrases, all folded."""

    columns: MappingProxyType[str, str]
    """Role of a CSV column by phrase."""
    kinds: MappingProxyType[str, Kind]
    bills: MappingProxyType[str, str]
    """What a regular payment is, by a phrase of its description."""
    between: frozenset[str]
    """Words for payers in between, in whose entries the text names the shop."""
    empty: frozenset[str]
    """Words that name no shop."""
    given_names: frozenset[str]

    def kind_of(self, words: str) -> Kind:
        """Return how money moved, by the words of a type column."""
        text = folded(words)
        found = [phrase for phrase in self.kinds if _within(phrase, text)]
        return self.kinds[max(found, key=len)] if found else Kind.UNKNOWN

    def is_person(self, name: str) -> bool:
        """Return whether a name is likely a person's: a given name, and one or two words beside it."""
        parts = folded(name).split()
        if set(parts) & self.empty:  # "Tim SpA"
            return False
        return 2 <= len(parts) <= 3 and all(map(str.isalpha, parts)) and bool({parts[0], parts[1]} & self.given_names)

    def bill_of(self, description: str) -> str:
        """Return what a payment with this description is, or ""."""
        text = folded(description)
        found = [phrase for phrase in self.bills if _within(phrase, text)]
        return self.bills[max(found, key=len)] if found else ""


def _within(phrase: str, text: str) -> bool:
    """Return whether whole words of a text are the phrase."""
    return f" {phrase} " in f" {text} "


@cache
def vocabulary() -> Vocabulary:
    """Load the words."""
    raw = resources.files("subterminator.statements").joinpath("vocabulary.toml").read_text(encoding="utf-8")
    data = tomllib.loads(raw)

    def by_phrase(table: dict[str, list[str]]) -> dict[str, str]:
        return {folded(phrase): name for name, phrases in table.items() for phrase in phrases}

    return Vocabulary(
        columns=MappingProxyType(by_phrase(data["columns"])),
        kinds=MappingProxyType({phrase: Kind(name) for phrase, name in by_phrase(data["kinds"]).items()}),
        bills=MappingProxyType(by_phrase(data["bills"])),
        between=frozenset(map(folded, data["merchants"]["between"])),
        empty=frozenset(map(folded, data["merchants"]["empty"])),
        given_names=frozenset(map(folded, data["persons"]["given_names"])),
    )
