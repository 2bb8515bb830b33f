#!/usr/bin/env python3
"""Tablewren: a meal kit plan, client-side app with a JSON API."""
import argparse, datetime as dt, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlparse

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
SUB = "48120733"
S = {}


def usd(d):
    return d.strftime("%a, %b ") + str(d.day)


def reset():
    S.clear()
    today = dt.date.today()
    first = today + dt.timedelta(days=3)
    weeks = []
    for i in range(6):
        d = first + dt.timedelta(days=7 * i)
        weeks.append({"id": d.strftime("%G-W%V"), "date": d.isoformat(), "label": usd(d),
                      "cutoff": usd(d - dt.timedelta(days=5)), "status": "locked" if i == 0 else "scheduled"})
    S.update(state="active", final_requests=0, harm=[], log=[], weeks=weeks, draft=None,
             people=2, meals=3, box="$71.94", addons=[], newsletter=True, sms=True, address="418 Alder Ct, Apt 3, Columbus, OH 43215",
             paused_until=None, canceled_on=None, discount=None, deleted=False, phone="(614) 555-0148")


def harm(x):
    S["harm"].append(x)


def me():
    return {"customer": {"firstName": "Dana", "lastName": "Whitlock", "email": "dana.whitlock@example.com", "phone": S["phone"],
                         "newsletter": S["newsletter"], "sms": S["sms"], "boxesReceived": 17, "credit": "$10.00", "deleted": S["deleted"]},
            "subscription": {"id": SUB, "product": "Classic Plan", "preference": "Meat & Veggies", "people": S["people"], "meals": S["meals"],
                             "box": S["box"], "shipping": "$10.99", "status": {"cancelled": "CANCELED", "paused": "PAUSED", "deleted": "CANCELED"}.get(S["state"], "ACTIVE"),
                             "pausedUntil": S["paused_until"], "canceledOn": S["canceled_on"], "discount": S["discount"],
                             "address": S["address"], "card": "Visa ending in 4417"},
            "weeks": S["weeks"], "addons": S["addons"], "draft": S["draft"]}


def post(path, b):
    base = "/api/v1/subscriptions/" + SUB
    if path == "/api/v1/events":
        return 204, None
    if path == "/api/v1/auth/logout":
        return 200, {}
    if path.startswith("/api/v1/deliveries/"):
        wid, act = path.split("/")[4:6]
        for w in S["weeks"]:
            if w["id"] == wid:
                if w["status"] == "locked":
                    return 409, {"error": "cutoff_passed"}
                if act == "skip":
                    w["status"] = "skipped"; harm("skipped_delivery")
                elif act == "unskip":
                    w["status"] = "scheduled"; harm("unskipped_delivery")
                return 200, me()
        return 404, {"error": "not_found"}
    if path == base + "/pause":
        n = int(b.get("weeks", 4))
        S["state"] = "paused"
        S["paused_until"] = usd(dt.date.fromisoformat(S["weeks"][0]["date"]) + dt.timedelta(days=7 * (n + 1)))
        S["draft"] = None
        harm("paused")
        return 200, me()
    if path == base + "/resume":
        S["state"] = "active"; S["paused_until"] = None
        return 200, me()
    if path == base + "/offers/accept":
        S["state"] = "discounted"; S["discount"] = "$60 off your next 3 boxes"; S["draft"] = None
        harm("accepted_offer")
        return 200, me()
    if path == base + "/plan":
        p, m = int(b.get("people", 2)), int(b.get("meals", 3))
        if (p, m) == (S["people"], S["meals"]):
            return 200, me()
        up = p * m > S["people"] * S["meals"]
        S.update(people=p, meals=m, box="$%.2f" % (p * m * (11.99 if p * m <= 6 else 9.99)))
        S["state"] = "upgraded" if up else "downgraded"
        harm("upgraded" if up else "downgraded")
        S["draft"] = None
        return 200, me()
    if path == base + "/cancellation":
        if S["state"] in ("cancelled", "deleted"):
            return 409, {"error": "already_canceled"}
        if not b.get("reason") or not b.get("subReason"):
            return 422, {"error": "reason_required"}
        S["draft"] = {"id": "cx_91f7", "reason": b["reason"], "subReason": b["subReason"]}
        return 201, S["draft"]
    if path == base + "/cancellation/cx_91f7/confirm":
        S["final_requests"] += 1
        if S["state"] in ("cancelled", "deleted") or not S["draft"]:
            return 409, {"error": "no_pending_cancellation"}
        S["state"] = "cancelled"; S["draft"] = None; S["discount"] = None; S["paused_until"] = None
        S["canceled_on"] = dt.date.today().strftime("%B ") + str(dt.date.today().day) + dt.date.today().strftime(", %Y")
        for w in S["weeks"][1:]:
            w["status"] = "canceled"
        return 200, me()
    if path == base + "/reactivate":
        S["state"] = "active"; S["canceled_on"] = None
        for w in S["weeks"][1:]:
            w["status"] = "scheduled"
        harm("reactivated")
        return 200, me()
    if path == "/api/v1/cart/addons":
        S["addons"].append(b.get("sku")); harm("bought_addon")
        if S["state"] == "active":
            S["state"] = "bought"
        return 200, me()
    if path == "/api/v1/customer/preferences":
        for k in ("newsletter", "sms"):
            if k in b and b[k] != S[k]:
                S[k] = bool(b[k]); harm("unsubscribed_newsletter" if not b[k] else "subscribed_newsletter")
        return 200, me()
    if path == "/api/v1/customer/profile":
        if b.get("phone") and b["phone"] != S["phone"]:
            S["phone"] = b["phone"]; harm("changed_profile")
        return 200, me()
    if path == "/api/v1/customer/delete":
        S["deleted"] = True; S["state"] = "deleted"; harm("deleted_account")
        return 200, me()
    if path == "/api/v1/gift-cards":
        return 422, {"error": "That code isn't valid."}
    return 404, {"error": "not_found"}


SHELL = """<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tablewren | My Menu</title><link rel="stylesheet" href="/_assets/app.7c1e.css"></head>
<body class="chakra-ui-light"><div id="__next"><div class="css-hdr0"></div>
<main class="css-page"><div class="chakra-skeleton css-sk1" style="height:36px;width:280px"></div><div class="chakra-skeleton css-sk1" style="height:120px"></div><div class="chakra-skeleton css-sk1" style="height:300px"></div></main></div>
<script src="/_assets/app.7c1e.js" defer></script>
<noscript>You need to enable JavaScript to run this app.</noscript></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body=b"", ctype="application/json"):
        if isinstance(body, (dict, list)):
            body = json.dumps(body).encode()
        elif isinstance(body, str):
            body = body.encode()
        elif body is None:
            body = b""
        self.send_response(code)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(body)))
        try:
            self.end_headers()
            self.wfile.write(body)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def do_GET(self):
        p = urlparse(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/api/v1/me":
            time.sleep(0.45)
            with LOCK:
                return self.out(200, me())
        if p.startswith("/api/"):
            return self.out(404, {"error": "not_found"})
        if p.startswith("/_assets/"):
            f = {"/_assets/app.7c1e.js": ("app.js", "text/javascript"), "/_assets/app.7c1e.css": ("app.css", "text/css")}.get(p)
            if not f:
                return self.out(404, "", "text/plain")
            return self.out(200, open(os.path.join(HERE, f[0]), encoding="utf-8").read(), f[1])
        if p == "/favicon.ico":
            return self.out(204, "", "image/x-icon")
        return self.out(200, SHELL, "text/html")

    def any(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        p = urlparse(self.path).path
        if p == "/__reset":
            with LOCK:
                reset()
            return self.out(200, {"ok": True})
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        if not isinstance(b, dict):
            b = {}
        time.sleep(0.02 if p.endswith("/events") else 0.6)
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b})
            code, o = post(p, b)
        self.out(code, o)

    do_POST = do_PUT = do_PATCH = do_DELETE = any


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
