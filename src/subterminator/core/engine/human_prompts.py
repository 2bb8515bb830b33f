"""Prompts for the person: for help in the browser, or for approval where no gate asks for it."""

from __future__ import annotations

import asyncio
import inspect
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from subterminator.core.engine import messages
from subterminator.domain.answer_words import TERMINAL, AnswerWords, is_yes, said_no
from subterminator.domain.errors import Declined, NeedsHuman, Refused
from subterminator.domain.protocols import BrowserProtocol, JournalProtocol, ServiceProtocol

InputCallback = Callable[[str, int], str | Awaitable[str | None] | None]
"""Asks the person; called with the question and the seconds to wait. Returns None if nobody answered."""

EARLY_ANSWERS = 5
"""Limit of the answers to one question: whoever says five times that it is done, and it is not, is not there."""
NOTICED = "noticed"
"""The answer of the page in place of the person's."""
_JOURNAL_WORDS = {None: "nobody", NOTICED: "noticed by itself"}


@dataclass(slots=True)
class HumanPrompts:
    """Prompts the person through the callback of the run."""

    service: ServiceProtocol
    browser: BrowserProtocol
    session: JournalProtocol
    callback: Callable[[], InputCallback | None]
    """Returns the callback in force at the time of a question."""
    has_window: bool = True
    """A window in which the person could do something exists."""
    words: AnswerWords = TERMINAL
    """How the person answers, where they are asked."""

    async def ask_for_help(
        self,
        kind: str,
        timeout: int,
        until_done: Callable[[], Awaitable[None]] | None = None,
        is_early: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        """Wait for the person to do it.

        Args:
            kind: AUTH (sign in), CODE (a code, a captcha), UNKNOWN (an unrecognised page) or WAY (none was found).
            until_done: returns when the page shows that it is done; the person then need not answer.
            is_early: returns whether an answer came too early: then it is said so, and waited on.

        Raises:
            NeedsHuman: nobody answered in time, or there is no window.
            Declined: the person will not do it.
        """
        warning = messages.host_warning(self.service, await self.browser.url())
        if not self.has_window:
            raise NeedsHuman(messages.no_window(kind, await self.browser.url(), self.words) + warning)
        question = messages.question(kind, self.service.name, by_itself=until_done is not None, words=self.words)
        question += warning
        self.session.write("asked", kind=kind, message=question)
        until = time.monotonic() + timeout
        for _ in range(EARLY_ANSWERS):
            try:
                answer = await self._ask_until(question, max(math.ceil(until - time.monotonic()), 1), until_done)
            except Declined as no:
                self.session.write("answered", kind=kind, answer="declined")
                raise Declined(messages.declined(kind, await self.browser.url(), str(no))) from no
            if answer is None or is_early is None or not await is_early():
                break
            question = messages.not_signed_in_yet(self.service.name)
            self.session.write("note", message=question, level="info")
        self.session.write("answered", kind=kind, answer=_JOURNAL_WORDS.get(answer, "done"))
        if answer is None:
            raise NeedsHuman(messages.nobody_there(kind, await self.browser.url(), self.words) + warning)

    async def ask_for_approval(self, control: str, timeout: int) -> None:
        """Ask for approval of a final press, for a browser without a gate. `control`: its name, "" if unknown.

        Raises:
            NeedsHuman: nobody answered in time. Refused: anything but `confirm` was typed.
        """
        name = f" ({control})" if control else ""
        answer = await self._ask(f"The next press cannot be taken back{name}. Type confirm to go on.", timeout)
        if answer is None:
            raise NeedsHuman("a yes was needed and nobody gave one: nothing was sent")
        if not is_yes(answer):
            raise Refused(said_no(answer.strip()), by_person=True)

    async def _ask_until(
        self, question: str, seconds: int, until_done: Callable[[], Awaitable[None]] | None
    ) -> str | None:
        """Ask, and stop asking when the page shows that it is done. Returns None if neither happened in time."""
        if until_done is None or not inspect.iscoroutinefunction(self.callback()):  # a thread cannot be interrupted
            return await self._ask(question, seconds)
        answering = asyncio.ensure_future(self._ask(question, seconds))
        watching = asyncio.ensure_future(until_done())
        try:
            await asyncio.wait({answering, watching}, return_when=asyncio.FIRST_COMPLETED)
            if answering.done():
                return answering.result()
            watching.result()  # a lost browser ends the run
            return NOTICED
        finally:
            for task in (answering, watching):
                task.cancel()
            await asyncio.gather(answering, watching, return_exceptions=True)

    async def _ask(self, question: str, timeout: int) -> str | None:
        ask = self.callback()
        if ask is None:
            return None
        call = ask(question, timeout) if inspect.iscoroutinefunction(ask) else asyncio.to_thread(ask, question, timeout)
        answer: Any = await call
        if inspect.isawaitable(answer):
            answer = await answer
        return None if answer is None else str(answer)
