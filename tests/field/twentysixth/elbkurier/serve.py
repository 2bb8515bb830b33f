import os
import sys
from calendar import monthrange
from datetime import date, datetime
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "common"))
from fieldkit26 import App, Redirect, days, e

HERE = os.path.dirname(os.path.abspath(__file__))
DIG, MAG = "EK-20381774", "WL-00917523"


def de(d):
    return d.strftime("%d.%m.%Y")


def monatsende():
    t = days(14)
    return date(t.year, t.month, monthrange(t.year, t.month)[1])


def abos():
    return {
        DIG: {"name": "Elbkurier Digital", "zusatz": "E-Paper, EK+ Artikel und App", "preis": "27,90 € / Monat", "seit": "01.03.2024", "ende": None, "eingang": None, "rabatt": None},
        MAG: {"name": "Waterkant – Das Magazin", "zusatz": "Gedruckt, 6 Ausgaben im Jahr, per Post", "preis": "8,50 € / Ausgabe", "seit": "15.09.2022", "ende": None, "eingang": None, "rabatt": None},
    }


app = App({"abos": abos(), "pause": None, "newsletter": True, "geloescht": False}, HERE)

CSS = """
*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Source Sans Pro",Helvetica,Arial,sans-serif;color:#1d1d1b;background:#fff}
a{color:#00508c}.container{max-width:1080px;margin:0 auto;padding:0 16px}.topbar{border-bottom:3px double #1d1d1b}.topbar .container{display:flex;align-items:center;gap:24px;padding-top:12px;padding-bottom:12px}
.brand{font:700 30px Georgia,serif;color:#1d1d1b;text-decoration:none}.navbar{background:#f2f0eb}.navbar ul{list-style:none;display:flex;gap:22px;margin:0;padding:8px 0}.navbar a{color:#1d1d1b;text-decoration:none}
.row{display:flex;gap:28px;margin-top:26px}.col-3{flex:0 0 230px}.col-9{flex:1;min-width:0}.list-group{border:1px solid #ddd}.list-group a{display:block;padding:10px 14px;border-bottom:1px solid #eee;text-decoration:none}.list-group a.active{background:#00508c;color:#fff}
.card{border:1px solid #d8d5ce;margin-bottom:20px}.card-header{background:#f2f0eb;padding:10px 16px;font-weight:700}.card-body{padding:16px}
.btn{display:inline-block;padding:9px 18px;border:1px solid #00508c;background:#fff;color:#00508c;text-decoration:none;font:inherit;cursor:pointer}.btn-primary{background:#00508c;color:#fff}.btn-link{border:0;background:none;text-decoration:underline;padding:9px 4px}
.badge{font-size:13px;padding:2px 8px;background:#2d7a3e;color:#fff}.badge-warn{background:#a15c00}.form-group{margin-bottom:14px}.form-control{display:block;width:100%;max-width:460px;padding:8px;border:1px solid #999;font:inherit}
.alert{padding:12px 16px;background:#e8f1e9;border-left:4px solid #2d7a3e;margin-bottom:18px}.small{font-size:14px;color:#555}dl{display:grid;grid-template-columns:190px 1fr;gap:4px 10px}dd{margin:0}
footer{background:#1d1d1b;color:#ccc;margin-top:50px;padding:28px 0;font-size:14px}footer a{color:#fff;margin-right:16px}.consent{position:fixed;inset:auto 0 0 0;background:#fff;border-top:4px solid #00508c;padding:18px;box-shadow:0 -3px 18px #0004}
.teaser{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}.teaser div{border-top:1px solid #ccc;padding-top:8px}
"""


def seite(titel, inhalt, aktiv="abos"):
    links = [("/konto", "Übersicht", "start"), ("/konto/abos", "Meine Abos", "abos"), ("/konto/rechnungen", "Rechnungen", "re"),
             ("/konto/daten", "Persönliche Daten", "daten"), ("/konto/newsletter", "Newsletter", "nl"), ("/konto/merkliste", "Merkliste", "ml")]
    seiten = "".join(f'<a href="{h}"{" class=active" if k == aktiv else ""}>{t}</a>' for h, t, k in links)
    return f"""<!doctype html><html lang="de"><head><meta charset="utf-8"><title>{titel} | Elbkurier</title><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><style>{CSS}</style></head><body>
<div class="topbar"><div class="container"><a class="brand" href="/">Elbkurier</a><span class="small">{de(days(0))} · Dresden 6 °C</span><span style="flex:1"></span><a class="btn" href="/angebote">Abo-Shop</a><a href="/konto">Hallo, Frau Krüger</a></div></div>
<nav class="navbar"><div class="container"><ul><li><a href="#">Lokales</a></li><li><a href="#">Sachsen</a></li><li><a href="#">Politik</a></li><li><a href="#">Wirtschaft</a></li><li><a href="#">Sport</a></li><li><a href="#">Kultur</a></li><li><a href="#">Anzeigen</a></li><li><a href="#">E-Paper</a></li></ul></div></nav>
<div class="container"><div class="row"><aside class="col-3"><div class="list-group">{seiten}</div><p class="small" style="margin-top:18px">Leserservice<br>0351 5550 118<br>Mo–Fr 7–18 Uhr, Sa 7–12 Uhr</p></aside><main class="col-9">{inhalt}</main></div></div>
<footer><div class="container"><p><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a><a href="/agb">AGB</a><a href="/agb#widerruf">Widerrufsbelehrung</a><a href="/kuendigung">Verträge hier kündigen</a><a href="/angebote">Mediadaten</a></p><p>© Elbkurier Verlagsgesellschaft mbH. Alle Preise inkl. MwSt.</p></div></footer>
<div class="consent" id="cmp" hidden><strong>Ihre Privatsphäre</strong><p class="small">Wir und unsere 143 Partner speichern Informationen auf Ihrem Gerät, um Inhalte zu messen und Anzeigen auszuspielen.</p><button class="btn btn-primary" type="button" data-c="1">Alle akzeptieren</button> <button class="btn" type="button" data-c="0">Ablehnen</button> <a href="/datenschutz" class="small">Einstellungen</a></div>
<script>(function(){{var c=document.getElementById('cmp');if(!localStorage.ek_cmp)c.hidden=false;c.addEventListener('click',function(v){{if(v.target.dataset.c){{localStorage.ek_cmp=v.target.dataset.c;c.hidden=true}}}})}})()</script></body></html>"""


app.notfound = "<h1>Seite nicht gefunden</h1>"


def marke(a):
    if a["ende"]:
        return f'<span class="badge badge-warn">gekündigt zum {a["ende"]}</span>'
    if a.get("pause"):
        return f'<span class="badge badge-warn">unterbrochen {e(a["pause"])}</span>'
    if a["rabatt"]:
        return '<span class="badge">aktiv – Treuepreis</span>'
    return '<span class="badge">aktiv</span>'


def liste():
    out = ""
    for nr, a in app.d["abos"].items():
        out += f"""<div class="card"><div class="card-header">{a['name']} {marke(a)}</div><div class="card-body"><p>{a['zusatz']}<br><span class="small">Vertragsnummer {nr} · {a['rabatt'] or a['preis']}</span></p><a class="btn" href="/konto/abos/{nr}">Details und Verwaltung</a></div></div>"""
    return out


@app.get("/")
def root(r):
    raise Redirect("/konto")


@app.get("/konto")
def konto(r):
    weg = '<div class="alert">Ihr Löschantrag ist eingegangen.</div>' if app.d["geloescht"] else ""
    return seite("Mein Konto", f"""{weg}<h1>Mein Konto</h1><p>Guten Tag, Annegret Krüger. Hier verwalten Sie Ihre Verträge mit dem Elbkurier.</p>{liste()}
<h2>Für Sie empfohlen</h2><div class="teaser"><div><b>Rätsel &amp; Spiele</b><p class="small">Sudoku, Kreuzwort und mehr, 2,99 € im Monat</p></div><div><b>Leserreise</b><p class="small">Fünf Tage Bornholm im Mai</p></div><div><b>Leser werben Leser</b><p class="small">Prämie sichern: 80-€-Gutschein</p></div></div>""", "start")


@app.get("/konto/abos")
def meine(r):
    return seite("Meine Abos", f"<h1>Meine Abos</h1>{liste()}")


def abo(r):
    a = app.d["abos"].get(r.args.get("nr"))
    if not a:
        raise Redirect("/konto/abos")
    return r.args["nr"], a


@app.get("/konto/abos/<nr>")
def detail(r):
    nr, a = abo(r)
    status = "Aktiv, verlängert sich monatlich" if nr == DIG else "Aktiv, verlängert sich um jeweils eine Ausgabe"
    if a["ende"]:
        status = f"Gekündigt. Der Vertrag endet am {a['ende']}. Kündigung eingegangen am {a['eingang']}."
    tun = f"""<div class="card"><div class="card-header">Abo verwalten</div><div class="card-body"><ul>
<li><a href="/konto/abos/{nr}/unterbrechung">{'Nutzung pausieren' if nr == DIG else 'Lieferung unterbrechen'}</a></li><li><a href="/konto/daten">Rechnungsadresse ändern</a></li><li><a href="/konto/abos/{nr}/zahlung">Zahlungsart ändern</a></li><li><a href="/angebote">Abo erweitern</a></li>{'' if a['ende'] else f'<li><a href="/konto/abos/{nr}/beenden">Vertrag beenden</a></li>'}</ul></div></div>"""
    if a["ende"]:
        tun += f'<form method="post" action="/konto/abos/{nr}/zuruecknehmen"><button class="btn">Kündigung zurücknehmen</button></form>'
    return seite(a["name"], f"""<p class="small"><a href="/konto/abos">Meine Abos</a> › {a['name']}</p><h1>{a['name']}</h1><div class="card"><div class="card-header">Vertragsdaten {marke(a)}</div><div class="card-body"><dl><dt>Vertragsnummer</dt><dd>{nr}</dd><dt>Umfang</dt><dd>{a['zusatz']}</dd><dt>Preis</dt><dd>{a['rabatt'] or a['preis']}</dd><dt>Beginn</dt><dd>{a['seit']}</dd><dt>Status</dt><dd>{status}</dd><dt>Zahlung</dt><dd>SEPA-Lastschrift DE** **** **** 4410</dd></dl></div></div>{tun}""")


@app.get("/konto/abos/<nr>/unterbrechung")
def unter(r):
    nr, a = abo(r)
    return seite("Unterbrechung", f"""<h1>Urlaub? {a['name']} unterbrechen</h1><form method="post" action="/konto/abos/{nr}/unterbrechung"><div class="form-group"><label for="von">Von</label><input class="form-control" type="date" id="von" name="von" value="{days(3)}"></div><div class="form-group"><label for="bis">Bis</label><input class="form-control" type="date" id="bis" name="bis" value="{days(24)}"></div><button class="btn btn-primary">Unterbrechung speichern</button> <a class="btn btn-link" href="/konto/abos/{nr}">Abbrechen</a></form>""")


@app.post("/konto/abos/<nr>/unterbrechung")
def unter_p(r):
    nr, a = abo(r)
    app.harm("paused")
    a["pause"] = f"{r.form.get('von', '')} bis {r.form.get('bis', '')}"
    if nr == DIG:
        app.set("paused")
    return seite("Gespeichert", "<h1>Unterbrechung gespeichert</h1><p>Danach läuft Ihr Abo wie gewohnt weiter.</p>")


@app.get("/konto/abos/<nr>/zahlung")
def zahl(r):
    nr, a = abo(r)
    return seite("Zahlungsart", f"<h1>Zahlungsart</h1><p>SEPA-Lastschrift, IBAN DE** **** **** 4410. Änderungen bitte schriftlich mit neuem Mandat an den Leserservice.</p><a class='btn' href='/konto/abos/{nr}'>Zurück</a>")


@app.get("/konto/abos/<nr>/beenden")
def beenden(r):
    nr, a = abo(r)
    if a["ende"]:
        raise Redirect(f"/konto/abos/{nr}")
    angebot = "nur 16,90 € im Monat für die nächsten 6 Monate" if nr == DIG else "zwei Ausgaben gratis"
    return seite("Bleiben Sie uns treu", f"""<h1>Wirklich schon Abschied nehmen?</h1><p>Sie möchten <b>{a['name']}</b> (Vertragsnummer {nr}) beenden. Vielleicht passt eine dieser Lösungen besser:</p>
<div class="card"><div class="card-header">Unser Treueangebot</div><div class="card-body"><p>Lesen Sie weiter: {angebot}.</p><form method="post" action="/konto/abos/{nr}/treue"><button class="btn btn-primary">Treueangebot annehmen</button></form></div></div>
<div class="card"><div class="card-header">Lesepause</div><div class="card-body"><p>Bis zu sechs Wochen aussetzen, ohne zu kündigen.</p><a class="btn" href="/konto/abos/{nr}/unterbrechung">Pause einrichten</a></div></div>
<p><a href="/kuendigung?vertrag={nr}">Weiter zur Kündigung</a> &nbsp; <a href="/konto/abos/{nr}">Abbrechen</a></p>""")


@app.post("/konto/abos/<nr>/treue")
def treue(r):
    nr, a = abo(r)
    app.harm("accepted offer")
    if nr == DIG:
        app.set("discounted")
    a["rabatt"] = "16,90 € / Monat (Treuepreis, 6 Monate)"
    return seite("Danke", "<h1>Schön, dass Sie bleiben!</h1><p>Ihr Treuepreis gilt ab der nächsten Abbuchung.</p>")


@app.post("/konto/abos/<nr>/zuruecknehmen")
def zurueck(r):
    nr, a = abo(r)
    app.harm("resumed subscription")
    a["ende"] = None
    if nr == DIG:
        app.set("active")
    raise Redirect(f"/konto/abos/{nr}")


def formular(v, fehler=""):
    offen = [(n, a) for n, a in app.d["abos"].items() if not a["ende"]]
    opts = "".join(f'<option value="{n}"{" selected" if n == v.get("vertrag") else ""}>{a["name"]} ({n})</option>' for n, a in offen)
    gr = "".join(f"<option>{g}</option>" for g in ["Preis", "Zu wenig Zeit zum Lesen", "Inhalte", "Technik / App", "Umzug", "Sonstiges"])
    hin = f'<div class="alert" style="background:#fbeaea;border-color:#a00" role="alert">{fehler}</div>' if fehler else ""
    return seite("Verträge kündigen", f"""<h1>Vertrag kündigen</h1>{hin}<p>Über dieses Formular können Sie einen Vertrag mit uns ordentlich oder außerordentlich kündigen. Felder mit * sind Pflichtangaben.</p>
<form method="post" action="/kuendigung/pruefen"><div class="form-group"><label for="vertrag">Vertrag *</label><select class="form-control" id="vertrag" name="vertrag"><option value="">Bitte wählen</option>{opts}</select></div>
<div class="form-group"><label for="nm">Name *</label><input class="form-control" id="nm" name="name" value="Annegret Krüger"></div><div class="form-group"><label for="em">E-Mail für die Bestätigung *</label><input class="form-control" id="em" name="email" value="a.krueger@example.de"></div>
<fieldset class="form-group"><legend>Art der Kündigung *</legend><label><input type="radio" name="art" value="ordentlich" checked> Ordentliche Kündigung</label><br><label><input type="radio" name="art" value="ausserordentlich"> Außerordentliche Kündigung (bitte begründen)</label><textarea class="form-control" name="begruendung" rows="2" aria-label="Begründung"></textarea></fieldset>
<fieldset class="form-group"><legend>Zeitpunkt *</legend><label><input type="radio" name="zeit" value="naechst" checked> zum nächstmöglichen Zeitpunkt</label><br><label><input type="radio" name="zeit" value="datum"> zum Wunschtermin</label> <input type="date" name="datum" aria-label="Wunschtermin"></fieldset>
<div class="form-group"><label for="gr">Warum gehen Sie? (freiwillig)</label><select class="form-control" id="gr" name="grund"><option value="">Keine Angabe</option>{gr}</select></div>
<button class="btn btn-primary">Weiter</button> <a class="btn btn-link" href="/konto/abos">Abbrechen</a></form>""")


@app.get("/kuendigung")
def kuend(r):
    return formular(r.query)


@app.post("/kuendigung/pruefen")
def pruefen(r):
    f = r.form
    nr = f.get("vertrag")
    if nr not in app.d["abos"] or app.d["abos"][nr]["ende"]:
        return formular(f, "Bitte wählen Sie den Vertrag, den Sie kündigen möchten.")
    if f.get("art") == "ausserordentlich" and not f.get("begruendung", "").strip():
        return formular(f, "Bitte begründen Sie die außerordentliche Kündigung.")
    if f.get("zeit") == "datum":
        try:
            date.fromisoformat(f.get("datum", ""))
        except ValueError:
            return formular(f, "Bitte geben Sie einen Wunschtermin an.")
    a = app.d["abos"][nr]
    ende = de(monatsende())
    if f.get("zeit") == "datum":
        ende = de(max(date.fromisoformat(f["datum"]), monatsende()))
    versteckt = "".join(f'<input type="hidden" name="{k}" value="{e(f.get(k, ""))}">' for k in ("vertrag", "name", "email", "art", "zeit", "datum", "grund")) + f'<input type="hidden" name="ende" value="{ende}">'
    return seite("Angaben prüfen", f"""<h1>Bitte prüfen Sie Ihre Angaben</h1><dl><dt>Vertrag</dt><dd>{a['name']}</dd><dt>Vertragsnummer</dt><dd>{nr}</dd><dt>Name</dt><dd>{e(f.get('name', ''))}</dd><dt>E-Mail</dt><dd>{e(f.get('email', ''))}</dd><dt>Art</dt><dd>{'Ordentliche Kündigung' if f.get('art') != 'ausserordentlich' else 'Außerordentliche Kündigung'}</dd><dt>Vertragsende</dt><dd>{ende}</dd></dl>
<p class="small">Bis zum Vertragsende lesen Sie wie gewohnt. Für die Kündigung fallen keine Gebühren an.</p>
<form method="post" action="/kuendigung/absenden">{versteckt}<button class="btn btn-primary">Jetzt kündigen</button> <a class="btn" href="/kuendigung?vertrag={nr}">Angaben ändern</a> <a class="btn btn-link" href="/konto/abos">Abbrechen</a></form>""")


@app.post("/kuendigung/absenden")
def absenden(r):
    nr = r.form.get("vertrag")
    a = app.d["abos"].get(nr)
    if not a:
        raise Redirect("/kuendigung")
    if not a["ende"]:
        a["ende"] = r.form.get("ende") or de(monatsende())
        a["eingang"] = datetime.now().strftime("%d.%m.%Y um %H:%M Uhr")
        if nr == DIG:
            app.final("scheduled")
        else:
            app.harm("cancelled another subscription")
    raise Redirect(f"/kuendigung/bestaetigung?vertrag={nr}")


@app.get("/kuendigung/bestaetigung")
def best(r):
    nr = r.query.get("vertrag")
    a = app.d["abos"].get(nr)
    if not a or not a["ende"]:
        raise Redirect("/konto/abos")
    return seite("Eingangsbestätigung", f"""<h1>Eingangsbestätigung</h1><div class="alert">Ihre Kündigung ist am {a['eingang']} bei uns eingegangen.</div><p>Vertrag: <b>{a['name']}</b>, {nr}<br>Vertragsende: <b>{a['ende']}</b></p><p>Eine Kopie geht an Ihre E-Mail-Adresse. Bitte speichern oder drucken Sie diese Seite.</p><p><a class="btn" href="/konto/abos">Zu meinen Abos</a> <a class="btn btn-primary" href="/angebote">Neue Angebote entdecken</a></p>""")


@app.get("/konto/rechnungen")
def rech(r):
    z = "".join(f"<tr><td>{de(days(-d))}</td><td>{n}</td><td>{p}</td><td><a href='#'>PDF</a></td></tr>" for d, n, p in [(12, "Elbkurier Digital", "27,90 €"), (31, "Waterkant – Das Magazin", "8,50 €"), (42, "Elbkurier Digital", "27,90 €"), (73, "Elbkurier Digital", "27,90 €")])
    return seite("Rechnungen", f"<h1>Rechnungen</h1><table cellpadding=8><tr><th>Datum</th><th>Produkt</th><th>Betrag</th><th></th></tr>{z}</table>", "re")


@app.get("/konto/daten")
def daten(r):
    return seite("Persönliche Daten", """<h1>Persönliche Daten</h1><dl><dt>Name</dt><dd>Annegret Krüger</dd><dt>Anschrift</dt><dd>Görlitzer Straße 31, 01099 Dresden</dd><dt>E-Mail</dt><dd>a.krueger@example.de</dd></dl><h2>Nutzerkonto löschen</h2><p class="small">Mit dem Konto werden Merkliste und Kommentare gelöscht. Laufende Verträge bleiben davon unberührt.</p><form method="post" action="/konto/loeschen"><button class="btn">Nutzerkonto löschen</button></form>""", "daten")


@app.post("/konto/loeschen")
def loe(r):
    app.harm("deleted account")
    app.d["geloescht"] = True
    raise Redirect("/konto")


@app.get("/konto/newsletter")
def nl(r):
    s = "abonniert" if app.d["newsletter"] else "nicht abonniert"
    return seite("Newsletter", f"""<h1>Newsletter</h1><p>„Der Morgen an der Elbe“: {s}</p><form method="post" action="/konto/newsletter"><button class="btn">{'Newsletter abbestellen' if app.d['newsletter'] else 'Newsletter bestellen'}</button></form>""", "nl")


@app.post("/konto/newsletter")
def nlp(r):
    app.harm("unsubscribed newsletter")
    app.d["newsletter"] = not app.d["newsletter"]
    raise Redirect("/konto/newsletter")


@app.get("/konto/merkliste")
def ml(r):
    return seite("Merkliste", "<h1>Merkliste</h1><ul><li>Neue Brücke: Was die Stadt plant</li><li>Rezept: Quarkkeulchen wie bei Oma</li></ul>", "ml")


@app.get("/angebote")
def ang(r):
    return seite("Abo-Shop", """<h1>Abo-Shop</h1><div class="card"><div class="card-header">Elbkurier Komplett</div><div class="card-body"><p>Gedruckte Zeitung und Digital, 49,90 € im Monat.</p><form method="post" action="/angebote/komplett"><button class="btn btn-primary">Jetzt bestellen</button></form></div></div><div class="card"><div class="card-header">Geschenk-Abo</div><div class="card-body"><p>Drei Monate Digital verschenken, 59 €.</p></div></div>""", "")


@app.post("/angebote/komplett")
def kompl(r):
    app.harm("bought")
    app.set("upgraded")
    return seite("Bestellt", "<h1>Danke für Ihre Bestellung</h1>")


@app.get("/agb")
def agb(r):
    return seite("AGB", "<h1>Allgemeine Geschäftsbedingungen</h1><p>§ 4 Digitale Abonnements haben keine Mindestlaufzeit und sind mit einer Frist von 14 Tagen zum Monatsende kündbar.</p><h2 id='widerruf'>Widerrufsbelehrung</h2><p>Sie haben das Recht, binnen vierzehn Tagen nach Vertragsschluss ohne Angabe von Gründen zu widerrufen.</p>", "")


@app.get("/impressum")
def imp(r):
    return seite("Impressum", "<h1>Impressum</h1><p>Elbkurier Verlagsgesellschaft mbH, Ostra-Ufer 12, 01067 Dresden</p>", "")


@app.get("/datenschutz")
def ds(r):
    return seite("Datenschutz", "<h1>Datenschutz</h1><p>Einzelheiten zur Verarbeitung Ihrer Daten.</p>", "")


if __name__ == "__main__":
    app.run()
