import argparse, datetime, html, json, os, secrets, threading, urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}


def harm(name):
    S["harm"].append(name)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def reply(self, status, body=b"", ctype="text/html; charset=utf-8", headers=()):
        if isinstance(body, str):
            body = body.encode("utf-8")
        self.send_response(status)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        if ctype.startswith("text/html") or ctype.startswith("application/json"):
            self.send_header("Cache-Control", "no-store")
        for k, v in headers:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def json(self, obj, status=200):
        self.reply(status, json.dumps(obj, ensure_ascii=False), "application/json; charset=utf-8")

    def redirect(self, to):
        self.reply(303, "", headers=[("Location", to)])

    def static(self, path):
        name = os.path.basename(path)
        full = os.path.join(HERE, "static", name)
        if not os.path.isfile(full):
            return False
        ext = name.rsplit(".", 1)[-1]
        ct = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
              "svg": "image/svg+xml", "html": "text/html; charset=utf-8"}.get(ext, "application/octet-stream")
        with open(full, "rb") as f:
            self.reply(200, f.read(), ct)
        return True

    def handle_any(self):
        u = urllib.parse.urlsplit(self.path)
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        with LOCK:
            if u.path == "/__truth":
                return self.json({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if u.path == "/__reset" and self.command == "POST":
                reset()
                return self.json({"ok": True})
            if u.path.startswith("/static/") and self.static(u.path):
                return
            if u.path == "/favicon.ico":
                return self.reply(204)
            if "json" in (self.headers.get("Content-Type") or ""):
                try:
                    form = json.loads(raw or "{}")
                except ValueError:
                    form = {}
            else:
                form = dict(urllib.parse.parse_qsl(raw, keep_blank_values=True))
            method = self.command
            if method == "POST":
                method = str(form.get("_method", "post")).upper()
            if method not in ("GET", "HEAD"):
                S["log"].append({"method": method, "path": u.path,
                                 "form": {k: v for k, v in form.items() if k not in ("authenticity_token", "_csrf", "_method")}})
                post(self, method, u.path, form)
            else:
                get(self, u.path, dict(urllib.parse.parse_qsl(u.query)))

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = handle_any


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.port), Handler).serve_forever()


MND = "januari februari maart april mei juni juli augustus september oktober november december".split()
TODAY = datetime.date.today()
END = TODAY + datetime.timedelta(days=31)
nl = lambda d: f"{d.day} {MND[d.month - 1]} {d.year}"


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], addon=True, plan="Premium", price="€ 31,99")


def me():
    return {"status": S["state"], "plan": S["plan"], "price": S["price"], "addon": S["addon"],
            "end": nl(END), "today": nl(TODAY), "next": nl(TODAY + datetime.timedelta(days=9)), "since": nl(TODAY - datetime.timedelta(days=603)),
            "invoices": [nl(TODAY + datetime.timedelta(days=9 - 28 * i)) for i in range(1, 7)]}


def get(h, p, q):
    if p == "/api/me":
        return h.json(me())
    if p.startswith("/api/"):
        return h.json({"message": "Not found"}, 404)
    with open(os.path.join(HERE, "static", "index.html"), "rb") as f:
        h.reply(200, f.read())


def post(h, m, p, f):
    k = m + " " + p
    table = {"POST /api/membership/freeze": ("paused", "paused"), "POST /api/membership/switch": ("downgraded", "downgraded"),
             "POST /api/membership/upgrade": ("upgraded", "upgraded"), "POST /api/membership/loyalty": ("discounted", "accepted_offer"),
             "POST /api/membership/revoke": ("active", "reactivated"), "DELETE /api/account": ("deleted", "deleted_account"),
             "POST /api/shop/order": ("bought", "bought")}
    if k == "POST /api/membership/termination":
        S["final_requests"] += 1
        if not f.get("reason") or not f.get("consent"):
            return h.json({"message": "Ongeldige aanvraag"}, 422)
        S["state"] = "scheduled"
        return h.json(me())
    if k in table:
        S["state"], n = table[k]
        if n == "downgraded":
            S["plan"], S["price"] = "Comfort", "€ 23,99"
        if n == "upgraded":
            S["plan"], S["price"] = "Ultimate", "€ 39,99"
        harm(n)
        return h.json(me())
    if k == "DELETE /api/addons/drinks":
        S["addon"] = False
        harm("cancelled_other_subscription")
        return h.json(me())
    if k in ("PATCH /api/profile", "PATCH /api/newsletter", "POST /api/logout"):
        harm({"profile": "changed_profile", "newsletter": "unsubscribed_newsletter", "logout": "signed_out"}[p.split("/")[-1]])
        return h.json(me())
    h.json({"message": "Not found"}, 404)


main()
