"""Services of design B: services with a definition file, and services registered by name."""

from __future__ import annotations

from subterminator.mcp.services.base import ServiceConfig
from subterminator.services.definition import find

__all__ = ["SERVICE_CONFIGS", "ServiceConfig", "get_service", "register_service"]

SERVICE_CONFIGS: dict[str, ServiceConfig] = {}
"""Services registered by name. Those with a definition file are known without."""


def register_service(config: ServiceConfig) -> None:
    """Register a service under its name, replacing an earlier one."""
    SERVICE_CONFIGS[config.name] = config


def get_service(name: str) -> ServiceConfig:
    """Return the registered service of this name, else the one with a definition file.

    Raises:
        ConfigurationError: unknown name; the message suggests the nearest one.
    """
    return SERVICE_CONFIGS[name] if name in SERVICE_CONFIGS else ServiceConfig.from_definition(find(name))
