"""The rules as one tool call after another: the newest page in, as a model reads it, the next call out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from subterminator.core.rules.decide import Step
from subterminator.core.rules.planner import RulePlanner, targets_of
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.protocols import (
    ActionRecord,
    AgentContext,
    Element,
    ErrorRecord,
    PageView,
    ServiceProtocol,
    State,
)
from subterminator.lexicon.lexicon import Lexicon
from subterminator.perception.lines.writer import read_lines

__all__ = ["Call", "RuleCaller", "has_words", "page_of"]

ENDED = frozenset({State.COMPLETE, State.ACCOUNT_CANCELLED})
SPENT = {"ref_invalid": "PageChanged", "element_disabled": "ElementDisabled", "element_obscured": "ElementObscured"}
"""By error code, the error that the planner knows it by: after these the same control may do. Others spend it."""
REFUSED = frozenset({"action_failed", "human_rejected"})
NOT_CARRIED_OUT = ("error: invalid_params", "Unknown tool: ")
"""What an answer says to a call that reached no control: it got there otherwise than it was made."""
RECORDS = 50
PAGE_END = 20_000
"""CSS pixels: further than most pages are long."""


@dataclass(frozen=True, slots=True)
class Call:
    """One use of a tool, and why."""

    words: str
    tool: str
    arguments: dict[str, Any] = field(default_factory=dict)


class RuleCaller:
    """Answers pages with calls; for one run, since it remembers what it asked for, and what came of it."""

    def __init__(
        self,
        service: ServiceProtocol,
        lexicon: Lexicon | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """`service`: id, name, entry_url and hosts are enough."""
        self._planner = RulePlanner(service, lexicon)
        self._now = now
        self._last: tuple[PageView, Step] | None = None
        self._actions: list[ActionRecord] = []
        self._errors: list[ErrorRecord] = []

    async def next_call(self, answer: str) -> Call:
        """The call for the page of an answer, which may say on its first line what came of the call before.

        `complete_task` where the task has ended, where the rules know no way on, and where no page is shown.
        """
        page = page_of(answer)
        if not page:
            return _ended("no page was shown")
        self._learn(answer.partition("\n")[0])
        view = read_lines(page)
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
            return _ended(str(error))
        step = self._planner.step
        assert step is not None  # noqa: S101 - a plan was made
        self._last = (view, step)
        call = _call(step)
        if call is None:  # its control has no word to act on it by: nothing was tried yet
            self._forget()
            call = _scrolled(f"{step.reason}, which is out of sight", view)
        return call

    def _learn(self, head: str) -> None:
        """What came of the last call, in the words that the planner knows."""
        if self._last is None:
            return
        if any(said in head for said in NOT_CARRIED_OUT):
            self._forget()
            return
        view, step = self._last
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

    def _forget(self) -> None:
        """The last step was not taken."""
        self._planner.withdraw()
        self._last = None


def page_of(content: str) -> str:
    """The page in what a model is told: its lines from the one that names it on. "" when there is none."""
    at = 0 if content.startswith('page "') else content.find('\npage "')
    return content[at:].lstrip("\n").partition("\n\n")[0] if at >= 0 else ""


def has_words(page: str) -> bool:
    """Whether the page gives words to act by. Those are never given twice, so no other page reads the same."""
    return "\n@e" in page


def _call(step: Step) -> Call | None:
    """The step as a tool call; None when its control cannot be acted on from here."""
    ref = step.element.node if step.element is not None and _has_word(step.element) else ""
    match step.kind:
        case "tell":
            return _ended(step.reason, "success" if step.state in ENDED else "failed")
        case "wait":
            return Call(step.reason, "get_snapshot")
        case "scroll" if ref:
            return Call(step.reason, "browser_scroll", {"ref": ref, "direction": "down"})
        case "scroll":
            return Call(step.reason, "browser_scroll", {"direction": "down", "amount": PAGE_END})
        case _ if not ref:
            return None
        case "write":
            return Call(step.reason, "browser_fill", {"ref": ref, "value": step.value or ""})
        case _ if step.value is not None:
            return Call(step.reason, "browser_select", {"ref": ref, "value": step.value})
        case _:
            return Call(step.reason, "browser_click", {"ref": ref})


def _ended(reason: str, status: str = "failed") -> Call:
    return Call(reason, "complete_task", {"status": status, "reason": reason[:500]})


def _scrolled(reason: str, view: PageView) -> Call:
    """A screen further down; at the end of the page, back to its top."""
    height = max(view.viewport[1], 300)
    if view.scroll[1] + height >= view.size[1]:
        amount = min(view.size[1] + 1, PAGE_END)
        return Call(reason, "browser_scroll", {"direction": "up", "amount": amount})
    return Call(reason, "browser_scroll", {"direction": "down", "amount": height * 4 // 5})


def _has_word(element: Element) -> bool:
    """Whether the page gave it a word by which it can be acted on."""
    return element.node.startswith("@")
