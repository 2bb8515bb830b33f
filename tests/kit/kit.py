"""What the integration tests share: runs on the practice site, and a person who answers from a script."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Collection, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import date
from importlib import resources
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from playwright.async_api import BrowserType, Playwright, Selectors, async_playwright

from subterminator.browser.chromium import find_browser
from subterminator.browser.playwright import driver
from subterminator.domain.protocols import ApprovalRequest, Decision, Outcome
from subterminator.domain.settings import AppConfig
from subterminator.mcp.types import AIClientProtocol
from subterminator.practice import Ledger, PracticeSite, Scenario, scenarios
from subterminator.record.press_ledger import PressLedger
from subterminator.wiring import CancelOptions, RunSummary, cancel
from subterminator.wiring.harness import bare_definition

APART = {"huge_dom", "kill_before_answer", "sign_in"}
"""Scenarios with tests of their own: for their size, for a program that is killed, for somebody who has to sign in."""
SCENARIOS = [name for name in scenarios() if name not in APART]


def rest_in_matrix(values: Iterable[Any], kept: Collection[Any]) -> list[Any]:
    """Parameters of a test: `kept` run in `make test`, all others of `values` in `make matrix`."""
    values = list(values)
    assert all(value in values for value in kept)
    rows = [(value, value if isinstance(value, tuple) else (value,)) for value in values]
    return [pytest.param(*row, marks=() if value in kept else pytest.mark.matrix) for value, row in rows]


class Says:
    """A person who answers each request from a script; when it is used up, nobody is there."""

    def __init__(self, *answers: str, seconds: float = 0) -> None:
        """`seconds`: how long the person takes to read, for pages that do something meanwhile."""
        self._answers = list(answers)
        self._seconds = seconds
        self.asked: list[str] = []
        self.requests: list[ApprovalRequest] = []
        self.hands: list[str] = []
        self.hosts: list[str] = []

    async def confirm(self, request: ApprovalRequest, timeout_seconds: float) -> tuple[Decision, str]:
        self.asked.append(request.name)
        self.requests.append(request)
        await asyncio.sleep(self._seconds)
        if not self._answers:
            return Decision.NOBODY, "nobody is there"
        words = self._answers.pop(0)
        return (Decision.YES, words) if words == "confirm" else (Decision.NO, words)

    async def wait_for(self, prompt: str, timeout_seconds: float) -> str | None:
        self.hands.append(prompt)
        return None

    async def allows(self, host: str, why: str, timeout_seconds: float) -> bool:
        self.hosts.append(host)
        return False


def person_for(scenario: Scenario) -> Says:
    """Somebody who agrees once, and again where the page may draw the control anew under the very pointer."""
    answers = 3 if scenario.may_ask_again else 1
    return Says(*["confirm"] * answers, seconds=scenario.reading_seconds)


@dataclass
class Ran:
    """A finished run: what the command says, what the journal says, and what the site's ledger says."""

    summary: RunSummary
    events: list[dict[str, Any]]
    truth: Ledger
    person: Says

    @property
    def outcome(self) -> Outcome:
        return self.summary.outcome

    def kinds(self) -> list[str]:
        return [event["event"] for event in self.events]


def config_in(folder: Path) -> AppConfig:
    """Settings of a run with all its folders in this one, which hardly waits between its looks at the account."""
    return AppConfig.load(
        data_dir=folder / "data",
        config_dir=folder / "config",
        output_dir=folder / "runs",
        headless=True,
        page_timeout=10,
        read_back_attempts=2,
        read_back_patience=0.001,
    )


@dataclass
class Practice:
    """Runs cancellations on the practice site, each with folders of its own unless told otherwise."""

    folder: Path
    config: AppConfig = field(init=False)

    def __post_init__(self) -> None:
        self.config = config_in(self.folder)

    def definition(self, site: PracticeSite) -> Path:
        """A definition file for a site that runs already, as a person would write one for a service of their own."""
        bundled = resources.files("subterminator.services.definitions").joinpath("practice.toml").read_text("utf-8")
        path = self.folder / "practice-here.toml"
        here = bundled.replace('"http://127.0.0.1/account"', f'"{site.entry_url}"')
        here = here.replace('hosts = ["127.0.0.1"]', f"hosts = {json.dumps(site.hosts)}")
        path.write_text(here, encoding="utf-8")
        return path

    async def cancel(
        self,
        scenario: str | Scenario = "straight",
        *,
        person: Says | None = None,
        site: PracticeSite | None = None,
        today: date | None = None,
        client: AIClientProtocol | None = None,
        **options: Any,
    ) -> Ran:
        """Cancel on a fresh site of that scenario, or on the site given. `client`: leads, of design B."""
        if site is None:
            async with PracticeSite(scenario, today=today) as fresh:
                return await self.cancel(person=person, site=fresh, client=client, **options)
        person = person or Says("confirm")
        events: list[dict[str, Any]] = []
        chosen = CancelOptions(service_file=self.definition(site), headless=True, **options)
        try:
            with lent_driver(chosen.cdp_url):
                summary = await cancel(chosen, self.config, person, events.append, client=client)
        finally:
            if chosen.cdp_url is not None:
                await close_tabs(chosen.cdp_url)
        return Ran(summary, events, site.ledger, person)

    @property
    def presses(self) -> PressLedger:
        """The press ledger of these runs."""
        return PressLedger(self.config.data_dir / "presses.sqlite3")


class Bare(Practice):
    """Runs with the smallest definition that there is: a place and a name."""

    def definition(self, site: PracticeSite) -> Path:
        return bare_definition(site, self.folder)


@asynccontextmanager
async def shared(folder: Path, *more: str) -> AsyncIterator[str]:
    """A Chromium for many whole runs, and one driver of the library's for them: starting it is a quarter of a run.

    `more`: further options of the Chromium.
    """
    process, address = await start_chromium(folder, *more)
    async with async_playwright() as playwright:
        _DRIVERS[address] = playwright
        yield address
        del _DRIVERS[address]
    process.terminate()
    await process.wait()


_DRIVERS: dict[str, Playwright] = {}
"""By the address of the shared Chromium."""


def driver_of(address: str) -> Playwright:
    """Return the driver of a shared Chromium, for who works beside a run."""
    return _DRIVERS[address]


@contextmanager
def lent_driver(address: str | None) -> Iterator[None]:
    """Within, what attaches to a shared Chromium does so by the driver that is up, as if it were its own."""
    if address not in _DRIVERS:
        yield
        return
    with mock.patch.object(driver, "async_playwright", lambda: _Lent(_DRIVERS[address])):
        yield


class _Lent:
    """What a browser asks of the library when it starts and stops."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright

    async def start(self) -> _Lent:
        self.selectors._impl_obj._selector_engines.clear()  # known to the contexts of runs that are over
        return self

    async def stop(self) -> None:
        """Others go on with it."""

    @property
    def chromium(self) -> BrowserType:
        return self._playwright.chromium

    @property
    def selectors(self) -> Selectors:
        return self._playwright.selectors


HEADLESS_SHELL = Path("/usr/lib/chromium/chromium-headless-shell")
"""Debian's Chromium without a window. It draws in half the time, and does not block the tabs that pages open."""


QUICK_CHROMIUM = str(HEADLESS_SHELL) if HEADLESS_SHELL.exists() else None
"""For tests that launch a browser of their own and need neither a window nor a profile; None: whichever is found."""


async def _found_chromium() -> str:
    async with async_playwright() as playwright:
        return str(find_browser(None, playwright.chromium.executable_path).path)


async def start_chromium(folder: Path, *more: str) -> tuple[asyncio.subprocess.Process, str]:
    """A Chromium as somebody else would have started it, with a debugging port: the process and its address."""
    process = await asyncio.create_subprocess_exec(
        QUICK_CHROMIUM or await _found_chromium(),
        "--headless",
        "--no-sandbox",
        "--no-first-run",
        "--renderer-process-limit=1",  # a tab takes no new process where it may share one; hosts stay apart
        "--remote-debugging-port=0",
        f"--user-data-dir={folder}",
        *more,
        "about:blank",
        stderr=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
    )
    told = folder / "DevToolsActivePort"
    while not (told.exists() and told.read_text().count("\n")):  # noqa: ASYNC110 - the browser writes it when it is up
        await asyncio.sleep(0.02)
    return process, f"http://127.0.0.1:{told.read_text().splitlines()[0]}"


async def close_tabs(address: str) -> None:
    """Close the tabs of a shared Chromium but one empty one: what a test left open goes on costing the next one."""
    await asyncio.to_thread(_close_tabs, address)


_EMPTY_TABS: dict[str, str] = {}
"""The tab of a shared Chromium that stays open, by its address: a new one would be a new process."""


def _close_tabs(address: str) -> None:
    def ask(path: str, method: str = "GET") -> Any:
        request = urllib.request.Request(f"{address}/json/{path}", method=method)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.read()

    tabs = {each["id"]: each["url"] for each in json.loads(ask("list")) if each["type"] == "page"}
    kept = _EMPTY_TABS.get(address)
    if kept is None or tabs.get(kept) != "about:blank":
        kept = _EMPTY_TABS[address] = json.loads(ask("new?about:blank", "PUT"))["id"]
    for tab in tabs.keys() - {kept}:
        with suppress(urllib.error.HTTPError):  # it has closed meanwhile
            ask(f"close/{tab}")
