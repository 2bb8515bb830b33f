"""Runs what is asynchronous, so that being ended from outside still leaves a whole record."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

__all__ = ["run"]

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """`asyncio.run`, where SIGTERM ends the work as Ctrl-C does: it is cancelled, and may finish what it must.

    Raises:
        KeyboardInterrupt: it was ended from outside and did not come to a result of its own.
    """

    async def watched() -> T:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101  # a running coroutine has one
        with suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        return await work

    try:
        return asyncio.run(watched())
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
