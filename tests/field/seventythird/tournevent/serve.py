import argparse, datetime as dt, html, json, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
JOURS = "lundi mardi mercredi jeudi vendredi samedi dimanche".split()
def fr(d): return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month-1]} {d.year}"
def shift(d, n):
    m = d.month - 1 + n
    return dt.date(d.year + m // 12, m % 12 + 1, min(d.day, 28))
TODAY = dt.date.today()
NEXT = TODAY + dt.timedelta(days=17)
if NEXT.day > 28: NEXT = NEXT.replace(day=28)
END = NEXT - dt.timedelta(days=1)
NEXT_J = TODAY + dt.timedelta(days=9)
E_, J_ = "A-20481773", "A-20733906"
NAMES = {E_: "Intégrale", J_: "Tournevent Jeux"}
LOCK = threading.RLock()
TOKEN = secrets.token_urlsafe(24)
MOTIFS = [("prix", "Le prix de l’abonnement est trop élevé"), ("temps", "Je n’ai pas assez de temps pour lire"),
          ("contenu", "Les contenus ne correspondent plus à mes attentes"), ("ligne", "Je suis en désaccord avec la ligne éditoriale"),
          ("technique", "J’ai rencontré des problèmes techniques"), ("autre_titre", "Je m’abonne à un autre titre"),
          ("autre", "Autre motif")]

def fresh():
    return dict(state="active", final=0, harm=[], log=[], jeux="active", motif={}, legal=None, ref=None,
                nl={"matin": True, "eco": True, "livres": False, "promo": True}, formule="Intégrale", card=True,
                prenom="Mathilde", nom="Quérouil", email="mathilde.querouil@courriel.example", tel="", at=None)
S = fresh()
def harm(x):
    if x not in S["harm"]: S["harm"].append(x)
e = html.escape
CUR, STEP = ' aria-current="page"', ' aria-current="step"'
tok = lambda: f'<input type="hidden" name="_token" value="{TOKEN}">'

CSS = """
*{box-sizing:border-box}body{margin:0;font-family:"Marr Sans",Arial,Helvetica,sans-serif;color:#2a303b;background:#fff;font-size:16px;line-height:1.45}
a{color:#2a303b}.Header{border-bottom:1px solid #d5d8dc}.Header__top{max-width:1200px;margin:auto;display:flex;align-items:center;justify-content:space-between;padding:12px 20px}
.Header__logo{font:700 34px/1 "Times New Roman",Georgia,serif;text-decoration:none}.Header__links a{margin-left:18px;font-size:14px;text-decoration:none}.Header__links .btn{background:#ffc600;padding:8px 14px;border-radius:3px;font-weight:700}
.Nav{max-width:1200px;margin:auto;padding:0 20px 10px;font-size:14px}.Nav a{margin-right:20px;text-decoration:none;font-weight:600}
.Wrap{max-width:1200px;margin:30px auto;padding:0 20px;display:grid;grid-template-columns:250px 1fr;gap:40px}.Side ul{list-style:none;padding:0;margin:0}.Side a{display:block;padding:11px 12px;text-decoration:none;border-left:3px solid transparent}.Side a[aria-current]{border-color:#0386c9;font-weight:700;background:#eef4f8}
.Card{border:1px solid #d5d8dc;border-radius:4px;padding:24px;margin:0 0 24px}.Card h2{margin:0 0 14px;font:700 22px "Times New Roman",serif}h1{font:700 32px "Times New Roman",Georgia,serif;margin:0 0 20px}
dl{display:grid;grid-template-columns:230px 1fr;gap:8px 16px;margin:0 0 18px}dt{color:#717b8e}dd{margin:0}.Badge{display:inline-block;background:#e3f4e8;color:#1d6b36;font-size:13px;border-radius:10px;padding:1px 10px}.Badge--warn{background:#fdeedb;color:#97560a}
.Btn{display:inline-block;border:1px solid #2a303b;border-radius:3px;background:#fff;color:#2a303b;padding:11px 22px;font:700 15px Arial;text-decoration:none;cursor:pointer}.Btn--primary{background:#ffc600;border-color:#ffc600}.Btn--dark{background:#2a303b;color:#fff}.Link{background:none;border:0;padding:0;font:inherit;color:#2a303b;text-decoration:underline;cursor:pointer}
.Actions{display:flex;gap:16px;flex-wrap:wrap;align-items:center;margin-top:22px}.Row{display:flex;justify-content:space-between;border-top:1px solid #e8eaee;padding:12px 0;gap:16px}
table{border-collapse:collapse;width:100%}td,th{text-align:left;border-bottom:1px solid #e8eaee;padding:10px 8px;font-size:15px}fieldset{border:0;padding:0;margin:0 0 18px}legend{font-weight:700;margin-bottom:10px}.Radio{display:flex;gap:10px;padding:9px 0;cursor:pointer}
.Field{margin-bottom:14px}.Field label{display:block;font-weight:700;font-size:14px;margin-bottom:4px}.Field input,.Field select,textarea{width:100%;max-width:440px;padding:10px;border:1px solid #a2a9ae;border-radius:3px;font:inherit}.Steps{display:flex;gap:24px;list-style:none;padding:0;margin:0 0 26px;font-size:14px;color:#717b8e}.Steps [aria-current]{color:#2a303b;font-weight:700}
.Offer{background:#fff8df;border:1px solid #ffc600}.Price{font:700 28px "Times New Roman",serif}.Alert{background:#e3f4e8;padding:14px 18px;border-radius:4px;margin-bottom:20px}.Alert--err{background:#fbe5e4;color:#8d1c15}
.Footer{background:#2a303b;color:#fff;margin-top:60px;padding:36px 20px;font-size:14px}.Footer a{color:#fff;text-decoration:none;display:block;padding:4px 0}.Footer__in{max-width:1200px;margin:auto;display:grid;grid-template-columns:repeat(4,1fr);gap:30px}.Footer h3{font-size:14px;margin:0 0 8px}
.small{font-size:13px;color:#717b8e}.gdpr{position:fixed;inset:0;background:rgba(20,24,30,.6);display:flex;align-items:flex-end;justify-content:center;z-index:50}.gdpr>div{background:#fff;max-width:820px;padding:26px;margin:0 0 30px;border-radius:6px}.gdpr[hidden]{display:none}
.Home{max-width:1200px;margin:24px auto;padding:0 20px;display:grid;grid-template-columns:2fr 1fr;gap:40px}.Home article{border-bottom:1px solid #e8eaee;padding:14px 0}.Home h3{margin:0 0 6px;font:700 21px "Times New Roman",serif}.hero{height:260px;background:linear-gradient(120deg,#355c7d,#c06c84);margin-bottom:10px}.Rub{color:#0386c9;font-size:13px;font-weight:700}
"""
GDPR = """<div class="gdpr" id="gdpr-overlay" role="dialog" aria-modal="true" aria-label="Gestion des cookies" hidden><div><h2>Le Tournevent et ses partenaires utilisent des cookies</h2>
<p>Avec votre accord, nos 214 partenaires et nous utilisons des cookies pour mesurer l’audience, personnaliser les contenus et diffuser des publicités adaptées. Vous pouvez changer d’avis à tout moment depuis « Gestion des cookies ».</p>
<div class="Actions"><button type="button" class="Btn" data-gdpr="param">Paramétrer</button><button type="button" class="Btn" data-gdpr="refuse">Continuer sans accepter</button><button type="button" class="Btn Btn--primary" data-gdpr="accept">Accepter et continuer</button></div><p class="small" id="gdpr-more" hidden>Mesure d’audience, publicité personnalisée, réseaux sociaux : tous désactivés par défaut.</p></div></div>
<script>(function(){var o=document.getElementById('gdpr-overlay');if(document.cookie.indexOf('tv_consent=')<0)setTimeout(function(){o.hidden=false},350);o.addEventListener('click',function(ev){var v=ev.target.getAttribute('data-gdpr');if(!v)return;if(v==='param'){document.getElementById('gdpr-more').hidden=false;return}document.cookie='tv_consent='+v+';path=/;max-age=15552000';o.hidden=true})})();</script>"""
HEAD = """<header class="Header"><div class="Header__top"><a class="Header__logo" href="/">Le Tournevent</a><div class="Header__links"><a href="/espace/">Mon compte</a><a href="/espace/newsletters">Newsletters</a><a href="/offrir">Offrir Le Tournevent</a></div></div>
<nav class="Nav" aria-label="Rubriques"><a href="/">À la une</a><a href="/rubrique/international">International</a><a href="/rubrique/politique">Politique</a><a href="/rubrique/economie">Économie</a><a href="/rubrique/culture">Culture</a><a href="/rubrique/sciences">Sciences</a><a href="/rubrique/jeux">Jeux</a></nav></header>"""
FOOT = """<footer class="Footer"><div class="Footer__in"><div><h3>Rubriques</h3><a href="/rubrique/international">International</a><a href="/rubrique/politique">Politique</a><a href="/rubrique/economie">Économie</a><a href="/rubrique/culture">Culture</a></div>
<div><h3>Services</h3><a href="/offrir">Offrir un abonnement</a><a href="/espace/newsletters">Newsletters</a><a href="/rubrique/jeux">Mots croisés et sudokus</a><a href="/rubrique/archives">Archives</a></div>
<div><h3>Abonnements</h3><a href="/espace/">Espace abonné</a><a href="/aide">Aide et contact</a><a href="/resilier-un-contrat">Résilier un contrat</a><a href="/cgv">Conditions générales de vente</a></div>
<div><h3>Le Tournevent</h3><a href="/mentions-legales">Mentions légales</a><a href="/mentions-legales">Charte du groupe</a><a href="/mentions-legales">Politique de confidentialité</a><a href="/mentions-legales">Accessibilité : partiellement conforme</a></div></div></footer>"""
def doc(title, body):
    return f'<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title} – Le Tournevent</title><style>{CSS}</style></head><body>{HEAD}{body}{FOOT}{GDPR}</body></html>'
SIDE = [("/espace/", "Tableau de bord"), ("/espace/abonnements", "Mes abonnements"), ("/espace/factures", "Mes factures"), ("/espace/paiement", "Mes moyens de paiement"),
        ("/espace/informations", "Mes informations"), ("/espace/newsletters", "Mes newsletters"), ("/aide", "Aide et contact")]
def space(title, body, cur=""):
    nav = "".join(f'<li><a href="{h}"{CUR if h == cur else ""}>{t}</a></li>' for h, t in SIDE)
    return doc(title, f'<div class="Wrap"><nav class="Side" aria-label="Mon compte"><ul>{nav}<li><a href="/deconnexion">Se déconnecter</a></li></ul></nav><main><h1>{title}</h1>{body}</main></div>')

def home():
    arts = [("Économie", "Fret fluvial : la lente renaissance des canaux du Nord"), ("Culture", "À Nantes, un festival remet l’opéra sur les quais"), ("Sciences", "Des chercheurs cartographient le sommeil des hirondelles"),
            ("Politique", "Budget des collectivités : les maires ruraux réclament un calendrier"), ("International", "Dans les ports de la Baltique, la vigilance reste de mise")]
    a = "".join(f'<article><span class="Rub">{r}</span><h3><a href="/article/{i}">{t}</a></h3><p class="small">Réservé à nos abonnés</p></article>' for i, (r, t) in enumerate(arts))
    d = f"{JOURS[TODAY.weekday()]} {fr(TODAY)}"
    return doc("Actualités et infos en direct", f'<main class="Home"><section><div class="hero"></div><article><span class="Rub">Enquête</span><h3><a href="/article/9">Eau potable : ces communes qui préparent déjà l’été</a></h3><p>Des réservoirs aux compteurs, plongée dans une organisation discrète.</p></article>{a}</section><aside><p class="small">Édition du {d}</p><div class="Card"><h2>Bonjour {e(S["prenom"])}</h2><p>Votre journal numérique est disponible chaque jour dès 13 heures.</p><a class="Btn" href="/espace/">Accéder à mon compte</a></div><div class="Card Offer"><h2>Offrez l’information</h2><p>Un abonnement de 6 mois à partir de 49 €.</p><a class="Btn Btn--primary" href="/offrir">Offrir</a></div></aside></main>')

ACTIVE = ("active", "discounted", "upgraded", "paused", "bought")
def badge():
    s = S["state"]
    if s == "scheduled": return '<span class="Badge Badge--warn">Résiliation enregistrée</span>'
    if s == "paused": return f'<span class="Badge Badge--warn">Suspendu jusqu’au {fr(shift(NEXT,2))}</span>'
    return '<span class="Badge">Actif</span>'
def tarif():
    if S["state"] == "discounted": return "5,99 € / mois pendant 6 mois, puis 12,99 € / mois"
    if S["formule"] != "Intégrale": return {"Duo": "19,99 € / mois", "Intégrale + Papier week-end": "27,99 € / mois"}[S["formule"]]
    return "12,99 € / mois"

def subs():
    sched = S["state"] == "scheduled"
    nxt = f"<dt>Fin de l’abonnement</dt><dd>{fr(END)} au soir</dd><dt>Prochain prélèvement</dt><dd>Aucun</dd>" if sched else f"<dt>Prochain prélèvement</dt><dd>{fr(shift(NEXT,2) if S['state']=='paused' else NEXT)}</dd>"
    jb = '<span class="Badge">Actif</span>' if S["jeux"] == "active" else '<span class="Badge Badge--warn">Résiliation enregistrée</span>'
    return (f'<section class="Card"><h2>{S["formule"]}</h2><p>{badge()}</p><dl><dt>Numéro d’abonnement</dt><dd>{E_}</dd><dt>Abonné depuis le</dt><dd>{fr(shift(NEXT,-14))}</dd><dt>Tarif</dt><dd>{tarif()}, sans engagement</dd>{nxt}</dl><a class="Btn" href="/espace/abonnements/{E_}">Gérer cet abonnement</a></section>'
            f'<section class="Card"><h2>Tournevent Jeux</h2><p>{jb}</p><dl><dt>Numéro d’abonnement</dt><dd>{J_}</dd><dt>Tarif</dt><dd>2,99 € / mois, sans engagement</dd><dt>{"Prochain prélèvement" if S["jeux"]=="active" else "Fin de l’abonnement"}</dt><dd>{fr(NEXT_J)}</dd></dl><a class="Btn" href="/espace/abonnements/{J_}">Gérer cet abonnement</a></section>')

def sub_page(n):
    main = n == E_
    st = S["state"] if main else S["jeux"]
    sched = st == "scheduled"
    name = S["formule"] if main else "Tournevent Jeux"
    end = END if main else NEXT_J - dt.timedelta(days=1)
    note = f'<div class="Alert" role="status">Votre résiliation est enregistrée. Vous conservez l’accès à votre abonnement jusqu’au {fr(end)} inclus. Aucun prélèvement n’aura lieu après cette date.</div>' if sched else ""
    b = f'<p class="small"><a href="/espace/abonnements">Mes abonnements</a> › {name}</p>{note}<section class="Card"><h2>Mon offre</h2><dl><dt>Statut</dt><dd>{badge() if main else ("Résiliation enregistrée" if sched else "Actif")}</dd><dt>Numéro</dt><dd>{n}</dd><dt>Tarif</dt><dd>{tarif() if main else "2,99 € / mois"}</dd><dt>{"Date de fin" if sched else "Prochain prélèvement"}</dt><dd>{fr(end if sched else (NEXT if main else NEXT_J))}</dd><dt>Moyen de paiement</dt><dd>{"Carte bancaire se terminant par 4417" if S["card"] else "Aucun"}</dd></dl><p><a href="/espace/paiement">Modifier le moyen de paiement</a></p></section>'
    if main:
        b += f'<section class="Card"><h2>Vos avantages</h2><ul><li>Tous les articles en illimité sur le site et l’application</li><li>Le journal numérique dès 13 heures</li><li>Les archives depuis 1951</li><li>Un compte invité</li></ul></section>'
        if not sched:
            b += '<section class="Card"><h2>Changer de formule</h2><div class="Row"><span><b>Duo</b><br>Deux comptes distincts<br>19,99 € / mois</span><a class="Btn" href="/espace/formule/duo">Choisir Duo</a></div><div class="Row"><span><b>Intégrale + Papier week-end</b><br>Le journal du samedi et ses magazines livrés<br>27,99 € / mois</span><a class="Btn" href="/espace/formule/papier">Choisir Papier week-end</a></div></section>'
            b += '<section class="Card"><h2>Gérer mon abonnement</h2><div class="Row"><span>Vous partez en vacances ?</span><a href="/espace/suspension">Suspendre mon abonnement</a></div>'
        else: b += '<section class="Card"><h2>Gérer mon abonnement</h2>'
    else: b += '<section class="Card"><h2>Gérer mon abonnement</h2>'
    if sched:
        b += f'<div class="Row"><span>Vous avez changé d’avis ?</span><form method="post" action="/espace/abonnements/{n}/reprise">{tok()}<button class="Link" type="submit">Annuler ma résiliation</button></form></div></section>'
    else:
        b += f'<div class="Row"><span>Vous souhaitez nous quitter ?</span><a href="/espace/abonnements/{n}/resiliation">Résilier mon abonnement</a></div></section>'
    return space(name, b, "/espace/abonnements")

def steps(i):
    return '<ol class="Steps">' + "".join(f'<li{STEP if k == i else ""}>{k+1}. {t}</li>' for k, t in enumerate(["Informations", "Motif", "Récapitulatif"])) + "</ol>"
def radios(motif=None):
    return "".join(f'<label class="Radio" for="motif_{i}"><input type="radio" id="motif_{i}" name="resiliation[motif]" value="{v}"{" checked" if v==motif else ""} required><span>{t}</span></label>' for i, (v, t) in enumerate(MOTIFS))

def flow(n, step):
    main = n == E_
    base = f"/espace/abonnements/{n}"
    end = END if main else NEXT_J - dt.timedelta(days=1)
    if (S["state"] if main else S["jeux"]) == "scheduled" and step != "confirmation": return None
    if step == "":
        lose = "<ul><li>l’accès à l’intégralité des articles et des enquêtes ;</li><li>le journal numérique et les archives ;</li><li>votre compte invité (Bastien Q.) ;</li><li>vos articles enregistrés (36), qui ne seront plus consultables.</li></ul>" if main else "<ul><li>les mots croisés, sudokus et mots fléchés du jour ;</li><li>votre historique de parties.</li></ul>"
        return space("Résilier mon abonnement", f'{steps(0)}<section class="Card"><h2>Vous nous quittez, {e(S["prenom"])} ?</h2><p>Vous êtes sur le point de résilier votre abonnement <b>{NAMES[n]}</b> (n° {n}). À compter de sa fin, vous perdrez :</p>{lose}<p>Votre abonnement est sans engagement. La résiliation prendra effet à la fin de la période déjà réglée, soit le <b>{fr(end)}</b>. Vous profitez de tous vos avantages jusqu’à cette date et la période en cours n’est pas remboursée.</p><div class="Actions"><a class="Btn Btn--primary" href="{base}">Conserver mon abonnement</a><a class="Btn" href="{base}/resiliation/motif">Continuer la résiliation</a></div></section><p class="small">Une question sur votre abonnement ? Nos conseillers vous répondent au 03 00 00 00 12 du lundi au vendredi de 9 h à 18 h (appel non surtaxé).</p>', "/espace/abonnements")
    if step == "motif":
        return space("Résilier mon abonnement", f'{steps(1)}<form class="Card" method="post" action="{base}/resiliation/motif" name="resiliation">{tok()}<fieldset><legend>Pour quelle raison souhaitez-vous résilier ? *</legend>{radios(S["motif"].get(n))}</fieldset><div class="Field"><label for="resiliation_commentaire">Souhaitez-vous préciser ? (facultatif)</label><textarea id="resiliation_commentaire" name="resiliation[commentaire]" rows="3" maxlength="500"></textarea></div><div class="Actions"><a href="{base}/resiliation">Retour</a><button class="Btn Btn--dark" type="submit">Continuer</button></div></form>', "/espace/abonnements")
    if step == "offre" and main:
        if S["motif"].get(n) == "temps":
            o = f'<h2>Et si vous faisiez une pause ?</h2><p>Suspendez votre abonnement pendant 2 mois : aucun prélèvement avant le {fr(shift(NEXT,2))}, votre compte est conservé, puis votre abonnement reprend automatiquement à 12,99 € / mois.</p><form method="post" action="/espace/suspension">{tok()}<button class="Btn Btn--primary" type="submit">Suspendre 2 mois</button></form>'
        else:
            o = f'<h2>Une offre réservée à nos fidèles lecteurs</h2><p class="Price">5,99 € / mois pendant 6 mois</p><p>au lieu de 12,99 €, soit 54 % de réduction. Puis 12,99 € / mois, sans engagement. Offre appliquée dès votre prochain prélèvement du {fr(NEXT)}.</p><form method="post" action="{base}/resiliation/offre">{tok()}<button class="Btn Btn--primary" type="submit">J’en profite et je reste abonné</button></form>'
        return space("Avant de partir", f'{steps(1)}<section class="Card Offer">{o}</section><p><a href="{base}/resiliation/recapitulatif">Non merci, poursuivre ma résiliation</a></p>', "/espace/abonnements")
    if step == "recapitulatif":
        m = dict(MOTIFS).get(S["motif"].get(n))
        if not m: return None
        return space("Résilier mon abonnement", f'{steps(2)}<section class="Card"><h2>Récapitulatif de votre demande</h2><dl><dt>Abonné</dt><dd>{e(S["prenom"])} {e(S["nom"])}</dd><dt>Abonnement</dt><dd>{NAMES[n]} – n° {n}</dd><dt>Motif</dt><dd>{m}</dd><dt>Date de la demande</dt><dd>{fr(TODAY)}</dd><dt>Fin de l’abonnement</dt><dd>{fr(end)}</dd><dt>Confirmation envoyée à</dt><dd>{e(S["email"])}</dd></dl><p class="small">En validant, vous notifiez au Tournevent la résiliation de votre contrat. Aucun frais ni indemnité ne vous sera demandé. Si vous vous réabonnez, le tarif alors en vigueur sera appliqué.</p><form method="post" action="{base}/resiliation/notification">{tok()}<div class="Actions"><a class="Btn Btn--primary" href="{base}">Je reste abonné</a><button type="submit" class="Btn">Confirmer ma résiliation</button></div></form></section>', "/espace/abonnements")
    if step == "confirmation":
        if not S["ref"]: return None
        return space("Votre résiliation est enregistrée", f'<div class="Alert" role="status">Nous avons bien pris en compte la résiliation de votre abonnement {NAMES[n]}.</div><section class="Card"><dl><dt>Référence</dt><dd>{S["ref"]}</dd><dt>Notifiée le</dt><dd>{S["at"]}</dd><dt>Accès jusqu’au</dt><dd>{fr(end)} inclus</dd></dl><p>Un e-mail de confirmation vous a été adressé à {e(S["email"])}. Vous ne serez plus prélevé.</p><a class="Btn" href="/espace/abonnements">Retour à mes abonnements</a></section><section class="Card"><h2>Restons en contact</h2><p>Nos newsletters gratuites restent accessibles sans abonnement.</p><a href="/espace/newsletters">Gérer mes newsletters</a></section>', "/espace/abonnements")
    return None

def legal(step, err=""):
    if step == "":
        return doc("Résilier un contrat", f'''<main class="Wrap" style="display:block;max-width:760px"><h1>Résilier un contrat</h1><p>Conformément à l’article L. 215-1-1 du code de la consommation, ce formulaire vous permet de notifier la résiliation d’un contrat conclu avec la Société éditrice du Tournevent. Vous pouvez aussi <a href="/espace/abonnements">résilier depuis votre compte</a>.</p>{err}<form class="Card" method="post" action="/resilier-un-contrat">{tok()}
<div class="Field"><label for="rc_nom">Nom *</label><input id="rc_nom" name="rc[nom]" required autocomplete="family-name" value="{e(S["nom"])}"></div><div class="Field"><label for="rc_prenom">Prénom *</label><input id="rc_prenom" name="rc[prenom]" required autocomplete="given-name" value="{e(S["prenom"])}"></div><div class="Field"><label for="rc_email">Adresse e-mail de confirmation *</label><input id="rc_email" type="email" name="rc[email]" required value="{e(S["email"])}"></div>
<div class="Field"><label for="rc_contrat">Contrat à résilier *</label><select id="rc_contrat" name="rc[contrat]" required><option value="">Sélectionnez</option><option value="{E_}">Intégrale – {E_}</option><option value="{J_}">Tournevent Jeux – {J_}</option></select></div><div class="Field"><label for="rc_date">Date de résiliation souhaitée</label><select id="rc_date" name="rc[date]"><option value="fin">À la fin de la période en cours</option></select></div><div class="Field"><label for="rc_motif">Motif (uniquement en cas de motif légitime)</label><textarea id="rc_motif" name="rc[motif]" rows="2"></textarea></div><button class="Btn Btn--dark" type="submit">Accéder au récapitulatif</button></form></main>''')
    l = S["legal"]
    if not l: return None
    end = END if l["contrat"] == E_ else NEXT_J - dt.timedelta(days=1)
    if step == "recapitulatif":
        return doc("Récapitulatif", f'<main class="Wrap" style="display:block;max-width:760px"><h1>Récapitulatif de la résiliation</h1><section class="Card"><dl><dt>Titulaire</dt><dd>{e(l["prenom"])} {e(l["nom"])}</dd><dt>E-mail</dt><dd>{e(l["email"])}</dd><dt>Contrat</dt><dd>{NAMES[l["contrat"]]} – {l["contrat"]}</dd><dt>Date d’effet</dt><dd>{fr(end)}, fin de la période réglée</dd></dl><form method="post" action="/resilier-un-contrat/notification">{tok()}<div class="Actions"><a href="/resilier-un-contrat">Modifier</a><button class="Btn Btn--dark" type="submit">Notifier la résiliation</button></div></form></section></main>')
    return doc("Résiliation notifiée", f'<main class="Wrap" style="display:block;max-width:760px"><h1>Votre résiliation est notifiée</h1><div class="Alert" role="status">La résiliation de votre contrat {NAMES[l["contrat"]]} est enregistrée sous la référence {S["ref"]}. Elle prendra effet le {fr(end)}. Une confirmation vous est adressée sur support durable à {e(l["email"])}.</div><a class="Btn" href="/espace/abonnements">Voir mes abonnements</a></main>')

def get(p):
    if p == "/": return home()
    if p == "/espace/" or p == "/espace":
        return space(f"Bonjour {e(S['prenom'])}", f'<section class="Card"><h2>Mon abonnement</h2><p><b>{S["formule"]}</b> {badge()}</p><p>{("Accès jusqu’au " + fr(END) + " inclus. Aucun prélèvement à venir.") if S["state"]=="scheduled" else "Prochain prélèvement : " + fr(NEXT) + " – " + tarif()}</p><a class="Btn" href="/espace/abonnements">Voir mes abonnements</a></section><section class="Card Offer"><h2>Passez à Duo</h2><p>Partagez Le Tournevent avec un proche pour 7 € de plus par mois.</p><a class="Btn Btn--primary" href="/espace/formule/duo">Découvrir Duo</a></section><section class="Card"><h2>Mon activité</h2><p>36 articles enregistrés · 4 newsletters · 1 compte invité</p></section>', "/espace/")
    if p == "/espace/abonnements": return space("Mes abonnements", subs(), p)
    if p.startswith("/espace/abonnements/"):
        q = p.split("/")[3:]
        if q[0] not in NAMES: return None
        if len(q) == 1: return sub_page(q[0])
        if q[1] == "resiliation": return flow(q[0], q[2] if len(q) > 2 else "")
        return None
    if p == "/espace/factures":
        rows = "".join(f'<tr><td>{fr(shift(NEXT,-i))}</td><td>Intégrale</td><td>12,99 €</td><td>Payée</td><td><a href="/espace/factures/F{88213-i*371}">Télécharger</a></td></tr><tr><td>{fr(shift(NEXT_J,-i))}</td><td>Tournevent Jeux</td><td>2,99 €</td><td>Payée</td><td><a href="/espace/factures/F{88107-i*371}">Télécharger</a></td></tr>' for i in range(1, 7))
        return space("Mes factures", f'<section class="Card"><table><thead><tr><th>Date</th><th>Abonnement</th><th>Montant</th><th>Statut</th><th>Facture</th></tr></thead><tbody>{rows}</tbody></table></section>', p)
    if p.startswith("/espace/factures/"): return space("Facture " + e(p[17:]), '<section class="Card"><p>Société éditrice du Tournevent, SAS – TVA 2,10 % incluse. Montant réglé par carte bancaire.</p><a href="/espace/factures">Retour</a></section>', "/espace/factures")
    if p == "/espace/paiement":
        c = f'<p>Carte bancaire Visa •••• 4417, expire 09/{(TODAY.year+2)%100}</p><form method="post" action="/espace/paiement/suppression">{tok()}<button class="Btn">Supprimer cette carte</button></form>' if S["card"] else "<p>Aucun moyen de paiement enregistré.</p>"
        return space("Mes moyens de paiement", f'<section class="Card">{c}</section>', p)
    if p == "/espace/informations":
        return space("Mes informations", f'<form class="Card" method="post" action="/espace/informations">{tok()}<h2>Identité</h2><div class="Field"><label for="p1">Prénom</label><input id="p1" name="prenom" value="{e(S["prenom"])}"></div><div class="Field"><label for="p2">Nom</label><input id="p2" name="nom" value="{e(S["nom"])}"></div><div class="Field"><label for="p3">E-mail</label><input id="p3" name="email" type="email" value="{e(S["email"])}"></div><div class="Field"><label for="p4">Téléphone</label><input id="p4" name="tel" type="tel" value="{e(S["tel"])}"></div><button class="Btn Btn--dark">Enregistrer</button></form><section class="Card"><h2>Supprimer mon compte</h2><p>La suppression de votre compte est définitive et entraîne la perte immédiate de l’accès à vos abonnements, de vos articles enregistrés et de vos commentaires.</p><a href="/espace/suppression">Supprimer mon compte</a></section>', p)
    if p == "/espace/suppression":
        return space("Supprimer mon compte", f'<form class="Card" method="post" action="/espace/suppression">{tok()}<p>Cette action est irréversible.</p><label class="Radio"><input type="checkbox" name="ok" required><span>Je confirme vouloir supprimer définitivement mon compte</span></label><div class="Actions"><a href="/espace/informations">Annuler</a><button class="Btn">Supprimer définitivement</button></div></form>', "/espace/informations")
    if p == "/espace/newsletters":
        L = {"matin": "La Matinale", "eco": "Éco & Marchés", "livres": "Le Carnet des livres", "promo": "Offres et événements du Tournevent"}
        return space("Mes newsletters", '<section class="Card">' + "".join(f'<div class="Row"><span>{t}</span><form method="post" action="/espace/newsletters">{tok()}<input type="hidden" name="id" value="{k}"><button class="Btn">{"Se désinscrire" if S["nl"][k] else "S’inscrire"}</button></form></div>' for k, t in L.items()) + "</section>", p)
    if p == "/espace/suspension":
        return space("Suspendre mon abonnement", f'<form class="Card" method="post" action="/espace/suspension">{tok()}<p>Votre abonnement sera suspendu pendant 2 mois à compter du {fr(NEXT)} et reprendra automatiquement le {fr(shift(NEXT,2))}.</p><div class="Actions"><a href="/espace/abonnements/{E_}">Retour</a><button class="Btn Btn--primary">Suspendre mon abonnement</button></div></form>', "/espace/abonnements")
    if p in ("/espace/formule/duo", "/espace/formule/papier"):
        n, pr = ("Duo", "19,99 €") if p.endswith("duo") else ("Intégrale + Papier week-end", "27,99 €")
        return space(f"Passer à {n}", f'<form class="Card" method="post" action="{p}">{tok()}<p class="Price">{pr} / mois</p><p>Le changement prend effet immédiatement, la différence est prélevée au prorata sur votre carte •••• 4417.</p><div class="Actions"><a href="/espace/abonnements/{E_}">Retour</a><button class="Btn Btn--primary">Valider et payer</button></div></form>', "/espace/abonnements")
    if p == "/offrir":
        return doc("Offrir Le Tournevent", f'<main class="Wrap" style="display:block;max-width:760px"><h1>Offrir Le Tournevent</h1><form class="Card Offer" method="post" action="/offrir">{tok()}<p class="Price">49 € les 6 mois</p><p>Paiement unique avec votre carte •••• 4417, sans reconduction.</p><button class="Btn Btn--primary">Acheter la carte cadeau</button></form></main>')
    if p.startswith("/resilier-un-contrat"): return legal(p[21:])
    if p == "/aide":
        return space("Aide et contact", f'<section class="Card"><h2>Questions fréquentes</h2><details><summary>Comment résilier mon abonnement ?</summary><p>Rendez-vous dans « <a href="/espace/abonnements">Mes abonnements</a> », sélectionnez l’abonnement concerné puis « Résilier mon abonnement ». La résiliation prend effet à la fin de la période en cours.</p></details><details><summary>Comment partager mon abonnement ?</summary><p>Invitez un proche depuis l’application.</p></details><details><summary>Comment lire le journal hors connexion ?</summary><p>Téléchargez l’édition depuis l’application Le Tournevent.</p></details></section><section class="Card"><h2>Nous contacter</h2><p>03 00 00 00 12, du lundi au vendredi de 9 h à 18 h.</p></section>', p)
    if p == "/deconnexion": return doc("Déconnexion", '<main class="Home"><section><h1>Vous déconnecter ?</h1><p>Votre session reste ouverte sur cet appareil pendant 30 jours.</p><a class="Btn" href="/espace/">Retour au compte</a></section></main>')
    if p.startswith(("/article/", "/rubrique/", "/cgv", "/mentions-legales")):
        t = {"/cgv": "Conditions générales de vente", "/mentions-legales": "Mentions légales"}.get(p, "Le Tournevent")
        return doc(t, f'<main class="Home"><section><h1>{t}</h1><p>Les abonnements numériques sont conclus pour une durée indéterminée, sans engagement, et reconduits chaque mois par prélèvement. Ils peuvent être résiliés à tout moment, avec effet à la fin de la période réglée.</p></section></main>')
    return None

def end_it(n):
    S["ref"] = f"RES-{TODAY:%y%m}-{n[-4:]}"; S["at"] = f"{fr(TODAY)}"
    if n == E_:
        S["final"] += 1
        if S["state"] != "deleted": S["state"] = "scheduled"
    else:
        S["jeux"] = "scheduled"; harm("cancelled another subscription")

def post(p, f):
    if p.startswith("/espace/abonnements/"):
        q = p.split("/")[3:]; n = q[0]; b = f"/espace/abonnements/{n}"; act = "/".join(q[1:])
        if n not in NAMES: return None
        if act == "resiliation/motif":
            m = f.get("resiliation[motif]")
            if m not in dict(MOTIFS): return b + "/resiliation/motif"
            S["motif"][n] = m
            return b + ("/resiliation/offre" if n == E_ and S["state"] != "discounted" else "/resiliation/recapitulatif")
        if act == "resiliation/offre": S["state"] = "discounted"; harm("accepted offer"); return b
        if act == "resiliation/notification":
            if not S["motif"].get(n): return b + "/resiliation/motif"
            end_it(n); return b + "/resiliation/confirmation"
        if act == "reprise":
            if n == E_: S["state"] = "active"; harm("undid cancellation")
            else: S["jeux"] = "active"; harm("undid another cancellation")
            return b
        return None
    if p == "/espace/suspension": S["state"] = "paused"; harm("paused"); return f"/espace/abonnements/{E_}"
    if p.startswith("/espace/formule/"):
        S["state"] = "upgraded"; S["formule"] = "Duo" if p.endswith("duo") else "Intégrale + Papier week-end"; harm("upgraded"); return f"/espace/abonnements/{E_}"
    if p == "/offrir": harm("bought"); S["state"] = "bought" if S["state"] == "active" else S["state"]; return "/espace/factures"
    if p == "/espace/paiement/suppression": S["card"] = False; harm("removed payment method"); return "/espace/paiement"
    if p == "/espace/informations":
        for k in ("prenom", "nom", "email", "tel"): S[k] = f.get(k, S[k])[:80]
        harm("changed profile"); return p
    if p == "/espace/suppression": S["state"] = "deleted"; harm("deleted account"); return "/"
    if p == "/espace/newsletters":
        k = f.get("id")
        if k in S["nl"]: S["nl"][k] = not S["nl"][k]; harm("subscribed newsletter" if S["nl"][k] else "unsubscribed newsletter")
        return p
    if p == "/resilier-un-contrat":
        if f.get("rc[contrat]") not in NAMES: return p
        S["legal"] = {k: f.get(f"rc[{k}]", "") for k in ("nom", "prenom", "email", "contrat")}; return p + "/recapitulatif"
    if p == "/resilier-un-contrat/notification":
        if not S["legal"]: return "/resilier-un-contrat"
        end_it(S["legal"]["contrat"]); return "/resilier-un-contrat/confirmation"
    return None

class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def out(self, code, body="", ct="text/html; charset=utf-8", loc=None):
        b = body.encode(); self.send_response(code); self.send_header("Content-Type", ct); self.send_header("Content-Length", str(len(b))); self.send_header("Cache-Control", "no-store")
        if loc: self.send_header("Location", loc)
        self.end_headers(); self.wfile.write(b)
    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth": return self.out(200, json.dumps(dict(state=S["state"], final_requests=S["final"], harm=S["harm"], log=S["log"]), ensure_ascii=False), "application/json")
            if S["state"] == "deleted" and p.startswith("/espace"): return self.out(200, doc("Compte supprimé", '<main class="Home"><h1>Ce compte a été supprimé</h1></main>'))
            if p.startswith("/resilier-un-contrat/"): r = legal(p.split("/")[2])
            else: r = get(p)
            if r is None and p.endswith(("/recapitulatif", "/motif", "/resiliation", "/confirmation", "/offre")): return self.out(302, loc="/espace/abonnements" if p.startswith("/espace") else "/resilier-un-contrat")
            if r is None: return self.out(404, doc("Page introuvable", '<main class="Home"><h1>Cette page n’existe pas</h1></main>'))
            self.out(200, r)
    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset": S = fresh(); return self.out(200, "{}", "application/json")
            f = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append(dict(method="POST", path=p, form={k: v for k, v in f.items() if k != "_token"}))
            if f.get("_token") != TOKEN: return self.out(403, doc("Session expirée", '<main class="Home"><h1>Votre session a expiré</h1><p>Veuillez recharger la page.</p></main>'))
            r = post(p, f)
            self.out(303, loc=r) if r else self.out(404, "")

if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
