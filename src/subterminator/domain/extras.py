"""Optional parts of the installation, and what to do where one is missing."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit
from urllib.request import url2pathname

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

_TOOLS = {
    "pipx_metadata.json": "pipx install --force",
    "uv-receipt.toml": "uv tool install --force",
}
"""Command of a tool by the file that it leaves in each environment that it makes."""


def is_installed(extra: Extra) -> bool:
    """Return whether the libraries of an extra are there, without importing them."""
    return all(find_spec(library) is not None for library in LIBRARIES[extra])


def install_line(extra: Extra) -> str:
    """Return the command that adds an extra to this installation, by the tool that made it, from where it came."""
    prefix = Path(sys.prefix)
    try:
        installed = distribution("subterminator")
        installer = (installed.read_text("INSTALLER") or "").strip()
        origin = json.loads(installed.read_text("direct_url.json") or "{}")
    except (PackageNotFoundError, ValueError):
        installer, origin = "", {}
    tool = "uv pip install" if installer == "uv" else "pip install"
    extras: str = extra
    for receipt, command in _TOOLS.items():
        if (prefix / receipt).exists():  # these make the environment anew, with what is named
            tool, extras = command, ",".join(each for each in LIBRARIES if each == extra or is_installed(each))
    editable = " -e" if origin.get("dir_info", {}).get("editable") else ""
    return f"{tool}{editable} '{_source(origin, extras)}'"


def _source(origin: Mapping[str, Any], extras: str) -> str:
    """Return where the program was installed from, with extras; its name if that was a package index.

    `origin`: the record of PEP 610; empty for an index.
    """
    url = str(origin.get("url") or "")
    if not url:
        return f"subterminator[{extras}]"
    if vcs := origin.get("vcs_info", {}).get("vcs"):
        return f"subterminator[{extras}] @ {vcs}+{url}"
    if not url.startswith("file:"):
        return f"subterminator[{extras}] @ {url}"
    return f"{url2pathname(urlsplit(url).path)}[{extras}]"


def require_extra(extra: Extra, feature: str) -> None:
    """Check that an extra is installed.

    Args:
        feature: what needs it, for the message.

    Raises:
        ConfigurationError: it is not; the message says how to add it.
    """
    if not is_installed(extra):
        raise ConfigurationError(f"{feature} needs the extra {extra}: {install_line(extra)}")
