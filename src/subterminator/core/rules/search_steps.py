"""Steps of the search for the way where nothing cancels."""

from __future__ import annotations

from dataclasses import replace

from subterminator.core.rules.preparations import step_before_press, step_to_close_before
from subterminator.core.rules.search import Way, only_changes_something, ways
from subterminator.core.rules.situation import Situation
from subterminator.core.rules.step import Step, StepKind
from subterminator.domain.protocols import Element, State
from subterminator.domain.roles import BUTTONS, FURNITURE
from subterminator.lexicon.reader import Reader
from subterminator.pages.addresses import page_address
from subterminator.pages.bare_ends import says_to_end_nothing_named
from subterminator.pages.fingerprint import is_covered, is_overlaid
from subterminator.pages.labels import first_line

OPENING_SECONDS = "0.8"
"""Duration of a wait for what a press opens."""
LIKELY, UNLIKELY, HARDLY = 2.4, 0.75, 0.1
"""Least value of a way that is tried before the page is scrolled, after that, and when nothing else is left."""
_TRIED_ALIKE = 0.3
"""Factor of the value of a control of the menus, for each other page on which it was tried."""
_BROUGHT_UP = 2.0
"""Added for a likely way that the last press has brought up, such as an item of the menu that it opened."""
GOING_BACK = 1.0
"""Advantage in value that a way on another page needs over one on this page."""


def step_in_search(page: Situation, least: float) -> Step | None:
    """Try the likeliest new way: press it, or open its address; None if none has the value `least`.

    Once a cancellation seems to have begun, nothing is pressed in search: only other pages are opened. On a page
    that gives a reason why it cannot be done there, only the page's own part is searched.
    """
    memory, view = page.memory, page.view
    explains = page.explains
    if memory.search_is_over:
        return None
    shown = _ways_here(page) if page.is_searched else []
    every = tuple(way for way, _ in shown)
    awaited = memory.awaits_effect(view, (way for way in every if way.value >= UNLIKELY))
    if page.may_wait and awaited:
        return page.step("wait", "what the last press opens may not be there yet", value=OPENING_SECONDS)
    vain = memory.pressed_in_vain(page.fingerprint) if awaited else None
    new = [pair for pair in shown if memory.is_new(pair[0]) or (vain is not None and pair[0].key == vain.key)]
    here = [(way, element) for way, element in new if way.target != page_address(view.url)]
    if explains:
        here = [(way, element) for way, element in here if view.closest(element, FURNITURE) is None]
    far = None if explains else max(memory.elsewhere(view.url), key=lambda way: way.value, default=None)
    near = here[0] if here else None
    if not explains and (step := _step_to_bring_up(page, least, near[0].value if near else 0.0, every)) is not None:
        return step
    if near is not None and near[0].value >= least and (far is None or near[0].value >= far.value - GOING_BACK):
        way, element = near
        if (preparation := step_before_press(page, element)) is not None:
            return preparation
        overlaid = not element.hit and not memory.is_searching and is_overlaid(view)
        if overlaid and (closing := step_to_close_before(page, element)) is not None:
            return closing
        if way.target and only_changes_something(element):  # what is changed there, only the page tells
            return search_step(page, "go", way, every)
        if _is_under_a_menu(page, element) and memory.may_open_again(way):
            return search_step(page, "go", way, every)
        if _ends_its_own_part(page, element):
            return page.step(
                "open", f"{element.describe()} is in the subscription's part, and says nothing else", element
            )
        return search_step(page, "search", way, every, element)
    if far is not None and far.value >= least:
        own = next((element for way, element in here if way.key == far.key), None)
        return search_step(page, "go" if own is None else "search", far, every, own)
    return None


def step_elsewhere(page: Situation, least: float) -> Step | None:
    """Open the page of the likeliest way that was seen on another one; None without a way of the value `least`.

    Nothing is pressed on the present page: the search has led to what only a person can do, such as typing a code.
    """
    if page.memory.search_is_over:
        return None
    far = max(page.memory.elsewhere(page.view.url), key=lambda way: way.value, default=None)
    return search_step(page, "go", far, ()) if far is not None and far.value >= least else None


def _ends_its_own_part(page: Situation, element: Element) -> bool:
    """Return whether a button in the subscription's part of the account says to end, and not what: "Deactivate"."""
    if page.state is not State.ACCOUNT_ACTIVE or element.href or element.role not in BUTTONS:
        return False
    if page.view.dialog is not None or not says_to_end_nothing_named(element):
        return False
    meant = Reader.load().control(first_line(element, element.label))
    known = not any(each.unknown for each in meant.meanings)
    return known and not meant.may("dismiss") and element.node in page.controls.subscriptions(page.view).near


def _ways_here(page: Situation) -> list[tuple[Way, Element]]:
    """List the ways of the page by what was tried before.

    A control of the menus that was tried on another page hardly leads on here; what the last press has brought up is
    what that press was made for.
    """
    memory = page.memory
    shown: list[tuple[Way, Element]] = []
    for way, element in ways(page.untried, page.controls.service, page.controls):
        value = way.value
        times = 0 if way.target else memory.tried_alike(way)
        if times and (_is_of_the_menus(page, element) or memory.is_on_most_pages(way)):
            value = round(value * _TRIED_ALIKE**times, 2)
        elif value >= LIKELY and memory.was_brought_up(page.view, way):
            value += _BROUGHT_UP
        shown.append((replace(way, value=value), element))
    return sorted(shown, key=lambda pair: -pair[0].value)


def _is_of_the_menus(page: Situation, element: Element) -> bool:
    return element.role == "menuitem" or page.view.closest(element, FURNITURE) is not None


def _step_to_bring_up(page: Situation, least: float, near: float, every: tuple[Way, ...]) -> Step | None:
    """Open a menu again that holds an untried way which is likelier than `near`; None without one."""
    if not page.is_searched or not page.memory.has_brought_up:
        return None
    openers = {way.key: (way, element) for way, element in ways(page.view, page.controls.service, page.controls)}
    hidden = page.memory.folded_away(page.view.url, openers.keys())
    way, opener = max(hidden, key=lambda pair: pair[0].value, default=(None, ()))
    if way is None or way.value < max(least, near):
        return None
    way, element = openers[opener]
    return search_step(page, "search", way, every, element)


def search_step(
    page: Situation, kind: StepKind, way: Way, every: tuple[Way, ...], element: Element | None = None
) -> Step:
    """Make a step of the search that tries a way. `every`: all ways of the page."""
    role, label = way.control
    value = (way.address or way.page) if kind == "go" else None
    step = page.step(kind, f"{role} {label!r} may lead to the subscription", element, value=value)
    return replace(step, way=way, ways=every)


def way_abroad(page: Situation) -> Way | None:
    """Return the likeliest way to another host; None without a likely one."""
    shown = [way for way, _ in ways(page.untried, page.controls.service, page.controls) if way.host]
    likely = [way for way in (*shown, *page.memory.abroad) if way.value >= LIKELY]
    return max(likely, key=lambda way: way.value, default=None)


def _is_under_a_menu(page: Situation, element: Element) -> bool:
    """Return whether it is covered by something that a press of the search, or an unfolding, has opened."""
    return is_covered(element) and (page.memory.is_searching or page.count("unfold") > 0)
