"""The drawing of the house is checked: an arrow up, a room without a floor, a second owner of a library fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the source that a test may spoil."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def contracts(house: Path) -> subprocess.CompletedProcess[str]:
    """The answer of the same command that `make check` runs."""
    return subprocess.run(  # our own interpreter
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as run; run()",
            "--no-logo",
            "--no-cache",
        ],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.spec("setup.arrows-point-down")
def test_the_house_as_it_stands_is_in_order(house: Path) -> None:
    """Every import points down, and every outside library has its owner."""
    answer = contracts(house)
    assert answer.returncode == 0, answer.stdout


@pytest.mark.spec("setup.arrows-point-down")
@pytest.mark.parametrize(
    ("file", "line", "broken"),
    [
        ("domain/extra.py", "import subterminator.pages.facts", "Arrows point down BROKEN"),
        ("record/extra.py", "import subterminator.approval", "Arrows point down BROKEN"),
        ("attic/__init__.py", "", "Arrows point down BROKEN"),
        ("services/extra.py", "import playwright.async_api", "Only browser.playwright knows Playwright BROKEN"),
        ("core/extra.py", "import rich.console", "Only cli knows click and rich BROKEN"),
    ],
    ids=["up", "sideways", "room without a floor", "second owner of playwright", "second owner of rich"],
)
def test_a_wrong_arrow_fails_the_check(house: Path, file: str, line: str, broken: str) -> None:
    """The contract is not decoration: each kind of breach is seen."""
    spoilt = house / "src" / "subterminator" / file
    spoilt.parent.mkdir(exist_ok=True)
    spoilt.write_text(line + "\n", encoding="utf-8")

    answer = contracts(house)

    assert answer.returncode == 1
    assert broken in answer.stdout
