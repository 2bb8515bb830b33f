"""Learned steps: finds on a page the control that led on from it in an earlier run. It only chooses among controls
that the rules may press anyway."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from urllib.parse import urlsplit

from subterminator.domain.page import Element, PageView
from subterminator.domain.protocols import LearnedStep
from subterminator.domain.sameness import NUMBERS
from subterminator.lexicon.normalise import normalise
from subterminator.pages.addresses import page_address
from subterminator.pages.blocks import PageBlock, page_blocks, section_of
from subterminator.pages.links import target_of

ANY = "*"
"""Stands for one part of a path, or for words of a label."""


def path_of(url: str) -> str:
    """Return the path of an address, with a route behind the #."""
    parts = urlsplit(page_address(url))
    return (parts.path.rstrip("/") or "/") + (f"#{parts.fragment}" if parts.fragment else "")


def fits_path(pattern: str, path: str) -> bool:
    """Return whether a path fits one whose "*" stand for any one part."""
    wanted, parts = pattern.split("/"), path.split("/")
    return len(wanted) == len(parts) and all(each in {ANY, part} for each, part in zip(wanted, parts, strict=True))


def fits_label(pattern: str, label: str) -> bool:
    """Return whether a label fits one whose "*" stand for any words."""
    first, *rest = (_words(part) for part in pattern.split(ANY))
    text = _words(label)
    if not rest or not text.startswith(first):
        return text == first
    *middle, last = rest
    end = len(first)
    for part in middle:
        place = text.find(part, end + 1)
        if place < 0:
            return False
        end = place + len(part)
    return text.endswith(last) and len(text) - len(last) > end


def _words(text: str) -> str:
    return normalise(NUMBERS.sub("#", text))


def steps_on(view: PageView, steps: Sequence[LearnedStep], since: int) -> Iterator[tuple[int, LearnedStep]]:
    """Yield the steps, from the index `since` on, that were taken on a page of this address."""
    path = path_of(view.url)
    for index, step in enumerate(steps[since:], start=since):
        if fits_path(step.page, path):
            yield index, step


def find_control(step: LearnedStep, view: PageView) -> Element | None:
    """Find the control of a step: it has the role, and the name or text; without one, the selector or address.

    Of several, the selectors, the address and the section choose. None if there is none, or they cannot be told apart.
    """
    fitting = [each for each in view.elements if each.interactive and each.role == step.role]
    found_by = [test for test in _tests(step, view) if test is not None]
    if step.name:
        named = [each for each in fitting if fits_label(step.name, each.label)]
        fitting = named or [each for each in fitting if fits_label(step.name, each.text)]
    else:
        fitting = next(filter(None, ([each for each in fitting if test(each)] for test in found_by)), [])
    for test in found_by:
        if len(fitting) > 1:
            fitting = [each for each in fitting if test(each)] or fitting
    if len(fitting) > 1 and not all(each.href and each.href == fitting[0].href for each in fitting):
        fitting = [each for each in fitting if each.hit]
        fitting = fitting if len(fitting) == 1 else []
    return next((each for each in fitting if each.hit), fitting[0] if fitting else None)


def changed_control(step: LearnedStep, view: PageView) -> str:
    """Describe a learned control that the page lacks, or that reads differently."""
    name = f"the learned control {step.name!r}" if step.name else f"the learned {step.role}"
    now = next((each for each in view.elements if set(step.css) & set(each.matches) and each.label), None)
    if now is not None and step.name and not fits_label(step.name, now.label):
        return f"{name} reads {now.label!r} now"
    return f"{name} is not on this page"


def _tests(step: LearnedStep, view: PageView) -> list[Callable[[Element], bool] | None]:
    @cache
    def root() -> PageBlock:
        return page_blocks(view)

    def in_section(element: Element) -> bool:
        return fits_label(step.section, section_of(element, root()))

    return [
        (lambda each: bool(set(step.css) & set(each.matches))) if step.css else None,
        (lambda each: fits_path(step.href, path_of(target_of(view, each)))) if step.href else None,
        in_section if step.section and step.name else None,
    ]
