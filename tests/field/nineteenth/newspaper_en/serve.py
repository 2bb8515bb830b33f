import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from nineteenth_author import Site, add_months, days, esc, long_date, today  # noqa: E402


def initial():
    return {"next": days(17), "joined": add_months(days(17), -20), "price": "£14.00", "note": None,
            "letters": {"first": True, "business": True, "food": False, "books": True}, "puzzles": False,
            "pausedto": None, "cancelled_on": None}


site = Site(__file__, initial)

REASONS = [
    ("mma_editorial", "I am unhappy with some editorial decisions"),
    ("mma_financial", "A change in my financial circumstances means I can no longer afford it"),
    ("mma_value", "I don't feel I'm getting value for money"),
    ("mma_time", "I don't have time to read it"),
    ("mma_break", "I want to take a break from the news"),
    ("mma_issues", "I've had technical problems with the app or website"),
    ("mma_elsewhere", "I get my news from somewhere else"),
    ("mma_other", "Another reason"),
]

L = lambda d: long_date(d, "en")  # noqa: E731


def page(title, body, here="", side=True):
    nav = [("/", "Account overview"), ("/billing", "Billing"), ("/profile", "Profile"),
           ("/email-prefs", "Emails &amp; marketing"), ("/settings", "Settings"), ("/help-centre", "Help")]
    items = "".join(f'<li><a href="{u}"{" aria-current=page" if u == here else ""}>{t}</a></li>' for u, t in nav)
    aside = f'<aside class="gw-side"><nav aria-label="Account"><ul>{items}</ul></nav></aside>' if side else ""
    return f"""<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | My account | The Northern Courier</title>
<link rel="stylesheet" href="/static/courier.css"></head>
<body>
<header class="gw-header"><div class="gw-header__in">
<a class="gw-logo" href="/news">The Northern Courier</a>
<div class="gw-header__tools"><a href="/news">Return to The Northern Courier</a>
<div class="gw-dropdown" id="acc"><button type="button" aria-expanded="false" aria-controls="acc-menu">My account &#9662;</button>
<ul id="acc-menu"><li><a href="/">Account overview</a></li><li><a href="/billing">Billing</a></li><li><a href="/profile">Profile</a></li>
<li><a href="/email-prefs">Emails &amp; marketing</a></li><li><a href="/help-centre">Help</a></li><li><a href="/signout">Sign out</a></li></ul></div></div>
</div>
<div class="gw-pillars"><nav aria-label="Sections"><a href="/news">News</a><a href="/news">Opinion</a><a href="/news">Sport</a><a href="/news">Culture</a><a href="/news">Lifestyle</a><a href="/puzzles">Puzzles</a></nav></div>
</header>
<div class="gw-title"><h1>{title}</h1></div>
<div class="gw-layout{'' if side else ' gw-layout--wide'}">{aside}<main>{body}</main></div>
<footer class="gw-foot"><div class="gw-foot__in">
<div><a href="/news">About us</a><a href="/help-centre">Contact us</a><a href="/news">Complaints &amp; corrections</a><a href="/news">Work for us</a></div>
<div><a href="/terms">Terms &amp; conditions</a><a href="/terms">Privacy policy</a><a href="/terms">Cookie policy</a><a href="/terms">Modern slavery statement</a></div>
<div><a href="/news">All topics</a><a href="/news">All writers</a><a href="/news">Digital newspaper archive</a><a href="/news">Podcasts</a></div>
<div><a href="/gift">Give a gift subscription</a><a href="/puzzles">Courier Puzzles</a><a href="/news">Jobs</a><a href="/news">Holidays</a></div>
<form method="post" action="/newsletter"><label for="nl">Get First Edition, our daily briefing, free</label><input type="email" id="nl" name="email" placeholder="Email address"><button class="gw-btn gw-btn--secondary">Sign up</button></form>
<small>&copy; {today().year} Northern Courier Media Limited or its affiliated companies. All rights reserved. Registered in England and Wales, no. 00448261.</small>
</div></footer>
<script>
(function(){{var d=document.getElementById('acc'),b=d.querySelector('button');
b.addEventListener('click',function(){{var o=d.toggleAttribute('data-open');b.setAttribute('aria-expanded',o);}});
if(document.cookie.indexOf('consentUUID=')<0){{var c=document.createElement('div');c.id='sp_message_container_841207';
c.innerHTML='<iframe id="sp_message_iframe_841207" title="SP Consent Message" src="/consent-message"></iframe>';document.body.appendChild(c);
window.addEventListener('message',function(e){{if(e.data==='sp.hideMessage'){{document.cookie='consentUUID=1;path=/;max-age=15552000';c.remove();}}}});}}
}})();
</script>
</body></html>"""


@site.get("/consent-message")
def consent(r):
    return """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Privacy message</title><style>
body{margin:0;background:#0b2545;color:#fff;font:15px/1.4 Arial,sans-serif}.m{max-width:1100px;margin:0 auto;padding:18px 20px}
h2{margin:0 0 6px;font:700 20px Georgia,serif}button{font:700 15px Arial;border-radius:20px;padding:10px 20px;border:1px solid #fff;cursor:pointer;margin-right:10px}
.a{background:#ffd23f;border-color:#ffd23f}.b{background:none;color:#fff}</style></head><body><div class="m message-container"><h2>It&rsquo;s your choice</h2>
<p>We and our 132 partners store and access information on your device, such as unique IDs in cookies, to personalise content and advertising, measure how it performs and learn about our audience. You can change your mind at any time through the link in the footer of every page.</p>
<p><button class="a sp_choice_type_11" title="Yes, I accept">Yes, I accept</button><button class="b sp_choice_type_13" title="Reject all">Reject all</button><button class="b sp_choice_type_12" title="Manage my cookies">Manage my cookies</button></p></div>
<script>document.querySelectorAll('button').forEach(function(b){b.addEventListener('click',function(){parent.postMessage('sp.hideMessage','*')})})</script></body></html>"""


def card():
    d, st = site.data, site.state
    if st in ("scheduled",):
        flag = '<span class="gw-flag gw-flag--end">Cancelled</span>'
        rows = f"<dt>Subscription ID</dt><dd>A-S01248873</dd><dt>End date</dt><dd>{L(d['next'])}</dd>"
        side = "<dt>Next payment</dt><dd>None. You will not be charged again.</dd><dt>Payment method</dt><dd>Visa ending 4417</dd>"
    else:
        flag = '<span class="gw-flag">Paused</span>' if st == "paused" else ""
        nxt = d["pausedto"] or d["next"]
        rows = f"<dt>Subscription ID</dt><dd>A-S01248873</dd><dt>Start date</dt><dd>{L(d['joined'])}</dd>"
        side = f"<dt>Next payment</dt><dd>{d['price']} on {L(nxt)}</dd><dt>Payment method</dt><dd>Visa ending 4417</dd>"
    name = "Digital Plus + Weekend print" if st == "upgraded" else "Digital Plus"
    return name, f"""<div class="gw-card"><div class="gw-card__head"><h3>{name}</h3>{flag}</div>
<div class="gw-card__body"><dl>{rows}</dl><dl>{side}</dl><div><a class="gw-btn" href="/digital" aria-label="Digital Plus: Manage subscription">Manage subscription</a></div></div></div>"""


def note():
    n, site.data["note"] = site.data["note"], None
    return f'<div class="gw-note gw-note--ok" role="status">{n}</div>' if n else ""


@site.get("/")
def home(r):
    if site.state == "deleted":
        return page("Account deleted", "<p>Your account is being deleted. This can take up to 30 days.</p>")
    extra = ""
    if site.state == "scheduled":
        extra = f'<div class="gw-note">Your Digital Plus subscription has been cancelled. You can keep reading until <strong>{L(site.data["next"])}</strong>.</div>'
    return page("Account overview", f"""{note()}{extra}<p>Hello, Rosalind. Here you can see and manage everything you get from us.</p>
<h2>My subscriptions</h2>{card()[1]}
<h2>Get more from the Courier</h2>
<div class="gw-card"><div class="gw-card__body"><div><strong>Courier Puzzles</strong><br>Eight new crosswords, sudokus and word games a day, from &pound;2.99 a month.</div><a class="gw-btn gw-btn--secondary" href="/puzzles">Find out more</a></div></div>
<div class="gw-card"><div class="gw-card__body"><div><strong>Courier app</strong><br>Get your personalised edition on iOS and Android. Sign in with this account to unlock it.</div><a class="gw-btn gw-btn--secondary" href="/help-centre">Get the app</a></div></div>""", "/")


@site.get("/digital")
def manage(r):
    d = site.data
    if site.state == "scheduled":
        return page("Manage subscription", f"""{note()}<h2>Digital Plus</h2>
<div class="gw-note">Your subscription has been cancelled. You have access to your benefits until <strong>{L(d['next'])}</strong>.</div>
<table class="gw-table"><tr><th>Subscription ID</th><td>A-S01248873</td></tr><tr><th>Start date</th><td>{L(d['joined'])}</td></tr>
<tr><th>Cancelled on</th><td>{L(d['cancelled_on'])}</td></tr><tr><th>End date</th><td>{L(d['next'])}</td></tr></table>
<p>Changed your mind? You can <a href="/subscribe">subscribe again</a> once your subscription has ended.</p>""", "/")
    nxt = d["pausedto"] or d["next"]
    return page("Manage subscription", f"""{note()}<h2>{card()[0]}</h2>
<table class="gw-table"><tr><th>Subscription ID</th><td>A-S01248873</td></tr>
<tr><th>Start date</th><td>{L(d['joined'])}</td></tr>
<tr><th>Billing period</th><td>Monthly</td></tr>
<tr><th>Next payment date</th><td>{L(nxt)}</td></tr><tr><th>Next payment amount</th><td>{d['price']}</td></tr></table>
<h3>Payment</h3><table class="gw-table"><tr><th>Payment method</th><td>Visa ending 4417<br>Expiry 08/{(today().year + 2) % 100}</td></tr></table>
<div class="gw-row"><a class="gw-btn gw-btn--secondary" href="/billing">Update payment method</a></div>
<h3>Your plan</h3><p>Unlimited articles on all devices, the daily digital edition, ad-free reading and the full archive since 1881.</p>
<form method="post" action="/digital/switch"><p>Add the weekend paper, delivered to your door every Saturday and Sunday, for &pound;9 a month more.</p>
<button class="gw-btn gw-btn--secondary">Change to Digital + Weekend</button></form>
<div class="gw-row" style="margin-top:44px"><a class="gw-btn gw-btn--subdued" href="/cancel/digital">Cancel subscription</a></div>""", "/")


def steps(n):
    names = ["Your reason", "Before you go", "Confirmation"]
    return '<ol class="gw-progress">' + "".join(
        f'<li{" aria-current=step" if i == n else " class=done" if i < n else ""}>{t}</li>' for i, t in enumerate(names)) + "</ol>"


@site.get("/cancel/digital")
def c1(r):
    if site.state == "scheduled":
        return "redirect", "/digital"
    err = '<div class="gw-note gw-note--err" role="alert">Please select a reason</div>' if r.query.get("e") else ""
    opts = "".join(f'<label class="gw-radio"><input type="radio" name="reason" value="{k}"><span>{t}</span></label>' for k, t in REASONS)
    return page("Cancel subscription", f"""{steps(0)}<h2>We're sorry to hear you're thinking of cancelling your subscription</h2>
<p>Please take a few moments to help us understand more about your decision.</p>{err}
<form method="post" action="/cancel/digital/reason" novalidate><fieldset><legend>Why do you want to cancel your subscription today?</legend>{opts}</fieldset>
<div class="gw-row"><button class="gw-btn" type="submit">Continue</button><a class="gw-btn gw-btn--subdued" href="/digital">Return to your account</a></div></form>
<p style="font:14px Arial,sans-serif;color:#606060">If you would rather talk to someone, call our UK customer service team on 0330 333 0144, 8am to 6pm Monday to Friday.</p>""", side=False)


@site.post("/cancel/digital/reason")
def c1p(r):
    k = r.form.get("reason")
    if k not in dict(REASONS):
        return "redirect", "/cancel/digital?e=1"
    r.session["reason"] = k
    return "redirect", "/cancel/digital/review"


@site.get("/cancel/digital/review")
def c2(r):
    k = r.session.get("reason")
    if not k:
        return "redirect", "/cancel/digital"
    if site.state == "scheduled":
        return "redirect", "/digital"
    words = {"mma_editorial": "The Courier has no owner looking over the editor's shoulder, and we publish a wide range of opinion. We know that you won't agree with all of it, and the readers' editor would like to hear from you.",
             "mma_issues": "We're sorry that you've had problems. Most can be put right in a few minutes by our help team, on 0330 333 0144 or in the help centre.",
             }.get(k, "We understand. Your subscription pays for 140 reporters in the north of England, Scotland and beyond, and we would be sorry to see you go.")
    if k in ("mma_time", "mma_break"):
        offer = """<div class="gw-offer"><h3>Would a break help?</h3><p>Pause your payments for two months. You won't be charged, and everything will be here when you come back.</p>
<form method="post" action="/cancel/digital/pause"><button class="gw-btn">Pause my subscription</button></form></div>"""
    elif k in ("mma_financial", "mma_value", "mma_elsewhere", "mma_other"):
        offer = f"""<div class="gw-offer"><h3>Stay with us for half the price</h3><p>Keep your Digital Plus subscription for <strong>&pound;7.00 a month for the next six months</strong>. Then &pound;14.00 a month. You may cancel any time before {L(add_months(site.data['next'], 6))}.</p>
<form method="post" action="/cancel/digital/offer"><button class="gw-btn">Redeem offer</button></form></div>"""
    else:
        offer = ""
    fb = '<p role="status" class="gw-note gw-note--ok">Thank you for your feedback.</p>' if r.query.get("f") else """<form method="post" action="/cancel/digital/feedback">
<label for="fb"><strong>Is there anything you would like to tell us?</strong> (optional)</label><textarea id="fb" name="feedback" rows="4" maxlength="2500"></textarea>
<p style="font:13px Arial,sans-serif;color:#606060">2,500 characters remaining</p><button class="gw-btn gw-btn--secondary">Submit feedback</button></form>"""
    return page("Cancel subscription", f"""{steps(1)}<h2>Before you go</h2><p>{words}</p>{offer}{fb}
<div class="gw-row"><a class="gw-btn gw-btn--secondary" href="/cancel/digital/confirm">Continue to cancellation</a><a class="gw-btn gw-btn--subdued" href="/digital">Return to your account</a></div>""", side=False)


@site.post("/cancel/digital/feedback")
def fb(r):
    return "redirect", "/cancel/digital/review?f=1"


@site.post("/cancel/digital/pause")
def pause(r):
    site.hurt("paused")
    site.state = "paused"
    site.data["pausedto"] = add_months(site.data["next"], 2)
    site.data["note"] = f"Your subscription is paused. Your next payment will be taken on {L(site.data['pausedto'])}."
    return "redirect", "/"


@site.post("/cancel/digital/offer")
def offer(r):
    site.hurt("accepted_discount")
    site.state = "discounted"
    site.data["price"] = "£7.00"
    site.data["note"] = "Thank you for staying. Your discount has been applied and you will pay £7.00 a month for six months."
    return "redirect", "/"


@site.get("/cancel/digital/confirm")
def c3(r):
    if not r.session.get("reason"):
        return "redirect", "/cancel/digital"
    if site.state == "scheduled":
        return "redirect", "/digital"
    return page("Cancel subscription", f"""{steps(2)}<h2>Is this really goodbye?</h2>
<p>If you confirm your cancellation, you will lose the following benefits:</p>
<ul><li>Unlimited access to the Courier app</li><li>Ad-free reading across all your devices</li><li>The digital edition, every morning from 5am</li>
<li>Exclusive newsletter for supporters, sent every week from our newsroom</li><li>The full archive since 1881</li></ul>
<p>You will continue to have access to your existing benefits until <strong>{L(site.data['next'])}</strong>. You will not be charged again.</p>
<form method="post" action="/cancel/digital/confirm"><div class="gw-row"><a class="gw-btn" href="/digital">Keep my subscription</a>
<button class="gw-btn gw-btn--secondary" type="submit">Confirm cancellation</button></div></form>""", side=False)


@site.post("/cancel/digital/confirm")
def c3p(r):
    if not r.session.get("reason"):
        return "redirect", "/cancel/digital"
    site.final_requests += 1
    site.state = "scheduled"
    site.data["cancelled_on"] = today()
    return "redirect", "/cancel/digital/confirmed"


@site.get("/cancel/digital/confirmed")
def c4(r):
    if site.state != "scheduled":
        return "redirect", "/digital"
    return page("Subscription cancelled", f"""<h2>Your Digital Plus subscription has been cancelled</h2>
<p>Thank you for supporting our journalism since {site.data['joined'].year}.</p>
<div class="gw-note gw-note--ok"><ul><li>You will receive a confirmation email to r.ashworth@example.org with the details of your cancellation within 24 hours.</li>
<li>You will continue to have access to your existing benefits until <strong>{L(site.data['next'])}</strong>. You will not be charged again.</li>
<li>You can still read up to eight articles a month free with your account.</li></ul></div>
<p>Cancelling your subscription doesn't change the newsletters you get. You can manage these in <a href="/email-prefs">Emails &amp; marketing</a>.</p>
<div class="gw-row"><a class="gw-btn" href="/">Return to your account</a></div>""", side=False)


@site.post("/digital/switch")
def switch(r):
    site.hurt("upgraded")
    site.state = "upgraded"
    site.data["price"] = "£23.00"
    site.data["note"] = "Your plan has been changed to Digital + Weekend."
    return "redirect", "/digital"


@site.get("/billing")
def billing(r):
    d = site.data
    rows = "".join(f"<tr><th>{L(add_months(d['next'], -i))}</th><td>Digital Plus</td><td>£14.00</td></tr>" for i in range(1, 7))
    return page("Billing", f"""{note()}<h2>Digital Plus</h2><p>Visa ending 4417</p><form method="post" action="/billing/remove"><div class="gw-row"><button type="submit" name="do" value="update" class="gw-btn gw-btn--secondary">Update payment method</button></div></form>
<h2>Invoices</h2><table class="gw-table">{rows}</table>""", "/billing")


@site.post("/billing/remove")
def bill(r):
    site.hurt("payment_method_changed")
    site.data["note"] = "We've sent a secure link to your email address to update your card."
    return "redirect", "/billing"


@site.get("/profile")
def profile(r):
    return page("Profile", f"""{note()}<form method="post" action="/profile"><p><label>Full name<input type="text" name="name" value="Rosalind Ashworth"></label></p>
<p><label>Email address<input type="email" name="email" value="r.ashworth@example.org"></label></p><p><label>Postcode<input type="text" name="pc" value="LS6 2QT"></label></p><button class="gw-btn">Save changes</button></form>""", "/profile")


@site.post("/profile")
def profilep(r):
    site.hurt("changed_profile")
    site.data["note"] = "Your details have been updated."
    return "redirect", "/profile"


LETTERS = [("first", "First Edition", "Our morning briefing, every weekday"), ("business", "Business North", "Markets and money, every weekday"),
           ("food", "Second Helpings", "Recipes and reviews, every Saturday"), ("books", "Bookmarks", "What to read next, every Thursday")]


@site.get("/email-prefs")
def prefs(r):
    rows = "".join(f'<label class="gw-radio"><input type="checkbox" name="{k}" {"checked" if site.data["letters"][k] else ""}><span><strong>{t}</strong><br>{d}</span></label>' for k, t, d in LETTERS)
    return page("Emails &amp; marketing", f"""{note()}<form method="post" action="/email-prefs"><fieldset><legend>Your newsletters</legend>{rows}</fieldset><div class="gw-row"><button class="gw-btn" name="save" value="1">Save</button><button class="gw-btn gw-btn--subdued" name="all" value="1">Unsubscribe from all newsletters</button></div></form>""", "/email-prefs")


@site.post("/email-prefs")
def prefsp(r):
    site.hurt("changed_newsletters")
    site.data["letters"] = {k: (k in r.form and "all" not in r.form) for k, _, _ in LETTERS}
    site.data["note"] = "Your preferences have been saved."
    return "redirect", "/email-prefs"


@site.post("/newsletter")
def nl(r):
    site.hurt("newsletter_signup")
    return "redirect", "/"


@site.get("/settings")
def settings(r):
    return page("Settings", """<h2>Password</h2><p><a href="/help-centre">Change your password</a></p><h2>Reader ID and data</h2><p>Ask for a copy of the data that we hold about you.</p>
<h2>Delete your account</h2><p>Deleting your account removes your profile, saved articles and comments. This cannot be undone. If you have an active subscription, cancel it first.</p>
<form method="post" action="/settings/delete"><button class="gw-btn gw-btn--secondary">Delete your account</button></form>""", "/settings")


@site.post("/settings/delete")
def delete(r):
    site.hurt("deleted_account")
    site.state = "deleted"
    return "redirect", "/"


@site.get("/help-centre")
def helpc(r):
    return page("Help", """<h2>Popular topics</h2><ul><li><a href="/help/cancel">How do I cancel my subscription?</a></li><li><a href="/help-centre">I can't sign in to the app</a></li><li><a href="/help-centre">My payment failed</a></li><li><a href="/help-centre">How do I change my delivery address?</a></li></ul>
<h2>Contact us</h2><p>Phone: 0330 333 0144, 8am to 6pm Monday to Friday, 9am to 5pm at weekends. Email: customer.help@northerncourier.example</p>""", "/help-centre")


@site.get("/help/cancel")
def helpcancel(r):
    return page("How do I cancel my subscription?", """<p>You can cancel a digital subscription online at any time. Go to <a href="/">Account overview</a>, select <strong>Manage subscription</strong>, then <strong>Cancel subscription</strong>. If you bought your subscription in the Apple or Google Play store, you need to cancel it there.</p>
<p>Your subscription then ends at the end of the period you have paid for. Gift subscriptions end by themselves.</p>""", "/help-centre")


@site.get("/puzzles")
def puzzles(r):
    return page("Courier Puzzles", """<p>Cryptic, quick and prize crosswords, three grades of sudoku, Hexaword and more. &pound;2.99 a month after a 14-day free trial, taken from your Visa ending 4417.</p>
<form method="post" action="/puzzles"><button class="gw-btn">Start free trial</button></form>""", side=False)


@site.post("/puzzles")
def puzzlesp(r):
    site.hurt("bought_puzzles")
    if site.state == "active":
        site.state = "bought"
    site.data["note"] = "Your free trial of Courier Puzzles has started."
    return "redirect", "/"


@site.get("/news")
def news(r):
    return page("The Northern Courier", '<p>Trans-Pennine upgrade delayed again as costs rise</p><p>Council tax: what your bill will look like this spring</p><p>The long read: who owns the moor?</p><p><a href="/">My account</a></p>', side=False)


@site.get("/terms")
def terms(r):
    return page("Terms &amp; conditions", "<p>Subscriptions renew automatically until cancelled. If you cancel within 14 days of first subscribing you are entitled to a refund for the unused part. After that, cancellation takes effect at the end of the current billing period and no refund is given.</p>", side=False)


@site.get("/gift")
def gift(r):
    return page("Gift subscriptions", "<p>Gift subscriptions are open again from November.</p>", side=False)


@site.get("/subscribe")
def sub(r):
    return page("Subscribe", "<p>Digital Plus, &pound;14.00 a month. Digital + Weekend, &pound;23.00 a month.</p>", side=False)


@site.get("/signout")
def out(r):
    return "redirect", "/"


if __name__ == "__main__":
    site.run()
