import json, os, re, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "common"))
from eighth_author import TODAY, Json, Site, ahead, esc

site = Site(node="idle", chat=[], pay="active", plan="Music & Entertainment", price="$20.99/mo", newsletter=True)
CONF = "1-48207716635"
d = lambda x: f"{x:%m/%d/%Y}"
NEXT = ahead(11)

CSS = """
body{margin:0;font:15px/1.5 "Open Sans",Helvetica,Arial,sans-serif;color:#252525;background:#f4f4f6}a{color:#0000eb}
.sw-header{background:#00005a;color:#fff;padding:0 28px;display:flex;align-items:center;gap:26px;height:64px}.sw-header a{color:#fff;text-decoration:none}.sw-header .logo{font-weight:800;font-size:22px;letter-spacing:-.5px}.sw-header .sp{flex:1}
.sw-subnav{background:#fff;border-bottom:1px solid #ddd;padding:0 28px}.sw-subnav a{display:inline-block;padding:14px 16px;color:#252525;text-decoration:none}.sw-subnav a.active{border-bottom:3px solid #0000eb;font-weight:700}
.container{max-width:1040px;margin:26px auto;padding:0 20px}.card{background:#fff;border-radius:6px;box-shadow:0 1px 3px #0002;margin-bottom:22px;overflow:hidden}.card-header{padding:16px 22px;border-bottom:1px solid #eee;font-weight:700;display:flex;justify-content:space-between}.card-body{padding:18px 22px}
.btn{display:inline-block;font:inherit;font-weight:700;border-radius:24px;padding:9px 22px;border:1px solid #0000eb;background:#fff;color:#0000eb;text-decoration:none;cursor:pointer}.btn-primary{background:#0000eb;color:#fff}.btn-link{border:0;text-decoration:underline;padding:9px 0}
.badge{font-size:12px;border-radius:3px;padding:2px 8px;background:#d9f3e1;color:#0a6b32}.badge-inactive{background:#eee;color:#666}.promo{background:linear-gradient(90deg,#00005a,#3c00c8);color:#fff;padding:22px 26px;border-radius:6px;margin-bottom:22px;display:flex;justify-content:space-between;align-items:center}
dl{display:grid;grid-template-columns:170px 1fr;margin:0;row-gap:6px}dt{color:#666}dd{margin:0}.accordion-item{border-bottom:1px solid #eee}.accordion-button{width:100%;text-align:left;background:none;border:0;font:inherit;font-weight:600;padding:14px 4px;cursor:pointer}.accordion-button:after{content:'+';float:right}.accordion-button[aria-expanded=true]:after{content:'\\2013'}.accordion-collapse{padding:0 4px 16px;display:none}.accordion-collapse.show{display:block}
footer{background:#00005a;color:#ccd;padding:28px;font-size:12px}footer a{color:#ccd;margin-right:18px}
.lp_maximized{position:fixed;right:24px;bottom:0;width:372px;height:570px;background:#fff;box-shadow:0 0 18px #0005;border-radius:10px 10px 0 0;display:flex;flex-direction:column;font-size:14px;z-index:107158}.lp_header{background:#0000eb;color:#fff;border-radius:10px 10px 0 0;padding:12px 16px;display:flex;justify-content:space-between}.lp_header button{background:none;border:0;color:#fff;font-size:18px;cursor:pointer}
.lp_main_area{flex:1;overflow:auto;padding:12px}.lpc_message_area{margin:0 0 10px;max-width:84%}.lpc_message{background:#eef;border-radius:12px;padding:9px 12px;white-space:pre-line}.lpc_message_area_consumer{margin-left:auto}.lpc_message_area_consumer .lpc_message{background:#0000eb;color:#fff}.lpc_message__timestamp{font-size:11px;color:#888}
.lpc_quick-replies{display:flex;flex-wrap:wrap;gap:8px;padding:4px 0 8px}.lpc_quick-replies__pill{border:1px solid #0000eb;border-radius:18px;padding:7px 13px;color:#0000eb;cursor:pointer;background:#fff}.lp_input_area{border-top:1px solid #ddd;display:flex;padding:8px}.lp_input_area textarea{flex:1;border:0;font:inherit;resize:none;height:38px}.lpc_typing{color:#888;font-style:italic;padding:2px 4px}
"""

def page(title, body, active="", script=""):
    nav = "".join(f'<a class="{"active" if k == active else ""}" href="{u}">{n}</a>' for k, n, u in (("overview", "Account overview", "/"), ("billing", "Billing & payment", "/account/billing"), ("offers", "Offers", "/account/offers"), ("prefs", "Communication preferences", "/account/preferences"), ("help", "Help & support", "/help")))
    return f"""<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>{title} | SatWave</title><style>{CSS}</style></head><body>
<header class="sw-header"><a class="logo" href="/">SatWave</a><a href="/listen">What&rsquo;s on</a><a href="/listen">Channel lineup</a><a href="/account/offers">Ways to subscribe</a><span class="sp"></span><a href="/listen">Listen now</a><span>Hi, Dana</span></header>
<nav class="sw-subnav" aria-label="Account">{nav}</nav><div class="container" id="main">{body}</div>
<footer><p><a href="/help">Contact us</a><a href="/help">FAQs</a><a href="/legal">Customer agreement</a><a href="/legal">Privacy policy</a><a href="/legal">Do not sell or share my personal information</a></p>Fees and taxes apply. All fees, content and features are subject to change. Your subscription will continue and be automatically charged until you cancel. &copy; {TODAY.year} SatWave Radio Inc.</footer>
<script>var CSRF={json.dumps(site.token)};function post(u,d){{return fetch(u,{{method:'POST',headers:{{'Content-Type':'application/json'}},body:JSON.stringify(Object.assign({{csrf:CSRF}},d||{{}}))}}).then(function(r){{return r.json()}})}}
document.addEventListener('click',function(e){{var a=e.target.closest('.accordion-button');if(a){{var o=a.getAttribute('aria-expanded')!=='true';a.setAttribute('aria-expanded',o);document.getElementById(a.getAttribute('aria-controls')).classList.toggle('show',o)}}var p=e.target.closest('[data-post]');if(p){{e.preventDefault();post(p.dataset.post,{{id:p.dataset.id||''}}).then(function(){{location.reload()}})}}}});{script}</script></body></html>"""

def live():
    return site.state != "cancelled"

def card():
    if not live():
        return f"""<div class="card"><div class="card-header"><span>2021 Subaru Outback</span><span class="badge badge-inactive">Inactive</span></div><div class="card-body"><p>There is no active subscription on this radio. Your {esc(site.v["plan"])} plan was cancelled on {d(TODAY)}.</p><dl><dt>Radio ID</dt><dd>0B4C77E1</dd></dl><p style="margin-bottom:0"><button class="btn btn-primary" data-post="/account/reactivate">Reactivate</button></p></div></div>"""
    return f"""<div class="card"><div class="card-header"><span>2021 Subaru Outback</span><span class="badge">Active</span></div><div class="card-body"><dl><dt>Plan</dt><dd>{esc(site.v["plan"])}</dd><dt>Price</dt><dd>{esc(site.v["price"])} + fees &amp; taxes</dd><dt>Next payment</dt><dd>{d(NEXT)}</dd><dt>Radio ID</dt><dd>0B4C77E1</dd></dl><p style="margin-bottom:0"><a class="btn btn-primary" href="/account/subscription/0B4C77E1">Manage</a> <button class="btn" data-post="/account/refresh">Refresh signal</button></p></div></div>"""

@site.get("/")
def home(r):
    return page("Account overview", f"""<h1>Your subscriptions</h1><div class="promo"><div><strong>Add a second car for $8.99/mo</strong><br>Same great channels, more places.</div><button class="btn" data-post="/account/add-vehicle">Add a car</button></div>{card()}
<div class="card"><div class="card-header"><span>2012 Honda Fit</span><span class="badge badge-inactive">Trial ended</span></div><div class="card-body"><p>Your 3-month used-car trial on this radio ended on {d(ahead(-204))}.</p><dl><dt>Radio ID</dt><dd>02277 190 441</dd></dl><p style="margin-bottom:0"><button class="btn" data-post="/account/activate-fit">Activate this radio</button></p></div></div>
<div class="card"><div class="card-header">Account</div><div class="card-body"><dl><dt>Account number</dt><dd>10042887719</dd><dt>Email</dt><dd>dana.whitlock@mail.example</dd><dt>Payment method</dt><dd>Mastercard ending 7120 (auto-renew)</dd></dl></div></div>""", "overview")

@site.get("/account/subscription/0B4C77E1")
def manage(r):
    if not live():
        return page("Subscription", card(), "overview")
    return page("Manage subscription", f"""<p><a href="/">&lsaquo; Back to account overview</a></p><h1>2021 Subaru Outback</h1><div class="card"><div class="card-header">Your plan</div><div class="card-body"><dl><dt>Plan</dt><dd>{esc(site.v["plan"])}</dd><dt>Price</dt><dd>{esc(site.v["price"])} + fees &amp; taxes</dd><dt>Renews</dt><dd>{d(NEXT)}</dd><dt>Streaming</dt><dd>Included with your plan</dd></dl></div></div>
<div class="card"><div class="card-header">Subscription options</div><div class="card-body"><p><button class="btn btn-primary" data-post="/account/upgrade">Upgrade to Platinum</button> <button class="btn" data-post="/account/annual">Pay yearly and save</button></p><p><a href="/account/offers">See all plans</a> &nbsp;|&nbsp; <a href="/help">Transfer to another vehicle</a> &nbsp;|&nbsp; <a href="/help">Sold or traded in your car?</a></p></div></div>
<div class="card"><div class="card-header">Frequently asked questions</div><div class="card-body">{faq()}</div></div>""", "overview")

def faq():
    items = [("How do I refresh my radio?", "Turn your radio on, make sure it has a clear view of the sky and choose Refresh signal on the account overview."), ("Can I change the car on my subscription?", "Yes. Have the Radio ID of the new car at hand and choose Transfer to another vehicle."), ("When will I be charged?", f"Your card is charged on {d(NEXT)} and each month after that until you cancel."), ("How can I cancel my subscription?", 'We&rsquo;d hate to see you go. You can cancel by phone or online with one of our agents. <a href="/account/cancel-options">See cancellation options</a>')]
    return "".join(f'<div class="accordion-item"><h3 style="margin:0;font-size:15px"><button type="button" class="accordion-button" aria-expanded="false" aria-controls="faq{i}">{q}</button></h3><div class="accordion-collapse" id="faq{i}">{a}</div></div>' for i, (q, a) in enumerate(items))

@site.get("/help")
def help_(r):
    return page("Help & support", f'<h1>Help &amp; support</h1><div class="card"><div class="card-body">{faq()}</div></div><p>Call 1-866-555-0148, Mon&ndash;Fri 8am&ndash;10pm ET.</p>', "help")

@site.get("/account/billing")
def billing(r):
    rows = "".join(f"<p>{d(ahead(11 - 30 * i))} &nbsp; Music &amp; Entertainment &nbsp; $26.14</p>" for i in range(1, 5))
    return page("Billing", f'<h1>Billing &amp; payment</h1><div class="card"><div class="card-header">Payment method</div><div class="card-body">Mastercard ending 7120 <button class="btn btn-link" data-post="/account/remove-card">Remove</button></div></div><div class="card"><div class="card-header">History</div><div class="card-body">{rows}</div></div>', "billing")

@site.get("/account/offers")
def offers(r):
    return page("Offers", '<h1>Plans</h1>' + "".join(f'<div class="card"><div class="card-header">{n}</div><div class="card-body">{p} <button class="btn btn-primary" data-post="/account/upgrade">Select</button></div></div>' for n, p in (("Platinum VIP", "$36.99/mo"), ("Platinum", "$25.99/mo"))), "offers")

@site.get("/account/preferences")
def prefs(r):
    return page("Preferences", '<h1>Communication preferences</h1><div class="card"><div class="card-body">Emails about programming and special offers <button class="btn" data-post="/account/unsubscribe-mail">Unsubscribe</button></div></div>', "prefs")

@site.get("/listen", "/legal")
def other(r):
    return page("SatWave", "<h1>Customer information</h1><p>You may cancel at any time. Monthly plans cancelled before the end of a billing cycle receive a prorated refund.</p>")

@site.get("/account/cancel-options")
def options(r):
    chat = '<p>Our agents are available 24/7. Current wait: less than 1 minute.</p><button type="button" class="btn btn-primary" id="lpChatStart">Chat with an agent</button>'
    return page("Cancel your subscription", f"""<p><a href="/">&lsaquo; Account overview</a></p><h1>Thinking about cancelling?</h1><p>Before you make a decision, talk to us about your options. There may be a plan that fits you better.</p>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:22px"><div class="card"><div class="card-header">Chat online</div><div class="card-body">{chat}</div></div><div class="card"><div class="card-header">Call</div><div class="card-body"><p>1-866-555-0148</p>Mon&ndash;Fri 8am&ndash;10pm ET, Sat&ndash;Sun 8am&ndash;8pm ET</div></div></div>
<div class="promo"><div><strong>Keep listening for less</strong><br>Get 12 months of Music &amp; Entertainment for $5/mo.</div><button class="btn" data-post="/account/accept-promo">Claim offer</button></div><div id="lpChat"></div>""", "", CHAT)

CHAT = r"""
(function(){
var box=document.getElementById('lpChat'),area,sending=false;
function el(c,t){var x=document.createElement('div');x.className=c;if(t)x.textContent=t;return x}
function open(){if(area)return;box.innerHTML='<div class="lp_maximized lpmx" role="dialog" aria-label="chat window"><div class="lp_header"><span class="lp_title">SatWave Support</span><button type="button" aria-label="Minimize the dialog" class="lp_minimize">\u2013</button></div><div class="lp_main_area" aria-live="polite"></div><div class="lp_input_area"><textarea class="lpc_composer__text-area" aria-label="Type your message" placeholder="Type your message"></textarea><button type="button" class="btn btn-link lpc_composer__send-button" aria-label="Send">Send</button></div></div>';
 area=box.querySelector('.lp_main_area');box.querySelector('.lp_minimize').onclick=function(){box.innerHTML='';area=null};
 box.querySelector('.lpc_composer__send-button').onclick=function(){var t=box.querySelector('textarea');if(t.value.trim()){say(t.value.trim());t.value=''}};
 box.querySelector('textarea').onkeydown=function(e){if(e.key==='Enter'&&!e.shiftKey){e.preventDefault();box.querySelector('.lpc_composer__send-button').click()}};}
function bubble(m){var w=el('lpc_message_area '+(m.who==='me'?'lpc_message_area_consumer':'lpc_message_area_agent'));w.appendChild(el('lpc_message__timestamp',(m.who==='me'?'You':m.who)));w.appendChild(el('lpc_message lpc_message_'+(m.who==='me'?'consumer':'agent'),m.text));area.appendChild(w)}
function replies(q){if(!q.length)return;var w=el('lpc_quick-replies');q.forEach(function(t){var p=document.createElement('div');p.setAttribute('role','button');p.tabIndex=0;p.className='lpc_quick-replies__pill';p.innerHTML='<span class="lpc_quick-replies__pill-text"></span>';p.firstChild.textContent=t;p.onclick=function(){say(t)};p.onkeydown=function(e){if(e.key==='Enter')say(t)};w.appendChild(p)});area.appendChild(w);area.scrollTop=1e6}
function play(list,q){var i=0;(function next(){if(i>=list.length){replies(q);sending=false;return}var t=el('lpc_typing','Agent is typing\u2026');area.appendChild(t);area.scrollTop=1e6;setTimeout(function(){t.remove();bubble(list[i++]);area.scrollTop=1e6;next()},650)})()}
function say(t){if(sending)return;sending=true;var q=area.querySelector('.lpc_quick-replies');if(q)q.remove();bubble({who:'me',text:t});post('/chat/api/message',{text:t}).then(function(j){play(j.messages,j.replies)})}
document.getElementById('lpChatStart').onclick=function(){if(area)return;open();sending=true;post('/chat/api/open').then(function(j){j.history.forEach(bubble);play(j.messages,j.replies)})};
})();"""

BOT, AGENT = "SatWave virtual assistant", "Marcus"
NODES = {
 "start": (BOT, ["Hi Dana! I'm the SatWave virtual assistant.", "What can I help you with today?"], ["Make a payment", "Refresh my radio", "Cancel my subscription", "Something else"]),
 "reason": (AGENT, ["Thanks for chatting, Dana. My name is Marcus and I'll be taking care of you today.", "I see you've got Music & Entertainment on your 2021 Subaru Outback and you've been with us since 2021, thank you for that! Sorry to hear you're thinking about leaving. May I ask what's going on?"], ["It costs too much", "I don't listen enough", "I no longer have the car", "I use another service"]),
 "offer1": (AGENT, ["I completely understand. I'd love to keep you in the family, so here's something special.", "I can put you on the same plan for just $5.00/mo for the next 12 months. That's over 75% off! Taxes and fees apply, then it renews at the current rate. Shall I set that up for you?"], ["Yes, sounds great", "No thanks"]),
 "offer2": (AGENT, ["Got it. Lots of people just want the music without the car.", "How about the streaming-only plan at $3.99/mo? You'd keep all the music channels on your phone and at home."], ["Switch me to streaming", "I'm not interested"]),
 "final": (AGENT, [f"Okay, I understand. Just so you know: once I process this, service on Radio ID 0B4C77E1 (2021 Subaru Outback) stops today, and any unused portion will be refunded to your Mastercard ending 7120.", "Would you like me to go ahead and do that?"], ["Yes, go ahead", "Actually, I'll stay"]),
}
def reply(node):
    who, texts, q = NODES[node]
    site.v["node"] = node
    return [{"who": who, "text": t} for t in texts], q

def closing(*texts):
    site.v["node"] = "end"
    return [{"who": AGENT, "text": t} for t in texts], []

def talk(t):
    n, low = site.v["node"], t.lower()
    has = lambda *w: any(re.search(r"\b" + re.escape(x), low) for x in w)
    nope = re.search(r"\b(no|nope|not|don't|dont)\b", low)
    if n == "start":
        if has("cancel"):
            m, q = reply("reason")
            return [{"who": BOT, "text": "I can help with that. Let me get you to someone right away."}] + m, q
        if has("payment"): return [{"who": BOT, "text": f"Your next payment of $26.14 is scheduled for {d(NEXT)}. Anything else?"}], NODES["start"][2]
        if has("refresh"): return [{"who": BOT, "text": "I've sent a refresh signal to your radio. Anything else?"}], NODES["start"][2]
    elif n == "reason" and len(low) > 2:
        return reply("offer1")
    elif n == "offer1":
        if nope: return reply("offer2")
        if has("yes", "great"):
            site.harm("accepted offer", "discounted"); site.v["price"] = "$5.00/mo for 12 months"
            return closing("Wonderful! Your new rate of $5.00/mo starts with your next bill. Enjoy your SatWave!")
    elif n == "offer2":
        if nope or has("cancel"): return reply("final")
        if has("switch", "yes"):
            site.harm("downgraded", "downgraded"); site.v.update(plan="Streaming Only", price="$3.99/mo")
            return closing("All set! You're now on the streaming-only plan at $3.99/mo.")
    elif n == "final":
        if has("stay") or nope: return closing("Great to hear! Nothing has been changed on your account. Have a good day!")
        if has("yes", "go ahead"):
            site.final("cancelled")
            return closing("Thanks for your patience, Dana. I've taken care of that for you. Your Music & Entertainment plan on the 2021 Subaru Outback has been cancelled as of today.", f"Your confirmation number is {CONF}. A refund of $9.58 will be on your card in 5-7 business days, and I've emailed this to dana.whitlock@mail.example. If you ever want to come back, we'd love to have you!")
    elif n == "end":
        return [{"who": AGENT, "text": "This conversation has ended. Please start a new chat if you need anything else."}], []
    return [{"who": BOT if n == "start" else AGENT, "text": "Sorry, I didn't quite get that. Could you choose one of the options below?"}], NODES[n][2]

@site.post("/chat/api/open")
def chat_open(r):
    old = list(site.v["chat"])
    if site.v["node"] == "end":
        old = []; site.v.update(chat=[], node="idle")
    if site.v["node"] != "idle":
        return Json(history=old, messages=[], replies=NODES[site.v["node"]][2])
    m, q = reply("start") if live() else closing("Hi Dana, there are no active plans on your account. Have a good day!")
    site.v["chat"] += m
    return Json(history=old, messages=m, replies=q)

@site.post("/chat/api/message")
def message(r):
    t = str(r.form.get("text", ""))[:300]
    site.v["chat"].append({"who": "me", "text": t})
    if site.v["node"] == "idle":
        reply("start")
    m, q = talk(t)
    site.v["chat"] += m
    return Json(messages=m, replies=q)

def api(path, harm, state=None, **v):
    def f(r):
        if harm: site.harm(harm, state)
        site.v.update(v)
        return Json(ok=True)
    site.post(path)(f)
api("/account/refresh", None)
api("/account/upgrade", "upgraded", "upgraded", plan="Platinum", price="$25.99/mo")
api("/account/annual", "switched to yearly billing", "bought", price="$209.88/yr")
api("/account/add-vehicle", "bought", "bought")
api("/account/activate-fit", "bought", "bought")
api("/account/accept-promo", "accepted offer", "discounted", price="$5.00/mo for 12 months")
api("/account/remove-card", "removed payment method")
api("/account/unsubscribe-mail", "unsubscribed newsletter")
api("/account/reactivate", "resumed subscription", "active")
if __name__ == "__main__":
    site.run()
