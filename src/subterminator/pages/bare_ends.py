"""Controls that only say "Cancel", and end a subscription by their place: a row of the account, and no dialog."""

from __future__ import annotations

from collections.abc import Iterator

from subterminator.domain.page import Element
from subterminator.domain.roles import BUTTONS, DIALOGS, FIELDS, FORM, FURNITURE
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING, ControlMeaning
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY, RENEWALS
from subterminator.pages.blocks import PageBlock
from subterminator.pages.labels import first_line, label_of

_ROWS = frozenset({"card", "article", "listitem", "row", "region", "heading"})
_ASKING = DIALOGS | FURNITURE | FORM
"""Parts in which "Cancel" leaves what is asked, or belongs to the site."""
_TITLE_WORDS = 8
_OF_THE_CONTRACT = frozenset({"pause", "resume", "money", "navigate"})
"""Kinds of controls beside which "Cancel" is about the contract; beside others it may take back what was begun."""
_ITS_TERMS = FAMILY | {"payment", "payment_method"}
"""Objects of a change in such a row: beside "Save changes" alone, "Cancel" only leaves a form."""


def ends_by_their_title(root: PageBlock, lexicon: Lexicon) -> frozenset[str]:
    """Return the nodes of bare ends that are the only control of a part titled by it: "Cancel your subscription"."""
    reader = Reader.load()
    nodes: set[str] = set()
    for block, control, others in _bare_ends(root):
        title = reader.control(block.name)
        ending = [each for each in title.meanings if each.act in ENDING]
        own = bool(ending) and all(each.object in FAMILY and each.polarity == "+" for each in ending)
        short = len(block.name.split()) <= _TITLE_WORDS and block.name != control.label
        if not others and short and title.kind == "end" and own and label_of(lexicon, block.name).cancelling:
            nodes.add(control.node)
    return frozenset(nodes)


def ends_of_the_renewal(root: PageBlock) -> frozenset[str]:
    """Return the nodes of the only control of a row captioned by the renewal that turns it off: "Renewal: on, Stop"."""
    nodes: set[str] = set()
    for block in root.walk():
        pressed = [each for each in block.controls if each.role in BUTTONS and each.label]
        if block.kind not in _ROWS or block.heading or len(pressed) != 1 or len(block.controls) != 1 or _asks(block):
            continue
        caption = Reader.load().read(block.lines[0], "row") if block.lines else []
        renewal = all(each.object in RENEWALS and each.act == "none" and not each.unknown for each in caption)
        if caption and renewal and says_to_end_nothing_named(pressed[0]):
            nodes.add(pressed[0].node)
    return frozenset(nodes)


def says_to_end_nothing_named(element: Element) -> bool:
    """Return whether a label says to end, and not what: "Stop", "Turn off"."""
    meant = Reader.load().control(first_line(element, element.label)).meanings
    return bool(meant) and all(each.act in ENDING and each.object == "none" and each.polarity == "+" for each in meant)


def lone_end(root: PageBlock) -> str:
    """Return the node of the page's only bare end, in a row of what else can be done with the contract; "" elsewhere.

    "Change payment", "Switch to annual", "Cancel".
    """
    found = list(_bare_ends(root))
    if len(found) != 1:
        return ""
    _, control, others = found[0]
    beside = [Reader.load().control(first_line(each, each.label)) for each in others]
    known = all(each.kind in _OF_THE_CONTRACT or _only_changes(each) for each in beside)
    terms = any(each.kind in {"pause", "resume"} or _changes_terms(each) for each in beside)
    return control.node if len(beside) > 1 and known and terms else ""


def _only_changes(meant: ControlMeaning) -> bool:
    return bool(meant.meanings) and all(each.act == "change" for each in meant.meanings)


def _changes_terms(meant: ControlMeaning) -> bool:
    return any(each.object in _ITS_TERMS for each in meant.meanings)


def _bare_ends(root: PageBlock) -> Iterator[tuple[PageBlock, Element, list[Element]]]:
    """Yield the rows of a page that hold a bare end and no field, with it and their other controls."""
    for block in root.walk():
        pressed = [each for each in block.controls if each.role in BUTTONS and each.label]
        bare = [each for each in pressed if _is_bare_end(each)]
        if block.kind not in _ROWS or len(bare) != 1 or any(each.role in FIELDS for each in block.controls):
            continue
        if _asks(block):
            continue
        yield block, bare[0], [each for each in pressed if each is not bare[0]]


def _asks(block: PageBlock | None) -> bool:
    while block is not None:
        if block.kind in _ASKING:
            return True
        block = block.parent
    return False


def _is_bare_end(element: Element) -> bool:
    """Return whether a label names nothing but an end, which may as well close a dialog: "Cancel"."""
    meant = Reader.load().control(first_line(element, element.label))
    ends = bool(meant.meanings) and all(each.act in ENDING and each.object == "none" for each in meant.meanings)
    return ends and meant.kind == "unknown" and set(meant.also) == {"end", "dismiss"}
