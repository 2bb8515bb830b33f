"""A site of many pages that lead nowhere: the search ends by its budget, and says what it has looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from host import Host
from kit import Says, config_in, lent_driver
from subterminator.core.rules import memory
from subterminator.domain.protocols import Outcome
from subterminator.wiring import CancelOptions, cancel

PAGES = 60
SECONDS = 3.0


@pytest.mark.matrix
@pytest.mark.spec("rules.search")
async def test_search_that_finds_nothing_ends_by_its_seconds_and_says_where_it_looked(
    tmp_path: Path, shared_chromium: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Required: the summary names the ways that were tried, and nothing was sent."""
    monkeypatch.setattr(memory, "SEARCH_SECONDS", SECONDS)
    monkeypatch.setattr(memory, "SEARCH_STEPS", PAGES)
    host = Host()
    links = "".join(f"<li><a href=/account/{n}>Account details {n}</a>" for n in range(PAGES))
    page = (
        f"<title>Your plan</title><h1>Your plan</h1><p>Active. Next billing date: 1 December 2030</p><ul>{links}</ul>"
    )
    host.pages = {"/": page} | {f"/account/{n}": page for n in range(PAGES)}
    definition = tmp_path / "maze.toml"
    definition.write_text(
        f'id = "maze"\nname = "Maze"\nentry_url = "http://{host.name}/"\nhosts = ["{host.name}"]\n', encoding="utf-8"
    )
    options = CancelOptions(service_file=definition, headless=True, cdp_url=shared_chromium)
    with lent_driver(shared_chromium):
        summary = await cancel(options, config_in(tmp_path), Says(), lambda event: None)
    host.close()

    assert summary.outcome is Outcome.FAILED, summary.message
    looked = summary.message.partition("after looking at ")[2].count("Account details")
    assert 1 <= looked < PAGES
    assert host.got == []
