"""Set-up, with programs that only say that they were called."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="set-up by make is for Linux and macOS")


def program(folder: Path, name: str, *lines: str) -> None:
    """A shell script that notes its call in `calls` beside it."""
    folder.mkdir(exist_ok=True)
    script = folder / name
    script.write_text("\n".join(["#!/bin/sh", f'echo "{name} $*" >> "{folder / "calls"}"', *lines]), encoding="utf-8")
    script.chmod(0o755)


def get_browser(folder: Path, *, root: bool, there: bool, apt: str, download: str) -> tuple[int, list[str]]:
    """Exit code and calls of the script, where `apt` and `download` are what those two do."""
    found = folder / "found"
    if there:
        found.touch()
    program(folder, "subterminator", f'[ -e "{found}" ] || exit 9')
    program(folder, "id", f"echo {0 if root else 1000}")
    program(folder, "dpkg", "exit 1")  # whatever this system has
    program(folder, "apt-get", *([] if apt == "works" else ["exit 100"]), f'[ "$1" = update ] || touch "{found}"')
    program(folder, "python", *([f'touch "{found}"'] if download == "works" else ["exit 1"]))
    answer = subprocess.run(
        ["bash", str(ROOT / "scripts/get-browser"), str(folder)],  # noqa: S607  # wherever this system keeps it
        env={**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    calls = (folder / "calls").read_text(encoding="utf-8").splitlines()
    return answer.returncode, [call for call in calls if call.split()[0] in {"apt-get", "python"}]


@pytest.mark.spec("setup.browser-got")
@pytest.mark.parametrize(
    ("root", "there", "apt", "download", "code", "called"),
    [
        (True, True, "works", "works", 0, []),
        (True, False, "works", "works", 0, ["apt-get update", "apt-get install"]),
        (True, False, "fails", "works", 0, ["apt-get update", "python -m"]),
        (False, False, "works", "works", 0, ["python -m"]),
        (False, False, "works", "fails", 9, ["python -m"]),
    ],
    ids=["there already", "root on Debian", "apt fails", "not root", "nothing works"],
)
def test_a_browser_is_got_the_way_the_machine_allows(
    tmp_path: Path, root: bool, there: bool, apt: str, download: str, code: int, called: list[str]
) -> None:
    """The distribution's for root on Debian, else Playwright's; never anything when there is one."""
    ended, calls = get_browser(tmp_path, root=root, there=there, apt=apt, download=download)
    assert (ended, [" ".join(call.split()[:2]) for call in calls]) == (code, called)


@pytest.mark.spec("setup.pinned")
def test_an_installation_says_that_it_takes_minutes() -> None:
    """What is printed before the packages are installed quietly."""
    printed = (ROOT / "Makefile").read_text(encoding="utf-8").partition("--require-hashes")[0]
    assert "takes a few minutes" in printed


@pytest.mark.spec("setup.pinned")
def test_every_dependency_is_pinned_with_hashes_and_without_addresses() -> None:
    """A fresh clone gets what was tested, from wherever the machine gets its packages."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pins = re.findall(r"^\S.*?(?=^\S|\Z)", lock, re.DOTALL | re.MULTILINE)
    assert [pin.split()[0] for pin in pins if "==" not in pin.split()[0] or "--hash=sha256:" not in pin] == []
    assert "://" not in lock
    assert "--require-hashes" in (ROOT / "Makefile").read_text(encoding="utf-8")


def check_javascript(folder: Path, *, ci: bool, install: str, types: str) -> tuple[int, str]:
    """Exit code and words of the script, where `npm ci` and `tsc` do that; "missing" for no npm."""
    (folder / "scripts").mkdir()
    (folder / "package-lock.json").touch()
    script = shutil.copy(ROOT / "scripts/check-javascript", folder / "scripts")
    tools = folder / "bin"
    for name in ("bash", "dirname", "touch", "mkdir", "chmod"):
        tools.mkdir(exist_ok=True)
        (tools / name).symlink_to(str(shutil.which(name)))
    if install != "missing":
        compiler = f"mkdir -p node_modules/.bin; printf '#!/bin/sh\\n{types}\\n' > node_modules/.bin/tsc"
        program(tools, "npm", "exit 1" if install == "fails" else f"{compiler}; chmod +x node_modules/.bin/tsc")
    environment = {"PATH": str(tools), **({"CI": "1"} if ci else {})}
    answer = subprocess.run(
        [tools / "bash", script], env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False, text=True
    )
    return answer.returncode, answer.stdout.strip()


@pytest.mark.spec("setup.javascript")
@pytest.mark.parametrize(
    ("ci", "install", "types", "code", "told"),
    [
        (True, "missing", "", 0, "there is no Node"),
        (False, "fails", "", 0, "could not be installed"),
        (True, "fails", "", 1, ""),
        (False, "works", "exit 0", 0, ""),
        (False, "works", "exit 2", 2, ""),
    ],
    ids=["no Node", "no network", "no network in CI", "right types", "wrong types"],
)
def test_types_of_the_javascript_are_checked_where_they_can_be(
    tmp_path: Path, ci: bool, install: str, types: str, code: int, told: str
) -> None:
    """A machine without Node is told in one line and goes on; wrong types fail."""
    ended, said = check_javascript(tmp_path, ci=ci, install=install, types=types)

    assert ended == code
    assert told in said
    assert bool(said) == bool(told)
