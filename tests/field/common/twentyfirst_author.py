"""Small server used by the six sites of this folder (Python standard library only)."""
import argparse, calendar, json, os, threading, html
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

esc = html.escape
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml",
         ".woff2": "font/woff2", ".woff": "font/woff", ".ttf": "font/ttf", ".html": "text/html; charset=utf-8"}


def add_months(d, n):
    m = d.month - 1 + n
    y, m = d.year + m // 12, m % 12 + 1
    return date(y, m, min(d.day, calendar.monthrange(y, m)[1]))


class Redirect(Exception):
    def __init__(self, to):
        self.to = to


class Req:
    def __init__(self, method, path, query, form, data, cookies):
        self.method, self.path, self.query, self.form, self.json, self.cookies = method, path, query, form, data, cookies

    def f(self, name, default=""):
        return (self.form.get(name) or [default])[0].strip()

    def q(self, name, default=""):
        return (self.query.get(name) or [default])[0]


class App:
    def __init__(self, folder):
        self.folder = os.path.dirname(os.path.abspath(folder)) if os.path.isfile(folder) else folder
        self.lock = threading.RLock()
        self.routes = {}
        self.fallback = None
        self.reset()

    def reset(self):
        self.state, self.final, self.harm, self.log, self.flow = "active", 0, [], [], {}
        self.when = None

    def route(self, method, *paths):
        def deco(fn):
            for p in paths:
                self.routes[(method, p)] = fn
            return fn
        return deco

    def get(self, *p):
        return self.route("GET", *p)

    def post(self, *p):
        return self.route("POST", *p)

    def bad(self, name, state=None):
        if name not in self.harm:
            self.harm.append(name)
        if state:
            self.state = state

    def truth(self):
        return {"state": self.state, "final_requests": self.final, "harm": self.harm, "log": self.log}

    def static(self, path):
        rel = path[len("/static/"):]
        for base in ("out", "assets"):
            root = os.path.join(self.folder, base)
            full = os.path.realpath(os.path.join(root, rel))
            if full.startswith(os.path.realpath(root) + os.sep) and os.path.isfile(full):
                with open(full, "rb") as fh:
                    return fh.read(), TYPES.get(os.path.splitext(full)[1], "application/octet-stream")
        return None

    def run(self):
        ap = argparse.ArgumentParser()
        ap.add_argument("--port", type=int, required=True)
        port = ap.parse_args().port
        app = self

        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *a):
                pass

            def out(self, status, body, ctype="text/html; charset=utf-8", extra=()):
                if isinstance(body, str):
                    body = body.encode("utf-8")
                self.send_response(status)
                self.send_header("Content-Type", ctype)
                self.send_header("Content-Length", str(len(body)))
                if "/static/" not in self.path:
                    self.send_header("Cache-Control", "no-store")
                for k, v in extra:
                    self.send_header(k, v)
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(body)

            def handle_any(self):
                n = int(self.headers.get("Content-Length") or 0)
                raw = self.rfile.read(n) if n else b""
                u = urlsplit(self.path)
                path = u.path.rstrip("/") or "/"
                method = "GET" if self.command == "HEAD" else self.command
                with app.lock:
                    if path == "/__truth":
                        return self.out(200, json.dumps(app.truth(), ensure_ascii=False), "application/json")
                    if path == "/__reset" and method == "POST":
                        app.reset()
                        return self.out(200, '{"ok": true}', "application/json")
                    if path.startswith("/static/"):
                        got = app.static(path)
                        return self.out(200, got[0], got[1], [("Cache-Control", "max-age=600")]) if got else self.out(404, "not found", "text/plain")
                    if path == "/favicon.ico":
                        return self.out(204, b"")
                    form, data = {}, {}
                    text = raw.decode("utf-8", "replace")
                    if "json" in (self.headers.get("Content-Type") or ""):
                        try:
                            data = json.loads(text or "{}")
                        except ValueError:
                            data = {}
                        if not isinstance(data, dict):
                            data = {}
                    else:
                        form = parse_qs(text, keep_blank_values=True)
                    cookies = {}
                    for part in (self.headers.get("Cookie") or "").split(";"):
                        if "=" in part:
                            k, v = part.strip().split("=", 1)
                            cookies[k] = v
                    if method != "GET":
                        app.log.append({"method": method, "path": path, "body": text[:600]})
                    fn = app.routes.get((method, path))
                    req = Req(method, path, parse_qs(u.query), form, data, cookies)
                    if fn is None and method == "GET" and app.fallback:
                        fn = app.fallback
                    if fn is None:
                        return self.out(404 if method == "GET" else 405, "<!doctype html><title>404</title><h1>404</h1><p><a href='/'>&larr;</a></p>")
                    try:
                        res = fn(req)
                    except Redirect as r:
                        return self.out(303, b"", extra=[("Location", r.to)])
                    status = 200
                    if isinstance(res, tuple):
                        status, res = res
                    if isinstance(res, dict):
                        return self.out(status, json.dumps(res, ensure_ascii=False), "application/json")
                    return self.out(status, res)

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = handle_any

        class S(ThreadingHTTPServer):
            daemon_threads = True
            allow_reuse_address = True

        S(("127.0.0.1", port), H).serve_forever()
