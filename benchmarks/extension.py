"""The person's own Chrome over the extension, against a browser of the program's own: the same page, taken in turn."""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.async_api import async_playwright

from benchmarks.pages import MIXES, page_of
from subterminator.browser.chromium import find_browser
from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.extension.assembly import assemble
from subterminator.extension.browser import ExtensionBrowser
from subterminator.extension.commands import TabList, Tabs
from subterminator.extension.connection import Exchange
from subterminator.extension.pairing import Pairing
from subterminator.extension.server import serve_extension

NODES = 500
LOOK_BOUND = 2.0
"""How many times the median time of a launched browser a look over the extension may take."""
ROUND_TRIP_BOUND = 15.0
"""Milliseconds of a command that asks nothing of the page: over loopback to the worker, and back."""
TURN = 3
"""How often in a row each looks, so that neither pays most for what the other left to be cleared away."""
ROUNDS = 15
HOST = "127.0.0.1"


async def measure() -> list[tuple[str, float, float]]:
    """A row a mix, what was measured, the ratio of the medians, the bound; and one for a round trip in milliseconds."""
    own = PlaywrightBrowser()
    await own.launch()
    rows = []
    try:
        async with _persons_chrome() as (browser, exchange):
            for mix in MIXES:
                with served(page_of(NODES, mix)) as address:
                    await own.navigate(address)
                    await browser.navigate(address)
                ours, theirs = await _in_turn(browser.look, own.look)
                rows.append((f"look() over the extension / launched, {NODES}, {mix}", ours / theirs, LOOK_BOUND))

            async def ask() -> object:
                return await exchange.ask(Tabs(), TabList, "ask for the tabs", 5)

            trips = [await _seconds(ask) for _ in range(ROUNDS * 4)][TURN:]
            rows.append(("round trip over the extension, ms", statistics.median(trips) * 1000, ROUND_TRIP_BOUND))
    finally:
        await own.close()
    return rows


@asynccontextmanager
async def _persons_chrome() -> AsyncIterator[tuple[ExtensionBrowser, Exchange]]:
    """A Chrome with the extension, which was paired and given leave for this machine's pages, and a run in it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        folder, profile = Path(place) / "extension", Path(place) / "profile"
        assemble(folder)
        path = folder / "manifest.json"
        manifest = {**json.loads(path.read_text(encoding="utf-8")), "host_permissions": [f"http://{HOST}/*"]}
        path.write_text(json.dumps(manifest), encoding="utf-8")
        async with async_playwright() as playwright:
            found = find_browser(None, playwright.chromium.executable_path)
            context = await playwright.chromium.launch_persistent_context(
                profile,
                executable_path=str(found.path),
                headless=True,
                args=[f"--disable-extensions-except={folder}", f"--load-extension={folder}"],
            )
            worker = (context.service_workers or [await context.wait_for_event("serviceworker")])[0]
            pairing = Pairing.new(0)
            exchange = Exchange(pairing.key)
            async with serve_extension(exchange, pairing) as port:
                kept = {"pairing": {"port": port, "token": pairing.token, "key": pairing.key}}
                await worker.evaluate("kept => chrome.storage.local.set(kept)", kept)
                window = await context.new_page()
                await window.goto(worker.url.replace("worker.js", "popup.html"))
                await window.evaluate(
                    "chrome.runtime.sendMessage({ ask: 'connect' })"
                )  # it may have found us by itself
                browser = ExtensionBrowser(exchange, nullcontext(port), run="bench", service="bench", hosts=[HOST])
                await browser.launch()
                await window.close()
                try:
                    yield browser, exchange
                finally:
                    await browser.close()
            await context.close()


@contextmanager
def served(page: str) -> Iterator[str]:
    """The address of a page on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page.encode())

        def log_message(self, *_: object) -> None:
            """Nothing is printed."""

    server = ThreadingHTTPServer((HOST, 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://{HOST}:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


async def _in_turn(
    ours: Callable[[], Awaitable[object]], theirs: Callable[[], Awaitable[object]]
) -> tuple[float, float]:
    """Median seconds of both, after a turn that is not counted."""
    took: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS + 1):
        for call, seconds in zip((ours, theirs), took, strict=True):
            seconds += [await _seconds(call) for _ in range(TURN)]
    return statistics.median(took[0][TURN:]), statistics.median(took[1][TURN:])


async def _seconds(call: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await call()
    return time.perf_counter() - began
