"""Design A led by a model: the real SDK over HTTP, a stand-in for the Messages API, and pages of a real site."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from kit import Practice, Says, close_tabs, lent_driver
from subterminator.domain.outcomes import Outcome
from subterminator.practice import PracticeSite
from subterminator.practice.model.messages_api import Block, MessagesApi, call
from subterminator.wiring import CancelOptions, RunSummary, cancel

Answer = Callable[[str], dict[str, Any]]
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close\r\n\r\n"


def press(name: str, role: str = "link", state: str = "UNKNOWN", **fields: Any) -> dict[str, Any]:
    return {
        "state": state,
        "expected_next_state": "UNKNOWN",
        "action_type": "click",
        "targets": [{"method": "aria", "aria_role": role, "aria_name": name}],
        "reasoning": "It leads on.",
        "confidence": 0.9,
        **fields,
    }


def stop(reason: str, quote: str, contact: str = "") -> dict[str, Any]:
    fields = {"action_type": "stop", "stop_reason": reason, "quote": quote, "contact": contact, "targets": []}
    return {**press("x"), **fields}


@asynccontextmanager
async def site(pages: dict[str, str]) -> AsyncIterator[str]:
    """A site of these pages by their paths; anything else is its account."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        body = pages.get(head.split()[1], pages["/account"])
        writer.write(HEAD + f"<!doctype html><html lang=en><title>Tidelight</title>{body}".encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


class Model:
    """Answers each request by the page in it, and keeps the prompts."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.prompts: list[str] = []

    async def __call__(self, request: dict[str, Any]) -> Sequence[Block]:
        (tool,) = request["tools"]
        if tool["name"] != "browser_action":
            return []
        prompt = str(request["messages"][0]["content"][-1]["text"])
        self.prompts.append(prompt)
        return [call(self.answer(prompt), "browser_action")]


async def run(
    practice: Practice, address: str, chromium: str, model: Model | None = None, **options: Any
) -> tuple[RunSummary, list[dict[str, Any]]]:
    """One run on that site, without a person: its end and its events. Without a model the API cannot be reached."""
    definition = practice.folder / "site.toml"
    definition.write_text(
        f'id = "tidelight"\nname = "Tidelight"\nentry_url = "{address}/account"\nhosts = ["{address[7:]}"]\n',
        encoding="utf-8",
    )
    events: list[dict[str, Any]] = []
    chosen = CancelOptions(service_file=definition, headless=True, cdp_url=chromium, brain="claude", **options)
    async with MessagesApi(model or Model(lambda prompt: {})) as api:
        url = api.base_url if model is not None else "http://127.0.0.1:9"
        config = replace(practice.config, anthropic_api_key="any", anthropic_base_url=url, api_retries=0)
        try:
            with lent_driver(chromium):
                return await cancel(chosen, config, Says(), events.append), events
        finally:
            await close_tabs(chromium)


@pytest.mark.spec("agent.stop", "engine.model-stops")
async def test_model_that_stops_with_the_words_of_the_page_ends_the_run_by_one_question(
    practice: Practice, shared_chromium: str
) -> None:
    """Required: exit 5, the number as the page has it, and one question instead of a hundred."""
    model = Model(lambda prompt: stop("not_online", "ring us on 0800 111 222", "0800 111 222"))
    pages = {"/account": "<h1>Your Tidelight</h1><p>Leaving? Then ring us on 0800 111 222, Mon to Fri."}
    async with site(pages) as address:
        summary, _ = await run(practice, address, shared_chromium, model, ai_agent=True)

    assert summary.outcome is Outcome.MANUAL_REQUIRED
    assert "0800 111 222" in summary.message
    assert len(model.prompts) == 1


@pytest.mark.spec("agent.loop", "agent.told-truly", "gate.dialog-shown", "planner.card")
async def test_model_is_told_what_its_press_did_and_what_the_browser_asked(
    practice: Practice, shared_chromium: str
) -> None:
    """Required: steps on pages in unknown words go on; the dialog stands in the next prompt with its answer."""
    pages = {
        "/account": "<h1>Zorbl</h1><a href=/one>Flimp</a>",
        "/one": "<h1>Zorbl 1</h1><a href=/two>Grolk</a>",
        "/two": "<h1>Zorbl 2</h1><a href=/three>Wibbet</a>",
        "/three": "<h1>Zorbl 3</h1><a href=/four>Plonk</a>",
        "/four": "<h1>Zorbl 4</h1><button onclick=\"confirm('Keep your 50% discount?'); document.title = 'No'\">Nix",
    }
    names = {"Zorbl": "Flimp", "Zorbl 1": "Grolk", "Zorbl 2": "Wibbet", "Zorbl 3": "Plonk"}

    def answered(prompt: str) -> dict[str, Any]:
        heading = re.search(r'^h1 "(.+)"$', prompt, re.MULTILINE)
        assert heading is not None
        if heading[1] in names:
            return press(names[heading[1]])
        if "native confirm" in prompt:
            return stop("blocked", "Zorbl 4")
        return press("Nix", "button", dialog="dismiss")

    model = Model(answered)
    async with site(pages) as address:
        summary, _ = await run(practice, address, shared_chromium, model, ai_agent=True)

    assert summary.outcome is Outcome.FAILED
    assert len(model.prompts) == 6
    assert "- pressed link 'Flimp': done, now: UNKNOWN" in model.prompts[1]
    assert '! native confirm "Keep your 50% discount?" dismissed: whoever leads dismisses it' in model.prompts[5]
    assert all("FAILED" not in prompt for prompt in model.prompts)
    assert all("\nACCESSIBILITY TREE:\n" in prompt and "\nHTML SNIPPET:\n" in prompt for prompt in model.prompts)


@pytest.mark.spec("engine.model-silent")
async def test_handlers_with_a_model_that_cannot_be_reached_end_as_without_it(
    practice: Practice, shared_chromium: str
) -> None:
    """Required: exit 6 on a page that nobody knows, the run's end written, no traceback."""
    async with site({"/account": "<h1>Zorbl</h1><p>Flimp grolk."}) as address:
        summary, events = await run(practice, address, shared_chromium)

    assert summary.outcome is Outcome.NEEDS_HUMAN
    assert [event["event"] for event in events].count("run_ended") == 1
    assert any("the model could not tell the page" in str(event.get("message")) for event in events)


@pytest.mark.matrix
@pytest.mark.spec("engine.claims")
async def test_model_that_only_claims_the_end_cancels_nothing(practice: Practice, shared_chromium: str) -> None:
    """Required: the account outweighs it; nothing is sent, and the run does not go on for ever."""
    claim = {**press("x"), "state": "COMPLETE", "action_type": "wait", "value": "0.1"}
    model = Model(lambda prompt: claim)
    with PracticeSite("two_offers") as practice_site:
        summary, _ = await run(practice, practice_site.base_url, shared_chromium, model, ai_agent=True)

    assert not summary.outcome.success
    assert practice_site.ledger.final_requests == 0
    assert len(model.prompts) <= 12
