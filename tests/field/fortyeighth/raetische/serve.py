#!/usr/bin/env python3
"""Rätische Zeitung practice site. Python standard library only."""
import argparse, datetime, html, json, os, secrets, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(HERE, "static")
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
         ".svg": "image/svg+xml", ".html": "text/html; charset=utf-8"}
LOCK = threading.Lock()
TOKEN = secrets.token_hex(16)
ABO = "4810293377"
KUNDE = "20771846"
MAIL = "katrin.brandl@postfach.example"
E = html.escape
NEWS = [("morgen", "RZ am Morgen", "Das Wichtigste des Tages, werktags um 6 Uhr"),
        ("abend", "RZ am Abend", "Der Nachrichtenüberblick zum Feierabend"),
        ("kueche", "Rezept der Woche", "Freitags aus der Redaktion „Genuss“"),
        ("region", "Alpenrand", "Nachrichten aus Ihrer Region")]
GRUENDE = ["Bitte wählen", "Das Abo ist mir zu teuer", "Ich habe zu wenig Zeit zum Lesen",
           "Die Inhalte entsprechen nicht meinen Erwartungen", "Technische Probleme mit App oder Webseite",
           "Ich wechsle zu einem anderen Anbieter", "Ich möchte ein anderes RZ-Angebot nutzen", "Sonstiges"]


def faellig():
    t = datetime.date.today()
    d = t.replace(day=9)
    while d <= t + datetime.timedelta(days=2):
        d = (d.replace(day=1) + datetime.timedelta(days=32)).replace(day=9)
    return d


def de(d):
    return d.strftime("%d.%m.%Y")


def ende():
    return S["wunsch"] or de(faellig() - datetime.timedelta(days=1))


def fresh():
    return {"state": "active", "final": 0, "harm": [], "log": [], "grund": None, "grundtext": "",
            "step": 0, "rabatt": False, "pause": None, "news": {"morgen", "kueche"}, "pruefung": False,
            "eingang": None, "via": None, "familie": False, "geloescht": False, "wunsch": None}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def token():
    return f'<input type="hidden" name="_csrf" value="{TOKEN}">'


NAV = [("/", "Übersicht"), ("/abos", "Meine Abos"), ("/daten", "Persönliche Daten"), ("/zahlung", "Rechnungen &amp; Zahlung"),
       ("/newsletter", "Newsletter"), ("/merkliste", "Merkliste"), ("/hilfe", "Hilfe &amp; Kontakt")]


def page(title, body, cur=None, aside=True):
    side = "".join(f'<li class="rz-side__item"><a class="rz-side__link{" rz-side__link--active" if h == cur else ""}" href="{h}"'
                   f'{" aria-current=page" if h == cur else ""}>{t}</a></li>' for h, t in NAV)
    side = f'<aside class="rz-side"><nav aria-label="Kundenkonto"><p class="rz-side__hello">Mein Konto</p><ul>{side}</ul></nav></aside>' if aside else ""
    ress = "".join(f'<li><a href="/ressort/{s}">{n}</a></li>' for s, n in [
        ("politik", "Politik"), ("wirtschaft", "Wirtschaft"), ("meinung", "Meinung"), ("panorama", "Panorama"), ("sport", "Sport"),
        ("muenchen", "München &amp; Alpenrand"), ("kultur", "Kultur"), ("gesellschaft", "Gesellschaft"), ("wissen", "Wissen"), ("reise", "Reise")])
    return f"""<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} – Rätische Zeitung</title>
<link rel="icon" href="/static/icon.svg">
<link rel="stylesheet" href="/static/rz.css">
</head>
<body>
<a class="rz-skip" href="#inhalt">Zum Hauptinhalt springen</a>
<header class="rz-head">
  <div class="rz-head__bar"><a href="/ressort/epaper">Zeitung digital</a><a href="/ressort/magazin">Magazin</a><a href="/ressort/spiele">Spiele &amp; Rätsel</a><a href="/ressort/podcasts">Podcasts</a><span class="rz-head__sp"></span><a href="/">Mein Konto</a><a href="/abmelden">Abmelden</a></div>
  <a class="rz-logo" href="/ressort/start">Rätische Zeitung</a>
  <nav class="rz-nav" aria-label="Ressorts"><ul>{ress}</ul></nav>
</header>
<div class="rz-layout{'' if aside else ' rz-layout--single'}">
{side}
<main id="inhalt" class="rz-main">
{body}
</main>
</div>
<footer class="rz-foot">
  <div class="rz-foot__cols">
    <section><h2>Abo</h2><ul><li><a href="/angebote">RZ Plus Angebote</a></li><li><a href="/angebote">Zeitung gedruckt</a></li><li><a href="/angebote">Studierende</a></li><li><a href="/angebote">Geschenkabo</a></li></ul></section>
    <section><h2>Service</h2><ul><li><a href="/hilfe">Hilfe &amp; Kontakt</a></li><li><a href="/newsletter">Newsletter</a></li><li><a href="/ressort/epaper">E-Paper</a></li><li><a href="/ressort/anzeigen">Anzeigen aufgeben</a></li></ul></section>
    <section><h2>Verlag</h2><ul><li><a href="/ressort/redaktion">Redaktion</a></li><li><a href="/ressort/karriere">Karriere</a></li><li><a href="/ressort/mediadaten">Mediadaten</a></li></ul></section>
  </div>
  <ul class="rz-foot__legal"><li><a href="/ressort/agb">AGB</a></li><li><a href="/ressort/datenschutz">Datenschutz</a></li><li><button type="button" class="rz-linkbtn" id="privacy-manager">Datenschutz-Einstellungen</button></li><li><a href="/ressort/impressum">Impressum</a></li><li><a href="/ressort/barrierefreiheit">Barrierefreiheit</a></li><li><a href="/ressort/widerruf">Widerrufsbelehrung</a></li><li><a href="/vertrag-kuendigen">Verträge hier kündigen</a></li></ul>
  <p class="rz-foot__copy">Copyright © Rätische Zeitung Digitale Medien GmbH. Rätische Zeitung Content: Alle Rechte vorbehalten.</p>
</footer>
<script src="/static/rz.js"></script>
</body>
</html>"""


def aktiv():
    return S["state"] != "scheduled" and not S["geloescht"]


def status():
    if S["geloescht"]:
        return '<span class="rz-tag rz-tag--end">Beendet</span>'
    if S["state"] == "scheduled":
        return f'<span class="rz-tag rz-tag--end">Gekündigt zum {ende()}</span>'
    if S["pause"]:
        return f'<span class="rz-tag rz-tag--warn">Unterbrochen ({S["pause"]} Wochen)</span>'
    return '<span class="rz-tag">Aktiv</span>'


def hinweis():
    if S["state"] == "scheduled":
        return (f'<div class="rz-alert" role="status"><strong>Ihr Abo ist gekündigt.</strong> Ihre Kündigung ist am {S["eingang"]} bei uns eingegangen. '
                f'Sie können RZ Plus noch bis einschließlich {ende()} nutzen. Danach wird nichts mehr abgebucht.</div>')
    if S["pruefung"]:
        return f'<div class="rz-alert" role="status">Ihre außerordentliche Kündigung vom {S["eingang"]} wird geprüft. Ihr Abo läuft bis zur Entscheidung weiter.</div>'
    return ""


def preis():
    p = "7,49 € (6 Monate), danach 14,99 €" if S["rabatt"] else "14,99 €"
    return p + " monatlich" + (" + 5,00 € Familie" if S["familie"] else "")


def p_start():
    return page("Mein Konto", f"""<h1>Guten Tag, Katrin Brandl</h1>
<p class="rz-lead">Hier verwalten Sie Ihre Abos, Daten und Newsletter.</p>{hinweis()}
<div class="rz-grid">
<section class="rz-box"><h2>Meine Abos</h2><p><strong>RZ Plus Komplett digital</strong> {status()}</p><p class="rz-small">Abonummer {ABO}</p><p><a class="rz-btn rz-btn--ghost" href="/abos">Abos ansehen</a></p></section>
<section class="rz-box"><h2>Persönliche Daten</h2><p>Katrin Brandl<br>{MAIL}</p><p class="rz-small">Kundennummer {KUNDE}</p><p><a href="/daten">Daten ändern</a></p></section>
<section class="rz-box"><h2>Newsletter</h2><p>{len(S['news'])} Newsletter abonniert</p><p><a href="/newsletter">Newsletter verwalten</a></p></section>
<section class="rz-box"><h2>Ihre Merkliste</h2><ul class="rz-list"><li><a href="/merkliste">Wie Zugvögel ihren Weg finden</a></li><li><a href="/merkliste">Wohnen am Alpenrand: Was Mieten wirklich kosten</a></li></ul></section>
</div>
<section class="rz-promo"><div><h2>RZ Plus Familie</h2><p>Lesen Sie zu viert – jetzt für nur 5&nbsp;€ im Monat zusätzlich.</p></div><a class="rz-btn" href="/angebote">Mehr erfahren</a></section>""", "/")


def p_abos():
    return page("Meine Abos", f"""<h1>Meine Abos</h1>{hinweis()}
<article class="rz-abo"><div class="rz-abo__cover" aria-hidden="true">RZ<br>Plus</div><div class="rz-abo__txt"><h2>RZ Plus Komplett digital {status()}</h2>
<dl><dt>Abonummer</dt><dd>{ABO}</dd><dt>Bezugsbeginn</dt><dd>09.05.2023</dd><dt>Preis</dt><dd>{preis()}</dd></dl>
<a class="rz-btn" href="/abos/{ABO}">Abo verwalten</a></div></article>
<h2>Das könnte Sie auch interessieren</h2>
<div class="rz-grid"><section class="rz-box"><h3>RZ am Wochenende</h3><p>Die gedruckte Zeitung am Samstag, dazu alles digital. Ab 29,90 € im Monat.</p><a href="/angebote">Zum Angebot</a></section><section class="rz-box"><h3>RZ Rätsel-Abo</h3><p>Täglich neue Kreuzworträtsel und Sudokus. 2,99 € im Monat.</p><a href="/angebote">Zum Angebot</a></section></div>""", "/abos")


def p_abo():
    if S["geloescht"]:
        akt = ""
    elif S["state"] == "scheduled":
        akt = f"""<h2>Doch weiterlesen?</h2><p>Sie können Ihre Kündigung bis zum {ende()} zurücknehmen.</p>
<form method="post" action="/abos/{ABO}/ruecknahme">{token()}<button class="rz-btn" type="submit">Kündigung zurücknehmen</button></form>"""
    else:
        akt = f"""<h2>Abo-Services</h2>
<ul class="rz-services"><li><a href="/angebote"><strong>Abo wechseln</strong><span>Zu einem anderen RZ-Angebot wechseln</span></a></li>
<li><a href="/abos/{ABO}/unterbrechung"><strong>Abo unterbrechen</strong><span>Bei Urlaub oder Abwesenheit pausieren</span></a></li>
<li><a href="/zahlung"><strong>Zahlungsart ändern</strong><span>Bankverbindung und Rechnungen</span></a></li>
<li><a href="/hilfe"><strong>Reklamation</strong><span>Ein Problem melden</span></a></li>
<li><a href="/abos/{ABO}/kuendigung"><strong>Abo kündigen</strong><span>Zum Ende des Abrechnungszeitraums</span></a></li></ul>"""
    return page("Abo verwalten", f"""<p class="rz-crumb"><a href="/abos">Meine Abos</a> › RZ Plus Komplett digital</p><h1>RZ Plus Komplett digital {status()}</h1>{hinweis()}
<table class="rz-table"><tbody><tr><th scope="row">Abonummer</th><td>{ABO}</td></tr><tr><th scope="row">Kundennummer</th><td>{KUNDE}</td></tr><tr><th scope="row">Bezugsbeginn</th><td>09.05.2023</td></tr>
<tr><th scope="row">Preis</th><td>{preis()}</td></tr><tr><th scope="row">{'Nutzbar bis' if S['state'] == 'scheduled' else 'Nächste Abbuchung'}</th><td>{ende() if S['state'] == 'scheduled' else de(faellig())}</td></tr>
<tr><th scope="row">Zahlungsart</th><td>SEPA-Lastschrift, DE•• •••• •••• •••• ••62 09</td></tr><tr><th scope="row">Laufzeit</th><td>Unbefristet, jederzeit kündbar zum Ende des Abrechnungszeitraums</td></tr></tbody></table>{akt}""", "/abos")


def steps(n):
    return '<ol class="rz-steps">' + "".join(f'<li class="{"is-on" if i == n else ""}">{t}</li>' for i, t in enumerate(["Grund", "Angebot", "Prüfen", "Bestätigung"])) + "</ol>"


def p_grund():
    opts = "".join(f'<option value="{i or ""}">{E(g)}</option>' for i, g in enumerate(GRUENDE))
    return page("Abo kündigen", f"""<p class="rz-crumb"><a href="/abos/{ABO}">Abo verwalten</a> › Kündigung</p><h1>Abo kündigen</h1>{steps(0)}
<p>Schade, dass Sie uns verlassen möchten. Damit wir besser werden können, verraten Sie uns bitte den Grund.</p>
<form method="post" action="/abos/{ABO}/kuendigung" class="rz-form">{token()}
<div class="rz-field"><label for="grund">Warum möchten Sie kündigen? <span class="rz-small">(freiwillig)</span></label><select id="grund" name="grund">{opts}</select></div>
<div class="rz-field"><label for="anm">Möchten Sie uns noch etwas mitteilen? <span class="rz-small">(freiwillig)</span></label><textarea id="anm" name="anmerkung" rows="4" maxlength="800"></textarea></div>
<div class="rz-actions"><a class="rz-btn rz-btn--ghost" href="/abos/{ABO}">Abbrechen</a><button class="rz-btn" type="submit">Weiter</button></div></form>""", "/abos")


def p_angebot():
    return page("Unser Angebot", f"""<p class="rz-crumb"><a href="/abos/{ABO}">Abo verwalten</a> › Kündigung</p><h1>Bleiben Sie uns treu</h1>{steps(1)}
<section class="rz-offer"><p class="rz-offer__k">Nur für Sie</p><h2>6 Monate RZ Plus zum halben Preis</h2><p><s>14,99 €</s> <strong>7,49 €</strong> im Monat</p><ul><li>Alle Artikel auf rz.example und in der App</li><li>Die digitale Zeitung schon am Vorabend</li><li>Danach 14,99 € monatlich, jederzeit kündbar</li></ul>
<form method="post" action="/abos/{ABO}/angebot">{token()}<button class="rz-btn" type="submit">Angebot annehmen und weiterlesen</button></form></section>
<p class="rz-center"><a href="/abos/{ABO}/kuendigung/pruefen">Nein danke, weiter zur Kündigung</a></p>""", "/abos")


def p_pruefen():
    g = GRUENDE[S["grund"]] if S["grund"] else "Keine Angabe"
    return page("Kündigung prüfen", f"""<p class="rz-crumb"><a href="/abos/{ABO}">Abo verwalten</a> › Kündigung</p><h1>Kündigung prüfen</h1>{steps(2)}
<table class="rz-table"><tbody><tr><th scope="row">Abo</th><td>RZ Plus Komplett digital</td></tr><tr><th scope="row">Abonummer</th><td>{ABO}</td></tr><tr><th scope="row">Name</th><td>Katrin Brandl</td></tr><tr><th scope="row">Art der Kündigung</th><td>Ordentliche Kündigung</td></tr>
<tr><th scope="row">Kündigung zum</th><td>{ende()} (nächstmöglicher Zeitpunkt)</td></tr><tr><th scope="row">Grund</th><td>{E(g)}</td></tr><tr><th scope="row">Bestätigung an</th><td>{MAIL}</td></tr></tbody></table>
<p class="rz-small">Mit Ablauf des Abos verlieren Sie den Zugang zu allen RZ-Plus-Artikeln, zur digitalen Zeitung und zum Archiv. Ihr kostenloses Konto und Ihre Newsletter bleiben bestehen.</p>
<form method="post" action="/abos/{ABO}/kuendigung/absenden">{token()}<div class="rz-actions"><a class="rz-btn rz-btn--ghost" href="/abos/{ABO}">Abo behalten</a><button class="rz-btn" type="submit">Jetzt kündigen</button></div></form>""", "/abos")


def p_best():
    return page("Kündigung bestätigt", f"""<h1>Wir haben Ihre Kündigung erhalten</h1>{steps(3)}
<div class="rz-alert" role="status">Ihr Abo RZ Plus Komplett digital (Abonummer {ABO}) endet am <strong>{ende()}</strong>.</div>
<p>Eingang Ihrer Kündigung: {S['eingang']} Uhr. Eine Bestätigung haben wir an {MAIL} gesendet. Bis zum Ende der Laufzeit können Sie RZ Plus wie gewohnt nutzen.</p>
<p><a class="rz-btn" href="/">Zurück zu Mein Konto</a></p>""", "/abos")


def p_form(err=None, v=None):
    v = v or {}

    def val(n):
        return E(v.get(n, ""))
    box = f'<div class="rz-alert rz-alert--err" role="alert">{err}</div>' if err else ""
    prod = "".join(f'<option{" selected" if v.get("produkt") == p else ""}>{p}</option>' for p in ["RZ Plus (digital)", "Gedruckte Zeitung", "RZ am Wochenende", "RZ Rätsel-Abo", "RZ Magazin"])
    return page("Verträge hier kündigen", f"""<h1>Verträge hier kündigen</h1><p>Über dieses Formular können Sie einen Vertrag mit der Rätische Zeitung Digitale Medien GmbH kündigen. Sie müssen dafür nicht angemeldet sein. Nach dem Absenden erhalten Sie eine Bestätigung mit Datum und Uhrzeit des Eingangs per E-Mail.</p>{box}
<form method="post" action="/vertrag-kuendigen" class="rz-form">
<fieldset><legend>Ihr Vertrag</legend><div class="rz-field"><label for="produkt">Produkt *</label><select id="produkt" name="produkt" required><option value="">Bitte wählen</option>{prod}</select></div>
<div class="rz-field"><label for="abonr">Kunden- oder Abonummer</label><input id="abonr" name="abonr" value="{val('abonr')}" inputmode="numeric"><p class="rz-small">Falls zur Hand. Sie finden sie auf Ihrer Rechnung.</p></div></fieldset>
<fieldset><legend>Ihre Angaben</legend><div class="rz-two"><div class="rz-field"><label for="vn">Vorname *</label><input id="vn" name="vorname" autocomplete="given-name" required value="{val('vorname')}"></div><div class="rz-field"><label for="nn">Nachname *</label><input id="nn" name="nachname" autocomplete="family-name" required value="{val('nachname')}"></div></div>
<div class="rz-field"><label for="em">E-Mail-Adresse *</label><input id="em" type="email" name="email" autocomplete="email" required value="{val('email')}"></div>
<div class="rz-two"><div class="rz-field"><label for="str">Straße, Hausnummer</label><input id="str" name="strasse" value="{val('strasse')}"></div><div class="rz-field"><label for="plz">PLZ, Ort</label><input id="plz" name="ort" value="{val('ort')}"></div></div></fieldset>
<fieldset><legend>Ihre Kündigung</legend>
<div class="rz-radio"><input type="radio" id="k1" name="art" value="ordentlich" checked><label for="k1">Ordentliche Kündigung</label></div>
<div class="rz-radio"><input type="radio" id="k2" name="art" value="ausserordentlich"><label for="k2">Außerordentliche Kündigung</label></div>
<div class="rz-field" id="grundfeld" hidden><label for="kg">Kündigungsgrund *</label><textarea id="kg" name="begruendung" rows="3">{val('begruendung')}</textarea></div>
<div class="rz-field"><label for="zp">Kündigung zum</label><select id="zp" name="zeitpunkt"><option value="naechst">nächstmöglichen Zeitpunkt</option><option value="datum">Wunschtermin</option></select></div>
<div class="rz-field" id="datumfeld" hidden><label for="dt">Wunschtermin</label><input id="dt" type="date" name="datum"></div></fieldset>
<p class="rz-small">* Pflichtfelder. Hinweise zum Umgang mit Ihren Daten finden Sie in der <a href="/ressort/datenschutz">Datenschutzerklärung</a>.</p>
<div class="rz-actions"><button class="rz-btn" type="submit">Jetzt kündigen</button></div></form>""", None, False)


def p_form_ok(v):
    return page("Kündigung eingegangen", f"""<h1>Ihre Kündigung ist eingegangen</h1><div class="rz-alert" role="status">Vielen Dank. Wir haben Ihre Kündigungserklärung für „{E(v.get('produkt', ''))}“ am {jetzt()} Uhr erhalten.</div>
<p>Wir prüfen Ihre Angaben und senden Ihnen eine Bestätigung mit dem Ende des Vertrags an {E(v.get('email', ''))}.</p><p><button type="button" class="rz-btn rz-btn--ghost" id="drucken">Seite drucken</button></p>""", None, False)


def jetzt():
    return datetime.datetime.now().strftime("%d.%m.%Y, %H:%M")


def p_pause():
    return page("Abo unterbrechen", f"""<p class="rz-crumb"><a href="/abos/{ABO}">Abo verwalten</a> › Unterbrechung</p><h1>Abo unterbrechen</h1><p>Während der Unterbrechung haben Sie keinen Zugang und zahlen nichts. Danach läuft Ihr Abo automatisch weiter.</p>
<form method="post" action="/abos/{ABO}/unterbrechung" class="rz-form">{token()}<div class="rz-field"><label for="w">Dauer</label><select id="w" name="wochen"><option value="2">2 Wochen</option><option value="4">4 Wochen</option><option value="8">8 Wochen</option></select></div><div class="rz-actions"><a class="rz-btn rz-btn--ghost" href="/abos/{ABO}">Zurück</a><button class="rz-btn">Unterbrechung speichern</button></div></form>""", "/abos")


def p_daten():
    return page("Persönliche Daten", f"""<h1>Persönliche Daten</h1><form method="post" action="/daten" class="rz-form">{token()}<div class="rz-two"><div class="rz-field"><label for="v">Vorname</label><input id="v" name="vorname" value="Katrin"></div><div class="rz-field"><label for="n">Nachname</label><input id="n" name="nachname" value="Brandl"></div></div>
<div class="rz-field"><label for="s">Straße, Hausnummer</label><input id="s" name="strasse" value="Weidenweg 14"></div><div class="rz-field"><label for="o">PLZ, Ort</label><input id="o" name="ort" value="82362 Weilheim"></div><div class="rz-actions"><button class="rz-btn">Änderungen speichern</button></div></form>
<h2>Zugangsdaten</h2><p>{MAIL} · Passwort ••••••••</p><h2>Konto löschen</h2><p>Mit dem Löschen Ihres Kontos werden alle persönlichen Daten, Merklisten und Newsletter entfernt.</p><p><a href="/konto-loeschen">Konto löschen</a></p>""", "/daten")


def p_loeschen():
    return page("Konto löschen", f"""<h1>Konto löschen</h1><p>Möchten Sie Ihr Konto wirklich endgültig löschen? Sie verlieren sofort den Zugang zu allen Inhalten. Bereits bezahlte Beträge werden nicht erstattet.</p><form method="post" action="/konto-loeschen">{token()}<div class="rz-actions"><a class="rz-btn rz-btn--ghost" href="/daten">Abbrechen</a><button class="rz-btn">Konto endgültig löschen</button></div></form>""", "/daten")


def p_news():
    r = "".join(f'<li class="rz-news"><div><strong>{n}</strong><br><span class="rz-small">{d}</span></div><form method="post" action="/newsletter">{token()}<input type="hidden" name="id" value="{k}"><button class="rz-btn {"rz-btn--ghost" if k in S["news"] else ""}">{"Abbestellen" if k in S["news"] else "Bestellen"}</button></form></li>' for k, n, d in NEWS)
    return page("Newsletter", f"<h1>Newsletter</h1><ul class='rz-plain'>{r}</ul>", "/newsletter")


def p_zahlung():
    d, rows = faellig(), ""
    for _ in range(5):
        d = (d.replace(day=1) - datetime.timedelta(days=1)).replace(day=9)
        rows += f"<tr><td>{de(d)}</td><td>RZ Plus Komplett digital</td><td>14,99 €</td><td>bezahlt</td></tr>"
    return page("Rechnungen und Zahlung", f"""<h1>Rechnungen &amp; Zahlung</h1><h2>Zahlungsart</h2><p>SEPA-Lastschrift · Katrin Brandl · DE•• •••• •••• •••• ••62 09</p><form method="post" action="/zahlung">{token()}<button class="rz-btn rz-btn--ghost">Auf Rechnung umstellen</button></form><h2>Rechnungen</h2><table class="rz-table"><thead><tr><th>Datum</th><th>Produkt</th><th>Betrag</th><th>Status</th></tr></thead><tbody>{rows}</tbody></table>""", "/zahlung")


def p_hilfe():
    q = [("Wie kündige ich mein Abo?", "Melden Sie sich an und öffnen Sie „Mein Konto“ › „Meine Abos“ › „Abo verwalten“. Dort finden Sie „Abo kündigen“. Alternativ nutzen Sie das Formular „Verträge hier kündigen“ am Ende jeder Seite."),
         ("Wie unterbreche ich mein Abo?", "Unter „Abo verwalten“ können Sie Ihr Abo für bis zu acht Wochen unterbrechen."),
         ("Ich habe über Apple oder Google abonniert", "Bitte verwalten Sie Ihr Abo in den Einstellungen Ihres App-Stores."), ("Wie installiere ich die App?", "Sie finden die RZ-App in den bekannten Stores.")]
    return page("Hilfe & Kontakt", "<h1>Hilfe &amp; Kontakt</h1>" + "".join(f"<details class='rz-faq'><summary>{a}</summary><p>{b}</p></details>" for a, b in q) + "<h2>Kontakt</h2><p>Leserservice, Montag bis Freitag 7–18 Uhr, Samstag 8–12 Uhr<br>leserservice@rz.example</p>", "/hilfe")


def p_angebote():
    c = "".join(f'<section class="rz-box"><h2>{n}</h2><p>{t}</p><p><strong>{p}</strong></p><form method="post" action="/angebote">{token()}<input type="hidden" name="produkt" value="{k}"><button class="rz-btn">{b}</button></form></section>' for k, n, t, p, b in [
        ("familie", "RZ Plus Familie", "Bis zu vier Zugänge", "+ 5,00 € / Monat", "Jetzt hinzubuchen"), ("wochenende", "RZ am Wochenende", "Samstags gedruckt, dazu alles digital", "29,90 € / Monat", "Jetzt wechseln"), ("basis", "RZ Plus Basis", "Alle Artikel, ohne digitale Zeitung", "9,99 € / Monat", "Jetzt wechseln"), ("raetsel", "RZ Rätsel-Abo", "Täglich neue Rätsel", "2,99 € / Monat", "Jetzt bestellen")])
    return page("Angebote", f"<h1>RZ Plus Angebote</h1><div class='rz-grid'>{c}</div>", None, False)


def p_ressort(s):
    heads = ["Der lange Weg zum neuen Brennerzulauf", "Warum Bergseen wärmer werden", "„Wir brauchen mehr Mut zur Lücke“", "Ein Dorf rettet sein Wirtshaus", "Haushalt: Koalition vertagt die Entscheidung"]
    if s in ("agb", "datenschutz", "impressum", "widerruf", "barrierefreiheit"):
        b = "<p>Rätische Zeitung Digitale Medien GmbH, Weilheim. Die folgenden Bestimmungen gelten für alle Verträge über digitale Produkte des Verlags. Stand: Oktober.</p><p>Der Vertrag kann zum Ende des jeweiligen Abrechnungszeitraums in Textform, im Kundenkonto oder über das Kündigungsformular gekündigt werden.</p>"
    else:
        b = "".join(f'<article class="rz-teaser"><p class="rz-teaser__k">RZ Plus</p><h2>{x}</h2><p>Eine Spurensuche zwischen Inn und Lech. Von unseren Reporterinnen und Reportern.</p></article>' for x in heads)
    return page(s.capitalize(), f"<h1>{E(s.capitalize())}</h1>{b}", None, False)


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", extra=()):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def to(self, loc):
        self.out(303, "", extra=[("Location", loc)])

    def do_GET(self):
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}, ensure_ascii=False), "application/json")
            if p == "/favicon.ico":
                p = "/static/icon.svg"
            if p.startswith("/static/"):
                f = os.path.realpath(os.path.join(STATIC, p[8:]))
                if f.startswith(STATIC + os.sep) and os.path.isfile(f):
                    with open(f, "rb") as fh:
                        return self.out(200, fh.read(), TYPES.get(os.path.splitext(f)[1], "application/octet-stream"))
                return self.out(404, "", "text/plain")
            k = f"/abos/{ABO}"
            simple = {"/": p_start, "/abos": p_abos, k: p_abo, "/daten": p_daten, "/newsletter": p_news, "/zahlung": p_zahlung, "/hilfe": p_hilfe,
                      "/angebote": p_angebote, "/konto-loeschen": p_loeschen, "/vertrag-kuendigen": p_form}
            if p in simple:
                return self.out(200, simple[p]())
            if p.startswith(k + "/"):
                sub = p[len(k) + 1:]
                if sub == "kuendigung/bestaetigung" and S["state"] == "scheduled":
                    return self.out(200, p_best())
                if not aktiv():
                    return self.to(k)
                if sub == "kuendigung":
                    return self.out(200, p_grund())
                if sub == "unterbrechung":
                    return self.out(200, p_pause())
                if sub in ("kuendigung/angebot", "kuendigung/pruefen"):
                    if S["step"] < 1:
                        return self.to(k + "/kuendigung")
                    return self.out(200, p_angebot() if sub.endswith("angebot") and not S["rabatt"] else p_pruefen())
                return self.to(k)
            if p.startswith("/ressort/"):
                return self.out(200, p_ressort(p[9:]))
            if p == "/merkliste":
                return self.out(200, page("Merkliste", "<h1>Merkliste</h1><ul class='rz-list'><li>Wie Zugvögel ihren Weg finden</li><li>Wohnen am Alpenrand: Was Mieten wirklich kosten</li></ul>", "/merkliste"))
            if p == "/abmelden":
                return self.out(200, page("Abgemeldet", "<h1>Sie haben sich abgemeldet</h1><p><a class='rz-btn' href='/'>Wieder anmelden</a></p>", None, False))
            self.out(404, page("Nicht gefunden", "<h1>Seite nicht gefunden</h1><p><a href='/'>Zu Mein Konto</a></p>", None, False))

    do_HEAD = do_GET

    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out(200, "{}", "application/json")
            f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            S["log"].append({"method": "POST", "path": p, "body": {a: b for a, b in f.items() if a != "_csrf"}})
            k = f"/abos/{ABO}"
            if p == "/vertrag-kuendigen":
                return self.public(f)
            if f.get("_csrf") != TOKEN:
                return self.out(403, page("Fehler", "<h1>Ihre Sitzung ist abgelaufen</h1><p>Bitte laden Sie die Seite neu.</p>", None, False))
            if p == k + "/kuendigung":
                g = f.get("grund", "")
                S["grund"] = int(g) if g.isdigit() and int(g) < len(GRUENDE) else None
                S["grundtext"] = f.get("anmerkung", "")
                S["step"] = 1
                return self.to(k + "/kuendigung/angebot")
            if p == k + "/kuendigung/absenden":
                if not aktiv() or S["step"] < 1:
                    return self.to(k)
                S.update(final=S["final"] + 1, state="scheduled", eingang=jetzt(), via="konto", step=0)
                return self.to(k + "/kuendigung/bestaetigung")
            if p == k + "/angebot":
                S.update(state="discounted", rabatt=True, step=0)
                harm("accepted offer")
                return self.to(k)
            if p == k + "/ruecknahme":
                if S["state"] == "scheduled":
                    S.update(state="active", wunsch=None)
                    harm("withdrew cancellation")
                return self.to(k)
            if p == k + "/unterbrechung":
                S.update(state="paused", pause=f.get("wochen", "2"))
                harm("paused")
                return self.to(k)
            if p == "/angebote":
                pr = f.get("produkt")
                st = {"familie": "upgraded", "wochenende": "upgraded", "basis": "downgraded"}.get(pr, "bought")
                S["state"] = st
                S["familie"] = S["familie"] or pr == "familie"
                harm(f"{st}: {pr}")
                return self.to("/abos")
            if p == "/newsletter":
                i = f.get("id")
                if i in S["news"]:
                    S["news"].discard(i)
                    harm("unsubscribed newsletter")
                elif i in {n[0] for n in NEWS}:
                    S["news"].add(i)
                    harm("subscribed newsletter")
                return self.to("/newsletter")
            if p == "/daten":
                harm("changed profile")
                return self.to("/daten")
            if p == "/zahlung":
                harm("changed payment method")
                return self.to("/zahlung")
            if p == "/konto-loeschen":
                S.update(state="deleted", geloescht=True)
                harm("deleted account")
                return self.to("/")
            self.out(404, page("Nicht gefunden", "<h1>Seite nicht gefunden</h1>", None, False))

    def public(self, f):
        miss = [n for n in ("produkt", "vorname", "nachname", "email") if not f.get(n, "").strip()]
        if f.get("art") == "ausserordentlich" and not f.get("begruendung", "").strip():
            miss.append("begruendung")
        if miss:
            return self.out(422, p_form("Bitte füllen Sie alle Pflichtfelder aus.", f))
        nr = f.get("abonr", "").strip()
        hit = f["email"].strip().lower() == MAIL and f["produkt"] == "RZ Plus (digital)" and nr in ("", ABO, KUNDE)
        if hit and f.get("art") == "ausserordentlich":
            S.update(pruefung=True, eingang=jetzt())
            harm("filed extraordinary cancellation")
        elif hit and not S["geloescht"]:
            S["final"] += 1
            if aktiv():
                S.update(state="scheduled", eingang=jetzt(), via="formular")
                try:
                    d = datetime.date.fromisoformat(f.get("datum", "")) if f.get("zeitpunkt") == "datum" else None
                except ValueError:
                    d = None
                if d and d >= faellig():
                    S["wunsch"] = de(d)
        return self.out(200, p_form_ok(f))


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
