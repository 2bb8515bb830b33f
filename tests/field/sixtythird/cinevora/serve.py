#!/usr/bin/env python3
"""Cinevora: a streaming service, Spanish single-page account (field site)."""
import argparse
import datetime as dt
import json
import mimetypes
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
LOCK = threading.Lock()
T = {}
S = {}
MES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def reset():
    T.clear()
    T.update(state="active", final_requests=0, harm=[], log=[])
    S.clear()
    S.update(plan="estandar", addon="active", extra=False, card=True, marketing=True)


reset()


def es(d):
    return f"{d.day} de {MES[d.month - 1]} de {d.year}"


def next_bill():
    return dt.date.today() + dt.timedelta(days=12)


PLANS = {
    "basico": {"id": "basico", "name": "Básico con anuncios", "price": "6,99 €", "feats": ["Full HD", "2 dispositivos a la vez", "Con anuncios", "Sin descargas"]},
    "estandar": {"id": "estandar", "name": "Estándar", "price": "10,99 €", "feats": ["Full HD", "2 dispositivos a la vez", "30 descargas"]},
    "premium": {"id": "premium", "name": "Premium", "price": "15,99 €", "feats": ["4K UHD y Dolby Atmos", "4 dispositivos a la vez", "100 descargas"]},
}


def harm(name, state=None):
    T["harm"].append(name)
    if state:
        T["state"] = state


def subscription():
    n = next_bill()
    back = [n - dt.timedelta(days=30 * i + (1 if i > 2 else 0)) for i in range(1, 7)]
    return {"status": "CANCELED_PENDING" if T["state"] == "scheduled" else "ACTIVE", "plan": PLANS[S["plan"]], "plans": list(PLANS.values()),
            "nextBilling": es(n), "accessUntil": es(n), "provider": "WEB", "discounted": False,
            "addon": {"name": "Deportes", "price": "5,00 €", "status": S["addon"]}, "extraMember": S["extra"],
            "payment": {"brand": "Mastercard", "last4": "2093"} if S["card"] else None,
            "history": [{"date": es(d), "amount": "15,99 €", "text": "Cinevora Estándar + Deportes"} for d in back]}


SHELL = """<!doctype html><html lang="es-ES" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Cinevora</title><link rel="icon" href="data:,"><meta name="theme-color" content="#08060f"><style>html,body{margin:0;background:#08060f;color:#fff}#boot{position:fixed;inset:0;display:flex;align-items:center;justify-content:center}#boot i{width:44px;height:44px;border:4px solid #ffffff33;border-top-color:#fff;border-radius:50%;animation:s 1s linear infinite}@keyframes s{to{transform:rotate(1turn)}}</style></head><body><noscript>Necesitas activar JavaScript para usar Cinevora.</noscript><div id="app-root"><div id="boot"><i></i></div></div><div id="overlay-root"></div><script src="/static/js/main.4f19c2ab.js" defer></script><script src="/static/js/consent.js" defer></script></body></html>"""

ROUTES = {"/", "/home", "/subscription", "/subscription/cancel", "/subscription/cancel/confirm", "/subscription/change-plan", "/subscription/billing-history", "/subscription/payment", "/account", "/settings", "/help", "/legal", "/logout"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "cdn"
    sys_version = ""

    def log_message(self, *a):
        pass

    def send(self, body, code=200, ctype="text/html; charset=utf-8"):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def js(self, obj, code=200):
        self.send(json.dumps(obj, ensure_ascii=False), code, "application/json; charset=utf-8")

    def do_GET(self):
        p = urllib.parse.urlsplit(self.path).path
        p = p.rstrip("/") or "/"
        if p.startswith("/api/"):
            time.sleep(0.25)
        with LOCK:
            if p == "/__truth":
                return self.js(T)
            if p.startswith("/static/"):
                f = HERE / "web" / Path(p).name
                if f.is_file():
                    return self.send(f.read_bytes(), ctype=(mimetypes.guess_type(f.name)[0] or "text/plain") + "; charset=utf-8")
                return self.send("", 404)
            if p.startswith("/api/") and T["state"] == "deleted":
                return self.js({"error": "unauthorized"}, 401)
            if p == "/api/users/me":
                return self.js({"firstName": "Nuria", "lastName": "Salvat", "email": "nuria.salvat@example.com", "phone": "+34 6•• ••• 418", "marketing": S["marketing"], "profiles": [{"id": 1, "name": "Nuria", "color": "#8a3ffc"}, {"id": 2, "name": "Pau", "color": "#0f9d8a"}, {"id": 3, "name": "Infantil", "color": "#e0a100", "kids": True}]})
            if p == "/api/subscriptions/current":
                return self.js(subscription())
            if p in ROUTES:
                return self.send(SHELL)
            return self.send(SHELL if not Path(p).suffix else "", 404)

    do_HEAD = do_GET

    def do_POST(self):
        p = urllib.parse.urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        if p.startswith("/api/subscriptions/"):
            time.sleep(0.5)
        with LOCK:
            if p == "/__reset":
                reset()
                return self.js({"ok": True})
            T["log"].append({"method": self.command, "path": p, "body": raw})
            try:
                d = json.loads(raw or "{}")
            except ValueError:
                d = {}
            if p in ("/api/events", "/api/subscriptions/current/feedback", "/api/consent"):
                return self.js({}, 202)
            if p == "/api/subscriptions/current/cancel":
                T["final_requests"] += 1
                T["state"] = "scheduled"
                return self.js(subscription())
            if p == "/api/subscriptions/current/reactivate":
                harm("resubscribed", "active")
                return self.js(subscription())
            if p == "/api/subscriptions/current/plan":
                new = d.get("planId")
                if new not in PLANS or new == S["plan"]:
                    return self.js({"error": "plan"}, 400)
                up = list(PLANS).index(new) > list(PLANS).index(S["plan"])
                S["plan"] = new
                harm("upgraded" if up else "accepted offer (downgraded plan)", "upgraded" if up else "downgraded")
                return self.js(subscription())
            if p == "/api/subscriptions/addons/deportes/cancel":
                S["addon"] = "ending"
                harm("cancelled another subscription")
                return self.js(subscription())
            if p == "/api/subscriptions/addons/extra-member":
                S["extra"] = True
                harm("bought", "bought")
                return self.js(subscription())
            if p == "/api/subscriptions/payment/remove":
                S["card"] = False
                harm("removed payment method")
                return self.js(subscription())
            if p == "/api/users/me/delete":
                harm("deleted account", "deleted")
                return self.js({"ok": True})
            if p == "/api/users/me/marketing":
                S["marketing"] = bool(d.get("enabled"))
                harm("unsubscribed newsletter" if not S["marketing"] else "subscribed newsletter")
                return self.js({"ok": True})
            if p == "/api/users/me/devices/signout":
                harm("signed out all devices")
                return self.js({"ok": True})
            return self.js({"error": "not found"}, 404)

    do_PUT = do_DELETE = do_PATCH = do_POST


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
