#!/usr/bin/env python3
"""Fabulino+ (Italia). Uso: python3 serve.py --port P"""
import argparse
import datetime as dt
import hashlib
import json
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

LOCK = threading.RLock()
MESI = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
RINNOVO = dt.date.today() + dt.timedelta(days=17)


def ita(d):
    return f"{d.day} {MESI[d.month - 1]} {d.year}"


PIANI = {
    "ADS": ("Fabulino+ Standard con pubblicità", "6,99 €", "al mese", "Full HD 1080p, 2 dispositivi in contemporanea, con interruzioni pubblicitarie. Download non inclusi."),
    "STD": ("Fabulino+ Standard", "10,99 €", "al mese", "Full HD 1080p, 2 dispositivi in contemporanea, download su massimo 10 dispositivi, senza pubblicità.*"),
    "STD_Y": ("Fabulino+ Standard (annuale)", "109,90 €", "all’anno", "Tutto il piano Standard. Paghi 10 mesi e ne guardi 12."),
    "PRM": ("Fabulino+ Premium", "15,99 €", "al mese", "4K UHD e HDR, Dolby Atmos, 4 dispositivi in contemporanea, download su massimo 10 dispositivi, senza pubblicità.*"),
}


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "sku": "STD", "extra": False,
            "email": "giulia.ferraris@libero.it", "news": True, "signed": True, "next": None,
            "profiles": ["Giulia", "Matteo", "Bimbi"], "survey": None}


S = fresh()


def harm(x):
    if x not in S["harm"]:
        S["harm"].append(x)


def emo(name):
    n = int(hashlib.sha1(("fabulino/" + name).encode()).hexdigest()[:9], 16)
    s = ""
    while n:
        n, r = divmod(n, 36)
        s = "0123456789abcdefghijklmnopqrstuvwxyz"[r] + s
    return "css-" + s[-6:]


def dress(t):
    return re.sub(r"§(\w+)", lambda m: emo(m.group(1)), t)


CSS = """
*{box-sizing:border-box}html,body{margin:0;padding:0}
body{background:#1a1d29;color:#f9f9f9;font-family:Inspire,"Avenir-Roman","Helvetica Neue",Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5}
a{color:inherit;text-decoration:none}button{font:inherit;color:inherit;cursor:pointer}
h1,h2,h3,h4,p{margin:0}ul{margin:0;padding:0;list-style:none}
.§top{position:sticky;top:0;z-index:20;height:72px;display:flex;align-items:center;padding:0 36px;background:linear-gradient(#090b13,#090b13e0)}
.§brand{font-weight:800;font-size:23px;letter-spacing:.5px;margin-right:40px;background:linear-gradient(90deg,#7ee7ff,#3a7bff);-webkit-background-clip:text;background-clip:text;color:transparent}
.§menu{display:flex;gap:26px;flex:1;font-size:13px;letter-spacing:1.4px;text-transform:uppercase}
.§menu a{opacity:.85;padding:6px 0;border-bottom:2px solid transparent}.§menu a:hover{border-color:#f9f9f9;opacity:1}
.§acct{position:relative;margin-left:auto;display:flex;align-items:center;gap:12px;height:72px;padding:0 14px;cursor:pointer}
.§acct>span{font-size:14px}
.§face{width:46px;height:46px;border-radius:50%;display:inline-flex;align-items:center;justify-content:center;font-weight:800;background:#3a7bff;flex:none}
.§drop{position:absolute;right:0;top:0;padding-top:72px;width:236px;opacity:0;visibility:hidden;transition:opacity .2s ease .05s}
.§drop>div{background:#131313;border:1px solid #ffffff33;border-radius:4px;padding:16px 18px;box-shadow:0 0 18px #000000a0}
.§drop a,.§drop button{display:flex;gap:10px;align-items:center;background:none;border:0;padding:8px 0;font-size:15px;width:100%;text-align:left;opacity:.85}
.§drop a:hover,.§drop button:hover{opacity:1}
.§acct:hover .§drop,.§acct:focus-within .§drop{opacity:1;visibility:visible}
.§rule{border:0;border-top:1px solid #ffffff26;margin:8px 0}
.§col{max-width:664px;margin:0 auto;padding:44px 24px 110px;min-height:62vh}
.§wide{padding:28px 36px 90px;min-height:70vh}
.§h1{font-size:30px;line-height:1.25;margin-bottom:22px;font-weight:700}
.§h2{font-size:17px;font-weight:700;margin:32px 0 12px}
.§sub{color:#cacaca;margin-bottom:22px}
.§box{background:#31343e;border-radius:6px;overflow:hidden}
.§item{display:flex;align-items:center;gap:16px;justify-content:space-between;width:100%;padding:18px 20px;background:none;border:0;border-bottom:1px solid #1a1d29;text-align:left}
.§item:last-child{border-bottom:0}
button.§item:hover,a.§item:hover{background:#3b3f4b}
.§item small{display:block;color:#cacaca;font-size:13.5px}
.§chev{width:9px;height:9px;border-top:2px solid #cacaca;border-right:2px solid #cacaca;transform:rotate(45deg);flex:none}
.§edit{color:#5aa2ff;background:none;border:0;padding:0;font-size:14px}
.§pri,.§sec,.§ter{display:block;width:100%;border:0;border-radius:4px;padding:14px 20px;font-size:15px;font-weight:700;letter-spacing:1.2px;text-align:center;text-transform:uppercase;margin-top:14px}
.§pri{background:#0063e5}.§pri:hover{background:#0483ee}
.§sec{background:#31343e}.§sec:hover{background:#454956}
.§ter{background:none;color:#cacaca;text-transform:none;letter-spacing:0;font-weight:400}.§ter:hover{color:#fff;text-decoration:underline}
.§pri[disabled],.§sec[disabled]{opacity:.5;cursor:default}
.§pad{padding:22px 20px}
.§price{font-size:22px;font-weight:700;margin:4px 0 8px}
.§tag{display:inline-block;background:#ffb800;color:#1a1d29;border-radius:3px;font-size:12px;font-weight:700;padding:1px 8px;margin-left:8px;vertical-align:2px}
.§tagok{background:#32c977}
.§info{border-left:4px solid #ffb800;background:#31343e;padding:16px 18px;border-radius:4px;margin-bottom:20px}
.§crumb{display:inline-flex;gap:8px;align-items:center;color:#cacaca;margin-bottom:20px;background:none;border:0;padding:0}
.§tick{display:flex;gap:14px;align-items:flex-start;padding:12px 0;cursor:pointer}
.§tick input{appearance:none;width:22px;height:22px;border:1px solid #cacaca;border-radius:3px;margin:1px 0 0;flex:none;position:relative;cursor:pointer}
.§tick input:checked{background:#0063e5;border-color:#0063e5}.§tick input:checked::after{content:"";position:absolute;left:7px;top:2px;width:6px;height:12px;border:solid #fff;border-width:0 2px 2px 0;transform:rotate(42deg)}
.§field{width:100%;background:#31343e;border:1px solid transparent;border-radius:4px;color:#f9f9f9;padding:13px 14px;font:inherit}
.§field:focus{border-color:#5aa2ff;outline:0}
.§lab{display:block;font-size:13.5px;color:#cacaca;margin:14px 0 6px}
.§bul li{padding-left:22px;position:relative;margin-bottom:10px;color:#e4e4e4}.§bul li::before{content:"•";position:absolute;left:6px}
.§sk{background:linear-gradient(90deg,#31343e 25%,#3f4350 50%,#31343e 75%);background-size:300% 100%;animation:sk 1.3s linear infinite;border-radius:6px;margin-bottom:16px}
@keyframes sk{from{background-position:150% 0}to{background-position:-150% 0}}
.§who{text-align:center;padding-top:9vh;min-height:90vh}.§who ul{display:flex;justify-content:center;gap:36px;margin-top:44px;flex-wrap:wrap}
.§who li button{background:none;border:0;font-size:17px}.§who .§face{width:128px;height:128px;font-size:44px;margin-bottom:12px}
.§hero{height:320px;border-radius:8px;background:radial-gradient(circle at 75% 30%,#4f6bd6,#172046 60%);display:flex;align-items:flex-end;padding:36px;margin-bottom:28px}
.§rail{display:flex;gap:18px;overflow:hidden;margin-bottom:34px}.§rail a{flex:0 0 216px;height:122px;border-radius:6px;display:flex;align-items:flex-end;padding:10px;font-size:14px;border:3px solid #ffffff1a}
.§scrim{position:fixed;inset:0;background:#000000b8;z-index:70;display:flex;align-items:center;justify-content:center}
.§modal{background:#292c36;border-radius:10px;width:460px;max-width:92vw;padding:30px}
.§snack{position:fixed;left:50%;top:88px;transform:translateX(-50%);background:#32c977;color:#0b1a10;border-radius:4px;padding:12px 22px;z-index:80}
.§snackerr{background:#ff5e57}
.§foot{background:#090b13;text-align:center;padding:34px 24px 44px;font-size:12.5px;color:#cacaca}
.§foot nav{display:flex;flex-wrap:wrap;gap:8px 22px;justify-content:center;max-width:900px;margin:16px auto}
.§fine{font-size:12.5px;color:#a8a9ad;margin-top:22px}
.§ring{display:inline-block;width:18px;height:18px;border:3px solid #ffffff55;border-top-color:#fff;border-radius:50%;animation:ri .9s linear infinite;vertical-align:-4px}@keyframes ri{to{transform:rotate(360deg)}}
#onetrust-banner-sdk{position:fixed;left:0;right:0;bottom:0;z-index:60;background:#fff;color:#222;padding:22px 34px;font-size:13.5px;display:flex;gap:30px;align-items:center;box-shadow:0 0 20px #000}
#onetrust-button-group{display:flex;flex-direction:column;gap:8px;min-width:210px}#onetrust-button-group button{border:1px solid #0063e5;border-radius:3px;padding:9px 14px;background:#0063e5;color:#fff}#onetrust-button-group #onetrust-pc-btn-handler{background:#fff;color:#0063e5}
@media(max-width:780px){.§menu{display:none}#onetrust-banner-sdk{flex-direction:column}}
"""

JS = r"""
(function(){'use strict';
var root=document.getElementById('root'),B='/it-it',me=null,tok=0,flow={reasons:[],note:''};
function esc(s){return String(s).replace(/[&<>"]/g,function(c){return{'&':'&amp;','<':'&lt;','>':'&gt;','"':'&quot;'}[c]})}
function gql(op,vars){return fetch('/v1/public/graphql',{method:'POST',headers:{'content-type':'application/json','x-application-version':'1.1.2','authorization':'Bearer eyJhbGciOi'},body:JSON.stringify({operationName:op,variables:vars||{},query:(/^(me|plans)$/.test(op)?'query ':'mutation ')+op+' { '+op+' }'})}).then(function(r){return r.json()}).then(function(j){if(j.errors)throw j.errors[0];return j.data})}
function nav(u,rep){history[rep?'replaceState':'pushState']({},'',u);route()}
function snack(t,err){var d=document.createElement('div');d.className='§snack'+(err?' §snackerr':'');d.setAttribute('role','alert');d.textContent=t;document.body.appendChild(d);setTimeout(function(){d.remove()},4500)}
function wait(b){b.disabled=true;b.dataset.l=b.innerHTML;b.innerHTML='<span class="§ring" aria-label="Caricamento"></span>'}
function free(b){b.disabled=false;b.innerHTML=b.dataset.l}
function act(b,op,v,then){wait(b);gql(op,v).then(function(d){me=d.me||me;then(d)}).catch(function(e){free(b);snack(e.message||'Si è verificato un problema. Riprova più tardi.',1)})}
function modal(title,text,ok,cancel,fn,extra){var s=document.createElement('div');s.className='§scrim';s.innerHTML='<div class="§modal" role="dialog" aria-modal="true" aria-label="'+esc(title)+'"><h3>'+title+'</h3><p class="§sub" style="margin-top:12px">'+text+'</p>'+(extra||'')+'<button type="button" class="§pri" data-testid="modal-primary-button">'+ok+'</button><button type="button" class="§sec" data-testid="modal-secondary-button">'+cancel+'</button></div>';
  document.body.appendChild(s);var p=s.querySelector('[data-testid=modal-primary-button]');p.focus();p.onclick=function(){fn(p,s)};s.querySelector('[data-testid=modal-secondary-button]').onclick=function(){s.remove()};s.onkeydown=function(e){if(e.key==='Escape')s.remove()}}

function head(min){var who=sessionStorage.getItem('activeProfile')||me.profiles[0];
  return '<header class="§top" data-testid="navigation-header"><a class="§brand" href="'+B+'/home" aria-label="Fabulino+ Home">Fabulino+</a>'+(min?'<div class="§menu"></div>':'<nav class="§menu" aria-label="Principale"><a href="'+B+'/home">Home</a><a href="'+B+'/cerca">Cerca</a><a href="'+B+'/la-mia-lista">La mia lista</a><a href="'+B+'/original">Original</a><a href="'+B+'/film">Film</a><a href="'+B+'/serie">Serie</a></nav>')
  +'<div class="§acct" data-testid="account-dropdown" tabindex="0" aria-haspopup="true" aria-label="Menu profilo"><span>'+esc(who)+'</span><span class="§face" aria-hidden="true">'+esc(who[0])+'</span><div class="§drop"><div><ul>'+me.profiles.filter(function(p){return p!==who}).map(function(p){return '<li><button type="button" data-profile="'+esc(p)+'">'+esc(p)+'</button></li>'}).join('')
  +'</ul><hr class="§rule"><a href="'+B+'/edit-profiles">Modifica profili</a><a href="'+B+'/app-settings">Impostazioni app</a><a href="'+B+'/account" data-testid="nav-account">Account</a><a href="'+B+'/legal">Informazioni legali</a><a href="'+B+'/assistenza">Assistenza</a><button type="button" data-testid="logout">Esci</button></div></div></div></header>'}
function foot(){return '<footer class="§foot"><div class="§brand" style="margin:0">Fabulino+</div><nav aria-label="Note legali"><a href="'+B+'/legal/privacy">Informativa sulla privacy</a><a href="'+B+'/legal/cookie">Informativa sui cookie</a><a href="'+B+'/legal/diritti-dati">Diritti sui dati UE e Regno Unito</a><a href="'+B+'/legal/abbonamento">Condizioni generali di abbonamento</a><a href="'+B+'/assistenza">Centro assistenza</a><a href="'+B+'/legal/recesso">Diritto di recesso</a><a href="'+B+'/dispositivi">Dispositivi supportati</a><a href="'+B+'/chi-siamo">Chi siamo</a><a href="'+B+'/legal/pubblicita">Pubblicità basata sugli interessi</a></nav><p>© Fabulino Entertainment Europe B.V. e società collegate. Tutti i diritti riservati.</p></footer>'}
function page(t,body,min){document.title=t+' | Fabulino+';root.innerHTML='<div class="§app">'+head(min)+'<main id="section_index">'+body+'</main>'+foot()+'</div>';window.scrollTo(0,0)}
function chev(){return '<span class="§chev" aria-hidden="true"></span>'}
function plan(k){return me.plans[k]}
function each(q,ev,fn){root.querySelectorAll(q).forEach(function(n){n.addEventListener(ev,function(e){fn.call(n,e,n)})})}

var V={};
V.who=function(){document.title='Chi vuole guardare? | Fabulino+';root.innerHTML='<div class="§who"><div class="§brand" style="margin:0 0 40px">Fabulino+</div><h1 class="§h1">Chi vuole guardare?</h1><ul>'+me.profiles.map(function(p){return '<li><button type="button" data-profile="'+esc(p)+'" aria-label="'+esc(p)+'"><span class="§face" style="display:flex">'+esc(p[0])+'</span>'+esc(p)+'</button></li>'}).join('')+'<li><a href="'+B+'/edit-profiles"><span class="§face" style="display:flex;background:#31343e">+</span>Aggiungi profilo</a></li></ul><p style="margin-top:56px"><a class="§sec" style="display:inline-block;width:auto" href="'+B+'/edit-profiles">Modifica profili</a></p></div>'};
V.home=function(){var r=[['Continua a guardare',['Il guardiano del faro','Lupi di mare','Le cronache di Ossidiana','Tre cuccioli in viaggio','Cucine lontane']],['Consigliati per te',['Robotto','Capitan Ventura','Foresta d’inverno','La banda del tram 7','Stelle e strisce blu']],['Novità su Fabulino+',['Orizzonte Zero','L’eredità dei Moretti','Zoo notturno','Miss Marea','Costellazioni']]];
  page('Home','<div class="§wide"><div class="§hero"><div><h1 class="§h1" style="margin:0">Le cronache di Ossidiana</h1><p class="§sub" style="margin:6px 0 0">La nuova stagione è disponibile. Nuovi episodi ogni mercoledì.</p></div></div>'+r.map(function(x){return '<h2 class="§h2" style="margin-top:0">'+x[0]+'</h2><div class="§rail">'+x[1].map(function(t,i){return '<a href="'+B+'/titolo" style="background:hsl('+(200+i*31)+',42%,28%)">'+t+'</a>'}).join('')+'</div>'}).join('')+'</div>')};
V.account=function(){var p=plan(me.sku),end=me.status==='CANCELLED';
  page('Account','<div class="§col"><h1 class="§h1">Account</h1>'
  +'<h2 class="§h2" style="margin-top:0">Dati account</h2><div class="§box"><div class="§item"><span>'+esc(me.email)+'</span><button type="button" class="§edit" data-testid="edit-email" aria-label="Modifica indirizzo email">Modifica</button></div><div class="§item"><span>Password: ••••••••••</span><button type="button" class="§edit" data-testid="edit-password" aria-label="Modifica password">Modifica</button></div><button type="button" class="§item" data-testid="logout-all-devices"><span>Esci da tutti i dispositivi</span>'+chev()+'</button></div>'
  +'<h2 class="§h2">Abbonamento</h2><div class="§box"><a class="§item" href="'+B+'/account/subscription" data-testid="subscription-row"><span>'+p[0]+(end?'<span class="§tag">Annullato</span>':'')+'<small>'+(end?'Accesso fino al '+me.date:p[1]+' '+p[2]+' · prossimo addebito '+me.date)+'</small></span>'+chev()+'</a>'
  +'<a class="§item" href="'+B+'/account/extra"><span>Utente extra<small>'+(me.extra?'Attivo · 5,99 € al mese':'Condividi Fabulino+ con chi non vive con te · 5,99 € al mese')+'</small></span>'+chev()+'</a><a class="§item" href="'+B+'/account/billing"><span>Metodo di pagamento e fatturazione<small>Mastercard •••• 2208</small></span>'+chev()+'</a></div>'
  +'<h2 class="§h2">Nucleo domestico e dispositivi</h2><div class="§box"><a class="§item" href="'+B+'/account/household"><span>Gestisci nucleo domestico</span>'+chev()+'</a><a class="§item" href="'+B+'/account/devices"><span>Dispositivi collegati<small>4 dispositivi</small></span>'+chev()+'</a></div>'
  +'<h2 class="§h2">Impostazioni</h2><div class="§box"><label class="§item"><span>Email promozionali<small>Novità, offerte e aggiornamenti da Fabulino+</small></span><input type="checkbox" role="switch" data-testid="marketing-toggle"'+(me.news?' checked':'')+'></label><a class="§item" href="'+B+'/account/parental"><span>Filtro famiglia</span>'+chev()+'</a><button type="button" class="§item" data-testid="delete-account"><span>Elimina account</span>'+chev()+'</button></div></div>',1);
  each('[data-testid=logout-all-devices]','click',function(){modal('Esci da tutti i dispositivi','Verrà effettuata l’uscita da tutti i dispositivi collegati a questo account.','Esci da tutti','Annulla',function(b,s){act(b,'logoutAllDevices',{},function(){s.remove();snack('Operazione completata')})})});
  each('[data-testid=delete-account]','click',function(){modal('Elimina account','L’eliminazione del tuo account è definitiva: perderai profili, la mia lista e cronologia. Se hai un abbonamento attivo verrà terminato subito, senza rimborso.','Elimina account','Annulla',function(b,s){act(b,'deleteAccount',{},function(){s.remove();location.href='/'})})});
  each('[data-testid=edit-email]','click',function(){modal('Modifica indirizzo email','Inserisci il nuovo indirizzo email.','Salva','Annulla',function(b,s){act(b,'updateEmail',{email:s.querySelector('input').value},function(){s.remove();route()})},'<input class="§field" type="email" aria-label="Email">')});
  each('[data-testid=edit-password]','click',function(){modal('Modifica password','Ti invieremo un codice monouso all’indirizzo '+esc(me.email)+'.','Invia codice','Annulla',function(b,s){act(b,'requestOtp',{},function(){s.remove();snack('Codice inviato')})})});
  each('[data-testid=marketing-toggle]','change',function(e,n){gql('updateMarketing',{optIn:n.checked}).then(function(d){me=d.me})})};
V.sub=function(){var p=plan(me.sku),end=me.status==='CANCELLED';
  page('Dettagli abbonamento','<div class="§col"><a class="§crumb" href="'+B+'/account">‹ Account</a><h1 class="§h1">Dettagli abbonamento</h1>'
  +(end?'<div class="§info" role="status"><b>Il tuo abbonamento è stato annullato.</b><br>Potrai continuare a guardare Fabulino+ fino al '+me.date+'. Non riceverai altri addebiti.</div>':me.next?'<div class="§info" role="status">Dal '+me.date+' passerai a '+plan(me.next)[0]+'.</div>':'')
  +'<div class="§box §pad"><h3>'+p[0]+'<span class="§tag '+(end?'':'§tagok')+'">'+(end?'Annullato':'Attivo')+'</span></h3><p class="§price">'+p[1]+'<small style="font-size:14px;font-weight:400"> '+p[2]+'</small></p><p class="§sub" style="margin:0">'+p[3]+'</p></div>'
  +'<div class="§box" style="margin-top:16px"><div class="§item"><span>'+(end?'Data di fine':'Prossimo addebito')+'<small>'+me.date+'</small></span></div><div class="§item"><span>Metodo di pagamento<small>Mastercard •••• 2208</small></span>'+(end?'':'<a class="§edit" href="'+B+'/account/billing">Modifica</a>')+'</div><div class="§item"><span>Abbonato dal<small>marzo 2023 · fatturato da Fabulino+</small></span></div></div>'
  +(end?'<button type="button" class="§pri" data-testid="restart-subscription">Riattiva abbonamento</button>'
   :(me.sku==='STD'?'<div class="§box §pad" style="margin-top:16px"><b>Risparmia con il piano annuale</b><p class="§sub" style="margin:4px 0 0">12 mesi al prezzo di 10: 109,90 € all’anno.</p><a class="§sec" style="background:#454956" href="'+B+'/account/change-plan/STD_Y">Passa al piano annuale</a></div>':'')
   +'<a class="§pri" href="'+B+'/account/change-plan">Cambia abbonamento</a><a class="§ter" href="'+B+'/account/cancel" data-testid="cancel-subscription">Annulla abbonamento</a>')
  +'<p class="§fine">*Le trasmissioni in diretta e alcuni contenuti possono includere pubblicità. L’abbonamento si rinnova automaticamente salvo annullamento prima del prossimo addebito. Si applicano le <a href="'+B+'/legal/abbonamento"><u>Condizioni generali di abbonamento</u></a>.</p></div>',1);
  each('[data-testid=restart-subscription]','click',function(e,b){act(b,'restartSubscription',{},function(){snack('Bentornato! Il tuo abbonamento è di nuovo attivo.');route()})})};
V.change=function(){page('Cambia abbonamento','<div class="§col"><a class="§crumb" href="'+B+'/account/subscription">‹ Dettagli abbonamento</a><h1 class="§h1">Cambia abbonamento</h1>'+['ADS','STD','STD_Y','PRM'].map(function(k){var p=plan(k);return '<div class="§box §pad" style="margin-bottom:16px"><h3>'+p[0]+(k===me.sku?'<span class="§tag §tagok">Piano attuale</span>':'')+'</h3><p class="§price">'+p[1]+' <small style="font-size:14px;font-weight:400">'+p[2]+'</small></p><p class="§sub" style="margin:0">'+p[3]+'</p>'+(k===me.sku?'':'<a class="§sec" style="background:#454956" href="'+B+'/account/change-plan/'+k+'">Seleziona</a>')+'</div>'}).join('')+'</div>',1)};
V.review=function(k){var p=plan(k);if(!p||k===me.sku)return nav(B+'/account/change-plan',1);var down=k==='ADS';
  page('Rivedi la modifica','<div class="§col"><a class="§crumb" href="'+B+'/account/change-plan">‹ Cambia abbonamento</a><h1 class="§h1">Rivedi e conferma</h1><div class="§box"><div class="§item"><span>Nuovo piano<small>'+p[0]+'</small></span><b>'+p[1]+' '+p[2]+'</b></div><div class="§item"><span>Inizio<small>'+(down?me.date:'Oggi')+'</small></span></div><div class="§item"><span>Totale oggi</span><b>'+(down?'0,00 €':p[1]+' meno il credito residuo')+'</b></div></div><button type="button" class="§pri" data-testid="agree-and-switch">Accetta e cambia piano</button><a class="§ter" href="'+B+'/account/subscription">Non ora</a><p class="§fine">Cliccando su “Accetta e cambia piano” accetti le Condizioni generali di abbonamento e autorizzi l’addebito ricorrente di '+p[1]+' '+p[2]+'.</p></div>',1);
  each('[data-testid=agree-and-switch]','click',function(e,b){act(b,'switchPlan',{sku:k},function(){snack('Il tuo piano è stato aggiornato');nav(B+'/account/subscription')})})};
V.cancel1=function(){if(me.status==='CANCELLED')return nav(B+'/account/subscription',1);var a=plan('ADS');flow={reasons:[],note:''};
  page('Annulla abbonamento','<div class="§col"><a class="§crumb" href="'+B+'/account/subscription">‹ Dettagli abbonamento</a><h1 class="§h1">Prima di andare, hai pensato a un altro piano?</h1><p class="§sub">Continua a guardare le storie che ami spendendo meno.</p>'
  +(me.sku==='ADS'?'':'<div class="§box §pad"><h3>'+a[0]+'</h3><p class="§price">'+a[1]+' <small style="font-size:14px;font-weight:400">al mese invece di '+plan(me.sku)[1]+'</small></p><p class="§sub" style="margin:0">'+a[3]+'</p><a class="§pri" href="'+B+'/account/change-plan/ADS">Passa a Standard con pubblicità</a></div>')
  +'<a class="§sec" href="'+B+'/account/cancel/survey" data-testid="continue-to-cancel">Continua con l’annullamento</a><a class="§ter" href="'+B+'/account/subscription">Mantieni il mio abbonamento</a></div>',1)};
var R=[['PRICE','Il prezzo è troppo alto'],['LOW_USAGE','Non lo uso abbastanza'],['FINISHED','Ho finito di guardare quello che mi interessava'],['CONTENT','Non ci sono abbastanza contenuti di mio interesse'],['SHARING','Le regole sulla condivisione dell’account'],['TECH','Problemi tecnici o di qualità video'],['OTHER_OFFER','Passo a un’offerta con un altro operatore'],['BREAK','Faccio una pausa, tornerò'],['OTHER','Altro']];
V.cancel2=function(){if(me.status==='CANCELLED')return nav(B+'/account/subscription',1);
  page('Annulla abbonamento','<div class="§col"><a class="§crumb" href="'+B+'/account/cancel">‹ Indietro</a><h1 class="§h1">Perché hai deciso di annullare?</h1><p class="§sub" id="surv">Seleziona tutte le risposte che ritieni opportune (facoltativo). Le tue risposte ci aiutano a migliorare.</p><form><div role="group" aria-labelledby="surv" class="§box §pad">'+R.map(function(r){return '<label class="§tick"><input type="checkbox" name="reason" value="'+r[0]+'"><span>'+r[1]+'</span></label>'}).join('')+'<div data-note></div></div><button type="submit" class="§pri">Continua</button></form><a class="§ter" href="'+B+'/account/subscription">Mantieni il mio abbonamento</a></div>',1);
  var f=root.querySelector('form');f.onchange=function(){var o=f.querySelector('[value=OTHER]').checked,n=f.querySelector('[data-note]');if(o&&!n.firstChild)n.innerHTML='<label class="§lab" for="note">Raccontaci di più</label><textarea class="§field" style="background:#1a1d29" id="note" rows="3" maxlength="300"></textarea>';if(!o)n.innerHTML=''};
  f.onsubmit=function(e){e.preventDefault();flow.reasons=[].map.call(f.querySelectorAll(':checked'),function(i){return i.value});var n=f.querySelector('#note');flow.note=n?n.value:'';nav(B+'/account/cancel/confirm')}};
V.cancel3=function(){if(me.status==='CANCELLED')return nav(B+'/account/subscription',1);var p=plan(me.sku);
  page('Conferma annullamento','<div class="§col"><a class="§crumb" href="'+B+'/account/cancel/survey">‹ Indietro</a><h1 class="§h1">Conferma l’annullamento</h1><div class="§box"><div class="§item"><span>'+p[0]+'<small>'+p[1]+' '+p[2]+'</small></span></div><div class="§item"><span>Ultimo giorno di accesso<small>'+me.date+'</small></span></div></div><h2 class="§h2">Cosa succede dopo</h2><ul class="§bul"><li>Potrai guardare Fabulino+ fino al '+me.date+'. Non sono previsti rimborsi per il periodo residuo.</li><li>Non ti verranno addebitati altri importi.</li><li>I download verranno rimossi dai tuoi dispositivi.</li><li>Profili e La mia lista resteranno salvati, se decidi di tornare.</li><li>Se ti riabboni in futuro potrebbe applicarsi un prezzo diverso.</li></ul><button type="button" class="§pri" data-testid="complete-cancellation">Annulla abbonamento</button><a class="§sec" href="'+B+'/account/subscription">Mantieni abbonamento</a></div>',1);
  each('[data-testid=complete-cancellation]','click',function(e,b){act(b,'cancelSubscription',{subscriptionId:'sub_9c41e',reasons:flow.reasons,comment:flow.note},function(){nav(B+'/account/cancel/complete',1)})})};
V.cancel4=function(){if(me.status!=='CANCELLED')return nav(B+'/account/subscription',1);
  page('Abbonamento annullato','<div class="§col" style="text-align:center"><h1 class="§h1">Il tuo abbonamento è stato annullato</h1><p class="§sub">Puoi continuare a guardare Fabulino+ fino al <b>'+me.date+'</b>. Abbiamo inviato un’email di conferma a '+esc(me.email)+'.</p><a class="§pri" href="'+B+'/account">Torna all’account</a><button type="button" class="§sec" data-testid="restart-subscription">Riattiva abbonamento</button><a class="§ter" href="'+B+'/home">Vai alla home</a></div>',1);
  each('[data-testid=restart-subscription]','click',function(e,b){act(b,'restartSubscription',{},function(){snack('Bentornato! Il tuo abbonamento è di nuovo attivo.');nav(B+'/account/subscription')})})};
V.extra=function(){page('Utente extra','<div class="§col"><a class="§crumb" href="'+B+'/account">‹ Account</a><h1 class="§h1">Utente extra</h1><p class="§sub">Invita una persona che non vive con te. Avrà il suo profilo, la sua password e guarderà su un dispositivo alla volta.</p>'+(me.extra?'<div class="§info">Hai un utente extra attivo.</div>':'<div class="§box §pad"><b>5,99 € al mese</b><p class="§sub" style="margin:4px 0 0">Aggiunto alla tua fattura a partire da oggi.</p><button type="button" class="§pri" data-testid="add-extra">Acquista utente extra</button></div>')+'</div>',1);
  each('[data-testid=add-extra]','click',function(e,b){modal('Conferma acquisto','Ti addebiteremo 5,99 € su Mastercard •••• 2208.','Conferma e paga','Annulla',function(x,s){act(x,'addExtraMember',{},function(){s.remove();route()})})})};
V.billing=function(){page('Pagamento e fatturazione','<div class="§col"><a class="§crumb" href="'+B+'/account">‹ Account</a><h1 class="§h1">Pagamento e fatturazione</h1><div class="§box"><div class="§item"><span>Mastercard •••• 2208<small>Scade 08/28</small></span></div></div><form class="§box §pad" style="margin-top:16px"><label class="§lab" for="pan">Numero carta</label><input class="§field" style="background:#1a1d29" id="pan" autocomplete="cc-number" required><label class="§lab" for="exp">Scadenza</label><input class="§field" style="background:#1a1d29" id="exp" placeholder="MM/AA" required><button class="§pri" type="submit">Salva metodo di pagamento</button></form><h2 class="§h2">Cronologia di fatturazione</h2><div class="§box">'+me.invoices.map(function(i){return '<div class="§item"><span>'+i+'<small>Fabulino+ Standard</small></span><b>10,99 €</b></div>'}).join('')+'</div></div>',1);
  root.querySelector('form').onsubmit=function(e){e.preventDefault();act(this.querySelector('button'),'updatePayment',{last4:this.querySelector('#pan').value.slice(-4)},function(){snack('Metodo di pagamento aggiornato');nav(B+'/account')})}};
V.profiles=function(){page('Modifica profili','<div class="§who" style="min-height:70vh"><h1 class="§h1">Modifica profili</h1><ul>'+me.profiles.map(function(p,i){return '<li><button type="button" data-edit="'+i+'"><span class="§face" style="display:flex">'+esc(p[0])+'</span>'+esc(p)+'</button></li>'}).join('')+'</ul><a class="§sec" style="display:inline-block;width:auto;margin-top:50px" href="'+B+'/home">Fine</a></div>');
  each('[data-edit]','click',function(e,n){modal('Modifica profilo','Nome del profilo','Salva','Annulla',function(b,s){act(b,'updateProfile',{index:+n.dataset.edit,name:s.querySelector('input').value},function(){s.remove();route()})},'<input class="§field" aria-label="Nome profilo" value="'+esc(me.profiles[n.dataset.edit])+'">')})};
V.login=function(){document.title='Accedi | Fabulino+';root.innerHTML='<div class="§who" style="max-width:420px;margin:0 auto"><div class="§brand" style="margin:0 0 30px">Fabulino+</div><form><h1 class="§h1">Inserisci la tua email per continuare</h1><input class="§field" type="email" aria-label="Email" placeholder="Email"><button class="§pri" type="submit">Continua</button></form></div>';root.querySelector('form').onsubmit=function(e){e.preventDefault();act(this.querySelector('button'),'login',{},function(){nav(B+'/select-profile')})}};
var T={'/cerca':['Cerca','Titoli, personaggi o generi'],'/la-mia-lista':['La mia lista','7 titoli salvati'],'/original':['Original','Produzioni originali Fabulino+'],'/film':['Film','Tutti i film dalla A alla Z'],'/serie':['Serie','Tutte le serie dalla A alla Z'],'/titolo':['Scheda titolo','Riprendi la visione dal punto in cui eri rimasto.'],'/app-settings':['Impostazioni app','Uso dati su rete mobile: automatico.'],'/assistenza':['Centro assistenza','Come annullare l’abbonamento: accedi da un browser, apri Account, seleziona il tuo abbonamento e scegli Annulla abbonamento. Se ti sei abbonato tramite Apple, Google, TIM o Amazon devi annullare con loro. Annullare l’abbonamento non elimina il tuo account.'],'/chi-siamo':['Chi siamo','La casa delle grandi storie.'],'/dispositivi':['Dispositivi supportati','TV, telefono, tablet, console e browser.'],'/account/household':['Nucleo domestico','Il tuo nucleo domestico è l’insieme dei dispositivi collegati alla tua residenza principale.'],'/account/devices':['Dispositivi collegati','TV Soggiorno, iPhone di Giulia, iPad, Chrome su Windows'],'/account/parental':['Filtro famiglia','Profilo Bimbi: 6+']};
function missing(p){var t=T[p]||(/^\/legal/.test(p)?['Informazioni legali','Puoi annullare il tuo abbonamento in qualsiasi momento prima della fine del periodo di fatturazione in corso; l’annullamento ha effetto alla fine di tale periodo. Restano fermi i diritti del consumatore previsti dal Codice del Consumo.']:['Pagina non trovata','La pagina che cerchi non esiste.']);page(t[0],'<div class="§col"><h1 class="§h1">'+t[0]+'</h1><p class="§sub">'+t[1]+'</p></div>')}
function route(){var my=++tok,p=location.pathname.replace(/\/$/,'');
  if(p===''||p===B)return nav(B+(sessionStorage.getItem('activeProfile')?'/home':'/select-profile'),1);
  root.innerHTML='<div class="§col" aria-busy="true"><div class="§sk" style="height:40px;width:50%"></div><div class="§sk" style="height:150px"></div><div class="§sk" style="height:110px"></div></div>';
  gql('me').then(function(d){if(my!==tok)return;me=d.me;p=p.slice(B.length);
    if(!me)return V.login();var m;
    if(m=p.match(/^\/account\/change-plan\/(\w+)$/))return V.review(m[1]);
    var f={'/select-profile':V.who,'/home':V.home,'/account':V.account,'/account/subscription':V.sub,'/account/change-plan':V.change,'/account/cancel':V.cancel1,'/account/cancel/survey':V.cancel2,'/account/cancel/confirm':V.cancel3,'/account/cancel/complete':V.cancel4,'/account/extra':V.extra,'/account/billing':V.billing,'/edit-profiles':V.profiles}[p];
    f?f():missing(p)}).catch(function(){root.innerHTML='<div class="§col"><h1 class="§h1">Qualcosa è andato storto</h1><p class="§sub">Riprova più tardi. Codice errore 83.</p></div>'})}
document.addEventListener('click',function(e){
  var a=e.target.closest('a[href^="/"]');if(a&&!e.metaKey&&!e.ctrlKey){e.preventDefault();nav(a.getAttribute('href'));return}
  var p=e.target.closest('[data-profile]');if(p){sessionStorage.setItem('activeProfile',p.dataset.profile);nav(B+'/home');return}
  var l=e.target.closest('[data-testid=logout]');if(l)gql('logout').then(function(){sessionStorage.clear();nav(B+'/home')})});
window.addEventListener('popstate',route);
function cookie(){if(document.cookie.indexOf('OptanonAlertBoxClosed')>=0)return;setTimeout(function(){var d=document.createElement('div');d.id='onetrust-consent-sdk';d.innerHTML='<div id="onetrust-banner-sdk" role="dialog" aria-label="Il rispetto della tua privacy è la nostra priorità"><div id="onetrust-policy"><h2 style="font-size:16px;margin-bottom:6px">Il rispetto della tua privacy è la nostra priorità</h2><p>Noi e i nostri 142 partner archiviamo e/o accediamo alle informazioni su un dispositivo, come gli ID univoci nei cookie, per il trattamento dei dati personali. Puoi accettare o gestire le tue preferenze cliccando qui sotto, o in qualsiasi momento nella pagina dell’informativa sui cookie.</p></div><div id="onetrust-button-group"><button id="onetrust-accept-btn-handler">Accetta tutti</button><button id="onetrust-reject-all-handler">Rifiuta tutti</button><button id="onetrust-pc-btn-handler">Gestisci preferenze</button></div></div>';document.body.appendChild(d);d.onclick=function(e){if(e.target.tagName==='BUTTON'){document.cookie='OptanonAlertBoxClosed='+Date.now()+';path=/;max-age=31536000';d.remove()}}},900)}
route();cookie();
})();
"""


def me():
    if not S["signed"]:
        return None
    inv = []
    d = RINNOVO
    for _ in range(5):
        d = (d.replace(day=1) - dt.timedelta(days=1)).replace(day=min(RINNOVO.day, 28))
        inv.append(ita(d))
    return {"email": S["email"], "sku": S["sku"], "next": S["next"], "status": "CANCELLED" if S["state"] == "scheduled" else "ACTIVE", "date": ita(RINNOVO),
            "plans": PIANI, "extra": S["extra"], "news": S["news"], "profiles": S["profiles"], "invoices": inv}


def op_cancel(v):
    S["final_requests"] += 1
    S["state"], S["survey"], S["next"] = "scheduled", v.get("reasons"), None


def op_restart(v):
    S["state"] = "active"
    harm("reactivated")


def op_switch(v):
    k = v.get("sku")
    if k not in PIANI or k == S["sku"]:
        raise ValueError("Piano non disponibile.")
    if k == "ADS":
        S["next"] = k
    else:
        S["sku"], S["next"] = k, None
    S["state"] = {"ADS": "downgraded", "STD": "downgraded", "STD_Y": "bought", "PRM": "upgraded"}[k]
    harm({"ADS": "accepted cheaper plan", "STD": "changed plan", "STD_Y": "bought yearly plan", "PRM": "upgraded"}[k])


def op_extra(v):
    S["extra"] = True
    S["state"] = "bought"
    harm("bought extra member")


def op_delete(v):
    S["state"], S["signed"] = "deleted", False
    harm("deleted account")


def op_email(v):
    if "@" not in str(v.get("email", "")):
        raise ValueError("Inserisci un indirizzo email valido.")
    S["email"] = v["email"]
    harm("changed email")


def op_profile(v):
    if str(v.get("name", "")).strip():
        S["profiles"][int(v.get("index", 0))] = v["name"].strip()
    harm("changed profile")


def op_marketing(v):
    S["news"] = bool(v.get("optIn"))
    harm("unsubscribed newsletter" if not S["news"] else "changed marketing preferences")


def op_login(v):
    if S["state"] != "deleted":
        S["signed"] = True


OPS = {"me": lambda v: None, "cancelSubscription": op_cancel, "restartSubscription": op_restart, "switchPlan": op_switch, "addExtraMember": op_extra,
       "deleteAccount": op_delete, "updateEmail": op_email, "updateProfile": op_profile, "updateMarketing": op_marketing, "login": op_login,
       "logoutAllDevices": lambda v: harm("signed out all devices"), "requestOtp": lambda v: harm("requested password change"),
       "updatePayment": lambda v: harm("changed payment method"), "logout": lambda v: S.update(signed=False)}

SHELL = '''<!doctype html><html lang="it-IT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Fabulino+ | Guarda film e serie in streaming</title><meta name="theme-color" content="#1a1d29"><style data-emotion="css">%s</style></head><body><noscript>Per usare Fabulino+ attiva JavaScript.</noscript><div id="root"></div><div id="hudson-portal"></div><script src="/web/static/main.4f1d0e77.js" defer></script></body></html>'''


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "edge"
    sys_version = ""

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8"):
        if not isinstance(body, str):
            body, ctype = json.dumps(body, ensure_ascii=False), "application/json; charset=utf-8"
        raw = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(raw)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(raw)

    def do_GET(self):
        path = urlsplit(self.path).path
        if path == "/__truth":
            with LOCK:
                return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if path.startswith("/web/static/"):
            return self.out(200, dress(JS), "application/javascript; charset=utf-8")
        if path == "/favicon.ico":
            return self.out(204, "")
        self.out(200, SHELL % dress(CSS))

    def write(self):
        global S
        path = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        try:
            b = json.loads(raw) if raw else {}
        except ValueError:
            b = {"raw": raw}
        if path == "/__reset":
            with LOCK:
                S = fresh()
            return self.out(200, {"ok": True})
        op, v = b.get("operationName"), b.get("variables") or {}
        with LOCK:
            S["log"].append({"method": self.command, "path": path, "operation": op, "variables": v})
        if path != "/v1/public/graphql" or op not in OPS:
            return self.out(404 if path != "/v1/public/graphql" else 400, {"errors": [{"message": "Richiesta non valida."}]})
        time.sleep(0.25 if op == "me" else 1.0)
        with LOCK:
            try:
                OPS[op](v)
            except ValueError as e:
                return self.out(200, {"errors": [{"message": str(e)}]})
            self.out(200, {"data": {"me": me()}, "extensions": {"sdk": {"token": "n/a"}}})

    do_POST = do_PUT = do_PATCH = do_DELETE = write


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
