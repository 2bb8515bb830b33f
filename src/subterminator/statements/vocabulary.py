"""Words of bank statements, from their file."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from types import MappingProxyType

from subterminator.statements.transactions import Kind

_COMPANY = re.compile(
    r" (?:s p a|spa|s r l|srl|s r o|sro|a s|b v|bv|n v|nv|s a|s l|sl|s a u|sau|sp z oo|sp z o o|sp zoo"
    r"|gmbh|ltd|limited|inc|llc|ag|ab|oy|oyj|aps|asa|plc|pty|pty ltd|ug|lda|ltda|sarl|sas|kft|zrt|d o o)\b"
)
"""Letters for a company's form, behind its name."""
_ADDRESS = re.compile(r"\S*[^\W\d_]{2,}\.[^\W\d_]{2,}\b")
"""An address on the internet, which may be a given name: claude.ai."""
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


def has_address(text: str) -> bool:
    """Return whether a text begins with an address on the internet."""
    return _ADDRESS.match(text.strip()) is not None


class Phrases:
    """Phrases with a meaning each. In the file, `leasing*` stands for words that begin so, `*steuer` for such that end
    so, `*家賃*` for texts that contain it: in languages that join words, or write none.
    """

    def __init__(self, table: Mapping[str, Iterable[str]]) -> None:
        self._whole: dict[str, str] = {}
        self._parts: list[tuple[str, re.Pattern[str], str]] = []
        for meaning, phrases in table.items():
            for phrase in phrases:
                plain = folded(phrase)
                if "*" not in phrase:
                    self._whole.setdefault(plain, meaning)
                    continue
                before = "" if phrase.startswith("*") else r"\b"
                after = "" if phrase.endswith("*") else r"\b"
                self._parts.append((plain, re.compile(f"{before}{re.escape(plain)}{after}"), meaning))

        self._lengths = range(1, max((len(phrase.split()) for phrase in self._whole), default=0) + 1)

    def meaning(self, text: str) -> str:
        """Return the meaning of the longest phrase in a folded text, or ""."""
        words = text.split()
        runs = (" ".join(words[at : at + length]) for at in range(len(words)) for length in self._lengths)
        found = [(len(run), self._whole[run]) for run in runs if run in self._whole]
        found += [(len(phrase), meaning) for phrase, pattern, meaning in self._parts if pattern.search(text)]
        return _of_the_longest(found)

    def beginning(self, text: str) -> str:
        """Return the longest phrase with which a folded text begins, or ""."""
        words = text.split()
        runs = (" ".join(words[:length]) for length in self._lengths)
        return max((run for run in runs if run in self._whole), key=len, default="")

    def meaning_at_an_end(self, text: str) -> str:
        """Return the meaning of the longest phrase with which a folded text begins or ends, or ""."""
        words = text.split()
        runs = [" ".join(end) for length in self._lengths for end in (words[:length], words[-length:])]
        found = [(len(run), self._whole[run]) for run in runs if run in self._whole]
        found += [(len(phrase), meaning) for phrase, _, meaning in self._parts if text.startswith(phrase)]
        return _of_the_longest(found)


def _of_the_longest(found: Sequence[tuple[int, str]]) -> str:
    """Return the meaning beside the largest length, the first of equal ones, or ""."""
    return max(found, key=lambda each: each[0])[1] if found else ""


@dataclass(frozen=True)
class Vocabulary:
    """Phrases, all folded."""

    columns: MappingProxyType[str, str]
    """Role of a CSV column by phrase."""
    kinds: MappingProxyType[str, Kind]
    descriptions: Phrases
    """How money moved, by the phrase with which a description begins or ends."""
    bills: Phrases
    """What a regular payment is, by a phrase of its description."""
    purchases: Phrases
    """Goods or services bought in person, by a word of the place that sells them."""
    contracts: Phrases
    """"strong" or "weak" evidence of a subscription."""
    lenders: Phrases
    organisations: Phrases
    """Bodies with members and supporters."""
    between: frozenset[str]
    """Words for payers in between, in whose entries the text names the shop."""
    empty: frozenset[str]
    """Words that name no shop."""
    months: frozenset[str]
    """Names of months, and what is short for them."""
    given_names: frozenset[str]
    titles: frozenset[str]
    """Before a person's name."""

    def kind_of(self, words: str) -> Kind:
        """Return how money moved, by the words of a type column."""
        text = folded(words)
        found = [phrase for phrase in self.kinds if _within(phrase, text)]
        return self.kinds[max(found, key=len)] if found else Kind.UNKNOWN

    def is_company(self, name: str) -> bool:
        """Return whether a name has the letters for a company's form in it: "Studio Blau s.r.o."."""
        return _COMPANY.search(folded(name)) is not None

    def is_person(self, name: str) -> bool:
        """Return whether a name is likely a person's: a given name, and one or two words beside it."""
        parts = folded(name).split()
        if self.is_company(name) or has_address(name):
            return False
        if parts and parts[0] in self.titles:
            return 2 <= len(parts) <= 4 and all(map(str.isalpha, parts))
        if set(parts) & self.empty:  # "Tim SpA"
            return False
        return 2 <= len(parts) <= 3 and all(map(str.isalpha, parts)) and bool({parts[0], parts[1]} & self.given_names)

    def kind_of_description(self, *texts: str) -> Kind:
        """Return how money moved, by how one of these texts begins or ends."""
        meanings = [self.descriptions.meaning_at_an_end(folded(text)) for text in texts]
        return next((Kind(meaning) for meaning in meanings if meaning), Kind.UNKNOWN)


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
        descriptions=Phrases(data["descriptions"]),
        bills=Phrases(data["bills"]),
        purchases=Phrases(data["purchases"]),
        contracts=Phrases(data["contracts"]),
        lenders=Phrases(data["lenders"]),
        organisations=Phrases(data["organisations"]),
        between=frozenset(map(folded, data["merchants"]["between"])),
        empty=frozenset(map(folded, data["merchants"]["empty"])),
        months=frozenset(map(folded, data["merchants"]["months"])),
        given_names=frozenset(map(folded, data["persons"]["given_names"])),
        titles=frozenset(map(folded, data["persons"]["titles"])),
    )
