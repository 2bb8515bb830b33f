"""`subterminator inbox --text` and `--json`: the questions of the queue without a page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from subterminator.cli import prompts
from subterminator.cli.main import front
from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import Database
from subterminator.fleet.jobs import JobRequest, new_job
from subterminator.fleet.store import JobStore, Kind


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[JobStore]:
    """A queue of its own."""
    monkeypatch.setenv("SUBTERMINATOR_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("SUBTERMINATOR_CONFIG_DIR", str(tmp_path / "config"))
    monkeypatch.delenv("SUBTERMINATOR_DATABASE_URL", raising=False)
    database = Database(AppConfig.load().queue_url)
    yield JobStore(database)
    database.dispose()


@pytest.fixture
def _typing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sits at the terminal."""
    monkeypatch.setattr(prompts, "terminal", lambda: 0)
    monkeypatch.setattr(prompts, "discard_typed_input", lambda _: None)


def ask(store: JobStore, service: str, kind: Kind = Kind.APPROVAL) -> str:
    """The id of a question about a new job."""
    job = store.add([new_job(JobRequest(service=service, account="ann"), AppConfig.load())])[0].job
    store.hand_over(10, lambda *_: None)
    store.begin_leg(job.id, 1, "lease", "worker")
    shown = {"name": "End\x1b[2J it", "facts": {"ends": "2026-12-04"}, "reason": "it ends it", "message": "a code"}
    store.ask(job.id, "lease", f"{job.workflow}-1", kind, {**shown, "warnings": ["it costs $12"]}, digest="d")
    return f"{job.workflow}-1"


def inbox(*arguments: str, typed: str = "") -> Result:
    """The command's answer."""
    return CliRunner().invoke(front, ["inbox", *arguments], input=typed)


@pytest.mark.spec("fleet.inbox-text")
@pytest.mark.usefixtures("_typing")
def test_only_the_word_is_a_yes_in_the_terminal_too(store: JobStore) -> None:
    """Other words and an empty line leave the question for later; stop ends."""
    first, second, third = ask(store, "netflix"), ask(store, "a.example"), ask(store, "b.example")
    out = inbox("--text", "--by", "ann", typed="Confirm\nyes\nstop\n").stdout
    assert "“End[2J it”" in out
    for told in ("4 December 2026", "it costs $12", "Recorded.", "No such answer", "the page names no cost of ending"):
        assert told in out
    assert "\x1b" not in out
    answered = store.question(first)
    assert answered is not None
    assert (answered.answer, answered.words, answered.by) == ("yes", "Confirm", "ann")
    assert [each.id for each in store.open_questions()] == [second, third]


@pytest.mark.spec("fleet.inbox-text")
@pytest.mark.usefixtures("_typing")
def test_a_sign_in_shows_its_command_and_takes_done(store: JobStore) -> None:
    """The person does it in the job's own browser profile."""
    question = ask(store, "netflix", Kind.HELP)
    out = inbox("--text", typed="done\n").stdout
    assert "subterminator cancel netflix --account ann --profile-dir" in out
    answered = store.question(question)
    assert answered is not None
    assert answered.answer == "done"
    assert inbox("--text").stdout == "Nothing waits for you.\n"


@pytest.mark.spec("fleet.inbox-text")
def test_without_a_terminal_nobody_answers(store: JobStore) -> None:
    """What waits is shown, or printed as JSON, and nothing read from a pipe is an answer."""
    question = ask(store, "netflix")
    answer = inbox("--text", typed="confirm\n")
    assert answer.exit_code == 6
    assert "no terminal" in answer.stdout
    assert [each.id for each in store.open_questions()] == [question]
    (told,) = json.loads(inbox("--json").stdout)
    assert (told["id"], told["kind"], told["shown"]["facts"]) == (question, "approval", {"ends": "2026-12-04"})
