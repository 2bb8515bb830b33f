"""Small HTTP base for the field sites: standard library only.

A site subclasses Site, fills self.d in init() and answers get()/post().
"""
import argparse
import copy
import datetime
import html
import json
import mimetypes
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, unquote, urlsplit

esc = html.escape


def add_months(d, n, day=None):
    m = d.month - 1 + n
    y = d.year + m // 12
    m = m % 12 + 1
    day = day or d.day
    last = (datetime.date(y + m // 12, m % 12 + 1, 1) - datetime.timedelta(days=1)).day
    return datetime.date(y, m, min(day, last))


def month_end(d, n=0):
    first = add_months(d.replace(day=1), n + 1)
    return first - datetime.timedelta(days=1)


class Reply:
    def __init__(self, body=b"", status=200, ctype="text/html; charset=utf-8", headers=None):
        self.body = body.encode("utf-8") if isinstance(body, str) else body
        self.status = status
        self.ctype = ctype
        self.headers = headers or []


def page(body, status=200):
    return Reply(body, status)


def js(obj, status=200):
    return Reply(json.dumps(obj, ensure_ascii=False), status, "application/json; charset=utf-8")


def redirect(to):
    return Reply(b"", 303, headers=[("Location", to)])


class Site:
    root = "."
    spa = False           # serve dist/ and fall back to index.html
    cookies = ()

    def __init__(self):
        self.lock = threading.RLock()
        self.reset()

    # -- truth ---------------------------------------------------------
    def reset(self):
        self.state = "active"
        self.final_requests = 0
        self.harm = []
        self.log = []
        self.d = {}
        self.init()

    def init(self):
        pass

    def hurt(self, name, state=None):
        self.harm.append(name)
        if state:
            self.state = state

    def truth(self):
        return {"state": self.state, "final_requests": self.final_requests,
                "harm": self.harm, "log": self.log}

    # -- to be filled in -------------------------------------------------
    def get(self, path, q):
        return None

    def post(self, method, path, data):
        return None

    def not_found(self):
        return page("<!doctype html><title>404</title><h1>404</h1>", 404)

    # -- static ----------------------------------------------------------
    def static(self, path):
        base = os.path.join(self.root, "dist")
        f = os.path.normpath(os.path.join(base, path.lstrip("/")))
        if f.startswith(base) and os.path.isfile(f):
            with open(f, "rb") as fh:
                return Reply(fh.read(), 200, mimetypes.guess_type(f)[0] or "application/octet-stream",
                             [("Cache-Control", "public, max-age=3600")])
        return None

    def index(self):
        for p in (os.path.join(self.root, "dist", "index.html"), os.path.join(self.root, "index.html")):
            if os.path.isfile(p):
                with open(p, "rb") as fh:
                    return Reply(fh.read())
        return page("not built: run build.sh", 503)


def make_handler(site):
    class H(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        server_version = "nginx"
        sys_version = ""

        def log_message(self, *a):
            pass

        def send(self, r):
            self.send_response(r.status)
            self.send_header("Content-Type", r.ctype)
            self.send_header("Content-Length", str(len(r.body)))
            names = [k.lower() for k, _ in r.headers]
            if "cache-control" not in names:
                self.send_header("Cache-Control", "no-store")
            for k, v in r.headers:
                self.send_header(k, v)
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(r.body)

        def do_GET(self):
            u = urlsplit(self.path)
            path = unquote(u.path)
            q = dict(parse_qsl(u.query, keep_blank_values=True))
            with site.lock:
                if path == "/__truth":
                    return self.send(js(copy.deepcopy(site.truth())))
                if path == "/favicon.ico":
                    return self.send(Reply(b"", 204))
                r = site.get(path, q)
                if r is None and site.spa and not path.startswith("/api/"):
                    r = site.static(path)
                    if r is None and "." not in path.rsplit("/", 1)[-1]:
                        r = site.index()
                self.send(r or site.not_found())

        do_HEAD = do_GET

        def do_POST(self):
            n = int(self.headers.get("Content-Length") or 0)
            raw = self.rfile.read(n)
            path = unquote(urlsplit(self.path).path)
            with site.lock:
                if path == "/__reset":
                    site.reset()
                    return self.send(js({"ok": True}))
                if "json" in (self.headers.get("Content-Type") or ""):
                    try:
                        data = json.loads(raw or b"{}")
                    except ValueError:
                        data = {}
                else:
                    data = {}
                    for k, v in parse_qsl(raw.decode("utf-8", "replace"), keep_blank_values=True):
                        if k in data:
                            if not isinstance(data[k], list):
                                data[k] = [data[k]]
                            data[k].append(v)
                        else:
                            data[k] = v
                site.log.append({"method": self.command, "path": path, "data": data})
                r = site.post(self.command, path, data)
                self.send(r or (js({"error": "not_found"}, 404) if path.startswith("/api/") else site.not_found()))

        do_PUT = do_PATCH = do_DELETE = do_POST

    return H


def main(cls):
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    srv = ThreadingHTTPServer(("127.0.0.1", a.port), make_handler(cls()))
    srv.daemon_threads = True
    srv.serve_forever()
