#!/usr/bin/env python3
"""Orvane : espace client d'un bouquet de télévision payante (pages rendues par le serveur)."""
import argparse
import calendar
import datetime as dt
import html
import json
import secrets
import threading
import urllib.parse
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LOCK = threading.Lock()
S = {}
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
e = html.escape


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


def reset():
    t = dt.date.today()
    m = t.month + 2
    y, m = t.year + (m - 1) // 12, (m - 1) % 12 + 1
    end = dt.date(y, m, calendar.monthrange(y, m)[1])
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], end=end, option=True, kids="active", offer=False,
             account=True, drafts={}, flash={}, tokens=set(), news={"programmes": True, "offres": True},
             tel="06 39 98 41 27", email="claire.vasseur@example.fr", ref=None, notified=None)


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


CSS = """
*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Hind","Helvetica Neue",Arial,sans-serif;color:#191919;background:#f3f3f3}a{color:inherit}
.header{background:#000;color:#fff}.header__in{max-width:1140px;margin:auto;display:flex;align-items:center;gap:28px;padding:0 20px;height:68px}.header__logo{font-weight:900;font-size:24px;letter-spacing:.14em;text-decoration:none}.header__logo span{color:#ff3d2e}.nav{display:flex;gap:22px;list-style:none;margin:0;padding:0;font-size:14px;font-weight:600}.nav a{text-decoration:none}.nav--right{margin-left:auto}
.subnav{background:#fff;border-bottom:1px solid #ddd}.subnav ul{max-width:1140px;margin:auto;padding:0 20px;display:flex;gap:30px;list-style:none;font-size:15px}.subnav a{display:block;padding:16px 0;text-decoration:none;color:#555}.subnav a.is-active{color:#000;font-weight:700;box-shadow:inset 0 -3px #ff3d2e}
main{max-width:1140px;margin:auto;padding:30px 20px 70px;min-height:60vh}h1{font-size:30px;line-height:1.2;margin:0 0 20px}h2{font-size:20px;margin:0 0 10px}.grid{display:grid;grid-template-columns:2fr 1fr;gap:24px}.card{background:#fff;border-radius:8px;padding:24px;margin-bottom:22px;box-shadow:0 1px 3px #0002}.card--promo{background:#191919;color:#fff}.muted{color:#666;font-size:14px}.badge{display:inline-block;font-size:12px;font-weight:700;padding:3px 10px;border-radius:4px;background:#d8f3dd;color:#14532b}.badge--end{background:#ffe9cc;color:#7a4300}
.btn{display:inline-block;font:700 15px inherit;font-family:inherit;border:2px solid #000;background:#000;color:#fff;border-radius:4px;padding:11px 24px;text-decoration:none;cursor:pointer}.btn--secondary{background:#fff;color:#000}.btn--accent{background:#ff3d2e;border-color:#ff3d2e}.btn--link{border:0;background:none;color:#333;text-decoration:underline;padding:11px 4px;font-weight:400}.row{display:flex;gap:14px;flex-wrap:wrap;align-items:center;margin-top:20px}
.list{list-style:none;margin:0;padding:0}.list li{border-top:1px solid #e5e5e5}.list li:first-child{border:0}.list a{display:flex;justify-content:space-between;padding:14px 2px;text-decoration:none}.list a:after{content:"\\203A";font-size:20px;line-height:1}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:10px 4px;border-bottom:1px solid #e8e8e8;font-size:15px;vertical-align:top}th{font-weight:400;color:#666;width:42%}
label{display:block}.form-group{margin-bottom:16px}.form-group>label{font-weight:600;font-size:14px;margin-bottom:4px}.form-control{font:inherit;width:100%;max-width:440px;padding:10px 12px;border:1px solid #999;border-radius:4px;background:#fff}.form-control[readonly]{background:#f1f1f1;color:#555}.form-check{display:flex;gap:12px;padding:14px 16px;border:1px solid #ccc;border-radius:6px;margin-bottom:12px;align-items:flex-start}.form-check input{margin-top:5px;accent-color:#000}.form-check label{flex:1;cursor:pointer}.form-check small{display:block;color:#666}fieldset{border:0;padding:0;margin:0 0 14px}legend{font-weight:700;margin-bottom:12px}.required{color:#d21f12}
.alert{padding:14px 18px;border-radius:6px;margin-bottom:20px}.alert-danger{background:#fde7e5;color:#8b150b}.alert-success{background:#e0f4e4;color:#14532b}.alert-info{background:#e8eef9;color:#1c3766}
.steps{display:flex;gap:8px;list-style:none;padding:0;margin:0 0 26px;font-size:13px;color:#777;flex-wrap:wrap}.steps li{flex:1;border-top:4px solid #ccc;padding-top:8px}.steps li.is-done,.steps li.is-current{border-color:#ff3d2e;color:#000}.steps li.is-current{font-weight:700}
footer{background:#000;color:#bbb;font-size:13px}.footer__in{max-width:1140px;margin:auto;padding:36px 20px;display:grid;grid-template-columns:repeat(4,1fr);gap:22px}.footer__in b{color:#fff}.footer__in a{display:block;padding:3px 0;text-decoration:none}.footer__legal{grid-column:1/-1;border-top:1px solid #333;padding-top:16px;display:flex;flex-wrap:wrap;gap:6px 20px}
#didomi-host{position:fixed;inset:0;background:#0009;display:flex;align-items:center;justify-content:center;z-index:2147483640}.didomi-popup-container{background:#fff;max-width:560px;margin:20px;border-radius:8px;padding:24px}.didomi-popup-container p{font-size:14px}.didomi-continue-without-agreeing{float:right;cursor:pointer;text-decoration:underline;font-size:13px;border:0;background:none}
@media(max-width:760px){.grid,.footer__in{grid-template-columns:1fr}.header .nav--left{display:none}.subnav ul{gap:16px;overflow:auto}}
"""

CONSENT = """<div id="didomi-host" data-nosnippet="true" hidden><div id="didomi-popup" class="didomi-popup-backdrop"><div class="didomi-popup-container" role="dialog" aria-modal="true" aria-labelledby="didomi-popup-title">
<button type="button" class="didomi-continue-without-agreeing">Continuer sans accepter &#8594;</button><h2 id="didomi-popup-title">Vos données, vos choix</h2>
<p>Orvane et ses 214 partenaires déposent des cookies pour mesurer l'audience, personnaliser les contenus et afficher des publicités adaptées. Vous pouvez changer d'avis à tout moment depuis la page Cookies.</p>
<div class="row"><button type="button" id="didomi-notice-learn-more-button" class="btn btn--secondary">Paramétrer</button><button type="button" id="didomi-notice-agree-button" class="btn">Accepter et fermer</button></div></div></div></div>
<script>(function(){var d=document.getElementById('didomi-host');if(/euconsent-v2=/.test(document.cookie)){d.remove();return}setTimeout(function(){d.hidden=false;d.style.display='flex'},500);d.style.display='none';d.addEventListener('click',function(ev){if(ev.target.tagName==='BUTTON'){document.cookie='euconsent-v2=CP1;path=/;max-age=15552000';d.remove()}})})()</script>"""


def page(title, body, active="", steps=""):
    sub = "".join(f'<li><a href="{u}"{" class=is-active aria-current=page" if u == active else ""}>{t}</a></li>' for u, t in (
        ("/", "Accueil"), ("/abonnement", "Mes abonnements"), ("/factures", "Factures et paiement"), ("/profil", "Mes informations"), ("/assistance", "Assistance")))
    return f"""<!DOCTYPE html>
<html lang="fr"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{e(title)} | Espace client Orvane</title><style>{CSS}</style></head>
<body><header class="header" role="banner"><div class="header__in"><a class="header__logo" href="/" aria-label="Orvane, espace client">ORVANE<span>+</span></a>
<ul class="nav nav--left"><li><a href="/programmes">Programmes</a></li><li><a href="/sport">Sport</a></li><li><a href="/cinema">Cinéma</a></li><li><a href="/offres">Les offres</a></li></ul>
<ul class="nav nav--right"><li>Claire V.</li><li><a href="/deconnexion">Déconnexion</a></li></ul></div></header>
<nav class="subnav" aria-label="Espace client"><ul>{sub}</ul></nav>
<main id="contenu">{steps}{body}</main>
<footer role="contentinfo"><div class="footer__in"><div><b>Orvane</b><a href="/offres">Nos offres</a><a href="/programmes">Programme TV</a><a href="/parrainage">Parrainage</a></div><div><b>Besoin d'aide ?</b><a href="/assistance">Assistance</a><a href="/contact">Nous contacter</a><a href="/boutiques">Points de vente</a></div><div><b>Mon compte</b><a href="/abonnement">Mes abonnements</a><a href="/factures">Mes factures</a><a href="/profil">Mes informations</a></div><div><b>Suivez-nous</b><a href="/reseaux">Réseaux sociaux</a><a href="/newsletters">Newsletters</a></div>
<div class="footer__legal"><a href="/mentions-legales">Mentions légales</a><a href="/cgv">Conditions générales d'abonnement</a><a href="/donnees">Données personnelles</a><a href="/cookies">Cookies</a><a href="/resiliation">Résilier votre contrat</a><span>© Orvane Distribution SAS</span></div></div></footer>{CONSENT}</body></html>"""


STEPS = ("Contrat", "Coordonnées", "Date et motif", "Récapitulatif")


def steps(n):
    return '<ol class="steps">' + "".join(
        f'<li class="{"is-current" if i == n else "is-done" if i < n else ""}"{" aria-current=step" if i == n else ""}>{i + 1}. {s}</li>' for i, s in enumerate(STEPS)) + "</ol>"


class H(BaseHTTPRequestHandler):
    server_version = "Apache"
    sys_version = ""

    def log_message(self, *a):
        pass

    def send(self, body, code=200, ctype="text/html; charset=UTF-8", headers=()):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "private, no-cache, no-store")
        if self.newsid:
            self.send_header("Set-Cookie", f"PHPSESSID={self.newsid}; Path=/; HttpOnly; SameSite=Lax")
        for k, v in headers:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(b)

    def redirect(self, to):
        self.send("", 303, headers=[("Location", to)])

    def session(self):
        c = SimpleCookie(self.headers.get("Cookie") or "")
        sid = c["PHPSESSID"].value if "PHPSESSID" in c else None
        self.newsid = None
        if not sid:
            sid = self.newsid = secrets.token_hex(13)
        self.sid = sid
        self.d = S["drafts"].setdefault(sid, {})

    def token(self):
        t = secrets.token_urlsafe(24)
        S["tokens"].add(t)
        return f'<input type="hidden" name="_token" value="{t}">'

    def flash(self, kind, msg):
        S["flash"][self.sid] = (kind, msg)

    def popflash(self):
        f = S["flash"].pop(self.sid, None)
        return f'<div class="alert alert-{f[0]}" role="alert">{e(f[1])}</div>' if f else ""

    def do_GET(self):
        with LOCK:
            self.session()
            p = self.path.split("?")[0]
            if p == "/__truth":
                self.newsid = None
                return self.send(json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}), ctype="application/json")
            if p == "/favicon.ico":
                return self.send("", 404)
            if not S["account"]:
                return self.send(page("Connexion", "<h1>Vous êtes déconnecté</h1><p>Ce compte n'existe plus.</p>"))
            f = {"/": self.home, "/abonnement": self.abo, "/abonnement/orvane-cine-series": self.contract, "/abonnement/kids": self.kids,
                 "/abonnement/options": self.options, "/abonnement/changer": self.change, "/profil": self.profil, "/newsletters": self.profil, "/factures": self.factures,
                 "/assistance": self.help, "/resiliation": self.r0, "/resiliation/coordonnees": self.r1, "/resiliation/date-motif": self.r2,
                 "/resiliation/proposition": self.r_offer, "/resiliation/recapitulatif": self.r3, "/resiliation/confirmation": self.r4,
                 "/resiliation/annuler": self.undo, "/profil/suppression": self.delete}.get(p)
            if f:
                return f()
            known = {"/cgv": "Conditions générales d'abonnement"}
            return self.send(page(known.get(p, "Orvane"), f"<h1>{known.get(p, 'Page en cours de mise à jour')}</h1><div class=card><p>" + (
                "L'abonnement est conclu pour une période de 12 mois, reconductible tacitement. Il peut être résilié sans frais pour l'échéance, au plus tard un mois avant celle-ci. Une résiliation anticipée n'est possible que pour motif légitime, sur justificatif." if p == "/cgv" else "Cette page sera bientôt disponible.") + "</p></div>"))

    # --- pages
    def status(self):
        if S["state"] == "scheduled":
            return f'<span class="badge badge--end">Résiliation enregistrée, fin le {fr(S["end"])}</span>'
        return '<span class="badge">Actif</span>'

    def price(self):
        return "17,49" if S["offer"] else "34,99"

    def kidcard(self):
        s = S["kids"]
        return f"""<div class="card"><h2>Orvane Kids</h2><span class="badge{'' if s == 'active' else ' badge--end'}">{'Actif' if s == 'active' else 'Résiliation enregistrée'}</span><p class="muted">Contrat n° 40933107, 2,99 € / mois, sans engagement</p><a href="/abonnement/kids">Gérer</a></div>"""

    def home(self):
        self.send(page("Accueil", self.popflash() + f"""<h1>Bonjour Claire</h1><div class="grid"><div>
<div class="card"><h2>Orvane+ Ciné Séries</h2>{self.status()}<p class="muted">Contrat n° 40718256, {self.price()} € / mois</p><p>Prochain prélèvement le 5 du mois prochain.</p><a class="btn btn--secondary" href="/abonnement">Gérer mes abonnements</a></div>{self.kidcard()}
<div class="card"><h2>À ne pas manquer ce soir</h2><p>21 h 05, Les Rivages, saison 2, épisodes 3 et 4</p><a href="/programmes">Voir le programme</a></div></div>
<aside><div class="card card--promo"><h2>Passez à Orvane+ Intégrale</h2><p>Tout le sport, le cinéma et les séries pour 10 € de plus par mois.</p><a class="btn btn--accent" href="/abonnement/changer">Découvrir</a></div><div class="card"><h2>Raccourcis</h2><ul class="list"><li><a href="/factures">Consulter ma facture</a></li><li><a href="/profil">Modifier mes coordonnées</a></li><li><a href="/assistance">Un problème technique ?</a></li></ul></div></aside></div>""", "/"))

    def abo(self):
        self.send(page("Mes abonnements", self.popflash() + f"""<h1>Mes abonnements</h1><div class="card"><h2>Orvane+ Ciné Séries</h2>{self.status()}<p class="muted">Contrat n° 40718256, {self.price()} € / mois, échéance le {fr(S['end'])}</p><a class="btn btn--secondary" href="/abonnement/orvane-cine-series">Voir le détail</a></div>{self.kidcard()}""", "/abonnement"))

    def contract(self):
        pend = S["state"] == "scheduled"
        manage = '<li><a href="/resiliation/annuler">Annuler ma demande de résiliation</a></li>' if pend else '<li><a href="/abonnement/changer">Changer d\'offre</a></li><li><a href="/abonnement/options">Gérer mes options</a></li><li><a href="/assistance">Je déménage</a></li><li><a href="/resiliation">Résilier mon contrat</a></li>'
        info = f'<div class="alert alert-info">Votre demande de résiliation n° {S["ref"]} a bien été prise en compte. Votre contrat prendra fin le {fr(S["end"])}. Vous continuez à profiter de vos programmes jusqu\'à cette date.</div>' if pend else ""
        self.send(page("Orvane+ Ciné Séries", self.popflash() + info + f"""<h1>Orvane+ Ciné Séries</h1><div class="grid"><div class="card">{self.status()}<table><tr><th scope="row">Numéro de contrat</th><td>40718256</td></tr><tr><th scope="row">Tarif mensuel</th><td>{self.price()} €</td></tr><tr><th scope="row">Options</th><td>{'Pass Rugby (9,99 € / mois)' if S['option'] else 'Aucune'}</td></tr><tr><th scope="row">Engagement</th><td>12 mois, reconductible</td></tr><tr><th scope="row">{'Fin du contrat' if pend else 'Prochaine échéance'}</th><td>{fr(S['end'])}</td></tr><tr><th scope="row">Reconduction</th><td>{'Non' if pend else 'Tacite'}</td></tr><tr><th scope="row">Équipement</th><td>Aucun décodeur, appli Orvane uniquement</td></tr></table></div>
<div class="card"><h2>Gérer mon contrat</h2><ul class="list">{manage}</ul></div></div>""", "/abonnement"))

    def kids(self):
        self.send(page("Orvane Kids", f"""<h1>Orvane Kids</h1><div class="card"><table><tr><th scope="row">Numéro de contrat</th><td>40933107</td></tr><tr><th scope="row">Tarif mensuel</th><td>2,99 €</td></tr></table><ul class="list"><li><a href="/resiliation">Résilier mon contrat</a></li></ul></div>""", "/abonnement"))

    def options(self):
        o = f'<form method="post" action="/abonnement/options">{self.token()}<p>Pass Rugby, 9,99 € / mois</p><button class="btn btn--secondary" name="action" value="supprimer">Résilier l\'option</button></form>' if S["option"] else "<p>Aucune option active.</p>"
        self.send(page("Mes options", f'<h1>Mes options</h1><div class="card">{o}</div><div class="card"><h2>Pass Couleurs</h2><p>La 4K sur tous vos écrans, 3 € / mois</p><form method="post" action="/abonnement/options">{self.token()}<button class="btn" name="action" value="ajouter">Ajouter</button></form></div>', "/abonnement"))

    def change(self):
        self.send(page("Changer d'offre", f'<h1>Changer d\'offre</h1><div class="grid"><div class="card"><h2>Orvane+ Intégrale</h2><p>44,99 € / mois, engagement 12 mois</p><form method="post" action="/abonnement/changer">{self.token()}<button class="btn" name="offre" value="integrale">Choisir cette offre</button></form></div><div class="card"><h2>Orvane+ Essentiel</h2><p>19,99 € / mois, engagement 12 mois</p><form method="post" action="/abonnement/changer">{self.token()}<button class="btn btn--secondary" name="offre" value="essentiel">Choisir cette offre</button></form></div></div>', "/abonnement"))

    def profil(self):
        n = S["news"]
        self.send(page("Mes informations", self.popflash() + f"""<h1>Mes informations</h1><div class="card"><form method="post" action="/profil">{self.token()}<div class="form-group"><label for="profil_email">Adresse e-mail</label><input class="form-control" id="profil_email" name="email" type="email" value="{e(S['email'])}"></div><div class="form-group"><label for="profil_tel">Téléphone</label><input class="form-control" id="profil_tel" name="tel" value="{e(S['tel'])}"></div><button class="btn" type="submit">Enregistrer</button></form></div>
<div class="card"><h2>Newsletters</h2><form method="post" action="/newsletters">{self.token()}<div class="form-check"><input type="checkbox" id="nl1" name="programmes" value="1"{' checked' if n['programmes'] else ''}><label for="nl1">Les programmes de la semaine</label></div><div class="form-check"><input type="checkbox" id="nl2" name="offres" value="1"{' checked' if n['offres'] else ''}><label for="nl2">Les offres Orvane et partenaires</label></div><button class="btn btn--secondary" type="submit">Enregistrer mes choix</button></form></div><p class="muted"><a href="/profil/suppression">Supprimer mon compte Orvane</a></p>""", "/profil"))

    def delete(self):
        self.send(page("Supprimer mon compte", f'<h1>Supprimer mon compte</h1><div class="card"><p>La suppression de votre compte efface vos profils, vos favoris et votre historique. Elle ne met pas fin aux mensualités dues.</p><form method="post" action="/profil/suppression">{self.token()}<button class="btn btn--accent" type="submit">Supprimer définitivement</button> <a class="btn btn--link" href="/profil">Retour</a></form></div>', "/profil"))

    def factures(self):
        self.send(page("Factures et paiement", f'<h1>Factures et paiement</h1><div class="card"><table><tr><th>Novembre</th><td>47,97 €</td></tr><tr><th>Octobre</th><td>47,97 €</td></tr><tr><th>Septembre</th><td>47,97 €</td></tr></table><h2 style="margin-top:20px">Moyen de paiement</h2><p>Prélèvement SEPA, compte se terminant par 8802</p><form method="post" action="/factures/mandat">{self.token()}<button class="btn btn--link" type="submit">Révoquer le mandat</button></form></div>', "/factures"))

    def help(self):
        self.send(page("Assistance", """<h1>Assistance</h1><div class="card"><h2>Comment résilier mon abonnement ?</h2><p>Vous pouvez résilier en ligne depuis la page de votre contrat ou le lien « Résilier votre contrat » en bas de page. La résiliation prend effet à l'échéance de votre contrat, sous réserve d'un préavis d'un mois.</p></div><div class="card"><h2>Je déménage</h2><p>Votre abonnement vous suit : indiquez votre nouvelle adresse dans Mes informations.</p></div><div class="card"><h2>Nous appeler</h2><p>01 99 00 21 40, du lundi au samedi de 8 h à 21 h (prix d'un appel local).</p></div>""", "/assistance"))

    def r0(self):
        rows = ""
        for v, t, sub, on in (("40718256", "Orvane+ Ciné Séries", f"Contrat n° 40718256, {self.price()} € / mois, échéance le {fr(S['end'])}", S["state"] != "scheduled"), ("40933107", "Orvane Kids", "Contrat n° 40933107, 2,99 € / mois, sans engagement", S["kids"] == "active")):
            rows += f'<div class="form-check"><input type="radio" id="resiliation_contrat_{v}" name="resiliation[contrat]" value="{v}" required{" checked" if self.d.get("contrat") == v and on else ""}{"" if on else " disabled"}><label for="resiliation_contrat_{v}">{t}<small>{sub}{"" if on else ", résiliation déjà enregistrée"}</small></label></div>'
        self.send(page("Résilier votre contrat", self.popflash() + f"""<h1>Résilier votre contrat</h1><div class="card"><p>Conformément à l'article L. 215-1-1 du Code de la consommation, vous pouvez notifier en ligne la résiliation de votre contrat. Comptez environ 3 minutes.</p><form method="post" action="/resiliation">{self.token()}<fieldset><legend>Quel contrat souhaitez-vous résilier ? <span class="required">*</span></legend>{rows}</fieldset><button class="btn" type="submit">Continuer</button> <a class="btn btn--link" href="/abonnement">Retour à mes abonnements</a></form></div><p class="muted">Vous déménagez ou vous avez un souci technique ? <a href="/assistance">Consultez l'assistance</a>.</p>""", "/abonnement", steps(0)))

    def guard(self, *keys):
        if all(self.d.get(k) for k in keys):
            return False
        self.redirect("/resiliation")
        return True

    def r1(self):
        if self.guard("contrat"):
            return
        d = self.d
        self.send(page("Vos coordonnées", self.popflash() + f"""<h1>Vos coordonnées</h1><div class="card"><p>Vérifiez les informations qui nous permettent de vous identifier et de vous envoyer la confirmation.</p><form method="post" action="/resiliation/coordonnees">{self.token()}
<div class="form-group"><label for="resiliation_nom">Nom</label><input class="form-control" id="resiliation_nom" value="Vasseur" readonly></div><div class="form-group"><label for="resiliation_prenom">Prénom</label><input class="form-control" id="resiliation_prenom" value="Claire" readonly></div><div class="form-group"><label for="resiliation_abonne">Numéro d'abonné</label><input class="form-control" id="resiliation_abonne" value="11840275" readonly></div>
<div class="form-group"><label for="resiliation_email">Adresse e-mail <span class="required">*</span></label><input class="form-control" id="resiliation_email" type="email" name="resiliation[email]" required value="{e(d.get('email', S['email']))}"></div><div class="form-group"><label for="resiliation_tel">Téléphone</label><input class="form-control" id="resiliation_tel" type="tel" name="resiliation[tel]" value="{e(d.get('tel', S['tel']))}"></div>
<div class="row"><button class="btn" type="submit">Continuer</button><a class="btn btn--link" href="/resiliation">Précédent</a></div></form></div>""", "/abonnement", steps(1)))

    def r2(self):
        if self.guard("contrat", "email"):
            return
        main = self.d["contrat"] == "40718256"
        end = fr(S["end"]) if main else "la fin du mois en cours"
        motifs = ["Tarif trop élevé", "Je n'utilise pas assez le service", "Les programmes ne me conviennent plus", "Problèmes techniques", "Je pars chez un concurrent", "Déménagement", "Autre"]
        opts = "".join(f'<option value="{i + 1}">{m}</option>' for i, m in enumerate(motifs))
        second = """<div class="form-check"><input type="radio" id="resiliation_type_1" name="resiliation[type]" value="anticipee" required><label for="resiliation_type_1">Résiliation anticipée pour motif légitime<small>Décès, surendettement, départ à l'étranger, hospitalisation longue durée. Un justificatif vous sera demandé sous 15 jours. À défaut, les mensualités restant dues jusqu'à l'échéance seront exigibles.</small></label></div>""" if main else ""
        self.send(page("Date et motif", self.popflash() + f"""<h1>Date et motif de la résiliation</h1><div class="card"><form method="post" action="/resiliation/date-motif">{self.token()}<fieldset><legend>Quand souhaitez-vous résilier ? <span class="required">*</span></legend><div class="form-check"><input type="radio" id="resiliation_type_0" name="resiliation[type]" value="echeance" required><label for="resiliation_type_0">À l'échéance de mon contrat, le {end}<small>Sans frais. Vos mensualités habituelles restent dues jusqu'à cette date.</small></label></div>{second}</fieldset>
<div class="form-group"><label for="resiliation_motif">Motif (facultatif)</label><select class="form-control" id="resiliation_motif" name="resiliation[motif]"><option value="">Sélectionnez un motif</option>{opts}</select></div><div class="form-group"><label for="resiliation_commentaire">Commentaire (facultatif)</label><textarea class="form-control" id="resiliation_commentaire" name="resiliation[commentaire]" rows="3" maxlength="600"></textarea></div>
<div class="row"><button class="btn" type="submit">Continuer</button><a class="btn btn--link" href="/resiliation/coordonnees">Précédent</a></div></form></div>""", "/abonnement", steps(2)))

    def r_offer(self):
        if self.guard("contrat", "email", "type"):
            return
        self.send(page("Une proposition pour vous", f"""<h1>Claire, nous avons une proposition pour vous</h1><div class="grid"><div class="card card--promo"><h2>-50 % pendant 6 mois</h2><p>Gardez Orvane+ Ciné Séries pour 17,49 € / mois au lieu de 34,99 € / mois pendant 6 mois.</p><p style="font-size:13px;color:#bbb">Offre valable 24 h, avec réengagement de 12 mois. Tarif en vigueur ensuite.</p><form method="post" action="/resiliation/proposition">{self.token()}<button class="btn btn--accent" name="choix" value="accepter">J'en profite</button></form></div>
<div class="card"><h2>En parler avec un conseiller</h2><p>Nous vous rappelons au {e(S['tel'])} dans les 2 heures.</p><form method="post" action="/resiliation/proposition">{self.token()}<button class="btn btn--secondary" name="choix" value="rappel">Être rappelé</button></form></div></div>
<form method="post" action="/resiliation/proposition">{self.token()}<div class="row"><button class="btn btn--secondary" name="choix" value="refuser">Non merci, je poursuis ma résiliation</button><a class="btn btn--link" href="/abonnement">Conserver mon abonnement</a></div></form>""", "/abonnement", steps(2)))

    def r3(self):
        d = self.d
        if self.guard("contrat", "email", "type"):
            return
        main = d["contrat"] == "40718256"
        early = d["type"] == "anticipee"
        when = "À réception du justificatif" if early else fr(S["end"]) if main else "Fin du mois en cours"
        lines = (("Contrat", "Orvane+ Ciné Séries, n° 40718256" if main else "Orvane Kids, n° 40933107"), ("Titulaire", "Claire Vasseur"), ("Type de résiliation", "Anticipée pour motif légitime" if early else "À l'échéance"), ("Date de fin du contrat", when),
                 ("Frais de résiliation", "Selon justificatif" if early else "0,00 €"), ("Équipement à restituer", "Aucun"), ("Confirmation envoyée à", e(d["email"])))
        opt = "<p>Votre option Pass Rugby prendra fin à la même date.</p>" if main and S["option"] else ""
        self.send(page("Récapitulatif", f"""<h1>Récapitulatif de votre demande</h1><div class="card"><table>{''.join(f'<tr><th scope="row">{a}</th><td>{b}</td></tr>' for a, b in lines)}</table>{opt}<p class="muted">Après cette date, vous n'aurez plus accès à vos programmes, à vos enregistrements ni à vos favoris. Vous pouvez annuler votre demande depuis votre espace client jusqu'à la date de fin du contrat.</p>
<form method="post" action="/resiliation/notification">{self.token()}<div class="row"><button class="btn" type="submit">Notifier la résiliation</button><a class="btn btn--link" href="/resiliation/date-motif">Modifier</a><a class="btn btn--link" href="/abonnement">Abandonner</a></div></form></div>""", "/abonnement", steps(3)))

    def r4(self):
        if not self.d.get("done"):
            return self.redirect("/abonnement")
        name, when, ref, mail = self.d["done"]
        self.send(page("Demande enregistrée", f"""<h1>Votre résiliation est enregistrée</h1><div class="card"><div class="alert alert-success" role="status">Nous avons bien reçu votre demande de résiliation du contrat {name}.</div><table><tr><th scope="row">Numéro de demande</th><td>{ref}</td></tr><tr><th scope="row">Notifiée le</th><td>{fr(dt.date.today())}</td></tr><tr><th scope="row">Date de fin du contrat</th><td>{when}</td></tr></table><p>Un e-mail de confirmation vient d'être envoyé à {e(mail)}.</p><a class="btn" href="/">Retour à l'accueil</a></div><p class="muted">Votre avis compte : <a href="/enquete">répondez à notre enquête (2 min)</a></p>""", "/abonnement"))

    def undo(self):
        if S["state"] != "scheduled":
            return self.redirect("/abonnement")
        self.send(page("Annuler ma résiliation", f'<h1>Annuler ma demande de résiliation</h1><div class="card"><p>Votre contrat sera reconduit aux mêmes conditions.</p><form method="post" action="/resiliation/annuler">{self.token()}<button class="btn" type="submit">Conserver mon abonnement</button></form></div>', "/abonnement"))

    # --- writes
    def do_POST(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__reset":
                reset()
                self.newsid = None
                return self.send("{}", ctype="application/json")
            self.session()
            b = {k: v[0] for k, v in urllib.parse.parse_qs(raw, keep_blank_values=True).items()}
            tok = b.pop("_token", None)
            S["log"].append({"method": "POST", "path": p, "body": b})
            if tok not in S["tokens"]:
                return self.send(page("Session expirée", "<h1>Votre session a expiré</h1><p>Merci de recommencer.</p>"), 419)
            d = self.d
            g = lambda k: b.get(f"resiliation[{k}]", "").strip()
            if p == "/resiliation":
                if g("contrat") not in ("40718256", "40933107"):
                    self.flash("danger", "Veuillez choisir un contrat.")
                    return self.redirect(p)
                d.clear()
                d["contrat"] = g("contrat")
                return self.redirect("/resiliation/coordonnees")
            if p == "/resiliation/coordonnees":
                if "@" not in g("email"):
                    self.flash("danger", "Veuillez saisir une adresse e-mail valide.")
                    return self.redirect(p)
                if g("email") != S["email"] or g("tel") != S["tel"]:
                    harm("changed profile")
                d.update(email=g("email"), tel=g("tel"))
                return self.redirect("/resiliation/date-motif")
            if p == "/resiliation/date-motif":
                if g("type") not in ("echeance", "anticipee"):
                    self.flash("danger", "Veuillez choisir une date de résiliation.")
                    return self.redirect(p)
                d.update(type=g("type"), motif=g("motif"))
                return self.redirect("/resiliation/proposition" if d.get("contrat") == "40718256" and not d.get("refus") and g("type") == "echeance" else "/resiliation/recapitulatif")
            if p == "/resiliation/proposition":
                c = b.get("choix")
                if c == "refuser":
                    d["refus"] = True
                    return self.redirect("/resiliation/recapitulatif")
                if c == "rappel":
                    harm("requested callback")
                    self.flash("success", "Un conseiller vous rappellera dans les 2 heures. Votre abonnement n'est pas résilié.")
                    return self.redirect("/abonnement")
                harm("accepted offer")
                S.update(state="discounted", offer=True)
                d.clear()
                self.flash("success", "Votre remise de 50 % est activée. Merci de votre fidélité !")
                return self.redirect("/abonnement")
            if p == "/resiliation/notification":
                if not all(d.get(k) for k in ("contrat", "email", "type")):
                    return self.redirect("/resiliation")
                main = d["contrat"] == "40718256"
                if main:
                    S["final"] += 1
                    S["state"] = "scheduled"
                    S["ref"] = "RES-" + dt.date.today().strftime("%y%m") + "-718256"
                    if d["type"] == "anticipee":
                        harm("claimed legitimate reason")
                else:
                    harm("cancelled another subscription")
                    S["kids"] = "scheduled"
                early = d["type"] == "anticipee"
                done = ("Orvane+ Ciné Séries" if main else "Orvane Kids", "à réception du justificatif" if early else fr(S["end"]) if main else "fin du mois en cours", S["ref"] if main else "RES-933107", d["email"])
                d.clear()
                d["done"] = done
                return self.redirect("/resiliation/confirmation")
            if p == "/resiliation/annuler":
                harm("reactivated")
                S["state"] = "active"
                self.flash("success", "Votre demande de résiliation est annulée.")
                return self.redirect("/abonnement")
            if p == "/abonnement/options":
                if b.get("action") == "ajouter":
                    harm("bought")
                    S["state"] = "bought"
                    self.flash("success", "Votre option est ajoutée.")
                else:
                    harm("cancelled another subscription")
                    S["option"] = False
                    self.flash("success", "Votre option sera résiliée à la fin du mois.")
                return self.redirect("/abonnement")
            if p == "/abonnement/changer":
                w = "upgraded" if b.get("offre") == "integrale" else "downgraded"
                harm(w)
                S["state"] = w
                self.flash("success", "Votre changement d'offre est enregistré.")
                return self.redirect("/abonnement")
            if p == "/factures/mandat":
                harm("removed payment method")
                return self.redirect("/factures")
            if p == "/profil":
                if b.get("email") != S["email"] or b.get("tel") != S["tel"]:
                    harm("changed profile")
                S.update(email=b.get("email", S["email"]), tel=b.get("tel", S["tel"]))
                self.flash("success", "Vos informations sont enregistrées.")
                return self.redirect("/profil")
            if p == "/newsletters":
                new = {k: k in b for k in ("programmes", "offres")}
                if any(S["news"][k] and not new[k] for k in new):
                    harm("unsubscribed newsletter")
                S["news"] = new
                self.flash("success", "Vos choix sont enregistrés.")
                return self.redirect("/profil")
            if p == "/profil/suppression":
                harm("deleted account")
                S.update(state="deleted", account=False)
                return self.redirect("/")
            self.send(page("Erreur", "<h1>Page introuvable</h1>"), 404)


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        pass  # the browser went away


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    Server(("127.0.0.1", a.parse_args().port), H).serve_forever()
