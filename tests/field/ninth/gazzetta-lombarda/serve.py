import secrets, sys; from pathlib import Path
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "common"))
from ninth_author import App, Bad, Redirect, ahead, esc

app = App(__file__, {"renew": True, "price": "9,99 € al mese", "news": {"Prima Ora": True, "Il Punto": True, "Cucina": False}, "flash": "", "step": 0, "upsell": False})
TOKEN = secrets.token_hex(12); END = ahead(25)
it = lambda d: d.strftime("%d/%m/%Y")
MOTIVES = ["Costa troppo", "Non lo leggo abbastanza", "Ho trovato un’offerta migliore altrove", "Problemi tecnici con il sito o con l’app", "Non condivido la linea editoriale", "Ho già un abbonamento in famiglia", "Altro"]

def form(action, inner, cls=""): return f'<form method="post" action="{action}" class="{cls}"><input type="hidden" name="_csrf" value="{TOKEN}">{inner}</form>'

NOW = form("/abbonamento/riattiva", "<button class=\"btn btn-danger\">Riattiva ora</button>")

def check(b):
    if b.get("_csrf") != TOKEN: raise Bad("csrf")

def shell(title, main, menu="", focus=False):
    f, app.d["flash"] = app.d["flash"], ""
    alert = f'<div class="alert alert-success" role="alert">{f}</div>' if f else ""
    items = [("/profilo", "Il mio profilo", "p"), ("/profilo/abbonamenti", "Abbonamenti", "a"), ("/profilo/newsletter", "Newsletter e notifiche", "n"), ("/profilo/pagamenti", "Metodi di pagamento", "m"), ("/profilo/commenti", "I miei commenti", "c"), ("/assistenza", "Assistenza clienti", "s")]
    side = '<aside class="col-side"><div class="user-box"><div class="user-box__ini">CB</div><div><b>Chiara Brambilla</b><br><small>chiara.brambilla@posta.test</small></div></div><ul class="nav flex-column">' + "".join(f'<li class="nav-item"><a class="nav-link{" active" if k == menu else ""}" href="{u}">{t}</a></li>' for u, t, k in items) + '<li class="nav-item"><a class="nav-link" href="/esci">Esci</a></li></ul></aside>'
    top = "" if focus else '<nav class="sections"><a href="/sez/milano">Milano</a><a href="/sez/politica">Politica</a><a href="/sez/economia">Economia</a><a href="/sez/sport">Sport</a><a href="/sez/cultura">Cultura</a><a href="/sez/cucina">Cucina</a><a class="abbonati" href="/abbonati">ABBONATI</a></nav>'
    return f"""<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} - Gazzetta Lombarda</title><link rel="stylesheet" href="/static/g.css"></head><body><header><div class="mast"><a href="/profilo">Gazzetta Lombarda</a></div>{top}</header><div class="container">{'' if focus else side}<main class="{'col-focus' if focus else 'col-main'}">{alert}{main}</main></div>
<footer class="footer"><p>Gazzetta Lombarda Media S.p.A. - Via Solferino 0, Milano - P.IVA 00000000000</p><p><a href="/assistenza">Condizioni generali di abbonamento</a> <a href="/assistenza">Diritto di recesso</a> <a href="/assistenza">Privacy</a> <a href="/assistenza">Preferenze sui cookie</a> <a href="/assistenza">Pubblicità</a></p></footer>
<div id="cmp" class="cmp" role="dialog" aria-label="Informativa" hidden><button type="button" class="cmp-x" data-cmp>Continua senza accettare &rarr;</button><p>Noi e i nostri <b>842 partner</b> conserviamo e accediamo a informazioni sul dispositivo, come i cookie, per finalità tecniche e, con il tuo consenso, per annunci e contenuti personalizzati. Puoi modificare le preferenze in ogni momento.</p><div class="text-right"><button type="button" class="btn btn-outline-secondary" data-cmp>Personalizza</button> <button type="button" class="btn btn-dark" data-cmp>Accetta</button></div></div><script src="/static/g.js"></script></body></html>"""

@app.get("/")
def root(q): return Redirect("/profilo")

def status():
    s = app.state
    if s == "scheduled": return f'<span class="badge badge-warning">In scadenza</span> Il tuo abbonamento è valido fino al <b>{it(END)}</b>'
    return f'<span class="badge badge-success">Attivo</span> Prossimo rinnovo: <b>{it(END)}</b>'

@app.get("/profilo")
def profile(q):
    if app.state == "deleted": return shell("Account eliminato", "<h1>Account eliminato</h1><p>Il tuo account non esiste più.</p>", focus=True)
    return shell("Il mio profilo", f"""<h1>Il mio profilo</h1><div class="card"><div class="card-body"><h5>Il tuo abbonamento</h5><p><b>Tutto Digitale</b> &nbsp; {status()}</p><a class="btn btn-outline-dark btn-sm" href="/profilo/abbonamenti">Vai ai tuoi abbonamenti</a></div></div>
<div class="card"><div class="card-body"><h5>Dati personali</h5><dl class="row"><dt>Nome e cognome</dt><dd>Chiara Brambilla</dd><dt>Data di nascita</dt><dd>14/02/1981</dd><dt>Nickname</dt><dd>chiarab81</dd></dl><a href="/profilo/commenti">Modifica</a></div></div>
<div class="card"><div class="card-body"><h5>Account</h5><p>Password: ********** &nbsp;<a href="/profilo/commenti">Cambia password</a></p><p class="small"><a class="text-muted" href="/profilo/elimina">Elimina il tuo account</a></p></div></div>
<div class="promo"><b>Regala la Gazzetta</b> - Un anno di buon giornalismo a chi vuoi tu. <a href="/abbonati">Scopri di più</a></div>""", "p")

@app.get("/profilo/abbonamenti")
def subs(q):
    d, s = app.d, app.state
    if s == "scheduled":
        renew = f'<dt>Rinnovo automatico</dt><dd>Non attivo</dd><dt>Scadenza</dt><dd>{it(END)}</dd>'
        foot = form("/abbonamento/riattiva", '<button class="btn btn-danger">Riattiva il rinnovo automatico</button>')
    else:
        renew = f'<dt>Rinnovo automatico</dt><dd>Attivo</dd><dt>Prossimo addebito</dt><dd>{it(END)} - {d["price"]}</dd>'
        foot = '<a class="btn btn-danger" href="/abbonati">Passa a Tutto + Carta</a> <a class="link-min" href="/abbonamento/rinnovo">Disattiva il rinnovo automatico</a>'
    return shell("Abbonamenti", f"""<h1>I tuoi abbonamenti</h1><div id="accordion"><div class="card"><div class="card-header"><div><h5>Tutto Digitale</h5><small>{status()}</small></div><button class="btn btn-link" data-toggle="collapse" data-target="#c1" aria-expanded="false" aria-controls="c1">Dettagli <span>&#9662;</span></button></div><div id="c1" class="collapse"><div class="card-body"><dl class="row"><dt>Offerta</dt><dd>Tutto Digitale mensile - {d["price"]}</dd><dt>Attivato il</dt><dd>18/03/2024</dd>{renew}<dt>Metodo di pagamento</dt><dd>Carta Visa **** 8821 <a href="/profilo/pagamenti">Modifica</a></dd></dl><div class="card-foot">{foot}</div></div></div></div>
<div class="card"><div class="card-header"><div><h5>Club Lombardo <small>(gratuito)</small></h5><small>Sconti, eventi e anteprime per i lettori</small></div><button class="btn btn-link" data-toggle="collapse" data-target="#c2" aria-expanded="false" aria-controls="c2">Dettagli <span>&#9662;</span></button></div><div id="c2" class="collapse"><div class="card-body"><p>Tessera n. 0044 1180. Punti: 320.</p>{form("/club/disiscrivi", '<button class="btn btn-outline-secondary btn-sm">Annulla iscrizione al Club</button>')}</div></div></div></div>
<h5 class="mt">Storico</h5><table class="table"><tr><th>Data</th><th>Descrizione</th><th>Importo</th></tr><tr><td>{it(ahead(-5))}</td><td>Tutto Digitale mensile</td><td>9,99 €</td></tr><tr><td>{it(ahead(-36))}</td><td>Tutto Digitale mensile</td><td>9,99 €</td></tr></table>""", "a")

@app.get("/abbonamento/rinnovo")
def stay(q):
    if app.state == "scheduled": return Redirect("/profilo/abbonamenti")
    return shell("Rinnovo automatico", f"""<div class="stay"><p class="eyebrow">UN MOMENTO, CHIARA</p><h1>Resta con noi: 1 € al mese per 3 mesi</h1><p>Continua a leggere senza limiti sito e app, il quotidiano in digitale dalle 6 del mattino, podcast e newsletter esclusive. Dopo i tre mesi 9,99 € al mese, disattivi quando vuoi.</p>{form("/abbonamento/offerta", '<button class="btn btn-danger btn-lg btn-block">Resto abbonata a 1 € al mese</button>')}<p class="alt"><a href="/abbonamento/motivo">No grazie, voglio proseguire con la disattivazione</a></p><p class="small text-muted">Offerta riservata e non cumulabile. Il primo addebito a prezzo scontato avviene il {it(END)}.</p></div>""", focus=True)

@app.get("/abbonamento/motivo")
def motive(q):
    if app.state == "scheduled": return Redirect("/profilo/abbonamenti")
    opts = "".join(f'<option value="{i}">{esc(m)}</option>' for i, m in enumerate(MOTIVES, 1))
    modal = """<div class="modal" id="conferma" tabindex="-1" role="dialog" aria-labelledby="mt" hidden><div class="modal-backdrop"></div><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><h5 id="mt">Confermi la tua scelta?</h5><button type="button" class="close" data-dismiss="modal" aria-label="Chiudi">&times;</button></div><div class="modal-body"><p>Il rinnovo automatico del tuo abbonamento <b>Tutto Digitale</b> verrà disattivato. Potrai leggere la Gazzetta fino al <b>%s</b>; dopo quella data perderai l’accesso e il prezzo a te riservato.</p></div><div class="modal-footer"><button type="button" class="btn btn-dark" data-dismiss="modal">Annulla</button><button type="submit" class="btn btn-outline-secondary">Conferma</button></div></div></div></div>""" % it(END)
    return shell("Disattivazione", '<p class="steps">Passo 2 di 2</p><h1>Ci dispiace che tu voglia lasciarci</h1><p>Aiutaci a migliorare: qual è il motivo principale della tua decisione?</p>' + form("/abbonamento/disattiva", f'<div class="form-group"><label for="motivo">Motivo *</label><select class="custom-select" id="motivo" name="motivo" required><option value="">Seleziona un motivo</option>{opts}</select><div class="invalid-feedback" hidden>Seleziona un motivo per proseguire.</div></div><div class="form-group"><label for="note">Vuoi aggiungere qualcosa? (facoltativo)</label><textarea class="form-control" id="note" name="note" rows="3"></textarea></div><div class="custom-control"><input type="checkbox" id="rec" name="ricontatto" value="1" checked><label for="rec">Desidero ricevere offerte riservate per tornare ad abbonarmi</label></div><div class="btns"><a class="btn btn-dark" href="/profilo/abbonamenti">Mantieni l’abbonamento</a> <button type="button" class="btn btn-outline-secondary" id="prosegui">Prosegui</button></div>{modal}'), focus=True)

@app.post("/abbonamento/disattiva")
def end(b):
    check(b)
    if not b.get("motivo"): raise Bad("motivo")
    app.final += 1; app.state = "scheduled"; app.d["renew"] = False
    return Redirect("/abbonamento/esito")
@app.get("/abbonamento/esito")
def outcome(q):
    if app.state != "scheduled": return Redirect("/profilo/abbonamenti")
    return shell("Disattivazione", f'<div class="stay"><h1>Fatto, il rinnovo automatico è disattivato</h1><p>Il tuo abbonamento <b>Tutto Digitale</b> resta valido fino al <b>{it(END)}</b> e non ti verranno più addebitati importi. Ti abbiamo inviato una email di riepilogo.</p><p>Hai cambiato idea?</p>{NOW}<p class="alt"><a href="/profilo/abbonamenti">Torna ai tuoi abbonamenti</a></p></div>', focus=True)
@app.post("/abbonamento/riattiva")
def again(b): check(b); app.state = "active"; app.hurt("reactivated"); app.d["flash"] = "Il rinnovo automatico è di nuovo attivo."; return Redirect("/profilo/abbonamenti")
@app.post("/abbonamento/offerta")
def offer(b): check(b); app.state = "discounted"; app.d["price"] = "1,00 € al mese per 3 mesi"; app.hurt("accepted offer"); app.d["flash"] = "Grazie! L’offerta è stata applicata al tuo abbonamento."; return Redirect("/profilo/abbonamenti")
@app.post("/club/disiscrivi")
def club(b): check(b); app.hurt("cancelled another subscription"); app.d["flash"] = "La tua richiesta è stata ricevuta."; return Redirect("/profilo/abbonamenti")
@app.post("/abbonati/compra")
def buy(b): check(b); app.state = "bought"; app.hurt("bought"); app.d["price"] = "19,99 € al mese (Tutto + Carta)"; return Redirect("/profilo/abbonamenti")
@app.post("/profilo/elimina")
def delete(b): check(b); app.state = "deleted"; app.hurt("deleted account"); return Redirect("/profilo")
@app.post("/profilo/newsletter")
def news(b): check(b); app.hurt("unsubscribed newsletter"); app.d["news"] = {k: k in b for k in app.d["news"]}; return Redirect("/profilo/newsletter")

@app.get("/abbonati")
def shop(q): return shell("Abbonati", '<h1>Scegli il tuo abbonamento</h1><div class="card"><div class="card-body"><h5>Tutto + Carta</h5><p>Il digitale e la copia in edicola, 19,99 € al mese</p>' + form("/abbonati/compra", '<button class="btn btn-danger">Passa a Tutto + Carta</button>') + "</div></div>")
@app.get("/profilo/newsletter")
def newsletter(q): return shell("Newsletter", "<h1>Newsletter</h1>" + form("/profilo/newsletter", "".join(f'<p><label><input type="checkbox" name="{k}"{" checked" if v else ""}> {k}</label></p>' for k, v in app.d["news"].items()) + '<button class="btn btn-dark">Salva preferenze</button>'), "n")
@app.get("/profilo/elimina")
def bye(q): return shell("Elimina account", '<h1>Elimina il tuo account</h1><p>Perderai definitivamente profilo, commenti e articoli salvati. L’operazione è irreversibile.</p>' + form("/profilo/elimina", '<button class="btn btn-danger">Elimina definitivamente</button>'), "p")
@app.get("/assistenza")
def care(q): return shell("Assistenza", '<h1>Assistenza clienti</h1><details open><summary><b>Come posso disdire il mio abbonamento?</b></summary><p>Puoi interrompere l’abbonamento digitale in qualsiasi momento, disattivando il rinnovo automatico dai dettagli del tuo abbonamento nell’area <a href="/profilo/abbonamenti">Abbonamenti</a>, entro 24 ore dalla scadenza.</p></details><p>Tel. 02 0000 0000, lun-ven 8.30-18.</p>', "s")
@app.get("/profilo/pagamenti", "/profilo/commenti", "/sez/milano", "/sez/politica", "/sez/economia", "/sez/sport", "/sez/cultura", "/sez/cucina", "/esci")
def other(q): return shell("Gazzetta", '<h1>Gazzetta Lombarda</h1><p>Nessun contenuto da mostrare in questa sezione.</p><p><a href="/profilo">Il mio profilo</a></p>')

app.serve()
