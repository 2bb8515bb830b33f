"""`subterminator extension`: where the extension is, and how a browser of the person's own is paired."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig

__all__ = ["command"]

COPY = "chrome-extension"
"""Folder of the data directory."""


@click.group("extension")
def command() -> None:
    """Your own Chrome, where you are signed in already.

    \b
    Once:
      1. subterminator extension path     open chrome://extensions, switch on developer mode, press
                                          "Load unpacked" and choose the folder that is printed
      2. subterminator extension pair     open the extension's window and type the code

    Then: subterminator cancel --service netflix --browser extension
    """


@command.command("path")
@click.option(
    "--trusted-clicks",
    is_flag=True,
    help="An edition that asks for Chrome's debugger: presses as a mouse makes them, dialogs are judged.",
)
def path(trusted_clicks: bool) -> None:
    """Print the folder to load into Chrome.

    The extension is assembled in the data folder, and stays there when the program is updated. After an update, print
    it again and reload the extension in chrome://extensions, which then shows another version in brackets.
    """
    from subterminator.domain.files import one_line_errors
    from subterminator.domain.settings import AppConfig
    from subterminator.extension.assembly import assemble

    folder = AppConfig.load().data_dir / COPY
    with one_line_errors("put the extension", folder):
        assemble(folder, trusted_clicks=trusted_clicks)
    echo(str(folder))


@command.command("pair")
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="Where the two meet. Default: a free port.")
def pair(port: int) -> None:
    """Show a code to type into the extension's window, once.

    The code is good for five minutes and for one browser. Pairing again ends an earlier pairing.
    """
    from subterminator.cli.run_command import run
    from subterminator.domain.settings import AppConfig

    run(_pair(AppConfig.load(), port))


async def _pair(config: AppConfig, port: int) -> None:
    from subterminator.domain.errors import NeedsHuman
    from subterminator.extension.pairing import CODE_SECONDS, PairingDesk
    from subterminator.extension.server import pairing

    desk = PairingDesk()
    async with pairing(desk, lambda made: made.save(config.data_dir), port) as (at, made):
        echo(f"Open the extension's window in your browser and type this code:\n\n    {at}-{desk.code}\n")
        try:
            async with asyncio.timeout(CODE_SECONDS):
                await made
        except TimeoutError:
            told = f"no code was typed within {CODE_SECONDS // 60} minutes: run `subterminator extension pair` again"
            raise NeedsHuman(told) from None
    echo("Paired. Now: subterminator cancel --service practice --browser extension")
