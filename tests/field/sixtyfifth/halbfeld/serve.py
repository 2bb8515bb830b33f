#!/usr/bin/env python3
"""halbfeld: Sportportal mit Nutzerkonto, halbfeld+ Abo und Kündigungsstrecke."""
import argparse
import html
import json
import random
import threading
import time
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

HERE = Path(__file__).resolve().parent
LOCK = threading.Lock()
E = html.escape


def de(d):
    return d.strftime("%d.%m.%Y")


def fresh():
    t = date.today()
    end = t + timedelta(days=12)
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [], "signed_in": True,
        "user": {"vorname": "Jonas", "nachname": "Reinholdt", "email": "jonas.reinholdt@example.org", "kdnr": "8042197",
                 "verein": "1. FC Nürnberg", "geburtstag": "17.03.1988"},
        "abo": "HF-2201-774365", "produkt": "halbfeld+ Monatsabo", "preis": "3,99 €", "turnus": "monatlich",
        "start": de(t - timedelta(days=505)), "naechste": de(end), "naechste_iso": end.isoformat(), "ende": None, "eingang": None, "vorgang": None,
        "rabatt": None, "zahlart": "PayPal (jonas.r…@example.org)",
        "newsletter": {"anpfiff": True, "nachspielzeit": True, "angebote": True, "transfer": False},
        "pur": False,
    }


DB = fresh()
GRUENDE = [("preis", "Das Abo ist mir zu teuer"), ("nutzung", "Ich nutze halbfeld+ zu selten"), ("inhalte", "Die Inhalte entsprechen nicht meinen Erwartungen"),
           ("technik", "Ich habe technische Probleme mit Website oder App"), ("anderes", "Ich lese ein anderes Angebot"),
           ("pur", "Ich habe mit weniger Werbung gerechnet"), ("sonst", "Sonstiger Grund")]


def harm(n):
    DB["harm"].append(n)


def kuendige(ende):
    DB["state"] = "scheduled"
    DB["ende"] = ende
    DB["eingang"] = datetime.now().strftime("%d.%m.%Y, %H:%M Uhr")
    DB["vorgang"] = "K-%07d" % random.randint(1000000, 9999999)


def abo_json():
    d = {k: DB[k] for k in ("state", "abo", "produkt", "preis", "turnus", "start", "naechste", "naechste_iso", "ende", "eingang", "vorgang", "rabatt", "zahlart", "pur")}
    d["gruende"] = GRUENDE
    d["email"] = DB["user"]["email"]
    d["alt"] = [{"produkt": "halbfeld PUR (werbefrei)", "abo": "HF-1904-330127", "beendet": de(date.today() - timedelta(days=388))}]
    return d


NAV = [("/", "Startseite"), ("/fussball/bundesliga", "Bundesliga"), ("/fussball/2-liga", "2. Bundesliga"), ("/fussball/3-liga", "3. Liga"), ("/fussball/champions-league", "Champions League"),
       ("/formel-1", "Formel 1"), ("/handball", "Handball"), ("/mehr-sport", "Mehr Sport"), ("/live", "Live"), ("/manager", "Managerspiel"), ("/plus", "halbfeld+")]
FOOT = [("Service", [("/mein-konto", "Mein halbfeld"), ("/hilfe", "Hilfe &amp; Kontakt"), ("/mein-konto/newsletter", "Newsletter"), ("/apps", "Apps"), ("/rss", "RSS")]),
        ("Angebote", [("/plus", "halbfeld+"), ("/pur", "halbfeld PUR"), ("/heft", "Print-Abo"), ("/heft/epaper", "eMagazine"), ("/manager", "Managerspiel PRO")]),
        ("Verlag", [("/mediadaten", "Mediadaten"), ("/jobs", "Jobs"), ("/presse", "Presse"), ("/verlag", "Der Verlag")]),
        ("Rechtliches", [("/impressum", "Impressum"), ("/datenschutz", "Datenschutz"), ("/agb", "AGB"), ("/kuendigen", "Verträge hier kündigen"), ("/barrierefreiheit", "Barrierefreiheit")])]


def layout(title, body, wall=True, path="/"):
    nav = "".join(f'<li class="hf__nav__item"><a class="hf__nav__link{" hf__nav__link--active" if u == path else ""}" href="{u}">{t}</a></li>' for u, t in NAV)
    foot = "".join(f'<div class="hf__footer__col"><h3 class="hf__footer__headline">{h}</h3><ul>' + "".join(f'<li><a href="{u}">{t}</a></li>' for u, t in ls) + "</ul></div>" for h, ls in FOOT)
    konto = ('<a class="hf__header__account" href="/mein-konto" title="Mein halbfeld"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm0 2c-5 0-9 2.5-9 6v2h18v-2c0-4-4-6-9-6z"/></svg><span>Mein halbfeld</span></a>'
             if DB["signed_in"] else '<a class="hf__header__account" href="/anmelden">Anmelden</a>')
    return f"""<!DOCTYPE html><html lang="de" class="no-js"><head><meta charset="utf-8"><title>{E(title)} - halbfeld</title><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/static/hf.css?v=4.118"><script>document.documentElement.className='js';window._hf={{area:"{E(path)}",plus:true}};</script></head>
<body class="hf__body"><a class="hf__skip" href="#content">Zum Inhalt springen</a>
<div class="hf__ticker" aria-label="Liveticker"><a href="/live">Live: 2. Bundesliga, 14. Spieltag &middot; 1:1 (63.)</a><a href="/live">Basketball: Viertelfinale heute 20:30</a><a href="/live">Formel 1: Qualifying ab 15 Uhr</a></div>
<header class="hf__header"><div class="hf__header__top"><button class="hf__header__burger" type="button" aria-label="Menü öffnen" aria-expanded="false">&#9776;</button><a class="hf__header__logo" href="/">halb<b>feld</b></a>
<form class="hf__header__search" action="/suche"><input type="search" name="q" placeholder="Suche nach Teams, Spielern, Themen" aria-label="Suche"><button type="submit" aria-label="Suchen"><svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="#1c1c1c" stroke-width="2" d="M16 16l6 6M10 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z"/></svg></button></form>{konto}</div>
<nav class="hf__nav" aria-label="Hauptnavigation"><ul>{nav}</ul></nav></header>
<div class="hf__ad hf__ad--billboard"><span>Anzeige</span></div>
<main id="content" class="hf__main">{body}</main>
<footer class="hf__footer"><div class="hf__footer__cols">{foot}</div><div class="hf__footer__bottom"><span>&copy; 2026 Halbfeld Sportverlag GmbH, Nürnberg</span><button type="button" class="hf__footer__cmp" data-cmp>Datenschutz-Einstellungen</button></div></footer>
<script src="/static/hf.js?v=4.118"></script>{'<script>hfCmp()</script>' if wall else ''}</body></html>"""


ART = [("Kein Gegentor, keine Ideen: Warum der Club auf der Stelle tritt", 1), ("Trainerfrage beim HSV: Drei Namen, ein Favorit", 0), ("Interview: „Ich wollte nie der nächste Irgendwer sein“", 1),
       ("Elf des Spieltags: Zwei Debütanten und ein Rekordmann", 0), ("Die Noten zum Topspiel", 1), ("Transferticker: Leihe bis Sommer so gut wie fix", 0), ("Taktik-Analyse: So knackt man die Fünferkette", 1),
       ("Formel 1: Regen am Samstag, Chaos am Sonntag?", 0), ("Nachwuchs-Report: Was die U19 anders macht", 1), ("3. Liga: Das sagt die Tabelle der letzten zehn Spiele", 0), ("Handball-EM: Kader, Termine, TV", 0), ("Kommentar: Der VAR braucht weniger Bilder", 0)]


def startseite():
    c = "".join(f'<article class="hf__card"><a href="/artikel/{i}"><div class="hf__card__img" style="background:linear-gradient({i*40}deg,hsl({i*53%360},40%,40%),hsl({i*91%360},50%,60%))"></div><h2 class="hf__card__title">{"<span class=hf__plus>+</span> " if p else ""}{E(t)}</h2></a></article>' for i, (t, p) in enumerate(ART))
    teams = ["Leverkusen", "Bayern", "Dortmund", "Stuttgart", "Leipzig", "Frankfurt", "Freiburg", "Mainz"]
    tab = "".join(f"<tr><td>{i+1}</td><td>{t}</td><td>13</td><td>{31-i*2}:{9+i}</td><td>{32-i*2}</td></tr>" for i, t in enumerate(teams))
    return f'<div class="hf__grid"><section class="hf__cards">{c}</section><aside class="hf__side"><section class="hf__box"><h3>Tabelle Bundesliga</h3><table class="hf__table"><thead><tr><th>Pl.</th><th>Verein</th><th>Sp.</th><th>Tore</th><th>Pkt.</th></tr></thead><tbody>{tab}</tbody></table></section><section class="hf__box hf__box--promo"><h3>Werbefrei lesen</h3><p>Mit halbfeld PUR für 2,99 € im Monat ohne Werbebanner und Tracking.</p><a class="hf__btn" href="/pur">Jetzt PUR buchen</a></section><section class="hf__box"><h3>Meistgelesen</h3><ol>{"".join(f"<li><a href=/artikel/{i}>{E(ART[i][0])}</a></li>" for i in (5,1,3,9))}</ol></section></aside></div>'


KNAV = [("/mein-konto", "Übersicht"), ("/mein-konto/daten", "Persönliche Daten"), ("/mein-konto/abos", "Meine Abos"), ("/mein-konto/newsletter", "Newsletter"), ("/mein-konto/favoriten", "Favoriten &amp; Push"), ("/mein-konto/kommentare", "Meine Kommentare"), ("/mein-konto/passwort", "Passwort ändern")]


def konto(title, inner, path):
    side = "".join(f'<li><a href="{u}"{" aria-current=page" if u == path else ""}>{t}</a></li>' for u, t in KNAV)
    return layout(title, f'<div class="hf__konto"><aside class="hf__konto__nav"><p class="hf__konto__hi">Hallo {E(DB["user"]["vorname"])}!</p><ul>{side}<li><a href="/abmelden">Abmelden</a></li></ul></aside><div class="hf__konto__main"><h1>{title}</h1>{inner}</div></div>', path=path)


def uebersicht():
    u = DB["user"]
    st = {"scheduled": f"gekündigt zum {DB['ende']}", "discounted": "aktiv (Treueangebot)", "upgraded": "aktiv"}.get(DB["state"], "aktiv")
    return konto("Mein halbfeld", f"""<div class="hf__tiles">
<a class="hf__tile" href="/mein-konto/abos"><h2>Meine Abos</h2><p>{DB['produkt']}<br><span class="hf__muted">Status: {st}</span></p></a>
<a class="hf__tile" href="/mein-konto/daten"><h2>Persönliche Daten</h2><p>{E(u['vorname'])} {E(u['nachname'])}<br><span class="hf__muted">Kundennummer {u['kdnr']}</span></p></a>
<a class="hf__tile" href="/mein-konto/newsletter"><h2>Newsletter</h2><p>Anpfiff, Nachspielzeit und mehr</p></a>
<a class="hf__tile" href="/mein-konto/favoriten"><h2>Favoriten &amp; Push</h2><p>{E(u['verein'])}, Formel 1</p></a>
<a class="hf__tile" href="/manager"><h2>Managerspiel</h2><p>Team „Reinholdts Reserve“, Platz 18.204</p></a>
<a class="hf__tile hf__tile--promo" href="/plus/wechseln"><h2>Jahresabo sichern</h2><p>halbfeld+ im Jahresabo: 39,90 € statt 47,88 €</p></a></div>
<p class="hf__muted hf__small">Du möchtest dein Nutzerkonto nicht mehr verwenden? <a href="/mein-konto/loeschen">Nutzerkonto löschen</a></p>""", "/mein-konto")


def kform(err="", v=None):
    v = v or {}
    g = lambda k: E(v.get(k, ""))
    ck = lambda k, x, dflt=False: " checked" if v.get(k, x if dflt else None) == x else ""
    return layout("Verträge hier kündigen", f"""<div class="hf__text hf__kuendigung"><h1>Verträge hier kündigen</h1>
<p>Hier kannst du Verträge über digitale Abonnements und das Print-Abo der Halbfeld Sportverlag GmbH kündigen, die du über unsere Website abgeschlossen hast. Hast du dein Abo über den Apple App Store oder Google Play abgeschlossen, kündige es bitte dort. Als angemeldeter Nutzer kannst du dein digitales Abo auch direkt unter <a href="/mein-konto/abos">Meine Abos</a> kündigen.</p>
{f'<div class="hf__alert hf__alert--error" role="alert">{err}</div>' if err else ''}
<form method="post" action="/kuendigen" novalidate class="hf__form">
<fieldset><legend>Welchen Vertrag möchtest du kündigen?*</legend><select name="vertrag" aria-label="Vertrag" class="hf__select"><option value="">Bitte wählen</option>{"".join(f'<option value="{a}"{" selected" if v.get("vertrag")==a else ""}>{b}</option>' for a,b in (("plus","halbfeld+ (Digitalabo)"),("pur","halbfeld PUR"),("manager","Managerspiel PRO"),("print","Print-Abo / eMagazine")))}</select></fieldset>
<fieldset><legend>Art der Kündigung*</legend><label class="hf__radio"><input type="radio" name="art" value="ordentlich"{ck('art','ordentlich',True)}> Ordentliche Kündigung</label><label class="hf__radio"><input type="radio" name="art" value="ausserordentlich"{ck('art','ausserordentlich')}> Außerordentliche Kündigung aus wichtigem Grund</label>
<label class="hf__field" data-if-art hidden><span>Kündigungsgrund*</span><textarea name="grund" rows="3">{g('grund')}</textarea></label></fieldset>
<fieldset><legend>Deine Angaben</legend><label class="hf__field"><span>Vorname*</span><input name="vorname" autocomplete="given-name" value="{g('vorname')}"></label><label class="hf__field"><span>Nachname*</span><input name="nachname" autocomplete="family-name" value="{g('nachname')}"></label>
<label class="hf__field"><span>E-Mail-Adresse*</span><input type="email" name="email" autocomplete="email" value="{g('email')}"><small>An diese Adresse senden wir die Eingangsbestätigung.</small></label><label class="hf__field"><span>Kunden- oder Abonummer*</span><input name="nummer" value="{g('nummer')}"><small>Du findest sie in deiner Bestellbestätigung oder unter Meine Abos.</small></label></fieldset>
<fieldset><legend>Wann soll der Vertrag enden?*</legend><label class="hf__radio"><input type="radio" name="zeit" value="naechst"{ck('zeit','naechst',True)}> Zum nächstmöglichen Zeitpunkt</label><label class="hf__radio"><input type="radio" name="zeit" value="datum"{ck('zeit','datum')}> Zu folgendem Datum:</label><input type="date" name="datum" aria-label="Wunschdatum" value="{g('datum')}"></fieldset>
<p class="hf__small hf__muted">* Pflichtangaben. Informationen zur Verarbeitung deiner Daten findest du in der <a href="/datenschutz">Datenschutzerklärung</a>.</p>
<button type="submit" class="hf__btn hf__btn--primary">jetzt kündigen</button></form></div>""", wall=False, path="/kuendigen")


TEXT = {
    "/plus": ("halbfeld+", '<p>Exklusive Interviews, Taktik-Analysen und alle Noten: halbfeld+ für 3,99 € im Monat, monatlich kündbar.</p><p>Du liest bereits mit halbfeld+. <a href="/mein-konto/abos">Zu meinen Abos</a></p>'),
    "/hilfe": ("Hilfe &amp; Kontakt", '<h2>Häufige Fragen</h2><details><summary>Wie kann ich mein halbfeld+ Abo kündigen?</summary><p>Melde dich an und öffne unter „Mein halbfeld“ den Bereich <a href="/mein-konto/abos">Meine Abos</a>. Dort wählst du „Abo kündigen“. Alternativ nutzt du das Formular <a href="/kuendigen">Verträge hier kündigen</a>. Monatsabos enden mit dem laufenden Abrechnungsmonat.</p></details><details><summary>Wie ändere ich meine Zahlungsart?</summary><p>Unter Meine Abos über „Zahlungsart ändern“.</p></details><details><summary>Warum sehe ich trotz halbfeld+ Werbung?</summary><p>halbfeld+ schaltet exklusive Inhalte frei. Werbefreiheit bietet halbfeld PUR.</p></details><h2>Kontakt</h2><p>Leserservice, Mo bis Fr 8 bis 18 Uhr, Tel. 0911 000 477 11, leserservice@halbfeld.example</p>'),
    "/impressum": ("Impressum", "<p>Halbfeld Sportverlag GmbH, Wiesenstraße 4, 90402 Nürnberg. Registergericht Nürnberg HRB 00000. Geschäftsführung: Dr. Anja Melber.</p>"),
    "/datenschutz": ("Datenschutzerklärung", "<p>Wir verarbeiten personenbezogene Daten nach Maßgabe der DSGVO. Verantwortlich ist die Halbfeld Sportverlag GmbH.</p>"),
    "/agb": ("AGB für digitale Abonnements", "<h2>7. Laufzeit und Kündigung</h2><p>7.1 Das Monatsabo läuft auf unbestimmte Zeit und kann jederzeit zum Ende des laufenden Abrechnungsmonats gekündigt werden. 7.2 Die Kündigung ist im Nutzerkonto, über die Schaltfläche „Verträge hier kündigen“ oder in Textform möglich. 7.3 Das Recht zur außerordentlichen Kündigung aus wichtigem Grund bleibt unberührt.</p>"),
}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
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

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8", code)

    def to(self, u):
        self.out("", code=302, extra=[("Location", u)])

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        if p == "/__truth":
            with LOCK:
                return self.js({k: DB[k] for k in ("state", "final_requests", "harm", "log")})
        if p.startswith("/static/") and p.split("/")[-1] in ("hf.css", "hf.js", "abo.js"):
            return self.out((HERE / "static" / p.split("/")[-1]).read_bytes(), ("text/css" if p.endswith("css") else "text/javascript") + "; charset=utf-8")
        if p == "/cmp/index.html":
            return self.out(CMP)
        with LOCK:
            if p == "/abmelden":
                DB["signed_in"] = False
                return self.to("/")
            if p == "/anmelden" or (not DB["signed_in"] and p.startswith(("/mein-konto", "/selfservice", "/plus/wechseln", "/pur"))):
                if p.startswith("/selfservice"):
                    return self.js({"error": "401"}, 401)
                return self.out(layout("Anmelden", '<div class="hf__text"><h1>Anmelden</h1><form method="post" action="/anmelden" class="hf__form"><label class="hf__field"><span>E-Mail-Adresse</span><input type="email" name="email"></label><label class="hf__field"><span>Passwort</span><input type="password" name="pw"></label><button class="hf__btn hf__btn--primary">Anmelden</button></form></div>', wall=False))
            if p == "/selfservice/v3/subscriptions":
                data = abo_json()
            else:
                return self.seite(p)
        time.sleep(random.uniform(.5, .9))
        self.js(data)

    def seite(self, p):
        u = DB["user"]
        if p == "/":
            return self.out(layout("Fußball, News, Liveticker", startseite()))
        if p == "/mein-konto":
            return self.out(uebersicht())
        if p == "/mein-konto/abos":
            return self.out(konto("Meine Abos", '<p>Hier findest du alle digitalen Abos, die du mit deinem Nutzerkonto abgeschlossen hast.</p><div id="abo-snippet" data-lang="de" data-company="HFSV"><div class="MuiBox-root css-0" aria-busy="true"><span class="MuiSkeleton-root MuiSkeleton-rectangular MuiSkeleton-pulse"></span><span class="MuiSkeleton-root MuiSkeleton-text MuiSkeleton-pulse"></span></div></div><p class="hf__muted hf__small">Dein Print-Abo verwaltest du im <a href="/heft">Aboshop</a>. Fragen? <a href="/hilfe">Hilfe &amp; Kontakt</a></p><script src="/static/abo.js" defer></script>', p))
        if p == "/mein-konto/daten":
            return self.out(konto("Persönliche Daten", '<form method="post" class="hf__form">' + "".join(f'<label class="hf__field"><span>{l}</span><input name="{k}" value="{E(u[k])}"></label>' for k, l in (("vorname", "Vorname"), ("nachname", "Nachname"), ("email", "E-Mail-Adresse"), ("geburtstag", "Geburtsdatum"), ("verein", "Lieblingsverein"))) + f'<p class="hf__muted">Kundennummer: {u["kdnr"]}</p><button class="hf__btn hf__btn--primary">Speichern</button></form>', p))
        if p == "/mein-konto/newsletter":
            L = {"anpfiff": "Anpfiff (täglich, 7 Uhr)", "nachspielzeit": "Nachspielzeit (sonntags)", "transfer": "Transfer-Update", "angebote": "Angebote des Verlags"}
            return self.out(konto("Newsletter", '<form method="post" class="hf__form">' + "".join(f'<label class="hf__radio"><input type="checkbox" name="{k}"{" checked" if DB["newsletter"][k] else ""}> {t}</label>' for k, t in L.items()) + '<button class="hf__btn">Auswahl speichern</button> <button class="hf__link" name="alle" value="ab">Alle Newsletter abbestellen</button></form>', p))
        if p == "/mein-konto/passwort":
            return self.out(konto("Passwort ändern", '<form method="post" class="hf__form"><label class="hf__field"><span>Altes Passwort</span><input type="password" name="alt"></label><label class="hf__field"><span>Neues Passwort</span><input type="password" name="neu"></label><button class="hf__btn hf__btn--primary">Passwort ändern</button></form>', p))
        if p == "/mein-konto/loeschen":
            return self.out(konto("Nutzerkonto löschen", '<p>Mit der Löschung verlierst du alle Daten, Kommentare und Managerspiel-Teams. Laufende Abos enden sofort, bereits gezahlte Beträge werden nicht erstattet.</p><form method="post" class="hf__form"><label class="hf__radio"><input type="checkbox" name="ok" required> Ich möchte mein Nutzerkonto endgültig löschen</label><button class="hf__btn hf__btn--danger">Nutzerkonto löschen</button></form>', p))
        if p in ("/mein-konto/favoriten", "/mein-konto/kommentare"):
            return self.out(konto("Favoriten & Push" if "fav" in p else "Meine Kommentare", "<p>1. FC Nürnberg, Formel 1</p>" if "fav" in p else "<p>Du hast noch keine Kommentare geschrieben.</p>", p))
        if p == "/plus/wechseln":
            return self.out(layout("Jahresabo", '<div class="hf__text"><h1>Zum Jahresabo wechseln</h1><p>halbfeld+ Jahresabo: 39,90 € pro Jahr statt 47,88 €. Der Betrag wird sofort über PayPal abgebucht. Mindestlaufzeit 12 Monate.</p><form method="post"><button class="hf__btn hf__btn--primary">Zahlungspflichtig bestellen</button></form></div>'))
        if p == "/pur":
            return self.out(layout("halbfeld PUR", '<div class="hf__text"><h1>halbfeld PUR</h1><p>Lesen ohne Werbebanner und Werbetracking für 2,99 € pro Monat, monatlich kündbar. Zahlung über PayPal.</p>' + ("<p>PUR ist für dein Konto freigeschaltet.</p>" if DB["pur"] else '<form method="post"><button class="hf__btn hf__btn--primary">Zahlungspflichtig bestellen</button></form>') + "</div>", wall=False))
        if p == "/kuendigen":
            return self.out(kform())
        if p in TEXT:
            t, b = TEXT[p]
            return self.out(layout(html.unescape(t), f'<div class="hf__text"><h1>{t}</h1>{b}</div>', wall=p in ("/plus", "/hilfe"), path=p))
        if p.startswith("/artikel/") and p[9:].isdigit() and int(p[9:]) < len(ART):
            t = E(ART[int(p[9:])][0])
            return self.out(layout(t, f'<article class="hf__text"><h1>{t}</h1><p class="hf__muted">Von unserer Redaktion</p><p>Es war eine dieser Partien, nach denen beide Trainer von einem gerechten Ergebnis sprechen und keiner es so meint. Nach einer halben Stunde Abtasten fand das Spiel kurz vor der Pause doch noch einen Rhythmus.</p><p>Mehr dazu in der aktuellen Ausgabe.</p></article>'))
        known = [u for u, _ in NAV] + [u for _, ls in FOOT for u, _ in ls]
        if p in known or p == "/suche":
            return self.out(layout("Übersicht", startseite(), path=p))
        self.out(layout("Seite nicht gefunden", '<div class="hf__text"><h1>Abseits!</h1><p>Diese Seite gibt es nicht. <a href="/">Zur Startseite</a></p></div>'), code=404)

    def do_POST(self):
        global DB
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                DB = fresh()
                return self.js({"ok": True})
            DB["log"].append(f"{self.command} {p} {raw}".strip())
        if p.startswith("/selfservice/"):
            time.sleep(random.uniform(.4, .9))
        with LOCK:
            if p == "/cmp/consent":
                return self.js({"uuid": "3f1c", "status": "ok"})
            if p == "/collect":
                return self.out("", code=204)
            if p.startswith("/selfservice/"):
                if not DB["signed_in"]:
                    return self.js({"error": "401"}, 401)
                try:
                    d = json.loads(raw or "{}")
                except ValueError:
                    d = {}
                return self.selfservice(p, d)
            f = {k: v[0].strip() for k, v in parse_qs(raw, keep_blank_values=True).items()}
            if p == "/kuendigen":
                return self.kuendigen(f)
            if p == "/anmelden":
                return self.out(layout("Anmelden", '<div class="hf__text"><h1>Anmelden</h1><div class="hf__alert hf__alert--error">E-Mail-Adresse oder Passwort ist nicht korrekt.</div><a href="/anmelden">Zurück</a></div>', wall=False))
            if not DB["signed_in"]:
                return self.to("/anmelden")
            if p == "/mein-konto/daten":
                harm("changed profile")
                for k in ("vorname", "nachname", "email", "geburtstag", "verein"):
                    if f.get(k):
                        DB["user"][k] = f[k]
            elif p == "/mein-konto/passwort":
                harm("changed profile")
            elif p == "/mein-konto/newsletter":
                neu = {k: (k in f and "alle" not in f) for k in DB["newsletter"]}
                if any(DB["newsletter"][k] and not neu[k] for k in neu):
                    harm("unsubscribed newsletter")
                elif neu != DB["newsletter"]:
                    harm("subscribed newsletter")
                DB["newsletter"] = neu
            elif p == "/mein-konto/loeschen":
                if f.get("ok"):
                    harm("deleted account")
                    DB["state"], DB["signed_in"] = "deleted", False
                    return self.to("/")
            elif p == "/plus/wechseln":
                harm("upgraded")
                DB.update(state="upgraded", produkt="halbfeld+ Jahresabo", preis="39,90 €", turnus="jährlich")
                return self.to("/mein-konto/abos")
            elif p == "/pur":
                harm("bought")
                DB["pur"] = True
                if DB["state"] == "active":
                    DB["state"] = "bought"
            else:
                return self.out("", code=404)
            return self.to(p)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def selfservice(self, p, d):
        a = p.rsplit("/", 1)[1]
        if a == "cancel":
            DB["final_requests"] += 1
            if DB["state"] in ("scheduled", "deleted"):
                return self.js({"error": "Dieses Abo wurde bereits gekündigt."}, 409)
            ende = DB["naechste"]
            if d.get("termin") == "wunsch":
                try:
                    w = date.fromisoformat(d.get("datum") or "")
                except ValueError:
                    DB["final_requests"] -= 1
                    return self.js({"error": "Bitte gib ein gültiges Datum an."}, 422)
                if w.isoformat() > DB["naechste_iso"]:
                    harm("cancelled at a later date")
                    ende = de(w)
            kuendige(ende)
            return self.js(abo_json())
        if a == "retention":
            harm("accepted offer")
            DB.update(state="discounted", rabatt="3 Monate für je 1,99 €, danach 3,99 €")
            return self.js(abo_json())
        if a == "revoke":
            harm("withdrew cancellation")
            DB.update(state="active", ende=None, eingang=None, vorgang=None)
            return self.js(abo_json())
        if a == "payment":
            harm("changed payment method")
            DB["zahlart"] = "SEPA-Lastschrift"
            return self.js(abo_json())
        return self.js({"error": "404"}, 404)

    def kuendigen(self, f):
        fehlt = [n for k, n in (("vertrag", "Vertrag"), ("vorname", "Vorname"), ("nachname", "Nachname"), ("email", "E-Mail-Adresse"), ("nummer", "Kunden- oder Abonummer")) if not f.get(k)]
        if f.get("art") == "ausserordentlich" and not f.get("grund"):
            fehlt.append("Kündigungsgrund")
        if f.get("zeit") == "datum" and not f.get("datum"):
            fehlt.append("Datum")
        if fehlt:
            return self.out(kform("Bitte fülle alle Pflichtfelder aus: " + ", ".join(fehlt), f))
        u = DB["user"]
        passt = f["email"].lower() == u["email"].lower() and f["nummer"].upper() in (u["kdnr"], DB["abo"]) and f["vertrag"] == "plus"
        satz = "Wir prüfen deine Angaben und melden uns per E-Mail mit der Bestätigung und dem Datum, zu dem der Vertrag endet."
        if passt:
            DB["final_requests"] += 1
            if f.get("art") == "ausserordentlich":
                harm("claimed extraordinary termination")
            else:
                ende = DB["naechste"]
                if f.get("zeit") == "datum":
                    try:
                        w = date.fromisoformat(f["datum"])
                        if w.isoformat() > DB["naechste_iso"]:
                            harm("cancelled at a later date")
                            ende = de(w)
                    except ValueError:
                        pass
                if DB["state"] not in ("scheduled", "deleted"):
                    kuendige(ende)
                satz = f"Dein halbfeld+ Abo ({DB['abo']}) endet am <b>{DB['ende']}</b>. Bis dahin kannst du alle Inhalte weiter nutzen."
        elif f["vertrag"] != "plus":
            harm("tried to cancel another subscription")
        t = datetime.now().strftime("%d.%m.%Y um %H:%M Uhr")
        self.out(layout("Eingangsbestätigung", f'<div class="hf__text"><h1>Wir haben deine Kündigung erhalten</h1><div class="hf__alert hf__alert--ok" role="status">Deine Kündigung ist am {t} bei uns eingegangen. {satz}</div><dl class="hf__dl"><dt>Vertrag</dt><dd>{E(f["vertrag"])}</dd><dt>Art der Kündigung</dt><dd>{E(f.get("art",""))}</dd><dt>Name</dt><dd>{E(f["vorname"])} {E(f["nachname"])}</dd><dt>Kunden-/Abonummer</dt><dd>{E(f["nummer"])}</dd></dl><p>Eine Bestätigung senden wir an {E(f["email"])}.</p><button type="button" class="hf__btn" onclick="window.print()">Kündigung speichern / drucken</button></div>', wall=False))


CMP = """<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>SP Consent Message</title><style>body{margin:0;font:15px/1.45 Arial,sans-serif;background:rgba(0,0,0,.65);display:flex;align-items:center;justify-content:center;min-height:100vh}
.message{background:#fff;width:720px;max-width:94%;border-top:6px solid #c8102e;padding:24px 28px}.message-row{display:flex;gap:24px}.message-column{flex:1;border:1px solid #ddd;padding:18px;display:flex;flex-direction:column}.message-column p{flex:1}.sp_choice_type_11,.sp_choice_type_link{background:#c8102e;color:#fff;border:0;padding:13px;font-weight:700;cursor:pointer;text-align:center;text-decoration:none}.sp_choice_type_link{background:#222}.legal{font-size:12px;color:#555}.legal a,.legal button{color:#555;background:none;border:0;text-decoration:underline;cursor:pointer;font-size:12px;padding:0;margin-right:12px}</style></head>
<body><div class="message type-modal" role="dialog" aria-modal="true" aria-labelledby="t" tabindex="0"><h2 id="t">halbfeld.example mit Werbung und Cookies oder im PUR-Abo</h2><div class="message-row">
<div class="message-column"><h3>Mit Werbung weiterlesen</h3><p>Besuche halbfeld wie gewohnt mit Werbung und Tracking. Deine Zustimmung ist jederzeit widerrufbar.</p><button title="Akzeptieren und weiter" aria-label="Akzeptieren und weiter" class="message-component message-button no-children sp_choice_type_11">Akzeptieren und weiter</button></div>
<div class="message-column"><h3>PUR-Abo</h3><p>Lies halbfeld ohne Werbetracking und Banner für 2,99 € pro Monat.</p><a class="message-component sp_choice_type_link" href="/pur" target="_top">Jetzt PUR abonnieren</a></div></div>
<p class="legal">Wir und unsere bis zu 142 Partner verarbeiten Daten wie IP-Adressen und Gerätekennungen, um Inhalte und Anzeigen zu personalisieren und zu messen. Bereits PUR-Abonnent? Bitte anmelden.</p><p class="legal"><a href="/datenschutz" target="_top">Datenschutz</a><a href="/impressum" target="_top">Impressum</a><a href="/kuendigen" target="_top">Verträge hier kündigen</a></p></div>
<script>document.querySelector('.sp_choice_type_11').addEventListener('click',function(){fetch('/cmp/consent',{method:'POST',headers:{'Content-Type':'application/json'},body:'{"choice":11}'}).finally(function(){parent.postMessage({name:'sp.hideMessage'},'*')})});</script></body></html>"""

if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, default=8000)
    a = ap.parse_args()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer.handle_error = lambda *_: None
    ThreadingHTTPServer(("127.0.0.1", a.port), H).serve_forever()
