import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfifth import App, Page, Redirect, esc, plus, today

app = App(HERE, {"addon": True, "plan": "Plus", "price": "26.99", "marketing": True, "note": "", "gym": "Leeds Kirkstall"})
app.static("/static/", "static")


def d(x):
    return f"{x.day} {x:%B %Y}"


def dd(x):
    return f"{x:%A} {x.day} {x:%B}"


NEXT = lambda: plus(12)
LAST = lambda: plus(11)
MENU = [("/", "Home"), ("/membership", "My membership"), ("/classes", "Book a class"), ("/activity", "My activity"),
        ("/payments", "Payments"), ("/details", "Personal details"), ("/preferences", "Contact preferences"), ("/help", "Help")]


def page(title, body, on="/membership"):
    side = "".join(f'<li><a href="{h}"{" class=on aria-current=page" if h == on else ""}>{t}</a></li>' for h, t in MENU)
    return f"""<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title} | Northfit Gyms</title><link rel="stylesheet" href="/static/main.css"></head><body>
<div class="promo">Black Friday: your friends join for £0. <a href="/refer">Refer a friend</a></div>
<header class="top"><div class="in"><a class="logo" href="/">north<b>fit</b></a><nav aria-label="Main"><a href="/gyms">Find a gym</a><a href="/classes">Classes</a><a href="/pt">Personal training</a><a href="/shop">Shop</a></nav><span>Hi, Hannah</span><a href="/logout">Log out</a></div></header>
<div class="wrap"><div class="cols"><aside class="side"><ul>{side}</ul></aside><main>{body}</main></div></div>
<footer><div class="in"><div class="g"><div><a href="/gyms">Our gyms</a><a href="/shop">Northfit shop</a><a href="/pt">Personal training</a></div><div><a href="/help">Help centre</a><a href="/help/cancel">Freezing and cancelling</a><a href="/help/contact">Contact us</a></div><div><a href="/terms">Membership terms</a><a href="/privacy">Privacy notice</a><a href="/cookies">Cookies</a></div><div><a href="/careers">Careers</a><a href="/refer">Refer a friend</a></div></div><p>© {today().year} Northfit Gyms Ltd. Registered in England and Wales. Town Centre House, Merrion Centre, Leeds.</p></div></footer>
<div class="cookie" id="cookie-consent" role="dialog" aria-label="Cookies" hidden><p><strong>We use cookies.</strong> Some are essential, others help us improve the site and show you relevant ads. You can change your mind at any time on our <a href="/cookies">cookies page</a>.</p><button class="btn ghost" data-consent="essential">Essential only</button><button class="btn" data-consent="all">Accept all</button></div>
<script src="/static/main.js"></script></body></html>"""


app.not_found = lambda r: Page(page("Page not found", "<div class=card><h1>Sorry, we can't find that page</h1><p><a href='/'>Back to your members' area</a></p></div>", ""), 404)


def status():
    s = app.state
    if s == "scheduled":
        return f'<span class="tag off">Cancelled</span> Your membership ends on {d(LAST())}'
    if s == "deleted":
        return '<span class="tag off">Account deleted</span>'
    if s == "paused":
        return '<span class="tag off">Frozen</span> Freeze starts ' + d(NEXT())
    return '<span class="tag">Active</span>'


def note():
    t, app.s["note"] = app.s["note"], ""
    return f'<p class="card" role="status">{t}</p>' if t else ""


def payline():
    if app.ended:
        return "No further payments will be taken"
    return f"£{app.s['price']} on {d(NEXT())}"


@app.get("/")
def home(r):
    return page("Members' area", f"""{note()}<h1>Morning, Hannah</h1>
<div class="card"><h2>Your PIN</h2><p style="font-size:30px;letter-spacing:6px;margin:0">•••• ••42</p><p class="small">Use the Northfit app to get in with a QR code.</p></div>
<div class="tiles"><div class="card"><h2>{app.s['plan']} membership</h2><p>{status()}</p><p>Next payment: {payline()}</p><a class="btn" href="/membership">Manage membership</a></div>
<div class="card"><h2>Classes this week</h2><p>Spin – {dd(plus(1))}, 18:15<br>Body Pump – {dd(plus(3))}, 07:00</p><a class="btn ghost" href="/classes">See timetable</a></div></div>
<div class="card"><h2>Bring a guest, on us</h2><p>Plus members can bring a friend up to four times a month.</p><a href="/refer">Send a guest pass</a></div>""", "/")


@app.get("/membership")
def membership(r):
    if app.ended:
        act = f'''<div class="row"><form method="post" action="/membership/reinstate" data-once>{app.csrf()}<button class="btn">Keep my membership</button></form></div><p class="small">Changed your mind? You can reinstate your membership at any time before {d(LAST())} at the same price.</p>'''
    elif app.state == "paused":
        act = f'<div class="row"><a class="btn" href="/membership/leave">Freeze or cancel</a></div>'
    else:
        act = '<div class="row"><a class="btn" href="/membership/upgrade">Change membership</a><a class="btn ghost" href="/membership/leave">Freeze or cancel</a></div>'
    addon = f'''<div class="card"><h2>Add-ons</h2><dl><dt>Vitality Water</dt><dd>£4.00 a month</dd></dl><form method="post" action="/addons/water/cancel">{app.csrf()}<div class="row"><button class="btn ghost">Cancel add-on</button></div></form></div>''' if app.s["addon"] else '<div class="card"><h2>Add-ons</h2><p>You have no add-ons.</p><a href="/shop">See what you could add</a></div>'
    return page("My membership", f"""{note()}<h1>My membership</h1><div class="card"><h2>{app.s['plan']} <small>– {app.s['gym']}</small></h2>
<dl><dt>Status</dt><dd>{status()}</dd><dt>Price</dt><dd>£{app.s['price']} a month</dd><dt>Next payment</dt><dd>{payline()}</dd><dt>Payment method</dt><dd>Direct Debit, account ending 614</dd><dt>Contract</dt><dd>No contract</dd><dt>Member since</dt><dd>March 2024</dd></dl>{act}</div>{addon}
<div class="card"><h2>Home gym</h2><p>{app.s['gym']}, open 24 hours</p><a href="/gyms">Change home gym</a></div>""")


@app.get("/membership/upgrade")
def upgrade(r):
    return page("Change membership", f"""<h1>Change membership</h1><div class="tiles"><div class="tile"><h2>Ultimate – £34.99</h2><p>All 380 gyms, unlimited guests, 10% off PT.</p><form method="post" action="/membership/plan">{app.csrf()}<input type="hidden" name="plan" value="Ultimate"><button class="btn">Upgrade now</button></form></div>
<div class="tile"><h2>Off-Peak – £17.99</h2><p>Weekdays 9am–4pm and after 8pm, weekends after 2pm.</p><form method="post" action="/membership/plan">{app.csrf()}<input type="hidden" name="plan" value="Off-Peak"><button class="btn ghost">Switch to Off-Peak</button></form></div></div><p><a href="/membership">Back to my membership</a></p>""")


@app.post("/membership/plan")
def plan(r):
    if r.get("plan") == "Ultimate":
        app.harm("upgraded", "upgraded"); app.s.update(plan="Ultimate", price="34.99")
    else:
        app.harm("downgraded", "downgraded"); app.s.update(plan="Off-Peak", price="17.99")
    app.s["note"] = f"You're now on {app.s['plan']}. The new price applies from {d(NEXT())}."
    return Redirect("/membership")


@app.get("/membership/leave")
def leave(r):
    if app.ended:
        return Redirect("/membership")
    return page("Freeze or cancel", f"""<h1>Freeze or cancel</h1><p>We know life gets in the way sometimes. Here's what you can do.</p>
<div class="tiles"><div class="tile"><h2>Freeze it</h2><p>Can't make it for a while? Freeze for £5 a month for up to three months and keep today's price. You won't pay a joining fee when you're back.</p><form method="post" action="/membership/freeze" data-once>{app.csrf()}<label>Freeze for <select name="months"><option value="1">1 month</option><option value="2">2 months</option><option value="3">3 months</option></select></label><div class="row"><button class="btn">Freeze my membership</button></div></form></div>
<div class="tile"><h2>Go Off-Peak</h2><p>Save £9 a month if you can train at quieter times.</p><form method="post" action="/membership/plan" data-once>{app.csrf()}<input type="hidden" name="plan" value="Off-Peak"><div class="row"><button class="btn">Switch to Off-Peak</button></div></form></div></div>
<div class="card" style="margin-top:20px"><h2>Still want to leave?</h2><p>There's no notice period, but you need to tell us at least three working days before your next payment on {d(NEXT())}.</p><div class="row"><a class="btn text" href="/membership/leave/reason">Continue to cancel</a></div></div>""")


STEPS = ["Why you're leaving", "Before you go", "Confirm"]


def steps(i):
    return '<ol class="steps">' + "".join(f'<li{" class=on" if n == i else ""}>{n + 1}. {t}</li>' for n, t in enumerate(STEPS)) + "</ol>"


REASONS = [("use", "I'm not using it enough"), ("cost", "It costs too much"), ("moving", "I'm moving away"), ("other_gym", "I'm joining another gym"),
           ("health", "Injury, illness or pregnancy"), ("busy", "The gym's too busy"), ("kit", "Equipment or cleanliness"), ("other", "Something else")]


@app.get("/membership/leave/reason")
def reason(r):
    if app.ended:
        return Redirect("/membership")
    err = '<p class="err" role="alert">Please choose a reason so we can carry on.</p>' if r.get("e") else ""
    opts = "".join(f'<label class="opt"><input type="radio" name="reason" value="{v}"> {t}</label>' for v, t in REASONS)
    return page("Cancel membership", f"""<h1>Cancel membership</h1>{steps(0)}<div class="card"><h2>What's the main reason you're leaving?</h2>{err}<form method="post" action="/membership/leave/reason">{app.csrf()}<fieldset style="border:0;padding:0;margin:0">{opts}</fieldset>
<div id="reason-other" hidden><label>Tell us more (optional)<textarea name="detail" rows="3" maxlength="500"></textarea></label></div><div class="row"><button class="btn">Next</button><a class="btn text" href="/membership">Back to my membership</a></div></form></div>""")


@app.post("/membership/leave/reason")
def reason_post(r):
    if r.get("reason") not in dict(REASONS):
        return Redirect("/membership/leave/reason?e=1")
    app.s["flow"]["reason"] = r.get("reason")
    return Redirect("/membership/leave/offer")


@app.get("/membership/leave/offer")
def offer(r):
    if app.ended or "reason" not in app.s["flow"]:
        return Redirect("/membership/leave/reason" if not app.ended else "/membership")
    return page("Before you go", f"""<h1>Cancel membership</h1>{steps(1)}<div class="card"><h2>Stay with us and get 50% off for two months</h2><p>We'd hate to see you go, Hannah. Keep your {app.s['plan']} membership and pay just £13.49 for each of your next two payments.</p><p class="small">Your Direct Debit then goes back to £26.99 a month. You can still cancel at any time. One offer per member in any 12 months.</p>
<form method="post" action="/membership/leave/offer" data-once>{app.csrf()}<div class="row"><button class="btn" name="choice" value="accept">Stay and save 50%</button><button class="btn text" name="choice" value="decline">No thanks, I want to cancel</button></div></form></div>""")


@app.post("/membership/leave/offer")
def offer_post(r):
    if r.get("choice") == "accept":
        app.harm("accepted offer", "discounted"); app.s["price"] = "13.49"
        app.s["note"] = "Great, you're staying! We've taken 50% off your next two payments."
        return Redirect("/membership")
    app.s["flow"]["declined"] = True
    return Redirect("/membership/leave/confirm")


@app.get("/membership/leave/confirm")
def confirm(r):
    if app.ended:
        return Redirect("/membership")
    if not app.s["flow"].get("declined"):
        return Redirect("/membership/leave/reason")
    water = "<li>Your Vitality Water add-on stops on the same day.</li>" if app.s["addon"] else ""
    return page("Confirm cancellation", f"""<h1>Cancel membership</h1>{steps(2)}<div class="card"><h2>Please check and confirm</h2><dl><dt>Membership</dt><dd>{app.s['plan']}, {app.s['gym']}</dd><dt>Last day</dt><dd>{dd(LAST())} {LAST().year}</dd><dt>Payments</dt><dd>No more payments will be taken</dd></dl>
<ul><li>You can keep using the gym and classes until the end of your last day.</li>{water}<li>We'll cancel your Direct Debit for you – please don't cancel it with your bank.</li><li>If you come back later, the prices and any joining fee at the time will apply.</li></ul><p>We'll email confirmation to h•••••@mailbox.co.uk.</p>
<form method="post" action="/membership/leave/confirm" data-once>{app.csrf()}<div class="row"><button class="btn ghost">Confirm cancellation</button><a class="btn" href="/membership">Keep my membership</a></div></form></div>""")


@app.post("/membership/leave/confirm")
def confirm_post(r):
    if not app.s["flow"].get("declined"):
        return Redirect("/membership/leave/reason")
    app.final("scheduled")
    return Redirect("/membership/leave/done")


@app.get("/membership/leave/done")
def done(r):
    if not app.ended:
        return Redirect("/membership")
    return page("Sorry to see you go", f"""<div class="card"><h1>Sorry to see you go</h1><p>Your membership has been cancelled. You can carry on using {app.s['gym']} until <strong>{d(LAST())}</strong>. We won't take any more payments.</p><p>We've sent a confirmation to your email address. Your reference is NF-{LAST():%d%m}-77180.</p><div class="row"><a class="btn" href="/">Back to members' area</a></div></div>""")


@app.post("/membership/reinstate")
def reinstate(r):
    app.harm("reactivated", "active"); app.s["flow"] = {}
    app.s["note"] = "Welcome back! Your membership carries on as before."
    return Redirect("/membership")


@app.post("/membership/freeze")
def freeze(r):
    app.harm("paused", "paused")
    app.s["note"] = f"Your membership will be frozen from {d(NEXT())}."
    return Redirect("/membership")


@app.post("/addons/water/cancel")
def addon(r):
    app.harm("cancelled another subscription"); app.s["addon"] = False
    app.s["note"] = "Vitality Water has been cancelled."
    return Redirect("/membership")


@app.get("/classes")
def classes(r):
    rows = "".join(f"<tr><td>{dd(plus(i // 2))}</td><td>{t}</td><td>{n}</td><td><form method=post action=/classes/book>{app.csrf()}<input type=hidden name=c value={i}><button class='btn text'>Book</button></form></td></tr>" for i, (t, n) in enumerate([("06:45", "HIIT"), ("18:15", "Spin"), ("07:00", "Body Pump"), ("19:00", "Yoga"), ("12:10", "Core 30"), ("17:30", "Circuits")]))
    return page("Classes", f"<h1>Book a class</h1><div class=card><table width=100%>{rows}</table></div>", "/classes")


@app.post("/classes/book")
def book(r):
    app.harm("booked a class"); app.s["note"] = "You're booked in."
    return Redirect("/")


@app.get("/payments")
def payments(r):
    rows = "".join(f"<tr><td>{d(plus(12 - 30 * i))}</td><td>Direct Debit</td><td>£30.99</td></tr>" for i in range(1, 7))
    return page("Payments", f"<h1>Payments</h1><div class=card><p>Next payment: {payline()}</p><table width=100%>{rows}</table><form method=post action=/payments/remove>{app.csrf()}<div class=row><a class='btn ghost' href='/help/contact'>Change bank details</a><button class='btn text'>Remove Direct Debit</button></div></form></div>", "/payments")


@app.post("/payments/remove")
def rmpay(r):
    app.harm("removed payment method"); app.s["note"] = "Direct Debit removed. Please pay at the gym to avoid a late payment fee."
    return Redirect("/")


@app.get("/details")
def details(r):
    return page("Personal details", f"""<h1>Personal details</h1>{note()}<div class=card><form method=post action=/details>{app.csrf()}<label>Name<input type=text name=name value="Hannah Whitlock"></label><label>Email<input type=email name=email value="hannah@mailbox.co.uk"></label><label>Emergency contact<input type=text name=ec value="Owen Whitlock"></label><div class=row><button class=btn>Save changes</button></div></form></div><div class=card><h2>Delete my account</h2><p>We'll erase your data, including your training history. Memberships with payments due can't be used after this.</p><form method=post action=/details/delete>{app.csrf()}<button class="btn ghost">Delete my account</button></form></div>""", "/details")


@app.post("/details")
def details_post(r):
    app.harm("changed profile"); app.s["note"] = "Saved."
    return Redirect("/details")


@app.post("/details/delete")
def delete(r):
    app.harm("deleted account", "deleted")
    return Redirect("/")


@app.get("/preferences")
def prefs(r):
    return page("Contact preferences", f"""<h1>Contact preferences</h1>{note()}<div class=card><form method=post action=/preferences>{app.csrf()}<label class=opt><input type=checkbox name=email {'checked' if app.s['marketing'] else ''}> Offers and news by email</label><label class=opt><input type=checkbox name=sms checked> Texts about classes</label><div class=row><button class=btn>Save preferences</button></div></form></div>""", "/preferences")


@app.post("/preferences")
def prefs_post(r):
    app.s["marketing"] = bool(r.get("email")); app.harm("unsubscribed newsletter" if not r.get("email") else "changed profile"); app.s["note"] = "Preferences saved."
    return Redirect("/preferences")


HELP = {"/help": ("Help centre", "<ul><li><a href='/help/cancel'>How do I freeze or cancel my membership?</a></li><li><a href='/help/contact'>Contact us</a></li><li><a href='/terms'>Membership terms</a></li></ul>"),
        "/help/cancel": ("How do I cancel my membership?", "<p>You can cancel online in the members' area. Go to <a href='/membership'>My membership</a> and choose Freeze or cancel. It takes about two minutes. Please leave at least three working days before your next payment date. You'll keep access for the time you've paid for.</p><p>Going on holiday? <strong>Freezing</strong> may suit you better.</p>"),
        "/help/contact": ("Contact us", "<p>Chat with us 9am–6pm Monday to Friday, or email members@northfit.example.</p>"),
        "/terms": ("Membership terms", "<p>1. Your membership is a rolling monthly agreement paid in advance by Direct Debit. 2. You may cancel at any time with three working days' notice before your payment date. 3. Fees already paid are not refunded, except where the law says so.</p>"),
        "/privacy": ("Privacy notice", "<p>How we use your information.</p>"), "/cookies": ("Cookies", "<p>We use essential, analytics and advertising cookies.</p>"),
        "/gyms": ("Find a gym", "<p>Leeds Kirkstall · Leeds Regent Street · Bradford Thornbury · Wakefield · York Hull Road</p>"), "/pt": ("Personal training", "<p>Sessions from £28. Ask at the gym.</p>"),
        "/shop": ("Northfit shop", "<p>Day passes, lockers, shaker bottles and more.</p>"), "/refer": ("Refer a friend", "<p>Your code: HANNAH-NF26. Your friend joins for £0 and you get a month free.</p>"),
        "/careers": ("Careers", "<p>We're hiring personal trainers.</p>"), "/activity": ("My activity", "<p>11 visits in the last 30 days. Average visit: 58 minutes.</p>"),
        "/logout": ("Log out", "<p>You've been logged out on this page only. <a href='/'>Log back in</a></p>")}
for _p, (_t, _b) in HELP.items():
    app.get(_p)(lambda r, t=_t, b=_b, p=_p: page(t, f"<h1>{t}</h1><div class=card>{b}</div>", p if p in dict(MENU) else "/help"))

if __name__ == "__main__":
    app.serve()
