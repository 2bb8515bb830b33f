"""`subterminator runs`: lists, shows, reports, checks, resumes, settles and deletes runs."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.browser_address import BROWSER_ADDRESS
from subterminator.cli.echo import echo, echo_path, echo_words, short_path
from subterminator.cli.opposites import Opposites
from subterminator.cli.verify import trust_option

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.record.runs import RunRecord

FOLDER = click.Path(file_okay=False, path_type=Path)
_UNITS = {"d": 1, "w": 7}
"""Days by the letter behind an age."""


def complete_run(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """List the newest run ids with this prefix, for shell completion."""
    from subterminator.domain.errors import ConfigurationError
    from subterminator.record.runs import list_runs

    try:
        runs = list_runs(_config(ctx.params.get("output_dir")).output_dir)
    except ConfigurationError:  # reported by the command itself, not during completion
        return []
    return [name for name in ("last", *(run.run_id for run in runs[:20])) if name.startswith(incomplete)]


_RUN = click.argument("run_id", metavar="RUN", shell_complete=complete_run)
_FOLDER = click.option("--output-dir", type=FOLDER, help="Folder of the runs.")
_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
_HEADLESS = click.option(
    "--headless/--headed", cls=Opposites, default=None, help="Without or with a window. Default: as before."
)
_CDP_URL = click.option(
    "--cdp-url",
    type=BROWSER_ADDRESS,
    metavar="URL",
    help="Use a browser that runs with --remote-debugging-port and a --user-data-dir of its own.",
)
_TELLING = (
    click.option("--no-input", is_flag=True, help="Never ask, even in a terminal."),
    click.option("--plain", is_flag=True, help="Plain lines without colour or animation."),
    click.option("--verbose", "-v", is_flag=True, help="Print every journal event with its reasons."),
    _FOLDER,
    click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else."),
)


def _tells_as_it_happens(function: Callable[..., None]) -> Callable[..., None]:
    """Give a command that opens a browser the options of how it asks and what it prints."""
    for option in reversed(_TELLING):
        function = option(function)
    return function


@click.group("runs")
def command() -> None:
    """Earlier runs: results, steps, and open tasks.

    RUN is the id of a run, its beginning, or "last" for the newest.
    """


@command.command("list")
@_FOLDER
@_JSON
def list_(output_dir: Path | None, as_json: bool) -> None:
    """List earlier runs, newest first."""
    from subterminator.cli.output import clean, table
    from subterminator.record.runs import list_runs

    config = _config(output_dir)
    runs = [run for run in list_runs(config.output_dir) if not run.could_not_start]
    if as_json:
        echo(json.dumps([_data(run) for run in runs]))
        return
    if not runs:
        echo(f"No runs in {config.output_dir}.")
        return
    rows = (
        (
            run.run_id,
            f"{run.started.astimezone():%Y-%m-%d %H:%M}",
            _status(run),
            clean(run.service, 40),
            clean(run.facts.get("plan", ""), 24),
            run.effective_date.isoformat() if run.effective_date else "",
        )
        for run in runs
    )
    echo("\n".join(table(("run", "started", "result", "service", "plan", "ends"), rows)))


@command.command("show")
@_RUN
@_FOLDER
@_JSON
def show(run_id: str, output_dir: Path | None, as_json: bool) -> None:
    """Show the events of a run in words and local time."""
    from subterminator.cli.output import clean
    from subterminator.domain.outcomes import Outcome
    from subterminator.domain.wording import sentence
    from subterminator.record.narration import describe_event, headline
    from subterminator.record.next_steps import next_steps
    from subterminator.record.runs import find_run

    run = find_run(_config(output_dir).output_dir, run_id)
    if as_json:
        echo(json.dumps({**_data(run), "events": [dict(event) for event in run.journal.events]}))
        return
    day = ""
    for event in run.journal.events:
        time = datetime.fromisoformat(event["time"]).astimezone()
        if f"{time:%Y-%m-%d}" != day:
            day = f"{time:%Y-%m-%d}"
            echo(day)
        echo_words(f"{time:%H:%M:%S}  {clean(describe_event(event), 1000)}", indent=10)
    end = headline(run)
    echo()
    echo_words(f"{end.title}. {end.explanation}")
    if run.message:
        echo_words(f"{_status(run)}: {sentence(clean(run.message, 1000))}")
    echo_path("Record: ", short_path(run.directory))
    if run.outcome in {None, Outcome.ABORTED, Outcome.NEEDS_HUMAN} and not run.goes_on:
        for step in next_steps(run):
            echo_words(step)
    for problem in run.journal.problems:
        echo(f"warning: the journal was changed: {clean(problem)}", err=True)


@command.command("report")
@click.argument("run_id", metavar="[RUN]", default="last", shell_complete=complete_run)
@click.option("--pdf", is_flag=True, help="As PDF, for an e-mail or a printer.")
@click.option("--zip", is_flag=True, help="The whole record as one ZIP file, which anybody can verify.")
@click.option("--ics", is_flag=True, help="A calendar entry: the day to look at your statement.")
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file.")
@_FOLDER
@_JSON
@click.pass_context
def report(
    ctx: click.Context, /, run_id: str, output: Path | None, output_dir: Path | None, as_json: bool, **formats: bool
) -> None:
    """Write the report of a run again, verify its proof, and print the report's path. Default: the newest run.

    The report is one self-contained HTML file: what to do next, all presses with reasons, your approvals, the account
    before and after, a letter to copy. With --pdf, --zip or --ics the file is written to the current folder; several
    of them write several files. The journal and all files are compared with their checksums; the exit code is 1 when
    one differs.
    """
    from subterminator.cli.output import clean
    from subterminator.record.evidence import verify
    from subterminator.record.runs import find_run

    kinds = [kind for kind in ("ics", "zip", "pdf") if formats[kind]]  # the quickest first, and what may be refused
    if output is not None and len(kinds) > 1:
        raise click.UsageError("--output is for one file: give one of --pdf, --zip and --ics, or omit --output.")
    config = _config(output_dir)
    run = find_run(config.output_dir, run_id)
    named = [(kind, output or Path(f"{run.directory.name}.{kind}")) for kind in kinds]
    files = [_file_of(run, kind, path, config) for kind, path in named] or [_report(run, output)]
    problems = verify(run.directory)
    if as_json:
        paths = list(map(str, files))
        echo(json.dumps({"run_id": run.run_id, "report": paths[-1], "files": paths, "problems": problems}))
    else:
        for path in files:
            echo(str(path))
        for problem in problems:
            echo(f"warning: {clean(problem)}", err=True)
    ctx.exit(1 if problems else 0)


def _file_of(run: RunRecord, kind: str, path: Path, config: AppConfig) -> Path:
    """Write the report as PDF, the record as ZIP, or the calendar entry."""
    import asyncio

    from subterminator.domain.errors import ConfigurationError
    from subterminator.domain.files import one_line_errors, replace_file
    from subterminator.record.next_steps import calendar_of
    from subterminator.record.package import write_package
    from subterminator.wiring.printing import print_report

    if kind == "zip":
        return write_package(run, path)
    if kind == "pdf":
        return asyncio.run(print_report(_report(run, None), path, config))
    entry = calendar_of(run)
    if not entry:
        raise ConfigurationError(f"run {run.run_id} ended nothing, so there is no day to look at your statement")
    with one_line_errors("write the calendar entry", path):
        replace_file(path, entry.encode())
    return path


@command.command("letter")
@click.argument("run_id", metavar="[RUN]", default="last", shell_complete=complete_run)
@click.option(
    "--kind",
    type=click.Choice(["cancel", "charged"]),
    help="To the service, to cancel; or to your bank, when you were charged after the end. Default: by the result.",
)
@click.option("--language", metavar="CODE", help="Such as en, de or ja. Default: the language of the site.")
@_FOLDER
@_JSON
def letter(run_id: str, kind: str | None, language: str | None, output_dir: Path | None, as_json: bool) -> None:
    """Print a letter or e-mail to copy, filled in with what the run knows. Default: the newest run."""
    from typing import get_args

    from subterminator.record.letters import Kind, languages, letter_for
    from subterminator.record.runs import find_run

    if language is not None and language not in languages():
        raise click.UsageError(f"No letter in {language!r}: there are {', '.join(languages())}.")
    wanted: Kind | None = next((each for each in get_args(Kind) if each == kind), None)
    written = letter_for(find_run(_config(output_dir).output_dir, run_id), wanted, language)
    if as_json:
        told = {"kind": written.kind, "language": written.language, "subject": written.subject, "text": written.text}
        echo(json.dumps(told, ensure_ascii=False))
    else:
        if written.kind == "charged" and kind is None:
            echo_words("Only for your bank, and only if you are charged again after the end:", err=True)
        echo(f"{written.subject}\n\n{written.text}")


@command.command("stamp")
@click.argument("run_id", metavar="[RUN]", default="last", shell_complete=complete_run)
@click.option("--server", metavar="URL", required=True, help="Address of a stamp server (RFC 3161).")
@trust_option("Root certificate (PEM) of the server, to check its signature at once. Can be repeated.")
@_FOLDER
@_JSON
def stamp(run_id: str, server: str, trusted: tuple[Path, ...], output_dir: Path | None, as_json: bool) -> None:
    """Have the record of a run stamped: that it existed at that time. Default: the newest run.

    The server receives a checksum of the journal and nothing else; the journal has those of all files. The stamp is
    kept beside it, goes into `runs report --zip`, and is checked by `subterminator verify`.
    """
    from subterminator.record.narration import moment
    from subterminator.record.runs import find_run
    from subterminator.record.time_stamp import stamp as time_stamp

    run = find_run(_config(output_dir).output_dir, run_id)
    made = time_stamp(run.directory, server, trusted)
    if as_json:
        time = made.time.isoformat() if made.time else None
        echo(json.dumps({"run_id": run.run_id, "time": time, "signature_checked": made.checked}))
    elif made.time:
        signed = "signature checked" if made.checked else "its signature was not checked: see --trust"
        echo_words(f"Stamped {moment(made.time)}; {signed}. Kept as {run.directory / made.file}", indent=2)


@command.command("open")
@click.argument("run_id", metavar="[RUN]", default="last", shell_complete=complete_run)
@_FOLDER
def open_(run_id: str, output_dir: Path | None) -> None:
    """Open the report of a run in your browser. Default: the newest run.

    Without a screen, or with windows disabled in the settings, it prints the report's path instead.
    """
    import webbrowser

    from subterminator.record.runs import find_run

    config = _config(output_dir)
    path = _report(find_run(config.output_dir, run_id), None)
    if config.headless or not webbrowser.open(path.absolute().as_uri()):
        echo(str(path))


@command.command("check")
@_RUN
@_HEADLESS
@_CDP_URL
@click.option("--profile-dir", type=FOLDER, help="Use this browser profile, in which you are signed in.")
@_tells_as_it_happens
@click.pass_context
def check(
    ctx: click.Context,
    run_id: str,
    headless: bool | None,
    cdp_url: str | None,
    profile_dir: Path | None,
    no_input: bool,
    plain: bool,
    verbose: bool,
    output_dir: Path | None,
    as_json: bool,
) -> None:
    """Read the account of a finished run again, and say whether the end holds. Nothing is pressed.

    What pages send by themselves is held unless it only reads; only while you sign in, they may send. The finding is
    added to the run's record. Exit code 0: the end holds; 1: it does not; 6: it could not be told.
    """
    from subterminator import wiring
    from subterminator.cli.output import RunDisplay, clean
    from subterminator.cli.prompts import TerminalPerson, terminal
    from subterminator.cli.run_command import run as run_to_end
    from subterminator.domain.wording import sentence
    from subterminator.record.runs import find_run

    config = _config(output_dir)
    found = find_run(config.output_dir, run_id)
    given = {"headless": headless, "cdp_url": cdp_url, "profile_dir": str(profile_dir) if profile_dir else None}
    changes = {name: value for name, value in given.items() if value is not None}
    with RunDisplay(RunDisplay.mode_for(plain=plain, as_json=as_json), verbose=verbose) as display:
        person = TerminalPerson(display, None if no_input else terminal(), config.output_dir)
        summary = run_to_end(wiring.check_run(found, config, person, display.event, changes))
    if as_json:
        echo(json.dumps(summary.to_dict()))
    else:
        echo_words(f"{summary.title}: {sentence(clean(summary.message, 1000))}")
    ctx.exit(summary.exit_code)


@command.command("delete")
@click.argument("run_id", metavar="[RUN]", required=False, shell_complete=complete_run)
@click.option("--older-than", "age", metavar="AGE", help="All runs that ended longer ago, such as 90d or 12w.")
@click.option("--yes", "-y", is_flag=True, help="Delete without asking.")
@_FOLDER
@_JSON
def delete(run_id: str | None, age: str | None, yes: bool, output_dir: Path | None, as_json: bool) -> None:
    """Delete the record of a run and its proof for good, or all old ones. Asks first.

    A run with an unsettled final press cannot be deleted: its record is the only account of it. --older-than also
    leaves runs that have no end, that need somebody, or whose subscription ended more lately.
    """
    from subterminator.cli.prompts import terminal
    from subterminator.domain.errors import Aborted, ConfigurationError
    from subterminator.record.retention import obstacle, old_runs
    from subterminator.record.runs import find_run, list_runs

    if (run_id is None) == (age is None):
        raise click.UsageError("Give a run, or an age with --older-than.")
    config = _config(output_dir)
    unsettled = _unsettled(config)
    if run_id is not None:
        runs = [find_run(config.output_dir, run_id)]
        if problem := obstacle(runs[0], unsettled):
            raise ConfigurationError(problem)
    else:
        runs = old_runs(list_runs(config.output_dir), _days(age or ""), datetime.now().astimezone(), unsettled)
    if runs and not yes:
        if as_json or terminal() is None:
            raise click.UsageError("Cannot ask without a terminal: add --yes.")
        for each in runs:
            echo(_row(each))
        if not click.confirm("Delete it and its proof?" if run_id else f"Delete these {len(runs)} and their proof?"):
            raise Aborted("nothing was deleted")
    for each in runs:
        _delete(each)
        if not as_json:
            echo(f"deleted {each.directory}" if run_id else f"deleted {_row(each)}")
    if as_json:
        echo(json.dumps({"deleted": runs[0].run_id if run_id else [each.run_id for each in runs]}))
    elif not runs:
        echo(f"No run is older than {age} and can be deleted.")


def _row(run: RunRecord) -> str:
    from subterminator.cli.output import clean

    return (
        f"{run.run_id}  {run.started.astimezone():%Y-%m-%d}  {_status(run)}  {clean(run.service, 40)}  {run.directory}"
    )


def _unsettled(config: AppConfig) -> frozenset[str]:
    """Return the ids of the runs whose final press nobody has read back."""
    from subterminator.record.press_ledger import PressLedger

    history = PressLedger(config.ledger_path).history() if config.ledger_path.exists() else []
    return frozenset(press.intent.run_id for press in history if press.settled is None)


def _days(age: str) -> int:
    number, unit = age[:-1], age[-1:].lower()
    if unit not in _UNITS or not number.isdecimal():
        raise click.UsageError(f"{age!r} is no age: write days or weeks, such as 90d or 12w.")
    return int(number) * _UNITS[unit]


def _delete(run: RunRecord) -> None:
    from subterminator.domain.errors import ConfigurationError
    from subterminator.domain.files import one_line_errors
    from subterminator.record.journal import in_use

    if in_use(run.directory):  # it may have been taken up while the question stood
        raise ConfigurationError(f"run {run.run_id} is in use now, and was not deleted")
    with one_line_errors("delete the run", run.directory):
        shutil.rmtree(run.directory)


@command.command("resume")
@_RUN
@_HEADLESS
@_CDP_URL
@_tells_as_it_happens
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
    """Resume a run that was interrupted or needed you.

    It starts again at the account page. An unused approval stays valid for a day, if the page is unchanged. If the
    final press may have been sent, the run only reads the account and presses nothing. Exit codes are those of
    `cancel`; for a finished run, the result is printed again.
    """
    from subterminator import wiring
    from subterminator.cli.run_command import run_cancellation
    from subterminator.record.runs import find_run

    config = _config(output_dir)
    run = find_run(config.output_dir, run_id)
    changes = {name: value for name, value in (("headless", headless), ("cdp_url", cdp_url)) if value is not None}
    run_cancellation(
        ctx,
        lambda person, listener: wiring.resume(run, config, person, listener, changes),
        config,
        may_have_pressed=run.submitting is not None,
        no_input=no_input,
        plain=plain,
        as_json=as_json,
        verbose=verbose,
    )


@command.command("settle")
@_RUN
@click.option("--sent/--not-sent", "sent", cls=Opposites, default=None, help="Your finding on the account page.")
@_FOLDER
@_JSON
def settle(run_id: str, sent: bool | None, output_dir: Path | None, as_json: bool) -> None:
    """Record whether a final press was sent that no run could read back.

    RUN is the id of a run, its beginning, or "last" for the newest with such a press. Check the account page first.
    Until then, no run presses the final control for that account.
    """
    from subterminator.domain.errors import ConfigurationError
    from subterminator.record.press_ledger import PressLedger

    if sent is None:
        raise click.UsageError("Give --sent or --not-sent.")
    config = _config(output_dir)
    ledger = PressLedger(config.ledger_path)
    unsettled = [press.intent for press in ledger.history() if press.settled is None]
    if run_id == "last":
        matching = sorted(unsettled, key=lambda intent: intent.created)[-1:]
    else:
        matching = [intent for intent in unsettled if intent.run_id.startswith(run_id)]
    if len(matching) != 1:
        others = ", ".join(intent.run_id for intent in unsettled) or "none"
        raise ConfigurationError(f"{len(matching)} open presses belong to run {run_id!r}; open presses: {others}")
    ledger.settle(matching[0], "person:sent" if sent else "person:not sent")
    word = "sent" if sent else "not sent"
    if as_json:
        echo(json.dumps({"run_id": matching[0].run_id, "settled": word}))
    else:
        echo(f"Run {matching[0].run_id}: recorded as {word}. The account is free for a new run.")


def _config(output_dir: Path | None) -> AppConfig:
    from subterminator.domain.settings import AppConfig

    return AppConfig.load(output_dir=output_dir)


def _report(run: RunRecord, output: Path | None) -> Path:
    """Write the report into the run's folder, or to `output`."""
    from subterminator.record.report import write_report

    return write_report(run.directory, output)


def _status(run: RunRecord) -> str:
    if run.outcome:
        return run.outcome.word
    if run.submitting is not None:
        return "check account"
    return "awaits approval" if run.awaits and run.goes_on else "cut short"


def _data(run: RunRecord) -> dict[str, Any]:
    return {
        **run.summary(),
        "state": run.state.value,
        "plan": run.facts.get("plan"),
        "run_dir": str(run.directory),
        "elapsed_seconds": run.elapsed_seconds,
        "tokens": run.costs.tokens,
    }
