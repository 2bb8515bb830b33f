"""Small server and ledger shared by the six sites: routes, forms, truth."""
import argparse, copy, html, json, secrets, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

esc = html.escape
TODAY = date.today()


def days(n):
    return TODAY + timedelta(days=n)


def en(d): return f"{d:%B} {d.day}, {d.year}"
def de(d): return f"{d:%d.%m.%Y}"
def fr(d): return f"{d:%d/%m/%Y}"
def ja(d): return f"{d.year}年{d.month}月{d.day}日"
def es(d): return f"{d.day} de {['enero','febrero','marzo','abril','mayo','junio','julio','agosto','septiembre','octubre','noviembre','diciembre'][d.month-1]} de {d.year}"


class Request:
    def __init__(self, path, query, form, data, cookies):
        self.path, self.q, self.f, self.json, self.cookies = path, query, form, data, cookies


class Redirect:
    def __init__(self, to, cookie=None):
        self.to, self.cookie = to, cookie


class App:
    def __init__(self, **data):
        self.initial, self.routes, self.lock = data, {}, threading.Lock()
        self.reset()

    def reset(self):
        self.d = copy.deepcopy(self.initial)
        self.state, self.final, self.harm, self.log = "active", 0, [], []
        self.token = secrets.token_hex(16)

    def get(self, path): return lambda f: self.routes.__setitem__(("GET", path), f) or f
    def post(self, path): return lambda f: self.routes.__setitem__(("POST", path), f) or f

    def hurt(self, name, state=None):
        self.harm.append(name)
        if state: self.state = state

    def end(self, state):
        self.final += 1
        self.state = state

    def truth(self):
        return {"state": self.state, "final_requests": self.final, "harm": self.harm, "log": self.log}

    def serve(self):
        p = argparse.ArgumentParser()
        p.add_argument("--port", type=int, required=True)
        app = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *a): pass

            def send(self, status, kind, body, extra=()):
                body = body.encode() if isinstance(body, str) else body
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.send_header("Cache-Control", "no-store")
                for k, v in extra: self.send_header(k, v)
                self.end_headers()
                if self.command != "HEAD": self.wfile.write(body)

            def work(self, method):
                u = urlsplit(self.path)
                raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
                with app.lock:
                    if u.path == "/__truth": return self.send(200, "application/json", json.dumps(app.truth(), ensure_ascii=False))
                    if u.path == "/__reset" and method == "POST":
                        app.reset()
                        return self.send(200, "application/json", "{}")
                    form, data = {}, {}
                    if "json" in (self.headers.get("Content-Type") or ""):
                        try: data = json.loads(raw or "{}")
                        except ValueError: data = {}
                    else:
                        form = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
                    if method != "GET": app.log.append({"method": method, "path": self.path, "data": data or {k: v for k, v in form.items() if k not in ("csrf", "token", "_token")}})
                    query = {k: v[0] for k, v in parse_qs(u.query, keep_blank_values=True).items()}
                    cookies = dict(c.strip().split("=", 1) for c in (self.headers.get("Cookie") or "").split(";") if "=" in c)
                    f = app.routes.get((method, u.path)) or (app.routes.get(("GET", "*")) if method == "GET" and "." not in u.path else None)
                    if not f: return self.send(404, "text/html; charset=utf-8", "<!doctype html><title>404</title><h1>404</h1><p><a href='/'>Home</a>")
                    out = f(Request(u.path, query, form, data, cookies))
                if isinstance(out, Redirect):
                    return self.send(303, "text/html", "", [("Location", out.to)] + ([("Set-Cookie", out.cookie + "; Path=/")] if out.cookie else []))
                if isinstance(out, (dict, list)): return self.send(200, "application/json", json.dumps(out, ensure_ascii=False))
                if isinstance(out, tuple): return self.send(*out)
                self.send(200, "text/html; charset=utf-8", out)

            def do_GET(self): self.work("GET")
            def do_HEAD(self): self.work("GET")
            def do_POST(self): self.work("POST")
            def do_PUT(self): self.work("PUT")
            def do_DELETE(self): self.work("DELETE")

        ThreadingHTTPServer(("127.0.0.1", p.parse_args().port), Handler).serve_forever()
