"""Finding the control of a step, and making it ready, with a person's small patience: unfold, tick, wait, clear away.

Everything here goes through `act`, so the guard judges it like any other press.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from subterminator.domain.errors import ElementNotFound, TellTheLoop
from subterminator.domain.protocols import Action, BrowserProtocol, Element, JournalProtocol, PageView
from subterminator.pages.controls import Controls
from subterminator.pages.fingerprint import counts_down
from subterminator.pages.form_answers import Answers

FOLDS = 3
"""How many folded parts of a page are opened in search of one control."""
ANSWERS = 12
"""How many choices and fields of one page are answered."""
LOOK_EVERY_SECONDS = 0.15


class Hands:
    """Works on one page at a time; knows where controls are from `Controls`, and never which state the run is in."""

    def __init__(
        self, browser: BrowserProtocol, controls: Controls, session: JournalProtocol, patience_seconds: float
    ) -> None:
        self._browser = browser
        self._controls = controls
        self._session = session
        self._patience = patience_seconds
        self._answers = Answers(controls.lexicon)
        self._answered: Counter[str] = Counter()
        """How often the page of an address was answered."""

    async def find(self, control: str) -> Element:
        """The control that the definition names, else the one whose words fit, folded parts opened one by one.

        Raises:
            ElementNotFound: nothing fits, or several do that differ.
        """
        reasons: list[str] = []
        tried: set[str] = set()
        for _ in range(FOLDS + 1):
            reasons.clear()
            for target in self._controls.targets(control):
                try:
                    named = await self._browser.locate(target)
                except TellTheLoop as problem:
                    reasons.append(str(problem))
                    continue
                if named.label and named.box.width > 0 and named.box.height > 0:
                    return named
                reasons.append(f"what fits {target.describe()} is not shown")
            view = await self._browser.look()
            found = self._controls.by_words(control, view)
            if found is not None:
                return found
            folded = self._controls.folded(view, tried)
            if folded is None:
                break
            tried.add(folded.node)
            await self._browser.act(folded, Action("click"))
        said = f" ({'; '.join(reasons)})" if reasons else ""
        raise ElementNotFound(f"no {control.replace('_', ' ')} can be told at {await self._browser.url()}{said}")

    async def choose(self) -> None:
        """Answer what the page asks before it lets go on: never with what keeps or costs, nor with personal data."""
        view = await self._browser.look()
        self._answered[view.url] += 1
        done: set[str] = set()
        before = {each.node for each in view.elements}
        for _ in range(ANSWERS):
            answer, action = self._controls.answer(view), Action("click")
            if answer is None or answer.node in done:
                new = {each.node for each in view.elements} - before
                written = self._answers.next(view, new, insist=self._answered[view.url] > 1)
                if written is None or written[0].node in done:
                    return
                answer, action = written[0], Action("fill", written[1])
            done.add(answer.node)
            await self._browser.act(answer, action)
            view = await self._browser.look()

    async def ready(self, element: Element) -> Element:
        """The element once it takes a press: acknowledged, scrolled, enabled, nothing in front of it.

        Comes back with it unchanged when patience is at its end; the press then says why it fails.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + self._patience
        scrolled = False
        done: set[str] = set()
        while True:
            view = await self._browser.look()
            now = next((each for each in view.elements if each.node == element.node), None)
            if now is None or not hindered(now):
                return now or element
            if loop.time() >= end:
                return now
            step = self._next_step(now, view, done)
            if step is not None:
                done.add(step.node)
                await self._browser.act(step, Action("click"))
            elif now.has("disabled") and not scrolled:
                scrolled = True
                await self._browser.act(now, Action("scroll", "end"))
            else:
                await asyncio.sleep(LOOK_EVERY_SECONDS)

    def _next_step(self, element: Element, view: PageView, done: set[str]) -> Element | None:
        found = None
        if element.has("disabled"):
            found = self._controls.acknowledgement(view, element, done)
        elif element.modal_blocked or element.covered_by:
            found = self._controls.way_out(view, element, done)
        if found is not None:
            self._session.write("note", message=f"{found.label!r} first, {element.label!r} waits for it", level="info")
        return found


def hindered(element: Element) -> bool:
    """Whether it takes no press yet: disabled, counting down, behind a dialog or under something."""
    covered = element.in_viewport and not element.hit and bool(element.covered_by)
    return element.has("disabled") or element.modal_blocked or covered or counts_down(element)
