"""The line that adds an extra fits the way in which the program was installed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from subterminator.domain import extras

INDEX: dict[str, Any] = {}
COPY = {"url": "file:///home/ann/my%20copy", "dir_info": {}}
EDITABLE = {"url": "file:///home/ann/copy", "dir_info": {"editable": True}}
GIT = {"url": "https://code.example/sub.git", "vcs_info": {"vcs": "git", "commit_id": "c0ffee"}}
WHEEL = {"url": "https://files.example/subterminator-0.1.0-py3-none-any.whl", "archive_info": {}}


class Installed:
    """Stands in for the installation's own record."""

    def __init__(self, installer: str, origin: dict[str, Any]) -> None:
        self._files = {"INSTALLER": f"{installer}\n", "direct_url.json": json.dumps(origin) if origin else None}

    def read_text(self, name: str) -> str | None:
        return self._files[name]


@pytest.mark.spec("setup.extras")
@pytest.mark.parametrize(
    ("receipt", "installer", "origin", "line"),
    [
        ("", "pip", INDEX, "pip install 'subterminator[fleet]'"),
        ("", "pip", COPY, "pip install '/home/ann/my copy[fleet]'"),
        ("", "pip", EDITABLE, "pip install -e '/home/ann/copy[fleet]'"),
        ("", "uv", EDITABLE, "uv pip install -e '/home/ann/copy[fleet]'"),
        ("", "uv", GIT, "uv pip install 'subterminator[fleet] @ git+https://code.example/sub.git'"),
        ("", "pip", WHEEL, f"pip install 'subterminator[fleet] @ {WHEEL['url']}'"),
        ("pipx_metadata.json", "pip", COPY, "pipx install --force '/home/ann/my copy[fleet,mcp]'"),
        ("uv-receipt.toml", "uv", INDEX, "uv tool install --force 'subterminator[fleet,mcp]'"),
    ],
)
def test_an_extra_is_added_as_the_program_was_installed(
    receipt: str, installer: str, origin: dict[str, Any], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: what was installed from a copy is no package of an index; what makes anew keeps the other extras."""
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(extras, "distribution", lambda name: Installed(installer, origin))
    monkeypatch.setattr(extras, "is_installed", lambda extra: extra == "mcp")
    if receipt:
        (tmp_path / receipt).touch()
    assert extras.install_line("fleet") == line
