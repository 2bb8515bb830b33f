"""A straight cancellation against a bare Playwright script that makes the same presses, both from a cold browser.

The pause before the second look at an ended account (`read_back_patience`, 3 s) is left out: it waits for the page's
scripts, and costs what it is set to.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from playwright.async_api import async_playwright

from subterminator.browser.chromium import find_browser
from subterminator.domain.protocols import ApprovalRequest, Decision, Outcome
from subterminator.domain.settings import AppConfig
from subterminator.practice import PracticeSite
from subterminator.services.definition import builtin
from subterminator.wiring import CancelOptions, cancel

BOUND = 1.5


class _Yes:
    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        return Decision.YES, "confirm"

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        return None


async def measure(rounds: int = 5) -> list[tuple[str, float, float]]:
    """One row: what was measured, the median ratio, the bound."""
    ratios = []
    for _ in range(rounds):
        ours = await _ours()
        bare = await _bare()
        ratios.append(ours / bare)
    return [("a straight cancellation / a bare script", statistics.median(ratios), BOUND)]


async def _ours() -> float:
    with tempfile.TemporaryDirectory() as folder, PracticeSite("straight") as site:
        path = Path(folder)
        definition = path / "here.toml"
        definition.write_text(_definition(site), encoding="utf-8")
        config = AppConfig.load(data_dir=path / "data", config_dir=path, output_dir=path / "runs", headless=True)
        config = replace(config, read_back_patience=0.0)
        began = time.perf_counter()
        summary = await cancel(CancelOptions(service_file=definition, headless=True), config, _Yes(), _ignore)
        spent = time.perf_counter() - began
        if summary.outcome is not Outcome.SCHEDULED or site.ledger.final_requests != 1:
            raise RuntimeError(f"the cancellation that was to be timed failed: {summary.message}")
        return spent


async def _bare() -> float:
    with PracticeSite("straight") as site:
        began = time.perf_counter()
        async with async_playwright() as playwright:
            found = find_browser(None, playwright.chromium.executable_path)
            browser = await playwright.chromium.launch(executable_path=found.path, args=["--disable-quic"])
            page = await browser.new_page()
            await page.goto(site.entry_url)
            await page.screenshot()
            await page.get_by_role("link", name="Cancel membership").click()
            await page.get_by_role("button", name="Finish cancellation").wait_for()
            await page.screenshot()
            await page.get_by_role("button", name="Finish cancellation").click()
            await page.get_by_text("Your membership is cancelled").first.wait_for()
            await page.goto(site.entry_url)
            await page.get_by_text("Your membership ends on").first.wait_for()
            await page.screenshot()
            await page.pdf()
            await browser.close()
        spent = time.perf_counter() - began
        if site.ledger.final_requests != 1:
            raise RuntimeError("the bare script did not cancel")
        return spent


def _definition(site: PracticeSite) -> str:
    """The bundled definition's least: where the site is. The lexicon does the rest."""
    facts = builtin()["practice"]
    host = site.base_url.removeprefix("http://")
    return f'id = "{facts.id}"\nname = "{facts.name}"\nentry_url = "{site.entry_url}"\nhosts = ["{host}"]\n'


def _ignore(event: dict[str, Any]) -> None:
    """The journal is written all the same."""
