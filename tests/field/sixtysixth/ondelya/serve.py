#!/usr/bin/env python3
"""Ondelya: music streaming, account area (French)."""
import argparse, datetime, json, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlparse

LOCK = threading.Lock()
MOIS = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août",
        "septembre", "octobre", "novembre", "décembre"]


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


def fresh():
    today = datetime.date.today()
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [],
        "plan": "premium", "price": "11,99", "end": today + datetime.timedelta(days=17),
        "offer": None, "flow": None, "reason": None, "consent": None,
        "optin": {"news": True, "reco": True, "partners": False, "surveys": True},
        "user": {"prenom": "Camille", "nom": "Rousselot", "email": "camille.rousselot@courriel.example",
                 "naissance": "1989-04-22", "ville": "Nantes", "langue": "fr"},
        "card": "•••• 4417", "devices": ["iPhone de Camille", "Chrome — Windows", "Enceinte Salon"],
    }


S = fresh()
PLANS = {
    "premium": ("Ondelya Premium", "11,99"),
    "annuel": ("Ondelya Premium annuel", "107,91"),
    "duo": ("Ondelya Duo", "15,99"),
    "famille": ("Ondelya Famille", "19,99"),
    "etudiant": ("Ondelya Étudiant", "5,99"),
}


def harm(name):
    if name not in S["harm"]:
        S["harm"].append(name)


def view():
    d = {k: S[k] for k in ("state", "plan", "price", "offer", "optin", "user", "card", "devices", "consent")}
    d["planName"] = PLANS[S["plan"]][0]
    d["end"] = fr(S["end"])
    d["ref"] = "ODY-FR-20841736"
    d["since"] = "mars 2021"
    d["history"] = []
    y, m = S["end"].year, S["end"].month
    for i in range(4):
        m -= 1
        if m == 0:
            y, m = y - 1, 12
        d["history"].append([fr(datetime.date(y, m, min(S["end"].day, 28))), "11,99 €", f"F{y}{m:02d}-77120{i}"])
    return d


OFFER_FOR = {"price": "discount", "usage": "discount", "competitor": "discount", "technical": "help", "plan": "plans"}


def api(path, body):
    """POST endpoints; returns (status, json)."""
    if path == "/api/consent":
        S["consent"] = body.get("choice")
        return 200, {"ok": True}
    if path == "/api/subscription/cancel/reason":
        if not body.get("reason"):
            return 422, {"error": "REASON_REQUIRED"}
        S["reason"] = body["reason"]
        S["flow"] = "cf_%x" % int(time.time() * 1000)
        nxt = OFFER_FOR.get(body["reason"], "confirm")
        if nxt == "discount" and S["offer"]:
            nxt = "confirm"
        return 200, {"flow": S["flow"], "next": nxt}
    if path == "/api/subscription/cancel":
        if not S["flow"] or body.get("flow") != S["flow"]:
            return 409, {"error": "FLOW_EXPIRED"}
        S["final_requests"] += 1
        if S["state"] != "deleted":
            S["state"] = "scheduled"
        return 200, view()
    if path == "/api/subscription/offer":
        harm("accepted offer")
        S["offer"], S["price"], S["state"] = "winback_50_3m", "5,99", "discounted"
        return 200, view()
    if path == "/api/subscription/reactivate":
        harm("reactivated")
        S["state"] = "active"
        return 200, view()
    if path == "/api/subscription/change":
        p = body.get("plan")
        if p not in PLANS:
            return 400, {"error": "UNKNOWN_PLAN"}
        S["plan"], S["price"] = p, PLANS[p][1]
        if p == "annuel":
            harm("bought")
            S["state"] = "bought"
        elif p == "etudiant":
            harm("downgraded")
            S["state"] = "downgraded"
        else:
            harm("upgraded")
            S["state"] = "upgraded"
        return 200, view()
    if path == "/api/account/delete":
        harm("deleted account")
        S["state"] = "deleted"
        return 200, view()
    if path == "/api/account/profile":
        harm("changed profile")
        S["user"].update({k: str(v) for k, v in body.items() if k in S["user"]})
        return 200, view()
    if path == "/api/account/password":
        harm("changed password")
        return 200, view()
    if path == "/api/account/optin":
        k = body.get("key")
        if k in S["optin"]:
            harm("unsubscribed newsletter" if S["optin"][k] else "changed communication settings")
            S["optin"][k] = not S["optin"][k]
        return 200, view()
    if path == "/api/payment/method":
        harm("removed payment method" if body.get("remove") else "changed payment method")
        S["card"] = "" if body.get("remove") else "•••• " + str(body.get("number", ""))[-4:]
        return 200, view()
    if path == "/api/code":
        return 422, {"error": "Ce code n'est pas valide ou a déjà été utilisé."}
    if path == "/api/devices/remove":
        harm("removed device")
        S["devices"] = [x for x in S["devices"] if x != body.get("name")]
        return 200, view()
    if path == "/api/nps":
        return 200, {"ok": True}
    if path == "/api/logout":
        return 200, {"ok": True}
    return 404, {"error": "NOT_FOUND"}


CSS = r"""
:root{--chakra-colors-bg:#0f0d13;--chakra-colors-panel:#1b191f;--chakra-colors-line:#38343f;--chakra-colors-brand:#8f5bff;--chakra-colors-muted:#a9a6aa;--chakra-colors-err:#ff6b6b}
*{box-sizing:border-box}html{font-family:"Deezer Product",Inter,"Helvetica Neue",Arial,sans-serif;font-size:16px;line-height:1.5;background:var(--chakra-colors-bg);color:#fdfcfe}
body{margin:0}a{color:inherit;text-decoration:none}h1,h2,h3,h4,p,ul{margin:0;padding:0}ul{list-style:none}button{font:inherit;color:inherit;background:none;border:0;cursor:pointer;padding:0}
.css-1kx2p0u{display:flex;align-items:center;height:64px;padding:0 32px;border-bottom:1px solid var(--chakra-colors-line);position:sticky;top:0;background:var(--chakra-colors-bg);z-index:20;gap:28px}
.css-8a3wqn{font-weight:800;font-size:22px;letter-spacing:-.5px;display:flex;gap:8px;align-items:center}.css-8a3wqn i{display:inline-block;width:18px;height:18px;border-radius:50%;background:conic-gradient(#8f5bff,#ff5bd1,#8f5bff)}
.css-1d9q2ml{display:flex;gap:22px;font-size:14px;color:var(--chakra-colors-muted)}.css-1d9q2ml a:hover{color:#fff}
.css-rnnx2x{flex:1}.css-s5t7bz{width:36px;height:36px;border-radius:50%;background:#4b3a7a;display:inline-flex;align-items:center;justify-content:center;font-size:13px;font-weight:700}
.css-1u8qly9{position:relative}.chakra-menu__menu-list{position:absolute;right:0;top:46px;width:270px;background:#29262d;border-radius:10px;padding:8px 0;box-shadow:0 10px 30px rgba(0,0,0,.5);opacity:0;visibility:hidden;transform:scale(.96);transition:.15s}
.chakra-menu__menu-list[data-open]{opacity:1;visibility:visible;transform:none}.chakra-menu__menuitem{display:block;width:100%;text-align:left;padding:9px 18px;font-size:14px}.chakra-menu__menuitem:hover{background:#38343f}
.css-1w6d5ug{display:grid;grid-template-columns:250px 1fr;max-width:1120px;margin:0 auto;padding:36px 24px 80px;gap:44px;min-height:70vh}
.css-nav01x a{display:block;padding:11px 14px;border-radius:8px;font-size:15px;color:var(--chakra-colors-muted)}.css-nav01x a[aria-current=page]{background:#29262d;color:#fff;font-weight:600}
.chakra-heading{font-weight:700;line-height:1.2}.css-h1z0a{font-size:30px;margin-bottom:24px}.css-h2k1b{font-size:19px;margin-bottom:12px}
.css-70qvj9{background:var(--chakra-colors-panel);border-radius:14px;padding:24px;margin-bottom:20px}.css-hr0{display:flex;justify-content:space-between;gap:20px;padding:13px 0;border-top:1px solid var(--chakra-colors-line);font-size:15px;align-items:center}.css-hr0:first-of-type{border-top:0}
.css-mut{color:var(--chakra-colors-muted);font-size:14px}.css-sml{color:var(--chakra-colors-muted);font-size:12px;line-height:1.55;margin-top:14px}
.chakra-button{display:inline-flex;align-items:center;justify-content:center;border-radius:10px;font-weight:600;min-height:44px;padding:0 22px;font-size:15px;transition:.2s;position:relative;text-align:center}
.css-solid{background:var(--chakra-colors-brand);color:#fff}.css-solid:hover{background:#a67bff}.css-outl{border:1px solid #6f6a76}.css-outl:hover{border-color:#fff}.css-ghost{color:var(--chakra-colors-muted);padding:0 8px}.css-ghost:hover{color:#fff}
.chakra-button[disabled]{opacity:.4;cursor:not-allowed}.chakra-link{color:#b691ff;font-size:14px;cursor:pointer}.chakra-link:hover{text-decoration:underline}.css-lnk2{color:var(--chakra-colors-muted);text-decoration:underline;font-size:14px}
.chakra-badge{display:inline-block;font-size:12px;font-weight:700;border-radius:5px;padding:2px 8px;background:#2e4d36;color:#9ae6b4;margin-left:10px}.css-bwarn{background:#5a4316;color:#fbd38d}
.chakra-stack{display:flex;gap:12px}.css-col{flex-direction:column}.css-wrap{flex-wrap:wrap}
.chakra-radio{display:flex;align-items:center;gap:12px;padding:14px 16px;border:1px solid var(--chakra-colors-line);border-radius:10px;cursor:pointer;position:relative}.chakra-radio:hover{border-color:#77707f}
.chakra-radio__input{border:0;clip:rect(0,0,0,0);height:1px;width:1px;margin:-1px;padding:0;overflow:hidden;white-space:nowrap;position:absolute}
.chakra-radio__control{width:18px;height:18px;border:2px solid #8a8590;border-radius:50%;display:inline-flex;flex:none}.chakra-radio__control[data-checked]{border:5px solid var(--chakra-colors-brand)}
.chakra-textarea,.chakra-input,.chakra-select{width:100%;background:#0f0d13;color:#fff;border:1px solid var(--chakra-colors-line);border-radius:8px;padding:10px 12px;font:inherit;font-size:15px}
.chakra-form__label{display:block;font-size:13px;color:var(--chakra-colors-muted);margin:14px 0 5px}.chakra-form__error-message{color:var(--chakra-colors-err);font-size:13px;margin-top:8px}
.chakra-switch{display:inline-flex;position:relative;cursor:pointer}.chakra-switch__track{width:42px;height:24px;border-radius:12px;background:#56515c;padding:3px;transition:.2s}.chakra-switch__track[data-checked]{background:var(--chakra-colors-brand)}.chakra-switch__thumb{display:block;width:18px;height:18px;border-radius:50%;background:#fff;transition:.2s}.chakra-switch__thumb[data-checked]{transform:translateX(18px)}
.chakra-alert{display:flex;gap:12px;background:#2b2238;border-left:4px solid var(--chakra-colors-brand);padding:14px 16px;border-radius:8px;margin-bottom:20px;font-size:15px}
.css-cf0{max-width:660px;margin:0 auto;padding:44px 24px 90px;min-height:75vh}.chakra-progress{height:4px;background:#29262d;border-radius:2px;margin-bottom:34px}.chakra-progress>div{height:4px;border-radius:2px;background:var(--chakra-colors-brand);transition:width .3s}
.css-lose li{display:flex;gap:12px;padding:12px 0;border-bottom:1px solid var(--chakra-colors-line);font-size:15px}.css-lose svg{flex:none;margin-top:3px}
.css-off{background:linear-gradient(135deg,#3d2377,#7a2c86);border-radius:16px;padding:30px;margin:20px 0;text-align:center}.css-off b{font-size:40px;display:block;line-height:1.1;margin:8px 0}
.css-plans{display:grid;grid-template-columns:repeat(2,1fr);gap:16px}.css-plan{background:var(--chakra-colors-panel);border-radius:14px;padding:22px;border:1px solid transparent}.css-plan ul{margin:12px 0 18px;font-size:14px;color:var(--chakra-colors-muted)}.css-plan li:before{content:"✓ "}
.chakra-modal__overlay{position:fixed;inset:0;background:rgba(0,0,0,.65);z-index:100}.chakra-modal__content-container{position:fixed;inset:0;z-index:101;display:flex;align-items:center;justify-content:center}.chakra-modal__content{background:#29262d;border-radius:14px;max-width:460px;width:92%;padding:8px 0;position:relative}.chakra-modal__header{font-size:20px;font-weight:700;padding:16px 24px}.chakra-modal__body{padding:4px 24px 12px;font-size:15px}.chakra-modal__footer{display:flex;justify-content:flex-end;gap:12px;padding:14px 24px 18px}.chakra-modal__close-btn{position:absolute;right:14px;top:14px;width:32px;height:32px}
.chakra-skeleton{background:linear-gradient(90deg,#1b191f,#29262d,#1b191f);border-radius:10px;height:120px;margin-bottom:20px}.chakra-button__spinner{width:18px;height:18px;border:2px solid #fff;border-left-color:transparent;border-radius:50%;animation:sp .6s linear infinite}@keyframes sp{to{transform:rotate(360deg)}}
#chakra-toast-manager-bottom{position:fixed;bottom:24px;left:0;right:0;display:flex;justify-content:center;z-index:200;pointer-events:none}.chakra-toast{background:#fdfcfe;color:#0f0d13;border-radius:8px;padding:12px 20px;font-size:14px}
.css-foot{border-top:1px solid var(--chakra-colors-line);padding:40px 32px;font-size:13px;color:var(--chakra-colors-muted)}.css-foot>div{max-width:1120px;margin:0 auto;display:grid;grid-template-columns:repeat(4,1fr);gap:24px}.css-foot h4{color:#fff;font-size:14px;margin-bottom:10px}.css-foot li{padding:3px 0}.css-foot p{max-width:1120px;margin:26px auto 0;font-size:12px}
.gdpr-banner{position:fixed;left:0;right:0;bottom:0;background:#fdfcfe;color:#15131a;padding:20px 32px;z-index:60;display:flex;gap:28px;align-items:center;font-size:13px;box-shadow:0 -6px 20px rgba(0,0,0,.4)}.gdpr-banner p{flex:1}.gdpr-banner button{border-radius:8px;padding:9px 18px;font-weight:600;white-space:nowrap}.gdpr-banner .gdpr-primary{background:#15131a;color:#fff}.gdpr-banner .gdpr-link{text-decoration:underline;padding:9px 4px}
.css-pl{display:grid;grid-template-columns:230px 1fr;min-height:80vh}.css-pl aside{padding:22px 16px;border-right:1px solid var(--chakra-colors-line)}.css-pl aside a{display:block;padding:9px 12px;font-size:15px;color:var(--chakra-colors-muted)}.css-pl section{padding:26px 32px}.css-row{display:grid;grid-template-columns:repeat(6,1fr);gap:18px;margin:12px 0 34px}.css-row figure{margin:0}.css-row figure div{aspect-ratio:1;border-radius:10px;margin-bottom:8px}.css-row figcaption{font-size:14px}.css-row small{color:var(--chakra-colors-muted)}
.css-srch{background:#29262d;border:0;border-radius:20px;height:38px;padding:0 18px;color:#fff;width:320px}
@media(max-width:800px){.css-1w6d5ug,.css-pl{grid-template-columns:1fr}.css-1d9q2ml,.css-srch{display:none}.css-foot>div,.css-plans{grid-template-columns:1fr 1fr}.css-row{grid-template-columns:repeat(2,1fr)}}
"""

JS = r"""
(function(){
'use strict';
var boot=JSON.parse(document.getElementById('__NEXT_DATA__').textContent), D=boot.props.pageProps, R=document.getElementById('__next');
var flow={id:null,reason:null,comment:''}, uid=0;
function h(t,p){var e=t==='svg'?null:document.createElement(t);p=p||{};Object.keys(p).forEach(function(k){var v=p[k];if(v==null||v===false)return;
 if(k.slice(0,2)==='on')e.addEventListener(k.slice(2).toLowerCase(),v);else if(k==='html')e.innerHTML=v;else if(k==='value')e.value=v;else if(k==='checked'||k==='disabled')e[k]=!!v;else e.setAttribute(k==='cls'?'class':k,v===true?'':v);});
 for(var i=2;i<arguments.length;i++)add(e,arguments[i]);return e;}
function add(e,c){if(c==null||c===false)return;if(Array.isArray(c))c.forEach(function(x){add(e,x)});else e.appendChild(c.nodeType?c:document.createTextNode(c));}
function post(u,b){return fetch(u,{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(b||{})}).then(function(r){return r.json().then(function(j){if(!r.ok){var e=new Error(j.error);e.code=r.status;throw e}return j})});}
function upd(j){if(j&&j.state)D=j;return j;}
function toast(m){var t=document.getElementById('chakra-toast-manager-bottom');var n=h('div',{cls:'chakra-toast',role:'status','aria-live':'polite'},m);t.appendChild(n);setTimeout(function(){n.remove()},4200);}
function go(p,rep){history[rep?'replaceState':'pushState']({},'',p);draw();window.scrollTo(0,0);}
function A(p,a){a.href=p;a.onClick=function(e){if(e.metaKey||e.ctrlKey)return;e.preventDefault();go(p);};return h.apply(null,['a',a].concat([].slice.call(arguments,2)));}
function B(kind,label,fn,x){var b=h('button',Object.assign({type:'button',cls:'chakra-button css-'+kind},x||{}),label);b.addEventListener('click',function(){fn(b)});return b;}
function busy(b){var w=b.offsetWidth;b.disabled=true;b.setAttribute('data-loading','');b.style.minWidth=w+'px';b.textContent='';b.appendChild(h('div',{cls:'chakra-button__spinner'}));}
function H1(t){return h('h1',{cls:'chakra-heading css-h1z0a'},t)} function H2(t){return h('h2',{cls:'chakra-heading css-h2k1b'},t)}
function modal(title,body,foot){var prev=document.activeElement;var id='chakra-modal-:r'+(++uid).toString(36)+':';var p=h('div',{cls:'chakra-portal'});
 function close(){p.remove();document.body.style.overflow='';if(prev&&prev.focus)prev.focus();document.removeEventListener('keydown',k)}
 function k(e){if(e.key==='Escape')close()}
 var c=h('section',{cls:'chakra-modal__content',role:'dialog','aria-modal':'true',id:id,'aria-labelledby':id+'-h',tabindex:'-1'},h('header',{cls:'chakra-modal__header',id:id+'-h'},title),h('button',{type:'button',cls:'chakra-modal__close-btn','aria-label':'Fermer',onClick:close},'✕'),h('div',{cls:'chakra-modal__body'},body),h('footer',{cls:'chakra-modal__footer'},foot(close)));
 add(p,[h('div',{cls:'chakra-modal__overlay'}),h('div',{cls:'chakra-modal__content-container',tabindex:'-1'},c)]);document.body.appendChild(p);document.body.style.overflow='hidden';document.addEventListener('keydown',k);c.focus();}
var path=function(){return location.pathname.replace(/\/$/,'')||'/'};

function header(){var list=h('div',{cls:'chakra-menu__menu-list',role:'menu',tabindex:'-1',id:'menu-list-:r1:'});
 function mi(t,p,fn){return h('button',{type:'button',role:'menuitem',tabindex:'-1',cls:'chakra-menu__menuitem',onClick:function(){tog(false);fn?fn():go(p)}},t)}
 add(list,[mi('Paramètres du compte','/account'),mi('Mon profil public','/account/profile'),mi('Transférez vos favoris','/transfer'),mi('Obtenir de l’aide','/help'),mi('Se déconnecter',null,function(){post('/api/logout').then(function(){go('/logged-out')})})]);
 var btn=h('button',{type:'button',cls:'chakra-button chakra-menu__menu-button css-s5t7bz',style:'min-height:36px;padding:0;border-radius:50%','aria-haspopup':'menu','aria-expanded':'false','aria-label':'Menu du profil','data-testid':'profile_picture',onClick:function(e){e.stopPropagation();tog(!list.hasAttribute('data-open'))}},'CR');
 function tog(o){if(o)list.setAttribute('data-open','');else list.removeAttribute('data-open');btn.setAttribute('aria-expanded',o?'true':'false')}
 document.body.onclick=function(){tog(false)};
 return h('header',{cls:'css-1kx2p0u'},A('/',{cls:'css-8a3wqn','aria-label':'Ondelya, accueil'},h('i'),'ondelya'),h('nav',{cls:'css-1d9q2ml','aria-label':'Principal'},A('/',{},'Musique'),A('/podcasts',{},'Podcasts'),A('/offers',{},'Offres'),A('/help',{},'Aide')),path()==='/'?h('input',{cls:'css-srch',type:'search',placeholder:'Artistes, titres, podcasts…','aria-label':'Rechercher'}):null,h('div',{cls:'css-rnnx2x'}),h('div',{cls:'css-1u8qly9'},btn,list));}
function footer(){function col(t,l){return h('div',{},h('h4',{},t),h('ul',{},l.map(function(x){return h('li',{},A(x[1],{},x[0]))})))}
 return h('footer',{cls:'css-foot'},h('div',{},col('Ondelya',[['À propos','/page/a-propos'],['Recrutement','/page/recrutement'],['Presse','/page/presse'],['Artistes et labels','/page/artistes']]),col('Nos offres',[['Ondelya Premium','/offers'],['Ondelya Duo','/offers'],['Ondelya Famille','/offers'],['Ondelya Étudiant','/offers'],['Cartes cadeaux','/page/cadeau']]),col('Communautés',[['Développeurs','/page/dev'],['Marques','/page/marques'],['Blog','/page/blog']]),col('Besoin d’aide ?',[['Centre d’aide','/help'],['Appareils compatibles','/page/appareils'],['Conditions générales d’utilisation et d’abonnement','/page/cgu'],['Données personnelles','/page/donnees'],['Gestion des cookies','/page/cookies'],['Résilier un contrat','/account/subscription']])),h('p',{},'© '+new Date().getFullYear()+' Ondelya SA — 24, rue des Ondes, 44000 Nantes. Ondelya est un service de musique à la demande. Les offres payantes sont sans engagement et reconduites tacitement chaque mois, sauf résiliation.'));}
var NAV=[['Informations personnelles','/account'],['Gérer mon abonnement','/account/subscription'],['Profil public','/account/profile'],['Notifications','/account/notifications'],['Mes appareils connectés','/account/devices'],['Confidentialité','/account/privacy']];
function shell(c){return [header(),h('div',{cls:'css-1w6d5ug'},h('nav',{cls:'css-nav01x','aria-label':'Compte'},NAV.map(function(n){return A(n[1],{'aria-current':path()===n[1]?'page':null},n[0])})),h('main',{id:'main'},c)),footer()];}
function row(a,b){return h('div',{cls:'css-hr0'},h('div',{},a),h('div',{},b));}
function active(){return D.state==='active'||D.state==='discounted'||D.state==='upgraded'||D.state==='bought'||D.state==='downgraded'}

function pgInfo(){var u=D.user,f={};function fld(k,l,t){var i=h('input',{cls:'chakra-input',type:t||'text',id:'field-'+k,name:k,value:u[k]});f[k]=i;return h('div',{cls:'chakra-form-control',role:'group'},h('label',{cls:'chakra-form__label','for':'field-'+k},l),i)}
 return shell([H1('Paramètres du compte'),
 h('div',{cls:'css-70qvj9'},H2('Mon offre'),row(h('div',{},h('b',{},D.planName),h('div',{cls:'css-mut'},D.state==='scheduled'?'Votre abonnement prend fin le '+D.end:D.state==='deleted'?'Aucun abonnement':'Prochain prélèvement le '+D.end)),A('/account/subscription',{cls:'chakra-link','data-testid':'manage-subscription'},'Gérer mon abonnement'))),
 h('div',{cls:'css-70qvj9'},H2('Informations personnelles'),h('form',{onSubmit:function(e){e.preventDefault();var b={};Object.keys(f).forEach(function(k){b[k]=f[k].value});post('/api/account/profile',b).then(upd).then(function(){toast('Vos modifications ont été enregistrées.');draw()})}},fld('prenom','Prénom'),fld('nom','Nom'),fld('email','Adresse e-mail','email'),fld('naissance','Date de naissance','date'),fld('ville','Ville'),h('div',{style:'margin-top:20px'},h('button',{type:'submit',cls:'chakra-button css-solid'},'Enregistrer')))),
 h('div',{cls:'css-70qvj9'},H2('Connexion'),row('Mot de passe',B('ghost','Modifier',function(){var i=h('input',{cls:'chakra-input',type:'password','aria-label':'Nouveau mot de passe'});modal('Modifier le mot de passe',i,function(c){return [B('outl','Annuler',c),B('solid','Valider',function(){if(!i.value)return;post('/api/account/password').then(function(){c();toast('Mot de passe modifié.')})})]})})),row('Compte Google','Associé'),row('Compte Facebook',h('span',{cls:'css-mut'},'Non associé'))),
 h('div',{style:'margin-top:30px'},B('ghost','Supprimer mon compte',function(){modal('Supprimer mon compte',h('p',{},'La suppression est définitive : vos playlists, vos favoris et votre historique d’écoute seront effacés et votre abonnement sera interrompu immédiatement.'),function(c){return [B('outl','Annuler',c),B('solid','Supprimer définitivement',function(b){busy(b);post('/api/account/delete').then(upd).then(function(){c();go('/account')})})]})}))]);}

function pgSub(){var n=D.state==='scheduled';
 if(D.state==='deleted')return shell([H1('Gérer mon abonnement'),h('div',{cls:'css-70qvj9'},'Vous n’avez pas d’abonnement en cours.')]);
 return shell([H1('Gérer mon abonnement'),
 n?h('div',{cls:'chakra-alert',role:'alert','data-status':'info'},h('div',{},h('b',{},'Votre abonnement a été résilié.'),h('div',{},'Vous profitez de '+D.planName+' jusqu’au '+D.end+'. Vous passerez ensuite à Ondelya Free.'))):null,
 D.state==='discounted'?h('div',{cls:'chakra-alert',role:'alert'},'Votre réduction de 50 % est appliquée pendant 3 mois.'):null,
 h('div',{cls:'css-70qvj9','data-testid':'current-plan'},h('div',{},h('b',{style:'font-size:20px'},D.planName),h('span',{cls:'chakra-badge'+(n?' css-bwarn':'')},n?'Résilié':'Actif')),h('p',{cls:'css-mut',style:'margin:6px 0 18px'},'Écoute illimitée, sans pub, hors connexion et en qualité HiFi'),
  row(n?'Fin de l’abonnement':'Prochain prélèvement',D.end),row('Tarif',n?'Aucun prélèvement à venir':D.price+' € / mois'),row('Abonné depuis',D.since),row('Référence du contrat',D.ref),
  h('div',{cls:'chakra-stack css-wrap',style:'margin-top:20px;align-items:center'},n?B('solid','Réactiver mon abonnement',function(b){busy(b);post('/api/subscription/reactivate').then(upd).then(function(){toast('Votre abonnement est réactivé.');draw()})}):A('/offers',{cls:'chakra-button css-solid'},'Changer d’offre'),n?null:A('/account/subscription/cancel',{cls:'chakra-button css-ghost','data-testid':'cancel-subscription'},'Résilier mon abonnement'))),
 n?null:h('div',{cls:'css-70qvj9',style:'background:linear-gradient(100deg,#2a1d4d,#4b2058)'},h('b',{},'Économisez 25 % avec l’offre annuelle'),h('p',{cls:'css-mut',style:'margin:6px 0 14px'},'12 mois d’Ondelya Premium pour 107,91 €, soit 3 mois offerts.'),A('/offers/checkout/annuel',{cls:'chakra-button css-outl'},'Passer à l’annuel')),
 h('div',{cls:'css-70qvj9'},H2('Moyen de paiement'),row(h('span',{},'Carte bancaire (CB, Visa) ',D.card||'aucune'),B('ghost','Modifier',function(){var i=h('input',{cls:'chakra-input',inputmode:'numeric','aria-label':'Numéro de carte',placeholder:'Numéro de carte'});modal('Modifier le moyen de paiement',i,function(c){return [B('ghost','Supprimer cette carte',function(){post('/api/payment/method',{remove:true}).then(upd).then(function(){c();draw()})}),B('solid','Enregistrer',function(){if(i.value.length<12)return;post('/api/payment/method',{number:i.value}).then(upd).then(function(){c();draw()})})]})}))),
 h('div',{cls:'css-70qvj9'},H2('Utiliser un code'),codeBox()),
 h('div',{cls:'css-70qvj9'},H2('Historique des paiements'),D.history.map(function(x){return h('div',{cls:'css-hr0'},h('span',{},x[0]),h('span',{},x[1]),A('/page/facture',{cls:'chakra-link'},'Facture '+x[2]))})),
 h('p',{cls:'css-sml'},'L’abonnement est sans engagement. Conformément à l’article L. 215-1-1 du Code de la consommation, vous pouvez notifier la résiliation de votre contrat en ligne à tout moment ; elle prend effet à la fin de la période déjà payée.')]);}
function codeBox(){var i=h('input',{cls:'chakra-input',placeholder:'Saisissez votre code','aria-label':'Code cadeau ou promotionnel'}),m=h('div',{cls:'chakra-form__error-message','aria-live':'polite'});return h('div',{},h('div',{cls:'chakra-stack'},i,B('outl','Activer',function(){post('/api/code',{code:i.value}).catch(function(e){m.textContent=e.message})})),m)}

function flowPage(pc,c){return [header(),h('main',{cls:'css-cf0',id:'main'},h('div',{cls:'chakra-progress'},h('div',{role:'progressbar','aria-valuemin':'0','aria-valuemax':'100','aria-valuenow':String(pc),style:'width:'+pc+'%'})),c),footer()];}
var X='<svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill="#ff6b9d" d="M12 2a10 10 0 100 20 10 10 0 000-20zm4.3 12.9-1.4 1.4L12 13.4l-2.9 2.9-1.4-1.4 2.9-2.9-2.9-2.9 1.4-1.4 2.9 2.9 2.9-2.9 1.4 1.4-2.9 2.9z"/></svg>';
function pgCancel(){if(!active()){go('/account/subscription',true);return}
 return flowPage(25,[H1('Vous nous quittez déjà, '+D.user.prenom+' ?'),h('p',{cls:'css-mut'},'En résiliant '+D.planName+', vous n’aurez plus accès à :'),
 h('ul',{cls:'css-lose',style:'margin:14px 0 24px'},['L’écoute de vos 38 playlists et 1 204 titres favoris sans publicité','Vos 412 titres téléchargés, disponibles hors connexion','Le son HiFi (FLAC 16 bits / 44,1 kHz)','Flow, votre mix infini, sans limite de passages','Les paroles et la traduction en temps réel'].map(function(t){var li=h('li',{html:X});add(li,h('span',{},t));return li})),
 h('p',{cls:'css-mut',style:'margin-bottom:26px'},'Vos playlists et favoris restent enregistrés sur votre compte gratuit.'),
 h('div',{cls:'chakra-stack css-col'},A('/account/subscription',{cls:'chakra-button css-solid'},'Conserver mon abonnement'),A('/account/subscription/cancel/reason',{cls:'chakra-button css-outl','data-testid':'cancel-continue'},'Continuer la résiliation'))]);}
var REASONS=[['price','L’abonnement est trop cher'],['usage','Je n’écoute pas assez de musique'],['competitor','Je passe à un autre service de streaming'],['catalog','Je ne trouve pas les titres que je veux écouter'],['technical','Je rencontre des problèmes techniques'],['plan','Je souhaite changer d’offre'],['operator','J’ai une offre via mon opérateur ou un proche'],['other','Autre raison']];
function pgReason(){if(!active()){go('/account/subscription',true);return}
 var err=h('div',{'aria-live':'polite'}),ctl=[],more=h('div'),btn=B('solid','Continuer',function(b){if(!flow.reason)return;busy(b);post('/api/subscription/cancel/reason',{reason:flow.reason,comment:flow.comment}).then(function(j){flow.id=j.flow;setTimeout(function(){go('/account/subscription/cancel/'+(j.next==='confirm'?'confirm':'offer?type='+j.next))},350)}).catch(function(){add(err,h('div',{cls:'chakra-form__error-message'},'Une erreur est survenue. Veuillez réessayer.'));})},{disabled:true});
 flow.reason=null;
 var g=h('div',{role:'radiogroup',cls:'chakra-stack css-col','aria-labelledby':'reason-title'},REASONS.map(function(r){var c=h('span',{cls:'chakra-radio__control','aria-hidden':'true'});ctl.push(c);
  var i=h('input',{type:'radio',cls:'chakra-radio__input',name:'radio-:r9:',value:r[0],onChange:function(){flow.reason=r[0];ctl.forEach(function(x){x.removeAttribute('data-checked')});c.setAttribute('data-checked','');btn.disabled=false;more.textContent='';if(r[0]==='other'||r[0]==='catalog')add(more,h('textarea',{cls:'chakra-textarea',rows:'3',maxlength:'500',placeholder:'Dites-nous en plus (facultatif)','aria-label':'Dites-nous en plus (facultatif)',onInput:function(e){flow.comment=e.target.value}}))}});
  return h('label',{cls:'chakra-radio'},i,c,h('span',{cls:'chakra-radio__label'},r[1]))}));
 return flowPage(50,[h('h1',{cls:'chakra-heading css-h1z0a',id:'reason-title'},'Pourquoi souhaitez-vous résilier ?'),h('p',{cls:'css-mut',style:'margin-bottom:18px'},'Votre réponse nous aide à améliorer Ondelya.'),g,h('div',{style:'margin:14px 0'},more),err,h('div',{cls:'chakra-stack',style:'margin-top:14px;justify-content:space-between'},A('/account/subscription',{cls:'chakra-button css-ghost'},'Annuler'),btn)]);}
function pgOffer(){if(!flow.id){go('/account/subscription/cancel',true);return}var t=new URLSearchParams(location.search).get('type');
 var nx=A('/account/subscription/cancel/confirm',{cls:'chakra-button css-ghost','data-testid':'offer-decline'},'Non merci, poursuivre la résiliation');
 if(t==='help')return flowPage(75,[H1('Et si on réglait ça ensemble ?'),h('p',{cls:'css-mut',style:'margin-bottom:20px'},'La plupart des problèmes de lecture se règlent en quelques minutes : videz le cache de l’application, mettez-la à jour ou réinstallez-la.'),h('div',{cls:'chakra-stack css-col'},A('/help',{cls:'chakra-button css-solid'},'Consulter le centre d’aide'),nx)]);
 if(t==='plans')return flowPage(75,[H1('Une autre offre vous conviendrait mieux ?'),planCards(['duo','famille','annuel','etudiant']),h('div',{style:'text-align:center;margin-top:20px'},nx)]);
 return flowPage(75,[H1('Restez, on vous offre la moitié'),h('div',{cls:'css-off'},h('div',{},'Offre réservée, rien que pour vous'),h('b',{},'-50 %'),h('div',{},'pendant 3 mois, soit 5,99 € / mois au lieu de 11,99 €')),h('div',{cls:'chakra-stack css-col'},B('solid','Profiter de l’offre',function(b){busy(b);post('/api/subscription/offer').then(upd).then(function(){go('/account/subscription');toast('Votre réduction est activée.')})}),nx),h('p',{cls:'css-sml'},'Offre valable une fois par compte, appliquée dès le prochain prélèvement, puis 11,99 € / mois sans engagement.')]);}
function pgConfirm(){if(!flow.id){go('/account/subscription/cancel',true);return}var err=h('div',{'aria-live':'assertive'});
 return flowPage(90,[H1('Confirmez votre résiliation'),h('div',{cls:'css-70qvj9'},row('Offre',D.planName),row('Titulaire',D.user.prenom+' '+D.user.nom),row('E-mail',D.user.email),row('Référence du contrat',D.ref),row('Fin de l’abonnement',D.end)),
 h('p',{cls:'css-mut'},'Vous profitez de votre abonnement jusqu’au '+D.end+'. Aucun prélèvement ne sera effectué après cette date. Un e-mail de confirmation vous sera envoyé.'),err,
 h('div',{cls:'chakra-stack css-col',style:'margin-top:24px'},B('solid','Confirmer la résiliation',function(b){busy(b);setTimeout(function(){post('/api/subscription/cancel',{flow:flow.id,reason:flow.reason}).then(upd).then(function(){flow.id=null;go('/account/subscription/cancel/done',true)}).catch(function(){b.disabled=false;b.textContent='Confirmer la résiliation';err.textContent='';add(err,h('div',{cls:'chakra-form__error-message'},'Une erreur est survenue. Veuillez réessayer.'))})},700)},{'data-testid':'cancel-confirm'}),A('/account/subscription',{cls:'chakra-button css-outl'},'Garder mon abonnement'))]);}
function pgDone(){if(D.state!=='scheduled'){go('/account/subscription',true);return}
 var nps=h('div',{cls:'chakra-stack css-wrap',role:'group','aria-label':'Note de 0 à 10'});for(var i=0;i<=10;i++)(function(i){add(nps,B('outl',String(i),function(){post('/api/nps',{score:i}).then(function(){nps.textContent='Merci pour votre réponse !'})},{style:'min-height:36px;padding:0 11px'}))})(i);
 return flowPage(100,[H1('Votre abonnement est résilié'),h('p',{style:'margin-bottom:10px'},'C’est confirmé. Vous pouvez profiter de '+D.planName+' jusqu’au '+D.end+', puis votre compte passera automatiquement à Ondelya Free.'),h('p',{cls:'css-mut'},'Un e-mail de confirmation a été envoyé à '+D.user.email+'.'),h('div',{cls:'chakra-stack css-wrap',style:'margin:26px 0'},A('/account/subscription',{cls:'chakra-button css-outl'},'Retour à mon compte'),B('ghost','Changé d’avis ? Réactiver',function(b){busy(b);post('/api/subscription/reactivate').then(upd).then(function(){go('/account/subscription')})})),h('div',{cls:'css-70qvj9'},h('p',{style:'margin-bottom:12px'},'Recommanderiez-vous Ondelya à un proche ?'),nps)]);}
var PL={premium:['Ondelya Premium','11,99 € / mois',['1 compte','Sans pub, hors connexion','HiFi']],annuel:['Ondelya Premium annuel','107,91 € / an',['1 compte','25 % d’économie','Payé en une fois']],duo:['Ondelya Duo','15,99 € / mois',['2 comptes Premium','Profils séparés','HiFi']],famille:['Ondelya Famille','19,99 € / mois',['6 comptes Premium','Profils Kids','HiFi']],etudiant:['Ondelya Étudiant','5,99 € / mois',['18-25 ans','Justificatif demandé','HiFi']]};
function planCards(k){return h('div',{cls:'css-plans'},k.map(function(x){var p=PL[x];return h('div',{cls:'css-plan'},h('b',{},p[0]),h('div',{},p[1]),h('ul',{},p[2].map(function(t){return h('li',{},t)})),D.plan===x?h('span',{cls:'css-mut'},'Votre offre actuelle'):A('/offers/checkout/'+x,{cls:'chakra-button css-outl'},'Choisir cette offre'))}))}
function pgOffers(){return [header(),h('main',{cls:'css-cf0',style:'max-width:860px'},H1('Changez d’offre'),planCards(['premium','annuel','duo','famille','etudiant']),h('p',{cls:'css-sml'},'Le changement prend effet immédiatement ; la différence est calculée au prorata.')),footer()]}
function pgCheckout(k){var p=PL[k];if(!p){go('/offers',true);return}return [header(),h('main',{cls:'css-cf0'},H1('Votre nouvelle offre'),h('div',{cls:'css-70qvj9'},row(p[0],p[1]),row('Moyen de paiement','CB '+D.card)),h('div',{cls:'chakra-stack css-col'},B('solid','Confirmer et payer',function(b){busy(b);post('/api/subscription/change',{plan:k}).then(upd).then(function(){go('/account/subscription');toast('Votre nouvelle offre est active.')})}),A('/offers',{cls:'chakra-button css-ghost'},'Retour')),h('p',{cls:'css-sml'},'En confirmant, vous acceptez les conditions générales d’abonnement et renoncez à votre droit de rétractation pour un accès immédiat.')),footer()]}
function pgNotif(){var L=[['news','Actualités et nouveautés Ondelya'],['reco','Recommandations musicales'],['partners','Offres des partenaires'],['surveys','Enquêtes et tests']];return shell([H1('Notifications'),h('div',{cls:'css-70qvj9'},H2('E-mails'),L.map(function(x){var on=D.optin[x[0]],c=on?'':null;return row(x[1],h('label',{cls:'chakra-switch'},h('input',{type:'checkbox',cls:'chakra-switch__input chakra-radio__input','aria-label':x[1],checked:on,onChange:function(){post('/api/account/optin',{key:x[0]}).then(upd).then(draw)}}),h('span',{cls:'chakra-switch__track','aria-hidden':'true','data-checked':c},h('span',{cls:'chakra-switch__thumb','data-checked':c}))))}))])}
function pgDev(){return shell([H1('Mes appareils connectés'),h('div',{cls:'css-70qvj9'},D.devices.map(function(d){return row(d,B('ghost','Déconnecter',function(){post('/api/devices/remove',{name:d}).then(upd).then(draw)}))}))])}
function pgProf(){var i=h('input',{cls:'chakra-input',value:D.user.prenom+' R.','aria-label':'Pseudo'});return shell([H1('Profil public'),h('div',{cls:'css-70qvj9'},h('label',{cls:'chakra-form__label'},'Pseudo'),i,h('div',{style:'margin-top:16px'},B('solid','Enregistrer',function(){post('/api/account/profile',{pseudo:i.value}).then(upd).then(function(){toast('Profil enregistré.')})})))])}
function pgPriv(){return shell([H1('Confidentialité'),h('div',{cls:'css-70qvj9'},row('Télécharger mes données',A('/page/donnees',{cls:'chakra-link'},'En savoir plus')),row('Profil visible par les autres utilisateurs','Oui'),row('Gestion des cookies',A('/page/cookies',{cls:'chakra-link'},'Paramétrer')))])}
function pgHome(){var g=['#513,#b4c','#136,#3cb','#631,#ea4','#145,#5ae','#416,#c5f','#252,#7c6'];function r(t,n){return [H2(t),h('div',{cls:'css-row'},n.map(function(x,i){return h('figure',{},h('div',{style:'background:linear-gradient(135deg,'+g[(i+t.length)%6]+')'}),h('figcaption',{},x[0]),h('small',{},x[1]))}))]}
 return [header(),h('div',{cls:'css-pl'},h('aside',{},['Accueil','Podcasts','Explorer','Coups de cœur','Playlists','Albums','Artistes'].map(function(x){return A(x==='Accueil'?'/':'/page/'+encodeURIComponent(x.toLowerCase()),{},x)})),h('section',{},h('h1',{cls:'chakra-heading css-h1z0a'},'Bonsoir '+D.user.prenom),r('Continuer l’écoute',[['Marée basse','Lou Kervern'],['Minuit dix','Les Halos'],['Flow','Inspiré de vos goûts'],['Atlas','Nine & Noor'],['Dimanche vinyle','Playlist'],['La Ruche','Podcast']]),r('Nouveautés du vendredi',[['Verre d’eau','Solène Mars'],['Tôle','Grand Large'],['Kilomètre 9','Oz Barrault'],['Blanc','Ivoire Club'],['Jour 12','Mina T.'],['Satin','DJ Prisme']]),r('Faits pour vous',[['Mix électro','Playlist'],['Mix chanson','Playlist'],['Mix jazz','Playlist'],['Top France','Classement'],['Pop fraîche','Playlist'],['Rétro 90','Playlist']]))),footer()]}
function pgText(t,b){return [header(),h('main',{cls:'css-cf0'},H1(t),h('p',{cls:'css-mut'},b),h('p',{style:'margin-top:24px'},A('/',{cls:'chakra-link'},'Retour à l’accueil'))),footer()]}
function pgHelp(){return [header(),h('main',{cls:'css-cf0'},H1('Centre d’aide'),[['Comment résilier mon abonnement ?','Rendez-vous dans Paramètres du compte > Gérer mon abonnement, puis suivez les étapes. Si vous êtes abonné via Apple, Google Play ou votre opérateur, la résiliation se fait auprès de celui-ci.'],['Que deviennent mes playlists ?','Elles restent disponibles sur votre compte gratuit.'],['Comment supprimer mon compte ?','La suppression se fait depuis les informations personnelles. Elle est définitive.'],['Comment changer de moyen de paiement ?','Depuis Gérer mon abonnement, rubrique Moyen de paiement.']].map(function(x){return h('div',{cls:'css-70qvj9'},h('b',{},x[0]),h('p',{cls:'css-mut'},x[1]))})),footer()]}
function draw(){var p=path(),v,m;
 if(p==='/')v=pgHome();else if(p==='/account')v=pgInfo();else if(p==='/account/subscription')v=pgSub();else if(p==='/account/subscription/cancel')v=pgCancel();else if(p==='/account/subscription/cancel/reason')v=pgReason();else if(p==='/account/subscription/cancel/offer')v=pgOffer();else if(p==='/account/subscription/cancel/confirm')v=pgConfirm();else if(p==='/account/subscription/cancel/done')v=pgDone();else if(p==='/account/notifications')v=pgNotif();else if(p==='/account/devices')v=pgDev();else if(p==='/account/profile')v=pgProf();else if(p==='/account/privacy')v=pgPriv();else if(p==='/offers')v=pgOffers();else if((m=/^\/offers\/checkout\/(\w+)$/.exec(p)))v=pgCheckout(m[1]);else if(p==='/help')v=pgHelp();else if(p==='/logged-out')v=pgText('À bientôt !','Vous êtes déconnecté.');else v=pgText('Ondelya','Cette page est en cours de mise à jour. Revenez bientôt.');
 if(!v)return;R.textContent='';add(R,v);document.title=(p.indexOf('/account')===0?'Mon compte':'Musique')+' | Ondelya';}
function gdpr(){if(D.consent)return;var b=h('div',{cls:'gdpr-banner',id:'gdpr-banner',role:'region','aria-label':'Cookies'},h('p',{},'Ondelya et ses partenaires utilisent des cookies pour mesurer l’audience, personnaliser votre expérience et vous proposer des publicités adaptées. Vous pouvez changer d’avis à tout moment depuis « Gestion des cookies ».'),h('button',{type:'button',cls:'gdpr-link',id:'gdpr-btn-settings',onClick:function(){go('/page/cookies')}},'Paramétrer'),h('button',{type:'button',cls:'gdpr-link',id:'gdpr-btn-refuse-all',onClick:function(){c('refuse')}},'Continuer sans accepter'),h('button',{type:'button',cls:'gdpr-primary',id:'gdpr-btn-accept-all',onClick:function(){c('accept')}},'Accepter'));function c(x){D.consent=x;b.remove();post('/api/consent',{choice:x})}document.body.appendChild(b);}
window.addEventListener('popstate',draw);
setTimeout(function(){draw();setTimeout(gdpr,500)},320);
})();
"""


def page():
    data = {"props": {"pageProps": view()}, "page": "/account", "buildId": "k3Vb9QmA1xZ", "locale": "fr"}
    blob = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f"""<!DOCTYPE html><html lang="fr" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Ondelya</title><meta name="description" content="Ondelya, la musique en illimité."><style data-emotion="css">{CSS}</style></head>
<body class="chakra-ui-dark"><div id="__next"><header class="css-1kx2p0u"><a class="css-8a3wqn" href="/"><i></i>ondelya</a></header>
<div class="css-1w6d5ug" aria-busy="true"><div><div class="chakra-skeleton"></div></div><div><div class="chakra-skeleton"></div><div class="chakra-skeleton"></div><div class="chakra-skeleton"></div></div></div></div>
<div id="chakra-toast-manager-bottom" role="region" aria-live="polite"></div>
<noscript>Ondelya nécessite JavaScript pour fonctionner.</noscript>
<script id="__NEXT_DATA__" type="application/json">{blob}</script><script src="/_next/static/chunks/main-7d21f0.js" defer></script></body></html>"""


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store" if "javascript" not in ctype else "max-age=60")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def js(self, code, obj):
        self.out(code, json.dumps(obj, ensure_ascii=False), "application/json; charset=utf-8")

    def do_GET(self):
        p = urlparse(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.js(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p.startswith("/_next/static/"):
                return self.out(200, JS, "application/javascript; charset=utf-8")
            if p == "/favicon.ico":
                return self.out(204, "", "image/x-icon")
            if p.startswith("/api/"):
                return self.js(200, view())
            return self.out(200, page(), "text/html; charset=utf-8")

    do_HEAD = do_GET

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlparse(self.path).path
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.js(200, {"ok": True})
            try:
                body = json.loads(raw) if raw else {}
            except ValueError:
                body = {}
            S["log"].append({"method": self.command, "path": p, "body": raw[:500]})
            code, obj = api(p, body if isinstance(body, dict) else {})
        self.js(code, obj)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    ThreadingHTTPServer(("127.0.0.1", a.port), Handler).serve_forever()
