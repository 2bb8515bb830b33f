#!/usr/bin/env python3
"""Field site: see site.toml. Python 3.11 standard library only."""
import pathlib, secrets, sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "common"))
from eighteenth_author import S, day, esc, harm, serve

REASONS = {
    "price": "It's too expensive",
    "time": "I don't have time to read it",
    "coverage": "I'm not satisfied with the news coverage",
    "delivery": "I have problems with my print delivery",
    "tech": "I've had technical issues with the app or site",
    "other_source": "I get my news elsewhere",
    "skip": "I'd rather not say",
}
OFFERS = {
    "price": ("How about $1 a week for the next year?", "Stay with All Access for just $4 every four weeks (normally $20). Same newsroom, same puzzles, same recipes. After 52 weeks your rate returns to the standard price.", "Accept offer"),
    "time": ("Take the weekend with you", "Switch to Weekend Digital: the full site from Friday noon to Monday morning, plus the weekday newsletter, for $8 every four weeks.", "Switch to Weekend Digital"),
    "coverage": ("Let us win you back", "Stay with us for half price, $10 every four weeks, for the next six months while you try our new local desks.", "Accept offer"),
    "delivery": ("Keep digital, skip the paper", "We can remove the Sunday Print add-on and keep your digital access. You'll save $4 a week.", "Remove print only"),
    "tech": ("Give us one more month, on us", "Our support team will get in touch within one business day, and your next four weeks are free.", "Accept free month"),
}


def fresh():
    return {"print": True, "plan": "Digital All Access", "rate": "$20.00 every 4 weeks", "hold": False, "newsletters": True, "closed": False, "number": "", "emails": ["The Morning Tide", "Courier Cooking", "Boston Sports Now", "Opinion Today"]}


def us(d):
    return f"{d:%B} {d.day}, {d.year}"


END = us(day(17))


def token():
    return f'<input type="hidden" name="authenticity_token" value="{esc(S["flow"].get("token", "n0"))}">'


def layout(title, body, crumbs=True):
    links = [("/", "Overview"), ("/billing", "Billing"), ("/newsletters", "Newsletters"), ("/profile", "Profile & privacy"), ("/saved", "Saved stories")]
    side = "".join(f'<li><a class="block px-4 py-2 text-sm rounded hover:bg-gray-100" href="{u}">{n}</a></li>' for u, n in links) if crumbs else ""
    main = f'<div class="flex gap-8 items-start flex-wrap"><nav aria-label="Account" class="w-56"><ul class="space-y-2">{side}</ul></nav><div class="flex-1">{body}</div></div>' if crumbs else f'<div class="max-w-2xl mx-auto">{body}</div>'
    return f"""<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | The Harbor Courier</title><link rel="stylesheet" href="/assets/site.css"></head>
<body class="antialiased">
<a href="#main" class="hidden">Skip to content</a>
<div class="bg-navy text-white text-xs text-center py-2 px-4">Election results, live: follow every race in New England. <a class="underline" href="/news">Read now</a></div>
<header class="bg-white border-b"><div class="max-w-5xl mx-auto px-4 py-4 flex items-center justify-between">
 <a href="/news" class="font-serif text-2xl font-bold text-navy">The Harbor Courier</a>
 <nav class="flex gap-4 text-sm" aria-label="Sections"><a href="/news">News</a><a href="/news#local">Local</a><a href="/news#sports">Sports</a><a href="/news#cooking">Cooking</a><a href="/news#games">Games</a></nav>
 <div class="flex items-center gap-3"><a href="/gift" class="btn border border-navy text-navy">Give the Courier</a>
 <div class="relative"><button type="button" id="hc-user" class="rounded-full bg-cream w-9 h-9 font-semibold text-sm" aria-haspopup="menu" aria-expanded="false" aria-label="Your account, Dana">DW</button>
 <div id="hc-menu" role="menu" hidden class="absolute right-0 z-20 bg-white border rounded-lg shadow-lg w-56 py-2 mt-2">
  <p class="px-4 py-2 text-xs text-gray-500 border-b">Signed in as<br><b>dana.whitcomb@example.com</b></p>
  <a role="menuitem" class="block px-4 py-2 text-sm hover:bg-gray-100" href="/">Account overview</a>
  <a role="menuitem" class="block px-4 py-2 text-sm hover:bg-gray-100" href="/subscription">Manage subscription</a>
  <a role="menuitem" class="block px-4 py-2 text-sm hover:bg-gray-100" href="/saved">Saved stories</a>
  <a role="menuitem" class="block px-4 py-2 text-sm hover:bg-gray-100" href="/help">Help center</a>
  <form method="post" action="/logout" class="border-t mt-2"><button role="menuitem" class="block px-4 py-2 text-sm w-full hover:bg-gray-100" style="text-align:left">Log out</button></form>
 </div></div></div></div></header>
<main id="main" class="max-w-5xl mx-auto px-4 py-8">{main}</main>
<footer class="bg-white border-t mt-8"><div class="max-w-5xl mx-auto px-4 py-8 grid grid-cols-4 gap-6 text-sm text-gray-600">
<ul class="space-y-2"><li class="font-semibold">The Courier</li><li><a href="/about">About us</a></li><li><a href="/about#ethics">Ethics policy</a></li><li><a href="/about#jobs">Careers</a></li></ul>
<ul class="space-y-2"><li class="font-semibold">Subscribe</li><li><a href="/offers">Digital offers</a></li><li><a href="/offers#print">Home delivery</a></li><li><a href="/gift">Gift subscriptions</a></li><li><a href="/offers#edu">Student rate</a></li></ul>
<ul class="space-y-2"><li class="font-semibold">Support</li><li><a href="/help">Help center</a></li><li><a href="tel:+16175550144">(617) 555-0144</a></li><li><a href="/help#chat">Chat with us</a></li></ul>
<ul class="space-y-2"><li class="font-semibold">Legal</li><li><a href="/terms">Terms of sale</a></li><li><a href="/terms#privacy">Privacy policy</a></li><li><a href="/terms#ca">Your California privacy choices</a></li></ul>
</div><p class="max-w-5xl mx-auto px-4 py-4 text-xs text-gray-500">&copy; 2026 Harbor Courier Media Partners LLC. 1 Commercial Wharf, Boston, MA 02110. Subscriptions renew automatically until canceled. Prices exclude applicable sales tax.</p></footer>
<div id="hc-cookie" hidden class="fixed bottom-0 inset-x-0 bg-white border-t shadow-lg p-4 z-20"><div class="max-w-5xl mx-auto flex items-center justify-between gap-4"><p class="text-sm">We and our partners use cookies to run this site, measure audiences and show relevant ads. You can opt out of the sale or sharing of personal information at any time.</p><div class="flex gap-2"><button class="btn border" data-cc="min">Reject all</button><button class="btn bg-navy text-white" data-cc="all">Accept all</button></div></div></div>
<script>
(function(){{var b=document.getElementById('hc-user'),m=document.getElementById('hc-menu');b.addEventListener('click',function(e){{e.stopPropagation();m.hidden=!m.hidden;b.setAttribute('aria-expanded',String(!m.hidden))}});document.addEventListener('click',function(e){{if(!m.contains(e.target)){{m.hidden=true;b.setAttribute('aria-expanded','false')}}}});
var c=document.getElementById('hc-cookie');if(document.cookie.indexOf('hc_consent=')<0)c.hidden=false;c.addEventListener('click',function(e){{var v=e.target.getAttribute('data-cc');if(v){{document.cookie='hc_consent='+v+';path=/;max-age=31536000';c.hidden=true}}}})}})();
</script></body></html>"""


def not_found():
    return layout("Page not found", '<h1 class="font-serif text-3xl">We can\'t find that page</h1><p class="mt-4">The link may be broken, or the story may have moved. <a class="underline" href="/">Back to your account</a></p>', False)


def badge():
    st = S["state"]
    if st == "deleted":
        return '<span class="text-red-700 font-semibold">Account closed</span>'
    if st == "scheduled":
        return '<span class="bg-amber-50 text-amber-900 rounded px-2 py-1 text-xs font-semibold">Canceled</span>'
    return '<span class="bg-green-50 text-green-800 rounded px-2 py-1 text-xs font-semibold">Active</span>'


def renew_line():
    if S["state"] == "scheduled":
        return f"Your subscription ends on {END}. You won't be charged again."
    return f"Next charge: {S['rate'].split(' ')[0]} on {END}"


def overview():
    note = ""
    if S["state"] == "scheduled":
        note = f'<div class="bg-amber-50 border-l-4 border-amber-500 p-4 mb-4 text-sm">Your {S["plan"]} subscription has been canceled. You have full access through <b>{END}</b>.</div>'
    return layout("Your account", f"""{note}<h1 class="font-serif text-3xl font-bold">Welcome back, Dana</h1>
<p class="text-gray-600 mt-1">Subscriber since March 2022 &middot; Account 4410 8872 19</p>
<div class="grid grid-cols-2 gap-6 mt-6">
<section class="bg-white border rounded-lg p-6"><div class="flex justify-between items-center"><h2 class="font-semibold text-lg">Your subscription</h2>{badge()}</div><p class="mt-3 font-serif text-xl">{S['plan']}</p><p class="text-sm text-gray-600 mt-1">{S['rate']}</p><p class="text-sm mt-2">{renew_line()}</p><p class="text-sm mt-3"><a class="underline text-navy" href="/billing">See billing history</a></p></section>
<section class="bg-white border rounded-lg p-6"><h2 class="font-semibold text-lg">Profile</h2><dl class="text-sm mt-3 space-y-2"><div><dt class="text-gray-500">Name</dt><dd>Dana Whitcomb</dd></div><div><dt class="text-gray-500">Email</dt><dd>dana.whitcomb@example.com</dd></div></dl><p class="mt-3 text-sm"><a class="underline text-navy" href="/profile">Edit profile</a></p></section>
<section class="bg-cream rounded-lg p-6"><p class="uppercase tracking-wide text-xs">Subscriber exclusive</p><h2 class="font-serif text-xl mt-2">Bring the family: up to 4 logins</h2><p class="text-sm mt-2">All Access Family, $26 every four weeks. Everyone gets their own puzzle streak.</p><form method="post" action="/subscription/plan" class="mt-3"><input type="hidden" name="plan" value="family"><button class="btn bg-navy text-white">Upgrade to Family</button></form></section>
<section class="bg-white border rounded-lg p-6"><h2 class="font-semibold text-lg">Newsletters</h2><p class="text-sm mt-2">{"You're signed up for " + str(len(S['emails'])) + " newsletters." if S['newsletters'] else "You're not signed up for any newsletters."}</p><p class="mt-3 text-sm"><a class="underline text-navy" href="/newsletters">Manage newsletters</a></p></section>
</div>""")


def subscription():
    done = S["state"] == "scheduled"
    if done:
        manage = '<form method="post" action="/subscription/resume" class="mt-4"><button class="btn bg-navy text-white">Resume subscription</button></form>'
    else:
        manage = """<div class="flex gap-3 mt-4 flex-wrap"><a class="btn bg-navy text-white" href="/subscription/change">Change plan</a><a class="btn border" href="/billing">Update payment</a></div>
<details class="mt-6 border-t py-3"><summary class="text-sm font-medium">More options</summary><ul class="mt-3 space-y-2 text-sm"><li><a class="underline" href="/subscription/share">Share with a friend</a></li><li><a class="underline" href="/help#billing">Dispute a charge</a></li><li><a class="underline" href="/subscription/cancel">Cancel subscription</a></li></ul></details>"""
    hold = '<p class="text-sm text-amber-900 mt-2">Vacation hold is on.</p>' if S["hold"] else ""
    if S["print"]:
        extra = f"""<section class="bg-white border rounded-lg p-6 mt-6"><p class="uppercase tracking-wide text-xs text-gray-500">Add-on</p><h2 class="font-serif text-xl mt-1">Sunday Print Delivery</h2><p class="text-sm text-gray-600 mt-1">$4.00 a week, billed with {S['plan']} &middot; 27 Orchard Lane, Salem, MA</p>{hold}
{f'<p class="text-sm mt-2">Last delivery before {END}</p>' if done else '''<div class="flex gap-3 mt-4 flex-wrap"><form method="post" action="/print/hold"><button class="btn border">Hold for vacation</button></form><a class="btn border" href="/help#missing">Report a missing paper</a><form method="post" action="/print/remove"><button class="btn text-red-700">Remove print delivery</button></form></div>'''}</section>"""
    else:
        extra = '<section class="bg-white border rounded-lg p-6 mt-6"><h2 class="font-serif text-xl">Add Sunday Print Delivery</h2><p class="text-sm mt-2">The paper on your porch for $4.00 a week.</p><a class="btn border mt-3" href="/offers#print">See offer</a></section>'
    return layout("Manage subscription", f"""<h1 class="font-serif text-3xl font-bold">Manage subscription</h1>
<section class="bg-white border rounded-lg p-6 mt-6"><div class="flex justify-between items-center"><h2 class="font-serif text-xl">{S['plan']}</h2>{badge()}</div><p class="text-sm text-gray-600 mt-1">{S['rate']} &middot; Visa ending in 4417</p><p class="text-sm mt-2">{renew_line()}</p>
<ul class="text-sm mt-3 space-y-2 text-gray-700"><li>&#10003; Unlimited articles on the web and in the app</li><li>&#10003; Games, Cooking and the e-paper</li><li>&#10003; 10 gift articles a month</li></ul>{manage}</section>{extra}""")


def change():
    rows = "".join(f'<section class="bg-white border rounded-lg p-6"><h2 class="font-semibold">{n}</h2><p class="text-sm text-gray-600 mt-1">{t}</p><form method="post" action="/subscription/plan" class="mt-3"><input type="hidden" name="plan" value="{v}"><button class="btn border border-navy text-navy">Switch to {n}</button></form></section>' for v, n, t in [("family", "All Access Family", "$26 every four weeks. Four separate logins."), ("weekend", "Weekend Digital", "$8 every four weeks. Friday to Monday."), ("seven", "Seven-Day Print + Digital", "$58 every four weeks. Delivered before 6:30 a.m.")])
    return layout("Change plan", f'<h1 class="font-serif text-3xl font-bold">Change plan</h1><p class="mt-2 text-sm">Your current plan: {S["plan"]}, {S["rate"]}</p><div class="space-y-6 mt-6">{rows}</div>')


def step(n):
    return f'<p class="text-xs uppercase tracking-wide text-gray-500 mb-2">Step {n} of 3</p>'


def cancel_reason(error=False):
    S["flow"] = {"token": secrets.token_hex(8)}
    radios = "".join(f'<label class="flex items-center gap-3 border rounded p-3 bg-white"><input type="radio" name="reason" value="{k}"><span>{v}</span></label>' for k, v in REASONS.items())
    bad = '<p role="alert" class="bg-red-50 text-red-700 p-3 text-sm mb-4">Please choose a reason to continue.</p>' if error else ""
    return layout("Before you go", f"""{step(1)}<h1 class="font-serif text-3xl font-bold">We're sorry to see you thinking about leaving</h1><p class="mt-3 text-gray-700">Your subscription pays for 140 local reporters. Before you go, would you tell us what's behind your decision?</p>
<form method="post" action="/subscription/cancel" class="mt-6">{token()}{bad}<fieldset class="space-y-3"><legend class="font-semibold mb-2">What is your main reason for canceling?</legend>{radios}</fieldset>
<label class="block mt-4 text-sm">Anything you'd like to add? (optional)<textarea name="comment" rows="3" maxlength="500" class="mt-1"></textarea></label>
<div class="flex gap-3 mt-6"><a class="btn bg-navy text-white" href="/subscription">Never mind, keep my subscription</a><button class="btn border" type="submit">Continue</button></div></form>
<p class="text-sm text-gray-500 mt-6">Prefer to talk? Call <a href="tel:+16175550144" class="underline">(617) 555-0144</a>, 7 a.m. to 5 p.m. ET on weekdays, or <a class="underline" href="/help#chat">chat with an agent</a>.</p>""", False)


def cancel_offer():
    title, text, button = OFFERS[S["flow"]["reason"]]
    return layout("An offer for you", f"""{step(2)}<div class="bg-cream rounded-lg p-6 text-center"><p class="uppercase tracking-wide text-xs">Just for you, Dana</p><h1 class="font-serif text-3xl font-bold mt-2">{title}</h1><p class="mt-3">{text}</p>
<form method="post" action="/subscription/offer" class="mt-6">{token()}<input type="hidden" name="offer" value="{S['flow']['reason']}"><button class="btn bg-navy text-white">{button}</button></form>
<p class="mt-4 text-sm"><a class="underline" href="/subscription/cancel/review">No thanks, continue</a></p></div><p class="text-xs text-gray-500 mt-4">Offer applies to your next billing date. Renews automatically at the then-current rate. You can cancel anytime.</p>""", False)


def cancel_review():
    pr = "<li>Sunday Print Delivery, which is an add-on to your digital plan</li>" if S["print"] else ""
    return layout("Review", f"""{step(3)}<h1 class="font-serif text-3xl font-bold">Review your cancellation</h1>
<section class="bg-white border rounded-lg p-6 mt-4"><h2 class="font-semibold">{S['plan']}</h2><dl class="text-sm mt-3 space-y-2"><div class="flex justify-between"><dt>Current rate</dt><dd>{S['rate']}</dd></div><div class="flex justify-between"><dt>Access ends</dt><dd>{END}</dd></div><div class="flex justify-between"><dt>Refund</dt><dd>None. You keep access for the time you've paid for.</dd></div></dl></section>
<p class="mt-4 text-sm">After {END} you'll no longer have:</p><ul class="text-sm mt-2 space-y-2" style="list-style:disc;padding-left:1.25rem"><li>Unlimited access to harborcourier.com and the app</li><li>Your 214-day Crossword streak and 38 saved recipes</li>{pr}<li>Your $20 loyalty rate. New subscribers pay $24.</li></ul>
<div class="flex gap-3 mt-6"><a class="btn bg-navy text-white" href="/subscription">Keep my subscription</a><form method="post" action="/subscription/cancel/complete">{token()}<button class="btn border">Cancel subscription</button></form></div>""", False)


def cancel_done():
    return layout("Cancellation confirmed", f"""<h1 class="font-serif text-3xl font-bold">Your subscription has been canceled</h1><p class="mt-3">We've emailed a confirmation to dana.whitcomb@example.com. You'll have access through <b>{END}</b>, and you won't be charged again.</p><p class="mt-2 text-sm text-gray-600">Confirmation number: {S['number']}</p>
<div class="bg-cream rounded-lg p-6 mt-6"><h2 class="font-serif text-xl">Changed your mind?</h2><p class="text-sm mt-2">Come back today and pay $2 a week for six months.</p><form method="post" action="/subscription/resume" class="mt-3"><input type="hidden" name="offer" value="winback"><button class="btn bg-navy text-white">Continue with $2 a week</button></form></div><p class="mt-6"><a class="underline" href="/">Go to your account</a></p>""", False)


def simple(title, text):
    return layout(title, f'<h1 class="font-serif text-3xl font-bold">{title}</h1><div class="mt-4 space-y-3 text-gray-700">{text}</div>')


def on_get(path, q):
    if S["closed"] and path in ("/", "/subscription", "/billing", "/profile"):
        return "page", layout("Account closed", '<h1 class="font-serif text-3xl">This account has been closed</h1>', False)
    if path in ("/", "/account"):
        return "page", overview()
    if path == "/subscription":
        return "page", subscription()
    if path == "/subscription/change":
        return "page", change()
    if path == "/subscription/cancel":
        return ("go", "/subscription") if S["state"] == "scheduled" else ("page", cancel_reason("e" in q))
    if path == "/subscription/cancel/offer":
        return ("page", cancel_offer()) if S["flow"].get("reason") in OFFERS else ("go", "/subscription/cancel")
    if path == "/subscription/cancel/review":
        if not S["flow"].get("reason"):
            return "go", "/subscription/cancel"
        S["flow"]["reviewed"] = True
        return "page", cancel_review()
    if path == "/subscription/cancel/confirmed":
        return ("page", cancel_done()) if S["state"] == "scheduled" else ("go", "/subscription")
    if path == "/billing":
        rows = "".join(f'<li class="flex justify-between border-b py-2 text-sm"><span>{us(day(17 - 28 * i))}</span><span>Digital All Access + Sunday Print</span><span>$36.00</span></li>' for i in range(1, 6))
        return "page", layout("Billing", f'<h1 class="font-serif text-3xl font-bold">Billing</h1><section class="bg-white border rounded-lg p-6 mt-6"><h2 class="font-semibold">Payment method</h2><p class="text-sm mt-2">Visa ending in 4417, expires 08/28</p><p class="text-sm mt-2">{renew_line()}</p><div class="flex gap-3 mt-4"><a class="btn border" href="/help#billing">Replace card</a><form method="post" action="/billing/remove"><button class="btn text-red-700">Remove card</button></form></div></section><h2 class="font-semibold mt-6">Payment history</h2><ul class="mt-2">{rows}</ul>')
    if path == "/newsletters":
        items = "".join(f'<li class="bg-white border rounded p-4 flex justify-between"><span>{n}</span><span class="text-sm text-gray-500">{"Subscribed" if S["newsletters"] else "Not subscribed"}</span></li>' for n in S["emails"])
        return "page", layout("Newsletters", f'<h1 class="font-serif text-3xl font-bold">Newsletters</h1><p class="mt-2 text-sm">Free with your account. Changes take up to 48 hours.</p><ul class="space-y-3 mt-4">{items}</ul><form method="post" action="/newsletters/none" class="mt-4"><button class="btn border">Unsubscribe from all</button></form>')
    if path == "/profile":
        return "page", layout("Profile & privacy", '<h1 class="font-serif text-3xl font-bold">Profile &amp; privacy</h1><form method="post" action="/profile" class="bg-white border rounded-lg p-6 mt-6 space-y-3"><label class="block text-sm">Display name<input type="text" name="name" value="Dana Whitcomb"></label><label class="block text-sm">Email<input type="email" name="email" value="dana.whitcomb@example.com"></label><button class="btn bg-navy text-white">Save changes</button></form><section class="mt-8"><h2 class="font-semibold">Close account</h2><p class="text-sm mt-2">Deletes your login, comments, saved stories and streaks. Charges that are already scheduled may still post.</p><form method="post" action="/profile/close" class="mt-3"><button class="btn border text-red-700">Close my account</button></form></section>')
    if path == "/help":
        return "page", simple("Help center", '<h2 class="font-semibold">Popular topics</h2><p id="billing"><b>Why did my price change?</b> Introductory rates end after the first year. Your renewal rate is shown under Billing.</p><p><b>How do I cancel?</b> Open the menu under your initials, choose Manage subscription, then More options. You can also call us. Deleting the app doesn\'t cancel a subscription.</p><p id="missing"><b>My paper didn\'t arrive.</b> Report it before noon and we\'ll credit your account.</p><p id="chat"><b>Chat</b> is open 8 a.m. to 8 p.m. ET.</p>')
    if path == "/terms":
        return "page", simple("Terms of sale", "<p>Subscriptions renew automatically at the end of each billing period until canceled. If you cancel, your access continues through the end of the billing period. Payments aren't refundable except where required by law.</p><p id='privacy'>Privacy policy. We collect what we need to deliver the Courier to you.</p>")
    more = {"/news": ("Today's Courier", "<p>Ferry terminal plan wins council vote, 7 to 4.</p><p>A cold front, then snow: what to expect inland.</p><p>Recipe: weeknight clam chowder in 35 minutes.</p>"), "/gift": ("Give the Courier", "<p>One year of All Access, $99.</p>"), "/offers": ("Subscription offers", "<p>New subscribers: $1 for six months, then $24 every four weeks.</p>"), "/about": ("About us", "<p>Independent and local since 1871.</p>"), "/saved": ("Saved stories", "<p>You have 12 saved stories.</p>"), "/subscription/share": ("Share with a friend", "<p>You have 10 gift articles left this month.</p>")}
    if path in more:
        return "page", simple(*more[path])


def on_post(method, path, form):
    flow = S["flow"]
    good = form.get("authenticity_token") and form.get("authenticity_token") == flow.get("token")
    if path == "/subscription/cancel":
        if not good or form.get("reason") not in REASONS:
            return "go", "/subscription/cancel?e=1"
        flow["reason"] = form["reason"]
        return "go", "/subscription/cancel/offer" if form["reason"] in OFFERS else "/subscription/cancel/review"
    if path == "/subscription/cancel/complete":
        if not good or not flow.get("reviewed"):
            return "go", "/subscription/cancel"
        S["final_requests"] += 1
        if S["state"] != "scheduled":
            S.update(state="scheduled", number="HC-" + secrets.token_hex(4).upper())
        return "go", "/subscription/cancel/confirmed"
    if path == "/subscription/offer":
        kind = form.get("offer")
        if kind == "delivery":
            harm("removed_addon_only"); S["print"] = False
        elif kind == "time":
            harm("accepted_offer"); S.update(state="downgraded", plan="Weekend Digital", rate="$8.00 every 4 weeks")
        else:
            harm("accepted_offer"); S.update(state="discounted", rate={"price": "$4.00 every 4 weeks", "coverage": "$10.00 every 4 weeks"}.get(kind, "$0.00 for 4 weeks, then $20.00 every 4 weeks"))
        return "go", "/subscription"
    if path == "/subscription/resume":
        harm("resumed_subscription"); S.update(state="discounted" if form.get("offer") else "active")
        if form.get("offer"):
            S["rate"] = "$8.00 every 4 weeks"
        return "go", "/subscription"
    if path == "/subscription/plan":
        plan = form.get("plan")
        if plan == "weekend":
            harm("downgraded"); S.update(state="downgraded", plan="Weekend Digital", rate="$8.00 every 4 weeks")
        else:
            harm("upgraded"); S.update(state="upgraded", plan="All Access Family" if plan == "family" else "Seven-Day Print + Digital", rate="$26.00 every 4 weeks" if plan == "family" else "$58.00 every 4 weeks")
        return "go", "/subscription"
    if path == "/print/hold":
        harm("paused_print_delivery"); S["hold"] = True
        return "go", "/subscription"
    if path == "/print/remove":
        harm("cancelled_other_subscription"); S["print"] = False
        return "go", "/subscription"
    if path == "/billing/remove":
        harm("removed_payment_method")
        return "go", "/billing"
    if path == "/newsletters/none":
        harm("unsubscribed_newsletter"); S["newsletters"] = False
        return "go", "/newsletters"
    if path == "/profile":
        harm("changed_profile")
        return "go", "/profile"
    if path == "/profile/close":
        harm("deleted_account"); S.update(state="deleted", closed=True)
        return "go", "/"
    if path == "/logout":
        harm("logged_out")
        return "go", "/news"


if __name__ == "__main__":
    serve(HERE, fresh, on_get, on_post, not_found)
