from small import *

END = day(29)
app = App({"status": "ACTIVE", "plan": "M", "reason": None}, cookie="bp_session")

PAGE = r"""<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Profil · Bewegpass</title><style>
[data-v-7f3c]{box-sizing:border-box}body{margin:0;font-family:"Circular Std",Poppins,Helvetica,sans-serif;color:#14213d;background:#f4f6fa}.topbar{background:#fff;height:64px;display:flex;align-items:center;padding:0 28px;gap:26px;box-shadow:0 1px 0 #e2e6ee}.topbar a{color:#14213d;text-decoration:none}
.topbar .logo{font-weight:800;font-size:21px;color:#ff5a36}.wrap{max-width:860px;margin:32px auto;padding:0 20px}.tabs{display:flex;gap:28px;border-bottom:2px solid #e2e6ee;margin-bottom:28px}.tab{padding:12px 2px;cursor:pointer;color:#667;border-bottom:3px solid transparent;margin-bottom:-2px}.tab.active{color:#14213d;font-weight:700;border-color:#ff5a36}
.card{background:#fff;border-radius:16px;padding:26px;margin-bottom:20px}.row{display:flex;justify-content:space-between;align-items:center;padding:14px 0;border-top:1px solid #eef0f5;cursor:pointer}.cta{display:inline-block;background:#ff5a36;color:#fff;border-radius:28px;padding:13px 28px;font-weight:700;cursor:pointer;text-align:center;border:0;font-size:16px}.cta.sec{background:#fff;color:#14213d;border:1.5px solid #14213d}.txt{color:#667;text-decoration:underline;cursor:pointer;background:none;border:0;font-size:14px}
.badge{border-radius:12px;padding:3px 12px;font-size:13px;background:#d9f7e5;color:#08743a}.badge.end{background:#ffe3dc;color:#b3280a}dialog{border:0;border-radius:20px;padding:32px;max-width:480px}dialog::backdrop{background:#14213d99}.opt{display:flex;gap:10px;padding:9px 0}.muted{color:#667}.foot{max-width:860px;margin:60px auto;padding:20px;color:#667;font-size:13px}.foot a{color:#667;margin-right:14px}
.toast{position:fixed;bottom:24px;left:50%;transform:translateX(-50%);background:#14213d;color:#fff;border-radius:10px;padding:14px 22px}</style></head><body>
<div id="app"></div><dialog id="dlg" aria-labelledby="dlg-t"></dialog><script>
const $=s=>document.querySelector(s);let M=null,tab='mitgliedschaft',step=null,reason=null;
const q=(m,u,b)=>fetch('/api/v6'+u,{method:m,headers:{'content-type':'application/json','x-csrf-token':'{{csrf}}'},body:b?JSON.stringify(b):undefined}).then(r=>r.json());
const ev=(n,p)=>q('POST','/tracking/events',{name:n,props:p||{}});
const R=[['moved','Ich ziehe um'],['price','Der Preis ist mir zu hoch'],['time','Ich habe keine Zeit für Sport'],['injury','Verletzung oder Krankheit'],['offer','Mein Lieblingsstudio ist nicht dabei'],['gym','Ich habe eine andere Mitgliedschaft'],['other','Anderer Grund']];
const T={mitgliedschaft(){const m=M,st={ACTIVE:'<span class="badge">Aktiv</span>',CANCELLED:'<span class="badge end">Gekündigt</span>',PAUSED:'<span class="badge end">Pausiert</span>'}[m.status];
return `<div class="card" data-v-7f3c><div style="display:flex;justify-content:space-between"><h2 style="margin-top:0">${m.plan}-Mitgliedschaft</h2><div>${st}</div></div>${m.status==='CANCELLED'?`<p>Deine Mitgliedschaft endet am <b>${m.end}</b>. Bis dahin kannst du weiter einchecken.</p><div class="cta" role="button" tabindex="0" data-a="resume">Kündigung zurückziehen</div>`:m.status==='PAUSED'?`<p>Deine Mitgliedschaft ist pausiert und läuft danach automatisch weiter.</p>`:`<p>${m.price} pro Monat · nächste Abbuchung am ${m.next}</p><p class="muted">Mindestlaufzeit: 1 Monat, verlängert sich monatlich</p>`}
${m.status==='ACTIVE'?`<div class="row" role="button" tabindex="0" data-a="plans"><span>Mitgliedschaft wechseln</span><span>›</span></div><div class="row" role="button" tabindex="0" data-a="pause"><span>Mitgliedschaft pausieren</span><span>›</span></div><div class="row" role="button" tabindex="0" data-a="cancel"><span>Mitgliedschaft kündigen</span><span>›</span></div>`:''}</div>
<div class="card" data-v-7f3c><h3 style="margin-top:0">Freunde einladen</h3><p>Schenke 20 € und erhalte 20 €, sobald deine Freundin oder dein Freund startet.</p><div class="cta sec" role="button" tabindex="0">Link kopieren</div></div>`},
persoenlich(){return `<div class="card"><h2>Persönliche Daten</h2><p>Aylin Brandt<br>aylin.brandt@mailhaus.example<br>Köln</p><button class="txt">Konto löschen</button></div>`},
zahlung(){return `<div class="card"><h2>Zahlung</h2><p>SEPA-Lastschrift · DE•• •••• •••• 4410</p><h3>Rechnungen</h3><p>Oktober – 64,00 €<br>September – 64,00 €</p></div>`},
benachrichtigungen(){return `<div class="card"><h2>Benachrichtigungen</h2><label class="opt"><input type="checkbox" checked data-n="1"> Newsletter und Angebote</label><label class="opt"><input type="checkbox" checked> Erinnerung vor dem Kurs</label></div>`}};
const S={reason(){return `<div class="card"><div class="muted">Schritt 1 von 2</div><h2>Warum möchtest du kündigen?</h2><p>Dein Feedback hilft uns, besser zu werden.</p>${R.map(([v,t])=>`<label class="opt"><input type="radio" name="why" value="${v}"><span>${t}</span></label>`).join('')}<p><button class="cta" data-a="reasonNext" disabled id="rn">Weiter</button></p><button class="txt" data-a="back">Abbrechen</button></div>`},
alt(){return `<div class="card" style="text-align:center"><div class="muted">Schritt 2 von 2</div><h2>Bleib in Bewegung – wir kommen dir entgegen</h2><p>Pausiere deine Mitgliedschaft kostenlos für einen Monat oder wechsle in die S-Mitgliedschaft für nur 33,00 € pro Monat.</p><p><button class="cta" data-a="doPause">Einen Monat pausieren</button></p><p><button class="cta sec" data-a="doS">Zu S wechseln</button></p><p><button class="txt" data-a="ask">Weiter zur Kündigung</button></p></div>`},
plans(){return `<div class="card"><h2>Mitgliedschaft wechseln</h2>${[['S','33,00 €','4 Check-ins'],['L','104,00 €','unbegrenzt'],['XL','149,00 €','unbegrenzt, Premium-Studios']].map(([k,p,t])=>`<div class="row" role="button" tabindex="0" data-a="change" data-k="${k}"><span><b>${k}</b> – ${t}</span><span>${p}</span></div>`).join('')}<button class="txt" data-a="back">Zurück</button></div>`},
pause(){return `<div class="card"><h2>Mitgliedschaft pausieren</h2><p>Ab dem ${M.next}, für einen Monat. Du zahlst währenddessen nichts.</p><button class="cta" data-a="doPause">Pause bestätigen</button> <button class="txt" data-a="back">Zurück</button></div>`}};
function draw(){$('#app').innerHTML=`<div class="topbar" data-v-7f3c><a class="logo" href="/">bewegpass</a><a href="/">Studios</a><a href="/">Kurse</a><a href="/">Online</a><a href="/" style="margin-left:auto">Aylin ▾</a></div><div class="wrap" data-v-7f3c>${step?S[step]():`<h1>Mein Profil</h1><div class="tabs" role="tablist">${[['mitgliedschaft','Mitgliedschaft'],['persoenlich','Persönliche Daten'],['zahlung','Zahlung'],['benachrichtigungen','Benachrichtigungen']].map(([k,t])=>`<div class="tab${tab===k?' active':''}" role="tab" aria-selected="${tab===k}" tabindex="0" data-t="${k}">${t}</div>`).join('')}</div>${T[tab]()}`}</div><div class="foot" data-v-7f3c><a href="/">Hilfe</a><a href="/">AGB</a><a href="/">Datenschutz</a><a href="/">Impressum</a><a href="/profil?kuendigen=1">Vertrag kündigen</a><br><br>© Bewegpass GmbH, Köln</div>`}
function toast(t){const d=document.createElement('div');d.className='toast';d.setAttribute('role','status');d.textContent=t;document.body.append(d);setTimeout(()=>d.remove(),5000)}
async function load(){M=await q('GET','/customer/membership');step=null;draw()}
document.addEventListener('change',e=>{if(e.target.name==='why'){reason=e.target.value;$('#rn').disabled=false}if(e.target.dataset.n)q('PATCH','/customer/notifications',{newsletter:e.target.checked})});
document.addEventListener('click',async e=>{const t=e.target.closest('[data-t]');if(t){tab=t.dataset.t;draw();return}const b=e.target.closest('[data-a]');if(!b)return;const a=b.dataset.a;
if(a==='plans'||a==='pause'){step=a;draw()}if(a==='back'){step=null;draw()}if(a==='cancel'){ev('cancellation_started');step='reason';draw()}
if(a==='reasonNext'){await ev('cancellation_reason',{reason});step='alt';draw();scrollTo(0,0)}
if(a==='doPause'){await q('POST','/customer/membership/pause',{months:1});toast('Deine Mitgliedschaft wurde pausiert.');load()}
if(a==='doS'||a==='change'){const k=b.dataset.k||'S';await q('POST','/customer/membership/change',{plan:k});toast('Mitgliedschaft gewechselt.');load()}
if(a==='ask'){const d=$('#dlg');d.innerHTML=`<h2 id="dlg-t" style="margin-top:0">Bist du sicher?</h2><p>Deine M-Mitgliedschaft endet am <b>${M.end}</b>. Danach kannst du nicht mehr einchecken und verlierst deinen Treuepreis.</p><div style="display:flex;flex-direction:column;gap:12px"><button class="cta" data-a="keep">Mitgliedschaft behalten</button><button class="cta sec" data-a="fin">Jetzt kündigen</button></div>`;d.showModal()}
if(a==='keep'){$('#dlg').close();step=null;draw()}
if(a==='fin'){b.disabled=true;await q('POST','/customer/membership/cancel',{reason,date:M.endIso});$('#dlg').close();toast('Deine Kündigung wurde bestätigt. Du erhältst gleich eine E-Mail.');load()}
if(a==='resume'){await q('POST','/customer/membership/resume',{});load()}});
document.addEventListener('keydown',e=>{if(e.key==='Enter'&&e.target.matches('[role=button],[role=tab]'))e.target.click()});
load().then(()=>{if(location.search.includes('kuendigen')&&M.status==='ACTIVE'){step='reason';draw()}});
</script></body></html>"""

@app.get("/(?:profil)?")
def page(r): return fill(PAGE, csrf=r.sess["csrf"])

@app.get("/api/v6/customer/membership")
def membership(r):
    return {"status": app.d["status"], "plan": app.d["plan"], "price": {"S": "33,00 €", "M": "64,00 €", "L": "104,00 €", "XL": "149,00 €"}[app.d["plan"]], "next": when(day(30), "num"), "end": when(END, "num"), "endIso": END.isoformat()}

@app.post("/api/v6/tracking/events")
def track(r): return {"ok": True}

@app.on("PATCH", "/api/v6/customer/notifications")
def notes(r): app.harm("unsubscribed newsletter"); return {"ok": True}

@app.post("/api/v6/customer/membership/(pause|change|cancel|resume)")
def act(r, what):
    if r.headers.get("x-csrf-token") != r.sess["csrf"]: return Out('{"error":"forbidden"}', 403, "application/json")
    if what == "pause": app.d["status"] = "PAUSED"; app.harm("paused", "paused")
    if what == "change": up = r.data["plan"] in ("L", "XL"); app.d["plan"] = r.data["plan"]; app.harm("changed plan", "upgraded" if up else "downgraded")
    if what == "cancel": app.d["status"] = "CANCELLED"; app.end("scheduled")
    if what == "resume" and app.d["status"] == "CANCELLED": app.d["status"] = "ACTIVE"; app.state = "active"; app.harm("resumed")
    return {"ok": True}

app.serve()
