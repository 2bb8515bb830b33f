"""The queue's tables."""

from __future__ import annotations

import stat
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.outcomes import Outcome
from subterminator.domain.settings import AppConfig
from subterminator.fleet.database import Database
from subterminator.fleet.jobs import Job, JobRequest, JobState, new_job
from subterminator.fleet.store import A_HOST_AHEAD, JobStore, Kind, Stale

Add = Callable[..., Job]


def hand_over(store: JobStore, most: int = 100) -> list[str]:
    """The ids of the jobs that are handed to the engine now."""
    handed: list[str] = []
    store.hand_over(most, lambda _, job: handed.append(job.id))
    return handed


def running(store: JobStore, job: Job, lease: str = "one") -> Job:
    """The job with a browser session open."""
    hand_over(store)
    begun = store.begin_leg(job.id, job.attempt, lease, "worker")
    assert begun is not None
    return begun


def asked(store: JobStore, job: Job, kind: Kind = Kind.APPROVAL, **shown: Any) -> str:
    """The id of a question about the job."""
    running(store, job)
    question = f"{job.workflow}-{kind}"
    assert store.ask(job.id, "one", question, kind, {"reason": "why", **shown}, digest="d", picture=b"png")
    return question


@pytest.mark.spec("fleet.jobs-once")
def test_a_service_and_account_has_one_job(store: JobStore, config: AppConfig, add: Add) -> None:
    """Case and spaces do not make another account; another account is another job."""
    first = add(account="Ann@example.com")
    twice = [
        new_job(JobRequest(service="netflix", account=each), config) for each in (" ann@example.com", "bob", "BOB")
    ]
    added = store.add(twice)
    assert [each.new for each in added] == [False, True, False]
    assert added[0].job.id == first.id
    assert added[2].job.id == added[1].job.id


@pytest.mark.spec("fleet.jobs-once")
@pytest.mark.parametrize(
    ("outcome", "there"), [(Outcome.CANCELLED, True), (Outcome.FAILED, False), (Outcome.DRY_RUN, False)]
)
def test_what_has_succeeded_is_not_done_again_unasked(
    store: JobStore, config: AppConfig, add: Add, outcome: Outcome, there: bool
) -> None:
    """The same file can be added every month."""
    job = running(store, add())
    store.end_leg(job.id, "one", outcome=outcome, message="read back")
    new = [new_job(JobRequest(service="netflix"), config)]
    assert store.add(new)[0].new is not there
    if there:
        assert store.add(new, again=True)[0].new


@pytest.mark.spec("fleet.order")
def test_the_urgent_come_first_and_a_busy_host_holds_nobody_up(store: JobStore, add: Add) -> None:
    """By priority, then by age; of one host only so many are in hand."""
    many = [add(account=str(number), priority=50).id for number in range(A_HOST_AHEAD + 3)]
    other, urgent = add("example.com").id, add("example.org", priority=1).id
    assert hand_over(store) == [urgent, *many[:A_HOST_AHEAD], other]
    assert hand_over(store) == []
    assert store.begin_leg(many[0], 1, "one", "worker") is not None
    assert hand_over(store) == [many[A_HOST_AHEAD]]


@pytest.mark.spec("fleet.order")
def test_only_so_many_are_handed_over(store: JobStore, add: Add) -> None:
    """The engine holds what the workers need next, and not the whole queue."""
    for number in range(4):
        add(f"a{number}.example.com")
    assert len(hand_over(store, most=3)) <= 3


@pytest.mark.spec("fleet.withdraw")
def test_a_job_is_withdrawn_wherever_it_is(store: JobStore, add: Add) -> None:
    """Queued or waiting it ends at once; a browser session may press nothing any more, and its end is kept."""
    queued, waiting, busy = add(), add("example.com"), add("example.org")
    question = asked(store, waiting)
    running(store, busy)
    assert store.withdraw(queued.id, "ann").outcome is Outcome.ABORTED
    assert store.withdraw(waiting.id, "ann").outcome is Outcome.ABORTED
    assert store.open_questions() == []
    assert store.undelivered() == [(waiting.workflow, question, False)]
    assert store.may_press(busy.id, "one")
    assert store.withdraw(busy.id, "ann").state is JobState.RUNNING
    assert not store.may_press(busy.id, "one")
    assert store.ask(busy.id, "one", "q", Kind.APPROVAL, {})
    assert store.get(busy.id).outcome is Outcome.ABORTED
    with pytest.raises(ConfigurationError, match="has ended"):
        store.withdraw(busy.id, "ann")


@pytest.mark.spec("fleet.withdraw")
def test_a_job_whose_press_may_be_sent_is_not_withdrawn(store: JobStore, add: Add) -> None:
    """What may have happened is looked at, and not forgotten."""
    job = add()
    asked(store, job, Kind.REVIEW)
    with pytest.raises(ConfigurationError, match="may have been sent"):
        store.withdraw(job.id, "ann")


@pytest.mark.spec("fleet.retry")
def test_a_job_without_success_is_queued_again_as_a_new_run(store: JobStore, config: AppConfig, add: Add) -> None:
    """It has another run and another workflow; neither a success nor a second open job is retried."""
    job = add()
    with pytest.raises(ConfigurationError, match="has not ended"):
        store.retry(job.id)
    running(store, job)
    store.end_leg(job.id, "one", outcome=Outcome.FAILED, message="no way found")
    again = store.retry(job.id)
    assert (again.state, again.attempt, again.outcome) == (JobState.QUEUED, 2, None)
    assert again.run_id != job.run_id
    running(store, again)
    store.end_leg(job.id, "one", outcome=Outcome.FAILED, message="no way found")
    add()
    with pytest.raises(ConfigurationError, match="another job is open"):
        store.retry(job.id)
    done = running(store, add("example.com"))
    store.end_leg(done.id, "one", outcome=Outcome.SCHEDULED, message="read back")
    with pytest.raises(ConfigurationError, match="has succeeded"):
        store.retry(done.id)


@pytest.mark.spec("fleet.lease")
def test_only_the_last_browser_session_has_a_say(store: JobStore, add: Add) -> None:
    """A worker that froze and wakes up later can neither press nor end the job that another one goes on with."""
    job = running(store, add(), "frozen")
    assert store.begin_leg(job.id, 1, "next", "other") is not None
    assert not store.may_press(job.id, "frozen")
    assert store.may_press(job.id, "next")
    assert not store.end_leg(job.id, "frozen", outcome=Outcome.FAILED, message="late")
    assert not store.again(job.id, "frozen", "late")
    assert not store.ask(job.id, "frozen", "q", Kind.HELP, {})
    assert store.get(job.id).state is JobState.RUNNING
    assert store.end_leg(job.id, "next", outcome=Outcome.CANCELLED, message="read back")
    assert store.begin_leg(job.id, 1, "later", "other") is None


@pytest.mark.spec("fleet.lease")
def test_a_session_does_not_begin_while_a_question_is_open(store: JobStore, add: Add) -> None:
    """A step that is repeated after a crash finds what it has already asked."""
    job = add()
    asked(store, job)
    assert store.begin_leg(job.id, 1, "repeated", "worker") is None


@pytest.mark.spec("fleet.answers")
def test_an_answer_is_recorded_once_and_for_what_was_shown(store: JobStore, add: Add) -> None:
    """A second answer, another seal and an unknown word change nothing."""
    question = asked(store, add())
    shown = store.question(question)
    assert shown is not None
    assert store.picture(question) == b"png"
    with pytest.raises(Stale, match="something else"):
        store.answer(question, "0" * 64, "yes", "confirm", "ann")
    with pytest.raises(ValueError, match="yes, no"):
        store.answer(question, shown.seal, "allow", "", "ann")
    assert store.open_questions() == [shown]
    answered = store.answer(question, shown.seal, "yes", "confirm", "ann")
    assert (answered.answer, answered.by, answered.words) == ("yes", "ann", "confirm")
    assert answered.job.state is JobState.STARTING
    assert store.last_answer(answered.job) == answered
    with pytest.raises(Stale, match="before"):
        store.answer(question, shown.seal, "no", "", "bob")
    assert store.picture(question) is None


@pytest.mark.spec("fleet.answers")
def test_no_ends_the_job_and_later_moves_the_question_back(store: JobStore, add: Add) -> None:
    """The others come first meanwhile."""
    first, second = asked(store, add()), asked(store, add("example.com"))
    assert [each.id for each in store.open_questions()] == [first, second]
    seals = {each.id: each.seal for each in store.open_questions()}
    store.answer(first, seals[first], "later", "", "ann")
    assert [each.id for each in store.open_questions()] == [second, first]
    ended = store.answer(second, seals[second], "no", "", "ann").job
    assert (ended.outcome, ended.message) == (Outcome.ABORTED, "ann said no")


@pytest.mark.spec("fleet.answers")
def test_an_allowed_host_is_one_of_the_job_from_then_on(store: JobStore, add: Add) -> None:
    """The next browser session may go there."""
    question = asked(store, add(), Kind.HOST, host="pay.example.net")
    job = store.answer(question, store.open_questions()[0].seal, "allow", "", "ann").job
    assert job.request.hosts == ("pay.example.net",)


@pytest.mark.spec("fleet.database")
def test_the_file_is_for_its_owner_only(store: JobStore) -> None:
    """It names accounts."""
    path = store.database.path
    assert path is not None
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.spec("fleet.database")
@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://ann:secret@127.0.0.1:1/queue", "cannot use the queue at postgresql"),
        ("mysql://ann:secret@host/queue", "not in 'mysql'"),
        ("secret", "is not understood"),
        ("sqlite://", "not in 'sqlite'"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_without_its_password(url: str, told: str) -> None:
    """In one line."""
    with pytest.raises(ConfigurationError) as refused:
        Database(url)
    assert told in str(refused.value)
    assert "secret" not in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.spec("fleet.database")
def test_a_file_that_is_no_database_is_told(config: AppConfig) -> None:
    """In one line, with what to do."""
    config.data_dir.mkdir(parents=True)
    (config.data_dir / "queue.sqlite3").write_text("no database " * 100)
    with pytest.raises(ConfigurationError, match="move that file away"):
        Database(config.queue_url)


@pytest.mark.spec("fleet.work")
def test_a_job_whose_workflow_came_to_nothing_is_queued_again(store: JobStore, add: Add) -> None:
    """In the same run, and its question is asked anew; what has ended, or goes on as another attempt, is left alone."""
    job, done = add(), add("example.com")
    question = asked(store, job)
    running(store, done)
    store.end_leg(done.id, "one", outcome=Outcome.FAILED, message="no way found")
    (revived,) = store.revive([job.workflow, done.workflow, "unknown.1"])
    assert (revived.id, revived.state, revived.attempt, revived.run_id) == (job.id, JobState.QUEUED, 2, job.run_id)
    assert store.open_questions() == []
    closed = store.question(question)
    assert closed is not None
    assert closed.answer == "withdrawn"
    assert store.revive([job.workflow]) == []


@pytest.mark.spec("fleet.database")
def test_a_queue_of_an_earlier_version_is_upgraded(store: JobStore, add: Callable[..., Job], config: AppConfig) -> None:
    """Its jobs stay, and what is read from now on is kept with them; a later version is left alone."""
    job = add("netflix")
    with store.database.begin() as connection:
        connection.execute(sa.text("ALTER TABLE fleet_jobs DROP COLUMN facts"))
        connection.execute(sa.text("UPDATE fleet_meta SET version = 1"))
    upgraded = JobStore(Database(config.queue_url))
    assert upgraded.get(job.id) == job
    upgraded.hand_over(10, lambda *_: None)
    upgraded.begin_leg(job.id, 1, "lease", "worker")
    upgraded.ask(job.id, "lease", "q", Kind.HELP, {"message": "a code"}, facts={"plan": "Standard"})
    assert upgraded.get(job.id).facts == {"plan": "Standard"}
    with upgraded.database.begin() as connection:
        connection.execute(sa.text("UPDATE fleet_meta SET version = 99"))
    upgraded.database.dispose()
    with pytest.raises(ConfigurationError, match="format 99"):
        Database(config.queue_url)
