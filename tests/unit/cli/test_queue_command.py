"""`subterminator queue`: jobs from a terminal or a script."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from subterminator.cli.main import front


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders of its own for each test."""
    monkeypatch.setenv("SUBTERMINATOR_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("SUBTERMINATOR_CONFIG_DIR", str(tmp_path / "config"))
    monkeypatch.delenv("SUBTERMINATOR_DATABASE_URL", raising=False)


def queue(*arguments: str) -> Result:
    """The command's answer to those arguments."""
    return CliRunner().invoke(front, ["queue", *arguments])


@pytest.mark.spec("fleet.queue-command")
def test_a_job_is_added_shown_withdrawn_and_retried() -> None:
    """From its first line to its second run."""
    assert queue("list").stdout == "No jobs.\n"
    added = queue("add", "netflix", "--account", "Ann@example.com", "--dry-run").stdout
    job = added.split()[0]
    assert added == f"{job}  added  netflix ann@example.com (dry run)\n"
    assert "there already (queued)" in queue("add", "netflix", "--account", "ann@example.com").stdout
    assert queue("list").stdout.splitlines()[1] == f"{job}  queued             netflix ann@example.com (dry run)"
    assert "withdrawn" in queue("cancel", job[:5]).stdout
    assert "has ended: aborted" in queue("cancel", job).stderr
    assert "queued again" in queue("retry", "netflix").stdout
    shown = json.loads(queue("show", job, "--json").stdout)
    assert [each["kind"] for each in shown["events"]] == ["added", "withdrawn", "retried"]
    assert (shown["state"], shown["attempt"]) == ("queued", 2)


@pytest.mark.spec("fleet.queue-command")
def test_a_file_is_added_whole_and_once(tmp_path: Path) -> None:
    """The same file again adds nothing."""
    file = tmp_path / "jobs.csv"
    file.write_text("service,account\nnetflix,ann\nnetflix,bob\nexample.com,\n")
    assert queue("add", "--file", str(file)).stdout.splitlines()[-1] == "3 of 3 added"
    assert queue("add", "--file", str(file)).stdout.splitlines()[-1] == "0 of 3 added"
    assert {job["service"] for job in json.loads(queue("list", "--json").stdout)} == {"netflix", "example-com"}


@pytest.mark.spec("fleet.queue-command")
@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["add"], 2, "Give a service, or a file"),
        (["add", "no-such-service"], 9, "no service"),
        (["show", "ffff"], 9, "no job is called 'ffff'"),
        (["list", "--database", "mysql://x"], 9, "not in 'mysql'"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(arguments: list[str], code: int, told: str) -> None:
    """With the exit code of its kind."""
    answer = queue(*arguments)
    assert answer.exit_code == code
    assert told in answer.stderr
