"""Small server shared by the six sites of this set (standard library only)."""
import argparse
import calendar
import datetime as dt
import html
import json
import mimetypes
import os
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

esc = html.escape


def today():
    return dt.date.today()


def days(n):
    return today() + dt.timedelta(days=n)


def add_months(d, n):
    m = d.month - 1 + n
    y, m = d.year + m // 12, m % 12 + 1
    return dt.date(y, m, min(d.day, calendar.monthrange(y, m)[1]))


MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "nl": "januari februari maart april mei juni juli augustus september oktober november december".split(),
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(),
}
WEEKDAYS = {
    "nl": "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag".split(),
    "ja": list("月火水木金土日"),
}


def long_date(d, lang):
    if lang == "ja":
        return f"{d.year}年{d.month}月{d.day}日"
    m = MONTHS[lang][d.month - 1]
    if lang == "de":
        return f"{d.day}. {m} {d.year}"
    if lang == "pt":
        return f"{d.day} de {m} de {d.year}"
    if lang == "fr" and d.day == 1:
        return f"1er {m} {d.year}"
    return f"{d.day} {m} {d.year}"


def dotted(d):
    return d.strftime("%d.%m.%Y")


def slashed(d):
    return d.strftime("%d/%m/%Y")


class Site:
    """Routes, one ledger, sessions. Subclass or decorate with .get/.post."""

    def __init__(self, folder, initial):
        self.folder = os.path.dirname(os.path.abspath(folder))
        self.initial = initial
        self.lock = threading.RLock()
        self.gets, self.posts = {}, {}
        self.fallback = None
        self.reset()

    def reset(self):
        with getattr(self, "lock", threading.RLock()):
            self.state = "active"
            self.final_requests = 0
            self.harm = []
            self.log = []
            self.sessions = {}
            self.data = self.initial()

    def hurt(self, name):
        self.harm.append(name)

    def truth(self):
        return {"state": self.state, "final_requests": self.final_requests,
                "harm": self.harm, "log": self.log}

    def get(self, path):
        def put(f):
            self.gets[path] = f
            return f
        return put

    def post(self, path):
        def put(f):
            self.posts[path] = f
            return f
        return put

    def run(self):
        ap = argparse.ArgumentParser()
        ap.add_argument("--port", type=int, required=True)
        port = ap.parse_args().port
        site = self

        class H(Handler):
            pass
        H.site = site
        server = ThreadingHTTPServer(("127.0.0.1", port), H)
        server.daemon_threads = True
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


class Request:
    def __init__(self, handler, path, query, form, session):
        self.handler, self.path, self.query, self.form, self.session = handler, path, query, form, session


class Handler(BaseHTTPRequestHandler):
    site = None
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, body, status=200, ctype="text/html; charset=utf-8", headers=()):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(status)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        if not any(h[0] == "Cache-Control" for h in headers):
            self.send_header("Cache-Control", "no-store")
        for k, v in headers:
            self.send_header(k, v)
        if getattr(self, "new_sid", None):
            self.send_header("Set-Cookie", f"sid={self.new_sid}; Path=/; HttpOnly; SameSite=Lax")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def answer(self, r):
        """A route gives: str (HTML), dict/list (JSON), or ('redirect', url), or (status, str/dict)."""
        status = 200
        if isinstance(r, tuple) and r[0] == "redirect":
            return self.send("", 303, headers=[("Location", r[1])])
        if isinstance(r, tuple):
            status, r = r
        if isinstance(r, (dict, list)):
            return self.send(json.dumps(r, ensure_ascii=False), status, "application/json; charset=utf-8")
        return self.send(r, status)

    def session(self):
        self.new_sid = None
        sid = None
        for part in (self.headers.get("Cookie") or "").split(";"):
            k, _, v = part.strip().partition("=")
            if k == "sid":
                sid = v
        if sid not in self.site.sessions:
            sid = sid if sid and len(sid) == 32 else secrets.token_hex(16)
            self.new_sid = sid
            self.site.sessions[sid] = {}
        return self.site.sessions[sid]

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        u = urlsplit(self.path)
        path = u.path.rstrip("/") or "/"
        s = self.site
        with s.lock:
            self.new_sid = None
            if path == "/__truth":
                return self.answer(s.truth())
            if path.startswith("/static/"):
                return self.static(path[len("/static/"):])
            if path == "/favicon.ico":
                return self.send(b"", 204, "image/x-icon")
            req = Request(self, path, dict(parse_qsl(u.query)), {}, self.session())
            f = s.gets.get(path) or s.fallback
            if not f:
                return self.answer((404, "<!doctype html><title>404</title><h1>404</h1>"))
            return self.answer(f(req))

    def static(self, rel):
        for base in ("static", "out"):
            root = os.path.join(self.site.folder, base)
            p = os.path.realpath(os.path.join(root, rel))
            if p.startswith(os.path.realpath(root) + os.sep) and os.path.isfile(p):
                with open(p, "rb") as fh:
                    body = fh.read()
                t = mimetypes.guess_type(p)[0] or "application/octet-stream"
                if t.startswith("text/") or t.endswith("javascript"):
                    t += "; charset=utf-8"
                return self.send(body, 200, t, [("Cache-Control", "max-age=3600" if base == "out" else "no-cache")])
        return self.answer((404, "not found"))

    def do_POST(self):
        u = urlsplit(self.path)
        path = u.path.rstrip("/") or "/"
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        s = self.site
        with s.lock:
            self.new_sid = None
            if path == "/__reset":
                s.reset()
                return self.answer({"ok": True})
            if (self.headers.get("Content-Type") or "").startswith("application/json"):
                try:
                    form = json.loads(raw or "{}")
                except ValueError:
                    form = {}
            else:
                form = dict(parse_qsl(raw, keep_blank_values=True))
            sess = self.session()
            s.log.append(f"{self.command} {path} " + json.dumps({k: v for k, v in form.items() if k != "_csrf"}, ensure_ascii=False))
            f = s.posts.get(path)
            if not f:
                return self.answer((404, {"error": "not found"}))
            return self.answer(f(Request(self, path, dict(parse_qsl(u.query)), form, sess)))

    do_PUT = do_PATCH = do_DELETE = do_POST
