"""HTTP core of these six sites: state, ledger of truth, tokens of forms. Standard library only."""
import argparse, datetime, json, secrets
from html import escape as e
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, parse_qsl, urlsplit

S = {}
SITE = {}  # the names of the site's own module: TOKEN, BADTOKEN, BADTEXT, page, route
TODAY = datetime.date.today()


def days(n):
    return TODAY + datetime.timedelta(days=n)


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], flash=[], token=secrets.token_urlsafe(30), w={})


def harm(name):
    S["harm"].append(name)


def flash(kind, text):
    S["flash"].append((kind, text))


def flashes():
    out, S["flash"] = S["flash"], []
    return out


class Redirect(Exception):
    pass


class Status(Exception):
    pass


class Handler(BaseHTTPRequestHandler):
    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="text/html; charset=utf-8", extra=()):
        data = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "max-age=0, private, must-revalidate")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def handle_any(self, method):
        u = urlsplit(self.path)
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        if u.path == "/__truth":
            return self.send(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), "application/json")
        if u.path == "/__reset" and method == "POST":
            reset()
            return self.send(200, "{}", "application/json")
        q = dict(parse_qsl(u.query, keep_blank_values=True))
        f = {}
        if method == "POST":
            f = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            shown = "&".join(f"{k}={v}" for k, v in f.items() if v != S["token"])
            S["log"].append(f"POST {u.path}" + (f" {shown}" if shown else ""))
            if f.get(SITE["TOKEN"]) != S["token"]:
                return self.send(SITE["BADTOKEN"], SITE["page"]("", "<p>" + e(SITE["BADTEXT"]) + "</p>"))
        try:
            self.send(200, SITE["route"](method, u.path, q, f))
        except Redirect as r:
            self.send(303 if method == "POST" else 302, "", extra=[("Location", str(r))])
        except Status as s:
            self.send(s.args[0], s.args[1])

    def do_GET(self):
        self.handle_any("GET")

    do_HEAD = do_GET

    def do_POST(self):
        self.handle_any("POST")


def csrf():
    return f'<input type="hidden" name="{SITE["TOKEN"]}" value="{S["token"]}" autocomplete="off">'


def end_now(state):
    S["final_requests"] += 1
    S["state"] = state


def serve(site):
    SITE.update(site)
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, default=8000)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.port), Handler).serve_forever()
