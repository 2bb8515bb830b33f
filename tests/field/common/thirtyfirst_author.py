"""Request plumbing of this author's sites: ledger of truth, reset, static files."""
import argparse, json, mimetypes, os, sys, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(sys.argv[0]))
LOCK = threading.RLock()


class Ledger:
    def __init__(self, fresh):
        self.fresh = fresh
        self.reset()

    def reset(self):
        self.state = "active"
        self.final_requests = 0
        self.harm = []
        self.log = []
        self.d = self.fresh()

    def truth(self):
        return {"state": self.state, "final_requests": self.final_requests, "harm": self.harm, "log": self.log}


class Req:
    def __init__(self, method, path, query, form, js):
        self.method, self.path, self.query, self.form, self.json = method, path, query, form, js

    def f(self, name, default=""):
        v = self.form.get(name)
        return v[0] if v else default


def page(body, status=200, ctype="text/html; charset=utf-8", headers=()):
    return status, ctype, body.encode("utf-8") if isinstance(body, str) else body, list(headers)


def redirect(to):
    return 302, "text/html; charset=utf-8", b"", [("Location", to)]


def js(obj, status=200):
    return status, "application/json; charset=utf-8", json.dumps(obj, ensure_ascii=False).encode(), []


def static(rel):
    for root in ("static", "dist"):
        base = os.path.join(HERE, root)
        p = os.path.normpath(os.path.join(base, rel))
        if p.startswith(base + os.sep) and os.path.isfile(p):
            t = mimetypes.guess_type(p)[0] or "application/octet-stream"
            if p.endswith(".js"):
                t = "text/javascript; charset=utf-8"
            with open(p, "rb") as fh:
                return 200, t, fh.read(), [("Cache-Control", "max-age=300")]
    return None


def main(app, led, server="nginx"):
    class H(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        server_version = server
        sys_version = ""

        def log_message(self, *a):
            pass

        def _go(self, method):
            u = urlsplit(self.path)
            n = int(self.headers.get("Content-Length") or 0)
            raw = self.rfile.read(n) if n else b""
            ct = self.headers.get("Content-Type") or ""
            form, data = {}, None
            if "json" in ct:
                try:
                    data = json.loads(raw or b"{}")
                except ValueError:
                    data = {}
            elif raw:
                form = parse_qs(raw.decode("utf-8", "replace"), keep_blank_values=True)
            with LOCK:
                if u.path == "/__truth" and method == "GET":
                    out = js(led.truth())
                elif u.path == "/__reset" and method == "POST":
                    led.reset()
                    out = js({"ok": True})
                else:
                    if method not in ("GET", "HEAD"):
                        led.log.append({"method": method, "path": u.path,
                                        "data": data if data is not None else {k: v[0] if len(v) == 1 else v for k, v in form.items()}})
                    req = Req(method, u.path, parse_qs(u.query), form, data)
                    out = None
                    for prefix in ("/static/", "/assets/"):
                        if method == "GET" and u.path.startswith(prefix):
                            out = static(u.path[len(prefix):])
                    if out is None:
                        out = app(req)
            status, ctype, body, headers = out
            self.send_response(status)
            self.send_header("Content-Type", ctype)
            self.send_header("Content-Length", str(len(body)))
            if not any(k == "Cache-Control" for k, _ in headers):
                self.send_header("Cache-Control", "no-store")
            for k, v in headers:
                self.send_header(k, v)
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(body)

        def do_GET(self): self._go("GET")
        def do_HEAD(self): self._go("GET")
        def do_POST(self): self._go("POST")
        def do_PUT(self): self._go("PUT")
        def do_PATCH(self): self._go("PATCH")
        def do_DELETE(self): self._go("DELETE")

    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
