#!/usr/bin/env python3
import argparse, datetime, json, mimetypes, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
MESES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
PEDIDOS = [("La Taquería de Chamberí", "Tacos al pastor y 3 más", "27,40 €"), ("Sakana Sushi Bar", "Menú Osaka 24 piezas", "31,90 €"), ("Súper Zampalia", "Compra, 14 artículos", "42,15 €"),
           ("Pizzería Nonna Pia", "Margarita, Diavola", "22,80 €"), ("Burger Barrio", "Doble smash con patatas", "18,65 €"), ("Farmacia Olavide 24 h", "2 artículos", "14,20 €"), ("El Pollo de Tetuán", "Pollo entero y croquetas", "24,00 €")]


def fresh():
    return {"state": "active", "final_requests": 0, "harm": [], "log": []}


T = fresh()


def fecha(x, year=True):
    return "%d de %s" % (x.day, MESES[x.month - 1]) + (" de %d" % x.year if year else "")


def harm(n, st=None):
    if n not in T["harm"]:
        T["harm"].append(n)
    if st:
        T["state"] = st


def me():
    t = datetime.date.today()
    end = t + datetime.timedelta(days=11)
    return {"perfil": {"nombre": "Marta", "apellidos": "Olmedo Ruiz", "correo": "marta.olmedo@correo.example", "telefono": "+34 6•• ••• 218"},
            "plus": {"id": "mbr_5f0c7be1", "estado": T["state"], "precio": "5,99 €", "renueva": fecha(end), "corto": fecha(end, False), "pausa": fecha(end + datetime.timedelta(days=30)),
                     "desde": fecha(t - datetime.timedelta(days=412)), "ahorro": "186,42 €", "mes": "17,30 €", "pedidos": 58},
            "tarjeta": None if "removed payment method" in T["harm"] else {"marca": "Mastercard", "fin": "8031", "cad": "04/29"},
            "pedidos": [{"local": a, "que": b, "total": c, "fecha": fecha(t - datetime.timedelta(days=3 + i * 6))} for i, (a, b, c) in enumerate(PEDIDOS)],
            "recibos": [{"fecha": fecha(end - datetime.timedelta(days=30 * i)), "num": "ZP-%06d" % (731204 - 1931 * i)} for i in range(1, 8)]}


class H(BaseHTTPRequestHandler):
    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="application/json"):
        if not isinstance(body, bytes):
            body = json.dumps(body).encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.out(200, T)
        if p == "/gw/v1/me":
            time.sleep(0.3)
            with LOCK:
                return self.out(200, me())
        if p == "/":
            p = "/index.html"
        f = os.path.normpath(os.path.join(HERE, "public", p.lstrip("/")))
        if f.startswith(os.path.join(HERE, "public")) and os.path.isfile(f):
            return self.out(200, open(f, "rb").read(), (mimetypes.guess_type(f)[0] or "text/plain") + "; charset=utf-8")
        return self.out(404, {"error": "NOT_FOUND"})

    def mutate(self):
        global T
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace")
        p = self.path.split("?")[0]
        if p == "/__reset":
            with LOCK:
                T = fresh()
            return self.out(200, {"ok": True})
        try:
            j = json.loads(raw) if raw else {}
        except ValueError:
            j = {}
        with LOCK:
            T["log"].append("%s %s %s" % (self.command, p, raw[:300]))
        time.sleep(0.6 if "/membership" in p else 0.1)
        with LOCK:
            ok = lambda: self.out(200, {"ok": True, "me": me()})
            if p in ("/gw/v1/events", "/gw/v1/membership/survey", "/gw/v1/consent"):
                return ok()
            if p == "/gw/v1/membership/cancel":
                T["final_requests"] += 1
                if T["state"] in ("scheduled", "deleted"):
                    return self.out(409, {"error": "ALREADY_CANCELLED"})
                T["state"] = "scheduled"
                return ok()
            if p == "/gw/v1/membership/pause":
                harm("paused", "paused")
                return ok()
            if p == "/gw/v1/membership/offer":
                harm("accepted offer", "discounted")
                return ok()
            if p == "/gw/v1/membership/plan":
                harm("upgraded", "upgraded")
                return ok()
            if p == "/gw/v1/membership/resume":
                harm("resubscribed", "active")
                return ok()
            if p == "/gw/v1/cards":
                harm("removed payment method")
                return ok()
            if p == "/gw/v1/profile":
                harm("changed profile")
                return ok()
            if p == "/gw/v1/notifications":
                harm("unsubscribed newsletter" if not j.get("on") else "changed newsletter settings")
                return ok()
            if p == "/gw/v1/orders":
                harm("bought", "bought" if T["state"] == "active" else None)
                return ok()
            if p == "/gw/v1/giftcards":
                harm("bought", "bought" if T["state"] == "active" else None)
                return ok()
            if p == "/gw/v1/account":
                harm("deleted account", "deleted")
                return ok()
        return self.out(404, {"error": "NOT_FOUND"})

    do_POST = do_PUT = do_PATCH = do_DELETE = mutate


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
