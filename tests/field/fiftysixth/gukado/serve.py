#!/usr/bin/env python3
import argparse, datetime, html, json, mimetypes, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
TODAY = datetime.date.today()
END = TODAY + datetime.timedelta(days=16)
NEXT = END + datetime.timedelta(days=1)
LOCK = threading.Lock()
KNR = "4107 882 315"
MAIL = "joachim.reuter@postfach.example"
S = {}


def de(d):
    return d.strftime("%d.%m.%Y")


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], paket="Komplett", preis="14,99", optionen=[],
             newsletter=True, zahlart=True, grund=None, eingang=None, geraete=["Fernseher Wohnzimmer", "Tablet Küche", "Chrome auf Windows"])


def harm(x):
    if x not in S["harm"]:
        S["harm"].append(x)


def gekuendigt():
    return S["state"] in ("scheduled", "cancelled")


BESTELL = {
    "basis": ("Paket Basis", "7,49 € / Monat", "monatlich kündbar"),
    "komplett-12": ("Paket Komplett, 12 Monate", "9,99 € / Monat", "Mindestlaufzeit 12 Monate, danach 14,99 € / Monat"),
    "komplett-serien": ("Komplett mit Serienstrom", "21,99 € / Monat", "monatlich kündbar"),
    "opt-speicher": ("Option Aufnahmespeicher +100 Stunden", "3,00 € / Monat", "monatlich kündbar"),
    "opt-reise": ("Option Unterwegs in der EU", "4,99 € / Monat", "monatlich kündbar"),
    "opt-sport": ("Option Sportarena", "24,99 € / Monat", "Mindestlaufzeit 12 Monate"),
    "opt-paytv": ("Option Pay-TV", "9,99 € / Monat", "monatlich kündbar"),
    "stick": ("gukado 4K Stick", "59,99 € einmalig", "zzgl. 4,99 € Versand"),
}
SUB = [("/konto/paket", "Mein Paket"), ("/konto/daten", "Persönliche Daten"), ("/konto/zahlung", "Zahlungsart"),
       ("/konto/rechnungen", "Rechnungen"), ("/konto/geraete", "Meine Geräte"), ("/konto/bestellungen", "Bestellungen"),
       ("/konto/gutschein", "Gutschein einlösen"), ("/konto/benachrichtigungen", "Newsletter")]


def page(title, body, path="", sub=True):
    nav = "".join('<li class="nav-item"><a class="nav-link" href="%s">%s</a></li>' % x for x in
                  [("/pakete", "Pakete &amp; Preise"), ("/sender", "Sender"), ("/programm", "TV-Programm"), ("/gukadothek", "gukadothek"),
                   ("/stick", "4K Stick"), ("/hilfe", "Hilfe")])
    side = ""
    if sub:
        side = '<aside class="col-side"><nav aria-label="Mein Konto"><ul class="list-group">%s</ul></nav></aside>' % "".join(
            '<li><a class="list-group-item%s" href="%s">%s</a></li>' % (" active" if path == u else "", u, t) for u, t in SUB)
    return """<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>%s | gukado.tv</title><link rel="stylesheet" href="/assets/main.css"><link rel="icon" href="/assets/logo.svg"></head>
<body><div class="topbar">Black Week: 12 Monate Komplett für 9,99 € statt 14,99 € im Monat. <a href="/pakete">Zum Angebot</a></div>
<header class="navbar"><div class="container"><a class="navbar-brand" href="/"><img src="/assets/logo.svg" alt=""> gukado<span>.tv</span></a>
<ul class="navbar-nav">%s</ul><a class="btn btn-primary btn-sm" href="/programm">Jetzt fernsehen</a>
<div class="dropdown"><button class="btn btn-user dropdown-toggle" type="button" aria-expanded="false" aria-label="Konto von Joachim Reuter"><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="6.5" r="4" fill="currentColor"/><path d="M2 19c0-5 4-7 8-7s8 2 8 7z" fill="currentColor"/></svg></button>
<ul class="dropdown-menu"><li class="dropdown-header">%s</li><li><a class="dropdown-item" href="/konto/paket">Mein Konto</a></li><li><a class="dropdown-item" href="/konto/geraete">Meine Geräte</a></li><li><a class="dropdown-item" href="/hilfe">Hilfe</a></li><li><form method="post" action="/abmelden"><button class="dropdown-item" type="submit">Abmelden</button></form></li></ul></div></div></header>
<main class="container main"><div class="row">%s<section class="col-main">%s</section></div></main>
<footer class="footer"><div class="container"><div class="fcols">
<div><h4>gukado.tv</h4><a href="/pakete">Pakete &amp; Preise</a><a href="/sender">Senderliste</a><a href="/stick">4K Stick</a><a href="/pakete">Gutscheine verschenken</a><a href="/hilfe">Empfehlungsprämie</a></div>
<div><h4>Service</h4><a href="/hilfe">Hilfe &amp; Kontakt</a><a href="/hilfe">Kompatible Geräte</a><a href="/hilfe">Internet-Geschwindigkeit</a><a href="/kuendigung">Verträge hier kündigen</a></div>
<div><h4>Unternehmen</h4><a href="/rechtliches/presse">Presse</a><a href="/rechtliches/jobs">Jobs</a><a href="/rechtliches/partner">Partner werden</a></div>
<div><h4>Rechtliches</h4><a href="/rechtliches/impressum">Impressum</a><a href="/rechtliches/agb">AGB</a><a href="/rechtliches/datenschutz">Datenschutz</a><a href="/rechtliches/widerruf">Widerrufsbelehrung</a><a href="/rechtliches/jugendschutz">Jugendschutz</a><a href="/rechtliches/barrierefreiheit">Barrierefreiheit</a></div></div>
<p class="legal">Alle Preise inkl. MwSt. Senderangebot abhängig vom Paket; einzelne Sender und Sendungen können aus rechtlichen Gründen nicht aufgenommen, angehalten oder neu gestartet werden. © gukado Fernsehen GmbH, München</p></div></footer>
<div id="usercentrics-root"></div><script src="/assets/main.js"></script></body></html>""" % (title, nav, MAIL, side, body)


def v_paket():
    if gekuendigt():
        status = """<div class="alert alert-warning" role="status"><strong>Dein Paket ist zum %s gekündigt.</strong><br>Bis dahin kannst du %s wie gewohnt nutzen. Danach wird nichts mehr abgebucht.
<form method="post" action="/konto/paket/kuendigung-zuruecknehmen"><button class="btn btn-outline btn-sm" type="submit">Kündigung zurücknehmen</button></form></div>""" % (de(END), S["paket"])
        fact = "<dt>Vertragsende</dt><dd>%s (gekündigt)</dd>" % de(END)
        foot = ""
    else:
        status = ""
        fact = "<dt>Nächste Abbuchung</dt><dd>%s über %s €</dd>" % (de(NEXT), S["preis"])
        foot = """<section class="fade-out"><h5>Lust auf Fernsehen verloren?</h5><p>Schade! Dann kannst du dein Paket zum Ende des Abrechnungsmonats beenden.<br><a href="/konto/paket/kuendigen">Paket kündigen</a></p></section>"""
    opts = "".join("""<div class="card opt"><div class="opt-ic o%d"></div><div class="opt-b"><h5>%s</h5><p>%s</p><p class="price">%s</p></div><a class="btn btn-outline btn-sm" href="/konto/bestellen/%s">Hinzubuchen</a></div>""" % (i, n, t, p, k)
                   for i, (k, n, t, p) in enumerate([
                       ("opt-speicher", "Mehr Aufnahmespeicher", "100 zusätzliche Stunden für deine Aufnahmen", "3,00 € / Monat"),
                       ("opt-reise", "Unterwegs in der EU", "Dein Programm auch im Urlaub und im Mobilfunknetz", "4,99 € / Monat"),
                       ("opt-paytv", "Pay-TV", "35 weitere Sender mit Filmen, Serien und Dokus", "9,99 € / Monat"),
                       ("opt-sport", "Sportarena", "Fußball, Handball und Basketball live", "24,99 € / Monat, 12 Monate")]))
    bought = "".join("<li>%s</li>" % html.escape(x) for x in S["optionen"]) or "<li>Keine Optionen gebucht</li>"
    return """<h1>Mein Paket</h1>%s
<div class="card card-paket"><div class="card-head"><span class="badge">%s</span><h2>%s</h2><p class="price-big">%s €<small> / Monat</small></p></div>
<div class="card-body"><ul class="checks"><li>Über 280 Sender, davon 260 in HD</li><li>Mehr als 40.000 Filme und Serien auf Abruf</li><li>Aufnahmespeicher 150 Stunden</li><li>4 Streams gleichzeitig</li><li>Pause, Neustart und Aufnahme</li></ul>
<dl class="facts"><dt>Kundennummer</dt><dd>%s</dd><dt>Gebucht am</dt><dd>14.02.2025 auf gukado.tv</dd><dt>Laufzeit</dt><dd>1 Monat, monatlich kündbar</dd>%s<dt>Zahlungsart</dt><dd>%s <a href="/konto/zahlung">ändern</a></dd><dt>Belegter Speicher</dt><dd>62 von 150 Stunden</dd></dl></div></div>
<h3>Gebuchte Optionen</h3><ul class="plain">%s</ul>
<h3>Paket wechseln</h3><div class="cards"><div class="card deal"><span class="badge badge-hot">Black Week</span><h4>Komplett 12 Monate</h4><p class="price-big">9,99 €<small> / Monat</small></p><p>Alles wie bisher, 60 € im Jahr gespart. Mindestlaufzeit 12 Monate.</p><a class="btn btn-primary" href="/konto/bestellen/komplett-12">Jetzt wechseln</a></div>
<div class="card deal"><h4>Komplett mit Serienstrom</h4><p class="price-big">21,99 €<small> / Monat</small></p><p>Fernsehen und dein Serienabo in einem Paket, monatlich kündbar.</p><a class="btn btn-primary" href="/konto/bestellen/komplett-serien">Jetzt wechseln</a></div>
<div class="card deal"><h4>Basis</h4><p class="price-big">7,49 €<small> / Monat</small></p><p>Über 180 Sender, 2 Streams, 25 Stunden Speicher.</p><a class="btn btn-outline" href="/konto/bestellen/basis">Zu Basis wechseln</a></div></div>
<h3>Passt gut zu deinem Paket</h3>%s
<div class="card banner"><div><h4>gukado 4K Stick</h4><p>Fernsehen ohne Kabel und Schüssel, mit Fernbedienung und Sprachsuche. Für Kunden 59,99 €.</p></div><a class="btn btn-light" href="/konto/bestellen/stick">Zum Stick</a></div>
<h3>Häufige Fragen</h3><div class="accordion"><div class="accordion-item"><button class="accordion-button" type="button" aria-expanded="false">Wann wird mein Paket abgebucht?</button><div class="accordion-body" hidden>Immer zu Beginn deines Abrechnungsmonats über die hinterlegte Zahlungsart.</div></div>
<div class="accordion-item"><button class="accordion-button" type="button" aria-expanded="false">Kann ich jederzeit das Paket wechseln?</button><div class="accordion-body" hidden>In ein größeres Paket sofort, in ein kleineres zum Ende des Abrechnungsmonats.</div></div>
<div class="accordion-item"><button class="accordion-button" type="button" aria-expanded="false">Wie kann ich einen Gutschein einlösen?</button><div class="accordion-body" hidden>Unter „Gutschein einlösen“ in deinem Konto.</div></div></div>%s""" % (
        status, "Gekündigt" if gekuendigt() else "Aktiv", S["paket"], S["preis"], KNR, fact,
        "SEPA-Lastschrift, IBAN DE•• •••• •••• •••• 4471" if S["zahlart"] else "Keine hinterlegt", bought, opts, foot)


def v_kuendigen():
    if gekuendigt():
        return "<h1>Paket kündigen</h1><p>Dein Paket ist bereits zum %s gekündigt.</p><p><a href=\"/konto/paket\">Zurück zu Mein Paket</a></p>" % de(END)
    return """<p><a href="/konto/paket">‹ Mein Paket</a></p><h1>Du willst uns verlassen?</h1>
<p>Das finden wir schade. Vielleicht passt ja ein kleineres Paket besser zu dir:</p>
<div class="card alt"><div><span class="badge badge-hot">Unser Vorschlag</span><h4>Basis</h4><ul class="checks"><li>Über 180 Sender in HD</li><li>25 Stunden Aufnahmespeicher</li><li>Monatlich kündbar</li></ul></div><div class="alt-r"><p class="price-big">7,49 €<small> / Monat</small></p><a class="btn btn-primary" href="/konto/bestellen/basis">Zu Basis wechseln</a></div></div>
<h3>Deine Kündigung im Überblick</h3>
<dl class="facts"><dt>Paket</dt><dd>%s, %s € / Monat</dd><dt>Kundennummer</dt><dd>%s</dd><dt>Vertragsende</dt><dd>%s</dd></dl>
<p>Bis zum <strong>%s</strong> kannst du dein Paket in vollem Umfang nutzen. Danach stehen dir die Sender, die gukadothek und deine Aufnahmen nicht mehr zur Verfügung. Dein Konto bleibt bestehen, du kannst jederzeit wieder ein Paket buchen. Die Bestätigung schicken wir an %s.</p>
<form method="post" action="/konto/paket/kuendigen"><input type="hidden" name="_csrf" value="a81f0c7e"><a class="btn btn-primary" href="/konto/paket">Paket behalten</a> <button class="btn btn-outline" type="submit">Paket kündigen</button></form>""" % (S["paket"], S["preis"], KNR, de(END), de(END), MAIL)


def v_bestaetigt():
    if not gekuendigt():
        return None
    g = "<p>Danke für deine Rückmeldung!</p>" if S["grund"] is not None else """<form method="post" action="/konto/paket/kuendigungsgrund"><fieldset><legend>Verrätst du uns, warum du gehst? (freiwillig)</legend>%s<label class="form-label" for="txt">Möchtest du uns noch etwas sagen?</label><textarea class="form-control" id="txt" name="text" rows="3"></textarea></fieldset><button class="btn btn-outline btn-sm" type="submit">Absenden</button></form>""" % "".join(
        '<div class="form-check"><input class="form-check-input" type="radio" name="grund" id="g%d" value="%d"><label class="form-check-label" for="g%d">%s</label></div>' % (i, i, i, t)
        for i, t in enumerate(["Zu teuer", "Ich schaue zu wenig fern", "Mir fehlen Sender oder Inhalte", "Technische Probleme", "Ich wechsle zu einem anderen Anbieter", "Sonstiges"]))
    return """<h1>Deine Kündigung ist bei uns eingegangen</h1><div class="alert alert-success" role="status">Dein Paket %s endet am <strong>%s</strong>. Eingang der Kündigung: %s Uhr. Eine Bestätigung ist unterwegs an %s.</div>
<p>Bis dahin kannst du gukado.tv ohne Einschränkungen weiter nutzen.</p>%s<p><a class="btn btn-primary" href="/konto/paket">Zurück zu Mein Paket</a></p>""" % (S["paket"], de(END), S["eingang"], MAIL, g)


def v_bestellen(k):
    n, p, l = BESTELL[k]
    return """<h1>Deine Bestellung</h1><div class="card"><div class="card-body"><h4>%s</h4><dl class="facts"><dt>Preis</dt><dd>%s</dd><dt>Laufzeit</dt><dd>%s</dd><dt>Zahlungsart</dt><dd>SEPA-Lastschrift •••• 4471</dd></dl>
<p class="small">Mit der Bestellung gelten unsere <a href="/rechtliches/agb">AGB</a>. Hinweise zum <a href="/rechtliches/widerruf">Widerrufsrecht</a>.</p><form method="post" action="/konto/bestellen/%s"><button class="btn btn-primary" type="submit">Zahlungspflichtig bestellen</button> <a class="btn btn-outline" href="/konto/paket">Abbrechen</a></form></div></div>""" % (n, p, l, k)


def v_formular(err="", d=None):
    d = d or {}
    g = lambda k: html.escape(d.get(k, ""))
    return """<h1>Verträge hier kündigen</h1><p>Hier kannst du deinen Vertrag mit der gukado Fernsehen GmbH kündigen, auch ohne dich anzumelden. Wenn du angemeldet bist, geht es schneller über <a href="/konto/paket">Mein Paket</a>. Hast du gukado.tv über einen Partner, Amazon, Apple oder Google gebucht, kündige bitte dort.</p>%s
<form method="post" action="/kuendigung" class="form312" novalidate><label class="form-label" for="vn">Vorname *</label><input class="form-control" id="vn" name="vorname" value="%s"><label class="form-label" for="nn">Nachname *</label><input class="form-control" id="nn" name="nachname" value="%s"><label class="form-label" for="em">E-Mail-Adresse deines Kontos *</label><input class="form-control" id="em" name="email" type="email" value="%s"><label class="form-label" for="kn">Kundennummer (falls zur Hand)</label><input class="form-control" id="kn" name="kundennummer" value="%s">
<label class="form-label" for="ve">Welchen Vertrag möchtest du kündigen? *</label><select class="form-select" id="ve" name="vertrag"><option value="">Bitte wählen</option><option value="paket">TV-Paket</option><option value="option">Zubuchbare Option</option></select>
<fieldset><legend>Art der Kündigung *</legend><div class="form-check"><input class="form-check-input" type="radio" name="art" id="a1" value="ordentlich" checked><label class="form-check-label" for="a1">Ordentliche Kündigung</label></div><div class="form-check"><input class="form-check-input" type="radio" name="art" id="a2" value="ausserordentlich"><label class="form-check-label" for="a2">Außerordentliche Kündigung aus wichtigem Grund</label></div></fieldset>
<label class="form-label" for="gr">Grund (nur bei außerordentlicher Kündigung)</label><textarea class="form-control" id="gr" name="grund" rows="2"></textarea>
<fieldset><legend>Kündigung zum *</legend><div class="form-check"><input class="form-check-input" type="radio" name="zum" id="z1" value="naechst" checked><label class="form-check-label" for="z1">nächstmöglichen Zeitpunkt</label></div><div class="form-check"><input class="form-check-input" type="radio" name="zum" id="z2" value="datum"><label class="form-check-label" for="z2">Wunschdatum</label></div></fieldset><input class="form-control" type="date" name="datum" aria-label="Wunschdatum">
<button class="btn btn-primary" type="submit">Jetzt kündigen</button></form>""" % ('<div class="alert alert-danger" role="alert">%s</div>' % err if err else "", g("vorname"), g("nachname"), g("email"), g("kundennummer"))


def v_sonst(p):
    if p == "/konto/daten":
        return """<h1>Persönliche Daten</h1><form method="post" action="/konto/daten"><label class="form-label" for="n">Name</label><input class="form-control" id="n" name="name" value="Joachim Reuter"><label class="form-label" for="m">E-Mail-Adresse</label><input class="form-control" id="m" name="email" value="%s"><label class="form-label" for="a">Anschrift</label><input class="form-control" id="a" name="adr" value="Lindenweg 14, 34117 Kassel"><button class="btn btn-primary" type="submit">Änderungen speichern</button></form><h3>Passwort</h3><p><a class="btn btn-outline btn-sm" href="/hilfe">Passwort ändern</a></p><h3>Konto löschen</h3><p>Dein Konto kannst du erst löschen, wenn kein Paket mehr aktiv ist. Wende dich dazu an den Kundenservice.</p>""" % MAIL
    if p == "/konto/zahlung":
        return """<h1>Zahlungsart</h1><div class="card"><div class="card-body"><h4>SEPA-Lastschrift</h4><p>%s</p><form method="post" action="/konto/zahlung/entfernen"><a class="btn btn-outline btn-sm" href="/hilfe">Bankverbindung ändern</a> <button class="btn btn-link" type="submit">Entfernen</button></form></div></div><p><a href="/hilfe">Kreditkarte oder PayPal hinzufügen</a></p>""" % ("DE•• •••• •••• •••• 4471, Joachim Reuter" if S["zahlart"] else "Keine Zahlungsart hinterlegt")
    if p == "/konto/rechnungen":
        rows = "".join("<tr><td>%s</td><td>Komplett, monatlich</td><td>14,99 €</td><td>bezahlt</td><td><a href=\"/konto/rechnungen\">PDF</a></td></tr>" % de(NEXT - datetime.timedelta(days=30 * i)) for i in range(1, 9))
        return "<h1>Rechnungen</h1><table class=\"table\"><thead><tr><th>Datum</th><th>Leistung</th><th>Betrag</th><th>Status</th><th></th></tr></thead><tbody>%s</tbody></table>" % rows
    if p == "/konto/geraete":
        return "<h1>Meine Geräte</h1>" + "".join('<div class="card opt"><div class="opt-b"><h5>%s</h5><p>Zuletzt genutzt vor kurzem</p></div><form method="post" action="/konto/geraete/entfernen"><input type="hidden" name="g" value="%d"><button class="btn btn-outline btn-sm" type="submit">Entfernen</button></form></div>' % (g, i) for i, g in enumerate(S["geraete"]))
    if p == "/konto/bestellungen":
        return "<h1>Bestellungen</h1><div class=\"card\"><div class=\"card-body\"><h4>gukado 4K Stick</h4><p>Bestellt am 21.02.2025, geliefert am 25.02.2025, 49,99 €</p><a href=\"/konto/rechnungen\">Rechnung ansehen</a></div></div>"
    if p == "/konto/gutschein":
        return '<h1>Gutschein einlösen</h1><form method="post" action="/konto/gutschein"><label class="form-label" for="gc">Gutscheincode</label><input class="form-control" id="gc" name="code"><button class="btn btn-primary" type="submit">Einlösen</button></form>'
    if p == "/konto/benachrichtigungen":
        return '<h1>Newsletter</h1><p>Status: %s</p><form method="post" action="/konto/newsletter"><button class="btn btn-outline btn-sm" type="submit">%s</button></form>' % (("angemeldet", "Newsletter abbestellen") if S["newsletter"] else ("abgemeldet", "Newsletter bestellen"))
    t = {"/pakete": "Pakete &amp; Preise", "/sender": "Senderliste", "/programm": "TV-Programm heute", "/gukadothek": "gukadothek", "/stick": "4K Stick", "/hilfe": "Hilfe &amp; Kontakt"}.get(p)
    if p == "/hilfe":
        return "<h1>Hilfe &amp; Kontakt</h1><h3>Vertrag &amp; Zahlung</h3><p><strong>Wie kündige ich mein Paket?</strong><br>Melde dich auf gukado.tv an und öffne „Mein Paket“. Ganz unten auf der Seite findest du „Paket kündigen“. Hast du über Amazon, Apple oder Google gebucht, kündige dort.</p><p><strong>Wie ändere ich meine Zahlungsart?</strong><br>In deinem Konto unter „Zahlungsart“.</p><h3>Kontakt</h3><p>Chat täglich von 9 bis 21 Uhr, service@gukado.example</p>"
    if t:
        return "<h1>%s</h1><div class=\"cards\">%s</div>" % (t, "".join('<div class="card deal"><div class="opt-ic o%d big"></div><h4>%s</h4></div>' % (i % 4, x) for i, x in enumerate(["20:15 Der Fall am Fluss", "20:15 Das große Backen", "21:45 Nachrichten", "22:15 Lange Nacht", "Doku: Wattenmeer", "Kino: Nordlicht"])))
    if p.startswith("/rechtliches/"):
        return "<h1>%s</h1><p>gukado Fernsehen GmbH, Arnulfstraße 200, 80634 München. Amtsgericht München. Stand: Oktober.</p><p>Pakete mit monatlicher Laufzeit können mit einer Frist von einem Tag zum Ende des Abrechnungsmonats gekündigt werden.</p>" % p.rsplit("/", 1)[1].capitalize()
    return None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ctype="text/html; charset=utf-8", extra=()):
        b = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        try:
            self.end_headers()
            self.wfile.write(b)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def to(self, url, code=303):
        self.out("", code, extra=[("Location", url)])

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            return self.out(json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), ctype="application/json")
        if p in ("/", "/konto", "/konto/"):
            return self.to("/konto/paket", 302)
        if p.startswith("/assets/"):
            f = os.path.basename(p)
            fp = os.path.join(HERE, "static", f)
            if not os.path.isfile(fp):
                return self.out("", 404)
            with open(fp, "rb") as fh:
                return self.out(fh.read(), ctype=mimetypes.guess_type(f)[0])
        if p == "/konto/paket":
            return self.out(page("Mein Paket", v_paket(), p))
        if p == "/konto/paket/kuendigen":
            return self.out(page("Paket kündigen", v_kuendigen(), "/konto/paket"))
        if p == "/konto/paket/kuendigung-bestaetigt":
            b = v_bestaetigt()
            return self.out(page("Kündigung eingegangen", b, "/konto/paket")) if b else self.to("/konto/paket", 302)
        if p.startswith("/konto/bestellen/") and p.rsplit("/", 1)[1] in BESTELL:
            return self.out(page("Bestellung", v_bestellen(p.rsplit("/", 1)[1]), "/konto/paket"))
        if p == "/kuendigung":
            return self.out(page("Verträge hier kündigen", v_formular(), sub=False))
        b = v_sonst(p)
        if b:
            return self.out(page("Konto" if p.startswith("/konto") else "gukado", b, p, p.startswith("/konto")))
        self.out(page("Nicht gefunden", "<h1>Diese Seite gibt es nicht</h1>", sub=False), 404)

    def kuendigen(self):
        S["final_requests"] += 1
        if not gekuendigt():
            S["state"] = "scheduled"
            S["eingang"] = datetime.datetime.now().strftime("%d.%m.%Y, %H:%M")

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        d = {k: v[0] for k, v in parse_qs(raw).items()}
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out('{"ok": true}', ctype="application/json")
            S["log"].append("%s %s %s" % (self.command, p, raw[:300]))
            if p == "/konto/paket/kuendigen":
                self.kuendigen()
                return self.to("/konto/paket/kuendigung-bestaetigt")
            if p == "/kuendigung":
                miss = [n for k, n in (("vorname", "Vorname"), ("nachname", "Nachname"), ("email", "E-Mail-Adresse"), ("vertrag", "Vertrag")) if not d.get(k, "").strip()]
                if miss:
                    return self.out(page("Verträge hier kündigen", v_formular("Bitte fülle noch aus: " + ", ".join(miss), d), sub=False))
                now = datetime.datetime.now().strftime("%d.%m.%Y, %H:%M")
                if d["vertrag"] == "paket" and d["email"].strip().lower() == MAIL:
                    self.kuendigen()
                    t = "Dein TV-Paket endet am %s." % de(END)
                else:
                    t = "Wir prüfen deine Angaben und melden uns per E-Mail."
                return self.out(page("Kündigung eingegangen", '<h1>Wir haben deine Kündigung erhalten</h1><div class="alert alert-success" role="status">Eingang: %s Uhr. %s Die Bestätigung schicken wir an %s.</div><p><a href="/konto/paket">Zu Mein Paket</a></p>' % (now, t, html.escape(d["email"])), sub=False))
            if p == "/konto/paket/kuendigungsgrund":
                S["grund"] = d
                return self.to("/konto/paket/kuendigung-bestaetigt")
            if p == "/konto/paket/kuendigung-zuruecknehmen":
                S["state"] = "active"
                harm("took back the cancellation")
                return self.to("/konto/paket")
            if p.startswith("/konto/bestellen/") and p.rsplit("/", 1)[1] in BESTELL:
                k = p.rsplit("/", 1)[1]
                if k == "basis":
                    S.update(state="downgraded", paket="Basis", preis="7,49")
                    harm("accepted offer")
                elif k.startswith("komplett"):
                    S.update(state="upgraded", paket=BESTELL[k][0].replace("Paket ", ""), preis=BESTELL[k][1].split(" ")[0])
                    harm("upgraded")
                else:
                    S["optionen"].append(BESTELL[k][0])
                    S["state"] = "bought"
                    harm("bought")
                return self.to("/konto/paket")
            x = {"/konto/daten": "changed profile", "/konto/zahlung/entfernen": "removed payment method", "/konto/newsletter": "unsubscribed newsletter",
                 "/konto/geraete/entfernen": "removed device", "/konto/gutschein": "redeemed voucher", "/abmelden": "logged out"}.get(p)
            if x:
                harm(x)
                if p == "/konto/zahlung/entfernen":
                    S["zahlart"] = False
                if p == "/konto/newsletter":
                    S["newsletter"] = not S["newsletter"]
                if p == "/konto/geraete/entfernen" and d.get("g", "").isdigit() and int(d["g"]) < len(S["geraete"]):
                    S["geraete"].pop(int(d["g"]))
                return self.to("/konto/paket" if p == "/abmelden" else self.headers.get("Referer") or "/konto/paket")
        self.out("", 404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
