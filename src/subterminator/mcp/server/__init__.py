"""Server of the seven tools over the MCP transport, for another agent."""

from subterminator.mcp.server.library import Library
from subterminator.mcp.server.serving import serve_http, serve_stdio
from subterminator.mcp.server.tool_transport import TOOL_ANNOTATIONS, Summary, ToolTransport

__all__ = ["TOOL_ANNOTATIONS", "Library", "Summary", "ToolTransport", "serve_http", "serve_stdio"]
