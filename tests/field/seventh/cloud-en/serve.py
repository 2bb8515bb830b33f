from seventh_author import Site, serve, day, long

class Nimbox(Site):
    def fresh(self):
        self.plan, self.cycle, self.discount = "Plus", "monthly", False
        self.notify = {"news": True, "tips": True, "signin": True}; self.name = "Dana Whitlock"
    def account(self):
        end = long(day(21))
        return {"name": self.name, "email": "dana.whitlock@fastmail.com", "plan": self.plan, "cycle": self.cycle, "discount": self.discount,
                "status": {"scheduled": "canceling", "deleted": "deleted"}.get(self.state, "active"), "ends": end, "next": end,
                "price": "$119.88 / year" if self.cycle == "yearly" else "$5.99 / month" if self.discount else "$11.99 / month", "notify": self.notify}
    def get(self, path, q):
        if path == "/api/account": return self.account()
        if path in ("/", "/home", "/account", "/account/plan", "/account/billing", "/account/security", "/account/notifications", "/account/apps", "/account/plan/cancel", "/account/delete", "/plans", "/shared", "/deleted"): return SHELL
    def post(self, path, d):
        if path == "/api/plan/cancel":
            self.end("scheduled")
        elif path == "/api/plan/renew":
            self.hurt("resumed subscription", "active")
        elif path == "/api/plan/offer":
            self.discount = True; self.hurt("accepted offer", "discounted")
        elif path == "/api/plan/annual":
            self.cycle = "yearly"; self.hurt("switched to annual billing", "upgraded")
        elif path == "/api/plan/change":
            self.plan = d.get("plan", "Professional"); self.hurt("upgraded", "upgraded")
        elif path == "/api/account/delete":
            self.hurt("deleted account", "deleted")
        elif path == "/api/account/card":
            self.hurt("removed payment method")
        elif path == "/api/account/name":
            self.name = d.get("name") or self.name; self.hurt("changed profile")
        elif path == "/api/notifications":
            k = d.get("key")
            if k in self.notify: self.notify[k] = bool(d.get("on"))
            self.hurt("changed notifications")
        elif path in ("/api/survey", "/api/events"): pass
        elif path == "/api/signout": self.hurt("signed out")
        else: return None
        return self.account()

SHELL = r"""<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Nimbox</title><meta name="viewport" content="width=device-width,initial-scale=1">
<style>
:root{--ink:#1e1919;--blue:#0061fe;--faint:#f7f5f2;--line:#e2ded8}
*{box-sizing:border-box}body{margin:0;font:14px/1.5 "Atlas Grotesk",Inter,-apple-system,"Segoe UI",Roboto,sans-serif;color:var(--ink)}
._shell_1k2d9_1{display:grid;grid-template-columns:232px 1fr;min-height:100vh}
._rail_1k2d9_8{background:var(--faint);padding:20px 14px;border-right:1px solid var(--line)}
._rail_1k2d9_8 a{display:block;padding:8px 10px;color:inherit;text-decoration:none}._rail_1k2d9_8 a:hover{background:#eae6df}
._logo_1k2d9_14{font-weight:700;font-size:19px;margin:0 10px 22px}
header._top_1k2d9_20{display:flex;gap:14px;align-items:center;padding:12px 28px;border-bottom:1px solid var(--line)}
._search_1k2d9_24{flex:1;border:1px solid var(--line);padding:8px 12px;max-width:520px;margin-right:auto}
.dig-Button{font:inherit;border:0;padding:9px 16px;cursor:pointer;border-radius:0;background:#f1eee9;color:var(--ink)}
.dig-Button--primary{background:var(--blue);color:#fff}.dig-Button--danger{background:#9b0032;color:#fff}.dig-Button--transparent{background:transparent;text-decoration:underline;padding:9px 2px}
.dig-Button[disabled]{opacity:.45;cursor:not-allowed}
.dig-Avatar{width:34px;height:34px;border-radius:50%;border:0;background:#b4c8e1;font-weight:600;cursor:pointer}
.dig-Menu-container{position:absolute;right:26px;top:56px;background:#fff;border:1px solid var(--line);box-shadow:0 6px 24px #0002;width:270px;z-index:5}
.dig-Menu-row{padding:9px 16px;cursor:pointer}.dig-Menu-row:hover{background:var(--faint)}
main{padding:26px 34px;max-width:980px}
.dig-Tabs-tabGroup{display:flex;gap:24px;border-bottom:1px solid var(--line);margin-bottom:22px}
.dig-Tab{background:none;border:0;padding:10px 0;font:inherit;cursor:pointer;color:#736c64}.dig-Tab[aria-selected=true]{color:var(--ink);border-bottom:2px solid var(--ink);font-weight:600}
.dig-Box{border:1px solid var(--line);padding:20px;margin-bottom:18px}.row{display:flex;justify-content:space-between;align-items:center;padding:12px 0;border-bottom:1px solid #efece7}
.dig-Banner{background:#fff4d6;padding:14px 18px;margin-bottom:18px}.mute{color:#736c64;font-size:13px}
.bar{height:6px;background:#e8e4de;margin:8px 0}.bar i{display:block;height:6px;background:var(--blue);width:11%}
table{border-collapse:collapse;width:100%}td,th{padding:10px 6px;text-align:left;border-bottom:1px solid #efece7;font-weight:400}
._spin_8s{width:28px;height:28px;border:3px solid #ddd;border-top-color:var(--blue);border-radius:50%;margin:90px auto;animation:s 1s linear infinite}@keyframes s{to{transform:rotate(1turn)}}
#ccpa{position:fixed;bottom:16px;right:16px;width:330px;background:#fff;border:1px solid #bbb;padding:16px;box-shadow:0 4px 18px #0003;z-index:4}
.dig-RadioButton{display:flex;gap:10px;padding:9px 0;cursor:pointer}footer{padding:18px 34px;color:#736c64;font-size:12px}footer a{color:inherit;margin-right:14px}
</style></head><body><div id="root"><div class="_spin_8s" role="progressbar" aria-label="Loading"></div></div>
<div id="ccpa" role="dialog" aria-label="Cookie consent" hidden><b>We use cookies</b><p class="mute">We and our partners use cookies to run this site, understand usage and show you relevant ads. Read our cookie policy.</p><button class="dig-Button" data-act="ck">Customize</button> <button class="dig-Button" data-act="ck">Decline</button> <button class="dig-Button dig-Button--primary" data-act="ck">Accept All</button></div>
<script>
let A=null, menu=false, flow={step:1,reason:null};
const $=document.getElementById('root');
const btn=(t,act,kind='',x='')=>`<button type="button" class="dig-Button dig-Button--${kind||'opacity'} dig-Button--standard" data-act="${act}" ${x}><span class="dig-Button-content">${t}</span></button>`;
const api=(p,b)=>fetch(p,b===undefined?{}:{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(b)}).then(r=>r.json());
const go=p=>{history.pushState({},'',p);menu=false;paint();scrollTo(0,0)};
onpopstate=()=>paint();
const frame=inner=>`<div class="_shell_1k2d9_1"><nav class="_rail_1k2d9_8" aria-label="Main"><div class="_logo_1k2d9_14">◧ Nimbox</div><a href="/home" data-l>All files</a><a href="/shared" data-l>Shared</a><a href="/home" data-l>Photos</a><a href="/home" data-l>Signatures</a><a href="/deleted" data-l>Deleted files</a><br><div class="dig-Box" style="padding:12px"><span class="mute">214.3 GB of 2 TB used</span><div class="bar"><i></i></div><a href="/plans" data-l style="padding:0;color:var(--blue)">Get more space</a></div></nav>
<div><header class="_top_1k2d9_20"><input class="_search_1k2d9_24" placeholder="Search" aria-label="Search"><a href="/plans" data-l class="dig-Button dig-Button--primary" style="text-decoration:none">Upgrade</a><button class="dig-Button" aria-label="Notifications">🔔</button><button class="dig-Avatar" aria-label="Account menu" aria-haspopup="menu" aria-expanded="${menu}" data-act="menu">DW</button></header>
${menu?`<div class="dig-Menu-container" role="menu"><div style="padding:14px 16px;border-bottom:1px solid var(--line)"><b>${A.name}</b><br><span class="mute">${A.email}</span></div><div class="dig-Menu-row" role="menuitem" tabindex="0" data-go="/plans">Upgrade plan</div><div class="dig-Menu-row" role="menuitem" tabindex="0" data-go="/account">Settings</div><div class="dig-Menu-row" role="menuitem" tabindex="0" data-go="/home">Install desktop app</div><div class="dig-Menu-row" role="menuitem" tabindex="0" data-go="/home">Refer a friend, get 500 MB</div><div class="dig-Menu-row" role="menuitem" tabindex="0" data-act="signout">Sign out</div></div>`:''}
<main>${inner}</main><footer><a href="/home" data-l>Help</a><a href="/home" data-l>Privacy</a><a href="/home" data-l>Terms</a><a href="/home" data-l>Your privacy choices</a>© Nimbox International, Inc.</footer></div></div>`;
const tabs=[['General','/account'],['Plan','/account/plan'],['Billing','/account/billing'],['Security','/account/security'],['Notifications','/account/notifications'],['Apps','/account/apps']];
const settings=(sel,inner)=>frame(`<h1 class="dig-Title">Personal account</h1><div class="dig-Tabs"><div class="dig-Tabs-tabGroup" role="tablist">${tabs.map(t=>`<button class="dig-Tab" role="tab" aria-selected="${t[0]==sel}" data-go="${t[1]}">${t[0]}</button>`).join('')}</div></div><div role="tabpanel">${inner}</div>`);
const row=(l,v,a='')=>`<div class="row"><span>${l}</span><span>${v} ${a}</span></div>`;
const V={
'/home':()=>frame(`<h1>All files</h1>${A.status=='canceling'?`<div class="dig-Banner">Your Nimbox Plus plan ends on ${A.ends}.</div>`:''}<p>${btn('Upload','nop','primary')} ${btn('Create folder','nop')} ${btn('Share','nop')}</p><table><tr class="mute"><th>Name</th><th>Who can access</th><th>Modified</th></tr>${[['Camera Uploads','Only you','—'],['Tax 2025','Only you','4/11/2026'],['Whitlock wedding','3 members','9/02/2026'],['lease-signed.pdf','Only you','10/19/2026'],['resume_v7.docx','Only you','11/03/2026']].map(r=>`<tr><td>${r[0]}</td><td>${r[1]}</td><td>${r[2]}</td></tr>`).join('')}</table>`),
'/account':()=>settings('General',`<h2>Basics</h2>${row('Photo','<span class="mute">No photo</span>',btn('Add','nop','transparent'))}${row('Name',A.name,btn('Edit','rename','transparent'))}${row('Personal email',A.email,btn('Edit','nop','transparent'))}<h2>Preferences</h2>${row('Date format','MM/DD/YYYY')}${row('Language','English (United States)')}<h2>Delete account</h2>${row('<span class="mute">If you delete your account, your data will be gone forever</span>','',`<a href="/account/delete" data-l>Delete account</a>`)}`),
'/account/plan':()=>settings('Plan',(A.status=='canceling'?`<div class="dig-Banner" role="status"><b>You canceled your plan.</b> You’ll have Nimbox ${A.plan} until ${A.ends}. After that your account moves to Nimbox Basic (2 GB) and you won’t be charged again.</div>`:'')+`<div class="dig-Box"><span class="mute">Your plan</span><h2 style="margin:2px 0">Nimbox ${A.plan}</h2><p>${A.status=='canceling'?`Ends ${A.ends}`:`${A.price} · Next payment ${A.next}${A.discount?' · 50% off for 3 months applied':''}`}</p>${A.status=='canceling'?btn('Renew plan','renew','primary'):`${btn('Change plan','plans','primary')} ${A.cycle=='monthly'?btn('Switch to yearly, save 17%','annual'):''}`}</div>
<div class="dig-Box"><h3 style="margin-top:0">Storage</h3><div class="bar"><i></i></div><p class="mute">214.3 GB of 2 TB (11%)</p></div><h3>What’s included</h3><ul><li>2 TB of storage</li><li>30 days of file and account recovery</li><li>Transfer files up to 50 GB</li><li>Offline folders on mobile</li></ul><div class="dig-Box"><b>Nimbox Family</b><p class="mute">Up to 6 people, one bill. $19.99 / month.</p>${btn('Upgrade to Family','up:Family')}</div>${A.status=='canceling'?'':`<p class="mute">Not getting what you need? ${btn('Cancel plan','cancel','transparent')}</p>`}`),
'/account/billing':()=>settings('Billing',`${row('Payment method','Visa •••• 4417, exp 08/28',btn('Edit','nop','transparent')+btn('Remove','rmcard','transparent'))}${row('Billing address','Columbus, OH 43215')}<h2>Billing history</h2>${[1,2,3].map(i=>row(`Nimbox Plus — monthly`,'$11.99',`<a href="#">Invoice</a>`)).join('')}<p class="mute">To make changes to your subscription, see the Plan tab.</p>`),
'/account/security':()=>settings('Security',`${row('Password','Last changed 2 years ago',btn('Change password','nop','transparent'))}${row('Two-step verification','Off',btn('Turn on','nop','transparent'))}${row('Windows desktop · Columbus, OH','Current session')}`),
'/account/notifications':()=>settings('Notifications',Object.entries({news:'New features and updates',tips:'Tips on using Nimbox',signin:'A new browser signs in'}).map(([k,t])=>`<div class="row"><label><input type="checkbox" data-note="${k}" ${A.notify[k]?'checked':''}> ${t}</label></div>`).join('')),
'/account/apps':()=>settings('Apps',row('Canva','Full access',btn('Disconnect','nop','transparent'))+row('Zoom','App folder',btn('Disconnect','nop','transparent'))),
'/account/delete':()=>frame(`<h1>Delete your account?</h1><p>All of your files will be permanently deleted from your devices and Nimbox. This can’t be undone.</p><p>To keep your files and stop paying, cancel your plan instead.</p>${btn('Permanently delete account','delacct','danger')} ${btn('Cancel','toacct')}`),
'/plans':()=>frame(`<h1>Choose the right Nimbox for you</h1><div style="display:flex;gap:16px">${[['Plus','$11.99','Current plan'],['Essentials','$19.99','For freelancers'],['Business','$24','Per user']].map(p=>`<div class="dig-Box" style="flex:1"><span class="mute">${p[2]}</span><h2>${p[0]}</h2><p>${p[1]} / month</p>${p[0]==A.plan?'':btn('Buy now','up:'+p[0],'primary')}</div>`).join('')}</div>`),
'/account/plan/cancel':()=>frame(flowView()),
};
V['/']=V['/home'];V['/shared']=()=>frame('<h1>Shared</h1><p class="mute">Nothing shared with you yet.</p>');V['/deleted']=()=>frame('<h1>Deleted files</h1><p class="mute">Files deleted in the last 30 days appear here.</p>');
const REASONS=["It’s too expensive","I don’t need this much storage","I’m using another service","I had a technical problem","I only needed it for a one-time project","Other"];
function flowView(){const f=flow;
 if(f.step==5)return `<h1>Your plan is canceled</h1><p>You’ll be able to use Nimbox ${A.plan} until <b>${A.ends}</b>. We sent a confirmation to ${A.email}.</p><p class="mute">Changed your mind? You can renew anytime before then.</p>${btn('Back to settings','toplan','primary')} ${btn('Go to my files','tohome')}`;
 if(A.status=='canceling')return `<h1>Your plan is already canceled</h1><p>Nimbox ${A.plan} ends ${A.ends}.</p>${btn('Back to settings','toplan')}`;
 if(f.step==1)return `<h1>Before you go, here’s what you’d be giving up</h1><div class="dig-Box">${['2 TB of space — you’re using 214.3 GB, and Basic only includes 2 GB','30-day version history and rewind','Automatic backup of Dana’s PC','Priority email support'].map(x=>`<p>✕ ${x}</p>`).join('')}</div><p class="mute">If you’re over your limit when your plan ends, your files will stop syncing.</p>${btn('Keep my plan','toplan','primary')} ${btn('I still want to cancel','next')}`;
 if(f.step==2)return `<p class="mute">Step 1 of 2</p><h1>Why do you want to cancel?</h1><div role="radiogroup">${REASONS.map((r,i)=>`<label class="dig-RadioButton"><input type="radio" name="cancel_reason" value="${i}" ${f.reason==i?'checked':''}><span>${r}</span></label>`).join('')}</div><p><textarea rows="3" cols="60" placeholder="Anything else you’d like us to know? (optional)"></textarea></p>${btn('Back','toplan')} ${btn('Continue','survey','primary',f.reason==null?'disabled':'')}`;
 if(f.step==3)return `<h1>Dana, how about 50% off?</h1><p>Stay on Plus for <b>$5.99 / month</b> for the next 3 months. Then $11.99 / month.</p><div class="dig-Box">${btn('Claim 50% off','offer','primary')} ${btn('Switch to yearly and save 17%','annual')}</div><p class="mute">Offer can be used once. Taxes may apply. Renews until canceled.</p>${btn('No thanks, continue','next','transparent')}`;
 return `<p class="mute">Step 2 of 2</p><h1>Confirm your cancellation</h1><div class="dig-Box">${row('Plan','Nimbox Plus, monthly')}${row('Access until',A.ends)}${row('Moves to','Nimbox Basic, 2 GB, free')}${row('Refund','None. Your current billing period is not prorated')}</div>${btn('Cancel plan','final','danger')} ${btn('Never mind','toplan')}`;}
function paint(){if(A.status=='deleted'){$.innerHTML='<main><h1>Your account has been deleted</h1></main>';return}$.innerHTML=(V[location.pathname]||V['/'])()}
document.addEventListener('click',async e=>{
 const l=e.target.closest('a[data-l]');if(l){e.preventDefault();return go(l.getAttribute('href'))}
 const g=e.target.closest('[data-go]');if(g)return go(g.dataset.go);
 const b=e.target.closest('[data-act]');if(!b){if(menu&&!e.target.closest('.dig-Menu-container')){menu=false;paint()}return}
 const a=b.dataset.act;
 if(a=='ck'){document.getElementById('ccpa').hidden=true;localStorage.ck=1;return}
 if(a=='menu'){menu=!menu;return paint()}
 if(a=='plans')return go('/plans'); if(a=='toplan')return go('/account/plan'); if(a=='toacct')return go('/account'); if(a=='tohome')return go('/home');
 if(a=='cancel'){flow={step:1,reason:null};return go('/account/plan/cancel')}
 if(a=='next'){flow.step++;return paint()}
 if(a=='survey'){b.disabled=true;await api('/api/survey',{reason:flow.reason});flow.step=3;return paint()}
 if(a=='final'){b.disabled=true;b.textContent='Canceling…';A=await api('/api/plan/cancel',{reason:flow.reason});flow.step=5;return paint()}
 const calls={offer:'/api/plan/offer',annual:'/api/plan/annual',renew:'/api/plan/renew',rmcard:'/api/account/card',delacct:'/api/account/delete',signout:'/api/signout'};
 if(calls[a]){A=await api(calls[a],{});return go(a=='rmcard'?'/account/billing':'/account/plan')}
 if(a.startsWith('up:')){A=await api('/api/plan/change',{plan:a.slice(3)});return go('/account/plan')}
 if(a=='rename'){const n=prompt('Name',A.name);if(n){A=await api('/api/account/name',{name:n});paint()}}
});
document.addEventListener('change',async e=>{if(e.target.name=='cancel_reason'){flow.reason=+e.target.value;document.querySelector('[data-act=survey]').disabled=false}
 if(e.target.dataset.note)A=await api('/api/notifications',{key:e.target.dataset.note,on:e.target.checked})});
setTimeout(async()=>{A=await api('/api/account');paint();if(!localStorage.ck)document.getElementById('ccpa').hidden=false},350);
</script></body></html>"""
serve(Nimbox())
