"""One cancellation flow on the component kits of `tests/kits`, with the site behind it and its ledger of truth."""

from __future__ import annotations

import fcntl
import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "kits"
KITS = ("antd", "bootstrap", "element", "ionic", "mantine", "mui", "shoelace", "spectrum", "ui5", "vant", "vuetify")
INSTALLING_SECONDS = 600
_PAGE = """<!doctype html><html lang=en><meta charset=utf-8><title>Harbour Plus</title>
<meta name=viewport content="width=device-width, initial-scale=1"><link rel=stylesheet href=/dist/{kit}.css>
<div id=app></div><script src=/dist/{kit}.js></script></html>"""
_TYPES = {".js": "text/javascript", ".css": "text/css"}


def missing() -> str:
    """Install and build the kits once for all test processes; explain what is missing for that, "" if nothing is.

    Raises:
        CalledProcessError: they were installed, and could not be built.
    """
    if shutil.which("npm") is None:
        return "the component kits are built with Node and npm, and there is no npm"
    with (FOLDER / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # each test process comes here, at about the same time
        if _is_built():
            return ""
        try:
            _run("npm", "ci", "--no-audit", "--no-fund", "--silent")
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as problem:
            return f"the component kits could not be installed: {problem}"
        _run("node", "build.mjs")
    return ""


def _is_built() -> bool:
    pages = [FOLDER / "dist" / f"{kit}.js" for kit in KITS]
    newest = max(each.stat().st_mtime for each in FOLDER.glob("*.js*"))
    return all(each.exists() and each.stat().st_mtime >= newest for each in pages)


def _run(*command: str) -> None:
    subprocess.run(command, cwd=FOLDER, check=True, timeout=INSTALLING_SECONDS, stdout=subprocess.DEVNULL)


@dataclass
class KitSite:
    """The flow in one kit, served on this machine."""

    kit: str
    port: int = 0
    state: str = "active"
    requests: list[str] = field(default_factory=list)
    """Paths of the requests that change something, in order."""
    reason: str = ""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def answer(self, path: str, body: dict[str, Any]) -> None:
        self.requests.append(path)
        if path == "/api/membership/cancel":
            self.state, self.reason = "scheduled", str(body.get("reason"))

    def membership(self) -> dict[str, str]:
        return {"state": self.state, "until": f"{date.today() + timedelta(days=20):%-d %B %Y}"}


@contextmanager
def served(kit: str) -> Iterator[KitSite]:
    """Serve the flow in one kit."""
    site = KitSite(kit)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path == "/api/membership":
                self._send(json.dumps(site.membership()).encode(), "application/json")
            elif self.path.startswith("/dist/"):
                file = FOLDER / "dist" / Path(self.path).name
                self._send(file.read_bytes() if file.exists() else b"", _TYPES.get(file.suffix, "text/plain"))
            else:
                self._send(_PAGE.format(kit=kit).encode(), "text/html; charset=utf-8")

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            site.answer(self.path, json.loads(body or b"{}"))
            self._send(b"{}", "application/json")

        def _send(self, body: bytes, kind: str) -> None:
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: Any) -> None:
            """Print nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    site.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield site
    finally:
        server.shutdown()
        server.server_close()
