"""Job store: the queue's tables. Every change is one transaction, so that processes may die anywhere."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Any

import sqlalchemy as sa

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.outcomes import Outcome
from subterminator.fleet.database import Database, events, jobs, questions, tallies, workers
from subterminator.fleet.jobs import Job, JobState, NewJob, job_of

A_HOST_AHEAD = 4
"""Jobs of one host that wait for a slot in the engine. The others wait in the table, so that no host fills it."""
A_BATCH = 500
"""Jobs added in one transaction, so that other processes can write in between."""
MOST_TALLIES = 200
"""Rows of the tallies from which on they are put together."""
SUCCESSES = tuple(each for each in Outcome if each.success and each is not Outcome.DRY_RUN)
"""Outcomes after which there is nothing left to do."""
SILENT_SECONDS = 15.0
"""A worker that was not heard of for this time counts as gone."""
WITHDRAWN = "withdrawn"
"""Answer of a question whose job was withdrawn."""
ANSWER_LIFETIME = 86_400.0
"""Seconds after which a yes that was not used is void, as for `runs resume`."""


class Kind(StrEnum):
    """Kind of a question, with what its answers are."""

    APPROVAL = "approval"
    """May the final control be pressed?"""
    HOST = "host"
    """Does this host belong to the service?"""
    HELP = "help"
    """A sign-in, a code or a decision is needed in the browser."""
    REVIEW = "review"
    """The final press may have been sent: what does the account say?"""


ANSWERS = {
    Kind.APPROVAL: ("yes", "no"),
    Kind.HOST: ("allow", "no"),
    Kind.HELP: ("done", "no"),
    Kind.REVIEW: ("read", "sent", "not_sent"),
}
"""Answers by kind. "later" only moves the question to the end of the list."""


@dataclass(frozen=True, slots=True)
class Added:
    """Result of `add` for one request."""

    job: Job
    new: bool
    """False: there is one for this service and account already, `job`."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a person, and its answer."""

    id: str
    job: Job
    kind: Kind
    asked: float
    digest: str
    """Digest of the approval request. The yes is for a page with this digest only."""
    shown: Mapping[str, Any]
    """Text for the person: for an approval the fields of the request; else message, and host where one is meant."""
    has_picture: bool
    later: float
    answer: str
    words: str
    by: str
    answered: float | None

    @property
    def seal(self) -> str:
        """Return the sum of all that is shown: an answer names it, so that it is for these words only."""
        return seal_of(self.id, self.digest, self.shown)


@dataclass(frozen=True, slots=True)
class Figures:
    """The queue in numbers."""

    states: Counter[str]
    """Jobs by state, those that have ended by outcome."""
    ends_later: int
    """Jobs that have succeeded, and whose subscription runs until a later day."""
    questions: int
    oldest_question_seconds: float
    workers: int
    """Workers that were heard of just now."""
    legs: int
    """Browser sessions of the present attempts."""
    leg_seconds: float

    @property
    def active(self) -> int:
        """Return the number of jobs that go on without a person."""
        return sum(self.states[state] for state in (JobState.QUEUED, JobState.STARTING, JobState.RUNNING))

    @property
    def needs(self) -> int:
        """Return the number of jobs that wait for a person."""
        return self.states[JobState.WAITING]

    @property
    def ended(self) -> int:
        """Return the number of jobs whose subscription has ended, and not only will."""
        return sum(self.states[each.word] for each in SUCCESSES) - self.ends_later

    @property
    def unsuccessful(self) -> int:
        """Return the number of jobs that have ended otherwise."""
        others = [each for each in Outcome if each not in SUCCESSES and each is not Outcome.DRY_RUN]
        return sum(self.states[each.word] for each in others)


def seal_of(question: str, digest: str, shown: Mapping[str, Any]) -> str:
    """Return the checksum of a question as it is shown."""
    return hashlib.sha256(json.dumps([question, digest, shown], sort_keys=True).encode()).hexdigest()


class Stale(Exception):
    """The question was answered, withdrawn, or shows something else now: nothing was recorded."""


class JobStore:
    """Jobs, questions and events of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # -- jobs ----------------------------------------------------------------------------------------------------------

    def add(self, new: Sequence[NewJob], *, again: bool = False) -> list[Added]:
        """Add jobs. One that is open for its service and account, or has succeeded, is returned in place of a new one.

        Args:
            again: also where an earlier one has succeeded.
        """
        added: list[Added] = []
        for start in range(0, len(new), A_BATCH):
            with self.database.begin() as connection:
                self._lock(connection, "add")
                now = self.database.now(connection)
                added += [self._add(connection, each, now, again=again) for each in new[start : start + A_BATCH]]
                self._fold(connection)
        return added

    def _add(self, connection: sa.Connection, new: NewJob, now: float, *, again: bool) -> Added:
        same = (jobs.c.service == new.service) & (jobs.c.account == new.account)
        done = jobs.c.outcome.in_([each.word for each in SUCCESSES])
        open_ = jobs.c.state != JobState.ENDED
        earlier = sa.select(jobs).where(same & (open_ if again else open_ | done)).order_by(jobs.c.seq.desc()).limit(1)
        if (row := connection.execute(earlier).mappings().first()) is not None:
            return Added(job_of(row), new=False)
        job_id = secrets.token_hex(4)
        connection.execute(
            jobs.insert().values(
                id=job_id,
                service=new.service,
                account=new.account,
                host=new.host,
                priority=new.request.priority,
                options=new.request.model_dump_json(),
                dry_run=new.request.dry_run,
                state=JobState.QUEUED,
                attempt=1,
                run_id=secrets.token_hex(6),
                leg=0,
                lease="",
                withdrawn=False,
                added=now,
                changed=now,
                outcome="",
                message="",
                effective="",
                record="",
                worker="",
                seconds=0.0,
            )
        )
        self._note(connection, job_id, "added", now)
        return Added(self._get(connection, job_id), new=True)

    def get(self, job_id: str) -> Job:
        """Return a job.

        Raises:
            KeyError: there is none.
        """
        with self.database.begin() as connection:
            return self._get(connection, job_id)

    def find(self, name: str) -> Job:
        """Find a job by its id, the unambiguous beginning of it, or its service.

        Raises:
            ConfigurationError: none fits, or several do.
        """
        fits = jobs.c.id.startswith(name, autoescape=True) | (jobs.c.service == name)
        with self.database.begin() as connection:
            rows = connection.execute(sa.select(jobs).where(fits).limit(6)).mappings().all()
        exact = [row for row in rows if row["id"] == name]
        rows = exact or rows
        if not name or not rows:
            raise ConfigurationError(f"no job is called {name!r}; `subterminator queue list` shows those there are")
        if len(rows) > 1:
            ids = ", ".join(row["id"] for row in rows[:5])
            raise ConfigurationError(f"several jobs fit {name!r} ({ids}); name one by its id")
        return job_of(rows[0])

    def listed(self, states: Sequence[JobState] = (), limit: int | None = None) -> Iterator[Job]:
        """List the jobs, by priority and age; of certain states only if named."""
        query = sa.select(jobs).order_by(jobs.c.priority, jobs.c.seq)
        if states:
            query = query.where(jobs.c.state.in_(states))
        with self.database.begin() as connection:
            rows = connection.execute(query.limit(limit)).mappings().all()
        return map(job_of, rows)

    def counts(self) -> Counter[str]:
        """Count the jobs by state, those that have ended by outcome."""
        number = sa.func.sum(tallies.c.number)
        query = sa.select(tallies.c.state, tallies.c.outcome, number).group_by(tallies.c.state, tallies.c.outcome)
        counted: Counter[str] = Counter()
        with self.database.begin() as connection:
            for state, outcome, found in connection.execute(query):
                counted[outcome if state == JobState.ENDED else state] += int(found)
        return +counted

    def figures(self, today: date) -> Figures:
        """Count everything that an overview or a monitor shows. `today`: tells what has ended from what still ends."""
        kept = (tallies.c.state, tallies.c.outcome, tallies.c.effective)
        sums = [
            sa.func.sum(column).label(column.name) for column in (tallies.c.number, tallies.c.legs, tallies.c.seconds)
        ]
        first = sa.select(questions.c.asked).where(questions.c.answered.is_(None)).order_by(questions.c.asked).limit(1)
        with self.database.begin() as connection:
            rows = connection.execute(sa.select(*kept, *sums).group_by(*kept)).all()
            oldest = connection.execute(first).scalar()
            now = self.database.now(connection)
            alive = sa.select(sa.func.count()).where((workers.c.gone == "") & (workers.c.seen > now - SILENT_SECONDS))
            at_work = connection.execute(alive).scalar_one()
        states: Counter[str] = Counter()
        ends = 0
        for row in rows:
            states[row.outcome if row.state == JobState.ENDED else row.state] += int(row.number)
            ends += int(row.number) if row.state == JobState.ENDED and row.effective > today.isoformat() else 0
        return Figures(
            states=+states,
            ends_later=ends,
            questions=states[JobState.WAITING],
            oldest_question_seconds=max(0.0, now - oldest) if oldest is not None else 0.0,
            workers=int(at_work),
            legs=int(sum(row.legs for row in rows)),
            leg_seconds=float(sum(row.seconds for row in rows)),
        )

    def withdraw(self, job_id: str, by: str) -> Job:
        """Take a job back. A browser session that is open presses nothing any more, and ends.

        Raises:
            ConfigurationError: it has ended, or its final press may have been sent.
        """
        with self.database.begin() as connection:
            job = self._get(connection, job_id, lock=True)
            if job.state is JobState.ENDED:
                raise ConfigurationError(f"job {job.id} has ended: {job.status}")
            now = self.database.now(connection)
            values: dict[str, Any] = {"withdrawn": True, "changed": now}
            if job.state is not JobState.RUNNING:
                review = self._open_question(connection, job)
                if review is not None and review["kind"] == Kind.REVIEW:
                    raise ConfigurationError(
                        f"the final press of job {job.id} may have been sent: answer in `subterminator inbox`"
                    )
                values |= {"state": JobState.ENDED, "outcome": Outcome.ABORTED.word, "message": f"withdrawn by {by}"}
                self._close_questions(connection, job.id, WITHDRAWN, by, now)
            connection.execute(jobs.update().where(jobs.c.id == job.id).values(**values))
            self._note(connection, job.id, "withdrawn", now, f"by {by}")
            return self._get(connection, job.id)

    def retry(self, job_id: str) -> Job:
        """Queue a job that has ended once more, as a new run.

        Raises:
            ConfigurationError: it has not ended, has succeeded, or another one is open for its service and account.
        """
        with self.database.begin() as connection:
            job = self._get(connection, job_id, lock=True)
            if job.state is not JobState.ENDED:
                raise ConfigurationError(f"job {job.id} has not ended: {job.status}")
            if job.outcome in SUCCESSES:
                raise ConfigurationError(f"job {job.id} has succeeded ({job.status}): there is nothing to retry")
            now = self.database.now(connection)
            try:
                connection.execute(
                    jobs.update()
                    .where(jobs.c.id == job.id)
                    .values(
                        state=JobState.QUEUED,
                        attempt=job.attempt + 1,
                        run_id=secrets.token_hex(6),
                        leg=0,
                        lease="",
                        withdrawn=False,
                        changed=now,
                        outcome="",
                        message="",
                        effective="",
                        record="",
                        worker="",
                        facts="",
                    )
                )
            except sa.exc.IntegrityError:
                raise ConfigurationError(
                    f"another job is open for {job.service} {job.account}".rstrip() + ": cancel that one first"
                ) from None
            self._note(connection, job.id, "retried", now, f"attempt {job.attempt + 1}")
            return self._get(connection, job.id)

    def hand_over(self, most: int, enqueue: Callable[[sa.Connection, Job], None]) -> int:
        """Hand the next jobs to the engine, in one transaction with the engine's own rows. Returns their number.

        Args:
            most: so many jobs may wait in the engine altogether.
        """
        ahead = sa.select(jobs.c.host).where(jobs.c.state == JobState.STARTING)
        with self.database.begin() as connection:
            self._lock(connection, "hand over")
            self._fold(connection)
            hosts = Counter(connection.execute(ahead).scalars())
            room = most - hosts.total()
            if room <= 0:
                return 0
            order = (jobs.c.priority, jobs.c.seq)
            found = sa.select(jobs.c.seq).where(jobs.c.state == JobState.QUEUED).order_by(*order).limit(4 * room)
            if full := [host for host, number in hosts.items() if number >= A_HOST_AHEAD]:
                found = found.where(jobs.c.host.notin_(full))  # by the index alone, however many jobs they have
            waiting = sa.select(jobs).where(jobs.c.seq.in_(found.scalar_subquery())).order_by(*order)
            now, handed = self.database.now(connection), 0
            for row in connection.execute(waiting).mappings().all():
                if handed == room or hosts[row["host"]] >= A_HOST_AHEAD:
                    continue
                hosts[row["host"]] += 1
                handed += 1
                connection.execute(
                    jobs.update().where(jobs.c.seq == row["seq"]).values(state=JobState.STARTING, changed=now)
                )
                enqueue(connection, job_of(row))
            return handed

    def idle_workflows(self, seconds: float, most: int) -> list[str]:
        """List workflows of jobs that have been about to start for so long."""
        with self.database.begin() as connection:
            since = self.database.now(connection) - seconds
            query = sa.select(jobs.c.id, jobs.c.attempt).where(
                (jobs.c.state == JobState.STARTING) & (jobs.c.changed < since)
            )
            return [f"{row.id}.{row.attempt}" for row in connection.execute(query.limit(most))]

    def revive(self, workflows: Sequence[str]) -> list[Job]:
        """Queue the open jobs of workflows that have come to nothing once more, in the same run. Returns them.

        A question of theirs is asked anew, since nobody waits for its answer.
        """
        revived = []
        for job_id, _, attempt in (each.partition(".") for each in workflows):
            with self.database.begin() as connection:
                row = (
                    connection.execute(sa.select(jobs).where(jobs.c.id == job_id).with_for_update()).mappings().first()
                )
                job = job_of(row) if row is not None else None
                if job is None or str(job.attempt) != attempt or job.state in {JobState.ENDED, JobState.QUEUED}:
                    continue
                now = self.database.now(connection)
                self._close_questions(connection, job.id, WITHDRAWN, "the queue", now)
                values = {"state": JobState.QUEUED, "attempt": job.attempt + 1, "lease": "", "changed": now}
                connection.execute(jobs.update().where(jobs.c.id == job.id).values(**values))
                self._note(connection, job.id, "revived", now, f"its workflow {job.workflow} had come to nothing")
                revived.append(self._get(connection, job.id))
        return revived

    # -- legs ----------------------------------------------------------------------------------------------------------

    def begin_leg(self, job_id: str, attempt: int, lease: str, worker: str) -> Job | None:
        """Record that a browser session begins. From now on no earlier session of the job may press.

        None: the job has ended, waits for an answer, or goes on as another attempt.
        """
        with self.database.begin() as connection:
            job = self._get(connection, job_id, lock=True)
            if job.attempt != attempt or job.state in {JobState.ENDED, JobState.QUEUED}:
                return None
            if self._open_question(connection, job) is not None:
                return None
            now = self.database.now(connection)
            if job.withdrawn:
                self._end(connection, job, Outcome.ABORTED, "withdrawn before its browser session began", now)
                return None
            connection.execute(
                jobs.update()
                .where(jobs.c.id == job.id)
                .values(state=JobState.RUNNING, lease=lease, leg=job.leg + 1, worker=worker, changed=now)
            )
            self._note(connection, job.id, "leg", now, f"browser session {job.leg + 1}", worker)
            return self._get(connection, job.id)

    def may_press(self, job_id: str, lease: str) -> bool:
        """Return whether a browser session is still the job's only one, and the job not withdrawn."""
        query = sa.select(jobs.c.lease, jobs.c.withdrawn, jobs.c.state).where(jobs.c.id == job_id)
        with self.database.begin() as connection:
            row = connection.execute(query).one()
        return row.lease == lease and not row.withdrawn and row.state == JobState.RUNNING

    def end_leg(
        self,
        job_id: str,
        lease: str,
        *,
        outcome: Outcome,
        message: str,
        effective: date | None = None,
        record: str = "",
        seconds: float = 0.0,
        facts: Mapping[str, str] | None = None,
    ) -> bool:
        """Record the end of a job. False: another browser session has taken its place, whose word counts.

        Args:
            facts: what was read about the subscription, if anything was.
        """
        with self.database.begin() as connection:
            job = self._held(connection, job_id, lease, record, seconds, facts)
            if job is None:
                return False
            self._end(connection, job, outcome, message, self.database.now(connection), effective)
            return True

    def again(self, job_id: str, lease: str, why: str, *, record: str = "", seconds: float = 0.0) -> bool:
        """Record that a browser session was lost and a later one goes on. False: as for `end_leg`."""
        with self.database.begin() as connection:
            job = self._held(connection, job_id, lease, record, seconds)
            if job is None:
                return False
            now = self.database.now(connection)
            values = {"state": JobState.STARTING, "message": why, "changed": now, "lease": ""}
            connection.execute(jobs.update().where(jobs.c.id == job.id).values(**values))
            self._note(connection, job.id, "lost", now, why)
            return True

    def ask(
        self,
        job_id: str,
        lease: str,
        question: str,
        kind: Kind,
        shown: Mapping[str, Any],
        *,
        digest: str = "",
        picture: bytes | None = None,
        record: str = "",
        seconds: float = 0.0,
        facts: Mapping[str, str] | None = None,
    ) -> bool:
        """Record a question to a person. Arguments and result as for `end_leg`."""
        with self.database.begin() as connection:
            job = self._held(connection, job_id, lease, record, seconds, facts)
            if job is None:
                return False
            now = self.database.now(connection)
            if job.withdrawn and kind is not Kind.REVIEW:
                self._end(connection, job, Outcome.ABORTED, "withdrawn during its browser session", now)
                return True
            connection.execute(
                questions.insert().values(
                    id=question,
                    job=job.id,
                    attempt=job.attempt,
                    kind=kind,
                    asked=now,
                    digest=digest,
                    shown=json.dumps(shown, ensure_ascii=False, sort_keys=True),
                    picture=picture,
                    later=0.0,
                    answer="",
                    words="",
                    by="",
                    answered=None,
                    delivered=False,
                )
            )
            message = str(shown.get("message") or shown.get("reason") or "")
            values = {"state": JobState.WAITING, "message": message, "changed": now, "lease": ""}
            connection.execute(jobs.update().where(jobs.c.id == job.id).values(**values))
            self._note(connection, job.id, "asked", now, f"{kind}: {message}")
            return True

    def _held(
        self,
        connection: sa.Connection,
        job_id: str,
        lease: str,
        record: str,
        seconds: float,
        facts: Mapping[str, str] | None = None,
    ) -> Job | None:
        job = self._get(connection, job_id, lock=True)
        held = connection.execute(sa.select(jobs.c.lease).where(jobs.c.id == job_id)).scalar_one() == lease
        if not held or job.state is not JobState.RUNNING:
            return None
        more: dict[str, Any] = {"record": record or job.record, "seconds": job.seconds + seconds}
        if facts:
            more["facts"] = json.dumps({**job.facts, **facts}, ensure_ascii=False)
        connection.execute(jobs.update().where(jobs.c.id == job_id).values(**more))
        return job

    # -- questions and answers -----------------------------------------------------------------------------------------

    def open_questions(self, limit: int | None = None) -> list[Question]:
        """List the questions that wait for an answer: the ones put off for later last, else the oldest first."""
        query = (
            _with_job()
            .where(questions.c.answered.is_(None) & (jobs.c.state == JobState.WAITING))
            .order_by(questions.c.later, questions.c.asked)
            .limit(limit)
        )
        with self.database.begin() as connection:
            return [_question(row) for row in connection.execute(query).mappings()]

    def waits_for(self, job_id: str, attempt: int) -> str:
        """Return the id of the question on which a job waits; "" if it waits for none."""
        open_ = (questions.c.job == job_id) & (questions.c.attempt == attempt) & questions.c.answered.is_(None)
        with self.database.begin() as connection:
            return connection.execute(sa.select(questions.c.id).where(open_)).scalar() or ""

    def question(self, question: str) -> Question | None:
        """Return a question; None if there is none of that id."""
        with self.database.begin() as connection:
            row = connection.execute(_with_job().where(questions.c.id == question)).mappings().first()
        return _question(row) if row is not None else None

    def picture(self, question: str) -> bytes | None:
        """Return the picture of a question as PNG."""
        with self.database.begin() as connection:
            query = sa.select(questions.c.picture).where(questions.c.id == question)
            picture = connection.execute(query).scalar()
        return bytes(picture) if picture else None

    def last_answer(self, job: Job) -> Question | None:
        """Return the last answered question of a job's attempt."""
        query = (
            _with_job()
            .where(
                (questions.c.job == job.id) & (questions.c.attempt == job.attempt) & questions.c.answered.is_not(None)
            )
            .order_by(questions.c.answered.desc())
            .limit(1)
        )
        with self.database.begin() as connection:
            row = connection.execute(query).mappings().first()
        return _question(row) if row is not None else None

    def answer(self, question_id: str, seal: str, answer: str, words: str, by: str) -> Question:
        """Record a person's answer to a question as it was shown.

        Raises:
            Stale: it was answered or withdrawn before, or shows something else than the person saw.
            ValueError: the question has no such answer.
        """
        with self.database.begin() as connection:
            row = connection.execute(_with_job().where(questions.c.id == question_id)).mappings().first()
            question = _question(row) if row is not None else None
            if question is None or question.answered is not None or question.job.state is not JobState.WAITING:
                raise Stale("it was answered or withdrawn before")
            if not secrets.compare_digest(seal, question.seal):
                raise Stale("it shows something else now: read it again")
            now = self.database.now(connection)
            if answer == "later":
                connection.execute(questions.update().where(questions.c.id == question_id).values(later=now))
                return question
            if answer not in ANSWERS[question.kind]:
                raise ValueError(f"a question of kind {question.kind} is answered {', '.join(ANSWERS[question.kind])}")
            taken = connection.execute(
                questions.update()
                .where((questions.c.id == question_id) & questions.c.answered.is_(None))
                .values(answer=answer, words=words, by=by, answered=now, picture=None)
            )
            if taken.rowcount != 1:
                raise Stale("it was answered before")
            self._note(connection, question.job.id, "answered", now, f"{question.kind}: {answer} by {by}")
            self._apply(connection, question, answer, by, now)
            row = connection.execute(_with_job().where(questions.c.id == question_id)).mappings().one()
            return _question(row)

    def _apply(self, connection: sa.Connection, question: Question, answer: str, by: str, now: float) -> None:
        """Change the job as the answer says."""
        job = question.job
        if answer == "no":
            self._end(connection, job, Outcome.ABORTED, f"{by} said no", now)
            return
        values: dict[str, Any] = {"state": JobState.STARTING, "changed": now}
        if answer == "allow":
            hosts = (*job.request.hosts, str(question.shown["host"]))
            values["options"] = job.request.model_copy(update={"hosts": hosts}).model_dump_json()
        connection.execute(jobs.update().where(jobs.c.id == job.id).values(**values))

    def undelivered(self) -> list[tuple[str, str, bool]]:
        """List the closed questions of which the engine was not told: workflow, id, whether the job goes on."""
        query = sa.select(questions.c.job, questions.c.attempt, questions.c.id, questions.c.answer).where(
            questions.c.answered.is_not(None) & questions.c.delivered.is_(False)
        )
        with self.database.begin() as connection:
            rows = connection.execute(query).all()
        return [(f"{row.job}.{row.attempt}", row.id, row.answer not in {"no", WITHDRAWN}) for row in rows]

    def delivered(self, question: str) -> None:
        """Record that the engine was told of an answer."""
        with self.database.begin() as connection:
            connection.execute(questions.update().where(questions.c.id == question).values(delivered=True))

    def events(self, job_id: str) -> list[Mapping[str, Any]]:
        """List what happened to a job, oldest first."""
        query = sa.select(events).where(events.c.job == job_id).order_by(events.c.seq)
        with self.database.begin() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    # -- rows ----------------------------------------------------------------------------------------------------------

    def _lock(self, connection: sa.Connection, what: str) -> None:
        """Let one process at a time do this on Postgres; SQLite has one writer anyway."""
        if not self.database.is_file:
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext(:what))"), {"what": f"fleet {what}"})

    def _fold(self, connection: sa.Connection) -> None:
        """Put the tallies together when they have become many."""
        if connection.execute(sa.select(sa.func.count()).select_from(tallies)).scalar_one() < MOST_TALLIES:
            return
        self._lock(connection, "fold")
        sums: dict[tuple[str, str, str], tuple[int, int, float]] = {}
        for row in connection.execute(tallies.delete().returning(tallies)):
            key = row.state, row.outcome, row.effective
            number, legs, seconds = sums.get(key, (0, 0, 0.0))
            sums[key] = number + row.number, legs + row.legs, seconds + row.seconds
        rows = [
            {"state": state, "outcome": outcome, "effective": day, "number": number, "legs": legs, "seconds": seconds}
            for (state, outcome, day), (number, legs, seconds) in sums.items()
            if number
        ]
        if rows:
            connection.execute(tallies.insert(), rows)

    @staticmethod
    def _get(connection: sa.Connection, job_id: str, *, lock: bool = False) -> Job:
        query = sa.select(jobs).where(jobs.c.id == job_id)
        row = connection.execute(query.with_for_update() if lock else query).mappings().first()
        if row is None:
            raise KeyError(job_id)
        return job_of(row)

    def _end(
        self,
        connection: sa.Connection,
        job: Job,
        outcome: Outcome,
        message: str,
        now: float,
        effective: date | None = None,
    ) -> None:
        values = {
            "state": JobState.ENDED,
            "outcome": outcome.word,
            "message": message,
            "effective": effective.isoformat() if effective else "",
            "changed": now,
            "lease": "",
        }
        connection.execute(jobs.update().where(jobs.c.id == job.id).values(**values))
        self._note(connection, job.id, "ended", now, f"{outcome.word}: {message}")

    @staticmethod
    def _open_question(connection: sa.Connection, job: Job) -> Mapping[str, Any] | None:
        query = sa.select(questions.c.id, questions.c.kind).where(
            (questions.c.job == job.id) & (questions.c.attempt == job.attempt) & questions.c.answered.is_(None)
        )
        row = connection.execute(query).mappings().first()
        return dict(row) if row is not None else None

    @staticmethod
    def _close_questions(connection: sa.Connection, job_id: str, answer: str, by: str, now: float) -> None:
        connection.execute(
            questions.update()
            .where((questions.c.job == job_id) & questions.c.answered.is_(None))
            .values(answer=answer, by=by, answered=now, picture=None)
        )

    @staticmethod
    def _note(connection: sa.Connection, job_id: str, kind: str, now: float, words: str = "", worker: str = "") -> None:
        connection.execute(events.insert().values(job=job_id, time=now, kind=kind, words=words, worker=worker))


def _with_job() -> sa.Select[Any]:
    own = [column.label(f"q_{column.name}") for column in questions.c if column.name != "picture"]
    picture = questions.c.picture.is_not(None).label("q_picture")
    return sa.select(jobs, *own, picture).join(questions, questions.c.job == jobs.c.id)


def _question(row: sa.RowMapping) -> Question:
    return Question(
        id=row["q_id"],
        job=job_of(row),
        kind=Kind(row["q_kind"]),
        asked=row["q_asked"],
        digest=row["q_digest"],
        shown=json.loads(row["q_shown"]),
        has_picture=bool(row["q_picture"]),
        later=row["q_later"],
        answer=row["q_answer"],
        words=row["q_words"],
        by=row["q_by"],
        answered=row["q_answered"],
    )
