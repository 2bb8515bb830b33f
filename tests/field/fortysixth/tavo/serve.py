#!/usr/bin/env python3
"""Field site 'Tavo One': membresía de una app de entregas y viajes (single-page app, RPC API)."""
import argparse
import datetime as dt
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
S = {}
MESES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def es(d):
    return f"{d.day} de {MESES[d.month - 1]} de {d.year}"


def reset():
    S.clear()
    S.update(state="active", final_requests=0, harm=[], log=[], renews=dt.date.today() + dt.timedelta(days=17),
             cycle="mensual", discount=False, paused=False, reason=None, deleted=False, promos=True,
             name="Sofía Arriaga", phone="+52 55 4821 0937", email="sofia.arriaga@correo.example", backup=True)


def harm(n):
    if n not in S["harm"]:
        S["harm"].append(n)


def membership():
    ended = S["state"] == "scheduled"
    return {"status": "CANCELLED_ACTIVE_UNTIL_END" if ended else "PAUSED" if S["paused"] else "ACTIVE",
            "plan": "Plan anual" if S["cycle"] == "anual" else "Plan mensual",
            "price": "$690.00 al año" if S["cycle"] == "anual" else "$34.50 al mes" if S["discount"] else "$69.00 al mes",
            "cycle": S["cycle"], "discount": S["discount"], "date": es(S["renews"]),
            "resume": es(S["renews"] + dt.timedelta(days=30)), "savings": "$486.20", "since": "agosto de 2025"}


def me():
    return {"name": S["name"], "phone": S["phone"], "email": S["email"], "promos": S["promos"], "membership": membership(),
            "payments": [{"id": "visa", "label": "Visa •••• 6204"}] + ([{"id": "cash", "label": "Mastercard •••• 1187"}] if S["backup"] else [])}


SHELL = """<!DOCTYPE html>
<html lang="es-MX"><head><meta charset="utf-8"><title>Tavo Eats | Pide comida y súper a domicilio</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#ffffff">
<style>*{box-sizing:border-box}body{margin:0;font-family:TavoMoveText,system-ui,"Helvetica Neue",Helvetica,Arial,sans-serif;color:#000;background:#fff}a{color:inherit}h1,h2,h3,p,ul{margin:0;padding:0}ul{list-style:none}button{font-family:inherit}</style>
<style class="_styletron_hydrate_"></style></head><body><div id="root"></div><div id="layers"></div><script src="/static/eats-client.js"></script></body></html>"""


def rpc(name, b):
    if name in ("getUserV1", "getMembershipHubV1"):
        return {"status": "success", "data": me()} if not S["deleted"] else {"status": "failure", "data": {"code": "unauthenticated"}}
    if name == "submitMembershipSurveyV1":
        S["reason"] = b.get("reason")
        kind = "none" if S["discount"] or S["paused"] else "pause" if b.get("reason") in ("NOT_USING", "MOVING") else "discount"
        return {"status": "success", "data": {"interstitial": kind}}
    if name == "cancelMembershipV1":
        S["final_requests"] += 1
        if S["state"] == "scheduled":
            return {"status": "failure", "data": {"code": "already_cancelled"}}
        S["state"], S["paused"] = "scheduled", False
        return {"status": "success", "data": me()}
    if name == "redeemRetentionOfferV1":
        harm("accepted offer")
        S["state"], S["discount"] = "discounted", True
    elif name == "pauseMembershipV1":
        harm("paused")
        S["state"], S["paused"] = "paused", True
    elif name == "resumeMembershipV1":
        harm("reactivated")
        S["state"], S["paused"] = "active", False
    elif name == "switchMembershipPlanV1":
        harm("upgraded")
        S["state"], S["cycle"] = "upgraded", "anual"
    elif name == "deletePaymentProfileV1":
        harm("removed payment method")
        S["backup"] = False
    elif name == "updateUserV1":
        harm("changed profile")
        if b.get("name"):
            S["name"] = str(b["name"])[:80]
    elif name == "updateCommunicationsV1":
        harm("unsubscribed newsletter")
        S["promos"] = bool(b.get("promos"))
    elif name == "buyGiftCardV1":
        harm("bought")
    elif name == "deleteAccountV1":
        harm("deleted account")
        S["state"], S["deleted"] = "deleted", True
    else:
        return None
    return {"status": "success", "data": me()}


ROUTES = {"/", "/account", "/account/privacy", "/account/security", "/wallet", "/one", "/one/manage", "/orders", "/favorites", "/promotions", "/gift",
          "/help", "/help/one-cancel", "/legal/terms", "/legal/privacy", "/legal/one", "/feed", "/partners", "/deliver", "/business", "/logout", "/cities"}


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, body, ctype="text/html; charset=utf-8", code=200, loc=None):
        if isinstance(body, dict):
            body, ctype = json.dumps(body, ensure_ascii=False), "application/json; charset=utf-8"
        data = body.encode() if isinstance(body, str) else body
        self.send_response(code)
        if code != 204:
            self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        if loc:
            self.send_header("Location", loc)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def do_GET(self):
        p = urlsplit(self.path).path
        if p == "/__truth":
            with LOCK:
                return self.out({k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/":
            return self.out("", code=302, loc="/account")
        if p in ROUTES:
            return self.out(SHELL)
        if p == "/static/eats-client.js":
            with open(os.path.join(HERE, "static", "eats-client.js"), "rb") as f:
                return self.out(f.read(), "text/javascript; charset=utf-8")
        if p == "/favicon.ico":
            return self.out(b"", code=204)
        self.out("<!DOCTYPE html><html lang='es-MX'><title>Tavo</title><h1>No encontramos esa página</h1><a href='/account'>Volver a la cuenta</a></html>", code=404)

    do_HEAD = do_GET

    def do_POST(self):
        p = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        with LOCK:
            if p == "/__reset":
                reset()
                return self.out({"ok": True})
            S["log"].append({"method": "POST", "path": self.path, "body": raw[:2000]})
            if p == "/_events":
                return self.out(b"", code=204)
            if p.startswith("/_p/api/"):
                if self.headers.get("x-csrf-token") != "x":
                    return self.out({"status": "failure", "data": {"code": "forbidden"}}, code=403)
                try:
                    b = json.loads(raw or "{}")
                except ValueError:
                    b = {}
                r = rpc(p[8:], b if isinstance(b, dict) else {})
                if r:
                    return self.out(r)
        self.out({"status": "failure"}, code=404)


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    reset()
    ThreadingHTTPServer.daemon_threads = True
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
