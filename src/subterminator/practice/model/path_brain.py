"""Brain of the stand-in that answers as a good model would: by a site's right path, from the prompt alone.

What it answers is right wherever the prompt shows what the path names. So a run that is lost with it was lost by the
program, by its gate or its read-back, or by a prompt that left something out; its reasons say which.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import SplitResult, urlsplit

from subterminator.core.rules.tool_calls import page_of
from subterminator.domain.page import Element, PageView
from subterminator.perception.lines.writer import read_lines
from subterminator.practice.model.answers import Block, call, text
from subterminator.practice.model.path import Line, RightPath, Step, control_of, folded, holds, page_lines, shows
from subterminator.practice.model.rules_brain import ANSWER, DONE, FAILED_ACTION, LAST_TOOL, PAGE, TOOL, user_texts

ACCOUNT_TOOL, STATE_TOOL = "account_state", "page_state"
TREE, SNIPPET = "ACCESSIBILITY TREE:", "HTML SNIPPET:"
"""Headings of design A: only the first part is what a person sees."""
ATTEMPTS = 2
"""How often a step is tried that is refused, fails or changes nothing."""
WAITS, SCROLLS = 3, 4
"""Looks at, and scrolls of, a page that no step fits, before the path is given up."""
CONFIDENCE = 0.95
NO_STEP = "no step of the path fits this page"
"""Begins the reason when the path itself does not lead on."""
FAILED_STEP = "could not take the step"
"""Begins the reason when the program did not do, or refused, what the path says."""
UNVERIFIED = "the end was not verified"
"""Begins the reason when a true claim was refused."""


class PathBrain:
    """Answers requests of both designs by a path, separately for each run."""

    def __init__(self, path: RightPath) -> None:
        self._path = path
        self._walks: dict[str, _Walk] = {}
        self._prompts: dict[str, str] = {}
        self._answers: dict[str, Sequence[Block]] = {}

    async def __call__(self, request: dict[str, Any]) -> Sequence[Block]:
        """Return a call of an offered tool, or text where none is known or no page is shown."""
        offered = {tool.get("name"): tool for tool in request.get("tools") or ()}
        if ACCOUNT_TOOL in offered:
            return [call(self._testimony(next(user_texts(request), "")), ACCOUNT_TOOL)]
        if LAST_TOOL in offered:
            return self._next_call(next(user_texts(request), ""), offered)
        if TOOL in offered:
            return self._plan(request, offered[TOOL])
        return [text(f"I know the tools {TOOL}, {LAST_TOOL} and {ACCOUNT_TOOL}. There is none of them here.")]

    def _testimony(self, question: str) -> dict[str, Any]:
        """Say what an account page shows, in its own words."""
        page = question.partition("<page>\n")[2].rpartition("\n</page>")[0]

        def quotes(texts: Sequence[str]) -> list[str]:
            return [line for line in page.splitlines() if any(folded(each) in folded(line) for each in texts)][:8]

        for subscription, found in (
            (self._path.ends, quotes(self._path.done)),
            ("runs_on", quotes(self._path.running)),
        ):
            if found:
                return {"subscription": subscription, "quotes": found}
        return {"subscription": "unclear", "quotes": []}

    # -- design B ------------------------------------------------------------------------------------------------------

    def _next_call(self, prompt: str, offered: Mapping[Any, Any]) -> Sequence[Block]:
        page = page_of(prompt)
        if not page:
            return [text("I was shown no page.")]
        if self._prompts.get(LAST_TOOL) != prompt:  # a repeated prompt is a retry
            place = urlsplit(read_lines(page).url)
            walk = self._walks.get(LAST_TOOL)
            fresh = DONE not in prompt and ANSWER not in prompt
            if walk is None or (fresh and (walk.place.netloc, walk.place.path) == (place.netloc, place.path)):
                walk = self._walks[LAST_TOOL] = _Walk(self._path, place)  # a conversation in mid-flow goes on
            answer = prompt.rpartition(ANSWER)[2].partition("\n")[0] if ANSWER in prompt else ""
            move = walk.next(page, answer if answer.startswith("error") else "", by_ref=True)
            self._prompts[LAST_TOOL], self._answers[LAST_TOOL] = prompt, _call(move, offered)
        return self._answers[LAST_TOOL]

    # -- design A ------------------------------------------------------------------------------------------------------

    def _plan(self, request: Mapping[str, Any], tool: Mapping[str, Any]) -> Sequence[Block]:
        match = next(filter(None, map(PAGE.search, user_texts(request))), None)
        if match is None:
            return [text("I plan for a page that I am shown. There is none here.")]
        run = match["run"]
        prompt = match.string[: match.string.rindex(f"</{run}>")]
        if self._prompts.get(run) != prompt:  # a repeated prompt is a retry, or a request to rephrase
            walk = self._walks.setdefault(run, _Walk(self._path))
            page = match["page"].removeprefix(f"{TREE}\n").partition(f"\n\n{SNIPPET}\n")[0]
            self._prompts[run] = prompt
            self._answers[run] = [call(_plan_input(walk.next(page, walk.news(prompt, run)), tool), TOOL)]
        return self._answers[run]


# -- walk --------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Move:
    """What is done next: a step's action on its control, a scroll to find it, a look, or an end."""

    action: str
    words: str
    state: str
    expect: str
    value: str = ""
    control: Element | None = None
    attempt: int = 1
    stop: dict[str, str] = field(default_factory=dict)
    """Fields of a stop: its reason, by the name that the tool has for it, and what the page says of it."""
    dialog: str = ""


@dataclass(slots=True)
class _Walk:
    """One run along the path."""

    path: RightPath
    place: SplitResult = field(default_factory=lambda: urlsplit(""))
    """Address at which it began."""
    _told: frozenset[str] = frozenset()
    """Failures of which the last prompt told."""
    _used: Counter[int] = field(default_factory=Counter)
    _failed: Counter[int] = field(default_factory=Counter)
    _last: int | None = None
    """Number of the last step, until its result is known."""
    _page: tuple[str, ...] = ()
    _quote: str = ""
    """Words of the page, for a stop."""
    _waits: int = 0
    _scrolls: int = 0
    _claims: int = 0
    _state: str = "ACCOUNT_ACTIVE"
    _ended: bool = False
    """Whether the final step was taken."""

    def news(self, prompt: str, run: str) -> str:
        """Return what a prompt of design A tells of the last move, if it failed."""
        quotes = re.findall(rf'<{run}>(".*")…?</{run}>', f"{prompt}</{run}>")
        told = [str(json.loads(quote)) for quote in quotes]
        news = [each for each in told if each not in self._told]
        self._told = frozenset(told)
        return "; ".join(news or (told[-1:] if FAILED_ACTION in prompt else []))

    def next(self, page: str, problem: str, *, by_ref: bool = False) -> _Move:
        """Return the next move for a page.

        Args:
            problem: what the prompt says of the last move, if it failed; "": nothing, or that it was done.
            by_ref: whether a control can be acted on only if the page gives it a ref.
        """
        view, lines = read_lines(page), page_lines(page)
        content = tuple(f"{line.text} {line.element.states if line.element else ''}" for line in lines)
        unchanged, self._page = content == self._page, content
        self._quote = next((line.text for line in lines if line.in_reach and len(line.text) > 3), "")[:200]
        if self._claims and problem:
            return self._stop(f"{UNVERIFIED}: {problem}")
        if refused := self._settle(problem, unchanged):
            return refused
        sought = None
        for number, step in self._open_steps():
            if not holds(step, lines, view.url):
                continue
            if step.action in {"wait", "stop", "ask"} or step.scroll == "":
                return self._take(number, step, None)
            control = control_of(step, lines)
            if control is not None and (not by_ref or control.node.startswith("@")):
                return self._take(number, step, control)
            if control is not None or step.on or step.url:
                sought = sought or step
        return self._without_step(view, lines, sought)

    def _open_steps(self) -> Iterator[tuple[int, Step]]:
        """Iterate over the steps that are left; after the final one only those behind it."""
        final = next((number for number, step in enumerate(self.path.steps) if step.final), -1) if self._ended else -1
        for number, step in enumerate(self.path.steps):
            if number > final and self._used[number] < step.times:
                yield number, step

    def _settle(self, problem: str, unchanged: bool) -> _Move | None:
        """Judge the last step by what is told of it. Return a stop if it has failed too often."""
        number, self._last = self._last, None
        if number is None or not problem:
            return None
        step = self.path.steps[number]
        if not unchanged and not step.final and not problem.startswith("error"):
            return None  # told as failed, but the page went on
        self._failed[number] += 1
        self._used[number] -= 1
        if step.final:
            self._ended = False
        if self._failed[number] < ATTEMPTS:
            return None
        return self._stop(f"{FAILED_STEP} {step.action} {step.control!r}: {problem}")

    def _take(self, number: int, step: Step, control: Element | None) -> _Move:
        self._used[number] += 1
        self._last, self._waits, self._scrolls = number, 0, 0
        self._state = step.state
        self._ended = self._ended or step.final
        if step.stop is not None:
            stop = {"stop": step.kind, "stop_reason": step.kind, "quote": step.quote, "contact": step.contact}
            return _Move("stop", step.stop, step.state, step.state, stop=stop)
        later = (each.state for each in self.path.steps[number + 1 :] if each.state != step.state)
        expect = step.expect or ("COMPLETE" if step.final else next(later, step.state))
        words = (
            f"{step.action} {control.label!r}" if control else f"{step.action} {step.wait or step.ask or ''}".strip()
        )
        value = step.value or ("end" if step.scroll is not None else "")
        attempt = self._failed[number] + 1
        return _Move(step.action, words, step.state, expect, value, control, attempt, dialog=step.dialog)

    def _without_step(self, view: PageView, lines: Sequence[Line], sought: Step | None) -> _Move:
        """Claim the end if the page tells it; else look for a step's control, else wait, else give up."""
        done = any(shows(lines, each) for each in self.path.done)
        if done or (self._ended and not self.path.done and self._waits):
            self._claims += 1
            state = "COMPLETE" if self._ended else "ACCOUNT_CANCELLED"
            quote = next((each for each in self.path.done if shows(lines, each)), "the final step was taken")
            return _Move("claim", quote, state, state)
        more = view.scroll[1] + view.viewport[1] < view.size[1]
        if sought and more and self._scrolls < SCROLLS:
            self._scrolls += 1
            return _Move("scroll", f"look for {sought.control!r}", self._state, self._state, "screen")
        if self._waits < WAITS:
            self._waits += 1
            return _Move("wait", "the page may not be ready", self._state, self._state)
        if sought:
            return self._stop(f"{NO_STEP}: it shows no {sought.control!r} that can be used")
        return self._stop(f"{NO_STEP}: {view.url} {view.title}")

    def _stop(self, reason: str) -> _Move:
        stop = {"stop": "blocked", "stop_reason": "blocked", "quote": self._quote}
        return _Move("stop", reason, "UNKNOWN", "UNKNOWN", stop=stop)


# -- answers -----------------------------------------------------------------------------------------------------------


def _call(move: _Move, offered: Mapping[Any, Any]) -> Sequence[Block]:
    """Return a move as a call of design B."""
    ref: dict[str, Any] = {"ref": move.control.node} if move.control else {}
    arguments: dict[str, Any]
    if move.action == "press" and move.attempt > 1 and move.state == "ACCOUNT_ACTIVE":
        ref["exploring"] = True
    match move.action:
        case "press":
            tool, arguments = (
                "browser_click",
                {**ref, **_known({"dialog": move.dialog}, offered.get("browser_click", {}))},
            )
        case "fill":
            tool, arguments = "browser_fill", {**ref, "value": move.value}
        case "select":
            tool, arguments = "browser_select", {**ref, "value": move.value}
        case "scroll":
            page = {"direction": "down", "amount": 600} if move.value == "screen" else {"direction": "bottom"}
            tool, arguments = "browser_scroll", ref or page
        case "ask":
            tool, arguments = "request_human_approval", {"action": move.words, "reason": "the choice is theirs"}
        case "claim" | "stop":
            tool, arguments = LAST_TOOL, {"status": "success" if move.action == "claim" else "failed"}
            arguments |= {"reason": move.words[:500], **_known(move.stop, offered.get(LAST_TOOL, {}))}
        case _:
            tool, arguments = "get_snapshot", {}
    return [text(move.words), call(arguments, tool)]


def _plan_input(move: _Move, tool: Mapping[str, Any]) -> dict[str, Any]:
    """Return a move as the input of design A's tool (seed 001 §4.4)."""
    known = tool.get("input_schema", {}).get("properties", {}).get("action_type", {}).get("enum", ())
    action = {"press": "click", "claim": "wait", "ask": "wait"}.get(move.action, move.action)
    if action not in known:
        action = "wait"
    plan: dict[str, Any] = {
        "state": move.state,
        "expected_next_state": move.expect,
        "action_type": action,
        "targets": _targets(move),
        "reasoning": move.words,
        "confidence": CONFIDENCE,
    }
    if action in {"fill", "select"} or (action == "scroll" and move.value):
        plan["value"] = "end" if move.value == "screen" else move.value
    extra = move.stop if action == "stop" else {"dialog": move.dialog}
    return plan | _known(extra, tool)


def _known(fields: Mapping[str, str], tool: Mapping[str, Any]) -> dict[str, str]:
    """Return the fields with a value that the tool has."""
    properties = tool.get("input_schema", {}).get("properties", {})
    return {name: value for name, value in fields.items() if value and name in properties}


def _targets(move: _Move) -> list[dict[str, Any]]:
    """Return two ways to find the control, in the order of the prompt's rules; at a second attempt the others first."""
    control = move.control
    if control is None:
        return [{"method": "css", "css": "body"}]
    ways: list[dict[str, Any]] = []
    x, y = control.box.center
    if control.selector:
        ways.append({"method": "css", "css": control.selector})
    elif x or y:  # nothing else distinguishes it
        ways.append({"method": "coordinates", "coordinates": [round(x), round(y)]})
    if control.name:
        ways.append({"method": "aria", "aria_role": control.role, "aria_name": control.name})
    if control.text:
        ways.append({"method": "text", "text": control.text})
    return ways[:2] if move.attempt == 1 or len(ways) < 3 else [*ways[2:], *ways[:2]]
