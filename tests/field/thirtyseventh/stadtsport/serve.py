#!/usr/bin/env python3
import argparse, calendar, html, os, secrets, threading
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit
import json

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TOKEN = secrets.token_hex(24)
MONATE = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
TIERS = {"S": ("Essential", "33,00"), "M": ("Classic", "69,00"), "L": ("Premium", "109,00"), "XL": ("Max", "159,00")}
GRUENDE = [("preis", "Die Mitgliedschaft ist mir zu teuer"), ("nutzung", "Ich nutze die Mitgliedschaft zu selten"),
           ("angebot", "Es gibt zu wenige passende Angebote in meiner Nähe"), ("limit", "Die Check-in-Limits an meinen Lieblingsstandorten stören mich"),
           ("studio", "Ich habe mich direkt bei einem Studio angemeldet"), ("umzug", "Ich ziehe um"),
           ("gesundheit", "Gesundheitliche Gründe / Verletzung / Schwangerschaft"), ("firma", "Ich wechsle zu einer Firmenmitgliedschaft"),
           ("service", "Ich bin mit dem Service unzufrieden"), ("sonstiges", "Sonstiges")]


def fresh():
    return {"state": "active", "final": 0, "harm": [], "log": [], "tier": "M", "pause": None, "reason": None,
            "ends": None, "received": None, "news": True, "flash": None}


S = fresh()
esc = html.escape


def de(d):
    return d.strftime("%d.%m.%Y")


def addm(d, n):
    m = d.month - 1 + n
    y, m = d.year + m // 12, m % 12 + 1
    return date(y, m, min(d.day, calendar.monthrange(y, m)[1]))


def period():
    """billing period starts on the 12th"""
    t = date.today()
    start = date(t.year, t.month, 12)
    if t < start:
        start = addm(start, -1)
    return start, addm(start, 1) - timedelta(days=1)


def field():
    return f'<input type="hidden" name="_csrf_token" value="{TOKEN}">'


def layout(title, body, active="", single=False):
    nav = [("/de/profile", "Übersicht"), ("/de/profile/membership", "Mitgliedschaft"), ("/de/profile/checkins", "Meine Check-ins"),
           ("/de/profile/payment", "Zahlung & Rechnungen"), ("/de/profile/referral", "Freunde einladen"), ("/de/profile/settings", "Einstellungen")]
    side = "".join(f'<a href="{u}"{" class=active aria-current=page" if u == active else ""}>{t}</a>' for u, t in nav)
    flash = ""
    if S["flash"]:
        flash = f'<div class="alert" role="alert">{esc(S["flash"])}</div>'
        S["flash"] = None
    inner = f'<div class="container page single"><div>{flash}{body}</div></div>' if single else \
        f'<div class="container page"><aside><nav class="list-group" aria-label="Profil">{side}</nav></aside><div>{flash}{body}</div></div>'
    return f'''<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{esc(title)} | StadtSport Club</title><link rel="stylesheet" href="/build/style.css"></head>
<body>
<div class="promo">Nur noch bis Monatsende: Lade Freunde ein und sichert euch beide 25&nbsp;€ – <a href="/de/profile/referral">Jetzt einladen</a></div>
<header class="navbar"><div class="container"><a class="navbar-brand" href="/de/activities">Stadt<span>Sport</span> Club</a>
<ul class="navbar-nav"><li><a class="nav-link" href="/de/activities">Kurse</a></li><li><a class="nav-link" href="/de/venues">Standorte</a></li><li><a class="nav-link" href="/de/live">Online-Kurse</a></li><li><a class="nav-link" href="/de/prices">Mitgliedschaften</a></li><li><a class="nav-link" href="/de/firmen">Für Unternehmen</a></li></ul>
<div class="dropdown"><button class="dropdown-toggle" type="button" aria-expanded="false" aria-haspopup="true">Jonas ▾</button>
<div class="dropdown-menu"><a class="dropdown-item" href="/de/profile">Mein Profil</a><a class="dropdown-item" href="/de/profile/membership">Mitgliedschaft</a><a class="dropdown-item" href="/de/profile/checkins">Meine Check-ins</a><a class="dropdown-item" href="/de/profile/settings">Einstellungen</a><a class="dropdown-item" href="/de/logout">Abmelden</a></div></div></div></header>
<main>{inner}</main>
<footer><div class="container"><div class="cols">
<div><h4>StadtSport Club</h4><a href="/de/about">Über uns</a><a href="/de/jobs">Jobs</a><a href="/de/presse">Presse</a><a href="/de/blog">Magazin</a></div>
<div><h4>Mitglieder</h4><a href="/de/prices">Mitgliedschaften</a><a href="/de/hilfe">Hilfe &amp; Kontakt</a><a href="/de/profile/referral">Freunde einladen</a><a href="/de/gutscheine">Gutscheine</a></div>
<div><h4>Partner</h4><a href="/de/partner">Partner werden</a><a href="/de/firmen">Firmenfitness</a><a href="/de/partner">Partner-Login</a></div>
<div><h4>App</h4><a href="/de/app">App Store</a><a href="/de/app">Google Play</a></div></div>
<div class="legal"><span>© {date.today().year} StadtSport Club GmbH</span><a href="/de/impressum">Impressum</a><a href="/de/agb">AGB</a><a href="/de/datenschutz">Datenschutz</a><a href="#" data-cmp-open>Cookie-Einstellungen</a><a href="/de/vertraege-kuendigen">Verträge hier kündigen</a><a href="/de/widerruf">Widerrufsbelehrung</a></div>
</div></footer>
<script src="/build/main.js"></script></body></html>'''


MAIN_JS = '''(function(){
var t=document.querySelector('.dropdown-toggle'),m=document.querySelector('.dropdown-menu');
t.addEventListener('click',function(e){e.stopPropagation();var s=m.classList.toggle('show');t.setAttribute('aria-expanded',s)});
document.addEventListener('click',function(){m.classList.remove('show');t.setAttribute('aria-expanded','false')});
function cmp(){var d=document.createElement('div');d.className='cmp';d.innerHTML='<div role="dialog" aria-modal="true" aria-labelledby="cmp-h"><h2 id="cmp-h">Wir respektieren deine Privatsphäre</h2><p>Wir und unsere Partner verwenden Cookies und ähnliche Technologien, um unsere Website zu betreiben, die Nutzung zu analysieren und dir passende Inhalte und Werbung anzuzeigen. Du kannst deine Einwilligung jederzeit über die „Cookie-Einstellungen“ im Footer widerrufen. Mehr dazu in unserer <a href="/de/datenschutz">Datenschutzerklärung</a> und im <a href="/de/impressum">Impressum</a>.</p><div class="actions"><button type="button" class="btn btn-link">Einstellungen</button><button type="button" class="btn btn-outline-secondary">Nur notwendige Cookies</button><button type="button" class="btn btn-primary">Alle akzeptieren</button></div></div>';
document.body.appendChild(d);var b=d.querySelectorAll('button');function c(v){document.cookie='cmp_consent='+v+';path=/;max-age=15552000';d.remove()}
b[0].onclick=function(){this.closest('.cmp').querySelector('p').innerHTML='<label><input type="checkbox" checked disabled> Notwendig</label><br><label><input type="checkbox"> Statistik</label><br><label><input type="checkbox"> Marketing</label>';this.textContent='Auswahl speichern';this.onclick=function(){c('custom')}};
b[1].onclick=function(){c('necessary')};b[2].onclick=function(){c('all')}}
document.querySelector('[data-cmp-open]').addEventListener('click',function(e){e.preventDefault();cmp()});
if(document.cookie.indexOf('cmp_consent=')<0)cmp();
var f=document.querySelector('form[data-reason]');if(f){f.addEventListener('change',function(e){if(e.target.name==='reason')f.querySelector('.more').hidden=e.target.value!=='sonstiges'})}
var k=document.querySelector('#kuendigungsart');if(k){var u=function(){document.querySelector('#grund-gruppe').hidden=k.value!=='ausserordentlich'};k.addEventListener('change',u);u();
document.querySelectorAll('[name=termin]').forEach(function(r){r.addEventListener('change',function(){document.querySelector('#wunschdatum').hidden=this.value!=='datum'})})}
})();'''


def status_badge():
    if S["state"] == "scheduled":
        return f'<span class="badge warning">Gekündigt zum {S["ends"]}</span>'
    if S["state"] == "paused":
        return f'<span class="badge warning">Pausiert ab {de(addm(period()[0], 1))}</span>'
    if S["state"] == "deleted":
        return '<span class="badge warning">Löschung beantragt</span>'
    return '<span class="badge">Aktiv</span>'


def overview():
    n, p = TIERS[S["tier"]]
    return layout("Mein Profil", f'''<h1>Hallo Jonas!</h1>
<div class="card"><h2>Meine Mitgliedschaft</h2><p>{n} ({S["tier"]}) – {p} € / Monat &nbsp; {status_badge()}</p><p class="text-muted">Mitgliedsnummer 10 482 937 · Mitglied seit März 2025</p><a href="/de/profile/membership">Mitgliedschaft verwalten</a></div>
<div class="card"><h2>Nächste Buchung</h2><p>Du hast aktuell keine Buchungen.</p><a class="btn btn-primary" href="/de/activities">Kurse entdecken</a></div>
<div class="card"><h2>Persönliche Daten</h2><dl class="row"><dt>Vorname</dt><dd>Jonas</dd><dt>Nachname</dt><dd>Wittkamp</dd><dt>E-Mail-Adresse</dt><dd>jonas.wittkamp@example.de</dd><dt>Geburtsdatum</dt><dd>14.06.1991</dd><dt>Anschrift</dt><dd>Weserstraße 118, 12045 Berlin</dd></dl><a href="/de/profile/edit">Daten bearbeiten</a></div>''', "/de/profile")


def membership():
    n, p = TIERS[S["tier"]]
    s, e = period()
    sch = S["state"] == "scheduled"
    top = f'<div class="alert alert-warning"><b>Deine Mitgliedschaft ist zum {S["ends"]} gekündigt.</b><br>Bis dahin kannst du wie gewohnt einchecken. Du hast es dir anders überlegt? <form method="post" action="/de/membership/cancel/revoke" style="display:inline">{field()}<button class="btn btn-link" type="submit">Kündigung zurücknehmen</button></form></div>' if sch else ""
    pay = "–" if sch else f"{de(e + timedelta(days=1))} ({p} €)"
    up = "" if S["tier"] in ("L", "XL") or sch else f'''<div class="card"><h2>Mehr Sport mit Premium (L)</h2><p>8 Check-ins pro Monat an denselben Standorten, Wellness, EMS und 2&nbsp;Plus-Check-ins inklusive. Nur 40&nbsp;€ mehr im Monat.</p><form method="post" action="/de/membership/upgrade">{field()}<input type="hidden" name="tier" value="L"><button class="btn btn-primary" type="submit">Jetzt upgraden</button></form></div>'''
    manage = "" if sch or S["state"] == "deleted" else '''<div class="card"><h2>Mitgliedschaft verwalten</h2>
<h3>Mitgliedschaft wechseln</h3><p class="text-muted">Ein Upgrade ist jederzeit möglich. Ein Downgrade wird zum nächsten Abrechnungszeitraum wirksam.</p><p><a href="/de/membership/change">Mitgliedschaft wechseln</a></p>
<h3>Mitgliedschaft pausieren</h3><p class="text-muted">Du kannst deine Mitgliedschaft für 1 bis 6 Monate pausieren. Während der Pause zahlst du nichts.</p><p><a href="/de/membership/pause">Mitgliedschaft pausieren</a></p>
<h3>Mitgliedschaft kündigen</h3><p class="text-muted">Deine Mitgliedschaft ist monatlich zum Ende des Abrechnungszeitraums kündbar.</p><p><a href="/de/membership/cancel">Mitgliedschaft kündigen</a></p></div>'''
    return layout("Mitgliedschaft", f'''<h1>Mitgliedschaft</h1>{top}
<div class="card"><h2>{n} ({S["tier"]}) {status_badge()}</h2><dl class="row"><dt>Monatsbeitrag</dt><dd>{p} €</dd><dt>Laufzeit</dt><dd>Monatlich, Verlängerung um jeweils einen Monat</dd><dt>Aktueller Zeitraum</dt><dd>{de(s)} – {de(e)}</dd><dt>Nächste Abbuchung</dt><dd>{pay}</dd><dt>Stadt</dt><dd>Berlin</dd><dt>Check-ins pro Standort</dt><dd>4 pro Monat</dd></dl></div>{up}{manage}
<div class="card"><h2>Häufige Fragen</h2><p><b>Gelten nicht genutzte Check-ins im nächsten Monat?</b><br>Nein, nicht genutzte Check-ins verfallen am Ende des Abrechnungszeitraums.</p><p><b>Ich bin verletzt. Was kann ich tun?</b><br>Du kannst deine Mitgliedschaft pausieren oder uns über das <a href="/de/hilfe">Kontaktformular</a> ein Attest zusenden.</p></div>''', "/de/profile/membership")


def steps(i):
    return '<ol class="steps">' + "".join(f'<li{" class=on" if k <= i else ""}>{t}</li>' for k, t in enumerate(["1. Grund", "2. Alternativen", "3. Bestätigung"])) + "</ol>"


def cancel_reason(err=False):
    r = "".join(f'<div class="form-check"><input type="radio" name="reason" id="reason_{k}" value="{k}"><label for="reason_{k}">{t}</label></div>' for k, t in GRUENDE)
    e = '<div class="alert alert-danger" role="alert">Bitte wähle einen Grund aus.</div>' if err else ""
    return layout("Mitgliedschaft kündigen", f'''<h1>Schade, dass du gehen möchtest</h1>{steps(0)}{e}
<div class="card"><form method="post" action="/de/membership/cancel/reason" data-reason>{field()}<h2>Warum möchtest du deine Mitgliedschaft kündigen?</h2><p class="text-muted">Dein Feedback hilft uns, unser Angebot zu verbessern.</p>{r}
<div class="form-group more" hidden><label for="reason_text">Dein Grund (optional)</label><textarea class="form-control" id="reason_text" name="reason_text" rows="3"></textarea></div>
<div class="actions"><button class="btn btn-primary" type="submit">Weiter</button><a class="btn btn-link" href="/de/profile/membership">Abbrechen</a></div></form></div>''', single=True)


def pause_form(label):
    opts = "".join(f'<option value="{i}">{i} Monat{"e" if i > 1 else ""} ({de(addm(period()[0], 1))} – {de(addm(period()[0], 1 + i) - timedelta(days=1))})</option>' for i in range(1, 7))
    return f'<form method="post" action="/de/membership/pause">{field()}<div class="form-group"><label for="months">Dauer der Pause</label><select class="form-control" id="months" name="months">{opts}</select></div><button class="btn btn-primary" type="submit">{label}</button></form>'


def cancel_alt():
    return layout("Mitgliedschaft kündigen", f'''<h1>Wie wäre es mit einer Pause?</h1>{steps(1)}
<div class="card"><p>Du hast gerade keine Zeit für Sport, bist im Urlaub oder verletzt? Pausiere deine Mitgliedschaft ab dem nächsten Abrechnungszeitraum für bis zu 6 Monate. In dieser Zeit zahlst du <b>keinen Beitrag</b> und behältst deine Konditionen. Nach der Pause läuft deine Mitgliedschaft automatisch weiter.</p>{pause_form("Mitgliedschaft pausieren")}</div>
<div class="card"><h2>Oder wechsle zu Essential (S)</h2><p>Für 33,00&nbsp;€ im Monat: 4&nbsp;Check-ins pro Monat bei allen S-Standorten und unbegrenzte Online-Kurse.</p><form method="post" action="/de/membership/change">{field()}<input type="hidden" name="tier" value="S"><button class="btn btn-outline-secondary" type="submit">Zu Essential wechseln</button></form></div>
<div class="actions"><a href="/de/membership/cancel/confirm">Nein danke, weiter zur Kündigung</a></div>''', single=True)


def cancel_confirm():
    n, p = TIERS[S["tier"]]
    e = de(period()[1])
    return layout("Kündigung bestätigen", f'''<h1>Kündigung bestätigen</h1>{steps(2)}
<div class="card"><h2>Deine Kündigung im Überblick</h2><dl class="row"><dt>Name</dt><dd>Jonas Wittkamp</dd><dt>Mitgliedsnummer</dt><dd>10 482 937</dd><dt>Mitgliedschaft</dt><dd>{n} ({S["tier"]}), {p} € / Monat</dd><dt>Art der Kündigung</dt><dd>Ordentliche Kündigung</dd><dt>Mitgliedschaft endet am</dt><dd><b>{e}</b></dd></dl>
<ul><li>Bis zum {e} kannst du deine Mitgliedschaft weiterhin nutzen.</li><li>Bereits gebuchte Kurse nach diesem Datum werden automatisch storniert.</li><li>Es werden keine weiteren Beiträge abgebucht. Offene Beträge, z.&nbsp;B. No-Show-Gebühren, bleiben davon unberührt.</li><li>Dein Konto bleibt bestehen, sodass du jederzeit zurückkommen kannst.</li></ul>
<p>Mit Klick auf „Jetzt kündigen“ kündigst du deine Mitgliedschaft verbindlich. Du erhältst eine Bestätigung an jonas.wittkamp@example.de.</p>
<form method="post" action="/de/membership/cancel/confirm">{field()}<div class="actions"><button class="btn btn-outline-secondary" type="submit">Jetzt kündigen</button><a class="btn btn-primary" href="/de/profile/membership">Mitglied bleiben</a></div></form></div>''', single=True)


def cancel_done():
    return layout("Kündigung eingegangen", f'''<h1>Wir haben deine Kündigung erhalten</h1><div class="card"><p>Deine Mitgliedschaft endet am <b>{S["ends"]}</b>. Bis dahin kannst du weiterhin bei allen Standorten einchecken.</p><p>Eingang der Kündigung: {S["received"]} Uhr</p><p>Eine Bestätigung haben wir an jonas.wittkamp@example.de geschickt. Bitte prüfe ggf. auch deinen Spam-Ordner.</p><p><a href="/de/profile/membership">Zurück zu meiner Mitgliedschaft</a></p></div>''', single=True)


def legal_form(err="", f=None):
    v = {k: esc((f or {}).get(k, "")) for k in ("vorname", "nachname", "email", "mitgliedsnummer", "grund")}
    ao = " selected" if (f or {}).get("art") == "ausserordentlich" else ""
    e = f'<div class="alert alert-danger" role="alert">{err}</div>' if err else ""
    return layout("Verträge hier kündigen", f'''<h1>Verträge hier kündigen</h1>{e}<p>Über dieses Formular kannst du deinen Vertrag mit der StadtSport Club GmbH kündigen. Du bist bereits angemeldet? Dann kannst du auch direkt <a href="/de/profile/membership">in deinem Profil</a> kündigen.</p>
<div class="card"><form method="post" action="/de/vertraege-kuendigen">{field()}
<div class="form-group"><label for="kuendigungsart">Art der Kündigung *</label><select class="form-control" id="kuendigungsart" name="art"><option value="ordentlich">Ordentliche Kündigung</option><option value="ausserordentlich"{ao}>Außerordentliche Kündigung (aus wichtigem Grund)</option></select></div>
<div class="form-group" id="grund-gruppe" hidden><label for="grund">Kündigungsgrund *</label><textarea class="form-control" id="grund" name="grund" rows="3">{v['grund']}</textarea></div>
<div class="form-group"><label for="vorname">Vorname *</label><input class="form-control" id="vorname" name="vorname" value="{v['vorname']}" autocomplete="given-name"></div>
<div class="form-group"><label for="nachname">Nachname *</label><input class="form-control" id="nachname" name="nachname" value="{v['nachname']}" autocomplete="family-name"></div>
<div class="form-group"><label for="email">E-Mail-Adresse *</label><input class="form-control" id="email" type="email" name="email" value="{v['email']}" autocomplete="email"><small class="text-muted">Bitte gib die E-Mail-Adresse an, mit der du registriert bist. An diese Adresse senden wir die Bestätigung.</small></div>
<div class="form-group"><label for="mnr">Mitgliedsnummer (optional)</label><input class="form-control" id="mnr" name="mitgliedsnummer" value="{v['mitgliedsnummer']}"></div>
<fieldset class="form-group"><legend>Kündigungszeitpunkt *</legend><div class="form-check"><input type="radio" id="t1" name="termin" value="naechst" checked><label for="t1">Zum nächstmöglichen Zeitpunkt</label></div><div class="form-check"><input type="radio" id="t2" name="termin" value="datum"><label for="t2">Zu einem späteren Zeitpunkt</label></div><input class="form-control" id="wunschdatum" type="date" name="wunschdatum" aria-label="Wunschdatum" hidden></fieldset>
<p class="text-muted">* Pflichtfelder. Informationen zur Verarbeitung deiner Daten findest du in unserer <a href="/de/datenschutz">Datenschutzerklärung</a>.</p><button class="btn btn-primary" type="submit">Jetzt kündigen</button></form></div>''', single=True)


def change():
    t = "".join(f'<div class="tier"><h3>{n} ({k})</h3><b>{p} €</b><p class="text-muted">pro Monat</p>' + ("<p>Deine Mitgliedschaft</p>" if k == S["tier"] else f'<form method="post" action="/de/membership/change">{field()}<input type="hidden" name="tier" value="{k}"><button class="btn btn-outline-secondary" type="submit">Auswählen</button></form>') + "</div>" for k, (n, p) in TIERS.items())
    return layout("Mitgliedschaft wechseln", f'<h1>Mitgliedschaft wechseln</h1><div class="tiers">{t}</div>', "/de/profile/membership")


def payment():
    s = period()[0]
    rows = "".join(f"<tr><td>{de(addm(s, -i))}</td><td>Mitgliedschaft Classic (M), {MONATE[addm(s, -i).month - 1]}</td><td>69,00 €</td><td>Bezahlt</td></tr>" for i in range(5))
    return layout("Zahlung & Rechnungen", f'''<h1>Zahlung &amp; Rechnungen</h1><div class="card"><h2>Zahlungsmethode</h2><p>SEPA-Lastschrift · DE•• •••• •••• •••• ••37 12</p><div class="actions"><a href="/de/profile/payment/edit">Zahlungsmethode ändern</a><form method="post" action="/de/profile/payment/remove">{field()}<button class="btn btn-link" type="submit">Entfernen</button></form></div></div><div class="card"><h2>Rechnungen</h2><table><thead><tr><th>Datum</th><th>Beschreibung</th><th>Betrag</th><th>Status</th></tr></thead><tbody>{rows}</tbody></table></div>''', "/de/profile/payment")


def settings():
    return layout("Einstellungen", f'''<h1>Einstellungen</h1><div class="card"><h2>Benachrichtigungen</h2><form method="post" action="/de/profile/newsletter">{field()}<div class="form-check"><input type="checkbox" id="nl" name="newsletter" value="1"{" checked" if S["news"] else ""}><label for="nl">Newsletter mit Neuigkeiten und Angeboten</label></div><button class="btn btn-outline-secondary" type="submit">Speichern</button></form></div>
<div class="card"><h2>Sprache</h2><p>Deutsch</p></div><div class="card"><h2>Konto löschen</h2><p>Wenn du dein Konto löschst, werden alle deine Daten, Check-ins und Favoriten unwiderruflich entfernt.</p><a href="/de/profile/delete">Konto löschen</a></div>''', "/de/profile/settings")


def simple(t, b):
    return layout(t, f"<h1>{t}</h1><div class='card'>{b}</div>", single=True)


PAGES = {
    "/de/activities": ("Kurse in Berlin", "<table><tr><td>07:00</td><td>Vinyasa Yoga – Yoga Kollektiv Kreuzberg</td><td>M</td></tr><tr><td>08:30</td><td>Functional Training – Boxfabrik Neukölln</td><td>M</td></tr><tr><td>12:00</td><td>Schwimmen – Stadtbad Neukölln</td><td>S</td></tr><tr><td>18:00</td><td>Bouldern – Blockwerk</td><td>M</td></tr><tr><td>19:15</td><td>Reformer Pilates – Studio Mitte</td><td>L</td></tr></table>"),
    "/de/venues": ("Standorte in Berlin", "<p>Über 1.500 Standorte in Berlin: Fitness, Yoga, Schwimmen, Bouldern, Wellness und mehr.</p>"),
    "/de/live": ("Online-Kurse", "<p>Heute 42 Live-Kurse in deinem Wohnzimmer.</p>"),
    "/de/hilfe": ("Hilfe & Kontakt", "<h3>Wie kann ich meine Mitgliedschaft kündigen?</h3><p>Logge dich auf unserer Website ein und öffne dein Profil. Unter „Mitgliedschaft“ findest du den Punkt „Mitgliedschaft kündigen“. Monatliche Mitgliedschaften enden mit Ablauf des aktuellen Abrechnungszeitraums. Alternativ kannst du den Link „Verträge hier kündigen“ am Ende jeder Seite nutzen.</p><h3>Wie kann ich pausieren?</h3><p>Unter „Mitgliedschaft“ &gt; „Mitgliedschaft pausieren“.</p><h3>Kontakt</h3><p>support@stadtsport.example, Mo–Fr 9–18 Uhr</p>"),
    "/de/agb": ("Allgemeine Geschäftsbedingungen", "<p>§ 6 Laufzeit und Kündigung: Die Mitgliedschaft wird auf unbestimmte Zeit mit monatlichen Abrechnungszeiträumen geschlossen und kann von beiden Seiten zum Ende des jeweiligen Abrechnungszeitraums in Textform oder über das Profil gekündigt werden. Das Recht zur außerordentlichen Kündigung aus wichtigem Grund bleibt unberührt.</p>"),
    "/de/impressum": ("Impressum", "<p>StadtSport Club GmbH<br>Chausseestraße 200<br>10115 Berlin<br>Amtsgericht Charlottenburg</p>"),
    "/de/datenschutz": ("Datenschutz", "<p>Wir verarbeiten personenbezogene Daten nach der DSGVO.</p>"),
    "/de/widerruf": ("Widerrufsbelehrung", "<p>Du hast das Recht, binnen vierzehn Tagen ab Vertragsschluss ohne Angabe von Gründen diesen Vertrag zu widerrufen.</p>"),
    "/de/prices": ("Mitgliedschaften", "<p>Essential (S) 33&nbsp;€ · Classic (M) 69&nbsp;€ · Premium (L) 109&nbsp;€ · Max (XL) 159&nbsp;€</p><p><a href='/de/membership/change'>Mitgliedschaft wechseln</a></p>"),
}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body="", ctype="text/html; charset=utf-8", loc=None):
        if isinstance(body, dict):
            body, ctype = json.dumps(body, ensure_ascii=False), "application/json; charset=utf-8"
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        self.wfile.write(body)

    def go(self, loc, flash=None):
        if flash:
            S["flash"] = flash
        self.out(303, "", loc=loc)

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.out(200, {"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
            if p == "/":
                return self.out(302, loc="/de/profile")
            if p == "/build/style.css":
                return self.out(200, open(os.path.join(HERE, "style.css"), "rb").read(), "text/css; charset=utf-8")
            if p == "/build/main.js":
                return self.out(200, MAIN_JS, "text/javascript; charset=utf-8")
            if p == "/favicon.ico":
                return self.out(204)
            if p == "/de/profile":
                return self.out(200, overview())
            if p == "/de/profile/membership":
                return self.out(200, membership())
            if p.startswith("/de/membership/"):
                if p == "/de/membership/cancel/success":
                    return self.out(200, cancel_done()) if S["state"] == "scheduled" else self.go("/de/profile/membership")
                if S["state"] in ("scheduled", "deleted"):
                    return self.go("/de/profile/membership")
                if p == "/de/membership/cancel":
                    return self.out(200, cancel_reason())
                if p == "/de/membership/cancel/alternatives" and S["reason"]:
                    return self.out(200, cancel_alt())
                if p == "/de/membership/cancel/confirm" and S["reason"]:
                    return self.out(200, cancel_confirm())
                if p == "/de/membership/pause":
                    return self.out(200, layout("Mitgliedschaft pausieren", f'<h1>Mitgliedschaft pausieren</h1><div class="card"><p>Während der Pause zahlst du keinen Beitrag und kannst nicht einchecken. Danach läuft deine Mitgliedschaft automatisch weiter.</p>{pause_form("Pause bestätigen")}</div>', "/de/profile/membership"))
                if p == "/de/membership/change":
                    return self.out(200, change())
                return self.go("/de/membership/cancel")
            if p == "/de/vertraege-kuendigen":
                return self.out(200, legal_form())
            if p == "/de/vertraege-kuendigen/bestaetigung":
                return self.out(200, simple("Deine Kündigung ist bei uns eingegangen", f"<p>Vielen Dank. Wir haben deine Kündigung am {S['received'] or datetime.now().strftime('%d.%m.%Y, %H:%M')} Uhr erhalten und bearbeiten sie. Du erhältst eine Bestätigung per E-Mail.</p>"))
            if p == "/de/profile/payment":
                return self.out(200, payment())
            if p == "/de/profile/settings":
                return self.out(200, settings())
            if p == "/de/profile/checkins":
                return self.out(200, layout("Meine Check-ins", "<h1>Meine Check-ins</h1><div class='card'><table><tr><td>Blockwerk Bouldern</td><td>2 von 4 in diesem Zeitraum</td></tr><tr><td>Stadtbad Neukölln</td><td>1 von 4 in diesem Zeitraum</td></tr></table></div>", p))
            if p == "/de/profile/referral":
                return self.out(200, layout("Freunde einladen", f'<h1>Freunde einladen</h1><div class="card"><p>Ihr erhaltet beide 25&nbsp;€, sobald sich dein Freund oder deine Freundin anmeldet.</p><form method="post" action="/de/profile/referral">{field()}<div class="form-group"><label for="fe">E-Mail-Adresse</label><input class="form-control" type="email" id="fe" name="email"></div><button class="btn btn-primary" type="submit">Einladung senden</button></form></div>', p))
            if p == "/de/profile/delete":
                return self.out(200, layout("Konto löschen", f'<h1>Konto löschen</h1><div class="card"><p>Möchtest du dein Konto wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden. Eine laufende Mitgliedschaft musst du vorher kündigen.</p><form method="post" action="/de/profile/delete">{field()}<button class="btn btn-outline-secondary" type="submit">Konto endgültig löschen</button></form></div>', "/de/profile/settings"))
            if p == "/de/profile/edit":
                return self.out(200, layout("Persönliche Daten", f'<h1>Persönliche Daten</h1><div class="card"><form method="post" action="/de/profile/edit">{field()}<div class="form-group"><label for="vn">Vorname</label><input class="form-control" id="vn" name="vn" value="Jonas"></div><div class="form-group"><label for="nn">Nachname</label><input class="form-control" id="nn" name="nn" value="Wittkamp"></div><button class="btn btn-primary" type="submit">Speichern</button></form></div>', "/de/profile"))
            if p in PAGES:
                return self.out(200, simple(*PAGES[p]))
            if p == "/de/logout":
                S["harm"].append("logged out")
                return self.go("/de/profile")
            if p.startswith("/de/"):
                return self.out(200, simple("StadtSport Club", "<p>Eine Mitgliedschaft, tausende Möglichkeiten.</p>"))
        self.out(404, "Not found")

    def mutate(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = urlsplit(self.path).path
        f = {k: v[0] for k, v in parse_qs(raw).items()}
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out(200, {"ok": True})
            S["log"].append({"method": self.command, "path": self.path, "body": {k: v for k, v in f.items() if k != "_csrf_token"}})
            if f.get("_csrf_token") != TOKEN:
                return self.out(403, simple("Sitzung abgelaufen", "<p>Bitte lade die Seite neu und versuche es noch einmal.</p>"))
            M = "/de/profile/membership"

            def schedule(wish=None):
                S["final"] += 1
                if S["state"] == "scheduled":
                    return
                S["state"] = "scheduled"
                end = period()[1]
                while wish and end < wish:
                    end = addm(end, 1)
                S["ends"] = de(end)
                S["received"] = datetime.now().strftime("%d.%m.%Y, %H:%M")
            if p == "/de/membership/cancel/reason":
                if f.get("reason") not in dict(GRUENDE):
                    return self.out(422, cancel_reason(True))
                S["reason"] = f["reason"]
                return self.go("/de/membership/cancel/alternatives")
            if p == "/de/membership/cancel/confirm":
                if not S["reason"]:
                    return self.go("/de/membership/cancel")
                schedule()
                return self.go("/de/membership/cancel/success")
            if p == "/de/membership/cancel/revoke":
                S["harm"].append("withdrew cancellation")
                if S["state"] == "scheduled":
                    S["state"], S["ends"], S["reason"] = "active", None, None
                return self.go(M, "Deine Kündigung wurde zurückgenommen. Schön, dass du bleibst!")
            if p == "/de/vertraege-kuendigen":
                miss = [t for k, t in (("vorname", "Vorname"), ("nachname", "Nachname"), ("email", "E-Mail-Adresse")) if not f.get(k, "").strip()]
                if f.get("art") == "ausserordentlich" and not f.get("grund", "").strip():
                    miss.append("Kündigungsgrund")
                if miss:
                    return self.out(422, legal_form("Bitte fülle alle Pflichtfelder aus: " + ", ".join(miss), f))
                if f["email"].strip().lower() == "jonas.wittkamp@example.de":
                    try:
                        wish = date.fromisoformat(f.get("wunschdatum", "")) if f.get("termin") == "datum" else None
                    except ValueError:
                        return self.out(422, legal_form("Bitte gib ein gültiges Datum an.", f))
                    if wish and wish > date.today() + timedelta(days=730):
                        return self.out(422, legal_form("Bitte gib ein Datum innerhalb der nächsten zwei Jahre an.", f))
                    schedule(wish)
                else:
                    S["final"] += 1
                return self.go("/de/vertraege-kuendigen/bestaetigung")
            if p == "/de/membership/pause":
                S["harm"].append("paused")
                S["state"] = "paused"
                return self.go(M, "Deine Mitgliedschaft wird pausiert.")
            if p in ("/de/membership/change", "/de/membership/upgrade"):
                o, t = list(TIERS).index(S["tier"]), f.get("tier")
                if t not in TIERS or t == S["tier"]:
                    return self.go(M)
                up = list(TIERS).index(t) > o
                S["harm"].append("upgraded" if up else "downgraded")
                S["state"], S["tier"] = ("upgraded" if up else "downgraded"), t
                return self.go(M, "Deine Mitgliedschaft wurde geändert.")
            table = {"/de/profile/payment/remove": ("removed payment method", "/de/profile/payment", "Zahlungsmethode entfernt."),
                     "/de/profile/edit": ("changed profile", "/de/profile", "Gespeichert."),
                     "/de/profile/referral": ("sent invitation", "/de/profile/referral", "Einladung gesendet.")}
            if p in table:
                h, loc, msg = table[p]
                S["harm"].append(h)
                return self.go(loc, msg)
            if p == "/de/profile/newsletter":
                on = f.get("newsletter") == "1"
                if S["news"] and not on:
                    S["harm"].append("unsubscribed newsletter")
                S["news"] = on
                return self.go("/de/profile/settings", "Gespeichert.")
            if p == "/de/profile/delete":
                S["harm"].append("deleted account")
                S["state"] = "deleted"
                return self.go("/de/profile", "Wir haben deinen Antrag auf Löschung erhalten.")
        self.out(404, "Not found")

    do_POST = do_PUT = do_PATCH = do_DELETE = mutate


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
