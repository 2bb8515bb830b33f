"""Doubts about a final control itself: its words, its row, its heading and its page may be about something else.

What the sentences of the page state is read in `consequences.py`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from subterminator.approval.address_words import is_of_the_flow
from subterminator.approval.control_context import goes_on
from subterminator.approval.descriptions import quote
from subterminator.approval.own_part import PRESSED, holds, own_block
from subterminator.approval.preset_choices import ENDED_INSTEAD, stands_in
from subterminator.domain.protocols import Element, PageView
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import normalise
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import FAMILY
from subterminator.pages.addresses import page_address
from subterminator.pages.block_kinds import (
    ends_nothing_named,
    is_called_a_subscription,
    is_item_of_another,
    only_leaves,
    speaks_of_a_subscription,
)
from subterminator.pages.blocks import PageBlock, part_that_asks
from subterminator.pages.labels import first_line
from subterminator.pages.statements import says_it_runs, statement_of
from subterminator.pages.subscriptions import Subscriptions

_PAYING = frozenset({"payment_method", "auto_payment"})
"""Objects whose end may mean that bills have to be paid by hand."""
NAME = re.compile(r"[^\W\d_][\w'\u2019.-]*")
"""A word of a text, which may be a name."""
_MOSTLY = 0.6


def doubts_about_the_control(
    element: Element,
    view: PageView,
    part: PageBlock,
    own: PageBlock | None,
    shown: str,
    *,
    product: str,
    plan: str,
    in_flow: bool,
    begun: bool,
) -> Iterator[str]:
    """Describe what speaks against it that a control ends this subscription, and nothing else.

    Args:
        part: the page, or the dialog of the control.
        own: the control's own part of the account page; None on other pages.
        shown: what is known of the subscription, normalised.
        product: name of the service.
        plan: name of the plan; "" if none is known.
        in_flow: whether the page is one of a cancellation, whose subject was named before.
        begun: whether there were pages of the flow before this one.
    """
    yield from _label(element, shown)
    yield from _place(part, own, normalise(product))
    yield from _item(part, element, product, plan)
    yield from _asked_elsewhere(part, element, apart=not begun and not is_of_the_flow(view.url))
    if part.kind == "page" and not in_flow:
        yield from _subject(part, element, view)
    if part.kind == "page" and not begun:
        yield from _elsewhere(part, element, view, product)


def _label(element: Element, shown: str) -> Iterator[str]:
    """Describe what its label ends instead of the subscription, or besides it, and unknown words in it."""
    for text in dict.fromkeys(filter(None, (element.text, element.name))):
        title = first_line(element, text)
        explained = Reader.load().control(text[len(title) :]).meanings
        for clause in (*Reader.load().control(title).meanings, *explained):
            switches = element.role in {"switch", "checkbox"} and clause.object in _PAYING
            if not (switches or clause.act in {"end", "stop"}) or clause.polarity != "+":
                continue
            strange = next((word for word in clause.unknown if not stands_in(word, shown)), "")
            if strange and clause not in explained:
                yield f"{quote(text)} has a word in it that is not understood: {quote(strange)}"
            if "whole" in clause.flags and clause.object not in FAMILY:
                yield f"{quote(text)} may close the account as a whole"
            elif clause.object == "trial" and "now" in clause.flags:
                yield f"{quote(text)} ends a trial at once: what is paid may begin"
            elif clause.object in _PAYING:
                yield f"{quote(text)} ends a way of paying, and may leave the subscription as it is"
            elif clause.object in ENDED_INSTEAD or (clause.object == "none" and clause.flags & {"former", "reason"}):
                yield f"{quote(text)} does not say that the subscription ends"


def _place(part: PageBlock, own: PageBlock | None, shown: str) -> Iterator[str]:
    """Describe a heading over the control that names another thing, if the subscription is described elsewhere."""
    if own is None or _strange(own.heading, shown) < _MOSTLY:
        return
    if says_it_runs(part.whole()) and not says_it_runs(own.whole()):
        yield f"it stands under {quote(own.heading)}, and not where the subscription stands"


def _ends_its_form(part: PageBlock, element: Element, foreign: Collection[str]) -> bool:
    """Return whether a control that only goes on is the last of its form, whose other parts are about no other thing.

    It is about the form as a whole, though it stands under the heading of the form's last part: "Where to send it".
    """
    forms = [each for each in part.walk() if each.kind == "form" and holds(each.every_element, element)]
    if not forms or not goes_on(first_line(element, element.label)):
        return False
    inside = forms[-1].every_element
    pressed = [each.node for each in inside if each.role in PRESSED]
    return pressed[-1:] == [element.node] and any(each.interactive and each.node not in foreign for each in inside)


def _item(part: PageBlock, element: Element, product: str, plan: str) -> Iterator[str]:
    """Describe the row or card of the control that is about something else, if its label does not name a thing."""
    item = own_block(part, element)
    names_it = any(each.object in FAMILY for each in Reader.load().control(element.label).meanings)
    if item is None or names_it:
        return
    if is_item_of_another(item):
        yield f"it stands beside {quote(item.lines[0])}, which is something else"
        return
    foreign = Subscriptions(part, product, plan).foreign if part.kind == "page" else frozenset()
    if element.node in foreign and not _ends_its_form(part, element, foreign):
        yield "it stands in a part of the page that is about something else"


def _asked_elsewhere(part: PageBlock, element: Element, *, apart: bool) -> Iterator[str]:
    """Describe a question for the end in a part with buttons of its own, while a bare "Save" stands elsewhere.

    Args:
        apart: whether the page is none of a flow, whose parts may be about different things, with buttons or not.
    """
    item = own_block(part, element)
    if item is None or any(each.act in ENDING for each in Reader.load().control(element.label).meanings):
        return
    if any(_asks_for_an_end(line) for line in item.whole()):
        return
    asked = [line for line in part.whole() if _asks_for_an_end(line)]
    parts = [part_that_asks(part, line, buttons=not apart) for line in asked]
    if asked and all(each is not None and not holds(each.every_element, element) for each in parts):
        yield f"{quote(asked[0])} stands in another part of the page than {quote(element.label)}"


def _asks_for_an_end(line: str) -> bool:
    return any(
        each.modality == "question" and each.act in ENDING and each.object in FAMILY | {"none", "account"}
        for each in statement_of(line).meanings
    )


def _subject(part: PageBlock, element: Element, view: PageView) -> Iterator[str]:
    """Describe a bare "Unsubscribe" outside of a cancellation, on a page that names no subscription."""
    if only_leaves(element.label):
        yield f"{quote(element.label)} may only sign out"
    elif ends_nothing_named(element.label) and not speaks_of_a_subscription(part, view.title):
        yield f"nothing on the page says what {quote(element.label)} ends"


def _elsewhere(part: PageBlock, element: Element, view: PageView, product: str) -> Iterator[str]:
    """Describe a page that only has a link to the subscription, by its whole name, and ends another thing itself.

    "End the regular delivery" on a page whose menu leads to the "Example Plus Membership".
    """
    if not is_called_a_subscription(product):
        return
    name = normalise(product)
    own = {word for word in normalise(element.label).split() if stands_in(word, name)}
    links = [each for each in view.elements if each.href and normalise(each.label) == name]
    away = bool(links) and all(page_address(each.href) != page_address(view.url) for each in links)
    told = any(name in line and line != name for line in map(normalise, (view.title, *part.whole())))
    if away and not told and not own:
        yield f"the page has only a link to {quote(product)}, and may be about something else"


def _strange(heading: str, shown: str) -> float:
    """Return the share of a heading's capitalised words that are neither in a language nor in `shown`."""
    clauses = statement_of(heading).meanings
    unknown = {word for clause in clauses for word in clause.unknown}
    words = [normalise(match[0]) for match in NAME.finditer(heading) if match[0][0].isupper()]
    strange = [word for word in words if word not in shown and (not clauses or word in unknown)]
    return len(strange) / len(words) if words else 0.0
