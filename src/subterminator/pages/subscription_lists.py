"""Lists of links to an account's subscriptions: each leads to the page of one, and tells only its name and state."""

from __future__ import annotations

from subterminator.domain.page import Element, PageView
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY
from subterminator.pages.block_kinds import is_unknown
from subterminator.pages.blocks import PageBlock, page_blocks
from subterminator.pages.labels import first_line
from subterminator.pages.per_view import once_per_view
from subterminator.pages.statements import statement_of
from subterminator.pages.which import Wanted


def entries_of_subscriptions(view: PageView) -> list[list[Element]]:
    """Return the page's lists of at least two links with names, each under a heading of subscriptions."""
    return once_per_view(view, ("entries of subscriptions",), lambda: _lists(page_blocks(view)))


def _lists(root: PageBlock) -> list[list[Element]]:
    found: list[list[Element]] = []
    for block in root.walk():
        if block.furniture or not block.heading or Reader.load().context(block.heading).object not in FAMILY:
            continue
        links = [each for each in block.every_element if each.href and each.interactive and each.label]
        named = [each for each in links if is_unknown(title_of_entry(each))]
        if len(named) > 1 and len({each.href for each in named}) == len(named):
            found.append(named)
    return found


def title_of_entry(element: Element) -> str:
    """Return the name of an entry: the first line of its label."""
    return first_line(element, element.label)


def entry_meant(entries: list[Element], wanted: Wanted) -> Element | None:
    """Return the entry of a list that is the subscription to be cancelled; None if nothing tells.

    Its name tells, or that it is the only one that runs.
    """
    place = wanted.option([title_of_entry(each) for each in entries])
    if place is not None:
        return entries[place]
    running = [each for each in entries if statement_of(each.label).states & {"active", "renews"}]
    return running[0] if len(running) == 1 else None
