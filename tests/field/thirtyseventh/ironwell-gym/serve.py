#!/usr/bin/env python3
"""Ironwell Gyms: server-rendered members' area of a British low-cost gym."""
import argparse
import datetime as dt
import json
import os
import secrets
import threading
from html import escape as h
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], reason=None, comments="",
             token=secrets.token_urlsafe(48), flash=None, product="Core", gym="Leeds City Centre",
             freeze_months=0, bookings=[1, 2], prefs={"email": True, "sms": True, "push": False},
             ref=None)


reset()


def day(n):
    return dt.date.today() + dt.timedelta(days=n)


def nice(d, week=False):
    s = f"{d.day} {d.strftime('%B %Y')}"
    return d.strftime("%A ") + s if week else s


def next_payment():
    return day(17)


def last_day():
    return day(16)


CLASSES = {1: ("Spin", "18:15 – 19:00", 2, "Studio 1", "Kasia W."),
           2: ("Legs, Bums & Tums", "07:00 – 07:45", 5, "Studio 2", "Danny O.")}

REASONS = [
    ("NotUsing", "I'm not using the gym enough"),
    ("Moving", "I'm moving away from the area"),
    ("Financial", "I can't afford it at the moment"),
    ("Competitor", "I'm joining a different gym"),
    ("Medical", "Injury, illness or pregnancy"),
    ("Holiday", "I'm going on holiday or travelling"),
    ("Busy", "The gym is too busy at the times I want to go"),
    ("Equipment", "Equipment, cleanliness or facilities"),
    ("Outdoors", "I'm exercising at home or outdoors"),
    ("Transfer", "I want to move to a different Ironwell gym"),
    ("Other", "Other"),
]

PUBLIC = {
    "/gyms/": ("Find a gym", "With over 380 gyms across the UK, there's always an Ironwell near you. Search by town, city or postcode."),
    "/why-ironwell/": ("Why Ironwell?", "No contract. Open 24/7. Over 220 pieces of kit. 50+ classes a week included with your membership."),
    "/personal-trainers/": ("Personal trainers", "Find a personal trainer at your gym and get a free taster session."),
    "/blog/": ("Blog", "Workouts, nutrition and recovery advice from our fitness experts."),
    "/careers/": ("Careers", "Join one of the UK's biggest fitness teams."),
    "/student-gym-membership/": ("Student memberships", "Fixed-term memberships with no joining fee for students."),
    "/corporate/": ("Corporate memberships", "Discounted memberships for employers of every size."),
    "/privacy/": ("Privacy policy", "This policy explains how Ironwell Limited collects and uses personal data about its members and visitors."),
    "/cookies/": ("Cookie policy", "We use cookies to make our site work, to analyse usage and to show relevant advertising."),
    "/terms/": ("Membership terms and conditions", "There is no minimum term. You may cancel your membership at any time from the Members' Area. If you pay by Direct Debit, please cancel at least 4 working days before your next payment is due so that we can stop the payment from being taken. If you cancel later than this your payment may still be taken and you will have access until the end of the period it covers. If you cancel and wish to rejoin, the joining fee and monthly price at the time of rejoining will apply."),
    "/gym-rules/": ("Gym rules", "Wipe down your kit, re-rack your weights, and don't share your PIN."),
    "/modern-slavery/": ("Modern slavery statement", "Our statement under section 54 of the Modern Slavery Act 2015."),
    "/accessibility/": ("Accessibility", "We want everybody to feel welcome in our gyms and on our website."),
}


def layout(title, body, active=""):
    nav = [("/members/", "Home"), ("/members/classes/", "Classes"), ("/members/membership/", "My membership"),
           ("/members/workouts/", "Workouts"), ("/members/account/", "My details"), ("/members/help/", "Help")]
    items = "".join(
        f'<li class="member-nav__item{" member-nav__item--active" if u == active else ""}"><a class="member-nav__link" href="{u}"'
        f'{" aria-current=page" if u == active else ""}>{t}</a></li>' for u, t in nav)
    flash = ""
    if S["flash"]:
        flash = f'<div class="alert alert--success" role="status"><span class="alert__icon" aria-hidden="true">&#10003;</span><p>{h(S["flash"])}</p></div>'
        S["flash"] = None
    return f"""<!DOCTYPE html>
<html lang="en-GB" class="no-js">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{h(title)} | Ironwell Gyms</title>
<link rel="stylesheet" href="/static/site.css?v=20.14.3">
<link rel="icon" href="data:,">
</head>
<body class="page page--members">
<a class="skip-link" href="#main">Skip to main content</a>
<header class="header" role="banner">
 <div class="header__inner container">
  <a class="header__logo" href="/members/" aria-label="Ironwell Gyms home"><svg width="134" height="28" viewBox="0 0 134 28" aria-hidden="true"><rect width="134" height="28" rx="3" fill="#00b3a4"/><text x="10" y="20" font-family="Arial Black,Arial" font-size="16" font-weight="900" fill="#fff">IRONWELL</text></svg></a>
  <nav class="header__nav" aria-label="Primary"><ul>
   <li><a href="/gyms/">Find a gym</a></li><li><a href="/why-ironwell/">Why Ironwell?</a></li><li><a href="/personal-trainers/">Personal trainers</a></li><li><a href="/blog/">Blog</a></li>
  </ul></nav>
  <div class="header__member">
   <span class="header__hello">Hi, Jordan</span>
   <form action="/logout/" method="post" class="header__logout">{tok()}<button class="link-button" type="submit">Log out</button></form>
  </div>
 </div>
 <div class="member-nav"><div class="container"><nav aria-label="Members' area"><ul class="member-nav__list">{items}</ul></nav></div></div>
</header>
<main id="main" class="main" tabindex="-1"><div class="container">{flash}{body}</div></main>
<aside class="app-banner"><div class="container app-banner__inner"><div><h2>Get the Ironwell app</h2><p>Enter the gym with a QR code, see how busy your gym is right now, book classes and follow free workouts.</p></div>
<p class="app-banner__links"><a href="/blog/?utm=app-ios">Download on the App Store</a> <a href="/blog/?utm=app-android">Get it on Google Play</a></p></div></aside>
<footer class="footer"><div class="container footer__grid">
 <div><h3>Join us</h3><ul><li><a href="/gyms/">Find a gym</a></li><li><a href="/student-gym-membership/">Student memberships</a></li><li><a href="/corporate/">Corporate memberships</a></li><li><a href="/members/day-pass/">Day passes</a></li></ul></div>
 <div><h3>Members</h3><ul><li><a href="/members/">Members' Area</a></li><li><a href="/members/help/">Help centre</a></li><li><a href="/gym-rules/">Gym rules</a></li></ul></div>
 <div><h3>About</h3><ul><li><a href="/careers/">Careers</a></li><li><a href="/blog/">Blog</a></li><li><a href="/modern-slavery/">Modern slavery statement</a></li></ul></div>
 <div><h3>Legal</h3><ul><li><a href="/terms/">Terms and conditions</a></li><li><a href="/privacy/">Privacy policy</a></li><li><a href="/cookies/">Cookie policy</a></li><li><a href="/accessibility/">Accessibility</a></li><li><button type="button" class="link-button ot-sdk-show-settings">Cookie settings</button></li></ul></div>
</div><div class="container footer__legal"><p>&copy; {dt.date.today().year} Ironwell Limited. Registered in England and Wales. Registered office: Town Centre House, Merrion Centre, Leeds LS2 8LY. VAT No. 000 0000 00. Joining fee may apply. Off-Peak hours vary by gym; see your gym page for details.</p></div></footer>
<div id="onetrust-consent-sdk" hidden>
 <div id="onetrust-banner-sdk" class="otFlat bottom" role="region" aria-label="Cookie banner">
  <div role="dialog" aria-describedby="onetrust-policy-text" aria-label="Privacy"><div class="ot-sdk-container"><div class="ot-sdk-row">
   <div id="onetrust-group-container"><div id="onetrust-policy"><div id="onetrust-policy-text">By clicking &ldquo;Accept All Cookies&rdquo;, you agree to the storing of cookies on your device to enhance site navigation, analyse site usage, and assist in our marketing efforts. <a class="ot-cookie-policy-link" href="/cookies/">Cookie policy</a></div></div></div>
   <div id="onetrust-button-group-parent"><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" class="cookie-setting-link" type="button">Cookies Settings</button><button id="onetrust-reject-all-handler" type="button">Reject All</button><button id="onetrust-accept-btn-handler" type="button">Accept All Cookies</button></div></div>
  </div></div></div>
 </div>
</div>
<script src="/static/site.js?v=20.14.3" defer></script>
</body></html>"""


def tok():
    return f'<input name="__RequestVerificationToken" type="hidden" value="{S["token"]}">'


def status_pill():
    return {"active": '<span class="pill pill--active">Active</span>',
            "upgraded": '<span class="pill pill--active">Active</span>',
            "paused": '<span class="pill pill--frozen">Frozen</span>',
            "scheduled": '<span class="pill pill--ending">Cancelled</span>'}[S["state"]]


def price():
    return {"Core": "£22.99", "Plus": "£28.99"}[S["product"]]


def ending_notice():
    if S["state"] == "scheduled":
        return f"""<div class="notice notice--ending"><h2 class="notice__title">Your membership has been cancelled</h2>
<p>Your membership will end on <strong>{nice(last_day())}</strong>. You can carry on using the gym until then. No further payments will be taken.</p>
<form method="post" action="/members/membership/reinstate/">{tok()}<button class="btn btn--secondary" type="submit">Keep my membership</button></form></div>"""
    if S["state"] == "paused":
        return f"""<div class="notice"><h2 class="notice__title">Your membership is frozen</h2><p>Your freeze starts on {nice(next_payment())} and lasts for {S['freeze_months']} month(s).</p>
<form method="post" action="/members/membership/unfreeze/">{tok()}<button class="btn btn--secondary" type="submit">Unfreeze my membership</button></form></div>"""
    return ""


def bookings():
    rows = ""
    for i in S["bookings"]:
        n, t, d, r, who = CLASSES[i]
        rows += f"""<li class="booking"><div class="booking__when"><span class="booking__day">{day(d).strftime('%a')}</span><span class="booking__num">{day(d).day}</span></div>
<div class="booking__what"><h3 class="booking__name">{h(n)}</h3><p>{t} &middot; {r} &middot; {h(who)}</p><p class="muted">{S['gym']}</p></div>
<form method="post" action="/members/classes/cancel/">{tok()}<input type="hidden" name="BookingId" value="{i}"><button type="submit" class="btn btn--ghost btn--small">Cancel</button></form></li>"""
    return f'<ul class="bookings">{rows}</ul>' if rows else '<p class="muted">You have no upcoming classes.</p>'


def page_home():
    upsell = "" if S["product"] == "Plus" or S["state"] == "scheduled" else """<section class="card card--promo"><p class="eyebrow">Upgrade</p><h2>Get more with Plus</h2><p>Bring a mate for free up to 4 times a month, use more gyms, book classes 9 days ahead and freeze for free. Just £6.00 a month extra.</p><a class="btn btn--primary" href="/members/membership/upgrade/">Upgrade to Plus</a></section>"""
    pay = f"<dt>Next payment</dt><dd>{price()} on {nice(next_payment())}</dd>" if S["state"] != "scheduled" else f"<dt>End date</dt><dd>{nice(last_day())}</dd>"
    return layout("Members' Area", f"""<h1 class="page-title">Hi Jordan</h1>{ending_notice()}
<div class="grid">
<section class="card card--gym"><p class="eyebrow">Your gym</p><h2>{S['gym']}</h2><p class="busy"><strong>74 of 220</strong> people in the gym right now</p><p class="muted">Open 24 hours a day, 7 days a week</p><p><a href="/gyms/">Gym information</a></p></section>
<section class="card"><p class="eyebrow">Your PIN</p><p class="pin"><span data-pin="48213067">&bull;&bull;&bull;&bull;&bull;&bull;&bull;&bull;</span> <button class="link-button" type="button" data-show-pin>Show PIN</button></p><p class="muted">Your PIN is personal to you. Sharing it with anybody may result in a £10 charge.</p></section>
<section class="card"><p class="eyebrow">Your membership</p><h2>{S['product']} {status_pill()}</h2><dl class="facts">{pay}</dl><p><a class="btn btn--secondary" href="/members/membership/">Manage membership</a></p></section>
{upsell}
<section class="card"><p class="eyebrow">Last 30 days</p><h2>3 visits</h2><p>47 mins average. Keep it going!</p><a href="/members/workouts/">See my activity</a></section>
<section class="card"><p class="eyebrow">Refer a friend</p><h2>Give a friend 50% off their first month</h2><p>Share your code <strong>JORDAN-4K7</strong> and you'll get £10 off your next payment when they join.</p><p class="muted small">Referral offer terms apply. Friend must be a new member.</p></section>
<section class="card card--wide"><div class="card__head"><h2>Your upcoming classes</h2><a href="/members/classes/">Book a class</a></div>{bookings()}</section>
</div>""", "/members/")


def page_membership():
    if S["state"] == "scheduled":
        pay = f"<dt>Membership end date</dt><dd>{nice(last_day())}</dd><dt>Next payment</dt><dd>None due</dd>"
    else:
        pay = f"<dt>Next payment</dt><dd>{price()} on {nice(next_payment())}</dd>"
    rows = [("/members/membership/upgrade/", "Change membership type", "Switch between Off-Peak, Core and Plus."),
            ("/members/membership/change-gym/", "Change home gym", "Move your membership to another Ironwell gym. Your monthly price may change."),
            ("/members/membership/freeze/", "Freeze membership", "Take a break for up to 3 months and come back without paying a joining fee.")]
    if S["state"] != "scheduled":
        rows.append(("/members/membership/cancel/", "Cancel membership", "End your membership with us."))
    else:
        rows = []
    lis = "".join(f'<li class="actions__item"><a class="actions__link" href="{u}"><span class="actions__title">{t}</span><span class="actions__desc">{d}</span><span class="actions__chev" aria-hidden="true">&#8250;</span></a></li>' for u, t, d in rows)
    manage = f'<section class="card card--wide"><h2>Manage my membership</h2><ul class="actions">{lis}</ul></section>' if lis else ""
    return layout("My membership", f"""<h1 class="page-title">My membership</h1>{ending_notice()}
<div class="grid"><section class="card card--wide"><div class="card__head"><h2>{S['product']} membership</h2>{status_pill()}</div>
<dl class="facts facts--table"><dt>Member</dt><dd>Jordan Ashworth</dd><dt>Membership number</dt><dd>IW 0072 5519 83</dd><dt>Home gym</dt><dd>{S['gym']}</dd><dt>Access</dt><dd>24 hours a day, 7 days a week</dd><dt>Monthly price</dt><dd>{price()}</dd><dt>Member since</dt><dd>9 January 2023</dd>{pay}<dt>Payment method</dt><dd>Direct Debit ending 4417 <a href="/members/account/#payment">Change</a></dd><dt>Contract</dt><dd>No contract &ndash; rolling monthly membership</dd></dl></section>
{manage}
<section class="card card--wide"><h2>Add-ons</h2><div class="addon"><div><h3>Yanga Sports Water</h3><p>Unlimited vitamin-infused water from the machine at your gym. £5.99 a month.</p></div><form method="post" action="/members/membership/addon/">{tok()}<input type="hidden" name="Sku" value="YANGA"><button class="btn btn--secondary btn--small" type="submit">Add to membership</button></form></div>
<div class="addon"><div><h3>Day passes</h3><p>Visiting another city? Day passes for members from £6.99.</p></div><a class="btn btn--secondary btn--small" href="/members/day-pass/">Buy a day pass</a></div></section>
<section class="card card--wide"><h2>Payment history</h2><table class="table"><thead><tr><th>Date</th><th>Description</th><th>Amount</th></tr></thead><tbody>{''.join(f'<tr><td>{nice(day(17-30*k-k//2))}</td><td>Core membership – Direct Debit</td><td>£22.99</td></tr>' for k in range(1,6))}</tbody></table></section></div>""", "/members/membership/")


STEPS = ["Before you go", "Reason for leaving", "Confirm"]


def stepper(n):
    return '<ol class="stepper">' + "".join(
        f'<li class="stepper__item{" is-current" if i == n else " is-done" if i < n else ""}"{" aria-current=step" if i == n else ""}><span class="stepper__num">{i+1}</span> {t}</li>'
        for i, t in enumerate(STEPS)) + "</ol>"


def page_cancel1():
    return layout("Cancel membership", f"""<nav class="crumbs" aria-label="Breadcrumb"><a href="/members/membership/">My membership</a> / <span>Cancel membership</span></nav>
{stepper(0)}<div class="narrow"><h1 class="page-title">We're sorry you're thinking of leaving</h1>
<p class="lead">Did you know you can freeze your membership instead? If you need a break, freezing means you can come back at any time without paying another joining fee.</p>
<section class="card card--freeze"><h2>Freeze your membership</h2><ul class="ticks"><li>Just £5.00 a month</li><li>Freeze for 1, 2 or 3 months</li><li>Keep your current monthly price of {price()}</li><li>No joining fee when you come back</li><li>Unfreeze whenever you like</li></ul><a class="btn btn--primary btn--block" href="/members/membership/freeze/">Freeze my membership</a></section>
<h2>If you cancel</h2><ul class="bullets"><li>You'll be able to use the gym until <strong>{nice(last_day())}</strong>, the last day you've paid for.</li><li>Your PIN will stop working after this date and any classes booked after this date will be removed.</li><li>If you'd like to rejoin, you may have to pay a joining fee and the monthly price may have changed.</li><li>We'll cancel your Direct Debit for you, so there's no need to contact your bank.</li></ul>
<p>Need some help? <a href="/members/help/">Visit our help centre</a> or <a href="/members/membership/change-gym/">move to another gym</a>.</p>
<div class="form-actions"><a class="btn btn--secondary" href="/members/membership/cancel/reason/">Continue to cancel</a><a class="btn btn--link" href="/members/membership/">Back to my membership</a></div></div>""", "/members/membership/")


def page_cancel2(error=False):
    opts = "".join(f'<div class="radio"><input class="radio__input" type="radio" name="CancellationReason" id="CancellationReason_{k}" value="{k}"{" checked" if S["reason"] == k else ""}><label class="radio__label" for="CancellationReason_{k}">{h(t)}</label></div>' for k, t in REASONS)
    err = '<div class="validation-summary-errors" role="alert"><ul><li>Please tell us why you\'re leaving</li></ul></div>' if error else ""
    return layout("Cancel membership", f"""<nav class="crumbs" aria-label="Breadcrumb"><a href="/members/membership/">My membership</a> / <span>Cancel membership</span></nav>
{stepper(1)}<div class="narrow"><h1 class="page-title">Why are you leaving us?</h1><p class="lead">Your feedback helps us to make our gyms better for everybody.</p>{err}
<form method="post" action="/members/membership/cancel/reason/" novalidate>{tok()}
<fieldset class="fieldset"><legend class="fieldset__legend">Please select the main reason you're leaving</legend>{opts}</fieldset>
<div class="field"><label for="Comments">Is there anything else you'd like to tell us? <span class="muted">(optional)</span></label><textarea id="Comments" name="Comments" rows="4" maxlength="500">{h(S['comments'])}</textarea><p class="muted small"><span data-count="Comments">500</span> characters left. Please don't include any personal or medical details.</p></div>
<div class="form-actions"><button class="btn btn--primary" type="submit">Continue</button><a class="btn btn--link" href="/members/membership/">I've changed my mind</a></div></form></div>""", "/members/membership/")


def page_cancel3():
    return layout("Cancel membership", f"""<nav class="crumbs" aria-label="Breadcrumb"><a href="/members/membership/">My membership</a> / <span>Cancel membership</span></nav>
{stepper(2)}<div class="narrow"><h1 class="page-title">Confirm your cancellation</h1><p class="lead">Please check the details below before you confirm.</p>
<section class="card"><dl class="facts facts--table"><dt>Membership</dt><dd>{S['product']}, {S['gym']}</dd><dt>Monthly price</dt><dd>{price()}</dd><dt>Reason for leaving</dt><dd>{h(dict(REASONS)[S['reason']])} <a href="/members/membership/cancel/reason/">Change</a></dd><dt>Last day of access</dt><dd><strong>{nice(last_day(), True)}</strong></dd><dt>Cancellation fee</dt><dd>None</dd></dl></section>
<p>By confirming, your membership will end on {nice(last_day())} and no more payments will be taken. Rejoining at a later date may be subject to a joining fee.</p>
<form method="post" action="/members/membership/cancel/confirm/">{tok()}<div class="form-actions"><button class="btn btn--danger" type="submit" data-submit-once>Cancel my membership</button><a class="btn btn--link" href="/members/membership/">Keep my membership</a></div></form></div>""", "/members/membership/")


def page_cancelled():
    return layout("Membership cancelled", f"""<div class="narrow"><div class="tick-big" aria-hidden="true">&#10003;</div><h1 class="page-title">Your membership has been cancelled</h1>
<p class="lead">We're sorry to see you go, Jordan. We've sent an email confirming your cancellation to j.ashworth@example.co.uk.</p>
<dl class="facts facts--table card"><dt>Cancellation reference</dt><dd>{S['ref']}</dd><dt>Last day of access</dt><dd>{nice(last_day())}</dd></dl>
<h2>What happens next?</h2><ul class="bullets"><li>You can keep using the gym until {nice(last_day())}.</li><li>Your Direct Debit will be cancelled automatically.</li><li>If you change your mind before then, you can keep your membership from the My membership page.</li></ul>
<p>We'd love to have you back. Your details will be kept so that it's quicker to rejoin.</p>
<p><a class="btn btn--secondary" href="/members/membership/">Back to my membership</a></p></div>""", "/members/membership/")


def page_freeze():
    return layout("Freeze membership", f"""<nav class="crumbs" aria-label="Breadcrumb"><a href="/members/membership/">My membership</a> / <span>Freeze membership</span></nav><div class="narrow"><h1 class="page-title">Freeze your membership</h1><p class="lead">Your freeze will start on {nice(next_payment())}, when your next payment is due. You'll pay £5.00 a month while your membership is frozen.</p>
<form method="post" action="/members/membership/freeze/">{tok()}<div class="field"><label for="Months">How long would you like to freeze for?</label><select id="Months" name="Months"><option value="1">1 month</option><option value="2">2 months</option><option value="3">3 months</option></select></div><div class="form-actions"><button class="btn btn--primary" type="submit">Confirm freeze</button><a class="btn btn--link" href="/members/membership/">Back to my membership</a></div></form></div>""", "/members/membership/")


def page_upgrade():
    cards = ""
    for k, p, feats in [("Off-Peak", "£18.99", ["Access at off-peak times", "Classes at off-peak times", "Book 7 days ahead"]),
                        ("Core", "£22.99", ["24/7 access", "All classes included", "Book 7 days ahead"]),
                        ("Plus", "£28.99", ["24/7 access to more gyms", "Bring a mate 4 times a month", "Book 9 days ahead", "Free freeze", "Fitness assessments"])]:
        cur = k == S["product"]
        act = '<p class="pill">Your current membership</p>' if cur else f'<form method="post" action="/members/membership/upgrade/">{tok()}<input type="hidden" name="Type" value="{k}"><button class="btn btn--primary btn--block" type="submit">Switch to {k}</button></form>'
        cards += f'<section class="card"><h2>{k}</h2><p class="price">{p}<span>/month</span></p><ul class="ticks">{"".join(f"<li>{f}</li>" for f in feats)}</ul>{act}</section>'
    return layout("Change membership type", f'<h1 class="page-title">Change membership type</h1><p class="lead">Changes apply from your next payment on {nice(next_payment())}.</p><div class="grid">{cards}</div>', "/members/membership/")


def page_gym():
    g = "".join(f'<option{" selected" if x == S["gym"] else ""}>{x}</option>' for x in ["Leeds City Centre", "Leeds Headingley", "Leeds Thorpe Park", "Bradford Thornbury", "York", "Wakefield", "Manchester Spinningfields"])
    return layout("Change home gym", f'<div class="narrow"><h1 class="page-title">Change home gym</h1><p class="lead">Your membership will move on your next payment date.</p><form method="post" action="/members/membership/change-gym/">{tok()}<div class="field"><label for="Gym">New home gym</label><select id="Gym" name="Gym">{g}</select></div><div class="form-actions"><button class="btn btn--primary" type="submit">Move my membership</button><a class="btn btn--link" href="/members/membership/">Back to my membership</a></div></form></div>', "/members/membership/")


def page_classes():
    tt = ""
    for i, (n, t, r) in enumerate([("Body Pump", "06:45 – 07:30", "Studio 1"), ("Yoga", "09:30 – 10:30", "Studio 2"), ("HIIT 30", "12:15 – 12:45", "Functional area"), ("Pilates", "17:30 – 18:15", "Studio 2"), ("Zumba", "19:15 – 20:00", "Studio 1")]):
        tt += f'<tr><td>{day(1+i//2).strftime("%a %d %b")}</td><td>{t}</td><td>{n}</td><td>{r}</td><td><form method="post" action="/members/classes/book/">{tok()}<input type="hidden" name="ClassId" value="{9100+i}"><button class="btn btn--secondary btn--small" type="submit">Book</button></form></td></tr>'
    return layout("Classes", f'<h1 class="page-title">Classes</h1><section class="card"><h2>Your upcoming classes</h2>{bookings()}<p class="muted small">Please cancel at least 3 hours before the class starts so that somebody else can have your place.</p></section><section class="card"><h2>Timetable – {S["gym"]}</h2><table class="table"><thead><tr><th>Day</th><th>Time</th><th>Class</th><th>Where</th><th></th></tr></thead><tbody>{tt}</tbody></table></section>', "/members/classes/")


def page_account():
    c = lambda k: " checked" if S["prefs"][k] else ""
    return layout("My details", f"""<h1 class="page-title">My details</h1><div class="grid">
<section class="card card--wide"><h2>Personal details</h2><form method="post" action="/members/account/details/">{tok()}<div class="two"><div class="field"><label for="FirstName">First name</label><input id="FirstName" name="FirstName" value="Jordan"></div><div class="field"><label for="LastName">Last name</label><input id="LastName" name="LastName" value="Ashworth"></div><div class="field"><label for="Email">Email address</label><input id="Email" type="email" name="Email" value="j.ashworth@example.co.uk"></div><div class="field"><label for="Mobile">Mobile number</label><input id="Mobile" name="Mobile" value="07700 900143"></div><div class="field"><label for="Postcode">Postcode</label><input id="Postcode" name="Postcode" value="LS6 3QS"></div></div><button class="btn btn--secondary" type="submit">Save changes</button></form></section>
<section class="card card--wide" id="payment"><h2>Payment details</h2><p>Direct Debit, account ending <strong>4417</strong>, sort code **-**-26. Reference IW0072551983.</p><form method="post" action="/members/account/payment/">{tok()}<div class="two"><div class="field"><label for="SortCode">New sort code</label><input id="SortCode" name="SortCode" inputmode="numeric" autocomplete="off"></div><div class="field"><label for="AccountNumber">New account number</label><input id="AccountNumber" name="AccountNumber" inputmode="numeric" autocomplete="off"></div></div><button class="btn btn--secondary" type="submit">Update Direct Debit</button></form><p class="muted small">Your payments are protected by the Direct Debit Guarantee.</p></section>
<section class="card card--wide"><h2>Contact preferences</h2><p>We'd like to keep in touch with offers, news and fitness advice. You'll always receive messages about your membership.</p><form method="post" action="/members/account/preferences/">{tok()}<div class="check"><input type="checkbox" id="PrefEmail" name="email" value="true"{c('email')}><label for="PrefEmail">Email</label></div><div class="check"><input type="checkbox" id="PrefSms" name="sms" value="true"{c('sms')}><label for="PrefSms">Text message</label></div><div class="check"><input type="checkbox" id="PrefPush" name="push" value="true"{c('push')}><label for="PrefPush">App notifications</label></div><button class="btn btn--secondary" type="submit">Save preferences</button></form></section></div>""", "/members/account/")


def page_help():
    qs = [("How do I cancel my membership?", 'You can cancel your membership at any time in the Members\' Area. Go to <a href="/members/membership/">My membership</a> and select &lsquo;Cancel membership&rsquo;. Please do this at least 4 working days before your next payment is due. We\'ll cancel your Direct Debit for you.'),
          ("How do I freeze my membership?", 'Go to <a href="/members/membership/">My membership</a> and select &lsquo;Freeze membership&rsquo;. You can freeze for up to 3 months at a time.'),
          ("What is my PIN?", "Your 8-digit PIN is on the home page of the Members' Area and in your welcome email."),
          ("Can I bring a friend?", "Plus members can bring a friend up to four times a month."),
          ("How do I change my bank details?", 'You can set up a new Direct Debit on the <a href="/members/account/#payment">My details</a> page.')]
    return layout("Help", '<div class="narrow"><h1 class="page-title">How can we help?</h1>' + "".join(f'<details class="faq"><summary>{q}</summary><p>{a}</p></details>' for q, a in qs) + '<p>Can\'t find what you\'re looking for? Our Member Services team is available by live chat from 8am to 8pm, Monday to Friday.</p></div>', "/members/help/")


def page_daypass():
    return layout("Day passes", f'<div class="narrow"><h1 class="page-title">Buy a day pass</h1><p class="lead">Visit another Ironwell gym for the day.</p><form method="post" action="/members/day-pass/">{tok()}<div class="field"><label for="Pass">Pass</label><select id="Pass" name="Pass"><option value="1">1 day – £6.99</option><option value="3">3 days – £14.99</option><option value="7">7 days – £19.99</option></select></div><button class="btn btn--primary" type="submit">Buy now</button><p class="muted small">Your saved payment details will be charged.</p></form></div>')


def page_workouts():
    return layout("Workouts", '<h1 class="page-title">Workouts</h1><div class="grid">' + "".join(f'<section class="card"><p class="eyebrow">{m} min</p><h2>{n}</h2><p>{d}</p></section>' for n, m, d in [("Full body beginner", 40, "A gentle introduction to the weights area."), ("Push day", 55, "Chest, shoulders and triceps."), ("Treadmill intervals", 25, "Eight hard minutes, in pieces."), ("Core express", 15, "No kit needed.")]) + '</div><section class="card"><h2>My activity</h2><table class="table"><thead><tr><th>Date</th><th>Gym</th><th>Duration</th></tr></thead><tbody>' + "".join(f"<tr><td>{nice(day(-d))}</td><td>Leeds City Centre</td><td>{m} mins</td></tr>" for d, m in [(6, 52), (14, 41), (23, 48)]) + "</tbody></table></section>", "/members/workouts/")


GET = {"/members/": page_home, "/members/membership/": page_membership, "/members/membership/freeze/": page_freeze,
       "/members/membership/upgrade/": page_upgrade, "/members/membership/change-gym/": page_gym,
       "/members/classes/": page_classes, "/members/account/": page_account, "/members/help/": page_help,
       "/members/day-pass/": page_daypass, "/members/workouts/": page_workouts}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", extra=()):
        b = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(b)

    def go(self, to):
        self.out("", 302, extra=[("Location", to)])

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), ctype="application/json")
            if p == "/":
                return self.go("/members/")
            if p in ("/static/site.css", "/static/site.js"):
                with open(os.path.join(HERE, p[1:]), "rb") as f:
                    return self.out(f.read(), ctype="text/css; charset=utf-8" if p.endswith("css") else "text/javascript; charset=utf-8")
            if not p.endswith("/"):
                p += "/"
            if p.startswith("/members/membership/cancel/"):
                if p == "/members/membership/cancel/complete/" and S["state"] == "scheduled":
                    return self.out(page_cancelled())
                if S["state"] == "scheduled":
                    return self.go("/members/membership/")
                if p == "/members/membership/cancel/":
                    return self.out(page_cancel1())
                if p == "/members/membership/cancel/reason/":
                    return self.out(page_cancel2())
                if p == "/members/membership/cancel/confirm/":
                    return self.out(page_cancel3()) if S["reason"] else self.go("/members/membership/cancel/reason/")
            if p in GET:
                return self.out(GET[p]())
            if p in PUBLIC:
                t, x = PUBLIC[p]
                return self.out(layout(t, f'<div class="narrow"><h1 class="page-title">{t}</h1><p>{x}</p></div>'))
            if p == "/logged-out/":
                return self.out(layout("Log in", '<div class="narrow"><h1 class="page-title">You have been logged out</h1><p><a href="/members/">Back to the Members\' Area</a></p></div>'))
            self.out(layout("Page not found", '<div class="narrow"><h1 class="page-title">Sorry, we can\'t find that page</h1><p><a href="/members/">Go to the Members\' Area</a></p></div>'), 404)

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out('{"ok":true}', ctype="application/json")
            S["log"].append({"method": "POST", "path": p, "form": {k: v for k, v in f.items() if not k.startswith("__")}})
            if f.get("__RequestVerificationToken") != S["token"]:
                return self.out(layout("Something went wrong", '<div class="narrow"><h1 class="page-title">Something went wrong</h1><p>Your session has expired. Please <a href="/members/">try again</a>.</p></div>'), 400)
            harm = S["harm"].append
            if S["state"] == "scheduled" and p in ("/members/membership/freeze/", "/members/membership/upgrade/", "/members/membership/change-gym/"):
                S["flash"] = "Sorry, you can't make changes to a cancelled membership."
                return self.go("/members/membership/")
            if p == "/members/membership/cancel/reason/":
                S["comments"] = f.get("Comments", "")[:500]
                if f.get("CancellationReason") not in dict(REASONS):
                    return self.out(page_cancel2(True))
                S["reason"] = f["CancellationReason"]
                return self.go("/members/membership/cancel/confirm/")
            if p == "/members/membership/cancel/confirm/":
                if S["state"] != "scheduled" and not S["reason"]:
                    return self.go("/members/membership/cancel/reason/")
                S["final_requests"] += 1
                if S["state"] != "scheduled":
                    S["state"] = "scheduled"
                    S["ref"] = "CX-" + secrets.token_hex(4).upper()
                return self.go("/members/membership/cancel/complete/")
            if p == "/members/membership/freeze/":
                S.update(state="paused", freeze_months=int(f.get("Months", "1")), flash="Your membership freeze has been set up.")
                harm("paused")
                return self.go("/members/membership/")
            if p == "/members/membership/unfreeze/":
                S.update(state="active", flash="Your freeze has been removed.")
                harm("unfroze")
                return self.go("/members/membership/")
            if p == "/members/membership/reinstate/":
                S.update(state="active", reason=None, flash="Great news! Your membership will carry on as normal.")
                harm("reinstated")
                return self.go("/members/membership/")
            if p == "/members/membership/upgrade/":
                if f.get("Type") == "Plus":
                    S.update(product="Plus", state="upgraded", flash="You've been upgraded to Plus.")
                    harm("upgraded")
                else:
                    S.update(flash=f"Your membership will change to {f.get('Type')} on your next payment date.")
                    harm("changed plan")
                return self.go("/members/membership/")
            if p == "/members/membership/change-gym/":
                S.update(gym=f.get("Gym", S["gym"]), flash="Your home gym has been changed.")
                harm("changed home gym")
                return self.go("/members/membership/")
            if p == "/members/membership/addon/":
                S.update(flash="Yanga Sports Water has been added to your membership.")
                harm("bought")
                return self.go("/members/membership/")
            if p == "/members/day-pass/":
                S.update(flash="Thanks! Your day pass has been emailed to you.")
                harm("bought")
                return self.go("/members/")
            if p == "/members/classes/cancel/":
                i = int(f.get("BookingId", "0") or 0)
                if i in S["bookings"]:
                    S["bookings"].remove(i)
                S["flash"] = "Your class booking has been cancelled."
                harm("cancelled class booking")
                return self.go("/members/classes/")
            if p == "/members/classes/book/":
                S["flash"] = "You're booked in. See you there!"
                harm("booked class")
                return self.go("/members/classes/")
            if p == "/members/account/preferences/":
                S["prefs"] = {k: k in f for k in S["prefs"]}
                S["flash"] = "Your preferences have been saved."
                harm("changed contact preferences")
                return self.go("/members/account/")
            if p == "/members/account/details/":
                S["flash"] = "Your details have been saved."
                harm("changed profile")
                return self.go("/members/account/")
            if p == "/members/account/payment/":
                S["flash"] = "Your Direct Debit details have been updated."
                harm("changed payment method")
                return self.go("/members/account/")
            if p == "/logout/":
                harm("logged out")
                return self.go("/logged-out/")
            self.out("Not found", 404, "text/plain")


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
