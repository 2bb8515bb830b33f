"""Controls of one role and name in a page's lines: what tells them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from subterminator.domain.page import Element, PageView


class Namesakes:
    """The controls of a view by role and name. What tells them apart is found for those that are asked for."""

    def __init__(self, view: PageView, listed: Sequence[Element]) -> None:
        self._view = view
        self._groups: dict[tuple[str, str], list[Element]] = {}
        for each in listed:
            if each.interactive:
                self._groups.setdefault((each.role, each.name), []).append(each)
        self._beside: dict[tuple[str, str], dict[int, str]] = {}
        self._paths: dict[tuple[str, str], dict[int, str]] = {}
        self._lines: dict[int, list[str]] = {}
        """Lines of the text of each block, by its index."""

    def count(self, element: Element) -> int:
        """Count the controls of its role and name."""
        return len(self._groups.get((element.role, element.name), ()))

    def path(self, element: Element) -> str:
        """Return the path of a control that only its path distinguishes from others; "" for any other.

        Query and fragment are left out: they may contain secrets.
        """
        kind = element.role, element.name
        if not element.interactive or self.count(element) < 2:
            return ""
        if kind not in self._paths:
            paths = {each.ref: _path_of(each.href or each.form_action) for each in self._groups[kind]}
            self._paths[kind] = paths if len(set(paths.values())) > 1 else {}
        return self._paths[kind].get(element.ref, "")

    def text_beside(self, element: Element) -> str:
        """Return the text that stands with one of several controls in its innermost part.

        "" where their parts say the same, or are not known.
        """
        kind = element.role, element.name
        if not (element.interactive and element.name) or self.count(element) < 2:
            return ""
        if kind not in self._beside:
            group = [each for each in self._groups[kind] if each.block is not None]
            texts = {each.ref: self._own_text(each) for each in group} if len(group) > 1 else {}
            times = Counter(texts.values())
            self._beside[kind] = {ref: text for ref, text in texts.items() if times[text] == 1}
        return self._beside[kind].get(element.ref, "")

    def _own_text(self, element: Element) -> str:
        """Return the first line of an element's innermost part that is not the element's own."""
        own = {element.name, element.text}
        index = element.block
        while index is not None:
            if text := next((line for line in self._lines_of(index) if line and line not in own), ""):
                return text
            index = self._view.blocks[index].parent
        return ""

    def _lines_of(self, index: int) -> list[str]:
        if index not in self._lines:
            block = self._view.blocks[index]
            self._lines[index] = [line.strip() for line in self._view.text[block.start : block.end].splitlines()]
        return self._lines[index]


@lru_cache(maxsize=4096)
def _path_of(address: str) -> str:
    return urlsplit(address).path
