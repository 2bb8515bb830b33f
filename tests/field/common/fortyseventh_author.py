"""HTTP core of three sites: state, ledger of truth, files, forms. Standard library only."""

import argparse
import json
import mimetypes
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

STATIC = os.path.join(os.path.dirname(os.path.abspath(sys.argv[0])), "static")
"""Files of the site that is served."""
LOCK = threading.Lock()
S = {}


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[])
    S.update(Base.initial())


def harm(name, state=None):
    if name not in S["harm"]:
        S["harm"].append(name)
    if state:
        S["state"] = state


class Base(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    initial = staticmethod(dict)
    """Makes the site's own state."""

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", extra=()):
        if isinstance(body, str):
            body = body.encode("utf-8")
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(body)

    def json(self, obj, code=200):
        self.out(json.dumps(obj, ensure_ascii=False), code, "application/json; charset=utf-8")

    def redirect(self, to):
        self.out("", 303, extra=[("Location", to)])

    def static(self, path):
        full = os.path.normpath(os.path.join(STATIC, path))
        if not full.startswith(STATIC + os.sep) or not os.path.isfile(full):
            return self.out("Not found", 404, "text/plain")
        with open(full, "rb") as f:
            data = f.read()
        self.out(data, 200, mimetypes.guess_type(full)[0] or "application/octet-stream")

    def do_GET(self):
        u = urlsplit(self.path)
        q = {k: v[0] for k, v in parse_qs(u.query).items()}
        with LOCK:
            if u.path == "/__truth":
                return self.json({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if u.path.startswith("/static/"):
                return self.static(u.path[8:])
            if u.path == "/favicon.ico":
                return self.out("", 204)
            self.get(u.path, q)

    def body(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        if "json" in (self.headers.get("Content-Type") or ""):
            try:
                d = json.loads(raw or "{}")
            except ValueError:
                d = {}
            return d if isinstance(d, dict) else {}
        return {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}

    def do_POST(self):
        u = urlsplit(self.path)
        d = self.body()
        with LOCK:
            if u.path == "/__reset":
                reset()
                return self.json({"ok": True})
            S["log"].append({"method": self.command, "path": u.path, "body": d})
            self.post(u.path, d)

    do_PUT = do_PATCH = do_DELETE = do_POST


def serve(app, initial):
    """Serve a site: its pages, and what makes its state."""
    p = argparse.ArgumentParser()
    p.add_argument("--port", type=int, required=True)
    a = p.parse_args()
    Base.initial = staticmethod(initial)
    reset()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.port), app).serve_forever()
