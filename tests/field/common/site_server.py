"""Small server shared (copied) by the sites of this set: routes, sessions of one customer, ledger of truth."""
import argparse, datetime as dt, json, mimetypes, re, threading
from html import escape as esc  # noqa: F401
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

TODAY = dt.date.today()


def day(n=0):
    return TODAY + dt.timedelta(days=n)


class Req:
    def __init__(self, method, path, query, body, ctype, match):
        self.method, self.path, self.match = method, path, match
        self.query = {k: v[0] for k, v in parse_qs(query).items()}
        self.form, self.many, self.json = {}, {}, {}
        if "json" in ctype:
            try:
                self.json = json.loads(body or "{}")
            except ValueError:
                pass
        else:
            self.many = parse_qs(body, keep_blank_values=True)
            self.form = {k: v[-1] for k, v in self.many.items()}


class Site:
    def __init__(self, file, fresh):
        self.folder = Path(file).resolve().parent
        self.fresh, self.routes, self.static = fresh, [], []
        self.lock = threading.RLock()
        self.reset()

    def reset(self):
        self.state, self.final, self.harms, self.log = "active", 0, [], []
        self.data = self.fresh()

    def harm(self, name, state=None):
        self.harms.append(name)
        if state:
            self.state = state

    def end(self, state):
        self.final += 1
        self.state = state

    def files(self, prefix, folder):
        self.static.append((prefix, self.folder / folder))

    def get(self, pat):
        return self._on("GET", pat)

    def post(self, pat):
        return self._on("POST", pat)

    def _on(self, m, pat):
        def deco(f):
            self.routes.append((m, re.compile(pat), f))
            return f
        return deco

    def serve(self):
        site = self
        ap = argparse.ArgumentParser()
        ap.add_argument("--port", type=int, required=True)
        port = ap.parse_args().port

        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *a):
                pass

            def out(self, code, body=b"", ctype="text/html; charset=utf-8", **h):
                if isinstance(body, str):
                    body = body.encode()
                self.send_response(code)
                self.send_header("Content-Type", ctype)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Cache-Control", "no-store")
                for k, v in h.items():
                    self.send_header(k, v)
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(body)

            def go(self):
                u = urlsplit(self.path)
                n = int(self.headers.get("Content-Length") or 0)
                body = self.rfile.read(n).decode("utf-8", "replace") if n else ""
                with site.lock:
                    self.answer(u, body)

            def answer(self, u, body):
                m = "GET" if self.command in ("GET", "HEAD") else "POST"
                if u.path == "/favicon.ico":
                    return self.out(204)
                if u.path == "/__truth":
                    return self.out(200, json.dumps({"state": site.state, "final_requests": site.final, "harm": site.harms, "log": site.log, "data": site.data}, ensure_ascii=False), "application/json")
                if u.path == "/__reset" and m == "POST":
                    site.reset()
                    return self.out(200, "{}", "application/json")
                if m == "GET":
                    for prefix, folder in site.static:
                        if u.path.startswith(prefix):
                            f = (folder / u.path[len(prefix):]).resolve()
                            if f.is_file() and folder.resolve() in f.parents:
                                return self.out(200, f.read_bytes(), mimetypes.guess_type(f.name)[0] or "application/octet-stream")
                            return self.out(404, "not found", "text/plain")
                else:
                    site.log.append(f"{self.command} {u.path}" + (f" {body[:300]}" if body else ""))
                for mm, pat, f in site.routes:
                    k = pat.fullmatch(u.path)
                    if mm == m and k:
                        r = f(Req(m, u.path, u.query, body, self.headers.get("Content-Type", ""), k.groupdict()))
                        if isinstance(r, tuple) and r[0] == "to":
                            return self.out(303, "", Location=r[1])
                        if isinstance(r, tuple):
                            return self.out(r[0], r[1])
                        if isinstance(r, dict):
                            return self.out(200, json.dumps(r, ensure_ascii=False), "application/json")
                        return self.out(200, r if r is not None else "")
                self.out(404, getattr(site, "missing", lambda: "<h1>404</h1>")())

            do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = go

        ThreadingHTTPServer.daemon_threads = True
        ThreadingHTTPServer(("127.0.0.1", port), H).serve_forever()


def to(path):
    return ("to", path)
