"""Lists of what is lost: a line such as "You will lose:", and the rows that it heads."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from subterminator.approval.collected_losses import heads_a_list, names_only_what_was_collected
from subterminator.approval.own_part import squeezed
from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.pages.blocks import PageBlock
from subterminator.pages.fees import sentences
from subterminator.pages.statements import statement_of
from subterminator.pages.sum_kinds import languages_of

_ROW_SIGNS = 60
"""Most signs of a row."""
_SENTENCE_ENDS = ".!?\u3002"
_NAMED = frozenset({"none", "buy", "navigate"})
"""Acts of rows that name a thing: "The books you bought", "Invoices"."""
_OF_WORTH = ("stored", "balance", "deposit", "members", "unused")
"""Lists of words of what a row says to be lost, if the line above it says so."""


def lists_of_losses(
    part: PageBlock, page_sentences: Sequence[str], language: str, names: frozenset[str]
) -> tuple[dict[str, list[str]], list[str]]:
    """Return the lists of what is lost that only take what was collected, by their heads, and the rows that do not.

    A list only does if its head and each of its rows do. A row that it heads and that does not is told by itself if the
    list is of what is deleted, or the row has a word of what was stored, paid for or belongs to others: benefits need
    not be known.
    """
    stated = set(page_sentences)
    listed: dict[str, list[str]] = {}
    items: set[str] = set()
    for head, rows, of_list in _lists_below(part):
        listed.setdefault(head, []).extend(each for row in rows for each in sentences(row) if each in stated)
        items |= {each for row in of_list for each in sentences(row)}
    light: dict[str, list[str]] = {}
    grave: list[str] = []
    for head, rows in listed.items():
        spoken = languages_of(head, language)
        if not rows or not any(heads_a_list(head, each, names) for each in spoken):
            continue
        others = [row for row in rows if not any(names_only_what_was_collected(row, each, names) for each in spoken)]
        if not others:
            light[head] = rows
        told = [row for row in others if row in items and _only_names(row)]
        deletes = any(words_of(each, "deleted").search(plain_text(head)) for each in spoken)
        grave += [row for row in told if deletes or any(_has_worth(row, each) for each in spoken)]
    return light, list(dict.fromkeys(grave))


def _has_worth(row: str, language: str) -> bool:
    if words_of(language, "unlimited").search(plain_text(row)):
        return False
    bought = any(each.act == "buy" for each in statement_of(row).meanings)
    return bought or words_of(language, *_OF_WORTH).search(plain_text(row)) is not None


def _lists_below(part: PageBlock) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield each first line of a part, and each that ends in a colon, with the lines below it, and those that it heads.

    It heads the items of a list, else the short lines that follow it without another kind of line between them.
    """
    for block in part.walk():
        lines = [block.heading, *block.lines] if block.heading else block.lines
        inner = [line for each in block.parts for line in each.whole()]
        items = [line for each in block.parts if each.kind == "listitem" for line in each.whole()]
        for number, line in enumerate(lines):
            if number == 0 or line.rstrip().endswith((":", "\uff1a")):
                following = lines[number + 1 :]
                headed = items or itertools.takewhile(_only_names, following)
                yield squeezed(line), [*map(squeezed, following), *map(squeezed, inner)], [*map(squeezed, headed)]


def _only_names(line: str) -> bool:
    """Return whether a short line only names a thing, and states nothing of it."""
    plain = line[-1:] not in _SENTENCE_ENDS and not any(map(str.isdigit, line)) and len(line) <= _ROW_SIGNS
    return plain and all(each.act in _NAMED for each in statement_of(line).meanings)
