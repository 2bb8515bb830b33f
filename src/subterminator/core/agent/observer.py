"""Observation of a page for a planner: one look, its renderings, and a screenshot taken at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from subterminator.core.seed_browser import view_of
from subterminator.domain.errors import StopTheRun, TellTheLoop
from subterminator.domain.protocols import ActionRecord, AgentContext, BrowserProtocol, ErrorRecord, PageView
from subterminator.perception import snippet_source
from subterminator.perception.render import SNIPPET_LENGTH, accessibility_tree, html_snippet

V = TypeVar("V")
W = TypeVar("W")


class Observer:
    """Observes pages through a browser that may lack an ability: that part stays empty, and is noted once."""

    def __init__(self, browser: BrowserProtocol, note: Callable[[str], None]) -> None:
        self.view: PageView | None = None
        """The latest look."""
        self._browser = browser
        self._note = note
        self._missing: set[str] = set()

    async def context(self, actions: Sequence[ActionRecord], errors: Sequence[ErrorRecord]) -> AgentContext:
        """Gather the observation, with earlier actions and errors.

        Raises:
            ActionTimeout: the page did not answer.
            BrowserLost: the browser is gone.
        """
        (view, tree, snippet), picture = await _gather(self._described(), self.picture())
        browser = self._browser
        return AgentContext(
            screenshot=picture,
            accessibility_tree=tree,
            html_snippet=snippet,
            url=view.url if view else await browser.url(),
            visible_text=view.text if view else await self.text(),
            previous_actions=list(actions),
            error_history=list(errors),
            viewport_size=view.viewport if view else await self._call((0, 0), "viewport size", browser.viewport_size),
            scroll_position=view.scroll
            if view
            else await self._call((0, 0), "scroll position", browser.scroll_position),
            view=view,
        )

    async def _described(self) -> tuple[PageView | None, str, str]:
        """Look, and render the view while the screenshot is still being taken."""
        view = await self.look()
        return view, await self.tree(), await self.snippet()

    async def look(self) -> PageView | None:
        """Look afresh; None from a browser that has only the methods of the seeds."""
        self.view = await view_of(self._browser)
        if self.view is None:
            self._lacks("look")
        return self.view

    async def look_and_picture(self) -> tuple[PageView | None, bytes]:
        """Look and take a screenshot, at the same time."""
        return await _gather(self.look(), self.picture())

    async def picture(self) -> bytes:
        """Take the viewport as PNG; b"" if the page gives none."""
        try:
            return await self._call(b"", "screenshot", self._browser.screenshot)
        except TellTheLoop as problem:
            self._note(f"the planner gets no picture: {problem}")
            return b""

    async def tree(self) -> str:
        """Return the JSON tree of the latest look; "{}" from a browser that supports none."""
        if not self._browser.supports_accessibility_tree():
            self._lacks("accessibility tree")
            return "{}"
        if self.view is not None:
            return accessibility_tree(self.view)
        return await self._call("{}", "accessibility tree", self._browser.accessibility_tree)

    async def snippet(self) -> str:
        """Render the interactive elements in the viewport (seed 001 §4.3); "" where nothing tells them."""
        view = self.view or await self.look()
        if view is not None:
            return html_snippet(view)
        try:
            answer: Any = await self._call([], "HTML snippet", lambda: self._browser.evaluate(snippet_source()))
        except TellTheLoop:
            return ""
        return "\n".join(map(str, answer))[:SNIPPET_LENGTH] if isinstance(answer, list) else ""

    async def text(self) -> str:
        """Return the visible text, for a browser that cannot look."""
        return await self._call("", "page text", self._browser.text_content)

    async def _call(self, default: V, ability: str, call: Callable[[], Awaitable[V]]) -> V:
        """Return the browser's answer, or `default` if it lacks the ability."""
        try:
            return await call()
        except NotImplementedError:
            self._lacks(ability)
            return default

    def _lacks(self, ability: str) -> None:
        if ability not in self._missing:
            self._missing.add(ability)
            self._note(f"this browser has no {ability}: the planner decides without")


async def _gather(first: Awaitable[V], second: Awaitable[W]) -> tuple[V, W]:
    """Await both at the same time, to the end of both even if one fails.

    Raises:
        StopTheRun: in preference to any other error.
    """
    answers = await asyncio.gather(first, second, return_exceptions=True)
    problems = [answer for answer in answers if isinstance(answer, BaseException)]
    for problem in sorted(problems, key=lambda each: not isinstance(each, StopTheRun)):
        raise problem
    return answers  # type: ignore[return-value]  # no problems: these are the answers
