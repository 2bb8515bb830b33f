"""Prompts for the person: for help in the browser, or for approval where no gate asks for it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from subterminator.core.engine import messages
from subterminator.domain.errors import NeedsHuman, Refused
from subterminator.domain.protocols import BrowserProtocol, JournalProtocol, ServiceProtocol

InputCallback = Callable[[str, int], str | Awaitable[str | None] | None]
"""Asks the person; called with the question and the seconds to wait. Returns None if nobody answered."""


@dataclass(slots=True)
class HumanPrompts:
    """Prompts the person through the callback of the run."""

    service: ServiceProtocol
    browser: BrowserProtocol
    session: JournalProtocol
    callback: Callable[[], InputCallback | None]
    """Returns the callback in force at the time of a question."""

    async def ask_for_help(self, kind: str, timeout: int) -> None:
        """Wait for the person to do it.

        Args:
            kind: AUTH (sign in), CODE (a code, a captcha), UNKNOWN (an unrecognised page) or WAY (none was found).

        Raises:
            NeedsHuman: nobody answered in time.
        """
        warning = messages.host_warning(self.service, await self.browser.url())
        question = messages.question(kind, self.service.name) + warning
        self.session.write("asked", kind=kind, message=question)
        answer = await self._ask(question, timeout)
        self.session.write("answered", kind=kind, answer="nobody" if answer is None else "done")
        if answer is None:
            raise NeedsHuman(messages.nobody_there(kind, await self.browser.url()) + warning)

    async def ask_for_approval(self, control: str, timeout: int) -> None:
        """Ask for approval of a final press, for a browser without a gate. `control`: its name, "" if unknown.

        Raises:
            NeedsHuman: nobody answered in time. Refused: anything but `confirm` was typed.
        """
        name = f" ({control})" if control else ""
        answer = await self._ask(f"The next press cannot be taken back{name}. Type confirm to go on.", timeout)
        if answer is None:
            raise NeedsHuman("a yes was needed and nobody gave one: nothing was sent")
        if answer.strip() != "confirm":
            raise Refused(f"the person said no: {answer.strip()}", by_person=True)

    async def _ask(self, question: str, timeout: int) -> str | None:
        ask = self.callback()
        if ask is None:
            return None
        call = ask(question, timeout) if inspect.iscoroutinefunction(ask) else asyncio.to_thread(ask, question, timeout)
        answer: Any = await call
        if inspect.isawaitable(answer):
            answer = await answer
        return None if answer is None else str(answer)
