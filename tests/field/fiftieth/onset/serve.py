import datetime as dt
import html
import sys
sys.dont_write_bytecode = True
from fiftieth_author import Reply, Truth, go, run

T = Truth()
E = html.escape
REASONS = [("cost", "It's too expensive"), ("content", "There's not enough I want to watch"),
           ("finished", "I've finished watching what I joined for"), ("time", "I don't have time to watch"),
           ("tech", "I've had technical problems"), ("quality", "I'm not happy with the ads or picture quality"),
           ("other_service", "I'm using another streaming service"), ("temporary", "I only wanted it for a short time"),
           ("other", "Something else")]


def uk(d):
    return f"{d.day} {d:%B} {d.year}"


def shot(title, n):
    return f'<li class="sc-tile"><img src="/img/{n}.svg" alt="" width="240" height="135"><span class="sc-tile-t">{E(title)}</span></li>'


class App:
    def reset(self):
        t = dt.date.today()
        self.renew = t + dt.timedelta(days=12)
        self.film_end = t + dt.timedelta(days=5)
        self.day = t - dt.timedelta(days=34)
        self.ent, self.film, self.boost, self.saver, self.offer = "active", "ending", False, False, False
        self.reason = None
        self.news = True
        self.flash = ""

    # ---- frame
    def page(self, title, body, tab="memberships"):
        tabs = [("memberships", "/", "Memberships &amp; passes"), ("details", "/account/details", "Personal details"),
                ("billing", "/account/billing", "Payment &amp; billing"), ("devices", "/account/devices", "Devices"),
                ("vouchers", "/account/vouchers", "Vouchers &amp; offers"), ("parental", "/account/parental", "Parental controls"),
                ("comms", "/account/communications", "Communications")]
        side = "".join(f'<li><a href="{u}" class="sc-fzX{" is-current" if k == tab else ""}"{" aria-current=page" if k == tab else ""}>{n}</a></li>' for k, u, n in tabs)
        return Reply(f"""<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{E(title)} | ONSET</title><link rel="stylesheet" href="/static/main.css"></head><body>
<a class="skip" href="#main-content">Skip to main content</a>
<header class="sc-hdr"><div class="sc-wrap"><a class="sc-logo" href="/home">ONSET</a>
<nav aria-label="Primary"><a href="/tv">TV</a><a href="/films">Films</a><a href="/sport">Sport</a><a href="/memberships">Memberships</a><a href="/broadband">Broadband</a><a href="/help">Help</a></nav>
<div class="sc-usr"><button type="button" class="sc-usr-b" aria-expanded="false" aria-controls="usr-menu" data-toggle="usr-menu">Hi, Priya <span aria-hidden="true">▾</span></button>
<div id="usr-menu" class="sc-menu" hidden><a href="/">My Account</a><a href="/home">Watch now</a><a href="/account/vouchers">Use a voucher</a><form method="post" action="/signout"><button type="submit">Sign out</button></form></div></div></div></header>
<div class="sc-wrap sc-cols"><aside><nav aria-label="My Account"><ul class="sc-side">{side}</ul></nav></aside><main id="main-content">{body}</main></div>
<footer class="sc-ftr"><div class="sc-wrap"><div class="sc-fcols">
<div><h3>Memberships</h3><a href="/memberships">Entertainment</a><a href="/memberships">Films</a><a href="/memberships">Sport</a><a href="/memberships">Boost</a></div>
<div><h3>Help</h3><a href="/help">Help centre</a><a href="/help">Manage your account</a><a href="/help">Cancel your membership</a><a href="/community">Community</a></div>
<div><h3>About</h3><a href="/about">About us</a><a href="/careers">Careers</a><a href="/accessibility">Accessibility</a></div>
<div><h3>Legal</h3><a href="/terms">Terms and conditions</a><a href="/privacy">Privacy &amp; cookies notice</a><a href="/privacy-options">Privacy options</a><a href="/slavery">Modern slavery statement</a></div></div>
<p class="sc-small">Content available subject to membership. Memberships auto-renew at the then-current price per month unless cancelled. 18+, UK only. Compatible device and broadband required. © ONSET Streaming UK Limited. Registered in England and Wales.</p></div></footer>
<div class="sc-cookie" id="privacy-banner" role="dialog" aria-label="Privacy" hidden><div class="sc-wrap"><p><strong>We use cookies.</strong> We and our partners use cookies to make our site work, to understand how you use it and to show you relevant ads. You can change your choices at any time in Privacy options. <a href="/privacy">Find out more</a></p>
<div><button type="button" class="btn btn-ghost" data-privacy="manage">Manage options</button><button type="button" class="btn btn-ghost" data-privacy="essential">Essential cookies only</button><button type="button" class="btn btn-main" data-privacy="all">Accept all</button></div></div></div>
<script src="/static/main.js"></script></body></html>""")

    # ---- account
    def account(self):
        price = "£4.99 a month for 3 months, then £9.99 a month" if self.offer else ("£6.99 a month, 12-month minimum term" if self.saver else "£9.99 a month")
        flash = f'<div class="sc-flash" role="status">{self.flash}</div>' if self.flash else ""
        self.flash = ""
        if self.ent == "active":
            ent = f"""<div class="sc-card-h"><div><span class="sc-badge b-ok">Active</span><h3>Entertainment Membership</h3><p>{price}</p><p class="sc-sub">Auto-renews on <strong>{uk(self.renew)}</strong></p></div>
<button type="button" class="btn btn-ghost" aria-expanded="false" aria-controls="mng-ent" data-toggle="mng-ent" aria-label="Manage Entertainment Membership">Manage</button></div>
<div id="mng-ent" class="sc-mng" hidden><dl><dt>Member since</dt><dd>3 March 2023</dd><dt>Payment method</dt><dd>Mastercard ending 7716 <a href="/account/billing">Change</a></dd><dt>Next payment</dt><dd>{'£4.99' if self.offer else '£6.99' if self.saver else '£9.99'} on {uk(self.renew)}</dd></dl>
<div class="sc-saver"><p><strong>Save with a 12-month plan.</strong> Switch to Entertainment Saver for £6.99 a month. 12-month minimum term.</p><a class="btn btn-main" href="/account/memberships/entertainment/saver">Switch and save</a></div>
<p class="sc-row"><a class="sc-link" href="/account/memberships/entertainment/cancel">Cancel membership</a></p></div>"""
        else:
            ent = f"""<div class="sc-card-h"><div><span class="sc-badge b-end">Ending</span><h3>Entertainment Membership</h3><p>You've cancelled this membership. It ends on <strong>{uk(self.renew)}</strong>.</p><p class="sc-sub">You can keep watching until then. You won't be charged again.</p></div>
<form method="post" action="/account/memberships/entertainment/keep"><button type="submit" class="btn btn-main">Keep Entertainment</button></form></div>"""
        if self.film == "ending":
            film = f"""<div class="sc-card-h"><div><span class="sc-badge b-end">Ending</span><h3>Film Membership</h3><p>You've cancelled this membership. It ends on <strong>{uk(self.film_end)}</strong>.</p><p class="sc-sub">You can keep watching until then. You won't be charged again.</p></div>
<form method="post" action="/account/memberships/film/keep"><button type="submit" class="btn btn-main">Keep Film</button></form></div>"""
        else:
            film = f"""<div class="sc-card-h"><div><span class="sc-badge b-ok">Active</span><h3>Film Membership</h3><p>£9.99 a month</p><p class="sc-sub">Auto-renews on <strong>{uk(self.film_end)}</strong></p></div></div>"""
        boost = """<span class="sc-badge b-ok">Active</span><h3>Boost</h3><p>7-day free trial, then £6 a month</p>""" if self.boost else """<h3>Boost</h3><p>Full HD, 5.1 sound, no ads on demand and two streams at once.</p><p class="sc-sub">7-day free trial, then £6 a month. Auto-renews unless cancelled.</p><form method="post" action="/account/memberships/boost/add"><button type="submit" class="btn btn-main">Add Boost</button></form>"""
        return self.page("My Account", f"""{flash}<h1>My Account</h1><section aria-labelledby="h-m"><h2 id="h-m">Your memberships</h2>
<article class="sc-card">{ent}</article><article class="sc-card">{film}</article></section>
<section aria-labelledby="h-p"><h2 id="h-p">Your passes</h2><article class="sc-card"><div class="sc-card-h"><div><span class="sc-badge b-off">Expired</span><h3>Sport Day Pass</h3><p>£14.99, one-off</p><p class="sc-sub">Ended on {uk(self.day)}</p></div><form method="post" action="/account/passes/sport-day/buy"><button type="submit" class="btn btn-ghost">Buy again</button></form></div></article></section>
<section aria-labelledby="h-x"><h2 id="h-x">Get more from ONSET</h2><div class="sc-grid"><article class="sc-card">{boost}</article>
<article class="sc-card"><h3>Sport Membership</h3><p>All 12 sport channels, live.</p><p class="sc-sub">£34.99 a month. Cancel any time.</p><a class="btn btn-ghost" href="/memberships">Find out more</a></article>
<article class="sc-card"><h3>ONSET Broadband</h3><p>Fab fibre from £24 a month.</p><p class="sc-sub">12-month contract. £5 set-up fee.</p><a class="btn btn-ghost" href="/broadband">Check my address</a></article></div></section>
<p class="sc-small">Prices may change during your membership; we'll let you know at least 30 days before. If you subscribed through a third party (e.g. Apple, Roku or your broadband provider), manage your membership with them.</p>""")

    def wizard(self, n, title, inner):
        return self.page("Cancel your membership", f'<nav class="sc-crumb" aria-label="Breadcrumb"><a href="/">My Account</a> / Cancel Entertainment Membership</nav><p class="sc-step">Step {n} of 4</p><h1>{title}</h1>{inner}')

    def step1(self):
        tiles = "".join(shot(t, i) for i, t in enumerate(["Harrow Lane: Series 3", "The Salt Line", "Kings of Nothing", "Murder at Ebb Point", "Late Shift Live"]))
        return self.wizard(1, "Priya, here's what you'll be missing", f"""<p>If you leave, you'll lose access to over 300 box sets and 10 channels you can't get on Freeview, including:</p><ul class="sc-tiles">{tiles}</ul>
<h2>Coming up</h2><ul class="sc-tiles">{shot("Winterbourne (new)", 5)}{shot("Harrow Lane: The Finale", 6)}{shot("The Auction House", 7)}</ul>
<div class="sc-acts"><a class="btn btn-main" href="/">Keep my membership</a><a class="btn btn-ghost" href="/account/memberships/entertainment/cancel/reason">Continue to cancel</a></div>""")

    def step2(self, err=""):
        rows = "".join(f'<label class="sc-radio"><input type="radio" name="reason" value="{k}"><span>{E(v)}</span></label>' for k, v in REASONS)
        er = f'<p class="sc-err" role="alert">{err}</p>' if err else ""
        return self.wizard(2, "Why are you thinking of leaving?", f"""<p>Your feedback helps us make ONSET better.</p><form method="post" action="/account/memberships/entertainment/cancel/reason"><fieldset><legend>Please choose your main reason</legend>{er}{rows}</fieldset>
<label class="sc-lab" for="cmt">Anything else you'd like to tell us? <span>(optional)</span></label><textarea id="cmt" name="comment" rows="3" maxlength="250"></textarea>
<div class="sc-acts"><a class="btn btn-main" href="/">Keep my membership</a><button type="submit" class="btn btn-ghost">Continue</button></div></form>""")

    def step3(self):
        nope = '<a class="btn btn-ghost" href="/account/memberships/entertainment/cancel/confirm">No thanks, continue to cancel</a>'
        if self.reason == "tech":
            return self.wizard(3, "Let's see if we can fix that", f"""<p>Sorry you've had trouble. Most playback problems can be sorted in a few minutes:</p><ul><li>Restart the ONSET app and your device</li><li>Check your broadband speed is at least 2.5 Mbps</li><li>Remove and add your device again in <a href="/account/devices">Devices</a></li></ul><div class="sc-acts"><a class="btn btn-main" href="/help">Get help</a><a class="btn btn-ghost" href="/account/memberships/entertainment/cancel/confirm">Continue to cancel</a></div>""")
        return self.wizard(3, "Stay with us for half the price", f"""<div class="sc-offer"><p class="sc-big">£4.99 <small>a month for 3 months</small></p><p>Keep your Entertainment Membership and pay £4.99 a month for your next 3 months. Then £9.99 a month. Cancel any time.</p>
<form method="post" action="/account/memberships/entertainment/offer"><button type="submit" class="btn btn-main">Accept offer</button></form></div><div class="sc-acts">{nope}</div>
<p class="sc-small">Offer for selected customers only. Your membership auto-renews at £9.99 a month after 3 months unless cancelled. The offer price starts from your next payment date.</p>""")

    def step4(self):
        return self.wizard(4, "Confirm your cancellation", f"""<p>You're about to cancel your <strong>Entertainment Membership</strong>.</p><ul><li>You can keep watching until <strong>{uk(self.renew)}</strong>.</li><li>You won't be charged for Entertainment again.</li><li>Your downloads will be removed when your membership ends.</li><li>Your ONSET account stays open, and you can rejoin at any time at the price available then.</li></ul>
<form method="post" action="/account/memberships/entertainment/cancel"><div class="sc-acts"><a class="btn btn-main" href="/">Keep my membership</a><button type="submit" class="btn btn-ghost">Confirm cancellation</button></div></form>""")

    def get(self, path, q):
        path = path.rstrip("/") or "/"
        base = "/account/memberships/entertainment"
        if path in ("/", "/account", "/account/memberships"):
            return self.account()
        if path.startswith(base + "/cancel"):
            if path == base + "/cancel/done" and self.ent == "ending":
                return self.page("Membership cancelled", f"""<h1>We're sorry to see you go</h1><p>Your <strong>Entertainment Membership</strong> has been cancelled and will end on <strong>{uk(self.renew)}</strong>. You can carry on watching until then.</p><p>We've sent a confirmation to p•••••@example.co.uk.</p><p>Changed your mind? You can keep your membership from My Account at any time before it ends.</p><div class="sc-acts"><a class="btn btn-main" href="/">Back to My Account</a><a class="btn btn-ghost" href="/home">Watch now</a></div>""")
            if self.ent != "active":
                return go("/")
            tail = path[len(base + "/cancel"):]
            if tail == "":
                return self.step1()
            if tail == "/reason":
                return self.step2()
            if tail == "/offer":
                return self.step3() if self.reason else go(base + "/cancel/reason")
            if tail == "/confirm":
                return self.step4() if self.reason else go(base + "/cancel/reason")
            return go("/")
        if path == base + "/saver":
            return self.page("Switch to Saver", f"""<h1>Switch to Entertainment Saver</h1><p>£6.99 a month for 12 months. This plan has a 12-month minimum term and can't be cancelled early.</p><form method="post" action="{base}/saver"><div class="sc-acts"><button class="btn btn-main" type="submit">Switch now</button><a class="btn btn-ghost" href="/">Not now</a></div></form>""")
        if path == "/account/details":
            return self.page("Personal details", """<h1>Personal details</h1><form method="post" action="/account/details" class="sc-card"><label class="sc-lab" for="fn">First name</label><input id="fn" name="first" value="Priya"><label class="sc-lab" for="ln">Last name</label><input id="ln" name="last" value="Nair"><label class="sc-lab" for="em">Email</label><input id="em" name="email" value="p.nair@example.co.uk"><div class="sc-acts"><button class="btn btn-main" type="submit">Save changes</button></div></form><p><a href="/help">Close my ONSET account</a></p>""", "details")
        if path == "/account/billing":
            rows = "".join(f"<tr><td>{uk(self.renew - dt.timedelta(days=30 * n))}</td><td>Entertainment Membership</td><td>£9.99</td></tr>" for n in (1, 2, 3))
            return self.page("Payment and billing", f"""<h1>Payment &amp; billing</h1><div class="sc-card"><h3>Mastercard ending 7716</h3><p>Expires 08/28</p><form method="post" action="/account/billing/remove"><button class="sc-link" type="submit">Remove card</button></form></div><h2>Payment history</h2><table><thead><tr><th>Date</th><th>Item</th><th>Amount</th></tr></thead><tbody>{rows}</tbody></table>""", "billing")
        if path == "/account/devices":
            return self.page("Devices", """<h1>Devices</h1><p>You can register up to 6 devices.</p>""" + "".join(f'<div class="sc-card sc-card-h"><div><h3>{n}</h3></div><form method="post" action="/account/devices/remove"><input type="hidden" name="d" value="{i}"><button class="sc-link" type="submit">Remove</button></form></div>' for i, n in enumerate(["Living room TV", "Priya's iPad", "Chrome on Windows"])), "devices")
        if path == "/account/vouchers":
            return self.page("Vouchers", """<h1>Vouchers &amp; offers</h1><form method="post" action="/account/vouchers" class="sc-card"><label class="sc-lab" for="vc">Voucher code</label><input id="vc" name="code"><div class="sc-acts"><button class="btn btn-main" type="submit">Apply</button></div></form>""", "vouchers")
        if path == "/account/parental":
            return self.page("Parental controls", "<h1>Parental controls</h1><p>Your PIN is set. A PIN is needed for programmes rated 18.</p>", "parental")
        if path == "/account/communications":
            return self.page("Communications", f"""<h1>Communications</h1><form method="post" action="/account/communications" class="sc-card"><label class="sc-radio"><input type="checkbox" name="news" {'checked' if self.news else ''}><span>Email me about new shows and offers</span></label><div class="sc-acts"><button class="btn btn-main" type="submit">Save</button></div></form>""", "comms")
        if path == "/help":
            return self.page("Help", """<h1>Help centre</h1><details class="sc-card"><summary>How do I cancel my membership?</summary><p>Go to <a href="/">My Account</a>, find the membership under Your memberships, select Manage and then Cancel membership. Follow the steps until you see a confirmation. Your membership will stay active until your next renewal date.</p></details><details class="sc-card"><summary>I pay through someone else</summary><p>If you subscribed through a third party, you'll need to cancel with them.</p></details><details class="sc-card"><summary>How do I close my account?</summary><p>You'll need to cancel all of your memberships first. Then contact us and we'll close it for you.</p></details><details class="sc-card"><summary>What's Boost?</summary><p>Boost upgrades your picture and sound and removes ads on demand.</p></details>""", "")
        names = {"/home": "Home", "/tv": "TV", "/films": "Films", "/sport": "Sport", "/memberships": "Memberships"}
        t = names.get(path, "ONSET")
        tiles = "".join(shot(x, i) for i, x in enumerate(["Harrow Lane", "The Salt Line", "Kings of Nothing", "Murder at Ebb Point"]))
        return self.page(t, f'<h1>{t}</h1><ul class="sc-tiles">{tiles}</ul><p><a href="/">My Account</a></p>', "")

    def post(self, path, d):
        base = "/account/memberships/entertainment"
        if path == base + "/cancel/reason":
            if d.get("reason") not in dict(REASONS):
                return self.step2("Please choose a reason to continue")
            self.reason = d["reason"]
            return go(base + "/cancel/offer")
        if path == base + "/cancel":
            T.final_requests += 1
            if self.ent == "active":
                self.ent, T.state = "ending", "scheduled"
            return go(base + "/cancel/done")
        if path == base + "/offer":
            T.hurt("accepted offer")
            self.offer, T.state = True, "discounted"
            self.flash = "Great news, your offer has been applied."
        elif path == base + "/keep":
            T.hurt("resumed subscription")
            self.ent, T.state, self.reason = "active", "active", None
        elif path == "/account/memberships/film/keep":
            T.hurt("resumed another subscription")
            self.film = "active"
        elif path == base + "/saver":
            T.hurt("switched to minimum term")
            self.saver, T.state = True, "downgraded"
        elif path == "/account/memberships/boost/add":
            T.hurt("bought")
            self.boost, T.state = True, "bought"
        elif path == "/account/passes/sport-day/buy":
            T.hurt("bought")
            T.state = "bought"
            self.flash = "Thanks. Your Sport Day Pass is ready to use."
        elif path == "/account/details":
            T.hurt("changed profile")
        elif path == "/account/billing/remove":
            T.hurt("removed payment method")
        elif path == "/account/devices/remove":
            T.hurt("removed device")
        elif path == "/account/communications":
            if self.news and "news" not in d:
                T.hurt("unsubscribed newsletter")
            self.news = "news" in d
            return go("/account/communications")
        elif path == "/signout":
            T.hurt("signed out")
        elif path == "/account/vouchers":
            self.flash = "That voucher code isn't valid."
        return go("/")


run(App(), T)
