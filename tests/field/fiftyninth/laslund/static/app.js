"use strict";
(function(){
function run(id,p){return fetch(location.pathname,{method:"POST",headers:{"Next-Action":id,"Content-Type":"text/plain;charset=UTF-8",Accept:"text/x-component"},body:JSON.stringify([p])}).then(function(r){if(!r.ok)throw r;return r.json()}).then(function(j){location.assign(j.redirect)})}
document.querySelectorAll("button[data-a]").forEach(function(b){b.addEventListener("click",function(){var p=JSON.parse(b.dataset.p);p._to=b.dataset.to;b.disabled=true;b.style.opacity=.6;run(b.dataset.a,p).catch(function(){b.disabled=false;b.style.opacity=1})})});
var o=document.getElementById("orsak");
if(o)o.addEventListener("submit",function(e){e.preventDefault();var f=new FormData(o);if(!f.get("reason")){document.getElementById("fel").textContent="Du behöver välja ett alternativ.";return}
 run("7f03a1c95e",{reason:f.get("reason"),comment:f.get("comment"),_to:"/se/konto/abonnemang/avsluta/erbjudande"})});
var u=document.getElementById("uppg");
if(u)u.addEventListener("submit",function(e){e.preventDefault();var f=new FormData(u);run("7f6a94c8b7",{name:f.get("name"),mail:f.get("mail"),phone:f.get("phone"),news:!!f.get("news"),_to:"/se/konto/uppgifter"})});
if(!/(^|; )ll_consent=/.test(document.cookie)){
 var c=document.createElement("div");c.className="cookie-ov";
 c.innerHTML='<div class="cookie-box" role="dialog" aria-modal="true" aria-labelledby="ckt"><h2 id="ckt" class="mb-3 text-lg font-semibold">Vi använder cookies</h2><p class="mb-4 text-sm text-slate-600">Läslund och våra partners använder cookies för att tjänsten ska fungera, för statistik och för att visa relevant marknadsföring. Du kan när som helst ändra ditt val. <a class="underline" href="/se/info/34">Läs mer</a></p><div class="cookie-row"><button type="button" class="rounded-full border border-slate-400 px-6 py-3 font-semibold">Endast nödvändiga</button><button type="button" class="rounded-full bg-rose-600 px-6 py-3 font-semibold text-white">Godkänn alla</button></div></div>';
 document.getElementById("cookie-root").appendChild(c);
 c.querySelectorAll("button").forEach(function(b,i){b.addEventListener("click",function(){document.cookie="ll_consent="+(i?"all":"min")+";path=/;max-age=31536000";c.remove()})});
}
})();
