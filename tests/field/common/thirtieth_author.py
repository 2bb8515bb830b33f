"""HTTP core of these six sites: state, ledger of truth, files. Standard library only."""
import argparse
import datetime as dt
import html
import json
import mimetypes
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.RLock()
S = {}
TODAY = dt.date.today()


def plus_months(day, n):
    m = day.month - 1 + n
    y, m = day.year + m // 12, m % 12 + 1
    last = (dt.date(y + m // 12, m % 12 + 1, 1) - dt.timedelta(days=1)).day
    return dt.date(y, m, min(day.day, last))


def begin(fresh):
    """Begin anew with the state that the site's `fresh` makes."""
    Base.fresh = staticmethod(fresh)
    S.clear()
    S.update(fresh())


class Base(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="text/html; charset=utf-8", headers=()):
        data = body if isinstance(body, bytes) else body.encode("utf-8")
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        for k, v in headers:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def json(self, obj, code=200):
        self.send(code, json.dumps(obj, ensure_ascii=False), "application/json; charset=utf-8")

    def redirect(self, to, headers=()):
        self.send(303, "", headers=[("Location", to), *headers])

    def static(self, root, path):
        full = os.path.normpath(os.path.join(root, path.lstrip("/")))
        if not full.startswith(root) or not os.path.isfile(full):
            return False
        with open(full, "rb") as f:
            data = f.read()
        ctype = mimetypes.guess_type(full)[0] or "application/octet-stream"
        if ctype.startswith("text/") or ctype.endswith("javascript"):
            ctype += "; charset=utf-8"
        self.send(200, data, ctype)
        return True

    def truth(self):
        return {k: S[k] for k in ("state", "final_requests", "harm", "log")}

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        u = urlsplit(self.path)
        with LOCK:
            if u.path == "/__truth":
                return self.json(self.truth())
            return self.get(u.path, {k: v[-1] for k, v in parse_qs(u.query).items()})

    def do_POST(self):
        u = urlsplit(self.path)
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        ctype = self.headers.get("Content-Type", "")
        if ctype.startswith("application/json"):
            try:
                data = json.loads(raw or b"{}")
            except ValueError:
                data = {}
        else:
            data = {k: v[-1] for k, v in
                    parse_qs(raw.decode("utf-8", "replace"), keep_blank_values=True).items()}
        with LOCK:
            if u.path == "/__reset":
                begin(Base.fresh)
                return self.json({"ok": True})
            S["log"].append({"method": self.command, "path": u.path, "data": data})
            return self.post(u.path, data)

    do_PUT = do_PATCH = do_DELETE = do_POST


def harm(name):
    S["harm"].append(name)


def run(handler, offsets=(0,)):
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    port = ap.parse_args().port
    Base.base_port = port
    servers = [ThreadingHTTPServer(("127.0.0.1", port + o), handler) for o in offsets]
    for s in servers[1:]:
        threading.Thread(target=s.serve_forever, daemon=True).start()
    servers[0].serve_forever()
