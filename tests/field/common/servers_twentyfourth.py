"""Small HTTP server shared by the six sites: static bundle, JSON or form posts, ledger of truth.

Python 3.11 standard library only.  A site subclasses Site and fills in `get` and `post`.
"""
import argparse
import datetime as dt
import http.server
import json
import mimetypes
import os
import secrets
import threading
import urllib.parse

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/svg+xml", ".svg")


def today():
    return dt.date.today()


def add_months(day, months):
    month = day.month - 1 + months
    year = day.year + month // 12
    month = month % 12 + 1
    for d in (day.day, 30, 29, 28):
        try:
            return dt.date(year, month, d)
        except ValueError:
            continue
    return day


def month_end(day):
    return add_months(day.replace(day=1), 1) - dt.timedelta(days=1)


class Reply:
    def __init__(self, body=b"", status=200, ctype="text/html; charset=utf-8", headers=()):
        self.body = body.encode("utf-8") if isinstance(body, str) else body
        self.status, self.ctype, self.headers = status, ctype, list(headers)


def html(text, status=200, headers=()):
    return Reply(text, status, headers=headers)


def js(data, status=200):
    return Reply(json.dumps(data, ensure_ascii=False), status, "application/json; charset=utf-8")


def redirect(where):
    return Reply(b"", 303, headers=[("Location", where)])


class Site:
    """One customer's account.  `out` is the folder of built assets, served below `prefix`."""
    root = "."
    prefix = "/static/"
    spa = False              # unknown GET paths give out/index.html

    def __init__(self):
        self.lock = threading.RLock()
        self.reset()

    # --- ledger -----------------------------------------------------------
    def reset(self):
        self.state = "active"
        self.final_requests = 0
        self.harm = []
        self.log = []
        self.setup()

    def setup(self):
        pass

    def hurt(self, name):
        self.harm.append(name)

    def truth(self):
        return {"state": self.state, "final_requests": self.final_requests,
                "harm": list(self.harm), "log": list(self.log)}

    # --- to fill in ---------------------------------------------------------
    def get(self, path, query):
        return None

    def post(self, path, data):
        return None

    # --- dispatch -----------------------------------------------------------
    def handle(self, method, raw, data, headers=None):
        url = urllib.parse.urlsplit(raw)
        path = urllib.parse.unquote(url.path)
        query = {k: v[-1] for k, v in urllib.parse.parse_qs(url.query).items()}
        with self.lock:
            self.headers = headers or {}
            if path == "/__truth" and method == "GET":
                return js(self.truth())
            if path == "/__reset" and method == "POST":
                self.reset()
                return js({"ok": True})
            if method in ("GET", "HEAD"):
                found = self.get(path, query)
                if found is None:
                    found = self.static(path)
                if found is None and self.spa and "." not in path.rsplit("/", 1)[-1] and not path.startswith("/api/"):
                    found = self.file("index.html")
                return found or self.missing()
            self.log.append({"method": method, "path": path, "data": data,
                             "at": dt.datetime.now().isoformat(timespec="seconds")})
            return self.post(path, data) or self.missing()

    def missing(self):
        return Reply("Not found", 404, "text/plain; charset=utf-8")

    def static(self, path):
        if path.startswith(self.prefix):
            return self.file(path[len(self.prefix):])
        return None

    def file(self, name):
        base = os.path.realpath(os.path.join(self.root, "out"))
        full = os.path.realpath(os.path.join(base, name))
        if not full.startswith(base + os.sep) or not os.path.isfile(full):
            return None
        ctype = mimetypes.guess_type(full)[0] or "application/octet-stream"
        if ctype.startswith("text/") or ctype.endswith("json"):
            ctype += "; charset=utf-8"
        with open(full, "rb") as f:
            return Reply(f.read(), ctype=ctype)


def serve(site):
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    args = ap.parse_args()

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        server_version = "web/" + secrets.token_hex(1)

        def log_message(self, *a):
            pass

        def run(self, method):
            data = {}
            length = int(self.headers.get("Content-Length") or 0)
            raw = self.rfile.read(length) if length else b""
            if raw:
                text = raw.decode("utf-8", "replace")
                if "json" in (self.headers.get("Content-Type") or ""):
                    try:
                        data = json.loads(text)
                    except ValueError:
                        data = {}
                    if not isinstance(data, dict):
                        data = {"value": data}
                else:
                    data = {k: v if len(v) > 1 else v[0] for k, v in
                            urllib.parse.parse_qs(text, keep_blank_values=True).items()}
            reply = site.handle(method, self.path, data, self.headers)
            self.send_response(reply.status)
            self.send_header("Content-Type", reply.ctype)
            self.send_header("Content-Length", str(len(reply.body)))
            self.send_header("Cache-Control", "no-store")
            for k, v in reply.headers:
                self.send_header(k, v)
            self.end_headers()
            if method != "HEAD":
                self.wfile.write(reply.body)

        def do_GET(self):
            self.run("GET")

        def do_HEAD(self):
            self.run("HEAD")

        def do_POST(self):
            self.run("POST")

        do_PUT = do_PATCH = do_DELETE = do_POST

    server = http.server.ThreadingHTTPServer(("127.0.0.1", args.port), Handler)
    server.daemon_threads = True
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
