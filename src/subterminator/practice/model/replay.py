"""Replays a recorded conversation: answers by position, where the request still matches in its essentials.

Refs, ports and dates differ between two runs of the same kind. So only essentials are compared, and the refs of an
answer become those of the same controls on the present page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from subterminator.core.rules.tool_calls import page_of
from subterminator.domain.errors import ConfigurationError
from subterminator.domain.page import Element, PageView
from subterminator.perception.lines.writer import read_lines
from subterminator.practice.model.answers import Reply, error_reply
from subterminator.practice.model.rules_brain import ANSWER, FAILED_ACTION, PAGE, user_texts

ERROR_CODE = re.compile(r"error: (\w+|not acknowledged)")
"""How an answer of design B begins that tells a failure."""


@dataclass(frozen=True, slots=True)
class Essentials:
    """What of a request decides whether a recorded answer still fits it."""

    tools: tuple[str, ...]
    place: str
    """Path of the page's address."""
    title: str
    outcome: str
    """How the last action ended, as the prompt tells: "", "ok", "failed", or an error's code."""

    def differences(self, other: Essentials) -> Iterator[str]:
        """Yield what differs in another one, in words."""
        for name in ("tools", "place", "title", "outcome"):
            before, now = getattr(self, name), getattr(other, name)
            if before != now:
                yield f"{name}: recorded {before!r}, now {now!r}"


def essentials_of(request: Mapping[str, Any]) -> Essentials:
    """Return the essentials of a request of either design."""
    tools = tuple(sorted(str(tool.get("name")) for tool in request.get("tools") or ()))
    prompt = next(user_texts(request), "")
    view = _view_of(prompt)
    return Essentials(tools, urlsplit(view.url).path, view.title, _outcome(prompt))


def _outcome(prompt: str) -> str:
    if ANSWER in prompt:
        head = prompt.rpartition(ANSWER)[2].partition("\n")[0]
        error = ERROR_CODE.match(head)
        return error[1] if error else "ok"
    return "failed" if FAILED_ACTION in prompt else ""


def _view_of(prompt: str) -> PageView:
    match = PAGE.search(prompt)
    return read_lines(match["page"] if match else page_of(prompt))


@dataclass(slots=True)
class Replay:
    """Brain that answers as recorded, by position. What no longer fits is refused, and told in `problems`."""

    turns: Sequence[dict[str, Any]]
    problems: list[str] = field(default_factory=list)
    """What did not match, in words, one a turn."""
    asked: int = 0
    """Number of answers asked for."""

    @classmethod
    def load(cls, folder: Path) -> Replay:
        """Load a recorded conversation.

        Raises:
            ConfigurationError: there is none, or a file is not a turn of one.
        """
        try:
            turns = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))]
        except (OSError, ValueError) as error:
            raise ConfigurationError(f"{folder} is no conversation: {error}") from error
        if not turns or not all(
            isinstance(turn, dict) and {"request", "answer", "status"} <= turn.keys() for turn in turns
        ):
            raise ConfigurationError(f"{folder} is no conversation: it needs files with request, status and answer")
        for before, turn in pairwise(turns):
            turn["request"] |= {name: before["request"].get(name) for name in turn.get("unchanged", ())}
        return cls(turns)

    @property
    def left(self) -> int:
        """Number of recorded answers that nobody asked for."""
        return max(0, len(self.turns) - self.asked)

    async def __call__(self, request: dict[str, Any]) -> Reply:
        """Return the next recorded answer, or the API's error with what does not match."""
        self.asked += 1
        if self.asked > len(self.turns):
            return self._refuse(f"only {len(self.turns)} answers are recorded")
        turn = self.turns[self.asked - 1]
        recorded = turn["request"]
        if differences := list(essentials_of(recorded).differences(essentials_of(request))):
            return self._refuse("; ".join(differences))
        before, now = (_view_of(next(user_texts(each), "")) for each in (recorded, request))
        if missing := list(_missing(turn["answer"], before, now)):
            return self._refuse("; ".join(missing))
        broken = str(turn["fault"]) if turn["status"] == 0 else ""
        return Reply(turn["status"], _with_refs(turn["answer"], before, now), turn.get("headers", {}), broken)

    def _refuse(self, problem: str) -> Reply:
        self.problems.append(f"turn {self.asked} of the replay does not match: {problem}")
        return error_reply(400, "invalid_request_error", self.problems[-1])


def _calls(answer: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for block in answer.get("content") or ():
        if block.get("type") == "tool_use" and isinstance(block.get("input"), dict):
            yield block


def _missing(answer: Mapping[str, Any], before: PageView, now: PageView) -> Iterator[str]:
    """Yield the controls that an answer names, and the recorded page had, but not the present one."""
    for block in _calls(answer):
        ref = str(block["input"].get("ref", ""))
        element = before.by_node(ref)
        if element is not None and _same(element, before, now) is None:
            yield f"no {element.describe()} to act on"
        targets = block["input"].get("targets")
        known = [each for each in targets if isinstance(each, dict)] if isinstance(targets, list) else []
        if any(_matches(each, before) for each in known) and not any(_matches(each, now) for each in known):
            yield f"nothing that matches any of {known}"


def _matches(target: Mapping[str, Any], view: PageView) -> bool:
    match target.get("method"):
        case "css":
            return any(each.selector == target.get("css") for each in view.elements)
        case "aria":
            wanted = (target.get("aria_role"), target.get("aria_name"))
            return any((each.role, each.name) == wanted for each in view.elements)
        case "text":
            return str(target.get("text", "")) in view.text
        case _:
            return False


def _same(element: Element, before: PageView, now: PageView) -> Element | None:
    """Return the control of the same role and name; of several, that of the same number."""
    wanted = (element.role, element.label)

    def alike(view: PageView) -> list[Element]:
        return [each for each in view.elements if (each.role, each.label) == wanted and each.node.startswith("@")]

    number, present = alike(before).index(element), alike(now)
    return present[number] if number < len(present) else None


def _with_refs(answer: dict[str, Any], before: PageView, now: PageView) -> dict[str, Any]:
    """Return an answer with the present refs of its controls."""
    copy: dict[str, Any] = json.loads(json.dumps(answer))
    for block in _calls(copy):
        element = before.by_node(str(block["input"].get("ref", "")))
        present = _same(element, before, now) if element is not None else None
        if present is not None:
            block["input"]["ref"] = present.node
    return copy
