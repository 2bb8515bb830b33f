"""A browser that reports requests after they were sent: what a press was, is known by them and by the page."""

from __future__ import annotations

import pytest

from sending import Sending
from stand_ins import FINISH, HOME, ScriptedBrowser, control, page
from subterminator.domain.protocols import Decision, PageRequest, PageView, RequestJudge, RequestListener

LAST = page(FINISH, text="Cancel your membership?\nIt ends on 20 December 2026.", url=f"{HOME}/cancel/review")
ASKS_AGAIN = page(
    control("Finish cancellation", node="0:8"),
    text="Are you sure you want to cancel your membership?",
    url=f"{HOME}/cancel/review",
)
ENDED = page(text="Your membership was cancelled.", url=f"{HOME}/cancel/done")


class Reporting(Sending):
    """A guarded browser that cannot hold requests, and reports them if it can."""

    def __init__(self, view: PageView, *answers: Decision, reports: bool = True) -> None:
        self.reports = reports
        super().__init__(view, *answers)

    def browser(self, view: PageView) -> ScriptedBrowser:
        return _ReportingBrowser(view, self.reports)

    async def send(self, line: str, **fields: str) -> None:
        assert isinstance(self.inner, _ReportingBrowser)
        assert self.inner.listener is not None
        method, path, body = [*line.split(" ", 2), ""][:3]
        self.inner.listener(PageRequest(method, HOME + path, body, kind=fields.get("kind", "fetch")))


class _ReportingBrowser(ScriptedBrowser):
    def __init__(self, view: PageView, reports: bool) -> None:
        super().__init__(view)
        self.reports = reports
        self.listener: RequestListener | None = None

    def on_request(self, judge: RequestJudge | None) -> None:
        raise NotImplementedError

    @property
    def reports_requests(self) -> bool:
        return self.reports

    def on_sent(self, listener: RequestListener | None) -> None:
        self.listener = listener


@pytest.mark.spec("extension.truthful")
@pytest.mark.parametrize(
    ("after", "lines", "reports", "submitted"),
    [
        (ASKS_AGAIN, [], True, False),
        (ASKS_AGAIN, ["GET /account"], True, False),
        (ASKS_AGAIN, ["POST /cancel/survey reason=other"], True, False),
        (ASKS_AGAIN, ["POST /subscription/cancel"], True, True),
        (ENDED, ["POST /subscription/cancel"], True, True),
        (ENDED, [], True, True),
        (LAST, [], True, True),
        (ASKS_AGAIN, [], False, True),
    ],
)
async def test_step_is_told_from_the_end_by_what_was_sent(
    after: PageView, lines: list[str], reports: bool, submitted: bool
) -> None:
    """Required: the yes lives on only where the page went on and no end was sent; what is not known counts as sent."""
    sending = Reporting(LAST, Decision.YES, reports=reports)
    sending.inner.view = LAST

    async def pressed() -> None:
        for line in lines:
            await sending.send(line)
        sending.inner.view = after

    sending.inner.on[FINISH.node] = pressed
    await sending.act(FINISH)
    assert sending.guard.submitted is submitted


@pytest.mark.spec("extension.truthful")
async def test_end_that_nobody_was_asked_about_stops_all_presses() -> None:
    """Required: what reads as a step and sends the end is found out, and only the account is read from then on."""
    more = control("Continue to cancel", node="0:5")
    sending = Reporting(page(more, text="Leaving?", url=f"{HOME}/cancel"))
    await sending.press(more, "POST /subscription/cancel")
    assert sending.person.requests == []
    assert sending.guard.submitted
    assert "reports requests" in sending.reasons("request_released")[0]


@pytest.mark.spec("extension.truthful")
async def test_messages_of_a_socket_are_not_reported_so_a_press_counts_as_sent() -> None:
    """Required: where a page talks over a socket, silence says nothing."""
    sending = Reporting(LAST, Decision.YES)
    await sending.send("GET /live", kind="websocket")
    sending.inner.on[FINISH.node] = ASKS_AGAIN
    await sending.act(FINISH)
    assert sending.guard.submitted
