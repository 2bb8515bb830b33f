"""Subject of a cancellation: which subscription of the account a press would end, by the lists and by the way to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from typing import NamedTuple

from subterminator.approval.descriptions import quote
from subterminator.approval.own_part import holds
from subterminator.domain.page import Element, PageView
from subterminator.domain.protocols import ServiceProtocol
from subterminator.domain.roles import DIALOGS
from subterminator.lexicon.consequence_words import plain_text, words_of
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.meaning import ENDING
from subterminator.lexicon.normalise import normalise, tokens
from subterminator.lexicon.reader import Reader
from subterminator.pages.addresses import page_address
from subterminator.pages.block_kinds import is_unknown, name_of
from subterminator.pages.blocks import PageBlock, page_blocks
from subterminator.pages.choices import question_over
from subterminator.pages.cookie_notices import cookie_choices
from subterminator.pages.fees import sentences
from subterminator.pages.labels import first_line, only_asks_to_choose
from subterminator.pages.statements import statement_of
from subterminator.pages.subscription_lists import entries_of_subscriptions, entry_meant, title_of_entry
from subterminator.pages.subscriptions import Subscriptions
from subterminator.pages.which import Known, Wanted, is_another_product_of, is_list_of_reasons, lists_own

MOST_PAGES = 20
MOST_PRESSES = 20


_TAKING_AWAY = frozenset({"delete", "lose", "charge", "pay"})
"""Acts by which a line says more than that something does not end."""


class _Press(NamedTuple):
    page: PageView
    control: Element
    searching: bool
    """Whether no flow had begun: then a part about another thing is what the press is about."""


_STAYING = ENDING | {"change"}
"""Acts that are denied of what stays as it is."""
_NOT_ALONE = frozenset({"until", "only", "apart", "also", "plural", "if", "when", "without"})
"""Features by which such a sentence says more."""


class _Way(NamedTuple):
    page: Subscriptions
    holder: PageBlock
    """What the control that led on belongs to: one of several subscriptions, or a thing beside one."""


class FlowSubject:
    """Follows a run from the account's list of subscriptions to the control that is asked about."""

    def __init__(self, service: ServiceProtocol) -> None:
        self._service = service
        self._pages: dict[str, PageView] = {}
        """The last view of each page, the oldest first."""
        self._presses: list[_Press] = []
        """Presses since an address was opened."""
        self._opened = ""
        """The address that was opened last."""
        self._landed = ""
        """The page that was seen first: the service's address leads there."""
        self._known = Known()

    def saw(self, view: PageView) -> None:
        """Remember a page: it may list the subscriptions of the account."""
        self._landed = self._landed or page_address(view.url)
        self._pages.pop(view.url, None)
        self._pages[view.url] = view
        if len(self._pages) > MOST_PAGES:
            del self._pages[next(iter(self._pages))]

    def pressed(self, view: PageView | None, control: Element | None, *, searching: bool) -> None:
        """Remember a press: its place tells what the next pages are about. A notice about cookies tells nothing."""
        if view is not None and control is not None and control.node not in cookie_choices(view):
            self._presses = [*self._presses, _Press(view, control, searching)][-MOST_PRESSES:]

    def not_pressed(self, control: Element | None) -> None:
        """Forget the press that was noted last: it was not made, and led nowhere."""
        if self._presses and self._presses[-1].control is control:
            self._presses.pop()

    def opened(self, url: str) -> None:
        """Note that the run opens an address instead of pressing something."""
        self._presses, self._opened = [], url

    @contextmanager
    def way_kept(self) -> Iterator[None]:
        """Keep the way to the page at hand, while others are opened beside it."""
        way = self._presses, self._opened
        try:
            yield
        finally:
            self._presses, self._opened = way

    def warnings(self, control: Element, view: PageView) -> Iterator[str]:
        """Describe what makes it doubtful that a press ends the subscription that is meant, and no other."""
        pages = [*(each.page for each in self._presses), *self._pages.values()]  # an app shows several at one address
        self._known = self._known_of(pages)
        way = self._way(control, view)
        lists = [*map(self._subscriptions, pages)]
        if way is None or way.holder is not way.page.meant:
            unclear = next((each.candidates for each in lists if each.candidates), [])
            if unclear and not (way is None and self._is_chosen(control, view)):
                called = quote(self._service.plan or self._service.name)
                names = ", ".join(dict.fromkeys(quote(name_of(each)) for each in unclear))
                yield f"several subscriptions run, and it is not clear which of them is {called}: {names}"
            if way is not None:
                may_be = any(way.holder is each for each in way.page.candidates)
                another = "" if may_be else ", which is not what is to be cancelled"
                yield f"the way here led through {quote(name_of(way.holder))}{another}"
        yield from self._entered(pages)
        yield from self._named(control, view, lists)
        yield from self._chosen(view)

    # -- the way -------------------------------------------------------------------------------------------------------

    def _way(self, control: Element, view: PageView) -> _Way | None:
        """Find the last control of the way that belongs to one of several things; None without one."""
        made = [*reversed(self._presses)]
        if made and made[0].control is control:  # a request is asked about while its press is under way
            made = made[1:]
        presses = [_Press(view, control, False), *made]
        for (page, pressed, searching), opener in zip_longest(presses, presses[1:]):
            subscriptions = self._subscriptions(page)
            if opener is not None and _is_of_a_menu(pressed, page, opener) and subscriptions.in_section(pressed.node):
                continue  # kits draw a menu behind all sections: the control that has opened it tells what it is about
            if _only_declines(pressed):
                continue  # what is offered is not taken, and not ended either
            holder = _holder(subscriptions, pressed, searching=searching)
            if opener is not None and _is_in_a_dialog_brought_up(pressed, page, opener):
                named = _other_in_the_dialog(subscriptions, page)
                of_a_card = holder is not None and holder.kind not in DIALOGS
                if not of_a_card and (named is None or pressed is control):  # what its own dialog names is told anyway
                    continue  # it goes on with what the press before was about: "A gift for you, before you go"
                if named is not None:
                    return _Way(subscriptions, named)
            if holder is not None:
                return _Way(subscriptions, holder)
            if len(subscriptions.running) > 1:
                return None  # it stands beside them all, or is about all of them
        for page in reversed(self._pages.values()):
            subscriptions = self._subscriptions(page)
            for each in page.elements:
                led = each.href and each.href == self._opened
                if led and (holder := _holder(subscriptions, each, searching=True)) is not None:
                    return _Way(subscriptions, holder)
        return None

    def _entered(self, pages: Sequence[PageView]) -> Iterator[str]:
        """Describe the entry of a list of subscriptions by which the run came here, unless it is what is meant."""
        wanted = Wanted(self._service.name, self._service.plan, self._known)
        led = {(each.control.role, each.control.label, each.control.href) for each in self._presses}
        for entries in (each for page in pages for each in entries_of_subscriptions(page)):
            entered = [
                each for each in entries if (each.role, each.label, each.href) in led or each.href == self._opened
            ]
            meant = entry_meant(entries, wanted)
            for each in entered:
                led_through = f"the way here led through {quote(title_of_entry(each))}"
                if meant is None:
                    yield f"{led_through}, and it is not clear that it is what is to be cancelled"
                    return
                if each.href != meant.href:
                    yield f"{led_through}, and {quote(title_of_entry(meant))} is what is to be cancelled"
                    return

    # -- names ---------------------------------------------------------------------------------------------------------

    def _named(self, control: Element, view: PageView, lists: Sequence[Subscriptions]) -> Iterator[str]:
        """Describe a line of the page that names another subscription of the account."""
        for listed in lists:
            if (meant := listed.meant) is None:
                continue
            own = normalise(f"{self._service.name} {self._service.plan} {name_of(meant)}")
            others = [name_of(each) for each in listed.running if each is not meant]
            others = [each for each in others if _is_a_name(each, own)]
            left = self._left_unchosen(view)
            shown = [*_lines(control, view, of_one=len(self._subscriptions(view).running) > 1)]
            for line, below in zip(shown, [*shown[1:], ""], strict=True):
                if any(normalise(line) in each for each in left):
                    continue
                if _says_that_nothing_ends(line) or _only_stays(line, others):
                    continue
                if line in others and _ends_with_it(below):  # "Add-ons: Sauna ends with the contract"
                    continue
                if name := next((each for each in others if _speaks_of(line, each)), ""):
                    yield f"the page names {quote(name)}, another subscription of the account: {quote(line)}"
                    return

    # -- choices -------------------------------------------------------------------------------------------------------

    def _is_chosen(self, control: Element, view: PageView) -> bool:
        """Return whether the flow asked for one of the person's contracts, and the one that is meant was chosen.

        A choice before the last press beside a list of several is another flow's.
        """
        wanted = Wanted(self._service.name, self._service.plan, self._known)
        for page, pressed, _ in [_Press(view, control, False), *reversed(self._presses)]:
            choices = ((question, options, chosen) for question, options, chosen in _choices(page) if chosen)
            made = [
                (options, chosen) for question, options, chosen in choices if lists_own(question, options, self._known)
            ]
            if made:
                meant = [(wanted.option(options), options, chosen) for options, chosen in made]
                return all(place is not None and options[place] == chosen for place, options, chosen in meant)
            if page.dialog_around(pressed) is None and len(self._subscriptions(page).running) > 1:
                return False
        return False

    def _left_unchosen(self, view: PageView) -> list[str]:
        """List the options beside the one that is meant, where that one is chosen: they are not what is ended."""
        wanted = Wanted(self._service.name, self._service.plan, self._known)
        left: list[str] = []
        for _, options, chosen in _choices(view):
            meant = wanted.option(options) if chosen and not is_list_of_reasons(options) else None
            if meant is not None and options[meant] == chosen:
                left += [normalise(each) for each in options if each != chosen]
        return left

    def _chosen(self, view: PageView) -> Iterator[str]:
        """Describe a choice of another thing than the subscription, where both are offered: whoever made it.

        And a choice of one of several contracts, if nothing tells which of them is meant.
        """
        wanted = Wanted(self._service.name, self._service.plan, self._known)
        for question, options, chosen in _choices(view):
            if not chosen or is_list_of_reasons(options):
                continue
            meant = wanted.option(options)
            if meant is not None and chosen != options[meant]:
                yield f"{quote(chosen)} is chosen, and {quote(options[meant])} is what is to be cancelled"
            elif meant is None and (
                (not only_asks_to_choose(chosen) and lists_own(question, options, self._known))
                or is_another_product_of(chosen, options)
            ):
                named = quote(self._service.plan or self._service.name)
                yield f"{quote(chosen)} is chosen, and it is not clear which of them is {named}: " + ", ".join(
                    map(quote, options)
                )

    # -- pages ---------------------------------------------------------------------------------------------------------

    def _known_of(self, pages: Sequence[PageView]) -> Known:
        """Return what the account's pages tell about its subscriptions: each by itself, then with what others told."""
        known = Known()
        for _ in range(2):
            told = known
            own = {page_address(self._service.entry_url), self._landed}
            for page in pages:
                known |= self._subscriptions(page, told).known(account=page_address(page.url) in own)
        return known

    def _subscriptions(self, view: PageView, known: Known | None = None) -> Subscriptions:
        """Return the subscriptions of a page, by what is known of them."""
        known = self._known if known is None else known
        return Subscriptions.on(view, self._service.name, self._service.plan, known)


def _holder(subscriptions: Subscriptions, control: Element, *, searching: bool) -> PageBlock | None:
    """Return what a control belongs to, where a page has several subscriptions, or other things beside one."""
    holder = subscriptions.holder(control.node)
    if holder is None or any(holder is each for each in subscriptions.running):
        return holder if len(subscriptions.running) > 1 else None
    return holder if searching or len(subscriptions.running) > 1 else None


def _only_declines(control: Element) -> bool:
    """Return whether a control declines, and ends nothing by its words: "No thanks"."""
    meant = Reader.load().control(first_line(control, control.label))
    return meant.kind == "decline" and "end" not in meant.also


def _is_of_a_menu(item: Element, page: PageView, opener: _Press) -> bool:
    """Return whether an item of a menu was brought up by a press on the same page."""
    same = page_address(page.url) == page_address(opener.page.url)
    new = all(each.node != item.node for each in opener.page.elements)
    return same and new and item.role.startswith("menuitem")


def _is_in_a_dialog_brought_up(control: Element, page: PageView, opener: _Press) -> bool:
    """Return whether a control stands in a dialog that a press on the same page has brought up."""
    dialog = page.dialog_around(control)
    if dialog is None or page_address(page.url) != page_address(opener.page.url):
        return False
    node = page.elements[dialog].node
    return all(each.node != node for each in opener.page.elements)


def _other_in_the_dialog(subscriptions: Subscriptions, page: PageView) -> PageBlock | None:
    """Return the first subscription besides the one that is meant of which the open dialog of a page speaks."""
    said = page_blocks(page, page.dialog).whole()
    others = (each for each in subscriptions.running if each is not subscriptions.meant)
    return next((each for each in others if any(_speaks_of(line, name_of(each)) for line in said)), None)


def _lines(control: Element, view: PageView, *, of_one: bool) -> Iterator[str]:
    """Yield what the page of a control says: the lines of its dialog, else those outside of menus and links.

    Args:
        of_one: several subscriptions are listed: outside of a dialog only the control's own part is about its press.
    """
    part = view.dialog_around(control)
    links = {normalise(each.label) for each in view.elements if each.role == "link" and each.node != control.node}
    yield control.label
    root = page_blocks(view, part)
    alone = of_one and part is None
    for block in (each for each in root.walk() if holds(each.elements, control)) if alone else root.walk_own():
        for line in [block.heading, *block.lines]:
            if line and normalise(line) not in links and not _says_it_stays(line):
                yield line


def _says_it_stays(line: str) -> bool:
    clauses = statement_of(line).meanings
    return any("stays" in each.flags or (each.act == "keep" and each.polarity == "+") for each in clauses)


def _choices(view: PageView) -> Iterator[tuple[str, list[str], str]]:
    """Yield the options of each list and group of radio buttons, with its question and the chosen one, else "".

    What only asks to choose is no option: beside it, the only contract of a list is no choice among several.
    """
    groups: dict[tuple[int, str | int | None], list[Element]] = {}
    for each in view.elements:
        if each.options and not each.modal_blocked:
            yield each.name, [option for option in each.options if not only_asks_to_choose(option)], each.value or ""
        elif each.role == "radio" and not each.modal_blocked:
            groups.setdefault(each.question, []).append(each)
    for group in groups.values():
        chosen = next((each.label for each in group if each.has("checked")), "")
        yield question_over(group[0], view), [each.label for each in group], chosen


def _is_a_name(name: str, own: str) -> bool:
    """Return whether a name can be recognised in a text, and is no part of the service's own names."""
    return (is_unknown(name) or len(tokens(normalise(name))) > 1) and normalise(name) not in own


def _says_that_nothing_ends(line: str) -> bool:
    """Return whether a line only denies an end: "Other subscriptions such as the Sports pack are not cancelled"."""
    return _denies(line, ENDING)


def _denies(line: str, acts: frozenset[str]) -> bool:
    """Return whether a line has one of these acts, and only denies them, and takes nothing away."""
    clauses = statement_of(line).meanings
    ending = [each for each in clauses if each.act in acts]
    denied = all(each.polarity == "-" and each.modality not in {"question", "conditional"} for each in ending)
    return bool(ending) and denied and not any(each.act in _TAKING_AWAY and each.polarity == "+" for each in clauses)


def _only_stays(line: str, others: Sequence[str]) -> bool:
    """Return whether the sentence with another subscription's name, and each behind it, denies an end or a change.

    "The refund period ended on 5 May 2026. Your Example VPN will not be changed." What stands before may only tell of
    an end in the past, with its day; "cannot be changed", "separately" and "until" say something else.
    """
    told = sentences(line)
    named = [any(_speaks_of(sentence, each) for each in others) for sentence in told]
    first = named.index(True) if any(named) else len(told)
    own = {word for each in others for word in tokens(normalise(each))}
    behind = [each for sentence in told[first:] for each in statement_of(sentence).meanings]
    plain = all(
        each.act in {*_STAYING, "none"}
        and each.modality not in {"conditional", "question", "possible"}
        and not each.flags & _NOT_ALONE
        and not each.money
        and own.issuperset(each.unknown)
        and not each.is_silent
        for each in behind
    )
    past = all(map(_only_ended_before, told[:first]))
    return first < len(told) and past and plain and all(_denies(each, _STAYING) for each in told[first:])


def _only_ended_before(sentence: str) -> bool:
    """Return whether a sentence only tells that a time to be paid back is over: "The refund period ended on 5 May".

    It has its day, and names nothing else.
    """
    clauses = statement_of(sentence).meanings
    ending = [each for each in clauses if each.act in ENDING]
    past = bool(ending) and all(each.tense == "past" and not each.flags & {"also", "plural"} for each in ending)
    about = all(each.object in {"payment", "order", "none"} and not each.unknown and not each.money for each in clauses)
    paid = any(each.object == "payment" for each in clauses) and all(each.act in {*ENDING, "none"} for each in clauses)
    return past and about and paid and bool(Lexicon.load().dates.read(normalise(sentence)))


def _ends_with_it(value: str) -> bool:
    """Return whether the value below a caption says that a thing ends with the contract, which is asked about."""
    return any(
        each.act in ENDING and words_of(each.language, "tied").search(plain_text(each.clause))
        for each in statement_of(value).meanings
    )


def _speaks_of(line: str, name: str) -> bool:
    """Return whether a line has a name as a whole word, or as the beginning of a compound."""
    words = normalise(name)
    edge = r"(?<!\w)" if words[0].isascii() else ""
    after = r"(?![a-z0-9])" if words[-1].isascii() else ""
    return re.search(f"{edge}{re.escape(words)}{after}", normalise(line)) is not None
