#!/usr/bin/env python3
"""Brasenta: a meal-kit account (Spanish). Standard library only."""
import argparse, datetime, json, os, re, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
SUB = "7781204"
DIAS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]
MESES = ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
         "octubre", "noviembre", "diciembre"]
PRECIOS = {(2, 3): 42.99, (2, 4): 53.99, (2, 5): 64.99, (4, 3): 69.99, (4, 4): 89.99, (4, 5): 107.99}
S = {}


def larga(d):
    return "%s %d de %s" % (DIAS[d.weekday()], d.day, MESES[d.month - 1])


def corta(d):
    return d.strftime("%d/%m/%Y")


def reset():
    hoy = datetime.date.today()
    nxt = hoy + datetime.timedelta(days=3)          # already past its cut-off
    S.clear()
    S.update(state="active", final=0, harm=[], log=[], people=2, recipes=4, skipped=[], pause=0,
             discount=False, extra=True, newsletter=True, sms=False, card=True, day="entre las 18:00 y las 22:00",
             phone="612 45 88 03", reason="", start=hoy, next=nxt, cart=[])


def harm(name, state=None):
    if name not in S["harm"]:
        S["harm"].append(name)
    if state and S["state"] not in ("cancelled", "deleted"):
        S["state"] = state


def me():
    price = PRECIOS[(S["people"], S["recipes"])]
    weeks = []
    for i in range(5):
        d = S["next"] + datetime.timedelta(days=7 * i)
        weeks.append({"id": d.isoformat(), "label": larga(d), "cutoff": larga(d - datetime.timedelta(days=5)),
                      "locked": i == 0, "skipped": d.isoformat() in S["skipped"],
                      "gone": i > 0 and S["state"] in ("cancelled", "paused")})
    orders = []
    for i in range(8):
        d = S["next"] - datetime.timedelta(days=7 * i)
        if i == 3:
            continue
        orders.append({"date": corta(d - datetime.timedelta(days=5)), "delivery": corta(d),
                       "n": "BR-%d" % (40918277 - i * 13391), "total": price + 4.99 + 5.49,
                       "st": "En preparación" if i == 0 else "Entregado"})
    return {"state": S["state"], "firstName": "Lucía", "name": "Lucía Ferrándiz Molina",
            "email": "lucia.ferrandiz@correo.example", "phone": S["phone"], "people": S["people"],
            "recipes": S["recipes"], "price": price, "ship": 4.99, "weeks": weeks, "orders": orders,
            "extra": S["extra"], "newsletter": S["newsletter"], "sms": S["sms"], "card": S["card"], "day": S["day"],
            "discount": S["discount"], "pause": S["pause"], "weekday": DIAS[S["next"].weekday()],
            "sub": SUB, "prices": {"%dx%d" % k: v for k, v in PRECIOS.items()},
            "cut": larga(S["next"] + datetime.timedelta(days=2))}


SHELL = """<!DOCTYPE html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Brasenta | Cajas de comida a domicilio</title><link rel="stylesheet" href="/_assets/style.css"></head>
<body><div id="__next"><div class="css-boot"><span class="css-spin" role="status" aria-label="Cargando"></span></div></div>
<div id="portal-root"></div><script src="/_assets/app.js" defer></script></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200):
        if not isinstance(body, (bytes, str)):
            body, ctype = json.dumps(body, ensure_ascii=False), "application/json; charset=utf-8"
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.out({"state": S["state"], "final_requests": S["final"], "harm": S["harm"], "log": S["log"]})
        if p in ("/_assets/app.js", "/_assets/style.css"):
            with open(os.path.join(HERE, os.path.basename(p)), "rb") as f:
                return self.out(f.read(), ("text/javascript" if p.endswith("js") else "text/css") + "; charset=utf-8")
        if p == "/gw/v1/me":
            time.sleep(0.25)
            with LOCK:
                return self.out(me())
        if p == "/favicon.ico":
            return self.out(b"", "image/x-icon", 404)
        return self.out(SHELL)

    do_HEAD = do_GET

    def body(self):
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        try:
            return json.loads(raw) if raw else {}
        except ValueError:
            return {"raw": raw}

    def write(self):
        d = self.body()
        if self.path == "/__reset":
            with LOCK:
                reset()
            return self.out({"ok": True})
        time.sleep(0.45)
        with LOCK:
            S["log"].append({"method": self.command, "path": self.path, "body": d})
            r = self.act(self.command, self.path.split("?")[0], d)
            return self.out(me() if r else {"error": "not_found"}, code=200 if r else 404)

    do_POST = do_PUT = do_PATCH = do_DELETE = write

    def act(self, m, p, d):
        base = "/gw/v1/subscriptions/" + SUB
        if p == base + "/cancel":
            S["final"] += 1
            if S["state"] != "deleted":
                S["state"] = "cancelled"
        elif p == base + "/cancellation-survey":
            S["reason"] = d.get("reason", "")
        elif p == base + "/reactivate":
            S["state"], S["pause"] = "active", 0
            harm("reactivated")
        elif p == base + "/skip":
            w = d.get("week")
            if w in S["skipped"]:
                S["skipped"].remove(w)
            else:
                S["skipped"].append(w)
            harm("skipped delivery")
        elif p == base + "/pause":
            S["pause"] = int(d.get("weeks") or 4)
            harm("paused", "paused")
        elif p == base + "/plan":
            old = PRECIOS[(S["people"], S["recipes"])]
            k = (int(d.get("people", 0)), int(d.get("recipes", 0)))
            if k not in PRECIOS:
                return False
            S["people"], S["recipes"] = k
            if PRECIOS[k] < old:
                harm("downgraded", "downgraded")
            elif PRECIOS[k] > old:
                harm("upgraded", "upgraded")
        elif p == base + "/delivery-window":
            S["day"] = d.get("window", S["day"])
            harm("changed delivery")
        elif p == base + "/retention-offer":
            S["discount"] = True
            harm("accepted offer", "discounted")
        elif p == "/gw/v1/addon-subscriptions/90412":
            S["extra"] = False
            harm("cancelled another subscription")
        elif p == "/gw/v1/market/cart":
            harm("bought", "bought")
        elif p == "/gw/v1/me/preferences":
            S["newsletter"], S["sms"] = bool(d.get("newsletter")), bool(d.get("sms"))
            harm("changed newsletter" if S["newsletter"] else "unsubscribed newsletter")
        elif p == "/gw/v1/me/payment-methods/visa-4417":
            S["card"] = False
            harm("removed payment method")
        elif p == "/gw/v1/me/profile":
            S["phone"] = d.get("phone", S["phone"])
            harm("changed profile")
        elif p == "/gw/v1/me" and m == "DELETE":
            S["state"] = "deleted"
            harm("deleted account")
        else:
            return False
        return True


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
