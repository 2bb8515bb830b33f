"""Detector of circles in a flow."""

from __future__ import annotations

from collections.abc import Hashable

from subterminator.pages.fingerprint import PageFingerprint

TRIES = 2
"""Number of times that a step is repeated on an unchanged page."""
ROUNDS = 3
"""Number of times that a step is taken at one address before the flow counts as a circle."""


class CircleDetector:
    """Counts steps by page in one run. A page is a fingerprint, or any other key."""

    def __init__(self) -> None:
        self._steps: list[tuple[Hashable, Hashable]] = []

    def add(self, page: Hashable, what: Hashable = None) -> None:
        """Add a step on a page."""
        self._steps.append((page, what))

    def withdraw(self) -> None:
        """Remove the last step."""
        self._steps.pop()

    def clear(self) -> None:
        """Forget everything, for another run."""
        self._steps.clear()

    def times(self, page: Hashable) -> int:
        """Count the steps on a page with the same key."""
        return sum(known == page for known, _ in self._steps)

    def leads_back(self, page: PageFingerprint, what: Hashable) -> bool:
        """Return whether a step was taken often at this address, on the same or other pages, and led back."""
        pages = [known for known, done in self._steps if done == what and isinstance(known, PageFingerprint)]
        here = [known for known in pages if known.path == page.path]
        alike = sum(known.headings == page.headings for known in here)
        return len(here) >= 2 * ROUNDS or (len(here) >= ROUNDS and alike >= TRIES)
