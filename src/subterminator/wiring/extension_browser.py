"""Builds the browser of a run over the person's own Chrome."""

from __future__ import annotations

from subterminator.domain.settings import AppConfig
from subterminator.extension.browser import ExtensionBrowser
from subterminator.extension.connection import Exchange
from subterminator.extension.pairing import Pairing
from subterminator.extension.server import serve_extension
from subterminator.record.runs import RunSpec
from subterminator.services.definition import ServiceDefinition


def extension_browser(spec: RunSpec, service: ServiceDefinition, config: AppConfig) -> ExtensionBrowser:
    """Return a tab of the paired browser for this run, limited to the service's hosts.

    Raises:
        ConfigurationError: no browser is paired.
    """
    pairing = Pairing.required(config.data_dir)
    exchange = Exchange(pairing.key)
    return ExtensionBrowser(
        exchange, serve_extension(exchange, pairing), run=spec.run_id, service=service.name, hosts=service.hosts
    )
