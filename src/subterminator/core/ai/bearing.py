"""What bears on the goal in a prompt: HTML of the likely few controls, and which links of menus are left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import urlsplit, urlunsplit

from subterminator.core.rules.search import menu_worth
from subterminator.domain.page import Element, PageView
from subterminator.domain.roles import FIELDS, FURNITURE
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.labels import label_of
from subterminator.perception.lines.notation import plain
from subterminator.perception.lines.writer import is_short
from subterminator.perception.render import ELEMENT_LENGTH, element_html

LENGTH = 1_500
"""Characters of a snippet."""
_FIELDS = 6
"""Number of fields: a page with more of them is one of settings, and no step of a cancellation."""
_MENU = 6
"""Number of links that are not worth folding."""
_UNDERSTOOD = 1.5
"""Least value of one link by which the words of the menus are known at all."""
_WORTHLESS = 0.5
"""Value below which a link is folded: films and terms, but neither help nor settings."""
_SHOWN = ("id", "name", "type", "placeholder", "data-uia", "data-testid")
"""Attributes by which a control is found or understood; class names are long and say nothing."""
_USUAL_TYPES = frozenset({"button", "submit", "text", "radio", "checkbox", "password"})
"""Types that the role or a state says."""


def snippet_on_goal(view: PageView) -> str:
    """Render the HTML of what bears on the goal, a line an element; "(none)" for nothing.

    Controls whose labels have a meaning in a cancellation, and the fields of its forms: of the open dialog, else of the
    screen. Left out is what the lines of the page have already: options, selectors, and controls of which only the
    label is known. Line ends and invisible characters are escaped, so that no page adds a line.
    """
    lines: list[str] = []
    left = LENGTH
    for each in _bearing(view):
        told = _untold(each, view.url)
        if not told.attributes and not told.href:
            continue
        line = plain(element_html(told, _SHOWN), ELEMENT_LENGTH)
        if len(line) + 1 > left:
            break
        lines.append(line)
        left -= len(line) + 1
    return "\n".join(lines) or "(none)"


def _untold(element: Element, url: str) -> Element:
    """Reduce an element to what its line in the tree does not tell; an address of the same site to its path."""
    selector = element.selector or ""
    attributes = tuple(
        (name, value)
        for name, value in element.attributes
        if name in _SHOWN
        and not (name == "type" and value in _USUAL_TYPES)
        and value != element.name
        and not (value in selector and is_short(selector))
    )
    here, to = urlsplit(url), urlsplit(element.href)
    same_site = here.netloc and (here.scheme, here.netloc) == (to.scheme, to.netloc)
    href = urlunsplit(("", "", to.path or "/", to.query, to.fragment)) if same_site else element.href
    return replace(element, attributes=attributes, href=href, options=(), value=None)


def folded_menus(view: PageView) -> frozenset[int]:
    """List the refs of the links of menus, header and footer that lead nowhere near a subscription, for a prompt.

    None where nothing in them is understood, or they are short.
    """
    worths = {
        each.ref: menu_worth(view, each)
        for each in view.elements
        if each.interactive and each.role == "link" and view.closest(each, FURNITURE) is not None
    }
    if len(worths) <= _MENU or max(worths.values()) < _UNDERSTOOD:
        return frozenset()
    return frozenset(ref for ref, worth in worths.items() if worth < _WORTHLESS)


def _bearing(view: PageView) -> Iterator[Element]:
    lexicon = Lexicon.load()
    inside = None if view.dialog is None else {each.ref for each in view.within(view.dialog)}
    fields = 0
    for each in view.elements:
        if not each.usable or not each.in_viewport or (inside is not None and each.ref not in inside):
            continue
        if each.role in FIELDS:
            fields += 1
            bears = fields <= _FIELDS
        else:
            bears = view.closest(each, FURNITURE) is None and bool(label_of(lexicon, each.label).intents)
        if bears:
            yield each
