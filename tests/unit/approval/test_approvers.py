"""Who answers, and what is never a yes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from stand_ins import NOW, ScriptedApprover
from subterminator.approval.approvers import CarriedApprover, DenyApprover, OnceApprover, TerminalApprover
from subterminator.domain.protocols import ApprovalRequest, Decision

REQUEST = ApprovalRequest(
    run_id="run1",
    service="example",
    host="www.example.com",
    role="button",
    name="Finish cancellation",
    text="Finish cancellation",
    form_method="POST",
    form_action="https://www.example.com/cancel/finish",
    url="https://www.example.com/cancel/review",
    title="Review",
    facts={"ends": "2026-12-20"},
    reason="it reads 'finish cancellation'",
    nonce="a" * 32,
    expires=NOW + timedelta(minutes=5),
)


@pytest.mark.spec("approval.silence")
async def test_terminal_that_stays_silent_is_nobody() -> None:
    """Required: a person who does not answer in time has not said yes."""

    async def silent(request: ApprovalRequest, seconds: float) -> tuple[Decision, str]:
        await asyncio.Event().wait()
        return Decision.YES, ""

    assert (await TerminalApprover(silent, 0).decide(REQUEST))[0] is Decision.NOBODY


@pytest.mark.spec("approval.silence")
@pytest.mark.parametrize("decision", Decision)
async def test_terminal_passes_the_answer_on(decision: Decision) -> None:
    """Required: the person's answer and words are what is decided."""

    async def answer(request: ApprovalRequest, seconds: float) -> tuple[Decision, str]:
        return decision, f"{seconds:g} s"

    assert await TerminalApprover(answer, 30).decide(REQUEST) == (decision, "30 s")


@pytest.mark.spec("approval.modes")
async def test_deny_says_no() -> None:
    """Required: --approve deny is a no to everything."""
    assert (await DenyApprover().decide(REQUEST))[0] is Decision.NO


@pytest.mark.spec("approval.modes")
async def test_once_is_once() -> None:
    """Required: --approve once is a yes to the first request and nobody's afterwards."""
    once = OnceApprover()
    assert [(await once.decide(REQUEST))[0] for _ in range(3)] == [Decision.YES, Decision.NOBODY, Decision.NOBODY]


@pytest.mark.spec("approval.modes")
@pytest.mark.parametrize(
    "request_",
    [replace(REQUEST, warning="they differ"), replace(REQUEST, facts={"fee": "$49.00"})],
    ids=["warning", "fee"],
)
async def test_once_does_not_cover_what_speaks_against_it(request_: ApprovalRequest) -> None:
    """Required: a conflict or a fee that nobody knew of is not covered by a yes given beforehand, nor uses it up."""
    once = OnceApprover()
    assert (await once.decide(request_))[0] is Decision.NOBODY
    assert (await once.decide(REQUEST))[0] is Decision.YES


@pytest.mark.spec("approval.one-thing")
async def test_carried_yes_is_good_once_for_the_same_page() -> None:
    """Required: a yes of an earlier leg presses only what still reads the same; else the person is asked again."""
    person = ScriptedApprover(Decision.NO, Decision.NO)
    carried = CarriedApprover(REQUEST.digest, "yes, do", otherwise=person)
    assert (await carried.decide(replace(REQUEST, facts={"fee": "$1"})))[0] is Decision.NO
    assert await carried.decide(replace(REQUEST, nonce="b" * 32)) == (Decision.YES, "yes, do")
    assert (await carried.decide(REQUEST))[0] is Decision.NO
    assert len(person.requests) == 2
