"""The circle detector: tells a flow that goes on from one that leads back to where it was."""

from __future__ import annotations

from collections.abc import Hashable

from subterminator.pages.fingerprint import PageFingerprint

__all__ = ["CircleDetector"]

TRIES = 2
"""How often the same is done on a page that reads the same afterwards."""
ROUNDS = 3
"""How often the same is done at one address before the flow is taken for a circle."""


class CircleDetector:
    """What was done on which page, in one run. A page is told by its fingerprint, or by whatever else stands for it."""

    def __init__(self) -> None:
        self._done: list[tuple[Hashable, Hashable]] = []

    def add(self, page: Hashable, what: Hashable = None) -> None:
        """That was done there, after which the page is left, or is not."""
        self._done.append((page, what))

    def withdraw(self) -> None:
        """The last was not done after all."""
        self._done.pop()

    def clear(self) -> None:
        """Another run begins."""
        self._done.clear()

    def times(self, page: Hashable, what: Hashable = None) -> int:
        """How often that was done on a page that reads the same; without `what`, anything at all."""
        return sum(known == page and what in {None, done} for known, done in self._done)

    def leads_back(self, page: PageFingerprint, what: Hashable) -> bool:
        """Whether that was done often at this address, on pages that differ in their words or not, and led back."""
        same = [known for known, done in self._done if done == what and isinstance(known, PageFingerprint)]
        here = [known for known in same if known.path == page.path]
        alike = sum(known.headings == page.headings for known in here)
        return len(here) >= 2 * ROUNDS or (len(here) >= ROUNDS and alike >= TRIES)
