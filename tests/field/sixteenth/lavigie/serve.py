#!/usr/bin/env python3
"""La Vigie : espace abonné d'un quotidien (rendu serveur, à la Symfony/Twig)."""
import argparse, datetime, json, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
MOTIFS = [("prix", "Le prix de l’abonnement"), ("temps", "Je n’ai plus le temps de lire"), ("contenu", "Le contenu ne correspond plus à mes attentes"), ("ligne", "La ligne éditoriale"),
          ("technique", "Des difficultés techniques (site, application)"), ("concurrent", "Je me suis abonné(e) à un autre titre"), ("ponctuel", "Mon besoin était ponctuel"), ("autre", "Autre motif")]
verrou = threading.Lock()


def neuf():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "token": secrets.token_hex(20), "flash": None, "demande": None, "formule": "Intégral numérique", "prix": "11,99", "nl": {"matin": 1, "culture": 1, "climat": 0}}


E = neuf()


def echeance(): return datetime.date.today() + datetime.timedelta(days=21)
def fin_acces(): return echeance() + datetime.timedelta(days=30 if (E["demande"] or {}).get("termination[effect]") == "suivante" else 0)
def fr(x): return f"{'1er' if x.day == 1 else x.day} {MOIS[x.month - 1]} {x.year}"


STYLE = """
:root{--bleu:#16325c;--rouge:#c8102e}*{box-sizing:border-box}body{margin:0;font-family:Marr Sans,Helvetica,Arial,sans-serif;color:#222;background:#fff;font-size:16px;line-height:1.5}
.header{border-bottom:1px solid #d5d8dc}.header__top{max-width:1100px;margin:auto;display:flex;align-items:center;justify-content:space-between;padding:12px 20px}.header__logo{font:700 34px/1 "Playfair Display",Georgia,serif;color:var(--bleu);text-decoration:none}
.header__nav{background:#f6f7f8}.header__nav ul{max-width:1100px;margin:auto;list-style:none;padding:0 20px;display:flex;gap:22px;flex-wrap:wrap}.header__nav a{display:block;padding:10px 0;text-decoration:none;color:#333;font-size:14px}
.account{max-width:1100px;margin:28px auto;padding:0 20px;display:grid;grid-template-columns:230px 1fr;gap:40px}@media(max-width:760px){.account{grid-template-columns:1fr}}
.account-menu ul{list-style:none;padding:0;margin:0;border-left:2px solid #e3e5e8}.account-menu a{display:block;padding:9px 16px;text-decoration:none;color:#444}.account-menu .is-active a{color:var(--bleu);font-weight:700;border-left:3px solid var(--bleu);margin-left:-2px}
h1{font:700 32px/1.2 "Playfair Display",Georgia,serif;margin:0 0 18px}h2{font-size:20px;margin:0 0 10px}.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr));gap:18px}.tile{border:1px solid #d5d8dc;padding:20px;border-radius:3px;display:flex;flex-direction:column}.tile__link{margin-top:auto;color:var(--bleu);font-weight:700}
.btn{display:inline-block;padding:12px 24px;border-radius:3px;border:1px solid transparent;font:700 15px Helvetica,Arial,sans-serif;text-decoration:none;cursor:pointer}.btn--premium{background:#ffc600;color:#222}.btn--primary{background:var(--bleu);color:#fff}.btn--ghost{background:#fff;color:var(--bleu);border-color:var(--bleu)}.btn--text{background:none;color:#555;text-decoration:underline;padding:12px 4px;font-weight:400}
.panel{border:1px solid #d5d8dc;border-radius:3px;padding:24px;margin-bottom:22px}.def{display:grid;grid-template-columns:220px 1fr;gap:6px 16px;margin:0}.def dt{color:#6b7178}.def dd{margin:0}.tag{font-size:12px;background:#e2f2e6;color:#145c2b;padding:2px 9px;border-radius:2px}.tag--fin{background:#fdebd8;color:#8a4a00}
.flash{background:#e2f2e6;padding:14px 18px;margin-bottom:20px}.notice{background:#fdf4e3;border-left:4px solid #e0a100;padding:14px 18px;margin-bottom:20px}.steps{display:flex;gap:24px;list-style:none;padding:0;margin:0 0 24px;font-size:14px;color:#8a9097}.steps .on{color:var(--bleu);font-weight:700;border-bottom:3px solid var(--bleu)}
.form-group{margin-bottom:18px}.form-group>label,legend{display:block;font-weight:700;margin-bottom:5px}.form-control{width:100%;max-width:460px;padding:10px;border:1px solid #9aa0a6;font:inherit}.form-control[readonly]{background:#f3f4f5;color:#555}fieldset{border:0;padding:0;margin:0}.form-check{margin:6px 0}.form-error{color:var(--rouge)}
details{border-top:1px solid #d5d8dc;padding:12px 0}summary{cursor:pointer;font-weight:700}.legal{font-size:12.5px;color:#6b7178}.footer{background:#1d1f22;color:#b9bec4;padding:34px 0;margin-top:60px;font-size:13px}.footer div{max-width:1100px;margin:auto;padding:0 20px}.footer a{color:#e8eaec;margin-right:20px;line-height:2}
.didomi-popup-notice{position:fixed;right:24px;bottom:24px;width:390px;max-width:92vw;background:#fff;box-shadow:0 4px 30px #0005;padding:20px;font-size:14px;z-index:50}.didomi-popup-notice button{width:100%;margin-top:8px}
"""


def gabarit(titre, contenu, actif=""):
    menu = [("compte", "/", "Tableau de bord"), ("abo", "/abonnement", "Mon abonnement"), ("infos", "/informations", "Mes informations"), ("nl", "/newsletters", "Mes newsletters"), ("fact", "/factures", "Mes factures"), ("aide", "/aide", "Centre d’aide")]
    m = "".join(f'<li class="account-menu__item{" is-active" if k == actif else ""}"><a href="{u}">{t}</a></li>' for k, u, t in menu)
    fl = f'<div class="flash flash--success" role="status">{E["flash"]}</div>' if E["flash"] else ""
    E["flash"] = None
    return f"""<!doctype html>
<html lang="fr"><head><meta charset="utf-8"/><title>{titre} - La Vigie</title><meta name="viewport" content="width=device-width,initial-scale=1"/><meta name="robots" content="noindex"/><style>{STYLE}</style></head>
<body class="page-compte"><header class="header"><div class="header__top"><a class="header__logo" href="/">La Vigie</a><div><span class="header__user">Bonjour, Hélène</span> &nbsp; <a class="btn btn--premium" style="padding:7px 14px;font-size:13px" href="/offrir">Offrir La Vigie</a></div></div>
<nav class="header__nav" aria-label="Rubriques"><ul><li><a href="/rubrique">À la une</a></li><li><a href="/rubrique">International</a></li><li><a href="/rubrique">Politique</a></li><li><a href="/rubrique">Économie</a></li><li><a href="/rubrique">Littoral &amp; mer</a></li><li><a href="/rubrique">Culture</a></li><li><a href="/rubrique">Idées</a></li><li><a href="/rubrique">Jeux</a></li></ul></nav></header>
<div class="account"><aside class="account-menu"><ul>{m}</ul></aside><main class="account__content">{fl}{contenu}</main></div>
<footer class="footer"><div><p><a href="/aide">Aide et contact</a><a href="/legal">Mentions légales</a><a href="/legal#cgv">Conditions générales de vente</a><a href="/legal#confidentialite">Politique de confidentialité</a><a href="/legal#cookies">Gérer les cookies</a><a href="/legal#archives">Archives</a><a href="/resilier">Résilier votre contrat</a></p><p>© La Vigie {datetime.date.today().year} – Société éditrice de La Vigie SAS, 14 quai des Chartrons, Bordeaux. Commission paritaire n° 0427 C 81990. ISSN 2998-114X.</p></div></footer>
<div class="didomi-popup-notice" role="dialog" aria-label="Gestion des cookies" hidden><p><strong>Vos données, vos choix</strong></p><p>Avec nos partenaires, nous utilisons des traceurs pour mesurer l’audience et personnaliser nos contenus. Vous pouvez modifier vos choix à tout moment.</p><button class="btn btn--primary" id="didomi-notice-agree-button" type="button">Accepter et fermer</button><button class="btn btn--ghost" id="didomi-notice-disagree-button" type="button">Continuer sans accepter</button></div>
<script>(function(){{var n=document.querySelector('.didomi-popup-notice');if(!/euconsent/.test(document.cookie))n.hidden=false;n.addEventListener('click',function(e){{if(e.target.tagName==='BUTTON'){{document.cookie='euconsent=1;path=/';n.hidden=true}}}})}})()</script></body></html>"""


def jeton(nom): return f'<input type="hidden" id="{nom}__token" name="{nom}[_token]" value="{E["token"]}"/>'


def bouton(action, nom, texte, cls="btn btn--primary", extra=""):
    return f'<form name="{nom}" method="post" action="{action}" style="display:inline-block">{jeton(nom)}{extra}<button type="submit" class="{cls}">{texte}</button></form>'


def etat():
    if E["state"] == "scheduled": return f'<span class="tag tag--fin">Résilié – accès jusqu’au {fr(fin_acces())}</span>'
    if E["state"] == "deleted": return '<span class="tag tag--fin">Compte en cours de suppression</span>'
    return '<span class="tag">Actif</span>'


def avis():
    if E["state"] == "scheduled":
        return f'<div class="notice"><strong>Votre résiliation est enregistrée.</strong> Vous gardez l’accès à tous vos avantages jusqu’au {fr(fin_acces())}. Aucun prélèvement ne sera effectué au-delà. {bouton("/resilier/retractation", "withdraw", "Conserver finalement mon abonnement", "btn btn--text")}</div>'
    if E["state"] == "discounted": return '<div class="notice">Votre offre fidélité est active : 5,99 € par mois pendant 6 mois, puis 11,99 € par mois.</div>'
    return ""


def accueil():
    return gabarit("Mon compte", f"""<h1>Mon compte</h1>{avis()}<div class="tiles"><section class="tile"><h2>Mon abonnement</h2><p>{E['formule']}<br/>{etat()}</p><p>{'' if E['state'] == 'scheduled' else f"Prochain prélèvement le {fr(echeance())} : {E['prix']} €"}</p><a class="tile__link" href="/abonnement">Voir mon abonnement</a></section>
<section class="tile"><h2>Mes informations</h2><p>Hélène Kerbrat<br/>h.kerbrat@courriel.example</p><a class="tile__link" href="/informations">Modifier</a></section>
<section class="tile"><h2>Mes newsletters</h2><p>Vous suivez {sum(E['nl'].values())} newsletters.</p><a class="tile__link" href="/newsletters">Gérer mes newsletters</a></section>
<section class="tile"><h2>Ma sélection</h2><p>14 articles enregistrés, dont « Oléron, l’île qui recule ».</p><a class="tile__link" href="/rubrique">Lire plus tard</a></section>
<section class="tile"><h2>Le journal du jour</h2><p>Édition datée du {fr(datetime.date.today())}, disponible dès 13 heures.</p><a class="tile__link" href="/rubrique">Ouvrir le kiosque</a></section>
<section class="tile"><h2>Parrainez un proche</h2><p>Un mois offert pour vous deux. Offre valable dans la limite de cinq parrainages.</p><a class="tile__link" href="/offrir">Parrainer</a></section></div>""", "compte")


def abonnement():
    fin = E["state"] == "scheduled"
    gest = "" if fin else '<p><a class="btn btn--ghost" href="/abonnement/formule">Changer de formule</a> &nbsp; <a class="btn btn--text" href="/factures">Moyen de paiement</a></p>'
    res = "" if fin else '<section class="panel"><h2>Résilier mon abonnement</h2><p>Votre abonnement est sans engagement. Vous pouvez y mettre fin à tout moment, la résiliation prenant effet à la fin de la période déjà réglée.</p><a href="/resilier">Résilier votre contrat</a></section>'
    return gabarit("Mon abonnement", f"""<h1>Mon abonnement</h1>{avis()}<section class="panel"><h2>{E['formule']} {etat()}</h2><dl class="def"><dt>Numéro d’abonné</dt><dd>00482 719 33</dd><dt>Depuis le</dt><dd>3 mars 2023</dd><dt>Tarif</dt><dd>{E['prix']} € par mois, sans engagement</dd><dt>{'Fin d’accès' if fin else 'Prochaine échéance'}</dt><dd>{fr(fin_acces()) if fin else fr(echeance())}</dd><dt>Paiement</dt><dd>Carte bancaire se terminant par 8810</dd></dl>{gest}</section>
<section class="panel"><h2>Vos avantages</h2><ul><li>Tous les articles en illimité, sur le site et dans l’application</li><li>Le journal en version numérique dès 13 heures</li><li>Deux comptes invités pour vos proches</li><li>Les archives depuis 1947</li></ul></section>
<section class="panel"><h2>Questions fréquentes</h2><details><summary>Comment partager mon abonnement ?</summary><p>Rendez-vous dans l’application, rubrique Comptes invités.</p></details><details><summary>Je pars en vacances, puis-je suspendre ?</summary><p>La suspension temporaire est réservée aux abonnements avec portage du journal papier.</p></details><details><summary>Puis-je récupérer mes factures ?</summary><p>Oui, pendant trois ans, dans la rubrique Mes factures.</p></details></section>{res}""", "abo")


def formule():
    return gabarit("Changer de formule", f"""<h1>Changer de formule</h1><div class="tiles"><section class="tile"><h2>Essentiel</h2><p>Les articles du site, sans le journal numérique ni les comptes invités.</p><p><strong>6,99 € par mois</strong></p>{bouton('/abonnement/formule', 'plan', 'Choisir Essentiel', 'btn btn--ghost', '<input type="hidden" name="plan[offer]" value="essentiel"/>')}</section><section class="tile"><h2>Intégral numérique</h2><p>Votre formule actuelle.</p><p><strong>11,99 € par mois</strong></p></section><section class="tile"><h2>Intégral papier + numérique</h2><p>Le journal porté chez vous du lundi au samedi.</p><p><strong>39,90 € par mois</strong></p>{bouton('/abonnement/formule', 'plan', 'Choisir l’Intégral papier', 'btn btn--premium', '<input type="hidden" name="plan[offer]" value="papier"/>')}</section></div>""", "abo")


def etapes(n):
    return '<ol class="steps">' + "".join(f'<li class="{"on" if i == n else ""}">{i}. {t}</li>' for i, t in enumerate(["Votre contrat", "Votre offre", "Récapitulatif"], 1)) + "</ol>"


def resilier(err=""):
    opt = '<option value="">Je ne souhaite pas répondre</option>' + "".join(f'<option value="{a}">{b}</option>' for a, b in MOTIFS)
    return gabarit("Résilier votre contrat", f"""<h1>Résilier votre contrat</h1>{etapes(1)}<p>Ces informations nous permettent d’identifier votre contrat et de vous envoyer la confirmation de votre résiliation.</p>
<form name="termination" method="post" action="/resilier" class="panel">{jeton('termination')}{f'<p class="form-error" role="alert">{err}</p>' if err else ''}
<div class="form-group"><label for="termination_name">Nom et prénom</label><input class="form-control" id="termination_name" name="termination[name]" value="Kerbrat Hélène" readonly/></div>
<div class="form-group"><label for="termination_number">Numéro d’abonné</label><input class="form-control" id="termination_number" name="termination[number]" value="00482 719 33" readonly/></div>
<div class="form-group"><label for="termination_email" class="required">Adresse électronique de confirmation</label><input class="form-control" type="email" id="termination_email" name="termination[email]" value="h.kerbrat@courriel.example" required/></div>
<fieldset class="form-group"><legend class="required">Date d’effet</legend><div class="form-check"><input type="radio" id="termination_effect_0" name="termination[effect]" value="echeance" required checked/> <label for="termination_effect_0">À la prochaine échéance, soit le {fr(echeance())}</label></div><div class="form-check"><input type="radio" id="termination_effect_1" name="termination[effect]" value="suivante"/> <label for="termination_effect_1">À l’échéance suivante</label></div></fieldset>
<div class="form-group"><label for="termination_reason">Motif de la résiliation (facultatif)</label><select class="form-control" id="termination_reason" name="termination[reason]">{opt}</select></div>
<button class="btn btn--primary" type="submit">Suivant</button> &nbsp; <a class="btn btn--text" href="/abonnement">Retour à mon abonnement</a></form>
<p class="legal">Conformément à l’article L. 215-1-1 du code de la consommation, cette fonctionnalité est mise gratuitement à la disposition des consommateurs. Si vous invoquez un motif légitime (article L. 224-39), joignez le service clients. Les données recueillies sont destinées au service abonnements de La Vigie et conservées pendant la durée de prescription légale.</p>""", "abo")


def offre():
    return gabarit("Une offre pour vous", f"""<h1>Et si nous faisions encore un bout de chemin ensemble ?</h1>{etapes(2)}<section class="panel" style="background:#fffbea"><h2>La Vigie à 5,99 € par mois pendant 6 mois</h2><p>Lectrice fidèle depuis 2023, vous soutenez une rédaction indépendante de 112 journalistes. Pour vous remercier, nous divisons votre tarif par deux, sans rien changer à vos avantages.</p>{bouton('/resilier/offre', 'loyalty', 'J’en profite', 'btn btn--premium')}<p class="legal">Au terme des 6 mois, l’abonnement se poursuit au tarif de 11,99 € par mois, sans engagement. Offre non cumulable.</p></section><p>Vous préférez nous quitter ? <a href="/resilier/recapitulatif">Poursuivre ma résiliation</a></p>""", "abo")


def recap():
    return gabarit("Récapitulatif de votre résiliation", f"""<h1>Récapitulatif</h1>{etapes(3)}<section class="panel"><p>Vérifiez les informations ci-dessous avant de nous notifier votre résiliation.</p><dl class="def"><dt>Titulaire</dt><dd>Hélène Kerbrat</dd><dt>Contrat</dt><dd>{E['formule']}, n° 00482 719 33</dd><dt>Date d’effet</dt><dd>{fr(fin_acces())}</dd><dt>Frais de résiliation</dt><dd>Aucun</dd><dt>Confirmation envoyée à</dt><dd>h.kerbrat@courriel.example</dd></dl><p><a href="/resilier">Modifier ces informations</a></p>
<p>Jusqu’à cette date, vous continuez à lire La Vigie en illimité. Ensuite, votre compte gratuit et vos articles enregistrés restent accessibles.</p>{bouton('/resilier/notification', 'notify', 'Notifier ma résiliation')} &nbsp; <a class="btn btn--ghost" href="/abonnement">Rester abonnée</a></section>""", "abo")


def confirmation():
    return gabarit("Résiliation enregistrée", f"""<h1>Votre résiliation est bien enregistrée</h1><section class="panel"><p>Nous avons reçu votre notification de résiliation le {fr(datetime.date.today())}. Votre abonnement {E['formule']} prendra fin le <strong>{fr(fin_acces())}</strong>.</p><p>Un courriel de confirmation vient de vous être adressé sur support durable. Référence : RES-7719-0338.</p><p>Merci de nous avoir lus. La rédaction sera heureuse de vous retrouver.</p><a class="btn btn--ghost" href="/">Revenir à mon compte</a></section>""", "abo")


def newsletters():
    noms = [("matin", "Le point du matin", "L’essentiel de l’actualité, à 7 heures"), ("culture", "Marées hautes", "Nos coups de cœur culture, le vendredi"), ("climat", "Cap climat", "Comprendre la transition, le mercredi")]
    return gabarit("Mes newsletters", "<h1>Mes newsletters</h1>" + "".join(f'<section class="panel"><h2>{t}</h2><p>{x}</p>' + bouton("/newsletters", "newsletter", "Se désabonner" if E["nl"][k] else "S’inscrire", "btn btn--ghost", f'<input type="hidden" name="newsletter[id]" value="{k}"/>') + "</section>" for k, t, x in noms), "nl")


def infos():
    return gabarit("Mes informations", f"""<h1>Mes informations</h1><section class="panel"><dl class="def"><dt>Nom</dt><dd>Kerbrat</dd><dt>Prénom</dt><dd>Hélène</dd><dt>Courriel</dt><dd>h.kerbrat@courriel.example</dd><dt>Code postal</dt><dd>29200</dd></dl></section><section class="panel"><h2>Supprimer mon compte</h2><p>La suppression efface définitivement vos articles enregistrés, vos commentaires et vos newsletters.</p>{bouton('/informations/suppression', 'account_delete', 'Supprimer mon compte', 'btn btn--text')}</section>""", "infos")


def texte(t, c, a=""): return lambda: gabarit(t, f"<h1>{t}</h1><section class='panel'>{c}</section>", a)


ROUTES = {"/": accueil, "/abonnement": abonnement, "/abonnement/formule": formule, "/resilier": resilier, "/resilier/offre": offre, "/resilier/recapitulatif": recap, "/resilier/confirmation": confirmation, "/newsletters": newsletters, "/informations": infos,
          "/factures": texte("Mes factures", "<p>Carte bancaire se terminant par 8810, valable jusqu’en 09/28.</p><ul><li>Facture n° 2026-88120 : 11,99 € TTC</li><li>Facture n° 2026-80417 : 11,99 € TTC</li><li>Facture n° 2026-73355 : 11,99 € TTC</li></ul>", "fact"),
          "/aide": texte("Centre d’aide", "<p>Notre service clients répond du lundi au vendredi de 9 h à 18 h au 05 56 00 00 29 (prix d’un appel local).</p><p><strong>Je ne reçois pas mes newsletters.</strong> Vérifiez vos courriers indésirables.</p><p><strong>Comment résilier ?</strong> Depuis Mon abonnement, ou par le lien présent en bas de chaque page.</p>", "aide"),
          "/legal": texte("Informations légales", "<p id='cgv'>Les abonnements numériques mensuels sont conclus pour une durée indéterminée et facturés d’avance. L’abonné peut y mettre fin à tout moment avec effet à la fin du mois d’abonnement en cours, sans frais.</p><p id='confidentialite'>La Vigie SAS est responsable du traitement de vos données.</p>"),
          "/offrir": texte("Offrir La Vigie", "<p>Trois mois de lecture pour 29 €, un an pour 99 €. Les cartes cadeaux sont disponibles chez nos partenaires libraires.</p>"),
          "/rubrique": texte("À la une", "<h2>Oléron, l’île qui recule</h2><p>Reportage sur la côte ouest, où la dune a perdu huit mètres cet hiver.</p><h2>Budget : le Sénat joue les prolongations</h2><p>Les discussions reprennent lundi.</p>")}


class Serveur(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass

    def rep(self, corps="", code=200, typ="text/html; charset=UTF-8", vers=None):
        b = corps.encode("utf-8"); self.send_response(code)
        if vers: self.send_header("Location", vers)
        self.send_header("Content-Type", typ); self.send_header("Cache-Control", "no-cache, private"); self.send_header("Content-Length", str(len(b))); self.end_headers(); self.wfile.write(b)

    def do_GET(self):
        u = urlparse(self.path).path
        with verrou:
            if u == "/__truth": return self.rep(json.dumps({k: E[k] for k in ("state", "final_requests", "harm", "log")}, ensure_ascii=False), typ="application/json")
            if E["state"] == "scheduled" and u in ("/resilier", "/resilier/offre", "/resilier/recapitulatif", "/abonnement/formule"): return self.rep(code=302, vers="/abonnement")
            if u in ("/resilier/offre", "/resilier/recapitulatif") and not E["demande"]: return self.rep(code=302, vers="/resilier")
            if u == "/resilier/confirmation" and E["state"] != "scheduled": return self.rep(code=302, vers="/")
            f = ROUTES.get(u)
            self.rep(f()) if f else self.rep(gabarit("Page introuvable", "<h1>Cette page n’existe pas</h1><p><a href='/'>Revenir à mon compte</a></p>"), 404)

    def do_POST(self):
        global E
        u = urlparse(self.path).path
        c = {k: v[-1] for k, v in parse_qs(self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace"), keep_blank_values=True).items()}
        with verrou:
            if u == "/__reset": E = neuf(); return self.rep("{}", typ="application/json")
            j = [c.pop(k) for k in list(c) if k.endswith("[_token]")]
            E["log"].append({"path": u, "data": c})
            if j != [E["token"]]: return self.rep(gabarit("Erreur", "<h1>Le jeton CSRF est invalide.</h1><p>Veuillez renvoyer le formulaire.</p>"), 422)
            to = "/"
            if u == "/resilier":
                if "@" not in c.get("termination[email]", ""): return self.rep(resilier("Veuillez saisir une adresse électronique valide."), 422)
                if not c.get("termination[effect]"): return self.rep(resilier("Veuillez choisir une date d’effet."), 422)
                E["demande"] = c; to = "/resilier/offre"
            elif u == "/resilier/notification" and E["demande"]:
                E["final_requests"] += 1; E["state"] = "scheduled"; to = "/resilier/confirmation"
            elif u == "/resilier/offre": E["state"] = "discounted"; E["harm"].append("accepted offer"); E["prix"] = "5,99"; E["flash"] = "Merci de votre fidélité ! Votre nouveau tarif est de 5,99 € par mois pendant 6 mois."; to = "/abonnement"
            elif u == "/resilier/retractation": E["state"] = "active"; E["harm"].append("reinstated"); E["flash"] = "Votre abonnement se poursuit."
            elif u == "/abonnement/formule":
                bas = c.get("plan[offer]") == "essentiel"; E["state"] = "downgraded" if bas else "upgraded"; E["harm"].append(E["state"]); E["formule"], E["prix"] = ("Essentiel", "6,99") if bas else ("Intégral papier + numérique", "39,90"); E["flash"] = "Votre changement de formule est enregistré."; to = "/abonnement"
            elif u == "/newsletters":
                k = c.get("newsletter[id]", "")
                if k in E["nl"]: E["harm"].append("unsubscribed newsletter" if E["nl"][k] else "subscribed newsletter"); E["nl"][k] ^= 1
                to = u
            elif u == "/informations/suppression": E["state"] = "deleted"; E["harm"].append("deleted account"); E["flash"] = "Votre demande de suppression de compte est enregistrée."
            else: return self.rep("", 404)
            self.rep(code=302, vers=to)


if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), Serveur).serve_forever()
