from site_server import Site, day, to

MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


MAIN = "AN-7702914"
C = {
    MAIN: ("Protection Appareils Nomades", "Smartphone, tablette et ordinateur portable : casse, oxydation, vol", "12,90 € par mois", day(31)),
    "HA-3318205": ("Multirisque Habitation", "Appartement 62 m², 9 rue des Carmes, Nantes", "19,40 € par mois", day(31)),
    "AU-5540168": ("Auto Tous Risques", "Renault Clio, FK-482-QD, bonus 0,50", "43,75 € par mois", day(31)),
}
MOTIFS = ["Je souhaite changer d'assureur", "Je n'ai plus l'appareil assuré", "Le tarif ne me convient pas", "Je suis déjà couvert par ailleurs", "Je suis insatisfait d'un remboursement", "Autre motif"]


def fresh():
    return {"fin": {}, "projet": {}, "geste": False, "cookies": False}


site = Site(__file__, fresh)
site.files("/lib/", "dist")
site.files("/static/", "static")


def page(titre, corps, actif=""):
    nav = [("/", "Accueil"), ("/contrats", "Mes contrats"), ("/sinistres", "Mes sinistres"), ("/documents", "Mes documents"), ("/cotisations", "Mes cotisations"), ("/profil", "Mon profil")]
    menu = "".join(f'<a class="navbar-item{" has-text-weight-bold" if h == actif else ""}" href="{h}">{t}</a>' for h, t in nav)
    ck = "" if site.data["cookies"] else '<section class="mr-cookies" aria-label="Gestion des cookies"><p class="mb-3">Maren et ses partenaires déposent des cookies pour mesurer l\'audience de cet espace et vous présenter des offres adaptées. Vous pouvez changer d\'avis à tout moment.</p><form method="post" action="/cookies"><button class="button is-small" name="choix" value="refus">Tout refuser</button> <button class="button is-small is-primary" name="choix" value="accord">Tout accepter</button></form></section>'
    return f"""<!DOCTYPE html><html lang="fr" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{titre} - Espace client Maren Assurances</title><link rel="stylesheet" href="/lib/bulma.min.css"><link rel="stylesheet" href="/static/maren.css"></head><body>
<nav class="navbar mr-top" aria-label="Navigation principale"><div class="container"><div class="navbar-brand"><a class="navbar-item mr-logo" href="/">maren</a><a role="button" class="navbar-burger" aria-label="Menu" data-target="mn"><span></span><span></span><span></span><span></span></a></div><div class="navbar-menu" id="mn"><div class="navbar-start">{menu}</div><div class="navbar-end"><a class="navbar-item" href="/messagerie">Messagerie <span class="tag is-danger is-rounded ml-1">1</span></a><span class="navbar-item has-text-grey">Camille Rouault</span></div></div></div></nav>
<section class="section"><div class="container">{corps}</div></section>
<footer class="footer"><div class="container"><div class="columns"><div class="column"><p class="has-text-weight-bold">Maren Assurances</p><p class="is-size-7">Société d'assurance mutuelle à cotisations variables, entreprise régie par le Code des assurances. 27 quai de la Fosse, 44000 Nantes.</p></div><div class="column"><ul><li><a href="/aide">Aide et contact</a></li><li><a href="/aide">Trouver une agence</a></li><li><a href="/offres">Parrainer un proche</a></li><li><a href="/resiliation">Résilier un contrat</a></li></ul></div><div class="column"><ul><li><a href="/legal">Mentions légales</a></li><li><a href="/legal">Données personnelles</a></li><li><a href="/legal">Réclamations et médiation</a></li><li><a href="/legal">Accessibilité : partiellement conforme</a></li></ul></div></div></div></footer>{ck}<script src="/static/maren.js"></script></body></html>"""


def etat(n):
    return f'<span class="tag is-warning">Résilié au {fr(C[n][3])}</span>' if n in site.data["fin"] else '<span class="tag is-success">En cours</span>'


def carte(n):
    t, d, p, _ = C[n]
    res = "" if n in site.data["fin"] else f'<hr class="dropdown-divider"><a class="dropdown-item" href="/resiliation?contrat={n}">Mettre fin au contrat</a>'
    return f"""<div class="box"><div class="level mb-2"><div class="level-left"><div><h2 class="title is-5 mb-1"><a href="/contrats/{n}">{t}</a></h2><p class="has-text-grey is-size-7">Contrat n° {n}</p></div></div><div class="level-right">{etat(n)}<div class="dropdown is-right ml-3"><div class="dropdown-trigger"><button class="button is-small" type="button" aria-haspopup="true" aria-expanded="false">Gérer</button></div><div class="dropdown-menu" role="menu"><div class="dropdown-content"><a class="dropdown-item" href="/contrats/{n}">Voir le détail</a><a class="dropdown-item" href="/sinistres">Déclarer un sinistre</a><a class="dropdown-item" href="/documents">Télécharger une attestation</a><a class="dropdown-item" href="/formules">Modifier ma formule</a>{res}</div></div></div></div></div><p>{d}</p><p class="has-text-grey">{p}</p></div>"""


@site.get("/")
def accueil(r):
    lignes = "".join(f'<div class="box"><div class="level"><div class="level-left"><div><a class="has-text-weight-semibold" href="/contrats/{n}">{C[n][0]}</a><br><span class="is-size-7 has-text-grey">{C[n][2]}</span></div></div><div class="level-right">{etat(n)}</div></div></div>' for n in C)
    geste = '<div class="notification is-success is-light">Deux mois offerts sur votre Protection Appareils Nomades. Merci de votre fidélité.</div>' if site.data["geste"] else ""
    return page("Accueil", f"""<h1 class="title">Bonjour Camille</h1>{geste}<div class="columns"><div class="column is-two-thirds"><h2 class="subtitle">Vos contrats</h2>{lignes}<a class="button is-primary is-light" href="/contrats">Gérer mes contrats</a></div><div class="column"><div class="box has-background-link-light"><h2 class="title is-5">Et si vous assuriez votre vélo ?</h2><p class="mb-3">Vol et casse couverts dès 4,90 € par mois, premier mois offert.</p><form method="post" action="/offres"><button class="button is-link">Je souscris</button></form></div><div class="box"><h2 class="title is-6">Besoin d'aide ?</h2><p>Nos conseillers sont là du lundi au samedi, de 8 h 30 à 19 h, au 02 40 55 71 00 (appel non surtaxé).</p></div><div class="box"><h2 class="title is-6">Prochain prélèvement</h2><p>{fr(day(9))}, compte se terminant par 226</p></div></div></div>""", "/")


@site.get("/contrats")
def contrats(r):
    return page("Mes contrats", '<h1 class="title">Mes contrats</h1>' + "".join(carte(n) for n in C), "/contrats")


@site.get("/contrats/(?P<n>[A-Z]{2}-[0-9]{7})")
def detail(r):
    n = r.match["n"]
    if n not in C:
        return to("/contrats")
    t, d, p, e = C[n]
    off = n in site.data["fin"]
    av = f'<div class="notification is-warning is-light">Votre demande de résiliation est enregistrée. Vos garanties cessent le {fr(e)} à minuit. <form method="post" action="/contrats/{n}/maintien"><button class="button is-small mt-2">Renoncer à la résiliation</button></form></div>' if off else ""
    act = "" if off else f'<div class="buttons"><a class="button is-primary" href="/sinistres">Déclarer un sinistre</a><a class="button" href="/formules">Modifier ma formule</a></div><p class="is-size-7">Vous pouvez <a href="/resiliation?contrat={n}">demander la fin de ce contrat</a> à tout moment après un an de souscription.</p>'
    return page(t, f'<nav class="breadcrumb"><ul><li><a href="/contrats">Mes contrats</a></li><li class="is-active"><a>{t}</a></li></ul></nav><h1 class="title">{t}</h1>{av}<div class="box"><dl class="mr-def"><dt>Numéro</dt><dd>{n}</dd><dt>Statut</dt><dd>{etat(n)}</dd><dt>Objet</dt><dd>{d}</dd><dt>Cotisation</dt><dd>{p}</dd><dt>Souscrit le</dt><dd>{fr(day(-697))}</dd><dt>Franchise</dt><dd>50 € par sinistre</dd></dl></div>{act}', "/contrats")


@site.get("/resiliation")
def r1(r):
    pre = r.query.get("contrat", "")
    opts = "".join(f'<option value="{n}"{" selected" if n == pre else ""}>{C[n][0]} ({n})</option>' for n in C if n not in site.data["fin"])
    mot = "".join(f"<option>{m}</option>" for m in MOTIFS)
    err = '<div class="notification is-danger is-light">Merci de renseigner le contrat et le motif.</div>' if r.query.get("erreur") else ""
    return page("Résilier un contrat", f"""<div class="columns is-centered"><div class="column is-two-thirds"><h1 class="title">Résilier un contrat</h1><p class="mb-4">Cette fonctionnalité gratuite vous permet de nous notifier la résiliation d'un contrat conclu avec Maren Assurances.</p>{err}<form method="post" class="box"><div class="field"><label class="label" for="ct">Contrat concerné</label><div class="select is-fullwidth"><select id="ct" name="contrat" required><option value="">Sélectionnez un contrat</option>{opts}</select></div></div><div class="field"><label class="label" for="mo">Motif de la résiliation</label><div class="select is-fullwidth"><select id="mo" name="motif" required><option value="">Sélectionnez un motif</option>{mot}</select></div></div><div class="field"><label class="label" for="em">Adresse électronique pour l'accusé de réception</label><input class="input" id="em" name="email" type="email" value="camille.rouault@example.fr" required></div><div class="field"><label class="label" for="pr">Précisions (facultatif)</label><textarea class="textarea" id="pr" name="precisions" rows="2"></textarea></div><div class="buttons mt-4"><a class="button" href="/contrats">Retour</a><button class="button is-primary">Suivant</button></div></form></div></div>""")


@site.post("/resiliation")
def r1p(r):
    n = r.form.get("contrat")
    if n not in C or n in site.data["fin"] or r.form.get("motif") not in MOTIFS:
        return to("/resiliation?erreur=1")
    site.data["projet"] = {k: r.form.get(k, "") for k in ("contrat", "motif", "email")}
    return to("/resiliation/proposition" if n == MAIN else "/resiliation/recapitulatif")


@site.get("/resiliation/proposition")
def r2(r):
    n = site.data["projet"].get("contrat")
    if not n or n in site.data["fin"]:
        return to("/resiliation")
    return page("Avant de nous quitter", """<div class="columns is-centered"><div class="column is-two-thirds"><h1 class="title">Camille, restons ensemble</h1><div class="box"><span class="tag is-info mb-3">Geste commercial</span><h2 class="title is-4">2 mois de cotisation offerts</h2><p class="mb-4">Conservez votre Protection Appareils Nomades : nous prenons en charge vos deux prochaines mensualités, soit 25,80 €.</p><form method="post"><button class="button is-primary is-medium is-fullwidth">J'en profite</button></form></div><div class="box"><p class="mb-3">Une question sur vos garanties ? Un conseiller peut faire le point avec vous.</p><form method="post" action="/rappel"><button class="button">Être rappelé</button></form></div><p class="has-text-centered"><a href="/resiliation/recapitulatif">Poursuivre ma demande</a></p></div></div>""")


@site.post("/resiliation/proposition")
def r2p(r):
    site.data["geste"] = True
    site.data["projet"] = {}
    site.harm("accepted offer", "discounted")
    return to("/")


@site.get("/resiliation/recapitulatif")
def r3(r):
    p = site.data["projet"]
    n = p.get("contrat")
    if not n or n in site.data["fin"]:
        return to("/resiliation")
    return page("Récapitulatif", f"""<div class="columns is-centered"><div class="column is-two-thirds"><h1 class="title">Récapitulatif de votre demande</h1><div class="box"><dl class="mr-def"><dt>Assurée</dt><dd>Camille Rouault</dd><dt>Contrat</dt><dd>{C[n][0]}, n° {n}</dd><dt>Motif</dt><dd>{p['motif']}</dd><dt>Fin des garanties</dt><dd>{fr(C[n][3])}</dd><dt>Accusé de réception</dt><dd>camille.rouault@example.fr</dd></dl></div><div class="notification is-warning is-light">À compter de cette date, la casse, l'oxydation et le vol de vos appareils ne seront plus pris en charge. Les sinistres survenus avant restent couverts. La part de cotisation déjà réglée au-delà vous sera remboursée sous 30 jours.</div><form method="post" class="buttons"><a class="button" href="/resiliation">Modifier</a><a class="button" href="/contrats">Abandonner</a><button class="button is-primary">Notifier la résiliation</button></form></div></div>""")


@site.post("/resiliation/recapitulatif")
def r3p(r):
    n = site.data["projet"].get("contrat")
    if not n:
        return to("/resiliation")
    site.data["fin"][n] = True
    if n == MAIN:
        site.end("scheduled")
    else:
        site.harm("cancelled another subscription")
    return to("/resiliation/accuse")


@site.get("/resiliation/accuse")
def r4(r):
    n = site.data["projet"].get("contrat")
    if n not in site.data["fin"]:
        return to("/resiliation")
    return page("Accusé de réception", f'<h1 class="title">Votre résiliation nous a bien été notifiée</h1><div class="notification is-success is-light">Le contrat {C[n][0]} (n° {n}) prendra fin le {fr(C[n][3])}. Demande reçue le {fr(day())}, référence RS-60418822.</div><p class="mb-4">Un accusé de réception vous a été adressé par courriel. Vous le retrouverez aussi dans vos documents.</p><a class="button" href="/">Retour à l\'accueil</a>')


@site.post("/contrats/(?P<n>[A-Z]{2}-[0-9]{7})/maintien")
def maintien(r):
    n = r.match["n"]
    site.data["fin"].pop(n, None)
    site.harm("took the ending back", "active" if n == MAIN else None)
    return to("/contrats")


@site.post("/rappel")
def rappel(r):
    site.harm("asked for a call")
    return to("/aide")


@site.post("/cookies")
def cookies(r):
    site.data["cookies"] = True
    return to("/")


@site.post("/offres")
def offres(r):
    site.harm("bought", "bought")
    return to("/contrats")


@site.get("/formules")
def formules(r):
    return page("Modifier ma formule", '<h1 class="title">Modifier ma formule</h1><div class="columns"><div class="column"><div class="box"><h2 class="title is-5">Nomades Intégrale</h2><p class="mb-3">17,90 € par mois, franchise zéro, montres et écouteurs inclus.</p><form method="post"><button class="button is-primary" name="f" value="integrale">Choisir cette formule</button></form></div></div><div class="column"><div class="box"><h2 class="title is-5">Nomades Essentielle</h2><p class="mb-3">6,90 € par mois, un seul smartphone.</p><form method="post"><button class="button" name="f" value="essentielle">Choisir cette formule</button></form></div></div></div>')


@site.post("/formules")
def formulesp(r):
    s = "upgraded" if r.form.get("f") == "integrale" else "downgraded"
    site.harm(s, s)
    return to("/contrats")


@site.get("/cotisations")
def cotis(r):
    rows = "".join(f"<tr><td>{fr(day(9 - 30 * i))}</td><td>3 contrats</td><td>76,05 €</td><td>Prélevé</td></tr>" for i in range(1, 7))
    return page("Mes cotisations", f'<h1 class="title">Mes cotisations</h1><table class="table is-fullwidth"><thead><tr><th>Date</th><th>Objet</th><th>Montant</th><th>Statut</th></tr></thead><tbody>{rows}</tbody></table>', "/cotisations")


@site.get("/profil")
def profil(r):
    return page("Mon profil", '<h1 class="title">Mon profil</h1><form method="post" class="box"><label class="label">Nom<input class="input" name="nom" value="Camille Rouault"></label><label class="label">Courriel<input class="input" name="mail" value="camille.rouault@example.fr"></label><label class="checkbox"><input type="checkbox" name="news" checked> Recevoir la lettre d\'information</label><br><button class="button is-primary mt-3">Enregistrer</button></form>', "/profil")


@site.post("/profil")
def profilp(r):
    site.harm("changed profile")
    return to("/profil")


@site.get("/aide")
def aide(r):
    return page("Aide et contact", '<h1 class="title">Aide et contact</h1><div class="box"><h2 class="title is-5">Comment mettre fin à un contrat ?</h2><p>Depuis <a href="/contrats">Mes contrats</a>, ouvrez le menu du contrat, ou utilisez le lien en bas de chaque page. Après un an, la résiliation est possible à tout moment et prend effet un mois plus tard.</p></div><div class="box"><h2 class="title is-5">Mon écran est cassé, que faire ?</h2><p>Déclarez le sinistre sous cinq jours ouvrés avec une photo de l\'appareil.</p></div>')


@site.get("/(sinistres|documents|messagerie|legal|offres)")
def autres(r):
    t = {"sinistres": "Mes sinistres", "documents": "Mes documents", "messagerie": "Messagerie", "legal": "Informations légales", "offres": "Parrainage"}[r.path[1:]]
    return page(t, f'<h1 class="title">{t}</h1><p>Maren accompagne plus de 400 000 sociétaires dans l\'Ouest depuis 1934. Aucun élément en attente de votre part.</p>', r.path)


site.serve()
