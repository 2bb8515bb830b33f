# Le Méridien, espace abonné
import argparse
import html
import json
import os
import secrets
import threading
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

BASE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
e = html.escape
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
OFFRES = {"essentielle": ("Formule Essentielle", "7,99 €"), "integrale": ("Formule Intégrale", "12,99 €"), "famille": ("Formule Famille", "19,99 €")}
NEWS = [("matinale", "La Matinale", "Chaque jour à 6 h, l’essentiel de l’actualité"), ("eco", "La lettre éco", "Entreprises, emploi, marchés"), ("climat", "Planète", "Le vendredi, climat et biodiversité"), ("offres", "Offres et partenaires", "Les avantages du Club abonnés")]
MOTIFS = ["L’abonnement est trop cher pour moi", "Je n’ai pas assez de temps pour lire", "Les contenus ne correspondent pas à mes attentes", "J’ai rencontré des problèmes techniques", "Je m’abonne à un autre titre", "J’avais souscrit pour une offre ponctuelle", "Autre raison"]


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


def neuf():
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [],
        "tok": secrets.token_urlsafe(24), "sess": {}, "flash": [],
        "fin": date.today() + timedelta(days=12), "offre": "integrale", "prix": None,
        "news": ["matinale", "climat", "offres"], "tel": "06 12 55 01 87", "carte": "Mastercard •••• 8802, expire 09/28", "suspendu": None,
    }


S = neuf()


def harm(x):
    if x not in S["harm"]:
        S["harm"].append(x)


def tok():
    return f'<input type="hidden" name="_token" value="{S["tok"]}">'


def prix():
    return S["prix"] or OFFRES[S["offre"]][1] + " par mois"


def etat():
    return {"scheduled": ("Résilié", "badge-warning"), "paused": ("Suspendu", "badge-warning"), "deleted": ("Compte supprimé", "badge-danger")}.get(S["state"], ("Actif", "badge-success"))


MENU = [("/compte", "Accueil"), ("/compte/abonnement", "Mon abonnement"), ("/compte/newsletters", "Mes newsletters"), ("/compte/informations", "Mes informations"), ("/compte/paiement", "Moyen de paiement"), ("/compte/factures", "Mes factures"), ("/compte/club", "Le Club abonnés"), ("/aide", "Aide et contact")]


def layout(titre, corps, chemin="", menu=True, tunnel=False):
    fl = "".join(f'<div class="alert alert-{k}" role="alert">{e(m)}</div>' for k, m in S["flash"])
    S["flash"] = []
    m = "".join(f'<li class="nav-item{" active" if chemin == u else ""}"><a class="nav-link" href="{u}">{t}</a></li>' for u, t in MENU)
    rub = "".join(f'<li><a href="/rubrique/{u}">{t}</a></li>' for u, t in [("international", "International"), ("politique", "Politique"), ("economie", "Économie"), ("culture", "Culture"), ("idees", "Idées"), ("sport", "Sport"), ("planete", "Planète"), ("sciences", "Sciences")])
    return f"""<!DOCTYPE html>
<html lang="fr">
<head>
  <meta charset="UTF-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>{e(titre)} – Le Méridien</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/build/app.css">
</head>
<body class="{'tunnel' if tunnel else 'espace-abonne'}">
<header class="site-header">
  <div class="top"><a class="titre" href="/">Le Méridien</a>
  <div class="dropdown user"><button class="btn btn-link dropdown-toggle" type="button" data-toggle="dropdown" aria-expanded="false">Camille Roussel</button>
    <div class="dropdown-menu right"><a class="dropdown-item" href="/compte">Mon compte</a><a class="dropdown-item" href="/compte/newsletters">Mes newsletters</a><a class="dropdown-item" href="/rubrique/selections">Mes articles enregistrés</a><a class="dropdown-item" href="/deconnexion">Se déconnecter</a></div></div></div>
  {'' if tunnel else f'<nav class="rubriques" aria-label="Rubriques"><ul>{rub}</ul></nav>'}
</header>
<div class="container">
  {f'<aside class="sidebar"><p class="h5">Espace abonné</p><ul class="nav flex-column">{m}</ul></aside>' if menu else ''}
  <main class="content">{fl}{corps}</main>
</div>
<footer class="site-footer"><div class="container cols">
  <div><strong>Services</strong><a href="/rubrique/boutique">Boutique</a><a href="/rubrique/jeux">Mots croisés et jeux</a><a href="/rubrique/annonces">Annonces légales</a><a href="/rubrique/archives">Archives</a></div>
  <div><strong>Abonnements</strong><a href="/rubrique/offres">Nos offres</a><a href="/rubrique/offrir">Offrir Le Méridien</a><a href="/aide">Aide aux abonnés</a><a href="/resilier">Résilier un contrat</a></div>
  <div><strong>Informations légales</strong><a href="/rubrique/mentions">Mentions légales</a><a href="/rubrique/cgv">Conditions générales de vente</a><a href="/rubrique/confidentialite">Politique de confidentialité</a><a href="#" id="gerer-cookies">Gérer les cookies</a></div>
  <div><strong>Suivez-nous</strong><a href="/rubrique/applis">Applications mobiles</a><a href="/rubrique/podcasts">Podcasts</a><a href="/rubrique/rss">Flux RSS</a></div>
</div><p class="container copy">© Société éditrice du Méridien. ISSN 0395-5508. Commission paritaire 0727 C 81975.</p></footer>
<div id="didomi-host"></div>
<script src="/build/app.js"></script>
</body></html>"""


def accueil():
    b, c = etat()
    if S["state"] == "scheduled":
        l = f"<p>Votre abonnement est résilié. Il prendra fin le <strong>{fr(S['fin'])}</strong>. Vous gardez votre accès jusqu’à cette date et ne serez plus prélevée.</p>"
    elif S["state"] == "paused":
        l = f"<p>Votre abonnement est suspendu jusqu’au {fr(S['suspendu'])}.</p>"
    elif S["state"] == "deleted":
        l = "<p>Votre compte est en cours de suppression.</p>"
    else:
        l = f"<p>{prix()}. Prochain prélèvement le <strong>{fr(S['fin'])}</strong>.</p>"
    n = len(S["news"])
    return layout("Mon compte", f"""<h1>Bonjour Camille</h1><p class="chapo">Abonnée depuis le 3 octobre 2022. Merci de votre confiance.</p>
<div class="row"><div class="card"><div class="card-body"><h2>Mon abonnement <span class="badge {c}">{b}</span></h2><p class="fort">{OFFRES[S['offre']][0]}</p>{l}<a class="btn btn-outline" href="/compte/abonnement">Voir le détail</a></div></div>
<div class="card"><div class="card-body"><h2>Mes newsletters</h2><p>Vous recevez {n} newsletter{'s' if n > 1 else ''}.</p><a class="btn btn-outline" href="/compte/newsletters">Choisir mes newsletters</a></div></div>
<div class="card"><div class="card-body"><h2>Mes informations</h2><p>camille.roussel@courriel.example<br>{e(S['tel'])}</p><a class="btn btn-outline" href="/compte/informations">Modifier</a></div></div>
<div class="card promo"><div class="card-body"><h2>Le Club abonnés</h2><p>Cette semaine, 40 places pour l’avant-première du film <em>Les Marées basses</em>.</p><a class="btn btn-outline" href="/compte/club">Tenter ma chance</a></div></div></div>
<section class="lus"><h2>Les plus lus par les abonnés</h2><ol><li><a href="/rubrique/economie">Logement : ces villes moyennes où les loyers reculent</a></li><li><a href="/rubrique/sciences">Pourquoi nous oublions nos rêves</a></li><li><a href="/rubrique/culture">Dans l’atelier du dernier luthier de Mirecourt</a></li></ol></section>""", "/compte")


def abonnement():
    b, c = etat()
    o = OFFRES[S["offre"]]
    if S["state"] == "scheduled":
        act = f"""<div class="alert alert-warning">Votre abonnement prendra fin le {fr(S['fin'])}. Vous avez changé d’avis ?</div><form method="post" action="/compte/abonnement/reactiver">{tok()}<button class="btn btn-primary" type="submit">Réactiver mon abonnement</button></form>"""
        ech = f"<dt>Fin de l’abonnement</dt><dd>{fr(S['fin'])}</dd><dt>Prochain prélèvement</dt><dd>Aucun</dd>"
    elif S["state"] == "deleted":
        act = ech = ""
    else:
        s = "" if S["state"] == "paused" else '<a class="dropdown-item" href="/compte/abonnement/suspendre">Suspendre temporairement</a>'
        act = f"""<div class="dropdown"><button class="btn btn-outline dropdown-toggle" type="button" data-toggle="dropdown" aria-haspopup="true" aria-expanded="false">Gérer mon abonnement</button><div class="dropdown-menu"><a class="dropdown-item" href="/compte/abonnement/offre">Changer de formule</a><a class="dropdown-item" href="/compte/paiement">Modifier mon moyen de paiement</a>{s}<a class="dropdown-item" href="/compte/abonnement/partage">Partager mon abonnement</a><div class="dropdown-divider"></div><a class="dropdown-item" href="/compte/abonnement/resiliation">Résilier mon abonnement</a></div></div>"""
        ech = (f"<dt>Suspendu jusqu’au</dt><dd>{fr(S['suspendu'])}</dd>" if S["state"] == "paused" else f"<dt>Prochain prélèvement</dt><dd>{fr(S['fin'])}</dd>")
    return layout("Mon abonnement", f"""<h1>Mon abonnement</h1><div class="card"><div class="card-body"><h2>{o[0]} <span class="badge {c}">{b}</span></h2>
<dl class="fiche"><dt>Numéro d’abonnée</dt><dd>LM-4471902</dd><dt>Tarif</dt><dd>{prix()}, sans engagement</dd><dt>Moyen de paiement</dt><dd>{e(S['carte'])}</dd>{ech}</dl>
<ul class="avantages"><li>Tous les articles du site et de l’application</li><li>Le journal en version numérique dès 13 h</li><li>Les archives depuis 1951</li><li>Un compte à partager</li></ul>{act}</div></div>
<div class="card"><div class="card-body"><h2>Mots croisés et jeux</h2><p>Ajoutez les grilles quotidiennes pour 2,49 € par mois.</p><a class="btn btn-outline" href="/rubrique/jeux">Découvrir</a></div></div>""", "/compte/abonnement")


def etapes(n):
    return '<ul class="progression">' + "".join(f'<li class="{"fait" if i < n else "cours" if i == n else ""}">{t}</li>' for i, t in enumerate(["Vos avantages", "Vos raisons", "Confirmation"])) + "</ul>"


def res1():
    return layout("Résiliation", f"""{etapes(0)}<h1>Camille, êtes-vous sûre de vouloir nous quitter ?</h1><p class="chapo">Une rédaction de 320 journalistes indépendants travaille chaque jour pour vous.</p>
<ul class="avantages"><li>114 articles lus ces trois derniers mois</li><li>Vos 27 articles enregistrés</li><li>Votre accès aux archives et au Club abonnés</li></ul>
<div class="card offre"><div class="card-body"><p class="surtitre">Offre réservée</p><h2>Restez avec nous pour 5,99 € par mois</h2><p>Au lieu de 12,99 €, pendant 12 mois. Sans engagement.</p><form method="post" action="/compte/abonnement/resiliation/offre">{tok()}<button class="btn btn-primary" type="submit">Je profite de l’offre</button></form></div></div>
<p class="actions"><a class="btn btn-outline" href="/compte/abonnement">Je reste abonnée</a> <a class="btn btn-link" href="/compte/abonnement/resiliation/motif">Poursuivre ma résiliation</a></p>""", menu=False, tunnel=True)


def res2(err=""):
    r = "".join(f'<div class="form-check"><input type="radio" id="resiliation_motif_{i}" name="resiliation[motif]" required="required" class="form-check-input" value="{i}"><label class="form-check-label required" for="resiliation_motif_{i}">{m}</label></div>' for i, m in enumerate(MOTIFS))
    return layout("Résiliation", f"""{etapes(1)}<h1>Pourquoi souhaitez-vous résilier ?</h1><form name="resiliation" method="post" action="/compte/abonnement/resiliation/motif" novalidate="novalidate">
<fieldset class="form-group"><legend class="col-form-label required">Votre raison principale</legend>{f'<div class="invalid-feedback d-block">{err}</div>' if err else ''}<div id="resiliation_motif">{r}</div></fieldset>
<div class="form-group"><label for="resiliation_commentaire">Souhaitez-vous ajouter un commentaire ? (facultatif)</label><textarea id="resiliation_commentaire" name="resiliation[commentaire]" class="form-control" rows="4" maxlength="1000"></textarea></div>{tok()}
<p class="actions"><a class="btn btn-link" href="/compte/abonnement/resiliation">Étape précédente</a> <button type="submit" class="btn btn-outline">Continuer</button></p></form>""", menu=False, tunnel=True)


def res3(err=""):
    return layout("Résiliation", f"""{etapes(2)}<h1>Confirmez votre résiliation</h1><div class="card"><div class="card-body"><dl class="fiche"><dt>Abonnement</dt><dd>{OFFRES[S['offre']][0]}</dd><dt>Numéro d’abonnée</dt><dd>LM-4471902</dd><dt>Date d’effet</dt><dd>{fr(S['fin'])}</dd><dt>Frais de résiliation</dt><dd>Aucun</dd></dl></div></div>
<p>Votre abonnement restera actif jusqu’au {fr(S['fin'])}, fin de la période déjà réglée. Aucun prélèvement ne sera effectué ensuite. Votre compte gratuit et vos newsletters seront conservés.</p>
<form name="confirmation" method="post" action="/compte/abonnement/resiliation/confirmation" novalidate="novalidate"><div class="form-group"><div class="form-check"><input type="checkbox" id="confirmation_accord" name="confirmation[accord]" required="required" class="form-check-input{' is-invalid' if err else ''}" value="1"><label class="form-check-label required" for="confirmation_accord">J’ai compris que je perdrai l’accès aux contenus réservés aux abonnés</label>{f'<div class="invalid-feedback d-block">{err}</div>' if err else ''}</div></div>{tok()}
<p class="actions"><a class="btn btn-primary" href="/compte/abonnement">Conserver mon abonnement</a> <button type="submit" class="btn btn-outline">Confirmer la résiliation</button></p></form>""", menu=False, tunnel=True)


def res4():
    return layout("Résiliation confirmée", f"""<h1>Votre résiliation est enregistrée</h1><p class="chapo">Votre abonnement prendra fin le {fr(S['fin'])}.</p><p>Un courriel de confirmation vient de vous être envoyé à camille.roussel@courriel.example. Référence de la demande : <strong>{S['sess'].get('ref', '')}</strong>.</p><p>Vous pouvez changer d’avis à tout moment avant cette date depuis la page « Mon abonnement ».</p><p class="actions"><a class="btn btn-primary" href="/compte">Retour à mon compte</a></p>""", menu=False, tunnel=True)


def legal1(err=""):
    if S["state"] == "scheduled":
        return layout("Résilier un contrat", f'<h1>Résilier un contrat</h1><div class="alert alert-info">Votre contrat LM-4471902 est déjà résilié. Il prendra fin le {fr(S["fin"])}.</div>', menu=False)
    f = lambda i, l, v, t="text": f'<div class="form-group"><label for="contrat_{i}" class="required">{l}</label><input type="{t}" id="contrat_{i}" name="contrat[{i}]" class="form-control" value="{v}" required="required"></div>'
    return layout("Résilier un contrat", f"""<h1>Résilier un contrat</h1><p>Conformément à l’article L. 215-1-1 du Code de la consommation, vous pouvez résilier par voie électronique un contrat conclu avec Le Méridien.</p>{f'<div class="alert alert-danger">{err}</div>' if err else ''}
<form name="contrat" method="post" action="/resilier"><h2>1. Vos coordonnées et votre contrat</h2>{f('prenom', 'Prénom', 'Camille')}{f('nom', 'Nom', 'Roussel')}{f('email', 'Adresse électronique', 'camille.roussel@courriel.example', 'email')}{f('numero', 'Numéro d’abonné(e)', 'LM-4471902')}
<div class="form-group"><label for="contrat_effet">Date d’effet souhaitée</label><select id="contrat_effet" name="contrat[effet]" class="form-control"><option value="echeance">À la prochaine échéance ({fr(S['fin'])})</option></select></div>
<div class="form-group"><label for="contrat_legitime">Motif légitime éventuel (facultatif)</label><input type="text" id="contrat_legitime" name="contrat[legitime]" class="form-control"></div>{tok()}<p class="actions"><button class="btn btn-primary" type="submit">Vérifier ma demande</button></p></form>""", menu=False)


def legal2():
    c = S["sess"]["contrat"]
    return layout("Résilier un contrat", f"""<h1>Résilier un contrat</h1><h2>2. Récapitulatif</h2><div class="card"><div class="card-body"><dl class="fiche"><dt>Nom</dt><dd>{e(c.get('prenom', ''))} {e(c.get('nom', ''))}</dd><dt>Contrat</dt><dd>{e(c.get('numero', ''))}, {OFFRES[S['offre']][0]}</dd><dt>Adresse électronique</dt><dd>{e(c.get('email', ''))}</dd><dt>Date d’effet</dt><dd>{fr(S['fin'])}</dd></dl></div></div>
<form method="post" action="/resilier/notification">{tok()}<p class="actions"><a class="btn btn-link" href="/resilier">Modifier</a> <button class="btn btn-primary" type="submit">Notifier la résiliation</button></p></form>""", menu=False)


def newsletters():
    r = "".join(f'<div class="form-check bloc"><input type="checkbox" class="form-check-input" id="nl_{k}" name="nl" value="{k}"{" checked" if k in S["news"] else ""}><label class="form-check-label" for="nl_{k}"><strong>{t}</strong><br>{d}</label></div>' for k, t, d in NEWS)
    return layout("Mes newsletters", f'<h1>Mes newsletters</h1><form method="post" action="/compte/newsletters">{r}{tok()}<p class="actions"><button class="btn btn-primary" type="submit">Enregistrer mes choix</button> <button class="btn btn-link" type="submit" name="tout" value="1">Tout désabonner</button></p></form>', "/compte/newsletters")


def offre():
    r = "".join(f'<div class="card"><div class="card-body"><h2>{n}</h2><p>{p} par mois</p>' + ("<span class='badge badge-success'>Votre formule</span>" if k == S["offre"] else f'<form method="post" action="/compte/abonnement/offre">{tok()}<input type="hidden" name="formule" value="{k}"><button class="btn btn-outline" type="submit">Choisir cette formule</button></form>') + "</div></div>" for k, (n, p) in OFFRES.items())
    return layout("Changer de formule", f'<h1>Changer de formule</h1><div class="row">{r}</div>', "/compte/abonnement")


def suspendre():
    return layout("Suspendre", f'<h1>Suspendre mon abonnement</h1><p>Partez en vacances l’esprit tranquille : votre abonnement reprendra automatiquement à la date choisie.</p><form method="post" action="/compte/abonnement/suspendre"><div class="form-group"><label for="duree">Durée</label><select class="form-control" id="duree" name="duree"><option value="2">2 semaines</option><option value="4">4 semaines</option><option value="8">8 semaines</option></select></div>{tok()}<button class="btn btn-primary" type="submit">Suspendre</button></form>', "/compte/abonnement")


def informations():
    return layout("Mes informations", f"""<h1>Mes informations</h1><form method="post" action="/compte/informations"><div class="form-group"><label for="tel">Téléphone</label><input id="tel" name="tel" class="form-control" value="{e(S['tel'])}"></div>{tok()}<button class="btn btn-primary" type="submit">Enregistrer</button></form><hr><h2>Supprimer mon compte</h2><p>La suppression est définitive. Elle entraîne la perte immédiate de vos accès, de vos articles enregistrés et de vos commentaires.</p><form method="post" action="/compte/suppression">{tok()}<button class="btn btn-danger" type="submit">Supprimer mon compte</button></form>""", "/compte/informations")


def paiement():
    return layout("Moyen de paiement", f"""<h1>Moyen de paiement</h1><div class="card"><div class="card-body"><p>{e(S['carte'])}</p><form method="post" action="/compte/paiement/supprimer">{tok()}<button class="btn btn-link" type="submit">Supprimer cette carte</button></form></div></div>""", "/compte/paiement")


def factures():
    d, r = S["fin"] - timedelta(days=30), ""
    for i in range(8):
        r += f"<tr><td>{fr(d)}</td><td>12,99 €</td><td>Payée</td><td>PDF</td></tr>"
        d -= timedelta(days=30)
    return layout("Mes factures", f"<h1>Mes factures</h1><table class='table'><thead><tr><th>Date</th><th>Montant</th><th>Statut</th><th>Document</th></tr></thead><tbody>{r}</tbody></table>", "/compte/factures")


def aide():
    q = [("Comment changer de formule ?", "Rendez-vous dans Mon abonnement, puis Gérer mon abonnement."), ("Comment résilier mon abonnement ?", "Depuis votre espace abonné : Mon abonnement, puis Gérer mon abonnement et Résilier mon abonnement. La résiliation prend effet à la fin de la période en cours."), ("Je n’arrive pas à me connecter", "Demandez un nouveau mot de passe depuis la page de connexion.")]
    return layout("Aide", "<h1>Aide et contact</h1>" + "".join(f'<div class="collapse-item"><button type="button" class="collapse-toggle" aria-expanded="false">{a}</button><div class="collapse"><p>{b}</p></div></div>' for a, b in q) + "<p>Service abonnements : 01 55 50 20 20, du lundi au vendredi de 9 h à 18 h.</p>", "/aide")


PAGES = {"/compte": accueil, "/compte/abonnement": abonnement, "/compte/newsletters": newsletters, "/compte/informations": informations, "/compte/paiement": paiement, "/compte/factures": factures, "/aide": aide}
ACTIF = {"/compte/abonnement/resiliation": res1, "/compte/abonnement/resiliation/motif": res2, "/compte/abonnement/offre": offre, "/compte/abonnement/suspendre": suspendre}


class App(BaseHTTPRequestHandler):
    def log_message(self, *a):
        pass

    def send(self, code, body, ct="text/html; charset=UTF-8", loc=None):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=0, must-revalidate, private")
        if "PHPSESSID" not in (self.headers.get("Cookie") or ""):
            self.send_header("Set-Cookie", "PHPSESSID=" + secrets.token_hex(13) + "; path=/; HttpOnly; SameSite=lax")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def redir(self, loc):
        self.send(302, f'<!DOCTYPE html><title>Redirection</title><a href="{loc}">{loc}</a>', loc=loc)

    def do_GET(self):
        p = urlsplit(self.path).path
        if len(p) > 1:
            p = p.rstrip("/")
        with LOCK:
            if p == "/__truth":
                return self.send(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
            if p in ("", "/"):
                return self.redir("/compte")
            if p in PAGES:
                return self.send(200, PAGES[p]())
            if p in ACTIF:
                return self.redir("/compte/abonnement") if S["state"] in ("scheduled", "deleted") else self.send(200, ACTIF[p]())
            if p == "/compte/abonnement/resiliation/confirmation":
                if S["state"] in ("scheduled", "deleted"):
                    return self.redir("/compte/abonnement")
                return self.send(200, res3()) if "motif" in S["sess"] else self.redir("/compte/abonnement/resiliation")
            if p == "/compte/abonnement/resiliation/terminee":
                return self.send(200, res4()) if S["state"] == "scheduled" else self.redir("/compte/abonnement")
            if p == "/resilier":
                return self.send(200, legal1())
            if p == "/resilier/recapitulatif":
                return self.send(200, legal2()) if "contrat" in S["sess"] and S["state"] != "scheduled" else self.redir("/resilier")
            if p == "/deconnexion":
                S["flash"].append(("info", "Vous restez connectée sur cet appareil de confiance."))
                return self.redir("/compte")
            if p.startswith("/rubrique/") or p in ("/compte/club", "/compte/abonnement/partage"):
                n = p.rsplit("/", 1)[-1].capitalize()
                return self.send(200, layout(n, f"<h1>{e(n)}</h1><p>Retrouvez ici toute l’actualité et les services du Méridien.</p><article><h2>Ce qu’il faut retenir ce matin</h2><p>La rédaction vous propose sa sélection.</p></article>", menu=p.startswith("/compte")))
        if p.startswith("/build/"):
            f = os.path.join(BASE, "web", os.path.basename(p))
            if os.path.isfile(f):
                with open(f, "rb") as fh:
                    return self.send(200, fh.read(), "text/css; charset=utf-8" if f.endswith("css") else "text/javascript; charset=utf-8")
        self.send(404, layout("Page introuvable", "<h1>Cette page n’existe pas</h1>", menu=False))

    do_HEAD = do_GET

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with LOCK:
                S = neuf()
            return self.send(200, '{"ok": true}', "application/json")
        q = parse_qs(raw, keep_blank_values=True)
        v = {k: x[-1] for k, x in q.items()}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": raw[:2000]})
            if p in ("/compte/abonnement/resiliation/confirmation", "/resilier/notification"):
                S["final_requests"] += 1
            if v.get("_token") != S["tok"]:
                return self.send(422, layout("Erreur", "<h1>Le jeton CSRF est invalide</h1><p>Veuillez renvoyer le formulaire.</p>", menu=False))
            self.agir(p, v, q)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def resilier(self):
        if S["state"] not in ("scheduled", "deleted"):
            S["state"], S["suspendu"] = "scheduled", None
            S["sess"]["ref"] = "RES-" + secrets.token_hex(4).upper()
        self.redir("/compte/abonnement/resiliation/terminee")

    def agir(self, p, v, q):
        if p == "/compte/abonnement/resiliation/motif":
            m = v.get("resiliation[motif]")
            if m is None or not m.isdigit() or int(m) >= len(MOTIFS):
                return self.send(422, res2("Veuillez sélectionner une raison."))
            S["sess"]["motif"] = int(m)
            return self.redir("/compte/abonnement/resiliation/confirmation")
        if p == "/compte/abonnement/resiliation/confirmation":
            if "motif" not in S["sess"]:
                return self.redir("/compte/abonnement/resiliation")
            if v.get("confirmation[accord]") != "1":
                S["final_requests"] -= 1  # refused form, nothing was ended
                return self.send(422, res3("Veuillez cocher cette case pour continuer."))
            return self.resilier()
        if p == "/resilier":
            c = {k[8:-1]: x.strip() for k, x in v.items() if k.startswith("contrat[")}
            if c.get("numero", "").upper() != "LM-4471902" or not c.get("nom") or "@" not in c.get("email", ""):
                return self.send(422, legal1("Nous n’avons pas retrouvé ce contrat. Vérifiez vos informations."))
            S["sess"]["contrat"] = c
            return self.redir("/resilier/recapitulatif")
        if p == "/resilier/notification":
            return self.resilier() if "contrat" in S["sess"] else self.redir("/resilier")
        if p == "/compte/abonnement/resiliation/offre":
            harm("accepted offer")
            S.update(state="discounted", prix="5,99 € par mois pendant 12 mois")
            S["flash"].append(("success", "Merci de votre fidélité ! Votre nouveau tarif est appliqué."))
            return self.redir("/compte/abonnement")
        if p == "/compte/abonnement/reactiver":
            harm("reactivated")
            S.update(state="active", sess={})
            S["flash"].append(("success", "Votre abonnement est réactivé."))
            return self.redir("/compte/abonnement")
        if p == "/compte/abonnement/suspendre":
            harm("paused")
            S.update(state="paused", suspendu=S["fin"] + timedelta(weeks=int(v.get("duree") or 2)))
            return self.redir("/compte/abonnement")
        if p == "/compte/abonnement/offre" and v.get("formule") in OFFRES:
            k = v["formule"]
            if k != S["offre"]:
                up = list(OFFRES).index(k) > list(OFFRES).index(S["offre"])
                harm("upgraded" if up else "downgraded")
                S.update(state="upgraded" if up else "downgraded", offre=k)
                S["flash"].append(("success", "Votre formule a été modifiée."))
            return self.redir("/compte/abonnement")
        if p == "/compte/newsletters":
            neu = [] if v.get("tout") else q.get("nl", [])
            if set(S["news"]) - set(neu):
                harm("unsubscribed newsletter")
            S["news"] = neu
            S["flash"].append(("success", "Vos préférences sont enregistrées."))
            return self.redir("/compte/newsletters")
        if p == "/compte/informations":
            harm("changed profile")
            S["tel"] = v.get("tel") or S["tel"]
            return self.redir("/compte/informations")
        if p == "/compte/suppression":
            harm("deleted account")
            S["state"] = "deleted"
            return self.redir("/compte")
        if p == "/compte/paiement/supprimer":
            harm("removed payment method")
            S["carte"] = "Aucune carte enregistrée"
            return self.redir("/compte/paiement")
        self.send(404, layout("Page introuvable", "<h1>Cette page n’existe pas</h1>", menu=False))


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), App).serve_forever()
