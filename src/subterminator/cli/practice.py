"""`subterminator practice`: the practice site, and a stand-in for Claude."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from subterminator.practice.model.replay import Replay


@click.group("practice")
def command() -> None:
    """A pretend service and a pretend model on this machine, to try things on.

    The service's scenarios behave as real sites do: several offers in a row, swapped buttons, false success messages.
    Its ledger records what really happened.
    """


@command.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
def list_(as_json: bool) -> None:
    """List all scenarios and their expected outcomes."""
    from subterminator.cli.output import table
    from subterminator.practice import scenarios

    known_scenarios = scenarios().values()
    if as_json:
        echo(json.dumps([{"name": s.name, "title": s.title, "expected": s.expected} for s in known_scenarios]))
        return
    rows = ((each.name, each.expected, each.title) for each in known_scenarios)
    echo("\n".join(table(("scenario", "ends as", "what the site does"), rows)))


@command.command("serve")
@click.option(
    "--scenario", default="straight", show_default=True, metavar="NAME", help="See `subterminator practice list`."
)
@click.option("--port", type=click.IntRange(0, 65535), default=0, metavar="N", help="Default: a free port.")
@click.option(
    "--ledger",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write what really happened to this JSON file, out of reach of the pages.",
)
def serve(scenario: str, port: int, ledger: Path | None) -> None:
    """Serve the site until Ctrl-C, to look at it or to cancel there with your own definition.

    A run at the bundled site stops the site at its end. A site served here stays, so that a run can be resumed.
    """
    from subterminator.practice import PracticeSite

    wait = _wait_for_interrupt()
    with PracticeSite(scenario, port=port, ledger_path=ledger) as site:
        echo(f"{site.scenario.title}: {site.entry_url}")
        echo("Stop with Ctrl-C.")
        wait()


def _faults(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    from subterminator.practice.model.faults import FAULTS

    return [name for name in FAULTS if name.startswith(incomplete)]


@command.command("model")
@click.option("--port", type=click.IntRange(0, 65535), default=0, metavar="N", help="Default: a free port.")
@click.option(
    "--fault",
    "faults",
    multiple=True,
    metavar="NAME",
    shell_complete=_faults,
    help="Fault per request, in order; the last one repeats. `none` means no fault.",
)
@click.option("--list-faults", is_flag=True, help="List all faults and exit.")
@click.option(
    "--record",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep the whole conversation in this folder: a JSON file a turn, without key and pictures.",
)
@click.option(
    "--replay",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Answer as in a recorded conversation, and tell where it no longer matches.",
)
@click.option(
    "--api",
    type=click.Choice(["claude", "openai"]),
    default="claude",
    show_default=True,
    help="Whose wire it speaks: the Messages API, or OpenAI's chat completions, as most local servers do.",
)
@click.option(
    "--lacks",
    multiple=True,
    type=click.Choice(["pictures", "strict", "limit", "tools"]),
    help="With --api openai: refuse this, as smaller endpoints do. Can be repeated.",
)
@click.option("--forward", metavar="URL", help="Ask the real API at this address instead, with the client's key.")
@click.option(
    "--path",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Answer as a good model would, by the right path of a site in this TOML file.",
)
def model(
    port: int,
    faults: tuple[str, ...],
    api: Literal["claude", "openai"],
    lacks: tuple[str, ...],
    list_faults: bool,
    record: Path | None,
    replay: Path | None,
    forward: str | None,
    path: Path | None,
) -> None:
    """Stand in for a model until Ctrl-C, to try `--brain claude` or `--brain openai` without an account.

    It implements the model's API with rules that read the page from the prompt. Nothing leaves this machine, unless
    --forward names the API. A conversation recorded with it can be replayed as a test, without a key.
    """
    from subterminator.practice.model.faults import FAULTS

    if list_faults:
        width = max(map(len, FAULTS))
        for name, fault in FAULTS.items():
            echo(f"{name:<{width}}  {fault.says}")
        return
    from subterminator.practice.model.chat_api import ChatApi
    from subterminator.practice.model.messages_api import MessagesApi
    from subterminator.practice.model.path import load_path
    from subterminator.practice.model.path_brain import PathBrain
    from subterminator.practice.model.recording import Forward
    from subterminator.practice.model.replay import Replay
    from subterminator.practice.model.rules_brain import RulesBrain

    if sum(each is not None for each in (replay, forward, path)) > 1:
        raise click.UsageError("give one of --replay, --forward and --path")
    if api == "openai" and (record or replay or forward):
        raise click.UsageError("--record, --replay and --forward are for --api claude.")
    if lacks and api != "openai":
        raise click.UsageError("--lacks is for --api openai.")
    replayed = Replay.load(replay) if replay else None
    brain = replayed or (Forward(forward) if forward else PathBrain(load_path(path)) if path else RulesBrain())
    wait = _wait_for_interrupt()
    if isinstance(brain, RulesBrain | PathBrain) and api == "openai":
        server: MessagesApi = ChatApi(brain, lacks=lacks, faults=faults, port=port)
    else:
        server = MessagesApi(brain, faults=faults, port=port, record=record)
    with server:
        echo(f"A stand-in for {'Claude' if api == 'claude' else 'an OpenAI-compatible model'}: {server.base_url}")
        echo(f"For `subterminator cancel --ai-agent --brain {api}`, set:")
        for name, value in server.environment.items():
            echo(f"  {name}={value}")
        echo("Stop with Ctrl-C.")
        wait()
    if replayed:
        _tell_replay(replayed)


def _tell_replay(replay: Replay) -> None:
    """Print what of a replay did not match, and end with status 1 if anything did not."""
    problems = list(replay.problems)
    if replay.left:
        problems.append(f"{replay.left} of {len(replay.turns)} recorded answers were not asked for")
    for problem in problems:
        echo(problem)
    if problems:
        raise click.exceptions.Exit(1)
    echo(f"All {len(replay.turns)} turns matched.")


def _wait_for_interrupt() -> Callable[[], None]:
    """Return a function that waits until Ctrl-C or SIGTERM. From now on, these signals only end that wait."""
    import signal
    import threading

    done = threading.Event()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_number, lambda *_: done.set())

    def wait() -> None:
        while not done.wait(1.0):  # with a timeout, so that Windows handles Ctrl-C
            pass

    return wait
