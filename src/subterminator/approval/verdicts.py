"""Verdicts on an action: allowed, refused, or subject to approval."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Allow:
    """The action is allowed."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """The action is refused; the reason is the loop's next observation."""

    reason: str


@dataclass(frozen=True, slots=True)
class Ask:
    """The action may be irreversible: a person has to approve it."""

    reason: str
    warning: str = ""
    """Warning for the person."""
    covered: bool = True
    """Whether an approval of the same end, given earlier in the flow, covers it."""
    more: tuple[str, ...] = ()
    """Further warnings: those of a yes that was given ahead."""


Verdict = Allow | Refuse | Ask
