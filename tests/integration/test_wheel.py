"""What people install: a wheel that was built from the sdist, in an environment without these sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

import pytest

from subterminator import __version__

ROOT = Path(__file__).parents[2]


def built(source: Path, kind: str, folder: Path) -> Path:
    """The package of that kind, built by the project's own build backend."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    return next(folder.iterdir())


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The command, installed from the wheel; its dependencies are those of the tests, its sources are not."""
    with tarfile.open(built(ROOT, "sdist", tmp_path / "sdist")) as sdist:
        sdist.extractall(tmp_path, filter="data")
    wheel = built(tmp_path / f"subterminator-{__version__}", "wheel", tmp_path / "wheel")
    place = tmp_path / "venv"
    venv.create(place)
    base = {"base": str(place), "platbase": str(place)}
    packages = Path(sysconfig.get_path("purelib", "venv", vars=base))
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")  # its .pth is not read
    scripts = Path(sysconfig.get_path("scripts", "venv", vars=base))
    pip = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", str(wheel)], check=True, capture_output=True)
    return scripts / "subterminator"


@pytest.mark.matrix
@pytest.mark.spec("setup.wheel")
def test_a_wheel_has_all_that_it_needs(installed: Path, tmp_path: Path) -> None:
    """Required: data files are in it, and what is not in git is made when it is asked for."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

    def said(*arguments: str) -> str:
        environment = {**outside, "SUBTERMINATOR_DATA_DIR": str(tmp_path / "data")}
        answer = subprocess.run([installed, *arguments], env=environment, check=True, capture_output=True, text=True)
        return answer.stdout

    folder = Path(said("extension", "path").strip())

    assert folder == tmp_path / "data" / "chrome-extension"
    assert json.loads((folder / "protocol.schema.json").read_text(encoding="utf-8"))["version"] == 1
    assert "const eyes" in (folder / "eyes.js").read_text(encoding="utf-8")
    assert "netflix" in said("services", "list")
    assert "straight" in said("practice", "list")
