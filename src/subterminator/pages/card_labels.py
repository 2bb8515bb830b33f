"""Meaning of vague controls from the title of their card: "Continue" in the card "Cancel your subscription"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from subterminator.domain.page import Element
from subterminator.domain.roles import BUTTONS, GROUPS_OF_FIELDS
from subterminator.lexicon.language_files import settings
from subterminator.lexicon.lexicon import Label, Lexicon
from subterminator.lexicon.meaning import ENDING, ControlMeaning, Meaning
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY
from subterminator.pages.bare_ends import ends_by_their_title, ends_of_the_renewal
from subterminator.pages.blocks import PageBlock
from subterminator.pages.free_plans import TO_FREE, controls_for_free
from subterminator.pages.labels import label_of
from subterminator.pages.statements import statement_of

_ITEMS = frozenset({"card", "article", "listitem", "row", "region", "heading"})
_ANSWERS = frozenset({"radio", "checkbox"})
_TITLE_WORDS = 8
_LEADING = frozenset({"navigate", "proceed", "go_on", "contact", "inform", "request", "start", "finish"})
"""Acts of a sentence that tells where one ends something, beside the end."""
OF_THE_END = Label(frozenset({"forward"}), "forward", "what is to end")
"""Meaning of the answer that names the subscription, where a page asks what is to end."""
_STARTS_THE_END = Label(frozenset({"open"}), "open", "the end that its title names")


def card_labels(root: PageBlock, lexicon: Lexicon) -> dict[str, Label]:
    """Return the labels, by node, of controls whose card says what they do.

    A control that only goes on has the meaning of its card's title, if that is the end of a subscription. A bare
    "Leave" in the card "Leave this workspace" ends something else, and has no meaning for us. A link that only points
    has the meaning of its sentence: "To end your subscription click here". A bare "Cancel" alone in such a card starts
    it: only the search reads this, and the gate asks.
    """
    labels = dict.fromkeys(controls_for_free(root), TO_FREE) | dict.fromkeys(subjects_of_the_end(root), OF_THE_END)
    labels |= dict.fromkeys(ends_by_their_title(root, lexicon) | ends_of_the_renewal(root), _STARTS_THE_END)
    reader = Reader.load()
    for block in root.walk():
        labels |= dict(_pointing(block))
        for control, title in _titled(block, lexicon):
            if control.node in labels or len(title.split()) > _TITLE_WORDS:
                continue
            own = reader.control(control.label)
            if (label := _of_title(own, reader.control(title), label_of(lexicon, title))) is not None:
                labels[control.node] = label
    return labels


def subjects_of_the_end(root: PageBlock) -> frozenset[str]:
    """Return the node of the one answer to "What would you like to cancel?" that names the subscription or contract.

    None if several do, as with two contracts, or if the answer says more than a name.
    """
    reader = Reader.load()
    nodes: set[str] = set()
    for block in root.walk():
        if not block.heading or not asks_what_ends(block.heading):
            continue
        answers = [each for each in block.every_element if each.interactive and each.role == "button" and each.label]
        read = [(each.node, reader.read(each.label, "control")) for each in answers]
        named = [node for node, clauses in read if _names_a_subscription(clauses)]
        nodes.update(named if len(named) == 1 < len(answers) else ())
    return frozenset(nodes)


def asks_what_ends(heading: str) -> bool:
    """Return whether a heading asks which of several things is to end."""
    if not _asks_what().match(heading.strip()) or Reader.load().context(heading).survey:
        return False
    asked = [each for each in Reader.load().read(heading, "heading") if each.act in ENDING]
    return bool(asked) and all(
        each.modality == "question" and "ask" in each.flags and each.object == "none" and not each.flags & {"reason"}
        for each in asked
    )


@cache
def _asks_what() -> re.Pattern[str]:
    return re.compile("|".join(settings("asks_what")), re.IGNORECASE)


def _names_a_subscription(clauses: Sequence[Meaning]) -> bool:
    return all(each.act == "none" for each in clauses) and any(
        each.object in FAMILY or each.flags & FAMILY for each in clauses
    )


def _pointing(block: PageBlock) -> Iterator[tuple[str, Label]]:
    """Yield the nodes of links that only point, in a sentence about the end of a subscription, with that meaning."""
    points = [each for each in block.controls if each.role == "link" and normalise(each.label) in _words_that_point()]
    for control in points:
        held = [line for line in block.lines if control.label in line and line != control.label]
        clauses = [clause for line in held for clause in statement_of(line).meanings] if len(held) == 1 else []
        acts = [each for each in clauses if each.act != "none"]
        meant = FAMILY | {"unknown"} if control.href else FAMILY  # an address that is opened ends nothing by that
        ending = [each for each in acts if each.act in ENDING and each.object in meant and each.polarity == "+"]
        if ending and all(each in ending or each.act in _LEADING for each in acts):
            yield control.node, Label(frozenset({"open"}), "open", held[0])


@cache
def _words_that_point() -> frozenset[str]:
    return frozenset(map(normalise, settings("pointing")))


def _titled(block: PageBlock, lexicon: Lexicon) -> Iterator[tuple[Element, str]]:
    """Yield the controls of a block with the first line of what stands before each, after the control before it.

    The name of a field or of a group of answers ("Kind of cancellation"), also if it only stands before the first,
    and a line that wants a word typed ("Type CANCEL to go on"), are no titles. The only control of a card has the
    card's heading, if nothing stands before it.
    """
    by_label = {normalise(each.label): each for each in block.controls if each.role in BUTTONS and each.label}
    fields = {normalise(each.label) for each in block.controls if each.role not in BUTTONS}
    fields |= {normalise(each.label) for each in block.every_element if each.role in GROUPS_OF_FIELDS}
    answers = {normalise(each.label) for each in block.controls if each.role in _ANSWERS}
    title = before = ""
    for line in block.lines:
        words, before, caption = normalise(line), line, before
        if words in fields or lexicon.asked_phrase.read(line)[0]:
            title = "" if title == caption and words in answers and _names_an_end(title) else title
            continue
        control = by_label.get(words)
        if control is None:
            title = title or line
            continue
        if title:
            yield control, title
        elif block.kind in _ITEMS and block.heading and len(by_label) == 1:
            yield control, block.heading
        title = ""


def _names_an_end(line: str) -> bool:
    """Return whether a line only has a noun for an end: "Kind of cancellation", and not "Leave this workspace"."""
    ending = [each for each in Reader.load().control(line).meanings if each.act in ENDING]
    return bool(ending) and all("noun" in each.flags and "untensed" not in each.flags for each in ending)


def _of_title(own: ControlMeaning, title: ControlMeaning, label: Label) -> Label | None:
    """Return the label of a control in a card with this title; None if the title says nothing about it."""
    ending = [each for each in title.meanings if each.act in ENDING and each.polarity == "+"]
    if not ending or own.meaning.unknown:
        return None
    ends_it = title.kind == "end" and all(each.object in FAMILY for each in ending) and label.cancelling
    bare = [each for each in own.meanings if each.act in ENDING]
    if bare and all(each.object == "none" for each in bare):
        return None if ends_it or any(each.object in FAMILY | {"none"} for each in ending) else Label()
    goes_on = own.kind in {"proceed", "navigate"} and own.meaning.object == "none" and not own.also
    return Label(frozenset({"open"}), "open", label.phrase) if goes_on and ends_it else None
