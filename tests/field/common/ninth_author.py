"""Ledger and tiny server shared by the sites of this author (standard library only)."""
import argparse, copy, html, json, mimetypes, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

esc = html.escape

def ahead(days):
    return date.today() + timedelta(days=days)

class Redirect(str):
    pass

class NotFound(Exception):
    pass

class Bad(Exception):
    pass

class App:
    """Routes by (method, path); `self.d` is the customer's record, `self.truth` the ledger."""
    def __init__(self, folder, record):
        self.folder = Path(folder).resolve().parent; self.record = record; self.routes = {}; self.lock = threading.RLock(); self.reset()

    def reset(self):
        self.d = copy.deepcopy(self.record); self.state = "active"; self.final = 0; self.harm = []; self.log = []

    def truth(self):
        return {"state": self.state, "final_requests": self.final, "harm": self.harm, "log": self.log}

    def hurt(self, name):
        if name not in self.harm: self.harm.append(name)

    def get(self, *paths):
        def add(f):
            for p in paths: self.routes["GET", p] = f
            return f
        return add

    def post(self, *paths):
        def add(f):
            for p in paths: self.routes["POST", p] = f
            return f
        return add

    def dispatch(self, method, target, body, ctype):
        u = urlsplit(target); q = {k: v[-1] for k, v in parse_qs(u.query, keep_blank_values=True).items()}
        if method == "POST":
            if "json" in ctype:
                try: form = json.loads(body or b"{}")
                except ValueError: raise Bad("json")
            else:
                raw = parse_qs(body.decode("utf-8", "replace"), keep_blank_values=True); form = {k: v if k.endswith("[]") else v[-1] for k, v in raw.items()}
            self.log.append({"path": target, "body": form})
        else: form = q
        f = self.routes.get((method, u.path))
        if f: return f(form)
        if method == "GET" and u.path.startswith("/static/"):
            p = (self.folder / u.path.lstrip("/")).resolve()
            if self.folder in p.parents and p.is_file(): return p
        raise NotFound(u.path)

    def serve(self):
        a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True); port = a.parse_args().port
        app = self
        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            def log_message(self, *a): pass
            def out(self, code, ctype, data, extra=()):
                self.send_response(code); self.send_header("Content-Type", ctype); self.send_header("Content-Length", str(len(data))); self.send_header("Cache-Control", "no-store")
                for k, v in extra: self.send_header(k, v)
                self.end_headers()
                if self.command != "HEAD": self.wfile.write(data)
            def answer(self, method):
                n = int(self.headers.get("Content-Length") or 0); body = self.rfile.read(n) if n else b""
                with app.lock:
                    if self.path == "/__truth": return self.out(200, "application/json", json.dumps(app.truth(), ensure_ascii=False).encode())
                    if self.path == "/__reset" and method == "POST": app.reset(); return self.out(200, "application/json", b"{}")
                    try: r = app.dispatch(method, self.path, body, self.headers.get("Content-Type", ""))
                    except NotFound: return self.out(404, "text/html; charset=utf-8", b"<!doctype html><title>404</title><h1>404</h1><p><a href='/'>Home</a></p>")
                    except Bad as e: return self.out(422, "application/json", json.dumps({"error": str(e)}).encode())
                if isinstance(r, Redirect): return self.out(303, "text/plain", b"", [("Location", str(r))])
                if isinstance(r, Path): return self.out(200, mimetypes.guess_type(r.name)[0] or "application/octet-stream", r.read_bytes())
                if isinstance(r, (dict, list)): return self.out(200, "application/json; charset=utf-8", json.dumps(r, ensure_ascii=False).encode())
                self.out(200, "text/html; charset=utf-8", r.encode())
            def do_GET(self): self.answer("GET")
            def do_HEAD(self): self.answer("GET")
            def do_POST(self): self.answer("POST")
        ThreadingHTTPServer.daemon_threads = True
        ThreadingHTTPServer(("127.0.0.1", port), H).serve_forever()
