"""Search for the way: the controls of a page that may lead to the subscription and its end, with their likelihood."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import unquote, urlsplit

from subterminator.domain.page import Element, PageView
from subterminator.domain.protocols import ServiceProtocol
from subterminator.domain.roles import BUTTONS, FURNITURE
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.currencies import sum_pattern
from subterminator.lexicon.lexicon import CANCELLING
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import OTHER_THINGS
from subterminator.pages.addresses import foreign_host, opens_portal, page_address
from subterminator.pages.controls import NEVER, Controls
from subterminator.pages.fingerprint import is_covered
from subterminator.pages.labels import only_edits
from subterminator.pages.links import marks_a_place, target_of

_WORTH = {
    "cancellation": 6.0,
    "subscription": 5.0,
    "renewal": 5.0,
    "auto_payment": 4.5,
    "trial": 4.0,
    "free_plan": 4.0,
    "account": 3.5,
    "payment": 2.5,
    "payment_method": 1.5,
    "benefits": 2.0,
    "support": 1.0,
    "content": 0.3,
    "terms": 0.2,
}
"""Value of a label by its subject: how likely it leads to the end."""
_ENDS = 7.0
"""Value of a label that names an end, among other things."""
_LEADS_ON = 3.0
"""Value of a label that only leads on: settings, more, details."""
LAST_RESORT = 0.5
"""Value of a way that is tried when nothing else is left: a way to reach somebody, and help in the footer."""
_TELLS_HOW = 2.2
"""Value of a label that tells how to end it: the end may stand in an article of the help."""
_HELPS = 0.8
_UNKNOWN = 0.4
_IN_MENU = 0.6
"""Value of a link in the site's menu with unknown words: tried last."""
_MENUS = frozenset({"navigation", "banner"})
_MENU_UNKNOWN = 1.5
"""Value of an item of an open menu with an unknown label."""
_FOLDED_UNKNOWN = 2.5
"""Value of a folded menu with an unknown label, such as the person's own name."""
_NEARBY = 2.0
"""Added for a control in the subscription's part of the page."""
_NAMED = 1.5
"""Added for a control that names the service, and something of it."""
_ROW = 3.0
"""Added for a row that begins with the service's name, and shows a price."""
_SHORT = 3
"""Length of a name that may begin any word."""
_COVERED = -3.0
"""Added for a control under something else: what lies on top was opened last."""
_BESIDE = -3.0
"""Added for a control in the part of another product."""
_IN_FOOTER = -0.7
_FOLDED = 0.5
"""Added for a control that unfolds: it costs little."""
_OF_ADDRESS = 0.8
"""Weight of the words of an address, relative to those of the label."""
_LONGEST = 80
"""Longest label, in characters; a longer one is a text that can be pressed."""
_MEDIA = re.compile(r"\.(?:pdf|zip|jpe?g|png|csv|docx?|exe|apk|dmg)$", re.IGNORECASE)
_PRESSED = BUTTONS | {"treeitem", "menuitemradio"}


@dataclass(frozen=True, slots=True)
class Way:
    """A control that may lead on."""

    page: str
    """Address of the page that it is on."""
    control: tuple[str, str]
    """Its role and label, as `reads_as` has them."""
    target: str
    """The page that its address leads to; "" where only a press can tell."""
    address: str
    """The whole address it leads to."""
    value: float
    """Likelihood of leading to the end; only the order of values counts."""
    host: str = ""
    """The host it leads to if that is not the service's: then it is only reported, not tried."""

    @property
    def key(self) -> tuple[str, ...]:
        """Identity of the way: where it leads, else its page and control."""
        return (self.target,) if self.target else (page_address(self.page), *self.control)


def ways(view: PageView, service: ServiceProtocol, controls: Controls) -> list[tuple[Way, Element]]:
    """List the controls of a page that may lead on, the likeliest first. Takes time proportional to the page."""
    subscriptions = controls.subscriptions(view)
    foreign, near = subscriptions.foreign | subscriptions.rivals, subscriptions.near
    beside = subscriptions.beside
    holders = {each.parent for each in view.elements if each.interactive}
    inside = {each.ref for each in view.within(view.dialog)} if view.dialog is not None else None
    best_ways: dict[tuple[str, ...], tuple[Way, Element]] = {}
    for each in view.elements:
        if inside is not None and each.ref not in inside:
            continue
        if not _may_be_tried(each, view, controls) or each.node in foreign:
            continue
        if each.role == "generic" and each.ref in holders:
            continue
        value = (
            _value(each, view, near)
            + _named_like(each, service)
            + (_BESIDE if each.node in beside else 0)
            + (_COVERED if is_covered(each) else 0)
        )
        if value <= 0 or (value <= _LEADS_ON and marks_a_place(view, each)):
            continue
        target = target_of(view, each)
        leads = target if not _is_mark(target, view.url) else ""
        host = foreign_host(target, service) if target else ""
        way = Way(view.url, reads_as(each), page_address(leads) if leads else "", leads, round(value, 2), host)
        if way.key not in best_ways or best_ways[way.key][0].value < way.value:
            best_ways[way.key] = way, each
    return sorted(best_ways.values(), key=lambda pair: -pair[0].value)


def _named_like(element: Element, service: ServiceProtocol) -> float:
    """Return what is added for a control with the service's name and more words, which may name its subscription.

    A row of a list with its price is likelier; its words may run together: "ExampleActive".
    """
    own, words = tokens(normalise(service.name)), tokens(normalise(element.label))
    if own and set(own) < set(words):
        return _NAMED
    name, label = normalise(service.name), normalise(element.label)
    row = len(name) > _SHORT and label.startswith(name) and label != name and sum_pattern().search(element.label)
    return _ROW if row else 0.0


def _is_mark(href: str, url: str) -> bool:
    """Return whether an address is a fragment of the open page."""
    return "#" in href and page_address(href) == page_address(url)


def _may_be_tried(element: Element, view: PageView, controls: Controls) -> bool:
    if not element.usable or element.role not in _PRESSED:
        return False
    writes = element.form_method == "POST" and not opens_portal(element.form_action)
    if element.role == "switch" or writes or len(element.label) > _LONGEST:
        return False
    if element.has("expanded") or element.has("selected"):
        return False
    target = target_of(view, element)
    if element.href and not element.href.startswith("javascript:"):
        if not target or _MEDIA.search(urlsplit(target).path):
            return False
        if page_address(target) == page_address(view.url) and not _is_mark(target, view.url):
            return False
        meant = [Reader.load().control(word) for word in _words_of(unquote(urlsplit(target).path))]
        if any(each.may("sign_out") or each.may("delete") for each in meant):
            return False
    elif not element.label and not element.has("collapsed"):
        return False
    labels = controls.labels(element, view)
    if element.has("collapsed") or element.role == "tab":
        return not any(label.intents & (NEVER - {"money"}) for label in labels)  # a menu of changes may hold the end
    if any("plans" in label.intents for label in labels):
        return element.role == "link" or only_edits(element.label)
    if any(label.best in CANCELLING for label in labels):  # where several start a cancellation, trying one is a guess
        return bool(element.href) and controls.only_names_the_law(element, view)
    barred = NEVER - ({"keep"} if target and _only_helps(element.label) else set())
    return not any(label.intents & (barred | {"decline", "close", "proceed"}) for label in labels)


def _only_helps(label: str) -> bool:
    """Return whether a label names nothing but help, which a flow may offer as a way to stay."""
    meanings = Reader.load().control(label).meanings
    meant = [each for each in meanings if (each.act, each.object) != ("none", "none")]
    return bool(meant) and all(
        each.act in {"inform", "contact"} or (each.act, each.object) == ("none", "support") for each in meant
    )


def _value(element: Element, view: PageView, near: frozenset[str]) -> float:
    value = _worth(element.label) if element.label else 0.0
    if target := target_of(view, element):
        path = unquote(urlsplit(target).path + " " + urlsplit(target).fragment)
        value = max(value, _OF_ADDRESS * _worth_of_path(path))
    landmark = view.closest(element, FURNITURE)
    folded = element.has("collapsed")
    if value <= 0 and folded:
        value = _FOLDED_UNKNOWN
    elif value <= 0:
        opened = element.role == "menuitem" and (view.closest(element, FURNITURE) is None or not element.href)
        value = _MENU_UNKNOWN if opened else _UNKNOWN
    if folded:
        value += _FOLDED
    if element.node in near and landmark is None and value > _HELPS:
        value += _NEARBY
    if value == _UNKNOWN and target and landmark is not None and landmark.role in _MENUS:
        value = _IN_MENU
    if landmark is not None and landmark.role == "contentinfo":
        least = _HELPS if value > _HELPS else LAST_RESORT if value >= LAST_RESORT else 0
        value = max(value + _IN_FOOTER, least) if value < _ENDS - 1 else value
    return value


def menu_worth(view: PageView, element: Element) -> float:
    """Value a link of a menu, header or footer by its words and its address; 0 where none is known."""
    worth = _worth(element.label) if element.label else 0.0
    target = target_of(view, element)
    return max(worth, _OF_ADDRESS * _worth_of_path(unquote(urlsplit(target).path))) if target else worth


@lru_cache(maxsize=10_000)
def _worth(label: str) -> float:
    """Value a label by its subject: how likely it leads to the end; 0 if its words are unknown."""
    meant = Reader.load().control(label)
    things = {each.object for each in meant.meanings} | {flag for each in meant.meanings for flag in each.flags}
    acts = {each.act for each in meant.meanings}
    if "cookies" in things:
        return 0.0
    if not meant.meanings or (not acts - {"none"} and not things & _WORTH.keys()):
        return 0.0
    worth = max((_WORTH[thing] for thing in things & _WORTH.keys()), default=0.0)
    past = all(each.tense == "past" for each in meant.meanings if each.act in ENDING)
    if acts & ENDING and not things & OTHER_THINGS and not past:
        worth = max(worth, _ENDS)
    if acts & {"navigate", "change"}:
        worth = (worth + 0.5 if worth >= _HELPS else worth) if worth else _LEADS_ON
    if "end" in things and "cancellation" not in things:
        worth = max(worth, _WORTH["cancellation"])
    ends_other = any(each.act in ENDING and each.object in OTHER_THINGS for each in meant.meanings)
    if ends_other or (things & OTHER_THINGS and worth < _WORTH["trial"]):
        worth = min(worth, _HELPS)
    if "inform" in acts and worth < _ENDS:
        ends = "end" in things and not things & OTHER_THINGS
        worth = _TELLS_HOW if ends else min(worth, _WORTH["support"]) or _HELPS
    if "sign_in" in acts:
        worth = min(worth, _HELPS)
    if "contact" in acts:
        worth = min(max(worth, LAST_RESORT + 0.1), _HELPS)
    return worth - 0.1 * sum(bool(each.unknown) for each in meant.meanings)


def _worth_of_path(path: str) -> float:
    """Value the words of an address likewise: its last part counts most."""
    worths = [_worth(part) for part in _words_of(path)]
    return max(worths[-1], 0.6 * max(worths)) if worths else 0.0


def _words_of(path: str) -> list[str]:
    """List the words of each part of an address."""
    parts = [" ".join(re.findall(r"[^\W\d_]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", part))) for part in path.split("/")]
    return [part for part in parts if part]
