import sys; from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "common"))
from ninth_author import App, Redirect, Bad, ahead, esc

app = App(__file__, {"plan": "Vireo (With Ads)", "price": "$11.99", "addon": True, "pause_weeks": 0, "reasons": []})
day = lambda d: d.strftime("%b %-d, %Y")
NEXT, SOON = ahead(16), lambda weeks: ahead(16 + 7 * weeks)

def shell(title, main, script="", bare=False):
    nav = "" if bare else """<nav class="GlobalNav__links" aria-label="Main"><a class="NavItem-sc-1kx8c0 fRtQkz" href="/hub/home">Home</a><a class="NavItem-sc-1kx8c0 fRtQkz" href="/hub/tv">TV</a><a class="NavItem-sc-1kx8c0 fRtQkz" href="/hub/movies">Movies</a><a class="NavItem-sc-1kx8c0 fRtQkz" href="/hub/my-stuff">My Stuff</a></nav><div class="GlobalNav__right"><a class="NavItem-sc-1kx8c0" href="/hub/search" aria-label="Search">&#9906;</a><div class="Avatar-sc-9a1x" role="button" tabindex="0" aria-haspopup="true" onclick="document.getElementById('acct-menu').hidden^=1"><span class="Avatar__initial">D</span><span class="Avatar__name">Dana</span></div><div id="acct-menu" class="AcctMenu-sc-2cc" hidden><a href="/account">Account</a><a href="/profiles">Manage Profiles</a><a href="/help">Help Center</a><a href="/logout">Log Out of Vireo</a></div></div>"""
    return f"""<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | Vireo</title><link rel="stylesheet" href="/static/app.css"></head><body><div id="__next"><header class="GlobalNav {'GlobalNav--bare' if bare else ''}"><a class="GlobalNav__logo" href="/account">vireo</a>{nav}</header><main class="Page-sc-aa01">{main}</main><footer class="GlobalFooter-sc-77"><div class="cols"><div><h4>Browse</h4><a href="/hub/home">Streaming Library</a><a href="/hub/tv">Live TV</a><a href="/hub/home">Premium Channels</a></div><div><h4>Help</h4><a href="/help">Account &amp; Billing</a><a href="/help">Plans &amp; Pricing</a><a href="/help">Supported Devices</a></div><div><h4>About Us</h4><a href="/help">Press</a><a href="/help">Jobs</a><a href="/help">Contact</a></div></div><p class="legal">About Ads &middot; Subscriber Agreement &middot; Privacy Policy &middot; Your US State Privacy Rights &middot; Do Not Sell or Share My Personal Information<br>&copy; 2026 Vireo Media, LLC</p></footer></div><script>{script}</script></body></html>"""

LOGOUT = '<button class="ActionLink-sc-1q0w" onclick="send(\'/api/logout-all\')">Log Out</button>'

def row(title, sub, action=""):
    return f'<div class="Row-sc-d41f hKzTqw"><div class="Row__text"><div class="Row__title">{title}</div><div class="Row__sub">{sub}</div></div><div class="Row__action">{action}</div></div>'

def act(href, text):
    return f'<a class="ActionLink-sc-1q0w jxLmPe" href="{href}">{text}</a>'

@app.get("/")
def root(q): return Redirect("/account")

@app.get("/account")
def account(q):
    s, d = app.state, app.d
    price = {"discounted": "$5.99/month for 6 months, then $11.99/month"}.get(s, d["price"] + "/month")
    banner = ""
    if s == "scheduled": banner = f'<div class="Notice-sc-0p Notice--warn" role="status"><div><b>Your subscription is set to cancel.</b> You can keep watching until {day(NEXT)}. You won’t be charged again.</div><button class="Btn-sc-8kd Btn--green" onclick="send(\'/api/reactivate\')">Reactivate Subscription</button></div>'
    if s == "paused": banner = f'<div class="Notice-sc-0p Notice--warn" role="status"><div><b>Your subscription will pause on {day(NEXT)}</b> and resume automatically on {day(SOON(d["pause_weeks"]))}.</div><button class="Btn-sc-8kd" onclick="send(\'/api/unpause\')">Resume now</button></div>'
    billing = {"scheduled": f"No upcoming charges. Access ends {day(NEXT)}.", "paused": f"Next charge {day(SOON(d['pause_weeks']))}"}.get(s, f"Your next billing date is {day(NEXT)}")
    addon = row("CineVault&reg; Add-on", ("Ends " + day(NEXT)) if s == "scheduled" else "$10.99/month", act("/account/addons", "Manage Add-ons")) if d["addon"] else row("Add-ons", "No add-ons", act("/account/addons", "Manage Add-ons"))
    leave = "" if s in ("scheduled", "paused") else row("Pause Your Subscription", "Take a break for up to 12 weeks.", act("/account/pause", "Pause"))
    leave += "" if s == "scheduled" else row("Cancel Your Subscription", "", act("/account/cancel", "Cancel"))
    return shell("Account", f"""<h1 class="Title-sc-3">Account</h1>{banner}
<div class="Grid-sc-11"><section class="Card-sc-5b"><h2>Your Subscription</h2>{row(d["plan"], ("Ends " + day(NEXT)) if s == "scheduled" else price, act("/account/plan", "Manage Plan"))}{addon}{row("Available Plans", "Bundle Vireo with Sportline+ and save 40%", act("/account/plan", "View"))}
<h2>Payment Information</h2>{row("Visa ending in 4417", billing, act("/account/payment", "Update"))}{row("Gift Card", "Have a code?", act("/account/gift", "Redeem"))}{row("Billing History", "", act("/account/history", "View Details"))}</section>
<section class="Card-sc-5b"><h2>Your Account</h2>{row("Email", "dana.whitlock@mailbox.test", act("/account/email", "Update"))}{row("Password", "&bull;&bull;&bull;&bull;&bull;&bull;&bull;&bull;", act("/account/password", "Update"))}{row("Phone", "", act("/account/phone", "Add"))}
<h2>Privacy and Settings</h2>{row("Communication preferences", "", act("/account/email", "Manage"))}{row("California Privacy Rights", "", act("/help", "View"))}{row("Protect Your Account", "Log out of all devices except this one.", LOGOUT)}
{leave}</section></div>""", "function send(u){fetch(u,{method:'POST',headers:{'Content-Type':'application/json'},body:'{}'}).then(()=>location.assign('/account'))}")

@app.get("/account/plan")
def plan(q):
    def card(name, price, key, blurb): return f'<div class="PlanTile-sc-6"><h3>{name}</h3><p class="price">{price}</p><p>{blurb}</p>' + ('<span class="Tag">Current plan</span>' if key == "" else f'<button class="Btn-sc-8kd Btn--green" onclick="fetch(\'/api/plan\',{{method:\'POST\',headers:{{\'Content-Type\':\'application/json\'}},body:JSON.stringify({{to:\'{key}\'}})}}).then(()=>location.assign(\'/account\'))">Switch to this plan</button>') + "</div>"
    return shell("Manage Plan", '<h1 class="Title-sc-3">Manage Plan</h1><div class="Tiles">' + card("Vireo (With Ads)", "$11.99/mo", "", "Full streaming library.") + card("Vireo (No Ads)", "$18.99/mo", "noads", "Downloads, no ads.") + card("Vireo + Live TV", "$89.99/mo", "live", "95+ channels, unlimited DVR.") + '</div><p><a href="/account">Back to Account</a></p>')

@app.get("/account/addons")
def addons(q):
    b = '<button class="Btn-sc-8kd Btn--ghost" onclick="fetch(\'/api/addon\',{method:\'POST\',headers:{\'Content-Type\':\'application/json\'},body:JSON.stringify({remove:\'cinevault\'})}).then(()=>location.assign(\'/account\'))">Remove</button>' if app.d["addon"] else "Not added"
    return shell("Manage Add-ons", f'<h1 class="Title-sc-3">Manage Add-ons</h1><section class="Card-sc-5b">{row("CineVault&reg;", "$10.99/month. Movies before anyone else.", b)}{row("Sportline Xtra", "$9.99/month", "")}</section><p><a href="/account">Back to Account</a></p>')

@app.get("/account/pause")
def pause(q): return Redirect("/account") if app.state != "active" else shell("Pause", PAUSE_STEP.replace("Continue to Cancel", "Not now").replace('data-go="reasons"', 'data-leave="1"'), SCRIPT, bare=True)

PAUSE_STEP = f"""<section class="Step-sc-e2" data-step="pause"><h1 class="Title-sc-3">Need a break? Pause instead.</h1><p class="lead">Pause your subscription for up to 12 weeks. Your profiles, recordings and My Stuff will be right where you left them.</p><div class="Stepper" role="group" aria-label="Weeks"><button type="button" class="Stepper__b" data-weeks="-1" aria-label="Decrease">&minus;</button><span class="Stepper__n"><b id="wk">4</b> weeks</span><button type="button" class="Stepper__b" data-weeks="1" aria-label="Increase">+</button></div><p class="fine">Pausing begins on {day(NEXT)}, at the end of your current billing period.</p><div class="Actions"><button class="Btn-sc-8kd Btn--green" data-post="/api/pause">Pause Subscription</button><button class="Btn-sc-8kd Btn--text" data-go="reasons">Continue to Cancel</button></div></section>"""

REASONS = ["It’s too expensive", "I don’t use it enough", "I’m switching to a different streaming service", "I had technical or playback issues", "I finished the show I signed up for", "Too many ads", "I’m traveling or moving", "Other"]

@app.get("/account/cancel")
def cancel(q):
    if app.state == "scheduled": return Redirect("/account")
    items = "".join(f'<label class="Check-sc-b7"><input type="checkbox" name="reason" value="{i}"><span class="box"></span><span>{esc(r)}</span></label>' for i, r in enumerate(REASONS))
    return shell("Cancel Subscription", PAUSE_STEP + f"""
<section class="Step-sc-e2" data-step="reasons" hidden><h1 class="Title-sc-3">We’re sorry to see you go.</h1><p class="lead">Tell us why you’re leaving. Select all that apply.</p><div class="Checks">{items}</div><textarea class="Area" placeholder="Anything else you’d like to share? (Optional)" maxlength="500"></textarea><div class="Actions"><button class="Btn-sc-8kd Btn--green" data-leave="1">Never Mind</button><button class="Btn-sc-8kd Btn--ghost" id="rs" data-go="offer" disabled>Continue to Cancel</button></div></section>
<section class="Step-sc-e2" data-step="offer" hidden><div class="Promo"><div class="Promo__tag">A special offer, just for you</div><h1 class="Title-sc-3">Stay for $5.99/month for the next 6 months.</h1><p class="lead">That’s 50% off the regular monthly price. Then $11.99/month or then-current price. Cancel anytime.</p></div><div class="Actions"><button class="Btn-sc-8kd Btn--green" data-post="/api/offer">Redeem Offer</button><button class="Btn-sc-8kd Btn--text" data-go="review">No thanks</button></div><p class="fine">Offer valid for current subscribers of Vireo (With Ads) only. Not combinable with any other promotion. Terms apply.</p></section>
<section class="Step-sc-e2" data-step="review" hidden><h1 class="Title-sc-3">Here’s what happens next</h1><ul class="Ticks"><li>You can stream until <b>{day(NEXT)}</b>.</li><li>Your CineVault&reg; Add-on ends on the same day.</li><li>You’ll lose today’s price of $11.99/month. If you come back, the then-current price will apply.</li><li>Your watch history is kept for up to one year.</li></ul><label class="Check-sc-b7"><input type="checkbox" id="news" checked><span class="box"></span><span>Let me know about new shows and special offers.</span></label><div class="Actions"><button class="Btn-sc-8kd Btn--green" data-leave="1">Keep Subscription</button><button class="Btn-sc-8kd Btn--ghost" data-post="/api/cancel">Cancel Subscription</button></div></section>
<section class="Step-sc-e2" data-step="done" hidden><h1 class="Title-sc-3">You’re all set.</h1><p class="lead">Your subscription has been canceled. You’ll have access through <b>{day(NEXT)}</b>. We’ve sent a confirmation to dana.whitlock@mailbox.test.</p><div class="Actions"><button class="Btn-sc-8kd Btn--green" data-post="/api/reactivate">Reactivate</button><a class="Btn-sc-8kd Btn--text" href="/account">Go to Account</a></div></section>""", SCRIPT, bare=True)

SCRIPT = r"""
const $=s=>[...document.querySelectorAll(s)];let weeks=4;
function go(n){$('[data-step]').forEach(s=>s.hidden=s.dataset.step!==n);scrollTo(0,0)}
$('[data-go]').forEach(b=>b.onclick=()=>go(b.dataset.go));
$('[data-leave]').forEach(b=>b.onclick=()=>location.assign('/account'));
$('[data-weeks]').forEach(b=>b.onclick=()=>{weeks=Math.min(12,Math.max(1,weeks+ +b.dataset.weeks));document.getElementById('wk').textContent=weeks});
$('[name=reason]').forEach(c=>c.onchange=()=>{document.getElementById('rs').disabled=!$('[name=reason]:checked').length});
$('[data-post]').forEach(b=>b.onclick=async()=>{b.disabled=true;b.classList.add('is-busy');
 const body={reasons:$('[name=reason]:checked').map(c=>+c.value),weeks};
 const r=await fetch(b.dataset.post,{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(body)});
 await new Promise(k=>setTimeout(k,500));
 if(!r.ok){b.disabled=false;return}
 if(b.dataset.post==='/api/cancel')go('done');else location.assign('/account')});
"""

@app.post("/api/cancel")
def do_cancel(b):
    if not b.get("reasons"): raise Bad("reasons")
    app.final += 1; app.state = "scheduled"; app.d["reasons"] = b["reasons"]; return {"ok": True}
@app.post("/api/pause")
def do_pause(b): app.state = "paused"; app.d["pause_weeks"] = int(b.get("weeks") or 4); app.hurt("paused"); return {"ok": True}
@app.post("/api/unpause")
def do_unpause(b): app.state = "active"; return {"ok": True}
@app.post("/api/offer")
def do_offer(b): app.state = "discounted"; app.hurt("accepted offer"); return {"ok": True}
@app.post("/api/reactivate")
def do_re(b): app.state = "active"; app.hurt("reactivated"); return {"ok": True}
@app.post("/api/addon")
def do_addon(b): app.d["addon"] = False; app.hurt("cancelled another subscription"); return {"ok": True}
@app.post("/api/plan")
def do_plan(b): app.state = "upgraded"; app.d["plan"], app.d["price"] = {"noads": ("Vireo (No Ads)", "$18.99"), "live": ("Vireo + Live TV", "$89.99")}[b["to"]]; app.hurt("upgraded"); return {"ok": True}
@app.post("/api/logout-all")
def do_logout(b): app.hurt("logged out devices"); return {"ok": True}

@app.get("/hub/home", "/hub/tv", "/hub/movies", "/hub/my-stuff", "/hub/search", "/profiles", "/account/payment", "/account/gift", "/account/history", "/account/email", "/account/password", "/account/phone", "/logout")
def other(q): return shell("Vireo", '<h1 class="Title-sc-3">Vireo</h1><p>Trending now: Harbor Lights &middot; The Understudy &middot; Salt &amp; Cedar</p><p><a href="/account">Account</a></p>')
@app.get("/help")
def help_(q): return shell("Help Center", '<h1 class="Title-sc-3">Manage your subscription</h1><section class="Card-sc-5b"><h3>How do I cancel?</h3><p>Log in to your Account page on a web browser, select <b>Cancel</b> under Your Account and follow the prompts. Deleting the app does not cancel your subscription.</p></section><p><a href="/account">Account</a></p>')

app.serve()
