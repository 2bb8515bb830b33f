"""Assembles the folder of the extension: its own files, the page script, and the schema of the protocol."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from subterminator.extension.protocol import schema
from subterminator.perception import eyes_source

SOURCES = Path(__file__).parent / "chrome"


def assemble(folder: Path, *, trusted_clicks: bool = False) -> None:
    """Make `folder` the extension that Chrome loads unpacked, and nothing else. What stands there already stays.

    `trusted_clicks` asks for Chrome's debugger: presses are then made as a mouse makes them, and native dialogs are
    judged. Chrome does not let an extension ask for that later, so it is an edition of its own.
    """
    contents = _contents(trusted_clicks=trusted_clicks)
    for name, content in contents.items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    for path in folder.rglob("*.js"):
        if path.relative_to(folder).as_posix() not in contents:
            path.unlink()


def _contents(*, trusted_clicks: bool) -> dict[str, bytes]:
    """Collect the files by path in the folder. The manifest's `version_name` ends with the digest of all of them."""
    contents = {
        path.relative_to(SOURCES).as_posix(): path.read_bytes() for path in sorted(SOURCES.rglob("*")) if path.is_file()
    }
    # The page script stands under a symbol of the extension's own world.
    eyes = f"globalThis[Symbol.for('subterminator.eyes')] ??= ({eyes_source()})();\n"
    contents |= {"eyes.js": eyes.encode(), "protocol.schema.json": json.dumps(schema(), ensure_ascii=False).encode()}
    manifest = json.loads(contents["manifest.json"])
    if trusted_clicks:
        manifest["permissions"].append("debugger")
    digest = hashlib.sha256(repr(sorted({**contents, "manifest.json": manifest}.items())).encode()).hexdigest()
    manifest["version_name"] = f"{manifest['version']} ({digest[:8]})"
    return {**contents, "manifest.json": (json.dumps(manifest, indent=2) + "\n").encode()}


if __name__ == "__main__":
    assemble(Path(sys.argv[1]))
