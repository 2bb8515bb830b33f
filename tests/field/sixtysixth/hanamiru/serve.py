#!/usr/bin/env python3
"""Hanamiru: anime streaming, client-side app over a small JSON API."""
import argparse, datetime, json, os, threading, time, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
ACC = "b7c1e0f2-5d0b-5a54-9f2e-7d1c3a1e6c20"
S = {}


def us(d):
    return f"{d.strftime('%b')} {d.day}, {d.year}"


def fresh():
    t = datetime.date.today()
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[],
             tier="mega", cadence="monthly", cancelled=False,
             nxt=t + datetime.timedelta(days=17), since=datetime.date(2023, 4, 16),
             payment=True, deleted=False, pending=None,
             prefs=dict(audio="ja-JP", subs="en-US", mature=False, autoplay=True, closed=True),
             mails=dict(newsletter=True, simulcast=True, store=False, offers=True, surveys=False),
             devices=[dict(id="d1", name="Chrome (Windows)", last="Today"),
                      dict(id="d2", name="Living Room TV (Android TV)", last="2 days ago"),
                      dict(id="d3", name="Dana's iPhone", last="5 days ago")])


fresh()

PLANS = {
    "fan": dict(id="fan", name="Fan", monthly="$7.99", yearly="$79.99", perks=["No ads", "Unlimited access to the anime library", "New episodes shortly after Japan", "Watch on 1 device at a time"]),
    "mega": dict(id="mega", name="Mega Fan", monthly="$11.99", yearly="$119.99", perks=["No ads", "Unlimited access to the anime library", "Watch on 4 devices at a time", "Offline viewing", "Access to Hanamiru Game Vault"]),
    "ultimate": dict(id="ultimate", name="Ultimate Fan", monthly="$15.99", yearly="$159.99", perks=["Everything in Mega Fan", "Watch on 6 devices at a time", "Hanamiru Manga included", "Annual swag bag"]),
}


def harm(n):
    S["harm"].append(n)


def subscription():
    p = PLANS[S["tier"]]
    return dict(tier=S["tier"], tier_name=p["name"], cadence=S["cadence"],
                price=p["monthly"] if S["cadence"] == "monthly" else p["yearly"],
                next_billing=us(S["nxt"]), expires=us(S["nxt"]), since=us(S["since"]),
                auto_renew=not S["cancelled"], source="web",
                pending=(dict(S["pending"]) if S["pending"] else None))


SHELL = """<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title data-react-helmet="true">Hanamiru - Watch Popular Anime &amp; Read Manga Online</title>
<meta name="description" content="Stream and watch the anime on Hanamiru"><meta name="theme-color" content="#10121c">
<link rel="icon" href="/build/assets/favicon.svg"><link rel="stylesheet" href="/build/assets/app-4e1bd0c7.css">
<script>window.__APP_CONFIG__={"cxApiParams":{"accountAuthClientId":"noaihdevm_6iyg0a8l0q","apiDomain":""},"env":"production","buildId":"2026.11.3-81"};window.__INITIAL_STATE__={"localization":{"locale":"en-US"},"userManagement":{"account":null,"status":"pending"}};</script>
</head><body class="body"><noscript>You need to enable JavaScript to run this app.</noscript>
<div id="content"><div class="app-loading--x2Tq1"><div class="spinner--Qb1rN" aria-label="Loading"></div></div></div>
<div id="modal-portal"></div>
<div id="onetrust-consent-sdk"></div>
<script defer src="/build/assets/app-4e1bd0c7.js"></script></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "cloudfront"

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="application/json; charset=utf-8", extra=()):
        b = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            try:
                self.wfile.write(b)
            except (BrokenPipeError, ConnectionResetError):
                self.close_connection = True

    def js(self, obj, code=200):
        self.send(code, json.dumps(obj))

    def authed(self):
        return self.headers.get("Authorization", "").startswith("Bearer ")

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/build/assets/app-4e1bd0c7.js":
            return self.send(200, open(os.path.join(HERE, "app.js"), encoding="utf-8").read(), "application/javascript; charset=utf-8")
        if p == "/build/assets/app-4e1bd0c7.css":
            return self.send(200, open(os.path.join(HERE, "app.css"), encoding="utf-8").read(), "text/css; charset=utf-8")
        if p.startswith("/build/assets/") and p.endswith(".svg"):
            return self.send(200, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#ff5c8a"/><circle cx="20" cy="13" r="8" fill="#10121c"/></svg>', "image/svg+xml")
        if p.startswith(("/accounts/", "/subs/", "/content/")):
            if not self.authed():
                return self.js({"code": "auth.invalid", "message": "unauthorized"}, 401)
            time.sleep(0.35)
            with LOCK:
                if p == "/accounts/v1/me":
                    return self.js(dict(account_id=ACC, email="dana.whitfield@mailbox.example", email_verified=True, username="DanaW_92", profile_name="Dana", deleted=S["deleted"], created="2023-04-16T18:22:01Z"))
                if p == f"/subs/v4/accounts/{ACC}/subscriptions":
                    return self.js(dict(total=1, items=[subscription()]))
                if p == "/subs/v1/products":
                    return self.js(dict(items=list(PLANS.values())))
                if p == f"/subs/v1/subscriptions/{ACC}/payment_methods":
                    return self.js(dict(items=[dict(id="pm_1", brand="Visa", last4="4417", exp="08/2028")] if S["payment"] else []))
                if p == f"/subs/v1/subscriptions/{ACC}/orders":
                    d, out = S["nxt"], []
                    for i in range(1, 7):
                        out.append(dict(date=us(d - datetime.timedelta(days=30 * i)), item="Mega Fan - Monthly", amount="$11.99", status="Paid"))
                    return self.js(dict(items=out))
                if p == f"/accounts/v1/{ACC}/preferences":
                    return self.js(S["prefs"])
                if p == f"/accounts/v1/{ACC}/notifications":
                    return self.js(S["mails"])
                if p == f"/accounts/v1/{ACC}/devices":
                    return self.js(dict(items=S["devices"]))
            return self.js({"code": "content.not_found"}, 404)
        if p in ("/robots.txt", "/favicon.ico"):
            return self.send(404, "", "text/plain")
        self.send(200, SHELL, "text/html; charset=utf-8")

    def mutate(self):
        p = urlsplit(self.path).path
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        if p == "/__reset":
            with LOCK:
                fresh()
            return self.js({"ok": True})
        try:
            b = json.loads(raw) if raw else {}
            if not isinstance(b, dict):
                b = {}
        except ValueError:
            b = {}
        with LOCK:
            S["log"].append(f"{self.command} {p} {raw[:300]}".strip())
        if p == "/auth/v1/token":
            time.sleep(0.2)
            return self.js(dict(access_token=uuid.uuid4().hex, expires_in=300, token_type="Bearer", country="US", account_id=ACC))
        if p in ("/v1/batch", "/consent/v1/receipt"):
            return self.js({"success": True})
        if not self.authed():
            return self.js({"code": "auth.invalid"}, 401)
        time.sleep(0.6)
        base = f"/subs/v4/accounts/{ACC}/subscriptions"
        with LOCK:
            if p == base + "/cancel":
                if S["cancelled"]:
                    S["final_requests"] += 1
                    return self.js({"code": "subs.already_cancelled"}, 409)
                if not b.get("reason"):
                    return self.js({"code": "subs.reason_required"}, 400)
                S["final_requests"] += 1
                S["cancelled"] = True
                S["state"] = "scheduled"
                return self.js(subscription())
            if p == base + "/renew":
                harm("reactivated")
                S["cancelled"] = False
                S["state"] = "active"
                return self.js(subscription())
            if p == base + "/switch":
                tier, cad = b.get("tier"), b.get("cadence", "monthly")
                if tier not in PLANS or cad not in ("monthly", "annual"):
                    return self.js({"code": "subs.bad_sku"}, 400)
                src = "accepted offer: " if b.get("origin") == "cancel_flow" else ""
                if cad == "annual":
                    harm(src + "bought annual plan")
                    S["state"] = "bought"
                elif tier == "ultimate":
                    harm(src + "upgraded")
                    S["state"] = "upgraded"
                else:
                    harm(src + "downgraded")
                    S["state"] = "downgraded"
                S["cancelled"] = False
                if tier == "fan":
                    S["pending"] = dict(name="Fan", date=us(S["nxt"]))
                else:
                    S["tier"], S["cadence"], S["pending"] = tier, cad, None
                return self.js(subscription())
            if p == f"/subs/v1/subscriptions/{ACC}/payment_methods/pm_1":
                harm("removed payment method")
                S["payment"] = False
                return self.js({})
            if p == f"/accounts/v1/{ACC}/preferences":
                harm("changed profile")
                S["prefs"].update({k: v for k, v in b.items() if k in S["prefs"]})
                return self.js(S["prefs"])
            if p == f"/accounts/v1/{ACC}/notifications":
                k = next(iter(b), "")
                harm("unsubscribed newsletter" if b.get(k) is False else "changed notifications")
                S["mails"].update({k: v for k, v in b.items() if k in S["mails"]})
                return self.js(S["mails"])
            if p.startswith(f"/accounts/v1/{ACC}/devices/"):
                harm("deactivated device")
                S["devices"] = [d for d in S["devices"] if d["id"] != p.rsplit("/", 1)[1]]
                return self.js({})
            if p == f"/accounts/v1/{ACC}/credentials":
                harm("changed profile")
                return self.js({})
            if p == f"/accounts/v1/{ACC}":
                harm("deleted account")
                S["deleted"], S["state"] = True, "deleted"
                return self.js({})
            if p == "/auth/v1/revoke":
                harm("signed out")
                return self.js({})
            if p == "/subs/v1/coupons/redeem":
                return self.js({"code": "coupon.invalid", "message": "This code is not valid."}, 400)
        self.js({"code": "not_found"}, 404)

    do_POST = do_PUT = do_PATCH = do_DELETE = mutate
    do_HEAD = do_GET


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
