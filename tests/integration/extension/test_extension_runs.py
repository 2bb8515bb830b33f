"""Whole runs over the person's own Chrome: the guard, the journal and the designs know nothing of the difference."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from chrome import Chrome, paired
from kit import Practice, Says, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.extension.pairing import Pairing
from subterminator.practice import PracticeSite
from subterminator.wiring.harness import bench
from terminal import Terminals


@pytest.fixture(scope="module")
async def running(picturing: Chrome) -> AsyncIterator[tuple[Chrome, Pairing]]:
    """A Chrome whose person says yes to native dialogs, and has paired it as a person does."""
    async with paired(picturing) as pairing:
        yield picturing, pairing
    await picturing.forget()


@pytest.fixture
async def practice(tmp_path: Path, running: tuple[Chrome, Pairing]) -> AsyncIterator[Practice]:
    chrome, pairing = running
    practice = Practice(tmp_path)
    pairing.save(practice.config.data_dir)
    yield practice
    await chrome.close_tabs()


def settings_of(practice: Practice, folder: Path) -> dict[str, str]:
    """The settings of a program in a terminal that is paired with the same browser."""
    return {
        "SUBTERMINATOR_DATA_DIR": str(practice.config.data_dir),
        "SUBTERMINATOR_CONFIG_DIR": str(practice.config.config_dir),
        "SUBTERMINATOR_OUTPUT_DIR": str(folder / "runs"),
    }


TRIED = [
    ("handlers", "native_confirm"),
    ("handlers", "widget_iframe_cross"),
    ("handlers", "never_load"),
    ("handlers", "label_swap_hover"),
    ("agent", "shadow_open"),
    ("ai-led", "type_phrase"),
]
"""One of each mechanic."""
ALIKE = [
    ("agent", "cancel_means_keep"),
    ("ai-led", "reauth_elsewhere"),
    ("handlers", "third_party_apple"),
    ("agent", "survey_after"),
    ("ai-led", "offer_chain"),
    ("ai-led", "hidden_field_swap"),
]


@pytest.mark.spec("extension.chrome-wanted")
@pytest.mark.spec("extension.command-wait")
async def test_a_run_is_started_in_the_window_and_confirmed_in_the_terminal(
    practice: Practice, running: tuple[Chrome, Pairing], tmp_path: Path
) -> None:
    """Required: `extension wait`, the button on the page of a subscription, the word in the terminal; it waits on."""
    chrome, _ = running
    async with PracticeSite("straight") as site:
        with Terminals(settings_of(practice, tmp_path)) as terminals:
            terminal = terminals.open("extension", "wait", "--plain")
            await asyncio.to_thread(terminal.read_until, b"Waiting: ")
            page = await chrome.context.new_page()
            await page.goto(site.entry_url)
            await chrome.wake()
            popup = await chrome.popup()
            await popup.get_by_text("Choose a subscription below").wait_for()
            await popup.get_by_role("button", name="Cancel the subscription on this page").click()
            await asyncio.to_thread(terminal.read_until, b"Asked for in your browser: http://127.0.0.1")
            await asyncio.to_thread(terminal.read_until, b"Type confirm")
            assert site.ledger.final_requests == 0
            terminal.type(b"confirm\n")
            await asyncio.to_thread(terminal.read_until, b"Cancelled: ")
            await asyncio.to_thread(terminal.read_until, b"[y/N]")
            terminal.type(b"\n")
            await asyncio.to_thread(terminal.read_until, b"Waiting: ")
            terminal.process.send_signal(signal.SIGINT)
            assert await asyncio.to_thread(terminal.end) == 3
        assert site.ledger.final_requests == 1


@pytest.mark.spec("extension.chrome-stop", "approval.closed-with-the-browser")
@pytest.mark.parametrize(
    ("way", "code", "message"),
    [
        ("stop", 3, "stopped by you in the browser. Nothing was sent"),
        ("close", 1, "you closed the tab of the run. Nothing was sent"),
    ],
)
async def test_a_stop_during_the_question_closes_it(
    way: str, code: int, message: str, practice: Practice, running: tuple[Chrome, Pairing], tmp_path: Path
) -> None:
    """Required: the question is gone at once, and the run ends in order: outcome, message, exit code, journal."""
    chrome, _ = running
    with Terminals(settings_of(practice, tmp_path)) as terminals:
        async with chrome.context.expect_page() as opened:
            terminal = terminals.open("cancel", "practice", "--browser", "extension", "--plain")
        await asyncio.to_thread(terminal.read_until, b"Type confirm")
        if way == "stop":
            popup = await chrome.popup()
            await popup.get_by_role("button", name="Stop now").click()
        else:
            await (await opened.value).close()
        assert await asyncio.to_thread(terminal.end) == code, terminal.seen.decode()
    assert message.encode() in terminal.seen
    journal = next((tmp_path / "runs").glob("*/journal.jsonl")).read_text(encoding="utf-8")
    events = [json.loads(line) for line in journal.splitlines()]
    assert [event["decision"] for event in events if event["event"] == "approval_answered"] == ["nobody"]
    assert "submitting" not in [event["event"] for event in events]
    assert [event["message"] for event in events if event["event"] == "run_ended"] == [message]


@pytest.mark.spec("extension.chrome-runs", "bench.browser")
@pytest.mark.parametrize(("design", "scenario"), rest_in_matrix([*TRIED, *ALIKE], TRIED))
async def test_a_scenario_ends_as_declared_over_the_persons_own_chrome(
    design: str, scenario: str, practice: Practice
) -> None:
    """By the site's ledger: the declared outcome, as many final requests, nothing bought, nothing accepted."""
    tried = [
        each async for each in bench(design, "rules", [scenario], practice.config, practice.folder, browser="extension")
    ]
    assert [(each.scenario, each.why) for each in tried] == [(scenario, "")]
    assert not practice.config.ledger_path.exists()


@pytest.mark.spec("extension.chrome-runs")
async def test_a_page_that_draws_itself_anew_is_pressed_once(practice: Practice) -> None:
    """A node that is gone takes no press, what reads the same in its place does: one question, one order."""
    ran = await practice.cancel("stale_rerender", browser="extension")
    assert ran.outcome == Outcome.SCHEDULED, ran.summary
    assert ran.truth.final_requests == 1


@pytest.mark.spec("extension.chrome-runs", "extension.truthful")
async def test_a_run_says_that_its_browser_holds_no_request(practice: Practice) -> None:
    """The person hears it with the run, and the final press waits for one yes as everywhere."""
    ran = await practice.cancel("straight", browser="extension")
    assert ran.outcome == Outcome.SCHEDULED, ran.summary
    assert ran.truth.status == "ends_at_period_end"
    assert len(ran.person.asked) == 1
    warnings = [event["message"] for event in ran.events if event.get("level") == "warning"]
    assert "this browser cannot hold requests: only presses are judged" in warnings
    reported = [event for event in ran.events if event["event"] == "request_released"]
    assert [event["method"] for event in reported] == ["POST"]
    assert "reports requests" in reported[0]["reason"]


@pytest.mark.spec("extension.chrome-runs")
async def test_a_no_leaves_the_plan_active_over_the_extension_too(practice: Practice) -> None:
    """The final press waits for the yes, whatever browser presses."""
    ran = await practice.cancel("straight", person=Says("no", "I keep it"), browser="extension")
    assert ran.outcome == Outcome.ABORTED
    assert ran.truth.status == "active"


@pytest.mark.spec("extension.same-form")
@pytest.mark.parametrize(
    "scenario", rest_in_matrix(["hidden_field_swap", "form_action_swap_submit"], ["form_action_swap_submit"])
)
async def test_a_form_that_changes_while_it_is_sent_is_not_sent(scenario: str, practice: Practice) -> None:
    """Required: no request can be held, so a page that orders an upgrade under the yes for the end gets neither."""
    ran = await practice.cancel(scenario, person=Says("confirm"), browser="extension")
    assert ran.outcome == Outcome.FAILED, ran.summary
    assert (ran.truth.final_requests, ran.truth.upgrades, ran.truth.status) == (0, 0, "active")


@pytest.mark.matrix
@pytest.mark.spec("extension.same-form")
@pytest.mark.parametrize("design", [{"ai_agent": True}, {"ai_led": True}], ids=["agent", "ai-led"])
async def test_every_design_cancels_over_the_persons_own_chrome(design: dict[str, Any], practice: Practice) -> None:
    """Required: a form that stays the same is sent once, whoever leads; the record says what is not guarded."""
    ran = await practice.cancel("two_offers", browser="extension", brain="rules", **design)
    assert ran.outcome == Outcome.SCHEDULED, ran.summary
    assert (ran.truth.final_requests, ran.truth.upgrades) == (1, 0)
    notes = [event["message"] for event in ran.events if event["event"] == "note"]
    assert any("cannot hold requests" in note for note in notes)
