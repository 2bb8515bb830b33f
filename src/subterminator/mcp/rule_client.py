"""The offline brain of design B: the rules of design A's planner, answering with one tool call. No key, no network."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from subterminator.core.protocols import (
    ActionRecord,
    AgentContext,
    Element,
    ErrorRecord,
    PageView,
    ServiceProtocol,
    State,
)
from subterminator.core.rules import RulePlanner, targets_of
from subterminator.core.steps import Step
from subterminator.lexicon.lexicon import Lexicon
from subterminator.mcp.types import AIResponse, Message, ToolCall
from subterminator.perception.lines import read_lines
from subterminator.utils.exceptions import StateDetectionError

__all__ = ["RuleClient"]

ENDED = frozenset({State.COMPLETE, State.ACCOUNT_CANCELLED})
SPENT = {"ref_invalid": "PageChanged", "element_disabled": "ElementDisabled", "element_obscured": "ElementObscured"}
"""By error code, the error that the planner knows it by: after these the same control may do. Others spend it."""
REFUSED = frozenset({"action_failed", "human_rejected"})
RECORDS = 50


class RuleClient:
    """Answers a conversation from its newest page, as a model reads it; remembers what it asked for in this run."""

    def __init__(
        self,
        service: ServiceProtocol,
        lexicon: Lexicon | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """`service`: id, name, entry_url and hosts are enough."""
        self._planner = RulePlanner(service, lexicon)
        self._now = now
        self._calls = 0
        self._last: tuple[PageView, Step] | None = None
        self._actions: list[ActionRecord] = []
        self._errors: list[ErrorRecord] = []

    async def chat(
        self, messages: list[Message], tools: list[dict[str, Any]] | None = None, system: str = ""
    ) -> AIResponse:
        """One call, for the newest page in the messages; `complete_task` where the rules know no way on."""
        latest = next((each for each in reversed(messages) if _page_of(each.content)), None)
        if latest is None:
            return self._answer("no page was shown", "complete_task", status="failed", reason="no page was shown")
        self._learn(latest.content)
        view = read_lines(_page_of(latest.content))
        context = AgentContext(
            screenshot=b"",
            accessibility_tree="{}",
            html_snippet="",
            url=view.url,
            visible_text=view.text,
            previous_actions=self._actions[-RECORDS:],
            error_history=self._errors[-RECORDS:],
            viewport_size=view.viewport,
            scroll_position=view.scroll,
            view=view,
        )
        try:
            await self._planner.plan_action(context, "")
        except StateDetectionError as error:
            self._last = None
            return self._answer(str(error), "complete_task", status="failed", reason=str(error)[:500])
        step = self._planner.step
        assert step is not None  # noqa: S101 - a plan was made
        self._last = (view, step)
        return self._call(step, view)

    def _learn(self, content: str) -> None:
        """What came of the last call, in the words that the planner knows."""
        if self._last is None:
            return
        view, step = self._last
        head = content.partition("\n")[0]
        stamp = self._now().isoformat()
        target = step.element.label if step.element is not None else ""
        failed = head.startswith("error")
        self._actions.append(ActionRecord(step.kind, target, not failed, stamp))
        if not failed or step.element is None:
            return
        code = head.removeprefix("error: ").partition(" ")[0]
        kind = "Refused" if code in REFUSED else SPENT.get(code, "ElementNotFound")
        for each in targets_of(view, step.element):
            self._errors.append(ErrorRecord(step.kind, kind, head, each.describe(), stamp))

    def _call(self, step: Step, view: PageView) -> AIResponse:
        """The step as a tool call."""
        element = step.element
        if step.kind == "tell":
            status = "success" if step.state in ENDED else "failed"
            return self._answer(step.reason, "complete_task", status=status, reason=step.reason[:500])
        if step.kind == "wait":
            return self._answer(step.reason, "get_snapshot")
        if step.kind == "scroll":
            if element is not None and _ref(element):
                return self._answer(step.reason, "browser_scroll", ref=_ref(element), direction="down")
            return self._scrolled(step.reason, view)
        if element is None or not _ref(element):
            return self._scrolled(f"{step.reason}, which is out of sight", view)
        if step.kind == "write":
            return self._answer(step.reason, "browser_fill", ref=_ref(element), value=step.value or "")
        if step.value is not None:
            return self._answer(step.reason, "browser_select", ref=_ref(element), value=step.value)
        return self._answer(step.reason, "browser_click", ref=_ref(element))

    def _scrolled(self, reason: str, view: PageView) -> AIResponse:
        """A screen further down; at the end of the page, back to its top."""
        height = max(view.viewport[1], 300)
        if view.scroll[1] + height >= view.size[1]:
            return self._answer(reason, "browser_scroll", direction="up", amount=min(view.size[1] + 1, 20_000))
        return self._answer(reason, "browser_scroll", direction="down", amount=height * 4 // 5)

    def _answer(self, words: str, tool: str, **arguments: Any) -> AIResponse:
        self._calls += 1
        return AIResponse(words, [ToolCall(f"rule_{self._calls}", tool, arguments)], "tool_use")


def _ref(element: Element) -> str:
    """The word by which the element can be acted on; "" when the page did not give it one."""
    return element.node if element.node.startswith("@") else ""


def _page_of(content: str) -> str:
    """The page in a message: its lines from the one that names it on."""
    at = 0 if content.startswith('page "') else content.find('\npage "')
    return content[at:].lstrip("\n") if at >= 0 else ""
