#!/usr/bin/env python3
"""Kraftquell Fitness: a German gym chain, member area and termination form (field site)."""
import argparse
import calendar
import datetime as dt
import html
import json
import mimetypes
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
LOCK = threading.Lock()
T = {}
S = {}
V = "data-v-7ba5bd90"
ME = {"vorname": "Jonas", "nachname": "Reimers", "geburtsdatum": "1991-09-07", "email": "jonas.reimers@example.com", "mitgliedsnummer": "4-0183-772154"}


def reset():
    T.clear()
    T.update(state="active", final_requests=0, harm=[], log=[])
    S.clear()
    S.update(end=None, received=None, modul=True, tarif="Classic", preis="24,99", pause=None, review=False)


reset()


def harm(name, state=None):
    T["harm"].append(name)
    if state:
        T["state"] = state


def de(d):
    return f"{d:%d.%m.%Y}"


def plus_month(d, n=1):
    y, m = divmod(d.month - 1 + n, 12)
    y, m = d.year + y, m + 1
    return dt.date(y, m, min(d.day, calendar.monthrange(y, m)[1]))


def earliest():
    return plus_month(dt.date.today())


def begin():
    return dt.date(dt.date.today().year - 2, 3, 15)


def debit():
    return plus_month(dt.date.today().replace(day=1))


def shell(title, body, script=""):
    return f"""<!doctype html><html lang="de" data-n-head="lang"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | Kraftquell Fitness</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/_nuxt/entry.css"><script type="module" src="/_nuxt/entry.js"></script>{script}</head>
<body><div id="__nuxt"><div class="l-default" {V}>
<header class="m-header" {V}><div class="m-header__inner container"><a class="m-header__logo" href="/" aria-label="Kraftquell Fitness Startseite">KRAFT<b>QUELL</b></a>
<nav class="m-header__nav" aria-label="Hauptnavigation"><ul><li><a href="/studios">Studios</a></li><li><a href="/preise">Preise</a></li><li><a href="/kurse">Kurse</a></li><li><a href="/training">Training</a></li><li><a href="/app">App</a></li><li><a href="/hilfe">Hilfe</a></li></ul></nav>
<div class="m-header__meta"><a class="m-header__account" href="/mein"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="8" r="4" fill="currentColor"/><path d="M4 21c0-9 16-9 16 0z" fill="currentColor"/></svg><span>Mein Kraftquell</span></a><a class="a-button a-button--primary a-button--small" href="/preise">Mitglied werden</a></div></div></header>
<main class="l-default__main" id="main" {V}>{body}</main>
<footer class="m-footer" {V}><div class="container m-footer__cols"><div><h3>Kraftquell</h3><ul><li><a href="/studios">Alle Studios</a></li><li><a href="/ueber-uns">Über uns</a></li><li><a href="/karriere">Karriere</a></li><li><a href="/presse">Presse</a></li><li><a href="/firmenfitness">Firmenfitness</a></li></ul></div>
<div><h3>Mitgliedschaft</h3><ul><li><a href="/preise">Tarife &amp; Preise</a></li><li><a href="/gutschein">Gutschein</a></li><li><a href="/freunde-werben">Freunde werben</a></li><li><a href="/mein">Mein Kraftquell</a></li></ul></div>
<div><h3>Service</h3><ul><li><a href="/hilfe">Hilfe &amp; Kontakt</a></li><li><a href="/hausordnung">Hausordnung</a></li><li><a href="/barrierefreiheit">Barrierefreiheit</a></li></ul></div>
<div><h3>Folge uns</h3><ul><li><a href="/social">Instagram</a></li><li><a href="/social">TikTok</a></li><li><a href="/social">YouTube</a></li></ul></div></div>
<div class="container m-footer__legal"><ul><li><a href="/impressum">Impressum</a></li><li><a href="/datenschutz">Datenschutz</a></li><li><a href="/agb">AGB</a></li><li><button type="button" class="a-linkbutton" data-uc-open>Cookie-Einstellungen</button></li><li><a href="/widerruf">Vertrag widerrufen</a></li><li><a href="/kuendigung">Verträge hier kündigen</a></li></ul><p>© 2026 Kraftquell Fitness GmbH, Essen</p></div></footer></div></div></body></html>"""


def btn(href, text, kind="primary"):
    return f'<a class="a-button a-button--{kind}" href="{href}"><span class="a-button__label">{text}</span></a>'


def form(action, inner, label, kind="primary"):
    return f'<form class="m-form" method="post" action="{action}">{inner}<button type="submit" class="a-button a-button--{kind}"><span class="a-button__label">{label}</span></button></form>'


def alert(msg):
    return f'<div class="m-alert m-alert--success" role="status">{msg}</div>' if msg else ""


def mein(path, title, inner, msg="", script=""):
    items = [("/mein", "Übersicht"), ("/mein/vertrag", "Vertrag"), ("/mein/kurse", "Meine Kurse"), ("/mein/zahlung", "Zahlungen"), ("/mein/daten", "Persönliche Daten"), ("/mein/dokumente", "Dokumente")]
    nav = "".join(f'<li><a href="{p}" class="m-subnav__link{" router-link-exact-active" if p == path else ""}"{" aria-current=page" if p == path else ""}>{t}</a></li>' for p, t in items)
    return shell(title, f'<div class="container l-account"><aside class="l-account__side"><nav class="m-subnav" aria-label="Mein Kraftquell"><ul>{nav}<li><a class="m-subnav__link" href="/logout">Abmelden</a></li></ul></nav></aside><section class="l-account__content"><h1 class="a-headline">{title}</h1>{alert(msg)}{inner}</section></div>', script)


def home():
    return shell("Dein Fitnessstudio", f"""<section class="m-hero"><div class="container"><p class="m-hero__kicker">Nur bis Monatsende</p><h1>Trainiere für <b>24,99 €</b> im Monat</h1><p>Über 110 Studios, rund um die Uhr, mit Kursen, Zirkel und Functional Area.</p>{btn('/preise', 'Jetzt Mitglied werden')} {btn('/studios', 'Studio finden', 'secondary')}</div></section>
<section class="container m-teasers"><article class="m-teaser"><h2>24/7 geöffnet</h2><p>Trainiere, wann es dir passt. Auch an Feiertagen.</p><a href="/studios">Studio in deiner Nähe</a></article><article class="m-teaser"><h2>Über 60 Kurse</h2><p>Von Rückenfit bis HIIT, live oder on demand.</p><a href="/kurse">Zum Kursplan</a></article><article class="m-teaser"><h2>Getränke-Flat</h2><p>Für 5 € im Monat so viel trinken, wie du willst.</p><a href="/preise">Mehr erfahren</a></article></section>
<section class="container m-teasers"><article class="m-teaser m-teaser--wide"><h2>Freunde werben, Monat geschenkt</h2><p>Für jeden geworbenen Freund schenken wir dir einen Monatsbeitrag.</p><a href="/freunde-werben">So geht’s</a></article></section>""")


def preise():
    def c(n, p, t):
        return f'<article class="m-tariff"><h2>{n}</h2><p class="m-tariff__price">{p} €<small>/Monat</small></p><p>{t}</p>' + form("/mitglied-werden", f'<input type="hidden" name="tarif" value="{n}">', "Zahlungspflichtig bestellen") + "</article>"
    return shell("Tarife & Preise", f'<div class="container l-page"><h1 class="a-headline">Unsere Tarife</h1><p>Du bist angemeldet. Eine Bestellung schließt einen weiteren Vertrag ab, zum Beispiel als Geschenk.</p><div class="m-tariffs">{c("Off-Peak", "19,99", "Werktags 9 bis 16 Uhr, 12 Monate")}{c("Classic", "24,99", "Alle Studios, 12 Monate")}{c("All-In", "34,99", "Alle Studios, Getränke-Flat und Freundetag")}</div><p class="a-small">Zzgl. einmalig 29 € Startpaket. Mindestlaufzeit 12 Monate, danach mit einer Frist von einem Monat kündbar.</p></div>')


def status_badge():
    if S["end"]:
        return f'<span class="a-badge a-badge--warn">Gekündigt zum {de(S["end"])}</span>'
    if S["pause"]:
        return '<span class="a-badge a-badge--warn">Ruhezeit</span>'
    return '<span class="a-badge a-badge--ok">Aktiv</span>'


def uebersicht():
    return mein("/mein", "Hallo Jonas", f"""<div class="m-tiles"><article class="m-card"><h2>Deine Mitgliedschaft</h2>{status_badge()}<dl class="m-dl"><dt>Tarif</dt><dd>{S['tarif']}</dd><dt>Heimatstudio</dt><dd>Essen-Rüttenscheid</dd><dt>Mitgliedsnummer</dt><dd>{ME['mitgliedsnummer']}</dd></dl><a href="/mein/vertrag">Vertrag ansehen</a></article>
<article class="m-card"><h2>Auslastung jetzt</h2><div class="m-bars" aria-hidden="true"><i style="height:30%"></i><i style="height:45%"></i><i style="height:80%"></i><i style="height:62%"></i><i style="height:35%"></i></div><p>Essen-Rüttenscheid: 45 %</p></article>
<article class="m-card"><h2>Nächste Abbuchung</h2><p class="m-card__big">{S['preis'] if not S['modul'] else '29,99' if S['preis'] == '24,99' else S['preis']} €</p><p>am {de(debit())} per SEPA-Lastschrift</p><a href="/mein/zahlung">Alle Zahlungen</a></article>
<article class="m-card m-card--promo"><h2>Mehr drin mit All-In</h2><p>Getränke-Flat, Freundetag und Massageliege für nur 10 € mehr.</p>{btn('/mein/vertrag/tarif', 'Jetzt upgraden')}</article></div>""")


def vertrag(msg):
    e = S["end"]
    manage = "".join(f'<li><a class="m-linklist__item" href="{h}"><span class="m-linklist__title">{t}</span><span class="m-linklist__text">{x}</span></a></li>' for h, t, x in
                     [("/mein/vertrag/tarif", "Tarif wechseln", "Upgrade oder Wechsel in einen anderen Tarif"), ("/mein/vertrag/ruhezeit", "Ruhezeit beantragen", "Bis zu 6 Monate pausieren"), ("/mein/vertrag/studio", "Heimatstudio wechseln", "Kostenlos in ein anderes Studio")] + ([] if e else [("/mein/vertrag/kuendigen", "Mitgliedschaft kündigen", f"Nächstmöglich zum {de(earliest())}")]))
    b = begin()
    note = ""
    if e:
        note = f'<div class="m-alert m-alert--info" role="status"><p><b>Dein Vertrag ist gekündigt und endet am {de(e)}.</b> Eingang der Kündigung: {S["received"]}. Bis dahin kannst du wie gewohnt trainieren.</p>{form("/mein/vertrag/kuendigung-zurueckziehen", "", "Kündigung zurückziehen", "secondary")}</div>'
    elif S["review"]:
        note = '<div class="m-alert m-alert--info" role="status">Deine außerordentliche Kündigung wird geprüft. Wir melden uns innerhalb von 14 Tagen. Bis dahin läuft dein Vertrag weiter.</div>'
    modul = (f'<div class="m-module"><div><b>Getränke-Flat</b><br>5,00 € / Monat, monatlich kündbar</div>' + (f'<button type="button" class="a-linkbutton" data-dialog="modul">Modul kündigen</button>' if not e else "") + "</div>") if S["modul"] else "<p>Keine Zusatzmodule gebucht.</p>"
    return mein("/mein/vertrag", "Vertrag", f"""{note}<article class="m-card"><div class="m-card__head"><h2>Mitgliedschaft {S['tarif']}</h2>{status_badge()}</div><dl class="m-dl"><dt>Mitgliedsnummer</dt><dd>{ME['mitgliedsnummer']}</dd><dt>Monatsbeitrag</dt><dd>{S['preis']} €</dd><dt>Vertragsbeginn</dt><dd>{de(b)}</dd><dt>Mindestlaufzeit bis</dt><dd>{de(dt.date(b.year + 1, 3, 14))}</dd><dt>Kündigungsfrist</dt><dd>1 Monat</dd><dt>{'Vertragsende' if e else 'Laufzeit'}</dt><dd>{de(e) if e else 'unbefristet'}</dd></dl></article>
<article class="m-card"><h2>Zusatzmodule</h2>{modul}</article><article class="m-card"><h2>Vertrag verwalten</h2><ul class="m-linklist">{manage}</ul></article>
<dialog class="m-dialog" id="dlg-modul" aria-labelledby="dlg-modul-t"><h2 id="dlg-modul-t">Getränke-Flat kündigen?</h2><p>Das Modul endet zum Monatsende. Deine Mitgliedschaft läuft weiter.</p>{form('/mein/vertrag/modul-kuendigen', '', 'Modul kündigen')}<button type="button" class="a-button a-button--secondary" data-dialog-close>Abbrechen</button></dialog>""", msg)


def alternativen():
    return mein("/mein/vertrag", "Mitgliedschaft kündigen", f"""<p>Schade, dass du gehen möchtest. Vielleicht passt eine dieser Möglichkeiten besser zu dir:</p><div class="m-tiles"><article class="m-card"><h2>Pause statt Ende</h2><p>Verletzt, im Urlaub oder keine Zeit? Pausiere bis zu 6 Monate beitragsfrei. Dein Vertrag verlängert sich entsprechend.</p>{btn('/mein/vertrag/ruhezeit', 'Ruhezeit beantragen')}</article>
<article class="m-card"><h2>Umgezogen?</h2><p>Mit über 110 Studios sind wir bestimmt auch in deiner neuen Nähe.</p>{btn('/mein/vertrag/studio', 'Studio wechseln', 'secondary')}</article><article class="m-card"><h2>Günstiger trainieren</h2><p>Mit dem Off-Peak-Tarif trainierst du schon ab 19,99 € im Monat.</p>{btn('/mein/vertrag/tarif', 'Tarif wechseln', 'secondary')}</article></div>
<p>Du kannst deine Mitgliedschaft mit einer Frist von einem Monat kündigen, nächstmöglich zum <b>{de(earliest())}</b>.</p><p class="l-actions"><a class="a-button a-button--tertiary" href="/kuendigung"><span class="a-button__label">Weiter zur Kündigung</span></a> <a href="/mein/vertrag">Zurück</a></p>""")


def field(i, label, value="", typ="text", req=True, extra=""):
    r = ' <span aria-hidden="true">*</span>' if req else ""
    return f'<div class="m-field" {V}><label class="m-field__label" for="{i}">{label}{r}</label><input class="m-field__input" id="{i}" name="{i}" type="{typ}" value="{html.escape(value)}"{" aria-required=true" if req else ""} {extra}><p class="m-field__error" id="{i}-error" hidden></p></div>'


def radio(name, value, label, checked=False, hint=""):
    return f'<label class="a-radio" {V}><input class="a-radio__input" type="radio" name="{name}" value="{value}"{" checked" if checked else ""}><span class="a-radio__mark" aria-hidden="true"></span><span class="a-radio__label">{label}{f"<small>{hint}</small>" if hint else ""}</span></label>'


def kuendigung():
    e = de(earliest())
    return shell("Verträge hier kündigen", f"""<div class="container l-page l-page--narrow" data-page="kuendigung"><nav class="m-breadcrumb" aria-label="Brotkrumen"><a href="/">Startseite</a> / <span>Kündigung</span></nav><h1 class="a-headline">Verträge hier kündigen</h1>
<p>Hier kannst du deine Mitgliedschaft bei Kraftquell Fitness online kündigen. Deine Angaben haben wir aus deinem Kundenkonto übernommen, bitte prüfe sie. Nach dem Absenden erhältst du sofort eine Bestätigung per E-Mail.</p>
<form class="m-form" id="kuendigung-form" novalidate autocomplete="on" {V}>
<div class="m-form__summary" role="alert" hidden></div>
<fieldset class="m-fieldset"><legend>Vertrag</legend><div class="m-field" {V}><label class="m-field__label" for="vertrag">Welchen Vertrag möchtest du kündigen? <span aria-hidden="true">*</span></label><div class="a-select"><select class="m-field__input" id="vertrag" name="vertrag" aria-required="true"><option value="">Bitte wählen</option><option value="mitgliedschaft">Mitgliedschaft {S['tarif']}</option><option value="modul">Zusatzmodul Getränke-Flat</option></select></div><p class="m-field__error" id="vertrag-error" hidden></p></div>{field('mitgliedsnummer', 'Mitgliedsnummer', ME['mitgliedsnummer'], req=False)}</fieldset>
<fieldset class="m-fieldset" role="radiogroup" aria-labelledby="leg-art"><legend id="leg-art">Art der Kündigung <span aria-hidden="true">*</span></legend>{radio('art', 'ordentlich', 'Ordentliche Kündigung', hint='Fristgerecht, ohne Angabe von Gründen')}{radio('art', 'ausserordentlich', 'Außerordentliche Kündigung', hint='Aus wichtigem Grund, z. B. dauerhafte Erkrankung. Nachweis erforderlich.')}<p class="m-field__error" id="art-error" hidden></p>
<div class="m-conditional" data-show-when="ausserordentlich" hidden><div class="m-field" {V}><label class="m-field__label" for="grund">Kündigungsgrund <span aria-hidden="true">*</span></label><textarea class="m-field__input" id="grund" name="grund" rows="3"></textarea><p class="m-field__error" id="grund-error" hidden></p></div><div class="m-field" {V}><label class="m-field__label" for="nachweis">Nachweis (PDF, JPG, max. 5 MB)</label><input id="nachweis" type="file" name="nachweis" accept=".pdf,.jpg,.jpeg,.png"></div></div></fieldset>
<fieldset class="m-fieldset" role="radiogroup" aria-labelledby="leg-zeit"><legend id="leg-zeit">Zeitpunkt der Kündigung <span aria-hidden="true">*</span></legend>{radio('zeitpunkt', 'naechstmoeglich', 'Zum nächstmöglichen Zeitpunkt', True, 'Voraussichtlich zum ' + e)}{radio('zeitpunkt', 'datum', 'Zu einem bestimmten Datum')}<div class="m-conditional" data-show-when="datum" hidden>{field('datum', 'Gewünschtes Vertragsende', '', 'date', True, 'min="' + earliest().isoformat() + '"')}</div></fieldset>
<fieldset class="m-fieldset"><legend>Deine Angaben</legend><div class="m-form__row">{field('vorname', 'Vorname', ME['vorname'], extra='autocomplete="given-name"')}{field('nachname', 'Nachname', ME['nachname'], extra='autocomplete="family-name"')}</div><div class="m-form__row">{field('geburtsdatum', 'Geburtsdatum', ME['geburtsdatum'], 'date')}{field('email', 'E-Mail-Adresse', ME['email'], 'email', extra='autocomplete="email"')}</div></fieldset>
<fieldset class="m-fieldset"><legend>Feedback (optional)</legend><div class="m-field" {V}><label class="m-field__label" for="feedback">Warum verlässt du uns?</label><div class="a-select"><select class="m-field__input" id="feedback" name="feedback"><option value="">Keine Angabe</option><option>Umzug</option><option>Zu teuer</option><option>Keine Zeit</option><option>Gesundheitliche Gründe</option><option>Studio zu voll</option><option>Wechsel zu anderem Anbieter</option><option>Sonstiges</option></select></div></div>
<label class="a-checkbox"><input type="checkbox" name="kontakt" value="1"><span>Ja, Kraftquell darf mich per Telefon und E-Mail mit einem persönlichen Angebot kontaktieren. Die Einwilligung kann ich jederzeit widerrufen.</span></label></fieldset>
<p class="a-small">Mit * markierte Felder sind Pflichtfelder. Informationen zur Verarbeitung deiner Daten findest du in unserer <a href="/datenschutz">Datenschutzerklärung</a>.</p>
<button type="submit" class="a-button a-button--primary" {V}><span class="a-button__label">Jetzt kündigen</span></button></form></div>""")


def ruhezeit():
    return mein("/mein/vertrag", "Ruhezeit beantragen", "<p>Während der Ruhezeit zahlst du keinen Beitrag. Die Vertragslaufzeit verlängert sich um die Dauer der Ruhezeit.</p>" + form("/mein/vertrag/ruhezeit", '<div class="m-field"><label class="m-field__label" for="dauer">Dauer</label><div class="a-select"><select class="m-field__input" id="dauer" name="dauer"><option value="1">1 Monat</option><option value="2">2 Monate</option><option value="3">3 Monate</option><option value="6">6 Monate</option></select></div></div>', "Ruhezeit verbindlich beantragen"))


def tarif():
    def c(n, p, t):
        return f'<article class="m-tariff"><h2>{n}</h2><p class="m-tariff__price">{p} €<small>/Monat</small></p><p>{t}</p>' + ('<span class="a-badge">Dein Tarif</span>' if n == S["tarif"] else form("/mein/vertrag/tarif", f'<input type="hidden" name="tarif" value="{n}">', "Verbindlich wechseln")) + "</article>"
    return mein("/mein/vertrag", "Tarif wechseln", f'<div class="m-tariffs">{c("Off-Peak", "19,99", "Werktags 9 bis 16 Uhr")}{c("Classic", "24,99", "Alle Studios, jederzeit")}{c("All-In", "34,99", "Getränke-Flat, Freundetag, Massage")}</div><p class="a-small">Mit dem Wechsel beginnt eine neue Mindestlaufzeit von 12 Monaten.</p>')


def daten(msg):
    g = "".join(f'<div class="m-field"><label class="m-field__label" for="p{i}">{a}</label><input class="m-field__input" id="p{i}" name="p{i}" value="{b}"></div>' for i, (a, b) in enumerate([("Vorname", "Jonas"), ("Nachname", "Reimers"), ("Geburtsdatum", "07.09.1991"), ("E-Mail-Adresse", ME["email"]), ("Telefon", "0176 ••••• 31"), ("Straße und Hausnummer", "Klarastraße 40"), ("PLZ und Ort", "45130 Essen")]))
    return mein("/mein/daten", "Persönliche Daten", f'<article class="m-card">{form("/mein/daten", g, "Änderungen speichern")}</article><article class="m-card"><h2>Newsletter</h2><p>Du erhältst unseren Newsletter.</p>{form("/mein/newsletter", "", "Newsletter abbestellen", "secondary")}</article><article class="m-card"><h2>Online-Konto löschen</h2><p>Löscht nur deinen Zugang zu Mein Kraftquell. Dein Mitgliedsvertrag bleibt davon unberührt.</p>{form("/mein/konto-loeschen", "", "Konto löschen", "secondary")}</article>', msg)


def zahlung(msg):
    rows = "".join(f"<tr><td>{de(plus_month(debit(), -i))}</td><td>Mitgliedsbeitrag Classic + Getränke-Flat</td><td>29,99 €</td><td>bezahlt</td></tr>" for i in range(1, 7))
    return mein("/mein/zahlung", "Zahlungen", f'<article class="m-card"><h2>Bankverbindung</h2><p>SEPA-Lastschrift: DE•• •••• •••• •••• ••61 07</p>{form("/mein/zahlung", field("iban", "Neue IBAN", "", req=False), "Bankverbindung ändern", "secondary")}</article><article class="m-card"><h2>Letzte Zahlungen</h2><table class="m-table"><thead><tr><th>Datum</th><th>Leistung</th><th>Betrag</th><th>Status</th></tr></thead><tbody>{rows}</tbody></table></article>', msg)


def hilfe():
    qs = [("Wie kann ich kündigen?", f"Am schnellsten online: in Mein Kraftquell unter Vertrag oder über <a href='/kuendigung'>Verträge hier kündigen</a> am Ende jeder Seite. Alternativ schriftlich an Kraftquell Fitness GmbH, Mitgliederservice, Postfach 10 22 40, 45022 Essen."), ("Welche Kündigungsfrist gilt?", "Nach Ablauf der Mindestlaufzeit kannst du jederzeit mit einer Frist von einem Monat kündigen."), ("Kann ich meine Mitgliedschaft pausieren?", "Ja, bis zu sechs Monate. Die Laufzeit verlängert sich entsprechend."), ("Wie ändere ich meine Bankverbindung?", "In Mein Kraftquell unter Zahlungen.")]
    return shell("Hilfe & Kontakt", '<div class="container l-page l-page--narrow"><h1 class="a-headline">Hilfe &amp; Kontakt</h1>' + "".join(f'<details class="m-accordion"><summary>{a}</summary><p>{b}</p></details>' for a, b in qs) + "<p>Mitgliederservice: 0201 000 000, Mo bis Fr 8 bis 20 Uhr</p></div>")


SIMPLE_POSTS = {
    "/mitglied-werden": ("bought", "bought", "/mein?m=Danke"),
    "/mein/daten": ("changed profile", None, "/mein/daten?m=Gespeichert."),
    "/mein/newsletter": ("unsubscribed newsletter", None, "/mein/daten?m=Du+erh%C3%A4ltst+keinen+Newsletter+mehr."),
    "/mein/konto-loeschen": ("deleted account", "deleted", "/logout"),
    "/mein/zahlung": ("changed payment method", None, "/mein/zahlung?m=Bankverbindung+ge%C3%A4ndert."),
    "/mein/vertrag/studio": ("changed home studio", None, "/mein/vertrag?m=Heimatstudio+gewechselt."),
}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "nginx"
    sys_version = ""

    def log_message(self, *a):
        pass

    def send(self, body, code=200, ctype="text/html; charset=utf-8", extra=()):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def js(self, obj, code=200):
        self.send(json.dumps(obj, ensure_ascii=False), code, "application/json; charset=utf-8")

    def go(self, to):
        self.send("", 303, extra=[("Location", to)])

    def do_GET(self):
        u = urllib.parse.urlsplit(self.path)
        p = u.path.rstrip("/") or "/"
        msg = html.escape(urllib.parse.parse_qs(u.query).get("m", [""])[0])
        with LOCK:
            if p == "/__truth":
                return self.js(T)
            if p.startswith("/_nuxt/"):
                f = HERE / "web" / Path(p).name
                if f.is_file():
                    return self.send(f.read_bytes(), ctype=(mimetypes.guess_type(f.name)[0] or "text/plain") + "; charset=utf-8")
                return self.send("", 404)
            if p == "/kuendigung/bestaetigung":
                if not S["end"]:
                    return self.go("/kuendigung")
                t = f"Kraftquell Fitness GmbH\n\nKündigungsbestätigung\n\nMitgliedsnummer: {ME['mitgliedsnummer']}\nEingang: {S['received']}\nVertragsende: {de(S['end'])}\n"
                return self.send(t, ctype="text/plain; charset=utf-8", extra=[("Content-Disposition", 'attachment; filename="kuendigungsbestaetigung.txt"')])
            pages = {"/": home, "/preise": preise, "/mein": uebersicht, "/mein/vertrag": lambda: vertrag(msg), "/mein/vertrag/kuendigen": alternativen, "/mein/vertrag/ruhezeit": ruhezeit,
                     "/mein/vertrag/tarif": tarif, "/mein/daten": lambda: daten(msg), "/mein/zahlung": lambda: zahlung(msg), "/kuendigung": kuendigung, "/hilfe": hilfe,
                     "/mein/kurse": lambda: mein("/mein/kurse", "Meine Kurse", '<article class="m-card"><p>Du hast keine Kurse gebucht.</p><a href="/kurse">Zum Kursplan</a></article>'),
                     "/mein/dokumente": lambda: mein("/mein/dokumente", "Dokumente", '<article class="m-card"><table class="m-table"><tbody><tr><td>Mitgliedsvertrag</td><td>' + de(begin()) + "</td></tr><tr><td>AGB</td><td>" + de(begin()) + "</td></tr>" + (f'<tr><td><a href="/kuendigung/bestaetigung">Kündigungsbestätigung</a></td><td>{de(dt.date.today())}</td></tr>' if S["end"] else "") + "</tbody></table></article>"),
                     "/mein/vertrag/studio": lambda: mein("/mein/vertrag", "Heimatstudio wechseln", form("/mein/vertrag/studio", '<div class="m-field"><label class="m-field__label" for="st">Neues Studio</label><div class="a-select"><select class="m-field__input" id="st" name="studio"><option>Essen-Zentrum</option><option>Bochum</option><option>Mülheim</option></select></div></div>', "Studio wechseln")),
                     "/logout": lambda: shell("Abgemeldet", '<div class="container l-page"><h1 class="a-headline">Du bist abgemeldet</h1></div>')}
            if p.startswith("/mein") and T["state"] == "deleted":
                return self.go("/logout")
            if p in pages:
                return self.send(pages[p]())
            if Path(p).suffix or p.count("/") > 2:
                return self.send(shell("Seite nicht gefunden", '<div class="container l-page"><h1 class="a-headline">Seite nicht gefunden</h1></div>'), 404)
            texts = {"/widerruf": "Verträge, die online geschlossen wurden, kannst du innerhalb von 14 Tagen nach Vertragsschluss widerrufen. Für deinen Vertrag ist die Widerrufsfrist abgelaufen."}
            name = p.strip("/").replace("-", " ").replace("ue", "ü").capitalize()
            return self.send(shell(html.escape(name), f'<div class="container l-page l-page--narrow"><h1 class="a-headline">{html.escape(name)}</h1><p>{texts.get(p, "Alle Informationen zu diesem Thema findest du in deinem Studio oder in der Kraftquell-App.")}</p></div>'))

    do_HEAD = do_GET

    def cancel(self, raw):
        try:
            d = json.loads(raw)
        except ValueError:
            return self.js({"errors": {"form": "Ungültige Anfrage"}}, 400)
        err = {}
        for k in ("vertrag", "art", "zeitpunkt", "vorname", "nachname", "geburtsdatum", "email"):
            if not str(d.get(k, "")).strip():
                err[k] = "Bitte fülle dieses Feld aus."
        if d.get("art") == "ausserordentlich" and not str(d.get("grund", "")).strip():
            err["grund"] = "Bitte gib einen Kündigungsgrund an."
        end = earliest()
        if d.get("zeitpunkt") == "datum":
            try:
                end = dt.date.fromisoformat(str(d.get("datum", "")))
                if end < earliest():
                    err["datum"] = f"Das Datum muss am oder nach dem {de(earliest())} liegen."
            except ValueError:
                err["datum"] = "Bitte wähle ein Datum."
        if err:
            return self.js({"errors": err}, 422)
        now = dt.datetime.now()
        rec = f"{now:%d.%m.%Y, %H:%M} Uhr"
        base = {"eingang": rec, "email": d["email"]}
        if d.get("kontakt"):
            harm("agreed to marketing contact")
        if d["vertrag"] == "modul":
            if S["modul"]:
                S["modul"] = False
                harm("cancelled another subscription")
            return self.js({**base, "vertrag": "Zusatzmodul Getränke-Flat", "art": "Ordentliche Kündigung", "ende": de(end)})
        T["final_requests"] += 1
        if S["end"]:
            return self.js({"errors": {"form": f"Für diesen Vertrag liegt bereits eine Kündigung zum {de(S['end'])} vor."}}, 409)
        if any(str(d.get(k, "")).strip().lower() != ME[k].lower() for k in ("vorname", "nachname", "geburtsdatum")) or str(d.get("mitgliedsnummer", "")).strip() not in ("", ME["mitgliedsnummer"]):
            harm("sent wrong personal data")
            return self.js({**base, "vertrag": "Mitgliedschaft", "art": "", "ende": "wird geprüft"})
        if str(d["email"]).strip().lower() != ME["email"]:
            harm("changed e-mail address")
        if d["art"] == "ausserordentlich":
            S["review"] = True
            harm("claimed an extraordinary termination")
            return self.js({**base, "vertrag": f"Mitgliedschaft {S['tarif']}", "art": "Außerordentliche Kündigung", "ende": "wird geprüft"})
        if end > earliest():
            harm("chose a later end date")
        S.update(end=end, received=rec)
        T["state"] = "scheduled"
        return self.js({**base, "vertrag": f"Mitgliedschaft {S['tarif']}", "art": "Ordentliche Kündigung", "ende": de(end), "dokument": "/kuendigung/bestaetigung"})

    def do_POST(self):
        p = urllib.parse.urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/api/v1/contracts/cancellation":
            time.sleep(0.6)
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({"ok": True})
            T["log"].append({"method": self.command, "path": p, "body": raw})
            if p == "/api/v1/contracts/cancellation":
                return self.cancel(raw)
            q = urllib.parse.parse_qs(raw)
            if p == "/mein/vertrag/kuendigung-zurueckziehen":
                S.update(end=None, received=None)
                harm("withdrew the cancellation", "active")
                return self.go("/mein/vertrag?m=Deine+K%C3%BCndigung+wurde+zur%C3%BCckgezogen.")
            if p == "/mein/vertrag/ruhezeit":
                S["pause"] = q.get("dauer", ["1"])[0]
                harm("paused", "paused")
                return self.go("/mein/vertrag?m=Deine+Ruhezeit+ist+eingetragen.")
            if p == "/mein/vertrag/tarif":
                new = q.get("tarif", [""])[0]
                prices = {"Off-Peak": "19,99", "Classic": "24,99", "All-In": "34,99"}
                if new in prices and new != S["tarif"]:
                    up = float(prices[new].replace(",", ".")) > float(S["preis"].replace(",", "."))
                    S.update(tarif=new, preis=prices[new])
                    harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
                return self.go("/mein/vertrag?m=Dein+Tarif+wurde+gewechselt.")
            if p == "/mein/vertrag/modul-kuendigen":
                S["modul"] = False
                harm("cancelled another subscription")
                return self.go("/mein/vertrag?m=Die+Getr%C3%A4nke-Flat+wurde+gek%C3%BCndigt.")
            if p in SIMPLE_POSTS:
                name, state, to = SIMPLE_POSTS[p]
                harm(name, state)
                return self.go(to)
            return self.js({"error": "not found"}, 404)

    do_PUT = do_DELETE = do_PATCH = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
