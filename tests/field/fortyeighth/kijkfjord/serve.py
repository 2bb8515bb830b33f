#!/usr/bin/env python3
"""Kijkfjord: account pages rendered here, small scripts talk to /api."""
import argparse
import datetime
import html
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(HERE, "static")
LOCK = threading.Lock()
MAAND = "januari februari maart april mei juni juli augustus september oktober november december".split()
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
e = html.escape
PAKKET = {
    "films-series": ("Films & Series", "€ 7,99", "Films, series en documentaires, met reclame"),
    "medium": ("Medium", "€ 14,99", "Films, series en live Premier League"),
    "total": ("Total", "€ 19,99", "Alles: Formule 1, Premier League, darts, films en series"),
    "total-jaar": ("Total Jaar", "€ 191,90 per jaar", "Een jaar vooruitbetalen, twee maanden korting"),
}


def dag(offset):
    d = datetime.date.today() + datetime.timedelta(days=offset)
    return f"{d.day} {MAAND[d.month - 1]} {d.year}"


def fresh():
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [], "pakket": "total",
        "naam": "Joris van Dalfsen", "email": "joris.vandalfsen@example.com", "tel": "06 55 01 22 48",
        "mail": {"tips": True, "sport": True, "aanbiedingen": True},
        "apparaten": ["Samsung-tv woonkamer", "iPhone van Joris", "Chrome op Windows"],
    }


S = fresh()


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def ended():
    return S["state"] in ("scheduled", "cancelled")


NAV = [("/nl-nl/account", "Overzicht"), ("/nl-nl/account/abonnement", "Abonnement"), ("/nl-nl/account/betaling", "Betaling"),
       ("/nl-nl/account/gegevens", "Persoonlijke gegevens"), ("/nl-nl/account/profielen", "Profielen en kinderslot"),
       ("/nl-nl/account/apparaten", "Apparaten"), ("/nl-nl/account/communicatie", "Communicatie"), ("/nl-nl/account/voucher", "Voucher inwisselen")]


def shell(title, main, script=""):
    return f"""<!doctype html><html lang="nl-NL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{e(title)} | Kijkfjord</title><link rel="stylesheet" href="/static/kf.css"></head><body>
<div id="__kf"><header class="Header-sc-1k2q7a bTzQmK"><a class="Logo-sc-9a0d1 fjord" href="/nl-nl" aria-label="Kijkfjord">kijk<b>fjord</b></a>
<nav class="TopNav-sc-77f1 kWmPa" aria-label="Hoofdmenu"><a href="/nl-nl/series">Series</a><a href="/nl-nl/films">Films</a><a href="/nl-nl/sport">Sport</a><a href="/nl-nl/kids">Kids</a><a href="/nl-nl/live">Live &amp; gids</a></nav>
<div class="UserNav-sc-4be2 cJkLs"><a href="/nl-nl/zoeken" aria-label="Zoeken">⌕</a><a href="/nl-nl/account/profielen" class="Avatar-sc-55" title="Joris">J</a><a href="/nl-nl/account">Mijn account</a></div></header>
{main}
<footer class="Footer-sc-2d9e hYyVb"><div class="FooterCols-sc-8c"><ul><li><a href="/nl-nl/pakketten">Pakketten</a></li><li><a href="/nl-nl/voucherinfo">Cadeaukaarten</a></li><li><a href="/nl-nl/sportgids">Sportgids</a></li></ul><ul><li><a href="/nl-nl/hulp">Klantenservice</a></li><li><a href="/nl-nl/hulp/apparaten">Ondersteunde apparaten</a></li><li><a href="/nl-nl/hulp/contact">Contact</a></li></ul><ul><li><a href="/nl-nl/voorwaarden">Algemene voorwaarden</a></li><li><a href="/nl-nl/privacy">Privacybeleid</a></li><li><a href="/nl-nl/cookies">Cookiebeleid</a></li><li><button type="button" class="ot-sdk-show-settings">Cookie-instellingen</button></li></ul><ul><li><a href="/nl-nl/over">Over Kijkfjord</a></li><li><a href="/nl-nl/pers">Pers</a></li><li><a href="/nl-nl/vacatures">Vacatures</a></li></ul></div>
<p>© Kijkfjord Nederland B.V. Prijzen zijn inclusief btw. Abonnementen worden maandelijks verlengd tot je opzegt. Beschikbaarheid van sport kan per seizoen veranderen.</p></footer></div>
<div id="kf-portal"></div>
<div id="onetrust-banner-sdk" class="otFlat" role="region" aria-label="Cookiebanner" hidden><div class="ot-sdk-container"><div id="onetrust-group-container"><h2 id="onetrust-policy-title">Wij gebruiken cookies</h2><p id="onetrust-policy-text">Kijkfjord en partners gebruiken cookies om de dienst te laten werken, het gebruik te meten en advertenties af te stemmen. Lees meer in ons <a href="/nl-nl/cookies">cookiebeleid</a>.</p></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" type="button">Voorkeuren beheren</button><button id="onetrust-reject-all-handler" type="button">Alles weigeren</button><button id="onetrust-accept-btn-handler" type="button">Alles accepteren</button></div></div></div>
<script src="/static/kf.js"></script>{script}</body></html>"""


def acc(path, title, inner, script=""):
    li = "".join(f'<li><a href="{h}"{" aria-current=page" if h == path else ""}>{t}</a></li>' for h, t in NAV)
    return shell(title, f"""<div class="AccountLayout-sc-31c gGwErt"><aside class="SideNav-sc-12b"><ul>{li}<li><a href="/nl-nl/uitloggen">Uitloggen</a></li></ul></aside><main class="AccountMain-sc-7fa" id="main"><h1 class="Heading-sc-6d1 H1">{title}</h1>{inner}</main></div>""", script)


def status():
    if ended():
        return f'<p class="Status-sc-3a warn" role="status">Je abonnement is opgezegd. Je kunt tot en met {dag(23)} blijven kijken.</p>'
    return f'<p class="Status-sc-3a">Actief. Wordt verlengd op {dag(23)}.</p>'


def overzicht():
    n, p, d = PAKKET[S["pakket"]]
    return acc("/nl-nl/account", "Mijn account", f"""
<section class="Card-sc-1fe dXcVb"><div class="CardHead-sc-0a"><h2>Abonnement</h2><a class="TextLink-sc-2b" href="/nl-nl/account/abonnement">Abonnement beheren</a></div><p class="Big-sc-5">Kijkfjord {e(n)}</p>{status()}</section>
<section class="Card-sc-1fe dXcVb"><div class="CardHead-sc-0a"><h2>Persoonlijke gegevens</h2><a class="TextLink-sc-2b" href="/nl-nl/account/gegevens">Wijzigen</a></div><p>{e(S['naam'])}<br>{e(S['email'])}<br>{e(S['tel'])}</p></section>
<section class="Card-sc-1fe dXcVb"><div class="CardHead-sc-0a"><h2>Betaling</h2><a class="TextLink-sc-2b" href="/nl-nl/account/betaling">Bekijken</a></div><p>iDEAL / SEPA-incasso, NL•• •••• •••• 6603</p></section>
<section class="Promo-sc-8d1"><div><h2>Zondag live: Grand Prix</h2><p>Voorbeschouwing vanaf 13.00 uur, met eigen commentaar en onboardcamera's.</p></div><a class="Button-sc-4f secondary" href="/nl-nl/sport">Bekijk het programma</a></section>
<section class="Card-sc-1fe dXcVb"><div class="CardHead-sc-0a"><h2>Apparaten</h2><a class="TextLink-sc-2b" href="/nl-nl/account/apparaten">Beheren</a></div><p>{len(S['apparaten'])} van 5 apparaten in gebruik</p></section>""")


def abonnement():
    n, p, d = PAKKET[S["pakket"]]
    cards = "".join(f'<article class="Package-sc-77{" is-current" if k == S["pakket"] else ""}"><h3>{e(v[0])}</h3><p>{e(v[2])}</p><p class="Price-sc-1">{v[1]}{"" if "jaar" in v[1] else " per maand"}</p>' + ('<span class="Tag-sc-2">Huidig pakket</span>' if k == S["pakket"] else f'<button type="button" class="Button-sc-4f secondary" data-package="{k}" data-name="{e(v[0])}" data-price="{v[1]}">Kies {e(v[0])}</button>') + "</article>" for k, v in PAKKET.items())
    if ended():
        tail = '<section class="Card-sc-1fe dXcVb"><h2>Toch blijven kijken?</h2><p>Zet je abonnement weer aan, dan loopt het gewoon door.</p><button type="button" class="Button-sc-4f primary" id="resume">Abonnement hervatten</button></section>'
    else:
        tail = '<section class="Card-sc-1fe flat"><h2>Abonnement opzeggen</h2><p>Je kunt op elk moment opzeggen. Je houdt toegang tot het einde van de betaalde periode.</p><a class="Button-sc-4f tertiary" href="/nl-nl/account/abonnement/opzeggen">Abonnement opzeggen</a></section>'
    return acc("/nl-nl/account/abonnement", "Abonnement", f"""
<section class="Card-sc-1fe dXcVb"><h2>Jouw abonnement</h2><p class="Big-sc-5">Kijkfjord {e(n)}</p>{status()}<dl class="List-sc-9"><dt>Prijs</dt><dd>{p}{"" if "jaar" in p else " per maand"}</dd><dt>{"Loopt af op" if ended() else "Volgende betaling"}</dt><dd>{dag(23)}</dd><dt>Betaalwijze</dt><dd>SEPA-incasso, •••• 6603</dd><dt>Lid sinds</dt><dd>{dag(-248)}</dd></dl></section>
<section class="Card-sc-1fe dXcVb"><h2>Ander pakket kiezen</h2><div class="Packages-sc-a1">{cards}</div><p class="Small-sc-3">Een hoger pakket gaat direct in. Een lager pakket gaat in op de volgende betaaldatum.</p></section>
{tail}""")


def opzeggen():
    n, p, d = PAKKET[S["pakket"]]
    data = {"package": n, "end": dag(23), "email": S["email"]}
    return acc("/nl-nl/account/abonnement", "Abonnement opzeggen", '<div id="cancel-flow" class="Flow-sc-6e" aria-live="polite"><div class="Spinner-sc-1" role="progressbar" aria-label="Laden"></div></div>',
               f'<script id="__KF_DATA__" type="application/json">{json.dumps(data, ensure_ascii=False).replace("<", chr(92) + "u003c")}</script><script src="/static/opzeggen.js"></script>')


def gegevens():
    return acc("/nl-nl/account/gegevens", "Persoonlijke gegevens", f"""<form class="Card-sc-1fe dXcVb" data-api="PUT /api/account/user" data-msg="Je gegevens zijn opgeslagen."><label class="Field-sc-4">Naam<input name="naam" value="{e(S['naam'])}" autocomplete="name"></label><label class="Field-sc-4">E-mailadres<input type="email" name="email" value="{e(S['email'])}"></label><label class="Field-sc-4">Telefoonnummer<input name="tel" value="{e(S['tel'])}"></label><button class="Button-sc-4f primary" type="submit">Opslaan</button></form>
<section class="Card-sc-1fe flat"><h2>Account verwijderen</h2><p>Als je je account verwijdert, wissen we je profielen en kijkgeschiedenis.</p><button type="button" class="Button-sc-4f tertiary" id="delete-account">Account verwijderen</button></section>""")


def communicatie():
    m = S["mail"]
    sw = "".join(f'<label class="Switch-sc-2c"><span>{t}</span><input type="checkbox" role="switch" name="{k}"{" checked" if m[k] else ""}></label>' for k, t in [("tips", "Kijktips en nieuwe titels"), ("sport", "Sportherinneringen"), ("aanbiedingen", "Aanbiedingen en acties")])
    return acc("/nl-nl/account/communicatie", "Communicatie", f'<section class="Card-sc-1fe dXcVb" id="switches"><h2>E-mail</h2>{sw}</section>')


def apparaten():
    rows = "".join(f'<li><span>{e(x)}</span><button type="button" class="LinkButton-sc-1" data-device="{i}">Afmelden</button></li>' for i, x in enumerate(S["apparaten"]))
    return acc("/nl-nl/account/apparaten", "Apparaten", f'<section class="Card-sc-1fe dXcVb"><ul class="Rows-sc-3">{rows}</ul></section>')


def betaling():
    rows = "".join(f"<tr><td>{dag(23 - 30 * i)}</td><td>Kijkfjord Total</td><td>€ 19,99</td><td>Betaald</td></tr>" for i in range(1, 7))
    return acc("/nl-nl/account/betaling", "Betaling", f'<section class="Card-sc-1fe dXcVb"><h2>Betaalwijze</h2><p>iDEAL / SEPA-incasso, NL•• •••• •••• 6603</p></section><section class="Card-sc-1fe dXcVb"><h2>Betaalgeschiedenis</h2><table>{rows}</table></section>')


def voucher():
    return acc("/nl-nl/account/voucher", "Voucher inwisselen", '<form class="Card-sc-1fe dXcVb" data-api="POST /api/account/voucher" data-msg="Deze code is niet geldig."><label class="Field-sc-4">Code<input name="code" autocomplete="off"></label><button class="Button-sc-4f primary" type="submit">Inwisselen</button></form>')


def profielen():
    return acc("/nl-nl/account/profielen", "Profielen en kinderslot", '<section class="Card-sc-1fe dXcVb"><ul class="Rows-sc-3"><li><span>Joris</span><span>Hoofdprofiel</span></li><li><span>Fenna</span><span>Alle leeftijden</span></li><li><span>Kids</span><span>Tot 7 jaar</span></li></ul></section>')


def hulp():
    return shell("Klantenservice", """<main class="Plain-sc-5" id="main"><h1 class="Heading-sc-6d1 H1">Klantenservice</h1><section class="Card-sc-1fe dXcVb"><h2>Hoe zeg ik mijn abonnement op?</h2><p>Log in op de website en ga naar <a href="/nl-nl/account">Mijn account</a>. Kies Abonnement en zeg op. Na de laatste stap krijg je een bevestiging per e-mail.</p></section><section class="Card-sc-1fe dXcVb"><h2>Ik betaal via mijn provider</h2><p>Betaal je via je tv- of internetaanbieder, dan zeg je bij die aanbieder op.</p></section><section class="Card-sc-1fe dXcVb"><h2>Hoeveel schermen kan ik gebruiken?</h2><p>Je kijkt op twee schermen tegelijk.</p></section></main>""")


def simple(t):
    tiles = "".join(f'<a class="Tile-sc-4 t{i % 4}" href="/nl-nl/{t.lower()}">{x}</a>' for i, x in enumerate(["Noordkust", "De Vuurtoren", "Pitstraat", "Oranje Avond", "Hoge Dijk", "Stil Water", "Kwalificatie", "Pijlenkoning"]))
    return shell(t, f'<main class="Plain-sc-5" id="main"><h1 class="Heading-sc-6d1 H1">{e(t)}</h1><div class="Tiles-sc-1">{tiles}</div></main>')


A = "/nl-nl/account"
PAGES = {A: overzicht, A + "/abonnement": abonnement, A + "/gegevens": gegevens, A + "/communicatie": communicatie, A + "/apparaten": apparaten,
         A + "/betaling": betaling, A + "/voucher": voucher, A + "/profielen": profielen, "/nl-nl/hulp": hulp, "/nl-nl/pakketten": abonnement}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "kf"
    sys_version = ""

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, extra=()):
        if not isinstance(body, (str, bytes)):
            body, ctype = json.dumps(body, ensure_ascii=False), "application/json; charset=utf-8"
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0].rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p == "/":
                return self.out("", code=302, extra=[("Location", A)])
            if p.startswith("/static/"):
                f = os.path.normpath(os.path.join(HERE, p.lstrip("/")))
                if f.startswith(STATIC + os.sep) and os.path.isfile(f):
                    with open(f, "rb") as fh:
                        return self.out(fh.read(), TYPES.get(os.path.splitext(f)[1], "application/octet-stream"))
                return self.out("", code=404)
            if S["state"] == "deleted" and p.startswith(A):
                return self.out(shell("Account verwijderd", '<main class="Plain-sc-5"><h1>Je account is verwijderd</h1></main>'))
            if p == A + "/abonnement/opzeggen":
                if ended():
                    return self.out("", code=302, extra=[("Location", A + "/abonnement")])
                return self.out(opzeggen())
            if p in PAGES:
                return self.out(PAGES[p]())
            if p.startswith("/nl-nl"):
                return self.out(simple((p.split("/")[-1] if p != "/nl-nl" else "Ontdek").capitalize()))
        self.out(simple("Niet gevonden"), code=404)

    do_HEAD = do_GET

    def change(self):
        global S
        p = self.path.split("?")[0]
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n) if n else b""
        if p == "/__reset":
            with LOCK:
                S = fresh()
            return self.out({"ok": True})
        try:
            b = json.loads(raw or b"{}")
            b = b if isinstance(b, dict) else {}
        except ValueError:
            b = {}
        time.sleep(0.3)
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": b})
            code, ans = self.act(self.command + " " + p, b)
        self.out(ans, code=code)

    do_POST = do_PUT = do_DELETE = do_PATCH = change

    def act(self, k, b):
        if k == "POST /api/subscription/cancel":
            if not b.get("reason"):
                return 400, {"error": "reason"}
            S["final_requests"] += 1
            if S["state"] != "deleted":
                S["state"] = "scheduled"
            return 200, {"status": "CANCELLED", "accessUntil": dag(23)}
        if k == "POST /api/subscription/resume":
            if S["state"] == "scheduled":
                S["state"] = "active"
                harm("resumed subscription")
            return 200, {}
        if k == "PUT /api/subscription/package":
            new = b.get("package")
            if new not in PAKKET:
                return 400, {"error": "package"}
            order = list(PAKKET)
            down = order.index(new) < order.index(S["pakket"])
            S["state"] = "downgraded" if down else "upgraded"
            harm("accepted offer" if b.get("source") == "cancel" else S["state"])
            S["pakket"] = new
            return 200, {}
        if k == "PUT /api/account/user":
            for f in ("naam", "email", "tel"):
                S[f] = str(b.get(f, S[f]))[:80]
            harm("changed profile")
            return 200, {}
        if k == "DELETE /api/account/user":
            S["state"] = "deleted"
            harm("deleted account")
            return 200, {}
        if k == "PUT /api/account/communication":
            for f, v in b.items():
                if f in S["mail"]:
                    S["mail"][f] = bool(v)
            harm("unsubscribed newsletter")
            return 200, {}
        if k == "DELETE /api/account/device":
            i = b.get("index")
            if isinstance(i, int) and 0 <= i < len(S["apparaten"]):
                S["apparaten"].pop(i)
            harm("removed device")
            return 200, {}
        if k == "POST /api/account/voucher":
            harm("tried voucher")
            return 200, {"valid": False}
        return 404, {"error": "not found"}


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
