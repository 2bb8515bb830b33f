"""A real Chromium and the practice site on real HTTP."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import parse_qs, urlsplit

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


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        at = urlsplit(self.path)
        if at.path == "/after":
            time.sleep(int(parse_qs(at.query)["ms"][0]) / 1000)
        body = b"effect" if at.path in {"/after", "/next"} else self.server.page.encode()  # type: ignore[attr-defined]
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Quiet."""


@pytest.fixture
def served() -> Iterator[Callable[[str], str]]:
    """Serves a page on this machine and returns its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()

    def serve(html: str) -> str:
        server.page = f"<!doctype html><title>A page</title><p id=out></p>{html}"  # type: ignore[attr-defined]
        return f"http://127.0.0.1:{server.server_address[1]}/"

    yield serve
    server.shutdown()
    server.server_close()
