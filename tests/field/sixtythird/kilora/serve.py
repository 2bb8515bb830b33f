#!/usr/bin/env python3
"""Kilora: a sports network with a monthly subscription (field site)."""
import argparse
import datetime as dt
import html
import json
import mimetypes
import threading
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
LOCK = threading.Lock()
CSRF = "q0TgFz7mS3yM1nYcKxX2bWk9oVJvQ4r8hUeA5dLpRz0iN6tBwGf=="
T = {}
S = {}
PLANS = {"monthly": ("Kilora Subscription", "Monthly", "$11.99 / month"), "annual": ("Kilora Subscription", "Annual", "$79.99 / year"),
         "family": ("Kilora Family Plan", "Annual", "$139.99 / year"), "bundle": ("Kilora + Coachly", "Annual", "$149.99 / year")}


def reset():
    T.clear()
    T.update(state="active", final_requests=0, harm=[], log=[])
    S.clear()
    S.update(plan="monthly", discount=False, card=True, mail=True, apps=["Garnet Connect", "Tempo Watch", "RideMapper"])


reset()


def harm(name, state=None):
    T["harm"].append(name)
    if state:
        T["state"] = state


def long_date(d):
    return f"{d:%B} {d.day}, {d.year}"


def renewal():
    return dt.date.today() + dt.timedelta(days=17 if S["plan"] == "monthly" else 365)


def avatar(letter, color, size=40):
    svg = (f"<svg xmlns='http://www.w3.org/2000/svg' width='{size}' height='{size}'><rect width='100%' height='100%' fill='{color}'/>"
           f"<text x='50%' y='56%' dominant-baseline='middle' text-anchor='middle' font-family='Arial' font-size='{size // 2}' fill='#fff'>{letter}</text></svg>")
    return "data:image/svg+xml," + urllib.parse.quote(svg)


CARET = "<svg fill='currentColor' viewBox='0 0 24 24' width='12' height='12' aria-hidden='true'><path d='M12 16 4 8h16z'/></svg>"
LOGO = ("<svg viewBox='0 0 120 26' width='104' height='24' aria-hidden='true'><path fill='#0a7a5a' d='M0 24V2h5v9l8-9h6l-9 10 10 12h-6L5 14v10z'/>"
        "<text x='24' y='22' font-family='Arial' font-weight='800' font-size='22' fill='#0a7a5a'>KILORA</text></svg>")


def dropdown(label, href, title, items, selected=False, extra=""):
    lis = "".join(f'<li{c}><a href="{h}">{t}</a></li>' for t, h, c in items)
    return (f'<li class="nav-item drop-down-menu accessible-nav-dropdown{" selected" if selected else ""}{extra}">'
            f'<a class="nav-link accessible-nav-link" href="{href}">{label}</a>'
            f'<button type="button" class="selection nav-link accessible-nav-arrow" title="{title}" aria-haspopup="true" aria-expanded="false" aria-label="{title}">'
            f'<span class="app-icon-wrapper">{CARET}</span></button><ul class="options">{lis}</ul></li>')


def header(active):
    return f"""
<header id="global-header"><nav class="nav-bar container collapsable-nav" role="navigation">
<div class="branding" title="Return to the Kilora home page"><a class="branding-content" href="/dashboard">{LOGO}<span class="sr-only">Kilora</span></a></div>
<a href="#container-nav" aria-expanded="false" aria-controls="container-nav" class="btn btn-default btn-mobile-menu" role="button">Menu</a>
<div class="nav-container" id="container-nav">
<ul class="global-nav">
<li class="nav-item"><button type="button" class="btn-search nav-link" aria-label="Search"><svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true"><circle cx="10" cy="10" r="6" fill="none" stroke="currentColor" stroke-width="2"/><path d="m15 15 6 6" stroke="currentColor" stroke-width="2"/></svg></button></li>
{dropdown("Dashboard", "/dashboard", "Expand dashboard menu", [("Activity Feed", "/dashboard", ""), ("My Segments", "/athlete/segments", ""), ("My Routes", "/athlete/routes", ""), ("My Goals", "/athlete/goals", ""), ("Heatmaps", "/athlete/heatmaps", "")], active == "dashboard")}
{dropdown("Training", "/athlete/calendar", "Expand training menu", [("Training Calendar", "/athlete/calendar", ""), ("My Activities", "/athlete/training", ""), ("Training Log", "/athlete/log", ""), ("Power Curve", "/athlete/power", "")])}
<li class="nav-item"><a class="nav-link" href="/maps">Maps</a></li>
<li class="nav-item"><a class="nav-link" href="/challenges">Challenges</a></li>
</ul>
<ul class="user-nav">
<li class="nav-item upgrade"><a class="experiment btn btn-sm btn-default" href="/gift?origin=global_nav">Give a Gift</a></li>
<li class="nav-item"><a class="nav-link notifications-link" href="/notifications" aria-label="Notifications"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" d="M6 17V10a6 6 0 0 1 12 0v7l2 2H4z"/></svg><span class="badge">3</span></a></li>
{dropdown('<div class="avatar avatar-athlete avatar-sm"><img class="avatar-img" alt="Dana Whitlock" src="' + avatar("D", "#7b5ea7") + '"></div><span class="athlete-name sr-only">Dana Whitlock</span>', "/athletes/48210337", "Expand profile menu", [("Find Friends", "/athletes/search", ""), ("My Profile", "/athletes/48210337", ""), ("Settings", "/settings/profile", ""), ("Apps", "/apps", ""), ("Log Out", "/logout", ' class="logout"')], False, " user-menu")}
{dropdown('<span class="upload-icon" aria-hidden="true">+</span><span class="sr-only">Upload</span>', "/upload", "Expand upload menu", [("Upload activity", "/upload", ""), ("Add manual entry", "/upload/manual", ""), ("Create route", "/maps/create", ""), ("Create post", "/posts/new", "")], False, " upload-menu")}
</ul></div></nav></header>"""


FOOTER = """
<footer class="footer-promo"><div class="container"><div class="row">
<div class="footer-brand"><a href="/dashboard">Kilora</a><p class="copyright">&copy; 2026 Kilora</p></div>
<div class="footer-links"><div><h2 class="footer-heading">Menu</h2><ul><li><a href="/about">About</a></li><li><a href="/features">Features</a></li><li><a href="/mobile">Mobile</a></li><li><a href="/pricing">Subscription</a></li><li><a href="/community">Kilora Stories</a></li><li><a href="/careers">Careers</a></li></ul></div>
<div><h2 class="footer-heading">Follow</h2><ul><li><a href="/press">Press</a></li><li><a href="/partners">Business</a></li><li><a href="/developers">Developers</a></li><li><a href="/labs">Labs</a></li></ul></div>
<div><h2 class="footer-heading">Support</h2><ul><li><a href="/help">Kilora Support</a></li><li><a href="/privacy-choices">Your Privacy Choices</a></li><li><a href="/legal/privacy">Privacy Policy</a></li><li><a href="/legal/terms">Terms and Conditions</a></li><li><a href="/legal/cookies">Do Not Share My Personal Information</a></li></ul></div></div>
<div class="footer-language"><button type="button" class="btn btn-default btn-sm" aria-haspopup="true">English (US)</button></div>
</div></div></footer>"""

COOKIES = """
<div id="kiloraCookieBanner" class="cookie-banner" role="dialog" aria-label="Cookie notice" style="display:none"><div class="cookie-inner"><p>By clicking &ldquo;Accept All&rdquo;, you agree to the use of cookies to enhance your experience, analyze site usage, and assist in our marketing efforts. <a href="/legal/cookies">Cookies Policy</a></p>
<div class="cookie-buttons"><button type="button" class="btn btn-default" data-cookie-banner="reject">Reject Non-Essential</button><button type="button" class="btn btn-primary" data-cookie-banner="accept">Accept All</button></div></div></div>"""


def page(title, body, active="", scripts=(), cls=""):
    js = "".join(f'<script src="/packs/{s}" defer></script>' for s in ("global.js",) + tuple(scripts))
    return f"""<!DOCTYPE html>
<html lang="en-US" class="logged-in responsive old-login"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csrf-param" content="authenticity_token"><meta name="csrf-token" content="{CSRF}">
<title>{title} | Kilora</title><link rel="stylesheet" href="/packs/kilora.css"><link rel="icon" href="data:,">{js}</head>
<body class="{cls}"><a class="sr-only skip" href="#main">Skip to content</a>{header(active)}<div id="main" class="view">{body}</div>{FOOTER}{COOKIES}</body></html>"""


SETTINGS = [("My Profile", "/settings/profile"), ("My Account", "/account"), ("My Performance", "/settings/performance"), ("Display Preferences", "/settings/display"),
            ("Privacy Controls", "/settings/privacy"), ("Data Permissions", "/settings/data_permissions"), ("Email Notifications", "/settings/email"),
            ("My Gear", "/settings/gear"), ("My Apps", "/settings/apps"), ("Partner Integrations", "/settings/partner_integrations"), ("My Badges", "/settings/badges")]


def settings(path, heading, inner, scripts=()):
    tabs = "".join(f'<li class="tab{" active" if p == path else ""}"><a class="tab-link{" selected" if p == path else ""}" href="{p}"{" aria-current=page" if p == path else ""}>{t}</a></li>' for t, p in SETTINGS)
    return page(heading, f'<div class="page container settings-page"><div class="row"><div class="spans3 sidebar"><nav class="tab-nav" aria-label="Settings"><ul id="settings-menu" class="tabs vertical-tabs">{tabs}</ul></nav></div>'
                f'<div class="spans11 main-column"><h1 class="text-title1">{heading}</h1>{inner}</div></div></div>', scripts=scripts, cls="settings")


def form(action, inner, button, cls="btn btn-primary", confirm=""):
    c = f' data-confirm="{html.escape(confirm)}"' if confirm else ""
    return (f'<form action="{action}" accept-charset="UTF-8" method="post"{c}><input type="hidden" name="authenticity_token" value="{CSRF}">{inner}'
            f'<button type="submit" class="{cls}">{button}</button></form>')


def flash(msg):
    return f'<div class="alert alert-success" role="alert">{msg}</div>' if msg else ""


def entry(name, letter, color, when, title, stats, text=""):
    st = "".join(f'<li><span class="stat-label">{a}</span><div class="stat-val">{b}</div></li>' for a, b in stats)
    return f"""<div class="feed-entry" data-testid="web-feed-entry" role="button" tabindex="-1"><div class="entry-head"><img class="avatar-img" width="40" height="40" alt="{name}" src="{avatar(letter, color)}"><div><a class="owners-name" data-testid="owners-name" href="/athletes/{20413355 + len(name) * 7919}">{name}</a><time data-testid="date_at_time">{when}</time></div></div>
<h3><a data-testid="activity_name" href="/activities/1399872{len(title)}">{title}</a></h3>{f'<p>{text}</p>' if text else ''}<ul class="list-stats">{st}</ul><div class="map-image" aria-hidden="true"></div>
<div class="kudos-comments"><button type="button" class="btn-kudo" data-testid="kudos_button" title="Give kudos"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" d="M4 11h4l4-8c2 0 2 2 1 6h6l-2 10H8H4z"/></svg></button><button type="button" class="btn-comment" title="Comment"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v12H9l-5 4z"/></svg></button></div></div>"""


def dashboard():
    feed = (entry("Marcus Ohlin", "M", "#c0653a", "Today at 6:41 AM", "Morning Ride", [("Distance", "24.18 mi"), ("Elev Gain", "1,204 ft"), ("Time", "1h 28m")])
            + entry("Priya Raman", "P", "#2f6f9f", "Yesterday at 5:12 PM", "Tempo with the club", [("Distance", "6.22 mi"), ("Pace", "7:41 /mi"), ("Time", "47m 50s")], "Legs were toast by mile 5 but we held on.")
            + entry("Dana Whitlock", "D", "#7b5ea7", "Sunday at 9:03 AM", "Reservoir loop", [("Distance", "4.10 mi"), ("Pace", "9:12 /mi"), ("Time", "37m 43s")]))
    return page("Dashboard", f"""
<div class="container dashboard-grid"><aside class="side-athlete"><div class="card card-profile"><a href="/athletes/48210337"><img class="avatar-img big" width="64" height="64" alt="Dana Whitlock" src="{avatar('D', '#7b5ea7', 64)}"></a><h2><a href="/athletes/48210337">Dana Whitlock</a></h2>
<ul class="list-stats"><li><a href="/athletes/48210337/follows?type=following">Following <b>41</b></a></li><li><a href="/athletes/48210337/follows?type=followers">Followers <b>38</b></a></li><li><a href="/athlete/training">Activities <b>212</b></a></li></ul>
<div class="latest"><span class="label">Latest Activity</span><a href="/activities/13998721"><strong>Reservoir loop</strong> &bull; Sunday</a></div><a class="link-row" href="/athlete/log">Your Training Log</a></div>
<div class="card"><h3>Your Goals</h3><p class="muted">Run &middot; 4.1 / 15 mi this week</p><div class="bar"><span style="width:27%"></span></div><a href="/athlete/goals">Manage Your Goals</a></div></aside>
<section class="feed" aria-label="Activity feed"><div class="feed-filter"><button type="button" class="btn btn-default btn-sm" aria-haspopup="listbox">Following {CARET}</button></div>{feed}</section>
<aside class="side-promo"><div class="card promo"><h3>Train smarter with Coachly</h3><p>Personalized running plans, now bundled with your Kilora subscription.</p><a class="btn btn-primary btn-sm" href="/account/plans?origin=feed_promo">See the bundle</a></div>
<div class="card"><h3>Challenges</h3><p>Join a run or ride Challenge to stay on top of your game, earn new achievements and see everyone's efforts.</p><a href="/challenges">View All Challenges</a></div>
<div class="card"><h3>Clubs</h3><p>Why do it alone? Get more out of your Kilora experience by joining or creating a Club.</p><a href="/clubs/search">View All Clubs</a></div>
<div class="card"><h3>Suggested Friends</h3><ul class="plain"><li>Theo Lang <button type="button" class="btn btn-default btn-sm">Follow</button></li><li>Imani Cole <button type="button" class="btn btn-default btn-sm">Follow</button></li></ul><a href="/athletes/search">Find and Invite Your Friends</a></div>
<ul class="aside-footer"><li><a href="/help">Community Hub</a></li><li><a href="/help">Support</a></li><li><a href="/pricing">Subscription</a></li><li><a href="/legal/terms">Terms</a></li><li><a href="/legal/privacy">Privacy</a></li></ul></aside></div>""", "dashboard")


def sub_props():
    r = renewal()
    return {"state": T["state"], "planName": PLANS[S["plan"]][0], "interval": PLANS[S["plan"]][1], "price": PLANS[S["plan"]][2], "discounted": S["discount"], "renewalDate": long_date(r),
            "memberSince": "May 2023", "provider": "web", "card": {"brand": "Visa", "last4": "4417", "exp": "08/28"} if S["card"] else None,
            "offer": {"percent": 50, "months": 3, "price": "$5.99"}}


def account(msg=""):
    props = html.escape(json.dumps(sub_props()))
    return settings("/account", "My Account", flash(msg) + f"""
<div data-react-class="SubscriptionSettings" data-react-props="{props}" class="react-root"><div class="loading-placeholder" aria-busy="true"></div></div>
<section class="settings-block"><h2 class="text-title3">Account</h2>
<div class="setting"><div class="setting-label">Email</div><div class="setting-value">dana.whitlock@example.com</div><a class="setting-edit" href="/account/email" aria-label="Edit email">Edit</a></div>
<div class="setting"><div class="setting-label">Password</div><div class="setting-value">&bull;&bull;&bull;&bull;&bull;&bull;&bull;&bull;&bull;&bull;</div><a class="setting-edit" href="/account/password" aria-label="Edit password">Edit</a></div>
<div class="setting"><div class="setting-label">Two-step verification</div><div class="setting-value">Off</div></div></section>
<section class="settings-block"><h2 class="text-title3">Log Out of All Devices</h2><p>Log out of Kilora everywhere you&rsquo;re currently signed in, including this browser.</p>{form('/account/logout_all', '', 'Log out everywhere', 'btn btn-default')}</section>
<section class="settings-block"><h2 class="text-title3">Download or Delete Your Account</h2><p>Learn what happens when you delete your account, and request a copy of your data first.</p><a class="btn btn-default" href="/athlete/delete_your_account">Get Started</a></section>""", ("subscription.js",))


def cancel_page():
    if T["state"] == "scheduled":
        return None
    props = html.escape(json.dumps(sub_props()))
    return page("Cancel Subscription", f'<div data-react-class="CancelSubscription" data-react-props="{props}" class="react-root"><div class="loading-placeholder" aria-busy="true"></div></div>', scripts=("cancel.js",), cls="cancel-page")


def plans():
    cur = '<span class="pill">Current plan</span>'
    def card(name, price, per, text, plan, label):
        b = cur if plan == S["plan"] else form("/subscription/switch", f'<input type="hidden" name="plan" value="{plan}">', label)
        return f'<div class="plan-card"><h3>{name}</h3><p class="price">{price}<small>/{per}</small></p><p>{text}</p>{b}</div>'
    return page("Change Plan", f"""<div class="container page narrow"><a class="back" href="/account">&lsaquo; My Account</a><h1 class="text-title1">Choose your plan</h1><p>Your Visa ending in 4417 will be charged today. Unused time on your current plan is credited.</p><div class="plan-grid">
{card('Individual, monthly', '$11.99', 'month', 'All subscriber features.', 'monthly', 'Switch to monthly')}{card('Individual, annual', '$79.99', 'year', 'Save 44% compared with monthly.', 'annual', 'Switch to annual')}
{card('Family', '$139.99', 'year', 'Up to four people. Each gets their own subscription.', 'family', 'Switch to Family')}{card('Kilora + Coachly', '$149.99', 'year', 'Your Kilora subscription and personalized training plans.', 'bundle', 'Get the bundle')}
</div><p class="fine">Subscriptions renew automatically until canceled. Cancel any time in your settings. Prices in USD, taxes may apply. See <a href="/legal/terms">Terms</a>.</p></div>""")


def delete_page(msg=""):
    return page("Download or Delete Your Account", flash(msg) + f"""<div class="container page narrow"><a class="back" href="/account">&lsaquo; My Account</a><h1 class="text-title1">Download or Delete Your Account</h1>
<p>Before you delete your account, there are a few things you may want to do.</p>
<h2 class="text-title3">1. Cancel Your Subscription (optional)</h2><p>You have an active subscription. Deleting your account ends access right away and we can&rsquo;t refund the rest of your billing period. You can <a href="/account">manage your subscription in My Account</a>.</p>
<h2 class="text-title3">2. Download Request (optional)</h2><p>Request a copy of your data. The archive can take a few hours to prepare.</p>{form('/athlete/request_archive', '', 'Request Your Archive', 'btn btn-default')}
<h2 class="text-title3">3. Delete Request</h2><p>Deleting your account is permanent. Your activities, photos, segments and followers can&rsquo;t be restored.</p>{form('/athlete/request_deletion', '', 'Request Account Deletion', 'btn btn-primary')}</div>""")


def settings_page(path, msg=""):
    f = flash(msg)
    if path == "/settings/profile":
        return settings(path, "My Profile", f + form("/settings/profile", """<div class="field"><label for="fn">First Name</label><input id="fn" name="athlete[first_name]" value="Dana"></div><div class="field"><label for="ln">Last Name</label><input id="ln" name="athlete[last_name]" value="Whitlock"></div>
<div class="field"><label for="bd">Birthday</label><input id="bd" name="athlete[birthday]" value="1988-04-22"></div><div class="field"><label for="ge">Gender</label><select id="ge" name="athlete[gender]"><option>Woman</option><option>Man</option><option>Non-binary</option><option>Prefer not to say</option></select></div>
<div class="field"><label for="ct">Location</label><input id="ct" name="athlete[city]" value="Madison, Wisconsin"></div><div class="field"><label for="bio">Profile Bio</label><textarea id="bio" name="athlete[bio]" rows="3">Mostly easy miles.</textarea></div>""", "Save"))
    if path == "/settings/email":
        rows = "".join(f'<label class="check"><input type="checkbox" name="n[]" value="{i}"{" checked" if S["mail"] else ""}> {t}</label>' for i, t in enumerate(["Comments on my activities", "New followers", "Challenge invites", "Kilora news, tips and offers", "Partner offers", "Monthly training summary"]))
        return settings(path, "Email Notifications", f + form("/settings/email", f"<h2 class='text-title3'>Email me about</h2>{rows}", "Save preferences"))
    if path == "/settings/apps":
        rows = "".join(f'<div class="setting"><div class="setting-label">{a}</div><div class="setting-value">{b}</div>' + form("/settings/apps/revoke", f'<input type="hidden" name="app" value="{a}">', "Revoke Access", "btn btn-default btn-sm") + "</div>" for a, b in [("Garnet Connect", "Uploads activities"), ("Tempo Watch", "Uploads activities"), ("RideMapper", "View data about your private activities")] if a in S["apps"])
        return settings(path, "My Apps", f + "<p>Manage which apps have access to your Kilora data.</p>" + rows)
    if path == "/settings/gear":
        return settings(path, "My Gear", "<h2 class='text-title3'>Shoes</h2><table class='simple'><thead><tr><th>Shoe</th><th>Distance</th></tr></thead><tbody><tr><td>Altura Ridge 3</td><td>287.4 mi</td></tr><tr><td>Nordlys Tempo</td><td>91.0 mi</td></tr></tbody></table>")
    if path == "/settings/display":
        return settings(path, "Display Preferences", "<div class='setting'><div class='setting-label'>Units &amp; Measurements</div><div class='setting-value'>Miles and pounds</div></div><div class='setting'><div class='setting-label'>Temperature</div><div class='setting-value'>Fahrenheit</div></div><div class='setting'><div class='setting-label'>Feed Ordering</div><div class='setting-value'>Personalized</div></div>")
    if path == "/settings/privacy":
        return settings(path, "Privacy Controls", "<div class='setting'><div class='setting-label'>Profile Page</div><div class='setting-value'>Followers</div></div><div class='setting'><div class='setting-label'>Activities</div><div class='setting-value'>Followers</div></div><div class='setting'><div class='setting-label'>Flybys</div><div class='setting-value'>No one</div></div><div class='setting'><div class='setting-label'>Map Visibility</div><div class='setting-value'>First and last 1/4 mi hidden</div></div>")
    name = dict((p, t) for t, p in SETTINGS).get(path)
    if name:
        return settings(path, name, "<p>You don&rsquo;t have anything set up here yet.</p>")
    return None


def payment(msg=""):
    return page("Payment Method", f"""<div class="container page narrow">{flash(msg)}<a class="back" href="/account">&lsaquo; My Account</a><h1 class="text-title1">Payment Method</h1>{'<div class="setting"><div class="setting-label">Visa</div><div class="setting-value">Ending in 4417, expires 08/28</div>' + form('/account/payment_method/remove', '', 'Remove', 'btn btn-default btn-sm') + '</div>' if S['card'] else '<p>No payment method on file.</p>'}
<h2 class="text-title3">Use a different card</h2>{form('/account/payment_method', '<div class="field"><label for="cn">Card number</label><input id="cn" name="number" inputmode="numeric" autocomplete="cc-number"></div><div class="field"><label for="ex">Expiration</label><input id="ex" name="exp" placeholder="MM / YY"></div><div class="field"><label for="cv">Security code</label><input id="cv" name="cvc"></div>', 'Update payment method')}</div>""")


def history():
    r = renewal()
    rows = "".join(f"<tr><td>{long_date(r - dt.timedelta(days=30 * i))}</td><td>Kilora Subscription (Monthly)</td><td>$11.99</td><td>Visa 4417</td><td>Paid</td></tr>" for i in range(1, 8))
    return page("Purchase History", f'<div class="container page narrow"><a class="back" href="/account">&lsaquo; My Account</a><h1 class="text-title1">Purchase History</h1><table class="simple"><thead><tr><th>Date</th><th>Description</th><th>Amount</th><th>Method</th><th>Status</th></tr></thead><tbody>{rows}</tbody></table></div>')


def gift():
    return page("Give a Gift", f'<div class="container page narrow"><h1 class="text-title1">Give the gift of Kilora</h1><p>One year of subscription for someone you train with. $79.99, charged once to your Visa ending in 4417.</p>{form("/gift/purchase", "<div class=field><label for=re>Recipient email</label><input id=re name=email type=email></div>", "Buy gift")}</div>')


HELP = f"""<div class="container page narrow"><h1 class="text-title1">Kilora Support</h1><h2 class="text-title3">Canceling your subscription</h2><p>If you subscribed on the Kilora website, you can cancel there at any time:</p><ol><li>Log into your account from a web browser.</li><li>Hover over your profile picture in the upper right and select <b>Settings</b>.</li><li>Open <b>My Account</b>.</li><li>Under <b>Your Plan</b>, choose <b>Cancel subscription</b> and follow the steps.</li></ol><p>You keep subscriber features until the end of your current billing period. If you subscribed with the App Store or Google Play, cancel with the store. Deleting the app does not cancel a subscription.</p></div>"""

POSTS = {
    "/settings/profile": ("changed profile", None, "/settings/profile?m=Your+profile+was+updated."),
    "/settings/email": ("unsubscribed newsletter", None, "/settings/email?m=Your+preferences+were+saved."),
    "/settings/apps/revoke": ("revoked an app", None, "/settings/apps?m=Access+revoked."),
    "/account/logout_all": ("logged out everywhere", None, "/account?m=You+were+logged+out+of+your+other+devices."),
    "/athlete/request_archive": ("requested a data archive", None, "/athlete/delete_your_account?m=We%27re+preparing+your+archive.+We%27ll+email+you+when+it%27s+ready."),
    "/athlete/request_deletion": ("deleted account", None, "/athlete/delete_your_account?m=We+emailed+you+a+link+to+confirm+that+you+want+to+delete+your+account."),
    "/subscription/switch": ("upgraded", "upgraded", "/account?m=Your+plan+was+changed."),
    "/gift/purchase": ("bought", "bought", "/gift?m=Thanks"),
    "/account/payment_method/remove": ("removed payment method", None, "/account/payment_method?m=Card+removed."),
    "/account/payment_method": ("changed payment method", None, "/account/payment_method?m=Card+updated."),
}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "nginx"
    sys_version = ""

    def log_message(self, *a):
        pass

    def send(self, body, code=200, ctype="text/html; charset=utf-8", extra=()):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=0, private, must-revalidate")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def js(self, obj, code=200):
        self.send(json.dumps(obj), code, "application/json; charset=utf-8")

    def go(self, to):
        self.send("", 302, extra=[("Location", to)])

    def do_GET(self):
        u = urllib.parse.urlsplit(self.path)
        p = u.path.rstrip("/") or "/"
        msg = html.escape(urllib.parse.parse_qs(u.query).get("m", [""])[0])
        with LOCK:
            if p == "/__truth":
                return self.js(T)
            if p.startswith("/packs/"):
                f = HERE / "web" / Path(p).name
                if f.is_file():
                    return self.send(f.read_bytes(), ctype=(mimetypes.guess_type(f.name)[0] or "text/plain") + "; charset=utf-8")
                return self.send("", 404)
            if p == "/":
                return self.go("/dashboard")
            if p == "/dashboard":
                return self.send(dashboard())
            if p in ("/account", "/settings/account"):
                return self.send(account(msg))
            if p == "/account/cancel_subscription":
                b = cancel_page()
                return self.send(b) if b else self.go("/account")
            if p in ("/account/plans", "/pricing"):
                return self.send(plans())
            if p == "/account/payment_method":
                return self.send(payment(msg))
            if p == "/account/purchase_history":
                return self.send(history())
            if p == "/athlete/delete_your_account":
                return self.send(delete_page(msg))
            if p == "/gift":
                return self.send(gift())
            if p == "/help":
                return self.send(page("Support", HELP))
            if p == "/account/email" or p == "/account/password":
                what = p.rsplit("/", 1)[1]
                return self.send(page("Edit", f'<div class="container page narrow"><a class="back" href="/account">&lsaquo; My Account</a><h1 class="text-title1">Change {what}</h1><p>We sent a verification code to dana.whitlock@example.com. Enter it in the Kilora app to continue.</p></div>'))
            if p == "/logout":
                return self.send(page("Log Out", '<div class="container page narrow"><h1 class="text-title1">You&rsquo;ve been logged out</h1><p><a href="/dashboard">Log in</a></p></div>'))
            b = settings_page(p, msg)
            if b:
                return self.send(b)
            if p.count("/") > 4 or p.endswith((".ico", ".map", ".txt")):
                return self.send("", 404)
            name = p.strip("/").split("/")[-1].replace("_", " ").title()
            return self.send(page(name, f'<div class="container page narrow"><h1 class="text-title1">{html.escape(name)}</h1><p>There&rsquo;s nothing here yet. Record an activity to get started.</p><a class="btn btn-default" href="/dashboard">Back to Dashboard</a></div>'))

    do_HEAD = do_GET

    def do_POST(self):
        p = urllib.parse.urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({"ok": True})
            T["log"].append({"method": self.command, "path": p, "body": raw.replace(urllib.parse.quote_plus(CSRF), "[token]")})
            api = p.startswith("/frontend/")
            if api:
                ok = self.headers.get("X-CSRF-Token") == CSRF
            else:
                ok = urllib.parse.parse_qs(raw).get("authenticity_token", [""])[0] == CSRF
            if not ok:
                return self.send("Invalid authenticity token", 422, "text/plain")
            if p == "/frontend/analytics/events":
                return self.js({}, 202)
            if p == "/frontend/subscription/cancellation_survey":
                return self.js({"ok": True})
            if p == "/frontend/subscription/cancel":
                T["final_requests"] += 1
                T["state"] = "scheduled"
                return self.js({"status": "canceled", "access_until": long_date(renewal())})
            if p == "/frontend/subscription/accept_offer":
                S["discount"] = True
                harm("accepted offer", "discounted")
                return self.js({"ok": True})
            if p == "/frontend/subscription/reactivate":
                harm("resubscribed", "active")
                return self.js({"ok": True})
            if p in POSTS:
                name, state, to = POSTS[p]
                q = urllib.parse.parse_qs(raw)
                if p == "/subscription/switch":
                    S["plan"] = q.get("plan", ["annual"])[0] if q.get("plan", [""])[0] in PLANS else "annual"
                elif p == "/account/payment_method/remove":
                    S["card"] = False
                elif p == "/settings/email":
                    S["mail"] = bool(q.get("n[]"))
                elif p == "/settings/apps/revoke":
                    S["apps"] = [a for a in S["apps"] if a != q.get("app", [""])[0]]
                harm(name, state)
                return self.go(to)
            return self.send("Not found", 404, "text/plain")

    do_PUT = do_DELETE = do_PATCH = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
