"""Over the person's own Chrome no request can be held: what a press sends is weighed in the page itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from chrome import Chrome, chrome_with_extension
from kit import Practice, Says, rest_in_matrix
from subterminator.domain.protocols import Outcome
from subterminator.extension.pairing import Pairing, PairingCode
from subterminator.extension.server import serve_pairing


@pytest.fixture(scope="module")
async def chrome(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Chrome]:
    """A person's browser, with leave for the practice site and for pictures."""
    async with chrome_with_extension(tmp_path_factory.mktemp("chrome"), pictures=True) as running:
        yield running


@pytest.fixture(scope="module")
async def paired(chrome: Chrome) -> Pairing:
    """As a person pairs: the code that is shown is typed into the extension's window."""
    pairing_code = PairingCode()
    kept: list[Pairing] = []
    async with serve_pairing(pairing_code, kept.append) as (port, made):
        popup = await chrome.popup()
        await popup.get_by_role("textbox").fill(f"{port}-{pairing_code.text.lower()}")
        await popup.keyboard.press("Enter")
        async with asyncio.timeout(15):
            assert await made == kept[0]
        await popup.close()
    return kept[0]


@pytest.mark.spec("extension.same-form")
@pytest.mark.parametrize(
    "scenario", rest_in_matrix(["hidden_field_swap", "form_action_swap_submit"], ["form_action_swap_submit"])
)
async def test_a_form_that_changes_while_it_is_sent_is_not_sent(scenario: str, tmp_path: Path, paired: Pairing) -> None:
    """Required: a page that orders an upgrade under the yes for the end gets neither."""
    practice = Practice(tmp_path)
    paired.save(practice.config.data_dir)
    ran = await practice.cancel(scenario, person=Says("confirm"), browser="extension")
    assert ran.outcome == Outcome.FAILED, ran.summary
    assert (ran.truth.final_requests, ran.truth.upgrades, ran.truth.status) == (0, 0, "active")


@pytest.mark.matrix
@pytest.mark.spec("extension.same-form")
@pytest.mark.parametrize("design", [{"ai_agent": True}, {"ai_led": True}], ids=["agent", "ai-led"])
async def test_every_design_cancels_over_the_persons_own_chrome(
    design: dict[str, Any], tmp_path: Path, paired: Pairing
) -> None:
    """Required: a form that stays the same is sent once, whoever leads; the record says what is not guarded."""
    practice = Practice(tmp_path)
    paired.save(practice.config.data_dir)
    ran = await practice.cancel("two_offers", browser="extension", brain="rules", **design)
    assert ran.outcome == Outcome.SCHEDULED, ran.summary
    assert (ran.truth.final_requests, ran.truth.upgrades) == (1, 0)
    notes = [event["message"] for event in ran.events if event["event"] == "note"]
    assert any("cannot hold requests" in note for note in notes)
