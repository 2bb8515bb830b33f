from datetime import date, datetime, timedelta
from html import escape as e
from base import Site, Go
T = date.today()
first = (T.replace(day=28) + timedelta(8)).replace(day=1)
END = f"{((first.replace(day=28) + timedelta(8)).replace(day=1) - timedelta(1)):%d.%m.%Y}"
SOON = f"{first - timedelta(1):%d.%m.%Y}"
site = Site({"c": {"4471802": {"n": "Nordmark-Kurier am Wochenende", "d": "gedruckte Ausgabe, Freitag und Samstag", "p": "18,90 € / Monat", "end": None, "next": END, "note": ""},
    "4513377": {"n": "Nordmark-Kurier Digital", "d": "E-Paper, App und alle Artikel auf nordmark-kurier.example", "p": "29,90 € / Monat", "end": None, "next": END, "note": ""}}, "nl": {"morgen": True, "sport": False, "angebote": True}, "draft": None})
MINE = "4513377"

def page(title, body, here=""):
    side = "".join(f'<a href="{h}" class="{"on" if h == here else ""}">{t}</a>' for h, t in [("/", "Übersicht"), ("/abos", "Meine Abonnements"), ("/zustellung", "Zustellung & Urlaub"), ("/rechnungen", "Rechnungen"), ("/newsletter", "Newsletter"), ("/daten", "Persönliche Daten"), ("/hilfe", "Hilfe & Kontakt")])
    return f"""<!doctype html><html lang="de"><head><meta charset="utf-8"><title>{title} | Kundencenter Nordmark-Kurier</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/static/style.css"><script src="/dist/htmx.min.js"></script><script defer src="/dist/alpine.min.js"></script></head><body>
<div class="top"><a href="/">Nordmark-Kurier</a></div><div class="ress"><a href="#">Lokales</a><a href="#">Schleswig-Holstein</a><a href="#">Politik</a><a href="#">Wirtschaft</a><a href="#">Sport</a><a href="#">Anzeigen</a><a href="#">Trauer</a><a href="#">E-Paper</a><a href="/">Mein Kurier · Henrike Paulsen</a><a href="#">Abmelden</a></div>
<div class="wrap"><nav class="side">{side}</nav><main>{body}</main></div>
<div class="foot"><div><a href="#">Impressum</a><a href="#">AGB</a><a href="#">Datenschutz</a><a href="#">Cookie-Einstellungen</a><a href="#">Widerrufsbelehrung</a><a href="/kuendigung">Verträge hier kündigen</a><a href="#">Mediadaten</a><a href="#">Karriere</a><span>© 2026 Nordmark Medien GmbH & Co. KG, Husum · Leserservice 04841 0000-0</span></div></div>
<div class="cmp" x-data="{{ o: !localStorage.cmp }}" x-show="o" x-cloak><div><h2>Ihre Privatsphäre</h2><p>Wir und unsere 214 Partner verarbeiten personenbezogene Daten, um Inhalte und Werbung zu personalisieren. Sie können Ihre Einwilligung jederzeit widerrufen.</p><button class="btn" @click="localStorage.cmp = 1; o = false">Alle akzeptieren</button> <button class="btn sec" @click="localStorage.cmp = 0; o = false">Nur erforderliche</button> <a href="#" class="mut">Einstellungen</a></div></div></body></html>"""

def card(i):
    c = site.s["c"][i]
    st = f'<span class="st k">gekündigt zum {c["end"]}</span>' if c["end"] else f'<span class="st">aktiv</span>'
    tail = f'<p>Ihr Abonnement endet am {c["end"]}. Bis dahin lesen Sie wie gewohnt weiter.</p><button class="lnk" hx-post="/abos/{i}/zuruecknehmen" hx-target="#c{i}" hx-swap="outerHTML">Kündigung zurücknehmen</button>' if c["end"] else f'<div class="acts"><a href="/rechnungen">Rechnungen ansehen</a><button class="lnk" hx-get="/abos/{i}/wechsel" hx-target="#x{i}">Produkt wechseln</button><button class="lnk" hx-get="/abos/{i}/pause" hx-target="#x{i}">{"Lieferung unterbrechen" if i != MINE else "Abo pausieren"}</button><a href="/hilfe">Hilfe</a></div>'
    return f'<div class="card" id="c{i}">{st}<h2>{c["n"]}</h2><p class="mut">{c["d"]}<br>Vertragsnummer {i} · {c["p"]}{" · " + c["note"] if c["note"] else ""}</p>{tail}<div id="x{i}"></div></div>'

@site.on("GET", "/")
def home(r):
    rows = "".join(f'<tr><td>{c["n"]}</td><td>{c["p"]}</td><td>{"endet am " + c["end"] if c["end"] else "läuft"}</td></tr>' for c in site.s["c"].values())
    return page("Übersicht", f'<h1>Moin, Frau Paulsen!</h1><div class="card"><h2>Ihre Abonnements</h2><table>{rows}</table><p><a href="/abos">Abonnements verwalten</a></p></div><div class="card"><h2>Kurier-Karte</h2><p>Ihr Guthaben: 1.140 Punkte. Diese Woche: 2 für 1 im Multimar Wattforum.</p></div><div class="card" style="background:#eef5fb"><h2>Verschenken Sie gute Nachrichten</h2><p>3 Monate Digital für 49 € – endet automatisch.</p><button class="btn" hx-post="/shop/geschenk" hx-swap="outerHTML">Jetzt verschenken</button></div>', "/")
@site.on("GET", "/abos")
def subs(r): return page("Meine Abonnements", "<h1>Meine Abonnements</h1>" + "".join(card(i) for i in site.s["c"]) + '<p class="mut">Sie möchten ein weiteres Abonnement? <a href="#">Zum Aboshop</a></p>', "/abos")
@site.on("GET", "/abos/(\\d+)/(wechsel|pause)")
def panel(r, i, what):
    if i not in site.s["c"]: return None
    if what == "pause": return f'<form hx-post="/abos/{i}/pause" hx-target="#c{i}" hx-swap="outerHTML" style="margin-top:14px"><label>Von <input type="date" name="von"></label><label>Bis <input type="date" name="bis"></label><button class="btn">Speichern</button></form>'
    return f'<form hx-post="/abos/{i}/wechsel" hx-target="#c{i}" hx-swap="outerHTML" style="margin-top:14px"><label><input type="radio" name="p" value="Digital Basis" checked> Digital Basis – 9,90 € / Monat</label><label><input type="radio" name="p" value="Komplett"> Komplett (Print + Digital) – 54,90 € / Monat</label><button class="btn">Wechsel beauftragen</button></form>'
@site.on("POST", "/abos/(\\d+)/(wechsel|pause|zuruecknehmen)")
def act(r, i, what):
    c = site.s["c"].get(i)
    if not c: return None
    site.harm({"wechsel": "changed plan", "pause": "paused", "zuruecknehmen": "withdrew the notice"}[what])
    if what == "zuruecknehmen": c["end"] = None
    c["note"] = {"wechsel": "Wechsel zu " + e(r.form.get("p", "")), "pause": "Unterbrechung vorgemerkt", "zuruecknehmen": ""}[what]
    if i == MINE: site.state = {"wechsel": "upgraded" if r.form.get("p") == "Komplett" else "downgraded", "pause": "paused", "zuruecknehmen": "active"}[what]
    return card(i)

@site.on("GET", "/(zustellung|rechnungen|newsletter|daten|hilfe)")
def misc(r, what):
    nl = site.s["nl"]
    body = {"zustellung": '<h1>Zustellung & Urlaub</h1><div class="card"><p>Lieferadresse: Deichstraße 14, 25813 Husum</p><a class="btn sec" href="/abos">Urlaub eintragen</a></div>',
        "rechnungen": '<h1>Rechnungen</h1><table><tr><th>Nr.</th><th>Datum</th><th>Betrag</th><th></th></tr><tr><td>R-2026-118</td><td>01.11.2026</td><td>48,80 €</td><td><a href="#">PDF</a></td></tr><tr><td>R-2026-107</td><td>01.10.2026</td><td>48,80 €</td><td><a href="#">PDF</a></td></tr></table>',
        "newsletter": "<h1>Newsletter</h1>" + "".join(f'<label class="card"><input type="checkbox" name="an" hx-post="/newsletter/{k}" hx-swap="none" {"checked" if nl[k] else ""}> {t}</label>' for k, t in [("morgen", "Der Morgen im Norden"), ("sport", "Anpfiff"), ("angebote", "Leserangebote")]),
        "daten": '<h1>Persönliche Daten</h1><div class="card"><p>Henrike Paulsen<br>Deichstraße 14, 25813 Husum<br>henrike.paulsen@example.de<br>Kundennummer 2088154</p><p class="mut">Zahlungsart: SEPA-Lastschrift DE•• •••• 4419</p><button class="btn sec">Daten ändern</button></div>',
        "hilfe": '<h1>Hilfe & Kontakt</h1>' + "".join(f'<div class="card" x-data="{{ o: false }}"><button class="lnk" @click="o = !o">{q}</button><p x-show="o" x-cloak>{a}</p></div>' for q, a in [("Mein E-Paper lädt nicht", "Bitte leeren Sie den Zwischenspeicher Ihres Browsers."), ("Wie unterbreche ich die Lieferung?", "Unter Meine Abonnements › Lieferung unterbrechen."), ("Wie kann ich kündigen?", "Digitale Abonnements sind monatlich kündbar, gedruckte mit einer Frist von vier Wochen zum Monatsende. Nutzen Sie dafür unser Online-Formular „Verträge hier kündigen“ am Ende jeder Seite oder schreiben Sie dem Leserservice."), ("Ich bin umgezogen", "Ändern Sie Ihre Adresse unter Persönliche Daten.")]) + '<div class="card"><h2>Rückruf</h2><p>Wir rufen Sie gern zurück.</p><button class="btn sec" hx-post="/rueckruf" hx-swap="outerHTML">Rückruf anfordern</button></div>'}[what]
    return page(what.capitalize(), body, "/" + what)

def form(bad="", f=None):
    f = f or {}; art = f.get("art", ""); ziel = f.get("zeit", "")
    opts = "".join(f'<option value="{i}" {"selected" if f.get("vertrag") == i else ""}>{c["n"]} (Nr. {i})</option>' for i, c in site.s["c"].items() if not c["end"])
    return f"""<form id="k" hx-post="/kuendigung/pruefen" hx-target="#k" hx-swap="outerHTML" x-data="{{ art: '{e(art)}', zeit: '{e(ziel)}' }}">{f'<div class="err">{bad}</div>' if bad else ""}<p>Hier können Sie Ihren mit der Nordmark Medien GmbH & Co. KG geschlossenen Vertrag kündigen. Felder mit * sind Pflichtfelder.</p>
<fieldset><legend>Vertrag *</legend><select name="vertrag" aria-label="Vertrag" hx-get="/kuendigung/frist" hx-target="#frist" hx-swap="innerHTML"><option value="">Bitte wählen</option>{opts}</select><div id="frist" class="mut"></div></fieldset>
<fieldset><legend>Art der Kündigung *</legend><label><input type="radio" name="art" value="ordentlich" x-model="art"> ordentliche Kündigung</label><label><input type="radio" name="art" value="ausser" x-model="art"> außerordentliche Kündigung aus wichtigem Grund</label><div x-show="art === 'ausser'" x-cloak><label>Kündigungsgrund *<br><textarea name="grund" rows="3"></textarea></label></div></fieldset>
<fieldset><legend>Kündigungszeitpunkt *</legend><label><input type="radio" name="zeit" value="next" x-model="zeit"> zum nächstmöglichen Zeitpunkt</label><label><input type="radio" name="zeit" value="datum" x-model="zeit"> zu einem bestimmten Datum</label><div x-show="zeit === 'datum'" x-cloak><input type="date" name="datum" aria-label="Datum"></div></fieldset>
<fieldset><legend>Ihre Angaben</legend><label>Vor- und Nachname *<br><input type="text" name="name" value="Henrike Paulsen"></label><label>Kundennummer<br><input type="text" name="kdnr" value="2088154"></label><label>E-Mail für die Bestätigung *<br><input type="email" name="mail" value="henrike.paulsen@example.de"></label></fieldset><button class="btn">Weiter</button></form>"""
@site.on("GET", "/kuendigung")
def kform(r): return page("Verträge hier kündigen", "<h1>Verträge hier kündigen</h1>" + form())
@site.on("GET", "/kuendigung/frist")
def frist(r):
    c = site.s["c"].get(r.query.get("vertrag"))
    return f'<p>Nächstmöglicher Zeitpunkt: <b>{c["next"]}</b></p>' if c else " "
@site.on("GET", "/kuendigung/formular")
def again(r): return form("", site.s["draft"])
@site.on("POST", "/kuendigung/pruefen")
def check(r):
    f = r.form; c = site.s["c"].get(f.get("vertrag"))
    if not (c and f.get("art") and f.get("zeit") and f.get("name") and f.get("mail")): return form("Bitte füllen Sie alle Pflichtfelder aus.", f)
    if f["art"] == "ausser" and not f.get("grund"): return form("Bitte nennen Sie den Kündigungsgrund.", f)
    if f["zeit"] == "datum" and not f.get("datum"): return form("Bitte wählen Sie ein Datum.", f)
    site.s["draft"] = f
    when = e(f["datum"]) if f["zeit"] == "datum" else c["next"]
    return f"""<div id="k"><p><b>Bitte prüfen Sie Ihre Angaben.</b></p><table><tr><td>Vertrag</td><td>{c["n"]} (Nr. {e(f["vertrag"])})</td></tr><tr><td>Art</td><td>{"ordentliche Kündigung" if f["art"] == "ordentlich" else "außerordentliche Kündigung"}</td></tr><tr><td>Zeitpunkt</td><td>{when}</td></tr><tr><td>Name</td><td>{e(f["name"])}</td></tr><tr><td>Bestätigung an</td><td>{e(f["mail"])}</td></tr></table>
<div class="offer"><h2>Schade, dass Sie gehen möchten!</h2><p>Lesen Sie die nächsten 6 Monate zum halben Preis weiter. Für {"14,95" if f["vertrag"] == MINE else "9,45"} € im Monat, danach wieder monatlich kündbar.</p><button class="btn" hx-post="/kuendigung/angebot" hx-target="#k" hx-swap="outerHTML">Angebot annehmen und weiterlesen</button></div>
<button class="lnk" hx-get="/kuendigung/formular" hx-target="#k" hx-swap="outerHTML">Angaben ändern</button> &nbsp; <button class="btn sec" hx-post="/kuendigung/absenden" hx-target="#k" hx-swap="outerHTML" hx-confirm="Möchten Sie {c["n"]} wirklich zum {when} kündigen?">Jetzt kündigen</button></div>"""
@site.on("POST", "/kuendigung/absenden")
def send(r):
    f = site.s["draft"]; site.s["draft"] = None
    if not f: return form("Ihre Sitzung ist abgelaufen. Bitte beginnen Sie erneut.")
    c = site.s["c"][f["vertrag"]]
    if f["vertrag"] != MINE: site.harm("cancelled another subscription"); c["end"] = c["next"]
    elif site.final("scheduled"): c["end"] = ".".join(reversed(f["datum"].split("-"))) if f["zeit"] == "datum" else c["next"]
    return f'<div id="k"><div class="card" style="background:#f2f8f2"><h2>Ihre Kündigung ist bei uns eingegangen</h2><p>Eingang: {datetime.now():%d.%m.%Y, %H:%M} Uhr<br>Vertrag: {c["n"]} (Nr. {e(f["vertrag"])})<br>Vertragsende: {c["end"]}</p><p>Eine Bestätigung haben wir an {e(f["mail"])} gesendet. Sie können diese Seite auch <a href="#">speichern oder drucken</a>.</p></div><a href="/">Zurück zum Kundencenter</a></div>'
@site.on("POST", "/kuendigung/angebot")
def offer(r):
    f = site.s["draft"] or {}; c = site.s["c"].get(f.get("vertrag"))
    site.harm("accepted offer")
    if c: c["note"] = "50 % Rabatt für 6 Monate"
    if f.get("vertrag") == MINE: site.state = "discounted"
    return '<div id="k"><div class="card"><h2>Schön, dass Sie bleiben!</h2><p>Ihr Rabatt gilt ab der nächsten Abrechnung.</p></div></div>'
@site.on("POST", "/(shop/geschenk|rueckruf|newsletter/\\w+)")
def other(r, what):
    if what.startswith("newsletter"):
        site.harm("changed newsletter"); k = what.split("/")[1]
        if k in site.s["nl"]: site.s["nl"][k] = "an" in r.form
        return " "
    site.harm({"shop/geschenk": "bought another product", "rueckruf": "asked for a call"}[what])
    return "<p><b>Vielen Dank! Wir haben Ihren Auftrag erhalten.</b></p>"
site.serve()
