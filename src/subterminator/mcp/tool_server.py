"""Server of the seven tools (seed 000 §2.3). Every action and every error returns a fresh snapshot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from subterminator.domain.errors import Refused, TellTheLoop
from subterminator.domain.plans import DialogAnswer
from subterminator.domain.protocols import BrowserProtocol, Element, PageView
from subterminator.lexicon.lexicon import Lexicon
from subterminator.mcp.exceptions import (
    InvalidParamsError,
    MCPError,
    TimeoutError,  # noqa: A004 - the seeds fix the name
)
from subterminator.mcp.executor import ActionExecutor
from subterminator.mcp.registry import ElementRegistry
from subterminator.mcp.snapshot import Pruning, SnapshotFactory
from subterminator.mcp.tool_schemas import PARAMETERS, validated_parameters
from subterminator.mcp.types import ElementInfo, ErrorCode, Snapshot, ToolResult
from subterminator.pages.fingerprint import counts_down, digest_of, moved

CHANGE_WAIT_SECONDS = 2.0
ENABLE_WAIT_SECONDS = 15.0
"""Maximum wait for a relevant control to become enabled: sites delay such controls."""
POLL_SECONDS = 0.15
STILL_SECONDS = 0.5
ONWARD_INTENTS = frozenset({"open", "forward", "decline", "final", "proceed", "survey_skip"})
"""Label intents of controls that lead on."""
APPROVAL_REQUESTED = "APPROVAL_REQUESTED"
COMPLETION = "COMPLETION_"
"""Markers returned by the two tools that the orchestrator fulfils. Neither is an approval."""
NOT_MOVED = "nothing moved: that is as far as it scrolls"
SLOW = "the page took its time"

Settle = Callable[[], Awaitable[None]]
"""Finds out, after an action, whether what it sent was the end or a step."""


class BrowserToolServer:
    """Runs the tools on one browser, one call at a time: a second call waits for the first."""

    def __init__(self, browser: BrowserProtocol, pruning: Pruning | None = None, settle: Settle | None = None) -> None:
        """`settle`: called after each action. None: an action after which that is unclear counts as the end."""
        self.browser = browser
        self._settle = settle
        self.registry = ElementRegistry()
        self.snapshot_factory = SnapshotFactory(browser, self.registry, pruning)
        self.executor = ActionExecutor(browser)
        self._lexicon = Lexicon.load()
        self._turn = asyncio.Lock()
        self._acted = True
        """Whether an action ran since the model's last look."""
        self._tools: dict[str, Callable[..., Awaitable[ToolResult]]] = {
            "get_snapshot": self._get_settled_snapshot,
            "browser_click": self.browser_click,
            "browser_fill": self.browser_fill,
            "browser_select": self.browser_select,
            "browser_scroll": self.browser_scroll,
            "request_human_approval": self.request_human_approval,
            "complete_task": self.complete_task,
        }

    async def execute(self, tool_name: str, arguments: Any) -> ToolResult:
        """Validate the parameters and run a tool by name.

        Raises:
            StopTheRun: a person is needed, the browser is lost, or a dry run has reached the final control.
        """
        if tool_name not in PARAMETERS:
            message = f"Unknown tool: {str(tool_name)[:100]}. Tools: {', '.join(PARAMETERS)}"
            return await self._failed("action_failed", message)
        try:
            parameters = validated_parameters(tool_name, arguments)
        except InvalidParamsError as error:
            return await self._failed("invalid_params", str(error))
        return await self._tools[tool_name](**parameters)

    async def get_snapshot(self, viewport_only: bool = True) -> ToolResult:
        """Return the page as it is now."""
        async with self._turn:
            return ToolResult(success=True, snapshot=await self._refresh_snapshot(viewport_only))

    async def _get_settled_snapshot(self, viewport_only: bool = True) -> ToolResult:
        """Return the page, after waiting up to two seconds for a change when the model looks twice in a row.

        Where a relevant control is still disabled, the first look waits too, up to `ENABLE_WAIT_SECONDS`.
        """
        async with self._turn:
            before = self.snapshot_factory.view
            delayed = any(map(self._is_delayed, before.elements))
            if delayed or not self._acted:
                await self._wait_for_change(before, ENABLE_WAIT_SECONDS if delayed else CHANGE_WAIT_SECONDS)
            self._acted = False
            return ToolResult(success=True, snapshot=await self._refresh_snapshot(viewport_only))

    async def still_picture(self) -> str:
        """Return a picture of the page once it has been still for half a second: PNG, base64; "" for none.

        A page that never rests is taken as it is after two seconds.
        """
        async with self._turn:
            end = asyncio.get_running_loop().time() + CHANGE_WAIT_SECONDS
            before = self.snapshot_factory.view
            while asyncio.get_running_loop().time() < end:
                await asyncio.sleep(STILL_SECONDS)
                now = await self.browser.look()
                if _content(now) == _content(before) and not moved(before, now):
                    break
                before = now
            return await self.snapshot_factory.picture()

    async def _wait_for_change(self, before: PageView, seconds: float) -> None:
        end = asyncio.get_running_loop().time() + seconds
        content = _content(before)
        while asyncio.get_running_loop().time() < end:
            if _content(await self.browser.look()) != content:
                return
            await asyncio.sleep(POLL_SECONDS)

    def _is_delayed(self, element: Element) -> bool:
        unavailable = element.interactive and (element.has("disabled") or counts_down(element))
        return unavailable and not self._lexicon.label(element.label).intents.isdisjoint(ONWARD_INTENTS)

    async def browser_click(self, ref: str, exploring: bool = False, dialog: DialogAnswer | None = None) -> ToolResult:
        """Click the element of this reference; one that is `exploring` is refused where a person would be asked.

        `dialog`: answer to a native dialog that it opens, as far as the gate allows it.
        """
        return await self._act(lambda: self.executor.click(self.registry.resolve(ref), exploring, dialog))

    async def browser_fill(self, ref: str, value: str, clear_first: bool = True) -> ToolResult:
        """Type into a field."""
        return await self._act(lambda: self.executor.fill(self.registry.resolve(ref), value, clear_first))

    async def browser_select(self, ref: str, value: str) -> ToolResult:
        """Choose an option of a drop-down."""
        return await self._act(lambda: self.executor.select(self.registry.resolve(ref), value))

    async def browser_scroll(
        self, ref: str | None = None, direction: str | None = None, amount: int = 300
    ) -> ToolResult:
        """Scroll the page, or an element into view; from one that is in view or disabled, what scrolls around it."""
        before = self.snapshot_factory.view
        if ref is not None:
            result = await self._act(lambda: self._scroll_to(self.registry.resolve(ref)))
        elif direction is None:
            return await self._failed("invalid_params", "browser_scroll: give ref or direction")
        else:
            result = await self._act(lambda: self.executor.scroll_page(direction, amount))
        if result.success and not moved(before, self.snapshot_factory.view):
            result.message = NOT_MOVED
        return result

    async def _scroll_to(self, element: ElementInfo) -> None:
        in_view = element.element is not None and element.element.in_viewport and element.element.hit
        if in_view or "disabled" in element.state:
            await self.executor.scroll_to_end(element)
        else:
            await self.executor.scroll_to_element(element)

    async def request_human_approval(self, action: str, reason: str) -> ToolResult:
        """Return a marker: the orchestrator asks the person. This approves nothing."""
        return ToolResult(success=True, message=APPROVAL_REQUESTED)

    async def complete_task(self, status: str, reason: str, **stop: Any) -> ToolResult:
        """Return a marker: the orchestrator verifies the claim."""
        return ToolResult(success=True, message=f"{COMPLETION}{status.upper()}")

    async def _act(self, action: Callable[[], Awaitable[None]]) -> ToolResult:
        """Run one action and return the page after it. All references become invalid, even when it fails.

        A press that ran out of time while the page changed was made.
        """
        async with self._turn:
            problem: TellTheLoop | None = None
            before = self.snapshot_factory.view
            try:
                await action()
            except TellTheLoop as error:
                problem = error
            if self._settle is not None:
                await self._settle()
            self.registry.invalidate()
            self._acted = True
            snapshot = await self._refresh_snapshot()
        if problem is None:
            return ToolResult(success=True, snapshot=snapshot)
        if isinstance(problem, TimeoutError) and _content(before) != _content(self.snapshot_factory.view):
            return ToolResult(success=True, snapshot=snapshot, message=SLOW)
        refused = isinstance(problem, Refused) and not problem.by_person
        return ToolResult(False, snapshot, self._map_exception(problem), str(problem), refused)

    async def _failed(self, code: ErrorCode, message: str) -> ToolResult:
        async with self._turn:
            return ToolResult(success=False, snapshot=await self._refresh_snapshot(), error=code, message=message)

    async def _refresh_snapshot(self, viewport_only: bool = True) -> Snapshot:
        snapshot, _ = await self.snapshot_factory.create(viewport_only)
        return snapshot

    def _map_exception(self, error: Exception) -> ErrorCode:
        if isinstance(error, Refused) and error.by_person:
            return "human_rejected"
        return error.code if isinstance(error, MCPError) else MCPError.code


def _content(view: PageView) -> tuple[bytes, list[tuple[bool, str]]]:
    """Return the content that a model reads. A clock on the page makes no difference."""
    return digest_of(view), [(each.hit, each.covered_by) for each in view.elements]
