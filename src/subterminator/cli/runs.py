"""`subterminator runs`: what earlier runs came to, how a cut one goes on, and a person's word on an open press."""

from __future__ import annotations

import json
import shutil
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.record.runs import RunRecord

__all__ = ["command"]

FOLDER = click.Path(file_okay=False, path_type=Path)


def _run_ids(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """For shell completion: the newest runs that go on from what was typed."""
    from subterminator.domain.errors import ConfigurationError
    from subterminator.record.runs import list_runs

    try:
        runs = list_runs(_config(ctx.params.get("output_dir")).output_dir)
    except ConfigurationError:  # the command itself says so; a shell that completes must not
        return []
    return [name for name in ("last", *(run.run_id for run in runs[:20])) if name.startswith(begun)]


_RUN = click.argument("run_id", metavar="RUN", shell_complete=_run_ids)
_FOLDER = click.option("--output-dir", type=FOLDER, help="Where the runs are kept.")
_JSON = click.option("--json", "as_json", is_flag=True, help="JSON on standard output.")


@click.group("runs")
def command() -> None:
    """Earlier runs: what they came to, step by step, and what is left to do.

    RUN is the id of a run, its beginning, or "last" for the newest.
    """


@command.command("list")
@_FOLDER
@_JSON
def list_(output_dir: Path | None, as_json: bool) -> None:
    """Earlier runs, newest first."""
    from subterminator.cli.output import clean
    from subterminator.record.runs import list_runs

    config = _config(output_dir)
    runs = list_runs(config.output_dir)
    if as_json:
        echo(json.dumps([_data(run) for run in runs]))
        return
    if not runs:
        echo(f"no runs in {config.output_dir}")
    for run in runs:
        echo(f"{run.run_id}  {run.started.astimezone():%Y-%m-%d %H:%M}  {_end(run):<17}  {clean(run.service, 40)}")


@command.command("show")
@_RUN
@_FOLDER
@_JSON
def show(run_id: str, output_dir: Path | None, as_json: bool) -> None:
    """Tell one run again, event by event, in words and in local time."""
    from subterminator.cli.output import clean
    from subterminator.record.narration import headline, tell
    from subterminator.record.runs import find_run

    run = find_run(_config(output_dir).output_dir, run_id)
    if as_json:
        echo(json.dumps({**_data(run), "events": [dict(event) for event in run.journal.events]}))
        return
    day = ""
    for event in run.journal.events:
        time = _local(event["time"])
        if f"{time:%Y-%m-%d}" != day:
            day = f"{time:%Y-%m-%d}"
            echo(day)
        echo(f"{time:%H:%M:%S}  {clean(tell(event), 1000)}")
    end = headline(run)
    echo(f"\n{end.title}. {end.explanation}")
    if run.message:
        echo(f"{_end(run)}: {clean(run.message, 1000)}")
    echo(f"Record: {run.directory}")
    for problem in run.journal.problems:
        echo(f"warning: the journal was changed: {clean(problem)}", err=True)


@command.command("report")
@click.argument("run_id", metavar="[RUN]", default="last", shell_complete=_run_ids)
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), help="Write it to this file.")
@_FOLDER
@_JSON
@click.pass_context
def report(ctx: click.Context, run_id: str, output: Path | None, output_dir: Path | None, as_json: bool) -> None:
    """Write the report of a run anew, check its proof, and print where it is. Without RUN, of the newest.

    The report is one HTML file that needs nothing else: what was pressed and why, what you were asked, the account
    before and after. The journal and every kept file are compared with their sums; ends with 1 when one differs.
    """
    from subterminator.cli.output import clean
    from subterminator.record.evidence import verify
    from subterminator.record.runs import find_run

    run = find_run(_config(output_dir).output_dir, run_id)
    path = _report(run, output)
    problems = verify(run.directory)
    if as_json:
        echo(json.dumps({"run_id": run.run_id, "report": str(path), "problems": problems}))
    else:
        echo(str(path))
        for problem in problems:
            echo(f"warning: {clean(problem)}", err=True)
    ctx.exit(1 if problems else 0)


@command.command("open")
@click.argument("run_id", metavar="[RUN]", default="last", shell_complete=_run_ids)
@_FOLDER
def open_(run_id: str, output_dir: Path | None) -> None:
    """Open the report of a run in your browser. Without RUN, of the newest.

    Where there is no screen, or windows are turned off in the settings, its path is printed instead.
    """
    import webbrowser

    from subterminator.record.runs import find_run

    config = _config(output_dir)
    path = _report(find_run(config.output_dir, run_id), None)
    if config.headless or not webbrowser.open(path.absolute().as_uri()):
        echo(str(path))


@command.command("delete")
@_RUN
@click.option("--yes", "-y", is_flag=True, help="Do not ask.")
@_FOLDER
@_JSON
def delete(run_id: str, yes: bool, output_dir: Path | None, as_json: bool) -> None:
    """Delete the record of a run, its proof with it, for good. You are asked first.

    A run whose final press is open is kept: until you settle it, its record is all that tells what happened.
    """
    from subterminator.cli.output import clean
    from subterminator.cli.prompts import terminal
    from subterminator.domain.errors import Aborted, ConfigurationError
    from subterminator.domain.files import one_line_errors
    from subterminator.record.journal import in_use
    from subterminator.record.press_ledger import PressLedger
    from subterminator.record.runs import find_run

    config = _config(output_dir)
    run = find_run(config.output_dir, run_id)
    if in_use(run.directory):
        raise ConfigurationError(f"run {run.run_id} is going on: wait for it or end it, then try again")
    waiting = PressLedger(config.ledger_path).history() if config.ledger_path.exists() else []
    if any(press.settled is None and press.intent.run_id == run.run_id for press in waiting):
        raise ConfigurationError(
            f"run {run.run_id} may have pressed, and nobody knows how it ended: look at the account, then "
            f"`subterminator runs settle {run.run_id}`"
        )
    if not yes:
        if as_json or terminal() is None:
            raise click.UsageError("Nobody is there to ask: add --yes.")
        echo(f"{run.run_id}  {_end(run)}  {clean(run.service, 40)}  {run.directory}")
        if not click.confirm("Delete it and its proof?"):
            raise Aborted("nothing was deleted")
    with one_line_errors("delete the run", run.directory):
        shutil.rmtree(run.directory)
    echo(json.dumps({"deleted": run.run_id}) if as_json else f"deleted {run.directory}")


@command.command("resume")
@_RUN
@click.option(
    "--headless/--headed", default=None, help="Without or with a window this time. Default: as the run had it."
)
@click.option("--cdp-url", metavar="URL", help="Use a browser of yours that runs with remote debugging.")
@click.option("--no-input", is_flag=True, help="Never ask anything, even at a terminal.")
@click.option("--plain", is_flag=True, help="Plain lines, no colour, nothing moving.")
@click.option("--verbose", "-v", is_flag=True, help="Tell every event as it is written down, with its reasons.")
@_FOLDER
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output and nothing else.")
@click.pass_context
def resume(
    ctx: click.Context,
    run_id: str,
    headless: bool | None,
    cdp_url: str | None,
    no_input: bool,
    plain: bool,
    verbose: bool,
    output_dir: Path | None,
    as_json: bool,
) -> None:
    """Go on with a run that was cut short, interrupted, or needed you.

    It begins again at the account page. A yes that you gave and that was not used holds for a day, if the page still
    reads the same. Where the final press may have been sent, the account is only read: nothing is pressed again.
    Exit codes are those of `cancel`; a run that has its end is told again.
    """
    from subterminator import wiring
    from subterminator.cli.run_command import play
    from subterminator.record.runs import find_run

    config = _config(output_dir)
    run = find_run(config.output_dir, run_id)
    changes = {name: value for name, value in (("headless", headless), ("cdp_url", cdp_url)) if value is not None}
    play(
        ctx,
        lambda person, tell: wiring.resume(run, config, person, tell, changes),
        config,
        no_input=no_input,
        plain=plain,
        as_json=as_json,
        verbose=verbose,
    )


@command.command("settle")
@_RUN
@click.option("--sent/--not-sent", "sent", default=None, help="What you found on the account page.")
@_FOLDER
@_JSON
def settle(run_id: str, sent: bool | None, output_dir: Path | None, as_json: bool) -> None:
    """Say how a final press ended that nobody could read back.

    Look at the account page first. Until you say it, no run presses the final control on that account again.
    """
    from subterminator.domain.errors import ConfigurationError
    from subterminator.record.press_ledger import PressLedger

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
        echo(json.dumps({"run_id": fitting[0].run_id, "settled": word}))
    else:
        echo(f"Run {fitting[0].run_id}: the final press was {word}, you say. The account is free for a new run.")


def _config(output_dir: Path | None) -> AppConfig:
    from subterminator.domain.settings import AppConfig

    return AppConfig.load(output_dir=output_dir)


def _report(run: RunRecord, output: Path | None) -> Path:
    """The report, written anew into the run's folder, or elsewhere."""
    from subterminator.record.report import write_report

    return write_report(run.directory, output)


def _end(run: RunRecord) -> str:
    if run.outcome:
        return run.outcome.word
    return "waits for a yes" if run.awaits else "cut short"


def _local(time: str) -> datetime:
    return datetime.fromisoformat(time).astimezone()


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
