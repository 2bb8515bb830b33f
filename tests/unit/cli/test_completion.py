"""What a shell asks the program when somebody presses Tab."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from subterminator.cli.main import front
from subterminator.domain.settings import AppConfig
from subterminator.record.journal import SessionLogger


def offered(*typed: str) -> list[str]:
    """What is offered for the last word typed."""
    shell = ShellComplete(front, {}, "subterminator", "_SUBTERMINATOR_COMPLETE")
    return [item.value for item in shell.get_completions(list(typed[:-1]), typed[-1])]


@pytest.mark.spec("cli.completion")
@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (["ca"], ["cancel"]),
        (["runs", "re"], ["report", "resume"]),
        (["cancel", "--serv"], ["--service", "--service-file"]),
        (["cancel", "--service", "netf"], ["netflix"]),
        (["cancel", "--approve", ""], ["ask", "deny", "once"]),
        (["cancel", "--scenario", "two_off"], ["two_offers"]),
    ],
)
def test_commands_options_services_and_scenarios_are_offered(typed: list[str], found: list[str]) -> None:
    """As far as they go on from what was typed."""
    assert offered(*typed) == found


@pytest.mark.spec("cli.completion")
def test_runs_are_offered_by_their_ids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the word for the newest."""
    monkeypatch.setenv("SUBTERMINATOR_DATA_DIR", str(tmp_path))
    SessionLogger.start(AppConfig.load().output_dir, "practice", "aaaa1111").close()
    assert offered("runs", "show", "") == ["last", "aaaa1111"]
    assert offered("runs", "open", "aa") == ["aaaa1111"]


@pytest.mark.spec("cli.completion")
def test_a_broken_definition_of_ones_own_does_not_break_the_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command itself says what is wrong with it."""
    monkeypatch.setenv("SUBTERMINATOR_CONFIG_DIR", str(tmp_path))
    (tmp_path / "services").mkdir()
    (tmp_path / "services" / "bad.toml").write_text("id =", encoding="utf-8")
    assert offered("cancel", "--service", "") == []
