from site_server import Site, day, to, esc


def later(d):
    return d + (day(30) - day())


def de(d):
    return d.strftime("%d.%m.%Y")


END = day(47)
C = {
    "W-448120-01": ("Webhosting Business", "muehlbach-keramik.de, 100 GB SSD, 20 Postfächer, inkl. 1 Domain", "9,99 € / Monat", END),
    "D-448120-07": ("Domain keramik-muehlbach.shop", "Einzeldomain, Nameserver Nordhafen", "29,88 € / Jahr", day(203)),
    "M-448120-03": ("Mail-Archiv Plus", "Rechtssichere Archivierung, 5 Postfächer", "4,50 € / Monat", day(19)),
}
MAIN = "W-448120-01"


def fresh():
    return {"ended": {}, "draft": {}, "domain": None}


site = Site(__file__, fresh)
site.files("/static/", "dist")


def page(title, body, act=""):
    nav = [("/", "Übersicht", "home"), ("/vertraege", "Meine Verträge", "file-text"), ("/domains", "Domains", "world"), ("/email", "E-Mail", "mail"), ("/rechnungen", "Rechnungen", "credit-card"), ("/stammdaten", "Kundendaten", "user"), ("/hilfe", "Hilfe-Center", "question")]
    side = "".join(f'<li class="{"uk-active" if h == act else ""}"><a href="{h}"><span class="uk-margin-small-right" uk-icon="{i}"></span>{t}</a></li>' for h, t, i in nav)
    return f"""<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} – Nordhafen Kundencenter</title><link rel="stylesheet" href="/static/uikit.min.css"><style>.nh-top{{background:#0b3c5d}}.nh-top a,.nh-top .uk-logo{{color:#fff!important}}.uk-button-primary{{background:#d9822b}}.nh-foot{{background:#f3f5f7;font-size:14px}}.nh-side .uk-active>a{{font-weight:600;color:#0b3c5d}}</style></head><body>
<div class="nh-top" uk-sticky><nav class="uk-container uk-navbar" uk-navbar><div class="uk-navbar-left"><a class="uk-navbar-toggle uk-hidden@m" uk-toggle="target: #nh-menu" uk-navbar-toggle-icon aria-label="Menü"></a><a class="uk-navbar-item uk-logo" href="/">nordhafen</a><ul class="uk-navbar-nav uk-visible@m"><li><a href="/produkte">Hosting</a></li><li><a href="/produkte">Domains</a></li><li><a href="/produkte">Server</a></li><li><a href="/produkte">Homepage-Baukasten</a></li></ul></div><div class="uk-navbar-right"><ul class="uk-navbar-nav"><li><a href="#">Kd.-Nr. 448120</a><div class="uk-navbar-dropdown"><ul class="uk-nav uk-navbar-dropdown-nav"><li><a style="color:#333!important" href="/stammdaten">Kundendaten</a></li><li><a style="color:#333!important" href="/rechnungen">Rechnungen</a></li><li class="uk-nav-divider"></li><li><a style="color:#333!important" href="/hilfe">Hilfe</a></li></ul></div></li></ul></div></nav></div>
<div id="nh-menu" uk-offcanvas><div class="uk-offcanvas-bar"><ul class="uk-nav">{side}</ul></div></div>
<div class="uk-container uk-margin-medium-top"><div uk-grid><div class="uk-width-1-4@m uk-visible@m"><ul class="uk-nav uk-nav-default nh-side">{side}</ul></div><div class="uk-width-expand@m">{body}</div></div></div>
<div class="nh-foot uk-section uk-section-small uk-margin-large-top"><div class="uk-container"><div uk-grid><div class="uk-width-1-3@m"><b>Nordhafen Internet GmbH</b><br>Speicherstraße 14, 24103 Kiel<br>Amtsgericht Kiel HRB 20418<br>Service: 0431 555 7080 (Mo–Fr 8–18 Uhr)</div><div class="uk-width-1-3@m"><ul class="uk-list"><li><a href="/impressum">Impressum</a></li><li><a href="/agb">AGB</a></li><li><a href="/datenschutz">Datenschutz</a></li><li><a href="/widerruf">Widerrufsbelehrung</a></li></ul></div><div class="uk-width-1-3@m"><ul class="uk-list"><li><a href="/status">Systemstatus</a></li><li><a href="/karriere">Karriere</a></li><li><a href="/kuendigen">Verträge hier kündigen</a></li></ul></div></div><p class="uk-text-meta">Alle Preise inkl. 19 % MwSt. Nach Ablauf der Mindestlaufzeit verlängern sich Verträge auf unbestimmte Zeit und sind mit Monatsfrist kündbar.</p></div></div>
<script src="/static/uikit.min.js"></script><script src="/static/uikit-icons.min.js"></script></body></html>"""


def until(n):
    return later(C[n][3]) if site.data["draft"].get(n, {}).get("zum") == "spaeter" else C[n][3]


def lab(n):
    if n in site.data["ended"]:
        return f'<span class="uk-label uk-label-warning">Gekündigt zum {de(until(n))}</span>'
    return '<span class="uk-label uk-label-success">Aktiv</span>'


def card(n):
    t, d, p, e = C[n]
    end = f'<li><a href="/vertraege/{n}/kuendigung">Vertrag kündigen</a></li>' if n not in site.data["ended"] else f'<li><a href="/vertraege/{n}">Kündigung einsehen</a></li>'
    return f"""<div class="uk-card uk-card-default uk-card-small uk-margin"><div class="uk-card-header uk-flex uk-flex-between"><div><h3 class="uk-card-title uk-margin-remove">{t}</h3><p class="uk-text-meta uk-margin-remove">Vertragsnummer {n}</p></div><div>{lab(n)} <button class="uk-icon-button" uk-icon="more-vertical" aria-label="Aktionen zu {t}" type="button"></button><div uk-dropdown="mode: click; pos: bottom-right"><ul class="uk-nav uk-dropdown-nav"><li><a href="/vertraege/{n}">Vertragsdetails</a></li><li><a href="/tarifwechsel">Tarif wechseln</a></li><li><a href="/rechnungen">Rechnungen anzeigen</a></li><li class="uk-nav-divider"></li>{end}</ul></div></div></div><div class="uk-card-body"><p class="uk-margin-remove">{d}</p><p class="uk-margin-small uk-text-meta">{p}</p></div></div>"""


@site.get("/")
def home(r):
    n = MAIN
    return page("Übersicht", f"""<h1 class="uk-h2">Guten Tag, Frau Mühlbach</h1><div class="uk-grid-small uk-child-width-1-2@s" uk-grid><div><div class="uk-card uk-card-default uk-card-body"><h3 class="uk-card-title">Ihr Paket: Webhosting Business</h3>{lab(n)}<p>{'Ihr Paket steht Ihnen noch bis zum ' + de(until(n)) + ' zur Verfügung.' if n in site.data['ended'] else '100 GB SSD, davon 38,4 GB belegt'}</p><progress class="uk-progress" value="38" max="100"></progress><a class="uk-button uk-button-default uk-button-small" href="/vertraege">Zu meinen Verträgen</a></div></div><div><div class="uk-card uk-card-secondary uk-card-body"><h3 class="uk-card-title">Ihre Seite ist langsam?</h3><p>Mit Webhosting Pro erhalten Sie doppelt so viel RAM und das Turbo-Caching.</p><a class="uk-button uk-button-primary" href="/tarifwechsel">Jetzt upgraden</a></div></div></div><h2 class="uk-h4">Aktuelle Meldungen</h2><ul class="uk-list uk-list-divider"><li>Wartung der Mailserver am {de(day(6))} zwischen 2 und 4 Uhr</li><li>PHP 8.1 wird zum Jahresende abgeschaltet. Bitte prüfen Sie Ihre Anwendungen.</li></ul>""", "/")


@site.get("/vertraege")
def contracts(r):
    return page("Meine Verträge", '<h1 class="uk-h2">Meine Verträge</h1><p>Hier finden Sie alle laufenden Verträge zu Ihrer Kundennummer.</p>' + "".join(card(n) for n in C), "/vertraege")


@site.get("/vertraege/(?P<n>[WDM]-448120-0[0-9])")
def detail(r):
    n = r.match["n"]
    if n not in C:
        return to("/vertraege")
    t, d, p, e = C[n]
    gone = n in site.data["ended"]
    box = f'<div class="uk-alert-warning" uk-alert><p>Für diesen Vertrag liegt uns Ihre Kündigung vor. Er endet mit Ablauf des {de(until(n))}. Bitte sichern Sie Ihre Daten rechtzeitig.</p><form method="post" action="/vertraege/{n}/ruecknahme"><button class="uk-button uk-button-primary uk-button-small">Kündigung zurücknehmen</button></form></div>' if gone else ""
    return page(t, f"""<ul class="uk-breadcrumb"><li><a href="/vertraege">Meine Verträge</a></li><li><span>{t}</span></li></ul><h1 class="uk-h2">{t}</h1>{box}<table class="uk-table uk-table-divider"><tr><td>Vertragsnummer</td><td>{n}</td></tr><tr><td>Status</td><td>{lab(n)}</td></tr><tr><td>Leistung</td><td>{d}</td></tr><tr><td>Entgelt</td><td>{p}</td></tr><tr><td>Vertragsbeginn</td><td>{de(day(-800))}</td></tr><tr><td>{'Vertragsende' if gone else 'Nächstmöglicher Kündigungstermin'}</td><td>{de(until(n) if gone else e)}</td></tr></table>""" + ("" if gone else f'<a class="uk-button uk-button-default" href="/tarifwechsel">Tarif wechseln</a> <a class="uk-link-muted uk-margin-left" href="/vertraege/{n}/kuendigung">Vertrag kündigen</a>'), "/vertraege")


@site.get("/vertraege/(?P<n>[WDM]-448120-0[0-9])/kuendigung")
def k1(r):
    n = r.match["n"]
    if n not in C or n in site.data["ended"]:
        return to("/vertraege")
    t, d, p, e = C[n]
    dom = ""
    if n == MAIN:
        dom = """<h3 class="uk-h4">Was soll mit Ihrer Inklusiv-Domain muehlbach-keramik.de geschehen?</h3><div class="uk-margin uk-form-controls"><label><input class="uk-radio" type="radio" name="domain" value="einzel" required> Als Einzeldomain bei Nordhafen weiterführen (1,49 € / Monat, 12 Monate Laufzeit)</label><br><label><input class="uk-radio" type="radio" name="domain" value="umzug"> Umzug zu einem anderen Anbieter (AuthInfo-Code per E-Mail)</label><br><label><input class="uk-radio" type="radio" name="domain" value="loeschen"> Domain zum Vertragsende freigeben</label></div>"""
    return page("Kündigung", f"""<h1 class="uk-h2">Kündigung {t}</h1><p>Schade, dass Sie Ihren Vertrag {n} beenden möchten. Nach Vertragsende werden Webspace, Datenbanken und Postfächer unwiderruflich gelöscht. Ihre Webseite und Ihre E-Mail-Adressen sind dann nicht mehr erreichbar.</p><form method="post" id="kf" class="uk-form-stacked"><div class="uk-margin"><label class="uk-form-label" for="art">Art der Kündigung</label><select class="uk-select" id="art" name="art"><option value="ordentlich">Ordentliche Kündigung</option><option value="ausser">Außerordentliche Kündigung (mit Begründung)</option></select></div><div class="uk-margin"><label class="uk-form-label" for="zum">Kündigungszeitpunkt</label><select class="uk-select" id="zum" name="zum"><option value="naechst">Zum nächstmöglichen Termin ({de(e)})</option><option value="spaeter">Zu einem späteren Termin ({de(later(e))})</option></select></div>{dom}<div class="uk-margin"><label class="uk-form-label" for="grund">Kündigungsgrund (freiwillige Angabe)</label><select class="uk-select" id="grund" name="grund"><option value="">Bitte wählen</option><option>Zu teuer</option><option>Wechsel zu einem anderen Anbieter</option><option>Projekt beendet</option><option>Technische Probleme</option></select></div><div class="uk-margin" id="begr" hidden><label class="uk-form-label" for="bt">Begründung</label><textarea class="uk-textarea" id="bt" name="begruendung" rows="4"></textarea></div><a class="uk-button uk-button-default" href="/vertraege">Abbrechen</a> <button class="uk-button uk-button-primary" type="submit">Weiter</button></form>
<div id="treue" uk-modal="bg-close: false"><div class="uk-modal-dialog"><button class="uk-modal-close-default" type="button" uk-close aria-label="Schließen"></button><div class="uk-modal-header"><h2 class="uk-modal-title">Nur heute: 6 Monate zum halben Preis</h2></div><div class="uk-modal-body"><p>Als langjähriger Kundin schenken wir Ihnen auf Ihr Paket 50 % Treuerabatt. Ihr Vertrag verlängert sich dabei um 12 Monate.</p></div><div class="uk-modal-footer uk-text-right"><button class="uk-button uk-button-text uk-margin-right" id="weiter" type="button">Kein Interesse, weiter zur Kündigung</button><button class="uk-button uk-button-primary" id="nehmen" type="button">Treuerabatt sichern</button></div></div></div>
<script>(function(){{var f=document.getElementById('kf'),ok={'false' if n == MAIN else 'true'};document.getElementById('art').onchange=function(){{document.getElementById('begr').hidden=this.value!='ausser'}};f.addEventListener('submit',function(e){{if(ok)return;e.preventDefault();UIkit.modal('#treue').show()}});document.getElementById('weiter').onclick=function(){{ok=true;f.submit()}};document.getElementById('nehmen').onclick=function(){{fetch('/angebot/treue',{{method:'POST'}}).then(function(){{location.href='/'}})}}}})()</script>""", "/vertraege")


@site.post("/vertraege/(?P<n>[WDM]-448120-0[0-9])/kuendigung")
def k1p(r):
    n = r.match["n"]
    if n not in C or (n == MAIN and r.form.get("domain") not in ("einzel", "umzug", "loeschen")):
        return to(f"/vertraege/{n}/kuendigung")
    site.data["draft"][n] = dict(r.form)
    return to(f"/vertraege/{n}/kuendigung/pruefen")


@site.get("/vertraege/(?P<n>[WDM]-448120-0[0-9])/kuendigung/pruefen")
def k2(r):
    n = r.match["n"]
    d = site.data["draft"].get(n)
    if not d or n in site.data["ended"]:
        return to(f"/vertraege/{n}/kuendigung")
    dm = {"einzel": "wird als Einzeldomain weitergeführt (1,49 € / Monat)", "umzug": "Umzug zu anderem Anbieter, AuthInfo-Code per E-Mail", "loeschen": "wird zum Vertragsende freigegeben"}.get(d.get("domain"), "–")
    return page("Angaben prüfen", f"""<h1 class="uk-h2">Bitte prüfen Sie Ihre Angaben</h1><table class="uk-table uk-table-striped"><tr><td>Vertrag</td><td>{C[n][0]} ({n})</td></tr><tr><td>Art der Kündigung</td><td>{'Ordentlich' if d.get('art') == 'ordentlich' else 'Außerordentlich'}</td></tr><tr><td>Kündigung zum</td><td>{de(until(n))}</td></tr><tr><td>Inklusiv-Domain</td><td>{dm}</td></tr><tr><td>Bestätigung an</td><td>k.muehlbach@example.de</td></tr></table><p>Mit Klick auf „Verbindlich absenden“ erklären Sie die Kündigung des oben genannten Vertrags in Textform. Eine Eingangsbestätigung erhalten Sie umgehend per E-Mail.</p><form method="post"><a class="uk-button uk-button-default" href="/vertraege/{n}/kuendigung">Zurück</a> <button class="uk-button uk-button-danger">Verbindlich absenden</button></form>""", "/vertraege")


def finish(n):
    site.data["ended"][n] = True
    if n == MAIN:
        site.end("scheduled")
        if site.data["draft"].get(n, {}).get("domain") == "einzel":
            site.harm("bought a single domain")
    else:
        site.harm("cancelled another subscription")


@site.post("/vertraege/(?P<n>[WDM]-448120-0[0-9])/kuendigung/pruefen")
def k2p(r):
    n = r.match["n"]
    if n not in site.data["draft"]:
        return to("/vertraege")
    finish(n)
    return to(f"/vertraege/{n}/kuendigung/eingang")


@site.get("/vertraege/(?P<n>[WDM]-448120-0[0-9])/kuendigung/eingang")
def k3(r):
    n = r.match["n"]
    if n not in site.data["ended"]:
        return to("/vertraege")
    return page("Eingangsbestätigung", f'<h1 class="uk-h2">Eingangsbestätigung</h1><div class="uk-alert-success" uk-alert><p>Ihre Kündigung ist am {de(day())} bei uns eingegangen. Der Vertrag {n} endet zum {de(until(n))}.</p></div><p>Vorgangsnummer NH-K-90317. Bis zum Vertragsende können Sie alle Leistungen wie gewohnt nutzen. Möchten Sie uns noch verraten, wie zufrieden Sie waren?</p><p><a href="/umfrage">Zur Umfrage (2 Minuten)</a> · <a href="/vertraege">Zurück zu den Verträgen</a></p>', "/vertraege")


@site.get("/kuendigen")
def pub(r):
    opts = "".join(f'<option value="{n}">{n} – {C[n][0]}</option>' for n in C if n not in site.data["ended"])
    return page("Verträge kündigen", f"""<h1 class="uk-h2">Vertrag kündigen</h1><p>Hier können Sie einen mit der Nordhafen Internet GmbH geschlossenen Vertrag kündigen.</p><form method="post" class="uk-form-stacked"><label class="uk-form-label" for="kn">Name</label><input class="uk-input" id="kn" name="name" value="Karin Mühlbach" required><label class="uk-form-label uk-margin-small-top" for="ke">E-Mail-Adresse für die Bestätigung</label><input class="uk-input" id="ke" name="email" type="email" value="k.muehlbach@example.de" required><label class="uk-form-label uk-margin-small-top" for="kv">Vertrag</label><select class="uk-select" id="kv" name="vertrag" required><option value="">Bitte Vertrag auswählen</option>{opts}</select><label class="uk-form-label uk-margin-small-top" for="ka">Art der Kündigung</label><select class="uk-select" id="ka" name="art"><option>ordentlich, zum nächstmöglichen Zeitpunkt</option><option>außerordentlich</option></select><label class="uk-form-label uk-margin-small-top" for="kg">Kündigungsgrund (nur bei außerordentlicher Kündigung)</label><textarea class="uk-textarea" id="kg" name="grund"></textarea><p class="uk-text-meta">Die Inklusiv-Domain eines Hosting-Pakets wird zum Vertragsende freigegeben, sofern Sie vorher keinen Umzug beauftragen.</p><button class="uk-button uk-button-danger">Jetzt kündigen</button></form>""")


@site.post("/kuendigen")
def pubp(r):
    n = r.form.get("vertrag")
    if n not in C or not r.form.get("email"):
        return to("/kuendigen")
    finish(n)
    return to(f"/vertraege/{n}/kuendigung/eingang")


@site.post("/vertraege/(?P<n>[WDM]-448120-0[0-9])/ruecknahme")
def back(r):
    n = r.match["n"]
    site.data["ended"].pop(n, None)
    if n == MAIN:
        site.harm("took the ending back", "active")
    return to(f"/vertraege/{n}")


@site.post("/angebot/treue")
def treue(r):
    site.harm("accepted offer", "discounted")
    return {"ok": True}


@site.get("/tarifwechsel")
def tw(r):
    return page("Tarifwechsel", '<h1 class="uk-h2">Tarif wechseln</h1><div class="uk-child-width-1-2@s" uk-grid><div><div class="uk-card uk-card-default uk-card-body"><h3>Webhosting Pro</h3><p>14,99 € / Monat, 250 GB SSD, Turbo-Caching</p><form method="post"><input type="hidden" name="t" value="pro"><button class="uk-button uk-button-primary">Zahlungspflichtig bestellen</button></form></div></div><div><div class="uk-card uk-card-default uk-card-body"><h3>Webhosting Start</h3><p>4,99 € / Monat, 25 GB SSD</p><form method="post"><input type="hidden" name="t" value="start"><button class="uk-button uk-button-default">Zahlungspflichtig bestellen</button></form></div></div></div>')


@site.post("/tarifwechsel")
def twp(r):
    up = r.form.get("t") == "pro"
    site.harm("upgraded" if up else "downgraded", "upgraded" if up else "downgraded")
    return to("/vertraege")


@site.get("/rechnungen")
def bills(r):
    rows = "".join(f"<tr><td>RE-2{60311 - 97 * i}</td><td>{de(day(-12 - 30 * i))}</td><td>14,49 €</td><td>bezahlt</td></tr>" for i in range(6))
    return page("Rechnungen", f'<h1 class="uk-h2">Rechnungen</h1><table class="uk-table uk-table-striped"><tr><th>Nummer</th><th>Datum</th><th>Betrag</th><th>Status</th></tr>{rows}</table>', "/rechnungen")


@site.get("/hilfe")
def hilfe(r):
    return page("Hilfe-Center", '<h1 class="uk-h2">Hilfe-Center</h1><ul uk-accordion><li><a class="uk-accordion-title" href="#">Wie kündige ich meinen Vertrag?</a><div class="uk-accordion-content"><p>Öffnen Sie <a href="/vertraege">Meine Verträge</a> und wählen Sie im Aktionsmenü des Vertrags „Vertrag kündigen“. Ohne Anmeldung nutzen Sie den Link in der Fußzeile.</p></div></li><li><a class="uk-accordion-title" href="#">Was passiert mit meinen E-Mails?</a><div class="uk-accordion-content"><p>Postfächer werden mit Vertragsende gelöscht. Sichern Sie Ihre Daten vorher per IMAP.</p></div></li></ul>', "/hilfe")


@site.get("/(domains|email|stammdaten|produkte|impressum|agb|datenschutz|widerruf|status|karriere|umfrage)")
def plain(r):
    t = {"email": "E-Mail", "agb": "AGB", "stammdaten": "Kundendaten"}.get(r.path[1:], r.path[1:].capitalize())
    return page(t, f'<h1 class="uk-h2">{t}</h1><p>Nordhafen betreibt seit 1999 Rechenzentren in Kiel und Hamburg. Alle Server laufen mit Ökostrom und stehen in Deutschland.</p>', r.path)


site.serve()
