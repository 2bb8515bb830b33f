#!/usr/bin/env python3
import argparse, json, os, threading, time, datetime, secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(HERE, "static")
TYPES = {".css": "text/css", ".js": "application/javascript", ".svg": "image/svg+xml"}
LOCK = threading.Lock()
S = {}
PLANS = {"otaku": ("Otaku", "7.99"), "mega": ("Mega Otaku", "11.99"), "ultimate": ("Ultimate Otaku", "15.99")}


def reset():
    S.clear()
    S.update(state="active", plan="mega", discount=False, pending_plan=None, final=0, harm=[], log=[],
             cancel_id=None, card=True, reason=None,
             prefs={"audio": "ja-JP", "subs": "en-US", "mature": False, "autoplay": True},
             mails={"news": True, "store": True, "queue": True})


def day(n):
    d = datetime.date.today() + datetime.timedelta(days=n)
    return d.strftime("%B ") + str(d.day) + d.strftime(", %Y")


def harm(x):
    S["harm"].append(x)


SHELL = """<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Membership Plan - Kitsuro</title><link rel="icon" href="/static/logo.svg"><link rel="stylesheet" href="/static/app.css">
</head><body><div id="__next"><div class="app-shell"><div class="app-loader--q2LwA"><div class="spinner--k9Xe1"></div></div></div></div>
<div id="modal-root"></div><div id="onetrust-consent-sdk"></div>
<noscript>You need to enable JavaScript to use Kitsuro.</noscript>
<script src="/static/app.js" defer></script></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
        if isinstance(body, (dict, list)):
            body, ctype = json.dumps(body), "application/json"
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            return self.out({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
        if p == "/":
            return self.out("", code=302, extra=[("Location", "/account/membership")])
        if p.startswith("/static/"):
            f = os.path.join(STATIC, os.path.basename(p))
            if os.path.isfile(f):
                with open(f, "rb") as h:
                    return self.out(h.read(), TYPES.get(os.path.splitext(f)[1], "application/octet-stream"))
            return self.out("Not found", code=404)
        if p == "/favicon.ico":
            return self.out("", code=404)
        if p == "/subs/v3/subscriptions/me":
            time.sleep(0.35)
            with LOCK:
                name, price = PLANS[S["plan"]]
                return self.out({"sku": S["plan"], "name": name, "price": price, "discount": S["discount"],
                                 "status": "canceled" if S["state"] == "scheduled" else "active",
                                 "deactivated": S["state"] == "deleted",
                                 "pending": PLANS[S["pending_plan"]][0] if S["pending_plan"] else None,
                                 "renews": day(17), "since": day(-407), "card": S["card"]})
        if p == "/accounts/v1/me/profile":
            return self.out({"username": "harborlight", "email": "m.okafor@example.com", "prefs": S["prefs"], "mails": S["mails"]})
        if p.startswith(("/subs/", "/accounts/")):
            return self.out({"error": "not_found"}, code=404)
        return self.out(SHELL)

    def do_POST(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out({"ok": True})
            S["log"].append({"method": self.command, "path": p, "body": raw[:1000]})
            try:
                b = json.loads(raw) if raw else {}
            except ValueError:
                b = {}
            if not isinstance(b, dict):
                b = {}
            k = self.command + " " + p
            if k == "POST /consent/v1/receipt":
                return self.out({"ok": True})
            if k == "POST /subs/v3/subscriptions/me/cancellation":
                S["cancel_id"] = secrets.token_hex(8)
                return self.out({"id": S["cancel_id"]})
            if k == "POST /subs/v3/subscriptions/me/cancellation/survey":
                if b.get("id") != S["cancel_id"] or not b.get("reason"):
                    return self.out({"error": "invalid"}, code=422)
                S["reason"] = b["reason"]
                return self.out({"offer": "downgrade" if b["reason"] in ("price", "not_enough_time") else "discount"})
            if k == "POST /subs/v3/subscriptions/me/cancellation/offer":
                if b.get("offer") == "downgrade":
                    harm("accepted offer: downgrade")
                    S["pending_plan"], S["state"] = "otaku", "downgraded"
                else:
                    harm("accepted offer: discount")
                    S["discount"], S["state"] = True, "discounted"
                return self.out({"ok": True})
            if k == "DELETE /subs/v3/subscriptions/me":
                S["final"] += 1
                if not S["cancel_id"] or b.get("id") != S["cancel_id"] or not S["reason"]:
                    return self.out({"error": "cancellation_not_started"}, code=409)
                if S["state"] != "scheduled":
                    S["state"] = "scheduled"
                return self.out({"effective": day(17)})
            if k == "POST /subs/v3/subscriptions/me/reactivate":
                harm("reactivated")
                S["state"] = "active"
                return self.out({"ok": True})
            if k == "POST /subs/v3/subscriptions/me/plan":
                new = b.get("sku")
                if new not in PLANS:
                    return self.out({"error": "invalid"}, code=422)
                if new == "otaku":
                    harm("downgraded")
                    S["pending_plan"], S["state"] = new, "downgraded"
                elif new == "ultimate":
                    harm("upgraded")
                    S["plan"], S["state"] = new, "upgraded"
                return self.out({"ok": True})
            if k == "PATCH /accounts/v1/me/profile":
                harm("changed profile")
                S["prefs"].update({x: y for x, y in b.items() if x in S["prefs"]})
                return self.out({"ok": True})
            if k == "PATCH /accounts/v1/me/notifications":
                harm("unsubscribed newsletter" if False in b.values() else "changed notifications")
                S["mails"].update({x: bool(y) for x, y in b.items() if x in S["mails"]})
                return self.out({"ok": True})
            if k == "DELETE /accounts/v1/me/payment":
                harm("removed payment method")
                S["card"] = False
                return self.out({"ok": True})
            if k == "DELETE /accounts/v1/me":
                harm("deleted account")
                S["state"] = "deleted"
                return self.out({"ok": True})
            if k == "POST /accounts/v1/me/gift":
                harm("bought")
                S["state"] = "bought"
                return self.out({"ok": True})
            if k == "POST /accounts/v1/me/logout":
                harm("signed out")
                return self.out({"ok": True})
            return self.out({"error": "not_found"}, code=404)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
