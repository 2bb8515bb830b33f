"""Rule-based brain of the stand-in: reads the page from the prompt, as a model would, and answers by the rules.

It uses nothing but the request, so a run with it proves that the prompt contains what a planner needs.
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
from subterminator.domain.protocols import Control, LearnedStep, Manual, State, StateEvidence
from subterminator.perception.lines.writer import read_lines
from subterminator.practice.model.answers import Block, call, text

TOOL = "browser_action"
"""The only tool of design A."""
LAST_TOOL = "complete_task"
"""A tool that identifies design B."""
GOAL = "cancel the subscription"
PAGE = re.compile(r"<(?P<run>untrusted-[0-9a-f]+)>\n(?P<page>.*?)\n</(?P=run)>", re.DOTALL)
"""Quoted page in a prompt, between the tags of its run."""
FAILED = re.compile(
    r"(?P<action>[a-z]+) on (?P<strategy>CSS: .+?|ARIA: role=\S+ name='.*?'|Text: '.*?'|Coordinates: \(\d+, \d+\)): "
    r"(?P<message>.*)"
)
"""A failed attempt in a prompt, quoted in the same tags."""
FAILED_ACTION = "\nFAILED ACTION:\n"
"""Heading in a prompt of design A: the last action failed."""
NAMED = re.compile(r"Goal: Cancel the subscription to (?P<name>.+)\.$", re.MULTILINE)
"""Service name in a design B prompt."""
MEANT = re.compile(r"^SUBSCRIPTION to cancel, and no other: (?P<name>.+)$", re.MULTILINE)
"""Service name in a design A prompt, before the page."""
DONE = "\n\nDone so far:\n"
ANSWER = "\n\nAnswer to your last call:\n"
"""Headings in a design B prompt: the history, and the result of the last call."""


class RulesBrain:
    """Answers requests of both designs by the rules, and remembers their runs.

    Runs of design A are identified by the tags of their prompts, runs of design B by the host of their page: a prompt
    without history starts a new run there.
    """

    def __init__(self) -> None:
        self._agent_runs: dict[str, _AgentRun] = {}
        self._ai_led_runs: dict[str, _AILedRun] = {}

    async def __call__(self, request: dict[str, Any]) -> Sequence[Block]:
        """Return a call of an offered tool, or text without a known tool, page or plan."""
        offered = {tool.get("name") for tool in request.get("tools") or ()}
        if LAST_TOOL in offered:
            return await self._next_call(next(user_texts(request), ""), offered)
        if TOOL in offered:
            return await self._plan(request)
        return [text(f"I plan by the tool {TOOL}, or lead until {LAST_TOOL}. There is neither here.")]

    async def _next_call(self, prompt: str, offered: set[Any]) -> Sequence[Block]:
        """Return the next call of design B. A repeated snapshot gets the same answer."""
        page = page_of(prompt)
        if not page:
            return [text("I was shown no page.")]
        name_match = NAMED.match(prompt)
        site = _Site.of(read_lines(page).url, name_match["name"] if name_match else "")
        fresh = DONE not in prompt and ANSWER not in prompt
        run = self._ai_led_runs.get(site.id)
        if run is None or (fresh and run.page != page):
            run = self._ai_led_runs[site.id] = _AILedRun(RuleCaller(site))
        if run.page != page or not has_words(page):
            answer = prompt.rpartition(ANSWER)[2] if ANSWER in prompt else prompt
            next_call = run.rules.next_call(answer)
            is_offered = next_call.tool in offered
            run.answer = [text(next_call.words)] + ([call(next_call.arguments, next_call.tool)] if is_offered else [])
            run.page = page
        return run.answer

    async def _plan(self, request: Mapping[str, Any]) -> Sequence[Block]:
        """Return one plan of design A, as a call of its tool (seed 001 §4.4)."""
        page_match = next(filter(None, map(PAGE.search, user_texts(request))), None)
        if page_match is None:
            return [text("I plan for a page that I am shown. There is none here.")]
        view = read_lines(page_match["page"])
        name_match = MEANT.search(page_match.string, 0, page_match.start())
        name = name_match["name"] if name_match else ""
        run = self._agent_runs.setdefault(page_match["run"], _AgentRun(RulePlanner(_Site.of(view.url, name))))
        prompt = page_match.string[: page_match.string.rindex(f"</{page_match['run']}>")]
        if run.prompt != prompt:  # a repeated prompt is a retry, or a request to rephrase
            try:
                plan = await run.planner.plan_action(
                    _context(view, run.result(failures(prompt, page_match["run"]))), GOAL
                )
            except StateDetectionError as problem:
                run.plan, run.answer = None, [text(f"I do not know what to do here: {problem}")]
            else:
                run.plan, run.answer = plan, [call(_input(plan), TOOL)]
            run.prompt = prompt
        return run.answer


@dataclass(slots=True)
class _AgentRun:
    planner: RulePlanner
    prompt: str = ""
    """The last prompt, without additions after the last quotation."""
    answer: Sequence[Block] = ()
    plan: ActionPlan | None = None
    failed: Counter[str] = field(default_factory=Counter)
    """Number of failures of each target, by the last prompt."""

    def result(self, failed: Counter[str]) -> ExecutionResult | None:
        """Return the last plan's result: it has failed if the prompt reports a new failure of each of its targets."""
        new, self.failed = failed - self.failed, failed
        if self.plan is None:
            return None
        success = any(not new[target.describe()] for target in self.plan.all_targets())
        return ExecutionResult(success, self.plan)


@dataclass(slots=True)
class _AILedRun:
    rules: RuleCaller
    page: str = ""
    """The last answered page."""
    answer: Sequence[Block] = ()


@dataclass(frozen=True)
class _Site:
    """Known facts of the service: the host of its first page, and its name if the goal gives it."""

    id: str
    entry_url: str
    states: Mapping[State, StateEvidence] = field(default_factory=dict)
    controls: Mapping[str, Control] = field(default_factory=dict)
    steps: tuple[LearnedStep, ...] = ()
    sign_in_hosts: tuple[str, ...] = ()
    manual: Manual | None = None
    called: str = ""
    plan: str = ""

    @classmethod
    def of(cls, url: str, name: str = "") -> _Site:
        return cls(urlsplit(url).netloc, url, called=name)

    @property
    def name(self) -> str:
        return self.called or self.id

    @property
    def hosts(self) -> tuple[str, ...]:
        return (self.id,)


def user_texts(request: Mapping[str, Any]) -> Iterator[str]:
    """Yield the texts of the user, the latest first."""
    for message in reversed(request["messages"]):
        if message["role"] != "user":
            continue
        content = message["content"]
        content_blocks = [{"type": "text", "text": content}] if isinstance(content, str) else content
        yield from (block["text"] for block in reversed(content_blocks) if block["type"] == "text")


def failures(prompt: str, run: str) -> Counter[str]:
    """Count the targets that the prompt reports as failed."""
    quotes = re.findall(rf'^- <{run}>(".*")…?</{run}>', f"{prompt}</{run}>", re.MULTILINE)
    return Counter(failure["strategy"] for quote in quotes if (failure := FAILED.fullmatch(json.loads(quote))))


def _context(view: PageView, last: ExecutionResult | None) -> AgentContext:
    return AgentContext(b"", "{}", "", view.url, view.text, [], [], view.viewport, view.scroll, view, last)


def _input(plan: ActionPlan) -> dict[str, Any]:
    """Return the plan as input of the tool (seed 001 §4.4)."""
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
