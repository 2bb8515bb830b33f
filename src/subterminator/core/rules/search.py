"""Search for the way: the controls of a page that may lead to the subscription and its end, with their likelihood."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from urllib.parse import urlsplit

from subterminator.domain.page import Element, PageView
from subterminator.domain.protocols import ServiceProtocol
from subterminator.domain.roles import BUTTONS, FURNITURE
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.currencies import sum_pattern
from subterminator.lexicon.language_files import settings
from subterminator.lexicon.lexicon import CANCELLING, REFUSED, Lexicon
from subterminator.lexicon.meaning import ENDING, Meaning
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.lexicon.things import OTHER_THINGS
from subterminator.pages.addresses import address_words, foreign_host, is_step, opens_portal, page_address
from subterminator.pages.block_kinds import is_called_a_subscription
from subterminator.pages.blocks import PageBlock, headings_of, page_blocks
from subterminator.pages.controls import NEVER, Controls
from subterminator.pages.cookie_notices import cookie_choices
from subterminator.pages.fingerprint import is_covered
from subterminator.pages.labels import are_initials, first_line, only_edits, only_helps
from subterminator.pages.links import marks_a_place, skip_links, target_of
from subterminator.pages.statements import statement_of
from subterminator.pages.subscription_lists import entries_of_subscriptions, entry_meant
from subterminator.pages.which import Wanted, is_short_for

_WORTH = {
    "cancellation": 6.0,
    "subscription": 5.0,
    "renewal": 5.0,
    "auto_payment": 4.5,
    "fee": 4.5,
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
_MARKED = 1.2
"""Most value of a label in which a word for members or their plans only marks what is for them."""
_ENDS = 7.0
"""Value of a label that names an end, among other things."""
_MANAGES = 5.5
"""Least value of a label that manages or changes the subscription."""
_LEADS_ON = 3.0
"""Value of a label that only leads on: settings, more, details."""
ACCOUNT_LIKE = 2.4
"""Least value of a link that is opened after the end was sent, to find where the account shows it."""
LAST_RESORT = 0.5
"""Value of a way that is tried when nothing else is left: a way to reach somebody, and help in the footer."""
_TELLS_HOW = 2.2
"""Value of a label that tells how to end it: the end may stand in an article of the help."""
_HELPS = 0.8
_OWN_THING, _TRADE_THING, _MINE = 2.8, 2.6, 0.8
"""Value of a label that names something of the person's own, or what trades call what their customers hold;
what is added for one that is both."""
_WORDS_OF_A_THING = 4
"""Most words of such a label."""
_UNKNOWN_LINK, _UNKNOWN_ITEM, _UNKNOWN_BUTTON, _UNKNOWN_BELOW = 0.7, 0.6, 0.5, 0.3
"""Value of a control with unknown words: a link of the page's own part, an item of the menus, a button, or anything in
the footer. They are tried last, in this order, while the budget lasts."""
_IN_CARD, _IN_CARD_BUTTON = 2.2, 1.6
"""Value of a link, or a button, with unknown words in the subscription's part of the page."""
_ON_ITS_PAGE = 0.25
"""Added for a control with unknown words in the main part of a page that shows the subscription."""
_OWN_NAME = 2.5
"""Value of a control of the menus that reads as the person's name or initials."""
_MENU_OF_LINKS = 4
"""Least number of links of the account's own menu."""
_OF_THE_ACCOUNT = 1.6
"""Least value of a link of that menu."""
_DULL = 0.35
"""Most value of a way that leads to legal pages, prices, news, or jobs, unless its words name an end."""
_DULL_PATH = re.compile(
    r"(?:^|[/_.-])(?:legal|imprint|impressum|privacy|datenschutz|privacidad|privacidade|cookies?|terms|tos|agb|jobs|"
    r"careers?|press|presse|blog|news|about|prices|pricing|tariffs?|tarife|tarifas|tarieven|cennik|shop|store|sitemap|"
    r"accessibility)(?:$|[/_.-])",
    re.IGNORECASE,
)
_NAME_OF_A_PERSON = 3
"""Most words of a name."""
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
_LONGEST_TILE = 240
"""Longest label of a tile that tells the state of what it links to."""
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
    of_menus: bool = False
    """Whether it stands in a menu, header or footer, which are the same on every page."""

    @property
    def key(self) -> tuple[str, ...]:
        """Identity of the way: where it leads, else its control, and its page unless it is one of the menus."""
        return (self.target,) if self.target else ("" if self.of_menus else page_address(self.page), *self.control)


def ways(view: PageView, service: ServiceProtocol, controls: Controls) -> list[tuple[Way, Element]]:
    """List the controls of a page that may lead on, the likeliest first. Takes time proportional to the page."""
    subscriptions = controls.subscriptions(view)
    foreign, near = subscriptions.foreign | subscriptions.rivals, subscriptions.near
    beside = subscriptions.beside
    holders = {each.parent for each in view.elements if each.interactive}
    skipping = skip_links(view)
    on_top = view.dialog if view.dialog is not None and not _is_a_notice(view, view.dialog) else None
    inside = {each.ref for each in view.within(on_top)} if on_top is not None else None
    left_out = foreign | skipping | cookie_choices(view)
    menu = _menu_of_the_account(view, service)
    entries = _entries(view, controls)
    best_ways: dict[tuple[str, ...], tuple[Way, Element]] = {}
    for each in view.elements:
        if inside is not None and each.ref not in inside:
            continue
        if not each.usable or each.role not in _PRESSED or each.node in left_out:
            continue
        heading = _goes_on_under(each, view, subscriptions.root)
        if not _may_be_tried(each, view, controls, goes_on_to_the_end=bool(heading)):
            continue
        if each.role == "generic" and each.ref in holders:
            continue
        value = (
            _value(each, view, near, heading, own_menu=each.node in menu)
            + _named_like(each, service)
            + (_BESIDE if each.node in beside else 0)
            + entries.get(each.node, 0)
            + (_COVERED if is_covered(each) else 0)
        )
        if value <= 0 or (value <= _LEADS_ON and marks_a_place(view, each)):
            continue
        unfolds = each.has("collapsed") or each.has("expanded")  # its script opens a menu in place of its address
        target = "" if unfolds else target_of(view, each)
        leads = target if not _is_mark(target, view.url) else ""
        host = foreign_host(target, service) if target else ""
        of_menus = view.closest(each, FURNITURE) is not None
        page = page_address(leads) if leads else ""
        way = Way(view.url, reads_as(each), page, leads, round(value, 2), host, of_menus)
        if way.key not in best_ways or best_ways[way.key][0].value < way.value:
            best_ways[way.key] = way, each
    return sorted(best_ways.values(), key=lambda pair: -pair[0].value)


def _entries(view: PageView, controls: Controls) -> dict[str, float]:
    """Return what is added for each link of a list of subscriptions, where the name of one tells that it is meant."""
    wanted = Wanted(controls.service.name, controls.service.plan, controls.known)
    added: dict[str, float] = {}
    for entries in entries_of_subscriptions(view):
        if (meant := entry_meant(entries, wanted)) is not None:
            added |= {each.node: _NEARBY + _NAMED if each is meant else _BESIDE for each in entries}
    return added


def _is_a_notice(view: PageView, dialog: int) -> bool:
    """Return whether a dialog is only a notice about cookies, beside which the page can be worked."""
    pressed = [each.node for each in view.within(dialog) if each.interactive]
    return bool(pressed) and cookie_choices(view).issuperset(pressed)


def ways_to_account(view: PageView, service: ServiceProtocol, controls: Controls) -> list[Way]:
    """List the links of a page that may lead to a page of the account, the likeliest first; none that acts.

    A notice that covers the page, such as one about cookies, does not hide them: they are opened, not pressed.
    """
    uncovered = tuple(replace(each, modal_blocked=False, hit=True) for each in view.elements)
    bare = replace(view, elements=uncovered, dialog=None)
    return [
        way
        for way, element in ways(bare, service, controls)
        if way.target and not way.host and way.value >= ACCOUNT_LIKE and not _acts(way, element, bare, controls)
    ]


def menus_of_account(view: PageView, service: ServiceProtocol, controls: Controls) -> list[Element]:
    """List the controls in menus, headers and footers that may unfold ways to the account, the likeliest first."""
    return [
        element
        for way, element in ways(view, service, controls)
        if not way.target and way.of_menus and way.value >= ACCOUNT_LIKE and not _acts(way, element, view, controls)
    ]


def _acts(way: Way, element: Element, view: PageView, controls: Controls) -> bool:
    """Return whether a link may end, keep, resume, sell or sign out, by its words or those of its whole address."""
    parts = urlsplit(way.address)
    words = address_words(parts.path) + address_words(parts.query)
    meant = [Reader.load().control(each) for each in words]
    if is_step(way.address) or any(each.may("resume") or each.may("money") for each in meant):
        return True
    return any(label.intents & (CANCELLING | REFUSED | {"keep"}) for label in controls.labels(element, view))


def _named_like(element: Element, service: ServiceProtocol) -> float:
    """Return what is added for a control with the service's name and more words, which may name its subscription.

    The name alone may be the site's logo, unless it is a subscription's: "Example Plus Membership". So may several
    words of it without the firm's. A row of a list with its price is likelier; its words may run together:
    "ExampleActive".
    """
    own, words = tokens(normalise(service.name)), tokens(normalise(element.label))
    if own and set(own) < set(words):
        return _NAMED
    if own and own == words and is_called_a_subscription(service.name):
        return _NAMED
    if len(words) > 1 and own != words and is_short_for(element.label, service.name):
        return _NAMED
    name, label = normalise(service.name), normalise(element.label)
    row = len(name) > _SHORT and label.startswith(name) and label != name and sum_pattern().search(element.label)
    return _ROW if row else 0.0


def _is_mark(href: str, url: str) -> bool:
    """Return whether an address is a fragment of the open page."""
    return "#" in href and page_address(href) == page_address(url)


def _may_be_tried(element: Element, view: PageView, controls: Controls, *, goes_on_to_the_end: bool) -> bool:
    """Return whether the search may press a control.

    `goes_on_to_the_end`: it only goes on, under a heading about an end.
    """
    writes = element.form_method == "POST" and not opens_portal(element.form_action)
    if element.role == "switch" or writes or _is_a_text(element):
        return False
    if element.has("expanded") or element.has("selected"):
        return False
    target = target_of(view, element)
    if element.href and not element.href.startswith("javascript:"):
        if not target or _MEDIA.search(urlsplit(target).path):
            return False
        if page_address(target) == page_address(view.url) and not _is_mark(target, view.url):
            return False
        meant = [Reader.load().control(word) for word in address_words(urlsplit(target).path)]
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
    sells = not target and _sells_something_unknown(element.label) and not _named_like(element, controls.service)
    if sells or _ends_another_thing(element.label):
        return False
    barred = NEVER - ({"keep"} if target and only_helps(element.label) else set())
    named = bool(target) and _worth_of_thing(element.label) > 0  # "My SIM", where "sim" is a yes in another language
    barred |= {"close"} if named else {"decline", "close", "proceed"}
    barred -= {"money"} if target and (_leads_to_changes(element) or _states_its_charge(element)) else set()
    barred -= {"proceed"} if goes_on_to_the_end else set()
    return not any(label.intents & barred for label in labels)


def _goes_on_under(element: Element, view: PageView, root: PageBlock) -> str:
    """Return the heading about an end over a link that only goes on: "Continue" under "Freeze or cancel"; or ""."""
    if not target_of(view, element) or Reader.load().control(first_line(element, element.label)).kind != "proceed":
        return ""
    heading = next(iter(headings_of(element, root)), "")
    return heading if heading and _worth(heading) >= _ENDS else ""


def _leads_to_changes(element: Element) -> bool:
    """Return whether a link only leads to where a contract is changed, or also ended: "View or change your contract".

    A bare "Change" opens a page that asks what; "Change plan" itself may be the way to a dearer one.
    """
    meant = Reader.load().control(first_line(element, element.label))
    return only_changes_something(element) or (
        meant.kind == "navigate" and (not meant.may("money") or meant.may("end"))
    )


def only_changes_something(element: Element) -> bool:
    """Return whether a label changes what it does not name: "Change", "Edit"."""
    meant = Reader.load().control(first_line(element, element.label))
    edits = bool(meant.meanings) and all(each.act == "change" and "edit" in each.flags for each in meant.meanings)
    return meant.kind == "unknown" and edits and all(each.object == "none" for each in meant.meanings)


def _is_a_text(element: Element) -> bool:
    """Return whether a label is a text that can be pressed; a tile that links to a subscription may tell its state."""
    return len(element.label) > _LONGEST and not (element.href and _states_a_subscription(element))


def _states_a_subscription(element: Element) -> bool:
    """Return whether a label tells, below its title, that something runs: "Plus", "Renews on 6 January"."""
    return len(element.label) <= _LONGEST_TILE and _says_that_it_runs(element.label.removeprefix(element.title))


def _states_its_charge(element: Element) -> bool:
    """Return whether a label tells only what runs and when it is charged next: "Plus $9 · next charge on 6 January"."""
    acts = {each.act for each in Reader.load().read(element.label)}
    plain = "renew" in acts and acts <= {"none", "renew"}
    return plain and bool(Lexicon.load().dates.read(normalise(element.label)))


@lru_cache(maxsize=10_000)
def _says_that_it_runs(text: str) -> bool:
    return bool(statement_of(text).states & {"active", "renews"})


@lru_cache(maxsize=10_000)
def _ends_another_thing(label: str) -> bool:
    """Return whether a label ends something that is no subscription: "Cancel booking"."""
    meant = Reader.load().control(label)
    acting = [each for each in meant.meanings if each.act in ENDING and each.tense != "past" and each.polarity == "+"]
    helps = any(each.act in {"inform", "contact"} or "ask" in each.flags for each in meant.meanings)
    return bool(acting) and not helps and all(each.object in OTHER_THINGS for each in acting)


def _sells_something_unknown(label: str) -> bool:
    """Return whether a label names a sum and says nothing else that is known: "Get a SIM for $5"."""
    return _worth(label) <= 0 and sum_pattern().search(label) is not None


def _menu_of_the_account(view: PageView, service: ServiceProtocol) -> frozenset[str]:
    """Return the nodes of the links in the lists of links that lead to the account's page: its own menu.

    What would be dull in the site's menu, such as the shop, may be a part of the account there.
    """
    entry = page_address(service.entry_url)
    nodes: set[str] = set()
    for block in page_blocks(view).walk():
        if len(block.parts) < _MENU_OF_LINKS or any(part.parts for part in block.parts) or block.kind == "banner":
            continue
        links = [each for each in block.every_element if each.href]
        if any(each.label and target_of(view, each) and page_address(each.href) == entry for each in links):
            nodes.update(each.node for each in links)
    return frozenset(nodes)


def _value(element: Element, view: PageView, near: frozenset[str], heading: str, *, own_menu: bool = False) -> float:
    """Return how likely a control leads on.

    Args:
        heading: what it only goes on under, if that is about an end; or "".
        own_menu: it is one of the account's own menu.
    """
    value = words = _worth(element.label) if element.label else 0.0
    if heading:
        value = words = max(value, _worth(heading))
    if target := target_of(view, element):
        path = f"{urlsplit(target).path} {urlsplit(target).fragment}"
        value = max(value, _OF_ADDRESS * _worth_of_path(path))
    landmark = view.closest(element, FURNITURE)
    folded = element.has("collapsed")
    if landmark is None and target and _states_a_subscription(element):
        value = words = max(value, _WORTH["subscription"])
    if value <= 0:
        value = _FOLDED_UNKNOWN if folded else _value_of_unknown(element, view, target, near, landmark)
        value += _NEARBY if folded and element.node in near and landmark is None else 0
    elif element.node in near and landmark is None and value > _HELPS and _may_lead_on(element, value):
        value += _NEARBY
    if folded:
        value += _FOLDED
    if target and words < _MANAGES and _DULL_PATH.search(urlsplit(target).path):
        value = min(value, _DULL)
    if own_menu:
        value = max(value, _OF_THE_ACCOUNT)
    if Reader.load().control(first_line(element, element.label)).kind == "delete":
        value = min(value, LAST_RESORT)  # the account and all in it, which is asked about, and not the subscription
    if landmark is not None and landmark.role == "contentinfo":
        least = _HELPS if value > _HELPS else min(value, LAST_RESORT)
        value = max(value + _IN_FOOTER, least) if value < _ENDS - 1 else value
    return value


def _may_lead_on(element: Element, value: float) -> bool:
    """Return whether it is a control, or a line that can be pressed and names the subscription: no mere status."""
    return element.role != "generic" or value >= _WORTH["account"]


def _value_of_unknown(
    element: Element, view: PageView, target: str, near: frozenset[str], landmark: Element | None
) -> float:
    """Value a control whose words are unknown, by its place."""
    if landmark is not None and landmark.role == "contentinfo":
        return _UNKNOWN_BELOW
    if landmark is not None and landmark.role in _MENUS and _reads_as_a_person(element, view):
        return _OWN_NAME
    if element.role == "menuitem" and (landmark is None or not element.href):
        return _MENU_UNKNOWN
    if landmark is not None:
        return _UNKNOWN_ITEM if target or element.role != "generic" else _UNKNOWN_BUTTON
    if element.role == "generic":
        return _UNKNOWN_BUTTON
    if element.node in near:
        return _IN_CARD if target else _IN_CARD_BUTTON
    return (_UNKNOWN_LINK if target else _UNKNOWN_BUTTON) + (_ON_ITS_PAGE if near else 0)


def _reads_as_a_person(element: Element, view: PageView) -> bool:
    """Return whether a label is two initials, or a name by which a heading of the page greets: "Hello, Ana"."""
    words = element.label.split()
    if are_initials(element.label):
        return True
    if not words or len(words) > _NAME_OF_A_PERSON or not all(word[:1].isupper() for word in words):
        return False
    headings = (set(tokens(normalise(each.label))) for each in view.elements if each.role == "heading")
    name = tokens(normalise(words[0]))
    return any(set(name) < words_of_heading for words_of_heading in headings)


def menu_worth(view: PageView, element: Element) -> float:
    """Value a link of a menu, header or footer by its words and its address; 0 where none is known."""
    worth = _worth(element.label) if element.label else 0.0
    target = target_of(view, element)
    return max(worth, _OF_ADDRESS * _worth_of_path(urlsplit(target).path)) if target else worth


@lru_cache(maxsize=10_000)
def _worth(label: str) -> float:
    """Value a label by its subject: how likely it leads to the end; 0 if its words are unknown."""
    return max(_worth_of_words(label), _worth_of_thing(label))


def _worth_of_thing(label: str) -> float:
    """Value a label that names a thing and does nothing: "My lines", "Season ticket"; 0 for another product."""
    text = " ".join(label.casefold().split())
    if len(text.split()) > _WORDS_OF_A_THING:
        return 0.0
    meanings = Reader.load().read(label)
    if any(each.act != "none" or each.object in OTHER_THINGS | {"support", "terms", "cookies"} for each in meanings):
        return 0.0
    if _things("trade_things").search(text):
        return _OWN_THING + _MINE if _things("own_things").search(text) else _TRADE_THING
    return _OWN_THING if _things("own_things").search(text) else 0.0


@cache
def _things(setting: str) -> re.Pattern[str]:
    return re.compile("|".join(settings(setting)))


def _worth_of_words(label: str) -> float:
    meant = Reader.load().control(label)
    things = {each.object for each in meant.meanings} | {flag for each in meant.meanings for flag in each.flags}
    acts = {each.act for each in meant.meanings}
    if "cookies" in things:
        return 0.0
    if acts == {"none"} and all(each.words and set(each.words) <= _ourselves() for each in meant.meanings):
        things -= {"subscription"}  # "About us"
    if not meant.meanings or (not acts - {"none"} and not things & _WORTH.keys()):
        return 0.0
    worth = max((_WORTH[thing] for thing in things & _WORTH.keys()), default=0.0)
    if "itself" not in things and acts == {"none"} and _only_marks(label, meant.meanings):
        worth = min(worth, _MARKED)
    if things & {"terms"} and not acts & ENDING:
        worth = min(worth, _WORTH["terms"])
    past = all(each.tense == "past" for each in meant.meanings if each.act in ENDING)
    if any(each.act in ENDING and not {"last", "noun"} <= each.flags for each in meant.meanings) and (
        not things & OTHER_THINGS and not past
    ):
        worth = max(worth, _ENDS)
    if acts & {"navigate", "change"}:
        worth = (worth + 0.5 if worth >= _HELPS else worth) if worth else _LEADS_ON
    of_an_order = bool(things & {"order", "booking"}) and "subscription" not in things  # "Cancelled and returned"
    if (
        any("end" in each.flags and "last" not in each.flags for each in meant.meanings)
        and "cancellation" not in things
        and not of_an_order
    ):
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


@cache
def _ourselves() -> frozenset[str]:
    return frozenset(settings("ourselves"))


def _only_marks(label: str, meanings: Sequence[Meaning]) -> bool:
    """Return whether a word for members only marks something else: "VIP Long Crossing 8.0", "Member deals"."""
    titled = any(map(str.isdigit, label)) and any(each.unknown for each in meanings)
    return all("subscription" in each.flags for each in meanings) and (
        titled or all({"enrolled", "offer"} <= each.flags for each in meanings)
    )


def _worth_of_path(path: str) -> float:
    """Value the words of an address likewise: its last part counts most."""
    worths = [_worth(part) for part in address_words(path)]
    return max(worths[-1], 0.6 * max(worths)) if worths else 0.0
