"""Filter of personal data: what a definition that is given to others may hold of a person's own run."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import unquote

from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader

E_MAIL = re.compile(r"[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}")
_WORD = re.compile(r"[^\W\d_]+")
_TOKEN = re.compile(r"[^\s,;:!?()\[\]]+")
_RUN_OF_MASKS = re.compile(r"\*(?:[\s,;:.]*\*)+")
_SHORTEST = 2
"""Letters of a word of a name."""
_LONGEST_PART = 40
"""Characters of one part of a path, or of a label's word; a longer one is a code."""
_LONGEST_LABEL = 80
_PLACE = re.compile(r":nth-of-type\(\d+\)")
_CODE = re.compile(r"(?=.*[A-Z])(?=.*[a-z])[\w-]{16,}")
_PLAIN_QUERY = re.compile(r"[a-z_-]{1,20}=[a-z_-]{1,20}(?:&[a-z_-]{1,20}=[a-z_-]{1,20})*")


class PersonalData:
    """The names of one person, as their run has shown them, and what looks like anybody's."""

    def __init__(self, names: Iterable[str], service: str) -> None:
        """`names`: account names and e-mail addresses. `service`: the words of the service's name and hosts."""
        self._public = set(tokens(normalise(service))) | _words(service)
        words = {word for name in names for word in _words(name.partition("@")[0])}
        self._own = {word for word in words if len(word) >= _SHORTEST} - self._public
        self._reader, self._lexicon = Reader.load(), Lexicon.load()

    def names(self, text: str) -> bool:
        """Return whether a text has an e-mail address, or a word of the person's name."""
        return E_MAIL.search(text) is not None or bool(_words(unquote(text)) & self._own)

    def label(self, text: str) -> str:
        """Return a label with "*" in place of what may be a name, a number or an amount; "" if little else is left."""
        meanings = self._reader.control(text).meanings
        says = any((each.act, each.object) != ("none", "none") for each in meanings)
        if len(text) > _LONGEST_LABEL or not (says or self._lexicon.label(text).intents):
            return ""
        hidden = {word for each in meanings for word in each.unknown} - self._public | self._own
        kept = _TOKEN.sub(lambda found: "*" if self._hides(found[0], hidden) else found[0], text)
        kept = _RUN_OF_MASKS.sub("*", kept)
        shown = set(map(normalise, kept.split()))
        glued = any(word in normalise(kept) for word in hidden if not word.isascii()) or hidden & shown
        return kept if _WORD.search(kept) and not glued else ""

    def _hides(self, token: str, hidden: set[str]) -> bool:
        """Return whether a token has a digit, an @, or a hidden word."""
        odd = any(char.isdigit() or char == "@" for char in token)
        return odd or bool((_words(token) | {normalise(token)}) & hidden)

    def path(self, path: str) -> str:
        """Return a path with "*" in place of each part that may be a name, a number or a code."""
        return "/".join("*" if self._is_personal(part) else part for part in path.split("/"))

    def selectors(self, selectors: Iterable[str]) -> list[str]:
        """Return the selectors by a lasting key: no number, which frameworks count up, no code and no name."""
        keyed = (each for each in selectors if each.startswith(("#", "[")))
        return [each for each in keyed if not self._is_personal(_PLACE.sub("", each).replace("-", " "), most=0)]

    def query(self, query: str) -> str:
        """Return a query of plain words, like tab=billing; "" for any other."""
        return query if _PLAIN_QUERY.fullmatch(query) and not self.names(query) else ""

    def _is_personal(self, part: str, most: int = 1) -> bool:
        """Return whether a part has more than `most` digits, is a code, or has a name."""
        part = unquote(part)
        many = sum(map(str.isdigit, part)) > most or len(part) > _LONGEST_PART + _LONGEST_LABEL * (most == 0)
        return many or _CODE.fullmatch(part) is not None or self.names(part)


def _words(text: str) -> set[str]:
    return {word.casefold() for word in _WORD.findall(text)}
