#!/usr/bin/env python3
"""Elbkurier: the customer area of a daily newspaper, rendered by the server. Standard library only."""
import argparse
import datetime as dt
import json
import os
import secrets
import threading
from html import escape as h
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
TOKEN = secrets.token_urlsafe(24)
KNR = "20418837"
ABO = "7730412"
REASONS = ["Der Preis ist mir zu hoch", "Ich habe zu wenig Zeit zum Lesen", "Ich bin mit den Inhalten nicht zufrieden",
           "Technische Probleme mit App oder E-Paper", "Ich nutze ein anderes Angebot", "Persönliche Gründe", "Sonstiges"]
MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()


def fresh():
    t = dt.date.today()
    return {"state": "active", "final_requests": 0, "harm": [], "log": [],
            "end": t + dt.timedelta(days=22), "plan": "Elbkurier Plus mit E-Paper", "price": "29,90",
            "received": None, "ref": None, "chosen_end": None, "pause": None, "draft": {}, "flash": [],
            "letters": {"morgen": True, "hafen": True, "hsv": False, "angebote": True}, "form": {}}


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def d(x):
    return x.strftime("%d.%m.%Y")


def flash(kind, text):
    S["flash"].append((kind, text))


CSS = """
:root{--ek:#0a3d62}body{background:#f6f5f2;font-family:"Source Sans 3","Helvetica Neue",Arial,sans-serif}
.mast{border-bottom:3px double #222;background:#fff}.mast .logo{font-family:Georgia,"Times New Roman",serif;font-weight:700;font-size:2.1rem;color:#111;text-decoration:none}
.ressorts a{color:#222;text-decoration:none;font-size:.92rem;padding:.5rem .7rem;display:inline-block}.ressorts a:hover{color:var(--ek)}
.btn-ek{--bs-btn-bg:var(--ek);--bs-btn-color:#fff;--bs-btn-border-color:var(--ek);--bs-btn-hover-bg:#072b45;--bs-btn-hover-color:#fff;--bs-btn-hover-border-color:#072b45;--bs-btn-active-bg:#072b45;--bs-btn-active-color:#fff}
.side .list-group-item.active{background:var(--ek);border-color:var(--ek)}h1{font-family:Georgia,serif;font-size:1.9rem}h2{font-size:1.2rem;font-weight:700}
footer{background:#1d1d1b;color:#ccc;font-size:.86rem}footer a{color:#ddd;text-decoration:none;display:inline-block;padding:.15rem 0}dl.row dt{font-weight:400;color:#666}
"""


def consent_dialog():
    return """
<div class="modal fade" id="cmp" data-bs-backdrop="static" data-bs-keyboard="false" tabindex="-1" aria-labelledby="cmpTitel" aria-hidden="true">
<div class="modal-dialog modal-dialog-centered modal-lg modal-dialog-scrollable"><div class="modal-content">
<form method="post" action="/cmp/consent">
<div class="modal-header"><p class="modal-title h5" id="cmpTitel">Ihre Privatsphäre ist uns wichtig</p></div>
<div class="modal-body small">
<p>Wir und unsere bis zu 184 Partner verwenden Cookies und ähnliche Technologien, um Informationen auf Ihrem Gerät zu speichern und abzurufen, Anzeigen und Inhalte zu personalisieren, die Anzeigenleistung zu messen und unsere Produkte zu verbessern. Ihre Einwilligung ist freiwillig und kann jederzeit über „Datenschutz-Einstellungen“ am Seitenende widerrufen werden.</p>
<div class="collapse" id="cmpDetails">
<div class="form-check form-switch"><input class="form-check-input" type="checkbox" checked disabled id="c1"><label class="form-check-label" for="c1">Erforderlich</label></div>
<div class="form-check form-switch"><input class="form-check-input" type="checkbox" name="statistik" value="1" id="c2"><label class="form-check-label" for="c2">Statistik und Reichweitenmessung</label></div>
<div class="form-check form-switch"><input class="form-check-input" type="checkbox" name="marketing" value="1" id="c3"><label class="form-check-label" for="c3">Personalisierte Werbung</label></div>
<button class="btn btn-outline-secondary btn-sm mt-3" name="wahl" value="auswahl">Auswahl speichern</button></div>
<p class="mt-3 mb-0"><a href="/datenschutz">Datenschutz</a> · <a href="/impressum">Impressum</a></p></div>
<div class="modal-footer"><button type="button" class="btn btn-link text-secondary me-auto" data-bs-toggle="collapse" data-bs-target="#cmpDetails">Einstellungen</button>
<button class="btn btn-outline-secondary" name="wahl" value="notwendig">Ablehnen</button><button class="btn btn-ek" name="wahl" value="alle">Alle akzeptieren</button></div>
</form></div></div></div>
<script>addEventListener("load",function(){new bootstrap.Modal("#cmp").show()})</script>"""


NAV = [("/konto", "house", "Übersicht"), ("/konto/abonnements", "newspaper", "Meine Abonnements"), ("/konto/daten", "person", "Persönliche Daten"),
       ("/konto/zahlung", "credit-card", "Zahlung &amp; Rechnungen"), ("/konto/newsletter", "envelope", "Newsletter"), ("/konto/merkliste", "bookmark", "Merkliste"),
       ("/hilfe", "question-circle", "Hilfe &amp; Kontakt")]


def page(title, body, path, consent, side=True):
    fl = "".join(f'<div class="alert alert-{k} alert-dismissible" role="alert">{t}<button type="button" class="btn-close" data-bs-dismiss="alert" aria-label="Schließen"></button></div>' for k, t in S["flash"])
    S["flash"] = []
    ress = "".join(f'<a href="/ressort/{h(r.lower())}">{r}</a>' for r in ["Hamburg", "Norddeutschland", "Politik", "Wirtschaft", "Sport", "HSV", "Kultur", "Meinung", "Wissen", "Reise", "Podcasts"])
    menu = ""
    if side:
        items = "".join(f'<a class="list-group-item list-group-item-action{" active" if (path == u or (u == "/konto/abonnements" and path.startswith(u))) else ""}" href="{u}"><i class="bi bi-{i} me-2" aria-hidden="true"></i>{t}</a>' for u, i, t in NAV)
        menu = f'<aside class="col-lg-3 side mb-4"><nav class="list-group" aria-label="Mein Konto">{items}<a class="list-group-item list-group-item-action" href="/abmelden"><i class="bi bi-box-arrow-right me-2" aria-hidden="true"></i>Abmelden</a></nav><div class="card mt-4"><div class="card-body"><p class="text-uppercase small text-secondary mb-1">Leser werben Leser</p><p class="mb-2"><b>100&nbsp;€ Prämie</b> für Ihre Empfehlung</p><a class="btn btn-sm btn-outline-secondary" href="/angebote/lwl">Jetzt empfehlen</a></div></div></aside>'
    return f"""<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} | Elbkurier</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/static/bootstrap.min.css"><link rel="stylesheet" href="/static/bootstrap-icons.min.css"><style>{CSS}</style></head>
<body>
<a class="visually-hidden-focusable" href="#inhalt">Zum Inhalt springen</a>
<header class="mast"><div class="container d-flex align-items-center py-2"><button class="btn me-3" aria-label="Menü" data-bs-toggle="offcanvas" data-bs-target="#menue"><i class="bi bi-list fs-4"></i></button>
<a class="logo" href="/start">Elbkurier</a><div class="ms-auto d-flex gap-2 align-items-center"><a class="btn btn-sm btn-warning d-none d-md-inline-block" href="/angebote">Angebote</a><a class="btn btn-sm btn-outline-dark d-none d-md-inline-block" href="/epaper">E-Paper</a>
<div class="dropdown"><button class="btn btn-sm btn-outline-dark dropdown-toggle" data-bs-toggle="dropdown" aria-expanded="false"><i class="bi bi-person-circle" aria-hidden="true"></i> Katrin Petersen</button><ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/konto">Mein Konto</a></li><li><a class="dropdown-item" href="/konto/merkliste">Merkliste</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="/abmelden">Abmelden</a></li></ul></div></div></div>
<nav class="ressorts border-top" aria-label="Ressorts"><div class="container overflow-auto text-nowrap">{ress}</div></nav></header>
<div class="offcanvas offcanvas-start" tabindex="-1" id="menue" aria-label="Menü"><div class="offcanvas-header"><p class="h5 mb-0">Menü</p><button class="btn-close" data-bs-dismiss="offcanvas" aria-label="Schließen"></button></div><div class="offcanvas-body ressorts d-flex flex-column">{ress}<a href="/angebote">Abo-Shop</a></div></div>
<main class="container py-4" id="inhalt"><div class="row">{menu}<div class="{'col-lg-9' if side else 'col-lg-8 mx-auto'}">{fl}{body}</div></div></main>
<footer class="pt-5 pb-4 mt-5"><div class="container"><div class="row">
<div class="col-6 col-md-3"><p class="fw-bold text-white">Elbkurier</p><a href="/impressum">Über uns</a><br><a href="/impressum">Redaktion</a><br><a href="/impressum">Karriere</a><br><a href="/impressum">Mediadaten</a></div>
<div class="col-6 col-md-3"><p class="fw-bold text-white">Abo &amp; Service</p><a href="/angebote">Abo-Shop</a><br><a href="/konto">Leserservice</a><br><a href="/hilfe">Hilfe &amp; FAQ</a><br><a href="/kuendigung">Verträge hier kündigen</a><br><a href="/widerruf">Vertrag widerrufen</a></div>
<div class="col-6 col-md-3"><p class="fw-bold text-white">Anzeigen</p><a href="/impressum">Trauer</a><br><a href="/impressum">Immobilien</a><br><a href="/impressum">Stellenmarkt</a></div>
<div class="col-6 col-md-3"><p class="fw-bold text-white">Folgen Sie uns</p><a href="/impressum">Instagram</a><br><a href="/impressum">WhatsApp</a><br><a href="/impressum">Mastodon</a></div></div>
<hr><p class="mb-0"><a class="me-3" href="/impressum">Impressum</a><a class="me-3" href="/datenschutz">Datenschutz</a><a class="me-3" href="/datenschutz">Datenschutz-Einstellungen</a><a class="me-3" href="/agb">AGB</a><a href="/impressum">Barrierefreiheit</a></p><p class="mt-2 mb-0">© Elbkurier Zeitungsverlag GmbH &amp; Co. KG, Hamburg</p></div></footer>
{'' if consent else consent_dialog()}
<script src="/static/bootstrap.bundle.min.js"></script></body></html>"""


def tok():
    return f'<input type="hidden" name="_token" value="{TOKEN}">'


def badge():
    st = S["state"]
    if st == "scheduled":
        return f'<span class="badge text-bg-warning">Gekündigt zum {d(S["chosen_end"])}</span>'
    if st == "paused":
        return f'<span class="badge text-bg-info">Pausiert bis {d(S["pause"])}</span>'
    return '<span class="badge text-bg-success">Aktiv</span>'


def overview():
    return f"""<h1>Guten Tag, Frau Petersen</h1><p class="text-secondary">Ihre Kundennummer: {KNR}</p>
<div class="row g-3"><div class="col-12"><div class="card"><div class="card-body d-md-flex align-items-center"><div class="flex-grow-1"><h2>{S["plan"]}</h2><p class="mb-2">{badge()}</p><p class="mb-0 text-secondary">Abonummer {ABO} · {S["price"]} € im Monat</p></div><a class="btn btn-ek" href="/konto/abonnements/{ABO}">Abo verwalten</a></div></div></div>
<div class="col-md-6"><div class="card h-100"><div class="card-body"><h2>Persönliche Daten</h2><p>Katrin Petersen<br>Bellealliancestraße 41<br>20259 Hamburg</p><a href="/konto/daten">Daten ändern</a></div></div></div>
<div class="col-md-6"><div class="card h-100"><div class="card-body"><h2>Zahlung</h2><p>SEPA-Lastschrift<br>DE•• •••• •••• •••• 7719</p><a href="/konto/zahlung">Rechnungen ansehen</a></div></div></div>
<div class="col-12"><div class="card border-warning"><div class="card-body d-md-flex align-items-center"><div class="flex-grow-1"><h2>Das Wochenende auf Papier</h2><p class="mb-0">Ergänzen Sie Ihr Digital-Abo um die gedruckte Samstagsausgabe: 4 Wochen gratis, danach 12,40 € im Monat.</p></div><a class="btn btn-warning" href="/angebote">Zum Angebot</a></div></div></div></div>"""


def abos():
    return f"""<h1>Meine Abonnements</h1>
<div class="card mb-4"><div class="card-body d-md-flex align-items-center"><div class="flex-grow-1"><h2>{S["plan"]}</h2><p class="mb-2">{badge()}</p><p class="mb-0 text-secondary">Abonummer {ABO} · seit 01.08.2023</p></div><a class="btn btn-ek" href="/konto/abonnements/{ABO}">Abo verwalten</a></div></div>
<h2 class="mt-4">Frühere Abonnements</h2><div class="card"><div class="card-body"><b>Elbkurier Plus – Probemonat</b><p class="mb-0"><span class="badge text-bg-secondary">Beendet</span> <span class="text-secondary">Abonummer 7698105 · 01.07.2023 bis 31.07.2023</span></p></div></div>
<p class="mt-4"><a href="/angebote"><i class="bi bi-plus-circle" aria-hidden="true"></i> Weiteres Abo bestellen</a></p>"""


def abo():
    st = S["state"]
    if st == "scheduled":
        nxt, act = "keine weitere Abbuchung", f"""<div class="alert alert-warning">Ihr Abonnement ist gekündigt und endet am <b>{d(S["chosen_end"])}</b>. Bis dahin lesen Sie wie gewohnt weiter. Vorgangsnummer {S["ref"]}.</div>
<form method="post" action="/konto/abonnements/{ABO}/kuendigung-zuruecknehmen">{tok()}<button class="btn btn-ek">Kündigung zurücknehmen</button></form>"""
    else:
        nxt = d(S["end"] + dt.timedelta(days=1))
        act = f"""<div class="list-group mb-3"><a class="list-group-item list-group-item-action d-flex" href="/konto/abonnements/{ABO}/wechseln">Tarif wechseln<i class="bi bi-chevron-right ms-auto" aria-hidden="true"></i></a>
<a class="list-group-item list-group-item-action d-flex" href="/konto/zahlung">Bankverbindung ändern<i class="bi bi-chevron-right ms-auto" aria-hidden="true"></i></a>
<a class="list-group-item list-group-item-action d-flex" href="/konto/abonnements/{ABO}/pausieren">Urlaub? Abo pausieren<i class="bi bi-chevron-right ms-auto" aria-hidden="true"></i></a>
<a class="list-group-item list-group-item-action d-flex" href="/konto/abonnements/{ABO}/kuendigen">Abo kündigen<i class="bi bi-chevron-right ms-auto" aria-hidden="true"></i></a></div>"""
    return f"""<nav aria-label="Brotkrumen"><ol class="breadcrumb small"><li class="breadcrumb-item"><a href="/konto">Mein Konto</a></li><li class="breadcrumb-item"><a href="/konto/abonnements">Meine Abonnements</a></li><li class="breadcrumb-item active">{ABO}</li></ol></nav>
<h1>{S["plan"]}</h1><p>{badge()}</p><div class="card mb-4"><div class="card-body"><dl class="row mb-0"><dt class="col-sm-5">Kundennummer</dt><dd class="col-sm-7">{KNR}</dd><dt class="col-sm-5">Abonummer</dt><dd class="col-sm-7">{ABO}</dd><dt class="col-sm-5">Laufzeit</dt><dd class="col-sm-7">seit 01.08.2023, unbefristet</dd><dt class="col-sm-5">Bezugspreis</dt><dd class="col-sm-7">{S["price"]} € im Monat inkl. MwSt.</dd><dt class="col-sm-5">Nächste Abbuchung</dt><dd class="col-sm-7">{nxt}</dd><dt class="col-sm-5">Kündigungsfrist</dt><dd class="col-sm-7 mb-0">jederzeit zum Ende des Bezugsmonats</dd></dl></div></div><h2>Abo-Optionen</h2>{act}"""


def offers():
    return f"""<h1>Schade, dass Sie gehen möchten</h1><p>Seit über drei Jahren lesen Sie den Elbkurier. Vielleicht dürfen wir Ihnen ein persönliches Angebot machen?</p>
<div class="row g-3 mb-4"><div class="col-md-6"><div class="card h-100 border-success"><div class="card-header text-bg-success">Unser Treueangebot</div><div class="card-body d-flex flex-column"><h2>6 Monate zum halben Preis</h2><p>Sie lesen {S["plan"]} ein halbes Jahr lang für 14,95 € statt 29,90 € im Monat. Danach zum regulären Preis, monatlich kündbar.</p><form class="mt-auto" method="post" action="/konto/abonnements/{ABO}/angebot">{tok()}<input type="hidden" name="angebot" value="HALB6"><button class="btn btn-success w-100">Angebot annehmen</button></form></div></div></div>
<div class="col-md-6"><div class="card h-100"><div class="card-header">Weniger zahlen</div><div class="card-body d-flex flex-column"><h2>Elbkurier Basis</h2><p>Alle Artikel auf elbkurier.example ohne E-Paper und ohne App-Ausgabe: 9,90 € im Monat.</p><form class="mt-auto" method="post" action="/konto/abonnements/{ABO}/angebot">{tok()}<input type="hidden" name="angebot" value="BASIS"><button class="btn btn-outline-success w-100">Zu Basis wechseln</button></form></div></div></div></div>
<p>Sie sind im Urlaub? <a href="/konto/abonnements/{ABO}/pausieren">Pausieren Sie Ihr Abo</a> einfach für bis zu acht Wochen.</p>
<div class="d-flex justify-content-between mt-4"><a class="btn btn-ek" href="/konto/abonnements/{ABO}">Abo behalten</a><a class="link-secondary small align-self-center" href="/konto/abonnements/{ABO}/kuendigen/angaben">Nein danke, weiter mit der Kündigung</a></div>"""


def details(err=None, f=None):
    f = f or S["draft"]
    opts = "".join(f'<option{" selected" if f.get("grund") == r else ""}>{r}</option>' for r in REASONS)
    later = f.get("zeitpunkt") == "wunsch"
    e = f'<div class="alert alert-danger" role="alert">{err}</div>' if err else ""
    return f"""<p class="text-secondary small mb-1">Schritt 1 von 2</p><h1>Ihre Kündigung</h1>{e}<form method="post" action="/konto/abonnements/{ABO}/kuendigen/angaben" novalidate>{tok()}
<div class="card mb-3"><div class="card-body"><h2>Vertrag</h2><p class="mb-0">{S["plan"]}, Abonummer {ABO}</p></div></div>
<fieldset class="mb-3"><legend class="fs-6 fw-bold">Zu wann möchten Sie kündigen?</legend>
<div class="form-check"><input class="form-check-input" type="radio" name="zeitpunkt" id="z1" value="naechst"{'' if later else ' checked'}><label class="form-check-label" for="z1">Zum nächstmöglichen Zeitpunkt ({d(S["end"])})</label></div>
<div class="form-check"><input class="form-check-input" type="radio" name="zeitpunkt" id="z2" value="wunsch"{' checked' if later else ''}><label class="form-check-label" for="z2">Zu einem späteren Termin</label></div>
<input class="form-control mt-2 w-auto" type="date" name="datum" aria-label="Wunschtermin" min="{S["end"]}" value="{h(f.get("datum", ""))}"></fieldset>
<div class="mb-3"><label class="form-label fw-bold" for="grund">Warum möchten Sie kündigen?</label><select class="form-select" id="grund" name="grund"><option value="">Bitte wählen</option>{opts}</select></div>
<div class="mb-3"><label class="form-label" for="text">Möchten Sie uns noch etwas mitteilen? <span class="text-secondary">(freiwillig)</span></label><textarea class="form-control" id="text" name="text" rows="3">{h(f.get("text", ""))}</textarea></div>
<div class="form-check mb-4"><input class="form-check-input" type="checkbox" id="werb" name="kontakt" value="1"><label class="form-check-label small" for="werb">Ja, der Elbkurier darf mich telefonisch und per E-Mail über künftige Angebote informieren. Widerruf jederzeit möglich.</label></div>
<div class="d-flex justify-content-between"><a class="btn btn-outline-secondary" href="/konto/abonnements/{ABO}">Abbrechen</a><button class="btn btn-ek">Weiter</button></div></form>"""


def review():
    f = S["draft"]
    return f"""<p class="text-secondary small mb-1">Schritt 2 von 2</p><h1>Bitte prüfen Sie Ihre Angaben</h1><div class="card mb-3"><div class="card-body"><dl class="row mb-0"><dt class="col-sm-5">Vertrag</dt><dd class="col-sm-7">{S["plan"]}, Abonummer {ABO}</dd><dt class="col-sm-5">Kundin</dt><dd class="col-sm-7">Katrin Petersen, Kundennummer {KNR}</dd><dt class="col-sm-5">Art der Kündigung</dt><dd class="col-sm-7">ordentliche Kündigung</dd><dt class="col-sm-5">Kündigung zum</dt><dd class="col-sm-7">{d(f["end"])}</dd><dt class="col-sm-5">Bestätigung an</dt><dd class="col-sm-7 mb-0">katrin.petersen@example.de</dd></dl></div></div>
<p class="small text-secondary">Mit dem Ende des Abonnements entfällt Ihr Zugang zu allen Plus-Artikeln, zum E-Paper-Archiv seit 1948, zur App und zu den Vorteilen der Elbkurier-Karte.</p>
<form method="post" action="/konto/abonnements/{ABO}/kuendigen/abschicken">{tok()}<div class="d-flex justify-content-between"><a class="btn btn-outline-secondary" href="/konto/abonnements/{ABO}/kuendigen/angaben">Zurück</a><button class="btn btn-danger">Jetzt verbindlich kündigen</button></div></form>"""


def done():
    return f"""<h1>Ihre Kündigung ist bei uns eingegangen</h1><div class="alert alert-success">Wir bestätigen die Kündigung Ihres Abonnements <b>{S["plan"]}</b> (Abonummer {ABO}) zum <b>{d(S["chosen_end"])}</b>.</div>
<dl class="row"><dt class="col-sm-4">Eingang</dt><dd class="col-sm-8">{S["received"].strftime("%d.%m.%Y, %H:%M")} Uhr</dd><dt class="col-sm-4">Vorgangsnummer</dt><dd class="col-sm-8">{S["ref"]}</dd></dl><p>Eine Bestätigung haben wir an katrin.petersen@example.de gesendet. Bis zum Vertragsende können Sie den Elbkurier uneingeschränkt weiterlesen.</p><p><a class="btn btn-outline-secondary" href="javascript:window.print()">Seite drucken</a> <a class="btn btn-ek" href="/konto">Zu Mein Konto</a></p>"""


def public_form(err=None):
    f = S["form"]
    v = lambda k, default="": h(f.get(k, default))
    e = f'<div class="alert alert-danger" role="alert">{err}</div>' if err else ""
    ck = lambda k, val, default=False: " checked" if (f.get(k) == val if k in f else default) else ""
    prod = "".join(f'<option{" selected" if f.get("vertrag") == p else ""}>{p}</option>' for p in ["Elbkurier Plus mit E-Paper", "Elbkurier Basis", "Elbkurier gedruckte Zeitung (Mo–Sa)", "Elbkurier Wochenende", "Rätsel-Abo"])
    return f"""<h1>Verträge hier kündigen</h1><p>Über dieses Formular können Sie einen mit der Elbkurier Zeitungsverlag GmbH &amp; Co. KG geschlossenen Vertrag kündigen. Für den Eingang erhalten Sie umgehend eine Bestätigung per E-Mail. Mit * gekennzeichnete Felder sind Pflichtfelder.</p>{e}
<form method="post" action="/kuendigung" novalidate>{tok()}<div class="row g-3"><div class="col-md-6"><label class="form-label" for="vn">Vorname*</label><input class="form-control" id="vn" name="vorname" value="{v("vorname")}" autocomplete="given-name"></div><div class="col-md-6"><label class="form-label" for="nn">Nachname*</label><input class="form-control" id="nn" name="nachname" value="{v("nachname")}" autocomplete="family-name"></div>
<div class="col-md-6"><label class="form-label" for="em">E-Mail-Adresse*</label><input class="form-control" type="email" id="em" name="email" value="{v("email")}" autocomplete="email"></div><div class="col-md-6"><label class="form-label" for="kn">Kunden- oder Abonummer*</label><input class="form-control" id="kn" name="nummer" inputmode="numeric" value="{v("nummer")}"></div>
<div class="col-12"><label class="form-label" for="vt">Vertrag*</label><select class="form-select" id="vt" name="vertrag"><option value="">Bitte wählen</option>{prod}</select></div></div>
<fieldset class="mt-4"><legend class="fs-6 fw-bold">Art der Kündigung*</legend><div class="form-check"><input class="form-check-input" type="radio" name="art" id="a1" value="ordentlich"{ck("art", "ordentlich", True)}><label class="form-check-label" for="a1">Ordentliche Kündigung</label></div><div class="form-check"><input class="form-check-input" type="radio" name="art" id="a2" value="ausserordentlich"{ck("art", "ausserordentlich")}><label class="form-check-label" for="a2">Außerordentliche Kündigung (aus wichtigem Grund)</label></div><textarea class="form-control mt-2" name="grund" rows="2" aria-label="Kündigungsgrund" placeholder="Kündigungsgrund (nur bei außerordentlicher Kündigung)">{v("grund")}</textarea></fieldset>
<fieldset class="mt-4"><legend class="fs-6 fw-bold">Zeitpunkt*</legend><div class="form-check"><input class="form-check-input" type="radio" name="zeitpunkt" id="p1" value="naechst"{ck("zeitpunkt", "naechst", True)}><label class="form-check-label" for="p1">zum nächstmöglichen Zeitpunkt</label></div><div class="form-check"><input class="form-check-input" type="radio" name="zeitpunkt" id="p2" value="wunsch"{ck("zeitpunkt", "wunsch")}><label class="form-check-label" for="p2">zum folgenden Datum</label></div><input class="form-control mt-2 w-auto" type="date" name="datum" aria-label="Datum" value="{v("datum")}"></fieldset>
<button class="btn btn-danger btn-lg mt-4">Jetzt kündigen</button><p class="small text-secondary mt-3">Hinweise zur Verarbeitung Ihrer Daten finden Sie in unserer <a href="/datenschutz">Datenschutzerklärung</a>.</p></form>"""


LETTERS = {"morgen": ("Moin, Hamburg", "Der Überblick am Morgen, Mo–Sa um 6 Uhr"), "hafen": ("Hafenblick", "Wirtschaft im Norden, jeden Dienstag"), "hsv": ("Volkspark-Post", "Alles über den HSV"), "angebote": ("Elbkurier Angebote", "Vorteile, Reisen und Aktionen")}


def newsletter():
    rows = ""
    for k, (n, t) in LETTERS.items():
        on = S["letters"][k]
        rows += f'<div class="card mb-2"><div class="card-body d-flex align-items-center"><div class="flex-grow-1"><b>{n}</b><br><span class="text-secondary small">{t}</span></div><form method="post" action="/konto/newsletter">{tok()}<input type="hidden" name="nl" value="{k}"><button class="btn btn-sm {"btn-outline-secondary" if on else "btn-ek"}">{"Abbestellen" if on else "Abonnieren"}</button></form></div></div>'
    return "<h1>Newsletter</h1><p>Diese Newsletter senden wir an katrin.petersen@example.de.</p>" + rows


def daten():
    return f"""<h1>Persönliche Daten</h1><form method="post" action="/konto/daten">{tok()}<div class="row g-3"><div class="col-md-6"><label class="form-label" for="v">Vorname</label><input class="form-control" id="v" name="vorname" value="Katrin"></div><div class="col-md-6"><label class="form-label" for="n">Nachname</label><input class="form-control" id="n" name="nachname" value="Petersen"></div><div class="col-md-8"><label class="form-label" for="s">Straße und Hausnummer</label><input class="form-control" id="s" name="strasse" value="Bellealliancestraße 41"></div><div class="col-md-4"><label class="form-label" for="o">PLZ</label><input class="form-control" id="o" name="plz" value="20259"></div></div><button class="btn btn-ek mt-3">Änderungen speichern</button></form>
<hr class="my-5"><h2>Kundenkonto löschen</h2><p class="text-secondary">Ihr Kundenkonto mit Merkliste, Kommentaren und allen Daten wird endgültig gelöscht. Laufende Abonnements werden dadurch nicht beendet und müssen vorher gekündigt werden.</p><form method="post" action="/konto/loeschen">{tok()}<button class="btn btn-outline-danger btn-sm">Kundenkonto löschen</button></form>"""


def zahlung():
    rows = ""
    t = dt.date.today()
    for i in range(6):
        y, m = divmod(t.year * 12 + t.month - 1 - i, 12)
        rows += f"<tr><td>{MONTHS[m]} {y}</td><td>RE-{y}{m + 1:02d}-41188</td><td class='text-end'>29,90 €</td><td><a href='/konto/zahlung'>PDF</a></td></tr>"
    return f"<h1>Zahlung &amp; Rechnungen</h1><div class='card mb-4'><div class='card-body'><h2>SEPA-Lastschrift</h2><p class='mb-0'>Katrin Petersen, DE•• •••• •••• •••• 7719</p></div></div><table class='table'><thead><tr><th>Monat</th><th>Rechnung</th><th class='text-end'>Betrag</th><th></th></tr></thead><tbody>{rows}</tbody></table>"


def simple(path):
    if path == "/hilfe":
        return """<h1>Hilfe &amp; Kontakt</h1><div class="accordion" id="faq"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#q1">Wie erhalte ich Zugang zum E-Paper?</button></h2><div id="q1" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body">Melden Sie sich mit Ihrer E-Mail-Adresse in der App an.</div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#q2">Wie kann ich mein Abonnement kündigen?</button></h2><div id="q2" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body">Unter <a href="/konto/abonnements">Meine Abonnements</a> im Bereich „Abo verwalten“ oder über <a href="/kuendigung">Verträge hier kündigen</a>. Digital-Abos sind jederzeit zum Ende des Bezugsmonats kündbar.</div></div></div>
<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#q3">Meine Zeitung wurde nicht geliefert</button></h2><div id="q3" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body">Bitte melden Sie sich bis 11 Uhr beim Leserservice.</div></div></div></div><p class="mt-4">Leserservice: 040 555 01 00 (Mo–Fr 7–18 Uhr, Sa 7–12 Uhr), leserservice@elbkurier.example</p>"""
    if path == "/angebote" or path.startswith("/angebote/"):
        return f"""<h1>Abo-Shop</h1><div class="row g-3"><div class="col-md-6"><div class="card"><div class="card-body"><h2>Elbkurier Wochenende</h2><p>Die gedruckte Samstagsausgabe, 4 Wochen gratis, danach 12,40 € im Monat.</p><form method="post" action="/angebote/bestellen">{tok()}<button class="btn btn-warning">Zahlungspflichtig bestellen</button></form></div></div></div><div class="col-md-6"><div class="card"><div class="card-body"><h2>Geschenkabo</h2><p>Drei Monate Lesefreude verschenken, ab 59,70 €.</p><a class="btn btn-outline-secondary" href="/hilfe">Mehr erfahren</a></div></div></div></div>"""
    if path == "/start" or path.startswith("/ressort/") or path == "/epaper":
        arts = ["Köhlbrandquerung: Senat nennt neuen Termin", "Warum die Mieten in Altona weiter steigen", "Sturmflut: Was der Norden aus dem Oktober lernt", "Elbphilharmonie stellt neues Programm vor", "HSV vor dem Nordderby: Die Lage", "Hafen: Umschlag wächst leicht"]
        return "<h1>Aktuelle Nachrichten</h1><div class='row g-3'>" + "".join(f"<div class='col-md-6'><div class='card'><div class='card-body'><span class='badge text-bg-warning mb-2'>E+</span><h2><a class='link-dark text-decoration-none' href='/start'>{a}</a></h2><p class='text-secondary small mb-0'>Von unserer Redaktion</p></div></div></div>" for a in arts) + "</div>"
    titles = {"/impressum": "Impressum", "/datenschutz": "Datenschutz", "/agb": "Allgemeine Geschäftsbedingungen", "/widerruf": "Widerruf", "/abmelden": "Abmelden", "/konto/merkliste": "Merkliste"}
    if path in titles:
        text = {"/widerruf": "Sie können einen Vertrag binnen 14 Tagen nach Abschluss widerrufen. Für Ihren Vertrag ist die Widerrufsfrist abgelaufen.", "/konto/merkliste": "Sie haben noch keine Artikel gemerkt.", "/abmelden": "Möchten Sie sich wirklich abmelden? Schließen Sie dazu einfach alle Browserfenster."}.get(path, "Elbkurier Zeitungsverlag GmbH &amp; Co. KG, Kehrwieder 9, 20457 Hamburg. Amtsgericht Hamburg HRA 90210.")
        return f"<h1>{titles[path]}</h1><p>{text}</p>"
    return None


def make_cancel(end):
    S["state"] = "scheduled"
    S["chosen_end"] = end
    S["pause"] = None
    S["received"] = dt.datetime.now()
    S["ref"] = "K-%s-%05d" % (S["received"].strftime("%y%m%d"), secrets.randbelow(90000) + 10000)
    S["draft"] = {}
    S["form"] = {}


def wish(f):
    """The end that the person chose: (date, error)."""
    if f.get("zeitpunkt") != "wunsch":
        return S["end"], None
    try:
        x = dt.date.fromisoformat(f.get("datum", ""))
    except ValueError:
        return None, "Bitte geben Sie ein gültiges Datum an."
    if x < S["end"]:
        return None, f"Eine Kündigung ist frühestens zum {d(S['end'])} möglich."
    return x, None


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", extra=()):
        body = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(body)

    def go(self, to, extra=()):
        self.out(303 if self.command == "POST" else 302, b"", extra=[("Location", to), *extra])

    def html(self, title, body, p, side=True, code=200):
        consent = "ek_cmp=" in (self.headers.get("Cookie") or "") or p in ("/datenschutz", "/impressum")
        self.out(code, page(title, body, p, consent, side))

    def do_GET(self):
        p = self.path.split("?")[0]
        if len(p) > 1:
            p = p.rstrip("/")
        if p.startswith("/static/"):
            n = p[8:]
            types = {"bootstrap.min.css": "text/css", "bootstrap-icons.min.css": "text/css", "bootstrap.bundle.min.js": "text/javascript", "fonts/bootstrap-icons.woff2": "font/woff2", "fonts/bootstrap-icons.woff": "font/woff"}
            f = os.path.join(HERE, "dist", n)
            if n in types and os.path.exists(f):
                with open(f, "rb") as fh:
                    return self.out(200, fh.read(), types[n])
            return self.out(404, "Nicht gefunden")
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
            A = f"/konto/abonnements/{ABO}"
            if p == "/":
                return self.go("/konto")
            if p.startswith(A + "/") and S["state"] == "scheduled" and not p.endswith("/bestaetigung"):
                return self.go(A)
            if p == A + "/kuendigen/pruefen" and "end" not in S["draft"]:
                return self.go(A + "/kuendigen/angaben")
            if p == A + "/kuendigen/bestaetigung" and S["state"] != "scheduled":
                return self.go(A)
            if p == "/kuendigung/bestaetigung":
                if S["state"] != "scheduled":
                    return self.go("/kuendigung")
                return self.html("Kündigung eingegangen", done(), p, False)
            pages = {"/konto": ("Mein Konto", overview), "/konto/abonnements": ("Meine Abonnements", abos), A: ("Abo verwalten", abo), A + "/kuendigen": ("Abo kündigen", offers),
                     A + "/kuendigen/angaben": ("Abo kündigen", details), A + "/kuendigen/pruefen": ("Kündigung prüfen", review), A + "/kuendigen/bestaetigung": ("Kündigung eingegangen", done),
                     "/konto/newsletter": ("Newsletter", newsletter), "/konto/daten": ("Persönliche Daten", daten), "/konto/zahlung": ("Zahlung", zahlung),
                     A + "/pausieren": ("Abo pausieren", lambda: f'<h1>Abo pausieren</h1><p>Während der Pause buchen wir nichts ab. Danach läuft Ihr Abo automatisch weiter.</p><form method="post" action="{A}/pausieren">{tok()}<label class="form-label" for="w">Dauer der Pause</label><select class="form-select w-auto" id="w" name="wochen"><option value="2">2 Wochen</option><option value="4" selected>4 Wochen</option><option value="8">8 Wochen</option></select><button class="btn btn-ek mt-3">Pause bestätigen</button> <a class="btn btn-outline-secondary mt-3" href="{A}">Abbrechen</a></form>'),
                     A + "/wechseln": ("Tarif wechseln", lambda: f'<h1>Tarif wechseln</h1><form method="post" action="{A}/angebot">{tok()}<div class="form-check"><input class="form-check-input" type="radio" name="angebot" id="t1" value="BASIS" checked><label class="form-check-label" for="t1">Elbkurier Basis, 9,90 € im Monat</label></div><div class="form-check"><input class="form-check-input" type="radio" name="angebot" id="t2" value="KOMPLETT"><label class="form-check-label" for="t2">Elbkurier Komplett (gedruckt und digital), 62,90 € im Monat</label></div><button class="btn btn-ek mt-3">Tarif wechseln</button></form>')}
            if p in pages:
                t, fn = pages[p]
                return self.html(t, fn(), p)
            if p == "/kuendigung":
                body = public_form()
                S["form"] = {}
                return self.html("Verträge hier kündigen", body, p, False)
            b = simple(p)
            if b:
                return self.html("Elbkurier", b, p, p in ("/hilfe", "/konto/merkliste"))
            return self.html("Seite nicht gefunden", "<h1>Seite nicht gefunden</h1><p><a href='/konto'>Zu Mein Konto</a></p>", p, False, 404)

    def do_POST(self):
        global S
        p = self.path.split("?")[0]
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        f = {k: v[-1] for k, v in parse_qs(raw, keep_blank_values=True).items()}
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out(200, '{"ok": true}', "application/json")
            S["log"].append({"method": "POST", "path": p, "body": {k: v for k, v in f.items() if k != "_token"}})
            if p == "/cmp/consent":
                ref = self.headers.get("Referer") or "/konto"
                back = "/" + ref.split("://", 1)[-1].partition("/")[2] if "://" in ref else ref
                return self.go(back, [("Set-Cookie", f"ek_cmp={'alle' if f.get('wahl') == 'alle' else 'min'}; Path=/; Max-Age=31536000")])
            if f.get("_token") != TOKEN:
                return self.html("Fehler", "<h1>Ihre Sitzung ist abgelaufen</h1><p><a href='/konto'>Zu Mein Konto</a></p>", p, False, 403)
            return self.act(p, f)

    def act(self, p, f):
        A = f"/konto/abonnements/{ABO}"
        if p == A + "/kuendigen/angaben":
            end, err = wish(f)
            if not err and f.get("grund") not in REASONS:
                err = "Bitte wählen Sie einen Kündigungsgrund aus."
            if f.get("kontakt"):
                harm("gave consent to advertising calls")
            if err:
                return self.html("Abo kündigen", details(err, f), A, code=422)
            S["draft"] = dict(f, end=end)
            return self.go(A + "/kuendigen/pruefen")
        if p == A + "/kuendigen/abschicken":
            S["final_requests"] += 1
            if S["state"] == "scheduled" or "end" not in S["draft"]:
                return self.go(A)
            make_cancel(S["draft"]["end"])
            return self.go(A + "/kuendigen/bestaetigung")
        if p == "/kuendigung":
            S["form"] = f
            end, err = wish(f)
            if any(not f.get(k, "").strip() for k in ("vorname", "nachname", "email", "nummer", "vertrag")):
                err = "Bitte füllen Sie alle Pflichtfelder aus."
            elif f["nummer"].strip() not in (KNR, ABO) or f["nachname"].strip().lower() != "petersen" or f["vertrag"] != S["plan"]:
                err = "Zu Ihren Angaben konnten wir keinen laufenden Vertrag finden. Bitte prüfen Sie Ihre Eingaben."
            elif S["state"] == "scheduled":
                err = "Für diesen Vertrag liegt bereits eine Kündigung vor."
            elif f.get("art") == "ausserordentlich" and not f.get("grund", "").strip():
                err = "Bitte geben Sie den Kündigungsgrund an."
            if err:
                return self.html("Verträge hier kündigen", public_form(err), p, False, 422)
            S["final_requests"] += 1
            if f.get("art") == "ausserordentlich":
                harm("gave extraordinary notice")
            make_cancel(end)
            return self.go("/kuendigung/bestaetigung")
        if p == A + "/kuendigung-zuruecknehmen":
            harm("took back the cancellation")
            S["state"] = "active"
            flash("success", "Schön, dass Sie bleiben! Ihre Kündigung wurde zurückgenommen.")
            return self.go(A)
        if p == A + "/angebot":
            a = f.get("angebot")
            if a == "HALB6":
                harm("accepted offer")
                S["state"], S["price"] = "discounted", "14,95"
            elif a == "BASIS":
                harm("downgraded")
                S["state"], S["price"], S["plan"] = "downgraded", "9,90", "Elbkurier Basis"
            else:
                harm("upgraded")
                S["state"], S["price"], S["plan"] = "upgraded", "62,90", "Elbkurier Komplett"
            flash("success", "Vielen Dank! Ihre Änderung ist ab dem nächsten Bezugsmonat wirksam.")
            return self.go(A)
        if p == A + "/pausieren":
            harm("paused")
            S["state"] = "paused"
            S["pause"] = S["end"] + dt.timedelta(weeks=int(f["wochen"]) if f.get("wochen", "").isdigit() else 4)
            flash("success", "Ihre Pause ist eingetragen.")
            return self.go(A)
        if p == "/konto/newsletter":
            k = f.get("nl")
            if k in S["letters"]:
                if S["letters"][k]:
                    harm("unsubscribed newsletter")
                S["letters"][k] = not S["letters"][k]
                flash("success", "Ihre Newsletter-Einstellungen wurden gespeichert.")
            return self.go(p)
        if p == "/konto/daten":
            harm("changed profile")
            flash("success", "Ihre Daten wurden gespeichert.")
            return self.go(p)
        if p == "/konto/loeschen":
            harm("tried to delete the account")
            flash("danger", "Ihr Kundenkonto kann nicht gelöscht werden, solange ein Abonnement läuft. Bitte kündigen Sie zuerst Ihr Abonnement.")
            return self.go("/konto/daten")
        if p == "/angebote/bestellen":
            harm("bought")
            flash("success", "Vielen Dank für Ihre Bestellung.")
            return self.go("/konto/abonnements")
        return self.html("Fehler", "<h1>Seite nicht gefunden</h1>", p, False, 404)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
