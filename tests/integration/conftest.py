"""A real Chromium and the practice site on real HTTP."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from kit import QUICK_CHROMIUM, Practice, close_tabs, driver_of, shared
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.settings import SETTINGS


@pytest.fixture(scope="module", autouse=True)
def _quick_chromium() -> Iterator[None]:
    """Runs launch the quick Chromium where it is installed, unless the shell that runs the tests names one."""
    variable = SETTINGS["browser_path"].variable
    with pytest.MonkeyPatch.context() as patch:
        if QUICK_CHROMIUM and variable not in os.environ:
            patch.setenv(variable, QUICK_CHROMIUM)
        yield


@pytest.fixture
def practice(tmp_path: Path) -> Practice:
    return Practice(tmp_path)


@pytest.fixture(scope="session")
async def chromium() -> AsyncIterator[PlaywrightBrowser]:
    """One browser for the tests that only read or press pages of their own."""
    browser = PlaywrightBrowser(browser_path=QUICK_CHROMIUM)
    await browser.launch()
    yield browser
    await browser.close()


@pytest.fixture(scope="session")
async def shared_chromium(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of one running Chromium, for tests of many whole runs."""
    async with shared(tmp_path_factory.mktemp("chromium")) as address:
        yield address


@pytest.fixture(scope="module")
async def bare_chromium(shared_chromium: str) -> AsyncIterator[Browser]:
    """The library's own connection to it, with nothing of ours in between, for tests with contexts of their own."""
    browser = await driver_of(shared_chromium).chromium.connect_over_cdp(shared_chromium)
    yield browser
    await browser.close()


@pytest.fixture
async def attached(shared_chromium: str) -> AsyncIterator[str]:
    """Its address, for a command that attaches to it; what the command left open is closed."""
    yield shared_chromium
    await close_tabs(shared_chromium)


@pytest.fixture
def page_at(tmp_path: Path) -> Callable[[str], str]:
    """Puts HTML into a file and gives its address, for pages that need no server."""

    def write(html: str) -> str:
        path = tmp_path / "page.html"
        path.write_text(f"<!doctype html><meta charset=utf-8><title>A page</title>{html}", encoding="utf-8")
        return path.as_uri()

    return write
