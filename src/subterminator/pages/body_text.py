"""Body text of a page: what it says by itself, without menus, labels and answers to other questions."""

from __future__ import annotations

import re

from subterminator.domain.page import Block, PageView
from subterminator.domain.roles import FURNITURE
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import QUESTION_MARKS
from subterminator.lexicon.reader import Reader
from subterminator.pages.blocks import lines_from
from subterminator.pages.cookie_notices import asks_for_cookies, cookie_choices

_WORD = re.compile(r"\w+")


def body_text(view: PageView) -> str:
    """Return the visible text without the site's furniture, and without lines that hold only labels of controls.

    Answers to questions that do not ask about an end are left out, too.
    """
    choices = cookie_choices(view)
    notices = {each.block for each in view.elements if each.node in choices}
    furniture = [
        block
        for place, block in enumerate(view.blocks)
        if place in notices
        or block.kind in FURNITURE
        or asks_for_cookies(view, block)
        or _answers_another_question(view, block)
    ]
    by_first: dict[str, list[list[str]]] = {}
    for label in {each.label for each in view.elements if each.interactive}:
        if words := _WORD.findall(label):
            by_first.setdefault(words[0], []).append(words)
    for labels in by_first.values():
        labels.sort(key=len, reverse=True)
    return "\n".join(
        line
        for offset, line in lines_from(view.text, 0)
        if not any(block.start <= offset < block.end for block in furniture) and not _only_labels(line, by_first)
    )


def shows_only_menus(view: PageView) -> bool:
    """Return whether a page has nothing to press and no word outside of the site's menus: it is being drawn."""
    pressed = any(each.interactive and view.closest(each, FURNITURE) is None for each in view.elements)
    return not pressed and _WORD.search(body_text(view)) is None


def _answers_another_question(view: PageView, block: Block) -> bool:
    """Return whether a part of the page unfolds the answer to a question that does not ask about an end."""
    question = view.text[block.start : block.end].strip().partition("\n")[0].rstrip()
    if block.kind != "details" or not question.endswith(QUESTION_MARKS):
        return False
    clauses = Reader.load().read(question)
    return not any(each.act in ENDING or each.flags & ENDING for each in clauses)


def _only_labels(line: str, by_first: dict[str, list[list[str]]]) -> bool:
    """Return whether a line is one label after another."""
    words, index = _WORD.findall(line), 0
    while index < len(words):
        fitting = (each for each in by_first.get(words[index], ()) if words[index : index + len(each)] == each)
        index += len(next(fitting, ())) or len(words) + 1
    return bool(words) and index == len(words)
