#!/usr/bin/env python3
"""Le Courrier: subscriber account of a French daily newspaper."""
import argparse
import datetime as dt
import json
import os
import secrets
import threading
from html import escape as h
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
S = {}
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
LETTRES = {"matinale": ("La Matinale", "Tous les jours à 7 heures, l'essentiel de l'actualité."), "eco": ("Éco & Entreprises", "Chaque soir, le meilleur de l'information économique."),
           "planete": ("Chaleur humaine", "Chaque mardi, comment faire face au défi climatique."), "livres": ("Le Courrier des livres", "Chaque jeudi, la sélection de la rédaction."), "offres": ("Offres et avantages du Courrier", "Invitations, bons plans et offres réservées aux abonnés.")}
MOTIFS = [("prix", "Le tarif de l'abonnement est trop élevé"), ("temps", "Je n'ai pas assez de temps pour lire"), ("contenu", "Le contenu ne correspond plus à mes attentes"),
          ("ligne", "Je suis en désaccord avec la ligne éditoriale"), ("concurrent", "Je m'abonne à un autre titre"), ("gratuit", "Je m'informe avec des sources gratuites"),
          ("technique", "J'ai rencontré des problèmes techniques (site, application)"), ("promo", "Mon offre promotionnelle se termine"), ("double", "J'ai plusieurs abonnements ou un accès par mon employeur ou mon école"),
          ("evolution", "Je souhaite souscrire une autre formule du Courrier"), ("autre", "Autre raison")]


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], formule="Intégrale", prix="12,99", remise=False, csrf=secrets.token_hex(24), flash=None,
             lettres={"matinale": True, "eco": False, "planete": True, "livres": False, "offres": True}, demande=None, recu=None, deleted=False)


reset()


def d(n):
    x = dt.date.today() + dt.timedelta(days=n)
    return f"{'1er' if x.day == 1 else x.day} {MOIS[x.month - 1]} {x.year}"


def echeance():
    return d(21)


def tok():
    return f'<input type="hidden" name="_token" value="{S["csrf"]}">'


def layout(title, body, active="", script=""):
    menu = [("/compte", "Mon compte"), ("/compte/informations", "Mes informations personnelles"), ("/compte/abonnement", "Mon abonnement"), ("/compte/factures", "Mes factures"),
            ("/compte/newsletters", "Mes newsletters"), ("/compte/favoris", "Mes sélections"), ("/compte/confidentialite", "Confidentialité")]
    nav = "".join(f'<li><a class="account-nav__link{" account-nav__link--active" if u == active else ""}" href="{u}">{t}</a></li>' for u, t in menu)
    flash = f'<div class="flash flash--success" role="status">{h(S["flash"])}</div>' if S["flash"] else ""
    S["flash"] = None
    col = f'<div class="account"><aside class="account__nav"><p class="account__user">Claire Delattre<span>Abonnée depuis le 4 mars 2021</span></p><ul class="account-nav">{nav}</ul><form method="post" action="/deconnexion">{tok()}<button class="account-nav__logout" type="submit">Se déconnecter</button></form></aside><div class="account__content">{flash}{body}</div></div>' if active else f'<div class="single">{flash}{body}</div>'
    return f"""<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{h(title)} – Le Courrier</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/static/compte.css">
</head>
<body>
<header class="Header"><div class="Header__top"><a class="Header__logo" href="/compte">Le Courrier</a><div class="Header__user"><a href="/compte">Claire D.</a> <span class="badge">Abonnée</span></div></div>
<nav class="Header__nav" aria-label="Rubriques"><ul><li><a href="/actualite">À la une</a></li><li><a href="/en-continu">En continu</a></li><li><a href="/international">International</a></li><li><a href="/politique">Politique</a></li><li><a href="/economie">Économie</a></li><li><a href="/culture">Culture</a></li><li><a href="/sport">Sport</a></li><li><a href="/m-le-mag">Le Mag</a></li><li><a href="/debats">Débats</a></li></ul></nav></header>
<main id="contenu">{col}</main>
<footer class="Footer"><div class="Footer__cols">
<section><h4>Services Le Courrier</h4><ul><li><a href="/boutique">La boutique du Courrier</a></li><li><a href="/jeux">Mots croisés et sudokus</a></li><li><a href="/ateliers">Cours du soir du Courrier</a></li><li><a href="/guides">Guides d'achat</a></li></ul></section>
<section><h4>Abonnements</h4><ul><li><a href="/compte/abonnement">Gérer mon abonnement</a></li><li><a href="/offres">Offrir un abonnement</a></li><li><a href="/journal">Journal numérique</a></li><li><a href="/resiliation">Résilier votre contrat</a></li></ul></section>
<section><h4>Aide</h4><ul><li><a href="/aide">Foire aux questions</a></li><li><a href="/contact">Contacter le service clients</a></li><li><a href="/charte">Charte du groupe</a></li></ul></section>
<section><h4>Informations légales</h4><ul><li><a href="/cgv">Conditions générales de vente</a></li><li><a href="/mentions">Mentions légales</a></li><li><a href="/vie-privee">Politique de confidentialité</a></li><li><button type="button" class="js-gdpr-open">Gestion des cookies</button></li></ul></section>
</div><p class="Footer__legal">© Le Courrier {dt.date.today().year} – Société éditrice du Courrier, SA au capital de 124 610 348,70 €. ISSN 0000-0000. Toute reproduction interdite sans autorisation.</p></footer>
<div class="gdpr-lc-wrapper" id="gdpr" hidden><div class="gdpr-lc-overlay"></div><section class="gdpr-lc-standard" role="dialog" aria-modal="true" aria-labelledby="gdpr-t">
<header><button type="button" class="gdpr-lc-button gdpr-lc-button--deny" data-gdpr="deny">Continuer sans accepter →</button></header>
<h2 id="gdpr-t">Le respect de votre vie privée est notre priorité</h2>
<p>Le Courrier et <a href="/vie-privee">ses 127 partenaires</a> utilisent des cookies et traceurs pour stocker ou accéder à des informations sur votre terminal, afin de mesurer l'audience, d'améliorer nos services, de personnaliser les contenus et de vous proposer des publicités adaptées à vos centres d'intérêt. En tant qu'abonné, vous pouvez à tout moment modifier vos choix depuis le lien « Gestion des cookies » en bas de page.</p>
<footer><button type="button" class="gdpr-lc-button gdpr-lc-button--settings" data-gdpr="settings">Paramétrer les cookies</button><button type="button" class="gdpr-lc-button gdpr-lc-button--main" data-gdpr="accept">Accepter</button></footer></section></div>
<script src="/static/compte.js" defer></script>{script}
</body></html>"""


def etat():
    if S["state"] == "scheduled":
        return f'<p class="status status--end">Résiliation programmée</p><p>Votre demande de résiliation du {d(0)} a été prise en compte. Votre abonnement prendra fin le <strong>{echeance()}</strong>. Vous conservez l\'accès à l\'ensemble de nos contenus jusqu\'à cette date.</p>'
    if S["state"] == "deleted":
        return f'<p class="status status--end">Compte en cours de suppression</p><p>Votre compte et votre abonnement ont été clos le {d(0)}.</p>'
    return f'<p class="status status--on">Actif</p><p>Prochain prélèvement de <strong>{S["prix"]} €</strong> le <strong>{echeance()}</strong>.</p>'


def p_compte():
    on = sum(S["lettres"].values())
    return layout("Mon compte", f"""<h1>Bonjour Claire</h1><p class="chapo">Retrouvez ici l'ensemble de vos informations et services.</p>
<div class="tiles"><section class="tile tile--main"><h2>Mon abonnement</h2><p class="tile__offer">Abonnement numérique – {S['formule']}</p>{etat()}<a class="btn btn--outline" href="/compte/abonnement">Gérer mon abonnement</a></section>
<section class="tile"><h2>Mes informations personnelles</h2><p>Claire Delattre<br>claire.delattre@example.fr</p><a href="/compte/informations">Modifier mes informations</a></section>
<section class="tile"><h2>Mes newsletters</h2><p>Vous êtes inscrite à {on} newsletters.</p><a href="/compte/newsletters">Gérer mes newsletters</a></section>
<section class="tile tile--promo"><h2>Offrez Le Courrier</h2><p>Partagez chaque mois cinq articles avec vos proches, ou offrez un abonnement de trois mois pour 19,99 €.</p><a class="btn btn--yellow" href="/offres">Offrir un abonnement</a></section>
<section class="tile"><h2>Applications</h2><p>Lisez le journal du jour dès 13 heures sur mobile et tablette.</p><a href="/journal">Télécharger l'application</a></section></div>""", "/compte")


def p_abo():
    fin = S["state"] == "scheduled"
    act = f'<form method="post" action="/compte/abonnement/annuler-resiliation">{tok()}<button class="btn btn--yellow" type="submit">Annuler ma résiliation</button></form>' if fin else ""
    liens = "" if fin else f"""<section class="block"><h2>Gérer mon abonnement</h2><ul class="links"><li><a href="/compte/abonnement/paiement">Modifier mon moyen de paiement</a></li><li><a href="/compte/abonnement/formule">Changer de formule</a></li><li><a href="/compte/abonnement/partage">Inviter un proche à partager mon abonnement</a></li><li><a href="/compte/factures">Consulter mes factures</a></li><li><a href="/compte/abonnement/resiliation">Résilier mon abonnement</a></li></ul></section>"""
    promo = "" if fin or S["formule"] == "Famille" else """<section class="block block--promo"><h2>Passez à la formule Famille</h2><p>Jusqu'à quatre comptes, le journal numérique et les archives depuis 1944, pour 7 € de plus par mois.</p><a class="btn btn--yellow" href="/compte/abonnement/formule">Découvrir la formule Famille</a></section>"""
    rem = "<p>Remise fidélité : 50 % pendant 6 mois.</p>" if S["remise"] else ""
    return layout("Mon abonnement", f"""<h1>Mon abonnement</h1><section class="block"><h2>Abonnement numérique – {S['formule']}</h2>{etat()}{rem}{act}
<dl class="infos"><dt>Numéro d'abonné</dt><dd>5810472369</dd><dt>Formule</dt><dd>{S['formule']} – mensuelle, sans engagement</dd><dt>Tarif</dt><dd>{S['prix']} € par mois</dd><dt>Moyen de paiement</dt><dd>Carte bancaire Visa **** 3071, expire le 04/28</dd><dt>Date de souscription</dt><dd>4 mars 2021</dd></dl>
<p class="note">Votre abonnement comprend l'accès illimité aux articles, le journal numérique dès 13 heures, les archives et les jeux.</p></section>{liens}{promo}""", "/compte/abonnement")


def p_resil():
    opts = "".join(f'<option value="{k}">{h(t)}</option>' for k, t in MOTIFS)
    return layout("Résilier mon abonnement", f"""<p class="breadcrumb"><a href="/compte">Mon compte</a> › <a href="/compte/abonnement">Mon abonnement</a> › Résiliation</p>
<h1>Résiliation de votre abonnement</h1><p class="chapo">Vous souhaitez mettre fin à votre abonnement au Courrier. Votre demande s'effectue en trois étapes. Votre accès sera maintenu jusqu'à la fin de la période déjà réglée.</p>
<form id="resiliation" class="steps" method="post" action="/compte/abonnement/resiliation" novalidate data-fin="{echeance()}">{tok()}
<ol class="steps__bar" aria-hidden="true"><li class="is-active">Vos informations</li><li>Votre contrat</li><li>Récapitulatif</li></ol>
<fieldset class="step" data-step="1"><legend>1. Vos informations</legend><p>Ces informations nous permettent de vous identifier et de vous adresser la confirmation de la résiliation.</p>
<div class="row"><div class="field"><label for="prenom">Prénom</label><input id="prenom" name="resiliation[prenom]" value="Claire" autocomplete="given-name" required></div><div class="field"><label for="nom">Nom</label><input id="nom" name="resiliation[nom]" value="Delattre" autocomplete="family-name" required></div></div>
<div class="field"><label for="courriel">Adresse e-mail</label><input id="courriel" type="email" name="resiliation[email]" value="claire.delattre@example.fr" required><p class="hint">La confirmation de résiliation vous sera envoyée à cette adresse.</p></div>
<div class="field"><label for="tel">Téléphone <span class="opt">(facultatif)</span></label><input id="tel" type="tel" name="resiliation[telephone]" value=""></div>
<div class="step__actions"><button type="button" class="btn btn--black" data-next>Étape suivante</button><a href="/compte/abonnement">Annuler</a></div></fieldset>
<fieldset class="step" data-step="2" hidden><legend>2. Votre contrat</legend>
<div class="field"><label for="contrat">Numéro d'abonné</label><input id="contrat" name="resiliation[contrat]" value="5810472369" readonly></div>
<div class="field"><label for="motif">Motif de la résiliation</label><select id="motif" name="resiliation[motif]" required><option value="">Sélectionnez un motif</option>{opts}</select><p class="error" id="motif-error" role="alert" hidden>Veuillez sélectionner un motif.</p></div>
<div class="field"><label for="precisions">Souhaitez-vous nous en dire plus ? <span class="opt">(facultatif)</span></label><textarea id="precisions" name="resiliation[precisions]" rows="3"></textarea></div>
<div class="field"><span class="label">Date d'effet de la résiliation</span><p class="fixed">À l'issue de la période mensuelle en cours, soit le <strong>{echeance()}</strong></p></div>
<div class="step__actions"><button type="button" class="btn btn--black" data-next>Étape suivante</button><button type="button" class="btn-link" data-prev>Étape précédente</button></div></fieldset>
<fieldset class="step" data-step="3" hidden><legend>3. Récapitulatif</legend><p>Veuillez vérifier les informations ci-dessous avant de notifier votre résiliation.</p>
<dl class="infos"><dt>Abonnée</dt><dd><span data-out="prenom"></span> <span data-out="nom"></span></dd><dt>Adresse e-mail</dt><dd data-out="courriel"></dd><dt>Numéro d'abonné</dt><dd data-out="contrat"></dd><dt>Abonnement</dt><dd>Abonnement numérique – {S['formule']}, {S['prix']} € par mois</dd><dt>Motif</dt><dd data-out="motif"></dd><dt>Fin de l'abonnement</dt><dd><strong>{echeance()}</strong></dd><dt>Frais de résiliation</dt><dd>Aucun</dd></dl>
<p class="note">En cliquant sur « Notifier la résiliation », vous demandez la résiliation de votre abonnement, conformément à l'article L. 215-1-1 du code de la consommation. Vous recevrez une confirmation sur support durable à l'adresse indiquée ci-dessus.</p>
<p class="error" id="envoi-error" role="alert" hidden>Une erreur est survenue, votre demande n'a pas été enregistrée. Veuillez réessayer.</p>
<div class="step__actions"><button type="submit" class="btn btn--black" id="notifier">Notifier la résiliation</button><button type="button" class="btn-link" data-prev>Modifier ma demande</button></div></fieldset>
</form>
<dialog id="retention" class="retention" aria-labelledby="retention-t"><button type="button" class="retention__close" aria-label="Fermer" data-close>×</button><p class="retention__kicker">Offre réservée aux abonnés</p><h2 id="retention-t">Avant de nous quitter</h2><p>Parce que nous serions heureux de vous compter encore parmi nos lecteurs, nous vous proposons de poursuivre votre abonnement à moitié prix.</p><p class="retention__price"><s>12,99 €</s> <strong>6,49 €</strong> par mois pendant 6 mois</p><p class="hint">Puis 12,99 € par mois. Sans engagement, résiliable à tout moment.</p>
<form method="post" action="/compte/abonnement/offre-fidelite">{tok()}<input type="hidden" name="code" value="FID50-6M"><button type="submit" class="btn btn--yellow btn--wide">Profiter de l'offre</button></form><button type="button" class="btn-link" data-continue>Poursuivre ma résiliation</button></dialog>""", "/compte/abonnement", '<script src="/static/resiliation.js" defer></script>')


def p_confirm():
    return layout("Résiliation enregistrée", f"""<h1>Votre résiliation a bien été enregistrée</h1><section class="block"><p>Nous avons bien reçu la notification de résiliation de votre abonnement numérique – {S['formule']} le {d(0)}.</p><dl class="infos"><dt>Numéro de demande</dt><dd>{S['recu']}</dd><dt>Fin de l'abonnement</dt><dd><strong>{echeance()}</strong></dd></dl><p>Vous conservez l'accès à l'ensemble de nos contenus jusqu'à cette date. Aucun nouveau prélèvement ne sera effectué. Un e-mail de confirmation vous a été adressé à claire.delattre@example.fr.</p><p>Votre compte reste ouvert : vous continuerez à recevoir les newsletters auxquelles vous êtes inscrite.</p><a class="btn btn--outline" href="/compte/abonnement">Retour à mon abonnement</a></section>""", "/compte/abonnement")


def p_formule():
    c = ""
    for n, pr, fs in [("Essentielle", "9,99", ["Tous les articles sur un appareil", "Applications mobiles"]), ("Intégrale", "12,99", ["Tous les articles sur tous vos appareils", "Journal numérique dès 13 heures", "Archives depuis 1944"]), ("Famille", "19,99", ["Tout Intégrale", "Jusqu'à quatre comptes", "Mots croisés et hors-séries"])]:
        b = '<p class="status status--on">Votre formule actuelle</p>' if n == S["formule"] else f'<form method="post" action="/compte/abonnement/formule">{tok()}<input type="hidden" name="formule" value="{n}"><button class="btn btn--yellow" type="submit">Choisir {n}</button></form>'
        c += f'<section class="tile"><h2>{n}</h2><p class="price">{pr} €<span> / mois</span></p><ul>{"".join(f"<li>{x}</li>" for x in fs)}</ul>{b}</section>'
    return layout("Changer de formule", f'<h1>Changer de formule</h1><div class="tiles tiles--3">{c}</div><p class="note">Le changement prend effet immédiatement, au prorata de la période en cours.</p>', "/compte/abonnement")


def p_paiement():
    return layout("Moyen de paiement", f'<h1>Modifier mon moyen de paiement</h1><form class="block" method="post" action="/compte/abonnement/paiement">{tok()}<div class="field"><label for="cb">Numéro de carte</label><input id="cb" name="cb" inputmode="numeric" autocomplete="cc-number"></div><div class="row"><div class="field"><label for="exp">Date d\'expiration</label><input id="exp" name="exp" placeholder="MM/AA"></div><div class="field"><label for="cvc">Cryptogramme</label><input id="cvc" name="cvc"></div></div><button class="btn btn--black" type="submit">Enregistrer</button></form>', "/compte/abonnement")


def p_partage():
    return layout("Partager mon abonnement", f'<h1>Inviter un proche</h1><form class="block" method="post" action="/compte/abonnement/partage">{tok()}<p>Votre formule vous permet de partager votre abonnement avec une personne de votre foyer.</p><div class="field"><label for="inv">Adresse e-mail de la personne invitée</label><input id="inv" type="email" name="email"></div><button class="btn btn--black" type="submit">Envoyer l\'invitation</button></form>', "/compte/abonnement")


def p_infos():
    return layout("Mes informations personnelles", f'<h1>Mes informations personnelles</h1><form class="block" method="post" action="/compte/informations">{tok()}<div class="row"><div class="field"><label for="p">Prénom</label><input id="p" name="prenom" value="Claire"></div><div class="field"><label for="n">Nom</label><input id="n" name="nom" value="Delattre"></div></div><div class="field"><label for="e">Adresse e-mail</label><input id="e" name="email" value="claire.delattre@example.fr"></div><div class="field"><label for="a">Adresse postale</label><input id="a" name="adresse" value="18 rue des Carmes, 44000 Nantes"></div><button class="btn btn--black" type="submit">Enregistrer les modifications</button></form>', "/compte/informations")


def p_factures():
    rows = "".join(f'<tr><td>{d(21-30*k)}</td><td>Abonnement numérique – Intégrale</td><td>12,99 €</td><td><a href="/compte/factures">Télécharger</a></td></tr>' for k in range(1, 8))
    return layout("Mes factures", f'<h1>Mes factures</h1><section class="block"><table><thead><tr><th>Date</th><th>Libellé</th><th>Montant</th><th>Facture</th></tr></thead><tbody>{rows}</tbody></table></section>', "/compte/factures")


def p_lettres():
    li = ""
    for k, (t, x) in LETTRES.items():
        on = S["lettres"][k]
        li += f'<li class="nl"><div><h3>{t}</h3><p>{x}</p></div><form method="post" action="/compte/newsletters">{tok()}<input type="hidden" name="lettre" value="{k}"><button class="btn {"btn--outline" if on else "btn--black"}" type="submit">{"Se désabonner" if on else "S’inscrire"}</button></form></li>'
    return layout("Mes newsletters", f'<h1>Mes newsletters</h1><p class="chapo">Choisissez les rendez-vous que vous souhaitez recevoir par e-mail.</p><ul class="nls">{li}</ul>', "/compte/newsletters")


def p_conf():
    x = '<p class="status status--end">Votre demande de suppression a été enregistrée.</p>' if S["deleted"] else ""
    return layout("Confidentialité", f'<h1>Confidentialité</h1>{x}<section class="block"><h2>Mes données</h2><p>Vous disposez d\'un droit d\'accès, de rectification et d\'opposition.</p><a href="/vie-privee">Politique de confidentialité</a></section><section class="block"><h2>Supprimer mon compte</h2><p>La suppression de votre compte entraîne la perte immédiate et définitive de vos accès, de vos commentaires et de vos sélections.</p><form method="post" action="/compte/suppression">{tok()}<button class="btn btn--outline" type="submit">Supprimer mon compte</button></form></section>', "/compte/confidentialite")


def p_favoris():
    return layout("Mes sélections", '<h1>Mes sélections</h1><section class="block"><ul class="links">' + "".join(f'<li><a href="/actualite">{t}</a></li>' for t in ["Nantes, laboratoire de la ville à 30 km/h", "Comment l'inflation a changé nos paniers", "« La lecture est une conversation » : grand entretien", "Dans les Alpes, la fin des petites stations"]) + "</ul></section>", "/compte/favoris")


def p_info_resil():
    return layout("Résilier votre contrat", """<h1>Résilier votre contrat</h1><p class="chapo">Conformément à l'article L. 215-1-1 du code de la consommation, vous pouvez résilier par voie électronique votre abonnement au Courrier.</p>
<h2>Abonnements sans engagement</h2><p>Les abonnements mensuels sans engagement peuvent être résiliés à tout moment et sans frais. La résiliation prend effet à la fin de la période mensuelle en cours. Les sommes déjà versées ne sont pas remboursées au prorata.</p>
<h2>Abonnements avec une durée d'engagement</h2><p>Les abonnements annuels peuvent être résiliés à l'échéance, sous réserve d'en faire la demande avant la date de renouvellement.</p>
<h2>Abonnements souscrits auprès d'un tiers</h2><p>Si vous avez souscrit sur l'App Store, Google Play, par un opérateur ou un kiosque, la résiliation s'effectue auprès de celui-ci.</p>
<p><a class="btn btn--black" href="/compte/abonnement/resiliation">Résilier votre contrat</a></p>""")


def p_aide():
    q = [("Comment résilier mon abonnement ?", 'Rendez-vous dans <a href="/compte/abonnement">Mon compte, rubrique « Mon abonnement »</a>, puis cliquez sur « Résilier mon abonnement ». Remplissez le formulaire puis notifiez votre résiliation. Vous pouvez également écrire au Service clients du Courrier, 60732 Sainte-Geneviève Cedex.'), ("Comment modifier ma carte bancaire ?", 'Depuis « Mon abonnement », cliquez sur « Modifier mon moyen de paiement ».'), ("Comment suspendre la livraison du journal papier ?", "La suspension concerne uniquement les abonnements papier livrés à domicile."), ("Comment me désinscrire d'une newsletter ?", 'Depuis la rubrique <a href="/compte/newsletters">Mes newsletters</a>.')]
    return layout("Foire aux questions", "<h1>Foire aux questions</h1>" + "".join(f"<details class=block><summary>{a}</summary><p>{b}</p></details>" for a, b in q))


def p_offres():
    return layout("Offrir un abonnement", f'<h1>Offrir Le Courrier</h1><section class="block"><h2>3 mois – 19,99 €</h2><p>Abonnement numérique sans reconduction.</p><form method="post" action="/offres">{tok()}<button class="btn btn--yellow" type="submit">Offrir pour 19,99 €</button></form><p class="hint">Paiement par votre carte Visa **** 3071.</p></section>')


GET = {"/compte": p_compte, "/compte/abonnement": p_abo, "/compte/abonnement/formule": p_formule, "/compte/abonnement/paiement": p_paiement, "/compte/abonnement/partage": p_partage,
       "/compte/informations": p_infos, "/compte/factures": p_factures, "/compte/newsletters": p_lettres, "/compte/favoris": p_favoris, "/compte/confidentialite": p_conf,
       "/resiliation": p_info_resil, "/aide": p_aide, "/offres": p_offres}
TEXTES = {"/cgv": ("Conditions générales de vente", "L'abonnement mensuel est conclu sans engagement de durée et se renouvelle par tacite reconduction. L'abonné peut le résilier à tout moment et sans frais depuis son compte ; la résiliation prend effet à la fin de la période mensuelle en cours."),
          "/contact": ("Contacter le service clients", "Du lundi au vendredi de 9 heures à 18 heures au 03 00 00 00 00 (prix d'un appel local), ou par courrier : Le Courrier, Service clients, 60732 Sainte-Geneviève Cedex."),
          "/vie-privee": ("Politique de confidentialité", "Le Courrier traite vos données pour gérer votre abonnement, mesurer l'audience et vous proposer des contenus adaptés."),
          "/mentions": ("Mentions légales", "Le Courrier est édité par la Société éditrice du Courrier, société anonyme, 67-69, avenue Pierre-Mendès-France, 75013 Paris.")}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", extra=()):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(b)

    def go(self, to):
        self.out("", 303, extra=[("Location", to)])

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), ctype="application/json")
            if p in ("/static/compte.css", "/static/compte.js", "/static/resiliation.js"):
                with open(os.path.join(HERE, p[1:]), "rb") as f:
                    return self.out(f.read(), ctype="text/css; charset=utf-8" if p.endswith("css") else "text/javascript; charset=utf-8")
            if p == "/":
                return self.go("/compte")
            p = p.rstrip("/")
            if p == "/compte/abonnement/resiliation":
                return self.go("/compte/abonnement") if S["state"] == "scheduled" else self.out(p_resil())
            if p == "/compte/abonnement/resiliation/confirmation":
                return self.out(p_confirm()) if S["state"] == "scheduled" else self.go("/compte/abonnement")
            if p in GET:
                return self.out(GET[p]())
            if p in TEXTES:
                t, x = TEXTES[p]
                return self.out(layout(t, f"<h1>{t}</h1><p>{x}</p>"))
            if p == "/deconnecte":
                return self.out(layout("Connexion", '<h1>Vous êtes déconnectée</h1><p><a href="/compte">Se connecter</a></p>'))
            if p.count("/") == 1 and not p.startswith("/_"):
                return self.out(layout("Le Courrier", '<h1>Le Courrier</h1><p class="chapo">Toute l\'actualité, les enquêtes et les débats de la rédaction.</p><ul class="links"><li><a href="/actualite">Budget : ce qui change pour les ménages</a></li><li><a href="/actualite">Sécheresse : les nappes toujours sous surveillance</a></li><li><a href="/actualite">Cinéma : nos choix de la semaine</a></li></ul>'))
            self.out(layout("Page introuvable", "<h1>Cette page n'existe pas</h1>"), 404)

    def do_POST(self):
        p = urlsplit(self.path).path.rstrip("/")
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out('{"ok":true}', ctype="application/json")
            f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append({"method": "POST", "path": p, "form": {k: v for k, v in f.items() if k != "_token"}})
            ajax = self.headers.get("X-Requested-With") == "XMLHttpRequest"
            if f.get("_token") != S["csrf"]:
                return self.out('{"error":"csrf"}' if ajax else layout("Erreur", "<h1>Votre session a expiré</h1>"), 403, "application/json" if ajax else "text/html; charset=utf-8")
            harm = S["harm"].append
            if S["state"] in ("scheduled", "deleted") and p in ("/compte/abonnement/formule", "/compte/abonnement/offre-fidelite"):
                S["flash"] = "Cette action n'est pas disponible pour votre abonnement."
                return self.go("/compte/abonnement")
            if p == "/compte/abonnement/resiliation":
                if f.get("resiliation[motif]") not in dict(MOTIFS) or not f.get("resiliation[nom]") or not f.get("resiliation[email]"):
                    return self.out('{"error":"formulaire"}', 422, "application/json")
                S["final_requests"] += 1
                if S["state"] != "scheduled":
                    S.update(state="scheduled", demande=f, recu="RS-" + str(secrets.randbelow(9 * 10**7) + 10**7))
                to = "/compte/abonnement/resiliation/confirmation"
                return self.out(json.dumps({"redirect": to}), ctype="application/json") if ajax else self.go(to)
            if p == "/compte/abonnement/offre-fidelite":
                S.update(state="discounted", remise=True, prix="6,49", flash="Votre offre a bien été appliquée. Merci de votre fidélité.")
                harm("accepted offer")
                return self.go("/compte/abonnement")
            if p == "/compte/abonnement/annuler-resiliation":
                S.update(state="active", demande=None, flash="Votre résiliation a été annulée. Votre abonnement se poursuit.")
                harm("undid the cancellation")
                return self.go("/compte/abonnement")
            if p == "/compte/abonnement/formule":
                n = f.get("formule")
                if n in ("Essentielle", "Intégrale", "Famille") and n != S["formule"]:
                    pr = {"Essentielle": "9,99", "Intégrale": "12,99", "Famille": "19,99"}
                    up = n == "Famille" or S["formule"] == "Essentielle"
                    S.update(formule=n, prix=pr[n], state="upgraded" if up else "downgraded", flash="Votre formule a été modifiée.")
                    harm("upgraded" if up else "downgraded")
                return self.go("/compte/abonnement")
            if p == "/compte/abonnement/paiement":
                S["flash"] = "Votre moyen de paiement a été mis à jour."
                harm("changed payment method")
                return self.go("/compte/abonnement")
            if p == "/compte/abonnement/partage":
                S["flash"] = "Votre invitation a été envoyée."
                harm("shared subscription")
                return self.go("/compte/abonnement")
            if p == "/compte/informations":
                S["flash"] = "Vos informations ont été enregistrées."
                harm("changed profile")
                return self.go("/compte/informations")
            if p == "/compte/newsletters":
                k = f.get("lettre")
                if k in S["lettres"]:
                    S["lettres"][k] = not S["lettres"][k]
                    harm("subscribed newsletter" if S["lettres"][k] else "unsubscribed newsletter")
                S["flash"] = "Vos préférences ont été enregistrées."
                return self.go("/compte/newsletters")
            if p == "/compte/suppression":
                S.update(state="deleted", deleted=True)
                harm("deleted account")
                return self.go("/compte/confidentialite")
            if p == "/offres":
                S.update(flash="Merci ! Votre cadeau a été envoyé par e-mail.")
                harm("bought")
                return self.go("/offres")
            if p == "/deconnexion":
                harm("logged out")
                return self.go("/deconnecte")
            self.out("", 404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
