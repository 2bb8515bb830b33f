"""Identity of the subscription on a page: whether it is the one that an approved flow was about.

A page that the run has never seen may be about another subscription of the same person. It is the same one if its part
has the name, or the contract number, that the flow's pages name; if the page has no name for it, and it is the only
one there, only its days can tell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from subterminator.domain.page import PageView
from subterminator.lexicon.control_kinds import names_tier
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.things import FAMILY
from subterminator.pages.block_kinds import is_called_a_subscription, is_unknown, name_of
from subterminator.pages.blocks import PageBlock, page_blocks
from subterminator.pages.statements import statement_of
from subterminator.pages.subscriptions import Subscriptions
from subterminator.pages.which import called

_NUMBER = re.compile(r"(?=[\w/-]*\d)[\w/-]+(?: \d[\w/-]*)*")
_DIGITS = 5
"""Least number of digits of a contract number."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The subscription on a page."""

    name: str
    """Name on the page, for a reading of its own part; "" if it has none of its own."""
    quote: str
    """The words that the flow's pages have as well: a name or a number; "" if only its days can tell."""


def identity_on(view: PageView, flow: Sequence[PageView], service: str, plan: str = "") -> Identity | None:
    """Return the subscription of a page that the pages of a flow were about.

    None if it is another one, or if several may be the one.

    Args:
        plan: the name of the plan that the person wants cancelled; "" if none was given.
    """
    subscriptions = Subscriptions.on(view, service, plan)
    flow_lines = [line for page in flow for line in _lines(page)]
    flow_numbers, captioned = _numbers(flow_lines), _captioned(flow_lines)
    products = [each for each in subscriptions.products if not _is_a_list(each, subscriptions.products)]
    candidates = [each for each in products if not _is_another_contract(each, flow_numbers, captioned)]
    if plan:
        candidates = [each for each in candidates if _names(name_of(each), plan)]
    named = [each for each in candidates if _numbers(each.whole()) & flow_numbers]
    named = named or [each for each in candidates if _tells(name_of(each), service, flow_lines)]
    if len(_outermost(products)) == 1:
        named = named or [each for each in candidates if _is_the_one_asked_for(name_of(each), service)]
    if outermost := _outermost(named):
        meant, name = outermost[0], name_of(outermost[0])
        twins = [each for each in products if normalise(name_of(each)) == normalise(name)]
        if len(outermost) > 1 or not all(_holds(each, meant) or _holds(meant, each) for each in twins):
            return None
        return Identity(name, next(iter(_numbers(meant.whole()) & flow_numbers), name))
    if plan or len(_outermost(products)) > 1 or subscriptions.scope().others:
        return None
    if not all(_has_no_name(name_of(each), service) for each in products):
        return None
    return None if _is_another_contract(subscriptions.root, flow_numbers, captioned) else Identity("", "")


def _outermost(blocks: Sequence[PageBlock]) -> list[PageBlock]:
    return [each for each in blocks if not any(each is not other and _holds(other, each) for other in blocks)]


def _is_a_list(block: PageBlock, products: Sequence[PageBlock]) -> bool:
    """Return whether a block is no subscription but a list of several: "My subscriptions"."""
    return len(_outermost([each for each in products if each is not block and _holds(block, each)])) > 1


def _lines(view: PageView) -> Iterator[str]:
    """Yield the lines of a page outside of its menus, without what they say goes on, and what is chosen from lists."""
    for element in view.elements:
        if element.role == "combobox" and element.value and not element.modal_blocked:
            yield f"{element.label}: {element.value}"
    for block in page_blocks(view).walk_own():
        for line in [block.heading, *block.lines]:
            if line and not _says_it_stays(line):
                yield line


def _says_it_stays(line: str) -> bool:
    clauses = statement_of(line).meanings
    return any("stays" in each.flags or (each.act == "keep" and each.polarity == "+") for each in clauses)


def _numbers(lines: Sequence[str]) -> frozenset[str]:
    """Return the contract numbers in lines: those in a line that says so, or below such a caption."""
    numbers: set[str] = set()
    captioned = False
    for line in lines:
        says = _is_of_a_contract(line)
        if says or captioned:
            numbers |= _long_numbers(line)
        captioned = says and not any(map(str.isdigit, line))
    return frozenset(numbers)


def _is_of_a_contract(line: str) -> bool:
    """Return whether a line is about the number of a contract, not about that of a customer."""
    clauses = statement_of(line).meanings
    numbers = [each.object for each in clauses if "number" in each.flags]
    about = any(each.object in FAMILY for each in clauses)
    return about and bool(numbers) and all(each in FAMILY | {"none"} for each in numbers)


def _long_numbers(line: str) -> frozenset[str]:
    plain = Lexicon.load().dates.without(normalise(line))
    found = {re.sub(r"\W", "", each) for each in _NUMBER.findall(plain)}
    return frozenset(each for each in found if sum(map(str.isdigit, each)) >= _DIGITS)


def _captioned(lines: Sequence[str]) -> dict[str, frozenset[str]]:
    """Return the long numbers in lines by the words beside them, or in the line above."""
    found: dict[str, frozenset[str]] = {}
    above = ""
    for line in lines:
        numbers = _long_numbers(line)
        caption = " ".join(re.findall(r"[^\W\d_]+", _NUMBER.sub("", normalise(line)))) or above
        if numbers and caption:
            found[caption] = found.get(caption, frozenset()) | numbers
        above = "" if numbers else caption
    return found


def _is_another_contract(block: PageBlock, numbers: frozenset[str], captioned: dict[str, frozenset[str]]) -> bool:
    """Return whether a part has other contract numbers than the flow's pages, or another one beside the same words."""
    lines = block.whole()
    own = _numbers(lines)
    if own and numbers and not own & numbers:
        return True
    return any(not found & captioned.get(caption, found) for caption, found in _captioned(lines).items())


def _tells(name: str, service: str, flow_lines: Sequence[str]) -> bool:
    """Return whether a name is one that only a product has, and stands in the flow."""
    return not _has_no_name(name, service) and _is_proper(name) and any(_names(line, name) for line in flow_lines)


def _is_the_one_asked_for(name: str, service: str) -> bool:
    """Return whether a part has the whole name that the person gave, and that is a subscription's: "Example Plus"."""
    own = called(service)
    plan = names_tier().search(normalise(own)) is not None or is_called_a_subscription(own)
    return plan and bool(name) and normalise(name) == normalise(own)


def _has_no_name(name: str, service: str) -> bool:
    """Return whether a part is called no more than the service is, or by words for any subscription."""
    own = tokens(normalise(called(service)))
    return not _is_proper(name) or set(tokens(normalise(name))) <= set(own)


def _is_proper(name: str) -> bool:
    return bool(name) and (is_unknown(name) or names_tier().search(normalise(name)) is not None)


def _names(line: str, name: str) -> bool:
    """Return whether a line has a name as whole words."""
    words = normalise(name)
    edge = r"(?<!\w)" if words[:1].isascii() else ""
    after = r"(?!\w)" if words[-1:].isascii() else ""
    return bool(words) and re.search(f"{edge}{re.escape(words)}{after}", normalise(line)) is not None


def _holds(outer: PageBlock, inner: PageBlock) -> bool:
    return any(part is inner for part in outer.walk())
