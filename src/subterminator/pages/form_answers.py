"""What a page wants written before it lets go on: words of one's own about the reasons, or a word to be typed.

Written is only what the page asks for by name: a sentence that says nothing, and the very word that stands beside the
field. Everything else (names, addresses, codes) is left to the person.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from subterminator.domain.protocols import Element, PageView
from subterminator.domain.roles import FURNITURE
from subterminator.lexicon.lexicon import CANCELLING, Lexicon
from subterminator.lexicon.normalise import normalise
from subterminator.pages.controls import NEVER

MOST_CHARACTERS = 2000
"""A field that wants more than this is left to the person."""
SHORT_PHRASE_WORDS = 3
"""A phrase in quotation marks may be unknown up to this length; a longer one could be a consent."""
_NUMBER = re.compile(r"\d{1,5}")


class Answers:
    """Finds the next empty field that the page wants filled, and what with."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def next(self, view: PageView, new: Collection[str] = (), *, insist: bool = False) -> tuple[Element, str] | None:
        """The field and the text; None when nothing is left that may be written.

        `new`: nodes that an answer given just now has brought up: those want words too. `insist`: the page has come
        back once, so that what it calls optional is filled as well.
        """
        fields = [field for field in _fields(view) if not (field.value or "").strip() or field.has("invalid")]
        for field in fields:
            if phrase := self._phrase(field, fields, view):
                if (field.value or "") != phrase:
                    return field, phrase
                continue
            wanted = insist or field.has("required") or field.has("invalid") or field.node in new
            words = self._own_words(view) if wanted and self._takes_own_words(field) else ""
            if words and (field.value or "") != words:
                return field, words
        return None

    # -- words of one's own

    def _takes_own_words(self, field: Element) -> bool:
        """Whether the field asks for reasons or comments: by its label, or as the larger field that has none."""
        said = _said(field)
        if not said:
            return field.tag == "textarea"
        return any(
            "neutral" in self._lexicon.label(each).intents
            or "survey" in self._lexicon.text(each)
            or any("own_words" in hit.intents for hit in self._lexicon.find("field", each))
            for each in said
        )

    def _own_words(self, view: PageView) -> str:
        """The sentence of the page's language, as often as the page wants characters; "" when it wants too many."""
        sentence = self._lexicon.reason(view.language)
        least = self._least(view)
        if not sentence or least > MOST_CHARACTERS:
            return ""
        words = sentence
        while len(words) < least:
            words = f"{words} {sentence}"
        return words

    def _least(self, view: PageView) -> int:
        """How many characters the page says that it wants at least; 0 when it does not say."""
        said = [*view.text.splitlines(), *(text for field in _fields(view) for text in _said(field))]
        lines = {line for line in said if any(char.isdigit() for char in line)}
        return max(
            (
                int(number)
                for line in lines
                if any("at_least" in hit.intents for hit in self._lexicon.find("field", line))
                for number in _NUMBER.findall(normalise(line))
            ),
            default=0,
        )

    # -- a word to be typed

    def _phrase(self, field: Element, fields: list[Element], view: PageView) -> str:
        """The word beside the field; that in the page's own text where there is but one field and one word."""
        for said in _said(field):
            if phrase := self._asked(said):
                return phrase
        if len(fields) != 1 or self._takes_own_words(field):
            return ""
        asked = {phrase for line in view.text.splitlines() if (phrase := self._asked(line))}
        return asked.pop() if len(asked) == 1 else ""

    def _asked(self, line: str) -> str:
        """The word that a line wants typed; "" when it wants none, or one that keeps, buys or deletes."""
        phrase, quoted = self._lexicon.asked_phrase.read(line)
        if not phrase:
            return ""
        means = self._lexicon.label(phrase).intents
        if (means | self._lexicon.label(line).intents) & NEVER:
            return ""
        if any("delete" in hit.intents for hit in self._lexicon.find("control", line)):
            return ""
        known = bool(means & (CANCELLING | {"proceed"}))
        return phrase if known or (quoted and len(phrase.split()) <= SHORT_PHRASE_WORDS) else ""


def _fields(view: PageView) -> Iterator[Element]:
    """Plain text fields of the page that a person could fill now, those of menus and searches left out."""
    for element in view.elements:
        if element.role != "textbox" or element.secret or element.modal_blocked or not element.interactive:
            continue
        if element.has("disabled") or element.has("readonly"):
            continue
        if element.attribute("type").lower() not in {"", "text", "textarea"}:
            continue
        if not view.closest(element, FURNITURE):
            yield element


def _said(field: Element) -> list[str]:
    """What is written on or beside a field: its name, and what stands in it while it is empty."""
    placeholder = field.attribute("placeholder")
    return [said for said in dict.fromkeys((field.name, placeholder)) if said]
