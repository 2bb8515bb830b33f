"""The person beside the browser of a leg: with it their questions are closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Protocol, TypeVar

from subterminator.domain.ports import ApprovalRequest, Decision
from subterminator.domain.protocols import BrowserProtocol

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
    """The person of a leg. A question ends with the browser that it is about, whatever is typed afterwards.

    Its methods raise Aborted when the person stops the run in the browser, and BrowserLost when it is closed.
    """

    def __init__(self, person: Person, browser: BrowserProtocol) -> None:
        self._person = person
        self._browser = browser

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        return await self._while_open(self._person.allows(host, why, timeout_seconds))

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        return await self._while_open(self._person.confirm(request, timeout_seconds))

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return await self._while_open(self._person.wait_for(prompt, timeout_seconds))

    async def _while_open(self, answer: Awaitable[T]) -> T:
        answering = asyncio.ensure_future(answer)
        ending = asyncio.ensure_future(self._browser.until_ended())
        try:
            await asyncio.wait({answering, ending}, return_when=asyncio.FIRST_COMPLETED)
            if ending.done():  # first: an answer at the same moment comes too late
                ending.result()
            return await answering
        finally:
            for task in (answering, ending):
                task.cancel()
            await asyncio.gather(answering, ending, return_exceptions=True)
