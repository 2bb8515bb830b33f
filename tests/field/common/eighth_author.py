"""Shared by the sites of this author: a small HTTP server with a ledger of truth."""
import argparse, datetime as dt, html, json, secrets, threading
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

esc = lambda s: html.escape(str(s), quote=True)
TODAY = dt.date.today()


def ahead(days):
    return TODAY + dt.timedelta(days=days)


class Redirect(Exception):
    def __init__(self, to):
        self.to = to


class Json(dict):
    status = 200


class Request:
    def __init__(self, method, target, headers, body):
        u = urlsplit(target)
        self.method, self.path = method, u.path
        self.query = {k: v[-1] for k, v in parse_qs(u.query, keep_blank_values=True).items()}
        self.cookies = {k: m.value for k, m in SimpleCookie(headers.get("Cookie", "")).items()}
        self.form = {}
        kind = headers.get("Content-Type", "")
        if body:
            if "json" in kind:
                try:
                    v = json.loads(body)
                    self.form = v if isinstance(v, dict) else {}
                except ValueError:
                    pass
            else:
                parsed = parse_qs(body.decode("utf-8", "replace"), keep_blank_values=True)
                self.form = {k: (v if len(v) > 1 else v[0]) for k, v in parsed.items()}


class Site:
    def __init__(self, **initial):
        self.initial, self.gets, self.posts, self.lock = initial, {}, {}, threading.RLock()
        self.reset()

    def reset(self):
        self.state, self.final_requests, self.harms, self.log = "active", 0, [], []
        self.v = json.loads(json.dumps(self.initial))
        self.token = secrets.token_hex(12)

    def get(self, *paths):
        return lambda f: [self.gets.__setitem__(p, f) for p in paths] and f

    def post(self, *paths):
        return lambda f: [self.posts.__setitem__(p, f) for p in paths] and f

    def harm(self, name, state=None):
        if name not in self.harms:
            self.harms.append(name)
        if state:
            self.state = state

    def final(self, state):
        """One request that ends the subscription was received."""
        self.final_requests += 1
        self.state = state

    def truth(self):
        return {"state": self.state, "final_requests": self.final_requests, "harm": self.harms, "log": self.log}

    def answer(self, r):
        if r.path == "/__truth" and r.method == "GET":
            return Json(self.truth())
        if r.path == "/__reset" and r.method == "POST":
            self.reset()
            return Json(ok=True)
        if r.method == "POST":
            self.log.append({"path": r.path, "data": r.form})
            if r.path not in self.posts:
                return None
            if r.form.get("_t", r.form.get("csrf")) != self.token:
                j = Json(error="session"); j.status = 403
                return j
            return self.posts[r.path](r)
        return self.gets[r.path](r) if r.path in self.gets else None

    def run(self):
        p = argparse.ArgumentParser()
        p.add_argument("--port", type=int, required=True)
        port, site = p.parse_args().port, self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *a):
                pass

            def go(self):
                n = int(self.headers.get("Content-Length") or 0)
                r = Request(self.command, self.path, self.headers, self.rfile.read(n) if n else b"")
                with site.lock:
                    try:
                        out = site.answer(r)
                    except Redirect as e:
                        self.send_response(303); self.send_header("Location", e.to)
                        self.send_header("Content-Length", "0"); self.end_headers()
                        return
                status, kind = 200, "text/html; charset=utf-8"
                if out is None:
                    status, out = 404, site.gets["404"](r) if "404" in site.gets else "<!doctype html><title>404</title><h1>404</h1>"
                if isinstance(out, Json):
                    status, kind, out = out.status, "application/json; charset=utf-8", json.dumps(out, ensure_ascii=False)
                elif r.path.endswith(".css"):
                    kind = "text/css; charset=utf-8"
                elif r.path.endswith(".js"):
                    kind = "text/javascript; charset=utf-8"
                data = out.encode()
                self.send_response(status); self.send_header("Content-Type", kind)
                self.send_header("Cache-Control", "no-store"); self.send_header("Content-Length", str(len(data)))
                if "sid" not in r.cookies and kind.startswith("text/html"):
                    self.send_header("Set-Cookie", f"sid={secrets.token_hex(8)}; Path=/; HttpOnly; SameSite=Lax")
                self.end_headers(); self.wfile.write(data)

            do_GET = do_POST = do_PUT = do_DELETE = do_PATCH = go

        ThreadingHTTPServer.daemon_threads = True
        ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
