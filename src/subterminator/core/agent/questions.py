"""Bound on the questions to a planner about one page."""

from __future__ import annotations

from collections import Counter

from subterminator.domain.stops import QUESTIONS_A_PAGE


class QuestionLimit:
    """Counts questions by page (`digest_of`): more answers about the same page say nothing new, and cost."""

    def __init__(self) -> None:
        self._asked: Counter[bytes] = Counter()
        self._page = b""

    def clear(self) -> None:
        """Forget everything, for another run."""
        self._asked.clear()

    def allows(self, page: bytes) -> bool:
        """Return whether one more question about this page is allowed, and count it. b"" is a page that none knows."""
        self._page = page
        if page and self._asked[page] >= QUESTIONS_A_PAGE:
            return False
        self._asked[page] += bool(page)
        return True

    def again(self) -> None:
        """Count a question that the planner repeated by itself, before it gave up."""
        self._asked[self._page] += bool(self._page)
