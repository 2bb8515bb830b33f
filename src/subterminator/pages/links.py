"""Links: the address that an element leads to, seen from the open page."""

from __future__ import annotations

from urllib.parse import urljoin, urlsplit

from subterminator.domain.page import NOWHERE
from subterminator.domain.protocols import Element, PageView
from subterminator.pages.addresses import address_words
from subterminator.pages.fingerprint import is_covered
from subterminator.pages.labels import only_helps


def target_of(view: PageView, element: Element) -> str:
    """Return the absolute address of a link, which some views shorten to its path; "" for a script."""
    target = urljoin(view.url, element.href) if element.href else ""
    return target if target.startswith(("https://", "http://")) else ""


def marks_a_place(view: PageView, element: Element) -> bool:
    """Return whether it is a link to a fragment of the open page, as one past the menu is."""
    page, _, fragment = target_of(view, element).partition("#")
    return bool(fragment) and page == view.url.partition("#")[0] and not fragment.startswith(("/", "!"))


def skip_links(view: PageView) -> frozenset[str]:
    """Return the nodes of the links past the menu that only a keyboard reaches.

    They lead to a fragment of the open page, come before every link that leads elsewhere, and lie outside of the page
    or under something else.
    """
    found = set()
    for each in view.elements:
        if not each.href:
            continue
        if not marks_a_place(view, each):
            break
        right, bottom = each.box.x + each.box.width + view.scroll[0], each.box.y + each.box.height + view.scroll[1]
        if is_covered(each) or (each.box != NOWHERE and (right <= 0 or bottom <= 0)):
            found.add(each.node)
    return frozenset(found)


def leads_nowhere(view: PageView, element: Element) -> bool:
    """Return whether it is a link to the open page itself, without a fragment."""
    return leads_to(view.url.partition("#")[0], view, element)


def leads_to(address: str, view: PageView, element: Element) -> bool:
    """Return whether it is a link to this address; a link to `#`, even without a fragment, is a button of its page."""
    target = target_of(view, element)
    return bool(target) and "#" not in element.href and target == address


def leads_above(view: PageView, element: Element) -> bool:
    """Return whether it is a link to a page above this one by its address, as in a line of breadcrumbs."""
    if not element.href or element.form_method:
        return False
    target, here = urlsplit(urljoin(view.url, element.href)), urlsplit(view.url)
    plain = target.netloc == here.netloc and not target.query and not target.fragment
    return plain and target.path != here.path and here.path.startswith(f"{target.path.rstrip('/')}/")


def leads_away(view: PageView, element: Element) -> bool:
    """Return whether it is a link to another page."""
    target = element.href.partition("#")[0]
    return target.startswith("http") and target != view.url.partition("#")[0]


def leads_to_help(view: PageView, element: Element) -> bool:
    """Return whether it is a link to an article of the help by a part of its address: "/help/how-to-cancel"."""
    if element.form_method:
        return False
    return any(map(only_helps, address_words(urlsplit(target_of(view, element)).path)))
