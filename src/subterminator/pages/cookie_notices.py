"""Notices about cookies: which parts of a page they are, and their controls."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from subterminator.domain.page import Block, Element, PageView
from subterminator.domain.roles import DIALOGS, FURNITURE
from subterminator.lexicon.language_files import settings
from subterminator.lexicon.reader import Reader
from subterminator.pages.per_view import once_per_view

NOTICE_LENGTH = 1500
"""Characters of a notice that lies over a page."""
_CHOICES = 6
"""Controls of a notice about cookies, at most."""
_SENTENCE = 20
"""Least characters of a line that counts as a sentence, not as a label."""


def asks_for_cookies(view: PageView, block: Block) -> bool:
    """Return whether a part of the page is a notice about cookies."""
    if block.kind not in DIALOGS | {"region", "complementary", "frame"} or block.end - block.start > NOTICE_LENGTH:
        return False
    return about_cookies(view.text[block.start : block.end].splitlines())


def about_cookies(lines: Iterable[str]) -> bool:
    """Return whether one of the lines is about cookies."""
    reader = Reader.load()
    return any("cookies" in each.flags or each.object == "cookies" for line in lines for each in reader.read(line))


def refuses_cookies(label: str) -> bool:
    """Return whether a control of such a notice refuses cookies, or allows only the necessary ones."""
    return _refusal().search(label) is not None


def refusal_by_elimination(view: PageView, choices: frozenset[str]) -> str:
    """Return the node of the one control of a notice that neither accepts nor opens settings; "" without one.

    It refuses where another one accepts, in whatever words. `choices`: the nodes of the notice's controls.
    """
    buttons = [each for each in view.elements if each.node in choices and each.usable and each.role == "button"]
    accepting = [each for each in buttons if _accepts(each.label)]
    rest = [each for each in buttons if each not in accepting and not _opens_settings(each.label)]
    return rest[0].node if accepting and len(rest) == 1 and not rest[0].href else ""


def cookie_refusals(view: PageView) -> frozenset[str]:
    """Find the nodes of the controls of a notice about cookies that refuse them."""
    choices = cookie_choices(view)
    named = {each.node for each in view.elements if each.node in choices and refuses_cookies(each.label)}
    return frozenset(named | {refusal_by_elimination(view, choices)} - {""})


def refuses_in_its_notice(element: Element, view: PageView) -> bool:
    """Return whether a control is the button of a notice about cookies that refuses them, and sends no form."""
    sends = bool(element.href) or element.form_method == "POST"
    return element.role == "button" and not sends and element.node in cookie_refusals(view)


def _accepts(label: str) -> bool:
    meant = Reader.load().control(label)
    acts = {each.act for each in meant.meanings if each.polarity != "-"}
    if refuses_cookies(label) or _opens_settings(label):
        return False
    return bool(acts & {"accept", "consent"}) or any(each.object == "cookies" for each in meant.meanings)


def _opens_settings(label: str) -> bool:
    acts = {each.act for each in Reader.load().read(label)}
    return bool(acts & {"change", "navigate", "inform", "answer"})


@cache
def _refusal() -> re.Pattern[str]:
    return re.compile("|".join(settings("cookies_refused")), re.IGNORECASE)


def _choices_of_regions(view: PageView) -> set[str]:
    """Find the controls of the notices that are dialogs or regions, with the forms in them."""
    notices = {index for index, block in enumerate(view.blocks) if asks_for_cookies(view, block)}
    inside: dict[int, set[str]] = {}
    for each in view.elements:
        at = each.block if each.interactive else None
        while at is not None and at < len(view.blocks) and at not in notices:
            at = view.blocks[at].parent
        if at in notices:
            inside.setdefault(at, set()).add(each.node)
    return {node for nodes in inside.values() if len(nodes) <= _CHOICES for node in nodes}


def cookie_choices(view: PageView) -> frozenset[str]:
    """Find the nodes of the controls of a notice about cookies, drawn as a box with a sentence and a few buttons."""
    return once_per_view(view, ("cookie choices",), lambda: _choices_of(view))


def _choices_of(view: PageView) -> frozenset[str]:
    held: dict[int, list[Element]] = {}
    for each in view.elements:
        if each.interactive and each.block is not None and each.block < len(view.blocks):
            held.setdefault(each.block, []).append(each)
    choices = _choices_of_regions(view)
    for block, inside in held.items():
        part = view.blocks[block]
        if any(each.parent == block for each in view.blocks):
            continue  # it holds more than one thing
        if len(inside) > _CHOICES or part.end - part.start > NOTICE_LENGTH or part.kind in FURNITURE:
            continue
        labels = {each.label for each in inside}
        lines = [line for line in view.text[part.start : part.end].splitlines() if line not in labels]
        if any(len(line) >= _SENTENCE for line in lines) and about_cookies(lines):
            choices |= {each.node for each in inside}
    return frozenset(choices)
