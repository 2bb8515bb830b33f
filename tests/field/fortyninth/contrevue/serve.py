import argparse, datetime, html, json, os, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.RLock()
TODAY = datetime.date.today()
NEXT = TODAY + datetime.timedelta(days=12)
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
S = {}
TOKEN = secrets.token_urlsafe(24)
e = html.escape


def fr(d):
    return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month - 1]} {d.year}"


NLS = [("quotidienne", "La Quotidienne", "Tous les soirs, l’essentiel de nos enquêtes."), ("hebdo", "La Lettre du samedi", "Les meilleurs articles de la semaine."), ("ecologie", "Écologie", "Tous les quinze jours."), ("club", "Le Cercle", "Le meilleur des billets de blog des abonné·es.")]


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], flash=None, motif="", detail="", resil=None,
             offre="Abonnement mensuel", prix="12 € par mois", carte=True, nl={"quotidienne", "hebdo"}, nom="Vasseur", prenom="Élodie", mail="elodie.vasseur@courriel.example")


reset()
MENU = [("/", "Mon compte"), ("/compte/abonnement", "Mon abonnement"), ("/compte/informations", "Mes informations"), ("/compte/paiement", "Mon moyen de paiement"), ("/compte/factures", "Mes factures"), ("/compte/newsletters", "Mes newsletters"), ("/compte/blog", "Mon blog"), ("/compte/classeur", "Mon classeur"), ("/compte/offrir", "Offrir un article ou un abonnement")]
csrf = lambda: f'<input type="hidden" name="_token" value="{TOKEN}">'


def layout(title, body, path, menu=True):
    fl = ""
    if S["flash"]:
        fl = f'<div class="flash" role="status">{e(S["flash"])}</div>'
        S["flash"] = None
    inner = f'<main id="contenu">{fl}{body}</main>'
    if menu:
        act = "/compte/abonnement" if path.startswith("/compte/abonnement") else path
        m = "".join(f'<li class="{"is-active" if h == act else ""}"><a href="{h}">{t}</a></li>' for h, t in MENU)
        inner = f'<div class="account"><nav class="account__menu" aria-label="Mon compte"><ul>{m}<li><a href="/pages/aide">Aide</a></li><li><a href="/deconnexion">Me déconnecter</a></li></ul></nav>{inner}</div>'
    else:
        inner = f'<div style="max-width:740px;margin:40px auto 70px">{inner}</div>'
    return f"""<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{e(title)} | Contrevue</title><link rel="stylesheet" href="/static/main.css"></head><body>
<header class="top"><div class="wrap"><a class="logo" href="/pages/une">contre<b>vue</b></a><div class="top__right"><a href="/pages/recherche">Rechercher</a><a href="/compte/offrir">Offrir</a><a href="/">{e(S["prenom"])} {e(S["nom"])}</a></div></div></header>
<nav class="mainnav" aria-label="Rubriques"><div class="wrap"><ul><li><a href="/pages/une">Le journal</a></li><li><a href="/pages/france">France</a></li><li><a href="/pages/international">International</a></li><li><a href="/pages/economie">Économie</a></li><li><a href="/pages/ecologie">Écologie</a></li><li><a href="/pages/culture">Culture et idées</a></li><li><a href="/pages/cercle">Le Cercle</a></li><li><a href="/pages/videos">Vidéos</a></li></ul></div></nav>
<div class="wrap">{inner}</div>
<footer class="pied"><div class="wrap"><div class="cols"><div><h4>Contrevue</h4><a href="/pages/qui">Qui sommes-nous&nbsp;?</a><a href="/pages/equipe">L’équipe</a><a href="/pages/charte">Charte de déontologie</a><a href="/compte/soutien">Faire un don</a></div>
<div><h4>Abonnement</h4><a href="/pages/offres">Nos offres</a><a href="/compte/offrir">Offrir un abonnement</a><a href="/pages/tarif-reduit">Tarif réduit</a><a href="/compte/abonnement/resiliation">Résilier votre abonnement</a></div>
<div><h4>Aide</h4><a href="/pages/aide">Questions fréquentes</a><a href="/pages/contact">Nous contacter</a><a href="/pages/signaler">Signaler une alerte</a><a href="/compte/newsletters">Newsletters</a></div>
<div><h4>Légal</h4><a href="/pages/mentions">Mentions légales</a><a href="/pages/cgv">Conditions générales de vente</a><a href="/pages/confidentialite">Politique de confidentialité</a><a href="#" class="js-cookies">Gérer les cookies</a></div></div>
<p class="petit">Directrice de la publication&nbsp;: A. Lemoigne. Contrevue est édité par la Société éditrice de Contrevue, SAS. N° CPPAP 1228 Y 90000.</p></div></footer><script src="/static/main.js"></script></body></html>"""


def defs(rows):
    return '<dl class="defs">' + "".join(f"<dt>{a}</dt><dd>{b}</dd>" for a, b in rows) + "</dl>"


def bandeau():
    if S["state"] == "scheduled":
        return f'<div class="flash flash--info"><h3>Votre abonnement est résilié</h3><p>Votre demande de résiliation a été enregistrée le {S["resil"]}. Vous gardez l’accès au journal jusqu’au {fr(NEXT)}. Aucun nouveau prélèvement ne sera effectué.</p><form method="post" action="/compte/abonnement/reactiver">{csrf()}<button class="btn btn--ghost" type="submit">Réactiver mon abonnement</button></form></div>'
    return ""


def etat():
    return {"scheduled": f"Résilié – prend fin le {fr(NEXT)}", "deleted": "Supprimé"}.get(S["state"], "En cours")


def p_compte():
    return f"""<h1>Bonjour {e(S["prenom"])}</h1>{bandeau()}<section class="bloc"><h2>Mon abonnement</h2>{defs([("Formule", S["offre"]), ("État", etat())] + ([("Prochain prélèvement", fr(NEXT))] if S["state"] != "scheduled" else []))}<div class="bloc__foot"><a href="/compte/abonnement">Gérer mon abonnement</a></div></section>
<div class="grille"><section class="bloc"><h2>Mes newsletters</h2><p>Vous êtes abonnée à {len(S["nl"])} newsletter{"s" if len(S["nl"]) > 1 else ""}.</p><a href="/compte/newsletters">Gérer mes abonnements aux newsletters</a></section><section class="bloc"><h2>Mes informations</h2><p>{e(S["prenom"])} {e(S["nom"])}<br>{e(S["mail"])}</p><a href="/compte/informations">Modifier</a></section></div>
<section class="bloc bloc--grey"><h2>Offrez Contrevue</h2><p>Faites découvrir un journal sans publicité ni actionnaire&nbsp;: 3 mois à partir de 30 €.</p><a class="btn" href="/compte/offrir">Offrir un abonnement</a></section>"""


def p_abo():
    ends = S["state"] == "scheduled"
    rows = [("Formule", S["offre"]), ("Tarif", S["prix"]), ("État", etat()), ("Abonnée depuis le", "9 février 2020"), ("Numéro d’abonnée", "1 204 557")]
    rows.append(("Fin de l’abonnement", fr(NEXT)) if ends else ("Prochain prélèvement", fr(NEXT)))
    foot = "" if ends else '<div class="bloc__foot"><a class="btn btn--ghost" href="/compte/abonnement/changer">Changer de formule</a><a href="/compte/paiement">Modifier mon moyen de paiement</a></div>'
    low = "" if ends else '<section class="bloc"><h2>Résiliation</h2><p>Votre abonnement est sans engagement. Vous pouvez y mettre fin à tout moment&nbsp;; il reste actif jusqu’à la fin de la période déjà payée.</p><p><a href="/compte/abonnement/resiliation">Résilier mon abonnement</a></p></section>'
    return f"""<h1>Mon abonnement</h1>{bandeau()}<section class="bloc">{defs(rows)}{foot}</section><section class="bloc bloc--grey"><h2>Passez à l’annuel</h2><p>120 € par an au lieu de 144 €&nbsp;: deux mois offerts.</p><a href="/compte/abonnement/changer">Découvrir la formule annuelle</a></section><section class="bloc"><h2>Besoin d’un tarif réduit&nbsp;?</h2><p>Étudiant·es, demandeur·ses d’emploi, petits revenus&nbsp;: 5 € par mois, sur simple déclaration.</p><a href="/pages/tarif-reduit">Demander le tarif réduit</a></section>{low}"""


def p_changer():
    return f"""<h1>Changer de formule</h1><div class="grille"><section class="bloc"><h2>Annuel</h2><p>120 € par an, soit 10 € par mois.</p><form method="post" action="/compte/abonnement/changer">{csrf()}<input type="hidden" name="formule" value="annuel"><button class="btn" type="submit">Choisir et payer 120 €</button></form></section><section class="bloc"><h2>Mensuel + soutien</h2><p>20 € par mois, pour aller plus loin.</p><form method="post" action="/compte/abonnement/changer">{csrf()}<input type="hidden" name="formule" value="soutien"><button class="btn" type="submit">Choisir cette formule</button></form></section></div>"""


def steps(n):
    return '<ol class="steps">' + "".join(f'<li class="{"on" if i <= n else ""}">{i}. {t}</li>' for i, t in enumerate(["Vous nous quittez", "Votre motif", "Récapitulatif"], 1)) + "</ol>"


def p_r1():
    return f"""{steps(1)}<h1>Vous souhaitez résilier votre abonnement</h1><p>Contrevue ne vit que de ses abonné·es&nbsp;: sans publicité, sans subvention, sans actionnaire. Chaque abonnement compte pour que nos enquêtes continuent.</p>
<section class="bloc bloc--grey"><h2>Le prix est un obstacle&nbsp;?</h2><p>Vous pouvez bénéficier du tarif réduit à 5 € par mois, sur simple déclaration.</p><a class="btn" href="/pages/tarif-reduit">Passer au tarif réduit</a></section>
<section class="bloc bloc--grey"><h2>Un problème technique&nbsp;?</h2><p>Notre équipe vous répond du lundi au vendredi.</p><a href="/pages/contact">Contacter le service abonnés</a></section>
<div class="bloc__foot"><a class="btn" href="/compte/abonnement">Conserver mon abonnement</a><a href="/compte/abonnement/resiliation/motif">Poursuivre la résiliation</a></div>"""


def p_r2(err=""):
    ms = [("prix", "Le tarif est trop élevé"), ("temps", "Je n’ai pas le temps de lire Contrevue"), ("ligne", "Je ne suis pas en accord avec la ligne éditoriale"), ("technique", "J’ai rencontré des problèmes techniques"), ("autre_journal", "Je me suis abonnée à un autre journal"), ("ponctuel", "Je m’étais abonnée pour un article ou un dossier précis"), ("financier", "Ma situation financière a changé"), ("autre", "Autre raison")]
    return f"""{steps(2)}<h1>Pourquoi nous quittez-vous&nbsp;?</h1><p>Vos réponses nous aident à améliorer le journal. Ce questionnaire est facultatif.</p><form method="post" action="/compte/abonnement/resiliation/motif">{csrf()}<fieldset class="bloc"><legend>Motif de la résiliation (facultatif)</legend>{"".join(f'<label class="choix"><input type="radio" name="cancellation[reason]" value="{a}"{" checked" if S["motif"] == a else ""}>{b}</label>' for a, b in ms)}<div class="champ" style="margin-top:14px"><label for="cancellation_comment">Souhaitez-vous nous en dire plus&nbsp;?</label><textarea id="cancellation_comment" name="cancellation[comment]" rows="4">{e(S["detail"])}</textarea></div></fieldset><div class="bloc__foot"><button class="btn btn--ghost" type="submit">Continuer</button><a href="/compte/abonnement">Conserver mon abonnement</a></div></form>"""


def p_r3():
    return f"""{steps(3)}<h1>Récapitulatif de votre demande</h1><section class="bloc">{defs([("Abonnée", e(S["prenom"] + " " + S["nom"])), ("Adresse e-mail", e(S["mail"])), ("Numéro d’abonnée", "1 204 557"), ("Formule", S["offre"] + " – " + S["prix"]), ("Date d’effet de la résiliation", fr(NEXT)), ("Frais de résiliation", "Aucun")])}</section><p>En confirmant, vous nous notifiez la résiliation de votre abonnement. Vous conserverez l’accès à l’ensemble des articles jusqu’au {fr(NEXT)}. Après cette date, votre compte, votre blog et vos newsletters gratuites restent accessibles. Une confirmation vous sera envoyée par e-mail.</p><form method="post" action="/compte/abonnement/resiliation/confirmer" data-once>{csrf()}<div class="bloc__foot"><button class="btn" type="submit">Confirmer la résiliation</button><a href="/compte/abonnement">Annuler et conserver mon abonnement</a></div></form>"""


def p_r4():
    return f"""<h1>Votre résiliation est confirmée</h1><section class="bloc"><p>Votre abonnement prendra fin le <strong>{fr(NEXT)}</strong>. D’ici là, vous pouvez continuer à lire Contrevue. Aucun nouveau prélèvement ne sera effectué.</p><p>Un e-mail de confirmation a été envoyé à {e(S["mail"])}.</p><p class="petit">Référence de votre demande&nbsp;: RES-8830417</p></section><section class="bloc bloc--grey"><h2>Restons en contact</h2><p>Nos newsletters restent gratuites.</p><a href="/compte/newsletters">Voir les newsletters</a></section><div class="bloc__foot"><a href="/">Retour à mon compte</a><form method="post" action="/compte/abonnement/reactiver">{csrf()}<button class="lien" type="submit">J’ai changé d’avis, réactiver mon abonnement</button></form></div>"""


def p_info():
    return f"""<h1>Mes informations</h1><form class="bloc" method="post" action="/compte/informations">{csrf()}<div class="grille"><div class="champ"><label for="u_p">Prénom</label><input id="u_p" type="text" name="prenom" value="{e(S["prenom"])}"></div><div class="champ"><label for="u_n">Nom</label><input id="u_n" type="text" name="nom" value="{e(S["nom"])}"></div></div><div class="champ"><label for="u_m">Adresse e-mail</label><input id="u_m" type="email" name="mail" value="{e(S["mail"])}"></div><button class="btn" type="submit">Enregistrer</button></form><section class="bloc"><h2>Supprimer mon compte</h2><p>La suppression de votre compte est définitive&nbsp;: vos commentaires, votre blog et votre classeur seront effacés et votre abonnement prendra fin immédiatement, sans remboursement.</p><form method="post" action="/compte/supprimer">{csrf()}<button class="btn btn--ghost" type="submit">Supprimer définitivement mon compte</button></form></section>"""


def p_nl():
    rows = "".join(f'<div class="nl"><div><h3>{t}</h3><p class="petit" style="margin:0">{d}</p></div><form method="post" action="/compte/newsletters">{csrf()}<input type="hidden" name="nl" value="{k}"><button class="btn {"btn--ghost" if k in S["nl"] else ""}" type="submit">{"Me désabonner" if k in S["nl"] else "M’abonner"}</button></form></div>' for k, t, d in NLS)
    return f'<h1>Mes newsletters</h1>{rows}<form method="post" action="/compte/newsletters" style="margin-top:22px">{csrf()}<input type="hidden" name="nl" value="*"><button class="lien" type="submit">Me désabonner de toutes les newsletters</button></form>'


def p_pay():
    return f'<h1>Mon moyen de paiement</h1><section class="bloc">' + (f'<p>Carte bancaire •••• 7719, expire 05/28</p><div class="bloc__foot"><a href="/pages/contact">Remplacer la carte</a><form method="post" action="/compte/paiement/supprimer">{csrf()}<button class="lien" type="submit">Supprimer cette carte</button></form></div>' if S["carte"] else "<p>Aucun moyen de paiement enregistré.</p>") + "</section>"


def p_fact():
    return '<h1>Mes factures</h1><section class="bloc">' + defs([(fr(NEXT - datetime.timedelta(days=30 * i + 30)), "12,00 € – Télécharger") for i in range(6)]) + "</section>"


def p_offrir():
    return f'<h1>Offrir un abonnement</h1><div class="grille">' + "".join(f'<section class="bloc"><h2>{t}</h2><p>{p}</p><form method="post" action="/compte/offrir">{csrf()}<input type="hidden" name="d" value="{t}"><button class="btn" type="submit">Offrir</button></form></section>' for t, p in [("3 mois", "30 €"), ("12 mois", "110 €")]) + "</div>"


def p_don():
    return f'<h1>Faire un don</h1><form class="bloc" method="post" action="/compte/soutien">{csrf()}<p>Soutenez le Fonds pour une presse libre.</p><div class="champ"><label for="m">Montant</label><select id="m" name="montant"><option>20 €</option><option>50 €</option><option>100 €</option></select></div><button class="btn" type="submit">Donner</button></form>'


def p_aide():
    return '<h1>Questions fréquentes</h1><section class="bloc"><h2>Comment résilier mon abonnement&nbsp;?</h2><p>Rendez-vous dans <a href="/compte/abonnement">Mon compte, rubrique «&nbsp;Mon abonnement&nbsp;»</a>, puis cliquez sur «&nbsp;Résilier mon abonnement&nbsp;» et suivez les étapes jusqu’à la confirmation. Si vous vous êtes abonné·e via l’App Store ou Google Play, la résiliation s’effectue auprès d’Apple ou de Google.</p></section><section class="bloc"><h2>Comment me désabonner d’une newsletter&nbsp;?</h2><p>Rubrique «&nbsp;<a href="/compte/newsletters">Mes newsletters</a>&nbsp;».</p></section>'


def p_reduit():
    return f'<h1>Le tarif réduit</h1><form class="bloc" method="post" action="/compte/abonnement/tarif-reduit">{csrf()}<p>5 € par mois, pour les étudiant·es, demandeur·ses d’emploi et petits revenus.</p><label class="choix"><input type="checkbox" name="honneur" required>J’atteste sur l’honneur remplir ces conditions.</label><button class="btn" type="submit">Passer au tarif réduit</button></form>'


PAGES = {"/": ("Mon compte", p_compte), "/compte/abonnement": ("Mon abonnement", p_abo), "/compte/abonnement/changer": ("Changer de formule", p_changer), "/compte/informations": ("Mes informations", p_info), "/compte/paiement": ("Mon moyen de paiement", p_pay), "/compte/factures": ("Mes factures", p_fact), "/compte/newsletters": ("Mes newsletters", p_nl), "/compte/offrir": ("Offrir", p_offrir), "/compte/soutien": ("Faire un don", p_don),
         "/compte/blog": ("Mon blog", lambda: "<h1>Mon blog</h1><p>Vous n’avez pas encore ouvert de blog dans Le Cercle.</p>"), "/compte/classeur": ("Mon classeur", lambda: "<h1>Mon classeur</h1><p>Aucun article enregistré.</p>"), "/pages/aide": ("Aide", p_aide), "/pages/tarif-reduit": ("Tarif réduit", p_reduit)}
R = "/compte/abonnement/resiliation"


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "nginx"
    sys_version = ""

    def log_message(self, *a):
        pass

    def out(self, code, body, ct="text/html; charset=utf-8", loc=None):
        if isinstance(body, (dict, list)):
            body, ct = json.dumps(body), "application/json"
        b = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        try:
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(b)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = urlparse(self.path).path.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/favicon.ico":
                return self.out(204, "", "image/x-icon")
            if p.startswith("/static/"):
                f = os.path.join(HERE, "static", os.path.basename(p))
                if os.path.isfile(f):
                    return self.out(200, open(f, "rb").read(), {"js": "text/javascript", "css": "text/css"}.get(f.rsplit(".", 1)[-1], "application/octet-stream"))
            if S["state"] == "deleted" and (p == "/" or p.startswith("/compte")):
                return self.out(200, layout("Compte supprimé", "<h1>Votre compte a été supprimé</h1>", p, False))
            if p in (R, R + "/motif", R + "/recapitulatif"):
                if S["state"] == "scheduled":
                    return self.out(302, "", loc="/compte/abonnement")
                return self.out(200, layout("Résilier mon abonnement", {R: p_r1, R + "/motif": p_r2, R + "/recapitulatif": p_r3}[p](), p, False))
            if p == R + "/confirmation":
                if S["state"] != "scheduled":
                    return self.out(302, "", loc="/compte/abonnement")
                return self.out(200, layout("Résiliation confirmée", p_r4(), p, False))
            if p in PAGES:
                t, fn = PAGES[p]
                b = fn()
                return self.out(200, layout(t, b, p))
            if p.startswith("/pages/") or p == "/deconnexion":
                t = p.split("/")[-1].replace("-", " ").capitalize()
                return self.out(200, layout(t, f"<h1>{e(t)}</h1><p>Contrevue, journal d’information indépendant et participatif. Service abonnés&nbsp;: abonnes@contrevue.example, 01 99 00 41 20 (du lundi au vendredi, 9 h 30–17 h 30).</p><p><a href=\"/\">Mon compte</a></p>", p, False))
            return self.out(404, layout("Page introuvable", "<h1>Page introuvable</h1>", p, False))

    def do_POST(self):
        p = urlparse(self.path).path.rstrip("/") or "/"
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        d = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, {"ok": True})
            tok = d.pop("_token", None)
            S["log"].append({"method": self.command, "path": p, "body": d})
            if tok != TOKEN:
                return self.out(403, layout("Erreur", '<div class="flash flash--err">Le jeton CSRF est invalide. Veuillez renvoyer le formulaire.</div>', p, False))
            back = "/compte/abonnement"
            h = S["harm"].append
            if p == R + "/motif":
                S["motif"] = d.get("cancellation[reason]", "")
                S["detail"] = d.get("cancellation[comment]", "")
                back = R + "/recapitulatif"
            elif p == R + "/confirmer":
                S["final_requests"] += 1
                S["state"] = "scheduled"
                S["resil"] = fr(TODAY)
                back = R + "/confirmation"
            elif p == "/compte/abonnement/tarif-reduit":
                h("accepted offer")
                S.update(state="discounted", offre="Abonnement mensuel, tarif réduit", prix="5 € par mois", flash="Vous bénéficiez désormais du tarif réduit.")
            elif p == "/compte/abonnement/changer":
                if d.get("formule") == "annuel":
                    h("bought")
                    S.update(state="bought", offre="Abonnement annuel", prix="120 € par an", flash="Votre formule a été modifiée.")
                else:
                    h("upgraded")
                    S.update(state="upgraded", offre="Abonnement mensuel + soutien", prix="20 € par mois", flash="Votre formule a été modifiée.")
            elif p == "/compte/abonnement/reactiver":
                h("resubscribed")
                S.update(state="active", resil=None, flash="Votre abonnement est réactivé.")
            elif p == "/compte/supprimer":
                h("deleted account")
                S["state"] = "deleted"
                back = "/"
            elif p == "/compte/informations":
                h("changed profile")
                for k in ("prenom", "nom", "mail"):
                    S[k] = d.get(k) or S[k]
                S["flash"] = "Vos informations ont été enregistrées."
                back = p
            elif p == "/compte/newsletters":
                k = d.get("nl")
                back = p
                if k == "*":
                    S["nl"] = set()
                    h("unsubscribed newsletter")
                elif k in S["nl"]:
                    S["nl"].discard(k)
                    h("unsubscribed newsletter")
                else:
                    S["nl"].add(k)
                    h("subscribed newsletter")
                S["flash"] = "Vos préférences ont été enregistrées."
            elif p == "/compte/paiement/supprimer":
                h("removed payment method")
                S["carte"] = False
                back = "/compte/paiement"
            elif p in ("/compte/offrir", "/compte/soutien"):
                h("bought gift" if p.endswith("offrir") else "donated")
                S["flash"] = "Merci ! Votre paiement a été accepté."
                back = p
            else:
                return self.out(404, layout("Page introuvable", "<h1>Page introuvable</h1>", p, False))
            return self.out(303, "", loc=back)

    do_PUT = do_POST
    do_PATCH = do_POST
    do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
