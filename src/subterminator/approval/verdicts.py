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
    warnings: tuple[str, ...] = ()
    """For the person."""
    covered: bool = True
    """Whether an approval of the same end, given earlier in the flow, covers it."""

    @property
    def warning(self) -> str:
        """Return the warnings in one line; "" without any."""
        return "; ".join(self.warnings)


def told(warning: str) -> tuple[str, ...]:
    """Return the warnings of a verdict that has this one, or none if it is ""."""
    return (warning,) if warning else ()


Verdict = Allow | Refuse | Ask
