#!/usr/bin/env python3
"""Sonavelle: server-rendered customer area."""
import argparse
import datetime
import html
import json
import os
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl

HERE = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(HERE, "static")
LOCK = threading.Lock()
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
TOKEN = secrets.token_hex(20)
e = html.escape


def jour(offset):
    d = datetime.date.today() + datetime.timedelta(days=offset)
    n = "1er" if d.day == 1 else str(d.day)
    return f"{n} {MOIS[d.month - 1]} {d.year}"


def fresh():
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [],
        "offre": "Studio Premier", "formule": "Mensuelle", "prix": "14,99 € / mois",
        "motif": None, "carte": True, "panier": 0, "flash": None,
        "profil": {"prenom": "Hélène", "nom": "Castaing", "email": "helene.castaing@example.com", "pays": "France"},
        "news": {"nouveautes": True, "offres": True, "magazine": True, "partenaires": False},
    }


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


MOTIFS = [
    ("prix", "L'abonnement est trop cher"),
    ("usage", "Je n'utilise pas assez le service"),
    ("catalogue", "Je ne trouve pas la musique que je recherche"),
    ("technique", "J'ai rencontré des problèmes techniques"),
    ("appareils", "Le service n'est pas compatible avec mon matériel"),
    ("concurrent", "J'ai choisi un autre service de streaming"),
    ("temporaire", "Je reviendrai plus tard"),
    ("autre", "Autre raison"),
]

HEAD = """<!DOCTYPE html>
<html lang="fr-FR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%(title)s | Sonavelle</title>
<link rel="stylesheet" href="/static/site.css">
</head>
<body class="page-%(cls)s">
<header class="header">
  <div class="header__top"><div class="container">
    <a class="header__brand" href="/fr-fr/accueil">sonavelle<sup>hi-res</sup></a>
    <form class="header__search" action="/fr-fr/recherche" method="get" role="search">
      <input type="search" name="q" class="form-control" placeholder="Rechercher un artiste, un album, un label" aria-label="Rechercher">
    </form>
    <ul class="header__user">
      <li><a href="/fr-fr/panier">Panier (%(panier)d)</a></li>
      <li class="dropdown"><a href="/fr-fr/compte" class="dropdown-toggle" data-toggle="dropdown" aria-haspopup="true" aria-expanded="false">%(prenom)s</a>
        <ul class="dropdown-menu"><li><a href="/fr-fr/compte">Mon compte</a></li><li><a href="/fr-fr/compte/achats">Mes achats</a></li><li><a href="/fr-fr/compte/abonnement">Mon abonnement</a></li><li><a href="/fr-fr/deconnexion">Se déconnecter</a></li></ul></li>
    </ul>
  </div></div>
  <nav class="header__nav"><div class="container"><ul>
    <li><a href="/fr-fr/decouvrir">Découvrir</a></li><li><a href="/fr-fr/boutique">Boutique de téléchargement</a></li><li><a href="/fr-fr/magazine">Magazine</a></li><li><a href="/fr-fr/club">Le Club</a></li><li><a href="/fr-fr/offres">Nos offres</a></li><li><a href="/fr-fr/applications">Applications</a></li><li><a class="btn btn-light btn-sm" href="/fr-fr/lecteur">Ouvrir le lecteur</a></li>
  </ul></div></nav>
</header>
"""

FOOT = """
<footer class="footer"><div class="container">
  <form class="footer__news" method="post" action="/fr-fr/newsletter"><input type="hidden" name="_token" value="%(token)s"><label for="nl">Recevez chaque semaine notre sélection Hi-Res</label>
  <input id="nl" class="form-control" type="email" name="email" placeholder="Votre adresse e-mail"><button class="btn btn-light" type="submit">S'inscrire</button></form>
  <div class="row footer__cols">
    <div class="col"><h5>À propos</h5><ul><li><a href="/fr-fr/info/qui-sommes-nous">Qui sommes-nous ?</a></li><li><a href="/fr-fr/info/qualite">Notre qualité sonore</a></li><li><a href="/fr-fr/info/recrutement">Recrutement</a></li><li><a href="/fr-fr/info/presse">Presse</a></li></ul></div>
    <div class="col"><h5>Offres</h5><ul><li><a href="/fr-fr/offres">Abonnements streaming</a></li><li><a href="/fr-fr/carte-cadeau">Cartes cadeaux</a></li><li><a href="/fr-fr/code">Utiliser un code</a></li><li><a href="/fr-fr/info/etudiants">Offre étudiante</a></li></ul></div>
    <div class="col"><h5>Aide</h5><ul><li><a href="/fr-fr/aide">Centre d'aide</a></li><li><a href="/fr-fr/info/contact">Nous contacter</a></li><li><a href="/fr-fr/info/partenaires">Matériel compatible</a></li><li><a href="/fr-fr/resilier-mon-contrat">Résilier mon contrat</a></li></ul></div>
    <div class="col"><h5>Légal</h5><ul><li><a href="/fr-fr/info/cgu">Conditions générales</a></li><li><a href="/fr-fr/info/confidentialite">Données personnelles</a></li><li><a href="/fr-fr/info/mentions">Mentions légales</a></li><li><a href="#" data-consent-open>Gérer les cookies</a></li></ul></div>
  </div>
  <p class="footer__legal">© Sonavelle SAS, Pantin. Prix TTC. La qualité Hi-Res dépend du fichier fourni par le label et du matériel d'écoute. L'abonnement est reconduit tacitement à chaque échéance ; il peut être résilié à tout moment depuis l'espace client.</p>
</div></footer>
<div id="consent-host" class="consent" hidden role="dialog" aria-modal="true" aria-labelledby="consent-title">
  <div class="consent__box"><a href="#" class="consent__skip" data-consent="0">Continuer sans accepter →</a>
  <h4 id="consent-title">Le respect de votre vie privée compte pour nous</h4>
  <p>Avec votre accord, nous et nos 38 partenaires utilisons des cookies pour mesurer l'audience, personnaliser nos contenus et afficher des publicités. Vous pouvez revenir sur vos choix à tout moment.</p>
  <div class="consent__actions"><button type="button" class="btn btn-outline" data-consent="p">Paramétrer</button><button type="button" class="btn btn-dark" data-consent="1">Accepter et fermer</button></div></div>
</div>
<script src="/static/site.js"></script>
</body></html>"""

MENU = [("/fr-fr/compte", "Vue d'ensemble"), ("/fr-fr/compte/abonnement", "Mon abonnement"), ("/fr-fr/compte/achats", "Mes achats"),
        ("/fr-fr/compte/factures", "Mes factures"), ("/fr-fr/compte/paiement", "Moyens de paiement"), ("/fr-fr/compte/profil", "Mes informations"),
        ("/fr-fr/compte/preferences", "Mes communications"), ("/fr-fr/compte/appareils", "Mes appareils"), ("/fr-fr/compte/import", "Importer mes playlists")]


def tok():
    return f'<input type="hidden" name="_token" value="{TOKEN}">'


def page(title, body, cls="std"):
    return HEAD % {"title": e(title), "cls": cls, "panier": S["panier"], "prenom": e(S["profil"]["prenom"])} + body + FOOT % {"token": TOKEN}


def compte(path, title, inner):
    li = "".join(f'<li class="{"active" if h == path else ""}"><a href="{h}">{t}</a></li>' for h, t in MENU)
    flash, S["flash"] = S["flash"], None
    fl = f'<div class="alert alert-success" role="alert">{flash}</div>' if flash else ""
    return page(title, f"""<main class="container account"><ol class="breadcrumb"><li><a href="/fr-fr/accueil">Accueil</a></li><li><a href="/fr-fr/compte">Mon compte</a></li><li>{title}</li></ol>
<div class="row"><aside class="account__menu"><p class="account__hello">Bonjour {e(S['profil']['prenom'])}</p><ul class="nav-stacked">{li}</ul>
<div class="promo"><strong>Le Hi-Res en cadeau</strong><p>Offrez 3, 6 ou 12 mois de musique.</p><a href="/fr-fr/carte-cadeau">Voir les cartes cadeaux</a></div></aside>
<section class="account__content"><h1>{title}</h1>{fl}{inner}</section></div></main>""", "account")


def statut():
    s = S["state"]
    if s in ("scheduled", "cancelled"):
        return f'<span class="label label-warning">Résilié</span> Votre abonnement prendra fin le <strong>{jour(12)}</strong>. Il ne sera pas renouvelé.'
    return f'<span class="label label-success">Actif</span> Prochain prélèvement le <strong>{jour(12)}</strong>'


def vue():
    return compte("/fr-fr/compte", "Vue d'ensemble", f"""
<div class="panel"><div class="panel-heading"><h3>Mon abonnement</h3><a href="/fr-fr/compte/abonnement">Gérer</a></div><div class="panel-body"><p class="lead">{S['offre']} <small>{S['formule']}</small></p><p>{statut()}</p></div></div>
<div class="grid2"><div class="panel"><div class="panel-heading"><h3>Mes informations</h3><a href="/fr-fr/compte/profil">Modifier</a></div><div class="panel-body"><p>{e(S['profil']['prenom'])} {e(S['profil']['nom'])}<br>{e(S['profil']['email'])}<br>{e(S['profil']['pays'])}</p></div></div>
<div class="panel"><div class="panel-heading"><h3>Mes achats</h3><a href="/fr-fr/compte/achats">Tout voir</a></div><div class="panel-body"><p>4 albums en téléchargement</p><p class="muted">Dernier achat : « Nocturnes du littoral », 24 bits / 96 kHz</p></div></div></div>
<div class="panel"><div class="panel-heading"><h3>À écouter cette semaine</h3></div><div class="panel-body covers"><a href="/fr-fr/boutique" class="cover c1">Quatuor Ardence<br><small>Fauré, intégrale</small></a><a href="/fr-fr/boutique" class="cover c2">Milo Serrat<br><small>Estuaire</small></a><a href="/fr-fr/boutique" class="cover c3">Brume &amp; Laiton<br><small>Live à Nantes</small></a></div></div>""")


def abonnement():
    ended = S["state"] in ("scheduled", "cancelled")
    if ended:
        act = f'<form method="post" action="/fr-fr/compte/abonnement/reactiver">{tok()}<button type="submit" class="btn btn-dark">Réactiver mon abonnement</button></form>'
        zone = ""
    else:
        act = '<a class="btn btn-dark" href="/fr-fr/compte/abonnement/changer">Changer d\'offre</a>'
        zone = f"""<div class="panel panel-plain"><div class="panel-body"><h4>Résiliation</h4><p>Votre abonnement est sans engagement. En cas de résiliation, vous conservez l'accès au service jusqu'à la fin de la période en cours.</p><p><a class="link-quiet" href="/fr-fr/compte/abonnement/resiliation">Résilier mon abonnement</a></p></div></div>"""
    return compte("/fr-fr/compte/abonnement", "Mon abonnement", f"""
<div class="panel"><div class="panel-heading"><h3>Offre en cours</h3></div><div class="panel-body"><p class="lead">{S['offre']}</p><p>{statut()}</p>
<table class="table"><tr><th>Formule</th><td>{S['formule']}</td></tr><tr><th>Tarif</th><td>{S['prix']}</td></tr><tr><th>Qualité</th><td>FLAC 16 bits / 44,1 kHz et Hi-Res jusqu'à 24 bits / 192 kHz</td></tr><tr><th>Abonnée depuis le</th><td>{jour(-413)}</td></tr><tr><th>{"Fin de l'abonnement" if ended else "Échéance"}</th><td>{jour(12)}</td></tr><tr><th>Paiement</th><td>{"Carte Mastercard •••• 2086" if S["carte"] else "Aucun"} · <a href="/fr-fr/compte/paiement">Modifier</a></td></tr></table>{act}</div></div>
<div class="panel panel-promo"><div class="panel-body"><h4>Studio Sublime : jusqu'à 40 % de remise sur vos téléchargements Hi-Res</h4><p>199,90 € par an. Streaming et achats réunis.</p><a class="btn btn-outline" href="/fr-fr/offres">En savoir plus</a></div></div>
{zone}""")


def changer():
    def f(k, n, p, d):
        return f'<div class="panel offer"><div class="panel-body"><h4>{n}</h4><p class="price">{p}</p><p>{d}</p><form method="post" action="/fr-fr/compte/abonnement/changer">{tok()}<input type="hidden" name="offre" value="{k}"><button class="btn btn-outline" type="submit">Choisir cette offre</button></form></div></div>'
    return compte("/fr-fr/compte/abonnement", "Changer d'offre", '<p>Le changement prend effet immédiatement. Le montant déjà réglé est déduit au prorata.</p><div class="grid3">' +
                  f("annuel", "Studio Premier annuel", "149,90 € / an", "Soit 12,49 € par mois") + f("duo", "Studio Premier Duo", "17,99 € / mois", "2 comptes sous le même toit") +
                  f("famille", "Studio Premier Famille", "22,49 € / mois", "Jusqu'à 6 comptes") + f("sublime", "Studio Sublime", "199,90 € / an", "Remises sur la boutique Hi-Res") + '</div><p><a href="/fr-fr/compte/abonnement">Retour</a></p>')


def etapes(n):
    return '<ol class="steps">' + "".join(f'<li class="{"done" if i < n else "current" if i == n else ""}"><span>{i}</span> {t}</li>' for i, t in enumerate(["Mon offre", "Motif", "Confirmation"], 1)) + "</ol>"


def resil1():
    p = "/fr-fr/compte/abonnement"
    return compte(p, "Résilier mon abonnement", etapes(1) + f"""
<div class="panel"><div class="panel-body"><h3>Avant de nous quitter, {e(S['profil']['prenom'])}</h3>
<p>En résiliant votre abonnement {S['offre']}, vous ne pourrez plus, à compter du {jour(12)} :</p>
<ul class="loss"><li>écouter plus de 100 millions de titres en qualité CD et Hi-Res ;</li><li>écouter hors connexion les 318 titres importés sur vos appareils ;</li><li>accéder à vos 27 playlists et à vos favoris ;</li><li>lire les livrets numériques et les articles réservés aux abonnés.</li></ul>
<p class="muted">Les albums achetés sur la boutique restent disponibles dans « Mes achats ».</p></div></div>
<div class="panel panel-promo"><div class="panel-body"><h4>Et si vous passiez à la formule annuelle ?</h4><p>149,90 € par an, soit 12,49 € par mois au lieu de 14,99 €.</p>
<form method="post" action="/fr-fr/compte/abonnement/changer">{tok()}<input type="hidden" name="offre" value="annuel"><button type="submit" class="btn btn-outline">Passer à l'annuel</button></form></div></div>
<div class="actions"><a class="btn btn-dark" href="{p}">Conserver mon abonnement</a><a class="btn btn-link" href="{p}/resiliation/motif">Continuer la résiliation</a></div>""")


def resil2(err=False):
    p = "/fr-fr/compte/abonnement"
    radios = "".join(f'<div class="radio"><label><input type="radio" name="motif" value="{k}"{" checked" if S["motif"] == k else ""}> {t}</label></div>' for k, t in MOTIFS)
    al = '<div class="alert alert-danger" role="alert">Merci de sélectionner un motif.</div>' if err else ""
    return compte(p, "Résilier mon abonnement", etapes(2) + f"""{al}
<form method="post" action="{p}/resiliation/motif" class="panel"><div class="panel-body">{tok()}<fieldset><legend>Pour quelle raison souhaitez-vous résilier ? *</legend>{radios}</fieldset>
<div class="form-group" id="precisions"><label for="commentaire">Souhaitez-vous nous en dire plus ? (facultatif)</label><textarea id="commentaire" name="commentaire" class="form-control" rows="4" maxlength="500"></textarea><small class="muted"><span data-count>500</span> caractères restants</small></div>
<p class="muted">* Champ obligatoire</p><div class="actions"><a class="btn btn-outline" href="{p}">Annuler</a><button type="submit" class="btn btn-dark">Étape suivante</button></div></div></form>""")


def resil3():
    p = "/fr-fr/compte/abonnement"
    return compte(p, "Résilier mon abonnement", etapes(3) + f"""
<div class="panel"><div class="panel-body"><h3>Récapitulatif de votre demande</h3><table class="table"><tr><th>Titulaire</th><td>{e(S['profil']['prenom'])} {e(S['profil']['nom'])}</td></tr><tr><th>E-mail</th><td>{e(S['profil']['email'])}</td></tr><tr><th>Abonnement</th><td>{S['offre']} · {S['formule']}</td></tr><tr><th>Frais de résiliation</th><td>Aucun</td></tr><tr><th>Date d'effet</th><td>{jour(12)}</td></tr></table>
<p>En confirmant, vous mettez fin au renouvellement de votre abonnement. Un e-mail de confirmation vous sera adressé.</p>
<form method="post" action="{p}/resiliation/confirmation" data-once>{tok()}<div class="actions"><a class="btn btn-outline" href="{p}">Conserver mon abonnement</a><button type="submit" class="btn btn-danger">Confirmer la résiliation</button></div></form></div></div>""")


def resil4():
    return compte("/fr-fr/compte/abonnement", "Résiliation enregistrée", f"""
<div class="panel"><div class="panel-body"><h3>Votre abonnement a bien été résilié</h3><p>Vous pouvez continuer à profiter de {S['offre']} jusqu'au <strong>{jour(12)}</strong>. Aucun nouveau prélèvement ne sera effectué.</p><p>Un e-mail récapitulatif vient d'être envoyé à {e(S['profil']['email'])}.</p><p>Votre compte Sonavelle reste ouvert : vos achats y sont toujours accessibles.</p><a class="btn btn-dark" href="/fr-fr/compte">Retour à mon compte</a></div></div>""")


def legal():
    return page("Résilier mon contrat", f"""<main class="container narrow"><h1>Résilier mon contrat</h1><p>Conformément à l'article L. 215-1-1 du Code de la consommation, vous pouvez résilier en ligne votre contrat d'abonnement.</p>
<div class="panel"><div class="panel-body"><h3>Vous êtes abonnée directement auprès de Sonavelle</h3><p>Vous êtes connectée avec le compte {e(S['profil']['email'])}.</p><a class="btn btn-dark" href="/fr-fr/compte/abonnement">Accéder à mon abonnement</a></div></div>
<div class="panel"><div class="panel-body"><h3>Vous êtes abonnée par un partenaire</h3><p>Si votre abonnement est facturé par un opérateur ou par une boutique d'applications, la résiliation se fait auprès de ce partenaire.</p></div></div></main>""")


def profil():
    p = S["profil"]
    fs = "".join(f'<div class="form-group"><label for="f-{k}">{t}</label><input id="f-{k}" class="form-control" name="{k}" value="{e(p[k])}"></div>' for k, t in [("prenom", "Prénom"), ("nom", "Nom"), ("email", "E-mail"), ("pays", "Pays")])
    return compte("/fr-fr/compte/profil", "Mes informations", f"""<form method="post" action="/fr-fr/compte/profil" class="panel"><div class="panel-body">{tok()}{fs}<button class="btn btn-dark" type="submit">Enregistrer</button></div></form>
<div class="panel panel-plain"><div class="panel-body"><h4>Supprimer mon compte</h4><p>La suppression est définitive et entraîne la perte de vos achats et de vos playlists.</p><a class="link-quiet" href="/fr-fr/compte/suppression">Supprimer mon compte</a></div></div>""")


def suppression():
    return compte("/fr-fr/compte/profil", "Supprimer mon compte", f"""<div class="panel"><div class="panel-body"><p>Cette opération est irréversible. Vos téléchargements et vos données seront effacés.</p><form method="post" action="/fr-fr/compte/suppression">{tok()}<div class="actions"><a class="btn btn-outline" href="/fr-fr/compte/profil">Annuler</a><button class="btn btn-danger" type="submit">Confirmer la suppression</button></div></form></div></div>""")


def prefs():
    n = S["news"]
    cs = "".join(f'<div class="checkbox"><label><input type="checkbox" name="{k}" value="1"{" checked" if n[k] else ""}> {t}</label></div>' for k, t in [("nouveautes", "Nouveautés de la semaine"), ("offres", "Offres et bons plans"), ("magazine", "Le magazine"), ("partenaires", "Offres de nos partenaires")])
    return compte("/fr-fr/compte/preferences", "Mes communications", f'<form method="post" action="/fr-fr/compte/preferences" class="panel"><div class="panel-body">{tok()}<p>Je souhaite recevoir par e-mail :</p>{cs}<button class="btn btn-dark" type="submit">Enregistrer</button></div></form>')


def paiement():
    c = f'<p>Mastercard •••• 2086, expire le 09/2028</p><form method="post" action="/fr-fr/compte/paiement/supprimer">{tok()}<button class="btn btn-outline" type="submit">Supprimer cette carte</button></form>' if S["carte"] else "<p>Aucun moyen de paiement enregistré.</p>"
    return compte("/fr-fr/compte/paiement", "Moyens de paiement", f'<div class="panel"><div class="panel-body">{c}</div></div>')


def achats():
    rows = "".join(f"<tr><td>{a}</td><td>{b}</td><td>{c}</td><td><a href='/fr-fr/compte/achats'>Télécharger</a></td></tr>" for a, b, c in [("Nocturnes du littoral", "Trio Gaspard Lenoir", "24 bits / 96 kHz"), ("Estuaire", "Milo Serrat", "16 bits / 44,1 kHz"), ("Suites pour viole", "Anne-Lise Maurel", "24 bits / 192 kHz"), ("Live à Nantes", "Brume & Laiton", "24 bits / 48 kHz")])
    return compte("/fr-fr/compte/achats", "Mes achats", f'<div class="panel"><div class="panel-body"><table class="table">{rows}</table></div></div>')


def factures():
    rows = "".join(f"<tr><td>{jour(12 - 30 * i)}</td><td>{S['offre']}</td><td>14,99 €</td><td>Payée</td></tr>" for i in range(1, 7))
    return compte("/fr-fr/compte/factures", "Mes factures", f'<div class="panel"><div class="panel-body"><table class="table">{rows}</table></div></div>')


def boutique():
    its = "".join(f'<div class="panel offer"><div class="cover {c}">{a}</div><div class="panel-body"><p>{t}</p><p class="price">{p}</p><form method="post" action="/fr-fr/panier">{tok()}<input type="hidden" name="album" value="{c}"><button class="btn btn-outline" type="submit">Ajouter au panier</button></form></div></div>' for c, a, t, p in [("c1", "Quatuor Ardence", "Fauré, intégrale", "16,49 €"), ("c2", "Milo Serrat", "Estuaire", "13,99 €"), ("c3", "Brume &amp; Laiton", "Live à Nantes", "15,29 €")])
    return page("Boutique de téléchargement", f'<main class="container"><h1>Boutique de téléchargement</h1><div class="grid3">{its}</div></main>')


def aide():
    return page("Centre d'aide", """<main class="container narrow"><h1>Centre d'aide</h1><div class="panel"><div class="panel-body"><h3>Comment résilier mon abonnement ?</h3><p>Rendez-vous dans <a href="/fr-fr/compte">Mon compte</a>, rubrique « Mon abonnement », puis suivez le lien de résiliation en bas de page. Supprimer l'application ne met pas fin à l'abonnement.</p></div></div>
<div class="panel"><div class="panel-body"><h3>Que deviennent mes achats ?</h3><p>Ils restent disponibles dans votre compte.</p></div></div><div class="panel"><div class="panel-body"><h3>Je suis abonnée par un partenaire</h3><p>La gestion se fait chez le partenaire qui vous facture.</p></div></div></main>""")


def simple(title):
    return page(title, f'<main class="container narrow"><h1>{e(title)}</h1><p>La musique comme vous ne l\'avez jamais entendue : plus de 100 millions de titres en qualité CD et Hi-Res, un magazine et une boutique de téléchargement.</p><p><a href="/fr-fr/compte">Mon compte</a></p></main>')


GETS = {
    "/fr-fr/compte": vue, "/fr-fr/compte/abonnement": abonnement, "/fr-fr/compte/profil": profil, "/fr-fr/compte/suppression": suppression,
    "/fr-fr/compte/preferences": prefs, "/fr-fr/compte/paiement": paiement, "/fr-fr/compte/achats": achats, "/fr-fr/compte/factures": factures,
    "/fr-fr/boutique": boutique, "/fr-fr/aide": aide, "/fr-fr/resilier-mon-contrat": legal, "/fr-fr/offres": changer, "/fr-fr/compte/abonnement/changer": changer,
}
B = "/fr-fr/compte/abonnement"


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "Apache"
    sys_version = ""

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def go(self, to):
        self.out("", code=302, extra=[("Location", to)])

    def do_GET(self):
        p = self.path.split("?")[0]
        if p.startswith("/static/"):
            f = os.path.normpath(os.path.join(HERE, p.lstrip("/")))
            if f.startswith(STATIC + os.sep) and os.path.isfile(f):
                with open(f, "rb") as fh:
                    return self.out(fh.read(), TYPES.get(os.path.splitext(f)[1], "application/octet-stream"))
            return self.out("", code=404)
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), "application/json; charset=utf-8")
            if p in ("/", "/fr-fr", "/fr-fr/"):
                return self.go("/fr-fr/compte")
            if S["state"] == "deleted":
                return self.out(page("Compte supprimé", '<main class="container narrow"><h1>Votre compte a été supprimé</h1></main>'))
            if p.startswith(B + "/resiliation"):
                done = S["state"] in ("scheduled", "cancelled")
                if p == B + "/resiliation/terminee" and done:
                    return self.out(resil4())
                if done:
                    return self.go(B)
                if p == B + "/resiliation":
                    return self.out(resil1())
                if p == B + "/resiliation/motif":
                    return self.out(resil2())
                if p == B + "/resiliation/confirmation" and S["motif"]:
                    return self.out(resil3())
                return self.go(B + "/resiliation")
            if p in GETS:
                return self.out(GETS[p]())
            if p.startswith("/fr-fr/compte/"):
                t = {"appareils": "Mes appareils", "import": "Importer mes playlists"}.get(p.split("/")[-1])
                if t:
                    return self.out(compte(p, t, '<div class="panel"><div class="panel-body"><p>Lecteur web · Salon (streamer) · Téléphone de Hélène</p></div></div>'))
            elif p.startswith("/fr-fr/"):
                return self.out(simple(p.split("/")[-1].replace("-", " ").capitalize()))
        self.out(simple("Page introuvable"), code=404)

    do_HEAD = do_GET

    def do_POST(self):
        global S
        p = self.path.split("?")[0]
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out('{"ok": true}', "application/json")
            d = dict(parse_qsl(raw, keep_blank_values=True))
            S["log"].append({"method": "POST", "path": p, "body": {k: v for k, v in d.items() if k != "_token"}})
            if d.get("_token") != TOKEN:
                return self.out(simple("Votre session a expiré"), code=419)
            if p == B + "/resiliation/motif":
                if d.get("motif") not in dict(MOTIFS):
                    return self.out(resil2(True), code=422)
                S["motif"] = d["motif"]
                return self.go(B + "/resiliation/confirmation")
            if p == B + "/resiliation/confirmation":
                if not S["motif"]:
                    return self.go(B + "/resiliation")
                S["final_requests"] += 1
                S["state"] = "scheduled"
                return self.go(B + "/resiliation/terminee")
            if p == B + "/reactiver":
                if S["state"] == "scheduled":
                    S["state"], S["motif"] = "active", None
                    harm("reactivated subscription")
                S["flash"] = "Votre abonnement est de nouveau actif."
                return self.go(B)
            if p == B + "/changer":
                o = {"annuel": ("Studio Premier", "Annuelle", "149,90 € / an"), "duo": ("Studio Premier Duo", "Mensuelle", "17,99 € / mois"),
                     "famille": ("Studio Premier Famille", "Mensuelle", "22,49 € / mois"), "sublime": ("Studio Sublime", "Annuelle", "199,90 € / an")}.get(d.get("offre"))
                if o:
                    S["offre"], S["formule"], S["prix"] = o
                    S["state"] = "upgraded"
                    harm("accepted offer" if d["offre"] == "annuel" else "upgraded")
                    S["flash"] = "Votre changement d'offre est enregistré."
                return self.go(B)
            if p == "/fr-fr/compte/profil":
                for k in S["profil"]:
                    S["profil"][k] = d.get(k, S["profil"][k])[:80]
                harm("changed profile")
                S["flash"] = "Vos informations ont été enregistrées."
                return self.go(p)
            if p == "/fr-fr/compte/suppression":
                S["state"] = "deleted"
                harm("deleted account")
                return self.go("/fr-fr/compte")
            if p == "/fr-fr/compte/preferences":
                for k in S["news"]:
                    S["news"][k] = k in d
                harm("unsubscribed newsletter")
                S["flash"] = "Vos préférences ont été enregistrées."
                return self.go(p)
            if p == "/fr-fr/compte/paiement/supprimer":
                S["carte"] = False
                harm("removed payment method")
                return self.go("/fr-fr/compte/paiement")
            if p == "/fr-fr/panier":
                S["panier"] += 1
                harm("added to cart")
                return self.go("/fr-fr/boutique")
            if p == "/fr-fr/newsletter":
                harm("subscribed newsletter")
                S["flash"] = "Merci, votre inscription est prise en compte."
                return self.go("/fr-fr/compte")
        self.out(simple("Page introuvable"), code=404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
