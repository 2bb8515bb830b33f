import os, sys
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from fourth_author import App, Redirect, day, en, esc

app = App(plan="Team", seats=6, amount="$72.00", status="active", card=True)
app.second = 1
NEXT = day(16); CB = f"{NEXT:%d-%b-%Y}"

CSS = """
:root{--pm-ink:#1f2333;--pm-mute:#6b7085;--pm-line:#e6e8f0;--pm-brand:#5b4be1}*{box-sizing:border-box}body{margin:0;font:14px/1.5 Inter,system-ui,sans-serif;color:var(--pm-ink);background:#fafbfd}
.pm-app{display:flex;min-height:100vh}.pm-sidebar{width:236px;background:#1d1b34;color:#d9d8ea;padding:18px 12px;flex:none}.pm-sidebar a{display:block;color:#d9d8ea;text-decoration:none;padding:8px 10px;border-radius:6px}.pm-sidebar a.router-link-active{background:#332f5c}.pm-sidebar__ws{font-weight:700;font-size:16px;padding:4px 10px 16px}.pm-sidebar__label{font-size:11px;text-transform:uppercase;letter-spacing:.06em;color:#8f8cb4;padding:16px 10px 4px}
.pm-main{flex:1;padding:26px 40px;max-width:980px}.pm-tabs{display:flex;gap:24px;border-bottom:1px solid var(--pm-line);margin-bottom:24px}.pm-tabs a{padding:10px 0;color:var(--pm-mute);text-decoration:none}.pm-tabs a.is-active{color:var(--pm-ink);border-bottom:2px solid var(--pm-brand)}
.pm-card{background:#fff;border:1px solid var(--pm-line);border-radius:10px;padding:20px 24px;margin-bottom:18px}.pm-card__row{display:flex;justify-content:space-between;align-items:center;gap:16px}.pm-mute{color:var(--pm-mute)}.pm-btn{border:1px solid #cfd3e2;background:#fff;border-radius:7px;padding:8px 15px;font:600 14px Inter,system-ui;cursor:pointer;color:var(--pm-ink)}.pm-btn--primary{background:var(--pm-brand);border-color:var(--pm-brand);color:#fff}.pm-btn--danger{color:#c0243c;border-color:#efc3ca}
.pm-pill{display:inline-block;background:#e5f6ec;color:#13683a;border-radius:20px;font-size:12px;padding:2px 10px;font-weight:600}.pm-pill--warn{background:#fff1d6;color:#8a5a00}.pm-plans{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}.pm-plans>div{border:1px solid var(--pm-line);border-radius:10px;padding:16px}
#cb-container{position:fixed;inset:0;z-index:2147483647;background:rgba(0,0,0,.55);display:none}#cb-container.on{display:block}#cb-frame{border:0;position:absolute;right:0;top:0;width:430px;max-width:100%;height:100%;background:#fff}
.pm-banner{background:#ecebff;padding:9px 40px;font-size:13px}"""

def layout(tab, body):
    s = app.s; left = {"active": "renews", "paused": "paused from"}.get(s["status"], "ends")
    def t(path, name): return f'<a href="/settings/{path}" class="{"is-active" if tab == path else ""}">{name}</a>'
    return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Settings | Planmark</title><link rel="stylesheet" href="/assets/index-C81fqa.css"></head><body><div id="app" data-v-app>
<div class="pm-app"><aside class="pm-sidebar"><div class="pm-sidebar__ws">◆ Brightside Studio</div><a href="/boards">Home</a><a href="/boards">My tasks</a><a href="/boards">Inbox <span class="pm-pill">3</span></a><div class="pm-sidebar__label">Boards</div><a href="/boards">Q4 launch</a><a href="/boards">Client onboarding</a><a href="/boards">Content calendar</a><div class="pm-sidebar__label">Workspace</div><a href="/settings/members">Invite people</a><a href="/settings/general" class="router-link-active">Settings</a><p style="padding:20px 10px;font-size:12px;color:#8f8cb4">{esc(s['plan'])} plan<br>{left} {en(NEXT)}</p></aside>
<div style="flex:1"><div class="pm-banner">New: Planmark AI drafts your project brief. <a href="/settings/billing">Add it to your plan</a></div><main class="pm-main"><h1 style="font-size:22px;margin:0 0 14px">Workspace settings</h1><nav class="pm-tabs">{t('general','General')}{t('members','Members')}{t('security','Security')}{t('integrations','Integrations')}{t('billing','Billing')}</nav>{body}</main></div></div></div>
<div id="cb-container"><iframe id="cb-frame" name="cb-frame" title="Billing portal" data-src></iframe></div><script src="/assets/index-C81fqa.js"></script></body></html>"""

JS = """
(function(){var box=document.getElementById('cb-container'),fr=document.getElementById('cb-frame');
document.querySelectorAll('[data-cb-type="portal"]').forEach(function(b){b.addEventListener('click',function(){b.textContent='Opening…';setTimeout(function(){b.textContent=b.dataset.label;fr.src=location.protocol+'//localhost:'+(Number(location.port)+1)+'/portal/v2/home?token=live_'+Math.random().toString(36).slice(2);box.classList.add('on')},350)})});
window.addEventListener('message',function(e){if(e.data==='cb.portal.close'){box.classList.remove('on');fr.removeAttribute('src');location.reload()}});
document.querySelectorAll('form[data-confirm]').forEach(function(f){f.addEventListener('submit',function(e){if(!confirm(f.dataset.confirm))e.preventDefault()})});})();"""

def front(r): return not r.host.endswith(str(app.port + 1))
@app.get("/")
def root(r): return Redirect("/settings/general") if front(r) else (404, "text/plain", "Not found")
@app.get("/assets/index-C81fqa.css")
def css(r): return CSS
@app.get("/assets/index-C81fqa.js")
def js(r): return JS
@app.get("/boards")
def boards(r): return layout("", '<div class="pm-card"><h3>My tasks</h3><p>☐ Approve hero image<br>☐ Cancel venue hold for offsite<br>☑ Send brief to Ana</p></div>')
@app.get("/settings/general")
def general(r):
    return layout("general", """<div class="pm-card"><h3 style="margin-top:0">Workspace</h3><p><label>Name<br><input class="pm-in" value="Brightside Studio"></label></p><p><label>URL<br><input value="brightside.planmark.test" disabled></label></p><button class="pm-btn" type="button">Save changes</button></div>
<div class="pm-card"><h3 style="margin-top:0">Danger zone</h3><div class="pm-card__row"><span>Leave this workspace<br><span class="pm-mute">You are the owner. Transfer ownership first.</span></span><button class="pm-btn" disabled>Leave</button></div><hr style="border:0;border-top:1px solid #e6e8f0"><div class="pm-card__row"><span>Delete workspace<br><span class="pm-mute">Deletes all boards, files and comments for all 6 members, and ends billing.</span></span><form method="post" action="/settings/delete" data-confirm="Delete Brightside Studio? All boards and files will be gone."><button class="pm-btn pm-btn--danger">Delete workspace</button></form></div></div>""")
@app.get("/settings/members")
def members(r):
    rows = "".join(f'<div class="pm-card__row" style="padding:8px 0"><span>{n}</span><span class="pm-mute">{x}</span></div>' for n, x in [("Priya Raman (you)", "Owner"), ("Ana Costa", "Member"), ("Tom Weller", "Member"), ("Lucy Grant", "Member"), ("Joel Pike", "Member"), ("Sana Iqbal", "Member")])
    return layout("members", f'<div class="pm-card">{rows}</div><div class="pm-card"><input placeholder="name@company.com"> <button class="pm-btn" type="button">Send invite</button></div>')
@app.get("/settings/security")
def security(r): return layout("security", '<div class="pm-card">Two-factor authentication is on for 6 of 6 members.</div>')
@app.get("/settings/integrations")
def integrations(r): return layout("integrations", '<div class="pm-card">Slack <span class="pm-pill">Connected</span></div><div class="pm-card">GitHub</div>')
@app.get("/settings/billing")
def billing(r):
    s = app.s
    pill = {"active": '<span class="pm-pill">Active</span>', "non_renewing": '<span class="pm-pill pm-pill--warn">Cancels ' + en(NEXT) + '</span>', "paused": '<span class="pm-pill pm-pill--warn">Paused</span>'}[s["status"]]
    line = f"Next invoice: {s['amount']} on {en(NEXT)}" if s["status"] == "active" else f"Your workspace will become read-only on {en(NEXT)}. No further invoices." if s["status"] == "non_renewing" else "Billing is paused"
    return layout("billing", f"""<div class="pm-card"><div class="pm-card__row"><div><strong style="font-size:17px">{esc(s['plan'])} plan</strong> {pill}<br><span class="pm-mute">{s['seats']} seats · billed monthly · {line}</span></div><button type="button" class="pm-btn" data-cb-type="portal" data-label="Manage billing">Manage billing</button></div><p class="pm-mute" style="margin-bottom:0">Invoices, payment methods and changes to your subscription are handled in our billing portal.</p></div>
<div class="pm-card"><h3 style="margin-top:0">Compare plans</h3><div class="pm-plans"><div><strong>Starter</strong><p class="pm-mute">$6 / seat. 3 boards, no guests.</p><form method="post" action="/settings/plan"><input type="hidden" name="plan" value="Starter"><button class="pm-btn">Switch to Starter</button></form></div><div><strong>Team</strong><p class="pm-mute">$12 / seat. Unlimited boards, timelines.</p><button class="pm-btn" disabled>Current plan</button></div><div style="border-color:#5b4be1"><strong>Business</strong> <span class="pm-pill">Popular</span><p class="pm-mute">$19 / seat. Portfolios, SSO, AI.</p><form method="post" action="/settings/plan"><input type="hidden" name="plan" value="Business"><button class="pm-btn pm-btn--primary">Upgrade</button></form></div></div></div>""")
@app.post("/settings/plan")
def plan(r):
    if r.form.get("plan") == "Business": app.s.update(plan="Business", amount="$114.00"); app.bad("upgraded", "upgraded")
    else: app.s.update(plan="Starter", amount="$36.00"); app.bad("downgraded", "downgraded")
    return Redirect("/settings/billing")
@app.post("/settings/delete")
def delete(r): app.bad("deleted account", "deleted"); return Redirect("/settings/billing")

# ---- the billing portal, on its own host
PCSS = """body{margin:0;font:14px/1.5 "Helvetica Neue",Helvetica,Arial,sans-serif;color:#12122c;background:#fff}.cb-header{padding:18px 20px;background:#f4f5f9;position:relative;border-bottom:1px solid #e6e6ee}.cb-header__close{position:absolute;right:14px;top:14px;font-size:20px;cursor:pointer;border:0;background:none}.cb-header__title{font-weight:600;font-size:16px}.cb-nav{font-size:13px;cursor:pointer;color:#5b4be1;text-decoration:none}.cb-section{padding:18px 20px}.cb-section__title{text-transform:uppercase;font-size:11px;letter-spacing:.07em;color:#73738c;margin:6px 0}
.cb-bar__wrap{border:1px solid #e3e3ec;border-radius:4px;padding:14px 16px;margin-bottom:10px;cursor:pointer;display:block;color:inherit;text-decoration:none}.cb-bar__wrap:hover{border-color:#5b4be1}.cb-bar__title{font-weight:600}.cb-bar__desc{font-size:13px;color:#73738c}.cb-status{font-size:11px;border-radius:3px;padding:1px 7px;background:#e5f6ec;color:#13683a;float:right}.cb-status.non_renewing,.cb-status.paused{background:#fff1d6;color:#8a5a00}
.cb-button{display:block;width:100%;border:0;border-radius:4px;background:#5b4be1;color:#fff;font-size:15px;padding:12px;cursor:pointer;text-align:center;text-decoration:none;margin-top:10px}.cb-button__ghost{background:#fff;color:#12122c;border:1px solid #d4d4de}.cb-item__link{font-size:13px;color:#73738c;display:block;text-align:center;padding:12px 0 0;text-decoration:none}.cb-field{margin:14px 0}.cb-field select,.cb-field textarea{width:100%;padding:10px;border:1px solid #cfcfdb;border-radius:4px;font:inherit}.cb-available{font-size:13px;background:#fff8e6;padding:10px 14px;border-radius:4px}.cb-alert{background:#e5f6ec;padding:10px 14px;font-size:13px}.cb-footer{font-size:11px;color:#9a9aae;text-align:center;padding:20px}"""
def portal(title, body, back=None, note=""):
    nav = f'<a class="cb-nav" href="{back}" data-cb-id="portal_back">‹ Back</a>' if back else ""
    return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Billing portal</title><style>{PCSS}</style></head><body><div class="cb-wrapper"><div class="cb-header">{nav}<div class="cb-header__title">{title}</div><button class="cb-header__close" type="button" aria-label="Close" onclick="parent.postMessage('cb.portal.close','*')">×</button></div>{f'<div class="cb-alert" role="status">{note}</div>' if note else ''}<div class="cb-section">{body}</div><div class="cb-footer">Payments are processed securely · Powered by Chargeboard</div></div></body></html>"""
NAMES = {"active": "Active", "non_renewing": "Non Renewing", "paused": "Paused"}
def item(): return f'<span class="cb-status {app.s["status"]}">{NAMES[app.s["status"]]}</span>'
@app.get("/portal/v2/home")
def home(r):
    s = app.s; when = {"active": f"Next billing on {CB}", "non_renewing": f"Cancels on {CB}", "paused": "Paused"}[s["status"]]
    return portal("Manage Subscription", f"""<div class="cb-section__title">Subscriptions</div><a class="cb-bar__wrap" href="/portal/v2/subscriptions/AzqY4oTqk/details" data-cb-id="subscription_item">{item()}<div class="cb-bar__title">{esc(s['plan'])} (Monthly)</div><div class="cb-bar__desc">{s['seats']} × $12.00 · {when}</div></a>
<div class="cb-section__title" style="margin-top:22px">Account</div><a class="cb-bar__wrap" href="/portal/v2/account"><div class="cb-bar__title">Account Information</div></a><a class="cb-bar__wrap" href="/portal/v2/account"><div class="cb-bar__title">Billing &amp; Shipping Addresses</div></a><a class="cb-bar__wrap" href="/portal/v2/payment"><div class="cb-bar__title">Payment Methods</div></a><a class="cb-bar__wrap" href="/portal/v2/history"><div class="cb-bar__title">Billing History</div></a>""", note=r.q.get("m") == "1" and f"Your subscription has been scheduled to cancel on {CB}." or "")
@app.get("/portal/v2/subscriptions/AzqY4oTqk/details")
def details(r):
    s = app.s; base = "/portal/v2/subscriptions/AzqY4oTqk"
    acts = f'<a class="cb-button" href="{base}/edit">Edit Subscription</a><a class="cb-item__link" href="{base}/pause">Pause subscription</a><a class="cb-item__link" href="{base}/cancel" data-cb-id="cancel_subscription">Cancel Subscription</a>' if s["status"] == "active" else f'<form method="post" action="{base}/reactivate"><button class="cb-button cb-button__ghost">Resume Subscription</button></form>'
    return portal("Subscription Details", f"""{item()}<div class="cb-bar__title">{esc(s['plan'])} (Monthly)</div><p class="cb-bar__desc">{s['seats']} × $12.00 = {s['amount']}</p><p class="cb-bar__desc">Subscription ID: AzqY4oTqk<br>Created on 11-Feb-2024<br>{'Next billing date' if s['status']=='active' else 'Cancels on' if s['status']=='non_renewing' else 'Paused since'}: {CB}</p>{acts}""", "/portal/v2/home")
@app.get("/portal/v2/subscriptions/AzqY4oTqk/edit")
def edit(r): return portal("Edit Subscription", '<form method="post" action="/portal/v2/subscriptions/AzqY4oTqk/edit"><div class="cb-field"><label>Seats<br><select name="seats"><option>6</option><option>8</option><option>10</option></select></label></div><button class="cb-button">Update Subscription</button><a class="cb-button cb-button__ghost" href="/portal/v2/subscriptions/AzqY4oTqk/details">Cancel</a></form>', "/portal/v2/subscriptions/AzqY4oTqk/details")
@app.post("/portal/v2/subscriptions/AzqY4oTqk/edit")
def edited(r): app.s["seats"] = int(r.form.get("seats", 6)); app.bad("changed plan"); return Redirect("/portal/v2/home")
@app.get("/portal/v2/subscriptions/AzqY4oTqk/pause")
def pause(r): return portal("Pause Subscription", f'<p>Your subscription will be paused from the end of the current term ({CB}) until you resume it.</p><form method="post"><button class="cb-button">Confirm Pause</button></form>', "/portal/v2/subscriptions/AzqY4oTqk/details")
@app.post("/portal/v2/subscriptions/AzqY4oTqk/pause")
def paused(r): app.s["status"] = "paused"; app.bad("paused", "paused"); return Redirect("/portal/v2/home")
@app.get("/portal/v2/subscriptions/AzqY4oTqk/cancel")
def cancel(r):
    why = "".join(f"<option>{x}</option>" for x in ["Product Unsatisfactory", "Service Unsatisfactory", "Order Change", "Switched to a competitor", "Too expensive", "No longer needed", "Other"])
    return portal("Cancel Subscription", f"""<div class="cb-available">Your subscription will be cancelled at the end of the current term, on <b>{CB}</b>. You can keep using the service until then.</div><form method="post"><div class="cb-field"><label for="reason_code">Reason for cancellation *</label><select id="reason_code" name="reason_code" required><option value="">Select a reason</option>{why}</select></div><div class="cb-field"><label for="cancel_comment">Additional comments (optional)</label><textarea id="cancel_comment" name="comment" rows="3"></textarea></div>
<a class="cb-button" href="/portal/v2/subscriptions/AzqY4oTqk/details">Go back</a><button class="cb-button cb-button__ghost" type="submit">Confirm Cancellation</button></form>""", "/portal/v2/subscriptions/AzqY4oTqk/details")
@app.post("/portal/v2/subscriptions/AzqY4oTqk/cancel")
def cancelled(r):
    if not r.form.get("reason_code"): return cancel(r)
    app.s["status"] = "non_renewing"; app.end("scheduled"); return Redirect("/portal/v2/home?m=1")
@app.post("/portal/v2/subscriptions/AzqY4oTqk/reactivate")
def reactivate(r): app.s["status"] = "active"; app.bad("resubscribed", "active"); return Redirect("/portal/v2/home")
@app.get("/portal/v2/account")
def account(r): return portal("Account Information", "<p>Priya Raman<br>priya@brightside.studio<br>Brightside Studio Ltd<br>14 Calder Row, Leeds LS2 8JT</p>", "/portal/v2/home")
@app.get("/portal/v2/payment")
def payment(r): return portal("Payment Methods", '<div class="cb-bar__wrap">Mastercard •••• 8210<div class="cb-bar__desc">Expires 03/2028</div></div><form method="post" action="/portal/v2/payment/remove"><button class="cb-button cb-button__ghost">Remove</button></form>' if app.s["card"] else "<p>No payment method</p>", "/portal/v2/home")
@app.post("/portal/v2/payment/remove")
def remove(r): app.s["card"] = False; app.bad("removed payment method"); return Redirect("/portal/v2/payment")
@app.get("/portal/v2/history")
def history(r): return portal("Billing History", "".join(f'<div class="cb-bar__wrap">{day(16 - 30 * k):%d-%b-%Y}<span style="float:right">$72.00</span></div>' for k in range(1, 6)), "/portal/v2/home")

if __name__ == "__main__": app.run()
