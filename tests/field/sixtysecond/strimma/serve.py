#!/usr/bin/env python3
import argparse, datetime, html, json, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
LOCK = threading.RLock()
e = html.escape
MON = "januari februari mars april maj juni juli augusti september oktober november december".split()


def d(days):
    x = datetime.date.today() + datetime.timedelta(days=days)
    return f"{x.day} {MON[x.month - 1]} {x.year}"


END = d(20)
PACKS = {
    "ads": ("Film & Serier med reklam", 99, ["Film och serier med reklamavbrott", "1 stream åt gången", "Full HD"]),
    "film": ("Film & Serier", 169, ["Film och serier utan reklam", "Barninnehåll", "2 streams åt gången", "Ladda ner och titta offline"]),
    "medium": ("Medium", 499, ["Allt i Film & Serier", "Premier League och vintersport", "Formel 1", "2 streams åt gången"]),
    "total": ("Total", 749, ["Allt i Medium", "Champions League, NHL och golf", "4K på utvalt innehåll", "12 månaders bindningstid"]),
}
REASONS = [("PRICE", "Det är för dyrt"), ("USAGE", "Jag använder Strimma för lite"), ("CONTENT", "Jag hittar inget jag vill titta på"), ("FINISHED", "Jag har sett klart det jag ville se"),
           ("SPORT", "Säsongen eller sporten jag följer är slut"), ("TECH", "Tekniska problem eller dålig bildkvalitet"), ("COMPETITOR", "Jag har valt en annan streamingtjänst"), ("DOUBLE", "Jag har Strimma via min tv- eller bredbandsleverantör"), ("OTHER", "Annat")]


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "pack": "film", "next": None, "discount": False, "reason": "",
            "profiles": ["Elin", "Oskar", "Barn"], "news": {"nyheter": True, "erbjudanden": True, "sport": False}, "lock": False, "card": "Visa •••• 2093", "name": "Elin Sandström"}


S = fresh()


def gone():
    return S["state"] == "scheduled"


def b(text, kind="primary", act="", href="", extra=""):
    if href:
        return f'<a class="Button_button__x2kQe Button_{kind}__p0Lm1" href="{href}" {extra}><span class="Button_label__a91Zs">{text}</span></a>'
    return f'<button type="button" class="Button_button__x2kQe Button_{kind}__p0Lm1" {f"data-a={chr(34)}{act}{chr(34)}" if act else ""} {extra}><span class="Button_label__a91Zs">{text}</span></button>'


NAV = [("/", "Start"), ("/serier", "Serier"), ("/film", "Film"), ("/sport", "Sport"), ("/kanaler", "Kanaler"), ("/barn", "Barn"), ("/hyr-kop", "Hyr & köp")]


def page(title, body, path="", data=None):
    nav = "".join(f'<li><a href="{p}" class="Nav_link__dk2"{" aria-current=page" if p == path else ""}>{e(t)}</a></li>' for p, t in NAV)
    profs = "".join(f'<li role="none"><a role="menuitem" href="/profiler"><span class="Avatar_s__1">{x[0]}</span>{e(x)}</a></li>' for x in S["profiles"])
    return f'''<!DOCTYPE html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{e(title)} | Strimma</title><link rel="stylesheet" href="/assets/account.4f0c2a.css"></head><body><div id="app" data-reactroot=""><a class="SkipLink_skip__1" href="#content">Hoppa till innehåll</a>
<header class="Header_header__3fGh2"><a href="/" class="Header_logo__9aQ" aria-label="Strimma"><svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><path d="M5 3l17 10L5 23z" fill="#ff3d7f"/></svg>strimma</a><nav aria-label="Huvudmeny"><ul class="Nav_list__2s">{nav}</ul></nav><div class="Header_right__1k"><a href="/sok" aria-label="Sök" class="Header_icon__0">⌕</a><div class="ProfileMenu_wrap__7"><button type="button" class="ProfileMenu_trigger__7" aria-label="Profil: Elin" aria-haspopup="true" aria-expanded="false" data-a="menu"><span class="Avatar_s__1">E</span></button><ul class="ProfileMenu_list__7" role="menu" hidden>{profs}<li role="none" class="ProfileMenu_sep__7"></li><li role="none"><a role="menuitem" href="/mitt-konto">Mitt konto</a></li><li role="none"><a role="menuitem" href="/stjarnmarkt">Min lista</a></li><li role="none"><a role="menuitem" href="/hjalp">Hjälp</a></li><li role="none"><a role="menuitem" href="/logga-ut">Logga ut</a></li></ul></div></div></header>
<main id="content" class="Page_main__11">{body}</main>
<footer class="Footer_footer__b7"><div class="Footer_cols__b7"><div><h3>Strimma</h3><a href="/paket">Paket och priser</a><a href="/om">Om Strimma</a><a href="/enheter-som-stods">Enheter</a><a href="/presentkort">Presentkort</a></div><div><h3>Hjälp</h3><a href="/hjalp">Kundservice</a><a href="/hjalp/saga-upp">Säga upp paket</a><a href="/hjalp/byta-paket">Byta paket</a></div><div><h3>Villkor</h3><a href="/villkor">Allmänna villkor</a><a href="/integritet">Integritetspolicy</a><a href="/cookies">Cookiepolicy</a><button type="button" class="Footer_link__b7" data-a="ot-open">Cookie-inställningar</button></div><div><h3>Följ oss</h3><a href="/om">Facebook</a><a href="/om">Instagram</a><a href="/om">X</a></div></div><p class="Footer_small__b7">© 2026 Strimma Streaming AB, org.nr 559000-0000, Ringvägen 100, Stockholm. Priser inkl. moms. Abonnemanget förnyas automatiskt varje månad tills det sägs upp.</p></footer></div><div id="portal"></div>
<div id="onetrust-consent-sdk" hidden><div id="onetrust-banner-sdk" class="otFlat bottom ot-wo-title" role="region" aria-label="Cookie banner"><div role="alertdialog" aria-describedby="onetrust-policy-text" aria-label="Integritet"><div class="ot-sdk-container"><h2 id="onetrust-policy-title">Cookies och Strimma</h2><div id="onetrust-policy-text">Vi använder cookies för att webbplatsen ska fungera som förväntat, ge dig en bättre upplevelse, anpassa innehåll och analysera vår trafik. Vi använder både egna cookies och cookies från tredje part. Läs mer i vår <a href="/cookies">cookiepolicy</a>.</div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" type="button">Cookie-inställningar</button><button id="onetrust-reject-all-handler" type="button">Avvisa alla</button><button id="onetrust-accept-btn-handler" type="button">Acceptera alla cookies</button></div></div></div></div></div>
<script>window.__PRELOADED__={json.dumps(data or {}, ensure_ascii=False).replace("<", chr(92) + "u003c")}</script><script src="/assets/account.4f0c2a.js" defer></script></body></html>'''


TITLES = ["Vintermörker", "Kommissarie Falk", "Tystnaden i Visby", "Skärgårdsläkarna", "Isbrytaren", "Hämnarna från Luleå", "Den sista midsommaren", "Rally-VM: Sverige", "Snögubbens äventyr", "Premiärligan i fokus", "Sjörövarskolan", "Bränd mark"]


def row(title, ids):
    li = "".join(f'<li class="Card_card__5"><a href="/titel/{i}"><span class="Card_art__5" style="background:linear-gradient(160deg,hsl({i * 41 + 190},50%,40%),hsl({i * 29 + 250},45%,14%))">{TITLES[i]}</span></a></li>' for i in ids)
    return f'<section class="Row_row__4"><h2>{title}</h2><ul>{li}</ul></section>'


def home():
    return page("Start", f'<section class="Hero_hero__2"><p>Strimma Original</p><h1>Vintermörker</h1><p>Säsong 2 · Nya avsnitt varje fredag</p><a class="Button_button__x2kQe Button_primary__p0Lm1" href="/titel/0">Titta nu</a></section>' + row("Fortsätt titta", [1, 3, 5]) + row("Populärt just nu", [0, 2, 4, 6, 1, 11]) + row("Sport – ingår i Medium och Total", [7, 9, 7]) + row("För hela familjen", [8, 10, 6, 3]), "/")


def price():
    p = PACKS[S["pack"]][1]
    return f"{(p + 1) // 2} kr/mån i 3 månader, därefter {p} kr/mån" if S["discount"] else f"{p} kr/mån"


def sec(idn, title, body):
    return f'<section class="Section_section__8" aria-labelledby="{idn}"><h2 id="{idn}">{title}</h2>{body}</section>'


def dl(rows):
    return '<dl class="Info_list__6">' + "".join(f"<div><dt>{k}</dt><dd>{v}</dd></div>" for k, v in rows) + "</dl>"


def account():
    n = PACKS[S["pack"]][0]
    if gone():
        info = f'<p class="Notice_info__3" role="status">Ditt paket är uppsagt. Du kan fortsätta titta till och med {END}.</p>' + dl([("Paket", e(n)), ("Status", "Uppsagt"), ("Avslutas", END)]) + b("Återaktivera paket", "primary", "reactivate")
    else:
        rows = [("Paket", e(n)), ("Pris", price()), ("Nästa betalning", END), ("Bindningstid", "12 månader" if S["pack"] == "total" else "Ingen")]
        if S["next"]:
            rows.append(("Kommande ändring", f"Byter till {e(PACKS[S['next']][0])} {END}"))
        info = dl(rows) + b("Hantera paket", "secondary", href="/mitt-konto/paket")
    sw = "".join(f'<div class="Toggle_row__2"><span id="t-{k}">{t}</span><button type="button" role="switch" aria-checked="{str(S["news"][k]).lower()}" aria-labelledby="t-{k}" class="Toggle_sw__2" data-a="news" data-k="{k}"><i></i></button></div>' for k, t in (("nyheter", "Nyheter och tips"), ("erbjudanden", "Erbjudanden och kampanjer"), ("sport", "Sportpåminnelser")))
    left = "".join(f'<li><a href="#{i}">{t}</a></li>' for i, t in (("paketinfo", "Paketinformation"), ("betalning", "Betalning"), ("uppgifter", "Personuppgifter"), ("profiler", "Profiler"), ("koplas", "Köplås"), ("enheter", "Enheter"), ("utskick", "Utskick"), ("kvitton", "Kvitton"), ("konto", "Konto")))
    return page("Mitt konto", f'''<div class="Account_layout__1"><aside><h1>Mitt konto</h1><ul>{left}</ul></aside><div>
{sec("paketinfo", "Paketinformation", info)}
{sec("betalning", "Betalning", dl([("Betalsätt", S["card"]), ("Giltigt till", "04/29")]) + b("Ändra betalsätt", "secondary", "card"))}
{sec("uppgifter", "Personuppgifter", dl([("Namn", e(S["name"])), ("E-post", "elin.sandstrom@example.se"), ("Mobil", "070-••• •• 48")]) + b("Ändra", "link", "name"))}
{sec("profiler", "Profiler", "<ul class='Plain_list__1'>" + "".join(f"<li>{e(x)}</li>" for x in S["profiles"]) + "</ul>" + b("Hantera profiler", "link", href="/profiler"))}
{sec("koplas", "Köplås", "<p>Kräv pinkod vid köp och hyra av titlar. Status: " + ("på" if S["lock"] else "av") + ".</p>" + b("Stäng av köplås" if S["lock"] else "Aktivera köplås", "link", "lock"))}
{sec("enheter", "Enheter", "<p>Du är inloggad på 4 enheter.</p>" + b("Logga ut från alla enheter", "link", "devices"))}
{sec("utskick", "Utskick", sw)}
{sec("kvitton", "Kvitton", "<table>" + "".join(f"<tr><td>{d(20 - 30 * k)}</td><td>Film &amp; Serier</td><td>169 kr</td></tr>" for k in (1, 2, 3)) + "</table>")}
{sec("konto", "Konto", "<p>Har du en kod? " + "<a href='/presentkort'>Lös in presentkort eller kod</a></p>" + b("Radera konto", "link", "delete"))}
</div></div>''')


def packages():
    cards = []
    for k, (n, p, feats) in PACKS.items():
        ul = "".join(f"<li>{x}</li>" for x in feats)
        cur = k == S["pack"]
        if cur:
            act = (f'<p class="Pack_status__4">Avslutas {END}</p>' + b("Återaktivera paket", "primary", "reactivate")) if gone() else b("Säg upp paket", "secondary", href="/mitt-konto/paket/sag-upp", extra='data-testid="cancel-package"')
        else:
            act = "" if gone() else b("Byt till " + e(n), "primary" if p > PACKS[S["pack"]][1] else "secondary", "switch", extra=f'data-k="{k}"')
        cards.append(f'<li class="Pack_card__4{" Pack_active__4" if cur else ""}"><div>{"<span class=Pack_badge__4>Ditt paket</span>" if cur else ""}<h2>{e(n)}</h2><p class="Pack_price__4">{p} kr<small>/mån</small></p><ul>{ul}</ul></div>{act}</li>')
    return page("Hantera paket", f'<div class="Wide_wrap__1"><p><a href="/mitt-konto">‹ Mitt konto</a></p><h1>Hantera paket</h1><p>Uppgraderar du sker bytet direkt och du debiteras för det nya paketet. Nedgraderar du sker bytet vid nästa betalning.</p><ul class="Pack_grid__4">{"".join(cards)}</ul><p class="Footer_small__b7">Betalar du via Apple eller har Strimma genom en tv-leverantör ändrar du paketet där.</p></div>', data={"packs": {k: [v[0], v[1]] for k, v in PACKS.items()}, "cur": S["pack"], "end": END})


def cancel():
    if gone():
        return None
    return page("Säg upp paket", '<div class="Flow_wrap__2" id="cancel-flow" aria-live="polite"><div class="Spinner_s__1" role="status" aria-label="Laddar"></div></div>',
                data={"flow": True, "end": END, "pack": PACKS[S["pack"]][0], "price": PACKS[S["pack"]][1], "reasons": REASONS, "canDown": S["pack"] != "ads", "canDisc": not S["discount"], "email": "elin.sandstrom@example.se"})


def text(t, *ps):
    return page(t, f'<div class="Wide_wrap__1 Text_w__1"><h1>{t}</h1>{"".join(f"<p>{x}</p>" for x in ps)}</div>')


STATIC = {
    "/hjalp": ("Kundservice", "Vi finns här för dig alla dagar 10–22.", "<a href='/hjalp/saga-upp'>Säga upp paket</a>", "<a href='/hjalp/byta-paket'>Byta paket</a>", "<a href='/hjalp/radera-konto'>Radera konto</a>"),
    "/hjalp/saga-upp": ("Säga upp paket", "Logga in i en webbläsare, klicka på profilikonen uppe till höger och gå till <a href='/mitt-konto'>Mitt konto</a>. Välj Hantera paket under Paketinformation, klicka på Säg upp paket och följ stegen.", "Se till att du slutför alla steg. När uppsägningen är klar får du en bekräftelse via e-post. Har du inte fått någon bekräftelse är uppsägningen inte genomförd.", "Du kan fortsätta titta till och med sista dagen i den betalda perioden."),
    "/hjalp/byta-paket": ("Byta paket", "Uppgradering gäller direkt. Nedgradering gäller från nästa betalningsdatum."),
    "/hjalp/radera-konto": ("Radera konto", "Vi kan inte radera ett konto med ett aktivt paket. Säg upp paketet först."),
    "/presentkort": ("Presentkort", "Presentkort löses in i appen Strimma eller hos våra återförsäljare."),
    "/logga-ut": ("Logga ut", "Logga ut från alla enheter via Mitt konto."),
}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200):
        x = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(x)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(x)

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), "application/json; charset=utf-8", code)

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        with LOCK:
            if p == "/__truth":
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
            if p.startswith("/assets/"):
                f = HERE / ("app.css" if p.endswith(".css") else "app.js")
                return self.out(f.read_bytes(), "text/css; charset=utf-8" if p.endswith(".css") else "text/javascript; charset=utf-8")
            if p == "/favicon.ico":
                return self.out(b"", "text/plain", 404)
            if S["state"] == "deleted":
                return self.out(text("Kontot är raderat", "Tack för att du tittade på Strimma."))
            if p == "/mitt-konto/paket/sag-upp":
                r = cancel()
                if r is None:
                    self.send_response(302)
                    self.send_header("Location", "/mitt-konto")
                    self.send_header("Content-Length", "0")
                    return self.end_headers()
                return self.out(r)
            r = {"/": home, "/mitt-konto": account, "/mitt-konto/paket": packages}.get(p)
            if r:
                return self.out(r())
            if p in STATIC:
                return self.out(text(*STATIC[p]))
            if p == "/profiler":
                return self.out(page("Profiler", '<div class="Wide_wrap__1"><h1>Vem tittar?</h1><ul class="Plain_list__1">' + "".join(f'<li>{e(x)} {b("Ta bort", "link", "delprofile", extra="data-k=" + str(i) + " aria-label=" + chr(34) + "Ta bort profilen " + e(x) + chr(34)) if i else ""}</li>' for i, x in enumerate(S["profiles"])) + "</ul></div>"))
            if p.startswith("/titel/") and p[7:].isdigit() and int(p[7:]) < len(TITLES):
                i = int(p[7:])
                return self.out(page(TITLES[i], f'<section class="Hero_hero__2"><h1>{TITLES[i]}</h1><p>2026 · Drama · 45 min</p>' + (b("Uppgradera för att titta", "primary", href="/mitt-konto/paket") if i in (7, 9) else b("Spela", "primary", "play")) + "</section>" + row("Liknande", [2, 4, 6, 11])))
            if p in dict(NAV) or p in ("/sok", "/stjarnmarkt"):
                return self.out(page(dict(NAV).get(p, "Sök"), f'<div class="Wide_wrap__1"><h1>{e(dict(NAV).get(p, "Utforska"))}</h1></div>' + row("Rekommenderat", [0, 1, 2, 3, 4, 5]) + row("Nytt", [6, 8, 10, 11]), p))
            if p == "/paket":
                return self.out(text("Paket och priser", *[f"<b>{e(n)}</b> {pr} kr/mån" for n, pr, _ in PACKS.values()]))
            if p in ("/om", "/villkor", "/integritet", "/cookies", "/enheter-som-stods"):
                return self.out(text(p[1:].replace("-", " ").capitalize(), "Strimma Streaming AB tillhandahåller en abonnemangstjänst för strömmad video. Abonnemanget löper tills vidare och kan sägas upp när som helst med verkan vid utgången av den betalda perioden, om inte bindningstid avtalats.", "Senast uppdaterad 1 oktober 2026."))
            self.out(text("Sidan hittades inte", "<a href='/'>Till startsidan</a>"), code=404)

    def do_POST(self):
        global S
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n)
        p = urlsplit(self.path).path
        if p == "/__reset":
            with LOCK:
                S = fresh()
            return self.js({"ok": True})
        try:
            f = json.loads(raw or b"{}")
        except ValueError:
            f = {}
        if not isinstance(f, dict):
            f = {}
        with LOCK:
            S["log"].append({"method": self.command, "path": p, "body": f})
            code, o = self.act(p, f, S["harm"].append)
        time.sleep(0.9 if p == "/api/account/v1/subscription/cancel" else 0.3)
        self.js(o, code)

    do_PUT = do_PATCH = do_DELETE = do_POST

    def act(self, p, f, harm):
        a = p.removeprefix("/api/account/v1/")
        if a == "subscription/cancel":
            S["final_requests"] += 1
            S["state"], S["next"] = "scheduled", None
            return 200, {"status": "CANCELLED", "end": END}
        if a == "subscription/reason":
            S["reason"] = str(f.get("reason", ""))
            return 200, {"ok": True}
        if a == "subscription/offer":
            harm("accepted offer"); S["state"], S["discount"] = "discounted", True
            return 200, {"ok": True}
        if a == "subscription/switch":
            k = f.get("package")
            if k not in PACKS or k == S["pack"]:
                return 400, {"error": "invalid package"}
            if PACKS[k][1] > PACKS[S["pack"]][1]:
                harm("upgraded"); S["state"], S["pack"], S["discount"], S["next"] = "upgraded", k, False, None
            else:
                harm("downgraded"); S["state"], S["next"] = "downgraded", k
            return 200, {"ok": True}
        if a == "subscription/reactivate":
            harm("reactivated subscription"); S["state"] = "active"
            return 200, {"ok": True}
        if a == "payment":
            harm("changed payment method"); S["card"] = "Swish/autogiro"
            return 200, {"ok": True}
        if a == "user":
            if f.get("name") != S["name"]:
                harm("changed profile"); S["name"] = str(f.get("name") or "")[:60]
            return 200, {"ok": True}
        if a == "profiles/delete":
            i = f.get("index")
            if isinstance(i, int) and 0 < i < len(S["profiles"]):
                harm("deleted profile"); S["profiles"].pop(i)
            return 200, {"ok": True}
        if a == "purchase-lock":
            harm("changed purchase lock"); S["lock"] = not S["lock"]
            return 200, {"ok": True}
        if a == "devices/logout":
            harm("signed out all devices")
            return 200, {"ok": True}
        if a == "newsletter":
            if f.get("key") in S["news"]:
                harm("changed newsletter"); S["news"][f["key"]] = not S["news"][f["key"]]
            return 200, {"ok": True}
        if a == "user/delete":
            if not gone():
                return 409, {"error": "Du har ett aktivt paket. Säg upp paketet innan du raderar ditt konto."}
            harm("deleted account"); S["state"] = "deleted"
            return 200, {"ok": True}
        return 404, {"error": "not found"}


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
