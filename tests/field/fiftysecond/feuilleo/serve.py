#!/usr/bin/env python3
import argparse, datetime as dt, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlparse

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
M = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"]
T = dt.date.today()
END = T + dt.timedelta(days=17)
START = END - dt.timedelta(days=30)


def fr(x):
    return f"{'1er' if x.day == 1 else x.day} {M[x.month - 1]} {x.year}"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "Intégrale", "price": "9,99",
            "news": {"une": True, "offres": True, "partenaires": False}, "card": True}


S = fresh()


def me():
    st = {"scheduled": "CANCEL_AT_PERIOD_END", "cancelled": "NONE", "deleted": "NONE", "paused": "PAUSED"}.get(S["state"], "ACTIVE")
    return {"user": {"firstname": "Hélène", "lastname": "Jacquemin", "email": "helene.jacquemin@courriel.example", "ref": "FEU-2290417"},
            "subscription": {"status": st, "plan": S["plan"], "price": S["price"], "since": fr(dt.date(T.year - 2, 3, 8)), "periodEnd": fr(END), "periodStart": fr(START),
                             "requestedAt": fr(T), "discount": S["state"] == "discounted", "resumeAt": fr(END + dt.timedelta(days=61))},
            "card": S["card"], "news": S["news"]}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, b, ct="text/html; charset=utf-8", code=200):
        b = b.encode() if isinstance(b, str) else b
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8", code)

    def do_GET(self):
        p = urlparse(self.path).path
        if p == "/__truth":
            return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/b2c/v2/me":
            return self.js(me())
        if p.startswith("/static/"):
            f = os.path.join(HERE, "static", os.path.basename(p))
            if os.path.isfile(f):
                ct = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}[f.rsplit(".", 1)[1]]
                return self.out(open(f, "rb").read(), ct + "; charset=utf-8")
            return self.out("", code=404)
        if p == "/favicon.ico":
            return self.out("", "image/x-icon", 204)
        if p.startswith("/b2c/"):
            return self.js({"code": "NOT_FOUND"}, 404)
        self.out(open(os.path.join(HERE, "index.html"), "rb").read())

    def do_PUT(self):
        self.do_POST()

    def do_DELETE(self):
        self.do_POST()

    def do_POST(self):
        global S
        p = urlparse(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            S = fresh()
            return self.js({"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {"raw": raw}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b})
            h = S["harm"].append
            q = "/b2c/v2/subscription"
            if p == q + "/terminate":
                S["final_requests"] += 1
                if S["state"] in ("scheduled", "cancelled", "deleted"):
                    return self.js({"code": "ALREADY_TERMINATED"}, 409)
                S["state"] = "scheduled"
            elif p == q + "/resume":
                h("undid the cancellation" if S["state"] == "scheduled" else "resumed"); S["state"] = "active"
            elif p == q + "/retention":
                h("accepted offer"); S["state"] = "discounted"; S["price"] = "4,99"
            elif p == q + "/pause":
                h("paused"); S["state"] = "paused"
            elif p == q + "/plan":
                h("changed plan")
                S["plan"], S["price"], S["state"] = {"essentielle": ("Essentielle", "5,99", "downgraded"), "famille": ("Famille", "14,99", "upgraded")}.get(b.get("plan"), (S["plan"], S["price"], S["state"]))
            elif p == "/b2c/v2/gift":
                h("bought")
            elif p == "/b2c/v2/card":
                h("removed payment method"); S["card"] = False
            elif p == "/b2c/v2/news":
                h("changed newsletter"); S["news"][b.get("key", "une")] = bool(b.get("on"))
            elif p == "/b2c/v2/profile":
                h("changed profile")
            elif p == "/b2c/v2/me":
                h("deleted account"); S["state"] = "deleted"
            elif p == "/b2c/v2/track":
                return self.js({}, 202)
            else:
                return self.js({"code": "NOT_FOUND"}, 404)
            self.js(me())


if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, default=9483)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
