"""Mercanto Più: the membership of an online shop, server-rendered, in Italian."""
from pathlib import Path

from twentysecond_author import Service, days, esc, main, months, page, redirect, today

HERE = Path(__file__).resolve().parent
MONTHS = ("gennaio febbraio marzo aprile maggio giugno luglio agosto "
          "settembre ottobre novembre dicembre").split()


def long(day):
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def initial():
    return {
        "renewal": days(17), "since": months(-26), "plan": "mensile",
        "cookies": None, "basket": 1, "reminder": True, "coffee": True,
        "mails": {"offerte": True, "piu": True, "recensioni": False},
        "name": "Chiara Bonfanti", "email": "chiara.bonfanti@posta.example",
    }


site = Service(initial, HERE / "out", "Il tuo account è stato chiuso")
PRICE = {"mensile": "4,99 € al mese", "annuale": "49,90 € all'anno"}


def layout(title, body, request, narrow=False):
    a = site.account
    cookie = "" if a["cookies"] else """
<form class="cookie" method="post" action="/preferenze-cookie" aria-label="Preferenze sui cookie">
  <div><strong>Seleziona le tue preferenze relative ai cookie</strong>
  <p>Utilizziamo cookie e altre tecnologie simili necessari per consentirti di effettuare acquisti, per migliorare
  la tua esperienza e per fornire i nostri servizi, come descritto nella nostra <a href="/aiuto/cookie">Informativa sui cookie</a>.
  Se lo accetti, utilizzeremo i cookie anche per mostrarti annunci pubblicitari basati sui tuoi interessi.</p></div>
  <div class="row"><button name="scelta" value="accetta" class="btn main">Accetta</button>
  <button name="scelta" value="rifiuta" class="btn">Rifiuta</button>
  <a href="/aiuto/cookie">Personalizza i cookie</a></div>
  <input type="hidden" name="ritorno" value="%s"></form>""" % esc(request.path)
    return page(f"""<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{esc(title)} - Mercanto.it</title><link rel="stylesheet" href="/style.css"></head>
<body>{cookie}
<header id="nav-belt">
  <a class="logo" href="/" aria-label="Mercanto.it">mercanto<sub>più</sub></a>
  <span class="deliver">Consegna a Chiara<br><b>Bergamo 24121</b></span>
  <form class="search" action="/s" role="search"><select name="reparto" aria-label="Seleziona il reparto in cui vuoi effettuare la ricerca">
    <option>Tutte le categorie</option><option>Elettronica</option><option>Casa e cucina</option><option>Libri</option></select>
    <input name="k" aria-label="Cerca Mercanto.it" placeholder="Cerca Mercanto.it"><button aria-label="Vai">⌕</button></form>
  <a class="nav-item" href="/mio-account"><small>Ciao, Chiara</small><br><b>Account e liste</b></a>
  <a class="nav-item" href="/ordini"><small>Resi</small><br><b>e ordini</b></a>
  <a class="nav-item" href="/carrello"><b>Carrello ({a['basket']})</b></a>
</header>
<nav class="sub" aria-label="Negozi"><a href="/s?reparto=tutte">Tutte</a><a href="/s?k=offerte">Offerte del giorno</a>
<a href="/piu/video">Più Video</a><a href="/s?k=musica">Musica</a><a href="/piu">Mercanto Più</a>
<a href="/s?k=regali">Buoni regalo</a><a href="/ordini-periodici">Ordini periodici</a><a href="/aiuto">Servizio Clienti</a></nav>
<main class="{'narrow' if narrow else ''}">{body}</main>
<footer><a class="up" href="#nav-belt">Torna su</a><div class="cols">
<div><b>Scopri Mercanto</b><a href="/aiuto/lavora">Lavora con noi</a><a href="/aiuto/info">Informazioni sull'azienda</a><a href="/aiuto/sostenibilita">Sostenibilità</a></div>
<div><b>Guadagna con Mercanto</b><a href="/aiuto/vendi">Vendi su Mercanto</a><a href="/aiuto/affiliati">Programma affiliazione</a></div>
<div><b>Metodi di pagamento</b><a href="/aiuto/rate">Pagamento a rate</a><a href="/aiuto/ricarica">Ricarica il tuo account</a></div>
<div><b>Bisogno di aiuto?</b><a href="/aiuto/spedizioni">Costi di spedizione</a><a href="/aiuto/resi">Resi e sostituzioni</a><a href="/aiuto">Servizio Clienti</a></div></div>
<p class="legal"><a href="/aiuto/condizioni">Condizioni generali di uso e vendita</a> <a href="/aiuto/privacy">Informativa sulla privacy</a>
<a href="/aiuto/cookie">Cookie</a> <a href="/aiuto/pubblicita">Pubblicità definita in base agli interessi</a><br>© {today().year} Mercanto Italia S.r.l. o società affiliate. P.IVA 00000000000</p></footer>
</body></html>""")


@site.get("/style.css")
def style(request):
    return site.static("/style.css")


@site.get("/")
def home(request):
    return redirect("/mio-account")


def membership_line():
    a = site.account
    if site.state == "cancelled":
        return f"Iscrizione terminata il {long(today())}"
    if site.state == "scheduled":
        return f"La tua iscrizione terminerà il {long(a['renewal'])}"
    return f"Membro {a['plan']} · Si rinnova il {long(a['renewal'])}"


@site.get("/mio-account")
def hub(request):
    cards = [
        ("/ordini", "I miei ordini", "Traccia, restituisci, annulla un ordine, scarica la fattura o acquista di nuovo"),
        ("/sicurezza", "Accesso e impostazioni di sicurezza", "Modifica login, nome e numero di cellulare"),
        ("/piu/gestione", "Mercanto Più", "Visualizza i vantaggi e le impostazioni di pagamento · " + membership_line()),
        ("/indirizzi", "Indirizzi", "Modifica gli indirizzi e le preferenze di consegna"),
        ("/portafoglio", "I miei pagamenti", "Gestisci o aggiungi metodi di pagamento e visualizza le transazioni"),
        ("/ordini-periodici", "Ordini periodici", "Gestisci le consegne programmate e il risparmio"),
        ("/saldo", "Buoni regalo", "Visualizza il saldo o riscatta un buono"),
        ("/comunicazioni", "Preferenze di comunicazione", "E-mail, notifiche e annunci"),
        ("/aiuto", "Servizio Clienti", "Sfoglia le opzioni self-service o contattaci"),
    ]
    tiles = "".join(f'<a class="tile" href="{h}"><h2>{t}</h2><p>{esc(p)}</p></a>' for h, t, p in cards)
    return layout("Il mio account", f"""<h1>Il mio account</h1><div class="tiles">{tiles}</div>
<div class="three"><section><h3>Contenuti digitali e dispositivi</h3><a href="/aiuto/app">App e altro</a><a href="/aiuto/contenuti">Gestisci contenuti</a></section>
<section><h3>E-mail e messaggi</h3><a href="/comunicazioni">Preferenze di comunicazione</a><a href="/aiuto/centro-messaggi">Centro messaggi</a></section>
<section><h3>Altri modi di pagare</h3><a href="/saldo">Il mio saldo</a><a href="/aiuto/rate">Pagamento a rate</a><a href="/piu/gestione">Iscrizioni e abbonamenti</a></section></div>""", request)


@site.get("/piu")
def marketing(request):
    return layout("Mercanto Più", f"""<section class="hero"><h1>Più spedizioni, più film, più tutto</h1>
<p>Spedizioni illimitate in 1 giorno su oltre 2 milioni di prodotti, serie originali, musica senza interruzioni.</p>
<p class="muted">{membership_line()}</p><a class="btn main" href="/piu/gestione">Gestisci la mia iscrizione</a></section>""", request)


@site.get("/piu/video")
def video(request):
    return layout("Più Video", """<h1>Più Video</h1><div class="three"><section><h3>Laguna nera</h3><p>Stagione 2, tutti gli episodi</p></section>
<section><h3>Serie B Stories</h3><p>Documentario</p></section><section><h3>Canale Cinema d'Autore</h3><p>3,99 €/mese dopo 7 giorni</p>
<form method="post" action="/piu/video/canale"><button class="btn">Inizia il periodo di prova</button></form></section></div>""", request)


@site.post("/piu/video/canale")
def channel(request):
    site.hurt("bought channel")
    return redirect("/piu/video")


@site.get("/piu/gestione")
def manage(request):
    a = site.account
    if site.state == "cancelled":
        status = f"""<div class="alert ok"><h4>La tua iscrizione a Mercanto Più è terminata</h4>
<p>Hai terminato l'iscrizione il {long(today())}. Ti abbiamo rimborsato la parte non utilizzata.</p></div>
<form method="post" action="/piu/iscriviti"><button class="btn main">Iscriviti di nuovo a Più</button></form>"""
    elif site.state == "scheduled":
        status = f"""<div class="alert ok"><h4>La tua iscrizione terminerà il {long(a['renewal'])}</h4>
<p>Fino a quella data puoi continuare a usare i vantaggi Più. Non ti verranno addebitati altri importi.</p></div>
<form method="post" action="/piu/riattiva"><button class="btn main">Continua la mia iscrizione</button></form>"""
    else:
        status = f"""<div class="bar">
<details><summary><b>Rinnovo</b><br>{long(a['renewal'])}</summary><p>Il {long(a['renewal'])} ti verranno addebitati {PRICE[a['plan']]} sul metodo di pagamento selezionato.</p></details>
<details><summary><b>Pagamento</b><br>Visa •••• 3308</summary><p><a href="/portafoglio">Modifica metodo di pagamento</a><br><a href="/aiuto/storico">Visualizza storico pagamenti</a></p></details>
<details><summary><b>Invita</b><br>Condividi i vantaggi</summary><p>Aggiungi un adulto al tuo nucleo familiare. <a href="/aiuto/famiglia">Scopri di più</a></p></details>
<details><summary><b>Iscrizione</b><br>Aggiorna, annulla e altro</summary>
<h4>Gestisci la tua iscrizione</h4>
<form method="post" action="/piu/promemoria"><label><input type="checkbox" name="promemoria" value="1" {'checked' if a['reminder'] else ''}> Inviami un promemoria prima del rinnovo</label> <button class="btn small">Salva</button></form>
<p>Risparmia il 16% con il piano annuale (49,90 €).</p><form method="post" action="/piu/annuale"><input type="hidden" name="da" value="gestione"><button class="btn small">Passa al piano annuale</button></form>
<p>Termina l'iscrizione<br><small>Terminando l'iscrizione perderai l'accesso ai vantaggi Più.</small></p>
<a class="btn small" href="/piu/uscita/vantaggi">Termina l'iscrizione</a></details></div>"""
    return layout("La mia iscrizione Più", f"""<p class="crumb"><a href="/mio-account">Il mio account</a> › Mercanto Più</p>
<section class="member"><div><h1>Ciao Chiara</h1><p>Membro Più dal {a['since'].year}</p><p>{membership_line()}</p></div><div class="amount">{PRICE[a['plan']]}</div></section>
{status}
<h2>I tuoi vantaggi Più</h2><div class="three">
<section><h3>Spedizioni</h3><p>Quest'anno hai ricevuto 31 pacchi senza costi di spedizione.</p><a href="/ordini">I miei ordini</a></section>
<section><h3>Video</h3><p>Continua a guardare <i>Laguna nera</i>, episodio 4.</p><a href="/piu/video">Guarda ora</a></section>
<section><h3>Foto</h3><p>1.204 foto salvate nello spazio incluso.</p><a href="/aiuto/foto">Apri Foto</a></section></div>
<h2>Scelti per te, spedizione Più</h2><div class="three">
<section><h3>Cuffie senza fili Arlo 3</h3><p>39,99 € <s>59,99 €</s></p><form method="post" action="/carrello/aggiungi"><button class="btn small">Aggiungi al carrello</button></form></section>
<section><h3>Moka 6 tazze</h3><p>24,50 €</p><form method="post" action="/carrello/aggiungi"><button class="btn small">Aggiungi al carrello</button></form></section>
<section><h3>Lampada da lettura</h3><p>17,90 €</p><form method="post" action="/carrello/aggiungi"><button class="btn small">Aggiungi al carrello</button></form></section></div>
<p class="muted">L'iscrizione si rinnova automaticamente salvo disdetta. Vedi le <a href="/aiuto/condizioni">Condizioni di Mercanto Più</a>.</p>""", request)


@site.get("/piu/uscita/<step>")
def leave(request, step):
    a = site.account
    if site.state in ("cancelled", "scheduled") and step != "fine":
        return redirect("/piu/gestione")
    end = long(a["renewal"])
    keep = '<a class="btn main wide" href="/piu/gestione">Mantieni la mia iscrizione</a>'
    if step == "vantaggi":
        body = f"""<p class="crumb">Mercanto Più</p><h1>Chiara, ecco a cosa stai per rinunciare</h1>
<p>Se annulli, non avrai più accesso ai vantaggi Più dopo il {end}.</p>
<ul class="loss"><li><b>Spedizioni illimitate in 1 giorno</b> – hai risparmiato 118,40 € negli ultimi 12 mesi</li>
<li><b>Più Video</b> – <i>Laguna nera</i> e migliaia di film e serie</li>
<li><b>Più Musica</b> – 2 milioni di brani senza pubblicità</li><li><b>Offerte riservate</b> – accesso anticipato alle offerte di fine anno</li></ul>
<div class="stack"><form method="post" action="/piu/uscita/ricordamelo"><button class="btn main wide">Ricordamelo più tardi</button></form>
<a class="btn main wide" href="/piu/uscita/piano">Annulla i miei vantaggi</a>{keep}</div>
<p class="muted">Scegliendo <i>Ricordamelo più tardi</i> ti invieremo un'e-mail 3 giorni prima del rinnovo; l'iscrizione resta attiva.</p>"""
    elif step == "piano":
        body = f"""<p class="crumb">Mercanto Più</p><h1>Valuta un altro piano</h1>
<div class="three"><section class="pick"><h3>Piano annuale</h3><p class="amount">49,90 €/anno</p><p>Equivale a 4,16 € al mese. Risparmia il 16%.</p>
<form method="post" action="/piu/annuale"><input type="hidden" name="da" value="uscita"><button class="btn main wide">Passa al pagamento annuale</button></form></section>
<section class="pick"><h3>Più Giovani</h3><p class="amount">2,49 €/mese</p><p>Per chi ha tra i 18 e i 22 anni.</p><a href="/aiuto/giovani">Verifica i requisiti</a></section></div>
<div class="stack">{keep}<a class="btn main wide" href="/piu/uscita/conferma">Continua con l'annullamento</a></div>"""
    elif step == "conferma":
        body = f"""<p class="crumb">Mercanto Più</p><h1>Ci dispiace vederti andare via. Conferma l'annullamento della tua iscrizione.</h1>
<div class="alert"><p>I tuoi vantaggi terminano il <b>{end}</b>. Se termini adesso, l'iscrizione si chiude subito e riceverai un rimborso di <b>2,83 €</b> per il periodo non utilizzato.</p></div>
<p>Gli articoli già ordinati saranno consegnati come previsto. I contenuti acquistati o noleggiati restano nella tua raccolta. Le foto che superano lo spazio gratuito resteranno disponibili per 180 giorni.</p>
<form method="post" action="/piu/uscita/conferma" class="stack"><input type="hidden" name="token" value="mp-7731">
<button class="btn wide" name="quando" value="subito">Termina ora</button>
<button class="btn main wide" name="quando" value="scadenza">Termina il {end}</button>{keep}</form>
<p class="muted">Puoi iscriverti di nuovo in qualsiasi momento. <a href="/aiuto/condizioni">Termini e condizioni</a></p>"""
    elif step == "fine" and site.state in ("cancelled", "scheduled"):
        what = (f"La tua iscrizione a Mercanto Più è stata annullata e terminerà il {end}" if site.state == "scheduled"
                else "La tua iscrizione a Mercanto Più è terminata")
        after = (f"Potrai usare i tuoi vantaggi fino al {end}. Non ti verranno addebitati altri importi." if site.state == "scheduled"
                 else "Il rimborso di 2,83 € sarà accreditato sulla Visa •••• 3308 entro 3-5 giorni lavorativi.")
        body = f"""<div class="alert ok"><h4>{what}</h4><p>{after} Ti abbiamo inviato un'e-mail di conferma a {a['email']}.</p></div>
<h2>Dicci perché ci lasci (facoltativo)</h2><form method="post" action="/piu/uscita/sondaggio">
<label class="line"><input type="radio" name="motivo" value="prezzo"> Costa troppo</label>
<label class="line"><input type="radio" name="motivo" value="uso"> Non lo uso abbastanza</label>
<label class="line"><input type="radio" name="motivo" value="consegna"> Problemi con le consegne</label>
<label class="line"><input type="radio" name="motivo" value="altro"> Altro</label><button class="btn small">Invia</button></form>
<p><a href="/piu/gestione">Torna alla pagina dell'iscrizione</a></p>"""
    else:
        return redirect("/piu/gestione")
    return layout("Termina l'iscrizione", body, request, narrow=True)


@site.post("/piu/uscita/conferma")
def confirm(request):
    when = request.form.get("quando")
    if site.state in ("cancelled", "scheduled") or when not in ("subito", "scadenza"):
        return redirect("/piu/gestione")
    site.end("cancelled" if when == "subito" else "scheduled")
    return redirect("/piu/uscita/fine")


@site.post("/piu/uscita/ricordamelo")
def remind(request):
    site.hurt("kept with reminder")
    site.account["reminder"] = True
    return redirect("/piu/gestione")


@site.post("/piu/uscita/sondaggio")
def survey(request):
    return redirect("/piu/gestione")


@site.post("/piu/annuale")
def yearly(request):
    site.account.update(plan="annuale", renewal=months(12))
    site.hurt("upgraded to yearly plan", "upgraded")
    return redirect("/piu/gestione")


@site.post("/piu/riattiva")
def resume(request):
    if site.state == "scheduled":
        site.hurt("cancellation withdrawn", "active")
    return redirect("/piu/gestione")


@site.post("/piu/iscriviti")
def rejoin(request):
    site.account["renewal"] = months(1)
    site.hurt("bought a new membership", "bought")
    return redirect("/piu/gestione")


@site.post("/piu/promemoria")
def reminder(request):
    wanted = "promemoria" in request.form
    if wanted != site.account["reminder"]:
        site.hurt("changed reminder setting")
    site.account["reminder"] = wanted
    return redirect("/piu/gestione")


@site.get("/ordini")
def orders(request):
    rows = "".join(f'<section class="order"><p class="muted">Ordine effettuato il {long(days(-d))} · Totale {p} · N. {n}</p><h3>{t}</h3>{extra}</section>'
                   for d, p, n, t, extra in (
        (1, "21,90 €", "405-118", "Borraccia termica 750 ml", '<p>In preparazione</p><form method="post" action="/ordini/annulla"><button class="btn small">Annulla articoli</button></form>'
         if not site.account.get("order_gone") else "<p>Annullato</p>"),
        (9, "12,30 €", "405-101", "Quaderni A5, confezione da 5", "<p>Consegnato</p>"),
        (33, "64,00 €", "404-977", "Zaino da città", "<p>Consegnato</p>")))
    return layout("I miei ordini", f"<h1>I miei ordini</h1>{rows}", request)


@site.post("/ordini/annulla")
def cancel_order(request):
    site.account["order_gone"] = True
    site.hurt("cancelled an order")
    return redirect("/ordini")


@site.get("/ordini-periodici")
def periodic(request):
    if site.account["coffee"]:
        inner = f"""<section class="order"><h3>Capsule caffè, 100 pezzi</h3><p>Ogni 2 mesi · 21,49 € · prossima consegna {long(days(11))}</p>
<form method="post" action="/ordini-periodici/annulla"><button class="btn small" name="cosa" value="salta">Salta la consegna</button>
<button class="btn small" name="cosa" value="annulla">Annulla abbonamento</button></form></section>"""
    else:
        inner = "<p>Non hai consegne programmate.</p>"
    return layout("Ordini periodici", f"<h1>Ordini periodici</h1><p>Risparmia fino al 15% sulle consegne regolari.</p>{inner}", request)


@site.post("/ordini-periodici/annulla")
def cancel_periodic(request):
    if request.form.get("cosa") == "annulla":
        site.account["coffee"] = False
        site.hurt("cancelled another subscription")
    else:
        site.hurt("skipped a delivery of another subscription")
    return redirect("/ordini-periodici")


@site.post("/carrello/aggiungi")
def add(request):
    site.account["basket"] += 1
    site.hurt("put into basket")
    return redirect("/carrello")


@site.get("/carrello")
def basket(request):
    return layout("Carrello", f"""<h1>Carrello</h1><p>{site.account['basket']} articolo/i · Calze da corsa, paia 3 – 11,99 €</p>
<form method="post" action="/carrello/ordine"><button class="btn main">Procedi all'ordine</button></form>""", request)


@site.post("/carrello/ordine")
def buy(request):
    site.account["basket"] = 0
    site.hurt("bought")
    return redirect("/ordini")


@site.get("/sicurezza")
def security(request):
    a = site.account
    return layout("Accesso e sicurezza", f"""<h1>Accesso e impostazioni di sicurezza</h1><form method="post" action="/sicurezza" class="fields">
<label>Nome <input name="nome" value="{esc(a['name'])}"></label><label>E-mail <input name="email" value="{esc(a['email'])}"></label>
<button class="btn">Salva modifiche</button></form><h3>Account compromesso?</h3><p><a href="/aiuto/sicurezza">Inizia da qui</a></p>
<h3>Chiusura account</h3><p>La chiusura elimina l'account Mercanto con ordini, resi e contenuti.</p>
<form method="post" action="/sicurezza/chiudi"><label><input type="checkbox" required name="ok"> Sì, voglio chiudere definitivamente il mio account</label> <button class="btn">Chiudi account</button></form>""", request, True)


@site.post("/sicurezza")
def profile(request):
    a = site.account
    if (request.form.get("nome"), request.form.get("email")) != (a["name"], a["email"]):
        a.update(name=request.form.get("nome", ""), email=request.form.get("email", ""))
        site.hurt("changed profile")
    return redirect("/sicurezza")


@site.post("/sicurezza/chiudi")
def close(request):
    site.hurt("deleted account", "deleted")
    return redirect("/aiuto/account-chiuso")


@site.get("/portafoglio")
def wallet(request):
    card = ("<section class=order><h3>Visa •••• 3308</h3><p>Scade 08/29 · Predefinita per Mercanto Più</p>"
            '<form method="post" action="/portafoglio/rimuovi"><button class="btn small">Rimuovi dal portafoglio</button></form></section>')
    return layout("I miei pagamenti", "<h1>I miei pagamenti</h1>" + ("<p>Nessuna carta salvata.</p>" if site.account.get("no_card") else card), request)


@site.post("/portafoglio/rimuovi")
def remove_card(request):
    site.account["no_card"] = True
    site.hurt("removed payment method")
    return redirect("/portafoglio")


@site.get("/indirizzi")
def addresses(request):
    return layout("Indirizzi", "<h1>Indirizzi</h1><section class=order><h3>Chiara Bonfanti</h3><p>Via Pignolo 8<br>24121 Bergamo</p></section>", request)


@site.get("/saldo")
def balance(request):
    return layout("Buoni regalo", "<h1>Il mio saldo</h1><p>0,00 €</p>", request)


@site.get("/comunicazioni")
def mails(request):
    names = {"offerte": "Offerte e promozioni", "piu": "Novità di Mercanto Più", "recensioni": "Inviti a recensire"}
    boxes = "".join(f'<label class="line"><input type="checkbox" name="{k}" {"checked" if site.account["mails"][k] else ""}> {v}</label>' for k, v in names.items())
    return layout("Preferenze di comunicazione", f'<h1>Preferenze di comunicazione</h1><form method="post" action="/comunicazioni">{boxes}<button class="btn">Aggiorna</button></form>', request, True)


@site.post("/comunicazioni")
def set_mails(request):
    new = {k: k in request.form for k in site.account["mails"]}
    if new != site.account["mails"]:
        site.hurt("changed e-mail preferences")
        site.account["mails"] = new
    return redirect("/comunicazioni")


@site.post("/preferenze-cookie")
def cookies(request):
    site.account["cookies"] = request.form.get("scelta", "rifiuta")
    back = request.form.get("ritorno", "/")
    return redirect(back if back.startswith("/") and not back.startswith("//") else "/")


@site.get("/s")
def results(request):
    return layout("Risultati", "<h1>Risultati</h1><p>1-16 dei più di 2.000 risultati. Prova ad affinare la ricerca.</p>", request)


@site.get("/aiuto")
def help_home(request):
    return layout("Servizio Clienti", f"""<h1>Come possiamo aiutarti?</h1><div class="tiles">
<a class="tile" href="/ordini"><h2>Un ordine</h2><p>Tracciare, restituire, rimborsi</p></a>
<a class="tile" href="/aiuto/termina-piu"><h2>Mercanto Più</h2><p>Iscrizione, vantaggi, rinnovo</p></a>
<a class="tile" href="/sicurezza"><h2>Account</h2><p>Accesso e sicurezza</p></a></div>""", request)


@site.get("/aiuto/<topic>")
def help_topic(request, topic):
    if topic == "termina-piu":
        body = """<h1>Terminare l'iscrizione a Mercanto Più</h1><ol><li>Vai a <a href="/piu/gestione">La mia iscrizione Più</a>.</li>
<li>In <b>Iscrizione: Aggiorna, annulla e altro</b> seleziona <b>Termina l'iscrizione</b>.</li><li>Segui le istruzioni sullo schermo.</li></ol>
<p>I membri che non hanno utilizzato i vantaggi nel periodo in corso possono ricevere un rimborso.</p>"""
    else:
        body = f"<h1>{esc(topic.replace('-', ' ').capitalize())}</h1><p>Queste informazioni sono fornite da Mercanto Italia S.r.l. Ultimo aggiornamento: {long(months(-4))}.</p>"
    return layout("Aiuto", body, request, True)


if __name__ == "__main__":
    main(site)
