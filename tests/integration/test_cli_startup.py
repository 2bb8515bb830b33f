"""The command as a process: how long it takes to say something, and what ends it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from command import COMMAND


@pytest.mark.spec("cli.practice-serve")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM to send")
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_practice_serves_until_it_is_told_to_end(tmp_path: Path, ending: signal.Signals) -> None:
    """The site answers at the address it printed, its truth stands in the file, and the end is a clean one."""
    ledger = tmp_path / "ledger.json"
    with subprocess.Popen(
        [*COMMAND, "practice", "serve", "--scenario", "straight", "--ledger", str(ledger)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().rpartition(": ")[2].rpartition(" ")[2].strip()
        with urllib.request.urlopen(address, timeout=10) as page:
            assert page.status == 200
        process.send_signal(ending)
        assert process.wait(10) == 0
    assert json.loads(ledger.read_text(encoding="utf-8"))["status"] == "active"


@pytest.mark.spec("cli.completion")
@pytest.mark.parametrize(("shell", "says"), [("bash", "complete"), ("zsh", "compdef"), ("fish", "complete")])
def test_the_documented_line_gives_a_shell_its_script(shell: str, says: str) -> None:
    """What docs/how-to/completion.md says to put into the shell's file."""
    line = f"_SUBTERMINATOR_COMPLETE={shell}_source"
    page = Path(__file__).parents[2] / "docs/how-to/completion.md"
    assert line in page.read_text(encoding="utf-8")
    name, _, value = line.partition("=")
    answer = subprocess.run(COMMAND, capture_output=True, check=True, text=True, env={**os.environ, name: value})
    assert says in answer.stdout
    assert "subterminator" in answer.stdout


@pytest.mark.spec("cli.completion")
@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes_a_service(tmp_path: Path) -> None:
    """The script in a real bash, with the program on the path."""
    program = tmp_path / "subterminator"
    program.write_text(f"#!{sys.executable}\nfrom subterminator.cli.main import main\nmain()\n", encoding="utf-8")
    program.chmod(0o755)
    script = (
        'eval "$(_SUBTERMINATOR_COMPLETE=bash_source subterminator)"; '
        "COMP_WORDS=(subterminator cancel --service netf); COMP_CWORD=3; COMPREPLY=(); "
        '_subterminator_completion subterminator; echo "${COMPREPLY[@]}"'
    )
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    answer = subprocess.run(["bash", "-c", script], capture_output=True, check=True, text=True, env=env)  # noqa: S607
    assert answer.stdout.split() == ["netflix"]
