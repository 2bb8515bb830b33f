"""What a turn of design B costs: tokens of a snapshot, of the tools and of a whole task, and the time of a look."""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.cancelling import _definition, _ignore, _Yes
from benchmarks.reading import account, tokenizer
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.protocols import Outcome
from subterminator.domain.settings import AppConfig
from subterminator.mcp.tool_schemas import TOOL_SCHEMAS
from subterminator.mcp.tool_server import BrowserToolServer
from subterminator.practice import PracticeSite
from subterminator.practice.model.messages_api import MessagesApi
from subterminator.practice.model.rules_brain import RulesBrain
from subterminator.practice.model.usage import tokens_of
from subterminator.wiring import CancelOptions, cancel

SNAPSHOT_TOKENS = 1_000
"""What the page may take in the answer to a call (seed 003 NFR1)."""
OF_JSON = 0.4
"""What the lines may take of the same snapshot in JSON, without its picture."""
TASK_TOKENS = 10_000
"""What all questions and answers of a straight task may take, each with its picture (seed 003, success metrics)."""
LONGEST_TOKENS = 20_000
"""What the longest practice scenario, five offers, may take with the settings as they are."""
QUESTION_TOKENS = 2_000
"""What a question of design A may take in all: rules, tool and page, cached or not."""
UNCACHED = 0.5
"""Part of the prompts of a long task that may miss the cache: rules and tools are the same in all."""
TOOL_TOKENS = 1_200
BESIDE_THE_PICTURE = 1.3
"""What a snapshot with its picture may take, of the picture alone."""
ROUNDS = 30


class Tokens(NamedTuple):
    """Tokens of one run."""

    all: int
    most: int
    """Of its largest question, without the answer."""
    cached: float
    """Part of its prompts that was read from the cache."""


async def measure() -> list[tuple[str, float, float]]:
    """Rows: what was measured, the number or ratio, the bound."""
    count = tokenizer()
    browser = PlaywrightBrowser()
    await browser.launch()
    try:
        await browser._current().set_content(account())
        server = BrowserToolServer(browser)
        snapshot = (await server.get_snapshot(viewport_only=True)).snapshot
        if snapshot is None:
            raise RuntimeError("a look gave no snapshot")
        beside = await _beside_the_picture(server, browser)
    finally:
        await browser.close()
    as_json = {key: value for key, value in snapshot.to_dict().items() if key != "screenshot"}
    lines = count(snapshot.lines)
    straight = await _tokens(count, "straight", led=True, pictures="always")
    longest = await _tokens(count, "offer_chain", led=True, pictures="auto")
    planned = await _tokens(count, "offer_chain", led=False, pictures="auto")
    elements = len(snapshot.elements) + snapshot.left_out
    return [
        (f"tokens of a snapshot, page of {elements} elements", lines, SNAPSHOT_TOKENS),
        ("tokens of a snapshot / of its JSON", lines / count(json.dumps(as_json, ensure_ascii=False)), OF_JSON),
        ("tokens of the seven tools", count(json.dumps(TOOL_SCHEMAS)), TOOL_TOKENS),
        ("tokens of a straight task, with pictures", straight.all, TASK_TOKENS),
        ("tokens of a task of five offers", longest.all, LONGEST_TOKENS),
        ("part of its prompts that misses the cache", 1 - longest.cached, UNCACHED),
        ("tokens of the largest question of design A", planned.most, QUESTION_TOKENS),
        ("get_snapshot / a picture alone", beside, BESIDE_THE_PICTURE),
    ]


async def _beside_the_picture(server: BrowserToolServer, browser: PlaywrightBrowser) -> float:
    """Seconds of a snapshot against those of a picture, taken in turn, of each its best tenth.

    The first turn is not counted; whatever else runs on the machine makes what overlaps wait in line.
    """
    both: list[float] = []
    alone: list[float] = []
    for _ in range(ROUNDS + 1):
        both.append(await _seconds(server.get_snapshot))
        alone.append(await _seconds(browser.screenshot))
    return statistics.quantiles(both[1:], n=10)[0] / statistics.quantiles(alone[1:], n=10)[0]


async def _seconds(call: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await call()
    return time.perf_counter() - began


async def _tokens(count: Callable[[str], int], scenario: str, *, led: bool, pictures: str) -> Tokens:
    """Tokens of everything that was sent and answered in a run, from the first question to the last."""
    answered: list[Any] = []
    brain = RulesBrain()

    async def listening(request: dict[str, Any]) -> Any:
        answered.append(blocks := await brain(request))
        return blocks

    with tempfile.TemporaryDirectory() as folder, PracticeSite(scenario) as site, MessagesApi(listening) as api:
        path = Path(folder)
        definition = path / "here.toml"
        definition.write_text(_definition(site), encoding="utf-8")
        config = AppConfig.load(
            data_dir=path / "data",
            config_dir=path,
            output_dir=path / "runs",
            headless=True,
            pictures=pictures,
            anthropic_api_key="any",
            anthropic_base_url=api.base_url,
        )
        options = CancelOptions(service_file=definition, headless=True, ai_led=led, ai_agent=not led, brain="claude")
        summary = await cancel(options, config, _Yes(), _ignore)
        if summary.outcome is not Outcome.SCHEDULED or site.ledger.final_requests != 1:
            raise RuntimeError(f"the task that was to be weighed failed: {summary.message}")
        sent = [each.body for each in api.requests if each.path == "/v1/messages"]
    questions = [count(_words(body)) + _pictures(body) for body in sent]
    answers = sum(count(json.dumps(blocks)) for blocks in answered)
    return Tokens(sum(questions) + answers, max(questions), summary.costs.cache_read / summary.costs.input)


def _pictures(request: dict[str, Any]) -> int:
    """Tokens of the pictures of a request."""
    blocks = (block for each in request["messages"] for block in each["content"])
    return sum(tokens_of(block) for block in blocks if block["type"] == "image")


def _words(request: dict[str, Any]) -> str:
    """The text of a request: what stands before the messages, and the messages without their pictures."""
    said = [request.get("system"), request.get("tools")]
    said += [block for each in request["messages"] for block in each["content"] if block["type"] != "image"]
    return json.dumps(said, ensure_ascii=False)
