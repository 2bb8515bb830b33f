"""Server of the seven tools over the MCP transport, for another agent."""

from subterminator.mcp.server.serving import serve_http, serve_stdio
from subterminator.mcp.server.tool_transport import TOOL_ANNOTATIONS, ToolTransport

__all__ = ["TOOL_ANNOTATIONS", "ToolTransport", "serve_http", "serve_stdio"]
