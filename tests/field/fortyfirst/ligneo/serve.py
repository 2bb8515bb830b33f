#!/usr/bin/env python3
"""Lignéo : espace personnel d'un forfait annuel de transports publics."""
import argparse, calendar, datetime, html, json, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LOCK = threading.Lock()
TODAY = datetime.date.today()
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def month_end(n):
    m = TODAY.month - 1 + n
    y, m = TODAY.year + m // 12, m % 12 + 1
    return datetime.date(y, m, calendar.monthrange(y, m)[1])


ENDS = [month_end(i) for i in range(0, 6)]
START = (month_end(-8) + datetime.timedelta(days=1))
fr = lambda d: d.strftime("%d/%m/%Y")
lib = lambda d: f"{d.day} {MOIS[d.month - 1]} {d.year}"


def fresh():
    return dict(state="active", final_requests=0, harm=[], log=[], end=None, motif=None, flash=None, num=None,
                alerts=True, news=False, wiz={}, token=secrets.token_hex(16))


S = fresh()
e = html.escape

CSS = """
:root{--bleu:#0a5fa8;--nuit:#12284b;--ciel:#e6f1fa;--gris:#5b6675;--vert:#2c8443;--orange:#d9730d}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Parisine","Segoe UI",Roboto,Arial,sans-serif;color:#1d2633;background:#f4f6f9}
a{color:var(--bleu)}.skip{position:absolute;left:-9999px}.navbar{background:#fff;border-bottom:3px solid var(--bleu)}
.container{max-width:1160px;margin:0 auto;padding:0 18px}.navbar .container{display:flex;align-items:center;gap:24px;min-height:74px}
.navbar-brand{font-size:27px;font-weight:800;color:var(--nuit);text-decoration:none;margin-right:auto}.navbar-brand i{color:var(--bleu);font-style:normal}
.navbar a.nav-link{color:var(--nuit);text-decoration:none;font-weight:600;font-size:15px}.navbar a.nav-link:hover{text-decoration:underline}
.user{background:var(--ciel);padding:8px 14px;border-radius:20px;font-size:14px}
.breadcrumb{list-style:none;display:flex;gap:8px;padding:14px 0 0;margin:0;font-size:13px;color:var(--gris)}.breadcrumb li+li:before{content:"›";margin-right:8px}
.row2{display:grid;grid-template-columns:262px 1fr;gap:28px;padding:18px 0 60px}.list-group{background:#fff;border-radius:8px;overflow:hidden;border:1px solid #dde3ea}
.list-group a{display:block;padding:12px 16px;border-bottom:1px solid #edf0f4;color:#1d2633;text-decoration:none;font-size:15px}.list-group a:hover{background:var(--ciel)}.list-group a.active{border-left:4px solid var(--bleu);font-weight:700;background:var(--ciel)}
.list-group .t{padding:12px 16px;background:var(--nuit);color:#fff;font-weight:700;font-size:14px}
h1{font-size:27px;color:var(--nuit);margin:4px 0 18px}h2{font-size:19px;color:var(--nuit);margin:0 0 12px}
.card{background:#fff;border:1px solid #dde3ea;border-radius:8px;padding:22px 24px;margin-bottom:20px}
.pass{display:grid;grid-template-columns:190px 1fr;gap:22px}.carte{height:118px;border-radius:10px;background:linear-gradient(135deg,#0a5fa8,#7fc3ee 70%,#fff);color:#fff;padding:14px;font-weight:800;font-size:18px}
.carte small{display:block;font-weight:400;margin-top:36px;font-size:12px}.badge{border-radius:4px;padding:2px 10px;font-size:13px;font-weight:700;color:#fff}.badge-success{background:var(--vert)}.badge-warning{background:var(--orange)}.badge-secondary{background:#69727d}
table.info{width:100%;border-collapse:collapse}table.info th{text-align:left;font-weight:400;color:var(--gris);width:46%;padding:8px 0;border-bottom:1px solid #eef1f5;vertical-align:top}table.info td{padding:8px 0;border-bottom:1px solid #eef1f5}
.btn{display:inline-block;padding:10px 22px;border-radius:5px;border:2px solid var(--bleu);font-weight:600;font-size:15px;font-family:inherit;line-height:1.4;cursor:pointer;text-decoration:none}.btn-primary{background:var(--bleu);color:#fff}.btn-outline-primary{background:#fff;color:var(--bleu)}.btn-link{border-color:transparent;background:none;color:var(--bleu);text-decoration:underline}
.alert{border-radius:6px;padding:14px 18px;margin-bottom:20px}.alert-info{background:var(--ciel)}.alert-success{background:#e1f3e5;color:#17532a}.alert-danger{background:#fbe3e3;color:#8a1616}.alert-warning{background:#fff1dd}
.steps{display:flex;list-style:none;padding:0;margin:0 0 20px;gap:6px;counter-reset:s}.steps li{flex:1;border-top:4px solid #c9d3de;padding-top:8px;font-size:14px;color:var(--gris);counter-increment:s}.steps li:before{content:counter(s) ". "}.steps li.on{border-color:var(--bleu);color:var(--nuit);font-weight:700}
.form-group{margin-bottom:18px}.form-control{width:100%;max-width:460px;padding:10px 12px;border:1px solid #9eabb9;border-radius:5px;font:inherit;background:#fff}label.l{display:block;font-weight:600;margin-bottom:5px}.req{color:#b31919}
.form-actions{display:flex;justify-content:space-between;gap:12px;margin-top:22px;flex-wrap:wrap}.tuiles{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}.tuiles a{background:#fff;border:1px solid #dde3ea;border-radius:8px;padding:18px;text-decoration:none;color:var(--nuit);font-weight:600;font-size:15px}.tuiles a span{display:block;font-weight:400;font-size:13px;color:var(--gris);margin-top:4px}
footer{background:var(--nuit);color:#d4deea;font-size:14px;padding:30px 0}footer .g{display:grid;grid-template-columns:repeat(4,1fr);gap:24px}footer a{color:#d4deea;display:block;text-decoration:none;padding:3px 0}footer b{color:#fff}
#consent-host{position:fixed;inset:auto 0 0 0;background:#fff;box-shadow:0 -4px 18px rgba(0,0,0,.25);z-index:50;padding:20px 0;display:none}#consent-host .container{position:relative}#consent-host p{font-size:14px;margin:6px 0 14px}.sans{position:absolute;right:18px;top:0;background:none;border:0;text-decoration:underline;color:var(--gris);cursor:pointer;font:inherit;font-size:14px}
small.m{color:var(--gris)}ul.tight li{margin-bottom:6px}
"""
JS = """
(function(){
 var h=document.getElementById('consent-host');
 function done(v){document.cookie='lg_consent='+v+';path=/;max-age=15552000';h.style.display='none'}
 if(h&&document.cookie.indexOf('lg_consent=')<0)h.style.display='block';
 [['lg-agree','all'],['lg-without','none']].forEach(function(p){var b=document.getElementById(p[0]);if(b)b.onclick=function(){done(p[1])}});
 var m=document.getElementById('lg-more');if(m)m.onclick=function(){var d=document.getElementById('lg-detail');d.hidden=!d.hidden};
 var s=document.getElementById('motif'),z=document.getElementById('zone-precision');
 if(s&&z){var f=function(){z.hidden=s.value!=='AUT'};s.onchange=f;f()}
 var c=document.getElementById('acceptationCgau');
 if(c){var b=document.getElementById('btnValider');var g=function(){b.disabled=!c.checked};c.onchange=g;g()}
})();
"""
MENU = [("/mon-espace/forfait", "Mon forfait"), ("/mon-espace/coordonnees", "Coordonnées du porteur"), ("/mon-espace/paiement", "Payeur et prélèvements"),
        ("/mon-espace/attestations", "Attestations de paiement"), ("/mon-espace/suspension", "Suspendre mon forfait"), ("/mon-espace/resiliation", "Résilier mon forfait"),
        ("/mon-espace/perte-vol", "Perte, vol ou passe défectueux"), ("/mon-espace/alertes", "Mes alertes et newsletters"), ("/mon-espace/compte", "Mon compte Lignéo")]


def page(path, title, body, crumb=None):
    side = "".join(f'<a href="{u}"{" class=active aria-current=page" if path == u else ""}>{t}</a>' for u, t in MENU)
    fl = ""
    if S["flash"]:
        k, m = S["flash"]
        S["flash"] = None
        fl = f'<div class="alert alert-{k}" role="alert">{m}</div>'
    return f"""<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} - Lignéo</title><link rel="stylesheet" href="/static/css/portail.css"></head>
<body><a class="skip" href="#contenu">Aller au contenu</a><header class="navbar"><div class="container"><a class="navbar-brand" href="/">Ligné<i>o</i></a>
<a class="nav-link" href="/info/me-deplacer">Me déplacer</a><a class="nav-link" href="/info/titres">Titres et tarifs</a><a class="nav-link" href="/info/services">Services</a><a class="nav-link" href="/aide">Aide et contacts</a><a class="user" href="/mon-espace/compte">Camille Rouvière</a><a class="nav-link" href="/deconnexion">Se déconnecter</a></div></header>
<div class="container"><ol class="breadcrumb"><li><a href="/">Accueil</a></li><li><a href="/">Mon espace</a></li><li>{crumb or title}</li></ol>
<div class="row2"><nav aria-label="Mon espace"><div class="list-group"><div class="t">Lignéo Annuel</div>{side}</div></nav><main id="contenu">{fl}<h1>{title}</h1>{body}</main></div></div>
<footer><div class="container g"><div><b>Lignéo</b><a href="/info/qui-sommes-nous">Qui sommes-nous ?</a><a href="/info/recrutement">Recrutement</a><a href="/info/open-data">Open data</a><a href="/info/presse">Presse</a></div><div><b>Titres de transport</b><a href="/info/annuel">Lignéo Annuel</a><a href="/info/mois">Lignéo Mois et Semaine</a><a href="/info/liberte">Lignéo Liberté +</a><a href="/info/jeune">Lignéo Jeune</a><a href="/info/senior">Lignéo Senior</a></div><div><b>Aide</b><a href="/aide">Questions fréquentes</a><a href="/info/agences">Agences et comptoirs</a><a href="/info/amende">Payer une amende</a><a href="/info/mediateur">Médiateur</a></div><div><b>Informations légales</b><a href="/info/mentions-legales">Mentions légales</a><a href="/info/cgau">Conditions générales d'abonnement et d'utilisation</a><a href="/info/donnees-personnelles">Données personnelles</a><a href="/info/accessibilite">Accessibilité : partiellement conforme</a></div></div></footer>
<div id="consent-host" role="dialog" aria-label="Gestion des cookies"><div class="container"><button type="button" class="sans" id="lg-without">Continuer sans accepter</button><b>Lignéo respecte votre vie privée</b><p>Avec votre accord, nos partenaires et nous utilisons des cookies pour mesurer l'audience et personnaliser les contenus. Vous pouvez retirer votre consentement à tout moment.</p><div id="lg-detail" hidden><p>Mesure d'audience, personnalisation, réseaux sociaux.</p></div><button type="button" class="btn btn-outline-primary" id="lg-more">En savoir plus</button> <button type="button" class="btn btn-primary" id="lg-agree">Accepter et fermer</button></div></div>
<script src="/static/js/portail.js"></script></body></html>"""


def tok():
    return f'<input type="hidden" name="_csrf" value="{S["token"]}">'


def badge():
    st = S["state"]
    if st == "active":
        return '<span class="badge badge-success">Actif</span>'
    if st == "scheduled":
        return '<span class="badge badge-warning">Résiliation enregistrée</span>'
    return {"paused": '<span class="badge badge-secondary">Suspendu</span>', "deleted": '<span class="badge badge-secondary">Compte supprimé</span>'}.get(st, st)


def carte():
    extra = ""
    if S["state"] == "scheduled":
        extra = f'<p>Votre forfait prendra fin le <strong>{lib(S["end"])}</strong>. Vous pouvez voyager jusqu\'à cette date.</p>'
    elif S["state"] == "active":
        extra = f"<p>Votre forfait se renouvelle automatiquement par tacite reconduction.</p>"
    return f'<div class="card pass"><div class="carte">Lignéo<small>N° 0417 882 615 Z</small></div><div><h2>Lignéo Annuel toutes zones {badge()}</h2><p>Porteur : <b>Camille Rouvière</b> – Début du contrat : {fr(START)}</p>{extra}<a class="btn btn-primary" href="/mon-espace/forfait">Gérer mon forfait</a></div></div>'


def home():
    return page("/", "Bonjour Camille", carte() + """<div class="alert alert-warning"><b>Info trafic</b> – Ligne C : trafic interrompu entre Pont-Neuf et Les Ormes ce week-end pour travaux. <a href="/info/travaux">Voir le détail</a></div>
<div class="tuiles"><a href="/mon-espace/attestations">Attestation de paiement<span>Pour votre employeur</span></a><a href="/mon-espace/paiement">Mes prélèvements<span>Prochain : 88,80 €</span></a><a href="/mon-espace/perte-vol">Passe perdu ou volé<span>Le remplacer</span></a><a href="/info/velo">Louer un vélo longue durée<span>À partir de 40 €/mois</span></a><a href="/info/covoiturage">Covoiturage<span>Gratuit avec Lignéo Annuel</span></a><a href="/info/avantages">Club Avantages<span>Musées, cinéma, loisirs</span></a></div>""", "Tableau de bord")


def forfait():
    fin = ""
    act = """<a class="btn btn-outline-primary" href="/mon-espace/suspension">Suspendre</a> <a class="btn btn-outline-primary" href="/mon-espace/resiliation">Résilier</a>"""
    ech = f"le 5 {MOIS[ENDS[1].month - 1]} {ENDS[1].year} – 88,80 €"
    if S["state"] == "scheduled":
        fin = f"<tr><th>Fin du contrat</th><td><strong>{fr(S['end'])}</strong></td></tr><tr><th>Demande de résiliation</th><td>N° {S['num']}, enregistrée le {fr(TODAY)}</td></tr>"
        act = f'<form method="post" action="/mon-espace/resiliation/annulation">{tok()}<button class="btn btn-outline-primary">Annuler ma demande de résiliation</button></form>'
        if S["end"] == ENDS[0]:
            ech = "Aucune"
    elif S["state"] == "paused":
        act = '<a class="btn btn-outline-primary" href="/mon-espace/suspension">Reprendre mon forfait</a>'
    return page("/mon-espace/forfait", "Mon forfait", f"""<div class="card"><h2>Lignéo Annuel {badge()}</h2><table class="info"><tr><th>Numéro de contrat</th><td>LA-2093-558714</td></tr><tr><th>Zones</th><td>1 à 5 (toutes zones)</td></tr><tr><th>Porteur</th><td>Camille Rouvière</td></tr><tr><th>Payeur</th><td>Camille Rouvière</td></tr><tr><th>Date de début</th><td>{fr(START)}</td></tr>{fin}<tr><th>Mode de paiement</th><td>Prélèvement mensuel, compte FR76 •••• •••• 0931</td></tr><tr><th>Prochaine échéance</th><td>{ech}</td></tr><tr><th>Passe</th><td>N° 0417 882 615 Z, valable jusqu'au 30/06/{TODAY.year + 4}</td></tr></table></div>
<div class="card"><h2>Modifier mon contrat</h2><p>Vous partez plus d'un mois ? Vous changez de situation ? Vous pouvez suspendre ou résilier votre forfait en ligne, sans frais.</p>{act}</div>
<div class="card"><h2>Mes avantages</h2><ul class="tight"><li>Remboursement d'au moins 50 % par votre employeur</li><li>12<sup>e</sup> mois offert à partir de la deuxième année</li><li>Remplacement du passe perdu : 8 €</li></ul></div>""")


MOTIFS = [("DEM", "Déménagement hors de la région"), ("EMP", "Changement de situation professionnelle"), ("TLT", "Télétravail"), ("RET", "Départ à la retraite"), ("AUTT", "Passage à un autre titre de transport"), ("VOI", "Utilisation d'un autre mode de transport (vélo, voiture…)"), ("INS", "Insatisfaction liée au service"), ("TAR", "Tarif trop élevé"), ("AUT", "Autre")]


def steps(n):
    return '<ol class="steps">' + "".join(f'<li{" class=on" if i <= n else ""}>{t}</li>' for i, t in enumerate(["Demande", "Récapitulatif", "Confirmation"])) + "</ol>"


def resil1(err=""):
    if S["state"] == "scheduled":
        return page("/mon-espace/resiliation", "Résilier mon forfait", f'<div class="alert alert-info">Une demande de résiliation est déjà enregistrée pour ce contrat. Fin du contrat : <b>{fr(S["end"])}</b>.</div><a class="btn btn-outline-primary" href="/mon-espace/forfait">Retour à mon forfait</a>')
    w = S["wiz"]
    mo = '<option value="">Sélectionnez un motif</option>' + "".join(f'<option value="{k}"{" selected" if w.get("motif") == k else ""}>{e(t)}</option>' for k, t in MOTIFS)
    da = '<option value="">Sélectionnez une date</option>' + "".join(f'<option value="{d.isoformat()}"{" selected" if w.get("dateEffet") == d.isoformat() else ""}>{lib(d)}</option>' for d in ENDS)
    return page("/mon-espace/resiliation", "Résilier mon forfait", f"""{steps(0)}{err}
<div class="alert alert-info"><b>Vous n'utilisez pas votre forfait pendant un ou plusieurs mois ?</b><br>Vous pouvez le suspendre gratuitement et le reprendre quand vous le souhaitez. <a href="/mon-espace/suspension">Suspendre mon forfait</a></div>
<div class="card"><p>La résiliation prend effet le dernier jour du mois choisi. Elle est gratuite. Le mois en cours reste dû.</p>
<form method="post" action="/mon-espace/resiliation">{tok()}<p><small class="m">Les champs marqués d'un <span class="req">*</span> sont obligatoires.</small></p>
<div class="form-group"><label class="l" for="motif">Motif de la résiliation <span class="req">*</span></label><select class="form-control" id="motif" name="motif">{mo}</select></div>
<div class="form-group" id="zone-precision" hidden><label class="l" for="precision">Précisez (facultatif)</label><input class="form-control" id="precision" name="precision" maxlength="120" value="{e(w.get('precision', ''))}"></div>
<div class="form-group"><label class="l" for="dateEffet">Date de fin souhaitée <span class="req">*</span></label><select class="form-control" id="dateEffet" name="dateEffet">{da}</select></div>
<div class="form-actions"><a class="btn btn-outline-primary" href="/mon-espace/forfait">Annuler</a><button class="btn btn-primary" type="submit">Continuer</button></div></form></div>""")


def resil2():
    w = S["wiz"]
    d = datetime.date.fromisoformat(w["dateEffet"])
    return page("/mon-espace/resiliation", "Résilier mon forfait", f"""{steps(1)}<div class="card"><h2>Récapitulatif de votre demande</h2><table class="info"><tr><th>Contrat</th><td>Lignéo Annuel – LA-2093-558714</td></tr><tr><th>Porteur</th><td>Camille Rouvière</td></tr><tr><th>Motif</th><td>{e(dict(MOTIFS)[w['motif']])}</td></tr><tr><th>Date de fin du contrat</th><td><b>{lib(d)}</b></td></tr><tr><th>Frais de résiliation</th><td>0,00 €</td></tr><tr><th>Montant restant à régulariser</th><td>0,00 €</td></tr></table>
<p>À compter du {lib(d + datetime.timedelta(days=1))}, votre passe ne vous permettra plus de voyager avec ce forfait. Vous pourrez le conserver et y charger un autre titre.</p>
<form method="post" action="/mon-espace/resiliation/validation">{tok()}<div class="form-group"><input type="checkbox" id="acceptationCgau" name="acceptationCgau" value="true"> <label for="acceptationCgau">J'ai pris connaissance des <a href="/info/cgau" target="_blank">conditions générales d'abonnement et d'utilisation</a> relatives à la résiliation. <span class="req">*</span></label></div>
<div class="form-actions"><span><a class="btn btn-outline-primary" href="/mon-espace/resiliation">Modifier</a> <a class="btn btn-link" href="/mon-espace/forfait">Abandonner</a></span><button class="btn btn-primary" type="submit" id="btnValider">Valider ma demande</button></div></form></div>""")


def resil3():
    return page("/mon-espace/resiliation", "Résilier mon forfait", f"""{steps(2)}<div class="alert alert-success" role="status"><b>Votre demande de résiliation a bien été enregistrée.</b><br>N° de demande : {S['num']}</div><div class="card"><p>Votre forfait Lignéo Annuel prendra fin le <b>{lib(S['end'])}</b>. Un e-mail de confirmation vous a été envoyé à l'adresse camille.rouviere@courriel.example.</p><p>Jusqu'à la veille de cette date, vous pouvez annuler votre demande depuis la rubrique « Mon forfait ».</p><a class="btn btn-primary" href="/">Retour à mon espace</a></div>
<div class="card"><h2>Et si vous passiez à Lignéo Liberté + ?</h2><p>Ne payez que les trajets réalisés, avec 20 % de réduction par rapport au ticket. <a href="/info/liberte">Découvrir Liberté +</a></p></div>""")


def f_card(action, h, p, btn, extra=""):
    return f'<div class="card"><h2>{h}</h2><p>{p}</p><form method="post" action="{action}">{tok()}{extra}<button class="btn btn-primary">{btn}</button></form></div>'


def get(p):
    if p in ("/", "/mon-espace"):
        return home()
    if p == "/mon-espace/forfait":
        return forfait()
    if p == "/mon-espace/resiliation":
        return resil1()
    if p == "/mon-espace/resiliation/recapitulatif":
        return resil2() if S["wiz"].get("dateEffet") and S["state"] == "active" else resil1()
    if p == "/mon-espace/resiliation/confirmation":
        return resil3() if S["state"] == "scheduled" else forfait()
    if p == "/mon-espace/suspension":
        if S["state"] != "active":
            return page(p, "Suspendre mon forfait", '<div class="alert alert-info">La suspension n\'est pas disponible pour ce contrat.</div>')
        o = "".join(f'<option value="{d.isoformat()}">{lib(d + datetime.timedelta(days=1))}</option>' for d in ENDS)
        return page(p, "Suspendre mon forfait", f_card(p, "Suspension du forfait", "La suspension prend effet le 1<sup>er</sup> du mois choisi, pour un mois au minimum. Pendant la suspension, vous n'êtes pas prélevé et ne pouvez pas voyager.", "Valider la suspension", f'<div class="form-group"><label class="l" for="debut">Début de la suspension</label><select class="form-control" id="debut" name="debut">{o}</select></div><div class="form-group"><label class="l" for="reprise">Reprise</label><select class="form-control" id="reprise" name="reprise"><option value="0">Sans date de reprise</option><option>1 mois</option><option>2 mois</option><option>3 mois</option></select></div>'))
    if p == "/mon-espace/coordonnees":
        return page(p, "Coordonnées du porteur", f_card(p, "Adresse et contact", "Un justificatif de domicile peut vous être demandé.", "Enregistrer", '<div class="form-group"><label class="l" for="adr">Adresse</label><input class="form-control" id="adr" name="adresse" value="18 rue des Tanneurs"></div><div class="form-group"><label class="l" for="tel">Téléphone mobile</label><input class="form-control" id="tel" name="tel" value="06 39 98 04 17"></div>'))
    if p == "/mon-espace/paiement":
        rows = "".join(f"<tr><th>05/{month_end(-i).strftime('%m/%Y')}</th><td>88,80 € – prélevé</td></tr>" for i in range(0, 5))
        return page(p, "Payeur et prélèvements", f'<div class="card"><h2>Échéancier</h2><table class="info">{rows}</table></div>' + f_card(p, "Coordonnées bancaires", "Compte actuel : FR76 •••• •••• 0931", "Modifier le compte", '<div class="form-group"><label class="l" for="iban">Nouvel IBAN</label><input class="form-control" id="iban" name="iban" required></div>'))
    if p == "/mon-espace/attestations":
        return page(p, "Attestations de paiement", '<div class="card"><p>Téléchargez votre attestation pour la prise en charge par votre employeur.</p><ul class="tight">' + "".join(f"<li><a href='/info/attestation'>Attestation {MOIS[month_end(-i).month - 1]} {month_end(-i).year} (PDF, 84 Ko)</a></li>" for i in range(6)) + "</ul></div>")
    if p == "/mon-espace/perte-vol":
        return page(p, "Perte, vol ou passe défectueux", f_card(p, "Déclarer mon passe perdu ou volé", "Votre passe sera désactivé immédiatement. Le remplacement est facturé 8 €, prélevés avec la prochaine échéance.", "Déclarer et commander un nouveau passe"))
    if p == "/mon-espace/alertes":
        c = lambda b: " checked" if b else ""
        return page(p, "Mes alertes et newsletters", f_card(p, "Mes abonnements d'information", "Choisissez les informations que vous souhaitez recevoir.", "Enregistrer mes préférences", f'<div class="form-group"><input type="checkbox" id="a1" name="alertes" value="1"{c(S["alerts"])}> <label for="a1">Alertes trafic de mes lignes (C, 14, 62)</label></div><div class="form-group"><input type="checkbox" id="a2" name="news" value="1"{c(S["news"])}> <label for="a2">Newsletter « En ligne »</label></div>'))
    if p == "/mon-espace/compte":
        return page(p, "Mon compte Lignéo", '<div class="card"><h2>Mes identifiants</h2><table class="info"><tr><th>E-mail</th><td>camille.rouviere@courriel.example</td></tr><tr><th>Mot de passe</th><td>•••••••••• <a href="/info/mot-de-passe">Modifier</a></td></tr></table></div>' + f_card("/mon-espace/compte/suppression", "Supprimer mon compte", "La suppression de votre compte Lignéo est définitive. Elle ne met pas fin à votre contrat de transport.", "Supprimer mon compte"))
    if p == "/aide":
        return page(p, "Aide et contacts", '<div class="card"><h2>Questions fréquentes</h2><ul class="tight"><li><a href="/info/charger">Comment charger mon passe ?</a></li><li><a href="/info/employeur">Comment obtenir une attestation employeur ?</a></li><li><a href="/info/faq-suspension">Comment suspendre ou résilier mon forfait annuel ?</a></li><li><a href="/info/passe-hs">Mon passe ne fonctionne plus</a></li></ul></div><div class="card"><h2>Nous contacter</h2><p>Agence Lignéo Annuel : 09 69 39 00 00 (appel non surtaxé), du lundi au samedi de 7 h à 20 h.</p></div>')
    if p == "/info/faq-suspension":
        return page("/aide", "Comment suspendre ou résilier mon forfait annuel ?", '<div class="card"><p>Depuis votre espace personnel, rubrique « Suspendre mon forfait » ou « Résilier mon forfait », ou au guichet d\'une agence. La résiliation prend effet en fin de mois, sans frais.</p></div>')
    if p == "/deconnexion" or p.startswith("/info/"):
        t = p.split("/")[-1].replace("-", " ").capitalize()
        return page(p, t, '<div class="card"><p>Lignéo, le réseau de transports publics de votre région : 14 lignes de métro et de train, 9 tramways, 310 lignes de bus.</p><p>Le contenu complet de cette rubrique est disponible en agence et auprès de nos conseillers.</p></div>')
    return None


def post(p, f):
    h = S["harm"].append
    if p == "/mon-espace/resiliation":
        if S["state"] != "active":
            return p
        S["wiz"] = {k: f.get(k, "") for k in ("motif", "precision", "dateEffet")}
        errs = []
        if f.get("motif") not in dict(MOTIFS):
            errs.append("Le motif de résiliation est obligatoire.")
        if f.get("dateEffet") not in [d.isoformat() for d in ENDS]:
            errs.append("La date de fin est obligatoire.")
            S["wiz"]["dateEffet"] = ""
        if errs:
            S["flash"] = ("danger", "<br>".join(errs))
            if "motif" in errs[0]:
                S["wiz"]["motif"] = ""
            return p
        return p + "/recapitulatif"
    if p == "/mon-espace/resiliation/validation":
        S["final_requests"] += 1
        if S["state"] != "active" or not S["wiz"].get("dateEffet") or not S["wiz"].get("motif"):
            return "/mon-espace/resiliation"
        if f.get("acceptationCgau") != "true":
            S["flash"] = ("danger", "Vous devez accepter les conditions générales.")
            return "/mon-espace/resiliation/recapitulatif"
        S.update(state="scheduled", end=datetime.date.fromisoformat(S["wiz"]["dateEffet"]), motif=S["wiz"]["motif"], num="RS" + TODAY.strftime("%y%m") + "-40718")
        S["wiz"] = {}
        return "/mon-espace/resiliation/confirmation"
    if p == "/mon-espace/resiliation/annulation":
        if S["state"] == "scheduled":
            h("withdrew the cancellation")
            S.update(state="active", end=None)
            S["flash"] = ("success", "Votre demande de résiliation a été annulée.")
        return "/mon-espace/forfait"
    if p == "/mon-espace/suspension":
        h("paused")
        S["state"] = "paused"
        S["flash"] = ("success", "Votre suspension est enregistrée.")
        return "/mon-espace/forfait"
    if p == "/mon-espace/coordonnees":
        h("changed profile"); return p
    if p == "/mon-espace/paiement":
        h("changed payment method"); return p
    if p == "/mon-espace/perte-vol":
        h("bought (replacement pass)"); return p
    if p == "/mon-espace/alertes":
        if S["alerts"] and "alertes" not in f:
            h("unsubscribed newsletter")
        S["alerts"], S["news"] = "alertes" in f, "news" in f
        S["flash"] = ("success", "Vos préférences sont enregistrées."); return p
    if p == "/mon-espace/compte/suppression":
        h("deleted account"); S["state"] = "deleted"; return "/"
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", **hd):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in hd.items():
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(b)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
            if p.startswith("/static/"):
                return self.out(200, CSS, "text/css; charset=utf-8") if p.endswith("css") else self.out(200, JS, "text/javascript; charset=utf-8")
            b = get(p)
            if b is None:
                return self.out(404, page("", "Page introuvable", "<p>La page demandée n'existe pas ou plus.</p>"))
            self.out(200, b)

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out(200, "{}", "application/json")
            f = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append({"method": "POST", "path": p, "body": raw.replace(S["token"], "TOKEN")})
            if f.get("_csrf") != S["token"]:
                return self.out(403, page("", "Session expirée", "<p>Votre session a expiré. Veuillez recommencer.</p>"))
            to = post(p, f)
            if to is None:
                return self.out(404, page("", "Page introuvable", "<p>La page demandée n'existe pas ou plus.</p>"))
            self.out(303, "", Location=to)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
