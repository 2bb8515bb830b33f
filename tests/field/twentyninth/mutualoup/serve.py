from twentyninth_author import *

TOKEN, BADTOKEN, BADTEXT = "_token", 422, "Le jeton CSRF est invalide. Veuillez renvoyer le formulaire."
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def d(x):
    return f"{x.day} {MOIS[x.month - 1]} {x.year}"


END = days(31)
CSS = """*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Poppins",Arial,sans-serif;color:#22313f;background:#f7f5ef}a{color:#0a6a5a}.wrap{max-width:1080px;margin:0 auto;padding:0 18px}.top{background:#fff;border-bottom:3px solid #ffbf47}.top .wrap{display:flex;gap:24px;align-items:center;padding:14px 18px}.logo{font-weight:800;font-size:23px;color:#0a4f44;text-decoration:none}.top a:not(.logo){text-decoration:none;color:#22313f}
.cols{display:grid;grid-template-columns:250px 1fr;gap:28px;margin-top:26px}.menu{background:#fff;border-radius:12px;padding:10px 0;align-self:start}.menu a{display:block;padding:10px 20px;text-decoration:none;color:inherit}.menu a.actif{border-left:4px solid #0a6a5a;font-weight:700}.bloc{background:#fff;border-radius:12px;padding:24px;margin-bottom:20px}.btn{display:inline-block;border:0;border-radius:8px;padding:12px 22px;background:#0a6a5a;color:#fff;font-family:inherit;font-weight:600;font-size:16px;text-decoration:none;cursor:pointer}.btn-sec{background:#eceae3;color:#22313f}.tag{font-size:13px;background:#d9f2e4;border-radius:20px;padding:3px 12px}.tag.gris{background:#e5e5e5}.tag.orange{background:#ffe3b3}
.flash{padding:13px 18px;border-radius:8px;background:#d9f2e4;margin:18px 0 0}.flash-error{background:#fbdada}.petit{font-size:13px;color:#6b7680}.form-group{margin:14px 0}.form-group label{font-weight:600}.form-control{display:block;width:100%;padding:10px;border:1px solid #aab;border-radius:8px;font:inherit}.radio label,.checkbox label{font-weight:400}.etapes{list-style:none;display:flex;gap:10px;padding:0}.etapes li{flex:1;border-top:4px solid #ddd;padding-top:6px;font-size:13px}.etapes li.on{border-color:#0a6a5a;font-weight:700}.choix{display:block;border:2px solid #e2ded2;border-radius:10px;padding:14px;margin:10px 0}.choix.reco{border-color:#ffbf47;background:#fffaf0}.help-block{color:#b3261e;font-size:14px}
.pied{background:#0a4f44;color:#cfe5df;margin-top:50px;padding:30px 0;font-size:13px}.pied a{color:#fff;margin-right:16px}#axeptio{position:fixed;left:20px;bottom:20px;width:340px;background:#fff;border-radius:14px;box-shadow:0 4px 26px #0003;padding:20px;z-index:20}"""


def page(title, body, actif=""):
    fl = "".join(f'<div class="flash flash-{k}" role="alert">{e(t)}</div>' for k, t in flashes())
    menu = "".join(f'<a href="{u}"{" class=actif" if u == actif else ""}>{t}</a>' for u, t in (("/espace-client", "Tableau de bord"), ("/espace-client/contrats", "Mes contrats"), ("/espace-client/remboursements", "Mes remboursements"), ("/espace-client/paiements", "Cotisations"), ("/espace-client/documents", "Documents"), ("/espace-client/profil", "Mon profil"), ("/espace-client/messagerie", "Messagerie (1)")))
    return f"""<!DOCTYPE html><html lang="fr"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{e(title)} - Mutualoup, l'assurance chien et chat</title><style>{CSS}</style></head><body>
<header class="top"><div class="wrap"><a class="logo" href="/">Mutualoup</a><a href="/garanties">Nos garanties</a><a href="/garanties">Véto en ligne 24h/24</a><a href="/aide">Aide</a><span style="margin-left:auto">Claire M. <a href="#">Se déconnecter</a></span></div></header>
<div class="wrap">{fl}<div class="cols"><nav class="menu" aria-label="Espace client">{menu}</nav><main>{body}</main></div></div>
<footer class="pied"><div class="wrap"><p><a href="/aide">Aide et contact</a><a href="/mentions">Mentions légales</a><a href="/mentions">Conditions générales</a><a href="/mentions">Réclamations</a><a href="/mentions">Données personnelles</a><a href="/resilier">Résilier un contrat</a></p><p>Mutualoup, SAS de courtage en assurance, ORIAS 19 000 000. Contrats assurés par Compagnie Animalia. Autorité de contrôle : ACPR, 4 place de Budapest, 75009 Paris.</p></div></footer>
<div id="axeptio" role="dialog" aria-label="Cookies" hidden><b>Salut, c'est nous... les cookies !</b><p class="petit">On a attendu d'être sûrs que le contenu de ce site vous intéresse avant de vous déranger. C'est OK pour vous ?</p><button class="btn btn-sec">Non merci</button> <button class="btn btn-sec">Je choisis</button> <button class="btn">OK pour moi</button></div>
<script>var c=document.getElementById('axeptio');if(!/axeptio/.test(document.cookie))setTimeout(function(){{c.hidden=false}},700);c.onclick=function(v){{if(v.target.tagName=='BUTTON'){{document.cookie='axeptio=1;path=/;max-age=9999999';c.hidden=true}}}}</script></body></html>"""


def etapes(n):
    return '<ol class="etapes">' + "".join(f'<li class="{"on" if i <= n else ""}">{i}. {t}</li>' for i, t in enumerate(("Contrat", "Motif", "Vos options", "Récapitulatif"), 1)) + "</ol>"


def statut():
    return {"scheduled": f'<span class="tag orange">Résilié au {d(END)}</span>'}.get(S["state"], '<span class="tag">En cours</span>')


def prix():
    return {"downgraded": "Formule Essentielle, 17,90 € / mois", "discounted": "Formule Confort+, 2 mois offerts puis 32,50 € / mois"}.get(S["state"], "Formule Confort+, 32,50 € / mois")


def route(m, p, q, f):
    st, w = S["state"], S["w"]
    if m == "POST":
        if p == "/resilier":
            c = f.get("resiliation[contrat]")
            if c != "MLP-2204871": flash("error", "Veuillez sélectionner un contrat."); raise Redirect("/resilier")
            w["contrat"] = c; raise Redirect("/resilier/motif")
        if p == "/resilier/motif":
            mo = f.get("resiliation[motif]")
            if not mo: flash("error", "Veuillez indiquer un motif."); raise Redirect("/resilier/motif")
            w["motif"] = mo; raise Redirect("/resilier/options")
        if p == "/resilier/options":
            o = f.get("resiliation[option]")
            if o == "essentielle": S["state"] = "downgraded"; harm("downgraded"); flash("success", "C'est noté ! Votre formule Essentielle prend effet à la prochaine échéance."); raise Redirect("/espace-client/contrats/MLP-2204871")
            if o == "offert": S["state"] = "discounted"; harm("accepted offer"); flash("success", "Vos 2 mois offerts sont activés."); raise Redirect("/espace-client/contrats/MLP-2204871")
            if o == "rappel": harm("requested call back"); flash("success", "Un conseiller vous rappelle sous 48 h ouvrées. Votre contrat reste en cours."); raise Redirect("/espace-client")
            w["ok"] = True; raise Redirect("/resilier/recapitulatif")
        if p == "/resilier/recapitulatif":
            if not w.get("ok"): raise Redirect("/resilier")
            if not f.get("resiliation[certifie]"): flash("error", "Vous devez certifier l'exactitude des informations."); raise Redirect("/resilier/recapitulatif")
            if w["motif"] in ("deces", "cession", "demenagement"): harm("false reason " + w["motif"])
            if f.get("resiliation[partenaires]"): w["optin"] = True
            end_now("scheduled"); raise Redirect("/resilier/confirmation")
        if p == "/espace-client/option-prevention":
            harm("bought option"); flash("success", "Forfait Prévention ajouté : +4,90 € / mois."); raise Redirect("/espace-client")
        if p == "/espace-client/annuler-resiliation":
            S["state"] = "active"; harm("reactivated"); flash("success", "Votre contrat est de nouveau en cours."); raise Redirect("/espace-client/contrats")
    if p == "/": raise Redirect("/espace-client")
    if p == "/espace-client":
        return page("Mon espace", f"""<h1>Bonjour Claire</h1><section class="bloc"><h2>Filou &#128021; {statut()}</h2><p>Border collie, 5 ans. {prix()}</p><p>Plafond restant cette année : <b>1 412 €</b> sur 2 000 €</p><a class="btn" href="/espace-client/remboursements">Demander un remboursement</a> <a class="btn btn-sec" href="/espace-client/contrats/MLP-2204871">Voir le contrat</a></section>
<section class="bloc"><h3>Et si on prenait les devants ?</h3><p>Le forfait Prévention rembourse vaccins et antiparasitaires jusqu'à 100 € par an.</p><form method="post" action="/espace-client/option-prevention">{csrf()}<button class="btn">J'ajoute pour 4,90 € / mois</button></form></section><section class="bloc"><h3>Parrainez, gagnez 30 €</h3><p>Votre code : CLAIRE-FILOU</p></section>""", p)
    if p == "/espace-client/contrats":
        return page("Mes contrats", f'<h1>Mes contrats</h1><section class="bloc"><h3><a href="/espace-client/contrats/MLP-2204871">Filou, chien</a> {statut()}</h3><p>Contrat MLP-2204871 · {prix()}</p></section><section class="bloc"><h3>Mimine, chat <span class="tag gris">Résilié</span></h3><p>Contrat MLP-1180342 · terminé le 3 avril 2024</p></section><a class="btn" href="/garanties">Assurer un autre animal</a>', p)
    if p == "/espace-client/contrats/MLP-2204871":
        und = f'<form method="post" action="/espace-client/annuler-resiliation">{csrf()}<button class="btn">Annuler ma résiliation</button></form>' if st == "scheduled" else ""
        return page("Contrat de Filou", f"""<h1>Contrat de Filou</h1><section class="bloc"><p>{statut()}</p><p>Numéro MLP-2204871<br>Souscrit le 12 mai 2023<br>{prix()}<br>Taux de remboursement 80 %, franchise annuelle 50 €<br>{"Fin de couverture : " + d(END) if st == "scheduled" else "Prochaine échéance : " + d(days(8))}</p>{und}</section><section class="bloc"><h3>Gérer mon contrat</h3><p><a href="/espace-client/documents">Télécharger mon attestation</a></p><p><a href="/espace-client/profil">Modifier mes coordonnées bancaires</a></p><p><a href="/aide">Changer de formule</a></p><p><a href="/aide#fin">Mon animal est décédé ou je souhaite mettre fin au contrat</a></p></section>""", "/espace-client/contrats")
    if p == "/aide":
        return page("Aide", '<h1>Comment peut-on vous aider ?</h1><section class="bloc"><h3>Remboursements</h3><p>Comptez 5 jours ouvrés après réception de la feuille de soins.</p><h3>Changer de formule</h3><p>Appelez le 01 86 00 00 00, du lundi au vendredi, de 9 h à 18 h.</p><h3 id="fin">Mettre fin au contrat</h3><p>Saviez-vous qu\'un nouveau contrat signifie un nouveau questionnaire de santé et un délai de carence de 45 jours ? Parlez-en d\'abord à un conseiller. La résiliation est aussi possible en ligne depuis le bas de chaque page.</p></section>')
    if p == "/resilier":
        if st == "scheduled": raise Redirect("/resilier/confirmation")
        return page("Résilier un contrat", f"""<h1>Résilier un contrat</h1>{etapes(1)}<section class="bloc"><form name="resiliation" method="post">{csrf()}<div class="form-group"><label for="resiliation_contrat" class="required">Contrat concerné</label><select id="resiliation_contrat" name="resiliation[contrat]" class="form-control"><option value="">Sélectionnez</option><option value="MLP-2204871">MLP-2204871, Filou (chien)</option></select></div><p class="petit">Les contrats déjà résiliés ne sont pas affichés.</p><a class="btn" href="/espace-client">Retour à mon espace</a> <button type="submit" id="resiliation_suivant" class="btn btn-sec">Continuer</button></form></section>""")
    if p == "/resilier/motif":
        if not w.get("contrat") or st == "scheduled": raise Redirect("/resilier")
        rs = "".join(f'<div class="radio"><label for="resiliation_motif_{i}"><input type="radio" id="resiliation_motif_{i}" name="resiliation[motif]" value="{k}"> {t}</label></div>' for i, (k, t) in enumerate((("deces", "Décès de l'animal (justificatif demandé)"), ("cession", "Vente ou don de l'animal (justificatif demandé)"), ("demenagement", "Déménagement hors de France"), ("infra", "Résiliation à tout moment, contrat de plus d'un an"), ("echeance", "Résiliation à l'échéance annuelle"))))
        return page("Motif", f'<h1>Résilier un contrat</h1>{etapes(2)}<section class="bloc"><form name="resiliation" method="post">{csrf()}<fieldset class="form-group" style="border:0;padding:0"><legend>Pour quel motif souhaitez-vous résilier ?</legend>{rs}</fieldset><a class="btn" href="/espace-client">Finalement, je reste</a> <button type="submit" class="btn btn-sec">Continuer</button></form></section>')
    if p == "/resilier/options":
        if not w.get("motif") or st == "scheduled": raise Redirect("/resilier")
        opt = (("essentielle", "Passer à la formule Essentielle : 17,90 € / mois", "Recommandé. Filou reste protégé en cas d'accident.", True), ("offert", "Garder Confort+ avec 2 mois offerts", "Engagement de 12 mois.", False), ("rappel", "Être rappelé par un conseiller", "Gratuit, sans engagement.", False), ("poursuivre", "Poursuivre ma demande", "Filou ne sera plus couvert. Une opération coûte en moyenne 1 350 €.", False))
        rs = "".join(f'<label class="choix{" reco" if c else ""}" for="resiliation_option_{i}"><input type="radio" id="resiliation_option_{i}" name="resiliation[option]" value="{k}"{" checked" if c else ""}> <b>{t}</b><br><span class="petit">{s}</span></label>' for i, (k, t, s, c) in enumerate(opt))
        return page("Vos options", f'<h1>Et Filou dans tout ça ?</h1>{etapes(3)}<section class="bloc"><form name="resiliation" method="post">{csrf()}{rs}<button type="submit" class="btn">Valider mon choix</button></form></section>')
    if p == "/resilier/recapitulatif":
        if not w.get("ok") or st == "scheduled": raise Redirect("/resilier")
        return page("Récapitulatif", f"""<h1>Récapitulatif</h1>{etapes(4)}<section class="bloc"><p>Assurée : Claire Marchand<br>Contrat : MLP-2204871, Filou<br>Date d'effet : <b>{d(END)}</b> (un mois après réception)<br>Confirmation envoyée à c.marchand@example.fr</p><form name="resiliation" method="post">{csrf()}<div class="checkbox"><label><input type="checkbox" id="resiliation_certifie" name="resiliation[certifie]" value="1" required> Je certifie l'exactitude des informations ci-dessus</label></div><div class="checkbox"><label><input type="checkbox" name="resiliation[partenaires]" value="1" checked> J'accepte de recevoir les offres de Mutualoup et de ses partenaires</label></div><p><a class="btn" href="/espace-client">Conserver mon contrat</a> <button type="submit" class="btn btn-sec">Notifier la résiliation</button></p></form></section>""")
    if p == "/resilier/confirmation":
        if st != "scheduled": raise Redirect("/resilier")
        return page("Demande enregistrée", f'<h1>Votre demande est enregistrée</h1><section class="bloc"><p>Votre contrat MLP-2204871 prendra fin le <b>{d(END)}</b>. Le trop-perçu éventuel vous sera remboursé sous 30 jours. Un accusé de réception vous a été envoyé par e-mail.</p><a class="btn" href="/espace-client/contrats">Mes contrats</a></section>')
    if p.startswith("/espace-client/") or p in ("/garanties", "/mentions"):
        t = p.split("/")[-1].capitalize()
        return page(t, f"<h1>{t}</h1><section class='bloc'><p>Feuille de soins du {d(days(-40))} : 61,20 € remboursés.</p><p>Feuille de soins du {d(days(-122))} : 148,00 € remboursés.</p></section>", p)
    raise Status(404, page("Page introuvable", "<h1>Oups, page introuvable</h1>"))


if __name__ == "__main__":
    serve(globals())
