"""Options and checks that the commands of the queue share."""

from __future__ import annotations

import getpass
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from subterminator.domain.settings import AppConfig
    from subterminator.fleet.store import JobStore

DATABASE = click.option(
    "--database",
    metavar="URL",
    help="Postgres of the queue, postgresql://user@host/name. Default: SUBTERMINATOR_DATABASE_URL, else a file.",
)
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def load_config(database: str | None = None, **overrides: Any) -> AppConfig:
    """Load the settings for a command of the queue.

    Raises:
        ConfigurationError: the libraries of the queue are not installed.
    """
    from subterminator.domain.extras import require_extra
    from subterminator.domain.settings import AppConfig

    require_extra("fleet", "the queue")
    return AppConfig.load(database_url=database, **overrides)


def open_store(config: AppConfig) -> JobStore:
    """Open the queue."""
    from subterminator.fleet.database import Database
    from subterminator.fleet.store import JobStore

    return JobStore(Database(config.queue_url))


def user_name() -> str:
    """Return the name of the person at this machine, for the record."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "somebody"
