"""Shared by the sites of this author: a tiny router, the ledger of truth, dates."""
import argparse, copy, datetime, html, json, re, secrets, threading
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

esc = html.escape

def day(n=0):
    return datetime.date.today() + datetime.timedelta(days=n)

def month_end(months=0):
    d = datetime.date.today().replace(day=1); m = d.month - 1 + months + 1
    return datetime.date(d.year + m // 12, m % 12 + 1, 1) - datetime.timedelta(days=1)

def en(d): return f"{d:%B} {d.day}, {d.year}"
def dot(d): return f"{d:%d.%m.%Y}"
def slash(d): return f"{d:%d/%m/%Y}"
def ja(d): return f"{d.year}年{d.month}月{d.day}日"

class Request:
    def __init__(self, method, path, query, body, headers, host):
        self.method, self.path, self.headers, self.host = method, path, headers, host
        self.q = {k: v[-1] for k, v in parse_qs(query, keep_blank_values=True).items()}
        self.form, self.lists, self.json = {}, {}, {}
        if "json" in (headers.get("Content-Type") or ""):
            try: self.json = json.loads(body or b"{}")
            except ValueError: pass
        else:
            self.lists = parse_qs(body.decode("utf-8", "replace"), keep_blank_values=True)
            self.form = {k: v[-1] for k, v in self.lists.items()}
        self.cookies = {k: m.value for k, m in SimpleCookie(headers.get("Cookie") or "").items()}

class Redirect(str): pass

class App:
    """s: what the service knows (a dict); truth: what it did."""
    def __init__(self, **start):
        self.start, self.routes, self.lock, self.second = start, [], threading.Lock(), None
        self.csrf = secrets.token_urlsafe(24); self.reset()
    def reset(self):
        self.s = copy.deepcopy(self.start); self.state, self.finals, self.harm, self.log = "active", 0, [], []
    def bad(self, name, state=None):
        if name not in self.harm: self.harm.append(name)
        if state: self.state = state
    def end(self, state):
        self.finals += 1; self.state = state
    def get(self, path): return self._add("GET", path)
    def post(self, path): return self._add("POST", path)
    def _add(self, method, path):
        def put(f):
            self.routes.append((method, re.compile("^" + re.sub(r"<(\w+)>", r"(?P<\1>[^/]+)", path) + "$"), f)); return f
        return put
    def handler(self):
        app = self
        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            def log_message(self, *a): pass
            def answer(self, code, kind, body, extra=()):
                body = body.encode() if isinstance(body, str) else body
                self.send_response(code); self.send_header("Content-Type", kind); self.send_header("Content-Length", str(len(body))); self.send_header("Cache-Control", "no-store")
                for k, v in extra: self.send_header(k, v)
                self.end_headers()
                if self.command != "HEAD": self.wfile.write(body)
            def go(self):
                u = urlsplit(self.path); n = int(self.headers.get("Content-Length") or 0); body = self.rfile.read(n) if n else b""
                method = "GET" if self.command == "HEAD" else self.command
                with app.lock:
                    if u.path == "/__truth" and method == "GET":
                        return self.answer(200, "application/json", json.dumps({"state": app.state, "final_requests": app.finals, "harm": app.harm, "log": app.log}, ensure_ascii=False))
                    if u.path == "/__reset" and method == "POST":
                        app.reset(); return self.answer(200, "application/json", "{}")
                    r = Request(method, u.path, u.query, body, self.headers, self.headers.get("Host", ""))
                    if method != "GET": app.log.append({"method": method, "path": self.path, "body": r.json or r.form})
                    for m, rx, f in app.routes:
                        if m == ("GET" if method == "GET" else "POST") and (k := rx.match(u.path)):
                            out = f(r, **k.groupdict()); break
                    else:
                        return self.answer(404, "text/html; charset=utf-8", getattr(app, "notfound", "<h1>404</h1>"))
                if isinstance(out, Redirect): return self.answer(303, "text/plain", "", [("Location", str(out))])
                if isinstance(out, (dict, list)): return self.answer(200, "application/json; charset=utf-8", json.dumps(out, ensure_ascii=False))
                if isinstance(out, tuple): return self.answer(*out)
                if u.path.endswith(".js"): return self.answer(200, "text/javascript; charset=utf-8", out)
                if u.path.endswith(".css"): return self.answer(200, "text/css; charset=utf-8", out)
                self.answer(200, "text/html; charset=utf-8", out)
            do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = go
        return H
    def run(self):
        p = argparse.ArgumentParser(); p.add_argument("--port", type=int, required=True); self.port = p.parse_args().port
        @self.get("/favicon.ico")
        def icon(r): return (204, "image/x-icon", "")
        if self.second is not None:
            other = ThreadingHTTPServer(("127.0.0.1", self.port + self.second), self.handler()); other.daemon_threads = True
            threading.Thread(target=other.serve_forever, daemon=True).start()
        one = ThreadingHTTPServer(("127.0.0.1", self.port), self.handler()); one.daemon_threads = True; one.serve_forever()
