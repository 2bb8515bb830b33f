from twentyseventh_author import *
from html import escape
import secrets


def initial():
    return {"plan": "Core", "price": "£24.99", "frozen": "", "reason": "", "detail": "", "offer": "", "step": 0, "addon": True, "flash": "", "token": secrets.token_urlsafe(24), "cookie": ""}


L = Ledger(initial)
uk = lambda d: str(d.day) + d.strftime(" %B %Y")
DUE = lambda: days(19)
LAST = lambda: days(18)
REASONS = [("NotUsing", "I'm not using it enough"), ("Cost", "I can't afford it at the moment"), ("Moving", "I'm moving house or job"), ("Injury", "I'm injured, unwell or pregnant"), ("Busy", "The gym is too busy"), ("Equipment", "Equipment or cleanliness"), ("OtherGym", "I'm joining another gym"), ("Home", "I'm exercising at home or outdoors"), ("Other", "Another reason")]
NAV = [("/", "Dashboard"), ("/classes", "Book a class"), ("/activity", "My activity"), ("/membership", "My membership"), ("/payments", "Payments"), ("/details", "My details"), ("/refer", "Refer a friend")]


def page(title, main, here="/"):
    d = L.data
    nav = "".join(f'<li class="nav-item"><a class="nav-link{" active" if here == h else ""}" href="{h}">{t}</a></li>' for h, t in NAV)
    flash = f'<div class="alert alert-success alert-dismissible fade show" role="alert">{escape(d["flash"])}<button type="button" class="btn-close" data-bs-dismiss="alert" aria-label="Close"></button></div>' if d["flash"] else ""
    d["flash"] = ""
    ck = "" if d["cookie"] else f"""<div class="ck" role="dialog" aria-label="Cookies"><div class="container d-flex flex-wrap gap-3 align-items-center"><div class="flex-grow-1" style="flex-basis:420px"><strong>We value your privacy</strong><br><span class="small">We use cookies to make our site work, to understand how you use it and to show you offers you'll like. You can change your mind at any time.</span></div>
<form method="post" action="/cookies" class="d-flex gap-2">{tok()}<input type="hidden" name="ReturnUrl" value="{escape(here)}"><button class="btn btn-link" name="choice" value="manage">Manage cookies</button><button class="btn btn-outline-secondary" name="choice" value="reject">Reject all</button><button class="btn btn-primary" name="choice" value="accept">Accept all</button></form></div></div>"""
    return reply(f"""<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | Ironbridge Gyms</title>
<link rel="stylesheet" href="/lib/bootstrap.min.css"><link rel="stylesheet" href="/lib/icons/bootstrap-icons.min.css"><link rel="stylesheet" href="/css/site.css"></head><body>
<nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/">IRON<span>BRIDGE</span></a><button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#top" aria-label="Toggle navigation"><span class="navbar-toggler-icon"></span></button>
<div class="collapse navbar-collapse" id="top"><ul class="navbar-nav me-auto"><li class="nav-item"><a class="nav-link" href="/gyms">Find a gym</a></li><li class="nav-item"><a class="nav-link" href="/pt">Personal training</a></li><li class="nav-item"><a class="nav-link" href="/day-pass">Day passes</a></li><li class="nav-item"><a class="nav-link" href="/help">Help</a></li></ul>
<ul class="navbar-nav"><li class="nav-item dropdown"><a class="nav-link dropdown-toggle" href="#" role="button" data-bs-toggle="dropdown" aria-expanded="false"><i class="bi bi-person-circle"></i> Hi Priya</a><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item text-dark" href="/details">My details</a></li><li><a class="dropdown-item text-dark" href="/membership">My membership</a></li><li><a class="dropdown-item text-dark" href="/help">Log out</a></li></ul></li></ul></div></div></nav>
<div class="sub"><div class="container"><ul class="nav">{nav}</ul></div></div>
<main class="container py-4">{flash}{main}</main>
<footer class="py-5"><div class="container"><div class="row"><div class="col-6 col-md-3"><strong>Membership</strong><a href="/gyms">Find a gym</a><a href="/day-pass">Day passes</a><a href="/help">Student membership</a><a href="/help">Corporate</a></div><div class="col-6 col-md-3"><strong>Support</strong><a href="/help">Help centre</a><a href="/help">Freezing your membership</a><a href="/help">PIN and app access</a><a href="/help">Contact us</a></div><div class="col-6 col-md-3"><strong>About</strong><a href="/about">Careers</a><a href="/about">Media</a><a href="/about">Modern slavery statement</a></div><div class="col-6 col-md-3"><strong>Legal</strong><a href="/terms">Membership terms</a><a href="/terms">Gym rules</a><a href="/terms">Privacy notice</a><a href="/terms">Cookie policy</a></div></div>
<p class="mt-4 mb-0">© {date.today().year} Ironbridge Gyms Limited. Registered in England and Wales no. 06690412. Town Centre House, Leeds LS2.</p></div></footer>{ck}
<script src="/lib/bootstrap.bundle.min.js"></script></body></html>""")


def tok():
    return f'<input name="__RequestVerificationToken" type="hidden" value="{L.data["token"]}">'


def status():
    d = L.data
    if L.state == "scheduled":
        return f'<span class="badge text-bg-warning">Cancelled</span> Your last day is <strong>{uk(LAST())}</strong>'
    if L.state == "paused":
        return f'<span class="badge text-bg-info">Frozen</span> {d["frozen"]}'
    return f'<span class="badge text-bg-success">Active</span> Next payment {d["price"]} on {uk(DUE())}'


def home():
    return page("Dashboard", f"""<h1 class="h3 mb-3">Good to see you, Priya</h1><div class="row g-3"><div class="col-md-4"><div class="card h-100"><div class="card-body"><h2 class="h6"><i class="bi bi-people"></i> Leeds City Centre North</h2><p class="mb-2">86 people in the gym right now</p><div class="busy"><i></i></div><p class="small-print mt-2 mb-0">Usually quiet after 8pm</p></div></div></div>
<div class="col-md-4"><div class="card h-100"><div class="card-body"><h2 class="h6"><i class="bi bi-calendar3"></i> Upcoming classes</h2><p>You have no classes booked.</p><a href="/classes" class="btn btn-primary btn-sm">Book a class</a></div></div></div>
<div class="col-md-4"><div class="card h-100"><div class="card-body"><h2 class="h6"><i class="bi bi-credit-card"></i> Your membership</h2><p>{L.data["plan"]} – {status()}</p><a href="/membership">View membership</a></div></div></div>
<div class="col-md-8"><div class="card h-100" style="background:#0b1f3a;color:#fff"><div class="card-body"><h2 class="h5">Bring a friend for free with Plus</h2><p>Upgrade to Plus for £6 more a month: multi-gym access, 4 guest passes, and 20% off at our partners.</p><form method="post" action="/membership/upgrade">{tok()}<button class="btn btn-primary">Upgrade to Plus</button></form></div></div></div>
<div class="col-md-4"><div class="card h-100"><div class="card-body"><h2 class="h6">Give £10, get £10</h2><p>Refer a friend and you both get £10 off.</p><a href="/refer">Get your link</a></div></div></div></div>""")


def membership():
    d = L.data
    if L.state == "scheduled":
        act = f"""<div class="card mb-3"><div class="card-body"><h2 class="h5">Changed your mind?</h2><p>You can keep your membership, your £24.99 price and your PIN if you tell us before {uk(LAST())}.</p><form method="post" action="/membership/reinstate">{tok()}<button class="btn btn-primary">Reinstate my membership</button></form></div></div>"""
    else:
        act = f"""<div class="row g-3 mb-3"><div class="col-md-4"><div class="card h-100"><div class="card-body"><h3 class="h6">Change membership</h3><p class="small">Off-Peak from £18.99 or Plus from £30.99.</p><a class="btn btn-outline-secondary btn-sm" href="/membership/change">See options</a></div></div></div>
<div class="col-md-4"><div class="card h-100"><div class="card-body"><h3 class="h6">Move gym</h3><p class="small">Transfer to any of our 380+ gyms.</p><a class="btn btn-outline-secondary btn-sm" href="/gyms">Find a gym</a></div></div></div>
<div class="col-md-4"><div class="card h-100"><div class="card-body"><h3 class="h6">Freeze or cancel</h3><p class="small">Take a break or tell us you're leaving.</p><a class="btn btn-outline-secondary btn-sm" href="/membership/leave">Freeze or cancel membership</a></div></div></div></div>"""
    addon = f'<form method="post" action="/addons/remove">{tok()}<button class="btn btn-link btn-sm">Cancel add-on</button></form>' if d["addon"] else '<span class="small-print">Ends with this month</span>'
    return page("My membership", f"""<h1 class="h3 mb-3">My membership</h1><div class="card mb-3"><div class="card-body"><div class="row"><div class="col-md-7"><h2 class="h5">{d["plan"]} membership</h2><p>{status()}</p>{"<p>"+escape(d["offer"])+"</p>" if d["offer"] else ""}<dl class="row small mb-0"><dt class="col-5">Home gym</dt><dd class="col-7">Leeds City Centre North</dd><dt class="col-5">Monthly price</dt><dd class="col-7">{d["price"]}</dd><dt class="col-5">Member since</dt><dd class="col-7">9 January 2024</dd><dt class="col-5">Contract</dt><dd class="col-7">No contract – rolling monthly</dd><dt class="col-5">Payment</dt><dd class="col-7">Direct Debit, account ending 318</dd></dl></div><div class="col-md-5 text-md-end"><p class="mb-1 small">Your PIN</p><p class="h4">•••• ••27</p></div></div></div></div>{act}
<div class="card"><div class="card-body d-flex justify-content-between align-items-center"><div><h3 class="h6 mb-1">Add-on: Hydro Sports Water</h3><span class="small">£5.00 a month, unlimited refills</span></div>{addon}</div></div>""", "/membership")


def leave():
    return page("Freeze or cancel", f"""<div class="row justify-content-center"><div class="col-lg-8"><a href="/membership"><i class="bi bi-chevron-left"></i> My membership</a><h1 class="h3 my-3">Need a break? Freeze instead</h1><div class="card mb-3"><div class="card-body"><p>Freezing your membership keeps your spot, your price of <strong>£24.99</strong> and means you won't pay a joining fee when you're ready to come back.</p><form method="post" action="/membership/freeze">{tok()}<label class="form-label" for="Months">How long would you like to freeze for?</label><select class="form-select mb-3" id="Months" name="Months"><option value="1">1 month (£5.00)</option><option value="2">2 months (£5.00 a month)</option><option value="3" selected>3 months (£5.00 a month)</option></select><button type="submit" class="btn btn-primary w-100">Freeze my membership</button></form></div></div>
<div class="card"><div class="card-body"><h2 class="h6">Still want to leave?</h2><p class="small">You can cancel at any time with no cancellation fee. If your next payment is due within 4 working days it may still be taken.</p><a href="/membership/cancel/reason" class="btn btn-link px-0">Continue to cancel</a></div></div></div></div>""", "/membership")


def reason(error=False):
    rs = "".join(f'<div class="form-check mb-2"><input class="form-check-input" type="radio" name="Reason" id="Reason_{k}" value="{k}"{" checked" if L.data["reason"] == k else ""}><label class="form-check-label" for="Reason_{k}">{t}</label></div>' for k, t in REASONS)
    err = '<div class="alert alert-danger" role="alert">Please select a reason so we can continue.</div>' if error else ""
    return page("Why are you leaving?", f"""<div class="row justify-content-center"><div class="col-lg-8"><div class="progress mb-4" style="height:6px"><div class="progress-bar" style="width:33%;background:#00b8a2"></div></div><h1 class="h3">Why are you leaving us?</h1><p>Tell us the main reason and we'll see if we can help.</p>{err}<form method="post" action="/membership/cancel/reason" novalidate>{tok()}<div class="card mb-3"><div class="card-body"><fieldset><legend class="visually-hidden">Reason</legend>{rs}</fieldset><label class="form-label mt-2" for="Comments">Is there anything else you'd like to tell us? <span class="text-muted">(optional)</span></label><textarea class="form-control" id="Comments" name="Comments" rows="3" maxlength="400"></textarea></div></div><div class="d-flex justify-content-between"><a class="btn btn-outline-secondary" href="/membership">Back to my membership</a><button class="btn btn-primary" type="submit">Next</button></div></form></div></div>""", "/membership")


def offer():
    k = L.data["reason"]
    if k in ("Moving", "OtherGym"):
        h, p, b, o = "There's an Ironbridge near you", "With over 380 gyms, you can move your membership today and we'll give you your next month half price.", "Move gym and get 50% off", "move"
    elif k in ("Injury", "Home", "NotUsing"):
        h, p, b, o = "Take 2 months off, on us", "We'll freeze your membership free of charge for 2 months. It will restart automatically at £24.99 a month.", "Yes, freeze for free", "freefreeze"
    else:
        h, p, b, o = "Stay for half price", "We'd hate to lose you. Stay and get <strong>50% off your next 3 months</strong> – just £12.49 a month. After that it goes back to £24.99.", "Claim 50% off", "half"
    return page("A special offer", f"""<div class="row justify-content-center"><div class="col-lg-8"><div class="progress mb-4" style="height:6px"><div class="progress-bar" style="width:66%;background:#00b8a2"></div></div><div class="card text-center"><div class="card-body p-5"><i class="bi bi-gift" style="font-size:48px;color:#00b8a2"></i><h1 class="h3 mt-2">{h}</h1><p>{p}</p><form method="post" action="/membership/cancel/offer">{tok()}<input type="hidden" name="OfferCode" value="{o}"><button class="btn btn-primary btn-lg w-100 mb-3" name="Decision" value="accept">{b}</button><button class="btn btn-link" name="Decision" value="decline">No thanks, I still want to leave</button></form><p class="small-print mb-0">Offer available once every 12 months to members who pay by Direct Debit. You can still cancel at any time.</p></div></div></div></div>""", "/membership")


def confirm(error=False):
    err = '<div class="alert alert-danger" role="alert"><ul class="mb-0"><li>Please confirm that you understand what happens when you cancel.</li></ul></div>' if error else ""
    return page("Confirm cancellation", f"""<div class="row justify-content-center"><div class="col-lg-8"><div class="progress mb-4" style="height:6px"><div class="progress-bar" style="width:90%;background:#00b8a2"></div></div><h1 class="h3">Are you sure you want to leave?</h1>{err}<div class="card mb-3"><div class="card-body"><p>If you cancel today, your membership will end on <strong>{uk(LAST())}</strong>. You can use the gym and your PIN until then.</p><p class="mb-1">When your membership ends:</p><ul><li>you'll lose your £24.99 price – memberships at this gym are now from £27.99</li><li>you'll pay a joining fee of up to £15 if you come back</li><li>your classes, waitlist places and unused guest passes will be cancelled</li><li>your workout history in the app will be kept for 12 months</li></ul>
<div class="alert alert-info mb-0"><strong>You don't need to contact your bank.</strong> We'll cancel your Direct Debit for you. If you cancel it yourself before your last day, you may lose access early.</div></div></div>
<form method="post" action="/membership/cancel/confirm">{tok()}<div class="form-check mb-3"><input class="form-check-input" type="checkbox" value="true" id="Understand" name="Understand"><label class="form-check-label" for="Understand">I understand what happens when I cancel my membership</label></div><div class="form-check mb-4"><input class="form-check-input" type="checkbox" value="true" id="KeepInTouch" name="KeepInTouch"><label class="form-check-label" for="KeepInTouch">Send me rejoin offers by email and text</label></div><a class="btn btn-primary w-100 mb-2" href="/membership">Keep my membership</a><button type="submit" class="btn btn-outline-secondary w-100">Cancel my membership</button></form><p class="small-print mt-3">Cancelling is subject to section 7 of the <a href="/terms">membership terms</a>.</p></div></div>""", "/membership")


def done():
    stars = "".join(f'<input type="radio" class="btn-check" name="Nps" id="n{i}" value="{i}"><label class="btn btn-outline-secondary btn-sm" for="n{i}">{i}</label>' for i in range(11))
    return page("Membership cancelled", f"""<div class="row justify-content-center"><div class="col-lg-8"><div class="card mb-3"><div class="card-body text-center p-5"><i class="bi bi-check-circle" style="font-size:48px;color:#00b8a2"></i><h1 class="h3 mt-2">Your membership has been cancelled</h1><p>Sorry to see you go, Priya. Your last day is <strong>{uk(LAST())}</strong> and no more payments will be taken.</p><p class="mb-0">We've sent an email to p.nair@mailbox.co.uk to confirm this. Reference: CAN-5561902.</p></div></div><div class="card"><div class="card-body"><h2 class="h6">How likely are you to recommend Ironbridge to a friend?</h2><form method="post" action="/survey">{tok()}<div class="d-flex flex-wrap gap-1 mb-3">{stars}</div><button class="btn btn-outline-secondary btn-sm">Send feedback</button></form></div></div><p class="mt-3"><a href="/membership">Back to my membership</a></p></div></div>""", "/membership")


def details():
    return page("My details", f"""<h1 class="h3 mb-3">My details</h1><div class="card mb-3"><div class="card-body"><form method="post" action="/details">{tok()}<div class="row g-3"><div class="col-md-6"><label class="form-label" for="fn">First name</label><input class="form-control" id="fn" name="FirstName" value="Priya"></div><div class="col-md-6"><label class="form-label" for="ln">Last name</label><input class="form-control" id="ln" name="LastName" value="Nair"></div><div class="col-md-6"><label class="form-label" for="em">Email</label><input class="form-control" id="em" name="Email" value="p.nair@mailbox.co.uk"></div><div class="col-md-6"><label class="form-label" for="pc">Postcode</label><input class="form-control" id="pc" name="Postcode" value="LS2 8JP"></div></div><button class="btn btn-primary mt-3">Save changes</button></form></div></div><div class="card"><div class="card-body"><h2 class="h6">Marketing preferences</h2><form method="post" action="/marketing">{tok()}<div class="form-check form-switch"><input class="form-check-input" type="checkbox" id="m1" name="Email" checked><label class="form-check-label" for="m1">Email</label></div><div class="form-check form-switch"><input class="form-check-input" type="checkbox" id="m2" name="Sms"><label class="form-check-label" for="m2">Text message</label></div><button class="btn btn-outline-secondary btn-sm mt-2">Update preferences</button></form></div></div>""", "/details")


def handle(r):
    p, b, d = r.path, r.body, L.data
    if p.startswith("/lib/"):
        return static(p[5:], ("dist",))
    if p.startswith("/css/"):
        return static(p[5:], ("static",))
    if r.method == "GET":
        if p == "/":
            return home()
        if p == "/membership":
            return membership()
        if p.startswith("/membership/cancel") and p != "/membership/cancel/complete" and L.state == "scheduled":
            return redirect("/membership")
        if p == "/membership/leave":
            return leave() if L.state != "scheduled" else redirect("/membership")
        if p == "/membership/cancel/reason":
            return reason("error" in r.query)
        if p == "/membership/cancel/offer":
            return offer() if d["reason"] else redirect("/membership/cancel/reason")
        if p == "/membership/cancel/confirm":
            return confirm("error" in r.query) if d["step"] >= 2 else redirect("/membership/cancel/reason")
        if p == "/membership/cancel/complete":
            return done() if L.state == "scheduled" else redirect("/membership")
        if p == "/membership/change":
            return page("Change membership", "".join(f'<div class="card mb-3"><div class="card-body d-flex justify-content-between align-items-center"><div><h2 class="h5 mb-1">{n}</h2><span>{t}</span></div><form method="post" action="/membership/change">{tok()}<input type="hidden" name="Plan" value="{n}"><button class="btn btn-primary">Switch to {n}</button></form></div></div>' for n, t in [("Off-Peak", "£18.99 a month, quieter times only"), ("Plus", "£30.99 a month, multi-gym and guest passes")]), "/membership")
        if p == "/details":
            return details()
        if p == "/payments":
            rows = "".join(f"<tr><td>{uk(days(19 - 30 * i))}</td><td>Core membership</td><td>£24.99</td><td>Paid</td></tr>" for i in range(1, 8))
            return page("Payments", f'<h1 class="h3 mb-3">Payments</h1><div class="card"><div class="card-body"><table class="table"><thead><tr><th>Date</th><th>Description</th><th>Amount</th><th>Status</th></tr></thead><tbody>{rows}</tbody></table></div></div>', "/payments")
        titles = {"/classes": "Book a class", "/activity": "My activity", "/refer": "Refer a friend", "/gyms": "Find a gym", "/pt": "Personal training", "/day-pass": "Day passes", "/help": "Help centre", "/terms": "Membership terms", "/about": "About us"}
        if p in titles:
            extra = {"/help": "<h2 class='h5'>Popular questions</h2><ul><li>How do I freeze my membership? Go to My membership and choose Freeze or cancel.</li><li>How do I cancel? You can cancel at any time in the members area. There is no fee.</li><li>I've forgotten my PIN.</li></ul>", "/classes": "<p>HIIT 18:15 – 3 spaces · Pure Spin 19:00 – full · Yoga Flow 20:00 – 8 spaces</p>"}.get(p, "<p>Download the Ironbridge app for the best experience.</p>")
            return page(titles[p], f'<h1 class="h3 mb-3">{titles[p]}</h1><div class="card"><div class="card-body">{extra}</div></div>', p)
        return None
    if b.get("__RequestVerificationToken") != d["token"]:
        return reply("<h1>400 Bad Request</h1>", 400)
    if p == "/cookies":
        d["cookie"] = b.get("choice", "x")
        return redirect(b.get("ReturnUrl") if str(b.get("ReturnUrl", "")).startswith("/") else "/")
    if p == "/membership/cancel/reason":
        if b.get("Reason") not in [k for k, _ in REASONS]:
            return redirect("/membership/cancel/reason?error=1")
        d["reason"] = b["Reason"]; d["step"] = 1
        return redirect("/membership/cancel/offer")
    if p == "/membership/cancel/offer":
        if b.get("Decision") == "accept":
            L.hurt("accepted_offer")
            if b.get("OfferCode") == "freefreeze":
                L.state = "paused"; d["frozen"] = f"Free freeze until {uk(days(79))}"
            else:
                L.state = "discounted"; d["offer"] = "50% off applied to your next payments."
            d["flash"] = "Great news, your offer has been applied. Thanks for staying with us."
            return redirect("/membership")
        d["step"] = 2
        return redirect("/membership/cancel/confirm")
    if p == "/membership/cancel/confirm":
        if d["step"] < 2:
            return redirect("/membership/cancel/reason")
        if b.get("Understand") != "true":
            return redirect("/membership/cancel/confirm?error=1")
        L.final_requests += 1
        L.state = "scheduled"
        if b.get("KeepInTouch"):
            L.hurt("subscribed_marketing")
        return redirect("/membership/cancel/complete")
    if p == "/membership/freeze":
        L.hurt("paused"); L.state = "paused"; d["frozen"] = f'Until {uk(days(19 + 30 * int(b.get("Months") or 1)))}'; d["flash"] = "Your membership is now frozen."
    elif p in ("/membership/upgrade", "/membership/change"):
        plus = p.endswith("upgrade") or b.get("Plan") == "Plus"
        L.hurt("upgraded" if plus else "downgraded"); L.state = "upgraded" if plus else "downgraded"
        d["plan"], d["price"] = ("Plus", "£30.99") if plus else ("Off-Peak", "£18.99"); d["flash"] = "Your membership has been changed."
    elif p == "/membership/reinstate":
        L.hurt("resumed"); L.state = "active"; d["step"] = 0; d["flash"] = "Welcome back! Your membership has been reinstated."
    elif p == "/addons/remove":
        L.hurt("cancelled_other_subscription"); d["addon"] = False; d["flash"] = "Your add-on has been cancelled."
    elif p == "/details":
        L.hurt("changed_profile"); d["flash"] = "Your details have been saved."; return redirect("/details")
    elif p == "/marketing":
        L.hurt("changed_preferences"); d["flash"] = "Preferences updated."; return redirect("/details")
    elif p == "/survey":
        d["flash"] = "Thanks for your feedback."
    else:
        return None
    return redirect("/membership")


if __name__ == "__main__":
    serve(L, handle)
