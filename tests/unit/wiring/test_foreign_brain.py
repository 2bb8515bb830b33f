"""Brains of other packages are held to their part: copies go in, plain data comes out, errors are failed answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from claude import context_of
from evil_brain import install
from scripted_brains import Scripted
from subterminator import BrainTask
from subterminator.core.ai.usage import Usage
from subterminator.domain.errors import ConfigurationError, NeedsHuman, StateDetectionError
from subterminator.domain.plans import ActionPlan, AgentContext, ExecutionResult, TargetStrategy
from subterminator.mcp.types import AIResponse, Message
from subterminator.services.definition import load_text
from subterminator.wiring.foreign_brain import ForeignBrain

SERVICE = 'id = "gym"\nname = "Gym"\nentry_url = "https://gym.example/"\nhosts = ["gym.example"]\n'
BODY = TargetStrategy("css", css_selector="body")


@pytest.fixture
def task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BrainTask]:
    """A task; what was told and counted is in `told`."""
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("Scripted", "Idle", "Broken"):
        install(tmp_path, name=name.lower(), target=f"scripted_brains:{name}", package=name.lower())
    told.clear()
    yield BrainTask(
        service=load_text(SERVICE, "gym.toml"),
        subscription="Gym",
        model="m",
        pictures="auto",
        timeout=0.02,
        retries=0,
        mask=str,
        tell=told.append,
        used=told.append,
    )


told: list[Any] = []


def scripted(task: BrainTask, answer: Any) -> ForeignBrain:
    Scripted.answer = answer
    return ForeignBrain("scripted", task)


async def planned(task: BrainTask, answer: Any, context: AgentContext | None = None) -> ActionPlan:
    planner = scripted(task, answer).planner()
    assert planner is not None
    return await planner.plan_action(context or context_of(), "go")


@pytest.mark.spec("brains.gate")
@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (NeedsHuman("the person has said yes"), "the brain scripted failed: NeedsHuman: the person has said yes"),
        (ValueError("a\nb"), "the brain scripted failed: ValueError: a b"),
        (None, "the brain scripted did not answer within 0.04 s"),
        ("click it", "is no data"),
        (AIResponse("", [], "end_turn"), "cannot be used: action_type: Field required"),
        (ActionPlan("wait", BODY, value=cast(Any, b"x")), "is no data"),
    ],
)
async def test_what_is_no_plan_is_a_failed_answer(task: BrainTask, answer: Any, said: str) -> None:
    """Required: no error of theirs ends the run, or says who is there."""
    with pytest.raises(StateDetectionError, match=said):
        await planned(task, answer)


@pytest.mark.spec("brains.gate")
async def test_a_plan_comes_out_as_it_was_meant_and_the_context_goes_in_as_a_copy(task: BrainTask) -> None:
    """Required: nothing that was shown is ours, and errors of earlier plans, which hold frames, are left out."""
    given = ActionPlan("fill", BODY, [TargetStrategy("coordinates", coordinates=(3, 4))], "x", "why", 0.7)
    last = ExecutionResult(False, given, problems=(ValueError("a frame"),))
    context = context_of(last=last)

    assert await planned(task, given, context) == given

    seen = Scripted.seen
    assert seen is not None
    assert seen.last is not None
    assert (seen is context, seen.last.problems, len(last.problems)) == (False, (), 1)


@pytest.mark.spec("brains.gate")
async def test_a_conversation_is_not_theirs_to_change(task: BrainTask) -> None:
    """Required: and an error is an answer without a call, after a few of which the task ends."""
    messages = [Message("user", "the page")]
    for answer, words in ((ValueError("no"), "the brain scripted failed"), (AIResponse("so", [], "refusal"), "so")):
        client = scripted(task, answer).client()
        assert client is not None
        response = await client.chat(messages)
        assert (response.content[: len(words)], response.tool_calls) == (words, [])
    assert messages == [Message("user", "the page")]


@pytest.mark.spec("brains.gate")
def test_the_service_that_the_gate_reads_is_out_of_reach(task: BrainTask) -> None:
    """Required: its hosts bound the run."""
    brain = ForeignBrain("scripted", task)
    object.__setattr__(brain.task.service, "hosts", ("evil.example",))
    assert task.service.hosts == ("gym.example",)

    brain.task.tell("confirmed\x1b[2J\nby the person")
    brain.task.used(Usage("m", 1, 2))
    assert told == ["the brain scripted says: confirmed [2J by the person", Usage("m", 1, 2)]


@pytest.mark.spec("brains.plugin")
async def test_a_brain_that_is_none_or_leads_nothing_is_told(task: BrainTask) -> None:
    """Required: in one line, before the browser starts."""
    idle = ForeignBrain("idle", task)
    assert (idle.planner(), idle.client(), idle.interpreter(), idle.witness()) == (None,) * 4
    await idle.ready()
    await idle.close()
    with pytest.raises(ConfigurationError, match=r"is no subclass of subterminator\.Brain"):
        ForeignBrain("broken", task)
    with pytest.raises(ConfigurationError, match="cannot be loaded: RuntimeError: two lines"):
        ForeignBrain("broken", replace(task, model="raises"))
