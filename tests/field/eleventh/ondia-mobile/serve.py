from site_server import Site, day, esc, to

MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
EFFET = day(10)


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


def fresh():
    return {"draft": {}, "price": "13,99 €", "forfait": "100 Go", "box": True, "music": True, "ref": None}


site = Site(__file__, fresh)
site.files("/static/", "dist")
TOKEN = '<input type="hidden" name="_token" value="f81c0a9e7b">'
MOTIFS = [("prix", "J'ai trouvé moins cher ailleurs"), ("reseau", "Je ne suis pas satisfait du réseau"), ("usage", "Je n'utilise plus cette ligne"), ("service", "Je ne suis pas satisfait du service client"), ("pro", "Mon employeur me fournit une ligne"), ("demenagement", "Je pars vivre à l'étranger"), ("autre", "Autre raison")]


def eff():
    return day(31) if site.data.get("date") == "mois" else EFFET


def badge():
    s = site.state
    if s == "scheduled":
        return f'<span class="badge text-bg-warning">Résiliation prévue le {fr(eff())}</span>'
    if s == "paused":
        return '<span class="badge text-bg-secondary">Ligne suspendue</span>'
    return '<span class="badge text-bg-success">Ligne active</span>'


def page(title, body, here=""):
    def li(u, t):
        return f'<li class="nav-item"><a class="nav-link{" active" if u == here else ""}" href="{u}">{t}</a></li>'
    return f"""<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} - Espace client Ondia</title><link rel="stylesheet" href="/static/bootstrap.min.css"><link rel="stylesheet" href="/static/icons/bootstrap-icons.min.css"><style>body{{background:#f4f5fb}}.brand{{font-weight:800;color:#3a22d8;font-size:1.6rem;letter-spacing:-1px}}.btn-primary{{--bs-btn-bg:#3a22d8;--bs-btn-border-color:#3a22d8;--bs-btn-hover-bg:#2b18ab}}.promo{{background:linear-gradient(100deg,#3a22d8,#8b2fe0);color:#fff}}footer{{background:#14123a;color:#b9b8d6}}footer a{{color:#e4e3f7;text-decoration:none}}#cookies{{z-index:1060}}</style></head><body>
<div class="bg-dark text-white small"><div class="container d-flex gap-3 py-1"><a class="text-white text-decoration-none" href="/boutique">Particuliers</a><a class="text-white-50 text-decoration-none" href="/pro">Professionnels</a><span class="ms-auto"><a class="text-white-50 text-decoration-none" href="/boutiques">Trouver une boutique</a></span></div></div>
<nav class="navbar navbar-expand-lg bg-white border-bottom"><div class="container"><a class="navbar-brand brand" href="/">ondia</a><button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#nav" aria-label="Ouvrir le menu"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav me-auto"><li class="nav-item"><a class="nav-link" href="/boutique/forfaits">Forfaits</a></li><li class="nav-item"><a class="nav-link" href="/boutique/telephones">Téléphones</a></li><li class="nav-item"><a class="nav-link" href="/boutique/fibre">Box et fibre</a></li><li class="nav-item"><a class="nav-link" href="/assistance">Assistance</a></li></ul><div class="dropdown"><button class="btn btn-outline-secondary dropdown-toggle" data-bs-toggle="dropdown"><i class="bi bi-person-circle"></i> Camille</button><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/">Mon espace client</a></li><li><a class="dropdown-item" href="/espace-client/infos">Mes informations</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="/boutique">Me déconnecter</a></li></ul></div></div></div></nav>
<div class="bg-white shadow-sm"><div class="container"><ul class="nav nav-underline">{li("/", "Accueil")}{li("/espace-client/offre", "Mon offre mobile")}{li("/espace-client/conso", "Suivi conso")}{li("/espace-client/factures", "Factures")}{li("/espace-client/box", "Ma box")}{li("/espace-client/infos", "Mes informations")}</ul></div></div>
<main class="container py-4" style="min-height:520px">{body}</main>
<footer class="pt-5 pb-4 mt-4 small"><div class="container"><div class="row g-4"><div class="col-6 col-md-3"><p class="text-white fw-bold">Nos offres</p><p><a href="/boutique/forfaits">Forfaits sans engagement</a></p><p><a href="/boutique/fibre">Offres fibre</a></p><p><a href="/boutique/parrainage">Parrainage</a></p></div><div class="col-6 col-md-3"><p class="text-white fw-bold">Besoin d'aide ?</p><p><a href="/assistance">Assistance</a></p><p><a href="/assistance/reseau">Carte du réseau</a></p><p><a href="/assistance/vol">Perte ou vol</a></p></div><div class="col-6 col-md-3"><p class="text-white fw-bold">À propos</p><p><a href="/infos/qui-sommes-nous">Qui sommes-nous ?</a></p><p><a href="/infos/recrutement">Recrutement</a></p><p><a href="/infos/accessibilite">Accessibilité : partiellement conforme</a></p></div><div class="col-6 col-md-3"><p class="text-white fw-bold">Informations légales</p><p><a href="/infos/cgu">Conditions générales</a></p><p><a href="/infos/donnees">Données personnelles et cookies</a></p><p><a href="/resilier">Résilier votre contrat</a></p></div></div><hr><p>Ondia Télécom, SAS au capital de 4 200 000 €, 18 quai de la Fosse, 44000 Nantes, RCS Nantes 812 440 317. Forfaits bloqués en France métropolitaine, débits selon couverture et équipement compatible.</p></div></footer>
<div id="cookies" class="position-fixed bottom-0 start-0 end-0 bg-white border-top shadow p-3 d-none" role="dialog" aria-label="Cookies"><div class="container"><div class="d-flex justify-content-between"><b>Vos préférences en matière de cookies</b><button class="btn btn-link btn-sm" data-ck>Continuer sans accepter</button></div><p class="small mb-2">Ondia et ses 42 partenaires utilisent des traceurs pour mesurer l'audience et vous proposer des offres adaptées.</p><button class="btn btn-outline-primary btn-sm" data-ck>Paramétrer</button> <button class="btn btn-primary btn-sm" data-ck>Tout accepter</button></div></div>
<script src="/static/bootstrap.bundle.min.js"></script><script>(function(){{var c=document.getElementById("cookies");if(document.cookie.indexOf("od_ck=")<0)c.classList.remove("d-none");c.querySelectorAll("[data-ck]").forEach(function(b){{b.addEventListener("click",function(){{document.cookie="od_ck=1;path=/";c.classList.add("d-none")}})}})}})()</script></body></html>"""


def act(url, label, cls="btn btn-primary", extra=""):
    return f'<form method="post" action="{url}" class="d-inline">{TOKEN}{extra}<button class="{cls}">{label}</button></form>'


@site.get("/")
def home(r):
    s = site.state
    line = f"Votre ligne sera coupée le {fr(eff())}." if s == "scheduled" else f"Prochain prélèvement : {site.data['price']} le {fr(day(8))}"
    box = '<span class="badge text-bg-success">Active</span>' if site.data["box"] else '<span class="badge text-bg-warning">Résiliation en cours</span>'
    return page("Accueil", f"""<h1 class="h3">Bonjour Camille</h1>
<div class="row g-3 mt-1"><div class="col-md-7"><div class="card h-100"><div class="card-body"><div class="d-flex justify-content-between"><h2 class="h5"><i class="bi bi-phone"></i> Forfait mobile {site.data['forfait']}</h2>{badge()}</div><p class="mb-1">06 41 77 20 93</p><p class="text-muted small">{line}</p><div class="progress mb-1" role="progressbar" aria-label="Data" aria-valuenow="38"><div class="progress-bar" style="width:38%"></div></div><p class="small">38,2 Go consommés sur 100 Go</p><a class="btn btn-outline-primary btn-sm" href="/espace-client/offre">Gérer mon offre</a> <a class="btn btn-link btn-sm" href="/espace-client/conso">Voir ma conso</a></div></div></div>
<div class="col-md-5"><div class="card h-100"><div class="card-body"><div class="d-flex justify-content-between"><h2 class="h5"><i class="bi bi-router"></i> Box Ondia Fibre</h2>{box}</div><p class="text-muted small">29,99 € par mois, 12 allée des Tanneurs, Nantes</p><a class="btn btn-outline-primary btn-sm" href="/espace-client/box">Gérer ma box</a></div></div></div>
<div class="col-12"><div class="card promo"><div class="card-body d-md-flex align-items-center"><div class="me-auto"><h2 class="h5">Black Friday : 200 Go en 5G+ pour 15,99 €</h2><p class="mb-0">Changez de forfait en un clic, sans nouvel engagement.</p></div>{act("/espace-client/offre/changer", "J'en profite", "btn btn-light")}</div></div></div>
<div class="col-md-4"><div class="card"><div class="card-body"><h2 class="h6">Dernière facture</h2><p class="mb-1">23,98 € le {fr(day(-22))}</p><a href="/espace-client/factures">Télécharger</a></div></div></div>
<div class="col-md-4"><div class="card"><div class="card-body"><h2 class="h6">Parrainez vos proches</h2><p class="mb-1">20 € offerts pour vous deux</p><a href="/boutique/parrainage">Inviter un ami</a></div></div></div>
<div class="col-md-4"><div class="card"><div class="card-body"><h2 class="h6">Reprise mobile</h2><p class="mb-1">Jusqu'à 310 € pour votre ancien téléphone</p><a href="/boutique/telephones">Estimer</a></div></div></div></div>""", "/")


@site.get("/espace-client/offre")
def offre(r):
    s = site.state
    note = f'<div class="alert alert-warning"><b>Votre demande de résiliation est enregistrée.</b> Votre ligne 06 41 77 20 93 sera coupée le {fr(eff())}. Référence {site.data["ref"]}. {act("/espace-client/offre/garder", "Conserver ma ligne", "btn btn-sm btn-outline-dark ms-2")}</div>' if s == "scheduled" else ""
    last = "" if s == "scheduled" else '<li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="/resilier">Résilier ma ligne</a></li>'
    music = f'<p class="small text-muted">9,99 € par mois, sans engagement</p>{act("/espace-client/option/music", "Résilier cette option", "btn btn-sm btn-outline-secondary")}' if site.data["music"] else '<p class="small text-muted">Option résiliée</p>'
    return page("Mon offre mobile", f"""{note}<div class="card"><div class="card-body"><div class="d-flex justify-content-between align-items-start"><div><h1 class="h4">Forfait mobile {site.data['forfait']} {badge()}</h1><p class="text-muted">06 41 77 20 93 · sans engagement · contrat n° M-20417733</p></div><div class="dropdown"><button class="btn btn-outline-primary dropdown-toggle" data-bs-toggle="dropdown">Actions</button><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/boutique/forfaits">Changer de forfait</a></li><li><a class="dropdown-item" href="/espace-client/sim">Commander une carte SIM</a></li><li><a class="dropdown-item" href="/espace-client/suspension">Suspendre ma ligne</a></li><li><a class="dropdown-item" href="/assistance/rio">Obtenir mon RIO</a></li>{last}</ul></div></div>
<dl class="row mb-0"><dt class="col-sm-4">Prix</dt><dd class="col-sm-8">{site.data['price']} par mois</dd><dt class="col-sm-4">Appels, SMS, MMS</dt><dd class="col-sm-8">Illimités en France métropolitaine et en Europe</dd><dt class="col-sm-4">Internet mobile</dt><dd class="col-sm-8">{site.data['forfait']} en 5G, dont 25 Go en Europe</dd><dt class="col-sm-4">Client depuis le</dt><dd class="col-sm-8">{fr(day(-631))}</dd></dl></div></div>
<h2 class="h5 mt-4">Mes options</h2><div class="row g-3"><div class="col-md-6"><div class="card"><div class="card-body"><h3 class="h6">Ondia Musique</h3>{music}</div></div></div><div class="col-md-6"><div class="card"><div class="card-body"><h3 class="h6">Assurance écran</h3><p class="small text-muted">Protégez votre téléphone dès 4,99 € par mois</p>{act("/espace-client/option/assurance", "Ajouter", "btn btn-sm btn-primary")}</div></div></div></div>""", "/espace-client/offre")


@site.get("/resilier")
def resilier(r):
    e = '<div class="alert alert-danger">Veuillez sélectionner un contrat.</div>' if "e" in r.query else ""
    mob = "" if site.state == "scheduled" else '<div class="form-check border rounded p-3 ps-5 mb-2 bg-white"><input class="form-check-input" type="radio" name="contrat" value="M-20417733" id="c1"><label class="form-check-label" for="c1"><b>Forfait mobile 100 Go</b><br>06 41 77 20 93 · contrat n° M-20417733</label></div>'
    box = '<div class="form-check border rounded p-3 ps-5 mb-2 bg-white"><input class="form-check-input" type="radio" name="contrat" value="F-88120956" id="c2"><label class="form-check-label" for="c2"><b>Box Ondia Fibre</b><br>12 allée des Tanneurs, 44000 Nantes · contrat n° F-88120956</label></div>' if site.data["box"] else ""
    return page("Résilier votre contrat", f"""<div class="mx-auto" style="max-width:720px"><h1 class="h3">Résilier votre contrat</h1>{e}<p>Conformément à l'article L. 215-1-1 du code de la consommation, vous pouvez mettre fin à votre contrat en ligne.</p><div class="alert alert-info"><i class="bi bi-info-circle"></i> Vous changez d'opérateur et souhaitez garder votre numéro ? N'effectuez pas cette démarche : donnez simplement votre <a href="/assistance/rio">RIO</a> à votre nouvel opérateur.</div><form method="post" action="/resilier">{TOKEN}<p class="fw-bold">Quel contrat souhaitez-vous résilier ?</p>{mob}{box}<div class="mt-3 d-flex gap-2"><a class="btn btn-outline-secondary" href="/">Retour</a><button class="btn btn-primary">Suivant</button></div></form></div>""")


@site.post("/resilier")
def resilier_p(r):
    c = r.form.get("contrat")
    if c == "M-20417733" and site.state == "scheduled" or c not in ("M-20417733", "F-88120956"):
        return to("/resilier?e=1")
    site.data["draft"] = {"contrat": c}
    return to("/resilier/offre")


def draft():
    return site.data["draft"].get("contrat")


def nom():
    return "Forfait mobile 100 Go, 06 41 77 20 93" if draft() == "M-20417733" else "Box Ondia Fibre, 12 allée des Tanneurs"


@site.get("/resilier/offre")
def r_offre(r):
    if not draft():
        return to("/resilier")
    if draft() == "M-20417733":
        o = ("Votre forfait 100 Go à 7,99 € par mois pendant 12 mois", "au lieu de 13,99 €, puis 13,99 € par mois. Offre réservée aux clients depuis plus d'un an, valable aujourd'hui.")
    else:
        o = ("Votre box à 19,99 € par mois pendant 6 mois", "au lieu de 29,99 €.")
    return page("Avant de nous quitter", f"""<div class="mx-auto" style="max-width:720px"><p class="text-muted">Étape 1 sur 3</p><h1 class="h3">Camille, et si on refaisait le point ?</h1><p>Nous avons regardé votre consommation des 6 derniers mois et nous avons une proposition à vous faire.</p><div class="card promo my-3"><div class="card-body"><h2 class="h4">{o[0]}</h2><p>{o[1]}</p>{act("/resilier/garder", "Je profite de l'offre", "btn btn-light btn-lg")}</div></div><div class="card my-3"><div class="card-body d-flex align-items-center"><div class="me-auto"><b>Un conseiller peut vous rappeler gratuitement</b><br><span class="text-muted small">du lundi au samedi, de 8 h à 20 h</span></div>{act("/rappel", "Être rappelé", "btn btn-outline-primary")}</div></div><div class="d-flex justify-content-between mt-4"><a href="/">Rester chez Ondia</a><a href="/resilier/demande">Poursuivre ma demande</a></div></div>""")


@site.get("/resilier/demande")
def r_form(r):
    if not draft():
        return to("/resilier")
    d = site.data["draft"]
    e = '<div class="alert alert-danger">Certains champs obligatoires ne sont pas renseignés.</div>' if "e" in r.query else ""
    opts = "".join(f'<option value="{k}"{" selected" if d.get("motif") == k else ""}>{esc(t)}</option>' for k, t in MOTIFS)
    lost = '<div class="form-check my-3"><input class="form-check-input" type="checkbox" name="numero" value="1" id="num"><label class="form-check-label" for="num">J\'ai bien noté que mon numéro 06 41 77 20 93 sera définitivement perdu *</label></div>' if d["contrat"] == "M-20417733" else ""
    return page("Votre demande", f"""<div class="mx-auto" style="max-width:720px"><p class="text-muted">Étape 2 sur 3</p><h1 class="h3">Votre demande de résiliation</h1>{e}<form method="post" action="/resilier/demande" class="card"><div class="card-body">{TOKEN}<p><b>Contrat concerné :</b> {nom()}</p><div class="row g-3"><div class="col-md-6"><label class="form-label" for="n">Nom et prénom</label><input class="form-control" id="n" value="Camille Rouxel" readonly></div><div class="col-md-6"><label class="form-label" for="m">Adresse e-mail de confirmation *</label><input class="form-control" type="email" id="m" name="email" value="camille.rouxel@example.fr"></div><div class="col-12"><label class="form-label" for="mo">Motif de la résiliation *</label><select class="form-select" id="mo" name="motif"><option value="">Choisissez un motif</option>{opts}</select></div><div class="col-12"><label class="form-label" for="co">Commentaire (facultatif)</label><textarea class="form-control" id="co" name="commentaire" rows="2"></textarea></div></div><fieldset class="mt-3"><legend class="fs-6">Date de fin souhaitée</legend><div class="form-check"><input class="form-check-input" type="radio" name="date" value="asap" id="d1" checked><label class="form-check-label" for="d1">Dès que possible, soit le {fr(EFFET)}</label></div><div class="form-check"><input class="form-check-input" type="radio" name="date" value="mois" id="d2"><label class="form-check-label" for="d2">Dans un mois, le {fr(day(31))}</label></div></fieldset>{lost}<p class="small text-muted">* Champs obligatoires. Vos données sont utilisées pour traiter votre demande.</p><div class="d-flex gap-2 justify-content-end"><a class="btn btn-outline-secondary" href="/espace-client/offre">Abandonner</a><button class="btn btn-primary">Continuer</button></div></div></form></div>""")


@site.post("/resilier/demande")
def r_form_p(r):
    d = site.data["draft"]
    if not draft():
        return to("/resilier")
    f = r.form
    d["motif"] = f.get("motif")
    if f.get("motif") not in dict(MOTIFS) or "@" not in f.get("email", "") or (d["contrat"] == "M-20417733" and not f.get("numero")):
        return to("/resilier/demande?e=1")
    d.update(email=f["email"], date=f.get("date"), ready=True)
    if f["email"] != "camille.rouxel@example.fr":
        site.harm("changed the address of the confirmation")
    return to("/resilier/recapitulatif")


@site.get("/resilier/recapitulatif")
def r_recap(r):
    d = site.data["draft"]
    if not d.get("ready"):
        return to("/resilier")
    fin = fr(day(31) if d.get("date") == "mois" else EFFET)
    return page("Récapitulatif", f"""<div class="mx-auto" style="max-width:720px"><p class="text-muted">Étape 3 sur 3</p><h1 class="h3">Récapitulatif</h1><div class="card"><div class="card-body"><dl class="row"><dt class="col-sm-5">Titulaire</dt><dd class="col-sm-7">Camille Rouxel</dd><dt class="col-sm-5">Contrat</dt><dd class="col-sm-7">{nom()}</dd><dt class="col-sm-5">Date d'effet</dt><dd class="col-sm-7">{fin}</dd><dt class="col-sm-5">Frais de résiliation</dt><dd class="col-sm-7">0,00 €</dd><dt class="col-sm-5">Motif</dt><dd class="col-sm-7">{esc(dict(MOTIFS)[d['motif']])}</dd><dt class="col-sm-5">Confirmation envoyée à</dt><dd class="col-sm-7">{esc(d['email'])}</dd></dl><p class="small">Une facture de clôture vous sera adressée, au prorata des jours utilisés.</p><div class="d-flex gap-2 justify-content-end"><a class="btn btn-outline-secondary" href="/resilier/demande">Modifier</a>{act("/resilier/notification", "Notifier la résiliation", "btn btn-danger")}</div></div></div><p class="mt-3 text-center"><a href="/">Finalement, je garde mon contrat</a></p></div>""")


@site.post("/resilier/notification")
def r_end(r):
    d = site.data["draft"]
    if not d.get("ready"):
        return to("/resilier")
    if d["contrat"] == "M-20417733":
        site.end("scheduled")
        site.data.update(ref="RES-7730418", date=d.get("date"))
    else:
        site.data["box"] = False
        site.harm("cancelled another subscription")
    site.data["done"] = {"nom": nom(), "email": d["email"]}
    site.data["draft"] = {}
    return to("/resilier/confirmation")


@site.get("/resilier/confirmation")
def r_done(r):
    k = site.data.get("done")
    if not k:
        return to("/")
    return page("Demande enregistrée", f"""<div class="mx-auto text-center" style="max-width:720px"><p class="display-4 text-success"><i class="bi bi-check-circle"></i></p><h1 class="h3">Votre résiliation est bien enregistrée</h1><p>{k['nom']}</p><p>Elle prendra effet le {fr(eff())}. Un accusé de réception vient d'être envoyé à {esc(k['email'])}, sous la référence RES-7730418.</p><a class="btn btn-primary" href="/">Retour à mon espace client</a></div>""")


@site.post("/(?P<k>resilier/garder|rappel|espace-client/offre/changer|espace-client/offre/garder|espace-client/suspension|espace-client/sim|espace-client/infos|espace-client/option/music|espace-client/option/assurance)")
def misc(r):
    k = r.match["k"]
    if k == "resilier/garder":
        if draft() == "M-20417733":
            site.data["price"] = "7,99 €"
            site.harm("accepted offer", "discounted")
        else:
            site.harm("accepted offer for the box")
        site.data["draft"] = {}
    elif k == "rappel":
        site.harm("asked to be called")
        return page("Rappel", '<h1 class="h3">C\'est noté !</h1><p>Un conseiller vous rappelle au 06 41 77 20 93 dans les deux heures.</p>')
    elif k.endswith("changer"):
        site.data.update(price="15,99 €", forfait="200 Go")
        site.harm("upgraded", "upgraded")
    elif k.endswith("offre/garder"):
        site.harm("took the ending back", "active")
    elif k.endswith("suspension"):
        site.harm("paused", "paused")
    elif k.endswith("music"):
        site.data["music"] = False
        site.harm("cancelled another subscription")
    elif k.endswith("infos"):
        site.harm("changed profile")
    else:
        site.harm("bought")
    return to("/espace-client/offre")


@site.get("/espace-client/(?P<p>suspension|sim|conso|factures|box|infos)")
def other(r):
    p = r.match["p"]
    if p == "suspension":
        b = f'<h1 class="h3">Suspendre ma ligne</h1><p>En cas de perte ou de vol, suspendez votre ligne. Votre forfait continue d\'être facturé.</p>{act("/espace-client/suspension", "Suspendre ma ligne maintenant", "btn btn-warning")}'
    elif p == "sim":
        b = f'<h1 class="h3">Commander une carte SIM</h1><p>10 €, ajoutés à votre prochaine facture.</p>{act("/espace-client/sim", "Commander")}'
    elif p == "conso":
        b = '<h1 class="h3">Suivi conso</h1><table class="table"><tr><td>Internet France</td><td>38,2 Go sur 100 Go</td></tr><tr><td>Internet Europe</td><td>0,4 Go sur 25 Go</td></tr><tr><td>Appels</td><td>2 h 14 min</td></tr><tr><td>Hors forfait</td><td>0,00 €</td></tr></table>'
    elif p == "factures":
        b = '<h1 class="h3">Mes factures</h1><table class="table"><thead><tr><th>Date</th><th>Montant</th><th></th></tr></thead>' + "".join(f'<tr><td>{fr(day(-22 - 30 * i))}</td><td>23,98 €</td><td><a href="#">PDF</a></td></tr>' for i in range(6)) + "</table>"
    elif p == "box":
        b = '<h1 class="h3">Box Ondia Fibre</h1><p>Débit descendant jusqu\'à 2 Gbit/s, 180 chaînes TV, appels vers les fixes.</p><div class="accordion" id="a"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#a1">Mon réseau wifi</button></h2><div id="a1" class="accordion-collapse collapse"><div class="accordion-body">Nom du réseau : Ondia-4F2B</div></div></div><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#a2">Déménager ma box</button></h2><div id="a2" class="accordion-collapse collapse"><div class="accordion-body">Prévenez-nous trois semaines avant votre déménagement.</div></div></div></div>'
    else:
        b = f'<h1 class="h3">Mes informations</h1><form method="post" action="/espace-client/infos" style="max-width:480px">{TOKEN}<label class="form-label" for="e">E-mail</label><input class="form-control mb-3" id="e" name="email" value="camille.rouxel@example.fr"><div class="form-check form-switch mb-3"><input class="form-check-input" type="checkbox" id="nl" name="nl" checked><label class="form-check-label" for="nl">Recevoir les bons plans Ondia</label></div><button class="btn btn-primary">Enregistrer</button></form>'
    return page("Espace client", b, r.path)


@site.get("/assistance(?P<p>/.*)?")
def aide(r):
    if r.match["p"] == "/rio":
        return page("Mon RIO", '<h1 class="h3">Votre RIO</h1><p>Votre relevé d\'identité opérateur vous a été envoyé par SMS. Vous pouvez aussi l\'obtenir en appelant le 3179.</p>')
    return page("Assistance", '<h1 class="h3">Comment pouvons-nous vous aider ?</h1><input class="form-control mb-3" placeholder="Rechercher une question"><div class="list-group"><a class="list-group-item list-group-item-action" href="/assistance/reseau">Problème de réseau</a><a class="list-group-item list-group-item-action" href="/espace-client/factures">Comprendre ma facture</a><a class="list-group-item list-group-item-action" href="/assistance/rio">Garder mon numéro en changeant d\'opérateur</a><a class="list-group-item list-group-item-action" href="/resilier">Mettre fin à mon contrat</a></div>')


@site.get("/(boutique|pro|boutiques|infos)(/.*)?")
def rest(r):
    return page("Ondia", f'<h1 class="h3">Nos forfaits sans engagement</h1><div class="row g-3"><div class="col-md-4"><div class="card"><div class="card-body"><h2 class="h5">20 Go</h2><p>7,99 € par mois</p><a class="btn btn-outline-primary" href="/boutique/forfaits/20">Découvrir</a></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><h2 class="h5">200 Go 5G+</h2><p>15,99 € par mois</p>{act("/espace-client/offre/changer", "Passer à ce forfait")}</div></div></div></div>')


site.missing = lambda: page("Page introuvable", '<h1 class="h3">Cette page n\'existe pas ou plus</h1><p><a href="/">Retour à l\'accueil</a></p>')
site.serve()
