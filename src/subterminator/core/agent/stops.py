"""Check of a planner's stop: its words must stand on a page, and no control may lead on."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

from subterminator.domain.page import Element, PageView
from subterminator.domain.roles import FURNITURE
from subterminator.domain.stops import Stop, StopReason
from subterminator.lexicon.lexicon import Lexicon
from subterminator.pages.fingerprint import digest_of
from subterminator.pages.labels import label_of

_PAGES = 12
"""Number of the latest pages whose words a stop may quote."""
_OBJECTIONS = 2
"""Number of objections after which a stop is taken without the words that stand nowhere: it presses nothing."""
_LEADING = frozenset({"open", "manage", "forward", "final"})
"""Intents of controls that lead to the cancellation, or to where the subscription is managed."""
_ENDS_HERE = frozenset({StopReason.NOT_ONLINE, StopReason.BILLED_ELSEWHERE})


class StopCheck:
    """Objects to a planner's stop where the pages of the run contradict it."""

    def __init__(self) -> None:
        self._texts: deque[str] = deque(maxlen=_PAGES)
        self._objections = 0
        self._shown_a_way: set[bytes] = set()

    def clear(self) -> None:
        """Forget everything, for another run."""
        self._texts.clear()
        self._objections = 0
        self._shown_a_way.clear()

    def saw(self, view: PageView) -> None:
        """Note a page that the planner was shown."""
        text = words_of(view)
        if text not in self._texts:
            self._texts.append(text)

    def objection(self, stop: Stop, view: PageView | None) -> str:
        """Return what speaks against the stop; "" if nothing does, or it was said before."""
        if self._objections >= _OBJECTIONS:
            return ""
        problem = stop.unproved(self._texts)
        if not problem and view is not None and stop.reason in _ENDS_HERE:
            page = digest_of(view)
            way = leading_on(view) if page not in self._shown_a_way else None
            if way is not None:
                self._shown_a_way.add(page)
                problem = f"{way.describe()} may lead on: take it first. Stop again if it does not"
        self._objections += bool(problem)
        return problem

    def proved(self, stop: Stop) -> Stop:
        """Return the stop without words that stand on no page of this run."""
        quote = stop.quote if not replace(stop, contact="").unproved(self._texts) else ""
        contact = stop.contact if not replace(stop, quote=stop.contact, contact="").unproved(self._texts) else ""
        return replace(stop, quote=quote, contact=contact)


def words_of(view: PageView) -> str:
    """Return all words of a page that a model reads and may quote, names of controls among them."""
    return "\n".join([view.title, view.text, *(each.name for each in view.elements)])


def leading_on(view: PageView) -> Element | None:
    """Return a control of the page that leads to the cancellation, or to where the subscription is managed."""
    lexicon = Lexicon.load()
    for each in view.elements:
        if each.usable and view.closest(each, FURNITURE) is None and label_of(lexicon, each.label).best in _LEADING:
            return each
    return None
