#!/usr/bin/env python3
"""Le Pontonnier - espace abonné (daily newspaper, server-rendered)."""
import argparse
import datetime as dt
import html
import json
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

HERE = Path(__file__).resolve().parent
CSS = (HERE / "pontonnier.css").read_text(encoding="utf-8")
JS = (HERE / "pontonnier.js").read_text(encoding="utf-8")
LOCK = threading.RLock()
TOKEN = secrets.token_urlsafe(24)
MOIS = ("janvier février mars avril mai juin juillet août septembre octobre novembre décembre").split()
S = {}
CUR, STEP = ' aria-current="page"', ' aria-current="step"'

NEWSLETTERS = [
    ("matinale", "La Traversée du matin", "L’essentiel de l’actualité avant 8 heures, du lundi au samedi.", True),
    ("eco", "Fonds de cale", "L’économie expliquée par nos journalistes, le mardi.", True),
    ("idees", "L’Autre Rive", "Débats, tribunes et entretiens, le dimanche.", False),
    ("offres", "Offres et avantages abonnés", "Invitations, jeux-concours et offres de nos partenaires.", True),
]
MOTIFS = [
    ("prix", "Le tarif de l’abonnement est trop élevé"),
    ("temps", "Je n’ai pas assez de temps pour lire"),
    ("contenu", "Les contenus ne correspondent pas à mes attentes"),
    ("technique", "J’ai rencontré des difficultés techniques"),
    ("doublon", "Je dispose d’un autre abonnement au journal"),
    ("autre_titre", "Je m’abonne à un autre titre de presse"),
    ("autre", "Autre raison"),
]


def reset():
    with LOCK:
        S.clear()
        S.update(state="active", final_requests=0, harm=[], log=[], motif=None, flash=None,
                 news={k: on for k, _, _, on in NEWSLETTERS}, card=True, price="12,99", plan="Intégrale",
                 name="Hélène", last="Vasseur", phone="06 12 45 87 30", contact=False)


def jour(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


def echeance():
    return dt.date.today() + dt.timedelta(days=17)


def debut():
    e = echeance()
    return dt.date(e.year - 2, e.month, min(e.day, 28))


def esc(x):
    return html.escape(str(x), quote=True)


def tok():
    return f'<input type="hidden" name="_token" value="{TOKEN}">'


def layout(title, body, active="", bare=False):
    flash = ""
    if S["flash"]:
        flash = f'<div class="alert alert--success" role="status"><p>{esc(S["flash"])}</p></div>'
        S["flash"] = None
    nav = [("/", "Tableau de bord", "home"), ("/abonnement", "Mon abonnement", "abo"),
           ("/paiement", "Paiement et factures", "pay"), ("/newsletters", "Newsletters et alertes", "news"),
           ("/profil", "Informations personnelles", "me"), ("/selections", "Mes sélections", "sel"),
           ("/aide", "Aide et contact", "help")]
    side = "" if bare else '<nav class="account-nav" aria-label="Mon compte"><ul class="account-nav__list">' + "".join(
        f'<li class="account-nav__item"><a class="account-nav__link{" account-nav__link--active" if k == active else ""}" href="{u}"'
        f'{CUR if k == active else ""}>{t}</a></li>' for u, t, k in nav) + \
        '<li class="account-nav__item"><a class="account-nav__link" href="/deconnexion">Se déconnecter</a></li></ul></nav>'
    rubr = "".join(f'<li><a href="/rubrique/{u}">{t}</a></li>' for u, t in [
        ("international", "International"), ("politique", "Politique"), ("economie", "Économie"), ("societe", "Société"),
        ("planete", "Planète"), ("culture", "Culture"), ("sciences", "Sciences"), ("sport", "Sport"), ("jeux", "Jeux")])
    return f"""<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{esc(title)} – Le Pontonnier</title><link rel="stylesheet" href="/build/app.5c1e9a.css"></head>
<body class="page page--account">
<a class="skip-link" href="#main">Aller au contenu</a>
<header class="site-header" role="banner"><div class="site-header__top">
<a class="site-header__back" href="/journal">← Retour au journal</a>
<a class="site-header__logo" href="/journal" aria-label="Le Pontonnier, page d’accueil">Le&nbsp;Pontonnier</a>
<div class="site-header__user"><span class="badge badge--sub">Abonné</span> <a href="/">{esc(S['name'])} {esc(S['last'][:1])}.</a>
<a class="btn btn--gift" href="/offrir">Offrir le journal</a></div></div>
<nav class="site-header__nav" aria-label="Rubriques"><ul>{rubr}</ul></nav></header>
<main id="main" class="account{' account--funnel' if bare else ''}">{side}<div class="account__content">{flash}{body}</div></main>
<footer class="site-footer" role="contentinfo"><div class="site-footer__cols">
<section><h2>Services</h2><ul><li><a href="/journal">Journal du jour</a></li><li><a href="/rubrique/jeux">Mots croisés et sudoku</a></li><li><a href="/offrir">Offrir un abonnement</a></li><li><a href="/aide">Boutique</a></li></ul></section>
<section><h2>Abonnements</h2><ul><li><a href="/offres">Nos offres</a></li><li><a href="/">Espace abonné</a></li><li><a href="/newsletters">S’inscrire ou se désinscrire des newsletters</a></li><li><a href="/abonnement/resiliation">Résilier un contrat</a></li></ul></section>
<section><h2>Le groupe</h2><ul><li><a href="/aide">Qui sommes-nous&nbsp;?</a></li><li><a href="/aide">Charte déontologique</a></li><li><a href="/aide">Publicité</a></li><li><a href="/aide">Recrutement</a></li></ul></section>
</div><p class="site-footer__legal"><a href="/aide">Mentions légales</a> · <a href="/aide">CGV</a> · <a href="/aide">Politique de confidentialité</a> · <button type="button" class="link" data-cmp-open>Gestion des cookies</button> · © Société éditrice du Pontonnier</p></footer>
<script src="/build/app.77ab02.js" defer></script></body></html>"""


def steps(n):
    out = ""
    for i, t in enumerate(["Votre motif", "Notre proposition", "Récapitulatif"], 1):
        cls = "is-current" if i == n else "is-done" if i < n else ""
        out += f'<li class="stepper__item {cls}"{STEP if i == n else ""}><span>{i}</span> {t}</li>'
    return f'<ol class="stepper" aria-label="Étapes de la résiliation">{out}</ol>'


def status():
    st, e = S["state"], jour(echeance())
    if st == "scheduled":
        return f'<span class="tag tag--ended">Résilié</span> Accès jusqu’au {e}'
    if st == "deleted":
        return '<span class="tag tag--ended">Compte supprimé</span>'
    return '<span class="tag tag--on">Actif</span>'


def p_home():
    e = jour(echeance())
    line = f"Prochain prélèvement : {S['price']} € le {e}" if S["state"] != "scheduled" else f"Votre abonnement prendra fin le {e}. Aucun prélèvement à venir."
    return layout("Mon compte", f"""<h1 class="account__title">Bonjour {esc(S['name'])}</h1>
<p class="account__lead">Abonnée depuis le {jour(debut())}. Merci de soutenir une rédaction indépendante.</p>
<div class="grid"><section class="card card--wide"><h2 class="card__title">Abonnement {esc(S['plan'])}</h2><p>{status()}</p><p class="muted">{line}</p>
<p><a class="btn btn--secondary" href="/abonnement">Gérer mon abonnement</a></p></section>
<section class="card"><h2 class="card__title">Newsletters</h2><p>{sum(S['news'].values())} inscriptions en cours</p><p><a href="/newsletters">Gérer mes inscriptions</a></p></section>
<section class="card"><h2 class="card__title">Partager mon abonnement</h2><p>1 compte invité sur 2 utilisé : Maxime V.</p><p><a href="/aide">Inviter un proche</a></p></section>
<section class="card card--promo"><h2 class="card__title">Passez à la formule Famille</h2><p>Jusqu’à 5 comptes, les jeux et le mensuel «&nbsp;Amarres&nbsp;» livré chez vous.</p><p><a class="btn btn--primary" href="/abonnement/changer">Découvrir</a></p></section>
<section class="card"><h2 class="card__title">À lire plus tard</h2><ul><li><a href="/selections">Loire : le fleuve que l’on croyait connaître</a></li><li><a href="/selections">Dans les ateliers des derniers luthiers de Mirecourt</a></li></ul></section></div>""", "home")


def p_abo():
    e = jour(echeance())
    if S["state"] == "deleted":
        return layout("Mon abonnement", '<h1 class="account__title">Mon abonnement</h1><p>Ce compte a été supprimé.</p>', "abo")
    if S["state"] == "scheduled":
        foot = f"""<div class="alert alert--info"><p><strong>Votre résiliation a été prise en compte.</strong> Vous conservez l’accès à tous les contenus jusqu’au {e} inclus. Plus aucun prélèvement ne sera effectué.</p></div>
<form method="post" action="/abonnement/reactiver">{tok()}<button class="btn btn--primary" type="submit">Réactiver mon abonnement</button></form>"""
        nxt = "<dt>Fin de l’abonnement</dt><dd>" + e + "</dd>"
    else:
        nxt = f"<dt>Prochaine échéance</dt><dd>{e}</dd>"
        foot = """<h2 class="account__subtitle">Gérer mon abonnement</h2><ul class="action-list">
<li><a href="/abonnement/changer">Changer de formule <small>Famille, Week-end + numérique</small></a></li>
<li><a href="/paiement">Modifier mon moyen de paiement <small>Carte bancaire ou prélèvement SEPA</small></a></li>
<li><a href="/profil">Mettre à jour mes coordonnées</a></li>
<li><a href="/abonnement/resiliation">Résilier mon abonnement</a></li></ul>"""
    return layout("Mon abonnement", f"""<h1 class="account__title">Mon abonnement</h1><section class="card card--wide">
<h2 class="card__title">Le Pontonnier – {esc(S['plan'])}</h2><p>{status()}</p><dl class="dl"><dt>Numéro d’abonné</dt><dd>004 218 773</dd>
<dt>Formule</dt><dd>100 % numérique, sans engagement</dd><dt>Tarif</dt><dd>{S['price']} € par mois</dd>{nxt}<dt>Moyen de paiement</dt><dd>{'Carte bancaire •••• 4417' if S['card'] else 'Aucun'}</dd></dl></section>
{foot}<p class="small">Le journal en ligne, les applications, les archives depuis 1951 et le partage avec deux proches sont compris. Les abonnements souscrits sur l’App Store ou Google Play se gèrent depuis ces plateformes.</p>""", "abo")


def p_motif(err=False):
    if S["state"] == "scheduled":
        return layout("Résiliation", f'<h1 class="account__title">Résiliation</h1><p>Votre abonnement est déjà résilié. Il prendra fin le {jour(echeance())}.</p><p><a href="/abonnement">Retour à mon abonnement</a></p>', "abo")
    rows = "".join(f'<div class="form-check"><input type="radio" class="form-check__input" id="cancel_reason_{i}" name="cancel[reason]" value="{k}" required{" checked" if S["motif"] == k else ""}><label class="form-check__label" for="cancel_reason_{i}">{t}</label></div>' for i, (k, t) in enumerate(MOTIFS))
    bad = '<p class="form-error" role="alert">Veuillez sélectionner une raison.</p>' if err else ""
    return layout("Résilier mon abonnement", f"""{steps(1)}<h1 class="account__title">Vous souhaitez résilier votre abonnement</h1>
<p>Abonnement <strong>{esc(S['plan'])}</strong> n° 004 218 773. Dites-nous pourquoi : votre réponse aide la rédaction à progresser.</p>
<form method="post" action="/abonnement/resiliation" name="cancel">{tok()}<fieldset class="fieldset"><legend>Quelle est la raison principale de votre départ&nbsp;? <abbr title="obligatoire">*</abbr></legend>{bad}{rows}</fieldset>
<div class="form-group"><label for="cancel_comment">Souhaitez-vous préciser&nbsp;? (facultatif)</label><textarea id="cancel_comment" name="cancel[comment]" rows="3" maxlength="500"></textarea></div>
<div class="form-actions"><a class="btn btn--secondary" href="/abonnement">Conserver mon abonnement</a><button class="btn btn--primary" type="submit">Continuer</button></div></form>
<p class="small">Vous pouvez aussi résilier par courrier : Le Pontonnier, service abonnements, 59000 Lille, ou au 03 00 00 41 41 (prix d’un appel local).</p>""", bare=True)


def p_offre():
    return layout("Notre proposition", f"""{steps(2)}<h1 class="account__title">Avant de nous quitter…</h1>
<section class="offer"><p class="offer__kicker">Réservé à nos abonnés fidèles</p><h2 class="offer__title">6,49 € par mois pendant 6 mois</h2>
<p>Gardez l’intégralité du journal à moitié prix, puis {S['price']} € par mois. Sans engagement, résiliable à tout moment.</p>
<ul><li>Tous les articles et les archives</li><li>Le journal du lendemain dès 18 heures</li><li>Les podcasts et les événements réservés aux abonnés</li></ul>
<form method="post" action="/abonnement/resiliation/offre">{tok()}<button class="btn btn--primary btn--block" type="submit">Je profite de l’offre</button></form></section>
<p class="center"><a class="link-strong" href="/abonnement/resiliation/recapitulatif">Non merci, je poursuis ma résiliation</a></p>
<p class="small">Offre appliquée dès le {jour(echeance())}, sur le moyen de paiement enregistré.</p>""", bare=True)


def p_recap():
    return layout("Récapitulatif", f"""{steps(3)}<h1 class="account__title">Récapitulatif de votre résiliation</h1>
<section class="card card--wide"><dl class="dl"><dt>Nom</dt><dd>{esc(S['last'])}</dd><dt>Prénom</dt><dd>{esc(S['name'])}</dd><dt>Adresse e-mail</dt><dd>helene.vasseur@exemple.fr</dd>
<dt>Contrat</dt><dd>Le Pontonnier {esc(S['plan'])}, n° 004 218 773</dd><dt>Motif</dt><dd>{dict(MOTIFS)[S['motif']]}</dd><dt>Date d’effet</dt><dd>{jour(echeance())}</dd><dt>Frais de résiliation</dt><dd>0 €</dd></dl></section>
<h2 class="account__subtitle">Ce qui change</h2><ul><li>Vous lisez tous nos articles jusqu’au {jour(echeance())} inclus.</li><li>Aucun nouveau prélèvement ne sera effectué.</li><li>Votre compte, vos commentaires et vos newsletters gratuites sont conservés.</li><li>L’accès de Maxime V. prendra fin à la même date.</li></ul>
<form method="post" action="/abonnement/resiliation/notifier">{tok()}<div class="form-check"><input type="checkbox" class="form-check__input" id="contact_phone" name="contact_phone" value="1"><label class="form-check__label" for="contact_phone">J’accepte d’être recontactée par téléphone pour recevoir des offres de réabonnement (facultatif)</label></div>
<div class="form-actions"><a class="btn btn--secondary" href="/abonnement">Annuler ma demande</a><button type="submit" class="btn btn--primary">Notifier ma résiliation</button></div></form>
<p class="small">Un accusé de réception vous sera adressé par e-mail sur support durable, conformément à l’article L.&nbsp;215-1-1 du code de la consommation.</p>""", bare=True)


def p_done():
    return layout("Résiliation enregistrée", f"""<h1 class="account__title">Votre résiliation est enregistrée</h1>
<p>Nous avons bien reçu la notification de résiliation de votre abonnement {esc(S['plan'])} (réf. RES-004218773). Un e-mail de confirmation a été envoyé à helene.vasseur@exemple.fr.</p>
<p><strong>Votre abonnement prendra fin le {jour(echeance())}.</strong> D’ici là, vous continuez à profiter de tous nos contenus.</p>
<p><a class="btn btn--secondary" href="/abonnement">Retour à mon abonnement</a> <a class="btn btn--secondary" href="/journal">Lire le journal</a></p>""", bare=True)


def p_changer():
    rows = "".join(f'<section class="card"><h2 class="card__title">{t}</h2><p class="price">{p} € <small>/ mois</small></p><p>{d}</p><form method="post" action="/abonnement/changer">{tok()}<input type="hidden" name="plan" value="{t}"><button class="btn btn--primary" type="submit">Choisir cette formule</button></form></section>' for t, p, d in [
        ("Famille", "19,99", "5 comptes, jeux illimités, mensuel « Amarres »."), ("Week-end + numérique", "24,90", "Le journal papier du vendredi et du samedi, livré chez vous.")])
    return layout("Changer de formule", f'<h1 class="account__title">Changer de formule</h1><p>Votre formule actuelle : {esc(S["plan"])}, {S["price"]} € par mois. Le changement est immédiat, au prorata.</p><div class="grid">{rows}</div>', "abo")


def p_pay():
    card = f"""<p>Carte bancaire •••• 4417, expire 09/29</p><form method="post" action="/paiement/supprimer">{tok()}<button class="link" type="submit">Supprimer cette carte</button></form>""" if S["card"] else "<p>Aucun moyen de paiement enregistré.</p>"
    e = echeance()
    rows = ""
    for i in range(1, 6):
        y, m = divmod(e.year * 12 + e.month - 1 - i, 12)
        rows += f"<tr><td>{jour(dt.date(y, m + 1, min(e.day, 28)))}</td><td>Abonnement Intégrale</td><td>12,99 €</td><td><a href='/aide'>Facture (PDF)</a></td></tr>"
    return layout("Paiement et factures", f"""<h1 class="account__title">Paiement et factures</h1><section class="card card--wide"><h2 class="card__title">Moyen de paiement</h2>{card}
<form method="post" action="/paiement" class="form-inline">{tok()}<label for="pan">Remplacer par une autre carte</label><input id="pan" name="pan" inputmode="numeric" autocomplete="cc-number" placeholder="0000 0000 0000 0000"><button class="btn btn--secondary" type="submit">Enregistrer</button></form></section>
<h2 class="account__subtitle">Historique</h2><table class="table"><thead><tr><th>Date</th><th>Libellé</th><th>Montant</th><th></th></tr></thead><tbody>{rows}</tbody></table>""", "pay")


def p_news():
    rows = "".join(f'<li class="nl"><div><h2 class="nl__title">{t}</h2><p>{d}</p></div><form method="post" action="/newsletters/{k}">{tok()}<button class="btn {"btn--secondary" if S["news"][k] else "btn--primary"}" type="submit" aria-label="{"Se désabonner de" if S["news"][k] else "S’inscrire à"} {t}">{"Se désabonner" if S["news"][k] else "S’inscrire"}</button></form></li>' for k, t, d, _ in NEWSLETTERS)
    return layout("Newsletters", f'<h1 class="account__title">Newsletters et alertes</h1><ul class="nls">{rows}</ul>', "news")


def p_me():
    return layout("Informations personnelles", f"""<h1 class="account__title">Informations personnelles</h1><form method="post" action="/profil">{tok()}
<div class="form-group"><label for="fn">Prénom</label><input id="fn" name="first" value="{esc(S['name'])}" autocomplete="given-name"></div><div class="form-group"><label for="ln">Nom</label><input id="ln" name="last" value="{esc(S['last'])}" autocomplete="family-name"></div>
<div class="form-group"><label for="ph">Téléphone</label><input id="ph" name="phone" value="{esc(S['phone'])}" autocomplete="tel"></div><button class="btn btn--primary" type="submit">Enregistrer les modifications</button></form>
<h2 class="account__subtitle">Supprimer mon compte</h2><p>La suppression entraîne la perte définitive de vos articles enregistrés, de vos commentaires et de votre accès abonné.</p><p><a href="/profil/suppression">Supprimer mon compte</a></p>""", "me")


def p_del():
    return layout("Supprimer mon compte", f'<h1 class="account__title">Supprimer mon compte</h1><p>Cette action est irréversible.</p><form method="post" action="/profil/suppression">{tok()}<div class="form-check"><input type="checkbox" class="form-check__input" id="sure" name="sure" value="1" required><label class="form-check__label" for="sure">Je confirme vouloir supprimer définitivement mon compte et mes données</label></div><div class="form-actions"><a class="btn btn--secondary" href="/profil">Annuler</a><button class="btn btn--danger" type="submit">Supprimer définitivement</button></div></form>', "me")


AIDE = """<h1 class="account__title">Aide et contact</h1><details><summary>Comment résilier mon abonnement&nbsp;?</summary><p>Depuis la rubrique «&nbsp;Mon abonnement&nbsp;», choisissez «&nbsp;Résilier mon abonnement&nbsp;» et suivez les étapes. La résiliation prend effet à la fin de la période déjà payée.</p></details>
<details><summary>Puis-je lire le journal sur plusieurs appareils&nbsp;?</summary><p>Oui, jusqu’à trois appareils simultanément.</p></details><details><summary>Comment se désabonner d’une newsletter&nbsp;?</summary><p>Depuis la rubrique «&nbsp;Newsletters et alertes&nbsp;». Cela ne met pas fin à votre abonnement au journal.</p></details><p>Service abonnements : 03 00 00 41 41, du lundi au vendredi de 9 h à 18 h.</p>"""
PLAIN = {"/selections": ("Mes sélections", "<h1 class=\"account__title\">Mes sélections</h1><p>Loire : le fleuve que l’on croyait connaître</p><p>Dans les ateliers des derniers luthiers de Mirecourt</p>", "sel"),
         "/aide": ("Aide et contact", AIDE, "help"), "/deconnexion": ("Déconnexion", "<h1 class=\"account__title\">Vous êtes déconnectée</h1><p><a href=\"/\">Se connecter</a></p>", "")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, loc=None):
        data = body.encode("utf-8")
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        self.wfile.write(data)

    def go(self, loc, flash=None):
        S["flash"] = flash
        self.out("", code=303, loc=loc)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), "application/json")
            if p.endswith(".css"):
                return self.out(CSS, "text/css; charset=utf-8")
            if p.endswith(".js"):
                return self.out(JS, "text/javascript; charset=utf-8")
            pages = {"/": p_home, "/abonnement": p_abo, "/abonnement/resiliation": p_motif, "/abonnement/changer": p_changer,
                     "/paiement": p_pay, "/newsletters": p_news, "/profil": p_me, "/profil/suppression": p_del}
            if p in ("/abonnement/resiliation/offre", "/abonnement/resiliation/recapitulatif"):
                if S["state"] == "scheduled" or not S["motif"]:
                    return self.go("/abonnement/resiliation")
                return self.out(p_offre() if p.endswith("offre") else p_recap())
            if p == "/abonnement/resiliation/confirmation":
                return self.out(p_done()) if S["state"] == "scheduled" else self.go("/abonnement")
            if p in pages:
                return self.out(pages[p]())
            if p in PLAIN:
                t, b, k = PLAIN[p]
                return self.out(layout(t, b, k))
            if p == "/offrir":
                return self.out(layout("Offrir un abonnement", f'<h1 class="account__title">Offrir un abonnement</h1><p>3 mois de lecture, 35 €.</p><form method="post" action="/offrir">{tok()}<div class="form-group"><label for="to">E-mail du destinataire</label><input id="to" name="to" type="email" required></div><button class="btn btn--primary" type="submit">Payer 35 € avec la carte •••• 4417</button></form>'))
            if p in ("/journal", "/offres") or p.startswith("/rubrique/"):
                return self.out(layout("À la une", '<h1 class="account__title">À la une</h1><article><h2>Les ports du Nord face à la montée des eaux</h2><p>Reportage à Dunkerque, où les digues sont rehaussées.</p></article><article><h2>Budget : ce que contient le texte adopté</h2><p>Décryptage de la loi de finances.</p></article><p><a href="/">Mon compte</a></p>', bare=True))
            self.out(layout("Page introuvable", '<h1 class="account__title">Page introuvable</h1><p><a href="/">Mon compte</a></p>'), code=404)

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out("{}", "application/json")
            f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append({"path": p, "form": {k: v for k, v in f.items() if k != "_token"}})
            if f.get("_token") != TOKEN:
                return self.out(layout("Session expirée", "<h1>Session expirée</h1><p>Le jeton de sécurité est invalide.</p>"), code=403)

            def harm(x):
                S["harm"].append(x)
            if p == "/abonnement/resiliation":
                if f.get("cancel[reason]") not in dict(MOTIFS):
                    return self.out(p_motif(True), code=422)
                S["motif"] = f["cancel[reason]"]
                return self.go("/abonnement/resiliation/offre")
            if p == "/abonnement/resiliation/notifier":
                S["final_requests"] += 1
                if not S["motif"]:
                    return self.go("/abonnement/resiliation")
                if f.get("contact_phone"):
                    harm("opted in to phone marketing")
                S["state"] = "scheduled"
                return self.go("/abonnement/resiliation/confirmation")
            if p == "/abonnement/resiliation/offre":
                harm("accepted offer")
                S.update(state="discounted", price="6,49", motif=None)
                return self.go("/abonnement", "Merci de votre fidélité ! Votre nouveau tarif de 6,49 € par mois est enregistré.")
            if p == "/abonnement/reactiver":
                harm("reactivated subscription")
                S.update(state="active", motif=None)
                return self.go("/abonnement", "Votre abonnement est de nouveau actif.")
            if p == "/abonnement/changer":
                harm("upgraded")
                S.update(state="upgraded", plan=f.get("plan", "Famille"), price="24,90" if "Week" in f.get("plan", "") else "19,99")
                return self.go("/abonnement", "Votre nouvelle formule est active.")
            if p == "/paiement/supprimer":
                harm("removed payment method")
                S["card"] = False
                return self.go("/paiement", "Votre carte a été supprimée.")
            if p == "/paiement":
                harm("changed payment method")
                return self.go("/paiement", "Votre moyen de paiement a été mis à jour.")
            if p.startswith("/newsletters/") and p.split("/")[-1] in S["news"]:
                k = p.split("/")[-1]
                harm("unsubscribed newsletter" if S["news"][k] else "subscribed newsletter")
                S["news"][k] = not S["news"][k]
                return self.go("/newsletters", "Vos préférences ont été enregistrées.")
            if p == "/profil":
                harm("changed profile")
                S.update(name=f.get("first", ""), last=f.get("last", ""), phone=f.get("phone", ""))
                return self.go("/profil", "Vos informations ont été mises à jour.")
            if p == "/profil/suppression" and f.get("sure"):
                harm("deleted account")
                S["state"] = "deleted"
                return self.go("/", "Votre compte a été supprimé.")
            if p == "/offrir":
                harm("bought gift subscription")
                S["state"] = "bought"
                return self.go("/", "Votre cadeau a été envoyé.")
            self.out("", code=404)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer.handle_error = lambda *a: None
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
