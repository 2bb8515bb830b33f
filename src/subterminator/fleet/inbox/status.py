"""Serves the health and the figures of a worker on the loopback address, for a monitor on the machine."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from subterminator.domain.errors import ConfigurationError
from subterminator.domain.outcomes import Outcome
from subterminator.fleet.jobs import JobState
from subterminator.fleet.store import Figures, JobStore
from subterminator.practice.loopback import LoopbackServer

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


class StatusServer(LoopbackServer):
    """`/healthz` and `/metrics`. Numbers only: no service, no account."""

    def __init__(
        self,
        store: JobStore,
        is_well: Callable[[], bool],
        presses: Callable[[], dict[str, int]],
        refusals: Callable[[], int],
        port: int,
    ) -> None:
        """Args:
        is_well: whether the worker has been heard of lately.
        presses: number of presses in the ledger by result; "" for those not read back.
        refusals: number of actions that were refused in the worker's browser sessions.
        """
        super().__init__("worker's status", port)
        self._store = store
        self._is_well = is_well
        self._presses = presses
        self._refusals = refusals
        self.app = Starlette(
            routes=[
                Route("/healthz", self._health, methods=["GET"]),
                Route("/metrics", self._metrics, methods=["GET"]),
            ]
        )

    async def _health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n") if self._is_well() else PlainTextResponse("no heartbeat\n", 503)

    async def _metrics(self, request: Request) -> Response:
        try:
            figures = await run_in_threadpool(self._store.figures, datetime.now(UTC).date())
            presses = await run_in_threadpool(self._presses)
        except ConfigurationError as error:
            return PlainTextResponse(f"{error}\n", 503)
        return Response(metrics_text(figures, presses, self._refusals()), media_type=PROMETHEUS)


def metrics_text(figures: Figures, presses: dict[str, int], refusals: int) -> str:
    """Return the figures as Prometheus reads them."""
    states = [*(str(state) for state in JobState if state is not JobState.ENDED), *(each.word for each in Outcome)]
    results = {"": "not_read_back", "ended": "ended", "not_sent": "not_sent"}
    by_result = dict.fromkeys([*results.values(), "by_person"], 0)
    for result, number in presses.items():
        by_result[results.get(result, "by_person")] += number
    lines = [
        "# HELP subterminator_jobs Jobs by state, those that have ended by outcome.",
        "# TYPE subterminator_jobs gauge",
        *(f'subterminator_jobs{{state="{state}"}} {figures.states[state]}' for state in states),
        "# HELP subterminator_questions Questions that wait for a person.",
        "# TYPE subterminator_questions gauge",
        f"subterminator_questions {figures.questions}",
        "# HELP subterminator_oldest_question_seconds Age of the oldest of them.",
        "# TYPE subterminator_oldest_question_seconds gauge",
        f"subterminator_oldest_question_seconds {figures.oldest_question_seconds:.0f}",
        "# HELP subterminator_workers Workers that were heard of lately.",
        "# TYPE subterminator_workers gauge",
        f"subterminator_workers {figures.workers}",
        "# HELP subterminator_browser_sessions Browser sessions of the jobs, and the time they took.",
        "# TYPE subterminator_browser_sessions gauge",
        f"subterminator_browser_sessions {figures.legs}",
        "# TYPE subterminator_browser_seconds gauge",
        f"subterminator_browser_seconds {figures.leg_seconds:.1f}",
        "# HELP subterminator_final_presses Intents in the press ledger by result.",
        "# TYPE subterminator_final_presses gauge",
        *(f'subterminator_final_presses{{result="{result}"}} {number}' for result, number in by_result.items()),
        "# HELP subterminator_refusals_total Actions that were refused in the browser sessions of this worker.",
        "# TYPE subterminator_refusals_total counter",
        f"subterminator_refusals_total {refusals}",
    ]
    return "\n".join(lines) + "\n"
