"""`subterminator extension`: the folder to load into Chrome, and pairing."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.wiring import CancelOptions, Listener, Person, RunSummary

COPY = "chrome-extension"
"""Subfolder of the data directory."""


@click.group("extension")
def command() -> None:
    """Your own Chrome, where you are already signed in.

    \b
    Once:
      1. subterminator extension path     open chrome://extensions, switch on developer mode, press
                                          "Load unpacked" and choose the printed folder
      2. subterminator extension pair     open the extension's window and type the code

    \b
    Then: subterminator cancel netflix --browser extension
    Or:   subterminator extension wait    and choose a page in the extension's window
    """


@command.command("path")
@click.option(
    "--trusted-clicks",
    is_flag=True,
    help="Edition with Chrome's debugger permission: trusted mouse clicks, and control of page dialogs.",
)
def path(trusted_clicks: bool) -> None:
    """Print the folder to load into Chrome.

    The extension is assembled in the data folder, so that its path survives updates of the program. After an update,
    run this again and reload the extension in chrome://extensions, which then shows another version in brackets.
    """
    from subterminator.domain.files import one_line_errors
    from subterminator.domain.settings import AppConfig
    from subterminator.extension.assembly import assemble

    folder = AppConfig.load().data_dir / COPY
    with one_line_errors("assemble the extension", folder):
        assemble(folder, trusted_clicks=trusted_clicks)
    echo(str(folder))


@command.command("pair")
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="Port for the connection. Default: a free port.")
def pair(port: int) -> None:
    """Show a code to type once into the extension's window.

    The code is valid for five minutes and one browser. Pairing again replaces the earlier pairing.
    """
    from subterminator.cli.run_command import run
    from subterminator.domain.settings import AppConfig

    run(_pair(AppConfig.load(), port))


@command.command("wait")
@click.option("--plain", is_flag=True, help="Plain lines without colour or animation.")
@click.option("--output-dir", type=click.Path(file_okay=False, path_type=Path), help="Folder for the runs' records.")
def wait(plain: bool, output_dir: Path | None) -> None:
    """Wait for runs that you start in the extension's window. Ends with Ctrl-C.

    Open the page of a subscription, click the icon, then "Cancel the subscription on this page". The run asks for your
    yes in this terminal, as any other.
    """
    from subterminator import wiring
    from subterminator.cli.output import clean
    from subterminator.cli.run_command import run, run_cancellation
    from subterminator.domain.errors import StopTheRun
    from subterminator.domain.settings import AppConfig
    from subterminator.wiring.extension_browser import wanted_address

    config = AppConfig.load(output_dir=output_dir)
    ctx = click.get_current_context()
    while True:
        echo(
            "Waiting: open the page of a subscription, click the SubTerminator icon, then "
            '"Cancel the subscription on this page".'
        )
        address = run(wanted_address(config))
        echo(f"Asked for in your browser: {clean(address)}")
        options = wiring.CancelOptions(service=address, browser="extension", output_dir=output_dir)
        try:
            run_cancellation(
                ctx,
                partial(_cancel, options, config),
                config,
                no_input=False,
                plain=plain,
                as_json=False,
                verbose=False,
            )
        except click.exceptions.Exit:
            continue
        except StopTheRun as problem:
            echo(f"error: {clean(problem, 1000)}", err=True)


async def _cancel(options: CancelOptions, config: AppConfig, person: Person, listener: Listener) -> RunSummary:
    from subterminator import wiring

    return await wiring.cancel(options, config, person, listener)


async def _pair(config: AppConfig, port: int) -> None:
    from subterminator.domain.errors import NeedsHuman
    from subterminator.extension.pairing import CODE_SECONDS, PairingCode
    from subterminator.extension.server import serve_pairing

    pairing_code = PairingCode()
    async with serve_pairing(pairing_code, lambda new_pairing: new_pairing.save(config.data_dir), port) as (
        bound_port,
        paired,
    ):
        echo(
            "Open the extension's window in your browser and type this code:\n\n"
            f"    {bound_port}-{pairing_code.text}\n\n"
            f"It is good for {CODE_SECONDS // 60} minutes."
        )
        try:
            async with asyncio.timeout(CODE_SECONDS):
                await paired
        except TimeoutError:
            raise NeedsHuman(
                f"no code was typed within {CODE_SECONDS // 60} minutes: run `subterminator extension pair` again"
            ) from None
    echo("Paired. Now: subterminator cancel practice --browser extension")
    echo("Or wait for what you choose in the extension's window: subterminator extension wait")
