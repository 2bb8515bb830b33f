#!/usr/bin/env python3
"""Tymbre : compte d'un service d'écoute de musique (field site)."""
import argparse, datetime, html, json, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qsl

LOCK = threading.Lock()
S = {}
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
PLANS = {"premium": ("Tymbre Premium", "11,99 € / mois"), "famille": ("Tymbre Famille", "19,99 € / mois"),
         "duo": ("Tymbre Duo", "15,99 € / mois"), "annuel": ("Tymbre Premium Annuel", "107,91 € / an")}
E = html.escape


def d(x):
    return f"{'1er' if x.day == 1 else x.day} {MOIS[x.month - 1]} {x.year}"


def reset():
    today = datetime.date.today()
    S.clear()
    S.update(state="active", plan="premium", final=0, harm=[], log=[], token=secrets.token_hex(16), reason=None,
             bill=today + datetime.timedelta(days=12), since=datetime.date(2023, 5, 11),
             news={"news": True, "offres": True, "sondages": False})


CSS = r"""
*,*::before,*::after{box-sizing:border-box}body{margin:0;font-family:"Deezer Product",Inter,"Open Sans",Arial,sans-serif;color:#0f0d13;background:#fff;font-size:15px;line-height:1.5}
a{color:inherit}h1,h2,h3{line-height:1.25}
.css-hdr{height:64px;border-bottom:1px solid #e4e2e8;display:flex;align-items:center;padding:0 32px;gap:32px;position:sticky;top:0;background:#fff;z-index:5}
.css-logo{font-weight:800;font-size:24px;text-decoration:none;color:#a238ff}.css-hdr nav{display:flex;gap:24px;flex:1;font-size:14px}.css-hdr nav a{text-decoration:none;font-weight:600}
.css-wrap{max-width:960px;margin:0 auto;padding:32px 24px 80px;min-height:60vh}
.chakra-tabs__tablist{display:flex;border-bottom:1px solid #d8d5df;gap:4px;flex-wrap:wrap;margin-bottom:32px}
.chakra-tabs__tab{padding:12px 14px;text-decoration:none;font-weight:600;font-size:14px;color:#6f6c7a;border-bottom:3px solid transparent;margin-bottom:-1px}
.chakra-tabs__tab[aria-selected=true]{color:#0f0d13;border-color:#a238ff}
.chakra-card{border:1px solid #e4e2e8;border-radius:12px;padding:24px;margin-bottom:24px}
.css-row{display:flex;justify-content:space-between;gap:24px;align-items:center;padding:12px 0;border-top:1px solid #efedf2}.css-row:first-of-type{border-top:0}
.css-row p{margin:0}.css-sub{color:#6f6c7a;font-size:14px}
.chakra-button{display:inline-flex;align-items:center;justify-content:center;height:44px;padding:0 22px;border-radius:10px;border:0;font:600 15px/1 inherit;font-family:inherit;cursor:pointer;text-decoration:none;background:#a238ff;color:#fff}
.chakra-button.css-outline{background:#fff;color:#0f0d13;box-shadow:inset 0 0 0 1px #c2bfca}.chakra-button.css-ghost{background:transparent;color:#0f0d13}.chakra-button.css-ghost:hover{background:#f3f1f6}
.chakra-button[disabled]{opacity:.4;cursor:not-allowed}.chakra-button.css-sm{height:34px;padding:0 14px;font-size:13px}
.chakra-link{color:#6f6c7a;text-decoration:underline;font-size:14px}
.css-actions{display:flex;gap:12px;flex-wrap:wrap;margin-top:28px}
.css-narrow{max-width:600px;margin:0 auto}
.chakra-stack.css-radios{display:flex;flex-direction:column}
.chakra-radio{display:flex;align-items:center;gap:12px;cursor:pointer;position:relative;padding:12px 0;border-bottom:1px solid #efedf2}
.chakra-radio__input,.chakra-switch__input,.chakra-checkbox__input{border:0;clip:rect(0,0,0,0);height:1px;width:1px;margin:-1px;padding:0;overflow:hidden;white-space:nowrap;position:absolute}
.chakra-radio__control{width:20px;height:20px;border-radius:50%;border:2px solid #8f8c99;flex:none}.chakra-radio__input:checked+.chakra-radio__control{border:6px solid #a238ff}
.chakra-radio__input:focus-visible+.chakra-radio__control{box-shadow:0 0 0 3px #d9b0ff}
.chakra-switch{display:flex;align-items:center;gap:14px;cursor:pointer;position:relative;padding:10px 0}.chakra-switch__track{width:40px;height:22px;background:#c2bfca;border-radius:11px;padding:2px;flex:none}
.chakra-switch__thumb{display:block;width:18px;height:18px;background:#fff;border-radius:50%}.chakra-switch__input:checked+.chakra-switch__track{background:#a238ff}.chakra-switch__input:checked+.chakra-switch__track .chakra-switch__thumb{margin-left:18px}
.chakra-alert{display:flex;gap:12px;border-radius:10px;padding:14px 18px;background:#fdf1d8;margin-bottom:20px}.chakra-alert[data-status=success]{background:#dff6e6}
.chakra-input,.chakra-textarea{width:100%;padding:10px 12px;border:1px solid #c2bfca;border-radius:8px;font:inherit}.chakra-form__label{display:block;font-weight:600;font-size:14px;margin:14px 0 4px}
.chakra-modal__overlay{position:fixed;inset:0;background:rgba(15,13,19,.6);z-index:40}.chakra-modal__content-container{position:fixed;inset:0;z-index:41;display:flex;align-items:center;justify-content:center}
.chakra-modal__content{background:#fff;border-radius:16px;max-width:460px;width:92%;position:relative;padding:28px}.chakra-modal__header{font-size:20px;font-weight:700;margin:0 32px 12px 0}.chakra-modal__close-btn{position:absolute;top:14px;right:14px;border:0;background:none;font-size:20px;cursor:pointer;width:34px;height:34px}
.chakra-modal__footer{display:flex;justify-content:flex-end;gap:12px;margin-top:24px;flex-wrap:wrap}
.chakra-menu__menu-list{position:absolute;right:0;top:44px;background:#fff;border:1px solid #e4e2e8;border-radius:10px;min-width:220px;padding:8px 0;box-shadow:0 6px 24px rgba(0,0,0,.12)}.chakra-menu__menu-list a{display:block;padding:8px 18px;text-decoration:none;font-size:14px}[hidden]{display:none!important}
.css-promo{background:linear-gradient(100deg,#a238ff,#ff5f9e);color:#fff;border-radius:12px;padding:20px 24px;display:flex;justify-content:space-between;align-items:center;gap:24px;margin-bottom:24px}.css-promo p{margin:0}
.css-list{padding-left:20px}.css-list li{margin:8px 0}
footer{background:#f6f4f8;padding:36px 32px;font-size:13px;color:#6f6c7a}footer .cols{display:flex;gap:64px;flex-wrap:wrap;max-width:960px;margin:0 auto}footer h4{margin:0 0 8px;color:#0f0d13}footer a{display:block;text-decoration:none;padding:3px 0}footer small{display:block;max-width:960px;margin:24px auto 0}
.gdpr-banner{position:fixed;left:0;right:0;bottom:0;background:#fff;box-shadow:0 -4px 24px rgba(0,0,0,.18);padding:22px 32px;z-index:60;display:flex;gap:28px;align-items:center}.gdpr-banner p{margin:0;font-size:13px}.gdpr-banner div.btns{display:flex;gap:10px;flex:none}
table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:left;padding:10px 0;border-bottom:1px solid #efedf2}
@media(max-width:720px){.gdpr-banner{flex-direction:column}.css-hdr nav{display:none}}
"""

JS = r"""
(function(){
var $=function(s,r){return (r||document).querySelector(s)},all=function(s){return [].slice.call(document.querySelectorAll(s))};
var banner=$('#gdpr-banner');
if(banner&&!/(^|; )tb_consent=/.test(document.cookie))banner.hidden=false;
all('[data-consent]').forEach(function(b){b.addEventListener('click',function(){document.cookie='tb_consent='+b.dataset.consent+';path=/;max-age=15552000';banner.hidden=true;});});
var mb=$('#topbar-profile'),ml=$('#topbar-menu');
if(mb)mb.addEventListener('click',function(){ml.hidden=!ml.hidden;mb.setAttribute('aria-expanded',String(!ml.hidden));});
var next=$('#cancel-next');
all('input[name=reason]').forEach(function(i){function up(){next.disabled=false;$('#reason-other').hidden=i.value!=='other';}
  i.addEventListener('change',up);if(i.checked)up();});
all('form[data-autosubmit] input').forEach(function(i){i.addEventListener('change',function(){i.form.submit();});});
var open=$('[data-open-modal]'),tpl=$('#modal-tpl');
if(open)open.addEventListener('click',function(){
  var p=document.createElement('div');p.className='chakra-portal';p.appendChild(tpl.content.cloneNode(true));document.body.appendChild(p);
  document.body.style.overflow='hidden';
  function close(){p.remove();document.body.style.overflow='';open.focus();}
  [].forEach.call(p.querySelectorAll('[data-close]'),function(b){b.addEventListener('click',close);});
  p.addEventListener('keydown',function(e){if(e.key==='Escape')close();});
  p.querySelector('form').addEventListener('submit',function(e){var b=e.target.querySelector('[type=submit]');setTimeout(function(){b.disabled=true;b.textContent='Veuillez patienter\u2026';},0);});
  p.querySelector('section').focus();
});
})();
"""

TABS = (("/fr/account", "Mes informations personnelles"), ("/fr/account/subscription", "Mon abonnement"),
        ("/fr/account/privacy", "Confidentialité"), ("/fr/account/notifications", "Notifications"),
        ("/fr/account/devices", "Mes appareils connectés"), ("/fr/account/apps", "Mes applis"))
STATIC = {"/fr/": "Accueil", "/fr/explore": "Explorer", "/fr/favorites": "Favoris", "/fr/podcasts": "Podcasts",
          "/fr/features": "Fonctionnalités", "/fr/about": "Qui sommes-nous ?", "/fr/jobs": "Emplois", "/fr/press": "Presse",
          "/fr/legal/cgu": "Conditions générales d'utilisation", "/fr/legal/privacy": "Données personnelles",
          "/fr/legal/cookies": "Cookies", "/fr/legal/mentions": "Mentions légales", "/fr/support": "Centre d'aide",
          "/fr/artistes": "Tymbre pour les créateurs", "/fr/gift": "Cartes cadeaux", "/fr/resiliation": "Résilier un abonnement",
          "/fr/etudiants": "Tymbre Étudiants"}


def page(title, main, tab=None):
    tabs = ""
    if tab:
        tabs = ('<div class="chakra-tabs"><div class="chakra-tabs__tablist" role="tablist" aria-orientation="horizontal">' + "".join(
            f'<a role="tab" class="chakra-tabs__tab" href="{u}" aria-selected="{"true" if u == tab else "false"}">{E(n)}</a>' for u, n in TABS)
            + "</div></div>")

    def col(h, us):
        return f"<div><h4>{h}</h4>" + "".join(f'<a href="{u}">{E(STATIC[u])}</a>' for u in us) + "</div>"
    return f"""<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{E(title)} | Tymbre</title><link rel="icon" href="data:,"><style>{CSS}</style></head><body class="chakra-ui-light"><div id="dzr-app">
<header class="css-hdr" id="page_topbar"><a class="css-logo" href="/fr/">tymbre</a><nav aria-label="Navigation principale"><a href="/fr/">Musique</a><a href="/fr/podcasts">Podcasts</a><a href="/fr/explore">Explorer</a><a href="/fr/favorites">Favoris</a></nav>
<div style="position:relative"><button type="button" id="topbar-profile" class="chakra-button css-ghost css-sm chakra-menu__menu-button" aria-haspopup="menu" aria-expanded="false">Camille R.</button>
<div class="chakra-menu__menu-list" id="topbar-menu" hidden><a href="/fr/account">Paramètres du compte</a><a href="/fr/account/subscription">Gérer mon abonnement</a><a href="/fr/gift">Activer un code</a><a href="/fr/support">Aide</a></div></div></header>
<main class="css-wrap">{tabs}{main}</main>
<footer><div class="cols">{col("Tymbre", ("/fr/features", "/fr/about", "/fr/jobs", "/fr/press"))}{col("Découvrir", ("/fr/explore", "/fr/artistes", "/fr/gift", "/fr/etudiants"))}{col("Aide et informations légales", ("/fr/support", "/fr/legal/cgu", "/fr/legal/privacy", "/fr/legal/cookies", "/fr/legal/mentions", "/fr/resiliation"))}</div>
<small>© 2026 Tymbre S.A. Offres sans engagement, renouvelées automatiquement à chaque échéance sauf résiliation. Prix TTC, hors promotions en cours.</small></footer></div>
<div id="gdpr-banner" class="gdpr-banner" role="dialog" aria-label="Gestion des cookies" hidden><p><strong>Vos choix concernant les cookies</strong><br>Avec votre accord, Tymbre et ses partenaires utilisent des cookies pour mesurer l'audience, personnaliser les contenus et vous proposer des publicités adaptées. Vous pouvez changer d'avis à tout moment. <a href="/fr/legal/cookies">En savoir plus</a></p>
<div class="btns"><button type="button" id="gdpr-btn-refuse-all" class="chakra-button css-outline" data-consent="0">Continuer sans accepter</button><button type="button" id="gdpr-btn-accept-all" class="chakra-button" data-consent="1">Accepter</button></div></div>
<script src="/static/app.js"></script></body></html>"""


def tok():
    return f'<input type="hidden" name="checkForm" value="{S["token"]}">'


def alert():
    n = PLANS[S["plan"]][0]
    if S["state"] == "scheduled":
        return f"""<div class="chakra-alert" role="status" data-status="warning"><div><strong>Votre abonnement est résilié.</strong> Vous pouvez profiter de {n} jusqu'au {d(S["bill"])}. Vous passerez ensuite à Tymbre Free et aucun prélèvement ne sera effectué.</div></div>"""
    return ""


def account_page():
    n = PLANS[S["plan"]][0]
    if S["state"] == "scheduled":
        sub = f"{n} – résilié, prend fin le {d(S['bill'])}"
    elif S["state"] == "deleted":
        sub = "Compte en cours de suppression"
    else:
        sub = f"{n} – prochain prélèvement le {d(S['bill'])}"
    return page("Mes informations personnelles", f"""<h1>Paramètres du compte</h1>{alert()}
<div class="chakra-card"><div class="css-row"><div><h2 style="margin:0;font-size:18px">Votre offre</h2><p class="css-sub">{sub}</p></div><a class="chakra-button css-outline css-sm" href="/fr/account/subscription">Gérer mon abonnement</a></div></div>
<div class="chakra-card"><h2 style="margin-top:0;font-size:18px">Vos identifiants</h2>
<div class="css-row"><div><p>E-mail</p><p class="css-sub">camille.renaud@example.com</p></div><a class="chakra-link" href="/fr/account/email">Modifier</a></div>
<div class="css-row"><div><p>Mot de passe</p><p class="css-sub">••••••••••</p></div><a class="chakra-link" href="/fr/account/password">Modifier</a></div></div>
<div class="chakra-card"><form method="post" action="/fr/account/profile">{tok()}<h2 style="margin-top:0;font-size:18px">Vos informations</h2>
<label class="chakra-form__label" for="nick">Pseudo</label><input class="chakra-input" id="nick" name="nick" value="camille_r"><label class="chakra-form__label" for="city">Ville</label><input class="chakra-input" id="city" name="city" value="Nantes"><label class="chakra-form__label" for="lang">Langue</label><select class="chakra-input" id="lang" name="lang"><option>Français</option><option>English</option><option>Deutsch</option><option>Español</option></select>
<div class="css-actions"><button type="submit" class="chakra-button">Enregistrer</button></div></form></div>
<p><a class="chakra-link" href="/fr/account/delete">Supprimer mon compte</a></p>""", "/fr/account")


def subscription_page():
    n, price = PLANS[S["plan"]]
    end = S["state"] == "scheduled"
    body = f"""<h1>Mon abonnement</h1>{alert()}<div class="chakra-card"><p class="css-sub" style="margin:0">Votre offre actuelle</p><h2 style="margin:4px 0 12px">{n}</h2>
<div class="css-row"><p>Tarif</p><p>{price}</p></div><div class="css-row"><p>Abonné(e) depuis le</p><p>{d(S["since"])}</p></div>"""
    if end:
        body += f"""<div class="css-row"><p>Fin de l'abonnement</p><p>{d(S["bill"])}</p></div></div>
<form method="post" action="/fr/account/subscription/reactivate">{tok()}<p>Vous avez changé d'avis ? Réactivez votre abonnement avant le {d(S["bill"])} pour ne rien perdre.</p><button class="chakra-button" type="submit">Réactiver mon abonnement</button></form>"""
    else:
        body += f"""<div class="css-row"><p>Prochain prélèvement</p><p>{d(S["bill"])}</p></div>
<div class="css-row"><div><p>Moyen de paiement</p><p class="css-sub">Carte bancaire •••• 4021, expire 08/28</p></div><a class="chakra-link" href="/fr/account/payment">Modifier</a></div>
<div class="css-actions"><a class="chakra-button" href="/fr/offers">Changer d'offre</a></div></div>
<div class="css-promo"><p><strong>Tymbre Famille</strong><br>Jusqu'à 6 comptes pour 19,99 € / mois.</p><a class="chakra-button css-outline css-sm" href="/fr/offers">Découvrir</a></div>"""
    body += "<h2>Historique de paiement</h2><table><thead><tr><th>Date</th><th>Offre</th><th>Montant</th></tr></thead><tbody>"
    x = S["bill"]
    for _ in range(3):
        x = x - datetime.timedelta(days=30)
        body += f"<tr><td>{x:%d/%m/%Y}</td><td>Tymbre Premium</td><td>11,99 €</td></tr>"
    body += "</tbody></table>"
    if not end:
        body += '<p style="margin-top:32px"><a class="chakra-link" href="/fr/account/subscription/cancel">Résilier mon abonnement</a></p>'
    body += '<p class="css-sub">Vous avez un code promo ou une carte cadeau ? <a class="chakra-link" href="/fr/gift">Activer un code</a></p>'
    return page("Mon abonnement", body, "/fr/account/subscription")


REASONS = (("price", "Le prix est trop élevé"), ("use", "Je n'utilise pas assez le service"), ("catalog", "Je ne trouve pas la musique que je cherche"),
           ("bugs", "Je rencontre des problèmes techniques"), ("other_service", "Je préfère un autre service de streaming"),
           ("test", "Je voulais seulement essayer"), ("sound", "La qualité audio ne me convient pas"), ("other", "Autre raison"))


def cancel_intro():
    return page("Résilier mon abonnement", f"""<div class="css-narrow"><h1>Vous souhaitez nous quitter ?</h1><p>Si vous résiliez, votre abonnement {PLANS[S["plan"]][0]} restera actif jusqu'au <strong>{d(S["bill"])}</strong>. Vous passerez ensuite à Tymbre Free et vous perdrez :</p>
<ul class="css-list"><li>l'écoute sans publicité</li><li>le mode hors connexion et vos titres téléchargés</li><li>la qualité audio HiFi</li><li>les passages de titres illimités sur mobile</li></ul><p class="css-sub">Vos favoris et vos playlists seront conservés.</p>
<div class="css-actions"><a class="chakra-button" href="/fr/account/subscription">Conserver mon abonnement</a><a class="chakra-button css-outline" href="/fr/account/subscription/cancel/reason">Poursuivre la résiliation</a></div></div>""")


def cancel_reason():
    rs = "".join(f"""<label class="chakra-radio css-1r"><input class="chakra-radio__input" type="radio" name="reason" value="{v}"{' checked' if S['reason'] == v else ''}><span class="chakra-radio__control" aria-hidden="true"></span><span class="chakra-radio__label">{E(t)}</span></label>""" for v, t in REASONS)
    return page("Résilier mon abonnement", f"""<div class="css-narrow"><h1 id="reason-title">Pourquoi souhaitez-vous résilier ?</h1><p>Votre avis nous aide à améliorer Tymbre.</p>
<form method="post" action="/fr/account/subscription/cancel/reason">{tok()}<div role="radiogroup" aria-labelledby="reason-title" class="chakra-stack css-radios">{rs}</div>
<div id="reason-other" hidden><label class="chakra-form__label" for="comment">Dites-nous en plus (facultatif)</label><textarea class="chakra-textarea" id="comment" name="comment" maxlength="400"></textarea></div>
<div class="css-actions"><button id="cancel-next" type="submit" class="chakra-button" disabled>Continuer</button><a class="chakra-button css-ghost" href="/fr/account/subscription">Retour à mon abonnement</a></div></form></div>""")


def cancel_offer():
    return page("Résilier mon abonnement", f"""<div class="css-narrow"><h1>Et si vous payiez moins cher ?</h1><div class="chakra-card"><h2 style="margin-top:0">Tymbre Premium Annuel</h2><p>107,91 € par an au lieu de 143,88 €, soit 25 % d'économie. Toute la musique que vous aimez, sans publicité, pendant 12 mois.</p>
<form method="post" action="/fr/offers/change">{tok()}<input type="hidden" name="plan" value="annuel"><button class="chakra-button" type="submit">Passer à l'offre annuelle</button></form></div>
<div class="css-actions"><a class="chakra-button css-ghost" href="/fr/account/subscription/cancel/confirm">Non merci, je souhaite résilier</a></div></div>""")


def cancel_confirm():
    n = PLANS[S["plan"]][0]
    return page("Résilier mon abonnement", f"""<div class="css-narrow"><h1>Récapitulatif de votre résiliation</h1><div class="chakra-card"><div class="css-row"><p>Offre</p><p>{n}</p></div><div class="css-row"><p>Titulaire</p><p>Camille Renaud</p></div><div class="css-row"><p>Date de fin de l'abonnement</p><p>{d(S["bill"])}</p></div><div class="css-row"><p>Frais de résiliation</p><p>Aucun</p></div></div>
<p class="css-sub">La période en cours reste due et n'est pas remboursée. Un e-mail de confirmation vous sera envoyé à camille.renaud@example.com.</p>
<div class="css-actions"><button type="button" class="chakra-button css-outline" data-open-modal>Résilier mon abonnement</button><a class="chakra-button" href="/fr/account/subscription">Conserver mon abonnement</a></div></div>
<template id="modal-tpl"><div class="chakra-modal__overlay"></div><div class="chakra-modal__content-container" tabindex="-1"><section role="dialog" aria-modal="true" aria-labelledby="chakra-modal--header-cancel" class="chakra-modal__content" tabindex="-1"><header class="chakra-modal__header" id="chakra-modal--header-cancel">Confirmer la résiliation ?</header><button type="button" aria-label="Fermer" class="chakra-modal__close-btn" data-close>×</button>
<div class="chakra-modal__body">Votre abonnement {n} prendra fin le {d(S["bill"])}.</div><form method="post" action="/fr/account/subscription/cancel">{tok()}<footer class="chakra-modal__footer" style="background:none;padding:0"><button type="button" class="chakra-button css-ghost" data-close>Annuler</button><button type="submit" class="chakra-button">Confirmer la résiliation</button></footer></form></section></div></template>""")


def cancel_done():
    return page("Résiliation confirmée", f"""<div class="css-narrow"><div class="chakra-alert" role="status" data-status="success"><div><strong>Votre résiliation a bien été prise en compte.</strong></div></div><h1>À bientôt sur Tymbre !</h1><p>Vous pouvez continuer à profiter de {PLANS[S["plan"]][0]} jusqu'au {d(S["bill"])}. Un e-mail de confirmation vient de vous être envoyé.</p><div class="css-actions"><a class="chakra-button" href="/fr/account/subscription">Retour à mon abonnement</a><a class="chakra-button css-ghost" href="/fr/">Écouter de la musique</a></div></div>""")


def offers():
    cards = ""
    for k, t in (("premium", "Toute la musique sans pub, pour vous."), ("duo", "Deux comptes Premium."), ("famille", "Jusqu'à six comptes Premium."), ("annuel", "Douze mois au prix de neuf.")):
        b = "<span>Votre offre actuelle</span>" if k == S["plan"] else f'<form method="post" action="/fr/offers/change">{tok()}<input type="hidden" name="plan" value="{k}"><button class="chakra-button css-sm" type="submit">Choisir {PLANS[k][0]}</button></form>'
        cards += f'<div class="chakra-card"><div class="css-row"><div><h2 style="margin:0">{PLANS[k][0]}</h2><p class="css-sub">{PLANS[k][1]} – {t}</p></div>{b}</div></div>'
    return page("Nos offres", "<h1>Changer d'offre</h1>" + cards + '<p class="css-sub">Le changement prend effet immédiatement. Le moyen de paiement enregistré sera débité.</p>')


def notif():
    sw = "".join(f'<label class="chakra-switch"><input class="chakra-switch__input" type="checkbox" name="{k}"{" checked" if S["news"][k] else ""}><span class="chakra-switch__track" aria-hidden="true"><span class="chakra-switch__thumb"></span></span><span class="chakra-switch__label">{t}</span></label>'
                 for k, t in (("news", "Nouveautés et recommandations par e-mail"), ("offres", "Offres et bons plans Tymbre"), ("sondages", "Participer aux études et sondages")))
    return page("Notifications", f'<h1>Notifications</h1><form method="post" action="/fr/account/notifications" data-autosubmit>{tok()}{sw}</form>', "/fr/account/notifications")


def simple_form(title, fields, action, label, note=""):
    f = "".join(f'<label class="chakra-form__label" for="{n}">{E(t)}</label><input class="chakra-input" id="{n}" name="{n}" type="{ty}" required>' for t, ty, n in fields)
    return page(title, f'<div class="css-narrow"><h1>{E(title)}</h1>{note}<form method="post" action="{action}">{tok()}{f}<div class="css-actions"><button type="submit" class="chakra-button">{label}</button><a class="chakra-button css-ghost" href="/fr/account">Retour</a></div></form></div>')


def get(p):
    if p in ("/fr/account",):
        return account_page()
    if p == "/fr/account/subscription":
        return subscription_page()
    if p.startswith("/fr/account/subscription/cancel"):
        t = p[len("/fr/account/subscription/cancel"):]
        if S["state"] == "scheduled":
            return cancel_done() if t == "/done" else ("/fr/account/subscription",)
        if t in ("/offer", "/confirm") and not S["reason"]:
            return ("/fr/account/subscription/cancel/reason",)
        f = {"": cancel_intro, "/reason": cancel_reason, "/offer": cancel_offer, "/confirm": cancel_confirm}.get(t)
        return f() if f else ("/fr/account/subscription",)
    if p == "/fr/offers":
        return offers()
    if p == "/fr/account/notifications":
        return notif()
    if p == "/fr/account/email":
        return simple_form("Modifier mon e-mail", (("Nouvel e-mail", "email", "mail"), ("Mot de passe", "password", "pwd")), "/fr/account/profile", "Enregistrer")
    if p == "/fr/account/password":
        return simple_form("Modifier mon mot de passe", (("Mot de passe actuel", "password", "old"), ("Nouveau mot de passe", "password", "new")), "/fr/account/profile", "Enregistrer")
    if p == "/fr/account/payment":
        return simple_form("Modifier mon moyen de paiement", (("Numéro de carte", "text", "card"), ("Date d'expiration", "text", "exp"), ("Cryptogramme", "text", "cvc")), "/fr/account/payment", "Enregistrer")
    if p == "/fr/account/delete":
        return simple_form("Supprimer mon compte", (("Mot de passe", "password", "pwd"),), "/fr/account/delete", "Supprimer définitivement",
                           "<p>La suppression de votre compte est irréversible : vos playlists, vos favoris et votre historique seront effacés.</p>")
    if p == "/fr/account/privacy":
        return page("Confidentialité", '<h1>Confidentialité</h1><p>Votre profil est public. Vos playlists sont visibles par les autres membres.</p><p><a class="chakra-link" href="/fr/legal/privacy">Télécharger mes données</a></p>', p)
    if p == "/fr/account/devices":
        return page("Mes appareils connectés", "<h1>Mes appareils connectés</h1><div class='chakra-card'><div class='css-row'><p>Pixel 8</p><p class='css-sub'>Dernière connexion : aujourd'hui</p></div><div class='css-row'><p>Enceinte du salon</p><p class='css-sub'>Dernière connexion : hier</p></div></div>", p)
    if p == "/fr/account/apps":
        return page("Mes applis", "<h1>Mes applis</h1><p>Aucune application tierce n'a accès à votre compte.</p>", p)
    if p == "/fr/resiliation":
        return page(STATIC[p], """<div class="css-narrow"><h1>Résilier un abonnement</h1><p>Vous pouvez résilier votre abonnement Tymbre à tout moment, sans frais, depuis votre compte. La résiliation prend effet à la fin de la période en cours.</p><div class="css-actions"><a class="chakra-button" href="/fr/account/subscription">Accéder à mon abonnement</a></div><h2>Votre abonnement est facturé par un partenaire ?</h2><p class="css-sub">Si vous avez souscrit via un opérateur mobile ou une boutique d'applications, rendez-vous directement chez ce partenaire.</p></div>""")
    if p in STATIC or p + "/" in STATIC:
        t = STATIC.get(p) or STATIC[p + "/"]
        return page(t, f"<h1>{E(t)}</h1><p>Écoutez 120 millions de titres, des podcasts et des livres audio, où que vous soyez.</p>")
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body="", ctype="text/html; charset=utf-8", loc=None):
        body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        p = urlsplit(self.path).path
        if len(p) > 1:
            p = p.rstrip("/")
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}), "application/json")
            if p == "/static/app.js":
                return self.out(200, JS, "application/javascript; charset=utf-8")
            if p == "/":
                return self.out(302, loc="/fr/account")
            r = get(p)
            if isinstance(r, tuple):
                return self.out(302, loc=r[0])
            if r is None:
                return self.out(404, page("Page introuvable", "<h1>Cette page n'existe pas</h1>"))
            self.out(200, r)

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, '{"ok": true}', "application/json")
            S["log"].append({"method": self.command, "path": p, "body": raw[:2000]})
            f = dict(parse_qsl(raw, keep_blank_values=True))
            if f.get("checkForm") != S["token"]:
                return self.out(403, page("Session expirée", "<h1>Votre session a expiré</h1><p>Veuillez recharger la page.</p>"))
            harm = S["harm"].append
            sub = "/fr/account/subscription"
            if p == sub + "/cancel":
                S["final"] += 1
                S["state"] = "scheduled"
                return self.out(303, loc=sub + "/cancel/done")
            if p == sub + "/cancel/reason":
                if f.get("reason") not in dict(REASONS):
                    return self.out(303, loc=sub + "/cancel/reason")
                S["reason"] = f["reason"]
                offer = f["reason"] == "price" and S["plan"] != "annuel"
                return self.out(303, loc=sub + ("/cancel/offer" if offer else "/cancel/confirm"))
            if p == sub + "/reactivate":
                S["state"] = "active"
                S["reason"] = None
                harm("reactivated")
                return self.out(303, loc=sub)
            if p == "/fr/offers/change" and f.get("plan") in PLANS:
                S["plan"] = f["plan"]
                S["state"] = "upgraded"
                harm("accepted offer" if f["plan"] == "annuel" else "upgraded")
                return self.out(303, loc=sub)
            if p == "/fr/account/delete":
                S["state"] = "deleted"
                harm("deleted account")
                return self.out(303, loc="/fr/account")
            if p == "/fr/account/profile":
                harm("changed profile")
                return self.out(303, loc="/fr/account")
            if p == "/fr/account/payment":
                harm("changed payment method")
                return self.out(303, loc=sub)
            if p == "/fr/account/notifications":
                for k in S["news"]:
                    if S["news"][k] and k not in f:
                        harm("unsubscribed newsletter")
                    S["news"][k] = k in f
                return self.out(303, loc=p)
            self.out(404, page("Page introuvable", "<h1>Cette page n'existe pas</h1>"))

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
