"""The extension's folder is what the program believes it to be: its id, its eyes, and how little it asks for."""

from __future__ import annotations

import hashlib
import json
import os
import re
from base64 import b64decode
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from subterminator import __version__
from subterminator.extension.assembly import SOURCES, assemble
from subterminator.extension.browser import PICTURE_SECONDS, READ_SECONDS, ExtensionBrowser
from subterminator.extension.protocol import EXTENSION_ID, MANIFEST_KEY, schema
from subterminator.perception import eyes_source

MANIFEST = json.loads((SOURCES / "manifest.json").read_text(encoding="utf-8"))


def read(folder: Path, name: str) -> Any:
    """A JSON file of the folder."""
    return json.loads((folder / name).read_text(encoding="utf-8"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The extension as it is assembled."""
    assemble(tmp_path / "extension")
    return tmp_path / "extension"


@pytest.mark.spec("extension.chrome-eyes")
def test_the_eyes_are_those_of_perception(folder: Path) -> None:
    """One account of a page for all designs."""
    assert eyes_source() in (folder / "eyes.js").read_text(encoding="utf-8")


@pytest.mark.spec("extension.schema")
def test_the_schema_is_that_of_the_models(folder: Path) -> None:
    """The extension checks what it hears against what the program says."""
    assert read(folder, "protocol.schema.json") == json.loads(json.dumps(schema()))


@pytest.mark.spec("extension.chrome-manifest")
def test_the_id_follows_from_the_key_wherever_the_folder_lies() -> None:
    """Chrome makes the id of the first half of the key's hash, written with the letters a to p."""
    digits = hashlib.sha256(b64decode(MANIFEST["key"])).hexdigest()[:32]
    assert MANIFEST["key"] == MANIFEST_KEY
    assert digits.translate(str.maketrans("0123456789abcdef", "abcdefghijklmnop")) == EXTENSION_ID


@pytest.mark.spec("extension.chrome-manifest")
def test_no_site_is_asked_for_when_the_extension_is_loaded() -> None:
    """Sites are asked for one by one; nothing runs in a page before that, and no page may reach the extension."""
    assert MANIFEST["permissions"] == ["activeTab", "alarms", "scripting", "storage", "webRequest"]
    assert not {"host_permissions", "content_scripts", "externally_connectable", "web_accessible_resources"} & {
        *MANIFEST
    }


@pytest.mark.spec("extension.chrome-manifest")
def test_what_is_there_for_the_checker_only_changes_nothing_in_chrome() -> None:
    """`web-ext lint` wants Firefox's words beside Chrome's: the same script, from the Chrome that passes them over."""
    assert MANIFEST["background"]["scripts"] == [MANIFEST["background"]["service_worker"]]
    assert int(MANIFEST["minimum_chrome_version"]) >= 121


@pytest.mark.spec("extension.chrome-manifest")
def test_no_code_comes_from_elsewhere_or_out_of_text(folder: Path) -> None:
    """The policy allows the folder's own scripts and this machine's socket; no file evaluates text or writes markup."""
    policy = MANIFEST["content_security_policy"]["extension_pages"]
    assert "script-src 'self';" in policy
    assert policy.endswith("connect-src 'self' ws://127.0.0.1:*")
    said = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.js"))
    assert re.findall(r"\beval\(|new Function|innerHTML|insertAdjacentHTML|document\.write|https?://", said) == []


@pytest.mark.spec("extension.timeouts")
def test_no_command_holds_up_the_next_for_longer_than_the_program_waits() -> None:
    """Commands are done one after another, so the extension gives up on each when the program does, or before."""
    said = (SOURCES / "commands.js").read_text(encoding="utf-8")
    waits = {name: int(number.replace("_", "")) for name, number in re.findall(r"(\w+)(?: =|:) (\d+_000)\b", said)}
    assert waits["READING_MS"] <= READ_SECONDS * 1000
    assert max(waits["screenshot"], waits["pdf"]) <= PICTURE_SECONDS * 1000
    assert waits["navigate_to"] <= signature(ExtensionBrowser.navigate).parameters["timeout"].default


def test_the_extension_has_the_version_of_the_program() -> None:
    """A person who compares the two finds the same number."""
    assert MANIFEST["version"] == __version__


@pytest.mark.spec("extension.chrome-trusted")
def test_the_debugger_is_in_the_edition_for_trusted_clicks_only(folder: Path, tmp_path: Path) -> None:
    """Chrome cannot ask for it later, so whoever wants it loads a folder of its own, with the same id."""
    assemble(tmp_path / "trusted", trusted_clicks=True)

    plain = read(folder, "manifest.json")
    trusted = read(tmp_path / "trusted", "manifest.json")

    assert plain.pop("version_name") != trusted.pop("version_name")
    assert plain == MANIFEST
    assert trusted == {**MANIFEST, "permissions": [*MANIFEST["permissions"], "debugger"]}


@pytest.mark.spec("extension.command-path")
def test_a_folder_is_brought_up_to_date_in_its_place(folder: Path) -> None:
    """Chrome keeps the path; a script of an earlier version goes, what is right is not written again."""
    new = read(folder, "manifest.json")["version_name"]
    (folder / "worker.js").write_text("// old", encoding="utf-8")
    (folder / "gone.js").touch()
    (folder / "_metadata").mkdir()
    os.utime(folder / "popup.js", (1, 1))

    assemble(folder)

    assert re.fullmatch(r"\d+\.\d+\.\d+ \([0-9a-f]{8}\)", new)
    assert read(folder, "manifest.json")["version_name"] == new
    assert (folder / "worker.js").read_bytes() == (SOURCES / "worker.js").read_bytes()
    assert not (folder / "gone.js").exists()
    assert (folder / "_metadata").is_dir()
    assert (folder / "popup.js").stat().st_mtime == 1
