"""Netflix for design B. The facts stand in its definition."""

from subterminator.mcp.services.base import ServiceConfig
from subterminator.services.definition import builtin

NETFLIX_CONFIG = ServiceConfig.from_definition(builtin()["netflix"])
