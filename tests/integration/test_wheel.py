"""What people install: a wheel that was built from the sdist, in an environment without these sources."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from email import message_from_string
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from subterminator import __version__
from subterminator.practice import PracticeSite
from terminal import Terminals

ROOT = Path(__file__).parents[2]


def built(source: Path, kind: str, folder: Path) -> Path:
    """The package of that kind, built by the project's own build backend."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sdist."""
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(built(ROOT, "sdist", folder / "sdist")) as sdist:
        sdist.extractall(folder, filter="data")
    return built(folder / f"subterminator-{__version__}", "wheel", folder / "wheel")


def requirements(wheel: Path, extra: str) -> set[str]:
    """Names of all packages that an installation of the wheel with this extra ("": plainly) brings along."""
    with zipfile.ZipFile(wheel) as archive:
        metadata = archive.read(f"subterminator-{__version__}.dist-info/METADATA").decode()
    asked_for = [(line, extra) for line in message_from_string(metadata).get_all("Requires-Dist", [])]
    met: set[tuple[str, str]] = set()
    while asked_for:
        line, of_extra = asked_for.pop()
        requirement = Requirement(line)
        if requirement.marker and not requirement.marker.evaluate({"extra": of_extra}):
            continue
        for package in {(requirement.name, each) for each in ("", *requirement.extras)} - met:
            met.add(package)
            asked_for += [(line, package[1]) for line in distribution(requirement.name).requires or []]
    return {name for name, _ in met}


def install(wheel: Path, place: Path, extra: str = "") -> Path:
    """Install the wheel into an environment that has exactly what it requires, linked from that of the tests."""
    venv.create(place)
    base = {"base": str(place), "platbase": str(place)}
    packages = Path(sysconfig.get_path("purelib", "venv", vars=base))
    for name in requirements(wheel, extra):
        files = distribution(name).files or []
        for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(Path(str(distribution(name).locate_file(top))))
    python = Path(sysconfig.get_path("scripts", "venv", vars=base)) / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", str(wheel)], check=True, capture_output=True)
    return python


def run(python: Path, folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m subterminator` as a stranger to these sources."""
    outside = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SUBTERMINATOR", "ANTHR"))
    }
    environment = {**outside, "SUBTERMINATOR_DATA_DIR": str(folder / "data"), **settings}
    command = [str(python), "-m", "subterminator", *arguments]
    return subprocess.run(command, env=environment, check=False, capture_output=True, text=True, cwd=folder)


@pytest.mark.matrix
@pytest.mark.spec("setup.extras")
@pytest.mark.spec("setup.module")
def test_the_plain_installation_cancels_and_names_the_extra_that_is_missing(wheel: Path, tmp_path: Path) -> None:
    """Required: few packages, a whole cancellation with proof, and a line that helps where more is needed."""
    assert len(requirements(wheel, "")) <= 26
    assert not requirements(wheel, "") & {"anthropic", "openai", "mcp", "httpx2", "jsonschema", "opentelemetry-api"}
    python = install(wheel, tmp_path / "venv")

    for design in ([], ["--experimental-ai-led"]):
        answer = run(python, tmp_path, "cancel", "practice", "--approve", "once", "--plain", "--headless", *design)
        assert answer.returncode == 0, answer.stdout + answer.stderr
        assert "read back from the account page" in answer.stdout
    verified = run(python, tmp_path, "runs", "report", "-o", "proof.html")
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert run(python, tmp_path, "doctor").returncode == 0

    asked = ["cancel", "practice", "--ai-agent"]
    claude = run(python, tmp_path, *asked, "--brain", "claude", ANTHROPIC_API_KEY="sk-test")
    unasked = run(python, tmp_path, *asked, ANTHROPIC_API_KEY="sk-test")
    server = run(python, tmp_path, "mcp", "--service", "practice")
    assert (claude.returncode, unasked.returncode, server.returncode) == (9, 9, 9)
    assert claude.stderr.startswith("error: --brain claude needs the extra claude: ")
    assert claude.stderr.endswith(f"pip install '{wheel}[claude]'\n")
    assert "needs the extra claude: " in unasked.stderr
    assert server.stderr.endswith(f"pip install '{wheel}[mcp]'\n")


@pytest.mark.matrix
@pytest.mark.spec("setup.first-run")
async def test_a_first_run_needs_an_address_and_one_yes(wheel: Path, tmp_path: Path) -> None:
    """Required: from a home page of which nothing is known to the end, at a terminal, in a folder of nobody's."""
    python = install(wheel, tmp_path / "venv")
    settings = {"HOME": str(tmp_path), "PYTHONPATH": "", "SUBTERMINATOR_CONFIRM_TIMEOUT": "60"}
    settings |= {f"SUBTERMINATOR_{name}_DIR": str(tmp_path / name) for name in ("CONFIG", "DATA", "OUTPUT")}
    async with PracticeSite("straight") as site:
        with Terminals(settings, (str(python), "-m", "subterminator")) as terminals:
            terminal = terminals.open("cancel", f"{site.base_url}/", "--headless", "--plain")
            await asyncio.to_thread(terminal.read_until, b"You have 60 seconds.")
            terminal.type(b"confirm\n")
            await asyncio.to_thread(terminal.read_until, b"[y/N]")
            terminal.type(b"\n")
            code = await asyncio.to_thread(terminal.end)
        assert (code, site.ledger.final_requests) == (0, 1), terminal.seen.decode()
    assert terminal.seen.count(b"Your yes is needed.") == 1
    assert "“Two screens, full HD · $13.49 a month”" in terminal.seen.decode()


@pytest.mark.matrix
@pytest.mark.spec("setup.extras")
def test_each_extra_installs_what_its_feature_imports(wheel: Path, tmp_path: Path) -> None:
    """Claude can be asked with the one, and the tools are served with the other."""
    claude = install(wheel, tmp_path / "claude", "claude")
    mcp = install(wheel, tmp_path / "mcp", "mcp")
    imports = "from subterminator.core.ai import Claude; Claude('sk-test').client"
    served = "import subterminator.mcp.server"
    openai = install(wheel, tmp_path / "openai", "openai")
    chats = "from subterminator.core.ai.chat_model import Endpoint; Endpoint(None, 'http://127.0.0.1:9/v1', 1).sdk"
    for python, line in ((claude, imports), (mcp, served), (openai, chats)):
        answer = subprocess.run([str(python), "-I", "-c", line], check=False, capture_output=True, text=True)
        assert answer.returncode == 0, answer.stderr


@pytest.mark.matrix
@pytest.mark.spec("setup.wheel")
def test_a_wheel_has_all_that_it_needs(wheel: Path, tmp_path: Path) -> None:
    """Required: data files are in it, and what is not in git is made when it is asked for."""
    python = install(wheel, tmp_path / "venv")

    def said(*arguments: str) -> str:
        answer = run(python, tmp_path, *arguments)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout

    folder = Path(said("extension", "path").strip())

    assert folder == tmp_path / "data" / "chrome-extension"
    assert json.loads((folder / "protocol.schema.json").read_text(encoding="utf-8"))["version"] == 1
    assert "const eyes" in (folder / "eyes.js").read_text(encoding="utf-8")
    assert "netflix" in said("services", "list")
    assert "straight" in said("practice", "list")
