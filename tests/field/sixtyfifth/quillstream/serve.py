#!/usr/bin/env python3
"""QuillStream: documentary streaming, web app and account API."""
import argparse
import html
import json
import random
import threading
import time
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
LOCK = threading.Lock()


def us(d):
    return d.strftime("%B ") + str(d.day) + d.strftime(", %Y")


def fresh():
    today = date.today()
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [],
        "signed_in": True,
        "plan": "standard_monthly",
        "since": us(today - timedelta(days=409)),
        "next_billing": us(today + timedelta(days=17)),
        "pause_until": None, "discount": None, "confirmation": None, "reason": None,
        "profile": {"first_name": "Dana", "last_name": "Whitcombe", "email": "dana.whitcombe@example.com"},
        "card": {"brand": "Visa", "last4": "4417", "exp": "09/28"},
        "prefs": {"new_releases": True, "weekly_picks": True, "offers": False, "product_news": True},
        "gifts": [],
    }


DB = fresh()

PLANS = {
    "standard_monthly": {"name": "Standard", "cycle": "Monthly", "price": "$4.99", "per": "month",
                         "blurb": "Thousands of documentaries and series in HD. Watch on 2 devices at a time."},
    "standard_annual": {"name": "Standard", "cycle": "Annual", "price": "$39.99", "per": "year",
                        "blurb": "12 months for the price of 8. HD on 2 devices at a time."},
    "smart_bundle": {"name": "Smart Bundle", "cycle": "Monthly", "price": "$9.99", "per": "month",
                     "blurb": "4K Ultra HD plus TerraTV, Bandstand, Rookery Kids and MindLectures."},
}

REASONS = [
    {"id": "usage", "label": "I'm not using it enough", "ask": "What would have helped you watch more often?"},
    {"id": "price", "label": "It's too expensive", "ask": "What price would feel right to you?"},
    {"id": "content", "label": "I couldn't find anything I wanted to watch", "ask": "What topics would you like to see more of?"},
    {"id": "tech", "label": "I had technical or streaming issues", "ask": "What device were you using, and what went wrong?"},
    {"id": "switch", "label": "I'm switching to a different service", "ask": "Which service are you switching to?"},
    {"id": "other", "label": "Other", "ask": "Please tell us a little more", "required": True},
]

OFFER_DISCOUNT = {"kind": "discount", "title": "How about half off?",
                  "text": "Stay with us and get 50% off your Standard plan for the next 3 months. That's just $2.49 a month, "
                          "then $4.99 a month after. Cancel anytime.",
                  "accept": "Claim 50% Off"}
OFFER_PAUSE = {"kind": "pause", "title": "Need a break? Pause your plan",
               "text": "Keep your watchlist and history and come back when you're ready. You won't be billed while your plan is paused, "
                       "and it will restart automatically.",
               "accept": "Pause Plan"}


def harm(name):
    DB["harm"].append(name)


def subscription():
    p = PLANS[DB["plan"]]
    return {"status": DB["state"], "plan": dict(p, id=DB["plan"]), "member_since": DB["since"],
            "next_billing": DB["next_billing"], "ends_on": DB["next_billing"] if DB["state"] == "scheduled" else None,
            "pause_until": DB["pause_until"], "discount": DB["discount"], "confirmation": DB["confirmation"],
            "card": DB["card"], "plans": [dict(v, id=k) for k, v in PLANS.items()], "reasons": REASONS}


HEAD = """<!doctype html>
<html data-n-head-ssr lang="en" data-n-head="%7B%22lang%22:%7B%22ssr%22:%22en%22%7D%7D">
<head><title>{title}</title>
<meta data-n-head="ssr" charset="utf-8"><meta data-n-head="ssr" name="viewport" content="width=device-width, initial-scale=1">
<meta data-n-head="ssr" data-hid="description" name="description" content="Stream thousands of documentaries on QuillStream. Science, history, nature, technology and more.">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/_nuxt/app.css"></head>
<body><div data-server-rendered="true" id="__nuxt"><div id="__layout"><div class="layout" data-v-2f6b1d0c>
<div class="promo-bar" data-v-91ce7a30><span>Give a year of wonder. Annual gift plans are 25% off through Sunday.</span> <a href="/gifts" class="promo-bar__link">Shop gifts</a></div>
<header class="site-header" data-v-0d8e4b17>
 <a href="/" class="site-header__logo" aria-label="QuillStream home"><svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true"><path fill="#ffb400" d="M20 2C12 3 6 9 4 18l-2 4 4-2c9-2 14-8 14-18zM8 16c2-5 5-8 9-10-2 5-5 8-9 10z"/></svg><span>QuillStream</span></a>
 <nav class="site-header__nav" aria-label="Main"><a href="/">Home</a><a href="/browse/series">Series</a><a href="/browse/topics">Topics</a><a href="/browse/kids">Kids</a><a href="/browse/live">Live Channels</a><a href="/watchlist">My Watchlist</a></nav>
 <div class="site-header__right"><button type="button" class="icon-btn" aria-label="Search" data-act="search"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="#fff" stroke-width="2" d="M16 16l6 6M10 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z"/></svg></button>
 <div class="user-menu" data-v-5be01c22><button type="button" class="user-menu__toggle" aria-haspopup="true" aria-expanded="false" aria-label="Profile menu" data-act="menu"><span class="avatar">D</span></button></div></div>
</header>
<main id="page" data-v-2f6b1d0c>{main}</main>
<footer class="site-footer" data-v-c3a9e5f4>
 <div class="site-footer__cols">
  <div><h4>Company</h4><a href="/about">About Us</a><a href="/about/press">Press</a><a href="/about/careers">Careers</a><a href="/about/investors">Investor Relations</a></div>
  <div><h4>Watch</h4><a href="/about/devices">Supported Devices</a><a href="/gifts">Gift Plans</a><a href="/about/teams">QuillStream for Schools</a><a href="/about/redeem">Redeem a Code</a></div>
  <div><h4>Support</h4><a href="/help">Help Center</a><a href="/help/contact">Contact Us</a><a href="/about/accessibility">Accessibility</a></div>
  <div><h4>Get the app</h4><a href="/about/devices#ios" class="store">Download on the App Store</a><a href="/about/devices#android" class="store">Get it on Google Play</a></div>
 </div>
 <p class="site-footer__legal">&copy; 2026 Quill Stream Media, Inc. All rights reserved. <a href="/legal/terms">Terms of Use</a> <a href="/legal/privacy">Privacy Policy</a> <a href="/legal/do-not-sell">Do Not Sell or Share My Personal Information</a> <button type="button" class="linklike" data-act="ot-open">Cookie Settings</button></p>
</footer></div></div></div>
<div id="teleports"></div>
<script>window.__NUXT__={{layout:"default",data:[{{}}],fetch:{{}},error:null,serverRendered:true,routePath:"{path}",config:{{api:"/api/v1"}}}};</script>
<script src="/_nuxt/app.js" defer></script></body></html>"""

SPINNER = '<div class="page-loading"><div class="spinner" role="status" aria-label="Loading"></div></div>'

STATIC = {
    "/about": ("About Us", "<p>QuillStream was founded by documentary filmmakers who believe that curious people deserve a home of their own. Today our library spans space, deep time, ocean life, engineering, crime and everything in between.</p><p>We stream to members in more than 170 countries.</p>"),
    "/about/press": ("Press", "<p>For media inquiries, please write to press@quillstream.example.</p><ul><li>QuillStream greenlights second season of <em>Beneath the Ice</em></li><li>Quarterly results: direct subscribers grow</li></ul>"),
    "/about/careers": ("Careers", "<p>We are hiring in Silver Spring, MD and remotely: Senior Encoding Engineer, Rights Coordinator, Lifecycle Marketing Manager.</p>"),
    "/about/investors": ("Investor Relations", "<p>Annual reports, filings and governance documents.</p>"),
    "/about/devices": ("Supported Devices", "<p>Watch on Apple TV, Roku, Fire TV, Android TV, Chromecast, Xbox, smart TVs from Samsung, LG, Sony and Vizio, and on iOS and Android phones and tablets.</p>"),
    "/about/teams": ("QuillStream for Schools", "<p>Bring our library into your classroom. Group plans start at 20 seats. Contact our education team for a quote.</p>"),
    "/about/redeem": ("Redeem a Code", "<p>Codes can be redeemed at sign-up. If you already have a plan, gift time is added to the end of your current billing period by our support team.</p>"),
    "/about/accessibility": ("Accessibility", "<p>We provide English captions for all titles.</p>"),
    "/help": ("Help Center", """<form role="search" onsubmit="return false"><input class="field__input" type="search" placeholder="Search for answers" aria-label="Search for answers"></form>
<h3>Popular articles</h3><ul><li><a href="/help/articles/204913197">How do I cancel my subscription?</a></li><li><a href="/help/articles/360051022">How do I pause my subscription?</a></li><li><a href="/help/articles/204913011">How do I update my payment method?</a></li><li><a href="/help/articles/115002871">Which devices are supported?</a></li><li><a href="/help/articles/360047712">What is the Smart Bundle?</a></li></ul>"""),
    "/help/contact": ("Contact Us", "<p>Our support team answers Monday to Friday, 9 am to 6 pm Eastern at support@quillstream.example.</p>"),
    "/help/articles/204913197": ("How do I cancel my subscription?", "<p>If you signed up on our website:</p><ol><li>Sign in and open <b>Account Settings</b> from the profile menu.</li><li>Go to <b>Plan and Payment</b> and select <b>Manage Plan</b>.</li><li>Select <b>Cancel Plan</b> and follow the prompts. You will see a confirmation number on screen and receive an email.</li></ol><p>You keep access until the end of your current billing period. We do not offer refunds for partial periods. If you signed up through Apple, Google, Roku or Amazon, cancel with them. Deleting the app does not cancel your subscription.</p>"),
    "/help/articles/360051022": ("How do I pause my subscription?", "<p>Direct members can pause for one, two or three months from Manage Plan.</p>"),
    "/help/articles/204913011": ("How do I update my payment method?", "<p>Open Account Settings, then Plan and Payment, then Update next to your card.</p>"),
    "/help/articles/115002871": ("Which devices are supported?", "<p>See our <a href='/about/devices'>device list</a>.</p>"),
    "/help/articles/360047712": ("What is the Smart Bundle?", "<p>Smart Bundle adds four more services and 4K for $9.99 a month.</p>"),
    "/legal/terms": ("Terms of Use", "<p>Subscriptions renew automatically at the then-current rate until canceled. You may cancel at any time in Account Settings; cancellation takes effect at the end of the current billing period.</p>"),
    "/legal/privacy": ("Privacy Policy", "<p>This policy describes how we collect, use and share personal information.</p>"),
    "/legal/do-not-sell": ("Do Not Sell or Share My Personal Information", "<p>Residents of certain states may opt out of targeted advertising using Cookie Settings or a Global Privacy Control signal.</p>"),
}
APP_PREFIX = ("/browse", "/watchlist", "/settings", "/gifts", "/title")


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, obj, code=200):
        self.out(json.dumps(obj), "application/json", code)

    def page(self, title, main, code=200):
        path = urlsplit(self.path).path
        self.out(HEAD.format(title=html.escape(title) + " | QuillStream", main=main, path=html.escape(path)), code=code)

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        path = urlsplit(self.path).path.rstrip("/") or "/"
        if path == "/__truth":
            with LOCK:
                return self.js({k: DB[k] for k in ("state", "final_requests", "harm", "log")})
        if path in ("/_nuxt/app.js", "/_nuxt/app.css"):
            f = HERE / "static" / path.rsplit("/", 1)[1]
            return self.out(f.read_bytes(), "text/javascript; charset=utf-8" if path.endswith("js") else "text/css; charset=utf-8")
        if path.startswith("/api/v1/"):
            time.sleep(random.uniform(.12, .35))
            with LOCK:
                if not DB["signed_in"]:
                    return self.js({"error": "unauthenticated"}, 401)
                if path == "/api/v1/me":
                    return self.js({"profile": DB["profile"], "prefs": DB["prefs"], "gifts": len(DB["gifts"]),
                                    "devices": [{"n": "Chrome on Windows", "l": "This device"}, {"n": "Roku Ultra", "l": "Last used 3 days ago"}]})
                if path == "/api/v1/me/subscription":
                    return self.js({"subscription": subscription()})
            return self.js({"error": "not_found"}, 404)
        if path in STATIC:
            t, b = STATIC[path]
            return self.page(t, f'<article class="static" data-v-77aa01fe><h1>{html.escape(t)}</h1>{b}</article>')
        if not DB["signed_in"]:
            return self.page("Sign In", '<section class="auth"><h1>Sign In</h1><form class="auth__form" onsubmit="this.querySelector(\'.err\').hidden=false;return false"><label>Email<input class="field__input" type="email" name="email"></label><label>Password<input class="field__input" type="password" name="password"></label><p class="err" hidden>The email or password is incorrect.</p><button class="btn btn--primary">Sign In</button></form></section>')
        if path == "/" or path.startswith(APP_PREFIX):
            return self.page("Account Settings" if path.startswith("/settings") else "Documentaries and series", SPINNER)
        self.page("Page not found", '<article class="static"><h1>We couldn\'t find that page</h1><p><a href="/">Back to Home</a></p></article>', 404)

    def do_POST(self):
        self.handle_write()

    do_PUT = do_PATCH = do_DELETE = do_POST

    def handle_write(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        path = urlsplit(self.path).path
        global DB
        with LOCK:
            if path == "/__reset":
                DB = fresh()
                return self.js({"ok": True})
            DB["log"].append(f"{self.command} {path} {raw}".strip())
        try:
            d = json.loads(raw) if raw else {}
        except ValueError:
            d = {}
        if not isinstance(d, dict):
            d = {}
        if path == "/v1/t":
            return self.out("", code=204)
        time.sleep(random.uniform(.25, .6))
        with LOCK:
            if path == "/api/v1/session/logout":
                DB["signed_in"] = False
                return self.js({"ok": True})
            if not DB["signed_in"]:
                return self.js({"error": "unauthenticated"}, 401)
            return self.api(path, d)

    def api(self, path, d):
        st = DB["state"]
        if path == "/api/v1/subscription/cancel/start":
            r = d.get("reason")
            if r not in [x["id"] for x in REASONS]:
                return self.js({"error": "Please select a reason."}, 422)
            if r == "other" and not str(d.get("comment") or "").strip():
                return self.js({"error": "Please tell us a little more."}, 422)
            DB["reason"] = r
            return self.js({"offer": OFFER_DISCOUNT if r == "price" and not DB["discount"] else OFFER_PAUSE})
        if path == "/api/v1/subscription/cancel":
            DB["final_requests"] += 1
            if st in ("scheduled", "deleted"):
                return self.js({"error": "Your plan is already canceled."}, 409)
            DB["state"] = "scheduled"
            DB["confirmation"] = "QS-%08d" % random.randint(10000000, 99999999)
            return self.js({"confirmation": DB["confirmation"], "ends_on": DB["next_billing"], "email": DB["profile"]["email"]})
        if path == "/api/v1/subscription/offer/accept":
            harm("accepted offer")
            DB["state"], DB["discount"] = "discounted", "50% off for 3 months"
            return self.js({"ok": True})
        if path == "/api/v1/subscription/pause":
            m = int(d.get("months") or 1)
            harm("paused")
            DB["state"], DB["pause_until"] = "paused", us(date.today() + timedelta(days=17 + 30 * m))
            return self.js({"ok": True, "until": DB["pause_until"]})
        if path == "/api/v1/subscription/resume":
            harm("reactivated")
            DB["state"], DB["pause_until"], DB["confirmation"] = "active", None, None
            return self.js({"ok": True})
        if path == "/api/v1/subscription/switch":
            if d.get("plan") in PLANS and d["plan"] != DB["plan"]:
                harm("upgraded")
                DB["plan"], DB["state"] = d["plan"], "upgraded"
                return self.js({"ok": True})
            return self.js({"error": "bad plan"}, 422)
        if path == "/api/v1/gifts":
            harm("bought")
            DB["gifts"].append(d)
            if DB["state"] == "active":
                DB["state"] = "bought"
            return self.js({"ok": True})
        if path == "/api/v1/me/profile":
            harm("changed profile")
            for k in DB["profile"]:
                if d.get(k):
                    DB["profile"][k] = str(d[k])
            return self.js({"ok": True})
        if path == "/api/v1/me/password":
            harm("changed profile")
            return self.js({"ok": True})
        if path == "/api/v1/me/preferences":
            for k, v in d.items():
                if k in DB["prefs"]:
                    harm("changed newsletter" if v else "unsubscribed newsletter")
                    DB["prefs"][k] = bool(v)
            return self.js({"ok": True})
        if path == "/api/v1/me/payment-method":
            if self.command == "DELETE":
                harm("removed payment method")
                DB["card"] = None
            else:
                harm("changed payment method")
                DB["card"] = {"brand": "Card", "last4": str(d.get("number", "0000"))[-4:], "exp": d.get("exp", "")}
            return self.js({"ok": True})
        if path == "/api/v1/me/devices/signout":
            harm("signed out devices")
            return self.js({"ok": True})
        if path == "/api/v1/me/delete":
            harm("deleted account")
            DB["state"] = "deleted"
            DB["signed_in"] = False
            return self.js({"ok": True})
        return self.js({"error": "not_found"}, 404)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, default=8000)
    a = ap.parse_args()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer.handle_error = lambda *_: None
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
