"""Design B inside a run: who is asked at a checkpoint, and what a claim is checked against."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from stand_ins import ACTIVE_PAGE, ENDED_PAGE, FINAL_PAGE, FINISH, OFFER_PAGE, PENDING_PAGE
from subterminator.core.engine.account_page import Account, Reading
from subterminator.domain.errors import NeedsHuman, Refused
from subterminator.domain.protocols import Element, Facts, Intent, PageView, State
from subterminator.mcp.ai_led import AILedAgent, PersonApproves, read_back_verifier
from subterminator.mcp.types import TaskResult


class Gate:
    submitted = False
    earlier: Intent | None = None

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.asked: list[str] = []

    async def obtain_yes(self, element: Element) -> None:
        self.asked.append(element.label)
        if self.error is not None:
            raise self.error

    def check_account(self, shown: str) -> None: ...

    def settle(self, result: str) -> None: ...


class Asked:
    def __init__(self, answer: str | None = "") -> None:
        self.answer = answer
        self.questions: list[str] = []

    async def __call__(self, question: str, seconds: int) -> str | None:
        self.questions.append(question)
        return self.answer


async def ask(view: PageView, gate: Gate, asked: Asked) -> tuple[bool, str | None]:
    return await PersonApproves(gate, lambda: view, asked, 30).request_approval("Checkpoint", "why", b"")


@pytest.mark.spec("led.checkpoint")
async def test_a_yes_at_a_checkpoint_is_for_the_final_control() -> None:
    """Required: the same approval as everywhere, so that it is asked for once and bound to what is pressed."""
    gate, asked = Gate(), Asked()
    assert await ask(FINAL_PAGE, gate, asked) == (True, None)
    assert (gate.asked, asked.questions) == ([FINISH.name], [])


@pytest.mark.spec("led.checkpoint")
async def test_a_no_is_the_persons() -> None:
    """Required: it is theirs in their words; nobody there ends the run."""
    with pytest.raises(Refused, match="not yet"):
        await ask(FINAL_PAGE, Gate(Refused("not yet", by_person=True)), Asked())
    with pytest.raises(NeedsHuman):
        await ask(FINAL_PAGE, Gate(NeedsHuman("nobody")), Asked())


@pytest.mark.spec("led.checkpoint")
async def test_nobody_is_asked_before_the_final_control_can_be_pressed() -> None:
    """Required: a question that would have to be asked again is not asked; the press itself is."""
    disabled = replace(FINAL_PAGE, elements=(replace(FINAL_PAGE.elements[0], states=("disabled",)),))
    gate = Gate()
    assert await ask(disabled, gate, Asked()) == (True, None)
    assert gate.asked == []
    approved, why = await ask(FINAL_PAGE, Gate(Refused("choose another answer first")), Asked())
    assert (approved, why) == (True, "choose another answer first")


@pytest.mark.spec("led.asks")
@pytest.mark.parametrize(
    ("answer", "result"), [("", (True, None)), ("stop", (False, "stop")), (None, (False, "nobody answered"))]
)
async def test_without_a_final_control_the_person_is_asked_whether_to_go_on(answer: str | None, result: Any) -> None:
    """Required: a go-ahead is no yes to a final press: the gate is not asked for one."""
    gate, asked = Gate(), Asked(answer)
    assert await ask(OFFER_PAGE, gate, asked) == result
    assert gate.asked == []
    assert "Checkpoint (why)" in asked.questions[0]


class Reads:
    def __init__(self, **fields: Any) -> None:
        told = {"view": ACTIVE_PAGE, "state": State.ACCOUNT_ACTIVE, "why": "next billing date", "facts": Facts()}
        self.reading = Reading(**{**told, **fields})

    async def read_back(self) -> Reading:
        return self.reading


@pytest.mark.spec("led.claim")
@pytest.mark.parametrize(
    ("fields", "holds", "says"),
    [
        ({"state": State.ACCOUNT_CANCELLED, "view": ENDED_PAGE}, True, ""),
        ({"pending": "being processed", "view": PENDING_PAGE, "state": State.UNKNOWN}, True, ""),
        ({}, False, "reads as account active (next billing date)"),
        ({"kept": "the account says 'paused'"}, False, "kept instead: the account says 'paused'"),
        ({"state": State.ACCOUNT_CANCELLED, "kept": "paused"}, False, "kept instead"),
    ],
    ids=["ended", "being worked on", "active", "kept", "kept outweighs"],
)
async def test_a_claim_of_success_holds_when_the_account_says_so(fields: Any, holds: bool, says: str) -> None:
    """Required: DESIGN promise 2, and a false claim is told with what was read."""
    verified, why = await read_back_verifier(cast(Account, Reads(**fields)))()
    assert verified is holds
    assert says in why


class Orchestrator:
    def __init__(self, result: TaskResult, refusal_words: str = "") -> None:
        self.result = result
        self.refusal_words = refusal_words
        self.goals: list[str] = []

    async def run(self, goal: str) -> TaskResult:
        self.goals.append(goal)
        return self.result


@pytest.mark.spec("led.leads")
async def test_one_conversation_leads_all_the_way() -> None:
    """Required: success is a claim for the engine to check, failure comes with the model's reason."""
    done = AILedAgent(cast(Any, Orchestrator(TaskResult(True, "done", 4))), "Cancel it")
    assert await done.handle_state(State.ACCOUNT_ACTIVE) is State.COMPLETE
    failed = AILedAgent(cast(Any, Orchestrator(TaskResult(False, "phone only", 2))), "Cancel it")
    assert await failed.handle_state(State.ACCOUNT_ACTIVE) is State.FAILED
    assert failed.reason == "phone only"


@pytest.mark.spec("led.rejected")
async def test_a_task_that_came_to_nothing_after_a_no_ends_with_the_no() -> None:
    """Required: the outcome is the person's, not that the model found no way."""
    stopped = AILedAgent(cast(Any, Orchestrator(TaskResult(False, "no way on", 2), "the person said no")), "Cancel it")
    with pytest.raises(Refused, match="the person said no") as no:
        await stopped.handle_state(State.ACCOUNT_ACTIVE)
    assert no.value.by_person
    done = AILedAgent(cast(Any, Orchestrator(TaskResult(True, "done", 3), "the person said no")), "Cancel it")
    sent = Gate()
    sent.submitted = True
    later = AILedAgent(cast(Any, Orchestrator(TaskResult(False, "lost", 3), "the person said no")), "Cancel it", sent)
    assert await later.handle_state(State.ACCOUNT_ACTIVE) is State.FAILED
    assert await done.handle_state(State.ACCOUNT_ACTIVE) is State.COMPLETE


@pytest.mark.spec("led.leads")
@pytest.mark.parametrize("state", [State.ACCOUNT_CANCELLED, State.THIRD_PARTY_BILLING])
async def test_ends_that_are_only_told_need_no_model(state: State) -> None:
    """Required: nothing is to be pressed there, so nothing is paid for."""
    orchestrator = Orchestrator(TaskResult(True, "done", 1))
    assert await AILedAgent(cast(Any, orchestrator), "Cancel it").handle_state(state) is state
    assert orchestrator.goals == []
