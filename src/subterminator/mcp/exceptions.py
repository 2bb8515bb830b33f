"""What a tool call can meet, in the names of seed 000 §9.3. Each becomes an error code of the tool's answer."""

from __future__ import annotations

from subterminator.domain.errors import TellTheLoop

__all__ = [
    "ElementDisabledError",
    "ElementNotVisibleError",
    "ElementObscuredError",
    "InvalidParamsError",
    "MCPError",
    "RefInvalidError",
    "TimeoutError",
]


class MCPError(TellTheLoop):
    """Base of what a tool call can meet; by itself: the action failed, for the reason that the message gives."""


class RefInvalidError(MCPError):
    """The reference is not one of the latest snapshot, or what it named reads differently now. Nothing was pressed."""

    def __init__(self, ref: str, reason: str = "") -> None:
        self.ref = ref
        because = f": {reason}" if reason else ""
        super().__init__(f"Element reference '{ref}' not found in current snapshot{because}")


class ElementDisabledError(MCPError):
    """The element does not take input. Nothing was pressed."""

    def __init__(self, ref: str) -> None:
        self.ref = ref
        super().__init__(f"Element '{ref}' is disabled")


class ElementObscuredError(MCPError):
    """Something else would receive the press. Nothing was pressed."""

    def __init__(self, ref: str, obscuring_element: str | None = None) -> None:
        self.ref = ref
        self.obscuring_element = obscuring_element
        by = f" by '{obscuring_element}'" if obscuring_element else ""
        super().__init__(f"Element '{ref}' is obscured{by}")


class ElementNotVisibleError(MCPError):
    """The element is hidden, clipped away or of no size. Nothing was pressed."""

    def __init__(self, ref: str, reason: str = "") -> None:
        self.ref = ref
        because = f": {reason}" if reason else ""
        super().__init__(f"Element '{ref}' is not visible{because}")


class TimeoutError(MCPError):  # noqa: A001 - the name is the seed's
    """The page did not take the action in time; it may have been taken."""

    def __init__(self, operation: str, timeout_ms: int) -> None:
        self.operation = operation
        self.timeout_ms = timeout_ms
        super().__init__(f"Operation '{operation}' timed out after {timeout_ms}ms")


class InvalidParamsError(MCPError):
    """The parameters of a tool call are missing, unknown or of the wrong form. Nothing was done."""

    def __init__(self, tool: str, message: str) -> None:
        self.tool = tool
        super().__init__(f"Invalid params for '{tool}': {message}")
