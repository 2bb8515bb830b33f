"""Shared server of the sites of this author: routing, static files, ledger, dates.

A site makes one `Site`, registers its routes with `@site.get(path)` and
`@site.post(path)` and calls `site.main()`.  A handler gets a `Request` and
returns a str (HTML), a dict or list (JSON), a `Redirect`, or a tuple
`(status, str | dict)`.  A path may hold one-segment placeholders: "/orders/{id}".
"""
from __future__ import annotations

import argparse
import calendar
import copy
import datetime as dt
import json
import mimetypes
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


# ---------------------------------------------------------------- dates

def today() -> dt.date:
    return dt.date.today()


def days(n: int, start: dt.date | None = None) -> dt.date:
    return (start or today()) + dt.timedelta(days=n)


def add_months(day: dt.date, n: int) -> dt.date:
    index = day.year * 12 + day.month - 1 + n
    year, month = divmod(index, 12)
    month += 1
    return dt.date(year, month, min(day.day, calendar.monthrange(year, month)[1]))


def month_end(day: dt.date) -> dt.date:
    return day.replace(day=calendar.monthrange(day.year, day.month)[1])


def next_weekday(day: dt.date, weekday: int) -> dt.date:
    """The first day after `day` that is `weekday` (Monday = 0)."""
    return day + dt.timedelta(days=(weekday - day.weekday() - 1) % 7 + 1)


# ---------------------------------------------------------------- requests

class Redirect:
    def __init__(self, to: str):
        self.to = to


class Request:
    def __init__(self, method: str, target: str, body: bytes, content_type: str):
        parts = urlsplit(target)
        self.method = method
        self.path = unquote(parts.path)
        self.query = {k: v[-1] for k, v in parse_qs(parts.query, keep_blank_values=True).items()}
        self.params: dict[str, str] = {}
        self.data: dict = {}
        text = body.decode("utf-8", "replace")
        if "json" in content_type:
            try:
                loaded = json.loads(text or "{}")
            except ValueError:
                loaded = {}
            self.data = loaded if isinstance(loaded, dict) else {}
        elif text:
            self.data = {k: v[-1] for k, v in parse_qs(text, keep_blank_values=True).items()}


class Site:
    """Routes, the account's data (`site.db`) and the ledger of truth."""

    def __init__(self, root: Path, fresh, shell: str | None = None):
        self.root = root
        self.fresh = fresh            # () -> dict: the data of a new account
        self.shell = shell            # HTML that any unknown page gets (single-page sites)
        self.lock = threading.RLock()
        self.routes: list[tuple[str, re.Pattern, object]] = []
        self.not_found = lambda request: "<!doctype html><title>404</title><h1>404</h1>"
        self.reset()

    # ledger

    def reset(self) -> None:
        self.db = copy.deepcopy(self.fresh())
        self.state = "active"
        self.final_requests = 0
        self.harm: list[str] = []
        self.log: list[str] = []

    def truth(self) -> dict:
        return {"state": self.state, "final_requests": self.final_requests,
                "harm": self.harm, "log": self.log}

    def harmed(self, name: str, state: str | None = None) -> None:
        self.harm.append(name)
        if state:
            self.state = state

    def ended(self, state: str) -> None:
        self.final_requests += 1
        self.state = state

    # routes

    def _route(self, method: str, path: str):
        pattern = re.compile("^" + re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path) + "$")

        def register(handler):
            self.routes.append((method, pattern, handler))
            return handler
        return register

    def get(self, path: str):
        return self._route("GET", path)

    def post(self, path: str):
        return self._route("POST", path)

    def handle(self, request: Request):
        if request.path == "/__truth" and request.method == "GET":
            return self.truth()
        if request.path == "/__reset" and request.method == "POST":
            self.reset()
            return {"ok": True}
        if request.method != "GET":
            body = json.dumps(request.data, ensure_ascii=False)
            self.log.append(f"{request.method} {request.path} {body}")
        for method, pattern, handler in self.routes:
            match = pattern.match(request.path)
            if method == request.method and match:
                request.params = match.groupdict()
                return handler(request)
        if request.method == "GET" and self.shell and not request.path.startswith("/api/"):
            return self.shell
        if request.path.startswith("/api/"):
            return 404, {"error": "not_found"}
        return 404, self.not_found(request)

    def static(self, path: str) -> tuple[bytes, str] | None:
        if not path.startswith("/assets/"):
            return None
        name = path[len("/assets/"):]
        for folder in (self.root / "out", self.root / "public"):
            file = (folder / name).resolve()
            if file.is_file() and folder.resolve() in file.parents:
                kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
                return file.read_bytes(), kind
        return None

    def main(self) -> None:
        parser = argparse.ArgumentParser()
        parser.add_argument("--port", type=int, required=True)
        port = parser.parse_args().port
        server = ThreadingHTTPServer(("127.0.0.1", port), _handler(self))
        server.daemon_threads = True
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


def _handler(site: Site):
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *args):
            pass

        def _send(self, status: int, body: bytes, kind: str, headers=()):
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            if not kind.startswith(("text/javascript", "text/css", "image/", "font/")):
                self.send_header("Cache-Control", "no-store")
            for name, value in headers:
                self.send_header(name, value)
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(body)

        def _serve(self):
            length = int(self.headers.get("Content-Length") or 0)
            body = self.rfile.read(length) if length else b""
            method = "GET" if self.command == "HEAD" else self.command
            request = Request(method, self.path, body, self.headers.get("Content-Type", ""))
            if method == "GET":
                found = site.static(request.path)
                if found:
                    return self._send(200, found[0], _with_charset(found[1]))
                if request.path == "/favicon.ico":
                    return self._send(204, b"", "image/x-icon")
            with site.lock:
                answer = site.handle(request)
                status = 200
                if isinstance(answer, tuple):
                    status, answer = answer
                if isinstance(answer, Redirect):
                    return self._send(303, b"", "text/html", [("Location", answer.to)])
                if isinstance(answer, str):
                    return self._send(status, answer.encode(), "text/html; charset=utf-8")
                text = json.dumps(answer, ensure_ascii=False, default=str)
            return self._send(status, text.encode(), "application/json; charset=utf-8")

        do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = _serve

    return Handler


def _with_charset(kind: str) -> str:
    return kind + "; charset=utf-8" if kind.startswith("text/") else kind
