"""The command `subterminator`: loads only the subcommand asked for, and turns what ends a run into an exit code.

A subcommand's module imports click at the top and everything that costs inside the function that needs it.
"""

from __future__ import annotations

import codecs
import errno
import json
import sys
from importlib import import_module
from typing import Any, NoReturn, TextIO

import click

from subterminator import __version__
from subterminator.cli.echo import echo
from subterminator.domain.errors import Aborted, StopTheRun

__all__ = ["front", "main"]

COMMANDS = ("bench", "cancel", "doctor", "extension", "mcp", "practice", "runs", "services")


class Front(click.Group):
    """The group. Each of COMMANDS is the `command` of the module of that name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"subterminator.cli.{cmd_name}").command
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta["as_json"] = "--json" in args  # known even when the subcommand's own options cannot be read
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except StopTheRun as stopped:
            _fail(ctx, str(stopped), stopped.exit_code)
        except (KeyboardInterrupt, click.Abort):
            _fail(ctx, "interrupted", Aborted.exit_code)
        except click.UsageError as error:
            if not ctx.meta["as_json"]:
                raise
            _fail(ctx, error.format_message(), error.exit_code)
        except OSError as error:
            if error.errno == errno.EPIPE:  # whoever read has gone; click ends quietly
                raise
            _fail(ctx, f"{error.strerror or error}: {error.filename or 'the system gave no name'}", 9)


@click.command(cls=Front, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="subterminator")
def front() -> None:
    """Cancel a subscription in a real browser.

    It asks you once before the click that cannot be taken back, reads the account back afterwards, and keeps the proof.

    \b
    Start here:
      subterminator doctor                      is everything there?
      subterminator cancel --service practice   a pretend subscription on this machine
      subterminator runs open last              what happened, in your browser
    """


def main() -> NoReturn:
    """The console script."""
    for stream in (sys.stdout, sys.stderr):
        _never_fail_to_print(stream)
    sys.exit(front(prog_name="subterminator"))


def _fail(ctx: click.Context, message: str, exit_code: int) -> NoReturn:
    if ctx.meta["as_json"]:
        echo(json.dumps({"outcome": _word(exit_code), "message": message, "exit_code": exit_code}))
    else:
        echo(f"error: {' '.join(message.split())}", err=True)
    ctx.exit(exit_code)


def _word(exit_code: int) -> str:
    from subterminator.domain.protocols import Outcome

    return next((outcome.word for outcome in reversed(Outcome) if outcome.exit_code == exit_code), "usage")


PLAIN = {"“": '"', "”": '"', "…": "..."}
"""Our own marks, as they are written where the terminal's encoding lacks them."""


def _in_what_there_is(error: UnicodeError) -> tuple[str | bytes, int]:
    """Marks become plain ones; other letters that the encoding lacks are written as escapes."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letter = error.object[error.start]
    if letter in PLAIN:
        return PLAIN[letter], error.start + 1
    return codecs.backslashreplace_errors(
        UnicodeEncodeError(error.encoding, error.object, error.start, error.start + 1, error.reason)
    )


def _never_fail_to_print(stream: TextIO | Any) -> None:
    """What a page wrote must not end the program in a terminal that lacks its letters."""
    if hasattr(stream, "reconfigure"):
        codecs.register_error("subterminator", _in_what_there_is)
        stream.reconfigure(errors="subterminator")
