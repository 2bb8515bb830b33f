"""Rules of design B: from each page, as a model reads it, the next tool call."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from subterminator.core.rules.decide import decide
from subterminator.core.rules.memory import Memory
from subterminator.core.rules.step import SEARCHING, Step, StepOutcome
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.outcomes import ENDED_STATES
from subterminator.domain.protocols import PageView, ServiceProtocol
from subterminator.perception.lines.writer import read_lines

OUTCOMES = {
    "ref_invalid": StepOutcome.FAILED_FOR_NOW,
    "element_disabled": StepOutcome.FAILED_FOR_NOW,
    "element_obscured": StepOutcome.COVERED,
    "action_failed": StepOutcome.REFUSED,
    "human_rejected": StepOutcome.REFUSED,
}
"""Outcome by error code of an answer; any other code is `FAILED_FOR_GOOD`."""
NOT_CARRIED_OUT = ("error: invalid_params", "Unknown tool: ")
"""Parts of an answer to a call that arrived malformed, and so reached no control."""
PAGE_END = 20_000
"""CSS pixels, more than the height of most pages."""
_ENDS = 2
"""Number of times that a page is scrolled to its end for one control."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a tool with its reason."""

    words: str
    tool: str
    arguments: dict[str, Any] = field(default_factory=dict)


class RuleCaller:
    """Answers pages with calls. For one run, since it remembers its calls and their outcomes."""

    def __init__(self, service: ServiceProtocol) -> None:
        """`service`: id, name, entry_url and hosts are enough."""
        self._service = service
        self._memory = Memory()
        self._waiting = False
        """Whether the last call carried out a step whose outcome is not known yet."""
        self._ends_seen: Counter[tuple[str, str, str]] = Counter()
        """Number of times that a page was scrolled to its end for a control (`_sought`)."""

    def next_call(self, answer: str) -> Call:
        """Return the call for the page of an answer, whose first line may have the outcome of the previous call.

        It is `complete_task` if the task has ended, if the rules know no way on, or if no page is shown.
        """
        page = page_of(answer)
        if not page:
            return _ended("no page was shown")
        self._learn(answer.partition("\n")[0])
        view = read_lines(page)
        try:
            step = self._next_step(view)
        except StateDetectionError as error:
            return _ended(str(error))
        call = _call(step)
        if call is None:  # its control has no ref yet, and nothing was tried
            self._ends_seen[_sought(step, view)] += _at_end(view)
            return _scrolled(f"{step.reason}, which is out of sight", view)
        self._memory.take(step)
        self._waiting = True
        return call

    def _next_step(self, view: PageView) -> Step:
        """Decide the next step that a tool can take.

        No tool opens an address, so ways on other pages are given up; so is a control that scrolling does not show,
        such as a link that is drawn only while it has the focus.

        Raises:
            StateDetectionError: none is left.
        """
        step = decide(view, self._service, self._memory)
        while problem := self._cannot_be_taken(step, view):
            self._memory.take(step)
            self._memory.settle(StepOutcome.FAILED_FOR_GOOD, problem)
            step = decide(view, self._service, self._memory)
        return step

    def _cannot_be_taken(self, step: Step, view: PageView) -> str:
        """Return why no tool takes a step; "" if one does, or may after scrolling."""
        if step.kind == "go":
            return "no tool opens an address"
        hidden = _call(step) is None and self._ends_seen[_sought(step, view)] >= _ENDS
        return "scrolling does not bring it into sight" if hidden else ""

    def _learn(self, head: str) -> None:
        """Settle the last call by the first line of its answer."""
        if not self._waiting:
            return
        self._waiting = False
        if any(message in head for message in NOT_CARRIED_OUT):
            self._memory.withdraw()
        elif head.startswith("error"):
            code = head.removeprefix("error: ").partition(" ")[0]
            self._memory.settle(OUTCOMES.get(code, StepOutcome.FAILED_FOR_GOOD), head)


def page_of(content: str) -> str:
    """Extract the page from an answer to a model: its lines from the one that names it; "" without a page."""
    at = 0 if content.startswith('page "') else content.find('\npage "')
    return content[at:].lstrip("\n").partition("\n\n")[0] if at >= 0 else ""


def has_words(page: str) -> bool:
    """Return whether a page has refs to act by. No two pages share a ref, so such a page reads like no other."""
    return "\n@e" in page


def _call(step: Step) -> Call | None:
    """Make a tool call of a step; None if its control has no ref."""
    node = step.element.node if step.element is not None else ""
    ref = node if node.startswith("@") else ""  # the page gave it a ref to act by
    match step.kind:
        case "tell":
            return _ended(step.reason, "success" if step.state in ENDED_STATES else "failed")
        case "wait":
            return Call(step.words, "get_snapshot")
        case "scroll" if ref:
            return Call(step.words, "browser_scroll", {"ref": ref})
        case "scroll":
            return Call(step.words, "browser_scroll", {"direction": "down", "amount": PAGE_END})
        case _ if not ref:
            return None
        case "write":
            return Call(step.words, "browser_fill", {"ref": ref, "value": step.value or ""})
        case _ if step.value is not None:
            return Call(step.words, "browser_select", {"ref": ref, "value": step.value})
        case kind:
            return Call(step.words, "browser_click", {"ref": ref} | ({"exploring": True} if kind in SEARCHING else {}))


def _ended(reason: str, status: str = "failed") -> Call:
    return Call(reason, "complete_task", {"status": status, "reason": reason[:500]})


def _sought(step: Step, view: PageView) -> tuple[str, str, str]:
    """Return what is scrolled for: the page, and role and name of the control."""
    element = step.element
    return (view.url, element.role, element.label) if element is not None else (view.url, "", "")


def _at_end(view: PageView) -> bool:
    return view.scroll[1] + max(view.viewport[1], 300) >= view.size[1]


def _scrolled(reason: str, view: PageView) -> Call:
    """Scroll a screen further down; at the end of the page, back to its top."""
    height = max(view.viewport[1], 300)
    if _at_end(view):
        amount = min(view.size[1] + 1, PAGE_END)
        return Call(reason, "browser_scroll", {"direction": "up", "amount": amount})
    return Call(reason, "browser_scroll", {"direction": "down", "amount": height * 4 // 5})
