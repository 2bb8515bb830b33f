"""Asks the person for a hand, or for a yes where no gate asks for it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

from subterminator.core.engine import messages as telling
from subterminator.domain.errors import NeedsHuman, Refused
from subterminator.domain.protocols import BrowserProtocol, JournalProtocol, ServiceProtocol

InputCallback = Callable[[str, int], str | Awaitable[str | None] | None]
"""Asks the person; called with the question and how many seconds to wait. None: nobody answered."""


class HumanPrompts:
    """The person, through the callback that a run was given."""

    def __init__(
        self,
        service: ServiceProtocol,
        browser: BrowserProtocol,
        session: JournalProtocol,
        callback: Callable[[], InputCallback | None],
    ) -> None:
        """`callback` gives the one that is in force when a question comes up."""
        self._service = service
        self._browser = browser
        self._session = session
        self._callback = callback

    async def hand(self, kind: str, timeout: int) -> None:
        """Wait until they have done it: AUTH (sign in), CODE (a code, a captcha) or UNKNOWN (a page nobody knows).

        Raises:
            NeedsHuman: nobody answered in time.
        """
        mind = telling.elsewhere(self._service, await self._browser.url())
        question = telling.question(kind, self._service.name) + mind
        self._session.write("asked", kind=kind, message=question)
        answer = await self._person(question, timeout)
        self._session.write("answered", kind=kind, answer="nobody" if answer is None else "done")
        if answer is None:
            raise NeedsHuman(telling.nobody(kind, await self._browser.url()) + mind)

    async def yes(self, control: str, timeout: int) -> None:
        """The yes to a final press, for a browser without a gate. `control` is its name, "" when that is not known.

        Raises:
            NeedsHuman: nobody answered in time. Refused: anything but `confirm` was typed.
        """
        name = f" ({control})" if control else ""
        answer = await self._person(f"The next press cannot be taken back{name}. Type confirm to go on.", timeout)
        if answer is None:
            raise NeedsHuman("a yes was needed and nobody gave one: nothing was sent")
        if answer.strip() != "confirm":
            raise Refused(f"the person said no: {answer.strip()}", by_person=True)

    async def _person(self, question: str, timeout: int) -> str | None:
        ask = self._callback()
        if ask is None:
            return None
        answer: Any
        if inspect.iscoroutinefunction(ask):
            answer = await ask(question, timeout)
        else:
            answer = await asyncio.to_thread(ask, question, timeout)
            if inspect.isawaitable(answer):
                answer = await answer
        return None if answer is None else str(answer)
