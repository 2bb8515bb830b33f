#!/usr/bin/env python3
"""Zampa Prime: a Spanish delivery membership, modelled on Glovo Prime's web profile."""
import argparse
import datetime as dt
import json
import pathlib
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = pathlib.Path(__file__).resolve().parent
LOCK = threading.Lock()
MESES = ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"]
END = dt.date.today() + dt.timedelta(days=17)


def es(d):
    return f"{d.day} de {MESES[d.month - 1]} de {d.year}"


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": [], "plan": "monthly", "perk": True,
            "order": True, "card": True, "news": True}


S = fresh()
SHELL = """<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Tu perfil | Zampa</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/_assets/app.8f02b1.css"></head>
<body><noscript>Necesitas activar JavaScript para usar Zampa.</noscript><div id="app"></div><script src="/_assets/app.8f02b1.js" defer></script></body></html>"""


def me():
    st = {"scheduled": "ENDING", "deleted": "ENDING", "discounted": "DISCOUNT"}.get(S["state"], "ACTIVE")
    annual = S["plan"] == "annual"
    return {"name": "Lucía Herrero", "email": "lucia.herrero@ejemplo.es", "perk": S["perk"], "order": S["order"], "card": S["card"], "news": S["news"],
            "subscription": {"status": st, "plan": S["plan"], "planName": "anual" if annual else "mensual", "price": "47,88 €/año" if annual else "5,99 €/mes",
                             "nextAmount": "47,88 €" if annual else ("2,99 €" if st == "DISCOUNT" else "5,99 €"), "periodEnd": es(END if not annual else END + dt.timedelta(days=348)),
                             "lastCharge": es(END - dt.timedelta(days=30)), "charges": [es(END - dt.timedelta(days=30 * i)) for i in range(1, 7)]}}


def call(method, path, b):
    def harm(x):
        S["harm"].append(x)
    k = (method, path)
    if k == ("DELETE", "/subscription"):
        S["final_requests"] += 1
        S["state"] = "scheduled"
    elif k == ("POST", "/subscription/cancellation/reasons"):
        pass
    elif k == ("POST", "/subscription/retention/accept"):
        S["state"] = "discounted"
        harm("accepted offer")
    elif k == ("POST", "/subscription/reactivate"):
        S["state"] = "active"
        harm("reactivated")
    elif S["state"] in ("scheduled", "deleted") and k == ("PUT", "/subscription/plan"):
        return None
    elif k == ("PUT", "/subscription/plan"):
        S["plan"], S["state"] = "annual", "upgraded"
        harm("upgraded")
    elif k == ("DELETE", "/perks/filmoteca"):
        S["perk"] = False
        harm("cancelled another subscription")
    elif k == ("DELETE", "/customer/me"):
        S["state"] = "deleted"
        harm("deleted account")
    elif k == ("DELETE", "/orders/next"):
        S["order"] = False
        harm("cancelled an order")
    elif k == ("DELETE", "/payment-methods/8802"):
        S["card"] = False
        harm("removed payment method")
    elif k == ("PATCH", "/customer/communications"):
        S["news"] = bool(b.get("marketing"))
        harm("unsubscribed newsletter")
    elif k == ("PATCH", "/customer/me"):
        harm("changed profile")
    else:
        return None
    return {"ok": True}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def send(self, code, body, ctype, extra=()):
        d = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(d)))
        self.send_header("Cache-Control", "no-store")
        for k, v in extra:
            self.send_header(k, v)
        self.end_headers()
        self.wfile.write(d)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.send(200, json.dumps({k: S[k] for k in ("state", "final_requests", "harm", "log")}), "application/json")
        if p == "/":
            return self.send(302, "", "text/plain", [("Location", "/es/perfil")])
        if p == "/_assets/app.8f02b1.css":
            return self.send(200, (HERE / "app.css").read_text("utf-8"), "text/css; charset=utf-8")
        if p == "/_assets/app.8f02b1.js":
            return self.send(200, (HERE / "app.js").read_text("utf-8"), "text/javascript; charset=utf-8")
        if p == "/api/v3/customer/me":
            time.sleep(0.35)
            with LOCK:
                return self.send(200, json.dumps(me()), "application/json")
        if p.startswith("/es"):
            return self.send(200, SHELL, "text/html; charset=utf-8")
        self.send(404, "Not found", "text/plain")

    def do_POST(self):
        global S
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p == "/__reset":
            with LOCK:
                S = fresh()
            return self.send(200, "{}", "application/json")
        try:
            b = json.loads(raw or "{}")
        except ValueError:
            b = {}
        with LOCK:
            S["log"].append(f"{self.command} {p} {raw}".strip())
            r = call(self.command, p[7:], b if isinstance(b, dict) else {}) if p.startswith("/api/v3") else None
        time.sleep(0.5)
        self.send(200 if r else 404, json.dumps(r or {"error": "not_found"}), "application/json")

    do_PUT = do_PATCH = do_DELETE = do_POST


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", ap.parse_args().port), H).serve_forever()
