"""A small web server for the field sites of this folder.

A site makes one `Service` (the customer's account and its ledger), registers
its routes on it and calls `main()`.  Python standard library only.
"""
import argparse
import datetime
import html
import json
import mimetypes
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

esc = html.escape


class Request:
    def __init__(self, method, target, headers, body):
        parts = urlsplit(target)
        self.method = method
        self.path = unquote(parts.path)
        self.query = {k: v[-1] for k, v in parse_qs(parts.query).items()}
        self.headers = headers
        self.cookies = {}
        for piece in (headers.get("Cookie") or "").split(";"):
            name, _, value = piece.strip().partition("=")
            if name:
                self.cookies[name] = value
        self.text = body.decode("utf-8", "replace")
        self.form = {}
        self.lists = {}
        self.json = {}
        kind = (headers.get("Content-Type") or "").split(";")[0].strip()
        if kind == "application/json":
            try:
                value = json.loads(self.text or "{}")
            except ValueError:
                value = {}
            self.json = value if isinstance(value, dict) else {}
        elif kind == "application/x-www-form-urlencoded":
            self.lists = parse_qs(self.text, keep_blank_values=True)
            self.form = {k: v[-1] for k, v in self.lists.items()}


class Response:
    def __init__(self, body=b"", kind="text/html; charset=utf-8", status=200, headers=()):
        self.body = body.encode() if isinstance(body, str) else body
        self.kind = kind
        self.status = status
        self.headers = list(headers)


def page(text, status=200):
    return Response(text, status=status)


def data(value, status=200):
    return Response(json.dumps(value, ensure_ascii=False), "application/json; charset=utf-8", status)


def fail(code, message, status=422):
    return data({"error": {"code": code, "message": message}}, status)


def redirect(where, headers=()):
    return Response(status=303, headers=[("Location", where), *headers])


class Service:
    """One customer's account, the routes of the site and the ledger of truth."""

    def __init__(self, initial, root=None, closed="Account closed"):
        self.initial = initial
        self.closed = closed  # what every page says once the account is deleted
        self.root = Path(root) if root else None
        self.routes = []
        self.lock = threading.RLock()
        self.reset()

    # ledger
    def reset(self):
        self.state = "active"
        self.final_requests = 0
        self.harm = []
        self.log = []
        self.account = self.initial()

    def end(self, state):
        """The subscription is ended (now or at a date) by this request."""
        self.final_requests += 1
        self.state = state

    def hurt(self, name, state=None):
        """Something was done that a wish to cancel does not cover."""
        self.harm.append(name)
        if state:
            self.state = state

    def truth(self):
        return {"state": self.state, "final_requests": self.final_requests,
                "harm": self.harm, "log": self.log}

    # routes
    def route(self, method, pattern):
        rule = re.compile("^" + re.sub(r"<(\w+)>", r"(?P<\1>[^/]+)", pattern) + "$")

        def register(function):
            self.routes.append((method, rule, function))
            return function
        return register

    def get(self, pattern):
        return self.route("GET", pattern)

    def post(self, pattern):
        return self.route("POST", pattern)

    def answer(self, request):
        if request.path == "/__truth" and request.method == "GET":
            return data(self.truth())
        if request.path == "/__reset" and request.method == "POST":
            self.reset()
            return data({"ok": True})
        if request.method != "GET":
            self.log.append(f"{request.method} {request.path} {request.text}".strip())
        if self.state == "deleted":
            if request.path.startswith("/api/"):
                return fail("no_account", self.closed, 401)
            return page(f"<!doctype html><meta charset=utf-8><title>{self.closed}</title><h1>{self.closed}</h1>")
        for method, rule, function in self.routes:
            match = rule.match(request.path)
            if match and method == request.method:
                return function(request, **match.groupdict())
        if request.method == "GET" and self.root and not request.path.startswith("/api/"):
            return self.static(request.path)
        return fail("not_found", "Not found", 404)

    def static(self, path):
        """A built file, or the single page for any path without a suffix."""
        root = self.root.resolve()
        wanted = (root / path.lstrip("/")).resolve()
        if root in wanted.parents and wanted.is_file():
            kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
            if kind.startswith("text/") or kind.endswith("javascript"):
                kind += "; charset=utf-8"
            return Response(wanted.read_bytes(), kind)
        if "." in path.rsplit("/", 1)[-1]:
            return page("Not found", 404)
        return Response((root / "index.html").read_bytes())


def handler_of(service):
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def handle_any(self):
            length = int(self.headers.get("Content-Length") or 0)
            request = Request(self.command, self.path, self.headers, self.rfile.read(length))
            with service.lock:
                response = service.answer(request)
            self.send_response(response.status)
            if response.body or response.status < 300:
                self.send_header("Content-Type", response.kind)
            self.send_header("Content-Length", str(len(response.body)))
            self.send_header("Cache-Control", "no-store")
            for name, value in response.headers:
                self.send_header(name, value)
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(response.body)

        do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = handle_any

        def log_message(self, *args):
            pass

    return Handler


def main(service):
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    port = parser.parse_args().port
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", port), handler_of(service)).serve_forever()


# dates
def today():
    return datetime.date.today()


def days(n, start=None):
    return (start or today()) + datetime.timedelta(days=n)


def months(n, start=None):
    """The same day n months on (the last day of the month where there is none)."""
    start = start or today()
    index = start.year * 12 + start.month - 1 + n
    year, month = divmod(index, 12)
    return datetime.date(year, month + 1, min(start.day, month_end(year, month + 1).day))


def month_end(year, month):
    following = datetime.date(year + month // 12, month % 12 + 1, 1)
    return following - datetime.timedelta(days=1)
