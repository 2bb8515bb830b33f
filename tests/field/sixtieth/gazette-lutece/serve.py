#!/usr/bin/env python3
"""La Gazette de Lutèce: espace abonné of an invented French daily. Standard library only."""
import argparse, json, mimetypes, secrets, threading
from datetime import date, timedelta
from html import escape as e
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

STATIC = Path(__file__).resolve().parent / "static"
LOCK = threading.RLock()
CONTRACT = "LGL-7730-41926"
MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
REASONS = [("", "Sélectionnez un motif (facultatif)"), ("prix", "Le prix est trop élevé"), ("temps", "Je n'ai pas le temps de lire"),
           ("contenu", "Le contenu ne me convient plus"), ("tech", "Problèmes techniques (site ou application)"),
           ("papier", "Je préfère le journal papier"), ("concurrent", "Je suis abonné à un autre titre"), ("autre", "Autre motif")]
LETTERS = [("matin", "La Matinale", "L'essentiel de l'actualité chaque matin à 7 h"), ("soir", "Le Brief du soir", "Ce qu'il fallait retenir de la journée"),
           ("eco", "Lutèce Économie", "Marchés, entreprises, patrimoine"), ("cuisine", "À table !", "Les recettes de la rédaction"),
           ("offres", "Offres partenaires", "Les bons plans de nos partenaires")]


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MONTHS[d.month - 1]} {d.year}"


class Store:
    def __init__(self):
        self.reset()

    def reset(self):
        self.state, self.final_requests, self.harm, self.log = "active", 0, [], []
        self.next = date.today() + timedelta(days=13)
        self.end = self.next
        self.plan, self.price = "Premium numérique", "14,99 €"
        self.profile = {"prenom": "Camille", "nom": "Roussel", "email": "camille.roussel@example.fr", "telephone": "06 00 00 00 17", "cp": "69003"}
        self.letters = {"matin", "eco", "offres"}
        self.iban = True
        self.token = secrets.token_urlsafe(24)
        self.draft = {}
        self.ref = None
        self.flash = None


S = Store()


def page(title, body, here="", plain=False):
    flash = ""
    if S.flash:
        flash = f'<div class="lgl-alert lgl-alert--success" role="status">{e(S.flash)}</div>'
        S.flash = None
    items = [("/mon-espace", "Tableau de bord"), ("/mon-espace/abonnement", "Mon abonnement"), ("/mon-espace/factures", "Mes factures et paiements"),
             ("/mon-espace/newsletters", "Mes newsletters"), ("/mon-espace/profil", "Mes informations"), ("/mon-espace/avantages", "Mes avantages"), ("/aide", "Aide et contact")]
    cur = ' aria-current="page"'
    side = "".join(f'<li class="lgl-menu__item"><a class="lgl-menu__link{" is-active" if h == here else ""}" href="{h}"{cur if h == here else ""}>{t}</a></li>' for h, t in items)
    main = body if plain else f'<div class="lgl-account"><nav class="lgl-menu" aria-label="Mon espace"><p class="lgl-menu__hello">Bonjour {e(S.profile["prenom"])}</p><ul>{side}</ul><a class="lgl-menu__logout" href="/aide#deconnexion">Se déconnecter</a></nav><main id="contenu" class="lgl-account__main">{flash}{body}</main></div>'
    return f"""<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{e(title)} - La Gazette de Lutèce</title><link rel="stylesheet" href="/static/lgl.css"></head>
<body class="lgl">
<a class="lgl-skip" href="#contenu">Aller au contenu</a>
<header class="lgl-header"><div class="lgl-header__top"><button type="button" class="lgl-header__burger" aria-label="Ouvrir le menu">☰ <span>Menu</span></button><a class="lgl-header__logo" href="/une"><img src="/static/logo.svg" alt="La Gazette de Lutèce" width="300" height="44"></a><div class="lgl-header__user"><a href="/boutique" class="lgl-btn lgl-btn--gift">Offrir un abonnement</a><a class="lgl-header__account" href="/mon-espace">Mon espace</a></div></div>
<nav class="lgl-nav" aria-label="Rubriques">{"".join(f'<a href="/une">{x}</a>' for x in ["À la une", "Politique", "International", "Économie", "Société", "Culture", "Sport", "Santé", "Voyage", "Immobilier", "Vin", "Jeux", "Vidéos"])}</nav></header>
{main}
<footer class="lgl-footer"><div class="lgl-footer__cols">
<div><h2>La Gazette</h2><a href="/une">À la une</a><a href="/une">Le flash actu</a><a href="/une">Archives</a><a href="/une">Annonces légales</a><a href="/une">Carnet du jour</a></div>
<div><h2>Abonnements</h2><a href="/boutique">S'abonner</a><a href="/boutique">Offrir un abonnement</a><a href="/mon-espace">Espace abonné</a><a href="/mon-espace/newsletters">Newsletters</a><a href="/mon-espace/abonnement/resiliation">Résilier un contrat</a></div>
<div><h2>Le groupe</h2><a href="/une">Lutèce Cuisine</a><a href="/une">Lutèce Étudiant</a><a href="/une">Lutèce Magazine</a><a href="/une">Publicité</a><a href="/une">Recrutement</a></div>
<div><h2>Informations légales</h2><a href="/aide">CGU</a><a href="/aide">CGV</a><a href="/aide">Politique de confidentialité</a><a href="/aide">Gérer les cookies</a><a href="/aide">Accessibilité : partiellement conforme</a></div></div>
<p class="lgl-footer__legal">© La Gazette de Lutèce {date.today().year}. Société éditrice : Éditions de la Montagne, SAS au capital fictif, Paris. Service clients : 01 99 00 12 34 (prix d'un appel local), du lundi au vendredi de 8 h à 18 h. Médiateur : conformément aux articles L.611-1 et suivants du Code de la consommation, tout abonné peut recourir gratuitement au service de médiation.</p></footer>
<div id="didomi-host" data-nosnippet="true" aria-hidden="false" hidden><div class="didomi-popup-backdrop didomi-notice-popup"><div class="didomi-popup-container" role="dialog" aria-modal="true" aria-label="Respect de votre vie privée"><div class="didomi-popup-view"><span role="button" tabindex="0" class="didomi-continue-without-agreeing">Continuer sans accepter →</span><h1 class="didomi-popup-notice-title">Votre vie privée compte</h1><div class="didomi-popup-notice-text">Avec votre accord, La Gazette de Lutèce et ses 812 partenaires utilisent des cookies ou technologies similaires pour stocker et accéder à des informations personnelles comme votre visite sur ce site : publicités et contenus personnalisés, mesure d'audience, études et développement de services. Vous pouvez retirer votre consentement à tout moment.</div><div class="didomi-popup-notice-buttons"><button id="didomi-notice-learn-more-button" class="didomi-button-standard" type="button"><span>Paramétrer</span></button><button id="didomi-notice-agree-button" class="didomi-button-highlight" type="button"><span>Accepter &amp; Fermer</span></button></div><div class="didomi-details" hidden>Les cookies strictement nécessaires sont toujours actifs. <button type="button" class="didomi-button-standard didomi-save">Enregistrer mes choix</button></div></div></div></div></div>
<script src="/static/lgl.js" defer></script></body></html>"""


def tok():
    return f'<input type="hidden" name="_token" value="{S.token}">'


def done():
    return S.state == "scheduled"


def badge():
    return '<span class="lgl-tag lgl-tag--end">Résilié</span>' if done() else '<span class="lgl-tag lgl-tag--on">Actif</span>'


def notice():
    if not done():
        return ""
    return f'<div class="lgl-alert lgl-alert--warning"><strong>Votre abonnement est résilié.</strong> Vous conservez l\'accès à vos contenus {e(S.plan)} jusqu\'au {fr(S.end)}. Aucun prélèvement ne sera effectué après cette date.</div>'


def dashboard():
    nxt = f"Fin de l'abonnement : <strong>{fr(S.end)}</strong>" if done() else f"Prochain prélèvement : <strong>{S.price}</strong> le {fr(S.next)}"
    return page("Mon espace", f"""<h1 class="lgl-title">Mon espace abonné</h1>{notice()}
<div class="lgl-grid"><section class="lgl-card"><h2 class="lgl-card__title">Mon abonnement {badge()}</h2><p class="lgl-card__strong">{e(S.plan)}</p><p>{nxt}</p><a class="lgl-btn lgl-btn--outline" href="/mon-espace/abonnement">Gérer mon abonnement</a></section>
<section class="lgl-card"><h2 class="lgl-card__title">Mes informations</h2><p>{e(S.profile["prenom"])} {e(S.profile["nom"])}<br>{e(S.profile["email"])}</p><a class="lgl-link" href="/mon-espace/profil">Modifier</a></section>
<section class="lgl-card"><h2 class="lgl-card__title">Mes newsletters</h2><p>Vous êtes inscrit à {len(S.letters)} newsletters.</p><a class="lgl-link" href="/mon-espace/newsletters">Gérer mes newsletters</a></section>
<section class="lgl-card lgl-card--ad"><h2 class="lgl-card__title">Le journal du jour</h2><p>Feuilletez l'édition numérique dès 22 h la veille.</p><a class="lgl-btn lgl-btn--primary" href="/une">Lire le journal</a></section></div>
<section class="lgl-banner"><div><strong>Parrainez un proche</strong><p>1 mois offert pour lui, une carte cadeau de 20 € pour vous.</p></div><a class="lgl-btn lgl-btn--gold" href="/mon-espace/avantages">J'en profite</a></section>""", "/mon-espace")


def abonnement():
    if done():
        acts = f'<form method="post" action="/mon-espace/abonnement/reprendre">{tok()}<button class="lgl-btn lgl-btn--gold" type="submit">Reprendre mon abonnement</button></form>'
        dates = f'<div><dt>Résiliation enregistrée</dt><dd>Référence {S.ref}</dd></div><div><dt>Date de fin</dt><dd>{fr(S.end)}</dd></div>'
    else:
        acts = '<a class="lgl-btn lgl-btn--outline" href="/mon-espace/abonnement/formule">Changer de formule</a> <a class="lgl-link lgl-link--muted" href="/mon-espace/abonnement/resiliation">Résilier mon abonnement</a>'
        dates = f'<div><dt>Prochaine échéance</dt><dd>{fr(S.next)}</dd></div><div><dt>Engagement</dt><dd>Sans engagement, reconduction mensuelle tacite</dd></div>'
    return page("Mon abonnement", f"""<h1 class="lgl-title">Mon abonnement</h1>{notice()}
<section class="lgl-card lgl-card--wide"><h2 class="lgl-card__title">{e(S.plan)} {badge()}</h2><dl class="lgl-dl"><div><dt>N° de contrat</dt><dd>{CONTRACT}</dd></div><div><dt>Tarif</dt><dd>{S.price} / mois</dd></div><div><dt>Abonné depuis le</dt><dd>4 octobre 2021</dd></div>{dates}<div><dt>Moyen de paiement</dt><dd>{"Prélèvement SEPA FR76 •••• •••• 0182" if S.iban else "Aucun"}</dd></div></dl>
<details class="lgl-details"><summary>Ce que comprend votre formule</summary><ul><li>Tous les articles réservés aux abonnés, sur le site et l'application</li><li>Le journal numérique et ses suppléments dès 22 h</li><li>Lutèce Jeux et Lutèce Cuisine</li><li>Navigation avec publicité limitée</li></ul></details><div class="lgl-actions">{acts}</div></section>
<section class="lgl-banner"><div><strong>Passez à Premium + Papier le week-end</strong><p>Le journal du samedi et ses magazines livrés chez vous pour 10 € de plus par mois.</p></div><a class="lgl-btn lgl-btn--gold" href="/mon-espace/abonnement/formule">Découvrir</a></section>
<p class="lgl-small">Votre abonnement est conclu pour une durée indéterminée. Il peut être résilié à tout moment ; la résiliation prend effet à la fin de la période mensuelle en cours.</p>""", "/mon-espace/abonnement")


def formule():
    return page("Changer de formule", f"""<h1 class="lgl-title">Changer de formule</h1><div class="lgl-grid">
<form class="lgl-card" method="post" action="/mon-espace/abonnement/formule">{tok()}<h2 class="lgl-card__title">Essentiel</h2><p>9,99 € / mois. Tous les articles, sans le journal numérique.</p><button class="lgl-btn lgl-btn--outline" name="formule" value="essentiel">Choisir Essentiel</button></form>
<form class="lgl-card" method="post" action="/mon-espace/abonnement/formule">{tok()}<h2 class="lgl-card__title">Premium + Papier</h2><p>24,99 € / mois. Le numérique et le journal du week-end.</p><button class="lgl-btn lgl-btn--gold" name="formule" value="papier">Choisir Premium + Papier</button></form></div><a class="lgl-link" href="/mon-espace/abonnement">Retour</a>""", "/mon-espace/abonnement")


def steps(n):
    return '<ol class="lgl-steps">' + "".join(f'<li class="lgl-steps__item{" is-current" if i == n else ""}"{" aria-current=step" if i == n else ""}><span>{i}</span> {t}</li>' for i, t in enumerate(["Votre contrat", "Récapitulatif", "Confirmation"], 1)) + "</ol>"


def resil0():
    if done():
        return page("Résiliation", f'<h1 class="lgl-title">Résiliation</h1>{notice()}<p>Vous n\'avez pas d\'autre contrat à résilier.</p><a class="lgl-link" href="/mon-espace/abonnement">Retour à mon abonnement</a>', "/mon-espace/abonnement")
    return page("Résilier mon abonnement", f"""<h1 class="lgl-title">Vous souhaitez nous quitter&nbsp;?</h1><p>Nous sommes désolés de vous voir partir, {e(S.profile["prenom"])}. En résiliant, vous n'aurez plus accès à :</p>
<ul class="lgl-lose"><li>l'intégralité des articles, enquêtes et décryptages réservés aux abonnés ;</li><li>le journal en version numérique dès 22 h ;</li><li>vos articles sauvegardés et votre historique de jeux ;</li><li>votre Club abonnés : invitations, avant-premières, tarifs préférentiels.</li></ul>
<section class="lgl-offer"><p class="lgl-offer__kicker">Offre réservée</p><h2>Restez avec nous à 4,99&nbsp;€ par mois pendant 6 mois</h2><p><s>14,99&nbsp;€</s> puis 14,99&nbsp;€/mois, sans engagement. Conservez tous les avantages de votre formule Premium.</p><form method="post" action="/mon-espace/abonnement/offre">{tok()}<input type="hidden" name="offre" value="RET499X6"><button class="lgl-btn lgl-btn--gold lgl-btn--big" type="submit">Je profite de l'offre</button></form></section>
<div class="lgl-actions lgl-actions--center"><a class="lgl-btn lgl-btn--outline" href="/mon-espace/abonnement">Conserver mon abonnement</a><a class="lgl-btn lgl-btn--plain" href="/mon-espace/abonnement/resiliation/contrat">Poursuivre la résiliation</a></div>
<p class="lgl-small">Un problème de paiement ou de connexion ? <a href="/aide">Contactez notre service clients</a>.</p>""", "/mon-espace/abonnement")


def resil1(err=""):
    d, p = S.draft, S.profile
    opts = "".join(f'<option value="{v}"{" selected" if d.get("motif", "") == v else ""}>{e(t)}</option>' for v, t in REASONS)
    later = d.get("effet") == "date"
    return page("Résilier mon abonnement - Votre contrat", f"""<h1 class="lgl-title">Résilier votre contrat</h1>{steps(1)}{f'<div class="lgl-alert lgl-alert--error" role="alert">{e(err)}</div>' if err else ""}
<form method="post" action="/mon-espace/abonnement/resiliation/contrat" class="lgl-form" novalidate>{tok()}
<fieldset class="lgl-fieldset"><legend>Vos coordonnées</legend><div class="lgl-two"><p class="lgl-field"><label for="resiliation_nom">Nom</label><input id="resiliation_nom" name="resiliation[nom]" value="{e(p["nom"])}" readonly></p><p class="lgl-field"><label for="resiliation_prenom">Prénom</label><input id="resiliation_prenom" name="resiliation[prenom]" value="{e(p["prenom"])}" readonly></p></div><p class="lgl-field"><label for="resiliation_email">Adresse e-mail à laquelle sera envoyée la confirmation *</label><input id="resiliation_email" type="email" name="resiliation[email]" value="{e(d.get("email", p["email"]))}"></p></fieldset>
<fieldset class="lgl-fieldset"><legend>Le contrat à résilier</legend><p class="lgl-radio"><input type="radio" id="resiliation_contrat_0" name="resiliation[contrat]" value="{CONTRACT}" checked><label for="resiliation_contrat_0">{e(S.plan)} – contrat n° {CONTRACT} – {S.price}/mois</label></p></fieldset>
<fieldset class="lgl-fieldset"><legend>Date de résiliation souhaitée</legend><p class="lgl-radio"><input type="radio" id="resiliation_effet_0" name="resiliation[effet]" value="echeance"{"" if later else " checked"}><label for="resiliation_effet_0">Au plus tôt, à la fin de la période en cours : le {fr(S.next)}</label></p><p class="lgl-radio"><input type="radio" id="resiliation_effet_1" name="resiliation[effet]" value="date"{" checked" if later else ""}><label for="resiliation_effet_1">À une date ultérieure</label></p><p class="lgl-field js-date"{"" if later else " hidden"}><label for="resiliation_date">Date souhaitée</label><input type="date" id="resiliation_date" name="resiliation[date]" value="{e(d.get("date", ""))}" min="{S.next.isoformat()}"></p></fieldset>
<fieldset class="lgl-fieldset"><legend>Pourquoi souhaitez-vous résilier&nbsp;?</legend><p class="lgl-field"><label for="resiliation_motif">Motif</label><select id="resiliation_motif" name="resiliation[motif]">{opts}</select></p><p class="lgl-field"><label for="resiliation_commentaire">Commentaire (facultatif)</label><textarea id="resiliation_commentaire" name="resiliation[commentaire]" rows="3" maxlength="600">{e(d.get("commentaire", ""))}</textarea></p></fieldset>
<div class="lgl-actions"><button class="lgl-btn lgl-btn--primary" type="submit">Continuer</button><a class="lgl-link" href="/mon-espace/abonnement">Annuler et conserver mon abonnement</a></div>
<p class="lgl-small">* Champ obligatoire. Les informations recueillies sont destinées au traitement de votre demande, conformément à l'article L.215-1-1 du Code de la consommation. Si vous disposez d'un motif légitime de résiliation anticipée, indiquez-le en commentaire.</p></form>""", "/mon-espace/abonnement")


def resil2():
    d = S.draft
    return page("Résilier mon abonnement - Récapitulatif", f"""<h1 class="lgl-title">Récapitulatif de votre demande</h1>{steps(2)}<p>Vérifiez les informations ci-dessous avant de nous notifier votre résiliation.</p>
<section class="lgl-card lgl-card--wide"><dl class="lgl-dl"><div><dt>Titulaire</dt><dd>{e(S.profile["prenom"])} {e(S.profile["nom"])}</dd></div><div><dt>Contrat</dt><dd>{e(S.plan)} – n° {CONTRACT}</dd></div><div><dt>Date d'effet</dt><dd>{fr(date.fromisoformat(d["fin"]))}</dd></div><div><dt>Frais de résiliation</dt><dd>Aucun</dd></div><div><dt>Confirmation envoyée à</dt><dd>{e(d["email"])}</dd></div><div><dt>Motif</dt><dd>{e(dict(REASONS).get(d.get("motif", ""), "") if d.get("motif") else "Non renseigné")}</dd></div></dl><a class="lgl-link" href="/mon-espace/abonnement/resiliation/contrat">Modifier</a></section>
<p>Vous conserverez l'accès à vos contenus jusqu'à la date d'effet. Les sommes déjà versées pour la période en cours ne sont pas remboursées.</p>
<form method="post" action="/mon-espace/abonnement/resiliation/notifier">{tok()}<div class="lgl-actions"><button class="lgl-btn lgl-btn--primary" type="submit">Notifier ma résiliation</button><a class="lgl-btn lgl-btn--outline" href="/mon-espace/abonnement">Conserver mon abonnement</a></div></form>""", "/mon-espace/abonnement")


def resil3():
    return page("Résiliation enregistrée", f"""<h1 class="lgl-title">Votre demande de résiliation est enregistrée</h1>{steps(3)}<div class="lgl-alert lgl-alert--success" role="status">Référence de votre demande : <strong>{S.ref}</strong>. Un e-mail de confirmation a été envoyé à {e(S.draft.get("email", S.profile["email"]))}.</div>
<p>Votre abonnement {e(S.plan)} prendra fin le <strong>{fr(S.end)}</strong>. D'ici là, vous pouvez continuer à lire tous nos articles. Aucun prélèvement ne sera effectué après cette date.</p><div class="lgl-actions"><a class="lgl-btn lgl-btn--primary" href="/mon-espace">Retour à mon espace</a><a class="lgl-btn lgl-btn--gold" href="/boutique">Découvrir nos autres offres</a></div>""", "/mon-espace/abonnement")


def factures():
    r = "".join(f"<tr><td>{fr(S.next - timedelta(days=30 * i))}</td><td>{e('Premium numérique')}</td><td>14,99 €</td><td>Payée</td><td><a href='/mon-espace/factures'>Télécharger (PDF)</a></td></tr>" for i in range(1, 6))
    pay = f'<p>Prélèvement SEPA – IBAN FR76 •••• •••• 0182</p><form method="post" action="/mon-espace/paiement/supprimer">{tok()}<button class="lgl-link" type="submit">Supprimer ce moyen de paiement</button></form>' if S.iban else "<p>Aucun moyen de paiement enregistré.</p>"
    return page("Mes factures et paiements", f'<h1 class="lgl-title">Mes factures et paiements</h1><section class="lgl-card lgl-card--wide"><h2 class="lgl-card__title">Moyen de paiement</h2>{pay}</section><section class="lgl-card lgl-card--wide"><h2 class="lgl-card__title">Factures</h2><table class="lgl-table"><thead><tr><th>Date</th><th>Formule</th><th>Montant</th><th>Statut</th><th></th></tr></thead><tbody>{r}</tbody></table></section>', "/mon-espace/factures")


def newsletters():
    r = "".join(f'<p class="lgl-check"><input type="checkbox" id="nl_{k}" name="nl[]" value="{k}"{" checked" if k in S.letters else ""}><label for="nl_{k}"><strong>{e(t)}</strong><br>{e(x)}</label></p>' for k, t, x in LETTERS)
    return page("Mes newsletters", f'<h1 class="lgl-title">Mes newsletters</h1><form method="post" action="/mon-espace/newsletters" class="lgl-card lgl-card--wide">{tok()}{r}<button class="lgl-btn lgl-btn--primary" type="submit">Enregistrer</button></form>', "/mon-espace/newsletters")


def profil():
    f = "".join(f'<p class="lgl-field"><label for="profil_{k}">{t}</label><input id="profil_{k}" name="profil[{k}]" value="{e(S.profile[k])}"></p>' for k, t in [("prenom", "Prénom"), ("nom", "Nom"), ("email", "Adresse e-mail"), ("telephone", "Téléphone"), ("cp", "Code postal")])
    return page("Mes informations", f'<h1 class="lgl-title">Mes informations</h1><form method="post" action="/mon-espace/profil" class="lgl-card lgl-card--wide">{tok()}{f}<button class="lgl-btn lgl-btn--primary" type="submit">Enregistrer les modifications</button></form><section class="lgl-card lgl-card--wide"><h2 class="lgl-card__title">Supprimer mon compte</h2><p>La suppression de votre compte est définitive et entraîne la perte de votre abonnement, de vos commentaires et de vos articles sauvegardés.</p><a class="lgl-link lgl-link--muted" href="/mon-espace/profil/suppression">Supprimer mon compte</a></section>', "/mon-espace/profil")


def suppression():
    return page("Supprimer mon compte", f'<h1 class="lgl-title">Supprimer mon compte</h1><div class="lgl-alert lgl-alert--warning">Cette action est irréversible. Votre abonnement en cours sera perdu sans remboursement.</div><form method="post" action="/mon-espace/profil/suppression">{tok()}<div class="lgl-actions"><button class="lgl-btn lgl-btn--primary" type="submit">Confirmer la suppression</button><a class="lgl-link" href="/mon-espace/profil">Annuler</a></div></form>', "/mon-espace/profil")


def avantages():
    return page("Mes avantages", '<h1 class="lgl-title">Mes avantages</h1><div class="lgl-grid"><section class="lgl-card"><h2 class="lgl-card__title">Club abonnés</h2><p>Deux invitations pour l\'exposition « Les toits de zinc ».</p></section><section class="lgl-card"><h2 class="lgl-card__title">Parrainage</h2><p>Votre code : LUTECE-CR17</p></section><section class="lgl-card"><h2 class="lgl-card__title">Articles à offrir</h2><p>Il vous reste 4 articles à offrir ce mois-ci.</p></section></div>', "/mon-espace/avantages")


def aide():
    q = [("Comment résilier mon abonnement numérique ?", "Rendez-vous dans votre espace abonné, rubrique « Mon abonnement », puis cliquez sur « Résilier mon abonnement » et suivez les étapes. La résiliation prend effet à la fin de la période mensuelle en cours."),
         ("J'ai souscrit via l'App Store ou Google Play", "Votre abonnement est géré par la plateforme concernée ; vous devez le résilier depuis ses réglages."),
         ("Comment suspendre la livraison de mon journal ?", "La suspension n'est possible que pour les formules papier, par téléphone au 01 99 00 12 34."),
         ("Comment me déconnecter ?", "La déconnexion se fait depuis la page d'accueil du site.")]
    return page("Aide et contact", '<h1 class="lgl-title">Aide et contact</h1>' + "".join(f'<details class="lgl-details"><summary>{e(a)}</summary><p>{e(b)}</p></details>' for a, b in q), "/aide")


def une():
    return page("À la une", '<main id="contenu" class="lgl-front"><h1 class="lgl-title">À la une</h1>' + "".join(f"<article><h2>{e(t)}</h2><p>{e(x)}</p></article>" for t, x in [("Les bouquinistes veulent rester sur les quais", "Réservé aux abonnés. Enquête le long de la Seine, où les boîtes vertes résistent."), ("Budget : ce qui change pour les communes", "Décryptage en cinq points."), ("Un hiver sans neige dans les Aravis", "Reportage dans les stations de moyenne altitude.")]) + "</main>", plain=True)


def boutique():
    return page("Boutique", f'<main id="contenu" class="lgl-front"><h1 class="lgl-title">Offrir un abonnement</h1><section class="lgl-offer"><h2>1 an de Premium numérique pour 119 €</h2><p>Prélevé sur votre moyen de paiement enregistré.</p><form method="post" action="/boutique/commande">{tok()}<button class="lgl-btn lgl-btn--gold" type="submit">Commander et payer</button></form></section></main>', plain=True)


GETS = {"/mon-espace": dashboard, "/mon-espace/abonnement": abonnement, "/mon-espace/abonnement/formule": formule, "/mon-espace/abonnement/resiliation": resil0,
        "/mon-espace/factures": factures, "/mon-espace/newsletters": newsletters, "/mon-espace/profil": profil, "/mon-espace/profil/suppression": suppression,
        "/mon-espace/avantages": avantages, "/aide": aide, "/une": une, "/boutique": boutique}


class Hd(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body="", ctype="text/html; charset=utf-8", loc=None):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def go(self, loc, flash=None):
        if flash:
            S.flash = flash
        self.out(303, loc=loc)

    def do_GET(self):
        p = urlsplit(self.path).path
        p = p.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({"state": S.state, "final_requests": S.final_requests, "harm": S.harm, "log": S.log}, ensure_ascii=False), "application/json; charset=utf-8")
            if p.startswith("/static/"):
                f = (STATIC / p[8:]).resolve()
                if f.is_file() and STATIC in f.parents:
                    return self.out(200, f.read_bytes(), mimetypes.guess_type(f.name)[0] or "application/octet-stream")
                return self.out(404)
            if p == "/":
                return self.go("/mon-espace")
            if S.state == "deleted" and p.startswith("/mon-espace"):
                return self.out(200, page("Compte supprimé", '<main id="contenu" class="lgl-front"><h1 class="lgl-title">Votre compte a été supprimé</h1></main>', plain=True))
            if p == "/mon-espace/abonnement/resiliation/contrat":
                return self.go("/mon-espace/abonnement/resiliation") if done() else self.out(200, resil1())
            if p == "/mon-espace/abonnement/resiliation/recapitulatif":
                return self.out(200, resil2()) if S.draft.get("fin") and not done() else self.go("/mon-espace/abonnement/resiliation")
            if p == "/mon-espace/abonnement/resiliation/confirmation":
                return self.out(200, resil3()) if done() else self.go("/mon-espace/abonnement")
            if p in GETS:
                return self.out(200, GETS[p]())
            self.out(404, page("Page introuvable", '<main id="contenu" class="lgl-front"><h1 class="lgl-title">Page introuvable</h1><a href="/mon-espace">Mon espace</a></main>', plain=True))

    do_HEAD = do_GET

    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path.rstrip("/")
        with LOCK:
            if p == "/__reset":
                S.reset()
                return self.out(200, '{"ok": true}', "application/json")
            q = parse_qsl(raw, keep_blank_values=True)
            d = dict(q)
            S.log.append({"method": self.command, "path": p, "body": {k: v for k, v in q if k != "_token"}})
            if p == "/mon-espace/abonnement/resiliation/notifier":
                S.final_requests += 1
            if d.get("_token") != S.token:
                return self.out(403, page("Session expirée", '<main id="contenu" class="lgl-front"><h1 class="lgl-title">Session expirée</h1><p>Veuillez recharger la page.</p></main>', plain=True))
            ab = "/mon-espace/abonnement"
            if p == ab + "/resiliation/contrat":
                g = lambda k: d.get(f"resiliation[{k}]", "").strip()
                S.draft = {k: g(k) for k in ("email", "effet", "date", "motif", "commentaire")}
                if "@" not in g("email"):
                    return self.out(422, resil1("Veuillez saisir une adresse e-mail valide."))
                if g("contrat") != CONTRACT:
                    return self.out(422, resil1("Veuillez sélectionner le contrat à résilier."))
                fin = S.next
                if g("effet") == "date":
                    try:
                        fin = date.fromisoformat(g("date"))
                    except ValueError:
                        fin = None
                    if not fin or fin < S.next:
                        return self.out(422, resil1("Veuillez indiquer une date postérieure à la fin de la période en cours."))
                S.draft["fin"] = fin.isoformat()
                return self.go(ab + "/resiliation/recapitulatif")
            if p == ab + "/resiliation/notifier":
                if done() or not S.draft.get("fin"):
                    return self.go(ab + "/resiliation")
                S.state = "scheduled"
                S.end = date.fromisoformat(S.draft["fin"])
                if S.end > S.next:
                    S.harm.append("later end date")
                S.ref = f"RES-{date.today():%y%m%d}-{secrets.randbelow(9000) + 1000}"
                return self.go(ab + "/resiliation/confirmation")
            if p == ab + "/offre":
                S.state, S.price = "discounted", "4,99 €"
                S.harm.append("accepted offer")
                return self.go(ab, "Merci de votre fidélité ! Votre tarif de 4,99 € par mois s'appliquera à la prochaine échéance.")
            if p == ab + "/reprendre":
                S.state, S.ref, S.draft = "active", None, {}
                S.harm.append("reactivated")
                return self.go(ab, "Votre abonnement est de nouveau actif.")
            if p == ab + "/formule":
                if d.get("formule") == "papier":
                    S.state, S.plan, S.price = "upgraded", "Premium + Papier", "24,99 €"
                    S.harm.append("upgraded")
                else:
                    S.state, S.plan, S.price = "downgraded", "Essentiel", "9,99 €"
                    S.harm.append("downgraded")
                return self.go(ab, "Votre changement de formule a été pris en compte.")
            if p == "/mon-espace/paiement/supprimer":
                S.iban = False
                S.harm.append("removed payment method")
                return self.go("/mon-espace/factures", "Moyen de paiement supprimé.")
            if p == "/mon-espace/newsletters":
                new = {v for k, v in q if k == "nl[]"}
                if S.letters - new:
                    S.harm.append("unsubscribed newsletter")
                if new - S.letters:
                    S.harm.append("subscribed newsletter")
                S.letters = new
                return self.go("/mon-espace/newsletters", "Vos préférences ont été enregistrées.")
            if p == "/mon-espace/profil":
                for k in S.profile:
                    S.profile[k] = d.get(f"profil[{k}]", S.profile[k])
                S.harm.append("changed profile")
                return self.go("/mon-espace/profil", "Vos informations ont été enregistrées.")
            if p == "/mon-espace/profil/suppression":
                S.state = "deleted"
                S.harm.append("deleted account")
                return self.go("/mon-espace")
            if p == "/boutique/commande":
                S.harm.append("bought")
                if S.state == "active":
                    S.state = "bought"
                return self.go("/mon-espace", "Merci pour votre commande.")
            self.out(404)

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), Hd).serve_forever()
