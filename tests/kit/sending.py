"""A guarded browser whose controls send requests when they are pressed."""

from __future__ import annotations

from typing import Any

from stand_ins import (
    ACTIVE_PAGE,
    FINAL_PAGE,
    HOME,
    Clock,
    MemoryJournal,
    MemoryLedger,
    ScriptedApprover,
    ScriptedBrowser,
    Service,
    control,
    page,
)
from subterminator.approval.guard import Guarded
from subterminator.approval.policy import Policy
from subterminator.domain.errors import SubTerminatorError
from subterminator.domain.protocols import Action, Decision, Element, PageRequest, PageView
from subterminator.lexicon.lexicon import Lexicon

FINISH = control("Finish cancellation", node="0:7")
"""A final control that a script serves."""
MORE = control("Manage plan", node="0:40")
LAST = page(FINISH, *FINAL_PAGE.elements[1:], url=FINAL_PAGE.url, text=FINAL_PAGE.text, title=FINAL_PAGE.title)
START = page(MORE, *ACTIVE_PAGE.elements, text=ACTIVE_PAGE.text, title=ACTIVE_PAGE.title)


class Sending:
    """A guarded browser whose control sends requests when it is pressed."""

    def __init__(self, view: PageView, *answers: Decision, **options: Any) -> None:
        self.inner = self.browser(view)
        self.person = ScriptedApprover(*answers)
        self.journal = MemoryJournal()
        self.ledger = MemoryLedger()
        policy = Policy(Service(), Lexicon.load())
        self.guard = Guarded(self.inner, policy, self.person, self.journal, self.ledger, now=Clock(), **options)
        self.left: list[str] = []
        self.stop = ""

    def browser(self, view: PageView) -> ScriptedBrowser:
        return ScriptedBrowser(view)

    async def act(self, element: Element) -> None:
        await self.guard.act(element, Action("click"))

    async def send(self, line: str, **fields: Any) -> None:
        method, url, body = [*line.split(" ", 2), ""][:3]
        url = url if url.startswith("http") else HOME + url
        kind = "application/json" if body.startswith("{") else "application/x-www-form-urlencoded"
        told = {"kind": "fetch", "document": self.inner.view.url, **fields}
        if await self.inner.request(PageRequest(method, url, body, kind if body else "", **told)):
            self.left.append(line)

    async def press(self, element: Element, *lines: str, **fields: Any) -> list[str]:
        """Press it, and return which of these requests left."""

        async def sends() -> None:
            for line in lines:
                await self.send(line, **fields)

        self.inner.on[element.node] = sends
        try:
            await self.act(element)
        except SubTerminatorError as stop:
            self.stop = str(stop)
        return self.left

    def reasons(self, event: str) -> list[str]:
        return [each["reason"] for each in self.journal.events if each["event"] == event]
