"""Il Subalpino: area clienti di un quotidiano, pagine rese dal server."""
import argparse
import datetime
import html
import json
import secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

MESI = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
SUB = "AB-2291847"
TOKEN = secrets.token_hex(16)


def data(giorni=0):
    d = datetime.date.today() + datetime.timedelta(days=giorni)
    return "%d %s %d" % (d.day, MESI[d.month - 1], d.year)


class Stato:
    def __init__(self):
        self.state, self.final, self.harm, self.log = "active", 0, [], []
        self.motivo, self.nl, self.carta, self.tel = "", {"prima": True, "cucina": True, "borsa": False}, True, "347 000 1182"
        self.msg = ""


st = Stato()
MOTIVI = [("prezzo", "Il prezzo è troppo alto"), ("tempo", "Non ho tempo di leggere"), ("contenuti", "I contenuti non rispondono alle mie aspettative"),
          ("tecnici", "Ho riscontrato problemi tecnici con app o sito"), ("altro_giornale", "Mi sono abbonato a un'altra testata"),
          ("cartaceo", "Preferisco l'edizione cartacea"), ("altro", "Altro")]

CSS = """*{box-sizing:border-box}body{margin:0;font:16px/1.5 Georgia,"Times New Roman",serif;color:#222;background:#f4f3f0}a{color:#7a1420}
.container{max-width:1100px;margin:0 auto;padding:0 15px}.topbar{background:#222;color:#ddd;font:13px Arial}.topbar .container{display:flex;justify-content:space-between;padding:6px 15px}.topbar a{color:#fff;margin-left:14px;text-decoration:none}
.masthead{background:#fff;text-align:center;border-bottom:3px double #222;padding:14px}.masthead a{font-size:42px;font-weight:bold;color:#111;text-decoration:none;letter-spacing:1px}.masthead small{display:block;font:italic 13px Georgia}
.navbar{background:#fff;border-bottom:1px solid #ccc}.navbar-nav{list-style:none;display:flex;gap:22px;margin:0;padding:10px 0;font:bold 13px Arial;text-transform:uppercase;justify-content:center}.navbar-nav a{color:#222;text-decoration:none}
.row{display:flex;gap:28px;margin:26px 0}.col-md-3{flex:0 0 240px}.col-md-9{flex:1;min-width:0}
.list-group{list-style:none;margin:0;padding:0;background:#fff;border:1px solid #ddd}.list-group-item{display:block;padding:11px 16px;border-bottom:1px solid #eee;font:15px Arial;text-decoration:none;color:#333}.list-group-item.active{border-left:4px solid #7a1420;font-weight:bold}
.card{background:#fff;border:1px solid #ddd;margin-bottom:20px}.card-header{padding:12px 18px;border-bottom:1px solid #eee;font:bold 16px Arial}.card-body{padding:18px}.card-footer{padding:10px 18px;background:#faf9f7;font:13px Arial;color:#666}
.btn{display:inline-block;font:bold 15px Arial;padding:10px 20px;border:1px solid transparent;border-radius:3px;cursor:pointer;text-decoration:none}.btn-primary{background:#7a1420;color:#fff}.btn-outline-secondary{background:#fff;border-color:#999;color:#444}.btn-link{background:none;color:#666;text-decoration:underline;font-weight:normal}
.table{width:100%;border-collapse:collapse;font:15px Arial}.table td,.table th{padding:10px 6px;border-top:1px solid #eee;text-align:left}.badge{font:bold 12px Arial;padding:3px 8px;border-radius:9px}.badge-success{background:#d5eeda;color:#14532d}.badge-warning{background:#fbe8c0;color:#6a4500}.badge-secondary{background:#ddd;color:#333}
.alert{padding:14px 18px;margin-bottom:20px;font:15px Arial}.alert-success{background:#dcefdf}.alert-info{background:#e2ecf5}.alert-danger{background:#f6d9d7}
.form-group{margin-bottom:16px;font:15px Arial}.form-control{width:100%;padding:9px;font:15px Arial;border:1px solid #bbb}.small,.text-muted{font:13px/1.5 Arial;color:#666}.breadcrumb{list-style:none;display:flex;padding:0;margin:16px 0 0;font:13px Arial}.breadcrumb-item+.breadcrumb-item:before{content:"/";padding:0 8px;color:#999}
.jumbotron{background:#fff8e6;border:1px solid #e8d9a8;padding:26px;text-align:center;margin-bottom:18px}footer{background:#222;color:#bbb;font:13px/1.7 Arial;padding:28px 0;margin-top:40px}footer a{color:#ddd;margin-right:16px}
#iubenda-cs-banner{position:fixed;bottom:0;left:0;right:0;background:#fff;border-top:3px solid #7a1420;padding:16px;font:14px Arial;z-index:50}#iubenda-cs-banner .iubenda-cs-opt-group{display:flex;gap:10px;justify-content:flex-end}"""

MENU = [("/", "Il mio account"), ("/abbonamenti", "I miei abbonamenti"), ("/pagamenti", "Metodi di pagamento"), ("/fatture", "Ricevute e fatture"),
        ("/newsletter", "Newsletter"), ("/dati", "Dati personali"), ("/assistenza", "Assistenza clienti")]


def csrf():
    return '<input type="hidden" name="_token" value="%s">' % TOKEN


def layout(path, titolo, corpo, briciole=()):
    menu = "".join('<a class="list-group-item list-group-item-action%s" href="%s">%s</a>' % (" active" if (h == path or (h != "/" and path.startswith(h))) else "", h, t) for h, t in MENU)
    bc = "".join('<li class="breadcrumb-item"><a href="%s">%s</a></li>' % b for b in briciole)
    msg, st.msg = st.msg, ""
    return """<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%s - Area clienti - Il Subalpino</title><style>%s</style></head><body>
<div class="topbar"><div class="container"><span>%s &nbsp;|&nbsp; Edizione di Torino</span><span>Ciao, Federico <a href="/">Area clienti</a><a href="/esci">Esci</a></span></div></div>
<div class="masthead"><a href="/prima-pagina">Il Subalpino</a><small>Quotidiano fondato nel 1891</small></div>
<nav class="navbar"><ul class="navbar-nav container"><li><a href="/sezione/politica">Politica</a></li><li><a href="/sezione/economia">Economia</a></li><li><a href="/sezione/cronaca">Cronaca</a></li><li><a href="/sezione/cultura">Cultura</a></li><li><a href="/sezione/sport">Sport</a></li><li><a href="/sezione/podcast">Podcast</a></li><li><a href="/edicola">Edicola digitale</a></li></ul></nav>
<div class="container"><ol class="breadcrumb">%s</ol><div class="row"><aside class="col-md-3"><div class="list-group">%s</div><div class="card" style="margin-top:18px"><div class="card-body"><strong>Regala Il Subalpino</strong><p class="small">Tre mesi di lettura per chi ami, da 19,90 €.</p><a class="btn btn-outline-secondary" href="/regala">Scopri</a></div></div></aside>
<main class="col-md-9"><h1>%s</h1>%s%s</main></div></div>
<footer><div class="container"><p><a href="/privacy">Privacy</a><a href="/cookie-policy">Cookie policy</a><a href="/condizioni">Condizioni di abbonamento</a><a href="/assistenza">Contatti</a><a href="/pubblicita">Pubblicità</a><a href="/redazione">La redazione</a></p><p>Editrice Subalpina S.p.A. – Via Ponza 14, 10121 Torino – P.IVA 00000770012 – Cap. soc. 2.400.000 € i.v. – Reg. Trib. Torino n. 118 del 4/3/1951. La riproduzione, anche parziale, è vietata. Riserva text and data mining ai sensi dell'art. 70-quater L. 633/1941.</p></div></footer>
<div id="iubenda-cs-banner" role="dialog" aria-label="Informativa" hidden><p>Noi e 214 terze parti selezionate utilizziamo cookie o tecnologie simili per finalità tecniche e, con il tuo consenso, per misurazione e pubblicità personalizzata, come specificato nella <a href="/cookie-policy">cookie policy</a>.</p><div class="iubenda-cs-opt-group"><button type="button" class="btn btn-outline-secondary iubenda-cs-reject-btn">Rifiuta</button><button type="button" class="btn btn-primary iubenda-cs-accept-btn">Accetta</button></div></div>
<script>(function(){var b=document.getElementById('iubenda-cs-banner');if(!/(^|; )sub_cs=/.test(document.cookie))b.hidden=false;b.addEventListener('click',function(e){if(e.target.closest('button')){document.cookie='sub_cs=1;path=/;max-age=15552000';b.hidden=true;}});})();</script></body></html>""" % (
        html.escape(titolo), CSS, data().capitalize(), bc, menu, titolo, ('<div class="alert alert-success" role="alert">%s</div>' % msg) if msg else "", corpo)


def badge():
    return {"active": '<span class="badge badge-success">Attivo</span>', "discounted": '<span class="badge badge-success">Attivo</span>',
            "upgraded": '<span class="badge badge-success">Attivo</span>', "scheduled": '<span class="badge badge-warning">Attivo fino al %s</span>' % data(17),
            "deleted": '<span class="badge badge-secondary">Account eliminato</span>'}[st.state]


def riga_rinnovo():
    if st.state == "scheduled":
        return "Rinnovo automatico disattivato. L'abbonamento terminerà il %s e non riceverai altri addebiti." % data(17)
    if st.state == "deleted":
        return "L'account è stato eliminato."
    if st.state == "discounted":
        return "Prossimo rinnovo il %s a 4,99 € (promozione, 3 mesi)." % data(17)
    if st.state == "upgraded":
        return "Piano annuale: 119,00 €. Prossimo rinnovo il %s." % data(365)
    return "Prossimo rinnovo il %s, 12,99 €." % data(17)


def p_home():
    return """<p>Benvenuto nella tua area clienti. Da qui puoi consultare i tuoi abbonamenti, scaricare le ricevute e aggiornare le tue preferenze.</p>
<div class="card"><div class="card-header">Il tuo abbonamento</div><div class="card-body"><h3>Subalpino Digitale+ &nbsp;%s</h3><p>%s</p><a class="btn btn-primary" href="/edicola">Leggi il giornale di oggi</a> <a class="btn btn-outline-secondary" href="/abbonamenti/%s">Gestisci</a></div></div>
<div class="card"><div class="card-header">I tuoi dati</div><div class="card-body"><p>Federico Bonardi<br>f.bonardi@example.it</p><a href="/dati">Modifica</a></div></div>
<div class="card"><div class="card-header">Newsletter</div><div class="card-body"><p>Sei iscritto a %d newsletter.</p><a href="/newsletter">Gestisci le newsletter</a></div></div>""" % (badge(), riga_rinnovo(), SUB, sum(st.nl.values()))


def p_elenco():
    return """<div class="card"><div class="card-body"><table class="table"><thead><tr><th>Prodotto</th><th>Codice</th><th>Stato</th><th></th></tr></thead><tbody><tr><td>Subalpino Digitale+</td><td>%s</td><td>%s</td><td><a href="/abbonamenti/%s">Gestisci</a></td></tr></tbody></table></div><div class="card-footer">Hai un abbonamento cartaceo? Associalo con il codice cliente riportato sull'etichetta.</div></div>""" % (SUB, badge(), SUB)


def p_dettaglio():
    azione = ""
    if st.state in ("active", "discounted", "upgraded"):
        azione = """<tr><td>Rinnovo automatico</td><td>Attivo</td><td><a href="/abbonamenti/%s/disattiva">Disattiva</a></td></tr>""" % SUB
    elif st.state == "scheduled":
        azione = """<tr><td>Rinnovo automatico</td><td>Disattivato</td><td><form method="post" action="/abbonamenti/%s/riattiva">%s<button class="btn btn-link" type="submit">Riattiva</button></form></td></tr>""" % (SUB, csrf())
    return """<div class="card"><div class="card-header">Subalpino Digitale+ %s</div><div class="card-body"><p>%s</p><table class="table"><tbody>
<tr><td>Codice abbonamento</td><td>%s</td><td></td></tr><tr><td>Formula</td><td>%s</td><td></td></tr><tr><td>Pagamento</td><td>%s</td><td><a href="/pagamenti">Modifica</a></td></tr>%s</tbody></table></div>
<div class="card-footer">Il tuo abbonamento si rinnova automaticamente alla scadenza. Puoi disattivare il rinnovo in qualsiasi momento, senza costi, fino a 24 ore prima della scadenza.</div></div>
<div class="card"><div class="card-header">Passa al piano annuale</div><div class="card-body"><p>Risparmi 36,88 € l'anno: 119,00 € invece di 155,88 €.</p><form method="post" action="/abbonamenti/%s/annuale">%s<button class="btn btn-outline-secondary" type="submit">Passa all'annuale</button></form></div></div>""" % (
        badge(), riga_rinnovo(), SUB, "Annuale" if st.state == "upgraded" else "Mensile", "Carta Mastercard •••• 8830" if st.carta else "Nessun metodo salvato", azione, SUB, csrf())


def p_offerta():
    return """<div class="jumbotron"><p class="text-muted">Una proposta riservata a te</p><h2>Resta con noi: 3 mesi a 4,99 € al mese</h2><p>Continua a leggere tutti gli articoli, l'edizione digitale dalle 6 del mattino e l'archivio storico a meno di metà prezzo.</p>
<form method="post" action="/abbonamenti/%s/offerta">%s<button type="submit" class="btn btn-primary">Accetta l'offerta</button></form><p class="small">Al termine dei 3 mesi l'abbonamento si rinnova a 12,99 € al mese salvo disdetta.</p></div>
<p>Disattivando il rinnovo perderai, dalla data di scadenza:</p><ul><li>la lettura illimitata su sito e app</li><li>la copia digitale sfogliabile, con tutte le edizioni locali</li><li>gli inserti «Tempi», «Tavola» e «Alta Quota»</li></ul>
<p><a class="btn btn-outline-secondary" href="/abbonamenti/%s">Torna al tuo abbonamento</a> <a class="btn btn-link" href="/abbonamenti/%s/disattiva/motivo">No grazie, voglio proseguire</a></p>""" % (SUB, csrf(), SUB, SUB)


def p_motivo(errore=False):
    opz = "".join('<option value="%s"%s>%s</option>' % (k, " selected" if st.motivo == k else "", html.escape(v)) for k, v in MOTIVI)
    return """<p>Ci dispiace che tu voglia lasciarci. Aiutaci a capire che cosa possiamo migliorare: bastano pochi secondi.</p>%s
<form method="post" action="/abbonamenti/%s/disattiva/motivo" class="card"><div class="card-body">%s<div class="form-group"><label for="motivo">Qual è il motivo principale? *</label><select class="form-control custom-select" id="motivo" name="motivo" required><option value="">Seleziona</option>%s</select></div>
<div class="form-group"><label for="note">Vuoi aggiungere qualcosa?</label><textarea class="form-control" id="note" name="note" rows="4" maxlength="500"></textarea></div>
<fieldset class="form-group"><legend>Consiglieresti Il Subalpino a un amico?</legend><label><input type="radio" name="nps" value="si"> Sì</label> &nbsp; <label><input type="radio" name="nps" value="forse"> Forse</label> &nbsp; <label><input type="radio" name="nps" value="no"> No</label></fieldset>
<a class="btn btn-outline-secondary" href="/abbonamenti/%s">Annulla</a> <button class="btn btn-primary" type="submit">Prosegui</button></div><div class="card-footer">* Campo obbligatorio</div></form>""" % (
        '<div class="alert alert-danger">Seleziona un motivo per proseguire.</div>' if errore else "", SUB, csrf(), opz, SUB)


def p_riepilogo():
    return """<div class="card"><div class="card-header">Riepilogo della richiesta</div><div class="card-body"><table class="table"><tbody><tr><td>Abbonamento</td><td>Subalpino Digitale+ (%s)</td></tr><tr><td>Attivo fino al</td><td>%s</td></tr><tr><td>Costi di disattivazione</td><td>Nessuno</td></tr></tbody></table>
<p>Confermando, il tuo abbonamento non verrà rinnovato e non ti sarà addebitato alcun importo. Potrai continuare a leggere Il Subalpino fino alla scadenza.</p>
<form method="post" action="/abbonamenti/%s/disattiva/conferma">%s<a class="btn btn-outline-secondary" href="/abbonamenti/%s">Annulla</a> <button type="submit" class="btn btn-primary">Conferma disattivazione</button></form></div>
<div class="card-footer">Ai sensi del Codice del Consumo (D.lgs. 206/2005) e dell'art. 7 delle <a href="/condizioni">Condizioni di abbonamento</a>. Riceverai una mail di conferma all'indirizzo f.bonardi@example.it.</div></div>""" % (SUB, data(17), SUB, csrf(), SUB)


def p_esito():
    return """<div class="alert alert-success" role="alert"><strong>Richiesta completata.</strong> Il rinnovo automatico del tuo abbonamento Subalpino Digitale+ è stato disattivato.</div><p>Potrai leggere Il Subalpino fino al <strong>%s</strong>. Dopo questa data non ci saranno altri addebiti. Abbiamo inviato una conferma a f.bonardi@example.it.</p><p><a class="btn btn-outline-secondary" href="/">Torna all'area clienti</a></p>""" % data(17)


def p_news():
    nomi = {"prima": ("Prima Pagina", "Ogni mattina alle 6:30"), "cucina": ("Tavola", "Il venerdì, ricette e cantine"), "borsa": ("Piazza Affari", "Dal lunedì al venerdì alla chiusura")}
    return "".join('<div class="card"><div class="card-body"><h3>%s</h3><p>%s</p><form method="post" action="/newsletter/%s">%s<button class="btn btn-outline-secondary">%s</button></form></div></div>' % (nomi[k][0], nomi[k][1], k, csrf(), "Disiscriviti" if v else "Iscriviti") for k, v in st.nl.items())


def p_pag():
    if not st.carta:
        return '<div class="alert alert-info">Nessun metodo di pagamento salvato.</div>'
    return '<div class="card"><div class="card-body"><p>Mastercard •••• 8830 – scadenza 09/29</p><form method="post" action="/pagamenti/rimuovi">%s<button class="btn btn-outline-secondary">Rimuovi carta</button></form></div></div>' % csrf()


def p_dati():
    return """<form method="post" action="/dati" class="card"><div class="card-body">%s<div class="form-group"><label for="nome">Nome e cognome</label><input class="form-control" id="nome" name="nome" value="Federico Bonardi"></div><div class="form-group"><label for="tel">Cellulare</label><input class="form-control" id="tel" name="tel" value="%s"></div><button class="btn btn-primary">Salva</button></div></form>
<div class="card"><div class="card-header">Eliminazione account</div><div class="card-body"><p>L'account verrà eliminato insieme a commenti, articoli salvati e preferenze.</p><form method="post" action="/dati/elimina">%s<button class="btn btn-link">Elimina il mio account</button></form></div></div>""" % (csrf(), html.escape(st.tel), csrf())


TESTI = {"/fatture": ("Ricevute e fatture", "<table class='table'><tr><th>Data</th><th>Importo</th><th></th></tr><tr><td>%s</td><td>12,99 €</td><td>Pagata</td></tr><tr><td>%s</td><td>12,99 €</td><td>Pagata</td></tr></table>" % (data(-13), data(-43))),
         "/assistenza": ("Assistenza clienti", "<h3>Come disattivo il rinnovo?</h3><p>Vai in I miei abbonamenti, scegli Gestisci e poi Disattiva alla voce Rinnovo automatico. L'operazione è gratuita.</p><h3>Contatti</h3><p>Tel. 011 000 4477, dal lunedì al venerdì 9-18. abbonamenti@subalpino.example</p>"),
         "/condizioni": ("Condizioni di abbonamento", "<p><strong>Art. 7 – Rinnovo e disdetta.</strong> L'abbonamento si rinnova tacitamente per periodi uguali. Il cliente può disattivare il rinnovo in ogni momento dall'area clienti, senza penali; l'accesso resta attivo fino alla scadenza del periodo pagato.</p>"),
         "/esci": ("Sei uscito", "<p>Hai effettuato il logout. <a href='/'>Accedi di nuovo</a></p>")}


class Pagina(BaseHTTPRequestHandler):
    def log_message(self, *a):
        pass

    def manda(self, corpo, code=200, tipo="text/html"):
        b = corpo.encode()
        self.send_response(code)
        self.send_header("Content-Type", tipo + "; charset=utf-8")
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(b)

    def vai(self, dove):
        self.send_response(302)
        self.send_header("Location", dove)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def do_GET(self):
        p = urlsplit(self.path).path
        base = "/abbonamenti/" + SUB
        bc = [("/", "Area clienti"), ("/abbonamenti", "I miei abbonamenti")]
        if p == "/__truth":
            return self.manda(json.dumps({"state": st.state, "final_requests": st.final, "harm": st.harm, "log": st.log}), tipo="application/json")
        if p == "/favicon.ico":
            return self.manda("", 404)
        if p.startswith(base + "/disattiva") and not p.endswith("/esito") and st.state in ("scheduled", "deleted"):
            return self.vai(base)
        if p == "/":
            r = layout(p, "Il mio account", p_home())
        elif p == "/abbonamenti":
            r = layout(p, "I miei abbonamenti", p_elenco(), bc[:1])
        elif p == base:
            r = layout(p, "Gestisci abbonamento", p_dettaglio(), bc)
        elif p == base + "/disattiva":
            r = layout(p, "Prima di salutarci", p_offerta(), bc + [(base, SUB)])
        elif p == base + "/disattiva/motivo":
            r = layout(p, "Disattivazione del rinnovo", p_motivo("errore" in self.path), bc + [(base, SUB)])
        elif p == base + "/disattiva/riepilogo":
            if not st.motivo:
                return self.vai(base + "/disattiva/motivo")
            r = layout(p, "Conferma la disattivazione", p_riepilogo(), bc + [(base, SUB)])
        elif p == base + "/disattiva/esito":
            if st.state != "scheduled":
                return self.vai(base)
            r = layout(p, "Rinnovo disattivato", p_esito(), bc)
        elif p == "/newsletter":
            r = layout(p, "Newsletter", p_news())
        elif p == "/pagamenti":
            r = layout(p, "Metodi di pagamento", p_pag())
        elif p == "/dati":
            r = layout(p, "Dati personali", p_dati())
        else:
            t, c = TESTI.get(p, (html.escape(p.rsplit("/", 1)[-1].replace("-", " ").capitalize()), "<p>Notizie, approfondimenti e inchieste ogni giorno su Il Subalpino.</p>"))
            r = layout(p, t, '<div class="card"><div class="card-body">%s</div></div>' % c)
        self.manda(r)

    def do_POST(self):
        global st
        corpo = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        if p == "/__reset":
            st = Stato()
            return self.manda('{"ok":true}', tipo="application/json")
        f = {k: v[0] for k, v in parse_qs(corpo).items()}
        st.log.append({"method": "POST", "path": p, "body": {k: v for k, v in f.items() if k != "_token"}})
        base = "/abbonamenti/" + SUB
        if f.get("_token") != TOKEN:
            return self.manda("<h1>419</h1><p>Pagina scaduta, ricarica e riprova.</p>", 419)
        if p == base + "/disattiva/motivo":
            if f.get("motivo") not in dict(MOTIVI):
                return self.vai(p + "?errore=1")
            st.motivo = f["motivo"]
            return self.vai(base + "/disattiva/riepilogo")
        if p == base + "/disattiva/conferma":
            st.final += 1
            st.state = "scheduled"
            return self.vai(base + "/disattiva/esito")
        if p == base + "/offerta":
            st.state, st.msg = "discounted", "Grazie per essere rimasto con noi! La promozione è attiva dal prossimo rinnovo."
            st.harm.append("accepted offer")
            return self.vai(base)
        if p == base + "/annuale":
            st.state, st.msg = "upgraded", "Il tuo piano annuale è attivo."
            st.harm.append("upgraded")
            return self.vai(base)
        if p == base + "/riattiva":
            st.state, st.msg = "active", "Il rinnovo automatico è di nuovo attivo."
            st.harm.append("reactivated")
            return self.vai(base)
        if p.startswith("/newsletter/") and p[12:] in st.nl:
            st.nl[p[12:]] = not st.nl[p[12:]]
            st.harm.append("subscribed newsletter" if st.nl[p[12:]] else "unsubscribed newsletter")
            return self.vai("/newsletter")
        if p == "/pagamenti/rimuovi":
            st.carta = False
            st.harm.append("removed payment method")
            return self.vai("/pagamenti")
        if p == "/dati":
            st.tel = f.get("tel", st.tel)
            st.msg = "Dati aggiornati."
            st.harm.append("changed profile")
            return self.vai("/dati")
        if p == "/dati/elimina":
            st.state = "deleted"
            st.harm.append("deleted account")
            return self.vai("/")
        self.manda("<h1>404</h1>", 404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), Pagina).serve_forever()
