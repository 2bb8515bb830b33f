"""`subterminator mcp`: serves the tools to another agent over the MCP transport."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.browser_address import BROWSER_ADDRESS
from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from collections.abc import Callable

    from subterminator.domain.settings import AppConfig
    from subterminator.mcp.remote_client import Question, RemoteClient, RemotePerson
    from subterminator.wiring import CancelOptions

FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, exists=True, path_type=Path)


@click.group("mcp", invoke_without_command=True)
@click.option("--service", metavar="ID", help="Service to cancel; see `subterminator services list`.")
@click.option("--service-file", type=FILE, help="Your own service definition file.")
@click.option("--target", type=click.Choice(["live", "mock"]), default="live", show_default=True, help="As for cancel.")
@click.option("--scenario", metavar="NAME", help="Behaviour of the practice site.")
@click.option(
    "--account", metavar="NAME", help="Account owner. If the page shows another e-mail address, nothing is pressed."
)
@click.option("--dry-run", is_flag=True, help="Stop before the final press.")
@click.option(
    "--headless/--headed", default=None, help="Without or with a window. Default: a window, if there is a screen."
)
@click.option("--cdp-url", type=BROWSER_ADDRESS, metavar="URL", help="Use your browser, running with remote debugging.")
@click.option("--profile-dir", type=FOLDER, help="Keep the browser profile in this folder, so that your sign-in lasts.")
@click.option("--browser-path", metavar="PATH", help="Chromium to start. Default: found automatically.")
@click.option("--output-dir", type=FOLDER, help="Folder for the run's record.")
@click.option(
    "--ask",
    type=click.Choice(["client", "terminal"]),
    default="client",
    show_default=True,
    help="Where you answer: in the client, if it can ask you, or always in your terminal.",
)
@click.option(
    "--pictures",
    type=click.Choice(["auto", "always", "never"]),
    default=None,
    help="Pictures in answers: auto (when the agent looks, or the text of a page is not enough), always, or never. "
    "Default: auto, or the setting.",
)
@click.option("--http", is_flag=True, help="Serve over HTTP on this machine instead of standard input and output.")
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="Port of --http. Default: a free port.")
@click.pass_context
def command(ctx: click.Context, /, ask: str, pictures: str | None, http: bool, port: int, **parameters: Any) -> None:
    """Let another agent drive a cancellation with seven tools, over the Model Context Protocol.

    The agent looks and clicks. All its actions pass the same guard, and the final click waits for you: your client asks
    you, or you confirm in a terminal. The agent cannot answer for you. A server is for one service and has one run at a
    time.

    \b
    In the settings of a client, as a command:
      subterminator mcp --service netflix
      subterminator mcp --service practice --scenario straight
    """
    if ctx.invoked_subcommand is not None:
        return
    if not parameters["service"] and not parameters["service_file"]:
        raise click.UsageError("No service given: use --service ID or --service-file FILE.")
    if port and not http:
        raise click.UsageError("--port belongs to --http.")
    from subterminator import wiring
    from subterminator.cli.run_command import run
    from subterminator.domain.extras import require_extra
    from subterminator.domain.settings import AppConfig

    require_extra("mcp", "subterminator mcp")
    config = AppConfig.load(
        pictures=pictures, **{name: parameters[name] for name in ("headless", "browser_path", "output_dir")}
    )
    options = wiring.CancelOptions(**parameters, ai_led=True)
    run(_serve(options, config, ask_client=ask == "client", port=port if http else None))


async def _serve(options: CancelOptions, config: AppConfig, *, ask_client: bool, port: int | None) -> None:
    """Serve over HTTP with a port (0 for a free one), or over standard input and output without one."""
    from subterminator import __version__, wiring
    from subterminator.cli.output import event_line
    from subterminator.cli.services import known_services
    from subterminator.mcp.confirmations import Mailbox
    from subterminator.mcp.server import Library, Summary, ToolTransport, serve_http, serve_stdio

    wiring.check(options, config)  # report invalid options before a client connects

    async def start(person: RemotePerson, client: RemoteClient, say: Callable[[str], None]) -> Summary:
        def listen(event: dict[str, Any]) -> None:
            if line := event_line(event):
                say(line[1])

        end = await wiring.cancel(options, config, person, listen, client=client)
        data = {
            "outcome": end.outcome.word,
            "message": end.message,
            "effective_date": end.effective_date.isoformat() if end.effective_date else None,
            "run_id": end.run_id,
        }
        return Summary(f"{end.outcome.word}: {end.message}\nRecord: {end.run_dir}", end.outcome.success, data)

    mailbox = Mailbox(config.data_dir)

    async def ask_at_terminal(question: Question) -> str:
        started_by = os.getppid() if port is None else 0  # over HTTP, the person started it
        return await mailbox.ask(question, started_by)

    library = Library(wiring.service_id(options, config), config.output_dir, lambda: known_services(config))
    transport = ToolTransport(start, ask_at_terminal, version=__version__, ask_client=ask_client, library=library)
    if port is None:
        await serve_stdio(transport)
        return
    async with serve_http(transport, port) as (address, token):
        echo(f"{address}\nAuthorization: Bearer {token}")
        await asyncio.get_running_loop().create_future()


@command.command("confirm")
@click.argument("code")
def confirm(code: str) -> None:
    """Answer a question of a running server in your terminal.

    Your client shows you the CODE. Use a terminal that you opened yourself, not one opened by the client. This is for
    clients that cannot ask you.
    """
    from subterminator.cli.output import clean
    from subterminator.cli.prompts import discard_typed_input, terminal
    from subterminator.domain.errors import NeedsHuman
    from subterminator.domain.settings import AppConfig
    from subterminator.mcp.confirmations import Mailbox, descends_from

    if not (code.isascii() and code.isalnum()):
        raise click.UsageError("A code consists of letters and digits.")
    mailbox = Mailbox(AppConfig.load().data_dir)
    question = mailbox.find(code)
    if (input_fd := terminal()) is None:
        raise NeedsHuman("a person must type the answer in a terminal, and this is none")
    if descends_from(question.client):
        raise NeedsHuman("this terminal belongs to the asking client: answer in one that you opened yourself")
    for line in question.text.splitlines():
        echo(clean(line, 1000))
    discard_typed_input(input_fd)
    words = click.prompt("", prompt_suffix="> ", default="", show_default=False)
    mailbox.answer(code, words)
    if not question.yes_is:
        echo("Told: the run goes on.")
    elif words.strip().casefold() == question.yes_is.casefold():
        echo(f"Told: yes, {clean(question.about)}.")
    else:
        echo(f"Told: no, do not {clean(question.about)}. Only {clean(question.yes_is)} is a yes.")
