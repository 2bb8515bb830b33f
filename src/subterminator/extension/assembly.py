"""The extension's folder as it is shipped: what is copied into it, and its edition with trusted clicks."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from subterminator.perception import eyes_source

__all__ = ["FOLDER", "copy_to", "eyes_script"]

FOLDER = Path(__file__).parent / "chrome"
"""What is loaded unpacked into the person's browser."""
EYES = FOLDER / "eyes.js"


def eyes_script() -> str:
    """`chrome/eyes.js`: the eyes of `perception/*.js` under a symbol of the extension's own world."""
    return (
        "// Copied from perception/*.js by `python -m subterminator.extension.assembly`; a test compares the two.\n"
        f"globalThis[Symbol.for('subterminator.eyes')] ??= ({eyes_source()})();\n"
    )


def copy_to(folder: Path, *, trusted_clicks: bool = False) -> None:
    """Put the extension into a folder, over an earlier copy.

    `trusted_clicks` asks for Chrome's debugger: presses are then made as a mouse makes them, and native dialogs are
    judged. Chrome does not let an extension ask for that later, so it is an edition of its own.
    """
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    if trusted_clicks:
        path = folder / "manifest.json"
        manifest = json.loads(path.read_text(encoding="utf-8"))
        manifest["permissions"].append("debugger")
        path.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    EYES.write_text(eyes_script(), encoding="utf-8")
    sys.stdout.write(f"{EYES}\n")
