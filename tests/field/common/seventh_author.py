"""Ledger and small HTTP plumbing shared by the sites of this folder."""
import argparse, html, json, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

E = html.escape

class Redirect(Exception):
    def __init__(self, where): self.where = where

class Site:
    """Subclass: fresh() sets the session fields; get(path, query) -> str | dict | None; post(path, data) -> str | dict | None (may raise Redirect)."""
    lang = "en"
    def __init__(self):
        self.lock = threading.RLock(); self.reset()
    def reset(self):
        self.state, self.final, self.harm, self.log = "active", 0, [], []
        self.fresh()
    def fresh(self): pass
    def hurt(self, name, state=None):
        self.harm.append(name)
        if state: self.state = state
    def end(self, state):
        self.final += 1; self.state = state
    def truth(self):
        return {"state": self.state, "final_requests": self.final, "harm": self.harm, "log": self.log}
    def get(self, path, query): return None
    def post(self, path, data): return None
    def missing(self): return "<!doctype html><title>404</title><h1>404</h1><p><a href='/'>&larr;</a></p>"

def handler(site):
    class H(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        def log_message(self, *a): pass
        def send(self, status, body, kind="text/html; charset=utf-8", extra=()):
            if isinstance(body, (dict, list)): body, kind = json.dumps(body, ensure_ascii=False), "application/json; charset=utf-8"
            raw = body.encode()
            self.send_response(status); self.send_header("Content-Type", kind); self.send_header("Content-Length", str(len(raw)))
            self.send_header("Cache-Control", "no-store")
            for k, v in extra: self.send_header(k, v)
            self.end_headers(); self.wfile.write(raw)
        def answer(self, work):
            try:
                with site.lock: got = work()
            except Redirect as r: return self.send(303, "", extra=[("Location", r.where)])
            if got is None: return self.send(404, site.missing())
            self.send(200, got)
        def do_GET(self):
            u = urlsplit(self.path); q = {k: v[-1] for k, v in parse_qs(u.query).items()}
            if u.path == "/__truth":
                with site.lock: return self.send(200, site.truth())
            if u.path == "/favicon.ico": return self.send(200, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle cx='4' cy='4' r='4' fill='#456'/></svg>", "image/svg+xml")
            self.answer(lambda: site.get(u.path, q))
        def do_POST(self):
            u = urlsplit(self.path); raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
            if u.path == "/__reset":
                with site.lock: site.reset()
                return self.send(200, {"ok": True})
            if "json" in (self.headers.get("Content-Type") or ""):
                try: data = json.loads(raw or "{}")
                except ValueError: data = {}
            else: data = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            with site.lock: site.log.append({"method": self.command, "path": u.path, "data": data})
            self.answer(lambda: site.post(u.path, data))
        do_PUT = do_PATCH = do_DELETE = do_POST
    return H

def serve(site):
    p = argparse.ArgumentParser(); p.add_argument("--port", type=int, required=True)
    server = ThreadingHTTPServer(("127.0.0.1", p.parse_args().port), handler(site)); server.daemon_threads = True
    try: server.serve_forever()
    except KeyboardInterrupt: pass

def day(offset): return date.today() + timedelta(days=offset)
MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
    "nl": "januari februari maart april mei juni juli augustus september oktober november december".split(),
}
def long(d, lang="en"):
    m = MONTHS[lang][d.month - 1]
    return f"{m} {d.day}, {d.year}" if lang == "en" else f"{d.day} {m} {d.year}"
