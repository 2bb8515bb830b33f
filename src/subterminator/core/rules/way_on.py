"""The way on from a page of a cancellation whose words say little: by the structure of the page."""

from __future__ import annotations

from urllib.parse import urlsplit

from subterminator.core.rules.situation import Situation
from subterminator.domain.protocols import Element
from subterminator.domain.roles import BUTTONS, FURNITURE
from subterminator.lexicon.reader import Reader
from subterminator.pages.addresses import page_address
from subterminator.pages.block_kinds import sums_in
from subterminator.pages.blocks import page_blocks
from subterminator.pages.controls import NEVER
from subterminator.pages.cookie_notices import cookie_choices
from subterminator.pages.labels import ORDERING, first_line
from subterminator.pages.links import leads_nowhere
from subterminator.pages.site_search import buttons_of_the_search

_AGAINST = frozenset({"close", "manage", "signin", "third_party"})
"""Intents of controls that lead out of the flow."""
_CARDS = frozenset({"card", "article", "listitem"})
_BACK = frozenset({"keep", "dismiss", "sign_out"})
_ONWARD = frozenset({"proceed", "decline", "end"})


def way_on(page: Situation) -> Element | None:
    """Return the only control by which a page inside a cancellation can go on; None if that cannot be told.

    The others keep, take an offer, pause, close or lead back; or it is the only button that sends the page's form. Its
    own words need not be understood: what it does is asked about.
    """
    if not page.has_begun:
        return None
    beside = cookie_choices(page.view) | buttons_of_the_search(page.view)
    pressable = [each for each in page.untried.elements if _is_pressable(page, each) and each.node not in beside]
    waits = any(each.has("disabled") and _goes_on(each) for each in page.untried.elements if each.interactive)
    offered = _in_offers(page, pressable)
    against = [
        each for each in pressable if each.node in offered or _is_against(page, each) or (waits and _may_dismiss(each))
    ]
    onward = [each for each in pressable if each not in against and not _leads_up(page, each)]
    senders = [each for each in onward if each.form_method == "POST"]
    understood = [each for each in onward if _goes_on(each)]
    for among in (senders, understood, onward if against else []):
        if len(among) == 1:
            return among[0]
    return None


def _in_offers(page: Situation, pressable: list[Element]) -> frozenset[str]:
    """Return the nodes in cards that name a sum, beside a control outside of them: "Swap to Basic for $5"."""
    nodes: set[str] = set()
    for card in page_blocks(page.view, page.view.dialog).walk():
        held = {each.node for each in card.every_element}
        inside = [each for each in pressable if each.node in held]
        if card.kind in _CARDS and inside and len(inside) < len(pressable) and any(sums_in(card.whole())):
            nodes |= {each.node for each in inside if not Reader.load().control(each.label).may("end")}
    return frozenset(nodes)


def _goes_on(element: Element) -> bool:
    return bool(element.label) and Reader.load().control(first_line(element, element.label)).kind in _ONWARD


def _may_dismiss(element: Element) -> bool:
    """Return whether a control may only close its dialog: "Cancel" beside "Next"."""
    return Reader.load().control(first_line(element, element.label)).may("dismiss")


def _is_pressable(page: Situation, element: Element) -> bool:
    view = page.view
    if (
        not (element.usable and element.role in BUTTONS and element.label)
        or element.has("expanded")
        or element.has("collapsed")
    ):
        return False
    inside = view.dialog is None or any(each.ref == view.dialog for each in view.ancestors(element))
    heading = next((each.ref for each in view.elements if each.role == "heading"), 0)
    skips = element.role == "link" and element.ref < heading and not element.in_viewport  # "Skip to content"
    return inside and not skips and view.closest(element, FURNITURE) is None and not leads_nowhere(view, element)


def _is_against(page: Situation, element: Element) -> bool:
    """Return whether a control keeps, takes, pauses, closes or leads out."""
    meant = Reader.load().control(first_line(element, element.label))
    grave = {meant.kind, *meant.also} & ORDERING
    if page.controls.goes_on_with_the_service(element):
        return True
    if page.controls.says(element, NEVER) or meant.kind in _BACK or (grave and meant.kind not in _ONWARD):
        return True
    return any(label.best in _AGAINST for label in page.controls.labels(element))


def _leads_up(page: Situation, element: Element) -> bool:
    """Return whether a link leads to the account or to a page above this one, or only informs."""
    if not element.href or element.form_method:
        return False
    target, here = urlsplit(page_address(element.href)), urlsplit(page_address(page.view.url))
    above = target.netloc == here.netloc and f"{here.path}/".startswith(f"{target.path.rstrip('/')}/")
    away = target.netloc not in {"", here.netloc}
    meant = Reader.load().control(element.label)
    informs = meant.kind in {"navigate", "unknown"} and not _goes_deeper(element, page)
    if page.memory.has_led_out(page.fingerprint):  # what seemed to lead on did not: "Go to the procedure" may
        informs = informs and all(each.act != "go_on" for each in meant.meanings)
    return above or away or informs or page_address(element.href) == page_address(page.controls.service.entry_url)


def _goes_deeper(element: Element, page: Situation) -> bool:
    """Return whether a link's address continues that of the page: the next step stands below, or beside, this one."""
    target, here = page_address(element.href), page_address(page.view.url)
    parent = here.rpartition("/")[0]
    return target.startswith(f"{here}/") or (target.startswith(f"{parent}/") and parent.count("/") > 3)
