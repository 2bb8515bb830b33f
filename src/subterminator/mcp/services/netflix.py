"""Netflix configuration of design B, built from its definition file."""

from subterminator.mcp.services.base import ServiceConfig
from subterminator.services.definition import builtin

NETFLIX_CONFIG = ServiceConfig.from_definition(builtin()["netflix"])
