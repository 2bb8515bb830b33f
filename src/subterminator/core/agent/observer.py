"""What a planner gets to see of a page: one look, what is rendered from it, and a picture taken at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from subterminator.domain.errors import StopTheRun, TellTheLoop
from subterminator.domain.protocols import ActionRecord, AgentContext, BrowserProtocol, ErrorRecord, PageView
from subterminator.perception.render import accessibility_tree, html_snippet

V = TypeVar("V")
W = TypeVar("W")


class Observer:
    """Reads pages through a browser that may lack an ability: what it cannot tell is left empty, and said once."""

    def __init__(self, browser: BrowserProtocol, note: Callable[[str], None]) -> None:
        self.view: PageView | None = None
        """The latest look."""
        self._browser = browser
        self._note = note
        self._missing: set[str] = set()

    async def context(self, actions: Sequence[ActionRecord], errors: Sequence[ErrorRecord]) -> AgentContext:
        """All of it, with what was done and what failed before.

        Raises:
            ActionTimeout: the page did not answer.
            BrowserLost: the browser is gone.
        """
        (view, tree, snippet), picture = await _both(self._described(), self.picture())
        browser = self._browser
        return AgentContext(
            screenshot=picture,
            accessibility_tree=tree,
            html_snippet=snippet,
            url=view.url if view else await browser.url(),
            visible_text=view.text if view else await self.text(),
            previous_actions=list(actions),
            error_history=list(errors),
            viewport_size=view.viewport if view else await self._or((0, 0), "viewport size", browser.viewport_size),
            scroll_position=view.scroll if view else await self._or((0, 0), "scroll position", browser.scroll_position),
            view=view,
        )

    async def _described(self) -> tuple[PageView | None, str, str]:
        """The look, and what is rendered from it while the picture is still being taken."""
        view = await self.look()
        return view, await self.tree(), await self.snippet()

    async def look(self) -> PageView | None:
        """A fresh look; None from a browser that has only the methods of the seeds."""
        self.view = await self._or(None, "look", self._browser.look)
        return self.view

    async def look_and_picture(self) -> tuple[PageView | None, bytes]:
        """Both, in the time of the slower one."""
        return await _both(self.look(), self.picture())

    async def picture(self) -> bytes:
        """The viewport as PNG; b"" when there is none to be had."""
        try:
            return await self._or(b"", "screenshot", self._browser.screenshot)
        except TellTheLoop as problem:
            self._note(f"the planner gets no picture: {problem}")
            return b""

    async def tree(self) -> str:
        """The JSON tree of the latest look; "{}" from a browser that supports none."""
        if not self._browser.supports_accessibility_tree():
            self._lacks("accessibility tree")
            return "{}"
        if self.view is not None:
            return accessibility_tree(self.view)
        return await self._or("{}", "accessibility tree", self._browser.accessibility_tree)

    async def snippet(self) -> str:
        """What can be pressed or filled in the viewport (seed 001 §4.3), of the latest look; "" where there is none."""
        view = self.view or await self.look()
        return html_snippet(view) if view is not None else ""

    async def text(self) -> str:
        """The visible text, from a browser that cannot look."""
        return await self._or("", "page text", self._browser.text_content)

    async def _or(self, otherwise: V, ability: str, call: Callable[[], Awaitable[V]]) -> V:
        """What the browser answers, or `otherwise` when it has no such ability."""
        try:
            return await call()
        except NotImplementedError:
            self._lacks(ability)
            return otherwise

    def _lacks(self, ability: str) -> None:
        if ability not in self._missing:
            self._missing.add(ability)
            self._note(f"this browser has no {ability}: the planner decides without")


async def _both(first: Awaitable[V], second: Awaitable[W]) -> tuple[V, W]:
    """The answers of both, asked at the same time; neither is left behind when the other fails.

    Raises:
        StopTheRun: rather than what the other one raised.
    """
    answers = await asyncio.gather(first, second, return_exceptions=True)
    problems = [answer for answer in answers if isinstance(answer, BaseException)]
    for problem in sorted(problems, key=lambda each: not isinstance(each, StopTheRun)):
        raise problem
    return answers  # type: ignore[return-value]  # no problems: these are the answers
