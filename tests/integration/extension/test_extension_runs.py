"""Whole runs over the person's own Chrome: the guard, the journal and the handlers know nothing of the difference."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from socket import socket

import pytest

from chrome import KEY, TOKEN, chrome_with_extension
from kit import Practice, Says
from subterminator.core.protocols import Outcome
from subterminator.extension.pairing import Pairing


@pytest.fixture(scope="module")
async def port(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[int]:
    """Where a Chrome looks for the program that was paired with it."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
    async with chrome_with_extension(tmp_path_factory.mktemp("chrome"), pictures=True) as chrome:
        await chrome.pair(found)
        yield found


@pytest.fixture
def practice(tmp_path: Path, port: int) -> Practice:
    practice = Practice(tmp_path)
    Pairing(port, TOKEN, KEY).save(practice.config.data_dir)
    return practice


@pytest.mark.spec("extension.chrome-runs")
@pytest.mark.parametrize("scenario", ["straight", "offer_chain", "survey_after"])
async def test_the_handlers_cancel_over_the_persons_own_chrome(scenario: str, practice: Practice) -> None:
    """By the site's ledger: ended once, nothing accepted, one yes asked for."""
    ran = await practice.cancel(scenario, browser="extension")
    assert ran.outcome == Outcome.SCHEDULED, ran.summary
    assert ran.truth.status == "ends_at_period_end"
    assert len(ran.person.asked) == 1


@pytest.mark.spec("extension.chrome-runs")
async def test_a_no_leaves_the_plan_active_over_the_extension_too(practice: Practice) -> None:
    """The final press waits for the yes, whatever browser presses."""
    ran = await practice.cancel("straight", person=Says("no", "I keep it"), browser="extension")
    assert ran.outcome == Outcome.ABORTED
    assert ran.truth.status == "active"
