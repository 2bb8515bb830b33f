"""Advice to a planner after a failure, by its cause."""

from __future__ import annotations

from collections.abc import Iterable

from subterminator.domain.errors import (
    ActionTimeout,
    AmbiguousTarget,
    ElementDisabled,
    ElementNotFound,
    ElementNotVisible,
    ElementObscured,
    NavigationFailed,
    PageChanged,
    Refused,
)

OTHER_TARGET = """\
You MUST use a DIFFERENT targeting strategy than those already tried.
- If CSS failed, try ARIA role and name
- If ARIA failed, try the visible text
- If text failed, try coordinates (last resort)"""
"""The advice of seed 001 §3.4, against a target that fits nothing, or several."""
OTHER_CONTROL = "That led nowhere: choose another control, or another answer."
_BY_CAUSE: tuple[tuple[tuple[type[Exception], ...], str], ...] = (
    ((Refused,), "What was refused stays refused, however it is named: choose another control."),
    ((ElementObscured,), "Something covers that control: deal with what covers it first, then press it again."),
    ((ElementDisabled,), "That control is disabled: fill or tick what it needs first, or wait for it."),
    ((ElementNotVisible,), "That control cannot be seen: unfold or scroll to what holds it, or choose another."),
    ((PageChanged,), "The page has changed since you chose: choose again from what it shows now."),
    ((ActionTimeout,), "The page was slow: look at what it shows now before anything is pressed again."),
    ((NavigationFailed,), "That address cannot be opened: choose a control of the page."),
    ((ElementNotFound, AmbiguousTarget), OTHER_TARGET),
)


def advice_for(problems: Iterable[Exception]) -> str:
    """Return what helps against these failures, each cause once."""
    problems = list(problems)
    advice = [text for kinds, text in _BY_CAUSE if any(isinstance(each, kinds) for each in problems)]
    return "\n".join(advice) or OTHER_CONTROL
