"""Checks pages by axe-core, the checker of accessibility that `tests/axe` pins."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from pathlib import Path

from playwright.async_api import Page

FOLDER = Path(__file__).resolve().parents[1] / "axe"
_SCRIPT = FOLDER / "node_modules" / "axe-core" / "axe.min.js"
_GRAVE = frozenset({"serious", "critical"})


def missing() -> str:
    """Install it once for all test processes; explain what is missing for that, "" if nothing is."""
    if shutil.which("npm") is None:
        return "axe-core is installed with npm, and there is no npm"
    with (FOLDER / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _SCRIPT.exists():
            return ""
        try:
            command = ("npm", "ci", "--no-audit", "--no-fund", "--silent", "--ignore-scripts")
            subprocess.run(command, cwd=FOLDER, check=True, timeout=120, stdout=subprocess.DEVNULL)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as problem:
            return f"axe-core could not be installed: {problem}"
    return ""


async def grave_faults(page: Page) -> list[str]:
    """List what is serious or critical on a page, by rule and place. The page's own policy forbids no check of ours."""
    await page.evaluate(_SCRIPT.read_text(encoding="utf-8"))
    found = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert found["passes"], "nothing was checked"
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in _GRAVE
        for node in fault["nodes"]
    ]
