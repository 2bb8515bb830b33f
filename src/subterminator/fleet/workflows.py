"""Durable workflows of a job: a parent without a browser that may wait for weeks, and a child for each browser session.

Parked parents outlive upgrades only if they stay as they are: whatever changes belongs into the leg's step. A parent
that has to change gets a new name, and the old one stays.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from dbos import DBOS, DBOSClient, DBOSPortableJSONSerializer, SetEnqueueOptions, SetWorkflowID

from subterminator.fleet.database import Database
from subterminator.fleet.jobs import Job
from subterminator.fleet.leg import LegResult

APPLICATION = "subterminator"
VERSION = "fleet-1"
"""Pinned: workflows of another version would wait for ever. Raised only where old workflows must not go on."""
JOBS, LEGS = "fleet-jobs", "fleet-legs"
"""Queues of the parents and of the browser sessions."""
JOB, LEG = "fleet.job.v1", "fleet.leg.v1"
ANSWER_SECONDS = 30 * 86_400
"""Seconds of one wait for an answer; it is repeated without end."""
LEG_REPORT_SECONDS = 1800
"""Seconds after which a parent looks itself whether its browser session has ended without a word."""
MOST_RECOVERIES = 1_000_000
"""Each restart of a worker counts for a waiting parent."""

LegFunction = Callable[[str, int, str, int], Awaitable[LegResult]]
log = logging.getLogger(__name__)


class _Process:
    """Dependencies of the workflows of this process. The engine keeps one instance a process too."""

    run_leg: LegFunction | None = None
    close_run: Callable[[str, str], bool] | None = None


def serve(run_leg: LegFunction, close_run: Callable[[str, str], bool]) -> None:
    """Set the functions by which this process runs browser sessions and ends runs, before the engine starts."""
    _Process.run_leg, _Process.close_run = run_leg, close_run


@DBOS.workflow(name=JOB, max_recovery_attempts=MOST_RECOVERIES)
async def job_workflow(job_id: str, attempt: int, host: str, priority: int) -> str:
    """Run browser sessions until the job has ended, and wait for answers in between."""
    parent, number, lost = f"{job_id}.{attempt}", 0, 0
    while True:
        number += 1
        child = f"{parent}-{number}"
        with SetWorkflowID(child), SetEnqueueOptions(queue_partition_key=host, priority=priority):
            await DBOS.enqueue_workflow_async(LEGS, leg_workflow, parent, job_id, attempt, number, lost)
        result = await DBOS.recv_async(leg_topic(child), timeout_seconds=LEG_REPORT_SECONDS)
        while result is None:
            if await status_of(child) in {"ERROR", "CANCELLED", "MAX_RECOVERY_ATTEMPTS_EXCEEDED"}:
                result = LegResult("again", seconds=60.0, lost=True).to_dict()
            else:
                result = await DBOS.recv_async(leg_topic(child), timeout_seconds=LEG_REPORT_SECONDS)
        lost = lost + 1 if result["lost"] else 0
        match result["next"]:
            case "ended":
                return "ended"
            case "wait":
                message = None
                while message is None:
                    topic = answer_topic(result["question"])
                    message = await DBOS.recv_async(topic, timeout_seconds=ANSWER_SECONDS)
                if not message["go"]:
                    await close_step(job_id, result["question"])
                    return "ended"
            case _:
                await DBOS.sleep_async(result["seconds"])


@DBOS.workflow(name=LEG, max_recovery_attempts=MOST_RECOVERIES)
async def leg_workflow(parent: str, job_id: str, attempt: int, number: int, lost: int) -> str:
    """Run one browser session, and tell the parent what follows."""
    child = f"{parent}-{number}"
    result = await leg_step(job_id, attempt, child, lost)
    await DBOS.send_async(parent, result, leg_topic(child))
    return str(result["next"])


@DBOS.step(name="leg")
async def leg_step(job_id: str, attempt: int, question: str, lost: int) -> dict[str, Any]:
    """Run the browser session. After a crash it is called again, and finds in store and ledger what was done."""
    assert _Process.run_leg is not None  # noqa: S101 - set before the engine starts
    try:
        return (await _Process.run_leg(job_id, attempt, question, lost)).to_dict()
    except asyncio.CancelledError:
        raise
    except Exception:  # an error would end the workflow for good, and nobody would hear of it
        log.exception("the browser session %s failed", question)
        return LegResult("again", seconds=30.0, lost=True).to_dict()


@DBOS.step(name="close")
async def close_step(job_id: str, question: str) -> bool:
    """Write a no, or a withdrawal, into the record of the run, if that is on this machine."""
    assert _Process.close_run is not None  # noqa: S101 - set before the engine starts
    try:
        return await asyncio.to_thread(_Process.close_run, job_id, question)
    except Exception:  # the queue has the answer already; a record that cannot be written must not undo it
        log.exception("the answer to %s could not be written into the record of its run", question)
        return False


@DBOS.step(name="status")
async def status_of(workflow: str) -> str:
    """Return the engine's status of a workflow."""
    status = await DBOS.get_workflow_status_async(workflow)
    return status.status if status is not None else "ERROR"


def leg_topic(child: str) -> str:
    """Return the topic on which a browser session tells its parent what follows."""
    return f"leg {child}"


def answer_topic(question: str) -> str:
    """Return the topic of an answer. It may come before the session that asked has reported, as after a crash."""
    return f"answer {question}"


def given_up(client: DBOSClient, idle: Sequence[str]) -> list[str]:
    """List the parents that the engine has ended although their jobs may be open.

    Args:
        idle: workflows of jobs that do not get on.
    """
    ended = ["ERROR", "CANCELLED", "MAX_RECOVERY_ATTEMPTS_EXCEEDED"]
    found = client.list_workflows(name=JOB, status=ended, load_input=False, load_output=False)
    if idle:
        ended = [*ended, "SUCCESS"]
        found += client.list_workflows(workflow_ids=list(idle), status=ended, load_input=False, load_output=False)
    return sorted({each.workflow_id for each in found})


def client_of(database: Database) -> DBOSClient:
    """Open the engine from another process."""
    return DBOSClient(
        system_database_url=database.engine_url,
        serializer=DBOSPortableJSONSerializer(),
        application_name=APPLICATION,
        lazy=True,
    )


def enqueue(client: DBOSClient, connection: Any, job: Job) -> None:
    """Hand a job to the engine, in the transaction that records it."""
    options: Any = {
        "workflow_name": JOB,
        "queue_name": JOBS,
        "workflow_id": job.workflow,
        "app_version": VERSION,
        "priority": job.priority,
    }
    client.enqueue_in_transaction(connection, options, job.id, job.attempt, job.host, job.priority)


def deliver(client: DBOSClient, workflow: str, question: str, *, go: bool) -> None:
    """Tell a waiting workflow that its question has an answer. The same twice is one message."""
    client.send(workflow, {"go": go}, topic=answer_topic(question), idempotency_key=question)
