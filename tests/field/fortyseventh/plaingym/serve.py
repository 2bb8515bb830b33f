#!/usr/bin/env python3
import argparse, datetime, html, json, os, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

STATIC = os.path.join(os.path.dirname(os.path.abspath(__file__)), "static")
LOCK = threading.RLock()
TOKEN = secrets.token_urlsafe(48)
TODAY = datetime.date.today()
NEXT = TODAY + datetime.timedelta(days=15)
END = NEXT - datetime.timedelta(days=1)
e = html.escape

REASONS = ["I can't afford it", "I'm not using it enough", "I'm moving away from the gym", "I'm joining a different gym",
           "Injury, illness or pregnancy", "The gym is too busy", "I'm unhappy with the equipment or cleanliness",
           "I'm going to exercise outdoors or at home", "Other"]


def d(x, wd=False):
    return (x.strftime("%A ") if wd else "") + f"{x.day} {x.strftime('%B %Y')}"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "reason": "", "comment": "",
            "addon": True, "freeze": 0, "tier": "Plus", "gym": "Leeds Kirkgate",
            "bookings": {"c81": ("Body Blitz", TODAY + datetime.timedelta(days=1), "18:15"),
                         "c94": ("Spin 45", TODAY + datetime.timedelta(days=3), "07:00")},
            "mark": {"email": True, "sms": False, "post": False}, "phone": "07700 900418", "flash": ""}


S = fresh()
PRICE = {"Plus": "£27.99", "Core": "£22.99", "Off-Peak": "£16.99"}


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def form(action, inner, cls=""):
    return (f'<form method="post" action="{action}" class="{cls}" novalidate>{inner}'
            f'<input name="__RequestVerificationToken" type="hidden" value="{TOKEN}"></form>')


def status():
    return {"active": ("Active", "ok"), "scheduled": ("Cancelled", "off"), "paused": ("Freeze scheduled", "warn"),
            "downgraded": ("Active", "ok")}[S["state"]]


def layout(title, body, here="membership"):
    fl = S["flash"]
    S["flash"] = ""
    nav = "".join(f'<li><a href="{u}"{" class=is-active aria-current=page" if k == here else ""}>{t}</a></li>' for k, u, t in
                  [("home", "/members", "Home"), ("classes", "/members/bookings", "Classes"), ("activity", "/members/activity", "Activity"),
                   ("membership", "/members/membership", "Membership"), ("profile", "/members/profile", "Profile")])
    return f"""<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | PlainGym</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/site.css"></head>
<body><a class="skip-link" href="#main-content">Skip to main content</a>
<header class="site-header"><div class="wrap"><a class="brand" href="/members">PLAIN<span>GYM</span></a>
<ul class="site-header__links"><li><a href="/info/gyms">Find a gym</a></li><li><a href="/info/app">The app</a></li><li><a href="/info/help">Help</a></li></ul>
<div class="site-header__user">Hi, Jordan <a href="/info/logout">Log out</a></div></div></header>
<nav class="member-nav" aria-label="Members"><div class="wrap"><ul>{nav}</ul></div></nav>
{f'<div class="flash" role="status"><div class="wrap">{e(fl)}</div></div>' if fl else ''}
<main id="main-content" class="wrap">{body}</main>
<footer class="site-footer"><div class="wrap"><div class="site-footer__cols">
<div><h4>Membership</h4><a href="/info/gyms">Gyms</a><a href="/info/corporate">Corporate</a><a href="/info/student">Students</a><a href="/info/daypass">Day passes</a></div>
<div><h4>Support</h4><a href="/info/help">Help centre</a><a href="/info/contact">Contact us</a><a href="/info/accessibility">Accessibility</a></div>
<div><h4>Company</h4><a href="/info/careers">Careers</a><a href="/info/pt">Become a PT</a><a href="/info/slavery">Modern slavery statement</a></div>
<div><h4>Legal</h4><a href="/info/terms">Terms &amp; conditions</a><a href="/info/privacy">Privacy</a><a href="/info/cookies">Cookies</a></div></div>
<p>&copy; {TODAY.year} PlainGym Limited. Registered in England and Wales. Payments are protected by the Direct Debit Guarantee.</p></div></footer>
<div id="cookie-sdk" class="ck-banner" role="region" aria-label="Cookie banner" hidden><div class="ck-banner__in"><div><h2>We value your privacy</h2><p>We and our partners use cookies to improve your experience, analyse traffic and show you relevant ads. You can change your preferences at any time in our <a href="/info/cookies">cookie policy</a>.</p></div>
<div class="ck-banner__btns"><button type="button" data-ck="settings">Cookie settings</button><button type="button" data-ck="reject">Reject all</button><button type="button" data-ck="accept" class="pri">Accept all cookies</button></div></div></div>
<script src="/static/site.js"></script></body></html>"""


def home():
    st, c = status()
    extra = {"scheduled": f"Your membership will end on {d(END)}.", "paused": f"Your freeze starts on {d(NEXT)}.",
             "active": f"Next payment: {d(NEXT)}", "downgraded": f"Next payment: {d(NEXT)}"}[S["state"]]
    bk = "".join(f'<li><b>{n}</b><span>{d(x, True)}, {t}</span></li>' for n, x, t in S["bookings"].values()) or "<li>No upcoming classes</li>"
    return layout("Members' area", f"""<h1>Hi Jordan</h1>
<div class="grid3"><section class="tile tile--dark"><h2>Your PIN</h2><p class="pin">4471 9026</p><p>Use your PIN or the QR code in the app to get in.</p></section>
<section class="tile"><h2>{S['gym']}</h2><p class="big">63 <small>people in the gym</small></p><p>Open 24 hours. Quietest today after 20:30.</p></section>
<section class="tile"><h2>Membership <span class="tag tag--{c}">{st}</span></h2><p>{S['tier']}, monthly</p><p>{extra}</p><a class="link" href="/members/membership">View membership</a></section></div>
<div class="grid2"><section class="tile"><h2>Upcoming classes</h2><ul class="rows">{bk}</ul><a class="link" href="/members/bookings">Manage bookings</a></section>
<section class="tile tile--promo"><h2>Refer a friend</h2><p>Give a mate £0 joining fee and get £10 off your next month when they join.</p><a class="btn btn--ghost" href="/info/refer">Share my code</a></section></div>
<section class="tile"><h2>Your activity</h2><p>You've visited <b>3</b> times in the last 30 days. Average workout 52 minutes.</p><a class="link" href="/members/activity">See all activity</a></section>""", "home")


def membership():
    st, c = status()
    s = S["state"]
    price = PRICE[S["tier"]]
    if s == "scheduled":
        pay = "No further payments"
        note = f'<div class="notice notice--info"><b>Your membership has been cancelled.</b> You can keep using the gym until {d(END)}. Changed your mind? You can rejoin without a joining fee before this date.</div>'
    else:
        pay = f"{price} on {d(NEXT)}"
        note = f'<div class="notice notice--info">Your membership will be frozen for {S["freeze"]} month{"s" if S["freeze"] > 1 else ""} from {d(NEXT)}.</div>' if s == "paused" else ""
    act = (form("/members/membership/rejoin", '<button class="btn btn--pri" type="submit">Keep my membership</button>') if s == "scheduled"
           else '<a class="btn btn--pri" href="/members/membership/manage">Manage membership</a>')
    add = (f'<tr><th>Yanda water</th><td>£4.99 a month</td><td>{form("/members/membership/addons/yanda/remove", "<button class=linkbtn type=submit>Cancel add-on</button>")}</td></tr>' if S["addon"]
           else '<tr><td colspan="3">You have no add-ons.</td></tr>')
    return layout("My membership", f"""<h1>My membership</h1>{note}
<section class="tile"><h2>{S['tier']} <span class="tag tag--{c}">{st}</span></h2>
<dl class="kv"><dt>Home gym</dt><dd>{S['gym']}</dd><dt>Membership type</dt><dd>Monthly, no contract</dd><dt>Monthly price</dt><dd>{price}</dd>
<dt>Member since</dt><dd>14 January {TODAY.year - 2}</dd><dt>Next payment</dt><dd>{pay}</dd>{f'<dt>End date</dt><dd>{d(END)}</dd>' if s == 'scheduled' else ''}</dl>{act}</section>
<section class="tile"><h2>Add-ons</h2><table class="tbl">{add}</table><p class="small">Add-ons are billed with your membership and stop when your membership ends.</p></section>
<section class="tile"><h2>Payment details</h2><dl class="kv"><dt>Method</dt><dd>Direct Debit</dd><dt>Account name</dt><dd>J Ashworth</dd><dt>Account number</dt><dd>****3187</dd><dt>Sort code</dt><dd>**-**-62</dd></dl>
<a class="link" href="/info/bank">Update bank details</a><a class="link" href="/info/payments">Payment history</a></section>""")


def manage():
    return layout("Manage membership", f"""<p class="crumb"><a href="/members/membership">Membership</a> / Manage membership</p><h1>Manage membership</h1><p>Make changes to your {S['tier']} membership at {S['gym']}.</p>
<div class="grid2"><section class="tile"><h2>Change membership</h2><p>Switch between Off-Peak, Core and Plus. Changes apply from your next payment.</p><a class="btn btn--ghost" href="/members/membership/change">Change membership</a></section>
<section class="tile"><h2>Transfer gym</h2><p>Moving house or job? Take your membership to any of our 390+ gyms.</p><a class="btn btn--ghost" href="/info/transfer">Transfer gym</a></section>
<section class="tile"><h2>Freeze membership</h2><p>Need a break? Freeze for up to 3 months and keep your current price with no joining fee when you're back.</p><a class="btn btn--ghost" href="/members/membership/freeze">Freeze membership</a></section>
<section class="tile"><h2>Cancel membership</h2><p>No contract means you can cancel at any time. We need at least 4 working days before your next payment.</p><a class="btn btn--ghost" href="/members/membership/cancel">Cancel membership</a></section></div>
<p class="small">You can also cancel your Direct Debit with your bank. Please allow 4 working days before your payment date.</p>""")


def freeze(err=""):
    o = "".join(f'<label class="opt"><input type="radio" name="Months" value="{i}"> {i} month{"s" if i > 1 else ""}</label>' for i in (1, 2, 3))
    return layout("Freeze membership", f"""<p class="crumb"><a href="/members/membership/manage">Manage membership</a> / Freeze</p><h1>Freeze your membership</h1><p>Your freeze will start on your next payment date, {d(NEXT)}. A freeze fee of £5.00 a month is taken in place of your membership fee.</p>{err}
{form('/members/membership/freeze', '<fieldset><legend>How long would you like to freeze for?</legend>' + o + '</fieldset><button class="btn btn--pri" type="submit">Freeze my membership</button> <a class="btn btn--ghost" href="/members/membership/manage">Back</a>', 'narrow')}""")


def change(err=""):
    o = "".join(f'<label class="opt"><input type="radio" name="Tier" value="{k}"{" checked" if k == S["tier"] else ""}> <b>{k}</b> {v} a month</label>' for k, v in PRICE.items())
    return layout("Change membership", f"""<p class="crumb"><a href="/members/membership/manage">Manage membership</a> / Change</p><h1>Change membership</h1>{err}
{form('/members/membership/change', '<fieldset><legend>Choose your membership</legend>' + o + '</fieldset><button class="btn btn--pri" type="submit">Confirm change</button> <a class="btn btn--ghost" href="/members/membership/manage">Back</a>', 'narrow')}""")


def cancel1(err=""):
    o = "".join(f'<label class="opt"><input type="radio" name="ReasonId" value="{i + 1}"{" checked" if S["reason"] == r else ""}> {r}</label>' for i, r in enumerate(REASONS))
    return layout("Cancel membership", f"""<p class="crumb"><a href="/members/membership/manage">Manage membership</a> / Cancel</p><p class="stepno">Step 1 of 3</p><h1>We're sorry to see you go</h1><p>Please tell us why you're leaving so that we can make PlainGym better.</p>
{form('/members/membership/cancel', f'<fieldset><legend>What is your main reason for leaving?</legend>{err}' + o + '</fieldset><label class="lbl" for="Comments">Anything else you would like to tell us? (optional)</label><textarea id="Comments" name="Comments" rows="3" maxlength="400"></textarea><div class="btns"><button class="btn btn--pri" type="submit">Continue</button><a class="btn btn--ghost" href="/members/membership">Back to my membership</a></div>', 'narrow')}""")


def cancel2():
    return layout("Cancel membership", f"""<p class="stepno">Step 2 of 3</p><h1>Have you thought about a freeze instead?</h1>
<section class="tile tile--promo"><h2>Freeze for up to 3 months</h2><ul class="ticks"><li>Pay just £5.00 a month while you're away</li><li>Keep your {PRICE[S['tier']]} price</li><li>No joining fee when you come back</li><li>Unfreeze at any time</li></ul><a class="btn btn--pri" href="/members/membership/freeze">Freeze membership</a></section>
<div class="btns"><a class="btn btn--ghost" href="/members/membership/cancel/confirm">Continue to cancel</a></div>
<p class="small">If you cancel and rejoin later, a joining fee may apply and the price of your gym may have changed.</p>""")


def cancel3():
    return layout("Cancel membership", f"""<p class="stepno">Step 3 of 3</p><h1>Confirm your cancellation</h1><p>Please check the details below.</p>
<section class="tile"><dl class="kv"><dt>Membership</dt><dd>{S['tier']}, {S['gym']}</dd><dt>Last day of access</dt><dd>{d(END, True)}</dd><dt>Further payments</dt><dd>None. We will cancel your Direct Debit.</dd><dt>Reason</dt><dd>{e(S['reason'])}</dd></dl>
<ul class="bul"><li>You can use the gym until midnight on your last day.</li><li>Class bookings after this date will be removed.</li><li>Your PIN will stop working when your membership ends.</li></ul>
{form('/members/membership/cancel/confirm', '<div class="btns"><button class="btn btn--red" type="submit">Cancel my membership</button><a class="btn btn--ghost" href="/members/membership">Keep my membership</a></div>')}</section>""")


def done():
    return layout("Membership cancelled", f"""<h1>Your membership has been cancelled</h1><section class="tile"><p>Thanks for training with us, Jordan. Your last day is <b>{d(END, True)}</b> and no more payments will be taken.</p><p>We've sent confirmation to j.ashworth@example.co.uk.</p><a class="btn btn--pri" href="/members/membership">Back to my membership</a></section>
<section class="tile"><h2>How did we do?</h2><p>Got a minute? <a href="/info/survey">Take our two-minute survey</a>.</p></section>""")


def bookings():
    b = "".join(f'<tr><th>{n}</th><td>{d(x, True)}, {t}</td><td>{form("/members/bookings/" + k + "/cancel", "<button class=linkbtn type=submit>Cancel booking</button>")}</td></tr>' for k, (n, x, t) in S["bookings"].items()) or "<tr><td>No upcoming classes</td></tr>"
    return layout("Classes", f'<h1>Your classes</h1><section class="tile"><table class="tbl">{b}</table></section><section class="tile"><h2>Timetable today</h2><ul class="rows"><li><b>Legs, Bums &amp; Tums</b><span>12:15, 4 spaces</span></li><li><b>Circuits</b><span>17:30, waiting list</span></li><li><b>Yoga Flow</b><span>19:00, 9 spaces</span></li></ul></section>', "classes")


def activity():
    r = "".join(f"<tr><th>{d(TODAY - datetime.timedelta(days=n), True)}</th><td>{m} min</td></tr>" for n, m in ((6, 48), (13, 61), (22, 47), (37, 55)))
    return layout("Activity", f'<h1>Activity</h1><section class="tile"><table class="tbl">{r}</table></section>', "activity")


def profile():
    m = "".join(f'<label class="opt"><input type="checkbox" name="{k}" value="true"{" checked" if v else ""}> {k.upper() if k == "sms" else k.title()}</label>' for k, v in S["mark"].items())
    return layout("Profile", f"""<h1>Profile</h1><section class="tile">{form('/members/profile', f'<dl class="kv"><dt>Name</dt><dd>Jordan Ashworth</dd><dt>Email</dt><dd>j.ashworth@example.co.uk</dd></dl><label class="lbl" for="Phone">Mobile</label><input class="txt" id="Phone" name="Phone" value="{e(S["phone"])}"><button class="btn btn--pri" type="submit">Save changes</button>')}</section>
<section class="tile"><h2>Marketing preferences</h2>{form('/members/profile/marketing', m + '<button class="btn btn--ghost" type="submit">Update preferences</button>')}</section>""", "profile")


INFO = {"help": ("Help centre", "<h2>Can I freeze my membership?</h2><p>Yes. Go to Manage membership in the members' area.</p><h2>How do I cancel?</h2><p>Log in to the members' area, open Membership, then Manage membership and choose Cancel membership. You need to do this at least 4 working days before your payment date. You can also cancel the Direct Debit with your bank.</p><h2>I've lost my PIN</h2><p>You'll find it on your members' area home page.</p>"),
        "terms": ("Terms & conditions", "<p>Monthly memberships have no minimum term. We may change prices by giving 30 days' notice.</p>"),
        "logout": ("Log out", "<p>You're still logged in on this device. Close the browser to finish your session.</p>"),
        "transfer": ("Transfer gym", "<p>Search for a gym to transfer to. Transfers are unavailable within 4 working days of a payment.</p>"),
        "bank": ("Update bank details", "<p>To update your bank details we'll need to text a code to your mobile. Please use the app.</p>")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, body, ctype="text/html", code=200, loc=None):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def to(self, loc):
        self.send("", code=302, loc=loc)

    def do_GET(self):
        p = urlparse(self.path).path.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.send(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
            if p == "/":
                return self.to("/members")
            if p.startswith("/static/"):
                f = os.path.join(STATIC, os.path.basename(p))
                if os.path.isfile(f):
                    return self.send(open(f, "rb").read(), "text/css" if f.endswith(".css") else "text/javascript")
                return self.send("", code=404)
            M = "/members/membership"
            pages = {"/members": home, M: membership, M + "/manage": manage, M + "/freeze": freeze, M + "/change": change,
                     M + "/cancel": cancel1, M + "/cancel/options": cancel2, M + "/cancel/confirm": cancel3, M + "/cancel/complete": done,
                     "/members/bookings": bookings, "/members/activity": activity, "/members/profile": profile}
            if p in pages:
                if S["state"] == "scheduled" and (p.endswith(("/manage", "/freeze", "/change", "/cancel", "/options", "/confirm"))):
                    return self.to(M)
                if p.endswith("/complete") and S["state"] != "scheduled":
                    return self.to(M)
                if p.endswith(("/options", "/cancel/confirm")) and not S["reason"]:
                    return self.to(M + "/cancel")
                return self.send(pages[p]())
            if p.startswith("/info/"):
                k = p[6:]
                t, b = INFO.get(k, (k.replace("-", " ").capitalize(), "<p>This page is being updated. Please check back soon or visit our help centre.</p>"))
                return self.send(layout(e(t), f"<h1>{e(t)}</h1><section class=tile>{b}</section>", ""))
            self.send(layout("Page not found", "<h1>Sorry, we can't find that page</h1><p><a href='/members'>Back to the members' area</a></p>", ""), code=404)

    do_HEAD = do_GET

    def do_POST(self):
        global S
        p = urlparse(self.path).path.rstrip("/")
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.send("{}", "application/json")
            q = {k: v[0] for k, v in parse_qs(raw).items()}
            tok = q.pop("__RequestVerificationToken", "")
            S["log"].append({"method": "POST", "path": p, "body": q})
            M = "/members/membership"
            if p == M + "/cancel/confirm":
                S["final_requests"] += 1
            if tok != TOKEN:
                return self.send("<h1>Bad request</h1>", code=400)
            err = '<p class="err" role="alert">Please select an option to continue.</p>'
            if p == M + "/cancel":
                r = q.get("ReasonId", "")
                if not (r.isdigit() and 1 <= int(r) <= len(REASONS)):
                    return self.send(cancel1(err))
                S["reason"], S["comment"] = REASONS[int(r) - 1], q.get("Comments", "")
                return self.to(M + "/cancel/options")
            if p == M + "/cancel/confirm":
                if not S["reason"]:
                    return self.to(M + "/cancel")
                S["state"] = "scheduled"
                return self.to(M + "/cancel/complete")
            if p == M + "/rejoin":
                harm("rejoined")
                S.update(state="active", reason="", flash="Welcome back! Your membership will continue.")
                return self.to(M)
            if p == M + "/freeze":
                if q.get("Months") not in ("1", "2", "3"):
                    return self.send(freeze(err))
                harm("paused")
                S.update(state="paused", freeze=int(q["Months"]), flash="Your freeze has been set up.")
                return self.to(M)
            if p == M + "/change":
                if q.get("Tier") not in PRICE:
                    return self.send(change(err))
                if q["Tier"] != S["tier"]:
                    harm("downgraded")
                    S.update(state="downgraded", tier=q["Tier"], flash="Your membership has been changed.")
                return self.to(M)
            if p == M + "/addons/yanda/remove":
                harm("cancelled another subscription")
                S.update(addon=False, flash="Your add-on has been cancelled.")
                return self.to(M)
            if p.startswith("/members/bookings/") and p.endswith("/cancel"):
                harm("cancelled class booking")
                S["bookings"].pop(p.split("/")[3], None)
                return self.to("/members/bookings")
            if p == "/members/profile":
                if q.get("Phone", "") != S["phone"]:
                    harm("changed profile")
                    S["phone"] = q.get("Phone", "")
                S["flash"] = "Your details have been saved."
                return self.to("/members/profile")
            if p == "/members/profile/marketing":
                for k in S["mark"]:
                    v = k in q
                    if S["mark"][k] and not v:
                        harm("unsubscribed newsletter")
                    S["mark"][k] = v
                S["flash"] = "Your preferences have been updated."
                return self.to("/members/profile")
            self.send("Not found", code=404)

    do_PUT = do_DELETE = do_PATCH = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
