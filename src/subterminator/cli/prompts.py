"""The person at the terminal: reads what is asked, and types the answer. No terminal is nobody, never a yes."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from pathlib import Path

from subterminator.cli.output import Show, clean, quoted
from subterminator.domain.protocols import ApprovalRequest, Decision

__all__ = ["TerminalPerson", "terminal"]

YES = "confirm"


def terminal() -> int | None:
    """The descriptor that a person types into, or None where standard input is no terminal."""
    try:
        return sys.stdin.fileno() if sys.stdin.isatty() else None
    except (AttributeError, OSError, ValueError):  # closed, or replaced by something without a descriptor
        return None


class TerminalPerson:
    """Asks at the terminal (`wiring.Person`)."""

    def __init__(self, show: Show, typed: int | None, output_dir: Path) -> None:
        """`typed`: from `terminal()`, None with --no-input. `output_dir`: where the screenshots of runs are found."""
        self._show = show
        self._typed = typed
        self._output_dir = output_dir

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        """Only the typed word `confirm` is a yes; other words are a no; silence and closed input are nobody."""
        if self._typed is None:
            return Decision.NOBODY, "there is no terminal to ask at"
        _forget(self._typed)
        with self._show.asking():
            self._lay_out(request)
            self._show.say(f"Type {YES} to press it. Anything else leaves things as they are.", "bold")
            self._show.say(f"You have {_duration(timeout_seconds)}.")
            try:
                async with asyncio.timeout(timeout_seconds):
                    line = await _line(self._typed)
            except TimeoutError:
                return Decision.NOBODY, f"nobody answered within {_duration(timeout_seconds)}"
        if line is None:
            return Decision.NOBODY, "the input was closed"
        words = clean(line)
        return (Decision.YES, words) if line.strip() == YES else (Decision.NO, words)

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        """What the person typed when they had done what `prompt` asks; None when nobody did."""
        if self._typed is None:
            return None
        _forget(self._typed)
        with self._show.asking():
            self._show.say()
            self._show.say(clean(prompt, 1000), "bold")
            self._show.say(f"Press Enter when it is done. You have {_duration(timeout_seconds)}.")
            try:
                async with asyncio.timeout(timeout_seconds):
                    return await _line(self._typed)
            except TimeoutError:
                return None

    def _lay_out(self, request: ApprovalRequest) -> None:
        rows = [
            ("Service", f"{clean(request.service)} at {clean(request.host)}"),
            ("Press", f"{clean(request.role)} {quoted(request.name)}"),
            ("It reads", quoted(request.text)),
            ("It sends", f"{clean(request.form_method).upper()} {clean(request.form_action)}".strip()),
            ("On page", f"{quoted(request.title)} {clean(request.url)}"),
            *((clean(fact, 20).capitalize(), quoted(value)) for fact, value in request.facts.items()),
            ("Why ask", clean(request.reason, 500)),
            ("Picture", self._picture(request)),
        ]
        self._show.say()
        self._show.say("Your yes is needed. This cannot be taken back.", "bold")
        for label, value in rows:
            if value and value != "“”":
                self._show.say(f"  {label:<9} {value}")
        if request.warning:
            self._show.say(f"  {'WARNING':<9} {clean(request.warning, 500)}", "bold red")
        self._show.say("What stands in “…” was written by the page.")

    def _picture(self, request: ApprovalRequest) -> str:
        if not request.screenshot:
            return ""
        runs = self._output_dir.glob(f"*-{request.run_id[:12]}")
        return clean(next((run / request.screenshot for run in runs), request.screenshot), 500)


def _duration(seconds: float) -> str:
    return f"{seconds / 60:g} minutes" if seconds > 60 and seconds % 60 == 0 else f"{seconds:g} seconds"


def _forget(typed: int) -> None:
    """What was typed before the question does not answer it."""
    if sys.platform != "win32":
        import termios

        termios.tcflush(typed, termios.TCIFLUSH)


async def _line(typed: int) -> str | None:
    """The next line typed, without its end; None when the input is closed. May be cancelled."""
    if sys.platform == "win32":
        return await _line_by_thread()
    loop = asyncio.get_running_loop()
    done: asyncio.Future[str | None] = loop.create_future()
    read = bytearray()

    def take() -> None:
        try:
            chunk = os.read(typed, 4096)
        except OSError:  # the terminal has gone
            chunk = b""
        read.extend(chunk)
        if not done.done() and (not chunk or b"\n" in chunk):
            done.set_result(read.partition(b"\n")[0].decode(errors="replace") if chunk else None)

    loop.add_reader(typed, take)
    try:
        return await done
    finally:
        loop.remove_reader(typed)


async def _line_by_thread() -> str | None:
    """Where the loop cannot watch a terminal: a thread that does not keep the program from ending."""
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
