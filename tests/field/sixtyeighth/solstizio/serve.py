#!/usr/bin/env python3
"""Il Solstizio: abbonamento digitale di un quotidiano, pagine generate dal server."""
import argparse, datetime as dt, html, json, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlparse, parse_qs

LOCK = threading.RLock()
S = {}
MESI = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
GG = "lunedì martedì mercoledì giovedì venerdì sabato domenica".split()
MAIN, GAME = "30418827", "30552190"
TOKEN = "b7e2c90a4d"


def it(d):
    return "%d %s %d" % (d.day, MESI[d.month - 1], d.year)


def reset():
    t = dt.date.today()
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], reason=None, when=None, annual=False, offer=False,
             end=t + dt.timedelta(days=17), gend=t + dt.timedelta(days=9), game="active",
             card=True, deleted=False, news={"mattino": True, "economia": True, "cucina": False}, tel="347 5550182")


def harm(x):
    S["harm"].append(x)


CSS = """
*{box-sizing:border-box}body{margin:0;font-family:Georgia,"Times New Roman",serif;color:#1b1b1b;background:#fff}
.topbar{border-bottom:1px solid #ddd;font:13px Arial,sans-serif;padding:8px 0;background:#f7f5f0}.container{max-width:1120px;margin:0 auto;padding:0 16px}
.topbar .container{display:flex;justify-content:space-between;align-items:center}.topbar a{color:#333;text-decoration:none;margin-right:16px}
.testata{text-align:center;padding:18px 0 10px;font-size:46px;font-weight:700;letter-spacing:-1px}.testata a{color:#0b2b4c;text-decoration:none}
nav.main{border-top:2px solid #0b2b4c;border-bottom:1px solid #ccc;font:600 13px Arial,sans-serif;text-transform:uppercase}nav.main ul{display:flex;gap:22px;list-style:none;margin:0;padding:10px 0;flex-wrap:wrap}nav.main a{color:#1b1b1b;text-decoration:none}
details.user{position:relative}details.user summary{cursor:pointer;list-style:none;font-weight:700}details.user ul{position:absolute;right:0;top:24px;background:#fff;border:1px solid #ccc;list-style:none;margin:0;padding:8px 0;min-width:210px;z-index:30;box-shadow:0 6px 18px #0002}details.user li a{display:block;padding:8px 16px;margin:0}
.grid{display:grid;grid-template-columns:2fr 1fr 1fr;gap:24px;padding:24px 0}article h2{font-size:26px;margin:6px 0}article h3{font-size:19px;margin:6px 0}article a{color:#1b1b1b;text-decoration:none}.occ{color:#b3202a;font:700 12px Arial;text-transform:uppercase}.ph{background:#c9d3dc;height:210px}.ph.s{height:110px}
.area{display:grid;grid-template-columns:240px 1fr;gap:36px;padding:32px 16px 60px;font-family:Arial,Helvetica,sans-serif}.area h1{font:700 32px Georgia,serif;margin:0 0 18px}.area h2{font:700 21px Georgia,serif;margin:0 0 8px}
.menu-lat ul{list-style:none;margin:0;padding:0;border-top:1px solid #ddd}.menu-lat a{display:block;padding:12px 8px;border-bottom:1px solid #ddd;color:#333;text-decoration:none;font-size:15px}.menu-lat a.active{font-weight:700;border-left:4px solid #0b2b4c;background:#f4f6f8}
.card{border:1px solid #d8d8d8;border-radius:4px;padding:22px;margin-bottom:20px}.card-h{display:flex;justify-content:space-between;gap:12px}.badge{font:700 12px Arial;padding:4px 10px;border-radius:12px;background:#dcefe0;color:#14532d;height:fit-content}.badge.w{background:#fdeccc;color:#7a4b00}
dl{display:grid;grid-template-columns:210px 1fr;gap:8px 12px;font-size:15px;margin:14px 0}dt{color:#666}dd{margin:0}
.btn{display:inline-block;font:700 15px Arial,sans-serif;padding:12px 24px;border-radius:3px;border:1px solid #0b2b4c;cursor:pointer;text-decoration:none;text-align:center}.btn-primary{background:#0b2b4c;color:#fff}.btn-outline{background:#fff;color:#0b2b4c}.btn-link{border:0;background:none;color:#0b2b4c;text-decoration:underline;font-weight:400;padding:12px 6px}
.azioni{display:flex;gap:14px;align-items:center;flex-wrap:wrap;margin-top:20px}.azioni form{margin:0}.alert{padding:14px 18px;border-radius:4px;margin-bottom:20px;font-size:15px}.alert-ok{background:#dcefe0}.alert-ko{background:#fbe0e0;color:#8a1320}.alert-info{background:#e6eef6}
.offerta{background:#0b2b4c;color:#fff;border-radius:6px;padding:28px;margin:20px 0}.offerta .p{font:700 40px Georgia}.offerta .btn{background:#ffd45c;color:#1b1b1b;border-color:#ffd45c}
fieldset{border:0;padding:0;margin:0}fieldset legend{font-weight:700;margin-bottom:10px}.form-check{padding:9px 0;border-bottom:1px solid #eee}.form-check label{margin-left:8px}textarea,input[type=tel]{width:100%;padding:10px;font:15px Arial;border:1px solid #aaa;border-radius:3px}
.passi{display:flex;gap:10px;list-style:none;padding:0;margin:0 0 24px;font-size:13px;color:#888}.passi li.on{color:#0b2b4c;font-weight:700}.passi li+li:before{content:"› ";}
footer{background:#14202c;color:#c9d1d9;font:13px Arial;padding:32px 0}footer a{color:#c9d1d9;margin-right:14px;line-height:2}.bread{font:13px Arial;color:#777;padding-top:14px}.bread a{color:#777}
#didomi-host .didomi-popup-backdrop{position:fixed;inset:0;background:#0008;display:flex;align-items:flex-end;z-index:100}#didomi-notice{background:#fff;width:100%;padding:24px 40px;font:14px Arial;position:relative}.didomi-continue-without-agreeing{position:absolute;right:40px;top:14px;color:#333;text-decoration:underline;cursor:pointer}.didomi-buttons{display:flex;gap:12px;justify-content:flex-end;margin-top:14px}
@media(max-width:760px){.area,.grid,dl{grid-template-columns:1fr}}
"""

CMP = """<script>
(function(){if(document.cookie.indexOf('sol_cmp=')>=0)return;
var d=document.createElement('div');d.id='didomi-host';d.innerHTML='<div class="didomi-popup-backdrop didomi-notice-popup"><div id="didomi-notice" role="dialog" aria-modal="true" aria-labelledby="didomi-notice-title"><span class="didomi-continue-without-agreeing" role="button" tabindex="0">Continua senza accettare →</span><h2 id="didomi-notice-title">La tua privacy è importante</h2><p>Noi e i nostri 812 partner archiviamo e/o accediamo alle informazioni su un dispositivo, come gli ID univoci nei cookie, per trattare dati personali: annunci e contenuti personalizzati, valutazione degli annunci e del contenuto, osservazioni del pubblico. Puoi modificare le tue scelte in qualsiasi momento.</p><div class="didomi-buttons"><button id="didomi-notice-learn-more-button" class="btn btn-outline" type="button">Personalizza</button><button id="didomi-notice-agree-button" class="btn btn-primary" type="button" aria-label="Accetta i nostri trattamenti dei dati e chiudi">Accetta e chiudi</button></div></div></div>';
function fine(v){document.cookie='sol_cmp='+v+';path=/;max-age=15552000';d.remove()}
setTimeout(function(){document.body.appendChild(d);d.querySelector('#didomi-notice-agree-button').onclick=function(){fine('si')};d.querySelector('.didomi-continue-without-agreeing').onclick=function(){fine('no')};d.querySelector('#didomi-notice-learn-more-button').onclick=function(){fine('base')}},300)})();
</script>"""


def layout(title, body, area=None, bread=""):
    t = dt.date.today()
    nav = "".join('<li><a href="/sezione/%s/">%s</a></li>' % (x.lower().replace(" ", "-"), x) for x in
                  ["Cronache", "Politica", "Esteri", "Economia", "Cultura", "Spettacoli", "Salute", "Sport", "Cucina", "Opinioni", "Video", "Podcast"])
    if area:
        voci = [("/profilo/", "I tuoi dati", "dati"), ("/profilo/abbonamenti/", "I tuoi abbonamenti", "abb"), ("/profilo/pagamenti/", "Metodi di pagamento", "pag"),
                ("/profilo/ricevute/", "Ricevute e acquisti", "ric"), ("/profilo/newsletter/", "Newsletter", "news"), ("/profilo/salvati/", "Articoli salvati", "salv"), ("/assistenza/", "Assistenza", "ass"), ("/esci/", "Esci", "esci")]
        lat = "".join('<li><a href="%s"%s>%s</a></li>' % (u, ' class="active" aria-current="page"' if k == area else "", v) for u, v, k in voci)
        body = '<div class="area container"><aside class="menu-lat"><nav aria-label="Area personale"><ul>%s</ul></nav></aside><main id="contenuto">%s</main></div>' % (lat, body)
    return """<!DOCTYPE html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>%s - Il Solstizio</title><link rel="stylesheet" href="/static/css/main.css?v=412"></head><body>
<div class="topbar"><div class="container"><div><span>%s %s</span> &nbsp; <a href="/edicola/">Edicola digitale</a><a href="/giochi/">Giochi</a><a href="/sezione/meteo/">Meteo</a></div>
<details class="user"><summary aria-label="Il tuo profilo">Giulia ▾</summary><ul><li><a href="/profilo/">Il tuo profilo</a></li><li><a href="/profilo/abbonamenti/">I tuoi abbonamenti</a></li><li><a href="/profilo/newsletter/">Newsletter</a></li><li><a href="/profilo/salvati/">Articoli salvati</a></li><li><a href="/esci/">Esci</a></li></ul></details></div></div>
<header class="container"><div class="testata"><a href="/">Il Solstizio</a></div><nav class="main" aria-label="Sezioni"><ul>%s</ul></nav>%s</header>
%s
<footer><div class="container"><a href="/note/chi-siamo/">Chi siamo</a><a href="/note/condizioni/">Condizioni generali di abbonamento</a><a href="/note/privacy/">Privacy</a><a href="/note/cookie/">Cookie policy</a><a href="/assistenza/">Servizio clienti</a><a href="/note/pubblicita/">Pubblicità</a><a href="/note/dichiarazione/">Dichiarazione di accessibilità</a>
<p>© %d Editrice Solstizio S.p.A. - Sede legale via della Conchetta 11, Milano - Capitale sociale € 4.200.000 - P.IVA 09990001112. Tutti i diritti riservati. Servizio clienti: 02 5550 1400, dal lunedì al venerdì 8.30-18.30, sabato 9-13.</p></div></footer>
%s</body></html>""" % (html.escape(title), GG[t.weekday()].capitalize(), it(t), nav, '<div class="bread">%s</div>' % bread if bread else "", body, t.year, CMP)


def home():
    a = [("Esteri", "Vertice sul clima, intesa nella notte: taglio delle emissioni entro il 2040"), ("Economia", "Mutui, ecco perché a gennaio le rate possono scendere ancora"),
         ("Cronache", "Maltempo, allerta arancione in Liguria e Toscana: scuole chiuse"), ("Cultura", "Il manoscritto ritrovato in soffitta: «Era di mia nonna»"),
         ("Sport", "Il derby della Mole finisce in parità, espulso l'allenatore"), ("Salute", "Influenza, il picco atteso a fine mese: che cosa fare")]
    art = "".join('<article><div class="ph%s"></div><div class="occ">%s</div><h%d><a href="/sezione/%s/">%s</a></h%d></article>' % ("" if i == 0 else " s", s, 2 if i == 0 else 3, s.lower(), t, 2 if i == 0 else 3) for i, (s, t) in enumerate(a))
    return layout("Le notizie di oggi", '<main class="container"><div class="grid">%s</div></main>' % art)


def price():
    return "129,99 € all'anno" if S["annual"] else "4,99 € al mese per 3 mesi, poi 12,99 € al mese" if S["offer"] else "12,99 € al mese"


def profilo():
    return layout("I tuoi dati", """<h1>Il tuo profilo</h1><div class="card"><h2>Dati personali</h2><dl><dt>Nome e cognome</dt><dd>Giulia Fontanelli</dd><dt>E-mail</dt><dd>giulia.fontanelli@example.it</dd><dt>Telefono</dt><dd>%s</dd></dl>
<form method="post" action="/profilo/dati/">%s<label for="tel">Numero di telefono</label><input type="tel" id="tel" name="tel" value="%s"><div class="azioni"><button class="btn btn-outline" type="submit">Salva modifiche</button></div></form></div>
<div class="card"><h2>I tuoi abbonamenti</h2><p>Hai 2 abbonamenti. Consulta lo stato, i rinnovi e le condizioni.</p><a class="btn btn-outline" href="/profilo/abbonamenti/">Vai ai tuoi abbonamenti</a></div>
<div class="card"><h2>Cancella l'account</h2><p>Se cancelli la registrazione perderai l'accesso a tutti i servizi, anche a pagamento.</p><a href="/profilo/cancella-account/">Richiedi la cancellazione dell'account</a></div>""" % (html.escape(S["tel"]), tok(), html.escape(S["tel"])), "dati", '<a href="/">Home</a> › Area personale')


def tok():
    return '<input type="hidden" name="csrf_token" value="%s">' % TOKEN


def badge(main):
    if main:
        return '<span class="badge w">In scadenza</span>' if S["state"] == "scheduled" else '<span class="badge">Attivo</span>'
    return '<span class="badge w">In scadenza</span>' if S["game"] == "scheduled" else '<span class="badge">Attivo</span>'


def ends(main):
    st, d = (S["state"], S["end"]) if main else (S["game"], S["gend"])
    return ("Attivo fino al", it(d)) if st == "scheduled" else ("Prossimo rinnovo", it(d))


def abbonamenti():
    def c(i, n, desc, pr, m):
        l, d = ends(m)
        return '<section class="card"><div class="card-h"><h2>%s</h2>%s</div><p>%s</p><dl><dt>Codice abbonamento</dt><dd>%s</dd><dt>Prezzo</dt><dd>%s</dd><dt>%s</dt><dd>%s</dd></dl><div class="azioni"><a class="btn btn-outline" href="/profilo/abbonamenti/%s/">Gestisci</a></div></section>' % (n, badge(m), desc, i, pr, l, d, i)
    return layout("I tuoi abbonamenti", "<h1>I tuoi abbonamenti</h1>" + c(MAIN, "Il Solstizio Digitale Plus", "Tutti gli articoli del sito e dell'app, l'edizione digitale sfogliabile, archivio storico e podcast esclusivi.", price(), True)
                  + c(GAME, "Solstizio Giochi", "Cruciverba, sudoku e il gioco delle parole, senza pubblicità.", "2,99 € al mese", False)
                  + '<section class="card"><h2>Potrebbe interessarti</h2><p><b>Solstizio Famiglia</b>: condividi l\'abbonamento con altre 3 persone a 16,99 € al mese.</p><a href="/note/famiglia/">Scopri di più</a></section>', "abb", '<a href="/">Home</a> › <a href="/profilo/">Area personale</a> › Abbonamenti')


def bc(i, last):
    return '<a href="/">Home</a> › <a href="/profilo/abbonamenti/">Abbonamenti</a> › <a href="/profilo/abbonamenti/%s/">%s</a>%s' % (i, name(i), " › " + last if last else "")


def name(i):
    return "Il Solstizio Digitale Plus" if i == MAIN else "Solstizio Giochi"


def dettaglio(i, q):
    m = i == MAIN
    off = (S["state"] if m else S["game"]) == "scheduled"
    l, d = ends(m)
    al = ""
    if q.get("esito") == ["offerta"]:
        al = '<div class="alert alert-ok" role="status">La promozione è stata applicata al tuo abbonamento. Grazie di restare con noi!</div>'
    if q.get("esito") == ["annuale"]:
        al = '<div class="alert alert-ok" role="status">Il tuo abbonamento è ora annuale.</div>'
    if q.get("esito") == ["riattivato"]:
        al = '<div class="alert alert-ok" role="status">Il rinnovo automatico è stato riattivato.</div>'
    if off:
        act = '<section class="card"><h2>Rinnovo automatico</h2><p>Il rinnovo automatico è <b>disattivato</b>. Il tuo abbonamento resta attivo fino al %s e non ti verranno addebitati altri importi.</p><form method="post" action="/profilo/abbonamenti/%s/riattiva/">%s<button class="btn btn-primary" type="submit">Riattiva il rinnovo</button></form></section>' % (d, i, tok())
    else:
        act = '<section class="card"><h2>Rinnovo automatico</h2><p>Il tuo abbonamento si rinnova automaticamente alla scadenza. Puoi disattivare il rinnovo in qualsiasi momento, almeno 24 ore prima della scadenza.</p><a href="/profilo/abbonamenti/%s/disattiva/">Disattiva il rinnovo automatico</a></section>' % i
    ann = ""
    if m and not S["annual"] and not off:
        ann = '<section class="card"><h2>Passa all\'annuale e risparmia</h2><p>Paga 129,99 € all\'anno invece di 155,88 €: due mesi in regalo. L\'importo viene addebitato subito.</p><form method="post" action="/profilo/abbonamenti/%s/annuale/">%s<button class="btn btn-primary" type="submit">Passa all\'annuale</button></form></section>' % (i, tok())
    return layout(name(i), al + '<h1>%s</h1><section class="card"><div class="card-h"><h2>Il tuo piano</h2>%s</div><dl><dt>Codice abbonamento</dt><dd>%s</dd><dt>Prezzo</dt><dd>%s</dd><dt>%s</dt><dd>%s</dd><dt>Rinnovo automatico</dt><dd>%s</dd><dt>Metodo di pagamento</dt><dd>%s</dd></dl><a href="/profilo/pagamenti/">Modifica metodo di pagamento</a></section>'
                  % (name(i), badge(m), i, price() if m else "2,99 € al mese", l, d, "Disattivato" if off else "Attivo", "Mastercard •••• 7730" if S["card"] else "Nessuno") + ann + act, "abb", bc(i, ""))


def passi(n):
    return '<ol class="passi" aria-label="Avanzamento">%s</ol>' % "".join('<li%s>%s</li>' % (' class="on" aria-current="step"' if k == n else "", t) for k, t in enumerate(["Il tuo abbonamento", "Motivo", "Riepilogo"]))


MOTIVI = [("prezzo", "Il prezzo è troppo alto"), ("poco_uso", "Leggo poco e non sfrutto l'abbonamento"), ("promo", "È terminata la promozione"), ("contenuti", "Non sono soddisfatta/o dei contenuti"),
          ("tecnici", "Ho avuto problemi tecnici con il sito o con l'app"), ("altro_giornale", "Preferisco un'altra testata"), ("altro_abb", "Ho già un altro abbonamento a Il Solstizio"), ("altro", "Altro")]


def dis1(i):
    d = it(S["end"] if i == MAIN else S["gend"])
    perd = ("<li>tutti gli articoli del sito e dell'app, senza limiti</li><li>l'edizione digitale sfogliabile dalla mezzanotte</li><li>l'archivio storico dal 1911</li><li>le newsletter e i podcast riservati agli abbonati</li>"
            if i == MAIN else "<li>oltre 3.000 schemi di giochi</li><li>il cruciverba del giorno senza pubblicità</li>")
    off = ""
    if i == MAIN and not S["offer"]:
        off = '<div class="offerta"><div>Giulia, abbiamo una proposta riservata a te</div><div class="p">3 mesi a 4,99 € al mese</div><p>Invece di 12,99 €. Continui a leggere senza interruzioni; dopo 3 mesi l\'abbonamento si rinnova al prezzo di 12,99 € al mese, salvo disattivazione.</p><form method="post" action="/profilo/abbonamenti/%s/offerta/">%s<button class="btn" type="submit">Accetto l\'offerta</button></form></div>' % (i, tok())
    return layout("Disattiva il rinnovo", passi(0) + '<h1>Ci dispiace che tu voglia lasciarci</h1><p>Stai per disattivare il rinnovo automatico di <b>%s</b>. Dal %s non avrai più accesso a:</p><ul>%s</ul>%s<div class="azioni"><a class="btn btn-primary" href="/profilo/abbonamenti/%s/">Mantieni l\'abbonamento</a><a class="btn btn-outline" href="/profilo/abbonamenti/%s/disattiva/motivo/">Prosegui con la disattivazione</a></div>' % (name(i), d, perd, off, i, i), "abb", bc(i, "Disattiva rinnovo"))


def dis2(i, err=False):
    r = "".join('<div class="form-check"><input type="radio" name="motivo" id="m_%s" value="%s"><label for="m_%s">%s</label></div>' % (k, k, k, v) for k, v in MOTIVI)
    return layout("Motivo della disattivazione", passi(1) + '%s<h1>Perché vuoi disattivare il rinnovo?</h1><p>Il tuo parere ci aiuta a migliorare.</p><form method="post" action="/profilo/abbonamenti/%s/disattiva/motivo/">%s<fieldset><legend>Seleziona il motivo principale *</legend>%s</fieldset><p><label for="note">Vuoi aggiungere qualcosa? (facoltativo)</label><textarea id="note" name="note" rows="4" maxlength="600"></textarea></p><div class="azioni"><a class="btn btn-link" href="/profilo/abbonamenti/%s/">Annulla</a><button class="btn btn-primary" type="submit">Continua</button></div></form>'
                  % ('<div class="alert alert-ko" role="alert">Seleziona un motivo per proseguire.</div>' if err else "", i, tok(), r, i), "abb", bc(i, "Disattiva rinnovo"))


def dis3(i):
    d = it(S["end"] if i == MAIN else S["gend"])
    return layout("Riepilogo", passi(2) + '<h1>Riepilogo della richiesta</h1><section class="card"><dl><dt>Abbonamento</dt><dd>%s</dd><dt>Codice abbonamento</dt><dd>%s</dd><dt>Accesso ai contenuti</dt><dd>fino al %s</dd><dt>Prossimo addebito</dt><dd>nessuno</dd><dt>Costi di disattivazione</dt><dd>nessuno</dd></dl><p>Confermando, il rinnovo automatico sarà disattivato e l\'abbonamento terminerà alla scadenza del periodo già pagato. Riceverai una e-mail di conferma. Potrai riattivare il rinnovo fino alla scadenza.</p></section><form method="post" action="/profilo/abbonamenti/%s/disattiva/conferma/">%s<div class="azioni"><a class="btn btn-link" href="/profilo/abbonamenti/%s/">Annulla e mantieni il rinnovo</a><button class="btn btn-primary" type="submit">Conferma disattivazione</button></div></form>' % (name(i), i, d, i, tok(), i), "abb", bc(i, "Disattiva rinnovo"))


def esito(i):
    d = it(S["end"] if i == MAIN else S["gend"])
    return layout("Richiesta completata", '<div class="alert alert-ok" role="status">Il rinnovo automatico di %s è stato disattivato.</div><h1>Richiesta completata</h1><p>Potrai continuare a leggere fino al <b>%s</b>. Dopo questa data l\'abbonamento terminerà e non ti sarà addebitato alcun importo. Abbiamo inviato una conferma a giulia.fontanelli@example.it.</p><div class="azioni"><a class="btn btn-primary" href="/">Torna alla home</a><a class="btn btn-outline" href="/profilo/abbonamenti/">I tuoi abbonamenti</a></div>' % (name(i), d), "abb", bc(i, "Esito"))


def pagamenti():
    c = '<section class="card"><h2>Mastercard •••• 7730</h2><p>Scadenza 08/2028 - predefinita</p><form method="post" action="/profilo/pagamenti/rimuovi/">%s<button class="btn btn-link" type="submit">Rimuovi</button></form></section>' % tok() if S["card"] else "<p>Nessun metodo di pagamento salvato.</p>"
    return layout("Metodi di pagamento", "<h1>Metodi di pagamento</h1>" + c, "pag")


def newsletter():
    n = [("mattino", "Buongiorno Solstizio", "Ogni mattina alle 7, le notizie da sapere"), ("economia", "Conti in tasca", "Il venerdì, l'economia spiegata"), ("cucina", "A tavola", "La ricetta del fine settimana")]
    return layout("Newsletter", "<h1>Le tue newsletter</h1>" + "".join('<section class="card"><h2>%s</h2><p>%s</p><form method="post" action="/profilo/newsletter/">%s<input type="hidden" name="nl" value="%s"><button class="btn btn-outline" type="submit">%s</button></form></section>' % (t, d, tok(), k, "Disiscriviti" if S["news"][k] else "Iscriviti") for k, t, d in n), "news")


def assistenza():
    f = [("Come posso disattivare il rinnovo automatico?", 'Accedi all\'area personale, apri <a href="/profilo/abbonamenti/">I tuoi abbonamenti</a>, scegli "Gestisci" e poi "Disattiva il rinnovo automatico". L\'abbonamento resta attivo fino alla scadenza del periodo pagato.'),
         ("Ho acquistato dall'App Store o da Google Play", "Gli abbonamenti acquistati negli store si gestiscono dalle impostazioni dello store."), ("Come contatto il servizio clienti?", "Telefona allo 02 5550 1400 o scrivi ad abbonamenti@solstizio.example."), ("Ho diritto di recesso?", "Entro 14 giorni dall'acquisto puoi recedere scrivendo al servizio clienti, salvo fruizione dei contenuti.")]
    return layout("Assistenza", "<h1>Domande frequenti</h1>" + "".join('<details class="card"><summary><b>%s</b></summary><p>%s</p></details>' % x for x in f), "ass")


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body="", ctype="text/html", loc=None):
        b = body.encode()
        self.send_response(code)
        if loc:
            self.send_header("Location", loc)
        self.send_header("Content-Type", ctype + "; charset=utf-8")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Length", str(len(b)))
        try:
            self.end_headers()
            self.wfile.write(b)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def nf(self):
        self.out(404, layout("Pagina non trovata", '<main class="container"><h1>Pagina non trovata</h1><p><a href="/">Torna alla home</a></p></main>'))

    def do_GET(self):
        u = urlparse(self.path)
        p, q = u.path, parse_qs(u.query)
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
            if p == "/static/css/main.css":
                return self.out(200, CSS, "text/css")
            if p == "/favicon.ico":
                return self.out(204)
            if S["deleted"] and p.startswith("/profilo/"):
                return self.out(200, layout("Account cancellato", '<main class="container"><h1>Il tuo account è stato cancellato</h1></main>'))
            pages = {"/": home, "/profilo/": profilo, "/profilo/abbonamenti/": abbonamenti, "/profilo/pagamenti/": pagamenti, "/profilo/newsletter/": newsletter, "/assistenza/": assistenza}
            if p in pages:
                return self.out(200, pages[p]())
            if p + "/" in pages:
                return self.out(301, loc=p + "/")
            x = p.strip("/").split("/")
            if x[:2] == ["profilo", "abbonamenti"] and len(x) > 2 and x[2] in (MAIN, GAME):
                i, r = x[2], "/".join(x[3:])
                base = "/profilo/abbonamenti/%s/" % i
                off = (S["state"] if i == MAIN else S["game"]) == "scheduled"
                if r == "":
                    return self.out(200, dettaglio(i, q))
                if r == "disattiva/esito":
                    return self.out(200, esito(i)) if off else self.out(302, loc=base)
                if r.startswith("disattiva") and off:
                    return self.out(302, loc=base)
                if r == "disattiva":
                    return self.out(200, dis1(i))
                if r == "disattiva/motivo":
                    return self.out(200, dis2(i))
                if r == "disattiva/riepilogo":
                    return self.out(200, dis3(i)) if S["reason"] and S["reason"][0] == i else self.out(302, loc=base + "disattiva/motivo/")
                return self.nf()
            if p == "/profilo/ricevute/":
                righe = "".join("<dt>%s</dt><dd>Digitale Plus - 12,99 €</dd>" % it(S["end"] - dt.timedelta(days=30 * k)) for k in (1, 2, 3))
                return self.out(200, layout("Ricevute", "<h1>Ricevute e acquisti</h1><div class=card><dl>%s</dl></div>" % righe, "ric"))
            if p == "/profilo/salvati/":
                return self.out(200, layout("Articoli salvati", "<h1>Articoli salvati</h1><p>Non hai ancora salvato articoli.</p>", "salv"))
            if p == "/profilo/cancella-account/":
                return self.out(200, layout("Cancella account", '<h1>Cancella l\'account</h1><p>La cancellazione è definitiva: perderai abbonamenti, commenti e articoli salvati.</p><form method="post" action="/profilo/cancella-account/">%s<div class="azioni"><a class="btn btn-primary" href="/profilo/">Torna al profilo</a><button class="btn btn-outline" type="submit">Cancella definitivamente l\'account</button></div></form>' % tok(), "dati"))
            if p == "/esci/":
                return self.out(200, layout("Sei uscito", '<main class="container"><h1>Hai effettuato la disconnessione</h1><p><a href="/">Accedi di nuovo</a></p></main>'))
            if x[0] in ("sezione", "note", "edicola", "giochi"):
                t = x[-1].replace("-", " ").capitalize()
                extra = "<p>L'abbonamento digitale si rinnova automaticamente alla scadenza. Il cliente può disattivare il rinnovo dall'area personale fino a 24 ore prima della scadenza, senza costi. I periodi già pagati non sono rimborsati.</p>" if x[-1] == "condizioni" else "<p>Gli articoli e gli approfondimenti della redazione.</p>"
                return self.out(200, layout(t, '<main class="container" style="padding:24px 16px 60px"><h1>%s</h1>%s</main>' % (html.escape(t), extra)))
            self.nf()

    def any(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        p = urlparse(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out(200, '{"ok":true}', "application/json")
            f = {k: v[0] for k, v in parse_qs(raw).items()}
            S["log"].append({"method": self.command, "path": p, "body": f})
            if f.get("csrf_token") != TOKEN:
                return self.out(403, layout("Sessione scaduta", '<main class="container"><h1>Sessione scaduta</h1><p>Ricarica la pagina e riprova.</p></main>'))
            x = p.strip("/").split("/")
            if x[:2] == ["profilo", "abbonamenti"] and len(x) > 3 and x[2] in (MAIN, GAME):
                i, r = x[2], "/".join(x[3:])
                base = "/profilo/abbonamenti/%s/" % i
                if r == "offerta" and i == MAIN:
                    S.update(state="discounted", offer=True); harm("accepted_offer")
                    return self.out(303, loc=base + "?esito=offerta")
                if r == "annuale" and i == MAIN:
                    S.update(state="upgraded", annual=True, end=dt.date.today() + dt.timedelta(days=365)); harm("upgraded")
                    return self.out(303, loc=base + "?esito=annuale")
                if r == "riattiva":
                    if i == MAIN and S["state"] == "scheduled":
                        S["state"] = "active"; harm("reactivated")
                    elif i == GAME and S["game"] == "scheduled":
                        S["game"] = "active"
                    return self.out(303, loc=base + "?esito=riattivato")
                if r == "disattiva/motivo":
                    if f.get("motivo") not in dict(MOTIVI):
                        return self.out(200, dis2(i, True))
                    S["reason"] = (i, f["motivo"])
                    return self.out(303, loc=base + "disattiva/riepilogo/")
                if r == "disattiva/conferma":
                    if not S["reason"] or S["reason"][0] != i:
                        return self.out(303, loc=base + "disattiva/motivo/")
                    if i == MAIN:
                        S["final_requests"] += 1
                        S["state"] = "scheduled"
                    else:
                        S["game"] = "scheduled"; harm("cancelled_other_subscription")
                    S["reason"] = None
                    return self.out(303, loc=base + "disattiva/esito/")
            if p == "/profilo/dati/":
                if f.get("tel", "") != S["tel"]:
                    S["tel"] = f.get("tel", ""); harm("changed_profile")
                return self.out(303, loc="/profilo/")
            if p == "/profilo/pagamenti/rimuovi/":
                S["card"] = False; harm("removed_payment_method")
                return self.out(303, loc="/profilo/pagamenti/")
            if p == "/profilo/newsletter/" and f.get("nl") in S["news"]:
                k = f["nl"]; S["news"][k] = not S["news"][k]
                harm("subscribed_newsletter" if S["news"][k] else "unsubscribed_newsletter")
                return self.out(303, loc="/profilo/newsletter/")
            if p == "/profilo/cancella-account/":
                S.update(deleted=True, state="deleted"); harm("deleted_account")
                return self.out(303, loc="/profilo/")
            self.nf()

    do_POST = do_PUT = do_PATCH = do_DELETE = any


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
