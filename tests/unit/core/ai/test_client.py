"""Claude as a service: when it does not answer, what it costs, what it needs to start; and pictures named by it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast
from unittest.mock import AsyncMock, MagicMock

import anthropic
import pytest
from anthropic.types import Message

from claude import GOAL, REQUEST, Asked, answer, context_of, message, picture, status, words
from subterminator.core.ai import ClaudeActionPlanner, ClaudeInterpreter, HeuristicInterpreter, Usage, require_key
from subterminator.domain.errors import ConfigurationError, StateDetectionError
from subterminator.domain.protocols import State

# -- when the API does not answer --------------------------------------------------------------------------------------


@pytest.mark.spec("planner.retries")
@pytest.mark.parametrize(
    "fault", [status(529), status(500), status(429), status(408), anthropic.APIConnectionError(request=REQUEST)]
)
async def test_fault_that_passes_is_asked_again(fault: Exception) -> None:
    """Required: twice at most, with a longer pause the second time."""
    asked = Asked(fault, fault, answer())

    assert await asked.plan()
    assert asked.paused == [0.5, 1.5]


@pytest.mark.spec("planner.retries", "planner.errors")
async def test_third_fault_is_raised_unchanged() -> None:
    """Required: the engine falls back on it."""
    asked = Asked(*[status(503)] * 3, answer())

    with pytest.raises(anthropic.APIStatusError) as raised:
        await asked.plan()
    assert raised.value.status_code == 503
    assert asked.create.call_count == 3


@pytest.mark.spec("planner.patience")
@pytest.mark.parametrize(("retries", "requests"), [(0, 1), (1, 2), (4, 5)])
async def test_number_of_retries_is_a_setting(retries: int, requests: int) -> None:
    """Required: a local model is asked once, a busy one more often."""
    asked = Asked(*[status(503)] * 9, retries=retries, deadline=60)

    with pytest.raises(anthropic.APIStatusError):
        await asked.plan()
    assert asked.create.call_count == requests


@pytest.mark.spec("planner.patience")
async def test_time_of_an_answer_is_a_setting() -> None:
    """Required: seed 001 §7.4: `planner.timeout`, in seconds, and twice as many for a plan."""
    asked = Asked(answer(), timeout=200)

    await asked.plan()

    assert (asked.planner.timeout, asked.planner.deadline) == (200, 400)
    assert 100 < asked.requests[0]["timeout"] <= 200


@pytest.mark.spec("planner.errors")
@pytest.mark.parametrize("code", [400, 401, 403, 404, 413])
async def test_fault_that_stays_is_raised_at_once(code: int) -> None:
    """Required: asking again would not help."""
    asked = Asked(status(code))

    with pytest.raises(anthropic.APIStatusError):
        await asked.plan()
    assert (asked.create.call_count, asked.paused) == (1, [])


@pytest.mark.spec("planner.retries")
@pytest.mark.parametrize(
    ("headers", "paused"),
    [
        ({"retry_after": "7"}, [7.0]),
        ({"retry_after_ms": "40", "retry_after": "7"}, [0.04]),
        ({"retry_after": "Wed, 21 Oct 2026 07:28:00 GMT"}, [0.5]),
        ({"retry_after": "-3"}, [0.5]),
        ({"retry_after": "nan"}, [0.5]),
    ],
)
async def test_pause_is_the_one_that_the_api_asks_for(headers: dict[str, str], paused: list[float]) -> None:
    """Required: where it says one that can be kept."""
    asked = Asked(status(429, **headers), answer())

    await asked.plan()

    assert asked.paused == paused


@pytest.mark.spec("planner.retries")
@pytest.mark.parametrize(("code", "told", "times"), [(500, "false", 1), (400, "true", 2)])
async def test_api_may_say_whether_to_ask_again(code: int, told: str, times: int) -> None:
    """Required: its word counts for more than the status."""
    asked = Asked(status(code, x_should_retry=told), status(400))

    with pytest.raises(anthropic.APIStatusError):
        await asked.plan()
    assert asked.create.call_count == times


@pytest.mark.spec("planner.errors")
@pytest.mark.parametrize("came", ["<html>Sign in to the network</html>", ValueError("Unterminated string")])
async def test_what_is_no_message_is_an_error_of_the_connection(came: Any) -> None:
    """Required: the SDK passes a network's own page on; asked again, it may be gone."""
    with pytest.raises(anthropic.APIConnectionError):
        await Asked(came, came, came).plan()
    assert await Asked(came, answer()).plan()


@pytest.mark.spec("planner.deadline", "planner.retries")
async def test_pause_beyond_the_deadline_is_not_kept() -> None:
    """Required: the SDK would sleep the hour; the handlers can go on at once."""
    asked = Asked(status(429, retry_after="3600"))

    with pytest.raises(anthropic.APIStatusError):
        await asked.plan()
    assert asked.paused == []


@pytest.mark.spec("planner.deadline")
async def test_answer_that_never_ends_is_a_timeout_of_the_api() -> None:
    """Required: also where bytes keep trickling, which no timeout of the network ends."""
    asked = Asked(deadline=0.05)

    async def never(**_: Any) -> None:
        await asyncio.Event().wait()

    asked.create.side_effect = never

    with pytest.raises(anthropic.APITimeoutError):
        await asked.plan()


@pytest.mark.spec("planner.deadline")
async def test_one_answer_may_take_no_longer_than_is_left() -> None:
    """Required: the SDK is told."""
    asked = Asked(answer(), timeout=30, deadline=5)

    await asked.plan()

    assert 0 < asked.requests[0]["timeout"] <= 5


@pytest.mark.spec("planner.deadline")
async def test_cancelling_a_plan_cancels_the_question() -> None:
    """Required: Ctrl-C does not wait for a model."""
    began = asyncio.Event()

    async def never(**_: Any) -> None:
        began.set()
        await asyncio.Event().wait()

    asked = Asked()
    asked.create.side_effect = never
    task = asyncio.create_task(asked.plan())
    await began.wait()
    task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await task


# -- key, cost, import -------------------------------------------------------------------------------------------------


@pytest.mark.spec("planner.key")
@pytest.mark.parametrize("key", [None, "", "  "])
def test_run_without_a_key_names_the_remedy(key: str | None) -> None:
    """Required: one line with its mend."""
    with pytest.raises(ConfigurationError, match=r"ANTHROPIC_API_KEY.*--brain rules"):
        require_key(key)


@pytest.mark.spec("planner.key")
async def test_planner_without_a_key_raises_the_same_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Required: not the SDK's TypeError at the first question."""
    for name in ("ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))

    with pytest.raises(ConfigurationError, match="ANTHROPIC_API_KEY"):
        await ClaudeActionPlanner().plan_action(context_of(), GOAL)


@pytest.mark.spec("planner.key")
def test_key_is_passed_on() -> None:
    """Required: one that is there."""
    client = ClaudeActionPlanner(require_key("sk-test"), base_url="http://127.0.0.1:9/").client

    assert client.api_key == "sk-test"
    assert client.max_retries == 0
    assert str(client.base_url) == "http://127.0.0.1:9/"


@pytest.mark.spec("planner.key")
async def test_client_that_was_made_here_is_closed_and_one_that_was_given_is_not() -> None:
    """Required: whoever opened the connections lets go of them."""
    made, given = ClaudeActionPlanner("sk-test"), Asked()
    await made.ready()

    await made.close()
    await given.planner.close()

    assert made.client.is_closed()
    cast(MagicMock, given.planner.client).close.assert_not_called()


@pytest.mark.spec("planner.usage")
async def test_tokens_of_every_answer_are_counted() -> None:
    """Required: also the one that was not good enough."""
    asked = Asked(answer(confidence=0.1), answer())

    await asked.plan()

    assert asked.used == [Usage("claude-sonnet-5-5", 10, 5, 7, 3)] * 2


@pytest.mark.spec("planner.usage")
@pytest.mark.parametrize(
    ("model", "dollars"),
    [
        ("claude-sonnet-5-5", 2 + 10 + 0.10 + 2.50),
        ("claude-sonnet-5-5-20260928", 2 + 10 + 0.10 + 2.50),
        ("claude-haiku-5-5", 0.10 + 0.50 + 0.01 + 0.125),
        ("claude-unheard-of", None),
    ],
)
def test_cost_is_known_where_the_price_is(model: str, dollars: float | None) -> None:
    """Required: by the table, never by a guess."""
    used = Usage(model, 1_000, 1_000, 1_000, 1_000)

    assert used.cost_usd == (None if dollars is None else pytest.approx(dollars / 1_000))


@pytest.mark.spec("planner.usage")
def test_cost_of_a_prompt_beyond_the_tables_is_unknown() -> None:
    """Required: some models cost more for long prompts."""
    assert Usage("claude-haiku-5-5", 100_001, 1).cost_usd is None


@pytest.mark.spec("planner.cheap-import")
def test_import_and_construction_bring_in_neither_sdk_nor_pictures() -> None:
    """Required: the command line's help does not wait for them."""
    script = (
        "import sys; from subterminator.core.ai import ClaudeActionPlanner, ClaudeInterpreter;"
        "ClaudeActionPlanner('k'); ClaudeInterpreter('k');"
        "sys.exit(', '.join({'anthropic', 'httpx2', 'PIL'} & sys.modules.keys()) or 0)"
    )

    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60)

    assert (done.stderr, done.returncode) == ("", 0)


def test_heuristics_stand_where_the_sources_import_them() -> None:
    """Required: DESIGN §2."""
    assert HeuristicInterpreter.__module__ == "subterminator.pages.state_detector"


# -- the interpreter ---------------------------------------------------------------------------------------------------


def interpreter(*answers: Message) -> tuple[ClaudeInterpreter, AsyncMock]:
    client = MagicMock(spec=anthropic.AsyncAnthropic)
    client.messages.create = AsyncMock(side_effect=list(answers))
    return ClaudeInterpreter("test-key", client=client), cast(AsyncMock, client.messages.create)


def state(**given: Any) -> Message:
    return message({"type": "tool_use", "id": "t", "name": "page_state", "input": given})


@pytest.mark.spec("planner.interprets")
async def test_picture_is_named_by_its_state() -> None:
    """Required: state, confidence and why, from the picture alone."""
    model, create = interpreter(state(state="EXIT_SURVEY", confidence=0.8, reasoning="it asks why"))

    seen = await model.interpret(picture())

    assert (seen.state, seen.confidence, seen.reasoning) == (State.EXIT_SURVEY, 0.8, "it asks why")
    content: Sequence[dict[str, Any]] = create.call_args.kwargs["messages"][0]["content"]
    assert [each["type"] for each in content] == ["image", "text"]


@pytest.mark.spec("planner.interprets")
@pytest.mark.parametrize(
    ("answered", "said"),
    [
        (message(words("a page"), stop_reason="end_turn"), "did not call page_state"),
        (state(state="COMPLETE", confidence=7), "confidence"),
        (state(confidence=0.7), "state"),
    ],
)
async def test_answer_without_a_state_is_refused(answered: Message, said: str) -> None:
    """Required: no state is better than a guessed one."""
    with pytest.raises(StateDetectionError, match=said):
        await interpreter(answered)[0].interpret(picture())


@pytest.mark.spec("planner.interprets")
async def test_state_that_nobody_knows_is_unknown() -> None:
    """Required: a strict tool should not let it through; if it does, nothing is pressed for it."""
    model, _ = interpreter(state(state="LIMBO", confidence=0.9))

    assert (await model.interpret(picture())).state is State.UNKNOWN
