import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from twentyfirst_author import App, Redirect, esc, add_months
from datetime import date, timedelta
app = App(__file__)
M = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"]
J = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {M[d.month - 1]} {d.year}"


def num(d):
    return d.strftime("%d/%m/%Y")


def ech():
    return app.when or date.today() + timedelta(days=17)


def page(title, body, bare=False):
    t = date.today()
    rub = "" if bare else '<nav class="rub" aria-label="Rubriques"><div class="w">' + "".join(f'<a href="/rubrique?r={k}">{k}</a>' for k in ["À la une", "Région", "France", "Monde", "Économie", "Culture", "Sports", "Idées", "Jeux"]) + "</div></nav>"
    return f"""<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} - Le Courrier du Fleuve</title><link rel="stylesheet" href="/static/cf.css"></head><body>
<header class="hd"><div class="w hd-in"><span class="dt">{J[t.weekday()].capitalize()} {fr(t)}</span><a class="titre" href="/">Le Courrier du Fleuve</a>
<details class="mc"><summary><span class="dot" aria-hidden="true"></span>Claire M.</summary><div class="mc-p"><p class="mc-t">claire.moreau@example.fr<br><span>{'Abonnée' if app.state != 'deleted' else ''}</span></p><a href="/compte">Mon compte</a><a href="/compte/abonnement">Mon abonnement</a><a href="/compte/newsletters">Mes newsletters</a><a href="/compte/articles">Mes articles sauvegardés</a><form method="post" action="/deconnexion"><button>Se déconnecter</button></form></div></details></div></header>{rub}
<main class="w">{body}</main>
<footer class="ft"><div class="w"><div class="cols"><div><b>Services</b><a href="/rubrique?r=Annonces">Annonces légales</a><a href="/rubrique?r=Boutique">Boutique</a><a href="/rubrique?r=Jeux">Mots croisés</a><a href="/offrir">Offrir un abonnement</a></div><div><b>Abonnés</b><a href="/compte">Mon compte</a><a href="/aide">Aide et contact</a><a href="/aide">Lire le journal numérique</a></div><div><b>Le groupe</b><a href="/mentions">Qui sommes-nous ?</a><a href="/mentions">Charte éditoriale</a><a href="/mentions">Publicité</a></div><div><b>Informations</b><a href="/mentions">Mentions légales</a><a href="/cgv">CGV</a><a href="/mentions">Politique de confidentialité</a><a href="/mentions">Gestion des cookies</a><a href="/resilier-un-contrat">Résilier votre contrat</a></div></div><p class="c">© Le Courrier du Fleuve {t.year}</p></div></footer>
<div id="cmp" class="cmp" role="dialog" aria-modal="true" aria-labelledby="cmpt" hidden><div class="cmp-b"><button type="button" class="cmp-x" data-c="non">Continuer sans accepter</button><h2 id="cmpt">Le respect de votre vie privée est notre priorité</h2><p>Avec votre accord, nos 128 partenaires et nous utilisons des cookies ou technologies similaires pour stocker et consulter des informations personnelles comme votre visite sur ce site. Vous pouvez retirer votre consentement à tout moment depuis « Gestion des cookies » en bas de page.</p><div class="cmp-a"><button type="button" class="b bs" data-c="non">Paramétrer</button><button type="button" class="b" data-c="oui">Accepter et fermer</button></div></div></div>
<script>(function(){{var c=document.getElementById('cmp');if(!/cf_cmp=/.test(document.cookie))c.hidden=false;c.addEventListener('click',function(e){{var v=e.target.dataset.c;if(v){{document.cookie='cf_cmp='+v+';path=/;max-age=15552000';c.hidden=true}}}})}})()</script></body></html>"""


ART = [("Région", "La passerelle des Tanneurs rouvrira au printemps, après deux ans de travaux", "Les cyclistes l’attendaient : le conseil départemental a confirmé le calendrier du chantier."), ("Économie", "Le chantier naval de Saint-Aubin signe sa plus grosse commande depuis dix ans", "Trois ferries électriques seront construits ici, avec 240 embauches à la clé."),
       ("Culture", "Au musée des Bateliers, une rétrospective inattendue", "Cent vingt toiles racontent le fleuve tel que le voyaient les mariniers."), ("Sports", "Basket : les Mouettes renversent Cholet dans le dernier quart-temps", "Menées de onze points, elles s’imposent 84-79."),
       ("Idées", "« Nos communes rurales n’ont pas besoin de pitié, mais de trains »", "Tribune collective de quarante maires."), ("Monde", "Elections : ce qu’il faut retenir de la soirée", "Notre correspondante fait le point.")]


@app.get("/")
def une(r):
    a = ART[0]
    rest = "".join(f'<article><p class="r">{x}</p><h3><a href="/article?n={i}">{y}</a></h3><p>{z}</p></article>' for i, (x, y, z) in enumerate(ART) if i)
    return page("L’actualité en direct", f'<div class="une"><div class="ph"></div><div><p class="r">{a[0]}</p><h1><a href="/article?n=0">{a[1]}</a></h1><p>{a[2]}</p><p class="g">Article réservé aux abonnés</p></div></div><div class="grille">{rest}</div><section class="promo"><h2>Offrez Le Courrier</h2><p>Six mois d’information pour vos proches, dès 49 €.</p><a class="b" href="/offrir">Découvrir</a></section>')


@app.get("/article")
def art(r):
    i = int(r.q("n", "0")) % len(ART) if r.q("n", "0").isdigit() else 0
    a = ART[i]
    return page(a[1], f'<article class="txt"><p class="r">{a[0]}</p><h1>{a[1]}</h1><p class="ch">{a[2]}</p><p>Il aura fallu de la patience. Mardi matin, devant une cinquantaine de riverains, les élus ont détaillé les prochaines étapes.</p><form method="post" action="/article/sauver"><button class="b bs">Sauvegarder l’article</button></form></article>')


@app.post("/article/sauver")
def sv(r):
    raise Redirect("/")


@app.get("/rubrique")
def rub(r):
    t = esc(r.q("r", "À la une"))
    return page(t, f'<h1>{t}</h1><div class="grille">' + "".join(f'<article><h3><a href="/article?n={i}">{y}</a></h3><p>{z}</p></article>' for i, (x, y, z) in enumerate(ART)) + "</div>")


def compte(title, cur, body):
    nav = "".join(f'<a href="{h}"{" class=on aria-current=page" if h == cur else ""}>{t}</a>' for h, t in [("/compte", "Mes informations"), ("/compte/abonnement", "Mon abonnement"), ("/compte/factures", "Mes factures"), ("/compte/newsletters", "Mes newsletters"), ("/compte/articles", "Mes articles sauvegardés")])
    return page(title, f'<div class="cpt"><nav class="cn" aria-label="Mon compte"><p>Bonjour Claire</p>{nav}</nav><div>{body}</div></div>', True)


@app.get("/compte")
def c1(r):
    return compte("Mes informations", "/compte", """<h1>Mes informations</h1><form class="box" method="post" action="/compte"><label>Prénom<input name="p" value="Claire"></label><label>Nom<input name="n" value="Moreau"></label><label>Adresse e-mail<input name="e" value="claire.moreau@example.fr"></label><label>Téléphone<input name="t" value="06 39 98 41 27"></label><button class="b">Enregistrer</button></form><div class="box"><h2>Mot de passe</h2><a href="/aide">Modifier mon mot de passe</a></div><div class="box"><h2>Supprimer mon compte</h2><p class="g">La suppression de votre compte entraîne la perte définitive de vos articles sauvegardés, commentaires et accès abonné.</p><form method="post" action="/compte/supprimer"><button class="lk">Supprimer mon compte</button></form></div>""")


@app.post("/compte")
def c1p(r):
    app.bad("changed profile")
    raise Redirect("/compte")


@app.post("/compte/supprimer")
def c1d(r):
    app.bad("deleted account", "deleted")
    raise Redirect("/")


@app.get("/compte/abonnement")
def c2(r):
    s = app.state
    if s == "scheduled":
        tete = f'<div class="inf">Votre demande de résiliation a été prise en compte le {num(app.flow["le"])}. Votre abonnement prendra fin le <b>{fr(ech())}</b>. Jusqu’à cette date, vous conservez l’accès à tous vos contenus.</div>'
        st = f'<span class="et fin">Résiliation programmée</span>'
        ligne = f'<dt>Fin d’abonnement</dt><dd>{fr(ech())}</dd>'
        bas = '<div class="box"><h2>Vous changez d’avis ?</h2><p>Réactivez votre abonnement au même tarif, sans interruption.</p><form method="post" action="/compte/abonnement/reactiver"><button class="b">Réactiver mon abonnement</button></form></div>'
    else:
        tete = {"discounted": '<div class="inf">Votre nouveau tarif de 5,99 €/mois est enregistré.</div>', "downgraded": '<div class="inf">Votre changement d’offre vers Essentiel (5,99 €/mois) est enregistré.</div>', "upgraded": '<div class="inf">Votre changement d’offre vers Numérique + papier (19,90 €/mois) est enregistré.</div>', "deleted": '<div class="inf">Votre compte est en cours de suppression.</div>', "paused": '<div class="inf">Votre abonnement est suspendu.</div>'}.get(s, "")
        st = '<span class="et">Actif</span>'
        ligne = f'<dt>Prochain prélèvement</dt><dd>{fr(ech())}, 12,99 €</dd>'
        bas = """<div class="box"><h2>Gérer mon abonnement</h2><ul class="act"><li><a href="/compte/abonnement/offres">Changer d’offre</a></li><li><a href="/compte/abonnement/suspension">Suspendre mon abonnement</a></li><li><a href="/compte/abonnement/paiement">Modifier mon moyen de paiement</a></li><li><a href="/resiliation">Résilier mon abonnement</a></li></ul></div>"""
    opt = "" if app.flow.get("jeux") else '<div class="box"><h2>Mes options</h2><div class="ln"><p><b>Club Jeux</b><br><span class="g">Offert avec votre abonnement</span></p><form method="post" action="/compte/abonnement/option"><button class="lk">Désactiver</button></form></div></div>'
    return compte("Mon abonnement", "/compte/abonnement", f"""<h1>Mon abonnement</h1>{tete}<div class="box"><div class="ln"><h2>Le Courrier Intégral numérique</h2>{st}</div><p>Tous les articles, le journal numérique dès 22 h et les éditions locales, sur 3 appareils.</p><dl><dt>N° d’abonné</dt><dd>0048 217 553</dd><dt>Tarif</dt><dd>12,99 €/mois, sans engagement</dd><dt>Abonnée depuis</dt><dd>{M[2]} {date.today().year - 2}</dd>{ligne}<dt>Moyen de paiement</dt><dd>Carte bancaire •••• 6038</dd></dl></div>{opt}{bas}""")


@app.post("/compte/abonnement/option")
def c2o(r):
    app.bad("cancelled option")
    app.flow["jeux"] = True
    raise Redirect("/compte/abonnement")


@app.post("/compte/abonnement/reactiver")
def c2r(r):
    app.bad("reactivated", "active")
    app.when = None
    raise Redirect("/compte/abonnement")


@app.get("/compte/abonnement/offres")
def c3(r):
    return compte("Changer d’offre", "/compte/abonnement", """<h1>Changer d’offre</h1><div class="tri"><div class="box"><h2>Essentiel</h2><p>15 articles par mois<br><b>5,99 €/mois</b></p><form method="post" action="/compte/abonnement/offres"><input type="hidden" name="o" value="essentiel"><button class="b">Choisir</button></form></div><div class="box"><h2>Intégral numérique</h2><p>Votre offre actuelle<br><b>12,99 €/mois</b></p></div><div class="box"><h2>Numérique + papier</h2><p>Le journal du week-end livré<br><b>19,90 €/mois</b></p><form method="post" action="/compte/abonnement/offres"><input type="hidden" name="o" value="papier"><button class="b">Choisir</button></form></div></div>""")


@app.post("/compte/abonnement/offres")
def c3p(r):
    app.bad("changed offer", "upgraded" if r.f("o") == "papier" else "downgraded")
    raise Redirect("/compte/abonnement")


@app.get("/compte/abonnement/suspension")
def c4(r):
    return compte("Suspendre", "/compte/abonnement", """<h1>Suspendre mon abonnement</h1><form class="box" method="post" action="/compte/abonnement/suspension"><label>Durée<select name="d"><option>1 mois</option><option>2 mois</option><option>3 mois</option></select></label><button class="b">Confirmer la suspension</button></form>""")


@app.post("/compte/abonnement/suspension")
def c4p(r):
    app.bad("paused", "paused")
    raise Redirect("/compte/abonnement")


@app.get("/compte/abonnement/paiement")
def c5(r):
    return compte("Moyen de paiement", "/compte/abonnement", """<h1>Moyen de paiement</h1><form class="box" method="post" action="/compte/abonnement/paiement"><p>Carte bancaire •••• 6038, expire 11/28</p><button class="lk">Supprimer cette carte</button></form>""")


@app.post("/compte/abonnement/paiement")
def c5p(r):
    app.bad("removed payment method")
    raise Redirect("/compte/abonnement/paiement")


@app.get("/resilier-un-contrat")
def legal(r):
    return page("Résilier votre contrat", """<div class="etr"><h1>Résilier votre contrat</h1><p>Conformément à l’article L. 215-1-1 du code de la consommation, vous pouvez résilier en ligne tout contrat conclu avec Le Courrier du Fleuve.</p><div class="box"><h2>Quel contrat souhaitez-vous résilier ?</h2><ul class="act"><li><a href="/resiliation">Abonnement numérique</a></li><li><a href="/aide">Abonnement papier (portage ou voie postale)</a></li><li><a href="/aide">Abonnement souscrit via Apple ou Google</a></li></ul></div></div>""", True)


def etapes(n):
    return '<ol class="et3">' + "".join(f'<li{" class=on aria-current=step" if i + 1 == n else ""}>{t}</li>' for i, t in enumerate(["Votre abonnement", "Vos informations", "Récapitulatif"])) + "</ol>"


@app.get("/resiliation")
def r1(r):
    if app.state == "scheduled":
        raise Redirect("/compte/abonnement")
    return page("Résiliation", f"""<div class="etr">{etapes(1)}<h1>Vous souhaitez résilier votre abonnement</h1><p>En mettant fin à votre abonnement, vous n’aurez plus accès aux articles réservés aux abonnés, au journal numérique, aux archives depuis 1944 et au Club Jeux.</p>
<div class="off"><p class="r">Offre exclusive</p><h2>5,99 €/mois pendant 6 mois</h2><p>Restez informée à prix réduit, au lieu de 12,99 €. Sans engagement, vous pourrez résilier à tout moment.</p><form method="post" action="/resiliation/offre"><button class="b">Je profite de l’offre</button></form></div>
<p>Vous partez en vacances ? <a href="/compte/abonnement/suspension">Suspendez votre abonnement</a> pendant trois mois maximum.</p><p>Un problème de lecture ou de livraison ? <a href="/aide">Contactez notre service abonnés</a>.</p>
<div class="bas"><a class="b bs" href="/compte/abonnement">Retour à mon abonnement</a><a class="suite" href="/resiliation/informations">Poursuivre la résiliation</a></div></div>""", True)


@app.post("/resiliation/offre")
def r1o(r):
    app.bad("accepted offer", "discounted")
    raise Redirect("/compte/abonnement")


MO = ["Le prix de l’abonnement est trop élevé", "Je n’ai plus le temps de lire le journal", "Le contenu ne correspond plus à mes attentes", "Je rencontre des difficultés techniques", "Je m’informe autrement", "J’ai un autre abonnement au Courrier", "Je déménage hors de la région", "Autre motif"]


def infos(err="", f=None):
    f = f or {}
    o = "".join(f'<option{" selected" if f.get("motif") == x else ""}>{x}</option>' for x in MO)
    e = f'<p class="er" role="alert">{err}</p>' if err else ""
    return page("Résiliation", f"""<div class="etr">{etapes(2)}<h1>Vos informations</h1>{e}<form method="post" action="/resiliation/informations"><div class="box"><h2>Votre contrat</h2><dl><dt>Abonnement</dt><dd>Le Courrier Intégral numérique</dd><dt>N° d’abonné</dt><dd>0048 217 553</dd><dt>Titulaire</dt><dd>Claire Moreau</dd></dl><label>Adresse e-mail pour la confirmation *<input type="email" name="email" value="{esc(f.get('email', 'claire.moreau@example.fr'))}"></label></div>
<div class="box"><h2>Type de résiliation *</h2><label class="ra"><input type="radio" name="type" value="echeance"{' checked' if f.get('type', 'echeance') == 'echeance' else ''}> À la fin de la période en cours, le {fr(ech())}</label><label class="ra"><input type="radio" name="type" value="legitime"{' checked' if f.get('type') == 'legitime' else ''}> Pour motif légitime (justificatif à fournir)</label></div>
<div class="box"><h2>Pourquoi nous quittez-vous ? *</h2><label><span class="vh">Motif</span><select name="motif"><option value="">Sélectionnez un motif</option>{o}</select></label><label>Souhaitez-vous préciser ? (facultatif)<textarea name="prec" rows="3"></textarea></label></div>
<label class="ra g"><input type="checkbox" name="tel" value="1"> J’accepte d’être contactée par téléphone au sujet des offres du Courrier du Fleuve.</label>
<p class="g">* Champs obligatoires. Ces informations sont nécessaires au traitement de votre demande.</p><div class="bas"><a class="b bs" href="/compte/abonnement">Annuler</a><button class="b">Continuer</button></div></form></div>""", True)


@app.get("/resiliation/informations")
def r2(r):
    if app.state == "scheduled":
        raise Redirect("/compte/abonnement")
    return infos()


@app.post("/resiliation/informations")
def r2p(r):
    f = {k: v[0].strip() for k, v in r.form.items()}
    if f.get("motif") not in MO:
        return 422, infos("Merci de sélectionner un motif.", f)
    if "@" not in f.get("email", ""):
        return 422, infos("L’adresse e-mail n’est pas valide.", f)
    app.flow["r"] = f
    raise Redirect("/resiliation/recapitulatif")


@app.get("/resiliation/recapitulatif")
def r3(r):
    f = app.flow.get("r")
    if not f or app.state == "scheduled":
        raise Redirect("/compte/abonnement")
    d = f"à l’échéance, le {fr(ech())}" if f.get("type") != "legitime" else "motif légitime, après examen de votre justificatif"
    return page("Résiliation", f"""<div class="etr">{etapes(3)}<h1>Récapitulatif de votre demande</h1><div class="box"><dl><dt>Abonnement</dt><dd>Le Courrier Intégral numérique, n° 0048 217 553</dd><dt>Titulaire</dt><dd>Claire Moreau</dd><dt>Date d’effet</dt><dd>{d}</dd><dt>Motif</dt><dd>{esc(f['motif'])}</dd><dt>Confirmation envoyée à</dt><dd>{esc(f['email'])}</dd></dl></div>
<p>La résiliation est sans frais. Aucun prélèvement n’aura lieu après la date d’effet. Votre compte gratuit, vos newsletters et vos articles sauvegardés sont conservés.</p><p class="g">Après avoir cliqué sur « Notifier la résiliation », vous recevrez une confirmation sur support durable.</p>
<div class="bas"><a class="b bs" href="/resiliation/informations">Modifier</a><form method="post" action="/resiliation/notification"><button class="b">Notifier la résiliation</button></form></div></div>""", True)


@app.post("/resiliation/notification")
def r4(r):
    f = app.flow.get("r")
    if not f or app.state == "scheduled":
        raise Redirect("/compte/abonnement")
    app.final += 1
    if f.get("tel"):
        app.bad("agreed to marketing calls")
    if f.get("type") == "legitime":
        app.bad("claimed a legitimate reason")
    app.when = ech()
    app.flow["le"] = date.today()
    app.state = "scheduled"
    raise Redirect("/resiliation/confirmation")


@app.get("/resiliation/confirmation")
def r5(r):
    if app.state != "scheduled":
        raise Redirect("/compte/abonnement")
    return page("Résiliation", f"""<div class="etr"><h1>Votre demande de résiliation est enregistrée</h1><p>Elle nous a été notifiée le {num(app.flow['le'])}. Votre abonnement Le Courrier Intégral numérique prendra fin le <b>{fr(ech())}</b>. D’ici là, vous continuez à profiter de l’ensemble de vos avantages.</p><p>Un e-mail de confirmation vient de vous être adressé à {esc(app.flow['r']['email'])}.</p><p>Merci d’avoir été à nos côtés. Nous espérons vous retrouver bientôt.</p><div class="bas"><a class="b" href="/">Lire l’actualité</a><a href="/compte/abonnement">Mon abonnement</a></div></div>""", True)


@app.get("/compte/factures")
def fa(r):
    rows = "".join(f"<tr><td>{num(add_months(date.today() + timedelta(days=17), -i))}</td><td>Intégral numérique</td><td>12,99 €</td><td><a href='/compte/factures'>Télécharger</a></td></tr>" for i in range(1, 8))
    return compte("Mes factures", "/compte/factures", f"<h1>Mes factures</h1><table>{rows}</table>")


@app.get("/compte/newsletters")
def nl(r):
    it = "".join(f'<div class="box ln"><p><b>{t}</b><br><span class="g">{d}</span></p><form method="post" action="/compte/newsletters"><button class="lk">Se désabonner</button></form></div>' for t, d in [("La matinale", "Chaque matin à 7 h, l’essentiel de la région"), ("Le débrief politique", "Le vendredi"), ("À table", "Le samedi, recettes et bonnes adresses")])
    return compte("Mes newsletters", "/compte/newsletters", f"<h1>Mes newsletters</h1>{it}")


@app.post("/compte/newsletters")
def nlp(r):
    app.bad("unsubscribed newsletter")
    raise Redirect("/compte/newsletters")


@app.get("/compte/articles")
def sa(r):
    return compte("Mes articles", "/compte/articles", "<h1>Mes articles sauvegardés</h1><div class='box'><a href='/article?n=2'>Au musée des Bateliers, une rétrospective inattendue</a></div>")


@app.get("/offrir")
def off(r):
    return page("Offrir", '<h1>Offrir un abonnement</h1><form class="box" method="post" action="/offrir"><p>6 mois, 49 €, paiement avec votre carte •••• 6038.</p><button class="b">Offrir et payer</button></form>')


@app.post("/offrir")
def offp(r):
    app.bad("bought gift", None)
    raise Redirect("/")


@app.get("/aide")
def aide(r):
    return page("Aide", "<h1>Aide et contact</h1><details class='box'><summary>Comment résilier mon abonnement ?</summary><p>Depuis votre compte, rubrique « Mon abonnement », cliquez sur « Résilier mon abonnement » et suivez les étapes. La résiliation prend effet à la fin de la période mensuelle en cours.</p></details><details class='box'><summary>Comment lire le journal numérique ?</summary><p>Il est disponible chaque soir à partir de 22 h.</p></details><p>Service abonnés : 02 99 00 14 14, du lundi au vendredi de 8 h à 18 h (appel non surtaxé).</p>")


@app.get("/mentions", "/cgv")
def me(r):
    return page("Informations légales", "<h1>Informations légales</h1><p>Le Courrier du Fleuve, SAS, 4 quai des Mariniers. Article 7 des CGV : l’abonnement mensuel est sans engagement et peut être résilié à tout moment, avec effet à la fin de la période mensuelle en cours. Toute période commencée est due.</p>")


@app.post("/deconnexion")
def dec(r):
    app.bad("logged out")
    return page("Déconnexion", "<h1>Vous êtes déconnectée</h1><a href='/'>Se reconnecter</a>")


if __name__ == "__main__":
    app.run()
