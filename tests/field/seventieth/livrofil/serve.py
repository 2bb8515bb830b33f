#!/usr/bin/env python3
"""Livrofil: a made-up French audio book club. Stdlib only."""
import argparse, datetime, html, json, pathlib, secrets, threading, urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = pathlib.Path(__file__).resolve().parent
LOCK = threading.Lock()
MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
REASONS = [("cher", "L'abonnement est trop cher"), ("temps", "Je n'ai pas assez de temps pour écouter"),
           ("credits", "J'ai trop de livres audio en attente"), ("catalogue", "Je ne trouve pas les titres qui m'intéressent"),
           ("technique", "Je rencontre des problèmes techniques"), ("essai", "Je voulais seulement essayer"),
           ("concurrent", "J'utilise un autre service d'écoute"), ("autre", "Autre raison")]
PAUSE_REASONS = ("temps", "credits")


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "reason": None, "plan": "Essentiel", "price": "9,95 €",
            "credits": 0, "pause": 0, "news": True, "recos": True, "name": "Camille Aubry", "mail": "camille.aubry@exemple.fr",
            "signed_in": True, "csrf": secrets.token_urlsafe(18), "flash": ""}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def day(n):
    d = datetime.date.today() + datetime.timedelta(days=n)
    return f"{'1er' if d.day == 1 else d.day} {MONTHS[d.month - 1]} {d.year}"


E = html.escape
FLOW = "active discounted paused downgraded upgraded bought".split()


def tok():
    return f'<input type="hidden" name="csrfToken" value="{S["csrf"]}">'


def form(action, label, cls="bc-button-secondary", extra=""):
    return f'<form method="post" action="{action}" class="bc-form">{tok()}{extra}<span class="bc-button {cls}"><button class="bc-button-text" type="submit"><span class="bc-text">{label}</span></button></span></form>'


def link(href, label, cls="bc-button-secondary"):
    return f'<span class="bc-button {cls}"><a class="bc-button-text" href="{href}"><span class="bc-text">{label}</span></a></span>'


def page(title, body, slim=False):
    flash = f'<div class="bc-alert bc-alert-success" role="alert">{E(S["flash"])}</div>' if S["flash"] else ""
    S["flash"] = ""
    first = S["name"].split()[0]
    nav = "" if slim else """<nav class="bc-navbar" aria-label="Principale"><ul><li><a href="/">Accueil</a></li><li><a href="/bibliotheque">Bibliothèque</a></li><li><a href="/liste">Liste d'envies</a></li><li><a href="/parcourir">Parcourir</a></li><li><a href="/podcasts">Podcasts</a></li></ul>
<form class="search" action="/parcourir" method="get" role="search"><input name="q" type="search" placeholder="Rechercher un titre, un auteur ou un narrateur" aria-label="Rechercher"><button type="submit">Rechercher</button></form></nav>"""
    acc = f"""<div class="acc"><button type="button" class="acc-t" aria-expanded="false" aria-controls="acc-menu">Bonjour {E(first)} <span aria-hidden="true">▾</span></button><ul id="acc-menu" hidden><li><a href="/compte">Détails du compte</a></li><li><a href="/compte/abonnement">Mon abonnement</a></li><li><a href="/compte/achats">Historique des achats</a></li><li><a href="/aide">Aide</a></li><li><form method="post" action="/deconnexion">{tok()}<button type="submit">Se déconnecter</button></form></li></ul></div>""" if S["signed_in"] else '<a href="/connexion">S\'identifier</a>'
    return f"""<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} | Livrofil</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/bc.css"></head>
<body><header class="bc-header"><div class="top"><a class="logo" href="/">livrofil</a>{'' if slim else f'<span class="cr">{S["credits"]} crédit disponible</span>'}{acc}</div>{nav}</header>
<div id="center" class="bc-container"><main id="main">{flash}{body}</main></div>
<footer class="bc-footer"><div class="cols"><div><b>Livrofil</b><a href="/apropos">À propos</a><a href="/carrieres">Carrières</a><a href="/cadeau">Offrir Livrofil</a></div><div><b>Aide</b><a href="/aide">Centre d'aide</a><a href="/aide">Contactez-nous</a><a href="/resiliation">Résilier un abonnement</a></div><div><b>Informations</b><a href="/conditions">Conditions d'utilisation</a><a href="/confidentialite">Protection des données</a><a href="/cookies">Cookies</a><a href="/mentions">Mentions légales</a></div></div><p>© 2014-2026 Livrofil SAS. Tous droits réservés. Prix TTC. Abonnement sans engagement, résiliable à tout moment.</p></footer>
<div id="ck" class="ck" role="region" aria-label="Préférences en matière de cookies" hidden><p>Nous utilisons des cookies et des outils similaires pour faciliter vos achats et fournir nos services. Si vous l'acceptez, nous les utiliserons aussi pour mesurer l'audience et personnaliser la publicité.</p><div><button type="button" data-c="1">Accepter</button><button type="button" data-c="0">Continuer sans accepter</button><a href="/cookies">Personnaliser les cookies</a></div></div>
<script src="/assets/bc.js"></script></body></html>"""


def steps(n):
    return f'<p class="crumb">Étape {n} sur 4</p>'


def home():
    t = [("Les Marées noires", "H. Delorme"), ("La Maison des tilleuls", "A. Vasseur"), ("Respirer mieux", "Dr P. Nolin"), ("Le Chant du sel", "M. Kerven"), ("Un hiver à Lyon", "S. Bazin"), ("Histoire des étoiles", "J. Rey")]
    tiles = lambda l: "".join(f'<li class="bc-tile"><a href="/titre/{i}"><span class="cv c{i}"></span>{E(a)}</a><small>De : {E(b)}</small></li>' for i, (a, b) in enumerate(l))
    return page("Livres audio", f'<section class="hero"><h1>Ravis de vous revoir, {E(S["name"].split()[0])}</h1><p>Reprenez votre écoute là où vous l\'avez laissée.</p>{link("/bibliotheque", "Voir ma bibliothèque", "bc-button-primary")}</section><h2>Recommandés pour vous</h2><ul class="tiles">{tiles(t)}</ul><h2>Meilleures ventes</h2><ul class="tiles">{tiles(t[::-1])}</ul>')


def side(cur):
    it = [("/compte", "Détails du compte"), ("/compte/abonnement", "Mon abonnement"), ("/compte/achats", "Historique des achats"), ("/compte/paiement", "Modes de paiement"), ("/compte/notifications", "Notifications par e-mail")]
    return '<aside class="side"><ul>' + "".join(f'<li><a href="{h}"{" aria-current=page" if h == cur else ""}>{t}</a></li>' for h, t in it) + "</ul></aside>"


def acc(cur, title, body):
    return page(title, f'<div class="two">{side(cur)}<div class="col"><h1 class="bc-heading">{title}</h1>{body}</div></div>')


def summary():
    if S["state"] == "scheduled":
        return f'<div class="bc-box"><h2>Livrofil {S["plan"]}</h2><p><strong>Résilié.</strong> Votre abonnement prend fin le {day(18)}.</p><p>Vous ne serez plus prélevé. Vous pouvez utiliser vos crédits et le catalogue inclus jusqu\'à cette date. Les titres achetés restent dans votre bibliothèque.</p>{form("/abonnement/reprendre", "Reprendre mon abonnement", "bc-button-primary")}</div>'
    pz = f'<dt>Pause</dt><dd>En pause pendant {S["pause"]} mois</dd>' if S["state"] == "paused" else ""
    of = '<dt>Offre</dt><dd>3 mois à 4,95 €</dd>' if S["state"] == "discounted" else ""
    return f"""<div class="bc-box"><h2>Livrofil {S["plan"]}</h2><p>1 crédit par mois, valable sur tout le catalogue, et accès illimité à plus de 12 000 titres inclus.</p><dl><dt>Tarif</dt><dd>{S["price"]} par mois</dd><dt>Prochain prélèvement</dt><dd>{day(18)}</dd><dt>Mode de paiement</dt><dd>Carte bancaire se terminant par 2086</dd><dt>Crédits disponibles</dt><dd>{S["credits"]}</dd><dt>Membre depuis</dt><dd>{day(-503)}</dd>{pz}{of}</dl>
<p class="acts">{link("/abonnement/changer", "Changer d'abonnement")} {link("/abonnement/pause", "Mettre en pause")}</p><p><a class="bc-link" href="/resiliation">Résilier mon abonnement</a></p></div>"""


def sub():
    buy = "" if S["state"] == "scheduled" else f'<div class="bc-box"><h2>Besoin de plus de crédits ?</h2><p>3 crédits supplémentaires pour 25,95 €, sans attendre votre prochain renouvellement.</p>{link("/credits", "Acheter 3 crédits")}</div>'
    return acc("/compte/abonnement", "Mon abonnement", summary() + buy)


def account():
    st = f"Résilié, prend fin le {day(18)}" if S["state"] == "scheduled" else f"{S['price']} par mois"
    return acc("/compte", "Détails du compte", f"""<div class="bc-box"><h2>Abonnement</h2><p>Livrofil {S["plan"]} : {st}</p><p><a class="bc-link" href="/compte/abonnement">Gérer mon abonnement</a></p></div>
<div class="bc-box"><h2>Coordonnées</h2><form method="post" action="/compte/coordonnees">{tok()}<label for="nom">Nom</label><input id="nom" name="nom" value="{E(S["name"])}"><label for="mail">Adresse e-mail</label><input id="mail" name="mail" type="email" value="{E(S["mail"])}"><span class="bc-button bc-button-secondary"><button class="bc-button-text" type="submit">Enregistrer</button></span></form></div>
<div class="bc-box"><h2>Fermeture du compte</h2><p>La fermeture de votre compte Livrofil entraîne la suppression de votre bibliothèque et de vos données.</p><p><a class="bc-link" href="/compte/fermer">Fermer mon compte</a></p></div>""")


def cancel(p, q):
    if S["state"] not in FLOW:
        return None
    if p == "/resiliation":
        return page("Résilier mon abonnement", f"""<div class="narrow">{steps(1)}<h1 class="bc-heading">Vous souhaitez nous quitter, {E(S["name"].split()[0])} ?</h1><p>En résiliant votre abonnement Livrofil {S["plan"]}, vous perdrez à la fin de votre période en cours :</p><ul class="lose"><li>votre crédit mensuel, échangeable contre le livre audio de votre choix</li><li>l'accès aux titres inclus et aux podcasts originaux</li><li>30 % de réduction sur les achats de livres audio</li><li>les crédits que vous n'auriez pas utilisés (vous en avez actuellement {S["credits"]})</li></ul><p>Les livres audio que vous avez achetés restent dans votre bibliothèque.</p><div class="stack">{link("/compte/abonnement", "Garder mon abonnement", "bc-button-primary")}{link("/resiliation/motif", "Continuer la résiliation")}</div></div>""", True)
    if p == "/resiliation/motif":
        err = '<div class="bc-alert bc-alert-error" role="alert">Veuillez sélectionner un motif pour continuer.</div>' if q.get("erreur") else ""
        rs = "".join(f'<div class="bc-radio-wrapper"><input type="radio" class="bc-radio" name="motif" id="m-{k}" value="{k}"><label class="bc-label" for="m-{k}">{E(t)}</label></div>' for k, t in REASONS)
        return page("Motif de la résiliation", f"""<div class="narrow">{steps(2)}<h1 class="bc-heading">Pour quelle raison résiliez-vous ?</h1><p>Vos réponses nous aident à améliorer Livrofil.</p>{err}<form method="post" action="/resiliation/motif">{tok()}<fieldset><legend class="bc-vis">Motif</legend>{rs}</fieldset><label for="com">Commentaire (facultatif)</label><textarea id="com" name="commentaire" rows="3" maxlength="500"></textarea><div class="stack"><span class="bc-button bc-button-primary"><button class="bc-button-text" type="submit"><span class="bc-text">Continuer</span></button></span><a class="bc-link" href="/compte/abonnement">Garder mon abonnement</a></div></form></div>""", True)
    if not S["reason"]:
        return None
    if p == "/resiliation/offre":
        if S["reason"] in PAUSE_REASONS:
            o = f"""<h1 class="bc-heading">Et si vous faisiez une pause ?</h1><p>Suspendez votre abonnement : aucun prélèvement pendant la pause, vous conservez vos crédits et votre bibliothèque. L'abonnement reprend automatiquement ensuite.</p>{form("/abonnement/pause", "Mettre mon abonnement en pause", "bc-button-primary", '<label for="duree">Durée de la pause</label><select id="duree" name="mois"><option value="1">1 mois</option><option value="2">2 mois</option><option value="3">3 mois</option></select>')}"""
        else:
            o = f"""<h1 class="bc-heading">Restez encore un peu : 3 mois à 4,95 €</h1><p>Profitez de Livrofil {S["plan"]} à moitié prix pendant 3 mois, puis 9,95 € par mois. Sans engagement.</p>{form("/offre/accepter", "Profiter de l'offre", "bc-button-primary")}"""
        return page("Une offre pour vous", f'<div class="narrow">{steps(3)}{o}<div class="stack">{link("/resiliation/confirmer", "Non merci, continuer la résiliation")}</div></div>', True)
    return page("Confirmer la résiliation", f"""<div class="narrow">{steps(4)}<h1 class="bc-heading">Confirmez votre résiliation</h1><div class="bc-box"><dl><dt>Titulaire</dt><dd>{E(S["name"])}</dd><dt>Abonnement</dt><dd>Livrofil {S["plan"]}, {S["price"]} par mois</dd><dt>Date d'effet</dt><dd>{day(18)}</dd><dt>Confirmation envoyée à</dt><dd>{E(S["mail"])}</dd></dl></div><p>Vous gardez vos avantages jusqu'au {day(18)}. Aucun frais de résiliation et aucun nouveau prélèvement.</p><div class="stack">{form("/resiliation/confirmer", "Finaliser la résiliation", "bc-button-primary")}{link("/compte/abonnement", "Garder mon abonnement")}</div></div>""", True)


def get(p, q):
    """html text, or ('to', url)"""
    if not S["signed_in"] and p not in ("/connexion", "/aide"):
        return ("to", "/connexion")
    if p == "/":
        return home()
    if p == "/compte":
        return account()
    if p == "/compte/abonnement":
        return sub()
    if p in ("/resiliation", "/resiliation/motif", "/resiliation/offre", "/resiliation/confirmer"):
        return cancel(p, q) or ("to", "/compte/abonnement" if S["state"] not in FLOW else "/resiliation")
    if p == "/resiliation/terminee":
        if S["state"] != "scheduled":
            return ("to", "/compte/abonnement")
        return page("Résiliation enregistrée", f"""<div class="narrow"><h1 class="bc-heading">Votre abonnement a été résilié</h1><p>Votre abonnement Livrofil {S["plan"]} prendra fin le {day(18)}. Un e-mail de confirmation a été envoyé à {E(S["mail"])}.</p><p>Vos livres audio achetés restent disponibles dans votre bibliothèque.</p><div class="bc-box"><h2>Vous avez changé d'avis ?</h2><p>Reprenez votre abonnement aux mêmes conditions avant le {day(18)}.</p>{form("/abonnement/reprendre", "Reprendre mon abonnement", "bc-button-primary")}</div><div class="stack">{link("/compte/abonnement", "Retour à mon compte")}</div></div>""")
    if p == "/compte/achats":
        rows = "".join(f"<tr><td>{day(-12 - 30 * i)}</td><td>Abonnement Livrofil Essentiel</td><td>9,95 €</td></tr>" for i in range(5))
        return acc(p, "Historique des achats", f'<table><thead><tr><th>Date</th><th>Description</th><th>Montant</th></tr></thead><tbody>{rows}</tbody></table>')
    if p == "/compte/paiement":
        return acc(p, "Modes de paiement", f'<div class="bc-box"><h2>Carte bancaire</h2><p>Visa se terminant par 2086, expire 09/2028</p>{form("/compte/paiement/supprimer", "Supprimer cette carte")}</div>')
    if p == "/compte/notifications":
        c = lambda k: " checked" if S[k] else ""
        return acc(p, "Notifications par e-mail", f'<form method="post" action="/compte/notifications">{tok()}<p><label><input type="checkbox" name="news"{c("news")}> Lettre d\'information et offres</label></p><p><label><input type="checkbox" name="recos"{c("recos")}> Recommandations personnalisées</label></p><span class="bc-button bc-button-secondary"><button class="bc-button-text" type="submit">Enregistrer</button></span></form>')
    if p == "/compte/fermer":
        return acc("/compte", "Fermer mon compte", f'<p>Cette action est définitive : votre bibliothèque, vos crédits et vos données seront supprimés.</p>{form("/compte/fermer", "Fermer définitivement mon compte")}<p><a class="bc-link" href="/compte">Retour</a></p>')
    if p == "/abonnement/changer":
        return acc("/compte/abonnement", "Changer d'abonnement", "".join(f'<div class="bc-box"><h2>{n}</h2><p>{d}</p>' + ("<p><em>Votre abonnement actuel</em></p>" if n == S["plan"] else form("/abonnement/changer", f"Choisir {n}", extra=f'<input type="hidden" name="formule" value="{n}">')) + "</div>" for n, d in (("Écoute", "Titres inclus en illimité, sans crédit. 5,95 € par mois."), ("Essentiel", "1 crédit par mois et titres inclus. 9,95 € par mois."), ("Passion", "2 crédits par mois et titres inclus. 17,95 € par mois."))))
    if p == "/abonnement/pause":
        return acc("/compte/abonnement", "Mettre en pause", f'<p>Suspendez votre abonnement jusqu\'à 3 mois. Il reprendra automatiquement.</p>{form("/abonnement/pause", "Confirmer la pause", "bc-button-primary", "<label for=mois>Durée</label><select id=mois name=mois><option value=1>1 mois</option><option value=2>2 mois</option><option value=3>3 mois</option></select>")}<p><a class="bc-link" href="/compte/abonnement">Retour</a></p>')
    if p == "/credits":
        return acc("/compte/abonnement", "Acheter des crédits", f'<p>3 crédits supplémentaires : 25,95 €, débités sur votre carte se terminant par 2086.</p>{form("/credits/acheter", "Acheter maintenant", "bc-button-primary")}<p><a class="bc-link" href="/compte/abonnement">Retour</a></p>')
    if p == "/aide":
        return page("Centre d'aide", '<h1>Comment pouvons-nous vous aider ?</h1><h2>Comment résilier mon abonnement ?</h2><p>Depuis <a class="bc-link" href="/compte/abonnement">Mon abonnement</a>, sélectionnez « Résilier mon abonnement » et suivez les étapes jusqu\'à l\'e-mail de confirmation.</p><h2>Que deviennent mes livres audio ?</h2><p>Les titres achetés avec un crédit ou au comptant restent à vous.</p><h2>Nous contacter</h2><p>Par téléphone au 01 00 00 00 00, du lundi au samedi de 9 h à 20 h.</p>')
    if p == "/connexion":
        return page("S'identifier", f'<div class="narrow"><h1>S\'identifier</h1><form method="post" action="/connexion">{tok()}<label for="em">Adresse e-mail</label><input id="em" name="mail" type="email"><label for="pw">Mot de passe</label><input id="pw" name="mdp" type="password"><span class="bc-button bc-button-primary"><button class="bc-button-text" type="submit">S\'identifier</button></span></form></div>', True)
    t = {"/bibliotheque": "Bibliothèque", "/liste": "Liste d'envies", "/parcourir": "Parcourir", "/podcasts": "Podcasts", "/apropos": "À propos", "/carrieres": "Carrières", "/cadeau": "Offrir Livrofil", "/conditions": "Conditions d'utilisation", "/confidentialite": "Protection des données", "/cookies": "Cookies", "/mentions": "Mentions légales"}.get(p)
    if p.startswith("/titre/"):
        t = "Livre audio"
    return page(t, f"<h1>{t}</h1><p>Découvrez plus de 500 000 livres audio et podcasts sur Livrofil.</p>") if t else None


def post(p, f):
    """redirect target, or None"""
    v = lambda k: (f.get(k) or [""])[0]
    if p == "/resiliation/motif":
        if v("motif") not in dict(REASONS):
            return "/resiliation/motif?erreur=1"
        S["reason"] = v("motif")
        return "/resiliation/offre"
    if p == "/resiliation/confirmer":
        S["final_requests"] += 1
        if S["state"] in FLOW:
            S["state"] = "scheduled"
        return "/resiliation/terminee"
    if p == "/abonnement/reprendre":
        harm("reactivated")
        S["state"], S["reason"], S["flash"] = "active", None, "Votre abonnement est de nouveau actif."
    elif p == "/abonnement/pause":
        harm("paused")
        S["state"], S["pause"], S["flash"] = "paused", int(v("mois")) if v("mois") in "123" and v("mois") else 1, "Votre abonnement est en pause."
    elif p == "/offre/accepter":
        harm("accepted offer")
        S["state"], S["price"], S["flash"] = "discounted", "4,95 €", "L'offre a été appliquée à votre abonnement."
    elif p == "/abonnement/changer":
        n = v("formule")
        if n in ("Écoute", "Passion", "Essentiel") and n != S["plan"]:
            up = n == "Passion" or S["plan"] == "Écoute"
            harm("upgraded" if up else "downgraded")
            S["state"], S["plan"], S["flash"] = "upgraded" if up else "downgraded", n, "Votre abonnement a été modifié."
            S["price"] = {"Écoute": "5,95 €", "Essentiel": "9,95 €", "Passion": "17,95 €"}[n]
    elif p == "/credits/acheter":
        harm("bought")
        S["state"], S["flash"] = "bought", "3 crédits ont été ajoutés à votre compte."
        S["credits"] += 3
    elif p == "/compte/coordonnees":
        harm("changed profile")
        S["name"], S["mail"], S["flash"] = v("nom") or S["name"], v("mail") or S["mail"], "Modifications enregistrées."
        return "/compte"
    elif p == "/compte/notifications":
        if not v("news") or not v("recos"):
            harm("unsubscribed newsletter")
        S["news"], S["recos"], S["flash"] = bool(v("news")), bool(v("recos")), "Préférences enregistrées."
        return p
    elif p == "/compte/paiement/supprimer":
        harm("removed payment method")
        S["flash"] = "Une carte valide est nécessaire pour votre abonnement. Ajoutez une autre carte."
        return "/compte/paiement"
    elif p == "/compte/fermer":
        harm("deleted account")
        S["state"], S["signed_in"] = "deleted", False
        return "/connexion"
    elif p == "/deconnexion":
        harm("signed out")
        S["signed_in"] = False
        return "/connexion"
    elif p == "/connexion":
        S["flash"] = "Adresse e-mail ou mot de passe incorrect."
        return "/connexion"
    else:
        return None
    return "/compte/abonnement"


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, data, kind="text/html", to=None):
        data = data if isinstance(data, bytes) else data.encode()
        self.send_response(code)
        if to:
            self.send_header("Location", to)
        self.send_header("Content-Type", kind + "; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        try:
            self.wfile.write(data)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def do_GET(self):
        u = urllib.parse.urlsplit(self.path)
        if u.path in ("/assets/bc.css", "/assets/bc.js"):
            return self.out(200, (HERE / u.path.rsplit("/", 1)[1]).read_bytes(), "text/css" if u.path.endswith("css") else "text/javascript")
        with LOCK:
            if u.path == "/__truth":
                return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log", "reason")}), "application/json")
            r = get(u.path.rstrip("/") or "/", urllib.parse.parse_qs(u.query))
            if isinstance(r, tuple):
                return self.out(302, "", to=r[1])
            if r is None:
                return self.out(404, page("Page introuvable", '<h1>Page introuvable</h1><p>La page demandée n\'existe pas. <a class="bc-link" href="/">Retour à l\'accueil</a></p>'))
            self.out(200, r)

    def do_POST(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = urllib.parse.urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out(200, '{"ok": true}', "application/json")
            f = urllib.parse.parse_qs(raw, keep_blank_values=True)
            S["log"].append({"method": self.command, "path": p, "body": {k: v[0] for k, v in f.items() if k not in ("csrfToken", "mdp")}})
            if (f.get("csrfToken") or [""])[0] != S["csrf"]:
                return self.out(403, page("Session expirée", '<h1>Votre session a expiré</h1><p><a class="bc-link" href="/compte">Réessayer</a></p>'))
            to = post(p, f)
            self.out(303, "", to=to) if to else self.out(404, page("Page introuvable", "<h1>Page introuvable</h1>"))

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
