"""A browser session of a job, with the wiring replaced by what it leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from subterminator import wiring
from subterminator.domain.errors import ConfigurationError, UnsettledIntent
from subterminator.domain.outcomes import Outcome, State
from subterminator.domain.ports import ApprovalRequest, Decision
from subterminator.domain.settings import AppConfig
from subterminator.fleet.jobs import Job, JobState
from subterminator.fleet.leg import MOST_LOST, InboxPerson, LegResult, LegRunner
from subterminator.fleet.store import ANSWER_LIFETIME, JobStore, Kind, Question
from subterminator.record.journal import SessionLogger
from subterminator.record.press_ledger import PressLedger
from subterminator.record.runs import Ending, LegEnd, RunRecord, RunSpec

REQUEST = ApprovalRequest(
    run_id="r",
    service="netflix",
    host="www.netflix.com",
    role="button",
    name="Finish cancellation",
    text="Finish cancellation",
    form_method="POST",
    form_action="https://www.netflix.com/cancel",
    url="https://www.netflix.com/cancelplan",
    title="Cancel",
    facts={"ends": "2026-12-04"},
    reason="it ends the subscription",
    nonce="n",
    expires=datetime(2030, 1, 1, tzinfo=UTC),
)

Behaviour = Callable[[Any, SessionLogger, Any], Any]


def asked(answer: str = "yes", *, digest: str = REQUEST.digest, warnings: tuple[str, ...] = ()) -> Question:
    """A question about the request, answered."""
    return Question(
        id="q",
        job=None,  # type: ignore[arg-type]
        kind=Kind.APPROVAL,
        asked=0.0,
        digest=digest,
        shown={**REQUEST.to_dict(), "warnings": list(warnings)},
        has_picture=False,
        later=0.0,
        answer=answer,
        words="confirm",
        by="ann",
        answered=1_000_000.0,
    )


@pytest.mark.spec("fleet.yes-bound")
async def test_a_yes_is_for_the_request_that_was_shown_and_once() -> None:
    """Who gave it, and when, is what the journal gets as its words."""
    person = InboxPerson(asked(), True)
    assert await person.confirm(REQUEST, 1) == (Decision.YES, "confirm (ann, in the inbox, 1970-01-12 13:46:40 UTC)")
    assert (await person.confirm(REQUEST, 1))[0] is Decision.NOBODY
    assert not await person.allows("pay.example", "why", 1)
    assert await person.wait_for("sign in", 1) is None


@pytest.mark.spec("fleet.yes-bound")
@pytest.mark.parametrize(
    ("person", "request_"),
    [
        (InboxPerson(None, True), REQUEST),
        (InboxPerson(asked(), False), REQUEST),
        (InboxPerson(asked("no"), True), REQUEST),
        (InboxPerson(asked(digest="another"), True), REQUEST),
        (InboxPerson(asked(warnings=("a fee",)), True), None),
    ],
    ids=["no answer", "too old or used", "a no", "other facts", "another warning"],
)
async def test_nothing_else_is_a_yes(person: InboxPerson, request_: ApprovalRequest | None) -> None:
    """The question goes to the inbox, again if need be."""
    wanted = request_ or replace(REQUEST, warnings=("a fee", "a device must be sent back"))
    assert (await person.confirm(wanted, 1))[0] is Decision.NOBODY


class Wiring:
    """Stands for `wiring.cancel` and `wiring.resume`: keeps a journal, and does what the test says."""

    def __init__(self, config: AppConfig) -> None:
        self.config = config
        self.does: list[Behaviour] = []
        self.calls: list[str] = []

    async def cancel(
        self, options: Any, config: AppConfig, person: Any, listener: Any, *, run_id: str, ledger: Any
    ) -> Any:
        self.calls.append("cancel")
        spec = RunSpec(run_id, "netflix", "handlers", "rules", datetime.now(UTC), account=options.account)
        with SessionLogger.start(config.output_dir, "netflix", run_id) as journal:
            journal.write("run_started", spec=spec.to_dict())
            return await self._leg(person, journal, ledger)

    async def resume(
        self, run: RunRecord, config: AppConfig, person: Any, listener: Any, changes: Any, *, ledger: Any
    ) -> Any:
        self.calls.append("resume")
        with SessionLogger.reopen(run.directory) as journal:
            return await self._leg(person, journal, ledger)

    async def _leg(self, person: Any, journal: SessionLogger, ledger: Any) -> Any:
        journal.write("leg_started", leg=1)
        end: LegEnd = await self.does.pop(0)(person, journal, ledger)
        journal.write("leg_ended", **end.to_dict())
        outcome = end.outcome or Outcome.NEEDS_HUMAN
        journal.write(
            "run_ended", outcome=outcome.word, state=end.state, message=end.message, effective_date=end.effective_date
        )
        return SimpleNamespace(run_dir=journal.directory)


async def asks(person: Any, journal: SessionLogger, ledger: Any) -> LegEnd:
    """A leg that asks for the yes; with it, it presses and reads back."""
    journal.write("approval_requested", request=REQUEST.to_dict())
    decision, words = await person.confirm(REQUEST, 1)
    journal.write("approval_answered", decision=str(decision), words=words, nonce=REQUEST.nonce)
    if decision is Decision.NOBODY:
        return LegEnd(Ending.PARKED, State.FINAL_CONFIRMATION, "asked", Outcome.NEEDS_HUMAN, request=REQUEST)
    intent = ledger.intend("netflix", "", journal.run_id, "Finish cancellation")
    ledger.settle(intent, "ended")
    day = datetime(2026, 12, 4, tzinfo=UTC).date()
    return LegEnd(Ending.DONE, State.COMPLETE, "read back", Outcome.SCHEDULED, effective_date=day)


def ends(ending: Ending, outcome: Outcome, **fields: Any) -> Behaviour:
    """A leg with this end."""

    async def leg(person: Any, journal: SessionLogger, ledger: Any) -> LegEnd:
        return LegEnd(ending, State.UNKNOWN, "so it ended", outcome, **fields)

    return leg


async def presses_and_dies(person: Any, journal: SessionLogger, ledger: Any) -> LegEnd:
    """A leg that may have pressed, and was lost before the account was read back."""
    ledger.intend("netflix", "", journal.run_id, "Finish cancellation")
    return LegEnd(Ending.SESSION_LOST, State.FINAL_CONFIRMATION, "lost", Outcome.NEEDS_REVIEW)


async def tries_to_press(person: Any, journal: SessionLogger, ledger: Any) -> LegEnd:
    """A leg that must not press."""
    with pytest.raises(UnsettledIntent):
        ledger.intend("netflix", "", journal.run_id, "Finish cancellation")
    assert ledger.unsettled("netflix", "") is not None
    return LegEnd(Ending.SESSION_LOST, State.FINAL_CONFIRMATION, "lost", Outcome.NEEDS_REVIEW)


@pytest.fixture
def sessions(config: AppConfig, monkeypatch: pytest.MonkeyPatch) -> Wiring:
    """The wiring of the test."""
    wired = Wiring(config)
    monkeypatch.setattr(wiring, "cancel", wired.cancel)
    monkeypatch.setattr(wiring, "resume", wired.resume)
    return wired


@pytest.fixture
def ledger(config: AppConfig) -> PressLedger:
    """The ledger of this machine."""
    return PressLedger(config.ledger_path)


@pytest.fixture
def runner(store: JobStore, ledger: PressLedger, config: AppConfig) -> LegRunner:
    """The runner of a worker."""
    return LegRunner(store, ledger, config, "worker")


def started(store: JobStore, job: Job) -> Job:
    """The job, handed to the engine."""
    store.hand_over(10, lambda *_: None)
    return store.get(job.id)


@pytest.mark.spec("fleet.legs")
async def test_a_job_parks_and_goes_on_with_the_answer_in_the_same_run(
    store: JobStore, runner: LegRunner, sessions: Wiring, add: Callable[..., Job]
) -> None:
    """The question holds what the person must know; the run's journal holds who said yes."""
    job = started(store, add())
    sessions.does = [asks, asks]
    assert await runner.run(job.id, 1, f"{job.workflow}-1", 0) == LegResult("wait", f"{job.workflow}-1")
    assert await runner.run(job.id, 1, f"{job.workflow}-1", 0) == LegResult("wait", f"{job.workflow}-1")
    (question,) = store.open_questions()
    assert (question.kind, question.digest, question.shown["facts"]) == (
        Kind.APPROVAL,
        REQUEST.digest,
        {"ends": "2026-12-04"},
    )
    store.answer(question.id, question.seal, "yes", "confirm", "ann")
    assert await runner.run(job.id, 1, f"{job.workflow}-2", 0) == LegResult("ended")
    assert sessions.calls == ["cancel", "resume"]
    done = store.get(job.id)
    assert (done.status, str(done.effective)) == ("scheduled", "2026-12-04")
    answers = RunRecord.load(Path(done.record)).approvals
    assert [(each.decision, each.words[:20]) for each in answers][-1:] == [(Decision.YES, "confirm (ann, in the")]


@pytest.mark.spec("fleet.yes-bound")
@pytest.mark.parametrize("why", ["old", "used"])
async def test_an_old_or_used_yes_is_asked_for_again(
    store: JobStore,
    ledger: PressLedger,
    config: AppConfig,
    sessions: Wiring,
    add: Callable[..., Job],
    why: str,
) -> None:
    """A day later, or after a press was begun with it."""
    later = datetime.now(UTC) + timedelta(seconds=ANSWER_LIFETIME + 60 if why == "old" else 0)
    runner = LegRunner(store, ledger, config, "worker", now=later.timestamp)
    job = started(store, add())
    sessions.does = [asks, asks]
    await runner.run(job.id, 1, "q1", 0)
    question = store.open_questions()[0]
    store.answer(question.id, question.seal, "yes", "confirm", "ann")
    if why == "used":
        ledger.settle(ledger.intend("netflix", "", job.run_id, "Finish"), "not_sent")
    assert await runner.run(job.id, 1, "q2", 0) == LegResult("wait", "q2")


@pytest.mark.spec("fleet.legs")
@pytest.mark.parametrize(
    ("end", "kind"),
    [
        (ends(Ending.NEEDS_HUMAN, Outcome.NEEDS_HUMAN), Kind.HELP),
        (ends(Ending.NEEDS_HUMAN, Outcome.NEEDS_HUMAN, host="pay.example.net"), Kind.HOST),
        (ends(Ending.DONE, Outcome.NEEDS_REVIEW), Kind.REVIEW),
    ],
    ids=["help", "host", "review"],
)
async def test_what_needs_a_person_becomes_a_question_of_its_kind(
    store: JobStore, runner: LegRunner, sessions: Wiring, add: Callable[..., Job], end: Behaviour, kind: Kind
) -> None:
    """A sign-in, a further host, and an account to look at."""
    job = started(store, add())
    sessions.does = [end]
    assert (await runner.run(job.id, 1, "q", 0)).next == "wait"
    (question,) = store.open_questions()
    assert (question.kind, question.shown["message"]) == (kind, "so it ended")
    if kind is Kind.HOST:
        assert question.shown["host"] == "pay.example.net"


@pytest.mark.spec("fleet.legs")
async def test_an_end_is_the_end_of_the_job(
    store: JobStore, runner: LegRunner, sessions: Wiring, add: Callable[..., Job]
) -> None:
    """With the words of the run."""
    job = started(store, add())
    sessions.does = [ends(Ending.DONE, Outcome.THIRD_PARTY)]
    assert await runner.run(job.id, 1, "q", 0) == LegResult("ended")
    assert (store.get(job.id).status, store.get(job.id).message) == ("third_party", "so it ended")
    assert await runner.run(job.id, 1, "q2", 0) == LegResult("ended")


@pytest.mark.spec("fleet.lost")
async def test_a_lost_session_is_followed_by_others_and_not_without_end(
    store: JobStore, runner: LegRunner, sessions: Wiring, add: Callable[..., Job]
) -> None:
    """Nothing was pressed: after the third one the job has failed."""
    job = started(store, add())
    sessions.does = [ends(Ending.SESSION_LOST, Outcome.FAILED)] * MOST_LOST
    for lost in range(MOST_LOST - 1):
        assert (await runner.run(job.id, 1, "q", lost)).lost
        assert store.get(job.id).state is JobState.STARTING
    assert await runner.run(job.id, 1, "q", MOST_LOST - 1) == LegResult("ended")
    assert store.get(job.id).status == "failed"


@pytest.mark.spec("fleet.lost")
async def test_a_browser_that_does_not_start_is_tried_again_and_then_says_why(
    store: JobStore, runner: LegRunner, sessions: Wiring, add: Callable[..., Job]
) -> None:
    """That of a worker which was killed may hold the profile for a moment."""
    job = started(store, add())
    sessions.does = [ends(Ending.DONE, Outcome.CONFIGURATION)] * MOST_LOST
    for lost in range(MOST_LOST - 1):
        assert (await runner.run(job.id, 1, "q", lost)).lost
        assert store.get(job.id).state is JobState.STARTING
    assert await runner.run(job.id, 1, "q", MOST_LOST - 1) == LegResult("ended")
    assert store.get(job.id).status == "configuration"


@pytest.mark.spec("fleet.lost")
async def test_a_browser_that_does_not_start_after_a_press_leaves_the_rest_to_a_person(
    store: JobStore, runner: LegRunner, sessions: Wiring, add: Callable[..., Job]
) -> None:
    """What was sent is not forgotten for want of a browser."""
    job = started(store, add())
    sessions.does = [presses_and_dies, *[ends(Ending.DONE, Outcome.CONFIGURATION)] * 2]
    assert (await runner.run(job.id, 1, "q", 0)).lost
    assert (await runner.run(job.id, 1, "q", 1)).lost
    assert await runner.run(job.id, 1, "q", 2) == LegResult("wait", "q")
    assert [each.kind for each in store.open_questions()] == [Kind.REVIEW]


@pytest.mark.spec("fleet.lost")
@pytest.mark.parametrize("record", ["here", "elsewhere"])
@pytest.mark.parametrize("word", ["sent", "not_sent"])
async def test_after_a_press_the_account_is_only_read_and_then_a_person_looks(
    store: JobStore,
    runner: LegRunner,
    ledger: PressLedger,
    sessions: Wiring,
    add: Callable[..., Job],
    record: str,
    word: str,
) -> None:
    """Also where the record of the first session is on another machine; the person's word frees the account."""
    job = started(store, add())
    sessions.does = [presses_and_dies, tries_to_press, tries_to_press]
    assert (await runner.run(job.id, 1, "q", 0)).lost
    if record == "elsewhere":
        for run in runner._config.output_dir.iterdir():
            run.rename(run.parent / "gone")
    assert (await runner.run(job.id, 1, "q", 1)).lost
    assert await runner.run(job.id, 1, "q", 2) == LegResult("wait", "q")
    (question,) = store.open_questions()
    assert question.kind is Kind.REVIEW
    store.answer(question.id, question.seal, word, "", "ann")
    assert await runner.run(job.id, 1, "q2", 0) == LegResult("ended")
    assert sessions.does == []
    assert ledger.unsettled("netflix", "") is None
    assert [press.result for press in ledger.history()] == [f"person:{word.replace('_', ' ')}"]
    assert store.get(job.id).status == ("needs_review" if word == "sent" else "failed")


@pytest.mark.spec("fleet.lost")
async def test_what_is_missing_here_ends_the_job_and_a_busy_record_is_waited_for(
    store: JobStore, runner: LegRunner, sessions: Wiring, add: Callable[..., Job], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frozen worker on the same machine still holds its journal."""
    job = started(store, add())

    async def held(person: Any, journal: SessionLogger, ledger: Any) -> LegEnd:
        monkeypatch.setattr(wiring, "resume", missing)
        result = await runner.run(job.id, 1, "q", 0)
        assert (result.next, result.lost) == ("again", False)
        return LegEnd(Ending.DONE, State.UNKNOWN, "late", Outcome.FAILED)

    async def missing(*_: Any, **__: Any) -> Any:
        raise ConfigurationError("no browser was found")

    sessions.does = [held]
    assert await runner.run(job.id, 1, "q", 0) == LegResult("ended")  # replaced meanwhile: its end has no say
    assert store.get(job.id).state is JobState.STARTING
    assert await runner.run(job.id, 1, "q", 0) == LegResult("ended")
    assert (store.get(job.id).status, store.get(job.id).message) == ("configuration", "no browser was found")


@pytest.mark.spec("fleet.answers-recorded")
async def test_a_no_stands_in_the_record_of_the_run(
    store: JobStore, runner: LegRunner, sessions: Wiring, add: Callable[..., Job]
) -> None:
    """With who said it, and when."""
    job = started(store, add())
    sessions.does = [asks]
    await runner.run(job.id, 1, "q", 0)
    question = store.open_questions()[0]
    store.answer(question.id, question.seal, "no", "", "ann")
    assert runner.close(job.id, "q")
    run = RunRecord.load(Path(store.get(job.id).record))
    assert run.outcome is Outcome.ABORTED
    (answered,) = [event for event in run.journal.events if event["event"] == "answered"]
    assert answered["answer"].startswith("no (ann, in the inbox, ")
    assert not runner.close(job.id, "unknown")


@pytest.mark.spec("fleet.legs")
async def test_a_session_repeated_after_an_answer_asks_under_another_name(
    store: JobStore, runner: LegRunner, sessions: Wiring, add: Callable[..., Job]
) -> None:
    """The worker was killed before it could report what it had asked, and somebody had answered by then."""
    job = started(store, add())
    sessions.does = [ends(Ending.NEEDS_HUMAN, Outcome.NEEDS_HUMAN), asks]
    await runner.run(job.id, 1, "q", 0)
    question = store.open_questions()[0]
    store.answer(question.id, question.seal, "done", "", "ann")
    result = await runner.run(job.id, 1, "q", 0)
    assert result.next == "wait"
    assert result.question != "q"
    assert [each.id for each in store.open_questions()] == [result.question]
    assert await runner.run(job.id, 1, "q", 0) == result
