"""Sections of a page by its headings, and those about another subscription."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from subterminator.domain.page import Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.lexicon.normalise import normalise, tokens

__all__ = ["Section", "other_products", "sections"]


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, and everything up to the next one of its level or above."""

    heading: str
    elements: tuple[Element, ...]
    text: str
    """Visible text, one line per block, the heading first."""

    @property
    def pressable(self) -> list[Element]:
        """List its interactive elements."""
        return [element for element in self.elements if element.interactive]


def sections(view: PageView) -> list[Section]:
    """Split a page at the headings of its highest level that occurs more than once; [] if none does.

    A section whose heading is no line of the visible text is omitted. Takes time proportional to the page.
    """
    headings = [each for each in view.elements if each.role == "heading" and each.level and each.label]
    counts = Counter(each.level for each in headings if each.level is not None)
    level = min((level for level, count in counts.items() if count > 1), default=None)
    if level is None:
        return []
    starts = [each for each in headings if each.level is not None and each.level <= level]
    lines = view.text.splitlines()
    collapsed = [" ".join(line.split()) for line in lines]
    starts_in_text: list[tuple[Element, int]] = []
    after = 0
    for start in starts:
        index = next(
            (number for number in range(after, len(lines)) if collapsed[number] == " ".join(start.label.split())), None
        )
        if index is not None:
            starts_in_text.append((start, index))
            after = index + 1
    result = []
    for (start, index), (end, until) in zip(starts_in_text, [*starts_in_text[1:], (None, len(lines))], strict=True):
        last = end.ref if end is not None else len(view.elements)
        inside = view.elements[start.ref : last]
        if start.level == level:
            result.append(Section(start.label, inside, "\n".join(lines[index:until])))
    return result


def other_products(view: PageView, service: str, lexicon: Lexicon) -> list[Section]:
    """Find the sections about another product of the same company: its name and more as heading ("Tidelight Sports").

    A heading such as "Your Tidelight membership" is the service's own.
    """
    name = tokens(normalise(service))
    return [part for part in sections(view) if name and _names_more(part.heading, name, lexicon)]


def _names_more(heading: str, name: list[str], lexicon: Lexicon) -> bool:
    words = tokens(normalise(heading))
    index = next((number for number in range(len(words)) if words[number : number + len(name)] == name), None)
    if index is None:
        return False
    rest = " ".join([*words[:index], *words[index + len(name) :]])
    about, _ = lexicon.beside(rest)
    return bool(rest) and not about and not lexicon.label(rest).intents
