"""Builds the browser of a run over the person's own Chrome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from subterminator.domain.outcomes import Outcome
from subterminator.domain.protocols import BrowserProtocol
from subterminator.domain.settings import AppConfig
from subterminator.extension.browser import ExtensionBrowser
from subterminator.extension.connection import Exchange
from subterminator.extension.pairing import Pairing
from subterminator.extension.server import serve_extension
from subterminator.record.runs import RunSpec
from subterminator.services.definition import ServiceDefinition

CLOSES: dict[Outcome | None, Literal["close", "close_at_next_run"]] = {
    Outcome.FAILED: "close",
    Outcome.ABORTED: "close",
    Outcome.NEEDS_HUMAN: "close_at_next_run",
}
"""Fate of the tab after an end; after other outcomes it stays, for the person to look at."""


def extension_browser(
    spec: RunSpec, service: ServiceDefinition, config: AppConfig, tell: Callable[[str], None]
) -> ExtensionBrowser:
    """Return a tab of the paired browser for this run, limited to the service's hosts.

    Those for signing in are among them, so that a run sees that it has to wait; the gate lets nothing be done there.

    `tell` shows the person a sentence when a click in the browser is waited for.

    Raises:
        ConfigurationError: no browser is paired.
    """
    pairing = Pairing.required(config.data_dir)
    exchange = Exchange(pairing.key)
    return ExtensionBrowser(
        exchange,
        serve_extension(exchange, pairing),
        run=spec.run_id,
        service=service.name,
        hosts=(*service.hosts, *service.sign_in_hosts),
        tell=tell,
    )


def leave_tab(browser: BrowserProtocol, outcome: Outcome | None) -> None:
    """Decide what becomes of the run's tab: those of failed tries do not pile up."""
    if isinstance(browser, ExtensionBrowser):
        browser.tab_at_end = CLOSES.get(outcome)


async def wanted_address(config: AppConfig) -> str:
    """Wait until the person starts a run in the extension's window; return the address of the page.

    Raises:
        ConfigurationError: no browser is paired, or another run uses its port.
    """
    pairing = Pairing.required(config.data_dir)
    exchange = Exchange(pairing.key, waits=True)
    async with serve_extension(exchange, pairing):
        return await exchange.wanted()
