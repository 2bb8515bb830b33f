"""Design B inside a run: who is asked at a checkpoint, and what a claim is checked against."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
from pytest_mock import MockerFixture

from stand_ins import ACTIVE_PAGE, ENDED_PAGE, FINISH, HOME, PENDING_PAGE, control
from subterminator.core.engine.account_page import Account, AccountState
from subterminator.domain.errors import Declined, NeedsHuman, Refused
from subterminator.domain.protocols import Element, Facts, GateProtocol, State
from subterminator.domain.stops import Stop, StopReason
from subterminator.mcp.ai_led import AILedAgent, PersonApproves, flow_settler, read_back_verifier
from subterminator.mcp.orchestrator import TaskOrchestrator
from subterminator.mcp.types import TaskResult
from subterminator.pages.account_evidence import AccountReading

OFFER = f"{HOME}/cancel/offer"


@pytest.fixture
def gate(mocker: MockerFixture) -> MagicMock:
    """A gate at which the person says yes."""
    made: MagicMock = mocker.create_autospec(GateProtocol, instance=True)
    made.submitted = False
    made.doubt = made.approved = ""
    made.so_far.return_value = "nothing was sent"
    return made


@pytest.fixture
def question(mocker: MockerFixture) -> AsyncMock:
    """The person's answer to a question of ours: to go on."""
    made: AsyncMock = mocker.AsyncMock(return_value="")
    return made


@pytest.fixture
def orchestrator(mocker: MockerFixture) -> MagicMock:
    """A conversation whose result a test gives to `run`; the person has said no to nothing."""
    made: MagicMock = mocker.create_autospec(TaskOrchestrator, instance=True)
    made.refusal_words = ""
    return made


async def ask(chosen: Element | None, gate: MagicMock, question: AsyncMock) -> tuple[bool, str | None]:
    return await PersonApproves(gate, lambda: chosen, question, 30).request_approval("Checkpoint", "why", b"")


def labels(gate: MagicMock) -> list[str]:
    """What the gate was asked a yes for."""
    return [call.args[0].label for call in gate.obtain_yes.await_args_list]


@pytest.mark.spec("led.checkpoint")
@pytest.mark.parametrize("chosen", [FINISH, control("Xyzzy"), control("Continue", href="", form_method="POST")])
async def test_a_yes_at_a_checkpoint_is_for_the_control_that_was_chosen(
    chosen: Element, gate: MagicMock, question: AsyncMock
) -> None:
    """Required: the same approval as everywhere, so that it is asked for once and bound to what is pressed."""
    assert await ask(chosen, gate, question) == (True, None)
    assert labels(gate) == [chosen.name]
    question.assert_not_awaited()


@pytest.mark.spec("led.checkpoint")
@pytest.mark.parametrize(
    "chosen",
    [
        control("Keep membership", "link", href=f"{HOME}/account"),
        control("Behalten"),
        control("Help", "link", href=f"{HOME}/help"),
        control("Details", states=("collapsed",)),
    ],
    ids=lambda each: each.name,
)
async def test_nobody_is_asked_about_what_leads_back_or_unfolds(
    chosen: Element, gate: MagicMock, question: AsyncMock
) -> None:
    """Required: questions without need are answered without reading; the gate judges the press all the same."""
    assert await ask(chosen, gate, question) == (True, None)
    gate.obtain_yes.assert_not_awaited()
    question.assert_not_awaited()


@pytest.mark.spec("led.checkpoint")
async def test_a_no_is_the_persons(gate: MagicMock, question: AsyncMock) -> None:
    """Required: it is theirs in their words; nobody there ends the run."""
    gate.obtain_yes.side_effect = [Refused("not yet", by_person=True), NeedsHuman("nobody")]
    with pytest.raises(Refused, match="not yet"):
        await ask(FINISH, gate, question)
    with pytest.raises(NeedsHuman):
        await ask(FINISH, gate, question)


@pytest.mark.spec("led.checkpoint")
async def test_nobody_is_asked_before_the_final_control_can_be_pressed(gate: MagicMock, question: AsyncMock) -> None:
    """Required: a question that would have to be asked again is not asked; the press itself is."""
    assert await ask(replace(FINISH, states=("disabled",)), gate, question) == (True, None)
    gate.obtain_yes.assert_not_awaited()
    gate.obtain_yes.side_effect = Refused("choose another answer first")
    approved, why = await ask(FINISH, gate, question)
    assert (approved, why) == (True, "choose another answer first")


@pytest.mark.spec("led.asks")
@pytest.mark.parametrize(
    ("answer", "result"), [("", (True, None)), ("stop", (False, "stop")), (None, (False, "nobody answered"))]
)
async def test_where_nothing_was_chosen_the_person_is_asked_whether_to_go_on(
    answer: str | None, result: Any, gate: MagicMock, question: AsyncMock
) -> None:
    """Required: a go-ahead is no yes to a final press: the gate is not asked for one."""
    question.return_value = answer
    assert await ask(None, gate, question) == result
    gate.obtain_yes.assert_not_awaited()
    assert "Checkpoint (why)" in question.await_args_list[0].args[0]


@pytest.mark.spec("mcp.own-words")
async def test_to_decline_a_question_of_the_model_is_a_no(gate: MagicMock, question: AsyncMock) -> None:
    """The run goes on: the model hears it, and takes another way."""
    question.side_effect = Declined("you declined")
    assert await ask(None, gate, question) == (False, "you declined")


@pytest.mark.spec("led.claim")
@pytest.mark.parametrize(
    ("fields", "holds", "says"),
    [
        ({"state": State.ACCOUNT_CANCELLED, "view": ENDED_PAGE}, True, ""),
        ({"pending": "being processed", "view": PENDING_PAGE, "state": State.UNKNOWN}, True, ""),
        ({}, False, "reads as account active (next billing date)"),
        ({"retained": "the account says 'paused'"}, False, "kept instead: the account says 'paused'"),
        ({"state": State.ACCOUNT_CANCELLED, "retained": "paused"}, False, "kept instead"),
    ],
    ids=["ended", "being worked on", "active", "kept", "kept outweighs"],
)
async def test_a_claim_of_success_holds_when_the_account_says_so(
    fields: Any, holds: bool, says: str, mocker: MockerFixture
) -> None:
    """Required: DESIGN promise 2, and a false claim is told with what was read."""
    active = {
        **{"view": ACTIVE_PAGE, "state": State.ACCOUNT_ACTIVE, "why": "next billing date", "facts": Facts()},
        **{"pending": "", "retained": "", "evidence": AccountReading("active")},
    }
    account = mocker.create_autospec(Account, instance=True)
    account.read_back.return_value = AccountState(**{**active, **fields})
    verified, why = await read_back_verifier(account)()
    assert verified is holds
    assert says in why


@pytest.mark.spec("led.step-sent")
@pytest.mark.parametrize(
    ("submitted", "doubt", "goes_on", "told"),
    [(True, OFFER, True, True), (True, OFFER, False, False), (True, "", True, False), (False, OFFER, True, False)],
)
async def test_a_press_that_was_a_step_lets_the_model_go_on(
    submitted: bool, doubt: str, goes_on: bool, told: bool, gate: MagicMock, mocker: MockerFixture
) -> None:
    """Required: only where the page asks on, and the account was read beside and is still active."""
    account = mocker.create_autospec(Account, instance=True)
    account.step_after.return_value = State.RETENTION_OFFER if goes_on else None
    gate.submitted, gate.doubt = submitted, doubt
    await flow_settler(account, gate)()
    assert gate.goes_on.called is told


@pytest.mark.spec("led.leads")
async def test_one_conversation_leads_all_the_way(orchestrator: MagicMock) -> None:
    """Required: success is a claim for the engine to check, failure comes with the model's reason."""
    orchestrator.run.side_effect = [TaskResult(True, "done", 4), TaskResult(False, "phone only", 2)]
    agent = AILedAgent(orchestrator, "Cancel it")
    assert await agent.handle_state(State.ACCOUNT_ACTIVE) is State.COMPLETE
    assert await agent.handle_state(State.ACCOUNT_ACTIVE) is State.FAILED
    assert agent.reason == "phone only"
    assert agent.stop is None


@pytest.mark.spec("led.stops")
async def test_the_models_stop_is_handed_to_the_engine(orchestrator: MagicMock) -> None:
    """Required: with its reason, contact and quote, until the next run."""
    stop = Stop(StopReason.NOT_ONLINE, "0800 1", "Call us", "phone only")
    orchestrator.run.return_value = TaskResult(False, "phone only", 2, None, stop)
    agent = AILedAgent(orchestrator, "Cancel it")
    assert await agent.handle_state(State.ACCOUNT_ACTIVE) is State.FAILED
    assert agent.stop is stop
    agent.clear_history()
    assert [agent.stop, agent.reason] == [None, ""]


@pytest.mark.spec("led.rejected")
async def test_a_task_that_came_to_nothing_after_a_no_ends_with_the_no(
    orchestrator: MagicMock, gate: MagicMock
) -> None:
    """Required: the outcome is the person's, not that the model found no way."""
    orchestrator.refusal_words = "the person said no"
    orchestrator.run.return_value = TaskResult(False, "no way on", 2)
    with pytest.raises(Refused, match="the person said no") as no:
        await AILedAgent(orchestrator, "Cancel it").handle_state(State.ACCOUNT_ACTIVE)
    assert no.value.by_person
    gate.submitted = True
    assert await AILedAgent(orchestrator, "Cancel it", gate).handle_state(State.ACCOUNT_ACTIVE) is State.FAILED
    orchestrator.run.return_value = TaskResult(True, "done", 3)
    assert await AILedAgent(orchestrator, "Cancel it").handle_state(State.ACCOUNT_ACTIVE) is State.COMPLETE


@pytest.mark.spec("led.leads")
@pytest.mark.parametrize("state", [State.ACCOUNT_CANCELLED, State.THIRD_PARTY_BILLING])
async def test_ends_that_are_only_told_need_no_model(state: State, orchestrator: MagicMock) -> None:
    """Required: nothing is to be pressed there, so nothing is paid for."""
    assert await AILedAgent(orchestrator, "Cancel it").handle_state(state) is state
    orchestrator.run.assert_not_awaited()
