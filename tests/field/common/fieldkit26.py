"""Small server for the sites of this batch: standard library only."""
import argparse
import copy
import json
import mimetypes
import os
import re
import threading
from datetime import date, timedelta
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class Redirect(Exception):
    def __init__(self, where):
        super().__init__(where)
        self.where = where


class Req:
    def __init__(self, method, path, query, form, raw, headers):
        self.method, self.path, self.query, self.form = method, path, query, form
        self.raw, self.headers = raw, headers
        self.args = {}

    def get(self, name, default=""):
        v = self.form.get(name, self.query.get(name, default))
        return v


class Form(dict):
    """Last value by get, list by .lists"""
    lists = None


class App:
    def __init__(self, data, here, static=None):
        self._data = data
        self.here = here
        self.static = static or {}
        self.routes = []
        self.lock = threading.RLock()
        self.reset()

    def reset(self):
        self.d = copy.deepcopy(self._data)
        self.truth = {"state": "active", "final_requests": 0, "harm": [], "log": []}

    # ledger
    def final(self, state):
        self.truth["state"] = state
        self.truth["final_requests"] += 1

    def set(self, state):
        self.truth["state"] = state

    def harm(self, name):
        self.truth["harm"].append(name)

    # routing
    def on(self, method, pattern):
        rx = re.compile("^" + re.sub(r"<(\w+)>", r"(?P<\1>[^/]+)", pattern) + "$")

        def deco(fn):
            self.routes.append((method, rx, fn))
            return fn
        return deco

    def get(self, pattern):
        return self.on("GET", pattern)

    def post(self, pattern):
        return self.on("POST", pattern)

    def handle(self, req):
        for method, rx, fn in self.routes:
            m = rx.match(req.path)
            if m and method == req.method:
                req.args = m.groupdict()
                return fn(req)
        return None

    def run(self):
        ap = argparse.ArgumentParser()
        ap.add_argument("--port", type=int, required=True)
        a = ap.parse_args()
        app = self

        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            server_version = "nginx"
            sys_version = ""

            def log_message(self, *_):
                pass

            def send(self, status, ctype, body, extra=()):
                if isinstance(body, str):
                    body = body.encode("utf-8")
                self.send_response(status)
                if ctype:
                    self.send_header("Content-Type", ctype)
                for k, v in extra:
                    self.send_header(k, v)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Cache-Control", "no-store")
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(body)

            def do_any(self):
                u = urlsplit(self.path)
                n = int(self.headers.get("Content-Length") or 0)
                raw = self.rfile.read(n) if n else b""
                text = raw.decode("utf-8", "replace")
                form = Form()
                form.lists = {}
                if "json" in (self.headers.get("Content-Type") or ""):
                    try:
                        form.update(json.loads(text or "{}"))
                    except ValueError:
                        pass
                elif text:
                    form.lists = parse_qs(text, keep_blank_values=True)
                    form.update({k: v[-1] for k, v in form.lists.items()})
                q = {k: v[-1] for k, v in parse_qs(u.query, keep_blank_values=True).items()}
                method = "GET" if self.command == "HEAD" else self.command
                if u.path == "/__truth":
                    with app.lock:
                        return self.send(200, "application/json; charset=utf-8",
                                         json.dumps(app.truth, ensure_ascii=False))
                if u.path == "/__reset":
                    if method == "POST":
                        with app.lock:
                            app.reset()
                        return self.send(200, "application/json", '{"ok": true}')
                    return self.send(405, "text/plain", "")
                req = Req(method, u.path, q, form, text, self.headers)
                with app.lock:
                    if method != "GET":
                        app.truth["log"].append(f"{method} {self.path} {text}"[:600].strip())
                    try:
                        r = app.handle(req)
                    except Redirect as e:
                        return self.send(303, None, b"", [("Location", e.where)])
                    except Exception as ex:
                        app.truth["log"].append("500 " + repr(ex)[:200])
                        return self.send(500, "text/html; charset=utf-8", "<h1>500</h1>")
                if r is None and method == "GET":
                    r = self.file(u.path)
                if r is None:
                    return self.send(404, "text/html; charset=utf-8", getattr(app, "notfound", "<h1>404</h1>"))
                if isinstance(r, tuple):
                    return self.send(*r)
                if isinstance(r, (dict, list)):
                    return self.send(200, "application/json; charset=utf-8", json.dumps(r, ensure_ascii=False))
                return self.send(200, "text/html; charset=utf-8", r)

            def file(self, path):
                for prefix, folder in app.static.items():
                    if path.startswith(prefix):
                        root = os.path.realpath(os.path.join(app.here, folder))
                        f = os.path.realpath(os.path.join(root, path[len(prefix):]))
                        if f.startswith(root + os.sep) and os.path.isfile(f):
                            t = mimetypes.guess_type(f)[0] or "application/octet-stream"
                            if t.startswith("text/") or "javascript" in t:
                                t += "; charset=utf-8"
                            with open(f, "rb") as fh:
                                return (200, t, fh.read())
                return None

            do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = do_any

        class S(ThreadingHTTPServer):
            daemon_threads = True
            allow_reuse_address = True
        S(("127.0.0.1", a.port), H).serve_forever()


def days(n):
    return date.today() + timedelta(days=n)


e = escape
