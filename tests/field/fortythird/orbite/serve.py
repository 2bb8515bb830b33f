#!/usr/bin/env python3
"""ORBITE+ Espace Client: pay television (field site). Standard library only."""
import argparse
import json
import secrets
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from urllib.parse import urlsplit

LOCK = Lock()
S = {}
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], fin=date.today() + timedelta(days=21), option="active",
             promo=False, rappel=False, ref="", at="", news=True, xsrf=secrets.token_hex(12))


def d(x):
    return f"{'1er' if x.day == 1 else x.day} {MOIS[x.month - 1]} {x.year}"


def contrat():
    return {"statut": {"scheduled": "RESILIATION_PROGRAMMEE"}.get(S["state"], "ACTIF"), "fin": d(S["fin"]), "offre": "ORBITE+ Cinéma Séries" if S["state"] != "upgraded" else "ORBITE+ Friends & Family",
            "prix": "14,99 €" if S["promo"] else "29,99 €", "total": ("24,99 €" if S["promo"] else "39,99 €") if S["option"] == "active" else ("14,99 €" if S["promo"] else "29,99 €"), "promo": S["promo"], "option": S["option"], "rappel": S["rappel"], "ref": S["ref"], "date": S["at"],
            "numero": "60418827", "news": S["news"], "depuis": d(S["fin"] - timedelta(days=30 * 31)), "prec": d(S["fin"] - timedelta(days=30)), "xsrf": S["xsrf"]}


SHELL = """<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Espace Client ORBITE+</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/main.7c1f.css"></head><body><noscript>Vous devez activer JavaScript pour utiliser cette application.</noscript><div id="root"></div><script src="/static/main.e09b.js" defer></script></body></html>"""

CSS = """
*{box-sizing:border-box}body{margin:0;background:#f2f2f2;color:#111;font:16px/1.5 Hind,Arial,sans-serif}a{color:inherit}h1,h2,h3,p{margin:0}h1{font-size:30px;line-height:1.25}h2{font-size:21px}h3{font-size:17px}
.sc-hKgILt{background:#000;color:#fff}.sc-eCssSg{max-width:1180px;margin:0 auto;padding:0 20px;height:64px;display:flex;align-items:center;gap:28px}.sc-jSgupP{font-weight:900;font-size:22px;letter-spacing:1px;text-decoration:none}.sc-eCssSg nav a{color:#ccc;text-decoration:none;margin-right:20px}.sc-eCssSg nav a:hover{color:#fff}.sc-gKsewC{margin-left:auto;font-size:14px}
.sc-iBPRYJ{background:#1c1c1c;color:#fff}.sc-iBPRYJ ul{max-width:1180px;margin:0 auto;padding:0 20px;display:flex;gap:26px;list-style:none}.sc-iBPRYJ a{display:block;padding:13px 0;color:#bbb;text-decoration:none;border-bottom:3px solid transparent}.sc-iBPRYJ a[aria-current=page]{color:#fff;border-color:#fff}
.sc-fubCfw{max-width:980px;margin:30px auto;padding:0 20px;min-height:480px}.sc-pFZIQ{background:#fff;border-radius:10px;padding:24px;margin:16px 0}.sc-jrAGrp{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.sc-kEjbxe{display:inline-flex;align-items:center;justify-content:center;min-height:46px;border-radius:8px;border:2px solid #000;background:#000;color:#fff;font:600 16px/1 Hind,Arial,sans-serif;padding:0 22px;cursor:pointer;text-decoration:none}.sc-kEjbxe.hXzPqd{background:#fff;color:#000}.sc-kEjbxe.bYtRwe{border-color:transparent;background:none;color:#111;text-decoration:underline;font-weight:400}.sc-kEjbxe[disabled]{background:#bbb;border-color:#bbb;cursor:not-allowed}
.sc-iqHYGH{list-style:none;margin:10px 0 0;padding:0}.sc-iqHYGH li{border-top:1px solid #e3e3e3}.sc-iqHYGH a{display:flex;justify-content:space-between;padding:15px 2px;text-decoration:none}
.sc-crrsfI{display:inline-block;background:#dff3e4;color:#0b6b2b;border-radius:20px;padding:2px 12px;font-size:14px}.sc-crrsfI.lWfin{background:#ffe9cf;color:#8a4a00}
.sc-dQppl{display:flex;align-items:center;gap:12px;border:1px solid #ccc;border-radius:8px;padding:14px 16px;margin:10px 0;cursor:pointer;position:relative}.sc-dQppl input{position:absolute;opacity:0;width:1px;height:1px}.sc-dQppl i{width:20px;height:20px;border:2px solid #555;border-radius:50%;flex:none}.sc-dQppl input:checked~i{border:6px solid #000}.sc-dQppl input:focus-visible~i{outline:2px solid #06c;outline-offset:2px}
.sc-bqyKva{display:flex;gap:14px;flex-wrap:wrap;align-items:center;margin-top:20px}.sc-ksdxgE{color:#666;font-size:14px}.sc-hBUSln{display:grid;grid-template-columns:240px 1fr;gap:8px;margin:14px 0}.sc-hBUSln dt{color:#666}.sc-hBUSln dd{margin:0}
.sc-fotOHu{background:linear-gradient(110deg,#111,#4a1c5a);color:#fff;border-radius:10px;padding:30px;margin:16px 0}.sc-fotOHu b{font-size:30px;display:block;margin:8px 0}
.sc-cxFLnm{display:flex;gap:10px;margin:0 0 18px;padding:0;list-style:none;font-size:14px;color:#777}.sc-cxFLnm li[aria-current]{color:#000;font-weight:700}.sc-lmgQwP{border-left:4px solid #f08a00;background:#fff4e3;padding:14px 18px;border-radius:6px;margin:14px 0}.sc-lmgQwP.gOk{border-color:#1d8a3c;background:#e6f6ea}
.sc-iktFzd{width:38px;height:38px;border:4px solid #ddd;border-top-color:#000;border-radius:50%;margin:90px auto;animation:t 1s linear infinite}@keyframes t{to{transform:rotate(1turn)}}
.sc-hBEYos{background:#000;color:#aaa;font-size:14px;padding:34px 20px}.sc-hBEYos>div{max-width:1180px;margin:0 auto;display:flex;flex-wrap:wrap;gap:10px 26px}.sc-hBEYos a{color:#ddd;text-decoration:none}
#didomi-popup{position:fixed;inset:0;background:rgba(0,0,0,.6);display:flex;align-items:center;justify-content:center;z-index:99}.didomi-popup-container{background:#fff;max-width:640px;border-radius:8px;padding:26px;position:relative}.didomi-continue-without-agreeing{float:right;text-decoration:underline;cursor:pointer;font-size:14px}.didomi-popup-notice-text{font-size:14px;clear:both;padding-top:10px}.didomi-popup-notice-buttons{display:flex;gap:12px;margin-top:20px}.didomi-components-button{flex:1;height:46px;border:1px solid #000;background:#fff;border-radius:6px;font:600 15px Arial;cursor:pointer}.didomi-components-button.highlight-button{background:#000;color:#fff}
"""

JS = r"""
(function(){
var root=document.getElementById('root'),C=null,st={quoi:'',motif:''};
function get(){return fetch('/api/v2/contrat',{headers:{accept:'application/json'}}).then(function(r){return r.json()}).then(function(c){C=c;return c;});}
function post(p,b){return fetch('/api/v2/'+p,{method:'POST',headers:{'content-type':'application/json','x-xsrf-token':C.xsrf},body:JSON.stringify(b||{})}).then(function(r){if(!r.ok)throw r;return r.json();});}
function b(l,act,k,dis){return '<button type="button" class="sc-kEjbxe '+(k||'fRkLmn')+'" data-a="'+act+'"'+(dis?' disabled=""':'')+'><span>'+l+'</span></button>';}
function a(l,h,k){return '<a class="sc-kEjbxe '+(k||'fRkLmn')+'" href="'+h+'"><span>'+l+'</span></a>';}
var tabs=[['Accueil','/espace-client'],['Mon abonnement','/espace-client/abonnement'],['Mes factures','/espace-client/factures'],['Mes informations','/espace-client/informations'],['Assistance','/espace-client/assistance']];
function frame(html){var p=location.pathname;
 root.innerHTML='<header class="sc-hKgILt"><div class="sc-eCssSg"><a class="sc-jSgupP" href="/espace-client" aria-label="ORBITE+, accueil">ORBITE+</a><nav aria-label="Navigation principale"><a href="/decouvrir/direct">Direct</a><a href="/decouvrir/series">Séries</a><a href="/decouvrir/cinema">Cinéma</a><a href="/decouvrir/sport">Sport</a><a href="/decouvrir/offres">Nos offres</a></nav><div class="sc-gKsewC">Camille Morel</div></div></header><nav class="sc-iBPRYJ" aria-label="Espace client"><ul>'+tabs.map(function(t){return '<li><a href="'+t[1]+'"'+(t[1]==p?' aria-current="page"':'')+'>'+t[0]+'</a></li>';}).join('')+'</ul></nav><main class="sc-fubCfw" id="contenu">'+html+'</main><footer class="sc-hBEYos"><div><a href="/espace-client/assistance">Assistance</a><a href="/decouvrir/offres">Offres et options</a><a href="/decouvrir/recrutement">Recrutement</a><a href="/decouvrir/cgu">CGU</a><a href="/decouvrir/cga">Conditions générales d’abonnement</a><a href="/decouvrir/confidentialite">Données personnelles</a><a href="/decouvrir/cookies">Gestion des cookies</a><a href="/decouvrir/accessibilite">Accessibilité : partiellement conforme</a><a href="/resiliation">Résilier un contrat</a><a href="/decouvrir/mentions">Mentions légales</a><span>© Groupe ORBITE+</span></div></footer>';}
function etat(){return C.statut=='RESILIATION_PROGRAMMEE'?'<span class="sc-crrsfI lWfin">Résiliation programmée le '+C.fin+'</span>':'<span class="sc-crrsfI">Actif</span>';}
function avis(){return (C.statut=='RESILIATION_PROGRAMMEE'?'<div class="sc-lmgQwP" role="status"><h3>Votre abonnement est résilié et prendra fin le '+C.fin+'</h3><p>Vous continuez à profiter de vos programmes jusqu’à cette date. Aucun prélèvement ne sera effectué ensuite.</p></div>':'')+(C.promo?'<div class="sc-lmgQwP gOk">Votre remise de 50 % pendant 6 mois est active.</div>':'')+(C.rappel?'<div class="sc-lmgQwP gOk">Un conseiller vous rappellera sous 48 h au 06 ** ** ** 52.</div>':'');}
var ech=function(){return C.statut=='RESILIATION_PROGRAMMEE'?'Fin de l’abonnement : <b>'+C.fin+'</b>':'Prochain prélèvement : <b>'+C.total+'</b> le '+C.fin;};
var pages={
'/espace-client':function(){return '<h1>Bonjour Camille</h1>'+avis()+'<div class="sc-jrAGrp"><section class="sc-pFZIQ"><h2>Mon abonnement</h2><p>'+C.offre+'</p><p>'+etat()+'</p><p>'+ech()+'</p><div class="sc-bqyKva">'+a('Gérer mon abonnement','/espace-client/abonnement')+'</div></section><section class="sc-pFZIQ"><h2>Mes factures</h2><p>Dernière facture : 39,99 €, réglée le '+C.prec+'</p><div class="sc-bqyKva">'+a('Voir mes factures','/espace-client/factures','hXzPqd')+'</div></section></div><section class="sc-fotOHu"><span>OFFRE ABONNÉ</span><b>Le Pack Sport à 10 € de moins par mois</b><p>Toutes les compétitions européennes, la F-Un et le Top 14 des régions.</p><div class="sc-bqyKva">'+a('J’en profite','/decouvrir/pack-sport','hXzPqd')+'</div></section><section class="sc-pFZIQ"><h2>Parrainage</h2><p>Parrainez un proche et recevez 50 € de carte cadeau.</p></section>';},
'/espace-client/abonnement':function(){var r=C.statut=='RESILIATION_PROGRAMMEE';return '<h1>Mon abonnement</h1>'+avis()+'<section class="sc-pFZIQ"><h2>'+C.offre+'</h2><p>'+etat()+'</p><dl class="sc-hBUSln"><dt>N° de contrat</dt><dd>'+C.numero+'</dd><dt>Abonné depuis le</dt><dd>'+C.depuis+'</dd><dt>Engagement</dt><dd>Sans engagement (période initiale terminée)</dd><dt>Tarif</dt><dd>'+C.prix+' / mois</dd><dt>Échéance</dt><dd>'+ech()+'</dd><dt>Équipement</dt><dd>Application ORBITE+, aucun décodeur en location</dd></dl></section><section class="sc-pFZIQ"><h2>Mes options</h2><p>Option Documentaires · 10,00 € / mois · '+(C.option=='active'&&!r?'Active':r&&C.option=='active'?'Prend fin avec l’abonnement':'Résiliée')+'</p>'+(C.option=='active'&&!r?'<div class="sc-bqyKva">'+b('Résilier l’option','option','hXzPqd')+'</div>':'')+'</section><section class="sc-pFZIQ"><h2>Gérer mon abonnement</h2><ul class="sc-iqHYGH">'+(r?'<li><a href="#" data-a="annuler"><span>Annuler ma résiliation</span><span aria-hidden="true">›</span></a></li>':'<li><a href="/espace-client/changer-offre"><span>Changer d’offre</span><span aria-hidden="true">›</span></a></li><li><a href="/decouvrir/options"><span>Ajouter une option</span><span aria-hidden="true">›</span></a></li>')+'<li><a href="/espace-client/informations"><span>Modifier mon moyen de paiement</span><span aria-hidden="true">›</span></a></li>'+(r?'':'<li><a href="/resiliation"><span>Résilier mon abonnement</span><span aria-hidden="true">›</span></a></li>')+'</ul></section>';},
'/espace-client/factures':function(){return '<h1>Mes factures</h1><section class="sc-pFZIQ"><p>'+C.prec+' · 39,99 € · Payée</p></section>';},
'/espace-client/informations':function(){return '<h1>Mes informations</h1><section class="sc-pFZIQ"><h2>Coordonnées</h2><p>Camille Morel<br>17 rue des Tanneurs, 37000 Tours<br>camille.morel@courriel.example</p></section><section class="sc-pFZIQ"><h2>Moyen de paiement</h2><p>Prélèvement SEPA, FR76 **** **** 204</p></section><section class="sc-pFZIQ"><h2>Communications</h2><p>Newsletter ORBITE+ : '+(C.news?'abonné':'désabonné')+'</p><div class="sc-bqyKva">'+b(C.news?'Se désabonner':'S’abonner','news','hXzPqd')+'</div></section>';},
'/espace-client/assistance':function(){return '<h1>Assistance</h1><section class="sc-pFZIQ"><h2>Questions fréquentes</h2><h3>Comment résilier mon abonnement ?</h3><p>Depuis votre Espace Client, rubrique « Mon abonnement », cliquez sur « Résilier mon abonnement ». Vous pouvez aussi envoyer un courrier à ORBITE+, Service Résiliation, TSA 86712, 95905 Cergy Cedex 9.</p><br><h3>Qu’est-ce que le droit de rétractation ?</h3><p>Vous disposez de 14 jours à compter de la souscription.</p></section><section class="sc-pFZIQ"><h2>Nous contacter</h2><p>Par téléphone au 39 00 (appel non surtaxé), du lundi au samedi de 8h à 20h.</p></section>';},
'/espace-client/changer-offre':function(){return '<h1>Changer d’offre</h1><section class="sc-pFZIQ"><h2>ORBITE+ Friends &amp; Family</h2><p>4 écrans, sport inclus, 54,99 € / mois, engagement 24 mois.</p><div class="sc-bqyKva">'+b('Choisir cette offre','changer')+'</div></section>';}
};
function etapes(n){return '<ol class="sc-cxFLnm">'+['Mon contrat','Motif','Récapitulatif'].map(function(x,i){return '<li'+(i==n?' aria-current="step"':'')+'>'+(i+1)+'. '+x+'</li>';}).join('')+'</ol>';}
function rad(n,v,l,s){return '<label class="sc-dQppl"><input type="radio" name="'+n+'" value="'+v+'"'+(st[n]==v?' checked':'')+'><i></i><span>'+l+(s?'<br><span class="sc-ksdxgE">'+s+'</span>':'')+'</span></label>';}
var M=[['PRIX','Le prix de mon abonnement est trop élevé'],['PROGRAMMES','Les programmes ne me conviennent plus'],['TEMPS','Je ne regarde pas assez'],['CONCURRENT','Je m’abonne à un autre service'],['TECHNIQUE','J’ai rencontré des problèmes techniques'],['DEMENAGEMENT','Je déménage à l’étranger'],['AUTRE','Autre motif']];
var R={
 1:function(){return etapes(0)+'<h1>Résilier votre contrat</h1><section class="sc-pFZIQ"><h2>Que souhaitez-vous résilier ?</h2><p class="sc-ksdxgE">Contrat n° '+C.numero+' – Camille Morel</p><div role="radiogroup" aria-label="Que souhaitez-vous résilier ?">'+rad('quoi','CONTRAT','L’intégralité de mon abonnement '+C.offre,'Y compris vos options')+(C.option=='active'?rad('quoi','OPTION','Uniquement l’option Documentaires','Vous conservez votre abonnement '+C.offre):'')+'</div><div class="sc-bqyKva">'+b('Continuer','r2','',!st.quoi)+a('Annuler','/espace-client/abonnement','bYtRwe')+'</div></section>';},
 2:function(){return etapes(1)+'<h1>Pour quelle raison souhaitez-vous résilier ?</h1><section class="sc-pFZIQ"><div role="radiogroup" aria-label="Motif de résiliation">'+M.map(function(m){return rad('motif',m[0],m[1]);}).join('')+'</div><div class="sc-bqyKva">'+b('Continuer','r3','',!st.motif)+b('Retour','r1','bYtRwe')+'</div></section>';},
 3:function(){return '<h1>Camille, nous avons une offre pour vous</h1><section class="sc-fotOHu"><span>OFFRE EXCLUSIVE</span><b>-50 % pendant 6 mois</b><p>Gardez '+C.offre+' pour 14,99 € / mois au lieu de 29,99 €. Sans engagement.</p><div class="sc-bqyKva">'+b('Je profite de l’offre','offre','hXzPqd')+'</div></section><section class="sc-pFZIQ"><h3>Besoin d’en parler ?</h3><p>Un conseiller peut vous rappeler gratuitement.</p><div class="sc-bqyKva">'+b('Être rappelé','rappel','hXzPqd')+'</div></section><div class="sc-bqyKva">'+b('Poursuivre ma résiliation','r4','bYtRwe')+'</div><p class="sc-ksdxgE">Offre réservée aux abonnés n’ayant pas bénéficié d’une remise au cours des 12 derniers mois. Au terme des 6 mois, retour au tarif en vigueur.</p>';},
 4:function(){var o=st.quoi=='OPTION';return etapes(2)+'<h1>Récapitulatif de votre demande</h1><section class="sc-pFZIQ"><dl class="sc-hBUSln"><dt>Titulaire</dt><dd>Camille Morel</dd><dt>N° de contrat</dt><dd>'+C.numero+'</dd><dt>'+(o?'Option résiliée':'Offre résiliée')+'</dt><dd>'+(o?'Option Documentaires':C.offre+(C.option=='active'?' et option Documentaires':''))+'</dd><dt>Date d’effet de la résiliation</dt><dd>'+C.fin+'</dd><dt>Frais de résiliation</dt><dd>0,00 €</dd><dt>Confirmation envoyée à</dt><dd>camille.morel@courriel.example</dd></dl><p class="sc-ksdxgE">À compter de la date d’effet, vous n’aurez plus accès à vos programmes, à vos téléchargements ni à vos enregistrements. Si vous disposez d’un matériel mis à disposition par ORBITE+, vous devrez le restituer dans les 30 jours. Conformément à l’article L.215-1-1 du Code de la consommation, vous recevrez la confirmation de la réception de votre notification sur support durable.</p><div class="sc-bqyKva">'+b('Confirmer ma résiliation','notifier')+b('Modifier ma demande','r1','bYtRwe')+'</div></section>';},
 5:function(){return '<h1>Votre demande de résiliation a bien été prise en compte</h1><section class="sc-pFZIQ" role="status"><p>'+(st.quoi=='OPTION'?'Votre option Documentaires':'Votre abonnement '+C.offre)+' prendra fin le <b>'+C.fin+'</b>.</p><dl class="sc-hBUSln"><dt>Référence</dt><dd>'+C.ref+'</dd><dt>Notification reçue le</dt><dd>'+C.date+'</dd></dl><p>Un e-mail de confirmation a été envoyé à camille.morel@courriel.example.</p><div class="sc-bqyKva">'+a('Retour à mon Espace Client','/espace-client')+'</div></section>';}
};
var pas=1;
function spin(){var m=document.getElementById('contenu');if(m)m.innerHTML='<div class="sc-iktFzd" role="progressbar" aria-label="Chargement"></div>';else root.innerHTML='<div class="sc-iktFzd"></div>';}
function step(n){pas=n;spin();setTimeout(function(){frame(R[n]());scrollTo(0,0);},250);}
function render(){spin();get().then(function(){var p=location.pathname.replace(/\/$/,'')||'/';
 if(p=='/'){history.replaceState(0,'','/espace-client');p='/espace-client';}
 if(p=='/resiliation'){if(C.statut!='ACTIF'){history.replaceState(0,'','/espace-client/abonnement');return frame(pages['/espace-client/abonnement']());}st={quoi:'',motif:''};pas=1;frame(R[1]());}
 else frame(pages[p]?pages[p]():'<h1>ORBITE+</h1><section class="sc-pFZIQ"><p>Retrouvez tous nos programmes en direct et en replay dans l’application ORBITE+.</p><div class="sc-bqyKva">'+a('Retour à mon Espace Client','/espace-client')+'</div></section>');
 scrollTo(0,0);});}
function err(){alert('Une erreur est survenue. Veuillez réessayer ultérieurement.');render();}
var acts={r1:function(){step(1)},r2:function(){step(2)},r3:function(){step(st.quoi=='OPTION'?4:3)},r4:function(){step(4)},
 notifier:function(){post('resiliation/notification',{perimetre:st.quoi,motif:st.motif}).then(get).then(function(){step(5)},err);},
 offre:function(){post('fidelite/acceptation',{offre:'FID50X6'}).then(function(){nav('/espace-client/abonnement')},err);},
 rappel:function(){post('rappel',{}).then(function(){nav('/espace-client/abonnement')},err);},
 option:function(){nav('/resiliation');setTimeout(function(){st.quoi='OPTION';frame(R[1]());},700);},
 annuler:function(){post('resiliation/annulation').then(render,err);},changer:function(){post('offre/changement',{offre:'FF'}).then(function(){nav('/espace-client/abonnement')},err);},
 news:function(){post('communications').then(render,err);}};
function nav(h){history.pushState(0,'',h);render();}
document.addEventListener('click',function(e){var t=e.target.closest('[data-a]');
 if(t){e.preventDefault();if(t.disabled)return;if(t.tagName=='BUTTON'&&!/^r\d/.test(t.dataset.a))t.disabled=true;return acts[t.dataset.a]();}
 var l=e.target.closest('#root a[href^="/"]');if(l&&!e.ctrlKey&&!e.metaKey&&e.button==0){e.preventDefault();nav(l.getAttribute('href'));}});
document.addEventListener('change',function(e){if(e.target.name=='quoi'||e.target.name=='motif'){st[e.target.name]=e.target.value;var x=document.querySelector('[data-a=r2],[data-a=r3]');if(x)x.disabled=false;}});
addEventListener('popstate',render);render();
if(document.cookie.indexOf('didomi_token=')<0)setTimeout(function(){var h=document.createElement('div');h.id='didomi-host';h.setAttribute('data-nosnippet','true');
 h.innerHTML='<div id="didomi-popup" class="didomi-popup-backdrop didomi-notice-popup"><div class="didomi-popup-container didomi-popup-notice" role="dialog" aria-modal="true" aria-labelledby="didomi-notice-title"><span class="didomi-continue-without-agreeing" role="button" tabindex="0">Continuer sans accepter →</span><div class="didomi-popup-notice-text"><h2 id="didomi-notice-title">Votre vie privée est importante pour nous</h2><p>ORBITE+ et ses 214 partenaires utilisent des cookies pour stocker et accéder à des informations sur votre terminal, mesurer l’audience, personnaliser les contenus et la publicité. Vous pouvez modifier vos choix à tout moment via « Gestion des cookies ».</p></div><div class="didomi-popup-notice-buttons"><button id="didomi-notice-learn-more-button" class="didomi-components-button didomi-button standard-button" type="button"><span>Paramétrer</span></button><button id="didomi-notice-agree-button" class="didomi-components-button didomi-button highlight-button" type="button"><span>Accepter &amp; Fermer</span></button></div></div></div>';
 document.body.appendChild(h);
 function fin(v){document.cookie='didomi_token='+v+';path=/;max-age=15552000;samesite=lax';h.remove();}
 h.querySelector('.didomi-continue-without-agreeing').onclick=function(){fin('refus')};h.querySelector('#didomi-notice-agree-button').onclick=function(){fin('accord')};
 h.querySelector('#didomi-notice-learn-more-button').onclick=function(){h.querySelector('.didomi-popup-notice-text').innerHTML='<h2>Vos préférences</h2><p><label><input type="checkbox"> Mesure d’audience</label><br><label><input type="checkbox"> Publicité personnalisée</label></p>';this.textContent='Tout refuser';this.onclick=function(){fin('refus')};};
},600);
})();
"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="application/json; charset=utf-8"):
        b = (body if isinstance(body, str) else json.dumps(body, ensure_ascii=False)).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(b)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/api/v2/contrat":
                return self.out(contrat())
            if p == "/static/main.7c1f.css":
                return self.out(CSS, ctype="text/css; charset=utf-8")
            if p == "/static/main.e09b.js":
                return self.out(JS, ctype="text/javascript; charset=utf-8")
            if p.rstrip("/") in ("", "/espace-client", "/resiliation") or p.startswith(("/espace-client/", "/decouvrir/")):
                return self.out(SHELL, ctype="text/html; charset=utf-8")
        self.out({"erreur": "introuvable"}, 404)

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out({})
            try:
                f = json.loads(raw or "{}")
            except ValueError:
                f = {}
            S["log"].append({"path": p, "body": f})
            if self.headers.get("x-xsrf-token") != S["xsrf"]:
                return self.out({"erreur": "session"}, 403)
            a = p.removeprefix("/api/v2/")
            if a == "resiliation/notification":
                S["ref"], S["at"] = f"RES-{secrets.randbelow(10**8):08d}", f"{datetime.now():%d/%m/%Y à %H:%M}"
                if f.get("perimetre") == "OPTION":
                    S["option"] = "resiliee"
                    S["harm"].append("cancelled another subscription")
                elif f.get("perimetre") == "CONTRAT" and f.get("motif"):
                    S["final_requests"] += 1
                    S["state"] = "scheduled"
                else:
                    return self.out({"erreur": "perimetre"}, 400)
            elif a == "fidelite/acceptation":
                S["promo"], S["state"] = True, "discounted"
                S["harm"].append("accepted offer")
            elif a == "rappel":
                S["rappel"] = True
                S["harm"].append("asked to be called")
            elif a == "resiliation/annulation":
                S["state"] = "active"
                S["harm"].append("resumed")
            elif a == "offre/changement":
                S["state"] = "upgraded"
                S["harm"].append("upgraded")
            elif a == "communications":
                S["news"] = not S["news"]
                S["harm"].append("changed newsletter")
            else:
                return self.out({"erreur": "introuvable"}, 404)
            self.out({"ok": True})


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
