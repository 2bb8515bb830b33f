"""Small HTTP server shared by the sites of this folder (Python 3.11 standard library only)."""
import argparse, calendar, copy, datetime, html, json, mimetypes, os, secrets, threading, time, urllib.parse
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

esc = html.escape


def today():
    return datetime.date.today()


def plus(days):
    return today() + datetime.timedelta(days=days)


def add_months(d, n):
    m = d.month - 1 + n
    y, m = d.year + m // 12, m % 12 + 1
    return d.replace(year=y, month=m, day=min(d.day, calendar.monthrange(y, m)[1]))


class Request:
    def __init__(self, method, path, query, data, cookies):
        self.method, self.path, self.query, self.data, self.cookies = method, path, query, data, cookies

    def get(self, name, default=""):
        v = self.data.get(name, self.query.get(name, default))
        return v[0] if isinstance(v, list) else v

    def all(self, name):
        v = self.data.get(name, [])
        return v if isinstance(v, list) else [v]


class Redirect:
    def __init__(self, to, cookies=()):
        self.to, self.cookies = to, cookies


class Json:
    def __init__(self, value, status=200):
        self.value, self.status = value, status


class Page:
    def __init__(self, text, status=200, cookies=()):
        self.text, self.status, self.cookies = text, status, cookies


class App:
    def __init__(self, here, extra=None):
        self.here, self.extra = here, extra or {}
        self.gets, self.posts, self.statics = {}, {}, []
        self.lock = threading.RLock()
        self.not_found = lambda r: Page("<h1>404</h1>", 404)
        self.reset()

    def reset(self):
        self.truth = {"state": "active", "final_requests": 0, "harm": [], "log": []}
        self.s = copy.deepcopy(self.extra)
        self.s.setdefault("flow", {})
        self.token = secrets.token_urlsafe(18)

    # ledger
    def harm(self, name, state=None):
        self.truth["harm"].append(name)
        if state:
            self.truth["state"] = state

    def final(self, state):
        self.truth["final_requests"] += 1
        self.truth["state"] = state

    @property
    def state(self):
        return self.truth["state"]

    @property
    def ended(self):
        return self.truth["state"] in ("cancelled", "scheduled")

    # routes
    def get(self, *paths):
        def deco(f):
            for p in paths:
                self.gets[p] = f
            return f
        return deco

    def post(self, *paths):
        def deco(f):
            for p in paths:
                self.posts[p] = f
            return f
        return deco

    def static(self, prefix, folder):
        self.statics.append((prefix, os.path.join(self.here, folder)))

    def csrf(self, name="_token"):
        return f'<input type="hidden" name="{name}" value="{self.token}">'

    def serve(self):
        ap = argparse.ArgumentParser()
        ap.add_argument("--port", type=int, required=True)
        port = ap.parse_args().port
        app = self

        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *a):
                pass

            def out(self, body, ctype="text/html; charset=utf-8", status=200, headers=()):
                b = body if isinstance(body, bytes) else body.encode("utf-8")
                self.send_response(status)
                self.send_header("Content-Type", ctype)
                self.send_header("Content-Length", str(len(b)))
                if not any(k == "Cache-Control" for k, _ in headers):
                    self.send_header("Cache-Control", "no-store")
                for k, v in headers:
                    self.send_header(k, v)
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(b)

            def reply(self, r):
                if isinstance(r, Redirect):
                    self.out("", status=303, headers=[("Location", r.to)] + [("Set-Cookie", c) for c in r.cookies])
                elif isinstance(r, Json):
                    self.out(json.dumps(r.value, ensure_ascii=False), "application/json; charset=utf-8", r.status)
                elif isinstance(r, Page):
                    self.out(r.text, status=r.status, headers=[("Set-Cookie", c) for c in r.cookies])
                else:
                    self.out(r)

            def handle_any(self, method):
                u = urllib.parse.urlsplit(self.path)
                path = urllib.parse.unquote(u.path)
                n = int(self.headers.get("Content-Length") or 0)
                raw = self.rfile.read(n) if n else b""
                query = urllib.parse.parse_qs(u.query, keep_blank_values=True)
                if "json" in (self.headers.get("Content-Type") or ""):
                    try:
                        data = json.loads(raw or b"{}")
                    except ValueError:
                        data = {}
                    if not isinstance(data, dict):
                        data = {"value": data}
                else:
                    data = urllib.parse.parse_qs(raw.decode("utf-8", "replace"), keep_blank_values=True)
                cookies = {k: m.value for k, m in SimpleCookie(self.headers.get("Cookie") or "").items()}
                req = Request(method, path, query, data, cookies)
                with app.lock:
                    if path == "/__truth" and method == "GET":
                        return self.reply(Json(app.truth))
                    if path == "/__reset" and method == "POST":
                        app.reset()
                        return self.reply(Json({"ok": True}))
                    if method in ("GET", "HEAD"):
                        for prefix, folder in app.statics:
                            if path.startswith(prefix):
                                full = os.path.realpath(os.path.join(folder, path[len(prefix):]))
                                if full.startswith(os.path.realpath(folder) + os.sep) and os.path.isfile(full):
                                    ct = mimetypes.guess_type(full)[0] or "application/octet-stream"
                                    if ct.startswith("text/") or "javascript" in ct:
                                        ct += "; charset=utf-8"
                                    with open(full, "rb") as f:
                                        return self.out(f.read(), ct, headers=[("Cache-Control", "max-age=600")])
                                return self.out("not found", "text/plain", 404)
                        f = app.gets.get(path)
                        return self.reply(f(req) if f else app.not_found(req))
                    shown = {k: (v[0] if isinstance(v, list) and len(v) == 1 else v) for k, v in data.items()
                             if k not in ("_token", "csrf", "authenticity_token")}
                    app.truth["log"].append({"method": method, "path": path, "data": shown, "time": round(time.time(), 2)})
                    f = app.posts.get(path)
                    return self.reply(f(req) if f else app.not_found(req))

            def do_GET(self):
                self.handle_any("GET")

            def do_HEAD(self):
                self.handle_any("HEAD")

            def do_POST(self):
                self.handle_any("POST")

            do_PUT = lambda self: self.handle_any("PUT")
            do_PATCH = lambda self: self.handle_any("PATCH")
            do_DELETE = lambda self: self.handle_any("DELETE")

        ThreadingHTTPServer.daemon_threads = True
        ThreadingHTTPServer.allow_reuse_address = True
        ThreadingHTTPServer(("127.0.0.1", port), H).serve_forever()
