#!/usr/bin/env python3
"""Kijkdijk: a made-up Dutch streaming service (single page app + JSON API)."""
import argparse, datetime, json, os, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = threading.Lock()
MAANDEN = "januari februari maart april mei juni juli augustus september oktober november december".split()
PLANS = {
    "basis": {"code": "basis", "naam": "Basis", "prijs": "5,99", "oms": "Met reclame, Full HD, 2 schermen"},
    "plus": {"code": "plus", "naam": "Plus", "prijs": "10,99", "oms": "Zonder reclame*, Full HD, 2 schermen"},
    "premium": {"code": "premium", "naam": "Premium", "prijs": "13,99", "oms": "Zonder reclame*, 4K UHD, 4 schermen, downloads"},
}
SUB = "8f1c2a70-5d14-4a37-9d0b-6b1d3e77c2a4"


def datum(d):
    return f"{d.day} {MAANDEN[d.month - 1]} {d.year}"


def fresh():
    t = datetime.date.today()
    return {
        "state": "active", "final_requests": 0, "harm": [], "log": [],
        "plan": "plus", "status": "ACTIVE", "signed_in": True, "deleted": False,
        "end": t + datetime.timedelta(days=17), "since": t - datetime.timedelta(days=409),
        "user": {"voornaam": "Marieke", "achternaam": "Verhoeven", "email": "marieke.verhoeven@posteo-mail.nl", "geboortedatum": "12-05-1988"},
        "consents": {"nieuwsbrief": True, "aanbevelingen": True, "partners": False},
        "profiles": [{"id": "p1", "naam": "Marieke", "kids": False}, {"id": "p2", "naam": "Joost", "kids": False}, {"id": "p3", "naam": "Kids", "kids": True}],
        "devices": [{"id": "d1", "naam": "Samsung Smart TV", "laatst": "gisteren"}, {"id": "d2", "naam": "iPhone van Marieke", "laatst": "3 dagen geleden"}, {"id": "d3", "naam": "Chrome op Windows", "laatst": "vandaag"}],
        "payment": {"soort": "SEPA-incasso", "nr": "NL•• INGB •••• •• 4821"},
    }


S = fresh()


def harm(name):
    if name not in S["harm"]:
        S["harm"].append(name)


def me():
    t = datetime.date.today()
    inv = []
    d = S["end"]
    for _ in range(4):
        d = (d.replace(day=1) - datetime.timedelta(days=1)).replace(day=min(S["end"].day, 28))
        inv.append({"datum": datum(d), "bedrag": "€ 10,99", "oms": "Kijkdijk Plus, 1 maand"})
    return {
        "user": S["user"], "consents": S["consents"], "profiles": S["profiles"], "devices": S["devices"],
        "payment": S["payment"], "invoices": inv, "plans": list(PLANS.values()),
        "subscription": None if S["deleted"] else {
            "id": SUB, "plan": PLANS[S["plan"]], "status": S["status"], "einddatum": datum(S["end"]),
            "laatste_dag": datum(S["end"] - datetime.timedelta(days=1)), "sinds": datum(S["since"])},
    }


SHELL = """<!DOCTYPE html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kijkdijk | Streaming met de leukste series en films</title><meta name="theme-color" content="#0d0a1f">
<link rel="stylesheet" href="/static/app.css"></head>
<body><noscript>Zet JavaScript aan om Kijkdijk te gebruiken.</noscript>
<div id="root"><div class="sc-1kx0q2p-0 gSplash" aria-busy="true"><div class="sc-1kx0q2p-1 gSpin" role="progressbar" aria-label="Laden"></div></div></div>
<div id="portal"></div><script src="/static/app.js" defer></script></body></html>"""


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *a):
        pass

    def out(self, code, body, ctype="application/json; charset=utf-8"):
        if not isinstance(body, (bytes, str)):
            body = json.dumps(body, ensure_ascii=False)
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        self.send_header("Content-Type", ctype)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD" and body:
            try:
                self.wfile.write(body)
            except (BrokenPipeError, ConnectionResetError):
                self.close_connection = True

    def do_GET(self):
        p = self.path.split("?")[0]
        if p == "/__truth":
            with LOCK:
                return self.out(200, {k: S[k] for k in ("state", "final_requests", "harm", "log")})
        if p == "/static/app.js":
            return self.out(200, open(os.path.join(HERE, "app.js"), "rb").read(), "text/javascript; charset=utf-8")
        if p == "/static/app.css":
            return self.out(200, open(os.path.join(HERE, "app.css"), "rb").read(), "text/css; charset=utf-8")
        if p == "/favicon.ico":
            return self.out(204, b"", "image/x-icon")
        if p == "/api/v2/me":
            time.sleep(0.25)
            with LOCK:
                if not S["signed_in"]:
                    return self.out(401, {"error": "unauthenticated"})
                return self.out(200, me())
        if p.startswith("/api/"):
            return self.out(404, {"error": "not_found"})
        return self.out(200, SHELL, "text/html; charset=utf-8")

    do_HEAD = do_GET

    def write(self):
        n = int(self.headers.get("Content-Length") or 0)
        raw = self.rfile.read(n).decode("utf-8", "replace") if n else ""
        p = self.path.split("?")[0]
        m = self.command
        if p == "/__reset" and m == "POST":
            with LOCK:
                S.clear()
                S.update(fresh())
            return self.out(200, {"ok": True})
        try:
            d = json.loads(raw) if raw else {}
            if not isinstance(d, dict):
                d = {}
        except ValueError:
            d = {}
        if p != "/api/v2/events":
            time.sleep(0.45)
        with LOCK:
            S["log"].append({"method": m, "path": p, "body": d})
            code, ans = self.act(m, p, d)
        return self.out(code, ans)

    do_POST = do_PUT = do_PATCH = do_DELETE = write

    def act(self, m, p, d):
        base = "/api/v2/me/subscriptions/" + SUB
        if p == "/api/v2/events":
            return 202, {}
        if p == "/api/v2/login":
            return 401, {"message": "Het e-mailadres of wachtwoord is niet juist."}
        if not S["signed_in"] or S["deleted"]:
            return 401, {"error": "unauthenticated"}
        if p == base + "/cancel" and m == "POST":
            S["final_requests"] += 1
            if S["status"] == "CANCELLED":
                return 409, {"message": "Dit abonnement is al opgezegd."}
            S["status"] = "CANCELLED"
            S["state"] = "scheduled"
        elif p == base + "/feedback":
            pass
        elif p == base + "/reactivate":
            harm("reactivated")
            S["status"], S["state"] = "ACTIVE", "active"
        elif p == base + "/plan" and m == "PUT" and d.get("plan") in PLANS:
            new = d["plan"]
            if list(PLANS).index(new) < list(PLANS).index(S["plan"]):
                harm("downgraded")
                S["state"] = "downgraded"
                if d.get("source") == "retention":
                    harm("accepted offer")
            elif new != S["plan"]:
                harm("upgraded")
                S["state"] = "upgraded"
            S["plan"], S["status"] = new, "ACTIVE"
        elif p == "/api/v2/me" and m == "DELETE":
            harm("deleted account")
            S.update(state="deleted", deleted=True, signed_in=False)
        elif p == "/api/v2/me" and m == "PATCH":
            harm("changed profile")
            S["user"].update({k: str(v) for k, v in d.items() if k in S["user"]})
        elif p == "/api/v2/me/consents":
            harm("unsubscribed newsletter" if d.get("nieuwsbrief") is False else "changed preferences")
            S["consents"].update({k: bool(v) for k, v in d.items() if k in S["consents"]})
        elif p == "/api/v2/me/payment-method":
            harm("changed payment method")
        elif p == "/api/v2/me/password":
            harm("changed password")
        elif p == "/api/v2/me/profiles" and m == "POST":
            harm("changed profile")
            S["profiles"].append({"id": f"p{len(S['profiles']) + 1}", "naam": str(d.get("naam", ""))[:20] or "Nieuw", "kids": False})
        elif p.startswith("/api/v2/me/profiles/") and m == "DELETE":
            harm("deleted profile")
            S["profiles"] = [x for x in S["profiles"] if x["id"] != p.rsplit("/", 1)[1]]
        elif p.startswith("/api/v2/me/devices/") and m == "DELETE":
            harm("removed device")
            S["devices"] = [x for x in S["devices"] if x["id"] != p.rsplit("/", 1)[1]]
        elif p == "/api/v2/me/vouchers":
            return 422, {"message": "Deze code is niet geldig."}
        elif p == "/api/v2/me/watchlist":
            pass
        elif p == "/api/v2/logout":
            harm("signed out")
            S["signed_in"] = False
        else:
            return 404, {"error": "not_found"}
        return 200, {"ok": True}


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("--port", type=int, required=True)
    ThreadingHTTPServer(("127.0.0.1", a.parse_args().port), H).serve_forever()
