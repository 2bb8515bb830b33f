"""`subterminator mcp`: the tools for another agent, over the MCP transport."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.lines import echo

if TYPE_CHECKING:
    from subterminator.mcp.remote import Question, RemoteClient, RemotePerson
    from subterminator.utils.config import AppConfig
    from subterminator.wiring import CancelOptions

__all__ = ["command"]

FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, exists=True, path_type=Path)
ASKED = "asked"
"""Folder of the data directory: a question of a running server, and its answer, each a file."""
LOOK_EVERY_SECONDS = 0.2


@click.group("mcp", invoke_without_command=True)
@click.option("--service", metavar="ID", help="What may be cancelled; `subterminator services list` names them.")
@click.option("--service-file", type=FILE, help="A service definition of your own.")
@click.option("--target", type=click.Choice(["live", "mock"]), default="live", show_default=True, help="As for cancel.")
@click.option("--scenario", metavar="NAME", help="How the practice site behaves.")
@click.option("--account", metavar="NAME", help="Stop unless this account is the one that is signed in.")
@click.option("--dry-run", is_flag=True, help="Walk up to the final control and leave it alone.")
@click.option(
    "--headless/--headed", default=None, help="Without or with a window. Default: with, if there is a screen."
)
@click.option("--cdp-url", metavar="URL", help="Use a browser of yours that runs with remote debugging.")
@click.option("--profile-dir", type=FOLDER, help="Keep the browser's profile here, so that a sign-in lasts.")
@click.option("--browser-path", metavar="PATH", help="The Chromium to start. Default: searched for.")
@click.option("--output-dir", type=FOLDER, help="Where the record of the run goes.")
@click.option("--http", is_flag=True, help="Serve over HTTP on this machine instead of standard input and output.")
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="Of --http. Default: a free one.")
@click.pass_context
def command(ctx: click.Context, /, http: bool, port: int, **given: Any) -> None:
    """Let another agent drive one cancellation, by seven tools over the Model Context Protocol.

    The agent looks and clicks; everything it does passes the same guard, and the final click waits for you: your client
    asks you, or you confirm in a terminal. The agent cannot answer for you. One server is one run.

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
    from subterminator.cli.running import run
    from subterminator.utils.config import AppConfig

    config = AppConfig.load(**{name: given[name] for name in ("headless", "browser_path", "output_dir")})
    options = wiring.CancelOptions(**given, ai_led=True)
    run(_serve(options, config, http=http, port=port))


async def _serve(options: CancelOptions, config: AppConfig, *, http: bool, port: int) -> None:
    from subterminator import wiring
    from subterminator.cli.output import tell
    from subterminator.mcp.server import ToolTransport, serve_http, serve_stdio

    wiring.check(options, config)  # what is wrong with the options is told before a client waits for it

    def tell_client(event: dict[str, Any]) -> None:
        if told := tell(event):
            transport.tell(told[1])

    async def start(person: RemotePerson, client: RemoteClient) -> tuple[str, bool]:
        summary = await wiring.cancel(options, config, person, tell_client, client=client)
        told = f"{summary.outcome.word}: {summary.message}\nThe record is in {summary.run_dir}"
        return told, summary.outcome.success

    transport = ToolTransport(start, announce=lambda question: _announced(question, transport.person, config))
    if not http:
        await serve_stdio(transport)
        return
    async with serve_http(transport, port) as (address, token):
        echo(f"{address}\nAuthorization: Bearer {token}")
        await asyncio.get_running_loop().create_future()


# -- a person at another terminal --------------------------------------------------------------------------------------


@contextlib.contextmanager
def _announced(question: Question, person: RemotePerson, config: AppConfig) -> Iterator[None]:
    """The question in a file, and its answer looked for, until it is withdrawn."""
    folder = config.data_dir / ASKED
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    asked, answered = folder / f"{question.code}.json", folder / f"{question.code}.answer.json"
    asked.touch(mode=0o600)
    asked.write_text(json.dumps({"text": question.text, "yes_is": question.yes_is}), encoding="utf-8")

    async def watch() -> None:
        while not answered.exists():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(LOOK_EVERY_SECONDS)
        person.answer(question, str(json.loads(answered.read_text(encoding="utf-8"))["words"]))

    watching = asyncio.ensure_future(watch())
    try:
        yield
    finally:
        watching.cancel()
        for each in (asked, answered):
            each.unlink(missing_ok=True)


@command.command("confirm")
@click.argument("code")
def confirm(code: str) -> None:
    """Answer, in a terminal, what a running server needs your answer for.

    CODE is what your client shows you. Only at a real terminal: this is how you answer where the client cannot ask.
    """
    from subterminator.cli.output import clean
    from subterminator.cli.prompts import terminal
    from subterminator.utils.config import AppConfig
    from subterminator.utils.exceptions import ConfigurationError, NeedsHuman

    if not code.isalnum():
        raise click.UsageError("A code is letters and digits.")
    folder = AppConfig.load().data_dir / ASKED
    asked = folder / f"{code}.json"
    try:
        question = json.loads(asked.read_text(encoding="utf-8"))
    except FileNotFoundError:
        told = f"nothing is asked under the code {code}: it may have been answered, or its time is up"
        raise ConfigurationError(told) from None
    if terminal() is None:
        raise NeedsHuman("an answer is typed by a person at a terminal, and this is none")
    for line in str(question["text"]).splitlines():
        echo(clean(line, 1000))
    words = click.prompt("", prompt_suffix="> ", default="", show_default=False)
    answered = folder / f"{code}.answer.json"
    part = answered.with_suffix(".part")
    part.touch(mode=0o600)
    part.write_text(json.dumps({"words": words}), encoding="utf-8")
    part.replace(answered)
    echo("Told." if words.strip() == question["yes_is"] or not question["yes_is"] else "Told: not a yes.")
