"""`subterminator runs`: what earlier runs came to, and a person's word on a press nobody read back."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from subterminator.cli.main import front
from subterminator.domain.protocols import ApprovalRequest, Outcome, State
from subterminator.domain.settings import AppConfig
from subterminator.record.journal import SessionLogger
from subterminator.record.press_ledger import PressLedger
from subterminator.record.runs import RunSpec


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AppConfig:
    """Folders of its own for each test."""
    monkeypatch.setenv("SUBTERMINATOR_DATA_DIR", str(tmp_path))
    return AppConfig.load()


def runs(*arguments: str) -> Result:
    """The command's answer to those arguments."""
    return CliRunner().invoke(front, ["runs", *arguments])


SPEC = RunSpec("aaaa1111", "practice", "engine", "rules", datetime(2026, 11, 21, tzinfo=UTC))


def record(config: AppConfig, run_id: str, outcome: Outcome | None, spec: RunSpec | None = None) -> Path:
    """A run on the disk; outcome None: it was cut short."""
    journal = SessionLogger.start(config.output_dir, "practice", run_id)
    if spec is not None:
        journal.write("run_started", spec=spec.to_dict())
    journal.write("pressed", action="click", role="button", name="Next\x1b[2J", url="http://127.0.0.1/cancel")
    if outcome:
        journal.write("run_ended", outcome=outcome.word, state=State.COMPLETE, message="read back", effective_date=None)
    journal.close()
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


@pytest.mark.spec("cli.runs-list")
def test_a_run_without_an_end_whose_press_may_have_been_sent_is_to_be_checked(config: AppConfig) -> None:
    """Nobody's approval is awaited any more, and it is more than cut short."""
    with SessionLogger.start(config.output_dir, "practice", "cccc3333") as journal:
        journal.write("submitting", control="Finish")
    assert "  check account  " in runs("list").stdout
    with SessionLogger.reopen(journal.directory) as journal:
        journal.write("leg_ended", ending="session_lost", state="unknown", message="look there", outcome="needs_review")
    assert "check account: look there." in runs("show", "last").stdout


@pytest.mark.spec("cli.runs-show")
def test_a_run_killed_at_its_question_is_cut_short_and_says_how_to_go_on(config: AppConfig) -> None:
    """While it asks it awaits an approval; once its process is gone, nobody can give one."""
    request = ApprovalRequest(
        run_id="dddd4444",
        service="practice",
        host="a.example",
        role="button",
        name="Finish",
        text="Finish",
        form_method="post",
        form_action="https://a.example/cancel",
        url="https://a.example/cancel",
        title="Cancel",
        facts={},
        reason="it ends the subscription",
        nonce="n1",
        expires=datetime(2026, 11, 22, tzinfo=UTC),
    )
    with SessionLogger.start(config.output_dir, "practice", "dddd4444") as journal:
        journal.write("run_started", spec=replace(SPEC, run_id="dddd4444").to_dict())
        journal.write("leg_started", leg=1)
        journal.write("approval_requested", request=request.to_dict())
        assert "  awaits approval  " in runs("list").stdout
        assert "Waiting for your yes." in runs("show", "last").stdout
    assert "  cut short  " in runs("list").stdout
    shown = runs("show", "last").stdout
    assert "Interrupted while it asked you." in shown
    assert "subterminator runs resume dddd4444" in shown


@pytest.mark.spec("cli.runs-last")
def test_last_passes_over_runs_that_could_not_start(config: AppConfig) -> None:
    """One that opened a page and then lacked something is a run. Where all could not start, the newest is told."""

    def mistake(run_id: str, *events: str) -> None:
        with SessionLogger.start(config.output_dir, "practice", run_id) as journal:
            for event in events:
                journal.write(event, url="https://a.example/")
            end = {"state": State.START, "message": "no browser", "effective_date": None}
            journal.write("run_ended", outcome="configuration", **end)

    def last() -> str:
        return str(json.loads(runs("show", "last", "--json").stdout)["run_id"])

    mistake("dddd0001")
    assert last() == "dddd0001"
    record(config, "aaaa1111", Outcome.CANCELLED)
    mistake("dddd0002")
    assert last() == "aaaa1111"
    mistake("dddd0003", "navigating")
    assert last() == "dddd0003"


@pytest.mark.spec("cli.runs-last")
def test_a_press_is_not_settled_as_both(config: AppConfig) -> None:
    """Nor does the last option win."""
    answer = runs("settle", "last", "--sent", "--not-sent")
    assert (answer.exit_code, "--sent and --not-sent exclude each other" in answer.stderr) == (2, True)


def test_no_runs_yet_is_said(config: AppConfig) -> None:
    """An empty answer would look like a fault."""
    assert runs("list").stdout == f"No runs in {config.output_dir}.\n"


@pytest.mark.spec("cli.runs-show")
def test_a_run_is_shown_step_by_step_in_words_and_cleaned(config: AppConfig) -> None:
    """The journal holds what pages wrote; the terminal gets it cleaned, each day named once."""
    directory = record(config, "aaaa1111", Outcome.CANCELLED)
    out = runs("show", "aaaa").stdout
    assert re.match(r"\d{4}-\d\d-\d\d\n\d\d:\d\d:\d\d  The record of run aaaa1111 begins\n", out)
    assert "Done: click button 'Next'" in out
    assert "Cancelled. The account page, opened afresh" in out
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


# -- report, open, delete ----------------------------------------------------------------------------------------------


@pytest.mark.spec("runs.report")
def test_the_report_is_written_where_it_is_wanted_and_its_proof_checked(config: AppConfig, tmp_path: Path) -> None:
    """Its path is all that standard output gets; nothing differs, so it ends with 0."""
    directory = record(config, "aaaa1111", Outcome.CANCELLED)

    answer = runs("report", "--output", str(tmp_path / "for the bank.html"))

    assert (answer.exit_code, answer.stdout) == (0, f"{tmp_path / 'for the bank.html'}\n")
    assert "<!doctype html>" in (tmp_path / "for the bank.html").read_text(encoding="utf-8").lower()
    assert runs("report", "aaaa").stdout == f"{directory / 'report.html'}\n"
    assert json.loads(runs("report", "--json").stdout)["problems"] == []


@pytest.mark.spec("cli.report-formats")
def test_all_formats_that_are_asked_for_are_written(
    config: AppConfig, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each to its usual name; one name for several files is refused before anything is written."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    name = record(config, "aaaa1111", Outcome.CANCELLED).name
    refused = runs("report", "--zip", "--ics", "-o", "both.zip")
    assert (refused.exit_code, list(folder.iterdir())) == (2, [])
    assert "--output is for one file" in refused.stderr
    assert runs("report", "--zip", "--ics").stdout == f"{name}.ics\n{name}.zip\n"
    assert {path.name for path in folder.iterdir()} == {f"{name}.ics", f"{name}.zip"}
    assert json.loads(runs("report", "--ics", "--zip", "--json").stdout)["files"] == [f"{name}.ics", f"{name}.zip"]


@pytest.mark.spec("runs.report")
def test_a_changed_record_is_named_and_ends_with_1(config: AppConfig) -> None:
    """Whoever passes the report on knows that its proof does not hold."""
    directory = record(config, "aaaa1111", Outcome.CANCELLED)
    journal = directory / "journal.jsonl"
    journal.write_bytes(journal.read_bytes().replace(b"Next", b"Keep"))

    answer = runs("report", "aaaa")

    assert answer.exit_code == 1
    assert answer.stderr.startswith("warning: line ")


@pytest.mark.spec("runs.report")
@pytest.mark.spec("cli.errors-one-line")
def test_a_report_that_cannot_be_written_is_an_error_of_one_line(config: AppConfig, tmp_path: Path) -> None:
    """The folder is missing: where, and what to do."""
    record(config, "aaaa1111", Outcome.CANCELLED)
    answer = runs("report", "-o", str(tmp_path / "nowhere" / "r.html"))
    assert (answer.exit_code, len(answer.stderr.splitlines())) == (9, 1)
    assert "nowhere" in answer.stderr


@pytest.mark.spec("runs.open")
@pytest.mark.parametrize(("screen", "works"), [(True, True), (True, False), (False, True)])
def test_the_report_opens_in_a_browser_or_its_path_is_printed(
    config: AppConfig, monkeypatch: pytest.MonkeyPatch, screen: bool, works: bool
) -> None:
    """Without a screen no browser is looked for: a text browser would take the terminal."""
    opened: list[str] = []
    monkeypatch.setenv("SUBTERMINATOR_HEADLESS", "false" if screen else "true")

    def open_it(address: str) -> bool:
        opened.append(address)
        return works

    def browse(address: str) -> bool:
        opened.append(address)
        return works

    monkeypatch.setattr("webbrowser.open", browse)
    path = record(config, "aaaa1111", Outcome.CANCELLED) / "report.html"

    answer = runs("open")

    assert opened == ([path.as_uri()] if screen else [])
    assert answer.stdout == ("" if screen and works else f"{path}\n")
    assert path.is_file()


@pytest.mark.spec("runs.delete")
@pytest.mark.parametrize(("typed", "gone"), [("y\n", True), ("n\n", False), ("\n", False)])
def test_a_run_is_deleted_only_after_a_yes(
    config: AppConfig, monkeypatch: pytest.MonkeyPatch, typed: str, gone: bool
) -> None:
    """The answer that is taken for granted is no."""
    monkeypatch.setattr("subterminator.cli.prompts.terminal", lambda: 0)
    directory = record(config, "aaaa1111", Outcome.CANCELLED)

    answer = CliRunner().invoke(front, ["runs", "delete", "aaaa"], input=typed)

    assert (answer.exit_code, directory.exists()) == (0 if gone else 3, not gone)


@pytest.mark.spec("runs.delete")
def test_without_a_terminal_a_run_is_deleted_only_with_yes(config: AppConfig) -> None:
    """A pipe that says y is not a person."""
    directory = record(config, "aaaa1111", Outcome.CANCELLED)
    assert CliRunner().invoke(front, ["runs", "delete", "aaaa"], input="y\n").exit_code == 2
    assert directory.exists()
    assert json.loads(runs("delete", "last", "--yes", "--json").stdout) == {"deleted": "aaaa1111"}
    assert not directory.exists()


@pytest.mark.spec("runs.delete")
def test_a_run_whose_press_is_open_or_that_goes_on_is_never_deleted(config: AppConfig) -> None:
    """Until it is settled, its record is all that tells what happened."""
    directory = record(config, "aaaa1111", None)
    ledger = PressLedger(config.ledger_path)
    intent = ledger.intend("practice", "", "aaaa1111", "Finish")
    answer = runs("delete", "aaaa", "--yes")
    assert (answer.exit_code, directory.exists()) == (9, True)
    assert "runs settle aaaa1111" in answer.stderr
    ledger.settle(intent, "ended")
    with SessionLogger.reopen(directory):
        assert runs("delete", "aaaa", "--yes").exit_code == 9
    assert runs("delete", "aaaa", "--yes").exit_code == 0
    assert not directory.exists()


def aged(directory: Path, days: int) -> None:
    """Let a run have happened so many days ago."""
    journal = directory / "journal.jsonl"
    then = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    journal.write_text(re.sub(r'"time": ?"[^"]+"', f'"time":"{then}"', journal.read_text("utf-8")), "utf-8")


@pytest.mark.spec("runs.retention")
def test_old_runs_are_deleted_unless_something_is_left_to_do(config: AppConfig) -> None:
    """Not one without an end, that needs somebody, whose press is open, that goes on, or that has ended lately."""
    old = {outcome.word: record(config, f"{number:02d}aa", outcome) for number, outcome in enumerate(Outcome)}
    old |= {"cut short": record(config, "cutt", None), "open press": record(config, "pres", Outcome.FAILED)}
    old |= {"going on": record(config, "goon", Outcome.CANCELLED), "runs on": record(config, "runs", Outcome.SCHEDULED)}
    ended = old["runs on"] / "journal.jsonl"
    later = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    ended.write_text(
        re.sub(r'"effective_date": ?null', f'"effective_date":"{later}"', ended.read_text("utf-8")), "utf-8"
    )
    for directory in old.values():
        aged(directory, 91)
    new = record(config, "newr", Outcome.CANCELLED)
    PressLedger(config.ledger_path).intend("practice", "", "pres", "Finish")
    kept = {"needs_human", "needs_review", "cut short", "open press", "going on", "runs on"}
    with SessionLogger.reopen(old["going on"]):
        answer = runs("delete", "--older-than", "90d", "--yes")
    assert answer.exit_code == 0, answer.output
    left = {name for name, directory in old.items() if directory.exists()}
    assert left == kept
    assert new.exists()
    told = answer.stdout.splitlines()
    assert len(told) == len(old) - len(kept)
    assert all(line.startswith("deleted ") for line in told)
    assert any("cancelled" in line and str(old["cancelled"]) in line for line in told)
    assert "No run is older than 52w" in runs("delete", "--older-than", "52w").stdout
    assert json.loads(runs("delete", "--older-than", "52w", "--json").stdout) == {"deleted": []}


@pytest.mark.spec("runs.retention")
def test_old_runs_are_deleted_only_after_a_yes(config: AppConfig, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are listed first; without a terminal --yes is needed; an age has a unit."""
    directory = record(config, "aaaa1111", Outcome.CANCELLED)
    aged(directory, 91)
    assert runs("delete", "--older-than", "90d").exit_code == 2
    for wrong in ("90", "d", "3m", "-1d", ""):
        assert runs("delete", "--older-than", wrong, "--yes").exit_code == 2
    assert runs("delete", "aaaa", "--older-than", "90d", "--yes").exit_code == 2
    assert runs("delete").exit_code == 2
    monkeypatch.setattr("subterminator.cli.prompts.terminal", lambda: 0)
    answer = CliRunner().invoke(front, ["runs", "delete", "--older-than", "90d"], input="n\n")
    assert (answer.exit_code, directory.exists()) == (3, True)
    assert "aaaa1111" in answer.stdout
    answer = CliRunner().invoke(front, ["runs", "delete", "--older-than", "90d"], input="y\n")
    assert (answer.exit_code, directory.exists()) == (0, False)


# -- going on ----------------------------------------------------------------------------------------------------------


@pytest.mark.spec("runs.told-again")
@pytest.mark.parametrize("outcome", [Outcome.SCHEDULED, Outcome.FAILED])
def test_a_run_that_has_its_end_is_told_again(config: AppConfig, outcome: Outcome) -> None:
    """Nothing is started, nothing is written, and the exit code is the one it had."""
    directory = record(config, "aaaa1111", outcome, spec=SPEC)
    before = (directory / "journal.jsonl").read_bytes()

    answer = runs("resume", "aaaa", "--json")

    told = json.loads(answer.stdout)
    assert (told["outcome"], told["message"], answer.exit_code) == (outcome.word, "read back", outcome.exit_code)
    assert (directory / "journal.jsonl").read_bytes() == before


@pytest.mark.spec("runs.practice-site-gone")
@pytest.mark.spec("runs.cut-at-the-start")
@pytest.mark.parametrize(
    ("spec", "said"), [(None, "cut short before it began"), (replace(SPEC, scenario="straight"), "practice serve")]
)
def test_a_run_with_nothing_to_go_on_with_says_so_in_one_line(
    config: AppConfig, spec: RunSpec | None, said: str
) -> None:
    """Its practice site ended with it, or what was asked for was never written down."""
    directory = record(config, "aaaa1111", None, spec=spec)
    before = (directory / "journal.jsonl").read_bytes()

    answer = runs("resume", "last")

    assert (answer.exit_code, len(answer.stderr.splitlines()), said in answer.stderr) == (9, 1, True)
    assert (directory / "journal.jsonl").read_bytes() == before
