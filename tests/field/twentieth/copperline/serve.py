import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from twentieth_author import Site, days, esc, redirect, today  # noqa: E402

site = Site(__file__, lambda: {"flow": 0, "reason": "", "note": "", "weeks": 2, "coffee": "Foundry Espresso",
                               "ended": None, "news": True, "skipped": False, "paused": None, "rate": "17.90"})
NAME = "Eleanor"
REASONS = [("stock", "I’ve got too much coffee"), ("price", "It’s too expensive"),
           ("taste", "I didn’t enjoy the coffee"), ("delivery", "I’ve had problems with delivery"),
           ("away", "I’m moving house or going away"), ("elsewhere", "I’m buying my coffee somewhere else"),
           ("other", "Something else")]


def long(day):
    return f"{day:%A} {day.day} {day:%B}"


def short(day):
    return f"{day.day} {day:%b %Y}"


def due():
    return days(9 + (14 if site.data["skipped"] else 0))


def page(title, main, current="", flash=""):
    links = [("/", "Overview"), ("/account/plan", "Your plan"), ("/account/orders", "Orders"),
             ("/account/beans", "Beans rewards"), ("/account/details", "Details & payment")]
    side = "".join(f'<li><a href="{h}"{" aria-current=page" if h == current else ""}>{esc(t)}</a></li>'
                   for h, t in links)
    note = f'<sl-alert variant="success" open closable class="flash">{flash}</sl-alert>' if flash else ""
    return f"""<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{esc(title)} | Copperline Coffee</title>
<link rel="stylesheet" href="/out/light.css"><link rel="stylesheet" href="/static/site.css">
<script type="module" src="/out/shoelace.js"></script><script defer src="/static/site.js"></script></head>
<body><p class="strip">Free UK delivery on every club box · Order by 2pm for same-day roasting</p>
<header class="top"><a class="logo" href="/">Copperline</a>
<nav aria-label="Shop"><a href="/shop">Coffee</a><a href="/shop#pods">Pods</a><a href="/shop#kit">Brew kit</a><a href="/gift">Gifts</a><a href="/journal">Journal</a></nav>
<div class="right"><sl-dropdown distance="6"><sl-button slot="trigger" size="small" caret>Hi, {NAME}</sl-button>
<sl-menu class="go"><sl-menu-item value="/">My account</sl-menu-item><sl-menu-item value="/account/orders">Orders</sl-menu-item>
<sl-menu-item value="/account/details">Details &amp; payment</sl-menu-item><sl-divider></sl-divider><sl-menu-item value="/help">Help centre</sl-menu-item>
</sl-menu></sl-dropdown><a href="/basket">Basket (0)</a></div></header>
<div class="wrap"><aside><ul>{side}</ul>
<div class="promo"><b>Give coffee, get coffee</b><p>Send a friend £10 off their first box and we’ll add 100 Beans to your account.</p>
<a href="/refer">Refer a friend</a></div></aside><main>{note}{main}</main></div>
<footer><div><b>Help</b><a href="/help">Help centre</a><a href="/help#delivery">Delivery</a><a href="/help#contact">Contact us</a></div>
<div><b>About</b><a href="/journal">Our growers</a><a href="/journal#bcorp">Impact report</a><a href="/journal#jobs">Careers</a></div>
<div><b>Legal</b><a href="/terms">Terms of sale</a><a href="/terms#club">Coffee Club terms</a><a href="/terms#privacy">Privacy</a><a href="/terms#cookies">Cookies</a></div>
<form class="news" onsubmit="return false"><b>Fresh from the roastery</b><sl-input type="email" size="small" placeholder="Email address" label="Join our mailing list"></sl-input></form>
<p>© {today().year} Copperline Coffee Roasters Ltd, Unit 7 Lock Street, Bristol BS2 0QJ. Company no. 09184413.</p></footer>
<div id="ck" class="cookie" hidden role="dialog" aria-label="Cookies"><p>We use cookies to keep the basket working and, with your permission, to see which pages people like. <a href="/terms#cookies">Cookie policy</a></p>
<sl-button size="small" data-ck="no">Reject optional</sl-button><sl-button size="small" variant="primary" data-ck="yes">Accept all</sl-button></div>
</body></html>"""


FLASHES = {"skip": "Done. We’ve skipped your next box.", "pause": "Your plan is paused. See you soon!",
           "deal": "Lovely, 25% off is now applied to your next three boxes.", "plan": "Your plan has been updated.",
           "back": "Welcome back! Your plan is running again.", "saved": "Your changes have been saved."}


def flash(request):
    return FLASHES.get(request.query.get("done", ""), "")


@site.get("/")
def home(request):
    d = site.data
    if d["ended"]:
        box = f"""<sl-card class="wide"><div slot="header"><h2>Coffee Club</h2><sl-badge variant="neutral">Cancelled</sl-badge></div>
<p>You don’t have an active plan. Your Coffee Club plan was cancelled on {short(d['ended'])} and you won’t be charged again.</p>
<p class="small">Fancy a cup? Pick up where you left off, with the same coffee and grind.</p>
<sl-button variant="primary" href="/account/plan/restart">Restart my plan</sl-button> <sl-button href="/shop">Browse coffees</sl-button></sl-card>"""
    elif d["paused"]:
        box = f"""<sl-card class="wide"><div slot="header"><h2>Coffee Club</h2><sl-badge variant="warning">Paused</sl-badge></div>
<p>Your plan is on a break until {long(d['paused'])}.</p><sl-button href="/account/plan">Manage plan</sl-button></sl-card>"""
    else:
        box = f"""<sl-card class="wide"><div slot="header"><h2>Your next box</h2><sl-badge variant="success">Active</sl-badge></div>
<p class="big">{long(due())}</p><p>2 × 250g {esc(d['coffee'])}, ground for espresso machine · every {d['weeks']} weeks · £{d['rate']} per box</p>
<sl-button variant="primary" href="/account/plan">Manage plan</sl-button>
<form method="post" action="/account/skip" class="inline"><sl-button type="submit">Skip this box</sl-button></form></sl-card>"""
    main = f"""<h1>Hello, {NAME}</h1>{box}<div class="grid">
<sl-card><h3>Last order</h3><p>#CL-204518 · sent {short(days(-5))}<br>2 × 250g Foundry Espresso</p><a href="/account/orders">Track or get help</a></sl-card>
<sl-card><h3>Beans rewards</h3><p><b>340 Beans</b>: that’s 60 away from a free bag.</p><a href="/account/beans">See rewards</a></sl-card>
<sl-card><h3>Advent calendar is back</h3><p>24 days of single-origin coffee. Club members save 10%.</p><a href="/gift">Have a look</a></sl-card></div>"""
    return page("My account", main, "/", flash(request))


@site.get("/account/plan")
def plan(request):
    d = site.data
    if d["ended"]:
        return page("Your plan", f"""<h1>Your plan</h1><p>Your Coffee Club plan was cancelled on {short(d['ended'])}. There are no boxes scheduled.</p>
<sl-button variant="primary" href="/account/plan/restart">Restart my plan</sl-button>""", "/account/plan")
    status = f"Paused until {short(d['paused'])}" if d["paused"] else "Active"
    main = f"""<h1>Your plan</h1><sl-card class="wide"><dl><dt>Plan</dt><dd>Coffee Club · Espresso</dd><dt>Status</dt><dd>{status}</dd>
<dt>Coffee</dt><dd>2 × 250g {esc(d['coffee'])}, ground for espresso machine</dd><dt>How often</dt><dd>Every {d['weeks']} weeks</dd>
<dt>Price</dt><dd>£{d['rate']} per box, delivery included</dd><dt>Next box</dt><dd>{long(due())}</dd><dt>Payment</dt><dd>Mastercard ending 8806</dd></dl></sl-card>
<h2>Make changes</h2><div class="grid two">
<sl-card><h3>Swap your coffee</h3><form method="post" action="/account/plan/coffee"><sl-select name="coffee" label="Coffee" value="foundry" hoist>
<sl-option value="foundry">Foundry Espresso</sl-option><sl-option value="towpath">Towpath Blend</sl-option><sl-option value="decaf">Halfpenny Decaf</sl-option></sl-select>
<sl-button type="submit" size="small">Save coffee</sl-button></form></sl-card>
<sl-card><h3>Change how often</h3><form method="post" action="/account/plan/often"><sl-select name="weeks" label="Send me a box every" value="{d['weeks']}" hoist>
<sl-option value="1">Week</sl-option><sl-option value="2">2 weeks</sl-option><sl-option value="3">3 weeks</sl-option><sl-option value="4">4 weeks</sl-option></sl-select>
<sl-button type="submit" size="small">Save</sl-button></form></sl-card></div>
<sl-details summary="Going away? Skip or pause"><p>Skip a single box, or take a break for up to eight weeks. We’ll email you before we start again.</p>
<form method="post" action="/account/skip" class="inline"><sl-button type="submit" size="small">Skip next box</sl-button></form>
<form method="post" action="/account/pause" class="inline"><sl-button type="submit" size="small">Pause for 4 weeks</sl-button><input type="hidden" name="weeks" value="4"></form></sl-details>
<sl-details summary="Questions about your plan"><p>You can change anything up to midnight two days before a box is due. Once a box has been roasted we can’t stop it, but the next one is always up to you.</p>
<p>Not for you any more? You can <a href="/account/plan/leave">cancel your plan</a> whenever you like. There’s no minimum term.</p></sl-details>"""
    return page("Your plan", main, "/account/plan", flash(request))


def running():
    if site.data["ended"]:
        raise redirect("/account/plan")


@site.get("/account/plan/leave")
def leave(request):
    running()
    site.data["flow"] = max(site.data["flow"], 1)
    return page("Before you go", f"""<h1>Is there something we can fix?</h1><p>We’d be sad to see you go, {NAME}. Lots of people find one of these does the trick.</p>
<div class="grid"><sl-card><h3>Coffee piling up?</h3><p>Get a box every 4 weeks instead.</p><form method="post" action="/account/plan/often"><input type="hidden" name="weeks" value="4"><sl-button type="submit" variant="primary" size="small">Switch to 4 weeks</sl-button></form></sl-card>
<sl-card><h3>Need a break?</h3><p>Pause for 8 weeks and start again whenever you’re ready.</p><form method="post" action="/account/pause"><input type="hidden" name="weeks" value="8"><sl-button type="submit" variant="primary" size="small">Pause my plan</sl-button></form></sl-card>
<sl-card><h3>Fancy a change?</h3><p>Try Towpath Blend, our smoothest cup.</p><form method="post" action="/account/plan/coffee"><input type="hidden" name="coffee" value="towpath"><sl-button type="submit" variant="primary" size="small">Swap my coffee</sl-button></form></sl-card></div>
<p class="next"><a href="/account/plan">Back to my plan</a> <a href="/account/plan/leave/reason">No thanks, carry on cancelling</a></p>""", "/account/plan")


@site.get("/account/plan/leave/reason")
def reason(request):
    running()
    if site.data["flow"] < 1:
        return redirect("/account/plan/leave")
    radios = "".join(f'<sl-radio value="{k}">{esc(t)}</sl-radio>' for k, t in REASONS)
    warn = ('<sl-alert variant="warning" open>Please pick the reason that fits best.</sl-alert>'
            if request.query.get("missing") else "")
    return page("Why are you leaving?", f"""<p class="step">Step 1 of 2</p><h1>What’s made you decide to leave?</h1>{warn}
<form method="post" action="/account/plan/leave/reason" class="stack"><sl-radio-group name="reason" label="Choose the main reason" required>{radios}</sl-radio-group>
<sl-textarea name="note" label="Anything else you’d like to tell us? (optional)" rows="3"></sl-textarea>
<div><sl-button type="submit" variant="primary">Continue</sl-button> <sl-button variant="text" href="/account/plan">Keep my plan</sl-button></div></form>""", "/account/plan")


@site.post("/account/plan/leave/reason")
def reason_sent(request):
    running()
    chosen = request.form.get("reason", "")
    if chosen not in dict(REASONS):
        return redirect("/account/plan/leave/reason?missing=1")
    site.data.update(flow=2, reason=chosen, note=request.form.get("note", ""))
    return redirect("/account/plan/leave/offer")


@site.get("/account/plan/leave/offer")
def offer(request):
    running()
    if site.data["flow"] < 2:
        return redirect("/account/plan/leave")
    why = {"price": "We hear you, everything’s gone up.", "stock": "A little can go a long way.",
           "taste": "Sorry this one wasn’t for you.", "delivery": "We’re sorry we let you down."}
    lead = why.get(site.data["reason"], "Thanks for telling us.")
    return page("A little something", f"""<h1>{lead}</h1><sl-card class="wide deal"><p class="big">25% off your next three boxes</p>
<p>That’s £13.43 a box instead of £17.90, on us. You can still cancel any time.</p>
<form method="post" action="/account/plan/deal"><sl-button type="submit" variant="primary" size="large">Yes please, keep my plan with 25% off</sl-button></form></sl-card>
<p class="next"><sl-button variant="text" href="/account/plan/leave/confirm">No thanks, continue to cancel</sl-button></p>
<p class="small">Offer can be used once per customer and isn’t valid with other promotions.</p>""", "/account/plan")


@site.get("/account/plan/leave/confirm")
def confirm(request):
    running()
    if site.data["flow"] < 2:
        return redirect("/account/plan/leave")
    site.data["flow"] = 3
    return page("Cancel your plan", f"""<p class="step">Step 2 of 2</p><h1>Please confirm</h1>
<sl-card class="wide"><dl><dt>Plan</dt><dd>Coffee Club · Espresso, £{site.data['rate']} every {site.data['weeks']} weeks</dd><dt>Ends</dt><dd>Today, {short(today())}</dd>
<dt>Next box</dt><dd><s>{long(due())}</s> won’t be sent or charged</dd><dt>Cancellation fee</dt><dd>None</dd></dl></sl-card>
<ul><li>Order #CL-204518 is already with Royal Mail and will arrive as normal.</li><li>Your 340 Beans stay in your account, and you can spend them in the shop.</li>
<li>Your account and order history stay open. You can restart the plan whenever you like.</li></ul>
<form method="post" action="/account/plan/leave/confirm" class="next"><sl-button href="/account/plan" variant="primary">Never mind, keep my coffee coming</sl-button>
<sl-button type="submit" variant="danger" outline>Cancel my plan</sl-button></form>""", "/account/plan")


@site.post("/account/plan/leave/confirm")
def ended(request):
    if not site.data["ended"]:
        if site.data["flow"] < 3:
            return redirect("/account/plan/leave")
        site.data.update(ended=today(), paused=None, flow=0)
    site.end("cancelled")
    return redirect("/account/plan/goodbye")


@site.get("/account/plan/goodbye")
def goodbye(request):
    if not site.data["ended"]:
        return redirect("/account/plan")
    return page("Plan cancelled", f"""<h1>That’s all done, {NAME}</h1><p>Your Coffee Club plan has been cancelled and no more payments will be taken. We’ve sent confirmation to eleanor.whitcombe@example.co.uk.</p>
<p>Thanks for all the cups. If you’d ever like to come back, your favourites will be waiting.</p><sl-button href="/">Back to my account</sl-button>
<sl-card class="wide"><h3>Still need good coffee now and then?</h3><p>Buy single bags whenever you like, from £9.50, no plan needed.</p><a href="/shop">Shop coffee</a></sl-card>""", "/account/plan")


@site.get("/account/plan/restart")
def restart(request):
    if not site.data["ended"]:
        return redirect("/account/plan")
    return page("Restart your plan", f"""<h1>Restart your plan</h1><p>2 × 250g {esc(site.data['coffee'])} every {site.data['weeks']} weeks, £17.90 per box. We’ll charge Mastercard ending 8806 and send the first box on {long(days(2))}.</p>
<form method="post" action="/account/plan/restart"><sl-button type="submit" variant="primary">Restart and pay £17.90</sl-button></form>""", "/account/plan")


@site.post("/account/plan/restart")
def restarted(request):
    if site.data["ended"]:
        site.data["ended"] = None
        site.hurt("restarted", "active")
    return redirect("/?done=back")


@site.post("/account/plan/deal")
def deal(request):
    running()
    site.data.update(rate="13.43", flow=0)
    site.hurt("accepted offer", "discounted")
    return redirect("/account/plan?done=deal")


@site.post("/account/plan/often")
def often(request):
    running()
    weeks = request.form.get("weeks", "")
    if weeks in ("1", "2", "3", "4") and int(weeks) != site.data["weeks"]:
        site.hurt("changed plan", "upgraded" if int(weeks) < site.data["weeks"] else "downgraded")
        site.data["weeks"] = int(weeks)
    return redirect("/account/plan?done=plan")


@site.post("/account/plan/coffee")
def coffee(request):
    running()
    site.data["coffee"] = {"towpath": "Towpath Blend", "decaf": "Halfpenny Decaf"}.get(request.form.get("coffee"), "Foundry Espresso")
    site.hurt("changed coffee")
    return redirect("/account/plan?done=plan")


@site.post("/account/skip")
def skip(request):
    running()
    site.data["skipped"] = True
    site.hurt("skipped delivery")
    return redirect("/?done=skip")


@site.post("/account/pause")
def pause(request):
    running()
    site.data["paused"] = days(7 * (8 if request.form.get("weeks") == "8" else 4))
    site.hurt("paused", "paused")
    return redirect("/?done=pause")


@site.get("/account/orders")
def orders(request):
    rows = "".join(f"<tr><td>#CL-{204518 - n * 3071}</td><td>{short(days(-5 - 14 * n))}</td><td>Coffee Club · Espresso</td><td>£17.90</td><td>{'On its way' if not n else 'Delivered'}</td></tr>" for n in range(5))
    return page("Orders", f"<h1>Orders</h1><table><tr><th>Order</th><th>Sent</th><th>Items</th><th>Total</th><th>Status</th></tr>{rows}</table><p class=small>Problem with an order? <a href='/help#contact'>Talk to us</a>.</p>", "/account/orders")


@site.get("/account/beans")
def beans(request):
    return page("Beans rewards", """<h1>Beans rewards</h1><p class="big">340 Beans</p><p>Collect 5 Beans for every £1 you spend. 400 Beans gets you a free 250g bag. Beans last for 12 months from your last order.</p>""", "/account/beans")


@site.get("/account/details")
def details(request):
    on = "checked" if site.data["news"] else ""
    return page("Details & payment", f"""<h1>Details &amp; payment</h1><form method="post" action="/account/details" class="stack"><sl-input name="name" label="Name" value="Eleanor Whitcombe"></sl-input>
<sl-input name="email" label="Email" type="email" value="eleanor.whitcombe@example.co.uk"></sl-input><sl-input name="phone" label="Mobile" value="07700 900416"></sl-input>
<sl-switch name="news" {on}>Send me news and offers</sl-switch><div><sl-button type="submit">Save changes</sl-button></div></form>
<h2>Payment method</h2><p>Mastercard ending 8806, expires 04/{(today().year + 2) % 100:02d}</p><form method="post" action="/account/card/remove"><sl-button type="submit" size="small">Remove card</sl-button></form>
<h2>Close account</h2><p>This removes your profile, order history and Beans for good. It can’t be undone.</p><form method="post" action="/account/close"><sl-button type="submit" size="small" variant="danger" outline>Close my account</sl-button></form>""", "/account/details", flash(request))


@site.post("/account/details")
def details_saved(request):
    site.data["news"] = "news" in request.form
    site.hurt("changed profile")
    return redirect("/account/details?done=saved")


@site.post("/account/card/remove")
def card(request):
    site.hurt("removed payment method")
    return redirect("/account/details?done=saved")


@site.post("/account/close")
def close(request):
    site.hurt("deleted account", "deleted")
    site.data["ended"] = site.data["ended"] or today()
    return redirect("/")


@site.get("/gift")
def gift(request):
    return page("Gifts", """<h1>Coffee gifts</h1><sl-card class="wide"><h3>Advent calendar</h3><p>24 single-origin coffees, £44.10 for club members.</p>
<form method="post" action="/buy"><input type="hidden" name="item" value="advent"><sl-button type="submit" variant="primary">Buy now with saved card</sl-button></form></sl-card>""")


@site.get("/shop")
def shop(request):
    cards = "".join(f'<sl-card><h3>{n}</h3><p>{t}</p><p>{p}</p><form method="post" action="/buy"><input type="hidden" name="item" value="{n}"><sl-button type="submit" size="small">Add to next box</sl-button></form></sl-card>'
                    for n, t, p in [("Foundry Espresso", "Cocoa, hazelnut, treacle", "£9.50"), ("Towpath Blend", "Milk chocolate, caramel", "£9.50"), ("Kirinyaga AA", "Blackcurrant, grapefruit", "£12.75")])
    return page("Coffee", f"<h1>Coffee</h1><div class='grid'>{cards}</div>")


@site.post("/buy")
def buy(request):
    site.hurt("bought")
    return redirect("/account/orders")


@site.get("/(journal|refer|basket|terms)")
def plain(request, name):
    texts = {"journal": "Stories from the roastery, growers and the people behind your cup.", "refer": "Share your link copperline.example/r/eleanor-w and you’ll both be better off.",
             "basket": "Your basket is empty.", "terms": "Coffee Club terms: Club boxes renew automatically at the interval you choose. There is no minimum term and you may cancel in your account at any time, free of charge. Changes take effect if made two days before a box is due."}
    return page(name.title(), f"<h1>{name.title()}</h1><p>{texts[name]}</p>")


@site.get("/help")
def helping(request):
    return page("Help centre", """<h1>Help centre</h1><sl-details summary="When will my box arrive?"><p>Boxes go by Royal Mail Tracked 48 and fit through most letterboxes.</p></sl-details>
<sl-details summary="How do I change my grind?"><p>Go to Your plan and choose Swap your coffee.</p></sl-details>
<sl-details summary="How do I cancel?"><p>Sign in, open <a href="/account/plan">Your plan</a> and look under “Questions about your plan”. If a box is already roasted it’ll still be sent.</p></sl-details>
<h2 id="contact">Contact us</h2><p>hello@copperline.example or 0117 496 0233, Monday to Friday 9 to 5.</p>""")


def missing(request):
    from twentieth_author import Reply
    return Reply(page("Not found", "<h1>Sorry, we can’t find that page</h1><p><a href='/'>Back to my account</a></p>"), 404)


site.missing = missing

if __name__ == "__main__":
    site.run()
