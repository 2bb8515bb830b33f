"""The pages of the customer area of La Vigie."""
from html import escape as e

KEY = ""


def seule(h, t):
    return f'<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>{h} - La Vigie</title><link rel="stylesheet" href="/static/vigie.css"></head><body><main class="page-main"><h1 class="page-title">{h}</h1><p>{t}</p><a href="/">Retour à l’accueil</a></main></body></html>'


def form(action, inner, cls="form"):
    return f'<form class="{cls}" action="{action}" method="post"><input name="form_key" type="hidden" value="{KEY}">{inner}</form>'


def bouton(t, kind="primary"):
    return f'<button type="submit" class="action {kind}" title="{t}"><span>{t}</span></button>'


def bloc(titre, contenu, cls=""):
    return f'<div class="block {cls}"><div class="block-title"><strong>{titre}</strong></div><div class="block-content">{contenu}</div></div>'


MENU = [("/", "Tableau de bord"), ("/abonnements", "Mes abonnements"), ("/informations", "Mes informations"), ("/paiement", "Moyens de paiement"), ("/factures", "Mes factures"),
        ("/partages", "Comptes partagés"), ("/newsletters", "Mes newsletters"), ("/aide", "Aide et contact")]


def page(titre, corps, db, actif="", menu=True):
    rub = "".join(f'<a href="/actualites">{t}</a>' for t in ["À la une", "International", "Politique", "Économie", "Planète", "Culture", "Sport", "Idées", "Jeux"])
    cote = '<div class="sidebar sidebar-main"><nav class="block account-nav" aria-label="Mon compte"><ul class="nav items">' + "".join(
        f'<li class="nav item{" current" if u == actif else ""}">' + (f"<strong>{t}</strong>" if u == actif else f'<a href="{u}">{t}</a>') + "</li>" for u, t in MENU) + \
        '<li class="nav item delim"></li><li class="nav item"><a href="/deconnexion">Se déconnecter</a></li></ul></nav></div>' if menu else ""
    msg = f'<div role="alert" class="messages"><div class="message-success success message"><div>{e(db["message"])}</div></div></div>' if db["message"] else ""
    return f'''<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{titre} - La Vigie</title><link rel="stylesheet" href="/static/vigie.css"></head>
<body class="customer-account page-layout-{"2columns-left" if menu else "1column"}"><a class="action skip" href="#maincontent">Aller au contenu</a>
<header class="page-header"><div class="header content"><a class="logo" href="/actualites" aria-label="La Vigie">La Vigie</a><div class="header-links"><a href="/boutique">Offrir La Vigie</a><a class="compte" href="/">{e(db["client"]["prenom"])} · Mon compte</a></div></div><nav class="rubriques" aria-label="Rubriques">{rub}</nav></header>
<main id="maincontent" class="page-main">{msg}<div class="columns"><div class="column main"><h1 class="page-title"><span class="base">{titre}</span></h1>{corps}</div>{cote}</div></main>
<footer class="page-footer"><div class="footer content"><ul><li><a href="/actualites">Le journal du jour</a></li><li><a href="/actualites">Toutes nos applications</a></li><li><a href="/newsletters">Nos newsletters</a></li><li><a href="/boutique">La boutique</a></li></ul>
<ul><li><a href="/mentions">Mentions légales</a></li><li><a href="/mentions">Conditions générales</a></li><li><a href="/mentions">Politique de confidentialité</a></li><li><a href="/mentions">Gestion des cookies</a></li></ul>
<ul><li><a href="/aide">Aide et contact</a></li><li><a href="/aide">Questions fréquentes</a></li><li><a href="/abonnements">Résilier un abonnement</a></li></ul></div><p class="copyright">© Société éditrice de La Vigie. Commission paritaire 0000 C 00000. Service abonnements : 01 99 00 55 12, du lundi au vendredi de 9 h à 18 h.</p></footer>
<div id="consentement" class="consent-notice" role="dialog" aria-modal="false" aria-label="Gestion du consentement" hidden><p>Avec votre accord, nous et nos partenaires utilisons des cookies pour mesurer l’audience et afficher des publicités personnalisées.</p><div><button type="button" data-consent="non">Continuer sans accepter</button><button type="button" class="ok" data-consent="oui">Accepter et continuer</button></div></div>
<script src="/static/vigie.js" defer></script></body></html>'''


def popup(pid, titre, texte, action, oui, hidden=""):
    return f'''<aside role="dialog" class="modal-popup confirm" id="{pid}" aria-labelledby="{pid}-t" hidden><div class="modal-inner-wrap"><header class="modal-header"><h2 id="{pid}-t" class="modal-title">{titre}</h2><button class="action-close" type="button" data-role="closeBtn" aria-label="Fermer">×</button></header><div class="modal-content">{texte}</div>
<footer class="modal-footer"><button class="action secondary" type="button" data-role="closeBtn"><span>Annuler</span></button>{form(action, hidden + bouton(oui), "inline")}</footer></div></aside>'''


def fiche(ref, a):
    suite = f'Prochain prélèvement le {a["echeance"]}' if a["statut"] == "actif" else f'Résilié. Accès jusqu’au {a["echeance"]}'
    note = f'<p class="note">{a["note"]}</p>' if a["note"] else ""
    return f'<p class="nom-abo">{a["nom"]}</p><p>{a["prix"]} / {a["periode"]}</p><p class="statut {"ok" if a["statut"] == "actif" else "fin"}">{suite}</p>{note}'


def accueil(db):
    c = db["client"]
    abos = "".join(bloc("Mon abonnement" if i == 0 else "Mon autre abonnement", fiche(r, a) + f'<a class="action" href="/abonnement/{r}">Gérer</a>') for i, (r, a) in enumerate(db["abos"].items()))
    return "Tableau de bord", f'<p>Bonjour {e(c["prenom"])}, bienvenue dans votre espace abonné.</p><div class="blocks">{abos}{bloc("Mes informations", "<p>" + e(c["prenom"] + " " + c["nom"]) + "<br>" + e(c["email"]) + "</p><a class=action href=/informations>Modifier</a>")}{bloc("Offrez La Vigie", "<p>Un an de lecture dès 89 €.</p><a class=action href=/boutique>Découvrir</a>", "promo")}</div>'


def abonnements(db):
    return "Mes abonnements", "<p>Retrouvez ici l’ensemble de vos abonnements. Pour modifier ou résilier un abonnement, ouvrez sa fiche.</p>" + "".join(
        bloc(f"Abonnement n° {r}", fiche(r, a) + f'<a class="action" href="/abonnement/{r}">Gérer mon abonnement</a>') for r, a in db["abos"].items())


def abonnement(db, ref):
    a = db["abos"][ref]
    h = bloc("Votre formule", fiche(ref, a) + f'<p>{a["plus"]}</p><p class="petit">Abonné depuis le {a["depuis"]}. Référence client 4081736-{ref[-3:]}. Sans engagement.</p>')
    if a["statut"] != "actif":
        return a["nom"], h + bloc("Vous avez changé d’avis ?", f'<p>Votre résiliation est enregistrée : vous ne serez plus prélevé. Vous pouvez conserver votre abonnement aux mêmes conditions.</p>{form(f"/abonnement/{ref}/reactiver", bouton("Conserver mon abonnement"))}')
    if ref == "4081736" and a["periode"] == "mois":
        h += bloc("Passez à l’année", "<p>119 € par an au lieu de 155,88 €. Prélevé immédiatement.</p><button type=button class='action primary' data-popup=annuel><span>Choisir l’abonnement annuel</span></button>", "promo") + popup("annuel", "Abonnement annuel", "<p>119 € seront débités aujourd’hui de votre carte. Engagement de 12 mois.</p>", f"/abonnement/{ref}/annuel", "Valider et payer")
    h += bloc("Options", f'<ul class="options"><li><a href="/paiement">Modifier mon moyen de paiement</a></li><li><a href="/factures">Télécharger mes factures</a></li>{"<li><a href=/partages>Gérer mes comptes partagés</a></li>" if ref == "4081736" else ""}<li><a href="/abonnement/{ref}/resiliation">Résilier mon abonnement</a></li></ul>')
    return a["nom"], h


def etape(n):
    return f'<p class="etape">Étape {n} sur 3</p>'


def motif(db, ref, motifs):
    a = db["abos"][ref]
    ch = "".join(f'<div class="field choice"><input type="radio" class="radio" name="motif" id="motif-{k}" value="{k}" required><label class="label" for="motif-{k}"><span>{t}</span></label></div>' for k, t in motifs.items())
    return "Résilier mon abonnement", etape(1) + f'<p>Vous souhaitez résilier votre abonnement <strong>{a["nom"]}</strong>. Aidez-nous à nous améliorer en nous indiquant la raison de votre départ.</p>' + form(
        f"/abonnement/{ref}/resiliation/motif", f'<fieldset class="fieldset"><legend class="legend"><span>Pourquoi souhaitez-vous nous quitter ?</span></legend>{ch}<div class="field"><label class="label" for="precisions"><span>Précisions (facultatif)</span></label><textarea id="precisions" name="precisions" rows="3"></textarea></div></fieldset><div class="actions-toolbar"><a class="action secondary" href="/abonnement/{ref}">Conserver mon abonnement</a>{bouton("Continuer")}</div>')


def offre(db, ref):
    main = ref == "4081736"
    o = bloc("Restez avec nous à prix réduit", f'<p class="prix-offre">{"5,99 €" if main else "0,99 €"}<small> / mois pendant 6 mois</small></p><p>Au lieu de {db["abos"][ref]["prix"]}. Sans engagement, puis tarif en vigueur.</p>{form(f"/abonnement/{ref}/resiliation/offre/accepter", bouton("J’en profite"))}', "offre")
    if main:
        o += bloc("Ou choisissez une formule plus légère", f'<p class="nom-abo">Formule Essentielle, 7,99 € / mois</p><p>Tous les articles en illimité sur un appareil.</p>{form(f"/abonnement/{ref}/resiliation/offre/formule", bouton("Changer de formule", "secondary"))}')
    return "Votre fidélité compte pour nous", etape(2) + o + f'<p class="suite"><a href="/abonnement/{ref}/resiliation/recapitulatif">Non merci, je poursuis ma résiliation</a></p>'


def recap(db, ref, motifs):
    a, c = db["abos"][ref], db["client"]
    return "Récapitulatif de votre résiliation", etape(3) + bloc("Vérifiez les informations", f'<table class="data table"><tbody><tr><th scope="row">Abonné</th><td>{e(c["prenom"])} {e(c["nom"])}</td></tr><tr><th scope="row">E-mail</th><td>{e(c["email"])}</td></tr><tr><th scope="row">Abonnement</th><td>{a["nom"]}, n° {ref}</td></tr><tr><th scope="row">Motif</th><td>{motifs[db["flux"]["motif"]]}</td></tr><tr><th scope="row">Date d’effet</th><td>{a["echeance"]}</td></tr></tbody></table>'
        f'<p>Vous conservez l’accès à vos contenus jusqu’au {a["echeance"]}. Aucun prélèvement ne sera effectué après cette date. Un accusé de réception vous sera adressé par e-mail.</p>') + form(
        f"/abonnement/{ref}/resiliation/notifier", f'<div class="actions-toolbar"><a class="action secondary" href="/abonnement/{ref}">Conserver mon abonnement</a>{bouton("Notifier ma résiliation")}</div>')


def confirmation(db, ref):
    a = db["abos"][ref]
    return "Votre résiliation est enregistrée", f'<p>Votre abonnement {a["nom"]} prendra fin le {a["echeance"]}. Un e-mail de confirmation vient d’être envoyé à {e(db["client"]["email"])}.</p><p>Vous pouvez continuer à recevoir gratuitement nos newsletters.</p><p><a class="action primary" href="/abonnements">Retour à mes abonnements</a></p>'


def informations(db):
    ch = "".join(f'<div class="field"><label class="label" for="{k}"><span>{t}</span></label><input class="input-text" id="{k}" name="{k}" value="{e(db["client"][k])}"></div>' for k, t in [("prenom", "Prénom"), ("nom", "Nom"), ("email", "E-mail"), ("tel", "Téléphone")])
    return "Mes informations", form("/informations", f'<fieldset class="fieldset">{ch}</fieldset><div class="actions-toolbar">{bouton("Enregistrer")}</div>') + bloc("Supprimer mon compte", "<p>La suppression de votre compte est définitive et entraîne la perte immédiate de vos accès.</p><button type=button class='action lien' data-popup=suppr><span>Supprimer mon compte</span></button>") + popup("suppr", "Supprimer définitivement votre compte ?", "<p>Vos articles sauvegardés, newsletters et abonnements seront perdus.</p>", "/compte/supprimer", "Supprimer")


def newsletters(db):
    ch = "".join(f'<div class="field choice"><input type="checkbox" class="checkbox" name="{k}" id="nl-{k}" value="1"{" checked" if v[1] else ""}><label class="label" for="nl-{k}"><span>{v[0]}</span></label></div>' for k, v in db["lettres"].items())
    return "Mes newsletters", form("/newsletters", f'<fieldset class="fieldset"><legend class="legend"><span>Choisissez vos newsletters</span></legend>{ch}</fieldset><div class="actions-toolbar">{bouton("Enregistrer mes préférences")}</div>')


def paiement(db):
    if not db["carte"]:
        return "Moyens de paiement", "<p>Aucun moyen de paiement enregistré.</p>"
    return "Moyens de paiement", bloc("Carte enregistrée", f"<p>{db['carte']}</p><button type=button class='action lien' data-popup=carte><span>Supprimer</span></button>") + popup("carte", "Supprimer cette carte ?", "<p>Vos prochains prélèvements pourraient être rejetés.</p>", "/paiement/supprimer", "Supprimer la carte")


def partages(db):
    if not db["partages"]:
        return "Comptes partagés", "<p>Vous ne partagez votre abonnement avec personne.</p>"
    return "Comptes partagés", bloc("Compte invité", f"<p>{db['partages'][0]}</p><button type=button class='action lien' data-popup=invite><span>Retirer cet invité</span></button>") + popup("invite", "Retirer cet invité ?", "<p>Il perdra immédiatement son accès.</p>", "/partages/supprimer", "Retirer")


def rendre(path, db, motifs, key):
    global KEY
    KEY = key
    p = path.strip("/").split("/")
    if p[0] == "abonnement" and len(p) > 1 and p[1] in db["abos"]:
        ref, reste, base = p[1], "/".join(p[2:]), f"/abonnement/{p[1]}"
        actif = db["abos"][ref]["statut"] == "actif"
        en_cours = db["flux"] and db["flux"]["ref"] == ref
        if reste.startswith("resiliation") and reste != "resiliation/confirmation" and not actif:
            return base
        if reste in ("resiliation/offre", "resiliation/recapitulatif") and not en_cours:
            return base + "/resiliation"
        if reste == "resiliation/confirmation" and db["fait"] != ref:
            return base
        vue = {"": lambda: abonnement(db, ref), "resiliation": lambda: motif(db, ref, motifs), "resiliation/offre": lambda: offre(db, ref),
               "resiliation/recapitulatif": lambda: recap(db, ref, motifs), "resiliation/confirmation": lambda: confirmation(db, ref)}.get(reste)
        if not vue:
            return None
        t, c = vue()
        return page(t, c, db, "/abonnements" if reste == "" else "", reste == "")
    simples = {"/aide": ("Aide et contact", "<dl class=faq><dt>Comment changer de moyen de paiement ?</dt><dd>Rendez-vous dans <a href=/paiement>Moyens de paiement</a>.</dd><dt>Comment résilier mon abonnement ?</dt><dd>Depuis <a href=/abonnements>Mes abonnements</a>, ouvrez la fiche de votre abonnement puis cliquez sur « Résilier mon abonnement » dans les options.</dd><dt>Je n’arrive pas à me connecter</dt><dd>Réinitialisez votre mot de passe.</dd></dl>"),
               "/mentions": ("Mentions légales", "<p>L’abonnement est sans engagement. Conformément à l’article L. 215-1-1 du Code de la consommation, il peut être résilié en ligne à tout moment, avec effet à la fin de la période en cours.</p>"),
               "/factures": ("Mes factures", "<table class='data table'><thead><tr><th>Date</th><th>Numéro</th><th>Montant</th></tr></thead><tbody><tr><td>Mois en cours</td><td>F-8830417</td><td>12,99 €</td></tr><tr><td>Mois précédent</td><td>F-8719923</td><td>12,99 €</td></tr></tbody></table>"),
               "/deconnexion": ("Vous êtes déconnecté", "<a href=/>Se reconnecter</a>"),
               "/actualites": ("À la une", "<article><h2>Budget : les députés reprennent l’examen du texte</h2><p>Réservé aux abonnés.</p></article><article><h2>Dans les Alpes, la neige revient plus tôt que prévu</h2></article><article><h2>Rencontre avec les derniers gardiens de phare</h2></article>"),
               "/boutique": ("Offrir La Vigie", bloc("Un an de Formule Intégrale", "<p>89 € au lieu de 155,88 €. Paiement par votre carte enregistrée.</p>" + form("/boutique/offrir", "<div class=field><label class=label for=dest><span>E-mail du bénéficiaire</span></label><input class=input-text id=dest name=dest type=email required></div>" + bouton("Commander et payer"))))}
    if path in simples:
        t, c = simples[path]
        return page(t, c, db, path, path not in ("/actualites", "/boutique", "/mentions", "/deconnexion"))
    vues = {"/": accueil, "/abonnements": abonnements, "/informations": informations, "/newsletters": newsletters, "/paiement": paiement, "/partages": partages}
    if path in vues:
        t, c = vues[path](db)
        return page(t, c, db, path)
    return None
