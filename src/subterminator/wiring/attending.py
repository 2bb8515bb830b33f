"""The person beside the browser of a leg: with it their questions are closed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from subterminator.domain.answer_words import TERMINAL, AnswerWords
from subterminator.domain.errors import SubTerminatorError
from subterminator.domain.ports import ApprovalRequest, Decision
from subterminator.domain.protocols import BrowserProtocol

ANSWER = "SubTerminator waits for your answer {place}"
DEED = "SubTerminator waits until you have done here what it asks {place}"
NOTE_SECONDS = 3.0
"""Limit of waiting for a note to be shown."""

T = TypeVar("T")


class Person(Protocol):
    """The person who uses the program."""

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        """Return whether the person says that a host belongs to the service. Silence is a no."""
        ...

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        """Return the decision on an approval request, and the person's words."""
        ...

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        """Wait until the person has done what the prompt asks. Returns their words, or None when nobody answered."""
        ...


class PersonAtBrowser:
    """The person of a leg. The browser shows that they are asked, and with it their question ends.

    Its methods raise Aborted when the person stops the run in the browser, and BrowserLost when it is closed: whatever
    is typed afterwards.
    """

    def __init__(self, person: Person, browser: BrowserProtocol, words: AnswerWords = TERMINAL) -> None:
        """`words`: how the person answers, where they are asked."""
        self._person = person
        self._browser = browser
        self._place = words.place

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        return await self._while_open(self._person.allows(host, why, timeout_seconds), ANSWER)

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        return await self._while_open(self._person.confirm(request, timeout_seconds), ANSWER)

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return await self._while_open(self._person.wait_for(prompt, timeout_seconds), DEED)

    async def _while_open(self, answer: Coroutine[Any, Any, T], note: str) -> T:
        answering = asyncio.ensure_future(answer)
        ending = asyncio.ensure_future(self._browser.until_ended())
        noting = asyncio.ensure_future(self._show(note.format(place=self._place)))
        try:
            await asyncio.wait({answering, ending}, return_when=asyncio.FIRST_COMPLETED)
            if ending.done():  # first: an answer at the same moment comes too late
                ending.result()
            return await answering
        finally:
            for task in (answering, ending, noting):
                task.cancel()
            await asyncio.gather(answering, ending, noting, return_exceptions=True)
            await self._show("")

    async def _show(self, note: str) -> None:
        """Show it, or nothing: no question depends on a note."""
        with suppress(SubTerminatorError, RuntimeError, TimeoutError):
            async with asyncio.timeout(NOTE_SECONDS):
                await self._browser.show_note(note)
