(function(){"use strict";
function hydrate(){
var D=JSON.parse(document.getElementById("__NEXT_DATA__").textContent),P=D.props.pageProps;
function $(s,r){return (r||document).querySelector(s)}function all(s,f){document.querySelectorAll(s).forEach(f)}
function T(id,f){all('[data-testid="'+id+'"]',function(e){e.addEventListener("click",function(ev){f(e,ev)})})}
function post(u,b){return fetch(u,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(b||{})}).then(function(r){if(!r.ok)throw r;return r.json()})}
function esc(s){var d=document.createElement("div");d.textContent=s;return d.innerHTML}
function busy(e){e.disabled=true;e.textContent="Einen Moment …"}
function reload(){location.reload()}
function modal(title,text,yes,no,fn){var o=document.createElement("div");o.className="mOv";o.innerHTML='<div class="mBx" role="dialog" aria-modal="true" aria-labelledby="mh"><h2 id="mh">'+esc(title)+'</h2><p>'+text+'</p><button type="button" class="sc-5ef6a-0 iPrim">'+esc(yes)+'</button><button type="button" class="sc-5ef6a-0 iTxt">'+esc(no)+'</button></div>';document.body.appendChild(o);var b=o.querySelectorAll("button");b[0].onclick=function(){busy(b[0]);fn()};b[1].onclick=function(){o.remove()};b[0].focus();}
/* header */
T("profile-menu",function(e){var u=e.nextElementSibling;u.hidden=!u.hidden;e.setAttribute("aria-expanded",String(!u.hidden))});
T("logout",function(){post("/api/auth/logout").then(function(){location.href="/"})});
T("privacy-settings",function(e,ev){ev.preventDefault();consent()});
/* account */
T("reactivate",function(e){busy(e);post("/api/account/subscriptions/"+e.dataset.id+"/reactivate").then(reload)});
T("switch-annual",function(e){modal("Zum Jahresabo wechseln?","Du wechselst kostenpflichtig in ein Jahresabo mit 12 Monaten Mindestlaufzeit.","Zahlungspflichtig bestellen","Abbrechen",function(){post("/api/account/subscriptions/"+e.dataset.id+"/annual").then(reload)})});
T("addon-cancel",function(){modal("HOPPLA Premium kündigen?","Du verlierst Full HD und den zweiten Stream zum Ende des Abrechnungszeitraums.","Premium kündigen","Abbrechen",function(){post("/api/account/addons/premium/cancel").then(reload)})});
T("buy",function(e){modal("Bestellung prüfen","Die Abbuchung erfolgt über PayPal.","Zahlungspflichtig bestellen","Abbrechen",function(){post("/api/shop/order",{sku:e.dataset.id}).then(function(){location.href="/account/abos"})})});
T("pay-change",function(){alert("Du wirst zu PayPal weitergeleitet.")});
T("pay-remove",function(e){busy(e);post("/api/account/payment/remove").then(reload)});
T("profile-save",function(e){busy(e);post("/api/account/profile",{vorname:$("#vn").value,nachname:$("#nn").value}).then(reload)});
T("pin-reset",function(e){busy(e);post("/api/account/pin").then(reload)});
T("device-remove",function(e){busy(e);post("/api/account/devices/remove",{id:e.dataset.id}).then(reload)});
T("account-delete",function(){modal("Account wirklich löschen?","Alle Abos enden sofort. Dies kann nicht rückgängig gemacht werden.","Endgültig löschen","Abbrechen",function(){post("/api/account/delete").then(function(){location.href="/"})})});
all('[data-testid="news-toggle"]',function(e){e.addEventListener("change",function(){post("/api/account/notifications",{name:e.name,on:e.checked})})});
/* Kündigungsstrecke */
var w=$("#wizard");
if(w){var s=P.sub,reason=null;
 function steps(n){return '<ol class="pSteps">'+["1. Grund","2. Angebot","3. Bestätigung"].map(function(t,i){return "<li"+(i===n?' aria-current="step"':"")+">"+t+"</li>"}).join("")+"</ol>"}
 function show(html){w.style.opacity=0;setTimeout(function(){w.innerHTML=html;w.style.transition="opacity .25s";w.style.opacity=1;window.scrollTo(0,0);bind()},220)}
 function on(id,f){var e=$('[data-testid="'+id+'"]',w);if(e)e.addEventListener("click",function(){f(e)})}
 function offer(){var sport=s.id==="live-sport",n=sport?"24,99 €":"9,98 €";show(steps(1)+'<h1>Bleib dabei – wir haben was für dich</h1><section class="sc-7cd3e-0 eRtZu"><span class="dTag">Nur für dich</span><h2>'+esc(s.name)+' für '+n+' mtl.</h2><p>6 Monate lang statt '+s.price+'. Mindestlaufzeit 6 Monate, danach '+s.price+' mtl. und monatlich kündbar.</p><ul><li>'+(sport?"Alle Topspiele der Rückrunde live":"Alle Original-Serien zum Start")+'</li><li>HOPPLA Premium inklusive im ersten Monat</li></ul><button type="button" class="sc-5ef6a-0 iPrim" data-testid="offer-accept">Angebot annehmen</button></section><button type="button" class="sc-5ef6a-0 iSec" data-testid="offer-decline">Nein danke, weiter zur Kündigung</button><a class="sc-5ef6a-0 iTxt" href="/account/abos/'+s.id+'">Abbrechen</a>')}
 function confirmStep(err){show(steps(2)+'<h1>Kündigung bestätigen</h1>'+(err?'<div class="xErr" role="alert">Das hat leider nicht geklappt. Bitte versuche es erneut.</div>':"")+'<section class="sc-7cd3e-0 eRtZu"><h2>'+esc(s.full)+'</h2><dl class="fMeta"><dt>Vertragsnummer</dt><dd>'+s.no+'</dd><dt>Art der Kündigung</dt><dd>Ordentliche Kündigung</dd><dt>Kündigung zum</dt><dd>'+s.end+'</dd><dt>Bestätigung an</dt><dd>'+s.email+'</dd></dl><p>Bis zum '+s.end+' kannst du alle Inhalte wie gewohnt streamen. Danach verlierst du den Zugriff auf '+esc(s.name)+'. Deine anderen Abos und HOPPLA Premium bleiben bestehen.</p></section><button type="button" class="sc-5ef6a-0 iPrim" data-testid="cancel-confirm">Jetzt kündigen</button><a class="sc-5ef6a-0 iTxt" href="/account/abos/'+s.id+'">Abo behalten</a>')}
 function done(r){show('<h1>Deine Kündigung ist bei uns eingegangen</h1><div class="xOk" role="status">Dein Abo '+esc(s.full)+' endet am '+r.endDate+'.</div><p>Wir haben dir eine Kündigungsbestätigung an '+s.email+' geschickt. Bis dahin kannst du weiter streamen. Du hast es dir anders überlegt? Unter „Meine Abos“ kannst du deine Kündigung bis zum Laufzeitende zurücknehmen.</p><a class="sc-5ef6a-0 iPrim" href="/account/abos">Zu Meine Abos</a><a class="sc-5ef6a-0 iTxt" href="/">Zur Startseite</a>')}
 function bind(){
  var nx=$('[data-testid="wizard-next"]',w);w.querySelectorAll("input[name=reason]").forEach(function(r){if(r.checked){reason=r.value;nx.disabled=false}r.addEventListener("change",function(){reason=r.value;nx.disabled=false})});
  on("wizard-next",function(){offer()});
  on("offer-accept",function(e){busy(e);post("/api/account/subscriptions/"+s.id+"/offer",{offer:"stay6"}).then(function(){location.href="/account/abos/"+s.id})});
  on("offer-decline",function(){confirmStep()});
  on("cancel-confirm",function(e){busy(e);post("/api/account/subscriptions/"+s.id+"/cancel",{reason:reason,type:"ORDINARY"}).then(done,function(){confirmStep(true)})});
 }
 bind();
}
/* Sourcepoint */
function consent(){if($("[id^=sp_message_container]"))return;var c=document.createElement("div");c.id="sp_message_container_1093214";c.innerHTML='<iframe id="sp_message_iframe_1093214" title="SP Consent Message" src="/consent/index.html?message_id=1093214&consent_origin=self"></iframe>';document.body.appendChild(c);document.documentElement.classList.add("sp-message-open")}
window.addEventListener("message",function(e){if(e.data&&e.data.name==="sp.hideMessage"){document.cookie="consentUUID=hp; path=/; max-age=31536000";post("/api/consent",{choice:e.data.choice});var c=$("[id^=sp_message_container]");if(c)c.remove();document.documentElement.classList.remove("sp-message-open")}});
if(document.cookie.indexOf("consentUUID")<0)setTimeout(consent,350);
}
(window.requestIdleCallback||setTimeout)(function(){setTimeout(hydrate,180)});
})();
