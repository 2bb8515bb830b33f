"""The seven tools (seed 000 §2.3). Each action and each error answers with a fresh snapshot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from subterminator.domain.errors import Refused, TellTheLoop
from subterminator.domain.protocols import BrowserProtocol, Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.mcp.exceptions import (
    ElementDisabledError,
    ElementNotVisibleError,
    ElementObscuredError,
    InvalidParamsError,
    RefInvalidError,
    TimeoutError,  # noqa: A004 - the name is the seed's
)
from subterminator.mcp.executor import ActionExecutor
from subterminator.mcp.registry import ElementRegistry
from subterminator.mcp.snapshot import Pruning, SnapshotFactory
from subterminator.mcp.tool_schemas import PARAMETERS, checked
from subterminator.mcp.types import ErrorCode, Snapshot, ToolResult
from subterminator.pages.fingerprint import counts_down, digest_of

LOOK_AGAIN_SECONDS = 2.0
ENABLING_SECONDS = 15.0
"""How long a look waits for a control that the task needs and that takes no press yet: sites delay those."""
LOOK_EVERY_SECONDS = 0.15
ONWARD = frozenset({"open", "forward", "decline", "final", "proceed", "survey_skip"})
"""What the label of such a control says."""
APPROVAL_REQUESTED = "APPROVAL_REQUESTED"
COMPLETION = "COMPLETION_"
"""What the two tools answer that only a conversation's owner can fulfil; it never sees these as a yes."""


_CODES: tuple[tuple[type[TellTheLoop], ErrorCode], ...] = (
    (RefInvalidError, "ref_invalid"),
    (ElementDisabledError, "element_disabled"),
    (ElementObscuredError, "element_obscured"),
    (ElementNotVisibleError, "element_not_visible"),
    (TimeoutError, "timeout"),
    (InvalidParamsError, "invalid_params"),
)


class BrowserToolServer:
    """The tools over one browser. One call at a time: a second waits for the first."""

    def __init__(self, browser: BrowserProtocol, pruning: Pruning | None = None) -> None:
        self.browser = browser
        self.registry = ElementRegistry()
        self.snapshot_factory = SnapshotFactory(browser, self.registry, pruning)
        self.executor = ActionExecutor(browser)
        self._lexicon = Lexicon.load()
        self._turn = asyncio.Lock()
        self._acted = True
        """Since a model looked last."""
        self._tools: dict[str, Callable[..., Awaitable[ToolResult]]] = {
            "get_snapshot": self._look_again,
            "browser_click": self.browser_click,
            "browser_fill": self.browser_fill,
            "browser_select": self.browser_select,
            "browser_scroll": self.browser_scroll,
            "request_human_approval": self.request_human_approval,
            "complete_task": self.complete_task,
        }

    async def execute(self, tool_name: str, arguments: Any) -> ToolResult:
        """Run a tool by its name, after its parameters were checked.

        Raises:
            StopTheRun: a person is needed, the browser is lost, or a dry run has reached the final control.
        """
        if tool_name not in PARAMETERS:
            told = f"Unknown tool: {str(tool_name)[:100]}. There are {', '.join(PARAMETERS)}"
            return await self._failed("action_failed", told)
        try:
            given = checked(tool_name, arguments)
        except InvalidParamsError as error:
            return await self._failed("invalid_params", str(error))
        return await self._tools[tool_name](**given)

    async def get_snapshot(self, viewport_only: bool = True) -> ToolResult:
        """The page as it is now."""
        async with self._turn:
            return ToolResult(success=True, snapshot=await self._refresh_snapshot(viewport_only))

    async def _look_again(self, viewport_only: bool = True) -> ToolResult:
        """For a model that looks twice, time passes: the page once it reads differently, at most two seconds on.

        Where what leads on takes no press yet, it passes at the first look already, and longer.
        """
        async with self._turn:
            before = self.snapshot_factory.view
            delayed = any(map(self._is_delayed, before.elements))
            if delayed or not self._acted:
                await self._wait_for_change(before, ENABLING_SECONDS if delayed else LOOK_AGAIN_SECONDS)
            self._acted = False
            return ToolResult(success=True, snapshot=await self._refresh_snapshot(viewport_only))

    async def _wait_for_change(self, before: PageView, seconds: float) -> None:
        end = asyncio.get_running_loop().time() + seconds
        read = _reads(before)
        while asyncio.get_running_loop().time() < end:
            if _reads(await self.browser.look()) != read:
                return
            await asyncio.sleep(LOOK_EVERY_SECONDS)

    def _is_delayed(self, element: Element) -> bool:
        waits = element.interactive and (element.has("disabled") or counts_down(element))
        return waits and not self._lexicon.label(element.label).intents.isdisjoint(ONWARD)

    async def browser_click(self, ref: str) -> ToolResult:
        """Click the element of the latest snapshot that the reference means."""
        return await self._act(lambda: self.executor.click(self.registry.resolve(ref)))

    async def browser_fill(self, ref: str, value: str, clear_first: bool = True) -> ToolResult:
        """Type into a field."""
        return await self._act(lambda: self.executor.fill(self.registry.resolve(ref), value, clear_first))

    async def browser_select(self, ref: str, value: str) -> ToolResult:
        """Choose an option of a drop-down."""
        return await self._act(lambda: self.executor.select(self.registry.resolve(ref), value))

    async def browser_scroll(
        self, ref: str | None = None, direction: str | None = None, amount: int = 300
    ) -> ToolResult:
        """Scroll an element into view, or the page."""
        if ref is not None and direction == "down":
            return await self._act(lambda: self.executor.scroll_to_end(self.registry.resolve(ref)))
        if ref is not None:
            return await self._act(lambda: self.executor.scroll_to_element(self.registry.resolve(ref)))
        return await self._act(lambda: self.executor.scroll_page(direction or "down", amount))

    async def request_human_approval(self, action: str, reason: str) -> ToolResult:
        """A marker; whoever owns the conversation asks the person. Approves nothing."""
        return ToolResult(success=True, message=APPROVAL_REQUESTED)

    async def complete_task(self, status: str, reason: str) -> ToolResult:
        """A marker; whoever owns the conversation verifies the claim."""
        return ToolResult(success=True, message=f"{COMPLETION}{status.upper()}")

    async def _act(self, action: Callable[[], Awaitable[None]]) -> ToolResult:
        """One action, and the page after it. Its reference and all others end with it, whatever comes of it."""
        async with self._turn:
            problem: TellTheLoop | None = None
            try:
                await action()
            except TellTheLoop as error:
                problem = error
            self.registry.invalidate()
            self._acted = True
            snapshot = await self._refresh_snapshot()
        if problem is None:
            return ToolResult(success=True, snapshot=snapshot)
        return ToolResult(success=False, snapshot=snapshot, error=self._map_exception(problem), message=str(problem))

    async def _failed(self, code: ErrorCode, message: str) -> ToolResult:
        async with self._turn:
            return ToolResult(success=False, snapshot=await self._refresh_snapshot(), error=code, message=message)

    async def _refresh_snapshot(self, viewport_only: bool = True) -> Snapshot:
        snapshot, _ = await self.snapshot_factory.create(viewport_only)
        return snapshot

    def _map_exception(self, error: Exception) -> ErrorCode:
        if isinstance(error, Refused) and error.by_person:
            return "human_rejected"
        return next((code for kind, code in _CODES if isinstance(error, kind)), "action_failed")


def _reads(view: PageView) -> tuple[bytes, list[tuple[bool, str]]]:
    """What a model would read differently; a clock on the page makes no difference."""
    return digest_of(view), [(each.hit, each.covered_by) for each in view.elements]
