"""Asks the person at the terminal. Without a terminal nobody answers, which is never a yes."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from pathlib import Path

from subterminator.cli.echo import echo
from subterminator.cli.output import RunDisplay, clean, quoted
from subterminator.domain.answer_words import YES, is_no, is_yes
from subterminator.domain.protocols import ApprovalRequest, Decision
from subterminator.domain.wording import capital
from subterminator.record.narration import FACT_LABELS, day_of

_TRIES = 3
"""Number of times that a question is asked, when other words are typed."""


def terminal() -> int | None:
    """Return the descriptor of standard input, or None where it is no terminal."""
    try:
        return sys.stdin.fileno() if sys.stdin.isatty() else None
    except (AttributeError, OSError, ValueError):  # closed, or replaced by something without a descriptor
        return None


class TerminalPerson:
    """Asks at the terminal (`wiring.Person`)."""

    def __init__(self, display: RunDisplay, input_fd: int | None, output_dir: Path) -> None:
        """Args:
        input_fd: from `terminal()`; None with --no-input.
        output_dir: folder of the runs and their screenshots.
        """
        self._display = display
        self._input_fd = input_fd
        self._output_dir = output_dir

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        """Ask for approval: only the typed word `confirm` is a yes, in capitals or not; Enter and "no" are a no.

        Other words are asked about again, twice at most. After that, and after silence and closed input, nobody has
        answered.
        """
        if self._input_fd is None:
            return Decision.NOBODY, "there is no terminal to ask in"
        discard_typed_input(self._input_fd)
        with self._display.paused():
            self._show_request(request)
            self._display.say(f"Type {YES} to press it, or Enter to stop.", "bold")
            self._display.say(f"You have {_duration(timeout_seconds)}.")
            try:
                async with asyncio.timeout(timeout_seconds):
                    return await self._decision(self._input_fd)
            except TimeoutError:
                return Decision.NOBODY, f"nobody answered within {_duration(timeout_seconds)}"

    async def _decision(self, input_fd: int) -> tuple[Decision, str]:
        """Read lines until one is an answer."""
        wrong = ""
        for left in reversed(range(_TRIES)):
            line = await _read_line(input_fd)
            if line is None:
                return Decision.NOBODY, "the input was closed"
            if is_yes(line) or is_no(line):
                return (Decision.YES if is_yes(line) else Decision.NO), clean(line)
            wrong = f"you typed {clean(line)!r}; only the word {YES} approves"
            again = f" Type {YES} to press it, or Enter to stop." if left else ""
            self._display.say(f"{capital(wrong)}.{again}", "bold")
        return Decision.NOBODY, wrong

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        """Ask the person to do something. Returns what they typed afterwards, or None when nobody answered."""
        if self._input_fd is None:
            return None
        discard_typed_input(self._input_fd)
        with self._display.paused():
            self._display.say()
            self._display.say(clean(prompt, 1000), "bold")
            self._display.say(f"You have {_duration(timeout_seconds)}.")
            return await _answer(self._input_fd, timeout_seconds)

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        """Ask whether a host belongs to the service: only its typed name is a yes."""
        if self._input_fd is None:
            return False
        discard_typed_input(self._input_fd)
        with self._display.paused():
            self._display.say()
            self._display.say(clean(why, 1000), "bold")
            self._display.say(f"Does {clean(host)} belong to your subscription? Type its name to go on there.")
            line = await _answer(self._input_fd, timeout_seconds)
        return line is not None and line.strip().lower() == host

    def _show_request(self, request: ApprovalRequest) -> None:
        from subterminator.services.address import is_derived

        named = "" if is_derived(request.service, request.host) else f"{clean(request.service)} at "
        rows = [
            ("Service", f"{named}{clean(request.host)}"),
            ("Press", f"{clean(request.role)} {quoted(request.name)}"),
            ("It reads", quoted(request.text) if request.text != request.name else ""),
            ("It sends", f"{clean(request.form_method).upper()} {clean(request.form_action)}".strip()),
            ("On page", f"{quoted(request.title)} {clean(request.url)}"),
            *(
                (FACT_LABELS.get(fact) or clean(fact, 20).capitalize(), day_of(each) or quoted(each))
                for fact, each in request.all_facts.items()
            ),
            ("Why ask", clean(request.reason, 500)),
        ]
        self._display.say()
        self._display.say("Your yes is needed. This cannot be taken back.", "bold")
        for label, value in rows:
            if value and value != "“”":
                self._display.say(f"  {label:<9} {value}")
        if picture := self._screenshot(request):
            self._display.show_picture(f"  {'Picture':<9} ", picture)
        for warning in request.warnings:
            self._display.say(f"  {'WARNING':<9} {clean(warning, 500)}", "bold red")
        self._display.say("Text in “…” was written by the page.")

    def _screenshot(self, request: ApprovalRequest) -> Path | None:
        """Return the picture of the page, in which the control has a frame."""
        if not request.screenshot:
            return None
        runs = self._output_dir.glob(f"*-{request.run_id[:12]}")
        return next((run / request.screenshot for run in runs), Path(request.screenshot))


def agrees(input_fd: int, timeout_seconds: float, question: str) -> bool:
    """Ask a question of convenience: only y or yes is a yes. Silence, an interruption and closed input are a no."""
    discard_typed_input(input_fd)
    echo(f"{clean(question, 1000)} [y/N]")
    try:
        line = asyncio.run(_answer(input_fd, timeout_seconds))
    except KeyboardInterrupt:
        return False
    return line is not None and line.strip().lower() in {"y", "yes"}


def _duration(seconds: float) -> str:
    return f"{seconds / 60:g} minutes" if seconds > 60 and seconds % 60 == 0 else f"{seconds:g} seconds"


def discard_typed_input(input_fd: int) -> None:
    """Discard input typed before the question: it is no answer."""
    if sys.platform != "win32":
        import termios

        termios.tcflush(input_fd, termios.TCIFLUSH)


async def _answer(input_fd: int, timeout_seconds: float) -> str | None:
    """Return the line typed within the time, or None when nobody answered or the input was closed."""
    try:
        async with asyncio.timeout(timeout_seconds):
            return await _read_line(input_fd)
    except TimeoutError:
        return None


async def _read_line(input_fd: int) -> str | None:
    """Return the next typed line without its end, or None when the input is closed. Can be cancelled."""
    if sys.platform == "win32":
        return await _read_line_in_thread()
    loop = asyncio.get_running_loop()
    done: asyncio.Future[str | None] = loop.create_future()
    buffer = bytearray()

    def on_input() -> None:
        try:
            chunk = os.read(input_fd, 4096)
        except OSError:  # the terminal was closed
            chunk = b""
        buffer.extend(chunk)
        if not done.done() and (not chunk or b"\n" in chunk):
            done.set_result(buffer.partition(b"\n")[0].decode(errors="replace") if chunk else None)

    loop.add_reader(input_fd, on_input)
    try:
        return await done
    finally:
        loop.remove_reader(input_fd)


async def _read_line_in_thread() -> str | None:
    """Read in a daemon thread, where the event loop cannot watch the terminal."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[str | None] = loop.create_future()

    def finish(line: str) -> None:
        if not done.done():
            done.set_result(line.rstrip("\r\n") if line else None)

    def read() -> None:
        line = sys.stdin.readline()
        if not loop.is_closed():
            loop.call_soon_threadsafe(finish, line)

    threading.Thread(target=read, name="terminal", daemon=True).start()
    return await done
