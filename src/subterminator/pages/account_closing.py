"""Pages that close the account as a whole, or delete what was bought, and so end more than the subscription."""

from __future__ import annotations

from collections.abc import Sequence

from subterminator.domain.page import Element
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
    return "" if _ending_a_subscription(root) else _told(root)


def ends_of_the_subscription_alone(root: PageBlock) -> list[Element]:
    """List the controls that end the subscription by name, on a page that tells that its own end closes the account."""
    ending = _ending_a_subscription(root)
    return ending if ending and _told(root) else []


def _ending_a_subscription(root: PageBlock) -> list[Element]:
    controls = (each for block in root.walk_own() for each in block.elements if each.interactive and each.label)
    return [each for each in controls if _ends_a_subscription(each.label)]


def _told(root: PageBlock) -> str:
    """Return the sentence by which a page tells that its end closes the account; "" without one."""
    aside = {id(part) for block in root.walk_own() if _deletes_beside(block, root) for part in block.walk()}
    own = [block for block in root.walk_own() if id(block) not in aside]
    labels = {each.label for block in own for each in block.elements if each.interactive}
    for line in (line for block in own for line in block.lines if line not in labels):
        clauses = statement_of(line).meanings
        kept = any((each.act, each.object, each.polarity) == ("keep", "account", "+") for each in clauses)
        deleting = (place for place, each in enumerate(clauses) if _will_be_deleted(each))
        if not kept and any(any(map(_is_of_the_account, _listed(clauses, place))) for place in deleting):
            return line
    return ""


def _deletes_beside(block: PageBlock, root: PageBlock) -> bool:
    """Return whether a part headed "Delete the account" has its own control, and one that ends stands elsewhere."""
    if not block.heading or Reader.load().context(block.heading).object != "account":
        return False
    inside = {id(each) for each in block.every_element}
    ending = [
        each
        for part in root.walk_own()
        for each in part.elements
        if each.interactive and any(m.act in ENDING for m in Reader.load().control(each.label).meanings)
    ]
    elsewhere = any(id(each) not in inside for each in ending)
    return elsewhere and any(each.interactive for each in block.every_element)


def _ends_a_subscription(label: str) -> bool:
    return any(
        each.act in ENDING and each.object in FAMILY and each.polarity == "+" and "whole" not in each.flags
        for each in Reader.load().control(label).meanings
    )


def _will_be_deleted(clause: Meaning) -> bool:
    """Return whether a clause says that something will be deleted; a request does not, nor a wish that one may have."""
    if clause.flags >= {"if", "want"} and not ENDING & {*clause.others}:
        return False
    will_be = clause.modality == "conditional" or (clause.modality == "asserted" and clause.tense != "past")
    return will_be and (clause.act, clause.polarity) == ("delete", "+")


def _listed(clauses: Sequence[Meaning], place: int) -> list[Meaning]:
    """Return the clause at a place with the bare things named right before it: "Your profile, points and shelf"."""
    listed = [clauses[place]]
    for each in reversed(clauses[:place]):
        if each.act not in {"none", "navigate", "buy"} or "if" in each.flags:
            break
        listed.append(each)
    return listed


def _is_of_the_account(clause: Meaning) -> bool:
    """Return whether what a clause names is the account, a member's data, or what was bought."""
    bought = "buy" in clause.flags and "past" in clause.flags and clause.object in {"data", "content", "order", "none"}
    of_a_member = "enrolled" in clause.flags and clause.object in {"subscription", "data"}
    return clause.object == "account" or of_a_member or bought
