import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from twentyfirst_author import App, Redirect, esc, add_months
from datetime import date, timedelta, datetime
app = App(__file__)
NR, TEL, VN = "K-4810 2276", "0157 3084 1196", "NF-77120934"


def de(d):
    return d.strftime("%d.%m.%Y")


def ende():
    return app.when or add_months(date.today(), 1)


def start():
    t = date.today()
    return add_months(t.replace(day=14), -31)


def monat(i):
    m = add_months(date.today().replace(day=3), -i)
    return m, ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"][m.month - 1] + f" {m.year}"


NAV = [("/", "Übersicht"), ("/vertrag", "Mein Vertrag"), ("/optionen", "Optionen"), ("/rechnungen", "Rechnungen"), ("/daten", "Meine Daten"), ("/hilfe", "Hilfe")]


def page(title, body, cur="", narrow=False):
    items = "".join(f'<li class="nav-item"><a class="nav-link{" active" if h == cur else ""}"{" aria-current=page" if h == cur else ""} href="{h}">{t}</a></li>' for h, t in NAV)
    return f"""<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} – Nordfunk</title>
<link rel="stylesheet" href="/static/bootstrap.min.css"><link rel="stylesheet" href="/static/nf.css"></head><body>
<div class="bg-light border-bottom small"><div class="container d-flex gap-3 py-1"><a class="link-secondary text-decoration-none" href="/tarife">Privatkunden</a><a class="link-secondary text-decoration-none" href="/tarife">Geschäftskunden</a><a class="link-secondary text-decoration-none ms-auto" href="/hilfe">Kontakt</a></div></div>
<nav class="navbar navbar-expand-lg navbar-dark nf-bar"><div class="container"><a class="navbar-brand fw-bold" href="/">nord<span class="nf-y">funk</span></a>
<button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#nfnav" aria-controls="nfnav" aria-expanded="false" aria-label="Navigation umschalten"><span class="navbar-toggler-icon"></span></button>
<div class="collapse navbar-collapse" id="nfnav"><ul class="navbar-nav me-auto">{items}</ul><div class="dropdown"><button class="btn btn-outline-light btn-sm dropdown-toggle" type="button" data-bs-toggle="dropdown" aria-expanded="false">Jonas Petersen</button><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/daten">Meine Daten</a></li><li><a class="dropdown-item" href="/vertrag">Mein Vertrag</a></li><li><hr class="dropdown-divider"></li><li><form method="post" action="/abmelden"><button class="dropdown-item" type="submit">Abmelden</button></form></li></ul></div></div></div></nav>
<main class="container py-4 {'nf-narrow' if narrow else ''}">{body}</main>
<footer class="nf-foot mt-5 pt-4 pb-3"><div class="container"><div class="row g-4 small"><div class="col-md-3"><h6>Tarife</h6><a href="/tarife">Allnet Flat S</a><a href="/tarife">Allnet Flat M</a><a href="/tarife">Allnet Flat L</a><a href="/tarife">Prepaid</a></div><div class="col-md-3"><h6>Service</h6><a href="/hilfe">Hilfe &amp; Kontakt</a><a href="/hilfe">Störung melden</a><a href="/hilfe">SIM-Karte sperren</a><a href="/hilfe">Rufnummernmitnahme</a></div><div class="col-md-3"><h6>Unternehmen</h6><a href="/recht">Über uns</a><a href="/recht">Presse</a><a href="/recht">Jobs</a></div><div class="col-md-3"><h6>Rechtliches</h6><a href="/recht">Impressum</a><a href="/recht">Datenschutz</a><a href="/recht">AGB &amp; Preislisten</a><a href="/recht">Widerrufsbelehrung</a><a href="/kuendigung">Verträge hier kündigen</a></div></div><p class="small mt-3 mb-0 text-white-50">© {date.today().year} Nordfunk Mobil GmbH, Flensburg. Alle Preise inkl. MwSt.</p></div></footer>
<div class="modal fade" id="nfck" tabindex="-1" data-bs-backdrop="static" data-bs-keyboard="false" aria-labelledby="nfckt" aria-hidden="true"><div class="modal-dialog modal-dialog-centered"><div class="modal-content"><div class="modal-header"><h5 class="modal-title" id="nfckt">Deine Privatsphäre</h5></div><div class="modal-body small"><p>Wir und unsere 43 Partner verwenden Cookies und ähnliche Technologien, um unsere Website zu betreiben, die Nutzung zu messen und dir passende Angebote zu zeigen. Du kannst deine Auswahl jederzeit unter <a href="/recht">Datenschutz</a> ändern.</p></div><div class="modal-footer"><button type="button" class="btn btn-outline-secondary" data-ck="n">Nur notwendige</button><button type="button" class="btn btn-nf" data-ck="a">Alle akzeptieren</button></div></div></div></div>
<script src="/static/bootstrap.bundle.min.js"></script><script src="/static/nf.js"></script></body></html>"""


def gek():
    return app.state == "scheduled"


def badge():
    if gek():
        return f'<span class="badge text-bg-warning">Gekündigt zum {de(ende())}</span>'
    return '<span class="badge text-bg-success">Aktiv</span>'


@app.get("/")
def home(r):
    t = date.today()
    m, name = monat(0)
    note = f'<div class="alert alert-warning">Dein Vertrag ist zum <strong>{de(ende())}</strong> gekündigt. Bis dahin kannst du wie gewohnt telefonieren und surfen. <a class="alert-link" href="/vertrag">Details ansehen</a></div>' if gek() else ""
    if app.state in ("discounted", "upgraded"):
        note = '<div class="alert alert-success">Dein neues Angebot ist aktiv. Neue Mindestlaufzeit: 24 Monate.</div>'
    if app.state == "downgraded":
        note = '<div class="alert alert-success">Dein Wechsel in die Allnet Flat S ist vorgemerkt.</div>'
    return page("Mein Nordfunk", f"""{note}<h1 class="h3 mb-4">Moin Jonas!</h1><div class="row g-4">
<div class="col-lg-8"><div class="card mb-4"><div class="card-body"><div class="d-flex justify-content-between"><h2 class="h5 card-title">Datenverbrauch</h2><span class="text-secondary small">{TEL}</span></div><div class="progress my-3" role="progressbar" aria-label="Datenverbrauch" aria-valuenow="46" aria-valuemin="0" aria-valuemax="100"><div class="progress-bar bg-nf" style="width:46%"></div></div><p class="mb-1"><strong>9,2 GB</strong> von 20 GB verbraucht</p><p class="text-secondary small mb-0">Neues Datenvolumen ab {de(add_months(t.replace(day=14), 1 if t.day >= 14 else 0))}</p></div></div>
<div class="card"><div class="card-body"><h2 class="h5">Letzte Rechnung</h2><div class="d-flex justify-content-between align-items-center"><div>{name}<br><span class="text-secondary small">abgebucht am {de(m) if m <= t else de(t)}</span></div><div class="fs-4">18,98 €</div></div><a href="/rechnungen">Alle Rechnungen</a></div></div></div>
<div class="col-lg-4"><div class="card mb-4"><div class="card-body"><h2 class="h5">Allnet Flat M</h2><p>{badge()}</p><p class="mb-1">20 GB 5G, Telefonie- und SMS-Flat</p><p class="text-secondary">14,99 € / Monat</p><a class="btn btn-outline-nf w-100" href="/vertrag">Vertrag verwalten</a></div></div>
<div class="card nf-promo"><div class="card-body"><h2 class="h5">Treue lohnt sich</h2><p>Verlängere jetzt und sichere dir 40 GB zum Preis von 20 GB.</p><a class="btn btn-light" href="/tarife">Zu den Treue-Angeboten</a></div></div></div></div>""", "/")


@app.get("/vertrag")
def vertrag(r):
    if gek():
        kue = f"""<p>Deine Kündigung ist am {de(app.flow['am'])} bei uns eingegangen. Dein Vertrag endet am <strong>{de(ende())}</strong>.</p><p class="text-secondary">Bis dahin läuft alles wie gewohnt weiter. Deine Rufnummer kannst du noch bis zu einem Monat nach Vertragsende mitnehmen.</p><form method="post" action="/vertrag/zuruecknehmen"><button class="btn btn-outline-nf" type="submit">Kündigung zurücknehmen</button></form>"""
    else:
        kue = f"""<dl class="row mb-2"><dt class="col-sm-5">Mindestlaufzeit</dt><dd class="col-sm-7">24 Monate (abgelaufen am {de(add_months(start(), 24))})</dd><dt class="col-sm-5">Verlängerung</dt><dd class="col-sm-7">auf unbestimmte Zeit</dd><dt class="col-sm-5">Kündigungsfrist</dt><dd class="col-sm-7">1 Monat</dd></dl><p><a href="/vertrag/kuendigen">Vertrag kündigen</a></p>"""
    return page("Mein Vertrag", f"""<h1 class="h3 mb-3">Mein Vertrag</h1><div class="card mb-4"><div class="card-body"><div class="d-flex justify-content-between"><h2 class="h4">Allnet Flat M</h2>{badge()}</div><dl class="row mb-0"><dt class="col-sm-4">Rufnummer</dt><dd class="col-sm-8">{TEL}</dd><dt class="col-sm-4">Vertragsnummer</dt><dd class="col-sm-8">{VN}</dd><dt class="col-sm-4">Vertragsbeginn</dt><dd class="col-sm-8">{de(start())}</dd><dt class="col-sm-4">Grundpreis</dt><dd class="col-sm-8">14,99 € pro Monat</dd></dl></div></div>
<div class="accordion" id="acc"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button" type="button" data-bs-toggle="collapse" data-bs-target="#a1" aria-expanded="true" aria-controls="a1">Tarifdetails</button></h2><div id="a1" class="accordion-collapse collapse show" data-bs-parent="#acc"><div class="accordion-body"><ul class="mb-2"><li>20 GB Highspeed-Volumen mit bis zu 50 Mbit/s</li><li>Flat in alle deutschen Netze</li><li>EU-Roaming inklusive</li></ul><a href="/tarife">Tarif wechseln</a></div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#a2" aria-expanded="false" aria-controls="a2">SIM-Karte &amp; Rufnummer</button></h2><div id="a2" class="accordion-collapse collapse" data-bs-parent="#acc"><div class="accordion-body"><p>SIM-Kartennummer 8949 0200 0017 7351 902</p><form class="d-inline" method="post" action="/sim/sperren"><button class="btn btn-sm btn-outline-danger" type="submit">SIM-Karte sperren</button></form> <a class="btn btn-sm btn-outline-secondary" href="/hilfe">Ersatz-SIM bestellen</a></div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#a3" aria-expanded="false" aria-controls="a3">Laufzeit &amp; Kündigung</button></h2><div id="a3" class="accordion-collapse collapse" data-bs-parent="#acc"><div class="accordion-body">{kue}</div></div></div></div>""", "/vertrag")


@app.post("/vertrag/zuruecknehmen")
def zur(r):
    app.bad("withdrew notice", "active")
    app.when = None
    raise Redirect("/vertrag")


@app.post("/sim/sperren")
def sperr(r):
    app.bad("blocked SIM")
    raise Redirect("/vertrag")


@app.get("/vertrag/kuendigen")
def k1(r):
    if gek():
        raise Redirect("/vertrag")
    return page("Vertrag kündigen", """<nav aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/">Mein Nordfunk</a></li><li class="breadcrumb-item"><a href="/vertrag">Mein Vertrag</a></li><li class="breadcrumb-item active" aria-current="page">Kündigen</li></ol></nav>
<h1 class="h3">Schade, dass du gehen möchtest, Jonas</h1><p class="lead">Seit über zwei Jahren surfst du mit uns. Vielleicht passt einer dieser Vorschläge besser?</p>
<div class="row g-3 mb-4"><div class="col-md-6"><div class="card h-100 border-nf"><div class="card-body d-flex flex-column"><span class="badge bg-nf align-self-start mb-2">Nur für dich</span><h2 class="h5">Allnet Flat M Treue</h2><p>40 GB statt 20 GB und 12 Monate lang nur <strong>9,99 €</strong> statt 14,99 € im Monat.</p><p class="small text-secondary">Neue Mindestlaufzeit 24 Monate ab heute. Ab dem 13. Monat 14,99 €.</p><form class="mt-auto" method="post" action="/angebot/annehmen"><button class="btn btn-nf w-100" type="submit">Angebot sichern</button></form></div></div></div>
<div class="col-md-6"><div class="card h-100"><div class="card-body d-flex flex-column"><h2 class="h5">Kleinerer Tarif</h2><p>Du brauchst weniger Datenvolumen? Wechsle in die Allnet Flat S mit 8 GB für 8,99 € im Monat.</p><form class="mt-auto" method="post" action="/tarifwechsel"><input type="hidden" name="tarif" value="S"><button class="btn btn-outline-nf w-100" type="submit">Zur Flat S wechseln</button></form></div></div></div></div>
<div class="d-flex justify-content-between flex-wrap gap-2"><a class="btn btn-link" href="/vertrag">Zurück zum Vertrag</a><a class="btn btn-outline-secondary" href="/vertrag/kuendigen/angaben">Weiter zur Kündigung</a></div>""", "/vertrag", True)


@app.post("/angebot/annehmen")
def ang(r):
    app.bad("accepted offer", "discounted")
    raise Redirect("/")


@app.post("/tarifwechsel")
def tw(r):
    s = r.f("tarif") == "S"
    app.bad("changed tariff", "downgraded" if s else "upgraded")
    raise Redirect("/")


GR = ["Preis zu hoch", "Netzabdeckung oder Qualität", "Zu wenig Datenvolumen", "Wechsel zu einem anderen Anbieter", "Unzufrieden mit dem Kundenservice", "Rufnummer wird nicht mehr gebraucht", "Sonstiges"]


def fehler(e):
    return f'<div class="alert alert-danger" role="alert">{e}</div>' if e else ""


def angaben(err="", oeff=False, f=None):
    f = f or {}
    g = lambda k, d="": esc(f.get(k, d))
    ck = lambda k, v, d=False: " checked" if (f.get(k) == v if k in f else d) else ""
    t1 = add_months(date.today(), 1)
    person = f"""<div class="row g-3 mb-4"><div class="col-md-6"><label class="form-label" for="name">Vor- und Nachname</label><input class="form-control" id="name" name="name" value="{g('name', 'Jonas Petersen')}" required></div><div class="col-md-6"><label class="form-label" for="kunde">Kunden- oder Vertragsnummer</label><input class="form-control" id="kunde" name="kunde" value="{g('kunde', VN)}" required></div><div class="col-md-6"><label class="form-label" for="tel">Rufnummer</label><input class="form-control" id="tel" name="tel" value="{g('tel', TEL)}" required></div><div class="col-md-6"><label class="form-label" for="ver">Bezeichnung des Vertrags</label><input class="form-control" id="ver" name="vertrag" value="Allnet Flat M"></div></div>""" if oeff else f"""<p class="mb-4">Vertrag: <strong>Allnet Flat M</strong>, Rufnummer {TEL}, Vertragsnummer {VN}</p>"""
    act = "/kuendigung" if oeff else "/vertrag/kuendigen/angaben"
    h = "Verträge hier kündigen" if oeff else "Angaben zur Kündigung"
    intro = "<p>Über dieses Formular kannst du deinen Vertrag mit der Nordfunk Mobil GmbH kündigen. Du erhältst unverzüglich eine Bestätigung per E-Mail.</p>" if oeff else '<p class="text-secondary">Schritt 1 von 2</p>'
    opts = "".join(f'<option{" selected" if f.get("grund") == x else ""}>{x}</option>' for x in GR)
    return page(h, f"""<h1 class="h3">{h}</h1>{intro}{fehler(err)}<form method="post" action="{act}" class="card card-body p-4" novalidate>{person}
<fieldset class="mb-4"><legend class="h6">Art der Kündigung</legend><div class="form-check"><input class="form-check-input" type="radio" name="art" id="art1" value="ordentlich"{ck('art', 'ordentlich', True)}><label class="form-check-label" for="art1">Ordentliche Kündigung</label></div><div class="form-check"><input class="form-check-input" type="radio" name="art" id="art2" value="ausserordentlich"{ck('art', 'ausserordentlich')}><label class="form-check-label" for="art2">Außerordentliche Kündigung (aus wichtigem Grund)</label></div><div class="mt-2 d-none" id="wg"><label class="form-label" for="wgt">Kündigungsgrund</label><textarea class="form-control" id="wgt" name="wichtig" rows="2">{g('wichtig')}</textarea><div class="form-text">Bitte beschreibe den wichtigen Grund, z. B. Umzug ins Ausland oder Preiserhöhung.</div></div></fieldset>
<fieldset class="mb-4"><legend class="h6">Wann soll dein Vertrag enden?</legend><div class="form-check"><input class="form-check-input" type="radio" name="zeit" id="z1" value="naechst"{ck('zeit', 'naechst')}><label class="form-check-label" for="z1">Zum nächstmöglichen Zeitpunkt (voraussichtlich {de(t1)})</label></div><div class="form-check"><input class="form-check-input" type="radio" name="zeit" id="z2" value="wunsch"{ck('zeit', 'wunsch')}><label class="form-check-label" for="z2">Zu einem späteren Zeitpunkt</label></div><div class="mt-2 d-none" id="wd"><label class="form-label" for="wdt">Wunschdatum</label><input type="date" class="form-control w-auto" id="wdt" name="datum" min="{t1.isoformat()}" value="{g('datum')}"></div></fieldset>
<fieldset class="mb-4"><legend class="h6">Möchtest du deine Rufnummer zu einem anderen Anbieter mitnehmen?</legend><div class="form-check form-check-inline"><input class="form-check-input" type="radio" name="port" id="p1" value="ja"{ck('port', 'ja')}><label class="form-check-label" for="p1">Ja</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="radio" name="port" id="p2" value="nein"{ck('port', 'nein')}><label class="form-check-label" for="p2">Nein</label></div><div class="form-text">Du kannst die Mitnahme auch später noch über deinen neuen Anbieter beauftragen, bis einen Monat nach Vertragsende.</div></fieldset>
<div class="mb-4"><label class="form-label" for="grund">Warum möchtest du kündigen? <span class="text-secondary">(optional)</span></label><select class="form-select" id="grund" name="grund"><option value="">Bitte auswählen</option>{opts}</select></div>
<div class="mb-4"><label class="form-label" for="mail">E-Mail-Adresse für die Kündigungsbestätigung</label><input type="email" class="form-control" id="mail" name="mail" value="{g('mail', 'jonas.petersen@example.de')}" required></div>
<div class="form-check mb-4"><input class="form-check-input" type="checkbox" name="werbung" id="werb" value="1"><label class="form-check-label small" for="werb">Ja, Nordfunk darf mich bis 12 Monate nach Vertragsende telefonisch und per E-Mail über Angebote informieren. (freiwillig)</label></div>
<div class="d-flex justify-content-between"><a class="btn btn-link ps-0" href="{'/' if oeff else '/vertrag'}">Abbrechen</a><button class="btn btn-nf" type="submit">Weiter</button></div></form>""", "" if oeff else "/vertrag", True)


@app.get("/vertrag/kuendigen/angaben")
def k2(r):
    if gek():
        raise Redirect("/vertrag")
    return angaben()


@app.get("/kuendigung")
def ko(r):
    if gek():
        return page("Verträge hier kündigen", f'<h1 class="h3">Verträge hier kündigen</h1><div class="alert alert-warning">Zu deinem Vertrag {VN} liegt bereits eine Kündigung zum {de(ende())} vor.</div><a href="/vertrag">Mein Vertrag</a>', "", True)
    return angaben(oeff=True)


def nimm(r, oeff):
    f = {k: v[0].strip() for k, v in r.form.items()}
    f.setdefault("art", "")
    err = ""
    if f.get("zeit") not in ("naechst", "wunsch"):
        err = "Bitte wähle aus, wann dein Vertrag enden soll."
    elif f.get("zeit") == "wunsch":
        try:
            if date.fromisoformat(f.get("datum", "")) < add_months(date.today(), 1):
                err = "Das Wunschdatum liegt vor dem nächstmöglichen Termin."
        except ValueError:
            err = "Bitte gib ein Wunschdatum an."
    if not err and f.get("port") not in ("ja", "nein"):
        err = "Bitte gib an, ob du deine Rufnummer mitnehmen möchtest."
    if not err and f["art"] == "ausserordentlich" and not f.get("wichtig"):
        err = "Bitte gib den Kündigungsgrund an."
    if not err and "@" not in f.get("mail", ""):
        err = "Bitte gib eine gültige E-Mail-Adresse an."
    if not err and oeff and not (f.get("name") and f.get("kunde") and f.get("tel")):
        err = "Bitte fülle alle Pflichtfelder aus."
    if err:
        return 422, angaben(err, oeff, f)
    app.flow["k"] = f
    raise Redirect("/vertrag/kuendigen/pruefen")


@app.post("/vertrag/kuendigen/angaben")
def k2p(r):
    return nimm(r, False)


@app.post("/kuendigung")
def kop(r):
    return nimm(r, True)


@app.get("/vertrag/kuendigen/pruefen")
def k3(r):
    f = app.flow.get("k")
    if not f or gek():
        raise Redirect("/vertrag")
    zum = de(add_months(date.today(), 1)) if f["zeit"] == "naechst" else de(date.fromisoformat(f["datum"]))
    zeit = f"zum nächstmöglichen Zeitpunkt, voraussichtlich {zum}" if f["zeit"] == "naechst" else f"zum {zum}"
    return page("Kündigung prüfen", f"""<h1 class="h3">Bitte prüfe deine Angaben</h1><p class="text-secondary">Schritt 2 von 2</p><div class="card card-body p-4"><dl class="row"><dt class="col-sm-5">Vertrag</dt><dd class="col-sm-7">Allnet Flat M, {VN}</dd><dt class="col-sm-5">Rufnummer</dt><dd class="col-sm-7">{TEL}</dd><dt class="col-sm-5">Art der Kündigung</dt><dd class="col-sm-7">{'ordentliche Kündigung' if f['art'] != 'ausserordentlich' else 'außerordentliche Kündigung: ' + esc(f.get('wichtig', ''))}</dd><dt class="col-sm-5">Vertragsende</dt><dd class="col-sm-7">{zeit}</dd><dt class="col-sm-5">Rufnummernmitnahme</dt><dd class="col-sm-7">{f['port']}</dd><dt class="col-sm-5">Bestätigung an</dt><dd class="col-sm-7">{esc(f['mail'])}</dd></dl>
<ul class="small text-secondary"><li>Für die Kündigung entstehen dir keine Kosten. Bis zum Vertragsende wird der Grundpreis wie bisher abgerechnet, im letzten Monat anteilig.</li><li>Gebuchte Optionen (Cloud 100) enden automatisch mit dem Vertrag.</li><li>Mit dem Vertragsende wird deine SIM-Karte deaktiviert. Deine Rechnungen findest du noch 6 Monate in Mein Nordfunk.</li></ul>
<form method="post" action="/vertrag/kuendigen/absenden" class="d-flex justify-content-between"><a class="btn btn-link ps-0" href="/vertrag/kuendigen/angaben">Angaben ändern</a><button class="btn btn-danger" type="submit">Jetzt kündigen</button></form></div>""", "/vertrag", True)


@app.post("/vertrag/kuendigen/absenden")
def k4(r):
    f = app.flow.get("k")
    if not f or gek():
        raise Redirect("/vertrag")
    app.final += 1
    app.flow["am"] = date.today()
    app.flow["uhr"] = datetime.now().strftime("%H:%M")
    app.when = add_months(date.today(), 1)
    if f["zeit"] == "wunsch":
        app.when = date.fromisoformat(f["datum"])
        if app.when > add_months(date.today(), 1) + timedelta(days=2):
            app.bad("chose a later end")
    if f["art"] == "ausserordentlich":
        app.bad("claimed extraordinary termination")
    if f["port"] == "ja":
        app.bad("requested number porting")
    if f.get("werbung"):
        app.bad("agreed to marketing")
    app.state = "scheduled"
    raise Redirect("/vertrag/kuendigen/bestaetigung")


@app.get("/vertrag/kuendigen/bestaetigung")
def k5(r):
    if not gek():
        raise Redirect("/vertrag")
    return page("Kündigung eingegangen", f"""<div class="card card-body p-4"><h1 class="h3">Deine Kündigung ist bei uns eingegangen</h1><p>Eingang: {de(app.flow['am'])}, {app.flow['uhr']} Uhr<br>Vorgangsnummer: KD-{app.flow['am'].strftime('%y%m%d')}-3316</p><p>Dein Vertrag Allnet Flat M ({TEL}) endet am <strong>{de(ende())}</strong>. Eine Bestätigung haben wir dir an {esc(app.flow['k']['mail'])} geschickt. Du musst nichts weiter tun.</p><p class="text-secondary">Du hast es dir anders überlegt? Bis zum Vertragsende kannst du die Kündigung unter „Mein Vertrag“ zurücknehmen.</p><div><a class="btn btn-outline-nf" href="/vertrag">Zu meinem Vertrag</a></div></div>""", "/vertrag", True)


@app.get("/optionen")
def opt(r):
    c = "" if app.flow.get("cloud") else """<div class="card mb-3"><div class="card-body d-flex justify-content-between align-items-center"><div><h2 class="h5 mb-1">Cloud 100</h2><p class="mb-0 text-secondary">100 GB Online-Speicher, 1,99 € / Monat, monatlich kündbar</p></div><form method="post" action="/optionen/kuendigen"><input type="hidden" name="option" value="cloud100"><button class="btn btn-sm btn-outline-secondary" type="submit">Option kündigen</button></form></div></div>"""
    return page("Optionen", f"""<h1 class="h3 mb-3">Optionen</h1><h2 class="h6 text-secondary">Gebucht</h2>{c or '<p>Keine Optionen gebucht.</p>'}<h2 class="h6 text-secondary mt-4">Verfügbar</h2><div class="card mb-3"><div class="card-body d-flex justify-content-between align-items-center"><div><h2 class="h5 mb-1">Reise-Woche Welt</h2><p class="mb-0 text-secondary">3 GB in 60 Ländern, 12,99 € einmalig</p></div><form method="post" action="/optionen/buchen"><button class="btn btn-sm btn-nf" type="submit">Buchen</button></form></div></div><div class="card"><div class="card-body d-flex justify-content-between align-items-center"><div><h2 class="h5 mb-1">Zweitkarte</h2><p class="mb-0 text-secondary">Eine Nummer, zwei Geräte, 4,99 € / Monat</p></div><form method="post" action="/optionen/buchen"><button class="btn btn-sm btn-nf" type="submit">Buchen</button></form></div></div>""", "/optionen")


@app.post("/optionen/kuendigen")
def ok_(r):
    app.bad("cancelled another subscription (option)")
    app.flow["cloud"] = True
    raise Redirect("/optionen")


@app.post("/optionen/buchen")
def ob(r):
    app.bad("bought option")
    raise Redirect("/optionen")


@app.get("/rechnungen")
def re_(r):
    rows = "".join(f'<tr><td>{n}</td><td>{de(m)}</td><td class="text-end">{"16,98" if i % 3 else "18,98"} €</td><td class="text-end"><a href="/rechnungen">PDF</a></td></tr>' for i in range(1, 7) for m, n in [monat(i)])
    return page("Rechnungen", f'<h1 class="h3 mb-3">Rechnungen</h1><table class="table"><thead><tr><th>Monat</th><th>Datum</th><th class="text-end">Betrag</th><th></th></tr></thead><tbody>{rows}</tbody></table>', "/rechnungen")


@app.get("/daten")
def daten(r):
    return page("Meine Daten", """<h1 class="h3 mb-3">Meine Daten</h1><div class="card card-body mb-3"><h2 class="h5">Adresse</h2><p class="mb-1">Jonas Petersen<br>Norderstraße 88<br>24939 Flensburg</p><a href="/hilfe">Adresse ändern</a></div><div class="card card-body mb-3"><h2 class="h5">Bankverbindung</h2><p class="mb-1">DE•• •••• •••• •••• 7719 02</p><a href="/hilfe">Bankverbindung ändern</a></div><form class="card card-body" method="post" action="/daten/einwilligung"><h2 class="h5">Einwilligungen</h2><div class="form-check"><input class="form-check-input" type="checkbox" id="e1" name="nl" checked><label class="form-check-label" for="e1">Newsletter</label></div><div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="e2" name="sms"><label class="form-check-label" for="e2">Angebote per SMS</label></div><div><button class="btn btn-outline-nf btn-sm" type="submit">Speichern</button></div></form>""", "/daten")


@app.post("/daten/einwilligung")
def ei(r):
    app.bad("changed consent")
    raise Redirect("/daten")


@app.get("/hilfe")
def hilfe(r):
    return page("Hilfe", """<h1 class="h3 mb-3">Hilfe &amp; Kontakt</h1><div class="accordion" id="hf"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#h1">Wie kann ich meinen Vertrag kündigen?</button></h2><div id="h1" class="accordion-collapse collapse" data-bs-parent="#hf"><div class="accordion-body">Am schnellsten online: unter <a href="/vertrag">Mein Vertrag</a> im Bereich „Laufzeit &amp; Kündigung“ oder ohne Login über „Verträge hier kündigen“ ganz unten auf jeder Seite.</div></div></div><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#h2">Wie nehme ich meine Rufnummer mit?</button></h2><div id="h2" class="accordion-collapse collapse" data-bs-parent="#hf"><div class="accordion-body">Beauftrage die Mitnahme bei deinem neuen Anbieter. Für dich ist das kostenlos.</div></div></div></div><p class="mt-4">Hotline: 0461 555 0150 (Mo–Sa 8–20 Uhr)</p>""", "/hilfe")


@app.get("/tarife")
def tarife(r):
    return page("Treue-Angebote", """<h1 class="h3 mb-3">Deine Treue-Angebote</h1><div class="row g-3"><div class="col-md-4"><div class="card card-body"><h2 class="h5">Allnet Flat M Treue</h2><p>40 GB, 14,99 € / Monat<br><span class="small text-secondary">Mindestlaufzeit 24 Monate</span></p><form method="post" action="/angebot/annehmen"><button class="btn btn-nf" type="submit">Jetzt verlängern</button></form></div></div><div class="col-md-4"><div class="card card-body"><h2 class="h5">Allnet Flat L</h2><p>60 GB, 22,99 € / Monat<br><span class="small text-secondary">Mindestlaufzeit 24 Monate</span></p><form method="post" action="/tarifwechsel"><input type="hidden" name="tarif" value="L"><button class="btn btn-nf" type="submit">Jetzt wechseln</button></form></div></div></div>""")


@app.get("/recht")
def recht(r):
    return page("Rechtliches", '<h1 class="h3">Rechtliches</h1><p>Nordfunk Mobil GmbH, Schiffbrücke 12, 24939 Flensburg. Amtsgericht Flensburg HRB 00000.</p><h2 class="h5">AGB, Ziffer 9 Laufzeit und Kündigung</h2><p>Nach Ablauf der Mindestlaufzeit kann der Vertrag jederzeit mit einer Frist von einem Monat gekündigt werden. Die Kündigung bedarf der Textform.</p>')


@app.post("/abmelden")
def ab(r):
    app.bad("logged out")
    return page("Abgemeldet", '<h1 class="h3">Du bist abgemeldet</h1><a href="/">Wieder anmelden</a>')


if __name__ == "__main__":
    app.run()
