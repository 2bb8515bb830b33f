#!/usr/bin/env python3
import argparse, datetime, json, mimetypes, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
TODAY = datetime.date.today()
NEXT = TODAY + datetime.timedelta(days=11)
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
LOCK = threading.Lock()
MAIL = "sylvie.marchand@courriel.example"
V = "data-v-7ba5bd90"
S = {}


def fr(d):
    return "%s %s %d" % ("1er" if d.day == 1 else d.day, MOIS[d.month - 1], d.year)


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], plan="Standard", prix="7,99", remise=False,
             news=True, carte=True, reasons=None)


def harm(x):
    if x not in S["harm"]:
        S["harm"].append(x)


def fini():
    return S["state"] in ("scheduled", "cancelled")


def page(title, body, slim=False):
    links = "".join('<li><a class="aa-nav__link" href="%s">%s</a></li>' % x for x in
                    [("/accueil/", "Accueil"), ("/series/", "Séries"), ("/films/", "Films"), ("/univers/", "Univers"), ("/ma-liste/", "Ma liste")])
    return """<!DOCTYPE html>
<html lang="fr-FR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%s | Hautecime+</title>
<link rel="stylesheet" href="/assets/css/app.7c1e.css"><link rel="icon" href="/assets/img/logo.svg"></head><body>
<div id="app" data-v-app=""><header class="header" role="banner" data-v-2c41><a href="/accueil/" class="header__logo"><img src="/assets/img/logo.svg" alt="Hautecime+"></a>
<nav class="aa-nav" aria-label="Principale"><ul>%s</ul></nav><a class="header__icon" href="/recherche/" aria-label="Rechercher">⌕</a>
<div class="header__user"><button type="button" class="user-toggle" aria-haspopup="true" aria-expanded="false"><span class="avatar" aria-hidden="true"></span><span>Sylvie</span></button>
<ul class="user-menu" hidden><li><a href="/profils/">Changer de profil</a></li><li><a href="/profils/">Gérer les profils</a></li><li><a href="/compte/">Compte</a></li><li><a href="/aide/">Centre d’aide</a></li><li><button type="button" data-act="/api/v3/deconnexion">Se déconnecter</button></li></ul></div></header>
<main id="main-container" class="%s" %s>%s</main>
<footer class="footer"><div class="footer__cols"><div><h3>Découvrir</h3><a href="/series/">Toutes les séries</a><a href="/films/">Tous les films</a><a href="/univers/">Le coin des enfants</a></div>
<div><h3>Mon abonnement</h3><a href="/compte/">Compte</a><a href="/offre/">Nos formules</a><a href="/cadeau/">Carte cadeau</a><a href="/resilier-votre-contrat/">Résilier votre contrat</a></div>
<div><h3>Aide</h3><a href="/aide/">Centre d’aide</a><a href="/aide/">Nous contacter</a><a href="/aide/">Appareils compatibles</a></div>
<div><h3>Informations légales</h3><a href="/legal/conditions/">Conditions d’utilisation</a><a href="/legal/confidentialite/">Politique de confidentialité</a><a href="/legal/cookies/">Gestion des cookies</a><a href="/legal/mentions/">Mentions légales</a><a href="/legal/accessibilite/">Accessibilité : partiellement conforme</a></div></div>
<p>© Hautecime Streaming SAS. Tous droits réservés. Prix TTC. Certains contenus peuvent comporter des messages promotionnels avant la lecture.</p></footer></div>
<div id="onetrust-consent-sdk"></div><script src="/assets/js/app.90ab.js"></script></body></html>""" % (title, links, "container container--slim" if slim else "container", V, body)


def row(label, value, action=""):
    return '<div class="account-row" %s><div class="account-row__label">%s</div><div class="account-row__value">%s</div><div class="account-row__action">%s</div></div>' % (V, label, value, action)


def v_compte():
    if fini():
        alert = '<div class="notice" role="status" %s>Votre abonnement a été résilié. Vous pouvez profiter de Hautecime+ jusqu’au <strong>%s</strong>. <a href="/compte/reactiver/">Réactiver l’abonnement</a></div>' % (V, fr(NEXT))
        sub = row("Formule", "<strong>%s</strong><br>%s € par mois<br><span class=\"muted\">Se termine le %s</span>" % (S["plan"], S["prix"], fr(NEXT)), '<a class="link" href="/compte/reactiver/">Réactiver l’abonnement</a>')
        bill = row("Prochain paiement", "Aucun paiement à venir")
        canc = ""
    else:
        alert = ""
        p = "%s € par mois" % S["prix"] + (" (puis 7,99 €)" if S["remise"] else "")
        sub = row("Formule", "<strong>%s</strong><br>%s<br><span class=\"muted\">Mensuel, sans engagement</span>" % (S["plan"], p), '<a class="link" href="/compte/formule/">Changer de formule</a>')
        sub += '<div class="promo" %s><div><strong>Passez à l’annuel : 79,90 € au lieu de 95,88 €</strong><br>Deux mois offerts, en une seule fois.</div><a class="button button--secondary" href="/compte/formule/?f=annuel">Passer à l’annuel</a></div>' % V
        bill = row("Prochain paiement", "%s, %s €" % (fr(NEXT), S["prix"]))
        canc = row("", "", '<a class="link link--quiet" href="/compte/resiliation/">Résilier l’abonnement</a>')
    return """<h1 class="page-title" %(v)s>Compte</h1>%(alert)s
<section class="account-section" %(v)s><h2>Abonnement et facturation</h2>%(sub)s%(bill)s%(pay)s%(hist)s%(code)s%(canc)s</section>
<section class="account-section" %(v)s><h2>Informations du compte</h2>%(info)s</section>
<section class="account-section" %(v)s><h2>Profils et contrôle parental</h2>%(prof)s</section>
<section class="account-section" %(v)s><h2>Communications</h2>%(news)s</section>
<section class="account-section" %(v)s><h2>Appareils et confidentialité</h2>%(dev)s</section>""" % {
        "v": V, "alert": alert, "sub": sub, "bill": bill, "canc": canc,
        "pay": row("Moyen de paiement", "Carte Visa se terminant par 2093<br><span class=\"muted\">Expire 04/29</span>" if S["carte"] else "Aucun", '<a class="link" href="/compte/paiement/">Modifier</a>'),
        "hist": row("Historique", "Dernier paiement : 7,99 €", '<a class="link" href="/compte/historique/">Voir l’historique</a>'),
        "code": row("Code promo ou carte cadeau", "", '<a class="link" href="/cadeau/">Utiliser un code</a>'),
        "info": row("Nom", "Sylvie Marchand", '<a class="link" href="/compte/infos/">Modifier</a>') + row("E-mail", MAIL, '<a class="link" href="/compte/infos/">Modifier</a>') + row("Mot de passe", "••••••••••", '<a class="link" href="/compte/infos/">Modifier</a>'),
        "prof": row("Profils", "Sylvie, Théo, Enfants", '<a class="link" href="/profils/">Gérer</a>') + row("Code parental", "Désactivé", '<a class="link" href="/profils/">Activer</a>'),
        "news": row("Actualités et offres", '<label class="switch"><input type="checkbox" data-act="/api/v3/newsletter"%s><span class="switch__ui" aria-hidden="true"></span><span>Recevoir les nouveautés et offres par e-mail</span></label>' % (" checked" if S["news"] else "")),
        "dev": row("Appareils connectés", "4 appareils", '<button type="button" class="link" data-act="/api/v3/appareils/deconnecter">Se déconnecter de tous les appareils</button>') + row("Données personnelles", "Demander une copie de vos données", '<a class="link" href="/legal/confidentialite/">En savoir plus</a>') + row("Supprimer le compte", "La suppression est définitive.", '<a class="link link--quiet" href="/compte/suppression/">Supprimer le compte</a>'),
    }


AFF = ["Les Veilleurs", "Port-Royal", "Brigade Sud", "L’Hiver des loups", "Mission Boréale", "Le Dernier Relais"]


def posters():
    return '<div class="posters">%s</div>' % "".join('<div class="poster p%d"><span>%s</span></div>' % (i, t) for i, t in enumerate(AFF))


def v_resil1():
    return """<div class="cancel" %s><h1>Vous nous quittez déjà ?</h1><p>Si vous résiliez votre abonnement, vous n’aurez plus accès après le <strong>%s</strong> à :</p>%s
<div class="save-offer"><span class="eyebrow">Rien que pour vous</span><h2>Restez à moitié prix</h2><p>Hautecime+ %s à <strong>3,99 € par mois pendant 2 mois</strong>, puis 7,99 € par mois. Résiliable à tout moment.</p><button type="button" class="button button--primary" data-act="/api/v3/offre/accepter" data-then="/compte/">Profiter de l’offre</button></div>
<div class="cancel__actions"><a class="button button--secondary" href="/compte/">Conserver mon abonnement</a><a class="button button--ghost" href="/compte/resiliation/motif/">Continuer la résiliation</a></div></div>""" % (V, fr(NEXT), posters(), S["plan"])


def v_resil2():
    R = [("prix", "Le prix est trop élevé"), ("usage", "Je n’utilise pas assez le service"), ("contenu", "Je ne trouve pas de contenu qui m’intéresse"), ("vu", "J’ai fini de regarder le programme que je voulais voir"),
         ("tech", "J’ai rencontré des problèmes techniques"), ("autre_service", "Je préfère un autre service de streaming"), ("partenaire", "Je m’abonne par un autre moyen"), ("autre", "Autre raison")]
    return """<form id="cancel-form" class="cancel" novalidate %s><h1>Pourquoi résiliez-vous votre abonnement ?</h1><p>Sélectionnez au moins une réponse.</p><div class="reasons" role="group" aria-label="Motifs">%s</div>
<label class="field" for="comment">Un commentaire ? (facultatif)</label><textarea id="comment" name="comment" maxlength="500" rows="3"></textarea>
<div class="recap"><p>Votre résiliation prendra effet à la fin de la période de facturation en cours, le <strong>%s</strong>. Aucun frais ne vous sera facturé. Les paiements déjà effectués ne sont pas remboursés. Une confirmation sera envoyée à %s.</p></div>
<p class="error" role="alert" hidden></p><div class="cancel__actions"><a class="button button--secondary" href="/compte/">Conserver mon abonnement</a><button type="submit" class="button button--primary" disabled>Terminer la résiliation</button></div></form>""" % (
        V, "".join('<label class="check"><input type="checkbox" name="reason" value="%s" class="check__input"><span class="check__box" aria-hidden="true"></span><span class="check__label">%s</span></label>' % x for x in R), fr(NEXT), MAIL)


def v_fait():
    return """<div class="cancel" %s><h1>Votre abonnement est résilié</h1><p>Nous sommes désolés de vous voir partir. Vous pouvez continuer à regarder Hautecime+ jusqu’au <strong>%s</strong>. Vous ne serez plus prélevé.</p><p>Une confirmation a été envoyée à %s.</p>%s<div class="cancel__actions"><a class="button button--primary" href="/compte/">Retour au compte</a><a class="button button--secondary" href="/accueil/">Continuer à regarder</a></div><p class="muted">Vous avez changé d’avis ? <a href="/compte/reactiver/">Réactivez votre abonnement</a> en un clic.</p></div>""" % (V, fr(NEXT), MAIL, posters())


def v_formule():
    f = [("Basique", "5,99 € par mois", "1 écran, sur mobile et tablette, HD", "basique"), ("Standard", "7,99 € par mois", "2 écrans, Full HD, téléchargements", ""), ("Premium", "10,99 € par mois", "4 écrans, 4K et Dolby Vision", "premium"), ("Standard annuel", "79,90 € par an", "Deux mois offerts", "annuel")]
    return "<h1 class=\"page-title\">Changer de formule</h1><div class=\"plans\">%s</div><p><a class=\"link\" href=\"/compte/\">Retour au compte</a></p>" % "".join(
        '<div class="plan"><h2>%s</h2><p class="price">%s</p><p>%s</p>%s</div>' % (n, p, d, '<button type="button" class="button button--primary" data-act="/api/v3/formule/%s" data-then="/compte/" data-ask="Confirmer le changement pour %s, %s ?">Choisir %s</button>' % (k, n, p, n) if k and S["plan"] != n else '<span class="muted">Formule actuelle</span>' if S["plan"] == n else "") for n, p, d, k in f)


def v_autre(p):
    if p == "/compte/paiement/":
        return '<h1 class="page-title">Moyen de paiement</h1><p>%s</p><label class="field" for="cc">Nouveau numéro de carte</label><input id="cc" inputmode="numeric"><p><button type="button" class="button button--primary" data-act="/api/v3/paiement/modifier">Enregistrer</button> <button type="button" class="link" data-act="/api/v3/paiement/supprimer" data-then="/compte/">Supprimer la carte</button></p>' % ("Carte Visa se terminant par 2093" if S["carte"] else "Aucun moyen de paiement")
    if p == "/compte/historique/":
        return '<h1 class="page-title">Historique des paiements</h1><table><thead><tr><th>Date</th><th>Description</th><th>Montant</th></tr></thead><tbody>%s</tbody></table>' % "".join("<tr><td>%s</td><td>Standard mensuel</td><td>7,99 €</td></tr>" % fr(NEXT - datetime.timedelta(days=30 * i)) for i in range(1, 8))
    if p == "/compte/infos/":
        return '<h1 class="page-title">Informations du compte</h1><label class="field" for="n">Nom</label><input id="n" value="Sylvie Marchand"><label class="field" for="e">E-mail</label><input id="e" value="%s"><p><button type="button" class="button button--primary" data-act="/api/v3/infos" data-then="/compte/">Enregistrer</button></p>' % MAIL
    if p == "/compte/suppression/":
        return '<h1 class="page-title">Supprimer le compte</h1><p>Votre compte, vos profils et votre historique seront supprimés définitivement et vous perdrez l’accès immédiatement, sans remboursement. Pour mettre fin à votre abonnement seulement, utilisez « Résilier l’abonnement » dans votre compte.</p><p><button type="button" class="button button--secondary" data-act="/api/v3/compte/supprimer" data-then="/compte/" data-ask="Supprimer définitivement votre compte ?">Supprimer définitivement</button></p>'
    if p == "/compte/reactiver/":
        return '<h1 class="page-title">Réactiver l’abonnement</h1><p>%s, %s € par mois. Prochain paiement le %s.</p><p><button type="button" class="button button--primary" data-act="/api/v3/abonnement/reactiver" data-then="/compte/">Réactiver</button> <a class="link" href="/compte/">Annuler</a></p>' % (S["plan"], S["prix"], fr(NEXT))
    if p == "/resilier-votre-contrat/":
        return """<h1 class="page-title">Résilier votre contrat</h1><p>Vous pouvez résilier votre abonnement Hautecime+ à tout moment. La marche à suivre dépend de la façon dont vous êtes facturé.</p><h2>Vous êtes facturé par Hautecime+</h2><p>Connectez-vous, ouvrez votre compte et choisissez « Résilier l’abonnement ». La résiliation prend effet à la fin de la période en cours.</p><p><a class="button button--primary" href="/compte/">Accéder à mon compte</a></p><h2>Vous êtes facturé par un partenaire</h2><ul><li>Apple, Google Play, Amazon : dans les réglages d’abonnement de votre appareil</li><li>Opérateur ou bouquet TV : dans l’espace client de votre opérateur</li></ul><h2>Par courrier</h2><p>Hautecime Streaming SAS, Service abonnés, TSA 40118, 92099 La Défense Cedex</p>"""
    if p == "/cadeau/":
        return '<h1 class="page-title">Code promo ou carte cadeau</h1><label class="field" for="k">Code</label><input id="k"><p><button type="button" class="button button--primary" data-act="/api/v3/code">Utiliser</button></p>'
    if p == "/aide/":
        return '<h1 class="page-title">Centre d’aide</h1><h2>Questions fréquentes</h2><p><strong>Comment résilier mon abonnement ?</strong><br>Sur un navigateur, ouvrez votre compte puis choisissez « Résilier l’abonnement ».</p><p><strong>Comment changer de formule ?</strong><br>Dans votre compte, choisissez « Changer de formule ».</p><p><strong>Sur quels appareils regarder Hautecime+ ?</strong><br>Téléviseurs connectés, téléphones, tablettes et ordinateurs.</p>'
    t = {"/accueil/": "À la une", "/series/": "Séries", "/films/": "Films", "/univers/": "Univers", "/ma-liste/": "Ma liste", "/recherche/": "Rechercher", "/profils/": "Qui regarde ?", "/offre/": "Nos formules"}.get(p)
    if t:
        return '<h1 class="page-title">%s</h1>%s<h2>Tendances</h2>%s' % (t, posters(), posters())
    if p.startswith("/legal/"):
        return '<h1 class="page-title">%s</h1><p>Hautecime Streaming SAS, 12 place des Saisons, 92400 Courbevoie. Dernière mise à jour : octobre.</p>' % p.split("/")[2].capitalize()
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", extra=()):
        if isinstance(body, dict):
            body, ctype = json.dumps(body), "application/json"
        b = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        try:
            self.end_headers()
            self.wfile.write(b)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/":
            return self.out("", 302, extra=[("Location", "/compte/")])
        if p.startswith("/assets/"):
            f = {"app.7c1e.css": "app.css", "app.90ab.js": "app.js", "logo.svg": "logo.svg"}.get(os.path.basename(p))
            if not f:
                return self.out("", 404)
            with open(os.path.join(HERE, "static", f), "rb") as fh:
                return self.out(fh.read(), ctype=mimetypes.guess_type(f)[0])
        if not p.endswith("/"):
            return self.out("", 302, extra=[("Location", p + "/")])
        if S["state"] == "deleted":
            return self.out(page("Compte supprimé", "<h1 class=\"page-title\">Votre compte a été supprimé</h1>"))
        if p == "/compte/":
            return self.out(page("Compte", v_compte()))
        if p in ("/compte/resiliation/", "/compte/resiliation/motif/"):
            if fini():
                return self.out("", 302, extra=[("Location", "/compte/")])
            return self.out(page("Résilier l’abonnement", v_resil1() if p == "/compte/resiliation/" else v_resil2(), True))
        if p == "/compte/resiliation/confirmation/":
            if not fini():
                return self.out("", 302, extra=[("Location", "/compte/")])
            return self.out(page("Abonnement résilié", v_fait(), True))
        if p == "/compte/formule/":
            return self.out(page("Changer de formule", v_formule()))
        b = v_autre(p)
        self.out(page("Hautecime+", b or '<h1 class="page-title">Page introuvable</h1>'), 200 if b else 404)

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        try:
            d = json.loads(raw or "{}")
        except ValueError:
            d = {}
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out({"ok": True})
            S["log"].append("%s %s %s" % (self.command, p, raw[:300]))
            if p == "/api/v3/abonnement/resilier":
                if not d.get("reasons"):
                    return self.out({"success": False, "message": "Veuillez sélectionner au moins une réponse."}, 422)
                S["final_requests"] += 1
                S["reasons"] = d["reasons"]
                S["state"] = "scheduled"
                return self.out({"success": True, "redirect": "/compte/resiliation/confirmation/"})
            if p == "/api/v3/offre/accepter":
                S.update(state="discounted", remise=True, prix="3,99")
                harm("accepted offer")
                return self.out({"success": True})
            if p.startswith("/api/v3/formule/"):
                k = p.rsplit("/", 1)[1]
                S["plan"], S["prix"], S["state"] = {"basique": ("Basique", "5,99", "downgraded"), "premium": ("Premium", "10,99", "upgraded"), "annuel": ("Standard annuel", "79,90", "upgraded")}.get(k, (S["plan"], S["prix"], S["state"]))
                harm(S["state"])
                return self.out({"success": True})
            if p == "/api/v3/abonnement/reactiver":
                S["state"] = "active"
                harm("reactivated")
                return self.out({"success": True})
            if p == "/api/v3/compte/supprimer":
                S["state"] = "deleted"
                harm("deleted account")
                return self.out({"success": True})
            x = {"/api/v3/newsletter": "unsubscribed newsletter", "/api/v3/appareils/deconnecter": "signed out devices", "/api/v3/paiement/supprimer": "removed payment method",
                 "/api/v3/paiement/modifier": "changed payment method", "/api/v3/infos": "changed profile", "/api/v3/deconnexion": "logged out", "/api/v3/code": "used code"}.get(p)
            if x:
                harm(x)
                if "newsletter" in p:
                    S["news"] = not S["news"]
                if p.endswith("paiement/supprimer"):
                    S["carte"] = False
                return self.out({"success": True})
        self.out({"success": False}, 404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
