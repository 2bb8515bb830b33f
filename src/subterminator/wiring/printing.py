"""Prints the report of a run as PDF, by the browser that a run would use."""

from __future__ import annotations

from pathlib import Path

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.errors import ConfigurationError, TellTheLoop
from subterminator.domain.files import one_line_errors, replace_file
from subterminator.domain.settings import AppConfig


async def print_report(report: Path, output: Path, config: AppConfig) -> Path:
    """Print a report of our own, which loads nothing, as PDF.

    Raises:
        ConfigurationError: no browser starts, it cannot print, or the file cannot be written.
    """
    address = report.absolute().as_uri()  # noqa: ASYNC240 - no access to a disk
    browser = PlaywrightBrowser(headless=True, browser_path=str(config.browser_path) if config.browser_path else None)
    try:
        await browser.launch()
        await browser.navigate(address)
        paper = await browser.pdf()
    except TellTheLoop as error:
        raise ConfigurationError(f"the report could not be printed: {error}") from error
    finally:
        await browser.close()
    with one_line_errors("write the report", output):
        replace_file(output, paper)
    return output
