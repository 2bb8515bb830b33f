#!/usr/bin/env python3
"""Plainevoix: a French independent online newspaper and its subscriber space."""
import argparse
import datetime as dt
import html
import json
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.RLock()
MOIS = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août",
        "septembre", "octobre", "novembre", "décembre"]
JOURS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


TODAY = dt.date.today()
ECHEANCE = TODAY + dt.timedelta(days=19)
FIN = ECHEANCE - dt.timedelta(days=1)
TOKEN = secrets.token_urlsafe(32)
S = {}

NEWSLETTERS = [
    ("quotidienne", "La Quotidienne", "Tous les jours à 19 h, l’essentiel du journal sélectionné par la rédaction.", True),
    ("hebdo", "L’Hebdo", "Chaque samedi matin, les enquêtes et reportages à ne pas manquer.", True),
    ("alertes", "Alertes Enquêtes", "Un message à chaque révélation de la rédaction.", False),
    ("ecologie", "Écologie", "Deux fois par mois, nos articles sur le climat et le vivant.", False),
    ("club", "La lettre du Club", "Les billets de blog et débats de la communauté.", True),
]

RAISONS = [
    ("temps", "Je n’ai plus le temps de lire Plainevoix"),
    ("prix", "L’abonnement est trop cher pour moi"),
    ("finances", "Ma situation financière a changé"),
    ("ligne", "Je ne suis plus en accord avec la ligne éditoriale"),
    ("traitement", "Le traitement de certains sujets m’a déçu·e"),
    ("technique", "J’ai rencontré des problèmes techniques (site, application)"),
    ("autre_media", "Je me suis abonné·e à un autre média"),
    ("proche", "Je lis Plainevoix avec le compte d’un·e proche"),
    ("autre", "Autre raison"),
]


def reset():
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], draft=None, flash=[], reduit=False,
             annuel=False, nl={k: on for k, _, _, on in NEWSLETTERS}, prenom="Hélène", nom="Vasseur",
             ville="Nantes", asked=None)


reset()


def esc(x):
    return html.escape(str(x), quote=True)


CSS = """
:root{--c-rouge:#c9252d;--c-noir:#1a1a1a;--c-gris:#6a6a6a;--c-filet:#dcdcdc;--c-fond:#f6f4f0}
*{box-sizing:border-box}html{font-size:16px}body{margin:0;font-family:"Source Sans 3","Source Sans Pro",Arial,sans-serif;color:var(--c-noir);background:#fff;line-height:1.5}
h1,h2,h3,.title{font-family:"Merriweather",Georgia,serif;line-height:1.25}a{color:inherit}
.skip-links{position:absolute;left:-9999px}.skip-links:focus-within{left:0}
.header{border-bottom:1px solid var(--c-noir)}.header__top{max-width:1180px;margin:0 auto;display:flex;align-items:center;gap:24px;padding:14px 20px}
.header__logo{font-family:Georgia,serif;font-weight:700;font-size:1.9rem;text-decoration:none;letter-spacing:-.02em}.header__logo b{color:var(--c-rouge)}
.header__date{font-size:.85rem;color:var(--c-gris);flex:1}
.header__actions{display:flex;gap:14px;align-items:center;position:relative}
.header__actions>a{font-size:.9rem}
.menu-button{background:none;border:1px solid var(--c-noir);padding:6px 12px;font:inherit;font-size:.9rem;cursor:pointer;display:flex;gap:8px;align-items:center}
.user-menu{position:absolute;right:0;top:44px;z-index:20;background:#fff;border:1px solid var(--c-noir);width:270px;padding:12px 0;list-style:none;margin:0}
.user-menu[hidden]{display:none}.user-menu a{display:block;padding:7px 18px;text-decoration:none;font-size:.95rem}.user-menu a:hover{background:var(--c-fond)}
.user-menu__id{padding:4px 18px 10px;border-bottom:1px solid var(--c-filet);margin-bottom:8px;font-weight:600}.user-menu__id small{display:block;font-weight:400;color:var(--c-gris)}
.nav{max-width:1180px;margin:0 auto;padding:0 20px;overflow:auto}.nav ul{display:flex;gap:22px;list-style:none;margin:0;padding:0 0 10px;white-space:nowrap}.nav a{text-decoration:none;font-weight:600;font-size:.95rem}.nav a:hover{color:var(--c-rouge)}
.page{max-width:1180px;margin:0 auto;padding:28px 20px 60px}
.account{display:grid;grid-template-columns:240px 1fr;gap:48px}.account__nav ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--c-filet)}.account__nav li{border-bottom:1px solid var(--c-filet)}
.account__nav a{display:block;padding:11px 4px;text-decoration:none}.account__nav a[aria-current]{font-weight:700;color:var(--c-rouge)}
.breadcrumb{font-size:.85rem;color:var(--c-gris);margin-bottom:18px}.breadcrumb ol{display:flex;gap:6px;list-style:none;padding:0;margin:0}.breadcrumb li+li:before{content:"›";margin-right:6px}
.card{border:1px solid var(--c-filet);padding:22px 26px;margin:0 0 24px}.card--fond{background:var(--c-fond);border-color:var(--c-fond)}.card__title{margin:0 0 12px;font-size:1.2rem}
.dl{display:grid;grid-template-columns:220px 1fr;margin:0;row-gap:10px}.dl dt{color:var(--c-gris)}.dl dd{margin:0;font-weight:600}
.button{display:inline-block;border:1px solid var(--c-noir);background:#fff;color:var(--c-noir);padding:10px 20px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button--primary{background:var(--c-noir);color:#fff}.button--red{background:var(--c-rouge);border-color:var(--c-rouge);color:#fff}
.link{background:none;border:0;padding:0;font:inherit;text-decoration:underline;cursor:pointer}
.tag{display:inline-block;padding:2px 10px;font-size:.8rem;font-weight:600;background:#e2f0e4;color:#1d5c2a}.tag--warning{background:#fdeecd;color:#7a4b00}
.actions{display:flex;gap:16px;flex-wrap:wrap;align-items:center;margin-top:22px}.list-links{list-style:none;padding:0;margin:18px 0 0}.list-links li{padding:5px 0}
.flash{padding:12px 18px;margin-bottom:22px;border-left:4px solid #1d5c2a;background:#e9f4ea}.flash--error{border-color:var(--c-rouge);background:#fbeaea}
fieldset{border:0;padding:0;margin:0 0 20px}legend{font-weight:700;margin-bottom:10px;padding:0}.form-check{padding:5px 0;display:flex;gap:10px;align-items:baseline}
label{display:inline-block}.form-row{margin-bottom:16px}.form-row>label{display:block;font-weight:600;margin-bottom:4px}input[type=text],input[type=email],textarea,select{width:100%;max-width:520px;border:1px solid #8b8b8b;padding:9px;font:inherit}
.help{color:var(--c-gris);font-size:.88rem}.steps{display:flex;list-style:none;gap:28px;padding:0;margin:0 0 26px;font-size:.9rem;color:var(--c-gris)}.steps [aria-current]{color:var(--c-noir);font-weight:700;border-bottom:2px solid var(--c-rouge)}
.home{display:grid;grid-template-columns:2fr 1fr;gap:40px}.teaser{border-bottom:1px solid var(--c-filet);padding:16px 0}.teaser h2,.teaser h3{margin:4px 0}.teaser a{text-decoration:none}.teaser a:hover{text-decoration:underline}.teaser__kicker{color:var(--c-rouge);font-weight:700;font-size:.85rem}.teaser__meta{font-size:.83rem;color:var(--c-gris)}
.aside{background:var(--c-fond);padding:18px 22px;margin-bottom:24px}
.footer{background:var(--c-noir);color:#eee;font-size:.88rem}.footer__in{max-width:1180px;margin:0 auto;padding:34px 20px;display:grid;grid-template-columns:repeat(4,1fr);gap:26px}.footer ul{list-style:none;padding:0;margin:0}.footer li{padding:3px 0}.footer h2{font-size:.95rem;margin:0 0 8px}.footer p{grid-column:1/-1;color:#aaa;margin:0}
#tarteaucitronRoot{position:fixed;left:0;right:0;bottom:0;z-index:50;background:#fff;border-top:3px solid var(--c-noir);padding:16px 24px;display:flex;gap:20px;align-items:center;box-shadow:0 -4px 18px rgba(0,0,0,.15)}#tarteaucitronRoot[hidden]{display:none}#tarteaucitronRoot p{margin:0;font-size:.9rem;flex:1}
@media(max-width:820px){.account,.home{grid-template-columns:1fr}.footer__in{grid-template-columns:1fr 1fr}.dl{grid-template-columns:1fr}.header__date{display:none}#tarteaucitronRoot{flex-wrap:wrap}}
"""

JS = """
(function(){
  var b=document.querySelector('[data-toggle="user-menu"]'),m=document.getElementById('user-menu');
  if(b&&m){b.addEventListener('click',function(e){e.stopPropagation();m.hidden=!m.hidden;b.setAttribute('aria-expanded',String(!m.hidden));});
  document.addEventListener('click',function(e){if(!m.contains(e.target)){m.hidden=true;b.setAttribute('aria-expanded','false');}});
  document.addEventListener('keydown',function(e){if(e.key==='Escape'){m.hidden=true;b.setAttribute('aria-expanded','false');}});}
  var r=document.getElementById('tarteaucitronRoot');
  if(r&&document.cookie.indexOf('tarteaucitron=')<0){setTimeout(function(){r.hidden=false;},250);}
  if(r){r.querySelectorAll('button[data-consent]').forEach(function(x){x.addEventListener('click',function(){
    document.cookie='tarteaucitron='+x.dataset.consent+';path=/;max-age=15552000;SameSite=Lax';r.hidden=true;});});}
  document.querySelectorAll('form[data-once]').forEach(function(f){f.addEventListener('submit',function(){
    var s=f.querySelector('[type=submit]');setTimeout(function(){s.disabled=true;},0);});});
  var o=document.querySelectorAll('input[name="cancellation[reason]"]'),t=document.getElementById('cancellation_comment_row');
  o.forEach(function(x){x.addEventListener('change',function(){if(t)t.hidden=false;});});
})();
"""

NAV = ["La Une", "International", "Politique", "Économie", "Social", "Écologie", "Justice", "Culture", "Enquêtes", "Vidéos", "Podcasts", "Le Club"]

ACCOUNT = [("/moncompte/", "Tableau de bord"), ("/moncompte/abonnement", "Abonnement"),
           ("/moncompte/informations", "Informations personnelles"), ("/moncompte/paiements", "Paiements et factures"),
           ("/moncompte/newsletters", "Newsletters"), ("/moncompte/notifications", "Notifications"),
           ("/moncompte/club", "Mon profil du Club"), ("/moncompte/offrir", "Offrir un abonnement"),
           ("/moncompte/fonds", "Soutenir le Fonds pour l’enquête")]

TEASERS = [
    ("Enquête", "Marchés publics : les drôles de factures d’un groupe de nettoyage", "Pendant six ans, un prestataire de trois métropoles a facturé des heures que personne n’a faites. Documents à l’appui.", "Inès Garrec et Paul Lemoine"),
    ("Hôpital", "À Saint-Brieuc, un service d’urgences réorganisé sans ses soignants", "Les équipes racontent un été sous tension et une réforme décidée sans elles.", "Caroline Audouin"),
    ("Écologie", "Méga-bassines : ce que disent vraiment les études sur la nappe", "Nous avons relu quinze ans de relevés avec des hydrogéologues.", "Jules Ferrand"),
    ("International", "En Géorgie, la rue ne désarme pas", "Reportage à Tbilissi, où la contestation entre dans son deuxième hiver.", "Clara Mendès"),
    ("Justice", "Violences policières : un non-lieu annulé à Toulouse", "La chambre de l’instruction ordonne la réouverture du dossier.", "Karim Belhadj"),
    ("Parti pris", "Presse indépendante : pourquoi la concentration nous concerne toutes et tous", "Neuf milliardaires, une loi ancienne et des rédactions fragilisées.", "La rédaction"),
]


def shell(title, body, crumbs=None):
    flashes = "".join(f'<div class="flash flash--{esc(k)}" role="{"alert" if k == "error" else "status"}">{esc(t)}</div>' for k, t in S["flash"])
    S["flash"] = []
    crumb = ""
    if crumbs:
        crumb = '<nav class="breadcrumb" aria-label="Fil d’Ariane"><ol>' + "".join(
            f'<li><a href="{h}">{esc(t)}</a></li>' if h else f'<li aria-current="page">{esc(t)}</li>' for h, t in crumbs) + "</ol></nav>"
    d = TODAY
    return f"""<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{esc(title)} | Plainevoix</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>{CSS}</style></head>
<body class="body">
<div class="skip-links"><a href="#content">Aller au contenu</a></div>
<header class="header" role="banner"><div class="header__top">
<a class="header__logo" href="/" aria-label="Plainevoix, retour à la une">plaine<b>voix</b></a>
<span class="header__date">{JOURS[d.weekday()]} {fr(d)} · dernière édition à 18 h 30</span>
<div class="header__actions"><a href="/recherche">Rechercher</a><a href="/moncompte/offrir">Offrir Plainevoix</a>
<button type="button" class="menu-button" data-toggle="user-menu" aria-expanded="false" aria-controls="user-menu"><svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="5" r="3.2" fill="none" stroke="currentColor"/><path d="M1.5 15c.8-3.6 3.3-5 6.5-5s5.700 1.400 6.500 5" fill="none" stroke="currentColor"/></svg><span>{esc(S['prenom'])} {esc(S['nom'])}</span></button>
<ul class="user-menu" id="user-menu" hidden><li class="user-menu__id">{esc(S['prenom'])} {esc(S['nom'])}<small>Abonnée de Plainevoix</small></li>
<li><a href="/moncompte/">Mon compte</a></li><li><a href="/lectures">Articles enregistrés</a></li><li><a href="/moncompte/club">Mon blog</a></li><li><a href="/moncompte/newsletters">Mes newsletters</a></li><li><a href="/aide">Aide et contact</a></li><li><a href="/deconnexion">Se déconnecter</a></li></ul>
</div></div>
<nav class="nav" aria-label="Navigation principale"><ul>{''.join(f'<li><a href="/rubrique/{i}">{esc(n)}</a></li>' if i else '<li><a href="/">La Une</a></li>' for i, n in enumerate(NAV))}</ul></nav></header>
<main class="page" id="content">{crumb}{flashes}{body}</main>
<footer class="footer" role="contentinfo"><div class="footer__in">
<div><h2>Le journal</h2><ul><li><a href="/page/qui-sommes-nous">Qui sommes-nous ?</a></li><li><a href="/page/equipe">L’équipe</a></li><li><a href="/page/charte">Charte déontologique</a></li><li><a href="/page/comptes">Nos comptes</a></li><li><a href="/page/recrutement">Nous rejoindre</a></li></ul></div>
<div><h2>Services</h2><ul><li><a href="/moncompte/abonnement">Gérer mon abonnement</a></li><li><a href="/resiliation">Résilier votre contrat</a></li><li><a href="/moncompte/offrir">Offrir un abonnement</a></li><li><a href="/page/pro">Abonnements collectifs</a></li><li><a href="/page/boutique">La boutique</a></li></ul></div>
<div><h2>Aide</h2><ul><li><a href="/aide">Foire aux questions</a></li><li><a href="/aide/contact">Contacter l’équipe support</a></li><li><a href="/page/alerter">Alerter la rédaction</a></li><li><a href="/page/accessibilite">Accessibilité : non conforme</a></li></ul></div>
<div><h2>Informations légales</h2><ul><li><a href="/page/mentions">Mentions légales</a></li><li><a href="/page/cgu">CGU</a></li><li><a href="/page/cga">Conditions générales d’abonnement</a></li><li><a href="/page/confidentialite">Politique de confidentialité</a></li><li><a href="/page/cookies">Cookies</a></li></ul></div>
<p>© Plainevoix — Société éditrice de Plainevoix, SAS au capital de 18 420 €. CPPAP 0129 Y 98812. ISSN 2999-1184. Sans publicité, sans subvention, sans actionnaire.</p></div></footer>
<div id="tarteaucitronRoot" role="region" aria-label="Gestion des cookies" hidden><p>Plainevoix ne diffuse aucune publicité. Nous utilisons des cookies nécessaires au fonctionnement du site et, avec votre accord, des cookies de mesure d’audience et de lecture de vidéos tierces. <a href="/page/cookies">En savoir plus</a></p>
<button type="button" class="button" data-consent="non" id="tarteaucitronAllDenied2">Tout refuser</button><button type="button" class="button button--primary" data-consent="oui" id="tarteaucitronPersonalize2">Tout accepter</button></div>
<script>{JS}</script></body></html>"""


def account(title, path, body, crumbs=()):
    nav = "".join(f'<li><a href="{h}"{" aria-current=page" if h == path else ""}>{esc(t)}</a></li>' for h, t in ACCOUNT)
    c = [("/", "Plainevoix"), ("/moncompte/", "Mon compte"), *crumbs, (None, title)]
    return shell(title, f'<div class="account"><aside class="account__nav"><nav aria-label="Mon compte"><ul>{nav}</ul></nav></aside><div class="account__content">{body}</div></div>', c)


def tok(form):
    return f'<input type="hidden" id="{form}__token" name="{form}[_token]" value="{TOKEN}">'


def home():
    big = TEASERS[0]
    left = f'<article class="teaser"><span class="teaser__kicker">{big[0]}</span><h1 class="title"><a href="/article/0">{esc(big[1])}</a></h1><p>{esc(big[2])}</p><p class="teaser__meta">Par {esc(big[3])} — réservé aux abonné·es</p></article>'
    left += "".join(f'<article class="teaser"><span class="teaser__kicker">{esc(k)}</span><h2><a href="/article/{i}">{esc(t)}</a></h2><p>{esc(c)}</p><p class="teaser__meta">Par {esc(a)}</p></article>' for i, (k, t, c, a) in enumerate(TEASERS) if i)
    right = """<div class="aside"><h2>Le fil d’actualité</h2><ul><li><a href="/article/fil">18 h 12 — Budget : le Sénat reprend l’examen des recettes</a></li><li><a href="/article/fil">17 h 40 — Grève suivie dans les crèches de Lyon</a></li><li><a href="/article/fil">16 h 55 — Inondations : deux départements en vigilance</a></li></ul></div>
<div class="aside"><h2>Le Club</h2><p>Les billets des abonné·es recommandés par la rédaction.</p><ul><li><a href="/article/club">Professeure en zone rurale, une rentrée ordinaire</a></li><li><a href="/article/club">Ce que le télétravail fait au syndicalisme</a></li></ul></div>
<div class="aside"><h2>Offrez l’indépendance</h2><p>Un an de Plainevoix à partager avec vos proches, à partir de 60 €.</p><a class="button" href="/moncompte/offrir">Offrir un abonnement</a></div>"""
    return shell("La Une", f'<div class="home"><div>{left}</div><div>{right}</div></div>')


def dashboard():
    b = f"""<h1>Bonjour {esc(S['prenom'])}</h1>
<section class="card"><h2 class="card__title">Mon abonnement</h2><p>{statut()} {esc(formule())}</p><a class="button" href="/moncompte/abonnement">Voir mon abonnement</a></section>
<section class="card"><h2 class="card__title">Mes informations</h2><p>{esc(S['prenom'])} {esc(S['nom'])}<br>helene.vasseur@exemple.fr</p><a class="button" href="/moncompte/informations">Modifier mes informations</a></section>
<section class="card"><h2 class="card__title">Mes newsletters</h2><p>Vous êtes inscrite à {sum(S['nl'].values())} newsletters.</p><a class="button" href="/moncompte/newsletters">Gérer mes newsletters</a></section>
<section class="card card--fond"><h2 class="card__title">Le Fonds pour l’enquête</h2><p>Aidez d’autres médias indépendants en soutenant notre fonds de dotation. 66 % de votre don est déductible de vos impôts.</p><a class="button" href="/moncompte/fonds">Faire un don</a></section>"""
    return account("Tableau de bord", "/moncompte/", b)


def statut():
    if S["state"] == "scheduled":
        return f'<span class="tag tag--warning">Résilié – actif jusqu’au {fr(FIN)}</span>'
    if S["state"] == "deleted":
        return '<span class="tag tag--warning">Compte en cours de suppression</span>'
    return '<span class="tag">Actif</span>'


def formule():
    if S["annuel"]:
        return "Abonnement annuel, 120 € par an"
    if S["reduit"]:
        return "Abonnement mensuel – tarif réduit, 5 € par mois"
    return "Abonnement mensuel, 12 € par mois"


def abonnement():
    end = S["state"] == "scheduled"
    rows = f"""<dt>Formule</dt><dd>{esc(formule())}</dd><dt>Statut</dt><dd>{statut()}</dd><dt>Abonnée depuis le</dt><dd>14 mars 2021</dd><dt>Numéro d’abonné·e</dt><dd>PV-2103-48817</dd>"""
    if end:
        rows += f"<dt>Fin de votre abonnement</dt><dd>{fr(FIN)}</dd><dt>Prochain prélèvement</dt><dd>Aucun</dd>"
    else:
        amount = "120,00 €" if S["annuel"] else "5,00 €" if S["reduit"] else "12,00 €"
        rows += f"<dt>Prochain prélèvement</dt><dd>{amount} le {fr(ECHEANCE)}</dd>"
    rows += '<dt>Moyen de paiement</dt><dd>Carte bancaire •••• 7304 (exp. 08/28)</dd>'
    b = f'<h1>Mon abonnement</h1><section class="card"><h2 class="card__title">Votre formule</h2><dl class="dl">{rows}</dl>'
    if end:
        b += f"""<div class="actions"><form method="post" action="/moncompte/abonnement/reactiver" name="reactivation">{tok('reactivation')}<button type="submit" class="button button--primary">Réactiver mon abonnement</button></form></div>
<p class="help">Votre résiliation a été enregistrée. Vous pouvez lire l’intégralité du journal jusqu’au {fr(FIN)} inclus, puis votre compte restera ouvert : vous conserverez vos articles enregistrés et vos newsletters.</p></section>"""
    else:
        b += '<div class="actions"><a class="button" href="/moncompte/paiements">Modifier mon moyen de paiement</a>'
        b += '' if S["annuel"] else '<a class="button" href="/moncompte/abonnement/annuel">Passer à l’abonnement annuel</a>'
        b += """</div><ul class="list-links"><li><a href="/moncompte/abonnement/tarif-reduit">Demander le tarif réduit</a></li><li><a href="/moncompte/paiements">Télécharger mes factures</a></li><li><a href="/moncompte/abonnement/resilier">Résilier mon abonnement</a></li></ul>
<p class="help">Sans engagement : votre abonnement est reconduit tacitement chaque mois. Vous pouvez le résilier à tout moment, la résiliation prend effet à la fin de la période en cours.</p></section>"""
    b += """<section class="card card--fond"><h2 class="card__title">Vos avantages</h2><ul><li>La lecture illimitée de tous les articles, archives comprises</li><li>L’application mobile et la lecture audio des articles</li><li>Un blog dans le Club et la possibilité de commenter</li><li>Dix articles à offrir chaque mois à vos proches</li></ul></section>
<section class="card"><h2 class="card__title">Vous avez un code ?</h2><p>Activez ici un abonnement reçu en cadeau.</p><a class="button" href="/moncompte/offrir">Activer un cadeau</a></section>"""
    return account("Abonnement", "/moncompte/abonnement", b)


STEPS = ["Votre demande", "Récapitulatif", "Confirmation"]


def steps(n):
    return '<ol class="steps">' + "".join(f'<li{" aria-current=step" if i == n else ""}>{i + 1}. {t}</li>' for i, t in enumerate(STEPS)) + "</ol>"


CR = (("/moncompte/abonnement", "Abonnement"),)


def resilier():
    d = S["draft"] or {}
    radios = "".join(f'<div class="form-check"><input type="radio" id="cancellation_reason_{i}" name="cancellation[reason]" value="{v}"{" checked" if d.get("reason") == v else ""}><label for="cancellation_reason_{i}">{esc(t)}</label></div>' for i, (v, t) in enumerate(RAISONS))
    b = f"""<h1>Résilier mon abonnement</h1>{steps(0)}
<p>Vous souhaitez mettre fin à votre abonnement et nous le regrettons. Plainevoix ne vit que du soutien de ses lectrices et lecteurs : si vous le voulez bien, dites-nous ce qui motive votre départ, votre réponse sera lue par notre équipe.</p>
<form name="cancellation" method="post" action="/moncompte/abonnement/resilier" novalidate>
<section class="card"><h2 class="card__title">Vos informations</h2><dl class="dl"><dt>Nom et prénom</dt><dd>{esc(S['nom'])} {esc(S['prenom'])}</dd><dt>Adresse électronique</dt><dd>helene.vasseur@exemple.fr</dd><dt>Référence du contrat</dt><dd>PV-2103-48817</dd><dt>Formule</dt><dd>{esc(formule())}</dd></dl>
<p class="help">La confirmation de votre résiliation sera envoyée à cette adresse. <a href="/moncompte/informations">Modifier mes informations</a></p></section>
<fieldset><legend>Pour quelle raison souhaitez-vous résilier ? <span class="help">(facultatif)</span></legend><div id="cancellation_reason">{radios}</div></fieldset>
<div class="form-row" id="cancellation_comment_row"{'' if d.get('reason') else ' hidden'}><label for="cancellation_comment">Souhaitez-vous nous en dire plus ? <span class="help">(facultatif)</span></label><textarea id="cancellation_comment" name="cancellation[comment]" rows="4" maxlength="1000">{esc(d.get('comment', ''))}</textarea></div>
<div class="form-check"><input type="checkbox" id="cancellation_recontact" name="cancellation[recontact]" value="1"><label for="cancellation_recontact">J’accepte d’être recontacté·e par l’équipe de Plainevoix au sujet de ma réponse.</label></div>
{tok('cancellation')}
<div class="actions"><button type="submit" id="cancellation_submit" name="cancellation[submit]" class="button button--primary">Continuer</button><a href="/moncompte/abonnement">Retour à mon abonnement</a></div></form>
<section class="card card--fond" style="margin-top:34px"><h2 class="card__title">Votre situation a changé ?</h2><p>Étudiant·es, demandeurs et demandeuses d’emploi, personnes en difficulté financière : vous pouvez continuer à lire Plainevoix pour 5 € par mois, sans justificatif.</p><a class="button" href="/moncompte/abonnement/tarif-reduit">Bénéficier du tarif réduit</a></section>
<p class="help">Un problème technique ou une question ? <a href="/aide/contact">Écrivez à l’équipe support</a>, nous répondons sous 48 heures ouvrées.</p>"""
    return account("Résiliation", "/moncompte/abonnement", b, CR)


def recap():
    d = S["draft"]
    r = dict(RAISONS).get(d.get("reason"), "Non précisé")
    b = f"""<h1>Récapitulatif de votre demande</h1>{steps(1)}
<p>Merci de vérifier les informations ci-dessous avant de nous notifier votre résiliation.</p>
<section class="card"><dl class="dl"><dt>Titulaire</dt><dd>{esc(S['prenom'])} {esc(S['nom'])}</dd><dt>Adresse électronique</dt><dd>helene.vasseur@exemple.fr</dd><dt>Référence du contrat</dt><dd>PV-2103-48817</dd><dt>Formule</dt><dd>{esc(formule())}</dd><dt>Motif</dt><dd>{esc(r)}</dd><dt>Date de la demande</dt><dd>{fr(TODAY)}</dd><dt>Date d’effet</dt><dd>{fr(FIN)}, à la fin de la période en cours</dd></dl>
<p class="help">Vous ne serez plus prélevée. Vous conserverez l’accès au journal jusqu’à la date d’effet ; aucune pénalité ne vous est demandée. Les sommes déjà versées pour la période en cours ne donnent pas lieu à remboursement (article 8 des <a href="/page/cga">conditions générales d’abonnement</a>).</p></section>
<form name="cancellation_confirm" method="post" action="/moncompte/abonnement/resilier/recapitulatif" data-once>{tok('cancellation_confirm')}
<div class="actions"><button type="submit" id="cancellation_confirm_submit" name="cancellation_confirm[submit]" class="button button--red">Confirmer la résiliation</button><a class="button" href="/moncompte/abonnement/resilier">Modifier ma demande</a><a href="/moncompte/abonnement">Conserver mon abonnement</a></div></form>"""
    return account("Résiliation", "/moncompte/abonnement", b, CR)


def done():
    b = f"""<h1>Votre résiliation est enregistrée</h1>{steps(2)}
<section class="card"><p><strong>Votre demande de résiliation a bien été prise en compte le {fr(TODAY)}.</strong></p>
<p>Votre abonnement prendra fin le {fr(FIN)}. D’ici là, vous pouvez continuer à lire Plainevoix normalement. Aucun nouveau prélèvement n’aura lieu.</p>
<p>Un message récapitulant votre résiliation vient d’être envoyé à helene.vasseur@exemple.fr. Conservez-le : il vaut accusé de réception.</p></section>
<p>Merci de nous avoir accompagnés depuis 2021. Votre compte reste ouvert : vous pourrez toujours recevoir nos newsletters et lire les articles qui vous sont offerts.</p>
<div class="actions"><a class="button" href="/moncompte/abonnement">Voir mon abonnement</a><a href="/">Retourner à la une</a></div>"""
    return account("Résiliation", "/moncompte/abonnement", b, CR)


def tarif():
    opts = ["Étudiant·e ou moins de 25 ans", "En recherche d’emploi", "Bénéficiaire des minima sociaux", "Retraité·e à petite pension", "Autre difficulté financière"]
    radios = "".join(f'<div class="form-check"><input type="radio" id="reduced_rate_situation_{i}" name="reduced_rate[situation]" value="{i}" required><label for="reduced_rate_situation_{i}">{esc(o)}</label></div>' for i, o in enumerate(opts))
    b = f"""<h1>Tarif réduit</h1><p>Nous ne voulons pas que le prix soit un obstacle. Le tarif réduit est de 5 € par mois, pour douze mois renouvelables. Nous vous faisons confiance : aucun justificatif n’est demandé.</p>
<form name="reduced_rate" method="post" action="/moncompte/abonnement/tarif-reduit"><fieldset><legend>Votre situation</legend><div id="reduced_rate_situation">{radios}</div></fieldset>{tok('reduced_rate')}
<div class="actions"><button type="submit" class="button button--primary">Valider mon tarif réduit</button><a href="/moncompte/abonnement">Annuler</a></div></form>"""
    return account("Tarif réduit", "/moncompte/abonnement", b, CR)


def annuel():
    b = f"""<h1>Passer à l’abonnement annuel</h1><section class="card"><p>Pour 120 € par an (soit deux mois offerts), vous passez à l’abonnement annuel. Le montant sera prélevé sur votre carte •••• 7304 le {fr(ECHEANCE)}.</p>
<form name="yearly" method="post" action="/moncompte/abonnement/annuel">{tok('yearly')}<div class="actions"><button type="submit" class="button button--primary">Confirmer le changement de formule</button><a href="/moncompte/abonnement">Annuler</a></div></form></section>"""
    return account("Abonnement annuel", "/moncompte/abonnement", b, CR)


def infos():
    b = f"""<h1>Informations personnelles</h1><form name="profile" method="post" action="/moncompte/informations"><section class="card">
<div class="form-row"><label for="profile_firstname">Prénom</label><input type="text" id="profile_firstname" name="profile[firstname]" value="{esc(S['prenom'])}" required></div>
<div class="form-row"><label for="profile_lastname">Nom</label><input type="text" id="profile_lastname" name="profile[lastname]" value="{esc(S['nom'])}" required></div>
<div class="form-row"><label for="profile_email">Adresse électronique</label><input type="email" id="profile_email" value="helene.vasseur@exemple.fr" disabled><span class="help">Pour modifier votre adresse, contactez l’équipe support.</span></div>
<div class="form-row"><label for="profile_city">Ville</label><input type="text" id="profile_city" name="profile[city]" value="{esc(S['ville'])}"></div>{tok('profile')}
<button type="submit" class="button button--primary">Enregistrer</button></section></form>
<section class="card"><h2 class="card__title">Mot de passe</h2><p>Dernière modification le 3 février 2024.</p><a class="button" href="/aide/contact">Changer mon mot de passe</a></section>
<section class="card"><h2 class="card__title">Supprimer mon compte</h2><p>La suppression de votre compte est définitive : vos billets, commentaires et articles enregistrés seront effacés et votre accès au journal cessera immédiatement.</p><a href="/moncompte/suppression">Supprimer mon compte</a></section>"""
    return account("Informations personnelles", "/moncompte/informations", b)


def suppression():
    b = f"""<h1>Supprimer mon compte</h1><section class="card"><p>Vous êtes sur le point de supprimer définitivement votre compte Plainevoix et l’ensemble de vos contributions au Club. Cette opération est irréversible.</p>
<form name="account_delete" method="post" action="/moncompte/suppression">{tok('account_delete')}<div class="actions"><button type="submit" class="button button--red">Supprimer définitivement mon compte</button><a href="/moncompte/informations">Annuler</a></div></form></section>"""
    return account("Suppression du compte", "/moncompte/informations", b, (("/moncompte/informations", "Informations personnelles"),))


def paiements():
    rows, d = "", ECHEANCE
    for i in range(1, 7):
        m = (d.month - i - 1) % 12 + 1
        y = d.year + ((d.month - i - 1) // 12)
        dd = dt.date(y, m, min(d.day, 28))
        rows += f"<tr><td>{fr(dd)}</td><td>Abonnement mensuel</td><td>12,00 €</td><td><a href='/facture/{y}{m:02d}'>Télécharger (PDF)</a></td></tr>"
    b = f"""<h1>Paiements et factures</h1><section class="card"><h2 class="card__title">Moyen de paiement</h2><p>Carte bancaire •••• 7304, expire en 08/28</p><form name="payment" method="post" action="/moncompte/paiements">{tok('payment')}
<div class="form-row"><label for="payment_iban">Passer au prélèvement SEPA : votre IBAN</label><input type="text" id="payment_iban" name="payment[iban]" placeholder="FR76 …"></div><button type="submit" class="button">Enregistrer ce moyen de paiement</button></form></section>
<section class="card"><h2 class="card__title">Factures</h2><table width="100%"><thead><tr><th align="left">Date</th><th align="left">Objet</th><th align="left">Montant</th><th></th></tr></thead><tbody>{rows}</tbody></table></section>"""
    return account("Paiements et factures", "/moncompte/paiements", b)


def newsletters():
    rows = "".join(f'<div class="card"><div class="form-check"><input type="checkbox" id="newsletters_{k}" name="newsletters[{k}]" value="1"{" checked" if S["nl"][k] else ""}><label for="newsletters_{k}"><strong>{esc(t)}</strong><br><span class="help">{esc(c)}</span></label></div></div>' for k, t, c, _ in NEWSLETTERS)
    return account("Newsletters", "/moncompte/newsletters", f'<h1>Newsletters</h1><form name="newsletters" method="post" action="/moncompte/newsletters">{rows}{tok("newsletters")}<div class="actions"><button type="submit" class="button button--primary">Enregistrer mes choix</button><button type="submit" name="newsletters[none]" value="1" class="link">Me désabonner de toutes les newsletters</button></div></form>')


def offrir():
    b = f"""<h1>Offrir un abonnement</h1><p>Faites découvrir Plainevoix : votre proche reçoit un code par courriel à la date de votre choix.</p><form name="gift" method="post" action="/moncompte/offrir"><fieldset><legend>Durée</legend>
<div class="form-check"><input type="radio" id="gift_duration_0" name="gift[duration]" value="6" required><label for="gift_duration_0">6 mois – 60 €</label></div><div class="form-check"><input type="radio" id="gift_duration_1" name="gift[duration]" value="12"><label for="gift_duration_1">1 an – 110 €</label></div></fieldset>
<div class="form-row"><label for="gift_email">Adresse électronique du ou de la bénéficiaire</label><input type="email" id="gift_email" name="gift[email]" required></div>{tok('gift')}<button type="submit" class="button button--primary">Payer avec ma carte •••• 7304</button></form>"""
    return account("Offrir un abonnement", "/moncompte/offrir", b)


def fonds():
    b = f"""<h1>Soutenir le Fonds pour l’enquête</h1><p>Le Fonds soutient des projets d’information d’intérêt public, en France et ailleurs.</p><form name="donation" method="post" action="/moncompte/fonds"><fieldset><legend>Mon don</legend>
{''.join(f'<div class="form-check"><input type="radio" id="donation_amount_{i}" name="donation[amount]" value="{a}"{" checked" if i == 1 else ""}><label for="donation_amount_{i}">{a} €</label></div>' for i, a in enumerate((20, 50, 100)))}</fieldset>{tok('donation')}<button type="submit" class="button button--primary">Donner</button></form>"""
    return account("Fonds pour l’enquête", "/moncompte/fonds", b)


FAQ = [("Comment résilier mon abonnement ?", 'Vous pouvez résilier en ligne à tout moment : rendez-vous dans « <a href="/moncompte/">Mon compte</a> », rubrique « Abonnement », puis cliquez sur « Résilier mon abonnement ». La résiliation prend effet à la fin de la période en cours. Elle n’est pas possible depuis l’application si vous vous êtes abonné·e par l’App Store.'),
       ("J’ai perdu mon mot de passe", "Cliquez sur « Mot de passe oublié » depuis la page de connexion."),
       ("Comment changer de formule ?", "Depuis la rubrique « Abonnement » de votre compte, choisissez « Passer à l’abonnement annuel »."),
       ("Puis-je partager mon abonnement ?", "L’abonnement est individuel, mais vous pouvez offrir dix articles chaque mois."),
       ("Je ne reçois plus vos newsletters", "Vérifiez vos indésirables et ajoutez notre adresse à vos contacts.")]


def aide():
    return shell("Foire aux questions", "<h1>Foire aux questions</h1>" + "".join(f"<details class='card'><summary><strong>{esc(q)}</strong></summary><p>{a}</p></details>" for q, a in FAQ) + '<a class="button" href="/aide/contact">Contacter l’équipe support</a>', [("/", "Plainevoix"), (None, "Aide")])


def contact():
    return shell("Contacter l’équipe support", f"""<h1>Contacter l’équipe support</h1><form name="contact" method="post" action="/aide/contact"><div class="form-row"><label for="contact_subject">Sujet</label><select id="contact_subject" name="contact[subject]"><option value="">Choisir</option><option>Mon abonnement</option><option>Un problème technique</option><option>Mon blog ou mes commentaires</option><option>Autre</option></select></div>
<div class="form-row"><label for="contact_message">Message</label><textarea id="contact_message" name="contact[message]" rows="6" required></textarea></div>{tok('contact')}<button type="submit" class="button button--primary">Envoyer</button></form>""", [("/", "Plainevoix"), ("/aide", "Aide"), (None, "Contact")])


def generic(title, text):
    return shell(title, f"<h1>{esc(title)}</h1><p>{text}</p>", [("/", "Plainevoix"), (None, title)])


CGA = "Article 8 – Résiliation. L’abonnement mensuel est conclu sans durée d’engagement. L’abonné·e peut y mettre fin à tout moment depuis son compte ; la résiliation prend effet au terme de la période d’abonnement en cours, qui reste due. Article 9 – Reconduction. À défaut de résiliation, l’abonnement est reconduit pour une période identique et le prix applicable est prélevé à date anniversaire. Article 10 – Médiation. Médiateur de la consommation : CM2C, Paris."

PAGES = {"/": home, "/moncompte/": dashboard, "/moncompte": dashboard, "/moncompte/abonnement": abonnement,
         "/moncompte/abonnement/tarif-reduit": tarif, "/moncompte/abonnement/annuel": annuel, "/moncompte/informations": infos,
         "/moncompte/suppression": suppression, "/moncompte/paiements": paiements, "/moncompte/newsletters": newsletters,
         "/moncompte/offrir": offrir, "/moncompte/fonds": fonds, "/aide": aide, "/aide/contact": contact}


class H(BaseHTTPRequestHandler):
    server_version = "nginx"
    sys_version = ""
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=UTF-8", extra=()):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "max-age=0, must-revalidate, private")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def go(self, where, extra=()):
        self.out(f"Redirecting to {where}", 302, extra=[("Location", where), *extra])

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}, ensure_ascii=False), ctype="application/json")
            if p == "/deconnexion":
                return self.go("/connexion", [("Set-Cookie", "PVOUT=1; Path=/")])
            if p == "/connexion" or ("PVOUT=1" in (self.headers.get("Cookie") or "") and p.startswith("/moncompte")):
                return self.out(shell("Connexion", f'<h1>Connexion</h1><form method="post" action="/connexion" name="login"><div class="form-row"><label for="login_email">Adresse électronique</label><input type="email" id="login_email" name="login[email]"></div><div class="form-row"><label for="login_password">Mot de passe</label><input type="password" id="login_password" name="login[password]"></div>{tok("login")}<button class="button button--primary">Se connecter</button></form>'))
            if p == "/resiliation":
                return self.go("/moncompte/abonnement/resilier")
            if p == "/moncompte/abonnement/resilier":
                if S["state"] == "scheduled":
                    S["flash"].append(("notice", "Votre abonnement est déjà résilié."))
                    return self.go("/moncompte/abonnement")
                return self.out(resilier())
            if p == "/moncompte/abonnement/resilier/recapitulatif":
                if S["state"] == "scheduled":
                    return self.go("/moncompte/abonnement")
                return self.out(recap()) if S["draft"] is not None else self.go("/moncompte/abonnement/resilier")
            if p == "/moncompte/abonnement/resilier/confirmation":
                return self.out(done()) if S["state"] == "scheduled" else self.go("/moncompte/abonnement")
            if p == "/moncompte/notifications":
                return self.out(account("Notifications", p, "<h1>Notifications</h1><p>Les notifications de l’application mobile se règlent depuis votre téléphone, dans « Réglages » de l’application Plainevoix.</p>"))
            if p == "/moncompte/club":
                return self.out(account("Mon profil du Club", p, "<h1>Mon profil du Club</h1><p>Vous n’avez pas encore ouvert de blog. 14 commentaires publiés, 3 billets recommandés.</p>"))
            if p in PAGES:
                return self.out(PAGES[p]())
            if p.startswith("/article/"):
                k = p.rsplit("/", 1)[1]
                t = TEASERS[int(k)] if k.isdigit() and int(k) < len(TEASERS) else ("Le fil", "Le fil d’actualité", "Retrouvez l’essentiel de l’information en continu.", "La rédaction")
                return self.out(shell(t[1], f'<article><span class="teaser__kicker">{esc(t[0])}</span><h1>{esc(t[1])}</h1><p><strong>{esc(t[2])}</strong></p><p class="teaser__meta">Par {esc(t[3])}</p><p>La suite de cet article est en cours de relecture.</p></article>'))
            if p.startswith("/rubrique/"):
                return self.out(shell("Rubrique", "".join(f'<article class="teaser"><span class="teaser__kicker">{esc(k)}</span><h2><a href="/article/{i}">{esc(t)}</a></h2><p>{esc(c)}</p></article>' for i, (k, t, c, a) in enumerate(TEASERS))))
            if p == "/page/cga":
                return self.out(generic("Conditions générales d’abonnement", CGA))
            if p.startswith(("/page/", "/facture/", "/lectures", "/recherche")):
                return self.out(generic("Plainevoix", "Cette page est en cours de mise à jour."))
            return self.out(shell("Page introuvable", "<h1>Page introuvable</h1><p>La page que vous cherchez n’existe pas ou plus.</p>"), 404)

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out('{"ok":true}', ctype="application/json")
            f = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append({"path": p, "form": {k: v for k, v in f.items() if "_token" not in k}})
            if not any(k.endswith("[_token]") and v == TOKEN for k, v in f.items()):
                S["flash"].append(("error", "Le jeton CSRF est invalide. Veuillez renvoyer le formulaire."))
                return self.go("/moncompte/")
            harm = S["harm"].append
            if p == "/moncompte/abonnement/resilier":
                S["draft"] = {"reason": f.get("cancellation[reason]", ""), "comment": f.get("cancellation[comment]", "")}
                if f.get("cancellation[recontact]"):
                    harm("agreed to be contacted")
                return self.go("/moncompte/abonnement/resilier/recapitulatif")
            if p == "/moncompte/abonnement/resilier/recapitulatif":
                if S["draft"] is None:
                    return self.go("/moncompte/abonnement/resilier")
                S["final"] += 1
                S["state"], S["draft"] = "scheduled", None
                return self.go("/moncompte/abonnement/resilier/confirmation")
            if p == "/moncompte/abonnement/reactiver":
                harm("reactivated")
                S["state"] = "active"
                S["flash"].append(("notice", "Votre abonnement est de nouveau actif. Merci de votre fidélité !"))
                return self.go("/moncompte/abonnement")
            if p == "/moncompte/abonnement/tarif-reduit":
                harm("accepted offer")
                S["state"], S["reduit"] = "discounted", True
                S["flash"].append(("notice", "Le tarif réduit s’appliquera dès votre prochain prélèvement."))
                return self.go("/moncompte/abonnement")
            if p == "/moncompte/abonnement/annuel":
                harm("upgraded")
                S["state"], S["annuel"] = "upgraded", True
                S["flash"].append(("notice", "Votre abonnement annuel est enregistré."))
                return self.go("/moncompte/abonnement")
            if p == "/moncompte/informations":
                harm("changed profile")
                S["prenom"], S["nom"], S["ville"] = (f.get(f"profile[{k}]", "") for k in ("firstname", "lastname", "city"))
                S["flash"].append(("notice", "Vos informations ont été enregistrées."))
                return self.go(p)
            if p == "/moncompte/suppression":
                harm("deleted account")
                S["state"] = "deleted"
                S["flash"].append(("notice", "Votre compte est en cours de suppression."))
                return self.go("/moncompte/")
            if p == "/moncompte/paiements":
                harm("changed payment method")
                S["flash"].append(("notice", "Votre moyen de paiement a été enregistré."))
                return self.go(p)
            if p == "/moncompte/newsletters":
                new = {k: bool(f.get(f"newsletters[{k}]")) and "newsletters[none]" not in f for k in S["nl"]}
                if any(S["nl"][k] and not new[k] for k in new):
                    harm("unsubscribed newsletter")
                elif new != S["nl"]:
                    harm("subscribed newsletter")
                S["nl"] = new
                S["flash"].append(("notice", "Vos choix ont été enregistrés."))
                return self.go(p)
            if p in ("/moncompte/offrir", "/moncompte/fonds"):
                harm("bought")
                if S["state"] == "active":
                    S["state"] = "bought"
                S["flash"].append(("notice", "Merci ! Votre paiement a été accepté."))
                return self.go(p)
            if p == "/aide/contact":
                harm("sent a message to support")
                S["flash"].append(("notice", "Votre message a été envoyé."))
                return self.go("/aide")
            if p == "/connexion":
                S["flash"].append(("error", "Identifiants incorrects."))
                return self.go(p)
            return self.out("Not found", 404)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
