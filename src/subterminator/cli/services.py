"""`subterminator services`: lists, shows and checks service definitions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.echo import echo, echo_words
from subterminator.cli.lessons import show_lesson
from subterminator.cli.runs import complete_run

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.services.definition import ServiceDefinition


@click.group("services")
def command() -> None:
    """Known services, and your own definitions.

    A definition is a TOML file of facts. Yours belong in the folder `services` beside config.toml (see `subterminator
    doctor`), and replace bundled ones of the same id.
    """


@command.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
def list_(as_json: bool) -> None:
    """List all services: bundled ones, and yours."""
    from subterminator.domain.settings import AppConfig

    _print_list(known_services(AppConfig.load()), as_json=as_json)


@command.command("search")
@click.argument("text")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list.")
@click.pass_context
def search(ctx: click.Context, text: str, as_json: bool) -> None:
    """Search services by name, host, or name on bank statements.

    The exit code is 1 when none is found.
    """
    from subterminator.cli.output import clean
    from subterminator.domain.settings import AppConfig
    from subterminator.services.definition import search

    found = search(text, known_services(AppConfig.load()))
    _print_list(found, as_json=as_json)
    if not found:
        if not as_json:
            echo(f"none with {clean(text)}: `subterminator cancel` also takes the address of any site", err=True)
        ctx.exit(1)


def _print_list(services: Sequence[ServiceDefinition], *, as_json: bool) -> None:
    from subterminator.cli.output import clean, table

    if as_json:
        data = [
            {
                "id": s.id,
                "name": s.name,
                "entry_url": s.entry_url,
                "checked": _day(s.checked),
                "gathered": _day(s.gathered),
            }
            for s in services
        ]
        echo(json.dumps(data))
        return
    if services:
        rows = ((each.id, clean(each.name, 24), clean(each.entry_url)) for each in services)
        echo("\n".join(table(("id", "name", "account page"), rows)))


def _day(day: date | None) -> str | None:
    return day.isoformat() if day else None


@command.command("check")
@click.argument("files", metavar="[FILE]...", nargs=-1, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--online", is_flag=True, help="Also look whether their public pages can still be opened.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list: file, id, and faults of each.")
@click.pass_context
def check(ctx: click.Context, files: tuple[Path, ...], online: bool, as_json: bool) -> None:
    """Check definition files. Without FILE: all bundled ones, and yours.

    Reports every fault with its line and key, and how to fix it. The exit code is 9 when there is one.

    With --online it opens the account page and the sources of each, over https and without signing in, and reports
    those that have moved or are gone. The exit code is 1 when there is one. It can run every night.
    """
    from subterminator.cli.output import clean
    from subterminator.domain.errors import ConfigurationError
    from subterminator.domain.settings import AppConfig

    services: list[ServiceDefinition] = [] if files else bundled_services()
    told = [_checked(service.origin, service, ()) for service in services]
    faulty = False
    for file in files or own_files(AppConfig.load()):
        service, faults = _faults_of(file)
        told.append(_checked(str(file), service, faults))
        services += [service] if service else []
        faulty = faulty or bool(faults)
        for fault in () if as_json else faults:
            echo_words(f"error: {clean(fault, 1000)}", indent=7, err=True)
    if not as_json:
        for service in services:
            echo(f"ok: {service.id}, {clean(service.name)}, at {', '.join(map(clean, service.hosts))}")
    pages = _check_pages(services, told, as_json=as_json) if online else True
    if as_json:
        echo(json.dumps(told))
    ctx.exit(ConfigurationError.exit_code if faulty else 0 if pages else 1)


def _check_pages(services: Sequence[ServiceDefinition], told: Sequence[dict[str, Any]], *, as_json: bool) -> bool:
    """Open the public pages of services, tell what became of them, and return whether all are there."""
    from subterminator.cli.output import clean
    from subterminator.services.online import check_online

    pages = check_online(services)
    for each in told:
        each["pages"] = [
            {"what": page.what, "address": page.address, "verdict": page.verdict, "why": page.why}
            for page in pages
            if page.service == each["id"]
        ]
    bad = [page for page in pages if page.verdict in {"moved", "dead"}]
    if not as_json:
        for page in sorted(pages, key=lambda page: page.verdict):
            if page.verdict != "ok":
                told_page = f"{page.verdict}: {page.service}, {page.what} {page.address}: {page.why}"
                echo_words(clean(told_page, 1000), indent=7, err=page.verdict != "unsure")
        unsure = sum(page.verdict == "unsure" for page in pages)
        echo(f"{len(pages)} pages: {len(pages) - len(bad) - unsure} there, {len(bad)} moved or gone, {unsure} unsure")
    return not bad


@command.command("update")
@click.argument("source", type=click.Path(exists=True, path_type=Path))
@click.option("--sha256", metavar="SUM", help="Checksum of SOURCE as its publisher states it. An archive needs one.")
@click.option("--dry-run", is_flag=True, help="Only tell what would change.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list of what changed.")
@click.pass_context
def update(ctx: click.Context, source: Path, sha256: str | None, dry_run: bool, as_json: bool) -> None:
    """Take in definitions from SOURCE: a folder, a file, or a ZIP archive.

    Nothing is fetched. All are checked before any is taken: each by itself, that no host of it belongs to another
    service or to many companies, and that each names its sources. They go into your folder of definitions. A file that
    you have written or changed is left as it is, and an entry that is older than the known one is left out. What
    changes is told, new hosts first: a run may press there.

    The exit code is 9 when one is bad, and nothing is taken then.
    """
    from subterminator.cli.output import clean
    from subterminator.domain.errors import ConfigurationError
    from subterminator.domain.settings import AppConfig
    from subterminator.services.definition import DefinitionError
    from subterminator.services.updating import plan_update, read_update

    try:
        planned = plan_update(read_update(source, sha256), AppConfig.load().config_dir / "services")
    except DefinitionError as error:
        for fault in error.faults:
            echo_words(f"error: {clean(fault, 1000)}", indent=7, err=True)
        echo("nothing was taken", err=True)
        ctx.exit(ConfigurationError.exit_code)
    if not dry_run:
        planned.write()
    if as_json:
        echo(json.dumps([asdict(change) for change in planned.changes]))
        return
    words = {"kept": "kept yours", "older": "older than known"}
    for change in planned.changes:
        if change.kind != "same":
            echo(f"{words.get(change.kind, change.kind)}: {change.id}, {clean(change.name)}")
            for difference in change.differences:
                echo_words(f"    {clean(difference, 500)}", indent=8)
    taken = sum(change.kind in {"new", "changed"} for change in planned.changes)
    done = "would be taken" if dry_run else "taken"
    echo(f"{len(planned.changes)} definitions: {taken} {done}")


def _faults_of(file: Path) -> tuple[ServiceDefinition | None, tuple[str, ...]]:
    """Return the definition in a file, or all its faults."""
    from subterminator.domain.errors import ConfigurationError
    from subterminator.services.definition import DefinitionError, load_file

    try:
        return load_file(file), ()
    except DefinitionError as error:
        return None, error.faults
    except ConfigurationError as error:
        return None, (str(error),)


def _checked(file: str, service: ServiceDefinition | None, faults: Sequence[str]) -> dict[str, Any]:
    return {"file": file, "id": service.id if service else None, "faults": list(faults)}


FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@command.command("show")
@click.argument("service_id", metavar="[ID]", required=False)
@click.option("--service-file", type=FILE, help="Your own service definition file.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def show(service_id: str | None, service_file: Path | None, as_json: bool) -> None:
    """Tell what is known about one service.

    Where it is and where a run stays, what is recognised and pressed there, what needs your yes, who checked it and
    when, who else may bill for it.
    """
    from subterminator.domain.settings import AppConfig
    from subterminator.services.definition import find

    if service_id is None and service_file is None:
        raise click.UsageError("Give an ID of `subterminator services list`, or --service-file FILE.")
    service = find(service_id, [AppConfig.load().config_dir / "services"], service_file)
    if as_json:
        echo(json.dumps(_data(service)))
        return
    for label, value in _rows(service):
        echo(f"{label:<14} {value}")


@command.command("learn")
@click.argument("run_id", metavar="[RUN]", default="last", shell_complete=complete_run)
@click.option("--save-as", "service_id", metavar="ID", help="Id of the definition. Default: that of the run's service.")
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file instead.")
@click.option("--overwrite", is_flag=True, help="Replace the file if it exists.")
@click.option("--output-dir", type=click.Path(file_okay=False, path_type=Path), help="Folder of the runs.")
def learn(run_id: str, service_id: str | None, output: Path | None, overwrite: bool, output_dir: Path | None) -> None:
    """Write a definition from a run that ended as cancelled, so that the next run goes straight.

    RUN is the id of a run, or "last". The definition holds what led on: the account page, each control by several
    marks, what was declined. It holds no name, number, amount or token of yours, and can be given to others. It goes
    into your folder of definitions; the same command then uses it, and says where the site has changed.
    """
    from subterminator.domain.settings import AppConfig
    from subterminator.record.runs import find_run
    from subterminator.wiring.learning import learn, save, saved_path

    config = AppConfig.load(output_dir=output_dir)
    lesson = learn(find_run(config.output_dir, run_id), config, service_id)
    path = output or saved_path(config, lesson)
    save(lesson, path, overwrite=overwrite)
    show_lesson(lesson, path)


def _data(service: ServiceDefinition) -> dict[str, Any]:
    return {
        **service.summary(),
        "source": service.source,
        "statement": list(service.statement),
        "billing": list(service.billing),
        "states": [state.value for state in service.states],
        "controls": {
            name: {"final": control.final, "found_by": [target.describe() for target in control.targets()]}
            for name, control in service.controls.items()
        },
        "steps": [step.describe() for step in service.steps],
        "warnings": list(service.warnings),
        "origin": service.origin,
    }


def _rows(service: ServiceDefinition) -> Iterator[tuple[str, str]]:
    """Yield label and value per line. Continuation lines have no label."""
    from subterminator.cli.output import clean

    unknown = "unknown: watch the run closely"
    yield "Service", f"{clean(service.name)} ({service.id})"
    yield "Account page", clean(service.entry_url)
    yield "Stays on", ", ".join(map(clean, service.hosts))
    if service.sign_in_hosts:
        yield "You sign in at", f"{', '.join(map(clean, service.sign_in_hosts))} (nothing is pressed there)"
    if service.owner:
        yield "Owner", clean(service.owner)
    yield "Languages", ", ".join(map(clean, service.languages)) or "all supported languages"
    if service.gathered and not service.checked:
        yield "Checked", f"never with an account; facts gathered {service.gathered}: watch the run closely"
    else:
        yield "Checked", str(service.checked or unknown)
    yield "Source", clean(service.source, 500) or unknown
    label = "Read at"
    for address in service.sources:
        yield label, clean(address, 500)
        label = ""
    if service.billing:
        yield "Billed also by", ", ".join(map(clean, service.billing))
    if service.statement:
        yield "On statements", ", ".join(map(clean, service.statement))
    for name, value in service.manual.as_dict().items() if service.manual else ():
        yield name, clean(value, 500)
    states = ", ".join(state.value.replace("_", " ") for state in service.states)
    yield "Recognises", states or "pages by their text alone"
    label = "Presses"
    for name, control in service.controls.items():
        targets = " | ".join(clean(target.describe()) for target in control.targets())
        yield label, f"{name.replace('_', ' ')}{' (needs your yes)' if control.final else ''}: {targets}"
        label = ""
    if not service.controls and not service.steps:
        yield "Presses", "controls by their text alone"
    label = "Learned"
    for step in service.steps:
        yield label, clean(step.describe())
        label = ""
    for warning in service.warnings:
        yield "WARNING", clean(warning)
    yield "Defined in", clean(service.origin)


def known_services(config: AppConfig) -> list[ServiceDefinition]:
    """Return bundled and own definitions, sorted by id. Own definitions replace bundled ones.

    Raises:
        ConfigurationError: an own definition is invalid.
    """
    from subterminator.services.definition import load_file

    own = [load_file(file) for file in own_files(config)]
    every = {service.id: service for service in (*bundled_services(), *own)}
    return sorted(every.values(), key=lambda each: each.id)


def bundled_services() -> list[ServiceDefinition]:
    """Return the bundled definitions."""
    from subterminator.services.definition import builtin

    return list(builtin().values())


def own_files(config: AppConfig) -> list[Path]:
    """List the files of the person's own definitions."""
    return sorted((config.config_dir / "services").glob("*.toml"))
