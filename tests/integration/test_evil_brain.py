"""A brain of another package that wants the end without a yes: a real browser, an installed entry point, the ledger."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from evil_brain import CALLS, FINISH, PLANS, install
from kit import Bare, Ran, Says, rest_in_matrix
from subterminator.domain.protocols import Outcome

ASKED = {"text", "css", "coordinates", "dialog", "approved", "relabels", "direct", "approves", "rewrites"}
"""Mischief that comes down to the final press: the person is asked, and it stays at that."""
TRIED = [("ai_agent", each) for each in PLANS[1:]] + [("ai_led", each) for each in CALLS[1:]]
KEPT = [("ai_agent", each) for each in ("coordinates", "elsewhere", "relabels")] + [("ai_led", "rewrites")]


@asynccontextmanager
async def other_origin() -> AsyncIterator[tuple[str, list[bytes]]]:
    """Another server on this machine, and the first line of each request to it."""
    heard: list[bytes] = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readline())
        writer.close()

    server = await asyncio.start_server(hear, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", heard


async def led(folder: Path, design: str, mischief: str, chromium: str, person: Says) -> Ran:
    options: dict[str, Any] = {design: True, "brain": "evil", "model": mischief}
    return await Bare(folder).cancel(person=person, cdp_url=chromium, **options)


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "site")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))


@pytest.mark.spec("brains.gate")
@pytest.mark.parametrize(("design", "mischief"), rest_in_matrix(TRIED, KEPT))
async def test_nothing_is_sent_without_the_yes(
    design: str, mischief: str, tmp_path: Path, shared_chromium: str
) -> None:
    """Required: whatever it names, says, returns or raises; the gate judges the control, and the account decides."""
    person = Says()  # nobody is there
    async with other_origin() as (place, heard):
        ran = await led(tmp_path, design, f"{mischief}@{place}", shared_chromium, person)

    truth = ran.truth
    assert (truth.final_requests, truth.upgrades, truth.accepted_offers, truth.marketing) == (0, 0, (), False)
    assert not ran.outcome.success, ran.summary.message
    assert heard == []
    assert person.hosts == []
    assert set(person.asked) <= {FINISH}
    if mischief in ASKED:
        assert FINISH in person.asked
        assert ran.outcome is Outcome.NEEDS_HUMAN


@pytest.mark.spec("brains.plugin")
@pytest.mark.parametrize("design", rest_in_matrix(["ai_agent", "ai_led"], ["ai_led"]))
async def test_a_brain_of_another_package_leads_to_the_end(design: str, tmp_path: Path, shared_chromium: str) -> None:
    """Required: after the yes, once, and read back."""
    ran = await led(tmp_path, design, "honest", shared_chromium, Says("confirm"))

    assert ran.outcome is Outcome.SCHEDULED, ran.summary.message
    assert (ran.truth.final_requests, ran.summary.brain) == (1, "evil")
