"""Errors of tool calls, with the names of seed 000 §9.3. Each maps to an error code of the tool result."""

from __future__ import annotations

from typing import ClassVar

from subterminator.domain.errors import TellTheLoop
from subterminator.mcp.types import ErrorCode


class MCPError(TellTheLoop):
    """Base class of tool call errors. Raised directly, it means a failure with the reason in the message."""

    code: ClassVar[ErrorCode] = "action_failed"


class RefInvalidError(MCPError):
    """The reference is not in the latest snapshot, or its element changed since. Nothing was pressed."""

    code = "ref_invalid"

    def __init__(self, ref: str, reason: str = "") -> None:
        self.ref = ref
        detail = f": {reason}" if reason else ""
        super().__init__(f"Element reference '{ref}' not found in current snapshot{detail}")


class ElementDisabledError(MCPError):
    """The element does not take input. Nothing was pressed."""

    code = "element_disabled"

    def __init__(self, ref: str) -> None:
        self.ref = ref
        super().__init__(f"Element '{ref}' is disabled")


class ElementObscuredError(MCPError):
    """Another element would receive the press. Nothing was pressed."""

    code = "element_obscured"

    def __init__(self, ref: str, obscuring_element: str | None = None) -> None:
        self.ref = ref
        self.obscuring_element = obscuring_element
        detail = f" by '{obscuring_element}'" if obscuring_element else ""
        super().__init__(f"Element '{ref}' is obscured{detail}")


class ElementNotVisibleError(MCPError):
    """The element is hidden, clipped or has no size. Nothing was pressed."""

    code = "element_not_visible"

    def __init__(self, ref: str, reason: str = "") -> None:
        self.ref = ref
        detail = f": {reason}" if reason else ""
        super().__init__(f"Element '{ref}' is not visible{detail}")


class TimeoutError(MCPError):  # noqa: A001 - the seeds fix the name
    """The action did not finish in time. It may have taken effect."""

    code = "timeout"

    def __init__(self, operation: str, timeout_ms: int) -> None:
        self.operation = operation
        self.timeout_ms = timeout_ms
        super().__init__(f"Operation '{operation}' timed out after {timeout_ms}ms")


class InvalidParamsError(MCPError):
    """Parameters of a tool call are missing, unknown or malformed. Nothing was done."""

    code = "invalid_params"

    def __init__(self, tool: str, message: str) -> None:
        self.tool = tool
        super().__init__(f"Invalid params for '{tool}': {message}")
