"""The services that design B knows: those with a definition, and those that were registered by name."""

from __future__ import annotations

from subterminator.mcp.services.base import ServiceConfig
from subterminator.services.definition import find

__all__ = ["ServiceConfig", "get_service", "register_service"]

_REGISTERED: dict[str, ServiceConfig] = {}


def register_service(config: ServiceConfig) -> None:
    """Make a service known under its name; an earlier one of that name gives way."""
    _REGISTERED[config.name] = config


def get_service(name: str) -> ServiceConfig:
    """The service registered under that name, else the one that a definition describes.

    Raises:
        ConfigurationError: there is neither; the message names the nearest.
    """
    return _REGISTERED[name] if name in _REGISTERED else ServiceConfig.from_definition(find(name))
