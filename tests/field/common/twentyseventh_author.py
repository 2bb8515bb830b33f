"""Small HTTP core of this site: state, ledger of truth, static files. Standard library only."""
import argparse, json, mimetypes, os, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

HERE = os.getcwd()  # each site is served from its own folder
LOCK = threading.RLock()


def days(n):
    return date.today() + timedelta(days=n)


class Ledger:
    def __init__(self, initial):
        self.initial = initial
        self.reset()

    def reset(self):
        self.data = json.loads(json.dumps(self.initial()))
        self.state, self.final_requests, self.harm, self.log = "active", 0, [], []

    def hurt(self, name):
        self.harm.append(name)

    def truth(self):
        return {"state": self.state, "final_requests": self.final_requests, "harm": self.harm, "log": self.log}


class Request:
    def __init__(self, method, path, query, body, headers, port):
        self.method, self.path, self.query, self.body, self.headers, self.port = method, path, query, body, headers, port


def reply(body, status=200, ctype="text/html; charset=utf-8", headers=None):
    if not isinstance(body, bytes):
        body = body.encode()
    return status, ctype, body, headers or {}


def js(obj, status=200):
    return reply(json.dumps(obj, ensure_ascii=False), status, "application/json; charset=utf-8")


def redirect(to):
    return reply("", 303, headers={"Location": to})


def static(rel, folders=("dist", "static")):
    for folder in folders:
        base = os.path.join(HERE, folder)
        full = os.path.normpath(os.path.join(base, rel))
        if full.startswith(base + os.sep) and os.path.isfile(full):
            ctype = mimetypes.guess_type(full)[0] or "application/octet-stream"
            if full.endswith((".js", ".mjs")):
                ctype = "text/javascript"
            if ctype.startswith("text/"):
                ctype += "; charset=utf-8"
            with open(full, "rb") as f:
                return reply(f.read(), 200, ctype)
    return None


def serve(ledger, handle, offsets=(0,)):
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    port = ap.parse_args().port

    class H(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *a):
            pass

        def go(self):
            u = urlsplit(self.path)
            n = int(self.headers.get("Content-Length") or 0)
            raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
            body = {}
            if raw:
                if "json" in (self.headers.get("Content-Type") or ""):
                    try:
                        body = json.loads(raw)
                    except ValueError:
                        body = {}
                else:
                    for k, v in parse_qsl(raw, keep_blank_values=True):
                        body[k] = v if k not in body else (body[k] if isinstance(body[k], list) else [body[k]]) + [v]
            with LOCK:
                if u.path == "/__truth":
                    out = js(ledger.truth())
                elif u.path == "/__reset":
                    if self.command == "POST":
                        ledger.reset()
                    out = js({"ok": True})
                else:
                    if self.command not in ("GET", "HEAD", "OPTIONS"):
                        ledger.log.append({"method": self.command, "path": u.path, "body": body})
                    r = Request(self.command, u.path, dict(parse_qsl(u.query)), body, self.headers, self.server.server_address[1])
                    try:
                        out = handle(r) or reply("<h1>404</h1>", 404)
                    except Exception as e:  # a broken handler must be visible
                        out = reply("500 " + repr(e), 500)
            status, ctype, data, headers = out
            self.send_response(status)
            self.send_header("Content-Type", ctype)
            self.send_header("Content-Length", str(len(data)))
            if "Cache-Control" not in headers:
                self.send_header("Cache-Control", "no-store")
            for k, v in headers.items():
                self.send_header(k, v)
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(data)

        do_GET = do_POST = do_HEAD = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = go

    servers = [ThreadingHTTPServer(("127.0.0.1", port + o), H) for o in offsets]
    handle.port = port
    for s in servers[1:]:
        threading.Thread(target=s.serve_forever, daemon=True).start()
    servers[0].serve_forever()
