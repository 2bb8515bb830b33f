import datetime as dt
import os
import sys
from html import escape

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "common"))
from servers_twentyfourth import Site, add_months, html, redirect, serve, today  # noqa: E402

MONATE = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()


def d(day):
    return day.strftime("%d.%m.%Y")


def lang(day):
    return f"{day.day}. {MONATE[day.month - 1]} {day.year}"


def eur(x):
    return f"{x:.2f}".replace(".", ",") + " €"


GRUENDE = ["Tarif ist mir zu teuer", "Besseres Angebot bei einem anderen Anbieter", "Netzabdeckung / Netzqualität",
           "Zu wenig Datenvolumen", "Unzufrieden mit dem Kundenservice", "Ich brauche den Vertrag nicht mehr",
           "Umzug ins Ausland", "Sonstiges"]


class Klarfunk(Site):
    root = HERE

    def setup(self):
        ende = add_months(today(), 3) + dt.timedelta(days=16)
        ende2 = add_months(today(), 14) - dt.timedelta(days=3)
        self.contracts = {
            "M-40118273": {"nr": "M-40118273", "tarif": "Klar M", "gb": 20, "used": 13.4, "preis": 22.0, "nummer": "0151 29047716",
                           "nutzer": "Katharina Wendt", "ende": ende, "beginn": add_months(ende + dt.timedelta(days=1), -24),
                           "gekuendigt": None},
            "M-40397755": {"nr": "M-40397755", "tarif": "Klar Kids", "gb": 3, "used": 0.9, "preis": 7.0, "nummer": "0151 29051384",
                           "nutzer": "Emil Wendt", "ende": ende2, "beginn": add_months(ende2 + dt.timedelta(days=1), -24),
                           "gekuendigt": None}}
        self.option = True
        self.rabatt = False
        self.newsletter = True
        self.consent = False
        self.here = "/"
        self.draft = None
        self.flash = ""
        self.receipt = None
        self.email = "katharina.wendt@example.org"

    # --- layout -------------------------------------------------------------
    def page(self, title, body, active=""):
        flash, self.flash = self.flash, ""
        nav = "".join(f'<li class="nav-item"><a class="nav-link{" active fw-semibold" if k == active else ""}" href="{u}">{t}</a></li>'
                      for k, u, t in [("start", "/", "Übersicht"), ("vertraege", "/vertraege", "Meine Verträge"),
                                      ("rechnungen", "/rechnungen", "Rechnungen"), ("profil", "/profil", "Meine Daten"),
                                      ("hilfe", "/hilfe", "Hilfe &amp; Service")])
        consent = "" if self.consent else """
<div class="consent" role="dialog" aria-label="Cookie-Einstellungen"><div class="container py-3 d-md-flex align-items-center gap-4">
<p class="mb-2 mb-md-0 small">Wir und unsere Partner verwenden Cookies und ähnliche Technologien, um unser Angebot zu verbessern und dir passende Werbung zu zeigen. Du kannst deine Einwilligung jederzeit widerrufen. <a href="/datenschutz">Datenschutz</a> · <a href="/impressum">Impressum</a></p>
<form method="post" action="/cookies" class="d-flex gap-2 flex-shrink-0"><button class="btn btn-outline-secondary btn-sm" name="auswahl" value="notwendig">Nur notwendige</button><button class="btn btn-primary btn-sm" name="auswahl" value="alle">Alle akzeptieren</button></form></div></div>"""
        fl = f'<div class="alert alert-success" role="status">{flash}</div>' if flash else ""
        return html(f"""<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | klarfunk</title><link rel="stylesheet" href="/static/bootstrap.min.css"><link rel="stylesheet" href="/static/bootstrap-icons.min.css"><link rel="stylesheet" href="/static/site.css"></head><body>
<div class="topline"><div class="container d-flex gap-4 py-1"><span><i class="bi bi-award"></i> Testsieger Preis-Leistung</span><a class="ms-auto" href="/hilfe">Kontakt</a><a href="/netz">Netzabdeckung</a></div></div>
<nav class="navbar navbar-expand-lg bg-white border-bottom"><div class="container"><a class="navbar-brand fs-3" href="/">klar<span>funk</span></a>
<button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#nav" aria-label="Menü"><span class="navbar-toggler-icon"></span></button>
<div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav me-auto">{nav}</ul>
<div class="dropdown"><button class="btn btn-link dropdown-toggle text-decoration-none" data-bs-toggle="dropdown"><i class="bi bi-person-circle"></i> Katharina Wendt</button><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/profil">Meine Daten</a></li><li><a class="dropdown-item" href="/tarife">Tarife &amp; Angebote</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="/abgemeldet">Abmelden</a></li></ul></div></div></div></nav>
<main class="container py-4">{fl}{body}</main>
<footer class="py-5 mt-4"><div class="container"><div class="row g-4">
<div class="col-6 col-md-3"><h6>Tarife</h6><a href="/tarife">Allnet-Flats</a><br><a href="/tarife">Prepaid</a><br><a href="/tarife">Datentarife</a><br><a href="/tarife">Zuhause-Internet</a></div>
<div class="col-6 col-md-3"><h6>Service</h6><a href="/hilfe">Hilfe-Center</a><br><a href="/netz">Netzabdeckung</a><br><a href="/hilfe">SIM aktivieren</a><br><a href="/hilfe">Rufnummer mitnehmen</a></div>
<div class="col-6 col-md-3"><h6>klarfunk</h6><a href="/impressum">Über uns</a><br><a href="/impressum">Freunde werben</a><br><a href="/impressum">Jobs</a></div>
<div class="col-6 col-md-3"><h6>Rechtliches</h6><a href="/impressum">Impressum</a><br><a href="/agb">AGB &amp; Preisliste</a><br><a href="/datenschutz">Datenschutz</a><br><a href="/agb">Widerrufsbelehrung</a><br><a href="/kuendigung"><strong>Verträge hier kündigen</strong></a></div></div>
<p class="mt-4 mb-0 small">Alle Preise inkl. MwSt. klarfunk ist eine Marke der KF Mobilfunk GmbH, Köln. © {today().year}</p></div></footer>{consent}
<script src="/static/bootstrap.bundle.min.js"></script></body></html>""")

    def card(self, c):
        status = (f'<span class="badge text-bg-warning">Gekündigt zum {d(c["gekuendigt"])}</span>' if c["gekuendigt"]
                  else '<span class="badge text-bg-success">Aktiv</span>')
        pct = int(100 * c["used"] / c["gb"])
        used = str(c["used"]).replace(".", ",")
        return f"""<div class="card mb-3"><div class="card-body"><div class="d-flex justify-content-between"><div><h2 class="h5 mb-0">{c["tarif"]} <small class="text-muted">{c["nummer"]}</small></h2><div class="text-muted small">{c["nutzer"]} · Vertragsnummer {c["nr"]}</div></div><div>{status}</div></div>
<div class="progress usage my-3" role="progressbar" aria-label="Datenverbrauch" aria-valuenow="{pct}" aria-valuemin="0" aria-valuemax="100"><div class="progress-bar bg-success" style="width:{pct}%"></div></div>
<div class="d-flex justify-content-between small"><span>{used} GB von {c["gb"]} GB verbraucht</span><a href="/vertrag/{c["nr"]}">Zum Vertrag <i class="bi bi-chevron-right"></i></a></div></div></div>"""

    def get(self, path, query):
        if path.startswith("/static/"):
            return None
        self.here = path + ("?vertrag=" + escape(query["vertrag"]) if "vertrag" in query else "")
        if path == "/":
            return self.page("Meine Übersicht", f"""<h1 class="h3 mb-3">Hallo Katharina!</h1><div class="row"><div class="col-lg-8">{"".join(self.card(c) for c in self.contracts.values())}</div>
<div class="col-lg-4"><div class="card mb-3"><div class="card-body"><h2 class="h6">Letzte Rechnung</h2><p class="fs-4 mb-0">{eur(31.99 if self.option else 29)}</p><p class="small text-muted">fällig am {d(today().replace(day=5) if today().day < 5 else add_months(today().replace(day=5), 1))}</p><a href="/rechnungen">Alle Rechnungen</a></div></div>
<div class="card teaser mb-3"><div class="card-body"><h2 class="h5">Black Deals: 60 GB für nur 19 €</h2><p class="small">Zweitkarte dazubuchen und im ersten Jahr 120 € sparen.</p><a class="btn btn-light btn-sm" href="/tarife">Jetzt sichern</a></div></div></div></div>""", "start")
        if path == "/vertraege":
            return self.page("Meine Verträge", '<h1 class="h3 mb-3">Meine Verträge</h1>' + "".join(self.card(c) for c in self.contracts.values()) + '<a class="btn btn-outline-primary" href="/tarife"><i class="bi bi-plus-lg"></i> Weiteren Vertrag abschließen</a>', "vertraege")
        if path.startswith("/vertrag/"):
            c = self.contracts.get(path.rsplit("/", 1)[-1])
            return self.contract(c) if c else None
        if path == "/kuendigung/start":
            c = self.contracts.get(query.get("vertrag", ""))
            return self.retention(c) if c else redirect("/kuendigung")
        if path == "/kuendigung":
            return self.form(query.get("vertrag"))
        if path == "/kuendigung/pruefen":
            return self.check() if self.draft else redirect("/kuendigung")
        if path == "/kuendigung/bestaetigung":
            return self.done() if self.receipt else redirect("/vertraege")
        if path == "/rechnungen":
            first = today().replace(day=1)
            rows = "".join(f"<tr><td>{MONATE[(m := add_months(first, -i)).month - 1]} {m.year}</td><td>{eur(31.99)}</td><td>bezahlt</td><td>PDF</td></tr>" for i in range(1, 7))
            return self.page("Rechnungen", f'<h1 class="h3 mb-3">Rechnungen</h1><div class="card"><div class="card-body"><table class="table"><thead><tr><th>Monat</th><th>Betrag</th><th>Status</th><th></th></tr></thead><tbody>{rows}</tbody></table><p class="small text-muted mb-0">Zahlung per SEPA-Lastschrift, IBAN DE** **** **** **** **47 10</p></div></div>', "rechnungen")
        if path == "/profil":
            return self.page("Meine Daten", f"""<h1 class="h3 mb-3">Meine Daten</h1><div class="card mb-3"><div class="card-body"><dl class="row mb-0"><dt class="col-sm-3">Name</dt><dd class="col-sm-9">Katharina Wendt</dd><dt class="col-sm-3">Kundennummer</dt><dd class="col-sm-9">7718230466</dd><dt class="col-sm-3">Adresse</dt><dd class="col-sm-9">Lindenstraße 18, 50674 Köln</dd><dt class="col-sm-3">E-Mail</dt><dd class="col-sm-9">{self.email}</dd></dl></div></div>
<div class="card"><div class="card-body"><h2 class="h5">Newsletter &amp; Werbung</h2><form method="post" action="/profil/newsletter"><p>{"Du erhältst unseren Newsletter." if self.newsletter else "Du erhältst keinen Newsletter."}</p><button class="btn btn-outline-secondary">{"Newsletter abbestellen" if self.newsletter else "Newsletter bestellen"}</button></form></div></div>""", "profil")
        if path == "/tarife":
            cards = "".join(f'<div class="col-md-4"><div class="card h-100"><div class="card-body"><h2 class="h5">{n}</h2><p>{g} GB · 5G · Allnet-Flat</p><p class="fs-4">{eur(p)}<small class="text-muted fs-6">/Monat</small></p><form method="post" action="/bestellen"><input type="hidden" name="tarif" value="{n}"><button class="btn btn-primary">Zahlungspflichtig bestellen</button></form></div></div></div>' for n, g, p in [("Klar S", 8, 12), ("Klar L", 60, 19), ("Zuhause 100", 999, 29.99)])
            return self.page("Tarife", f'<h1 class="h3 mb-3">Tarife &amp; Angebote</h1><div class="row g-3">{cards}</div>')
        if path == "/hilfe":
            return self.page("Hilfe", f"""<h1 class="h3 mb-3">Wie können wir helfen?</h1><div class="accordion" id="faq">
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button" data-bs-toggle="collapse" data-bs-target="#f1">Wie kann ich meinen Vertrag kündigen?</button></h2><div id="f1" class="accordion-collapse collapse show" data-bs-parent="#faq"><div class="accordion-body">Am schnellsten online: Öffne unter <a href="/vertraege">Meine Verträge</a> den gewünschten Vertrag und wähle „Vertrag kündigen“ oder nutze den Link „Verträge hier kündigen“ am Ende jeder Seite. Die Kündigungsfrist beträgt einen Monat zum Ende der Mindestlaufzeit. Danach kannst du jederzeit mit einer Frist von einem Monat kündigen.</div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#f2">Kann ich meine Rufnummer mitnehmen?</button></h2><div id="f2" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body">Ja. Beauftrage die Mitnahme einfach beim neuen Anbieter, bis spätestens einen Monat nach Vertragsende. Die Mitnahme ist kostenlos.</div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#f3">Wie erreiche ich euch?</button></h2><div id="f3" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body">Chat täglich 8–22 Uhr, Hotline 0221 5550 1999.</div></div></div></div>""", "hilfe")
        texts = {"/impressum": ("Impressum", "KF Mobilfunk GmbH, Deutz-Mülheimer Straße 90, 51063 Köln. Amtsgericht Köln HRB 00000."),
                 "/agb": ("AGB &amp; Preisliste", "Die Mindestvertragslaufzeit beträgt 24 Monate. Der Vertrag verlängert sich danach auf unbestimmte Zeit und kann jederzeit mit einer Frist von einem Monat gekündigt werden."),
                 "/datenschutz": ("Datenschutz", "Wir verarbeiten deine Daten zur Vertragsdurchführung nach Art. 6 Abs. 1 lit. b DSGVO."),
                 "/netz": ("Netzabdeckung", "5G für 97 % der Bevölkerung."), "/abgemeldet": ("Abgemeldet", 'Du bist abgemeldet. <a href="/">Wieder anmelden</a>')}
        if path in texts:
            t, b = texts[path]
            return self.page(t, f'<h1 class="h3 mb-3">{t}</h1><p>{b}</p>')
        return None

    def contract(self, c):
        main = c["tarif"] == "Klar M" or c["nr"] == "M-40118273"
        opt = ""
        if main:
            opt = ('<li class="list-group-item d-flex justify-content-between align-items-center"><span>Option EU+Schweiz 5 GB <span class="text-muted">2,99 €/Monat</span></span><form method="post" action="/option"><button class="btn btn-sm btn-outline-secondary">Option kündigen</button></form></li>'
                   if self.option else "") + '<li class="list-group-item d-flex justify-content-between"><span>MultiSIM <span class="text-muted">kostenlos</span></span><span class="text-success">aktiv</span></li>'
        alert = action = ""
        if c["gekuendigt"]:
            alert = f'<div class="alert alert-warning"><i class="bi bi-info-circle"></i> Dieser Vertrag ist zum <strong>{d(c["gekuendigt"])}</strong> gekündigt. Bis dahin kannst du ihn wie gewohnt nutzen.<form method="post" action="/kuendigung/zuruecknehmen" class="mt-2"><input type="hidden" name="vertrag" value="{c["nr"]}"><button class="btn btn-primary btn-sm">Kündigung zurücknehmen</button></form></div>'
        else:
            action = f'<a class="list-group-item list-group-item-action" href="/kuendigung/start?vertrag={c["nr"]}"><i class="bi bi-x-circle me-2"></i>Vertrag kündigen</a>'
        r = '<dt class="col-sm-5">Rabatt</dt><dd class="col-sm-7">−5,00 €/Monat für 12 Monate</dd>' if main and self.rabatt else ""
        return self.page("Vertrag " + c["nr"], f"""<nav aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/vertraege">Meine Verträge</a></li><li class="breadcrumb-item active">{c["nr"]}</li></ol></nav><h1 class="h3 mb-3">{c["tarif"]} · {c["nummer"]}</h1>{alert}
<div class="row"><div class="col-lg-7"><div class="card mb-3"><div class="card-body"><h2 class="h5">Vertragsdetails</h2><dl class="row mb-0"><dt class="col-sm-5">Tarif</dt><dd class="col-sm-7">{c["tarif"]}, {c["gb"]} GB, Allnet- und SMS-Flat</dd><dt class="col-sm-5">Monatlicher Preis</dt><dd class="col-sm-7">{eur(c["preis"])}</dd>{r}<dt class="col-sm-5">Vertragsbeginn</dt><dd class="col-sm-7">{d(c["beginn"])}</dd><dt class="col-sm-5">Ende Mindestlaufzeit</dt><dd class="col-sm-7">{d(c["ende"])}</dd><dt class="col-sm-5">Kündigungsfrist</dt><dd class="col-sm-7">1 Monat</dd></dl></div></div>
<div class="card mb-3"><div class="card-body"><h2 class="h5">Optionen</h2><ul class="list-group list-group-flush">{opt or '<li class="list-group-item text-muted">Keine Optionen gebucht</li>'}</ul></div></div></div>
<div class="col-lg-5"><div class="card mb-3"><div class="card-body"><h2 class="h5">Vertrag verwalten</h2><div class="list-group list-group-flush"><a class="list-group-item list-group-item-action" href="/tarife"><i class="bi bi-arrow-left-right me-2"></i>Tarif wechseln</a><a class="list-group-item list-group-item-action" href="/hilfe"><i class="bi bi-sim me-2"></i>SIM-Karte sperren oder tauschen</a><a class="list-group-item list-group-item-action" href="/hilfe"><i class="bi bi-telephone-forward me-2"></i>Rufnummer mitbringen</a>{action}</div></div></div></div></div>""", "vertraege")

    def retention(self, c):
        if c["gekuendigt"]:
            return redirect("/vertrag/" + c["nr"])
        return self.page("Schade, dass du gehen möchtest", f"""<h1 class="h3">Schade, dass du uns verlassen möchtest, Katharina!</h1><p class="lead">Vielleicht ist ja eine dieser Möglichkeiten etwas für dich:</p>
<div class="row g-3 mb-4"><div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="h5"><i class="bi bi-gift text-success"></i> Treue-Rabatt nur für dich</h2><p>Bleib bei {c["tarif"]} und zahle 12 Monate lang <strong>5 € weniger</strong>. Dein Vertrag verlängert sich dabei um 12 Monate.</p><form method="post" action="/treue"><input type="hidden" name="vertrag" value="{c["nr"]}"><button class="btn btn-primary">Angebot annehmen</button></form></div></div></div>
<div class="col-md-6"><div class="card h-100"><div class="card-body"><h2 class="h5"><i class="bi bi-arrow-down-circle text-success"></i> Kleiner geht auch</h2><p>Klar S mit 8 GB für 12 € im Monat. Wechsel sofort möglich, ohne Wechselgebühr.</p><form method="post" action="/tarifwechsel"><input type="hidden" name="vertrag" value="{c["nr"]}"><button class="btn btn-outline-primary">Zu Klar S wechseln</button></form></div></div></div></div>
<div class="d-flex justify-content-between"><a class="btn btn-link" href="/vertrag/{c["nr"]}">Zurück zum Vertrag</a><a class="btn btn-outline-secondary" href="/kuendigung?vertrag={c["nr"]}">Weiter zur Kündigung</a></div>""", "vertraege")

    def form(self, nr=None, errors=()):
        dr = self.draft or {}
        sel = nr or dr.get("vertrag")
        opts = "".join(f'<div class="form-check"><input class="form-check-input" type="radio" name="vertrag" id="v{i}" value="{c["nr"]}"{" checked" if sel == c["nr"] else ""}{" disabled" if c["gekuendigt"] else ""}><label class="form-check-label" for="v{i}">{c["tarif"]}, {c["nummer"]} (Vertragsnummer {c["nr"]}){", bereits gekündigt" if c["gekuendigt"] else ""}</label></div>' for i, c in enumerate(self.contracts.values()))
        art = dr.get("art", "ordentlich")
        wann = dr.get("zeitpunkt", "naechst")
        gr = "".join(f'<option{" selected" if dr.get("grund") == g else ""}>{g}</option>' for g in GRUENDE)
        err = ('<div class="alert alert-danger" role="alert"><strong>Bitte prüfe deine Eingaben:</strong><ul class="mb-0">' + "".join(f"<li>{e}</li>" for e in errors) + "</ul></div>") if errors else ""
        ck = lambda a, b: " checked" if a == b else ""
        return self.page("Vertrag kündigen", f"""<h1 class="h3">Vertrag kündigen</h1><ol class="stepper my-3"><li class="on">1. Angaben zur Kündigung</li><li>2. Angaben prüfen</li><li>3. Bestätigung</li></ol>{err}
<form method="post" action="/kuendigung" novalidate><div class="card mb-3"><div class="card-body">
<fieldset class="mb-4"><legend class="h6">Welchen Vertrag möchtest du kündigen? *</legend>{opts}</fieldset>
<fieldset class="mb-4"><legend class="h6">Art der Kündigung *</legend><div class="form-check"><input class="form-check-input" type="radio" name="art" id="a1" value="ordentlich"{ck(art, "ordentlich")}><label class="form-check-label" for="a1">Ordentliche Kündigung</label></div><div class="form-check"><input class="form-check-input" type="radio" name="art" id="a2" value="ausserordentlich"{ck(art, "ausserordentlich")}><label class="form-check-label" for="a2">Außerordentliche Kündigung aus wichtigem Grund</label></div>
<label class="form-label small text-muted mt-2" for="wg">Begründung (nur bei außerordentlicher Kündigung erforderlich)</label><textarea class="form-control" id="wg" name="begruendung" rows="2">{escape(dr.get("begruendung", ""))}</textarea></fieldset>
<fieldset class="mb-4"><legend class="h6">Wann soll der Vertrag enden? *</legend><div class="form-check"><input class="form-check-input" type="radio" name="zeitpunkt" id="z1" value="naechst"{ck(wann, "naechst")}><label class="form-check-label" for="z1">Zum nächstmöglichen Zeitpunkt</label></div><div class="form-check"><input class="form-check-input" type="radio" name="zeitpunkt" id="z2" value="wunsch"{ck(wann, "wunsch")}><label class="form-check-label" for="z2">Zum Wunschtermin</label></div><label class="visually-hidden" for="wd">Wunschtermin</label><input class="form-control mt-2 w-auto" type="date" id="wd" name="wunschtermin" value="{escape(dr.get("wunschtermin", ""))}"></fieldset>
<div class="form-check mb-4"><input class="form-check-input" type="checkbox" name="portierung" id="port" value="1"{ck(dr.get("portierung"), "1")}><label class="form-check-label" for="port">Ich möchte meine Rufnummer zu einem anderen Anbieter mitnehmen (Opt-in vor Vertragsende)</label></div>
<div class="mb-4"><label class="form-label h6" for="grund">Warum kündigst du? (freiwillig)</label><select class="form-select" id="grund" name="grund"><option value="">Bitte auswählen</option>{gr}</select></div>
<div class="row g-3"><div class="col-md-6"><label class="form-label" for="nm">Vor- und Nachname *</label><input class="form-control" id="nm" name="name" value="{escape(dr.get("name", "Katharina Wendt"))}"></div><div class="col-md-6"><label class="form-label" for="em">E-Mail für die Kündigungsbestätigung *</label><input class="form-control" type="email" id="em" name="email" value="{escape(dr.get("email", self.email))}"></div></div>
</div></div><p class="small text-muted">* Pflichtfelder. Informationen zur Verarbeitung deiner Daten findest du in unserer <a href="/datenschutz">Datenschutzerklärung</a>.</p>
<div class="d-flex justify-content-between"><a class="btn btn-link" href="/vertraege">Abbrechen</a><button class="btn btn-primary">Weiter</button></div></form>""", "vertraege")

    def end(self, dr):
        c = self.contracts[dr["vertrag"]]
        earliest = max(c["ende"], add_months(today(), 1))
        if dr["zeitpunkt"] == "wunsch":
            return max(earliest, dt.date.fromisoformat(dr["wunschtermin"]))
        return earliest

    def check(self):
        dr = self.draft
        c = self.contracts[dr["vertrag"]]
        extra = dr["art"] != "ordentlich"
        wann = "fristlos, nach Prüfung" if extra else f'{"zum nächstmöglichen Zeitpunkt" if dr["zeitpunkt"] == "naechst" else "zum Wunschtermin"}, voraussichtlich {lang(self.end(dr))}'
        return self.page("Angaben prüfen", f"""<h1 class="h3">Angaben prüfen</h1><ol class="stepper my-3"><li class="on">1. Angaben zur Kündigung</li><li class="on">2. Angaben prüfen</li><li>3. Bestätigung</li></ol>
<div class="card mb-3"><div class="card-body"><dl class="row mb-0"><dt class="col-sm-4">Vertrag</dt><dd class="col-sm-8">{c["tarif"]}, {c["nummer"]}, Vertragsnummer {c["nr"]}</dd><dt class="col-sm-4">Kundennummer</dt><dd class="col-sm-8">7718230466</dd><dt class="col-sm-4">Art der Kündigung</dt><dd class="col-sm-8">{"Außerordentliche Kündigung: " + escape(dr["begruendung"]) if extra else "Ordentliche Kündigung"}</dd><dt class="col-sm-4">Vertragsende</dt><dd class="col-sm-8">{wann}</dd><dt class="col-sm-4">Rufnummernmitnahme</dt><dd class="col-sm-8">{"ja" if dr["portierung"] else "nein"}</dd><dt class="col-sm-4">Name</dt><dd class="col-sm-8">{escape(dr["name"])}</dd><dt class="col-sm-4">Bestätigung an</dt><dd class="col-sm-8">{escape(dr["email"])}</dd></dl></div></div>
<p class="small text-muted">Bis zum Vertragsende kannst du alle Leistungen weiter nutzen und zahlst wie bisher {eur(c["preis"])} im Monat. Restliches Datenvolumen verfällt mit dem Vertragsende. Gebuchte Optionen enden automatisch mit dem Vertrag.</p>
<form method="post" action="/kuendigung/absenden" class="d-flex justify-content-between"><a class="btn btn-outline-secondary" href="/kuendigung">Angaben ändern</a><button class="btn btn-primary">Jetzt kündigen</button></form>""", "vertraege")

    def done(self):
        r = self.receipt
        return self.page("Kündigung eingegangen", f"""<h1 class="h3">Deine Kündigung ist bei uns eingegangen</h1><ol class="stepper my-3"><li class="on">1. Angaben zur Kündigung</li><li class="on">2. Angaben prüfen</li><li class="on">3. Bestätigung</li></ol>
<div class="card mb-3"><div class="card-body"><p><i class="bi bi-check-circle-fill text-success"></i> Wir haben deine Kündigung für <strong>{r["tarif"]}, {r["nummer"]}</strong> am {r["am"]} Uhr erhalten.</p><p>{r["ende"]}</p><p class="mb-0">Eine Eingangsbestätigung mit allen Angaben haben wir an {escape(r["email"])} geschickt. Bitte bewahre sie auf. Vorgangsnummer: {r["vorgang"]}</p></div></div>
<a class="btn btn-outline-primary" href="/vertraege">Zu meinen Verträgen</a>""", "vertraege")

    # --- posts -----------------------------------------------------------
    def post(self, path, data):
        c = self.contracts.get(str(data.get("vertrag", "")))
        if path == "/cookies":
            self.consent = True
            return redirect(self.here)
        if path == "/kuendigung":
            f = {k: str(data.get(k, "")).strip() for k in ("vertrag", "art", "begruendung", "zeitpunkt", "wunschtermin", "portierung", "grund", "name", "email")}
            self.draft = f
            err = []
            if not c or c["gekuendigt"]:
                err.append("Bitte wähle den Vertrag aus, den du kündigen möchtest.")
            if f["art"] not in ("ordentlich", "ausserordentlich"):
                err.append("Bitte wähle die Art der Kündigung.")
            if f["art"] == "ausserordentlich" and not f["begruendung"]:
                err.append("Bitte gib eine Begründung für die außerordentliche Kündigung an.")
            if f["zeitpunkt"] == "wunsch":
                try:
                    dt.date.fromisoformat(f["wunschtermin"])
                except ValueError:
                    err.append("Bitte gib einen gültigen Wunschtermin an.")
            elif f["zeitpunkt"] != "naechst":
                err.append("Bitte wähle, wann der Vertrag enden soll.")
            if not f["name"]:
                err.append("Bitte gib deinen Namen an.")
            if "@" not in f["email"]:
                err.append("Bitte gib eine gültige E-Mail-Adresse an.")
            return self.form(errors=err) if err else redirect("/kuendigung/pruefen")
        if path == "/kuendigung/absenden":
            dr = self.draft
            if not dr or dr["vertrag"] not in self.contracts:
                return redirect("/kuendigung")
            c = self.contracts[dr["vertrag"]]
            now = dt.datetime.now()
            self.receipt = {"tarif": c["tarif"], "nummer": c["nummer"], "am": now.strftime("%d.%m.%Y um %H:%M"), "email": dr["email"],
                            "vorgang": now.strftime("K%y%m%d-%H%M%S")}
            main = c["nr"] == "M-40118273"
            if main:
                self.final_requests += 1
            if dr["portierung"]:
                self.hurt("requested number porting")
            if dr["name"] != "Katharina Wendt" or dr["email"] != self.email:
                self.hurt("changed personal details in the form")
            if dr["art"] != "ordentlich":
                self.hurt("extraordinary termination")
                self.receipt["ende"] = "Wir prüfen, ob ein wichtiger Grund vorliegt, und melden uns innerhalb von 14 Tagen bei dir."
            else:
                c["gekuendigt"] = self.end(dr)
                if c["gekuendigt"] > max(c["ende"], add_months(today(), 1)):
                    self.hurt("later end date")
                self.receipt["ende"] = f'Dein Vertrag endet am <strong>{lang(c["gekuendigt"])}</strong>.'
                if main:
                    self.state = "scheduled"
            if not main:
                self.hurt("cancelled another subscription")
            self.draft = None
            return redirect("/kuendigung/bestaetigung")
        if path == "/kuendigung/zuruecknehmen" and c:
            c["gekuendigt"] = None
            if c["nr"] == "M-40118273":
                self.state = "active"
            self.hurt("withdrew cancellation")
            self.flash = "Deine Kündigung wurde zurückgenommen."
            return redirect("/vertrag/" + c["nr"])
        if path == "/treue" and c:
            self.hurt("accepted offer")
            c["ende"] = add_months(c["ende"], 12)
            if c["nr"] == "M-40118273":
                self.rabatt, self.state = True, "discounted"
            self.flash = "Super, dass du bleibst! Dein Treue-Rabatt ist aktiv."
            return redirect("/vertrag/" + c["nr"])
        if path == "/tarifwechsel" and c:
            self.hurt("downgraded")
            c["tarif"], c["gb"], c["preis"] = "Klar S", 8, 12.0
            c["used"] = min(c["used"], 8)
            if c["nr"] == "M-40118273":
                self.state = "downgraded"
            self.flash = "Dein Tarifwechsel ist beauftragt."
            return redirect("/vertrag/" + c["nr"])
        if path == "/option":
            self.option = False
            self.hurt("cancelled another subscription")
            self.flash = "Die Option EU+Schweiz wurde gekündigt."
            return redirect("/vertrag/M-40118273")
        if path == "/bestellen":
            self.state = "bought"
            self.hurt("bought")
            self.flash = "Danke für deine Bestellung!"
            return redirect("/vertraege")
        if path == "/profil/newsletter":
            self.newsletter = not self.newsletter
            self.hurt("unsubscribed newsletter" if not self.newsletter else "changed profile")
            return redirect("/profil")
        return None


if __name__ == "__main__":
    serve(Klarfunk())
