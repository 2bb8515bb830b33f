import secrets
from datetime import date
from html import escape
from ledger import Ledger, day, serve

def fresh():
    return {"plan": "Ironbridge Anytime", "fee": "£31.99", "status": "active", "last": None, "padel": True, "half": False, "bank": True, "news": True, "flash": None, "form": {}, "step": 0, "token": secrets.token_hex(12)}

L = Ledger(fresh)
REASONS = ["Too expensive", "I don't use it enough", "I'm moving away", "Injury or health", "Joining another gym", "The club is too busy", "Staff or facilities", "Something else"]

def nice(iso):
    d = date.fromisoformat(iso)
    return f"{d.day} {d.strftime('%B %Y')}"

def earliest():
    return day(30)

def page(title, body):
    d, flash = L.d, ""
    if d["flash"]:
        flash, d["flash"] = f'<div class="alert alert-{d["flash"][0]} alert-dismissible" role="alert">{d["flash"][1]}<button type="button" class="btn-close" data-bs-dismiss="alert" aria-label="Close"></button></div>', None
    return 200, f"""<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>{title} | Ironbridge Fitness</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/bootstrap.min.css"><link rel="stylesheet" href="/static/site.css"></head><body>
<nav class="navbar navbar-expand-md navbar-dark"><div class="container"><a class="navbar-brand" href="/members">IRONBRIDGE</a><ul class="navbar-nav me-auto"><li class="nav-item"><a class="nav-link" href="#">Timetable</a></li><li class="nav-item"><a class="nav-link" href="#">Find a gym</a></li><li class="nav-item"><a class="nav-link" href="#">Personal training</a></li><li class="nav-item"><a class="nav-link" href="/help">Help</a></li></ul>
<div class="dropdown"><button class="btn btn-sm btn-outline-light dropdown-toggle" data-bs-toggle="dropdown">Hi, Callum</button><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/members">My account</a></li><li><a class="dropdown-item" href="/members/payments">Payments</a></li><li><a class="dropdown-item" href="/members/profile">Profile &amp; preferences</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="#">Log out</a></li></ul></div></div></nav>
{body.replace("{{flash}}", flash) if "{{flash}}" in body else f'<main class="container py-4" style="max-width:760px">{flash}{body}</main>'}
<footer class="py-4 mt-5"><div class="container"><p><a href="/help">Help centre</a><a href="#">Club rules</a><a href="#">Membership terms</a><a href="#">Privacy</a><a href="#">Modern slavery statement</a></p>Ironbridge Fitness Ltd. Registered in England and Wales no. 00000000. © 2026</div></footer>
<div id="cookies"><div class="container d-flex gap-3 align-items-center"><div class="flex-grow-1">We use cookies to improve our site and show you ads we think you'll like.</div><button class="btn btn-outline-secondary btn-sm" data-cookies="essential">Essential only</button><button class="btn btn-brand btn-sm" data-cookies="all">Accept all</button></div></div>
<script src="/static/bootstrap.bundle.min.js"></script><script src="/static/site.js"></script></body></html>"""

def token():
    return f'<input type="hidden" name="_token" value="{L.d["token"]}">'

def post(action, label, css="btn btn-brand", extra=""):
    return f'<form method="post" action="{action}" class="d-inline">{token()}{extra}<button class="{css}">{label}</button></form>'

def members():
    d = L.d
    leaving = d["status"] == "notice"
    badge = {"active": '<span class="badge text-bg-success">Active</span>', "notice": f'<span class="badge text-bg-warning">Leaving {nice(d["last"])}</span>' if d["last"] else "", "frozen": '<span class="badge text-bg-info">Frozen</span>'}[d["status"]]
    actions = '<li><button type="submit" form="withdraw" class="dropdown-item">Withdraw notice</button></li>' if leaving else '<li><a class="dropdown-item" href="/members/change">Change membership</a></li><li><a class="dropdown-item" href="/members/freeze">Freeze membership</a></li><li><a class="dropdown-item" href="#">Change home gym</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="/members/leaving">Leave Ironbridge</a></li>'
    padel = '<div class="dropdown"><button class="btn btn-sm btn-light dropdown-toggle" data-bs-toggle="dropdown">Actions</button><ul class="dropdown-menu"><li><a class="dropdown-item" href="#">Book a court</a></li><li><button type="submit" form="padel" class="dropdown-item">Cancel add-on</button></li></ul></div>' if d["padel"] else ""
    return page("My account", f"""<div class="hero"><div class="container"><h1 class="h3 mb-1">Welcome back, Callum</h1><p class="mb-0">7 visits this month. One more to beat October!</p></div></div><main class="container py-4">{{{{flash}}}}
<div class="row g-4"><div class="col-lg-8"><div class="card"><div class="card-header">My memberships</div><table class="table mb-0 align-middle"><thead><tr><th>Membership</th><th>Club</th><th>Price</th><th>Status</th><th></th></tr></thead><tbody>
<tr><td>{d["plan"]}<div class="small text-muted">Member no. IB-2208417</div></td><td>Derby Riverside</td><td>{d["fee"]}/month{"<div class='small text-success'>Half price for 2 months</div>" if d["half"] else ""}</td><td>{badge}</td><td class="text-end"><div class="dropdown"><button class="btn btn-sm btn-light dropdown-toggle" data-bs-toggle="dropdown">Actions</button><ul class="dropdown-menu">{actions}</ul></div></td></tr>
<tr><td>Padel Plus<div class="small text-muted">Add-on, rolling monthly</div></td><td>Derby Riverside</td><td>£12.00/month</td><td>{'<span class="badge text-bg-success">Active</span>' if d["padel"] else '<span class="badge text-bg-secondary">Cancelled</span>'}</td><td class="text-end">{padel}</td></tr></tbody></table></div>
<form id="withdraw" method="post" action="/members/leaving/withdraw">{token()}</form><form id="padel" method="post" action="/members/padel/cancel">{token()}</form>
<div class="card mt-4"><div class="card-header">Upcoming bookings</div><div class="card-body">Spin with Jodie, {nice(day(2))}, 18:15 <a href="#" class="ms-3">Cancel booking</a></div></div></div>
<div class="col-lg-4"><div class="card mb-4"><div class="card-body"><h2 class="h6">Next payment</h2><p class="h4">{d["fee"]}</p><p class="small text-muted">Direct Debit, {nice(day(9))}</p><a href="/members/payments">Payment details</a></div></div><div class="card border-warning"><div class="card-body"><h2 class="h6">Refer a mate, get a month free</h2><p class="small">Share your code CALLUM-417.</p><a class="btn btn-brand btn-sm" href="#">Share code</a></div></div></div></div></main>""")

def leaving():
    L.d["step"] = 1
    return page("Before you go", f"""<p class="steps">Step 1 of 4</p><h1 class="h3">Need a break, not a break-up?</h1><p>Life gets busy. Freeze your membership for just <b>£5 a month</b> for up to 3 months and keep your joining price of {L.d["fee"]}.</p><div class="card mb-4"><div class="card-body">{post("/members/freeze", "Freeze my membership", "btn btn-brand btn-lg", '<input type="hidden" name="months" value="3">')}<p class="small text-muted mt-2 mb-0">You won't pay a joining fee when you come back.</p></div></div><a class="small text-muted" href="/members/leaving/details">No thanks, I'd still like to leave</a>""")

def details(errors=(), v=None):
    v = v or L.d["form"]
    radios = "".join(f'<div class="form-check"><input class="form-check-input" type="radio" name="reason" id="r{i}" value="{escape(r)}" required {"checked" if v.get("reason") == r else ""}><label class="form-check-label" for="r{i}">{r}</label></div>' for i, r in enumerate(REASONS))
    return page("Leaving details", f"""<p class="steps">Step 2 of 4</p><h1 class="h3">Tell us about your leaving</h1>{"".join(f'<div class="alert alert-danger">{e}</div>' for e in errors)}<form method="post" action="/members/leaving/details">{token()}<fieldset class="mb-4"><legend class="h6">What's the main reason?</legend>{radios}</fieldset>
<div class="mb-4"><label class="form-label" for="detail">Anything we could have done better? (optional)</label><textarea class="form-control" id="detail" name="detail" maxlength="300" rows="3"></textarea><span class="small text-muted" id="count">0/300</span></div>
<fieldset class="mb-4"><legend class="h6">When would you like to leave?</legend><p class="small text-muted">Your membership has a 30-day notice period, so your earliest leaving date is {nice(earliest())}.</p><div class="form-check"><input class="form-check-input" type="radio" name="when" id="asap" value="earliest" required><label class="form-check-label" for="asap">As soon as possible, on {nice(earliest())}</label></div><div class="form-check"><input class="form-check-input" type="radio" name="when" id="ltr" value="later"><label class="form-check-label" for="ltr">On a later date</label></div><div id="later" class="mt-2 d-none"><label class="form-label" for="date">Leaving date</label><input class="form-control" style="max-width:220px" type="date" id="date" name="date" min="{earliest()}"></div></fieldset>
<div class="form-check mb-4"><input class="form-check-input" type="checkbox" name="contact" id="contact" value="1" checked><label class="form-check-label" for="contact">Yes, keep in touch with me about offers to come back</label></div>
<a class="btn btn-brand" href="/members">Keep my membership</a> <button class="btn btn-outline-secondary">Next</button></form>""")

def offer():
    return page("A special offer", f"""<p class="steps">Step 3 of 4</p><div class="text-center py-4"><h1 class="display-6">Stay for half price</h1><p class="lead">We'd hate to lose you, Callum. Stick around and your next <b>2 months are just £15.99</b>.</p>{post("/members/leaving/offer", "Yes please, give me half price", "btn btn-brand btn-lg")}<p class="mt-4"><a class="text-muted small" href="/members/leaving/review">I don't want to save money, continue</a></p></div>""")

def review():
    f = L.d["form"]
    return page("Review your notice", f"""<p class="steps">Step 4 of 4</p><h1 class="h3">Check and submit</h1><table class="table"><tr><th>Membership</th><td>{L.d["plan"]}, Derby Riverside</td></tr><tr><th>Reason</th><td>{escape(f["reason"])}</td></tr><tr><th>Last day of membership</th><td>{nice(f["last"])}</td></tr><tr><th>Final payment</th><td>{L.d["fee"]} on {nice(day(9))}</td></tr></table><p>Please don't cancel your Direct Debit until your final payment has been taken. If you rejoin later, a £20 joining fee may apply.</p>
<form method="post" action="/members/leaving/submit" data-once>{token()}<div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="ok" name="ok" value="1" required><label class="form-check-label" for="ok">I understand that I'm giving 30 days' notice and that one more payment will be taken</label></div><button class="btn btn-outline-danger" data-busy>Submit notice</button> <a class="btn btn-brand" href="/members">I've changed my mind</a></form>""")

def redirect(to, kind=None, text=None):
    if text:
        L.d["flash"] = (kind, text)
    return 303, "", {"Location": to}

def handle(method, path, query, body):
    d = L.d
    if method in ("GET", "HEAD"):
        if path == "/":
            return redirect("/members")
        if path == "/members":
            return members()
        if path.startswith("/members/leaving"):
            if d["status"] == "notice":
                return redirect("/members", "info", f"You've already given notice. Your membership ends on {nice(d['last'])}.")
            if path == "/members/leaving":
                return leaving()
            if path == "/members/leaving/details":
                return details()
            if not d["form"].get("last"):
                return redirect("/members/leaving/details")
            return {"/members/leaving/offer": offer, "/members/leaving/review": review}.get(path, lambda: (404, "Page not found"))()
        if path == "/members/freeze":
            return page("Freeze", f'<h1 class="h3">Freeze your membership</h1><p>£5 a month for up to 3 months.</p>{post("/members/freeze", "Freeze my membership")} <a class="btn btn-link" href="/members">Back</a>')
        if path == "/members/change":
            return page("Change membership", f'<h1 class="h3">Change membership</h1><div class="row g-3"><div class="col"><div class="card"><div class="card-body"><h2 class="h5">Off-Peak</h2><p>£22.99/month</p>{post("/members/change", "Switch to Off-Peak", "btn btn-outline-dark", "<input type=hidden name=plan value=offpeak>")}</div></div></div><div class="col"><div class="card border-warning"><div class="card-body"><h2 class="h5">Anytime Plus <span class="badge text-bg-warning">Most popular</span></h2><p>£38.99/month</p>{post("/members/change", "Upgrade now", "btn btn-brand", "<input type=hidden name=plan value=plus>")}</div></div></div></div>')
        if path == "/members/payments":
            bank = f'<p>Lloyds account ending 0912</p>{post("/members/payments/remove", "Cancel Direct Debit", "btn btn-outline-danger btn-sm")}' if d["bank"] else "<p>No payment method</p>"
            return page("Payments", f'<h1 class="h3">Payments</h1><div class="card mb-3"><div class="card-body"><h2 class="h6">Direct Debit</h2>{bank}</div></div><table class="table"><tr><td>{nice(day(-21))}</td><td>{d["fee"]}</td><td>Paid</td></tr><tr><td>{nice(day(-51))}</td><td>{d["fee"]}</td><td>Paid</td></tr></table>')
        if path == "/members/profile":
            return page("Profile", f'<h1 class="h3">Profile &amp; preferences</h1><p>Callum Reddy<br>callum.reddy@post.example</p>{post("/members/profile", "Unsubscribe from all emails" if d["news"] else "Subscribe to emails", "btn btn-outline-secondary btn-sm")}')
        if path == "/help":
            return page("Help centre", '<h1 class="h3">Help centre</h1><div class="accordion" id="faq">' + "".join(f'<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#q{i}">{q}</button></h2><div id="q{i}" class="accordion-collapse collapse"><div class="accordion-body">{a}</div></div></div>' for i, (q, a) in enumerate([("How do I freeze my membership?", 'Choose <a href="/members/freeze">Freeze membership</a> in My account.'), ("How do I cancel my membership?", "We're sorry you're thinking of leaving. In My account, find your membership, open Actions and choose Leave Ironbridge. We need 30 days' notice. Cancelling your Direct Debit with your bank doesn't end your membership."), ("What are your opening hours?", "Most clubs are open 24 hours.")])) + "</div>")
        return None
    if body.get("_token") != d["token"]:
        return 419, "Page expired"
    if path == "/members/leaving/details":
        errors, last = [], earliest()
        if body.get("reason") not in REASONS:
            errors.append("Please tell us your main reason.")
        if body.get("when") == "later":
            last = body.get("date") or ""
            if last < earliest():
                errors.append(f"Please choose a date on or after {nice(earliest())}.")
        elif body.get("when") != "earliest":
            errors.append("Please choose when you'd like to leave.")
        if errors:
            return details(errors, body)
        d["form"] = {"reason": body["reason"], "last": last}
        return redirect("/members/leaving/offer")
    if path == "/members/leaving/submit":
        if not d["form"].get("last") or not body.get("ok"):
            return redirect("/members/leaving")
        d["status"], d["last"] = "notice", d["form"]["last"]
        L.end("scheduled")
        return redirect("/members", "success", "Thanks, we've received your notice. We've emailed you a confirmation (ref. LV-558102).")
    if path == "/members/leaving/withdraw":
        d["status"], d["last"] = "active", None
        L.harm("restarted", "active")
        return redirect("/members", "success", "Great news, you're staying!")
    if path == "/members/leaving/offer":
        d["half"] = True
        L.harm("accepted offer", "discounted")
        return redirect("/members", "success", "Nice one! Your half price months have been applied.")
    if path == "/members/freeze":
        d["status"] = "frozen"
        L.harm("paused", "paused")
        return redirect("/members", "success", "Your membership is frozen.")
    if path == "/members/change":
        up = body.get("plan") == "plus"
        d["plan"], d["fee"] = ("Ironbridge Anytime Plus", "£38.99") if up else ("Ironbridge Off-Peak", "£22.99")
        L.harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
        return redirect("/members", "success", "Your membership has been changed.")
    if path == "/members/padel/cancel":
        d["padel"] = False
        L.harm("cancelled another subscription")
        return redirect("/members", "success", "Padel Plus cancelled.")
    if path == "/members/payments/remove":
        d["bank"] = False
        L.harm("removed payment method")
        return redirect("/members/payments", "success", "Direct Debit cancelled.")
    if path == "/members/profile":
        d["news"] = not d["news"]
        L.harm("unsubscribed newsletter")
        return redirect("/members/profile")
    return 404, "Page not found"

serve(L, handle, fallback=None)
