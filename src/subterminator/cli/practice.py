"""`subterminator practice`: the pretend service and the pretend model to try things on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import click

from subterminator.cli.echo import echo

__all__ = ["command"]


@click.group("practice")
def command() -> None:
    """A pretend service that runs on this machine, to try things on, and a pretend model.

    The service's scenarios do what real sites do: offers in a row, buttons that swap, success that did not happen.
    What really happened stands in its ledger, not on its pages.
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
    from subterminator.practice import PracticeSite

    wait = _until_ended()
    with PracticeSite(scenario, port=port, ledger_path=ledger) as site:
        echo(f"{site.scenario.title}: {site.entry_url}")
        echo("Ctrl-C ends it.")
        wait()


def _faults(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    from subterminator.practice.model.faults import FAULTS

    return [name for name in FAULTS if name.startswith(begun)]


@command.command("model")
@click.option("--port", type=click.IntRange(0, 65535), default=0, metavar="N", help="Default: any that is free.")
@click.option(
    "--fault",
    "faults",
    multiple=True,
    metavar="NAME",
    shell_complete=_faults,
    help="What goes wrong: one for each request in turn, the last for all that follow; `none` is nothing.",
)
@click.option("--list-faults", is_flag=True, help="Name everything that can go wrong, and leave.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Add every request to this file, a line of JSON each, without the key; pictures included.",
)
def model(port: int, faults: tuple[str, ...], list_faults: bool, record: Path | None) -> None:
    """Stand in for Claude until Ctrl-C, so that `--brain claude` can be tried without an account.

    It answers as the Messages API does, by rules that read the page out of the prompt. Nothing leaves this machine.
    """
    from subterminator.practice.model.faults import FAULTS

    if list_faults:
        width = max(map(len, FAULTS))
        for name, fault in FAULTS.items():
            echo(f"{name:<{width}}  {fault.says}")
        return
    from subterminator.practice.model.messages_api import MessagesApi
    from subterminator.practice.model.rules_brain import RulesBrain

    wait = _until_ended()
    with MessagesApi(RulesBrain(), faults=faults, port=port, record=record) as api:
        echo(f"A stand-in for Claude: {api.base_url}")
        echo("For `subterminator cancel --ai-agent --brain claude`, set:")
        for name, value in api.environment.items():
            echo(f"  {name}={value}")
        echo("Ctrl-C ends it.")
        wait()


def _until_ended() -> Callable[[], None]:
    """From now on Ctrl-C and SIGTERM end the wait that this gives, and nothing else."""
    import signal
    import threading

    done = threading.Event()
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, lambda *_: done.set())

    def wait() -> None:
        while not done.wait(1.0):  # with a time, so that Windows sees Ctrl-C
            pass

    return wait
