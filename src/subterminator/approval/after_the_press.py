"""Comparison of the page after a press with the one before: what has come of it, if anything."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import reduce

from subterminator.approval.granted_approval import Press
from subterminator.domain.page import Element, PageView
from subterminator.domain.sameness import reads_as
from subterminator.lexicon.normalise import QUESTION_MARKS
from subterminator.pages.body_text import shows_only_menus
from subterminator.pages.fingerprint import digest_of, is_busy


def reads_the_same(control: Element, before: PageView, view: PageView) -> bool:
    """Return whether a page is as before a press that sent something, or has only told of it: "Your data are saved".

    Then all its lines are still there, no new one asks, the control can still be pressed, and nothing new can.
    """
    again = view.by_node(control.node)
    if again is None or digest_of(view) == digest_of(before):
        return again is not None
    pressed = {each.node for each in before.elements if each.interactive}
    added = any(each.interactive and each.node not in pressed for each in view.elements)
    was, now = Counter(before.text.splitlines()), Counter(view.text.splitlines())
    only_told = not was - now and not any(line.rstrip().endswith(QUESTION_MARKS) for line in now - was)
    return view.url == before.url and again.usable and not added and only_told and again.label == control.label


def shows_again(control: Element, view: PageView, *, behind: bool = False) -> bool:
    """Return whether a page shows the control that was pressed before it: then its press is not made a second time.

    `behind`: whether one counts that an open dialog blocks; that is no new chance, but what the press has brought up.
    """
    same = (*reads_as(control), control.form_action, control.href)
    shown = (each for each in view.elements if each.interactive and each.modal_blocked <= behind)
    return any((*reads_as(each), each.form_action, each.href) == same for each in shown)


def is_working(press: Press, view: PageView) -> bool:
    """Return whether a page shows nothing yet of what came of a press.

    It is as before, or only its control has changed ("Please wait…"), or that is disabled or busy; or the next page is
    not drawn yet, or has nothing yet that this one had not, or a part that works, as none did before.
    """
    before, pressed = press.view, press.control
    if before is not None and (digest_of(view) == digest_of(before) or _has_only_what_was(view, before)):
        return True
    if shows_only_menus(view) or (is_busy(view) and (before is None or not is_busy(before))):
        return True
    same = view.by_node(pressed.node) if pressed is not None else None
    if same is not None and (same.has("disabled") or same.has("busy")):
        return True
    if pressed is None or before is None:
        return False
    known = {reads_as(each) for each in before.elements}
    drawn_anew = (each for each in view.elements if each.role == pressed.role and reads_as(each) not in known)
    return any(_differ_only_in(before, pressed, view, each) for each in ([same] if same is not None else drawn_anew))


def _has_only_what_was(view: PageView, before: PageView) -> bool:
    """Return whether a page at another address has only lines and controls of the one before: its menus are drawn."""
    if view.url == before.url or view.dialog is not None:
        return False
    known = {reads_as(each) for each in before.elements}
    drawn = all(reads_as(each) in known for each in view.elements if each.interactive)
    return drawn and not Counter(view.text.splitlines()) - Counter(before.text.splitlines())


def _differ_only_in(before: PageView, pressed: Element, view: PageView, control: Element) -> bool:
    """Return whether two pages read the same without a control of each, wherever else its words stand."""
    names = [each.name for each in (pressed, control) if each.name]

    def rest(page: PageView, left_out: Element) -> bytes:
        text = reduce(lambda text, name: text.replace(name, ""), names, page.text)
        elements = tuple(each for each in page.elements if each.node != left_out.node)
        return digest_of(replace(page, elements=elements, text=text))

    return rest(before, pressed) == rest(view, control)
