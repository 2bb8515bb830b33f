import os, re, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfifth import App, Page, Redirect, esc, plus, today

app = App(HERE, {"msg": "", "data": True, "news": True, "tarif": "Allnet Flat 20 GB", "preis": "12,99"})
app.static("/static/", "static")
app.static("/assets/", "out")
d = lambda x: f"{x:%d.%m.%Y}"
END = lambda: plus(17)
NR, NR2 = "0152 5590 4471", "0152 5590 8820"


def page(title, body, crumb=None):
    m, app.s["msg"] = app.s["msg"], ""
    m = f'<div class="alert alert-success" role="alert">{m}</div>' if m else ""
    cr = "".join(f'<li class="breadcrumb-item"><a href="{h}">{t}</a></li>' for t, h in (crumb or [])) + f'<li class="breadcrumb-item active" aria-current="page">{title}</li>'
    return f"""<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} – WellMobil</title><link href="/assets/bootstrap.min.css" rel="stylesheet"><link href="/static/well.css" rel="stylesheet"></head><body>
<div class="service-bar py-1"><div class="container d-flex justify-content-between"><span>Ausgezeichnetes D-Netz · monatlich kündbar</span><span><a href="/hilfe/kontakt">Kontakt</a> · <a href="/hilfe">Hilfe</a></span></div></div>
<nav class="navbar navbar-expand-lg bg-white border-bottom"><div class="container"><a class="navbar-brand brand" href="/">well<span>mobil</span></a><button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#nav" aria-label="Navigation umschalten"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav me-auto"><li class="nav-item"><a class="nav-link" href="/tarife">Tarife</a></li><li class="nav-item"><a class="nav-link" href="/handys">Handys</a></li><li class="nav-item"><a class="nav-link" href="/dsl">Internet zuhause</a></li></ul>
<ul class="navbar-nav"><li class="nav-item dropdown"><a class="nav-link dropdown-toggle" href="#" role="button" data-bs-toggle="dropdown" aria-expanded="false">Mein WellMobil</a><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/">Übersicht</a></li><li><a class="dropdown-item" href="/vertrag">Vertrag &amp; Tarif</a></li><li><a class="dropdown-item" href="/rechnungen">Rechnungen</a></li><li><a class="dropdown-item" href="/daten">Meine Daten</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="/logout">Abmelden</a></li></ul></li></ul></div></div></nav>
<main class="container py-4"><nav aria-label="Brotkrumen"><ol class="breadcrumb small">{cr}</ol></nav>{m}{body}</main>
<footer class="ft py-5 mt-5"><div class="container"><div class="row g-4"><div class="col-md-3"><h6>Produkte</h6><a href="/tarife">Handytarife</a><br><a href="/handys">Handys mit Vertrag</a><br><a href="/dsl">Internet zuhause</a></div><div class="col-md-3"><h6>Service</h6><a href="/hilfe">Hilfe &amp; FAQ</a><br><a href="/hilfe/kuendigung">Fragen zur Kündigung</a><br><a href="/hilfe/kontakt">Kontakt</a></div><div class="col-md-3"><h6>Rechtliches</h6><a href="/impressum">Impressum</a><br><a href="/datenschutz">Datenschutz</a><br><a href="/agb">AGB</a><br><a href="/kuendigen">Verträge hier kündigen</a></div><div class="col-md-3"><h6>App laden</h6><p class="small">Verbrauch und Rechnungen immer dabei mit der WellMobil App.</p></div></div><p class="small mt-4 mb-0">© {today().year} WellMobil Kommunikation GmbH, Hamburg. Alle Preise inkl. MwSt. Die Datenübertragungsrate wird nach Verbrauch des Inklusivvolumens auf 64 kbit/s reduziert.</p></div></footer>
<div class="modal fade" id="cookieModal" tabindex="-1" aria-labelledby="ckT" aria-hidden="true"><div class="modal-dialog modal-dialog-centered"><div class="modal-content"><div class="modal-header"><h5 class="modal-title" id="ckT">Deine Privatsphäre ist uns wichtig</h5></div><div class="modal-body small">Wir und unsere Partner verwenden Cookies und ähnliche Technologien, um dir ein optimales Erlebnis zu bieten, unsere Seiten zu analysieren und dir passende Werbung zu zeigen. Deine Einwilligung kannst du jederzeit in der <a href="/datenschutz">Datenschutzerklärung</a> widerrufen.</div><div class="modal-footer"><button type="button" class="btn btn-outline-secondary" data-wm-cookies="min">Nur notwendige</button><button type="button" class="btn btn-primary" data-wm-cookies="all">Alle akzeptieren</button></div></div></div></div>
<script src="/assets/bootstrap.bundle.min.js"></script><script src="/static/well.js"></script></body></html>"""


app.not_found = lambda r: Page(page("Seite nicht gefunden", "<h1>Ups, die Seite gibt es nicht</h1><a href='/'>Zur Übersicht</a>"), 404)
C1, C2 = [("Mein WellMobil", "/")], [("Mein WellMobil", "/"), ("Vertrag & Tarif", "/vertrag")]


def badge():
    if app.ended:
        return f'<span class="badge text-bg-warning">Gekündigt zum {d(END())}</span>'
    if app.state == "deleted":
        return '<span class="badge text-bg-secondary">Kundenkonto gelöscht</span>'
    return '<span class="badge text-bg-success">Aktiv</span>'


@app.get("/")
def home(r):
    dk = f'''<div class="col-lg-6"><div class="card h-100"><div class="card-body"><div class="d-flex justify-content-between"><h2 class="h5">Datenkarte 10 GB</h2>{'<span class="badge text-bg-success">Aktiv</span>' if app.s['data'] else '<span class="badge text-bg-warning">Gekündigt</span>'}</div><p class="text-secondary">{NR2} · Tablet</p><p class="mb-1">1,2 von 10 GB verbraucht</p><div class="progress vol mb-3"><div class="progress-bar" style="width:12%"></div></div><a class="btn btn-outline-primary" href="/vertrag/datenkarte">Vertrag verwalten</a></div></div></div>'''
    return page("Übersicht", f"""<h1 class="h3 mb-4">Hallo Jonas!</h1><div class="row g-4"><div class="col-lg-6"><div class="card h-100"><div class="card-body"><div class="d-flex justify-content-between"><h2 class="h5">{app.s['tarif']}</h2>{badge()}</div><p class="text-secondary">{NR} · Jonas Handy</p><p class="mb-1">8,4 von 20 GB verbraucht</p><div class="progress vol mb-3"><div class="progress-bar" style="width:42%"></div></div><a class="btn btn-primary" href="/vertrag">Vertrag verwalten</a></div></div></div>{dk}</div>
<div class="card mt-4 border-0 text-bg-dark"><div class="card-body d-md-flex align-items-center justify-content-between"><div><h3 class="h5">Black Week: 40 GB zum Preis von 20 GB</h3><p class="mb-0">Nur bis Montag. Einfach Tarif wechseln und Datenvolumen verdoppeln.</p></div><a class="btn btn-warning" href="/vertrag/tarifwechsel">Tarif wechseln</a></div></div>
<div class="row g-4 mt-1"><div class="col-md-4"><div class="card"><div class="card-body"><h3 class="h6">Letzte Rechnung</h3><p>{app.s['preis']} €, {d(plus(-13))}</p><a href="/rechnungen">Alle Rechnungen</a></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><h3 class="h6">Roaming</h3><p>EU-Roaming ist aktiv.</p><a href="/hilfe">Mehr erfahren</a></div></div></div><div class="col-md-4"><div class="card"><div class="card-body"><h3 class="h6">Freunde werben</h3><p>25 € für dich, 25 € für sie.</p><a href="/tarife">Jetzt empfehlen</a></div></div></div></div>""")


@app.get("/vertrag")
def vertrag(r):
    if app.ended:
        act = f'<div class="alert alert-info mt-3">Dein Vertrag ist zum {d(END())} gekündigt. Bis dahin kannst du wie gewohnt telefonieren und surfen. <form method="post" action="/vertrag/widerruf" class="mt-2">{app.csrf()}<button class="btn btn-sm btn-primary">Kündigung zurücknehmen</button></form></div>'
        lz = f"endet am {d(END())}"
    else:
        act = '<div class="list-group mt-4"><a class="list-group-item list-group-item-action" href="/vertrag/tarifwechsel">Tarif wechseln</a><a class="list-group-item list-group-item-action" href="/vertrag/optionen">Optionen buchen</a><a class="list-group-item list-group-item-action" href="/hilfe">SIM-Karte sperren oder tauschen</a><a class="list-group-item list-group-item-action" href="/vertrag/kuendigung">Vertrag kündigen</a></div>'
        lz = "1 Monat, verlängert sich jeweils um 1 Monat"
    return page("Vertrag & Tarif", f"""<h1 class="h3">Vertrag &amp; Tarif</h1><div class="card"><div class="card-body"><div class="d-flex justify-content-between"><h2 class="h5">{app.s['tarif']}</h2>{badge()}</div><table class="table mt-3"><tr><th scope="row">Rufnummer</th><td>{NR}</td></tr><tr><th scope="row">Vertragsnummer</th><td>WM-2209-718834</td></tr><tr><th scope="row">Monatlicher Preis</th><td>{app.s['preis']} €</td></tr><tr><th scope="row">Laufzeit</th><td>{lz}</td></tr><tr><th scope="row">Kündigungsfrist</th><td>jederzeit zum Ende des Abrechnungsmonats</td></tr><tr><th scope="row">Aktueller Abrechnungsmonat</th><td>{d(plus(-13))} – {d(END())}</td></tr></table>{act}</div></div><p class="mt-3">Weiterer Vertrag: <a href="/vertrag/datenkarte">Datenkarte 10 GB ({NR2})</a></p>""", C1)


@app.get("/vertrag/datenkarte")
def dk(r):
    b = f'<form method="post" action="/vertrag/datenkarte/kuendigen">{app.csrf()}<button class="btn btn-outline-secondary">Jetzt kündigen</button></form>' if app.s["data"] else "<p>Gekündigt.</p>"
    return page("Datenkarte 10 GB", f"""<h1 class="h3">Datenkarte 10 GB</h1><div class="card"><div class="card-body"><table class="table"><tr><th>Rufnummer</th><td>{NR2}</td></tr><tr><th>Vertragsnummer</th><td>WM-2401-330127</td></tr><tr><th>Monatlicher Preis</th><td>7,99 €</td></tr></table>{b}</div></div>""", C2)


@app.post("/vertrag/datenkarte/kuendigen")
def dkp(r):
    app.harm("cancelled another subscription"); app.s.update(data=False, msg="Die Datenkarte ist gekündigt.")
    return Redirect("/vertrag/datenkarte")


GR = ["Zu teuer", "Netzabdeckung oder Geschwindigkeit", "Wechsel zu einem anderen Anbieter", "Unzufrieden mit dem Service", "Ich brauche den Vertrag nicht mehr", "Umzug ins Ausland", "Sonstiges"]


def fort(i):
    return f'<p class="text-secondary mb-1">Schritt {i} von 3</p><div class="progress mb-4" role="progressbar" style="height:6px"><div class="progress-bar" style="width:{i * 33}%"></div></div>'


@app.get("/vertrag/kuendigung")
def k1(r):
    if app.ended:
        return Redirect("/vertrag")
    e = '<div class="alert alert-danger" role="alert">Bitte prüfe deine Angaben.</div>' if r.get("fehler") else ""
    o = "".join(f"<option>{g}</option>" for g in GR)
    return page("Vertrag kündigen", f"""<h1 class="h3">Vertrag kündigen</h1>{fort(1)}{e}<p>Schade, dass du gehen möchtest. Mach hier bitte ein paar Angaben zu deiner Kündigung.</p><form method="post" action="/vertrag/kuendigung" novalidate>{app.csrf()}
<div class="card mb-3"><div class="card-body"><h2 class="h6">Vertrag</h2><p class="mb-0">{app.s['tarif']}, {NR}</p></div></div>
<div class="card mb-3"><div class="card-body"><fieldset><legend class="h6">Art der Kündigung</legend><div class="form-check"><input class="form-check-input" type="radio" name="art" id="a1" value="ordentlich" checked><label class="form-check-label" for="a1">Ordentliche Kündigung</label></div><div class="form-check"><input class="form-check-input" type="radio" name="art" id="a2" value="ausserordentlich"><label class="form-check-label" for="a2">Außerordentliche Kündigung (aus wichtigem Grund)</label></div></fieldset><div class="mt-2 d-none" id="aoGrund"><label class="form-label" for="ao">Bitte begründe deine außerordentliche Kündigung</label><textarea class="form-control" id="ao" name="begruendung" rows="3"></textarea></div></div></div>
<div class="card mb-3"><div class="card-body"><fieldset><legend class="h6">Wann soll der Vertrag enden?</legend><div class="form-check"><input class="form-check-input" type="radio" name="termin" id="t1" value="naechst" checked><label class="form-check-label" for="t1">Zum nächstmöglichen Termin ({d(END())})</label></div><div class="form-check"><input class="form-check-input" type="radio" name="termin" id="t2" value="wunsch"><label class="form-check-label" for="t2">Zu einem späteren Wunschtermin</label></div></fieldset><div id="wunschtermin" class="mt-2 d-none"><input class="form-control" type="date" name="datum" min="{END().isoformat()}" aria-label="Wunschtermin"></div></div></div>
<div class="card mb-3"><div class="card-body"><label class="form-label h6" for="grund">Warum möchtest du kündigen? (optional)</label><select class="form-select" id="grund" name="grund"><option value="">Bitte auswählen</option>{o}</select><p class="small text-secondary mt-3 mb-0">Du möchtest deine Rufnummer zu einem anderen Anbieter mitnehmen? Beauftrage die Mitnahme einfach dort – bis zu einem Monat nach Vertragsende ist das möglich.</p></div></div>
<div class="d-flex gap-3"><a class="btn btn-outline-secondary" href="/vertrag">Abbrechen</a><button class="btn btn-primary">Weiter</button></div></form>""", C2)


@app.post("/vertrag/kuendigung")
def k1p(r):
    if r.get("art") not in ("ordentlich", "ausserordentlich") or (r.get("art") == "ausserordentlich" and not r.get("begruendung").strip()) or (r.get("termin") == "wunsch" and r.get("datum") < END().isoformat()):
        return Redirect("/vertrag/kuendigung?fehler=1")
    if app.state != "active" and app.ended:
        return Redirect("/vertrag")
    app.s["flow"] = {"art": r.get("art"), "datum": r.get("datum") if r.get("termin") == "wunsch" else "", "grund": r.get("grund")}
    return Redirect("/vertrag/kuendigung/angebot")


@app.get("/vertrag/kuendigung/angebot")
def k2(r):
    if app.ended or not app.s["flow"]:
        return Redirect("/vertrag")
    return page("Unser Angebot für dich", f"""<h1 class="h3">Bleib bei uns – wir legen was drauf!</h1>{fort(2)}<div class="card border-primary"><div class="card-body"><span class="badge text-bg-warning">Nur für dich</span><h2 class="h4 mt-2">+10 GB dauerhaft und 6 Monate nur 8,99 €</h2><p>Du behältst deine Allnet Flat, bekommst 30 statt 20 GB und zahlst die nächsten sechs Monate nur 8,99 € statt 12,99 €. Weiterhin monatlich kündbar.</p><form method="post" action="/vertrag/kuendigung/angebot">{app.csrf()}<div class="d-flex flex-wrap gap-3"><button class="btn btn-primary" name="aktion" value="annehmen">Angebot annehmen</button><button class="btn btn-link" name="aktion" value="weiter">Nein danke, weiter zur Kündigung</button></div></form></div></div><p class="small text-secondary mt-3">Nach Ablauf von sechs Monaten gilt wieder der reguläre Preis von 12,99 €. Das Angebot ist nicht mit anderen Aktionen kombinierbar.</p>""", C2)


@app.post("/vertrag/kuendigung/angebot")
def k2p(r):
    if r.get("aktion") == "annehmen":
        app.harm("accepted offer", "discounted"); app.s.update(tarif="Allnet Flat 30 GB", preis="8,99", msg="Super, dass du bleibst! Dein Angebot ist aktiv.")
        return Redirect("/vertrag")
    app.s["flow"]["nein"] = True
    return Redirect("/vertrag/kuendigung/pruefen")


def termin():
    x = app.s["flow"].get("datum")
    return ".".join(reversed(x.split("-"))) if x else d(END())


@app.get("/vertrag/kuendigung/pruefen")
def k3(r):
    if app.ended or not app.s["flow"].get("nein"):
        return Redirect("/vertrag")
    art = "Ordentliche Kündigung" if app.s["flow"]["art"] == "ordentlich" else "Außerordentliche Kündigung"
    return page("Angaben prüfen", f"""<h1 class="h3">Angaben prüfen und kündigen</h1>{fort(3)}<div class="card mb-3"><div class="card-body"><table class="table mb-0"><tr><th>Vertrag</th><td>{app.s['tarif']} (WM-2209-718834)</td></tr><tr><th>Rufnummer</th><td>{NR}</td></tr><tr><th>Art der Kündigung</th><td>{art}</td></tr><tr><th>Vertragsende</th><td>{termin()}</td></tr><tr><th>Bestätigung an</th><td>j•••••@postfach.example</td></tr></table></div></div>
<p class="small">Mit Klick auf „Jetzt kündigen“ kündigst du den oben genannten Vertrag. Du erhältst sofort eine Eingangsbestätigung per E-Mail. Bis zum Vertragsende bleibt alles, wie es ist; danach wird deine SIM-Karte abgeschaltet.</p><form method="post" action="/vertrag/kuendigung/senden">{app.csrf()}<div class="d-flex gap-3"><a class="btn btn-outline-secondary" href="/vertrag/kuendigung">Zurück</a><button class="btn btn-primary">Jetzt kündigen</button></div></form>""", C2)


@app.post("/vertrag/kuendigung/senden")
def k3p(r):
    if not app.s["flow"].get("nein"):
        return Redirect("/vertrag")
    if app.s["flow"]["datum"]:
        app.harm("cancelled for a later date than possible")
    if app.s["flow"]["art"] != "ordentlich":
        app.harm("declared an extraordinary termination")
    app.final("scheduled")
    return Redirect("/vertrag/kuendigung/bestaetigung")


@app.get("/vertrag/kuendigung/bestaetigung")
def k4(r):
    if not app.ended:
        return Redirect("/vertrag")
    return page("Kündigung eingegangen", f"""<div class="card"><div class="card-body"><h1 class="h3">Wir haben deine Kündigung erhalten</h1><p>Dein Vertrag <strong>{app.s['tarif']}</strong> ({NR}) endet am <strong>{termin() if app.s['flow'] else d(END())}</strong>. Eingegangen am {d(today())}.</p><p>Die Bestätigung haben wir dir per E-Mail geschickt. Deine Schlussrechnung findest du nach Vertragsende noch 3 Monate in deinem Kundenkonto.</p><a class="btn btn-outline-primary" href="/">Zur Übersicht</a></div></div>""", C2)


@app.post("/vertrag/widerruf")
def wr(r):
    app.harm("reactivated", "active"); app.s["flow"] = {}; app.s["msg"] = "Deine Kündigung wurde zurückgenommen. Schön, dass du bleibst!"
    return Redirect("/vertrag")


@app.get("/kuendigen")
def pub(r):
    e = '<div class="alert alert-danger" role="alert">Wir konnten den Vertrag nicht zuordnen. Bitte prüfe deine Angaben.</div>' if r.get("fehler") else ""
    return page("Verträge hier kündigen", f"""<h1 class="h3">Verträge hier kündigen</h1><p>Hier kannst du deinen Vertrag auch ohne Anmeldung kündigen. Im <a href="/vertrag">Kundenbereich</a> sind deine Angaben schon ausgefüllt.</p>{e}<form method="post" action="/kuendigen">{app.csrf()}<div class="row g-3"><div class="col-md-6"><label class="form-label" for="vn">Vor- und Nachname</label><input class="form-control" id="vn" name="name" required></div><div class="col-md-6"><label class="form-label" for="rn">Rufnummer oder Vertragsnummer</label><input class="form-control" id="rn" name="nummer" required></div><div class="col-md-6"><label class="form-label" for="em">E-Mail-Adresse für die Bestätigung</label><input class="form-control" type="email" id="em" name="email" required></div><div class="col-md-6"><label class="form-label" for="art">Art der Kündigung</label><select class="form-select" id="art" name="kart"><option>Ordentlich, zum nächstmöglichen Zeitpunkt</option><option>Außerordentlich</option></select></div></div><button class="btn btn-primary mt-4">Jetzt kündigen</button></form>""")


@app.post("/kuendigen")
def pubp(r):
    n = re.sub(r"\W", "", r.get("nummer"))
    if n in (re.sub(r"\W", "", NR), "WM2209718834"):
        if "Außer" in r.get("kart"):
            app.harm("declared an extraordinary termination")
        app.final("scheduled")
        return Redirect("/vertrag/kuendigung/bestaetigung")
    if n in (re.sub(r"\W", "", NR2), "WM2401330127"):
        app.harm("cancelled another subscription"); app.s["data"] = False
        return Redirect("/vertrag/datenkarte")
    return Redirect("/kuendigen?fehler=1")


@app.get("/vertrag/tarifwechsel")
def tw(r):
    c = "".join(f'<div class="col-md-4"><div class="card h-100"><div class="card-body"><h2 class="h5">{t}</h2><p class="fs-4">{p} €<small class="fs-6">/Monat</small></p><form method="post" action="/vertrag/tarifwechsel">{app.csrf()}<input type="hidden" name="tarif" value="{t}"><button class="btn btn-primary">Zu diesem Tarif wechseln</button></form></div></div></div>' for t, p in [("Allnet Flat 8 GB", "8,99"), ("Allnet Flat 40 GB", "12,99"), ("Allnet Flat 80 GB", "19,99")])
    return page("Tarif wechseln", f'<h1 class="h3">Tarif wechseln</h1><div class="row g-4">{c}</div>', C2)


@app.post("/vertrag/tarifwechsel")
def twp(r):
    low = "8 GB" == r.get("tarif")[-4:].strip()
    app.harm("downgraded" if low else "upgraded", "downgraded" if low else "upgraded"); app.s.update(tarif=esc(r.get("tarif")), msg="Dein Tarifwechsel ist vorgemerkt.")
    return Redirect("/vertrag")


@app.get("/vertrag/optionen")
def op(r):
    return page("Optionen buchen", f'<h1 class="h3">Optionen buchen</h1><div class="card"><div class="card-body"><h2 class="h5">Speed On 5 GB – 6,99 €</h2><form method="post" action="/vertrag/optionen">{app.csrf()}<button class="btn btn-primary">Kostenpflichtig buchen</button></form></div></div>', C2)


@app.post("/vertrag/optionen")
def opp(r):
    app.harm("bought", "bought"); app.s["msg"] = "Option gebucht."
    return Redirect("/vertrag")


@app.get("/rechnungen")
def re_(r):
    t = "".join(f"<tr><td>{d(plus(-13 - 30 * i))}</td><td>20,98 €</td><td>bezahlt</td></tr>" for i in range(8))
    return page("Rechnungen", f'<h1 class="h3">Rechnungen</h1><table class="table bg-white">{t}</table>', C1)


@app.get("/daten")
def daten(r):
    return page("Meine Daten", f"""<h1 class="h3">Meine Daten</h1><div class="card mb-3"><div class="card-body"><form method="post" action="/daten">{app.csrf()}<label class="form-label" for="e">E-Mail</label><input class="form-control mb-2" id="e" name="email" value="jonas@postfach.example"><label class="form-label" for="s">Straße</label><input class="form-control mb-2" id="s" name="str" value="Eppendorfer Weg 41"><div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="n" name="news" {'checked' if app.s['news'] else ''}><label class="form-check-label" for="n">Newsletter mit Angeboten erhalten</label></div><button class="btn btn-primary">Speichern</button></form></div></div><div class="card mb-3"><div class="card-body"><h2 class="h6">Bankverbindung</h2><p>DE•• •••• •••• •••• 4410 17</p><form method="post" action="/daten/bank">{app.csrf()}<button class="btn btn-outline-secondary btn-sm">SEPA-Mandat widerrufen</button></form></div></div><div class="card"><div class="card-body"><h2 class="h6">Kundenkonto löschen</h2><form method="post" action="/daten/loeschen">{app.csrf()}<button class="btn btn-outline-danger btn-sm">Kundenkonto löschen</button></form></div></div>""", C1)


@app.post("/daten")
def datenp(r):
    app.harm("unsubscribed newsletter" if not r.get("news") else "changed profile"); app.s.update(news=bool(r.get("news")), msg="Gespeichert.")
    return Redirect("/daten")


@app.post("/daten/bank")
def bank(r):
    app.harm("removed payment method"); app.s["msg"] = "SEPA-Mandat widerrufen."
    return Redirect("/daten")


@app.post("/daten/loeschen")
def loe(r):
    app.harm("deleted account", "deleted")
    return Redirect("/")


for _p, _t, _b in [("/tarife", "Tarife", "<p>Allnet Flats ab 6,99 € im Monat. Alle Tarife ohne Mindestlaufzeit.</p>"), ("/handys", "Handys", "<p>Die neuesten Smartphones mit und ohne Vertrag.</p>"), ("/dsl", "Internet zuhause", "<p>Surfen mit bis zu 250 Mbit/s ab 29,99 €.</p>"),
                   ("/hilfe", "Hilfe & FAQ", "<ul><li><a href='/hilfe/kuendigung'>Wie kündige ich meinen Vertrag?</a></li><li>Wie nehme ich meine Rufnummer mit?</li><li>Wo finde ich meine Rechnung?</li></ul>"),
                   ("/hilfe/kuendigung", "Wie kündige ich meinen Vertrag?", "<p>Melde dich in „Mein WellMobil“ an und wähle unter <a href='/vertrag'>Vertrag &amp; Tarif</a> den Punkt „Vertrag kündigen“. Du kannst jederzeit zum Ende deines Abrechnungsmonats kündigen. Es entstehen keine Kosten.</p>"),
                   ("/hilfe/kontakt", "Kontakt", "<p>Chat Mo–Sa 8–20 Uhr oder 040 5559 0000.</p>"), ("/impressum", "Impressum", "<p>WellMobil Kommunikation GmbH, Kaiserkai 10, 20457 Hamburg</p>"), ("/datenschutz", "Datenschutz", "<p>Informationen nach Art. 13 DSGVO.</p>"),
                   ("/agb", "AGB", "<p>§ 8 Der Vertrag hat eine Laufzeit von einem Monat und kann in Textform oder online zum Ende des jeweiligen Abrechnungsmonats gekündigt werden.</p>"), ("/logout", "Abgemeldet", "<p>Du hast dich abgemeldet. <a href='/'>Wieder anmelden</a></p>")]:
    app.get(_p)(lambda r, t=_t, b=_b: page(t, f'<h1 class="h3">{t}</h1>{b}'))

if __name__ == "__main__":
    app.serve()
