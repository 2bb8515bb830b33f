"""Optional parts of the installation, and what to do where one is missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal

from subterminator.domain.errors import ConfigurationError

Extra = Literal["claude", "fleet", "mcp", "openai", "stamp"]

LIBRARIES: dict[Extra, tuple[str, ...]] = {
    "claude": ("anthropic",),
    "fleet": ("dbos", "psycopg", "sqlalchemy"),
    "mcp": ("mcp",),
    "openai": ("openai",),
    "stamp": ("rfc3161_client",),
}
"""The libraries that each extra of `pyproject.toml` installs."""


def is_installed(extra: Extra) -> bool:
    """Return whether the libraries of an extra are there, without importing them."""
    return all(find_spec(library) is not None for library in LIBRARIES[extra])


def install_line(extra: Extra) -> str:
    """Return the command that adds an extra; `uv tool install` and `pipx install --force` take the same name."""
    return f"pip install 'subterminator[{extra}]'"


def require_extra(extra: Extra, feature: str) -> None:
    """Check that an extra is installed.

    Args:
        feature: what needs it, for the message.

    Raises:
        ConfigurationError: it is not; the message says how to add it.
    """
    if not is_installed(extra):
        raise ConfigurationError(f"{feature} needs the extra {extra}: {install_line(extra)}")
