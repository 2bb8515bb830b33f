"""Kinds of an end that a page tells apart: the plain one, and one before its time, which costs something."""

from __future__ import annotations

from subterminator.lexicon.language_files import either
from subterminator.lexicon.late_patterns import compiled_late
from subterminator.pages.fees import sentences


def _begins(name: str) -> str:
    """Return the expression of words that begin a sentence, or a clause behind a comma."""
    return rf"(?:^|[,;\u3001\uff0c]\s*)\W*(?:{either('consequences', name)})"


_plain_kind = compiled_late(lambda: _begins("plain_end"))
_early_words = compiled_late(lambda: either("consequences", "early_end"))
_early_kind = compiled_late(lambda: _begins("early_end"))


def without_early_ends(text: str) -> str:
    """Return a text without what it says of an end before its time, where it tells that from a plain end.

    "A plain end comes with the next charge. An early end comes at once, and costs a fee": the second is about what is
    not asked for. A text that only knows the early end means that one.
    """
    lines = text.splitlines()
    if not any(_plain_kind().search(each) for line in lines for each in sentences(line)):
        return text
    return "\n".join(map(_without_early_end, lines))


def states_an_early_end(label: str) -> bool:
    """Return whether the label of a control is that of an early end: "Cancel now, with a refund of the rest"."""
    return _early_words().search(label) is not None


def _without_early_end(line: str) -> str:
    found = [(each, _early_kind().search(each)) for each in sentences(line)]
    if all(early is None for _, early in found):
        return line
    return " ".join(each if early is None else each[: early.start()] for each, early in found).strip()
