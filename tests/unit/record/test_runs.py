"""Runs read back from their journals: finished, parked, cut short."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.protocols import ApprovalRequest, Decision, Evidence, Outcome, State
from subterminator.record.hash_chain import JOURNAL
from subterminator.record.journal import SessionLogger
from subterminator.record.runs import Ending, LegEnd, RunRecord, RunSpec, account_addresses, find_run, list_runs

MOMENT = datetime(2026, 11, 21, 22, 58, tzinfo=UTC)
SPEC = RunSpec("run1", "netflix", "agent", "claude", MOMENT, account="ann", options={"headless": True, "max_turns": 20})


def request(nonce: str = "n1", **more: Any) -> ApprovalRequest:
    given: dict[str, Any] = {
        "run_id": "run1", "service": "netflix", "host": "a.example", "role": "button", "name": "Finish",
        "text": "Finish", "form_method": "POST", "form_action": "https://a.example/cancel?csrf=abc",
        "url": "https://a.example/confirm", "title": "Confirm", "facts": {"ends": "2026-12-03"}, "reason": "final",
        "nonce": nonce, "expires": MOMENT + timedelta(minutes=10),
    }  # fmt: skip
    return ApprovalRequest(**{**given, **more})


# -- data --------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("record.legs-are-data")
def test_what_was_asked_for_survives_the_journal(journal: SessionLogger) -> None:
    """A later leg is built afresh from it."""
    journal.write("run_started", spec=SPEC.to_dict())
    assert RunRecord.load(journal.directory).spec == SPEC
    assert RunSpec.from_dict(json.loads(json.dumps(SPEC.to_dict()))) == SPEC


@pytest.mark.spec("record.legs-are-data")
@pytest.mark.parametrize(
    "end",
    [
        LegEnd(Ending.DONE, State.COMPLETE, "ok", Outcome.SCHEDULED, date(2026, 12, 3)),
        LegEnd(Ending.PARKED, State.FINAL_CONFIRMATION, "waiting", request=request()),
        LegEnd(Ending.SESSION_LOST, State.UNKNOWN, "the browser was closed"),
        LegEnd(Ending.NEEDS_HUMAN, State.LOGIN_REQUIRED, "sign in", Outcome.NEEDS_HUMAN),
    ],
)
def test_how_a_leg_ended_survives_json(end: LegEnd) -> None:
    """Every kind of end, with the request it is parked on."""
    assert LegEnd.from_dict(json.loads(json.dumps(end.to_dict()))) == end


@pytest.mark.parametrize(
    "data",
    [
        {},
        {**SPEC.to_dict(), "colour": "red"},
        {**SPEC.to_dict(), "created": "yesterday"},
        {name: value for name, value in SPEC.to_dict().items() if name != "design"},
    ],
)
def test_a_spec_that_is_not_understood_is_refused(data: dict[str, Any]) -> None:
    """Going on with half of what was asked for could press what was not."""
    with pytest.raises(ValueError, match=r"Field required|Unexpected keyword|valid datetime"):
        RunSpec.from_dict(data)


@pytest.mark.parametrize("change", [{"ending": "gone"}, {"state": "?"}, {"outcome": "?"}, {"request": 3}, {"x": 1}])
def test_an_end_that_is_not_understood_is_refused(change: dict[str, Any]) -> None:
    """The same for legs."""
    with pytest.raises(ValueError):
        LegEnd.from_dict({**LegEnd(Ending.DONE, State.COMPLETE, "").to_dict(), **change})


# -- a run -------------------------------------------------------------------------------------------------------------


@pytest.mark.spec("record.read-back-from-journal")
def test_a_finished_run_is_read_back_completely(journal: SessionLogger) -> None:
    """Outcome, state, date, approvals, evidence, time and tokens come from the journal alone."""
    asked = request()
    journal.write("run_started", spec=SPEC.to_dict())
    journal.write("leg_started", leg=1)
    journal.write("state", state="retention_offer")
    journal.write("tool_called", tool="get_snapshot")
    journal.write("usage", model="m", input=100, output=20, cache_read=30, cost_usd=0.5)
    journal.write("usage", model="m", input=50, output=1)
    journal.write("approval_requested", request=asked.to_dict())
    journal.write("approval_answered", nonce="n1", decision="yes", words="confirm")
    journal.write("submitting", control="Finish")
    journal.write("submitted")
    journal.write("evidence", manifest="manifest.json", sha256="0", files=["account.txt"])
    end = LegEnd(Ending.DONE, State.COMPLETE, "renewal is off", Outcome.SCHEDULED, date(2026, 12, 3))
    journal.write("leg_ended", **end.to_dict())
    journal.write("run_ended", outcome=Outcome.SCHEDULED, message="renewal is off", effective_date=date(2026, 12, 3))

    run = RunRecord.load(journal.directory)

    assert (run.run_id, run.service, run.ended) == ("run1", "netflix", True)
    assert (run.outcome, run.state, run.effective_date) == (Outcome.SCHEDULED, State.COMPLETE, date(2026, 12, 3))
    assert (run.message, run.submitting, run.legs) == ("renewal is off", "Finish", (end,))
    assert run.evidence == (Evidence("manifest.json", ("account.txt",)),)
    assert (run.costs.input, run.costs.output, run.costs.cache_read, run.costs.questions) == (180, 21, 30, 2)
    assert run.costs.cost_usd is None
    assert run.approvals[0].decision is Decision.YES
    assert run.approvals[0].words == "confirm"
    assert run.awaits is None


@pytest.mark.spec("record.read-back-from-journal")
def test_a_run_cut_short_after_the_final_press_is_marked(journal: SessionLogger) -> None:
    """Whoever takes it up must read back and not press."""
    journal.write("state", state="final_confirmation")
    journal.write("submitting", control="Finish cancellation")
    run = RunRecord.load(journal.directory)
    assert (run.ended, run.submitting, run.state) == (False, "Finish cancellation", State.FINAL_CONFIRMATION)


@pytest.mark.spec("record.read-back-from-journal")
def test_a_final_press_that_did_not_leave_is_none(journal: SessionLogger) -> None:
    """The browser said that nothing was sent."""
    journal.write("submitting", control="Finish")
    journal.write("not_pressed", reason="the button was covered")
    assert RunRecord.load(journal.directory).submitting == "Finish"
    journal.write("settled", intent=1, result="not_sent")
    assert RunRecord.load(journal.directory).submitting is None
    journal.write("submitting", control="Finish")
    assert RunRecord.load(journal.directory).submitting == "Finish"


@pytest.mark.spec("record.read-back-from-journal")
def test_a_parked_run_awaits_its_yes(journal: SessionLogger) -> None:
    """With the digest of what was asked, although the address inside is masked in the journal."""
    asked = request()
    journal.write("approval_requested", request=asked.to_dict())
    parked = LegEnd(Ending.PARKED, State.FINAL_CONFIRMATION, "waiting", request=asked)
    journal.write("leg_ended", **parked.to_dict())
    run = RunRecord.load(journal.directory)
    assert run.awaits is not None
    assert run.awaits.digest == asked.digest
    assert run.awaits.request.form_action == "https://a.example/cancel?csrf=***"
    journal.write("approval_answered", nonce="n1", decision="no", words="keep it")
    assert RunRecord.load(journal.directory).awaits is None


@pytest.mark.spec("record.read-back-from-journal")
def test_a_question_that_a_later_one_or_a_press_has_overtaken_is_not_awaited(journal: SessionLogger) -> None:
    """The first was cut off by an interruption; the second was answered, and the press was sent."""
    for nonce in ("n1", "n2"):
        journal.write("approval_requested", request=request(nonce).to_dict())
    journal.write("approval_answered", nonce="n2", decision="yes", words="confirm")
    assert RunRecord.load(journal.directory).awaits is None
    journal.write("submitting", control="Finish")
    journal.write("approval_requested", request=request("n3").to_dict())
    assert RunRecord.load(journal.directory).awaits is None


@pytest.mark.spec("record.account-addresses")
def test_the_pages_that_a_run_read_as_the_account_are_known(journal: SessionLogger) -> None:
    """The last one last, each once; none whose address is masked, none of a run that is not there."""
    for url, state in [
        ("https://a.example/", "unknown"),
        ("https://a.example/plan", "account_active"),
        ("https://a.example/account?token=abc", "account_active"),
        ("https://a.example/billing", "account_active"),
        ("https://a.example/cancel", "retention_offer"),
        ("https://a.example/plan", "account_active"),
    ]:
        journal.write("looked", url=url)
        journal.write("state", state=state)
    journal.write("read_back", url="https://a.example/home", state="unknown")
    seen = account_addresses(journal.directory.parent, journal.run_id)
    assert seen == ("https://a.example/billing", "https://a.example/plan")
    assert account_addresses(journal.directory.parent, "zzzz") == ()


@pytest.mark.spec("record.read-back-from-journal")
def test_days_between_legs_do_not_count(begin: Callable[..., SessionLogger], clock: Any) -> None:
    """A run that waits a week for its yes did not work a week; a leg cut short counts up to its last event."""
    journal = begin()
    journal.write("leg_started", leg=1)
    journal.write("looked")
    clock.moment += timedelta(days=3)
    journal.write("leg_started", leg=2)
    journal.write("looked")
    journal.write("leg_ended", ending="parked", state="unknown", message="")
    clock.moment += timedelta(days=3)
    journal.write("approval_answered", nonce="n1", decision="yes")
    assert RunRecord.load(journal.directory).elapsed_seconds == 1 + 2


def test_a_state_seen_after_a_leg_is_where_the_run_is(journal: SessionLogger) -> None:
    """The last word holds."""
    journal.write("leg_ended", **LegEnd(Ending.SESSION_LOST, State.RETENTION_OFFER, "lost").to_dict())
    journal.write("state", state="exit_survey")
    assert RunRecord.load(journal.directory).state is State.EXIT_SURVEY


@pytest.mark.spec("record.tolerant-reader")
def test_events_that_make_no_sense_do_not_stop_the_reader(journal: SessionLogger) -> None:
    """A journal may come from another version, or be damaged."""
    journal.write("run_started", spec={"strange": 1})
    journal.write("run_started")
    journal.write("leg_ended", ending="?")
    journal.write("approval_requested", request="?")
    journal.write("approval_requested", request={"nonce": "x"})
    journal.write("approval_requested", request=request().to_dict())
    journal.write("approval_answered", nonce="n1", decision="maybe")
    journal.write("usage", input="many")
    journal.write("state", state=["list"])
    journal.write("evidence", files=3)
    journal.write("run_ended", outcome="?", effective_date=3)
    run = RunRecord.load(journal.directory)
    assert (run.spec, run.legs, run.outcome, run.costs.input) == (None, (), None, 0)
    assert [approval.decision for approval in run.approvals] == [Decision.NOBODY]


# -- many runs ---------------------------------------------------------------------------------------------------------


@pytest.mark.spec("record.tolerant-reader")
def test_runs_are_listed_newest_first_among_foreign_files(begin: Callable[..., SessionLogger], tmp_path: Path) -> None:
    """A folder may hold anything."""
    for run_id in ("run1", "run2", "run3"):
        begin(run_id=run_id)
    folder = tmp_path / "runs"
    (folder / "notes.txt").write_text("x")
    for number, content in enumerate([b"", b"\xff\n", b'{"event":"opened"}\n', b"[]\n", b"1\n"]):
        (folder / f"other{number}").mkdir()
        (folder / f"other{number}" / JOURNAL).write_bytes(content)
    (folder / "odd" / JOURNAL).mkdir(parents=True)
    line = {"seq": 0, "time": "never", "event": "opened", "prev": "", "run_id": "x", "service": "y"}
    (folder / "odd2").mkdir()
    (folder / "odd2" / JOURNAL).write_text(json.dumps(line) + "\n")
    assert [run.run_id for run in list_runs(folder)] == ["run3", "run2", "run1"]


def test_no_folder_is_no_runs(tmp_path: Path) -> None:
    """Before the first run there is none."""
    assert list_runs(tmp_path / "none") == []


@pytest.mark.parametrize("name", ["abc12", "abc1", "{directory}", "{path}"])
def test_a_run_is_found_by_what_a_person_would_type(
    name: str, begin: Callable[..., SessionLogger], tmp_path: Path
) -> None:
    """Id, its beginning, directory or path."""
    journal = begin(run_id="abc12")
    begin(run_id="xyz")
    name = name.format(directory=journal.directory.name, path=journal.directory)
    assert find_run(tmp_path / "runs", name).run_id == "abc12"
    assert find_run(tmp_path / "runs", "last").run_id == "xyz"


@pytest.mark.parametrize(("name", "said"), [("ab", "2 runs begin"), ("q", "no run in"), ("", "no run in")])
def test_a_name_that_matches_none_or_several_is_refused(
    name: str, said: str, begin: Callable[..., SessionLogger], tmp_path: Path
) -> None:
    """With what to do."""
    begin(run_id="abc1")
    begin(run_id="abc2")
    with pytest.raises(ConfigurationError, match=said):
        find_run(tmp_path / "runs", name)
