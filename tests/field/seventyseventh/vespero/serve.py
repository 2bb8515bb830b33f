#!/usr/bin/env python3
"""Il Vespero: quotidiano online con area personale, pagine rese dal server."""
import argparse, copy, datetime, html, json, re, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl

LOCK = threading.Lock()
TOKEN = secrets.token_urlsafe(32)
MOTIVI = [("1", "Il prezzo è troppo alto"), ("2", "Non ho abbastanza tempo per leggere"), ("3", "Trovo le stesse notizie gratis altrove"),
          ("4", "Non sono soddisfatto dei contenuti"), ("5", "Ho riscontrato problemi tecnici con il sito o l'app"),
          ("6", "L'offerta promozionale è terminata"), ("7", "Altro motivo")]


def num(d):
    return d.strftime("%d/%m/%Y")


def fresh():
    t = datetime.date.today()
    return {
        "truth": {"state": "active", "final_requests": 0, "harm": [], "log": []},
        "name": "Giulia", "surname": "Santorini", "email": "giulia.santorini@posta.example", "tel": "333 0000174",
        "card": True, "deleted": False,
        "news": {"mattino": True, "primaora": True, "economia": False, "offerte": True},
        "subs": {
            "VC-2207418": {"main": True, "name": "Il Vespero Completo", "price": "14,99 € al mese", "cycle": "Mensile", "from": num(t - datetime.timedelta(days=259)),
                           "end": num(t + datetime.timedelta(days=15)), "renew": True, "offer": "", "desc": "Sito e app senza limiti, Edizione Digitale, archivio storico e newsletter riservate"},
            "VS-0913366": {"main": False, "name": "Vespero Sapori", "price": "24,99 € all'anno", "cycle": "Annuale", "from": num(t - datetime.timedelta(days=122)),
                           "end": num(t + datetime.timedelta(days=243)), "renew": True, "offer": "", "desc": "Ricette, videocorsi e guida ai ristoranti"},
        },
    }


S = fresh()


def harm(name, state=None):
    S["truth"]["harm"].append(name)
    if state:
        S["truth"]["state"] = state


e = html.escape
CSS = """
*{box-sizing:border-box}body{margin:0;font:16px/1.5 Georgia,"Times New Roman",serif;color:#1d1d1b;background:#fff}
.container{max-width:1120px;margin:0 auto;padding:0 16px}.ui{font-family:"Helvetica Neue",Arial,sans-serif}
a{color:#0b4f6c;text-decoration:none}a:hover{text-decoration:underline}
.topbar{font:13px Arial,sans-serif;background:#0c2b3a;color:#fff}.topbar .container{display:flex;justify-content:space-between;align-items:center;height:40px}.topbar a{color:#fff;margin-right:14px}
.dropdown{position:relative}.dropdown>summary{cursor:pointer;list-style:none;padding:6px 10px;border:1px solid #47707f;border-radius:3px}
.dropdown-menu{position:absolute;right:0;top:36px;background:#fff;border:1px solid #ccc;min-width:210px;z-index:20;box-shadow:0 4px 14px rgba(0,0,0,.2)}.dropdown-menu a{display:block;color:#222;padding:9px 14px;margin:0}
.masthead{text-align:center;padding:16px 0;border-bottom:3px double #1d1d1b}.masthead a{font-size:44px;font-weight:700;color:#1d1d1b}
.mainnav{border-bottom:1px solid #ccc;font:14px Arial,sans-serif}.mainnav ul{display:flex;gap:22px;list-style:none;margin:0;padding:10px 0;flex-wrap:wrap;justify-content:center}.mainnav a{color:#222;text-transform:uppercase}
.row{display:flex;gap:28px;flex-wrap:wrap}.col-3{flex:0 0 230px}.col-9{flex:1;min-width:300px}.grid3{display:grid;grid-template-columns:repeat(3,1fr);gap:24px;margin:24px 0}
.card{border:1px solid #d9d9d9;border-radius:4px;padding:20px;margin-bottom:20px;background:#fff}.card-header{display:flex;justify-content:space-between;align-items:center}
.kicker{color:#b3261e;font:700 12px Arial,sans-serif;text-transform:uppercase}.adv{background:#f1f1ee;color:#888;text-align:center;padding:40px;font:12px Arial,sans-serif;margin:20px 0}
.btn{display:inline-block;border:1px solid transparent;border-radius:3px;padding:10px 20px;font:700 14px Arial,sans-serif;cursor:pointer}.btn-primary{background:#b3261e;color:#fff}.btn-outline-secondary{border-color:#777;color:#333;background:#fff}.btn-link{background:none;border:0;color:#0b4f6c;font-weight:400;text-decoration:underline;padding:10px 4px}
.actions{display:flex;gap:14px;align-items:center;flex-wrap:wrap;margin-top:20px}.actions form{margin:0}
.list-group{list-style:none;padding:0;margin:0;border:1px solid #d9d9d9}.list-group a{display:block;padding:12px 16px;border-bottom:1px solid #eee;color:#222}.list-group a.active{background:#0c2b3a;color:#fff}
dl.dati{display:grid;grid-template-columns:220px 1fr;gap:8px 12px}dl.dati dt{color:#666}dl.dati dd{margin:0}
.badge{border-radius:10px;padding:2px 10px;font:700 12px Arial,sans-serif;background:#2e7d32;color:#fff}.badge-warning{background:#b26a00}
.alert{border-radius:4px;padding:14px 18px;margin-bottom:20px}.alert-success{background:#e3f1e4;border:1px solid #a9d1ab}.alert-warning{background:#fff4dd;border:1px solid #e7c98a}.alert-danger{background:#fbe4e2;border:1px solid #e4a7a2}
.form-check{padding:7px 0}.form-control{width:100%;padding:9px;border:1px solid #aaa;border-radius:3px;font:inherit}.breadcrumb{font-size:13px;color:#777;margin:18px 0}
.steps{display:flex;gap:8px;list-style:none;padding:0;font-size:13px;color:#888}.steps li.on{color:#b3261e;font-weight:700}.steps li+li:before{content:"› "}
.offer{background:#0c2b3a;color:#fff;border-radius:6px;padding:26px;text-align:center}.offer .p{font-size:34px;font-weight:700}
footer{background:#1d1d1b;color:#bbb;margin-top:50px;padding:28px 0;font:12px/1.7 Arial,sans-serif}footer a{color:#ddd;margin-right:14px}
.cmp-overlay{position:fixed;inset:0;background:rgba(0,0,0,.55);z-index:99;display:flex;align-items:flex-end;justify-content:center}.cmp-box{background:#fff;max-width:860px;padding:24px;margin:0 12px 24px;border-radius:6px;font:14px/1.5 Arial,sans-serif}.cmp-close{float:right;background:none;border:0;text-decoration:underline;cursor:pointer}
"""
CMP = """<div class="cmp-overlay" id="cmp" role="dialog" aria-modal="true" aria-labelledby="cmp-t" hidden><div class="cmp-box"><button type="button" class="cmp-close" data-cmp="0">Continua senza accettare</button><h3 id="cmp-t">La tua privacy è importante per noi</h3>
<p>Noi e i nostri 142 partner archiviamo e accediamo a informazioni sul dispositivo, come i cookie, per annunci e contenuti personalizzati, misurazione delle prestazioni e ricerche sul pubblico. Puoi modificare le tue scelte in ogni momento dal link "Preferenze cookie" in fondo alla pagina.</p>
<div class="actions"><button type="button" class="btn btn-outline-secondary" data-cmp="1">Scopri di più e personalizza</button><button type="button" class="btn btn-primary" data-cmp="2">Accetta</button></div></div></div>
<script>(function(){var c=document.getElementById('cmp');if(document.cookie.indexOf('euconsent=')<0)c.hidden=false;if(c.hidden)c.style.display='none';c.addEventListener('click',function(ev){var b=ev.target.closest('[data-cmp]');if(!b)return;document.cookie='euconsent='+b.dataset.cmp+';path=/;max-age=15552000';c.style.display='none';});})();</script>"""


def page(title, body):
    nav = "".join(f'<li><a href="/sezione/{s.lower()}">{s}</a></li>' for s in "Cronache Politica Economia Esteri Sport Cultura Spettacoli Salute".split())
    user = f"""<details class="dropdown"><summary>Ciao, {e(S['name'])} ▾</summary><div class="dropdown-menu"><a href="/profilo">Il mio profilo</a><a href="/profilo/abbonamenti">I miei abbonamenti</a><a href="/profilo/newsletter">Newsletter</a><a href="/sezione/salvati">Articoli salvati</a><a href="/sezione/esci">Esci</a></div></details>"""
    return f"""<!DOCTYPE html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{e(title)} - Il Vespero</title><style>{CSS}</style></head><body>
<div class="topbar"><div class="container"><div><a href="/sezione/edizione">Edizione Digitale</a><a href="/sezione/podcast">Podcast</a><a href="/sezione/giochi">Giochi</a><a href="/offerte">Abbonati</a></div>{'' if S['deleted'] else user}</div></div>
<header class="masthead"><a href="/">Il Vespero</a></header><nav class="mainnav" aria-label="Sezioni"><ul class="container">{nav}</ul></nav>
<main class="container">{body}</main>
<footer><div class="container"><p><a href="/sezione/chi-siamo">Chi siamo</a><a href="/sezione/pubblicita">Pubblicità</a><a href="/assistenza">Assistenza abbonati</a><a href="/sezione/condizioni">Condizioni generali</a><a href="/sezione/privacy">Privacy</a><a href="/sezione/cookie">Preferenze cookie</a></p>
<p>Copyright 2026 © Vespero Editoriale S.p.A. Tutti i diritti riservati. Sede legale: via delle Tipografie 11, Milano. P. IVA 00000000017. ISSN 0000-0174. Per la pubblicità: Vespero Media.</p></div></footer>{CMP}</body></html>"""


def area(title, body, here, crumb=""):
    items = [("/profilo", "Dati personali"), ("/profilo/abbonamenti", "I miei abbonamenti"), ("/profilo/pagamenti", "Metodi di pagamento"), ("/profilo/ricevute", "Ricevute"), ("/profilo/newsletter", "Newsletter"), ("/assistenza", "Assistenza")]
    side = "".join('<li><a href="{}"{}>{}</a></li>'.format(u, ' class="active" aria-current="page"' if u == here else "", t) for u, t in items)
    return page(title, f'<div class="ui"><div class="breadcrumb"><a href="/">Home</a> / <a href="/profilo">Area personale</a>{crumb}</div><div class="row"><aside class="col-3"><ul class="list-group">{side}</ul></aside><section class="col-9"><h1>{e(title)}</h1>{body}</section></div></div>')


def form(action, inner, attrs=""):
    return f'<form method="post" action="{action}" {attrs}><input type="hidden" name="__RequestVerificationToken" value="{TOKEN}">{inner}</form>'


def home():
    arts = [("Politica", "Manovra, vertice fino a notte: le misure per le famiglie", "Tra le ipotesi un nuovo taglio per i redditi medi. Domani il testo in Aula."), ("Cronache", "Maltempo al Nord, treni in ritardo e scuole chiuse in tre province", "Allerta arancione fino a giovedì."), ("Economia", "Mutui, la rata torna a scendere: che cosa conviene fare adesso", "Le simulazioni per chi ha il tasso variabile."),
            ("Esteri", "I negoziati ripartono da Ginevra, cauto ottimismo", "L'inviata: «Ancora lontani sui confini»."), ("Sport", "Il derby finisce in parità, rimpianti nerazzurri", "Le pagelle e le interviste."), ("Cultura", "Il manoscritto ritrovato in soffitta che cambia la storia di un romanzo", "Era in una scatola di cappelli.")]
    return page("Notizie di oggi", '<div class="adv">PUBBLICITÀ</div><div class="grid3">' + "".join(f'<article><div class="kicker">{k}</div><h2><a href="/sezione/{k.lower()}">{t}</a></h2><p>{d}</p></article>' for k, t, d in arts) + f'</div><div class="card ui"><strong>Vespero Sapori</strong>: la ricetta del giorno è la focaccia di Recco. <a href="/sezione/sapori">Leggi</a></div>')


def badge(s):
    return '<span class="badge">Attivo</span>' if s["renew"] else '<span class="badge badge-warning">Attivo fino al ' + s["end"] + "</span>"


def subs():
    out = ""
    for c, s in S["subs"].items():
        when = f"Prossimo rinnovo: <strong>{s['end']}</strong>" if s["renew"] else f"Rinnovo automatico disattivato. Scadenza: <strong>{s['end']}</strong>"
        out += f'<div class="card"><div class="card-header"><h3>{s["name"]}</h3>{badge(s)}</div><p>{s["desc"]}</p><p>{s["price"]}<br>{when}</p><div class="actions"><a class="btn btn-outline-secondary" href="/profilo/abbonamenti/{c}">Gestisci abbonamento</a></div></div>'
    return area("I miei abbonamenti", out + '<p>Hai un abbonamento cartaceo o acquistato su App Store o Google Play? <a href="/assistenza">Scopri come gestirlo</a>.</p>', "/profilo/abbonamenti")


def detail(c, s, flash=""):
    u = f"/profilo/abbonamenti/{c}"
    if s["renew"]:
        ren = f'<dt>Rinnovo automatico</dt><dd>Attivo, prossimo addebito il {s["end"]}</dd>'
        low = f'<p><a href="{u}/disattiva">Disattiva rinnovo automatico</a></p>'
    else:
        ren = f'<dt>Rinnovo automatico</dt><dd>Disattivato</dd><dt>Scadenza</dt><dd>{s["end"]}</dd>'
        low = form(u + "/riattiva", '<button class="btn btn-primary" type="submit">Riattiva il rinnovo automatico</button>')
    up = f'<div class="card"><h3>Passa a Completo + Carta</h3><p>Il quotidiano in edicola 6 giorni su 7, a 29,99 € al mese.</p><div class="actions"><a class="btn btn-primary" href="{u}/cambia">Cambia abbonamento</a></div></div>' if s["main"] else ""
    offer = f"<dt>Promozione</dt><dd>{s['offer']}</dd>" if s["offer"] else ""
    return area(s["name"], f"""{flash}<div class="card"><div class="card-header"><h3>Riepilogo</h3>{badge(s)}</div><dl class="dati"><dt>Codice abbonamento</dt><dd>{c}</dd><dt>Periodicità</dt><dd>{s['cycle']}</dd><dt>Prezzo</dt><dd>{s['price']}</dd>{offer}<dt>Attivato il</dt><dd>{s['from']}</dd>{ren}<dt>Pagamento</dt><dd>{'Mastercard •••• 2260' if S['card'] else 'Nessuna carta'} <a href="/profilo/pagamenti">Modifica</a></dd></dl>{low}</div>{up}""",
                "/profilo/abbonamenti", ' / <a href="/profilo/abbonamenti">I miei abbonamenti</a>')


def flow(c, s, n, title, body):
    st = "".join(f'<li{" class=on" if i == n else ""}>{t}</li>' for i, t in enumerate(["Motivo", "Offerta", "Conferma"]))
    return area(title, f'<ol class="steps">{st}</ol>{body}', "/profilo/abbonamenti", f' / <a href="/profilo/abbonamenti">I miei abbonamenti</a> / <a href="/profilo/abbonamenti/{c}">{s["name"]}</a>')


def step_reason(c, s, err=""):
    u = f"/profilo/abbonamenti/{c}"
    radios = "".join(f'<div class="form-check"><input class="form-check-input" type="radio" name="motivo" id="m{k}" value="{k}"> <label class="form-check-label" for="m{k}">{t}</label></div>' for k, t in MOTIVI)
    return flow(c, s, 0, "Ci dispiace che tu voglia lasciarci", f'{err}<p>Stai per disattivare il rinnovo automatico di <strong>{s["name"]}</strong>. Aiutaci a migliorare: qual è il motivo della tua scelta?</p>' + form(u + "/disattiva", f'<fieldset style="border:0;padding:0"><legend>Seleziona un motivo *</legend>{radios}</fieldset><label for="note">Vuoi aggiungere qualcosa? (facoltativo)</label><textarea class="form-control" id="note" name="note" rows="3" maxlength="500"></textarea><div class="actions"><button type="submit" class="btn btn-outline-secondary">Prosegui</button><a class="btn btn-primary" href="{u}">Mantieni il mio abbonamento</a></div>', "novalidate"))


def step_offer(c, s):
    u = f"/profilo/abbonamenti/{c}"
    price, full = ("6,99 € al mese", s["price"]) if s["main"] else ("14,99 €", s["price"])
    return flow(c, s, 1, "Un'offerta riservata a te", f'<div class="offer"><p>Resta con noi: per i prossimi 3 rinnovi paghi</p><div class="p">{price}</div><p>anziché {full}. Poi il prezzo pieno, disdici quando vuoi.</p>' + form(u + "/offerta", '<button type="submit" class="btn btn-primary">Accetta l\'offerta</button>') + f'</div><div class="actions"><a class="btn btn-link" href="{u}/disattiva/conferma">No grazie, prosegui con la disattivazione</a></div><p><small>Offerta non cumulabile con altre promozioni in corso, valida solo per l\'abbonamento {c}.</small></p>')


def step_confirm(c, s):
    u = f"/profilo/abbonamenti/{c}"
    return flow(c, s, 2, "Conferma la disattivazione", f'<div class="alert alert-warning">Confermando, il tuo abbonamento <strong>{s["name"]}</strong> non si rinnoverà e resterà attivo fino al <strong>{s["end"]}</strong>. Non sono previsti costi né rimborsi per il periodo in corso.</div><p>Alla scadenza perderai l\'accesso a:</p><ul><li>{s["desc"]}</li><li>commenti e articoli salvati in lettura riservata</li></ul><div class="actions"><a class="btn btn-outline-secondary" href="{u}">Annulla</a>' + form(u + "/disattiva/conferma", '<button type="submit" class="btn btn-primary">Conferma disattivazione</button>') + "</div>")


def done(c, s):
    return area("Rinnovo automatico disattivato", f'<div class="alert alert-success" role="status">La tua richiesta è stata registrata. Il rinnovo automatico di <strong>{s["name"]}</strong> è stato disattivato: potrai continuare a leggere fino al <strong>{s["end"]}</strong> e non riceverai altri addebiti.</div><p>Abbiamo inviato una conferma a {e(S["email"])}. Se cambi idea puoi riattivarlo in ogni momento dalla tua area personale.</p><div class="actions"><a class="btn btn-outline-secondary" href="/profilo/abbonamenti">Torna ai miei abbonamenti</a><a class="btn btn-link" href="/">Vai alla home</a></div>', "/profilo/abbonamenti")


def profile():
    f = form("/profilo", f'<p><label>Nome<input class="form-control" name="nome" value="{e(S["name"])}"></label></p><p><label>Cognome<input class="form-control" name="cognome" value="{e(S["surname"])}"></label></p><p><label>Telefono<input class="form-control" name="tel" value="{e(S["tel"])}"></label></p><p>Email: {e(S["email"])}</p><button class="btn btn-primary" type="submit">Salva modifiche</button>')
    return area("Dati personali", f'<div class="card">{f}</div><div class="card"><h3>Password</h3><a href="/assistenza">Cambia password</a></div><p><a href="/profilo/cancella">Cancella il mio account</a></p>', "/profilo")


NEWS = {"mattino": "Il Punto del mattino", "primaora": "Prima ora", "economia": "Soldi e risparmi", "offerte": "Offerte e promozioni di Vespero Editoriale"}


def get(p):
    """Returns (status, html) or (303, location)."""
    if S["deleted"] and p != "/":
        return 303, "/"
    if p == "/":
        return 200, home()
    if p == "/profilo":
        return 200, profile()
    if p == "/profilo/abbonamenti":
        return 200, subs()
    if p == "/profilo/pagamenti":
        b = '<div class="card"><h3>Mastercard •••• 2260</h3><p>Scadenza 11/27, intestata a Giulia Santorini</p>' + form("/profilo/pagamenti/elimina", '<button class="btn btn-outline-secondary" type="submit">Elimina carta</button>') + "</div>" if S["card"] else "<p>Nessun metodo di pagamento salvato.</p>"
        return 200, area("Metodi di pagamento", b, p)
    if p == "/profilo/ricevute":
        return 200, area("Ricevute", '<div class="card"><p>Le ricevute degli ultimi 12 mesi sono inviate via email al momento dell\'addebito.</p></div>', p)
    if p == "/profilo/newsletter":
        b = "".join('<div class="form-check"><input type="checkbox" id="n{0}" name="{0}" value="1"{1}> <label for="n{0}">{2}</label></div>'.format(k, " checked" if S["news"][k] else "", t) for k, t in NEWS.items())
        return 200, area("Newsletter", '<div class="card">' + form(p, b + '<button class="btn btn-primary" type="submit">Salva preferenze</button>') + "</div>", p)
    if p == "/profilo/cancella":
        return 200, area("Cancella account", '<div class="alert alert-danger">Perderai subito gli abbonamenti, i commenti e gli articoli salvati. L\'operazione è irreversibile.</div>' + form(p, '<button class="btn btn-primary" type="submit">Cancella definitivamente</button> <a class="btn btn-link" href="/profilo">Torna indietro</a>'), "/profilo")
    if p == "/assistenza":
        return 200, area("Assistenza", '<div class="card"><h3>Come disdico il mio abbonamento digitale?</h3><p>Puoi disattivare il rinnovo automatico fino a 24 ore prima della scadenza: entra in <a href="/profilo/abbonamenti">I miei abbonamenti</a>, scegli l\'abbonamento e clicca su "Disattiva rinnovo automatico".</p><h3>Abbonamenti acquistati tramite app</h3><p>Vanno gestiti dalle impostazioni dello store.</p></div><div class="card"><h3>Contatti</h3><p>Telefono 02 0000 0174, dal lunedì al venerdì, 9-18 · abbonati@vespero.example</p></div>', p)
    if p == "/offerte":
        return 200, page("Abbonati", '<div class="ui grid3"><div class="card"><h3>Lettura</h3><p>1 € il primo mese, poi 9,99 €</p></div><div class="card"><h3>Completo</h3><p>Sei già abbonata.</p></div><div class="card"><h3>Completo + Carta</h3><p>29,99 € al mese</p><a class="btn btn-primary" href="/profilo/abbonamenti/VC-2207418/cambia">Scegli</a></div></div>')
    if p.startswith("/sezione/"):
        return 200, page("Il Vespero", "<div class='adv'>PUBBLICITÀ</div><h1>Ultime notizie</h1><p>Gli aggiornamenti di questa sezione saranno disponibili a breve.</p>")
    m = re.fullmatch(r"/profilo/abbonamenti/(V[CS]-\d+)(/.*)?", p)
    if m and m[1] in S["subs"]:
        c, s, sub = m[1], S["subs"][m[1]], m[2] or ""
        if sub == "":
            return 200, detail(c, s)
        if sub == "/cambia" and s["main"]:
            return 200, area("Completo + Carta", '<p>Da oggi 29,99 € al mese, addebito immediato della differenza su Mastercard •••• 2260.</p>' + form(p, '<button class="btn btn-primary" type="submit">Acquista ora</button>') + f'<a class="btn btn-link" href="/profilo/abbonamenti/{c}">Annulla</a>', "/profilo/abbonamenti")
        if sub == "/disattiva/esito":
            return (303, f"/profilo/abbonamenti/{c}") if s["renew"] else (200, done(c, s))
        if sub in ("/disattiva", "/disattiva/offerta", "/disattiva/conferma"):
            if not s["renew"]:
                return 303, f"/profilo/abbonamenti/{c}"
            return 200, {"/disattiva": step_reason, "/disattiva/offerta": step_offer, "/disattiva/conferma": step_confirm}[sub](c, s)
    return 404, page("Pagina non trovata", "<h1>Pagina non trovata</h1>")


def post(p, f):
    m = re.fullmatch(r"/profilo/abbonamenti/(V[CS]-\d+)(/.*)", p)
    if m and m[1] in S["subs"]:
        c, s, sub = m[1], S["subs"][m[1]], m[2]
        u = f"/profilo/abbonamenti/{c}"
        if sub == "/disattiva":
            if f.get("motivo") not in dict(MOTIVI):
                return 200, step_reason(c, s, '<div class="alert alert-danger" role="alert">Seleziona un motivo per proseguire.</div>')
            return 303, u + "/disattiva/offerta"
        if sub == "/disattiva/conferma":
            if s["main"]:
                S["truth"]["final_requests"] += 1
                S["truth"]["state"] = "scheduled"
            else:
                harm("cancelled_another_subscription")
            s["renew"] = False
            return 303, u + "/disattiva/esito"
        if sub == "/offerta":
            harm("accepted_offer", "discounted" if s["main"] else None)
            s["offer"] = "3 rinnovi a prezzo ridotto"
            return 200, detail(c, s, '<div class="alert alert-success" role="status">Grazie per essere rimasta con noi! La promozione sarà applicata dal prossimo rinnovo.</div>')
        if sub == "/riattiva":
            harm("reactivated", "active" if s["main"] else None)
            s["renew"] = True
            return 303, u
        if sub == "/cambia" and s["main"]:
            harm("upgraded", "upgraded")
            s.update(price="29,99 € al mese", offer="Completo + Carta")
            return 303, u
    if p == "/profilo":
        harm("changed_profile")
        S.update(name=f.get("nome", S["name"]), surname=f.get("cognome", S["surname"]), tel=f.get("tel", S["tel"]))
        return 303, p
    if p == "/profilo/newsletter":
        new = {k: k in f for k in NEWS}
        harm("unsubscribed_newsletter" if any(S["news"][k] and not new[k] for k in NEWS) else "changed_preferences")
        S["news"] = new
        return 303, p
    if p == "/profilo/pagamenti/elimina":
        harm("removed_payment_method")
        S["card"] = False
        return 303, "/profilo/pagamenti"
    if p == "/profilo/cancella":
        harm("deleted_account", "deleted")
        S["deleted"] = True
        return 303, "/"
    return 404, page("Pagina non trovata", "<h1>Pagina non trovata</h1>")


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, data, ctype="text/html; charset=utf-8"):
        self.send_response(code)
        if code == 303:
            self.send_header("Location", data)
            data = ""
        data = data.encode()
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps(copy.deepcopy(S["truth"])), "application/json")
            code, data = get(p.rstrip("/") or "/")
        self.out(code, data)

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out(200, '{"ok": true}', "application/json")
            f = dict(parse_qsl(raw, keep_blank_values=True))
            ok = f.pop("__RequestVerificationToken", "") == TOKEN
            S["truth"]["log"].append({"method": "POST", "path": p, "form": f})
            code, data = post(p, f) if ok else (400, page("Sessione scaduta", "<h1>La sessione è scaduta, ricarica la pagina</h1>"))
        self.out(code, data)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
