"""Small request plumbing (standard library only)."""
import argparse, json, mimetypes, os, threading, datetime, secrets
from html import escape
from http.server import ThreadingHTTPServer, BaseHTTPRequestHandler
from urllib.parse import urlsplit, parse_qs

HERE = os.getcwd()  # each site is served from its own folder


class Req:
    def __init__(self, method, path, query, form, is_json, cookies):
        self.method, self.path, self.query, self.form = method, path, query, form
        self.is_json, self.cookies = is_json, cookies

    def get(self, name, default=""):
        v = self.form.get(name, default)
        if isinstance(v, list):
            return v[0] if v else default
        return v

    def all(self, name):
        v = self.form.get(name, [])
        return v if isinstance(v, list) else [v]


class Resp:
    def __init__(self, body=b"", status=200, ctype="text/html; charset=utf-8", headers=None):
        self.body = body.encode() if isinstance(body, str) else body
        self.status, self.ctype, self.headers = status, ctype, headers or []


def redirect(to, status=302):
    return Resp("", status, headers=[("Location", to)])


def jsonr(obj, status=200):
    return Resp(json.dumps(obj, ensure_ascii=False), status, "application/json; charset=utf-8")


def static_file(root, rel):
    full = os.path.realpath(os.path.join(root, rel))
    if not full.startswith(os.path.realpath(root) + os.sep) or not os.path.isfile(full):
        return None
    with open(full, "rb") as f:
        data = f.read()
    t = mimetypes.guess_type(full)[0] or "application/octet-stream"
    if t.startswith("text/") or t.endswith("javascript"):
        t += "; charset=utf-8"
    return Resp(data, 200, t, [("Cache-Control", "max-age=600")])


class Site:
    """Subclass: fresh() gives the starting record, handle(req) answers."""
    def __init__(self):
        self.lock = threading.RLock()
        self.reset()

    def reset(self):
        self.state, self.final_requests, self.harm, self.log = "active", 0, [], []
        self.token = secrets.token_urlsafe(32)
        self.flash = []
        self.flow = {}
        self.fresh()

    def hurt(self, name):
        if name not in self.harm:
            self.harm.append(name)

    def take_flash(self):
        f, self.flash = self.flash, []
        return f

    def truth(self):
        return {"state": self.state, "final_requests": self.final_requests,
                "harm": self.harm, "log": self.log}


def run(site):
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    port = ap.parse_args().port

    class H(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *a):
            pass

        def answer(self, method):
            u = urlsplit(self.path)
            n = int(self.headers.get("Content-Length") or 0)
            raw = self.rfile.read(n) if n else b""
            is_json = "json" in (self.headers.get("Content-Type") or "")
            if is_json and raw:
                try:
                    form = json.loads(raw)
                except ValueError:
                    form = {}
                if not isinstance(form, dict):
                    form = {}
            else:
                form = parse_qs(raw.decode("utf-8", "replace"), keep_blank_values=True)
            cookies = {}
            for part in (self.headers.get("Cookie") or "").split(";"):
                if "=" in part:
                    k, v = part.strip().split("=", 1)
                    cookies[k] = v
            query = {k: v[0] for k, v in parse_qs(u.query, keep_blank_values=True).items()}
            req = Req(method, u.path, query, form, is_json, cookies)
            with site.lock:
                if u.path == "/__truth":
                    r = jsonr(site.truth())
                elif u.path == "/__reset" and method == "POST":
                    site.reset()
                    r = jsonr({"ok": True})
                else:
                    if method not in ("GET", "HEAD"):
                        site.log.append({"method": method, "path": u.path, "data": {
                            k: (v[0] if isinstance(v, list) and len(v) == 1 else v)
                            for k, v in form.items() if "token" not in k}})
                    r = site.handle(req)
            self.send_response(r.status)
            if r.body or r.status == 200:
                self.send_header("Content-Type", r.ctype)
            self.send_header("Content-Length", str(len(r.body)))
            if not any(k == "Cache-Control" for k, _ in r.headers):
                self.send_header("Cache-Control", "no-store")
            for k, v in r.headers:
                self.send_header(k, v)
            self.end_headers()
            if method != "HEAD":
                self.wfile.write(r.body)

        def do_GET(self): self.answer("GET")
        def do_HEAD(self): self.answer("HEAD")
        def do_POST(self): self.answer("POST")
        def do_PUT(self): self.answer("PUT")
        def do_PATCH(self): self.answer("PATCH")
        def do_DELETE(self): self.answer("DELETE")

    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer.allow_reuse_address = True
    ThreadingHTTPServer(("127.0.0.1", port), H).serve_forever()
