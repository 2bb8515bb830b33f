"""`subterminator runs`: what earlier runs came to, and a person's word on a press nobody read back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from subterminator.cli.main import front
from subterminator.core.protocols import Outcome, State
from subterminator.record.journal import SessionLogger
from subterminator.record.ledger import PressLedger
from subterminator.utils.config import AppConfig


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AppConfig:
    """Folders of its own for each test."""
    monkeypatch.setenv("SUBTERMINATOR_DATA_DIR", str(tmp_path))
    return AppConfig.load()


def runs(*arguments: str) -> Result:
    """The command's answer to those arguments."""
    return CliRunner().invoke(front, ["runs", *arguments])


def record(config: AppConfig, run_id: str, outcome: Outcome | None) -> Path:
    """A run on the disk; None: it was cut short."""
    journal = SessionLogger.start(config.output_dir, "practice", run_id)
    journal.write("pressed", action="click", role="button", name="Next\x1b[2J", url="http://127.0.0.1/cancel")
    if outcome:
        journal.write("run_ended", outcome=outcome.word, state=State.COMPLETE, message="read back", effective_date=None)
    return journal.directory


@pytest.mark.spec("cli.runs-list")
def test_runs_are_listed_with_their_end(config: AppConfig) -> None:
    """A run without an end is not passed off as one with an end."""
    record(config, "aaaa1111", Outcome.CANCELLED)
    record(config, "bbbb2222", None)

    lines = {line.split()[0]: line for line in runs("list").stdout.splitlines()}

    assert "  cancelled  " in lines["aaaa1111"]
    assert "  cut short  " in lines["bbbb2222"]
    ends = {run["run_id"]: run["outcome"] for run in json.loads(runs("list", "--json").stdout)}
    assert ends == {"aaaa1111": "cancelled", "bbbb2222": None}


def test_no_runs_yet_is_said(config: AppConfig) -> None:
    """An empty answer would look like a fault."""
    assert runs("list").stdout == f"no runs in {config.output_dir}\n"


@pytest.mark.spec("cli.runs-show")
def test_a_run_is_shown_step_by_step_and_cleaned(config: AppConfig) -> None:
    """The journal holds what pages wrote; the terminal gets it cleaned."""
    directory = record(config, "aaaa1111", Outcome.CANCELLED)
    out = runs("show", "aaaa").stdout
    assert "Pressed button “Next”" in out
    assert "cancelled: read back" in out
    assert str(directory) in out
    assert "\x1b" not in out
    events = json.loads(runs("show", "last", "--json").stdout)["events"]
    assert [event["event"] for event in events] == ["opened", "pressed", "run_ended"]


@pytest.mark.spec("cli.errors-one-line")
def test_an_unknown_run_is_an_error_of_one_line(config: AppConfig) -> None:
    """The line says how to see the known ones."""
    answer = runs("show", "zzzz")
    assert answer.exit_code == 9
    assert answer.stderr.startswith("error: no run")
    assert len(answer.stderr.splitlines()) == 1


@pytest.mark.spec("cli.runs-settle")
@pytest.mark.parametrize(("flag", "result"), [("--sent", "person:sent"), ("--not-sent", "person:not sent")])
def test_a_person_settles_a_press_that_nobody_read_back(config: AppConfig, flag: str, result: str) -> None:
    """Only after that may the account be pressed on again, and the ledger keeps who said so."""
    ledger = PressLedger(config.ledger_path)
    ledger.intend("practice", "me@x.test", "aaaa1111", "Finish")

    answer = runs("settle", "aaaa", flag)

    assert answer.exit_code == 0, answer.output
    assert [press.result for press in ledger.history()] == [result]
    assert ledger.unsettled("practice", "me@x.test") is None


@pytest.mark.spec("cli.runs-settle")
def test_nothing_is_settled_by_a_guess(config: AppConfig) -> None:
    """Without a word, with an unknown run, or with a name that fits two, the press stays open."""
    ledger = PressLedger(config.ledger_path)
    for account in ("a", "b"):
        ledger.intend("practice", account, f"aaaa{account}", "Finish")

    assert runs("settle", "aaaaa").exit_code == 2
    assert runs("settle", "zzzz", "--sent").exit_code == 9
    both = runs("settle", "aaaa", "--sent")
    assert both.exit_code == 9
    assert "aaaaa, aaaab" in both.stderr
    assert [press.settled for press in ledger.history()] == [None, None]
