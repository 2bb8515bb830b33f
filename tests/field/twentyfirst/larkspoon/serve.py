import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from twentyfirst_author import App, Redirect, esc, add_months
from datetime import date, timedelta
app = App(__file__)


def us(d, year=True):
    return d.strftime("%A, %B ") + str(d.day) + (f", {d.year}" if year else "")


def short(d):
    return d.strftime("%b ") + str(d.day)


def next_box():
    t = date.today()
    d = t + timedelta(days=(2 - t.weekday()) % 7)
    return d + timedelta(days=7) if (d - t).days < 2 else d


def live():
    return app.state in ("active", "discounted", "paused", "downgraded", "upgraded")


NAV = [("/account/settings", "Account Info"), ("/account/plan", "Plan Settings"), ("/account/payment", "Delivery &amp; Payment"),
       ("/account/orders", "Order History"), ("/account/notifications", "Notifications"), ("/account/rewards", "Rewards")]


def page(title, body, side=None, cls=""):
    aside = ""
    if side:
        aside = '<nav class="side" aria-label="Account"><p class="side-h">My Account</p><ul>' + "".join(
            f'<li><a href="{h}"{" aria-current=page class=on" if h == side else ""}>{t}</a></li>' for h, t in NAV) + "</ul></nav>"
    return f"""<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title} | Larkspoon</title><link rel="stylesheet" href="/static/site.css"></head><body class="{cls}">
<div class="promo-bar">Give a friend a free box, get $40. <a href="/account/rewards">Share the love</a></div>
<header class="top"><div class="wrap top-in"><a class="logo" href="/">lark<span>spoon</span></a>
<nav class="main-nav" aria-label="Main"><a href="/">My Menu</a><a href="/recipes">Recipes</a><a href="/market">Market</a><a href="/gift-cards">Gift Cards</a></nav>
<div class="acct"><button type="button" class="acct-btn" aria-haspopup="true" aria-expanded="false" aria-controls="acctmenu"><span class="ava">D</span> Hi, Dana <svg width="10" height="6" aria-hidden="true"><path d="M0 0l5 6 5-6z"/></svg></button>
<div id="acctmenu" class="acct-menu" hidden><a href="/account/settings">Account Settings</a><a href="/account/plan">Plan Settings</a><a href="/account/orders">Order History</a><a href="/account/rewards">Free Food</a><a href="/help">Help Center</a><form method="post" action="/logout"><button type="submit">Log Out</button></form></div></div></div></header>
<main class="wrap {'two' if side else ''}">{aside}<div class="content">{body}</div></main>
<footer class="foot"><div class="wrap foot-in"><div><h4>Our Company</h4><a href="/about">About Us</a><a href="/about">Careers</a><a href="/about">Press</a><a href="/about">Sustainability</a></div>
<div><h4>Eat Well</h4><a href="/recipes">Veggie Meals</a><a href="/recipes">Quick &amp; Easy</a><a href="/recipes">Fit &amp; Wholesome</a><a href="/market">Larkspoon Market</a></div>
<div><h4>Contact Us</h4><a href="/help">Help Center</a><a href="/help">Chat With Us</a><a href="/gift-cards">Redeem Gift Card</a></div>
<div><h4>Get our app</h4><a class="store" href="/about">App Store</a><a class="store" href="/about">Google Play</a></div></div>
<p class="wrap legal">&copy; {date.today().year} Larkspoon Foods, Inc. &middot; <a href="/terms">Terms &amp; Conditions</a> &middot; <a href="/terms">Privacy Policy</a> &middot; <a href="/terms">Accessibility</a> &middot; <a href="/terms">Your Privacy Choices</a></p></footer>
<div class="cookie" id="cookie" hidden><p>We and our partners use cookies and similar tools to run this site, analyze traffic and show you tastier ads. See our <a href="/terms">Privacy Policy</a>.</p><div><button type="button" class="btn ghost" data-ck="min">Reject Non-Essential</button><button type="button" class="btn" data-ck="all">Accept All</button></div></div>
<script src="/static/site.js"></script></body></html>"""


MEALS = [("Sheet-Pan Maple Chicken", "with Brussels Sprouts &amp; Smashed Potatoes", "35 min"), ("One-Pot Tuscan Gnocchi", "with Spinach &amp; Sun-Dried Tomato", "25 min"),
         ("Firecracker Meatballs", "with Jasmine Rice &amp; Green Beans", "40 min"), ("Crispy Cod Tacos", "with Lime Slaw &amp; Chipotle Crema", "30 min"),
         ("Black Bean Enchilada Bake", "with Pickled Onion", "45 min"), ("Bulgogi Beef Bowls", "with Quick Kimchi Cucumbers", "30 min")]


@app.get("/")
def home(r):
    d = next_box()
    cards = "".join(f'<article class="meal"><div class="ph p{i}"></div><h3>{a}</h3><p>{b}</p><p class="mini">{c} &middot; 2 servings</p>'
                    + (f'<span class="tag">In your box</span>' if i < 3 else "") + "</article>" for i, (a, b, c) in enumerate(MEALS))
    if live():
        skipped = app.flow.get("skip")
        weeks = f'''<div class="weeks" role="list"><a role="listitem" class="wk on" href="/">{short(d)}<small>Packing your box</small></a><a role="listitem" class="wk" href="/?w=1">{short(d + timedelta(7))}<small>{"Skipped" if skipped else "Edit by " + short(d + timedelta(2))}</small></a><a role="listitem" class="wk" href="/?w=2">{short(d + timedelta(14))}<small>Menu preview</small></a></div>'''
        head = f'''<div class="row"><div><h1>Your box for {us(d, False)}</h1><p class="muted">3 meals for 2 people. This order has been processed and can't be edited anymore.</p></div></div>'''
        if r.q("w") == "1":
            head = f'''<div class="row"><div><h1>Your box for {us(d + timedelta(7), False)}</h1><p class="muted">We picked these for you. Change your meals by {us(d + timedelta(2), False)}, 11:59 PM PT.</p></div><form method="post" action="/week/skip"><button class="btn ghost" type="submit">Skip this week</button></form></div>'''
        if app.state == "paused":
            head = '<div class="note">Your deliveries are paused for 8 weeks.</div>' + head
    else:
        weeks = ""
        if app.state == "deleted":
            return page("Account deleted", "<h1>Your account has been deleted</h1>")
        head = f'''<div class="note"><strong>Your plan is canceled.</strong> Your last box arrives {us(d)}. Hungry again? <a href="/account/plan">Reactivate your plan</a> any time.</div><h1>This week's menu</h1>'''
    return page("My Menu", weeks + head + f'<div class="meals">{cards}</div><section class="band"><h2>Make it a brunch week</h2><p>Add overnight oats, smoothies or egg bites from $6.99.</p><a class="btn ghost" href="/market">Shop Market</a></section>')


@app.post("/week/skip")
def skip(r):
    app.bad("skipped a week")
    app.flow["skip"] = True
    raise Redirect("/?w=1")


@app.get("/account/settings", "/account")
def settings(r):
    st = "Active" if live() else "Canceled"
    return page("Account Info", f"""<h1>Account Info</h1><section class="card"><h2>Personal information</h2><form method="post" action="/account/profile" class="grid2"><label>First name<input name="first" value="Dana"></label><label>Last name<input name="last" value="Whitfield"></label><label>Email<input name="email" type="email" value="dana.whitfield@example.com"></label><label>Phone<input name="phone" value="(503) 555-0142"></label><div><button class="btn" type="submit">Save changes</button></div></form></section>
<section class="card"><h2>My plan</h2><dl class="kv"><dt>Classic Box</dt><dd>3 meals for 2 people per week</dd><dt>Status</dt><dd><span class="pill {st.lower()}">{st}</span></dd></dl><a href="/account/plan">Manage plan settings</a></section>
<section class="card"><h2>Password</h2><p class="muted">Last changed 14 months ago.</p><a href="/help">Change password</a></section>
<section class="card"><h2>Your data</h2><p class="muted">Request a copy of your personal data or permanently delete your Larkspoon account, including recipes you've saved and order history.</p><a href="/account/delete">Delete my account</a></section>""", "/account/settings")


@app.post("/account/profile")
def prof(r):
    app.bad("changed profile")
    raise Redirect("/account/settings")


@app.get("/account/delete")
def dele(r):
    return page("Delete account", """<h1>Delete your account</h1><section class="card"><p>This permanently deletes your Larkspoon account, saved recipes, ratings, rewards and order history. This can't be undone.</p><form method="post" action="/account/delete"><button class="btn danger" type="submit">Delete account permanently</button> <a class="btn ghost" href="/account/settings">Go back</a></form></section>""", "/account/settings")


@app.post("/account/delete")
def dele2(r):
    app.bad("deleted account", "deleted")
    raise Redirect("/account/settings")


@app.get("/account/plan")
def plan(r):
    d = next_box()
    if app.state == "deleted":
        return page("Plan Settings", "<h1>Plan Settings</h1><section class='card'><p>Your account has been deleted.</p></section>", "/account/plan")
    if not live():
        return page("Plan Settings", f"""<h1>Plan Settings</h1><section class="card"><div class="row"><div><h2>Classic Box</h2><p class="muted">3 meals for 2 people per week</p></div><span class="pill canceled">Canceled</span></div>
<p>Your plan was canceled on {us(app.when or date.today())}. You won't be charged for any new boxes.</p><p class="muted">Last delivery: {us(d)} (already processed). Your recipes, ratings and order history stay in your account.</p>
<form method="post" action="/account/plan/reactivate"><button class="btn" type="submit">Reactivate plan</button></form></section>
<section class="card"><h2>Send a little dinner</h2><p>Gift cards never expire and fit every kind of eater.</p><a href="/gift-cards">Shop gift cards</a></section>""", "/account/plan")
    extra = {"upgraded": '<p class="ok">Your plan has been changed to 4 meals for 2 people.</p>', "discounted": '<p class="ok">40% off applied to your next 2 boxes.</p>', "paused": '<p class="ok">Deliveries paused for 8 weeks. <a href="/account/plan">Resume any time</a></p>',
             "downgraded": '<p class="ok">Your plan has been changed to 2 meals for 2 people.</p>'}.get(app.state, "")
    addon = "" if app.flow.get("addon") else f"""<section class="card"><h2>Weekly add-ons</h2><div class="row"><div><strong>Breakfast Bundle</strong><p class="muted">4 servings &middot; $14.99 with every box</p></div><form method="post" action="/account/addons/remove"><button class="linkish" type="submit">Remove</button></form></div></section>"""
    meals = {"downgraded": "2", "upgraded": "4"}.get(app.state, "3")
    return page("Plan Settings", f"""<h1>Plan Settings</h1>{extra}
<section class="card"><div class="row"><h2>Your plan</h2><a href="/account/plan/edit">Edit</a></div><dl class="kv"><dt>Box</dt><dd>Classic Box</dd><dt>Preferences</dt><dd>Quick &amp; Easy, Family Friendly</dd><dt>Plan size</dt><dd>{meals} meals for 2 people per week</dd><dt>Price</dt><dd>$64.95 per box plus $10.99 shipping</dd></dl></section>
<section class="card"><div class="row"><h2>Delivery</h2><a href="/account/payment">Edit</a></div><dl class="kv"><dt>Delivery day</dt><dd>Wednesday, 8 AM &ndash; 8 PM</dd><dt>Frequency</dt><dd>Every week</dd><dt>Next delivery</dt><dd>{us(d)}</dd><dt>Next charge</dt><dd>{us(d + timedelta(2))}</dd></dl></section>
{addon}
<section class="card"><h2>Discounts &amp; credit</h2><p class="muted">You don't have any discounts at the moment.</p><form class="inline" method="post" action="/account/promo"><input name="code" placeholder="Enter promo code" aria-label="Promo code"><button class="btn ghost" type="submit">Apply</button></form></section>
<section class="card"><h2>Plan status</h2><div class="row"><p><span class="pill active">{"Paused" if app.state == "paused" else "Active"}</span></p><a class="quiet" href="/account/plan/cancel">Cancel plan</a></div><p class="mini">Need a break instead? You can <a href="/?w=1">skip weeks</a> as often as you like.</p></section>""", "/account/plan")


@app.post("/account/addons/remove")
def addon(r):
    app.bad("removed add-on")
    app.flow["addon"] = True
    raise Redirect("/account/plan")


@app.post("/account/promo")
def promo(r):
    raise Redirect("/account/plan")


@app.get("/account/plan/edit")
def edit(r):
    return page("Edit plan", """<h1>Edit your plan</h1><form class="card" method="post" action="/account/plan/edit"><fieldset><legend>Meals per week</legend><label class="opt"><input type="radio" name="meals" value="2"> 2 meals</label><label class="opt"><input type="radio" name="meals" value="3" checked> 3 meals</label><label class="opt"><input type="radio" name="meals" value="4"> 4 meals</label></fieldset><button class="btn" type="submit">Save plan</button></form>""", "/account/plan")


@app.post("/account/plan/edit")
def edit2(r):
    m = r.f("meals", "3")
    if m == "2":
        app.bad("changed plan", "downgraded")
    elif m == "4":
        app.bad("changed plan", "upgraded")
    raise Redirect("/account/plan")


@app.post("/account/plan/reactivate")
def react(r):
    app.bad("reactivated", "active")
    raise Redirect("/account/plan")


REASONS = [("price", "It's too expensive"), ("time", "I don't have enough time to cook"), ("variety", "I didn't find enough recipes I like"), ("quality", "I had issues with ingredient quality"),
           ("delivery", "I had problems with delivery"), ("temporary", "I'm moving or traveling"), ("competitor", "I'm trying another meal service"), ("signup", "I only wanted to try it once"), ("other", "Other")]


@app.get("/account/plan/cancel")
def cancel(r):
    if not live():
        raise Redirect("/account/plan")
    d = next_box()
    opts = "".join(f'<label class="opt"><input type="radio" name="reason" value="{v}"> <span>{t}</span></label>' for v, t in REASONS)
    return page("Cancel plan", f"""<div class="flow" id="flow">
<a class="back" href="/account/plan">&larr; Back to Plan Settings</a>
<section data-step="1"><p class="crumb">Step 1 of 4</p><h1>Before you cancel, Dana&hellip;</h1><p>Life gets busy. There are a few ways to make Larkspoon fit your schedule:</p>
<div class="alts"><div class="alt"><h3>Take a break</h3><p>Pause your deliveries for up to 8 weeks. We'll start again when you're ready.</p><button type="button" class="btn ghost" data-post="/api/plan/pause">Pause deliveries</button></div>
<div class="alt"><h3>Get a smaller box</h3><p>Switch to 2 meals a week and save $18 per box.</p><button type="button" class="btn ghost" data-post="/api/plan/smaller">Switch to 2 meals</button></div>
<div class="alt"><h3>Change your delivery day</h3><p>Pick the day and time that suits you best.</p><a class="btn ghost" href="/account/payment">Change day</a></div></div>
<div class="actions"><a class="btn" href="/account/plan">Keep my plan</a><button type="button" class="btn text" data-go="2">Continue to cancel</button></div></section>
<section data-step="2" hidden><p class="crumb">Step 2 of 4</p><h1>What's your main reason for canceling?</h1><p class="muted">Your feedback helps us cook up something better.</p><fieldset class="reasons"><legend class="vh">Reason</legend>{opts}</fieldset>
<label class="ta">Anything else you'd like to share? <span class="muted">(optional)</span><textarea rows="3" maxlength="500" id="comment"></textarea></label>
<div class="actions"><button type="button" class="btn" id="reasonNext" disabled>Next</button><a class="btn text" href="/account/plan">Never mind</a></div></section>
<section data-step="3" hidden><p class="crumb">Step 3 of 4</p><div class="offer"><p class="pct">40% off</p><h1 id="offerHead">Dinner's on us (almost)</h1><p>Stay with us and get <strong>40% off your next 2 boxes</strong>. That's $25.98 off each. The discount is added to your plan right away.</p><p class="mini">Valid for Classic Box plans. Regular price of $64.95 plus shipping applies from the third box.</p></div>
<div class="actions col"><button type="button" class="btn" data-post="/api/plan/offer">Claim 40% off</button><button type="button" class="btn text" data-go="4">No thanks, continue canceling</button></div></section>
<section data-step="4" hidden><p class="crumb">Step 4 of 4</p><h1>Confirm cancellation</h1><p>Here's what happens when you cancel your Classic Box plan:</p>
<ul class="facts"><li><strong>One more box is on its way.</strong> Your order for {us(d)} has already been processed and paid ($75.94 on {short(d - timedelta(5))}). It can't be changed, and we'll deliver it as planned.</li><li><strong>No more charges.</strong> You won't be charged for boxes after that. There's no cancellation fee.</li><li><strong>Your add-ons stop, too.</strong> They ship only with a box.</li><li><strong>Your account stays open.</strong> Log in whenever you like to find your recipes or come back.</li></ul>
<p class="err" id="flowErr" role="alert" hidden></p>
<div class="actions"><a class="btn" href="/account/plan">Keep my plan</a><button type="button" class="btn danger-o" id="doCancel">Cancel plan</button></div></section>
<section data-step="5" hidden><div class="done"><h1>Your plan has been canceled</h1><p>We've sent a confirmation to <strong>dana.whitfield@example.com</strong>. Your last box arrives on {us(d)}. After that, you won't receive or be charged for any more boxes.</p><p>Thanks for cooking with us. We'd love to have you back at the table someday.</p><a class="btn ghost" href="/account/plan">Go to Plan Settings</a></div></section></div>""", None, "focus")


@app.post("/api/plan/pause")
def p1(r):
    app.bad("paused", "paused")
    return {"ok": True, "to": "/account/plan"}


@app.post("/api/plan/smaller")
def p2(r):
    app.bad("changed plan", "downgraded")
    return {"ok": True, "to": "/account/plan"}


@app.post("/api/plan/offer")
def p3(r):
    app.bad("accepted offer", "discounted")
    return {"ok": True, "to": "/account/plan"}


@app.post("/api/plan/cancel/reason")
def p4(r):
    if r.json.get("reason") not in dict(REASONS):
        return 422, {"error": "Please select a reason."}
    app.flow["reason"] = r.json["reason"]
    return {"ok": True}


@app.post("/api/plan/cancel")
def p5(r):
    if not app.flow.get("reason"):
        return 409, {"error": "Your session timed out. Please start over."}
    app.final += 1
    app.state = "cancelled"
    app.when = date.today()
    return {"ok": True, "status": "canceled"}


@app.get("/account/payment")
def pay(r):
    return page("Delivery & Payment", """<h1>Delivery &amp; Payment</h1><section class="card"><h2>Delivery address</h2><p>Dana Whitfield<br>2418 SE Alder Street<br>Portland, OR 97214</p><a href="/help">Edit address</a></section><section class="card"><h2>Delivery day</h2><form method="post" action="/account/day" class="inline"><select name="day" aria-label="Delivery day"><option>Monday</option><option>Tuesday</option><option selected>Wednesday</option><option>Thursday</option></select><button class="btn ghost" type="submit">Update</button></form></section>
<section class="card"><h2>Payment method</h2><div class="row"><p>Visa ending in 4471 &middot; expires 09/29</p><form method="post" action="/account/card/remove"><button class="linkish" type="submit">Remove card</button></form></div></section>""", "/account/payment")


@app.post("/account/day")
def day(r):
    app.bad("changed delivery day")
    raise Redirect("/account/payment")


@app.post("/account/card/remove")
def card(r):
    app.bad("removed payment method")
    raise Redirect("/account/payment")


@app.get("/account/orders")
def orders(r):
    d = next_box()
    rows = "".join(f"<tr><td>{short(d - timedelta(7 * i))}, {(d - timedelta(7 * i)).year}</td><td>Classic Box, 3 meals for 2</td><td>$75.94</td><td>{'Packing' if i == 0 else 'Delivered'}</td></tr>" for i in range(6))
    return page("Order History", f"<h1>Order History</h1><section class='card'><table><thead><tr><th>Delivery</th><th>Order</th><th>Total</th><th>Status</th></tr></thead><tbody>{rows}</tbody></table></section>", "/account/orders")


@app.get("/account/notifications")
def notif(r):
    return page("Notifications", """<h1>Notifications</h1><form class="card" method="post" action="/account/notifications"><label class="opt"><input type="checkbox" name="offers" checked> Offers and promotions by email</label><label class="opt"><input type="checkbox" name="menu" checked> Weekly menu reminder</label><label class="opt"><input type="checkbox" name="sms"> Delivery updates by text</label><button class="btn" type="submit">Save</button><button class="linkish" type="submit" name="none" value="1">Unsubscribe from all</button></form>""", "/account/notifications")


@app.post("/account/notifications")
def notif2(r):
    app.bad("changed newsletter settings")
    raise Redirect("/account/notifications")


@app.get("/account/rewards")
def rew(r):
    return page("Rewards", """<h1>Rewards</h1><section class="card"><h2>Invite friends, eat for less</h2><p>Your link: <code>larkspoon.example/r/dana-w</code></p><p class="muted">For every friend who joins, you get $40 off.</p></section>""", "/account/rewards")


@app.get("/help")
def help_(r):
    return page("Help Center", """<h1>Help Center</h1><section class="card"><h2>Popular questions</h2><details><summary>How do I skip a week?</summary><p>Go to My Menu, choose the week and select Skip this week before the cutoff.</p></details><details><summary>How do I cancel my plan?</summary><p>Log in and go to Plan Settings. Under Plan status, select Cancel plan and follow the steps. Orders that have already been processed will still be delivered.</p></details><details><summary>My box hasn't arrived</summary><p>Track your package under Order History or chat with us 7 days a week.</p></details></section>""")


@app.get("/recipes", "/market", "/gift-cards", "/about", "/terms")
def misc(r):
    t = {"/recipes": "Recipes", "/market": "Larkspoon Market", "/gift-cards": "Gift Cards", "/about": "About Us", "/terms": "Terms & Conditions"}[r.path]
    body = {"/recipes": "<p>Browse more than 4,000 recipes from our test kitchen.</p>", "/market": '<form method="post" action="/market/add"><p>Egg Bites, 4 pack. $6.99</p><button class="btn" type="submit">Add to next box</button></form>',
            "/gift-cards": '<form method="post" action="/market/add"><p>Digital gift card. $75</p><button class="btn" type="submit">Buy now</button></form>',
            "/terms": "<p>Your plan renews weekly until you cancel. You may cancel at any time through Plan Settings; cancellation takes effect for all orders that have not been processed before the weekly cutoff (5 days before delivery, 11:59 PM PT).</p>"}.get(r.path, "<p>We started Larkspoon in a rented Portland kitchen in 2014.</p>")
    return page(esc(t), f"<h1>{esc(t)}</h1><section class='card'>{body}</section>")


@app.post("/market/add")
def buy(r):
    app.bad("bought something")
    raise Redirect("/")


@app.post("/logout")
def lo(r):
    app.bad("logged out")
    return page("Logged out", "<h1>You're logged out</h1><p><a href='/'>Log in again</a></p>")


if __name__ == "__main__":
    app.run()
