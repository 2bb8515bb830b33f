"""Executes the action of a tool call on one element, and maps failures to the seeds' errors (seed 000 §2.6)."""

from __future__ import annotations

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
from subterminator.domain.plans import DialogAnswer
from subterminator.domain.protocols import Action, BrowserProtocol, Element
from subterminator.mcp.exceptions import (
    ElementDisabledError,
    ElementNotVisibleError,
    ElementObscuredError,
    MCPError,
    RefInvalidError,
    TimeoutError,  # noqa: A004 - the seeds fix the name
)
from subterminator.mcp.types import ElementInfo

DIRECTIONS: dict[str, tuple[int, int]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
PAGE_ENDS = {"top": 0, "bottom": 1_000_000}
"""Places at and beyond the ends of every page, in CSS pixels: browsers stop at the end."""


class ActionExecutor:
    """Runs every action through `BrowserProtocol.act`, so the guard judges it. Page errors are raised, not hidden."""

    def __init__(self, browser: BrowserProtocol, default_timeout: int = 2000) -> None:
        """`default_timeout`: milliseconds for one action, including the page's immediate response."""
        self.browser = browser
        self.default_timeout = default_timeout

    async def click(self, element: ElementInfo, exploring: bool = False, dialog: DialogAnswer | None = None) -> None:
        """Press the element; one that is `exploring` is refused where a person would be asked.

        `dialog`: answer to a native dialog that the press opens.

        Raises:
            ElementDisabledError, ElementObscuredError, ElementNotVisibleError: the element takes no press.
            RefInvalidError: the element is gone or changed. TimeoutError: the page did not respond in time.
            Refused: the guard or the person refused. MCPError: any other failure.
        """
        await self._act(element, "click", exploring=exploring, dialog=dialog)

    async def fill(self, element: ElementInfo, value: str, clear_first: bool = True) -> None:
        """Type into the element, replacing its value or appending to it. Raises as `click` does."""
        prefix = "" if clear_first else _node(element).value or ""
        await self._act(element, "fill", prefix + value)

    async def select(self, element: ElementInfo, value: str) -> None:
        """Choose the option with this label or value. Raises as `click` does."""
        await self._act(element, "select", value)

    async def scroll_to_element(self, element: ElementInfo) -> None:
        """Scroll the element into the viewport. Raises as `click` does."""
        await self._act(element, "scroll")

    async def scroll_to_end(self, element: ElementInfo) -> None:
        """Scroll the element's scroll container to its end, for terms that must be read. Raises as `click` does."""
        await self._act(element, "scroll", "end")

    async def scroll_page(self, direction: str, amount: int) -> None:
        """Scroll the viewport by `amount` CSS pixels, or to the page's top or bottom.

        Raises:
            MCPError: unknown direction.
        """
        if direction not in DIRECTIONS | PAGE_ENDS:
            raise MCPError(f"unknown direction {direction!r}: use {', '.join([*DIRECTIONS, *PAGE_ENDS])}")
        x, y = await self.browser.scroll_position()
        if direction in PAGE_ENDS:
            await self.browser.scroll_to(x, PAGE_ENDS[direction])
            return
        right, down = DIRECTIONS[direction]
        await self.browser.scroll_to(max(0, x + right * amount), max(0, y + down * amount))

    async def _act(
        self,
        element: ElementInfo,
        kind: Literal["click", "fill", "select", "scroll"],
        value: str | None = None,
        *,
        exploring: bool = False,
        dialog: DialogAnswer | None = None,
    ) -> None:
        ref, node = element.ref, _node(element)
        try:
            seconds = self.default_timeout / 1000
            action = Action(kind, value, timeout_seconds=seconds, exploring=exploring, dialog=dialog)
            await self.browser.act(node, action)
        except Refused:
            raise
        except ElementDisabled as error:
            raise ElementDisabledError(ref) from error
        except ElementObscured as error:
            covering = element.element.covered_by if element.element is not None else ""
            raise ElementObscuredError(ref, covering or str(error)) from error
        except ElementNotVisible as error:
            raise ElementNotVisibleError(ref, str(error)) from error
        except (PageChanged, ElementNotFound) as error:
            raise RefInvalidError(ref, str(error)) from error
        except ActionTimeout as error:
            raise TimeoutError(f"{kind} on {ref}", self.default_timeout) from error
        except TellTheLoop as error:
            raise MCPError(f"Action failed on {ref}: {error}") from error


def _node(element: ElementInfo) -> Element:
    if element.element is None:
        raise RefInvalidError(element.ref, "the element does not come from a page")
    return element.element
