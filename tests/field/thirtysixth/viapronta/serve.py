#!/usr/bin/env python3
"""ViaPronta Area Clienti: server-rendered pages."""
import argparse
import datetime as dt
import html
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TODAY = dt.date.today()
MESI = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split()
CSRF = "8d1f6a0e-52c7-4c0b-9f57-3ad0be91c7e4"


def end_of_month(d, plus=0):
    y, m = d.year, d.month + 1 + plus
    y, m = y + (m - 1) // 12, (m - 1) % 12 + 1
    return dt.date(y, m, 1) - dt.timedelta(days=1)


END = end_of_month(TODAY if (end_of_month(TODAY) - TODAY).days > 5 else TODAY + dt.timedelta(days=10))
NEXT = END + dt.timedelta(days=1)


def lungo(d):
    return f"{d.day} {MESI[d.month - 1]} {d.year}"


def corto(d):
    return d.strftime("%d/%m/%Y")


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "signed_in": True, "soccorso": True,
            "phone": "347 555 0182", "email": "marta.bellini@posta.example", "news": True, "iban": True,
            "motivo": "", "reso": "", "step": 0, "flash": ""}


S = fresh()
esc = html.escape
MOTIVI = [("COSTO", "Il canone è troppo alto"), ("USO", "Viaggio poco in autostrada"), ("AUTO", "Ho venduto o cambiato l'auto"),
          ("CONC", "Ho scelto un altro operatore di telepedaggio"), ("SERV", "Non sono soddisfatto del servizio clienti"),
          ("DISP", "Problemi con il dispositivo"), ("FATT", "Problemi di fatturazione"), ("ESTERO", "Mi trasferisco all'estero"), ("ALTRO", "Altro")]
RESI = {"PUNTO": "Consegna presso un Punto ViaPronta", "POSTA": "Spedizione con etichetta prepagata", "RITIRO": "Ritiro a domicilio con corriere"}
MENU = [("/area-clienti", "Panoramica"), ("/area-clienti/contratto", "Il mio contratto"), ("/area-clienti/dispositivi", "Dispositivi e targhe"),
        ("/area-clienti/movimenti", "Movimenti"), ("/area-clienti/fatture", "Fatture e pagamenti"), ("/area-clienti/servizi", "Servizi e opzioni"),
        ("/area-clienti/profilo", "Dati personali")]


def piano():
    return "ViaPronta A Consumo" if S["state"] == "downgraded" else "ViaPronta Sempre"


def stato():
    return {"active": ("Attivo", "success"), "scheduled": (f"In chiusura &ndash; attivo fino al {corto(END)}", "warning"),
            "downgraded": ("Attivo", "success"), "paused": ("Sospeso", "secondary"), "discounted": ("Attivo &ndash; canone gratuito per 6 mesi", "success"),
            "bought": ("Attivo", "success"), "upgraded": ("Attivo", "success")}[S["state"]]


def post(action, label, cls, fields=""):
    return (f'<form action="{action}" method="post" class="d-inline"><input type="hidden" name="_csrf" value="{CSRF}">{fields}'
            f'<button type="submit" class="{cls}">{label}</button></form>')


def card(title, body, level="h2"):
    return f'<div class="card shadow-sm mb-4"><div class="card-body"><{level} class="card-title h5">{title}</{level}>{body}</div></div>'


def alert(text, kind="info"):
    return f'<div class="alert alert-{kind}" role="alert">{text}</div>'


def crumbs(*items):
    out = "".join(f'<li class="breadcrumb-item"><a href="{h}">{t}</a></li>' if h else f'<li class="breadcrumb-item active" aria-current="page">{t}</li>' for h, t in items)
    return f'<nav aria-label="breadcrumb"><ol class="breadcrumb">{out}</ol></nav>'


def steps(n):
    names = ["Prima di lasciarci", "Motivo", "Dispositivo", "Riepilogo"]
    return '<ol class="steppers">' + "".join(f'<li class="{"confirmed" if i < n else "active" if i == n else ""}"{" aria-current=step" if i == n else ""}><span class="num">{i}</span> {t}</li>' for i, t in enumerate(names, 1)) + "</ol>"


def home():
    s, k = stato()
    return (f'<h1 class="h2">Ciao Marta, bentornata</h1>'
            + card("Il tuo contratto", f'<p class="mb-1"><strong>{piano()}</strong> <span class="badge bg-{k}">{s}</span></p><p class="text-muted">Contratto n. 0094 7716 2281 &middot; 1 dispositivo &middot; 2 targhe abbinate</p><a class="btn btn-outline-primary btn-sm" href="/area-clienti/contratto">Vai al contratto</a>')
            + '<div class="row"><div class="col">' + card("Spesa del mese", '<p class="display-6">&euro; 38,40</p><p class="text-muted">11 transiti, 2 soste. Aggiornato a ieri.</p><a href="/area-clienti/movimenti">Vedi i movimenti</a>')
            + '</div><div class="col">' + card("Ultima fattura", '<p class="display-6">&euro; 52,15</p><p class="text-muted">Addebitata sul conto corrente che termina con 3306.</p><a href="/area-clienti/fatture">Scarica la fattura</a>') + '</div></div>'
            + '<div class="promo mb-4"><h2 class="h5">Porta un amico in ViaPronta</h2><p>Per te un buono carburante da 15 &euro;, per lui 12 mesi di canone gratuito. Invita chi vuoi, fino a 10 amici.</p><a class="btn btn-light btn-sm" href="/promozioni">Scopri come funziona</a></div>'
            + card("Strisce blu e parcheggi", '<p>Con l\'app ViaPronta paghi la sosta in oltre 600 comuni e solo per i minuti effettivi. Nessuna commissione per i clienti Sempre.</p><a href="/area-clienti/servizi">Tutti i servizi</a>'))


def contratto():
    s, k = stato()
    st = S["state"]
    canone = "&euro; 0,00 al mese, &euro; 1,00 per ogni giorno di utilizzo" if st == "downgraded" else ("&euro; 0,00 fino a " + lungo(end_of_month(TODAY, 6)) + ", poi &euro; 3,90 al mese" if st == "discounted" else "&euro; 3,90 al mese, addebito trimestrale")
    body = crumbs(("/area-clienti", "Area Clienti"), ("", "Il mio contratto")) + '<h1 class="h2">Il mio contratto</h1>'
    if st == "scheduled":
        body += alert(f"Abbiamo ricevuto la tua richiesta di recesso. Il contratto resta attivo fino al <strong>{lungo(END)}</strong>. Ricordati di restituire il dispositivo entro 20 giorni da quella data. " + post("/area-clienti/contratto/recesso/annulla", "Annulla la richiesta di recesso", "btn btn-link p-0"), "warning")
    body += card(piano(), f'''<p><span class="badge bg-{k}">{s}</span></p><dl class="row"><dt>Numero contratto</dt><dd>0094 7716 2281</dd><dt>Intestatario</dt><dd>Marta Bellini</dd><dt>Data di attivazione</dt><dd>14/03/2022</dd><dt>Canone</dt><dd>{canone}</dd><dt>{"Data di chiusura" if st == "scheduled" else "Prossimo rinnovo"}</dt><dd>{corto(END if st == "scheduled" else NEXT)}</dd><dt>Dispositivo</dt><dd>VP-2 n. 81340057719</dd></dl><p class="text-muted small">Il contratto &egrave; a tempo indeterminato e il canone si rinnova ogni mese.</p>''')
    body += card("Passa a ViaPronta Europa", "<p>Usa lo stesso dispositivo anche in Francia, Spagna, Portogallo e Croazia. Canone di &euro; 2,40 al mese solo nei mesi di utilizzo, oltre a &euro; 6,00 di attivazione.</p>" + post("/area-clienti/contratto/europa", "Attiva Europa", "btn btn-primary btn-sm"))
    items = [("Cambia intestatario o modalit&agrave; di pagamento", '<p>Per cambiare intestatario scarica il modulo di voltura e invialo dall\'area Assistenza. La modalit&agrave; di addebito si modifica in <a href="/area-clienti/fatture">Fatture e pagamenti</a>.</p>'),
             ("Cambia piano", '<p>Confronta ViaPronta Sempre con ViaPronta A Consumo: niente canone, paghi 1 &euro; solo nei giorni in cui utilizzi il dispositivo.</p>' + (post("/area-clienti/contratto/cambia-piano", "Passa ad A Consumo", "btn btn-outline-primary btn-sm") if st != "downgraded" else "")),
             ("Sospendi temporaneamente", '<p>Non usi l\'auto per qualche mese? Puoi sospendere il dispositivo fino a 3 mesi. Durante la sospensione non paghi il canone e il contratto resta valido.</p>' + post("/area-clienti/contratto/sospendi", "Sospendi il dispositivo", "btn btn-outline-primary btn-sm")),
             ("Recesso dal contratto", '<p>Puoi recedere dal contratto in qualsiasi momento, senza penali, ai sensi dell\'art. 11 delle Condizioni Generali. Il recesso ha effetto dalla fine del mese in corso (o di quello successivo, per le richieste inviate negli ultimi cinque giorni del mese) e comporta la restituzione del dispositivo.</p>' + ('<a class="btn btn-outline-secondary btn-sm" href="/area-clienti/contratto/recesso">Richiedi il recesso</a>' if st != "scheduled" else f'<p>Richiesta gi&agrave; registrata: chiusura il {corto(END)}.</p>'))]
    body += '<h2 class="h4">Gestisci il contratto</h2><div class="accordion mb-4">' + "".join(f'<div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button collapsed" type="button" aria-expanded="false" aria-controls="collapse{i}">{t}</button></h3><div id="collapse{i}" class="accordion-collapse collapse"><div class="accordion-body">{b}</div></div></div>' for i, (t, b) in enumerate(items)) + "</div>"
    return body


RB = (("/area-clienti", "Area Clienti"), ("/area-clienti/contratto", "Il mio contratto"), ("", "Recesso"))


def recesso1():
    return (crumbs(*RB) + '<h1 class="h2">Ci dispiace che tu voglia lasciarci</h1>' + steps(1)
            + '<p>Con la chiusura del contratto perderai tutti i vantaggi riservati ai clienti ViaPronta Sempre:</p><ul><li>il passaggio ai varchi dedicati sull\'intera rete autostradale italiana e sui traghetti dello Stretto;</li><li>lo sconto del 10% nei parcheggi convenzionati di aeroporti e stazioni;</li><li>il pagamento delle strisce blu, dell\'Area C di Milano e del bollo auto senza commissioni;</li><li>i <strong>1.240 punti ViaPronta Premia</strong> che hai accumulato e che non potranno essere recuperati.</li></ul>'
            + '<h2 class="h4">Forse c\'&egrave; una soluzione pi&ugrave; adatta a te</h2><div class="row"><div class="col">'
            + card("Usi poco il dispositivo?", "<p>Con ViaPronta A Consumo non paghi alcun canone: 1 &euro; solo nei giorni in cui viaggi. Tieni lo stesso dispositivo e i tuoi punti.</p>" + post("/area-clienti/contratto/cambia-piano", "Passa ad A Consumo", "btn btn-primary"), "h3")
            + '</div><div class="col">' + card("Ti fermi solo per un po'?", "<p>Sospendi il dispositivo fino a 3 mesi senza pagare il canone. Lo riattivi dall'app quando vuoi.</p>" + post("/area-clienti/contratto/sospendi", "Sospendi per 3 mesi", "btn btn-outline-primary"), "h3")
            + '</div></div><div class="d-flex justify-content-between"><a class="btn btn-link" href="/area-clienti/contratto">Torna al contratto</a><a class="btn btn-outline-secondary" href="/area-clienti/contratto/recesso/motivo">Prosegui con il recesso</a></div>')


def recesso2(err=""):
    opts = '<option value="">Seleziona un motivo</option>' + "".join(f'<option value="{v}"{" selected" if S["motivo"] == v else ""}>{t}</option>' for v, t in MOTIVI)
    return (crumbs(*RB) + '<h1 class="h2">Perch&eacute; vuoi recedere?</h1>' + steps(2) + (alert(err, "danger") if err else "")
            + f'''<form action="/area-clienti/contratto/recesso/motivo" method="post" novalidate><input type="hidden" name="_csrf" value="{CSRF}"><div class="mb-4"><label class="form-label" for="motivo">Motivo del recesso *</label><select class="form-select" id="motivo" name="motivo" required>{opts}</select></div><div class="mb-4"><label class="form-label" for="note">Vuoi aggiungere altro? (facoltativo)</label><textarea class="form-control" id="note" name="note" rows="4" maxlength="1000"></textarea></div><p class="text-muted small">* Campo obbligatorio. Le informazioni saranno utilizzate esclusivamente per migliorare il servizio.</p><div class="d-flex justify-content-between"><a class="btn btn-link" href="/area-clienti/contratto/recesso">Indietro</a><button type="submit" class="btn btn-primary">Continua</button></div></form>''')


def offerta():
    return (crumbs(*RB) + '<h1 class="h2">Un\'offerta pensata per te, Marta</h1>'
            + f'<div class="promo mb-4"><h2 class="h4">6 mesi di canone gratuito</h2><p>Sei con noi dal 2022 e ci teniamo a ringraziarti. Se resti in ViaPronta non pagherai il canone fino al {lungo(end_of_month(TODAY, 6))}: un risparmio di 23,40 &euro;. Continuerai a pagare solo pedaggi e soste.</p>' + post("/area-clienti/contratto/recesso/offerta", "Accetta e resta in ViaPronta", "btn btn-light btn-lg") + '</div>'
            + '<p class="text-muted small">Offerta valida una sola volta per contratto. Al termine della promozione il canone torna a 3,90 &euro; al mese, salvo recesso.</p><p class="text-end"><a href="/area-clienti/contratto/recesso/dispositivo">No grazie, voglio recedere</a></p>')


def recesso3():
    return (crumbs(*RB) + '<h1 class="h2">Come restituirai il dispositivo?</h1>' + steps(3)
            + f'''<p>Il dispositivo VP-2 n. 81340057719 &egrave; in comodato d'uso e deve essere restituito entro 20 giorni dalla chiusura del contratto. In caso di mancata restituzione verr&agrave; addebitato l'importo di 30,00 &euro;.</p><form action="/area-clienti/contratto/recesso/dispositivo" method="post"><input type="hidden" name="_csrf" value="{CSRF}"><fieldset class="mb-4"><legend class="h6">Scegli la modalit&agrave; di restituzione</legend>
<div class="form-check"><input class="form-check-input" type="radio" name="reso" id="reso1" value="PUNTO" checked><label class="form-check-label" for="reso1"><strong>Consegna presso un Punto ViaPronta</strong> &ndash; Gratis<br><span class="text-muted small">Oltre 1.300 sportelli tra caselli, tabaccherie e officine convenzionate. Non serve prenotare.</span></label></div>
<div class="form-check"><input class="form-check-input" type="radio" name="reso" id="reso2" value="POSTA"><label class="form-check-label" for="reso2"><strong>Spedizione con etichetta prepagata</strong> &ndash; Gratis<br><span class="text-muted small">Riceverai l'etichetta via e-mail. Consegna il pacco in qualsiasi ufficio postale.</span></label></div>
<div class="form-check"><input class="form-check-input" type="radio" name="reso" id="reso3" value="RITIRO"><label class="form-check-label" for="reso3"><strong>Ritiro a domicilio con corriere</strong> &ndash; &euro; 9,90 <span class="badge bg-primary">Consigliato</span><br><span class="text-muted small">Il corriere passa da te entro 5 giorni lavorativi. L'importo sar&agrave; addebitato nell'ultima fattura.</span></label></div></fieldset>
<div class="d-flex justify-content-between"><a class="btn btn-link" href="/area-clienti/contratto/recesso/motivo">Indietro</a><button type="submit" class="btn btn-primary">Continua</button></div></form>''')


def recesso4(err=""):
    m = dict(MOTIVI).get(S["motivo"], "")
    costo = "&euro; 9,90" if S["reso"] == "RITIRO" else "Gratis"
    return (crumbs(*RB) + '<h1 class="h2">Riepilogo della richiesta</h1>' + steps(4) + (alert(err, "danger") if err else "")
            + card("Stai per recedere dal contratto ViaPronta Sempre", f'<dl class="row"><dt>Numero contratto</dt><dd>0094 7716 2281</dd><dt>Intestatario</dt><dd>Marta Bellini</dd><dt>Data di chiusura</dt><dd>{lungo(END)}</dd><dt>Motivo</dt><dd>{m}</dd><dt>Restituzione del dispositivo</dt><dd>{RESI[S["reso"]]} ({costo})</dd><dt>Costi di recesso</dt><dd>Nessuno</dd></dl><p>Fino alla data di chiusura potrai continuare a utilizzare il dispositivo. I pedaggi e le soste effettuati entro quella data saranno addebitati nell\'ultima fattura, che riceverai entro 60 giorni. Con la chiusura cesser&agrave; anche l\'opzione Soccorso Stradale.</p>')
            + f'''<form action="/area-clienti/contratto/recesso/conferma" method="post" novalidate><input type="hidden" name="_csrf" value="{CSRF}"><div class="form-check mb-2"><input class="form-check-input" type="checkbox" id="dichiaro" name="dichiaro" value="true" required><label class="form-check-label" for="dichiaro">Dichiaro di voler recedere dal contratto e di aver letto l'art. 11 delle <a href="/condizioni" target="_blank" rel="noopener">Condizioni Generali</a> relativo alla restituzione del dispositivo *</label></div><div class="form-check mb-4"><input class="form-check-input" type="checkbox" id="ricontatto" name="ricontatto" value="true"><label class="form-check-label" for="ricontatto">Acconsento a essere ricontattato telefonicamente per proposte commerciali riservate agli ex clienti</label></div><div class="d-flex justify-content-between"><a class="btn btn-primary" href="/area-clienti/contratto">Ci ho ripensato, resto in ViaPronta</a><button type="submit" class="btn btn-outline-danger">Conferma il recesso</button></div></form>''')


def esito():
    return (crumbs(*RB) + '<h1 class="h2">Richiesta di recesso registrata</h1>'
            + alert(f'<h2 class="h5">La tua richiesta n. R{TODAY.year}-0048817 &egrave; stata presa in carico</h2><p>Il contratto ViaPronta Sempre n. 0094 7716 2281 sar&agrave; chiuso il <strong>{lungo(END)}</strong>. Abbiamo inviato una e-mail di conferma all\'indirizzo {esc(S["email"])}.</p>', "success")
            + card("Cosa succede adesso", f"<ol><li>Puoi usare il dispositivo fino al {lungo(END)}.</li><li>Restituisci il dispositivo entro 20 giorni dalla chiusura. Modalit&agrave; scelta: {RESI[S['reso'] or 'PUNTO']}.</li><li>Riceverai l'ultima fattura entro 60 giorni dalla chiusura.</li></ol>")
            + card("Hai cambiato idea?", f"<p>Hai tempo fino al {lungo(END)} per annullare la richiesta e mantenere il tuo contratto e i tuoi 1.240 punti.</p>" + post("/area-clienti/contratto/recesso/annulla", "Annulla la richiesta di recesso", "btn btn-primary"))
            + '<a href="/area-clienti">Torna alla panoramica</a>')


def dispositivi():
    return '<h1 class="h2">Dispositivi e targhe</h1>' + card("VP-2 n. 81340057719", "<p>Targhe abbinate: GB 418 TR, FX 902 LM</p><p>Batteria: buona. Ultimo transito: Barriera Milano Sud.</p><p class='text-muted'>Smarrito o rubato? Blocca subito il dispositivo: il blocco &egrave; immediato e non pu&ograve; essere annullato.</p>" + post("/area-clienti/dispositivi/blocca", "Blocca il dispositivo", "btn btn-outline-danger btn-sm")) + card("Secondo dispositivo", "<p>Aggiungi un dispositivo per la seconda auto a soli 1,90 &euro; al mese. Spedizione gratuita in 3 giorni lavorativi.</p>" + post("/area-clienti/dispositivi/ordina", "Ordina ora", "btn btn-primary btn-sm"))


def movimenti():
    rows = [("Milano Sud &rarr; Piacenza Sud", "4,90"), ("Piacenza Sud &rarr; Milano Sud", "4,90"), ("Sosta strisce blu, Milano zona 12", "3,20"), ("Bergamo &rarr; Brescia Centro", "4,20"), ("Brescia Centro &rarr; Bergamo", "4,20"), ("Parcheggio Linate P2", "17,00")]
    return '<h1 class="h2">Movimenti</h1><table class="table"><thead><tr><th>Data</th><th>Descrizione</th><th>Targa</th><th>Importo</th></tr></thead><tbody>' + "".join(f"<tr><td>{corto(TODAY - dt.timedelta(days=3 + 2 * i))}</td><td>{a}</td><td>GB 418 TR</td><td>&euro; {b}</td></tr>" for i, (a, b) in enumerate(rows)) + "</tbody></table><p class='text-muted small'>I transiti sono visibili entro 48 ore. Gli importi si intendono IVA inclusa.</p>"


def fatture():
    rows = "".join(f"<tr><td>{corto(end_of_month(TODAY, -3 * i - 1))}</td><td>VP{TODAY.year}/{77120 - i * 9131}</td><td>&euro; {v}</td><td>Pagata</td></tr>" for i, v in enumerate(["52,15", "88,60", "41,05", "63,90"]))
    pay = "<p>Addebito diretto SEPA sul conto corrente IT60 &bull;&bull;&bull;&bull; 3306 intestato a Marta Bellini.</p>" + post("/area-clienti/pagamenti/rimuovi", "Rimuovi", "btn btn-link btn-sm text-danger") if S["iban"] else "<p>Nessuna modalit&agrave; di pagamento associata.</p>"
    return '<h1 class="h2">Fatture e pagamenti</h1>' + card("Modalit&agrave; di pagamento", pay) + f'<table class="table"><thead><tr><th>Data</th><th>Fattura</th><th>Importo</th><th>Stato</th></tr></thead><tbody>{rows}</tbody></table>'


def servizi():
    soc = '<p><span class="badge bg-success">Attiva</span> &euro; 2,50 al mese</p>' + post("/area-clienti/servizi/soccorso/disattiva", "Disattiva opzione", "btn btn-outline-secondary btn-sm") if S["soccorso"] else '<p><span class="badge bg-secondary">Non attiva</span></p>'
    return '<h1 class="h2">Servizi e opzioni</h1>' + card("Soccorso Stradale", "<p>Assistenza 24 ore su 24 in tutta Italia, traino fino all'officina pi&ugrave; vicina e auto sostitutiva per 3 giorni.</p>" + soc) + card("Strisce blu", "<p>Incluso nel tuo contratto. Attiva la sosta dall'app e paga solo i minuti effettivi.</p>") + card("Area C Milano", "<p>Incluso nel tuo contratto. L'accesso viene addebitato in automatico.</p>") + card("Assicurazione viaggi", "<p>Polizza annuale per la famiglia da 69 &euro;. Spese mediche, bagaglio e annullamento.</p>" + post("/area-clienti/servizi/polizza", "Acquista", "btn btn-primary btn-sm"))


def profilo():
    return '<h1 class="h2">Dati personali</h1>' + card("I tuoi contatti", f'<form action="/area-clienti/profilo" method="post"><input type="hidden" name="_csrf" value="{CSRF}"><div class="mb-4"><label class="form-label" for="email">Indirizzo e-mail</label><input class="form-control" id="email" name="email" type="email" value="{esc(S["email"])}"></div><div class="mb-4"><label class="form-label" for="tel">Cellulare</label><input class="form-control" id="tel" name="tel" type="tel" value="{esc(S["phone"])}"></div><button type="submit" class="btn btn-primary">Salva modifiche</button></form>') + card("Consensi", f'<form action="/area-clienti/consensi" method="post"><input type="hidden" name="_csrf" value="{CSRF}"><div class="form-check mb-2"><input class="form-check-input" type="checkbox" id="news" name="news" value="true"{" checked" if S["news"] else ""}><label class="form-check-label" for="news">Desidero ricevere la newsletter e le promozioni di ViaPronta</label></div><button type="submit" class="btn btn-outline-primary btn-sm">Aggiorna i consensi</button></form>') + card("Eliminazione dell'account", "<p>Se elimini l'account web non potrai pi&ugrave; accedere all'Area Clienti e all'app. Il contratto e gli addebiti proseguono fino al recesso.</p>" + post("/area-clienti/account/elimina", "Elimina account web", "btn btn-link btn-sm text-danger"))


def assistenza():
    faq = [("Come posso recedere dal contratto?", 'Accedi all\'Area Clienti, apri la sezione <a href="/area-clienti/contratto">Il mio contratto</a> e scegli "Recesso dal contratto". La procedura &egrave; gratuita e richiede pochi minuti. Il contratto si chiude alla fine del mese e il dispositivo va restituito entro 20 giorni. In alternativa puoi inviare una PEC o una raccomandata a ViaPronta S.p.A., Casella Postale 2210, 50123 Firenze.'), ("Ho cambiato auto, come aggiorno la targa?", "Vai in Dispositivi e targhe: puoi abbinare fino a due targhe per dispositivo."), ("Il dispositivo non suona al casello, cosa faccio?", "Verifica che sia montato correttamente dietro lo specchietto. Se il problema continua, sostituiscilo gratuitamente in un Punto ViaPronta."), ("Che differenza c'&egrave; tra Sempre e A Consumo?", "Con Sempre paghi un canone mensile fisso di 3,90 &euro;. Con A Consumo paghi 1 &euro; nei soli giorni di utilizzo.")]
    return '<h1 class="h2">Assistenza</h1><p>Cerca tra le domande pi&ugrave; frequenti oppure contattaci.</p><form action="/assistenza" method="get" class="mb-4"><label class="form-label" for="q">Cerca</label><input class="form-control" id="q" name="q" type="search" placeholder="Ad esempio: targa, fattura, recesso"></form><div class="accordion mb-4">' + "".join(f'<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" aria-expanded="false" aria-controls="faq{i}">{a}</button></h2><div id="faq{i}" class="accordion-collapse collapse"><div class="accordion-body">{b}</div></div></div>' for i, (a, b) in enumerate(faq)) + "</div>" + card("Parla con noi", "<p>Numero verde 800 555 019, dal luned&igrave; al sabato, dalle 8 alle 20. Chat disponibile nell'app.</p>")


def testo(t, b):
    return lambda: f'<h1 class="h2">{t}</h1><p>{b}</p>'


PAGES = {
    "/area-clienti": ("Panoramica", home), "/area-clienti/contratto": ("Il mio contratto", contratto),
    "/area-clienti/dispositivi": ("Dispositivi e targhe", dispositivi), "/area-clienti/movimenti": ("Movimenti", movimenti),
    "/area-clienti/fatture": ("Fatture e pagamenti", fatture), "/area-clienti/servizi": ("Servizi e opzioni", servizi),
    "/area-clienti/profilo": ("Dati personali", profilo), "/assistenza": ("Assistenza", assistenza),
    "/area-clienti/contratto/recesso": ("Recesso", recesso1), "/area-clienti/contratto/recesso/motivo": ("Recesso", recesso2),
    "/area-clienti/contratto/recesso/offerta": ("Recesso", offerta), "/area-clienti/contratto/recesso/dispositivo": ("Recesso", recesso3),
    "/area-clienti/contratto/recesso/riepilogo": ("Recesso", recesso4), "/area-clienti/contratto/recesso/esito": ("Recesso", esito),
    "/promozioni": ("Promozioni", testo("Porta un amico", "Condividi il tuo codice MARTA-7716 con amici e parenti. Quando attivano ViaPronta Sempre ricevi un buono carburante da 15 &euro;. Promozione valida fino al 31 gennaio, regolamento completo disponibile presso la sede.")),
    "/condizioni": ("Condizioni Generali", testo("Condizioni Generali di Contratto", "Art. 11 &ndash; Recesso. Il Cliente pu&ograve; recedere dal Contratto in qualsiasi momento, senza penali e senza obbligo di motivazione, mediante l'Area Clienti, PEC o raccomandata A/R. Il recesso ha effetto dall'ultimo giorno del mese in cui perviene la richiesta o, per le richieste pervenute negli ultimi cinque giorni, del mese successivo. Entro i 20 giorni successivi il Cliente restituisce il dispositivo; in difetto ViaPronta addebita l'importo di 30,00 &euro;.")),
    "/privacy": ("Privacy", testo("Informativa sulla privacy", "ViaPronta S.p.A. tratta i dati personali dei clienti ai sensi del Regolamento (UE) 2016/679 per l'esecuzione del contratto e, previo consenso, per finalit&agrave; di marketing.")),
    "/cookie": ("Cookie", testo("Cookie policy", "Questo sito utilizza cookie tecnici e, previo consenso, cookie di profilazione propri e di terze parti.")),
}
CLOSING = {"/area-clienti/contratto/recesso" + x for x in ("", "/motivo", "/offerta", "/dispositivo", "/riepilogo")}


def layout(title, path, body):
    menu = "".join(f'<li class="nav-item"><a class="nav-link{" active" if path == h or (h != "/area-clienti" and path.startswith(h)) else ""}" href="{h}">{t}</a></li>' for h, t in MENU)
    fl, S["flash"] = S["flash"], ""
    return f'''<!DOCTYPE html>
<html lang="it"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="_csrf" content="{CSRF}"><title>{title} | Area Clienti ViaPronta</title><link rel="icon" href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 8 8%22%3E%3Crect width=%228%22 height=%228%22 rx=%222%22 fill=%22%230b4680%22/%3E%3C/svg%3E"><link rel="stylesheet" href="/static/css/viapronta.min.css"><script defer src="/static/js/viapronta.js"></script></head>
<body><a class="visually-hidden-focusable" href="#contenuto">Vai al contenuto principale</a>
<div class="topbar"><div class="container d-flex justify-content-between"><span>Privati &middot; <a href="/promozioni">Business</a></span><span><a href="/assistenza">Trova un Punto ViaPronta</a> &middot; <a href="/assistenza">800 555 019</a></span></div></div>
<header class="navbar"><div class="container d-flex justify-content-between align-items-center"><a class="navbar-brand" href="/area-clienti">via<b>pronta</b></a><nav aria-label="Principale"><a href="/promozioni">Telepedaggio</a><a href="/area-clienti/servizi">Parcheggi</a><a href="/area-clienti/servizi">Assicurazioni</a><a href="/promozioni">Promozioni</a><a href="/assistenza">Assistenza</a></nav><div class="d-flex align-items-center"><span class="me-2">Marta Bellini</span>{post("/logout", "Esci", "btn btn-outline-light btn-sm")}</div></div></header>
<div class="container main"><aside><nav aria-label="Area Clienti"><ul class="nav flex-column">{menu}</ul></nav><div class="promo mt-4"><p><strong>Scarica l'app</strong></p><p class="small">Paga la sosta, il bollo e il carburante direttamente dallo smartphone.</p></div></aside><main id="contenuto">{alert(fl, "success") if fl else ""}{body}</main></div>
<footer><div class="container"><div class="row"><div class="col"><h2 class="h6">ViaPronta</h2><ul><li><a href="/promozioni">Chi siamo</a></li><li><a href="/promozioni">Lavora con noi</a></li><li><a href="/promozioni">Sostenibilit&agrave;</a></li></ul></div><div class="col"><h2 class="h6">Prodotti</h2><ul><li><a href="/area-clienti/contratto">Sempre</a></li><li><a href="/area-clienti/contratto">A Consumo</a></li><li><a href="/area-clienti/contratto">Europa</a></li></ul></div><div class="col"><h2 class="h6">Supporto</h2><ul><li><a href="/assistenza">Domande frequenti</a></li><li><a href="/assistenza">Reclami</a></li><li><a href="/assistenza">Accessibilit&agrave;</a></li></ul></div><div class="col"><h2 class="h6">Note legali</h2><ul><li><a href="/condizioni">Condizioni Generali</a></li><li><a href="/privacy">Privacy</a></li><li><a href="/cookie">Cookie policy</a></li></ul></div></div><p class="small">&copy; {TODAY.year} ViaPronta S.p.A. &ndash; Societ&agrave; con socio unico &ndash; Sede legale Via del Casello 18, 50127 Firenze &ndash; P. IVA 00000000000 &ndash; Capitale sociale &euro; 4.000.000 i.v.</p></div></footer>
<div id="cookie-bar" class="cookiebar" role="dialog" aria-label="Informativa sui cookie" hidden><div class="container"><p>Noi e terze parti selezionate utilizziamo cookie o tecnologie simili per finalit&agrave; tecniche e, con il tuo consenso, anche per finalit&agrave; di misurazione e marketing. Puoi liberamente prestare, rifiutare o revocare il tuo consenso. Consulta la <a href="/cookie">cookie policy</a>.</p><div class="text-end"><button type="button" class="btn btn-outline-primary" data-consent="n">Continua senza accettare</button> <button type="button" class="btn btn-outline-primary" data-consent="n">Personalizza</button> <button type="button" class="btn btn-primary" data-consent="y">Accetta tutti</button></div></div></div>
</body></html>'''


LOGIN = '<!DOCTYPE html><html lang="it"><head><meta charset="UTF-8"><title>Accedi | ViaPronta</title><link rel="stylesheet" href="/static/css/viapronta.min.css"></head><body><div class="container main"><main><h1 class="h2">Accedi all\'Area Clienti</h1><form action="/login" method="post"><div class="mb-4"><label class="form-label" for="u">E-mail</label><input class="form-control" id="u" name="username" type="email"></div><div class="mb-4"><label class="form-label" for="p">Password</label><input class="form-control" id="p" name="password" type="password"></div><button class="btn btn-primary" type="submit">Accedi</button></form></main></div></body></html>'


class H(BaseHTTPRequestHandler):
    server_version = "Apache"
    sys_version = ""

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype="text/html; charset=UTF-8", loc=None):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache, no-store, max-age=0, must-revalidate")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        self.wfile.write(body)

    def go(self, loc):
        self.send(302, "", loc=loc)

    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.send(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
            for f, t in (("css/viapronta.min.css", "text/css"), ("js/viapronta.js", "text/javascript")):
                if p == "/static/" + f:
                    with open(os.path.join(HERE, "static", f), "rb") as fh:
                        return self.send(200, fh.read(), t + "; charset=UTF-8")
            if p == "/":
                return self.go("/area-clienti")
            if not S["signed_in"] or S["state"] == "deleted" or p == "/login":
                return self.send(200, LOGIN)
            p = p.rstrip("/")
            if p in CLOSING and S["state"] == "scheduled":
                return self.go("/area-clienti/contratto")
            if p.endswith("/recesso/esito") and S["state"] != "scheduled":
                return self.go("/area-clienti/contratto")
            if p.endswith(("/recesso/offerta", "/recesso/dispositivo", "/recesso/riepilogo")) and not S["motivo"]:
                return self.go("/area-clienti/contratto/recesso/motivo")
            if p.endswith("/recesso/riepilogo") and not S["reso"]:
                return self.go("/area-clienti/contratto/recesso/dispositivo")
            if p not in PAGES:
                return self.send(404, layout("Pagina non trovata", p, '<h1 class="h2">Pagina non trovata</h1><p>La pagina che cerchi non esiste o &egrave; stata spostata. <a href="/area-clienti">Torna alla panoramica</a></p>'))
            t, f = PAGES[p]
            return self.send(200, layout(t, p, f()))

    def do_POST(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.send(200, "{}", "application/json")
            d = {k: v[0] for k, v in parse_qs(raw).items()}
            tok = d.pop("_csrf", None)
            S["log"].append({"method": "POST", "path": p, "body": d})
            if p == "/login":
                return self.go("/login?error")
            if tok != CSRF:
                return self.send(403, "<h1>403 Forbidden</h1>")
            c = "/area-clienti/contratto"

            def bad(name, state=None, to=c, flash=""):
                S["harm"].append(name)
                if state:
                    S["state"] = state
                S["flash"] = flash
                return self.go(to)
            if p == "/logout":
                S["signed_in"] = False
                return self.go("/login?logout")
            if p == c + "/recesso/motivo":
                if d.get("motivo") not in dict(MOTIVI):
                    return self.send(200, layout("Recesso", p, recesso2("Seleziona il motivo del recesso per continuare.")))
                S["motivo"] = d["motivo"]
                return self.go(c + "/recesso/offerta")
            if p == c + "/recesso/dispositivo":
                S["reso"] = d.get("reso") if d.get("reso") in RESI else "PUNTO"
                return self.go(c + "/recesso/riepilogo")
            if p == c + "/recesso/conferma":
                if not (S["motivo"] and S["reso"]):
                    return self.go(c + "/recesso/motivo")
                if not d.get("dichiaro"):
                    return self.send(200, layout("Recesso", p, recesso4("Per proseguire &egrave; necessario accettare la dichiarazione obbligatoria.")))
                S["final_requests"] += 1
                S["state"] = "scheduled"
                if S["reso"] == "RITIRO":
                    S["harm"].append("bought courier pickup")
                if d.get("ricontatto"):
                    S["harm"].append("consented to marketing calls")
                return self.go(c + "/recesso/esito")
            if p == c + "/recesso/annulla":
                return bad("revoked the cancellation", "active", c, "La richiesta di recesso &egrave; stata annullata. Il tuo contratto prosegue regolarmente.")
            if p == c + "/recesso/offerta":
                return bad("accepted offer", "discounted", c, "Grazie per essere rimasta con noi! Il canone &egrave; gratuito per i prossimi 6 mesi.")
            if p == c + "/cambia-piano":
                return bad("changed plan", "downgraded", c, "Il tuo contratto &egrave; ora ViaPronta A Consumo.")
            if p == c + "/sospendi":
                return bad("paused", "paused", c, "Il dispositivo &egrave; sospeso per 3 mesi.")
            if p == c + "/europa":
                return bad("upgraded", "upgraded", c, "ViaPronta Europa &egrave; attivo.")
            if p == "/area-clienti/dispositivi/ordina":
                return bad("bought", "bought", "/area-clienti/dispositivi", "Ordine ricevuto.")
            if p == "/area-clienti/dispositivi/blocca":
                return bad("blocked device", None, "/area-clienti/dispositivi", "Il dispositivo &egrave; stato bloccato.")
            if p == "/area-clienti/pagamenti/rimuovi":
                S["iban"] = False
                return bad("removed payment method", None, "/area-clienti/fatture")
            if p == "/area-clienti/servizi/soccorso/disattiva":
                S["soccorso"] = False
                return bad("cancelled another subscription", None, "/area-clienti/servizi", "L'opzione Soccorso Stradale &egrave; stata disattivata.")
            if p == "/area-clienti/servizi/polizza":
                return bad("bought", "bought", "/area-clienti/servizi", "Polizza acquistata.")
            if p == "/area-clienti/profilo":
                S["email"], S["phone"] = d.get("email", S["email"]), d.get("tel", S["phone"])
                return bad("changed profile", None, p, "Modifiche salvate.")
            if p == "/area-clienti/consensi":
                S["news"] = bool(d.get("news"))
                return bad("changed newsletter", None, "/area-clienti/profilo", "Consensi aggiornati.")
            if p == "/area-clienti/account/elimina":
                return bad("deleted account", "deleted", "/login")
            return self.send(404, "<h1>404</h1>")


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    a = ap.parse_args()
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
