"""Claude as a planner, over the real SDK and real HTTP, against everything that the stand-in can do to it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from anthropic import APIConnectionError, APIStatusError, AsyncAnthropic

from stand_ins import ACTIVE_PAGE
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.core.ai import ClaudeActionPlanner, Usage
from subterminator.domain.errors import StateDetectionError
from subterminator.domain.protocols import ActionPlan, AgentContext, PageView, State, TargetStrategy
from subterminator.perception.render import accessibility_tree, html_snippet
from subterminator.practice.model.faults import FAULTS
from subterminator.practice.model.messages_api import MessagesApi, call, scripted

PRESS = {
    "state": "ACCOUNT_ACTIVE",
    "expected_next_state": "RETENTION_OFFER",
    "action_type": "click",
    "targets": [{"method": "aria", "aria_role": "link", "aria_name": "Cancel membership"}],
    "reasoning": "It leads on.",
    "confidence": 0.9,
}
PLAN = ActionPlan(
    "click",
    TargetStrategy("aria", aria_role="link", aria_name="Cancel membership"),
    reasoning="It leads on.",
    confidence=0.9,
    expected_state=State.RETENTION_OFFER,
    state=State.ACCOUNT_ACTIVE,
)
CLEAR = (StateDetectionError, APIStatusError, APIConnectionError)
"""How a plan may fail: the agent tries otherwise after the first, the engine's handlers go on after the others."""
SILENT = frozenset({"hang", "drip"})
"""Faults of which nothing is heard until somebody's time is up."""
DEADLINE_SECONDS = 1.0
NO_MATTER = frozenset({"thinking-first", "unknown-block", "two-tools"})
"""What is as good as a plain answer."""
PASSING = frozenset({
    "rate-limit", "rate-limit-soon", "overloaded", "server-error", "gateway-timeout", "reset", "cut-off", "hang",
    "half-json", "proxy-page", "no-tool", "wrong-tool", "empty", "pause", "low-confidence",
})  # fmt: skip
"""What is over when it is asked once more."""


def each_fault(*without: str) -> list[str]:
    """The names of the faults, less these."""
    return [name for name in FAULTS if name not in without]


@pytest.fixture(scope="module")
async def api() -> AsyncIterator[MessagesApi]:
    async with MessagesApi(scripted([call(PRESS)])) as running:
        yield running


@pytest.fixture(scope="module")
async def client(api: MessagesApi) -> AsyncIterator[AsyncAnthropic]:
    """The SDK with its connection made, so that deadlines below measure neither."""
    async with AsyncAnthropic(api_key="sk-planted", base_url=api.base_url, max_retries=0) as ready:
        await planner(ready).plan_action(context(), "Cancel it.")
        yield ready


def planner(client: AsyncAnthropic, *, silent: bool = False, **options: Any) -> ClaudeActionPlanner:
    """Does not pause between tries. Waits long for a busy machine, and shortly where nothing is heard."""

    async def at_once(seconds: float) -> None:
        pass

    seconds = {"timeout": 0.3, "deadline": DEADLINE_SECONDS} if silent else {"timeout": 20, "deadline": 40}
    return ClaudeActionPlanner(client=client, **{"sleep": at_once, **seconds, **options})


def context(view: PageView = ACTIVE_PAGE, screenshot: bytes = b"") -> AgentContext:
    """What the agent would have gathered."""
    tree, html = accessibility_tree(view), html_snippet(view)
    return AgentContext(screenshot, tree, html, view.url, view.text, [], [], view.viewport, view.scroll, view)


@pytest.mark.spec("model.planner-outlives-faults")
@pytest.mark.parametrize("name", each_fault())
async def test_one_fault_ends_in_the_same_plan_or_a_clear_error(
    api: MessagesApi, client: AsyncAnthropic, name: str
) -> None:
    """The same plan wherever asking once more, or reading with care, is all it takes."""
    api.inject(name, "none")
    try:
        plan = await planner(client, silent=name in SILENT).plan_action(context(), "Cancel it.")
    except CLEAR:
        assert name not in PASSING | NO_MATTER
        return
    assert plan == (PLAN if name != "unknown-state" else replace(PLAN, state=None, expected_state=None))


@pytest.mark.spec("model.planner-outlives-faults")
@pytest.mark.parametrize("name", each_fault(*NO_MATTER, "unknown-state"))
async def test_a_fault_that_stays_ends_in_a_clear_error(api: MessagesApi, client: AsyncAnthropic, name: str) -> None:
    """After a few requests and within the deadline."""
    api.inject(name)
    before, began = api.turns, time.monotonic()
    with pytest.raises(CLEAR):
        await planner(client, silent=name in SILENT).plan_action(context(), "Cancel it.")

    assert api.turns - before <= 4
    if name in SILENT:
        assert time.monotonic() - began < DEADLINE_SECONDS + 1  # a busy machine's second


@pytest.mark.spec("model.planner-outlives-faults")
async def test_an_hour_that_the_api_asks_for_is_not_waited(api: MessagesApi, client: AsyncAnthropic) -> None:
    """It is longer than the deadline, so the error is told at once."""
    waited: list[float] = []

    async def note(seconds: float) -> None:
        waited.append(seconds)

    api.inject("rate-limit-hour", "none")
    with pytest.raises(APIStatusError):
        await planner(client, sleep=note).plan_action(context(), "Cancel it.")
    api.inject("rate-limit-soon", "none")
    await planner(client, sleep=note).plan_action(context(), "Cancel it.")

    assert waited == [0.05]


@pytest.mark.spec("model.planner-outlives-faults")
async def test_cancelled_request_ends_at_once(api: MessagesApi, client: AsyncAnthropic) -> None:
    """Cancelled, as Ctrl-C does it, the plan is no longer waited for."""
    api.inject("hang")
    before = api.turns
    planning = asyncio.ensure_future(planner(client).plan_action(context(), "Cancel it."))
    while api.turns == before:
        await asyncio.wait([planning], timeout=0.01)
    planning.cancel()
    with pytest.raises(asyncio.CancelledError):
        await planning


@pytest.mark.spec("model.planner-accounts")
async def test_the_second_plan_reads_the_prompt_from_the_cache() -> None:
    """Tools and task are sent alike each time; all that was taken is told, also of an answer of no use."""
    taken: list[Usage] = []
    fresh = MessagesApi(scripted([call(PRESS)]), faults=["none", "no-tool", "none"], shortest_prefix=100)
    async with fresh as api, AsyncAnthropic(api_key="any", base_url=api.base_url, max_retries=0) as client:
        told = planner(client, on_usage=taken.append)
        await told.plan_action(context(), "Cancel it.")
        await told.plan_action(context(), "Cancel it.")

    assert len(taken) == 3
    assert taken[0].cache_write_tokens > 500
    assert [each.cache_read_tokens for each in taken] == [0, *[taken[0].cache_write_tokens] * 2]
    assert all(each.input_tokens > 0 and each.output_tokens > 0 for each in taken)


@pytest.mark.spec("model.planner-sends-no-secret")
async def test_no_typed_password_or_card_number_is_sent(
    tmp_path: Path, chromium: PlaywrightBrowser, page_at: Callable[[str], str]
) -> None:
    """Not as text, whatever the page does with it: what was recorded on the way holds none of them."""
    await chromium.navigate(
        page_at("""
            <h1>Confirm</h1>
            <label>Password <input type="password" value="hunter2-planted"></label>
            <label>Card <input autocomplete="cc-number" value="4111 1111 1111 1111"></label>
            <label>CVC <input autocomplete="cc-csc" value="7391"></label>
            <label>Code <input autocomplete="one-time-code" value="048151"></label>
            <p>Signed in as planted@example.com.</p>
            <a href="?user=planted%40example.com">Cancel membership</a>
        """)
    )
    record = tmp_path / "conversation"
    view = await chromium.look()
    unsure = MessagesApi(scripted([call(PRESS)]), faults=["low-confidence"], record=record)
    async with unsure as api, AsyncAnthropic(api_key="sk-planted", base_url=api.base_url, max_retries=0) as client:
        asking = planner(client, secrets={"email": "planted@example.com"})
        with pytest.raises(StateDetectionError):
            await asking.plan_action(context(view), "Cancel it.", "The page did not change.")

    kept = [file.read_text("utf-8") for file in sorted(record.iterdir())]
    (text,) = {block["text"] for turn in kept for block in said(json.loads(turn))}
    assert "Cancel membership" in text
    assert "<secret:email>" in text
    for planted in ("hunter2", "4111", "7391", "048151", "planted@example.com", "planted%40example.com", "sk-planted"):
        assert planted not in "".join(kept)


def said(line: dict[str, Any]) -> list[dict[str, Any]]:
    """The words of the first message."""
    content: list[dict[str, Any]] = line["request"]["messages"][0]["content"]
    return [{**block, "text": block["text"].partition("IMPORTANT")[0].strip()} for block in content if "text" in block]
