"""`subterminator doctor`: checks the requirements of a cancellation."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig


@dataclass(frozen=True, slots=True)
class Check:
    """Result of one check."""

    name: str
    result: str
    fix: str = ""
    """Remedy; "" when nothing is wrong."""


@click.command("doctor")
@click.option("--browser-path", metavar="PATH", help="Chromium to start. Default: found automatically.")
@click.option("--install-browser", is_flag=True, help="If there is no Chromium, download Playwright's (about 170 MB).")
@click.option("--quiet", "-q", is_flag=True, help="Print problems only.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(ctx: click.Context, browser_path: str | None, install_browser: bool, quiet: bool, as_json: bool) -> None:
    """Check that everything is installed.

    Required: a browser that starts, and writable folders. Optional: a paired browser of yours, and a key or an
    endpoint of a model.
    Exits with 9 when a requirement is missing.
    """
    from subterminator.cli.run_command import run
    from subterminator.domain.extras import install_line, is_installed
    from subterminator.domain.settings import AppConfig

    config = AppConfig.load(browser_path=browser_path)
    browser = run(_browser(config))
    if browser.fix and install_browser:
        _download_browser(quiet=quiet or as_json)
        browser = run(_browser(config))
    checks = [
        Check("Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"),
        browser,
        _folder("Data", config.data_dir),
        _folder("Runs", config.output_dir),
        _pairing(config),
        Check("Settings", str(config.config_dir)),
        _claude(config),
        _openai(config),
        Check("MCP", "installed" if is_installed("mcp") else f"not installed (optional): {install_line('mcp')}"),
    ]
    failed = [check for check in checks if check.fix]
    if as_json:
        report = {check.name.lower(): {"found": check.result, "mend": check.fix or None} for check in checks}
        echo(json.dumps({"ok": not failed, **report}))
    elif quiet:
        for check in failed:
            echo(f"error: {check.fix}", err=True)
    else:
        for check in checks:
            echo(f"{'!!' if check.fix else 'ok'}  {check.name:<8}  {check.fix or check.result}")
    ctx.exit(9 if failed else 0)


async def _browser(config: AppConfig) -> Check:
    """Start the browser without a window and read its version: an installed browser may still fail to start."""
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
    origin = "configured" if config.browser_path else "found"
    return Check("Browser", f"{' '.join(version.split()[:1])} at {path} ({origin}, starts)")


def _download_browser(*, quiet: bool) -> None:
    """Download Playwright's Chromium into the person's folder; the check afterwards says whether it starts."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL if quiet else None)  # noqa: S603 - fixed words


def _claude(config: AppConfig) -> Check:
    """Check whether Claude can be asked: its SDK and a key."""
    from subterminator.domain.extras import install_line, is_installed

    if not is_installed("claude"):
        return Check("Claude", f"not installed (optional): {install_line('claude')}")
    return Check(
        "Claude", f"ANTHROPIC_API_KEY is set; {config.model}" if config.anthropic_api_key else "no key (optional)"
    )


def _openai(config: AppConfig) -> Check:
    """Check whether an OpenAI-compatible endpoint can be asked: its SDK, its address or a key, and a model."""
    from subterminator.domain.errors import ConfigurationError
    from subterminator.domain.extras import install_line, is_installed
    from subterminator.wiring.endpoint import endpoint_address

    if not is_installed("openai"):
        return Check("OpenAI", f"not installed (optional): {install_line('openai')}")
    try:
        address = endpoint_address(None, config)
    except ConfigurationError as error:
        return Check("OpenAI", "", str(error))
    model = config.openai_model or "no model in the settings"
    if address:
        return Check("OpenAI", f"endpoint {address}; {model}")
    return Check("OpenAI", f"OPENAI_API_KEY is set; {model}" if config.openai_api_key else "no key (optional)")


def _pairing(config: AppConfig) -> Check:
    """Check whether a browser is paired, and on which port."""
    from subterminator.domain.errors import ConfigurationError
    from subterminator.extension.pairing import Pairing

    try:
        pairing = Pairing.load(config.data_dir)
    except ConfigurationError as error:
        return Check("Pairing", "", str(error))
    if pairing is None:
        return Check("Pairing", "no paired browser (optional)")
    return Check("Pairing", f"paired on port {pairing.port}")


def _folder(name: str, folder: Path) -> Check:
    """Check that a folder is writable or can be created, without creating it."""
    existing = next(parent for parent in (folder, *folder.parents) if parent.exists())
    if existing.is_dir() and os.access(existing, os.W_OK | os.X_OK):
        return Check(name, str(folder))
    return Check(name, str(folder), f"{folder} is not writable: make it writable, or choose another folder")
