"""Pages that close the account as a whole, or delete what was bought, and so end more than the subscription."""

from __future__ import annotations

from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY
from subterminator.pages.blocks import PageBlock
from subterminator.pages.statements import statement_of


def closing_of_the_account(root: PageBlock) -> str:
    """Return the sentence by which a page tells that its end closes the account, or deletes what was bought.

    "" if there is none, if the account is kept, or if a control ends the subscription by name: that is the way, and the
    sentence is a matter of the question. Menus, header and footer do not count.
    """
    own = list(root.walk_own())
    if any(each.interactive and each.label and _ends_a_subscription(each.label) for b in own for each in b.elements):
        return ""
    labels = {each.label for block in own for each in block.elements if each.interactive}
    for line in (line for block in own for line in block.lines if line not in labels):
        clauses = statement_of(line).meanings
        kept = any((each.act, each.object, each.polarity) == ("keep", "account", "+") for each in clauses)
        if not kept and any(map(_deletes_the_account, clauses)):
            return line
    return ""


def _ends_a_subscription(label: str) -> bool:
    return any(
        each.act in ENDING and each.object in FAMILY and each.polarity == "+" and "whole" not in each.flags
        for each in Reader.load().control(label).meanings
    )


def _deletes_the_account(clause: Meaning) -> bool:
    """Return whether a clause says what will be deleted, and that is the account or was bought; no request does."""
    will_be = clause.modality == "conditional" or (clause.modality == "asserted" and clause.tense != "past")
    bought = "buy" in clause.flags and clause.object in {"data", "content", "order"}
    return will_be and (clause.act, clause.polarity) == ("delete", "+") and (clause.object == "account" or bought)
