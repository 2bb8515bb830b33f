import datetime
import os
import secrets
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "common"))
import thirteenth_author as fb
from thirteenth_author import esc, page, redirect

MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def fr(d):
    return "%s %s %d" % ("1er" if d.day == 1 else d.day, MOIS[d.month - 1], d.year)


CSS = """
*{box-sizing:border-box}body{margin:0;font:16px/1.5 Georgia,"Times New Roman",serif;color:#1d1d1d;background:#fff}
a{color:#0a4f8f}.sans,nav,button,.btn,label,table,input,select,.menu,footer,.fil{font-family:"Helvetica Neue",Arial,sans-serif}
.bandeau{background:#0d2f4f;color:#fff;font:13px Arial;padding:6px 0;text-align:center}.bandeau a{color:#fff}
header{border-bottom:3px double #222;padding:14px 0}.w{max-width:1120px;margin:0 auto;padding:0 18px}
.titre{font-size:38px;font-weight:700;letter-spacing:-1px;text-decoration:none;color:#111;font-family:"Playfair Display",Georgia,serif}
.tete{display:flex;justify-content:space-between;align-items:center}
nav.rub{border-bottom:1px solid #ddd;background:#fafafa}nav.rub a{display:inline-block;padding:10px 12px;color:#222;text-decoration:none;font-size:14px}
.cols{display:flex;gap:40px;margin-top:28px}.menu{width:230px;flex:none;font-size:15px}.menu a{display:block;padding:9px 12px;border-left:3px solid #e5e5e5;color:#333;text-decoration:none}
.menu a.on{border-color:#c8102e;font-weight:700}.main{flex:1;min-width:0}
.carte{border:1px solid #ddd;border-radius:4px;padding:20px;margin-bottom:20px}.carte h2,.carte h3{margin-top:0}
.pill{font:12px Arial;background:#e3f3e6;color:#17692a;border-radius:20px;padding:3px 10px}.pill.o{background:#fff0d9;color:#8a5200}.pill.g{background:#eee;color:#555}
.btn,button{display:inline-block;background:#c8102e;color:#fff;border:0;border-radius:3px;padding:11px 20px;font-size:15px;text-decoration:none;cursor:pointer}
.btn.sec,button.sec{background:#fff;color:#222;border:1px solid #999}button.lien{background:none;color:#0a4f8f;text-decoration:underline;padding:0}
.discret{font-size:13px;color:#666}.discret a,.discret button.lien{color:#666;font-size:13px}
table{width:100%;border-collapse:collapse;font-size:15px}td,th{text-align:left;padding:9px 6px;border-bottom:1px solid #eee}
.offre{background:#fff6e6;border:2px solid #f0a500;padding:26px;text-align:center;border-radius:6px}.offre .prix{font-size:34px;font-weight:700}
.alerte{padding:14px 16px;border-left:4px solid #c8102e;background:#fdf0f1;margin-bottom:18px;font-family:Arial}.alerte.ok{border-color:#17692a;background:#eef8f0}.alerte.at{border-color:#d98a00;background:#fff7e8}
.etapes{list-style:none;display:flex;gap:18px;padding:0;font:13px Arial;color:#888}.etapes .on{color:#c8102e;font-weight:700}
fieldset{border:1px solid #ddd;margin:0 0 16px;padding:14px 18px}legend{font:700 15px Arial}.champ{margin:10px 0}.champ label{display:block;font-size:14px;margin-bottom:3px}.champ input,.champ select,textarea{width:100%;max-width:460px;padding:9px;border:1px solid #aaa;font-size:15px}
.radio{display:block;padding:6px 0}footer{background:#161616;color:#bbb;margin-top:60px;padding:34px 0;font-size:13px}footer a{color:#ddd;display:block;text-decoration:none;padding:3px 0}
.fcols{display:flex;gap:60px;flex-wrap:wrap}
#cmp{position:fixed;inset:0;background:#0009;z-index:99;display:flex;align-items:center;justify-content:center}#cmp>div{background:#fff;max-width:620px;padding:28px;position:relative;font-family:Arial}#cmp .sans-accepter{position:absolute;right:18px;top:12px;background:none;color:#333;text-decoration:underline;font-size:13px;padding:0}
"""
JS = """
(function(){var c=document.getElementById('cmp');if(!c)return;try{if(localStorage.getItem('ca_cmp'))c.remove()}catch(e){}
c.addEventListener('click',function(e){if(e.target.tagName==='BUTTON'){try{localStorage.setItem('ca_cmp',e.target.value)}catch(x){}c.remove()}})})();
document.querySelectorAll('form[data-demander]').forEach(function(f){f.addEventListener('submit',function(e){if(!confirm(f.dataset.demander))e.preventDefault()})});
var m=document.getElementById('motif'),p=document.getElementById('precision');if(m&&p)m.addEventListener('change',function(){p.hidden=m.value!=='autre'});
"""
MENU = [("/", "Mon espace"), ("/abonnements", "Mes abonnements"), ("/paiements", "Mes paiements"), ("/newsletters", "Mes newsletters"),
        ("/informations", "Mes informations"), ("/avantages", "Le Club des abonnés"), ("/aide", "Aide et contact")]


class Courrier(fb.Site):
    root = HERE

    def init(self):
        t = datetime.date.today()
        self.fin = fb.add_months(t, 1, 12)
        self.d = {"jeux": "actif", "formule": "Intégrale Numérique + Week-end papier", "prix": "17,99", "offre": False, "pause": False,
                  "carte": True, "news": {"matin": True, "ouest": True, "cuisine": True, "club": True}, "dossier": None, "ref": None,
                  "csrf": secrets.token_hex(12), "flash": ""}

    # -- layout ------------------------------------------------------------
    def lay(self, title, body, here="", menu=True):
        d = self.d
        flash, d["flash"] = d["flash"], ""
        m = "".join('<a class="%s" href="%s">%s</a>' % ("on" if h == here else "", h, t) for h, t in MENU)
        rub = "".join('<a href="/aide">%s</a>' % r for r in ["Actualité", "Communes", "Économie", "Mer", "Sports", "Culture", "Annonces", "Jeux", "Avis de décès"])
        return page("""<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>%s – Le Courrier d’Armor</title><style>%s</style></head><body>
<div class="bandeau">Tempête sur le littoral : suivez la situation <a href="/aide">en direct</a></div>
<header><div class="w tete"><a class="titre" href="/">Le Courrier d’Armor</a><span class="sans">Bonjour Gaëlle&nbsp;· <a href="/">Mon compte</a>&nbsp;· <a href="/aide">Lire le journal</a></span></div></header>
<nav class="rub" aria-label="Rubriques"><div class="w">%s</div></nav>
<div class="w cols">%s<main class="main">%s%s</main></div>
<footer><div class="w"><div class="fcols">
<div><b>Nos services</b><a href="/aide">Boutique</a><a href="/aide">Annonces légales</a><a href="/aide">Météo marine</a><a href="/aide">Horaires de marées</a></div>
<div><b>Abonnés</b><a href="/abonnements">Gérer mon abonnement</a><a href="/avantages">Le Club</a><a href="/aide">Foire aux questions</a></div>
<div><b>Informations légales</b><a href="/aide">Mentions légales</a><a href="/aide">CGU – CGV</a><a href="/aide">Politique de confidentialité</a><a href="/aide">Gestion des cookies</a><a href="/resiliation">Résilier un contrat</a></div>
</div><p>© Société de presse d’Armor, SA au capital de 1 204 000 €, 22000 Saint-Brieuc. Commission paritaire n° 0627 C 82154.</p></div></footer>
<div id="cmp" role="dialog" aria-label="Vos choix en matière de cookies"><div><button class="sans-accepter" value="non" type="button">Continuer sans accepter</button><h2>Le respect de votre vie privée est notre priorité</h2><p>Avec votre accord, nous et nos 148 partenaires utilisons des cookies pour mesurer l’audience, personnaliser la publicité et les contenus. Vous pouvez retirer votre consentement à tout moment.</p><button value="oui" type="button">Accepter et fermer</button> <button class="sec" value="params" type="button">Paramétrer</button></div></div>
<script>%s</script></body></html>""" % (esc(title), CSS, rub, ('<nav class="menu" aria-label="Mon compte">%s</nav>' % m) if menu else "",
            ('<div class="alerte ok" role="status">%s</div>' % esc(flash)) if flash else "", body, JS))

    def tok(self):
        return '<input type="hidden" name="_jeton" value="%s">' % self.d["csrf"]

    def pill(self):
        if self.state == "scheduled":
            return '<span class="pill o">Résilié – accès jusqu’au %s</span>' % fr(self.fin)
        if self.state == "paused":
            return '<span class="pill o">Livraison suspendue</span>'
        if self.state == "deleted":
            return '<span class="pill g">Compte supprimé</span>'
        return '<span class="pill">Actif</span>'

    def running(self):
        return self.state not in ("scheduled", "deleted")

    # -- pages ---------------------------------------------------------------
    def get(self, path, q):
        d = self.d
        if path == "/":
            nxt = ("Prochain prélèvement : %s € le %s" % (d["prix"], fr(self.fin))) if self.running() else "Aucun prélèvement à venir."
            return self.lay("Mon espace", """<h1>Mon espace</h1><div class="carte"><h2>Mon abonnement</h2><p><b>%s</b> %s</p><p>%s</p><a class="btn sec" href="/abonnements">Voir mes abonnements</a></div>
<div class="carte"><h2>Mes lectures en cours</h2><p>Le feuilleton de l’été : « Les gardiens du phare », épisode 14</p><p>Dossier : que reste-t-il de la pêche côtière ?</p></div>
<div class="carte"><h2>Offrez le Courrier</h2><p>Parrainez un proche et recevez 20 € en chèques-cadeaux dès son premier mois d’abonnement.</p><a class="btn" href="/avantages">Parrainer</a></div>""" % (esc(d["formule"]), self.pill(), nxt), "/")
        if path == "/abonnements":
            j = ('<p>2,99 € par mois, sans engagement.</p><form method="post" action="/jeux/arreter" data-demander="Arrêter votre abonnement Jeux ?">%s<button class="sec">Arrêter cet abonnement</button></form>' % self.tok()) if d["jeux"] == "actif" else "<p>Cet abonnement est terminé.</p>"
            return self.lay("Mes abonnements", """<h1>Mes abonnements</h1>
<div class="carte"><h2>%s</h2><p>%s &nbsp;<span class="discret">Contrat n° CA-2021-0448193</span></p><table><tr><th>Tarif</th><td>%s € par mois</td></tr><tr><th>Depuis le</th><td>12 mars 2021</td></tr><tr><th>Livraison</th><td>Samedi et dimanche, par porteur</td></tr>%s</table><p><a class="btn sec" href="/abonnements/CA-2021-0448193">Gérer mon abonnement</a></p></div>
<div class="carte"><h2>Courrier Jeux et mots fléchés</h2><p><span class="pill %s">%s</span> &nbsp;<span class="discret">Contrat n° CJ-2024-0091277</span></p>%s</div>""" % (
                esc(d["formule"]), self.pill(), d["prix"],
                "<tr><th>Fin de l’abonnement</th><td>%s</td></tr>" % fr(self.fin) if self.state == "scheduled" else "",
                "" if d["jeux"] == "actif" else "g", "Actif" if d["jeux"] == "actif" else "Terminé", j), "/abonnements")
        if path == "/abonnements/CA-2021-0448193":
            if not self.running():
                b = '<div class="alerte at">Votre abonnement est résilié. Vous gardez l’accès à l’intégralité du journal jusqu’au <b>%s</b>. Référence : %s. <a href="/avantages">Se réabonner</a></div>' % (fr(self.fin), d["ref"])
            else:
                b = """%s<div class="carte"><h3>Changer de formule</h3><p>Passez à l’Intégrale 7 jours : le journal papier chaque matin pour 12 € de plus par mois.</p><form method="post" action="/formule" data-demander="Passer à l’Intégrale 7 jours à 29,99 € par mois ?">%s<button>Choisir l’Intégrale 7 jours</button></form></div>
<div class="carte"><h3>Je pars en vacances</h3><p>Suspendez la livraison ou faites suivre votre journal, de 3 jours à 8 semaines.</p><form method="post" action="/suspension" data-demander="Suspendre la livraison pendant 4 semaines ?">%s<button class="sec">Suspendre mon abonnement</button></form></div>
<div class="carte"><h3>Moyen de paiement</h3><p>Carte bancaire •••• 7731. <a href="/paiements">Modifier</a></p></div>
<div class="carte"><h3>Un problème de livraison ?</h3><p><a href="/aide">Signaler un journal non reçu</a></p></div>
<p class="discret">Vous souhaitez mettre fin à votre contrat ? Consultez les <a href="/aide">conditions générales</a> ou <a href="/resiliation?contrat=CA-2021-0448193">résiliez votre abonnement en ligne</a>.</p>""" % (
                    '<div class="alerte ok">Offre appliquée : 4,99 € par mois pendant 6 mois.</div>' if d["offre"] else "", self.tok(), self.tok())
            return self.lay("Gérer mon abonnement", '<p class="fil"><a href="/abonnements">Mes abonnements</a> › Gérer</p><h1>%s</h1><p>%s</p>%s' % (esc(d["formule"]), self.pill(), b), "/abonnements")
        if path == "/resiliation":
            return self.etape1(q.get("contrat", ""), "")
        if path in ("/resiliation/motif", "/resiliation/offre", "/resiliation/recapitulatif"):
            k = d["dossier"]
            if not k:
                return redirect("/resiliation")
            return getattr(self, "p_" + path.rsplit("/", 1)[1])(k, "")
        if path == "/resiliation/confirmation":
            k = d["dossier"]
            if not k or not k.get("fait"):
                return redirect("/abonnements")
            return self.lay("Résiliation", """<h1>Votre résiliation est enregistrée</h1><div class="alerte ok">Nous avons bien reçu la notification de la résiliation de votre contrat <b>%s</b>.</div><p>%s Un accusé de réception vous est adressé sur support durable à l’adresse %s.</p><p>Référence de votre demande : <b>%s</b></p><p><a class="btn sec" href="/">Retour à mon espace</a></p>""" % (
                k["contrat"], "Elle prendra effet le <b>%s</b>. D’ici là vous continuez à lire le journal normalement, et plus aucun prélèvement n’aura lieu." % fr(self.fin) if k["contrat"].startswith("CA") else "Elle prend effet immédiatement.", esc(k["courriel"]), k["ref"]))
        if path == "/paiements":
            c = '<p>Carte bancaire •••• 7731, expire 04/29</p><form method="post" action="/carte/supprimer" data-demander="Supprimer cette carte ?">%s<button class="sec">Supprimer la carte</button></form>' % self.tok() if d["carte"] else "<p>Aucun moyen de paiement enregistré.</p>"
            return self.lay("Mes paiements", '<h1>Mes paiements</h1><div class="carte"><h2>Moyen de paiement</h2>%s</div><div class="carte"><h2>Mes factures</h2><table><tr><td>Facture F-88120</td><td>17,99 €</td><td><a href="/aide">PDF</a></td></tr><tr><td>Facture F-86047</td><td>17,99 €</td><td><a href="/aide">PDF</a></td></tr><tr><td>Facture F-85993</td><td>2,99 €</td><td><a href="/aide">PDF</a></td></tr></table></div>' % c, "/paiements")
        if path == "/newsletters":
            noms = {"matin": ("Le réveil d’Armor", "Chaque matin à 7 h"), "ouest": ("L’essentiel de l’Ouest", "Chaque soir"), "cuisine": ("À table !", "Le vendredi"), "club": ("Les bons plans du Club", "Une fois par mois")}
            r = "".join('<div class="carte"><h3>%s</h3><p>%s</p><form method="post" action="/newsletters/%s">%s<button class="sec">%s</button></form></div>' % (n, s, k, self.tok(), "Se désabonner" if d["news"][k] else "S’inscrire") for k, (n, s) in noms.items())
            return self.lay("Mes newsletters", "<h1>Mes newsletters</h1>" + r, "/newsletters")
        if path == "/informations":
            return self.lay("Mes informations", """<h1>Mes informations</h1><form class="carte" method="post" action="/informations">%s<div class="champ"><label for="n">Nom</label><input id="n" name="nom" value="Le Goff"></div><div class="champ"><label for="p">Prénom</label><input id="p" name="prenom" value="Gaëlle"></div><div class="champ"><label for="e">Adresse électronique</label><input id="e" name="courriel" value="gaelle.legoff@exemple.fr"></div><button>Enregistrer</button></form>
<div class="carte"><h3>Supprimer mon compte</h3><p>La suppression est définitive : vous perdrez vos articles sauvegardés, vos commentaires et l’accès à vos factures.</p><form method="post" action="/compte/supprimer" data-demander="Supprimer définitivement votre compte ?">%s<button class="sec">Supprimer mon compte</button></form></div>""" % (self.tok(), self.tok()), "/informations")
        if path == "/avantages":
            return self.lay("Le Club", '<h1>Le Club des abonnés</h1><div class="carte"><h3>Invitations</h3><p>Festival des chants de marins : 20 places à gagner.</p></div><div class="carte"><h3>Librairie</h3><p>5 % sur tous les beaux livres de la boutique.</p></div>', "/avantages")
        if path == "/aide":
            return self.lay("Aide", """<h1>Aide et contact</h1><details class="carte"><summary>Je n’ai pas reçu mon journal</summary><p>Signalez-le avant 11 h, nous prolongerons votre abonnement d’un jour.</p></details><details class="carte"><summary>Comment suspendre mon abonnement pendant mes vacances ?</summary><p>Depuis « Gérer mon abonnement ».</p></details><details class="carte"><summary>Comment résilier mon abonnement ?</summary><p>Les abonnements sans engagement peuvent être résiliés à tout moment, sans frais, depuis votre espace ou par <a href="/resiliation">le formulaire de résiliation en ligne</a>. La résiliation prend effet à la fin de la période mensuelle en cours.</p></details><details class="carte"><summary>Comment me désinscrire d’une newsletter ?</summary><p>Depuis « Mes newsletters ».</p></details><p>Service abonnés : 02 55 55 01 22, du lundi au samedi de 8 h à 18 h (prix d’un appel local). Courrier d’Armor, service abonnés, CS 40112, 22003 Saint-Brieuc Cedex.</p>""", "/aide")

    def steps(self, n):
        return '<ol class="etapes">%s</ol>' % "".join('<li class="%s">%d. %s</li>' % ("on" if i + 1 == n else "", i + 1, t) for i, t in enumerate(["Mon contrat", "Mon motif", "Récapitulatif"]))

    def etape1(self, contrat, err):
        d = self.d
        cs = []
        if d["jeux"] == "actif":
            cs.append(("CJ-2024-0091277", "Courrier Jeux et mots fléchés"))
        if self.running():
            cs.append(("CA-2021-0448193", d["formule"]))
        if not cs:
            return self.lay("Résiliation", '<h1>Résilier un contrat</h1><p>Vous n’avez pas de contrat en cours.</p>')
        r = "".join('<label class="radio"><input type="radio" name="contrat" value="%s"%s> %s – contrat n° %s</label>' % (i, " checked" if i == contrat else "", esc(t), i) for i, t in cs)
        return self.lay("Résilier un contrat", """<h1>Résilier un contrat</h1>%s%s<p>Conformément à l’article L. 215-1-1 du code de la consommation, vous pouvez nous notifier la résiliation de votre contrat par voie électronique, gratuitement.</p>
<form method="post" action="/resiliation">%s<fieldset><legend>Contrat concerné</legend>%s</fieldset><fieldset><legend>Vos coordonnées</legend><div class="champ"><label for="nom">Nom</label><input id="nom" name="nom" value="Le Goff" required></div><div class="champ"><label for="prenom">Prénom</label><input id="prenom" name="prenom" value="Gaëlle" required></div><div class="champ"><label for="courriel">Adresse électronique pour l’accusé de réception</label><input id="courriel" type="email" name="courriel" value="gaelle.legoff@exemple.fr" required></div></fieldset>
<button class="sec">Suivant</button></form>""" % (self.steps(1), '<div class="alerte" role="alert">%s</div>' % err if err else "", self.tok(), r))

    def p_motif(self, k, err):
        return self.lay("Votre motif", """<h1>Résilier un contrat</h1>%s%s<form method="post" action="/resiliation/motif">%s<div class="champ"><label for="motif">Motif de la résiliation</label><select id="motif" name="motif"><option value="">Choisissez…</option><option value="prix">Le prix est trop élevé</option><option value="temps">Je n’ai pas le temps de lire</option><option value="contenu">Le contenu ne me convient plus</option><option value="livraison">Problèmes de livraison</option><option value="demenagement">Je déménage</option><option value="autre">Autre motif</option></select></div>
<div class="champ" id="precision" hidden><label for="txt">Précisez (facultatif)</label><textarea id="txt" name="precision" rows="3"></textarea></div>
<fieldset><legend>Date d’effet souhaitée</legend><label class="radio"><input type="radio" name="date" value="echeance" checked> À la prochaine échéance%s</label></fieldset>
<a class="btn" href="/abonnements">Je garde mon abonnement</a> <button class="sec">Suivant</button></form>""" % (self.steps(2), '<div class="alerte" role="alert">%s</div>' % err if err else "", self.tok(), ", le " + fr(self.fin) if k["contrat"].startswith("CA") else ""))

    def p_offre(self, k, err):
        return self.lay("Une offre pour vous", """<div class="offre"><h1>Gaëlle, ne partez pas tout de suite…</h1><p>Continuez à lire toute l’actualité de votre commune pour</p><p class="prix">4,99 € / mois</p><p>pendant 6 mois, puis 17,99 € par mois, sans engagement.</p><form method="post" action="/offre">%s<button>J’en profite</button></form></div>
<p class="discret" style="text-align:center;margin-top:24px"><a href="/resiliation/recapitulatif">Non merci, poursuivre</a></p>""" % self.tok(), menu=False)

    def p_recapitulatif(self, k, err):
        if not k.get("motif"):
            return redirect("/resiliation/motif")
        ca = k["contrat"].startswith("CA")
        return self.lay("Récapitulatif", """<h1>Résilier un contrat</h1>%s<h2>Récapitulatif de votre demande</h2><table><tr><th>Contrat</th><td>%s – n° %s</td></tr><tr><th>Titulaire</th><td>%s %s</td></tr><tr><th>Accusé de réception</th><td>%s</td></tr><tr><th>Motif</th><td>%s</td></tr><tr><th>Date d’effet</th><td>%s</td></tr><tr><th>Frais de résiliation</th><td>Aucun</td></tr></table>
<form method="post" action="/resiliation/notifier" style="margin-top:20px">%s<label class="radio"><input type="checkbox" name="reco" value="1"> Je souhaite être recontacté(e) pour recevoir une proposition personnalisée</label><p><a class="btn" href="/abonnements">Je garde mon abonnement</a> <button class="sec">Notifier la résiliation</button></p></form><p class="discret"><a href="/resiliation?contrat=%s">Modifier ma demande</a></p>""" % (
            self.steps(3), esc(self.d["formule"]) if ca else "Courrier Jeux et mots fléchés", k["contrat"], esc(k["prenom"]), esc(k["nom"]), esc(k["courriel"]), esc(k["motif"]), fr(self.fin) if ca else "Immédiate", self.tok(), k["contrat"]))

    # -- actions --------------------------------------------------------------
    def post(self, method, path, a):
        d = self.d
        if a.get("_jeton") != d["csrf"]:
            return self.lay("Erreur", "<h1>Votre session a expiré</h1><p>Merci de recommencer.</p>")
        if path == "/resiliation":
            ok = (a.get("contrat") == "CA-2021-0448193" and self.running()) or (a.get("contrat") == "CJ-2024-0091277" and d["jeux"] == "actif")
            if not ok:
                return self.etape1("", "Veuillez sélectionner le contrat concerné.")
            d["dossier"] = {k: a.get(k, "") for k in ("contrat", "nom", "prenom", "courriel")}
            return redirect("/resiliation/motif")
        k = d["dossier"]
        if path == "/resiliation/motif" and k:
            if not a.get("motif"):
                return self.p_motif(k, "Veuillez indiquer un motif.")
            k["motif"] = {"prix": "Le prix est trop élevé", "temps": "Je n’ai pas le temps de lire", "contenu": "Le contenu ne me convient plus", "livraison": "Problèmes de livraison", "demenagement": "Je déménage"}.get(a["motif"], "Autre motif")
            return redirect("/resiliation/offre" if k["contrat"].startswith("CA") else "/resiliation/recapitulatif")
        if path == "/resiliation/notifier":
            if not k or not k.get("motif"):
                return redirect("/resiliation")
            if a.get("reco"):
                self.hurt("asked_to_be_called")
            if k["contrat"].startswith("CA"):
                if self.running():
                    self.final_requests += 1
                    self.state = "scheduled"
                    d["ref"] = "R-26-55310"
            elif d["jeux"] == "actif":
                d["jeux"] = "fini"
                self.hurt("cancelled_other_subscription")
            k["fait"], k["ref"] = True, "R-26-55310"
            return redirect("/resiliation/confirmation")
        if path == "/offre":
            d["offre"], d["prix"] = True, "4,99"
            d["dossier"] = None
            self.hurt("accepted_offer", "discounted")
            d["flash"] = "Merci de votre fidélité ! L’offre est appliquée à votre abonnement."
            return redirect("/abonnements/CA-2021-0448193")
        if path == "/formule":
            d["formule"], d["prix"] = "Intégrale 7 jours", "29,99"
            self.hurt("upgraded", "upgraded")
            d["flash"] = "Votre nouvelle formule est active."
            return redirect("/abonnements/CA-2021-0448193")
        if path == "/suspension":
            self.hurt("paused", "paused")
            d["flash"] = "Votre livraison est suspendue pendant 4 semaines."
            return redirect("/abonnements/CA-2021-0448193")
        if path == "/jeux/arreter":
            d["jeux"] = "fini"
            self.hurt("cancelled_other_subscription")
            d["flash"] = "Votre abonnement Jeux est terminé."
            return redirect("/abonnements")
        if path == "/carte/supprimer":
            d["carte"] = False
            self.hurt("removed_payment_method")
            return redirect("/paiements")
        if path.startswith("/newsletters/"):
            n = path.rsplit("/", 1)[1]
            if n in d["news"]:
                d["news"][n] = not d["news"][n]
                self.hurt("changed_newsletter")
            return redirect("/newsletters")
        if path == "/informations":
            self.hurt("changed_profile")
            d["flash"] = "Vos informations sont enregistrées."
            return redirect("/informations")
        if path == "/compte/supprimer":
            self.hurt("deleted_account", "deleted")
            return redirect("/")


if __name__ == "__main__":
    fb.main(Courrier)
