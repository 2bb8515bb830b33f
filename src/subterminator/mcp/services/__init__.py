"""Services of design B: services with a definition file, and services registered by name."""

from __future__ import annotations

from subterminator.mcp.services.base import ServiceConfig
from subterminator.services.definition import find

__all__ = ["ServiceConfig", "get_service", "register_service"]

_REGISTERED: dict[str, ServiceConfig] = {}


def register_service(config: ServiceConfig) -> None:
    """Register a service under its name, replacing an earlier one."""
    _REGISTERED[config.name] = config


def get_service(name: str) -> ServiceConfig:
    """Return the registered service of this name, else the one with a definition file.

    Raises:
        ConfigurationError: unknown name; the message suggests the nearest one.
    """
    return _REGISTERED[name] if name in _REGISTERED else ServiceConfig.from_definition(find(name))
