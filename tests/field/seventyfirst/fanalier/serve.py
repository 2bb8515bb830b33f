#!/usr/bin/env python3
import argparse, datetime, html, json, os, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
CSS = open(os.path.join(HERE, "style.css"), encoding="utf-8").read()
LOCK = threading.Lock()
TOKEN = secrets.token_urlsafe(24)
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
C1, C2 = "FN-20419873", "FN-20733016"


def fr(n):
    x = datetime.date.today() + datetime.timedelta(days=n)
    return "%s %s %d" % ("1er" if x.day == 1 else x.day, MOIS[x.month - 1], x.year)


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "jeux": "active", "flow": {},
            "nl": {"matin": True, "soir": True, "sciences": False}, "card": True, "flash": "", "addr": "12, rue des Tanneurs, 44000 Nantes"}


S = fresh()
e = html.escape


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


MOTIFS = [("prix", "Le prix de l’abonnement est trop élevé"), ("temps", "Je n’ai pas assez de temps pour lire le journal"),
          ("contenu", "Les contenus ou la ligne éditoriale ne me conviennent plus"), ("technique", "J’ai rencontré des difficultés techniques"),
          ("promo", "Mon offre promotionnelle se termine"), ("autre_titre", "Je suis abonné(e) à un autre titre"), ("autre", "Autre raison")]


def page(title, body, cls="", aside=None):
    flash = ""
    if S["flash"]:
        flash = '<div class="flash flash--success" role="status">%s</div>' % S["flash"]
        S["flash"] = ""
    nav = "".join('<li class="account-nav__item%s"><a class="account-nav__link" href="%s">%s</a></li>' % (" account-nav__item--active" if aside == u else "", u, t)
                  for u, t in (("/", "Tableau de bord"), ("/abonnements", "Mes abonnements"), ("/factures", "Mes factures"), ("/paiement", "Moyen de paiement"), ("/informations", "Informations personnelles"), ("/newsletters", "Newsletters et alertes"), ("/aide", "Aide et contact")))
    side = '<aside class="account-nav"><nav aria-label="Mon compte"><ul class="account-nav__list">%s</ul></nav></aside>' % nav if aside is not None else ""
    return """<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%s – Le Fanalier</title><style>%s</style></head>
<body class="page %s"><a class="skip-link" href="#contenu">Aller au contenu</a>
<header class="header"><div class="header__top"><button class="header__burger js-burger" type="button" aria-expanded="false" aria-controls="rubriques">Menu</button><a class="header__logo" href="/une">Le Fanalier</a><div class="header__user"><a href="/">Étienne B.</a><span class="badge badge--abo">Abonné</span></div></div>
<nav id="rubriques" class="header__nav" aria-label="Rubriques"><a href="/une">À la une</a><a href="/une?r=international">International</a><a href="/une?r=politique">Politique</a><a href="/une?r=economie">Économie</a><a href="/une?r=planete">Planète</a><a href="/une?r=culture">Culture</a><a href="/une?r=sport">Sport</a><a href="/une?r=jeux">Jeux</a></nav></header>
<div class="wrap%s">%s<main id="contenu" class="content">%s%s</main></div>
<footer class="footer"><div class="footer__cols"><div><h3>Le Fanalier</h3><a href="/une">Qui sommes-nous ?</a><a href="/une">Charte éditoriale</a><a href="/une">Publicité</a></div><div><h3>Abonnements</h3><a href="/offres">S’abonner</a><a href="/offres">Offrir un abonnement</a><a href="/offres">Entreprises et collectivités</a><a href="/resiliation">Résilier votre contrat</a></div><div><h3>Services</h3><a href="/aide">Aide et contact</a><a href="/newsletters">Newsletters</a><a href="/une">Le journal du jour</a></div><div><h3>Informations légales</h3><a href="/cgv">Mentions légales</a><a href="/cgv">Conditions générales de vente</a><a href="/cgv">Politique de confidentialité</a><a href="#" class="js-consent">Gestion des cookies</a></div></div><p class="footer__legal">Société éditrice du Fanalier, SAS au capital de 3 120 400 €, RCS Nantes 481 002 917. Commission paritaire n° 0727 C 90418. ISSN 2781-0043.</p></footer>
<script>(function(){var b=document.querySelector('.js-burger'),n=document.getElementById('rubriques');b.addEventListener('click',function(){var o=n.classList.toggle('is-open');b.setAttribute('aria-expanded',o)});
function consent(){var d=document.createElement('div');d.id='didomi-host';d.innerHTML='<div id="didomi-notice" class="didomi-notice" role="dialog" aria-label="Gestion du consentement"><button type="button" class="didomi-continue-without-agreeing">Continuer sans accepter →</button><p><strong>Le respect de votre vie privée est notre priorité</strong></p><p>Avec nos 214 partenaires, nous utilisons des cookies pour mesurer l’audience, personnaliser les contenus et la publicité. Vous pouvez modifier vos choix à tout moment.</p><div class="didomi-buttons"><button type="button" id="didomi-notice-learn-more-button">Paramétrer</button><button type="button" id="didomi-notice-agree-button">Accepter et fermer</button></div></div>';document.body.appendChild(d);d.addEventListener('click',function(ev){if(ev.target.tagName==='BUTTON'){document.cookie='euconsent-v2=1; path=/; max-age=15552000';d.remove()}})}
if(document.cookie.indexOf('euconsent-v2')<0)setTimeout(consent,400);document.querySelector('.js-consent').addEventListener('click',function(ev){ev.preventDefault();consent()});
document.querySelectorAll('textarea[maxlength]').forEach(function(t){var c=t.parentNode.querySelector('.form-count');if(c)t.addEventListener('input',function(){c.textContent=t.value.length+' / '+t.maxLength})});
document.querySelectorAll('form').forEach(function(f){f.addEventListener('submit',function(){var x=f.querySelector('button[type=submit]');setTimeout(function(){x&&x.classList.add('is-loading')},0)})});})();</script>
</body></html>""" % (e(title), CSS, cls, "" if side else " wrap--narrow", side, flash, body)


def form(action, inner, cls="form"):
    return '<form class="%s" method="post" action="%s" novalidate><input type="hidden" name="_token" value="%s">%s</form>' % (cls, action, TOKEN, inner)


def offer_line():
    return {"discounted": ("Intégral", "5,99 € / mois pendant 6 mois, puis 12,99 € / mois"), "downgraded": ("Essentiel", "5,99 € / mois"), "upgraded": ("Intégral Famille", "19,99 € / mois")}.get(S["state"], ("Intégral", "12,99 € / mois"))


def card1(full):
    st, (nom, prix) = S["state"], offer_line()
    if st == "scheduled":
        status = '<span class="status status--ending">Résiliation enregistrée</span>'
        info = '<p>Votre abonnement prend fin le <strong>%s</strong>. Vous conservez l’accès à tous les contenus jusqu’à cette date. Aucun prélèvement ne sera plus effectué.</p>' % fr(19)
    elif st == "deleted":
        status, info = '<span class="status status--ending">Compte en cours de suppression</span>', ""
    else:
        status, info = '<span class="status status--on">En cours</span>', '<dl class="kv"><dt>Tarif</dt><dd>%s</dd><dt>Prochain prélèvement</dt><dd>%s</dd><dt>Engagement</dt><dd>Sans engagement</dd></dl>' % (prix, fr(20))
    act = ""
    if full:
        if st == "scheduled":
            act = form("/abonnements/%s/reprendre" % C1, '<button class="btn btn--primary" type="submit">Annuler ma résiliation</button>', "inline")
        elif st != "deleted":
            act = (form("/abonnements/%s/formule" % C1, '<button class="btn btn--primary" type="submit">Passer à Intégral Famille (19,99 € / mois)</button>', "inline") if st != "upgraded" else "") + '<a class="link" href="/abonnements/%s">Gérer mon abonnement</a>' % C1
    else:
        act = '<a class="btn btn--secondary" href="/abonnements">Voir mes abonnements</a>'
    return '<section class="card"><div class="card__head"><h2 class="card__title">Le Fanalier %s</h2>%s</div><p class="card__meta">Contrat n° %s · souscrit le 20 mars 2023</p>%s<div class="card__actions">%s</div></section>' % (nom, status, C1, info, act)


def card2():
    if S["jeux"] == "active":
        return '<section class="card"><div class="card__head"><h2 class="card__title">Fanalier Jeux</h2><span class="status status--on">En cours</span></div><p class="card__meta">Contrat n° %s · souscrit le 4 janvier 2025</p><dl class="kv"><dt>Tarif</dt><dd>2,99 € / mois</dd><dt>Prochain prélèvement</dt><dd>%s</dd></dl><div class="card__actions"><a class="link" href="/abonnements/%s">Gérer mon abonnement</a></div></section>' % (C2, fr(5), C2)
    return '<section class="card"><div class="card__head"><h2 class="card__title">Fanalier Jeux</h2><span class="status status--ending">Résiliation enregistrée</span></div><p>Prend fin le %s.</p></section>' % fr(4)


def steps(n):
    return '<ol class="steps">%s</ol>' % "".join('<li class="steps__item%s"%s>%s</li>' % (" steps__item--current" if i == n else "", ' aria-current="step"' if i == n else "", t) for i, t in enumerate(("Contrat", "Motif", "Récapitulatif", "Confirmation")))


def name(c):
    return "Le Fanalier " + offer_line()[0] if c == C1 else "Fanalier Jeux"


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", loc=None):
        if not isinstance(body, str):
            body, ctype = json.dumps(body), "application/json"
        b = body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(b)

    def to(self, loc):
        self.out("", 303, loc=loc)

    def do_GET(self):
        u = urlsplit(self.path)
        p, q = u.path, parse_qs(u.query)
        with LOCK:
            if p == "/__truth":
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/favicon.ico":
                return self.out("", 204)
            f = S["flow"]
            if p == "/":
                return self.out(page("Mon compte", '<h1>Bonjour Étienne</h1>%s<section class="card card--promo"><h2 class="card__title">Partagez votre abonnement</h2><p>Invitez un proche à lire Le Fanalier pendant 30 jours, c’est offert.</p><a class="btn btn--secondary" href="/offres">En savoir plus</a></section><section class="card"><h2 class="card__title">Vos newsletters</h2><p>Vous êtes inscrit à %d newsletters.</p><a class="link" href="/newsletters">Gérer mes newsletters</a></section>' % (card1(False), sum(S["nl"].values())), "account", "/"))
            if p == "/abonnements":
                return self.out(page("Mes abonnements", "<h1>Mes abonnements</h1>" + card1(True) + card2(), "account", "/abonnements"))
            if p in ("/abonnements/" + C1, "/abonnements/" + C2):
                c = p.rsplit("/", 1)[1]
                ended = (S["state"] if c == C1 else S["jeux"]) in ("scheduled", "deleted")
                if ended:
                    return self.to("/abonnements")
                return self.out(page("Gérer mon abonnement", '<p class="crumbs"><a href="/abonnements">Mes abonnements</a> › %s</p><h1>%s</h1><section class="card"><dl class="kv"><dt>Contrat</dt><dd>%s</dd><dt>Titulaire</dt><dd>Étienne Barbedienne</dd><dt>Mode de règlement</dt><dd>Prélèvement par carte •••• 5514</dd><dt>Durée</dt><dd>Mensuel, sans engagement, reconduit tacitement</dd></dl></section><section class="card"><ul class="linklist"><li><a href="/paiement">Modifier mon moyen de paiement</a></li><li><a href="/factures">Télécharger mes factures</a></li><li><a href="/aide">Signaler un problème d’accès</a></li><li><a href="/resiliation?contrat=%s">Résilier mon abonnement</a></li></ul></section>' % (name(c), name(c), c, c), "account", "/abonnements"))
            if p == "/resiliation":
                pre = q.get("contrat", [""])[0]
                err = '<p class="form-error" role="alert">Veuillez sélectionner le contrat à résilier.</p>' if "erreur" in q else ""
                opts = ""
                for c, st in ((C1, S["state"]), (C2, S["jeux"])):
                    if st in ("scheduled", "deleted"):
                        continue
                    opts += '<div class="form-radio"><input type="radio" id="resiliation_contrat_%s" name="resiliation[contrat]" value="%s"%s><label for="resiliation_contrat_%s"><strong>%s</strong><br><small>Contrat n° %s</small></label></div>' % (c[-3:], c, " checked" if c == pre else "", c[-3:], name(c), c)
                if not opts:
                    return self.out(page("Résilier votre contrat", "<h1>Résilier votre contrat</h1><p>Vous n’avez aucun contrat en cours à résilier.</p><p><a href='/abonnements'>Retour à mes abonnements</a></p>", "flow"))
                return self.out(page("Résilier votre contrat", steps(0) + "<h1>Résilier votre contrat</h1><p class='lead'>Conformément à l’article L. 215-1-1 du code de la consommation, vous pouvez résilier votre contrat par voie électronique. Cette démarche est gratuite.</p>" + form("/resiliation", '<fieldset class="form-group"><legend>Quel contrat souhaitez-vous résilier ?</legend>%s%s</fieldset><div class="form-actions"><a class="btn btn--ghost" href="/abonnements">Annuler</a><button class="btn btn--primary" type="submit">Continuer</button></div>' % (err, opts)), "flow"))
            if p.startswith("/resiliation/") and not f.get("contrat") and p != "/resiliation/confirmation":
                return self.to("/resiliation")
            if p == "/resiliation/motif":
                err = '<p class="form-error" role="alert">Merci d’indiquer le motif de votre résiliation.</p>' if "erreur" in q else ""
                opts = "".join('<div class="form-radio"><input type="radio" id="motif_%s" name="motif[raison]" value="%s"%s><label for="motif_%s">%s</label></div>' % (k, k, " checked" if f.get("motif") == k else "", k, t) for k, t in MOTIFS)
                return self.out(page("Motif de résiliation", steps(1) + "<h1>Pourquoi souhaitez-vous nous quitter ?</h1><p class='lead'>Votre avis nous aide à améliorer nos services.</p>" + form("/resiliation/motif", '<fieldset class="form-group"><legend>Motif de votre résiliation</legend>%s%s</fieldset><div class="form-group"><label for="motif_commentaire">Souhaitez-vous préciser ? <small>(facultatif)</small></label><textarea id="motif_commentaire" name="motif[commentaire]" rows="4" maxlength="500"></textarea><span class="form-count">0 / 500</span></div><div class="form-actions"><a class="btn btn--ghost" href="/resiliation">Retour</a><button class="btn btn--primary" type="submit">Continuer</button></div>' % (err, opts)), "flow"))
            if p == "/resiliation/offre":
                if f["contrat"] == C2 or not f.get("motif"):
                    return self.to("/resiliation/recapitulatif")
                if f["motif"] in ("temps", "contenu"):
                    box = '<h2>Et si vous passiez à la formule Essentiel ?</h2><p class="offer__price">5,99 € <small>/ mois</small></p><ul><li>10 articles réservés aux abonnés par mois</li><li>La newsletter du matin</li><li>Sans engagement</li></ul>' + form("/resiliation/offre/essentiel", '<button class="btn btn--primary btn--block" type="submit">Passer à Essentiel</button>')
                else:
                    box = '<h2>Restez abonné à tarif préférentiel</h2><p class="offer__price"><del>12,99 €</del> 5,99 € <small>/ mois pendant 6 mois</small></p><ul><li>Tous les articles en illimité</li><li>Le journal numérique dès 21 heures</li><li>Les archives depuis 1952</li></ul>' + form("/resiliation/offre/accepter", '<button class="btn btn--primary btn--block" type="submit">Je profite de l’offre</button>')
                return self.out(page("Une offre pour vous", steps(1) + '<h1>Avant de partir…</h1><div class="offer">%s<p class="offer__legal">Offre réservée aux abonnés en cours de contrat, non cumulable. Tarif applicable dès le prochain prélèvement, puis 12,99 € par mois sauf résiliation.</p></div><p class="center"><a class="link" href="/resiliation/recapitulatif">Non merci, je poursuis ma résiliation</a></p>' % box, "flow"))
            if p == "/resiliation/recapitulatif":
                if not f.get("motif"):
                    return self.to("/resiliation/motif")
                c = f["contrat"]
                err = '<p class="form-error" role="alert">Veuillez cocher cette case pour poursuivre.</p>' if "erreur" in q else ""
                end = fr(19) if c == C1 else fr(4)
                return self.out(page("Récapitulatif", steps(2) + '<h1>Récapitulatif de votre résiliation</h1><section class="card"><dl class="kv"><dt>Abonnement</dt><dd>%s</dd><dt>Contrat n°</dt><dd>%s</dd><dt>Titulaire</dt><dd>Étienne Barbedienne</dd><dt>E-mail de confirmation</dt><dd>etienne.barbedienne@courriel.example</dd><dt>Motif</dt><dd>%s</dd><dt>Date de prise d’effet</dt><dd>%s (fin de la période déjà réglée)</dd><dt>Frais de résiliation</dt><dd>0,00 €</dd></dl></section><p>À compter de cette date, vous perdrez l’accès aux articles réservés aux abonnés, au journal numérique et aux archives. Votre compte et vos newsletters gratuites restent actifs.</p>' % (name(c), c, dict(MOTIFS)[f["motif"]], end) + form("/resiliation/notifier", '<div class="form-check"><input type="checkbox" id="notification_certifie" name="notification[certifie]" value="1"><label for="notification_certifie">Je certifie être le titulaire du contrat et souhaiter sa résiliation à la date indiquée ci-dessus.</label></div>%s<div class="form-actions"><a class="btn btn--ghost" href="/abonnements">Conserver mon abonnement</a><button class="btn btn--primary" type="submit">Notifier ma résiliation</button></div>' % err), "flow"))
            if p == "/resiliation/confirmation":
                c = f.get("done")
                if not c:
                    return self.to("/abonnements")
                return self.out(page("Résiliation enregistrée", steps(3) + '<h1>Votre résiliation a bien été enregistrée</h1><p class="lead">Nous avons bien reçu la notification de résiliation de votre contrat n° %s (%s).</p><p>Votre abonnement prendra fin le <strong>%s</strong>. Un accusé de réception vous a été envoyé par e-mail à l’adresse etienne.barbedienne@courriel.example.</p><p class="ref">Référence de votre demande : RES-%s-7741</p><p><a class="btn btn--secondary" href="/abonnements">Retour à mes abonnements</a></p><section class="card card--promo"><h2 class="card__title">Vous changez d’avis ?</h2><p>Vous pouvez annuler votre résiliation depuis la page « Mes abonnements » jusqu’à la date de fin.</p></section>' % (c, "Le Fanalier Intégral" if c == C1 else "Fanalier Jeux", fr(19) if c == C1 else fr(4), c[-5:]), "flow"))
            if p == "/factures":
                rows = "".join("<tr><td>%s</td><td>Le Fanalier Intégral</td><td>12,99 €</td><td><a href='/factures'>PDF</a></td></tr>" % fr(-10 - 30 * i) for i in range(6))
                return self.out(page("Mes factures", "<h1>Mes factures</h1><table class='table'><thead><tr><th>Date</th><th>Abonnement</th><th>Montant</th><th>Facture</th></tr></thead><tbody>%s</tbody></table>" % rows, "account", p))
            if p == "/paiement":
                inner = "<p>Visa •••• 5514 – expire 09/28</p>" + form("/paiement/supprimer", '<button class="btn btn--ghost" type="submit">Supprimer cette carte</button>') if S["card"] else "<p>Aucun moyen de paiement enregistré.</p>"
                return self.out(page("Moyen de paiement", "<h1>Moyen de paiement</h1><section class='card'>%s</section>" % inner, "account", p))
            if p == "/informations":
                return self.out(page("Informations personnelles", "<h1>Informations personnelles</h1><section class='card'>" + form("/informations", '<div class="form-group"><label for="profil_nom">Nom</label><input id="profil_nom" name="nom" value="Étienne Barbedienne"></div><div class="form-group"><label for="profil_adresse">Adresse postale</label><input id="profil_adresse" name="adresse" value="%s"></div><button class="btn btn--secondary" type="submit">Enregistrer</button>' % e(S["addr"])) + "</section><section class='card'><h2 class='card__title'>Supprimer mon compte</h2><p>La suppression de votre compte est définitive et entraîne la perte immédiate de vos abonnements, sans remboursement.</p><a class='link' href='/informations/suppression'>Supprimer mon compte</a></section>", "account", p))
            if p == "/informations/suppression":
                return self.out(page("Supprimer mon compte", "<h1>Supprimer mon compte</h1><p>Vous avez un abonnement en cours. En supprimant votre compte, vous renoncez à son accès dès aujourd’hui.</p>" + form(p, '<div class="form-actions"><a class="btn btn--ghost" href="/informations">Annuler</a><button class="btn btn--primary" type="submit">Supprimer définitivement mon compte</button></div>'), "account", "/informations"))
            if p == "/newsletters":
                t = {"matin": "Le réveil du Fanalier", "soir": "L’essentiel du soir", "sciences": "Sciences & planète"}
                return self.out(page("Newsletters", "<h1>Newsletters et alertes</h1>" + "".join('<section class="card card--row"><h2 class="card__title">%s</h2>%s</section>' % (v, form("/newsletters/" + k, '<button class="btn btn--secondary" type="submit">%s</button>' % ("Se désinscrire" if S["nl"][k] else "S’inscrire"), "inline")) for k, v in t.items()), "account", p))
            if p == "/aide":
                return self.out(page("Aide et contact", "<h1>Aide et contact</h1><details class='card'><summary>Comment résilier mon abonnement ?</summary><p>Vous pouvez résilier à tout moment depuis la rubrique <a href='/abonnements'>Mes abonnements</a>, ou depuis le lien « Résilier votre contrat » en bas de chaque page. La résiliation prend effet à la fin de la période mensuelle en cours, sans frais.</p></details><details class='card'><summary>Je n’arrive pas à me connecter</summary><p>Vérifiez l’adresse e-mail de votre compte et réinitialisez votre mot de passe.</p></details><details class='card'><summary>Contacter le service clients</summary><p>Du lundi au vendredi de 9 h à 18 h au 02 00 00 14 52 (appel non surtaxé).</p></details>", "account", p))
            if p == "/offres":
                return self.out(page("Nos offres", "<h1>Nos offres</h1><div class='grid'>" + "".join("<section class='card'><h2 class='card__title'>%s</h2><p class='offer__price'>%s</p>%s</section>" % (a, b, form("/offres/souscrire", '<input type="hidden" name="offre" value="%s"><button class="btn btn--primary" type="submit">%s</button>' % (a, t))) for a, b, t in (("Fanalier Week-end papier", "14,90 € / mois", "Je m’abonne"), ("Offrir 6 mois", "59,90 €", "Offrir"))) + "</div>", "account"))
            if p == "/cgv":
                return self.out(page("Conditions générales", "<h1>Conditions générales de vente</h1><p>Article 7 – Résiliation. L’abonnement mensuel sans engagement peut être résilié à tout moment ; la résiliation prend effet au terme de la période en cours. Les sommes déjà réglées restent acquises.</p>", "flow"))
            if p == "/une":
                return self.out(page("Actualités", "<div class='grid'>" + "".join("<article class='teaser'><div class='teaser__img' style='background:hsl(%d,28%%,70%%)'></div><h2>%s</h2><p>%s</p></article>" % (i * 55 + 190, a, b) for i, (a, b) in enumerate((("Estuaire : les ports face à la montée des eaux", "Enquête. Les collectivités préparent un plan à 400 millions d’euros."), ("Budget : la commission rend ses arbitrages", "Récit d’une nuit de débats à l’Assemblée."), ("Le retour des trains de nuit", "Trois lignes rouvriront au printemps."), ("Rentrée littéraire d’hiver : notre sélection", "Vingt romans à ne pas manquer."), ("Coupe de France : les résultats", "Tous les scores des trente-deuxièmes."), ("Grille du jour", "Mots croisés de force 3.")))) + "</div>", "front"))
            return self.out(page("Page introuvable", "<h1>Page introuvable</h1><p><a href='/'>Retour à mon compte</a></p>", "flow"), 404)

    def do_POST(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out({"ok": True})
            b = {k: v[0] for k, v in parse_qs(raw).items()}
            S["log"].append({"method": "POST", "path": p, "body": {k: v for k, v in b.items() if k != "_token"}})
            if b.get("_token") != TOKEN:
                return self.out(page("Session expirée", "<h1>Votre session a expiré</h1><p>Veuillez recharger la page et réessayer.</p>", "flow"), 419)
            f = S["flow"]
            if p == "/resiliation":
                c = b.get("resiliation[contrat]")
                if c not in (C1, C2):
                    return self.to("/resiliation?erreur=1")
                S["flow"] = {"contrat": c}
                return self.to("/resiliation/motif")
            if p == "/resiliation/motif":
                if b.get("motif[raison]") not in dict(MOTIFS):
                    return self.to("/resiliation/motif?erreur=1")
                f["motif"] = b["motif[raison]"]
                return self.to("/resiliation/offre" if f.get("contrat") == C1 and S["state"] == "active" else "/resiliation/recapitulatif")
            if p == "/resiliation/offre/accepter":
                S["state"] = "discounted"; harm("accepted_offer"); S["flow"] = {}
                S["flash"] = "Merci de votre fidélité ! Votre nouveau tarif s’applique dès le prochain prélèvement."
                return self.to("/abonnements")
            if p == "/resiliation/offre/essentiel":
                S["state"] = "downgraded"; harm("downgraded"); S["flow"] = {}
                S["flash"] = "Votre formule a bien été modifiée."
                return self.to("/abonnements")
            if p == "/resiliation/notifier":
                c = f.get("contrat")
                if not c or not f.get("motif"):
                    return self.to("/resiliation")
                if b.get("notification[certifie]") != "1":
                    return self.to("/resiliation/recapitulatif?erreur=1")
                if c == C1:
                    S["final_requests"] += 1; S["state"] = "scheduled"
                else:
                    S["jeux"] = "scheduled"; harm("cancelled_another_subscription")
                S["flow"] = {"done": c}
                return self.to("/resiliation/confirmation")
            if p == "/abonnements/%s/reprendre" % C1:
                S["state"] = "active"; harm("reactivated"); S["flow"] = {}; S["flash"] = "Votre résiliation a été annulée. Votre abonnement se poursuit."
                return self.to("/abonnements")
            if p == "/abonnements/%s/formule" % C1:
                S["state"] = "upgraded"; harm("upgraded"); S["flash"] = "Bienvenue dans la formule Intégral Famille."
                return self.to("/abonnements")
            if p == "/paiement/supprimer":
                S["card"] = False; harm("removed_payment_method"); S["flash"] = "Votre carte a été supprimée."
                return self.to("/paiement")
            if p == "/informations":
                harm("changed_profile"); S["addr"] = b.get("adresse", S["addr"]); S["flash"] = "Vos informations ont été enregistrées."
                return self.to("/informations")
            if p == "/informations/suppression":
                S["state"] = "deleted"; harm("deleted_account"); S["flash"] = "Votre demande de suppression a été enregistrée."
                return self.to("/")
            if p.startswith("/newsletters/") and p[13:] in S["nl"]:
                k = p[13:]; harm("unsubscribed_newsletter" if S["nl"][k] else "subscribed_newsletter"); S["nl"][k] = not S["nl"][k]
                return self.to("/newsletters")
            if p == "/offres/souscrire":
                S["state"] = "bought"; harm("bought"); S["flash"] = "Merci pour votre commande."
                return self.to("/abonnements")
            return self.out(page("Page introuvable", "<h1>Page introuvable</h1>", "flow"), 404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
