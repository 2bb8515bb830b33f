"""Small server shared by the six sites of this folder (standard library only)."""
import argparse
import calendar
import datetime as dt
import html
import json
import mimetypes
import pathlib
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

esc = html.escape


def today():
    return dt.date.today()


def add_months(day, months):
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    month += 1
    return dt.date(year, month, min(day.day, calendar.monthrange(year, month)[1]))


def days(count):
    return today() + dt.timedelta(days=count)


class Reply(Exception):
    def __init__(self, body=b"", status=200, kind="text/html; charset=utf-8", headers=()):
        super().__init__(status)
        self.body = body if isinstance(body, bytes) else body.encode()
        self.status, self.kind, self.headers = status, kind, list(headers)


def redirect(to):
    return Reply(b"", 303, headers=[("Location", to)])


def as_json(value, status=200):
    return Reply(json.dumps(value, ensure_ascii=False), status, "application/json; charset=utf-8")


class Request:
    def __init__(self, method, path, query, form, cookies):
        self.method, self.path, self.query, self.form, self.cookies = method, path, query, form, cookies


class Site:
    """Routes, ledger of truth and static files of one site."""

    def __init__(self, file, fresh):
        self.folder = pathlib.Path(file).resolve().parent
        self.fresh = fresh
        self.routes = []
        self.lock = threading.RLock()
        self.reset()

    def reset(self):
        self.state = "active"
        self.finals = 0
        self.harm = []
        self.log = []
        self.data = self.fresh()

    def hurt(self, name, state=None):
        if name not in self.harm:
            self.harm.append(name)
        if state:
            self.state = state

    def end(self, state):
        self.finals += 1
        self.state = state

    def route(self, method, pattern):
        def keep(function):
            self.routes.append((method, re.compile("^" + pattern + "$"), function))
            return function
        return keep

    def get(self, pattern):
        return self.route("GET", pattern)

    def post(self, pattern):
        return self.route("POST", pattern)

    def static(self, path):
        for folder in ("static", "out"):
            prefix = f"/{folder}/"
            if path.startswith(prefix):
                base = (self.folder / folder).resolve()
                target = (base / path[len(prefix):]).resolve()
                if base in target.parents and target.is_file():
                    kind = mimetypes.guess_type(target.name)[0] or "application/octet-stream"
                    if target.suffix in (".js", ".mjs"):
                        kind = "text/javascript"
                    if kind.startswith("text/") or kind == "image/svg+xml":
                        kind += "; charset=utf-8"
                    return Reply(target.read_bytes(), 200, kind, [("Cache-Control", "max-age=3600")])
        return None

    def answer(self, request):
        if request.path == "/__truth" and request.method == "GET":
            return as_json({"state": self.state, "final_requests": self.finals,
                            "harm": self.harm, "log": self.log})
        if request.path == "/__reset" and request.method == "POST":
            self.reset()
            return as_json({"ok": True})
        if request.method != "GET":
            self.log.append({"method": request.method, "path": request.path, "body": request.form})
        else:
            found = self.static(request.path)
            if found:
                return found
        for method, pattern, function in self.routes:
            match = pattern.match(request.path)
            if match and method == request.method:
                try:
                    result = function(request, *match.groups())
                except Reply as reply:
                    result = reply
                return result if isinstance(result, Reply) else Reply(result)
        return self.missing(request)

    def missing(self, request):
        return Reply("<!doctype html><title>404</title><h1>404</h1>", 404)

    def run(self):
        parser = argparse.ArgumentParser()
        parser.add_argument("--port", type=int, required=True)
        port = parser.parse_args().port
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def work(self):
                parts = urlsplit(self.path)
                query = {k: v[-1] for k, v in parse_qs(parts.query, keep_blank_values=True).items()}
                size = int(self.headers.get("Content-Length") or 0)
                raw = self.rfile.read(size).decode("utf-8", "replace") if size else ""
                form = {}
                if "json" in (self.headers.get("Content-Type") or ""):
                    try:
                        form = json.loads(raw or "{}")
                    except ValueError:
                        form = {}
                    if not isinstance(form, dict):
                        form = {"value": form}
                elif raw:
                    form = {k: v if len(v) > 1 else v[0]
                            for k, v in parse_qs(raw, keep_blank_values=True).items()}
                cookies = dict(p.strip().split("=", 1) for p in
                               (self.headers.get("Cookie") or "").split(";") if "=" in p)
                method = "GET" if self.command == "HEAD" else self.command
                with site.lock:
                    reply = site.answer(Request(method, unquote(parts.path), query, form, cookies))
                self.send_response(reply.status)
                self.send_header("Content-Type", reply.kind)
                self.send_header("Content-Length", str(len(reply.body)))
                sent = {name.lower() for name, _ in reply.headers}
                if "cache-control" not in sent:
                    self.send_header("Cache-Control", "no-store")
                for name, value in reply.headers:
                    self.send_header(name, value)
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(reply.body)

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = work

        ThreadingHTTPServer.daemon_threads = True
        ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
