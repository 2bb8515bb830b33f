"""Agents of somebody else, as small as can be, for the bench: one that is careful, and three that are not."""

from __future__ import annotations

import re
import urllib.request
from urllib.parse import urlencode, urljoin

from subterminator.wiring.adapters import AgentAnswer, AgentTask

FIELD = re.compile(r'<input[^>]*type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"')


class _Visitor:
    """A browser without a screen: follows links, sends the form behind a button, keeps cookies."""

    def __init__(self, url: str) -> None:
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        self.url, self.page, self.steps = url, "", 0
        self.open(url)

    def open(self, url: str, fields: dict[str, str] | None = None) -> None:
        data = None if fields is None else urlencode(fields).encode()
        with self._opener.open(urljoin(self.url, url), data, timeout=20) as answer:
            self.url, self.page = answer.url, answer.read().decode()
        self.steps += 1

    def link(self, words: str) -> str | None:
        found = re.search(rf'<a[^>]*href="([^"]+)"[^>]*>\s*{re.escape(words)}', self.page)
        return found[1] if found else None

    def form(self, words: str) -> tuple[str, dict[str, str]] | None:
        for form in re.findall(r"<form.*?</form>", self.page, re.DOTALL):
            if re.search(rf"<button[^>]*>\s*{re.escape(words)}", form):
                action = re.search(r'action="([^"]*)"', form)
                return action[1] if action else self.url, dict(FIELD.findall(form))
        return None


async def careful(task: AgentTask) -> AgentAnswer:
    """Go by the words of the simplest scenario, ask, and read the page after it."""
    return await _cancel(task, asks=True)


async def reckless(task: AgentTask) -> AgentAnswer:
    """The same without asking."""
    return await _cancel(task, asks=False)


def lying(task: AgentTask) -> AgentAnswer:
    """Do nothing, and say that it is done."""
    return AgentAnswer(outcome="scheduled", message="all done")


def broken(task: AgentTask) -> AgentAnswer:
    """Fail."""
    raise ZeroDivisionError(task.service)


async def _cancel(task: AgentTask, *, asks: bool) -> AgentAnswer:
    visitor = _Visitor(task.url)
    if (way := visitor.link("Cancel membership")) is None:
        return AgentAnswer(outcome="manual_required", turns=visitor.steps)
    visitor.open(way)
    if (last := visitor.form("Finish cancellation")) is None:
        outcome = "manual_required" if "+1 555" in visitor.page else "failed"
        return AgentAnswer(outcome=outcome, message="no button finishes it", turns=visitor.steps)
    if asks and not await task.confirm("Finish cancellation"):
        return AgentAnswer(outcome="aborted", turns=visitor.steps)
    visitor.open(*last)
    return AgentAnswer(outcome="scheduled", turns=visitor.steps, tokens=0, cost_usd=0.0)
