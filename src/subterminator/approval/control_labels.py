"""Labels of a control: all its texts, and whether a person would read the same words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import pairwise

from subterminator.domain.protocols import Action, Element
from subterminator.lexicon.lexicon import REFUSED, Label, Lexicon
from subterminator.lexicon.normalise import LATIN_LOOK_ALIKES, NUMBER, normalise, tokens
from subterminator.pages.labels import explains_renewal

TEXT_LIMIT = 500
"""Length at which perception cuts visible text: one of this length may be incomplete."""
NAME_LIMIT = 2000
"""Length that the lexicon reads."""

_OVERRIDE = re.compile("[\u202d\u202e]")
"""Bidirectional overrides, which reverse the displayed text. No honest label needs one."""
_PASSING_LETTERS = re.compile(
    "[\u0250-\u02af\u03e2-\u03ef\u13a0-\u167f\u16a0-\u16ff\u18b0-\u18ff\u1d00-\u1dbf\u2c80-\u2cff\u2d30-\u2d7f\ua4d0-\ua4ff\uab30-\uabbf"
    "\U00010280-\U0001057f\U000118a0-\U000118ff\U00016f00-\U00016f9f\U0001f150-\U0001f189]"
)
"""Phonetic, Coptic, Cherokee, Canadian, Runic, Tifinagh, Lisu, ancient and boxed letters that pass for Latin ones and
that no normal form maps to them. No site that sells subscriptions is written in them."""
_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN")
"""Scripts with letters that pass for one another's."""
_SHORT = 4
"""Words of at most this length that two others form together are chance: "de al" gives "deal"."""
_MARKS = frozenset({"Mn", "Me"})
"""Categories of marks on or around a letter. Those of ordinary spelling are gone from a normal form."""
_FLAG = re.compile("[\U0001f1e6-\U0001f1ff]+")
"""Regional indicators: two are a flag, one stands for a letter."""
_DIGIT_LETTERS = str.maketrans("013457@$", "oleastas")
"""Digits and signs that pass for letters inside a word: UPGR4DE."""
_WITH_DIGITS = re.compile(r"\S*[^\W\d_][013457@$]\S*|\S*[013457@$][^\W\d_]\S*")
_SPACED = re.compile(r"(?<![^\W\d_])[^\W\d_](?:[ .\-_*]+[^\W\d_](?![^\W\d_])){2,}")
"""A word in single letters: U P G R A D E."""
_INSERTED = re.compile(r"(?<=[^\W\d_])[./|\\\u00b7\u2022_*~-](?=[^\W\d_])")
"""Signs inside a word: Upgra/de."""
_AROUND = re.compile(r"^\W+|\W+$")
"""Signs around a word."""
_WINDOW = 20
"""Limit of a phrase inside a label, in tokens."""
_REACH = 10
"""Distance in tokens at which a negation applies to a phrase."""
_DECISIVE = REFUSED | {"final"}
"""Intents that make a disguised label refused or asked about."""
_SEARCHED = 160
"""Limit of a label that is searched for a disguise, in words."""
_SWITCHES = frozenset({"switch", "checkbox", "radio", "menuitemcheckbox", "menuitemradio", "button"})
"""Roles of controls that may switch something on and off."""
_DOTS = ("...", "\N{HORIZONTAL ELLIPSIS}")


def chosen_option(element: Element, action: Action) -> str | None:
    """Return the label of the option that a select would choose; None if unknown."""
    if action.value is None:
        return element.first_answer
    return action.value if action.value in element.options or not element.options else None


def all_labels(element: Element, action: Action) -> list[str]:
    """List the distinct texts of a control, or of the action on it."""
    attributes = dict(element.attributes)
    texts = [element.name, element.text, attributes.get("title", ""), attributes.get("aria-label", "")]
    if element.tag == "input" and element.value and element.role == "button":
        texts.append(element.value)
    if action.kind == "select":
        texts.append(chosen_option(element, action) or "")
    unspaced = [_SPACED.sub(lambda match: re.sub(r"[\W_]+", "", match[0]), text) for text in texts]
    return [text for text in dict.fromkeys([*texts, *unspaced]) if text]


def unreadable(element: Element, action: Action, lexicon: Lexicon) -> str:
    """Explain why the label of a control cannot be judged; "" when it can."""
    if (len(element.text) >= TEXT_LIMIT and len(element.name) < len(element.text)) or len(element.name) > NAME_LIMIT:
        return "its label is too long to be read whole"
    option = (chosen_option(element, action) or "") if action.kind == "select" else ""
    for text in (element.name, element.text, option):
        if _OVERRIDE.search(text):
            return "its label is written in one direction and shown in the other"
        if _disguised(text):
            return "its label has letters of one alphabet in place of another's"
        if other := _read_otherwise(text, lexicon):
            return f"its label can also be read as {other!r}"
    return ""


def _disguised(text: str) -> bool:
    if _PASSING_LETTERS.search(text) or any(len(match[0]) % 2 for match in _FLAG.finditer(text)):
        return True
    words = re.findall(r"[^\W\d_]+", text)
    if any(map(_mixes_scripts, words)):
        return True
    strange = [char for char in text if _script(char) in {"CYRILLIC", "GREEK"}]
    if LATIN_LOOK_ALIKES.issuperset(strange) and any(
        len(word) > 1 and set(word) <= LATIN_LOOK_ALIKES for word in words
    ):
        return True
    plain = normalise(text)
    return any(unicodedata.category(mark) in _MARKS and _script(char) == "LATIN" for char, mark in pairwise(plain))


def _read_otherwise(text: str, lexicon: Lexicon) -> str:
    """Find a cost or an end in a label once digits are read as letters, or a gap in a word is closed; "" if none."""
    text_read = normalise(text)
    with_letters = _WITH_DIGITS.sub(lambda match: match[0].translate(_DIGIT_LETTERS), text_read)
    joined = _INSERTED.sub("", text_read.replace("\u0131", "i"))
    for other in (with_letters, joined):
        if (lexicon.label(other).intents - lexicon.label(text_read).intents) & _DECISIVE:
            return other[:80]
    words = [word for each in text_read.split()[:_SEARCHED] if (word := _AROUND.sub("", each))]
    for count in (2, 3):
        for start in range(len(words) + 1 - count):
            closed = "".join(words[start : start + count])
            is_word = closed.isascii() and closed.isalpha() and len(closed) > _SHORT
            if is_word and lexicon.label(closed).intents & REFUSED:
                return closed
    return ""


def has_words(element: Element) -> bool:
    """Return whether it has any words that a person could approve."""
    return any(char.isalnum() for char in normalise(f"{element.name} {element.text}"))


def has_letters(text: str) -> bool:
    """Return whether a text has a letter or a digit."""
    return any(char.isalnum() for char in normalise(text))


def names_final(text: str, lexicon: Lexicon) -> str:
    """Find a final phrase beside words of keeping in a label, not negated; "" without one.

    The lexicon weighs "Keep my plan. Finish cancellation" as keeping; the press may still be the final one.
    """
    words = ["1" if token == NUMBER else token for token in tokens(normalise(text))][:_SEARCHED]
    for start in range(len(words)):
        for end in range(start + 1, min(start + _WINDOW, len(words)) + 1):
            label = lexicon.label(" ".join(words[start:end]))
            if "final" not in label.intents:
                continue
            if not lexicon.label(" ".join(words[max(0, start - _REACH) : end])).negated:
                return label.phrase
    return ""


def _mixes_scripts(word: str) -> bool:
    return len({_script(char) for char in word}.intersection(_SCRIPTS)) > 1


def _script(char: str) -> str:
    return unicodedata.name(char, "").partition(" ")[0]


# -- labels by their control -------------------------------------------------------------------------------------------


def is_for_free(labels: Sequence[Label]) -> bool:
    """Return whether all labels say that a free plan replaces the paid one."""
    return bool(labels) and all("to_free" in label.intents for label in labels)


def names_renewal(element: Element, labels: Sequence[Label]) -> bool:
    """Return whether it switches the renewal, and its label at most explains that ("Auto-renew")."""
    named = any("renewal" in label.intents for label in labels)
    return (element.role in _SWITCHES and named) or switches_explained_renewal(element)


def switches_explained_renewal(element: Element) -> bool:
    """Return whether it is a switch whose label names the renewal, and explains it in a sentence."""
    return element.role in {"switch", "checkbox"} and explains_renewal(element.label)


def may_be_on(element: Element) -> bool:
    """Return whether a press may switch it off. Radio buttons cannot be switched off; a button's state is unknown."""
    return element.role == "button" or (element.has("checked") and "radio" not in element.role)


def is_plain_link(element: Element) -> bool:
    """Return whether it opens an address and sends nothing."""
    opens = element.role in {"link", "menuitem"} or (element.role == "button" and element.tag == "a")
    return opens and element.href.startswith(("https://", "http://")) and not element.form_method


def asks_next(element: Element, labels: Sequence[Label]) -> bool:
    """Return whether dots at its end announce a question. What it sends without one is held, as its order."""
    dots = all(label.rstrip().endswith(_DOTS) for label in (element.name, element.text) if label)
    return dots and any(label.cancelling for label in labels)
