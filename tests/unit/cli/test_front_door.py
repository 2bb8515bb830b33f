"""The command itself: cheap to start, and everything it offers is explained."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from subterminator import __version__
from subterminator.cli.main import COMMANDS, front
from subterminator.domain.protocols import Outcome

COSTLY = {
    "anthropic",
    "jinja2",
    "mcp",
    "playwright",
    "pydantic",
    "rich",
    "sqlite3",
    "starlette",
    "statemachine",
    "uvicorn",
}


@pytest.mark.spec("cli.quick-help")
@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["cancel", "--help"], ["practice", "serve", "--help"]]
)
def test_help_loads_nothing_that_costs(arguments: list[str]) -> None:
    """Whoever asks for help does not wait for a browser library."""
    script = (
        "import sys\nfrom subterminator.cli.main import front\n"
        "try:\n    front(sys.argv[1:])\nfinally:\n    print('LOADED', *sys.modules)\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    loaded = answer.stdout.rpartition("LOADED")[2].split()
    assert "click" in loaded
    assert COSTLY & set(loaded) == set()


@pytest.mark.spec("cli.help")
def test_every_command_and_option_is_explained() -> None:
    """Nothing is offered without a word on what it does."""

    def silent(command: click.Command, context: click.Context) -> list[str]:
        missing = [] if command.help else [command.name or ""]
        missing += [o.opts[0] for o in command.params if isinstance(o, click.Option) and not o.help]
        if isinstance(command, click.Group):
            for name in command.list_commands(context):
                below = command.get_command(context, name)
                assert below is not None
                missing += [f"{name} {each}" for each in silent(below, context)]
        return missing

    assert silent(front, click.Context(front)) == []
    assert CliRunner().invoke(front, ["--version"]).stdout == f"subterminator, version {__version__}\n"


@pytest.mark.spec("cli.help")
def test_an_unknown_command_is_a_usage_error() -> None:
    """Click's own exit code, and the name that was meant."""
    answer = CliRunner().invoke(front, ["cancle"])
    assert answer.exit_code == 2
    assert "cancle" in answer.stderr
    assert set(COMMANDS) >= {"cancel", "doctor", "practice", "runs", "services"}


@pytest.mark.spec("cli.help")
@pytest.mark.parametrize("page", ["README.md"])
def test_the_table_of_exit_codes_in_the_readme_is_the_programs(page: str) -> None:
    """A script is written by that table."""
    text = (Path(__file__).parents[3] / page).read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in text.splitlines() if line.startswith("| ") and "`" in line.split("|")[2]]
    told = {word.strip(" `"): int(code) for code, words in rows for word in words.split(",")}
    assert told == {outcome.word: outcome.exit_code for outcome in Outcome}


@pytest.mark.spec("cli.practice-list")
def test_practice_scenarios_are_named_with_their_end() -> None:
    """Whoever tries one knows what to expect."""
    told = json.loads(CliRunner().invoke(front, ["practice", "list", "--json"]).stdout)
    assert {"name", "title", "expected"} == told[0].keys()
    lines = CliRunner().invoke(front, ["practice", "list"]).stdout.splitlines()[1:]
    assert [line.split()[:2] for line in lines] == [[each["name"], each["expected"]] for each in told]


@pytest.mark.spec("cli.services-check")
def test_a_definition_of_ones_own_is_checked_without_running_it(tmp_path: Path) -> None:
    """Right: who it is. Wrong: file, line, and the mend of each fault, in one line."""
    file = tmp_path / "gym.toml"
    file.write_text(
        'id = "gym"\nname = "Gym"\nentry_url = "https://gym.example/a"\nhosts = ["gym.example"]\n', encoding="utf-8"
    )
    answer = CliRunner().invoke(front, ["services", "check", str(file)])
    assert (answer.exit_code, answer.stdout) == (0, "ok: gym, Gym, at gym.example\n")
    file.write_text('id = "gym"\n', encoding="utf-8")
    answer = CliRunner().invoke(front, ["services", "check", str(file)])
    assert answer.exit_code == 9
    faults = answer.stderr.splitlines()
    assert {fault.split("gym.toml:1: ")[1].split(":")[0] for fault in faults} == {"name", "entry_url", "hosts"}


@pytest.mark.spec("cli.services-list")
def test_services_are_listed_with_the_persons_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file in the configuration folder is all it takes; it hides a bundled one of the same id."""
    monkeypatch.setenv("SUBTERMINATOR_CONFIG_DIR", str(tmp_path))
    (tmp_path / "services").mkdir()
    for service, host in [("gym", "gym.example"), ("netflix", "mine.example")]:
        (tmp_path / "services" / f"{service}.toml").write_text(
            f'id = "{service}"\nname = "Mine"\nentry_url = "https://{host}/a"\nhosts = ["{host}"]\n', encoding="utf-8"
        )
    listed = {each["id"]: each["entry_url"] for each in json.loads(_listed("--json"))}
    assert listed["gym"] == "https://gym.example/a"
    assert listed["netflix"] == "https://mine.example/a"
    assert "practice" in listed
    assert [line.split()[0] for line in _listed().splitlines()[1:]] == list(listed)


def _listed(*arguments: str) -> str:
    return CliRunner().invoke(front, ["services", "list", *arguments]).stdout
