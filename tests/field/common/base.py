"""Small server under a field site: routes, form and JSON bodies, ledger of truth. Standard library only."""
import argparse, json, mimetypes, re, sys, threading, copy
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

ROOT = Path(sys.argv[0]).resolve().parent  # the folder of the serve.py that was started


class Go(Exception):
    """Answer of a route: 303 to another address."""
    def __init__(self, to): self.to = to


class Request:
    def __init__(self, h, method, url, body):
        parts = urlsplit(url)
        self.method, self.path, self.port, self.headers = method, parts.path, h.server.server_port, h.headers
        self.query = {k: v[-1] for k, v in parse_qs(parts.query, keep_blank_values=True).items()}
        kind = h.headers.get("Content-Type", "")
        self.json, self.form, self.many = {}, {}, {}
        if "json" in kind:
            try: self.json = json.loads(body or b"{}")
            except ValueError: pass
        else:
            self.many = parse_qs(body.decode("utf-8", "replace"), keep_blank_values=True)
            self.form = {k: v[-1] for k, v in self.many.items()}
        self.cookies = {k: v.value for k, v in SimpleCookie(h.headers.get("Cookie", "")).items()}
        self.set = []


class Site:
    def __init__(self, initial, spa=None):
        self.initial, self.spa, self.routes, self.lock = initial, spa, [], threading.RLock()
        self.reset()

    def reset(self):
        self.s, self.state, self.finals, self.harms, self.log = copy.deepcopy(self.initial), "active", 0, [], []

    def harm(self, name):
        if name not in self.harms: self.harms.append(name)

    def final(self, state):
        """A request that ends the subscription has come; false when it had ended before."""
        self.finals += 1
        if self.state in ("cancelled", "scheduled"): return False
        self.state = state
        return True

    def on(self, method, pattern):
        def keep(fn): self.routes.append((method, re.compile(pattern + r"\Z"), fn)); return fn
        return keep

    def answer(self, r, body):
        if r.path == "/__truth":
            return {"state": self.state, "final_requests": self.finals, "harm": self.harms, "log": self.log}
        if r.path == "/__reset" and r.method == "POST":
            self.reset(); return {"ok": True}
        if r.method != "GET": self.log.append({"method": r.method, "path": r.path, "body": body.decode("utf-8", "replace")[:2000]})
        for method, pattern, fn in self.routes:
            m = pattern.match(r.path)
            if m and method == r.method: return fn(r, *m.groups())
        if r.method == "GET":
            f = (ROOT / r.path.lstrip("/")).resolve() if r.path.startswith(("/dist/", "/static/")) else None
            if f and ROOT in f.parents and f.is_file(): return f
            if self.spa and "." not in r.path.rsplit("/", 1)[-1]: return ROOT / self.spa
        return None

    def serve(self, offsets=(0,)):
        site = self
        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            def log_message(self, *a): pass
            def go(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                r = Request(self, self.command, self.path, body)
                status, extra = 200, []
                with site.lock:
                    try: a = site.answer(r, body)
                    except Go as g: a, status, extra = "", 303, [("Location", g.to)]
                if a is None: status, a = 404, "<!doctype html><title>404</title><h1>404</h1>"
                if isinstance(a, tuple): status, a = a
                if isinstance(a, Path): kind, data = mimetypes.guess_type(a.name)[0] or "application/octet-stream", a.read_bytes()
                elif isinstance(a, (dict, list)): kind, data = "application/json", json.dumps(a).encode()
                else: kind, data = "text/html", a.encode()
                self.send_response(status)
                self.send_header("Content-Type", kind + ("; charset=utf-8" if kind.startswith("text") or "json" in kind or "javascript" in kind else ""))
                self.send_header("Content-Length", str(len(data))); self.send_header("Cache-Control", "no-store")
                for k, v in extra: self.send_header(k, v)
                for c in r.set: self.send_header("Set-Cookie", c + "; Path=/")
                self.end_headers(); self.wfile.write(data)
            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = go
        p = argparse.ArgumentParser(); p.add_argument("--port", type=int, default=8000)
        site.port = port = p.parse_args().port
        servers = [ThreadingHTTPServer(("127.0.0.1", port + o), H) for o in offsets]
        for s in servers[1:]: threading.Thread(target=s.serve_forever, daemon=True).start()
        servers[0].serve_forever()
