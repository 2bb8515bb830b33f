"""`subterminator runs`: what earlier runs came to, and what a person says about a press that nobody read back."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from subterminator.record.run import RunRecord
    from subterminator.utils.config import AppConfig

__all__ = ["command"]


def _options(function: Callable[..., None]) -> Callable[..., None]:
    function = click.option("--json", "as_json", is_flag=True, help="JSON on standard output.")(function)
    folder = click.Path(file_okay=False, path_type=Path)
    return click.option("--output-dir", type=folder, help="Where the runs are kept.")(function)


@click.group("runs")
def command() -> None:
    """Earlier runs: what they came to, step by step."""


@command.command("list")
@_options
def list_(output_dir: Path | None, as_json: bool) -> None:
    """Earlier runs, newest first."""
    from subterminator.cli.output import clean
    from subterminator.record.run import list_runs

    config = _config(output_dir)
    runs = list_runs(config.output_dir)
    if as_json:
        click.echo(json.dumps([_data(run) for run in runs]))
        return
    if not runs:
        click.echo(f"no runs in {config.output_dir}")
    for run in runs:
        click.echo(
            f"{run.run_id}  {run.started.astimezone():%Y-%m-%d %H:%M}  {_end(run):<17}  {clean(run.service, 40)}"
        )


@command.command("show")
@click.argument("run_id")
@_options
def show(run_id: str, output_dir: Path | None, as_json: bool) -> None:
    """One run, step by step. RUN_ID may be shortened; "last" is the newest."""
    from subterminator.cli.output import Show, clean
    from subterminator.record.run import find_run

    run = find_run(_config(output_dir).output_dir, run_id)
    if as_json:
        click.echo(json.dumps({**_data(run), "events": [dict(event) for event in run.journal.events]}))
        return
    teller = Show("plain")
    for event in run.journal.events:
        teller.event(dict(event))
    click.echo(f"\n{_end(run)}: {clean(run.message, 1000)}".rstrip(": "))
    click.echo(f"Record: {run.directory}")
    for problem in run.journal.problems:
        click.echo(f"warning: the journal was changed: {clean(problem)}", err=True)


@command.command("settle")
@click.argument("run_id")
@click.option("--sent/--not-sent", "sent", default=None, help="What you found on the account page.")
@_options
def settle(run_id: str, sent: bool | None, output_dir: Path | None, as_json: bool) -> None:
    """Say how a final press ended that nobody could read back.

    Look at the account page first. Until you say it, no run presses the final control on that account again.
    """
    from subterminator.record.ledger import PressLedger
    from subterminator.utils.exceptions import ConfigurationError

    if sent is None:
        raise click.UsageError("Say --sent or --not-sent.")
    config = _config(output_dir)
    ledger = PressLedger(config.ledger_path)
    waiting = [press.intent for press in ledger.history() if press.settled is None]
    fitting = [intent for intent in waiting if intent.run_id.startswith(run_id)]
    if len(fitting) != 1:
        others = ", ".join(intent.run_id for intent in waiting) or "none"
        raise ConfigurationError(f"{len(fitting)} open presses belong to run {run_id!r}; open presses: {others}")
    ledger.settle(fitting[0], "person:sent" if sent else "person:not sent")
    word = "sent" if sent else "not sent"
    if as_json:
        click.echo(json.dumps({"run_id": fitting[0].run_id, "settled": word}))
    else:
        click.echo(f"Run {fitting[0].run_id}: the final press was {word}, you say. The account is free for a new run.")


def _config(output_dir: Path | None) -> AppConfig:
    from subterminator.utils.config import AppConfig

    return AppConfig.load(output_dir=output_dir)


def _end(run: RunRecord) -> str:
    if run.outcome:
        return run.outcome.word
    return "waits for a yes" if run.awaits else "cut short"


def _data(run: RunRecord) -> dict[str, Any]:
    return {
        "run_id": run.run_id,
        "service": run.service,
        "started": run.started.isoformat(),
        "outcome": run.outcome.word if run.outcome else None,
        "state": run.state.value,
        "message": run.message,
        "effective_date": run.effective_date.isoformat() if run.effective_date else None,
        "run_dir": str(run.directory),
        "elapsed_seconds": run.elapsed_seconds,
        "tokens": dict(run.tokens),
    }
