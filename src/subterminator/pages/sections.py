"""A page by its headings: what stands under one of them, and which of them are about another subscription."""

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
    """Visible text, a line a block, the heading first."""

    @property
    def pressable(self) -> list[Element]:
        """What a person could act on in it."""
        return [element for element in self.elements if element.interactive]


def sections(view: PageView) -> list[Section]:
    """The parts of a page under the headings of its highest level that comes more than once; [] when none does.

    A part whose heading is no line of the visible text is left out. Takes time proportional to the page.
    """
    headings = [each for each in view.elements if each.role == "heading" and each.level and each.label]
    counts = Counter(each.level for each in headings if each.level is not None)
    level = min((level for level, count in counts.items() if count > 1), default=None)
    if level is None:
        return []
    starts = [each for each in headings if each.level is not None and each.level <= level]
    lines = view.text.splitlines()
    squeezed = [" ".join(line.split()) for line in lines]
    places: list[tuple[Element, int]] = []
    after = 0
    for start in starts:
        place = next((at for at in range(after, len(lines)) if squeezed[at] == " ".join(start.label.split())), None)
        if place is not None:
            places.append((start, place))
            after = place + 1
    found = []
    for (start, place), (end, until) in zip(places, [*places[1:], (None, len(lines))], strict=True):
        last = end.ref if end is not None else len(view.elements)
        inside = view.elements[start.ref : last]
        if start.level == level:
            found.append(Section(start.label, inside, "\n".join(lines[place:until])))
    return found


def other_products(view: PageView, service: str, lexicon: Lexicon) -> list[Section]:
    """The parts of a page about something else of the same firm: headed by its name and more ("Tidelight Sports").

    A heading such as "Your Tidelight membership" is the service's own.
    """
    name = tokens(normalise(service))
    return [part for part in sections(view) if name and _names_more(part.heading, name, lexicon)]


def _names_more(heading: str, name: list[str], lexicon: Lexicon) -> bool:
    words = tokens(normalise(heading))
    place = next((at for at in range(len(words)) if words[at : at + len(name)] == name), None)
    if place is None:
        return False
    rest = " ".join([*words[:place], *words[place + len(name) :]])
    about, _ = lexicon.beside(rest)
    return bool(rest) and not about and not lexicon.label(rest).intents
