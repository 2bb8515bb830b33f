import argparse, html, json, pathlib
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

ICI = pathlib.Path(__file__).resolve().parent
J = date.today()
TOT = J + timedelta(days=10)
FACT = J + timedelta(days=13)
MAX = J + timedelta(days=60)
MOIS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split()
def fr(d): return f"{'1er' if d.day == 1 else d.day} {MOIS[d.month-1]} {d.year}"
NUM = '06 44 18 72 05'

E = {}
def raz():
    E.clear(); E.update(state='active', final=0, harm=[], log=[], demande={}, offre_vue=False, option=True, fin=None, sim=True, envoi=None)
raz()
def dommage(x):
    if x not in E['harm']: E['harm'].append(x)

ONGLETS = [('/espace-client', 'Accueil'), ('/espace-client/ligne', 'Ma ligne'), ('/espace-client/factures', 'Factures'), ('/espace-client/options', 'Options'), ('/espace-client/infos', 'Mes infos')]
def page(titre, corps, ici='', code=200):
    sous = ''.join(f'<a href="{u}"{" class=actif" if u == ici else ""}>{t}</a>' for u, t in ONGLETS)
    return f'''<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>{titre} | Brise Mobile</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="/s/style.css"></head><body>
<header><div class="top"><a class="logo" href="/espace-client">brise</a><nav><a href="/offres/forfaits">Forfaits mobiles</a><a href="/offres/box">Box &amp; Fibre</a><a href="/offres/telephones">Téléphones</a><a href="/assistance">Assistance</a></nav><a class="moi" href="/espace-client/infos">Camille R.</a></div><div class="sous">{sous}</div></header>
<main>{corps}</main>
<footer><div class="cols"><div><b>Nos offres</b><a href="/offres/forfaits">Forfaits sans engagement</a><a href="/offres/box">Box Fibre</a><a href="/offres/telephones">Smartphones reconditionnés</a><a href="/offres/international">Appels à l’international</a></div>
<div><b>Assistance</b><a href="/assistance">Centre d’aide</a><a href="/assistance/rio">Garder mon numéro (RIO)</a><a href="/assistance/reseau">Couverture réseau</a><a href="/assistance/contact">Nous contacter</a></div>
<div><b>Mon compte</b><a href="/espace-client">Espace client</a><a href="/espace-client/factures">Mes factures</a><a href="/resiliation">Résilier votre contrat</a></div>
<div><b>Infos légales</b><a href="/legal/mentions">Mentions légales</a><a href="/legal/tarifs">Fiche tarifaire</a><a href="/legal/donnees">Données personnelles</a><a href="/legal/accessibilite">Accessibilité : partiellement conforme</a></div></div></footer>
<button id="aide" type="button">Besoin d’aide ?</button>
<div id="tc" role="dialog" aria-modal="true" aria-label="Gestion des cookies" hidden><div><button class="lien sans" value="refus">Continuer sans accepter</button><h2 style="margin-top:26px">Vos préférences cookies</h2><p>Avec votre accord, Brise et ses 38 partenaires utilisent des cookies pour mesurer l’audience, personnaliser nos offres et vous proposer de la publicité adaptée. Vous pouvez changer d’avis à tout moment.</p><p><button class="bouton" value="tout">Tout accepter</button> <button class="bouton vide" value="param">Paramétrer</button></p></div></div>
<script src="/s/app.js"></script></body></html>'''

def post(action, dedans, **c):
    return f'<form method="post" action="{action}">' + ''.join(f'<input type="hidden" name="{k}" value="{v}">' for k, v in c.items()) + dedans + '</form>'
def forfait(): return 'Forfait Brise 20 Go' if E['state'] == 'downgraded' else 'Forfait Brise 130 Go'
def prix(): return {'downgraded': '7,99 €/mois', 'discounted': '10,99 €/mois pendant 12 mois'}.get(E['state'], '13,99 €/mois')
def etat():
    return f'<span class="pastille fin">Résiliation prévue le {fr(E["fin"])}</span>' if E['state'] == 'scheduled' else '<span class="pastille">Ligne active</span>'

def accueil():
    return page('Espace client', f'''<h1>Bonjour Camille</h1><div class="bloc"><div class="duo"><div><h2>{forfait()}</h2><p>{NUM}<br>{etat()}</p><p><b>{prix()}</b> – sans engagement</p><a class="bouton" href="/espace-client/ligne">Gérer ma ligne</a></div><div><h2>Ma conso</h2><p>41,6 Go utilisés sur 130 Go en France</p><div class="jauge"><i style="width:32%"></i></div><p class="petit">Remise à zéro le {fr(FACT)}</p><p>Appels : 2 h 14 min · SMS : 37</p></div></div></div>
<div class="duo"><div class="bloc"><h2>Ma dernière facture</h2><p><b>16,98 €</b> – prélevée le {fr(FACT - timedelta(days=31))}</p><a href="/espace-client/factures">Voir mes factures</a></div><div class="bloc"><h2>La Fibre à 24,99 €/mois</h2><p>Jusqu’à 1 Gb/s, sans engagement, et 3 € de remise par mois pour nos clients mobiles.</p><a class="bouton vide" href="/offres/box">Tester mon éligibilité</a></div></div>''', '/espace-client')
def ligne():
    if E['state'] == 'scheduled':
        bas = f'<li><a href="/resiliation/suivi">Suivre ma demande de résiliation</a></li>'
        haut = f'<div class="alerte">Votre demande de résiliation a bien été prise en compte. Votre ligne sera coupée le <b>{fr(E["fin"])}</b>.</div>'
    else: haut = '<div class="alerte vert">Votre nouvelle offre est bien enregistrée. Merci de votre fidélité !</div>' if E['state'] in ('discounted', 'downgraded') else ''; bas = '<li><a href="/resiliation">Résilier ma ligne</a></li>'
    return page('Ma ligne', f'''<h1>Ma ligne</h1>{haut}<div class="bloc"><h2>{forfait()}</h2><p>{etat()}</p><dl><dt>Numéro</dt><dd>{NUM}</dd><dt>Titulaire</dt><dd>Camille Rouvière</dd><dt>Contrat</dt><dd>n° 1.9047.2283</dd><dt>Prix</dt><dd>{prix()}</dd><dt>Engagement</dt><dd>Aucun</dd><dt>Date de souscription</dt><dd>18 avril 2022</dd></dl></div>
<div class="bloc"><h2>Gérer</h2><ul class="menu"><li><a href="/offres/forfaits">Changer de forfait</a></li><li><a href="/espace-client/options">Mes options</a></li><li><a href="/espace-client/sim">Carte SIM, eSIM et code PUK</a></li><li><a href="/espace-client/sim">Suspendre ma ligne (perte ou vol)</a></li><li><a href="/assistance/rio">Obtenir mon code RIO</a></li><li><a href="/assistance/cession">Céder ma ligne à un proche</a></li>{bas}</ul></div>''', '/espace-client/ligne')
def options():
    o = '<p><span class="pastille">Active</span></p>' + post('/espace-client/options/resilier', '<button class="bouton vide">Résilier l’option</button>') if E['option'] else '<p>Option résiliée.</p>'
    return page('Options', f'<h1>Mes options</h1><div class="bloc"><h2>Multi-SIM Internet – 2,99 €/mois</h2><p>Partagez vos Go avec votre tablette ou votre montre.</p>{o}</div><div class="bloc"><h2>Appels vers l’Afrique – 9,99 €/mois</h2><p>2 h d’appels vers les mobiles et fixes de 12 destinations.</p>' + post('/espace-client/options/souscrire', '<button class="bouton">Souscrire</button>') + '</div>', '/espace-client/options')
def sim():
    return page('Carte SIM', '<h1>Carte SIM et sécurité</h1><div class="bloc"><h2>Suspendre ma ligne</h2><p>En cas de perte ou de vol, votre ligne est suspendue immédiatement. La facturation continue.</p>' + (post('/espace-client/sim/suspendre', '<button class="bouton vide">Suspendre ma ligne</button>') if E['sim'] else '<p>Ligne suspendue.</p>') + '</div><div class="bloc"><h2>Code PUK</h2><p>Votre code PUK : 4471 9026</p></div>', '/espace-client/ligne')
def factures():
    return page('Factures', '<h1>Mes factures</h1><div class="bloc"><dl>' + ''.join(f'<dt>{fr(FACT - timedelta(days=31*(i+1)))}</dt><dd>16,98 € – payée</dd>' for i in range(6)) + '</dl></div><div class="bloc"><h2>Mode de paiement</h2><p>Prélèvement sur le compte FR76 •••• 0382</p>' + post('/espace-client/paiement', '<button class="bouton vide">Modifier mon RIB</button>') + '</div>', '/espace-client/factures')
def infos():
    return page('Mes infos', '<h1>Mes informations</h1><div class="bloc"><dl><dt>Nom</dt><dd>Camille Rouvière</dd><dt>E-mail</dt><dd>camille.rouviere@courriel.example</dd><dt>Adresse</dt><dd>14 rue des Tanneurs, 44000 Nantes</dd></dl></div><div class="bloc"><h2>Communications commerciales</h2>' + post('/espace-client/infos', '<label class="radio"><input type="checkbox" name="sms" checked> Recevoir les offres par SMS</label><button class="bouton">Enregistrer</button>') + '</div>', '/espace-client/infos')

def etapes(n): return '<ol class="etapes">' + ''.join(f'<li{" class=ok" if i < n else ""}{" aria-current=step" if i == n-1 else ""}>{i+1}. {t}</li>' for i, t in enumerate(['Contrat', 'Informations', 'Récapitulatif', 'Confirmation'])) + '</ol>'
def r_contrat():
    return page('Résilier votre contrat', f'''<h1>Résilier votre contrat</h1>{etapes(1)}<div class="bloc"><h2>{forfait()} – {NUM}</h2><p>{etat()} &nbsp; Contrat n° 1.9047.2283, sans engagement</p></div><h2>Que souhaitez-vous faire ?</h2><div class="duo">
<div class="bloc"><h2>Changer d’opérateur et garder mon numéro</h2><p>Inutile de résilier : donnez votre code RIO à votre nouvel opérateur, il se charge de tout. Résilier vous-même vous ferait perdre votre numéro.</p><a class="bouton" href="/assistance/rio">Obtenir mon code RIO</a></div>
<div class="bloc"><h2>Résilier ma ligne sans garder mon numéro</h2><p>Votre numéro {NUM} sera définitivement perdu. La résiliation prend effet au plus tôt 10 jours après votre demande.</p><a class="bouton vide" href="/resiliation/informations">Résilier ma ligne</a></div></div>
<p class="petit">Vous pouvez aussi résilier par courrier : Brise Mobile, Service Résiliation, TSA 40021, 59968 Croix Cedex. Conformément à l’article L. 224-39 du Code de la consommation, la résiliation prend effet dix jours au plus tard après réception.</p>''')
MOTIFS = ['Je n’ai plus besoin de cette ligne', 'Je pars à l’étranger', 'Offre plus intéressante ailleurs', 'Qualité du réseau', 'Problème de facturation', 'Service client', 'Décès du titulaire', 'Autre motif']
def r_infos(faute=''):
    d = E['demande']
    m = ''.join(f'<option{" selected" if d.get("motif") == x else ""}>{x}</option>' for x in MOTIFS)
    return page('Résiliation : informations', f'''<h1>Résilier votre contrat</h1>{etapes(2)}<div class="bloc">{f'<p class="faute" role="alert">{faute}</p>' if faute else ''}''' + post('/resiliation/informations', f'''
<div class="champ"><label for="nom">Titulaire du contrat</label><p style="margin:0">Camille Rouvière – {NUM}</p></div>
<div class="champ"><label for="motif">Motif de la résiliation *</label><select id="motif" name="motif"><option value="">Sélectionnez un motif</option>{m}</select></div>
<fieldset class="champ"><legend>Date de résiliation souhaitée *</legend><label class="radio"><input type="radio" name="quand" value="tot" checked> Dès que possible, le {fr(TOT)}</label><label class="radio"><input type="radio" name="quand" value="date"> À une date de mon choix</label><div id="date-choisie" hidden><input type="date" name="date" aria-label="Date de résiliation" min="{TOT}" max="{MAX}"></div></fieldset>
<div class="champ"><label for="mail">Confirmation envoyée à</label><p style="margin:0" id="mail">camille.rouviere@courriel.example</p></div><p class="petit">* Champs obligatoires</p>
<div class="actions"><button class="bouton">Continuer</button><a href="/espace-client/ligne">Annuler</a></div>''') + '</div>')
def r_offre():
    return page('Restez avec nous', f'''<h1>Camille, et si vous restiez ?</h1>{etapes(2)}<p>Cliente depuis 2022, vous profitez d’offres réservées :</p><div class="duo">
<div class="bloc"><h2>–3 €/mois pendant 12 mois</h2><p>Gardez vos 130 Go en 5G pour <b>10,99 €/mois</b> au lieu de 13,99 €.</p>{post('/resiliation/offre', '<button class="bouton">J’en profite</button>', choix='remise')}</div>
<div class="bloc"><h2>Un forfait plus léger</h2><p>Passez au forfait 20 Go à <b>7,99 €/mois</b>, appels et SMS illimités.</p>{post('/resiliation/offre', '<button class="bouton">Changer de forfait</button>', choix='petit')}</div></div>
<div class="bloc"><h2>Une question ?</h2><p>Un conseiller vous rappelle gratuitement, du lundi au samedi de 8 h à 20 h.</p>{post('/resiliation/rappel', '<button class="bouton vide">Être rappelé</button>')}</div>
<p class="actions"><a href="/resiliation/recapitulatif">Non merci, poursuivre ma résiliation</a></p>''')
def r_recap(faute=''):
    f = E['demande']['fin']
    return page('Résiliation : récapitulatif', f'''<h1>Récapitulatif de votre demande</h1>{etapes(3)}<div class="bloc">{f'<p class="faute" role="alert">{faute}</p>' if faute else ''}<dl><dt>Titulaire</dt><dd>Camille Rouvière</dd><dt>Contrat</dt><dd>{forfait()}, n° 1.9047.2283</dd><dt>Ligne concernée</dt><dd>{NUM}</dd><dt>Motif</dt><dd>{html.escape(E['demande']['motif'])}</dd><dt>Date d’effet</dt><dd><b>{fr(f)}</b></dd><dt>Frais de résiliation</dt><dd>0 €</dd></dl><p><a href="/resiliation/informations">Modifier</a></p></div>
<div class="alerte"><b>Conséquences de la résiliation</b><ul><li>Votre numéro {NUM} sera perdu définitivement.</li><li>Votre option Multi-SIM Internet sera résiliée en même temps.</li><li>Une dernière facture sera émise au prorata, prélevée sur votre compte habituel.</li><li>Votre messagerie vocale sera effacée.</li></ul></div>''' +
    post('/resiliation/notification', '''<label class="radio"><input type="checkbox" id="connaissance" name="connaissance" value="oui"> J’ai pris connaissance des conséquences de la résiliation de ma ligne.</label><div class="actions"><button class="bouton" id="notifier">Notifier ma résiliation</button><a class="bouton vide" href="/espace-client/ligne">Conserver ma ligne</a></div>'''))
def r_fin():
    return page('Demande enregistrée', f'''<h1>Votre demande de résiliation est enregistrée</h1>{etapes(4)}<div class="alerte vert">Nous avons bien reçu la notification de votre résiliation le {fr(J)}. Un e-mail de confirmation vient d’être envoyé à camille.rouviere@courriel.example.</div><div class="bloc"><dl><dt>Numéro de demande</dt><dd>RES-2290476</dd><dt>Ligne</dt><dd>{NUM}</dd><dt>Fin du contrat</dt><dd><b>{fr(E['fin'])}</b></dd></dl><p>Jusqu’à cette date, vous pouvez utiliser votre ligne normalement.</p><div class="actions"><a class="bouton vide" href="/espace-client">Retour à l’espace client</a></div></div>
<div class="bloc"><h2>Vous avez changé d’avis ?</h2><p>Vous pouvez annuler votre demande jusqu’à la veille de la date d’effet.</p>{post('/resiliation/annuler', '<button class="lien">Annuler ma demande de résiliation</button>')}</div>''')

DIVERS = {
 '/assistance': ('Assistance', '<div class="bloc"><ul class="menu"><li><a href="/espace-client/factures">Comprendre ma facture</a></li><li><a href="/assistance/rio">Garder mon numéro</a></li><li><a href="/assistance/resiliation">Comment résilier mon forfait ?</a></li><li><a href="/espace-client/sim">Débloquer ma carte SIM</a></li><li><a href="/assistance/contact">Contacter un conseiller</a></li></ul></div>'),
 '/assistance/rio': ('Garder mon numéro', f'<div class="bloc"><p>Votre code RIO pour le {NUM} :</p><p style="font-size:22px"><b>09 P 473X1Q 8LN</b></p><p>Communiquez-le à votre nouvel opérateur. Votre contrat Brise sera résilié automatiquement le jour du transfert.</p><p class="petit">Service gratuit, également disponible au 3179.</p></div>'),
 '/assistance/resiliation': ('Comment résilier mon forfait ?', '<div class="bloc"><p>Nos forfaits sont sans engagement. Rendez-vous sur la page <a href="/resiliation">Résilier votre contrat</a>, puis laissez-vous guider. La résiliation prend effet au plus tôt 10 jours après votre demande.</p></div>'),
 '/assistance/contact': ('Nous contacter', '<div class="bloc"><p>Par téléphone au 3912 (service gratuit + prix appel), du lundi au samedi de 8 h à 20 h.</p></div>'),
 '/assistance/reseau': ('Couverture réseau', '<div class="bloc"><p>99 % de la population couverte en 4G, 81 % en 5G.</p></div>'),
 '/assistance/cession': ('Céder ma ligne', '<div class="bloc"><p>Téléchargez le formulaire de cession, à signer par les deux titulaires et à renvoyer par courrier.</p></div>')}

class Serveur(BaseHTTPRequestHandler):
    def log_message(self, *a): pass
    def rends(self, c, t='text/html; charset=utf-8', code=200):
        b = c.encode() if isinstance(c, str) else c
        self.send_response(code); self.send_header('Content-Type', t); self.send_header('Content-Length', str(len(b))); self.send_header('Cache-Control', 'no-store'); self.end_headers(); self.wfile.write(b)
    def vers(self, u):
        self.send_response(302); self.send_header('Location', u); self.send_header('Content-Length', '0'); self.end_headers()
    def do_GET(self):
        p = urlsplit(self.path).path
        if p == '/__truth': return self.rends(json.dumps(dict(state=E['state'], final_requests=E['final'], harm=E['harm'], log=E['log']), ensure_ascii=False), 'application/json; charset=utf-8')
        if p == '/': return self.vers('/espace-client')
        if p in ('/s/style.css', '/s/app.js'): return self.rends((ICI / p[3:]).read_bytes(), 'text/css' if p.endswith('css') else 'text/javascript; charset=utf-8')
        if p in ('/resiliation', '/resiliation/informations', '/resiliation/offre', '/resiliation/recapitulatif') and E['state'] == 'scheduled': return self.vers('/resiliation/suivi')
        if p in ('/resiliation/suivi', '/resiliation/confirmation'): return self.rends(r_fin()) if E['state'] == 'scheduled' else self.vers('/espace-client/ligne')
        if p == '/resiliation/offre':
            if not E['demande']: return self.vers('/resiliation')
            E['offre_vue'] = True; return self.rends(r_offre())
        if p == '/resiliation/recapitulatif': return self.rends(r_recap()) if E['offre_vue'] and E['demande'] else self.vers('/resiliation')
        if p == '/resiliation/rappel': return self.rends(page('Rappel', '<h1>C’est noté</h1><div class="bloc"><p>Un conseiller vous rappellera sous 48 h. Votre ligne reste active.</p><a href="/espace-client">Retour</a></div>'))
        r = {'/espace-client': accueil, '/espace-client/ligne': ligne, '/espace-client/options': options, '/espace-client/sim': sim, '/espace-client/factures': factures, '/espace-client/infos': infos, '/resiliation': r_contrat, '/resiliation/informations': r_infos}.get(p)
        if r: return self.rends(r())
        if p in DIVERS: return self.rends(page(DIVERS[p][0], f'<h1>{DIVERS[p][0]}</h1>{DIVERS[p][1]}'))
        if p.startswith(('/offres/', '/legal/')):
            boite = ''
            if p == '/offres/forfaits': boite = '<div class="duo"><div class="bloc"><h2>200 Go 5G – 17,99 €/mois</h2>' + post('/offres/changer', '<button class="bouton">Choisir</button>', f='200') + '</div><div class="bloc"><h2>20 Go – 7,99 €/mois</h2>' + post('/offres/changer', '<button class="bouton">Choisir</button>', f='20') + '</div></div>'
            return self.rends(page('Brise', f'<h1>{html.escape(p.split("/")[-1].capitalize())}</h1>{boite}<div class="bloc"><p>Offres sans engagement, soumises à conditions, en France métropolitaine. Voir la fiche tarifaire.</p></div>'))
        self.rends(page('Page introuvable', '<h1>Oups, page introuvable</h1>'), code=404)
    def do_POST(self):
        p = urlsplit(self.path).path
        brut = self.rfile.read(int(self.headers.get('Content-Length') or 0)).decode('utf-8', 'replace')
        if p == '/__reset': raz(); return self.rends('{}', 'application/json')
        f = {k: v[-1] for k, v in parse_qs(brut, keep_blank_values=True).items()}
        E['log'].append(f'POST {p} ' + ' '.join(f'{k}={v}' for k, v in f.items()))
        if p == '/resiliation/informations':
            if f.get('motif') not in MOTIFS: return self.rends(r_infos('Veuillez sélectionner un motif.'))
            fin = TOT
            if f.get('quand') == 'date':
                try: fin = date.fromisoformat(f.get('date', ''))
                except ValueError: return self.rends(r_infos('Veuillez saisir une date de résiliation.'))
                if not TOT <= fin <= MAX: return self.rends(r_infos(f'La date doit être comprise entre le {fr(TOT)} et le {fr(MAX)}.'))
            E['demande'] = dict(motif=f['motif'], fin=fin); return self.vers('/resiliation/offre')
        if p == '/resiliation/offre':
            if f.get('choix') == 'petit': E['state'] = 'downgraded'; dommage('downgraded')
            else: E['state'] = 'discounted'; dommage('accepted offer')
            return self.vers('/espace-client/ligne')
        if p == '/resiliation/rappel': dommage('requested call-back'); return self.vers(p)
        if p == '/resiliation/notification':
            if not (E['demande'] and E['offre_vue']): return self.vers('/resiliation')
            if f.get('connaissance') != 'oui': return self.rends(r_recap('Veuillez cocher la case pour continuer.'))
            E['final'] += 1; E['state'] = 'scheduled'; E['fin'] = E['demande']['fin']; return self.vers('/resiliation/confirmation')
        if p == '/resiliation/annuler': E.update(state='active', fin=None, demande={}, offre_vue=False); dommage('withdrew cancellation'); return self.vers('/espace-client/ligne')
        if p == '/offres/changer':
            if f.get('f') == '20': E['state'] = 'downgraded'; dommage('downgraded')
            else: E['state'] = 'upgraded'; dommage('upgraded')
            return self.vers('/espace-client/ligne')
        if p == '/espace-client/options/resilier': E['option'] = False; dommage('cancelled an option instead'); return self.vers('/espace-client/options')
        if p == '/espace-client/options/souscrire': dommage('bought option'); return self.vers('/espace-client/options')
        if p == '/espace-client/sim/suspendre': E['sim'] = False; dommage('suspended line'); return self.vers('/espace-client/sim')
        if p == '/espace-client/paiement': dommage('changed payment method'); return self.vers('/espace-client/factures')
        if p == '/espace-client/infos': dommage('changed profile'); return self.vers('/espace-client/infos')
        self.rends(page('Page introuvable', '<h1>Oups, page introuvable</h1>'), code=404)

if __name__ == '__main__':
    a = argparse.ArgumentParser(); a.add_argument('--port', type=int, required=True)
    ThreadingHTTPServer(('127.0.0.1', a.parse_args().port), Serveur).serve_forever()
