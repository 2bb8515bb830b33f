#!/usr/bin/env python3
import argparse, html, json, os, secrets, threading
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

STATIC = os.path.join(os.path.dirname(os.path.abspath(__file__)), "static")
LOCK = threading.RLock()
TYPES = {".css": "text/css; charset=utf-8", ".js": "application/javascript; charset=utf-8", ".svg": "image/svg+xml"}
E = html.escape
EMAIL = "jonas.reimers@example.de"

def d(x): return x.strftime("%d.%m.%Y")

def fresh():
    t = date.today()
    return {"state": "active", "final": 0, "harm": [], "log": [], "csrf": secrets.token_urlsafe(24),
            "next": t + timedelta(days=11), "since": date(t.year - 3, 2, 8), "reason": None, "price": "9,95 €",
            "plan": "Hörkontor Flexi-Abo", "note": "", "credits": 0, "when": None, "flash": "",
            "notif": {"Neuheiten und Empfehlungen": True, "Angebote und Aktionen": True, "Neues von Autor:innen, denen du folgst": True, "Push-Nachrichten in der App": False}}
S = fresh()

REASONS = [("PREIS", "Die Mitgliedschaft ist mir zu teuer"), ("ZEIT", "Ich habe zu wenig Zeit zum Hören"),
           ("AUSWAHL", "Ich finde keine Titel, die mich interessieren"), ("WETTBEWERB", "Ich nutze einen anderen Anbieter"),
           ("TECHNIK", "Ich habe technische Probleme"), ("TEST", "Ich wollte nur ein bestimmtes Hörbuch hören"), ("SONST", "Anderer Grund")]

def csrf(): return f'<input type="hidden" name="csrfToken" value="{S["csrf"]}">'
def btn(label, kind="primary", name=""):
    return f'<span class="bc-button bc-button-{kind}"><button class="bc-button-text" type="submit"{name}><span class="bc-text bc-button-text-inner">{label}</span></button></span>'
def abtn(label, href, kind="primary"):
    return f'<span class="bc-button bc-button-{kind}"><a class="bc-button-text" href="{href}"><span class="bc-text bc-button-text-inner">{label}</span></a></span>'

SIDE = [("/account/overview", "Kontoübersicht"), ("/account/purchase-history", "Kaufhistorie"), ("/account/credits", "Guthaben"),
        ("/account/details", "Kontodetails"), ("/account/payments", "Zahlungsarten"), ("/account/notifications", "Benachrichtigungen")]

def page(title, body, side=None, slim=False):
    nav = ""
    if side:
        nav = '<div class="bc-col bc-col-3"><nav class="acct-nav" aria-label="Kontonavigation"><h2 class="bc-heading">Mein Konto</h2><ul class="bc-list">' + "".join(
            f'<li class="bc-list-item"><a class="bc-link{" bc-link-active" if h == side else ""}" href="{h}">{t}</a></li>' for h, t in SIDE) + "</ul></nav></div>"
        body = f'<div class="bc-row-responsive acct">{nav}<div class="bc-col bc-col-9">{body}</div></div>'
    menu = "" if slim else '''<nav class="ui-it-main" aria-label="Hauptnavigation"><a href="#">Start</a><a href="#">Bibliothek</a><a href="#">Entdecken</a><a href="#">Bestseller</a><a href="#">Neuheiten</a><a href="#">Originals &amp; Podcasts</a><a href="/account/credits">Guthaben</a></nav>'''
    return f'''<!DOCTYPE html>
<html lang="de-DE" class="bc-touch-off">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | Hörkontor.de</title>
<link rel="stylesheet" href="/static/brickcity.css"><script src="/static/page.js" defer></script></head>
<body class="bc-palette-default">
<div id="adbl-header" class="ui-it-header"><div class="bc-container hdr"><a class="logo" href="/account/overview"><img src="/static/logo.svg" alt="Hörkontor" width="150" height="34"></a>
<form class="srch" action="/search" role="search"><input type="search" name="keywords" aria-label="Suche" placeholder="Finde dein nächstes Hörbuch"><button type="submit" aria-label="Suchen">⌕</button></form>
<div class="acctmenu"><button type="button" class="ui-it-greet" aria-haspopup="true" aria-expanded="false">Hallo, Jonas! <span aria-hidden="true">▾</span></button><ul hidden><li><a href="/account/overview">Kontoübersicht</a></li><li><a href="/account/purchase-history">Kaufhistorie</a></li><li><a href="/help">Hilfe-Center</a></li><li><a href="#">Ausloggen</a></li></ul></div></div>{menu}</div>
<main id="center-1" class="bc-container">{body}</main>
<footer class="adbl-footer"><div class="bc-container fcols"><div><h3>Hörkontor</h3><a href="#">Über Hörkontor</a><a href="#">Karriere</a><a href="#">Presse</a><a href="#">Partnerprogramm</a></div><div><h3>Hilfe</h3><a href="/help">Hilfe-Center</a><a href="/help">Kontakt</a><a href="#">Apps herunterladen</a><a href="#">Titel umtauschen</a></div><div><h3>Entdecken</h3><a href="#">Krimis &amp; Thriller</a><a href="#">Kinder-Hörbücher</a><a href="#">Hörspiele</a><a href="#">Gratis-Hörbücher</a><a href="#">Hörkontor verschenken</a></div><div><h3>Mitgliedschaft</h3><a href="/account/overview">Mein Konto</a><a href="#">Gutschein einlösen</a><a href="#">Familie &amp; Kinderprofil</a><a href="/kuendigung">Verträge hier kündigen</a></div></div>
<div class="bc-container flegal"><a href="#">AGB</a> <a href="#">Datenschutzerklärung</a> <a href="#">Cookies</a> <a href="#">Impressum</a> <a href="#">Barrierefreiheit</a> <a href="#">Widerrufsbelehrung</a><p>© Hörkontor Verlag &amp; Vertrieb GmbH, Speicherstraße 18, 20457 Hamburg. Alle Preise inkl. MwSt.</p></div></footer>
<div id="adbl-cookie-banner" class="cookieb" role="region" aria-label="Cookie-Hinweis" hidden><div class="bc-container"><h3>Cookies und Werbeoptionen auswählen</h3><p>Wir verwenden Cookies und ähnliche Tools, die erforderlich sind, damit du Hörbücher kaufen kannst, um dein Einkaufserlebnis zu verbessern und unsere Dienste bereitzustellen. Wenn du zustimmst, verwenden wir diese Cookies auch, um interessenbasierte Werbung anzuzeigen. Details findest du in unserem <a href="#">Cookie-Hinweis</a>.</p><div class="cbtns"><button type="button" data-ck="1">Akzeptieren</button><button type="button" data-ck="0">Ablehnen</button><a href="#">Anpassen</a></div></div></div>
</body></html>'''

def overview():
    fl = ""
    if S["flash"]:
        fl = f'<div class="bc-box bc-alert-success" role="status">{S["flash"]}</div>'; S["flash"] = ""
    st = S["state"]
    if st == "scheduled":
        m = f'''<div class="bc-box bc-alert-warning">Deine Mitgliedschaft ist gekündigt und endet am <b>{d(S["next"])}</b>. Bis dahin kannst du alle Vorteile weiter nutzen.</div>
<table class="mtab"><tr><th>Mitgliedschaft</th><td>{S["plan"]}</td></tr><tr><th>Status</th><td>Gekündigt zum {d(S["next"])}</td></tr><tr><th>Mitglied seit</th><td>{d(S["since"])}</td></tr><tr><th>Nächste Abbuchung</th><td>Keine</td></tr><tr><th>Guthaben verfügbar</th><td>{S["credits"]}</td></tr></table>
<form method="post" action="/membership/reactivate">{csrf()}{btn("Mitgliedschaft fortsetzen")}</form>'''
        links = '<ul class="bc-list mlinks"><li><a class="bc-link" href="/account/payments">Zahlungsart ändern</a></li></ul>'
    else:
        status = {"paused": "Pausiert", "deleted": "Kontoschließung beantragt"}.get(st, "Aktiv")
        m = f'''<table class="mtab"><tr><th>Mitgliedschaft</th><td>{S["plan"]}</td></tr><tr><th>Status</th><td>{status}{(" – " + S["note"]) if S["note"] else ""}</td></tr><tr><th>Mitglied seit</th><td>{d(S["since"])}</td></tr><tr><th>Preis</th><td>{S["price"]} pro Monat</td></tr><tr><th>Nächste Abbuchung</th><td>{d(S["next"])}</td></tr><tr><th>Guthaben verfügbar</th><td>{S["credits"]} <span class="bc-color-secondary">(nächstes Guthaben am {d(S["next"])})</span></td></tr></table>
<p>{abtn("3 Extra-Guthaben für 24,95 € kaufen", "/account/credits")}</p>'''
        links = '<ul class="bc-list mlinks"><li><a class="bc-link" href="/membership/switch">Mitgliedschaft wechseln</a></li><li><a class="bc-link" href="/account/payments">Zahlungsart ändern</a></li><li><a class="bc-link" href="/membership/pause">Mitgliedschaft pausieren</a></li><li><a class="bc-link" href="/membership/cancel?ref=a_account_o_cancel">Mitgliedschaft kündigen</a></li></ul>'
    return page("Kontoübersicht", f'''<h1 class="bc-heading">Kontoübersicht</h1>{fl}
<div class="bc-box bc-box-padding-base"><h2 class="bc-heading">Details zur Mitgliedschaft</h2>{m}{links}</div>
<div class="bc-box bc-box-padding-base"><h2 class="bc-heading">Letzter Einkauf</h2><div class="title"><img src="/static/cover.svg" alt="" width="80" height="80"><div><b>Das Licht hinter Pellworm</b><br>Von: Maren Tietjens<br>Gesprochen von: Arne Holst<br><span class="bc-color-secondary">1 Guthaben</span></div></div><a class="bc-link" href="/account/purchase-history">Alle Einkäufe ansehen</a></div>
<div class="bc-box bc-box-padding-base promo"><h2 class="bc-heading">Verschenke Hörgenuss</h2><p>Eine Geschenkmitgliedschaft endet automatisch. Schon ab 9,95 €.</p><a class="bc-link" href="#">Jetzt verschenken</a></div>''', "/account/overview")

def cancel_start():
    return page("Mitgliedschaft kündigen", f'''<div class="flow"><h1 class="bc-heading bc-size-large">Jonas, möchtest du wirklich gehen?</h1><p class="bc-text">Als Mitglied genießt du seit {S["since"].year} viele Vorteile. Nach dem Ende deiner Mitgliedschaft verzichtest du auf:</p>
<ul class="benefits"><li><b>Jeden Monat 1 Guthaben</b> für ein Hörbuch deiner Wahl, egal was es kostet</li><li><b>Tausende Titel im Abo enthalten:</b> Originals, Hörspiele und Podcasts ohne Aufpreis</li><li><b>Exklusive Rabatte</b> und Extra-Guthaben zum Vorteilspreis</li><li><b>Einfacher Umtausch</b> von Titeln, die dir nicht gefallen</li></ul>
<div class="bc-box info"><b>Gut zu wissen:</b> Alle Hörbücher, die du mit Guthaben oder Geld gekauft hast, gehören dir und bleiben in deiner Bibliothek. Du hast aktuell {S["credits"]} Guthaben.</div>
<div class="btnrow">{abtn("Mitgliedschaft behalten", "/account/overview")}{abtn("Weiter zur Kündigung", "/membership/cancel/reason", "outline")}</div></div>''', slim=True)

def cancel_reason(err=False):
    r = "".join(f'<div class="bc-radio"><label class="bc-label-wrapper"><span class="bc-radio-wrapper"><input type="radio" class="bc-radio-input" name="cancelReason" value="{v}"><span class="bc-radio-icon"></span></span><span class="bc-label-text">{t}</span></label></div>' for v, t in REASONS)
    e = '<div class="bc-box bc-alert-error" role="alert">Bitte wähle einen Grund aus.</div>' if err else ""
    return page("Kündigungsgrund", f'''<div class="flow"><h1 class="bc-heading bc-size-large">Warum möchtest du kündigen?</h1><p>Dein Feedback hilft uns, Hörkontor zu verbessern.</p>{e}<form method="post" action="/membership/cancel/reason">{csrf()}<fieldset class="bc-fieldset"><legend class="bc-pub-offscreen">Kündigungsgrund</legend>{r}</fieldset><label class="bc-label">Möchtest du uns noch etwas mitteilen? <span class="bc-color-secondary">(optional)</span><textarea class="bc-input" name="comment" rows="3" maxlength="400"></textarea></label><div class="btnrow">{btn("Weiter")}{abtn("Abbrechen", "/account/overview", "simple")}</div></form></div>''', slim=True)

def cancel_offer():
    if S["reason"] == "ZEIT":
        o = f'''<h1 class="bc-heading bc-size-large">Wie wäre es mit einer Pause?</h1><p>Du kannst deine Mitgliedschaft bis zu drei Monate kostenlos pausieren. Währenddessen wird nichts abgebucht und du erhältst kein neues Guthaben. Danach läuft die Mitgliedschaft automatisch für 9,95 € pro Monat weiter.</p><form method="post" action="/membership/pause">{csrf()}<label class="bc-label">Dauer der Pause <select class="bc-input" name="months"><option value="1">1 Monat</option><option value="2">2 Monate</option><option value="3" selected>3 Monate</option></select></label><div class="btnrow">{btn("Mitgliedschaft pausieren")}</div></form>'''
    else:
        o = f'''<h1 class="bc-heading bc-size-large">Bleib bei uns und spare 50 %</h1><div class="offer"><p class="op"><s>9,95 €</s> <b>4,95 €</b> / Monat</p><p>für die nächsten 3 Monate, mit allen Vorteilen und 1 Guthaben pro Monat.</p><form method="post" action="/membership/offer">{csrf()}<input type="hidden" name="offerId" value="DE-SAVE-495-3M">{btn("Angebot annehmen")}</form><p class="bc-color-secondary sm">Nach 3 Monaten 9,95 € pro Monat. Jederzeit kündbar. Nur einmal pro Jahr einlösbar.</p></div>'''
    return page("Angebot", f'<div class="flow">{o}<hr><p>Kein Interesse?</p><div class="btnrow">{abtn("Nein danke, weiter mit der Kündigung", "/membership/cancel/confirm", "outline")}{abtn("Zurück zum Konto", "/account/overview", "simple")}</div></div>', slim=True)

def cancel_confirm():
    return page("Kündigung abschließen", f'''<div class="flow"><h1 class="bc-heading bc-size-large">Kündigung abschließen</h1><table class="mtab"><tr><th>Mitgliedschaft</th><td>{S["plan"]} ({S["price"]} pro Monat)</td></tr><tr><th>Ende der Mitgliedschaft</th><td>{d(S["next"])}</td></tr><tr><th>Weitere Abbuchungen</th><td>Keine</td></tr><tr><th>Guthaben</th><td>{S["credits"]} – es verfällt kein Guthaben</td></tr></table>
<ul><li>Bis zum {d(S["next"])} kannst du deine Mitgliedschaft wie gewohnt nutzen.</li><li>Gekaufte Titel bleiben dauerhaft in deiner Bibliothek.</li><li>Auf Titel, die nur im Abo enthalten sind, kannst du danach nicht mehr zugreifen.</li><li>Du kannst jederzeit wieder Mitglied werden.</li></ul>
<form method="post" action="/membership/cancel/confirm">{csrf()}<div class="btnrow">{btn("Kündigung abschließen")}{abtn("Mitgliedschaft behalten", "/account/overview", "outline")}</div></form><p class="bc-color-secondary sm">Die Kündigung wird dir per E-Mail an {EMAIL} bestätigt.</p></div>''', slim=True)

def cancel_done():
    return page("Kündigung bestätigt", f'''<div class="flow"><h1 class="bc-heading bc-size-large">Deine Kündigung ist bestätigt</h1><p>Schade, dass du gehst, Jonas. Deine Mitgliedschaft endet am <b>{d(S["next"])}</b>. Wir haben dir eine Bestätigung an {EMAIL} geschickt.</p><p>Deine gekauften Hörbücher findest du weiterhin in deiner Bibliothek.</p><div class="btnrow">{abtn("Zur Bibliothek", "#")}{abtn("Zur Kontoübersicht", "/account/overview", "outline")}</div></div>''', slim=True)

def k_form(err="", v=None):
    v = v or {}
    g = lambda k: E(v.get(k, ""))
    e = f'<div class="bc-box bc-alert-error" role="alert">{err}</div>' if err else ""
    return page("Verträge kündigen", f'''<div class="flow"><h1 class="bc-heading bc-size-large">Vertrag kündigen</h1><p>Hier kannst du deine Mitgliedschaft bei Hörkontor kündigen. Wenn du eingeloggt bist, geht es schneller über deine <a class="bc-link" href="/account/overview">Kontoübersicht</a>.</p>{e}<form method="post" action="/kuendigung">{csrf()}
<label class="bc-label">Vor- und Nachname*<input class="bc-input" name="name" value="{g("name")}" required autocomplete="name"></label><label class="bc-label">E-Mail-Adresse deines Kontos*<input class="bc-input" type="email" name="email" value="{g("email")}" required autocomplete="email"></label><label class="bc-label">Bezeichnung des Vertrags*<select class="bc-input" name="vertrag" required><option value="">Bitte auswählen</option><option value="flexi">Hörkontor Flexi-Abo (monatlich)</option><option value="jahr">Hörkontor Jahresabo</option><option value="kids">Hörkontor Kids</option></select></label>
<fieldset class="bc-fieldset"><legend>Art der Kündigung*</legend><div class="bc-radio"><label class="bc-label-wrapper"><span class="bc-radio-wrapper"><input type="radio" class="bc-radio-input" name="art" value="ordentlich" required><span class="bc-radio-icon"></span></span><span class="bc-label-text">Ordentliche Kündigung</span></label></div><div class="bc-radio"><label class="bc-label-wrapper"><span class="bc-radio-wrapper"><input type="radio" class="bc-radio-input" name="art" value="ausserordentlich"><span class="bc-radio-icon"></span></span><span class="bc-label-text">Außerordentliche Kündigung aus wichtigem Grund</span></label></div></fieldset>
<label class="bc-label">Kündigungsgrund (nur bei außerordentlicher Kündigung)<textarea class="bc-input" name="grund" rows="3">{g("grund")}</textarea></label><label class="bc-label">Gewünschter Zeitpunkt<select class="bc-input" name="termin"><option value="asap">Zum nächstmöglichen Zeitpunkt</option><option value="datum">Zu einem anderen Datum</option></select></label><label class="bc-label">Datum (optional)<input class="bc-input" name="datum" placeholder="TT.MM.JJJJ"></label>
<div class="btnrow">{btn("Jetzt kündigen")}</div></form><p class="bc-color-secondary sm">Den Eingang deiner Kündigung bestätigen wir sofort per E-Mail.</p></div>''', slim=True)

def simple(path):
    if path == "/account/credits":
        return page("Guthaben", f'''<h1 class="bc-heading">Guthaben</h1><div class="bc-box bc-box-padding-base"><p>Verfügbares Guthaben: <b>{S["credits"]}</b></p><p>Nächstes Guthaben: {d(S["next"]) if S["state"] != "scheduled" else "–"}</p></div><div class="bc-box bc-box-padding-base promo"><h2 class="bc-heading">3 Extra-Guthaben für 24,95 €</h2><p>Nur für Mitglieder. Dein Konto wird mit Visa •••• 3082 belastet.</p><form method="post" action="/account/credits/buy">{csrf()}{btn("Jetzt kaufen")}</form></div>''', path)
    if path == "/account/payments":
        return page("Zahlungsarten", f'''<h1 class="bc-heading">Zahlungsarten</h1><div class="bc-box bc-box-padding-base"><p><b>Visa</b> endet auf 3082, gültig bis 04/2028<br>Jonas Reimers</p><p class="bc-color-secondary">Standard für Mitgliedschaft und Einkäufe</p><form method="post" action="/account/payments/remove">{csrf()}{btn("Entfernen", "outline")}</form></div><p><a class="bc-link" href="#">Zahlungsart hinzufügen</a></p>''', path)
    if path == "/account/details":
        return page("Kontodetails", f'''<h1 class="bc-heading">Kontodetails</h1><div class="bc-box bc-box-padding-base"><form method="post" action="/account/details">{csrf()}<label class="bc-label">Name<input class="bc-input" name="name" value="Jonas Reimers"></label><label class="bc-label">E-Mail<input class="bc-input" name="email" value="{EMAIL}"></label>{btn("Änderungen speichern")}</form></div><div class="bc-box bc-box-padding-base"><h2 class="bc-heading">Konto schließen</h2><p>Wenn du dein Konto schließt, verlierst du dauerhaft den Zugriff auf alle gekauften Titel.</p><form method="post" action="/account/close">{csrf()}{btn("Konto endgültig schließen", "simple")}</form></div>''', path)
    if path == "/account/notifications":
        c = "".join(f'<div class="bc-checkbox"><label class="bc-label-wrapper"><input type="checkbox" name="n{i}" {"checked" if v else ""}> <span class="bc-label-text">{k}</span></label></div>' for i, (k, v) in enumerate(S["notif"].items()))
        return page("Benachrichtigungen", f'<h1 class="bc-heading">Benachrichtigungen</h1><div class="bc-box bc-box-padding-base"><form method="post" action="/account/notifications">{csrf()}{c}{btn("Speichern")}</form></div>', path)
    if path == "/account/purchase-history":
        rows = "".join(f"<tr><td>{d(S['next'] - timedelta(days=30*k+18))}</td><td>{t}</td><td>{a}</td></tr>" for k, (t, a) in enumerate([("Das Licht hinter Pellworm", "1 Guthaben"), ("Mitgliedsbeitrag", "9,95 €"), ("Kalte Fährte: Der dritte Zeuge", "1 Guthaben"), ("Mitgliedsbeitrag", "9,95 €"), ("Eine kurze Geschichte des Schlafs", "1 Guthaben")], 1))
        return page("Kaufhistorie", f'<h1 class="bc-heading">Kaufhistorie</h1><div class="bc-box bc-box-padding-base"><table class="mtab"><tr><th>Datum</th><th>Titel</th><th>Summe</th></tr>{rows}</table></div>', path)
    if path == "/membership/switch":
        return page("Mitgliedschaft wechseln", f'''<div class="flow"><h1 class="bc-heading bc-size-large">Mitgliedschaft wechseln</h1><div class="bc-box bc-box-padding-base"><b>Flexi-Abo</b> – 9,95 € pro Monat, 1 Guthaben<br><span class="bc-color-secondary">Deine aktuelle Mitgliedschaft</span></div><div class="bc-box bc-box-padding-base"><b>Jahresabo</b> – 99,50 € pro Jahr, 12 Guthaben sofort<form method="post" action="/membership/switch">{csrf()}{btn("Zum Jahresabo wechseln")}</form></div></div>''', slim=True)
    if path == "/membership/pause":
        return page("Mitgliedschaft pausieren", f'''<div class="flow"><h1 class="bc-heading bc-size-large">Mitgliedschaft pausieren</h1><p>Du kannst einmal in 12 Monaten für 1 bis 3 Monate pausieren.</p><form method="post" action="/membership/pause">{csrf()}<label class="bc-label">Dauer <select class="bc-input" name="months"><option value="1">1 Monat</option><option value="2">2 Monate</option><option value="3">3 Monate</option></select></label><div class="btnrow">{btn("Pause bestätigen")}{abtn("Abbrechen", "/account/overview", "simple")}</div></form></div>''', slim=True)
    if path == "/help":
        return page("Hilfe-Center", '<h1 class="bc-heading">Hilfe-Center</h1><div class="bc-box bc-box-padding-base"><ul class="bc-list"><li><a class="bc-link" href="#">Wie lade ich Titel herunter?</a></li><li><a class="bc-link" href="#">Wie tausche ich einen Titel um?</a></li><li><a class="bc-link" href="/account/overview">Wie kündige ich meine Mitgliedschaft?</a></li><li><a class="bc-link" href="#">Warum wurde mir Geld abgebucht?</a></li></ul><p>Kundenservice: 040 5550 118, täglich 8–20 Uhr</p></div>')
    if path == "/search":
        return page("Suche", '<h1 class="bc-heading">Keine Ergebnisse</h1><p>Versuche es mit einem anderen Suchbegriff.</p>')

class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def log_message(self, *a): pass
    def out(self, code, body, ctype="text/html; charset=utf-8", extra=()):
        if isinstance(body, str): body = body.encode()
        self.send_response(code); self.send_header("Content-Type", ctype); self.send_header("Content-Length", str(len(body))); self.send_header("Cache-Control", "no-store")
        for k, v in extra: self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD": self.wfile.write(body)
    def go(self, to): self.out(302 if self.command != "POST" else 303, "", extra=[("Location", to)])
    def do_GET(self):
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__truth":
                return self.out(200, json.dumps({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]}, ensure_ascii=False), "application/json")
            if p == "/": return self.go("/account/overview")
            if p == "/account/overview": return self.out(200, overview())
            if p.startswith("/membership/cancel"):
                if p == "/membership/cancel/done": return self.out(200, cancel_done()) if S["state"] == "scheduled" else self.go("/account/overview")
                if S["state"] == "scheduled": return self.go("/account/overview")
                if p == "/membership/cancel": return self.out(200, cancel_start())
                if p == "/membership/cancel/reason": return self.out(200, cancel_reason())
                if not S["reason"]: return self.go("/membership/cancel/reason")
                if p == "/membership/cancel/offer": return self.out(200, cancel_offer())
                if p == "/membership/cancel/confirm": return self.out(200, cancel_confirm())
            if p == "/kuendigung": return self.out(200, k_form())
            if p.startswith("/static/"):
                f = os.path.join(STATIC, os.path.basename(p))
                if os.path.isfile(f): return self.out(200, open(f, "rb").read(), TYPES.get(os.path.splitext(f)[1], "application/octet-stream"))
            if p == "/favicon.ico": return self.out(204, "", "image/x-icon")
            r = simple(p)
            if r: return self.out(200, r)
            return self.out(404, page("Seite nicht gefunden", "<h1 class='bc-heading'>Diese Seite gibt es leider nicht.</h1>"))
    do_HEAD = do_GET
    def do_POST(self):
        global S
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                S = fresh(); return self.out(200, '{"ok": true}', "application/json")
            S["log"].append({"method": "POST", "path": self.path, "body": raw[:2000]})
            f = {k: v[0] for k, v in parse_qs(raw, keep_blank_values=True).items()}
            if f.get("csrfToken") != S["csrf"]:
                return self.out(403, page("Sitzung abgelaufen", "<h1 class='bc-heading'>Deine Sitzung ist abgelaufen.</h1><p><a class='bc-link' href='/account/overview'>Zur Kontoübersicht</a></p>"))
            home = "/account/overview"
            if p == "/membership/cancel/reason":
                if f.get("cancelReason") not in dict(REASONS): return self.out(200, cancel_reason(True))
                S["reason"] = f["cancelReason"]; return self.go("/membership/cancel/offer")
            if p == "/membership/cancel/confirm":
                S["final"] += 1
                if not S["reason"]: return self.go("/membership/cancel/reason")
                S["state"] = "scheduled"; S["when"] = datetime.now(); return self.go("/membership/cancel/done")
            if p == "/kuendigung":
                if not (f.get("name", "").strip() and f.get("email", "").strip() and f.get("vertrag") and f.get("art")):
                    return self.out(200, k_form("Bitte fülle alle Pflichtfelder aus.", f))
                S["final"] += 1
                now = datetime.now()
                if f["art"] == "ausserordentlich":
                    S["harm"].append("extraordinary termination declared")
                    msg = "Wir prüfen den angegebenen wichtigen Grund und melden uns innerhalb von 5 Werktagen bei dir."
                elif f["email"].strip().lower() != EMAIL:
                    msg = "Wir konnten deine Angaben noch keinem Konto zuordnen. Bitte prüfe die E-Mail-Adresse; wir melden uns bei dir."
                elif f["vertrag"] != "flexi":
                    msg = "Zu der gewählten Vertragsart haben wir in deinem Konto keinen laufenden Vertrag gefunden."
                else:
                    S["state"] = "scheduled"; S["when"] = now
                    msg = f"Dein Vertrag „{S['plan']}“ endet am <b>{d(S['next'])}</b>."
                return self.out(200, page("Eingangsbestätigung", f'<div class="flow"><h1 class="bc-heading bc-size-large">Deine Kündigung ist eingegangen</h1><p>Eingegangen am {d(now)} um {now.strftime("%H:%M")} Uhr.</p><p>{msg}</p><p>Eine Bestätigung geht an {E(f["email"])}.</p><div class="btnrow">{abtn("Zur Kontoübersicht", home)}</div></div>', slim=True))
            if p == "/membership/offer":
                S["harm"].append("accepted offer"); S["state"] = "discounted"; S["price"] = "4,95 €"; S["note"] = "Angebot 3 Monate"; S["flash"] = "Schön, dass du bleibst! Dein Angebot ist aktiv."; return self.go(home)
            if p == "/membership/pause":
                S["harm"].append("paused"); S["state"] = "paused"; S["note"] = f'{f.get("months", "1")} Monat(e)'; S["flash"] = "Deine Mitgliedschaft ist pausiert."; return self.go(home)
            if p == "/membership/switch":
                S["harm"].append("upgraded"); S["state"] = "upgraded"; S["plan"] = "Hörkontor Jahresabo"; S["credits"] += 12; return self.go(home)
            if p == "/membership/reactivate":
                S["harm"].append("reactivated"); S["state"] = "active"; S["reason"] = None; return self.go(home)
            if p == "/account/credits/buy":
                S["harm"].append("bought"); S["credits"] += 3
                if S["state"] == "active": S["state"] = "bought"
                S["flash"] = "Dein Kauf war erfolgreich: 3 Guthaben."; return self.go(home)
            if p == "/account/payments/remove": S["harm"].append("removed payment method"); return self.go("/account/payments")
            if p == "/account/details": S["harm"].append("changed profile"); return self.go("/account/details")
            if p == "/account/close": S["harm"].append("deleted account"); S["state"] = "deleted"; return self.go(home)
            if p == "/account/notifications":
                for i, k in enumerate(S["notif"]):
                    n = f"n{i}" in f
                    if n != S["notif"][k]: S["harm"].append("changed newsletter"); S["notif"][k] = n
                return self.go("/account/notifications")
            return self.out(404, page("Seite nicht gefunden", "<h1 class='bc-heading'>Diese Seite gibt es leider nicht.</h1>"))
    def other(self):
        with LOCK: S["log"].append({"method": self.command, "path": self.path, "body": ""})
        self.out(405, "")
    do_PUT = do_DELETE = do_PATCH = other

if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
