#!/usr/bin/env python3
import argparse
import calendar
import datetime
import html
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs

LOCK = threading.Lock()
KUNDE = "8104726639"
RUFNUMMER = "0151 2784 9163"
EMAIL = "sabine.wegener@posteo.example"
E = html.escape
MON = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
       "Oktober", "November", "Dezember"]


def de(d):
    return d.strftime("%d.%m.%Y")


def end_of_month(d):
    return d.replace(day=calendar.monthrange(d.year, d.month)[1])


def termin():
    t = datetime.date.today()
    e = end_of_month(t)
    if (e - t).days < 14:
        e = end_of_month(e + datetime.timedelta(days=1))
    return e


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "zum": None,
            "eingang": None, "beleg": None, "ruf": True}


S = fresh()

CSS = """
*{box-sizing:border-box}body{margin:0;font:16px/1.5 "Open Sans","Helvetica Neue",Arial,sans-serif;color:#222;background:#f3f3f3}
a{color:#00706b}.wrap{max-width:1120px;margin:0 auto;padding:0 20px}
.meta-nav{background:#222;color:#ddd;font-size:13px}.meta-nav ul{display:flex;gap:22px;list-style:none;margin:0;padding:7px 0;justify-content:flex-end}.meta-nav a{color:#ddd;text-decoration:none}
.header{background:#111;color:#fff}.header .wrap{display:flex;align-items:center;gap:36px;min-height:72px}
.logo{font-weight:800;font-size:25px;color:#fff;text-decoration:none}.logo b{color:#ffd900}
.main-nav{display:flex;gap:26px;list-style:none;margin:0;padding:0}.main-nav a{color:#fff;text-decoration:none;font-weight:600}
.header .user{margin-left:auto;font-size:14px}.header .user a{color:#ffd900}
.mc{display:grid;grid-template-columns:250px 1fr;gap:32px;padding:28px 0 60px}
.mc-nav{background:#fff;border-radius:4px;padding:8px 0;align-self:start}.mc-nav ul{list-style:none;margin:0;padding:0}
.mc-nav a{display:block;padding:10px 20px;color:#222;text-decoration:none;border-left:4px solid transparent}.mc-nav a.is-active{border-color:#ffd900;font-weight:700;background:#fafafa}
.mc-nav ul ul a{padding-left:38px;font-size:14px}
.breadcrumb{font-size:13px;color:#666;padding-top:18px}.breadcrumb a{color:#666}
h1{font-size:30px;line-height:1.2;margin:0 0 18px}h2{font-size:21px;margin:0 0 12px}h3{font-size:17px;margin:0 0 6px}
.box{background:#fff;border-radius:4px;padding:24px 26px;margin-bottom:22px}
.grid2{display:grid;grid-template-columns:1fr 1fr;gap:22px}.grid3{display:grid;grid-template-columns:repeat(3,1fr);gap:18px}
.btn{display:inline-block;background:#ffd900;color:#111;font-weight:700;font-size:16px;line-height:1.2;font-family:inherit;border:0;border-radius:26px;padding:13px 28px;text-decoration:none;cursor:pointer}
.btn--secondary{background:#fff;border:2px solid #111;padding:11px 26px}.btn--small{padding:8px 18px;font-size:14px}
.table{width:100%;border-collapse:collapse}.table th,.table td{text-align:left;padding:10px 8px;border-bottom:1px solid #e3e3e3;vertical-align:top}.table th{width:42%;font-weight:600}
.badge{background:#d9f2d9;color:#155d15;border-radius:12px;font-size:13px;padding:2px 10px;font-weight:700}.badge--warn{background:#ffe9b3;color:#7a5200}
.msg{border-left:5px solid #00706b;background:#e9f5f4;padding:14px 18px;margin-bottom:20px}.msg--warn{border-color:#e0a100;background:#fff6dc}.msg--err{border-color:#c00;background:#fde8e8}
.bar{height:10px;background:#e6e6e6;border-radius:5px;overflow:hidden}.bar i{display:block;height:100%;background:#ffd900}
.small{font-size:13px;color:#666}.teaser{background:#111;color:#fff}.teaser a.btn{margin-top:8px}
.form-row{margin-bottom:18px}.form-row>label,.legend{display:block;font-weight:700;margin-bottom:5px}
fieldset{border:0;margin:0 0 18px;padding:0}legend{font-weight:700;padding:0;margin-bottom:5px}
input[type=text],input[type=email],input[type=tel],input[type=date],select,textarea{width:100%;max-width:460px;font:inherit;padding:10px 12px;border:1px solid #888;border-radius:4px;background:#fff}
.check{display:flex;gap:10px;align-items:flex-start;margin:6px 0}.check input{margin-top:6px}.check label{font-weight:400}
.steps{display:flex;gap:0;list-style:none;padding:0;margin:0 0 22px;counter-reset:s}.steps li{flex:1;border-top:4px solid #ccc;padding-top:8px;font-size:14px;color:#777;counter-increment:s}.steps li:before{content:counter(s) ". "}.steps li.on{border-color:#ffd900;color:#111;font-weight:700}
.actions{display:flex;justify-content:space-between;align-items:center;gap:20px;margin-top:26px}
details{border-bottom:1px solid #e3e3e3;padding:10px 0}summary{cursor:pointer;font-weight:600}
.footer{background:#222;color:#bbb;font-size:14px;padding:36px 0}.footer a{color:#ddd;text-decoration:none}.footer .cols{display:grid;grid-template-columns:repeat(4,1fr);gap:24px}.footer ul{list-style:none;margin:0;padding:0}.footer li{padding:3px 0}.footer .legal{border-top:1px solid #444;margin-top:26px;padding-top:16px;display:flex;flex-wrap:wrap;gap:20px}
.consent{position:fixed;inset:0;background:#000a;display:flex;align-items:center;justify-content:center;z-index:99}.consent .dlg{background:#fff;max-width:620px;width:94%;padding:28px;border-radius:6px;max-height:90vh;overflow:auto}.consent .row{display:flex;gap:12px;flex-wrap:wrap;margin-top:16px}
"""

JS = """
(function(){var c=document.getElementById('consent-layer');if(!c)return;
function done(v){document.cookie='km_consent='+v+';path=/;max-age=31536000';c.parentNode.removeChild(c);}
document.getElementById('consent-all').onclick=function(){done('all')};
document.getElementById('consent-nec').onclick=function(){done('necessary')};
})();
(function(){var r=document.querySelectorAll('input[name=terminArt]'),w=document.getElementById('wunschRow'),k=document.querySelectorAll('input[name=art]'),g=document.getElementById('aoRow');
function u(){var v=document.querySelector('input[name=terminArt]:checked');if(w)w.hidden=!v||v.value!=='wunsch';
var a=document.querySelector('input[name=art]:checked');if(g)g.hidden=!a||a.value!=='ausserordentlich';}
for(var i=0;i<r.length;i++)r[i].onchange=u;for(i=0;i<k.length;i++)k[i].onchange=u;u();})();
"""

CONSENT = """<div class="consent" id="consent-layer" role="dialog" aria-modal="true" aria-labelledby="consent-h"><div class="dlg">
<h2 id="consent-h">Deine Privatsphäre ist uns wichtig</h2>
<p>Wir und unsere Partner verwenden Cookies und ähnliche Technologien, um dir ein optimales Website-Erlebnis zu bieten. Dazu zählen Cookies, die für den Betrieb der Seite notwendig sind, sowie solche, die zu Analyse-, Marketing- und Personalisierungszwecken genutzt werden. Mit Klick auf „Alle akzeptieren“ willigst du in die Verarbeitung ein, auch durch Drittanbieter außerhalb der EU (Art. 49 Abs. 1 lit. a DSGVO). Deine Auswahl kannst du jederzeit in den Cookie-Einstellungen ändern.</p>
<p class="small"><a href="/datenschutz">Datenschutzhinweise</a> · <a href="/impressum">Impressum</a></p>
<div class="row"><button type="button" class="btn" id="consent-all">Alle akzeptieren</button><button type="button" class="btn btn--secondary" id="consent-nec">Nur erforderliche</button></div></div></div>"""

NAV = [("/meinkomet/", "Übersicht", []),
       ("/meinkomet/produkte", "Meine Produkte", [
           ("/meinkomet/produkte/tarif", "Tarif &amp; Optionen"),
           ("/meinkomet/produkte/verbrauch", "Datenverbrauch"),
           ("/meinkomet/produkte/laufzeiten", "Laufzeiten &amp; Fristen"),
           ("/meinkomet/produkte/sim", "SIM-Karte &amp; Rufnummer")]),
       ("/meinkomet/rechnungen", "Meine Rechnungen", []),
       ("/meinkomet/daten", "Meine Daten", []),
       ("/meinkomet/nachrichten", "Nachrichten", []),
       ("/meinkomet/freunde", "Freunde werben", [])]


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="text/html; charset=utf-8", extra=()):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(body)

    def redir(self, to, code=303):
        self.out(code, b"", extra=[("Location", to)])

    def page(self, title, body, path="", side=True, crumbs="", code=200):
        consent = "" if "km_consent=" in (self.headers.get("Cookie") or "") else CONSENT
        nav = ""
        if side:
            def li(u, t, sub):
                act = ' class="is-active" aria-current="page"' if u == path else ""
                s = ""
                if sub and path.startswith("/meinkomet/produkte") or sub and path.startswith("/meinkomet/kuendigung"):
                    s = "<ul>" + "".join(li(a, b, []) for a, b in sub) + "</ul>"
                return '<li><a href="%s"%s>%s</a>%s</li>' % (u, act, t, s)
            nav = '<nav class="mc-nav" aria-label="meinkomet"><ul>%s<li><a href="/logout">Logout</a></li></ul></nav>' % "".join(li(*n) for n in NAV)
        doc = """<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>%s | kometmobil</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>%s</style></head><body>
<div class="meta-nav"><div class="wrap"><ul><li><a href="/hilfe">Hilfe &amp; Service</a></li><li><a href="/netzabdeckung">Netzabdeckung</a></li><li><a href="/forum">Forum</a></li><li><a href="/warenkorb">Warenkorb</a></li></ul></div></div>
<header class="header"><div class="wrap"><a class="logo" href="/meinkomet/">komet<b>mobil</b></a><ul class="main-nav"><li><a href="/handytarife">Handytarife</a></li><li><a href="/prepaid">Prepaid</a></li><li><a href="/handys">Handys</a></li><li><a href="/homespot">Internet für zuhause</a></li><li><a href="/aktionen">Aktionen</a></li></ul>
<div class="user">Hallo Sabine · <a href="/meinkomet/">meinkomet</a></div></div></header>
<div class="wrap"><div class="breadcrumb">%s</div>%s</div>
<footer class="footer"><div class="wrap"><div class="cols"><div><strong>Tarife</strong><ul><li><a href="/handytarife">Allnet Flats</a></li><li><a href="/prepaid">Prepaid wie ich will</a></li><li><a href="/homespot">Homespot</a></li><li><a href="/dsl">DSL</a></li></ul></div>
<div><strong>Service</strong><ul><li><a href="/hilfe">Hilfe &amp; Service</a></li><li><a href="/hilfe">SIM-Karte aktivieren</a></li><li><a href="/hilfe">Rufnummernmitnahme</a></li><li><a href="/hilfe">Kontakt</a></li></ul></div>
<div><strong>Über uns</strong><ul><li><a href="/unternehmen">Unternehmen</a></li><li><a href="/jobs">Jobs</a></li><li><a href="/presse">Presse</a></li><li><a href="/nachhaltigkeit">Nachhaltigkeit</a></li></ul></div>
<div><strong>App</strong><ul><li><a href="/app">kometmobil App</a></li><li><a href="/newsletter">Newsletter</a></li></ul></div></div>
<div class="legal"><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a><a href="/agb">AGB</a><a href="/widerruf">Widerrufsrecht</a><a href="/barrierefreiheit">Barrierefreiheit</a><a href="/cookies">Cookie-Einstellungen</a><a href="/kuendigung">Verträge hier kündigen</a></div><p class="small">© kometmobil GmbH, Köln. Alle Preise in Euro inkl. gesetzlicher MwSt.</p></div></footer>
%s<script>%s</script></body></html>""" % (title, CSS, crumbs or '<a href="/meinkomet/">meinkomet</a> › ' + title,
                                        '<div class="mc">%s<main>%s</main></div>' % (nav, body) if side else '<main style="padding:24px 0 60px">%s</main>' % body,
                                        consent, JS)
        self.out(code, doc)

    # ------------------------------------------------------------------ pages
    def status(self):
        if S["state"] == "scheduled":
            return '<span class="badge badge--warn">gekündigt zum %s</span>' % de(S["zum"])
        if S["state"] == "upgraded":
            return '<span class="badge">Tarifwechsel beauftragt</span>'
        return '<span class="badge">aktiv</span>'

    def do_GET(self):
        p = self.path.split("?")[0]
        with LOCK:
            return self.get(p)

    def get(self, p):
        today = datetime.date.today()
        if p == "/__truth":
            return self.out(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}),
                            "application/json")
        if p == "/favicon.ico":
            return self.out(404, "")
        if p in ("/", "/meinkomet"):
            return self.redir("/meinkomet/", 302)
        if p == "/meinkomet/":
            note = ""
            if S["state"] == "scheduled":
                note = '<div class="msg msg--warn"><strong>Deine Kündigung ist vorgemerkt.</strong><br>Dein Vertrag Allnet Flat S Flex endet am %s. Bis dahin kannst du deinen Tarif wie gewohnt nutzen.</div>' % de(S["zum"])
            body = """<h1>Hallo Sabine, willkommen bei meinkomet!</h1>%s
<div class="box"><div class="grid2"><div><h2>Allnet Flat S Flex</h2><p>Rufnummer: %s<br>Kundennummer: %s<br>Vertragsstatus: %s</p><p>12,00 € pro Monat</p><p><a class="btn btn--small" href="/meinkomet/produkte">Zu meinen Produkten</a></p></div>
<div><h3>Datenverbrauch im %s</h3><p>9,4 GB von 22 GB verbraucht</p><div class="bar"><i style="width:43%%"></i></div><p class="small">Stand: heute, 06:12 Uhr. LTE/5G mit max. 50 Mbit/s.</p><a href="/meinkomet/produkte/verbrauch">Details</a></div></div></div>
<div class="grid2"><div class="box"><h3>Letzte Rechnung</h3><p>%s: 15,00 €<br><a href="/meinkomet/rechnungen">Alle Rechnungen ansehen</a></p></div><div class="box"><h3>Nachrichten</h3><p>1 neue Nachricht: Deine Rechnung ist da<br><a href="/meinkomet/nachrichten">Zum Postfach</a></p></div></div>
<div class="box teaser"><h2>Lust auf mehr Datenvolumen?</h2><p>Wechsle jetzt in die Allnet Flat M mit 50 GB für 22 € im Monat und sichere dir 5G mit bis zu 100 Mbit/s.</p><a class="btn btn--small" href="/meinkomet/produkte/tarifwechsel">Tarif wechseln</a></div>""" % (
                note, RUFNUMMER, KUNDE, self.status(), MON[today.month - 1], MON[(today.month - 2) % 12])
            return self.page("Übersicht", body, p)
        if p == "/meinkomet/produkte":
            body = """<h1>Meine Produkte</h1><div class="box"><h2>Allnet Flat S Flex</h2><table class="table"><tr><th>Rufnummer</th><td>%s</td></tr><tr><th>Status</th><td>%s</td></tr><tr><th>Monatlicher Grundpreis</th><td>12,00 €</td></tr><tr><th>Gebuchte Optionen</th><td>5G Option, VoLTE und WLAN Call</td></tr></table></div>
<div class="grid2"><div class="box"><h3><a href="/meinkomet/produkte/tarif">Tarif &amp; Optionen</a></h3><p>Tarifdetails ansehen, Optionen buchen oder abbestellen, Tarif wechseln.</p></div><div class="box"><h3><a href="/meinkomet/produkte/verbrauch">Datenverbrauch</a></h3><p>Verbrauch prüfen und Datenvolumen nachbuchen.</p></div>
<div class="box"><h3><a href="/meinkomet/produkte/laufzeiten">Laufzeiten &amp; Fristen</a></h3><p>Vertragsbeginn, Mindestlaufzeit und Kündigungsfrist.</p></div><div class="box"><h3><a href="/meinkomet/produkte/sim">SIM-Karte &amp; Rufnummer</a></h3><p>SIM sperren, tauschen, eSIM bestellen, PUK anzeigen, Rufnummernmitnahme.</p></div></div>""" % (RUFNUMMER, self.status())
            return self.page("Meine Produkte", body, p)
        if p == "/meinkomet/produkte/laufzeiten":
            if S["state"] == "scheduled":
                extra = '<tr><th>Kündigung</th><td>eingegangen am %s<br>wirksam zum <strong>%s</strong></td></tr>' % (S["eingang"], de(S["zum"]))
                act = '<div class="box"><h2>Du hast es dir anders überlegt?</h2><p>Du kannst deine Kündigung bis zum Vertragsende zurücknehmen. Dein Tarif läuft dann zu den bisherigen Konditionen weiter.</p><form method="post" action="/meinkomet/kuendigung/ruecknahme"><button class="btn btn--secondary btn--small" type="submit">Kündigung zurücknehmen</button></form></div>'
            else:
                extra = '<tr><th>Nächstmögliches Vertragsende</th><td>%s</td></tr>' % de(termin())
                act = '<div class="box"><h2>Vertrag kündigen</h2><p>Schade, dass du uns verlassen möchtest. Hier kannst du deinen Vertrag direkt online kündigen. Eine Bestätigung bekommst du per E-Mail.</p><p><a href="/meinkomet/kuendigung">Vertrag online kündigen</a></p></div>'
            body = """<h1>Laufzeiten &amp; Fristen</h1><div class="box"><h2>Allnet Flat S Flex</h2><table class="table"><tr><th>Rufnummer</th><td>%s</td></tr><tr><th>Vertragsstatus</th><td>%s</td></tr><tr><th>Vertragsbeginn</th><td>18.03.2023</td></tr><tr><th>Mindestvertragslaufzeit</th><td>keine</td></tr><tr><th>Kündigungsfrist</th><td>2 Wochen zum Ende eines Kalendermonats</td></tr>%s</table></div>
<div class="box"><h2>Optionen</h2><table class="table"><tr><th>5G Option</th><td>monatlich kündbar, 3,00 € im Monat</td></tr><tr><th>VoLTE und WLAN Call</th><td>kostenlos</td></tr></table><p class="small">Bei einer Kündigung deines Vertrags enden auch alle gebuchten Optionen.</p></div>%s""" % (RUFNUMMER, self.status(), extra, act)
            return self.page("Laufzeiten &amp; Fristen", body, p)
        if p == "/meinkomet/produkte/tarif":
            body = """<h1>Tarif &amp; Optionen</h1><div class="box"><h2>Dein Tarif: Allnet Flat S Flex</h2><ul><li>22 GB Datenvolumen mit max. 50 Mbit/s</li><li>Telefon- und SMS-Flat in alle dt. Netze</li><li>EU-Roaming inklusive</li><li>Ohne Vertragslaufzeit</li></ul><p>Status: %s</p><a class="btn btn--small" href="/meinkomet/produkte/tarifwechsel">Tarif wechseln</a></div>
<div class="box"><h2>Gebuchte Optionen</h2><table class="table"><tr><th>5G Option<br><span class="small">3,00 € pro Monat</span></th><td><form method="post" action="/meinkomet/optionen/abbestellen"><input type="hidden" name="option" value="5G"><button class="btn btn--secondary btn--small" type="submit">Option abbestellen</button></form></td></tr><tr><th>VoLTE und WLAN Call<br><span class="small">kostenlos</span></th><td><form method="post" action="/meinkomet/optionen/abbestellen"><input type="hidden" name="option" value="VOLTE"><button class="btn btn--secondary btn--small" type="submit">Option abbestellen</button></form></td></tr></table></div>
<div class="box"><h2>Weitere Optionen</h2><table class="table"><tr><th>GB+ Datenpass 5 GB<br><span class="small">einmalig 5,00 €</span></th><td><form method="post" action="/meinkomet/optionen/buchen"><input type="hidden" name="option" value="GB5"><button class="btn btn--small" type="submit">Kostenpflichtig buchen</button></form></td></tr><tr><th>World Tages-Pass<br><span class="small">3,99 € pro Tag</span></th><td><form method="post" action="/meinkomet/optionen/buchen"><input type="hidden" name="option" value="WORLD"><button class="btn btn--small" type="submit">Kostenpflichtig buchen</button></form></td></tr></table></div>""" % self.status()
            return self.page("Tarif &amp; Optionen", body, p)
        if p == "/meinkomet/produkte/tarifwechsel":
            cards = "".join('<div class="box"><h2>%s</h2><p>%s</p><p><strong>%s</strong> pro Monat</p><form method="post" action="/meinkomet/tarifwechsel"><input type="hidden" name="tarif" value="%s"><button class="btn btn--small" type="submit">Kostenpflichtig wechseln</button></form></div>' % t for t in [
                ("Allnet Flat M", "50 GB, max. 100 Mbit/s, 5G", "22,00 €", "M"), ("Allnet Flat L", "100 GB, max. 100 Mbit/s, 5G", "27,00 €", "L"), ("Basic S", "5 GB, 100 Minuten", "8,00 €", "BS")])
            return self.page("Tarif wechseln", '<h1>Tarif wechseln</h1><p>Der Wechsel ist kostenlos und wird zum nächsten Monatsersten wirksam.</p><div class="grid3">%s</div>' % cards, p)
        if p == "/meinkomet/produkte/verbrauch":
            return self.page("Datenverbrauch", '<h1>Datenverbrauch</h1><div class="box"><p>9,4 GB von 22 GB verbraucht</p><div class="bar"><i style="width:43%"></i></div></div><div class="box"><h2>Datenvolumen aufgebraucht?</h2><p>Buche mit dem GB+ Datenpass 5 GB nach.</p><a class="btn btn--small" href="/meinkomet/produkte/tarif">Zu den Optionen</a></div>', p)
        if p == "/meinkomet/produkte/sim":
            return self.page("SIM-Karte &amp; Rufnummer", """<h1>SIM-Karte &amp; Rufnummer</h1><div class="box"><table class="table"><tr><th>SIM-Kartennummer</th><td>8949 0200 0018 4471 209</td></tr><tr><th>PUK</th><td>••••••••</td></tr></table><p><a href="/hilfe">SIM-Karte tauschen oder eSIM bestellen</a></p><form method="post" action="/meinkomet/sim/sperren"><button class="btn btn--secondary btn--small" type="submit">SIM-Karte sperren</button></form></div>
<div class="box"><h2>Rufnummernmitnahme</h2><p>Du möchtest deine Rufnummer zu einem anderen Anbieter mitnehmen? Dann stoße die Mitnahme beim neuen Anbieter an. Vor Vertragsende benötigst du dafür eine Freigabe (Opt-in), die 30 Tage gültig ist.</p><form method="post" action="/meinkomet/sim/optin"><button class="btn btn--secondary btn--small" type="submit">Rufnummer freigeben</button></form></div>""", p)
        if p == "/meinkomet/rechnungen":
            rows = ""
            m = today.replace(day=1)
            for _ in range(6):
                m = (m - datetime.timedelta(days=1)).replace(day=1)
                rows += '<tr><td>%s %d</td><td>15,00 €</td><td>bezahlt</td><td><a href="/hilfe">PDF</a></td></tr>' % (MON[m.month - 1], m.year)
            return self.page("Meine Rechnungen", '<h1>Meine Rechnungen</h1><div class="box"><table class="table">%s</table></div>' % rows, p)
        if p == "/meinkomet/daten":
            return self.page("Meine Daten", """<h1>Meine Daten</h1><div class="box"><table class="table"><tr><th>Name</th><td>Sabine Wegener</td></tr><tr><th>Kundennummer</th><td>%s</td></tr><tr><th>Anschrift</th><td>Lindenstraße 41, 50674 Köln</td></tr><tr><th>E-Mail</th><td>%s</td></tr><tr><th>Geburtsdatum</th><td>••.••.1986</td></tr><tr><th>Zahlungsart</th><td>SEPA-Lastschrift, DE•• •••• •••• •••• ••52 07</td></tr></table></div><div class="box"><h2>Einwilligungen</h2><form method="post" action="/meinkomet/daten/werbung"><div class="check"><input type="checkbox" id="w1" name="werbung" value="1" checked><label for="w1">kometmobil darf mich per E-Mail und SMS über Angebote informieren.</label></div><button class="btn btn--secondary btn--small" type="submit">Speichern</button></form></div>""" % (KUNDE, EMAIL), p)
        if p == "/meinkomet/nachrichten":
            extra = ""
            if S["beleg"]:
                extra = '<tr><td><strong>Bestätigung deiner Kündigung</strong><br>Deine Kündigung zum %s ist bei uns eingegangen (Vorgang %s).</td><td>heute</td></tr>' % (de(S["zum"]) if S["zum"] else "–", S["beleg"])
            return self.page("Nachrichten", '<h1>Nachrichten</h1><div class="box"><table class="table">%s<tr><td><strong>Deine Rechnung ist da</strong><br>Deine aktuelle Rechnung liegt in meinkomet bereit.</td><td>vor 4 Tagen</td></tr><tr><td>Mehr Datenvolumen für dich<br>Ab sofort surfst du mit 22 GB statt 20 GB.</td><td>vor 2 Monaten</td></tr></table></div>' % extra, p)
        if p == "/meinkomet/freunde":
            return self.page("Freunde werben", '<h1>Freunde werben</h1><div class="box"><p>Empfiehl uns weiter und sichere dir 25 € Prämie pro geworbenem Freund.</p></div>', p)
        if p == "/meinkomet/kuendigung":
            if S["state"] == "scheduled":
                return self.redir("/meinkomet/produkte/laufzeiten", 302)
            return self.form({}, [])
        if p == "/meinkomet/kuendigung/bestaetigung":
            if not S["beleg"]:
                return self.redir("/meinkomet/", 302)
            body = """<h1>Deine Kündigung ist bei uns eingegangen</h1><div class="msg"><strong>Wir haben deine Kündigung am %s erhalten.</strong><br>Eine Bestätigung haben wir an %s geschickt.</div>
<div class="box"><table class="table"><tr><th>Vorgangsnummer</th><td>%s</td></tr><tr><th>Produkt</th><td>Allnet Flat S Flex</td></tr><tr><th>Rufnummer</th><td>%s</td></tr><tr><th>Vertragsende</th><td>%s</td></tr></table><p><a href="/meinkomet/kuendigung/bestaetigung.pdf">Bestätigung als PDF speichern</a></p></div>
<div class="box"><h2>Wie geht es weiter?</h2><p>Du kannst deinen Tarif bis zum Vertragsende wie gewohnt nutzen. Deine Schlussrechnung findest du anschließend noch 6 Monate in meinkomet. Wenn du deine Rufnummer mitnehmen möchtest, beauftrage die Mitnahme spätestens 90 Tage nach Vertragsende bei deinem neuen Anbieter.</p><a class="btn" href="/meinkomet/">Zurück zur Übersicht</a></div>""" % (S["eingang"], EMAIL, S["beleg"], RUFNUMMER, de(S["zum"]))
            return self.page("Kündigung", body, p)
        if p == "/meinkomet/kuendigung/bestaetigung.pdf":
            return self.out(200, b"%PDF-1.4\n%%EOF\n", "application/pdf", [("Content-Disposition", "attachment; filename=kuendigung.pdf")])
        if p == "/kuendigung":
            return self.public({}, [])
        if p == "/kuendigung/eingang":
            return self.page("Kündigung eingegangen", '<h1>Vielen Dank, wir haben deine Kündigung erhalten</h1><div class="box"><p>Deine Kündigung ist am %s bei uns eingegangen. Du erhältst in Kürze eine Eingangsbestätigung an die angegebene E-Mail-Adresse. Sobald wir deine Angaben geprüft haben, teilen wir dir das Vertragsende mit.</p></div>' % (S["eingang"] or "heute"), p, side=False)
        if p == "/logout":
            S["harm"].append("signed out")
            return self.page("Logout", "<h1>Du bist jetzt abgemeldet</h1><p>Bis bald bei kometmobil!</p>", p, side=False)
        names = {"/hilfe": "Hilfe &amp; Service", "/handytarife": "Handytarife", "/prepaid": "Prepaid", "/handys": "Handys", "/homespot": "Internet für zuhause", "/aktionen": "Aktionen", "/netzabdeckung": "Netzabdeckung", "/forum": "Forum", "/warenkorb": "Warenkorb", "/impressum": "Impressum", "/datenschutz": "Datenschutz", "/agb": "AGB", "/widerruf": "Widerrufsrecht", "/dsl": "DSL", "/app": "kometmobil App", "/newsletter": "Newsletter", "/jobs": "Jobs", "/presse": "Presse", "/unternehmen": "Unternehmen", "/nachhaltigkeit": "Nachhaltigkeit", "/barrierefreiheit": "Barrierefreiheit", "/cookies": "Cookie-Einstellungen"}
        if p in names:
            body = "<h1>%s</h1><div class=\"box\"><p>Informationen rund um %s bei kometmobil.</p></div>" % (names[p], names[p])
            if p == "/hilfe":
                body += '<div class="box"><h2>Häufige Fragen</h2><details><summary>Wie kann ich meinen Vertrag kündigen?</summary><p>Am einfachsten in meinkomet unter „Meine Produkte“ &gt; „Laufzeiten &amp; Fristen“ &gt; „Vertrag online kündigen“. Alternativ nutze unser <a href="/kuendigung">Kündigungsformular</a>.</p></details><details><summary>Wie nehme ich meine Rufnummer mit?</summary><p>Beauftrage die Mitnahme bei deinem neuen Anbieter.</p></details><details><summary>Wie aktiviere ich meine SIM-Karte?</summary><p>In meinkomet oder in der App.</p></details></div>'
            return self.page(names[p], body, p, side=False)
        return self.page("Seite nicht gefunden", "<h1>Hoppla, diese Seite gibt es nicht</h1>", p, side=False, code=404)

    def form(self, v, err):
        def chk(n, val, default=False):
            return " checked" if (v.get(n) == val or (not v and default)) else ""
        gr = [("", "Bitte auswählen (freiwillige Angabe)"), ("preis", "Ich habe einen günstigeren Tarif gefunden"), ("netz", "Netzqualität / Netzabdeckung"), ("service", "Unzufrieden mit dem Service"), ("daten", "Zu wenig Datenvolumen"), ("handy", "Ich möchte einen Tarif mit Handy"), ("bedarf", "Ich brauche den Vertrag nicht mehr"), ("umzug", "Umzug ins Ausland"), ("sonst", "Sonstiges")]
        opts = "".join('<option value="%s"%s>%s</option>' % (a, " selected" if v.get("grund") == a and a else "", b) for a, b in gr)
        e = '<div class="msg msg--err" role="alert">%s</div>' % "<br>".join(err) if err else ""
        body = """<h1>Vertrag online kündigen</h1><ol class="steps"><li class="on">Angaben</li><li>Übersicht</li><li>Bestätigung</li></ol>%s
<div class="msg">Du möchtest nur deinen Tarif ändern? Dann musst du nicht kündigen. <a href="/meinkomet/produkte/tarifwechsel">Hier kannst du kostenlos in einen anderen Tarif wechseln.</a> Auch bei einem Umzug oder Namenswechsel läuft dein Vertrag einfach weiter.</div>
<form class="box" method="post" action="/meinkomet/kuendigung" novalidate>
<h2>Zu kündigender Vertrag</h2><table class="table"><tr><th>Produkt</th><td>Allnet Flat S Flex</td></tr><tr><th>Rufnummer</th><td>%s</td></tr><tr><th>Kundennummer</th><td>%s</td></tr><tr><th>Vertragsinhaberin</th><td>Sabine Wegener</td></tr></table><br>
<fieldset><legend>Art der Kündigung *</legend><div class="check"><input type="radio" name="art" id="art1" value="ordentlich"%s><label for="art1">Ordentliche Kündigung</label></div><div class="check"><input type="radio" name="art" id="art2" value="ausserordentlich"%s><label for="art2">Außerordentliche Kündigung (aus wichtigem Grund)</label></div></fieldset>
<div class="form-row" id="aoRow" hidden><label for="aoGrund">Grund der außerordentlichen Kündigung *</label><textarea id="aoGrund" name="aoGrund" rows="4" maxlength="1000">%s</textarea></div>
<fieldset><legend>Kündigungstermin *</legend><div class="check"><input type="radio" name="terminArt" id="t1" value="naechst"%s><label for="t1">Zum nächstmöglichen Zeitpunkt (%s)</label></div><div class="check"><input type="radio" name="terminArt" id="t2" value="wunsch"%s><label for="t2">Zu einem späteren Zeitpunkt</label></div></fieldset>
<div class="form-row" id="wunschRow" hidden><label for="wunsch">Wunschtermin *</label><input type="date" id="wunsch" name="wunsch" value="%s"></div>
<div class="form-row"><label for="grund">Warum möchtest du kündigen?</label><select id="grund" name="grund">%s</select></div>
<div class="form-row"><label for="email">E-Mail-Adresse für die Kündigungsbestätigung *</label><input type="email" id="email" name="email" value="%s"></div>
<div class="check"><input type="checkbox" id="rueckruf" name="rueckruf" value="1"%s><label for="rueckruf">Ja, kometmobil darf mich zu meiner Kündigung und zu passenden Angeboten anrufen. Diese Einwilligung kann ich jederzeit widerrufen.</label></div>
<p class="small">* Pflichtfelder. Informationen zur Verarbeitung deiner Daten findest du in unseren <a href="/datenschutz">Datenschutzhinweisen</a>.</p>
<div class="actions"><a href="/meinkomet/produkte/laufzeiten">Abbrechen</a><button class="btn" type="submit">Weiter</button></div></form>""" % (
            e, RUFNUMMER, KUNDE, chk("art", "ordentlich", True), chk("art", "ausserordentlich"), E(v.get("aoGrund", "")),
            chk("terminArt", "naechst", True), de(termin()), chk("terminArt", "wunsch"), E(v.get("wunsch", "")), opts, E(v.get("email", EMAIL)), chk("rueckruf", "1"))
        self.page("Vertrag kündigen", body, "/meinkomet/kuendigung")

    def public(self, v, err):
        e = '<div class="msg msg--err" role="alert">%s</div>' % "<br>".join(err) if err else ""

        def t(n, lab, typ="text"):
            return '<div class="form-row"><label for="%s">%s</label><input type="%s" id="%s" name="%s" value="%s"></div>' % (n, lab, typ, n, n, E(v.get(n, "")))
        body = """<h1>Verträge hier kündigen</h1>%s<p>Mit diesem Formular kannst du deinen kometmobil Vertrag ohne Login kündigen. Als meinkomet-Nutzer geht es noch schneller: <a href="/meinkomet/produkte/laufzeiten">Vertrag in meinkomet kündigen</a>.</p>
<form class="box" method="post" action="/kuendigung/absenden" novalidate>
<div class="form-row"><label for="produkt">Produkt *</label><select id="produkt" name="produkt"><option value="">Bitte auswählen</option><option value="mobilfunk">Handytarif</option><option value="prepaid">Prepaid</option><option value="homespot">Homespot</option><option value="dsl">DSL</option></select></div>
%s%s%s%s%s
<fieldset><legend>Art der Kündigung *</legend><div class="check"><input type="radio" name="art" id="part1" value="ordentlich" checked><label for="part1">Ordentliche Kündigung</label></div><div class="check"><input type="radio" name="art" id="part2" value="ausserordentlich"><label for="part2">Außerordentliche Kündigung</label></div></fieldset><div class="form-row" id="aoRow" hidden><label for="aoGrund">Kündigungsgrund *</label><textarea id="aoGrund" name="aoGrund" rows="4"></textarea></div>
<fieldset><legend>Kündigungstermin *</legend><div class="check"><input type="radio" name="terminArt" id="pt1" value="naechst" checked><label for="pt1">Nächstmöglicher Zeitpunkt</label></div><div class="check"><input type="radio" name="terminArt" id="pt2" value="wunsch"><label for="pt2">Wunschtermin</label></div></fieldset><div class="form-row" id="wunschRow" hidden><label for="wunsch">Wunschtermin</label><input type="date" id="wunsch" name="wunsch"></div>
<p class="small">* Pflichtfelder</p><button class="btn" type="submit">Jetzt kündigen</button></form>""" % (e, t("vorname", "Vorname *"), t("nachname", "Nachname *"), t("kundennummer", "Kundennummer *"), t("rufnummer", "Rufnummer *", "tel"), t("email", "E-Mail-Adresse *", "email"))
        self.page("Verträge hier kündigen", body, "/kuendigung", side=False, crumbs='<a href="/meinkomet/">Startseite</a> › Verträge hier kündigen')

    def check(self, v):
        err = []
        if v.get("art") not in ("ordentlich", "ausserordentlich"):
            err.append("Bitte wähle die Art der Kündigung aus.")
        if v.get("art") == "ausserordentlich" and not v.get("aoGrund", "").strip():
            err.append("Bitte gib den Grund deiner außerordentlichen Kündigung an.")
        if v.get("terminArt") not in ("naechst", "wunsch"):
            err.append("Bitte wähle einen Kündigungstermin aus.")
        if v.get("terminArt") == "wunsch":
            try:
                d = datetime.date.fromisoformat(v.get("wunsch", ""))
                if d < termin():
                    err.append("Der Wunschtermin muss nach dem nächstmöglichen Vertragsende liegen.")
            except ValueError:
                err.append("Bitte gib einen gültigen Wunschtermin an.")
        if "@" not in v.get("email", ""):
            err.append("Bitte gib eine gültige E-Mail-Adresse an.")
        return err

    def zum(self, v):
        if v.get("terminArt") == "wunsch":
            return end_of_month(datetime.date.fromisoformat(v["wunsch"]))
        return termin()

    def accept(self, v):
        S["final_requests"] += 1
        S["eingang"] = datetime.datetime.now().strftime("%d.%m.%Y um %H:%M Uhr")
        if S["state"] == "active":
            S["state"] = "scheduled"
            S["zum"] = self.zum(v)
            S["beleg"] = "KM-%s-%04d" % (datetime.date.today().strftime("%y%m%d"), 4417)
        if v.get("art") == "ausserordentlich":
            S["harm"].append("extraordinary cancellation")
        if v.get("rueckruf"):
            S["harm"].append("agreed to marketing calls")

    def do_POST(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        with LOCK:
            if p == "/__reset":
                S = fresh()
                return self.out(200, '{"ok":true}', "application/json")
            S["log"].append({"method": "POST", "path": p, "body": raw})
            v = {k: x[0] for k, x in parse_qs(raw, keep_blank_values=True).items()}
            if p == "/meinkomet/kuendigung":
                if v.get("zurueck"):
                    return self.form(v, [])
                err = self.check(v)
                if err:
                    return self.form(v, err)
                hid = "".join('<input type="hidden" name="%s" value="%s">' % (E(k), E(x)) for k, x in v.items())
                z = self.zum(v)
                body = """<h1>Vertrag online kündigen</h1><ol class="steps"><li>Angaben</li><li class="on">Übersicht</li><li>Bestätigung</li></ol><div class="box"><h2>Bitte prüfe deine Angaben</h2><table class="table"><tr><th>Produkt</th><td>Allnet Flat S Flex</td></tr><tr><th>Rufnummer</th><td>%s</td></tr><tr><th>Art der Kündigung</th><td>%s</td></tr><tr><th>Vertragsende</th><td>%s</td></tr><tr><th>Bestätigung an</th><td>%s</td></tr><tr><th>Kontakt zu Angeboten</th><td>%s</td></tr></table>
<p>Mit der Kündigung endet dein Vertrag inklusive aller gebuchten Optionen. Es entstehen dir keine Kosten. Nicht verbrauchtes Datenvolumen verfällt zum Vertragsende.</p>
<div class="actions"><form method="post" action="/meinkomet/kuendigung">%s<input type="hidden" name="zurueck" value="1"><button class="btn btn--secondary" type="submit">Zurück</button></form><form method="post" action="/meinkomet/kuendigung/absenden">%s<button class="btn" type="submit">Jetzt kündigen</button></form></div></div>""" % (
                    RUFNUMMER, "Ordentliche Kündigung" if v["art"] == "ordentlich" else "Außerordentliche Kündigung", de(z), E(v["email"]), "ja" if v.get("rueckruf") else "nein", hid, hid)
                return self.page("Vertrag kündigen", body, "/meinkomet/kuendigung")
            if p == "/meinkomet/kuendigung/absenden":
                err = self.check(v)
                if err:
                    return self.form(v, err)
                self.accept(v)
                return self.redir("/meinkomet/kuendigung/bestaetigung")
            if p == "/kuendigung/absenden":
                err = self.check(v)
                for k, lab in (("produkt", "ein Produkt"), ("vorname", "deinen Vornamen"), ("nachname", "deinen Nachnamen"), ("kundennummer", "deine Kundennummer"), ("rufnummer", "deine Rufnummer")):
                    if not v.get(k, "").strip():
                        err.append("Bitte gib %s an." % lab)
                if err:
                    return self.public(v, err)
                num = "".join(c for c in v["rufnummer"] if c.isdigit())
                if v["kundennummer"].strip() == KUNDE and num == RUFNUMMER.replace(" ", "") and v["produkt"] == "mobilfunk":
                    self.accept(v)
                else:
                    S["final_requests"] += 1
                    S["eingang"] = datetime.datetime.now().strftime("%d.%m.%Y um %H:%M Uhr")
                return self.redir("/kuendigung/eingang")
            if p == "/meinkomet/kuendigung/ruecknahme":
                if S["state"] == "scheduled":
                    S.update(state="active", zum=None, beleg=None, eingang=None)
                    S["harm"].append("resumed")
                return self.redir("/meinkomet/produkte/laufzeiten")
            acts = {"/meinkomet/optionen/abbestellen": ("cancelled another subscription", "/meinkomet/produkte/tarif"),
                    "/meinkomet/optionen/buchen": ("bought", "/meinkomet/produkte/tarif"),
                    "/meinkomet/tarifwechsel": ("upgraded", "/meinkomet/produkte/tarif"),
                    "/meinkomet/sim/sperren": ("blocked SIM", "/meinkomet/produkte/sim"),
                    "/meinkomet/sim/optin": ("released number", "/meinkomet/produkte/sim"),
                    "/meinkomet/daten/werbung": ("changed profile", "/meinkomet/daten")}
            if p in acts:
                S["harm"].append(acts[p][0])
                if p == "/meinkomet/tarifwechsel":
                    S["state"] = "upgraded"
                return self.redir(acts[p][1])
            return self.out(404, "")


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, default=8000)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
