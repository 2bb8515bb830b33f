"""Plays one run for whoever sits there: what is told, who answers, how it ends when it is ended from outside."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.wiring import Listener, Person, RunSummary

__all__ = ["play", "run"]

T = TypeVar("T")


def play(
    ctx: click.Context,
    work: Callable[[Person, Listener], Coroutine[Any, Any, RunSummary]],
    config: AppConfig,
    *,
    no_input: bool,
    plain: bool,
    as_json: bool,
    verbose: bool,
) -> None:
    """Show a run while it happens, let the person answer, tell its end, and leave with its exit code."""
    from subterminator.cli.output import Show
    from subterminator.cli.prompts import TerminalPerson, terminal

    with Show(Show.mode_for(plain=plain, as_json=as_json), verbose=verbose) as show:
        person = TerminalPerson(show, None if no_input else terminal(), config.output_dir)
        summary = run(work(person, show.event))
    show.summary(summary)
    ctx.exit(summary.outcome.exit_code)


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
