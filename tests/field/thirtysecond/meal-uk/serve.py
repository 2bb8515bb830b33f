#!/usr/bin/env python3
"""Forkful & Field: a UK recipe box. Standard library only."""
import datetime, html, json, threading
from urllib.parse import parse_qs, urlsplit

from thirtysecond_author import Answering, serve

LOCK = threading.Lock()
S = {}


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], coffee=True, reason="", cancelled_on=None,
             skipped=0, people=2, meals=4, marketing=True)


reset()
D = datetime.timedelta


def today():
    return datetime.date.today()


def box_days():
    t = today()
    first = t + D(days=(1 - t.weekday()) % 7)
    if (first - t).days < 2:
        first += D(days=7)
    return [first + D(days=7 * i) for i in range(4)]


def fmt(d):
    return d.strftime("%A ") + str(d.day) + d.strftime(" %B")


def fmty(d):
    return str(d.day) + d.strftime(" %B %Y")


CSS = """
*{box-sizing:border-box}body{margin:0;font-family:"Source Sans Pro","Helvetica Neue",Arial,sans-serif;color:#242424;background:#f8f8f8;font-size:16px;line-height:24px}
a{color:#067a46}.promo-bar{background:#e4fabf;text-align:center;font-size:14px;padding:8px}
header.top{background:#fff;border-bottom:1px solid #e4e4e4}.top-in{max-width:1180px;margin:auto;display:flex;align-items:center;height:68px;gap:28px;padding:0 20px}
.logo{font:700 22px Georgia,serif;color:#067a46;text-decoration:none}.top nav{display:flex;gap:24px;flex:1}.top nav a{color:#242424;text-decoration:none;font-weight:600}
.user-menu{position:relative}.user-menu>button{background:none;border:0;font:600 16px inherit;cursor:pointer;padding:10px}.dd{display:none;position:absolute;right:0;top:46px;background:#fff;border:1px solid #ddd;border-radius:6px;box-shadow:0 4px 16px #0002;width:230px;z-index:5;padding:8px 0}.dd.open{display:block}.dd a{display:block;padding:9px 18px;color:#242424;text-decoration:none}.dd a:hover{background:#f1f1f1}
main{max-width:1060px;margin:28px auto 60px;padding:0 20px}.settings{display:grid;grid-template-columns:220px 1fr;gap:32px}
.side a{display:block;padding:12px 14px;color:#242424;text-decoration:none;border-left:3px solid transparent}.side a.on{border-color:#067a46;background:#fff;font-weight:700}
.card{background:#fff;border:1px solid #e4e4e4;border-radius:8px;padding:24px;margin-bottom:20px}.card h2{margin:0 0 12px;font-size:22px}.row{display:flex;justify-content:space-between;gap:20px;border-top:1px solid #eee;padding:14px 0}.row small{display:block;color:#656565}
.btn{display:inline-block;background:#067a46;color:#fff;border:1px solid #067a46;border-radius:4px;padding:11px 24px;font:700 16px/24px inherit;font-family:inherit;font-size:16px;font-weight:700;text-decoration:none;cursor:pointer;text-align:center}.btn.sec{background:#fff;color:#067a46}.btn.wide{width:100%}.btn[disabled]{background:#bbb;border-color:#bbb;cursor:not-allowed}
.lnk{background:none;border:0;color:#656565;text-decoration:underline;font:inherit;cursor:pointer;padding:8px}.status{display:inline-block;border-radius:12px;padding:0 10px;font-size:14px;font-weight:700;background:#e4fabf;color:#035624}.status.off{background:#fde5e5;color:#b30000}
.flow{max-width:620px;margin:0 auto}.flow h1{font-size:30px;line-height:38px;margin:8px 0 12px}.prog{height:4px;background:#e4e4e4;border-radius:2px;margin-bottom:24px}.prog i{display:block;height:4px;background:#067a46;border-radius:2px}
.opt{display:flex;align-items:center;gap:12px;border:1px solid #bbb;border-radius:6px;padding:14px 16px;margin:8px 0;cursor:pointer;background:#fff}.opt:hover{border-color:#067a46}.opt input{width:20px;height:20px;accent-color:#067a46}
.center{text-align:center}.stack>*{margin:6px 0}.hero{height:150px;border-radius:8px;background:linear-gradient(120deg,#96dc14,#067a46);display:flex;align-items:center;justify-content:center;color:#fff;font:700 40px Georgia,serif;margin-bottom:18px}
.recipes{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}.rec{background:#fff;border:1px solid #e4e4e4;border-radius:8px;overflow:hidden}.rec div{height:110px;background:#ffe9c7}.rec p{margin:0;padding:10px 14px;font-weight:600}.rec small{display:block;color:#656565;font-weight:400}
.note{background:#fff4d6;border-radius:6px;padding:12px 16px;font-size:15px;margin:12px 0}textarea{width:100%;min-height:80px;border:1px solid #bbb;border-radius:4px;padding:10px;font:inherit}
footer{background:#242424;color:#ddd;padding:36px 20px;font-size:14px}footer .f{max-width:1060px;margin:auto;display:grid;grid-template-columns:repeat(4,1fr);gap:20px}footer a{color:#ddd;display:block;text-decoration:none;margin:5px 0}.tiny{max-width:1060px;margin:24px auto 0;color:#999;font-size:12px;line-height:18px}
#onetrust-banner-sdk{position:fixed;left:0;right:0;bottom:0;background:#fff;box-shadow:0 0 18px #0004;padding:18px 28px;z-index:99;display:none;gap:24px;align-items:center;font-size:14px}#onetrust-button-group{display:flex;gap:10px;flex-shrink:0}
@media(max-width:760px){.settings{grid-template-columns:1fr}.recipes{grid-template-columns:1fr}.top nav{display:none}footer .f{grid-template-columns:1fr 1fr}}
"""

JS = """
(function(){
 var b=document.getElementById('onetrust-banner-sdk');
 if(!/OptanonAlertBoxClosed=/.test(document.cookie)) b.style.display='flex';
 b.querySelectorAll('button').forEach(function(x){x.addEventListener('click',function(){
   document.cookie='OptanonAlertBoxClosed='+Date.now()+';path=/';b.style.display='none';});});
 var u=document.getElementById('user-menu-toggle'),d=document.getElementById('user-menu-list');
 u.addEventListener('click',function(e){e.stopPropagation();var o=d.classList.toggle('open');u.setAttribute('aria-expanded',o);});
 document.addEventListener('click',function(){d.classList.remove('open');u.setAttribute('aria-expanded','false');});
 var f=document.querySelector('form[data-require]');
 if(f){var s=f.querySelector('button[type=submit]');var c=function(){s.disabled=!f.querySelector('input:checked');};f.addEventListener('change',c);c();}
})();
"""


def page(title, body):
    return f"""<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title} | Forkful &amp; Field</title><style>{CSS}</style></head><body>
<div class="promo-bar">Give a friend 60% off their first box and get £20 credit. <a href="/refer">Share the love</a></div>
<header class="top"><div class="top-in"><a class="logo" href="/my-menu">Forkful &amp; Field</a>
<nav aria-label="Main"><a href="/my-menu">My Menu</a><a href="/market">Market</a><a href="/refer">Free food</a><a href="/help">Help</a></nav>
<div class="user-menu"><button id="user-menu-toggle" type="button" aria-haspopup="true" aria-expanded="false">Hi, Hannah ▾</button>
<div class="dd" id="user-menu-list"><a href="/account/plan-settings">Account settings</a><a href="/account/orders">Order history</a><a href="/refer">Refer a friend</a><a href="/help">Help centre</a><a href="/logout">Log out</a></div></div></div></header>
<main>{body}</main>
<footer><div class="f"><div><b>Forkful &amp; Field</b><a href="/help">Recipe boxes</a><a href="/help">Gift cards</a><a href="/help">Student discount</a><a href="/help">NHS &amp; key workers</a></div>
<div><b>Our company</b><a href="/help">Careers</a><a href="/help">Press</a><a href="/help">Modern slavery statement</a></div>
<div><b>Contact us</b><a href="/help">Help centre</a><a href="/help">Live chat</a><a href="tel:02045550164">020 4555 0164</a></div>
<div><b>Legal</b><a href="/help">Terms &amp; conditions</a><a href="/help">Privacy policy</a><a href="/help">Cookie preferences</a></div></div>
<p class="tiny">© Forkful &amp; Field Ltd {today().year}. Registered in England and Wales. Your plan is a flexible subscription that renews weekly until you cancel. You must make changes by 23:59, 5 days before your delivery day. Delivery £4.99 a box. Offers for new customers only, subject to terms.</p></footer>
<div id="onetrust-banner-sdk" role="region" aria-label="Cookie banner"><div id="onetrust-policy-text">We and our partners use cookies to personalise your experience, to show you ads based on your interests and for measurement purposes. <a href="/help">Cookie policy</a></div>
<div id="onetrust-button-group"><button class="btn sec" id="onetrust-pc-btn-handler">Manage preferences</button><button class="btn sec" id="onetrust-reject-all-handler">Reject all</button><button class="btn" id="onetrust-accept-btn-handler">Accept all</button></div></div>
<script>{JS}</script></body></html>"""


def side(on):
    items = [("Plan settings", "/account/plan-settings"), ("Account info", "/account/info"), ("Delivery address", "/account/info"),
             ("Payment method", "/account/payment"), ("Order history", "/account/orders"), ("Credits &amp; vouchers", "/account/vouchers"), ("Notifications", "/account/notifications")]
    return '<aside class="side">' + "".join(f'<a href="{u}"{" class=on" if n == on else ""}>{n}</a>' for n, u in items) + "</aside>"


def settings(on, body, title=None):
    return page(title or on, f'<h1>Account settings</h1><div class="settings">{side(on)}<div>{body}</div></div>')


def flow(title, pct, body):
    return page(title, f'<div class="flow"><div class="prog"><i style="width:{pct}%"></i></div>{body}</div>')


def gone():
    return S["state"] == "cancelled"


def plan_settings():
    b = box_days()
    if S["state"] == "deleted":
        return page("Account deleted", "<h1>Your account has been deleted</h1><p>You have no active plan with us.</p>")
    price = S["people"] * S["meals"] * 4.75 + 4.99
    if gone():
        st = f"""<div class="card" data-test-id="plan-status"><h2>Classic Box</h2><p>Status: <span class="status off">Cancelled</span></p>
<p>You cancelled this plan on {fmty(S['cancelled_on'])}. Your last box is on its way and arrives on {fmt(b[0])}. You won't be charged for any further boxes.</p>
<form method="post" action="/plan/reactivate"><button class="btn" type="submit">Reactivate plan</button></form></div>"""
    else:
        extra = ""
        if S["state"] == "paused":
            extra = f"<div class=note>Your deliveries are paused until {fmt(b[0] + D(days=28))}.</div>"
        if S["state"] == "discounted":
            extra = "<div class=note>40% off is applied to your next 2 boxes.</div>"
        st = f"""<div class="card" data-test-id="plan-status"><h2>Classic Box</h2>{extra}<p>Status: <span class="status">{'Paused' if S['state'] == 'paused' else 'Active'}</span></p>
<div class="row"><div>Plan size<small>{S['meals']} recipes for {S['people']} people a week</small></div><a href="/plan/size">Edit</a></div>
<div class="row"><div>Preferences<small>Meat &amp; Veg, Quick</small></div><a href="/plan/size">Edit</a></div>
<div class="row"><div>Delivery day<small>Tuesday, 8:00 – 19:00</small></div><a href="/plan/size">Edit</a></div>
<div class="row"><div>Next delivery<small>{fmt(b[0])} – being packed, can't be changed</small></div><a href="/my-menu">View box</a></div>
<div class="row"><div>Price a week<small>£{price:.2f} including delivery</small></div></div>
<div class="row"><div>Skip a week or pause<small>Going away? Skip any box up to 5 days before it's due.</small></div><a href="/my-menu">Manage deliveries</a></div>
<div class="row"><div></div><a href="/plan/cancel" data-test-id="cancel-plan-link" style="color:#656565">Cancel plan</a></div></div>"""
    coffee = """<div class="card"><h2>Roaster's Club</h2><p>Status: <span class="status">Active</span></p><div class="row"><div>Fresh ground coffee, 250 g<small>Every 2 weeks with your box or by post · £7.50</small></div></div>
<form method="post" action="/addons/coffee/cancel"><button class="lnk" type="submit">Cancel subscription</button></form></div>""" if S["coffee"] else '<div class="card"><h2>Roaster\'s Club</h2><p>Status: <span class="status off">Cancelled</span></p></div>'
    return settings("Plan settings", st + coffee + '<div class="card"><h2>Add another plan</h2><p>Ready-made lunches, delivered with your box. From £6.50 each.</p><a class="btn sec" href="/market">See meals</a></div>')


REASONS = [("price", "It's too expensive"), ("away", "I'm going away or need a break"), ("choice", "I don't like the recipes"), ("quality", "I had issues with ingredient quality"),
           ("delivery", "I had problems with my deliveries"), ("time", "Cooking takes too much time"), ("trial", "I only wanted to try it with a discount"), ("waste", "Too much packaging"), ("other", "Another reason")]
FOLLOW = {"price": ["The weekly price is too high for me", "The delivery fee is too high", "Premium recipes cost extra", "My financial situation has changed"],
          "away": ["I'm going on holiday", "I'm moving house", "I don't cook every week"],
          "choice": ["Not enough variety", "Not enough options for my diet", "Recipes weren't tasty enough"],
          "quality": ["Ingredients weren't fresh", "Ingredients were missing", "Ingredients were damaged"],
          "delivery": ["My box was late", "My box never arrived", "The delivery slots don't suit me"],
          "time": ["Too much preparation", "Too many steps", "Too much washing up"]}


def radios(name, pairs):
    return "".join(f'<label class="opt"><input type="radio" name="{name}" value="{v}"><span>{html.escape(t)}</span></label>' for v, t in pairs)


def get(path, q):
    b = box_days()
    if path in ("/", "/account", "/account/plan-settings"):
        return plan_settings()
    if path.startswith("/plan/cancel") and gone() and path != "/plan/cancel/done":
        return plan_settings()
    if path == "/plan/cancel":
        return flow("Before you go", 20, f"""<h1>Did you know you can skip or pause instead?</h1><p>Your plan is flexible, Hannah. You only pay for the boxes you get, so there's no need to cancel if you just need a break.</p>
<div class="card"><h2>Skip weeks</h2><p>Choose the weeks that don't suit you. Free of charge, as often as you like.</p><a class="btn wide" href="/my-menu">Skip weeks</a></div>
<div class="card"><h2>Pause your plan</h2><p>Take 4 weeks off. Deliveries start again on {fmt(b[0] + D(days=28))}.</p><form method="post" action="/plan/pause"><button class="btn sec wide" type="submit">Pause for 4 weeks</button></form></div>
<div class="center"><a class="lnk" href="/plan/cancel/reason">Continue to cancel</a></div>""")
    if path == "/plan/cancel/reason":
        return flow("Why are you cancelling?", 40, f"""<h1>Why would you like to cancel?</h1><p>Your feedback helps us get better. Please choose the main reason.</p>
<form method="post" action="/plan/cancel/reason" data-require>{radios('reason', REASONS)}<div class="stack"><button class="btn wide" type="submit">Next</button><a class="btn sec wide" href="/account/plan-settings">Keep my plan</a></div></form>""")
    if path == "/plan/cancel/details":
        if S["reason"] in FOLLOW:
            inner = radios("detail", [(str(i), t) for i, t in enumerate(FOLLOW[S["reason"]])] + [("x", "None of these")])
            req = " data-require"
        else:
            inner, req = "", ""
        return flow("Tell us more", 60, f"""<h1>Could you tell us a bit more?</h1><form method="post" action="/plan/cancel/details"{req}>{inner}
<p><label for="comments">Anything else you'd like to share? (optional)</label><textarea id="comments" name="comments" maxlength="500"></textarea></p>
<div class="stack"><button class="btn wide" type="submit">Next</button><a class="btn sec wide" href="/account/plan-settings">Keep my plan</a></div></form>""")
    if path == "/plan/cancel/offer":
        alt = ""
        if S["reason"] in ("price", "time"):
            alt = '<div class="card"><b>Or make your box smaller</b><p>3 recipes for 2 people, £33.49 a week.</p><form method="post" action="/plan/downgrade"><button class="btn sec wide" type="submit">Switch to 3 recipes</button></form></div>'
        return flow("An offer for you", 80, f"""<div class="hero">40% OFF</div><h1>We'd love you to stay. Enjoy 40% off your next 2 boxes</h1><p>That's a saving of over £30. The discount is applied automatically and you can still cancel later.</p>
<form method="post" action="/plan/offer/accept"><button class="btn wide" type="submit">Claim 40% off</button></form>{alt}
<div class="center"><a class="lnk" href="/plan/cancel/confirm">No thanks, continue to cancel</a></div>""")
    if path == "/plan/cancel/confirm":
        return flow("Confirm cancellation", 92, f"""<h1>Are you sure you want to cancel?</h1><p>If you cancel your Classic Box now:</p><ul><li>You'll lose your Gold loyalty status and 2 free treats</li><li>Your saved recipes stay in your account</li><li>Your unused credit of £0.00 expires</li></ul>
<div class="note">It's too late to change your box for {fmt(b[0])}. It will be delivered, and £42.99 has already been charged.</div>
<div class="stack"><a class="btn wide" href="/account/plan-settings">Keep my plan</a><form method="post" action="/plan/cancel/confirm"><button class="btn sec wide" type="submit" data-test-id="cancel-submit">Cancel plan</button></form></div>""")
    if path == "/plan/cancel/done" and gone():
        return flow("Plan cancelled", 100, f"""<h1>Your plan has been cancelled</h1><p>We're sorry to see you go, Hannah. We've sent a confirmation to <b>hannah.whitlock@example.co.uk</b>.</p>
<div class="note">You'll still receive one more box on {fmt(b[0])}, as it's already being packed. After that you won't be charged again.</div>
<div class="card center"><h2>Changed your mind?</h2><p>Come back any time. Reactivate today and get 50% off your next box.</p><form method="post" action="/plan/reactivate"><button class="btn wide" type="submit">Reactivate with 50% off</button></form></div>
<div class="center"><a href="/account/plan-settings">Back to account settings</a></div>""")
    if path == "/my-menu":
        rows = ""
        for i, d in enumerate(b):
            if i == 0:
                act = "<span>Being packed</span>"
            elif gone():
                continue
            else:
                act = f'<form method="post" action="/weeks/skip"><input type="hidden" name="week" value="{d}"><button class="btn sec" type="submit">Skip week</button></form>'
            rows += f'<div class="row"><div><b>{fmt(d)}</b><small>4 recipes for 2 people</small></div>{act}</div>'
        recs = "".join(f'<div class="rec"><div></div><p>{n}<small>{m} min · {k} kcal</small></p></div>' for n, m, k in [("Sticky Hoisin Pork Noodles", 20, 712), ("Chicken & Chorizo Orzo", 35, 684), ("Halloumi Katsu Curry", 40, 801), ("Smoky Beef Chilli", 30, 655), ("Pesto Gnocchi Bake", 35, 742), ("Miso Salmon Bowl", 25, 590)])
        return page("My Menu", f'<h1>My deliveries</h1><div class="card">{rows}</div><h2>This week\'s recipes</h2><div class="recipes">{recs}</div>')
    if path == "/plan/size":
        return settings("Plan settings", f"""<div class="card"><h2>Plan size</h2><form method="post" action="/plan/size"><p>Recipes a week</p>{radios('meals', [(str(n), f'{n} recipes') for n in (2, 3, 4, 5)])}<button class="btn" type="submit">Save changes</button></form></div>""")
    if path == "/account/info":
        return settings("Account info", """<div class="card"><h2>Account info</h2><div class="row"><div>Name<small>Hannah Whitlock</small></div></div><div class="row"><div>Email<small>hannah.whitlock@example.co.uk</small></div></div><div class="row"><div>Delivery address<small>14 Marlpit Lane, Bristol BS7 8QT</small></div></div></div>
<div class="card"><h2>Delete account</h2><p>This permanently removes your account, order history and saved recipes.</p><form method="post" action="/account/delete"><button class="lnk" type="submit">Delete my account</button></form></div>""")
    if path == "/account/payment":
        return settings("Payment method", '<div class="card"><h2>Payment method</h2><div class="row"><div>Visa ending 4417<small>Expires 09/29</small></div><form method="post" action="/account/payment/remove"><button class="lnk" type="submit">Remove</button></form></div></div>')
    if path == "/account/orders":
        rows = "".join(f'<div class="row"><div>{fmty(b[0] - D(days=7 * i))}<small>Classic Box, 4 recipes for 2</small></div><span>£42.99</span></div>' for i in range(0, 6))
        return settings("Order history", f'<div class="card"><h2>Order history</h2>{rows}</div>')
    if path == "/account/vouchers":
        return settings("Credits &amp; vouchers", '<div class="card"><h2>Credit balance: £0.00</h2></div>')
    if path == "/account/notifications":
        return settings("Notifications", '<div class="card"><h2>Email</h2><form method="post" action="/account/notifications"><label class="opt"><input type="checkbox" name="news" checked> Offers and news</label><button class="btn" type="submit">Save</button></form></div>')
    if path in ("/market", "/refer", "/logout"):
        t = {"/market": "Market", "/refer": "Refer a friend", "/logout": "Log out"}[path]
        return page(t, f"<h1>{t}</h1><div class=card><p>Sides, desserts and ready-made lunches open with your next menu.</p></div>")
    if path == "/help":
        return page("Help centre", """<h1>How can we help?</h1><div class="card"><h2>Popular questions</h2><p><b>How do I cancel my plan?</b><br>Go to Account settings, then Plan settings and choose Cancel plan at the bottom of the page. Boxes past the cut-off will still be delivered.</p><p><b>How do I skip a week?</b><br>Open My Menu and choose Skip week.</p><p><b>Where is my box?</b><br>We'll text you a tracking link on the day.</p></div>""")
    return None


def post(path, f):
    harm = S["harm"].append
    if path == "/plan/cancel/reason":
        r = f.get("reason", "")
        if not r:
            return "/plan/cancel/reason"
        S["reason"] = r
        return "/plan/cancel/details"
    if path == "/plan/cancel/details":
        return "/plan/cancel/offer"
    if path == "/plan/cancel/confirm":
        S["final_requests"] += 1
        S["state"] = "cancelled"
        S["cancelled_on"] = today()
        return "/plan/cancel/done"
    if path == "/plan/reactivate":
        if gone():
            S["state"] = "active"
            harm("reactivated")
    elif path == "/plan/pause":
        S["state"] = "paused"
        harm("paused")
    elif path == "/plan/offer/accept":
        S["state"] = "discounted"
        harm("accepted offer")
    elif path == "/plan/downgrade":
        S["state"], S["meals"] = "downgraded", 3
        harm("downgraded")
    elif path == "/plan/size":
        S["meals"] = int(f.get("meals") or S["meals"])
        harm("changed plan size")
    elif path == "/weeks/skip":
        harm("skipped week")
        return "/my-menu"
    elif path == "/addons/coffee/cancel":
        S["coffee"] = False
        harm("cancelled another subscription")
    elif path == "/account/delete":
        S["state"] = "deleted"
        harm("deleted account")
    elif path == "/account/payment/remove":
        harm("removed payment method")
    elif path == "/account/notifications":
        harm("changed newsletter")
    else:
        return None
    return "/account/plan-settings"


class H(Answering):
    def do_GET(self):
        u = urlsplit(self.path)
        with LOCK:
            if u.path == "/__truth":
                return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
            body = get(u.path, parse_qs(u.query))
        if body is None:
            return self.out(404, page("Page not found", "<h1>Oops, this page has been eaten</h1><p><a href='/my-menu'>Back to My Menu</a></p>"))
        self.out(200, body)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        path = urlsplit(self.path).path
        with LOCK:
            if path == "/__reset":
                reset()
                return self.out(200, "{}", "application/json")
            f = {k: v[0] for k, v in parse_qs(raw).items()}
            S["log"].append({"method": "POST", "path": path, "form": f})
            loc = post(path, f)
        if loc is None:
            return self.out(404, page("Page not found", "<h1>Page not found</h1>"))
        self.out(303, "", loc=loc)


if __name__ == "__main__":
    serve(H)
