"""`subterminator doctor`: whether everything is there that a cancellation needs."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig

__all__ = ["Check", "command"]


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at."""

    name: str
    found: str
    mend: str = ""
    """The line that mends it. "" when nothing is wrong."""


@click.command("doctor")
@click.option("--browser-path", metavar="PATH", help="The Chromium to start. Default: searched for.")
@click.option("--quiet", "-q", is_flag=True, help="Say nothing unless something is wrong.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
@click.pass_context
def command(ctx: click.Context, browser_path: str | None, quiet: bool, as_json: bool) -> None:
    """Look whether everything is there.

    A browser that starts, folders that can be written, and two things that are not needed: whether a browser of yours
    is paired, and whether a key for a model is set. Ends with 9 when something is missing that a cancellation needs.
    """
    from subterminator.cli.run_command import run
    from subterminator.domain.settings import AppConfig

    config = AppConfig.load(browser_path=browser_path)
    checks = [
        Check("Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"),
        run(_browser(config)),
        _folder("Data", config.data_dir),
        _folder("Runs", config.output_dir),
        _pairing(config),
        Check("Settings", str(config.config_dir)),
        Check(
            "Claude",
            f"ANTHROPIC_API_KEY is set; {config.model}" if config.anthropic_api_key else "no key; it is not needed",
        ),
    ]
    wrong = [check for check in checks if check.mend]
    if as_json:
        told = {check.name.lower(): {"found": check.found, "mend": check.mend or None} for check in checks}
        echo(json.dumps({"ok": not wrong, **told}))
    elif quiet:
        for check in wrong:
            echo(f"error: {check.mend}", err=True)
    else:
        for check in checks:
            echo(f"{'!!' if check.mend else 'ok'}  {check.name:<8}  {check.mend or check.found}")
    ctx.exit(9 if wrong else 0)


async def _browser(config: AppConfig) -> Check:
    """Start it without a window and ask it who it is: being there is not enough."""
    from subterminator.browser.playwright import PlaywrightBrowser
    from subterminator.domain.errors import SubTerminatorError

    browser = PlaywrightBrowser(headless=True, browser_path=str(config.browser_path) if config.browser_path else None)
    try:
        await browser.launch()
        await browser.navigate("chrome://version")
        path, version = await browser.evaluate(
            "['executable_path', 'version'].map(id => document.getElementById(id)?.textContent.trim() ?? '')"
        )
    except SubTerminatorError as error:
        return Check("Browser", "", str(error))
    finally:
        await browser.close()
    how = "named by you" if config.browser_path else "found"
    return Check("Browser", f"{' '.join(version.split()[:1])} at {path} ({how}, starts)")


def _pairing(config: AppConfig) -> Check:
    """Whether a browser of the person's own may be driven, and where its extension looks for the program."""
    from subterminator.domain.errors import ConfigurationError
    from subterminator.extension.pairing import Pairing

    try:
        pairing = Pairing.load(config.data_dir)
    except ConfigurationError as error:
        return Check("Pairing", "", str(error))
    if pairing is None:
        return Check("Pairing", "no browser of yours is paired; it is not needed")
    return Check("Pairing", f"a browser of yours is paired, on port {pairing.port}")


def _folder(name: str, folder: Path) -> Check:
    """Whether it can be written, or made; nothing is made."""
    there = next(parent for parent in (folder, *folder.parents) if parent.exists())
    if there.is_dir() and os.access(there, os.W_OK | os.X_OK):
        return Check(name, str(folder))
    return Check(name, str(folder), f"{folder} cannot be written: make it writable, or name another folder")
