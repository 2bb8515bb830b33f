"""The practice service: a pretend streaming site with a ledger as the truth, to try runs on and to test them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from subterminator.practice.site.ledger import Ledger
from subterminator.practice.site.scenario import Scenario, find, scenarios

if TYPE_CHECKING:
    from subterminator.practice.site.server import PracticeSite

__all__ = ["Ledger", "PracticeSite", "Scenario", "find", "scenarios"]


def __getattr__(name: str) -> Any:
    """Import `PracticeSite` on first use, so that listing scenarios does not load a web server."""
    if name == "PracticeSite":
        from subterminator.practice.site.server import PracticeSite  # noqa: PLC0415

        return PracticeSite
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
