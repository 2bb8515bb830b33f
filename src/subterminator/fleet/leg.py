"""One browser session of a job, by the wiring of `cancel` and `runs resume`, and what its end means for the job."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from subterminator import wiring
from subterminator.domain.errors import ConfigurationError, SubTerminatorError
from subterminator.domain.files import one_line_errors
from subterminator.domain.outcomes import Outcome
from subterminator.domain.ports import ApprovalRequest, Decision, PressLedgerProtocol
from subterminator.domain.settings import AppConfig
from subterminator.fleet.jobs import Job, profile_of
from subterminator.fleet.press_ledgers import LeasedLedger, SharedPressLedger, presses_of
from subterminator.fleet.store import ANSWER_LIFETIME, JobStore, Kind, Question
from subterminator.record.events import Event
from subterminator.record.hash_chain import JOURNAL
from subterminator.record.journal import SessionLogger, in_use
from subterminator.record.press_ledger import PressLedger, ReadBackOnly
from subterminator.record.report import write_report
from subterminator.record.runs import Ending, LegEnd, RunRecord

LEG_SECONDS = 900.0
"""Limit of a browser session. One that takes longer is ended, and counts as lost."""
TOO_LONG = f"the browser session took longer than {LEG_SECONDS:g} s"
MOST_LOST = 3
"""Limit of browser sessions of a job that are lost one after another."""
BUSY_SECONDS = 5.0
"""Pause before another attempt at a run whose journal another process still holds."""
LOST_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class LegResult:
    """Next step after a browser session."""

    next: Literal["ended", "wait", "again"]
    question: str = ""
    """Id of the question to wait for."""
    seconds: float = 0.0
    """Pause before the next browser session."""
    lost: bool = False
    """True for a lost session, which counts towards `MOST_LOST`."""

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as the engine keeps them."""
        return {"next": self.next, "question": self.question, "seconds": self.seconds, "lost": self.lost}


class InboxPerson:
    """The person behind the inbox (`wiring.Person`): gives the one answer that is there, and none besides."""

    def __init__(self, answer: Question | None, valid: bool) -> None:
        """`valid`: whether a yes may still be used."""
        self._yes = answer if valid and answer is not None and answer.kind is Kind.APPROVAL else None

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        """Give the yes that was given to this very request: the same digest and no further warning. Only once."""
        yes, self._yes = self._yes, None
        if yes is None or yes.answer != "yes" or yes.answered is None:
            return Decision.NOBODY, "the question goes to the inbox"
        if request.digest != yes.digest:
            return (
                Decision.NOBODY,
                "the page says something else than what was approved: the question goes to the inbox",
            )
        known = yes.shown.get("warnings") or ()
        if new := [each for each in request.warnings if each not in known]:
            return Decision.NOBODY, f"the yes was given without this warning: {new[0]}"
        when = datetime.fromtimestamp(yes.answered, UTC)
        return Decision.YES, f"{yes.words} ({yes.by}, in the inbox, {when:%Y-%m-%d %H:%M:%S} UTC)"

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        return False

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return None


class LegRunner:
    """Runs the browser sessions of one worker."""

    def __init__(
        self,
        store: JobStore,
        ledger: PressLedger | SharedPressLedger,
        config: AppConfig,
        worker: str,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._ledger = ledger
        self._config = config
        self._worker = worker
        self._now = now
        self.refusals = 0
        """Number of actions that the guard or a person refused in the sessions of this worker."""

    def _count(self, event: dict[str, Any]) -> None:
        """Listen to the journal."""
        self.refusals += event["event"] == Event.REFUSED

    async def run(self, job_id: str, attempt: int, question: str, lost: int) -> LegResult:
        """Run a browser session of a job.

        Args:
            question: id for the question that it may end with. A repeated call finds what is asked already.
            lost: number of sessions that were lost just before.
        """
        lease = secrets.token_hex(8)
        job = self._store.begin_leg(job_id, attempt, lease, self._worker)
        if job is None:
            waiting = self._store.waits_for(job_id, attempt)
            return LegResult("wait", waiting) if waiting else LegResult("ended")
        if self._store.question(question) is not None:  # asked before a crash, and answered since
            question = f"{question}-{lease[:4]}"
        answer = self._store.last_answer(job)
        if answer is not None and answer.kind is Kind.REVIEW and answer.answer != "read":
            return self._settle(job, lease, answer)
        began = time.monotonic()
        try:
            directory, too_long = await self._session(job, lease, answer)
        except ConfigurationError as error:
            return self._without_session(job, lease, question, error, lost)
        except (SubTerminatorError, TimeoutError) as error:
            return self._lost(job, lease, question, str(error) or TOO_LONG, lost, None, began)
        record = RunRecord.load(directory)
        if too_long:
            return self._lost(job, lease, question, TOO_LONG, lost, record, began)
        return self._conclude(job, lease, question, record, lost, began)

    async def _session(self, job: Job, lease: str, answer: Question | None) -> tuple[Path, bool]:
        """Open a browser session. Returns the folder of the run, and whether it was ended for its length."""
        config = self._config
        ledger: PressLedgerProtocol = LeasedLedger(self._ledger, lambda: self._store.may_press(job.id, lease))
        made = presses_of(self._ledger, job.service, job.run_id)
        pressed = [intent for intent, result in made if result != "not_sent"]
        if pressed:
            ledger = ReadBackOnly(ledger, pressed[-1])
        person = InboxPerson(answer, self._is_valid(answer, [intent.created for intent, _ in made]))
        profile = profile_of(job, config)
        with one_line_errors("keep a browser profile", profile):
            profile.mkdir(mode=0o700, parents=True, exist_ok=True)
        run = _run_here(config.output_dir, job.run_id)
        async with asyncio.timeout(LEG_SECONDS) as limit:
            if run is None:
                options = replace(job.request.options(), profile_dir=profile, headless=config.headless)
                summary = await wiring.cancel(options, config, person, self._count, run_id=job.run_id, ledger=ledger)
            else:
                changes = {
                    "hosts": list(job.request.hosts),
                    "headless": config.headless,
                    "profile_dir": str(profile),
                }
                summary = await wiring.resume(run, config, person, self._count, changes, ledger=ledger)
        return summary.run_dir, limit.expired()

    def _is_valid(self, answer: Question | None, presses: list[datetime]) -> bool:
        """Return whether a yes can still be used: it is fresh, and no press was begun since it was given."""
        if answer is None or answer.answered is None or self._now() - answer.answered > ANSWER_LIFETIME:
            return False
        given = datetime.fromtimestamp(answer.answered, UTC)
        return all(begun < given for begun in presses)

    def close(self, job_id: str, question: str) -> bool:
        """Write a no, or a withdrawal, into the record of the run. False: the record is on another machine."""
        asked = self._store.question(question)
        run = _run_here(self._config.output_dir, asked.job.run_id) if asked is not None else None
        if asked is None or run is None or asked.answered is None:
            return False
        when = datetime.fromtimestamp(asked.answered, UTC)
        words = f"{asked.answer} ({asked.by}, in the inbox, {when:%Y-%m-%d %H:%M:%S} UTC)"
        with SessionLogger.reopen(run.directory) as journal:
            journal.write(Event.ANSWERED, kind=str(asked.kind), answer=words)
            journal.write(
                Event.RUN_ENDED,
                outcome=Outcome.ABORTED.word,
                state=run.state,
                message=asked.job.message,
                effective_date=None,
            )
        write_report(run.directory)
        return True

    # -- the end of a session ------------------------------------------------------------------------------------------

    def _conclude(self, job: Job, lease: str, question: str, record: RunRecord, lost: int, began: float) -> LegResult:
        """Record what the end of the session means for the job."""
        end = record.legs[-1] if record.legs else None
        outcome = record.outcome or Outcome.NEEDS_HUMAN
        if end is None:
            return self._lost(job, lease, question, "the browser session left no end", lost, record, began)
        if end.ending is Ending.SESSION_LOST:
            return self._lost(job, lease, question, end.message, lost, record, began)
        unusable = end.outcome is Outcome.CONFIGURATION  # the browser of a worker that was killed may hold its profile
        if unusable and (lost + 1 < MOST_LOST or self._may_have_pressed(job)):
            return self._lost(job, lease, question, end.message, lost, record, began)
        if end.ending is Ending.PARKED and record.approvals:
            return self._ask(job, lease, question, Kind.APPROVAL, record, end, began)
        if end.host:
            return self._ask(job, lease, question, Kind.HOST, record, end, began)
        if outcome is Outcome.NEEDS_REVIEW:
            return self._ask(job, lease, question, Kind.REVIEW, record, end, began)
        if outcome is Outcome.NEEDS_HUMAN:
            return self._ask(job, lease, question, Kind.HELP, record, end, began)
        self._store.end_leg(
            job.id,
            lease,
            outcome=outcome,
            message=record.message,
            effective=record.effective_date,
            record=str(record.directory),
            seconds=time.monotonic() - began,
            facts=record.facts,
        )
        return LegResult("ended")

    def _ask(
        self, job: Job, lease: str, question: str, kind: Kind, record: RunRecord, end: LegEnd, began: float
    ) -> LegResult:
        shown: dict[str, Any] = {"message": end.message}
        digest, picture = "", None
        if kind is Kind.APPROVAL:
            approval = record.approvals[-1]
            shown = approval.request.to_dict()
            digest = approval.digest
            picture = _picture(record.directory, approval.request.screenshot)
        elif kind is Kind.HOST:
            shown["host"] = end.host
        elif kind is Kind.HELP:
            shown["profile"] = str(profile_of(job, self._config))
        elif kind is Kind.REVIEW:
            shown["control"] = record.submitting or ""
        shown["known"] = {name: record.facts[name] for name in ("plan", "price") if name in record.facts}
        asked = self._store.ask(
            job.id,
            lease,
            question,
            kind,
            shown,
            digest=digest,
            picture=picture,
            record=str(record.directory),
            seconds=time.monotonic() - began,
            facts=record.facts,
        )
        return LegResult("wait", question) if asked else LegResult("ended")

    def _lost(
        self, job: Job, lease: str, question: str, why: str, lost: int, record: RunRecord | None, began: float
    ) -> LegResult:
        """Go on in another session; after too many, ask a person or give up."""
        seconds, folder = time.monotonic() - began, str(record.directory) if record is not None else ""
        if lost + 1 < MOST_LOST:
            held = self._store.again(job.id, lease, why, record=folder, seconds=seconds)
            return LegResult("again", seconds=LOST_SECONDS, lost=True) if held else LegResult("ended")
        if self._may_have_pressed(job):
            shown = {"message": why, "control": (record.submitting if record is not None else None) or ""}
            asked = self._store.ask(job.id, lease, question, Kind.REVIEW, shown, record=folder, seconds=seconds)
            return LegResult("wait", question) if asked else LegResult("ended")
        message = f"{MOST_LOST} browser sessions were lost; the last one: {why}"
        self._store.end_leg(job.id, lease, outcome=Outcome.FAILED, message=message, record=folder, seconds=seconds)
        return LegResult("ended")

    def _without_session(self, job: Job, lease: str, question: str, error: ConfigurationError, lost: int) -> LegResult:
        """Handle that no session could begin: another process may hold the run, else something is missing here."""
        run = _run_here(self._config.output_dir, job.run_id)
        if run is not None and in_use(run.directory):
            held = self._store.again(job.id, lease, str(error))
            return LegResult("again", seconds=BUSY_SECONDS) if held else LegResult("ended")
        if self._may_have_pressed(job):
            return self._lost(job, lease, question, str(error), lost, run, time.monotonic())
        self._store.end_leg(job.id, lease, outcome=Outcome.CONFIGURATION, message=str(error))
        return LegResult("ended")

    def _may_have_pressed(self, job: Job) -> bool:
        return any(result != "not_sent" for _, result in presses_of(self._ledger, job.service, job.run_id))

    def _settle(self, job: Job, lease: str, answer: Question) -> LegResult:
        """Write what a person found on the account into the ledger, and end the job with it."""
        sent = answer.answer == "sent"
        while (intent := self._ledger.unsettled(job.service, job.account)) is not None:
            self._ledger.settle(intent, "person:sent" if sent else "person:not sent")
        if sent:
            outcome, message = Outcome.NEEDS_REVIEW, f"{answer.by} found it cancelled; it was not read back"
        else:
            outcome, message = Outcome.FAILED, f"{answer.by} found it still active; retry it to be asked again"
        self._store.end_leg(job.id, lease, outcome=outcome, message=message)
        return LegResult("ended")


def _run_here(output_dir: Path, run_id: str) -> RunRecord | None:
    """Return the run if its record is on this machine, and holds what it was to do."""
    short = re.sub(r"[^A-Za-z0-9._-]+", "", run_id)[:12]
    for journal in sorted(output_dir.glob(f"*-{short}/{JOURNAL}"), reverse=True):
        try:
            run = RunRecord.load(journal.parent)
        except ConfigurationError:
            continue
        if run.spec is not None and run.run_id == run_id:
            return run
    return None


def _picture(directory: Path, name: str | None) -> bytes | None:
    try:
        return (directory / name).read_bytes() if name else None
    except OSError:
        return None
