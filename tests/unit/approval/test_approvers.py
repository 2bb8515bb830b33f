"""Who answers, and what is never a yes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from stand_ins import NOW, ScriptedApprover
from subterminator.approval.approvers import CarriedApprover, DenyApprover, OnceApprover, TerminalApprover
from subterminator.approval.warning_kinds import GOES_WITH_IT
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

    assert await TerminalApprover(silent, 0).decide(REQUEST) == (Decision.NOBODY, "nobody answered within 0 s")


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
    assert await DenyApprover().decide(REQUEST) == (Decision.NO, "the run was started with --approve deny")


GIVEN = (Decision.YES, "given beforehand by --approve once")
USED = (Decision.NOBODY, "the one yes of --approve once is used up")


@pytest.mark.spec("approval.modes")
async def test_once_is_once() -> None:
    """Required: --approve once is a yes to the first request and nobody's afterwards."""
    once = OnceApprover()
    assert [await once.decide(REQUEST) for _ in range(3)] == [GIVEN, USED, USED]


@pytest.mark.spec("approval.modes")
async def test_once_takes_the_time_of_a_reader_and_is_used_up_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Required: what the page adds while it is read is a change of what was asked; two questions get no two yeses."""
    slept: list[float] = []
    answers: list[tuple[Decision, str]] = []
    once = OnceApprover(2.5)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        answers.append(await once.decide(REQUEST))

    monkeypatch.setattr(asyncio, "sleep", sleep)
    assert await once.decide(REQUEST) == GIVEN
    assert slept == [2.5]
    assert answers == [USED]


@pytest.mark.spec("approval.modes")
@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"warnings": ("they differ",)}, "a yes given beforehand does not cover this: they differ"),
        ({"facts": {"fee": "$49.00"}}, "a yes given beforehand does not cover a fee of $49.00"),
    ],
)
async def test_once_does_not_cover_what_speaks_against_it(fields: dict[str, Any], words: str) -> None:
    """Required: a conflict or a fee that nobody knew of is not covered by a yes given beforehand, nor uses it up."""
    once = OnceApprover()
    assert await once.decide(replace(REQUEST, **fields)) == (Decision.NOBODY, words)
    assert await once.decide(REQUEST) == GIVEN


@pytest.mark.spec("approval.goes-with-it")
async def test_once_covers_what_goes_with_the_subscription() -> None:
    """Required: it costs nothing, and belongs to what the yes is for."""
    told = (f"{GOES_WITH_IT}: 'Your Gold status will be lost'",)
    assert await OnceApprover().decide(replace(REQUEST, warnings=told)) == GIVEN


@pytest.mark.spec("approval.one-thing")
async def test_carried_yes_is_good_once_for_the_same_page() -> None:
    """Required: a yes of an earlier leg presses only what still reads the same; else the person is asked again."""
    person = ScriptedApprover(Decision.NO, Decision.NO, words="no, do not")
    carried = CarriedApprover(REQUEST.digest, "yes, do", otherwise=person)
    assert await carried.decide(replace(REQUEST, facts={"fee": "$1"})) == (Decision.NO, "no, do not")
    assert await carried.decide(replace(REQUEST, nonce="b" * 32)) == (Decision.YES, "yes, do")
    assert await carried.decide(REQUEST) == (Decision.NO, "no, do not")
    assert len(person.requests) == 2
