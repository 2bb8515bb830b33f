"""Runs a cancellation for the command line: display, questions, exit code, interruption."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.wiring import Listener, Person, RunSummary

T = TypeVar("T")


def run_cancellation(
    ctx: click.Context,
    work: Callable[[Person, Listener], Coroutine[Any, Any, RunSummary]],
    config: AppConfig,
    *,
    no_input: bool,
    plain: bool,
    as_json: bool,
    verbose: bool,
) -> None:
    """Show a run as it happens, let the person answer, print the summary, and exit with its code."""
    from subterminator.cli.lessons import offer_to_learn
    from subterminator.cli.output import RunDisplay
    from subterminator.cli.prompts import TerminalPerson, agrees, terminal

    with RunDisplay(RunDisplay.mode_for(plain=plain, as_json=as_json), verbose=verbose) as display:
        display.output_dir = config.output_dir
        person = TerminalPerson(display, None if no_input else terminal(), config.output_dir)
        summary = run(work(person, display.event))
    display.summary(summary)
    input_fd = None if no_input or as_json else terminal()
    if input_fd is not None:
        offer_to_learn(summary.run_dir, config, partial(agrees, input_fd, config.confirm_timeout))
    ctx.exit(summary.outcome.exit_code)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine like `asyncio.run`. SIGTERM cancels it as Ctrl-C does, so that it can clean up.

    Raises:
        KeyboardInterrupt: it was interrupted without a result.
    """

    async def with_signal_handler() -> T:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - a running coroutine has a task
        with suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        return await work

    try:
        return asyncio.run(with_signal_handler())
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
