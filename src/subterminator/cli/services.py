"""`subterminator services`: what is known about services, and whether a definition of your own is right."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from subterminator.cli.echo import echo

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.services.definition import ServiceDefinition

__all__ = ["command", "known"]


@click.group("services")
def command() -> None:
    """The services that can be named, and definitions of your own.

    A definition is a file of facts. Yours go into the folder `services` beside config.toml (`subterminator doctor` says
    where), and hide those of the same id that come with the program.
    """


@command.command("list")
@click.option("--json", "as_json", is_flag=True, help="A JSON list on standard output.")
def list_(as_json: bool) -> None:
    """Name every service: those that come with the program, and yours."""
    from subterminator.cli.output import clean
    from subterminator.domain.settings import AppConfig

    services = known(AppConfig.load())
    if as_json:
        echo(json.dumps([{"id": s.id, "name": s.name, "entry_url": s.entry_url} for s in services]))
        return
    width = max(len(service.id) for service in services)
    for service in services:
        echo(f"{service.id:<{width}}  {clean(service.name, 40)}  {clean(service.entry_url)}")


@command.command("check")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def check(file: Path) -> None:
    """Read a definition without running it.

    Says what is wrong with it, in which line, under which key, and how to mend it.
    """
    from subterminator.cli.output import clean
    from subterminator.services.definition import load_file

    service = load_file(file)
    echo(f"ok: {service.id}, {clean(service.name)}, at {', '.join(map(clean, service.hosts))}")


FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@command.command("show")
@click.argument("service_id", metavar="[ID]", required=False)
@click.option("--service-file", type=FILE, help="A definition of your own, whether or not it is installed.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def show(service_id: str | None, service_file: Path | None, as_json: bool) -> None:
    """Tell what is known about one service.

    Where it is and where a run stays, what is recognised and pressed there, what needs your yes, who checked it and
    when, who else may bill for it.
    """
    from subterminator.domain.settings import AppConfig
    from subterminator.services.definition import find

    if service_id is None and service_file is None:
        raise click.UsageError("Say which: an ID of `subterminator services list`, or --service-file FILE.")
    service = find(service_id, [AppConfig.load().config_dir / "services"], service_file)
    if as_json:
        echo(json.dumps(_data(service)))
        return
    for label, value in _rows(service):
        echo(f"{label:<14} {value}")


def _data(service: ServiceDefinition) -> dict[str, Any]:
    return {
        "id": service.id,
        "name": service.name,
        "entry_url": service.entry_url,
        "hosts": list(service.hosts),
        "languages": list(service.languages),
        "checked": service.checked.isoformat() if service.checked else None,
        "source": service.source,
        "billing": list(service.billing),
        "manual": service.manual.as_dict() if service.manual else None,
        "states": [state.value for state in service.states],
        "controls": {
            name: {"final": control.final, "found_by": [target.describe() for target in control.targets()]}
            for name, control in service.controls.items()
        },
        "warnings": list(service.warnings),
        "origin": service.origin,
    }


def _rows(service: ServiceDefinition) -> Iterator[tuple[str, str]]:
    """What a person reads, a label and a value a line; what goes on in the next line has no label."""
    from subterminator.cli.output import clean

    unknown = "nobody has said; look closely at what it does"
    yield "Service", f"{clean(service.name)} ({service.id})"
    yield "Account page", clean(service.entry_url)
    yield "Stays on", ", ".join(map(clean, service.hosts))
    yield "Languages", ", ".join(map(clean, service.languages)) or "any that the program knows"
    yield "Checked", str(service.checked or unknown)
    yield "Source", clean(service.source, 500) or unknown
    if service.billing:
        yield "Billed also by", ", ".join(map(clean, service.billing))
    for name, value in service.manual.as_dict().items() if service.manual else ():
        yield name, clean(value, 500)
    states = ", ".join(state.value.replace("_", " ") for state in service.states)
    yield "Recognises", states or "pages by their words alone"
    label = "Presses"
    for name, control in service.controls.items():
        found = " | ".join(clean(target.describe()) for target in control.targets())
        yield label, f"{name.replace('_', ' ')}{' (needs your yes)' if control.final else ''}: {found}"
        label = ""
    if not service.controls:
        yield "Presses", "what reads like it, by words alone"
    for warning in service.warnings:
        yield "WARNING", clean(warning)
    yield "Defined in", clean(service.origin)


def known(config: AppConfig) -> list[ServiceDefinition]:
    """The bundled definitions and the person's own, by id; theirs hide ours.

    Raises:
        ConfigurationError: one of theirs is bad.
    """
    from subterminator.services.definition import builtin, load_file

    own = [load_file(file) for file in sorted((config.config_dir / "services").glob("*.toml"))]
    return sorted((dict(builtin()) | {service.id: service for service in own}).values(), key=lambda each: each.id)
