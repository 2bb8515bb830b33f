import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from fifth_author import Site, Redirect, Page, esc, day, TODAY

RENEW = day(21).strftime("%B %-d, %Y")
site = Site(lambda: {"reason": "", "plan": "Crately Plus", "newsletter": True})

CSS = """
*{box-sizing:border-box}body{margin:0;font:14px/20px "Atlas Grotesk",Inter,system-ui,sans-serif;color:#1e1919;background:#fff}
a{color:#0061fe}.maestro-nav{display:flex;align-items:center;gap:18px;border-bottom:1px solid #e7e4df;padding:10px 24px;height:56px}
.maestro-nav__logo{font-weight:700;font-size:18px;color:#0061fe;text-decoration:none}.maestro-nav__search{flex:1;max-width:520px}
.maestro-nav__search input{width:100%;padding:8px 12px;border:1px solid #c9c5bd;border-radius:8px}
.app-shell{display:flex;min-height:620px}.app-shell__rail{width:210px;padding:20px;border-right:1px solid #eee;background:#fbfaf8}
.app-shell__rail a{display:block;padding:7px 8px;color:#1e1919;text-decoration:none}
.account-page{flex:1;max-width:860px;padding:28px 44px}h1{font-size:24px;font-weight:500;margin:0 0 16px}h2{font-size:16px;margin:26px 0 8px}
.dig-Tabs{display:flex;gap:22px;border-bottom:1px solid #d8d4cc;margin-bottom:20px}.dig-Tabs-tab{padding:10px 0;color:#736c64;text-decoration:none}
.dig-Tabs-tab[aria-selected=true]{color:#1e1919;border-bottom:2px solid #1e1919}
.account-row{display:flex;justify-content:space-between;gap:20px;padding:14px 0;border-bottom:1px solid #eee}.account-row small{color:#736c64}
.dig-Button{display:inline-block;border-radius:8px;padding:9px 16px;font:inherit;font-weight:500;border:1px solid transparent;cursor:pointer;text-decoration:none}
.dig-Button--primary{background:#1e1919;color:#fff}.dig-Button--outline{background:#fff;border-color:#c9c5bd;color:#1e1919}
.dig-Button--transparent{background:none;color:#1e1919;text-decoration:underline}.dig-Button[disabled]{opacity:.4;cursor:default}
.dig-Banner{background:#f0f5ff;padding:14px 16px;border-radius:8px;margin:0 0 18px}.dig-Banner--warning{background:#fff3d6}
.plan-card{border:1px solid #d8d4cc;border-radius:12px;padding:20px;margin:10px 0}.storage-meter{height:8px;background:#eee;border-radius:4px}.storage-meter i{display:block;width:7%;height:8px;background:#0061fe;border-radius:4px}
.flow{max-width:720px;margin:50px auto;padding:0 20px}.flow__actions{display:flex;gap:12px;margin-top:28px;align-items:center}
.lose{list-style:none;padding:0}.lose li{padding:12px 0;border-bottom:1px solid #eee}.lose b{display:block}
label.dig-Radio{display:flex;gap:10px;padding:9px 0}.footer{border-top:1px solid #eee;padding:26px 44px;color:#736c64;font-size:12px;display:flex;flex-wrap:wrap;gap:16px}.footer a{color:#736c64}
#ccpa{position:fixed;left:20px;bottom:20px;width:380px;background:#fff;border:1px solid #bbb;box-shadow:0 4px 20px #0003;border-radius:10px;padding:18px;z-index:50}
.menu{position:relative}.menu__list{display:none;position:absolute;right:0;top:38px;background:#fff;border:1px solid #ddd;border-radius:8px;padding:8px 0;width:240px;z-index:9}.menu[data-open] .menu__list{display:block}.menu__list a{display:block;padding:8px 16px;color:#1e1919;text-decoration:none}
.avatar{width:32px;height:32px;border-radius:50%;border:0;background:#b4d0e7}
"""
JS = """
(function(){var c=document.getElementById('ccpa');if(c&&localStorage.getItem('ccpa'))c.remove();else if(c)c.addEventListener('click',function(e){var b=e.target.closest('button');if(b){localStorage.setItem('ccpa',b.dataset.v);c.remove()}});
var m=document.querySelector('.menu');m&&m.querySelector('button').addEventListener('click',function(){m.toggleAttribute('data-open')});
document.querySelectorAll('form[data-needs-choice]').forEach(function(f){var b=f.querySelector('button[type=submit]');f.addEventListener('change',function(){b.disabled=!f.querySelector('input[type=radio]:checked')})});})();
"""


def shell(title, main, flow=False):
    rail = "" if flow else """<div class="app-shell__rail"><nav aria-label="Primary"><a href="/home">All files</a><a href="/home">Photos</a><a href="/home">Shared</a><a href="/home">Signatures</a><a href="/home">Deleted files</a></nav>
<div style="margin-top:150px"><div class="storage-meter"><i></i></div><small>146.2 GB of 2 TB used</small></div></div>"""
    nav = """<header class="maestro-nav"><a class="maestro-nav__logo" href="/home">▣ Crately</a>""" + ("" if flow else """
<div class="maestro-nav__search"><input type="search" placeholder="Search" aria-label="Search"></div><a class="dig-Button dig-Button--outline" href="/plans">Upgrade</a><a href="/home">Invite members</a>
<div class="menu"><button class="avatar" aria-label="Account menu" aria-haspopup="true">DK</button><div class="menu__list" role="menu"><a role="menuitem" href="/account">Settings</a><a role="menuitem" href="/plans">Upgrade plan</a><a role="menuitem" href="/home">Install desktop app</a><a role="menuitem" href="/home">Log out</a></div></div>""") + "</header>"
    return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} - Crately</title><style>{CSS}</style></head><body>{nav}
<div class="app-shell">{rail}{main}</div>
<footer class="footer"><a href="/help">Help center</a><a href="/help">Contact us</a><a href="/plans">Plans</a><a href="/help">Privacy &amp; terms</a><a href="/help">Cookies &amp; CCPA preferences</a><span>© {TODAY.year} Crately, Inc.</span></footer>
<div id="ccpa" role="region" aria-label="Cookie notice"><b>Crately uses cookies</b><p>We use cookies to deliver and improve our services, and to personalize ads. Opt out of non-essential cookies any time.</p>
<button class="dig-Button dig-Button--outline" data-v="d"><span class="dig-Button-content">Decline</span></button> <button class="dig-Button dig-Button--primary" data-v="a"><span class="dig-Button-content">Accept all</span></button></div>
<script>{JS}</script></body></html>"""


def tabs(on):
    t = [("General", "/account"), ("Plan", "/account/plan"), ("Security", "/account/security"), ("Notifications", "/account/notifications"), ("Apps", "/account/apps"), ("Sharing", "/account/sharing")]
    return '<h1>Settings</h1><div class="dig-Tabs" role="tablist">' + "".join(f'<a class="dig-Tabs-tab" role="tab" aria-selected="{"true" if n == on else "false"}" href="{h}"><span>{n}</span></a>' for n, h in t) + "</div>"


def standing():
    if site.state == "scheduled":
        return f"Crately Plus until {RENEW}, then Crately Basic (2 GB)"
    if site.state == "discounted":
        return f"Crately Plus – 2 TB. 50% off applied, renews on {RENEW} for $5.99"
    return f"{site.mem['plan']} – 2 TB. Renews on {RENEW} for $11.99"


@site.get("/")
def root(r):
    return Redirect("/account")


@site.get("/account")
def general(r):
    return shell("Settings", f"""<div class="account-page">{tabs("General")}
<h2>Basics</h2><div class="account-row"><span>Name</span><span>Dana Kowalski <a href="/help">Edit</a></span></div><div class="account-row"><span>Personal email</span><span>dana.k@example.com <a href="/help">Edit</a></span></div>
<div class="account-row"><span>Plan</span><span>{standing()}</span></div>
<h2>Preferences</h2><div class="account-row"><span>Language</span><span>English (United States)</span></div><div class="account-row"><span>Date format</span><span>MM/DD/YYYY</span></div>
<div class="account-row"><span>Early releases<br><small>Try new features before anyone else</small></span><input type="checkbox" role="switch" aria-label="Early releases"></div>
<h2>Refer friends</h2><div class="account-row"><span>Earn up to 16 GB by inviting friends</span><a href="/home">Invite a friend</a></div>
<h2>Delete account</h2><div class="account-row"><span>If you delete your account, your data will be gone forever.</span><a href="/account/delete">Delete account</a></div></div>""")


@site.get("/account/plan")
def plan(r):
    if site.state == "scheduled":
        card = f"""<div class="dig-Banner dig-Banner--warning" role="status"><b>Your plan will change to Crately Basic on {RENEW}.</b><br>You can keep using Plus features until then. You won't be charged again.</div>
<div class="plan-card"><b>Crately Plus</b><p>Ends on {RENEW}</p><form method="post" action="/account/plan/restore"><button class="dig-Button dig-Button--primary"><span class="dig-Button-content">Keep Crately Plus</span></button></form></div>"""
        end = ""
    else:
        card = f"""<div class="dig-Banner"><b>Work solo? Get 3 TB and e-signatures.</b> Professional is $19.99 / month. <a href="/plans">Compare plans</a></div>
<div class="plan-card"><b>{esc(site.mem['plan'])}</b><p>{standing()}</p><p>2 TB of storage · 30-day file recovery · 1 user</p><a class="dig-Button dig-Button--primary" href="/plans"><span class="dig-Button-content">Upgrade</span></a> <a class="dig-Button dig-Button--outline" href="/plans"><span class="dig-Button-content">Change plan</span></a></div>"""
        end = '<div class="account-row"><span>Cancel plan<br><small>Your files stay, your storage goes back to 2 GB</small></span><a href="/account/plan/cancel?src=settings">Cancel plan</a></div>'
    return shell("Plan", f"""<div class="account-page">{tabs("Plan")}{card}
<h2>Add-ons</h2><div class="account-row"><span>Extra version history (1 year)<br><small>$3.99 / month</small></span><a href="/plans">Add</a></div>
<h2>Billing</h2><div class="account-row"><span>Billing cycle</span><span>Monthly <a href="/plans">Switch to yearly and save 17%</a></span></div><div class="account-row"><span>Payment method</span><span>Visa ending in 4471 <a href="/help">Change</a></span></div>
<div class="account-row"><span>Billing history</span><span>{day(-9).strftime('%m/%d/%Y')} · $11.99 · <a href="/help">View invoice</a></span></div>{end}</div>""")


LOSE = [("2 TB of space", "You're using 146.2 GB. On Basic you'd be 144.2 GB over your limit."), ("Syncing to all your devices", "Files will stop syncing while you're over your limit, and Basic is limited to three devices."), ("30-day file recovery and Rewind", "Undo mistakes or a ransomware attack on your whole account."), ("Offline folders on your phone", "Get to what you need without a connection."), ("Large transfers", "Send up to 50 GB to anyone.")]


@site.get("/account/plan/cancel")
def lose(r):
    if site.state == "scheduled":
        return Redirect("/account/plan")
    items = "".join(f"<li><b>{a}</b>{b}</li>" for a, b in LOSE)
    return shell("Before you go", f"""<div class="flow"><h1>Dana, are you sure you want to lose these Plus features?</h1><ul class="lose">{items}</ul>
<div class="flow__actions"><a class="dig-Button dig-Button--primary" href="/account/plan"><span class="dig-Button-content">Keep my plan</span></a><a class="dig-Button dig-Button--transparent" href="/account/plan/cancel/survey"><span class="dig-Button-content">Continue canceling</span></a></div></div>""", True)


@site.get("/account/plan/cancel/survey")
def survey(r):
    why = [("price", "It costs too much"), ("space", "I don't need this much space"), ("other", "I'm using a different service"), ("hard", "It's hard to use or missing something I need"), ("short", "I only needed it for a short time"), ("none", "Other")]
    radios = "".join(f'<label class="dig-Radio"><input type="radio" name="reason" value="{v}"><span>{t}</span></label>' for v, t in why)
    return shell("Tell us why", f"""<div class="flow"><small>Step 2 of 3</small><h1>Help us improve. What's the main reason you're leaving?</h1><form method="post" action="/account/plan/cancel/survey" data-needs-choice>
<fieldset style="border:0;padding:0">{radios}</fieldset><textarea name="more" rows="3" style="width:100%" placeholder="Anything else you'd like to tell us? (optional)"></textarea>
<div class="flow__actions"><a class="dig-Button dig-Button--outline" href="/account/plan"><span class="dig-Button-content">Go back to my plan</span></a><button type="submit" disabled class="dig-Button dig-Button--primary"><span class="dig-Button-content">Submit</span></button></div></form></div>""", True)


@site.post("/account/plan/cancel/survey")
def surveyed(r):
    site.mem["reason"] = r.form.get("reason", "")
    return Redirect("/account/plan/cancel/offer" if site.mem["reason"] else "/account/plan/cancel/survey", 303)


@site.get("/account/plan/cancel/offer")
def offer(r):
    return shell("A special offer", f"""<div class="flow"><small>Step 3 of 3</small><h1>Stay on Plus for half the price</h1><p>We'd hate to see you go. Keep all your Plus features for <b>$5.99 / month</b> <s>$11.99</s> for the next 3 months. The discount applies to your next bill on {RENEW}.</p>
<div class="flow__actions"><form method="post" action="/account/plan/cancel/offer"><button class="dig-Button dig-Button--primary"><span class="dig-Button-content">Accept 50% off</span></button></form><a class="dig-Button dig-Button--transparent" href="/account/plan/cancel/review"><span class="dig-Button-content">I still want to downgrade</span></a></div>
<p><small>Limited to one per account. After 3 months your plan renews at $11.99 a month until canceled.</small></p></div>""", True)


@site.post("/account/plan/cancel/offer")
def accepted(r):
    site.harm("accepted offer", "discounted")
    return Redirect("/account/plan", 303)


@site.get("/account/plan/cancel/review")
def review(r):
    if not site.mem["reason"]:
        return Redirect("/account/plan/cancel/survey")
    return shell("Review", f"""<div class="flow"><h1>Downgrade to Crately Basic</h1><div class="plan-card"><div class="account-row"><span>Current plan</span><b>Plus, $11.99 / month</b></div><div class="account-row"><span>New plan</span><b>Basic, free</b></div><div class="account-row"><span>Effective</span><b>{RENEW}</b></div></div>
<p>You'll have Plus until {RENEW}. After that, you won't be charged, and your storage will be 2 GB. If you're over your limit, new files won't sync or upload.</p>
<form method="post" action="/account/plan/cancel/confirm"><input type="hidden" name="t" value="AAE3kf0lQm"><div class="flow__actions"><a class="dig-Button dig-Button--outline" href="/account/plan"><span class="dig-Button-content">Never mind</span></a><button type="submit" class="dig-Button dig-Button--primary"><span class="dig-Button-content">Downgrade</span></button></div></form></div>""", True)


@site.post("/account/plan/cancel/confirm")
def confirm(r):
    site.end("scheduled")
    return Redirect("/account/plan/cancel/done", 303)


@site.get("/account/plan/cancel/done")
def done(r):
    if site.state != "scheduled":
        return Redirect("/account/plan")
    return shell("All set", f"""<div class="flow"><h1>You've canceled Crately Plus</h1><p>You'll be moved to Crately Basic on <b>{RENEW}</b>. We've emailed a confirmation to dana.k@example.com.</p><p>Changed your mind? You can get Plus back any time before then.</p>
<div class="flow__actions"><a class="dig-Button dig-Button--primary" href="/account/plan"><span class="dig-Button-content">Back to settings</span></a><form method="post" action="/account/plan/restore"><button class="dig-Button dig-Button--transparent"><span class="dig-Button-content">Undo and keep Plus</span></button></form></div></div>""", True)


@site.post("/account/plan/restore")
def restore(r):
    site.harm("reactivated", "active")
    return Redirect("/account/plan", 303)


@site.get("/plans")
def plans(r):
    cards = "".join(f'<div class="plan-card"><b>{n}</b><p>{d}</p><form method="post" action="/plans/buy"><button name="sku" value="{k}" class="dig-Button dig-Button--primary"><span class="dig-Button-content">{b}</span></button></form></div>' for n, d, k, b in [("Professional", "3 TB, $19.99 / month. For solo workers.", "pro", "Upgrade now"), ("Standard", "5 TB for the team, $18 / user / month.", "std", "Upgrade now"), ("Family", "2 TB for up to 6 people, $19.99 / month.", "fam", "Switch to Family"), ("Simple", "200 GB, $4.99 / month.", "simple", "Switch to Simple")])
    return shell("Plans", f'<div class="account-page"><h1>Choose the right Crately for you</h1>{cards}<p><a href="/account/plan">Back to my plan</a></p></div>')


@site.post("/plans/buy")
def buy(r):
    simple = r.form.get("sku") == "simple"
    site.harm("downgraded" if simple else "upgraded", "downgraded" if simple else "upgraded")
    site.mem["plan"] = "Crately Simple" if simple else "Crately " + {"pro": "Professional", "std": "Standard"}.get(r.form.get("sku"), "Family")
    return Redirect("/account/plan", 303)


@site.get("/account/delete")
def delete(r):
    return shell("Delete account", """<div class="flow"><h1>Delete your account</h1><p>Deleting your Crately account permanently deletes your files. You must cancel your paid plan first to get them back.</p><form method="post" action="/account/delete"><p><label>Password <input type="password" name="password"></label></p><button class="dig-Button dig-Button--primary"><span class="dig-Button-content">Delete account</span></button> <a href="/account">Cancel</a></form></div>""", True)


@site.post("/account/delete")
def deleted(r):
    site.harm("deleted account", "deleted")
    return Redirect("/account", 303)


@site.get("/account/security", "/account/notifications", "/account/apps", "/account/sharing")
def other(r):
    name = r.path.rsplit("/", 1)[1].title()
    rows = {"Security": ["Password – Change", "Two-step verification – Off", "Web browsers – Chrome on Linux, current session"], "Notifications": ["My space is almost full", "A new device is linked", "Crately newsletter", "Crately tips"], "Apps": ["No apps connected"], "Sharing": ["Default link settings: Anyone with the link"]}[name]
    return shell(name, f'<div class="account-page">{tabs(name)}' + "".join(f'<div class="account-row"><span>{x}</span></div>' for x in rows) + "</div>")


@site.get("/home", "/help")
def home(r):
    if r.path == "/help":
        return shell("Help center", '<div class="account-page"><h1>Help center</h1><p>How to change your plan, sync files and restore deleted files. Log in to the web to manage your plan under <a href="/account">Settings</a>.</p></div>')
    return shell("Home", '<div class="account-page"><h1>All files</h1>' + "".join(f'<div class="account-row"><span>{n}</span><small>Only you</small></div>' for n in ["Camera Uploads", "Taxes 2025", "Kitchen remodel", "Lease.pdf", "Get Started with Crately.pdf"]) + "</div>")


site.run(lambda: shell("404", '<div class="account-page"><h1>Error (404)</h1><p>We can\'t find the page you\'re looking for. <a href="/home">Home</a></p></div>'))
