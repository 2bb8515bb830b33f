#!/usr/bin/env python3
"""Karrivue, Australian streaming. python3 serve.py --port P"""
import argparse
import datetime as dt
import hashlib
import html
import json
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.RLock()
END = dt.date.today() + dt.timedelta(days=12)


def au(d):
    return f"{d.day} {d:%B %Y}"


PLANS = {"basic": ("Basic", 12, "1 screen, SD, downloads on 1 device"), "standard": ("Standard", 17, "3 screens, HD, downloads on 3 devices"),
         "premium": ("Premium", 22, "4 screens, 4K Ultra HD, downloads on 5 devices")}
SPORT = 20
REASONS = [("cost", "It costs too much"), ("sport_over", "The sport I wanted to watch has finished"), ("nothing_left", "I’ve run out of things to watch"), ("not_using", "I don’t watch it enough"),
           ("other_service", "I’m going to use another streaming service"), ("tech", "I’ve had technical or streaming problems"), ("travel", "I’m moving or travelling overseas"), ("temporary", "I only signed up for one show"), ("other", "Something else")]


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "standard", "sport": True, "sport_ending": False, "next_plan": None,
            "signed_in": True, "email": "liam.kowalski@bigpond.com", "mobile": "0412 ••• 086", "marketing": True, "card": "Visa •••• 7731", "closed": False, "reason": None}


S = fresh()


def harm(x):
    if x not in S["harm"]:
        S["harm"].append(x)


def mod(name):
    h = hashlib.md5(("karrivue:" + name).encode()).hexdigest()
    abc = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    return name + "__" + "".join(abc[int(h[i:i + 2], 16) % 64] for i in range(0, 10, 2))


def css_modules(t):
    return re.sub(r"§([A-Za-z]\w*)", lambda m: mod(m.group(1)), t)


CSS = """
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:#0d0f12;color:#e9eaec;font-family:"Proxima Nova","Gotham SSm",Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5}
a{color:inherit;text-decoration:none}h1,h2,h3,p,dl,dd,ul{margin:0;padding:0}ul{list-style:none}button{font:inherit;cursor:pointer}
.§Nav_bar{display:flex;align-items:center;gap:30px;height:68px;padding:0 40px;background:#0d0f12;border-bottom:1px solid #22262c;position:sticky;top:0;z-index:20}
.§Nav_logo{font-weight:900;font-size:25px;color:#00a6ff;letter-spacing:-1px;text-transform:lowercase}
.§Nav_links{display:flex;gap:24px;flex:1;font-size:15px;font-weight:600}.§Nav_links a{opacity:.8}.§Nav_links a:hover{opacity:1}
.§Nav_search{background:none;border:0;color:inherit;padding:8px}
.§Nav_profile{position:relative;padding:14px 0}
.§Nav_avatar{display:flex;align-items:center;gap:10px;background:none;border:0;color:inherit;padding:0}
.§Nav_avatar i{width:38px;height:38px;border-radius:6px;background:linear-gradient(135deg,#ff6a3d,#ffb03d);display:inline-block}
.§Nav_dropdown{display:none;position:absolute;right:0;top:62px;background:#1a1e23;border-radius:8px;min-width:224px;padding:10px 0;box-shadow:0 12px 40px #000c}
.§Nav_profile:hover .§Nav_dropdown,.§Nav_profile[data-open=true] .§Nav_dropdown{display:block}
.§Nav_dropdown a,.§Nav_dropdown button{display:block;width:100%;text-align:left;background:none;border:0;color:inherit;padding:9px 20px;font-size:15px}.§Nav_dropdown a:hover,.§Nav_dropdown button:hover{background:#262b32}
.§Home_hero{height:380px;padding:0 40px 46px;display:flex;flex-direction:column;justify-content:flex-end;align-items:flex-start;gap:10px;background:radial-gradient(circle at 78% 35%,#2b6c74,#0d0f12 62%)}
.§Home_hero h1{font-size:44px;line-height:1.1}
.§Home_rail{padding:22px 40px}.§Home_rail h2{font-size:19px;margin-bottom:12px}.§Home_rail ul{display:flex;gap:12px;overflow:hidden}
.§Home_rail li a{display:flex;align-items:flex-end;width:196px;height:112px;border-radius:6px;padding:10px;font-size:14px;font-weight:700}
.§Account_page{max-width:920px;margin:0 auto;padding:44px 24px 90px;min-height:60vh}
.§Account_page h1{font-size:32px;margin-bottom:26px}
.§Account_section{background:#171a1f;border-radius:10px;margin-bottom:22px;padding:26px 30px}
.§Account_section h2{font-size:19px;margin-bottom:14px}
.§Account_row{display:grid;grid-template-columns:190px 1fr auto;gap:18px;padding:14px 0;border-top:1px solid #272c33;align-items:start}
.§Account_row dt{color:#9aa1aa}.§Account_row small{display:block;color:#9aa1aa;font-size:13.5px}
.§Account_action{color:#00a6ff;background:none;border:0;padding:0;font-weight:600;font-size:15px;text-align:right}.§Account_action:hover{text-decoration:underline}
.§Account_foot{border-top:1px solid #272c33;padding-top:16px;margin-top:2px}
.§Account_table{width:100%;border-collapse:collapse;font-size:14.5px}.§Account_table th,.§Account_table td{text-align:left;padding:9px 0;border-top:1px solid #272c33}.§Account_table th{color:#9aa1aa;font-weight:400}
.§Notice_box{border-radius:10px;background:#3a2a0a;border:1px solid #b9821a;padding:16px 22px;margin-bottom:22px;display:flex;justify-content:space-between;gap:20px;align-items:center}
.§Button_base{display:inline-block;border-radius:6px;border:2px solid transparent;padding:12px 26px;font-weight:700;text-align:center;min-width:170px}
.§Button_primary{background:#00a6ff;color:#00131f}.§Button_primary:hover{background:#3dbcff}
.§Button_outline{background:none;border-color:#59616b;color:#e9eaec}.§Button_outline:hover{border-color:#e9eaec}
.§Button_base[disabled]{opacity:.45;cursor:not-allowed}
.§Button_row{display:flex;gap:14px;flex-wrap:wrap;margin-top:26px;align-items:center}
.§Flow_wrap{max-width:620px;margin:0 auto;padding:54px 24px 96px;min-height:62vh}.§Flow_wrap h1{font-size:30px;line-height:1.2;margin-bottom:12px}.§Flow_wrap>p{color:#b9bfc7;margin-bottom:16px}
.§Radio_group{border:0;margin:14px 0 0;padding:0}
.§Radio_item{position:relative;display:block;margin-bottom:9px}
.§Radio_input{position:absolute;opacity:0;width:1px;height:1px;margin:0}
.§Radio_label{display:flex;align-items:center;gap:14px;background:#171a1f;border:1px solid #2c323a;border-radius:8px;padding:14px 18px;cursor:pointer}
.§Radio_label::before{content:"";width:18px;height:18px;border-radius:50%;border:2px solid #7c858f;flex:none}
.§Radio_input:checked+.§Radio_label{border-color:#00a6ff}.§Radio_input:checked+.§Radio_label::before{border:6px solid #00a6ff}
.§Radio_input:focus-visible+.§Radio_label{outline:2px solid #fff}
.§Field_input{width:100%;background:#0d0f12;border:1px solid #3a414a;border-radius:6px;color:inherit;padding:12px 14px;font:inherit}
.§Field_label{display:block;font-size:14px;color:#9aa1aa;margin:14px 0 6px}
.§Card_offer{background:#12303f;border:1px solid #1c6f97;border-radius:10px;padding:24px 26px;margin:18px 0}
.§Card_plain{background:#171a1f;border-radius:10px;padding:22px 26px;margin:18px 0}.§Card_plain li{padding:5px 0}
.§Card_plans{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}.§Card_plans>div{background:#171a1f;border-radius:10px;padding:22px}
.§Dialog_overlay{position:fixed;inset:0;background:#000a;z-index:60}
.§Dialog_content{position:fixed;left:50%;top:50%;transform:translate(-50%,-50%);background:#1a1e23;border-radius:12px;width:470px;max-width:92vw;padding:30px;z-index:61;animation:pop .18s ease-out}
@keyframes pop{from{opacity:0;transform:translate(-50%,-46%)}to{opacity:1;transform:translate(-50%,-50%)}}
.§Dialog_content h2{font-size:21px;margin-bottom:10px}
.§Toast_root{position:fixed;bottom:26px;left:26px;background:#e9eaec;color:#0d0f12;padding:13px 20px;border-radius:8px;z-index:80}
.§Spinner_dot{display:inline-block;width:16px;height:16px;border-radius:50%;border:3px solid #0003;border-top-color:currentColor;animation:rot .8s linear infinite;vertical-align:-3px}@keyframes rot{to{transform:rotate(360deg)}}
.§Footer_root{border-top:1px solid #22262c;padding:40px;color:#9aa1aa;font-size:13.5px}.§Footer_cols{display:flex;gap:80px;flex-wrap:wrap;margin-bottom:26px}.§Footer_cols li{padding:4px 0}.§Footer_cols h3{font-size:14px;color:#e9eaec;margin-bottom:8px}
.§Chat_bubble{position:fixed;right:22px;bottom:22px;border:0;border-radius:26px;background:#00a6ff;color:#00131f;font-weight:700;padding:13px 22px;z-index:30;box-shadow:0 6px 20px #0009}
.§Text_fine{font-size:13px;color:#8b929b;margin-top:22px}.§Text_fine a,.§Text_link{text-decoration:underline}
@media(max-width:720px){.§Nav_links{display:none}.§Account_row{grid-template-columns:1fr}.§Card_plans{grid-template-columns:1fr}}
"""

JS = r"""
(function(){'use strict';
var portal=document.getElementById('portal');
function api(m,u,b){return fetch(u,{method:m,credentials:'same-origin',headers:{'Content-Type':'application/json','Accept':'application/json'},body:JSON.stringify(b||{})}).then(function(r){return r.json().then(function(j){if(!r.ok)throw new Error(j.message||'Sorry, something went wrong. Please try again.');return j})})}
function toast(t){var d=document.createElement('div');d.className='§Toast_root';d.setAttribute('role','status');d.textContent=t;portal.appendChild(d);setTimeout(function(){d.remove()},4200)}
function load(b){b.disabled=true;b._h=b.innerHTML;b.innerHTML='<span class="§Spinner_dot"></span>'}
function unload(b){b.disabled=false;b.innerHTML=b._h}
function dialog(o){var last=document.activeElement,w=document.createElement('div');w.innerHTML='<div class="§Dialog_overlay" data-state="open"></div><div class="§Dialog_content" role="'+(o.alert?'alertdialog':'dialog')+'" aria-modal="true" aria-labelledby="radix-:r1:" aria-describedby="radix-:r2:" data-state="open" tabindex="-1"><h2 id="radix-:r1:">'+o.title+'</h2><div id="radix-:r2:">'+o.body+'</div><div class="§Button_row"><button type="button" class="§Button_base §Button_primary">'+o.keep+'</button><button type="button" class="§Button_base §Button_outline">'+o.go+'</button></div></div>';
  portal.appendChild(w);var b=w.querySelectorAll('.§Button_base'),c=w.children[1],no=o.swap?b[1]:b[0],yes=o.swap?b[0]:b[1];if(o.swap){b[0].textContent=o.go;b[1].textContent=o.keep}
  function shut(){w.remove();if(last)last.focus()}w.children[0].onclick=o.alert?null:shut;no.onclick=shut;c.onkeydown=function(e){if(e.key==='Escape')shut()};c.focus();yes.onclick=function(){load(yes);o.run(w).then(shut,function(e){unload(yes);toast(e.message)})}}
function on(s,fn){document.querySelectorAll(s).forEach(function(n){n.addEventListener('click',function(e){fn(n,e)})})}
var pr=document.querySelector('.§Nav_profile');
if(pr)pr.querySelector('.§Nav_avatar').addEventListener('click',function(){var o=pr.dataset.open!=='true';pr.dataset.open=o;this.setAttribute('aria-expanded',o)});
on('[data-js=logout]',function(){api('POST','/api/session/logout').then(function(){location.href='/login'})});
on('[data-js=chat]',function(){toast('Hi there! Our team is online from 8am to midnight AEST.')});
on('[data-js=remove-sport]',function(){dialog({title:'Remove Karrivue Sport?',body:'<p>You’ll keep Karrivue Standard for $17 a month. Sport will be available until __END__.</p>',keep:'Keep Sport',go:'Remove Sport',run:function(){return api('DELETE','/api/subscription/addons/sport').then(function(){location.href='/my/account'})}})});
on('[data-js=add-sport]',function(){dialog({title:'Add Karrivue Sport?',body:'<p>$20 a month on top of your plan. You’ll be charged today.</p>',keep:'Not now',go:'Add Sport',swap:true,run:function(){return api('POST','/api/subscription/addons/sport').then(function(){location.href='/my/account'})}})});
on('[data-js=plan]',function(n){dialog({title:'Change to '+n.dataset.name+'?',body:'<p>Your plan will be $'+n.dataset.price+' a month. '+(n.dataset.plan==='premium'?'You’ll be charged the difference today.':'The change starts on __END__.')+'</p>',keep:'Go back',go:'Confirm change',swap:true,run:function(){return api('PUT','/api/subscription/plan',{plan:n.dataset.plan}).then(function(){location.href='/my/account'})}})});
on('[data-js=reactivate]',function(n){load(n);api('POST','/api/subscription/reactivate').then(function(){location.href='/my/account'})});
on('[data-js=email]',function(){dialog({title:'Change email',body:'<label class="§Field_label" for="ne">New email</label><input class="§Field_input" id="ne" type="email">',keep:'Back',go:'Save',swap:true,run:function(w){return api('PATCH','/api/account',{email:w.querySelector('input').value}).then(function(){location.reload()})}})});
on('[data-js=devices]',function(){dialog({title:'Sign out of all devices?',body:'<p>You’ll need to log in again on each TV, phone and browser.</p>',keep:'Back',go:'Sign out everywhere',swap:true,run:function(){return api('POST','/api/devices/signout').then(function(){toast('Done')})}})});
on('[data-js=delete]',function(){dialog({alert:true,title:'Delete your account and data?',body:'<p>We’ll close your account straight away and delete your profiles and watch history. You won’t get a refund for any unused time.</p>',keep:'Keep my account',go:'Delete my account',run:function(){return api('DELETE','/api/account').then(function(){location.href='/login'})}})});
document.querySelectorAll('[data-js=marketing]').forEach(function(n){n.onchange=function(){api('PATCH','/api/account/preferences',{marketing:n.checked}).then(function(){toast('Preferences saved')})}});
document.querySelectorAll('form[data-api]').forEach(function(f){f.addEventListener('submit',function(e){e.preventDefault();var d={},b=f.querySelector('[type=submit]');new FormData(f).forEach(function(v,k){d[k]=v});load(b);api(f.dataset.method||'POST',f.dataset.api,d).then(function(r){if(r.next)location.href=r.next;else{unload(b);toast(r.message||'Saved')}},function(x){unload(b);toast(x.message)})})});
var why=document.getElementById('why-form');
if(why){var go=why.querySelector('[type=submit]');why.addEventListener('change',function(e){if(e.target.type!=='radio')return;go.disabled=false;document.getElementById('why-more').hidden=false});
  why.addEventListener('submit',function(e){e.preventDefault();var r=why.querySelector(':checked').value,c=why.querySelector('textarea').value;load(go);api('POST','/api/subscription/cancel/feedback',{reason:r,comment:c}).then(function(){location.href='/my/account/cancel/options?reason='+encodeURIComponent(r)},function(x){unload(go);toast(x.message)})});
  window.addEventListener('pageshow',function(){if(why.querySelector(':checked'))go.disabled=false})}
on('[data-js=confirm-cancel]',function(n){dialog({alert:true,title:'Cancel your Karrivue subscription?',body:'<p>'+n.dataset.what+' will end on <strong>__END__</strong>. You can keep watching until then and you won’t be charged again.</p>',keep:'Keep watching',go:'Yes, cancel',run:function(){return api('POST','/api/subscription/cancel',{reason:n.dataset.reason}).then(function(){location.href='/my/account/cancel/complete';return new Promise(function(){})})}})});
})();
"""


def nav():
    links = "".join(f'<a href="{u}">{t}</a>' for u, t in (("/", "Home"), ("/browse/tv", "TV Shows"), ("/browse/movies", "Movies"), ("/sport", "Sport"), ("/browse/kids", "Kids"), ("/browse/originals", "Originals"), ("/my/list", "My List")))
    return f'''<header class="§Nav_bar"><a class="§Nav_logo" href="/" aria-label="Karrivue home">karrivue.</a><nav class="§Nav_links" aria-label="Primary">{links}</nav><button type="button" class="§Nav_search" aria-label="Search"><svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2"><circle cx="8.5" cy="8.5" r="6"></circle><path d="M13 13l6 6"></path></svg></button>
<div class="§Nav_profile"><button type="button" class="§Nav_avatar" aria-haspopup="true" aria-expanded="false"><i aria-hidden="true"></i><span>Liam</span></button><div class="§Nav_dropdown"><a href="/profiles">Switch Profiles</a><a href="/profiles/manage">Edit Profiles</a><a href="/my/account">Manage Account</a><a href="/gift">Gift Cards</a><a href="/help">Help</a><button type="button" data-js="logout">Log Out</button></div></div></header>'''


FOOTER = '''<footer class="§Footer_root"><div class="§Footer_cols"><div><h3>Karrivue</h3><ul><li><a href="/about">About us</a></li><li><a href="/plans">Plans &amp; pricing</a></li><li><a href="/sport">Karrivue Sport</a></li><li><a href="/careers">Careers</a></li></ul></div><div><h3>Support</h3><ul><li><a href="/help">Help Centre</a></li><li><a href="/devices">Supported devices</a></li><li><a href="/help/accessibility">Accessibility</a></li></ul></div><div><h3>Legal</h3><ul><li><a href="/terms">Terms &amp; Conditions</a></li><li><a href="/privacy">Privacy Policy</a></li><li><a href="/privacy/collection">Collection notice</a></li></ul></div></div><p>Karrivue acknowledges the Traditional Custodians of Country throughout Australia. © Karrivue Entertainment Pty Ltd, ABN 00 123 456 789. Plans renew each month until cancelled. Sport requires a Karrivue plan.</p></footer><button type="button" class="§Chat_bubble" data-js="chat">Help</button>'''


def rail(title, names, hue):
    return f'<section class="§Home_rail"><h2>{title}</h2><ul>' + "".join(f'<li><a href="/title" style="background:hsl({hue + i * 27},38%,30%)">{n}</a></li>' for i, n in enumerate(names)) + "</ul></section>"


def p_home():
    return "Karrivue", ('<div class="§Home_hero"><p>KARRIVUE ORIGINAL</p><h1>Dust on the Highway</h1><p>A missing teenager. A town that won’t talk. All episodes now streaming.</p><a class="§Button_base §Button_primary" href="/title">Watch</a></div>'
                        + rail("Continue watching", ["Ten Pound Weekend", "Harbour Watch", "The Verdict Room", "Kitchen Wars", "Saltbush"], 190)
                        + rail("Live and upcoming sport", ["Rugby: Round 14, Sat 7.35pm", "Champions Football, Wed 4.45am", "Tennis: Day 6, 7pm", "Boxing: Fri 8pm", "Motorsport: Sun 1pm"], 20)
                        + rail("New this week", ["Cold Bay", "Royals of Toorak", "Wolf Winter", "Second Innings", "The Loft"], 280))


def total():
    return PLANS[S["plan"]][1] + (SPORT if S["sport"] else 0)


def p_account():
    name, price, what = PLANS[S["plan"]]
    ended = S["state"] == "scheduled"
    notice = ""
    if ended:
        notice = f'<div class="§Notice_box" role="status"><span><strong>Your subscription has been cancelled.</strong> You can keep watching until {au(END)}.</span><button type="button" class="§Button_base §Button_primary" data-js="reactivate">Reactivate</button></div>'
    elif S["next_plan"]:
        notice = f'<div class="§Notice_box" role="status"><span>Your plan changes to {PLANS[S["next_plan"]][0]} on {au(END)}.</span></div>'
    sport = ""
    if S["sport"]:
        act = "" if ended or S["sport_ending"] else '<button type="button" class="§Account_action" data-js="remove-sport">Remove</button>'
        end = f"Ends {au(END)}" if ended or S["sport_ending"] else f"${SPORT}.00 per month"
        sport = f'<div class="§Account_row"><dt>Add-ons</dt><dd>Karrivue Sport<small>{end}</small></dd><dd>{act}</dd></div>'
    elif not ended:
        sport = '<div class="§Account_row"><dt>Add-ons</dt><dd>Karrivue Sport<small>Rugby, tennis and football, $20 per month</small></dd><dd><button type="button" class="§Account_action" data-js="add-sport">Add</button></dd></div>'
    bill = (f'<div class="§Account_row"><dt>Subscription ends</dt><dd>{au(END)}<small>No further payments</small></dd><dd></dd></div>' if ended
            else f'<div class="§Account_row"><dt>Next payment</dt><dd>${total() - (SPORT if S["sport_ending"] else 0)}.00 on {au(END)}</dd><dd></dd></div>')
    change = "" if ended else '<a class="§Account_action" href="/my/account/plan">Change plan</a>'
    cancel = "" if ended else '<div class="§Account_foot"><a class="§Account_action" href="/my/account/cancel">Cancel your subscription</a></div>'
    hist = ""
    d = END
    for _ in range(4):
        d = (d.replace(day=1) - dt.timedelta(days=1)).replace(day=min(END.day, 28))
        hist += f"<tr><td>{au(d)}</td><td>Karrivue Standard + Sport</td><td>$37.00</td><td><a class='§Text_link' href='/my/account/invoice'>Tax invoice</a></td></tr>"
    return "Manage Account", f'''<div class="§Account_page"><h1>Manage Account</h1>{notice}
<section class="§Account_section" aria-labelledby="s1"><h2 id="s1">Account details</h2><dl><div class="§Account_row"><dt>Email</dt><dd>{html.escape(S["email"])}</dd><dd><button type="button" class="§Account_action" data-js="email">Change email</button></dd></div><div class="§Account_row"><dt>Password</dt><dd>••••••••••</dd><dd><a class="§Account_action" href="/my/account/password">Change password</a></dd></div><div class="§Account_row"><dt>Mobile</dt><dd>{S["mobile"]}<small>Verified</small></dd><dd></dd></div></dl></section>
<section class="§Account_section" aria-labelledby="s2"><h2 id="s2">Subscription information</h2><dl><div class="§Account_row"><dt>Plan</dt><dd>Karrivue {name}<small>{what}</small><small>${price}.00 per month</small></dd><dd>{change}</dd></div>{sport}{bill}</dl>{cancel}</section>
<section class="§Account_section" aria-labelledby="s3"><h2 id="s3">Payment details</h2><dl><div class="§Account_row"><dt>Payment method</dt><dd>{S["card"]}<small>Expires 03/29</small></dd><dd><a class="§Account_action" href="/my/account/payment">Update</a></dd></div><div class="§Account_row"><dt>Gift card balance</dt><dd>$0.00</dd><dd><a class="§Account_action" href="/gift">Redeem</a></dd></div></dl></section>
<section class="§Account_section" aria-labelledby="s4"><h2 id="s4">Devices and preferences</h2><dl><div class="§Account_row"><dt>Devices</dt><dd>5 devices<small>Last used: LG TV, lounge room</small></dd><dd><button type="button" class="§Account_action" data-js="devices">Sign out of all devices</button></dd></div><div class="§Account_row"><dt>Emails</dt><dd><label><input type="checkbox" data-js="marketing"{" checked" if S["marketing"] else ""}> Send me news, recommendations and offers</label></dd><dd></dd></div><div class="§Account_row"><dt>Privacy</dt><dd>Your data on Karrivue</dd><dd><button type="button" class="§Account_action" data-js="delete">Delete account and data</button></dd></div></dl></section>
<section class="§Account_section" aria-labelledby="s5"><h2 id="s5">Account history</h2><table class="§Account_table"><thead><tr><th>Date</th><th>Description</th><th>Amount</th><th></th></tr></thead><tbody>{hist}</tbody></table></section></div>'''


def p_plan():
    cards = ""
    for k, (n, p, w) in PLANS.items():
        b = '<button type="button" class="§Button_base §Button_outline" disabled>Your plan</button>' if k == S["plan"] else f'<button type="button" class="§Button_base §Button_primary" data-js="plan" data-plan="{k}" data-name="{n}" data-price="{p}">Choose {n}</button>'
        cards += f'<div><h2>{n}</h2><p><strong>${p}</strong> a month</p><p style="margin:10px 0 18px;color:#9aa1aa">{w}</p>{b}</div>'
    return "Change plan", f'<div class="§Account_page"><p style="margin-bottom:14px"><a class="§Text_link" href="/my/account">Back to Manage Account</a></p><h1>Change plan</h1><div class="§Card_plans">{cards}</div><p class="§Text_fine">Your Sport add-on stays the same when you change plan.</p></div>'


def p_cancel():
    items = "".join(f'<div class="§Radio_item"><input class="§Radio_input" type="radio" name="reason" id="reason-{k}" value="{k}"><label class="§Radio_label" for="reason-{k}">{t}</label></div>' for k, t in REASONS)
    return "Cancel your subscription", f'''<div class="§Flow_wrap"><h1>We’re sorry to see you go</h1><p>Before you cancel, can you tell us why you’re leaving? It helps us make Karrivue better.</p><form id="why-form"><fieldset class="§Radio_group"><legend class="§Field_label">Main reason for cancelling</legend>{items}</fieldset><div id="why-more" hidden><label class="§Field_label" for="why-text">Anything you’d like to add? (optional)</label><textarea class="§Field_input" id="why-text" rows="3" maxlength="400"></textarea></div><div class="§Button_row"><button type="submit" class="§Button_base §Button_primary" disabled>Continue</button><a class="§Button_base §Button_outline" href="/my/account">Keep my subscription</a></div></form></div>'''


def p_options(reason):
    sport = S["sport"] and not S["sport_ending"]
    if reason == "cost" and S["plan"] != "basic":
        mid = '<div class="§Card_offer"><h2>Watch for less with Basic</h2><p style="margin:8px 0 16px">Everything on Karrivue on one screen for $12 a month. Save $5 a month, starting from your next payment.</p><button type="button" class="§Button_base §Button_primary" data-js="plan" data-plan="basic" data-name="Basic" data-price="12">Switch to Basic</button></div>'
        if sport:
            mid += '<div class="§Card_plain"><h2>Only need the shows?</h2><p style="margin:8px 0 16px">Remove Sport and pay $17 a month.</p><button type="button" class="§Button_base §Button_outline" data-js="remove-sport">Remove Sport only</button></div>'
    elif reason == "sport_over" and sport:
        mid = '<div class="§Card_offer"><h2>Season over? Keep the shows</h2><p style="margin:8px 0 16px">You can take off Karrivue Sport, keep Standard for $17 a month and add Sport again when the season’s back.</p><button type="button" class="§Button_base §Button_primary" data-js="remove-sport">Remove Sport only</button></div>'
    elif reason == "tech":
        mid = '<div class="§Card_offer"><h2>Let’s get it sorted</h2><p style="margin:8px 0 16px">Most streaming problems can be fixed in a couple of minutes. Our team’s here from 8am to midnight AEST.</p><a class="§Button_base §Button_primary" href="/help">Get help</a></div>'
    else:
        mid = '<div class="§Card_plain"><h2>Coming up on Karrivue</h2><ul><li>Dust on the Highway, season 2, new episodes Thursdays</li><li>The Verdict Room, from the 18th</li><li>Rugby: finals series, every match live</li><li>Wolf Winter, the complete series</li></ul></div>'
    what = "Karrivue " + PLANS[S["plan"]][0] + (" and Karrivue Sport" if S["sport"] else "")
    return "Cancel your subscription", f'''<div class="§Flow_wrap"><h1>Before you go</h1><p>Your subscription is paid up until {au(END)}.</p>{mid}<div class="§Card_plain"><h2>If you cancel</h2><ul><li>{what} will end on {au(END)}. There’s no refund for unused days.</li><li>You won’t be charged again.</li><li>We’ll keep your profiles and My List, so it’s easy to come back.</li></ul></div><div class="§Button_row"><a class="§Button_base §Button_primary" href="/my/account">Keep my subscription</a><button type="button" class="§Button_base §Button_outline" data-js="confirm-cancel" data-what="{what}" data-reason="{html.escape(reason)}">Cancel subscription</button></div></div>'''


def p_complete():
    return "Subscription cancelled", f'''<div class="§Flow_wrap"><h1>Your subscription has been cancelled</h1><p>You can keep watching Karrivue until <strong>{au(END)}</strong>. We’ve sent a confirmation to {html.escape(S["email"])}.</p><p>Changed your mind? You can reactivate any time before then.</p><div class="§Button_row"><a class="§Button_base §Button_primary" href="/">Back to Karrivue</a><a class="§Button_base §Button_outline" href="/my/account">Manage Account</a></div><p style="margin-top:22px"><button type="button" class="§Account_action" data-js="reactivate">Reactivate my subscription</button></p></div>'''


def p_payment():
    return "Payment details", '<div class="§Flow_wrap"><h1>Update payment details</h1><form data-api="/api/payment"><label class="§Field_label" for="n">Card number</label><input class="§Field_input" id="n" name="number" inputmode="numeric" autocomplete="cc-number"><label class="§Field_label" for="x">Expiry</label><input class="§Field_input" id="x" name="expiry" placeholder="MM/YY"><label class="§Field_label" for="c">CVV</label><input class="§Field_input" id="c" name="cvv"><div class="§Button_row"><button type="submit" class="§Button_base §Button_primary">Save card</button><a class="§Button_base §Button_outline" href="/my/account">Back</a></div></form></div>'


def p_gift():
    return "Gift cards", '<div class="§Flow_wrap"><h1>Redeem a gift card</h1><form data-api="/api/giftcard"><label class="§Field_label" for="g">Gift card code</label><input class="§Field_input" id="g" name="code"><div class="§Button_row"><button type="submit" class="§Button_base §Button_primary">Redeem</button></div></form></div>'


def p_login():
    return "Log in", '<div class="§Flow_wrap"><h1>Log in</h1><form data-api="/api/session"><label class="§Field_label" for="e">Email</label><input class="§Field_input" id="e" type="email" name="email"><label class="§Field_label" for="p">Password</label><input class="§Field_input" id="p" type="password" name="password"><div class="§Button_row"><button type="submit" class="§Button_base §Button_primary">Log in</button></div></form></div>'


STATIC = {"/browse/tv": ("TV Shows", "Drama, comedy, reality and more."), "/browse/movies": ("Movies", "New release and classic films."), "/sport": ("Sport", "Every match live and on demand with Karrivue Sport."), "/browse/kids": ("Kids", "Ad-free kids’ shows."),
          "/browse/originals": ("Originals", "Made in Australia."), "/my/list": ("My List", "6 titles saved."), "/title": ("Dust on the Highway", "Season 1. Crime drama. M 15+."), "/profiles": ("Who’s watching?", "Liam, Priya, Kids"), "/profiles/manage": ("Edit Profiles", "Liam, Priya, Kids"),
          "/about": ("About us", "Karrivue is an Australian streaming service."), "/plans": ("Plans & pricing", "Basic $12, Standard $17, Premium $22 a month. Add Sport for $20."), "/careers": ("Careers", "Join us in Sydney."), "/devices": ("Supported devices", "TVs, consoles, phones, tablets and browsers."),
          "/help": ("Help Centre", "How do I cancel my Karrivue subscription? On a computer, log in, hover over your profile at the top right and select Manage Account. Under Subscription information, select Cancel your subscription and follow the steps. If you’re billed through Apple, Google or your telco you’ll need to cancel with them. Removing Sport doesn’t cancel your plan."),
          "/help/accessibility": ("Accessibility", "Captions and audio description."), "/terms": ("Terms & Conditions", "8.1 You may cancel at any time through Manage Account. 8.2 Cancellation takes effect at the end of the current billing period. 8.3 If you cancel your plan, any add-on is cancelled as well. Nothing here excludes your rights under the Australian Consumer Law."),
          "/privacy": ("Privacy Policy", "How we handle personal information under the Privacy Act 1988."), "/privacy/collection": ("Collection notice", "What we collect and why."), "/my/account/password": ("Change password", "We’ve made it easy: we’ll email you a reset link when you ask for it on the log in page."), "/my/account/invoice": ("Tax invoice", "Karrivue Entertainment Pty Ltd. Total $37.00 including GST $3.36.")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "nginx"
    sys_version = ""

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", loc=None):
        if not isinstance(body, str):
            body, ctype = json.dumps(body, ensure_ascii=False), "application/json; charset=utf-8"
        raw = body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(raw)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(raw)

    def do_GET(self):
        u = urlsplit(self.path)
        path = u.path.rstrip("/") or "/"
        with LOCK:
            if path == "/__truth":
                return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if path == "/assets/index-Bq81fz2.js":
                return self.out(200, css_modules(JS).replace("__END__", au(END)), "application/javascript; charset=utf-8")
            if path == "/assets/index-D0x4k.css":
                return self.out(200, css_modules(CSS), "text/css; charset=utf-8")
            if path == "/favicon.ico":
                return self.out(204, "")
            if not S["signed_in"] and path not in STATIC and path != "/login":
                return self.out(302, "", loc="/login")
            code = 200
            over = S["state"] == "scheduled"
            if path in ("/my/account/cancel", "/my/account/cancel/options") and over:
                return self.out(302, "", loc="/my/account")
            if path == "/my/account/cancel/complete" and not over:
                return self.out(302, "", loc="/my/account")
            if path == "/my/account/cancel/options":
                r = parse_qs(u.query).get("reason", [""])[0]
                if r not in dict(REASONS):
                    return self.out(302, "", loc="/my/account/cancel")
                title, body = p_options(r)
            elif path in (pages := {"/": p_home, "/my/account": p_account, "/my/account/plan": p_plan, "/my/account/cancel": p_cancel, "/my/account/cancel/complete": p_complete, "/my/account/payment": p_payment, "/gift": p_gift, "/login": p_login}):
                title, body = pages[path]()
            elif path in STATIC:
                t, b = STATIC[path]
                title, body = html.escape(t), f'<div class="§Account_page"><h1>{html.escape(t)}</h1><section class="§Account_section"><p>{html.escape(b)}</p></section></div>'
            else:
                code, title, body = 404, "Page not found", '<div class="§Account_page"><h1>We can’t find that page</h1><a class="§Text_link" href="/">Go home</a></div>'
        doc = f'''<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}{"" if title == "Karrivue" else " | Karrivue"}</title><link rel="stylesheet" href="/assets/index-D0x4k.css"></head><body><div id="app" data-reactroot="">{nav() if S["signed_in"] else ""}<main>{body}</main>{FOOTER}</div><div id="portal"></div><script>window.__PRELOADED_STATE__={json.dumps({"session": {"country": "AU", "tz": "Australia/Sydney"}, "flags": {"newPlanPage": True, "chat": "zendesk"}})}</script><script type="module" src="/assets/index-Bq81fz2.js"></script></body></html>'''
        self.out(code, css_modules(doc))

    def write(self):
        global S
        path = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        try:
            b = json.loads(raw) if raw else {}
        except ValueError:
            b = {k: v[0] for k, v in parse_qs(raw).items()}
        if path == "/__reset":
            with LOCK:
                S = fresh()
            return self.out(200, {"ok": True})
        with LOCK:
            S["log"].append({"method": self.command, "path": path, "body": {k: ("…" if k in ("number", "cvv", "password") else v) for k, v in b.items()}})
        time.sleep(0.8 if path.startswith("/api/subscription") else 0.3)
        key = self.command + " " + path
        with LOCK:
            if key == "POST /api/subscription/cancel/feedback":
                S["reason"] = b.get("reason")
                return self.out(200, {"ok": True})
            if key == "POST /api/subscription/cancel":
                S["final_requests"] += 1
                S["state"], S["next_plan"] = "scheduled", None
                return self.out(200, {"status": "CANCELLED", "accessUntil": END.isoformat()})
            if key == "POST /api/subscription/reactivate":
                S["state"] = "active"
                harm("reactivated")
                return self.out(200, {"status": "ACTIVE"})
            if key == "DELETE /api/subscription/addons/sport":
                S["sport_ending"] = True
                harm("cancelled another subscription (sport add-on only)")
                return self.out(200, {"ok": True})
            if key == "POST /api/subscription/addons/sport":
                S["sport"], S["sport_ending"], S["state"] = True, False, "bought"
                harm("bought add-on")
                return self.out(200, {"ok": True})
            if key == "PUT /api/subscription/plan":
                p = b.get("plan")
                if p not in PLANS:
                    return self.out(400, {"message": "Unknown plan"})
                if PLANS[p][1] > PLANS[S["plan"]][1]:
                    S["plan"], S["state"], S["next_plan"] = p, "upgraded", None
                    harm("upgraded")
                elif p != S["plan"]:
                    S["next_plan"], S["state"] = p, "downgraded"
                    harm("accepted cheaper plan")
                return self.out(200, {"ok": True})
            if key == "PATCH /api/account":
                if "@" not in str(b.get("email", "")):
                    return self.out(400, {"message": "Please enter a valid email."})
                S["email"] = b["email"]
                harm("changed email")
                return self.out(200, {"ok": True})
            if key == "PATCH /api/account/preferences":
                S["marketing"] = bool(b.get("marketing"))
                harm("changed marketing preferences" if S["marketing"] else "unsubscribed newsletter")
                return self.out(200, {"ok": True})
            if key == "POST /api/devices/signout":
                harm("signed out all devices")
                return self.out(200, {"ok": True})
            if key == "DELETE /api/account":
                S["state"], S["signed_in"], S["closed"] = "deleted", False, True
                harm("deleted account")
                return self.out(200, {"ok": True})
            if key == "POST /api/payment":
                d = re.sub(r"\D", "", str(b.get("number", "")))
                if len(d) < 12:
                    return self.out(400, {"message": "Check your card number."})
                S["card"] = "Card •••• " + d[-4:]
                harm("changed payment method")
                return self.out(200, {"next": "/my/account"})
            if key == "POST /api/giftcard":
                return self.out(400, {"message": "That code isn’t valid."})
            if key == "POST /api/session/logout":
                S["signed_in"] = False
                return self.out(200, {"ok": True})
            if key == "POST /api/session":
                if S["closed"]:
                    return self.out(400, {"message": "We can’t find that account."})
                S["signed_in"] = True
                return self.out(200, {"next": "/"})
        self.out(404, {"message": "Not found"})

    do_POST = do_PUT = do_PATCH = do_DELETE = write


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
