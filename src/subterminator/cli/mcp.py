"""`subterminator mcp`: the tools for another agent, over the MCP transport."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from collections.abc import Callable

    from subterminator.domain.settings import AppConfig
    from subterminator.mcp.remote_client import Question, RemoteClient, RemotePerson
    from subterminator.wiring import CancelOptions

__all__ = ["command"]

FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, exists=True, path_type=Path)


@click.group("mcp", invoke_without_command=True)
@click.option("--service", metavar="ID", help="What may be cancelled; `subterminator services list` names them.")
@click.option("--service-file", type=FILE, help="A service definition of your own.")
@click.option("--target", type=click.Choice(["live", "mock"]), default="live", show_default=True, help="As for cancel.")
@click.option("--scenario", metavar="NAME", help="How the practice site behaves.")
@click.option(
    "--account", metavar="NAME", help="Whose it is. Where the page shows another e-mail address, nothing is pressed."
)
@click.option("--dry-run", is_flag=True, help="Walk up to the final control and leave it alone.")
@click.option(
    "--headless/--headed", default=None, help="Without or with a window. Default: with, if there is a screen."
)
@click.option("--cdp-url", metavar="URL", help="Use a browser of yours that runs with remote debugging.")
@click.option("--profile-dir", type=FOLDER, help="Keep the browser's profile here, so that a sign-in lasts.")
@click.option("--browser-path", metavar="PATH", help="The Chromium to start. Default: searched for.")
@click.option("--output-dir", type=FOLDER, help="Where the record of the run goes.")
@click.option(
    "--ask",
    type=click.Choice(["client", "terminal"]),
    default="client",
    show_default=True,
    help="Where you answer: in the client, if it can ask you, or always in a terminal of yours.",
)
@click.option("--http", is_flag=True, help="Serve over HTTP on this machine instead of standard input and output.")
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="Of --http. Default: a free one.")
@click.pass_context
def command(ctx: click.Context, /, ask: str, http: bool, port: int, **given: Any) -> None:
    """Let another agent drive a cancellation, by seven tools over the Model Context Protocol.

    The agent looks and clicks; everything it does passes the same guard, and the final click waits for you: your client
    asks you, or you confirm in a terminal. The agent cannot answer for you. A server is for one service, and has one
    run at a time.

    \b
    In the settings of a client, as a command:
      subterminator mcp --service netflix
      subterminator mcp --service practice --scenario straight
    """
    if ctx.invoked_subcommand is not None:
        return
    if not given["service"] and not given["service_file"]:
        raise click.UsageError("Say what may be cancelled: --service ID, or --service-file FILE.")
    if port and not http:
        raise click.UsageError("--port belongs to --http.")
    from subterminator import wiring
    from subterminator.cli.run_command import run
    from subterminator.domain.settings import AppConfig

    config = AppConfig.load(**{name: given[name] for name in ("headless", "browser_path", "output_dir")})
    options = wiring.CancelOptions(**given, ai_led=True)
    run(_serve(options, config, ask_client=ask == "client", port=port if http else None))


async def _serve(options: CancelOptions, config: AppConfig, *, ask_client: bool, port: int | None) -> None:
    """Over HTTP where there is a port, 0 for a free one; else over standard input and output."""
    from subterminator import __version__, wiring
    from subterminator.cli.output import event_line
    from subterminator.mcp.confirmations import Mailbox
    from subterminator.mcp.server import ToolTransport, serve_http, serve_stdio

    wiring.check(options, config)  # what is wrong with the options is told before a client waits for it

    async def start(person: RemotePerson, client: RemoteClient, say: Callable[[str], None]) -> tuple[str, bool]:
        def listen(event: dict[str, Any]) -> None:
            if told := event_line(event):
                say(told[1])

        summary = await wiring.cancel(options, config, person, listen, client=client)
        told = f"{summary.outcome.word}: {summary.message}\nThe record is in {summary.run_dir}"
        return told, summary.outcome.success

    mailbox = Mailbox(config.data_dir)

    async def elsewhere(question: Question) -> str:
        started_by = os.getppid() if port is None else 0  # over HTTP, the person started it
        return await mailbox.ask(question, started_by)

    transport = ToolTransport(start, elsewhere, version=__version__, ask_client=ask_client)
    if port is None:
        await serve_stdio(transport)
        return
    async with serve_http(transport, port) as (address, token):
        echo(f"{address}\nAuthorization: Bearer {token}")
        await asyncio.get_running_loop().create_future()


@command.command("confirm")
@click.argument("code")
def confirm(code: str) -> None:
    """Answer, in a terminal, what a running server needs your answer for.

    CODE is what your client shows you. Only at a terminal of yours, not at one that the client has opened: this is how
    you answer where the client cannot ask.
    """
    from subterminator.cli.output import clean
    from subterminator.cli.prompts import terminal
    from subterminator.domain.errors import NeedsHuman
    from subterminator.domain.settings import AppConfig
    from subterminator.mcp.confirmations import Mailbox, descends_from

    if not (code.isascii() and code.isalnum()):
        raise click.UsageError("A code is letters and digits.")
    mailbox = Mailbox(AppConfig.load().data_dir)
    question = mailbox.find(code)
    if (typed := terminal()) is None:
        raise NeedsHuman("an answer is typed by a person at a terminal, and this is none")
    if descends_from(question.client):
        raise NeedsHuman("this terminal belongs to the client that asks: answer in one that you have opened yourself")
    for line in question.text.splitlines():
        echo(clean(line, 1000))
    _forget(typed)
    words = click.prompt("", prompt_suffix="> ", default="", show_default=False)
    mailbox.answer(code, words)
    echo("Told." if words.strip() == question.yes_is or not question.yes_is else "Told: not a yes.")


def _forget(typed: int) -> None:
    """What was typed before the question does not answer it."""
    if sys.platform != "win32":
        import termios

        termios.tcflush(typed, termios.TCIFLUSH)
