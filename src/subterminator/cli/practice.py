"""`subterminator practice`: the pretend service to try things on."""

from __future__ import annotations

import json
from pathlib import Path

import click

from subterminator.cli.lines import echo

__all__ = ["command"]


@click.group("practice")
def command() -> None:
    """A pretend service that runs on this machine, to try things on.

    Its scenarios do what real sites do: offers in a row, buttons that swap, success that did not happen. What really
    happened stands in its ledger, not on its pages.
    """


@command.command("list")
@click.option("--json", "as_json", is_flag=True, help="A JSON list on standard output.")
def list_(as_json: bool) -> None:
    """Name every scenario, and how a run on it should end."""
    from subterminator.practice import scenarios

    known = scenarios().values()
    if as_json:
        echo(json.dumps([{"name": s.name, "title": s.title, "expected": s.expected} for s in known]))
        return
    width = max(len(scenario.name) for scenario in known)
    outcome = max(len(scenario.expected) for scenario in known)
    for scenario in known:
        echo(f"{scenario.name:<{width}}  {scenario.expected:<{outcome}}  {scenario.title}")


@command.command("serve")
@click.option(
    "--scenario", default="straight", show_default=True, metavar="NAME", help="See `subterminator practice list`."
)
@click.option("--port", type=click.IntRange(0, 65535), default=0, metavar="N", help="Default: any that is free.")
@click.option(
    "--ledger",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep what really happened in this file, as JSON; no page can reach it.",
)
def serve(scenario: str, port: int, ledger: Path | None) -> None:
    """Serve the site until Ctrl-C, to look at it yourself, or to cancel there with a definition of your own.

    A run at the bundled site ends it; a site that is served here stays, so that a run there can be resumed.
    """
    import signal
    import threading

    from subterminator.practice import PracticeSite

    done = threading.Event()
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, lambda *_: done.set())
    with PracticeSite(scenario, port=port, ledger_path=ledger) as site:
        echo(f"{site.scenario.title}: {site.entry_url}")
        echo("Ctrl-C ends it.")
        while not done.wait(1.0):  # with a time, so that Windows sees Ctrl-C
            pass
