"""The command `subterminator`: loads only the requested subcommand, and maps errors to exit codes.

A subcommand's module imports click at the top, and slow modules inside the functions that need them.
"""

from __future__ import annotations

import codecs
import errno
import gc
import json
import sys
from importlib import import_module
from typing import Any, NoReturn, TextIO

import click

from subterminator import __version__
from subterminator.cli.echo import echo, echo_words
from subterminator.domain.errors import Aborted, StopTheRun

COMMANDS = (
    "bench",
    "cancel",
    "doctor",
    "extension",
    "find",
    "inbox",
    "mcp",
    "practice",
    "queue",
    "runs",
    "services",
    "verify",
    "work",
)

_COLLECT_AFTER = 20_000
"""New objects between two garbage collections: a command makes many at its start, and they stay."""


class Front(click.Group):
    """The command group. Each name in COMMANDS is a module with a `command`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"subterminator.cli.{cmd_name}").command
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta["as_json"] = "--json" in args  # set early, for usage errors of the subcommand
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except StopTheRun as stop:
            _fail(ctx, *stop.lines, exit_code=stop.exit_code)
        except (KeyboardInterrupt, click.Abort) as interruption:
            before = "interrupted: nothing was sent" if ctx.invoked_subcommand == "cancel" else "interrupted"
            _fail(ctx, str(interruption) or before, exit_code=Aborted.exit_code, lead="")
        except click.UsageError as error:
            if not ctx.meta["as_json"]:
                raise
            _fail(ctx, error.format_message(), exit_code=error.exit_code)
        except OSError as error:
            if error.errno == errno.EPIPE:  # the reader closed the pipe; click exits quietly
                raise
            _fail(ctx, f"{error.strerror or error}: {error.filename or 'no file name'}", exit_code=9)


@click.command(cls=Front, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="subterminator")
def front() -> None:
    """Cancel a subscription in a real browser.

    It asks you once before the final click, reads the account back afterwards, and saves the proof.

    \b
    Start here:
      subterminator doctor                      check that everything is installed
      subterminator cancel practice             cancel a pretend subscription on this machine
      subterminator find statement.csv          find subscriptions in a bank statement
      subterminator runs open last              see what happened, in your browser
    """


def main() -> NoReturn:
    """Run the command line and exit."""
    gc.set_threshold(_COLLECT_AFTER)
    for stream in (sys.stdout, sys.stderr):
        _escape_unprintable(stream)
    sys.exit(front(prog_name="subterminator"))


def _fail(ctx: click.Context, *messages: str, exit_code: int, lead: str = "error: ") -> NoReturn:
    if ctx.meta["as_json"]:
        run_id = {"run_id": ctx.meta["run_id"]} if ctx.meta.get("run_id") else {}
        told = {**run_id, "outcome": _outcome_word(exit_code), "message": "; ".join(messages), "exit_code": exit_code}
        echo(json.dumps(told))
    else:
        for message in messages:
            echo_words(f"{lead}{' '.join(message.split())}", indent=len(lead), err=True)
    ctx.exit(exit_code)


def _outcome_word(exit_code: int) -> str:
    from subterminator.domain.protocols import Outcome

    return next((outcome.word for outcome in reversed(Outcome) if outcome.exit_code == exit_code), "usage")


ASCII_QUOTES = {"“": '"', "”": '"', "…": "..."}
"""Replacements for our own marks where the terminal's encoding lacks them."""


def _replacement(error: UnicodeError) -> tuple[str | bytes, int]:
    """Replace our marks by ASCII, and other unencodable characters by escapes."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letter = error.object[error.start]
    if letter in ASCII_QUOTES:
        return ASCII_QUOTES[letter], error.start + 1
    return codecs.backslashreplace_errors(
        UnicodeEncodeError(error.encoding, error.object, error.start, error.start + 1, error.reason)
    )


def _escape_unprintable(stream: TextIO | Any) -> None:
    """Make printing safe: page text must not crash the program in a terminal that lacks its characters."""
    if hasattr(stream, "reconfigure"):
        codecs.register_error("subterminator", _replacement)
        stream.reconfigure(errors="subterminator")
