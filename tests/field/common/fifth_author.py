"""Shared by the fifth author's sites: server, ledger of truth, small helpers."""
import argparse, datetime, html, json, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

esc = html.escape
TODAY = datetime.date.today()


def day(n):
    return TODAY + datetime.timedelta(days=n)


class Redirect:
    def __init__(self, to, code=302):
        self.to, self.code = to, code


class Json:
    def __init__(self, data, code=200):
        self.data, self.code = data, code


class Page:
    def __init__(self, text, code=200, kind="text/html; charset=utf-8"):
        self.text, self.code, self.kind = text, code, kind


class Request:
    def __init__(self, method, path, query, body, kind, cookies):
        self.method, self.path, self.query, self.cookies = method, path, query, cookies
        self.raw, self.form, self.json = body, {}, {}
        if "json" in kind:
            try:
                self.json = json.loads(body or "{}")
            except ValueError:
                self.json = {}
        elif body:
            self.form = {k: v[0] if len(v) == 1 else v for k, v in parse_qs(body, keep_blank_values=True).items()}


class Site:
    """Truth and routes. `fresh` gives what the account remembers at the beginning."""
    def __init__(self, fresh):
        self.fresh, self.routes, self.lock = fresh, {}, threading.RLock()
        self.reset()

    def reset(self):
        self.state, self.final, self.harms, self.log = "active", 0, [], []
        self.mem = self.fresh()

    def get(self, *paths):
        return self._route("GET", paths)

    def post(self, *paths):
        return self._route("POST", paths)

    def _route(self, method, paths):
        def keep(f):
            for p in paths:
                self.routes[method, p] = f
            return f
        return keep

    def end(self, state):
        self.final += 1
        self.state = state

    def harm(self, name, state=None):
        if name not in self.harms:
            self.harms.append(name)
        if state:
            self.state = state

    def truth(self):
        return {"state": self.state, "final_requests": self.final, "harm": self.harms, "log": self.log}

    def run(self, missing):
        parser = argparse.ArgumentParser()
        parser.add_argument("--port", type=int, required=True)
        port = parser.parse_args().port
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *a):
                pass

            def answer(self, code, kind, body, extra=()):
                data = body.encode() if isinstance(body, str) else body
                self.send_response(code)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(data)))
                self.send_header("Cache-Control", "no-store")
                for k, v in extra:
                    self.send_header(k, v)
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(data)

            def serve(self):
                u = urlsplit(self.path)
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
                with site.lock:
                    if u.path == "/__truth":
                        return self.answer(200, "application/json", json.dumps(site.truth(), ensure_ascii=False))
                    if u.path == "/__reset":
                        site.reset()
                        return self.answer(200, "application/json", "{}")
                    if u.path == "/favicon.ico":
                        return self.answer(204, "image/x-icon", "")
                    method = "GET" if self.command in ("GET", "HEAD") else "POST"
                    if method == "POST":
                        site.log.append(f"{self.command} {self.path} {body[:300]}".strip())
                    query = {k: v[0] for k, v in parse_qs(u.query).items()}
                    cookies = dict(c.strip().split("=", 1) for c in (self.headers.get("Cookie") or "").split(";") if "=" in c)
                    r = Request(self.command, u.path, query, body, self.headers.get("Content-Type") or "", cookies)
                    f = site.routes.get((method, u.path))
                    out = f(r) if f else Page(missing(), 404)
                if isinstance(out, Redirect):
                    return self.answer(out.code, "text/html", "", [("Location", out.to)])
                if isinstance(out, Json):
                    return self.answer(out.code, "application/json", json.dumps(out.data, ensure_ascii=False))
                if isinstance(out, str):
                    out = Page(out)
                self.answer(out.code, out.kind, out.text)

            do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = serve

        ThreadingHTTPServer.daemon_threads = True
        ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
