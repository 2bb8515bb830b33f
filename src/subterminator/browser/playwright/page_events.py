"""Judging of native dialogs and requests. Without an answer they are refused, and the run ends with the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.async_api import Dialog

from subterminator.browser.playwright.closed import suppress_gone
from subterminator.domain.errors import StopTheRun
from subterminator.domain.protocols import DialogJudge, PageRequest, RequestJudge

ANSWER_SECONDS = 5
"""Limit of waiting for refused requests to be aborted before disconnecting."""


class PageEventJudge:
    """The judges of one browser, and the events that wait for them."""

    def __init__(self) -> None:
        self.dialogs: DialogJudge | None = None
        self.requests: RequestJudge | None = None
        self.deadline: asyncio.Timeout | None = None
        """Deadline of the action that is under way."""
        self._stop: StopTheRun | None = None
        self._waiting: set[asyncio.Task[Any] | None] = set()
        """Tasks that wait for a judge."""
        self._closing = False

    @property
    def is_asking(self) -> bool:
        """Return whether a dialog or a request waits for a judge."""
        return bool(self._waiting)

    def raise_stop(self) -> None:
        """Raise, once, the error by which a judge ended the run.

        Raises:
            StopTheRun: one did.
        """
        if self._stop is not None:
            stop, self._stop = self._stop, None
            raise stop

    async def answer(self, dialog: Dialog) -> None:
        """Accept or dismiss a dialog; without a judge it is dismissed."""
        accept = False
        try:
            if (judge := self.dialogs) is not None:
                url = dialog.page.url if dialog.page else ""
                accept = await self._judged("a dialog", judge(dialog.type, dialog.message, url))
        finally:
            with suppress_gone():
                await (dialog.accept() if accept else dialog.dismiss())

    async def may_be_sent(self, read: Callable[[], PageRequest]) -> bool:
        """Return whether a request may be sent; see `request_interception.Ask`."""
        if self._closing or (judge := self.requests) is None:
            return not self._closing

        async def judged() -> bool:
            return await judge(read())

        return await self._judged("a request", judged())

    async def end(self) -> None:
        """Refuse all that waits and all that comes: a browser that goes on running would send it."""
        self._closing = True
        waiting = {task for task in self._waiting if task is not None and task is not asyncio.current_task()}
        for task in waiting:
            task.cancel()
        if waiting:
            await asyncio.wait(waiting, timeout=ANSWER_SECONDS)

    def begin(self) -> None:
        """Start judging again."""
        self._closing = False

    async def _judged(self, what: str, answer: Awaitable[bool]) -> bool:
        task = asyncio.current_task()
        self._waiting.add(task)
        try:
            with self._paused_deadline():
                return await answer
        except asyncio.CancelledError as interrupted:
            if task is not None and task.cancelling():
                task.uncancel()  # it still has to send the refusal
            if not self._closing:
                self._stop = self._stop or _unjudged(what, interrupted)
        except StopTheRun as stop:
            self._stop = self._stop or stop
        except Exception as broken:  # noqa: BLE001 - any error refuses the request and ends the run
            self._stop = self._stop or _unjudged(what, broken)
        finally:
            self._waiting.discard(task)
        return False

    @contextmanager
    def _paused_deadline(self) -> Iterator[None]:
        """Pause the action's deadline while a person decides."""
        deadline, left = self.deadline, None
        loop = asyncio.get_running_loop()
        if deadline is not None and (when := deadline.when()) is not None:
            left = when - loop.time()
            deadline.reschedule(None)
        try:
            yield
        finally:
            if deadline is not None and left is not None and self.deadline is deadline and not deadline.expired():
                deadline.reschedule(loop.time() + left)


def _unjudged(what: str, problem: BaseException) -> StopTheRun:
    stop = StopTheRun(f"{what} of the page could not be judged, so it was a no: {type(problem).__name__}: {problem}")
    stop.__cause__ = problem
    return stop
