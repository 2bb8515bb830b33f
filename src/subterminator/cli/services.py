"""`subterminator services`: what is known about services, and whether a definition of your own is right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from subterminator.services.definition import ServiceDefinition
    from subterminator.utils.config import AppConfig

__all__ = ["command", "known"]


@click.group("services")
def command() -> None:
    """The services that can be named, and definitions of your own."""


@command.command("list")
@click.option("--json", "as_json", is_flag=True, help="A JSON list on standard output.")
def list_(as_json: bool) -> None:
    """Name every service: those that come with the program, and yours."""
    from subterminator.cli.output import clean
    from subterminator.utils.config import AppConfig

    services = known(AppConfig.load())
    if as_json:
        click.echo(json.dumps([{"id": s.id, "name": s.name, "entry_url": s.entry_url} for s in services]))
        return
    width = max(len(service.id) for service in services)
    for service in services:
        click.echo(f"{service.id:<{width}}  {clean(service.name, 40)}  {clean(service.entry_url)}")


@command.command("check")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def check(file: Path) -> None:
    """Read a definition without running it; say what is wrong with it, and where."""
    from subterminator.cli.output import clean
    from subterminator.services.definition import load_file

    service = load_file(file)
    click.echo(f"ok: {service.id}, {clean(service.name)}, at {', '.join(map(clean, service.hosts))}")


def known(config: AppConfig) -> list[ServiceDefinition]:
    """The bundled definitions and the person's own, by id; theirs hide ours.

    Raises:
        ConfigurationError: one of theirs is bad.
    """
    from subterminator.services.definition import builtin, load_file

    own = [load_file(file) for file in sorted((config.config_dir / "services").glob("*.toml"))]
    return sorted((dict(builtin()) | {service.id: service for service in own}).values(), key=lambda each: each.id)
