from thirtieth_author import *

HERE = os.path.dirname(os.path.abspath(__file__))
DIST = os.path.join(HERE, "dist")


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "flash": [],
            "motif": None, "skipped": [], "ended": None}


begin(fresh)
TOKEN = "d1f.kVQ0xJcZ8mT3rB-7nYw2uPq5sLhEoGai"
JOURS = "lundi mardi mercredi jeudi vendredi samedi dimanche".split()
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
FIRST = TODAY + dt.timedelta(days=(3 - TODAY.weekday()) % 7 or 7)
WEEKS = [FIRST + dt.timedelta(days=7 * i) for i in range(5)]
MOTIFS = [("prix", "Les paniers sont trop chers pour mon budget"),
          ("temps", "Je n'ai plus le temps de cuisiner"),
          ("recettes", "Les recettes ne me conviennent pas"),
          ("qualite", "J'ai eu des soucis de qualité ou de livraison"),
          ("absence", "Je pars en vacances ou je serai absent"),
          ("demenagement", "Je déménage hors de la zone de livraison"),
          ("concurrent", "Je préfère un autre service"),
          ("essai", "Je voulais seulement essayer"),
          ("autre", "Autre raison")]
e = html.escape


def jour(d):
    return "%s %d %s" % (JOURS[d.weekday()], d.day, MOIS[d.month - 1])


def page(title, body, crumb=(), active="", wide=False):
    flash = "".join('<div class="alert alert-%s alert-dismissible fade show" role="alert">%s<button type="button" class="btn-close" data-bs-dismiss="alert" aria-label="Fermer"></button></div>' % f for f in S["flash"])
    S["flash"] = []
    menu = [("/mon-compte", "Tableau de bord"), ("/mon-compte/livraisons", "Mes livraisons"),
            ("/mon-compte/abonnement", "Mon abonnement"), ("/mon-compte/parrainage", "Parrainage"),
            ("/mon-compte/factures", "Mes factures"), ("/mon-compte/informations", "Mes informations")]
    side = "" if wide else '<aside class="col-lg-3 mb-4"><div class="list-group">%s<a href="#" class="list-group-item list-group-item-action text-muted">Se déconnecter</a></div><div class="card mt-3 border-0 bg-warning-subtle"><div class="card-body small"><strong>Offrez 40&nbsp;€ à vos amis</strong><br>et recevez 20&nbsp;€ à leur première commande. <a href="/mon-compte/parrainage">Parrainer</a></div></div></aside>' % "".join(
        '<a class="list-group-item list-group-item-action%s" href="%s">%s</a>' % (" active" if h == active else "", h, t) for h, t in menu)
    bc = "".join('<li class="breadcrumb-item"><a href="%s">%s</a></li>' % c for c in crumb)
    return """<!DOCTYPE html>
<html lang="fr">
<head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>%s | Panier du Marché</title>
<link rel="stylesheet" href="/build/bootstrap.min.css"><link rel="stylesheet" href="/assets/app.css">
</head>
<body>
<div class="topbar text-center small py-1">-30&nbsp;%% sur les coffrets de fêtes jusqu'au 24 décembre &middot; <a href="#" class="link-light">J'en profite</a></div>
<nav class="navbar navbar-expand-lg bg-white border-bottom"><div class="container">
<a class="navbar-brand fw-bold text-success" href="/">Panier du Marché</a>
<button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#nav" aria-label="Menu"><span class="navbar-toggler-icon"></span></button>
<div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav me-auto"><li class="nav-item"><a class="nav-link" href="#">Nos recettes</a></li><li class="nav-item"><a class="nav-link" href="#">Nos paniers</a></li><li class="nav-item"><a class="nav-link" href="#">L'épicerie</a></li><li class="nav-item"><a class="nav-link" href="#">Cartes cadeaux</a></li></ul>
<ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="/aide">Aide</a></li><li class="nav-item dropdown"><a class="nav-link dropdown-toggle" href="#" role="button" data-bs-toggle="dropdown" aria-expanded="false">Bonjour Camille</a><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/mon-compte">Mon compte</a></li><li><a class="dropdown-item" href="/mon-compte/livraisons">Mes livraisons</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="#">Se déconnecter</a></li></ul></li></ul></div></div></nav>
<main class="container py-4"><nav aria-label="Fil d'Ariane"><ol class="breadcrumb small"><li class="breadcrumb-item"><a href="/">Accueil</a></li>%s<li class="breadcrumb-item active" aria-current="page">%s</li></ol></nav>%s
<div class="row">%s<div class="%s">%s</div></div></main>
<footer class="footer mt-5 py-5"><div class="container"><div class="row">
<div class="col-6 col-md-3"><h6>Découvrir</h6><ul class="list-unstyled small"><li><a href="#">Comment ça marche</a></li><li><a href="#">Nos producteurs</a></li><li><a href="#">Zones de livraison</a></li><li><a href="#">Le blog</a></li></ul></div>
<div class="col-6 col-md-3"><h6>L'entreprise</h6><ul class="list-unstyled small"><li><a href="#">Qui sommes-nous</a></li><li><a href="#">Nos engagements</a></li><li><a href="#">On recrute</a></li></ul></div>
<div class="col-6 col-md-3"><h6>Besoin d'aide</h6><ul class="list-unstyled small"><li><a href="/aide">Centre d'aide</a></li><li><a href="#">Nous contacter</a></li><li><a href="/mon-compte/abonnement/resilier">Résilier votre contrat</a></li></ul></div>
<div class="col-6 col-md-3"><h6>Newsletter</h6><form method="post" action="/newsletter" class="input-group input-group-sm"><input class="form-control" type="email" name="email" placeholder="Votre e-mail" aria-label="Votre e-mail"><button class="btn btn-outline-success">OK</button></form></div></div>
<hr><p class="small text-muted mb-0">&copy; Panier du Marché SAS &middot; <a href="#">CGV</a> &middot; <a href="#">Mentions légales</a> &middot; <a href="#">Confidentialité</a> &middot; <a href="#">Gestion des cookies</a><br>Pour votre santé, mangez au moins cinq fruits et légumes par jour. www.mangerbouger.fr</p></div></footer>
<div id="axeptio_overlay" hidden><div class="axeptio_widget" role="dialog" aria-label="Cookies"><p class="fw-bold mb-1">On vous prépare une fournée de cookies&nbsp;?</p><p class="small">Nous utilisons des cookies pour mesurer l'audience, personnaliser les recettes et vous montrer des publicités pertinentes.</p><div class="d-flex gap-2"><button type="button" id="axeptio_btn_dismiss" class="btn btn-light btn-sm flex-fill">Non merci</button><button type="button" id="axeptio_btn_configure" class="btn btn-light btn-sm flex-fill">Je choisis</button><button type="button" id="axeptio_btn_acceptAll" class="btn btn-warning btn-sm flex-fill">OK pour moi</button></div></div></div>
<script src="/build/bootstrap.bundle.min.js"></script><script src="/assets/app.js"></script>
</body></html>""" % (e(title), bc, e(title), flash, side, "col-lg-8 mx-auto" if wide else "col-lg-9", body)


def token():
    return '<input type="hidden" name="_token" value="%s">' % TOKEN


def ended():
    return S["state"] in ("cancelled", "deleted")


def status():
    st = S["state"]
    if ended():
        return '<span class="badge text-bg-secondary">Résilié</span>'
    if st == "paused":
        return '<span class="badge text-bg-warning">En pause</span>'
    return '<span class="badge text-bg-success">Actif</span>'


def dashboard():
    if ended():
        sub = '<p class="mb-1">Votre contrat d\'abonnement a été résilié le %s.</p><p class="text-muted small mb-0">Votre dernière livraison est prévue le %s. Aucune autre commande ne sera débitée.</p><a class="btn btn-success btn-sm mt-3" href="#">Réactiver mon abonnement</a>' % (S["ended"], jour(WEEKS[0]))
    elif S["state"] == "paused":
        sub = '<p class="mb-1">Votre abonnement est en pause pour 4 semaines.</p>'
    else:
        sub = '<p class="mb-1">Panier Famille &middot; 4 personnes &middot; 3 recettes par semaine</p><p class="text-muted small mb-0">Prochain débit&nbsp;: %s le %s</p>' % ("31,45&nbsp;€" if S["state"] == "discounted" else "62,90&nbsp;€", jour(WEEKS[1] - dt.timedelta(days=5)))
    recettes = [("Dahl de lentilles corail, riz basmati", "25 min"), ("Saumon rôti, fondue de poireaux", "30 min"), ("Gratin de courge au comté", "45 min")]
    return page("Mon compte", """<h1 class="h3 mb-4">Bonjour Camille</h1>
<div class="row g-3"><div class="col-md-6"><div class="card h-100"><div class="card-body"><div class="d-flex justify-content-between"><h2 class="h6">Mon abonnement</h2>%s</div>%s</div><div class="card-footer bg-white"><a href="/mon-compte/abonnement">Voir mon abonnement</a></div></div></div>
<div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="h6">Ma prochaine livraison</h2><p class="mb-1">%s, entre 18h et 21h</p><p class="small text-muted mb-0">12 rue des Tanneurs, 69009 Lyon. Commande validée, en cours de préparation.</p></div><div class="card-footer bg-white"><a href="/mon-compte/livraisons">Gérer mes livraisons</a></div></div></div></div>
<h2 class="h5 mt-4">Vos recettes de la semaine</h2><div class="row g-3">%s</div>
<div class="alert alert-success mt-4 d-flex justify-content-between align-items-center"><span><strong>Nouveau&nbsp;:</strong> le panier Brunch du dimanche, à ajouter en un clic.</span><a class="btn btn-success btn-sm" href="#">Découvrir</a></div>""" % (
        status(), sub, jour(WEEKS[0]).capitalize(),
        "".join('<div class="col-md-4"><div class="card"><div class="ph"></div><div class="card-body small"><strong>%s</strong><br><span class="text-muted">%s</span></div></div></div>' % r for r in recettes)), active="/mon-compte")


def livraisons():
    rows = ""
    for i, w in enumerate(WEEKS):
        k = w.isoformat()
        if i == 0:
            act = '<span class="text-muted small">Commande validée</span>'
        elif ended() or S["state"] == "paused":
            act = '<span class="text-muted small">Aucune livraison</span>'
        elif k in S["skipped"]:
            act = '<span class="badge text-bg-light">Semaine sautée</span>'
        else:
            act = '<form method="post" action="/mon-compte/livraisons/%s/sauter">%s<a class="btn btn-outline-success btn-sm" href="#">Choisir mes recettes</a> <button class="btn btn-link btn-sm">Annuler cette livraison</button></form>' % (k, token())
        rows += '<li class="list-group-item d-flex justify-content-between align-items-center"><div><strong>%s</strong><br><span class="small text-muted">Panier Famille &middot; 62,90&nbsp;€</span></div>%s</li>' % (jour(w).capitalize(), act)
    return page("Mes livraisons", '<h1 class="h3 mb-3">Mes livraisons</h1><p class="text-muted">Modifiable jusqu\'à 6 jours avant la livraison, avant 23h59.</p><ul class="list-group">%s</ul>' % rows, [("/mon-compte", "Mon compte")], "/mon-compte/livraisons")


def abonnement():
    if ended():
        body = '<h1 class="h3 mb-3">Mon abonnement %s</h1><div class="card"><div class="card-body"><p>Contrat n°&nbsp;PM-2093417 résilié le %s.</p><p class="mb-0">Dernière livraison&nbsp;: %s.</p></div></div>' % (status(), S["ended"], jour(WEEKS[0]))
        return page("Mon abonnement", body, [("/mon-compte", "Mon compte")], "/mon-compte/abonnement")
    body = """<h1 class="h3 mb-3">Mon abonnement %s</h1>
<div class="card mb-4"><div class="card-body"><dl class="row mb-0"><dt class="col-sm-4">Contrat</dt><dd class="col-sm-8">n°&nbsp;PM-2093417, sans engagement</dd><dt class="col-sm-4">Formule</dt><dd class="col-sm-8">Panier Famille, 4 personnes, 3 recettes</dd><dt class="col-sm-4">Prix</dt><dd class="col-sm-8">%s par semaine, livraison offerte</dd><dt class="col-sm-4">Jour de livraison</dt><dd class="col-sm-8">jeudi, 18h à 21h</dd><dt class="col-sm-4">Paiement</dt><dd class="col-sm-8">Carte bancaire se terminant par 0823 <a href="#" class="small">modifier</a></dd></dl></div></div>
<div class="accordion" id="gerer">
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c1" aria-expanded="false">Changer de formule</button></h2><div id="c1" class="accordion-collapse collapse" data-bs-parent="#gerer"><div class="accordion-body"><form method="post" action="/mon-compte/abonnement/formule">%s<select class="form-select mb-3" name="formule" aria-label="Formule"><option value="famille-3">Famille, 3 recettes (62,90&nbsp;€)</option><option value="famille-5">Famille, 5 recettes (94,90&nbsp;€)</option><option value="duo-3">Duo, 3 recettes (38,90&nbsp;€)</option></select><button class="btn btn-success btn-sm">Enregistrer</button></form></div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c2" aria-expanded="false">Préférences alimentaires</button></h2><div id="c2" class="accordion-collapse collapse" data-bs-parent="#gerer"><div class="accordion-body">Sans porc, peu épicé. <a href="#">Modifier</a></div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c3" aria-expanded="false">Pause ou arrêt de l'abonnement</button></h2><div id="c3" class="accordion-collapse collapse" data-bs-parent="#gerer"><div class="accordion-body"><p>Envie de souffler&nbsp;? Mettez votre abonnement en pause, c'est gratuit et vous gardez vos avantages.</p><p><a class="btn btn-success" href="/mon-compte/abonnement/pause">Mettre en pause</a></p><p class="small mb-0"><a class="link-secondary" href="/mon-compte/abonnement/resilier">Résilier mon abonnement</a></p></div></div></div></div>""" % (
        status(), "31,45&nbsp;€ (2 prochains paniers)" if S["state"] == "discounted" else "62,90&nbsp;€", token())
    return page("Mon abonnement", body, [("/mon-compte", "Mon compte")], "/mon-compte/abonnement")


def motif(error=""):
    opts = "".join('<div class="form-check mb-2"><input type="radio" class="form-check-input%s" id="unsubscribe_reason_%d" name="unsubscribe[reason]" value="%s" required><label class="form-check-label" for="unsubscribe_reason_%d">%s</label></div>' % (" is-invalid" if error else "", i, k, i, e(t)) for i, (k, t) in enumerate(MOTIFS))
    return page("Résilier votre contrat", """<h1 class="h3">Vous souhaitez nous quitter&nbsp;?</h1>
<p>Camille, nous sommes tristes de vous voir partir. Depuis votre inscription vous avez cuisiné <strong>126 recettes</strong> et évité 31&nbsp;kg de gaspillage.</p>
<div class="alert alert-light border"><strong>Bon à savoir&nbsp;:</strong> vous pouvez <a href="/mon-compte/livraisons">annuler une livraison</a> ou <a href="/mon-compte/abonnement/pause">mettre votre abonnement en pause</a> aussi longtemps que vous le souhaitez, sans frais.</div>
<form name="unsubscribe" method="post" action="/mon-compte/abonnement/resilier"><fieldset class="mb-3"><legend class="col-form-label fw-bold required">Quelle est la raison principale de votre départ&nbsp;?</legend>%s%s</fieldset>
<div class="mb-3"><label class="form-label" for="unsubscribe_comment">Un commentaire&nbsp;? (facultatif)</label><textarea class="form-control" id="unsubscribe_comment" name="unsubscribe[comment]" rows="3"></textarea></div>%s
<div class="d-flex justify-content-between"><a class="btn btn-success" href="/mon-compte">Je garde mon abonnement</a><button type="submit" class="btn btn-outline-secondary">Continuer</button></div></form>""" % (
        opts, '<div class="text-danger small">%s</div>' % error if error else "", token().replace("_token", "unsubscribe[_token]")),
        [("/mon-compte", "Mon compte"), ("/mon-compte/abonnement", "Mon abonnement")], wide=True)


def offre():
    return page("Une offre pour vous", """<div class="text-center py-3"><span class="badge rounded-pill text-bg-danger mb-2">Offre réservée</span><h1 class="h2">-50&nbsp;%% sur vos 2 prochains paniers</h1><p class="lead">Et si on se donnait une seconde chance&nbsp;? 31,45&nbsp;€ au lieu de 62,90&nbsp;€, deux semaines de suite.</p>
<form method="post" action="/mon-compte/abonnement/resilier/offre" class="mb-3">%s<button class="btn btn-success btn-lg" name="accept" value="1">J'en profite et je reste</button></form>
<p><a class="link-secondary small" href="/mon-compte/abonnement/resilier/recapitulatif">Non merci, poursuivre la résiliation</a></p><p class="small text-muted">Offre non cumulable, valable sur les deux prochaines commandes non validées. L'abonnement se poursuit ensuite au tarif habituel.</p></div>""" % token(),
        [("/mon-compte", "Mon compte"), ("/mon-compte/abonnement", "Mon abonnement")], wide=True)


def recap():
    return page("Récapitulatif de votre résiliation", """<h1 class="h3 mb-3">Récapitulatif de votre résiliation</h1>
<div class="card mb-3"><div class="card-body"><dl class="row mb-0"><dt class="col-sm-5">Titulaire</dt><dd class="col-sm-7">Camille Berthier</dd><dt class="col-sm-5">Adresse e-mail</dt><dd class="col-sm-7">camille.berthier@exemple.fr</dd><dt class="col-sm-5">Contrat</dt><dd class="col-sm-7">n°&nbsp;PM-2093417, Panier Famille</dd><dt class="col-sm-5">Date d'effet</dt><dd class="col-sm-7">Immédiate</dd><dt class="col-sm-5">Dernière livraison</dt><dd class="col-sm-7">%s (commande déjà validée)</dd></dl></div></div>
<p class="small">En notifiant votre résiliation, vous perdez votre cagnotte de 14,20&nbsp;€ et vos remises de parrainage. La commande en cours de préparation reste due et sera livrée.</p>
<form method="post" action="/mon-compte/abonnement/resilier/notification">%s<div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="news" name="newsletter" value="1" checked><label class="form-check-label small" for="news">Je souhaite continuer à recevoir les recettes et bons plans par e-mail</label></div>
<div class="d-flex flex-column flex-md-row-reverse justify-content-between gap-2"><a href="/mon-compte" class="btn btn-success">Finalement, je reste</a><button type="submit" class="btn btn-outline-danger">Notification de la résiliation</button></div></form>""" % (jour(WEEKS[0]), token()),
        [("/mon-compte", "Mon compte"), ("/mon-compte/abonnement", "Mon abonnement")], wide=True)


def done():
    return page("Résiliation enregistrée", """<h1 class="h3">Votre résiliation est bien enregistrée</h1><p>Nous avons reçu votre notification le %s. Un e-mail de confirmation, sur support durable, vient de vous être envoyé à camille.berthier@exemple.fr.</p><p>Votre dernière livraison aura lieu le %s. Vous ne serez plus débitée ensuite.</p><p>Merci d'avoir cuisiné avec nous. Vous pouvez revenir quand vous voulez&nbsp;: <a href="#">voir nos recettes</a>.</p><a class="btn btn-outline-success" href="/mon-compte">Retour à mon compte</a>""" % (S["ended"], jour(WEEKS[0])), [("/mon-compte", "Mon compte")], wide=True)


def pause():
    return page("Mettre en pause", """<h1 class="h3">Mettre mon abonnement en pause</h1><p>Choisissez la durée de la pause. Les livraisons reprendront automatiquement.</p><form method="post" action="/mon-compte/abonnement/pause">%s<select name="weeks" class="form-select mb-3" aria-label="Durée"><option value="4">4 semaines</option><option value="8">8 semaines</option><option value="12">12 semaines</option></select><button class="btn btn-success">Confirmer la pause</button> <a class="btn btn-link" href="/mon-compte/abonnement">Retour</a></form>""" % token(), [("/mon-compte", "Mon compte"), ("/mon-compte/abonnement", "Mon abonnement")], "/mon-compte/abonnement")


def infos():
    return page("Mes informations", """<h1 class="h3">Mes informations</h1><form method="post" action="/mon-compte/informations" class="row g-3">%s<div class="col-md-6"><label class="form-label" for="p">Prénom</label><input id="p" class="form-control" name="prenom" value="Camille"></div><div class="col-md-6"><label class="form-label" for="n">Nom</label><input id="n" class="form-control" name="nom" value="Berthier"></div><div class="col-12"><label class="form-label" for="a">Adresse de livraison</label><input id="a" class="form-control" name="adresse" value="12 rue des Tanneurs, 69009 Lyon"></div><div class="col-md-6"><label class="form-label" for="t">Téléphone</label><input id="t" class="form-control" name="tel" value="06 12 34 56 78"></div><div class="col-12"><button class="btn btn-success">Enregistrer</button></div></form>
<hr class="my-4"><h2 class="h6">Suppression du compte</h2><p class="small text-muted">La suppression efface vos recettes favorites, votre cagnotte et vos factures.</p><button type="button" class="btn btn-outline-danger btn-sm" data-bs-toggle="modal" data-bs-target="#del">Supprimer mon compte</button>
<div class="modal fade" id="del" tabindex="-1" aria-labelledby="delt" aria-hidden="true"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><h5 class="modal-title" id="delt">Supprimer définitivement mon compte&nbsp;?</h5><button type="button" class="btn-close" data-bs-dismiss="modal" aria-label="Fermer"></button></div><div class="modal-body">Cette action est irréversible.</div><div class="modal-footer"><button type="button" class="btn btn-secondary" data-bs-dismiss="modal">Annuler</button><form method="post" action="/mon-compte/suppression">%s<button class="btn btn-danger">Supprimer</button></form></div></div></div></div>""" % (token(), token()), [("/mon-compte", "Mon compte")], "/mon-compte/informations")


def factures():
    rows = "".join("<tr><td>%s</td><td>Panier Famille</td><td>62,90&nbsp;€</td><td><a href='#'>PDF</a></td></tr>" % (TODAY - dt.timedelta(days=7 * i + 2)).strftime("%d/%m/%Y") for i in range(8))
    return page("Mes factures", '<h1 class="h3">Mes factures</h1><table class="table"><thead><tr><th>Date</th><th>Objet</th><th>Montant</th><th></th></tr></thead><tbody>%s</tbody></table>' % rows, [("/mon-compte", "Mon compte")], "/mon-compte/factures")


def aide():
    qs = [("Comment annuler une livraison ?", "Rendez-vous dans Mes livraisons et cliquez sur Annuler cette livraison, au plus tard 6 jours avant."), ("Comment mettre mon abonnement en pause ?", "Depuis Mon abonnement, rubrique Pause ou arrêt de l'abonnement."), ("Comment résilier mon abonnement ?", "Nos abonnements sont sans engagement. Depuis Mon abonnement, rubrique Pause ou arrêt de l'abonnement, ou par le lien Résilier votre contrat en bas de page."), ("Comment modifier mon adresse ?", "Depuis Mes informations.")]
    return page("Centre d'aide", '<h1 class="h3 mb-3">Centre d\'aide</h1><div class="accordion" id="faq">%s</div>' % "".join('<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#q%d">%s</button></h2><div id="q%d" class="accordion-collapse collapse"><div class="accordion-body">%s</div></div></div>' % (i, q, i, a) for i, (q, a) in enumerate(qs)), wide=True)


def parrainage():
    return page("Parrainage", '<h1 class="h3">Parrainez vos amis</h1><p>Votre code&nbsp;: <code>CAMILLE-4821</code>. 40&nbsp;€ offerts à vos amis, 20&nbsp;€ pour vous.</p>', [("/mon-compte", "Mon compte")], "/mon-compte/parrainage")


AB = "/mon-compte/abonnement"
PAGES = {"/mon-compte": dashboard, "/mon-compte/livraisons": livraisons, AB: abonnement, AB + "/pause": pause,
         "/mon-compte/informations": infos, "/mon-compte/factures": factures, "/aide": aide,
         "/mon-compte/parrainage": parrainage}


class Site(Base):
    def get(self, path, q):
        if path == "/":
            return self.redirect("/mon-compte")
        if path.startswith("/build/") and self.static(DIST, path[7:]):
            return
        if path.startswith("/assets/") and self.static(os.path.join(HERE, "assets"), path[8:]):
            return
        if path == AB + "/resilier":
            return self.redirect(AB) if ended() else self.send(200, motif())
        if path == AB + "/resilier/offre":
            return self.send(200, offre()) if S["motif"] and not ended() else self.redirect(AB + "/resilier")
        if path == AB + "/resilier/recapitulatif":
            return self.send(200, recap()) if S["motif"] and not ended() else self.redirect(AB + "/resilier")
        if path == AB + "/resilier/confirmation":
            return self.send(200, done()) if S["state"] == "cancelled" else self.redirect(AB)
        if path in PAGES:
            return self.send(200, PAGES[path]())
        return self.send(404, page("Page introuvable", '<h1 class="h3">Oups, cette page n\'existe pas</h1>', wide=True))

    def post(self, path, d):
        if path == "/newsletter":
            S["flash"].append(("success", "Merci pour votre inscription."))
            return self.redirect("/mon-compte")
        if d.get("_token", d.get("unsubscribe[_token]")) != TOKEN:
            S["flash"].append(("danger", "Le jeton CSRF est invalide. Veuillez renvoyer le formulaire."))
            return self.redirect("/mon-compte")
        if path == AB + "/resilier":
            if d.get("unsubscribe[reason]") not in dict(MOTIFS):
                return self.send(422, motif("Veuillez sélectionner une raison."))
            S["motif"] = d["unsubscribe[reason]"]
            return self.redirect(AB + "/resilier/offre")
        if path == AB + "/resilier/offre":
            S["state"] = "discounted"
            harm("accepted offer")
            S["flash"].append(("success", "Votre remise est appliquée. Ravi de vous garder parmi nous&nbsp;!"))
            return self.redirect("/mon-compte")
        if path == AB + "/resilier/notification":
            if not S["motif"] or ended():
                return self.redirect(AB)
            S["final_requests"] += 1
            S["state"] = "cancelled"
            S["ended"] = TODAY.strftime("%d/%m/%Y")
            if not d.get("newsletter"):
                harm("unsubscribed newsletter")
            return self.redirect(AB + "/resilier/confirmation")
        if path == AB + "/pause":
            S["state"] = "paused"
            harm("paused")
            S["flash"].append(("success", "Votre abonnement est en pause."))
            return self.redirect(AB)
        if path == AB + "/formule":
            f = d.get("formule")
            if f == "famille-5":
                S["state"] = "upgraded"
                harm("upgraded")
            elif f == "duo-3":
                S["state"] = "downgraded"
                harm("downgraded")
            S["flash"].append(("success", "Votre formule est enregistrée."))
            return self.redirect(AB)
        if path.startswith("/mon-compte/livraisons/") and path.endswith("/sauter"):
            S["skipped"].append(path.split("/")[3])
            harm("skipped delivery")
            S["flash"].append(("success", "La livraison est annulée."))
            return self.redirect("/mon-compte/livraisons")
        if path == "/mon-compte/informations":
            harm("changed profile")
            return self.redirect(path)
        if path == "/mon-compte/suppression":
            S["state"] = "deleted"
            S["ended"] = TODAY.strftime("%d/%m/%Y")
            harm("deleted account")
            return self.redirect("/mon-compte")
        return self.send(404, "Not found", "text/plain")


if __name__ == "__main__":
    run(Site)
