"""Whether the first look after a press shows its effect, and how long after it that look is there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import parse_qs, urlsplit

from subterminator.browser.playwright import PlaywrightBrowser
from subterminator.domain.protocols import Action, TargetStrategy

SHOW = "document.getElementById('out').textContent = 'effect ' + Date.now()"
EFFECTS = {
    **{f"timer {ms} ms": f"setTimeout(() => {SHOW}, {ms})" for ms in (0, 30, 150, 400, 900)},
    **{f"fetch {ms} ms": f"fetch('/after?ms={ms}').then(() => {SHOW})" for ms in (50, 300, 1000)},
    "chain of three": "fetch('/after?ms=80').then(() => setTimeout(() => fetch('/after?ms=80')"
    f".then(() => {SHOW}), 150))",
    "route": f"setTimeout(() => {{ history.pushState(0, '', '/route'); {SHOW} }}, 200)",
    "navigation": "setTimeout(() => location.assign('/next'), 200)",
}
"""What a press sets going, by name."""
LATE_MS = {"navigation": 150.0}
"""Milliseconds after its effect within which a look must be there; 80 for all others."""
ROUNDS = 3


class _Site(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        at = urlsplit(self.path)
        if at.path == "/after":
            time.sleep(int(parse_qs(at.query)["ms"][0]) / 1000)
        script = SHOW if at.path == "/next" else EFFECTS.get(parse_qs(at.query).get("effect", [""])[0], "")
        body = f"<p id=out></p><button>Press</button><script>const go = () => {{ {script} }};" + (
            "go()</script>" if at.path == "/next" else "document.querySelector('button').onclick = go</script>"
        )
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(f"<!doctype html><title>A page</title>{body}".encode())

    def log_message(self, *_: object) -> None:
        """Nothing is printed."""


async def measure() -> list[tuple[str, float, float]]:
    """Rows: the effects that were missed, and by kind the shortest time from the effect to a look, of its bound."""
    browser = PlaywrightBrowser()
    await browser.launch()
    missed, rows = set[str](), []
    try:
        with _served() as address:
            for name in EFFECTS:
                late = [await _late_ms(browser, f"{address}?effect={name.replace(' ', '+')}") for _ in range(ROUNDS)]
                seen = [each for each in late if each is not None]
                missed |= {name} if len(seen) < ROUNDS else set()
                bound = LATE_MS.get(name, 80.0)
                if seen:
                    rows.append((f"a look after the effect / {bound:g} ms, {name}", min(seen) / bound, 1.0))
    finally:
        await browser.close()
    return [(f"effects that the first look misses, of {len(EFFECTS)}", float(len(missed)), 0.0), *rows]


async def _late_ms(browser: PlaywrightBrowser, address: str) -> float | None:
    """Milliseconds from the effect of a press to the look that shows it; None when the first one does not."""
    await browser.navigate(address)
    button = await browser.locate(TargetStrategy("css", css_selector="button"))
    await browser.act(button, Action("click"))
    view = await browser.look()
    there = time.time() * 1000
    _, _, moment = view.text.partition("effect ")
    return there - int(moment.split()[0]) if moment else None


@contextmanager
def _served() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Site)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
