"""A brain for the stand-in: reads the page out of the prompt, as a model would, and answers by the rules.

It knows nothing but what it is sent, so a run with it shows that the prompt holds what a planner needs.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from subterminator.core.rules.planner import RulePlanner
from subterminator.core.rules.tool_calls import RuleCaller, has_words, page_of
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.page import PageView
from subterminator.domain.plans import ActionPlan, AgentContext, ExecutionResult, TargetStrategy
from subterminator.domain.protocols import Control, Manual, State, StateEvidence
from subterminator.perception.lines.writer import read_lines
from subterminator.practice.model.messages_api import Block, call, text

__all__ = ["RulesBrain"]

TOOL = "browser_action"
"""Design A's only one."""
LAST_TOOL = "complete_task"
"""Design B's tools are known by this one."""
GOAL = "cancel the subscription"
PAGE = re.compile(r"<(?P<run>untrusted-[0-9a-f]+)>\n(?P<page>.*?)\n</(?P=run)>", re.DOTALL)
"""What a prompt quotes of a page, between the tags of its run."""
FAILED = re.compile(
    r"(?P<action>[a-z]+) on (?P<strategy>CSS: .+?|ARIA: role=\S+ name='.*?'|Text: '.*?'|Coordinates: \(\d+, \d+\)): "
    r"(?P<message>.*)"
)
"""What a prompt says, in quotes and the same tags, of each way that failed."""
NAMED = re.compile(r"Goal: Cancel the subscription to (?P<name>.+)\.$", re.MULTILINE)
"""In a question of design B."""
MEANT = re.compile(r"^SUBSCRIPTION to cancel, and no other: (?P<name>.+)$", re.MULTILINE)
"""In a prompt of design A, before the page."""
DONE = "\n\nDone so far:\n"
ANSWER = "\n\nAnswer to your last call:\n"
"""What a question of design B begins with; what stands before the turns so far, and before what the last call gave."""


class RulesBrain:
    """Answers as the rules plan, for either design. It remembers its runs.

    Those of design A are told apart by the tags of their prompts, those of design B by the host of their page: a
    question in which nothing was done yet begins a new one there.
    """

    def __init__(self) -> None:
        self._runs: dict[str, _Run] = {}
        self._led: dict[str, _Led] = {}

    async def __call__(self, request: dict[str, Any]) -> Sequence[Block]:
        """A call of a tool that was offered; words where there is none that it knows, or no page, or no plan."""
        offered = {tool.get("name") for tool in request.get("tools") or ()}
        if LAST_TOOL in offered:
            return await self._lead(next(_said(request), ""), offered)
        if TOOL in offered:
            return await self._plan(request)
        return [text(f"I plan by the tool {TOOL}, or lead until {LAST_TOOL}. There is neither here.")]

    async def _lead(self, asked: str, offered: set[Any]) -> Sequence[Block]:
        """Design B: the next call. A question that shows the same snapshot as before has the same answer."""
        page = page_of(asked)
        if not page:
            return [text("I was shown no page.")]
        named = NAMED.match(asked)
        site = _Site.of(read_lines(page).url, named["name"] if named else "")
        fresh = DONE not in asked
        run = self._led.get(site.id)
        if run is None or (fresh and run.page != page):
            run = self._led[site.id] = _Led(RuleCaller(site))
        if run.page != page or not has_words(page):
            answer = asked.rpartition(ANSWER)[2] if ANSWER in asked else asked
            made = run.rules.next_call(answer)
            known = made.tool in offered
            run.answer = [text(made.words)] + ([call(made.arguments, made.tool)] if known else [])
            run.page = page
        return run.answer

    async def _plan(self, request: Mapping[str, Any]) -> Sequence[Block]:
        """Design A: one plan, for the tool of seed 001 §4.4."""
        found = next(filter(None, map(PAGE.search, _said(request))), None)
        if found is None:
            return [text("I plan for a page that I am shown. There is none here.")]
        view = read_lines(found["page"])
        meant = MEANT.search(found.string, 0, found.start())
        name = meant["name"] if meant else ""
        run = self._runs.setdefault(found["run"], _Run(RulePlanner(_Site.of(view.url, name))))
        asked = found.string[: found.string.rindex(f"</{found['run']}>")]
        if run.asked != asked:  # the same again is a retry, or a request to say it better
            try:
                run.plan = await run.planner.plan_action(
                    _context(view, run.result(_failures(asked, found["run"]))), GOAL
                )
            except StateDetectionError as problem:
                run.plan, run.answer = None, [text(f"I cannot tell what to do here: {problem}")]
            else:
                run.answer = [call(_input(run.plan), TOOL)]
            run.asked = asked
        return run.answer


@dataclass(slots=True)
class _Run:
    planner: RulePlanner
    asked: str = ""
    """The last prompt, without what was added to it after the last quotation."""
    answer: Sequence[Block] = ()
    plan: ActionPlan | None = None
    failed: Counter[str] = field(default_factory=Counter)
    """How often each way to find an element has failed, by the last prompt."""

    def result(self, failed: Counter[str]) -> ExecutionResult | None:
        """What came of the last plan: it has failed where the prompt tells of a new failure of each of its ways."""
        new, self.failed = failed - self.failed, failed
        if self.plan is None:
            return None
        success = any(not new[target.describe()] for target in self.plan.all_targets())
        return ExecutionResult(success, self.plan)


@dataclass(slots=True)
class _Led:
    rules: RuleCaller
    page: str = ""
    """The last page that was answered."""
    answer: Sequence[Block] = ()


@dataclass(frozen=True)
class _Site:
    """All that is known of the service: where its first page stood, and its name where the goal says it."""

    id: str
    entry_url: str
    states: Mapping[State, StateEvidence] = field(default_factory=dict)
    controls: Mapping[str, Control] = field(default_factory=dict)
    manual: Manual | None = None
    called: str = ""

    @classmethod
    def of(cls, url: str, name: str = "") -> _Site:
        return cls(urlsplit(url).netloc, url, called=name)

    @property
    def name(self) -> str:
        return self.called or self.id

    @property
    def hosts(self) -> tuple[str, ...]:
        return (self.id,)


def _said(request: Mapping[str, Any]) -> Iterator[str]:
    """What the user said in words, the latest first."""
    for message in reversed(request["messages"]):
        if message["role"] != "user":
            continue
        content = message["content"]
        blocks = [{"type": "text", "text": content}] if isinstance(content, str) else content
        yield from (block["text"] for block in reversed(blocks) if block["type"] == "text")


def _failures(prompt: str, run: str) -> Counter[str]:
    """The ways to find an element of which the prompt says that they have failed."""
    quotes = re.findall(rf'^- <{run}>(".*")…?</{run}>', f"{prompt}</{run}>", re.MULTILINE)
    return Counter(found["strategy"] for quote in quotes if (found := FAILED.fullmatch(json.loads(quote))))


def _context(view: PageView, last: ExecutionResult | None) -> AgentContext:
    return AgentContext(b"", "{}", "", view.url, view.text, [], [], view.viewport, view.scroll, view, last)


def _input(plan: ActionPlan) -> dict[str, Any]:
    """The plan in the fields of the tool (seed 001 §4.4)."""
    fields = {
        "state": (plan.state or State.UNKNOWN).name,
        "expected_next_state": (plan.expected_state or plan.state or State.UNKNOWN).name,
        "action_type": plan.action_type,
        "targets": [_target(target) for target in plan.all_targets()],
        "value": plan.value,
        "reasoning": plan.reasoning,
        "confidence": plan.confidence,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _target(target: TargetStrategy) -> dict[str, Any]:
    fields = {
        "method": target.method,
        "css": target.css_selector,
        "aria_role": target.aria_role,
        "aria_name": target.aria_name,
        "text": target.text_content,
        "coordinates": list(target.coordinates) if target.coordinates else None,
    }
    return {name: value for name, value in fields.items() if value is not None}
