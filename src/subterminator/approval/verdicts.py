"""The three verdicts on whatever would act: it may, it may not, or a person has to say yes."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Allow", "Ask", "Refuse", "Verdict"]


@dataclass(frozen=True, slots=True)
class Allow:
    """Nothing speaks against it."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """It will not be done; the reason is the loop's next observation."""

    reason: str


@dataclass(frozen=True, slots=True)
class Ask:
    """It cannot be taken back: a person has to say yes."""

    reason: str
    warning: str = ""
    """What speaks against it, for the person."""
    covered: bool = True
    """A yes to the same end, given earlier in the flow, covers it."""


Verdict = Allow | Refuse | Ask
