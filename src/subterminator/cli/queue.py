"""`subterminator queue`: adds, lists, shows, withdraws and retries the jobs that workers do."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from subterminator.cli.echo import echo
from subterminator.cli.fleet_options import DATABASE, JSON, load_config, open_store, user_name
from subterminator.domain.wording import capital

if TYPE_CHECKING:
    from subterminator.fleet.jobs import Job

FILE = click.Path(dir_okay=False, exists=True, path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)
STATES = ("queued", "starting", "running", "waiting", "ended")
_JOB = click.argument("name", metavar="JOB")


@click.group("queue")
def command() -> None:
    """Many cancellations: a queue of jobs, done by `subterminator work`.

    JOB is the id of a job, its beginning, or the id of its service.

    \b
      subterminator queue add netflix --account ann@example.com
      subterminator work            in another terminal, or on other machines too
      subterminator inbox           answer what they ask
    """


@command.command("add")
@click.argument("service", required=False)
@click.option("--file", "file", type=FILE, help="File of jobs, TOML or CSV, in place of SERVICE.")
@click.option("--account", default="", metavar="NAME", help="Account owner. One job for each service and account.")
@click.option("--plan", metavar="NAME", help="Plan to cancel, if the account has several.")
@click.option("--host", "hosts", metavar="HOST", multiple=True, help="Further host of the service. Can be repeated.")
@click.option("--service-file", type=FILE, help="Your own service definition file, readable by the workers.")
@click.option("--profile-dir", type=FOLDER, help="Browser profile. Default: a folder for this service and account.")
@click.option(
    "--priority",
    type=click.IntRange(1, 1000),
    default=100,
    show_default=True,
    help="Jobs with a lower number come first.",
)
@click.option("--dry-run", is_flag=True, help="Stop before the final press.")
@click.option("--again", is_flag=True, help="Add it although an earlier job for it has succeeded.")
@DATABASE
@JSON
def add(
    service: str | None,
    file: Path | None,
    account: str,
    plan: str | None,
    hosts: tuple[str, ...],
    service_file: Path | None,
    profile_dir: Path | None,
    priority: int,
    dry_run: bool,
    again: bool,
    database: str | None,
    as_json: bool,
) -> None:
    """Add one job, or all of a file. Nothing is added twice for a service and account.

    SERVICE is an id, a name or an address, as for `cancel`. A file of jobs has the same fields:

    \b
      [[job]]                              service,account,priority
      service = "netflix"                  netflix,ann@example.com,10
      account = "ann@example.com"          example.com,bob@example.com,20

    Passwords do not belong in it: when a sign-in is needed, a person is asked.
    """
    if (service is None) == (file is None):
        raise click.UsageError("Give a service, or a file of jobs with --file.")
    config = load_config(database)
    from subterminator.fleet.jobs import JobRequest, new_job, read_jobs

    if file is not None:
        new = read_jobs(file, config)
        if dry_run:
            changes = {"dry_run": True}
            new = [type(each)(each.request.model_copy(update=changes), each.service, each.host) for each in new]
    else:
        request = JobRequest(
            service=service or "",
            account=account,
            plan=plan,
            hosts=hosts,
            service_file=service_file,
            profile_dir=profile_dir,
            priority=priority,
            dry_run=dry_run,
        )
        new = [new_job(request, config)]
    added = open_store(config).add(new, again=again)
    if as_json:
        echo(json.dumps([{**each.job.to_dict(), "new": each.new} for each in added]))
        return
    for each in added:
        if each.new and len(added) <= 20:
            echo(f"{each.job.id}  added  {_subject(each.job)}")
        elif not each.new:
            echo(f"{each.job.id}  there already ({each.job.status.replace('_', ' ')})  {_subject(each.job)}")
    if len(added) > 1:
        echo(f"{sum(each.new for each in added)} of {len(added)} added")


@command.command("list")
@click.option("--state", "states", type=click.Choice(STATES), multiple=True, help="Only these. Can be repeated.")
@DATABASE
@JSON
def list_(states: tuple[str, ...], database: str | None, as_json: bool) -> None:
    """List the jobs by priority, with the numbers and what is saved a year."""
    from subterminator.cli.output import clean

    config = load_config(database)
    from subterminator.fleet.jobs import JobState
    from subterminator.fleet.savings import savings_of

    store = open_store(config)
    jobs = list(store.listed([JobState(state) for state in states]))
    if as_json:
        echo(json.dumps([job.to_dict() for job in jobs]))
        return
    if not jobs:
        echo("No jobs.")
        return
    width = max(len(job.id) for job in jobs)
    echo(f"{'JOB':<{width}}  {'STATE':<17}  SERVICE, ACCOUNT, END")
    for job in jobs:
        ends = f"  ends {job.effective}" if job.effective else ""
        echo(f"{job.id}  {job.status.replace('_', ' '):<17}  {_subject(job)}{ends}")
        if job.message and job.status in {"waiting", "failed", "needs_review", "needs_human", "configuration"}:
            echo(f"          {clean(job.message, 300)}")
    figures = store.figures(datetime.now().astimezone().date())
    parts = [
        (figures.active, "goes on", "go on"),
        (figures.needs, "needs somebody", "need somebody"),
        (figures.ends_later, "ends later", "end later"),
        (figures.ended, "has ended", "have ended"),
        (figures.unsuccessful, "without success", "without success"),
        (figures.states["dry_run"], "dry run", "dry runs"),
    ]
    echo("\n" + ", ".join(f"{number} {one if number == 1 else many}" for number, one, many in parts if number))
    if saved := savings_of(jobs).words():
        echo(clean(capital(saved), 500))


@command.command("export")
@click.option(
    "--format",
    "kind",
    type=click.Choice(["csv", "json", "ics"]),
    default="csv",
    show_default=True,
    help="A table, all data, or a calendar.",
)
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file.")
@DATABASE
def export(kind: str, output: Path | None, database: str | None) -> None:
    """Print all jobs for other programs.

    csv is for a spreadsheet. ics is a calendar: for each subscription that has an end the day on which to look at your
    statement, three days later; for each other one of which the day of the next charge, or the end of the trial, was
    read, two days before it.
    """
    store = open_store(load_config(database))
    from subterminator.domain.files import one_line_errors, replace_file
    from subterminator.fleet.exports import FORMATS

    text = FORMATS[kind](store.listed())
    if output is None:
        echo(text.rstrip("\r\n"))
        return
    with one_line_errors("write the export", output):
        replace_file(output, text.encode())


@command.command("show")
@_JOB
@DATABASE
@JSON
def show(name: str, database: str | None, as_json: bool) -> None:
    """Show a job and what happened to it."""
    from subterminator.cli.output import clean

    store = open_store(load_config(database))
    job = store.find(name)
    events = store.events(job.id)
    if as_json:
        told = [{"time": each["time"], "kind": each["kind"], "words": each["words"]} for each in events]
        echo(json.dumps({**job.to_dict(), "request": job.request.model_dump(mode="json"), "events": told}))
        return
    for each in events:
        words = clean(": ".join(filter(None, (each["kind"], each["words"]))), 500)
        by = f" ({clean(each['worker'], 60)})" if each["worker"] else ""
        echo(f"{datetime.fromtimestamp(each['time']).astimezone():%Y-%m-%d %H:%M:%S}  {words}{by}")
    echo(f"\n{job.id}  {job.status.replace('_', ' ')}  {_subject(job)}")
    if job.message:
        echo(clean(job.message, 1000))
    if job.effective:
        echo(f"Ends    {job.effective}")
    if job.record:
        echo(f"Record  {clean(job.record, 500)}")


@command.command("cancel")
@_JOB
@DATABASE
@JSON
def cancel(name: str, database: str | None, as_json: bool) -> None:
    """Withdraw a job. If its browser session is open, it presses nothing any more and ends.

    A job whose final press may have been sent cannot be withdrawn: its question in the inbox is to be answered.
    """
    store = open_store(load_config(database))
    job = store.withdraw(store.find(name).id, user_name())
    if as_json:
        echo(json.dumps(job.to_dict()))
    else:
        echo(f"{job.id}  {'withdrawn' if job.status == 'aborted' else 'withdrawn, its session ends'}  {_subject(job)}")


@command.command("retry")
@_JOB
@DATABASE
@JSON
def retry(name: str, database: str | None, as_json: bool) -> None:
    """Queue a job that has ended without success once more, as a new run.

    If an earlier final press may have been sent, the new run reads the account and presses nothing.
    """
    store = open_store(load_config(database))
    job = store.retry(store.find(name).id)
    echo(json.dumps(job.to_dict()) if as_json else f"{job.id}  queued again  {_subject(job)}")


def _subject(job: Job) -> str:
    from subterminator.cli.output import clean

    return " ".join(filter(None, (clean(job.service, 40), clean(job.account, 60), "(dry run)" * job.request.dry_run)))
