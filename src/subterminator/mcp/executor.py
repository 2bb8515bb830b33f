"""Does what a tool asks to one element, and says in the seeds' words why it could not (seed 000 §2.6)."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal

from subterminator.domain.errors import (
    ActionTimeout,
    ElementDisabled,
    ElementNotFound,
    ElementNotVisible,
    ElementObscured,
    PageChanged,
    Refused,
    TellTheLoop,
)
from subterminator.domain.protocols import Action, BrowserProtocol, Element
from subterminator.mcp.exceptions import (
    ElementDisabledError,
    ElementNotVisibleError,
    ElementObscuredError,
    MCPError,
    RefInvalidError,
    TimeoutError,  # noqa: A004 - the name is the seed's
)
from subterminator.mcp.types import ElementInfo

Direction = Literal["up", "down", "left", "right"]
TURN: dict[str, tuple[int, int]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class ActionExecutor:
    """Every action ends in `BrowserProtocol.act`, so the guard judges it; errors of the page are raised, not hidden."""

    def __init__(self, browser: BrowserProtocol, default_timeout: int = 2000) -> None:
        """`default_timeout` is in milliseconds, for one action with what it started on the page."""
        self.browser = browser
        self.default_timeout = default_timeout

    async def click(self, element: ElementInfo) -> None:
        """Press it.

        Raises:
            ElementDisabledError, ElementObscuredError, ElementNotVisibleError: why it takes no press.
            RefInvalidError: it is gone, or reads differently now. TimeoutError: the page did not take it in time.
            Refused: the guard or the person said no. MCPError: any other reason.
        """
        await self._do("click", element, self._act(element, "click"))

    async def fill(self, element: ElementInfo, value: str, clear_first: bool = True) -> None:
        """Type into it, in the place of what it holds or after it. Errors as for `click`."""
        before = "" if clear_first else _node(element).value or ""
        await self._do("fill", element, self._act(element, "fill", before + value))

    async def select(self, element: ElementInfo, value: str) -> None:
        """Choose the option of that label or value. Errors as for `click`."""
        await self._do("select", element, self._act(element, "select", value))

    async def scroll_to_element(self, element: ElementInfo) -> None:
        """Bring it into the viewport. Errors as for `click`."""
        await self._do("scroll", element, self._act(element, "scroll"))

    async def scroll_to_end(self, element: ElementInfo) -> None:
        """Go to the end of what scrolls around it: terms that must have been read. Errors as for `click`."""
        await self._do("scroll", element, self._act(element, "scroll", "end"))

    async def scroll_page(self, direction: str, amount: int) -> None:
        """Move the viewport by `amount` CSS pixels.

        Raises:
            MCPError: there is no such direction.
        """
        if direction not in TURN:
            raise MCPError(f"no direction is called {direction!r}; there are {', '.join(TURN)}")
        x, y = await self.browser.scroll_position()
        right, down = TURN[direction]
        await self.browser.scroll_to(max(0, x + right * amount), max(0, y + down * amount))

    def _act(
        self, element: ElementInfo, kind: Literal["click", "fill", "select", "scroll"], value: str | None = None
    ) -> Awaitable[None]:
        return self.browser.act(_node(element), Action(kind, value, timeout_seconds=self.default_timeout / 1000))

    async def _do(self, what: str, element: ElementInfo, action: Awaitable[None]) -> None:
        ref = element.ref
        try:
            await action
        except Refused:
            raise
        except ElementDisabled as error:
            raise ElementDisabledError(ref) from error
        except ElementObscured as error:
            by = element.element.covered_by if element.element is not None else ""
            raise ElementObscuredError(ref, by or str(error)) from error
        except ElementNotVisible as error:
            raise ElementNotVisibleError(ref, str(error)) from error
        except (PageChanged, ElementNotFound) as error:
            raise RefInvalidError(ref, str(error)) from error
        except ActionTimeout as error:
            raise TimeoutError(f"{what} on {ref}", self.default_timeout) from error
        except TellTheLoop as error:
            raise MCPError(f"Action failed on {ref}: {error}") from error


def _node(element: ElementInfo) -> Element:
    if element.element is None:
        raise RefInvalidError(element.ref, "it was not taken from a page")
    return element.element
