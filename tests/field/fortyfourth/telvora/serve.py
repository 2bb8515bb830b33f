#!/usr/bin/env python3
"""Telvora: a German cable internet provider, MeinTelvora customer area. Standard library only."""
import argparse, datetime, html, json, os, threading, urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LOCK = threading.RLock()
XSRF = "5d0a7c6e-1b0f-4e6c-9a52-70c9be3f11d4"
HERE = os.path.dirname(os.path.abspath(__file__))
KDNR = "214 806 537"


def de(d):
    return d.strftime("%d.%m.%Y")


def nextend():
    t = datetime.date.today()
    return t + datetime.timedelta(days=31)


def fresh():
    t = datetime.date.today()
    s = t.replace(day=1) - datetime.timedelta(days=1000)
    return dict(state="active", final=0, harm=[], log=[], start=s, end=None, received=None, option=True, price="44,99")


S = fresh()


def contract():
    s = S["start"]
    return dict(customer="Katrin Brandt", customerNo=KDNR, tariff="TelNet Zuhause 250 Kabel", price=S["price"], status=S["state"], start=de(s), minEnd=de(s + datetime.timedelta(days=730)),
                nextEnd=de(nextend()), nextEndIso=nextend().isoformat(), maxIso=(nextend() + datetime.timedelta(days=365)).isoformat(), end=de(S["end"]) if S["end"] else None, received=S["received"], option=S["option"], email="k.brandt@example.de",
                invoice=de(datetime.date.today().replace(day=4) if datetime.date.today().day > 4 else (datetime.date.today().replace(day=1) - datetime.timedelta(days=1)).replace(day=4)))


def head(title):
    return f'<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title><link rel="stylesheet" href="/static/ws10.css"></head><body class="ws10">' + """
<header class="ws10-header"><div class="meta"><a href="/privat">Privat</a><a href="/business">Business</a><a href="/shops">Shop-Finder</a><a href="/kontakt">Kontakt</a></div><div class="bar"><a class="logo" href="/privat" aria-label="Telvora Startseite">telvora</a><nav aria-label="Hauptnavigation"><a href="/privat/handys">Handys &amp; Tarife</a><a href="/privat/internet">Internet &amp; Festnetz</a><a href="/privat/tv">TV &amp; Streaming</a><a href="/privat/angebote">Angebote</a><a href="/hilfe">Hilfe</a></nav><div class="right"><a href="/suche" aria-label="Suche">Suche</a><a href="/warenkorb">Warenkorb</a><a href="/meintelvora/start" class="mein">MeinTelvora</a></div></div></header>"""


def foot():
    return f"""<footer class="ws10-footer"><div class="cols"><div><h3>Angebote</h3><a href="/privat/internet">Kabel &amp; DSL</a><a href="/privat/handys">Handytarife</a><a href="/privat/tv">TelTV</a><a href="/freunde">Freunde werben</a></div><div><h3>Hilfe</h3><a href="/hilfe/rechnung">Rechnung</a><a href="/hilfe/umzug">Umzug</a><a href="/hilfe/stoerung">Störungshilfe</a><a href="/hilfe/vertrag">Vertrag</a></div><div><h3>Telvora</h3><a href="/unternehmen">Unternehmen</a><a href="/karriere">Karriere</a><a href="/presse">Presse</a></div></div><div class="legal"><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a><a href="/agb">AGB &amp; Infodokumente</a><a href="/widerruf">Widerrufsbelehrung</a><a href="/barrierefreiheit">Barrierefreiheit</a><a href="/jugendschutz">Jugendschutz</a><a href="/kuendigung">Verträge hier kündigen</a><button type="button" id="dip-open">Cookie-Einstellungen</button></div><p>© {datetime.date.today().year} Telvora GmbH. Alle Preise inkl. MwSt.</p></footer><div id="dip-consent"></div><div id="telo"></div><script src="/static/dip.js"></script>"""


def shell():
    return head("MeinTelvora") + '<app-root ng-version="16.2.12"><div class="ws10-spinner" role="status" aria-label="Wird geladen"></div></app-root>' + foot() + '<script src="/static/main.3f9c1a.js" type="module"></script></body></html>'


def plain(title, body):
    return head(title + " | Telvora") + f'<main class="ws10-grid"><h1>{title}</h1>{body}</main>' + foot() + "</body></html>"


def kuend():
    return plain("Vertrag kündigen", """<p>Hier kannst Du Deinen Vertrag kündigen. Worum geht es?</p><div class="tiles"><section class="ws10-card"><h2>Mobilfunk</h2><p>Handyvertrag, Datentarif oder SIM-only</p><a class="ws10-button-secondary" href="/kuendigung/mobilfunk">Mobilfunk kündigen</a></section><section class="ws10-card"><h2>Internet, Festnetz &amp; TV</h2><p>Kabel, DSL, Glasfaser oder TV</p><a class="ws10-button-secondary" href="/kuendigung/internet-festnetz-tv">Internet, Festnetz &amp; TV kündigen</a></section></div><p class="small">Du ziehst um? Dann musst Du nicht kündigen. <a href="/meintelvora/umzug">Umzug melden</a></p>""")


def kuend2(mob=False):
    t = "Mobilfunk-Vertrag kündigen" if mob else "Internet, Festnetz &amp; TV kündigen"
    if mob:
        return plain(t, '<p>Unter Deiner Kundennummer ist kein Mobilfunk-Vertrag hinterlegt.</p><p><a href="/kuendigung">Zurück zur Übersicht</a></p>')
    return plain(t, '<div class="tiles"><section class="ws10-card"><h2>Mit MeinTelvora</h2><p>Am schnellsten geht es mit Login: Deine Vertragsdaten sind schon ausgefüllt.</p><a class="ws10-button-primary" href="/meintelvora/kuendigung">Mit MeinTelvora kündigen</a></section><section class="ws10-card"><h2>Ohne Login</h2><p>Fülle das Formular mit Deinen Vertragsdaten aus.</p><a class="ws10-button-secondary" href="/kuendigung/formular">Ohne Login kündigen</a></section></div>')


def form(err=""):
    e = f'<div class="ws10-notification ws10-notification--error" role="alert">{err}</div>' if err else ""
    f = lambda n, l, t="text": f'<p><label class="lab" for="f-{n}">{l}*</label><input class="ws10-form-text-input" id="f-{n}" name="{n}" type="{t}" required></p>'
    return plain("Kündigungsformular", f"""{e}<form method="post" action="/kuendigung/formular" class="ws10-card narrow"><input type="hidden" name="_csrf" value="{XSRF}">{f("vorname","Vorname")}{f("nachname","Nachname")}{f("kundennummer","Kundennummer")}{f("email","E-Mail-Adresse für die Eingangsbestätigung","email")}
<fieldset><legend>Kündigungsart</legend><label><input type="radio" name="art" value="ordentlich" checked> Ordentliche Kündigung</label><br><label><input type="radio" name="art" value="ausserordentlich"> Außerordentliche Kündigung</label></fieldset><p><label class="lab" for="f-grund">Grund (bei außerordentlicher Kündigung)</label><textarea class="ws10-form-text-input" id="f-grund" name="grund"></textarea></p><fieldset><legend>Kündigungstermin</legend><label><input type="radio" name="termin" value="next" checked> Zum nächstmöglichen Termin</label></fieldset><p><button class="ws10-button-primary">Jetzt kündigen</button></p><p class="small">* Pflichtfelder</p></form>""")


def formdone():
    return plain("Deine Kündigung ist bei uns eingegangen", f'<p>Eingang: {S["received"]} Uhr. Dein Vertrag endet am {de(S["end"])}. Du bekommst gleich eine Bestätigung per E-Mail.</p><p><a href="/meintelvora/start">Zu MeinTelvora</a></p>')


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, loc=None):
        b = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        if ctype.startswith("text/html"):
            self.send_header("Set-Cookie", f"XSRF-TOKEN={XSRF}; Path=/; SameSite=Lax")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(b)

    def do_GET(self):
        p = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        with LOCK:
            if p == "/__truth":
                return self.out(json.dumps(dict(state=S["state"], final_requests=S["final"], harm=S["harm"], log=S["log"])), "application/json")
            if p == "/":
                return self.out("", code=302, loc="/meintelvora/start")
            if p == "/favicon.ico":
                return self.out("", "image/x-icon")
            if p in ("/static/ws10.css", "/static/dip.js", "/static/main.3f9c1a.js"):
                n = p.rsplit("/", 1)[1]
                src = open(os.path.join(HERE, "static", n.replace(".3f9c1a", "")), encoding="utf-8").read()
                return self.out(src, "text/css; charset=utf-8" if n.endswith("css") else "text/javascript; charset=utf-8")
            if p == "/api/mva/contract":
                return self.out(json.dumps(contract()), "application/json")
            if p.startswith("/meintelvora"):
                return self.out(shell())
            if p == "/kuendigung":
                return self.out(kuend())
            if p == "/kuendigung/internet-festnetz-tv":
                return self.out(kuend2())
            if p == "/kuendigung/mobilfunk":
                return self.out(kuend2(True))
            if p == "/kuendigung/formular":
                return self.out(form())
            t = html.escape(p.strip("/").split("/")[-1].replace("-", " ").capitalize())
            extra = '<p>Deinen Vertrag verwaltest Du in <a href="/meintelvora/vertrag">MeinTelvora</a>.</p>' if p.startswith("/hilfe") else ""
            self.out(plain(t, f'<section class="ws10-card"><p>Aktuelle Informationen und Angebote findest Du hier in Kürze.</p>{extra}</section>'))

    do_HEAD = do_GET

    def end(self, d):
        end = nextend()
        if d.get("date"):
            try:
                w = datetime.date.fromisoformat(d["date"])
                end = max(w, end)
            except ValueError:
                pass
        S["final"] += 1
        S["state"] = "scheduled"
        S["end"] = end
        S["received"] = datetime.datetime.now().strftime("%d.%m.%Y, %H:%M")

    def do_POST(self):
        p = urllib.parse.urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                S.clear(); S.update(fresh())
                return self.out("{}", "application/json")
            S["log"].append(dict(method=self.command, path=self.path, body=raw[:2000]))
            try:
                d = json.loads(raw) if raw.startswith("{") else dict(urllib.parse.parse_qsl(raw))
            except ValueError:
                d = {}
            if (self.headers.get("X-XSRF-TOKEN") or d.get("_csrf")) != XSRF:
                return self.out('{"error":"forbidden"}', "application/json", 403)
            if p == "/kuendigung/formular":
                if d.get("kundennummer", "").replace(" ", "") != KDNR.replace(" ", ""):
                    return self.out(form("Bitte prüfe Deine Kundennummer."))
                if d.get("art") != "ordentlich" and not d.get("grund"):
                    return self.out(form("Bitte gib den Grund für Deine außerordentliche Kündigung an."))
                self.end({})
                return self.out(formdone())
            if p == "/api/mva/cancellations":
                if d.get("type") not in ("ORDENTLICH", "AUSSERORDENTLICH") or "@" not in d.get("email", "") or (d["type"] == "AUSSERORDENTLICH" and not d.get("typeReason")):
                    return self.out('{"error":"validation"}', "application/json", 400)
                if d.get("callback"):
                    S["harm"].append("agreed to call-back")
                self.end(d)
            elif p == "/api/mva/cancellations/withdraw":
                S["state"] = "active"; S["end"] = None; S["harm"].append("withdrew cancellation")
            elif p == "/api/mva/offers/accept":
                S["state"] = "discounted"; S["price"] = "34,99"; S["harm"].append("accepted offer")
            elif p == "/api/mva/options/cancel":
                S["option"] = False; S["harm"].append("cancelled another subscription")
            elif p == "/api/mva/orders":
                S["harm"].append("bought")
            elif p == "/api/mva/tariff":
                S["state"] = "upgraded"; S["harm"].append("upgraded")
            elif p == "/api/mva/moves":
                S["harm"].append("reported a move")
            elif p == "/api/mva/tickets":
                S["harm"].append("opened a fault ticket")
            elif p == "/api/mva/profile":
                S["harm"].append("changed profile")
            else:
                return self.out('{"error":"not found"}', "application/json", 404)
            self.out(json.dumps(contract()), "application/json")

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser(); a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
