"""Controls that replace the paid plan by a free one, as the card or section around them says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from subterminator.domain.page import Element, PageView
from subterminator.domain.roles import BUTTONS
from subterminator.lexicon.currencies import amount_pattern
from subterminator.lexicon.lexicon import Label, Lexicon
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY
from subterminator.pages.blocks import PageBlock, page_blocks
from subterminator.pages.cookie_notices import about_cookies
from subterminator.pages.fees import sums_beside_charges, without_prices
from subterminator.pages.labels import only_changes, target_of_change

TO_FREE = Label(frozenset({"final", "to_free"}), "final", "change to the free plan")
"""Meaning of such a control, whatever its own words are."""
_LIMITED = frozenset({"time", "then", "until", "next"})
"""Signs that something is free only for a while."""
_PLANS = frozenset({"none", "subscription", "free_plan"})
_CARD_LINES = 25
_COLUMNS = 2
"""Least number of controls of a row of columns that only name a change."""
_COLUMN_LINES = 6
"""Most lines of the head of a column."""


def controls_for_free(root: PageBlock) -> frozenset[str]:
    """Return the nodes of a page's controls that only name a change ("Downgrade", "Select"), and change to a free plan.

    The target is named by the card around it, in a grid of plans with prices, or by the sentence of its section: "You
    are about to change from Pro to the Free plan".
    """
    reader = Reader.load()
    nodes: set[str] = set()
    for block in root.walk():
        nodes.update(_in_a_free_column(block, reader))
        pressed = [each for each in block.every_element if each.interactive and each.role in BUTTONS]
        changes = [each.node for each in pressed if only_changes(each.label)]
        named = [(each.node, target) for each in pressed if (target := target_of_change(each.label))]
        if len(changes) + len(named) != 1 or block.furniture:
            continue
        if named and not _is_called_free(block, named[0][1], reader):
            continue
        if named or _is_free_card(block, reader) or _announces_free(block, reader) or _changes_to_free(block, reader):
            nodes.update(changes or [named[0][0]])
    return frozenset(nodes)


def _in_a_free_column(block: PageBlock, reader: Reader) -> Iterator[str]:
    """Yield the node of a control below a free plan in a row of columns without boxes: "Free", "$0", "Downgrade".

    What stands between the control before it and this one is its column; another column has a price.
    """
    pressed = {each.label: each for each in block.controls if each.role in BUTTONS and each.label}
    if block.furniture or sum(map(only_changes, pressed)) < _COLUMNS or not _sums(block.whole()):
        return
    column: list[str] = []
    for line in block.lines:
        control = pressed.get(line)
        if control is None:
            column.append(line)
            continue
        named = [each for each in column[-_COLUMN_LINES:] if not amount_pattern().search(each)]
        meant = [each for name in named for each in reader.read(name) if each.object in _PLANS]
        free = any({"free", "free_plan"} & {each.object, *each.flags} for each in meant)
        if only_changes(line) and free and _is_free(column[-_COLUMN_LINES:], reader):
            yield control.node
        column = []


def free_plan_named_by(control: Element, view: PageView) -> str:
    """Return the free plan that a control names as the plan after it, in its own words; "" if it names none."""
    target = target_of_change(control.label)
    if not target or control.node not in controls_for_free(page_blocks(view)):
        return ""
    return " ".join(word for word in control.label.split() if normalise(word) in target)


def _is_called_free(block: PageBlock, target: frozenset[str], reader: Reader) -> bool:
    """Return whether a line of the block calls the plan with these words free, for no limited time, and no charge."""
    own = list(_without_furniture(block))
    lines = [line for part in own for line in part.lines]
    if sums_beside_charges("\n".join(lines), Lexicon.load()):
        return False
    return any(
        target <= set(tokens(normalise(line)))
        and not _sums([line])
        and any(
            {"free", "free_plan"} & {*each.flags, each.object} and each.object in _PLANS and each.act == "none"
            for each in reader.read(line)
        )
        and not any(each.object == "trial" or each.flags & _LIMITED for each in reader.read(line))
        for line in lines
    )


def _is_free_card(block: PageBlock, reader: Reader) -> bool:
    """Return whether a block is the card of a free plan beside those of paid ones."""
    lines, grid = block.whole(), block.parent
    if grid is None or len(lines) > _CARD_LINES or not _is_free(lines, reader):
        return False
    others = [line for part in grid.parts if part is not block for line in part.whole()]
    beside = [grid.heading, *grid.lines, *others]
    return _sums(others) and any(each.object in FAMILY for line in beside for each in reader.read(line))


def _is_free(lines: Iterable[str], reader: Reader) -> bool:
    """Return whether these lines name a price of nothing, for no limited time, and no other price."""
    if _sums(lines):
        return False
    free = False
    for line in lines:
        amount = amount_pattern().search(line)
        meanings = reader.read(without_prices(line))
        nothing = amount is not None or any(
            "free" in each.flags and each.act == "none" and each.object in _PLANS for each in meanings
        )
        if any(each.object == "trial" or (nothing and each.flags & _LIMITED) for each in meanings):
            return False
        free = free or nothing
    return free


def _announces_free(block: PageBlock, reader: Reader) -> bool:
    """Return whether a block says that the plan is about to change to a free one, and names no charge."""
    announced = [
        meaning
        for line in block.lines
        for meaning in reader.read(line)
        if meaning.act == "change" and (meaning.object == "free_plan" or "free_plan" in meaning.flags)
    ]
    certain = bool(announced) and all(
        each.polarity == "+" and (each.modality == "asserted" or "about_to" in each.flags) for each in announced
    )
    return certain and not sums_beside_charges("\n".join(block.whole()), Lexicon.load())


def _changes_to_free(block: PageBlock, reader: Reader) -> bool:
    """Return whether a section under a heading of change ("Downgrade to Basic") states that the new plan is free."""
    changes = any(each.act == "change" and each.polarity == "+" for each in reader.read(block.heading))
    if not changes or sums_beside_charges("\n".join(block.whole()), Lexicon.load()):
        return False
    own = list(_without_furniture(block))
    others = [each for part in own for each in part.elements if each.interactive and each.role in BUTTONS]
    if any(not only_changes(each.label) and not _keeps(each.label, reader) for each in others):
        return False
    lines = [line for part in own for line in (part.heading, *part.lines)]
    values = [meaning for line in lines for meaning in reader.read(line) if meaning.act == "none"]
    prices = {match[0] for line in lines for match in amount_pattern().finditer(line) if re.search("[1-9]", match[0])}
    return len(prices) <= 1 and any(  # the price of today's plan
        {"free", "free_plan"} & {*each.flags, each.object} and each.object in _PLANS and not each.flags & _LIMITED
        for each in values
    )


def _without_furniture(block: PageBlock) -> Iterator[PageBlock]:
    """Yield the block and the parts in it, without the site's footer and notices about cookies."""
    yield block
    for part in block.parts:
        if not part.furniture and not (part.kind == "region" and about_cookies(part.lines)):
            yield from _without_furniture(part)


def _keeps(label: str, reader: Reader) -> bool:
    meant = reader.control(label)
    return meant.kind in {"keep", "dismiss"}


def _sums(lines: Iterable[str]) -> bool:
    """Return whether a line names a sum that is not zero."""
    return any(re.search("[1-9]", match[0]) for line in lines for match in amount_pattern().finditer(line))
