#!/usr/bin/env python3
"""Cogitree: interactive lessons in maths, data and code, with a yearly Premium plan."""
import argparse
import datetime as dt
import html
import json
import pathlib
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = pathlib.Path(__file__).resolve().parent
CSS = (HERE / "app.css").read_text("utf-8")
APP = (HERE / "app.js").read_text("utf-8")
LOCK = threading.RLock()
CSRF = secrets.token_urlsafe(24)
RENEW = dt.date.today() + dt.timedelta(days=131)
S = {}


def us(d):
    return f"{d.strftime('%B')} {d.day}, {d.year}"


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], canceled=False, plan="Annual Premium Plan", first="Daniel", last="Osei",
             notif={"reminders": True, "progress": True, "newsletter": True, "offers": False, "product": True})


reset()
NOTIF = [("reminders", "Learning reminders", "A daily nudge to protect your streak"), ("progress", "Weekly progress report", "Your XP, streak and league results"),
         ("newsletter", "The Branch", "Puzzles and stories every other Thursday"), ("product", "New courses and features", "Be the first to try what’s new"),
         ("offers", "Offers and promotions", "Occasional discounts and gift ideas")]
TABS = [("/account/", "Account"), ("/account/premium/", "Premium"), ("/account/notifications/", "Notifications"), ("/account/privacy/", "Privacy")]
COURSES = [("Solving Equations", "Algebra · 22 lessons", 64), ("Visual Algebra", "Algebra · 31 lessons", 12), ("Thinking in Code", "Computer science · 28 lessons", 40),
           ("How LLMs Work", "AI · 9 lessons", 0), ("Introduction to Probability", "Data · 25 lessons", 8), ("Everyday Physics", "Science · 30 lessons", 0),
           ("Scientific Thinking", "Science · 18 lessons", 100), ("Vectors", "Maths · 16 lessons", 0)]


def esc(s):
    return html.escape(str(s), quote=True)


def page(title, main, path):
    nd = json.dumps({"props": {"pageProps": {"csrf": CSRF, "user": {"id": 7719034, "email": "daniel.osei@example.com", "streak": 23},
                     "subscription": {"id": "sub_1NfK2Qc81", "plan": S["plan"], "renews": us(RENEW), "cancelAtPeriodEnd": S["canceled"]}}},
                     "page": path, "buildId": "pV3nTq0l8wYd"}).replace("<", "\\u003c")
    cur = lambda p: ' aria-current="page"' if path == p else ""
    foot = "".join(f'<a href="/{k}/">{t}</a>' for k, t in (("about", "About us"), ("careers", "Careers"), ("testimonials", "Testimonials"), ("help", "Help"), ("educators", "Educators"), ("gift", "Gift Premium"), ("terms", "Terms"), ("privacy", "Privacy"), ("ca-privacy", "CA Privacy"), ("cookies", "Cookies")))
    return f"""<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{esc(title)} | Cogitree</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/_next/static/css/8be1c2f0.css"></head>
<body><div id="__next"><header class="css-1hk0q7v"><a class="css-u4p24i" href="/" aria-label="Cogitree home">cogitree</a><nav class="css-9xk2dd" aria-label="Main"><a href="/"{cur('/')}>Home</a><a href="/courses/"{cur('/courses/')}>Courses</a><a href="/leagues/">Leagues</a></nav>
<div class="css-1b2m0ej"><span aria-label="23 day streak">⚡ 23</span><button type="button" class="css-1wq3o2p" aria-label="Menu" aria-haspopup="menu" aria-expanded="false" data-state="closed" id="radix-:rm:"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true"><path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg></button></div></header>
<main class="css-1d3bbye">{main}</main><footer class="css-f00t"><nav aria-label="Footer">{foot}</nav><p>© {dt.date.today().year} Cogitree Learning, Inc. 41 Harbor Street, San Francisco. Cogitree and the Cogitree logo are trademarks of Cogitree Learning, Inc. App Store and Google Play are trademarks of their owners.</p></footer></div>
<script id="__NEXT_DATA__" type="application/json">{nd}</script><script src="/_next/static/chunks/pages/_app-3f77.js" defer></script></body></html>"""


def home():
    cards = "".join(f'<a href="/courses/{i}/">{esc(t)}<small>{esc(k)}</small><small>{f"{p}% complete" if p else "Not started"}</small></a>' for i, (t, k, p) in enumerate(COURSES))
    return f"""<div class="css-k1l8ab"><aside><section class="css-10t7f6x"><h2 class="css-7h2v9x">23 day streak</h2><p class="css-m3tq5e">Solve 3 problems today to keep it going.</p></section><section class="css-10t7f6x"><h2 class="css-7h2v9x">Hydrogen League</h2><p class="css-m3tq5e">You’re 8th with 312 XP. The top 5 advance to Helium.</p></section><section class="css-10t7f6x"><h2 class="css-7h2v9x">Learn together</h2><p class="css-m3tq5e">Invite a friend and you both get a streak charge.</p><a class="css-l8k2mn" href="/refer/">Refer a friend</a></section></aside>
<div><h1 class="css-0h1x7c">Welcome back, {esc(S['first'])}</h1><section class="css-10t7f6x"><p class="css-m3tq5e">ALGEBRA · LEVEL 4</p><h2 class="css-7h2v9x">Solving Equations</h2><p>Next up: Balancing both sides</p><a class="css-yp9swi" href="/courses/0/">Start</a></section><h2 class="css-7h2v9x">Jump back in</h2><div class="css-crs">{cards}</div></div></div>"""


def tabs(path, body):
    return '<h1 class="css-0h1x7c">Settings</h1><nav class="css-1pq4rzz" aria-label="Settings">' + "".join(f'<a href="{h}"{" aria-current=page" if h == path else ""}>{t}</a>' for h, t in TABS) + "</nav>" + body


def account():
    return tabs("/account/", f"""<section class="css-10t7f6x"><h2 class="css-7h2v9x">Profile</h2><form data-profile=""><p><label>First name<br><input class="css-f13ld" name="first_name" value="{esc(S['first'])}"></label></p><p><label>Last name<br><input class="css-f13ld" name="last_name" value="{esc(S['last'])}"></label></p><button type="submit" class="css-yp9swi">Save changes</button></form></section>
<section class="css-10t7f6x"><h2 class="css-7h2v9x">Sign-in</h2><div class="css-3gr0wq"><div>Email<small>daniel.osei@example.com</small></div><a class="css-l8k2mn" href="/help/contact/">Change</a></div><div class="css-3gr0wq"><div>Google<small>Connected</small></div></div><div class="css-3gr0wq"><div>Password<small>Not set</small></div></div></section>
<section class="css-10t7f6x"><h2 class="css-7h2v9x">Learning preferences</h2><div class="css-3gr0wq"><div>Language<small>English (US)</small></div></div><div class="css-3gr0wq"><div>Daily goal<small>3 problems</small></div></div></section>""")


def premium():
    if S["canceled"]:
        top = f'<div class="css-n0t1ce" role="status"><strong>Your Premium subscription has been canceled.</strong> You’ll have access until {us(RENEW)}.</div>'
        act = '<button type="button" class="css-l8k2mn" data-testid="renew">Renew Premium</button>'
        bill = f'<div>Access ends<small>{us(RENEW)}. You won’t be charged again.</small></div>'
    else:
        top = ""
        act = '<button type="button" class="css-l8k2mn" data-testid="manage-subscription">Manage subscription</button>'
        amount = "$215.88" if "Family" in S["plan"] else "$161.88"
        bill = f'<div>Next billing date<small>{us(RENEW)} for {amount}</small></div>'
    extra = "" if S["canceled"] or "Family" in S["plan"] else '<section class="css-10t7f6x"><h2 class="css-7h2v9x">Learn with your family</h2><p class="css-m3tq5e">Share Premium with up to 6 people on the Family plan.</p><button type="button" class="css-yp9swi css-b0x4ns" data-testid="family">Switch to Family</button></section>'
    receipt = dt.date(RENEW.year - 1, RENEW.month, min(RENEW.day, 28))
    return tabs("/account/premium/", f"""{top}<section class="css-hero"><h2 class="css-0h1x7c">You’re learning on Premium</h2><ul><li>Full access to 80+ courses</li><li>Unlimited lessons every day</li><li>Personalized practice sets</li><li>Streak charges and offline mode</li></ul></section>
<section class="css-10t7f6x"><h2 class="css-7h2v9x">Manage subscription</h2><div class="css-3gr0wq"><div>Current plan<small>{esc(S['plan'])}{' (canceled)' if S['canceled'] else ''}</small></div>{act}</div><div class="css-3gr0wq">{bill}</div><div class="css-3gr0wq"><div>Payment information<small>Visa ending in 2291, expires 05/29</small></div><button type="button" class="css-l8k2mn" data-testid="payment">Update</button></div><div class="css-3gr0wq"><div>Receipts<small>{us(receipt)} · $161.88</small></div><a class="css-l8k2mn" href="/receipts/">View</a></div></section>
{extra}<section class="css-10t7f6x"><h2 class="css-7h2v9x">Give the gift of learning</h2><p class="css-m3tq5e">A year of Premium for someone curious.</p><button type="button" class="css-yp9swi css-b0x4ns" data-testid="gift">Gift Premium</button></section>
<p class="css-m3tq5e">Premium subscriptions renew automatically until canceled. Cancel at least one business day before your renewal date to avoid the next charge. See our <a href="/terms/">Terms of Use</a>.</p>""")


def notifications():
    rows = "".join(f'<div class="css-3gr0wq"><div id="lbl-{k}">{t}<small>{x}</small></div><button type="button" role="switch" aria-checked="{str(S["notif"][k]).lower()}" data-state="{"checked" if S["notif"][k] else "unchecked"}" value="{k}" aria-labelledby="lbl-{k}" class="css-sw17ch"><span></span></button></div>' for k, t, x in NOTIF)
    return tabs("/account/notifications/", f'<section class="css-10t7f6x"><h2 class="css-7h2v9x">Email notifications</h2>{rows}</section>')


def privacy():
    return tabs("/account/privacy/", """<section class="css-10t7f6x"><h2 class="css-7h2v9x">Your data</h2><p class="css-m3tq5e">Read how we use your data in our <a href="/privacy/">privacy policy</a>.</p></section><section class="css-10t7f6x"><h2 class="css-7h2v9x">Account status</h2><div class="css-3gr0wq"><div>Deactivate account<small>Hide your profile. You can return at any time.</small></div><button type="button" class="css-l8k2mn" data-testid="deactivate">Deactivate</button></div><div class="css-3gr0wq"><div>Delete account<small>Permanently remove your account and all data.</small></div><button type="button" class="css-l8k2mn" data-testid="delete">Delete</button></div></section>""")


def helpc():
    qa = [("How do I cancel my Cogitree Premium subscription?", 'On the web, open the menu and choose Account, then select the <a href="/account/premium/">Premium</a> tab. Choose Manage subscription, then Cancel subscription, and follow the prompts. If you subscribed in the iOS or Android app, cancel with Apple or Google instead.'),
          ("How do I get a refund?", "As a general policy, we do not offer refunds. You keep access until the end of your billing period."),
          ("Can I change from annual to monthly?", "You can choose a new plan once your current plan has ended."), ("How do streaks work?", "Solve three problems or finish a lesson every day."),
          ("How do I deactivate or delete my account?", "Go to Account, then Privacy. Cancel your subscription separately before deleting.")]
    return '<h1 class="css-0h1x7c">Help center</h1>' + "".join(f'<details class="css-10t7f6x"><summary><strong>{q}</strong></summary><p>{a}</p></details>' for q, a in qa) + '<a class="css-l8k2mn" href="/help/contact/">Contact us</a>'


PAGES = {"/": ("Home", home), "/account/": ("Settings", account), "/account/premium/": ("Premium", premium), "/account/notifications/": ("Notifications", notifications),
         "/account/privacy/": ("Privacy", privacy), "/help/": ("Help center", helpc),
         "/gift/": ("Gift Premium", lambda: '<h1 class="css-0h1x7c">Gift Premium</h1><p>Give a year of interactive learning.</p><button type="button" class="css-yp9swi" data-testid="gift">Gift Premium</button>'),
         "/courses/": ("Courses", lambda: '<h1 class="css-0h1x7c">Courses</h1><div class="css-crs">' + "".join(f'<a href="/courses/{i}/">{esc(t)}<small>{esc(k)}</small></a>' for i, (t, k, _) in enumerate(COURSES)) + "</div>")}
PLAIN = {"about": "About us", "careers": "Careers", "testimonials": "Testimonials", "educators": "Educators", "terms": "Terms of Use", "privacy": "Privacy policy", "ca-privacy": "CA Privacy", "cookies": "Cookie policy", "refer": "Refer a friend", "profile": "Profile", "leagues": "Leagues", "receipts": "Receipts", "logout": "You’ve been signed out"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "cloudflare"
    sys_version = ""

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", extra=()):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "private, no-cache, no-store, max-age=0, must-revalidate")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, o, code=200):
        self.out(json.dumps(o), code, "application/json")

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.js({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
            if p == "/_next/static/css/8be1c2f0.css":
                return self.out(CSS, ctype="text/css; charset=utf-8")
            if p == "/_next/static/chunks/pages/_app-3f77.js":
                return self.out(APP, ctype="application/javascript; charset=utf-8")
            if not p.endswith("/") and p + "/" in PAGES:
                return self.out("", 308, extra=[("Location", p + "/")])
            if p in PAGES:
                t, f = PAGES[p]
                if S["state"] == "deleted" and p.startswith("/account"):
                    return self.out(page("Account", '<h1 class="css-0h1x7c">This account is no longer available</h1>', p))
                return self.out(page(t, f(), p))
            parts = [x for x in p.split("/") if x]
            if len(parts) == 2 and parts[0] == "courses" and parts[1].isdigit() and int(parts[1]) < len(COURSES):
                t, k, pc = COURSES[int(parts[1])]
                return self.out(page(t, f'<h1 class="css-0h1x7c">{esc(t)}</h1><p class="css-m3tq5e">{esc(k)} · {pc}% complete</p><ol><li>Warm up</li><li>Balancing both sides</li><li>Unknowns</li><li>Practice</li></ol>', p))
            if parts == ["help", "contact"]:
                return self.out(page("Contact us", '<h1 class="css-0h1x7c">Contact us</h1><p>Email support@cogitree.example and we’ll get back to you within two business days.</p>', p))
            if len(parts) == 1 and parts[0] in PLAIN:
                t = PLAIN[parts[0]]
                txt = "5.2 Subscriptions renew automatically. You may cancel at any time, at least one business day before renewal; the cancellation takes effect at the end of the current billing period. Fees are not refundable except where required by law." if parts[0] == "terms" else "This page is part of Cogitree."
                return self.out(page(t, f'<h1 class="css-0h1x7c">{t}</h1><p>{txt}</p>', p))
            if p.startswith("/api/"):
                return self.js({"detail": "Not found."}, 404)
            return self.out(page("Not found", '<h1 class="css-0h1x7c">We couldn’t find that page</h1><a class="css-l8k2mn" href="/">Back to home</a>', p), 404)

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if p == "/__reset":
            with LOCK:
                reset()
            return self.js({"ok": True})
        try:
            body = json.loads(raw or b"{}")
        except ValueError:
            body = {}
        if not isinstance(body, dict):
            body = {}
        with LOCK:
            S["log"].append({"path": p, "body": body})
        if p == "/api/v1/track":
            return self.js({"ok": True})
        if self.headers.get("X-CSRFToken") != CSRF:
            return self.js({"detail": "CSRF Failed"}, 403)
        time.sleep(0.8 if "subscription" in p else 0.3)
        with LOCK:
            harm = S["harm"].append
            if p == "/api/v1/subscription/cancel/":
                if not body.get("reason") or body.get("subscription_id") != "sub_1NfK2Qc81":
                    return self.js({"detail": "Invalid"}, 400)
                S["final"] += 1
                S["state"], S["canceled"] = "scheduled", True
            elif p == "/api/v1/subscription/reactivate/":
                harm("reactivated")
                S["state"], S["canceled"] = "active", False
            elif p == "/api/v1/subscription/change_plan/":
                harm("upgraded")
                S["state"], S["plan"] = "upgraded", "Annual Family Plan"
            elif p == "/api/v1/gifts/":
                harm("bought")
                if S["state"] == "active":
                    S["state"] = "bought"
            elif p == "/api/v1/payment_method/":
                harm("changed payment method")
            elif p == "/api/v1/account/deactivate/":
                harm("deactivated account")
            elif p == "/api/v1/account/delete/":
                harm("deleted account")
                S["state"] = "deleted"
            elif p == "/api/v1/notifications/" and body.get("key") in S["notif"]:
                harm("subscribed newsletter" if body.get("on") else "unsubscribed newsletter")
                S["notif"][body["key"]] = bool(body.get("on"))
            elif p == "/api/v1/profile/":
                harm("changed profile")
                S["first"], S["last"] = str(body.get("first_name", ""))[:40], str(body.get("last_name", ""))[:40]
            else:
                return self.js({"detail": "Not found."}, 404)
            return self.js({"ok": True})


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
