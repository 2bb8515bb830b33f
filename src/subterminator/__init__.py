"""SubTerminator cancels a subscription for a person: in a real browser, after one yes, and with proof."""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_PLACES = {
    "AppConfig": "subterminator.domain.settings",
    "ApprovalRequest": "subterminator.domain.ports",
    "Brain": "subterminator.wiring.brain",
    "BrainTask": "subterminator.wiring.brain",
    "CancelOptions": "subterminator.wiring.options",
    "ConfigurationError": "subterminator.domain.errors",
    "Outcome": "subterminator.domain.outcomes",
    "RunSummary": "subterminator.wiring.runs",
    "cancel": "subterminator.wiring.api",
    "cancel_async": "subterminator.wiring.api",
}
"""Modules of the public names, loaded when a name is used. Their types stand in `__init__.pyi`."""

__all__ = ["__version__", *_PLACES]  # noqa: PLE0604 - names of a table


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})
