#!/usr/bin/env python3
import argparse, json, html, threading, time, pathlib
from datetime import date, timedelta, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs

HERE = pathlib.Path(__file__).resolve().parent
LOCK = threading.Lock()
S = {}
T = date.today()
WT = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
MO = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"]
fd = lambda d: f"{WT[d.weekday()]}, {d.day}. {MO[d.month - 1]} {d.year}"
BOX = T + timedelta(days=3)  # already processed
WEEKS = [BOX + timedelta(days=7 * i) for i in range(1, 6)]
MEALS = ["Cremige Hähnchenpfanne mit Zitronen-Orzo", "Knusper-Schnitzel mit Gurkensalat", "Süßkartoffel-Curry mit Spinat", "Rinder-Bulgogi auf Jasminreis",
         "Gnocchi mit Pesto und Ofentomaten", "Lachsfilet auf Lauchgemüse", "Halloumi-Burger mit Ajvar", "Linsen-Dal mit Naan"]
PRICE = {"2x3": 44.93, "2x4": 55.91, "2x5": 64.89, "3x3": 59.91, "3x4": 74.87, "4x3": 70.87, "4x4": 90.83}


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], plan="2x4", discount=False, skipped=[], card=True, deleted=False, cancelled_at=None,
             news={"mail": True, "sms": False}, addons=[],
             me={"firstName": "Jannik", "lastName": "Overbeck", "email": "jannik.overbeck@brieftaube.example", "phone": "0151 2345 9087"})


def harm(x):
    S["harm"].append(x)


def data():
    pay = [{"date": (BOX - timedelta(days=4) - timedelta(days=7 * i)).strftime("%d.%m.%Y"), "no": f"SK-{80417723 - i * 9187}", "what": "Kochbox 2 Personen, 4 Gerichte",
            "sum": "55,91 €" if i < 9 else "33,55 €", "status": "Bezahlt"} for i in range(12)]
    return dict(state=S["state"], plan=S["plan"], price=f"{PRICE[S['plan']]:.2f}".replace(".", ",") + " €", discount=S["discount"], box=fd(BOX), boxCharged=(BOX - timedelta(days=4)).strftime("%d.%m.%Y"),
                weeks=[{"id": w.isoformat(), "label": fd(w), "cutoff": fd(w - timedelta(days=5)), "skipped": w.isoformat() in S["skipped"],
                        "meals": [MEALS[(i * 3 + j) % 8] for j in range(4)]} for i, w in enumerate(WEEKS)],
                me=S["me"], news=S["news"], card=S["card"], payments=pay, cancelledAt=S["cancelled_at"], prices=PRICE, deleted=S["deleted"], addons=S["addons"], meals=MEALS)


def end():
    S["final_requests"] += 1
    if S["state"] not in ("cancelled", "deleted"):
        S["state"] = "cancelled"
        S["cancelled_at"] = datetime.now().strftime("%d.%m.%Y, %H:%M Uhr")


SHELL = """<!DOCTYPE html><html lang="de-DE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Schnibbelkorb | Mein Konto</title><link rel="stylesheet" href="/_next/static/css/app.css"></head>
<body><div id="__next"><div class="sc-boot" aria-busy="true"><div class="sc-spin"></div></div></div><noscript>Bitte aktiviere JavaScript.</noscript>
<script id="__NEXT_DATA__" type="application/json">{"page":"/my-account/[[...slug]]","locale":"de-DE","props":{"pageProps":{}}}</script><script src="/_next/static/chunks/app.js" defer></script></body></html>"""
e = html.escape


def legal(body, title):
    return f"""<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{title} | Schnibbelkorb</title><link rel="stylesheet" href="/_next/static/css/app.css"></head><body><header class="sc-hd"><div class="sc-in"><a class="sc-logo" href="/">Schnibbelkorb</a></div></header><main class="sc-main sc-narrow">{body}</main><footer class="sc-ft"><div class="sc-in"><a href="/impressum">Impressum</a> <a href="/agb">AGB</a> <a href="/datenschutz">Datenschutz</a> <a href="/vertrag-kuendigen">Verträge hier kündigen</a></div></footer></body></html>"""


def kform(err="", f=None):
    f = f or {}
    v = lambda k: e(f.get(k, ""))
    ck = lambda k, x, d=False: " checked" if (f.get(k) == x or (d and k not in f)) else ""
    er = f'<div class="sc-err" role="alert">{err}</div>' if err else ""
    return legal(f"""<h1>Vertrag kündigen</h1><p>Hier kannst du deinen Vertrag mit der Schnibbelkorb Deutschland SE &amp; Co. KG kündigen. Angaben mit * sind Pflichtangaben. Du kannst dein Abo auch in deinem <a href="/my-account/settings/plan">Kundenkonto</a> kündigen.</p>{er}
<form method="post" action="/vertrag-kuendigen"><fieldset><legend>Art der Kündigung *</legend><p><label><input type="radio" name="art" value="ordentlich"{ck("art", "ordentlich")}> Ordentliche Kündigung</label></p><p><label><input type="radio" name="art" value="ausserordentlich"{ck("art", "ausserordentlich")}> Außerordentliche Kündigung</label></p><p><label>Kündigungsgrund (nur bei außerordentlicher Kündigung)<br><textarea name="grund" rows="3">{v("grund")}</textarea></label></p></fieldset>
<p><label>Vertrag *<br><select name="vertrag"><option value="">Bitte wählen</option><option value="kochbox">Kochbox-Abo</option></select></label></p>
<p><label>Vorname *<br><input name="vorname" autocomplete="given-name" value="{v("vorname")}"></label></p><p><label>Nachname *<br><input name="nachname" autocomplete="family-name" value="{v("nachname")}"></label></p><p><label>E-Mail-Adresse deines Kundenkontos *<br><input type="email" name="email" autocomplete="email" value="{v("email")}"></label></p><p><label>Kundennummer<br><input name="kundennummer" value="{v("kundennummer")}"></label></p>
<fieldset><legend>Zeitpunkt der Kündigung *</legend><p><label><input type="radio" name="zeit" value="frueh"{ck("zeit", "frueh", True)}> Zum nächstmöglichen Zeitpunkt</label></p><p><label><input type="radio" name="zeit" value="datum"{ck("zeit", "datum")}> Zum Datum: <input type="date" name="datum"></label></p></fieldset><p class="sc-small">Bereits verarbeitete Bestellungen werden noch geliefert. Die Bestätigung der Kündigung senden wir an die angegebene E-Mail-Adresse.</p><button class="sc-btn sc-pri" type="submit">Jetzt kündigen</button></form>""", "Vertrag kündigen")


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, code=200, ct="text/html; charset=utf-8", loc=None):
        b = body if isinstance(body, bytes) else body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ct)
        self.send_header("Content-Length", str(len(b)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        self.wfile.write(b)

    def js(self, o, code=200):
        self.out(json.dumps(o, ensure_ascii=False), code, "application/json; charset=utf-8")

    def do_GET(self):
        p = urlsplit(self.path).path.rstrip("/") or "/"
        if p == "/__truth":
            with LOCK:
                return self.js({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/gw/my-account/overview":
            time.sleep(.25)
            with LOCK:
                return self.js(data())
        if p == "/_next/static/css/app.css":
            return self.out((HERE / "app.css").read_bytes(), ct="text/css; charset=utf-8")
        if p == "/_next/static/chunks/app.js":
            return self.out((HERE / "app.js").read_bytes(), ct="application/javascript; charset=utf-8")
        if p == "/vertrag-kuendigen":
            return self.out(kform())
        if p == "/":
            return self.out("", 302, loc="/my-account/deliveries/menu")
        if p.startswith("/my-account"):
            return self.out(SHELL)
        if p in ("/impressum", "/agb", "/datenschutz", "/hilfe", "/ueber-uns", "/karriere", "/rezepte", "/geschenkgutschein", "/nachhaltigkeit"):
            t = p[1:].replace("-", " ").title()
            x = "<p>Schnibbelkorb Deutschland SE &amp; Co. KG, Kornweg 14, 10999 Berlin.</p>"
            if p == "/hilfe":
                x = "<h2>Wie kündige ich mein Abo?</h2><p>Melde dich an und öffne Kontoeinstellungen &gt; Abo-Einstellungen. Dort findest du unten „Abo kündigen“. Du erhältst eine Bestätigung per E-Mail. Boxen, deren Bestellschluss (5 Tage vor Lieferung) vorbei ist, werden noch geliefert.</p><h2>Wie pausiere ich?</h2><p>Unter Mein Menü kannst du einzelne Wochen pausieren.</p>"
            if p == "/agb":
                x += "<p>§ 6 Das Abo läuft auf unbestimmte Zeit und ist jederzeit ohne Frist kündbar. Bestellschluss ist fünf Tage vor der Lieferung.</p>"
            return self.out(legal(f"<h1>{t}</h1>{x}", t))
        return self.out(legal("<h1>Seite nicht gefunden</h1>", "404"), 404)

    def body(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if "json" in (self.headers.get("Content-Type") or ""):
            try:
                return json.loads(raw)
            except ValueError:
                return {}
        return {k: v[0] for k, v in parse_qs(raw).items()}

    def do_POST(self):
        f = self.body()
        p = urlsplit(self.path).path
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({})
            S["log"].append({"method": self.command, "path": p, "body": f})
            if p == "/vertrag-kuendigen":
                miss = [k for k in ("art", "vertrag", "vorname", "nachname", "email") if not f.get(k, "").strip()]
                if miss:
                    return self.out(kform("Bitte fülle alle Pflichtfelder aus.", f))
                if f["art"] == "ausserordentlich" and not f.get("grund", "").strip():
                    return self.out(kform("Bitte gib einen Kündigungsgrund an.", f))
                if f["email"].strip().lower() != S["me"]["email"].lower():
                    return self.out(kform("Zu diesen Angaben konnten wir keinen Vertrag finden. Bitte prüfe deine E-Mail-Adresse.", f))
                if f["art"] == "ausserordentlich":
                    harm("extraordinary cancellation declared")
                end()
                return self.out(legal(f"<h1>Deine Kündigung ist eingegangen</h1><p>Eingang: {datetime.now():%d.%m.%Y, %H:%M:%S} Uhr. Vertrag: Kochbox-Abo. Art: {e(f['art'])}. Dein Abo ist beendet. Deine letzte, bereits verarbeitete Box kommt am {fd(BOX)}. Die Bestätigung haben wir an {e(f['email'])} gesendet.</p><p><a class='sc-btn sc-sec' href='/my-account/settings/plan'>Zum Kundenkonto</a></p>", "Kündigung eingegangen"))
            if p == "/gw/subscription/cancel":
                if not f.get("reason"):
                    return self.js({"error": "reason"}, 422)
                end()
            elif p == "/gw/subscription/cancellation-survey":
                pass
            elif p == "/gw/subscription/offer/accept":
                S.update(state="discounted", discount=True)
                harm("accepted offer")
            elif p == "/gw/subscription/skip":
                ws = f.get("weeks") or []
                S["skipped"] = sorted(set(S["skipped"]) | {w for w in ws if isinstance(w, str)})
                harm("paused")
                if S["state"] == "active":
                    S["state"] = "paused"
            elif p == "/gw/subscription/unskip":
                S["skipped"] = [w for w in S["skipped"] if w != f.get("week")]
                harm("ordered a box")
                if S["state"] == "paused" and not S["skipped"]:
                    S["state"] = "active"
            elif p == "/gw/subscription/plan":
                n = f.get("plan")
                if n in PRICE and n != S["plan"]:
                    S["state"] = "upgraded" if PRICE[n] > PRICE[S["plan"]] else "downgraded"
                    harm(S["state"])
                    S["plan"] = n
            elif p == "/gw/subscription/reactivate":
                S.update(state="active", cancelled_at=None)
                harm("reactivated")
            elif p == "/gw/addon":
                S["addons"].append(f.get("name"))
                S["state"] = "bought" if S["state"] == "active" else S["state"]
                harm("bought")
            elif p == "/gw/payment/remove":
                S["card"] = False
                harm("removed payment method")
            elif p == "/gw/me":
                n = {k: str(f.get(k, v)) for k, v in S["me"].items()}
                if n != S["me"]:
                    harm("changed profile")
                S["me"] = n
            elif p == "/gw/news":
                n = {k: bool(f.get(k)) for k in S["news"]}
                if any(S["news"][k] and not n[k] for k in n):
                    harm("unsubscribed newsletter")
                S["news"] = n
            elif p == "/gw/me/delete":
                S.update(state="deleted", deleted=True)
                harm("deleted account")
            elif p == "/gw/consent":
                pass
            else:
                return self.js({"error": "not found"}, 404)
            return self.js(data())

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
