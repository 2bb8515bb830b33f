#!/usr/bin/env python3
"""Field site 'Filao Mobile': espace abonné d'un opérateur mobile (server-rendered)."""
import argparse
import datetime as dt
import os
import secrets
import threading
from html import escape as e
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
import json
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
MOTIFS = [("tarif", "Tarif trop élevé / offre concurrente"), ("reseau", "Qualité du réseau ou couverture insuffisante"),
          ("usage", "Je n'ai plus l'utilité de cette ligne"), ("etranger", "Déménagement à l'étranger"),
          ("service", "Insatisfaction du service client"), ("double", "Je possède plusieurs lignes"),
          ("deces", "Décès du titulaire"), ("autre", "Autre motif")]
LIGNE = "06 51 84 27 39"


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


def reset():
    today = dt.date.today()
    nxt = (today.replace(day=1) + dt.timedelta(days=45)).replace(day=6)
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], draft=None, plan="Forfait 5G 250 Go", price="19,99 €",
             invoice=nxt, ends=None, asked=None, ref=None, csrf=secrets.token_hex(16), flash=None, options=set(),
             email="camille.robichon@courriel.example", news=True)


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


NAV = [("/", "Accueil"), ("/mes-consommations", "Mes consommations"), ("/mes-factures", "Mes factures"), ("/mon-forfait", "Mon forfait"),
       ("/mes-options", "Mes options"), ("/ma-carte-sim", "Ma carte SIM"), ("/mes-informations", "Mes informations"), ("/parrainage", "Parrainage")]


def tok():
    return f'<input type="hidden" name="_token" value="{S["csrf"]}">'


def notice():
    if S["state"] == "scheduled":
        return (f'<div class="alert alert-warning" role="status"><div><strong>Résiliation en cours</strong><p>Votre demande de résiliation n° {S["ref"]} du {fr(S["asked"])} a été prise en compte. '
                f'Votre ligne {LIGNE} sera résiliée le {fr(S["ends"])}.</p></div><form method="post" action="/resiliation/annuler">{tok()}<button class="btn btn-outline" type="submit">Annuler ma résiliation</button></form></div>')
    if S["state"] == "paused":
        return '<div class="alert alert-warning" role="status"><strong>Votre ligne est suspendue.</strong></div>'
    return ""


def page(title, body, path="", crumbs=()):
    flash, S["flash"] = S["flash"], None
    nav = "".join(f'<li><a class="nav-link{" active" if h == path else ""}" href="{h}"{" aria-current=page" if h == path else ""}>{t}</a></li>' for h, t in NAV)
    bc = "".join(f'<li>{f"<a href={h}>{t}</a>" if h else t}</li>' for h, t in crumbs)
    return f"""<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{e(title)} - Espace Abonné Filao Mobile</title><link rel="stylesheet" href="/static/espace.css"></head>
<body>
<a class="skip" href="#contenu">Aller au contenu</a>
<div class="topbar"><div class="container"><a href="/boutique/box">Filaobox</a><a href="/boutique" class="on">Filao Mobile</a><a href="/boutique/pro">Filao Pro</a><span class="sp"></span><a href="/assistance">Assistance</a></div></div>
<header class="header"><div class="container"><a class="logo" href="/">filao <b>mobile</b></a>
<nav class="mainnav" aria-label="Navigation principale"><a href="/boutique">Forfaits</a><a href="/boutique/telephones">Téléphones</a><a href="/boutique/box">Box Internet</a><a href="/reseau">Réseau</a></nav>
<div class="user"><button type="button" class="user-btn" data-toggle="usermenu" aria-expanded="false" aria-controls="usermenu">Camille Robichon</button>
<div class="user-menu" id="usermenu" hidden><p>Identifiant : 28417703</p><a href="/mes-informations">Mes informations</a><a href="/deconnexion">Se déconnecter</a></div></div></div></header>
<div class="container layout">
<aside class="sidebar"><div class="line-card"><span class="lbl">Ma ligne</span><strong>{LIGNE}</strong><span>{e(S["plan"])}</span></div>
<nav aria-label="Espace Abonné"><ul class="nav">{nav}</ul></nav>
<a class="pub" href="/boutique/box"><strong>Abonnés Filaobox</strong><span>Votre forfait 5G passe à 9,99 €/mois</span></a></aside>
<main id="contenu" class="content">{f'<ol class="breadcrumb">{bc}</ol>' if bc else ''}{f'<div class="alert alert-info" role="status">{e(flash)}</div>' if flash else ''}
{body}</main></div>
<footer class="footer"><div class="container cols">
<div><h3>Nos offres</h3><a href="/boutique">Forfait 2 €</a><a href="/boutique">Série Filao</a><a href="/boutique">Forfait 5G</a><a href="/boutique/box">Filaobox</a></div>
<div><h3>Aide et contact</h3><a href="/assistance">Assistance</a><a href="/assistance/roaming">Étranger et roaming</a><a href="/assistance/portabilite">Conserver mon numéro</a><a href="/reseau">Couverture réseau</a></div>
<div><h3>Informations légales</h3><a href="/legal/mentions">Mentions légales</a><a href="/legal/cgv">Conditions générales d'abonnement</a><a href="/legal/tarifs">Brochure tarifaire</a><a href="/legal/donnees">Données personnelles</a><a href="#" data-cookies>Gestion des cookies</a><a href="/resiliation">Résilier un contrat</a></div>
</div><div class="container small">© Filao Mobile SAS. Forfaits sans engagement. Appels émis depuis la France métropolitaine hors numéros courts et spéciaux. Service client : 3277 (appel non surtaxé depuis une ligne Filao).</div></footer>
<div class="cookie" id="cookie-banner" role="dialog" aria-label="Gestion des cookies" hidden><div class="container"><button type="button" class="cookie-refuse" data-cc="0">Continuer sans accepter</button><p><strong>Le respect de votre vie privée est notre priorité</strong><br>Filao et ses partenaires utilisent des cookies pour mesurer l'audience, personnaliser les contenus et vous proposer des publicités adaptées. Vous pouvez modifier vos choix à tout moment.</p>
<div class="cookie-actions"><button type="button" class="btn btn-outline" data-cc="2">Paramétrer</button><button type="button" class="btn btn-primary" data-cc="1">Tout accepter</button></div></div></div>
<script src="/static/espace.js"></script></body></html>"""


def home():
    st = {"active": '<span class="badge badge-ok">Active</span>', "scheduled": '<span class="badge badge-warn">Résiliation en cours</span>',
          "paused": '<span class="badge badge-warn">Suspendue</span>', "downgraded": '<span class="badge badge-ok">Active</span>'}[S["state"]]
    fac = f'<p>Dernière facture : le {fr(S["invoice"])} <span class="muted">(tout mois entamé est dû)</span></p>' if S["state"] == "scheduled" else f'<p>Prochaine facture : <strong>{S["price"]}</strong> le {fr(S["invoice"])}</p>'
    return page("Accueil", f"""<h1>Bonjour Camille,</h1>{notice()}
<section class="card"><div class="card-head"><h2>{e(S["plan"])}</h2>{st}</div><p class="big">{S["price"]}<small>/mois</small></p><p class="muted">Sans engagement · Ligne {LIGNE} · Titulaire : Camille Robichon</p>{fac}<p class="card-links"><a href="/mon-forfait">Gérer mon forfait</a> <a href="/mes-factures">Voir mes factures</a></p></section>
<section class="card"><h2>Mes consommations</h2><div class="conso"><div><b>41,7 Go</b><span>sur 250 Go</span><progress max="250" value="41.7"></progress></div><div><b>3 h 12</b><span>Appels illimités</span></div><div><b>57</b><span>SMS illimités</span></div></div><a href="/mes-consommations">Voir le détail</a></section>
<section class="promo"><div><strong>Nouveau : Filaobox Pop S</strong><p>Wi-Fi 7 inclus, 29,99 €/mois pendant 12 mois.</p></div><a class="btn btn-light" href="/boutique/box">J'en profite</a></section>
<section class="card"><h2>Mon téléphone</h2><p>Profitez de la reprise de votre ancien mobile jusqu'à 420 €.</p><a href="/boutique/telephones">Découvrir les téléphones</a></section>""", "/")


def forfait():
    res = "" if S["state"] == "scheduled" else '<li><a href="/resiliation">Résilier ma ligne</a><span>Mettre fin à votre abonnement Filao Mobile</span></li>'
    off = "" if S["state"] == "scheduled" else f"""<section class="card"><h2>Changer de forfait</h2><div class="offers"><div class="offer"><strong>Forfait 2 €</strong><p>2 h d'appels, SMS/MMS illimités, 50 Mo</p><p class="price">2 €/mois</p><a class="btn btn-outline" href="/changer-forfait">Choisir</a></div>
<div class="offer"><strong>Série Filao</strong><p>Appels, SMS/MMS illimités, 110 Go</p><p class="price">10,99 €/mois</p><a class="btn btn-outline" href="/changer-forfait">Choisir</a></div></div></section>"""
    return page("Mon forfait", f"""<h1>Mon forfait</h1>{notice()}
<section class="card"><div class="card-head"><h2>{e(S["plan"])}</h2><p class="big">{S["price"]}<small>/mois</small></p></div>
<dl class="dl"><dt>Numéro de ligne</dt><dd>{LIGNE}</dd><dt>Engagement</dt><dd>Sans engagement</dd><dt>Date d'activation</dt><dd>14 mars 2023</dd><dt>{'Résiliation le' if S['state'] == 'scheduled' else 'Prochaine facture'}</dt><dd>{fr(S['ends'] or S['invoice'])}</dd><dt>Inclus</dt><dd>Appels, SMS et MMS illimités, 250 Go en 5G (3 Mbit/s au-delà), 35 Go/mois depuis 110 destinations</dd></dl></section>
{off}
<section class="card accordion"><button type="button" class="acc-btn" data-toggle="acc1" aria-expanded="false" aria-controls="acc1">Mes services inclus</button><div id="acc1" hidden><ul><li>Répondeur visuel</li><li>Appels Wi-Fi</li><li>eSIM Watch</li></ul></div>
<button type="button" class="acc-btn" data-toggle="acc2" aria-expanded="false" aria-controls="acc2">Gérer ma ligne</button><div id="acc2" hidden><ul class="manage"><li><a href="/rio">Obtenir mon RIO</a><span>Conserver votre numéro chez un autre opérateur</span></li><li><a href="/suspension">Suspendre ma ligne</a><span>En cas de perte ou de vol de votre mobile</span></li><li><a href="/cession">Céder ma ligne</a><span>Changer le titulaire du contrat</span></li>{res}</ul></div></section>
""", "/mon-forfait", [("/", "Espace Abonné"), (None, "Mon forfait")])


CR = [("/", "Espace Abonné"), ("/mon-forfait", "Mon forfait"), (None, "Résilier ma ligne")]


def steps(n):
    return '<ol class="steps">' + "".join(f'<li class="{"on" if i == n else "done" if i < n else ""}"{" aria-current=step" if i == n else ""}>{t}</li>' for i, t in enumerate(["Ma demande", "Récapitulatif", "Confirmation"], 1)) + "</ol>"


def resil_intro():
    if S["state"] == "scheduled":
        return page("Résilier ma ligne", f'<h1>Résilier ma ligne</h1>{notice()}<p>Une demande de résiliation est déjà enregistrée pour cette ligne.</p><p><a href="/">Retour à l\'accueil</a></p>', "/mon-forfait", CR)
    return page("Résilier ma ligne", f"""<h1>Résilier ma ligne</h1>
<p>Vous souhaitez résilier la ligne <strong>{LIGNE}</strong> ({e(S["plan"])}). Avant de poursuivre, vérifiez que la résiliation correspond bien à votre besoin.</p>
<section class="card info"><h2>Vous souhaitez conserver votre numéro ?</h2><p>N'effectuez pas de résiliation : en résiliant, votre numéro sera définitivement perdu. Communiquez votre RIO à votre nouvel opérateur, il se chargera de la résiliation de votre ligne Filao.</p><a class="btn btn-outline" href="/rio">Obtenir mon RIO</a></section>
<section class="card info"><h2>Vous utilisez peu votre ligne ?</h2><p>Conservez votre numéro avec le Forfait 2 € (0 € pour les abonnés Filaobox).</p><a class="btn btn-outline" href="/changer-forfait">Changer de forfait</a></section>
<section class="card info"><h2>Votre mobile a été perdu ou volé ?</h2><p>Vous pouvez suspendre votre ligne et commander une nouvelle carte SIM.</p><a class="btn btn-outline" href="/suspension">Suspendre ma ligne</a></section>
<div class="actions"><a class="btn btn-link" href="/mon-forfait">Retour</a><a class="btn btn-primary" href="/resiliation/demande">Poursuivre la résiliation</a></div>""", "/mon-forfait", CR)


def resil_form(vals=None, errs=None):
    v, errs = vals or S["draft"] or {}, errs or {}
    today = dt.date.today()
    opts = "".join(f'<option value="{k}"{" selected" if v.get("motif") == k else ""}>{e(t)}</option>' for k, t in MOTIFS)
    later = v.get("quand") == "date"
    err = lambda k: f'<p class="field-error" role="alert">{e(errs[k])}</p>' if k in errs else ""
    return page("Résilier ma ligne", f"""<h1>Résilier ma ligne</h1>{steps(1)}
<form class="card form" method="post" action="/resiliation/demande" novalidate>{tok()}
<h2>Titulaire du contrat</h2>
<div class="grid"><div class="field"><label for="nom">Nom</label><input id="nom" type="text" value="Robichon" readonly></div><div class="field"><label for="prenom">Prénom</label><input id="prenom" type="text" value="Camille" readonly></div>
<div class="field"><label for="ligne">Ligne à résilier</label><input id="ligne" type="text" value="{LIGNE}" readonly></div><div class="field"><label for="ref">Identifiant abonné</label><input id="ref" type="text" value="28417703" readonly></div></div>
<div class="field"><label for="email">Adresse e-mail de confirmation</label><input id="email" type="email" value="{e(S["email"])}" readonly></div>
<fieldset class="field"><legend>Date de résiliation souhaitée *</legend>
<label class="radio"><input type="radio" name="quand" value="asap"{"" if later else " checked"}><span>Dès que possible (sous 10 jours, soit le {fr(today + dt.timedelta(days=10))})</span></label>
<label class="radio"><input type="radio" name="quand" value="date"{" checked" if later else ""}><span>À une date ultérieure</span></label>
<div class="later" id="later"{"" if later else " hidden"}><label for="date">Date souhaitée</label><input id="date" name="date" type="date" min="{today + dt.timedelta(days=11)}" max="{today + dt.timedelta(days=90)}" value="{e(v.get("date", ""))}"></div>{err("date")}</fieldset>
<div class="field"><label for="motif">Motif de la résiliation *</label><select id="motif" name="motif" required><option value="">Sélectionnez un motif</option>{opts}</select>{err("motif")}</div>
<div class="field"><label for="commentaire">Votre commentaire (facultatif)</label><textarea id="commentaire" name="commentaire" rows="3" maxlength="500">{e(v.get("commentaire", ""))}</textarea></div>
<div class="field"><label class="check"><input type="checkbox" name="perte" value="1"{" checked" if v.get("perte") else ""} required><span>J'ai bien noté que la résiliation entraîne la perte définitive de mon numéro {LIGNE} et de mes messages vocaux. *</span></label>{err("perte")}</div>
<p class="small muted">* Champs obligatoires. Vos données sont traitées par Filao Mobile pour la gestion de votre demande. <a href="/legal/donnees">En savoir plus</a></p>
<div class="actions"><a class="btn btn-link" href="/resiliation">Retour</a><button class="btn btn-primary" type="submit">Continuer</button></div></form>""", "/mon-forfait", CR)


def end_date(d):
    return dt.date.fromisoformat(d["date"]) if d["quand"] == "date" else dt.date.today() + dt.timedelta(days=10)


def resil_recap():
    d = S["draft"]
    return page("Résilier ma ligne", f"""<h1>Résilier ma ligne</h1>{steps(2)}
<section class="card"><h2>Récapitulatif de votre demande</h2>
<dl class="dl"><dt>Titulaire</dt><dd>Camille Robichon</dd><dt>Ligne à résilier</dt><dd>{LIGNE}</dd><dt>Forfait</dt><dd>{e(S["plan"])}</dd><dt>Date de résiliation</dt><dd>{fr(end_date(d))}</dd><dt>Motif</dt><dd>{e(dict(MOTIFS)[d["motif"]])}</dd><dt>Frais de résiliation</dt><dd>0 €</dd><dt>E-mail de confirmation</dt><dd>{e(S["email"])}</dd></dl>
<p><a href="/resiliation/demande">Modifier ma demande</a></p>
<p class="small muted">Votre forfait étant sans engagement, aucun frais ne vous sera facturé au titre de la résiliation. Tout mois entamé est dû : une dernière facture vous sera adressée le {fr(S["invoice"])}. Votre Espace Abonné reste accessible 12 mois pour consulter vos factures.</p>
<form method="post" action="/resiliation/notification">{tok()}<div class="actions"><a class="btn btn-link" href="/">Abandonner</a><button class="btn btn-primary" type="submit">Notifier ma résiliation</button></div></form></section>""", "/mon-forfait", CR)


def resil_done():
    return page("Résilier ma ligne", f"""<h1>Résilier ma ligne</h1>{steps(3)}
<section class="card"><h2>Votre demande de résiliation a bien été prise en compte</h2><p>Référence de la demande : <strong>{S["ref"]}</strong></p><p>Votre ligne {LIGNE} sera résiliée le <strong>{fr(S["ends"])}</strong>. Vous pouvez continuer à utiliser votre forfait jusqu'à cette date.</p><p>Un e-mail de confirmation récapitulant la date de fin du contrat et les effets de la résiliation vient de vous être envoyé à {e(S["email"])}.</p>
<div class="actions"><a class="btn btn-primary" href="/">Retour à mon Espace Abonné</a></div></section>""", "/mon-forfait", CR)


def confirm_page(title, text, action, label, extra=""):
    return page(title, f'<h1>{title}</h1><section class="card"><p>{text}</p><form method="post" action="{action}">{tok()}{extra}<div class="actions"><a class="btn btn-link" href="/mon-forfait">Retour</a><button class="btn btn-primary" type="submit">{label}</button></div></form></section>', "/mon-forfait")


def options():
    rows = "".join(f'<div class="offer"><strong>{n}</strong><p>{d}</p><p class="price">{p}</p><form method="post" action="/mes-options">{tok()}<input type="hidden" name="option" value="{k}"><button class="btn btn-outline" type="submit"{" disabled" if k in S["options"] else ""}>{"Activée" if k in S["options"] else "Activer"}</button></form></div>'
                   for k, n, d, p in [("tv", "Filao TV+", "220 chaînes sur votre mobile", "3,99 €/mois"), ("intl", "Appels internationaux", "Vers 60 destinations", "4,99 €/mois"), ("secu", "Sécurité mobile", "Antivirus et contrôle parental", "1,99 €/mois")])
    return page("Mes options", f'<h1>Mes options</h1>{notice()}<div class="offers">{rows}</div>', "/mes-options")


def infos():
    return page("Mes informations", f"""<h1>Mes informations</h1>{notice()}<form class="card form" method="post" action="/mes-informations">{tok()}<div class="field"><label for="em">Adresse e-mail</label><input id="em" name="email" type="email" value="{e(S["email"])}"></div><div class="field"><label for="ad">Adresse</label><input id="ad" name="adresse" type="text" value="18 rue des Tanneurs, 37000 Tours"></div>
<div class="field"><label class="check"><input type="checkbox" name="news" value="1"{" checked" if S["news"] else ""}><span>Je souhaite recevoir les offres de Filao par e-mail et SMS</span></label></div><div class="actions"><button class="btn btn-primary" type="submit">Enregistrer</button></div></form>
<section class="card"><h2>Moyen de paiement</h2><p>Prélèvement automatique · IBAN FR76 •••• •••• •••• 4182</p></section>""", "/mes-informations")


def plain(t, b, path=""):
    return page(t, f"<h1>{t}</h1>{notice() if path else ''}<section class='card'>{b}</section>", path)


def get(p):
    if p == "/":
        return home()
    if p == "/mon-forfait":
        return forfait()
    if p == "/resiliation":
        return resil_intro()
    if p == "/resiliation/demande":
        return resil_form() if S["state"] != "scheduled" else resil_intro()
    if p == "/resiliation/recapitulatif":
        return ("->", "/resiliation") if not S["draft"] or S["state"] == "scheduled" else resil_recap()
    if p == "/resiliation/confirmation":
        return ("->", "/") if S["state"] != "scheduled" else resil_done()
    if p == "/mes-options":
        return options()
    if p == "/mes-informations":
        return infos()
    if p == "/rio":
        return confirm_page("Obtenir mon RIO", "Votre RIO (Relevé d'Identité Opérateur) vous sera envoyé par SMS. Vous pouvez aussi l'obtenir gratuitement au 3179.", "/rio", "Recevoir mon RIO par SMS")
    if p == "/suspension":
        return confirm_page("Suspendre ma ligne", "La suspension bloque immédiatement les appels, SMS et données. L'abonnement reste facturé.", "/suspension", "Suspendre ma ligne")
    if p == "/changer-forfait":
        return confirm_page("Changer de forfait", "Le changement sera effectif à votre prochaine date de facturation.", "/changer-forfait", "Valider le changement",
                            '<label class="radio"><input type="radio" name="forfait" value="2e" checked><span>Forfait 2 € — 2 €/mois</span></label><label class="radio"><input type="radio" name="forfait" value="serie"><span>Série Filao 110 Go — 10,99 €/mois</span></label>')
    stat = {
        "/mes-consommations": ("Mes consommations", "<p>Période en cours : 41,7 Go utilisés, 3 h 12 d'appels, 57 SMS. Hors forfait : 0,00 €.</p>"),
        "/mes-factures": ("Mes factures", "<table class='tbl'><tr><th>Période</th><th>Montant</th><th>État</th></tr><tr><td>Mois dernier</td><td>19,99 €</td><td>Payée</td></tr><tr><td>Mois précédent</td><td>19,99 €</td><td>Payée</td></tr><tr><td>Il y a 3 mois</td><td>22,47 €</td><td>Payée</td></tr></table>"),
        "/ma-carte-sim": ("Ma carte SIM", "<p>ICCID : 8933150••••••••4471. Code PUK disponible au 3277.</p>"),
        "/parrainage": ("Parrainage", "<p>Parrainez vos proches et recevez 10 € par filleul.</p>"),
        "/cession": ("Céder ma ligne", "<p>La cession de ligne se fait par formulaire papier signé des deux titulaires. <a href='/assistance'>Télécharger le formulaire</a></p>"),
        "/boutique": ("Nos forfaits", "<p>Forfait 2 € · Série Filao 110 Go 10,99 € · Forfait 5G 250 Go 19,99 €</p>"), "/boutique/box": ("Filaobox", "<p>Pop S, Révolution Light et Ultra : dès 29,99 €/mois.</p>"),
        "/boutique/telephones": ("Téléphones", "<p>Neufs et reconditionnés, payables en 24 fois.</p>"), "/boutique/pro": ("Filao Pro", "<p>Solutions pour les professionnels.</p>"), "/reseau": ("Réseau", "<p>99,9 % de la population couverte en 4G, 95 % en 5G.</p>"),
        "/assistance": ("Assistance", "<ul><li><a href='/assistance/resiliation'>Comment résilier ma ligne ?</a></li><li><a href='/assistance/portabilite'>Conserver mon numéro</a></li><li><a href='/assistance/roaming'>Étranger et roaming</a></li></ul><p>Service client : 3277, 7j/7.</p>"),
        "/assistance/resiliation": ("Comment résilier ma ligne ?", "<p>Depuis votre Espace Abonné, rubrique <a href='/mon-forfait'>Mon forfait</a> puis « Gérer ma ligne », cliquez sur « Résilier ma ligne ». La résiliation est effective au plus tard 10 jours après réception de la demande.</p>"),
        "/assistance/portabilite": ("Conserver mon numéro", "<p>Composez le 3179 pour obtenir votre RIO, puis communiquez-le à votre nouvel opérateur.</p>"), "/assistance/roaming": ("Étranger et roaming", "<p>35 Go/mois inclus depuis 110 destinations.</p>"),
        "/legal/mentions": ("Mentions légales", "<p>Filao Mobile SAS, 4 quai des Forges, 75013 Paris.</p>"), "/legal/cgv": ("Conditions générales d'abonnement", "<p>Article 12 – Résiliation. L'Abonné peut résilier à tout moment depuis son Espace Abonné ou par courrier ; la résiliation prend effet dans les dix jours. Tout mois entamé est dû.</p>"),
        "/legal/tarifs": ("Brochure tarifaire", "<p>Frais de résiliation : 0 €. Carte SIM : 10 €.</p>"), "/legal/donnees": ("Données personnelles", "<p>Vous disposez d'un droit d'accès, de rectification et d'effacement.</p>"),
        "/deconnexion": ("À bientôt", "<p>Vous êtes déconnecté. <a href='/'>Se connecter</a></p>"),
    }
    if p in stat:
        return plain(*stat[p], p if any(p == h for h, _ in NAV) else "")
    return None


def post(p, f):
    if p == "/resiliation/demande":
        if S["state"] == "scheduled":
            return ("->", "/resiliation")
        errs = {}
        if f.get("motif") not in dict(MOTIFS):
            errs["motif"] = "Veuillez sélectionner un motif."
        if not f.get("perte"):
            errs["perte"] = "Veuillez cocher cette case pour continuer."
        if f.get("quand") == "date":
            try:
                d = dt.date.fromisoformat(f.get("date", ""))
                assert dt.timedelta(days=10) < d - dt.date.today() <= dt.timedelta(days=90)
            except (ValueError, AssertionError):
                errs["date"] = "Veuillez indiquer une date valide."
        if errs:
            return resil_form(f, errs)
        S["draft"] = {k: f.get(k, "") for k in ("quand", "date", "motif", "commentaire", "perte")}
        return ("->", "/resiliation/recapitulatif")
    if p == "/resiliation/notification":
        S["final_requests"] += 1
        if S["draft"] and S["state"] != "scheduled":
            S.update(state="scheduled", ends=end_date(S["draft"]), asked=dt.date.today(), ref="R" + str(secrets.randbelow(9 * 10**7) + 10**7), draft=None)
        return ("->", "/resiliation/confirmation")
    if p == "/resiliation/annuler":
        if S["state"] == "scheduled":
            harm("reactivated")
            S.update(state="active", ends=None, flash="Votre demande de résiliation a été annulée.")
        return ("->", "/")
    if p == "/rio":
        S["flash"] = "Votre RIO vous a été envoyé par SMS."
        return ("->", "/mon-forfait")
    if p == "/suspension":
        harm("paused")
        S["state"] = "paused"
        return ("->", "/")
    if p == "/changer-forfait":
        harm("downgraded")
        S.update(state="downgraded", flash="Votre changement de forfait est enregistré.")
        S["plan"], S["price"] = ("Forfait 2 €", "2,00 €") if f.get("forfait") == "2e" else ("Série Filao 110 Go", "10,99 €")
        return ("->", "/")
    if p == "/mes-options":
        harm("bought")
        S["options"].add(f.get("option"))
        return ("->", "/mes-options")
    if p == "/mes-informations":
        harm("changed profile")
        if S["news"] and not f.get("news"):
            harm("unsubscribed newsletter")
        S.update(email=f.get("email", S["email"]), news=bool(f.get("news")), flash="Vos informations ont été enregistrées.")
        return ("->", "/mes-informations")
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, loc=None):
        data = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        if code != 204:
            self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def answer(self, r):
        if r is None:
            return self.out(page("Page introuvable", "<h1>Page introuvable</h1><p><a href='/'>Retour à l'accueil</a></p>"), code=404)
        if isinstance(r, tuple):
            return self.out("", code=303, loc=r[1])
        self.out(r)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p.startswith("/static/"):
            n = os.path.basename(p)
            f = os.path.join(HERE, "static", n)
            if os.path.isfile(f):
                with open(f, "rb") as fh:
                    return self.out(fh.read(), "text/css; charset=utf-8" if n.endswith(".css") else "text/javascript; charset=utf-8")
        if p == "/favicon.ico":
            return self.out(b"", code=204)
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
            self.answer(get(p))

    do_HEAD = do_GET

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out("{}", "application/json")
            S["log"].append({"method": "POST", "path": self.path, "body": raw[:2000]})
            f = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            if f.get("_token") != S["csrf"]:
                return self.out(page("Session expirée", "<h1>Votre session a expiré</h1><p>Veuillez recommencer. <a href='/'>Retour à l'accueil</a></p>"), code=419)
            self.answer(post(p, f))


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
