"""A pretend streaming service with a ledger of its own, so that anyone can try, and tests can know the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from subterminator.practice.site.ledger import Ledger
from subterminator.practice.site.scenario import Scenario, find, scenarios

if TYPE_CHECKING:
    from subterminator.practice.site.server import PracticeSite

__all__ = ["Ledger", "PracticeSite", "Scenario", "find", "scenarios"]


def __getattr__(name: str) -> Any:
    """`PracticeSite`, once it is asked for: whoever lists scenarios need not wait for a web server to be imported."""
    if name == "PracticeSite":
        from subterminator.practice.site.server import PracticeSite  # noqa: PLC0415

        return PracticeSite
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
