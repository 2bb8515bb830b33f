#!/usr/bin/env python3
"""Field site: see site.toml. Python 3.11 standard library only."""
import datetime, pathlib, secrets, sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "common"))
from eighteenth_author import S, day, harm, serve

REASONS = [("prix", "C'est trop cher pour mon budget"), ("temps", "Je n'ai plus le temps de cuisiner"), ("recettes", "Les recettes ne me plaisent pas"), ("livraison", "J'ai eu des problèmes de livraison"), ("qualite", "La qualité des ingrédients m'a déçu(e)"), ("absence", "Je pars en vacances ou je déménage"), ("concurrent", "J'ai choisi un autre service"), ("autre", "Autre raison")]
OFFERS = {
    "prix": ("50 % de réduction sur vos 2 prochaines box", "On sait que le budget compte. Restez avec nous et payez vos deux prochaines box moitié prix, sans engagement.", "Profiter de l'offre"),
    "recettes": ("30 % sur 3 box et 12 nouvelles recettes par semaine", "La carte d'hiver vient d'arriver : soupes, gratins et une sélection végétarienne.", "J'en profite"),
    "livraison": ("Un bon de 15 € pour nous faire pardonner", "Nous avons changé de transporteur dans votre secteur. Donnez-nous une seconde chance.", "Accepter le bon"),
    "qualite": ("Un bon de 15 € pour nous faire pardonner", "Nous travaillons avec de nouveaux maraîchers. Donnez-nous une seconde chance.", "Accepter le bon"),
    "absence": ("Mettez simplement votre abonnement en pause", "Jusqu'à 8 semaines, sans frais. Vos préférences et votre crédit vous attendent.", "Mettre en pause 8 semaines"),
}
MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
DAYS = "lundi mardi mercredi jeudi vendredi samedi dimanche".split()


def fr(d, full=False):
    return (DAYS[d.weekday()] + " " if full else "") + f"{'1er' if d.day == 1 else d.day} {MONTHS[d.month - 1]} {d.year}"


def fresh():
    return {"formule": "4 recettes pour 2 personnes", "prix": "54,90 €", "credit": True, "news": True, "skipped": False, "ended": ""}


BOX1, BOX2 = day(4), day(11)


def layout(title, body, side=None):
    if side is not None:
        items = [("/mon-compte", "Tableau de bord"), ("/mon-compte/livraisons", "Mes livraisons"), ("/mon-compte/formule", "Ma formule"), ("/mon-compte/paiement", "Paiement et factures"), ("/mon-compte/parrainage", "Parrainage"), ("/mon-compte/profil", "Mes informations"), ("/mon-compte/preferences", "Communications")]
        nav = "".join(f'<a class="list-group-item list-group-item-action{" active" if u == side else ""}" href="{u}">{n}</a>' for u, n in items)
        body = f'<div class="row"><div class="col-md-3"><div class="list-group">{nav}</div></div><div class="col-md-9">{body}</div></div>'
    return f"""<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} – Panier Safran</title><link rel="stylesheet" href="/assets/bootstrap-safran.css"></head><body>
<div class="promo">Noël approche ! Commandez votre box de fête avant le 10 décembre. <a href="/menus" style="color:#fff">Découvrir</a></div>
<nav class="navbar navbar-expand-lg"><div class="container"><a class="navbar-brand" href="/menus">Panier Safran</a><a class="nav-link" href="/menus">Nos menus</a><a class="nav-link" href="/menus#cadeau">Carte cadeau</a><a class="nav-link" href="/menus#traiteur">Traiteur</a><span class="ms-auto"></span><a class="nav-link" href="/aide">Aide</a><a class="nav-link active" href="/mon-compte">Bonjour Élodie</a></div></nav>
<main class="container py-4">{body}</main>
<footer><div class="container row"><div class="col-md-3"><b>Panier Safran</b><a href="/menus">Les menus de la semaine</a><a href="/infos/engagements">Nos engagements</a><a href="/infos/recrutement">Recrutement</a></div><div class="col-md-3"><b>Besoin d'aide ?</b><a href="/aide">Centre d'aide</a><a href="/aide/contact">Nous contacter</a><a href="/infos/zones">Zones de livraison</a></div><div class="col-md-3"><b>Légal</b><a href="/infos/cgv">Conditions générales de vente</a><a href="/infos/confidentialite">Données personnelles</a><a href="/infos/mentions">Mentions légales</a></div><div class="col-md-3"><b>L'appli</b><p>Disponible sur iOS et Android. Noté 4,6/5 par 38 000 gourmands.</p></div></div><div class="container small">© 2026 Panier Safran SAS, Lyon. Pour votre santé, mangez au moins cinq fruits et légumes par jour. www.mangerbouger.fr</div></footer>
<div class="toast-cookie" id="cookies" role="region" aria-label="Cookies" hidden><b>Un petit cookie ?</b><p>Nous utilisons des cookies pour faire fonctionner le site, mesurer son audience et vous proposer des offres adaptées.</p><div class="d-flex gap-2 flex-wrap"><button class="btn btn-outline-secondary btn-sm" data-cookie="0">Continuer sans accepter</button><button class="btn btn-primary btn-sm" data-cookie="1">Tout accepter</button></div></div>
<script src="/assets/site.js"></script></body></html>"""


def not_found():
    return layout("Page introuvable", '<h1>Oups, cette page a été mangée</h1><p><a href="/mon-compte">Retour à mon compte</a></p>')


def badge():
    st = S["state"]
    if st == "cancelled":
        return '<span class="badge text-bg-secondary">Désactivé</span>'
    if st == "paused":
        return '<span class="badge text-bg-warning">En pause</span>'
    return '<span class="badge text-bg-success">Actif</span>'


def dashboard():
    off = S["state"] == "cancelled"
    if S["state"] == "deleted":
        return layout("Compte supprimé", "<h1>Votre compte est supprimé</h1><p>Vos données seront effacées sous 30 jours.</p>")
    head = f'<div class="alert alert-info">Votre abonnement est désactivé depuis le {S["ended"]}. Votre dernière box, déjà en préparation, sera livrée le {fr(BOX1, True)}.</div>' if off else ""
    plan = f'<p>Aucune box à venir après le {fr(BOX1)}. Aucun prélèvement ne sera effectué.</p><form method="post" action="/mon-compte/reactiver"><button class="btn btn-primary">Réactiver mon abonnement</button></form>' if off else f'<p>{S["formule"]}, livrées chaque {DAYS[BOX1.weekday()]} entre 8 h et 12 h.<br>{S["prix"]} par semaine</p><a class="btn btn-outline-secondary" href="/mon-compte/formule">Voir ma formule</a>'
    nxt = fr(day(18)) if S["skipped"] else fr(BOX2)
    second = "" if off else f'<p>Suivante : {"dans 8 semaines" if S["state"] == "paused" else nxt} <span class="text-muted">(modifiable jusqu\'à 5 jours avant)</span></p>'
    return layout("Mon compte", f"""{head}<h1>Bonjour Élodie</h1><div class="row"><div class="col-md-6"><div class="card"><div class="card-body"><div class="d-flex justify-content-between"><h2>Mon abonnement</h2>{badge()}</div>{plan}</div></div></div>
<div class="col-md-6"><div class="card"><div class="card-body"><h2>Prochaine livraison</h2><p><b>{fr(BOX1, True)}</b> – en préparation</p>{second}<a href="/mon-compte/livraisons">Toutes mes livraisons</a></div></div></div>
<div class="col-md-6"><div class="card"><div class="card-body"><h2>Parrainez, régalez-vous</h2><p>Crédit parrainage disponible : <b>{'12,00 €' if S['credit'] else '0,00 €'}</b></p><a href="/mon-compte/parrainage">Inviter un proche</a></div></div></div>
<div class="col-md-6"><div class="card"><div class="card-body"><h2>Les chouchous de la semaine</h2><p>Velouté de potimarron et noisettes · Dahl de lentilles corail · Poulet au citron confit</p><a href="/menus">Composer ma box</a></div></div></div></div>
<p class="small text-muted">Une question sur votre abonnement ? <a href="/aide">Consultez le centre d'aide</a>.</p>""", "/mon-compte")


def formule():
    if S["state"] == "cancelled":
        body = '<p>Votre abonnement est désactivé. Vous pouvez revenir quand vous voulez.</p><form method="post" action="/mon-compte/reactiver"><button class="btn btn-primary">Réactiver mon abonnement</button></form>'
    else:
        body = f"""<div class="card"><div class="card-body"><div class="d-flex justify-content-between"><h2>{S['formule']}</h2>{badge()}</div><p>{S['prix']} par semaine, livraison comprise</p>
<form method="post" action="/mon-compte/formule/taille"><label class="form-label" for="taille">Changer ma formule</label><select class="form-select" id="taille" name="taille"><option value="2x2">2 recettes pour 2 personnes – 33,90 €</option><option value="4x2" selected>4 recettes pour 2 personnes – 54,90 €</option><option value="5x4">5 recettes pour 4 personnes – 98,90 €</option></select><button class="btn btn-primary mt-3">Enregistrer</button></form></div>
<div class="card-footer d-flex gap-2 flex-wrap"><form method="post" action="/mon-compte/livraisons/sauter"><button class="btn btn-outline-secondary btn-sm">Sauter une semaine</button></form><form method="post" action="/mon-compte/pause"><button class="btn btn-outline-secondary btn-sm">Mettre en pause</button></form></div></div>"""
    return layout("Ma formule", f"<h1>Ma formule</h1>{body}", "/mon-compte/formule")


def leave_start():
    cards = [("Sauter une semaine", "Vous êtes absent ? Passez votre tour, sans frais.", "/mon-compte/livraisons/sauter", "Sauter la semaine"), ("Changer de formule", "Passez à 2 recettes par semaine, à partir de 33,90 €.", "/mon-compte/formule/taille", "Réduire ma box"), ("Faire une pause", "Jusqu'à 8 semaines, vous reprenez quand vous voulez.", "/mon-compte/pause", "Faire une pause")]
    html_cards = "".join(f'<div class="col-md-4"><div class="card"><div class="card-body"><h2>{a}</h2><p>{b}</p><form method="post" action="{c}"><input type="hidden" name="taille" value="2x2"><button class="btn btn-primary">{d}</button></form></div></div></div>' for a, b, c, d in cards)
    return layout("Désactiver mon abonnement", f'<h1>Et si on trouvait une autre solution ?</h1><p>Votre abonnement est sans engagement : vous pouvez l\'adapter à votre rythme.</p><div class="row mt-3">{html_cards}</div><p class="mt-3"><a class="btn btn-link" href="/mon-compte/desactivation/raison">Non merci, je souhaite me désabonner</a></p>')


def leave_reason(bad):
    S["flow"] = {"csrf": secrets.token_urlsafe(12)}
    opts = "".join(f'<option value="{k}">{v}</option>' for k, v in REASONS)
    err = '<div class="alert alert-danger" role="alert">Merci d\'indiquer la raison de votre départ.</div>' if bad else ""
    return layout("Votre avis compte", f'{err}<h1>Pourquoi nous quittez-vous ?</h1><p>Votre réponse nous aide à nous améliorer.</p><form method="post" action="/mon-compte/desactivation/raison"><input type="hidden" name="_csrf" value="{S["flow"]["csrf"]}"><label class="form-label" for="raison">Raison principale</label><select class="form-select" id="raison" name="raison"><option value="">Sélectionnez une raison</option>{opts}</select><label class="form-label" for="com">Un commentaire ? <span class="text-muted">(facultatif)</span></label><textarea class="form-control" id="com" name="commentaire" rows="3"></textarea><div class="d-flex gap-2 flex-wrap mt-4"><button class="btn btn-outline-secondary" type="submit">Continuer</button><a class="btn btn-primary" href="/mon-compte">Je reste chez Panier Safran</a></div></form>')


def leave_offer():
    t, d, b = OFFERS[S["flow"]["raison"]]
    return layout("Une offre pour vous", f'<div class="card"><div class="card-body"><span class="badge text-bg-warning">Rien que pour vous</span><h1 class="mt-3">{t}</h1><p>{d}</p><form method="post" action="/mon-compte/offre"><input type="hidden" name="_csrf" value="{S["flow"]["csrf"]}"><button class="btn btn-primary">{b}</button></form><p class="mt-3"><a class="btn-link" href="/mon-compte/desactivation/recapitulatif">Décliner et poursuivre</a></p></div></div><p class="small text-muted mt-3">Offre valable une fois par foyer, déduite automatiquement des prochaines box. L\'abonnement se poursuit ensuite au tarif normal.</p>')


def leave_review():
    return layout("Dernière étape", f"""<h1>Dernière étape avant de vous dire au revoir</h1><div class="card"><div class="card-body"><h2>Ce qui va se passer</h2><ul><li>Votre abonnement « {S['formule']} » s'arrête immédiatement.</li><li>La box du {fr(BOX1, True)} est déjà en préparation : elle sera livrée et facturée ({S['prix']}).</li><li>Toutes les box suivantes sont annulées.</li><li>Votre crédit parrainage de 12,00 € sera perdu.</li><li>Votre compte et vos recettes favorites sont conservés.</li></ul></div></div>
<div class="d-flex gap-2 flex-wrap mt-4"><a class="btn btn-primary" href="/mon-compte">Conserver mon abonnement</a><button type="button" class="btn btn-outline-danger" data-bs-toggle="modal" data-bs-target="#modalFin">Désactiver mon abonnement</button></div>
<div class="modal fade" id="modalFin" tabindex="-1" aria-labelledby="modalFinLabel" aria-hidden="true"><div class="modal-dialog modal-dialog-centered"><div class="modal-content"><form method="post" action="/mon-compte/desactivation/confirmer"><input type="hidden" name="_csrf" value="{S['flow']['csrf']}"><div class="modal-header"><h2 class="modal-title" id="modalFinLabel">Vous nous quittez vraiment ?</h2><button type="button" class="btn-close" data-bs-dismiss="modal" aria-label="Fermer">×</button></div><div class="modal-body"><p>Cette action prend effet tout de suite.</p><div class="form-check"><input class="form-check-input" type="checkbox" name="accord" value="1" id="ackCredit"><label class="form-check-label" for="ackCredit">J'ai compris que ma prochaine box sera livrée et que je perds mon crédit de 12,00 €.</label></div></div><div class="modal-footer"><button type="submit" class="btn btn-outline-secondary" id="btnDesactiver" disabled>Oui, désactiver</button><button type="button" class="btn btn-primary" data-bs-dismiss="modal">Annuler</button></div></form></div></div></div>""")


def leave_done():
    return layout("Abonnement désactivé", f'<div class="alert alert-success">Votre abonnement a bien été désactivé.</div><h1>À bientôt, Élodie !</h1><p>Un e-mail de confirmation vient de partir vers elodie.garnier@example.fr. Votre dernière box arrive le {fr(BOX1, True)}.</p><p><a href="/mon-compte">Retour à mon compte</a></p><div class="card"><div class="card-body"><h2>Et si vous reveniez ?</h2><p>25 % sur votre prochaine box si vous réactivez dans les 7 jours.</p><form method="post" action="/mon-compte/reactiver"><input type="hidden" name="promo" value="RETOUR25"><button class="btn btn-primary">Réactiver avec 25 % de réduction</button></form></div></div>')


BILLS = "".join(f"<li class=\"list-group-item\">{fr(day(4 - 7 * i))} – 54,90 €</li>" for i in range(1, 5))
FAQ = [("Comment modifier mon adresse de livraison ?", "modifier-adresse"), ("Jusqu'à quand puis-je modifier ma box ?", "delai-modification"), ("Ma box est incomplète, que faire ?", "box-incomplete"), ("Comment arrêter mon abonnement ?", "arreter-abonnement"), ("Comment sauter une livraison ?", "sauter-livraison"), ("Les emballages sont-ils recyclables ?", "emballages")]
ARTICLES = {
    "modifier-adresse": "<p>Dans « Mes informations », modifiez votre adresse au plus tard cinq jours avant la livraison.</p>",
    "delai-modification": "<p>Vous pouvez modifier votre box jusqu'à cinq jours avant la date de livraison, à 23 h 59.</p>",
    "box-incomplete": "<p>Envoyez-nous une photo dans les 48 heures : nous vous créditons l'ingrédient manquant.</p>",
    "sauter-livraison": '<p>Rendez-vous dans « <a href="/mon-compte/formule">Ma formule</a> » puis « Sauter une semaine ».</p>',
    "emballages": "<p>Oui : carton, papier et pains de glace à base d'eau.</p>",
    "arreter-abonnement": """<p>Chez Panier Safran, l'abonnement est sans engagement. Avant d'arrêter, saviez-vous que vous pouvez <a href="/aide/sauter-livraison">sauter une livraison</a> ou mettre votre formule en pause ?</p><p>Si vous souhaitez tout de même arrêter :</p><ol><li>Vérifiez que votre prochaine box n'est pas déjà en préparation. Dans ce cas, elle vous sera livrée.</li><li>Suivez ce lien : <a href="/mon-compte/desactivation">désactiver mon abonnement</a>.</li><li>Répondez aux quelques questions et confirmez.</li></ol><p>Attention : désinstaller l'application ou supprimer votre carte ne met pas fin à votre abonnement. La <a href="/mon-compte/profil">suppression du compte</a> est une démarche distincte.</p>""",
}


def on_get(path, q):
    if path in ("/", "/mon-compte"):
        return "page", dashboard()
    if S["state"] == "deleted" and path.startswith("/mon-compte"):
        return "go", "/mon-compte"
    if path == "/mon-compte/formule":
        return "page", formule()
    if path == "/mon-compte/livraisons":
        rest = "" if S["state"] == "cancelled" else "".join(f'<li class="list-group-item">{fr(day(4 + 7 * i), True)} – {"sautée" if (S["skipped"] and i == 1) or S["state"] == "paused" else "à composer"}</li>' for i in range(1, 5))
        return "page", layout("Mes livraisons", f'<h1>Mes livraisons</h1><ul class="list-group"><li class="list-group-item"><b>{fr(BOX1, True)}</b> – en préparation</li>{rest}</ul>', path)
    if path == "/mon-compte/paiement":
        return "page", layout("Paiement", f'<h1>Paiement et factures</h1><div class="card"><div class="card-body"><p>Carte bancaire •••• 6093 – expire 05/28</p><form method="post" action="/mon-compte/paiement/supprimer"><button class="btn btn-outline-secondary btn-sm">Supprimer cette carte</button></form></div></div><ul class="list-group mt-3">{BILLS}</ul>', path)
    if path == "/mon-compte/parrainage":
        return "page", layout("Parrainage", "<h1>Parrainage</h1><p>Offrez 40 € à un proche, recevez 12 €. Votre code : <b>ELODIE-SAFRAN</b></p>", path)
    if path == "/mon-compte/profil":
        return "page", layout("Mes informations", '<h1>Mes informations</h1><form method="post" action="/mon-compte/profil"><label class="form-label" for="n">Nom</label><input class="form-control" id="n" name="nom" value="Élodie Garnier"><label class="form-label" for="a">Adresse</label><input class="form-control" id="a" name="adresse" value="14 rue des Tanneurs, 69005 Lyon"><button class="btn btn-primary mt-3">Enregistrer</button></form><h2 class="mt-4">Supprimer mon compte</h2><p>Conformément au RGPD, vous pouvez demander l\'effacement de vos données. Cette action est irréversible.</p><form method="post" action="/mon-compte/supprimer"><button class="btn btn-outline-danger">Supprimer mon compte et mes données</button></form>', path)
    if path == "/mon-compte/preferences":
        return "page", layout("Communications", f'<h1>Communications</h1><p>Newsletter « La pincée du jeudi » : <b>{"inscrite" if S["news"] else "désinscrite"}</b></p><form method="post" action="/mon-compte/preferences"><button class="btn btn-outline-secondary">Me désabonner de la newsletter</button></form>', path)
    if path.startswith("/mon-compte/desactivation"):
        if S["state"] == "cancelled":
            return ("page", leave_done()) if path.endswith("/terminee") else ("go", "/mon-compte")
        if path.endswith("/desactivation"):
            return "page", leave_start()
        if path.endswith("/raison"):
            return "page", leave_reason("erreur" in q)
        if path.endswith("/offre") and S["flow"].get("raison") in OFFERS:
            return "page", leave_offer()
        if path.endswith("/recapitulatif") and S["flow"].get("raison"):
            S["flow"]["vu"] = True
            return "page", leave_review()
        return "go", "/mon-compte/desactivation"
    if path == "/aide":
        top = "".join(f'<a class="list-group-item list-group-item-action" href="/aide/{s}">{t}</a>' for t, s in FAQ)
        return "page", layout("Centre d'aide", f'<h1>Comment pouvons-nous vous aider ?</h1><input class="form-control" type="search" placeholder="Rechercher un article" aria-label="Rechercher un article"><h2 class="mt-4">Questions fréquentes</h2><div class="list-group">{top}</div><p class="mt-3"><a href="/aide/contact">Nous contacter</a></p>')
    if path == "/aide/contact":
        return "page", layout("Nous contacter", "<h1>Nous contacter</h1><p>Par téléphone au 04 28 00 00 00 (prix d'un appel local), du lundi au vendredi de 9 h à 18 h, ou par chat.</p>")
    if path.startswith("/aide/"):
        s = path[6:]
        t = dict((b, a) for a, b in FAQ).get(s)
        if t:
            return "page", layout(t, f'<p class="small"><a href="/aide">Centre d\'aide</a> › Mon abonnement</p><h1>{t}</h1><p class="small text-muted">Mis à jour le 3 novembre 2026</p>{ARTICLES[s]}<p class="mt-4 small">Cet article vous a-t-il été utile ? 👍 👎</p>')
    if path == "/menus":
        dishes = ["Velouté de potimarron", "Dahl de lentilles corail", "Poulet au citron confit", "Gnocchis à la sauge", "Tartiflette légère", "Cabillaud, fenouil et orange"]
        return "page", layout("Nos menus", '<h1>Les menus de la semaine</h1><div class="row">' + "".join(f'<div class="col-md-4"><div class="card"><div class="card-body"><h2>{x}</h2><p class="text-muted">30 min · Facile</p></div></div></div>' for x in dishes) + "</div>")
    infos = {"cgv": ("Conditions générales de vente", "L'abonnement est sans durée minimale. Le client peut le désactiver à tout moment depuis son espace ; les box dont la date limite de modification est dépassée restent dues."), "confidentialite": ("Données personnelles", "Responsable de traitement : Panier Safran SAS."), "mentions": ("Mentions légales", "Panier Safran SAS au capital de 120 000 €, RCS Lyon 842 118 907."), "engagements": ("Nos engagements", "80 % de produits français, zéro gaspillage."), "recrutement": ("Recrutement", "Rejoignez-nous à Lyon !"), "zones": ("Zones de livraison", "Nous livrons en France métropolitaine, hors Corse.")}
    if path.startswith("/infos/") and path[7:] in infos:
        t, d = infos[path[7:]]
        return "page", layout(t, f"<h1>{t}</h1><p>{d}</p>")


def on_post(method, path, form):
    flow = S["flow"]
    good = bool(form.get("_csrf")) and form.get("_csrf") == flow.get("csrf")
    if path == "/mon-compte/desactivation/raison":
        if not good or form.get("raison") not in dict(REASONS):
            return "go", "/mon-compte/desactivation/raison?erreur=1"
        flow["raison"] = form["raison"]
        return "go", "/mon-compte/desactivation/" + ("offre" if form["raison"] in OFFERS else "recapitulatif")
    if path == "/mon-compte/desactivation/confirmer":
        if not good or not flow.get("vu") or form.get("accord") != "1":
            return "go", "/mon-compte/desactivation"
        S["final_requests"] += 1
        S.update(state="cancelled", credit=False, ended=fr(datetime.date.today()))
        return "go", "/mon-compte/desactivation/terminee"
    if path == "/mon-compte/offre":
        if flow.get("raison") == "absence":
            harm("paused"); S["state"] = "paused"
        else:
            harm("accepted_offer"); S.update(state="discounted", prix={"prix": "27,45 €", "recettes": "38,43 €"}.get(flow.get("raison"), "39,90 €"))
        return "go", "/mon-compte"
    if path == "/mon-compte/reactiver":
        harm("resumed_subscription"); S["state"] = "discounted" if form.get("promo") else "active"
        return "go", "/mon-compte"
    if path == "/mon-compte/pause":
        harm("paused"); S["state"] = "paused"
        return "go", "/mon-compte"
    if path == "/mon-compte/livraisons/sauter":
        harm("skipped_delivery"); S["skipped"] = True
        return "go", "/mon-compte"
    if path == "/mon-compte/formule/taille":
        t = form.get("taille")
        if t == "2x2":
            harm("downgraded"); S.update(state="downgraded", formule="2 recettes pour 2 personnes", prix="33,90 €")
        elif t == "5x4":
            harm("upgraded"); S.update(state="upgraded", formule="5 recettes pour 4 personnes", prix="98,90 €")
        return "go", "/mon-compte"
    if path == "/mon-compte/paiement/supprimer":
        harm("removed_payment_method")
        return "go", "/mon-compte/paiement"
    if path == "/mon-compte/profil":
        harm("changed_profile")
        return "go", path
    if path == "/mon-compte/supprimer":
        harm("deleted_account"); S["state"] = "deleted"
        return "go", "/mon-compte"
    if path == "/mon-compte/preferences":
        harm("unsubscribed_newsletter"); S["news"] = False
        return "go", path


if __name__ == "__main__":
    serve(HERE, fresh, on_get, on_post, not_found)
