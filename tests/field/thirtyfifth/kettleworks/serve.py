#!/usr/bin/env python3
"""Kettleworks Gyms, members area. Standard library only."""
import argparse, datetime, html, json, os, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}
TOKEN = secrets.token_urlsafe(48)

PLANS = {"off-peak": ("Off-Peak", "16.99", "downgraded"), "core": ("Core", "21.99", "downgraded"),
         "plus": ("Plus", "22.99", None), "ultimate": ("Ultimate", "31.99", "upgraded")}
REASONS = [("too_expensive", "It’s too expensive for me at the moment"),
           ("not_using", "I’m not using the gym enough"),
           ("moving", "I’m moving home or changing jobs"),
           ("injury", "I’m injured, pregnant or have a medical condition"),
           ("other_gym", "I’m joining another gym"),
           ("unhappy", "I’m not happy with the gym (e.g. cleanliness, equipment, how busy it is)"),
           ("outdoors", "I’m going to exercise at home or outdoors"),
           ("other", "Another reason")]


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], draft={}, flash=None, plan="plus",
             addon=True, bookings={"88121": True, "88304": True}, card=True, survey=False)


reset()


def day(n):
    return datetime.date.today() + datetime.timedelta(days=n)


def fmt(d, wk=False):
    return (d.strftime("%A ") if wk else "") + "%d %s" % (d.day, d.strftime("%B %Y"))


NEXT = lambda: day(13)
LAST = lambda: day(12)
e = html.escape


def button_to(label, action, cls="btn btn-primary", method="post", confirm=None, hidden="", formcls="button_to"):
    m = "" if method == "post" else f'<input type="hidden" name="_method" value="{method}" autocomplete="off" />'
    c = f' data-turbo-confirm="{e(confirm)}"' if confirm else ""
    return (f'<form class="{formcls}" method="post" action="{action}"{c}>{m}<button class="{cls}" type="submit">{label}</button>'
            f'<input type="hidden" name="authenticity_token" value="{TOKEN}" autocomplete="off" />{hidden}</form>')


def form_open(action, method="post", cls="simple_form"):
    m = "" if method == "post" else f'<input type="hidden" name="_method" value="{method}" autocomplete="off" />'
    return (f'<form class="{cls}" novalidate="novalidate" action="{action}" accept-charset="UTF-8" method="post">{m}'
            f'<input type="hidden" name="authenticity_token" value="{TOKEN}" autocomplete="off" />')


ICON = '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="%s"/></svg>'
X = ICON % "M6 6l12 12M18 6L6 18"

COOKIE = '''<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" class="otFlat bottom" role="region" aria-label="Cookie banner"><div class="ot-sdk-container"><div id="onetrust-policy"><h2 id="onetrust-policy-title">We value your privacy</h2><div id="onetrust-policy-text">We and our partners use cookies and similar technologies to keep the site working, to understand how it is used and to show you advertising that is more relevant to you. By clicking “Accept All Cookies”, you agree to the storing of cookies on your device. You can change your mind at any time in Cookie Settings. <a href="/cookies">Cookie Policy</a></div></div><div id="onetrust-button-group"><button id="onetrust-accept-btn-handler">Accept All Cookies</button><button id="onetrust-reject-all-handler">Reject All</button><button id="onetrust-pc-btn-handler">Cookies Settings</button></div></div></div></div>'''

FOOT = '''<footer class="footer"><div class="container"><div class="row"><div class="col-lg-3"><h5>Kettleworks</h5><a href="/gyms">Find a gym</a><a href="/gyms">Opening soon</a><a href="/help">Classes</a><a href="/help">Personal training</a><a href="/members/passes">Day passes</a></div><div class="col-lg-3"><h5>Members</h5><a href="/members">My Kettleworks</a><a href="/members/refer">Refer a friend</a><a href="/members/classes">Book a class</a><a href="/help">Student discount</a></div><div class="col-lg-3"><h5>Support</h5><a href="/help">Help centre</a><a href="/help/articles/freezing-your-membership">Freezing your membership</a><a href="/help/articles/ending-your-membership">Ending your membership</a><a href="/help/contact">Contact us</a><a href="/help">Accessibility</a></div><div class="col-lg-3"><h5>Legal</h5><a href="/terms">Membership terms and conditions</a><a href="/terms">Privacy notice</a><a href="/cookies">Cookie policy</a><a href="/terms">Modern slavery statement</a><a href="/terms">Gender pay gap report</a></div></div><hr><p class="mb-0">© 2026 Kettleworks Gyms Ltd. Registered in England and Wales, company number 08813370. Registered office: Foundry House, 14 Water Lane, Leeds LS11 5PS. VAT number GB 187 2241 09. Kettleworks Gyms Ltd collects payments by Direct Debit through Harlequin Bureau Services.</p></div></footer>'''


def layout(h, title, body, nav="", side=True):
    consent = "" if "OptanonAlertBoxClosed" in (h.headers.get("Cookie") or "") else COOKIE
    flash = ""
    if S["flash"]:
        k, m = S["flash"]
        S["flash"] = None
        flash = f'<div class="alert alert-{k} alert-dismissible" role="alert">{m}</div>'
    def n(key, href, label, cls="nav-link"):
        return f'<a class="{cls}{" active" if key == nav else ""}" href="{href}">{label}</a>'
    items = [("home", "/members", "Home", "M3 11l9-8 9 8v10H3z"), ("membership", "/members/membership", "My membership", "M3 6h18v12H3zM3 10h18"),
             ("classes", "/members/classes", "My classes", "M4 5h16v16H4zM4 10h16M9 3v4M15 3v4"), ("payments", "/members/payments", "Payments", "M12 3v18M7 8h8a3 3 0 010 6H8"),
             ("profile", "/members/profile/edit", "Personal details", "M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c0-4 4-6 8-6s8 2 8 6"), ("refer", "/members/refer", "Refer a friend", "M12 5v14M5 12h14")]
    sb = '<nav class="sidebar" aria-label="Account">' + "".join(
        f'<a href="{u}"{" class=active aria-current=page" if k == nav else ""}>{ICON % p}{l}</a>' for k, u, l, p in items) + "</nav>"
    promo = '<div class="promo-bar">Black Friday: go Ultimate for just £3 more a month until March. <a href="/members/membership/change">See what’s included</a></div>' if S["state"] == "active" and side else ""
    inner = (f'<div class="row"><div class="col-lg-3">{sb}</div><div class="col-lg-9">{flash}{body}</div></div>' if side else flash + body)
    return f'''<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>{title} | Kettleworks Gyms</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="csrf-param" content="authenticity_token" />
<meta name="csrf-token" content="{TOKEN}" />
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/application-4f1d09b2.css" media="all" data-turbo-track="reload" />
<script src="/assets/application-a91c77e0.js" defer="defer" data-turbo-track="reload"></script>
</head>
<body class="members">
<a class="visually-hidden" href="#main">Skip to main content</a>
{promo}
<header class="navbar"><div class="container"><a class="navbar-brand" href="/members">kettle<span>works</span></a>
<ul class="navbar-nav"><li>{n("gyms", "/gyms", "Gyms")}</li><li>{n("classes", "/members/classes", "Classes")}</li><li>{n("membership", "/members/membership", "Memberships")}</li><li>{n("passes", "/members/passes", "Day passes")}</li><li>{n("help", "/help", "Help")}</li></ul>
<div class="dropdown"><button class="dropdown-toggle" type="button" data-bs-toggle="dropdown" aria-expanded="false">Daniel</button><ul class="dropdown-menu"><li><a class="dropdown-item" href="/members">My Kettleworks</a></li><li><a class="dropdown-item" href="/members/membership">My membership</a></li><li><a class="dropdown-item" href="/members/profile/edit">Personal details</a></li><li><hr class="dropdown-divider"></li><li>{button_to("Log out", "/members/sign_out", "dropdown-item", "delete")}</li></ul></div>
</div></header>
<main class="main" id="main"><div class="container">
{inner}
</div></main>
{FOOT}
<button class="chat-launcher" type="button" data-chat aria-label="Open chat">Chat with us</button>
<div class="chat-panel" role="dialog" aria-label="Chat"><strong>Hi Daniel, I’m Ketti, the Kettleworks assistant.</strong><p class="small mt-3">Our team is online 8am–8pm, seven days a week. For quick answers take a look at the <a href="/help">help centre</a>.</p></div>
{consent}
</body>
</html>'''


def badge():
    return {"active": '<span class="badge bg-success">Active</span>', "discounted": '<span class="badge bg-success">Active – 50% off</span>',
            "scheduled": f'<span class="badge bg-warning">Ending {fmt(LAST())}</span>', "paused": '<span class="badge bg-secondary">Frozen</span>',
            "deleted": '<span class="badge bg-secondary">Closed</span>'}.get(S["state"], '<span class="badge bg-success">Active</span>')


def ending_alert():
    if S["state"] != "scheduled":
        return ""
    return (f'<div class="alert alert-warning"><strong>Your membership is ending.</strong> You can keep using the gym until 23:59 on {fmt(LAST(), True)}. No more payments will be taken after that.'
            f'<div class="mt-3">{button_to("Keep my membership", "/members/cancellation", "btn btn-primary btn-sm", "delete")}</div></div>')


def p_home(h):
    pl = PLANS[S["plan"]]
    nextpay = "No further payments due" if S["state"] == "scheduled" else f"£{pl[1]} on {fmt(NEXT())}"
    return layout(h, "Home", f'''<h1>Good to see you, Daniel</h1>{ending_alert()}
<div class="row"><div class="col-lg-8"><div class="card"><div class="card-body d-flex gap-3 align-items-center"><div class="qr" role="img" aria-label="Entry QR code"></div><div><h3>Your entry pass</h3><p class="mb-0">PIN <strong>4471 8820</strong></p><p class="text-muted small mb-0">Scan the code at the pod or tap in your PIN. Please don’t share your PIN: sharing may lead to a £30 charge.</p></div></div></div></div>
<div class="col-lg-4"><div class="card"><div class="card-body"><h5>Right now at Leeds Kirkstall</h5><p class="mb-0" style="font-size:1.9rem;font-weight:800">62 people</p><p class="text-muted small mb-0">Quieter than usual for this time of day</p></div></div></div></div>
<div class="card"><div class="card-header">Membership {badge()}</div><div class="card-body"><dl class="kv"><dt>Membership</dt><dd>{pl[0]} – monthly</dd><dt>Home gym</dt><dd>Leeds Kirkstall</dd><dt>Next payment</dt><dd>{nextpay}</dd><dt>Member since</dt><dd>14 March 2024</dd></dl></div><div class="card-footer"><a href="/members/membership">View membership</a></div></div>
<div class="row"><div class="col-lg-6"><div class="card"><div class="card-img"></div><div class="card-body"><h3>Bring a mate for free</h3><p>Plus members can bring a friend four times a month. Just add their name in the app before you come.</p><a class="btn btn-outline-primary btn-sm" href="/members/refer">Add a guest</a></div></div></div>
<div class="col-lg-6"><div class="card"><div class="card-img" style="background:linear-gradient(120deg,#3a1c71,#d76d77,#ffaf7b)"></div><div class="card-body"><h3>Festive timetable</h3><p>We’re open 24 hours right through Christmas and New Year. Class times change from 21 December.</p><a class="btn btn-outline-primary btn-sm" href="/members/classes">See the timetable</a></div></div></div></div>''', "home")


def p_membership(h):
    pl = PLANS[S["plan"]]
    st = S["state"]
    pay = "No further payments due" if st == "scheduled" else f"£{pl[1]} on {fmt(NEXT())}"
    addon = (f'<div class="d-flex justify-content-between align-items-center"><div><strong>Recovery+</strong><div class="text-muted small">Hydromassage beds and infrared sauna. £4.00 a month, rolling.</div></div>{button_to("Remove", "/members/addons/recovery", "btn btn-outline-secondary btn-sm", "delete", "Remove Recovery+ from your membership? You will lose access straight away.")}</div>'
             if S["addon"] else '<p class="text-muted mb-0">You have no add-ons.</p>')
    if st == "scheduled":
        manage = f'<p>You cancelled your membership on {fmt(day(0))}. Your last day is <strong>{fmt(LAST(), True)}</strong>. If you have changed your mind you can keep your membership, with the same price and without a joining fee, up to that day.</p>{button_to("Keep my membership", "/members/cancellation", "btn btn-primary", "delete")}'
    else:
        manage = '''<div class="row"><div class="col-lg-6"><h5>Change membership</h5><p class="small text-muted">Move up to Ultimate, or switch to Off-Peak and train for less.</p><a class="btn btn-outline-primary btn-sm" href="/members/membership/change">Change</a></div><div class="col-lg-6"><h5>Change home gym</h5><p class="small text-muted">Moving? Switch to any of our 214 gyms. The price may change.</p><a class="btn btn-outline-primary btn-sm" href="/members/membership/transfer">Change home gym</a></div></div>
<div class="mt-4"><h5>Need a break?</h5><p class="small text-muted">Life gets busy. Freeze your membership for £5 a month for up to three months, or read about your options if you are thinking of leaving us.</p><a class="btn btn-outline-primary btn-sm" href="/members/membership/options">Freeze or cancel</a></div>'''
    return layout(h, "My membership", f'''<h1>My membership</h1>{ending_alert()}
<div class="card"><div class="card-header">Your membership {badge()}</div><div class="card-body"><dl class="kv"><dt>Membership type</dt><dd>{pl[0]} (multi-gym, up to 3 gyms)</dd><dt>Member number</dt><dd>KW-44718820</dd><dt>Home gym</dt><dd>Leeds Kirkstall, Kirkstall Bridge Retail Park LS5 3BL</dd><dt>Price</dt><dd>£{pl[1]} a month <span class="text-muted small">(joining price, now £27.99 for new members)</span></dd><dt>Contract</dt><dd>No contract, rolling monthly</dd><dt>Next payment</dt><dd>{pay}</dd></dl></div></div>
<div class="card"><div class="card-header">Add-ons</div><div class="card-body">{addon}</div></div>
<div class="card"><div class="card-header">Manage membership</div><div class="card-body">{manage}</div></div>''', "membership")


def p_options(h):
    return layout(h, "Freeze or cancel", f'''<p><a href="/members/membership">‹ Back to my membership</a></p><h1>Freeze or cancel</h1><p>Before you decide, here are the different ways you can take a break from Kettleworks.</p>
<div class="card"><div class="card-body"><span class="badge bg-success">Most popular</span><h3 class="mt-3">Freeze your membership</h3><p>Keep your price, your PIN and your booking history for only £5.00 a month. You can freeze for one, two or three months and come back whenever you are ready – unfreeze in a tap.</p><a class="btn btn-primary" href="/members/membership/freeze/new">Freeze my membership</a></div></div>
<div class="card"><div class="card-body"><h3>Switch to Off-Peak</h3><p>Train on weekdays between 9am and 4pm, after 8pm, and all weekend for £16.99 a month. That’s a saving of £72 a year.</p><a class="btn btn-outline-primary" href="/members/membership/change">See memberships</a></div></div>
<div class="card"><div class="card-body"><h3>Cancel your membership</h3><p class="mb-0">We’d be sorry to see you go. Please note that you need to cancel at least three working days before your next payment on {fmt(NEXT())}, and that simply cancelling your Direct Debit with your bank doesn’t end your membership. <a href="/members/cancellation/new">Continue to cancel</a></p></div></div>''', "membership")


def steps(n):
    return f'<div class="progress" role="progressbar" aria-valuenow="{n*25}" aria-valuemin="0" aria-valuemax="100" aria-label="Step {n} of 4"><div class="progress-bar" style="width:{n*25}%"></div></div><p class="text-muted small">Step {n} of 4</p>'


def p_reason(h, err=False):
    rs = "".join(f'<div class="form-check"><input class="form-check-input radio_buttons required" required="required" type="radio" value="{k}" name="cancellation[reason]" id="cancellation_reason_{k}"{" checked" if S["draft"].get("reason") == k else ""} /><label class="form-check-label" for="cancellation_reason_{k}">{l}</label></div>' for k, l in REASONS)
    er = '<div class="invalid-feedback">Please choose the main reason</div>' if err else ""
    return layout(h, "Tell us why", f'''{steps(1)}<h1>Why are you thinking of leaving?</h1><p>Your feedback goes straight to your gym team and helps us to make Kettleworks better. What is the main reason?</p>
{form_open("/members/cancellation/reason", "patch", "simple_form edit_cancellation")}<fieldset class="form-group radio_buttons required cancellation_reason"><legend class="visually-hidden">Reason <abbr title="required">*</abbr></legend>{er}{rs}</fieldset>
<div class="form-group text optional cancellation_detail" hidden><label class="form-label" for="cancellation_detail">Is there anything you would like to add? (optional)</label><textarea class="form-control" rows="3" maxlength="500" name="cancellation[detail]" id="cancellation_detail"></textarea></div>
<div class="d-flex gap-3 align-items-center flex-wrap"><input type="submit" name="commit" value="Continue" class="btn btn-primary" data-disable-with="Please wait…" /><a class="btn btn-link" href="/members/membership">Back to my membership</a></div></form>''', "membership")


def p_offer(h):
    r = S["draft"].get("reason")
    cont = '<div class="text-center mt-3"><a class="btn btn-link" href="/members/cancellation/review">No thanks, continue to cancel</a></div>'
    if r in ("injury", "not_using"):
        o = f'''<div class="offer"><p>Don’t lose your price</p><h2>Freeze for free for 2 months</h2><p>We’ll waive the £5 freeze fee for the first two months. After that your membership starts again automatically at £22.99 a month, unless you freeze for longer or cancel.</p>{button_to("Freeze my membership", "/members/membership/freeze", "btn btn-primary btn-lg", hidden='<input type="hidden" name="freeze[months]" value="2" autocomplete="off" /><input type="hidden" name="freeze[source]" value="retention" autocomplete="off" />')}</div>'''
    elif r == "moving":
        o = '''<div class="offer"><p>214 gyms and counting</p><h2>Take Kettleworks with you</h2><p>There is bound to be a Kettleworks near your new home or office. Switch your home gym today and we’ll take £10 off your next payment.</p><a class="btn btn-primary btn-lg" href="/members/membership/transfer">Find my new gym</a></div>'''
    else:
        o = f'''<div class="offer"><p>Because you’ve been with us since March 2024</p><h2>50% off for the next 3 months</h2><p>Stay with Kettleworks and pay only £11.49 a month for your next three payments. After that your membership goes back to £22.99 a month. Still no contract.</p>{button_to("Claim my 50% off", "/members/retention_offers/half-price-3/accept", "btn btn-primary btn-lg")}</div>'''
    return layout(h, "A little something before you go", f'{steps(2)}<h1>Before you go…</h1>{o}{cont}<p class="small text-muted mt-4">Offer available once in any twelve-month period and only to members with no outstanding balance. By claiming the offer you agree to end this cancellation request. Offer terms apply.</p>', "membership")


def p_review(h):
    add = f'<li>{X}<div><strong>Recovery+</strong><br>Your £4.00 add-on ends on the same day as your membership.</div></li>' if S["addon"] else ""
    return layout(h, "What you’ll lose", f'''{steps(3)}<h1>Here’s what you’d be giving up</h1><p>Daniel, you have visited us <strong>147 times</strong> since you joined – 11 of them in the past 30 days. You’re in the top 20% of members at Leeds Kirkstall.</p>
<div class="card"><div class="card-body"><ul class="lose"><li>{X}<div><strong>Your £22.99 price</strong><br>New members pay £27.99 for Plus at Leeds Kirkstall, plus a £15 joining fee. We can’t hold your price for you if you leave.</div></li><li>{X}<div><strong>Three gyms and four guest visits a month</strong><br>You’d lose access to Leeds Kirkstall, Leeds Regent Street and Bradford Broadway.</div></li><li>{X}<div><strong>Unlimited classes</strong><br>You have bookings after your last day which will be released to other members.</div></li>{add}<li>{X}<div><strong>Your training history</strong><br>Your workout log and body composition results are deleted 90 days after you leave.</div></li></ul></div></div>
<div class="d-flex gap-3 flex-wrap align-items-center"><a class="btn btn-primary btn-lg" href="/members/membership?kept=1">Keep my membership</a><a class="btn btn-outline-secondary" href="/members/cancellation/confirm">Continue</a></div>''', "membership")


def p_confirm(h, err=False):
    er = '<div class="invalid-feedback">Please tick the box to confirm that you have read and understood this</div>' if err else ""
    return layout(h, "Confirm", f'''{steps(4)}<h1>Please check and confirm</h1>
<div class="card"><div class="card-body"><dl class="kv"><dt>Membership</dt><dd>Plus – Leeds Kirkstall</dd><dt>Member number</dt><dd>KW-44718820</dd><dt>Last day</dt><dd>{fmt(LAST(), True)}</dd><dt>Payments still due</dt><dd>None. Your next payment on {fmt(NEXT())} won’t be taken.</dd></dl></div></div>
<p>You’ve paid up to {fmt(LAST())}, so you’ll be able to use the gym as normal until then. We’ll cancel your Direct Debit for you – please leave it in place until your last day.</p>
{form_open("/members/cancellation", "post", "simple_form new_cancellation")}{er}
<div class="form-check plain boolean required cancellation_understood"><input name="cancellation[understood]" type="hidden" value="0" autocomplete="off" /><input class="form-check-input boolean required" required="required" type="checkbox" value="1" name="cancellation[understood]" id="cancellation_understood" /><label class="form-check-label boolean required" for="cancellation_understood">I understand that my membership and any add-ons will end on {fmt(LAST())} and that a joining fee may apply if I rejoin. <abbr title="required">*</abbr></label></div>
<div class="form-check plain boolean optional cancellation_contact"><input name="cancellation[winback]" type="hidden" value="0" autocomplete="off" /><input class="form-check-input boolean optional" type="checkbox" value="1" checked="checked" name="cancellation[winback]" id="cancellation_winback" /><label class="form-check-label boolean optional" for="cancellation_winback">Let me know by email and SMS about exclusive offers to rejoin</label></div>
<div class="d-flex gap-3 flex-wrap align-items-center mt-4"><a class="btn btn-primary btn-lg" href="/members/membership?kept=1">I’ve changed my mind</a><input type="submit" name="commit" value="Cancel my membership" class="btn btn-outline-danger" data-disable-with="Please wait…" /></div></form>''', "membership")


def p_done(h):
    sv = '<p>Thanks for your feedback.</p>' if S["survey"] else form_open("/members/cancellation/survey") + '<div class="form-group"><label class="form-label" for="survey_score">How likely are you to recommend Kettleworks to a friend? (0–10)</label><select class="form-select" name="survey[score]" id="survey_score"><option value="">Please select</option>' + "".join(f'<option>{i}</option>' for i in range(11)) + '</select></div><input type="submit" name="commit" value="Send feedback" class="btn btn-outline-primary btn-sm" /></form>'
    return layout(h, "Membership cancelled", f'''<h1>Sorry to see you go, Daniel</h1><div class="alert alert-success"><strong>We’ve received your cancellation.</strong> Your membership will end on {fmt(LAST(), True)}. Your reference is KWC-{day(0).strftime("%y%m%d")}-3317.</div>
<div class="card"><div class="card-body"><h3>What happens next</h3><ul><li>We’ve sent a confirmation to d.hargreaves84@example.co.uk. It can take up to 24 hours to arrive, so please check your junk folder too.</li><li>You can keep using your gym until 23:59 on {fmt(LAST())}.</li><li>We’ll tell your bank to cancel your Direct Debit once your membership has ended.</li><li>You’ll be able to log in to My Kettleworks for another 12 months.</li></ul><p class="mb-0">Changed your mind already? {button_to("Keep my membership", "/members/cancellation", "btn btn-primary btn-sm", "delete")}</p></div></div>
<div class="card"><div class="card-header">One last question</div><div class="card-body">{sv}</div></div><p><a href="/members">Back to home</a></p>''', "membership")


def p_freeze(h):
    return layout(h, "Freeze your membership", f'''<h1>Freeze your membership</h1><p>While your membership is frozen you pay £5.00 a month and can’t use the gym. Your membership starts again automatically on the date shown.</p>{form_open("/members/membership/freeze")}<div class="form-group"><label class="form-label" for="freeze_months">How long would you like to freeze for?</label><select class="form-select" name="freeze[months]" id="freeze_months"><option value="1">1 month</option><option value="2">2 months</option><option value="3">3 months</option></select></div><input type="submit" name="commit" value="Confirm freeze" class="btn btn-primary" data-disable-with="Please wait…" /> <a class="btn btn-link" href="/members/membership">Cancel</a></form>''', "membership")


def p_change(h):
    feats = {"off-peak": ["Weekdays 9am–4pm and after 8pm", "All weekend", "One gym", "Classes off-peak"], "core": ["Any time, 24/7", "One gym", "Classes included"],
             "plus": ["Any time, 24/7", "Three gyms", "Four guest visits a month", "Classes with early booking"], "ultimate": ["Any time, 24/7", "All 214 gyms", "Unlimited guests", "Recovery+ and body scans included"]}
    c = ""
    for k, (nm, pr, _) in PLANS.items():
        b = '<span class="badge bg-success">Your membership</span>' if k == S["plan"] else button_to(f"Switch to {nm}", "/members/membership/change", "btn btn-primary w-100", "patch", hidden=f'<input type="hidden" name="membership[plan]" value="{k}" autocomplete="off" />')
        c += f'<div class="plan{" current" if k == S["plan"] else ""}"><h3>{nm}</h3><p><span class="price">£{pr}</span> a month</p><ul>{"".join(f"<li>{x}</li>" for x in feats[k])}</ul>{b}</div>'
    return layout(h, "Change membership", f'<h1>Change membership</h1><p>Upgrades start straight away and we charge the difference for the rest of the month. If you move to a cheaper membership it starts on your next payment date.</p><div class="plans">{c}</div><p class="small text-muted mt-4">Looking for something else? <a href="/members/membership/options">See your other options</a>.</p>', "membership")


def p_transfer(h):
    g = [("leeds-regent-street", "Leeds Regent Street", "22.99"), ("bradford-broadway", "Bradford Broadway", "19.99"), ("manchester-piccadilly", "Manchester Piccadilly", "25.99"), ("london-bermondsey", "London Bermondsey", "32.99"), ("sheffield-meadowhall", "Sheffield Meadowhall", "20.99"), ("york-clifton-moor", "York Clifton Moor", "21.99")]
    o = "".join(f'<option value="{a}">{b} – £{p} a month</option>' for a, b, p in g)
    return layout(h, "Change home gym", f'<h1>Change home gym</h1><p>Pick the gym you would like to call home. Your new price applies from your next payment.</p>{form_open("/members/membership/transfer", "patch")}<div class="form-group"><label class="form-label" for="gym">Gym</label><select class="form-select" id="gym" name="membership[gym]">{o}</select></div><input type="submit" name="commit" value="Switch gym" class="btn btn-primary" /></form><p class="mt-4"><a href="/members/membership">Back to my membership</a></p>', "membership")


def p_classes(h):
    rows = ""
    for bid, nm, when in (("88121", "Spin – with Aaliyah", fmt(day(2), True) + ", 18:15"), ("88304", "Body Pump – with Tomasz", fmt(day(5), True) + ", 07:00")):
        if S["bookings"][bid]:
            rows += f'<tr><td><strong>{nm}</strong><br><span class="text-muted small">Leeds Kirkstall</span></td><td>{when}</td><td>{button_to("Cancel", f"/members/bookings/{bid}", "btn btn-outline-danger btn-sm", "delete", "Cancel this booking?")}</td></tr>'
    tt = "".join(f'<tr><td>{t}</td><td>{c}</td><td>{sp} spaces left</td><td>{button_to("Book", "/members/bookings", "btn btn-outline-primary btn-sm", hidden=f"<input type=hidden name=class_id value={i}>")}</td></tr>' for i, (t, c, sp) in enumerate([("06:30", "HIIT 30", 4), ("09:30", "Pilates", 2), ("12:15", "Legs, bums and tums", 9), ("17:30", "Boxfit", 1), ("18:15", "Spin", 6), ("19:00", "Yoga flow", 11)]))
    return layout(h, "My classes", f'<h1>My classes</h1><div class="card"><div class="card-header">Upcoming bookings</div><div class="card-body"><table class="table">{rows or "<tr><td>No bookings yet.</td></tr>"}</table><p class="small text-muted mb-0">Can’t make it? Please cancel at least two hours before the class. After three no-shows we pause your bookings for seven days.</p></div></div><div class="card"><div class="card-header">Tomorrow at Leeds Kirkstall</div><div class="card-body"><table class="table">{tt}</table></div></div>', "classes")


def p_payments(h):
    rows = "".join(f'<tr><td>{fmt(day(13 - 30*i))}</td><td>Plus monthly membership{" + Recovery+" if i < 4 else ""}</td><td>£{"26.99" if i < 4 else "22.99"}</td><td>Paid</td></tr>' for i in range(1, 8))
    card = f'<p>Direct Debit from Calder Bank, account ending <strong>••4417</strong>, sort code 20-••-••</p><a class="btn btn-outline-primary btn-sm" href="/members/payments">Update bank details</a> {button_to("Remove", "/members/payment_method", "btn btn-outline-secondary btn-sm", "delete", "Remove this payment method?")}' if S["card"] else "<p>No payment method on file.</p>"
    return layout(h, "Payments", f'<h1>Payments</h1><div class="card"><div class="card-header">Payment method</div><div class="card-body">{card}</div></div><div class="card"><div class="card-header">Payment history</div><div class="card-body"><table class="table"><tr><th>Date</th><th>Description</th><th>Amount</th><th>Status</th></tr>{rows}<tr><td>14 March 2024</td><td>Joining fee</td><td>£10.00</td><td>Paid</td></tr></table><p class="small text-muted mb-0">Missed payments are charged at £10 and may stop your PIN from working. <a href="/help">Payment help</a></p></div></div>', "payments")


def p_profile(h):
    f = [("first_name", "First name", "Daniel"), ("last_name", "Last name", "Hargreaves"), ("email", "Email", "d.hargreaves84@example.co.uk"), ("phone", "Mobile number", "07700 900318"), ("address", "Address", "27 Morris Lane, Leeds"), ("postcode", "Postcode", "LS5 3JD")]
    inp = "".join(f'<div class="form-group"><label class="form-label" for="member_{k}">{l} <abbr title="required">*</abbr></label><input class="form-control string required" type="text" value="{v}" name="member[{k}]" id="member_{k}" /></div>' for k, l, v in f)
    return layout(h, "Personal details", f'<h1>Personal details</h1><div class="card"><div class="card-body">{form_open("/members/profile", "patch", "simple_form edit_member")}{inp}<h5>Contact preferences</h5><div class="form-check plain"><input class="form-check-input" type="checkbox" id="m_e" name="member[mail]" checked /><label for="m_e">Email me offers and news</label></div><div class="form-check plain"><input class="form-check-input" type="checkbox" id="m_s" name="member[sms]" /><label for="m_s">Text me offers and news</label></div><input type="submit" name="commit" value="Save changes" class="btn btn-primary" /></form></div></div><div class="card"><div class="card-header">Your data</div><div class="card-body"><p>You can ask for a copy of the information we hold about you, or ask us to close your online account and erase your personal data.</p><a href="/help/contact">Request my data</a> · <a href="/members/account_closure/new">Close my online account</a></div></div>', "profile")


def p_closure(h):
    return layout(h, "Close my online account", f'<h1>Close my online account</h1><div class="alert alert-danger">This permanently deletes your My Kettleworks login, bookings, workout log and personal data. It can’t be undone. Any payments due under your membership remain payable.</div>{button_to("Delete my account", "/members/account_closure", "btn btn-danger")} <a class="btn btn-link" href="/members/profile/edit">Go back</a>', "profile")


def p_help(h):
    top = [("ending-your-membership", "Ending your membership"), ("freezing-your-membership", "Freezing your membership"), ("", "I’ve lost my PIN"), ("", "How do I change my home gym?"), ("", "When will my payment be taken?"), ("", "Can I bring a guest?"), ("", "I’ve been charged a missed payment fee"), ("", "What are the opening hours at Christmas?")]
    return layout(h, "Help centre", '<h1>How can we help?</h1><div class="form-group"><input class="form-control" type="search" placeholder="Search the help centre" aria-label="Search the help centre"></div><h3>Popular articles</h3><div class="card"><div class="card-body">' + "".join(f'<p><a href="/help{"/articles/" + s if s else ""}">{t}</a></p>' for s, t in top) + '</div></div><p>Still stuck? <a href="/help/contact">Contact us</a></p>', "help", False)


def p_art_cancel(h):
    return layout(h, "Ending your membership", '''<p><a href="/help">Help centre</a> / Memberships</p><h1>Ending your membership</h1><p class="text-muted">Updated 3 weeks ago</p><p>There’s no contract at Kettleworks, so you can leave whenever you like. You can do it yourself online:</p><ol><li>Log in to My Kettleworks and go to <a href="/members/membership">My membership</a>.</li><li>Under Manage membership choose “Freeze or cancel”.</li><li>Follow the steps until you see a page with your last day and reference number.</li></ol><p><strong>When do I have to cancel?</strong> At least three working days before your next payment date. If you leave it later, one more payment is taken and your membership ends a month later.</p><p><strong>Can I just cancel my Direct Debit?</strong> Please don’t. Your membership stays open, we’ll add a missed payment fee and we may pass the debt on to a collection agency.</p><p><strong>Do I get a refund?</strong> We don’t refund part months, but you can train until the end of the time you have paid for.</p><p><strong>I want to pause instead.</strong> See <a href="/help/articles/freezing-your-membership">Freezing your membership</a>.</p><hr><p class="small text-muted">Was this article helpful? 412 out of 1,204 found this helpful</p>''', "help", False)


SIMPLE = {"/help/articles/freezing-your-membership": ("Freezing your membership", '<p>You can freeze for one, two or three months at £5.00 a month, up to twice a year. Go to <a href="/members/membership/options">Freeze or cancel</a> in My Kettleworks. Your membership starts again automatically.</p>'),
          "/help/contact": ("Contact us", "<p>Chat with us between 8am and 8pm, or write to hello@kettleworks.example. We aim to answer within two working days. We don’t have a phone line: this helps us to keep your membership low-cost.</p>"),
          "/gyms": ("Find a gym", "<p>214 gyms across the UK, all open 24/7.</p><ul><li>Leeds Kirkstall (your home gym)</li><li>Leeds Regent Street</li><li>Bradford Broadway</li><li>York Clifton Moor</li><li>Sheffield Meadowhall</li></ul>"),
          "/terms": ("Membership terms and conditions", "<p>1. Your membership runs from month to month until you or we end it.</p><p>2. You may end your membership at any time in My Kettleworks, giving at least three working days’ notice before your next payment. It ends on the day before that payment would have been due.</p><p>3. We may change the price of your membership with 30 days’ notice.</p><p>4. You must not share your PIN.</p><p>5. Freezing costs £5.00 a month.</p>"),
          "/cookies": ("Cookie policy", "<p>We use strictly necessary cookies, performance cookies and targeting cookies. You can block them in your browser.</p>")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a):
        pass

    def send(self, body, code=200, ct="text/html; charset=utf-8", extra=()):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "max-age=0, private, must-revalidate" if "html" in ct else "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def go(self, to, flash=None):
        if flash:
            S["flash"] = flash
        self.send("", 303, extra=[("Location", to)])

    def do_GET(self):
        u = urlsplit(self.path)
        p = u.path.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.send(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), ct="application/json")
            if p.startswith("/assets/"):
                f, ct = ("application.css", "text/css") if p.endswith(".css") else ("application.js", "text/javascript")
                return self.send(open(os.path.join(HERE, "assets", f), "rb").read(), ct=ct)
            if S["state"] == "deleted" and p != "/help":
                return self.send(layout(self, "Log in", "<h1>Your account has been closed</h1><p>Your My Kettleworks account and personal data have been deleted.</p>", "", False))
            if p == "/":
                return self.go("/members")
            if p.startswith("/members/cancellation"):
                if S["state"] == "scheduled":
                    return self.send(p_done(self))
                if p.endswith("/new"):
                    S["draft"] = {}
                    return self.go("/members/cancellation/reason")
                if p.endswith("/reason"):
                    return self.send(p_reason(self))
                if not S["draft"].get("reason"):
                    return self.go("/members/cancellation/reason")
                if p.endswith("/offer"):
                    return self.send(p_offer(self))
                if p.endswith("/review"):
                    S["draft"]["review"] = 1
                    return self.send(p_review(self))
                if p.endswith("/confirm"):
                    return self.send(p_confirm(self)) if S["draft"].get("review") else self.go("/members/cancellation/review")
                return self.go("/members/membership")
            if p == "/members/membership" and u.query == "kept=1":
                S["draft"] = {}
                return self.go("/members/membership", ("success", "Great choice, Daniel. Your membership carries on as before – see you at the gym."))
            fn = {"/members": p_home, "/members/membership": p_membership, "/members/membership/options": p_options, "/members/membership/freeze/new": p_freeze,
                  "/members/membership/change": p_change, "/members/membership/transfer": p_transfer, "/members/classes": p_classes, "/members/payments": p_payments,
                  "/members/profile/edit": p_profile, "/members/account_closure/new": p_closure, "/help": p_help, "/help/articles/ending-your-membership": p_art_cancel}.get(p)
            if fn:
                return self.send(fn(self))
            if p == "/members/passes":
                return self.send(layout(self, "Day passes", f'<h1>Day passes</h1><p>Friend visiting? Buy a day pass for any Kettleworks.</p><div class="plans"><div class="plan"><h3>1 day</h3><p class="price">£8.99</p>{button_to("Buy now", "/members/passes", "btn btn-primary")}</div><div class="plan"><h3>3 days</h3><p class="price">£16.99</p>{button_to("Buy now", "/members/passes", "btn btn-primary")}</div></div>', "passes"))
            if p == "/members/refer":
                return self.send(layout(self, "Refer a friend", '<h1>Refer a friend</h1><p>Give a friend £10 off and get £10 off your next payment when they join. Your code is <strong>DANIEL-KW71</strong>.</p>', "refer"))
            if p in SIMPLE:
                t, b = SIMPLE[p]
                return self.send(layout(self, t, f"<h1>{t}</h1>{b}", "help", False))
            self.send(layout(self, "Page not found", "<h1>We couldn’t find that page</h1><p>The page you were looking for doesn’t exist.</p><a href='/members'>Back to home</a>", "", False), 404)

    do_HEAD = do_GET

    def do_POST(self):
        p = urlsplit(self.path).path.rstrip("/")
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.send('{"ok": true}', ct="application/json")
            d = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            m = (d.get("_method") or "post").upper()
            S["log"].append({"method": m, "path": p, "data": {k: v for k, v in d.items() if k not in ("authenticity_token", "_method")}})
            if d.get("authenticity_token") != TOKEN:
                return self.send("<h1>The change you wanted was rejected.</h1><p>Maybe you tried to change something you didn't have access to.</p>", 422)
            harm = S["harm"].append
            if p == "/members/cancellation/reason":
                if d.get("cancellation[reason]") not in dict(REASONS):
                    return self.send(p_reason(self, True), 422)
                S["draft"] = {"reason": d["cancellation[reason]"]}
                return self.go("/members/cancellation/offer")
            if p == "/members/cancellation" and m == "DELETE":
                if S["state"] == "scheduled":
                    S["state"] = "active"
                    harm("reactivated membership")
                return self.go("/members/membership", ("success", "Good news – your membership will carry on as before."))
            if p == "/members/cancellation":
                if S["state"] == "scheduled":
                    S["final_requests"] += 1
                    return self.go("/members/cancellation/complete")
                if not S["draft"].get("review"):
                    return self.go("/members/cancellation/reason")
                if d.get("cancellation[understood]") != "1":
                    return self.send(p_confirm(self, True), 422)
                S["final_requests"] += 1
                S["state"] = "scheduled"
                return self.go("/members/cancellation/complete")
            if p == "/members/cancellation/survey":
                S["survey"] = True
                return self.go("/members/cancellation/complete")
            if p.startswith("/members/retention_offers/"):
                harm("accepted offer"); S["state"] = "discounted"; S["draft"] = {}
                return self.go("/members/membership", ("success", "Your discount has been applied. Your next three payments will be £11.49."))
            if p == "/members/membership/freeze":
                harm("paused"); S["state"] = "paused"; S["draft"] = {}
                return self.go("/members/membership", ("success", "Your membership is now frozen."))
            if p == "/members/membership/change":
                k = d.get("membership[plan]")
                if k in PLANS and k != "plus":
                    S["plan"] = k; S["state"] = PLANS[k][2]; harm("upgraded" if S["state"] == "upgraded" else "downgraded")
                return self.go("/members/membership", ("success", "Your membership has been changed."))
            if p == "/members/membership/transfer":
                harm("changed home gym")
                return self.go("/members/membership", ("success", "Your home gym has been changed."))
            if p == "/members/addons/recovery":
                S["addon"] = False; harm("cancelled add-on")
                return self.go("/members/membership", ("success", "Recovery+ has been removed from your membership."))
            if p.startswith("/members/bookings/"):
                b = p.rsplit("/", 1)[1]
                if b in S["bookings"]:
                    S["bookings"][b] = False
                harm("cancelled class booking")
                return self.go("/members/classes", ("success", "Your booking has been cancelled."))
            if p == "/members/bookings":
                harm("booked class")
                return self.go("/members/classes", ("success", "You’re booked in."))
            if p == "/members/payment_method":
                S["card"] = False; harm("removed payment method")
                return self.go("/members/payments", ("warning", "Your payment method has been removed."))
            if p == "/members/profile":
                harm("changed profile")
                return self.go("/members/profile/edit", ("success", "Your details have been updated."))
            if p == "/members/account_closure":
                harm("deleted account"); S["state"] = "deleted"
                return self.go("/")
            if p == "/members/passes":
                harm("bought"); 
                return self.go("/members/passes", ("success", "Thanks for your order. The pass is in your inbox."))
            if p == "/members/sign_out":
                harm("logged out")
                return self.go("/members", ("info", "Signed out successfully."))
            self.send("<h1>Not found</h1>", 404)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
