"""The server of three sites of the fiftieth set: state in memory, log of all requests that change something."""
import argparse
import json
import mimetypes
import pathlib
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

sys.dont_write_bytecode = True
HERE = pathlib.Path(sys.argv[0]).resolve().parent
LOCK = threading.RLock()


class Truth:
    def __init__(self):
        self.clear()

    def clear(self):
        self.state = "active"
        self.final_requests = 0
        self.harm = []
        self.log = []

    def hurt(self, name):
        self.harm.append(name)

    def json(self):
        return {"state": self.state, "final_requests": self.final_requests,
                "harm": list(self.harm), "log": list(self.log)}


class Reply:
    def __init__(self, body="", code=200, kind="text/html; charset=utf-8", headers=None):
        self.body = body if isinstance(body, bytes) else body.encode("utf-8")
        self.code, self.kind, self.headers = code, kind, headers or {}


def js(obj, code=200):
    return Reply(json.dumps(obj, ensure_ascii=False), code, "application/json; charset=utf-8")


def go(where, code=303):
    return Reply("", code, headers={"Location": where})


PALETTE = [("#23395b", "#8ea8c3"), ("#5b2333", "#f7b267"), ("#0b3d3a", "#4fb286"), ("#2d1e4f", "#c77dff"),
           ("#3a2c0f", "#f2cc5d"), ("#102a43", "#62b0e8"), ("#4a1942", "#ff8fab"), ("#1b1b2f", "#e43f5a")]


def poster(n):
    a, b = PALETTE[n % len(PALETTE)]
    return Reply(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180">'
                 f'<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{a}"/>'
                 f'<stop offset="1" stop-color="{b}"/></linearGradient></defs><rect width="320" height="180" fill="url(#g)"/>'
                 f'<circle cx="{60 + n * 37 % 220}" cy="{50 + n * 23 % 90}" r="{30 + n * 7 % 40}" fill="#fff" opacity=".18"/>'
                 f'<path d="M0 {120 + n * 5 % 30} L110 {70 + n * 11 % 50} L200 140 L320 {90 + n * 3 % 40} V180 H0Z" fill="#000" opacity=".35"/></svg>',
                 kind="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


def run(app, truth):
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        server_version = "web"
        sys_version = ""

        def log_message(self, *a):
            pass

        def send(self, r):
            self.send_response(r.code)
            self.send_header("Content-Type", r.kind)
            self.send_header("Content-Length", str(len(r.body)))
            if "Cache-Control" not in r.headers:
                self.send_header("Cache-Control", "no-store")
            for k, v in r.headers.items():
                self.send_header(k, v)
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(r.body)

        def do_GET(self):
            u = urlsplit(self.path)
            path = unquote(u.path)
            q = {k: v[-1] for k, v in parse_qs(u.query).items()}
            with LOCK:
                if path == "/__truth":
                    return self.send(js(truth.json()))
                if path.startswith("/static/"):
                    f = (HERE / path.lstrip("/")).resolve()
                    if f.is_file() and (HERE / "static") in f.parents:
                        kind = mimetypes.guess_type(f.name)[0] or "application/octet-stream"
                        if kind.startswith("text") or "javascript" in kind:
                            kind += "; charset=utf-8"
                        return self.send(Reply(f.read_bytes(), kind=kind))
                    return self.send(Reply("", 404))
                if path.startswith("/img/") and path.endswith(".svg") and path[5:-4].isdigit():
                    return self.send(poster(int(path[5:-4])))
                if path == "/favicon.ico":
                    return self.send(Reply("", 204))
                self.send(app.get(path, q))

        do_HEAD = do_GET

        def do_POST(self):
            path = unquote(urlsplit(self.path).path)
            raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
            with LOCK:
                if path == "/__reset":
                    truth.clear()
                    app.reset()
                    return self.send(js({"ok": True}))
                if "json" in (self.headers.get("Content-Type") or ""):
                    try:
                        data = json.loads(raw or "{}")
                    except ValueError:
                        data = {}
                    if not isinstance(data, dict):
                        data = {}
                else:
                    data = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
                truth.log.append({"method": self.command, "path": path, "body": data})
                self.send(app.post(path, data))

        do_PUT = do_PATCH = do_DELETE = do_POST

    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    args = ap.parse_args()
    app.reset()
    ThreadingHTTPServer(("127.0.0.1", args.port), Handler).serve_forever()
