"""Ends of the search: by its budget, with what it has looked at, and for a page that says who else bills it."""

from __future__ import annotations

from pathlib import Path

import pytest

from host import Host
from kit import Says, config_in, lent_driver
from subterminator.core.rules import memory
from subterminator.domain.protocols import Outcome
from subterminator.record.runs import RunRecord
from subterminator.wiring import CancelOptions, RunSummary, cancel

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
    summary = await _cancelled(tmp_path, shared_chromium, host)

    assert summary.outcome is Outcome.FAILED, summary.message
    looked = summary.message.partition("after looking at ")[2].count("Account details")
    assert 1 <= looked < PAGES
    assert host.got == []


BILLED = (
    "<title>Maze</title><h1>Your account</h1><p>Your subscription is billed through Apple.</p>"
    "<a href=/plan>Your subscription</a>"
)


@pytest.mark.matrix
@pytest.mark.spec("engine.third-party")
@pytest.mark.parametrize(("online", "outcome"), [(True, Outcome.DRY_RUN), (False, Outcome.THIRD_PARTY)])
async def test_biller_is_believed_after_a_search(
    tmp_path: Path, shared_chromium: str, *, online: bool, outcome: Outcome
) -> None:
    """Required: what ends it on another page is found; without one the page that says who bills it is the proof."""
    host = Host()
    plan = "<title>Maze</title><h1>Your subscription</h1><p>Active. Next billing date: 1 December 2030</p>"
    host.pages = {
        "/": BILLED,
        "/plan": plan + ("<a href=/cancel>Cancel subscription</a>" if online else "<p>Plan: Maze Plus</p>"),
        "/cancel": "<title>Maze</title><h1>Cancel subscription</h1><p>It ends on 1 December 2030.</p>"
        "<form method=post action=/end><button>Cancel my subscription</button></form>",
    }
    summary = await _cancelled(tmp_path, shared_chromium, host, dry_run=True)

    assert summary.outcome is outcome, summary.message
    opened = [each["url"] for each in RunRecord.load(summary.run_dir).journal.events if each["event"] == "looked"]
    assert any(each.endswith("/plan") for each in opened)
    assert online or opened[-1] == f"http://{host.name}/"
    assert host.got == []


async def _cancelled(folder: Path, chromium: str, host: Host, *, dry_run: bool = False) -> RunSummary:
    definition = folder / "maze.toml"
    definition.write_text(
        f'id = "maze"\nname = "Maze"\nentry_url = "http://{host.name}/"\nhosts = ["{host.name}"]\n', encoding="utf-8"
    )
    options = CancelOptions(service_file=definition, headless=True, cdp_url=chromium, dry_run=dry_run)
    with lent_driver(chromium):
        summary = await cancel(options, config_in(folder), Says(), lambda event: None)
    host.close()
    return summary
