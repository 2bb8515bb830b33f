"""What a page is still waited for after a press."""

from __future__ import annotations

import time
from typing import Any, cast
from unittest.mock import Mock

import pytest

from subterminator.browser.playwright.activity import BODY_SECONDS, PageActivity


def request(kind: str) -> Any:
    return cast(Any, Mock(resource_type=kind))


def answer(to: Any) -> Any:
    return cast(Any, Mock(request=to))


@pytest.mark.spec("browser.settle")
def test_an_answer_that_nobody_reads_does_not_hold_up_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: `fetch(...).then(() => …)` leaves the body unread, and the library never calls that finished."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    page, sent = PageActivity(), request("fetch")
    page.started(sent)
    now[0] += 60
    assert page.busy  # not answered yet
    page.answered(answer(sent))
    assert page.busy  # the rest may still come
    now[0] += BODY_SECONDS
    assert not page.busy


@pytest.mark.spec("browser.settle")
def test_a_document_is_waited_for_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: only what a script asked for may stay unread."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    page, sent = PageActivity(), request("document")
    page.started(sent)
    page.answered(answer(sent))
    now[0] += 60
    assert page.busy
    page.ended(sent)
    assert not page.busy


@pytest.mark.spec("engine.refused")
def test_answers_to_writes_are_reported_with_their_status() -> None:
    """Required: whatever sent them, a form or a script; what was only read is not of interest."""
    page, heard = PageActivity(), list[tuple[str, str, int]]()
    page.answered(cast(Any, Mock(status=500)))  # nobody listens
    page.listener = lambda method, url, status: heard.append((method, url, status))
    for kind, method, status in [("document", "POST", 422), ("fetch", "DELETE", 204), ("fetch", "GET", 404)]:
        sent = cast(Any, Mock(resource_type=kind, method=method))
        page.answered(cast(Any, Mock(request=sent, url="https://www.example.com/end", status=status)))
    assert [(method, status) for method, _, status in heard] == [("POST", 422), ("DELETE", 204)]
