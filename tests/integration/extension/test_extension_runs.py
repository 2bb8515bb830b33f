"""Whole runs over the person's own Chrome: the guard, the journal and the designs know nothing of the difference."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Dialog

from chrome import KEY, TOKEN, Chrome, chrome_with_extension
from kit import Practice, Says
from subterminator.domain.protocols import Outcome
from subterminator.extension.pairing import Pairing
from subterminator.extension.server import lasting_port
from subterminator.wiring.harness import bench


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Chrome, int]]:
    """A Chrome whose person says yes to native dialogs, and where it looks for the program that it was paired with."""
    port = lasting_port()
    said_yes = set[asyncio.Future[None]]()

    def say_yes(dialog: Dialog) -> None:
        said_yes.add(asyncio.ensure_future(dialog.accept()))

    async with chrome_with_extension(tmp_path_factory.mktemp("chrome"), pictures=True) as chrome:
        chrome.context.on("dialog", say_yes)
        await chrome.pair(port)
        yield chrome, port


@pytest.fixture
async def practice(tmp_path: Path, running: tuple[Chrome, int]) -> AsyncIterator[Practice]:
    chrome, port = running
    practice = Practice(tmp_path)
    Pairing(port, TOKEN, KEY).save(practice.config.data_dir)
    yield practice
    used = chrome.context.pages
    await chrome.context.new_page()
    for page in used:
        await page.close()


@pytest.mark.spec("extension.chrome-runs", "bench.browser")
@pytest.mark.parametrize(
    ("design", "scenario"),
    [
        ("handlers", "third_party_apple"),
        ("handlers", "native_confirm"),
        ("handlers", "widget_iframe_cross"),
        ("handlers", "never_load"),
        ("handlers", "label_swap_hover"),
        ("agent", "survey_after"),
        ("agent", "cancel_means_keep"),
        ("agent", "shadow_open"),
        ("ai-led", "offer_chain"),
        ("ai-led", "type_phrase"),
        ("ai-led", "hidden_field_swap"),
        ("ai-led", "reauth_elsewhere"),
    ],
)
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


@pytest.mark.spec("extension.chrome-runs")
async def test_a_no_leaves_the_plan_active_over_the_extension_too(practice: Practice) -> None:
    """The final press waits for the yes, whatever browser presses."""
    ran = await practice.cancel("straight", person=Says("no", "I keep it"), browser="extension")
    assert ran.outcome == Outcome.ABORTED
    assert ran.truth.status == "active"
