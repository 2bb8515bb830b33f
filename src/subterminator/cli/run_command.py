"""Runs a cancellation for the command line: display, questions, exit code, interruption."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

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
    may_have_pressed: bool = False,
) -> None:
    """Show a run as it happens, let the person answer, print the summary, and exit with its code.

    Args:
        may_have_pressed: whether an earlier leg of the run may have sent the final press.

    Raises:
        KeyboardInterrupt: it was interrupted before it had an end, and nothing irreversible was sent.
        UnsettledIntent: it was, and something may have been.
    """
    from subterminator.cli.lessons import offer_to_learn
    from subterminator.cli.output import RunDisplay
    from subterminator.cli.prompts import TerminalPerson, agrees, terminal

    with RunDisplay(RunDisplay.mode_for(plain=plain, as_json=as_json), verbose=verbose) as display:
        display.output_dir = config.output_dir
        person = TerminalPerson(display, None if no_input else terminal(), config.output_dir)
        seen: set[str] = {"navigating", "submitting"} if may_have_pressed else set()

        def listener(event: dict[str, Any]) -> None:
            seen.add(str(event["event"]))
            ctx.meta["run_id"] = event.get("run_id", ctx.meta.get("run_id"))
            display.event(event)

        try:
            summary = run(work(person, listener))
        except KeyboardInterrupt:
            _tell_interruption(seen, ctx.meta.get("run_id"))
    display.summary(summary)
    input_fd = None if no_input or as_json else terminal()
    if input_fd is not None:
        offer_to_learn(summary.run_dir, config, partial(agrees, input_fd, config.confirm_timeout))
    ctx.exit(summary.outcome.exit_code)


def _tell_interruption(seen: Collection[str], run_id: str | None) -> NoReturn:
    """Say what may have been sent when a run was interrupted before it had an end. `seen`: events of its journal."""
    from subterminator.domain.errors import UnsettledIntent

    if "submitting" in seen:
        raise UnsettledIntent(
            "interrupted after the final press, which may have been sent: "
            f"`subterminator runs resume {run_id or 'last'}` reads the account and presses nothing"
        ) from None
    sent = "nothing irreversible was sent" if "navigating" in seen else "nothing was sent"
    raise KeyboardInterrupt(f"interrupted: {sent}") from None


def _hang_up(task: asyncio.Task[Any]) -> None:
    """Cancel the work of a terminal that was closed; what is still printed to it goes nowhere, and raises nothing.

    It may be told twice, by the shell and by the terminal itself: the second time would cut the cleaning up short.
    """
    asyncio.get_running_loop().remove_signal_handler(signal.SIGHUP)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for fd in (1, 2):
        with suppress(OSError):  # closed
            if stat.S_ISCHR(os.fstat(fd).st_mode):  # a closed terminal is no terminal any more, but still a device
                os.dup2(nowhere, fd)
    os.close(nowhere)
    task.cancel()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine like `asyncio.run`. SIGTERM and a terminal that closes cancel it as Ctrl-C does, so that it can
    clean up.

    Raises:
        KeyboardInterrupt: it was interrupted without a result.
    """

    async def with_signal_handler() -> T:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - a running coroutine has a task
        with suppress(NotImplementedError, AttributeError):  # Windows
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
            if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # nohup
                asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, _hang_up, task)
        return await work

    try:
        return asyncio.run(with_signal_handler())
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
