#!/usr/bin/env python3
"""Paperlark: reading membership (field site)."""
import argparse, html, json, os, secrets, threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}


def us(d):
    return d.strftime("%b ") + str(d.day) + ", " + str(d.year)


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], flash=None, token=secrets.token_urlsafe(32), survey=None,
             annual=False, paused=None, mails={"recs": True, "product": True, "offers": True})


reset()
B = "Button-module_wrapper__9kq2Zr Button-module_"
P = B + "primary__Xv3hLd"
Q = B + "secondary__b1TqRn"
TXT = "TextButton-module_wrapper__q7YzPm"


def nxt():
    return date.today() + timedelta(days=21)


def field(n, v):
    return f'<input type="hidden" name="{n}" value="{html.escape(v)}">'


def form(action, inner, method=None, cls=""):
    return (f'<form class="{cls}" action="{action}" accept-charset="UTF-8" method="post">'
            + (field("_method", method) if method else "") + field("authenticity_token", S["token"]) + inner + "</form>")


def layout(title, body, nav=True):
    flash = ""
    if S["flash"]:
        flash = f'<div class="FlashManager-module_flash__0fj2Wq" role="status"><span class="icon-info" aria-hidden="true">i</span><p>{S["flash"]}</p><button type="button" class="FlashManager-module_close__8sPq" aria-label="Close">&times;</button></div>'
        S["flash"] = None
    head = f"""<header class="GlobalNav-module_wrapper__vB2kOx" role="banner"><a class="GlobalNav-module_logo__1z" href="/">paperlark</a>
<form class="SearchForm-module_wrapper__lGGx" action="/search" method="get" role="search"><input type="search" name="query" aria-label="Search" placeholder="What do you want to read or listen to?"><button type="submit" aria-label="Search"><svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M11 11l4 4" stroke="currentColor" stroke-width="2"/></svg></button></form>
<nav aria-label="Site"><a href="/browse/books">Books</a><a href="/browse/audiobooks">Audiobooks</a><a href="/browse/podcasts">Podcasts</a><a href="/browse/documents">Documents</a><a href="/saved">Saved</a></nav>
<div class="UserMenu-module_wrapper__a8"><button type="button" class="UserMenu-module_button__Wq1" aria-haspopup="true" aria-expanded="false" aria-label="User settings menu"><span aria-hidden="true">JO</span></button>
<div class="UserMenu-module_popover__Tz" hidden><p><b>Jules Okafor</b><br><small>jules.okafor@example.com</small></p><a href="/people/jules-okafor">Public profile</a><a href="/saved">Saved</a><a href="/lists">Lists</a><a href="/history">History</a><a href="/account-settings">Your account</a><a href="/help">Help / FAQ</a><a href="/gift">Give a gift membership</a>{form("/logout", '<button type="submit">Log out</button>', "delete")}</div></div></header>""" if nav else '<header class="GlobalNav-module_wrapper__vB2kOx GlobalNav-module_slim__pp"><a class="GlobalNav-module_logo__1z" href="/">paperlark</a></header>'
    return f"""<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title} | Paperlark</title><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="csrf-token" content="{S['token']}"><link rel="stylesheet" href="/static/app.css"></head><body class="auto__base">
{head}{flash}<main id="main-content">{body}</main>
<footer class="Footer-module_wrapper__7jj"><div><b>About</b><a href="/about">About Paperlark</a><a href="/about">We're hiring!</a><a href="/gift">Gift memberships</a></div><div><b>Support</b><a href="/help">Help / FAQ</a><a href="/help">Accessibility</a><a href="/help">Purchase help</a><a href="/about">Publishers</a></div><div><b>Legal</b><a href="/terms">Terms</a><a href="/terms">Privacy</a><a href="/terms">Copyright</a><a href="#" class="ot-sdk-show-settings">Cookie Preferences</a><a href="/terms">Do not sell or share my personal information</a></div><p>Copyright &copy; 2026 Paperlark Inc.</p></footer>
<div id="osano" class="osano-cm-window" hidden role="dialog" aria-label="Cookie Consent Banner"><p>This website uses cookies and similar technologies to enhance your browsing experience and measure use of the site. See our <a href="/terms">Cookie Policy</a>.</p><div><button type="button" data-os="manage">Manage Preferences</button><button type="button" data-os="deny">Reject Non-Essential</button><button type="button" data-os="accept">Accept All</button></div></div>
<script src="/static/app.js"></script></body></html>"""


BOOKS = [("The Salt Cartographer", "N. Abara"), ("Small Weather", "Ines Holt"), ("A Winter of Clocks", "P. Dunmore"), ("How Rivers Think", "Dr. L. Voss"), ("Nightjar", "Tam Reyes"), ("The Bread Year", "Odile Marsh")]


def shelf(t, xs):
    return f'<section class="Carousel-module_wrapper__xx"><h2>{t}</h2><ul>' + "".join(
        f'<li><a href="/book/{i + 3081}/{a.lower().replace(" ", "-")}"><span class="Thumb-module_t__c{i % 6}"><b>{a}</b></span><em>{a}</em><small>{b}</small></a></li>' for i, (a, b) in enumerate(xs)) + "</ul></section>"


def home():
    n = f'<p class="Home-module_note__p3">Your membership ends on {us(nxt())}. <a href="/account-settings">Your account</a></p>' if S["state"] == "scheduled" else ""
    return layout("Home", n + '<h1 class="Home-module_h__1">Welcome back, Jules</h1>' + shelf("Pick up where you left off", BOOKS[:3]) + shelf("Recommended for you", BOOKS[::-1]) + shelf("Trending audiobooks", BOOKS[2:] + BOOKS[:2]) +
                  '<section class="Promo-module_box__2"><h2>Read more, spend less</h2><p>Switch to annual and get two months free.</p><a class="' + Q + '" href="/account-settings/annual">See annual plan</a></section>')


def account():
    end = us(nxt())
    price = "$119.90/year" if S["annual"] else "$11.99/month"
    st = S["state"]
    if st == "scheduled":
        sub = f"""<p>Your Paperlark membership is canceled and will end on <b>{end}</b>. Until then you can keep reading and listening. You won't be charged again.</p>{form("/membership/resume", f'<button type="submit" class="{P}">Restart my membership</button>')}"""
    elif st == "paused":
        sub = f"""<p>Your membership is paused for {S['paused']} beginning {end}.</p>{form("/membership/unpause", f'<button type="submit" class="{P}">Resume now</button>')}<p><a class="{TXT}" href="/membership/end">End my membership</a></p>"""
    else:
        sub = f"""<p>Plan: <b>Paperlark membership</b>, {price}</p><p>Your next payment is <b>{'$119.90' if S['annual'] else '$11.99'}</b> on <b>{end}</b>.</p><p>Member since Feb 2022</p><p><a class="{TXT}" href="/account-settings/annual">Switch to annual billing and save 16%</a></p><p><a class="{TXT}" href="/membership/end">End my membership</a></p>"""
    m = S["mails"]
    rows = "".join(f'<label class="Toggle-module_row__5"><input type="checkbox" name="{k}" {"checked" if m[k] else ""}> {t}</label>' for k, t in (("recs", "Recommendations for you"), ("product", "Product updates"), ("offers", "Special offers")))
    return layout("Your account", f"""<div class="AccountSettings-module_wrapper__h3"><h1>Your account</h1>
<section><h2>Account</h2><dl><dt>Email</dt><dd>jules.okafor@example.com <a class="{TXT}" href="/account-settings/edit">Edit</a></dd><dt>Password</dt><dd>&bull;&bull;&bull;&bull;&bull;&bull;&bull;&bull; <a class="{TXT}" href="/account-settings/edit">Edit</a></dd><dt>Google</dt><dd>Not connected <a class="{TXT}" href="/account-settings/edit">Connect</a></dd></dl></section>
<section><h2>Membership &amp; Payment Details</h2>{sub}<dl><dt>Payment method</dt><dd>Mastercard ending in 8842 <a class="{TXT}" href="/account-settings/payment">Update payment details</a></dd><dt>Billing</dt><dd><a class="{TXT}" href="/account-settings/history">View payment history</a></dd></dl></section>
<section><h2>Refer friends</h2><p>Give friends 60 days free, and get one month free when they join.</p><a class="{Q}" href="/refer">Invite friends</a></section>
<section><h2>Notifications</h2>{form("/account-settings/notifications", rows + f'<button type="submit" class="{Q}">Save notification settings</button>')}</section>
<section><h2>Devices</h2><p>3 devices are linked to your account. <a class="{TXT}" href="/account-settings/edit">Manage devices</a></p></section>
<section><h2>Language &amp; privacy</h2><dl><dt>Language</dt><dd>English</dd><dt>Reading history</dt><dd>Private</dd></dl><p><a class="{TXT}" href="/account-settings/delete">Delete my account</a></p></section></div>""")


def end1():
    return layout("End membership", f"""<div class="CancelFlow-module_wrapper__u1"><h1>Are you sure you want to end your membership?</h1><p>If you end your membership, you'll have access until <b>{us(nxt())}</b>. After that, you will no longer be able to open:</p>
{shelf("Currently reading", BOOKS[:3])}{shelf("From your saved titles (41)", BOOKS[1:6])}{shelf("Picked for you", BOOKS[::-1][:5])}
<ul class="CancelFlow-module_list__0"><li>Millions of ebooks, audiobooks, magazines and sheet music</li><li>Unlimited document downloads</li><li>Member perks from our partners</li></ul><p>Your saved titles, lists, notes and uploads stay in your account.</p>
<div class="CancelFlow-module_actions__77"><a class="{P}" href="/account-settings">Keep my membership</a><a class="{Q}" href="/membership/end/survey">Continue</a></div></div>""")


REASONS = [("cost", "It costs too much", "What price would feel right to you?"), ("usage", "I don't use it enough", "What got in the way of reading or listening?"), ("selection", "I couldn't find the titles I wanted", "Which titles or authors were you looking for?"), ("limits", "Titles I wanted became unavailable", "Which titles?"), ("tech", "I had technical problems", "What went wrong?"), ("trial", "I only needed it for a short time", "Anything you'd like to add?"), ("competitor", "I'm using another service", "Which one?"), ("other", "Another reason", "Please tell us more")]


def end2(err=""):
    rs = "".join(f"""<li><label class="RadioButton-module_wrapper__n4" for="cancel_reason_{k}"><input type="radio" id="cancel_reason_{k}" name="cancel[reason]" value="{k}"><span>{t}</span></label><div class="CancelFlow-module_more__9" hidden><label for="cancel_comment_{k}">{q} <small>(optional)</small></label><textarea id="cancel_comment_{k}" name="cancel[comment_{k}]" rows="3"></textarea></div></li>""" for k, t, q in REASONS)
    return layout("End membership", f"""<div class="CancelFlow-module_wrapper__u1"><h1>Please tell us why you're leaving</h1><p>Your answer helps us make Paperlark better.</p>{f'<p class="Form-module_error__1" role="alert">{err}</p>' if err else ''}
{form("/membership/end/survey", f'<ul class="CancelFlow-module_reasons__2" role="radiogroup" aria-label="Reason">{rs}</ul><div class="CancelFlow-module_actions__77"><button type="submit" class="{Q}">Submit &amp; continue</button><a class="{TXT}" href="/account-settings">Never mind, keep my membership</a></div>')}</div>""")


def end3():
    opts = "".join(f'<option value="{n} weeks">{n} weeks</option>' for n in (4, 8, 12))
    return layout("End membership", f"""<div class="CancelFlow-module_wrapper__u1"><h1>Want to take a break instead?</h1><p>Pause your membership for up to 12 weeks. You won't be charged while you're paused, and your saved titles, notes and recommendations will be waiting for you. Billing restarts automatically when the pause ends.</p>
<div class="CancelFlow-module_pause__4">{form("/membership/pause", f'<label for="pause_length">Pause for</label> <select id="pause_length" name="pause[length]">{opts}</select> <button type="submit" class="{P}">Pause my membership</button>')}</div>
<div class="CancelFlow-module_actions__77">{form("/membership", f'<button type="submit" class="{Q}">Complete cancellation</button>', "delete")}<a class="{TXT}" href="/account-settings">Go back to account</a></div>
<p><small>Your membership will end on {us(nxt())}. Fees already paid for the current billing period are not refunded except where required by law.</small></p></div>""")


def simple(title, inner):
    return layout(title, f'<div class="AccountSettings-module_wrapper__h3"><h1>{title}</h1>{inner}</div>')


TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="text/html; charset=utf-8", extra=()):
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
        if self.command != "HEAD":
            self.wfile.write(body)

    def to(self, where):
        self.send(302, "", extra=[("Location", where)])

    def do_GET(self):
        path = urlsplit(self.path).path.rstrip("/") or "/"
        with LOCK:
            if path == "/__truth":
                return self.send(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if path.startswith("/static/"):
                p = os.path.normpath(os.path.join(HERE, path[1:]))
                if not p.startswith(os.path.join(HERE, "static")) or not os.path.isfile(p):
                    return self.send(404, "Not found")
                with open(p, "rb") as f:
                    return self.send(200, f.read(), TYPES.get(os.path.splitext(p)[1], "application/octet-stream"))
            if path == "/favicon.ico":
                return self.send(204, b"", "image/x-icon")
            if S["state"] == "deleted":
                return self.send(200, layout("Account deleted", "<h1>Your account has been deleted</h1><p>Thanks for reading with Paperlark.</p>", nav=False))
            if path == "/":
                return self.send(200, home())
            if path == "/account-settings":
                return self.send(200, account())
            if path.startswith("/membership/end"):
                if S["state"] == "scheduled":
                    return self.to("/account-settings")
                if path == "/membership/end":
                    return self.send(200, end1())
                if path == "/membership/end/survey":
                    return self.send(200, end2())
                if path == "/membership/end/pause":
                    return self.send(200, end3()) if S["survey"] else self.to("/membership/end/survey")
            if path == "/account-settings/annual":
                return self.send(200, simple("Switch to annual billing", "<p>Pay $119.90 once a year instead of $11.99 a month. Your card will be charged $119.90 on " + us(nxt()) + ".</p>" + form("/membership/annual", f'<button type="submit" class="{P}">Switch to annual</button>')))
            if path == "/account-settings/payment":
                return self.send(200, simple("Update payment details", form("/account-settings/payment", '<p><label>Card number <input name="n" required></label></p><p><label>Expires <input name="e" required></label></p><p><label>CVV <input name="c" required></label></p>' + f'<button type="submit" class="{P}">Save card</button>') + form("/account-settings/payment", f'<button type="submit" class="{TXT}">Remove card</button>', "delete")))
            if path == "/account-settings/history":
                return self.send(200, simple("Payment history", "<table>" + "".join(f"<tr><td>{us(nxt() - timedelta(days=30 * i))}</td><td>Paperlark membership</td><td>$11.99</td><td>Paid</td></tr>" for i in range(1, 7)) + "</table>"))
            if path == "/account-settings/edit":
                return self.send(200, simple("Edit account", form("/account-settings/edit", '<p><label>Name <input name="name" value="Jules Okafor"></label></p><p><label>Email <input name="email" value="jules.okafor@example.com"></label></p>' + f'<button type="submit" class="{P}">Save</button>')))
            if path == "/account-settings/delete":
                return self.send(200, simple("Delete my account", "<p>Deleting your account removes your reading history, notes, lists and uploads for good. It can't be undone. If you only want to stop being charged, end your membership instead.</p>" + form("/account-settings", f'<button type="submit" class="{Q}">Delete account</button>', "delete")))
            if path == "/help":
                return self.send(200, simple("Help / FAQ", "<h2>How do I end my membership?</h2><p>Go to Your account and select End my membership under Membership &amp; Payment Details. If you joined through the App Store or Google Play, end it there.</p><h2>Can I pause?</h2><p>Yes, for up to 12 weeks.</p><h2>Will I be refunded?</h2><p>You keep access through the end of the period you have paid for.</p>"))
            if path in ("/terms", "/about", "/gift", "/refer", "/saved", "/lists", "/history", "/search") or path.startswith(("/browse", "/book", "/people")):
                return self.send(200, layout("Browse", shelf("Popular now", BOOKS) + shelf("New this week", BOOKS[::-1])))
            return self.send(404, simple("Page not found", "<p>We can't find the page you're looking for.</p>"))

    do_HEAD = do_GET

    def do_POST(self):
        path = urlsplit(self.path).path.rstrip("/")
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if path == "/__reset":
                reset()
                return self.send(200, {"ok": True})
            b = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            meth = b.get("_method", "post") if self.command == "POST" else self.command.lower()
            S["log"].append({"method": meth.upper(), "path": path, "body": raw})
            if b.get("authenticity_token") != S["token"]:
                return self.send(422, simple("Your session has expired", "<p>Please reload the page and try again.</p>"))
            harm = S["harm"].append
            if path == "/membership/end/survey":
                if not b.get("cancel[reason]"):
                    return self.send(422, end2("Please select a reason to continue."))
                S["survey"] = b["cancel[reason]"]
                return self.to("/membership/end/pause")
            if path == "/membership" and meth == "delete":
                S["final_requests"] += 1
                S["state"] = "scheduled"
                S["flash"] = f"Your membership has been canceled. You'll have access to Paperlark until {us(nxt())}. We've emailed you a confirmation."
            elif path == "/membership/pause":
                S.update(state="paused", paused=b.get("pause[length]", "4 weeks"))
                S["flash"] = "Your membership will be paused."
                harm("paused")
            elif path in ("/membership/resume", "/membership/unpause"):
                S.update(state="active", paused=None, survey=None)
                S["flash"] = "Welcome back! Your membership continues."
                harm("resumed subscription")
            elif path == "/membership/annual":
                S.update(state="upgraded", annual=True)
                harm("upgraded")
            elif path == "/account-settings/notifications":
                for k in S["mails"]:
                    if S["mails"][k] and k not in b:
                        harm("unsubscribed newsletter")
                    S["mails"][k] = k in b
                S["flash"] = "Your notification settings have been saved."
            elif path == "/account-settings/payment":
                harm("removed payment method" if meth == "delete" else "changed payment method")
            elif path == "/account-settings/edit":
                harm("changed profile")
            elif path == "/account-settings" and meth == "delete":
                S["state"] = "deleted"
                harm("deleted account")
            elif path == "/logout":
                harm("signed out")
                return self.to("/")
            else:
                return self.send(404, simple("Page not found", ""))
            self.to("/account-settings")

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
